"""The map of Orléans: towns at their real places, stretched so that their names can be read. Standard library only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import hypot, pi, sin

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.glyphs import Name, good_tile
from scorekeeper.svg import SMALL, Markup, circle, element, group, path, text, tokens

HEIGHT = 656
_LEFT, _TOP, _WIDE, _HIGH = 30, 34, 290, 590
_WEST, _EAST = 0.200, 3.159
_SOUTH, _NORTH = 46.581, 48.447

_LABELS: Mapping[str, tuple[float, float, str]] = {
    "orleans": (24, 5, "start"),
    "chartres": (0, -14, "end"),
    "etampes": (24, -14, "middle"),
    "le-mans": (12, -14, "middle"),
    "chateaudun": (12, 5, "start"),
    "montargis": (30, -14, "middle"),
    "vendome": (-6, 20, "end"),
    "blois": (-12, 5, "end"),
    "briare": (6, 20, "start"),
    "tours": (-12, -4, "end"),
    "chinon": (12, 10, "start"),
    "montrichard": (12, -10, "start"),
    "vierzon": (12, 0, "start"),
    "loches": (12, 5, "start"),
    "bourges": (-12, 10, "end"),
    "sancerre": (-12, 10, "end"),
    "chatellerault": (-12, -14, "start"),
    "le-blanc": (-12, 10, "end"),
    "chateauroux": (-16, -14, "start"),
    "nevers": (0, -14, "middle"),
    "argenton-sur-creuse": (-6, 20, "end"),
    "la-chatre": (6, 20, "start"),
    "st-amand-montrond": (6, 20, "start"),
}
"""Where a town's name stands from its middle, and its anchor; placed by hand so that no two meet."""

_BOW: Mapping[str, float] = {
    "chatellerault-chinon-road": 24,
    "chatellerault-chinon-water": -6,
    "chinon-le-blanc": 36,
    "blois-tours": 8,
    "argenton-sur-creuse-le-blanc": 4,
    "loches-tours": 10,
    "argenton-sur-creuse-chatellerault": -10,
    "briare-sancerre": -10,
    "st-amand-montrond-vierzon": 16,
}
"""How far the middle of a route stands off the straight line, to its left seen from its first town."""

_ALONG: Mapping[str, float] = {
    "argenton-sur-creuse-chateauroux": 0.36,
    "argenton-sur-creuse-chatellerault": 0.64,
    "argenton-sur-creuse-chatellerault-second": 0.86,
    "argenton-sur-creuse-la-chatre": 0.44,
    "blois-vendome": 0.36,
    "blois-vierzon": 0.36,
    "bourges-nevers": 0.36,
    "bourges-st-amand-montrond": 0.44,
    "bourges-sancerre": 0.36,
    "briare-montargis": 0.36,
    "chartres-chateaudun": 0.36,
    "chartres-etampes": 0.36,
    "chartres-le-mans": 0.34,
    "chartres-le-mans-second": 0.66,
    "chartres-orleans": 0.36,
    "chateaudun-le-mans": 0.36,
    "chateaudun-orleans": 0.4,
    "chateaudun-vendome": 0.36,
    "chateauroux-la-chatre": 0.36,
    "chateauroux-le-blanc": 0.36,
    "chateauroux-loches": 0.4,
    "chateauroux-vierzon": 0.36,
    "chatellerault-chinon-road": 0.36,
    "etampes-montargis": 0.34,
    "etampes-montargis-second": 0.66,
    "la-chatre-st-amand-montrond": 0.36,
    "le-mans-tours": 0.3,
    "le-mans-tours-second": 0.66,
    "le-mans-vendome": 0.36,
    "loches-montrichard": 0.36,
    "montargis-orleans": 0.36,
    "nevers-st-amand-montrond": 0.34,
    "nevers-st-amand-montrond-second": 0.66,
    "orleans-vierzon": 0.34,
    "orleans-vierzon-second": 0.66,
    "argenton-sur-creuse-le-blanc": 0.5,
    "blois-orleans": 0.36,
    "blois-tours": 0.36,
    "bourges-vierzon": 0.4,
    "briare-orleans": 0.34,
    "briare-orleans-second": 0.66,
    "briare-sancerre": 0.34,
    "briare-sancerre-second": 0.66,
    "chatellerault-chinon-water": 0.36,
    "chinon-le-blanc": 0.34,
    "chinon-le-blanc-second": 0.74,
    "chinon-tours": 0.36,
    "loches-tours": 0.36,
    "montrichard-tours": 0.4,
    "montrichard-vierzon": 0.36,
    "nevers-sancerre": 0.36,
    "st-amand-montrond-vierzon": 0.52,
}
"""How far along its route a goods space lies (0-1), where not in the middle; chosen so that it hides no name."""


@cache
def at(town: str) -> tuple[float, float]:
    """Where a town lies in the drawing."""
    east, north = board.TOWNS[town]
    return (
        round(_LEFT + _WIDE * (east - _WEST) / (_EAST - _WEST), 1),
        round(_TOP + _HIGH * (_NORTH - north) / (_NORTH - _SOUTH), 1),
    )


@cache
def point(route: board.Route, part: float) -> tuple[float, float]:
    """The point of a route that ``part`` (0-1) of it leads to."""
    (x1, y1), (x2, y2) = at(route.one), at(route.other)
    length = hypot(x2 - x1, y2 - y1)
    off = _BOW.get(route.id, 0) * 4 * part * (1 - part)
    return (
        round(x1 + (x2 - x1) * part + (y2 - y1) / length * off, 1),
        round(y1 + (y2 - y1) * part - (x2 - x1) / length * off, 1),
    )


@cache
def _road(route: board.Route) -> Markup:
    points = [point(route, step / 8) for step in range(9)]
    return path("M" + "L".join(f"{x} {y}" for x, y in points), stroke="var(--edge)", thick=True)


@cache
def _waterway(route: board.Route) -> Markup:
    (x1, y1), (x2, y2) = at(route.one), at(route.other)
    length = hypot(x2 - x1, y2 - y1)
    steps = max(8, int(length / 2))
    line = []
    for step in range(steps + 1):
        x, y = point(route, step / steps)
        wave = 3 * sin(step / steps * 2 * pi * round(length / 12))
        line.append(f"{x + (y2 - y1) / length * wave:.1f} {y - (x2 - x1) / length * wave:.1f}")
    return path("M" + "L".join(line), stroke="var(--soft)")


def _space(route: board.Route, second: bool, goods: Mapping[str, str | None], name: Name) -> Markup:
    space = f"{route.id}-second" if second else route.id
    if space not in goods:
        return Markup("")
    x, y = point(route, _ALONG.get(space, 0.5))
    title, cell = name(f"row-space-{space}"), f"setup.spaces.{board.field(space)}"
    return group(good_tile(goods[space], x, y), part=f"space-{space}", path=cell, title=title)


def _crowd(owners: Sequence[int], x: float, y: float) -> Markup:
    """Tokens of one town: up to two side by side, more in two rows."""
    if len(owners) < 3:
        return tokens(owners, x, y, 15, 1)
    upper, lower = owners[: (len(owners) + 1) // 2], owners[(len(owners) + 1) // 2 :]
    return Markup(tokens(upper, x, y - 8.5, 15, 2) + tokens(lower, x, y + 8.5, 15, 2))


def _town(town: str, owners: Sequence[int], name: Name) -> Markup:
    x, y = at(town)
    home = town == "orleans"
    dot = Markup("") if owners else circle(x, y, 8 if home else 5, fill="var(--card)")
    dx, dy, anchor = _LABELS[town]
    label = name(town)
    halo = element(
        "text", label, x=x + dx, y=y + dy, font_size=SMALL, text_anchor=anchor, fill="none", stroke="var(--card)",
        stroke_width=6, stroke_linejoin="round", font_weight=600 if home else None, aria_hidden="true",
    )  # fmt: skip
    words = text(x + dx, y + dy, label, anchor=anchor, bold=home)
    return group(dot, _crowd(owners[:6], x, y), halo, words, part=f"town-{town}", title=label)


def draw_map(
    top: float, name: Name, stations: Mapping[str, Sequence[int]], goods: Mapping[str, str | None] | None = None
) -> Markup:
    """The map. ``stations`` holds the seats with a station in each town, ``goods`` what lies on each goods space."""
    routes = [
        group(_waterway(route) if route.water else _road(route), part=f"route-{route.id}")
        for route in sorted(board.ROUTES, key=lambda each: each.water)
    ]
    spaces = [_space(route, second, goods or {}, name) for route in board.ROUTES for second in (False, True)]
    towns = [_town(town, stations.get(town, ()), name) for town in board.TOWNS]
    return group(*routes, *spaces, *towns, part="map", transform=f"translate(0 {top})")
