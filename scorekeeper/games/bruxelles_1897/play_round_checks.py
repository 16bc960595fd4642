"""Play rules: rounds, whose turn it is, passing, and what is counted in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.model import (
    COLUMNS,
    KINDS,
    NOBILITY_END,
    ROUNDS,
    TRACK_START,
    rows_of,
)
from scorekeeper.games.bruxelles_1897.play_apply import pass_income
from scorekeeper.games.bruxelles_1897.play_count import prisoners
from scorekeeper.games.bruxelles_1897.play_events import Counted, Majority, Pass, Prepare, Resume, TurnEvent
from scorekeeper.games.bruxelles_1897.play_state import TRACKS, BxTable, State, known_halves
from scorekeeper.rules import Confidence, Fact, Finding, PlayerIndex, Severity, Stage, rule


def relaxed(table: BxTable) -> Severity | None:
    """Severity of a limit of the box: an expansion turns it into a note."""
    return Severity.NOTE if table.expansions else None


@rule("rounds-follow", Stage.PLAY, source=(*sources.ROUND, *sources.PREPARATION), basis=("BX-R1", "bx-083"))
def rounds_follow(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Rounds go from 1 to 4, one after the other."""
    number = event.round if isinstance(event, Prepare | Resume) else None
    first = isinstance(event, Resume) and state.entries == 0
    if number is not None and not (1 <= number <= ROUNDS if first else number == state.round):
        yield Finding(("round",), {"found": number, "expected": state.round, "most": ROUNDS}, part="round")


@rule("after-the-end", Stage.PLAY, source=sources.ROUND, basis=("BX-R1",))
def after_the_end(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The game ends with the majorities of round 4."""
    if state.over and not isinstance(event, Resume):
        yield Finding((), {"rounds": ROUNDS}, part="round")


@rule("turn-order", Stage.PLAY, source=(*sources.ROUND, *sources.ACTION), basis=("BX-R1", "bx-095", "bx-096"))
def turn_order(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Turns go clockwise from the start player, past those who have passed."""
    if isinstance(event, TurnEvent) and state.turn not in (None, event.player) and event.player not in state.passed:
        facts: dict[str, Fact] = {"player": event.player, "turn": PlayerIndex(state.turn or 0)}
        yield Finding(("player",), facts, part=f"seat-{event.player}")


@rule("passed-is-out", Stage.PLAY, source=sources.PASSING, basis=("BX-R1", "BX-R12", "bx-200", "bx-202"))
def passed_is_out(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Whoever has passed has no more turn in this round."""
    if isinstance(event, TurnEvent) and event.player in state.passed and not state.over:
        facts: dict[str, Fact] = {"player": event.player, "again": int(isinstance(event, Pass))}
        yield Finding(("player",), facts, part=f"seat-{event.player}")


@rule("pass-income", Stage.PLAY, source=sources.PASSING, basis=("BX-R12", "bx-201", "bx-203", "bx-204"))
def pass_money(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The first to pass gets 3 BEF, everybody later 1."""
    if isinstance(event, Pass) and event.bef is not None and event.bef != pass_income(state):
        facts: dict[str, Fact] = {"player": event.player, "found": event.bef, "expected": pass_income(state)}
        yield Finding(("bef",), {**facts, "earlier": len(state.passed)}, part=f"seat-{event.player}")


@rule("all-pass-first", Stage.PLAY, source=(*sources.MAJORITY, *sources.PASSING), basis=("BX-R12", "bx-206"))
def all_pass_first(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Majorities come once everybody has passed."""
    if isinstance(event, Majority) and not state.all_passed and not state.over:
        waiting = tuple(PlayerIndex(seat) for seat in state.people if seat not in state.passed)
        yield Finding((), {"players": waiting}, part="round")


# --- preparation --------------------------------------------------------------------------------------------------


def _expected_start(state: State, event: Any) -> int | None:
    """Who starts by the rules, where that is known and a round begins with somebody else."""
    if not isinstance(event, Prepare) or event.start_player is None or state.round == 1 or state.passed:
        return None
    fresh = state.turn is not None and state.turn == state.start_player and not any(state.uses) and not state.bought
    return state.start_player if fresh and event.start_player != state.start_player else None


@rule("expo-buyer-starts", Stage.PLAY, source=(*sources.PREPARATION, *sources.NOBLES), basis=("BX-R2", "bx-084"))
def expo_buyer_starts(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Whoever bought Expo starts the next round."""
    expected = _expected_start(state, event)
    if expected is not None and state.started_by_expo:
        yield Finding(("start_player",), {"player": event.start_player, "expected": PlayerIndex(expected)})


@rule("first-player-passes-left", Stage.PLAY, source=sources.PREPARATION, basis=("BX-R2", "bx-086"))
def first_player_passes_left(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """If nobody bought Expo, the next player clockwise starts."""
    expected = _expected_start(state, event)
    if expected is not None and not state.started_by_expo:
        yield Finding(("start_player",), {"player": event.start_player, "expected": PlayerIndex(expected)})


@rule("new-area", Stage.PLAY, source=(*sources.PREPARATION, *sources.SETUP), basis=("BX-S3", "BX-R6", "bx-091"))
def new_area(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A new area is laid as at set-up: no more of a kind than are taken, and one Expo."""
    if not isinstance(event, Prepare):
        return
    cells: dict[str, list[str]] = {}
    for row, line in enumerate(event.rows or ()):
        for column, card in enumerate(line or ()):
            if card is not None:
                cells.setdefault(card, []).append(f"rows[{row}][{column}]")
    limits = {**dict.fromkeys(KINDS, rows_of(state.count)), "expo": 1, "neutral": 2 if state.count == 2 else 0}
    for card, most in limits.items():
        where = cells.get(card, [])
        if len(where) > most:
            facts: dict[str, Fact] = {"kind": card, "found": len(where), "most": most}
            yield Finding(tuple(where), facts, part="area", severity=relaxed(table))


def _halves(event: Any) -> tuple[tuple[str, Sequence[Any]], ...]:
    if isinstance(event, Prepare):
        return (("lowers", event.lowers or ()), ("uppers", event.uppers or ()))
    if isinstance(event, Majority) and event.uppers:
        return (("uppers", event.uppers),)
    return ()


@rule("bonus-cards-anew", Stage.PLAY, source=(*sources.PREPARATION, *sources.COLUMN), basis=("BX-S4", "bx-093"))
def bonus_cards_anew(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Each of the four Bonus cards lies under one column."""
    for field, given in _halves(event):
        for half, number in Counter(each for each in given if each is not None).items():
            where = tuple(f"{field}[{at}]" for at, each in enumerate(given) if each == half)
            if number > 1:
                yield Finding(where, {"bonus": half, "found": number})


@rule("bonus-halves-stay", Stage.PLAY, source=sources.COLUMN, basis=("BX-F8", "A2"))
def bonus_halves_stay(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A Bonus card has the same two halves in every round."""
    given = dict(_halves(event))
    uppers = tuple(given.get("uppers", ()))[:COLUMNS]
    lowers = tuple(given.get("lowers", ()))[:COLUMNS] or state.lowers
    pairs = dict(known_halves(state.halves, (None,) * COLUMNS, (None,) * COLUMNS)[0])
    for at, upper in enumerate(uppers):
        lower = lowers[at] if at < len(lowers) else None
        expected = pairs.get(lower) if lower else None
        if upper is not None and lower is not None and expected is not None and expected != upper:
            facts: dict[str, Fact] = {"bonus": lower, "found": upper, "expected": expected}
            yield Finding((f"uppers[{at}]",), facts, part=f"column-{at}")


# --- counted in between -------------------------------------------------------------------------------------------


def _counted(state: State, event: Any) -> Iterator[tuple[int, Counted]]:
    if isinstance(event, Resume):
        yield from zip(state.people, event.seats or (), strict=False)


def _later(state: State, event: Any) -> Iterator[tuple[int, Counted]]:
    """Counts that can be held against the log, because it did not begin with them."""
    if state.entries:
        yield from _counted(state, event)


@rule("counts-possible", Stage.PLAY, source=(*sources.SETUP, *sources.BRUSSELS), basis=("BX-R5", "BX-R16"))
def counts_possible(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Nothing counted is less than none, tracks begin on 1 and Nobility ends on 5."""
    for seat, each in _counted(state, event):
        for field in ("vp", "bef", "prison", "materials", *TRACKS):
            found = getattr(each, field)
            least = TRACK_START if field in TRACKS else 0
            most = NOBILITY_END if field == "nobility" else None
            if isinstance(found, int) and (found < least or (most is not None and found > most)):
                facts: dict[str, Fact] = {"player": PlayerIndex(seat), "what": field, "found": found}
                facts |= {"least": least, "most": most or 0}
                yield Finding((f"seats[{seat}].{field}",), facts, part=f"seat-{seat}")


def _differs(state: State, event: Any, fields: tuple[str, ...]) -> Iterator[Finding]:
    for seat, each in _later(state, event):
        for field in fields:
            found, logged = getattr(each, field), getattr(state.seats[seat], field)
            if found is not None and logged is not None and found != logged:
                facts: dict[str, Fact] = {"player": PlayerIndex(seat), "found": found, "logged": logged, "what": field}
                yield Finding((f"seats[{seat}].{field}",), facts, part=f"seat-{seat}")


@rule(
    "money-as-logged",
    Stage.PLAY,
    source=(*sources.ART_NOUVEAU, *sources.BRUSSELS, *sources.NOBLES),
    basis=("BX-R5", "bx-104", "bx-134", "bx-178"),
    severity=Severity.WARNING,
)
def money_as_logged(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Money is what was there at first, plus all income, less what Architects cost."""
    yield from _differs(state, event, ("bef",))


@rule(
    "points-as-logged",
    Stage.PLAY,
    source=sources.DERIVED,
    basis=("BX-F12",),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def points_as_logged(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """VP are those of the constructions, exhibitions and coats of arms noted."""
    yield from _differs(state, event, ("vp",))


@rule(
    "tracks-as-logged",
    Stage.PLAY,
    source=(*sources.NOBLES, *sources.COLUMN),
    basis=("BX-R16", "bx-135", "bx-136", "bx-137"),
)
def tracks_as_logged(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A marker goes on for a noble or a column won, and never back."""
    yield from _differs(state, event, TRACKS)


@rule("prison-as-logged", Stage.PLAY, source=(*sources.PRISON, *sources.NOBLES), basis=("BX-R15",))
def prison_as_logged(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """In prison is who was there, plus those sent, less those freed."""
    for seat, each in _later(state, event):
        found, logged = prisoners(each, None), state.seats[seat].prison
        if found is not None and logged is not None and len(found) != len(logged):
            facts: dict[str, Fact] = {"player": PlayerIndex(seat), "found": len(found), "logged": len(logged)}
            yield Finding((f"seats[{seat}].prison",), facts, part="prison")


ROUND_RULES = (
    rounds_follow,
    after_the_end,
    turn_order,
    passed_is_out,
    pass_money,
    all_pass_first,
    expo_buyer_starts,
    first_player_passes_left,
    new_area,
    bonus_cards_anew,
    bonus_halves_stay,
    counts_possible,
    money_as_logged,
    points_as_logged,
    tracks_as_logged,
    prison_as_logged,
)
