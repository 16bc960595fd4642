"""How a tie for points is broken."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import Table, final_path
from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.model import Final, SeatFinal, Setup
from scorekeeper.rules import Key, Seat, Stage, rule

BxTable = Table[Setup, Final]


@rule("fewest-in-prison", Stage.TIEBREAK, source=sources.END, basis=("A6", "bx-254"))
def fewest_in_prison(table: BxTable, level: tuple[Seat, ...]) -> Iterator[Key]:
    """Fewer own Architects in prison is ahead."""
    for seat in level:
        prison = table.final.seats[seat].prison if table.final else None
        if prison is None:
            yield Key(seat, None, missing=(final_path(seat, "prison"),))
        else:
            yield Key(seat, -prison, {"prison": prison})


@rule("highest-tracks", Stage.TIEBREAK, source=sources.END, basis=("A6", "bx-255", "bx-256"))
def highest_tracks(table: BxTable, level: tuple[Seat, ...]) -> Iterator[Key]:
    """The higher sum of Architecture, Nobility and Prestige is ahead; if that is level too the place is shared."""
    for seat in level:
        each = table.final.seats[seat] if table.final else SeatFinal()
        places = {"architecture": each.architecture, "nobility": each.nobility, "prestige": each.prestige}
        missing = tuple(final_path(seat, track) for track, place in places.items() if place is None)
        known = {track: place for track, place in places.items() if place is not None}
        found = None if missing else sum(known.values())
        yield Key(seat, found, {**known, "sum": found or 0}, missing)


TIEBREAK_RULES = (fewest_in_prison, highest_tracks)
