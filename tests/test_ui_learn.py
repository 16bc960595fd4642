"""The Learn rooms without a browser: every lesson walked in every language, exams, asking, the glossary."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorekeeper.exam import LENGTH
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.learn import Ask, Question, generators
from scorekeeper.lessons import question, steps, terms
from scorekeeper.store import Store, open_store, progress
from scorekeeper.text import LANGUAGES, Words
from scorekeeper.ui import learning
from scorekeeper.ui.learn_state import Asked, Learn
from scorekeeper.ui.screens.drawing import outermost, parts
from scorekeeper.ui.screens.question import picture, words_of
from test_ui import HOSTILE, Page

TAUGHT = [game for game in GAMES if steps(game)]
EXAMINED = [game for game in GAMES if generators(game)]
VOID = {"input", "br", "img", "hr", "meta", "link"}


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setenv("SCOREKEEPER_DB", f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store = open_store()
    yield store
    store.close()


# --- what a page must have for who does not see it, or has no mouse --------------------------------------------------


class Reader(HTMLParser):
    """Reads a screen as a screen reader does: names of everything that can be used, headings, live places."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.ids: list[str] = []
        self.refers: list[str] = []
        self.headings = 0
        self.live = 0
        self._open: list[tuple[str, dict[str, str | None], list[str]]] = []
        self._labelled: set[str] = set()
        self._fields: list[dict[str, str | None]] = []
        self.feed(html)
        self._end()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        self.refers += [each for key in ("aria-labelledby",) if found.get(key) for each in str(found[key]).split()]
        self.headings += tag == "h1"
        self.live += found.get("role") == "status" and found.get("aria-live") == "polite"
        if tag == "label" and found.get("for"):
            self._labelled.add(str(found["for"]))
        if tag in ("input", "select"):
            inside = any(open_ == "label" for open_, _, _ in self._open)
            self._fields.append({**found, "inside": "yes" if inside else None})
        if tag == "svg" and found.get("aria-hidden") != "true" and not found.get("aria-label"):
            self.faults.append("a drawing without a name")
        if tag not in VOID:
            self._open.append((tag, found, []))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A shape of a drawing: nothing to read."""

    def handle_data(self, data: str) -> None:
        for _, _, words in self._open:
            words.append(data)

    def handle_endtag(self, tag: str) -> None:
        open_, attributes, words = self._open.pop()
        assert open_ == tag, f"<{open_}> is closed by </{tag}>"
        named = "".join(words).strip() or attributes.get("aria-label")
        if tag in ("button", "a", "h1", "h2", "summary", "legend") and not named:
            self.faults.append(f"a {tag} without words: {attributes}")
        if tag == "button" and attributes.get("data-act") is None:
            self.faults.append(f"a button that does nothing: {words}")

    def _end(self) -> None:
        for each in self._fields:
            named = each.get("inside") or each.get("aria-label") or each.get("aria-labelledby")
            if not named and each.get("id") not in self._labelled:
                self.faults.append(f"a field without a name: {each}")
        self.faults += [f"refers to nothing: {each}" for each in self.refers if each not in self.ids]
        self.faults += [f"id twice: {each}" for each in set(self.ids) if self.ids.count(each) > 1]
        self.faults += [f"{self.headings} headings h1"] if self.headings != 1 else []
        self.faults += [f"left open: {[tag for tag, _, _ in self._open]}"] if self._open else []


def read(page: Page) -> Reader:
    """The screen, with nothing wrong in it and nothing to complain about."""
    app = page.app
    assert app.state.notice is None, app.state.notice
    reader = Reader(app.body.html)
    assert reader.faults == [], app.state.learn
    return reader


# --- answering -------------------------------------------------------------------------------------------------------


def wrong(asked: Question, named: list[str]) -> tuple[str, ...]:
    """A wrong answer, as somebody could give it."""
    ids = [answer.id for answer in asked.answers]
    match asked.kind:
        case Ask.CHOOSE:
            return (next(each for each in ids if each not in asked.right),)
        case Ask.SELECT:
            more = tuple(each for each in ids if each not in asked.right)[:1]
            return (*more, *asked.right[1:])
        case Ask.COUNT:
            return (str(int(asked.right[0]) + 1),)
        case Ask.ORDER:
            return asked.right[::-1]
        case Ask.PLACE | Ask.SPOT:
            return (next(each for each in named if each not in asked.right),)


def right(asked: Question, named: list[str]) -> tuple[str, ...]:
    """A right answer."""
    if asked.kind in (Ask.PLACE, Ask.SPOT):
        return (next(each for each in named if each in asked.right),)
    return asked.right


def open_(page: Page) -> tuple[Learn, Asked]:
    learn = page.app.state.learn
    assert learn is not None and learn.asked is not None
    return learn, learn.asked


def answer(page: Page, good: bool) -> bool:
    """Answer the open question with the acts of the page, and check it; whether it was marked right."""
    learn, asked = open_(page)
    game, lang = GAMES[learn.game], page.app.state.lang
    named = list(parts(picture(game, words_of(game, lang, asked.question), asked.question)))
    given = (right if good else wrong)(asked.question, named)
    match asked.question.kind:
        case Ask.CHOOSE:
            page.act("learn-choose", answer=given[0])
        case Ask.SELECT:
            for each in given:
                page.act("learn-toggle", True, answer=each)
            page.act("learn-check")
        case Ask.COUNT:
            page.act("learn-check", given[0])
        case Ask.ORDER:
            for to, each in enumerate(given):
                while (at := open_(page)[1].given.index(each)) > to:
                    page.act("learn-move", answer=each, way="up")
                    assert open_(page)[1].given.index(each) == at - 1
            page.act("learn-check")
        case Ask.PLACE | Ask.SPOT:
            page.act("learn-part", given[0], part="")
            page.act("learn-check")
    mark = open_(page)[1].mark
    assert mark is not None, (asked.question.rule, given)
    return mark.right


def steps_to(page: Page) -> Iterator[str]:
    """Every step from the first to the capstone, going on with *Next*."""
    game = page.app.state.learn.game if page.app.state.learn else ""
    for _ in steps(game):
        learn = page.app.state.learn
        assert learn is not None
        yield learn.step
        if learn.step != learning.last_step(game):
            page.act("learn-next")


# --- lessons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_from_start_to_end(game: str, lang: str) -> None:
    page = Page(query=f"?game={game}&lesson={steps(game)[0].id}", lang=lang)
    words, app = Words(game, lang), Words(None, lang)
    walked = []
    for step in steps_to(page):
        walked.append(step)
        if step == learning.last_step(game):
            break
        assert f"lesson={step}" in page.app.link.url
        assert words.say(f"step-{step}", "title").split("&")[0].split('"')[0] in page.app.body.html
        assert not answer(page, good=False)
        assert app.say("app-learn-is-wrong") in page.app.body.html
        assert read(page).live == 1
        page.act("learn-again")
        assert open_(page)[1].mark is None
        assert answer(page, good=True)
        assert app.say("app-learn-is-right") in page.app.body.html
    assert walked == [step.id for step in steps(game)]
    _capstone(page, GAMES[game])
    page.act("learn-next")
    assert page.app.state.learn is not None and page.app.state.learn.room == "start"
    done = progress.of(open_store(), "device-1", game)["steps"]
    assert done == {step.id: not step.capstone for step in steps(game)}
    read(page)


def _capstone(page: Page, game: Game) -> None:
    """Through the capstone: every turn and the winner right, one line wrong."""
    lang = page.app.state.lang
    for stage in learning.stages(game.id):
        learn = page.app.state.learn
        assert learn is not None and learning.stage(learn) == stage
        read(page)
        if learn.asked is not None:
            assert answer(page, good=True), stage
            read(page)
        if stage == "score":
            lines = [line for seat in learning.receipt(learn) for line in seat]
            for at, each in enumerate(lines):
                assert each.line.points is not None
                number = each.line.points + (at == 0)
                page.act("learn-line", str(number), line=f"{int(each.line.seat)}/{each.line.rule}")
        if stage == "receipt":
            lines = [line for seat in learning.receipt(learn) for line in seat]
            assert [line.right for line in lines] == [False] + [True] * (len(lines) - 1)
            said = Words(None, lang).say("app-learn-lines-right", right=len(lines) - 1, of=len(lines))
            assert said in page.app.body.html
            return
        page.act("learn-next")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_practice_table_is_no_table_of_the_store(game: str) -> None:
    page = Page(query=f"?game={game}&lesson={learning.last_step(game)}")
    page.act("learn-next")
    assert open_store().tables_of("device-1") == ()


@pytest.mark.parametrize("game", TAUGHT)
def test_the_capstone_is_played_on_and_all_its_lines_are_counted(game: str) -> None:
    stages = learning.stages(game)
    assert stages[0] == "setup" and stages[-1] == "receipt"
    assert stages.count("score") == 1
    assert [each for each in stages if each.startswith("turn-")] == ["turn-1", "turn-2", "turn-3"]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_short_way_and_the_number_of_players_branch(game: str) -> None:
    page = Page(query=f"?game={game}&learn=start")
    page.act("learn-way", way="short")
    page.act("learn-players", count=str(min(GAMES[game].counts)))
    learn = page.app.state.learn
    assert learn is not None
    way = learning.way(game, learn.progress)
    assert way == tuple(
        s for s in steps(game) if s.short and min(GAMES[game].counts) in (s.players or GAMES[game].counts)
    )
    page.act("learn-step", game=game, step=way[0].id)
    seen = [way[0].id]
    for _ in way[1:]:
        page.act("learn-next")
        assert page.app.state.learn is not None
        seen.append(page.app.state.learn.step)
    assert seen == [step.id for step in way]
    page.act("learn-back")
    assert page.app.state.learn is not None and page.app.state.learn.step == way[-2].id


def test_progress_survives_a_reload_and_lasts_without_a_key_while_the_page_does() -> None:
    game = TAUGHT[0]
    first = steps(game)[0].id
    for device in ("device-1", ""):
        page = Page(device=device, query=f"?game={game}&lesson={first}")
        answer(page, good=True)
        page.act("home")
        page.act("learn", game=game)
        assert page.app.state.learn is not None
        assert page.app.state.learn.progress.steps == {first: True}
        again = Page(device=device, query=f"?game={game}&learn=start")
        assert again.app.state.learn is not None
        assert again.app.state.learn.progress.steps == ({first: True} if device else {})


def test_what_was_learned_can_be_forgotten() -> None:
    game = TAUGHT[0]
    page = Page(query=f"?game={game}&lesson={steps(game)[0].id}")
    answer(page, good=True)
    page.act("learn", room="start")
    assert 'data-act="learn-forget"' in page.app.body.html
    page.act("learn-forget")
    assert progress.of(open_store(), "device-1", game) == {}
    assert 'data-act="learn-forget"' not in page.app.body.html


def test_fresh_numbers_are_other_questions_of_the_same_step() -> None:
    game = TAUGHT[0]
    step = next(step for step in steps(game) if step.ask)
    page = Page(query=f"?game={game}&lesson={step.id}")
    keys = {open_(page)[1].question.key}
    for _ in range(8):
        page.act("learn-again")
        keys.add(open_(page)[1].question.key)
    assert len(keys) > 4


def test_an_address_in_vain_is_said() -> None:
    game = TAUGHT[0]
    for query, message in (
        (f"?game={game}&lesson=nothing", "app-learn-no-step"),
        (f"?game={game}&learn=exam&seed=four", "app-learn-no-exam"),
        ("?game=chess&lesson=nothing", "app-no-game"),
    ):
        page = Page(query=query)
        assert page.app.state.notice is not None and page.app.state.notice.message == message


def test_a_number_is_understood_as_people_type_it_and_what_is_none_is_said() -> None:
    game = TAUGHT[0]
    step = next(s for s in steps(game) if (asked := question(GAMES[game], s)) and asked.kind is Ask.COUNT)
    page = Page(query=f"?game={game}&lesson={step.id}")
    number = open_(page)[1].question.right[0]
    for typed in ("", "five", "1.5"):
        page.act("learn-check", typed)
        assert open_(page)[1].mark is None
        assert Words(None, "en").say("app-learn-need-number") in page.app.body.html
    page.act("learn-check", " " + "".join(chr(ord(each) - ord("0") + ord("０")) for each in number))
    mark = open_(page)[1].mark
    assert mark is not None and mark.right


def test_the_rule_of_a_finding_is_one_tap_from_its_step() -> None:
    game = TAUGHT[0]
    step = next(step for step in steps(game) if step.rules and not step.capstone)
    page = Page(query=f"?game={game}&rule={step.rules[0]}")
    assert f'data-act="learn-step" data-game="{game}" data-step="{step.id}"' in page.app.over.html
    page.act("learn-step", game=game, step=step.id)
    assert page.app.state.rule is None
    assert f"lesson={step.id}" in page.app.link.url


# --- pointing at parts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EXAMINED)
def test_what_is_to_be_pointed_at_has_a_name_that_tells_right_from_wrong(game: str) -> None:
    kept = GAMES[game]
    pointed = [
        each.make(Random(seed)) for each in generators(game) if each.kind in (Ask.PLACE, Ask.SPOT) for seed in range(12)
    ]
    pointed += [q for s in steps(game) if (q := question(kept, s)) and q.kind in (Ask.PLACE, Ask.SPOT)]
    for asked in pointed:
        for lang in LANGUAGES:
            svg = picture(kept, words_of(kept, lang, asked), asked)
            named = parts(svg)
            good = {name for part, name in named.items() if part in asked.right}
            bad = {name for part, name in named.items() if part not in asked.right}
            assert good, (asked.rule, asked.right)
            assert not good & bad, (asked.rule, lang, good & bad)
            assert outermost(svg, asked.right)


def test_a_part_that_is_tapped_is_the_answer() -> None:
    game = "musee"
    page = Page(query=f"?game={game}&lesson=seventeen-twice")
    page.act("learn-part", None, part="slot-0-upper-2")
    assert '<option value="slot-0-upper-2" selected>' in page.app.body.html
    assert 'data-act="learn-part" data-part' not in page.app.body.html.split("</figure>")[1]
    page.act("learn-check")
    mark = open_(page)[1].mark
    assert mark is not None and mark.right
    page.act("learn-part", None, part="slot-0-upper-1")  # too late
    assert open_(page)[1].given == ("slot-0-upper-2",)


# --- the exam --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EXAMINED)
def test_an_exam_is_marked_told_and_remembered(game: str, lang: str) -> None:
    page = Page(query=f"?game={game}&learn=exam&seed=4711", lang=lang)
    for at in range(LENGTH):
        learn = page.app.state.learn
        assert learn is not None and learn.sitting is not None
        assert read(page).live == 1
        assert answer(page, good=at % 3 != 0) == (at % 3 != 0)
        read(page)
        page.act("learn-next")
    read(page)
    told = Words(None, lang).say("app-learn-exam-result", right=6, of=LENGTH)
    assert told in page.app.body.html
    assert page.app.body.html.count('<li class="is-wrong">') == 4
    kept = progress.of(open_store(), "device-1", game)
    assert kept["best"] == 6
    assert 'data-act="learn-step"' in page.app.body.html

    page.act("learn-exam")
    sitting = page.app.state.learn.sitting if page.app.state.learn else None
    assert sitting is not None and sitting.code.seed != 4711
    weak = {rule for rule, (box, _) in kept["cards"].items() if box == 1}
    assert weak & {asked.rule for asked in sitting.questions[: len(sitting.code.first)]}


@pytest.mark.parametrize("game", EXAMINED)
def test_the_address_of_an_exam_gives_it_again_and_a_reload_goes_on(game: str) -> None:
    page = Page(query=f"?game={game}&learn=exam")
    answer(page, good=False)
    page.act("learn-next")
    answer(page, good=True)
    there = page.app.link.url
    assert "seed=" in there
    again, other = Page(query=there), Page(query=there, device="device-2")
    sittings = [each.app.state.learn.sitting for each in (page, again, other) if each.app.state.learn]
    codes = {str(each.code) for each in sittings if each}
    asked = {tuple(q.key for q in each.questions) for each in sittings if each}
    assert len(codes) == len(asked) == 1
    assert [len(each.done) for each in sittings if each] == [2, 2, 0]
    assert again.app.state.learn is not None and again.app.state.learn.sitting is not None
    assert again.app.state.learn.sitting.right == 1


# --- asking and the glossary -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_asking_finds_a_rule_by_what_it_says(game: str, lang: str) -> None:
    page = Page(query=f"?game={game}&learn=ask", lang=lang)
    read(page)
    words = Words(game, lang)
    rule = next(each.id for each in GAMES[game].rules if each.stage == "scoring")
    page.act("learn-ask", words.say(rule).replace("**", ""))
    assert f'data-rule="{rule}"' in page.app.body.html
    assert 1 <= page.app.body.html.count('data-key="hit-') <= 3
    assert read(page).live == 1


def test_what_the_rules_do_not_say_is_said_and_what_is_typed_is_harmless() -> None:
    page = Page(query="?game=musee&learn=ask")
    page.act("learn-ask", "Can I pay by credit card?")
    assert Words(None, "en").say("ask-silent") in page.app.body.html
    page.act("learn-ask", HOSTILE)
    assert "<script" not in page.app.body.html and "<img" not in page.app.body.html
    read(page)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES if terms(game)])
def test_the_glossary_has_every_term_and_leads_to_its_rules(game: str, lang: str) -> None:
    page = Page(query=f"?game={game}&learn=glossary", lang=lang)
    read(page)
    html = page.app.body.html
    assert html.count("<dt>") == len(terms(game))
    for term in terms(game):
        assert all(f'data-rule="{rule}"' in html for rule in term.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_way_in_from_home(game: str, lang: str) -> None:
    page = Page(lang=lang)
    assert f'data-act="learn" data-game="{game}"' in page.app.body.html
    page.act("learn", game=game)
    assert page.app.link.url.startswith(f"?game={game}&learn=start")
    read(page)
    html = page.app.body.html
    assert 'data-room="ask"' in html
    assert ('data-act="learn-step"' in html) == bool(steps(game))
    assert ('data-act="learn-exam"' in html) == bool(generators(game))


def test_a_game_without_a_lesson_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def rooms(game: str) -> tuple[Any, ...]:
        return ("start", "ask", "glossary")

    monkeypatch.setattr(learning, "rooms", rooms)
    page = Page(query="?game=musee&learn=lesson")
    html = page.app.body.html
    assert 'data-act="learn-step"' not in html and 'data-act="learn-exam"' not in html
    assert 'data-room="ask"' in html and 'data-room="glossary"' in html
