"""History on the page, without a browser: what is shown, who sees what, files in and out."""

from __future__ import annotations

import asyncio
import io
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import many_plays
from exchanging import EDGES, export_of
from scorekeeper.store import Created, Store, open_store, persons
from scorekeeper.text import LANGUAGES, Words
from scorekeeper.ui import past as behind
from scorekeeper.ui.app import App
from scorekeeper.ui.jobs import Job
from scorekeeper.ui.past_state import Filter, Past, address, asked_for
from scorekeeper.ui.screens import charts
from scorekeeper.ui.state import HISTORY

HOSTILE = '"><img src=x onerror=alert(1)>&\u202e'
ORLEANS = json.loads((Path(__file__).resolve().parent / "data/v1/orleans.score.json").read_text("utf-8"))
DEVICE = "device-1"


class Page:
    """An app and what it said to its page."""

    def __init__(self, query: str = "?history=plays", lang: str = "en", device: str = DEVICE) -> None:
        self.app = App()
        self.said: list[Any] = []
        self.pieces: list[bytes] = []
        self.app.link.send = lambda content, buffers=None: None
        self.app.body.send = self._sent
        hello = {"act": "hello", "device": device, "query": query, "languages": [lang]}
        self.hear(hello | {"now": "2026-11-28T20:15:00+01:00"})

    def _sent(self, content: Any, buffers: Any = None) -> None:
        self.said.append(content)
        self.pieces += buffers or []

    def hear(self, message: dict[str, Any], *buffers: bytes) -> None:
        self.app._heard(None, message, list(buffers))

    def act(self, name: str, value: Any = None, **data: Any) -> None:
        self.hear({"act": name, "data": {key: str(each) for key, each in data.items()}, "value": value})

    def upload(self, act: str, *files: tuple[str, bytes], piece: int = 700) -> None:
        for number, (name, data) in enumerate(files):
            for at in range(0, max(len(data), 1), piece):
                told = {"name": name, "file": number, "files": len(files), "at": at, "size": len(data)}
                self.hear({"act": act, "data": told, "value": None}, data[at : at + piece])

    def download(self) -> bytes:
        """Fetch the file that was offered, as the browser does."""
        offered = next(each for each in reversed(self.said) if each["say"] == "file")
        got = b""
        while len(got) < offered["size"]:
            before = len(self.pieces)
            self.act("fetch", id=offered["id"], at=len(got))
            assert len(self.pieces) == before + 1
            got += self.pieces[-1]
        return got

    @property
    def past(self) -> Past:
        assert self.app.state.past is not None
        return self.app.state.past

    @property
    def shown(self) -> str:
        return "".join(panel.html for panel in (self.app.top, self.app.body, self.app.over))

    @property
    def text(self) -> str:
        return " ".join(re.sub(r"<[^>]*>", " ", self.shown).split())


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setenv("SCOREKEEPER_DB", f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    monkeypatch.delenv("SCOREKEEPER_ACCESS", raising=False)
    opened = open_store()
    yield opened
    opened.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_view_in_every_language(store: Store, lang: str) -> None:
    many_plays.fill(store, 60, DEVICE)
    page = Page("", lang)
    for query in (
        "?history=plays", "?history=games", "?history=games&filter=game%3Dorleans",
        "?history=games&filter=game%3DGame+1", "?history=people", "?history=people&filter=one%3D1%26other%3D2",
        "?history=files", "?history=nonsense&filter=%00",
    ):  # fmt: skip
        page.hear({"act": "go", "query": query})
        assert page.app.state.screen == HISTORY, query
        assert page.app.state.notice is None, query
        assert len(page.text) > 100
    for view in ("plays", "games", "people", "files"):
        page.act("past-view", view=view)
        assert f'data-view="{view}" aria-current="page"' in page.shown


def test_a_line_opens_its_rule_over_the_figures(store: Store) -> None:
    many_plays.fill(store, 30, DEVICE)
    page = Page("?history=games&filter=game%3Dorleans")
    page.act("rule", game="orleans", rule="coins")
    assert 'data-open="1"' in page.app.over.html
    again = Page(page.app.link.url)
    assert (again.app.state.screen, again.app.state.rule) == (HISTORY, ("orleans", "coins"))
    assert again.past.filter == Filter(game="orleans")


def test_nothing_yet(store: Store) -> None:
    page = Page("")
    page.act("past")
    said = Words(None, "en").say("app-past-nothing")
    assert said in page.text
    for view in ("games", "people", "files"):
        page.act("past-view", view=view)
        assert page.app.state.notice is None


def test_filters_and_their_address(store: Store) -> None:
    many_plays.fill(store, 80, DEVICE)
    page = Page()
    page.act("past-filter", "orleans", part="game")
    page.act("past-filter", "3", part="people")
    found = page.past.found
    assert found is not None
    assert set(found.plays["game"]) == {"orleans"}
    assert set(found.plays["people"]) == {3}
    again = Page(page.app.link.url)
    assert again.past.filter == Filter(game="orleans", people=3)
    assert again.past.found is not None
    assert list(again.past.found.plays.index) == list(found.plays.index)
    page.act("past-filter", "1999-02-31", part="since")
    page.act("past-filter", "many", part="player")
    assert page.past.filter == Filter(game="orleans", people=3)
    page.act("past-clear")
    assert page.past.filter.empty
    page.act("past-more")
    assert len(page.past.recent) == 40


def test_an_address_goes_there_and_back() -> None:
    past = Past("games", Filter("A & B=c;d", 3, 4, "2026-01-02", "2026-02-03"), everybody=True, person=5, rival=6)
    asked = address(past, "")
    back = asked_for(asked["history"], asked["filter"])
    assert (back.view, back.filter, back.everybody, back.person, back.rival) == ("games", past.filter, True, 5, 6)
    assert asked_for("x", "\ud800&&&===").filter == Filter()


def test_the_newest_day_comes_first_and_days_stay(store: Store) -> None:
    for at, name in (
        ("2026-03-29T02:30:00+01:00", "b"), ("2026-03-28T23:59:59-11:00", "a"), ("2026-10-25T00:00:00+14:00", "c"),
        ("2026-12-31", "d"), ("2026-12", "unknown"),
    ):  # fmt: skip
        players = [{"name": name, "score": {"text": "1", "value": 1}}]
        store.create({"format": "scorekeeper-play/1", "game": "X", "players": players, "played_at": at}, DEVICE)
    page = Page()
    days = [(each.document["players"][0]["name"]) for each in page.past.recent]
    assert days == ["d", "c", "b", "a", "unknown"]
    for day in ("Dec 31, 2026", "Oct 25, 2026", "Mar 29, 2026", "Mar 28, 2026", "Unknown day"):
        assert day in page.text


def test_numbers_days_and_names_follow_the_language() -> None:
    assert [charts.number(-12345.678, lang, 1) for lang in LANGUAGES] == ["−12,345.7", "−12.345,7", "−12,345.7"]
    assert [charts.percent(0.125, lang, 1) for lang in LANGUAGES] == ["12.5%", "12,5%", "12.5%"]
    assert [charts.signed(value, "en") for value in (1.26, -0.5, 0, float("nan"))] == ["+1.3", "−0.5", "0", "–"]
    assert charts.day("2026-11-28T23:00:00-08:00", "ja") == "2026年11月28日"
    names = ["Zoé", "Ñoño", "nora", "Ana", "Nuria", "ákos", "Ana 10", "Ana 9"]
    assert sorted(names, key=lambda name: charts.sort_key(name, "es")) == [
        "ákos", "Ana", "Ana 9", "Ana 10", "nora", "Nuria", "Ñoño", "Zoé",
    ]  # fmt: skip
    kana = ["ケン", "あき", "カイ", "きよ"]
    assert sorted(kana, key=lambda name: charts.sort_key(name, "ja")) == ["あき", "カイ", "きよ", "ケン"]


def test_what_people_typed_is_harmless(store: Store) -> None:
    players = [{"name": HOSTILE + str(n), "score": {"text": "1", "value": 1}, "winner": n == 0} for n in range(2)]
    made = store.create(
        {"format": "scorekeeper-play/1", "game": HOSTILE, "players": players, "location": HOSTILE, "notes": HOSTILE,
         "played_at": "2026-01-01"}, DEVICE,
    )  # fmt: skip
    assert isinstance(made, Created)
    numbers = [each.id for each in persons.everyone(store, DEVICE)]
    page = Page()
    for query in (
        "?history=plays", "?history=games", f"?table={made.token}", "?history=files",
        f"?history=people&filter=one%3D{numbers[0]}%26other%3D{numbers[1]}",
    ):  # fmt: skip
        page.hear({"act": "go", "query": query})
        assert page.app.state.screen == HISTORY
        assert "<img" not in page.shown
        assert "\u202e" not in page.app.link.title
    page.act("past-filter", HOSTILE, part="game")
    page.act("past-view", view="games")
    assert "<img" not in page.shown
    page.act("past-ask", person=numbers[0])
    assert "<img" not in page.shown


def test_a_play_of_totals_is_opened_and_deleted(store: Store) -> None:
    page = Page("?history=files")
    page.upload("past-upload", ("edges.json", EDGES.read_bytes()), piece=50_000)
    page.act("past-import")
    page.act("past-view", view="plays")
    low = next(each for each in page.past.recent if each.document["game"] == "A low-score game")
    page.act("past-open", table=low.token)
    assert "Jørgen" in page.text
    assert page.app.link.url == f"?table={low.token}"
    assert Page(page.app.link.url).text == page.text
    count = len(page.past.history or ())
    page.act("past-delete")
    assert len(page.past.history or ()) == count - 1
    assert [each.id for each in store.tables_of(DEVICE, deleted=True)] == [low.document["id"]]


def test_a_score_file_is_opened_as_its_table(store: Store) -> None:
    store.create(ORLEANS, DEVICE)
    page = Page()
    page.act("past-open", table=page.past.recent[0].token)
    assert page.app.state.screen == "result"
    page.act("past")
    page.act("past-view", view="games")
    page.act("past-game", game="orleans")
    number = re.search(r'data-act="past-number" data-number="(\d+)"', page.shown)
    assert number is not None
    page.act("past-number", number=number[1])
    assert page.app.state.screen == "result"


def test_a_result_under_earlier_rules_is_said(store: Store) -> None:
    import sqlalchemy as sa

    from scorekeeper.store import plays
    from scorekeeper.store.schema import play

    store.create(ORLEANS, DEVICE)
    (kept,) = plays.select(store, None).columns[plays.COLUMNS.index("people")]
    packed = b"".join(plays.PERSON.pack(*each[:-1], each[-1] + 1) for each in plays.PERSON.iter_unpack(kept))

    def earlier(connection: sa.Connection) -> None:
        connection.execute(play.update().values(people=packed))

    assert "earlier rules" not in Page().text
    store.writing(earlier)
    page = Page()
    assert "Scored under earlier rules: 77, 61. By today’s rules: 76, 60." in page.text
    page.act("past-open", table=page.past.recent[0].token)
    assert page.app.state.screen == "result"
    assert "Scored under earlier rules: 77, 61. By today’s rules: 76, 60." in page.text


# --- whose -------------------------------------------------------------------------------------------------------


def test_whose_history(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    many_plays.fill(store, 3, DEVICE, seed=1)
    many_plays.fill(store, 4, "device-2", seed=2)
    page = Page()
    assert len(page.past.history or ()) == 3
    page.act("past-whose", whose="all")
    assert len(page.past.history or ()) == 7
    assert len(Page(page.app.link.url).past.history or ()) == 7
    assert all(each.token for each in page.past.recent)

    monkeypatch.setenv("SCOREKEEPER_ACCESS", "lan")
    monkeypatch.setenv("SCOREKEEPER_MANAGE", "the-key")
    guest = Page("?history=plays&filter=all%3D1")
    assert len(guest.past.history or ()) == 3
    guest.act("past-whose", whose="all")
    assert len(guest.past.history or ()) == 3
    guest.act("past-view", view="files")
    assert "data-upload" not in guest.shown
    assert "past-backup" not in guest.shown
    guest.act("past-backup")
    guest.upload("past-upload", ("a.json", b"{}"))
    guest.upload("past-restore", ("a.zip", b"{}"))
    assert [each["say"] for each in guest.said] == ["stop", "stop"]
    assert len(Page("?history=plays&filter=all%3D1&manage=another-key").past.history or ()) == 3
    manager = Page("?manage=the-key")
    assert len(manager.past.history or ()) == 7
    assert "manage=the-key" in manager.app.link.url
    manager.act("past-view", view="files")
    assert "past-backup" in manager.shown
    monkeypatch.delenv("SCOREKEEPER_MANAGE")
    assert not behind.manages(Page("?history=plays&manage=").app.state)


def test_a_server_for_others_prints_the_link_that_manages(
    store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from scorekeeper.serve import launch

    monkeypatch.delenv("SCOREKEEPER_MANAGE", raising=False)
    assert "SCOREKEEPER_MANAGE" not in launch.kernel_environment(None, lan=False)
    keys = {launch.kernel_environment(None, lan=True)["SCOREKEEPER_MANAGE"] for _ in range(2)}
    assert len(keys) == 2
    assert min(map(len, keys)) >= 22  # 128 random bits
    monkeypatch.setenv("SCOREKEEPER_MANAGE", "kept-key")
    assert launch.kernel_environment(None, lan=True)["SCOREKEEPER_MANAGE"] == "kept-key"
    launch._announce(8000, lan=True)
    assert "/?manage=kept-key" in capsys.readouterr().out
    launch._announce(8000, lan=False)
    assert "manage" not in capsys.readouterr().out


# --- people ------------------------------------------------------------------------------------------------------


def test_people_are_renamed_joined_parted_and_forgotten(store: Store) -> None:
    many_plays.fill(store, 20, DEVICE)
    page = Page("?history=people")
    one, other = [each.id for each in page.past.people[:2]]
    page.act("past-rename", "  Zoé   Q ", person=one)
    assert "The name is Zoé Q from now on" in page.text
    page.act("past-rename", "Zoé Q", person=other)
    assert "Somebody else has this name" in page.text
    page.act("past-join", str(one), person=other)
    assert {each.merged_into for each in page.past.people if each.id == other} == {one}
    assert "counts as Zoé Q" in page.text
    page.act("past-unjoin", person=other)
    assert {each.merged_into for each in page.past.people} == {None}
    page.act("past-ask", person=one)
    assert "Files that were exported and backups made before still hold the name" in page.text
    page.act("past-close")
    assert "<dialog" not in page.app.body.html
    page.act("past-ask", person=one)
    page.act("past-forget", "Zoe, Zoé", person=one)
    assert "Zoé Q" not in page.text
    assert f"tables show #{one} instead of the name" in page.text
    stranger = Page("?history=people", device="device-2")
    stranger.act("past-rename", "Mine", person=other)
    assert "not known here" in stranger.text


# --- files -------------------------------------------------------------------------------------------------------


def test_import_shows_first_and_writes_then(store: Store) -> None:
    page = Page("?history=files")
    data = json.dumps(export_of(30)).encode()
    page.upload(
        "past-upload", ("plays.json", data), ("letter.txt", b"Dear players"), ("broken.zip", b"PK\x03\x04nonsense")
    )
    assert "30 plays are new" in page.text
    assert "letter.txt" in page.text
    assert "broken.zip" in page.text
    assert store.tables_of(DEVICE) == ()
    page.act("past-cancel")
    assert store.tables_of(DEVICE) == ()
    page.upload("past-upload", ("plays.json", data))
    page.act("past-import")
    assert "Done: 30 added" in page.text
    assert len(page.past.history or ()) == 30
    page.upload("past-upload", ("plays.json", data))
    assert "30 plays are here already" in page.text
    assert 'data-act="past-import"' not in page.shown
    page.act("past-cancel")
    page.upload("past-upload", ("empty", b""))
    assert "This file is empty" in page.text


def test_people_alike_are_taken_for_one_if_ticked(store: Store) -> None:
    many_plays.fill(store, 5, DEVICE)
    name = persons.everyone(store, DEVICE)[0].name
    assert name is not None
    page = Page("?history=files")
    rows = f"date,game,player,score\n2026-01-01,Chess,{name.upper()},1\n2026-01-01,Chess,Zed,2\n"
    page.upload("past-upload", ("table.csv", rows.encode()))
    if page.past.plan is None or not page.past.plan.matches:
        pytest.fail(page.text)
    (match,) = page.past.plan.matches
    assert not match.together
    page.act("past-match", True, match=0)
    page.act("past-import")
    joined = [each for each in persons.everyone(store, DEVICE) if each.merged_into]
    assert [each.name for each in joined] == [name.upper()]


def test_pieces_that_do_not_fit_are_refused(store: Store) -> None:
    page = Page("?history=files")
    told = {"name": "x", "file": 0, "files": 1, "at": 5, "size": 10}
    page.hear({"act": "past-upload", "data": told, "value": None}, b"12345")
    assert page.said[-1] == {"say": "stop"}
    assert page.past.job is None
    page.act("fetch", id="1.zip", at=0)
    assert page.pieces == []


@pytest.mark.parametrize("form", behind.FORMATS)
def test_export_and_import_again(store: Store, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many_plays.fill(store, 25, DEVICE)
    page = Page("?history=files")
    page.act("past-form", form)
    page.act("past-export")
    whole = page.download()
    page.act("past-filter", "orleans", part="game")
    page.act("past-export")
    part = page.download()
    orleans = len(page.past.found or ())
    assert 0 < orleans < 25
    monkeypatch.setenv("SCOREKEEPER_DB", f"sqlite:///{tmp_path / 'other.sqlite3'}")
    other = Page("?history=files")
    for data, count in ((part, orleans), (whole, 25)):
        other.upload("past-upload", ("plays", data), piece=500_000)
        other.act("past-import")
        assert len(other.past.history or ()) == count


def test_backup_and_restore_in_one_click(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many_plays.fill(store, 12, DEVICE)
    page = Page("?history=files")
    page.act("past-backup")
    data = page.download()
    assert page.app.outgoing is None
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert len(archive.namelist()) == 24
    monkeypatch.setenv("SCOREKEEPER_DB", f"sqlite:///{tmp_path / 'other.sqlite3'}")
    other = Page("?history=files")
    other.upload("past-restore", ("backup.zip", data), piece=500_000)
    assert "Added 12" in other.text
    assert len(other.past.history or ()) == 12
    other.upload("past-restore", ("backup.zip", b"no archive"))
    assert "This is no file of a backup" in other.text


def test_nothing_heavy_is_loaded_before_history_is_opened() -> None:
    code = "import sys, scorekeeper.ui.app; print(sorted({'pandas', 'numpy', 'sqlalchemy'} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- long work ---------------------------------------------------------------------------------------------------


def test_long_work_goes_on_beside_the_page() -> None:
    page = Page()
    seen: list[str] = []
    done: list[int] = []

    async def main() -> None:
        import time

        def work(progress: Any) -> int:
            for step in range(1, 4):
                progress(step, 3)
                time.sleep(0.3)
            return 7

        job = Job("past-importing", work, done.append)
        page.app.state = page.app.state.to(past=page.past.to(job=job))
        page.app.refresh()
        job.start(page.app)
        while page.past.job is not None:
            await asyncio.sleep(0.05)
            seen.append(page.text)

    asyncio.run(main())
    assert done == [7]
    assert any("2 of 3" in text for text in seen)


def test_a_fault_in_long_work_is_said_in_words() -> None:
    page = Page()

    def work(_progress: Any) -> None:
        raise ZeroDivisionError

    Job("past-importing", work, lambda _: None).start(page.app)
    assert page.app.state.notice is not None
    assert page.app.state.notice.message == "app-fault"
