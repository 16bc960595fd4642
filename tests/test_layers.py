"""Who may import whom, and what must not be imported early."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import scorekeeper

PACKAGE = Path(scorekeeper.__file__).parent
CORE = (
    "rules.py", "walk.py", "play.py", "learn.py", "sheet.py", "svg.py", "paths.py", "common.py", "game.py",
    "compare.py", "exam.py",
)  # fmt: skip
HEAVY = ("pandas", "matplotlib", "sqlalchemy", "ipywidgets", "anywidget", "voila", "IPython", "segno")


def imports(path: Path) -> set[str]:
    """Full names of what a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def core_files() -> list[Path]:
    return [*(PACKAGE / name for name in CORE if (PACKAGE / name).exists()), *(PACKAGE / "games").rglob("*.py")]


@pytest.mark.parametrize("path", core_files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_core_needs_the_standard_library_alone(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {"scorekeeper"}
    assert foreign == set()
    rooms = {name.split(".")[1] for name in imports(path) if name.startswith("scorekeeper.")}
    assert rooms <= {Path(name).stem for name in CORE} | {"games"}


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "games").rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_a_game_does_no_input_or_output(path: Path) -> None:
    assert not imports(path) & {"os", "io", "pathlib", "socket", "subprocess", "tempfile", "urllib", "csv"}
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input", "eval", "exec"}


def test_nothing_but_the_app_imports_the_app() -> None:
    for path in PACKAGE.rglob("*.py"):
        if path.relative_to(PACKAGE).parts[0] != "ui":
            assert not {name for name in imports(path) if name.startswith("scorekeeper.ui")}, path


def test_scoring_a_file_pulls_in_nothing_heavy() -> None:
    code = (
        "import json, sys, scorekeeper\n"
        "game = next(iter(scorekeeper.GAMES))\n"
        "players = [{'name': 'Ana'}, {'name': 'Ben'}]\n"
        "document = {'format': 'scorekeeper/1', 'game': game, 'players': players, 'final': {}}\n"
        "table, faults = scorekeeper.decode(document)\n"
        "assert table is not None, faults\n"
        "scorekeeper.GAMES[game].score(table)\n"
        "from scorekeeper.cli import main\n"
        "main(['games'])\n"
        f"print('heavy', sorted(set(sys.modules) & set({HEAVY!r})))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "heavy []"


def test_files_stay_small_enough_to_read_at_a_sitting() -> None:
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.js"), *PACKAGE.rglob("*.css")]
    long = {str(p.relative_to(PACKAGE)): len(p.read_text("utf-8").splitlines()) for p in files}
    assert {name: lines for name, lines in long.items() if lines > 500} == {}
