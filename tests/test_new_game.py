"""A fifth game is one folder and one line: the README's ten lines, run on a copy of the program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scorekeeper.cli import main
from scorekeeper.games import GAMES
from scorekeeper.new_game import Refused, id_of, new_game
from scorekeeper.text import LANGUAGES
from scorekeeper.ui.emblem import PLAIN, accents, emblem

ROOT = Path(__file__).parent.parent
LEFT_OUT = shutil.ignore_patterns("__pycache__", "browser", "reports", ".*")
STILL_LACKING = {
    "test_every_rule_has_all_it_needs[coin-race-miscounts]",
    "test_every_rule_that_players_act_on_is_taught_and_asked[coin-race]",
    "test_every_statement_has_a_home[coin-race]",
    "test_what_people_are_told_and_asked_does_not_change_unread[coin-race]",
}
"""What only its author can know of a game: usual mistakes in counting, how it is taught, which statements its rule text
has, and that what people are told has been read."""


def ten_lines() -> str:
    """The commands of the README."""
    text = (ROOT / "README.md").read_text("utf-8").split("## Add a game in ten lines")[1]
    lines = text.split("```sh\n")[1].split("```")[0]
    assert len(lines.splitlines()) == 10
    return lines


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of program and tests, with nothing of this one in reach."""
    place = tmp_path_factory.mktemp("copy")
    for name in ("scorekeeper", "tests"):
        shutil.copytree(ROOT / name, place / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", place)
    return place


def files(place: Path) -> dict[str, str]:
    return {
        str(path.relative_to(place)): path.read_bytes().hex()
        for path in sorted(place.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    }


def run(place: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Run shell commands in the copy, where ``scorekeeper`` and ``pytest`` are those of the copy."""
    head = f'scorekeeper() {{ "{sys.executable}" -m scorekeeper "$@"; }}\n'
    head += f'pytest() {{ "{sys.executable}" -m pytest -q -p no:cacheprovider "$@"; }}\n'
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        ["bash", "-c", head + script], cwd=place, env=environment, capture_output=True, text=True, check=False
    )


def test_ten_lines_add_a_game_that_is_one_folder_and_one_line(copy: Path) -> None:
    before = files(copy)
    done = run(copy, ten_lines())
    after = files(copy)
    touched = sorted(name for name in {*before, *after} if before.get(name) != after.get(name))
    folder = [name for name in touched if name.startswith("scorekeeper/games/coin_race/")]
    print(done.stdout, *touched, sep="\n")
    assert set(touched) - set(folder) == {"scorekeeper/games/__init__.py", "coins.json"}
    assert {Path(name).name for name in folder} >= {"__init__.py", "model.py", "scoring.py", "examples.toml", "ja.ftl"}
    listing = (copy / "scorekeeper/games/__init__.py").read_text("utf-8").splitlines()
    old = (ROOT / "scorekeeper/games/__init__.py").read_text("utf-8").splitlines()
    assert [line for line in listing if line not in old] == ['    "coin_race",']
    assert len(listing) == len(old) + 1
    assert done.stderr == ""
    for said in ("Nothing to object to.", "Anaの勝ちです。", "Cada moneda vale un", "Lay all 50 coins in the middle."):
        assert said in done.stdout
    failed = set(re.findall(r"^FAILED tests/test_games\.py::(\S+)", done.stdout, re.MULTILINE))
    assert failed <= STILL_LACKING
    assert re.search(r"\d+ passed", done.stdout)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_new_game_is_listed_with_the_others(copy: Path, lang: str) -> None:
    if not (copy / "scorekeeper/games/coin_race").exists():
        assert run(copy, ten_lines().splitlines()[0]).returncode == 0
    done = run(copy, f"scorekeeper games --lang {lang}; scorekeeper schema coin-race > /dev/null")
    assert done.stderr == ""
    assert "coin-race  Coin Race" in done.stdout
    assert all(game in done.stdout for game in GAMES)


def test_a_game_is_written_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "Tiny", "--into", str(tmp_path)]) == 0
    assert 'Add "tiny" to FOLDERS' in capsys.readouterr().out  # there is no list of games beside it
    assert main(["new-game", "Tiny", "--into", str(tmp_path), "--lang", "es"]) == 2
    assert "ya existe" in capsys.readouterr().err
    assert main(["new-game", "???", "--into", str(tmp_path), "--lang", "ja"]) == 2
    assert "IDを作れません" in capsys.readouterr().err


def test_names_make_ids() -> None:
    assert id_of("Ticket to Ride: Europe (15th)") == "ticket-to-ride-europe-15th"
    for name in ("", "カルカソンヌ", "7 Wonders", "x" * 61):
        with pytest.raises(Refused):
            id_of(name)


def test_a_name_breaks_no_file(tmp_path: Path) -> None:
    folder, _ = new_game('The "Q" \\ {game}\nof """ all', tmp_path)
    for path in folder.rglob("*.py"):
        compile(path.read_text("utf-8"), str(path), "exec")


def test_a_game_without_an_emblem_gets_a_plain_one() -> None:
    assert emblem("no-such-game") == PLAIN
    for game in GAMES:
        assert emblem(game).startswith("<svg") and emblem(game) != PLAIN
        assert f'[data-game="{game}"]' in accents()
