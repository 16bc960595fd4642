"""Rules of the final position: development, character tracks, technology and place tiles. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import final_path
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.position import (
    FOUND,
    SEED,
    OrleansTable,
    number,
    paths,
    returned,
    seats,
    tortured,
    track,
)
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Source, Stage, rule

# --- development -------------------------------------------------------------------------------------------------


@rule("development-range", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-286", "or-289"), limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def development_range(table: OrleansTable) -> Iterator[Finding]:
    """The development track ends at 30; points beyond are lost."""
    for index, seat in enumerate(seats(table)):
        if seat.development is not None and seat.development > board.LAST_SPACE:
            facts = {"player": Seat(index), "found": seat.development, "most": board.LAST_SPACE}
            yield Finding((final_path(index, "development"),), facts, part=f"development-{board.LAST_SPACE}")


@rule(
    "status-range", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-286"), limit=True, confidence=Confidence.FOUND
)
def status_range(table: OrleansTable) -> Iterator[Finding]:
    """Development status is 1 to 6."""
    most = len(board.STATUS_FROM)
    for index, seat in enumerate(seats(table)):
        if seat.status is not None and (seat.status == 0 or seat.status > most):
            facts = {"player": Seat(index), "found": seat.status, "most": most}
            yield Finding((final_path(index, "status"),), facts, part=f"seat-{index}")


@rule(
    "status-of-marker", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-273", "or-286"), confidence=Confidence.FOUND
)
def status_of_marker(table: OrleansTable) -> Iterator[Finding]:
    """The status is the one printed where the marker stands."""
    for index, seat in enumerate(seats(table)):
        marker, status = seat.development, seat.status
        if marker is None or status is None or not 0 <= marker <= board.LAST_SPACE:
            continue
        right = board.status_of(marker)
        if status != right and 1 <= status <= len(board.STATUS_FROM):
            where = (final_path(index, "status"), final_path(index, "development"))
            facts = {"player": Seat(index), "found": status, "expected": right, "marker": marker}
            yield Finding(where, facts, part=f"development-{marker}")


@rule("development-of-scholars", Stage.FINAL, source=(Source(SEED, "Universidad"), FOUND), basis=("OR-F3", "or-285"),
      limit=True, confidence=Confidence.DERIVED)  # fmt: skip
def development_of_scholars(table: OrleansTable) -> Iterator[Finding]:
    """The marker stands at least where the own scholars brought it, but for points given up to torture.

    Where those are not counted, a lower marker is remarked upon.
    """
    for index, seat in enumerate(seats(table)):
        steps, lost = track(seat, "scholar"), tortured(seat, "development")
        marker, cell = seat.development, "development"
        if marker is None and seat.status is not None and 1 <= seat.status <= len(board.STATUS_FROM):
            marker, cell = board.spaces_of(seat.status)[-1], "status"
        if steps is None or marker is None:
            continue
        least = min(board.LAST_SPACE, board.scholar_points(steps)) - (lost or 0)
        if marker < least:
            where = [
                final_path(index, cell),
                final_path(index, "tracks.scholar"),
                final_path(index, "torture.development"),
            ]
            facts = {"player": Seat(index), "found": marker, "least": least, "scholars": steps}
            severity = Severity.WARNING if lost is None else Severity.ERROR
            yield Finding(tuple(where), facts, part="track-scholar", severity=severity)


# --- tracks ------------------------------------------------------------------------------------------------------


@rule("track-length", Stage.FINAL, source=(Source(SEED, "Castillo"), FOUND), basis=("orleans B8", "or-180"), limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def track_length(table: OrleansTable) -> Iterator[Finding]:
    """The farmer track has 8 steps, the others 5."""
    for index, seat in enumerate(seats(table)):
        for kind, most in board.TRACK_LENGTH.items():
            steps = track(seat, kind)
            if steps is not None and steps > most:
                facts: dict[str, Fact] = {"player": Seat(index), "kind": kind, "found": steps, "most": most}
                yield Finding((final_path(index, f"tracks.{kind}"),), facts, part=f"track-{kind}")


def _return_cells(table: OrleansTable) -> tuple[str, ...]:
    return (*paths(table, "plague"), *paths(table, "torture.followers"))


@rule("track-supply", Stage.FINAL, source=FOUND, basis=("OR-F4", "or-299", "or-309"), limit=True,
      confidence=Confidence.DERIVED)  # fmt: skip
def track_supply(table: OrleansTable) -> Iterator[Finding]:
    """All players together recruit no more of a kind than there are neutral tiles, but for those that came back.

    Where it is not counted what Plague and torture gave back, more is only remarked upon.
    """
    supply, back = board.neutral_tiles(table.count), returned(table)
    for kind in board.TRACKS if supply else ():
        steps = [track(seat, kind) for seat in seats(table)]
        total = sum(step for step in steps if step is not None)
        most = (supply or {})[kind] + (back or 0)
        if total > most:
            where = tuple(p for p, step in zip(paths(table, f"tracks.{kind}"), steps, strict=True) if step is not None)
            facts: dict[str, Fact] = {"kind": kind, "found": total, "most": most}
            severity = Severity.WARNING if back is None else Severity.ERROR
            yield Finding((*where, *_return_cells(table)), facts, part=f"track-{kind}", severity=severity)


# --- technology --------------------------------------------------------------------------------------------------


@rule("technology-supply", Stage.FINAL, source=Source(SEED, "Componentes"), basis=("orleans B8", "or-010"), limit=True)
def technology_supply(table: OrleansTable) -> Iterator[Finding]:
    """All players together have at most 16 technology tiles."""
    counts = [seat.technology for seat in seats(table)]
    total = sum(count for count in counts if count is not None)
    if total > board.TECHNOLOGY:
        where = tuple(p for p, count in zip(paths(table, "technology"), counts, strict=True) if count is not None)
        yield Finding(where, {"found": total, "most": board.TECHNOLOGY}, part="technology")


def _laboratory(table: OrleansTable, index: int) -> bool | None:
    """Whether the seat ever had the Laboratory; ``None`` where that cannot be told."""
    owners = [i for i, s in enumerate(seats(table)) if isinstance(s.places, tuple) and "laboratory" in s.places]
    seat = seats(table)[index]
    traders, held = track(seat, "trader"), number(seat.places)
    if index in owners:
        return True
    if owners or (traders is not None and traders < 2):  # pile II opens with the second trader
        return False
    complete = held is not None and (held == 0 or isinstance(seat.places, tuple))
    return False if complete and tortured(seat, "places") == 0 else None


@rule("technology-of-craftsmen", Stage.FINAL, source=(Source(SEED, "2.craftsman"), FOUND), basis=("OR-F7", "or-146"),
      limit=True, confidence=Confidence.DERIVED)  # fmt: skip
def technology_of_craftsmen(table: OrleansTable) -> Iterator[Finding]:
    """Without the Laboratory a player has no more technology tiles than craftsmen recruited.

    Where it cannot be told whether the player once had the Laboratory, more is only remarked upon.
    """
    for index, seat in enumerate(seats(table)):
        steps, had = track(seat, "craftsman"), _laboratory(table, index)
        if seat.technology is None or steps is None or had or seat.technology <= steps:
            continue
        where = tuple(
            final_path(index, cell) for cell in ("technology", "tracks.craftsman", "places", "torture.places")
        )
        facts = {"player": Seat(index), "found": seat.technology, "most": steps}
        severity = Severity.WARNING if had is None else Severity.ERROR
        yield Finding(where, facts, part="track-craftsman", severity=severity)


@rule("technology-received", Stage.FINAL, source=(Source(SEED, "2.craftsman"), FOUND), basis=("orleans B10", "or-146"),
      severity=Severity.WARNING, option="empty-supply", confidence=Confidence.ASSUMED)  # fmt: skip
def technology_received(table: OrleansTable) -> Iterator[Finding]:
    """Every craftsman brought a technology tile, unless the stack had run out and the action was allowed without."""
    everyone = seats(table)
    lost = [tortured(seat, "technology") for seat in everyone]
    held = [seat.technology for seat in everyone]
    gone = sum(count for count in (*held, *lost) if count is not None)
    may_be_out = None in held or None in lost or gone >= board.TECHNOLOGY
    if may_be_out and table.has("empty-supply", "go-on"):
        return
    for index, seat in enumerate(everyone):
        steps, given = track(seat, "craftsman"), lost[index]
        if seat.technology is None or steps is None or given is None or seat.technology >= steps - given:
            continue
        where = tuple(final_path(index, cell) for cell in ("technology", "tracks.craftsman", "torture.technology"))
        facts = {"player": Seat(index), "found": seat.technology, "least": steps - given}
        yield Finding(where, facts, part="track-craftsman")


# --- place tiles -------------------------------------------------------------------------------------------------


@rule("place-taken-once", Stage.FINAL, source=(Source(SEED, "Componentes"), FOUND), basis=("orleans B8", "or-013"),
      limit=True, confidence=Confidence.FOUND)  # fmt: skip
def place_taken_once(table: OrleansTable) -> Iterator[Finding]:
    """Each of the 20 place tiles exists once."""
    owners: dict[str, list[int]] = {}
    for index, seat in enumerate(seats(table)):
        for place in seat.places if isinstance(seat.places, tuple) else ():
            owners.setdefault(place, []).append(index)
    for tile, indices in owners.items():
        if len(indices) > 1:
            where = tuple(final_path(index, "places") for index in dict.fromkeys(indices))
            yield Finding(where, {"place": tile, "found": len(indices)})


@rule(
    "places-of-traders", Stage.FINAL, source=Source(SEED, "3. Comerciante"), basis=("orleans B8", "or-161"), limit=True
)
def places_of_traders(table: OrleansTable) -> Iterator[Finding]:
    """A player has no more place tiles than traders recruited, so at most 5."""
    for index, seat in enumerate(seats(table)):
        held, steps = number(seat.places), track(seat, "trader")
        most = board.TRACK_LENGTH["trader"] if steps is None else steps
        if held is not None and held > most:
            cells = ("places",) if steps is None else ("places", "tracks.trader")
            facts = {"player": Seat(index), "found": held, "most": most}
            yield Finding(tuple(final_path(index, cell) for cell in cells), facts, part="track-trader")


@rule("second-pile-places", Stage.FINAL, source=Source(SEED, "3. Comerciante"), basis=("OR-F6", "or-164", "or-282"),
      limit=True)  # fmt: skip
def second_pile_places(table: OrleansTable) -> Iterator[Finding]:
    """A player's first place tile is of pile I, so there are fewer of pile II than traders."""
    for index, seat in enumerate(seats(table)):
        held, steps = seat.places if isinstance(seat.places, tuple) else (), track(seat, "trader")
        most = max(0, (board.TRACK_LENGTH["trader"] if steps is None else steps) - 1)
        second = tuple(place for place in held if place in board.PILE_TWO)
        if len(second) > most and len(held) <= most + 1:
            cells = ("places",) if steps is None else ("places", "tracks.trader")
            facts: dict[str, Fact] = {"player": Seat(index), "found": len(second), "most": most, "places": second}
            yield Finding(tuple(final_path(index, cell) for cell in cells), facts, part="track-trader")


@rule("place-supply", Stage.FINAL, source=FOUND, basis=("OR-F5", "or-299"), limit=True, confidence=Confidence.DERIVED)
def place_supply(table: OrleansTable) -> Iterator[Finding]:
    """All players together have no more place tiles than there are neutral traders, but for those that came back.

    Where it is not counted what Plague and torture gave back, more is only remarked upon.
    """
    supply, back = board.neutral_tiles(table.count), returned(table)
    total = sum(number(seat.places) or 0 for seat in seats(table))
    if supply is None or total <= supply["trader"] + (back or 0):
        return
    facts = {"found": total, "most": supply["trader"] + (back or 0)}
    severity = Severity.WARNING if back is None else Severity.ERROR
    where = (*paths(table, "places"), *_return_cells(table))
    yield Finding(where, facts, part="track-trader", severity=severity)


CHECKS = (
    development_range,
    status_range,
    status_of_marker,
    development_of_scholars,
    track_length,
    track_supply,
    technology_supply,
    technology_of_craftsmen,
    technology_received,
    place_taken_once,
    places_of_traders,
    second_pile_places,
    place_supply,
)
