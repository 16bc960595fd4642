"""Rules of set-up: what lies where before round 1. Standard library only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.game import Table
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.model import Final, Setup, SetupSeat
from scorekeeper.games.orleans.position import FOUND, SEED, amounts, complete
from scorekeeper.rules import Confidence, Fact, Finding, PlayerIndex, Severity, Source, Stage, rule

OrleansTable = Table[Setup, Final]

_PREPARE = Source(SEED, "Preparar")
COLOURS = ("blue", "green", "red", "yellow")


def _seats(table: OrleansTable) -> Iterator[tuple[str, SetupSeat]]:
    """Each player's set-up with its path; none where no set-up is recorded."""
    for index, seat in enumerate(table.setup.seats if table.setup else ()):
        yield f"setup.seats[{index}]", seat


def _differing(found: Any, wanted: Mapping[str, int] | None, place: str, part: str | None = None) -> Iterator[Finding]:
    """A finding for each count in ``found`` that is not what is wanted."""
    for id, number in amounts(found).items():
        if wanted is not None and id in wanted and number is not None and number != wanted[id]:
            facts: dict[str, Fact] = {"kind": id, "found": number, "expected": wanted[id]}
            yield Finding((f"{place}.{board.field(id)}",), facts, part=f"{part}-{id}" if part else None)


# --- each player -------------------------------------------------------------------------------------------------


@rule("start-coins", Stage.SETUP, source=_PREPARE, basis=("orleans B8", "or-019"), limit=True)
def start_coins(table: OrleansTable) -> Iterator[Finding]:
    """Each player starts with 5 coins."""
    for index, (place, seat) in enumerate(_seats(table)):
        if seat.coins is not None and seat.coins != board.START_COINS:
            facts = {"player": PlayerIndex(index), "found": seat.coins, "expected": board.START_COINS}
            yield Finding((f"{place}.coins",), facts, part=f"seat-{index}")


@rule("stations-in-supply", Stage.SETUP, source=_PREPARE, basis=("orleans B8", "or-021"), limit=True)
def stations_in_supply(table: OrleansTable) -> Iterator[Finding]:
    """Each player starts with 10 trading stations, none of them on the map."""
    for index, (place, seat) in enumerate(_seats(table)):
        if seat.stations is not None and seat.stations != board.STATIONS:
            facts = {"player": PlayerIndex(index), "found": seat.stations, "expected": board.STATIONS}
            yield Finding((f"{place}.stations",), facts, part=f"seat-{index}")


@rule("starting-followers", Stage.SETUP, source=_PREPARE, basis=("orleans B8", "or-024", "or-027"), limit=True)
def starting_followers(table: OrleansTable) -> Iterator[Finding]:
    """Each player starts with one farmer, boatman, craftsman and trader in the own colour."""
    for index, (place, seat) in enumerate(_seats(table)):
        for found in _differing(seat.followers, dict.fromkeys(board.KINDS, 1), f"{place}.followers"):
            yield Finding(found.where, {"player": PlayerIndex(index), **found.facts}, part=f"seat-{index}")


@rule("markers-at-start", Stage.SETUP, source=_PREPARE, basis=("orleans B8", "or-036", "or-037"))
def markers_at_start(table: OrleansTable) -> Iterator[Finding]:
    """All seven markers of each player start on the first space of their track."""
    for index, (place, seat) in enumerate(_seats(table)):
        for id, number in amounts(seat.markers).items():
            if number:
                facts: dict[str, Fact] = {"player": PlayerIndex(index), "track": id, "found": number}
                part = "development-0" if id == "development" else f"track-{id}"
                yield Finding((f"{place}.markers.{id}",), facts, part=part)


@rule("merchants-in-orleans", Stage.SETUP, source=_PREPARE, basis=("orleans B8", "or-053"))
def merchants_in_orleans(table: OrleansTable) -> Iterator[Finding]:
    """Every merchant starts in Orléans."""
    for index, (place, seat) in enumerate(_seats(table)):
        if seat.merchant is not None and seat.merchant != "orleans":
            facts: dict[str, Fact] = {"player": PlayerIndex(index), "town": seat.merchant}
            yield Finding((f"{place}.merchant",), facts, part=f"town-{seat.merchant}")


@rule("start-player", Stage.SETUP, source=Source(SEED, "Como se Juega"), basis=("or-069",), severity=Severity.NOTE)
def start_player(table: OrleansTable) -> Iterator[Finding]:
    """The youngest takes the start player token."""
    if table.start_player is None and table.setup is not None and table.setup.hourglasses is not None:
        yield Finding(("start_player",), {"players": table.count})


@rule("player-colours", Stage.SETUP, source=FOUND, basis=("orleans B8",), severity=Severity.NOTE, limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def player_colours(table: OrleansTable) -> Iterator[Finding]:
    """The box has followers in four colours."""
    for index, player in enumerate(table.players):
        if player.colour and player.colour not in COLOURS:
            yield Finding((f"players[{index}].colour",), {"player": PlayerIndex(index), "colours": COLOURS})


# --- characters, technology, citizens, places --------------------------------------------------------------------


@rule("characters-removed", Stage.SETUP, source=_PREPARE, basis=("orleans B8", "orleans B11"), limit=True)
def characters_removed(table: OrleansTable) -> Iterator[Finding]:
    """With fewer players, neutral character tiles leave the game."""
    if table.setup is not None:
        wanted = board.characters_removed(table.count, table.edition)
        yield from _differing(table.setup.characters_removed, wanted, "setup.characters_removed", "supply")


@rule("neutral-characters", Stage.SETUP, source=FOUND, basis=("orleans B8", "or-299"), limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def neutral_characters(table: OrleansTable) -> Iterator[Finding]:
    """Each building of the board holds the neutral tiles of its kind for the number of players."""
    if table.setup is not None:
        yield from _differing(table.setup.characters, board.neutral_tiles(table.count), "setup.characters", "supply")


@rule("technology-stack", Stage.SETUP, source=_PREPARE, basis=("or-010", "or-030"), limit=True)
def technology_stack(table: OrleansTable) -> Iterator[Finding]:
    """All 16 technology tiles lie on their space."""
    found = table.setup.technology if table.setup else None
    if found is not None and found != board.TECHNOLOGY:
        yield Finding(("setup.technology",), {"found": found, "expected": board.TECHNOLOGY}, part="technology")


@rule("citizens-laid-out", Stage.SETUP, source=_PREPARE, basis=("or-042", "or-043", "or-290"), limit=True)
def citizens_laid_out(table: OrleansTable) -> Iterator[Finding]:
    """Thirteen citizens lie on the two boards, the fourteenth beside them."""
    if table.setup is None:
        return
    for name, wanted in (("citizens_on_boards", board.BOARD_CITIZENS), ("citizens_aside", 1)):
        found = getattr(table.setup, name)
        if found is not None and found != wanted:
            yield Finding((f"setup.{name}",), {"found": found, "expected": wanted}, part="citizens")


_PILES = (("pile_one", board.PILE_ONE, "pile-one"), ("pile_two", board.PILE_TWO, "pile-two"))


@rule("place-piles", Stage.SETUP, source=(_PREPARE, FOUND), basis=("or-044", "or-231"), limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def place_piles(table: OrleansTable) -> Iterator[Finding]:
    """Place tiles lie in the pile whose numeral their back shows."""
    for name, own, part in _PILES:
        pile = getattr(table.setup, name, None) or ()
        wrong = tuple(dict.fromkeys(tile for tile in pile if tile not in own))
        if wrong:
            yield Finding((f"setup.{name}",), {"places": wrong, "pile": part}, part=part)


@rule("place-piles-complete", Stage.SETUP, source=(_PREPARE, FOUND), basis=("orleans B8", "or-231"), limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def place_piles_complete(table: OrleansTable) -> Iterator[Finding]:
    """Pile I has its 12 place tiles and pile II its 8, each once."""
    for name, own, part in _PILES:
        pile = getattr(table.setup, name, None)
        if pile is None:
            continue
        counted = Counter(pile)
        wrong = tuple(tile for tile in own if counted[tile] != 1)
        if wrong:
            yield Finding((f"setup.{name}",), {"places": wrong, "pile": part, "expected": len(own)}, part=part)


# --- goods -------------------------------------------------------------------------------------------------------


def _on_spaces(table: OrleansTable) -> dict[str, str]:
    """What is recorded of each goods space: a good or ``none``."""
    spaces = table.setup.spaces if table.setup else None
    return {id: here for id in board.SPACES if (here := getattr(spaces, board.field(id), None)) is not None}


@rule("goods-removed", Stage.SETUP, source=_PREPARE, basis=("or-057", "or-063"), limit=True)
def goods_removed(table: OrleansTable) -> Iterator[Finding]:
    """With three players 6 goods leave the game unseen, with two 12."""
    found, wanted = (table.setup.goods_removed if table.setup else None), board.goods_removed(table.count)
    if found is not None and wanted is not None and found != wanted:
        yield Finding(("setup.goods_removed",), {"found": found, "expected": wanted}, part="market")


@rule("goods-on-routes", Stage.SETUP, source=_PREPARE, basis=("or-047", "or-048", "orleans B8"), limit=True)
def goods_on_routes(table: OrleansTable) -> Iterator[Finding]:
    """Every goods space in use gets one tile: 52, 48 or 43 with four, three or two players."""
    if not 2 <= table.count <= 4:
        return
    used = board.spaces_used(table.count)
    for id, here in _on_spaces(table).items():
        if id in used and here == "none":
            facts: dict[str, Fact] = {"space": id, "expected": len(used)}
            yield Finding((f"setup.spaces.{board.field(id)}",), facts, part=f"space-{id}")


@rule("marked-spaces-empty", Stage.SETUP, source=_PREPARE, basis=("or-058", "or-059", "or-064", "or-065", "or-311"),
      limit=True)  # fmt: skip
def marked_spaces_empty(table: OrleansTable) -> Iterator[Finding]:
    """Spaces marked with a higher number of players stay empty."""
    if not 2 <= table.count <= 4:
        return
    used = board.spaces_used(table.count)
    for id, here in _on_spaces(table).items():
        if id not in used and here != "none":
            facts: dict[str, Fact] = {"space": id, "marked": board.SPACES[id]}
            yield Finding((f"setup.spaces.{board.field(id)}",), facts, part=f"space-{id}")


@rule("goods-in-market", Stage.SETUP, source=FOUND, basis=("or-296", "or-297", "or-298"), limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def goods_in_market(table: OrleansTable) -> Iterator[Finding]:
    """The goods left over fill the market: 38, 36 or 35 with four, three or two players."""
    market = table.setup.goods_market if table.setup else None
    total = board.goods_in_play(table.count)
    if market is None or total is None or not complete(market):
        return
    found, wanted = sum(number or 0 for number in amounts(market).values()), total - len(board.spaces_used(table.count))
    if found != wanted:
        where = tuple(f"setup.goods_market.{good}" for good in board.GOODS)
        yield Finding(where, {"found": found, "expected": wanted}, part="market")


@rule("goods-tiles", Stage.SETUP, source=FOUND, basis=("orleans B2", "or-291", "or-292", "or-293", "or-294", "or-295"),
      limit=True, confidence=Confidence.FOUND)  # fmt: skip
def goods_tiles(table: OrleansTable) -> Iterator[Finding]:
    """Of each good there are no more tiles on map and market than in the box."""
    spaces = _on_spaces(table)
    market = amounts(table.setup.goods_market if table.setup else None)
    for good, most in board.GOOD_TILES.items():
        here = tuple(f"setup.spaces.{board.field(id)}" for id, lies in spaces.items() if lies == good)
        found = len(here) + max(0, market.get(good) or 0)
        if found > most:
            facts: dict[str, Fact] = {"good": good, "found": found, "most": most}
            yield Finding((f"setup.goods_market.{good}", *here), facts, part=f"market-{good}")


# --- hourglass tiles ---------------------------------------------------------------------------------------------


def _pile(table: OrleansTable) -> tuple[str | None, ...]:
    """The hourglass pile from the top as recorded; an unknown tile is ``None``."""
    return (table.setup.hourglasses if table.setup else None) or ()


def _hourglass(index: int) -> str:
    return f"setup.hourglasses[{index}]"


@rule("pilgrimage-first", Stage.SETUP, source=_PREPARE, basis=("orleans B8", "or-031", "or-034", "or-035"))
def pilgrimage_first(table: OrleansTable) -> Iterator[Finding]:
    """The first event is always the Pilgrimage."""
    pile = _pile(table)
    if pile and pile[0] is not None and pile[0] != "pilgrimage":
        yield Finding((_hourglass(0),), {"event": pile[0]}, part="hourglasses")


@rule("hourglass-pile", Stage.SETUP, source=_PREPARE, basis=("orleans B8", "or-014", "or-033"), limit=True)
def hourglass_pile(table: OrleansTable) -> Iterator[Finding]:
    """The pile has 18 hourglass tiles, one a round."""
    pile = _pile(table)
    if len(pile) > board.ROUNDS:
        facts = {"found": len(pile), "expected": board.ROUNDS}
        yield Finding(tuple(_hourglass(index) for index in range(board.ROUNDS, len(pile))), facts, part="hourglasses")


@rule("events-three-times", Stage.SETUP, source=FOUND, basis=("orleans B8", "or-219"), limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def events_three_times(table: OrleansTable) -> Iterator[Finding]:
    """Each of the six events is on three hourglass tiles."""
    pile = _pile(table)
    for event, number in Counter(tile for tile in pile if tile is not None).items():
        if number > board.EVENT_TILES:
            where = tuple(_hourglass(index) for index, tile in enumerate(pile) if tile == event)
            yield Finding(where, {"event": event, "found": number, "most": board.EVENT_TILES}, part="hourglasses")


@rule("events-by-pile", Stage.SETUP, source=FOUND, basis=("orleans B8", "orleans B11"), option="hourglass-piles",
      limit=True, confidence=Confidence.FOUND)  # fmt: skip
def events_by_pile(table: OrleansTable) -> Iterator[Finding]:
    """Where the backs of the hourglass tiles show letters, each of the three piles of six has every event once."""
    if not table.has("hourglass-piles", "three-piles"):
        return
    pile, size = _pile(table)[: board.ROUNDS], len(board.EVENTS)
    for first in range(0, len(pile), size):
        block = pile[first : first + size]
        for event, number in Counter(tile for tile in block if tile is not None).items():
            if number > 1:
                where = tuple(_hourglass(first + index) for index, tile in enumerate(block) if tile == event)
                facts: dict[str, Fact] = {"event": event, "first": first + 1, "last": first + size}
                yield Finding(where, facts, part="hourglasses")


CHECKS = (
    start_coins,
    stations_in_supply,
    starting_followers,
    markers_at_start,
    merchants_in_orleans,
    start_player,
    player_colours,
    characters_removed,
    neutral_characters,
    technology_stack,
    citizens_laid_out,
    place_piles,
    place_piles_complete,
    goods_removed,
    goods_on_routes,
    marked_spaces_empty,
    goods_in_market,
    goods_tiles,
    pilgrimage_first,
    hourglass_pile,
    events_three_times,
    events_by_pile,
)
