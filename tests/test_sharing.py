"""What leaves the page with a result, one's own count as it is entered, and earlier versions: without a browser."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from scorekeeper import printing
from scorekeeper.codec import decode
from scorekeeper.compare import compare
from scorekeeper.examples import examples
from scorekeeper.games import GAMES
from scorekeeper.report import doubt, receipt, words_for
from scorekeeper.store import Created, Store, open_store
from scorekeeper.text import LANGUAGES, Words
from scorekeeper.ui import claims, earlier, sharing
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.result_state import DARK, LIGHT
from scorekeeper.ui.screens.compared import section
from scorekeeper.ui.screens.page import Page
from scorekeeper.ui.screens.result import result
from scorekeeper.ui.state import State
from tallies import TABLES, document, table_of

HOSTILE = '<script>alert("1")</script>&' + "x" * 300


def desk_of(game: str, **more: Any) -> Desk:
    return Desk("token", 1, {**document(game), **more}, "device")


def page_of(desk: Desk, lang: str = "en") -> Page:
    state = State(lang=lang, desk=desk)
    return Page(state, Words(None, lang), words_for(desk.game, lang, desk.table), desk.result())


# --- text and picture --------------------------------------------------------------------------------------------


def test_the_text_says_places_ties_winner_and_address() -> None:
    desk = desk_of("orleans", played_at="2026-11-28T20:15:00+01:00", location="Kitchen")
    desk.document["final"]["seats"][0]["coins"] = 12
    desk.read()
    told = sharing.words_of(page_of(desk), "https://there/?table=x").splitlines()
    assert told == [
        "Orléans · Nov 28, 2026 · Kitchen",
        "1. Ana: 60",
        "   Further ahead on the development track: space 14 (status 3)",
        "2. Ben: 60",
        "   Further ahead on the development track: space 10 (status 3)",
        "Ana wins.",
        "https://there/?table=x",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_result_with_something_impossible_says_so_wherever_it_goes(lang: str) -> None:
    made = next(each.document for each in examples("musee") if each.id == "two-players")
    page = page_of(Desk("token", 1, deepcopy(dict(made)), "device"), lang)
    wrong = Desk("token", 1, deepcopy(dict(made)), "device")
    wrong.document["final"]["seats"][0]["galleries"]["upper"][5] = 99
    wrong.read()
    bad = page_of(wrong, lang)
    assert page.result is not None
    assert bad.result is not None
    said = doubt(bad.app, bad.result)
    assert doubt(page.app, page.result) == ""
    for told, shown in ((page, False), (bad, True)):
        assert told.result is not None
        paper = printing.result_page(told.desk.table, told.desk.game, told.result, lang)
        assert (said in sharing.words_of(told, "")) is shown
        assert (said in unescape(result(told))) is shown
        assert (said in unescape(paper)) is shown
        assert (">" + said[:12] in unescape(sharing.picture(told, LIGHT))) is shown


@pytest.mark.parametrize("noted", ["2026-11", "", "yesterday", "9999-99-99T00:00"])
def test_what_is_no_day_stays_as_it_was_noted(noted: str) -> None:
    assert sharing.when(page_of(desk_of("musee", played_at=noted))) == noted


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_the_picture_stands_by_itself(game: str, lang: str, theme: str) -> None:
    made = document(game)
    made["players"][0] |= {"name": HOSTILE, "colour": "green"}
    desk = Desk("token", 1, made, "device")
    svg = sharing.picture(page_of(desk, lang), theme)
    root = ElementTree.fromstring(svg)
    assert "var(" not in svg
    assert "script" not in {node.tag.rpartition("}")[2] for node in root.iter()}
    wide, high = sharing.size_of(svg)
    for node in root.iter():
        if node.tag.endswith("}text") and node.attrib.get("x"):
            assert 0 <= float(node.attrib["x"]) <= wide
            assert 0 <= float(node.attrib["y"]) <= high
    colours = sharing.theme_of(theme, game)
    assert colours["accent"] in svg
    assert colours["c-green"] in svg
    assert set(re.findall(r"#[0-9A-Fa-f]{6}\b", svg)) <= set(colours.values())


def test_the_themes_differ_and_have_every_game_s_accent() -> None:
    for game in TABLES:
        light, dark = sharing.theme_of(LIGHT, game), sharing.theme_of(DARK, game)
        assert light["paper"] != dark["paper"]
        assert light["accent"] != dark["accent"]
    assert len({sharing.theme_of(LIGHT, game)["accent"] for game in TABLES}) == len(TABLES)


def test_files_for_other_programs_hold_the_whole_play() -> None:
    desk = desk_of("bruxelles-1897", id="6198f010-c987-5f4a-b2fa-7c4408dba194")
    play = json.loads(sharing.bgsplay(desk.document, "ja"))["plays"][0]
    assert [score["score"] for score in play["playerScores"]] == ["76", "28"]
    assert json.loads(play["scoresheet"])["groups"]
    assert sharing.bgstats_link(desk.document, "en").startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    assert decode(json.loads(sharing.score_file(desk.document)))[0] is not None


# --- one's own count ---------------------------------------------------------------------------------------------


def entered(desk: Desk, path: str, text: str) -> Any:
    found = claims.entered(desk, path, {"text": text})
    return None if found is None else found.changes


def test_an_own_count_goes_to_the_claim_of_its_seat() -> None:
    desk = desk_of("orleans", claimed=[{"seat": "Ben", "total": 60}])
    assert entered(desk, claims.total_path(0), "20+35") == (("claimed[1]", {"seat": 0, "total": 55}),)
    assert entered(desk, claims.total_path(1), "61") == (("claimed[0]", {"seat": "Ben", "total": 61}),)
    assert entered(desk, claims.line_path(1, "goods"), "17") == (
        ("claimed[0]", {"seat": "Ben", "total": 60, "lines": {"goods": 17}}),
    )
    assert entered(desk, claims.total_path(1), "") == (("claimed[0]", {"seat": "Ben"}),)
    assert entered(desk, claims.total_path(0), "") == ()


def test_an_own_count_that_is_no_number_changes_nothing() -> None:
    found = claims.entered(desk_of("orleans"), claims.total_path(0), {"text": "sixty"})
    assert found is not None
    assert found.bad
    assert not found.changes


@pytest.mark.parametrize("path", ["claimed[7].total", "claimed[0].winner", "claimed[0].lines.nothing", "claimed[x]"])
def test_there_is_no_own_count_anywhere_else(path: str) -> None:
    assert claims.entered(desk_of("orleans"), path, {"text": "1"}) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_comparing_is_shown_in_every_language(game: str, lang: str) -> None:
    for total in (*range(0, 90, 7), -3, 10**30):
        desk = desk_of(game, claimed=[{"seat": 0, "total": total, "lines": {GAMES[game].line_ids[0]: total}}])
        desk.document["players"][0]["name"] = HOSTILE
        desk.read()
        html = section(page_of(desk, lang))
        assert "<script" not in html
        assert str(total) in html


def test_where_nothing_explains_it_the_page_says_so() -> None:
    html = section(page_of(desk_of("orleans", claimed=[{"seat": 0, "total": 1058}])))
    assert "No usual mistake gives just this difference." in html
    assert "line by line" in html


def test_a_receipt_explains_the_table_s_own_count() -> None:
    table = table_of("orleans", claimed=[{"seat": 0, "total": 55}, {"seat": 1, "total": 60}])
    game = GAMES["orleans"]
    told = receipt(table, game, game.score(table), "es")
    assert "Se olvidó el ciudadano de la mayoría de puestos comerciales." in told
    assert told.count("Vuestro recuento") == 1  # Ben's agrees
    assert len(compare(table, game.outcome(table))) == 2


# --- earlier versions --------------------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    monkeypatch.setenv("SCOREKEEPER_DB", url)
    return open_store(url)


def write(store: Store, token: str, *changes: tuple[str, Any]) -> int:
    version = store.version(token)
    assert version is not None
    store.append(token, version, list(changes), "device")
    return version + 1


def test_results_that_once_stood_are_kept(kept: Store) -> None:
    made = kept.create(document("orleans"), "device")
    assert isinstance(made, Created)
    token = made.token
    assert earlier.versions(token) == ()
    write(kept, token, ("notes", "a good evening"))
    assert earlier.versions(token) == ()  # the same result
    write(kept, token, ("status", "playing"))
    (first,) = earlier.versions(token)
    assert first.number == 2  # the last revision that had it
    write(kept, token, ("final.seats[1].coins", 25))
    write(kept, token, ("status", "finished"))
    write(kept, token, ("final.seats[0].goods.grain", 0))  # corrected without being reopened
    second, first = earlier.versions(token)
    assert [score.total for score in first.outcome.seats] == [58, 60]
    assert [score.total for score in second.outcome.seats] == [58, 54]
    desk = Desk.open(token, "device")
    assert desk is not None
    before = earlier.opened(desk, first.number)
    assert before is not None
    assert {key: (was, now) for key, was, now in earlier.changed(before, desk)} == {
        "final.seats[0].goods.grain": ("2", "0"),
        "final.seats[1].coins": ("31", "25"),
    }
    assert earlier.opened(desk, 99) is None
    assert earlier.opened(desk, 0) is None


def test_a_table_that_never_ended_has_no_earlier_result(kept: Store) -> None:
    made = kept.create({**document("musee"), "status": "playing"}, "device")
    assert isinstance(made, Created)
    write(kept, made.token, ("final.seats[0].bonuses", []))
    assert earlier.versions(made.token) == ()
