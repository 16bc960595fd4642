"""Small legal tables to ask about: set-ups, rounds that are being played, and final positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from scorekeeper.game import Player
from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.area import BxTable, Grid
from scorekeeper.games.bruxelles_1897.draw_setup import random_setup
from scorekeeper.games.bruxelles_1897.model import (
    BONUSES,
    COLOURS,
    COLUMNS,
    NOBLES,
    ROUNDS,
    UPPERS,
    Area,
    Artworks,
    Bonus,
    Final,
    Houses,
    Neutral,
    NobleId,
    Piles,
    SeatFinal,
    Setup,
    SetupSeat,
    Shared,
    Space,
    corners,
    rows_of,
    start_prison,
)
from scorekeeper.games.bruxelles_1897.play_apply import apply
from scorekeeper.games.bruxelles_1897.play_events import (
    ARTWORK_COLOURS,
    Counted,
    Create,
    Influence,
    Pass,
    Prepare,
    Resume,
    Sell,
    Supply,
)
from scorekeeper.games.bruxelles_1897.play_state import State, begin, empty_grid
from scorekeeper.learn import errors, people, table_of
from scorekeeper.play import Entry
from scorekeeper.rules import Finding, PlayerIndex, Seat, Severity, Typed

TRIES = 400
COUNTS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a rule says of a statement: true where it is silent."""

    rule: str
    good: bool

    def __bool__(self) -> bool:
        return self.good


def some_players(random: Random, count: int | None = None) -> tuple[Player, ...]:
    """Players, as many as asked for or any number that can play."""
    return people(GAME, random, count or random.choice(COUNTS))


def name_of(players: tuple[Player, ...], seat: int) -> Typed:
    """A player's name as a fact, for questions without a table."""
    return Typed(players[seat].name)


# --- set-up ------------------------------------------------------------------------------------------------------


def start(random: Random, players: tuple[Player, ...]) -> BxTable:
    """A table that is set up right, with everything on it counted."""
    count = len(players)
    drawn = random_setup(count, random)
    rows = tuple(tuple(row) for row in drawn["rows"])
    lying = [card for row in rows for card in row]
    piles = {"artwork": 12, "material": 12, "house": 16, "noble": 15}
    free = [colour for colour in COLOURS if colour not in {player.colour for player in players}]
    neutral: Any = Neutral(random.choice(free), (2, 2)) if count == 2 else None
    setup = Setup(
        rows=rows,
        bonuses=tuple(drawn["bonuses"]),
        neutral=neutral,
        money_shows=3,
        expo=drawn["expo"],
        round=1,
        brussels_cards=3,
        prison_cards=1,
        brugmanns_boxed=4 - count,
        piles=Piles(**{kind: number - rows_of(count) for kind, number in piles.items()}),
        discards=Piles(**{kind: rows_of(count) - lying.count(kind) for kind in piles}),
        seats=tuple(SetupSeat(**{**seat, "prison": tuple(seat["prison"])}) for seat in drawn["seats"]),
    )
    return table_of(GAME, players, setup=setup, start_player=drawn["start_player"], status="playing")


def with_setup(table: BxTable, **changes: Any) -> BxTable:
    """The table with something else in its set-up."""
    assert table.setup is not None
    return replace(table, setup=replace(table.setup, **changes))


# --- a round -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Middle:
    """A table in the middle of a game, and what lies where after the log's last entry."""

    table: BxTable
    state: State

    def name(self, seat: int) -> Typed:
        """A player's name."""
        return name_of(self.table.players, seat)

    def after(self, *events: Any) -> Middle:
        """The same with some events more."""
        state = self.state
        for event in events:
            state = apply(state, event)
        return Middle(replace(self.table, log=(*self.table.log, *map(Entry, events))), state)

    def against(self, event: Any, *rules: str) -> tuple[Finding, ...]:
        """What these play rules say against ``event``, in their order."""
        judges = (GAME.by_id[rule] for rule in rules)
        found = (each for judge in judges for each in judge.events(self.state, event, self.table))
        return tuple(each for each in found if each.severity is not Severity.NOTE)

    def allows(self, event: Any, *rules: str) -> bool:
        """Whether ``event`` may come next by these play rules."""
        return not self.against(event, *rules)

    def verdict(self, event: Any, rule: str) -> Verdict:
        """What one play rule says of ``event``."""
        return Verdict(rule, self.allows(event, rule))


def round_of(
    random: Random,
    players: tuple[Player, ...],
    seats: Iterable[Counted],
    *,
    number: int | None = None,
    first: int | None = None,
    **laid: Any,
) -> Middle:
    """A round that begins, with what everybody has. ``laid``: what :class:`Prepare` notes besides."""
    number = random.randint(2, ROUNDS) if number is None else number
    first = random.randrange(len(players)) if first is None else first
    table: BxTable = table_of(GAME, players, start_player=first)
    at = Middle(table, begin(table)).after(Resume(number, PlayerIndex(first), tuple(seats)))
    return at.after(Prepare(round=number, **laid)) if laid else at


def passed(random: Random, at: Middle, number: int) -> Middle:
    """The same after the next ``number`` players passed."""
    for _ in range(number):
        turn = at.state.turn
        assert turn is not None
        at = at.after(Pass(PlayerIndex(turn)))
    return at


def some_grid(random: Random, count: int, least: int = 0) -> Grid:
    """Architects in the area as a round may leave them: each colour plays from its hand, the sides as it likes."""
    free = [(row, column) for row in range(rows_of(count)) for column in range(COLUMNS)]
    free = [space for space in free if space not in corners(count)]
    random.shuffle(free)
    rows: list[list[Space | None]] = [list(line) for line in empty_grid(count)]
    for seat in range(count):
        hand = [(1, 3)] * 4 + [(2, 4)] * (2 if count == 2 else 1)
        random.shuffle(hand)
        for values in hand[: random.randint(least, len(hand))]:
            if free:
                row, column = free.pop()
                rows[row][column] = Space(Seat(seat), random.choice(values))
    return tuple(tuple(row) for row in rows)


def played(random: Random, players: tuple[Player, ...], spaces: Grid, seats: Iterable[Counted], **laid: Any) -> Middle:
    """A round in which these Architects were placed, one after the other, until everybody had passed."""
    at = round_of(random, players, seats, **laid)
    waiting: dict[int, list[tuple[int, int, int]]] = {seat: [] for seat in range(len(players))}
    for row, line in enumerate(spaces):
        for column, space in enumerate(line):
            if space is not None and space.owner != "neutral":
                waiting[int(space.owner or 0)].append((row + 1, column + 1, space.value or 0))
    for each in waiting.values():
        random.shuffle(each)
    kinds: list[Any] = [Create, Supply, Sell, _noble] * rows_of(len(players))
    turn, events = at.state.start_player or 0, []
    out: set[int] = set()
    while len(out) < len(players):
        if turn not in out and waiting[turn]:
            row, column, value = waiting[turn].pop()
            events.append(kinds.pop()(PlayerIndex(turn), row=row, column=column, value=value))
        elif turn not in out:
            out.add(turn)
            events.append(Pass(PlayerIndex(turn)))
        turn = (turn + 1) % len(players)
    return at.after(*events)


def _noble(player: PlayerIndex, **where: Any) -> Influence:
    return Influence(player, "prince-albert", keep=False, **where)


def rich(random: Random, count: int, **more: Any) -> tuple[Counted, ...]:
    """What players have who lack for nothing."""
    tracks = {"architecture": 1, "nobility": 1, "prestige": 1}
    given: dict[str, Any] = {"bef": 25, "prison": start_prison(count), **tracks, **more}
    return tuple(Counted(vp=random.randint(0, 15), **given) for _ in range(count))


# --- the end -----------------------------------------------------------------------------------------------------


def some_nobles(random: Random, most: int = 4) -> tuple[NobleId, ...]:
    """Different nobles besides Brugmann."""
    return tuple(random.sample(NOBLES, random.randint(0, most)))


def some_seat(random: Random, count: int) -> SeatFinal:
    """What a player may have at the end; not yet known to be legal."""
    houses = dict.fromkeys("abcd", 0)
    for _ in range(random.choice((0, 1, 2, 2, 3, 4))):
        houses[random.choice("abcd")] += 1
    artworks = dict.fromkeys(ARTWORK_COLOURS, 0)
    for _ in range(random.choice((0, 1, 2, 3))):
        artworks[random.choice(ARTWORK_COLOURS)] += 1
    return SeatFinal(
        vp=random.randint(6, 24),
        bef=random.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13)),
        nobles=some_nobles(random),
        houses=Houses(**houses),
        artworks=Artworks(**artworks),
        materials=random.choice((0, 0, 1, 1, 2, 3)),
        expo=False,
        architecture=random.randint(1, 5),
        nobility=random.randint(1, 5),
        prestige=random.randint(1, 4),
        prison=random.randint(0, 3),
        brussels=0,
    )


def bonus_order(random: Random) -> tuple[Bonus, ...]:
    """The Bonus cards in the order of the columns."""
    return tuple(random.sample(BONUSES, len(BONUSES)))


def upper_order(random: Random) -> Any:
    """The upper halves in the order of the columns."""
    return tuple(random.sample(UPPERS, len(UPPERS)))


def finished(
    random: Random,
    count: int | None = None,
    *,
    spaces: Callable[[int], Grid] | None = None,
    seats: Callable[[tuple[SeatFinal, ...]], tuple[SeatFinal, ...]] = lambda seats: seats,
    wanted: Callable[[BxTable], bool] = lambda table: True,
) -> BxTable:
    """A finished table without anything impossible. ``seats`` changes what lies before the players; ``wanted``
    tells the tables that will do.
    """
    for _ in range(TRIES):
        players = some_players(random, count)
        area = spaces(len(players)) if spaces else some_grid(random, len(players), 1)
        own = [some_seat(random, len(players)) for _ in players]
        holder = random.randrange(len(players) + 1)
        own = [replace(each, expo=at == holder) for at, each in enumerate(own)]
        shared = Shared(area=Area(bonus_order(random), area), round=ROUNDS)
        table: BxTable = table_of(GAME, players, final=Final(shared, seats(tuple(own))))
        if not errors(GAME, table) and wanted(table):
            return table
    raise AssertionError("no such table")


def alone(random: Random, *own: SeatFinal, count: int = 3, **more: Any) -> BxTable:
    """A finished table on which nothing but this is counted."""
    players = some_players(random, max(count, len(own)))
    table: BxTable = table_of(GAME, players, final=Final(Shared(**more), own))
    return table
