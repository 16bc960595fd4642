"""Questions about a set-up with one fault."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.area import BxTable
from scorekeeper.games.bruxelles_1897.model import (
    COLUMNS,
    KINDS,
    Neutral,
    corners,
)
from scorekeeper.games.bruxelles_1897.questions_setup import seat_changed
from scorekeeper.games.bruxelles_1897.questions_tables import (
    COUNTS,
    TRIES,
    bonus_order,
    some_players,
    start,
    with_setup,
)
from scorekeeper.games.bruxelles_1897.setup_checks import FIRST_MONEY
from scorekeeper.learn import (
    Ask,
    Generator,
    Question,
    objections,
    spotted,
)
from scorekeeper.rules import Severity

# --- where is the fault ------------------------------------------------------------------------------------------

Rows = list[list[Any]]


def _cells(rows: Rows, *kinds: str) -> list[tuple[int, int]]:
    return [(row, column) for row, line in enumerate(rows) for column, card in enumerate(line) if card in kinds]


def _other(random: Random, rows: Rows, *kept: str) -> tuple[int, int]:
    """A space with a card that is none of these."""
    kinds = [kind for kind in (*KINDS, "expo", "neutral") if kind not in kept]
    return random.choice(_cells(rows, *kinds))


def _card_on_corner(random: Random, rows: Rows) -> None:
    row, column = random.choice(corners(2))
    rows[row][column] = min(KINDS, key=lambda kind: len(_cells(rows, kind)))


def _neutral_elsewhere(random: Random, rows: Rows) -> None:
    row, column = _other(random, rows, "neutral", "expo")
    rows[row][column] = "neutral"


def _two_expos(random: Random, rows: Rows) -> None:
    while len(_cells(rows, "expo")) < 2:
        row, column = _other(random, rows, "neutral", "expo")
        rows[row][column] = "expo"


def _many_of_a_kind(random: Random, rows: Rows) -> None:
    kind = max(KINDS, key=lambda each: len(_cells(rows, each)))
    while len(_cells(rows, kind)) <= len(rows):
        row, column = _other(random, rows, kind, "neutral", "expo")
        rows[row][column] = kind


def _gap(random: Random, rows: Rows) -> None:
    row, column = _other(random, rows, "neutral", "expo")
    rows[row][column] = "no-card"


AREA_FAULTS: dict[str, tuple[tuple[int, ...], Callable[[Random, Rows], None]]] = {
    "neutral-corners": ((2,), _card_on_corner),
    "neutral-elsewhere": (COUNTS, _neutral_elsewhere),
    "layout-one-expo": (COUNTS, _two_expos),
    "layout-kinds": (COUNTS, _many_of_a_kind),
    "layout-full": (COUNTS, _gap),
}


def _faulty(random: Random, rule: str) -> tuple[BxTable, tuple[str, ...]]:
    """A set-up with one fault, and the parts of the drawing that show it."""
    counts, spoil = AREA_FAULTS.get(rule, (COUNTS, None))
    players = some_players(random, 2 if rule == "neutral-shows-two" else random.choice(counts))
    table = with_setup(start(random, players), piles=None, discards=None, expo=None)
    assert table.setup is not None
    seat = random.randrange(len(players))
    if spoil is not None:
        rows: Rows = [list(line or ()) for line in table.setup.rows or ()]
        spoil(random, rows)
        table = with_setup(table, rows=tuple(tuple(line) for line in rows))
        where = [path for found in objections(GAME, table, rule) for path in found.where]
        cells = [path.removeprefix("setup.rows[").removesuffix("]").split("][") for path in where]
        return table, tuple(f"place-{row}-{column}" for row, column in cells)
    match rule:
        case "bonus-cards-laid":
            bonuses = list(bonus_order(random))
            first, second = random.sample(range(COLUMNS), 2)
            bonuses[second] = bonuses[first]
            return with_setup(table, bonuses=tuple(bonuses)), (f"bonus-{first}", f"bonus-{second}")
        case "neutral-shows-two":
            values = [2, 2]
            at = random.randrange(2)
            values[at] = random.choice((1, 3, 4, 5))
            row, column = corners(2)[at]
            return with_setup(table, neutral=Neutral(None, tuple(values))), (f"place-{row}-{column}",)
        case "start-tracks":
            track = random.choice(("architecture", "nobility", "prestige"))
            spoilt = seat_changed(table, seat, **{track: random.choice((2, 3))})
            return spoilt, (f"track-{track}", f"track-{track}-{seat}")
        case "start-money":
            bef = FIRST_MONEY + (seat - (table.start_player or 0)) % table.count
            return seat_changed(table, seat, bef=random.choice([each for each in range(3, 9) if each != bef])), (
                f"seat-{seat}",
            )
        case _:
            return seat_changed(table, seat, vp=random.choice((1, 2, 5))), (f"seat-{seat}",)


FAULTS = (*AREA_FAULTS, "bonus-cards-laid", "neutral-shows-two", "start-tracks", "start-money", "start-victory-points")


def spot_setup(random: Random) -> Question:
    """One thing at set-up is wrong; where?"""
    rule = random.choice(FAULTS)
    for _ in range(TRIES):
        table, parts = _faulty(random, rule)
        wrong = {each.rule for each in GAME.check(GAME.settled(table)) if each.severity is not Severity.NOTE}
        if wrong == {rule}:
            return spotted(GAME, table, rule, "question-spot-setup", "setup", parts, facts={"players": table.count})
    raise AssertionError(rule)


QUESTIONS: tuple[Generator, ...] = (Generator("spot-setup", "neutral-corners", Ask.SPOT, spot_setup, FAULTS[1:]),)
