"""Our own flat drawing of a table of Orléans: before round 1, in play, and at the end. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from scorekeeper.game import Table, final_path, shared_path
from scorekeeper.games.orleans import board, drawing_key, glyphs, play_drawing
from scorekeeper.games.orleans.drawing_key import PIECES, key, pile
from scorekeeper.games.orleans.glyphs import Name
from scorekeeper.games.orleans.map_drawing import HEIGHT as MAP_HEIGHT
from scorekeeper.games.orleans.map_drawing import draw_map
from scorekeeper.games.orleans.position import amounts, deeds, is_full, listed, number, seats, shared, track
from scorekeeper.games.orleans.scoring import last_citizen_owner
from scorekeeper.svg import Markup, box, drawing, group, shorten, text, tokens, wide

WIDTH = 360
_MOST_SEATS = 6
_CELL, _SPACE = 37, 38.5
"""Widths of the spaces of character tracks and of the development track."""

Panel = Callable[[float], tuple[Markup, float]]
"""Draws itself from a height on and says where it ends."""


def draw(table: Table[Any, Any], view: str, name: Name) -> str:
    """The drawing of a table; ``view`` is ``setup``, ``play`` or ``final``."""
    panels = {"setup": setup_panels, "play": _play_panels}.get(view, final_panels)(table, name)
    top, shapes = 12.0, []
    for panel in panels:
        shape, top = panel(top)
        shapes.append(shape)
    title, description = name(f"part-title-{view}"), name(f"part-description-{view}", count=table.count)
    return drawing(WIDTH, int(top + 8), title, description, *shapes)


def _of_boards(owners: Mapping[str, Sequence[int]]) -> tuple[str, ...]:
    """The signs of the boards, for the key of a whole table."""
    tracks = (sign for kind in board.TRACKS for sign in drawing_key.TRACKS[kind])
    found = drawing_key.citizens(owners, board.DEVELOPMENT_CITIZENS, board.TRACK_CITIZENS, board.DEEDS)
    return (*drawing_key.DEVELOPMENT, *tracks, *drawing_key.DEEDS, *found, "worth")


def setup_panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    setup = table.setup
    used = board.spaces_used(table.count)
    recorded = {space: getattr(getattr(setup, "spaces", None), board.field(space), None) for space in board.SPACES}
    goods = {space: here for space, here in recorded.items() if space in used or here not in (None, "none")}
    markers = _start_markers(table)
    yield lambda top: _players(top, table, name, final=False)
    yield lambda top: _map_panel(top, table, name, _merchants(table), goods)
    yield lambda top: _supply(top, table, name)
    yield lambda top: market(top, name, "market", getattr(setup, "goods_market", None), "setup.goods_market")
    yield lambda top: tracks(top, name, {kind: markers[kind] for kind in board.TRACKS}, {})
    yield lambda top: development(top, name, markers["development"], {}, {})
    yield lambda top: deeds_board(top, name, {}, {}, None)
    signs = (*drawing_key.PILES, *(sign for sign in _of_boards({}) if sign != "sent"), "left")
    yield lambda top: key(top + 8, name, signs)


def final_panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    common = shared(table)
    yield lambda top: _players(top, table, name, final=True)
    yield lambda top: _round(top, table, name)
    yield lambda top: _map_panel(top, table, name, _stations(table), None)
    yield lambda top: final_development(top, table, name)
    yield lambda top: final_tracks(top, table, name)
    yield lambda top: final_deeds(top, table, name)
    yield lambda top: market(top, name, "market", common.goods_market, shared_path("goods_market"))
    yield lambda top: market(top, name, "map-goods", common.goods_on_map, shared_path("goods_on_map"))
    left = ("left",) if common.goods_market is not None or common.goods_on_map is not None else ()
    signs = ("round", *_of_boards(final_owners(table)), *only_status(table), *left)
    yield lambda top: key(top + 8, name, signs)


def final_owners(table: Table[Any, Any]) -> dict[str, Sequence[int]]:
    """Who has each citizen at the end, as far as it is listed."""
    return {source: held[:1] for source, held in listed(table).items()}


def final_development(top: float, table: Table[Any, Any], name: Name) -> tuple[Markup, float]:
    """The development track at the end: markers, else what status is noted."""
    everyone = seats(table)[:_MOST_SEATS]
    spaces = _at({index: seat.development for index, seat in enumerate(everyone)})
    return development(top, name, spaces, _statuses(table), final_owners(table))


def _statuses(table: Table[Any, Any]) -> dict[int, Sequence[int]]:
    """At each status, whose status is noted but not the space."""
    everyone = enumerate(seats(table)[:_MOST_SEATS])
    return _at({i: seat.status for i, seat in everyone if seat.development is None})


def only_status(table: Table[Any, Any]) -> tuple[str, ...]:
    """The sign of a status without a space, where the drawing has it."""
    return ("status-only",) if _statuses(table) else ()


def final_tracks(
    top: float, table: Table[Any, Any], name: Name, kinds: Sequence[str] = board.TRACKS
) -> tuple[Markup, float]:
    """The character tracks at the end."""
    everyone = seats(table)[:_MOST_SEATS]
    steps = {kind: _at({index: track(seat, kind) for index, seat in enumerate(everyone)}) for kind in kinds}
    return tracks(top, name, steps, final_owners(table), kinds)


def final_deeds(top: float, table: Table[Any, Any], name: Name) -> tuple[Markup, float]:
    """The deeds at the end."""
    return deeds_board(top, name, dict(deeds(table)), final_owners(table), shared_path("deeds"))


def _play_panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    places, owners = play_drawing.markers(state), play_drawing.owners(state)
    taps = play_drawing.sendings(state)
    yield lambda top: play_drawing.round_line(top, state, name)
    yield lambda top: play_drawing.players(top, state, table, name)
    yield lambda top: play_drawing.map_panel(top, state, name)
    yield lambda top: play_drawing.supply(top, state, name)
    yield lambda top: tracks(top, name, {kind: places[kind] for kind in board.TRACKS}, owners)
    yield lambda top: development(top, name, places["development"], {}, owners)
    yield lambda top: deeds_board(top, name, play_drawing.placed(state), owners, None, taps)
    yield lambda top: market(top, name, "market", play_drawing.market(state), None)
    signs = (*PIECES, *_of_boards(owners), "left")
    yield lambda top: key(top + 8, name, signs)


# --- what lies where ---------------------------------------------------------------------------------------------


def _at(values: Mapping[int, int | None]) -> dict[int, Sequence[int]]:
    """The seats at each number."""
    found: dict[int, Sequence[int]] = {}
    for seat, value in values.items():
        if value is not None:
            found[value] = (*found.get(value, ()), seat)
    return found


def _start_markers(table: Table[Any, Any]) -> dict[str, dict[int, Sequence[int]]]:
    """Where the markers stand before round 1: on 0 where nothing else is recorded."""
    recorded = (table.setup.seats if table.setup else ())[:_MOST_SEATS]
    people = range(min(table.count, _MOST_SEATS))
    found = {}
    for kind in (*board.TRACKS, "development"):
        own = {i: getattr(getattr(seat, "markers", None), kind, None) for i, seat in enumerate(recorded)}
        found[kind] = _at({person: own.get(person) or 0 for person in people})
    return found


def _merchants(table: Table[Any, Any]) -> dict[str, Sequence[int]]:
    recorded = (table.setup.seats if table.setup else ())[:_MOST_SEATS]
    places = {index: seat.merchant for index, seat in enumerate(recorded)}
    found: dict[str, Sequence[int]] = {}
    for person in range(min(table.count, _MOST_SEATS)):
        town = places.get(person) or "orleans"
        found[town] = (*found.get(town, ()), person)
    return found


def _stations(table: Table[Any, Any]) -> dict[str, Sequence[int]]:
    found: dict[str, Sequence[int]] = {}
    for index, seat in enumerate(seats(table)[:_MOST_SEATS]):
        for town in seat.stations if isinstance(seat.stations, tuple) else ():
            found[town] = (*found.get(town, ()), index)
    return found


# --- panels ------------------------------------------------------------------------------------------------------


def _heading(top: float, words: str) -> Markup:
    return text(8, top + 18, shorten(words, WIDTH - 16), anchor="start", bold=True)


def _players(
    top: float, table: Table[Any, Any], name: Name, *, final: bool, bare: bool = False
) -> tuple[Markup, float]:
    """One row of two lines for each seat: who, and what lies there; then what the signs mean.

    ``bare``: without the key, and without what nobody knows.
    """
    rows, pitch = [], 59 if bare else 56
    everyone = seats(table)
    recorded = table.setup.seats if table.setup else ()
    for index in range(min(len(table.seats), _MOST_SEATS)):
        y = top + index * pitch
        who = shorten(table.seat_names[index], 280)
        shapes = [
            box(4, y, WIDTH - 8, 52, stroke="var(--line)"),
            tokens((index,), 20, y + 15),
            text(36, y + 20, who, anchor="start", bold=True),
        ]
        if final:
            shapes += _holdings(y + 38, index, everyone[index] if index < len(everyone) else None, name, bare)
        else:
            start = recorded[index] if index < len(recorded) else None
            coins, stations = getattr(start, "coins", None), getattr(start, "stations", None)
            shapes += [
                glyphs.counted(glyphs.coin(20, y + 38), 20, y + 38, board.START_COINS if coins is None else coins),
                glyphs.counted(
                    glyphs.station(78, y + 38), 78, y + 38, board.STATIONS if stations is None else stations
                ),
            ]
            shapes += [glyphs.follower(kind, 150 + 30 * n, y + 37, name) for n, kind in enumerate(board.KINDS[:4])]
        rows.append(group(*shapes, part=f"seat-{index}", title=who))
    y = top + pitch * len(rows) + 4
    if bare:
        return group(*rows, part="seats"), y
    kinds = (*PIECES, *board.GOODS) if final else ("coins", "stations", *board.KINDS[:4])
    words, y = key(y, name, kinds)
    return group(*rows, words, part="seats"), y + 6


def bare_players(top: float, table: Table[Any, Any], name: Name) -> tuple[Markup, float]:
    """What the players have at the end, as far as it is known."""
    return _players(top, table, name, final=True, bare=True)


Held = tuple[str, Callable[[float, float], Markup], int | None]


def _held(seat: Any) -> list[Held]:
    """Coins, goods, stations and citizens of one seat: the cell, the sign and the number."""
    held: list[Held] = [("coins", glyphs.coin, getattr(seat, "coins", None))]
    held += [(f"goods.{kind}", _good(kind), getattr(getattr(seat, "goods", None), kind, None)) for kind in board.GOODS]
    held.append(("stations", glyphs.station, number(getattr(seat, "stations", None))))
    held.append(("citizens", glyphs.citizen, number(getattr(seat, "citizens", None))))
    return held


def known_signs(table: Table[Any, Any]) -> tuple[str, ...]:
    """The signs of what is known of any seat at the end."""
    found = {cell for seat in seats(table)[:_MOST_SEATS] for cell, _, value in _held(seat) if value is not None}
    signs = (cell.split(".")[-1] for cell, _, _ in _held(None) if cell in found)
    return tuple("built" if sign == "stations" else sign for sign in signs)


def _holdings(y: float, index: int, seat: Any, name: Name, bare: bool) -> list[Markup]:
    """Coins, goods, stations and citizens of one seat; ``bare``: those that are known."""
    return [
        glyphs.counted(
            sign(glyphs.holding_at(n), y),
            glyphs.holding_at(n),
            y,
            value,
            path=final_path(index, cell),
            title=name(f"id-{cell.split('.')[-1]}"),
        )
        for n, (cell, sign, value) in enumerate(_held(seat))
        if not bare or value is not None
    ]


def _good(kind: str) -> Callable[[float, float], Markup]:
    return lambda x, y: glyphs.good(kind, x, y)


def _round(top: float, table: Table[Any, Any], name: Name) -> tuple[Markup, float]:
    """The last round played, all citizens, and who takes the last one."""
    everyone = seats(table)
    stations = [number(seat.stations) for seat in everyone]
    known = [built for built in stations if built is not None]
    owner = last_citizen_owner(known) if known and len(known) == len(stations) else None
    citizens = [count for seat in everyone if (count := number(seat.citizens)) is not None]
    found = shared(table).round
    held = [seat.technology for seat in everyone if seat.technology is not None]
    y, words = top + 16, name("part-last-citizen")
    counts = [
        ("round", glyphs.hourglass(20, y), found, shared_path("round")),
        ("citizens", glyphs.citizen(92, y), sum(citizens) if citizens else None, None),
        ("technology", glyphs.technology(164, y), sum(held) if held else None, None),
    ]
    shapes = [
        glyphs.counted(sign, 20 + 72 * place, y, value, part=part, path=cell, title=name(f"id-{part}"))
        for place, (part, sign, value, cell) in enumerate(counts)
    ]
    y += 30
    last = group(
        glyphs.citizen(20, y, here=owner is None),
        text(36, y + 5, words, anchor="start"),
        tokens(() if owner is None else (owner,), 48 + wide(words), y),
        part="citizen-last",
        title=words,
    )
    return group(*shapes, last), top + 66


def _map_panel(
    top: float,
    table: Table[Any, Any],
    name: Name,
    stations: Mapping[str, Sequence[int]],
    goods: Mapping[str, str | None] | None,
) -> tuple[Markup, float]:
    heading = _heading(top, name("part-map-merchants" if goods is not None else "part-map-stations"))
    pieces = ("station",) if goods is None else ("start", *(each for each in board.GOODS if each in goods.values()))
    legend, end = key(top + 30 + MAP_HEIGHT, name, ("road", "waterway", *pieces))
    return group(heading, draw_map(top + 24, name, stations, goods), legend), end + 6


def _supply(top: float, table: Table[Any, Any], name: Name) -> tuple[Markup, float]:
    """Neutral characters and the piles beside the board: what is recorded, else what should lie there."""
    setup = table.setup
    wanted, recorded = board.neutral_tiles(table.count) or {}, amounts(getattr(setup, "characters", None))
    shapes = [_heading(top, name("part-supply"))]
    for place, kind in enumerate(board.KINDS):
        x, y = 20 + 84 * (place % 4), top + 42 + 32 * (place // 4)
        value = wanted.get(kind) if recorded.get(kind) is None else recorded[kind]
        sign = glyphs.follower(kind, x, y, name)
        cell = f"setup.characters.{kind}"
        shown = text(x + 18, y + 5, glyphs.amount(value), anchor="start")
        shapes.append(group(sign, shown, part=f"supply-{kind}", path=cell, title=name(kind)))
    y = top + 110
    piles: list[tuple[str, Markup, int | None, int, str]] = [
        ("technology", glyphs.technology(20, y), getattr(setup, "technology", None), board.TECHNOLOGY,
         "setup.technology"),
        ("citizens", glyphs.citizen(92, y), getattr(setup, "citizens_on_boards", None), board.BOARD_CITIZENS,
         "setup.citizens_on_boards"),
        ("hourglasses", glyphs.hourglass(164, y), None, board.ROUNDS, "setup.hourglasses"),
        ("pile-one", pile(236, y, "I"), _length(setup, "pile_one"), len(board.PILE_ONE), "setup.pile_one"),
        ("pile-two", pile(308, y, "II"), _length(setup, "pile_two"), len(board.PILE_TWO), "setup.pile_two"),
    ]  # fmt: skip
    for place, (part, sign, value, full, cell) in enumerate(piles):
        x = 24 + 72 * place
        shown = text(x + 12, y + 5, glyphs.amount(full if value is None else value), anchor="start")
        shapes.append(group(sign, shown, part=part, path=cell, title=name(f"part-{part}")))
    return group(*shapes, part="supply"), top + 132


def _length(setup: Any, cell: str) -> int | None:
    pile = getattr(setup, cell, None)
    return None if pile is None else len(pile)


def market(
    top: float, name: Name, part: str, goods: Any, cell: str | None, heading: str | None = None
) -> tuple[Markup, float]:
    """Goods of each kind with their points."""
    shapes = [_heading(top, name(heading or f"part-{part}"))]
    for place, (kind, points) in enumerate(board.GOOD_POINTS.items()):
        x, y = 20 + 176 * (place % 2), top + 42 + 28 * (place // 2)
        words = name("part-good-worth", good=kind, points=points)
        words = shorten(words[:1].upper() + words[1:], 112)
        here = getattr(goods, kind, None)
        sign = Markup(
            glyphs.good(kind, x, y) + text(x + 14, y + 5, words, anchor="start")
            + (text(x + 140, y + 5, glyphs.amount(here), bold=True) if goods is not None else "")
        )  # fmt: skip
        shown = f"{cell}.{kind}" if cell else None
        shapes.append(group(sign, part=f"{part}-{kind}", path=shown, title=name(kind)))
    return group(*shapes, part=part), top + 124


def _cell(
    x: float, y: float, here: Sequence[int], sign: Markup | None = None, label: str = "", *, wide_: float = _CELL
) -> Markup:
    """One space of a track: what it gives above, tokens below."""
    middle = x + wide_ / 2
    shape = box(x, y, wide_, 42, stroke="var(--edge)", radius=3)
    given = sign or (text(middle, y + 16, label) if label else Markup(""))
    size = 2 if len(here) < 5 else 3
    rows = [here[place : place + size] for place in range(0, min(len(here), _MOST_SEATS), size)]
    first = y + (25 if len(rows) > 1 else 30)
    marks = [tokens(row, middle, first + 11 * line, 10, 3) for line, row in enumerate(rows)]
    return Markup(shape + given + "".join(marks))


def development(
    top: float,
    name: Name,
    spaces: Mapping[int, Sequence[int]],
    statuses: Mapping[int, Sequence[int]],
    owners: Mapping[str, Sequence[int]],
) -> tuple[Markup, float]:
    """The development track, one row a status."""
    shapes = [_heading(top, name("part-development"))]
    citizens = {space: source for source, space in board.DEVELOPMENT_CITIZENS.items()}
    for status in range(1, len(board.STATUS_FROM) + 1):
        y = top + 28 + 46 * (status - 1)
        shapes.append(text(6, y + 20, f"× {status}", anchor="start", bold=True))
        shapes.append(tokens(statuses.get(status, ())[:2], 17, y + 33, 10, 2))
        for place, space in enumerate(board.spaces_of(status)):
            x = 36 + (_SPACE + 2) * place
            coins, citizen = board.DEVELOPMENT_COINS.get(space), citizens.get(space)
            number_ = text(x + 2, y + 16, str(space), anchor="start") if coins or citizen else None
            row = [_cell(x, y, spaces.get(space, ()), number_, str(space), wide_=_SPACE)]
            if coins:
                row.append(drawing_key.space_coins(x + 29.5, y + 11, coins))
            shapes.append(group(*row, part=f"development-{space}", title=str(space)))
            if citizen:
                shapes.append(_citizen(x + 29.5, y + 11, citizen, owners, name))
    return group(*shapes, part="development-track"), top + 28 + 46 * 6


def _citizen(x: float, y: float, source: str, owners: Mapping[str, Sequence[int]], name: Name) -> Markup:
    """A citizen on its space, or the token of who took it."""
    taken = owners.get(source, ())
    shape = tokens(taken, x, y, 13) if taken else glyphs.citizen(x, y)
    return group(shape, part=f"citizen-{source}", title=name(source))


def tracks(
    top: float,
    name: Name,
    steps: Mapping[str, Mapping[int, Sequence[int]]],
    owners: Mapping[str, Sequence[int]],
    kinds: Sequence[str] = board.TRACKS,
) -> tuple[Markup, float]:
    """The character tracks ``kinds``: a line with the name, a line with the spaces."""
    shapes = [_heading(top, name("part-tracks"))]
    for place, kind in enumerate(kinds):
        y = top + 30 + 74 * place
        row = [glyphs.follower(kind, 18, y + 10, name), text(36, y + 15, name(f"part-track-{kind}"), anchor="start")]
        for step in range(board.TRACK_LENGTH[kind] + 1):
            x = 8 + (_CELL + 2) * step
            citizen = next((id for id, place in board.TRACK_CITIZENS.items() if place == (kind, step)), None)
            row.append(_step(x, y + 24, kind, step, steps.get(kind, {}).get(step, ())))
            if citizen is not None:
                row.append(_citizen(x + 27, y + 35, citizen, owners, name))
        shapes.append(group(*row, part=f"track-{kind}", title=name(f"part-track-{kind}")))
    return group(*shapes, part="tracks"), top + 36 + 74 * len(kinds)


def _step(x: float, y: float, kind: str, step: int, here: Sequence[int]) -> Markup:
    middle, sign, label = x + _CELL / 2, None, ""
    if kind == "farmer" and step:
        sign = glyphs.good(board.FARMER_GOODS[step - 1], middle, y + 10)
    elif kind == "boatman" and step:
        coins = board.BOATMAN_COINS[step - 1]
        sign = Markup(glyphs.coin(middle - 6, y + 10) + text(middle + 8, y + 15, str(coins))) if coins else None
    elif kind == "craftsman" and step:
        sign = glyphs.technology(middle, y + 11)
    elif kind == "trader" and step:
        label = "I" if step == 1 else "I/II"
    elif kind == "knight":
        label = str(board.DRAW_LIMIT[step])
        sign = text(x + 10, y + 16, label) if step == board.TRACK_CITIZENS["knight-track"][1] else None
    elif kind == "scholar" and step:
        label = f"+{board.SCHOLAR_POINTS[step - 1]}"
    return _cell(x, y, here, sign, label)


def deeds_board(
    top: float,
    name: Name,
    placed: Mapping[str, Any],
    owners: Mapping[str, Sequence[int]],
    cell: str | None,
    taps: Mapping[tuple[str, str], Mapping[str, str]] | None = None,
) -> tuple[Markup, float]:
    """The deeds with their 45 slots; ``taps``: more attributes of the slots of a kind."""
    shapes = [_heading(top, name("part-deeds"))]
    y = top + 30
    for deed, space in board.DEEDS.items():
        words = shorten(name(deed), 262)
        row = [
            box(4, y, WIDTH - 8, 56, stroke="var(--line)"),
            text(12, y + 18, words, anchor="start"),
            glyphs.coin(296, y + 14),
            text(308, y + 19, str(space.coins), anchor="start"),
            _citizen(338, y + 14, deed, owners, name),
        ]
        x = 20.0
        counts = amounts(placed.get(deed))
        for kind, slots in space.slots.items():
            taken = counts.get(kind) or 0
            if is_full(deed, placed[deed]) if deed in placed else deed in owners:
                taken = slots
            ring = [glyphs.follower(kind, x + 24 * n, y + 38, name, filled=n < taken) for n in range(slots)]
            path = f"{cell}.{board.field(deed)}.{kind}" if cell else None
            more = (taps or {}).get((deed, kind), {})
            row.append(group(*ring, part=f"deed-{deed}-{kind}", path=path, title=name(kind), **more))
            x += 24 * slots + 8
        shapes.append(group(*row, part=f"deed-{deed}", title=name(deed)))
        y += 60
    return group(*shapes, part="deeds"), y
