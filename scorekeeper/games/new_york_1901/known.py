"""What is known of a seat, with *not counted* kept apart from 0.

A function that returns ``None`` says that the table has not counted enough to tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from scorekeeper.game import Table, final_path
from scorekeeper.games.new_york_1901.model import (
    GENERATIONS,
    LEAST_UNBUILT,
    NONE,
    SKYSCRAPERS,
    Final,
    Generations,
    Printed,
    SeatFinal,
    Setup,
    SetupSeat,
    StandingPoints,
)
from scorekeeper.rules import Seat

NewYork = Table[Setup, Final]

SHOWN = 6
"""Seats that a drawing shows; more than four cannot play anyway."""


def part(seat: int, what: str = "") -> str | None:
    """Id of the shape that shows ``what`` of a seat, or ``None`` beyond what is drawn."""
    return "-".join(filter(None, ("seat", str(int(seat)), what))) if seat < SHOWN else None


def finals(table: NewYork) -> tuple[tuple[Seat, SeatFinal], ...]:
    """Every seat that is scored with what lies before it; none where nothing is counted yet."""
    return tuple(zip(table.seats, table.final.seats, strict=False)) if table.final is not None else ()


def setups(table: NewYork) -> tuple[tuple[Seat, SetupSeat], ...]:
    """Every seat with its set-up, as far as recorded."""
    return tuple(zip(table.seats, table.setup.seats, strict=False)) if table.setup is not None else ()


def streets(table: NewYork) -> tuple[str, ...] | None:
    """Streets in play, each once: those counted at the end, else those drawn at set-up."""
    found = table.final.shared.streets if table.final is not None else None
    if found is None and table.setup is not None:
        found = table.setup.streets
    return None if found is None else tuple(dict.fromkeys(found))


def challenge(table: NewYork) -> str | None:
    """The challenge in play: the one named at the end, else the one drawn at set-up."""
    found = table.final.shared.challenge if table.final is not None else None
    return found if found is not None or table.setup is None else table.setup.challenge


def total(values: Iterable[int | None]) -> int | None:
    """The sum, or ``None`` if any is not counted."""
    found = tuple(values)
    return None if any(each is None for each in found) else sum(each or 0 for each in found)


def least(values: Iterable[int | None]) -> int:
    """The sum of what is counted."""
    return sum(each or 0 for each in values)


def points(printed: Printed) -> int | None:
    """Printed points in all."""
    return sum(printed) if isinstance(printed, tuple) else printed


def by_generation(found: Generations | None) -> tuple[int | None, int | None, int | None]:
    """Counts of bronze, silver and gold."""
    return (None, None, None) if found is None else (found.bronze, found.silver, found.gold)


def standing(seat: SeatFinal) -> tuple[int | None, int | None, int | None]:
    """Standing skyscrapers by generation, without the legendary."""
    return by_generation(seat.standing)


def demolished(seat: SeatFinal) -> tuple[int | None, int | None, int | None]:
    """Demolished skyscrapers by generation; a number alone says nothing of generations unless it is 0."""
    if isinstance(seat.demolished, int):
        return (0, 0, 0) if seat.demolished == 0 else (None, None, None)
    return by_generation(seat.demolished)


def demolished_total(seat: SeatFinal) -> int | None:
    """Demolished skyscrapers; gold ones cannot be, so an open count of them is none."""
    if seat.demolished is None or isinstance(seat.demolished, int):
        return seat.demolished
    bronze, silver, gold = by_generation(seat.demolished)
    return total((bronze, silver, gold or 0))


def demolished_least(seat: SeatFinal) -> int:
    """Demolished skyscrapers, as far as counted."""
    return seat.demolished if isinstance(seat.demolished, int) else least(by_generation(seat.demolished))


def owns_legendary(seat: SeatFinal) -> bool | None:
    """Whether the seat has built a legendary."""
    return None if seat.legendary is None else seat.legendary != NONE


def gold_level(seat: SeatFinal) -> int | None:
    """Standing skyscrapers of gold level: gold ones and the legendary."""
    return total((standing(seat)[2], owns_legendary(seat)))


def ever(seat: SeatFinal, generation: str) -> int | None:
    """Skyscrapers of a generation ever built, standing or demolished, without the legendary."""
    index = GENERATIONS.index(generation)
    gone = demolished(seat)[index]
    return total((standing(seat)[index], gone if index < 2 else gone or 0))


def built(seat: SeatFinal, generation: str) -> bool | None:
    """Whether anything of this generation was ever built; the legendary is of gold level."""
    index = GENERATIONS.index(generation)
    if generation == "gold" and owns_legendary(seat):
        return True
    if (standing(seat)[index] or 0) > 0 or (demolished(seat)[index] or 0) > 0:
        return True
    if seat.unbuilt == SKYSCRAPERS and generation != "gold":
        return False
    number = ever(seat, generation)
    if number is None or (generation == "gold" and seat.legendary is None):
        return None
    return False


def built_in_all(seat: SeatFinal) -> int | None:
    """Skyscrapers ever built, without the legendary."""
    if seat.unbuilt is not None:
        return SKYSCRAPERS - seat.unbuilt
    return total((*standing(seat), demolished_total(seat)))


def most_standing(seat: SeatFinal) -> tuple[int, tuple[str, ...]]:
    """How many skyscrapers of the seat can stand at most, the legendary among them, and the fields that say so."""
    legendary = 0 if seat.legendary == NONE else 1
    bounds: list[tuple[int, tuple[str, ...]]] = [(SKYSCRAPERS - LEAST_UNBUILT, ())]
    counted = total(standing(seat))
    if counted is not None:
        bounds.append((counted, tuple(f"standing.{each}" for each in GENERATIONS)))
    if seat.unbuilt is not None:
        gone = tuple(f"demolished.{each}" for each in GENERATIONS)
        bounds.append((SKYSCRAPERS - seat.unbuilt - demolished_least(seat), ("unbuilt", *gone)))
    most, fields = min(bounds, key=lambda bound: bound[0])
    return max(0, most) + legendary, (*fields, "legendary")


def standing_points(seat: SeatFinal) -> tuple[int | None, int | None, int | None, int | None]:
    """Points printed on what stands: bronze, silver, gold, legendary. None stand, none printed."""
    found = seat.standing_points or StandingPoints()
    printed = (found.bronze, found.silver, found.gold)
    known = tuple(
        0 if points(value) is None and number == 0 else points(value)
        for value, number in zip(printed, standing(seat), strict=True)
    )
    legendary = 0 if found.legendary is None and seat.legendary == NONE else found.legendary
    return (*known, legendary)  # type: ignore[return-value]  # zip of three keeps its length


def demolished_points(seat: SeatFinal) -> tuple[int | None, int | None]:
    """Points printed on what was demolished: bronze, silver."""
    found = seat.demolished_points
    printed = (None, None) if found is None else (found.bronze, found.silver)
    bronze, silver = (
        0 if points(value) is None and number == 0 else points(value)
        for value, number in zip(printed, demolished(seat)[:2], strict=True)
    )
    return bronze, silver


def prestige(table: NewYork, seat: SeatFinal) -> int | None:
    """Points gained by Gold Prestige during play; none without that card."""
    if seat.prestige is None and challenge(table) not in (None, "gold-prestige"):
        return 0
    return seat.prestige


def value_of(seat: Any, field: str) -> Any:
    """What stands in a field of a seat (``standing.gold``), or ``None``."""
    found = seat
    for step in field.split("."):
        if found is None or isinstance(found, int):
            return None
        found = found.get(step) if hasattr(found, "get") else getattr(found, step, None)
    return found


def where(index: int, seat: SeatFinal, *fields: str) -> Iterator[str]:
    """Paths of those ``fields`` that are counted."""
    seen = set()
    for field in fields:
        place = "demolished" if field.startswith("demolished.") and isinstance(seat.demolished, int) else field
        if place not in seen and value_of(seat, place) is not None:
            seen.add(place)
            yield final_path(index, place)
