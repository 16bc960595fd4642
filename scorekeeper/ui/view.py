"""A table as the pad shows it: structure, values, marks and totals, as plain dictionaries. Pure."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from scorekeeper import paths
from scorekeeper.game import Game, Outcome
from scorekeeper.game import Table as Played
from scorekeeper.report import finding_text
from scorekeeper.rules import Finding, Typed
from scorekeeper.sheet import Kind, Row, Sheet
from scorekeeper.text import Words
from scorekeeper.ui.entry import Cell, list_of
from scorekeeper.ui.marks import seat_mark

SETUP, SCORE = "setup", "score"
LISTED = (Kind.SLOT, Kind.SPACE)
NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True)
class Part:
    """The rows of one part of the page: those of the table, those of each seat, and the paths above them."""

    shared: tuple[Row, ...]
    seats: tuple[Row, ...]
    above_shared: str
    above_seat: str

    def path(self, row: Row, seat: int | None) -> str:
        """The path of a row's cell."""
        above = self.above_shared if seat is None else self.above_seat.format(seat)
        return f"{above}.{row.field}"

    def key(self, row: Row, seat: int | None) -> str:
        """What the page calls the cell: its path, with the kind behind it if an earlier row has the same path."""
        rows = self.shared if seat is None else self.seats
        first = next(each for each in rows if each.field == row.field)
        path = self.path(row, seat)
        return path if first is row else f"{path}#{row.kind}"


def part_of(sheet: Sheet, part: str) -> Part:
    """The rows that a part of the page shows."""
    if part == SETUP:
        return Part(sheet.setup, sheet.setup_seats, "setup", "setup.seats[{}]")
    return Part(sheet.shared, sheet.seats, "final.shared", "final.seats[{}]")


def cells(sheet: Sheet, seats: int) -> dict[str, Cell]:
    """Every cell by what the page calls it (nearly always its path), the lists of slots among them."""
    found: dict[str, Cell] = {}
    for part in (part_of(sheet, SETUP), part_of(sheet, SCORE)):
        for row, seat in [(r, None) for r in part.shared] + [(r, s) for s in range(seats) for r in part.seats]:
            path = part.path(row, seat)
            found[part.key(row, seat)] = Cell(row, path, seat)
            if row.kind is Kind.SLOT:
                whole = list_of(path)
                size = max(int(paths.steps(path)[-1]) + 1, found[whole].size if whole in found else 0)
                found[whole] = Cell(row, whole, seat, whole=True, size=size)
    return found


# --- structure ---------------------------------------------------------------------------------------------------


def structure(table: Played[Any, Any], game: Game, sheet: Sheet, part: str, words: Words, app: Words) -> dict[str, Any]:
    """What the pad builds its inputs from."""
    rows = part_of(sheet, part)
    sections = [*_sections(rows.shared, rows, None, table, words), *_sections(rows.seats, rows, table, table, words)]
    return {
        "part": part,
        "lang": words.lang,
        "words": {
            **{each: app.say(f"pad-{each}") for each in PAD_WORDS},
            "done": app.say("pad-done", done=Typed("{done}"), of=Typed("{of}")),
            "still": app.say("pad-still", value=Typed("{value}")),
            "total": app.say("total"),
        },
        "seats": [{"name": name, "mark": seat_mark(seat)} for seat, name in enumerate(table.seat_names)],
        "sections": sections,
        "totals": part == SCORE,
    }


PAD_WORDS = (
    "less",
    "more",
    "sum",
    "yes",
    "no",
    "none",
    "owner",
    "value",
    "counted",
    "table",
    "columns",
    "all",
    "caption",
    "not-number",
    "from-log",
)


def _sections(
    rows: tuple[Row, ...], part: Part, seats: Played[Any, Any] | None, table: Played[Any, Any], words: Words
) -> Iterable[dict[str, Any]]:
    """Rows under their headings, in order; ``seats`` is the table where each seat has its own cell."""
    own: tuple[int | None, ...] = (None,) if seats is None else tuple(int(seat) for seat in seats.seats)
    for group, members in groupby(rows, key=lambda row: row.group):
        listed = list(members)
        title = words.say(f"group-{group}") if words.has(f"group-{group}") else ""
        yield {
            "id": group,
            "title": title,
            "shared": seats is None,
            "optional": part.above_shared != SETUP and not any(row.needed for row in listed),
            "blocks": _blocks(listed, part, own, title, table, words),
        }


def _blocks(
    rows: list[Row], part: Part, own: tuple[int | None, ...], heading: str, table: Played[Any, Any], words: Words
) -> list[dict[str, Any]]:
    def key(row: Row) -> str:
        return f"{row.kind}:{list_of(row.field)}" if row.kind in LISTED else f"row:{row.id}"

    blocks: list[dict[str, Any]] = []
    for _, members in groupby(rows, key=key):
        run = list(members)
        if run[0].kind is Kind.SPACE:
            blocks.append(_grid(run, part, own, heading, table, words))
        elif run[0].kind is Kind.SLOT:
            blocks.append(_slots(run, part, own, heading, words))
        else:
            blocks.append(_row(run[0], part, own, table, words))
    return blocks


def title_of(row: Row, words: Words) -> str:
    """A row's name."""
    return words.say(f"row-{row.id}")


def _help(row: Row, words: Words) -> str:
    return words.say(f"row-{row.id}", "help") if words.has(f"row-{row.id}", "help") else ""


def _row(row: Row, part: Part, own: tuple[int | None, ...], table: Played[Any, Any], words: Words) -> dict[str, Any]:
    return {
        "type": "row",
        "title": title_of(row, words),
        "help": _help(row, words),
        "rule": row.rule or "",
        "kind": str(row.kind),
        "low": row.low,
        "choices": _choices(row, table, words),
        "cells": [part.key(row, seat) for seat in own],
    }


def _choices(row: Row, table: Played[Any, Any], words: Words) -> list[list[str]]:
    seats = [[str(int(seat)), table.seat_names[seat]] for seat in table.seats]
    if row.kind is Kind.SEATS:
        return seats
    if row.kind is Kind.SPACE:
        return seats + [[each, words.name(each)] for each in row.choices if not each.isdigit()]
    digits = [each for each in row.choices if each.isdigit()]
    if digits == [id for id, _ in seats]:  # the seats themselves, with or without a word such as "nobody"
        return seats + [[each, words.name(each)] for each in row.choices if not each.isdigit()]
    return [[each, words.name(each)] for each in row.choices]


def _slots(run: list[Row], part: Part, own: tuple[int | None, ...], heading: str, words: Words) -> dict[str, Any]:
    names = _numbered([title_of(row, words) for row in run])
    return {
        "type": "slots",
        "kind": str(Kind.SLOT),
        "title": _common(names) or heading,
        "names": names,
        "help": _help(run[0], words),
        "rule": run[0].rule or "",
        "lists": [list_of(part.path(run[0], seat)) for seat in own],
        "cells": [[part.path(row, seat) for row in run] for seat in own],
    }


def _numbered(names: list[str]) -> list[str]:
    """Names that tell one from another: numbered where all have the same."""
    return [f"{name} {at}" for at, name in enumerate(names, 1)] if len(set(names)) < len(names) else names


def _common(names: list[str]) -> str:
    """What the names of slots have in common at their beginning, without the number that tells them apart."""
    first, last = min(names), max(names)
    shared = 0
    while shared < min(len(first), len(last)) and first[shared] == last[shared]:
        shared += 1
    return re.sub(r"[\s\d,·–—(（、-]+$", "", first[:shared])


def _grid(
    run: list[Row], part: Part, own: tuple[int | None, ...], heading: str, table: Played[Any, Any], words: Words
) -> dict[str, Any]:
    names = _numbered([title_of(row, words) for row in run])
    columns = {paths.steps(row.field)[-1] for row in run}
    return {
        "type": "grid",
        "kind": str(Kind.SPACE),
        "title": _common(names) or heading,
        "help": _help(run[0], words),
        "rule": run[0].rule or "",
        "columns": len(columns),
        "choices": _choices(run[0], table, words),
        "cells": [{"path": part.path(row, own[0]), "title": name} for row, name in zip(run, names, strict=True)],
    }


# --- what stands in the cells -----------------------------------------------------------------------------------


def logged(final: Any, path: str) -> Any:
    """What the log of the game gives at a path of the final position, as JSON has it; ``None`` if nothing."""
    found = final
    for step in paths.steps(path)[1:]:
        if isinstance(step, int):
            found = found[step] if isinstance(found, tuple) and step < len(found) else None
        else:
            found = found.get(step) if isinstance(found, Mapping) else getattr(found, step, None)
    if isinstance(found, tuple):
        return [int(each) if isinstance(each, int) else each for each in found]
    if dataclasses.is_dataclass(found) and not isinstance(found, type):
        return {each.name: getattr(found, each.name) for each in dataclasses.fields(found)}
    return found


def values(document: Mapping[str, Any], known: Mapping[str, Cell], final: Any = None) -> dict[str, Any]:
    """What stands in each cell: ``v`` the value, ``t`` the sum as it was typed. Cells with nothing are left out.

    ``final``: the final position as the log of the game gives it; a cell that nobody counted shows what that has
    (``log``).
    """
    typed = document.get("entered") or {}
    found: dict[str, Any] = {}
    for key, cell in known.items():
        value = paths.get(document, cell.path)
        told = value is None and final is not None and cell.path.startswith("final.")
        if told:
            value = logged(final, cell.path)
        if cell.whole:
            if isinstance(value, list):
                found[key] = {"v": True, "full": any(each is not None for each in value)}
            continue
        several = cell.row.kind in (Kind.SET, Kind.NUMBERS, Kind.SEATS)
        if value is None or (several and not isinstance(value, list)):
            continue
        entry: dict[str, Any] = {"v": _shown(value, cell.row.kind)}
        if cell.path in typed:
            entry["t"] = typed[cell.path]
        if told:
            entry["log"] = True
        found[key] = entry
    return found


def _shown(value: Any, kind: Kind) -> Any:
    """A value as the inputs take it."""
    if kind is Kind.CHOICE:
        return str(value)
    if kind is Kind.SPACE and isinstance(value, dict):
        return {key: "" if each is None else str(each) for key, each in value.items()}
    if kind in (Kind.COUNT, Kind.NUMBER) and isinstance(value, list):
        return len(value)  # a list of things stands where their number is enough
    return value


Wanted = tuple[tuple[tuple[paths.Step, ...], ...], ...]
"""For each seat, and last for the table: the places that the score needs, taken apart."""


def wanted(part: Part, seats: int) -> Wanted:
    """What must be counted. A row of slots counts as one thing."""

    def of(seat: int | None, rows: tuple[Row, ...]) -> tuple[tuple[paths.Step, ...], ...]:
        found = dict.fromkeys(
            list_of(part.path(row, seat)) if row.kind in LISTED else part.path(row, seat) for row in rows if row.needed
        )
        return tuple(paths.steps(path) for path in found)

    return (*(of(seat, part.seats) for seat in range(seats)), of(None, part.shared))


def counted(document: Mapping[str, Any], places: Wanted, final: Any = None) -> list[dict[str, int]]:
    """How many of the places are counted, by people or by the log, for each seat and last for the table."""

    def known(steps: tuple[paths.Step, ...]) -> bool:
        return _at(document, steps) or (final is not None and logged(final, paths.join(steps)) is not None)

    return [{"done": sum(known(steps) for steps in each), "of": len(each)} for each in places]


def _at(document: Any, steps: tuple[paths.Step, ...]) -> bool:
    for step in steps:
        if isinstance(step, str):
            document = document.get(step) if isinstance(document, dict) else None
        else:
            document = document[step] if isinstance(document, list) and step < len(document) else None
    return document is not None


def totals(outcome: Outcome, tally: list[dict[str, int]]) -> dict[str, Any]:
    """Each seat's total so far and how much of it is counted."""
    return {
        "seats": [{"total": score.total, "complete": score.complete, **tally[score.seat]} for score in outcome.seats],
        "shared": tally[-1],
    }


# --- findings at their cells ------------------------------------------------------------------------------------


def marks(findings: Iterable[Finding], known: Mapping[str, Cell], words: Words, app: Words) -> dict[str, Any]:
    """Findings by the path of the cell they stand at, the gravest first."""
    found: dict[str, list[dict[str, str]]] = {}
    for finding in findings:
        mark = {
            "severity": str(finding.severity),
            "word": app.say(f"severity-{finding.severity}"),
            "text": finding_text(words, finding),
            "rule": finding.rule,
        }
        for path in places(finding, known):
            found.setdefault(path, []).append(mark)
    return found


def places(finding: Finding, known: Mapping[str, Cell]) -> list[str]:
    """The cells that a finding is about: those it names, or the cell above or the cells below what it names."""
    found: dict[str, None] = {}
    for where in finding.where:
        same = [key for key, cell in known.items() if cell.path == where]
        above = [key for key, cell in known.items() if paths.covers(cell.path, where)]
        below = [key for key, cell in known.items() if paths.covers(where, cell.path)]
        found.update(dict.fromkeys(same or above[-1:] or below))
    return list(found)


def lit(findings: Iterable[Finding]) -> dict[str, str]:
    """How much the worst finding at each part of the drawing weighs (findings come gravest first)."""
    parts: dict[str, str] = {}
    for finding in findings:
        if finding.part:
            parts.setdefault(finding.part, str(finding.severity))
    return parts


def labels(known: Mapping[str, Cell], table: Played[Any, Any], words: Words) -> dict[str, str]:
    """What each cell is called, for whoever picks it in the drawing."""
    return {
        key: title_of(cell.row, words) + (f", {table.seat_names[cell.seat]}" if cell.seat is not None else "")
        for key, cell in known.items()
        if not cell.whole and (cell.seat is None or cell.seat < len(table.seat_names))
    }
