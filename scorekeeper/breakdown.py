"""A picture of how the points came about: a bar a seat, a piece a line, what is taken off to the left of nothing.

All pieces have the game's accent; a pattern and a letter tell the lines apart, so that colour is no sign at all and a
black and white print says the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.game import SeatScore
from scorekeeper.svg import Markup, circle, drawing, element, group, path, shorten, text, token, wide

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PATTERNS = 9
"""So many patterns there are; further lines begin anew, with other letters."""

WIDTH, NAME, BAR, GAP = 360, 28, 30, 18
TITLE = 20  # of a letter's plate, which a piece must have room for


@dataclass(frozen=True, slots=True)
class Piece:
    """One line of one seat: which line (from 0) and its points, other than 0."""

    line: int
    points: int


def lines_of(scores: Iterable[SeatScore]) -> tuple[str, ...]:
    """The lines that any seat has, in order; those that every seat has 0 in are left out."""
    found: dict[str, bool] = {}
    for score in scores:
        for line in score.lines:
            found[line.rule] = found.get(line.rule, False) or bool(line.points)
    return tuple(id for id, counts in found.items() if counts)


def points_of(score: SeatScore, rule: str) -> int | None:
    """Points of a line (a table's own points may be several lines); ``None`` where something is not counted."""
    found = [line.points for line in score.lines if line.rule == rule]
    return None if None in found else sum(each or 0 for each in found)


def pieces(score: SeatScore, rules: Sequence[str]) -> tuple[Piece, ...]:
    """What the bar of a seat is made of."""
    counted = ((at, points_of(score, rule) or 0) for at, rule in enumerate(rules))
    return tuple(Piece(at, points) for at, points in counted if points)


def letter(line: int) -> str:
    """The sign of a line in picture and table."""
    return LETTERS[line % len(LETTERS)]


def fill(line: int) -> str:
    """What a piece of a line is filled with."""
    return f"url(#points-{line % PATTERNS})"


def patterns() -> Markup:
    """The patterns, once a page: dark and light take turns, so that neighbours differ even in grey."""
    ground = element("rect", width=12, height=12, fill="var(--card)")
    accent = {"stroke": "var(--accent)", "fill": "none"}

    def lines(data: str, width: float) -> Markup:
        return element("path", d=data, stroke_width=width, **accent)

    dots = Markup("".join(element("circle", cx=x, cy=y, r=1.8, fill="var(--accent)") for x, y in ((3, 3), (9, 9))))
    shapes = (
        element("rect", width=12, height=12, fill="var(--accent)"),
        Markup(ground + lines("M-2 2L2 -2M-2 14L14 -2M10 14L14 10", 2)),
        Markup(ground + element("rect", width=12, height=12, fill="var(--accent)", fill_opacity=0.55)),
        Markup(ground + dots),
        Markup(ground + lines("M0 1.5H12M0 5.5H12M0 9.5H12", 2.2)),
        ground,
        Markup(ground + lines("M-2 10L2 14M-2 -2L14 14M10 -2L14 2", 4)),
        Markup(ground + lines("M0 3H12M0 9H12M3 0V12M9 0V12", 1.2)),
        Markup(ground + lines("M2 0V12M6 0V12M10 0V12", 2.2)),
    )
    made = (
        element("pattern", shape, id=f"points-{at}", width=12, height=12, patternUnits="userSpaceOnUse")
        for at, shape in enumerate(shapes)
    )
    return element("defs", Markup("".join(made)))


def swatch(line: int, size: int = 24) -> Markup:
    """A line's pattern with its letter, for the table; its pattern is the one of the picture on the same page."""
    return element(
        "svg",
        element("rect", x=1, y=1, width=22, height=22, rx=4, fill=fill(line), stroke="var(--ink)", stroke_width=1),
        _plate(12, 12, letter(line)),
        viewBox="0 0 24 24",
        width=size,
        height=size,
        class_="swatch",
        aria_hidden="true",
    )


def _plate(x: float, y: float, sign: str) -> Markup:
    return Markup(
        circle(x, y, 9, fill="var(--card)", stroke="none") + text(x, y + 5.7, sign, size=16, bold=True)  # on any ground
    )


def bars(scores: Sequence[SeatScore], rules: Sequence[str], width: int = WIDTH) -> tuple[Markup, int]:
    """The bars, one under the other, ``width`` wide; and how high they are. All have one scale."""
    stacks = [pieces(score, rules) for score in scores]
    most = max((sum(p.points for p in stack if p.points > 0) for stack in stacks), default=0)
    least = min((sum(p.points for p in stack if p.points < 0) for stack in stacks), default=0)
    scale = (width - 2) / max(1, most - least)
    zero = 1 - least * scale
    rows = []
    for place, (score, stack) in enumerate(zip(scores, stacks, strict=True)):
        top = place * (NAME + BAR + GAP)
        rows.append(_row(score, stack, top, zero, scale, width))
    height = len(scores) * (NAME + BAR + GAP) - GAP
    if least < 0:  # where nothing is, beside each bar
        tops = (place * (NAME + BAR + GAP) + NAME for place in range(len(scores)))
        rows += [path(f"M{zero:.1f} {top - 4}V{top + BAR + 4}", thick=True) for top in tops]
    return Markup("".join(rows)), height + 6


def _row(score: SeatScore, stack: tuple[Piece, ...], top: float, zero: float, scale: float, width: int) -> Markup:
    total = str(score.total)
    shown = [
        token(score.seat, 10, top + 11, 17),
        text(27, top + 18, shorten(score.player, width - 44 - wide(total, 21), 19), size=19, anchor="start"),
        text(width - 1, top + 18, total, size=21, anchor="end", bold=True),
    ]
    right = left = zero
    for piece in stack:
        long = abs(piece.points) * scale
        if piece.points > 0:
            x, right = right, right + long
        else:
            left -= long
            x = left
        shown.append(_piece(piece, x, top + NAME, long))
    return group(*shown, part=f"points-{int(score.seat)}")


def _piece(piece: Piece, x: float, y: float, long: float) -> Markup:
    shown = element(
        "rect",
        x=float(x),
        y=y,
        width=float(long),
        height=BAR,
        fill=fill(piece.line),
        stroke="var(--ink)",
        stroke_width=1,
    )
    return Markup(shown + (_plate(x + long / 2, y + BAR / 2, letter(piece.line)) if long >= TITLE else ""))


def picture(scores: Sequence[SeatScore], rules: Sequence[str], title: str, description: str) -> Markup:
    """The whole picture, for a page."""
    shown, height = bars(scores, rules)
    return drawing(WIDTH, height, title, description, patterns(), shown)


def described(scores: Sequence[SeatScore], titles: Mapping[str, str]) -> str:
    """The picture in words, for those who do not see it: names, totals, and what each is made of."""
    told = []
    for score in scores:
        parts = (f"{title} {points_of(score, rule)}" for rule, title in titles.items() if points_of(score, rule))
        told.append(f"{score.player} {score.total}: {', '.join(parts)}")
    return ". ".join(told)
