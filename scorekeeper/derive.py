"""What is kept of a finished play beside its document, so that looking back reads no document: pure.

A document of either format becomes a `Derived`: who sat there, what they scored and which place they took, and the
points of each line. Points are those of today's rules; where a table was not counted to its end, what it claims
itself stands in.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorekeeper import codec
from scorekeeper.exchange import dates, play
from scorekeeper.exchange.play import Document
from scorekeeper.game import MISSING, SHARED, Outcome, Table
from scorekeeper.games import GAMES

FINAL, CLAIMED, TOTALS = "final", "claimed", "totals"
"""How a play is known: counted by our rules, by the table's own lines and totals, or by totals alone."""

TABLE = "table"  # decided_by: level totals, and the record names a winner without saying why
LARGEST = 10**15  # points beyond are no points
LONGEST_PLAY = 60 * 24 * 366  # minutes; beyond, somebody forgot a clock


@dataclass(frozen=True, slots=True)
class Seated:
    """One person. ``seat``: the seat or side that is scored, from 0; ``name``: as the document has it, "" unknown.

    ``rank`` from 1, level places shared (1, 1, 3); ``points``, ``rank``, ``winner`` and ``start`` are ``None`` where
    nothing tells.
    """

    name: str
    seat: int
    points: float | None = None
    rank: int | None = None
    winner: bool | None = None
    start: bool | None = None


@dataclass(frozen=True, slots=True)
class Derived:
    """A finished play. ``lines``: for each scored seat the points of each of ``line_ids``, ``None`` for not counted.

    ``decided``: for each scored seat what decided its place among level totals: the id of a tie-break rule, ``shared``,
    ``missing``, ``table``, or "" where no other had the same total. ``left_out``: why it stays out of averages.
    """

    game: str
    known_by: str
    people: tuple[Seated, ...]
    day: str | None = None
    minutes: int | None = None
    quantity: int = 1
    scoring: str = "highest"
    left_out: str | None = None
    line_ids: tuple[str, ...] = ()
    lines: tuple[tuple[float | None, ...], ...] = ()
    decided: tuple[str, ...] = ()


def finished(document: Mapping[str, Any]) -> bool:
    """Whether a document tells of a play that is over (not given up, not still going on)."""
    status = document.get("status")
    if play.is_play(document):
        return status in (None, "finished")
    return status == "finished" or (status is None and document.get("final") is not None)


def derive(document: Document) -> Derived | None:
    """What follows from a document; ``None`` if it tells of no finished play. Never raises on what people wrote."""
    if not isinstance(document, dict) or not finished(document):
        return None
    if play.is_play(document):
        return _of_play(document)
    table, _ = codec.decode(document)
    if table is None:
        return _unread(document)
    return _of_table(document, table)


# --- score files -------------------------------------------------------------------------------------------------


def _of_table(document: Document, table: Table[Any, Any]) -> Derived:
    game = GAMES[table.game].of(table.edition) or GAMES[table.game]
    outcome = game.outcome(table)
    claims = {int(claim.seat): claim for claim in table.claimed}
    complete = [score.complete for score in outcome.seats]
    counted = all(complete) and bool(complete)
    if counted:
        points: list[float | None] = [_points(score.total) for score in outcome.seats]
        ranks = _ranking(outcome, len(table.seats))
        winners: list[bool | None] = [seat in outcome.winners if outcome.winners else None for seat in table.seats]
        decided = [""] * len(table.seats)
        for placing in outcome.ranking:
            decided[placing.seat] = placing.decided_by or ""
    else:
        points = [
            _points(score.total) if score.complete else _points(getattr(claims.get(int(score.seat)), "total", None))
            for score in outcome.seats
        ]
        told = [getattr(claims.get(int(seat)), "winner", None) for seat in table.seats]
        winners, ranks, decided = _by_totals(points, told, table.seats)
    line_ids = game.line_ids
    lines = tuple(
        tuple(
            _points(_line(line, scored, getattr(claims.get(int(score.seat)), "lines", {})))
            for line in line_ids
            for scored in ({each.rule: each.points for each in score.lines},)
        )
        for score in outcome.seats
    )
    any_line = any(value is not None for seat in lines for value in seat)
    seat_of = {person: seat for seat, side in enumerate(table.sides) for person in side}
    starter = table.start_player
    people = tuple(
        Seated(
            person.name,
            seat_of[index],
            points[seat_of[index]],
            ranks[seat_of[index]],
            winners[seat_of[index]],
            None if starter is None else index == starter,
        )
        for index, person in enumerate(table.players)
    )
    out = play.left_out(document)
    if out is None and any(value is None for value in points):
        out = "incomplete" if any(value is not None for value in points) else "nothing-entered"
    return Derived(
        table.game,
        FINAL if counted else CLAIMED,
        people,
        _day(document),
        _minutes(document),
        left_out=out,
        line_ids=line_ids if any_line else (),
        lines=lines if any_line else (),
        decided=tuple(decided) if any(decided) else (),
    )


def _line(id: str, scored: Mapping[str, int | None], claimed: Mapping[str, int]) -> int | None:
    """The points of a line: as counted, else as claimed."""
    points = scored.get(id)
    return claimed.get(id) if points is None else points


def _ranking(outcome: Outcome, seats: int) -> list[int | None]:
    ranks: list[int | None] = [None] * seats
    for placing in outcome.ranking:
        ranks[placing.seat] = None if placing.decided_by == MISSING else placing.rank
    return ranks


def _by_totals(
    points: Sequence[float | None], told: Sequence[bool | None], seats: Sequence[int]
) -> tuple[list[bool | None], list[int | None], list[str]]:
    """Winners, ranks and what decided, from totals and from whom the table calls its winners."""
    nothing: list[Any] = [None] * len(seats)
    crowned = any(told)
    if any(each is None for each in points) or not points:
        return ([bool(each) for each in told] if crowned else nothing), list(nothing), [""] * len(seats)
    keys = [(not (crowned and won), -(total or 0)) for won, total in zip(told, points, strict=True)]
    ranks: list[int | None] = [1 + sum(other < key for other in keys) for key in keys]
    decided = []
    for index, total in enumerate(points):
        level = [n for n, other in enumerate(points) if other == total and n != index]
        shared = any(ranks[n] == ranks[index] for n in level)
        decided.append("" if not level else SHARED if shared else TABLE)
    return [rank == 1 for rank in ranks], ranks, decided


def _unread(document: Document) -> Derived:
    """A score file that this version cannot read: it is there, and stays out of every figure."""
    given = document.get("players")
    names = [each.get("name") for each in given if isinstance(each, dict)] if isinstance(given, list) else []
    people = tuple(Seated(name if isinstance(name, str) else "", index) for index, name in enumerate(names))
    return Derived(str(document.get("game") or ""), TOTALS, people, _day(document), left_out="unreadable")


# --- plays of totals ---------------------------------------------------------------------------------------------


def _of_play(document: Document) -> Derived:
    found, _ = play.decode(document)
    if found is None:
        return _unread(document)
    standing = play.standing(found)
    sides: dict[Any, int] = {}
    seats = []
    for index, player in enumerate(found.players):
        key = player.team if found.teams and player.team else index
        seats.append(sides.setdefault(key, len(sides)))
    starts = any(player.start for player in found.players)
    people = tuple(
        Seated(
            player.name,
            seat,
            _points(player.value),
            _rank(each),
            each.our_winner if each.winner is None else each.winner,
            bool(player.start) if starts else None,
        )
        for player, seat, each in zip(found.players, seats, standing, strict=True)
    )
    out = "cooperative" if found.cooperative else play.left_out(document)
    if out is None and any(person.points is None for person in people):
        out = "incomplete"
    return Derived(
        found.game,
        TOTALS,
        people,
        _day(document),
        _minutes(document),
        1 if found.quantity is None else max(0, min(found.quantity, 10_000)),
        found.scoring or "highest",
        out,
        decided=_decided(people, len(sides)) if out is None else (),
    )


def _rank(each: play.Standing) -> int | None:
    rank = each.rank if each.rank is not None and each.rank > 0 else each.our_rank
    if rank == 1 and each.winner is False:  # the file crowns another among those level
        return 2
    return 1 if each.winner and rank is None else rank


def _decided(people: Sequence[Seated], seats: int) -> tuple[str, ...]:
    """What decided between level totals: the file says who is ahead, but not why."""
    by_seat = {person.seat: person for person in people}
    decided = [""] * seats
    for seat, person in by_seat.items():
        level = [each for other, each in by_seat.items() if other != seat and each.points == person.points]
        if level:
            same = any(each.rank == person.rank and each.winner == person.winner for each in level)
            decided[seat] = SHARED if same else TABLE
    return tuple(decided) if any(decided) else ()


# --- single values -----------------------------------------------------------------------------------------------


def _points(value: float | int | None) -> float | None:
    if value is None or isinstance(value, bool) or not -LARGEST < value < LARGEST or not math.isfinite(value):
        return None
    return float(value)


def _day(document: Mapping[str, Any]) -> str | None:
    """The day on the calendar at the table, whatever zone the moment has."""
    text = document.get("played_at")
    return dates.real_day(text[:10]) if isinstance(text, str) else None


def _minutes(document: Mapping[str, Any]) -> int | None:
    minutes = document.get("duration_min")
    if not isinstance(minutes, int) or isinstance(minutes, bool):
        return None
    return minutes if 0 < minutes <= LONGEST_PLAY else None
