"""Questions about the Art Nouveau area and the drawing of a game that is over."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.area import BxTable
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    BONUSES,
    UPPERS,
    BonusPairs,
    Column,
    Final,
    Shared,
    Space,
    corners,
)
from scorekeeper.games.bruxelles_1897.questions_setup import one_rule, said, verdict
from scorekeeper.games.bruxelles_1897.questions_tables import (
    TRIES,
    Verdict,
    bonus_order,
    finished,
    name_of,
    some_grid,
    some_players,
    upper_order,
)
from scorekeeper.learn import (
    Ask,
    Generator,
    Question,
    accepts,
    counted,
    mixed,
    score_file,
    sorted_out,
    spotted,
    table_of,
)
from scorekeeper.rules import Fact, Seat, Severity

# --- where is the fault ------------------------------------------------------------------------------------------


def _with_space(table: BxTable, row: int, column: int, space: Space) -> BxTable:
    assert table.final is not None and table.final.shared.area is not None
    area = table.final.shared.area
    rows = [list(line or ()) for line in area.rows or ()]
    rows[row][column] = space
    shared = replace(table.final.shared, area=replace(area, rows=tuple(tuple(line) for line in rows)))
    return replace(table, final=replace(table.final, shared=shared))


def _with_seat(table: BxTable, seat: int, **changes: Any) -> BxTable:
    assert table.final is not None
    seats = tuple(replace(own, **changes) if at == seat else own for at, own in enumerate(table.final.seats))
    return replace(table, final=replace(table.final, seats=seats))


def _own_spaces(table: BxTable) -> list[tuple[int, int, Space]]:
    assert table.final is not None and table.final.shared.area is not None
    rows: Any = table.final.shared.area.rows
    return [
        (row, column, space)
        for row, line in enumerate(rows)
        for column, space in enumerate(line)
        if space is not None and space.owner != "neutral"
    ]


def _faulty(random: Random, rule: str) -> tuple[BxTable, tuple[str, ...]]:
    """A final position with one fault, and the parts of the drawing that show it."""
    two = rule in ("area-neutral-corners", "area-neutral-value")
    table = finished(random, 2 if two else None, spaces=lambda count: some_grid(random, count, 2))
    seat = random.randrange(table.count)
    row, column, space = random.choice(_own_spaces(table))
    match rule:
        case "area-neutral-corners":
            row, column = random.choice(corners(2))
            table = _with_space(table, row, column, Space(Seat(seat), random.choice((1, 2, 3))))
        case "area-neutral-value":
            row, column = random.choice(corners(2))
            table = _with_space(table, row, column, Space("neutral", random.choice((1, 3, 4))))
        case "area-neutral-elsewhere":
            table = _with_space(table, row, column, Space("neutral", 2))
        case "architect-values":
            table = _with_space(table, row, column, replace(space, value=random.choice((6, 7, 8))))
        case "architect-copies":
            cells = [each for each in _own_spaces(table) if each[2].owner == space.owner][:2]
            for row, column, _ in cells:
                table = _with_space(table, row, column, replace(space, value=5))
            return table, tuple(f"space-{row}-{column}" for row, column, _ in cells)
        case "nobility-range":
            return _with_seat(table, seat, nobility=random.choice((6, 7))), ("track-nobility", f"track-nobility-{seat}")
        case "track-end":
            track = random.choice(("architecture", "prestige"))
            changed = _with_seat(table, seat, **{track: random.choice((6, 7))})
            return changed, (f"track-{track}", f"track-{track}-{seat}")
        case "one-expo-holder":
            holders = random.sample(range(table.count), 2)
            for each in range(table.count):
                table = _with_seat(table, each, expo=each in holders)
            return table, tuple(f"seat-{each}" for each in sorted(holders))
    return table, (f"space-{row}-{column}",)


FAULTS = (
    "area-neutral-corners",
    "area-neutral-elsewhere",
    "area-neutral-value",
    "architect-values",
    "architect-copies",
    "nobility-range",
    "track-end",
    "one-expo-holder",
)


def spot_final(random: Random) -> Question:
    """One thing in a final position cannot be; where?"""
    rule = random.choice(FAULTS)
    for _ in range(TRIES):
        table, parts = _faulty(random, rule)
        wrong = {each.rule for each in GAME.check(GAME.settled(table)) if each.severity is not Severity.NOTE}
        if wrong == {rule}:
            return spotted(GAME, table, rule, "question-spot-final", "count", parts)
    raise AssertionError(rule)


def brussels_most(random: Random) -> Question:
    """How many Architects can lie in Brussels besides those in the area and in prison?"""
    table = finished(random, spaces=lambda count: some_grid(random, count, 2))
    seat = random.randrange(table.count)
    own = [space for _, _, space in _own_spaces(table) if space.owner == seat]
    prison = random.randint(0, min(3, ARCHITECTS - len(own)))

    def fits(number: int) -> bool:
        changed = _with_seat(table, seat, prison=prison, brussels=number)
        return accepts(GAME, changed, "architects-at-hand")

    right = max(number for number in range(12) if fits(number))
    shown = _with_seat(table, seat, prison=prison, brussels=None)
    mistakes = {
        "prison-forgotten": ARCHITECTS - len(own),
        "area-comes-back": ARCHITECTS - prison,
        "values-not-cards": max(0, ARCHITECTS - prison - sum(space.value or 0 for space in own)),
    }
    return counted(
        "architects-at-hand",
        "question-brussels-most",
        right,
        mistakes,
        facts={"player": Seat(seat)},
        document=score_file(shown),
        view="count",
        lit=(f"prison-{seat}",),
    )


# --- Bonus cards --------------------------------------------------------------------------------------------------


@mixed
def bonus_list(random: Random) -> Question:
    """What can be noted of the Bonus cards?"""
    players = some_players(random)
    number, cards = random.choice((3, 4, 4, 5)), list(bonus_order(random))
    if random.random() < 0.5:
        cards[1] = cards[0]
    pairs = dict(zip(BONUSES, upper_order(random), strict=True))
    bonus, upper, twice = random.choice(BONUSES), random.choice(UPPERS), random.choice((1, 1, 2))
    on_cards: dict[str, Any] = {each: random.choice(UPPERS) if twice < 2 else upper for each in BONUSES[:twice]}
    if twice == 1:
        on_cards = {BONUSES[0]: upper}
    first, second = random.sample(range(len(players)), 2)
    lower = random.choice((first, second))

    def fits(rule: str, **shared: Any) -> Verdict:
        return verdict(table_of(GAME, players, final=Final(Shared(**shared))), rule)

    five: Any = (*BONUSES, BONUSES[0])[:number]
    known: Any = BonusPairs(**pairs)
    half = Column(bonus, None, upper)
    both = Column(bonus, (Seat(lower),), pairs[bonus], (Seat(first),))
    statements = [
        said(
            "bonus-number",
            {"n": number},
            fits("four-bonus-cards", columns=tuple(map(Column, five))),
            "not-four-columns",
        ),
        said(
            "area-bonuses",
            {"bonuses": tuple(cards)},
            fits("bonus-card-once", columns=tuple(map(Column, cards))),
            "bonus-card-again",
        ),
        said(
            "bonus-upper",
            {"upper": upper, "n": twice},
            fits("bonus-pairs-once", bonus_pairs=BonusPairs(**on_cards)),
            "upper-half-twice",
        ),
        said(
            "halves",
            {"bonus": bonus, "upper": upper},
            fits("bonus-pairs-match", columns=(half,), bonus_pairs=known),
            "halves-change",
        ),
        said(
            "both-halves",
            {"player": name_of(players, first), "other": name_of(players, lower)},
            fits("upper-and-lower-winners", columns=(both,)),
            "halves-apart",
        ),
    ]
    facts: dict[str, Fact] = {"bonus": bonus, "upper": pairs[bonus]}
    shown = random.sample(statements, 4)
    return sorted_out(random, one_rule(random, shown), "question-bonus-list", shown, facts=facts)


QUESTIONS: tuple[Generator, ...] = (
    Generator("spot-final", "area-neutral-corners", Ask.SPOT, spot_final, FAULTS[1:]),
    Generator("brussels-most", "architects-at-hand", Ask.COUNT, brussels_most),
    Generator(
        "bonus-list",
        "four-bonus-cards",
        Ask.SELECT,
        bonus_list,
        ("bonus-card-once", "bonus-pairs-once", "bonus-pairs-match", "upper-and-lower-winners"),
    ),
)
