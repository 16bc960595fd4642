"""Tests in Chromium against a running server. They run last, and are skipped with the reason where none is found."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from serving import Served, serving

HERE = Path(__file__).parent
USUAL_PLACES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@cache
def find_chromium() -> str | None:
    """An installed Chromium or Chrome: the one that SCOREKEEPER_CHROMIUM names, else one in the usual places."""
    if named := os.environ.get("SCOREKEEPER_CHROMIUM"):
        return shutil.which(named)
    return next((found for place in USUAL_PLACES if (found := shutil.which(place))), None)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what stands in this folder."""
    if HERE in item.path.parents:
        item.add_marker("browser")
        if find_chromium() is None:
            item.add_marker(pytest.mark.skip(reason="no Chromium or Chrome found (SCOREKEEPER_CHROMIUM may name one)"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what stands in this folder behind everything else."""
    items.sort(key=lambda item: HERE in item.path.parents)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    # As root, as on a bare build machine, Chromium does not start with its sandbox.
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*QUIET, "--no-sandbox"] if root else [*QUIET]
    return {**browser_type_launch_args, "executable_path": find_chromium(), "args": arguments}


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Served]]:
    """Serve a notebook (the app unless a path is given), once for all tests that ask for the same one."""
    running: dict[Path | None, Served] = {}
    with contextlib.ExitStack() as stack:

        def start(notebook: Path | None = None) -> Served:
            if notebook not in running:
                db = tmp_path_factory.mktemp("served") / "tables.sqlite3"
                options = ["--notebook", str(notebook)] if notebook else []
                running[notebook] = stack.enter_context(serving(db, *options))
            return running[notebook]

        yield start


@pytest.fixture(scope="session")
def app_url(serve: Callable[..., Served]) -> str:
    """The address of the app, with a slash at the end, served with an empty SQLite database."""
    return serve().url
