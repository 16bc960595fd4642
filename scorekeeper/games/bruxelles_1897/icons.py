"""Small flat signs for the kinds of cards, each about ``size`` wide and high around its middle."""

from __future__ import annotations

from scorekeeper.svg import SMALL, Markup, box, circle, path, text, traced

CARD, ACCENT, INK = "var(--card)", "var(--accent)", "var(--ink)"


def _frame(x: float, y: float, h: float) -> str:
    frame = box(x - h, y - h * 0.85, h * 2, h * 1.7, stroke=INK, radius=2)
    return frame + path(traced("M-.62 .5L-.15 -.2L.2 .2L.62 -.35", x, y, h))


def _coin(x: float, y: float, h: float) -> str:
    return circle(x, y, h * 0.95, fill=CARD) + text(x, y + SMALL * 0.35, "3", bold=True)


def _bricks(x: float, y: float, h: float) -> str:
    places = ((-1.0, 0.05), (0.04, 0.05), (-0.48, -0.72))
    return "".join(box(x + h * dx, y + h * dy, h * 0.96, h * 0.72, stroke=INK, radius=1) for dx, dy in places)


def _house(x: float, y: float, h: float) -> str:
    walls = path(traced("M-.75 .85L-.75 -.15L0 -.9L.75 -.15L.75 .85Z", x, y, h), fill=CARD)
    return walls + path(traced("M-.2 .85L-.2 .2L.2 .2L.2 .85", x, y, h))


def _noble(x: float, y: float, h: float) -> str:
    shoulders = path(traced("M-.85 .9C-.85 -.1 .85 -.1 .85 .9Z", x, y, h), fill=CARD)
    return shoulders + circle(x, y - h * 0.4, h * 0.46, fill=CARD)


def _expo(x: float, y: float, h: float) -> str:
    dome = path(traced("M-.7 0C-.7 -.9 .7 -.9 .7 0Z", x, y, h), fill=ACCENT)
    hall = path(traced("M-.95 .85L-.95 0L.95 0L.95 .85Z", x, y, h), fill=CARD)
    return (
        path(traced("M0 -.7L0 -1.05", x, y, h))
        + dome
        + hall
        + path(traced("M-.35 .85L-.35 .35M.35 .85L.35 .35", x, y, h))
    )


def first_player(x: float, y: float) -> Markup:
    """The sign of the First Player card: a pennant."""
    return path(traced("M-4 7L-4 -7L7 -3L-4 1", x, y, 1), fill=ACCENT)


def neutral(x: float, y: float, size: float = 16) -> Markup:
    """The token of the neutral side: a hexagon in no player's colour."""
    return path(traced("M-1 0L-.5 -.87L.5 -.87L1 0L.5 .87L-.5 .87Z", x, y, size / 2), fill="var(--line)")


_SIGNS = {
    "artwork": _frame,
    "artworks": _frame,
    "money": _coin,
    "material": _bricks,
    "house": _house,
    "houses": _house,
    "noble": _noble,
    "nobles": _noble,
    "expo": _expo,
}


def icon(kind: str, x: float, y: float, size: float = 24) -> Markup:
    """The sign of a kind of card, or of what a bonus counts; nothing for what has none."""
    sign = _SIGNS.get(kind)
    return Markup(sign(x, y, size / 2) if sign else "")
