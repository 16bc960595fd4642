"""The properties that must hold for every legal table, counted at length: ``python tests/properties.py --draws 1000``.

Writes ``tests/reports/properties.md``. The same counts run in ``test_properties.py``, with fewer draws.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Collection
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import conformance
from positions import ALL
from positions.common import (
    BOUNDARIES,
    NO_BOUNDARY,
    Document,
    Positions,
    at_boundary,
    boundaries,
    refused,
    scored,
    scored_at_boundary,
    table_of,
    turned,
)
from scorekeeper.rules import Severity, Stage

REPORT = Path(__file__).parent / "reports" / "properties.md"
STAGES = (Stage.SETUP, Stage.FINAL)


@dataclass
class Count:
    """What came out for one game."""

    game: str
    draws: int = 0
    refused: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    remarks: Counter[str] = field(default_factory=Counter)
    reached: Counter[str] = field(default_factory=Counter)
    tries: int = 0
    found: Counter[str] = field(default_factory=Counter)
    beside: dict[str, Counter[str]] = field(default_factory=dict)
    seconds: float = 0


def lacking(positions: Positions) -> list[str]:
    """What a generator lacks: changes, boundaries, bounds of lines; and what it has for no rule."""
    game = positions.rules
    error = {r.id for stage in STAGES for r in game.stage(stage) if r.severity is Severity.ERROR}
    wrong = [f"{id}: no change breaks it" for id in sorted(error - set(positions.breaks))]
    wrong += [f"{id}: a change for no rule that refuses" for id in sorted(set(positions.breaks) - error)]
    judged = {rule.id for stage in STAGES for rule in game.stage(stage)}
    bound = set(positions.patterns) | set(NO_BOUNDARY) | set(positions.unbound)
    wrong += [f"{id}: no boundary" for id in sorted(judged - bound)]
    wrong += [
        f"{id}: no least or most" for id in game.line_ids if positions.lines.get(id, (None, None)) == (None, None)
    ]
    given = BOUNDARIES.get(game.id, {"near": {}, "lines": {}})
    strange = {*given["near"], *positions.unbound} - judged | set(given["lines"]) - set(game.line_ids)
    wrong += [f"{id}: a boundary of no rule" for id in sorted(strange)]
    return wrong


def properties(positions: Positions, document: Document, random: Random) -> list[str]:
    """What is wrong with the rules' answers to a legal table: sums, order of seats, places of what is found."""
    table = table_of(document)
    result = positions.rules.score(table)
    wrong = [f"refused: {f.rule} {f.where}" for f in result.findings if f.severity is Severity.ERROR]
    for score in result.outcome.seats:
        if score.total != sum(line.points or 0 for line in score.lines):
            wrong.append(f"seat {score.seat}: the total is not the sum of the lines")
    wrong += conformance.placeless(positions.rules, table, result)
    order = list(range(len(document["players"])))
    random.shuffle(order)
    if table.teams:  # partners stay apart
        order = random.choice(([1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2], [0, 3, 2, 1]))
    moved, old = turned(document, order)
    other = scored(moved).outcome
    if [score.total for score in other.seats] != [result.outcome.seats[seat].total for seat in old]:
        wrong.append(f"points change with the order of seats {order}")
    before = {int(p.seat): (p.rank, p.points, p.decided_by) for p in result.outcome.ranking}
    if {old[p.seat]: (p.rank, p.points, p.decided_by) for p in other.ranking} != before:
        wrong.append(f"places change with the order of seats {order}")
    return wrong


def draw(positions: Positions, seed: int, number: int) -> tuple[Document, Random]:
    """Draw ``number`` of a seed: the table, and the generator to go on with."""
    random = Random(f"{positions.game} {seed} {number}")
    return positions.legal(random), random


def reach(
    positions: Positions, draws: int, seed: int, early: bool = False, only: Collection[str] | None = None
) -> Count:
    """How many draws stand at each boundary (of those in ``only``). ``early``: stop looking for one once reached."""
    count = Count(positions.game)
    wanted = set(boundaries(positions) if only is None else only)
    while count.draws < draws and wanted:
        document, random = draw(positions, seed, count.draws)
        count.draws += 1
        here = at_boundary(positions, document, wanted & set(positions.patterns), random)
        here |= scored_at_boundary(positions, scored(document).outcome)
        count.reached.update(here)
        wanted -= here if early else set()
    return count


def break_all(positions: Positions, tries: int, seed: int) -> Count:
    """Break every rule ``tries`` times; count how often it was found, and which other rules refused."""
    count = Count(positions.game, tries=tries)
    for rule, change in positions.breaks.items():
        for number in range(tries):
            document = change(Random(f"{rule} {seed} {number}"))
            found = refused(document)
            count.found[rule] += rule in found
            others = found - {rule}
            count.beside.setdefault(rule, Counter()).update(others)
            if others - positions.beside.get(rule, frozenset()):
                count.wrong.append(f"{rule} {number}: {sorted(others)} as well")
            if rule not in found:
                count.wrong.append(f"{rule} {number}: not found")
            if number % 10 == 0:
                table = table_of(document)
                result = positions.rules.score(table)
                count.wrong += [f"{rule} {number}: {e}" for e in conformance.placeless(positions.rules, table, result)]
    return count


def count_all(game: str, draws: int, tries: int, seed: int) -> Count:
    """All of it for one game."""
    positions, start = ALL[game], time.monotonic()
    count = reach(positions, draws, seed)
    for number in range(draws):
        document, random = draw(positions, seed, number)
        count.wrong += [f"draw {number}: {each}" for each in properties(positions, document, random)]
        count.remarks.update({finding.rule for finding in scored(document).findings})
    broken = break_all(positions, tries, seed)
    count.tries, count.found, count.beside = broken.tries, broken.found, broken.beside
    count.wrong += [*lacking(positions), *broken.wrong]
    count.wrong += [f"{name}: boundary never reached" for name in boundaries(positions) if not count.reached[name]]
    count.seconds = time.monotonic() - start
    return count


# --- the report --------------------------------------------------------------------------------------------------

HEAD = """
For every game, legal tables are drawn at random: whole ones, ones counted in parts, and ones at an edge. Of each it is
held that no rule refuses it, that a total is the sum of its lines, that with the people in another order everybody
keeps points and place, and that every path of a finding or of a missing count has a cell on the sheet and every part is
drawn.

A table stands at the boundary of a rule when one step breaks it: a count one more or one less, a choice made otherwise,
an entry of a list more, less or exchanged. Two of the cells that can break a rule are tried in each draw, so the counts
are lower bounds. The boundaries of a scoring rule are the least and the most it gives; of a tie-break, a place that it
decides. For every rule that refuses, a change breaks it and nothing else.
"""
BAR = 40


def bar(number: int, of: int) -> str:
    """A bar of text; the least that is more than nothing shows."""
    return "█" * (number * BAR // of) or ("▏" if number else "")


def report(counts: list[Count], draws: int, tries: int, seed: int) -> str:
    """The whole report, in Markdown."""
    out = [
        "# Properties of legal tables\n",
        f"`python tests/properties.py --draws {draws} --tries {tries} --seed {seed}`",
        HEAD,
        "| game | draws | wrong | boundaries | reached | rules that refuse | broken | found | minutes |",
        "| --- | --: | --: | --: | --: | --: | --: | --: | --: |",
    ]
    out += [_row(count) for count in counts]
    for count in counts:
        out += _game(count, ALL[count.game])
    return "\n".join(out) + "\n"


def amended(text: str, count: Count) -> str:
    """A report with one game counted anew."""
    head, *games = text.split("\n## ")
    lines = [_row(count) if line.startswith(f"| {count.game} |") else line for line in head.split("\n")]
    new = "\n".join(_game(count, ALL[count.game])).removeprefix("\n## ")
    last = games[-1].startswith(f"{count.game}\n")
    games = [new + "\n" * (not last) if each.startswith(f"{count.game}\n") else each for each in games]
    return "\n## ".join(["\n".join(lines), *games]).rstrip() + "\n"


def _row(count: Count) -> str:
    positions = ALL[count.game]
    names = boundaries(positions)
    reached, found = sum(count.reached[name] > 0 for name in names), sum(count.found.values())
    return (
        f"| {count.game} | {count.draws} | {len(count.wrong)} | {len(names)} | {reached} | {len(positions.breaks)} "
        f"| {len(positions.breaks) * count.tries} | {found} | {count.seconds / 60:.1f} |"
    )


def _game(count: Count, positions: Positions) -> list[str]:
    out = [f"\n## {count.game}\n"]
    out += ["Wrong:\n", *(f"- {each}" for each in count.wrong[:50]), ""] if count.wrong else []
    if count.remarks:
        said = ", ".join(f"{rule} {number}" for rule, number in count.remarks.most_common())
        out.append(f"Remarks (never errors) on legal tables: {said}.\n")
    unbound = {id: why for id, why in {**NO_BOUNDARY, **positions.unbound}.items() if id in positions.rules.by_id}
    out += [f"No boundary: {'; '.join(f'{id} ({why})' for id, why in unbound.items())}.\n"] if unbound else []
    names = boundaries(positions)
    width = max(map(len, names))
    out += [f"Draws of {count.draws} at each boundary:\n", "```"]
    out += [
        f"{name:{width}} {count.reached[name]:5} {bar(count.reached[name], count.draws)}".rstrip() for name in names
    ]
    out += ["```\n", f"Each rule broken {count.tries} times:\n", "```"]
    for rule in positions.breaks:
        others = ", ".join(f"{id} {number}" for id, number in count.beside.get(rule, Counter()).items())
        out.append(f"{rule:{width}} found {count.found[rule]:3}{'   also ' + others if others else ''}")
    return [*out, "```"]


def main() -> int:
    """Count, write the report, and say what is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--draws", type=int, default=1000, help="legal tables a game")
    parser.add_argument("--tries", type=int, default=50, help="how often each rule is broken")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="games counted at the same time")
    parser.add_argument("--report", type=Path, default=REPORT)
    parser.add_argument("--game", choices=ALL, help="count this one anew and amend the report")
    args = parser.parse_args()
    games = [args.game] if args.game else list(ALL)
    rest = ([each] * len(games) for each in (args.draws, args.tries, args.seed))
    with ProcessPoolExecutor(args.jobs) as pool:
        counts = list(pool.map(count_all, games, *rest))
    args.report.parent.mkdir(exist_ok=True)
    text = report(counts, args.draws, args.tries, args.seed)
    if args.game:
        text = amended(args.report.read_text("utf-8"), counts[0])
    args.report.write_text(text, "utf-8")
    wrong = [f"{count.game}: {each}" for count in counts for each in count.wrong]
    print("\n".join([*wrong, f"{args.report}: {len(wrong)} wrong"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
