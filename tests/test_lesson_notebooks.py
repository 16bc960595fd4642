"""The notebooks of the lessons: one a game, one cell, no output, and it runs in a kernel of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scorekeeper.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
TUTORIALS = ROOT / "tutorials"


def read(game: str) -> Any:
    import nbformat

    return nbformat.read(TUTORIALS / f"{game}.ipynb", as_version=4)  # type: ignore[no-untyped-call]


def test_every_game_has_one() -> None:
    assert {path.stem for path in TUTORIALS.glob("*.ipynb")} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_one_cell_without_output_and_runs(game: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from nbclient import NotebookClient

    monkeypatch.setenv("SCOREKEEPER_DB", sqlite_url)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    notebook = read(game)
    (cell,) = notebook.cells
    assert (cell.outputs, cell.execution_count) == ([], None)
    assert f'lesson("{game}")' in cell.source
    NotebookClient(notebook, timeout=240).execute()
    shown = [output for output in cell.outputs if output.output_type == "display_data"]
    assert len(shown) == 1 == len(cell.outputs)
    assert "application/vnd.jupyter.widget-view+json" in shown[0].data


def test_a_game_that_there_is_not_is_said() -> None:
    from scorekeeper.ui import lesson

    with pytest.raises(ValueError, match="no game 'chess'; there are bruxelles-1897"):
        lesson("chess")
