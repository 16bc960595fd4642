"""Small signs of the drawings: goods, followers, coins, stations, citizens. Standard library only."""

from __future__ import annotations

from collections.abc import Callable

from scorekeeper.svg import Markup, box, circle, group, path, text

Name = Callable[..., str]
"""Gives the words of a message or an id."""


def _grain(x: float, y: float) -> Markup:
    leaves = "".join(f"M{x - 4} {y + dy - 3}L{x} {y + dy}L{x + 4} {y + dy - 3}" for dy in (-2, 1.5, 5))
    return path(f"M{x} {y - 6}L{x} {y + 7}{leaves}")


def _cheese(x: float, y: float) -> Markup:
    wedge = path(
        f"M{x - 6.5} {y + 1}L{x + 5} {y - 5}Q{x + 6.5} {y - 2} {x + 6.5} {y + 1}L{x + 6.5} {y + 5}L{x - 6.5} {y + 5}Z"
    )
    return Markup(wedge + path(f"M{x - 6.5} {y + 1}L{x + 6.5} {y + 1}"))


def _wine(x: float, y: float) -> Markup:
    return path(
        f"M{x - 4} {y - 6}L{x + 4} {y - 6}Q{x + 4.5} {y + 1} {x} {y + 1}Q{x - 4.5} {y + 1} {x - 4} {y - 6}Z"
        f"M{x} {y + 1}L{x} {y + 6}M{x - 3.5} {y + 6}L{x + 3.5} {y + 6}"
    )


def _wool(x: float, y: float) -> Markup:
    ball = circle(x, y, 5.5)
    return Markup(
        ball + path(f"M{x - 5} {y - 1}Q{x} {y - 4} {x + 4} {y - 4}M{x - 5} {y + 3}Q{x} {y - 1} {x + 5.5} {y - 1}")
    )


def _brocade(x: float, y: float) -> Markup:
    cloth = box(x - 5.5, y - 5.5, 11, 11, stroke="var(--ink)", radius=0)
    return Markup(cloth + path(f"M{x - 5.5} {y}L{x} {y - 5.5}L{x + 5.5} {y}L{x} {y + 5.5}Z"))


_GOODS = {"grain": _grain, "cheese": _cheese, "wine": _wine, "wool": _wool, "brocade": _brocade}


def good(kind: str, x: float, y: float) -> Markup:
    """The sign of a good, 14 units high; nothing for what is none."""
    draw = _GOODS.get(kind)
    return draw(x, y) if draw else Markup("")


def good_tile(kind: str | None, x: float, y: float) -> Markup:
    """A goods tile on a route; ``none`` is an empty space and ``None`` one that is not recorded."""
    back = circle(x, y, 10, fill="var(--card)", stroke="var(--edge)")
    if kind is None or kind == "none":
        sign = path(f"M{x - 3} {y}L{x + 3} {y}", stroke="var(--soft)") if kind else Markup("")
        return Markup(back + sign)
    return Markup(back + good(kind, x, y))


def follower(kind: str, x: float, y: float, name: Name, *, filled: bool = False) -> Markup:
    """A slot for a follower: its letter in a ring, drawn full when one lies there."""
    ring = circle(x, y, 11, fill="var(--ink)" if filled else "var(--card)", stroke="var(--edge)")
    colour = "var(--paper)" if filled else "var(--ink)"
    return Markup(ring + text(x, y + 5, name(f"part-short-{kind}"), fill=colour))


def coin(x: float, y: float) -> Markup:
    """A coin."""
    return Markup(circle(x, y, 6.5, fill="var(--card)") + circle(x, y, 3))


def station(x: float, y: float) -> Markup:
    """A trading station."""
    return path(f"M{x - 6} {y + 6}L{x - 6} {y - 1}L{x} {y - 6.5}L{x + 6} {y - 1}L{x + 6} {y + 6}Z", fill="var(--card)")


def citizen(x: float, y: float, *, here: bool = True) -> Markup:
    """A citizen tile; dashed where it was taken away."""
    shape = path(
        f"M{x - 7} {y + 7}Q{x - 7} {y} {x} {y}Q{x + 7} {y} {x + 7} {y + 7}Z", fill="var(--card)", dashed=not here
    )
    return Markup(shape + circle(x, y - 3.5, 3.5, fill="var(--card)"))


def technology(x: float, y: float) -> Markup:
    """A technology tile: a wheel."""
    spokes = "".join(
        f"M{x + 4 * dx} {y + 4 * dy}L{x + 7 * dx} {y + 7 * dy}"
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    )
    return Markup(circle(x, y, 4) + path(spokes))


def tile(x: float, y: float) -> Markup:
    """A place tile."""
    return box(x - 12, y - 10, 24, 20, stroke="var(--ink)", radius=3)


def hourglass(x: float, y: float) -> Markup:
    """An hourglass."""
    return path(f"M{x - 5} {y - 7}L{x + 5} {y - 7}L{x - 5} {y + 7}L{x + 5} {y + 7}Z", fill="var(--card)")


def amount(value: int | None) -> str:
    """A count in few signs; a blank is a dash, and what no table can have is cut."""
    if value is None:
        return "–"
    return str(value) if -99 <= value <= 999 else "…"


def holding_at(place: int) -> float:
    """Where the sign of what a player has stands in its line; coins, the first, have more room for their number."""
    return 16.0 if place == 0 else 24.0 + 42 * place


def counted(sign: Markup, x: float, y: float, value: int | None, *, part: str | None = None, path: str | None = None,
            title: str | None = None) -> Markup:  # fmt: skip
    """A sign with a count to its right."""
    shown = text(x + 12, y + 5, amount(value), anchor="start")
    return group(sign, shown, part=part, path=path, title=title)
