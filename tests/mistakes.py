"""Mistakes that public programs for Orléans make, each put into a copy of ours: the tests must notice every one.

    python tests/mistakes.py

Not a test itself, since it runs the tests of the game once for each mistake, and once for none. The numbers are those
of the list that the mistakes come from.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/test_orleans.py", "tests/test_games.py", "tests/test_play_orleans.py")


class Mistake(NamedTuple):
    """``text`` in ``file`` becomes ``instead``."""

    number: int
    what: str
    file: str
    text: str
    instead: str


MISTAKES = (
    Mistake(
        1,
        "status tested from the lowest threshold up: 2 from space 4 on",
        "games/orleans/board.py",
        "max(1, sum(marker >= first for first in STATUS_FROM))",
        "2 if marker >= STATUS_FROM[1] else 1",
    ),
    Mistake(
        2,
        "a scholar puts the development marker on the step of the scholar track instead of moving it on",
        "games/orleans/play_apply.py",
        "advance(state, player, board.SCHOLAR_POINTS[step - 1], event.marker)",
        "advance(state, player, 0, step)",
    ),
    Mistake(
        3,
        "the fifth boatman brings 6 coins",
        "games/orleans/board.py",
        "BOATMAN_COINS = (2, 3, 4, 5, 0)",
        "BOATMAN_COINS = (2, 3, 4, 5, 6)",
    ),
    Mistake(
        4,
        "no more than 2 coins can be paid at the Pharmacy",
        "games/orleans/play_places.py",
        "PHARMACY_MOST = 3",
        "PHARMACY_MOST = 2",
    ),
    Mistake(
        4,
        "coins paid at the Pharmacy give no point",
        "games/orleans/play_apply.py",
        "points = max(0, min(PHARMACY_MOST, event.paid or 0))",
        "points = 0 * PHARMACY_MOST",
    ),
    Mistake(
        7,
        "Income and Trading Day are exchanged",
        "games/orleans/play_rewards.py",
        'if event == "income":\n        return seat.status\n    if event == "trading-day":\n        return seat.built',
        'if event == "trading-day":\n        return seat.status\n    if event == "income":\n        return seat.built',
    ),
    Mistake(
        5,
        "leaders in stations are kept when somebody has more, so that a later leader counts as tied",
        "games/orleans/scoring.py",
        "[seat for seat, built in enumerate(stations) if built == most]",
        "[seat for seat, built in enumerate(stations) if built == max(stations[: seat + 1])]",
    ),
    Mistake(
        6,
        "whoever led the score at some point stays among the winners",
        "game.py",
        "first = tuple(placing for placing in ranking if placing.rank == 1)",
        "first = tuple(p for p in ranking if p.points == max(s.total for s in scores[: p.seat + 1]))",
    ),
    Mistake(
        8,
        "spaces marked 3 are filled with three players only",
        "games/orleans/board.py",
        "if players <= count)",
        "if players in (2, count))",
    ),
    Mistake(
        9,
        "any number is taken for a status",
        "games/orleans/final_tracks.py",
        "if seat.status is not None and (seat.status == 0 or seat.status > most):",
        "if False:",
    ),
    Mistake(
        9,
        "any number of stations is taken",
        "games/orleans/final_checks.py",
        "if built is not None and built > board.STATIONS:",
        "if False:",
    ),
    Mistake(
        9,
        "any number of citizens is taken",
        "games/orleans/final_citizens.py",
        "if _total(table) > board.BOARD_CITIZENS:",
        "if False:",
    ),
    Mistake(
        9,
        "a status that is not the marker's is taken",
        "games/orleans/final_tracks.py",
        "if status != right and",
        "if status < 0 and",
    ),
)


def red(mistake: Mistake | None) -> bool:
    """Whether the game's tests fail in a copy of the program with the mistake. Raises if its text is not there."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("scorekeeper", "tests"):
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "browser"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        if mistake is not None:
            place = copy / "scorekeeper" / mistake.file
            source = place.read_text("utf-8")
            if source.count(mistake.text) != 1:
                raise ValueError(f"{mistake.file}: not once: {mistake.text}")
            place.write_text(source.replace(mistake.text, mistake.instead), "utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", "orleans", *TESTS]
        code = subprocess.run(command, cwd=copy, capture_output=True, check=False).returncode
        if code not in (0, 1):
            raise RuntimeError(f"the tests did not run: pytest ended with {code}")
        return code == 1


def main() -> int:
    """Try every mistake; the exit code says whether all were noticed, and nothing without one."""
    if red(None):
        print("The tests fail as they are.")
        return 2
    missed = 0
    for mistake in MISTAKES:
        found = red(mistake)
        missed += not found
        print(f"{mistake.number} {'noticed' if found else 'MISSED'}: {mistake.what}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
