"""Prints every blank sheet, and a filled one a game, to PDF and to pictures, to be looked at.

    python tests/print_sheets.py FOLDER [--paper a4] [--players N] [--game GAME] [--lang LANG]

Not a test itself (that is `test_printing.py`): it makes all sheets of every game, language, player count and paper.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import QUIET, find_chromium
from scorekeeper.blank import game_for
from scorekeeper.examples import examples
from scorekeeper.games import GAMES
from scorekeeper.printing import PAPERS, blank_page, result_page
from scorekeeper.text import LANGUAGES


def pages(args: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Names and pages as HTML."""
    for game in GAMES.values():
        if args.game not in (None, game.id):
            continue
        counts = sorted({count for edition in game.editions for count in (game.of(edition) or game).counts})
        for lang in [each for each in LANGUAGES if args.lang in (None, each)]:
            for paper in [each for each in PAPERS if args.paper in (None, each)]:
                for count in [each for each in counts if args.players in (None, each)]:
                    found = game_for(game, count)
                    assert found is not None
                    yield f"{game.id}-{count}-{lang}-{paper}", blank_page(found, count, lang, paper)
                scored = [each for each in examples(game.id) if each.totals]
                if not scored:
                    continue
                table = max(scored, key=lambda each: len(each.totals)).table()
                yield f"{game.id}-result-{lang}-{paper}", result_page(table, game, game.score(table), lang, paper=paper)


def main() -> int:
    """Make them all; returns the exit code."""
    parser = argparse.ArgumentParser(description="Print every sheet to PDF and to pictures.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--paper", choices=PAPERS)
    parser.add_argument("--players", type=int)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--lang", choices=LANGUAGES)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*QUIET, "--no-sandbox"])
        page = browser.new_page()
        for name, html in pages(args):
            target = args.folder / f"{name}.pdf"
            page.set_content(html)
            page.pdf(path=target, prefer_css_page_size=True, print_background=True)
            if shutil.which("pdftoppm"):
                subprocess.run(["pdftoppm", "-r", "70", "-png", target, args.folder / name], check=True)
            print(target, flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
