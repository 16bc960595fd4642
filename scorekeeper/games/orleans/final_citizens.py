"""Rules of the final position: citizens and deeds. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import COMPONENT_DATA, final_path, shared_path
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.position import (
    FOUND,
    SEED,
    OrleansTable,
    amounts,
    deed_path,
    deeds,
    due,
    free_slots,
    listed,
    marker_range,
    may_have_reached,
    number,
    on_deeds,
    on_deeds_paths,
    paths,
    reachable,
    seats,
    shared,
    track,
    unfinished_deeds,
)
from scorekeeper.games.orleans.scoring import last_citizen_owner
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Source, Stage, rule

TWO_PLAYERS_MOST = 12
"""Citizens on the boards that two players can take: with six tiles of a kind one deed that wants it stays open."""


def _total(table: OrleansTable) -> int:
    return sum(number(seat.citizens) or 0 for seat in seats(table))


def _names(source: str) -> str:
    return f"citizen-{source}"


# --- how many ----------------------------------------------------------------------------------------------------


@rule("citizens-on-boards", Stage.FINAL, source=Source(SEED, "Preparar"), basis=("orleans B8", "or-011", "or-042"),
      limit=True)  # fmt: skip
def citizens_on_boards(table: OrleansTable) -> Iterator[Finding]:
    """The boards hold 13 citizens; the last one is not counted among them."""
    if _total(table) > board.BOARD_CITIZENS:
        facts = {"found": _total(table), "most": board.BOARD_CITIZENS}
        yield Finding(paths(table, "citizens"), facts, part="citizens")


@rule("two-player-citizens", Stage.FINAL, source=FOUND, basis=("OR-F1",), option=COMPONENT_DATA, limit=True,
      confidence=Confidence.DERIVED)  # fmt: skip
def two_player_citizens(table: OrleansTable) -> Iterator[Finding]:
    """With two players, 12 of the 13 citizens can be taken: the deeds want more followers than there are."""
    if table.count == 2 and TWO_PLAYERS_MOST < _total(table) <= board.BOARD_CITIZENS:
        facts = {"found": _total(table), "most": TWO_PLAYERS_MOST}
        yield Finding(paths(table, "citizens"), facts, part="citizens")


@rule("citizen-taken-once", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-290"), confidence=Confidence.FOUND)
def citizen_taken_once(table: OrleansTable) -> Iterator[Finding]:
    """Each citizen is taken once."""
    for source, owners in listed(table).items():
        if len(owners) > 1:
            players = tuple(Seat(index) for index in dict.fromkeys(owners))
            facts: dict[str, Fact] = {"citizen": source, "found": len(owners), "players": players}
            where = tuple(final_path(index, "citizens") for index in dict.fromkeys(owners))
            yield Finding(where, facts, part=_names(source))


@rule("citizens-within-reach", Stage.FINAL, source=FOUND, basis=("OR-F8", "orleans B8"), limit=True,
      confidence=Confidence.DERIVED)  # fmt: skip
def citizens_within_reach(table: OrleansTable) -> Iterator[Finding]:
    """A player has no more citizens than deeds and own markers can have given."""
    for index, seat in enumerate(seats(table)):
        most = len(reachable(table, seat))
        if isinstance(seat.citizens, int) and most < seat.citizens <= board.BOARD_CITIZENS:
            where = (
                final_path(index, "citizens"),
                *_marker_cells(table, index),
                *(deed_path(deed) for deed in sorted(unfinished_deeds(table))),
            )
            facts = {"player": Seat(index), "found": seat.citizens, "most": most}
            yield Finding(where, facts, part=f"seat-{index}")


def _marker_cells(table: OrleansTable, index: int) -> tuple[str, ...]:
    """The counted cells of a seat that say which citizens of the tracks it can have."""
    seat = seats(table)[index]
    counted = [name for name in ("development", "status") if getattr(seat, name) is not None]
    counted += [f"tracks.{kind}" for kind in ("knight", "boatman") if track(seat, kind) is not None]
    return tuple(final_path(index, name) for name in counted)


@rule("citizens-possible", Stage.FINAL, source=FOUND, basis=("orleans B8",), limit=True, confidence=Confidence.DERIVED)
def citizens_possible(table: OrleansTable) -> Iterator[Finding]:
    """All players together have no more citizens than deeds and tracks can have given."""
    everyone = seats(table)
    possible = frozenset().union(*(reachable(table, seat) for seat in everyone))
    numbers = any(isinstance(seat.citizens, int) for seat in everyone)
    alone = any(isinstance(s.citizens, int) and s.citizens > len(reachable(table, s)) for s in everyone)
    if numbers and not alone and len(possible) < _total(table) <= board.BOARD_CITIZENS:
        where = (
            *paths(table, "citizens"),
            *(path for index in range(len(everyone)) for path in _marker_cells(table, index)),
            *(deed_path(deed) for deed in sorted(unfinished_deeds(table))),
        )
        yield Finding(where, {"found": _total(table), "most": len(possible)}, part="citizens")


@rule("citizens-due", Stage.FINAL, source=FOUND, basis=("orleans B8",), confidence=Confidence.DERIVED)
def citizens_due(table: OrleansTable) -> Iterator[Finding]:
    """All players together have at least the citizens that full deeds and markers have given."""
    severity, proofs = table.at_end(), due(table)
    counts = [number(seat.citizens) for seat in seats(table)]
    all_listed = all(isinstance(seat.citizens, tuple) for seat in seats(table))
    if severity is not None and None not in counts and not all_listed and _total(table) < len(proofs):
        where = (*paths(table, "citizens"), *dict.fromkeys(path for found in proofs.values() for path in found))
        facts = {"found": _total(table), "least": len(proofs)}
        yield Finding(where, facts, part="citizens", severity=severity)


# --- which -------------------------------------------------------------------------------------------------------


@rule("deed-citizen-needs-full-deed", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-206"), limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def deed_citizen_needs_full_deed(table: OrleansTable) -> Iterator[Finding]:
    """The citizen of a deed is taken only when all its slots are filled."""
    owners = listed(table)
    for deed, placed in deeds(table):
        free = free_slots(deed, placed)
        if deed in owners and free:
            facts: dict[str, Fact] = {"deed": deed, "player": Seat(owners[deed][0]), "free": sum(free.values())}
            where = (final_path(owners[deed][0], "citizens"), *(deed_path(deed, kind) for kind in free))
            yield Finding(where, facts, part=f"deed-{deed}")


def _untaken(table: OrleansTable, sources: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The citizens among ``sources`` that are due but in nobody's list, with the paths that prove it."""
    if all(isinstance(seat.citizens, tuple) for seat in seats(table)):
        owners = listed(table)
        yield from (
            (source, proof) for source, proof in due(table).items() if source in sources and source not in owners
        )


@rule("full-deed-gives-citizen", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-206"), confidence=Confidence.FOUND)
def full_deed_gives_citizen(table: OrleansTable) -> Iterator[Finding]:
    """Whoever fills the last slot of a deed has its citizen."""
    severity = table.at_end()
    for deed, proof in _untaken(table, board.DEED_IDS):
        if severity is not None:
            yield Finding((*proof, *paths(table, "citizens")), {"deed": deed}, part=f"deed-{deed}", severity=severity)


@rule("development-citizen-reached", Stage.FINAL, source=FOUND, basis=("orleans B8", "review Orléans", "or-288"),
      limit=True, confidence=Confidence.FOUND)  # fmt: skip
def development_citizen_reached(table: OrleansTable) -> Iterator[Finding]:
    """A citizen of the development track goes to a marker that reached its space."""
    for source, owners in listed(table).items():
        for index in dict.fromkeys(owners) if source in board.DEVELOPMENT_CITIZENS else ():
            seat = seats(table)[index]
            if not may_have_reached(seat, source):
                cell = "development" if seat.development is not None else "status"
                where = (final_path(index, "citizens"), final_path(index, cell))
                facts: dict[str, Fact] = {
                    "player": Seat(index),
                    "space": board.DEVELOPMENT_CITIZENS[source],
                    "found": marker_range(seat)[1],
                }
                yield Finding(where, facts, part=_names(source))


@rule(
    "development-citizen-taken", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-288"), confidence=Confidence.FOUND
)
def development_citizen_taken(table: OrleansTable) -> Iterator[Finding]:
    """The first marker to reach or pass space 3, 18 or 28 takes the citizen there."""
    severity = table.at_end()
    for source, proof in _untaken(table, tuple(board.DEVELOPMENT_CITIZENS)):
        if severity is not None:
            where = (*proof, *paths(table, "citizens"))
            facts = {"space": board.DEVELOPMENT_CITIZENS[source]}
            yield Finding(where, facts, part=_names(source), severity=severity)


@rule("track-citizen-reached", Stage.FINAL, source=(Source(SEED, "Castillo"), Source(SEED, "1 barquero")),
      basis=("orleans B8", "or-143", "or-179", "or-284"), limit=True)  # fmt: skip
def track_citizen_reached(table: OrleansTable) -> Iterator[Finding]:
    """The citizen of the knight track wants four knights, that of the boatman track five boatmen."""
    owners = listed(table)
    for source, (kind, step) in board.TRACK_CITIZENS.items():
        for index in dict.fromkeys(owners.get(source, ())):
            taken = track(seats(table)[index], kind)
            if taken is not None and taken < step:
                where = (final_path(index, "citizens"), final_path(index, f"tracks.{kind}"))
                facts: dict[str, Fact] = {"player": Seat(index), "kind": kind, "found": taken, "least": step}
                yield Finding(where, facts, part=_names(source))


@rule("track-citizen-taken", Stage.FINAL, source=(Source(SEED, "Castillo"), Source(SEED, "1 barquero")),
      basis=("orleans B8", "or-143", "or-179", "or-284"))  # fmt: skip
def track_citizen_taken(table: OrleansTable) -> Iterator[Finding]:
    """The first player with four knights, and the first with five boatmen, takes the citizen there."""
    severity = table.at_end()
    for source, proof in _untaken(table, tuple(board.TRACK_CITIZENS)):
        if severity is not None:
            kind, step = board.TRACK_CITIZENS[source]
            facts: dict[str, Fact] = {"kind": kind, "least": step}
            yield Finding((*proof, *paths(table, "citizens")), facts, part=_names(source), severity=severity)


@rule("last-citizen", Stage.FINAL, source=FOUND, basis=("orleans B5", "or-263", "or-264"), severity=Severity.WARNING,
      confidence=Confidence.FOUND)  # fmt: skip
def last_citizen(table: OrleansTable) -> Iterator[Finding]:
    """The fourteenth citizen goes to whoever alone has most stations on the map; on a tie nobody takes it."""
    taken = shared(table).last_citizen
    stations = [number(seat.stations) for seat in seats(table)]
    counts = [built for built in stations if built is not None]
    if taken is None or not counts or len(counts) < len(stations):
        return
    owner = last_citizen_owner(counts)
    claimed = taken if isinstance(taken, Seat) else None
    if owner != claimed:
        facts: dict[str, Fact] = {
            "taken": "nobody" if claimed is None else claimed,
            "owner": "nobody" if owner is None else owner,
        }
        yield Finding((shared_path("last_citizen"), *paths(table, "stations")), facts, part="citizen-last")


# --- followers on deeds ------------------------------------------------------------------------------------------


@rule("deed-slots", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-203", "or-207", "or-210"), limit=True,
      confidence=Confidence.FOUND)  # fmt: skip
def deed_slots(table: OrleansTable) -> Iterator[Finding]:
    """A deed takes only as many followers of a kind as it has slots for them; monks lie on monk slots only."""
    for deed, placed in deeds(table):
        for kind, count in amounts(placed).items():
            slots = board.DEEDS[deed].slots.get(kind, 0)
            if count is not None and count > slots:
                facts: dict[str, Fact] = {"deed": deed, "kind": kind, "found": count, "most": slots}
                yield Finding((deed_path(deed, kind),), facts, part=f"deed-{deed}")


@rule("two-player-deeds", Stage.FINAL, source=FOUND, basis=("OR-F2",), option=COMPONENT_DATA, limit=True,
      confidence=Confidence.DERIVED)  # fmt: skip
def two_player_deeds(table: OrleansTable) -> Iterator[Finding]:
    """With two players there are only 6 neutral boatmen, craftsmen and traders, one fewer than the deeds have slots."""
    supply = board.neutral_tiles(2) or {}
    placed = on_deeds(table)
    for kind in ("boatman", "craftsman", "trader"):
        slots = sum(space.slots.get(kind, 0) for space in board.DEEDS.values())
        if table.count == 2 and supply[kind] < placed[kind] <= slots:
            facts: dict[str, Fact] = {"kind": kind, "found": placed[kind], "most": supply[kind]}
            yield Finding(on_deeds_paths(table, kind), facts, part="deeds")


@rule("deed-followers-recruited", Stage.FINAL, source=FOUND, basis=("OR-F9", "or-208"), limit=True,
      confidence=Confidence.DERIVED)  # fmt: skip
def deed_followers_recruited(table: OrleansTable) -> Iterator[Finding]:
    """Followers on the deeds were recruited before: own starters cannot be sent there."""
    placed = on_deeds(table)
    for kind in board.TRACKS:
        steps = [track(seat, kind) for seat in seats(table)]
        known = [step for step in steps if step is not None]
        if known and len(known) == len(steps) and placed[kind] > sum(known):
            where = (*on_deeds_paths(table, kind), *paths(table, f"tracks.{kind}"))
            facts: dict[str, Fact] = {"kind": kind, "found": placed[kind], "most": sum(known)}
            yield Finding(where, facts, part=f"track-{kind}")


CHECKS = (
    citizens_on_boards,
    two_player_citizens,
    citizen_taken_once,
    citizens_within_reach,
    citizens_possible,
    citizens_due,
    deed_citizen_needs_full_deed,
    full_deed_gives_citizen,
    development_citizen_reached,
    development_citizen_taken,
    track_citizen_reached,
    track_citizen_taken,
    last_citizen,
    deed_slots,
    two_player_deeds,
    deed_followers_recruited,
)
