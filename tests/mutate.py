"""Mutation testing: changes one small thing in a game after the other, and runs the game's tests each time.

    python tests/mutate.py [--game GAME] [--mutants 400] [--seed 1897]    count, and write the report
    python tests/mutate.py --survivors [--game GAME]                      try those again that no test noticed
    python tests/mutate.py --page                                         write the report anew, with the notes
    python tests/mutate.py --share 6                                      try a few that were killed again

The report stands in ``reports/mutation.md``, every mutant in ``reports/mutation.csv``, what is said of those that
survive in ``mutation_notes.toml``. A game's tests are its own files and what the files for all games hold for it; those
that run the changed line come first to last by the time they take, until one fails.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import mutants
import mutation_report
from mutation_report import Outcome, Row
from mutation_run import NOTHING_KNOWN, ROOT, Result, imported, in_running_program, prepare, test_files

TABLE = "mutation.csv"
BOUNDS = ("_edges.py", "_bounds.py")
COPY_OF = "MUTATE_COPY_OF"
"""Environment variable: the checkout that this is a copy of."""


def count(game: str, number: int, seed: int, *, drawings: bool = False) -> list[Row]:
    """Try a sample of a game's mutants: what became of each."""
    made, everywhere = mutants.sample(game, number, seed, drawings=drawings)
    print(f"{game}: {len(made)} mutants at {everywhere} places", flush=True)
    return _all_tried(game, made, seed)


def once_more(game: str, rows: list[Row]) -> list[Row]:
    """The rows of a game, its survivors tried again with the tests of bounds, which are written against them.

    One whose line has changed since stays as it is.
    """
    again = []
    files = [file for file in test_files(game) if file.endswith(BOUNDS)]
    for row in rows:
        path = mutants.GAMES / game.replace("-", "_") / row.file
        alive = row.outcome is Outcome.SURVIVED and path.exists()
        mutant = mutants.again(path, row.key, row.operator) if alive else None
        if alive and mutant is None:
            print(f"{game}: the line has changed: {row.file} {row.scope}: {row.line}", flush=True)
        if mutant is not None:
            outcome, by = imported(game, mutant, NOTHING_KNOWN, files)
            print(f"{game}: {outcome}: {row.file} {row.scope}: {row.becomes}", flush=True)
            again.append(row._replace(outcome=outcome, by=by))
        else:
            again.append(row)
    return again


def _all_tried(game: str, made: list[mutants.Mutant], seed: int) -> list[Row]:
    aloud = os.fdopen(os.dup(1), "w")  # forks are silent
    so_far = Counter[Outcome]()

    def tried(at: int, result: Result) -> None:
        mutant, what = made[at], result[0]
        so_far[what] += 1
        if what is Outcome.SURVIVED:
            print(f"  {at}: {mutant.key.file}:{mutant.number} {mutant.key.scope}: {mutant.operator}", file=aloud)
            print(f"    - {mutant.key.line}\n    + {mutant.key.becomes}", file=aloud, flush=True)
        if so_far.total() % 50 == 0:
            print(f"  {so_far.total()} tried, {so_far[Outcome.SURVIVED]} survived", file=aloud, flush=True)

    known, results, left = in_running_program(game, made, tried)
    so_far.update(result[0] for result in results.values())  # what a fork counts, only it knows
    for at in left:
        parts = known.first(known.tests(made[at]))
        tries = (imported(game, made[at], known, tests, only=tests is parts[0]) for tests in parts)
        results[at] = next((each for each in tries if each[0] is not Outcome.SURVIVED), (Outcome.SURVIVED, ""))
        tried(at, results[at])
    rows = [Row(game, seed, made[at].operator, *made[at].key, *results[at]) for at in sorted(results)]
    killed = len(rows) - len(mutation_report.survivors(rows))
    print(f"{game}: {killed} of {len(rows)} killed by {len(known.seconds)} tests", flush=True)
    return rows


def share(game: str, rows: list[Row], number: int, seed: int) -> list[str]:
    """Try some mutants of the table again that a test killed: those that live now, in words."""
    chance = random.Random(f"{seed} {game}")
    killed = [row for row in rows if row.outcome is Outcome.KILLED and "::" in row.by]
    wrong, tried = [], 0
    for row in chance.sample(killed, len(killed)):
        if tried == number:
            break
        path = mutants.GAMES / game.replace("-", "_") / row.file
        mutant = mutants.again(path, row.key, row.operator) if path.exists() else None
        if mutant is None:  # the line has changed since
            continue
        tried += 1
        file = row.by.partition("::")[0]
        alone = imported(game, mutant, NOTHING_KNOWN, [row.by], only=True)
        if alone[0] is Outcome.SURVIVED and imported(game, mutant, NOTHING_KNOWN, [file])[0] is Outcome.SURVIVED:
            wrong.append(f"{game}: {row.file} {row.scope}: not noticed: {row.line} -> {row.becomes}")
    print(f"{game}: {tried} mutants tried again, {tried - len(wrong)} killed", flush=True)
    return wrong if tried == number else [*wrong, f"{game}: {tried} mutants left to try again: count anew"]


def write(rows: list[Row], folder: Path) -> None:
    """Put counts of games in place of what is kept of them, and write the report."""
    games = {row.game for row in rows}
    older = [row for row in mutation_report.kept(folder / TABLE) if row.game not in games]
    every = sorted([*older, *rows], key=lambda row: row.game)
    places = {
        game: sum(len(mutants.places(path)) for path in mutants.files(game)) for game in mutation_report.by_game(every)
    }
    mutation_report.keep(folder / TABLE, every)
    (folder / "mutation.md").write_text(mutation_report.page(every, places, mutation_report.notes()), "utf-8")


def in_a_copy() -> int:
    """Do the same in a copy, so that the checkout can change while this runs."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("scorekeeper", "tests"):
            shutil.copytree(ROOT / name, Path(folder, name), ignore=shutil.ignore_patterns("__pycache__", "browser"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        command = [sys.executable, str(Path(folder, "tests", "mutate.py")), *sys.argv[1:]]
        return subprocess.run(command, env={**os.environ, COPY_OF: str(ROOT)}, check=False).returncode


def main() -> int:
    """Count, or try a few again. The exit code says whether all is as it should be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", help="a game's id, such as musee; all if none is named")
    parser.add_argument("--mutants", type=int, default=mutation_report.MUTANTS, help="how many of each game")
    parser.add_argument("--seed", type=int, default=1897)
    parser.add_argument("--survivors", action="store_true", help="try those of the table again that no test noticed")
    parser.add_argument("--page", action="store_true", help="only write the report anew")
    parser.add_argument("--share", type=int, help="try again so many of each game that were killed, and write nothing")
    parser.add_argument("--drawings", action="store_true", help="the modules that draw instead, and write nothing")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    if COPY_OF not in os.environ:
        return in_a_copy()
    prepare()
    reports = Path(os.environ[COPY_OF], "tests", "reports")
    games = asked.game or sorted(path.parent.name.replace("_", "-") for path in mutants.GAMES.glob("*/__init__.py"))
    table = mutation_report.by_game(mutation_report.kept(reports / TABLE))
    if asked.page:
        write([], reports)
        wrong = [
            each for game in table for each in mutation_report.shortcomings(game, table[game], mutation_report.notes())
        ]
    elif asked.share:
        wrong = [each for game in games for each in share(game, table.get(game, []), asked.share, asked.seed)]
    else:
        wrong = []
        for game in games:
            if asked.survivors:
                rows = once_more(game, table[game])
            else:
                rows = count(game, asked.mutants, asked.seed, drawings=asked.drawings)
            wrong += mutation_report.shortcomings(game, rows, mutation_report.notes())
            if not asked.dry and not asked.drawings:
                write(rows, reports)
    print(*wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
