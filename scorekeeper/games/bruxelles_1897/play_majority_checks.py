"""Play rules: the majority phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.area import sums
from scorekeeper.games.bruxelles_1897.model import COLUMNS
from scorekeeper.games.bruxelles_1897.play_apply import advanced
from scorekeeper.games.bruxelles_1897.play_events import Majority
from scorekeeper.games.bruxelles_1897.play_state import (
    TRACKS,
    BxTable,
    State,
    brussels_leaders,
    column_leaders,
    column_winners,
    crests_won,
    known_halves,
)
from scorekeeper.rules import Confidence, Fact, Finding, PlayerIndex, Severity, Stage, rule

MOST_CRESTS = {
    2: (0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 6),
    3: (0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 6),
    4: (0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 9),
}
"""Most coats of arms that so many Architects of players complete (with two players beside the neutral ones)."""


def _won(state: State, event: Majority) -> tuple[tuple[str | None, tuple[int, ...] | None], ...]:
    """For each column: the upper half of its Bonus card and who wins it, as far as that can be told."""
    uppers = tuple(state.upper_of(column, event.uppers) for column in range(COLUMNS))
    uppers = known_halves(state.halves, state.lowers, uppers)[2]
    return tuple((uppers[column], column_winners(state, column, event.winners)) for column in range(COLUMNS))


def _after_columns(state: State, event: Majority) -> State:
    """The state with the tracks that the columns advance, for the coats of arms that come next."""
    for upper, winners in _won(state, event):
        for player in winners or ():
            state = advanced(state, player, upper) if upper in TRACKS and 0 <= player < len(state.seats) else state
    return state


@rule(
    "column-majority",
    Stage.PLAY,
    source=sources.COLUMN,
    basis=("BX-R13", "bx-218", "bx-219", "bx-220", "bx-221"),
)
def column_majority(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The highest sum of values in a column wins it, and all who are level."""
    if not isinstance(event, Majority):
        return
    for column, given in enumerate((event.winners or ())[:COLUMNS]):
        leaders = column_leaders(state, column)
        if given is None or leaders is None or set(given) == set(leaders):
            continue
        best = max((sums(state.grid, column) or {0: 0}).values(), default=0)
        facts: dict[str, Fact] = {"column": column + 1, "best": best, "leaders": len(leaders)}
        facts["players"] = tuple(PlayerIndex(seat) for seat in leaders)
        yield Finding((f"winners[{column}]",), facts, part=f"column-{column}")


@rule(
    "majority-to-note",
    Stage.PLAY,
    source=(*sources.MAJORITY, *sources.COLUMN),
    basis=("BX-R13", "BX-R14", "bx-207"),
    severity=Severity.WARNING,
)
def majority_to_note(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Columns come first, then coats of arms, then Brussels; what the area does not tell has to be noted."""
    if not isinstance(event, Majority) or state.over:
        return
    for column, (upper, winners) in enumerate(_won(state, event)):
        if winners is None:
            yield Finding((f"winners[{column}]",), {"column": column + 1, "what": 0}, part=f"column-{column}")
        elif winners and upper is None:
            yield Finding((f"uppers[{column}]",), {"column": column + 1, "what": 1}, part=f"column-{column}")
    noted = event.crests or ()
    if crests_won(state) is None and not all(seat < len(noted) and noted[seat] is not None for seat in state.people):
        yield Finding(("crests",), {"column": 0, "what": 2}, part="area")


@rule("release-is-won", Stage.PLAY, source=sources.COLUMN, basis=("BX-R13",), confidence=Confidence.DERIVED)
def release_is_won(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The bonus frees an Architect of whoever wins its column, nobody else's."""
    if not isinstance(event, Majority):
        return
    won = _won(state, event)
    if any(upper is None or winners is None for upper, winners in won):
        return
    winners_ = next((winners or () for upper, winners in won if upper == "release"), ())
    for seat, card in enumerate((event.released or ())[: len(state.seats)]):
        if card is not None and seat not in winners_:
            yield Finding((f"released[{seat}]",), {"player": PlayerIndex(seat)}, part=f"seat-{seat}")


# --- coats of arms ------------------------------------------------------------------------------------------------


def _crests(state: State, event: Any) -> Iterator[tuple[int, int]]:
    for seat, points in enumerate((event.crests or ())[: len(state.seats)] if isinstance(event, Majority) else ()):
        if points is not None:
            yield seat, points


@rule(
    "crest-points",
    Stage.PLAY,
    source=sources.CREST,
    basis=("BX-R14", "bx-227", "bx-228", "bx-229", "bx-230"),
)
def crest_points(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Each coat of arms won gives the Prestige position, after the columns; one that is not complete gives nothing."""
    won = crests_won(state)
    for seat, points in _crests(state, event):
        prestige = _after_columns(state, event).seats[seat].prestige
        if won is not None and prestige is not None and points != won[seat] * prestige:
            facts: dict[str, Fact] = {"player": PlayerIndex(seat), "found": points, "crests": won[seat]}
            facts |= {"prestige": prestige, "expected": won[seat] * prestige}
            yield Finding((f"crests[{seat}]",), facts, part=f"seat-{seat}")


@rule("crest-multiple", Stage.PLAY, source=sources.CREST, basis=("BX-R14",), confidence=Confidence.DERIVED)
def crest_multiple(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Coats of arms give a multiple of the Prestige position."""
    if crests_won(state) is not None:
        return
    for seat, points in _crests(state, event):
        prestige = _after_columns(state, event).seats[seat].prestige
        sure = all(upper is not None and winners is not None for upper, winners in _won(state, event))
        if prestige and sure and points % prestige:
            facts: dict[str, Fact] = {"player": PlayerIndex(seat), "found": points, "prestige": prestige}
            yield Finding((f"crests[{seat}]",), facts, part=f"seat-{seat}")


@rule("crests-by-cards", Stage.PLAY, source=sources.CREST, basis=("BX-R14", "A7"), confidence=Confidence.DERIVED)
def crests_by_cards(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """So many Architects complete only so many coats of arms."""
    table_ = MOST_CRESTS.get(len(state.seats))
    if table_ is None or crests_won(state) is not None:
        return
    cards = sum(len(state.own(seat)) + state.seats[seat].hidden for seat in state.people)
    most = table_[min(cards, len(table_) - 1)]
    for seat, points in _crests(state, event):
        prestige = state.seats[seat].prestige
        highest = None if prestige is None else prestige + 1  # the columns come first
        end = state.track_end or highest
        if highest is not None and points > most * max(prestige or 1, min(highest, end or highest)):
            facts: dict[str, Fact] = {"player": PlayerIndex(seat), "found": points, "cards": cards, "most": most}
            yield Finding((f"crests[{seat}]",), facts, part=f"seat-{seat}")


# --- Brussels -----------------------------------------------------------------------------------------------------


@rule(
    "most-in-brussels",
    Stage.PLAY,
    source=sources.PRISON,
    basis=("BX-R15", "bx-232", "bx-233", "bx-234", "bx-235"),
)
def most_in_brussels(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Whoever has most Architects at the Brussels cards sends one of them to prison, and so do all who are level."""
    if not isinstance(event, Majority):
        return
    leaders = brussels_leaders(state)
    for seat, card in enumerate((event.prison or ())[: len(state.seats)]):
        if card is not None and seat not in leaders:
            facts: dict[str, Fact] = {"player": PlayerIndex(seat), "found": state.seats[seat].brussels}
            facts["most"] = max((each.brussels for each in state.seats), default=0)
            yield Finding((f"prison[{seat}]",), facts, part="prison")


MAJORITY_RULES = (
    column_majority,
    majority_to_note,
    release_is_won,
    crest_points,
    crest_multiple,
    crests_by_cards,
    most_in_brussels,
)
