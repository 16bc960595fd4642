"""Our own flat drawings of Musée: the tokens before a game, and the walls at its end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from scorekeeper import svg
from scorekeeper.games.musee.maximum import BONUS, NEIGHBOURS, STAIRCASE
from scorekeeper.games.musee.model import (
    LEVELS,
    ROWS,
    STEP,
    Level,
    MuseeTable,
    SeatFinal,
    gallery,
    gallery_path,
    size,
    slot_path,
    stairs,
)
from scorekeeper.games.musee.scoring import JOINED, climbs, neighbours, seats
from scorekeeper.rules import Seat
from scorekeeper.svg import Markup

WIDTH, EDGE = 360, 8
DRAWN = 6
"""Musées drawn at most: more than any game has, and no file can make the page endless."""

HEADER, SLOT, TOKENS, GAP = 52, 46, 36, 22
"""Heights: a name above the numbers of the slots, a slot, a row of tokens, the space below a Musée."""

SIDE = 50
"""Least width of the column at the right, for the names of the galleries and their bonus cards."""

Name = Callable[..., str]


def side_width(name: Name) -> float:
    """Width of the column at the right: its name and those of the galleries fit, a little apart from the slots."""
    galleries = max(svg.wide(name(level)) for level in LEVELS) + 9
    return min(72, max(SIDE, galleries, svg.wide(name("part-gallery-column")) + 4))


def column_names(top: float, side: float, columns: int, name: Name) -> Markup:
    """The numbers of the slots, and what the names at the right of the rows are, below the name of a Musée."""
    words, y = name("part-gallery-column"), top + HEADER - 11
    width = (WIDTH - 2 * EDGE - side) / columns
    middle = min(WIDTH - EDGE - (side - 4) / 2, WIDTH - EDGE - svg.wide(words) / 2 + 3)
    numbers = (
        svg.text(EDGE + (column - 0.5) * width, y, str(column), fill="var(--soft)") for column in range(1, columns + 1)
    )
    return Markup("".join(numbers) + svg.text(middle, y, words, fill="var(--soft)"))


def draw(table: MuseeTable, view: str, name: Name) -> str:
    """The drawing ``setup`` or ``final`` of a table; never fails, whatever was entered.

    ``count`` is ``final`` without the points that pairs make: for questions that ask for them.
    """
    return _setup(table, name) if view == "setup" else _final(table, name, points=view != "count")


# --- small things ------------------------------------------------------------------------------------------------


def mark(residue: int, x: float, y: float) -> Markup:
    """The sign of a theme by the numbers' remainder by five: ring, wave, bars, roof, cup (none reads as arithmetic)."""
    strokes = {
        1: f"M{x - 7:g} {y:g}q3.5 -6 7 0t7 0",
        2: f"M{x - 5:g} {y - 4:g}v8m5 -8v8m5 -8v8",
        3: f"M{x - 6:g} {y + 3:g}l6 -7l6 7",
        4: f"M{x - 5:g} {y - 4:g}v3a5 5 0 0 0 10 0v-3",
    }
    return svg.path(strokes[residue]) if residue else svg.circle(x, y, 4.5)


def tint(residue: int, x: float, y: float, width: float, height: float) -> Markup:
    """The ground of a painting in the colour of its theme."""
    fill = svg.element("rect", x=x, y=y, width=width, height=height, rx=6, fill=f"var(--p{residue})", fill_opacity=0.26)
    return Markup(svg.box(x, y, width, height, stroke="none") + fill + svg.box(x, y, width, height, fill="none"))


def staircase(x: float, y: float, width: float, height: float, stroke: str, *, thick: bool = False) -> Markup:
    """Steps that rise from lower left to upper right, in a space with its middle at ``x``, ``y``."""
    steps = 3
    run, rise = width / steps, height / steps
    data = f"M{x - width / 2:g} {y + height / 2:g}" + "".join(f"v{-rise:g}h{run:g}" for _ in range(steps))
    return svg.path(data, stroke=stroke, thick=thick)


def chandelier(x: float, y: float, stroke: str) -> Markup:
    """A lamp with three lights that hangs from above; it joins nothing."""
    data = (
        f"M{x} {y - 8}V{y - 1}M{x - 8} {y - 1}H{x + 8}M{x - 8} {y - 1}V{y + 3}M{x + 8} {y - 1}V{y + 3}M{x} {y}V{y + 3}"
    )
    lights = (svg.circle(x + dx, y + 5.5, 2, stroke=stroke) for dx in (-8, 0, 8))
    return Markup(svg.path(data, stroke=stroke) + "".join(lights))


def badge(x: float, y: float, words: str) -> Markup:
    """Points on the accent colour."""
    disc = svg.element("circle", cx=x, cy=y, r=10, fill="var(--accent)", stroke="var(--card)", stroke_width=svg.THIN)
    return Markup(disc + svg.text(x, y + 5, words, size=svg.SMALL, bold=True, fill="var(--card)"))


# --- set-up ------------------------------------------------------------------------------------------------------


def _setup(table: MuseeTable, name: Name) -> str:
    sizes = size(table)
    arrangement = stairs(table)
    galleries = {level: name("part-gallery-short", gallery=level).split() for level in LEVELS}
    token_rows = {row: name("part-tokens-short", row=row).split() for row in ROWS}
    columns = name("part-columns")
    said = (columns, *(word for rows in (galleries, token_rows) for row in rows.values() for word in row))
    side = min(70, max(SIDE, max(map(svg.wide, said)) + 4))
    width = (WIDTH - 2 * EDGE - side) / sizes.columns
    slot, token = 34, 48
    shapes: list[Markup] = [
        svg.text(EDGE + (column - 0.5) * width, 16, str(column), fill="var(--soft)")
        for column in range(1, sizes.columns + 1)
    ]
    shapes.append(svg.text(WIDTH - EDGE, 16, columns, anchor="end", fill="var(--soft)"))
    y = 24.0
    for level in LEVELS:
        boxes = (
            svg.box(EDGE + column * width + 3, y, width - 6, slot, dashed=True, fill="none")
            for column in range(sizes.columns)
        )
        title = name("part-gallery", gallery=level)
        shapes.append(svg.group(*boxes, part=f"gallery-{level}", title=title))
        shapes += _row_name(galleries[level], y + slot / 2)
        y += slot
        row = next((row for row in ROWS if JOINED[row][0] == level), None)
        if row is None:
            continue
        up: tuple[int, ...] = getattr(arrangement, row) or ()
        tokens = (
            _token(row, column, column in up, EDGE + (column - 0.5) * width, y + token / 2, name)
            for column in range(1, sizes.columns + 1)
        )
        shapes.append(svg.group(*tokens, part=f"tokens-{row}"))
        shapes += _row_name(token_rows[row], y + token / 2)
        y += token
    shapes = [svg.group(*shapes, part="tokens")]
    y += 30
    shapes += [_deck(table, y, name), _bonus_cards(y, name)]
    turned = {column in (getattr(arrangement, row) or ()) for row in ROWS for column in range(1, sizes.columns + 1)}
    signs, y = svg.key(((_token_sign(up), name(side)) for side, up in SIDES if up in turned), y + 82)
    shapes.append(signs)
    height = int(y)
    facts = {"columns": sizes.columns, "upper": len(arrangement.upper or ()), "lower": len(arrangement.lower or ())}
    return svg.drawing(WIDTH, height, name("view-setup"), name("part-setup-described", **facts), *shapes)


def _row_name(words: Iterable[str], middle: float) -> Iterator[Markup]:
    """The name of a row in the column at the right, a word a line."""
    lines = tuple(words)
    for at, line in enumerate(lines):
        y = middle + 5 + 16 * (at - (len(lines) - 1) / 2)
        yield svg.text(WIDTH - EDGE, y, svg.shorten(line, 70), anchor="end", fill="var(--soft)")


SIDES = (("staircase", True), ("chandelier", False))


def _token_sign(up: bool) -> svg.Sign:
    """One side of a token, small."""

    def sign(x: float, y: float) -> Markup:
        if not up:
            return Markup(
                svg.circle(x, y, 12, fill="var(--card)", stroke="var(--edge)") + chandelier(x, y, "var(--soft)")
            )
        ground = svg.box(x - 12, y - 12, 24, 24, fill="var(--accent)", stroke="var(--accent)")
        return Markup(ground + staircase(x, y, 15, 14, "var(--card)"))

    return sign


def _token(row: str, column: int, up: bool, x: float, y: float, name: Name) -> Markup:
    """One token, 44 wide and high so that a finger turns it over; a staircase is filled, a chandelier is not."""
    half = 22
    title = name("part-token", row=row, column=column, side="staircase" if up else "chandelier")
    ground = svg.box(
        x - half,
        y - half,
        2 * half,
        2 * half,
        fill="var(--accent)" if up else "var(--card)",
        stroke="var(--accent)" if up else "var(--edge)",
        radius=22 if not up else 6,
    )
    sign = staircase(x, y, 24, 22, "var(--card)", thick=True) if up else chandelier(x, y, "var(--soft)")
    return svg.group(
        ground,
        sign,
        part=f"token-{row}-{column}",
        path=f"final.shared.stairs.{row}",
        title=title,
        data_value=column,
        data_on=int(up),
    )


def _deck(table: MuseeTable, y: float, name: Name) -> Markup:
    backs = (svg.box(EDGE + 11 - 4 * step, y + 8 - 4 * step, 44, 56) for step in range(3))
    numbers = svg.text(EDGE + 25, y + 33, f"1–{size(table).highest}")
    words = svg.text(EDGE, y - 8, name("part-deck-short"), anchor="start", bold=True)
    return svg.group(*backs, numbers, words, part="deck", title=name("part-deck", highest=size(table).highest))


def _bonus_cards(y: float, name: Name) -> Markup:
    left = WIDTH - EDGE - len(LEVELS) * 84 + 1
    words = svg.shorten(name("part-bonus-cards-short"), WIDTH - EDGE - left)
    cards = [svg.text(left, y - 8, words, anchor="start", bold=True)]
    for index, level in enumerate(LEVELS):
        x = left + index * 84
        cards.append(svg.box(x, y, 80, 64))
        cards.append(svg.text(x + 40, y + 26, name("part-bonus-points", points=BONUS), fill="var(--accent)"))
        cards.append(svg.text(x + 40, y + 50, svg.shorten(name(level), 74)))
    return svg.group(*cards, part="bonus-cards", title=name("part-bonus-cards"))


# --- final position ----------------------------------------------------------------------------------------------


def _final(table: MuseeTable, name: Name, *, points: bool) -> str:
    shapes: list[Markup] = []
    y = 4.0
    for seat, musee in tuple(seats(table))[:DRAWN]:
        shapes.append(svg.group(*_musee(table, seat, musee, y, name, points), part=f"seat-{seat}"))
        y += HEADER + len(LEVELS) * SLOT + len(ROWS) * TOKENS + GAP
    legend, y = svg.key(_signs(table, name, points=points), y - 8)
    shapes.append(legend)
    described = name("part-final-described", musees=len(table.seats))
    return svg.drawing(WIDTH, int(y), name("view-final"), described, *shapes)


def _musee(table: MuseeTable, seat: Seat, musee: SeatFinal, top: float, name: Name, points: bool) -> Iterator[Markup]:
    side = side_width(name)
    width = (WIDTH - 2 * EDGE - side) / size(table).columns
    title = svg.shorten(table.seat_names[seat], WIDTH - 2 * EDGE - 4, 18)
    yield svg.text(EDGE + 2, top + 22, title, size=18, anchor="start", bold=True)
    yield column_names(top, side, size(table).columns, name)
    rows = {level: top + HEADER + index * (SLOT + TOKENS) for index, level in enumerate(LEVELS)}
    for level, y in rows.items():
        row = gallery(musee, level) or ()
        slots = [
            _slot(seat, level, index, row[index] if index < len(row) else None, EDGE + index * width, y, width, name)
            for index in range(size(table).columns)
        ]
        title = name("part-gallery-of", player=seat, gallery=level)
        yield svg.group(*slots, part=f"gallery-{seat}-{level}", path=gallery_path(seat, level), title=title)
        yield _bonus(seat, level, musee, y, side, name)
    for row_id in ROWS:
        yield from staircase_row(table, seat, musee, row_id, rows[JOINED[row_id][1]] - TOKENS, width, name, points)
    for level, y in rows.items() if points else ():
        for index in neighbours((gallery(musee, level) or ())[: size(table).columns]):
            title = name("part-pair", player=seat, gallery=level, points=NEIGHBOURS)
            x = EDGE + (index + 1) * width
            shape = badge(x, y + SLOT - 12, f"{NEIGHBOURS}")
            yield svg.group(shape, part=f"pair-{seat}-{level}-{index + 1}", title=title)


def bonus_place(level: Level, y: float, side: float, name: Name, *, held: bool, inside: str | None) -> Markup:
    """The name of a gallery above the place of its bonus card, all of which can be tapped."""
    width = side - 4
    left, middle = WIDTH - EDGE - width, WIDTH - EDGE - width / 2
    ink = "var(--accent)" if held else "var(--soft)"
    return Markup(
        svg.box(left, y, width, SLOT, stroke="none")
        + svg.text(middle, y + 13, svg.shorten(name(level), side), fill="var(--soft)")
        + bonus_card(middle, y + 32, 42, 24, held=held)
        + (svg.text(middle, y + 37, inside, bold=held, fill=ink) if inside else "")
    )


def bonus_card(x: float, y: float, width: float, height: float, *, held: bool) -> Markup:
    """A bonus card with its middle at ``x``, ``y``, or the place where it would lie."""
    left, top = x - width / 2, y - height / 2
    if held:
        return svg.box(left, top, width, height, stroke="var(--accent)", thick=True)
    return svg.box(left, top, width, height, stroke="var(--edge)", dashed=True, fill="none")


def _slot(
    seat: Seat, level: Level, index: int, card: int | None, x: float, y: float, width: float, name: Name
) -> Markup:
    where = {"part": f"slot-{seat}-{level}-{index + 1}", "path": slot_path(seat, level, index)}
    place = {"player": seat, "gallery": level, "slot": index + 1}
    left, wide = x + 2, width - 4
    if card is None:
        shape = svg.box(left, y, wide, SLOT, dashed=True, fill="none")
        return svg.group(shape, title=name("part-slot-free", **place), **where)
    number = svg.text(x + width / 2, y + 23, svg.shorten(str(card), wide, svg.LARGE), size=svg.LARGE, bold=True)
    ground = tint(card % STEP, left, y, wide, SLOT)
    sign = mark(card % STEP, x + width / 2, y + 35)
    return svg.group(ground, number, sign, title=name("part-slot", card=card, **place), **where)


def _bonus(seat: Seat, level: Level, musee: SeatFinal, y: float, side: float, name: Name) -> Markup:
    held = level in (musee.bonuses or ())
    return svg.group(
        bonus_place(level, y, side, name, held=held, inside=f"+{BONUS}" if held else None),
        part=f"bonus-{seat}-{level}",
        path=f"final.seats[{seat}].bonuses",
        title=name("part-bonus" if held else "part-bonus-free", player=seat, gallery=level),
        data_value=level,
        data_on=int(held),
    )


def staircase_row(
    table: MuseeTable, seat: Seat, musee: SeatFinal, row: str, y: float, width: float, name: Name, points: bool
) -> Iterator[Markup]:
    """Chandeliers in soft ink; staircases as steps, with their points where they join two paintings of one theme."""
    columns = size(table).columns
    up: tuple[int, ...] = getattr(stairs(table), row) or ()
    above, below = (gallery(musee, level) or () for level in JOINED[row])
    joined = climbs(above, below, up) if points else ()
    middle = y + TOKENS / 2
    for column in range(1, columns + 1):
        x = EDGE + (column - 0.5) * width
        side = "staircase" if column in up else "chandelier"
        shapes: list[Markup] = []
        if column in joined:
            shapes.append(staircase(x - 4, middle, 24, TOKENS - 2, "var(--accent)", thick=True))
            shapes.append(badge(x + 12, middle + 4, f"{STAIRCASE}"))
        elif column in up:
            shapes.append(staircase(x, middle, 24, 22, "var(--ink)"))
        else:
            shapes.append(chandelier(x, middle, "var(--edge)"))
        worth = STAIRCASE if column in joined else 0
        title = name("part-token-of", player=seat, row=row, column=column, side=side, points=worth)
        yield svg.group(*shapes, part=f"token-{seat}-{row}-{column}", title=title)


def theme_signs(table: MuseeTable, name: Name, there: Collection[int]) -> Iterator[tuple[svg.Sign, str]]:
    """The themes ``there`` (remainders by five) by last digit, and by name where it is known."""
    themes = (table.final.shared.themes if table.final is not None else None) or {}
    named = {int(residue): theme for residue, theme in themes.items() if theme is not None}

    def sign(residue: int) -> svg.Sign:
        return lambda x, y: Markup(tint(residue, x - 12, y - 11, 24, 22) + mark(residue, x, y))

    for index in sorted(there):
        facts = {"first": index, "second": index + STEP}
        words = name("part-theme", **facts)
        if index in named:
            words = name("part-theme-named", theme=named[index], **facts)
        yield sign(index), words


def token_signs(name: Name) -> Iterator[tuple[svg.Sign, str]]:
    """The two sides of a token as they stand between the galleries."""
    yield lambda x, y: staircase(x, y, 20, 18, "var(--ink)"), name("staircase")
    yield lambda x, y: chandelier(x, y, "var(--edge)"), name("chandelier")


def slot_sign(columns: int, name: Name) -> tuple[svg.Sign, str]:
    """The numbers above the slots."""
    return lambda x, y: svg.text(x, y + 5, f"1–{columns}", fill="var(--soft)"), name("part-columns")


def pair_signs(name: Name, *, beside: bool, above: bool) -> Iterator[tuple[svg.Sign, str]]:
    """Points of neighbours (``beside`` each other) and of two joined by a staircase."""
    if beside:
        yield lambda x, y: badge(x, y, f"{NEIGHBOURS}"), name("part-key-neighbours")
    if above:
        yield lambda x, y: badge(x, y, f"{STAIRCASE}"), name("part-key-staircases")


def free_sign(x: float, y: float) -> Markup:
    """A slot without a painting."""
    return svg.box(x - 10, y - 11, 20, 22, dashed=True, fill="none")


def held_sign(x: float, y: float) -> Markup:
    """A bonus card somebody holds."""
    return Markup(
        bonus_card(x, y, 26, 21, held=True) + svg.text(x, y + 5, f"+{BONUS}", bold=True, fill="var(--accent)")
    )


def _signs(table: MuseeTable, name: Name, *, points: bool) -> Iterator[tuple[svg.Sign, str]]:
    """What the walls show: only the signs that are there."""
    walls = [musee for _, musee in tuple(seats(table))[:DRAWN]]
    columns = size(table).columns
    rows = [(gallery(musee, level) or ())[:columns] for musee in walls for level in LEVELS]
    yield from theme_signs(table, name, {card % STEP for row in rows for card in row if card is not None})
    yield slot_sign(columns, name)
    if any(len(row) < columns or None in row for row in rows):
        yield free_sign, name("part-key-free")
    yield from token_signs(name)
    held = [level in (musee.bonuses or ()) for musee in walls for level in LEVELS]
    if not all(held):
        yield lambda x, y: bonus_card(x, y, 24, 13, held=False), name("part-key-no-bonus")
    if any(held):
        yield held_sign, name("part-key-bonus", points=BONUS)
    if points:
        up = stairs(table)
        joined = (
            climbs(gallery(musee, JOINED[row][0]) or (), gallery(musee, JOINED[row][1]) or (), getattr(up, row) or ())
            for musee in walls
            for row in ROWS
        )
        yield from pair_signs(name, beside=any(map(neighbours, rows)), above=any(joined))
