"""The commands import, export, backup and restore."""

from __future__ import annotations

import argparse
import io
import json
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from exchanging import EDGES, SAMPLES
from scorekeeper.exchange.commands import add_commands
from scorekeeper.exchange.plan import State
from scorekeeper.store import open_store
from scorekeeper.store.bulk import documents
from scorekeeper.text import LANGUAGES, Words


@pytest.fixture(autouse=True)
def _own_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_DB", f"sqlite:///{tmp_path / 'plays.sqlite3'}")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("SCOREKEEPER_DEVICE", raising=False)


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(required=True)

    def command(name: str, run: Any, about: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=about)
        sub.set_defaults(run=run)
        sub.add_argument("--lang", choices=LANGUAGES, default="en")
        sub.add_argument("--json", action="store_true")
        return sub

    add_commands(command)
    args = parser.parse_args(arguments)
    code: int = args.run(args)
    return code


def kept() -> list[dict[str, Any]]:
    store = open_store()
    found = list(documents(store))
    store.close()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dry_run_shows_and_writes_nothing(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", str(EDGES), "--dry-run", "--lang", lang) == 0
    out, err = capsys.readouterr()
    app = Words(None, lang)
    lines = out.splitlines()
    assert lines[0] == app.say("import-new", count=12)
    assert lines[1] == app.say("import-here", count=1)
    assert lines[-1] == app.say("import-dry")
    assert any("Zoé (2)" in line for line in lines)
    assert err == ""
    assert kept() == []


def test_import_asks_before_it_writes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("import", str(EDGES)) == 2  # nobody there to ask
    assert kept() == []

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal("no\n"))
    assert run("import", str(EDGES)) == 2
    assert kept() == []
    monkeypatch.setattr(sys, "stdin", Terminal("yes\n"))
    assert run("import", str(EDGES)) == 0
    assert len(kept()) == 12
    monkeypatch.setattr(sys, "stdin", Terminal(""))
    assert run("import", str(EDGES)) == 0  # nothing to do, so nothing is asked
    assert len(kept()) == 12


def test_import_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", str(EDGES), "--yes", "--json", "--merge", "Zoé (2)") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["plan"] == {"new": 12, "changed": 0, "here": 1, "differs": 0, "refused": 0}
    assert told["done"]["new"] == 12
    assert told["people"] == [{"name": "Zoé (2)", "other": "Zoé", "kind": "twin", "together": True}]
    assert {each["place"] for each in told["remarks"]} == {"plays[4]", "plays[12]", "plays[12].playerScores[0]"}
    assert all("Zoé (2)" not in str(each["players"]) for each in kept())
    assert run("import", str(EDGES), "--yes", "--json") == 0
    assert json.loads(capsys.readouterr().out)["done"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_refused_is_said_and_the_rest_goes_in(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("[1]")
    arguments = [str(EDGES), str(bad), str(SAMPLES / "nemestats_playedgame_post.synthetic.json"), "no-such-file"]
    assert run("import", *arguments, "--yes", "--lang", lang) == 2
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 3
    assert "Traceback" not in err
    assert len(kept()) == 12
    assert run("import", str(EDGES), "--merge", "Nobody", "--lang", lang) == 2


def test_a_folder_and_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.json").write_bytes(EDGES.read_bytes())
    assert run("import", str(tmp_path / "in"), "--yes") == 0
    assert len(kept()) == 12

    class Stdin:
        buffer = io.BytesIO(b"player;date;punkte\nAna;2026-11-28;3\n")

    monkeypatch.setattr(sys, "stdin", Stdin())
    assert run("import", "-", "--yes", "--column", "value=Punkte") == 0
    assert kept()[-1]["players"] == [{"name": "Ana", "score": {"text": "3", "value": 3}}]


@pytest.mark.parametrize("form", ["bgstats", "bgsplay", "csv", "json"])
def test_export_and_import_again(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("import", str(EDGES), "--yes")
    target = tmp_path / f"out.{form}"
    if form == "json":
        target = tmp_path / "out.json"
    assert run("export", "--format", form, "-o", str(target)) == 0
    assert "12 plays" in capsys.readouterr().out
    assert list(tmp_path.glob("*.part")) == []
    assert run("import", str(target), "--yes") == 0
    assert len(kept()) == 12
    assert run("export", "--format", form) == 0
    assert capsys.readouterr().out.strip()
    if form == "csv":
        assert target.read_bytes().startswith(b"\xef\xbb\xbf")


def test_export_of_one_and_of_an_archive(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("import", str(EDGES), "--yes")
    capsys.readouterr()
    assert run("export", "--format", "bgsplay", "--id", "00000000-0000-4000-8000-000000000001") == 0
    assert len(json.loads(capsys.readouterr().out)["plays"]) == 1
    assert run("export", "--format", "json", "-o", str(tmp_path / "all.zip")) == 0
    assert len(zipfile.ZipFile(tmp_path / "all.zip").namelist()) == 12
    assert run("export", "--format", "json", "-o", str(tmp_path / "all")) == 0
    assert len(list((tmp_path / "all").iterdir())) == 12
    assert run("export", "--format", "csv", "-o", str(tmp_path / "no" / "where.csv")) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_backup_and_restore(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("import", str(EDGES), "--yes")
    before = kept()
    assert run("backup", str(tmp_path / "b.zip")) == 0
    monkeypatch.setenv("SCOREKEEPER_DB", f"sqlite:///{tmp_path / 'other.sqlite3'}")
    assert run("restore", str(tmp_path / "b.zip")) == 0
    assert sorted(kept(), key=lambda each: str(each["id"])) == sorted(before, key=lambda each: str(each["id"]))
    assert run("restore", str(tmp_path / "b.zip"), "--json") == 0
    assert run("restore", str(EDGES)) == 2
    assert run("restore", "no-such-file") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_store_that_cannot_be_used_is_one_sentence(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "no.sqlite3").write_text("this is no database, and long enough to be looked at " * 20)
    for url in ("nonsense", f"sqlite:///{tmp_path / 'no.sqlite3'}", f"sqlite:///{tmp_path}/no/where.sqlite3"):
        monkeypatch.setenv("SCOREKEEPER_DB", url)
        for arguments in (["import", str(EDGES)], ["export", "--format", "csv"], ["backup", str(tmp_path / "x")]):
            assert run(*arguments, "--lang", lang) == 2
            assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_device_of_the_command_line_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("import", str(EDGES), "--yes")
    keys = list(tmp_path.rglob("device.key"))
    assert len(keys) == 1
    assert keys[0].stat().st_mode & 0o077 == 0
    store = open_store()
    assert len(store.tables_of(keys[0].read_text())) == 12
    store.close()
    assert run("export", "--format", "csv", "--device", "nobody", "-o", str(tmp_path / "none.csv")) == 0
    assert len((tmp_path / "none.csv").read_text("utf-8-sig").splitlines()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there(lang: str) -> None:
    """All that this part says, in each language."""
    import re

    import scorekeeper.exchange as here

    source = "\n".join(path.read_text("utf-8") for path in Path(here.__file__).parent.glob("*.py"))
    kinds = set(
        re.findall(r'(?:Malformed|BadFile)\(\s*(?:[^"()]*|f"[^"]*"|[\w.]+\([^()]*\)),\s*"([a-z0-9-]+)"', source)
    )
    kinds |= set(re.findall(r'BadFile\(\s*"([a-z0-9-]+)"', source))
    kinds |= {"store-name-too-long", "store-too-deep", "store-not-json", "store-refused", "bgg-error", "xml-doctype"}
    assert len(kinds) > 25
    app = Words(None, lang)
    assert [kind for kind in sorted(kinds) if not app.has(f"fault-{kind}")] == []
    for state in State:
        assert app.has(f"import-{state}")
    for kind in ("same", "twin", "alike"):
        assert app.has(f"import-{kind}-together")
        assert app.has(f"import-{kind}-apart")
    from scorekeeper.exchange import commands

    for code in commands._STORE_FAULTS | {"failed"}:
        assert app.has(f"store-{code}")
    for code in commands._RESTORE_FAULTS | {"other"}:
        assert app.has(f"restore-{code}")
    for message in set(re.findall(r'(?:_say|_complain|\.say)\(\s*"([a-z-]+)"', source)):
        assert app.has(message), message
