"""One part of a drawing, for lessons and questions: nothing that follows from it is shown. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

from scorekeeper.game import Table
from scorekeeper.games.orleans import board, diagram, glyphs, play_drawing
from scorekeeper.games.orleans.diagram import WIDTH, Panel
from scorekeeper.games.orleans.glyphs import Name
from scorekeeper.svg import Markup, drawing, group, text

Panels = Callable[[Table[Any, Any], Name], Iterator[Panel]]


def draw(table: Table[Any, Any], view: str, name: Name) -> str:
    """The drawing of a table; ``view`` is ``setup``, ``play`` or ``final``, or one part of these.

    A part does not show whose turn it is, who leads, or what may be done.
    """
    return _part(table, view, name) if view in PARTS else diagram.draw(table, view, name)


def _part(table: Table[Any, Any], view: str, name: Name) -> str:
    heading, panels = PARTS[view]
    top, shapes = 12.0, []
    for panel in panels(table, name):
        shape, top = panel(top)
        shapes.append(shape)
    return drawing(WIDTH, int(top + 8), name(heading), name("part-description-part", count=table.count), *shapes)


def _followers_key(top: float, name: Name, *, supply: bool = False) -> tuple[Markup, float]:
    """Which letter stands for which follower, three a line; ``supply``: also the piles beside them."""
    shapes, y = [], top + 16
    for place, kind in enumerate(board.KINDS):
        x, line = 20 + 112 * (place % 3), y + 28 * (place // 3)
        shapes.append(glyphs.follower(kind, x, line, name))
        shapes.append(text(x + 17, line + 5, name(f"id-{kind}"), anchor="start"))
    y += 28 * 3
    piles = (("technology", glyphs.technology), ("citizens", glyphs.citizen), ("hourglasses", glyphs.hourglass))
    for place, (part, sign) in enumerate(piles if supply else ()):
        shapes.append(
            Markup(sign(20, y + 26 * place) + text(37, y + 26 * place + 5, name(f"part-{part}"), anchor="start"))
        )
    for place, (part, numeral) in enumerate((("pile-one", "I"), ("pile-two", "II")) if supply else ()):
        line = y + 26 * (3 + place)
        shapes.append(diagram.pile(20, line, numeral))
        shapes.append(text(37, line + 5, name(f"part-{part}"), anchor="start"))
    return group(*shapes), y + (26 * 5 if supply else 0) - 6


def _setup_map(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    yield from islice(diagram.setup_panels(table, name), 1, 2)
    yield lambda top: diagram.signs_key(top + 10, name, board.GOODS)


def _setup_supply(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    yield from islice(diagram.setup_panels(table, name), 2, 3)
    yield lambda top: _followers_key(top, name, supply=True)


def _final_parts(*wanted: int) -> Panels:
    def panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
        found = tuple(diagram.final_panels(table, name))
        return (found[place] for place in wanted)

    return panels


def _final_with_names(*wanted: int) -> Panels:
    """Development (3), tracks (4) or deeds (5), where only tokens tell the players apart: names above, a key below."""

    def panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
        yield lambda top: play_drawing.who(top, table)
        yield from _final_parts(*wanted)(table, name)
        if 4 in wanted:
            yield lambda top: diagram.signs_key(top + 14, name, ("coins", "citizens", "technology", *board.GOODS))
        elif 3 in wanted:
            yield lambda top: diagram.signs_key(top + 12, name, _ON_DEVELOPMENT)
        if 5 in wanted:
            yield lambda top: _followers_key(top, name)

    return panels


def _play_seats(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: play_drawing.players(top, state, table, name, bare=True)
    yield lambda top: diagram.signs_key(top + 8, name)


def _play_round(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: play_drawing.round_line(top, state, name, bare=True)
    yield lambda top: play_drawing.players(top, state, table, name, bare=True)
    yield lambda top: diagram.signs_key(top + 8, name)


def _play_map(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: play_drawing.map_panel(top, state, name, bare=True)
    if any(good in board.GOODS for good in state.spaces):
        yield lambda top: diagram.signs_key(top + 10, name, board.GOODS)


def _play_supply(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: play_drawing.supply(top, state, name, bare=True)
    yield lambda top: _followers_key(top, name)


def _play_market(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: diagram.market(top, name, "market", play_drawing.market(state), None)


def _play_development(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    spaces = play_drawing.markers(state)["development"]
    yield lambda top: play_drawing.who(top, table)
    yield lambda top: diagram.development(top, name, spaces, {}, play_drawing.owners(state))
    yield lambda top: diagram.signs_key(top + 12, name, _ON_DEVELOPMENT)


def _play_deeds(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: diagram.deeds_board(top, name, play_drawing.placed(state), play_drawing.owners(state), None)
    yield lambda top: _followers_key(top, name)


_ON_TRACK: Mapping[str, tuple[str, ...]] = {
    "farmer": board.GOODS,
    "boatman": ("coins", "citizens"),
    "craftsman": ("technology",),
    "knight": ("citizens",),
}
_ON_DEVELOPMENT = ("coins", "citizens")
"""Signs that a track shows."""


def _play_tracks(*kinds: str) -> Panels:
    def panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
        state = play_drawing.state_of(table)
        places, owners = play_drawing.markers(state), play_drawing.owners(state)
        yield lambda top: play_drawing.who(top, table)
        yield lambda top: diagram.tracks(top, name, {kind: places[kind] for kind in kinds}, owners, kinds)
        if signs := tuple(dict.fromkeys(sign for kind in kinds for sign in _ON_TRACK.get(kind, ()))):
            yield lambda top: diagram.signs_key(top + 8, name, signs)

    return panels


def _play_places(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: play_drawing.places(top, state, name)
    yield lambda top: _followers_key(top, name)


PARTS: Mapping[str, tuple[str, Panels]] = {
    "setup-seats": ("group-player", lambda table, name: islice(diagram.setup_panels(table, name), 1)),
    "setup-map": ("part-map-merchants", _setup_map),
    "setup-supply": ("part-supply", _setup_supply),
    "final-seats": ("group-player", _final_parts(0)),
    "final-count": ("group-player", _final_parts(0, 3)),
    "final-deeds": ("part-deeds", _final_with_names(5)),
    "final-goods": ("part-title-final", _final_parts(0, 6)),
    "final-tracks": ("part-title-final", _final_with_names(3, 4)),
    "final-development": ("part-development", _final_with_names(3)),
    "final-map": ("part-map-stations", _final_parts(2)),
    "final-boards": ("part-title-final", _final_with_names(3, 4, 5)),
    "seats": ("group-player", _play_seats),
    "round": ("part-title-play", _play_round),
    "map": ("part-map-play", _play_map),
    "supply": ("part-supply", _play_supply),
    "market": ("part-market", _play_market),
    "development": ("part-development", _play_development),
    "deeds": ("part-deeds", _play_deeds),
    "tracks": ("part-tracks", _play_tracks(*board.TRACKS)),
    **{f"track-{kind}": (f"part-track-{kind}", _play_tracks(kind)) for kind in board.TRACKS},
    "places": ("part-places", _play_places),
}
"""Views of one part: the message that names it, and its panels."""
