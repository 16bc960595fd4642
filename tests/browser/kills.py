"""Kills of the kernel or of the whole server while events are entered: what the page has shown as saved must be there.

A page plays Musée along; at a random moment of an entry something is killed. What the page said to be saved up to then
is held against the database; then the page comes back, and what was on its way must have gone in, once.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page, sync_playwright

from browser.conftest import QUIET, find_chromium
from play_musee import Generator
from scorekeeper.codec import decode
from scorekeeper.store import Created, Store, open_store
from serving import Served, serving

MOST_MS = 300
BACK_MS = 60_000
SERVER = 0.15
"""Share of the kills that take the whole server."""

AGAIN = 10
"""When entries are timed in peace, the page is loaded again after so many."""

SELF = 0.2
"""Share in which the page is left to come back by itself; else it is loaded again, as an impatient person would."""

WATCH = """() => {
  const note = () => {
    const saved = document.querySelector(".saved")?.dataset.saved === "saved" && scorekeeper.waiting() === 0;
    if (!window.pressed || !saved || document.querySelector(".refused")) return;
    const shown = JSON.parse(sessionStorage.getItem("shown") ?? "[]");
    shown.push([window.number, performance.now() - window.pressed]);
    sessionStorage.setItem("shown", JSON.stringify(shown));
    window.pressed = null;
  };
  window.pressed = null;
  setInterval(note, 4);
}"""
"""Notes each entry that the page shows as saved, in what outlives the page, with how long that took."""

ENTER = """async ([line, number]) => {
  const until = async (found) => {
    for (let at = 0; at < 400; at++) {
      const node = found();
      if (node) return node;
      await new Promise((done) => setTimeout(done, 10));
    }
    throw new Error("the page does not answer");
  };
  const form = () => {
    const node = document.querySelector("[data-form]");
    return node && JSON.parse(node.dataset.event).event === line.event ? node : null;
  };
  if (!form()) {
    const pressed = await until(() => document.querySelector(`.choices [data-event='${line.event}']`));
    pressed.click();
  }
  const open = await until(form);
  for (const [field, value] of Object.entries(line)) {
    const control = open.querySelector(`[data-field='${field}']`);
    if (!control) continue;
    if (control.matches(".chips")) {
      const chip = control.querySelector(`[data-choice='${value}']`);
      if (chip.getAttribute("aria-pressed") !== "true") chip.click();
    } else {
      control.value = String(value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  window.number = number;
  window.pressed = performance.now();
  open.querySelector("[data-enter=yes]").click();
}"""


class Killing:
    """One page, its server, and what has been counted."""

    def __init__(self, db: Path, random: Random, found: dict[str, Any]) -> None:
        self.db, self.random, self.found = db, random, found
        self.stack = contextlib.ExitStack()
        self.port = 0
        self.served: Served = self._serve()
        self.store: Store = open_store(f"sqlite:///{db}")
        self.token, self.at = "", 0
        self.lines: list[dict[str, Any]] = []

    def _serve(self) -> Served:
        options = ["--port", str(self.port)] if self.port else []
        served = self.stack.enter_context(serving(self.db, *options))
        self.port = urlsplit(served.url).port or 0
        return served

    def table(self, page: Page) -> None:
        """The next game."""
        made = Generator(Random(self.random.randrange(10**9)), 2).run()
        self.lines = [line for line in made.events if line["event"] in ("place", "retire")]
        created = self.store.create({**made.document, "final": {"shared": {}, "seats": [{}, {}]}}, "device")
        assert isinstance(created, Created)
        self.token, self.at = created.token, 0
        page.goto(f"{self.served.url}?table={self.token}&part=play&lang=en")
        self.back(page)
        page.evaluate("sessionStorage.removeItem('shown')")

    def back(self, page: Page) -> None:
        """Wait until the page is there, with nothing waiting; watch what it shows."""
        page.locator(".play .choices").wait_for(timeout=BACK_MS)
        page.locator(".saved[data-saved=saved]").wait_for(timeout=BACK_MS)
        page.evaluate(WATCH)
        page.evaluate("window.old = true")  # the page that comes back is another

    def log(self) -> list[Any]:
        """The log on disk; counts a table that cannot be read."""
        found = self.store.load(self.token)
        if found is None or decode(found.document)[0] is None:
            self.found["unreadable"] += 1
            return []
        return list(found.document.get("log") or [])

    def entered(self, page: Page) -> None:
        """An entry in peace, and how long it took until it was shown as saved."""
        self.at += 1
        page.evaluate(ENTER, [self.lines[self.at - 1], self.at])
        page.locator(f".undo [data-act=play-undo][data-count='{self.at}']").wait_for(state="attached", timeout=BACK_MS)
        page.locator(".saved[data-saved=saved]").wait_for(timeout=BACK_MS)

    def once(self, page: Page) -> None:
        """Some entries in peace, and one in which something is killed."""
        peace = self.random.randrange(3)
        if self.at + peace + 1 > len(self.lines):
            self.table(page)
        peace = min(peace, len(self.lines) - self.at - 1)
        for _ in range(peace):
            self.entered(page)
        whole = self.random.random() < SERVER
        kernels = self.served.kernels()
        page.evaluate(ENTER, [self.lines[self.at], self.at + 1])
        time.sleep(self.random.choice((0.0, 0.01, 0.03, 0.06, 0.1, 0.2, 0.4)) * self.random.random() * 2)
        for pid in [self.served.process.pid] * whole + kernels:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.at += 1
        shown = json.loads(page.evaluate("sessionStorage.getItem('shown') ?? '[]'"))
        promised = max((count for count, _ in shown), default=0)
        there = self.log()
        if len(there) < promised or there != self.lines[: len(there)]:
            self.found["missing"] += 1
        if whole:
            with contextlib.suppress(Exception):
                self.stack.close()
            self.stack = contextlib.ExitStack()
            self.served = self._serve()
        if self.random.random() >= SELF:
            with contextlib.suppress(Error):  # the page may be loading itself again at the same moment
                page.reload()
        else:
            page.wait_for_function("() => !window.old", timeout=2 * BACK_MS)
        self.back(page)
        page.locator(f".undo [data-act=play-undo][data-count='{self.at}']").wait_for(state="attached", timeout=BACK_MS)
        page.locator(".saved[data-saved=saved]").wait_for(timeout=BACK_MS)
        if self.log() != self.lines[: self.at]:
            self.found["lost"] += 1
        # The entry in which something was killed is not among the times: it waits for the page to come back.
        self.found["times"] += [round(ms) for count, ms in shown if count < self.at and 0 < ms < BACK_MS]
        page.evaluate("sessionStorage.setItem('shown', '[]')")
        self.found["server" if whole else "kernel"] += 1


def kill_often(kills: int, anew: bool, folder: Path) -> None:
    """Kill until so many kills are counted; each is kept as soon as it is done."""
    kept = folder / "kills.json"
    empty: dict[str, Any] = {"kernel": 0, "server": 0, "missing": 0, "lost": 0, "unreadable": 0, "times": []}
    found = json.loads(kept.read_text("utf-8")) if kept.exists() and not anew else empty
    random = Random(found["kernel"] + found["server"])
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*QUIET, "--no-sandbox"])
        page = browser.new_page(viewport={"width": 390, "height": 844})
        killing = Killing(Path(temporary) / "tables.sqlite3", random, found)
        try:
            killing.table(page)
            while found["kernel"] + found["server"] < kills:
                try:
                    killing.once(page)
                except Error as error:  # counted, and on with the next table
                    found["stuck"] = found.get("stuck", 0) + 1
                    print(f"stuck: {error}\n{page.locator('body').inner_text()[:600]}", flush=True)
                    print(len(killing.log()), killing.at, page.url, flush=True)
                    killing.table(page)
                kept.write_text(json.dumps(found), "utf-8")
                (folder / "kills.md").write_text(report(found), "utf-8")
                done = found["kernel"] + found["server"]
                if done % 10 == 0:
                    print(f"{done} kills", flush=True)
        finally:
            killing.stack.close()
            browser.close()


def time_entries(entries: int, folder: Path) -> None:
    """So many entries in peace, one in ten of them the first after the page was loaded again: how long each took."""
    kept = folder / "kills.json"
    found = json.loads(kept.read_text("utf-8"))
    times: list[int] = []
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*QUIET, "--no-sandbox"])
        page = browser.new_page(viewport={"width": 390, "height": 844})
        killing = Killing(Path(temporary) / "tables.sqlite3", Random(entries), {})
        try:
            while len(times) < entries:
                killing.table(page)
                while killing.at < len(killing.lines):
                    killing.entered(page)
                    if killing.at % AGAIN == 0:
                        page.reload()
                        killing.back(page)
                shown = json.loads(page.evaluate("sessionStorage.getItem('shown') ?? '[]'"))
                times += [round(ms) for _, ms in shown]
                print(f"{len(times)} entries", flush=True)
        finally:
            killing.stack.close()
            browser.close()
    found["quiet"] = times[:entries]
    kept.write_text(json.dumps(found), "utf-8")
    (folder / "kills.md").write_text(report(found), "utf-8")


def quiet(times: list[int]) -> list[tuple[str, int]]:
    """Rows about entries without kills, on a machine that did nothing else."""
    if not times:
        return []
    known = sorted(times)
    return [
        ("entries without kills, on a machine that did nothing else", len(known)),
        ("of those, median, ms", round(statistics.median(known))),
        ("of those, 95 of 100 within, ms", known[min(len(known) - 1, int(len(known) * 0.95))]),
        ("of those, longest, ms", known[-1]),
        (f"of those, later than {MOST_MS} ms", sum(each > MOST_MS for each in known)),
    ]


def report(found: dict[str, Any]) -> str:
    """What was counted, as a page."""
    times = sorted(found["times"]) or [0]
    late = sum(1 for each in times if each > MOST_MS)
    rows = [
        ("kills of the kernel during an entry", found["kernel"]),
        ("kills of the whole server during an entry", found["server"]),
        ("entries that the page had shown as saved and that were missing", found["missing"]),
        ("entries on their way that did not go in exactly once afterwards", found["lost"]),
        ("tables that could not be read", found["unreadable"]),
        ("times that the page did not come back or did not answer", found.get("stuck", 0)),
        ("entries timed from *Enter* until *saved* was shown", len(found["times"])),
        ("median, ms", round(statistics.median(times))),
        ("95 of 100 within, ms", times[min(len(times) - 1, int(len(times) * 0.95))]),
        ("longest, ms", times[-1]),
        (f"later than {MOST_MS} ms", late),
        *quiet(found.get("quiet", [])),
    ]
    lines = "\n".join(f"| {what} | {number} |" for what, number in rows)
    return (
        f"# Kills during entry\n\nMade by `python tests/long_play.py`.\n\n| what | number |\n| --- | --- |\n{lines}\n"
    )
