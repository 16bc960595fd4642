"""Rules of play: rounds, hourglass tiles, census, drawing followers, turns. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play_events import (
    ACTIONS,
    Census,
    Draw,
    Hourglass,
    Pass,
    Resume,
    ResumeTable,
    Settle,
)
from scorekeeper.games.orleans.play_places import MARKET_SPACES, TOWER_SPACES, TOWN_HALL, fills
from scorekeeper.games.orleans.play_rules import play_rule, text
from scorekeeper.games.orleans.play_state import (
    ACTION,
    EVENT,
    REST,
    State,
    census_of,
    next_start,
    place_of,
    to_act,
    used_by,
)
from scorekeeper.games.orleans.position import FOUND, OrleansTable
from scorekeeper.rules import Confidence, Fact, Finding, PlayerIndex, Severity

_TURNS = (*ACTIONS, Pass)

# --- rounds and hourglass tiles ----------------------------------------------------------------------------------


@play_rule("eighteen-rounds", Hourglass, source=text("Fase 1"), basis=("orleans B8 log", "or-072"), limit=True)
def eighteen_rounds(state: State, event: Hourglass, table: OrleansTable) -> Iterator[Finding]:
    """There is no round after the eighteenth."""
    if state.round >= board.ROUNDS:
        yield Finding((), {"most": board.ROUNDS}, part="hourglasses")


@play_rule("all-have-passed", Hourglass, source=text("Fase 5"), basis=("orleans B8 log", "or-120"))
def all_have_passed(state: State, event: Hourglass, table: OrleansTable) -> Iterator[Finding]:
    """The next round begins when everybody has passed."""
    if state.phase == ACTION:
        waiting = tuple(PlayerIndex(at) for at, seat in enumerate(state.seats) if not seat.passed)
        yield Finding((), {"players": waiting}, part="hourglasses")


@play_rule("event-before-next-round", Hourglass, source=text("Fase 6"), basis=("orleans B8 log", "or-124", "or-125"),
           severity=Severity.WARNING)  # fmt: skip
def event_before_next_round(state: State, event: Hourglass, table: OrleansTable) -> Iterator[Finding]:
    """The event of a round concerns everybody before the next round begins."""
    if state.phase == EVENT:
        waiting = tuple(PlayerIndex(at) for at, seat in enumerate(state.seats) if not seat.settled)
        yield Finding((), {"players": waiting, "event": state.event or "none"}, part="hourglasses")


@play_rule("token-to-the-left", Hourglass, source=(text("Fase 1"), text("Fase 7")), basis=("orleans B8 log", "or-127"))
def token_to_the_left(state: State, event: Hourglass, table: OrleansTable) -> Iterator[Finding]:
    """The start player token goes one place to the left each round; whoever has it turns the hourglass tile."""
    expected = next_start(state)
    if event.player is not None and expected is not None and event.player != expected:
        facts = {"player": event.player, "expected": PlayerIndex(expected), "round": state.round + 1}
        yield Finding(("player",), facts, part=f"seat-{expected}")


@play_rule("pilgrimage-in-round-one", Hourglass, source=text("Preparar"), basis=("orleans B8 log", "or-075"))
def pilgrimage_in_round_one(state: State, event: Hourglass, table: OrleansTable) -> Iterator[Finding]:
    """The first tile turned up is the Pilgrimage."""
    recorded = state.pile[0] if state.pile else None
    if state.round == 0 and event.shows != "pilgrimage" and recorded in (None, "pilgrimage"):
        yield Finding(("shows",), {"event": event.shows}, part="hourglasses")


@play_rule("hourglass-as-laid", Hourglass, basis=("orleans B8 log", "or-072"), severity=Severity.WARNING,
           confidence=Confidence.DERIVED)  # fmt: skip
def hourglass_as_laid(state: State, event: Hourglass, table: OrleansTable) -> Iterator[Finding]:
    """Where the pile was recorded at set-up, its tiles come up in that order."""
    recorded = state.pile[state.round] if state.round < len(state.pile) else None
    if recorded is not None and recorded != event.shows and state.round > 0:
        yield Finding(("shows",), {"event": event.shows, "expected": recorded}, part="hourglasses")


@play_rule("event-three-times", Hourglass, basis=("orleans B8 log",), limit=True, confidence=Confidence.FOUND)
def event_three_times(state: State, event: Hourglass, table: OrleansTable) -> Iterator[Finding]:
    """No event comes up a fourth time."""
    as_laid = event.shows in state.pile[state.round : state.round + 1]  # then the set-up is at fault
    if state.seen.count(event.shows) >= board.EVENT_TILES and not as_laid:
        yield Finding(("shows",), {"event": event.shows, "most": board.EVENT_TILES}, part="hourglasses")


@play_rule("event-once-a-pile", Hourglass, basis=("orleans B8 log", "orleans B11"), option="hourglass-piles",
           limit=True, confidence=Confidence.FOUND)  # fmt: skip
def event_once_a_pile(state: State, event: Hourglass, table: OrleansTable) -> Iterator[Finding]:
    """With three piles, each event comes up once in rounds 1 to 6, 7 to 12 and 13 to 18."""
    size = len(board.EVENTS)
    first = state.round - state.round % size
    whole = len(state.seen) == state.round  # every tile of the pile has come up in this log
    if table.has("hourglass-piles", "three-piles") and whole and event.shows in state.seen[first:]:
        facts: dict[str, Fact] = {"event": event.shows, "first": first + 1, "last": first + size}
        yield Finding(("shows",), facts, part="hourglasses")


@play_rule("resume-first", Resume, ResumeTable, basis=("play log",), confidence=Confidence.ASSUMED)
def resume_first(state: State, event: Resume | ResumeTable, table: OrleansTable) -> Iterator[Finding]:
    """A position in the middle of a game is entered before the first round of the log."""
    if state.phase != REST or (state.round and not state.resumed) or state.seen:
        yield Finding(())


# --- census ------------------------------------------------------------------------------------------------------


def _person(player: int | None) -> Fact:
    return "nobody" if player is None else PlayerIndex(player)


def _given(value: PlayerIndex | str | None) -> int | None:
    return int(value) if isinstance(value, int) else None


@play_rule("census-round-one", Census, source=text("Fase 2"), basis=("OR-R1", "or-078"), confidence=Confidence.DERIVED)
def census_round_one(state: State, event: Census, table: OrleansTable) -> Iterator[Finding]:
    """In round 1 all are level on the farmer track, so no coin moves."""
    if _first_round(state):
        where = tuple(name for name in ("gains", "pays") if _given(getattr(event, name)) is not None)
        if where:
            yield Finding(where, {}, part="track-farmer")


def _first_round(state: State) -> bool:
    return state.round == 1 and not state.resumed and census_of(state) == (None, None)


def _level(state: State, player: int | None, *, top: bool) -> bool:
    """Whether ``player`` shares the first or last place of the farmer track."""
    steps = [seat.step("farmer") or 0 for seat in state.seats]
    end = max(steps) if top else min(steps)
    return player is not None and steps[player] == end and steps.count(end) > 1


@play_rule("census-leader", Census, source=text("Fase 2"), basis=("orleans B8 log", "or-078", "or-079", "or-083"))
def census_leader(state: State, event: Census, table: OrleansTable) -> Iterator[Finding]:
    """Whoever alone is furthest on the farmer track takes 1 coin."""
    yield from _compared(state, event, "gains", tie=False)


@play_rule("census-shared-lead", Census, source=text("Fase 2"), basis=("orleans B8 log", "or-080"))
def census_shared_lead(state: State, event: Census, table: OrleansTable) -> Iterator[Finding]:
    """Where the lead on the farmer track is shared, nobody takes the coin."""
    yield from _compared(state, event, "gains", tie=True)


@play_rule("census-last", Census, source=text("Fase 2"), basis=("orleans B8 log", "or-081", "or-084"))
def census_last(state: State, event: Census, table: OrleansTable) -> Iterator[Finding]:
    """Whoever alone is last on the farmer track pays 1 coin."""
    yield from _compared(state, event, "pays", tie=False)


@play_rule("census-shared-last", Census, source=text("Fase 2"), basis=("orleans B8 log", "or-082"))
def census_shared_last(state: State, event: Census, table: OrleansTable) -> Iterator[Finding]:
    """Where the last place on the farmer track is shared, nobody pays."""
    yield from _compared(state, event, "pays", tie=True)


def _compared(state: State, event: Census, name: str, *, tie: bool) -> Iterator[Finding]:
    """A finding where who gained or paid is not who should have; ``tie``: because of a shared place."""
    found, told = census_of(state), getattr(event, name)
    if found is None or told is None or _first_round(state) or (name == "pays" and len(state.seats) < 3):
        return
    expected, given = found[0 if name == "gains" else 1], _given(told)
    if expected == given or _level(state, given, top=name == "gains") is not tie:
        return
    other = _given(event.pays if name == "gains" else event.gains)
    if given is not None and given == other and name == "pays":
        return  # one player on both sides is said once
    yield Finding((name,), {"player": _person(given), "expected": _person(expected)}, part="track-farmer")


@play_rule("census-two-players", Census, source=text("Fase 2"), basis=("orleans B8 log", "or-085", "or-086"))
def census_two_players(state: State, event: Census, table: OrleansTable) -> Iterator[Finding]:
    """With two players nobody pays at the census."""
    given = _given(event.pays)
    if len(state.seats) == 2 and given is not None and not _first_round(state):
        yield Finding(("pays",), {"player": PlayerIndex(given)}, part="track-farmer")


@play_rule("census-not-both", Census, source=text("Fase 2"), basis=("OR-R1",), confidence=Confidence.DERIVED)
def census_not_both(state: State, event: Census, table: OrleansTable) -> Iterator[Finding]:
    """Nobody both takes and pays the coin of the census."""
    gains, pays = _given(event.gains), _given(event.pays)
    if gains is not None and gains == pays and len(state.seats) > 2 and not _first_round(state):
        yield Finding(("pays", "gains"), {"player": PlayerIndex(gains)}, part="track-farmer")


# --- drawing followers -------------------------------------------------------------------------------------------


def _limit(state: State, player: int) -> int | None:
    steps = state.seat(player).step("knight")
    return None if steps is None else board.DRAW_LIMIT[min(steps, len(board.DRAW_LIMIT) - 1)]


@play_rule("draw-limit", Draw, source=(text("Fase 3"), text("Castillo")), basis=("orleans B8", "or-088", "or-283"))
def draw_limit(state: State, event: Draw, table: OrleansTable) -> Iterator[Finding]:
    """Nobody draws more followers than the own marker on the knight track shows."""
    most = _limit(state, event.player)
    if event.drawn is None or most is None or state.seat(event.player).may_have("bathhouse"):
        return
    if event.drawn > most:
        yield Finding(("drawn",), {"player": event.player, "found": event.drawn, "most": most}, part="track-knight")


@play_rule("market-room", Draw, source=text("Fase 3"), basis=("orleans B8", "or-091", "or-093", "or-307"))
def market_room(state: State, event: Draw, table: OrleansTable) -> Iterator[Finding]:
    """No more followers are drawn than the own market has free spaces."""
    if event.drawn is None and event.back is None:
        return
    most = MARKET_SPACES + (TOWER_SPACES if state.seat(event.player).may_have("gunpowder-tower") else 0)
    parts = {name: getattr(event, name) or 0 for name in ("drawn", "market", "back")}
    found = sum(max(0, each) for each in parts.values())
    if found > most:
        where = tuple(name for name, each in parts.items() if each)
        yield Finding(where, {"player": event.player, "found": found, "most": most}, part=f"seat-{int(event.player)}")


@play_rule("taken-back-for-draws", Draw, basis=("orleans B4", "or-308"), confidence=Confidence.FOUND)
def taken_back_for_draws(state: State, event: Draw, table: OrleansTable) -> Iterator[Finding]:
    """For each follower not drawn up to the limit, one may be taken back from an action space."""
    limit = _limit(state, event.player)
    if not event.back or event.drawn is None or limit is None:
        return
    most = max(0, limit - event.drawn)
    if event.back > most and not state.seat(event.player).may_have("bathhouse"):
        facts = {"player": event.player, "found": event.back, "most": most}
        yield Finding(("back", "drawn"), facts, part="track-knight")


# --- turns -------------------------------------------------------------------------------------------------------


@play_rule("passed-is-out", *_TURNS, source=text("Fase 5"), basis=("orleans B8 log", "or-113", "or-121"))
def passed_is_out(state: State, event: Pass, table: OrleansTable) -> Iterator[Finding]:
    """After passing there are no more actions in that round."""
    if state.phase == ACTION and state.seat(event.player).passed:
        yield Finding(("player",), {"player": event.player}, part=f"seat-{int(event.player)}")


@play_rule("clockwise-turns", *_TURNS, source=text("Fase 5"), basis=("orleans B8 log", "or-111", "or-112"))
def clockwise_turns(state: State, event: Pass, table: OrleansTable) -> Iterator[Finding]:
    """From the start player on, each player in turn does one action or passes."""
    now = to_act(state)
    if now is not None and event.player != now and not state.seat(event.player).passed:
        yield Finding(("player",), {"player": event.player, "expected": PlayerIndex(now)}, part=f"seat-{now}")


@play_rule("actions-in-a-round", *_TURNS, source=text("Fase 5"), basis=("orleans B8 log", "or-109"))
def actions_in_a_round(state: State, event: Pass, table: OrleansTable) -> Iterator[Finding]:
    """Actions are done after the hourglass tile of the round was turned, and before everybody has passed."""
    if state.phase != ACTION:
        yield Finding((), {"round": state.round}, part="hourglasses")


@play_rule("event-after-actions", Settle, source=text("Fase 6"), basis=("orleans B8 log", "or-077"))
def event_after_actions(state: State, event: Settle, table: OrleansTable) -> Iterator[Finding]:
    """The event takes effect when everybody has passed."""
    if state.phase == ACTION or state.event is None:
        yield Finding((), {"event": state.event or "none"}, part="hourglasses")


@play_rule("once-a-round", *ACTIONS, source=(text("Fase 5"), text("Las acciones / lugares")),
           basis=("or-114", "or-132"), confidence=Confidence.DERIVED)  # fmt: skip
def once_a_round(state: State, event: object, table: OrleansTable) -> Iterator[Finding]:
    """A place serves once a round: its followers are back in the bag, and new ones come with the next planning."""
    place = place_of(event) or ""
    player = PlayerIndex(getattr(event, "player", 0))
    seat = state.seat(player)
    if place != TOWN_HALL and place in seat.used and state.phase == ACTION and not seat.may_have("gunpowder-tower"):
        yield Finding(("player",), {"player": player, "place": place}, part=f"seat-{int(player)}")


@play_rule("place-filled", *ACTIONS, source=(text("Fase 4"), text("Fase 5"), FOUND),
           basis=("orleans B8 log", "OR-S6", "or-100", "or-104", "or-108", "or-110", "or-131"))  # fmt: skip
def place_filled(state: State, event: object, table: OrleansTable) -> Iterator[Finding]:
    """An action needs every space of its place filled with what is wanted there, or what may stand in for it."""
    used, place = used_by(event), place_of(event) or ""
    player = PlayerIndex(getattr(event, "player", 0))
    if used is not None and place != TOWN_HALL and not fills(place, used, state.seat(player).abilities):
        yield Finding(("used",), {"player": player, "place": place, "found": used}, part=f"seat-{int(player)}")


CHECKS = (
    resume_first,
    eighteen_rounds,
    token_to_the_left,
    pilgrimage_in_round_one,
    hourglass_as_laid,
    event_three_times,
    event_once_a_pile,
    all_have_passed,
    event_before_next_round,
    census_round_one,
    census_leader,
    census_shared_lead,
    census_last,
    census_shared_last,
    census_two_players,
    census_not_both,
    draw_limit,
    market_room,
    taken_back_for_draws,
    actions_in_a_round,
    passed_is_out,
    clockwise_turns,
    once_a_round,
    place_filled,
    event_after_actions,
)
