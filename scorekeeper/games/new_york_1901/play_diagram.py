"""The drawing of a table that is being played, and which drawing shows what.

No map: the board is not known. Cards, legendaries and buildings are what can be tapped to fill in an event.
"""

from __future__ import annotations

import json
from typing import Any

from scorekeeper import svg
from scorekeeper.games.new_york_1901 import diagram
from scorekeeper.games.new_york_1901.known import SHOWN, NewYork, part
from scorekeeper.games.new_york_1901.model import LEGENDARIES, WORKERS
from scorekeeper.games.new_york_1901.play import begin
from scorekeeper.games.new_york_1901.play_events import ACTIONS, LEGENDARY, STARTER
from scorekeeper.games.new_york_1901.play_form import choices
from scorekeeper.games.new_york_1901.play_state import (
    SeatState,
    State,
    Tile,
    least_lots,
    over,
    taken_legendaries,
    turn,
)
from scorekeeper.games.new_york_1901.signs import (
    EDGE,
    INNER,
    WIDTH,
    Name,
    Signs,
    capped,
    crown,
    heading,
    legend_tower,
    markets,
    nameplate,
    pawn,
    shown_number,
    tower,
    towers_key,
    track,
    word,
    workers_key,
)
from scorekeeper.play import Choice
from scorekeeper.rules import Seat
from scorekeeper.svg import Markup

TAP = 44
"""Height of what can be tapped."""
PER_ROW = 6
"""Buildings side by side."""
MOST_TILES = 24
WORKERS_ROOM = 96
"""Width of the box with the workers."""
Fill = dict[str, Any]


def draw(table: NewYork, view: str, name: Name) -> str:
    """The drawing ``play`` of a table, or one of the others; never fails, whatever was entered.

    ``known`` and ``count`` leave out what nothing is known of, for questions, and so does ``asked`` of ``play``.
    """
    if view in ("play", "asked"):
        return _play(table, name, asks=view == "asked")
    return diagram.draw(table, view, name)


def _tap(
    fill: Fill, legal: bool, *shapes: Markup | None, title: str, id: str | None, path: str | None = None
) -> Markup:
    """Shapes that fill in an event when they are tapped."""
    data = json.dumps(fill, ensure_ascii=False)
    return svg.group(*shapes, part=id, path=path, title=title, data_fill=data, class_="legal" if legal else None)


def _allowed(found: tuple[Choice, ...], event: str, field: str) -> tuple[Any, ...]:
    """Values of a field that are legal in some choice of an event."""
    values = [dict(each.values).get(field, ()) for each in found if each.event == event]
    return tuple(value for some in values for value in some)


def _play(table: NewYork, name: Name, *, asks: bool) -> Markup:
    state: State = table.journal.state if table.journal is not None else begin(table)
    found, who = choices(state), turn(state)
    out: list[Markup] = []
    y = 12.0
    if not asks or who is not None or state.trigger is not None:
        out.append(_turn(y, table, state, who, name, asks=asks))
        y += 78 if not asks or state.trigger is not None else 60
    if not asks or (state.open, state.futures) != (None, None):
        out += [heading(y, name("part-market")), _market(y + 14, state, name)]
        y += 90
    lots = not asks or bool(state.shown)
    if lots:
        out.append(_lots(y, state, who, found, name))
        y += 2 * (TAP + 4) + 50
    out += [heading(y, name("part-legendaries")), _legendaries(y + 12, state, who, found, name)]
    y += 12 + 2 * (TAP + 10) + 10
    for seat in table.seats[:SHOWN]:
        panel, height = _panel(y, table, state, seat, who, found, name, asks=asks)
        out.append(panel)
        y += height + 10
    key, y = svg.key(_signs(table, state, name, lots=lots), y + 4, sign=30)
    out.append(key)
    about = name("part-drawing-play", players=table.count)
    return svg.drawing(WIDTH, round(y), name("view-play"), about, *out)


def _signs(table: NewYork, state: State, name: Name, *, lots: bool) -> Signs:
    """What the drawing shows: only the signs that are there."""
    owners = [state.seat(seat) for seat in table.seats[:SHOWN]]
    tiles = [tile for own in owners for tile in own.tiles[:MOST_TILES]]
    up = {tile.generation for tile in tiles}
    if lots:
        yield _squares_sign(2), name("part-key-size", size=2)
        yield _squares_sign(3), name("part-key-size", size=3)
        yield lambda x, y: svg.text(x, y + 5, "1/13", fill="var(--soft)"), name("part-key-taken")
        if state.shown:
            yield lambda x, y: svg.text(x, y + 5, "× 1"), name("part-key-open")
    if taken_legendaries(state):
        yield lambda x, y: svg.box(x - 13, y - 9, 26, 18, dashed=True), name("part-key-built")
    yield from workers_key(name, board=any(own.board for own in owners), hand=any(own.workers for own in owners))
    yield _card_sign(dashed=False), name("part-key-card")
    if any(_used(own, card) for own in owners for card in ACTIONS):
        yield _card_sign(dashed=True), name("part-key-used-card")
    if STARTER in up:
        yield lambda x, y: svg.box(x - 6, y - 6, 12, 12, stroke="var(--ink)", radius=0), name("starter")
    yield from towers_key(name, tuple(up))
    if LEGENDARY in up:
        yield crown, name("part-key-king")
    if up - {LEGENDARY}:
        yield lambda x, y: svg.text(x, y + 5, "1", fill="var(--soft)"), name("part-key-number")
    if any(tile.points is not None for tile in tiles):
        yield lambda x, y: svg.text(x, y + 5, "+2", bold=True), name("part-key-points")


def _squares_sign(size: int) -> svg.Sign:
    def sign(x: float, y: float) -> Markup:
        squares = (svg.box(x - 5 * size + 10 * at, y - 4, 9, 9, stroke="var(--ink)", radius=0) for at in range(size))
        return Markup("".join(squares))

    return sign


def _card_sign(*, dashed: bool) -> svg.Sign:
    return lambda x, y: svg.box(x - 13, y - 9, 26, 18, dashed=dashed)


def _used(own: SeatState, card: str) -> bool:
    """Whether an action card has been used."""
    return card not in own.unused or own.left == 0


def _turn(y: float, table: NewYork, state: State, who: int | None, name: Name, *, asks: bool) -> Markup:
    """Whose turn it is, and whether the end was brought about."""
    lines: list[Markup | None] = []
    if who is not None and who < SHOWN:
        lines.append(svg.token(who, EDGE + 20, y + 16))
        words = name("part-turn", player=Seat(who))
    else:
        words = name("part-over") if over(state) else name("part-anyone")
    left = EDGE + 36 if lines else EDGE + 12
    room = INNER - 48
    lines.append(svg.text(left, y + 22, svg.shorten(words, room, svg.PLAIN), size=svg.PLAIN, anchor="start", bold=True))
    said = name("part-triggered", player=Seat(state.trigger)) if state.trigger is not None else name("part-running")
    fill = "var(--accent)" if state.trigger is not None else "var(--soft)"
    second = not asks or state.trigger is not None
    if second:
        lines.append(svg.text(EDGE + 12, y + 42, svg.shorten(said, INNER - 24), anchor="start", fill=fill))
    box = svg.box(EDGE, y, INNER, 50 if second else 32, thick=True)
    return svg.group(box, *lines, part="play-turn", title=f"{words} {said}" if second else words)


def _market(y: float, state: State, name: Name) -> Markup:
    shown = markets(y, state.open, state.futures, name, part_id="play-market", path="final.shared.market.open")
    return svg.group(shown, part="play-markets", title=name("part-market"))


def _lots(y: float, state: State, who: int | None, found: tuple[Choice, ...], name: Name) -> Markup:
    """Territory cards by district and size: to be taken, with how many of a district are taken."""
    districts = state.drawn_districts
    step = INNER / len(districts)
    legal = _allowed(found, "expand", "card")
    cells = []
    for place, district in enumerate(districts):
        x = EDGE + step * place
        taken = sum(least_lots(seat, district) for seat in state.seats)
        label = svg.shorten(word(name, district), step - 4)
        cells.append(svg.text(x + step / 2, y, label, bold=True))
        for row, size in enumerate((2, 3)):
            card, top = f"{district}-{size}", y + 8 + row * (TAP + 4)
            lies = state.shown.count(card)
            fill: Fill = {"event": "expand", "card": card}
            if who is not None:
                fill["player"] = who
            squares = [
                svg.box(x + step / 2 - 8 * size + 16 * at, top + 8, 14, 14, stroke="var(--ink)", radius=0)
                for at in range(size)
            ]
            shapes = [
                svg.box(x + 2, top, step - 4, TAP, stroke="var(--accent)" if lies else "var(--edge)", thick=lies > 0),
                *squares,
                svg.text(x + step / 2, top + 38, f"× {lies}") if lies else None,
            ]
            cells.append(_tap(fill, card in legal, *shapes, title=word(name, card), id=f"play-card-{card}"))
        below = y + 8 + 2 * (TAP + 4) + 12
        cells.append(svg.text(x + step / 2, below, f"{shown_number(taken)}/13", fill="var(--soft)"))
    return svg.group(*cells, part="play-lots", title=name("part-lots"))


def _legendaries(y: float, state: State, who: int | None, found: tuple[Choice, ...], name: Name) -> Markup:
    taken, legal = taken_legendaries(state), _allowed(found, "build", "legendary")
    cells = []
    half = INNER / 2
    for place, legendary in enumerate(LEGENDARIES):
        x, top = EDGE + (place % 2) * half, y + (place // 2) * (TAP + 10)  # a frame leaves the others free
        owner = taken.get(legendary)
        fill: Fill = {"event": "build", "generation": LEGENDARY, "legendary": legendary}
        if who is not None:
            fill["player"] = who
        title = word(name, legendary)
        long = svg.wide(title) > half - 50  # Japanese names break at their dots
        words = svg.lines(title.replace("・", "・ ") if long else title, half - 50)
        shapes = [
            svg.box(x + 1, top, half - 9, TAP, dashed=owner is not None),
            svg.token(owner, x + 20, top + 22)
            if owner is not None
            else legend_tower(x + 12, top + 38, 34 - 4 * place, 14),
            *(
                svg.text(x + 36, top + 27 - 9 * (len(words) - 1) + 17 * at, row, anchor="start")
                for at, row in enumerate(words)
            ),
        ]
        cells.append(_tap(fill, legendary in legal, *shapes, title=title, id=f"play-{legendary}"))
    return svg.group(*cells, part="play-legendaries", title=name("part-legendaries"))


# --- one player --------------------------------------------------------------------------------------------------


def _panel(
    y: float,
    table: NewYork,
    state: State,
    seat: Seat,
    who: int | None,
    found: tuple[Choice, ...],
    name: Name,
    *,
    asks: bool,
) -> tuple[Markup, float]:
    """What one player has now: points, workers, action cards and buildings."""
    own = state.seat(seat)
    mine = tuple(each for each in found if each.player is not None and int(each.player) == int(seat))
    tiles = own.tiles[:MOST_TILES]
    rows = max(1, -(-len(tiles) // PER_ROW))
    land = any(least_lots(own, each) for each in state.drawn_districts)
    first = TAP + 14 if not asks or land or own.board or own.workers else 0
    below = _below(own, name, asks=asks)
    height = 36 + first + TAP + 10 + rows * (TAP + 6) + (26 if below else 8)
    right = WIDTH - EDGE - 12
    points = svg.group(
        track(right, y + 27, own.track, name),
        part=part(seat, "track"),
        path=f"final.seats[{seat}].track",
        title=name("part-track", number=shown_number(own.track)),
    )
    lit = seat == who and not asks  # in a question that would look like what is asked about
    shapes = [
        svg.box(EDGE, y, INNER, height, stroke="var(--accent)" if lit else "var(--edge)", thick=lit),
        nameplate(y, seat, table.seat_names[seat], 200),
        points,
        _workers(y + 36, own, seat, mine, name) if not asks or own.board or own.workers else None,
        _land(y + 36, state, seat, name) if not asks or land else None,
        _actions(y + 36 + first, own, seat, mine, name),
        _towers(y + 36 + first + TAP + 10, own, seat, tiles, mine, below, name, asks=asks),
    ]
    return svg.group(*shapes, part=part(seat), title=table.seat_names[seat]), height


def _below(own: SeatState, name: Name, *, asks: bool) -> list[str]:
    """How many are unbuilt and demolished."""
    said = [] if asks and own.unbuilt is None else [name("part-unbuilt", number=shown_number(own.unbuilt))]
    gone = 0 if own.gone is None else own.gone[0] + own.gone[1] + own.gone[2]
    if gone:
        said.append(name("part-demolished", number=shown_number(gone)))
    return said


def _workers(y: float, own: SeatState, seat: Seat, mine: tuple[Choice, ...], name: Name) -> Markup:
    """Workers, solid on the board and hollow in hand."""
    board = capped(own.board, WORKERS)
    hand = capped(own.workers, WORKERS - board)
    pawns = [pawn(EDGE + 24 + 20 * place, y + 22, solid=place < board) for place in range(board + hand)]
    words = name("part-workers", board=shown_number(own.board), hand=shown_number(own.workers))
    legal = any(each.event == "return-worker" for each in mine)
    fill: Fill = {"event": "return-worker", "player": int(seat)}
    room = WORKERS_ROOM
    return _tap(
        fill,
        legal,
        svg.box(EDGE + 10, y, room, TAP),
        *pawns,
        svg.text(EDGE + 10 + room / 2, y + 28, shown_number(None)) if not pawns else None,
        title=words,
        id=part(seat, "workers"),
        path=f"final.seats[{seat}].workers.hand",
    )


def _land(y: float, state: State, seat: Seat, name: Name) -> Markup:
    """The land by district, below its name."""
    x = EDGE + WORKERS_ROOM + 22
    rows = _land_lines(state, state.seat(seat), INNER - WORKERS_ROOM - 34, name)
    texts = [
        svg.text(x, y + 11, name("part-land-short"), anchor="start", fill="var(--soft)"),
        *(svg.text(x, y + 30 + 18 * at, line, anchor="start") for at, line in enumerate(rows)),
    ]
    return svg.group(*texts, part=part(seat, "land"), path=f"final.seats[{seat}].cards.red", title=name("part-land"))


def _land_lines(state: State, own: SeatState, most: float, name: Name) -> list[str]:
    """Own land by district in two lines, no number parted from its district."""
    rows = [""]
    for each in state.drawn_districts:
        number = least_lots(own, each)
        words = f"{svg.shorten(word(name, each), 64)} ×{shown_number(number)}"
        if number and rows[-1] and svg.wide(f"{rows[-1]} · {words}") > most:
            rows.append("")
        if number:
            rows[-1] = f"{rows[-1]} · {words}" if rows[-1] else words
    return rows[:2] if rows[0] else [shown_number(None)]


def _actions(y: float, own: SeatState, seat: Seat, mine: tuple[Choice, ...], name: Name) -> Markup:
    legal = _allowed(mine, "action-card", "card")
    width = (INNER - 20) / len(ACTIONS)
    cells = []
    for place, card in enumerate(ACTIONS):
        x = EDGE + 10 + width * place
        used = _used(own, card)
        words = word(name, card)
        label = svg.shorten(name(f"part-{card}"), width - 8)
        colour = "var(--soft)" if used else "var(--ink)"
        shapes = [
            svg.box(x, y, width - 4, TAP, dashed=used),
            svg.text(x + width / 2 - 2, y + 27, label, fill=colour),
        ]
        fill: Fill = {"event": "action-card", "player": int(seat), "card": card}
        cells.append(_tap(fill, card in legal, *shapes, title=words, id=part(seat, card)))
    title = name("part-actions", number=shown_number(own.left))
    return svg.group(*cells, part=part(seat, "actions"), path=f"final.seats[{seat}].action_cards", title=title)


def _towers(
    y: float,
    own: SeatState,
    seat: Seat,
    tiles: tuple[Tile, ...],
    mine: tuple[Choice, ...],
    below: list[str],
    name: Name,
    *,
    asks: bool,
) -> Markup:
    """Standing buildings with their numbers and points; what is said ``below`` them.

    What ``asks`` may have frames around buildings, side by side: there is room for them.
    """
    legal = _allowed(mine, "demolish", "tiles")
    step = (INNER - 20) / PER_ROW
    width = step - (14 if asks else 4)
    cells = []
    for place, tile in enumerate(tiles):
        x, top = EDGE + 10 + step * (place % PER_ROW), y + (place // PER_ROW) * (TAP + 6)
        foot = top + TAP - 4
        legend = tile.generation == LEGENDARY
        if legend:
            shape: Markup = Markup(legend_tower(x + 3, foot, 36, 10) + crown(x + width - 12, top + 10))
        elif tile.generation == STARTER:
            shape = svg.box(x + 6, foot - 12, 12, 12, stroke="var(--ink)", radius=0)
        else:
            shape = tower(x + 5, foot, tile.generation, closed=True, most=36)
        number = "" if tile.number == 0 else str(tile.number)
        printed = "" if tile.points is None else f"+{shown_number(tile.points)}"
        words = " ".join(filter(None, (number and f"{number}:", word(name, tile.generation), printed)))
        shapes = [
            svg.box(x, top, width, TAP),
            shape,
            svg.text(x + width - 4, top + 17, "" if legend else str(tile.number), anchor="end", fill="var(--soft)"),
            svg.text(x + width - 4, top + 37, printed, anchor="end", bold=True),
        ]
        fill: Fill = {"event": "demolish", "player": int(seat), "tiles": [tile.number]}
        cells.append(_tap(fill, tile.number in legal, *shapes, title=words, id=part(seat, f"tile-{tile.number}")))
    rows = max(1, -(-len(tiles) // PER_ROW))
    line = svg.shorten(" · ".join(below), INNER - 24)
    cells.append(svg.text(EDGE + 12, y + rows * (TAP + 6) + 14, line, anchor="start", fill="var(--soft)"))
    return svg.group(*cells, part=part(seat, "towers"), path=f"final.seats[{seat}].unbuilt", title=" · ".join(below))
