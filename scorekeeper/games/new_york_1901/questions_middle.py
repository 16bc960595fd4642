"""Legal tables in the middle of a game, to ask what may come next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.known import NewYork
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    GENERATIONS,
    GOLD_AT,
    PER_GENERATION,
    SILVER_AT,
    SKYSCRAPERS,
    WORKERS,
    Districts,
    Generations,
    SeatFinal,
    Setup,
    Sizes,
    Workers,
    districts_in_play,
)
from scorekeeper.games.new_york_1901.play_events import Resume, ShowMarket
from scorekeeper.games.new_york_1901.questions_tables import PRINTED, TRIES, some_players, some_streets
from scorekeeper.learn import errors, refusals, table_of
from scorekeeper.rules import PlayerIndex


def card(district: str, size: int) -> Any:
    """The id of a territory card."""
    return f"{district}-{size}"


def some_cards(random: Random, count: int, number: int) -> list[Any]:
    """Different territory cards of a game for ``count`` players."""
    return random.sample([card(each, size) for each in districts_in_play(count) for size in (2, 3)], number)


def grown(random: Random, builds: int, count: int, hand: int | None = None) -> SeatFinal:
    """What a player may have after so many builds and no demolition, with ``hand`` workers in hand."""
    track, up = 0, dict.fromkeys(PRINTED, 0)
    for _ in range(builds):
        best = "gold" if track >= GOLD_AT else "silver" if track >= SILVER_AT else "bronze"
        generation = best if random.random() < 0.7 else "bronze"
        if up[generation] == PER_GENERATION - 1:  # one of each is always left to build
            unlocked = GENERATIONS[: GENERATIONS.index(best) + 1]
            generation = min(unlocked, key=lambda each: up[each])
        up[generation] += 1
        track += random.randint(*PRINTED[generation])
    hand = random.randint(0, WORKERS) if hand is None else hand
    squares = 2 * (builds + 1)  # the smallest building has two
    built_on = -(-2 * squares // 5)
    lots = built_on + WORKERS - hand
    districts = districts_in_play(count)
    owned = dict.fromkeys(districts, 0)
    home = random.sample(districts, min(len(districts), 2 + builds // 4))
    for _ in range(lots):
        owned[random.choice(home)] += 1
    three = min(lots, max(0, squares - 2 * built_on) + random.randint(0, 2))
    return SeatFinal(
        track=track,
        standing=Generations(**up),
        demolished=Generations(0, 0, 0),
        starter_standing=True,
        unbuilt=SKYSCRAPERS - builds,
        legendary="none",
        action_cards=ACTION_CARDS,
        workers=Workers(hand, WORKERS - hand),
        cards=Districts(**owned),
        land=Sizes(lots - three, three),
    )


@dataclass(frozen=True)
class Middle:
    """A table in the middle of a game, whose turn it is, what lies before that player and in the Open Market."""

    table: NewYork
    player: PlayerIndex
    market: tuple[Any, ...]

    @property
    def own(self) -> SeatFinal:
        """What lies before the player whose turn it is."""
        return self.of(self.player)

    def of(self, player: int) -> SeatFinal:
        """What a player had when the log began."""
        began = (entry.event for entry in self.table.log if isinstance(entry.event, Resume))
        return next(event.has for event in began if event.player == player and event.has is not None)

    @property
    def name(self) -> str:
        """The player's name."""
        return self.table.players[self.player].name

    def after(self, *events: Any) -> Middle:
        """The same with some events more."""
        log = [*self.table.log, *events]
        table = table_of(
            GAME, self.table.players, setup=self.table.setup, start_player=self.table.start_player, log=log
        )
        return replace(self, table=table)

    def allows(self, event: Any) -> bool:
        """Whether the rules let ``event`` come next."""
        return not refusals(GAME, self.table, event)

    def next(self, by: int = 1) -> PlayerIndex:
        """The player ``by`` seats on, clockwise."""
        return PlayerIndex((self.player + by) % self.table.count)


def middle(
    random: Random,
    *,
    count: int | None = None,
    builds: Iterable[int] = range(2, 10),
    hand: int | None = None,
    challenge: Any = "bronze-baron",
    own: Callable[[SeatFinal], SeatFinal] = lambda own: own,
    other: Callable[[SeatFinal], SeatFinal] = lambda own: own,
    wanted: Callable[[Middle], bool] = lambda found: True,
) -> Middle:
    """A legal table in the middle of a game. ``own`` and ``other`` change what lies before the player whose turn it
    is and before the others; ``hand``: workers in hand of the former.
    """
    players = some_players(random, count)
    number = len(players)
    numbers = tuple(builds)
    for _ in range(TRIES):
        player = PlayerIndex(random.randrange(number))
        most = random.choice(numbers)
        turns = most + WORKERS + 1
        log: list[Any] = []
        for at in range(number):
            mine = at == player
            has = grown(random, most if mine else max(1, most - random.randint(0, 2)), number, hand if mine else 2)
            log.append(Resume(PlayerIndex(at), turns + (at < player), own(has) if mine else other(has)))
        market = tuple(some_cards(random, number, 4))
        log.append(ShowMarket(market[0], market[1], market[2], market[3], 4, random.randint(8, 20)))
        setup = Setup(
            streets=some_streets(random),
            challenge=challenge,
            districts=districts_in_play(number),  # type: ignore[arg-type]  # ids of the same literal
        )
        table: NewYork = table_of(GAME, players, setup=setup, start_player=0, log=log)
        found = Middle(table, player, market)
        if not errors(GAME, table) and wanted(found):
            return found
    raise AssertionError("no such table")
