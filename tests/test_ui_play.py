"""Play without a browser: entering, refusing, going back and forth, others at the table, and what an entry costs."""

from __future__ import annotations

import dataclasses
import json
import re
import statistics
import time
from collections.abc import Callable
from html import unescape
from random import Random
from typing import Any

import pytest

import play_bruxelles_1897
import play_musee
import play_new_york_1901
import play_orleans
from scorekeeper.codec import decode
from scorekeeper.games import GAMES
from scorekeeper.play import Log
from scorekeeper.rules import Severity
from scorekeeper.store import Created, Store
from scorekeeper.text import LANGUAGES, Words
from scorekeeper.ui import clock
from scorekeeper.ui.play_form import facts_of, fills, line_of, tried, typed_of
from scorekeeper.ui.play_state import Form
from scorekeeper.ui.redo import redo_of
from test_ui import HOSTILE, Page, database

__all__ = ["database"]

Document = dict[str, Any]
MAKERS: dict[str, Callable[[int], Document]] = {
    "bruxelles-1897": lambda seed: play_bruxelles_1897.document(
        2 + seed % 3, play_bruxelles_1897.random_game(Random(seed), 2 + seed % 3)
    ),
    "musee": lambda seed: play_musee.finished(play_musee.Generator(Random(seed), 2 + seed % 3).run()),
    "new-york-1901": lambda seed: play_new_york_1901.random_table(Random(seed), 2 + seed % 3),
    "orleans": lambda seed: play_orleans.simulated(Random(seed), 2 + seed % 3).document(),
}


def log_of(document: Document) -> Log:
    table, faults = decode(document)
    assert table is not None, faults
    assert table.journal is not None
    return table.journal


class Playing(Page):
    """A page at Play, by what it would send."""

    def send(self, event: str, at: int | None = None, how: str = "add", **values: Any) -> None:
        desk = self.app.state.desk
        assert desk is not None
        more = values.pop("more", {})
        value = {"event": event, "how": how, "at": len(desk.log) if at is None else at, "values": values, **more}
        self.enter("play", value)

    @property
    def cards(self) -> list[Any]:
        return [line.get("card") for line in self.document.get("log", [])]


def at_musee(**changes: Any) -> Playing:
    page = Playing(**changes)
    page.act("new", game="musee", part="setup")
    page.act("start", "0")
    page.act("part", part="play")
    return page


def hang(page: Playing, player: int, card: int, slot: int, **more: Any) -> None:
    page.send("place", player=str(player), card=str(card), gallery="upper", slot=str(slot), **more)


def two_hung(**changes: Any) -> Playing:
    page = at_musee(**changes)
    hang(page, 0, 20, 3)
    hang(page, 1, 21, 3)
    return page


# --- entering ----------------------------------------------------------------------------------------------------


def test_an_entry_is_on_disk_before_it_is_called_saved() -> None:
    page = at_musee()
    page.said.clear()
    hang(page, 0, 20, 3)
    assert page.last("saved")["path"] == "play"
    assert page.document["log"] == [{"event": "place", "player": 0, "card": 20, "gallery": "upper", "slot": 3}]
    assert "hangs 20" in page.shown


def test_what_the_rules_forbid_is_refused_and_can_be_kept() -> None:
    page = two_hung()
    hang(page, 0, 21, 4)
    assert page.last("drop")["path"] == "play"
    assert page.cards == [20, 21]
    assert 'data-enter="house"' in page.shown
    assert 'data-rule="one-place-a-painting"' in page.shown
    hang(page, 0, 21, 4, more={"house": True})
    assert page.document["log"][-1]["house"] is True
    assert "tag house" in page.shown


def test_an_answer_that_was_lost_enters_nothing_twice() -> None:
    page = two_hung()
    hang(page, 0, 25, 4, at=2)
    hang(page, 0, 25, 4, at=2)
    assert page.cards == [20, 21, 25]
    assert page.last("saved")["path"] == "play"


def test_undo_and_redo_go_to_the_start_and_outlive_the_page() -> None:
    page = two_hung()
    hang(page, 0, 25, 4)
    for left in ([20, 21], [20], []):
        page.act("play-undo", count=str(len(left) + 1))
        assert page.cards == left
    again = Playing(query=f"?table={page.token}&part=play")
    for back in ([20], [20, 21]):
        again.act("play-redo", count=str(len(back) - 1))
        assert again.cards == back
    hang(again, 0, 26, 4)  # a new entry: there is nothing to redo any more
    again.act("play-redo", count="3")
    assert again.cards == [20, 21, 26]


def test_undo_that_was_pressed_on_an_older_log_takes_nothing_back() -> None:
    page = two_hung()
    page.act("play-undo", count="1")
    assert page.cards == [20, 21]


def test_entries_are_edited_inserted_and_struck_and_what_breaks_is_marked() -> None:
    page = two_hung()
    hang(page, 0, 25, 4)
    was = page.document["log"][0]
    page.send("place", 0, "edit", player="0", card="30", gallery="upper", slot="3", more={"was": was})
    assert page.cards == [30, 21, 25]
    assert page.shown.count("tag broken") == 1  # 25 hangs to the right of 30 now
    page.act("play-strike", at="0", way="yes")
    assert page.document["log"][0]["struck"] is True
    page.act("play-strike", at="0", way="no")
    assert page.document["log"][0] == {**was, "card": 30}
    page.act("play-edit", at="0")
    assert "data-values" in page.shown
    page.act("play-insert", at="1")
    was = page.document["log"][1]
    page.send("hand", 1, "insert", player="0", number="4", more={"was": was})
    assert [line["event"] for line in page.document["log"]] == ["place", "hand", "place", "place"]
    # The entry that was meant is another by now.
    page.send("place", 0, "edit", player="0", card="7", gallery="upper", slot="3", more={"was": was})
    assert page.cards[0] == 30


def test_the_drawing_fills_in_the_form() -> None:
    page = at_musee()
    fill = next(fill for part, fill in fills(page.app.board.svg) if part == "slot-0-upper-3")
    page.act("play-fill", fill=json.dumps(fill))
    form = page.app.state.play.form
    assert form is not None
    assert form.values == {"player": "0", "gallery": "upper", "slot": "3"}
    page.act("play-draft", {**form.values, "card": "25"}, serial=str(form.serial))
    assert page.app.board.lit["slot-0-upper-3"] == "chosen"
    assert page.app.board.lit["slot-0-upper-4"] == "open"
    assert "The rules allow this" in page.shown


def test_a_log_may_begin_in_the_middle() -> None:
    page = Playing()
    page.act("new", game="orleans", part="setup")
    page.act("part", part="play")
    page.send("resume-table", round="3", start="1")
    has: dict[str, Any] = {"has.coins": "12", "has.goods.grain": "2"}
    page.send("resume", player="0", **has)
    page.send("hourglass", shows="taxes")
    desk = page.app.state.desk
    assert desk is not None
    assert desk.journal is not None
    assert desk.journal.play.round(desk.journal.state) == 3
    assert "Round 3" in page.shown
    page.act("home")
    page.act("open", table=desk.token)
    assert page.app.state.screen == "play"  # where it goes on


def test_a_form_stays_with_its_table() -> None:
    page = two_hung()
    page.act("play-event", event="place")
    page.act("home")
    page.act("new", game="orleans", part="setup")
    page.act("part", part="play")
    assert page.app.state.play.form is None


def test_a_form_that_was_lost_with_the_page_comes_back() -> None:
    page = two_hung()
    page.act("play-again", {"event": "place", "how": "add", "at": 2, "values": {"card": "25"}})
    form = page.app.state.play.form
    assert form is not None
    assert form.values == {"card": "25"}
    page.act("play-cancel")
    page.act("play-again", {"event": "place", "how": "add", "at": 1, "values": {"card": "25"}})
    assert page.app.state.play.form is None


# --- others at the table -----------------------------------------------------------------------------------------


def test_two_who_enter_at_once_overwrite_nothing() -> None:
    one = two_hung()
    two = Playing(device="device-2", query=f"?table={one.token}&part=play")
    two.act("play-event", event="place")
    hang(one, 0, 25, 4)
    hang(two, 0, 26, 4)  # does not know of the other yet
    assert one.cards == [20, 21, 25]
    assert "Entered meanwhile" in two.shown
    hang(two, 1, 26, 4)
    assert one.cards == [20, 21, 25, 26]
    one.hear(act="news")
    assert "hangs 26" in one.shown


def test_news_while_a_form_is_open_are_named_beside_it() -> None:
    one = two_hung()
    two = Playing(device="device-2", query=f"?table={one.token}&part=play")
    two.act("play-event", event="place")
    hang(one, 0, 25, 4)
    two.hear(act="news")
    assert "Entered meanwhile" in two.shown
    form = two.app.state.play.form
    assert form is not None
    assert form.at == 3


def test_whoever_only_looks_on_enters_nothing(database: Store) -> None:
    page = two_hung()
    link = database.make_link(page.token, "view", "device-1")
    looking = Playing(device="device-2", query=f"?table={link.token}&part=play")  # type: ignore[union-attr]
    assert looking.app.link.frozen
    assert 'data-act="play-event"' not in looking.app.body.html
    hang(looking, 0, 25, 4)
    looking.act("play-undo")
    looking.act("play-clock", way="start")
    looking.enter("final.seats[0].galleries.upper[0]", "3")
    assert page.cards == [20, 21]
    assert "clocks" not in page.document
    database.revoke_link(page.token, link.token, "device-1")  # type: ignore[union-attr]
    looking.hear(act="ended")
    assert looking.app.state.desk is None
    assert "taken back" in looking.shown


def test_links_are_made_shown_and_revoked_on_the_page(database: Store) -> None:
    page = two_hung()
    page.act("play-links")
    assert 'class="qr"' in page.app.over.html
    page.act("play-link-new", role="manage")
    links = database.links(page.token, "device-1")
    assert [each.role for each in links] == ["enter", "manage"]  # type: ignore[union-attr]
    first = page.token
    page.act("play-link-revoke", link=first)  # the one by which this page came
    assert page.token != first
    hang(page, 0, 25, 4)
    assert page.cards == [20, 21, 25]


def test_seats_stay_while_there_is_a_log() -> None:
    page = two_hung()
    page.act("count", count="3")
    page.act("move", player="0", way="down")
    assert len(page.document["players"]) == 2
    assert "seats cannot change" in page.shown


def test_hostile_texts_stay_words() -> None:
    page = at_musee()
    page.enter("players[0].name", HOSTILE)
    page.act("part", part="play")
    page.send("place", player=HOSTILE, card=HOSTILE, gallery=HOSTILE, slot="1")
    page.act("play-fill", fill="{not json")
    page.act("play-fill", fill=json.dumps({"event": "place", "player": [HOSTILE], "gallery": {"a": HOSTILE}}))
    page.act("play-event", event=HOSTILE)
    page.act("play-draft", {"card": {"deep": [1]}, HOSTILE: HOSTILE}, serial=str(page.app.state.play.serial))
    page.enter("play", {"event": "place", "at": 10**9, "how": HOSTILE, "values": []})
    page.enter("play", "nothing")
    assert "<script" not in page.shown
    assert "<img" not in page.shown
    assert "app-fault" not in str(page.app.state.notice)


# --- the clock ---------------------------------------------------------------------------------------------------


def test_the_clock_goes_with_the_turn_and_lies_in_the_document() -> None:
    page = at_musee()
    page.act("play-clock", way="start")
    begun = clock.since(page.document)
    assert begun is not None
    desk = page.app.state.desk
    assert desk is not None
    desk.save([("clocks", {"used": [0, 0], "since": "2026-11-28T19:00:00+00:00"})], None, "test")
    hang(page, 0, 20, 3)
    spent = page.document["clocks"]["used"]
    assert spent[0] > 0
    assert spent[1] == 0
    page.act("play-clock", way="pause")
    assert "since" not in page.document["clocks"]
    page.act("play-clock", way="off")
    assert "clocks" not in page.document


@pytest.mark.parametrize(
    ("clocks", "path"),
    [
        ("soon", "clocks"),
        ({"used": [1.5]}, "clocks.used[0]"),
        ({"since": 7}, "clocks.since"),
        ({"fast": 1}, "clocks.fast"),
    ],
)
def test_clocks_of_a_wrong_shape_are_told_by_their_place(clocks: Any, path: str) -> None:
    table, faults = decode({"format": "scorekeeper/1", "game": "musee", "players": [{"name": "Ana"}], "clocks": clocks})
    assert table is None
    assert [each.path for each in faults] == [path]


# --- score -------------------------------------------------------------------------------------------------------


def test_what_the_log_gives_stands_in_the_score_and_a_count_beats_it() -> None:
    page = two_hung()
    page.act("part", part="score")
    upper = "final.seats[0].galleries.upper"
    assert page.app.pad.values[f"{upper}[2]"] == {"v": 20, "log": True}
    assert "log" not in page.document["final"]["seats"][0].get("galleries", {})
    assert "does not reach the end" in page.shown
    page.enter(f"{upper}[2]", "22")
    assert page.app.pad.values[f"{upper}[2]"] == {"v": 22}
    assert any(each["rule"] == "log-differs" for marks in page.app.pad.marks.values() for each in marks)


def test_a_log_that_goes_on_is_not_judged_as_the_end(database: Store) -> None:
    document = MAKERS["musee"](0)
    final: dict[str, Any] = {"shared": {}, "seats": [{}, {}]}
    cut = {**document, "log": document["log"][:6], "status": "playing", "final": final}
    created = database.create(cut, "device-1")
    assert isinstance(created, Created)
    page = Playing(query=f"?table={created.token}&part=score")
    desk = page.app.state.desk
    assert desk is not None
    assert all(score.complete for score in desk.result().outcome.seats)
    over = desk.game.score(dataclasses.replace(desk.table, status="finished"))
    assert [each.rule for each in over.findings if each.severity is Severity.ERROR] == ["no-empty-gallery"] * 2
    assert [each for each in desk.result().findings if each.severity is Severity.ERROR] == []


# --- all games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", MAKERS)
def test_what_a_form_holds_is_the_line_of_the_log_and_back(game: str) -> None:
    for seed in range(3):
        document = MAKERS[game](seed)
        log = log_of(document)
        for index, line in enumerate(document["log"]):
            rows = log.play.form(log.state_before(index), line["event"])
            typed = typed_of(rows, line)
            again, bad = line_of(line["event"], rows, typed)
            assert bad == ()
            assert typed_of(rows, again) == typed
            result = tried(log, log.table, Form(line["event"], typed, at=index))
            assert not result.forbidden, (seed, index, line, result)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", MAKERS)
def test_every_entry_has_its_sentence(game: str, lang: str) -> None:
    log = log_of(MAKERS[game](1))
    table = log.table
    words = Words(game, lang, table.seat_names, tuple(each.name for each in table.players))
    for each in log.judged:
        said = words.say(f"event-{each.entry.event.EVENT}", "line", facts_of(each.entry.event))
        assert said
        assert "{" not in said
        assert "None" not in said
    play = GAMES[game].play
    assert play is not None
    for word in play.words:  # with nothing noted but what an event must have
        line = {"event": word}
        rows = play.form(log.start, word)
        for row in rows:
            if row.needed and row.choices:
                line[row.field] = row.choices[0] if not row.choices[0].isdigit() else int(row.choices[0])  # type: ignore[assignment]
            elif row.needed and "." not in row.field and "[" not in row.field:
                line[row.field] = 1  # type: ignore[assignment]
        table_, _ = decode(
            {"format": "scorekeeper/1", "game": game, "players": [{"name": "A"}, {"name": "B"}], "log": [line]}
        )
        if table_ is not None:
            assert words.say(f"event-{word}", "line", facts_of(table_.log[0].event))


@pytest.mark.parametrize("game", MAKERS)
def test_every_event_has_a_form_and_every_part_a_tap(game: str) -> None:
    page = Playing()
    page.act("new", game=game, part="setup")
    page.act("part", part="play")
    play = GAMES[game].play
    assert play is not None
    for word in play.words:
        page.act("play-event", event=word)
        assert page.app.state.notice is None
        form = page.app.state.play.form
        assert form is not None
        fields = {unescape(each) for each in re.findall(r'data-field="([^"]*)"', page.app.body.html)}
        assert fields == {row.field for row in play.form(page.app.state.desk.journal.state, word)}  # type: ignore[union-attr]
    for _, fill in fills(page.app.board.svg):
        page.act("play-fill", fill=json.dumps(fill))
        assert page.app.state.notice is None
        assert page.app.state.play.form is not None


def test_one_more_entry_costs_no_more_on_the_page_of_a_long_game(database: Store) -> None:
    """The page's whole answer, disk and drawing included, by ratio: thirty times the log, not thirty times the wait."""

    def cost(entries: int) -> float:
        made = play_musee.Generator(Random(5), 2).run(stop=10)
        note = {"event": "hand", "player": 0, "number": 5}
        document = {**made.document, "log": [*made.events, *[note] * (entries - 10)]}
        created = database.create({**document, "final": {"seats": [{}, {}]}}, "device-1")
        assert isinstance(created, Created)
        page = Playing(query=f"?table={created.token}&part=play")
        times = []
        for _ in range(5):
            began = time.perf_counter()
            page.send("hand", player="0", number="5")
            times.append(time.perf_counter() - began)
        assert len(page.document["log"]) == entries + 5
        return statistics.median(times)

    assert cost(2000) < 5 * cost(60)


def test_redo_is_nothing_where_nothing_was_undone(database: Store) -> None:
    page = two_hung()
    desk = page.app.state.desk
    assert desk is not None
    assert redo_of(database, page.token, desk.version, desk.log).entries == ()


@pytest.mark.parametrize("game", MAKERS)
def test_play_opens_for_any_number_of_people(game: str) -> None:
    page = Playing()
    page.act("new", game=game, part="setup")
    play = GAMES[game].play
    assert play is not None
    for count in (1, 4, 5, 12):
        page.act("part", part="players")
        page.act("count", count=str(count))
        page.act("part", part="play")
        assert len(re.findall("standing-", page.app.body.html)) == len(page.app.state.desk.table.seats)  # type: ignore[union-attr]
        for word in play.words:
            page.act("play-event", event=word, open="false")
            page.act("play-draft", {"player": "0"}, serial=str(page.app.state.play.serial))
            assert page.app.state.notice is None, (count, word)
