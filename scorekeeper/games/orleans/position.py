"""What a recorded position proves: bounds where something is not counted. Standard library only."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.game import Table, final_path, shared_path
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.model import Characters, Final, SeatFinal, Setup, Shared
from scorekeeper.rules import Source

SEED = "004_513ff915f958d83d.txt"
FOUND = Source("-", "facts orleans")
"""What the rule text lacks and public sources say."""

OrleansTable = Table[Setup, Final]


def amounts(counts: Any) -> Mapping[str, int | None]:
    """The counts of a class of counts by id; none where nothing is counted."""
    if counts is None:
        return {}
    return {each.name: getattr(counts, each.name) for each in dataclasses.fields(counts)}


def complete(counts: Any) -> bool:
    """Whether every kind is counted."""
    return counts is not None and None not in amounts(counts).values()


def number(value: int | tuple[str, ...] | None) -> int | None:
    """How many things a number or a list stands for."""
    return len(value) if isinstance(value, tuple) else value


def seats(table: OrleansTable) -> tuple[SeatFinal, ...]:
    """The final position of each seat that is scored."""
    return table.final.seats[: len(table.seats)] if table.final else ()


def shared(table: OrleansTable) -> Shared:
    """What belongs to the table at the end."""
    return table.final.shared if table.final else Shared()


def paths(table: OrleansTable, field: str) -> tuple[str, ...]:
    """The path of one field for every seat."""
    return tuple(final_path(seat, field) for seat in range(len(seats(table))))


def track(seat: SeatFinal, kind: str) -> int | None:
    """Steps on a character track."""
    return getattr(seat.tracks, kind, None)


def tortured(seat: SeatFinal, what: str) -> int | None:
    """How many of something the seat gave up to torture, or ``None`` where that is not counted."""
    return getattr(seat.torture, what, None)


# --- development -------------------------------------------------------------------------------------------------


def marker_range(seat: SeatFinal) -> tuple[int, int]:
    """The lowest and highest space on which the development marker can stand."""
    if seat.development is not None:
        return seat.development, seat.development
    if seat.status is not None and 1 <= seat.status <= len(board.STATUS_FROM):
        spaces = board.spaces_of(seat.status)
        return spaces[0], spaces[-1]
    return 0, board.LAST_SPACE


def may_have_reached(seat: SeatFinal, source: str) -> bool:
    """Whether the marker can once have been on the space of a development citizen.

    Torture may have brought it back since, but over no coin space and no further than was tortured.
    """
    floor, lost = board.TORTURE_FLOOR[source], tortured(seat, "development")
    if lost is not None:
        floor = max(floor, board.DEVELOPMENT_CITIZENS[source] - lost)
    return marker_range(seat)[1] >= floor


# --- deeds -------------------------------------------------------------------------------------------------------


def deeds(table: OrleansTable) -> Iterator[tuple[str, Characters]]:
    """The deeds that are recorded, with the followers on them."""
    for deed in board.DEEDS:
        placed = getattr(shared(table).deeds, board.field(deed), None)
        if placed is not None:
            yield deed, placed


def deed_path(deed: str, kind: str = "") -> str:
    """Path of a deed, or of one kind of followers on it."""
    return shared_path(f"deeds.{board.field(deed)}" + (f".{kind}" if kind else ""))


def free_slots(deed: str, placed: Characters) -> Mapping[str, int]:
    """Slots of a deed that are surely free, by kind, where there are any."""
    free = {kind: slots - (getattr(placed, kind) or 0) for kind, slots in board.DEEDS[deed].slots.items()}
    return {kind: slots for kind, slots in free.items() if slots > 0 and getattr(placed, kind) is not None}


def is_full(deed: str, placed: Characters) -> bool:
    """Whether every slot of a deed is surely taken."""
    return all((getattr(placed, kind) or 0) >= slots for kind, slots in board.DEEDS[deed].slots.items())


def unfinished_deeds(table: OrleansTable) -> frozenset[str]:
    """Deeds that surely have a free slot."""
    return frozenset(deed for deed, placed in deeds(table) if free_slots(deed, placed))


def finished_deeds(table: OrleansTable) -> frozenset[str]:
    """Deeds that are surely full."""
    return frozenset(deed for deed, placed in deeds(table) if is_full(deed, placed))


# --- citizens ----------------------------------------------------------------------------------------------------


def listed(table: OrleansTable) -> Mapping[str, tuple[int, ...]]:
    """Who has each citizen, by the lists that are given."""
    owners: dict[str, tuple[int, ...]] = {}
    for index, seat in enumerate(seats(table)):
        for source in seat.citizens if isinstance(seat.citizens, tuple) else ():
            owners[source] = (*owners.get(source, ()), index)
    return owners


def reachable(table: OrleansTable, seat: SeatFinal) -> frozenset[str]:
    """The citizens on the boards that a seat can have taken."""
    found = set(board.DEEDS) - unfinished_deeds(table)
    found |= {source for source in board.DEVELOPMENT_CITIZENS if may_have_reached(seat, source)}
    for source, (kind, step) in board.TRACK_CITIZENS.items():
        taken = track(seat, kind)
        if taken is None or taken >= step:
            found.add(source)
    return frozenset(found)


def due(table: OrleansTable) -> Mapping[str, tuple[str, ...]]:
    """The citizens that somebody must have taken, each with the paths that prove it."""
    proofs: dict[str, tuple[str, ...]] = {deed: (deed_path(deed),) for deed in sorted(finished_deeds(table))}
    for index, seat in enumerate(seats(table)):
        for source, space in board.DEVELOPMENT_CITIZENS.items():
            if marker_range(seat)[0] >= space:
                cell = "development" if seat.development is not None else "status"
                proofs[source] = (*proofs.get(source, ()), final_path(index, cell))
        for source, (kind, step) in board.TRACK_CITIZENS.items():
            if (track(seat, kind) or 0) >= step:
                proofs[source] = (*proofs.get(source, ()), final_path(index, f"tracks.{kind}"))
    return proofs


def on_deeds(table: OrleansTable) -> Mapping[str, int]:
    """Followers of each kind that surely lie on the deeds: those recorded, and all of a deed whose citizen is taken."""
    owners, recorded = listed(table), dict(deeds(table))
    placed = dict.fromkeys(board.KINDS, 0)
    for deed, space in board.DEEDS.items():
        for kind in board.KINDS:
            full = space.slots.get(kind, 0) if deed in owners else 0
            placed[kind] += max(full, getattr(recorded.get(deed), kind, None) or 0)
    return placed


def on_deeds_paths(table: OrleansTable, kind: str) -> tuple[str, ...]:
    """The cells that say how many followers of a kind lie on the deeds."""
    named = [deed_path(deed, kind) for deed, placed in deeds(table) if getattr(placed, kind)]
    wanting = {deed for deed, space in board.DEEDS.items() if kind in space.slots}
    for index, seat in enumerate(seats(table)):
        if isinstance(seat.citizens, tuple) and wanting.intersection(seat.citizens):
            named.append(final_path(index, "citizens"))
    return tuple(named)


def returned(table: OrleansTable) -> int | None:
    """Followers that Plague and torture gave back to the supply, or ``None`` where that is not fully counted."""
    counts = [value for seat in seats(table) for value in (seat.plague, tortured(seat, "followers"))]
    known = [value for value in counts if value is not None]
    return sum(max(0, value) for value in known) if len(known) == len(counts) else None
