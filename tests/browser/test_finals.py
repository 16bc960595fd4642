"""Whole final positions entered through the page by keyboard alone, through a reload and a dead kernel.

Pictures of the result in both sizes and themes are left in the folder that ``SCOREKEEPER_PICTURES`` names, if it does.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.test_table import BACK_MS, DESK, PHONE, saved, tab_to, tab_to_button
from scorekeeper import paths
from scorekeeper.codec import decode
from scorekeeper.examples import examples
from scorekeeper.game import Table
from scorekeeper.games import GAMES
from scorekeeper.ui.view import cells
from serving import Served

FINALS = [
    ("bruxelles-1897", "Bruxelles 1897", "four-players-prison-decides"),
    ("musee", "Musée", "two-teams"),
    ("musee", "Musée", "three-players"),
]
MOST_TABS = 900

AT = """() => {
  const node = document.activeElement;
  return {
    cell: node.dataset?.cell ?? null,
    choice: node.dataset?.choice ?? null,
    tag: node.tagName,
    value: node.value ?? null,
    pressed: node.getAttribute?.("aria-pressed") ?? null,
    shut: node.matches?.(".fold[aria-expanded=false]") ?? false,
    part: node.dataset?.part ?? null,
  };
}"""


def wanted(table: Table[Any, Any]) -> dict[str, Any]:
    """What each cell of the pad is to hold, by path."""
    known = cells(GAMES[table.game].sheet(table), len(table.seats)).values()
    found = {
        cell.path: value_at(table, cell.path) for cell in known if cell.path.startswith("final") and not cell.whole
    }
    return {path: value for path, value in found.items() if value is not None}


def value_at(part: Any, path: str) -> Any:
    """The decoded value at a path of the score file; lists of ids have become counts there."""
    for step in paths.steps(path):
        if isinstance(step, int):
            part = part[step] if part is not None and step < len(part) else None
        else:
            part = part.get(step) if isinstance(part, Mapping) else getattr(part, step, None)
    return {"owner": part.owner, "value": part.value} if hasattr(part, "owner") else part


def enter(page: Page, at: dict[str, Any], value: Any) -> bool:
    """Enter a value where the focus is; whether the cell holds all of it now."""
    if at["tag"] == "SELECT":
        want = str(value["owner"] if isinstance(value, dict) else value)
        for _ in range(20):
            if page.evaluate(AT)["value"] == want:
                return not isinstance(value, dict)
            page.keyboard.press("ArrowDown")
        raise AssertionError(f"{at['cell']}: no choice {want}")
    if at["choice"] is not None:
        chosen = [("yes" if value else "no")] if isinstance(value, bool) else [str(each) for each in value] or [""]
        if at["choice"] in chosen and at["pressed"] == "false":
            page.keyboard.press("Space")
        return at["choice"] in ("no", "")  # the last of the cell's buttons
    if at["tag"] == "INPUT":
        page.keyboard.type(str(value["value"] if isinstance(value, dict) else value))
        return True
    return False


@pytest.mark.parametrize(("game", "title", "id"), FINALS, ids=[id for _, _, id in FINALS])
def test_a_final_entered_by_keyboard_comes_out_as_on_the_command_line(
    page: Page, serve: Callable[..., Served], game: str, title: str, id: str
) -> None:
    served = serve()
    page.set_viewport_size(DESK)
    document = next(each for each in examples(game) if each.id == id).document
    table, _ = decode(document)
    assert table is not None
    result = GAMES[game].score(table)
    before = set(served.kernels())
    open_pad(page, served.url, title, [player.name for player in table.players])

    left = wanted(table)
    third, reloaded, killed = len(left) // 3, False, False
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        at = page.evaluate(AT)
        if at["shut"]:
            page.keyboard.press("Enter")
        if at["cell"] in left and enter(page, at, left[at["cell"]]):
            del left[at["cell"]]
            if len(left) < 2 * third and not reloaded:
                saved(page)
                page.reload()
                reloaded = True
            elif len(left) < third and not killed:
                for kernel in set(served.kernels()) - before:
                    os.kill(kernel, signal.SIGKILL)
                expect(page.locator(".sk-lost")).to_be_visible(timeout=BACK_MS)
                expect(page.locator(".sk-lost")).to_be_hidden(timeout=BACK_MS)
                killed = True
            else:
                continue
            expect(page.locator(f"[data-cell='{at['cell']}']:focus")).to_be_attached(timeout=BACK_MS)
            saved(page)
        if not left:
            break
    assert left == {}
    assert reloaded
    assert killed
    saved(page)
    for score in result.outcome.seats:
        total = page.get_by_role("status", name=f"Total, {score.player}", exact=True)
        expect(total).to_have_text(str(score.total))
    tab_to(page, "Finish and see the result")
    page.keyboard.press("Enter")
    expect(page.locator(".place").first).to_be_visible()
    for place, placing in zip(page.locator(".place").all(), result.outcome.ranking, strict=True):
        expect(place).to_contain_text(placing.player)
        expect(place).to_contain_text(str(placing.points))
    pictures(page, id)


def open_pad(page: Page, url: str, title: str, names: list[str]) -> None:
    """By keyboard alone: a new table with these people, its score pad open."""
    page.goto(url)
    expect(page.get_by_role("heading", name="Which game?")).to_be_visible()
    tab_to_button(page, "Score", title)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    tab_to(page, str(len(names)))
    page.keyboard.press("Enter")
    expect(page.locator(f"#player-{len(names) - 1}")).to_be_visible()
    expect(page.locator(f"#player-{len(names)}")).to_have_count(0)
    tab_to(page, "Name of player 1")
    for name in names:
        page.keyboard.press("Control+A")
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    saved(page)
    tab_to(page, "Score")
    page.keyboard.press("Enter")
    expect(page.locator(".at-score .sk-pad .cell").first).to_be_attached()


def pictures(page: Page, name: str) -> None:
    """The result in both sizes and both themes; nothing sticks out at the side."""
    folder = os.environ.get("SCOREKEEPER_PICTURES")
    for size_name, size in (("phone", PHONE), ("desk", DESK)):
        page.set_viewport_size(size)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
            if folder:
                page.screenshot(path=Path(folder) / f"{name}-{size_name}-{scheme}.png", full_page=True)
