"""What mutation testing found: kept as a table, checked against what it must reach, and told as a page."""

from __future__ import annotations

import csv
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from mutants import Key

HERE = Path(__file__).resolve().parent
NOTES = HERE / "mutation_notes.toml"
MUTANTS = 400
KILLED = 0.90
EQUIVALENT = 0.03
"""What a game must reach: mutants tried, the least share of them killed, the greatest share called equivalent."""


class Outcome(StrEnum):
    """What became of a mutant. One that takes forever is noticed as well as one that fails a test."""

    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


class Row(NamedTuple):
    """One mutant of a sample drawn with ``seed``, and ``by`` which test it was killed."""

    game: str
    seed: int
    operator: str
    file: str
    scope: str
    line: str
    becomes: str
    outcome: Outcome
    by: str

    @property
    def key(self) -> Key:
        """How notes name it."""
        return Key(self.file, self.scope, self.line, self.becomes)


class Note(NamedTuple):
    """Why a mutant survives, and whether it is the same program."""

    equivalent: bool
    why: str


Notes = Mapping[tuple[str, Key], Note]


def notes() -> Notes:
    """What is said of mutants, by game and key."""
    data = tomllib.loads(NOTES.read_text("utf-8"))
    return {
        (each["game"], Key(each["file"], each.get("scope", ""), each["line"], each["becomes"])): Note(
            kind == "equivalent", each["why"]
        )
        for kind in ("equivalent", "survivor")
        for each in data.get(kind, ())
    }


def kept(path: Path) -> list[Row]:
    """The rows of a table, none if there is none yet."""
    if not path.is_file():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Row(game, int(seed), operator, name, scope, line, becomes, Outcome(outcome), by)
            for game, seed, operator, name, scope, line, becomes, outcome, by in list(csv.reader(file))[1:]
        ]


def keep(path: Path, rows: Iterable[Row]) -> None:
    """Write rows as a table."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Row._fields)
        writer.writerows(rows)


def by_game(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """The rows of each game."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row.game, []).append(row)
    return found


def survivors(rows: Iterable[Row]) -> list[Row]:
    """Those that no test noticed."""
    return [row for row in rows if row.outcome is Outcome.SURVIVED]


def shortcomings(game: str, rows: Sequence[Row], said: Notes) -> list[str]:
    """What a game does not reach."""
    alive = survivors(rows)
    same = [row for row in alive if (note := said.get((game, row.key))) is not None and note.equivalent]
    wrong = [f"{game}: nothing said of {row.key}" for row in alive if (game, row.key) not in said]
    if len(rows) < MUTANTS:
        wrong.append(f"{game}: {len(rows)} mutants, not {MUTANTS}")
    if len(rows) - len(alive) < KILLED * len(rows):
        wrong.append(f"{game}: {len(alive)} of {len(rows)} survived")
    if len(same) > EQUIVALENT * len(rows):
        wrong.append(f"{game}: {len(same)} of {len(rows)} called equivalent")
    return wrong


# --- the page --------------------------------------------------------------------------------------------------------

INTRODUCTION = """\
# Mutation testing

`python tests/mutate.py` wrote this page and `mutation.csv`, which lists every mutant. One small thing in a game's
modules is changed by an operator of cosmic-ray, numbers in data tables included; then the game's own tests run until
one fails. The mutants are a sample drawn from a seed, no two at one place for one operator. Not counted: modules of
questions, which the tests of lessons judge, modules that draw, where most numbers are coordinates, and what is no
other program (types, `is` for `==`, what does not compile). Killed are those that a test notices, with those that
take more than ten times as long as usual; the share is that of all mutants, those called equivalent included.
"""


def page(rows: Sequence[Row], places: Mapping[str, int], said: Notes) -> str:
    """The report."""
    games = by_game(rows)
    parts = [INTRODUCTION, _totals(games, places, said), _operators(games)]
    parts += [_alive(game, survivors(own), said) for game, own in games.items()]
    return "\n".join(parts)


def _totals(games: Mapping[str, Sequence[Row]], places: Mapping[str, int], said: Notes) -> str:
    lines = [
        "| game | seed | places | mutants | killed | timed out | survived | equivalent | share killed |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for game, rows in games.items():
        count = Counter(row.outcome for row in rows)
        alive = count[Outcome.SURVIVED]
        same = sum((note := said.get((game, row.key))) is not None and note.equivalent for row in survivors(rows))
        seeds = ", ".join(str(seed) for seed in sorted({row.seed for row in rows}))
        lines.append(
            f"| {game} | {seeds} | {places[game]} | {len(rows)} | {count[Outcome.KILLED]} | {count[Outcome.TIMED_OUT]} "
            f"| {alive} | {same} ({same / len(rows):.1%}) | {1 - alive / len(rows):.1%} |"
        )
    return "\n".join([*lines, ""])


def _operators(games: Mapping[str, Sequence[Row]]) -> str:
    all_ = sorted({row.operator.partition("_")[0] for rows in games.values() for row in rows})
    lines = ["Killed of tried, by operator:", "", f"| operator | {' | '.join(games)} |", f"|---|{'--:|' * len(games)}"]
    for operator in all_:
        cells = []
        for rows in games.values():
            own = [row for row in rows if row.operator.partition("_")[0] == operator]
            cells.append(f"{len(own) - len(survivors(own))} of {len(own)}")
        lines.append(f"| {operator} | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _alive(game: str, rows: Sequence[Row], said: Notes) -> str:
    lines = [f"## {game}: survivors", ""]
    for row in sorted(rows, key=lambda each: each.key):
        note = said.get((game, row.key))
        why = note.why.strip() if note else "not yet explained"
        place = f"`{row.file}` `{row.scope}`" if row.scope else f"`{row.file}`"
        lines += [
            f"- {place} ({row.operator}): {'equivalent: ' if note and note.equivalent else ''}{why}",
            "  ```diff",
            f"  - {row.line}",
            f"  + {row.becomes}",
            "  ```",
        ]
    return "\n".join([*(lines if rows else [*lines, "None."]), ""])
