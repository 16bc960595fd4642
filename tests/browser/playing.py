"""A game played along through the page: each event entered as a person would, by what the page shows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, expect

from scorekeeper.codec import decode
from scorekeeper.play import Log
from scorekeeper.sheet import Kind, Row
from scorekeeper.store import Created, Store
from scorekeeper.ui.play_form import typed_of

BACK_MS = 30_000

FORM = """() => {
  const form = document.querySelector("[data-form]");
  if (!form) return null;
  const found = {};
  for (const control of form.querySelectorAll("[data-field]")) {
    const pressed = [...control.querySelectorAll('[aria-pressed="true"]')].map((chip) => chip.dataset.choice);
    found[control.dataset.field] = control.matches(".chips") ? pressed : control.value;
  }
  return { meant: JSON.parse(form.dataset.event), found };
}"""


def opened(page: Page, url: str, store: Store, document: Mapping[str, Any], lang: str) -> str:
    """A table that is set up as in ``document``, nothing of its log entered, open at Play; its address."""
    bare = {key: value for key, value in document.items() if key not in ("log", "final", "status")}
    seats = len(decode(dict(bare))[0].seats)  # type: ignore[union-attr]
    bare |= {"status": "playing", "final": {"shared": {}, "seats": [{} for _ in range(seats)]}}
    made = store.create(bare, "device-of-the-box")
    assert isinstance(made, Created)
    page.goto(f"{url}?table={made.token}&part=play&lang={lang}")
    expect(page.locator(".at-play .play .choices")).to_be_visible(timeout=BACK_MS)
    return made.token


def rows_at(document: Mapping[str, Any], index: int) -> dict[str, tuple[Row, ...]]:
    """For each word of an event, the rows of its form where the entry at ``index`` of the log stands."""
    table, faults = decode(dict(document))
    assert table is not None, faults
    log: Log | None = table.journal
    assert log is not None
    state = log.state_before(index)
    return {word: log.play.form(state, word) for word in log.play.words}


def choose(page: Page, word: str) -> None:
    """Open the form of an event, wherever its button is."""
    form = page.evaluate(FORM)
    if form and form["meant"]["event"] == word and form["meant"]["how"] == "add":
        return
    button = page.locator(f".choices [data-event='{word}']")
    if not button.is_visible():
        page.locator(".choices details.more > summary").click()
    button.click()
    expect(page.locator(f".choices [data-event='{word}'][aria-pressed=true]")).to_be_visible()
    expect(page.locator("[data-form]")).to_be_visible()


def fill(page: Page, rows: tuple[Row, ...], line: Mapping[str, Any]) -> None:
    """Let the form hold a line of the log: what is prefilled otherwise is changed."""
    form = page.evaluate(FORM)
    wanted = typed_of(rows, line)
    for row in rows:
        want, now = wanted.get(row.field), form["found"].get(row.field)
        control = page.locator(f"[data-form] [data-field='{row.field}']")
        if isinstance(now, list):
            choices = want if isinstance(want, list) else [] if want is None else [want]
            for each in dict.fromkeys([*now, *choices]):
                if (each in now) != (each in choices):
                    if not control.is_visible():
                        page.locator("[data-form] details.more > summary").click()
                    control.locator(f"[data-choice='{each}']").click()
        elif (now or "") != (want or ""):
            if not control.is_visible():
                page.locator("[data-form] details.more > summary").click()
            if control.evaluate("node => node.nodeName") == "SELECT":
                control.select_option(str(want or ""))
            else:
                text = ", ".join(want) if isinstance(want, list) else str(want or "")
                control.fill(text)


def enter(page: Page, rows: tuple[Row, ...], line: Mapping[str, Any], count: int) -> None:
    """Enter one event; ``count`` entries then stand in the log."""
    choose(page, line["event"])
    fill(page, rows, line)
    page.locator("[data-enter=yes]").click()
    stands(page, count)


def stands(page: Page, count: int) -> None:
    """So many entries are in the log, all on disk."""
    expect(page.locator(f".undo [data-act=play-undo][data-count='{count}']")).to_be_attached(timeout=BACK_MS)
    expect(page.locator(".saved")).to_have_attribute("data-saved", "saved", timeout=BACK_MS)


def totals(document: Mapping[str, Any]) -> str:
    """What decides whether two results are the same, as text to compare."""
    from scorekeeper.games import GAMES

    table, faults = decode(dict(document))
    assert table is not None, faults
    outcome = GAMES[table.game].outcome(table)
    return json.dumps([[score.total, score.complete] for score in outcome.seats])


__all__ = ["Kind", "choose", "enter", "fill", "opened", "rows_at", "stands", "totals"]
