"""Small legal tables to ask about: set-ups, and final positions such as games come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.game import Player
from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.known import NewYork, part
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    CHALLENGES,
    GENERATIONS,
    LEGENDARIES,
    OPEN_MARKET,
    PER_GENERATION,
    PLAYERS,
    SKYSCRAPERS,
    SMALLEST_TERRITORY,
    STREETS,
    STREETS_DRAWN,
    WORKERS,
    Final,
    Generations,
    Market,
    SeatFinal,
    Setup,
    SetupSeat,
    Shared,
    Territory,
    districts_in_play,
)
from scorekeeper.games.new_york_1901.setup_checks import cards_in_deck
from scorekeeper.learn import errors, people, table_of

TRIES = 400
PRINTED = {"bronze": (2, 4), "silver": (4, 6), "gold": (6, 8)}
"""Points that a skyscraper of a generation shows in our tables, least and most."""


def place(seat: int, what: str = "") -> str:
    """Id of the shape that shows ``what`` of a seat."""
    found = part(seat, what)
    assert found is not None, seat
    return found


def some_players(random: Random, count: int | None = None) -> tuple[Player, ...]:
    """Players, as many as asked for or any number that can play."""
    return people(GAME, random, count or random.choice(PLAYERS))


def some_streets(random: Random) -> tuple[Any, ...]:
    """Three streets in the order of the board."""
    drawn = random.sample(STREETS, STREETS_DRAWN)
    return tuple(street for street in STREETS if street in drawn)


def start(random: Random, count: int) -> Setup:
    """A legal set-up for ``count`` players."""
    districts: list[Any] = random.sample(districts_in_play(count), count)
    return Setup(
        streets=some_streets(random),
        challenge=random.choice(CHALLENGES),  # type: ignore[arg-type]  # ids of the same literal
        districts=districts_in_play(count),  # type: ignore[arg-type]
        deck=cards_in_deck(count),
        market=Market(OPEN_MARKET, cards_in_deck(count) - OPEN_MARKET),
        legendaries=len(LEGENDARIES),
        seats=tuple(
            SetupSeat(
                character=district,
                starter=Territory(district, SMALLEST_TERRITORY),
                first_card=Territory(district, SMALLEST_TERRITORY),
                track=0,
                unbuilt=SKYSCRAPERS,
                workers=WORKERS,
                action_cards=ACTION_CARDS,
                king_token=True,
            )
            for district in districts
        ),
    )


def prepared(random: Random, players: tuple[Player, ...], setup: Setup) -> NewYork:
    """A table that has just been set up."""
    table: NewYork = table_of(GAME, players, setup=setup, start_player=random.randrange(len(players)))
    return table


def some_seat(random: Random, streets: tuple[str, ...]) -> SeatFinal:
    """What may lie before a player at the end, the track matching the tiles ever built."""
    counts = {"bronze": random.randint(2, 6), "silver": random.randint(2, 4), "gold": random.randint(0, 4)}
    gone = {
        "bronze": random.randint(0, min(2, PER_GENERATION - counts["bronze"])),
        "silver": random.randint(0, 1) if counts["gold"] else 0,
        "gold": 0,
    }
    printed = sum(random.randint(*PRINTED[each]) for each in GENERATIONS for _ in range(counts[each] + gone[each]))
    return SeatFinal(
        track=printed,
        on_street={street: random.choice((0, 1, 1, 2, 2, 3, 3, 4)) for street in streets},  # type: ignore[misc]
        action_cards=random.randint(0, ACTION_CARDS),
        standing=Generations(**counts),
        demolished=Generations(**gone),
        legendary="none",
    )


def some_final(random: Random, count: int, challenge: str | None = None) -> Final:
    """A final position for ``count`` players; not yet known to be legal."""
    streets = some_streets(random)
    return Final(
        Shared(streets=streets, challenge=challenge or random.choice(CHALLENGES)),  # type: ignore[arg-type]
        tuple(some_seat(random, streets) for _ in range(count)),
    )


def finished(
    random: Random,
    count: int,
    challenge: str | None = None,
    *,
    seats: Callable[[tuple[SeatFinal, ...]], tuple[SeatFinal, ...]] = lambda seats: seats,
    wanted: Callable[[NewYork], bool] = lambda table: True,
) -> NewYork:
    """A finished table without anything impossible. ``seats`` changes what lies before the players; ``wanted``
    tells the tables that will do.
    """
    players = some_players(random, count)
    for _ in range(TRIES):
        final = some_final(random, count, challenge)
        table: NewYork = table_of(GAME, players, final=replace(final, seats=seats(final.seats)))
        if not errors(GAME, table) and wanted(table):
            return table
    raise AssertionError("no such table")
