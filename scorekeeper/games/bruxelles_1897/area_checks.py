"""Final position: the Art Nouveau area of round 4, its columns and its coats of arms.

An empty space may be one that is not entered yet, so what only a whole area shows is judged at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from scorekeeper.game import COMPONENT_DATA, Table, final_path, shared_path
from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.area import (
    area_winners,
    board_bonuses,
    columns_won,
    crests,
    entered_column,
    grid,
    own_spaces,
    space_path,
    sums,
)
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    BONUSES,
    CARD_GROUPS,
    COLUMNS,
    LEAST_VALUE,
    MOST_VALUE,
    UPPERS,
    Column,
    Final,
    Setup,
    Shared,
    Space,
    corners,
    known,
    rows_of,
)
from scorekeeper.games.bruxelles_1897.supply_checks import final_seats
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Stage, rule

BxTable = Table[Setup, Final]


def _shared(table: BxTable) -> Shared:
    return table.final.shared if table.final else Shared()


def _columns(table: BxTable) -> Iterator[tuple[int, Column]]:
    for at, column in enumerate(_shared(table).columns or ()):
        if column is not None:
            yield at, column


def _column_part(table: BxTable, at: int, bonus: str | None) -> str | None:
    """The column in the drawing: where its Bonus card lies, or its place in the list."""
    order = board_bonuses(table)
    place = order.index(bonus) if bonus in order else at
    return f"column-{place}" if place < COLUMNS else None


# --- Bonus cards -------------------------------------------------------------------------------------------------


@rule(
    "four-bonus-cards",
    Stage.FINAL,
    source=(*sources.COMPONENTS, *sources.SETUP),
    basis=("BX-F8", "bx-013", "bx-094"),
    limit=True,
)
def four_bonus_cards(table: BxTable) -> Iterator[Finding]:
    """There are four Bonus cards, one a column."""
    shared, severity = _shared(table), table.at_end()
    for field, found in (("columns", shared.columns), ("area.bonuses", shared.area.bonuses if shared.area else None)):
        if found is not None and (len(found) > COLUMNS or (severity and 0 < len(found) < COLUMNS)):
            weight = None if len(found) > COLUMNS else severity
            yield Finding((shared_path(field),), {"found": len(found), "most": COLUMNS}, severity=weight)


@rule("bonus-card-once", Stage.FINAL, source=sources.SETUP, basis=("BX-F8", "bx-060", "bx-093"))
def bonus_card_once(table: BxTable) -> Iterator[Finding]:
    """Each Bonus card lies under one column."""
    shared = _shared(table)
    lists = {
        "columns[{}].bonus": [column.bonus if column else None for column in shared.columns or ()],
        "area.bonuses[{}]": list((shared.area.bonuses if shared.area else None) or ()),
    }
    for field, bonuses in lists.items():
        for bonus in BONUSES:
            places = [at for at, each in enumerate(bonuses) if each == bonus]
            if len(places) > 1:
                where = tuple(shared_path(field.format(at)) for at in places if at < COLUMNS)
                part = _column_part(table, places[0], bonus)
                yield Finding(where or (shared_path("columns"),), {"bonus": bonus, "found": len(places)}, part=part)


@rule("bonus-pairs-once", Stage.FINAL, source=sources.COLUMN, basis=("BX-F8", "bx-214", "bx-215", "bx-216", "bx-217"))
def bonus_pairs_once(table: BxTable) -> Iterator[Finding]:
    """Each upper half is printed on one Bonus card."""
    shared = _shared(table)
    by_pairs = [(f"bonus_pairs.{bonus}", getattr(shared.bonus_pairs, bonus, None)) for bonus in BONUSES]
    by_column = [(f"columns[{at}].upper", column.upper) for at, column in _columns(table) if at < COLUMNS]
    for pairs in (by_pairs, by_column):
        for upper in UPPERS:
            where = tuple(shared_path(field) for field, found in pairs if found == upper)
            if len(where) > 1:
                yield Finding(where, {"upper": upper, "found": len(where)})


@rule("bonus-pairs-match", Stage.FINAL, source=sources.COLUMN, basis=("BX-F8", "A2", "bx-213"))
def bonus_pairs_match(table: BxTable) -> Iterator[Finding]:
    """A column's halves are those printed on its card."""
    pairs = _shared(table).bonus_pairs
    for at, column in _columns(table):
        expected = getattr(pairs, column.bonus, None) if column.bonus else None
        if at < COLUMNS and expected is not None and column.upper is not None and column.upper != expected:
            where = (shared_path(f"columns[{at}].upper"), shared_path(f"bonus_pairs.{column.bonus}"))
            facts: dict[str, Fact] = {"bonus": column.bonus or "", "found": column.upper, "expected": expected}
            yield Finding(where, facts, part=_column_part(table, at, column.bonus))


@rule(
    "upper-and-lower-winners",
    Stage.FINAL,
    source=(*sources.COLUMN, *sources.END),
    basis=("F22", "bx-211", "bx-213", "bx-245"),
)
def upper_and_lower_winners(table: BxTable) -> Iterator[Finding]:
    """Whoever wins a column of round 4 gets both halves of its card."""
    for at, column in _columns(table):
        if at >= COLUMNS or column.winners is None or column.upper_winners is None:
            continue
        if set(column.winners) != set(column.upper_winners):
            where = (shared_path(f"columns[{at}].winners"), shared_path(f"columns[{at}].upper_winners"))
            facts: dict[str, Fact] = {"lower": column.winners, "upper": column.upper_winners, "column": at + 1}
            facts |= {"lowers": len(column.winners), "uppers": len(column.upper_winners)}
            yield Finding(where, facts, part=_column_part(table, at, column.bonus))


# --- column majorities -------------------------------------------------------------------------------------------


def _listed(table: BxTable) -> Iterator[tuple[int, Column, int, tuple[Seat, ...]]]:
    """Columns with winners entered that the area names too: list place, column, place in the area, leaders there."""
    order = board_bonuses(table)
    for bonus in BONUSES:
        entered, leading = entered_column(table, bonus), area_winners(table, bonus)
        if entered is not None and leading is not None and table.at_end() and entered[1].winners is not None:
            yield (*entered, order.index(bonus), leading)


def _column_where(at: int, column: int, table: BxTable) -> tuple[str, ...]:
    rows = range(rows_of(table.count))
    return (shared_path(f"columns[{at}].winners"), *(space_path(row, column) for row in rows))


@rule(
    "winner-has-architect",
    Stage.FINAL,
    source=sources.COLUMN,
    basis=("BX-F8", "bx-165", "bx-210"),
    option="empty-column",
)
def winner_has_architect(table: BxTable) -> Iterator[Finding]:
    """Nobody wins a column without an Architect in it."""
    spaces, severity = grid(table), table.at_end()
    for at, column, place, leading in _listed(table):
        there = (sums(spaces, place) if spaces else None) or Counter()
        for seat in dict.fromkeys(column.winners or ()):
            if seat not in there and seat not in leading:
                facts: dict[str, Fact] = {"player": seat, "column": place + 1, "bonus": column.bonus or ""}
                yield Finding(_column_where(at, place, table), facts, part=f"column-{place}", severity=severity)


@rule("column-winners-lead", Stage.FINAL, source=sources.COLUMN, basis=("BX-F8", "bx-209", "bx-210", "bx-211"))
def column_winners_lead(table: BxTable) -> Iterator[Finding]:
    """Whoever wins a column has its highest sum."""
    spaces, severity = grid(table), table.at_end()
    for at, column, place, leading in _listed(table):
        there = (sums(spaces, place) if spaces else None) or Counter()
        for seat in dict.fromkeys(column.winners or ()):
            if seat in there and seat not in leading:
                facts: dict[str, Fact] = {"player": seat, "column": place + 1, "bonus": column.bonus or ""}
                facts |= {"found": there[seat], "best": max(there.values())}
                yield Finding(_column_where(at, place, table), facts, part=f"column-{place}", severity=severity)


@rule("column-leaders-win", Stage.FINAL, source=sources.COLUMN, basis=("BX-F8", "bx-208", "bx-211", "bx-212", "bx-246"))
def column_leaders_win(table: BxTable) -> Iterator[Finding]:
    """Everybody with the highest sum of a column wins it."""
    spaces, severity = grid(table), table.at_end()
    for at, column, place, leading in _listed(table):
        there = (sums(spaces, place) if spaces else None) or Counter()
        for seat in leading:
            if seat not in (column.winners or ()) and seat in there:
                facts: dict[str, Fact] = {"player": seat, "column": place + 1, "bonus": column.bonus or ""}
                yield Finding(
                    _column_where(at, place, table),
                    {**facts, "best": there[seat]},
                    part=f"column-{place}",
                    severity=severity,
                )


@rule("columns-won", Stage.FINAL, source=sources.DERIVED, basis=("F15", "bx-165"), confidence=Confidence.DERIVED)
def columns_won_by_cards(table: BxTable) -> Iterator[Finding]:
    """A column won takes an Architect there, and those in prison were not in the area."""
    won = columns_won(table)
    if table.has("empty-column", "everybody"):
        return
    for seat, each in final_seats(table):
        if each.prison is not None and won[seat] > max(0, ARCHITECTS - each.prison):
            columns = tuple(
                shared_path(f"columns[{at}].winners")
                for at, column in _columns(table)
                if seat in (column.winners or ())
            )
            where = (final_path(seat, "prison"), *columns[:COLUMNS])
            facts: dict[str, Fact] = {"player": seat, "found": won[seat], "prison": each.prison}
            yield Finding(where, {**facts, "most": max(0, ARCHITECTS - each.prison)}, part="prison")


# --- Architects in the area --------------------------------------------------------------------------------------


@rule("area-size", Stage.FINAL, source=sources.SETUP, basis=("BX-F11", "bx-049", "bx-050"), limit=True)
def area_size(table: BxTable) -> Iterator[Finding]:
    """The area has four columns and three rows, or four rows with four players."""
    area = _shared(table).area
    rows = (area.rows if area else None) or ()
    high = max((at + 1 for at, line in enumerate(rows) if line and any(line)), default=0)
    wide = max((at + 1 for line in rows for at, space in enumerate(line or ()) if space), default=0)
    if high > rows_of(table.count) or wide > COLUMNS:
        facts: dict[str, Fact] = {"rows": high, "columns": wide, "most_rows": rows_of(table.count)}
        yield Finding((shared_path("area.rows"),), {**facts, "most": rows_of(table.count) * COLUMNS}, part="area")


def _spaces(table: BxTable) -> Iterator[tuple[int, int, Space]]:
    for row, line in enumerate(grid(table) or ()):
        for column, space in enumerate(line):
            if space is not None:
                yield row, column, space


def _at(row: int, column: int, **facts: Fact) -> Finding:
    return Finding(
        (space_path(row, column),), {"row": row + 1, "column": column + 1, **facts}, part=f"space-{row}-{column}"
    )


@rule("area-neutral-corners", Stage.FINAL, source=sources.NEUTRAL_SIDE, basis=("BX-F11", "bx-053", "bx-054"))
def area_neutral_corners(table: BxTable) -> Iterator[Finding]:
    """With two players nobody places on the corners that the neutral Architects hold."""
    for row, column, space in _spaces(table):
        if (row, column) in corners(table.count) and space.owner not in (None, "neutral"):
            yield _at(row, column, player=Seat(space.owner or 0))


@rule("area-neutral-elsewhere", Stage.FINAL, source=sources.NEUTRAL_SIDE, basis=("BX-F11", "bx-054"))
def area_neutral_elsewhere(table: BxTable) -> Iterator[Finding]:
    """Neutral Architects lie in those corners only, and with two players only."""
    for row, column, space in _spaces(table):
        if (row, column) not in corners(table.count) and space.owner == "neutral":
            yield _at(row, column, players=table.count)


@rule("area-neutral-value", Stage.FINAL, source=sources.NEUTRAL_SIDE, basis=("BX-F11", "bx-054"))
def area_neutral_value(table: BxTable) -> Iterator[Finding]:
    """Neutral Architects show their 2."""
    for row, column, space in _spaces(table):
        if space.owner == "neutral" and space.value not in (None, 2):
            yield _at(row, column, found=space.value or 0)


@rule(
    "architect-values",
    Stage.FINAL,
    source=sources.SPLITS,
    basis=("BX-R3", "BX-F11", "bx-101"),
    confidence=Confidence.FOUND,
    option=COMPONENT_DATA,
)
def architect_values(table: BxTable) -> Iterator[Finding]:
    """Architects show values from 1 to 5."""
    for row, column, space in _spaces(table):
        value = space.value
        if value is not None and space.owner != "neutral" and not LEAST_VALUE <= value <= MOST_VALUE:
            yield _at(row, column, found=value, least=LEAST_VALUE, most=MOST_VALUE)


@rule(
    "architect-copies",
    Stage.FINAL,
    source=sources.SPLITS,
    basis=("BX-R3", "BX-F11"),
    confidence=Confidence.FOUND,
    option=COMPONENT_DATA,
)
def architect_copies(table: BxTable) -> Iterator[Finding]:
    """A colour has four cards 1/3, two 2/4 and one 2/5, in the area and in prison together."""
    spaces = grid(table) or ()
    for seat, each in final_seats(table):
        own = own_spaces(spaces, seat)
        prison: Counter[str] = Counter(card for card in each.prison_values or () if card is not None)
        for values, cards, most in CARD_GROUPS:
            cells = tuple(space_path(row, column) for row, column, space in own if space.value in values)
            locked = sum(prison[card] for card in cards)
            if len(cells) + locked > most:
                where = (*cells, *((final_path(seat, "prison_values"),) if locked else ()))
                facts: dict[str, Fact] = {"player": seat, "values": values, "found": len(cells) + locked, "most": most}
                yield Finding(where, {**facts, "prison": locked})
                break


@rule(
    "architects-at-hand",
    Stage.FINAL,
    source=(*sources.COMPONENTS, sources.DERIVED),
    basis=("BX-F11", "bx-020", "bx-021"),
)
def architects_at_hand(table: BxTable) -> Iterator[Finding]:
    """A player's seven Architects are in the area, in Brussels, in prison or in hand."""
    spaces = grid(table) or ()
    for seat, each in final_seats(table):
        own = own_spaces(spaces, seat)
        found = len(own) + (each.brussels or 0) + (each.prison or 0)
        if found > ARCHITECTS:
            cells = tuple(final_path(seat, field) for field in ("brussels", "prison") if getattr(each, field))
            where = (*cells, *(space_path(row, column) for row, column, _ in own))
            facts: dict[str, Fact] = {"player": seat, "area": len(own), "brussels": each.brussels or 0}
            yield Finding(where, {**facts, "prison": each.prison or 0, "found": found, "most": ARCHITECTS})


@rule(
    "expo-holder-in-area",
    Stage.FINAL,
    source=(*sources.ART_NOUVEAU, sources.DERIVED),
    basis=("F23", "bx-100", "bx-187"),
    confidence=Confidence.DERIVED,
)
def expo_holder_in_area(table: BxTable) -> Iterator[Finding]:
    """Expo is bought with an Architect in the area, never in Brussels."""
    spaces, severity = grid(table), table.at_end()
    for seat, each in final_seats(table):
        if spaces is not None and severity and each.expo and not own_spaces(spaces, seat):
            where = (final_path(seat, "expo"), shared_path("area.rows"))
            yield Finding(where, {"player": seat}, part=f"seat-{seat}", severity=severity)


@rule(
    "crests-of-round-four",
    Stage.FINAL,
    source=sources.CREST,
    basis=("A4", "BX-R14", "bx-222", "bx-223", "bx-224", "bx-225", "bx-226"),
    confidence=Confidence.DERIVED,
)
def crests_of_round_four(table: BxTable) -> Iterator[Finding]:
    """The coats of arms of round 4 gave their VP already, at the Prestige position of the end."""
    spaces, severity = grid(table), table.at_end()
    if spaces is None or severity is None:
        return
    won = Counter(seat for crest in crests(spaces) for seat in crest.owners or ())
    for seat, each in final_seats(table):
        if each.prestige is None or each.prestige < 1 or not won[seat]:
            continue
        least = won[seat] * each.prestige
        facts: dict[str, Fact] = {"player": seat, "crests": won[seat], "prestige": each.prestige, "least": least}
        noted = each.vp_from.crests if each.vp_from else None
        houses = sum(known(each.houses).values())
        where = (final_path(seat, "prestige"), shared_path("area.rows"))
        if noted is not None and noted < least:
            facts |= {"found": noted, "houses": 0}
            yield Finding((final_path(seat, "vp_from.crests"), *where), facts, part=f"seat-{seat}", severity=severity)
        elif each.vp is not None and 0 <= houses <= each.vp < least + houses:
            facts |= {"found": each.vp, "houses": houses}
            yield Finding((final_path(seat, "vp"), *where), facts, part=f"seat-{seat}", severity=severity)


AREA_RULES = (
    four_bonus_cards,
    bonus_card_once,
    bonus_pairs_once,
    bonus_pairs_match,
    upper_and_lower_winners,
    winner_has_architect,
    column_winners_lead,
    column_leaders_win,
    columns_won_by_cards,
    area_size,
    area_neutral_corners,
    area_neutral_elsewhere,
    area_neutral_value,
    architect_values,
    architect_copies,
    architects_at_hand,
    expo_holder_in_area,
    crests_of_round_four,
)
