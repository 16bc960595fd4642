"""The notebook of results: one cell, no output, and it runs; and the page that explains its columns."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import many_plays
from scorekeeper import stats
from scorekeeper.store import open_store
from storing import PHONE

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOK = ROOT / "notebooks" / "results.ipynb"


def run(url: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The notebook as it is after a run in a kernel of its own."""
    import nbformat
    from nbclient import NotebookClient

    monkeypatch.setenv("SCOREKEEPER_DB", url)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=120).execute()
    return notebook


def test_one_cell_without_output() -> None:
    import nbformat

    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    (cell,) = notebook.cells
    assert (cell.outputs, cell.execution_count) == ([], None)


def test_it_runs_with_plays_and_without(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(sqlite_url)
    (empty,) = run(sqlite_url, monkeypatch).cells
    many_plays.fill(store, 30, PHONE)
    (full,) = run(sqlite_url, monkeypatch).cells
    seats = len(stats.load(store).seats)
    store.close()
    for cell, said in ((empty, "0 plays, 0 seats"), (full, f"30 plays, {seats} seats")):
        texts = [output.get("text") or "" for output in cell.outputs if output.output_type == "stream"]
        assert {output.get("name") for output in cell.outputs if output.output_type == "stream"} == {"stdout"}
        assert texts[0].startswith(said)
        assert sum(output.output_type == "display_data" for output in cell.outputs) == 10


def test_every_column_is_explained(sqlite_url: str) -> None:
    told = (ROOT / "tutorials" / "results.md").read_text("utf-8")
    store = open_store(sqlite_url)
    history = stats.load(store)
    store.close()
    for frame in (history.plays, history.seats, history.lines):
        for name, dtype in frame.dtypes.items():
            assert f"| `{name}` | {dtype} |" in told
    for name in stats.__all__:
        assert f"`{name}" in told or f"`stats.{name}" in told, name
