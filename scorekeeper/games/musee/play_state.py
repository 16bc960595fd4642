"""The table while it is played: walls, bonus cards, turns, and what is known of deck and hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from scorekeeper.games.musee.maximum import BONUS, NEIGHBOURS, PAINTING, STAIRCASE
from scorekeeper.games.musee.model import HAND, LEVELS, ROWS, Level, Stairs
from scorekeeper.games.musee.position import Row
from scorekeeper.games.musee.scoring import JOINED, climbs, neighbours
from scorekeeper.rules import PlayerIndex, Seat

UNDRAWN = 2
"""Cards that stay undrawn with three players, and that partners may give each other with four."""

UNSURE = 3
"""With three players nobody draws the last two cards, and all have drawn equally often. Both together cannot be: with
three cards left, whether one more is drawn depends on which of the two a table follows."""


@dataclass(frozen=True, slots=True)
class Wall:
    """One Musée: three ``rows``, and its bonus cards (``None`` where a log began without them)."""

    rows: tuple[Row, ...]
    bonuses: tuple[Level, ...] | None = ()

    def row(self, level: Level) -> Row:
        """The slots of one gallery."""
        return self.rows[LEVELS.index(level)]

    def put(self, level: Level, index: int, card: int | None) -> Wall:
        """The wall with ``card`` in a slot, whatever hung there."""
        at = LEVELS.index(level)
        row = self.rows[at]
        return replace(self, rows=(*self.rows[:at], (*row[:index], card, *row[index + 1 :]), *self.rows[at + 1 :]))

    def full(self, level: Level) -> bool:
        """Whether a gallery has no free slot."""
        return None not in self.row(level)

    @property
    def done(self) -> bool:
        """Whether no slot is free at all."""
        return all(None not in row for row in self.rows)

    def place_of(self, card: int) -> tuple[Level, int] | None:
        """Where a painting hangs: gallery and place from 0."""
        return next(
            ((level, row.index(card)) for level, row in zip(LEVELS, self.rows, strict=True) if card in row), None
        )

    def gaps(self) -> Iterator[tuple[Level, tuple[int, ...], int, int | None]]:
        """Gallery, slots (from 1) and nearest numbers left (0: none) and right (``None``: none) of each run of free
        slots between two paintings."""
        for level, row in zip(LEVELS, self.rows, strict=True):
            free: list[int] = []
            left = 0
            for slot, card in enumerate(row, 1):
                if card is None:
                    free.append(slot)
                    continue
                if free:
                    yield level, tuple(free), left, card
                free, left = [], card
            if free:
                yield level, tuple(free), left, None


@dataclass(frozen=True, slots=True)
class Person:
    """One person: cards surely held, those of them that are known, whether that is all of them, whether out."""

    hand: int = HAND
    known: frozenset[int] = frozenset()
    whole: bool = False
    out: bool = False


Odd = tuple[str | int, ...]
"""Something to remember of an entry: ``("slot", seat, gallery, place)`` hung against the rules, ``("turn",)`` out of
turn, ``("retire", seat)`` with a card that fits, ``("claim", seat, gallery)`` before it was full; and
``("late", seat, gallery)`` filled after somebody else's."""


@dataclass(frozen=True, slots=True)
class State:
    """The table in the middle of a game; ``None`` is not known.

    ``sides``: by person, the seat. ``unseen``: numbers on no wall and never taken off one, as bits. ``deck``: cards in
    the draw deck, ``draws`` so far; ``loose``: cards drawn of which it is not known who has them. ``last``: who placed
    last; ``first``: who is to begin. ``odd``: what was entered against the rules, so that the rules of the end do not
    say it again.
    ``wins``: in the match before this game. ``moved``: whether the game has gone on since the log began.
    """

    sides: tuple[int, ...]
    walls: tuple[Wall, ...]
    people: tuple[Person, ...]
    columns: int
    highest: int
    unseen: int
    deck: int | None
    stairs: Stairs
    teams: bool = False
    draws: int = 0
    loose: int = 0
    last: PlayerIndex | None = None
    first: PlayerIndex | None = None
    odd: frozenset[Odd] = frozenset()
    wins: tuple[int | None, ...] = ()
    moved: bool = False
    resumed: bool = False
    finished: bool = False

    def seat(self, person: int) -> Seat:
        """The seat of a person."""
        return Seat(self.sides[person])

    def wall(self, person: int) -> Wall:
        """The Musée that a person hangs paintings in."""
        return self.walls[self.sides[person]]

    def put(self, seat: int, wall: Wall) -> State:
        """The state with another Musée for a seat."""
        return replace(self, walls=(*self.walls[:seat], wall, *self.walls[seat + 1 :]))

    def with_person(self, index: int, person: Person) -> State:
        """The state with somebody's hand changed."""
        return replace(self, people=(*self.people[:index], person, *self.people[index + 1 :]))

    def done(self, person: int) -> bool:
        """Whether a person takes no more turns: out, or nothing is free."""
        return self.people[person].out or self.wall(person).done

    def holder(self, level: Level) -> Seat | None:
        """Who is known to hold a bonus card."""
        return next((Seat(seat) for seat, wall in enumerate(self.walls) if level in (wall.bonuses or ())), None)

    def partner(self, person: int) -> int | None:
        """The other person of a team of two."""
        others = [each for each, seat in enumerate(self.sides) if seat == self.sides[person] and each != person]
        return others[0] if self.teams and len(others) == 1 else None


def going(state: State) -> tuple[PlayerIndex, ...]:
    """Who still takes turns."""
    return tuple(PlayerIndex(person) for person in range(len(state.people)) if not state.done(person))


def over(state: State) -> bool:
    """Whether nobody takes turns any more, or the log says that the game is over."""
    return state.finished or not going(state)


def turn(state: State) -> PlayerIndex | None:
    """Whose turn it is: clockwise, past those who are out; ``None`` where nobody's, or it is not known who began."""
    if over(state):
        return None
    count = len(state.people)
    if state.last is None and state.first is None:
        return going(state)[0] if len(going(state)) == 1 else None
    start = int(state.last) + 1 if state.last is not None else int(state.first or 0)
    return next(PlayerIndex(each % count) for each in range(start, start + count) if not state.done(each % count))


# --- numbers -----------------------------------------------------------------------------------------------------


def numbers(mask: int) -> tuple[int, ...]:
    """The numbers of a set kept as bits, in order."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def between(left: int, right: int | None, highest: int) -> int:
    """Numbers that may hang between two paintings, as bits."""
    most = highest if right is None else min(right - 1, highest)
    least = max(left, 0) + 1
    return (1 << (most + 1)) - (1 << least) if most >= least else 0


def neighbours_of(row: Row, index: int) -> tuple[int | None, int | None]:
    """The nearest paintings left and right of a slot."""
    left = next((card for card in reversed(row[:index]) if card is not None), None)
    right = next((card for card in row[index + 1 :] if card is not None), None)
    return left, right


def elsewhere(state: State, person: int) -> int:
    """Numbers known to be in other people's hands, as bits."""
    mask = 0
    for other, each in enumerate(state.people):
        if other != person:
            mask |= bits(each.known)
    return mask


def bits(cards: frozenset[int]) -> int:
    """Numbers as bits; those that no deck has are left out."""
    mask = 0
    for card in cards:
        if 0 < card < 1000:
            mask |= 1 << card
    return mask


def fitting(state: State, person: int) -> int:
    """Numbers that some free slot of a person's Musée takes, as bits (whether seen already or not)."""
    mask = 0
    for _, _, left, right in state.wall(person).gaps():
        mask |= between(left, right, state.highest)
    return mask


def can_hold(state: State, person: int) -> int:
    """Numbers that may be in a person's hand, as bits: those unseen that nobody else is known to hold."""
    each = state.people[person]
    if each.whole:
        return bits(each.known)
    return state.unseen & ~elsewhere(state, person)


def must_fit(state: State, person: int) -> tuple[int, ...] | None:
    """Numbers in a hand that surely fit, ``()`` where one must fit but it is not known which, ``None`` where none must.

    There are at most as many numbers that fit nowhere as are neither seen nor known to be held by others; whoever
    holds more cards than that holds one that fits.
    """
    if state.wall(person).done:
        return None
    fits = fitting(state, person)
    known = tuple(sorted(card for card in state.people[person].known if 0 < card < 1000 and fits >> card & 1))
    if known:
        return known
    stuck = can_hold(state, person) & ~fits
    return () if state.people[person].hand > stuck.bit_count() else None


def may_draw(state: State) -> bool | None:
    """Whether a card is drawn after the next placement; ``None`` where the rules leave it open."""
    if state.deck is None:
        return None
    if len(state.people) == 3:
        return None if state.deck == UNSURE else state.deck > UNDRAWN
    return state.deck > 0


def points(state: State) -> tuple[int | None, ...]:
    """Points that each Musée is worth so far; ``None`` where staircases or bonus cards are not known."""
    return tuple(_points(state, wall) for wall in state.walls)


def _points(state: State, wall: Wall) -> int | None:
    if wall.bonuses is None or state.stairs.upper is None or state.stairs.lower is None:
        return None
    total = BONUS * len(set(wall.bonuses))
    for row in wall.rows:
        total += PAINTING * sum(card is not None for card in row) + NEIGHBOURS * len(neighbours(row))
    for name in ROWS:
        above, below = JOINED[name]
        columns: tuple[int, ...] = getattr(state.stairs, name)
        total += STAIRCASE * len(climbs(wall.row(above), wall.row(below), columns))
    return total
