"""A table from its first name to its result, in a browser: by keyboard alone, through reloads and dead kernels."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from serving import Served
from shares import WHOLE

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1440, height=900)
BACK_MS = 30_000  # until a page has noticed that its kernel died, and has come back
SILENT_MS = 9_000  # longer than a page hears nothing before it asks whether its kernel is there

FOCUSED = """() => {
  const node = document.activeElement;
  return node.getAttribute("aria-label") ?? (node.innerText || node.value || "").trim();
}"""


@pytest.fixture
def served(serve: Callable[..., Served]) -> Served:
    return serve()


@pytest.fixture
def url(served: Served) -> str:
    return served.url


@pytest.fixture
def watched(page: Page) -> Iterator[Page]:
    """A page on which no script may fail."""
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    yield page
    assert faults == []


def tab_to(page: Page, label: str, most: int = 120) -> None:
    """Press Tab until the thing of this name has the focus."""
    for _ in range(most):
        if page.evaluate(FOCUSED) == label:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {label!r}")


def saved(page: Page) -> None:
    expect(page.locator(".saved")).to_have_attribute("data-saved", "saved", timeout=BACK_MS)


def total(page: Page, name: str) -> Any:
    return page.get_by_role("status", name=f"Total, {name}", exact=True)


def start(page: Page, url: str, names: tuple[str, ...] = ("Ana", "Ben")) -> None:
    """By keyboard alone: a table of Musée with these two, its score pad open."""
    page.goto(url)
    expect(page.get_by_role("heading", name="Which game?")).to_be_visible()
    tab_to_button(page, "Score", "Musée")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    tab_to(page, "Name of player 1")
    for name in names:
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    saved(page)
    tab_to(page, "Score")
    page.keyboard.press("Enter")
    expect(page.locator(".at-score .sk-pad .cell").first).to_be_attached()


def tab_to_button(page: Page, act: str, game: str, most: int = 40) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        words = re.split(r"\s*\n?:\s*", page.evaluate("() => document.activeElement.textContent"))
        if words == [act, game]:
            return
    raise AssertionError(f"Tab does not reach {act} of {game}")


def press_chip(page: Page, label: str, *choices: str) -> None:
    for choice in choices:
        for _ in range(120):
            page.keyboard.press("Tab")
            group = "() => document.activeElement.closest('[role=group]')?.getAttribute('aria-label')"
            if page.evaluate(group) == label and page.evaluate(FOCUSED) == choice:
                break
        else:
            raise AssertionError(f"Tab does not reach {label}: {choice}")
        page.keyboard.press("Space")


def test_by_keyboard_through_a_reload_and_a_dead_kernel(watched: Page, served: Served) -> None:
    page = watched
    page.set_viewport_size(DESK)
    before = set(served.kernels())
    start(page, served.url)
    press_chip(page, "Staircases in the upper row", "2", "4", "6")
    press_chip(page, "Staircases in the lower row", "1", "3", "5")

    # Ana: 13, 28 and 38 side by side in the middle gallery, 18 under the 28.
    tab_to(page, "Upper gallery 1, Ana")
    page.keyboard.press("Shift+Tab")
    tab_to(page, "All empty: Upper gallery, Ana")
    page.keyboard.press("Space")
    tab_to(page, "Middle gallery 2, Ana")
    page.keyboard.type("13")
    page.keyboard.press("Enter")
    page.keyboard.type("28")
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED) == "Middle gallery 4, Ana"
    page.keyboard.type("38")
    saved(page)

    page.reload()
    expect(page.get_by_label("Middle gallery 4, Ana", exact=True)).to_be_focused(timeout=BACK_MS)
    expect(page.get_by_label("Middle gallery 4, Ana", exact=True)).to_have_value("38")
    tab_to(page, "Lower gallery 3, Ana")
    page.keyboard.type("18")
    tab_to(page, "Upper gallery 1, Ben")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    page.keyboard.type("1")
    saved(page)

    for kernel in set(served.kernels()) - before:
        os.kill(kernel, signal.SIGKILL)
    page.keyboard.type("0")  # the 10 that nobody hears of
    expect(page.locator(".saved")).to_have_attribute("data-saved", "waiting")
    expect(page.get_by_role("alert")).to_contain_text("not yet saved", timeout=BACK_MS)
    expect(page.get_by_role("alert")).to_have_count(0, timeout=BACK_MS)
    expect(page.get_by_label("Upper gallery 2, Ben", exact=True)).to_be_focused(timeout=BACK_MS)
    expect(page.get_by_label("Upper gallery 2, Ben", exact=True)).to_have_value("10")
    saved(page)

    for level in ("Middle", "Lower"):
        tab_to(page, f"All empty: {level} gallery, Ben")
        page.keyboard.press("Space")
    press_chip(page, "Gallery bonus cards held, Ana", "None")
    press_chip(page, "Gallery bonus cards held, Ben", "None")
    expect(total(page, "Ana")).to_have_text("11")
    expect(total(page, "Ben")).to_have_text("4")
    saved(page)
    tab_to(page, "Finish and see the result")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("Ana.* wins"))).to_be_visible()
    expect(page.locator(".place").first).to_contain_text("11")
    assert "part=result" in page.url
    page.go_back()
    expect(total(page, "Ana")).to_have_text("11")


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no signal stops a process here")
def test_a_slow_server_is_not_taken_for_a_lost_one(watched: Page, served: Served) -> None:
    page = watched
    before = set(served.kernels())
    start(page, served.url)
    asking = """async () => {
        const { kernelId, baseUrl } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
        return (await (await fetch(`${baseUrl}api/kernels/${kernelId}`)).json()).execution_state;
    }"""
    assert page.evaluate(asking) in ("busy", "idle")  # what the page asks when it hears nothing
    page.route("**/api/kernels/*", lambda route: route.fulfill(json={"execution_state": "busy"}))
    page.evaluate("window.same = true")
    mine = set(served.kernels()) - before
    for kernel in mine:
        os.kill(kernel, signal.SIGSTOP)
    try:
        page.keyboard.type("3")
        page.wait_for_timeout(SILENT_MS)
        expect(page.locator(".sk-lost")).to_be_hidden()
    finally:
        for kernel in mine:
            os.kill(kernel, signal.SIGCONT)
    saved(page)
    assert page.evaluate("window.same"), "the page was loaded again"


def test_a_sum_is_kept_as_typed_and_a_word_is_no_number(watched: Page, url: str) -> None:
    page = watched
    page.set_viewport_size(DESK)
    start(page, url)
    cell = page.get_by_label("Upper gallery 1, Ana", exact=True)
    cell.fill("1+2")
    cell.press("Tab")
    expect(cell).to_have_value("3")
    cell.focus()
    expect(cell).to_have_value("1+2")
    cell.fill("three")
    cell.press("Tab")
    expect(cell).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".saved")).to_have_attribute("data-saved", "waiting")
    cell.fill("4")
    cell.press("Tab")
    saved(page)


def score_pad(page: Page, game: str) -> None:
    """From the first page to the score pad of a new table."""
    page.locator(f"[data-act=new][data-game={game}][data-part=score]").click()
    expect(page.locator(".players")).to_be_visible()
    page.locator(".parts [data-part=score]").click()
    expect(page.locator(".at-score .sk-pad [data-cell]:visible").first).to_be_visible()


def first_player(page: Page, url: str) -> Page:
    """Musée's pad on a phone, at the first player."""
    page.set_viewport_size(PHONE)
    page.goto(url)
    score_pad(page, "musee")
    page.get_by_role("tab", name="Player 1").click()
    return page


def test_a_pad_comes_after_every_other_screen(watched: Page, url: str) -> None:
    page = watched
    page.set_viewport_size(PHONE)
    page.goto(url + "?lang=es")
    score_pad(page, "orleans")
    page.get_by_role("tab", name="Jugador 2").click()
    page.locator(".sk-top .back").click()
    score_pad(page, "bruxelles-1897")
    expect(page.get_by_role("tab")).not_to_have_count(0)
    page.get_by_role("tab", name="Jugador 1").click()
    page.locator("input[data-cell^='final.seats[0]']:visible").first.fill("3")
    saved(page)
    page.locator(".parts [data-part=play]").click()
    page.locator(".choices .button").first.click()
    page.locator("[data-form] [data-enter=yes]").click()
    expect(page.locator("[data-key^='entry-']").first).to_be_attached()
    page.locator(".parts [data-part=score]").click()
    expect(page.locator("input[data-cell^='final.seats[0]']:visible").first).to_have_value("3")


def test_a_finding_leads_to_a_folded_cell(watched: Page, url: str) -> None:
    """From the result, where the pad is not there yet, and on the pad after its rows were folded by hand."""
    page = first_player(watched, url)
    fold = page.locator(".fold:visible")
    fold.click()
    page.locator("[data-cell='final.seats[0].retired'][data-choice=yes]").click()
    for level in ("upper", "lower"):
        page.locator(f"[data-cell='final.seats[0].galleries.{level}'][type=checkbox]").check()
    there = page.locator("[data-act=goto][data-path='final.seats[0].retired']").first
    expect(there).to_be_visible()
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    there.click()
    cell = page.locator("[data-cell='final.seats[0].retired']").first
    expect(cell).to_be_focused()
    expect(cell).to_be_in_viewport()
    page.get_by_role("tab", name="Player 2").click()
    page.locator(".parts [data-part=result]").click()
    there.click()
    expect(cell).to_be_focused()
    expect(cell).to_be_in_viewport()


def test_what_a_cell_says_covers_nothing_without_it(watched: Page, url: str) -> None:
    """And what cannot be read says which number still counts."""
    page = first_player(watched, url)
    tip = page.locator("#pad-tip")
    expect(tip).to_be_hidden()
    cell = page.get_by_label("Upper gallery 1, Player 1", exact=True)
    cell.fill("999")
    saved(page)
    cell.fill("abc")
    cell.blur()
    expect(tip).to_have_text("“abc” is no number. 999 still counts.")
    expect(tip).to_be_visible()
    cell.fill("5")
    cell.blur()
    expect(tip).to_be_hidden()
    # Where a browser hands no text on there is no button for it.
    page.evaluate("() => Object.defineProperty(navigator, 'share', { value: undefined })")
    page.locator(".parts [data-part=result]").click()
    page.locator("[data-act=result-sheet][data-sheet=share]").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator("dialog[open] [data-hand]")).to_be_hidden()


LOOKS = [
    pytest.param(locale, size, scheme, id=f"{locale}-{'phone' if size is PHONE else 'desk'}-{scheme}")
    for at, (locale, size, scheme) in enumerate(product(("en-GB", "es-ES", "ja-JP"), (PHONE, DESK), ("light", "dark")))
    if WHOLE or (at // 4 + at // 2 + at) % 2 == 0
]
"""Each language on a phone in one theme and on a desk in the other; where the whole is looked at, in both on both."""


@pytest.mark.parametrize(("locale", "size", "scheme"), LOOKS)
def test_every_screen_is_accessible_and_fits(browser: Browser, url: str, size: Any, scheme: Any, locale: str) -> None:
    context = browser.new_context(viewport=size, color_scheme=scheme, locale=locale)
    page = context.new_page()
    page.goto(url)
    seen: dict[str, list[str]] = {}

    def look(screen: str, place: str) -> None:
        expect(page.locator(place).first).to_be_visible()
        width = page.evaluate("document.documentElement.scrollWidth")
        found = [] if width <= size["width"] else [f"{width} px wide"]
        page.evaluate(AXE.read_text("utf-8"))
        result = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        seen[screen] = found + [f"{v['id']}: {n['target']}" for v in result["violations"] for n in v["nodes"]]

    look("home", ".card.game")
    page.locator("[data-act=new][data-game=musee][data-part=score]").click()
    look("players", ".players")
    page.locator("[data-act=part][data-part=setup]").first.click()
    look("setup", ".at-setup .sk-pad .cell")
    page.locator(".ticks [data-act=rule]").first.click()
    look("rule", "dialog[open] h2")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-act=part][data-part=score]").first.click()
    expect(page.locator(".at-score .sk-pad .cell").first).to_be_attached()
    if size is PHONE:
        page.locator("[role=tab]").nth(1).click()
    page.locator("input.slot:visible").nth(0).fill("30")
    page.locator("input.slot:visible").nth(1).fill("20")
    expect(page.locator(".finding.error").first).to_be_visible()
    look("score", ".at-score .sk-pad .cell:visible")
    page.locator("[data-act=finish]").click()
    look("result", ".slip")
    page.locator("[data-act=delete]").click()
    look("question", "dialog[open] h2")
    page.locator("dialog[open] [data-act=answer]").click()
    expect(page.locator(".at-home .card.game").first).to_be_visible()
    page.locator("summary").click()
    look("home with a deleted table", "[data-act=restore]")
    context.close()
    assert {screen: found for screen, found in seen.items() if found} == {}


def test_two_phones_at_one_table(browser: Browser, url: str) -> None:
    contexts = [browser.new_context(viewport=DESK), browser.new_context(viewport=DESK)]
    one, other = (context.new_page() for context in contexts)
    start(one, url)
    other.goto(one.url)
    one.get_by_label("Upper gallery 1, Ana", exact=True).fill("7")
    expect(other.get_by_label("Upper gallery 1, Ana", exact=True)).to_have_value("7", timeout=15_000)
    # The other one loses its connection, and both enter something at the same place.
    contexts[1].set_offline(True)
    other.get_by_label("Lower gallery 1, Ben", exact=True).fill("11")
    one.get_by_label("Lower gallery 1, Ben", exact=True).fill("12")
    saved(one)
    contexts[1].set_offline(False)
    other.reload()
    expect(other.locator(".clash")).to_contain_text("11", timeout=BACK_MS)
    expect(other.locator(".clash")).to_contain_text("12")
    other.get_by_role("button", name="Keep 11").click()
    expect(other.locator(".clash")).to_have_count(0)
    expect(one.get_by_label("Lower gallery 1, Ben", exact=True)).to_have_value("11", timeout=15_000)
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("?table=nothing-like-it", "There is no table at this address"),
        ("?game=nothing", "This game is not known here"),
        ("?game=musee&rule=nothing", "There is no such rule here"),
        ("?lang=xx", "This language is not here yet"),
    ],
)
def test_a_bad_link_is_told_and_leads_home(page: Page, url: str, query: str, sentence: str) -> None:
    page.goto(url + query)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.locator(".card.game").first).to_be_visible()


def test_a_rule_has_an_address(page: Page, url: str) -> None:
    page.goto(url + "?game=musee&rule=neighbours&lang=es")
    expect(page.get_by_role("dialog")).to_contain_text("Vecinas", timeout=BACK_MS)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("rule="))
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_hostile_names_stay_words(watched: Page, url: str) -> None:
    page = watched
    page.set_viewport_size(PHONE)
    start(page, url, ('<img src=x onerror="document.title=1">', "\u202eאבג" + "x" * 400))
    for part in ("players", "setup", "play", "score", "result"):
        page.locator(f".parts [data-part={part}]").click()
        expect(page.locator(f".at-{part} .sk-body > *").first).to_be_attached()
        assert page.locator(".sk img").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.title() != "1"
