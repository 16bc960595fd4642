"""Mutation testing: what was counted reaches what it must, and a few mutants are tried again."""

from __future__ import annotations

import subprocess
import sys

import pytest

import mutants
import mutation_report
from mutate import TABLE
from mutation_run import ROOT

SHARE = 4  # mutants a game
COUNTED = mutation_report.by_game(mutation_report.kept(ROOT / "tests" / "reports" / TABLE))


@pytest.mark.parametrize("game", COUNTED)
def test_what_was_counted_reaches_what_it_must(game: str) -> None:
    assert mutation_report.shortcomings(game, COUNTED[game], mutation_report.notes()) == []


def test_a_few_mutants_are_killed_again() -> None:
    games = [part for game in COUNTED for part in ("--game", game)]
    command = [sys.executable, str(ROOT / "tests" / "mutate.py"), "--share", str(SHARE), *games]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count(f"{SHARE} mutants tried again, {SHARE} killed") == len(COUNTED)


def test_a_mutant_that_no_test_notices_is_reported() -> None:
    row = mutation_report.Row(
        "musee", 1, "NumberReplacer", "model.py", "", "A = 1", "A = 2", mutation_report.Outcome.SURVIVED, ""
    )
    killed = row._replace(outcome=mutation_report.Outcome.KILLED)
    many = [killed] * mutation_report.MUTANTS
    note = {("musee", row.key): mutation_report.Note(equivalent=True, why="")}
    assert mutation_report.shortcomings("musee", many, {}) == []
    assert len(mutation_report.shortcomings("musee", many[1:], {})) == 1
    assert len(mutation_report.shortcomings("musee", [*many, row], {})) == 1
    assert mutation_report.shortcomings("musee", [*many, row], note) == []
    assert len(mutation_report.shortcomings("musee", [*many, *[row] * 100], note)) == 2


def test_a_mutant_changes_one_line_and_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    path = mutants.GAMES / "musee" / "tiebreak.py"
    monkeypatch.setattr(mutants, "files", lambda game, drawings: [path])
    sample, everywhere = mutants.sample("musee", 5, 1)
    assert sample == mutants.sample("musee", 5, 1)[0]
    assert everywhere > len(sample) == 5
    for mutant in sample:
        assert mutant.source != path.read_text("utf-8")
        assert mutant.key.line == path.read_text("utf-8").splitlines()[mutant.number - 1].strip()
        assert mutants.again(path, mutant.key, mutant.operator) is not None
