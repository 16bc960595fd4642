"""The cells of each event, in the order people think: who, where, for how much, what then."""

from __future__ import annotations

from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECT_CARDS,
    BONUSES,
    COLUMNS,
    LAID_CARDS,
    NOBLES,
    UPPERS,
    rows_of,
)
from scorekeeper.games.bruxelles_1897.play_events import ARTWORK_COLOURS, EVERY_NOBLE, HOUSE_TYPES, PAIRS
from scorekeeper.games.bruxelles_1897.play_state import (
    MOST_SHOWN,
    State,
    brussels_leaders,
    column_leaders,
    crests_won,
    house_number,
)
from scorekeeper.sheet import Kind, Row

MOST_DISCARDS = 7
CARDS = tuple(card for card in LAID_CARDS if card not in ("neutral", "no-card"))


def form(state: State, event: str) -> tuple[Row, ...]:
    """The cells of the event with this word."""
    match event:
        case "majority":
            return _majority(state)
        case "prepare":
            return _prepare(state)
        case "resume":
            return _resume(state)
        case "exchange":
            return (_player(state, event), _count(event, "architects", 1, 5))
        case "city-hall":
            nobles = Row(_id(event, "nobles"), "nobles", Kind.SET, "play", choices=EVERY_NOBLE, needed=False)
            more = (_choice(event, "material", PAIRS), _choice(event, "release", ARCHITECT_CARDS))
            return (_player(state, event), nobles, *more, _count(event, "architects", 1, 5))
        case "pass":
            return (_player(state, event), _count(event, "bef", 1, 3))
        case _:
            return _area(state, event)


def _id(event: str, field: str) -> str:
    return f"play-{event}-{field}"


def _player(state: State, event: str) -> Row:
    seats = tuple(str(seat) for seat in state.people)
    return Row(_id(event, "player"), "player", Kind.CHOICE, "play", choices=seats)


def _choice(event: str, field: str, choices: tuple[str, ...], needed: bool = False, label: str | None = None) -> Row:
    return Row(_id(event, label or field), field, Kind.CHOICE, "play", choices=choices, needed=needed)


def _count(event: str, field: str, low: int, high: int | None, needed: bool = False, label: str | None = None) -> Row:
    return Row(_id(event, label or field), field, Kind.COUNT, "play", low=low, high=high, needed=needed)


def _area(state: State, event: str) -> tuple[Row, ...]:
    where = (
        _count(event, "row", 1, rows_of(state.count)),
        _count(event, "column", 1, COLUMNS),
        _count(event, "value", 1, 5),
    )
    parc = () if event in ("exhibit", "place") else (_count(event, "architects", 1, 5),)
    what: tuple[Row, ...]
    match event:
        case "create" | "sell":
            what = (_choice(event, "artwork", ARTWORK_COLOURS),)
        case "supply":
            what = (_choice(event, "material", PAIRS),)
        case "build":
            what = _building(state)
        case "influence":
            what = (
                _choice(event, "noble", EVERY_NOBLE[1:], needed=True),
                Row(_id(event, "keep"), "keep", Kind.FLAG, "play", needed=False),
                _choice(event, "material", PAIRS),
                _choice(event, "release", ARCHITECT_CARDS),
            )
        case "exhibit":
            what = _exhibition(state)
        case "place":
            what = (_choice(event, "card", CARDS),)
        case _:
            return ()
    return (_player(state, event), *where, *parc, *what)


def _building(state: State) -> tuple[Row, ...]:
    number = house_number(state, state.turn) if state.turn is not None else None
    most = min(MOST_DISCARDS, number or MOST_DISCARDS)
    cards = tuple(_choice("build", f"discards[{at}]", PAIRS, label="discard") for at in range(most))
    return (_choice("build", "kind", HOUSE_TYPES), *cards, _count("build", "points", 1, 3))


def _exhibition(state: State) -> tuple[Row, ...]:
    seats = tuple(str(seat) for seat in state.people)
    shown = []
    for at in range(MOST_SHOWN):
        shown.append(_choice("exhibit", f"shown[{at}].player", seats, label=f"shown-player-{at + 1}"))
        shown.append(_choice("exhibit", f"shown[{at}].artwork", ARTWORK_COLOURS, label=f"shown-artwork-{at + 1}"))
    return (*shown, *(_count("exhibit", f"points[{seat}]", 0, 8, label="points") for seat in state.people))


def _majority(state: State) -> tuple[Row, ...]:
    """What needs a choice first; what the area tells is not asked for."""
    found = [
        _choice("majority", f"uppers[{at}]", UPPERS, needed=True, label=f"uppers-{at + 1}")
        for at in range(COLUMNS)
        if state.uppers[at] is None
    ]
    found += [
        Row(_id("majority", f"winners-{at + 1}"), f"winners[{at}]", Kind.SEATS, "play")
        for at in range(COLUMNS)
        if column_leaders(state, at) is None
    ]
    found += [
        _choice("majority", f"released[{seat}]", ARCHITECT_CARDS, label="released")
        for seat, each in enumerate(state.seats)
        if each.prison
    ]
    if crests_won(state) is None or any(seat.prestige is None for seat in state.seats):
        found += [_count("majority", f"crests[{seat}]", 0, None, label="crests") for seat in state.people]
    found += [
        _choice("majority", f"prison[{seat}]", ARCHITECT_CARDS, label="prison") for seat in brussels_leaders(state)
    ]
    return tuple(found)


def _prepare(state: State) -> tuple[Row, ...]:
    seats = tuple(str(seat) for seat in state.people)
    rows = [_count("prepare", "round", 1, 4), _choice("prepare", "start_player", seats, label="start-player")]
    rows += [_choice("prepare", f"uppers[{at}]", UPPERS, label=f"uppers-{at + 1}") for at in range(COLUMNS)]
    rows += [_choice("prepare", f"lowers[{at}]", BONUSES, label=f"lowers-{at + 1}") for at in range(COLUMNS)]
    rows += [
        _choice("prepare", f"rows[{row}][{column}]", LAID_CARDS, label="card")
        for row in range(rows_of(state.count))
        for column in range(COLUMNS)
    ]
    return tuple(rows)


def _resume(state: State) -> tuple[Row, ...]:
    seats = tuple(str(seat) for seat in state.people)
    rows = [_count("resume", "round", 1, 4), _choice("resume", "start_player", seats, label="start-player")]
    for seat in state.people:
        place = f"seats[{seat}]"
        for field in ("vp", "bef", "architecture", "nobility", "prestige", "prison"):
            rows.append(_count("resume", f"{place}.{field}", 0, None, label=field))
        rows.append(Row(_id("resume", "nobles"), f"{place}.nobles", Kind.SET, "play", choices=NOBLES, needed=False))
        for house in HOUSE_TYPES:
            rows.append(_count("resume", f"{place}.houses.{house}", 0, 4, label=f"houses-{house}"))
        for colour in ARTWORK_COLOURS:
            rows.append(_count("resume", f"{place}.artworks.{colour}", 0, 3, label=f"artworks-{colour}"))
        rows.append(_count("resume", f"{place}.materials", 0, 12, label="materials"))
    return tuple(rows)
