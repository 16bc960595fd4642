"""A small share of `history_figures`: ratios only, since machines differ."""

from __future__ import annotations

from pathlib import Path

import pytest

import history_figures as figures
from scorekeeper import stats

SMALL, LARGE = 500, 2_000


def test_cost_grows_no_faster_than_plays(tmp_path: Path) -> None:
    """Reading four times the plays takes at most four times the processor's time, and half as much again."""
    spent = []
    for count in (SMALL, LARGE):
        with figures.filled(count, tmp_path) as store:
            assert len(stats.load(store, device=figures.DEVICE)) == count
            spent.append(figures.best(lambda store=store: stats.load(store, device=figures.DEVICE), 5).cpu)  # type: ignore[misc]
    assert spent[1] <= 1.5 * LARGE / SMALL * spent[0]


def test_figures_cost_about_what_plain_pandas_costs(tmp_path: Path) -> None:
    with figures.filled(LARGE, tmp_path) as store:
        history = stats.load(store, device=figures.DEVICE)
    questions = figures.beside(history)
    for _, ours, theirs in questions:
        ours(), theirs()  # what is loaded at the first call counts for neither
    ratios = {name: figures.best(ours, 5).cpu / figures.best(theirs, 5).cpu for name, ours, theirs in questions}
    assert {name: ratio for name, ratio in ratios.items() if ratio > 15} == {}


def test_every_act_of_the_page_is_timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_DB", "")  # put back at the end
    with figures.filled(60, tmp_path):
        pass
    told = figures.page(f"sqlite:///{tmp_path / '60.sqlite3'}")
    assert [name for name, _ in told] == [name for name, *_ in figures.ACTS]
