"""The app without a browser: a trait is read, a message is sent as the page would send it."""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import ipywidgets
import pytest

from scorekeeper.codec import decode
from scorekeeper.examples import examples
from scorekeeper.game import Table
from scorekeeper.games import GAMES
from scorekeeper.store import Store, open_store
from scorekeeper.text import LANGUAGES
from scorekeeper.ui import seating
from scorekeeper.ui.app import App
from scorekeeper.ui.entry import number
from scorekeeper.ui.state import PARTS, Route, language, route
from shares import WHOLE

MOST_MODELS = 40
SHARE = 60
"""Worked examples of a game that are shown, unless the whole is looked at."""
HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>&\u202e'


class Page:
    """An app and what it said to its page."""

    def __init__(self, device: str = "device-1", query: str = "", lang: str = "en") -> None:
        self.app = App()
        self.said: list[dict[str, Any]] = []
        self.app.link.send = lambda content, buffers=None: self.said.append(content)
        self.hear(act="hello", device=device, query=query, languages=[lang], now="2026-11-28T20:15:00+01:00")

    def hear(self, **message: Any) -> None:
        self.app._heard(None, message, [])

    def act(self, name: str, value: Any = None, **data: Any) -> None:
        self.hear(act=name, data=data, value=value)

    def enter(self, path: str, text: Any, *, commit: bool = True, leave: bool = True, **more: Any) -> None:
        what = {"text": text} if isinstance(text, str) else {"value": text}
        desk = self.app.state.desk
        assert desk is not None
        base = more.pop("base", desk.version)
        self.hear(act="set", token=desk.token, path=path, seq=1, base=base, commit=commit, leave=leave, **what, **more)

    def totals(self) -> list[int]:
        return [seat["total"] for seat in self.last("totals")["seats"]]

    def last(self, say: str) -> dict[str, Any]:
        return next(each for each in reversed(self.said) if each["say"] == say)

    @property
    def token(self) -> str:
        assert self.app.state.desk is not None
        return self.app.state.desk.token

    @property
    def document(self) -> dict[str, Any]:
        """What is on disk."""
        found = open_store().load(self.token)
        assert found is not None
        return found.document

    @property
    def shown(self) -> str:
        app = self.app
        board: str = app.board.svg
        return "".join(panel.html for panel in (app.top, app.body, app.side, app.over)) + board


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setenv("SCOREKEEPER_DB", f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store = open_store()
    yield store
    store.close()


def musee(**changes: Any) -> Page:
    page = Page(**changes)
    page.act("new", game="musee", part="score")
    page.act("part", part="score")
    return page


UPPER = "final.seats[0].galleries.upper"


# --- entering ------------------------------------------------------------------------------------------------------


def test_totals_come_back_before_anything_is_on_disk() -> None:
    page = musee()
    for stairs in ("upper", "lower"):
        page.enter(f"final.shared.stairs.{stairs}", [1, 3, 5])
    for level in ("upper", "middle", "lower"):
        page.enter(f"final.seats[0].galleries.{level}", [])
    page.enter("final.seats[0].bonuses", [])
    page.said.clear()
    page.enter(f"{UPPER}[0]", "13", commit=False, leave=False)
    assert [each["say"] for each in page.said] == ["totals"]
    assert page.totals()[0] == 1
    assert page.document["final"]["seats"][0]["galleries"]["upper"] == [None] * 6
    page.enter(f"{UPPER}[1]", "28")
    says = [each["say"] for each in page.said]
    assert says.index("totals") < says.index("saved")
    assert page.totals()[0] == 4
    page.enter(f"{UPPER}[0]", "13")
    assert page.document["final"]["seats"][0]["galleries"]["upper"][:2] == [13, 28]


def test_a_sum_keeps_how_it_was_typed() -> None:
    page = musee()
    page.enter(f"{UPPER}[0]", "20+5+3")
    assert page.document["final"]["seats"][0]["galleries"]["upper"][0] == 28
    assert page.document["entered"] == {f"{UPPER}[0]": "20+5+3"}
    assert page.app.pad.values[f"{UPPER}[0]"] == {"v": 28, "t": "20+5+3"}
    page.enter(f"{UPPER}[0]", "28")
    assert page.document.get("entered", {}) == {}


@pytest.mark.parametrize("text", ["three", "2*3", "1e3", "__import__('os')", "1..2", "٣"])
def test_what_is_no_number_is_told_and_not_kept(text: str) -> None:
    page = musee()
    before = page.document
    page.enter(f"{UPPER}[0]", text)
    assert text in page.last("saved")["bad"]
    assert page.document == before


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "“abc” is no number. 999 still counts."),
        ("es", "«abc» no es un número. Sigue valiendo 999."),
        ("ja", "999"),
    ],
)
def test_what_is_no_number_tells_which_number_still_counts(lang: str, sentence: str) -> None:
    page = musee(lang=lang)
    page.enter(f"{UPPER}[0]", "999")
    page.enter(f"{UPPER}[0]", "abc")
    assert sentence in page.last("saved")["bad"]
    assert "20+5+3" not in page.last("saved")["bad"]
    page.enter("claimed[0].total", "37")
    page.enter("claimed[0].total", "abc")
    assert "37" in page.last("saved")["bad"]


def test_a_half_typed_sum_is_not_scolded() -> None:
    page = musee()
    page.said.clear()
    page.enter(f"{UPPER}[0]", "20+", leave=False)
    assert page.said == []


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("", (None, None)),
        (" 7 ", (7, None)),
        ("12", (12, None)),
        ("-3", (-3, None)),
        ("20+5-1", (24, "20+5-1")),
        ("２０＋５", (25, "20+5")),
    ],
)
def test_numbers_as_people_type_them(text: str, read: tuple[int | None, str | None]) -> None:
    assert number(text) == (*read, True)


def test_blank_is_not_zero() -> None:
    page = musee()
    page.enter("final.seats[0].bonuses", [])
    assert page.document["final"]["seats"][0]["bonuses"] == []
    page.enter("final.seats[0].bonuses", None)
    assert "bonuses" not in page.document["final"]["seats"][0]


def test_findings_stand_at_their_cells_and_light_their_parts() -> None:
    page = musee()
    page.enter(f"{UPPER}[0]", "30")
    page.enter(f"{UPPER}[1]", "20")
    assert {each["severity"] for each in page.app.pad.marks[f"{UPPER}[1]"]} == {"error"}
    assert "error" in page.app.board.lit.values()
    assert "finding error" in page.app.side.html


@pytest.mark.parametrize("game", GAMES)
def test_every_cell_of_every_game_takes_an_entry(game: str) -> None:
    page = Page()
    page.act("new", game=game, part="score")
    page.act("part", part="score")
    desk = page.app.state.desk
    assert desk is not None
    typed: dict[str, Any] = {"count": "1", "number": "1", "slot": "1", "flag": True, "seats": [0]}
    for key, cell in list(desk.cells.items()):
        choices = cell.row.choices
        value = typed.get(cell.row.kind)
        if cell.whole:
            value = []
        elif cell.row.kind == "choice":
            value = choices[0]
        elif cell.row.kind in ("set", "numbers"):
            value = [int(choices[0])] if cell.row.kind == "numbers" else [choices[0]]
        elif cell.row.kind == "space":
            value = {"owner": "0", "value": "2"}
        page.said.clear()
        page.enter(key, value)
        assert page.app.state.notice is None, key
        assert any(each["say"] in ("saved", "drop") and not each.get("bad") for each in page.said), key
    assert decode(page.document)[1] == ()


# --- the page ------------------------------------------------------------------------------------------------------


def test_a_page_is_light() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        ipywidgets.Widget.close_all()
        page = Page()
        for game in GAMES:
            page.act("new", game=game, part="score")
            for part in PARTS:
                page.act("part", part=part)
        assert 0 < len(ipywidgets.Widget.widgets) <= MOST_MODELS


@pytest.mark.parametrize("game", GAMES)
def test_examples_show_on_every_screen(game: str, database: Store) -> None:
    page = Page()
    known = [each for each in examples(game) if not each.waiting]
    some = known if WHOLE else Random(game).sample(known, SHARE)
    for number_of, example in enumerate(some):
        # The languages in turn: that all words are there is held by the conformance test.
        lang = LANGUAGES[number_of % len(LANGUAGES)]
        document = {key: value for key, value in example.document.items() if key != "id"}
        made = database.create(document, "device-1")
        for part in PARTS:
            page.hear(act="go", query=f"?table={made.token}&part={part}&lang={lang}")
            assert page.app.state.screen == part, example.id
            assert page.app.state.notice is None, example.id
            parsed(page.shown)


class Tags(HTMLParser):
    """Collects elements and attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}


def parsed(html: str) -> Tags:
    tags = Tags()
    tags.feed(html)
    return tags


def test_hostile_names_stay_words() -> None:
    page = musee()
    for path in ("players[0].name", "players[1].name"):
        page.enter(path, HOSTILE + path[8])
    page.enter(f"{UPPER}[0]", "30")
    page.enter(f"{UPPER}[1]", "20")
    page.act("colour", HOSTILE, player="0")
    for part in PARTS:
        page.act("part", part=part)
        seen = parsed(page.shown)
        assert not seen.tags & {"img", "script"}, part
        assert not {name for name in seen.attributes if name.startswith("on")}, part
    page.act("delete")
    page.act("remove", player="0")
    assert not parsed(page.shown).tags & {"img", "script"}
    page.act("home")
    assert not parsed(page.shown).tags & {"img", "script"}


def test_an_unnamed_player_gets_a_name() -> None:
    page = musee()
    page.enter("players[0].name", "")
    assert page.document["players"][0]["name"] == "Player 1"


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("?table=nothing", "app-no-table"),
        ("?game=nothing", "app-no-game"),
        ("?game=musee&rule=nothing", "app-no-rule"),
        ("?lang=xx", "app-no-language"),
        ("?table=%00%ff&part=[]", "app-no-table"),
    ],
)
def test_a_bad_link_is_told_and_leads_home(query: str, message: str) -> None:
    page = Page(query=query)
    assert page.app.state.screen == "home"
    assert page.app.state.notice is not None
    assert page.app.state.notice.message == message


def test_an_address_is_read() -> None:
    assert route("?game=go&table=a&part=score&lang=ja&rule=r&x=1") == Route("go", "a", "score", "ja", "r")
    assert language("fr-FR,fr;q=0.9,es-AR;q=0.8") == "es"
    assert language("", "xx") is None


def test_a_fault_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    page = musee()
    monkeypatch.setattr(type(page.app.state.desk), "enter", lambda *_: 1 // 0)
    page.enter(f"{UPPER}[0]", "1")
    assert 'role="alert"' in page.app.over.html
    assert "Division" not in page.shown


def test_messages_of_no_sense_do_no_harm() -> None:
    page = musee()
    acts: tuple[Any, ...] = (None, "set", "option", "goto", "answer", "keep", "count", "move", [])
    for message in ({}, *({"act": act} for act in acts)):
        page.app._heard(None, message, [])
        page.app._heard(None, "nothing", [])
    assert page.app.state.screen == "score"
    assert page.app.state.notice is None


# --- tables --------------------------------------------------------------------------------------------------------


def test_from_names_to_a_result_and_back() -> None:
    page = musee()
    page.act("finish")
    assert page.document["status"] == "finished"
    assert page.app.state.screen == "result"
    page.act("reopen")
    assert page.document["status"] == "playing"
    token = page.token
    page.act("delete")
    page.act("answer")
    assert page.app.state.screen == "home"
    assert f'data-act="restore" data-table="{token}"' in page.app.body.html
    page.act("restore", table=token)
    assert page.token == token
    assert page.app.state.screen == "score"


def test_home_shows_what_this_device_touched() -> None:
    page = musee()
    page.act("home")
    assert 'data-act="open"' not in page.app.body.html  # nothing was entered
    page = musee()
    page.enter("players[0].name", "Ana")
    page.act("home")
    assert 'data-act="open"' in page.app.body.html
    assert 'data-act="open"' not in Page(device="another").app.body.html


def test_two_pages_merge_and_what_clashes_is_asked() -> None:
    one = musee()
    other = Page(device="device-2", query=f"?table={one.token}&part=score")
    base = one.app.state.desk.version if one.app.state.desk else 0
    one.enter("final.seats[0].bonuses", ["upper"])
    other.enter("final.seats[1].bonuses", ["lower"], base=base)
    assert other.document["final"]["seats"][0]["bonuses"] == ["upper"]
    assert other.app.pad.values["final.seats[0].bonuses"] == {"v": ["upper"]}
    other.enter("final.seats[0].bonuses", ["middle"], base=base)
    assert other.document["final"]["seats"][0]["bonuses"] == ["upper"]
    assert "clash" in other.app.body.html
    other.act("keep", path="final.seats[0].bonuses", which="ours")
    assert other.document["final"]["seats"][0]["bonuses"] == ["middle"]
    assert "clash" not in other.app.body.html
    one.hear(act="news")
    assert one.app.pad.values["final.seats[0].bonuses"] == {"v": ["middle"]}


def test_a_database_that_cannot_be_written_is_told_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    from scorekeeper.store import StoreRefused

    page = musee()

    def refuse(*_: Any, **__: Any) -> Any:
        raise StoreRefused("full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", refuse)
        page.said.clear()
        page.enter(f"{UPPER}[0]", "7")
        assert page.app.state.notice is not None
        assert page.app.state.notice.message == "app-refused-full"
        assert not any(each["say"] == "saved" for each in page.said)
    page.enter(f"{UPPER}[0]", "7")
    assert page.document["final"]["seats"][0]["galleries"]["upper"][0] == 7
    assert page.app.state.notice is None


def test_counts_move_with_their_players() -> None:
    page = musee()
    page.enter("players[0].name", "Ana")
    page.enter("players[1].name", "Ben")
    page.enter(f"{UPPER}[0]", "20+5")
    page.enter("final.seats[1].bonuses", ["lower"])
    page.act("start", "1")
    page.act("move", player="0", way="down")
    document = page.document
    assert [each["name"] for each in document["players"]] == ["Ben", "Ana"]
    assert document["final"]["seats"][1]["galleries"]["upper"][0] == 25
    assert document["entered"] == {"final.seats[1].galleries.upper[0]": "20+5"}
    assert document["final"]["seats"][0]["bonuses"] == ["lower"]
    assert document["start_player"] == 0
    page.act("count", count="3")
    assert len(page.document["players"]) == 3
    page.act("remove", player="1")  # Ana, for whom something is counted
    assert len(page.document["players"]) == 3
    page.act("answer")
    assert [each["name"] for each in page.document["players"]] == ["Ben", "Player 3"]
    assert page.document["final"]["seats"][0]["bonuses"] == ["lower"]
    assert "entered" not in page.document or page.document["entered"] == {}


def test_seats_that_others_name_move_too() -> None:
    played: Table[Any, Any] | None = decode(
        {"format": "scorekeeper/1", "game": "bruxelles-1897", "players": [{"name": n} for n in "ABC"]}
    )[0]
    assert played is not None
    sheet = GAMES["bruxelles-1897"].sheet(played)
    document: dict[str, Any] = {
        "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}],
        "final": {
            "shared": {
                "columns": [{"bonus": "money", "winners": [0, 2]}],
                "area": {"rows": [[{"owner": 2, "value": 3}]]},
            },
            "seats": [{"vp": 1}, {"vp": 2}, {"vp": 3}],
        },
        "claimed": [{"seat": 2, "total": 9}],
    }
    moved = seating.rearranged(document, [2, 0], [], (False, False), sheet)
    assert [each["vp"] for each in moved["final"]["seats"]] == [3, 1]
    assert moved["final"]["shared"]["columns"][0]["winners"] == [1, 0]
    assert moved["final"]["shared"]["area"]["rows"][0][0]["owner"] == 0
    assert moved["claimed"] == [{"seat": 0, "total": 9}]
    assert dataclasses.is_dataclass(played)
