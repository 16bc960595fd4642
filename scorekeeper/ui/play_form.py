"""A form in which an event is entered: what it holds, made into a line of the log, and back. Pure."""

from __future__ import annotations

import dataclasses
import html
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from scorekeeper import paths
from scorekeeper.codec import Malformed, entry_at
from scorekeeper.game import Table as Played
from scorekeeper.play import Choice, Entry, Log
from scorekeeper.rules import Fact, Finding, PlayerIndex, Seat, Severity
from scorekeeper.sheet import Kind, Row
from scorekeeper.ui.entry import number
from scorekeeper.ui.play_state import Form

MOST_CHIPS = 8
MOST_NUMBERS = 14
FEW = 6
NONE = ""
"""What stands for an empty list among what is chosen: none, which is not the same as nothing noted."""

_BETWEEN = re.compile(r"[\s,;、，・]+")
_FILL = re.compile(r'<g(?P<tag>[^>]*)\sdata-fill="(?P<fill>[^"]*)"')
_PART = re.compile(r'\sdata-part="([^"]*)"')


# --- what is typed, and a line of the log -----------------------------------------------------------------------


def value_of(row: Row, typed: Any) -> tuple[Any, bool]:
    """The JSON value of what stands in a row, and whether it can be read."""
    if row.kind in (Kind.SET, Kind.NUMBERS, Kind.SEATS):
        return _several(row, typed)
    text = str(typed if typed is not None else "").strip()
    if not text:
        return None, True
    if row.kind in (Kind.COUNT, Kind.NUMBER, Kind.SLOT):
        found, _, fine = number(text)
        return found, fine
    if row.kind is Kind.FLAG:
        return {"yes": True, "no": False}.get(text), text in ("yes", "no")
    return (int(text) if text.isascii() and text.isdigit() else text), True


def _several(row: Row, typed: Any) -> tuple[Any, bool]:
    items = [str(each) for each in typed] if isinstance(typed, list) else _BETWEEN.split(str(typed or ""))
    if items == [NONE] and isinstance(typed, list):
        return [], True
    items = [each for each in items if each]
    if not items:
        return None, True
    if row.kind is Kind.SET:
        return items, True
    found = [number(each) for each in items]
    return [value for value, _, _ in found], all(fine and value is not None for value, _, fine in found)


def line_of(event: str, rows: Iterable[Row], values: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The line of the log that a form gives, and the fields in which no number can be read."""
    line: Any = {"event": event}
    bad = []
    for row in rows:
        value, fine = value_of(row, values.get(row.field))
        if not fine:
            bad.append(row.field)
        elif value is not None:
            line = paths.put(line, row.field, value)
    return line, tuple(bad)


def typed_of(rows: Iterable[Row], line: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in a form that shows a line of the log."""
    found: dict[str, Any] = {}
    for row in rows:
        value = paths.get(line, row.field)
        if value is None:
            continue
        if row.kind in (Kind.SET, Kind.NUMBERS, Kind.SEATS) and isinstance(value, list):
            found[row.field] = [str(each) for each in value] or [NONE]
        elif isinstance(value, bool):
            found[row.field] = "yes" if value else "no"
        else:
            found[row.field] = str(value)
    return found


@dataclasses.dataclass(frozen=True, slots=True)
class Tried:
    """A form taken for a line of the log: the line, the fields at fault, and what the rules say of the entry."""

    line: dict[str, Any]
    entry: Entry | None
    bad: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    faults: tuple[Malformed, ...] = ()
    findings: tuple[Finding, ...] = ()

    @property
    def forbidden(self) -> bool:
        """Whether the rules forbid it."""
        return any(each.severity is Severity.ERROR for each in self.findings)


def tried(log: Log, table: Played[Any, Any], form: Form) -> Tried:
    """Take a form for an entry and judge it against the state before it."""
    at = min(form.at, len(log.judged))
    rows = log.play.form(log.state_before(at), form.event)
    line, bad = line_of(form.event, rows, form.values)
    if bad:
        return Tried(line, None, bad=bad)
    entry, faults = entry_at(line, at, table)
    if entry is None:
        prefix = f"log[{at}]."
        missing = tuple(each.path.removeprefix(prefix) for each in faults if each.kind == "needed")
        rest = tuple(each for each in faults if each.kind != "needed")
        return Tried(line, None, missing=missing, faults=rest)
    return Tried(line, entry, findings=log.objections(entry.event, at))


# --- what is legal now ------------------------------------------------------------------------------------------


def choices_at(log: Log, at: int) -> tuple[Choice, ...]:
    """What can be done where an entry stands."""
    return log.play.choices(log.state_before(min(at, len(log.judged))))


def legal(choices: Iterable[Choice], form: Form, field: str) -> tuple[str, ...] | None:
    """What a field may hold beside what the form holds already; ``None`` where that is not known."""
    found: dict[str, None] = {}
    known = False
    for choice in choices:
        if choice.event != form.event:
            continue
        given = dict(choice.values)
        if choice.player is not None:
            given.setdefault("player", (choice.player,))
        if field not in given:
            return None
        known = True
        if all(_fits(form.values.get(other), allowed) for other, allowed in given.items() if other != field):
            found.update(dict.fromkeys(_text(each) for each in given[field]))
    return tuple(found) if known else None


def _fits(typed: Any, allowed: Sequence[Any]) -> bool:
    if typed in (None, "", []):
        return True
    items = typed if isinstance(typed, list) else [typed]
    texts = {_text(each) for each in allowed} | {NONE}
    return all(str(each).strip() in texts for each in items)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(int(value)) if isinstance(value, int) else str(value)


def filled(choices: Iterable[Choice], rows: Iterable[Row], event: str, player: int | None) -> dict[str, Any]:
    """What a form holds when it is opened: who is at turn, and needed fields that leave no choice."""
    own = [each for each in choices if each.event == event]
    people = {each.player for each in own}
    values: dict[str, Any] = {}
    known = {row.field for row in rows}
    who: int | None = player if player in people or (player is not None and not own) else None
    if who is None and len(people) == 1:
        who = next(iter(people))
    if who is not None and "player" in known:
        values["player"] = str(int(who))
    form = Form(event, values)
    for row in rows:
        only = legal(own, form, row.field) if row.needed and row.field not in values else None
        if only is not None and len(only) == 1 and row.kind not in (Kind.SET, Kind.NUMBERS, Kind.SEATS):
            values[row.field] = only[0]
    return values


# --- the drawing ------------------------------------------------------------------------------------------------


def fills(svg: str) -> list[tuple[str, dict[str, Any]]]:
    """The parts of a drawing that can be tapped, each with what it fills in."""
    found = []
    for match in _FILL.finditer(svg):
        part = _PART.search(match["tag"])
        try:
            fill = json.loads(html.unescape(match["fill"]))
        except ValueError:
            continue
        if part and isinstance(fill, dict):
            found.append((html.unescape(part[1]), fill))
    return found


def with_fill(form: Form, rows: Iterable[Row], fill: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in a form after something in the drawing was tapped; a list gains or loses what was tapped."""
    values = dict(form.values)
    for row in rows:
        value = paths.get(dict(fill), row.field)
        if value is None:
            continue
        if isinstance(value, list):
            now = values.get(row.field)
            items = [str(each) for each in now] if isinstance(now, list) else []
            for each in (str(one) for one in value):
                items = [one for one in items if one != each] if each in items else [*items, each]
            values[row.field] = items
        else:
            values[row.field] = "yes" if value is True else "no" if value is False else str(value)
    return values


def lights(log: Log, table: Played[Any, Any], form: Form, svg: str) -> dict[str, str]:
    """Which parts of the drawing would complete the form legally (``open``), which not (``barred``), and what is
    chosen. Only what the rules can judge is lit.
    """
    found: dict[str, str] = {}
    rows = log.play.form(log.state_before(min(form.at, len(log.judged))), form.event)
    for part, fill in fills(svg):
        if fill.get("event") != form.event:
            continue
        own = {row.field: paths.get(fill, row.field) for row in rows}
        given = {field: value for field, value in own.items() if value is not None}
        if given and all(_chosen(form.values.get(field), value) for field, value in given.items()):
            if set(given) - {"player"}:
                found[part] = "chosen"
            continue
        candidate = form.to(values=with_fill(form, rows, fill))
        result = tried(log, table, candidate)
        if result.entry is not None:
            found[part] = "barred" if result.forbidden else "open"
    return found


def _chosen(typed: Any, value: Any) -> bool:
    if isinstance(value, list):
        return isinstance(typed, list) and {str(each) for each in value} <= {str(each) for each in typed}
    return typed is not None and str(typed) == _text(value)


# --- sentences --------------------------------------------------------------------------------------------------


def facts_of(event: Any) -> dict[str, Fact]:
    """The facts that an event's sentence is made of; what is not noted, and an empty list, is the number 0."""
    return {each.name: _fact(getattr(event, each.name)) for each in dataclasses.fields(event)}


def _fact(value: Any) -> Fact:
    if isinstance(value, bool | str | int | Seat | PlayerIndex):
        return value
    if isinstance(value, tuple):
        texts = tuple(each for each in value if isinstance(each, str))
        numbers = tuple(each for each in value if isinstance(each, int))
        return texts or numbers or len([each for each in value if each is not None])
    return 0
