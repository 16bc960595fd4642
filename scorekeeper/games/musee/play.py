"""Playing along: how a table begins, and what each event does to it.

The reducer takes forbidden events too, as sensibly as it can: nothing below fails on what people can enter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scorekeeper.games.musee.model import (
    HAND,
    LEVELS,
    SIZES,
    Final,
    Galleries,
    Level,
    MuseeTable,
    SeatFinal,
    size,
    stairs,
)
from scorekeeper.games.musee.play_events import EVENTS, Claim, Finish, Hand, Pass, Place, Remove, Resume, Retire
from scorekeeper.games.musee.play_form import choices, form
from scorekeeper.games.musee.play_state import (
    UNDRAWN,
    UNSURE,
    Person,
    State,
    Wall,
    may_draw,
    must_fit,
    neighbours_of,
    over,
    points,
    turn,
)
from scorekeeper.play import Play

MOST_IN_HAND = 60
"""Cards that a state keeps of one hand: there are no more."""


def begin(table: MuseeTable) -> State:
    """The state after set-up: as entered, else as the rules have it."""
    sizes, count, setup = size(table), table.count, table.setup
    sides = [0] * count
    for seat, side in enumerate(table.sides):
        for person in side:
            sides[person] = seat
    deck = sizes.highest - HAND * count if count in SIZES else None
    if setup is not None and setup.draw_deck is not None and 0 <= setup.draw_deck <= sizes.highest:
        deck = setup.draw_deck
    hand = HAND
    if setup is not None and setup.hand is not None and 0 <= setup.hand <= MOST_IN_HAND:
        hand = setup.hand
    match = table.final.shared.match if table.final is not None else None
    empty = Wall(((None,) * sizes.columns,) * len(LEVELS))
    return State(
        sides=tuple(sides),
        walls=(empty,) * len(table.sides),
        people=(Person(hand=hand),) * count,
        columns=sizes.columns,
        highest=sizes.highest,
        unseen=(1 << (sizes.highest + 1)) - 2,
        deck=deck,
        teams=table.teams,
        stairs=stairs(table),
        first=table.start_player,
        wins=(match.wins or ()) if match is not None else (),
    )


def apply(state: State, event: Any) -> State:
    """The state after ``event``, whether the rules allow it or not."""
    if isinstance(event, Finish):
        return replace(state, finished=True)
    step = _STEPS.get(type(event))
    return step(state, event) if step is not None and 0 <= event.player < len(state.people) else state


# --- placing and drawing -----------------------------------------------------------------------------------------


def in_deck(state: State, card: int) -> bool:
    """Whether there is such a card in this game."""
    return 1 <= card <= state.highest


def misplaced(state: State, event: Place) -> bool:
    """Whether a placement breaks a rule that the walls at the end would show again."""
    index = event.slot - 1
    if not in_deck(state, event.card) or not 0 <= index < state.columns:
        return True
    if any(wall.place_of(event.card) is not None for wall in state.walls):
        return True
    row = state.wall(event.player).row(event.gallery)
    left, right = neighbours_of(row, index)
    return row[index] is not None or not (left or 0) < event.card < (state.highest + 1 if right is None else right)


def _place(state: State, event: Place) -> State:
    person, seat = event.player, state.seat(event.player)
    odd = set(state.odd)
    if turn(state) not in (None, person):
        odd.add(("turn",))
    index, wall = event.slot - 1, state.walls[seat]
    if misplaced(state, event):
        odd.add(("slot", int(seat), event.gallery, index))
    if 0 <= index < state.columns:
        before = wall.place_of(event.card)
        if before is not None:
            wall = wall.put(*before, None)
        filled = not wall.full(event.gallery)
        wall = wall.put(event.gallery, index, event.card)
        if filled and wall.full(event.gallery):
            if any(other.full(event.gallery) for at, other in enumerate(state.walls) if at != seat):
                odd.add(("late", int(seat), event.gallery))
            wall = _rewarded(state, seat, wall, event.gallery)
    each = state.people[person]
    known = each.known - {event.card}
    own = Person(max(0, each.hand - 1), known, each.whole and event.card in each.known)
    unseen = state.unseen & ~(1 << event.card) if in_deck(state, event.card) else state.unseen
    after = replace(state, unseen=unseen, odd=frozenset(odd), last=person, moved=True)
    return _drawn(after.put(seat, wall).with_person(person, own), event)


def _rewarded(state: State, seat: int, wall: Wall, level: Level) -> Wall:
    """The wall with the bonus card of a gallery that has just been filled, if its owner is surely the first."""
    others = (other for at, other in enumerate(state.walls) if at != seat)
    taken = any(other.full(level) or level in (other.bonuses or ()) for other in others)
    if taken or wall.bonuses is None or level in wall.bonuses:
        return wall
    return replace(wall, bonuses=(*wall.bonuses, level))


def _drawn(state: State, event: Place) -> State:
    """The state after the draw that follows a placement. Where the rules leave a card to a choice, nobody surely has
    it until the log says who."""
    may = may_draw(state)
    if state.deck is None or event.draw == "no-draw" or (event.draw is None and may is False):
        return state
    partner = state.partner(event.player)
    taker: int | None = event.player
    if event.draw == "give":
        taker = partner if partner is not None else event.player
    elif event.draw is None and (may is None or (partner is not None and state.deck <= UNDRAWN)):
        taker = None
    after = replace(state, deck=max(0, state.deck - 1), draws=state.draws + 1)
    if taker is None:
        people = tuple(replace(each, whole=False) for each in after.people) if partner is not None else after.people
        return replace(after, loose=after.loose + 1, people=people)
    each = after.people[taker]
    return after.with_person(taker, replace(each, hand=each.hand + 1, whole=False))


# --- the other events --------------------------------------------------------------------------------------------


def _retire(state: State, event: Retire) -> State:
    odd = state.odd
    if must_fit(state, event.player) is not None:
        odd |= {("retire", int(state.seat(event.player)))}
    after = state.with_person(event.player, replace(state.people[event.player], out=True))
    return replace(after, odd=odd, moved=True)


def _claim(state: State, event: Claim) -> State:
    seat = state.seat(event.player)
    walls = [
        replace(wall, bonuses=tuple(level for level in wall.bonuses if level != event.gallery))
        if wall.bonuses is not None and at != seat
        else wall
        for at, wall in enumerate(state.walls)
    ]
    held = walls[seat].bonuses or ()
    if event.gallery not in held:
        walls[seat] = replace(walls[seat], bonuses=(*held, event.gallery))
    odd = state.odd
    if not state.walls[seat].full(event.gallery):
        odd |= {("claim", int(seat), event.gallery)}
    return replace(state, walls=tuple(walls), odd=odd, moved=True)


def _pass(state: State, event: Pass) -> State:
    odd = state.odd | {("turn",)}
    after = replace(state, last=event.player, moved=True, odd=odd)
    if event.card is None:
        return after
    each = after.people[event.player]
    unseen = after.unseen & ~(1 << event.card) if in_deck(after, event.card) else after.unseen
    own = replace(each, hand=max(0, each.hand - 1), known=each.known - {event.card}, whole=False)
    return replace(after, unseen=unseen).with_person(event.player, own)


def _remove(state: State, event: Remove) -> State:
    seat = state.seat(event.player)
    place = state.walls[seat].place_of(event.card)
    if place is None:
        return state
    unseen = state.unseen | (1 << event.card) if in_deck(state, event.card) else state.unseen
    after = replace(state, unseen=unseen, moved=True, odd=state.odd | {("turn",)})
    return after.put(seat, state.walls[seat].put(*place, None))


def _hand(state: State, event: Hand) -> State:
    each = state.people[event.player]
    known = each.known if event.cards is None else frozenset(event.cards[:MOST_IN_HAND])
    number = event.number if event.number is not None else max(each.hand, len(known))
    number = max(0, min(number, MOST_IN_HAND))
    whole = event.cards is not None and len(known) >= number
    return state.with_person(event.player, replace(each, hand=number, known=known, whole=whole))


def _resume(state: State, event: Resume) -> State:
    """One Musée as it hangs; deck and hands follow from the number of paintings on all walls."""
    seat = state.seat(event.player)
    given = event.galleries or Galleries()
    rows = []
    for level in LEVELS:
        row = getattr(given, level)
        kept = state.walls[seat].row(level) if row is None else row[: state.columns]
        rows.append(kept + (None,) * (state.columns - len(kept)))
    wall = Wall(tuple(rows), event.bonuses)
    if event.bonuses is None and (event.galleries is None or not any(wall.full(level) for level in LEVELS)):
        wall = replace(wall, bonuses=state.walls[seat].bonuses)
    unseen = (1 << (state.highest + 1)) - 2
    walls = (*state.walls[:seat], wall, *state.walls[seat + 1 :])
    hung = [card for each in walls for row in each.rows for card in row if card is not None]
    for card in hung:
        if in_deck(state, card):
            unseen &= ~(1 << card)
    people = len(state.people)
    dealt = state.highest - HAND * people if people in SIZES else None
    draws = 0 if dealt is None else min(len(hung), dealt - (UNDRAWN if people == 3 else 0))
    sure = _sure_hand(people, len(hung), dealt)
    after = replace(
        state,
        walls=walls,
        unseen=unseen,
        deck=None if dealt is None else dealt - draws,
        draws=draws,
        loose=0,
        people=tuple(replace(each, hand=sure, whole=False) for each in state.people),
        odd=frozenset(each for each in state.odd if each[:2] != ("slot", int(seat))),
        last=state.last if state.moved and event.next is None else None,
        first=event.next if event.next is not None else state.first if state.resumed else None,
        resumed=True,
    )
    own = after.people[event.player]
    out = own.out if event.retired is None else event.retired
    return after.with_person(event.player, replace(own, out=out))


def _sure_hand(people: int, hung: int, dealt: int | None) -> int:
    """Cards that everybody surely holds after so many paintings, none of them known to be given away."""
    if dealt is None:
        return 0
    if people == 3:
        return HAND if hung <= dealt - UNSURE else HAND - 1
    if people == 4:
        return HAND if hung <= dealt - UNDRAWN else 0
    return HAND


_STEPS: dict[type, Callable[[State, Any], State]] = {
    Place: _place,
    Retire: _retire,
    Claim: _claim,
    Pass: _pass,
    Remove: _remove,
    Hand: _hand,
    Resume: _resume,
}


# --- the end -----------------------------------------------------------------------------------------------------


def final(state: State) -> Final:
    """The walls as the log has them. Who is not noted as out may still be: that is not known."""
    seats = []
    for seat, wall in enumerate(state.walls):
        out = [each.out for each, side in zip(state.people, state.sides, strict=True) if side == seat]
        galleries = Galleries(*wall.rows)
        seats.append(SeatFinal(galleries, wall.bonuses, True if out and all(out) else None))
    return Final(seats=tuple(seats))


PLAY = Play(
    events=EVENTS,
    begin=begin,
    apply=apply,
    final=final,
    turn=turn,
    choices=choices,
    points=points,
    over=over,
    form=form,
)
