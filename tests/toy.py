"""A tiny game for the tests of the engine: pebbles count one, the fewest breaks break ties, then the most shells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from scorekeeper.common import record_rules
from scorekeeper.game import Counts, Game, Option, Table, final_path
from scorekeeper.rules import Finding, Key, Line, Seat, Severity, Source, Stage, rule
from scorekeeper.sheet import Kind, Row, Sheet

HERE = Source("-", "tests")


@dataclass(frozen=True)
class Goods(Counts):
    """Things by kind."""

    sand: int | None = None
    salt: int | None = None


@dataclass(frozen=True)
class Pick:
    """A thing with an owner."""

    owner: Seat | Literal["neutral"]
    value: int


@dataclass(frozen=True)
class SeatFinal:
    """What lies before one player."""

    pebbles: int | None = None
    breaks: int | None = None
    shells: int | None = None
    goods: Goods | None = None
    flag: bool | None = None
    row: tuple[int | None, ...] | None = None
    towns: int | tuple[Literal["rome", "oslo"], ...] | None = None


@dataclass(frozen=True)
class Shared:
    """What lies in the middle."""

    winners: tuple[Seat, ...] | None = None
    picks: tuple[Pick | None, ...] | None = None
    kind: Literal["high", "low"] | None = None


@dataclass(frozen=True)
class Final:
    """The end."""

    shared: Shared = Shared()
    seats: tuple[SeatFinal, ...] = ()


@dataclass(frozen=True)
class Setup:
    """The beginning."""

    stones: int | None = None


@rule("few-pebbles", Stage.FINAL, source=HERE, basis=("T1",), limit=True)
def few_pebbles(table: Table[Any, Any]) -> Iterator[Finding]:
    """There are nine pebbles."""
    if table.final is None:
        return
    found = [seat.pebbles or 0 for seat in table.final.seats]
    if sum(found) > 9:
        yield Finding(tuple(final_path(index, "pebbles") for index in range(len(found))), {"found": sum(found)})


@rule("few-shells", Stage.FINAL, source=HERE, option="component-data", severity=Severity.ERROR)
def few_shells(table: Table[Any, Any]) -> Iterator[Finding]:
    """There are four shells, perhaps."""
    for index, seat in enumerate(table.final.seats if table.final else ()):
        if (seat.shells or 0) > 4:
            yield Finding((final_path(index, "shells"),))


@rule("pebbles", Stage.SCORING, source=HERE)
def pebbles(table: Table[Any, Any]) -> Iterator[Line]:
    """One point a pebble, or two."""
    if table.final is None:
        return
    worth = 2 if table.has("worth", "two") else 1
    for seat, counted in zip(table.seats, table.final.seats, strict=False):
        path = final_path(seat, "pebbles")
        if counted.pebbles is None:
            yield Line(seat, None, missing=(path,))
        else:
            yield Line(seat, worth * counted.pebbles, {"pebbles": counted.pebbles})


def _keys(table: Table[Any, Any], level: tuple[Seat, ...], name: str, sign: int) -> Iterator[Key]:
    seats = table.final.seats if table.final else ()
    for seat in level:
        value = getattr(seats[seat], name)
        missing = () if value is not None else (final_path(seat, name),)
        yield Key(seat, None if value is None else sign * value, {name: value or 0}, missing)


@rule("fewest-breaks", Stage.TIEBREAK, source=HERE)
def fewest_breaks(table: Table[Any, Any], level: tuple[Seat, ...]) -> Iterator[Key]:
    """The fewest breaks are ahead."""
    yield from _keys(table, level, "breaks", -1)


@rule("most-shells", Stage.TIEBREAK, source=HERE)
def most_shells(table: Table[Any, Any], level: tuple[Seat, ...]) -> Iterator[Key]:
    """The most shells are ahead."""
    yield from _keys(table, level, "shells", 1)


def sheet(table: Table[Any, Any]) -> Sheet:
    """Cells for pebbles alone."""
    return Sheet(seats=(Row("pebbles", "pebbles", Kind.COUNT, "stones", rule="pebbles"),))


TOY = Game(
    id="toy",
    name="Toy",
    bgg_id=0,
    year=2026,
    counts=(2, 3, 4),
    edition="1",
    setup=Setup,
    final=Final,
    rules=(*record_rules((2, 3, 4), HERE), few_pebbles, few_shells, pebbles, fewest_breaks, most_shells),
    sheet=sheet,
    draw=lambda table, view, name: "<svg></svg>",
    views=("final",),
    options=(
        Option("worth", ("one", "two"), "one", "pebbles"),
        Option("component-data", ("on", "off"), "on", "few-shells", scores=False),
    ),
    teams=(4,),
)


def document(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A toy score file with these seats; players are Ana, Ben, Cid, Dee."""
    names = more.pop("names", ["Ana", "Ben", "Cid", "Dee"][: len(seats)])
    players = [{"name": name} for name in names]
    return {"format": "scorekeeper/1", "game": "toy", "players": players, "final": {"seats": list(seats)}, **more}
