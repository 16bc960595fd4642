"""What people are told and asked: rules, findings, lines, comparisons and cells, kept in a file and held against it.

    python tests/told.py [GAME]...

writes ``data/told/<game>.txt`` anew. A change of a fact, a place, a bound or a severity is a change of that file, to be
read before it is kept. Worked examples say which rule speaks and the facts that their sources give; this holds the
rest of what the same examples are told.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scorekeeper.examples import Example, examples
from scorekeeper.game import Game, Table
from scorekeeper.games import GAMES
from scorekeeper.rules import Severity
from scorekeeper.sheet import Row

FOLDER = Path(__file__).parent / "data" / "told"
RULES, CELLS, FORMS, CHOICES, SETUP = WHOLE = "rules", "cells", "forms", "choices", "set-up"


def _facts(facts: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={_plain(facts[name])}" for name in sorted(facts))


def _plain(fact: Any) -> str:
    return f"({','.join(map(str, fact))})" if isinstance(fact, tuple) else str(fact)


def rules(game: Game) -> list[str]:
    """One line for each rule: how it speaks."""
    return [
        f"{rule.id}: {rule.stage}, {rule.severity}, {rule.confidence}{', limit' if rule.limit else ''}"
        f"{', compares' if rule.compares else ''}{f', option {rule.option}' if rule.option else ''}"
        for rule in game.rules
    ]


def laid_out(game: Game) -> list[str]:
    """One line for each thing to do before the first turn, with so many people."""
    return [
        f"{count}: {item.id} for {item.rule} [{item.part or ''}] {_facts(item.facts)}".strip()
        for count in game.counts
        for item in game.setup_list(count, game.edition)
    ]


def told(game: Game, example: Example) -> list[str]:
    """One line for each finding; where the example is about points, for each line of a score and key of the ranking.

    Notes are left out unless the example is about them.
    """
    result = game.score(example.table())
    about = {each["rule"] for each in example.findings}
    lines = [
        f"{found.severity} {found.rule} at {' '.join(found.where)} [{found.part or ''}] {_facts(found.facts)}"
        for found in result.findings
        if found.severity is not Severity.NOTE or found.rule in about
    ]
    if example.lines or example.totals or example.decided:
        lines += [
            f"seat {score.seat} {line.rule} {line.points} {_facts(line.facts)} {' '.join(line.missing)}"
            for score in result.outcome.seats
            for line in score.lines
        ]
        lines += [
            f"seat {placing.seat} rank {placing.rank} {placing.decided_by} {key.rule} {key.value} {_facts(key.facts)}"
            for placing in result.outcome.ranking
            for key in placing.keys
        ]
    return [line.strip() for line in lines]


def cells(game: Game, example: Example) -> list[str]:
    """One line for each cell of a table's form, and of each event's form in the state that its log ends with."""
    table = example.table()
    sheet = game.sheet(table)
    rows = [*sheet.setup, *sheet.setup_seats, *sheet.seats, *sheet.shared]
    rows += [row for _, form in forms(game, table) for row in form]
    return [_cell(row) for row in rows]


def forms(game: Game, table: Table[Any, Any]) -> list[tuple[str, tuple[Row, ...]]]:
    """The form of each event in the state that a table's log ends with."""
    if game.play is None or table.journal is None:
        return []
    return [(event, game.play.form(table.journal.state, event)) for event in game.play.words]


def offered(game: Game, table: Table[Any, Any]) -> list[str]:
    """One line for each thing that can be done where a table's log ends: who may, and of each value how many which."""
    if game.play is None or table.journal is None:
        return []
    return [
        " ".join([choice.event, str(choice.player), *(f"{field}={_range(values)}" for field, values in choice.values)])
        for choice in game.play.choices(table.journal.state)
    ]


def _range(values: tuple[Any, ...]) -> str:
    return f"{values[0]}..{values[-1]}({len(values)})" if len(values) > 3 else _plain(values)


def _cell(row: Row) -> str:
    bounds = f"{row.low}..{'' if row.high is None else row.high}"
    words = f"{row.id} {row.field} {row.kind} in {row.group} for {row.rule} {bounds}{' needed' if row.needed else ''}"
    return f"{words} {','.join(row.choices)}".strip()


def sections(game: Game) -> dict[str, list[str]]:
    """All that is to be kept of a game, under headings."""
    running = [example for example in examples(game.id) if example.waiting is None]
    found = {RULES: rules(game), CELLS: sorted({cell for example in running for cell in cells(game, example)})}
    asked = {(event, form) for example in running for event, form in forms(game, example.table())}
    found[FORMS] = sorted({f"{event}: {' '.join(row.field for row in form)}".strip() for event, form in asked})
    found[SETUP] = laid_out(game)
    found[CHOICES] = sorted({line for example in running for line in offered(game, example.table())})
    found |= {example.id: told(game, example) for example in running}
    return {heading: lines for heading, lines in found.items() if lines}


def changes(game: Game) -> list[str]:
    """What is kept and said no more, or said otherwise. Rules, cells and examples that are new are no change."""
    if not (FOLDER / f"{game.id}.txt").is_file():
        return [f"nothing is kept yet: read what python tests/told.py {game.id} writes"]
    now, before = sections(game), kept(game.id)
    wrong = [
        f"{heading}: {line}" for heading, lines in before.items() for line in lines if line not in now.get(heading, ())
    ]
    return wrong + [
        f"{heading}: new: {line}"
        for heading, lines in before.items()
        for line in now.get(heading, ())
        if heading not in WHOLE and line not in lines
    ]


def kept(game: str) -> dict[str, list[str]]:
    """What is kept of a game, under its headings."""
    found: dict[str, list[str]] = {}
    for line in (FOLDER / f"{game}.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            found[line[2:]] = []
        elif line:
            found[next(reversed(found))].append(line)
    return found


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for id in sys.argv[1:] or GAMES:
        text = "\n\n".join("\n".join([f"# {heading}", *lines]) for heading, lines in sections(GAMES[id]).items())
        (FOLDER / f"{id}.txt").write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main()
