"""Our own flat drawing of a table of Orléans while it is played. Standard library only."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from scorekeeper.game import Table
from scorekeeper.games.orleans import board, glyphs
from scorekeeper.games.orleans.drawing_key import key, ring
from scorekeeper.games.orleans.glyphs import Name
from scorekeeper.games.orleans.map_drawing import HEIGHT as MAP_HEIGHT
from scorekeeper.games.orleans.map_drawing import at, draw_map
from scorekeeper.games.orleans.model import Characters, Goods
from scorekeeper.games.orleans.play_form import choices, followers_to_send, journeys, recruits
from scorekeeper.games.orleans.play_places import NEEDS, TOWN_HALL
from scorekeeper.games.orleans.play_resume import begin
from scorekeeper.games.orleans.play_state import SPACE_IDS, SeatState, State, must_give, to_act, turn
from scorekeeper.svg import Markup, box, circle, group, shorten, text, tokens

WIDTH, MOST_SEATS = 360, 6

PLACES_OF_BOARD = (
    "farm-house", "village", "university", "castle", "monastery", "scriptorium", "town-hall", "ship", "wagon",
    "guildhall",
)  # fmt: skip
"""The places that every player board shows."""

Fill = dict[str, Any]


def state_of(table: Table[Any, Any]) -> State:
    """The table as the log has it, or as it begins."""
    return table.journal.state if table.journal is not None else begin(table)


def fill(values: Fill | None) -> dict[str, str]:
    """What makes a shape one that can be tapped: the fields that it fills, and that they are legal."""
    return {} if values is None else {"data_fill": json.dumps(values, separators=(", ", ": ")), "class_": "legal"}


def where(found: Mapping[int, Any]) -> dict[Any, Sequence[int]]:
    """The seats at each place."""
    places: dict[Any, Sequence[int]] = {}
    for seat, place in found.items():
        if place is not None:
            places[place] = (*places.get(place, ()), seat)
    return places


def players(
    top: float, state: State, table: Table[Any, Any], name: Name, *, bare: bool = False, spaces: bool = False
) -> tuple[Markup, float]:
    """One box a player: name and merchant's town, then coins, goods, stations, citizens; a thick edge for the turn.

    ``bare``: without the edge, and without what can be tapped; a line of which nothing is told is left out.
    ``spaces``: where the last line tells nothing else, the space on the development track.
    """
    now, rows, y = None if bare else turn(state), [], top
    for index in range(min(len(state.seats), MOST_SEATS)):
        seat = state.seats[index]
        who = shorten(table.players[index].name, 134)
        town = shorten(name("part-merchant-in", town=seat.merchant), 170) if seat.merchant else ""
        last = _line(state, index, seat, name)
        if spaces and seat.development is not None:
            last = last or name("part-on-development", space=seat.development)
        height = 78 if last or not bare else 54
        edge = "var(--accent)" if index == now else "var(--line)"
        signs = [
            box(4, y, WIDTH - 8, height, stroke=edge, thick=index == now),
            tokens((index,), 20, y + 16),
            text(36, y + 21, who, anchor="start", bold=True),
            text(WIDTH - 14, y + 21, town, anchor="end", fill="var(--soft)"),
            *_holdings(y + 40, seat, name),
            text(14, y + 70, last, anchor="start", fill="var(--soft)"),
        ]
        acts = not bare and index == to_act(state) and not _in_debt(state)
        values = {"event": "pass", "player": index} if acts else None
        rows.append(group(*signs, part=f"seat-{index}", title=who, **fill(values)))
        y += height + (7 if bare else 4)
    return group(*rows, part="seats"), y + 8


def _in_debt(state: State) -> bool:
    return any(must_give(seat) for seat in state.seats)


def _line(state: State, index: int, seat: SeatState, name: Name) -> str:
    """The third line of a player: what is owed, or that the player has passed, or place tiles."""
    if seat.owed > 0:
        return name("part-owed", coins=seat.owed)
    if seat.passed and state.phase == "action":
        return name("part-passed")
    words = " · ".join(name(place) for place in seat.places)
    return shorten(f"{name('part-place-tiles')} {words}", WIDTH - 28) if words else ""


def _holdings(y: float, seat: SeatState, name: Name) -> Iterator[Markup]:
    held: list[tuple[str, Callable[[float, float], Markup], int | None]] = [("coins", glyphs.coin, seat.coins)]
    held += [(good, _good(good), seat.good(good)) for good in board.GOODS]
    held += [("stations", glyphs.station, seat.built), ("citizens", glyphs.citizen, seat.citizen_count)]
    for place, (id, sign, value) in enumerate(held):
        x = glyphs.holding_at(place)
        yield glyphs.counted(sign(x, y), x, y, value, title=name(f"id-{id}"))


def _good(kind: str) -> Callable[[float, float], Markup]:
    return lambda x, y: glyphs.good(kind, x, y)


def who(top: float, table: Table[Any, Any], name: Name, coins: Sequence[int | None] = ()) -> tuple[Markup, float]:
    """The token and the name of each player, two a line; ``coins``: what each has of them."""
    shapes = []
    for index in range(min(len(table.players), MOST_SEATS)):
        x, y = 20 + 176 * (index % 2), top + 14 + 28 * (index // 2)
        row = [
            tokens((index,), x, y),
            text(x + 16, y + 5, shorten(table.players[index].name, 80 if coins else 140), anchor="start"),
        ]
        if coins:
            row.append(glyphs.counted(glyphs.coin(x + 110, y), x + 110, y, coins[index]))
        shapes.append(group(*row, part=f"seat-{index}"))
    return group(*shapes), top + 8 + 28 * ((len(table.players) + 1) // 2)


def _places_of_first(state: State) -> tuple[str, ...]:
    return (*PLACES_OF_BOARD, *(state.seats[0].places if state.seats else ()))


def wanted(state: State) -> frozenset[str]:
    """The kinds of followers that the places of the first player want."""
    return frozenset(need for place in _places_of_first(state) for need in NEEDS.get(place, ()))


def places(top: float, state: State, name: Name) -> tuple[Markup, float]:
    """The places of the first player with the followers that each wants; a wheel where technology lies."""
    first = state.seats[0].placed if state.seats else ()
    shapes = [text(8, top + 18, name("part-places"), anchor="start", bold=True)]
    y = top + 30
    for place in _places_of_first(state):
        row = [box(4, y, WIDTH - 8, 36, stroke="var(--line)"), text(12, y + 23, name(place), anchor="start")]
        laid = [instead for on, instead in first if on == place]
        for at_, need in enumerate(NEEDS.get(place, ())):
            x = 216 + 34 * at_
            here = need in laid
            row.append(glyphs.follower(need, x, y + 18, name))
            row.append(glyphs.technology(x + 17, y + 18) if here else Markup(""))
            laid = [each for each in laid if each != need] if here else laid
        if place == TOWN_HALL:
            row.append(text(WIDTH - 14, y + 23, name("part-one-or-two"), anchor="end", fill="var(--soft)"))
        shapes.append(group(*row, part=f"place-{place}", title=name(place)))
        y += 43
    return group(*shapes, part="places"), y + 4


def round_line(top: float, state: State, name: Name, *, bare: bool = False) -> tuple[Markup, float]:
    """The round with its event, who starts, and (but for ``bare``) the census of the round."""
    event = name(state.event) if state.event else "–"
    words = name("part-round-event", round=state.round, event=event)
    signs = [glyphs.hourglass(20, top + 14), text(36, top + 19, shorten(words, 250), anchor="start", bold=True)]
    if state.start is not None:
        signs.append(text(WIDTH - 34, top + 19, name("part-start"), anchor="end"))
        signs.append(tokens((state.start,), WIDTH - 20, top + 14))
    shapes = [group(*signs, part="hourglasses", title=words)]
    if bare:
        return group(*shapes, part="round"), top + 36
    for place, (id, seat) in enumerate(zip(("part-census-gains", "part-census-pays"), state.census, strict=True)):
        x = 20 + 170 * place
        who = tokens((), 0, 0) if seat is None else tokens((seat,), x + 130, top + 42)
        shapes.append(Markup(text(x, top + 47, name(id), anchor="start") + (who or text(x + 130, top + 47, "–"))))
    return group(*shapes, part="round"), top + 62


def map_panel(top: float, state: State, name: Name, *, bare: bool = False) -> tuple[Markup, float]:
    """Towns with their stations, goods still on the way, and the merchants, each in a ring beside its town.

    ``bare``: without what can be tapped.
    """
    owners = {town: [at for at, seat in enumerate(state.seats) if town in seat.towns] for town in board.TOWNS}
    goods = dict(zip(SPACE_IDS, state.spaces, strict=True))
    hidden = (None, "none") if bare else ("none",)
    shown = {space: here for space, here in goods.items() if here not in hidden}
    heading = text(8, top + 18, name("part-map"), anchor="start", bold=True)
    player = None if bare else to_act(state)
    moves = {} if player is None or _in_debt(state) else {to: by for by, to in reversed(journeys(state, player))}
    rings = []
    for town, seats in where({i: seat.merchant for i, seat in enumerate(state.seats[:MOST_SEATS])}).items():
        rings += [_merchant(seat, town, place) for place, seat in enumerate(seats)]
    targets = []
    for town, by in moves.items():
        x, y = at(town)
        values = {"event": "move", "player": player, "by": by, "to": town}
        reach = circle(x, y, 17, fill="transparent", stroke="var(--accent)")
        targets.append(group(reach, part=f"reach-{town}", title=name(town), **fill(values)))
    build = [each for each in choices(state) if each.event == "guildhall"] if not bare else []
    if build and player is not None and state.seats[player].merchant:
        town = str(state.seats[player].merchant)
        x, y = at(town)
        values = {"event": "guildhall", "player": player, "town": town}
        reach = circle(x, y, 17, fill="transparent", stroke="var(--accent)")
        targets.append(group(reach, part=f"reach-{town}", title=name(town), **fill(values)))
    over_map = group(*rings, *targets, transform=f"translate(0 {top + 24})")
    pieces = [*(["station"] if any(owners.values()) else []), *(["merchant"] if rings else [])]
    kinds = ("road", "waterway", *pieces, *(each for each in board.GOODS if each in shown.values()))
    words, end = key(top + 30 + MAP_HEIGHT, name, kinds)
    return group(heading, draw_map(top + 24, name, owners, shown), over_map, words), end + 6


def _merchant(seat: int, town: str, place: int) -> Markup:
    x, y = at(town)
    x, y = x + 13 + 17 * place, y - 13
    return group(ring(x, y, seat), part=f"merchant-{seat}")


def supply(top: float, state: State, name: Name, *, bare: bool = False) -> tuple[Markup, float]:
    """Neutral followers left on the board, and technology tiles; ``bare``: nothing that can be tapped."""
    player = None if bare else to_act(state)
    may = recruits(state, player) if player is not None and not _in_debt(state) else ()
    shapes = [text(8, top + 18, name("part-supply"), anchor="start", bold=True)]
    for place, kind in enumerate(board.KINDS):
        x, y = 20 + 84 * (place % 4), top + 46 + 40 * (place // 4)
        shown = text(x + 18, y + 5, glyphs.amount(state.left[place]), anchor="start")
        back = box(x - 16, y - 18, 76, 36, stroke="var(--line)")
        values = {"event": "recruit", "player": player, "follower": kind} if kind in may else None
        sign = glyphs.follower(kind, x, y, name)
        shapes.append(group(back, sign, shown, part=f"supply-{kind}", title=name(kind), **fill(values)))
    x, y = 20 + 84 * 3, top + 86
    stack = glyphs.counted(glyphs.technology(x, y), x, y, state.stack, part="technology", title=name("part-technology"))
    return group(*shapes, stack, part="supply"), top + 114


def stack(top: float, state: State, name: Name) -> tuple[Markup, float]:
    """How many technology tiles are left, as a line below the market."""
    y = top + 2
    words = text(34, y + 5, shorten(name("part-technology"), 170), anchor="start")
    count = text(336, y + 5, glyphs.amount(state.stack), bold=True)
    return group(glyphs.technology(20, y), words, count), top + 22


def markers(state: State) -> dict[str, dict[int, Sequence[int]]]:
    """The seats on each space of the character tracks and of the development track."""
    seats = dict(enumerate(state.seats[:MOST_SEATS]))
    found = {kind: where({i: seat.step(kind) for i, seat in seats.items()}) for kind in board.TRACKS}
    return {**found, "development": where({i: seat.development for i, seat in seats.items()})}


def owners(state: State) -> dict[str, Sequence[int]]:
    """Who has each citizen."""
    return {source: (at,) for at, seat in enumerate(state.seats[:MOST_SEATS]) for source in seat.citizens}


def placed(state: State) -> dict[str, Characters]:
    """Followers on the deeds."""
    return {deed: Characters(*lying) for deed, lying in zip(board.DEED_IDS, state.deeds, strict=True)}


def market(state: State) -> Goods:
    """Goods on the market."""
    return Goods(*state.market)


def sendings(state: State) -> dict[tuple[str, str], dict[str, str]]:
    """For each deed and kind to which a follower can be sent now, what a tap fills in."""
    player = to_act(state)
    if player is None or _in_debt(state):
        return {}
    return {
        (deed, kind): fill({"event": "town-hall", "player": player, "deed": deed, "follower": kind})
        for deed, kind in followers_to_send(state, player)
    }
