"""Rules about land, workers and cards at the end, and about how the game ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.game import shared_path
from scorekeeper.games.new_york_1901.known import NewYork, finals, least, part, standing, total, value_of, where
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    CARDS,
    DISTRICT_CARDS,
    DISTRICTS,
    LAST_CARDS,
    LEAST_PRINTED,
    LEAST_UNBUILT,
    OPEN_MARKET,
    WORKERS,
    SeatFinal,
)
from scorekeeper.rules import Confidence, Fact, Finding, Severity, Source, Stage, rule

TEXT = "003_b1665ebc0639bb12.txt"
PARTS = Source(TEXT, "Componentes")
BOARD = Source(TEXT, "El tablero de juego:")
EXPAND = Source(TEXT, "I. Expandir")
DEMOLISH = Source(TEXT, "II. Demoler")
CARDS_TEXT = Source(TEXT, "Cartas de territorio:")
BUILDING = Source(TEXT, "Reglas de construcción")
END = Source(TEXT, "Fin del juego")
UNUSED = Source(TEXT, "Tarjetas de acción:")
FOUND = Source("-", "facts: public sources")
IN_GAME = "new-york-1901 A8 in-game"

ESTATE = tuple(f"cards.{each}" for each in DISTRICTS)
LAND = ("land.two", "land.three")
MARKET = tuple(shared_path(f"market.{each}") for each in ("open", "futures"))


def _cards(own: SeatFinal, table: NewYork) -> int | None:
    """Territory cards on the character card; pink ones need no counting where they are not in play."""
    districts = tuple(each for each in DISTRICTS if each != "pink" or table.count != 2)
    counted = total(value_of(own, f"cards.{each}") for each in districts)
    return None if counted is None else least(value_of(own, each) for each in ESTATE)


def _land(own: SeatFinal) -> int | None:
    return total(value_of(own, each) for each in LAND)


@rule(
    "action-cards-at-most", Stage.FINAL, source=UNUSED, basis=("new-york-1901 A8 final", "ny-016", "ny-188"), limit=True
)
def action_cards_at_most(table: NewYork) -> Iterator[Finding]:
    """A player has three action cards."""
    for seat, own in finals(table):
        if own.action_cards is not None and own.action_cards > ACTION_CARDS:
            facts: dict[str, Fact] = {"player": seat, "found": own.action_cards}
            yield Finding(tuple(where(seat, own, "action_cards")), facts, part(seat, "actions"))


@rule("workers-add-up", Stage.FINAL, source=PARTS, basis=(IN_GAME, "ny-014"), limit=True)
def workers_add_up(table: NewYork) -> Iterator[Finding]:
    """Workers in hand and on the board are four together."""
    for seat, own in finals(table):
        hand, board = value_of(own, "workers.hand"), value_of(own, "workers.board")
        found, both = least((hand, board)), total((hand, board))
        if (both is not None and both != WORKERS) or found > WORKERS:
            paths = tuple(where(seat, own, "workers.hand", "workers.board"))
            yield Finding(paths, {"player": seat, "found": found}, part(seat, "workers"))


@rule(
    "workers-guard-empty-land",
    Stage.FINAL,
    source=DEMOLISH,
    basis=("NY-F1", "ny-034", "ny-120", "ny-126"),
    confidence=Confidence.DERIVED,
)
def workers_guard_empty_land(table: NewYork) -> Iterator[Finding]:
    """A worker stands on each own territory without an own building, and nowhere else."""
    for seat, own in finals(table):
        board = value_of(own, "workers.board")
        if own.empty_land is not None and board is not None and own.empty_land != board:
            paths = tuple(where(seat, own, "empty_land", "workers.board"))
            facts: dict[str, Fact] = {"player": seat, "empty": own.empty_land, "workers": board}
            yield Finding(paths, facts, part(seat, "workers"))


@rule("empty-within-land", Stage.FINAL, source=BOARD, basis=("NY-F1", "ny-031"), confidence=Confidence.DERIVED)
def empty_within_land(table: NewYork) -> Iterator[Finding]:
    """No more territories lie empty than are owned."""
    for seat, own in finals(table):
        owned = _land(own)
        if own.empty_land is not None and owned is not None and own.empty_land > owned:
            paths = tuple(where(seat, own, "empty_land", *LAND))
            yield Finding(paths, {"player": seat, "empty": own.empty_land, "owned": owned}, part(seat, "land"))


@rule("cards-match-land", Stage.FINAL, source=EXPAND, basis=(IN_GAME, "ny-103", "ny-104"))
def cards_match_land(table: NewYork) -> Iterator[Finding]:
    """There is one territory card for each own territory on the board."""
    for seat, own in finals(table):
        cards, owned = _cards(own, table), _land(own)
        if cards is not None and owned is not None and cards != owned:
            paths = tuple(where(seat, own, *ESTATE, *LAND))
            yield Finding(paths, {"player": seat, "cards": cards, "owned": owned}, part(seat, "land"))


@rule(
    "some-land",
    Stage.FINAL,
    source=EXPAND,
    basis=(IN_GAME, "ny-065", "ny-106"),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def some_land(table: NewYork) -> Iterator[Finding]:
    """Everybody keeps land: the territory of the starter at least, unless it was given back."""
    for seat, own in finals(table):
        if _cards(own, table) == 0:
            yield Finding(tuple(where(seat, own, *ESTATE)), {"player": seat}, part(seat, "land"))


@rule("squares-in-estate", Stage.FINAL, source=BUILDING, basis=(IN_GAME, "ny-032", "ny-133", "ny-141"))
def squares_in_estate(table: NewYork) -> Iterator[Finding]:
    """Own buildings cover no more squares than the own territories have."""
    for seat, own in finals(table):
        squares = total((value_of(own, "land.two"), value_of(own, "land.three")))
        if own.covered is None or squares is None:
            continue
        most = 2 * value_of(own, "land.two") + 3 * value_of(own, "land.three")
        if own.covered > most:
            paths = tuple(where(seat, own, "covered", *LAND))
            yield Finding(paths, {"player": seat, "found": own.covered, "most": most}, part(seat, "land"))


@rule(
    "room-for-skyscrapers",
    Stage.FINAL,
    source=FOUND,
    basis=(IN_GAME, "ny-141"),
    confidence=Confidence.FOUND,
    option="component-data",
)
def room_for_skyscrapers(table: NewYork) -> Iterator[Finding]:
    """Each standing skyscraper covers two squares or more of the own territories."""
    for seat, own in finals(table):
        towers = sum(max(0, each or 0) for each in standing(own))
        if _land(own) is None:
            continue
        most = 2 * value_of(own, "land.two") + 3 * value_of(own, "land.three")
        if towers > 0 and LEAST_PRINTED * towers > most:
            paths = tuple(where(seat, own, "standing.bronze", "standing.silver", "standing.gold", *LAND))
            facts: dict[str, Fact] = {"player": seat, "towers": towers, "most": most}
            yield Finding(paths, facts, part(seat, "land"))


def _pool(table: NewYork, fields: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(path for seat, own in finals(table) for path in where(seat, own, *fields))


def _market(table: NewYork) -> tuple[int | None, int | None]:
    market = table.final.shared.market if table.final is not None else None
    return (None, None) if market is None else (market.open, market.futures)


def _market_paths(table: NewYork) -> tuple[str, ...]:
    return tuple(path for path, found in zip(MARKET, _market(table), strict=True) if found is not None)


def _found_cards(table: NewYork) -> int:
    """Territory cards counted so far: on character cards and in the market."""
    return sum(least(value_of(own, each) for each in ESTATE) for _, own in finals(table)) + least(_market(table))


@rule("territory-cards", Stage.FINAL, source=PARTS, basis=(IN_GAME, "ny-012", "ny-070"), limit=True)
def territory_cards(table: NewYork) -> Iterator[Finding]:
    """No more territory cards lie about than are in play: 52 with two players, else 65."""
    found = _found_cards(table)
    if table.count in CARDS and found > CARDS[table.count]:
        facts: dict[str, Fact] = {"found": found, "most": CARDS[table.count], "players": table.count}
        yield Finding((*_pool(table, ESTATE), *_market_paths(table)), facts, "market")


@rule("district-cards", Stage.FINAL, source=BOARD, basis=(IN_GAME, "ny-020", "ny-021"), limit=True)
def district_cards(table: NewYork) -> Iterator[Finding]:
    """Each district has thirteen territories."""
    for district in DISTRICTS:
        found = sum(value_of(own, f"cards.{district}") or 0 for _, own in finals(table))
        if found > DISTRICT_CARDS:
            facts: dict[str, Fact] = {"district": district, "found": found}
            yield Finding(_pool(table, (f"cards.{district}",)), facts, part(0, "land"))


@rule(
    "cards-accounted-for",
    Stage.FINAL,
    source=CARDS_TEXT,
    basis=("new-york-1901 A8 set-up", "ny-196", "ny-197"),
    severity=Severity.WARNING,
    confidence=Confidence.ASSUMED,
    option="swapped-cards",
    limit=True,
)
def cards_accounted_for(table: NewYork) -> Iterator[Finding]:
    """Every territory card lies on a character card or in the market, but for those that an action card swapped out."""
    cards = total((*(_cards(own, table) for _, own in finals(table)), *_market(table)))
    if cards is None or table.count not in CARDS or len(finals(table)) != table.count:
        return
    swaps = sum(1 for _, own in finals(table) if own.action_cards is None or own.action_cards < ACTION_CARDS)
    least_found = CARDS[table.count] - (OPEN_MARKET * swaps if table.has("swapped-cards", "out") else 0)
    if cards < least_found:
        facts: dict[str, Fact] = {"found": cards, "expected": CARDS[table.count], "least": least_found}
        yield Finding((*_pool(table, ESTATE), *_market_paths(table)), facts, "market")


@rule("open-market", Stage.FINAL, source=EXPAND, basis=(IN_GAME, "ny-108"), severity=Severity.WARNING)
def open_market(table: NewYork) -> Iterator[Finding]:
    """The open market shows four cards while the futures market has any."""
    shown, futures = _market(table)
    if shown is not None and (shown > OPEN_MARKET or (futures is not None and futures > 0 and shown < OPEN_MARKET)):
        yield Finding(_market_paths(table), {"found": shown}, "market")


@rule("end-triggered", Stage.FINAL, source=END, basis=(IN_GAME, "ny-143", "ny-144", "ny-146"))
def end_triggered(table: NewYork) -> Iterator[Finding]:
    """The game ends once somebody has four unbuilt skyscrapers left, or three open cards and no others are left."""
    shown, futures = _market(table)
    severity = table.at_end()
    unbuilt = tuple(own.unbuilt for _, own in finals(table))
    if severity is None or shown is None or futures is None or not unbuilt or None in unbuilt:
        return
    if any((each or 0) <= LEAST_UNBUILT for each in unbuilt) or (shown <= LAST_CARDS and futures <= 0):
        return
    # After the trigger every other player has one turn, and may give one card back in it.
    if shown + futures <= LAST_CARDS + table.count - 1:
        severity = Severity.WARNING
    facts: dict[str, Fact] = {"least": min(each or 0 for each in unbuilt), "open": shown, "futures": futures}
    yield Finding((*_pool(table, ("unbuilt",)), *_market_paths(table)), facts, "market", severity)


RULES: tuple[Any, ...] = (
    action_cards_at_most,
    workers_add_up,
    workers_guard_empty_land,
    empty_within_land,
    cards_match_land,
    some_land,
    squares_in_estate,
    room_for_skyscrapers,
    territory_cards,
    district_cards,
    cards_accounted_for,
    open_market,
    end_triggered,
)
