"""Pages for paper: what stands on them, and (with a Chromium) that it fits its pages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scorekeeper import breakdown
from scorekeeper.blank import blank, game_for
from scorekeeper.cli import main
from scorekeeper.codec import decode
from scorekeeper.games import GAMES
from scorekeeper.printing import blank_page, result_page
from scorekeeper.report import rule_title, words_for
from scorekeeper.rules import Stage
from scorekeeper.text import LANGUAGES, Words
from tallies import TABLES, document, table_of

COUNTS = [(game, count) for game in TABLES for count in GAMES[game].counts] + [("orleans", 5)]


def page_for(game: str, count: int, lang: str = "en", paper: str = "a4") -> str:
    found = game_for(GAMES[game], count)
    assert found is not None
    return blank_page(found, count, lang, paper)


@pytest.mark.parametrize(("game", "count"), COUNTS)
def test_a_blank_sheet_has_room_for_every_line_and_everything_it_needs(game: str, count: int) -> None:
    found = game_for(GAMES[game], count)
    assert found is not None
    made = blank(found, count)
    lines = [line for block in made.blocks for line in block.lines]
    assert sorted(lines) == sorted(found.line_ids)
    rows = [row for block in made.blocks for row in block.rows] + [row for slots in made.slots for row in slots]
    assert len({row.field for row in rows}) == len(rows)
    shown = {row.id for row in rows}
    shared = {row.id for row in made.shared}
    sheet = found.sheet(table_of(game))
    if count == len(table_of(game).players):
        assert {row.id for row in sheet.seats if row.needed} <= shown
        assert {row.id for row in sheet.shared if row.needed} <= shared


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "count"), COUNTS)
def test_a_blank_sheet_is_said_in_every_language(game: str, count: int, lang: str) -> None:
    html = page_for(game, count, lang)
    words = Words(game, lang)
    for rule in GAMES[game].stage(Stage.SCORING):
        assert words.say(rule.id, "title") in html.replace("&#x27;", "'").replace("&amp;", "&")
    assert "**" not in html
    assert "{" not in re.sub(r"<style>.*?</style>", "", html, flags=re.S)
    assert f'<html lang="{lang}">' in html
    assert "<script" not in html


def test_one_challenge_of_five_is_one_block_with_boxes_to_tick() -> None:
    made = blank(GAMES["new-york-1901"], 4)
    (block,) = [block for block in made.blocks if block.choice]
    assert len(block.lines) == 5
    assert {"standing-bronze", "irregular", "legendary", "gold-pink"} <= {row.id for row in block.rows}
    (two,) = [block for block in blank(GAMES["new-york-1901"], 2).blocks if block.choice]
    assert "gold-pink" not in {row.id for row in two.rows}  # not in play with two


def test_teams_share_a_column() -> None:
    assert blank(GAMES["musee"], 4).seats == 2


def test_a_filled_sheet_has_every_line_with_its_arithmetic_and_keeps_names_harmless() -> None:
    made = document("bruxelles-1897")
    made["players"] = [{"name": '<script>alert("1")</script>'}, {"name": "אבג & Ben"}]
    table, faults = decode(made)
    assert table is not None, faults
    game = GAMES["bruxelles-1897"]
    result = game.score(table)
    html = result_page(table, game, result, "en", when="28 Nov 2026", where="<Kitchen>")
    assert "<script" not in html
    assert "&lt;Kitchen&gt;" in html
    words = words_for(game, "en", table)
    for line in result.outcome.seats[0].lines:
        assert rule_title(words, line.rule) in html
    assert "3 × Architecture 4 = 12" in html


def test_the_picture_s_pieces_add_up_and_what_is_taken_off_stands_left_of_nothing() -> None:
    scores = GAMES["bruxelles-1897"].outcome(table_of("bruxelles-1897")).seats
    rules = breakdown.lines_of(scores)
    for score in scores:
        assert sum(piece.points for piece in breakdown.pieces(score, rules)) == score.total
    svg = ElementTree.fromstring(breakdown.picture(scores, rules, "Title", "In words"))
    ns = "{http://www.w3.org/2000/svg}"
    widths: dict[str, list[tuple[float, float, int]]] = {}
    for row in svg.findall(f"{ns}g"):
        shown = row.findall(f"{ns}rect")
        widths[row.attrib["data-part"]] = [
            (float(r.attrib["x"]), float(r.attrib["width"]), int(r.attrib["fill"][12:-1])) for r in shown
        ]
    ana, ben = widths["points-0"], widths["points-1"]
    assert len(ana) == len(breakdown.pieces(scores[0], rules))
    unit = ana[0][1] / 40  # 40 VP on the track
    zero = ana[0][0]
    lost = next(each for each in ben if each[2] == rules.index("unpaid-nobles"))
    assert lost[0] + lost[1] == pytest.approx(zero, abs=0.1)
    assert lost[1] == pytest.approx(6 * unit, abs=0.1)
    assert max(x + width for x, width, _ in ana) <= breakdown.WIDTH
    assert svg.find(f"{ns}desc") is not None


def test_a_line_that_nobody_has_points_in_is_left_out_of_the_picture() -> None:
    scores = GAMES["new-york-1901"].outcome(table_of("new-york-1901")).seats
    assert "streets" not in breakdown.lines_of(scores)
    assert "streets" in {line.rule for score in scores for line in score.lines}


@pytest.mark.parametrize("number", [0, 1, -1, 10**30, -(10**30)])
def test_the_picture_holds_absurd_numbers(number: int) -> None:
    table = table_of("orleans", {"final.seats[0].coins": number, "final.seats[0].goods.grain": -number})
    scores = GAMES["orleans"].outcome(table).seats
    svg = breakdown.picture(scores, breakdown.lines_of(scores), "t", "d")
    ElementTree.fromstring(svg)
    for x, width in re.findall(r'<rect x="([-\d.]+)" y="[\d.]+" width="([-\d.]+)"', svg):
        assert float(x) >= 0
        assert float(x) + float(width) <= breakdown.WIDTH + 0.1


# --- the command -------------------------------------------------------------------------------------------------


def test_the_command_prints_a_blank_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["print", "orleans", "--players", "3", "--lang", "ja"]) == 0
    assert capsys.readouterr().out.startswith("<!doctype html>")
    target = tmp_path / "sheet.html"
    assert main(["print", "musee", "--paper", "letter", "-o", str(target)]) == 0
    assert "size: letter" in target.read_text("utf-8")
    assert main(["print", "orleans", "--players", "5", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert (made["edition"], made["players"], made["paper"]) == ("five-player", 5, "a4")


def test_the_command_prints_the_result_in_a_score_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    place = tmp_path / "final.json"
    place.write_text(json.dumps(document("orleans") | {"played_at": "2026-11-28T20:15:00+01:00"}), "utf-8")
    assert main(["print", str(place)]) == 0
    out = capsys.readouterr().out
    assert "2026-11-28" in out
    assert "Ben wins." in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["orleens"],
        ["orleans", "--players", "9"],
        ["musee", "--players", "0"],
        ["orleans", "-o", "/nowhere/at/all.html"],
    ],
)
def test_what_cannot_be_printed_is_said_in_a_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", *arguments]) == 2
    error = capsys.readouterr().err
    assert len(error.strip().splitlines()) == 1
    assert "Traceback" not in error


def test_a_file_that_is_none_is_said_in_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    place = tmp_path / "final.json"
    place.write_text("{", "utf-8")
    assert main(["print", str(place)]) == 2
    assert "JSON" in capsys.readouterr().err
