"""History in a browser: plays in and out as files, figures, people; by keyboard, in both themes, checked by axe."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from exchanging import EDGES, export_of
from serving import Served

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1440, height=900)
PLAYS = 40
SLOW_MS = 30_000

FOCUSED = "() => document.activeElement.getAttribute('aria-label') ?? (document.activeElement.innerText || '').trim()"

UNFOLD = "[...document.querySelectorAll('.past details')].slice(0, 12).forEach((each) => { each.open = true; })"


@pytest.fixture
def url(serve: Callable[..., Served]) -> str:
    return serve().url


@pytest.fixture
def watched(page: Page) -> Iterator[Page]:
    """A page on which no script may fail."""
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.set_default_timeout(SLOW_MS)
    expect.set_options(timeout=SLOW_MS)
    yield page
    expect.set_options(timeout=5_000)
    assert faults == []


def tab_to(page: Page, label: str, most: int = 60) -> None:
    for _ in range(most):
        if page.evaluate(FOCUSED) == label:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {label!r}")


def bring_in(page: Page, *files: Path) -> None:
    """Import files: the preview, then the doing."""
    page.locator("[data-upload=past-upload]").set_input_files(files)
    page.locator("[data-act=past-import]").click()
    expect(page.locator(".did")).to_be_visible()


def test_files_in_and_out_and_a_look_back(watched: Page, url: str, tmp_path: Path, browser: Browser) -> None:
    page = watched
    page.set_viewport_size(DESK)
    plays = tmp_path / "plays.json"
    plays.write_text(json.dumps(export_of(PLAYS)), "utf-8")

    # By keyboard from Home to the files of History.
    page.goto(url)
    expect(page.get_by_role("button", name="History")).to_be_visible()
    tab_to(page, "History")
    page.keyboard.press("Enter")
    expect(page.get_by_text("No finished play yet")).to_be_visible()
    tab_to(page, "Import and export")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Backup")).to_be_visible()

    bring_in(page, plays, EDGES)
    expect(page.locator(".did")).to_contain_text("added")
    page.get_by_role("link", name="Plays", exact=True).click()
    expect(page.locator(".past .rows > li")).to_have_count(20)
    status = page.locator(".filters [role=status]")
    total = int(status.inner_text().split()[0])
    assert total > PLAYS
    page.get_by_role("combobox", name="Number of players").select_option("3")
    expect(status).not_to_contain_text(f"{total} of")
    found = int(status.inner_text().split()[0])

    # What is exported is what the filter lets through.
    page.get_by_role("link", name="Import and export").click()
    with page.expect_download() as exported:
        page.get_by_role("button", name="Download").click()
    assert exported.value.suggested_filename.endswith(".json")
    assert len(json.loads(Path(exported.value.path()).read_text("utf-8"))["plays"]) == found

    # A backup in one click, and back in another: nothing comes twice.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Make a backup").click()
    backup = tmp_path / "backup.zip"
    saved.value.save_as(backup)
    with zipfile.ZipFile(backup) as archive:
        assert len(archive.namelist()) >= 2 * total
    page.locator("[data-upload=past-restore]").set_input_files(backup)
    expect(page.locator(".did")).to_contain_text("Added 0")

    # People: another name, and two as one, kept over a reload.
    page.get_by_role("link", name="Players", exact=True).click()
    person = page.locator(".people li").first
    person.locator("summary").first.click()
    person.get_by_role("textbox").fill("Zora")
    page.keyboard.press("Enter")
    expect(page.locator(".did")).to_contain_text("Zora")
    page.reload()
    expect(page.get_by_role("heading", name="Names")).to_be_visible()
    expect(page.locator(".people bdi", has_text="Zora").first).to_be_attached()
    assert "history=people" in page.url
    page.go_back()
    expect(page.get_by_role("heading", name="Backup")).to_be_visible()

    faults: dict[tuple[str, ...], list[str]] = {}
    device = page.evaluate("localStorage.getItem('sk:device')")
    for size, dark, lang in ((PHONE, True, "es"), (DESK, False, "ja")):
        context = browser.new_context(viewport=size, color_scheme="dark" if dark else "light", locale=lang)
        context.add_init_script(f"localStorage.setItem('sk:device', '{device}')")
        faults |= {(lang, *key): found for key, found in look_over(context.new_page(), url, size).items() if found}
        context.close()
    assert not faults, json.dumps([[*key, *found] for key, found in faults.items()], indent=1)


def look_over(page: Page, url: str, size: ViewportSize) -> dict[tuple[str, ...], list[str]]:
    """Every view: what axe finds, and whether it is too wide."""
    page.set_default_timeout(SLOW_MS)
    seen: dict[tuple[str, ...], list[str]] = {}

    def look(view: str, sign: str) -> None:
        expect(page.locator(sign).first).to_be_visible()
        page.evaluate(UNFOLD)
        width = page.evaluate("document.documentElement.scrollWidth")
        found = [] if width <= size["width"] else [f"{width} px wide"]
        page.evaluate(AXE.read_text("utf-8"))
        result = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        seen[(view,)] = found + [f"{v['id']}: {n['target']}" for v in result["violations"] for n in v["nodes"]]

    page.goto(f"{url}?history=plays")
    look("plays", ".past .rows > li")
    page.locator("[data-act=past-view][data-view=games]").click()
    look("games", "#all-games")
    page.locator("[data-act=past-game][data-game=orleans]").click()
    look("one game", "#lines")
    page.locator("[data-act=past-view][data-view=people]").click()
    for part in ("one", "other"):
        options = page.locator(f"[data-act=past-versus][data-part={part}] option")
        value = options.nth(3 if part == "one" else 4).get_attribute("value")
        page.locator(f"[data-act=past-versus][data-part={part}]").select_option(value)
    look("people", "#versus ~ p")
    page.locator("[data-act=past-ask]:visible").first.click()
    look("forget", "dialog[open] h2")
    page.locator("button[data-act=past-close]").click()
    page.locator("[data-act=past-view][data-view=files]").click()
    page.locator("[data-upload=past-upload]").set_input_files(EDGES)
    look("preview", "#preview")
    page.locator("[data-act=past-cancel]").click()
    look("files", "#backup")
    page.locator("[data-act=past-view][data-view=plays]").click()
    page.locator("[data-act=past-clear]").click()
    page.locator(".past .rows > li[data-game='A low-score game'] [data-act=past-open]").first.click()
    look("totals", ".totals")
    return seen
