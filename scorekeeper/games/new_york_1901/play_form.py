"""What can be done now, and the cells in which an event is entered."""

from __future__ import annotations

from typing import Any

from scorekeeper.games.new_york_1901.model import (
    DISTRICTS,
    GENERATIONS,
    GOLD_AT,
    LEAST_PRINTED,
    LEAST_UNBUILT,
    LEGENDARIES,
    MOST_PRINTED,
    NONE,
    OPEN_MARKET,
    PER_GENERATION,
    SILVER_AT,
    SKYSCRAPERS,
    STREETS,
    WORKERS,
)
from scorekeeper.games.new_york_1901.play_events import ACTIONS, BOOM, BUILT, CARDS, CONTACTS, LEGENDARY, SWAP, TWO
from scorekeeper.games.new_york_1901.play_state import (
    SeatState,
    State,
    Turn,
    district_of,
    ever_built,
    opens,
    taken_legendaries,
    to_demolish,
    turn,
)
from scorekeeper.play import Choice
from scorekeeper.rules import PlayerIndex
from scorekeeper.sheet import Kind, Row

GROUP = "play"
NEEDS = {"bronze": 0, "silver": SILVER_AT, "gold": GOLD_AT, LEGENDARY: GOLD_AT}
"""Points on the track that it takes before something of a generation can be built."""
Values = tuple[tuple[str, tuple[Any, ...]], ...]


def unlocked(seat: SeatState, generation: str) -> bool:
    """Whether a generation can be built with the points so far (if they are known)."""
    return seat.track is None or seat.track >= NEEDS[generation]


def buildable(state: State, player: int) -> tuple[str, ...]:
    """What a player may build now, by generation."""
    seat = state.seat(player)
    found = [each for each in GENERATIONS if unlocked(seat, each) and (ever_built(seat, each) or 0) < PER_GENERATION]
    if seat.unbuilt is not None and seat.unbuilt <= LEAST_UNBUILT:
        found = []
    if (
        unlocked(seat, LEGENDARY)
        and seat.legendary in (None, NONE)
        and len(taken_legendaries(state)) < len(LEGENDARIES)
    ):
        found.append(LEGENDARY)
    return tuple(found)


def open_cards(state: State) -> tuple[str, ...]:
    """Cards that may be taken: those of the open market if all are known, else all in play."""
    if state.open is not None and 0 < state.open <= len(state.shown):
        return tuple(dict.fromkeys(state.shown))
    return tuple(card for card in CARDS if district_of(card) in state.drawn_districts)


def choices(state: State) -> tuple[Choice, ...]:
    """What can be done now, by whom, with the values the state knows to be legal."""
    found: list[Choice] = []
    player = turn(state)
    late = state.active
    # The turn passed on with the build; an extra build may still be called for.
    passed = late is not None and late != player and not state.turn.ended and state.turn.builds == 1
    if late is not None and passed and BOOM in _unused(state, late) and buildable(state, late):
        found.append(_choice("action-card", late, (("card", (BOOM,)),)))
    if player is not None:
        found = [*_of_turn(state, player), *found]
    elif state.active is None:
        found += [each for at in range(len(state.seats)) for each in _of_turn(state, at)]
    if state.active is None:
        found += [_choice("resume", at) for at in range(len(state.seats))]
    return (*found, Choice("market"), Choice("finish"))


def _unused(state: State, player: int) -> tuple[str, ...]:
    seat = state.seat(player)
    return () if seat.left == 0 else tuple(each for each in seat.unused if each not in state.turn.cards)


def _choice(event: str, player: int, values: Values = ()) -> Choice:
    return Choice(event, PlayerIndex(player), values)


def _of_turn(state: State, player: int) -> list[Choice]:
    seat = state.seat(player)
    now = Turn(workers=seat.workers, empty=state.open == 0) if opens(state, player) else state.turn
    build = _choice("build", player, _build_values(state, player, now))
    if now.pending:
        return [build]
    found = []
    hands_free = seat.workers is None or seat.workers > 0
    if state.open != 0 and hands_free and not now.builds and not now.demolitions and now.expands <= (TWO in now.cards):
        found.append(_choice("expand", player, (("card", open_cards(state)),)))
    better = [each for each in buildable(state, player) if any(to_demolish(seat, each))]
    if now.fresh and better:
        tiles = tuple(tile.number for tile in to_demolish(seat))
        found.append(_choice("demolish", player, (("tiles", tiles), ("new", tuple(better)))))
    may_skip = now.workers in (None, 0) or now.empty or bool(now.cards)
    extra = BOOM in now.cards and now.builds == 1
    if buildable(state, player) and (extra or (not now.builds and (now.expands or may_skip))):
        found.append(build)
    cards = tuple(each for each in seat.unused if each not in now.cards and _useful(state, now, each))
    if seat.left != 0 and cards:
        found.append(_choice("action-card", player, (("card", cards),)))
    if now.fresh and now.workers in (None, 0) and seat.land:
        own = tuple(card for card in dict.fromkeys(seat.land) if card in CARDS)
        found.append(_choice("return-worker", player, (("card", own),) if own and seat.before is None else ()))
    if not now.fresh or now.empty or now.cards:
        found.append(_choice("end-turn", player))
    return found


def _useful(state: State, now: Turn, card: str) -> bool:
    """Whether using a card now leads to something; the rules themselves leave the moment open."""
    if card == TWO:
        return not now.builds and not now.demolitions and state.open != 0
    return card != SWAP or state.futures != 0


def _build_values(state: State, player: int, now: Turn) -> Values:
    may = buildable(state, player)
    if now.pending and now.promised is not None:
        may = tuple(each for each in may if each == now.promised) or (now.promised,)
    values: list[tuple[str, tuple[Any, ...]]] = [("generation", may)]
    if LEGENDARY in may:
        taken = taken_legendaries(state)
        values.append(("legendary", tuple(each for each in LEGENDARIES if each not in taken)))
    if state.streets:
        values.append(("streets", state.streets))
    return tuple(values)


# --- the form ----------------------------------------------------------------------------------------------------


def _row(event: str, field: str, kind: Kind, rule: str | None = None, **more: Any) -> Row:
    name = field.removeprefix("has.").replace(".", "-").replace("_", "-")
    return Row(f"play-{event}-{name}", field, kind, GROUP, rule, **more)


def form(state: State, event: str) -> tuple[Row, ...]:
    """The cells of an event's fields, in the order people think of them."""
    people = tuple(str(at) for at in range(len(state.seats)))
    player = _row(event, "player", Kind.CHOICE, "clockwise", choices=people)
    if event == "market":
        return _market_rows()
    if event == "finish":
        return ()
    rows = {
        "expand": _expand_rows,
        "demolish": _demolish_rows,
        "build": _build_rows,
        "action-card": _card_rows,
        "return-worker": _return_rows,
        "resume": _resume_rows,
    }
    return (player, *rows[event](state)) if event in rows else (player,)


def _lots(state: State) -> tuple[str, ...]:
    return tuple(card for card in CARDS if district_of(card) in state.drawn_districts)


def _expand_rows(state: State) -> tuple[Row, ...]:
    cards = _lots(state)
    return (
        _row("expand", "card", Kind.CHOICE, "card-in-open-market", choices=cards),
        _row("expand", "refill", Kind.CHOICE, "card-in-open-market", choices=cards, needed=False),
        _row("expand", "land", Kind.CHOICE, "land-of-card-colour", choices=cards, needed=False),
        _row("expand", "plot", Kind.COUNT, "free-land", low=1, high=13, needed=False),
    )


def _demolish_rows(state: State) -> tuple[Row, ...]:
    player = turn(state)
    tiles = state.seat(player).tiles if player is not None else tuple(t for s in state.seats for t in s.tiles)
    numbers = tuple(str(each) for each in sorted({tile.number for tile in tiles}))
    return (
        _row("demolish", "new", Kind.CHOICE, "demolish-lower", choices=BUILT),
        _row("demolish", "tiles", Kind.NUMBERS, "demolish-what-stands", choices=numbers),
        _row("demolish", "workers", Kind.COUNT, "workers-back", high=WORKERS),
        _row("demolish", "emptied", Kind.COUNT, "workers-for-emptied-land", high=WORKERS),
    )


def _build_rows(state: State) -> tuple[Row, ...]:
    played = state.challenge
    streets = state.streets or STREETS
    rows = [
        _row("build", "generation", Kind.CHOICE, "gold-from-eighteen", choices=BUILT),
        _row("build", "legendary", Kind.CHOICE, "legendary-still-free", choices=LEGENDARIES, needed=False),
        _row("build", "points", Kind.COUNT, "points-of-a-tile", low=LEAST_PRINTED, high=MOST_PRINTED),
        _row("build", "workers", Kind.COUNT, "workers-back", high=WORKERS),
        _row("build", "streets", Kind.SET, "streets", choices=streets),
    ]
    if played == "gold-prestige":
        rows.append(_row("build", "prestige", Kind.COUNT, "prestige-of-standing"))
    if played == "master-architect":
        rows.append(_row("build", "irregular", Kind.FLAG, "master-architect"))
    if played == "gold-tycoon":
        rows.append(_row("build", "districts", Kind.SET, "gold-tycoon", choices=state.drawn_districts))
    rows += [
        _row("build", "contact", Kind.CHOICE, "side-on-street-or-park", choices=CONTACTS, needed=False),
        _row("build", "squares", Kind.COUNT, "room-to-build", low=2, high=6, needed=False),
        _row("build", "tile", Kind.COUNT, "tile-once", low=1, high=PER_GENERATION, needed=False),
        _row("build", "track", Kind.NUMBER, "token-by-points", needed=False),
    ]
    if played != "gold-tycoon":
        rows.append(
            _row("build", "districts", Kind.SET, "build-on-own-land", choices=state.drawn_districts, needed=False)
        )
    return tuple(rows)


def _card_rows(state: State) -> tuple[Row, ...]:
    return (_row("action-card", "card", Kind.CHOICE, "action-card-once", choices=ACTIONS),)


def _return_rows(state: State) -> tuple[Row, ...]:
    return (
        _row("return-worker", "card", Kind.CHOICE, "returned-card-owned", choices=_lots(state)),
        _row("return-worker", "plot", Kind.COUNT, "free-land", low=1, high=13, needed=False),
    )


def _market_rows() -> tuple[Row, ...]:
    places = ("first", "second", "third", "fourth")
    return (
        *(_row("market", each, Kind.CHOICE, "card-in-open-market", choices=CARDS, needed=False) for each in places),
        _row("market", "open", Kind.COUNT, "open-market", high=OPEN_MARKET, needed=False),
        _row("market", "futures", Kind.NUMBER, "end-triggered", needed=False),
    )


def _resume_rows(state: State) -> tuple[Row, ...]:
    def row(field: str, kind: Kind, rule: str, **more: Any) -> Row:
        return _row("resume", f"has.{field}", kind, rule, needed=False, **more)

    played = state.challenge
    rows = [
        _row("resume", "turns", Kind.COUNT, "turns-in-step"),
        row("track", Kind.NUMBER, "score-track"),
        row("unbuilt", Kind.COUNT, "four-unbuilt", low=LEAST_UNBUILT, high=SKYSCRAPERS),
        row("workers.hand", Kind.COUNT, "workers-add-up", high=WORKERS),
        row("action_cards", Kind.COUNT, "action-cards", high=len(ACTIONS)),
        *(row(f"standing.{each}", Kind.COUNT, "generation-king", high=PER_GENERATION) for each in GENERATIONS),
        row("legendary", Kind.CHOICE, "tallest-legendary", choices=(*LEGENDARIES, NONE)),
        row("starter_standing", Kind.FLAG, "starter-stands"),
        *(row(f"demolished.{each}", Kind.COUNT, f"{each}-gives-way", high=PER_GENERATION) for each in GENERATIONS[:2]),
        *(row(f"on_street.{each}", Kind.COUNT, "streets") for each in state.streets or STREETS),
    ]
    if played == "master-architect":
        rows.append(row("irregular", Kind.COUNT, "master-architect"))
    if played == "gold-tycoon":
        rows += [
            row(f"gold_by_district.{each}", Kind.COUNT, "gold-tycoon")
            for each in DISTRICTS
            if each in state.drawn_districts
        ]
    if played == "gold-prestige":
        rows.append(row("prestige", Kind.NUMBER, "gold-prestige"))
    rows += [row(f"cards.{each}", Kind.COUNT, "district-cards") for each in DISTRICTS if each in state.drawn_districts]
    rows += [row(f"land.{each}", Kind.COUNT, "cards-match-land") for each in ("two", "three")]
    return tuple(rows)
