"""Playing along: events, the reducer, what can be done now, and the final position that a log gives."""

from __future__ import annotations

from collections import Counter
from typing import Any

from scorekeeper.games.bruxelles_1897.model import (
    COLUMNS,
    ROUNDS,
    Area,
    Artworks,
    Column,
    Final,
    Houses,
    MaterialPairs,
    SeatFinal,
    Shared,
)
from scorekeeper.games.bruxelles_1897.play_apply import apply
from scorekeeper.games.bruxelles_1897.play_events import (
    ARTWORK_COLOURS,
    BRUGMANN,
    EVENTS,
    EVERY_NOBLE,
    HOUSE_TYPES,
    PAIRS,
)
from scorekeeper.games.bruxelles_1897.play_form import form
from scorekeeper.games.bruxelles_1897.play_state import (
    EXCHANGE,
    HALL,
    PARC,
    VALUES,
    State,
    begin,
    brussels_leaders,
)
from scorekeeper.play import Choice, Play
from scorekeeper.rules import PlayerIndex, Seat

EVENT_CARDS = {
    "create": "artwork",
    "sell": "money",
    "supply": "material",
    "build": "house",
    "influence": "noble",
    "exhibit": "expo",
}
"""The Action card that each event of the area replaces, by the event's word."""


def turn(state: State) -> PlayerIndex | None:
    """Whose turn it is."""
    return None if state.over or state.turn is None else PlayerIndex(state.turn)


def points(state: State) -> tuple[int | None, ...]:
    """VP on the track, by seat."""
    return tuple(seat.vp for seat in state.seats)


def over(state: State) -> bool:
    """Whether the majorities of round 4 are done."""
    return state.over


# --- what can be done now -----------------------------------------------------------------------------------------


def affordable(state: State, player: int) -> tuple[int, ...]:
    """The values that a player can show in the area: a card for it is at hand, and the money is there."""
    seat = state.seats[player]
    most = 5 if seat.bef is None else seat.bef
    locked = Counter(card for card in seat.prison or () if card is not None)
    own = Counter(value for value in state.own(player) if value is not None)
    one_three = 4 - locked["1/3"] - own[1] - own[3]
    twos = 3 - locked["2/4"] - locked["2/5"] - own[2] - own[4] - own[5]
    four, five = 2 - locked["2/4"] - own[4], 1 - locked["2/5"] - own[5]
    left = {1: one_three, 3: one_three, 2: twos, 4: min(twos, four), 5: min(twos, five)}
    return tuple(value for value in range(1, 6) if left[value] > 0 and value <= most)


def free_spaces(state: State, card: str | None = None) -> tuple[tuple[int, int], ...]:
    """Spaces without an Architect, counted from 0; with ``card`` only those where that card lies or may lie."""
    return tuple(
        (row, column)
        for row, line in enumerate(state.grid)
        for column, space in enumerate(line)
        if space is None and _may_lie(state.laid[row][column], card)
    )


def _may_lie(there: str | None, card: str | None) -> bool:
    return there != "no-card" and (card is None or there in (card, None))


def choices(state: State) -> tuple[Choice, ...]:
    """What can be done now."""
    if state.over:
        return ()
    first = () if any(state.bought) or any(state.uses) or state.passed else _beginnings(state)
    if state.all_passed:
        return (_majority(state),)
    if state.turn is None:
        return (*first, *(each for player in state.people for each in _turns(state, player)))
    return (*_turns(state, state.turn), *first)


def _beginnings(state: State) -> tuple[Choice, ...]:
    found = (Choice("prepare", values=(("round", (state.round,)),)),)
    return found if state.entries else (*found, Choice("resume"))


def _turns(state: State, player: int) -> tuple[Choice, ...]:
    who, hand = PlayerIndex(player), state.hand(player)
    found = []
    values = affordable(state, player)
    for word, card in EVENT_CARDS.items():
        spaces = free_spaces(state, card) if values and hand != 0 else ()
        if state.bought.count(card) >= (1 if card == "expo" else len(state.grid)):
            spaces = ()
        more = _details(state, player, word)
        needed = len(state.uses[PARC]) + 1
        parc = word != "exhibit" and (hand is None or hand >= needed)
        if more is None or not (spaces or parc):
            continue
        found.append(Choice(word, who, (*_place_values(who, spaces, values, needed if parc else None), *more)))
    spaces = free_spaces(state)
    if spaces and values and hand != 0:
        cards = (("card", ("money", "house")),)
        found.append(Choice("place", who, (*_place_values(who, spaces, values, None), *cards)))
    for word, at in (("exchange", EXCHANGE), ("city-hall", HALL)):
        needed = len(state.uses[at]) + 1
        if hand is None or hand >= needed:
            more = (("nobles", ready(state, player)),) if word == "city-hall" else ()
            found.append(Choice(word, who, (("player", (who,)), ("architects", (needed,)), *more)))
    return (*found, Choice("pass", who, (("player", (who,)),)))


def _place_values(
    who: PlayerIndex, spaces: tuple[tuple[int, int], ...], values: tuple[int, ...], parc: int | None
) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    found: tuple[tuple[str, tuple[Any, ...]], ...] = (("player", (who,)),)
    if spaces:
        rows = tuple(dict.fromkeys(row + 1 for row, _ in spaces))
        columns = tuple(sorted({column + 1 for _, column in spaces}))
        found = (*found, ("row", rows), ("column", columns), ("value", values))
    return found if parc is None else (*found, ("architects", (parc,)))


def ready(state: State, player: int) -> tuple[str, ...]:
    """The nobles that a player may still activate this round."""
    seat = state.seats[player]
    own = EVERY_NOBLE if seat.nobles is None else (BRUGMANN, *seat.nobles)
    return tuple(noble for noble in own if noble not in seat.used)


def _details(state: State, player: int, word: str) -> tuple[tuple[str, tuple[Any, ...]], ...] | None:
    """Legal values of an action's own fields; ``None`` where it cannot be carried out."""
    seat = state.seats[player]
    match word:
        case "create":
            return (("artwork", ARTWORK_COLOURS),)
        case "sell":
            if seat.artworks is None or None in seat.artworks:
                return (("artwork", ARTWORK_COLOURS),)
            return (("artwork", tuple(dict.fromkeys(seat.artworks))),) if seat.artworks else None
        case "supply":
            return (("material", PAIRS),)
        case "build":
            if seat.materials is None or seat.houses is None:
                return (("kind", HOUSE_TYPES),)
            if 2 * len(seat.materials) <= len(seat.houses):
                return None
            cards = PAIRS if None in seat.materials else tuple(dict.fromkeys(seat.materials))
            return (("kind", HOUSE_TYPES), ("discards", cards))
        case "influence":
            return (
                ("noble", EVERY_NOBLE[1:]),
                ("keep", (True, False)),
                ("material", PAIRS),
                ("release", tuple(VALUES)),
            )
        case _:
            return ()


def _majority(state: State) -> Choice:
    senders = tuple(Seat(player) for player in brussels_leaders(state))
    return Choice("majority", values=(("prison", tuple(VALUES) if senders else ()),))


# --- the final position -------------------------------------------------------------------------------------------


def final(state: State) -> Final:
    """The final position as far as the log knows it."""
    done = ROUNDS if state.over else state.round - 1
    columns = area = None
    if state.over:
        columns = tuple(_column(state, at) for at in range(COLUMNS)) if None not in state.lowers else None
        area = None if state.hidden else Area(state.lowers if None not in state.lowers else None, state.grid)
    shared = Shared(columns=columns, area=area, round=done if 1 <= done <= ROUNDS else None)
    return Final(shared, tuple(_seat(state, player) for player in state.people))


def _column(state: State, at: int) -> Column:
    found = state.won[at] if at < len(state.won) else None
    winners = None if found is None else tuple(Seat(player) for player in found)
    upper = state.uppers[at]
    return Column(state.lowers[at], winners, upper, winners if upper else None)


def _seat(state: State, player: int) -> SeatFinal:
    seat = state.seats[player]
    last = state.round >= ROUNDS
    return SeatFinal(
        vp=seat.vp,
        bef=seat.bef,
        nobles=seat.nobles,
        houses=_counts(Houses, seat.houses, HOUSE_TYPES),
        artworks=_counts(Artworks, seat.artworks, ARTWORK_COLOURS),
        materials=None if seat.materials is None else len(seat.materials),
        expo=state.expo == player if state.over or (last and state.expo is not None) else None,
        architecture=seat.architecture,
        prison=None if seat.prison is None else len(seat.prison),
        nobility=seat.nobility,
        prestige=seat.prestige,
        brussels=seat.brussels if state.over else None,
        prison_values=None if seat.prison is None or None in seat.prison else seat.prison,
        vp_from=seat.vp_from,
        brugmann=1,
        material_pairs=_counts(MaterialPairs, seat.materials, PAIRS),
    )


def _counts(type_: Any, items: tuple[str | None, ...] | None, names: tuple[str, ...]) -> Any:
    if items is None or None in items:
        return None
    return type_(**{name.replace("-", "_"): items.count(name) for name in names})


PLAY = Play(
    events=EVENTS,
    begin=begin,
    apply=apply,
    final=final,
    turn=turn,
    choices=choices,
    points=points,
    over=over,
    form=form,
    round=lambda state: state.round,
)
