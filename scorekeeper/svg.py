"""Small builders for flat SVG drawings: everything put in is escaped, what comes out is finished markup.

Colours are CSS variables only (``--paper --card --ink --soft --line --edge --accent`` and ``--p0`` to ``--p5``), so a
drawing follows the theme of the page it stands on. Standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import escape  # not from xml.sax, which would pull in urllib and triple the time to import
from math import ceil
from unicodedata import east_asian_width

THIN, THICK = 1.5, 3
"""The two line widths of every drawing."""

SMALL, PLAIN, LARGE = 14, 16, 20
"""Sizes of text in a drawing 360 units wide: none is read under 13 px on a phone of 390 px."""

SHAPES = ("circle", "square", "triangle", "diamond", "drop", "star")
"""The shape of each seat's token, so that colour is never the only sign."""

_POINT = re.compile(r"(-?[\d.]+) (-?[\d.]+)")
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Markup(str):
    """Finished markup, not escaped again."""

    __slots__ = ()


Child = Markup | str | None
Value = str | int | float | None


def clean(words: str) -> str:
    """``words`` without the characters that no XML document may hold."""
    return _NOT_XML.sub("\ufffd", words)


def _shown(value: str | int | float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else clean(str(value))


def element(tag: str, *children: Child, **attributes: Value) -> Markup:
    """An element. Underscores in names of attributes become hyphens (``data_part``); ``None`` leaves one out."""
    given = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(_shown(value))}"'
        for name, value in attributes.items()
        if value is not None
    )
    inner = "".join(
        child if isinstance(child, Markup) else escape(clean(child), quote=False) for child in children if child
    )
    return Markup(f"<{tag}{given}>{inner}</{tag}>" if inner else f"<{tag}{given}/>")


def group(
    *children: Child, part: str | None = None, path: str | None = None, title: str | None = None, **attributes: Value
) -> Markup:
    """A group. ``part`` is its id in the drawing, ``path`` the cell it shows, ``title`` what is said of it."""
    named = element("title", title) if title else None
    return element("g", named, *children, data_part=part, data_path=path, **attributes)


def drawing(width: int, height: int, title: str, description: str, *children: Child) -> Markup:
    """The whole drawing, with a title and a description for those who do not see it."""
    return element(
        "svg",
        element("title", title),
        element("desc", description),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_label=title,
        font_family="system-ui, -apple-system, 'Segoe UI', 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif",
    )


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: float = SMALL,
    anchor: str = "middle",
    bold: bool = False,
    fill: str = "var(--ink)",
) -> Markup:
    """One line of text; ``y`` is its base line."""
    weight = 600 if bold else None
    return element("text", words, x=x, y=y, font_size=size, text_anchor=anchor, font_weight=weight, fill=fill)


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = "var(--card)",
    stroke: str = "var(--edge)",
    thick: bool = False,
    dashed: bool = False,
    radius: float = 6,
) -> Markup:
    """A rectangle with round corners."""
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=radius,
        fill=fill,
        stroke=stroke,
        stroke_width=THICK if thick else THIN,
        stroke_dasharray="4 4" if dashed else None,
    )


def path(
    data: str, *, fill: str = "none", stroke: str = "var(--ink)", thick: bool = False, dashed: bool = False
) -> Markup:
    """A path with the line of the drawing."""
    return element(
        "path",
        d=data,
        fill=fill,
        stroke=stroke,
        stroke_width=THICK if thick else THIN,
        stroke_linejoin="round",
        stroke_linecap="round",
        stroke_dasharray="3 4" if dashed else None,
    )


def circle(x: float, y: float, radius: float, *, fill: str = "none", stroke: str = "var(--ink)") -> Markup:
    """A circle with the line of the drawing."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, stroke_width=THIN)


def traced(shape: str, x: float, y: float, size: float) -> str:
    """The data of a path: pairs of numbers in ``shape`` are points around ``x``, ``y``, in units of ``size``.

    Only commands that take points can be used (``M L C Z``): ``traced("M-1 0L1 0", 10, 20, 5)`` is ``"M5 20L15 20"``.
    """
    return _POINT.sub(lambda at: f"{_shown(x + float(at[1]) * size)} {_shown(y + float(at[2]) * size)}", shape)


_TOKENS = {
    "square": "M-.85 -.85L.85 -.85L.85 .85L-.85 .85Z",
    "triangle": "M0 -1L1 .85L-1 .85Z",
    "diamond": "M0 -1.1L1 0L0 1.1L-1 0Z",
    "drop": "M0 -1.1C.4 -.5 .8 -.1 .8 .25C.8 .7 .45 1 0 1C-.45 1 -.8 .7 -.8 .25C-.8 -.1 -.4 -.5 0 -1.1Z",
    "star": "M0 -1.1L.29 -.4L1.05 -.34L.48 .15L.65 .89L0 .5L-.65 .89L-.48 .15L-1.05 -.34L-.29 -.4Z",
}


def token(seat: int, x: float, y: float, size: float = 16) -> Markup:
    """The token of a seat, ``size`` high, its middle at ``x``, ``y``: own colour and own shape."""
    fill, shape = f"var(--p{seat % len(SHAPES)})", SHAPES[seat % len(SHAPES)]
    if shape == "circle":
        return circle(x, y, size * 0.48, fill=fill)
    return path(traced(_TOKENS[shape], x, y, size / 2), fill=fill)


def tokens(seats: Iterable[int], x: float, y: float, size: float = 14, gap: float = 4) -> Markup:
    """Tokens side by side, their middle at ``x``, ``y``."""
    row = tuple(seats)
    first = x - (len(row) - 1) * (size + gap) / 2
    return Markup("".join(token(seat, first + place * (size + gap), y, size) for place, seat in enumerate(row)))


def wide(words: str, size: float = SMALL) -> float:
    """About how many units ``words`` take in a line; Chinese and Japanese signs are square."""
    return sum(size if east_asian_width(sign) in "WF" else size * 0.56 for sign in words)


def shorten(words: str, most: float, size: float = SMALL) -> str:
    """``words`` cut to about ``most`` units, with an ellipsis where something is left out."""
    line = " ".join(words.split())
    if wide(line, size) <= most:
        return line
    while line and wide(line + "…", size) > most:
        line = line[:-1]
    return line.rstrip() + "…"


def lines(words: str, most: float, size: float = SMALL, count: int = 2) -> tuple[str, ...]:
    """``words`` broken at spaces into at most ``count`` lines of about ``most`` units; what is too long is cut."""
    rows: list[str] = []
    for word in words.split():
        if rows and (wide(f"{rows[-1]} {word}", size) <= most or len(rows) == count):
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return tuple(shorten(row, most, size) for row in rows)


Sign = Callable[[float, float], Markup]
"""Draws a small sign around a point."""


def key(
    signs: Iterable[tuple[Sign, str]],
    top: float,
    *,
    columns: int = 2,
    sign: float = 24,
    width: float = 360,
    margin: float = 10,
) -> tuple[Markup, float]:
    """What the signs of a drawing mean, below a thin line, and where that ends; nothing where there are none.

    Signs are at most ``sign`` wide. Words stand in ``columns``; those too long for one come later and take more.
    """
    cell = (width - 2 * margin) / columns
    named = [(draw, words[:1].upper() + words[1:]) for draw, words in signs]
    cells = {words: min(columns, ceil((sign + 6 + wide(words) + 4) / cell)) for _, words in named}
    shapes, line, column = [path(f"M{margin:g} {top:g}H{width - margin:g}", stroke="var(--line)")], 0, 0
    for draw, words in sorted(named, key=lambda each: cells[each[1]]):
        if column + cells[words] > columns:
            line, column = line + 1, 0
        x, y = margin + cell * column, top + 20 + 26 * line
        room = cell * cells[words] - sign - 6
        shapes += [draw(x + sign / 2, y), text(x + sign + 6, y + 5, shorten(words, room), anchor="start")]
        column += cells[words]
    return (group(*shapes), top + 32 + 26 * line) if named else (Markup(""), top)
