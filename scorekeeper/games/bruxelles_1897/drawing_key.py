"""The names of areas and signs in a drawing: headings above parts of it, and a key below. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from scorekeeper.games.bruxelles_1897.area import Grid
from scorekeeper.games.bruxelles_1897.icons import first_player, icon, neutral
from scorekeeper.svg import Markup, box, group, path, shorten, text, token, traced
from scorekeeper.svg import key as signs_key

Name = Callable[..., str]

WIDTH, MARGIN = 360, 10
HEADING = 24
"""How high a heading is."""

KINDS = ("artwork", "material", "house", "noble")
PAIRS = ("2/4", "2/5")


def heading(words: str, y: float = 0) -> Markup:
    """The name of an area, above it."""
    return text(MARGIN, y + 14, shorten(words, WIDTH - 2 * MARGIN), anchor="start", fill="var(--soft)")


def headed(words: str, part: tuple[float, Markup]) -> tuple[float, Markup]:
    """A part of the drawing with its name above it."""
    height, shapes = part
    return height + HEADING, Markup(heading(words) + group(shapes, transform=f"translate(0 {HEADING})"))


def small_card(x: float, y: float, *inside: Markup, dashed: bool = False) -> Markup:
    """A card 30 wide around its middle."""
    return Markup(box(x - 15, y - 10, 30, 20, radius=4, dashed=dashed) + "".join(inside))


def pair_card(x: float, y: float, values: str) -> Markup:
    """An Architect card by its two values."""
    return small_card(x, y, text(x, y + 5, values))


def shield(x: float, y: float, size: float, *, fill: str, stroke: str, dashed: bool = False) -> Markup:
    """The outline of a coat of arms."""
    outline = traced("M-17 -17L17 -17L17 3C17 12 7 16 0 19C-7 16 -17 12 -17 3Z", x, y, size)
    return path(outline, fill=fill, stroke=stroke, dashed=dashed)


def _crest(x: float, y: float) -> Markup:
    return shield(x, y, 0.5, fill="var(--paper)", stroke="var(--edge)")


def _valued(sign: Callable[[float, float, float], Markup]) -> Callable[[float, float], Markup]:
    return lambda x, y: small_card(x, y, sign(x - 6, y, 11), text(x + 8, y + 5, "2", bold=True))


_SIGNS: dict[str, tuple[str, Callable[[float, float], Markup]]] = {
    "architect": ("part-key-architect", _valued(lambda x, y, size: token(0, x, y, size))),
    "neutral-value": ("part-key-neutral-value", _valued(neutral)),
    **{pair: ("part-key-values", lambda x, y, pair=pair: pair_card(x, y, pair)) for pair in PAIRS},  # type: ignore[misc]
    "empty": ("part-key-empty", lambda x, y: small_card(x, y, dashed=True)),
    "crest": ("term-crest", _crest),
    "step": ("part-key-step", lambda x, y: text(x, y + 5, "+1")),
    "release": ("part-key-release", lambda x, y: text(x, y + 5, "−1")),
    "prison": ("part-head-architects-prison", lambda x, y: text(x, y + 5, "2", fill="var(--soft)")),
    "first-player": ("term-first-player-card", first_player),
    "expo": ("term-expo", lambda x, y: icon("expo", x, y, 18)),
    **{kind: (f"part-card-{kind}", lambda x, y, kind=kind: icon(kind, x, y, 16)) for kind in KINDS},  # type: ignore[misc]
}
"""Each sign with the message that names it, in the order of a key."""


def key(signs: Iterable[str], name: Name) -> tuple[float, Markup]:
    """What these signs mean."""
    shown = set(signs)
    shapes, end = signs_key(
        ((draw, name(message, **_values(sign))) for sign, (message, draw) in _SIGNS.items() if sign in shown),
        4,
        sign=30,
    )
    return end, shapes


def _values(sign: str) -> dict[str, str]:
    """What an Architect card can show."""
    return dict(zip(("first", "second"), sign.split("/"), strict=True)) if sign in PAIRS else {}


def signs_of(spaces: Grid) -> set[str]:
    """The signs of an area with Architects."""
    owners = [space.owner for line in spaces for space in line if space is not None and space.owner is not None]
    found = {"crest"} if len(spaces) > 1 else set()
    if "neutral" in owners:
        found.add("neutral-value")
    return found | ({"architect"} if any(owner != "neutral" for owner in owners) else set())
