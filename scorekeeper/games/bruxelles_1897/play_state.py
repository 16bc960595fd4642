"""The state of a game that is played along, and what can be read off it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TypeVar

from scorekeeper.game import Table
from scorekeeper.games.bruxelles_1897.area import NEUTRAL, Grid, crests, sums
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    BONUSES,
    COLUMNS,
    TRACK_START,
    UPPERS,
    ArchitectCard,
    Bonus,
    Final,
    LaidCard,
    NobleId,
    Setup,
    SetupSeat,
    Upper,
    VpFrom,
    corners,
    rows_of,
    start_prison,
)
from scorekeeper.games.bruxelles_1897.play_events import Colour, HouseType, Pair
from scorekeeper.games.bruxelles_1897.setup_checks import FIRST_MONEY
from scorekeeper.rules import Seat

BxTable = Table[Setup, Final]
Item = TypeVar("Item", bound=str)
BRUSSELS = ("stock-exchange", "city-hall", "parc-du-cinquantenaire")
EXCHANGE, HALL, PARC = range(3)
TRACKS = ("architecture", "nobility", "prestige")
MOST_SHOWN = 4  # artworks in an exhibition: one of each colour
LARGEST_BUILD = 8  # Material cards that are looked at; no house takes more
VALUES: dict[ArchitectCard, tuple[int, int]] = {"1/3": (1, 3), "2/4": (2, 4), "2/5": (2, 5)}


NOTHING_YET = VpFrom(0, 0, 0)


@dataclass(frozen=True, slots=True)
class SeatState:
    """What one player has. ``None`` is not known; an item ``None`` is a card whose face is not known.

    ``used``: nobles turned this round; ``hidden``: Architects placed in the area whose space is not known;
    ``brussels``: Architects in front of Brussels cards.
    """

    vp: int | None = 0
    bef: int | None = None
    architecture: int | None = TRACK_START
    nobility: int | None = TRACK_START
    prestige: int | None = TRACK_START
    prison: tuple[ArchitectCard | None, ...] | None = ()
    nobles: tuple[NobleId, ...] | None = ()
    used: tuple[str, ...] = ()
    houses: tuple[HouseType | None, ...] | None = ()
    artworks: tuple[Colour | None, ...] | None = ()
    materials: tuple[Pair | None, ...] | None = ()
    vp_from: VpFrom = NOTHING_YET
    hidden: int = 0
    brussels: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The table between two events.

    ``turn``: who acts next, ``None`` where that is not known or everybody has passed; ``passed`` in order; ``laid``:
    the Action cards by space, ``None`` where unknown; ``halves``: which upper half belongs to which lower one, as far
    as seen; ``bought``: kinds of Action cards bought in the area this round; ``uses``: for each Brussels card, who
    used it with how many Architects; ``won``: the winners of round 4 by column. ``everybody`` and ``track_end`` are
    the options that play depends on.
    """

    count: int
    grid: Grid
    laid: tuple[tuple[LaidCard | None, ...], ...]
    seats: tuple[SeatState, ...]
    round: int = 1
    start_player: int | None = None
    turn: int | None = None
    passed: tuple[int, ...] = ()
    uppers: tuple[Upper | None, ...] = (None,) * COLUMNS
    lowers: tuple[Bonus | None, ...] = (None,) * COLUMNS
    halves: tuple[tuple[Bonus, Upper], ...] = ()
    bought: tuple[str, ...] = ()
    uses: tuple[tuple[tuple[int, int], ...], ...] = ((), (), ())
    expo: int | None = None
    started_by_expo: bool = False
    over: bool = False
    won: tuple[tuple[int, ...] | None, ...] = ()
    entries: int = 0
    everybody: bool = False
    track_end: int | None = 5

    @property
    def people(self) -> range:
        """All seats."""
        return range(len(self.seats))

    @property
    def all_passed(self) -> bool:
        """Whether the action phase is over."""
        return bool(self.seats) and len(set(self.passed)) >= len(self.seats)

    def next_of(self, player: int, passed: tuple[int, ...]) -> int | None:
        """The next player clockwise who has not passed, perhaps ``player`` again; ``None`` if all have."""
        size = len(self.seats)
        order = ((player + step) % size for step in range(1, size + 1))
        return next((each for each in order if each not in passed), None)

    def own(self, player: int) -> tuple[int | None, ...]:
        """The values of the Architects that a player has on known spaces of the area."""
        return tuple(space.value for line in self.grid for space in line if space is not None and space.owner == player)

    def hand(self, player: int) -> int | None:
        """How many Architects a player still has in hand."""
        seat = self.seats[player]
        if seat.prison is None:
            return None
        return ARCHITECTS - len(seat.prison) - len(self.own(player)) - seat.hidden - seat.brussels

    def inside(self, row: int, column: int) -> bool:
        """Whether there is such a space."""
        return 0 <= row < rows_of(self.count) and 0 <= column < COLUMNS

    def card_at(self, space: tuple[int, int] | None) -> LaidCard | None:
        """The Action card laid on a space, if it is known."""
        return self.laid[space[0]][space[1]] if space is not None and self.inside(*space) else None

    @property
    def hidden(self) -> bool:
        """Whether any Architect in the area lies on an unknown space."""
        return any(seat.hidden for seat in self.seats)

    def upper_of(self, column: int, noted: Sequence[Upper | None] | None = None) -> Upper | None:
        """The upper half under a column, as noted now or before."""
        given = noted[column] if noted is not None and column < len(noted) else None
        return given or self.uppers[column]


def begin(table: BxTable) -> State:
    """The state after set-up: as entered, else as the rules have it."""
    setup = table.setup or Setup()
    count = table.count
    final_pairs = table.final.shared.bonus_pairs if table.final else None
    halves = tuple((bonus, upper) for bonus in BONUSES if (upper := getattr(final_pairs, bonus, None)) is not None)
    lowers = tuple((setup.bonuses or ())[:COLUMNS])
    lowers += (None,) * (COLUMNS - len(lowers))
    end = table.options.get("track-end", "5")
    return State(
        count=count,
        grid=empty_grid(count),
        laid=laid_rows(count, setup.rows),
        seats=tuple(
            _seat(table, seat, setup.seats[seat] if seat < len(setup.seats) else SetupSeat()) for seat in table.seats
        ),
        start_player=table.start_player,
        turn=table.start_player,
        lowers=lowers,
        uppers=tuple(dict(halves).get(lower) if lower else None for lower in lowers),
        halves=halves,
        everybody=table.has("empty-column", "everybody"),
        track_end=int(end) if end.isdigit() else None,
    )


def _seat(table: BxTable, seat: Seat, start: SetupSeat) -> SeatState:
    bef = start.bef
    if bef is None and table.start_player is not None:
        bef = FIRST_MONEY + (seat - table.start_player) % max(1, table.count)
    return SeatState(
        vp=start.vp or 0,
        bef=bef,
        architecture=TRACK_START if start.architecture is None else start.architecture,
        nobility=TRACK_START if start.nobility is None else start.nobility,
        prestige=TRACK_START if start.prestige is None else start.prestige,
        prison=start_prison(table.count) if start.prison is None else start.prison,
    )


def empty_grid(count: int) -> Grid:
    """The area without a player's Architect."""
    neutral = corners(count)
    return tuple(
        tuple(NEUTRAL if (row, column) in neutral else None for column in range(COLUMNS))
        for row in range(rows_of(count))
    )


def laid_rows(
    count: int, rows: Sequence[Sequence[LaidCard | None] | None] | None
) -> tuple[tuple[LaidCard | None, ...], ...]:
    """The Action cards of the area, space by space; ``None`` where they are not entered."""
    found = []
    for row in range(rows_of(count)):
        line = (rows[row] if rows and row < len(rows) else None) or ()
        found.append(tuple(line[column] if column < len(line) else None for column in range(COLUMNS)))
    return tuple(found)


# --- cards whose faces may be unknown -----------------------------------------------------------------------------


def lacking(items: Sequence[Item | None] | None, wanted: Iterable[Item | None]) -> tuple[Item | None, ...]:
    """What of ``wanted`` cannot be among ``items``; an unknown card may be anything. Empty where nothing is known."""
    if items is None:
        return ()
    wants = tuple(wanted)
    have, free = Counter(item for item in items if item is not None), sum(item is None for item in items)
    short: list[Item | None] = []
    for item in (want for want in wants if want is not None):
        if have[item] > 0:
            have[item] -= 1
        elif free > 0:
            free -= 1
        else:
            short.append(item)
    rest = sum(have.values()) + free
    return (*short, *(None,) * (sum(want is None for want in wants) - rest))


def without(items: tuple[Item | None, ...] | None, gone: Iterable[Item | None]) -> tuple[Item | None, ...] | None:
    """``items`` less ``gone``; where it is not noted which card went, the rest is not known either."""
    if items is None:
        return None
    left = list(items)
    for item in sorted(gone, key=lambda each: each is None):
        if not left:
            break
        if item is None:
            same = len(set(left)) == 1
            left = left[1:] if same else [None] * (len(left) - 1)
        else:
            left.remove(item if item in left else None if None in left else left[0])
    return tuple(left)


# --- constructions ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def build_points(cards: tuple[Pair, ...], units: int) -> tuple[int, ...]:
    """The VP that a house of ``units`` materials can give with these cards, each giving one or two; empty: none."""
    if len(cards) > LARGEST_BUILD:
        return ()
    ways = [((first,), (second,), (first, second)) for first, second in (pair.split("-") for pair in cards)]
    houses = (tuple(unit for used in way for unit in used) for way in product(*ways))
    return tuple(sorted({len(set(house)) for house in houses if len(house) == units}))


def house_number(state: State, player: int) -> int | None:
    """Which house of a player the next one is; it costs as many materials."""
    houses = state.seats[player].houses
    return None if houses is None else len(houses) + 1


# --- majorities ---------------------------------------------------------------------------------------------------


def column_leaders(state: State, column: int) -> tuple[int, ...] | None:
    """Who leads a column: several if level, none where the neutral side alone leads; ``None`` if it cannot be told."""
    found = sums(state.grid, column)
    if found is None or state.hidden:
        return None
    if not found:
        return tuple(state.people) if state.everybody else ()
    best = max(found.values())
    return tuple(seat for seat in state.people if found.get(Seat(seat)) == best)


def column_winners(state: State, column: int, noted: Sequence[Sequence[int] | None] | None) -> tuple[int, ...] | None:
    """Who wins a column: by the area, else as noted."""
    computed = column_leaders(state, column)
    if computed is not None:
        return computed
    given = noted[column] if noted is not None and column < len(noted) else None
    return None if given is None else tuple(dict.fromkeys(int(seat) for seat in given))


def crests_won(state: State) -> Counter[int] | None:
    """How many coats of arms each seat wins; ``None`` where some Architect's space is not known."""
    if state.hidden:
        return None
    return Counter(int(seat) for crest in crests(state.grid) for seat in crest.owners or ())


def brussels_leaders(state: State) -> tuple[int, ...]:
    """Who has most Architects in front of Brussels cards and sends one to prison."""
    most = max((seat.brussels for seat in state.seats), default=0)
    return tuple(index for index, seat in enumerate(state.seats) if most and seat.brussels == most)


def known_halves(
    halves: tuple[tuple[Bonus, Upper], ...],
    lowers: Sequence[Bonus | None],
    uppers: Sequence[Upper | None],
) -> tuple[tuple[tuple[Bonus, Upper], ...], tuple[Bonus | None, ...], tuple[Upper | None, ...]]:
    """Pairs of halves with what these columns add, and both halves of each column as far as the pairs tell them."""
    pairs = dict(halves)
    for lower, upper in zip(lowers, uppers, strict=False):
        if lower is not None and upper is not None and lower not in pairs and upper not in pairs.values():
            pairs[lower] = upper
    if len(pairs) == COLUMNS - 1:  # the last card's halves are those left
        (lower,) = (bonus for bonus in BONUSES if bonus not in pairs)
        (upper,) = (each for each in UPPERS if each not in pairs.values())
        pairs[lower] = upper
    back = {upper: lower for lower, upper in pairs.items()}
    both = [
        (lower or (back.get(upper) if upper else None), upper or (pairs.get(lower) if lower else None))
        for lower, upper in zip(lowers, uppers, strict=True)
    ]
    return tuple(pairs.items()), tuple(lower for lower, _ in both), tuple(upper for _, upper in both)
