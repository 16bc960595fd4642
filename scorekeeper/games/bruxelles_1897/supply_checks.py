"""Final position: limits of what is in the box, over all players."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scorekeeper.game import COMPONENT_DATA, Counts, Table, final_path
from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.model import (
    ARTWORKS,
    ARTWORKS_A_COLOUR,
    BANK,
    HOUSES,
    HOUSES_A_TYPE,
    MATERIALS,
    MONEY_CARDS,
    NOBLE_CARDS,
    NOBLE_COPIES,
    NOBLES,
    PAIRS_EACH,
    Artworks,
    Final,
    Houses,
    MaterialPairs,
    SeatFinal,
    Setup,
    known,
    names_of,
    total,
)
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Stage, rule

BxTable = Table[Setup, Final]


def final_seats(table: BxTable) -> Iterator[tuple[Seat, SeatFinal]]:
    """Every seat with its count."""
    return zip(table.seats, table.final.seats if table.final else (), strict=False)


def _above(table: BxTable, field: str, number: Callable[[SeatFinal], int | None], most: int) -> Iterator[Finding]:
    """One finding if all players together have more than ``most``, at every cell that shares in it."""
    counted = [(seat, found) for seat, each in final_seats(table) if (found := number(each))]
    found = sum(number for _, number in counted)
    if found > most:
        yield Finding(tuple(final_path(seat, field) for seat, _ in counted), {"found": found, "most": most})


def _above_each(table: BxTable, field: str, type_: type[Counts], most: int) -> Iterator[tuple[str, Finding]]:
    """The same for each id that a class counts."""

    def of(name: str) -> Callable[[SeatFinal], int | None]:
        return lambda seat: known(getattr(seat, field)).get(name)

    for name in names_of(type_):
        for finding in _above(table, f"{field}.{name}", of(name), most):
            yield name, finding


def _with(finding: Finding, id: str) -> Finding:
    return Finding(finding.where, {**finding.facts, "kind": id})


@rule("house-supply", Stage.FINAL, source=sources.COMPONENTS, basis=("BX-F2", "bx-026"), limit=True)
def house_supply(table: BxTable) -> Iterator[Finding]:
    """There are sixteen houses."""
    return _above(table, "houses", lambda seat: sum(known(seat.houses).values()), HOUSES)


@rule("material-supply", Stage.FINAL, source=sources.COMPONENTS, basis=("BX-F2", "bx-025"), limit=True)
def material_supply(table: BxTable) -> Iterator[Finding]:
    """There are twelve Material cards."""
    return _above(table, "materials", lambda seat: seat.materials, MATERIALS)


@rule("artwork-supply", Stage.FINAL, source=sources.COMPONENTS, basis=("BX-F2", "bx-023"), limit=True)
def artwork_supply(table: BxTable) -> Iterator[Finding]:
    """There are twelve artworks."""
    return _above(table, "artworks", lambda seat: sum(known(seat.artworks).values()), ARTWORKS)


@rule("noble-supply", Stage.FINAL, source=(*sources.COMPONENTS, sources.DERIVED), basis=("BX-F2", "bx-027"), limit=True)
def noble_supply(table: BxTable) -> Iterator[Finding]:
    """There are fifteen nobles besides the four Brugmanns."""
    return _above(table, "nobles", lambda seat: len(seat.nobles or ()), NOBLE_CARDS)


@rule("one-expo-holder", Stage.FINAL, source=sources.COMPONENTS, basis=("BX-F2", "bx-028"))
def one_expo_holder(table: BxTable) -> Iterator[Finding]:
    """There is one Expo card."""
    holders = tuple(seat for seat, each in final_seats(table) if each.expo)
    if len(holders) > 1:
        yield Finding(tuple(final_path(seat, "expo") for seat in holders), {"players": holders, "found": len(holders)})


@rule(
    "house-type-supply",
    Stage.FINAL,
    source=sources.SPLITS,
    basis=("BX-F3", "F19"),
    confidence=Confidence.FOUND,
    option=COMPONENT_DATA,
    limit=True,
)
def house_type_supply(table: BxTable) -> Iterator[Finding]:
    """There are four houses of each of four types."""
    for name, finding in _above_each(table, "houses", Houses, HOUSES_A_TYPE):
        yield _with(finding, f"house-{name}")


@rule(
    "artwork-colour-supply",
    Stage.FINAL,
    source=sources.SPLITS,
    basis=("BX-F3", "F19"),
    confidence=Confidence.FOUND,
    option=COMPONENT_DATA,
    limit=True,
)
def artwork_colour_supply(table: BxTable) -> Iterator[Finding]:
    """There are three artworks of each of four colours."""
    for name, finding in _above_each(table, "artworks", Artworks, ARTWORKS_A_COLOUR):
        yield _with(finding, name)


@rule(
    "noble-copies",
    Stage.FINAL,
    source=sources.SPLITS,
    basis=("BX-F3",),
    confidence=Confidence.FOUND,
    option=COMPONENT_DATA,
    limit=True,
)
def noble_copies(table: BxTable) -> Iterator[Finding]:
    """There are three cards of each noble besides Brugmann."""
    for noble in NOBLES:
        keepers = [(seat, each.nobles.count(noble)) for seat, each in final_seats(table) if each.nobles]
        where = tuple(final_path(seat, "nobles") for seat, cards in keepers if cards)
        found = sum(cards for _, cards in keepers)
        if found > NOBLE_COPIES:
            yield Finding(where, {"kind": noble, "found": found, "most": NOBLE_COPIES})


@rule(
    "material-pair-supply",
    Stage.FINAL,
    source=sources.SPLITS,
    basis=("F20",),
    confidence=Confidence.FOUND,
    option=COMPONENT_DATA,
    limit=True,
)
def material_pair_supply(table: BxTable) -> Iterator[Finding]:
    """There are two Material cards of each pair."""
    for name, finding in _above_each(table, "material_pairs", MaterialPairs, PAIRS_EACH):
        yield _with(finding, name.replace("_", "-"))


@rule("material-pairs-add-up", Stage.FINAL, source=sources.DERIVED, basis=("F20",), confidence=Confidence.DERIVED)
def material_pairs_add_up(table: BxTable) -> Iterator[Finding]:
    """The Material cards by pair are all the Material cards."""
    for seat, each in final_seats(table):
        least, whole = sum(known(each.material_pairs).values()), total(each.material_pairs)
        if each.materials is not None and (least > each.materials or whole not in (None, each.materials)):
            facts: dict[str, Fact] = {"player": seat, "found": least, "expected": each.materials}
            yield Finding((final_path(seat, "materials"), final_path(seat, "material_pairs")), facts)


def _money(table: BxTable) -> tuple[tuple[str, ...], list[int]]:
    counted = [(seat, each.bef) for seat, each in final_seats(table) if each.bef is not None and each.bef > 0]
    return tuple(final_path(seat, "bef") for seat, _ in counted), [bef for _, bef in counted]


@rule(
    "bank-money",
    Stage.FINAL,
    source=(*sources.COMPONENTS, sources.DERIVED),
    basis=("BX-F5", "bx-024"),
    severity=Severity.WARNING,
    option="money-limit",
    limit=True,
)
def bank_money(table: BxTable) -> Iterator[Finding]:
    """All 23 Money cards with their 3 on top are 69 BEF."""
    where, money = _money(table)
    if sum(money) > BANK:
        severity = Severity.ERROR if table.has("money-limit") else Severity.WARNING
        yield Finding(where, {"found": sum(money), "most": BANK, "cards": MONEY_CARDS}, severity=severity)


@rule(
    "money-cards-suffice",
    Stage.FINAL,
    source=(*sources.SETUP, sources.DERIVED),
    basis=("BX-F5", "bx-077", "bx-078"),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
    limit=True,
)
def money_cards_suffice(table: BxTable) -> Iterator[Finding]:
    """Each Money card shows 1 or 3, and there are 23 of them."""
    where, money = _money(table)
    cards = sum(bef // 3 + bef % 3 for bef in money)
    if cards > MONEY_CARDS and sum(money) <= BANK:
        yield Finding(where, {"found": cards, "most": MONEY_CARDS})


SUPPLY_RULES = (
    house_supply,
    material_supply,
    artwork_supply,
    noble_supply,
    one_expo_holder,
    house_type_supply,
    artwork_colour_supply,
    noble_copies,
    material_pair_supply,
    material_pairs_add_up,
    bank_money,
    money_cards_suffice,
)
