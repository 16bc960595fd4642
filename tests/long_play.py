"""The long counts of playing along: random games through the reducer, and kills during entry.

    python tests/long_play.py [--games 10000] [--kills 500] [--timed 500]

Writes ``tests/reports/play.md`` and ``tests/reports/kills.md``. It can be stopped at any time: what is done is kept in
``play.json`` and ``kills.json`` beside them, and the same command goes on from there; ``--anew`` begins again.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import play_bruxelles_1897
import play_musee
import play_new_york_1901
import play_orleans
from scorekeeper.codec import decode, entry_at
from scorekeeper.games import GAMES
from scorekeeper.play import Entry, Log
from scorekeeper.rules import Severity

REPORTS = Path(__file__).parent / "reports"
LONG = 2000
MOST_MS = 5.0
EVERY = 20
"""One game in so many is also tried with events that the rules forbid."""

Document = dict[str, Any]
Illegal = tuple[Log, Any, str]


def musee(seed: int) -> Document:
    return play_musee.finished(play_musee.Generator(Random(seed), 2 + seed % 3).run())


def bruxelles(seed: int) -> Document:
    players = 2 + seed % 3
    return play_bruxelles_1897.document(players, play_bruxelles_1897.random_game(Random(seed), players))


def new_york(seed: int) -> Document:
    return play_new_york_1901.random_table(Random(seed), 2 + seed % 3)


def orleans(seed: int) -> Document:
    return play_orleans.simulated(Random(seed), 2 + seed % 3).document()


GENERATORS: dict[str, Callable[[int], Document]] = {
    "bruxelles-1897": bruxelles,
    "musee": musee,
    "new-york-1901": new_york,
    "orleans": orleans,
}


def log_of(document: Document) -> Log:
    """The log of a document, replayed and judged."""
    table, faults = decode(document)
    assert table is not None, faults
    log = GAMES[table.game].journal(table)
    assert log is not None
    return log


def illegal(game: str, seed: int, log: Log) -> Iterator[Illegal]:
    """Forbidden events, each with the log before it and the rule that must refuse it."""
    random = Random(seed)

    def event(before: Log, line: Document) -> Any:
        entry, faults = entry_at(line, len(before.judged), before.table)
        assert entry is not None, faults
        return entry.event

    if game == "new-york-1901":
        for document, events, line, rule in play_new_york_1901.illegal_events(random, 2 + seed % 3):
            before = log_of({**document, "log": events})
            yield before, event(before, line), rule
    elif game == "orleans":
        players = [{"name": name} for name in ("Ana", "Ben", "Chie")]
        for rule, events, line in play_orleans.illegal_events():
            head = {"format": "scorekeeper/1", "game": game, "players": players, "start_player": 0}
            before = log_of({**head, "log": events})
            yield before, event(before, line), rule
    else:
        for index in random.sample(range(len(log.judged)), min(4, len(log.judged))):
            before = replace(log, judged=log.judged[:index])
            if game == "musee":
                found: Any = play_musee.illegal_events(before.state, random)
                yield from ((before, event(before, line), rule) for line, rule in found)
            else:
                yield from ((before, each, rule) for each, rule in play_bruxelles_1897.illegal_events(before.state))


def play_games(games: int, anew: bool) -> None:
    """So many random legal games of each kind, and what each of them says."""
    kept = REPORTS / "play.json"
    done: dict[str, Any] = json.loads(kept.read_text("utf-8")) if kept.exists() and not anew else {}
    try:
        for game in GENERATORS:
            found = done.setdefault(
                game, {"games": 0, "events": 0, "faults": [], "refused": {}, "tried": 0, "slips": []}
            )
            while found["games"] < games:
                one_game(game, found)
                if found["games"] % 250 == 0:
                    kept.write_text(json.dumps(done), "utf-8")
                    print(f"{game}: {found['games']} games", flush=True)
    finally:  # also when somebody stops it
        kept.write_text(json.dumps(done), "utf-8")
        (REPORTS / "play.md").write_text(play_report(done), "utf-8")


def one_game(game: str, found: dict[str, Any]) -> None:
    """The next game of a kind, added to what was found."""
    seed = found["games"]
    log = log_of(GENERATORS[game](seed))
    found["faults"] += [[seed, each.rule] for each in log.findings if each.severity is Severity.ERROR]
    found["events"] += len(log.judged)
    if seed % EVERY == 0:
        refused = Counter(found["refused"])
        for before, event, rule in illegal(game, seed, log):
            said = {each.rule for each in before.objections(event) if each.severity is Severity.ERROR}
            found["tried"] += 1
            if rule in said:
                refused[rule] += 1
            else:
                found["slips"].append([seed, rule])
        found["refused"] = dict(refused)
    found["games"] += 1


def cost(game: str) -> tuple[float, float]:
    """Milliseconds for one more entry in a log of 2,000, and for replaying all of it."""
    log = log_of(GENERATORS[game](1))
    entries = [Entry(each.entry.event) for each in log.judged]
    # What is played a second time breaks rules; it is judged and applied like anything else.
    many = (entries * (LONG // len(entries) + 1))[:LONG]
    began = time.perf_counter()
    long = Log.of(log.play, log.rules, log.table, many)
    whole = (time.perf_counter() - began) * 1000
    times = []
    for entry in entries[:60]:
        began = time.perf_counter()
        long.append(entry)
        times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times), whole


def play_report(done: dict[str, Any]) -> str:
    """The report of the games."""
    out = ["# Random games through the reducer", "", "Made by `python tests/long_play.py`.", ""]
    out += ["| game | games | entries | errors on legal play | kinds of forbidden events | refused by the right rule |"]
    out += ["| --- | --- | --- | --- | --- | --- |"]
    for game, found in done.items():
        right = sum(found["refused"].values())
        out.append(
            f"| {game} | {found['games']:,} | {found['events']:,} | {len(found['faults'])} | {len(found['refused'])} | "
            f"{right:,} of {found['tried']:,} |"
        )
    out += ["", f"## What an entry costs in a log of {LONG:,}", ""]
    out += ["| game | one more entry, ms (median) | replaying all, ms |", "| --- | --- | --- |"]
    for game in done:
        one, whole = cost(game)
        out.append(f"| {game} | {one:.2f} (at most {MOST_MS:g}) | {whole:,.0f} |")
    for game, found in done.items():
        for title, listed in (("Error findings on legal play", found["faults"]), ("Not refused", found["slips"])):
            if listed:
                lines = ", ".join(f"{rule} (seed {seed})" for seed, rule in listed[:20])
                out += ["", f"{title}, {game}: {lines}."]
    return "\n".join(out) + "\n"


def main() -> int:
    """Run the counts that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10_000, help="random legal games of each kind")
    parser.add_argument("--kills", type=int, default=500, help="kills of kernel or server during entry")
    parser.add_argument("--timed", type=int, default=0, help="entries timed without kills, on a quiet machine")
    parser.add_argument("--anew", action="store_true", help="forget what was counted before")
    given = parser.parse_args()
    REPORTS.mkdir(exist_ok=True)
    if given.games:
        play_games(given.games, given.anew)
    if given.kills:
        from browser.kills import kill_often

        kill_often(given.kills, given.anew, REPORTS)
    if given.timed:
        from browser.kills import time_entries

        time_entries(given.timed, REPORTS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
