"""How long from a click to the next step of a lesson.

Walks through the lesson of each game with *Skip* and measures, in the page, from the click to the new heading with its
drawing laid out. Prints medians and the slowest; exits with 1 if the median of a game is above 300 ms.

    python tests/browser/steps.py
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import ViewportSize, sync_playwright

from browser.conftest import QUIET, find_chromium
from scorekeeper.games import GAMES
from scorekeeper.lessons import steps
from serving import serving

MOST_MS = 300
MOST_STEPS = 40

CLICK = """async () => {
  const body = document.querySelector(".sk-body");
  const before = body.querySelector("article").dataset.key;
  const start = performance.now();
  const changed = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (body.querySelector("article").dataset.key === before) return;
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
    });
    watch.observe(body, { childList: true, subtree: true, attributes: true });
  });
  document.querySelector(".sk-body [data-act=learn-next]").click();
  return (await changed) - start;
}"""


def main() -> int:
    """Measure and report."""
    slow = False
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*QUIET, "--no-sandbox"])
        with serving(Path(folder, "a.sqlite3")) as app:
            for game in (game for game in GAMES if steps(game)):
                found = steps(game)
                page = browser.new_page(viewport=ViewportSize(width=390, height=844))
                page.goto(f"{app.url}?game={game}&lesson={found[0].id}&lang=en")
                page.locator("article.step").wait_for()
                times = [page.evaluate(CLICK) for _ in found[: MOST_STEPS + 1][:-1]]
                page.close()
                median = statistics.median(times)
                slow = slow or median > MOST_MS
                tenth = sorted(times)[len(times) * 9 // 10]
                print(f"{game:15} median {median:4.0f} ms, nine in ten within {tenth:4.0f} ms, {len(times)} steps")
        browser.close()
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
