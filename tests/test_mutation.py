"""Mutation testing: mutants come again from their seed, and what no test notices is reported."""

from __future__ import annotations

import pytest

import mutants
import mutation_report


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
