"""Score files to tables.

Shape is all that is judged here: no JSON, a wrong type, not a whole number, an unknown key, id, player, option or
format. Every well-typed value goes through, however impossible; the rules speak of it. All faults are found at once,
each a value with its path, none of them raised.
"""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_type_hints

from scorekeeper import paths
from scorekeeper.game import Claim, Extra, Game, Player, Table
from scorekeeper.games import GAMES
from scorekeeper.play import Entry
from scorekeeper.rules import PlayerIndex, Seat, Typed
from scorekeeper.shape import (
    Malformed,
    People,
    ShapeError,
    integer,
    kind_of,
    one_of,
    people_at_table,
    structure,
    unknown_key,
    wrong_type,
)

__all__ = ["FORMAT", "MOST_BYTES", "Malformed", "decode", "entry_at", "read"]

FORMAT = "scorekeeper/1"
MOST_BYTES = 5_000_000
"""Largest score file that is read: thousands of times what a game needs."""


# --- reading JSON ------------------------------------------------------------------------------------------------


def read(data: bytes | str) -> tuple[Any, tuple[Malformed, ...]]:
    """Read one JSON document. Returns it and no faults, or ``None`` and the fault."""
    if len(data) > MOST_BYTES:
        return None, (Malformed("", "too-big", {"most": MOST_BYTES // 1_000_000}),)
    twice: list[str] = []

    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(items)
        if len(found) < len(items):
            seen: set[str] = set()
            twice.extend(key for key, _ in items if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        return found

    def constant(word: str) -> Any:
        raise ValueError(word)

    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data
        document = json.loads(text, object_pairs_hook=pairs, parse_constant=constant)
    except UnicodeDecodeError:
        return None, (Malformed("", "not-utf8"),)
    except json.JSONDecodeError as error:
        return None, (Malformed("", "not-json", {"line": error.lineno, "column": error.colno}),)
    except (ValueError, RecursionError):  # NaN, a number of thousands of digits, brackets without end
        return None, (Malformed("", "not-json-value"),)
    if twice:
        return None, tuple(Malformed("", "twice", {"key": Typed(key)}) for key in dict.fromkeys(twice))
    return document, ()


# --- the document ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Head:
    """All of a score file but what a game's own classes describe."""

    format: str
    game: str
    players: tuple[Player, ...]
    id: str | None = None
    edition: str | None = None
    status: Literal["playing", "finished", "abandoned"] | None = None
    options: Any = None
    expansions: tuple[str, ...] | None = None
    start_player: Any = None
    played_at: str | None = None
    duration_min: int | None = None
    location: str | None = None
    notes: str | None = None
    setup: Any = None
    log: tuple[Any, ...] | None = None
    final: Any = None
    entered: Any = None
    claimed: Any = None
    extra: Any = None
    clocks: Any = None  # how long each player has thought; read by no rule
    source: Any = None  # the record this table was imported from; kept whole, read by no rule


def decode(document: Any) -> tuple[Table[Any, Any] | None, tuple[Malformed, ...]]:
    """Turn a document into a table. Returns the table and no faults, or ``None`` and every fault of shape."""
    faults: list[Malformed] = []
    if not isinstance(document, dict):
        return None, (Malformed("", "wrong-type", {"expected": "type-object", "found": f"type-{kind_of(document)}"}),)
    game = _game(document, faults)
    if game is None:
        return None, tuple(faults)
    head = structure(document, _Head, (), faults)
    if head is None:
        return None, tuple(faults)
    assert isinstance(head, _Head)
    edition = game.of(head.edition or game.edition)
    if edition is None:
        faults.append(_unknown(head.edition or "", game.editions, "edition"))
        return None, tuple(faults)
    if not isinstance(head.source, dict | None):
        faults.append(Malformed("source", "wrong-type", wrong_type(head.source, "object").facts))
    structure(head.clocks, _Clocks | None, ("clocks",), faults)
    table: Table[Any, Any] = Table(
        game=game.id,
        edition=edition.edition,
        players=head.players,
        options=_options(head.options, edition, faults),
        status=head.status or ("playing" if head.final is None else "finished"),
        expansions=head.expansions or (),
        entered=_texts(head.entered, faults),
        teams=len(head.players) in edition.teams,
    )
    token = people_at_table.set(_people(table))
    try:
        parts = {
            "setup": _part(head.setup, edition.setup, "setup", len(table.sides), faults),
            "final": _part(head.final, edition.final, "final", len(table.sides), faults),
            "start_player": structure(head.start_player, PlayerIndex | None, ("start_player",), faults),
            "claimed": structure(head.claimed or [], tuple[_Claim, ...], ("claimed",), faults),
            "extra": structure(head.extra or [], tuple[Extra, ...], ("extra",), faults),
            "log": tuple(_entry(each, index, edition, faults) for index, each in enumerate(head.log or ())),
        }
    finally:
        people_at_table.reset(token)
    if faults:
        return None, tuple(faults)
    parts["claimed"] = tuple(
        Claim(each.seat, each.total, _lines(each.lines, index, edition, faults), each.winner)
        for index, each in enumerate(parts["claimed"])
    )
    return (None, tuple(faults)) if faults else (edition.settled(dataclasses.replace(table, **parts)), ())


def _people(table: Table[Any, Any]) -> People:
    return People(tuple(each.name for each in table.players), table.sides, table.seat_names)


@dataclass(frozen=True)
class _Clocks:
    """Seconds that each player has had, by place in ``players``; ``since``: from when the turn of now is measured."""

    used: tuple[int | None, ...] | None = None
    since: str | None = None


@dataclass(frozen=True)
class _Claim:
    seat: Seat
    total: int | None = None
    lines: Any = None
    winner: bool | None = None


def _game(document: dict[str, Any], faults: list[Malformed]) -> Game | None:
    form = document.get("format")
    if form != FORMAT:
        if isinstance(form, str) and form.startswith("scorekeeper/") and form[12:].isdigit():
            faults.append(Malformed("format", "newer-format", {"found": Typed(form[:40])}))
        else:
            faults.append(Malformed("format", "unknown-format", {"expected": Typed(FORMAT)}))
        return None
    try:
        return GAMES[one_of(document.get("game"), tuple(GAMES), "unknown-game")]
    except ShapeError as error:
        faults.append(Malformed("game", error.kind, error.facts))
        return None


def _unknown(found: str, choices: tuple[str, ...], path: str) -> Malformed:
    try:
        one_of(found, choices)
    except ShapeError as error:
        return Malformed(path, error.kind, error.facts)
    raise AssertionError(found)


def _options(given: Any, game: Game, faults: list[Malformed]) -> dict[str, str]:
    values = {option.id: option.default for option in game.options}
    if given is None:
        return values
    if not isinstance(given, dict):
        faults.append(Malformed("options", "wrong-type", wrong_type(given, "object").facts))
        return values
    known = {option.id: option for option in game.options}
    for key, value in given.items():
        if key not in known:
            faults.append(unknown_key(("options",), key, list(known)))
            continue
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
        text = str(text) if isinstance(text, int) else text
        try:
            values[key] = values[key] if text is None else one_of(text, known[key].values)
        except ShapeError as error:
            faults.append(Malformed(f"options.{key}", error.kind, error.facts))
    return values


def _texts(given: Any, faults: list[Malformed]) -> dict[str, str]:
    if given is None:
        return {}
    if not isinstance(given, dict):
        faults.append(Malformed("entered", "wrong-type", wrong_type(given, "object").facts))
        return {}
    for key, value in given.items():
        if not isinstance(value, str):
            faults.append(Malformed(f"entered.{key[:80]}", "wrong-type", wrong_type(value, "text").facts))
    return {key: value for key, value in given.items() if isinstance(value, str)}


def _lines(given: Any, index: int, game: Game, faults: list[Malformed]) -> dict[str, int]:
    if given is None:
        return {}
    place = ("claimed", index, "lines")
    if not isinstance(given, dict):
        faults.append(Malformed(paths.join(place), "wrong-type", wrong_type(given, "object").facts))
        return {}
    lines: dict[str, int] = {}
    for key, value in given.items():
        if key not in game.line_ids:
            faults.append(unknown_key(place, key, list(game.line_ids)))
            continue
        try:
            lines[key] = integer(value)
        except ShapeError as error:
            faults.append(Malformed(paths.join((*place, key)), error.kind, error.facts))
    return lines


def _entry(value: Any, index: int, game: Game, faults: list[Malformed]) -> Entry | None:
    """Decode one line of a log: an event by its word, and whether it is a house rule or struck."""
    place = ("log", index)
    if not isinstance(value, dict):
        faults.append(Malformed(paths.join(place), "wrong-type", wrong_type(value, "object").facts))
        return None
    words = game.play.words if game.play else ()
    try:
        word = one_of(value.get("event"), words, "unknown-id")
    except ShapeError as error:
        faults.append(Malformed(paths.join((*place, "event")), error.kind, error.facts))
        return None
    marks = structure({key: value[key] for key in _MARKS if key in value}, _Marks, place, faults)
    fields = {key: each for key, each in value.items() if key not in ("event", *_MARKS)}
    event = structure(fields, game.play.event_class(word), place, faults) if game.play else None
    return None if event is None or marks is None else Entry(event, bool(marks.house), bool(marks.struck))


def entry_at(value: Any, index: int, table: Table[Any, Any]) -> tuple[Entry | None, tuple[Malformed, ...]]:
    """One line of the log of ``table``, as it would stand at ``index``: the entry, or every fault of its shape."""
    game = GAMES[table.game].of(table.edition)
    assert game is not None  # the table was decoded with it
    faults: list[Malformed] = []
    token = people_at_table.set(_people(table))
    try:
        entry = _entry(value, index, game, faults)
    finally:
        people_at_table.reset(token)
    return (None if faults else entry), tuple(faults)


@dataclass(frozen=True)
class _Marks:
    house: bool | None = None
    struck: bool | None = None
    at: str | None = None


_MARKS = ("house", "struck", "at")


def _part(value: Any, type_: type, name: str, seats: int, faults: list[Malformed]) -> Any:
    """Decode ``setup`` or ``final``; seats that the file leaves out are there, with nothing counted."""
    if value is None:
        return None
    part = structure(value, type_, (name,), faults)
    given = getattr(part, "seats", None)
    if given is None or len(given) >= seats:
        return part
    (seat_type, _) = get_args(get_type_hints(type_)["seats"])
    return dataclasses.replace(part, seats=given + tuple(seat_type() for _ in range(seats - len(given))))
