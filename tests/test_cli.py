"""The command line: what it prints, what it exits with, and that nothing people do makes a traceback."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.cli import main
from scorekeeper.examples import examples
from scorekeeper.games import GAMES
from scorekeeper.text import LANGUAGES

PLAYERS = [{"name": "Ana"}, {"name": "Ben"}]


def write(folder: Path, document: Any, name: str = "table.json") -> str:
    path = folder / name
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def table(game: str = "musee", **more: Any) -> dict[str, Any]:
    return {"format": "scorekeeper/1", "game": game, "players": PLAYERS, **more}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_receipt_is_printed_for_every_example_that_can_be_scored(
    game: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [
        write(tmp_path, example.document, f"{example.id}.json")
        for example in examples(game)
        if example.waiting is None and example.document.get("final")
    ]
    assert files
    assert main(["score", *files, "--lang", lang]) in (0, 1)
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count(f"({GAMES[game].edition})") >= len(files) // 2


@pytest.mark.parametrize("game", GAMES)
def test_what_scoring_returns_has_the_shape_that_is_promised(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    example = next(e for e in examples(game) if e.totals and e.waiting is None)
    main(["score", write(tmp_path, example.document), "--json"])
    (line,) = capsys.readouterr().out.splitlines()
    document = json.loads(line)
    assert list(document) == ["game", "edition", "options", "decisive", "findings", "seats", "ranking", "winners"]
    assert set(document["options"]) == {option.id for option in GAMES[game].options}
    for seat in document["seats"]:
        assert {"seat", "player", "total", "complete", "lines"} <= set(seat)
        assert all(set(each) == {"rule", "points", "facts", "text"} for each in seat["lines"])
        assert sum(each["points"] or 0 for each in seat["lines"]) == seat["total"]
    for finding in document["findings"]:
        assert set(finding) == {"rule", "severity", "where", "part", "basis", "facts", "text"}


def test_facts_and_ids_do_not_change_with_the_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def without_words(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: without_words(each) for key, each in value.items() if key != "text"}
        return [without_words(each) for each in value] if isinstance(value, list) else value

    example = next(e for e in examples("musee") if e.findings and e.waiting is None)
    found = []
    for lang in LANGUAGES:
        main(["score", write(tmp_path, example.document), "--json", "--lang", lang])
        found.append(without_words(json.loads(capsys.readouterr().out)))
    assert found[0] == found[1] == found[2]


def test_several_files_are_one_document_a_line_and_the_worst_code_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = write(tmp_path, table(), "good.json"), write(tmp_path, table(color=1), "bad.json")
    assert main(["score", good, bad, good, "--json"]) == 2
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["file"] for line in lines] == [good, bad, good]
    assert lines[1] == {
        "file": bad,
        "malformed": [{"path": "color", "text": "There is no such entry here. Take it out, or look at its name."}],
    }


def test_a_fault_is_one_line_with_its_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", write(tmp_path, table(final={"seats": [{"bonuses": "upper"}]}))]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert "final.seats[0].bonuses: Here stands text; a list is expected." in line


def test_at_most_twenty_faults_and_then_a_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = [{"name": number} for number in range(50)]
    assert main(["check", write(tmp_path, table() | {"players": players})]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 21
    assert lines[-1] == "… and 30 more."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_are_listed_with_their_ids(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rule", game, "--lang", lang]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == [f"{game}:{rule.id}" for rule in GAMES[game].rules]
    assert main(["rule", game, "--lang", lang, "--json"]) == 0
    assert [each["rule"] for each in json.loads(capsys.readouterr().out)] == [line.split()[0] for line in listed]


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("scorekeeper ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "no-such-file.json"],
        ["score", "."],
        ["check", "a\0b"],
        ["rule", "museum"],
        ["rule", "musee:painting"],
        ["rule", "museum:paintings"],
        ["rule", ":"],
        ["schema", "chess"],
        ["ask", "chess", "who wins?"],
        ["score"],
        ["sing"],
        [],
        ["score", "x", "--lang", "xx"],
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_usage_faults_are_plain(arguments: list[str], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--lang", lang] if arguments and "--lang" not in arguments and arguments[0] != "sing" else []
    assert main([*arguments, *more]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.strip()
    assert "Traceback" not in err


def test_a_dash_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Stdin:
        buffer = io.BytesIO(json.dumps(table()).encode())

    monkeypatch.setattr(sys, "stdin", Stdin())
    assert main(["score", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "musee"


def test_five_players_are_a_finding_and_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = [{"name": name} for name in "abcde"]
    assert main(["check", write(tmp_path, table() | {"players": players}), "--json"]) == 1
    assert "player-count" in {finding["rule"] for finding in json.loads(capsys.readouterr().out)["findings"]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_can_be_looked_up(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for rule in GAMES[game].rules:
        assert main(["rule", f"{game}:{rule.id}", "--lang", lang, "--json"]) == 0
        document = json.loads(capsys.readouterr().out)
        assert document["rule"] == f"{game}:{rule.id}"
        assert document["text"]
        assert document["source"]
        assert main(["rule", f"{game}:{rule.id}", "--lang", lang]) == 0
        assert document["title"] in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_game_with_its_options(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", lang, "--json"]) == 0
    assert [row["id"] for row in json.loads(capsys.readouterr().out)] == list(GAMES)
    assert main(["games", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert all(option.id in out for game in GAMES.values() for option in game.options)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_a_file_by_the_schema(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    assert main(["schema", game]) == 0
    validator = jsonschema.Draft202012Validator(json.loads(capsys.readouterr().out))
    for example in examples(game):
        if example.waiting is None:
            assert [error.message for error in validator.iter_errors(json.loads(json.dumps(example.document)))] == []


def test_hostile_names_reach_no_terminal_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = [{"name": "\x1b[2J<b>A</b>\n"}, {"name": "\u202eBen"}]
    main(["score", write(tmp_path, table() | {"players": players, "final": {}})])
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "\u202e" not in out


def test_a_question_is_answered_in_its_own_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "musee", "¿quién gana si empatamos?", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert list(document) == ["answered", "option", "results"]
    assert document["answered"]
    assert any(each["rule"] in ("musee:most-paintings", "musee:most-gallery-bonuses") for each in document["results"])
    assert main(["ask", "musee", "how many points for a painting?", "--lang", "ja"]) == 0
    assert "[musee:paintings]" in capsys.readouterr().out
