"""Blank sheets and results as they come out of a printer: how many pages, nothing cut off, boxes to write in."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from scorekeeper.games import GAMES
from scorekeeper.printing import PAPERS, blank_page, result_page
from tallies import table_of

MOST_PAGES = {"bruxelles-1897": 2, "musee": 1, "new-york-1901": 2, "orleans": 1}
WIDTHS = {"a4": 186, "letter": 192}  # mm between the margins
CUT_OFF = """() => [...document.querySelectorAll("body *")].filter((node) => {
  const box = node.getBoundingClientRect();
  const block = getComputedStyle(node).display !== "inline" && !node.closest("svg");
  return box.width && (box.right > innerWidth + 1 || (block && node.scrollWidth > node.clientWidth + 2));
}).map((node) => node.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("form", PAPERS)
@pytest.mark.parametrize(
    ("game", "lang"), [("bruxelles-1897", "es"), ("musee", "ja"), ("new-york-1901", "en"), ("orleans", "en")]
)
def test_a_sheet_fits_its_pages(page: Page, game: str, lang: str, form: str) -> None:
    page.set_viewport_size({"width": round(WIDTHS[form] / 25.4 * 96), "height": 1000})
    page.emulate_media(media="print")
    page.set_content(blank_page(GAMES[game], 4, lang, form))
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) <= MOST_PAGES[game]
    assert page.evaluate(CUT_OFF) == []
    boxes = page.evaluate("[...document.querySelectorAll('.sheet td')].map((td) => td.getBoundingClientRect().height)")
    assert min(boxes) > 6.5 / 25.4 * 96  # room for a pencil


def test_a_result_fits_its_page(page: Page) -> None:
    page.set_viewport_size({"width": round(WIDTHS["a4"] / 25.4 * 96), "height": 1000})
    page.emulate_media(media="print")
    table, game = table_of("orleans"), GAMES["orleans"]
    page.set_content(result_page(table, game, game.score(table), "es"))
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    assert page.evaluate(CUT_OFF) == []
