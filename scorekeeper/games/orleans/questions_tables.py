"""Small legal tables to ask about: set-ups, positions in the middle of a game, and final positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from scorekeeper.game import Player
from scorekeeper.games.orleans import GAME, board
from scorekeeper.games.orleans.draw_setup import random_setup
from scorekeeper.games.orleans.model import (
    Characters,
    Final,
    Goods,
    Markers,
    SeatFinal,
    Setup,
    SetupSeat,
    Shared,
    Spaces,
    Starters,
    Torture,
    Tracks,
)
from scorekeeper.games.orleans.play_events import Hourglass, Pass, Resume, ResumeTable
from scorekeeper.games.orleans.play_state import ACTION, State
from scorekeeper.games.orleans.position import OrleansTable
from scorekeeper.learn import errors, people, table_of
from scorekeeper.play import Entry, Log
from scorekeeper.rules import Finding, PlayerIndex, Severity, Typed

TRIES = 400
COUNTS = (2, 3, 4)
QUIET = ("income", "trading-day", "taxes", "plague", "harvest")
"""Events that stop nobody from recruiting."""


def some_players(random: Random, count: int | None = None) -> tuple[Player, ...]:
    """Players, as many as asked for or any number that can play."""
    return people(GAME, random, count or random.choice(COUNTS))


def ways(random: Random, ids: Iterable[Any], number: int) -> list[Any]:
    """Some of ``ids``, in any order."""
    return random.sample(tuple(ids), number)


# --- before round 1 ----------------------------------------------------------------------------------------------


def start(random: Random, count: int) -> Setup:
    """A legal set-up for ``count`` players."""
    drawn = random_setup(count, random)
    drawn.pop("start_player")
    return Setup(
        **{
            **drawn,
            "characters": Characters(**drawn["characters"]),
            "characters_removed": Characters(**drawn["characters_removed"]),
            "spaces": Spaces(**drawn["spaces"]),
            "goods_market": Goods(**drawn["goods_market"]),
            "hourglasses": tuple(drawn["hourglasses"]),
            "pile_one": tuple(drawn["pile_one"]),
            "pile_two": tuple(drawn["pile_two"]),
            "seats": tuple(
                SetupSeat(
                    seat["coins"],
                    seat["stations"],
                    seat["merchant"],
                    Starters(**seat["followers"]),
                    Markers(**seat["markers"]),
                )
                for seat in drawn["seats"]
            ),
        }
    )


def prepared(random: Random, players: tuple[Player, ...], setup: Setup) -> OrleansTable:
    """A table that has just been set up."""
    table: OrleansTable = table_of(GAME, players, setup=setup, start_player=random.randrange(len(players)))
    return table


# --- in the middle of a game -------------------------------------------------------------------------------------


def has(**counts: Any) -> SeatFinal:
    """What one player has in the middle of a game: nothing but ``counts`` (kinds of followers are steps made)."""
    steps = {kind: counts.pop(kind, 0) for kind in board.TRACKS}
    goods = {good: counts.pop(good, 0) for good in board.GOODS}
    plain: dict[str, Any] = {
        "coins": 5, "stations": (), "citizens": (), "development": 0, "technology": 0, "places": (),
        "stations_lost": 0, "plague": 0, "torture": Torture(0, 0, 0, 0, 0, 0),
    }  # fmt: skip
    return SeatFinal(goods=Goods(**goods), tracks=Tracks(**steps), **(plain | counts))


@dataclass(frozen=True)
class Middle:
    """A table in the middle of a game with its replayed log, and the player the question is about."""

    table: OrleansTable
    journal: Log
    player: PlayerIndex

    @property
    def state(self) -> State:
        """The table as the log has it."""
        found: State = self.journal.state
        return found

    @property
    def name(self) -> Typed:
        """The player's name."""
        return Typed(self.table.players[self.player].name)

    def after(self, *events: Any) -> Middle:
        """The same with some events more."""
        journal = self.journal
        for event in events:
            journal = journal.append(Entry(event))
        return Middle(replace(self.table, log=journal.entries), journal, self.player)

    def against(self, event: Any) -> tuple[Finding, ...]:
        """Why ``event`` may not come next; empty where it may."""
        return tuple(each for each in self.journal.objections(event) if each.severity is not Severity.NOTE)

    def allows(self, event: Any) -> bool:
        """Whether the rules let ``event`` come next."""
        return not self.against(event)

    def next(self, by: int = 1) -> PlayerIndex:
        """The player ``by`` seats on, clockwise."""
        return PlayerIndex((self.player + by) % self.table.count)

    def then(self, event: Any) -> State:
        """The table after one event more."""
        assert GAME.play is not None
        found: State = GAME.play.apply(self.state, event)
        return found


def of(table: OrleansTable, player: int) -> Middle:
    """A table whose log is replayed."""
    journal = GAME.journal(table)
    assert journal is not None
    return Middle(table, journal, PlayerIndex(player))


def middle(
    random: Random,
    seats: Callable[[int], tuple[SeatFinal, ...]],
    *,
    count: int | None = None,
    event: str | None = None,
    merchants: Mapping[int, str] | None = None,
    monks: int = 0,
    turned: bool = True,
    **table: Any,
) -> Middle:
    """A table at the beginning of a round: what lies before the players (``seats(count)``), the hourglass just turned.

    The start player is who is asked about. ``table``: more of what the board shows.
    """
    players = some_players(random, count)
    number = len(players)
    player = PlayerIndex(random.randrange(number))
    round_ = random.randint(4, 17)
    log: list[Any] = [
        Resume(PlayerIndex(at), merchant=(merchants or {}).get(at, "orleans"), monks=monks, has=own)  # type: ignore[arg-type]
        for at, own in enumerate(seats(number))
    ]
    log.append(ResumeTable(round=round_, start=player, **table))
    if turned:
        log.append(Hourglass(event or random.choice(QUIET), player))  # type: ignore[arg-type]
    return of(table_of(GAME, players, start_player=0, log=log), player)


def all_pass(at: Middle) -> Middle:
    """The same after everybody has passed."""
    while at.state.phase == ACTION:
        now = GAME.play.turn(at.state) if GAME.play is not None else None
        assert now is not None
        at = at.after(Pass(now))
    return at


# --- at the end --------------------------------------------------------------------------------------------------


def some_goods(random: Random) -> Goods:
    """Goods such as players end with."""
    return Goods(**{good: random.choice((0, 1, 1, 2, 2, 3, 4)) for good in board.GOODS})


def some_seat(random: Random) -> SeatFinal:
    """What may lie before a player at the end."""
    return SeatFinal(
        coins=random.randint(0, 32),
        goods=some_goods(random),
        stations=random.randint(1, 7),
        citizens=random.randint(0, 3),
        development=random.choice((random.randint(3, 29), random.randint(9, 25), 30)),
    )


def finished(
    random: Random,
    count: int | None = None,
    *,
    seats: Callable[[tuple[SeatFinal, ...]], tuple[SeatFinal, ...]] = lambda seats: seats,
    wanted: Callable[[OrleansTable], bool] = lambda table: True,
    options: Mapping[str, str] | None = None,
) -> OrleansTable:
    """A finished table without anything impossible. ``seats`` changes what lies before the players; ``wanted`` tells
    the tables that will do.
    """
    players = some_players(random, count)
    for _ in range(TRIES):
        own = seats(tuple(some_seat(random) for _ in players))
        table: OrleansTable = table_of(GAME, players, final=Final(Shared(round=18), own), options=options)
        if not errors(GAME, table) and wanted(table):
            return table
    raise AssertionError("no such table")


def noted(players: tuple[Player, ...], *seats: SeatFinal, **shared: Any) -> OrleansTable:
    """A finished table of which only some things are noted."""
    table: OrleansTable = table_of(GAME, players, final=Final(replace(Shared(), **shared), seats))
    return table
