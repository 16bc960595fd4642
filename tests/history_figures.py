"""How quick History is over many generated plays, beside plain pandas on the same frames.

Run: ``python tests/history_figures.py`` (some minutes); writes ``tests/reports/history.md``. ``--plays`` and ``--out``
change how many and where to. Times are wall-clock seconds, with the processor's in brackets: on a busy machine the
first grow and the second do not. `test_history_figures` holds ratios of a small share of this.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

import many_plays  # noqa: E402  # run as a program, this file finds its neighbours only now
from exchanging import export_of  # noqa: E402

DEVICE = "the-device-of-the-figures"
REPORT = HERE / "reports" / "history.md"
TIMES = 3


@dataclass(frozen=True, slots=True)
class Time:
    """Seconds by the clock, and of the processor."""

    wall: float
    cpu: float

    def __str__(self) -> str:
        return f"{self.wall:.2f} ({self.cpu:.2f})"


def timed(work: Callable[[], Any]) -> Time:
    """How long something takes."""
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    return Time(time.perf_counter() - wall, time.process_time() - cpu)


def best(work: Callable[[], Any], times: int = TIMES) -> Time:
    """The least of several tries."""
    return min((timed(work) for _ in range(times)), key=lambda each: each.cpu)


@contextmanager
def filled(count: int, folder: Path) -> Iterator[Any]:
    """A store with so many plays."""
    from scorekeeper.store import open_store

    store = open_store(f"sqlite:///{folder / f'{count}.sqlite3'}")
    many_plays.fill(store, count, DEVICE)
    yield store
    store.close()


# --- a page ------------------------------------------------------------------------------------------------------

ACTS: tuple[tuple[str, str, dict[str, str], Any], ...] = (
    ("first picture", "past", {}, None),
    ("filter: game", "past-filter", {"part": "game"}, "orleans"),
    ("filter: number of players", "past-filter", {"part": "people"}, "3"),
    ("filter: player", "past-filter", {"part": "player"}, "5"),
    ("filter: from", "past-filter", {"part": "since"}, "2012-01-01"),
    ("filter: to", "past-filter", {"part": "until"}, "2016-12-31"),
    ("all again", "past-clear", {}, None),
    ("view: all games", "past-view", {"view": "games"}, None),
    ("view: one game, all its figures", "past-filter", {"part": "game"}, "orleans"),
    ("… of three players", "past-filter", {"part": "people"}, "3"),
    ("… from", "past-filter", {"part": "since"}, "2012-01-01"),
    ("view: people (of that game)", "past-view", {"view": "people"}, None),
    ("all again (people)", "past-clear", {}, None),
)
"""What a person does on the page, one after the other."""


def page(url: str) -> list[tuple[str, Time]]:
    """Each act of `ACTS` on a fresh page: from its message to all of its HTML, pandas' import included."""
    os.environ["SCOREKEEPER_DB"] = url
    from scorekeeper.ui.app import App

    app = App()
    app.link.send = app.body.send = lambda content, buffers=None: None
    hello = {"act": "hello", "device": DEVICE, "query": "", "languages": ["en"], "now": "2026-11-30T20:00:00+01:00"}
    app._heard(None, hello, [])
    found = []
    for name, act, data, value in ACTS:
        message = {"act": act, "data": data, "value": value}
        found.append((name, timed(lambda message=message: app._heard(None, message, []))))  # type: ignore[misc]
        assert app.state.notice is None, app.state.notice
    return found


# --- the same with plain pandas ----------------------------------------------------------------------------------


def beside(history: Any) -> list[tuple[str, Callable[[], Any], Callable[[], Any]]]:
    """What is asked of `scorekeeper.stats`, and of plain pandas on the same frames."""
    from scorekeeper import stats

    plays, seats, lines = history.plays, history.seats, history.lines

    def game() -> Any:
        mine = plays[plays["game"] == "orleans"]
        return mine, seats[seats["play"].isin(mine.index)], lines[lines["play"].isin(mine.index)]

    def averages() -> Any:
        joined = lines.merge(plays[["game"]], left_on="play", right_index=True)
        return joined.groupby(["game", "line"], observed=True)["points"].agg(
            ["size", "mean", "std", "min", "median", "max"]
        )

    def winners() -> Any:
        joined = lines.merge(seats[["play", "seat", "winner"]], on=["play", "seat"])
        joined = joined.merge(plays[["game"]], left_on="play", right_index=True)
        return joined.groupby(["game", "line", "winner"], observed=True)["points"].mean()

    def people() -> Any:
        joined = seats.merge(plays[["day"]], left_on="play", right_index=True)
        return joined.groupby("person").agg(
            {"play": "nunique", "winner": "sum", "points": "mean", "day": ["min", "max"]}
        )

    def first() -> Any:
        joined = seats[seats["start"].fillna(False).astype(bool)].merge(
            plays[["game", "seats"]], left_on="play", right_index=True
        )
        return joined.groupby(["game", "seats"], observed=True)["winner"].agg(["size", "mean"])

    def fresh() -> Any:
        return history.where(since="1900-01-01").where(player=None)

    return [
        ("filter by game", lambda: (found := history.where(game="orleans"), found.lines), game),
        ("averages per line", lambda: stats.line_averages(fresh()), averages),
        ("where winners score", lambda: stats.where_winners_score(fresh()), winners),
        ("per player", lambda: stats.per_player(fresh()), people),
        ("going first", lambda: stats.going_first(fresh()), first),
    ]


# --- import ------------------------------------------------------------------------------------------------------

IMPORT = """
import json, re, resource, sys, time
from pathlib import Path
from scorekeeper.exchange import kinds, plan
from scorekeeper.exchange.records import File
from scorekeeper.store import open_store
store = open_store("sqlite:///" + sys.argv[2])
wall, cpu = time.perf_counter(), time.process_time()
made = plan.make(store, [kinds.pick(File.at(Path(sys.argv[1])))], "device")
done = plan.apply(store, made, "device")
took = time.perf_counter() - wall, time.process_time() - cpu
status = Path("/proc/self/status")
own = re.search(r"VmHWM:\\s+(\\d+)", status.read_text()) if status.exists() else None
print(json.dumps([done.added, *took, int(own[1]) if own else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss]))
"""


def imported(count: int, folder: Path, turn: int = 0) -> tuple[Time, int]:
    """Import a BG Stats file of so many plays in a process of its own: its time, and its peak memory in KiB."""
    file = folder / f"{count}.json"
    if not file.exists():
        file.write_text(json.dumps(export_of(count)), "utf-8")
    target = folder / f"import-{count}-{turn}.sqlite3"
    ran = subprocess.run(
        [sys.executable, "-c", IMPORT, file, target], capture_output=True, text=True, check=True, cwd=HERE.parent
    )
    added, wall, cpu, peak = json.loads(ran.stdout)
    assert added == count
    return Time(wall, cpu), peak


def plainly_read(file: Path) -> Any:
    """The same file with plain pandas: its rows, and nothing kept."""
    import pandas as pd

    data = json.loads(file.read_text("utf-8"))
    return pd.json_normalize(data["plays"], "playerScores", ["uuid", "playDate", "gameRefId"])


# --- the report --------------------------------------------------------------------------------------------------


def report(count: int, folder: Path) -> str:
    """All of it, as a page."""
    from scorekeeper import stats

    loads: list[tuple[int, Time]] = []
    with filled(0, folder) as store:
        for seed, part in enumerate((count // 4, count // 2, count), 1):
            many_plays.fill(store, part - (loads[-1][0] if loads else 0), DEVICE, seed)
            loads.append((part, best(lambda: stats.load(store, device=DEVICE))))
        history = stats.load(store, device=DEVICE)
    url = f"sqlite:///{folder / '0.sqlite3'}"
    code = f"import history_figures as f; print(f.json.dumps([(n, t.wall, t.cpu) for n, t in f.page({url!r})]))"
    environment = {**os.environ, "PYTHONPATH": f"{HERE.parent}:{HERE}"}
    turns = []
    for _ in range(TIMES):
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
        turns.append([Time(wall, cpu) for _, wall, cpu in json.loads(ran.stdout.splitlines()[-1])])
    aims = {"first picture": "2", **{name: "0.3" for name, *_ in ACTS if name.startswith(("filter", "…"))}}
    acts = [
        f"| {name} | {' | '.join(str(turn[at]) for turn in turns)} | {aims.get(name, '')} |"
        for at, (name, *_) in enumerate(ACTS)
    ]
    sides = []
    for name, ours, theirs in beside(history):
        mine, plain = best(ours), best(theirs)
        sides.append(f"| {name} | {mine} | {plain} | {mine.cpu / max(plain.cpu, 0.001):.1f} |")
    imports = [imported(10_000, folder, turn) for turn in range(TIMES)]
    plain = best(lambda: plainly_read(folder / "10000.json"))
    parts = [(part, *imported(part, folder)) for part in (1_000, 2_500, 5_000)]
    parts.append((10_000, *min(imports, key=lambda each: each[0].cpu)))
    ratio = imports[0][1] / parts[0][2]
    grown = [
        f"| {part:,} | {spent} | {1000 * spent.cpu / part:.2f} | {peak / 1024:.0f} |" for part, spent, peak in parts
    ]
    loaded = [f"| {part:,} | {spent} | {1e6 * spent.cpu / part:.1f} |" for part, spent in loads]
    return "\n".join([
        f"# History over {count:,} plays",
        "",
        f"Made by `tests/history_figures.py`: Python {sys.version.split()[0]}, {os.cpu_count()} processors, load",
        f"{os.getloadavg()[0]:.1f}. Seconds by the clock, and of the processor in brackets: other work on the machine",
        f"lengthens the first only. {len(history.plays):,} generated plays, {len(history.seats):,} seats,",
        f"{len(history.lines):,} lines, in SQLite.",
        "",
        "## The page: from the message of a click to all of its HTML, three times",
        "",
        "| act | 1 | 2 | 3 | aim |",
        "| --- | --- | --- | --- | --- |",
        *acts,
        "",
        "The first picture includes importing pandas and reading all plays.",
        "",
        "## Beside plain pandas on the same frames (least of three)",
        "",
        "| question | scorekeeper.stats | plain pandas | ratio |",
        "| --- | --- | --- | --- |",
        *sides,
        "",
        "Plain pandas here does the join and the grouping alone: no plays left out, no shared victories, no intervals.",
        "",
        "## Import of 10,000 plays from a BG Stats file, three times (aim: 10 s)",
        "",
        "| | preview and import | peak memory, MiB |",
        "| --- | --- | --- |",
        *(f"| {turn + 1} | {spent} | {peak / 1024:.0f} |" for turn, (spent, peak) in enumerate(imports)),
        f"| plain pandas, reading the file only | {plain} | |",
        "",
        f"Peak memory of 10,000 is {ratio:.2f} × that of 1,000 (aim: at most 1.3).",
        "",
        "## Growth",
        "",
        "| imported | seconds | ms a play | peak memory, MiB |",
        "| --- | --- | --- | --- |",
        *grown,
        "",
        "| read for History | seconds | µs a play |",
        "| --- | --- | --- |",
        *loaded,
        "",
    ])  # fmt: skip


def main() -> None:
    """Write the report."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--plays", type=int, default=100_000)
    parser.add_argument("--out", type=Path, default=REPORT)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        text = report(args.plays, Path(folder))
    args.out.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
