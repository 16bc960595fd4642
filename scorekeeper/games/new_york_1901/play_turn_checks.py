"""Rules of the turn: whose it is, what belongs into it, how the game ends, and where a log may begin."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from scorekeeper.games.new_york_1901.known import NewYork, part
from scorekeeper.games.new_york_1901.model import (
    CARDS,
    LAST_CARDS,
    LEAST_UNBUILT,
    NONE,
    OPEN_MARKET,
    SKYSCRAPERS,
)
from scorekeeper.games.new_york_1901.play_events import (
    BOOM,
    TWO,
    Build,
    Demolish,
    EndTurn,
    Expand,
    Finish,
    Resume,
    ReturnWorker,
    TurnEvent,
    UseCard,
)
from scorekeeper.games.new_york_1901.play_state import State, had_their_last, lots, next_player, opened, opens, over
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Source, Stage, rule

TEXT = "003_b1665ebc0639bb12.txt"
TURN = Source(TEXT, "Como se Juega")
EXPAND = Source(TEXT, "I. Expandir")
DEMOLISH = Source(TEXT, "II. Demoler")
BUILD = Source(TEXT, "III. Construir")
END = Source(TEXT, "Fin del juego")
RARE = Source(TEXT, "Situaciones poco frecuentes")
ACTIONS = Source(TEXT, "Tarjetas de acción:")
FOUND = Source("-", "facts: public sources")
RECORD = Source("-", "score file")
LIST = "new-york-1901 A8 in-game"

PLAYER = ("player",)


def acts(event: Any) -> bool:
    """Whether an event belongs to somebody's turn."""
    return isinstance(event, TurnEvent)


def unsure(state: State, table: NewYork) -> Severity | None:
    """A warning instead of the rule's severity where the end rests on a count of cards that may have a gap."""
    return Severity.WARNING if table.expansions or not state.sure else None


def had_last(state: State, player: int) -> bool:
    """Whether a player has had the turn after the trigger."""
    return state.trigger is not None and (player in state.last or (state.active == player and state.turn.ended))


@rule("clockwise", Stage.PLAY, source=TURN, basis=("ny-098", "ny-129"))
def clockwise(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Turns pass clockwise, from the start player on."""
    if (
        not acts(event)
        or not opens(state, event.player)
        or state.trigger == event.player
        or had_last(state, event.player)
    ):
        return
    expected = next_player(state)
    if expected is not None and expected != event.player:
        facts: dict[str, Fact] = {"player": event.player, "expected": Seat(expected)}
        yield Finding(PLAYER, facts, part(event.player))


@rule("trigger-turn-is-last", Stage.PLAY, source=END, basis=(LIST, "ny-145"))
def trigger_turn_is_last(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Whoever triggers the end has no further turn."""
    if acts(event) and state.trigger == event.player and opens(state, event.player):
        yield Finding(PLAYER, {"player": event.player}, part(event.player), unsure(state, table))


@rule("one-last-turn", Stage.PLAY, source=END, basis=(LIST, "ny-146"))
def one_last_turn(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """After the trigger everybody else has one more turn, and no second one."""
    if not acts(event) or state.trigger == event.player or not opens(state, event.player):
        return
    if had_last(state, event.player):
        yield Finding(PLAYER, {"player": event.player}, part(event.player), unsure(state, table))


@rule("demolish-then-build", Stage.PLAY, source=DEMOLISH, basis=(LIST, "ny-122", "ny-123"))
def demolish_then_build(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Whoever demolishes builds in the same turn."""
    if not state.turn.pending or state.active is None:
        return
    leaves = acts(event) and (opens(state, event.player) or isinstance(event, EndTurn))
    if leaves or isinstance(event, Finish):
        where = PLAYER if leaves else ()
        yield Finding(where, {"player": Seat(state.active)}, part(state.active))


@rule(
    "must-expand",
    Stage.PLAY,
    source=RARE,
    basis=(LIST, "ny-099", "ny-161", "ny-162", "ny-163"),
)
def must_expand(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """With a worker in hand, a turn without demolition begins with new land."""
    if not isinstance(event, Build | EndTurn):
        return
    now = opened(state, event.player).turn
    if now.fresh and not now.cards and not now.empty and (now.workers or 0) > 0:
        facts: dict[str, Fact] = {"player": event.player, "workers": now.workers or 0}
        yield Finding(PLAYER, {**facts, "built": int(isinstance(event, Build))}, part(event.player, "workers"))


@rule(
    "stuck-returns-worker",
    Stage.PLAY,
    source=RARE,
    basis=("ny-164",),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def stuck_returns_worker(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Without a worker in hand, and unable to build or demolish, a worker is taken off the board."""
    if isinstance(event, EndTurn):
        now = opened(state, event.player).turn
        if now.fresh and not now.cards and now.workers == 0:
            yield Finding(PLAYER, {"player": event.player}, part(event.player, "workers"))


@rule("return-needs-empty-hand", Stage.PLAY, source=RARE, basis=("NY-R2", "ny-164"))
def return_needs_empty_hand(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """A worker is taken off the board only by a player with none in hand."""
    if isinstance(event, ReturnWorker):
        now = opened(state, event.player).turn
        if (now.workers or 0) > 0:
            facts: dict[str, Fact] = {"player": event.player, "workers": now.workers or 0}
            yield Finding(PLAYER, facts, part(event.player, "workers"))


@rule("return-is-the-turn", Stage.PLAY, source=RARE, basis=("ny-166",))
def return_is_the_turn(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Taking a worker off the board is a whole turn."""
    if isinstance(event, ReturnWorker) and not opened(state, event.player).turn.fresh:
        yield Finding(PLAYER, {"player": event.player}, part(event.player, "workers"))


@rule("one-expand-a-turn", Stage.PLAY, source=(EXPAND, FOUND), basis=(LIST, "ny-039", "ny-048", "ny-195"))
def one_expand_a_turn(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """One territory a turn, two with the action card for it."""
    if isinstance(event, Expand):
        now = opened(state, event.player).turn
        most = 1 + (TWO in now.cards)
        if now.expands >= most:
            yield Finding(PLAYER, {"player": event.player, "most": most}, part(event.player, "land"))


@rule("expand-or-demolish", Stage.PLAY, source=TURN, basis=(LIST, "ny-004", "ny-099"))
def expand_or_demolish(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """A turn has one of Expand and Demolish, once."""
    if not isinstance(event, Expand | Demolish):
        return
    now = opened(state, event.player).turn
    again = now.demolitions if isinstance(event, Expand) else now.expands + now.demolitions
    if again and not now.cards:
        facts: dict[str, Fact] = {"player": event.player, "twice": int(isinstance(event, Demolish) and not now.expands)}
        yield Finding(PLAYER, facts, part(event.player))


@rule("build-comes-last", Stage.PLAY, source=BUILD, basis=("ny-109", "ny-129"))
def build_comes_last(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Expand and Demolish come before Build."""
    if isinstance(event, Expand | Demolish):
        now = opened(state, event.player).turn
        # A second one is refused already; with an action card the order is not known.
        if now.builds and not now.expands and not now.demolitions and not now.cards:
            facts: dict[str, Fact] = {"player": event.player, "expands": int(isinstance(event, Expand))}
            yield Finding(PLAYER, facts, part(event.player))


@rule(
    "boom-adds-a-build-only",
    Stage.PLAY,
    source=FOUND,
    basis=("new-york-1901 A2", "ny-193"),
    severity=Severity.WARNING,
    confidence=Confidence.ASSUMED,
)
def boom_adds_a_build_only(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Construction Boom seems to add no second Expand or Demolish."""
    if isinstance(event, Expand | Demolish):
        now = opened(state, event.player).turn
        if BOOM in now.cards and TWO not in now.cards and now.builds and (now.expands or now.demolitions):
            yield Finding(PLAYER, {"player": event.player}, part(event.player, "actions"))


@rule("one-build-a-turn", Stage.PLAY, source=(BUILD, FOUND), basis=("NY-R1", "ny-047", "ny-048", "ny-191"))
def one_build_a_turn(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """One build a turn, two with Construction Boom."""
    if isinstance(event, Build):
        now = opened(state, event.player).turn
        most = 1 + (BOOM in now.cards)
        if now.builds >= most:
            yield Finding(PLAYER, {"player": event.player, "most": most}, part(event.player, "towers"))


@rule("action-card-once", Stage.PLAY, source=(ACTIONS, FOUND), basis=(LIST, "ny-188", "ny-190"))
def action_card_once(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Each action card is used once a game."""
    if isinstance(event, UseCard) and not table.expansions:
        seat = state.seat(event.player)
        if seat.left == 0 or (event.card is not None and event.card not in seat.unused):
            facts: dict[str, Fact] = {"player": event.player, "card": event.card or NONE}
            yield Finding(("card",), facts, part(event.player, "actions"))


# --- the end, and beginning in the middle ------------------------------------------------------------------------


@rule(
    "end-needs-trigger",
    Stage.PLAY,
    source=END,
    basis=("NY-R4", LIST, "ny-143", "ny-144"),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def end_needs_trigger(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """A game ends once somebody has four unbuilt skyscrapers or the markets run out."""
    if not isinstance(event, Finish) or state.trigger is not None or table.count not in CARDS:
        return
    unbuilt = [seat.unbuilt for seat in state.seats]
    if None in unbuilt or min(each or 0 for each in unbuilt) <= LEAST_UNBUILT:
        return
    # Cards that nobody holds and no market shows were swapped out or given back.
    held = [lots(seat) for seat in state.seats]
    estates = sum(sum(each) for each in held if each is not None)
    bound = CARDS[table.count] - LAST_CARDS - state.returned - OPEN_MARKET * state.swaps
    known = None not in held and estates < bound
    if known or (state.open is not None and state.futures is not None):
        facts: dict[str, Fact] = {"least": min(each or 0 for each in unbuilt), "estates": estates}
        yield Finding((), facts, "play-market")


@rule(
    "last-turns-played",
    Stage.PLAY,
    source=END,
    basis=(LIST, "ny-146", "ny-147"),
    severity=Severity.WARNING,
)
def last_turns_played(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """The game ends when everybody else had the turn after the trigger."""
    if not isinstance(event, Finish) or state.trigger is None or over(state) or not state.sure:
        return
    had = had_their_last(state)
    waiting = tuple(Seat(at) for at in range(len(state.seats)) if at not in had)
    if waiting:
        # A finished table that misses turns cannot be; one that is still entered may be on its way.
        severity = Severity.ERROR if table.finished and not table.expansions else Severity.WARNING
        yield Finding((), {"players": waiting}, part(waiting[0]), severity)


@rule("turns-in-step", Stage.PLAY, source=TURN, basis=("NY-R3", "ny-098"), confidence=Confidence.DERIVED)
def turns_in_step(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Nobody is more than one turn ahead of another."""
    if not isinstance(event, Resume) or event.turns is None:
        return
    for at, seat in enumerate(state.seats):
        if at != event.player and seat.resumed and seat.turns is not None and abs(seat.turns - event.turns) > 1:
            facts: dict[str, Fact] = {"player": event.player, "turns": event.turns}
            yield Finding(("turns",), {**facts, "other": Seat(at), "theirs": seat.turns}, part(event.player))
            return


@rule("builds-within-turns", Stage.PLAY, source=BUILD, basis=("NY-R3", LIST), confidence=Confidence.DERIVED)
def builds_within_turns(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Nobody has built more often than there were turns, but for one extra build by Construction Boom."""
    if not isinstance(event, Resume) or event.turns is None or event.has is None or event.has.unbuilt is None:
        return
    builds = SKYSCRAPERS - event.has.unbuilt + (event.has.legendary not in (None, NONE))
    if builds > event.turns + 1:
        facts: dict[str, Fact] = {"player": event.player, "turns": event.turns, "builds": builds}
        yield Finding(("turns", "has.unbuilt"), facts, part(event.player, "towers"))


@rule("entry-not-negative", Stage.PLAY, source=RECORD)
def entry_not_negative(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Nothing that is entered can be less than none."""
    for field in dataclasses.fields(event):
        found = getattr(event, field.name)
        if type(found) is int and found < 0:
            yield Finding((field.name,), {"found": found})


RULES: tuple[Any, ...] = (
    clockwise,
    trigger_turn_is_last,
    one_last_turn,
    demolish_then_build,
    must_expand,
    stuck_returns_worker,
    return_needs_empty_hand,
    return_is_the_turn,
    one_expand_a_turn,
    expand_or_demolish,
    build_comes_last,
    boom_adds_a_build_only,
    one_build_a_turn,
    action_card_once,
    end_needs_trigger,
    last_turns_played,
    turns_in_step,
    builds_within_turns,
    entry_not_negative,
)
