"""Several games in a row: first to win two. All of it is remarked upon, never refused: tables play on as they like."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.games.musee.model import WINS, Match, MuseeTable, source
from scorekeeper.rules import Confidence, Finding, Seat, Severity, Stage, rule

AT = "final.shared.match"


def match(table: MuseeTable) -> Match:
    """What is noted of the match (nothing, where nothing is)."""
    return (table.final.shared.match if table.final is not None else None) or Match()


def wins(table: MuseeTable) -> Iterator[tuple[Seat, int, str]]:
    """Seat, wins before this game and path, where they are noted."""
    for seat, number in zip(table.seats, match(table).wins or (), strict=False):
        if number is not None:
            yield seat, number, f"{AT}.wins[{seat}]"


@rule(
    "loser-starts",
    Stage.SETUP,
    source=source("Preparar"),
    basis=("MU-F10", "mu-039", "mu-040"),
    severity=Severity.WARNING,
)
def loser_starts(table: MuseeTable) -> Iterator[Finding]:
    """After the first game, somebody who lost the game before begins."""
    before = match(table).previous_winners or ()
    start = table.start_player
    if start is None or not before or set(before) >= set(table.seats):
        return
    for seat in dict.fromkeys(before):
        if start in table.sides[seat]:
            yield Finding(("start_player", f"{AT}.previous_winners"), {"starter": start, "winners": before})


@rule(
    "two-wins-at-most",
    Stage.FINAL,
    source=source("Fin del juego"),
    basis=("MU-F10", "mu-103"),
    severity=Severity.WARNING,
)
def two_wins_at_most(table: MuseeTable) -> Iterator[Finding]:
    """A match ends with the second win, so nobody has more."""
    for seat, number, path in wins(table):
        if number > WINS:
            yield Finding((path,), {"player": seat, "found": number, "most": WINS})


@rule(
    "match-already-won",
    Stage.FINAL,
    source=source("Fin del juego"),
    basis=("MU-F10", "mu-103"),
    severity=Severity.WARNING,
)
def match_already_won(table: MuseeTable) -> Iterator[Finding]:
    """Once somebody has won two games, the match is over and no further game belongs to it."""
    for seat, number, path in wins(table):
        if number >= WINS:
            yield Finding((path,), {"player": seat, "wins": number})


@rule(
    "wins-fit-games",
    Stage.FINAL,
    source=source("Fin del juego"),
    basis=("MU-F10", "mu-103"),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def wins_fit_games(table: MuseeTable) -> Iterator[Finding]:
    """Nobody has won more games than were played before this one."""
    number = match(table).number
    if number is None or number < 1:
        return
    for seat, won, path in wins(table):
        if won > number - 1:
            yield Finding((path, f"{AT}.number"), {"player": seat, "found": won, "games": number - 1})


@rule(
    "shared-wins-counted",
    Stage.FINAL,
    source=source("Fin del juego"),
    basis=("MU-F10", "mu-103"),
    severity=Severity.WARNING,
    confidence=Confidence.ASSUMED,
    option="shared-win",
)
def shared_wins_counted(table: MuseeTable) -> Iterator[Finding]:
    """A win alone counts towards the match; what a shared one is worth is left open, so the table chooses."""
    before = tuple(dict.fromkeys(match(table).previous_winners or ()))
    if not before:
        return
    counts = len(before) == 1 or table.has("shared-win", "each")
    second = match(table).number == 2
    for seat, won, path in wins(table):
        least = 1 if counts and seat in before else 0
        most = least if second else None
        if won < least or (most is not None and won > most):
            facts = {"player": seat, "found": won, "expected": least}
            yield Finding((path, f"{AT}.previous_winners"), facts)
