"""Playing along: how a table begins, and what each event does to it.

The reducer takes forbidden events too, as sensibly as it can: nothing below fails on what people can enter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scorekeeper.games.new_york_1901.known import NewYork, challenge, setups, streets
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    CARDS,
    DISTRICTS,
    GENERATIONS,
    NONE,
    OPEN_MARKET,
    SKYSCRAPERS,
    WORKERS,
    Market,
    SeatFinal,
    SetupSeat,
    districts_in_play,
)
from scorekeeper.games.new_york_1901.play_events import (
    ACTIONS,
    EVENTS,
    LEGENDARY,
    STARTER,
    SWAP,
    Build,
    Demolish,
    EndTurn,
    Expand,
    Finish,
    Resume,
    ReturnWorker,
    ShowMarket,
    UseCard,
)
from scorekeeper.games.new_york_1901.play_final import final
from scorekeeper.games.new_york_1901.play_form import choices, form
from scorekeeper.games.new_york_1901.play_state import (
    UNKNOWN,
    SeatState,
    State,
    Tile,
    district_of,
    opened,
    over,
    size_of,
    triggered,
    turn,
)
from scorekeeper.games.new_york_1901.setup_checks import cards_in_deck
from scorekeeper.play import Play

SEEN = 60
"""Tiles of one player that a state keeps: far more than can be built, so that absurd logs stay cheap."""


def begin(table: NewYork) -> State:
    """The state after set-up: as entered, else as the rules have it."""
    setup = table.setup
    market = setup.market if setup is not None and setup.market is not None else Market()
    deck = setup.deck if setup is not None else None
    if deck is None and table.count in CARDS:
        deck = cards_in_deck(table.count)
    futures = market.futures if market.futures is not None else None if deck is None else max(0, deck - OPEN_MARKET)
    seats = [_first(SetupSeat())] * len(table.seats)
    for seat, own in setups(table):
        seats[seat] = _first(own)
    return State(
        seats=tuple(seats),
        start=table.start_player,
        streets=streets(table),
        challenge=challenge(table),
        open=OPEN_MARKET if market.open is None else market.open,
        futures=futures,
        back=table.has("swapped-cards", "back"),
        drawn_districts=districts_in_play(table.count),
    )


def _first(own: SetupSeat) -> SeatState:
    first = own.first_card
    district = (first.district if first is not None else None) or own.character or UNKNOWN
    size = 2 if first is None or first.size is None else first.size
    return SeatState(
        track=0 if own.track is None else own.track,
        unbuilt=SKYSCRAPERS if own.unbuilt is None else own.unbuilt,
        workers=WORKERS if own.workers is None else own.workers,
        left=ACTION_CARDS if own.action_cards is None else own.action_cards,
        land=(f"{district}-{size if size in (2, 3) else UNKNOWN}",),
    )


def apply(state: State, event: Any) -> State:
    """The state after ``event``, whether the rules allow it or not."""
    if isinstance(event, ShowMarket):
        return _show(state, event)
    if isinstance(event, Finish):
        return replace(state, finished=True)
    if not 0 <= event.player < len(state.seats):
        return state
    if isinstance(event, Resume):
        return _resume(state, event)
    return triggered(_STEPS[type(event)](opened(state, event.player), event))


def _plus(*values: int | None) -> int | None:
    return None if None in values else sum(each or 0 for each in values)


# --- the markets -------------------------------------------------------------------------------------------------


def _show(state: State, event: ShowMarket) -> State:
    named = (event.first, event.second, event.third, event.fourth)
    shown = tuple(each for each in named if each is not None)
    count = event.open if event.open is not None else state.open
    if count is not None and shown:
        count = max(count, len(shown))
    futures = state.futures if event.futures is None else event.futures
    return replace(state, shown=shown or state.shown, open=count, futures=futures)


def _taken(state: State, card: str | None, refill: str | None) -> State:
    """The market after a card was taken and the open market filled up."""
    shown = list(state.shown) if card is not None else []
    if card in shown:
        shown.remove(str(card))
    left, futures = state.open, state.futures
    if left is not None:
        left = max(0, left - 1)
        if futures is not None:
            dealt = max(0, min(OPEN_MARKET - left, futures))
            left, futures = left + dealt, futures - dealt
    if refill is not None:
        shown.append(refill)
    return replace(state, shown=tuple(shown[-OPEN_MARKET:]), open=left, futures=futures)


def _swapped(state: State) -> State:
    """Four open cards for new ones; the option says whether the old ones come back under the deck."""
    shown, futures = state.open, state.futures
    if shown is not None and futures is not None and futures > 0 and not state.back:
        shown = min(OPEN_MARKET, futures)
        futures -= shown
    return replace(state, shown=(), open=shown, futures=futures, swaps=state.swaps + 1)


# --- the steps of a turn -----------------------------------------------------------------------------------------


def _expand(state: State, event: Expand) -> State:
    seat = state.seat(event.player)
    workers = None if seat.workers is None else max(0, seat.workers - 1)
    card = event.card or event.land or f"{UNKNOWN}-{UNKNOWN}"
    state = state.put(event.player, replace(seat, workers=workers, land=(*seat.land, card)))
    if event.plot is not None and (event.land or event.card):
        spot = (district_of(event.land or event.card or ""), event.plot, int(event.player))
        state = replace(state, plots=(*state.plots, spot))
    now = replace(state.turn, expands=state.turn.expands + 1)
    return replace(_taken(state, event.card, event.refill), turn=now)


def _demolish(state: State, event: Demolish) -> State:
    seat = state.seat(event.player)
    numbers = set(event.tiles or ())
    down = [tile for tile in seat.tiles if tile.number in numbers]
    gone, points = seat.gone, list(seat.gone_points)
    if event.tiles is None or (numbers and not seat.whole):
        gone, points = None, [None, None]
    for tile in down:
        if tile.generation in GENERATIONS:
            at = GENERATIONS.index(tile.generation)
            gone = None if gone is None else (*gone[:at], gone[at] + 1, *gone[at + 1 :])  # type: ignore[assignment]
            if at < 2:
                points[at] = _plus(points[at], tile.points)
    before = seat.before
    if before is not None and (event.tiles is None or any(tile.old for tile in down)):
        before = replace(before, on_street=None, irregular=None, standing_points=None, gold_by_district=None)
    workers = None if seat.workers is None or event.emptied is None else seat.workers - event.emptied
    workers = None if workers is None or event.workers is None else max(0, min(WORKERS, workers + event.workers))
    seat = replace(
        seat,
        tiles=tuple(tile for tile in seat.tiles if tile.number not in numbers),
        whole=seat.whole and event.tiles is not None,
        gone=gone,
        gone_points=(points[0], points[1]),
        workers=workers,
        before=before,
        legendary=NONE if any(tile.generation == LEGENDARY for tile in down) else seat.legendary,
    )
    now = replace(state.turn, demolitions=state.turn.demolitions + 1, pending=True, promised=event.new)
    return replace(state.put(event.player, seat), turn=now)


def _build(state: State, event: Build) -> State:
    seat = state.seat(event.player)
    generation = event.generation or (LEGENDARY if event.legendary else UNKNOWN)
    legend = generation == LEGENDARY
    tile = Tile(
        seat.numbered + 1,
        generation if generation != UNKNOWN else "bronze",
        event.points,
        event.squares,
        event.irregular,
        event.streets,
        event.districts,
    )
    workers = None if seat.workers is None or event.workers is None else min(WORKERS, seat.workers + event.workers)
    # Where Gold Prestige is in play and a gold-level build leaves it open, the track is not known any more.
    open_prestige = state.challenge == "gold-prestige" and (legend or generation == "gold")
    gained = event.prestige if open_prestige else event.prestige or 0
    track = _plus(seat.track, event.points, gained) if event.track is None else event.track
    label = {(generation, event.tile)} if event.tile is not None and not legend else set()
    seat = replace(
        seat,
        track=track,
        unbuilt=seat.unbuilt if legend or seat.unbuilt is None else max(0, seat.unbuilt - 1),
        workers=None if workers is None else max(0, workers),
        tiles=(*seat.tiles, tile)[-SEEN:],
        numbered=seat.numbered + 1,
        whole=seat.whole and generation != UNKNOWN,
        labels=seat.labels | label,
        legendary=event.legendary if legend else seat.legendary,
        legendary_points=event.points if legend else seat.legendary_points,
        prestige=_plus(seat.prestige, gained),
    )
    now = replace(state.turn, builds=state.turn.builds + 1, pending=False, promised=None)
    return replace(state.put(event.player, seat), turn=now)


def _use(state: State, event: UseCard) -> State:
    seat = state.seat(event.player)
    unused = tuple(each for each in seat.unused if each != event.card)
    left = None if seat.left is None else max(0, seat.left - 1)
    state = state.put(event.player, replace(seat, unused=unused, left=left))
    now = replace(state.turn, cards=(*state.turn.cards, event.card or UNKNOWN))
    state = replace(state, turn=now)
    return _swapped(state) if event.card == SWAP else state


def _return(state: State, event: ReturnWorker) -> State:
    seat = state.seat(event.player)
    land, cards, lots = list(seat.land), seat.cards, seat.sizes
    if event.card is None:
        cards, lots = None, None
    elif event.card in land:
        land.remove(event.card)
    else:
        cards, lots = _less(cards, lots, event.card)
    workers = None if seat.workers is None and state.turn.workers is None else min(WORKERS, (seat.workers or 0) + 1)
    # Without a worker in hand all four are on the board: that is how the rules want it, so it is known again.
    workers = 1 if seat.workers is None else workers
    state = state.put(event.player, replace(seat, land=tuple(land), cards=cards, sizes=lots, workers=workers))
    plots = tuple(spot for spot in state.plots if not _given_back(spot, event))
    futures = None if state.futures is None else state.futures + 1
    now = replace(state.turn, ended=True)
    return replace(state, plots=plots, futures=futures, returned=state.returned + 1, turn=now)


def _less(
    cards: tuple[int, ...] | None, lots: tuple[int, int] | None, card: str
) -> tuple[tuple[int, ...] | None, tuple[int, int] | None]:
    """Territories from before the log without one of them."""
    district, size = district_of(card), size_of(card)
    if cards is not None and district in DISTRICTS:
        cards = tuple(max(0, each - (DISTRICTS[at] == district)) for at, each in enumerate(cards))
    if lots is not None:
        lots = (max(0, lots[0] - (size == 2)), max(0, lots[1] - (size == 3)))
    return cards, lots


def _given_back(spot: tuple[str, int, int], event: ReturnWorker) -> bool:
    """Whether a numbered territory is free again; where its number is not told, any of the district may be."""
    district, plot, owner = spot
    if owner != event.player or (event.card is not None and district_of(event.card) != district):
        return False
    return event.plot is None or event.plot == plot


def _end(state: State, event: EndTurn) -> State:
    return replace(state, turn=replace(state.turn, ended=True))


_STEPS: dict[type, Callable[[State, Any], State]] = {
    Expand: _expand,
    Demolish: _demolish,
    Build: _build,
    UseCard: _use,
    ReturnWorker: _return,
    EndTurn: _end,
}


# --- beginning in the middle -------------------------------------------------------------------------------------


def _resume(state: State, event: Resume) -> State:
    has = event.has or SeatFinal()
    up = tuple(None if has.standing is None else getattr(has.standing, each) for each in GENERATIONS)
    whole = None not in up
    gone: list[int | None] = [None, None, 0]
    if isinstance(has.demolished, int):
        gone = [0, 0, 0] if has.demolished == 0 else [None, None, None]
    elif has.demolished is not None:
        gone = [has.demolished.bronze, has.demolished.silver, has.demolished.gold or 0]
    demolished = _plus(*gone) if not isinstance(has.demolished, int) else has.demolished
    unbuilt = has.unbuilt
    if unbuilt is None:
        used = _plus(*up, demolished)
        unbuilt = None if used is None else max(0, SKYSCRAPERS - used)
    generations = [each for each, number in zip(GENERATIONS, up, strict=True) for _ in range(min(number or 0, SEEN))]
    if has.legendary not in (None, NONE):
        generations.append(LEGENDARY)
    starter = () if has.starter_standing is False else (Tile(0, STARTER),)
    tiles = starter + tuple(Tile(at, each, old=True) for at, each in enumerate(generations[:SEEN], 1))
    lots = None if has.cards is None else tuple(getattr(has.cards, each) for each in DISTRICTS)
    if lots is not None:
        lots = tuple(
            0 if each is None and DISTRICTS[at] not in state.drawn_districts else each for at, each in enumerate(lots)
        )
    land = (None, None) if has.land is None else (has.land.two, has.land.three)
    hand = has.workers.hand if has.workers is not None else None
    if hand is None and has.workers is not None and has.workers.board is not None:
        hand = max(0, WORKERS - has.workers.board)
    printed = has.standing_points.legendary if has.standing_points is not None else None
    seat = SeatState(
        track=has.track,
        unbuilt=unbuilt,
        workers=hand,
        tiles=tiles,
        numbered=len(generations),
        whole=whole,
        gone=None if None in gone else tuple(gone),  # type: ignore[arg-type]
        gone_points=_gone_points(has),
        legendary=has.legendary,
        legendary_points=printed,
        prestige=has.prestige,
        unused=() if has.action_cards == 0 else ACTIONS,
        left=has.action_cards,
        cards=None if lots is None or None in lots else lots,
        sizes=None if None in land else land,  # type: ignore[arg-type]
        turns=event.turns,
        resumed=True,
        before=has,
    )
    state = replace(state.put(event.player, seat), active=None, turn=type(state.turn)())
    if not any(each.resumed for at, each in enumerate(state.seats) if at != event.player):
        # What the markets and the land held at the start says nothing of now.
        state = replace(state, open=None, futures=None, shown=(), plots=())
    if state.trigger is None and unbuilt is not None and unbuilt <= 4:
        state = replace(state, trigger=int(event.player), sure=False)
    return state


def _gone_points(has: SeatFinal) -> tuple[int | None, int | None]:
    found = has.demolished_points
    values = (None, None) if found is None else (found.bronze, found.silver)
    bronze, silver = (sum(each) if isinstance(each, tuple) else each for each in values)
    return bronze, silver


def points(state: State) -> tuple[int | None, ...]:
    """Points on the score track, one a seat."""
    return tuple(seat.track for seat in state.seats)


PLAY = Play(
    events=EVENTS,
    begin=begin,
    apply=apply,
    final=final,
    turn=turn,  # type: ignore[arg-type]  # a place in the row of seats
    choices=choices,
    points=points,
    over=over,
    form=form,
)
