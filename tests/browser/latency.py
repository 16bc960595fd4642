"""How long from a key to the new total, against the least that ipywidgets can do.

Two pages under the same server settings: the app's score pad, and a page of two plain widgets, a text field and a
label that Python sets. Both are edited in turn, at the same pace; a key's time ends when the changed number stands in
the page. Prints the medians and their ratio, and exits with 1 if the app takes more than 1.2 times as long.

    python tests/browser/latency.py
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Page, ViewportSize, sync_playwright

from browser.conftest import QUIET, find_chromium
from serving import serving

EDITS = 100
ROUND = 10
PACE_MS = 250
MOST = 1.2

BARE = """import ipywidgets
field, total = ipywidgets.Text(description="Coins"), ipywidgets.Label("0")
field.observe(lambda change: setattr(total, "value", str(int(change["new"] or 0) * 2)), "value")
ipywidgets.VBox([field, total])"""

TYPE = """async ([field, total, texts, pace]) => {
  const input = document.querySelector(field);
  const output = document.querySelector(total);
  const times = [];
  for (const text of texts) {
    await new Promise((done) => setTimeout(done, pace));
    const before = output.textContent;
    const changed = new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (output.textContent === before) return;
        watch.disconnect();
        done(performance.now());
      });
      watch.observe(output, { childList: true, characterData: true, subtree: true });
    });
    input.focus();
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    times.push((await changed) - start);
  }
  return times;
}"""


def notebook(source: str) -> str:
    """A notebook of one cell."""
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "one",
        "metadata": {},
        "outputs": [],
        "source": source,
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return json.dumps({"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5})


def open_pad(page: Page, url: str) -> None:
    """New York 1901 for four, whose first cell for a seat counts one point a point."""
    page.goto(url)
    page.locator("[data-act=new][data-game='new-york-1901'][data-part=score]").click()
    page.locator("[data-act=count][data-count='4']").click()
    page.locator("#player-3").wait_for()
    page.locator(".onward [data-part=score]").click()
    page.locator(PAD).wait_for()


PAD = "input[data-cell='final.seats[0].track']"
PAD_TOTAL = ".totals output[data-total='0']"


def main() -> int:
    """Measure and report."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare = Path(folder, "bare.ipynb")
        bare.write_text(notebook(BARE), "utf-8")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*QUIET, "--no-sandbox"])
        with (
            serving(Path(folder, "a.sqlite3")) as app,
            serving(Path(folder, "b.sqlite3"), "--notebook", str(bare)) as plain,
        ):
            size = ViewportSize(width=1440, height=900)
            ours, theirs = browser.new_page(viewport=size), browser.new_page(viewport=size)
            open_pad(ours, app.url)
            theirs.goto(plain.url)
            theirs.locator(".widget-text input").wait_for()
            times: dict[str, list[float]] = {"app": [], "bare": []}
            for start in range(0, EDITS, ROUND):
                texts = [str(number + 1) for number in range(start, start + ROUND)]
                theirs.bring_to_front()
                times["bare"] += theirs.evaluate(
                    TYPE, [".widget-text input", ".widget-label:last-child", texts, PACE_MS]
                )
                ours.bring_to_front()
                times["app"] += ours.evaluate(TYPE, [PAD, PAD_TOTAL, texts, PACE_MS])
        browser.close()
    medians = {name: statistics.median(values) for name, values in times.items()}
    ratio = medians["app"] / medians["bare"]
    for name, values in times.items():
        print(f"{name:5} median {medians[name]:5.1f} ms, nine in ten within {sorted(values)[EDITS * 9 // 10]:5.1f} ms")
    print(f"ratio {ratio:.2f} (at most {MOST})")
    return 0 if ratio <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
