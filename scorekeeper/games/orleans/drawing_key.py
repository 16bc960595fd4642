"""What the signs of a drawing mean: a key with those that it shows. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import pi, sin

from scorekeeper.games.orleans import board, glyphs
from scorekeeper.games.orleans.glyphs import Name
from scorekeeper.svg import Markup, Sign, circle, path, text, token
from scorekeeper.svg import key as signs_key

PIECES = ("coins", "built", "citizens")

TRACKS: Mapping[str, tuple[str, ...]] = {
    "farmer": board.GOODS,
    "boatman": ("coins",),
    "craftsman": ("technology",),
    "trader": ("first-pile", "either-pile"),
    "knight": ("draw-limit",),
    "scholar": ("points",),
}
"""Signs that the spaces of a character track show, but for citizens (see :func:`citizens`)."""

DEVELOPMENT = ("status", "space-coins")
DEEDS = (*board.KINDS, "free", "sent", "deed-coins")
PILES = ("technology", "citizens", "hourglasses", "pile-one", "pile-two")
MARKET = ("worth", "left")


def citizens(owners: Mapping[str, Sequence[int]], *sources: Iterable[str]) -> tuple[str, ...]:
    """The signs of the citizens of these ``sources``: of those that lie there, and of those that were taken."""
    taken = [bool(owners.get(source)) for each in sources for source in each]
    return (*(() if all(taken) else ("citizens",)), *(("taken",) if any(taken) else ()))


def of_tracks(kinds: Iterable[str]) -> tuple[str, ...]:
    """The citizens that lie on these character tracks."""
    return tuple(source for kind in kinds for source, (track, _) in board.TRACK_CITIZENS.items() if track == kind)


def pile(x: float, y: float, numeral: str) -> Markup:
    """A pile of place tiles with its numeral."""
    return Markup(glyphs.tile(x, y) + text(x, y + 5, numeral))


def _road(x: float, y: float) -> Markup:
    return path(f"M{x - 12} {y}L{x + 12} {y}", stroke="var(--edge)", thick=True)


def _waterway(x: float, y: float) -> Markup:
    wave = "L".join(f"{x - 12 + step * 1.5:.1f} {y + 3 * sin(step * pi / 4):.1f}" for step in range(17))
    return path(f"M{wave}", stroke="var(--soft)")


def _words(shown: str, *, bold: bool = False) -> Sign:
    return lambda x, y: text(x, y + 5, shown, bold=bold)


def ring(x: float, y: float, seat: int) -> Markup:
    """A merchant: a token in a ring."""
    back = circle(x, y, 8, fill="var(--paper)", stroke="var(--accent)")
    return Markup(back + token(seat, x, y, 10))


def _slot(x: float, y: float, *, filled: bool) -> Markup:
    return circle(x, y, 9, fill="var(--ink)" if filled else "var(--card)", stroke="var(--edge)")


def _counted(x: float, y: float) -> Markup:
    return Markup(glyphs.coin(x - 5, y) + text(x + 8, y + 5, "1"))


def space_coins(x: float, y: float, coins: int = 3) -> Markup:
    """Coins that a space of the development track pays."""
    return Markup(circle(x, y, 7) + text(x, y + 5, str(coins)))


def _status_only(x: float, y: float) -> Markup:
    return Markup(text(x - 7, y + 5, "×", bold=True) + token(0, x + 6, y, 10))


_SIGNS: Mapping[str, tuple[str, Sign]] = {
    "coins": ("id-coins", glyphs.coin),
    "space-coins": ("part-key-space-coins", space_coins),
    "deed-coins": ("part-key-deed-coins", _counted),
    "stations": ("id-stations", glyphs.station),
    "built": ("part-key-built", glyphs.station),
    "citizens": ("id-citizens", glyphs.citizen),
    "taken": ("part-key-taken", lambda x, y: token(0, x, y, 13)),
    "technology": ("part-technology", glyphs.technology),
    "hourglasses": ("part-hourglasses", glyphs.hourglass),
    "round": ("id-round", glyphs.hourglass),
    "round-tile": ("part-key-hourglass", glyphs.hourglass),
    "pile-one": ("part-pile-one", partial(pile, numeral="I")),
    "pile-two": ("part-pile-two", partial(pile, numeral="II")),
    "first-pile": ("part-key-first-pile", _words("I")),
    "either-pile": ("part-key-either-pile", _words("I/II")),
    "draw-limit": ("part-key-draw-limit", _words("4–8")),
    "points": ("part-key-points", _words("+2")),
    "status": ("part-key-status", _words("× 1", bold=True)),
    "status-only": ("part-key-status-only", _status_only),
    "free": ("part-key-free", partial(_slot, filled=False)),
    "sent": ("part-key-sent", partial(_slot, filled=True)),
    "wanted": ("part-key-wanted", partial(_slot, filled=False)),
    "worth": ("part-key-worth", _words("× 1")),
    "left": ("part-key-left", _words("3", bold=True)),
    "road": ("part-road", _road),
    "waterway": ("part-waterway", _waterway),
    "station": ("part-key-station", lambda x, y: token(0, x, y, 15)),
    "merchant": ("part-key-merchant", partial(ring, seat=0)),
    "start": ("part-key-merchant", lambda x, y: token(0, x, y, 15)),
    **{kind: (f"id-{kind}", partial(glyphs.good, kind)) for kind in board.GOODS},
}
"""Each sign with the message that names it."""


def key(top: float, name: Name, kinds: Iterable[str]) -> tuple[Markup, float]:
    """What the signs of these ``kinds`` mean, each once, and where that ends."""
    signs: list[tuple[Sign, str]] = []
    for kind in dict.fromkeys(kinds):
        letter: Callable[[float, float], Markup] = partial(_letter, kind=kind, name=name)
        message, draw = _SIGNS.get(kind, (f"id-{kind}", letter))
        signs.append((draw, name(message)))
    return signs_key(signs, top, columns=3, sign=26, margin=6)


def _letter(x: float, y: float, kind: str, name: Name) -> Markup:
    return glyphs.follower(kind, x, y, name)
