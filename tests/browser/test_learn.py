"""The Learn rooms in a browser: a whole lesson by keyboard in each language, an exam, and what an axe finds.

``SCOREKEEPER_PICTURES=folder`` keeps a picture of every step of every game in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from itertools import cycle, product
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from scorekeeper.games import GAMES
from scorekeeper.learn import Ask, Question
from scorekeeper.lessons import question, steps
from scorekeeper.text import LANGUAGES, Words
from scorekeeper.ui import learning
from scorekeeper.ui.screens.drawing import parts
from scorekeeper.ui.screens.question import picture, words_of
from serving import Served
from shares import WHOLE

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1440, height=900)
TUTORIALS = Path(__file__).parents[2] / "tutorials"
PICTURES = os.environ.get("SCOREKEEPER_PICTURES", "")
FIRST_MS = 30_000  # until the first question is answered, for which an index is made
TAUGHT = [game for game in GAMES if steps(game)]
WALKS = list(product(TAUGHT, LANGUAGES)) if WHOLE else list(zip(TAUGHT, cycle(LANGUAGES), strict=False))
"""Each game in one language; where the whole is looked at, every game in every language, which ``test_ui_learn`` does
without a browser each time."""


@pytest.fixture
def url(serve: Callable[..., Served]) -> str:
    return serve().url


@pytest.fixture
def watched(page: Page) -> Iterator[Page]:
    """A page on which no script may fail."""
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    yield page
    assert faults == []


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Press Tab until the thing that the selector names has the focus."""
    for _ in range(most):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def answer(page: Page, asked: Question, game: str, lang: str, good: bool) -> None:
    """Answer by keyboard alone, from the heading on."""
    ids = [each.id for each in asked.answers]
    right = set(asked.right)
    match asked.kind:
        case Ask.CHOOSE:
            chosen = next(each for each in ids if (each in right) == good)
            tab_to(page, f"#answer-{ids.index(chosen)}")
            page.keyboard.press("Enter")
            return
        case Ask.SELECT:
            wanted = right if good or right == set(ids) else right ^ {next(each for each in ids if each not in right)}
            wanted = wanted if good or wanted != right else set(list(asked.right)[1:])
            for each in sorted(wanted, key=ids.index):
                tab_to(page, f"#answer-{ids.index(each)}")
                page.keyboard.press("Space")
        case Ask.COUNT:
            tab_to(page, "#number")
            page.keyboard.type(str(int(asked.right[0]) + (not good)))
            page.keyboard.press("Enter")
            return
        case Ask.ORDER:
            if good:
                _order(page, asked.right)
            elif _shown(page) == list(asked.right):
                _order(page, asked.right[::-1])
        case Ask.PLACE | Ask.SPOT:
            named = parts(picture(GAMES[game], words_of(GAMES[game], lang, asked), asked))
            part = next(each for each in named if (each in right) == good)
            tab_to(page, "#part")
            page.locator("#part").select_option(part)
    tab_to(page, "#go")
    page.keyboard.press("Enter")


def _order(page: Page, right: tuple[str, ...]) -> None:
    for to, id in enumerate(right):
        while (at := _shown(page).index(id)) > to:
            tab_to(page, f"[id='up-{id}']")
            page.keyboard.press("Enter")
            page.wait_for_function(
                "([id, at]) => document.querySelectorAll('.order li')[at - 1]?.dataset.key === 'order-' + id",
                arg=[id, at],
            )


def _shown(page: Page) -> list[str]:
    keys: list[str] = page.evaluate("() => [...document.querySelectorAll('.order li')].map((each) => each.dataset.key)")
    return [key.removeprefix("order-") for key in keys]


@pytest.mark.parametrize(("game", "lang"), WALKS)
def test_a_whole_lesson_by_keyboard(watched: Page, url: str, game: str, lang: str) -> None:
    page, app, words = watched, Words(None, lang), Words(game, lang)
    page.set_viewport_size(PHONE)
    page.goto(f"{url}?game={game}&lesson={steps(game)[0].id}&lang={lang}")
    for at, step in enumerate(steps(game)):
        title = words.say(f"step-{step.id}", "title")
        heading = page.locator(".sk-body h1")
        if step.capstone:
            expect(page.locator("article.capstone")).to_be_visible()
            break
        expect(heading).to_have_text(title)
        expect(heading).to_be_focused()
        asked = question(GAMES[game], step)
        assert asked is not None
        good = at % 3 != 0
        answer(page, asked, game, lang, good)
        said = page.locator(".said[role=status]")
        expect(said).to_contain_text(app.say("app-learn-is-right" if good else "app-learn-is-wrong"))
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        tab_to(page, "#go")
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.skipif(not PICTURES, reason="set SCOREKEEPER_PICTURES to a folder to keep pictures of all steps")
def test_pictures_of_every_step(watched: Page, url: str, game: str) -> None:
    folder = Path(PICTURES) / game
    folder.mkdir(parents=True, exist_ok=True)
    watched.set_viewport_size(PHONE)
    watched.goto(f"{url}?game={game}&lesson={steps(game)[0].id}&lang=en")
    watched.add_style_tag(content=".sk .going { position: static !important; }")
    shown = [(f"step-{step.id}", step.id) for step in steps(game) if not step.capstone]
    shown += [(f"stage-{stage}", f"{learning.last_step(game)}-{stage}") for stage in learning.stages(game)]
    for at, (key, name) in enumerate(shown):
        expect(watched.locator(f"article[data-key='{key}']")).to_be_visible()
        watched.screenshot(path=folder / f"{at + 1:02}-{name}.png", full_page=True)
        watched.locator(".going [data-act=learn-next]").last.click()


def test_the_capstone_is_counted_line_by_line(watched: Page, url: str) -> None:
    page = watched
    game = TAUGHT[0]
    page.set_viewport_size(DESK)
    page.goto(f"{url}?game={game}&lesson={learning.last_step(game)}&lang=en")
    expect(page.get_by_role("heading", name="Set it up")).to_be_visible()
    for stage in learning.stages(game)[1:]:
        skip = page.locator(".going [data-act=learn-next]").last
        skip.click()
        expect(page.locator(f"article[data-key=stage-{stage}]")).to_be_visible()
        if stage == "score":
            first = page.locator("[data-act=learn-line]").first
            first.fill("3")
            first.press("Enter")
            expect(page.locator("[data-act=learn-line]").nth(1)).to_be_focused()
            page.keyboard.type("4")
    expect(page.get_by_role("heading", name=re.compile(r"\d+ of \d+ lines right"))).to_be_visible()
    expect(page.locator(".yours").first).to_be_visible()


def test_an_exam_goes_on_after_a_reload(watched: Page, url: str) -> None:
    page = watched
    page.set_viewport_size(PHONE)
    page.goto(f"{url}?game=musee&learn=exam&lang=en")
    expect(page.get_by_role("heading", name="Question 1 of 10")).to_be_focused()
    if page.locator("#number").count():
        page.locator("#number").fill("1")
    for kind in ("#answer-0", "[data-act=learn-toggle]"):
        if page.locator(kind).count():
            page.locator(kind).first.click()
            break
    if page.locator("#part").count():
        page.locator("#part").select_option(index=1)
    if page.locator("#go[data-act=learn-check]").count():
        page.locator("#go").click()
    expect(page.locator(".said .marking")).to_be_visible()
    address = page.url
    assert "seed=" in address
    page.reload()
    expect(page.get_by_role("heading", name="Question 2 of 10")).to_be_visible()
    assert page.url == address


def test_asking_by_enter_and_opening_the_rule(watched: Page, url: str) -> None:
    page = watched
    page.set_viewport_size(PHONE)
    page.goto(f"{url}?game=musee&learn=ask&lang=en")
    page.get_by_label("Your question").fill("May I move a painting?")
    page.keyboard.press("Enter")
    expect(page.locator(".hits li").first).to_be_visible(timeout=FIRST_MS)
    page.locator(".hits button").first.click()
    expect(page.locator("#rule-sheet")).to_be_visible()
    link = page.locator("#rule-sheet a[data-act=learn-step]").first
    title = link.inner_text()
    link.click()
    expect(page.locator(".sk-body h1")).to_have_text(title)
    page.go_back()
    expect(page.get_by_label("Your question")).to_be_visible()


def test_a_tutorial_served_by_itself_opens_where_its_game_is_learned(
    watched: Page, serve: Callable[..., Served]
) -> None:
    watched.goto(serve(TUTORIALS / "musee.ipynb").url)
    expect(watched.get_by_role("heading", name="Learn Musée")).to_be_visible(timeout=FIRST_MS)
    assert "game=musee&learn=start" in watched.url


SCREENS = {
    "start": "game=musee&learn=start",
    "step": "game=musee&lesson=seventeen-twice",
    "select": "game=new-york-1901&lesson=generations",
    "capstone": "game=musee&lesson=capstone",
    "exam": "game=new-york-1901&learn=exam&seed=11",
    "ask": "game=orleans&learn=ask",
    "glossary": "game=musee&learn=glossary",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_for_an_axe(browser: Browser, url: str, scheme: str) -> None:
    few = ("start", "step", "exam")  # a screen costs seconds, and the others are made of the same pieces
    for size in (PHONE, DESK) if scheme == "light" else (PHONE,):
        context = browser.new_context(viewport=size, color_scheme="dark" if scheme == "dark" else "light")
        page = context.new_page()
        for name, query in SCREENS.items():
            if name not in few and (scheme == "dark" or size is DESK):
                continue
            page.goto(f"{url}?{query}&lang=en")
            expect(page.locator(".sk-body h1")).to_be_visible()
            page.evaluate(AXE.read_text("utf-8"))
            found = page.evaluate("() => axe.run(document.querySelector('.sk')).then((found) => found.violations)")
            told = [(name, each["id"], [node["html"][:200] for node in each["nodes"]]) for each in found]
            assert told == []
            assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
            small = page.evaluate(
                "() => [...document.querySelectorAll('.sk-body :is(button, a, select, input, summary)')]"
                ".filter((n) => n.offsetParent && n.type !== 'checkbox' && n.getBoundingClientRect().height < 43.5)"
                ".map((n) => n.outerHTML.slice(0, 120))"
            )
            assert small == [] or size is DESK, name
        context.close()
