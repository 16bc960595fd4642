"""The Art Nouveau area after round 4: who leads its columns, whose its coats of arms are."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from scorekeeper.game import Table, shared_path
from scorekeeper.games.bruxelles_1897.model import (
    BONUSES,
    COLUMNS,
    Bonus,
    Column,
    Final,
    Setup,
    Space,
    corners,
    rows_of,
)
from scorekeeper.rules import Seat

BxTable = Table[Setup, Final]
Grid = tuple[tuple[Space | None, ...], ...]
NEUTRAL = Space("neutral", 2)


def space_path(row: int, column: int) -> str:
    """Path of one space."""
    return shared_path(f"area.rows[{row}][{column}]")


def grid(table: BxTable) -> Grid | None:
    """All spaces of the area, or ``None`` where it is not entered. What lies outside is left out.

    The corners that set-up gives to the neutral side are theirs unless something else is entered there.
    """
    area = table.final.shared.area if table.final else None
    if area is None or area.rows is None:
        return None
    neutral = corners(table.count)
    found = []
    for row in range(rows_of(table.count)):
        given = (area.rows[row] if row < len(area.rows) else None) or ()
        line = (given[column] if column < len(given) else None for column in range(COLUMNS))
        found.append(tuple(space or (NEUTRAL if (row, at) in neutral else None) for at, space in enumerate(line)))
    return tuple(found)


def own_spaces(spaces: Grid, seat: int) -> tuple[tuple[int, int, Space], ...]:
    """Row, column and Architect of every space that a seat holds."""
    return tuple(
        (row, column, space)
        for row, line in enumerate(spaces)
        for column, space in enumerate(line)
        if space is not None and space.owner != "neutral" and space.owner == seat
    )


def sums(spaces: Grid, column: int) -> Counter[Seat | str] | None:
    """Sum of the values in a column by owner; ``None`` while an owner or a value there is not entered."""
    found: Counter[Seat | str] = Counter()
    for line in spaces:
        space = line[column]
        if space is None:
            continue
        if space.owner is None or space.value is None:
            return None
        found[space.owner] += space.value
    return found


def leaders(table: BxTable, spaces: Grid, column: int) -> tuple[Seat, ...] | None:
    """The seats with the highest sum in a column: several if level, none where the neutral side alone leads."""
    found = sums(spaces, column)
    if found is None:
        return None
    if not found:
        return table.seats if table.has("empty-column", "everybody") else ()
    best = max(found.values())
    return tuple(seat for seat in table.seats if seat in found and found[seat] == best)


def board_bonuses(table: BxTable) -> tuple[Bonus | None, ...]:
    """The Bonus card under each column of the area, as far as it is entered; else the order of ``columns``."""
    shared = table.final.shared if table.final else None
    if shared is None:
        return ()
    if shared.area is not None and shared.area.bonuses is not None:
        return shared.area.bonuses[:COLUMNS]
    return tuple(column.bonus if column else None for column in (shared.columns or ())[:COLUMNS])


def entered_column(table: BxTable, bonus: Bonus) -> tuple[int, Column] | None:
    """The column entered with this bonus and its place in the list, if there is one."""
    columns = (table.final.shared.columns if table.final else None) or ()
    return next(((at, each) for at, each in enumerate(columns) if each is not None and each.bonus == bonus), None)


def area_winners(table: BxTable, bonus: Bonus) -> tuple[Seat, ...] | None:
    """Who wins a bonus by the area alone, or ``None`` where that cannot be told."""
    spaces, order = grid(table), board_bonuses(table)
    return None if spaces is None or bonus not in order else leaders(table, spaces, order.index(bonus))


def winners(table: BxTable, bonus: Bonus) -> tuple[tuple[Seat, ...] | None, tuple[str, ...]]:
    """Who won the column of a bonus: as entered, else by the area. ``None`` comes with the paths to count."""
    entered = entered_column(table, bonus)
    if entered is not None and entered[1].winners is not None:
        return entered[1].winners, ()
    found = area_winners(table, bonus)
    if found is not None:
        return found, ()
    spaces, order = grid(table), board_bonuses(table)
    if spaces is not None and bonus in order:
        column = order.index(bonus)
        return None, tuple(
            space_path(row, column)
            for row, line in enumerate(spaces)
            if (space := line[column]) is not None and (space.owner is None or space.value is None)
        )
    if entered is not None:
        return None, (shared_path(f"columns[{entered[0]}].winners"),)
    return None, (shared_path("columns" if spaces is None else "area.bonuses"),)


def columns_won(table: BxTable) -> dict[Seat, int]:
    """How many columns each seat won, over those that are known."""
    won: Counter[Seat] = Counter()
    for bonus in BONUSES:
        won.update(set(winners(table, bonus)[0] or ()))
    return won


@dataclass(frozen=True, slots=True)
class Crest:
    """A coat of arms: ``row`` and ``column`` of the space at its upper left, and who has most cards around it.

    ``owners`` is ``None`` while it is not complete. Values do not matter here.
    """

    row: int
    column: int
    owners: tuple[Seat, ...] | None


def crests(spaces: Grid) -> tuple[Crest, ...]:
    """Every coat of arms of the area, row by row."""
    found = []
    for row in range(len(spaces) - 1):
        for column in range(COLUMNS - 1):
            around = [spaces[row + down][column + right] for down in (0, 1) for right in (0, 1)]
            held = Counter(space.owner for space in around if space is not None and space.owner is not None)
            owners: tuple[Seat, ...] | None = None
            if sum(held.values()) == len(around):
                best = max(held.values())
                owners = tuple(sorted(owner for owner, cards in held.items() if cards == best and owner != "neutral"))
            found.append(Crest(row, column, owners))
    return tuple(found)
