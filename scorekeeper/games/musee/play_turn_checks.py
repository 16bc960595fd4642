"""Rules of turns: whose it is, who is out, drawing, hands, and when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.games.musee.model import HAND, MuseeTable, source
from scorekeeper.games.musee.play_checks import PLACING, here
from scorekeeper.games.musee.play_events import Finish, Hand, Pass, Place, Resume, Retire
from scorekeeper.games.musee.play_state import (
    UNDRAWN,
    State,
    can_hold,
    fitting,
    going,
    may_draw,
    must_fit,
    turn,
)
from scorekeeper.rules import Confidence, Fact, Finding, PlayerIndex, Seat, Severity, Source, Stage, rule

TURN = source("Como se Juega")
ENDING = source("Terminando tu turno")
THREE = source("3 Jugadores")
FOUR = source("4 Jugadores")


def _musee(state: State, person: int) -> str:
    return f"seat-{state.seat(person)}"


def _out_of_turn(state: State, event: Any) -> PlayerIndex | None:
    """Whose turn it is, if it is known and somebody else, who may still place, acts."""
    if not here(state, event, Place, Pass) or state.done(event.player):
        return None
    now = turn(state)
    return now if now != event.player else None


@rule("turn-order", Stage.PLAY, source=ENDING, basis=("MU-R2", "mu-083"))
def turn_order(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """Turns go clockwise, past those who can place nothing more."""
    now = _out_of_turn(state, event)
    if now is not None and state.last != event.player:
        yield Finding(("player",), {"player": event.player, "now": now}, part=_musee(state, now))


@rule("one-placement-a-turn", Stage.PLAY, source=TURN, basis=("MU-R2", "mu-042", "mu-043"))
def one_placement_a_turn(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """A turn is one painting; then it is somebody else's, while anybody else can still place."""
    now = _out_of_turn(state, event)
    if now is not None and state.last == event.player:
        yield Finding(("player",), {"player": event.player, "now": now}, part=_musee(state, now))


@rule("retired-stay-out", Stage.PLAY, source=source(PLACING), basis=("MU-R2", "mu-058"))
def retired_stay_out(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """Whoever cannot place a painting places none for the rest of the game; nor does anybody once it is over."""
    if here(state, event, Place, Pass) and (state.finished or state.people[event.player].out):
        facts: dict[str, Fact] = {"player": event.player, "finished": int(state.finished)}
        yield Finding(("player",), facts, part=_musee(state, event.player))


@rule("retire-only-when-stuck", Stage.PLAY, source=source(PLACING), basis=("MU-R2", "MU-F17", "mu-056", "mu-058"))
def retire_only_when_stuck(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """Nobody stops while a card in hand fits; at times that is certain though the hand is hidden."""
    if not here(state, event, Retire) or state.people[event.player].out:
        return
    fits = must_fit(state, event.player)
    if fits is None:
        return
    stuck = can_hold(state, event.player) & ~fitting(state, event.player)
    facts: dict[str, Fact] = {
        "player": event.player,
        "known": len(fits),
        "cards": fits,
        "held": state.people[event.player].hand,
        "stuck": stuck.bit_count(),
    }
    yield Finding(("player",), facts, part=_musee(state, event.player))


@rule("no-passing", Stage.PLAY, source=source(PLACING), basis=("mu-056",))
def no_passing(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """Nobody may pass: who can place must, and who cannot is out."""
    if here(state, event, Pass) and event.card is None:
        yield Finding(("player",), {"player": event.player}, part=_musee(state, event.player))


@rule("no-discards", Stage.PLAY, source=source(PLACING), basis=("mu-057",))
def no_discards(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """No card is ever thrown away, not to draw another either."""
    if here(state, event, Pass) and event.card is not None:
        yield Finding(("card",), {"player": event.player, "card": event.card}, part=_musee(state, event.player))


# --- drawing -----------------------------------------------------------------------------------------------------


def _deck(state: State) -> int:
    return 0 if state.deck is None else state.deck


@rule("draw-after-placing", Stage.PLAY, source=(TURN, ENDING), basis=("MU-R6", "mu-042", "mu-044", "mu-045", "mu-081"))
def draw_after_placing(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """After placing one draws a card, as long as there are cards to draw; that ends the turn."""
    if here(state, event, Place) and event.draw == "no-draw" and may_draw(state):
        yield Finding(("draw",), {"player": event.player, "deck": _deck(state)}, part="deck-left")


@rule("draws-in-deck", Stage.PLAY, source=ENDING, basis=("MU-R6", "mu-036"), confidence=Confidence.DERIVED)
def draws_in_deck(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """Nobody draws more cards than the draw deck has: 40 with two players, 45 with three, 30 with four."""
    if here(state, event, Place) and event.draw in ("keep", "give") and state.deck == 0:
        facts: dict[str, Fact] = {"player": event.player, "found": state.draws + 1, "most": state.draws}
        yield Finding(("draw",), facts, part="deck-left")


@rule(
    "last-two-cards",
    Stage.PLAY,
    source=FOUR,
    basis=("mu-128", "mu-129", "mu-130", "mu-131"),
)
def last_two_cards(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """Only with four players, and only of the last two cards, may a card drawn go to the partner, unseen."""
    if not here(state, event, Place) or event.draw != "give" or state.deck is None:
        return
    if not state.teams or state.deck > UNDRAWN:
        facts: dict[str, Fact] = {"player": event.player, "deck": state.deck, "teams": int(state.teams)}
        yield Finding(("draw",), facts, part="deck-left")


# --- hands -------------------------------------------------------------------------------------------------------


def _noted(event: Hand) -> tuple[int, str] | None:
    """Number of cards that a noted hand has at least, and the field that says so."""
    if event.number is not None:
        return event.number, "number"
    return None if event.cards is None else (len(set(event.cards)), "cards")


def _in_all(state: State, event: Any) -> tuple[int, int, str] | None:
    """Paintings on walls, cards in all hands, and the field; ``None`` where that is not known."""
    noted = _noted(event) if here(state, event, Hand) else None
    if noted is None or state.deck is None:
        return None
    number, field = noted
    hung = sum(card is not None for wall in state.walls for row in wall.rows for card in row)
    others = sum(each.hand for at, each in enumerate(state.people) if at != event.player)
    own = number if field == "number" else max(number, state.people[event.player].hand)
    return hung, own + others, field


@rule("cards-in-all", Stage.PLAY, source=source("Preparar"), basis=("MU-R4", "mu-018", "mu-109"))
def cards_in_all(state: State, event: Any, table: MuseeTable) -> Iterator[Finding]:
    """Walls and hands together hold no more cards than the game has."""
    found = _in_all(state, event)
    if found is not None and sum(found[:2]) > state.highest:
        hung, held, field = found
        facts: dict[str, Fact] = {"found": hung + held, "most": state.highest, "hung": hung, "held": held}
        yield Finding((field,), facts, severity=Severity.NOTE if table.expansions else None)


@rule(
    "two-cards-stay-out",
    Stage.PLAY,
    source=THREE,
    basis=("MU-R4", "mu-115", "mu-116", "mu-117", "B11"),
    severity=Severity.WARNING,
)
def two_cards_stay_out(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """With three players nobody draws any more once two cards are left, so 58 at most come into play."""
    if len(state.people) != 3:
        return
    if here(state, event, Place) and event.draw in ("keep", "give") and state.deck in (1, 2):
        facts: dict[str, Fact] = {"deck": state.deck, "found": 0, "most": state.highest - UNDRAWN}
        yield Finding(("draw",), facts, part="deck-left")
    found = _in_all(state, event)
    if found is not None and state.highest - UNDRAWN < sum(found[:2]) <= state.highest:
        facts = {"deck": 0, "found": sum(found[:2]), "most": state.highest - UNDRAWN}
        yield Finding((found[2],), facts)


@rule("five-in-hand", Stage.PLAY, source=ENDING, basis=("MU-R4", "mu-082"), severity=Severity.WARNING)
def five_in_hand(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """After drawing everybody holds five cards again; six only after a partner's gift of one of the last two."""
    if here(state, event, Place) and event.draw == "give":
        partner = state.partner(event.player)
        number = state.people[partner].hand + 1 if partner is not None else 0
        if partner is not None and number > HAND and state.deck:
            facts: dict[str, Fact] = {"player": PlayerIndex(partner), "found": number, "expected": HAND}
            yield Finding(("draw",), facts, part=_musee(state, partner))
    noted = _noted(event) if here(state, event, Hand) else None
    if noted is not None:
        number, field = noted
        short = field == "number" and number < state.people[event.player].hand == HAND and may_draw(state) is True
        if number > HAND or short:
            facts = {"player": event.player, "found": number, "expected": HAND}
            yield Finding((field,), facts, part=_musee(state, event.player))


# --- over, and beginning in the middle ---------------------------------------------------------------------------


@rule("over-when-nobody-can-place", Stage.PLAY, source=source(PLACING), basis=("MU-R5", "mu-058", "mu-060"))
def over_when_nobody_can_place(state: State, event: Any, table: MuseeTable) -> Iterator[Finding]:
    """The game is over when nobody can place; who is not noted as out and has a slot for some card may still."""
    if not isinstance(event, Finish) or state.finished:
        return
    sure = [(person, cards) for person in going(state) if (cards := must_fit(state, person))]
    for person, cards in sure:
        facts: dict[str, Fact] = {"players": (person,), "number": 1, "known": len(cards), "cards": cards}
        yield Finding((), facts, part=_musee(state, person), severity=table.at_end() or Severity.WARNING)
    told = {person for person, _ in sure}
    maybe = tuple(
        person for person in going(state) if person not in told and can_hold(state, person) & fitting(state, person)
    )
    if maybe:
        facts = {"players": maybe, "number": len(maybe), "known": 0, "cards": ()}
        yield Finding((), facts, part=_musee(state, maybe[0]), severity=Severity.WARNING)


@rule(
    "resume-at-the-start",
    Stage.PLAY,
    source=Source("-", "score file"),
    basis=("experience: Play",),
    severity=Severity.WARNING,
    confidence=Confidence.ASSUMED,
)
def resume_at_the_start(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """Walls that hang already are entered before the first turn of a log; later they replace what it has."""
    if here(state, event, Resume) and state.moved:
        yield Finding(("galleries",), {"player": Seat(state.seat(event.player))}, part=_musee(state, event.player))
