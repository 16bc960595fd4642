"""One part of a drawing, for lessons and questions: nothing that follows from it is shown. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from scorekeeper.game import Table, shared_path
from scorekeeper.games.orleans import board, diagram, drawing_key, play_drawing
from scorekeeper.games.orleans.diagram import WIDTH, Panel
from scorekeeper.games.orleans.drawing_key import PIECES, key
from scorekeeper.games.orleans.glyphs import Name
from scorekeeper.games.orleans.position import shared
from scorekeeper.svg import drawing

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


def _setup_map(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    yield lambda top: play_drawing.who(top, table, name)
    yield from islice(diagram.setup_panels(table, name), 1, 2)


def _setup_supply(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    yield from islice(diagram.setup_panels(table, name), 2, 3)
    yield lambda top: key(top, name, (*board.KINDS, *drawing_key.PILES))


def _final_seats(*wanted: int) -> Panels:
    """What everybody has, and more panels: development (3)."""

    def panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
        found = tuple(diagram.final_panels(table, name))
        signs = diagram.known_signs(table)
        signs += _development_signs(table) if 3 in wanted else ()
        yield lambda top: diagram.bare_players(top, table, name)
        yield from (found[place] for place in wanted)
        yield lambda top: key(top + 4, name, signs)

    return panels


def _final_goods(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    """What everybody has, and what each good is worth; where the market was counted, also what it holds."""
    market = shared(table).goods_market
    heading = None if market is not None else "id-goods"
    left = ("left",) if market is not None else ()
    signs = [sign for sign in diagram.known_signs(table) if sign not in board.GOODS]
    yield lambda top: diagram.bare_players(top, table, name)
    yield lambda top: diagram.market(top, name, "market", market, shared_path("goods_market"), heading)
    yield lambda top: key(top + 4, name, (*signs, "worth", *left))


def _development_signs(table: Table[Any, Any]) -> tuple[str, ...]:
    """The signs of the development track at the end."""
    found = drawing_key.citizens(diagram.final_owners(table), board.DEVELOPMENT_CITIZENS)
    return (*drawing_key.DEVELOPMENT, *found, *diagram.only_status(table))


def _final_map(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    yield lambda top: play_drawing.who(top, table, name)
    yield tuple(diagram.final_panels(table, name))[2]


def _final_with_names(*wanted: int, kinds: Sequence[str] = board.TRACKS) -> Panels:
    """Development (3), tracks (4) or deeds (5), where only tokens tell the players apart: names above, a key below."""

    def panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
        found = {
            3: lambda top: diagram.final_development(top, table, name),
            4: lambda top: diagram.final_tracks(top, table, name, kinds),
            5: lambda top: diagram.final_deeds(top, table, name),
        }
        sources = (drawing_key.of_tracks(kinds) if 4 in wanted else (), board.DEEDS if 5 in wanted else ())
        signs: tuple[str, ...] = _development_signs(table) if 3 in wanted else ()
        signs += tuple(sign for kind in kinds for sign in drawing_key.TRACKS[kind]) if 4 in wanted else ()
        signs += drawing_key.DEEDS if 5 in wanted else ()
        signs += drawing_key.citizens(diagram.final_owners(table), *sources)
        yield lambda top: play_drawing.who(top, table, name)
        yield from (found[place] for place in wanted)
        yield lambda top: key(top + 6, name, signs)

    return panels


def _play_seats(*, event: bool = False, spaces: bool = False) -> Panels:
    """What everybody has; above it the round with its event, and on it the ``spaces`` that an event can depend on."""

    def panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
        state = play_drawing.state_of(table)
        if event:
            yield lambda top: play_drawing.round_line(top, state, name, bare=True)
        yield lambda top: play_drawing.players(top, state, table, name, bare=True, spaces=spaces)
        yield lambda top: key(top, name, (*(("round-tile",) if event else ()), *PIECES, *board.GOODS))

    return panels


def _play_map(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: play_drawing.who(top, table, name)
    yield lambda top: play_drawing.map_panel(top, state, name, bare=True)


def _play_supply(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: play_drawing.supply(top, state, name, bare=True)
    yield lambda top: key(top, name, (*board.KINDS, "technology"))


def _play_market(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    yield lambda top: diagram.market(top, name, "market", play_drawing.market(state), None)
    yield lambda top: key(top, name, drawing_key.MARKET)


def _play_stack(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    """The goods market, and how many technology tiles are left."""
    state = play_drawing.state_of(table)
    yield lambda top: diagram.market(top, name, "market", play_drawing.market(state), None)
    yield lambda top: play_drawing.stack(top, state, name)
    yield lambda top: key(top, name, drawing_key.MARKET)


def _play_development(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    spaces, owners = play_drawing.markers(state)["development"], play_drawing.owners(state)
    signs = (*drawing_key.DEVELOPMENT, *drawing_key.citizens(owners, board.DEVELOPMENT_CITIZENS))
    yield lambda top: play_drawing.who(top, table, name)
    yield lambda top: diagram.development(top, name, spaces, {}, owners)
    yield lambda top: key(top + 4, name, signs)


def _play_deeds(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    owners = play_drawing.owners(state)
    found = drawing_key.citizens(owners, board.DEEDS)
    if "taken" in found:
        yield lambda top: play_drawing.who(top, table, name)
    yield lambda top: diagram.deeds_board(top, name, play_drawing.placed(state), owners, None)
    yield lambda top: key(top + 4, name, (*drawing_key.DEEDS, *found))


def _play_tracks(*kinds: str, coins: bool = False) -> Panels:
    """Character tracks of these ``kinds``; ``coins``: with what everybody has of them."""

    def panels(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
        state = play_drawing.state_of(table)
        places, owners = play_drawing.markers(state), play_drawing.owners(state)
        signs = [sign for kind in kinds for sign in drawing_key.TRACKS[kind]]
        purse = [seat.coins for seat in state.seats] if coins else []
        signs += [*(["coins"] if coins else []), *drawing_key.citizens(owners, drawing_key.of_tracks(kinds))]
        yield lambda top: play_drawing.who(top, table, name, purse)
        yield lambda top: diagram.tracks(top, name, {kind: places[kind] for kind in kinds}, owners, kinds)
        yield lambda top: key(top, name, signs)

    return panels


def _play_places(table: Table[Any, Any], name: Name) -> Iterator[Panel]:
    state = play_drawing.state_of(table)
    laid = ("technology",) if state.seats and state.seats[0].placed else ()
    kinds = tuple(kind for kind in board.KINDS if kind in play_drawing.wanted(state))
    yield lambda top: play_drawing.places(top, state, name)
    yield lambda top: key(top + 4, name, (*kinds, "wanted", *laid))


PARTS: Mapping[str, tuple[str, Panels]] = {
    "setup-seats": ("group-player", lambda table, name: islice(diagram.setup_panels(table, name), 1)),
    "setup-map": ("part-map-merchants", _setup_map),
    "setup-supply": ("part-supply", _setup_supply),
    "final-seats": ("group-player", _final_seats()),
    "final-count": ("group-player", _final_seats(3)),
    "final-deeds": ("part-deeds", _final_with_names(5)),
    "final-goods": ("part-title-final", _final_goods),
    "final-tracks": ("part-title-final", _final_with_names(3, 4)),
    "final-development": ("part-development", _final_with_names(3)),
    "final-map": ("part-map-stations", _final_map),
    "final-citizens": ("part-title-final", _final_with_names(3, 4, 5, kinds=("boatman", "knight"))),
    "final-boards": ("part-title-final", _final_with_names(3, 4, 5)),
    "seats": ("group-player", _play_seats()),
    "round": ("part-title-play", _play_seats(event=True)),
    "event": ("part-title-play", _play_seats(event=True, spaces=True)),
    "map": ("part-map", _play_map),
    "supply": ("part-supply", _play_supply),
    "market": ("part-market", _play_market),
    "development": ("part-development", _play_development),
    "deeds": ("part-deeds", _play_deeds),
    "tracks": ("part-tracks", _play_tracks(*board.TRACKS)),
    "stack": ("part-market", _play_stack),
    **{f"track-{kind}": (f"part-track-{kind}", _play_tracks(kind, coins=kind == "farmer")) for kind in board.TRACKS},
    "places": ("part-places", _play_places),
}
"""Views of one part: the message that names it, and its panels."""
