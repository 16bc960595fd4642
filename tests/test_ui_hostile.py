"""What a page can be made to send, and files and names of no sense: said in words or left alone, never a fault."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorekeeper.games import GAMES
from scorekeeper.lessons import steps
from scorekeeper.new_game import Refused, new_game
from scorekeeper.store import Link, Store, bulk
from scorekeeper.ui.acts import ACTS
from scorekeeper.ui.entry import sent, whole
from test_ui import HOSTILE, Page, database
from test_ui_play import Playing, hang, two_hung

__all__ = ["database"]

ODD: tuple[Any, ...] = (
    None, "", 0, -1, 10**30, "-1", "²", "٣", "9" * 5000, 1.5, float("nan"), True, [], {}, [[]], [{}], {"event": []},
    "\x00", "\ud800", HOSTILE, "x" * 10_000, "log[", "log[²]", "log[-1]", "players[", "[" * 10_000, '{"event": []}',
)  # fmt: skip
CARRIED = (
    "answer at by count event file files fill game id kind line link match name number open option part path person "
    "player role room rule seed serial sheet size step sure table theme version view way what which whose"
)
KEYS = CARRIED.split()


@pytest.fixture(autouse=True)
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test may end with a fault written down."""
    yield
    seen = [record for when in ("setup", "call") for record in caplog.get_records(when)]
    assert not [record.exc_text for record in seen if record.levelno >= logging.ERROR]


def places() -> tuple[Page, ...]:
    page = two_hung()
    last = steps("musee")[-1].id
    queries = (
        "",
        f"table={page.token}&part=result",
        "history=people",
        "game=musee&learn=exam",
        f"game=musee&lesson={last}",
    )
    return page, *(Page(query=query) for query in queries)


def test_no_act_takes_offence_at_what_it_is_given() -> None:
    chance = Random(1897)
    pages = places()
    for act in ACTS:
        for page in pages:
            odd = chance.choice(ODD)
            page.hear(act=act, data=dict.fromkeys(KEYS, odd), value=chance.choice(ODD))
            page.hear(act=act, data=odd, value=odd)
        for page in pages:
            assert "<script>alert" not in page.shown
            page.shown.encode()


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:12])
def test_no_greeting_and_no_entry_takes_offence(odd: Any) -> None:
    page = two_hung()
    log, token = page.document["log"], page.token
    for path in ("play", "players[0].name", "claimed[0].total", "players[²].name", "players[99999999].name", odd):
        page.hear(act="set", token=token, path=path, seq=odd, base=odd, value=odd, commit=True, leave=odd)
    page.hear(
        act="set", token=token, path="play", seq=1, value={"event": "place", "how": odd, "at": odd, "values": odd}
    )
    assert page.document["log"] == log
    assert len(page.document["players"]) == 2
    page.hear(act="hello", device=odd, query=odd, languages=odd, lang=odd, now=odd, here=odd)
    for asked in ("game", "table", "history", "rule", "game=musee&lesson", "game=musee&learn=exam&seed"):
        page.hear(act="go", query=f"{asked}={odd}")


def test_an_address_without_a_game_shows_nothing_of_the_table_before() -> None:
    page = two_hung()
    page.hear(act="go", query="rule=one-place-a-painting&learn=exam")
    assert page.app.state.rule is None
    assert page.app.state.desk is None
    assert page.app.state.learn is None


def test_digits_are_those_from_0_to_9() -> None:
    assert [whole(each) for each in ("7", 7, "0")] == [7, 7, 0]
    assert [whole(each) for each in ("²", "٣", "-1", "", None, True, "9" * 16, [1])] == [None] * 8


def test_what_no_file_can_hold_is_replaced_and_the_rest_kept() -> None:
    assert sent({"a\x00": ["\ud800b", 1, "🎲"]}) == {"a\ufffd": ["\ufffdb", 1, "🎲"]}
    deep: Any = "end"
    for _ in range(100):
        deep = [deep]
    assert "end" not in json.dumps(sent(deep))
    page = two_hung()
    page.enter("players[0].name", "A\ud800\x00na")
    assert page.document["players"][0]["name"] == "A\ufffd\ufffdna"


def _everything(store: Store, token: str) -> Any:
    return store.load(token), store.links(token, "owner")


def test_who_may_only_look_changes_nothing_whatever_is_sent(database: Store) -> None:
    page = two_hung(device="owner")
    looking = database.make_link(page.token, "view", "owner")
    assert isinstance(looking, Link)
    before = _everything(database, page.token)
    for act in ACTS:
        other = Playing(device="looker", query=f"table={looking.token}&part=play")
        assert other.app.state.desk is not None
        assert other.app.state.desk.role == "view"
        other.act("delete")
        other.act(
            act, "0", event="place", at="0", way="yes", role="manage", link=looking.token, count="3", player="0",
            part="score", person="1", table=looking.token, sure="yes", sheet="share",
            fill='{"event": "place", "slot": 3}',
        )  # fmt: skip
        assert _everything(database, page.token) == before, act
    other = Playing(device="looker", query=f"table={looking.token}&part=play")
    hang(other, 0, 25, 4)
    for path in ("players[0].name", "claimed[0].total"):
        other.enter(path, "7")
    assert _everything(database, page.token) == before


def test_a_table_deleted_meanwhile_takes_nothing_more(database: Store) -> None:
    for act in (each for each in ACTS if each != "restore" and not each.startswith(("learn", "past"))):
        page = two_hung()
        token = page.token
        database.delete(token, "device-1")
        before = database.load(token)
        page.act(
            act, "0", event="place", at="0", way="yes", role="view", count="3", player="0", part="result", sheet="share"
        )
        assert database.load(token) == before, act


def test_a_revoked_link_exports_nothing(database: Store) -> None:
    page = two_hung(device="owner")
    looking = database.make_link(page.token, "view", "owner")
    assert isinstance(looking, Link)
    Page(device="looker", query=f"table={looking.token}")
    assert len(list(bulk.documents(database, "looker"))) == 1
    database.revoke_link(page.token, looking.token, "owner")
    assert list(bulk.documents(database, "looker")) == []
    assert len(list(bulk.documents(database, "owner"))) == 1


def test_counts_kept_of_the_capstone_may_be_odd() -> None:
    last = steps("musee")[-1].id
    page = Page(query=f"game=musee&lesson={last}")
    for _ in range(25):
        for line, text in (("²/x", "²"), ("0/galleries", "-²"), ("9/x", "9" * 12), ("x", "")):
            page.act("learn-line", text, line=line)
        page.act("learn-check")
        page.act("learn-next")
    assert page.app.state.notice is None


BAD_FILES = {
    "empty.json": b"", "zero.json": b"\0" * 100, "deep.json": b"[" * 100_000, "odd.zip": b"PK\x03\x04" + b"\0" * 50,
    "half.json": b'{"plays": [{"uuid": "\\ud800", "playerScores": 5}]}', "<script>alert(1)</script>.json": b"\xff\xfe",
}  # fmt: skip


@pytest.mark.parametrize("act", ["past-upload", "past-restore"])
@pytest.mark.parametrize("name", BAD_FILES)
def test_files_of_no_sense_are_told_by_their_names(name: str, act: str) -> None:
    page, data = Page(query="history=files"), BAD_FILES[name]
    message = {"act": act, "data": {"name": name, "file": "0", "at": "0", "size": str(len(data)), "files": "1"}}
    page.app._heard(None, message, [data])
    assert "<script>alert" not in page.shown
    assert name.split(".")[0].replace("<", "&lt;").replace(">", "&gt;") in page.shown
    page.act("past-import")
    assert page.app.state.notice is None


@pytest.mark.parametrize("lang", ["en", "es", "ja"])
def test_a_new_game_is_not_named_by_a_word_of_python(tmp_path: Path, lang: str) -> None:
    (tmp_path / "__init__.py").write_text('FOLDERS = (\n    "musee",\n)\n', "utf-8")
    with pytest.raises(Refused, match="keyword"):
        new_game("Class", tmp_path)
    assert not (tmp_path / "class").exists()
    run = [sys.executable, "-m", "scorekeeper", "new-game", "class", "--into", str(tmp_path), "--lang", lang]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert (done.returncode, "Python" in done.stderr, "Traceback" in done.stderr) == (2, True, False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_an_output_that_is_full_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        run = [sys.executable, "-m", "scorekeeper", "print", "musee"]
        done = subprocess.run(run, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert "stdout" in done.stderr
    assert "Traceback" not in done.stderr


def test_every_game_opens_its_lesson_by_any_seed() -> None:
    for game in GAMES:
        for seed in ("²", "9" * 400, "-1", "1.<b>", "1." + "x." * 3000):
            page = Page(query=f"game={game}&learn=exam&seed={seed}")
            assert page.app.state.learn is not None
            assert "<b>" not in page.shown
