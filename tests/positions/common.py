"""What the generators of all games share: legal tables, single steps away from them, changes that break one rule.

A legal table stands *at the boundary* of a rule when one step breaks it: one count that is one more or one less, one
choice made otherwise, one entry of a list more, less or exchanged. A scoring rule's boundaries are the least and the
most it gives, a tie-break's is a place that it decides.
"""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from pathlib import Path
from random import Random
from typing import Any

from scorekeeper import paths
from scorekeeper.codec import decode
from scorekeeper.game import COMPONENT_DATA, SHARED, Game, Outcome, Result, Table
from scorekeeper.games import GAMES
from scorekeeper.rules import Severity, Stage

Document = dict[str, Any]
Change = Callable[[Random], Document]

BOUNDARIES: Mapping[str, Any] = tomllib.loads(Path(__file__).with_name("boundaries.toml").read_text("utf-8"))
"""For every game ``near``: for each set-up and final rule the patterns of the cells of which one step breaks it (``*``
is any part of a path); and ``lines``: the least and the most that each scoring rule gives (``"_"``: no such bound)."""

NO_BOUNDARY = {
    "unlikely-count": "a count of 999 is no limit of a game; no legal table comes near it",
    "log-differs": "compares a count with a log; these tables have none",
}
"""Rules without a boundary that a legal table could stand at, with the reason; a game adds its own."""


@dataclass(frozen=True)
class Positions:
    """The generator of one game.

    ``legal`` draws a finished or running table without errors. ``breaks``: for every rule that can refuse, a table that
    breaks it; ``beside``: other rules that cannot but refuse that table too. ``unbound``: rules without a boundary,
    with the reason.
    """

    game: str
    legal: Callable[[Random], Document]
    breaks: Mapping[str, Change]
    beside: Mapping[str, frozenset[str]] = field(default_factory=dict)
    unbound: Mapping[str, str] = field(default_factory=dict)

    @property
    def rules(self) -> Game:
        """The game itself."""
        return GAMES[self.game]

    @cached_property
    def patterns(self) -> Mapping[str, tuple[str, ...]]:
        """Patterns of the cells of each rule's boundary, the rules of the record among them."""
        known = set(self.rules.by_id) - set(self.unbound)
        near = {**BOUNDARIES["record"], **BOUNDARIES.get(self.game, {}).get("near", {})}
        return {id: tuple(patterns) for id, patterns in near.items() if id in known}

    @cached_property
    def lines(self) -> Mapping[str, tuple[int | None, int | None]]:
        """The least and the most that each scoring rule gives."""
        given = BOUNDARIES.get(self.game, {}).get("lines", {})
        return {id: (_bound(least), _bound(most)) for id, (least, most) in given.items()}


def _bound(value: int | str) -> int | None:
    return value if isinstance(value, int) else None


def table_of(document: Document) -> Table[Any, Any]:
    """A table that is well formed."""
    table, faults = decode(document)
    assert table is not None, faults
    return table


def scored(document: Document) -> Result:
    """What the rules make of a table."""
    table = table_of(document)
    return GAMES[table.game].score(table)


def refused(document: Document) -> set[str]:
    """Ids of the rules that call a table impossible."""
    table = table_of(document)
    return {f.rule for f in GAMES[table.game].check(table) if f.severity is Severity.ERROR}


def sparse(document: Document, random: Random, share: float = 0.5) -> Document:
    """The table with only some of its final position counted."""

    def thin(value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        return {key: thin(each) for key, each in value.items() if random.random() < share}

    final = document["final"]
    return {**document, "final": {"shared": thin(final["shared"]), "seats": [thin(seat) for seat in final["seats"]]}}


def edge(random: Random, low: int, high: int) -> int:
    """A number from ``low`` to ``high``, both ends more often than what lies between."""
    high = max(low, high)
    return random.choice((low, high, random.randint(low, high), random.randint(low, high)))


# --- what every record may have ----------------------------------------------------------------------------------


def with_record(document: Document, random: Random) -> Document:
    """The table with its own count, as the rules count, and some numbers typed as sums."""
    if random.random() < 0.4:
        return document
    outcome = scored(document).outcome
    claims: list[Document] = []
    for score in outcome.seats:
        claim: Document = {"seat": int(score.seat)}
        if score.complete and random.random() < 0.7:
            claim["total"] = score.total
        if random.random() < 0.7:
            claim["lines"] = {each.rule: each.points for each in score.lines if each.points is not None}
        if outcome.winners and random.random() < 0.5:
            claim["winner"] = score.seat in outcome.winners
        claims.append(claim)
    numbers = [(path, value) for path, value in cells(document) if path.startswith("final") and type(value) is int]
    entered = {path: f"{value - 1}+1" for path, value in random.sample(numbers, min(4, len(numbers))) if value > 0}
    return {**document, "claimed": claims, "entered": entered}


SEAT_KEYS = ("owner", "winners", "upper_winners", "seat", "previous_winners")
"""Keys whose numbers are seats."""


def turned(document: Document, order: list[int]) -> tuple[Document, list[int]]:
    """The same table with the people in another order, and for each new seat the old one."""
    moved = copy.deepcopy({key: value for key, value in document.items() if key != "entered"})
    moved["players"] = [document["players"][person] for person in order]
    before, after = table_of(document), table_of({**moved, "setup": None, "final": None, "claimed": []})
    home = {side: seat for seat, side in enumerate(map(frozenset, before.sides))}
    old = [home[frozenset(order[index] for index in side)] for side in after.sides]
    moved = _renumbered(moved, {seat: old.index(seat) for seat in old})
    if document.get("start_player") is not None:
        moved["start_player"] = order.index(document["start_player"])
    for part in ("setup", "final"):
        seats = (document.get(part) or {}).get("seats")
        if seats:
            moved[part]["seats"] = [moved[part]["seats"][seat] for seat in old if seat < len(seats)]
    match = paths.get(moved, "final.shared.match")
    if match and match.get("wins"):
        match["wins"] = [match["wins"][seat] for seat in old]
    return moved, old


def _renumbered(value: Any, new: Mapping[int, int]) -> Any:
    if isinstance(value, list):
        return [_renumbered(each, new) for each in value]
    if not isinstance(value, dict):
        return value
    found = {}
    for key, below in value.items():
        if key not in SEAT_KEYS:
            found[key] = _renumbered(below, new)
        elif isinstance(below, list):
            found[key] = [new.get(each, each) for each in below]
        else:
            found[key] = new.get(below, below) if type(below) is int else below
    return found


# --- steps -------------------------------------------------------------------------------------------------------


def cells(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of a document with its path, lists and objects too."""
    if path:
        yield path, value
    if isinstance(value, dict):
        for key, below in value.items():
            if path != "entered":
                yield from cells(below, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for index, below in enumerate(value):
            yield from cells(below, f"{path}[{index}]")


@lru_cache(maxsize=100_000)
def pattern_of(path: str) -> str:
    """A path with its list places left open."""
    return re.sub(r"\[\d+\]", "[*]", path)


@lru_cache(maxsize=100_000)
def matches(path: str, pattern: str) -> bool:
    """Whether a cell is one that a pattern means: ``*`` is any part of a path, ``[*]`` any place in a list."""
    return fnmatchcase(pattern_of(path), pattern.replace("[", "[[]"))


MOST_CHOICES = 6
"""Other choices that are tried for one cell."""


def stepped(document: Document, path: str, known: Mapping[str, list[Any]]) -> list[Document]:
    """The table with one cell one step away: all ways that there are, ``known`` being values of like cells."""
    value = paths.get(document, path)
    others: list[Any] = []
    if isinstance(value, bool):
        others = [not value]
    elif isinstance(value, int):
        most = 5 if path.startswith("claimed") else 1  # points come in steps of two to five
        others = [value + more for more in range(-most, most + 1) if more]
        others += [None] if path == "start_player" else []
    elif isinstance(value, list):
        more = known.get(pattern_of(path) + "[*]", [])
        others = [value[:-1], *([*value, each] for each in more[:3])] if value else [[each] for each in more[:3]]
        if len(value) > 1:
            others += [[value[-1], *value[1:-1], value[0]], [*value, value[-1]]]
    else:
        others = [each for each in known.get(pattern_of(path), []) if each != value][:MOST_CHOICES]
    return [paths.put(document, path, copy.deepcopy(other)) for other in others]


def likenesses(document: Document, table: Table[Any, Any], game: Game, random: Random) -> dict[str, list[Any]]:
    """For each pattern, values that stand in like cells or may be chosen there, in random order."""
    found: dict[str, list[Any]] = {"players[*].name": [""], "status": ["playing", "finished", "abandoned"]}
    found |= {"players[*].colour": ["pink"], "expansions[*]": ["A promo"], "edition": list(game.editions)}
    found["final.shared.area.rows[*][*].owner"] = ["neutral"]
    for path, value in cells(document):
        if value is not None:
            known = found.setdefault(pattern_of(path), [])
            if value not in known:
                known.append(value)
    sheet = game.sheet(table)
    rows = ((sheet.setup, "setup"), (sheet.setup_seats, "setup.seats[*]"))
    for group, head in (*rows, (sheet.shared, "final.shared"), (sheet.seats, "final.seats[*]")):
        for row in group:
            for pattern in (pattern_of(f"{head}.{row.field}"), f"{head}.{row.field}[*]"):
                known = found.setdefault(pattern, [])
                known += [each for each in row.choices if each not in known and not each.isdigit()]
    for known in found.values():
        random.shuffle(known)
    return found


def at_boundary(
    positions: Positions, document: Document, wanted: set[str], random: Random, cells_each: int = 2
) -> set[str]:
    """Rules out of ``wanted`` that one step away from a legal table are broken.

    Of every pattern's cells ``cells_each`` are stepped, so that the cost stays the same for large tables.
    """
    game = positions.rules
    table = table_of(document)
    there = {finding.rule for finding in game.check(table)}
    by_pattern: dict[str, set[str]] = {}
    for rule in sorted(wanted - there):
        for pattern in positions.patterns.get(rule, ()):
            by_pattern.setdefault(pattern, set()).add(rule)
    known = likenesses(document, table, game, random)
    everything = [path for path, _ in cells(document)]
    everything += [path for path in ("expansions", "edition") if path not in document]
    found: set[str] = set()
    for pattern, rules in by_pattern.items():
        fitting = [path for path in everything if matches(path, pattern)]
        for path in random.sample(fitting, min(cells_each, len(fitting))):
            for other in stepped({"expansions": [], **document}, path, known):
                if rules - found:
                    found |= _broken(table, path, other, rules - found)
    return found


def _broken(before: Table[Any, Any], path: str, document: Document, rules: set[str]) -> set[str]:
    """Which of some rules find something in a table that differs at ``path`` from the one before, if it is one.

    Parts that the step left alone are not decoded anew.
    """
    kept = {part: getattr(before, part) for part in ("setup", "final") if not path.startswith(part)}
    status = document.get("status") if path == "status" else before.status
    table, _ = decode({**document, **dict.fromkeys(kept), "status": status})
    if table is None:
        return set()
    table = replace(table, **kept)
    game = GAMES[table.game].of(table.edition) or GAMES[table.game]
    outcome = game.outcome(table) if any(game.by_id[id].compares for id in rules if id in game.by_id) else None
    found = set()
    for id in rules & set(game.by_id):
        rule = game.by_id[id]
        if rule.option == COMPONENT_DATA and not table.has(COMPONENT_DATA):
            continue
        if any(True for _ in rule.findings(table, *([outcome] if rule.compares else []))):
            found.add(id)
    return found


def scored_at_boundary(positions: Positions, outcome: Outcome) -> set[str]:
    """Boundaries of scoring and ties that an outcome reaches: ``streets: least``, ``most-gold``, ``shared``."""
    found = set()
    for score in outcome.seats:
        for line in score.lines:
            least, most = positions.lines.get(line.rule, (None, None))
            if line.points is not None and least is not None and line.points <= least:
                found.add(f"{line.rule}: least")
            if line.points is not None and most is not None and line.points >= most:
                found.add(f"{line.rule}: most")
    ties = {rule.id for rule in positions.rules.stage(Stage.TIEBREAK)} | {SHARED}
    return found | {p.decided_by for p in outcome.ranking if p.decided_by in ties}


def boundaries(positions: Positions) -> list[str]:
    """Names of all boundaries of a game, in the order of its rules."""
    game, found = positions.rules, list[str]()
    for rule in game.rules:
        if rule.stage in (Stage.SETUP, Stage.FINAL):
            found += [rule.id] if rule.id in positions.patterns else []
        elif rule.stage is Stage.SCORING:
            least, most = positions.lines.get(rule.id, (None, None))
            found += [f"{rule.id}: least"] if least is not None else []
            found += [f"{rule.id}: most"] if most is not None else []
        elif rule.stage is Stage.TIEBREAK:
            found.append(rule.id)
    return [*found, SHARED]
