"""The result in a browser: one's own count, sharing, files, paper, earlier versions; and that all is accessible."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Download, Page, ViewportSize, expect

from scorekeeper.codec import decode
from scorekeeper.store import Created, Store, open_store
from serving import serving
from tallies import document

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1440, height=900)
DEVICE = "device-of-the-result"
BACK_MS = 30_000

complaints: list[str] = []


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Nothing fails in the page unseen."""
    complaints.clear()
    yield
    assert complaints == []


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Store]]:
    """A server of its own, and the store behind it."""
    db = tmp_path_factory.mktemp("result") / "tables.sqlite3"
    with serving(db) as served:
        yield served.url, open_store(f"sqlite:///{db}")


def made(store: Store, game: str, **more: Any) -> str:
    """A finished table of this device; its address's token."""
    played = {"played_at": "2026-11-28T20:15:00+01:00", "location": "Kitchen"}
    table = store.create({**document(game), **played, **more}, DEVICE)
    assert isinstance(table, Created)
    return table.token


def shown(page: Page, here: tuple[str, Store], token: str, lang: str = "en") -> None:
    page.on("console", lambda said: complaints.append(said.text) if "setting state" in said.text else None)
    page.on("pageerror", lambda fault: complaints.append(str(fault)))
    page.add_init_script(f"localStorage.setItem('sk:device', {DEVICE!r})")
    page.goto(f"{here[0]}?table={token}&part=result&lang={lang}")
    expect(page.locator(".slip").first).to_be_visible(timeout=BACK_MS)


def sheet(page: Page, name: str) -> None:
    page.locator(f"[data-act=result-sheet][data-sheet={name}]").click()
    expect(page.locator("#result-sheet[open] h2").first).to_be_visible()


def saved(page: Page, form: str, what: str = "") -> Download:
    chosen = f"[data-act=result-save][data-kind={form}]" + (f"[data-what={what}]" if what else "")
    with page.expect_download() as waiting:
        page.locator(chosen).click()
    return waiting.value


def text_of(download: Download) -> str:
    return Path(download.path()).read_text("utf-8")


def test_an_own_count_is_compared_as_it_is_entered(page: Page, here: tuple[str, Store]) -> None:
    token = made(here[1], "orleans")
    shown(page, here, token)
    page.locator("#compare > summary").click()
    own = page.get_by_label("Own total of Ana")
    own.fill("10+27+18")
    expect(page.locator(".own-verdict.own-differs")).to_contain_text("3 fewer than by the rules (58).")
    expect(page.locator(".reasons")).to_contain_text("The citizen for most trading stations was forgotten.")
    expect(page.locator(".saved")).to_have_attribute("data-saved", "saved", timeout=BACK_MS)
    page.get_by_label("Own total of Ben").fill("sixty")
    page.get_by_label("Own total of Ben").press("Tab")
    expect(page.get_by_label("Own total of Ben")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("Own total of Ben").fill("60")
    page.get_by_label("Own total of Ben").press("Tab")
    expect(page.locator(".own-verdict.agrees")).to_contain_text("60")
    expect(page.locator(".saved")).to_have_attribute("data-saved", "saved", timeout=BACK_MS)
    page.locator("#by-line-0 > summary").click()
    line = page.get_by_label("Goods, own count of Ana")
    line.fill("8")
    line.press("Tab")
    expect(page.locator("#by-line-0 .own-differs")).to_contain_text("Each goods tile was given 1 point")
    page.reload()
    expect(page.get_by_label("Own total of Ana")).to_have_value("55", timeout=BACK_MS)
    kept = here[1].load(token)
    assert kept is not None
    claims = {claim["seat"]: claim for claim in kept.document["claimed"]}
    assert claims == {0: {"seat": 0, "total": 55, "lines": {"goods": 8}}, 1: {"seat": 1, "total": 60}}
    page.get_by_label("Own total of Ben").fill("")
    page.get_by_label("Own total of Ben").press("Tab")
    expect(page.locator(".own-verdict.agrees")).to_have_count(0)


def test_a_result_is_shared_as_text_picture_link_and_files(browser: Browser, here: tuple[str, Store]) -> None:
    context = browser.new_context(viewport=DESK, permissions=["clipboard-read", "clipboard-write"], locale="en-GB")
    page = context.new_page()
    token = made(here[1], "bruxelles-1897")
    shown(page, here, token)
    sheet(page, "share")
    told = page.locator("#share-text").input_value()
    assert told.splitlines()[:3] == ["Bruxelles 1897 · Nov 28, 2026 · Kitchen", "1. Ana: 76", "2. Ben: 28"]
    page.get_by_role("button", name="Copy text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == told

    page.locator("[data-act=result-theme][data-theme=dark]").click()
    expect(page.locator("[data-act=result-theme][data-theme=dark]")).to_have_attribute("aria-pressed", "true")
    picture = saved(page, "svg")
    assert picture.suggested_filename == "bruxelles-1897-2026-11-28-Ana-Ben.svg"
    svg = text_of(picture)
    ElementTree.fromstring(svg)
    assert "#171512" in svg  # the dark ground
    assert "var(" not in svg
    png = Path(saved(page, "png").path()).read_bytes()
    assert png.startswith(b"\x89PNG")
    wide, high = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    found = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert found is not None
    assert (wide, high) == (2 * int(found[1]), 2 * int(found[2]))
    # Somewhere in the picture there is the accent of the dark theme: it was drawn, not left empty.
    drawn = page.evaluate(
        """async (bytes) => {
          const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          return [...context.getImageData(40, 8, 1, 1).data];
        }""",
        list(png),
    )
    assert drawn == [0x83, 0xC2, 0xB3, 255]

    play = json.loads(text_of(saved(page, "bgsplay")))
    scores = {score["score"] for score in play["plays"][0]["playerScores"]}
    assert scores == {"76", "28"}
    rows = [row for group in json.loads(play["plays"][0]["scoresheet"])["groups"] for row in group["rows"]]
    assert len(rows) >= 9
    file = json.loads(text_of(saved(page, "json")))
    assert decode(file)[0] is not None
    link = page.get_by_role("link", name="Open in BG Stats").get_attribute("href")
    assert link is not None
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=")

    # The link that is handed on lets others look and change nothing.
    url = page.locator("#share-link").inner_text()
    assert token not in url
    assert url in told
    other = browser.new_page()
    other.goto(url)
    expect(other.locator(".slip").first).to_be_visible(timeout=BACK_MS)
    other.locator("#compare > summary").click()
    expect(other.get_by_label("Own total of Ana")).to_be_disabled()
    expect(other.locator("[data-act=result-sheet][data-sheet=share]")).to_be_enabled()
    other.close()
    context.close()


def test_an_earlier_version_can_be_looked_at_and_a_result_goes_to_the_printer(
    page: Page, here: tuple[str, Store]
) -> None:
    token = made(here[1], "orleans")
    store = here[1]
    store.append(token, 1, [("status", "playing")], DEVICE, "reopen")
    store.append(token, 2, [("final.seats[1].coins", 25)], DEVICE)
    store.append(token, 3, [("status", "finished")], DEVICE, "finish")
    shown(page, here, token)
    expect(page.locator(".winner")).to_contain_text("Ana wins.")
    sheet(page, "earlier")
    expect(page.locator(".versions li")).to_have_count(1)
    expect(page.locator(".versions li")).to_contain_text("Ana 58, Ben 60")
    page.locator("[data-act=result-version]").click()
    expect(page.locator(".changes li")).to_have_text(["Coins, Ben 31 → 25"])
    expect(page.locator(".then .place").first).to_contain_text("Ben")
    expect(page.locator(".then .place").first).to_contain_text("60")
    page.keyboard.press("Escape")
    expect(page.locator("#result-sheet[open]")).to_have_count(0)
    now = store.load(token)
    assert now is not None
    assert now.version == 4  # looking changes nothing

    sheet(page, "print")
    page.locator("[data-act=result-paper]").select_option("letter")
    page.locator("[data-act=result-print][data-what=result]").click()
    paper = page.frame_locator("#sk-paper")
    expect(paper.locator(".slips article")).to_have_count(2)
    assert "size: letter" in (page.locator("#sk-paper").get_attribute("srcdoc") or "")
    page.locator("[data-act=result-players]").select_option("5")
    page.locator("[data-act=result-print][data-what=blank]").click()
    expect(paper.locator(".sheet thead .name")).to_have_count(5)
    html = text_of(saved(page, "html", "blank"))
    assert html.startswith("<!doctype html>")
    assert "<script" not in html


@pytest.mark.parametrize(
    ("size", "scheme", "lang", "game"),
    [(PHONE, "dark", "ja", "bruxelles-1897"), (DESK, "light", "es", "new-york-1901")],
    ids=["phone-dark-ja", "desk-light-es"],
)
def test_the_result_and_its_sheets_are_accessible_and_fit(
    browser: Browser, here: tuple[str, Store], size: Any, scheme: Any, lang: str, game: str
) -> None:
    context = browser.new_context(viewport=size, color_scheme=scheme)
    page = context.new_page()
    shown(page, here, made(here[1], game, claimed=[{"seat": 0, "total": 7}, {"seat": 1, "lines": {}}]), lang)
    seen: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        width = page.evaluate("document.documentElement.scrollWidth")
        inner = page.evaluate(
            "[...document.querySelectorAll('#result-sheet[open]')].map((n) => n.scrollWidth - n.clientWidth)"
        )
        found = [f"{width} px wide"] if width > size["width"] else []
        found += [f"sheet too wide by {each}" for each in inner if each > 0]
        small = page.evaluate(
            """[...document.querySelectorAll(".sk button:not(.link), .sk select, .sk input, .sk summary")]
              .filter((n) => n.checkVisibility() && n.getBoundingClientRect().height < 44 && !n.closest(".bar"))
              .map((n) => n.outerHTML.slice(0, 90))"""
        )
        page.evaluate(AXE.read_text("utf-8"))
        result = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        found += [f"{v['id']}: {n['target']}" for v in result["violations"] for n in v["nodes"]]
        seen[screen] = found + small

    page.locator("#by-line-0 > summary").click()
    look("result")
    for name in ("share", "print", "earlier"):
        sheet(page, name)
        look(name)
        page.keyboard.press("Escape")
        expect(page.locator("#result-sheet[open]")).to_have_count(0)
    context.close()
    assert {screen: found for screen, found in seen.items() if found} == {}
