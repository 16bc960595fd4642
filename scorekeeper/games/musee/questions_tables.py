"""Small legal tables to ask about: arrangements of staircases, walls on the way, and finished games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

from scorekeeper.game import Player
from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.final_checks import full
from scorekeeper.games.musee.model import (
    FIRST_GAME,
    LEVELS,
    SIZES,
    STEP,
    Final,
    Galleries,
    Level,
    MuseeTable,
    SeatFinal,
    Shared,
    Size,
    Stairs,
    gallery,
)
from scorekeeper.learn import errors, people, table_of
from scorekeeper.rules import Finding

TRIES = 400
FAVOUR = 7
"""How much likelier a painting of a favourite theme hangs in our galleries: pairs are what there is to ask about."""

FIRST = Stairs(FIRST_GAME["upper"], FIRST_GAME["lower"])


def reason(rules: tuple[str, ...], found: Iterable[Finding]) -> str:
    """The first of ``rules`` that objected, else the first of them: what a question on several rules explains."""
    return next((each.rule for each in found if each.rule in rules), rules[0])


def some_players(random: Random, count: int | None = None) -> tuple[Player, ...]:
    """Players, as many as asked for or any number that can play."""
    return people(GAME, random, count or random.choice(tuple(SIZES)))


def some_stairs(random: Random, count: int) -> Stairs:
    """Any arrangement that the rules allow for ``count`` people."""
    numbers = list(SIZES[count].stairs)
    random.shuffle(numbers)
    columns = range(1, SIZES[count].columns + 1)
    upper, lower = (tuple(sorted(random.sample(columns, number))) for number in numbers)
    return Stairs(upper, lower)


def some_row(
    random: Random, size: Size, used: set[int], number: int, favourites: tuple[int, ...]
) -> tuple[int | None, ...]:
    """A gallery with ``number`` paintings that rise, none of them in ``used`` (which then has them too)."""
    theme = random.choice(favourites)
    left = [card for card in range(1, size.highest + 1) if card not in used]
    cards: set[int] = set()
    while len(cards) < number:
        cards.add(random.choices(left, [FAVOUR if card % STEP == theme else 1 for card in left])[0])
    used |= cards
    row: list[int | None] = [None] * size.columns
    for column, card in zip(sorted(random.sample(range(size.columns), number)), sorted(cards), strict=True):
        row[column] = card
    return tuple(row)


def some_galleries(random: Random, size: Size, used: set[int], numbers: tuple[int, ...]) -> Galleries:
    """Three galleries with so many paintings each, mostly of two themes."""
    favourites = tuple(random.sample(range(STEP), 2))
    return Galleries(*(some_row(random, size, used, number, favourites) for number in numbers))


def on_the_way(random: Random, count: int = 2, *, stairs: Stairs | None = None, turns: int | None = None) -> MuseeTable:
    """A table at which everybody has had the same number of turns and nobody has filled a gallery."""
    size = SIZES[count]
    number = turns or random.randint(5, 11)
    ways = [share for share in product(range(1, size.columns), repeat=len(LEVELS)) if sum(share) == number]
    shares = random.choices(ways, k=size.musees)
    used: set[int] = set()
    seats = tuple(SeatFinal(some_galleries(random, size, used, share), ()) for share in shares)
    final = Final(Shared(stairs or some_stairs(random, count)), seats)
    table: MuseeTable = table_of(GAME, some_players(random, count), final=final, status="playing")
    return table


def with_bonuses(random: Random, table: MuseeTable) -> MuseeTable:
    """The table with each bonus card at one of those who filled that gallery."""
    assert table.final is not None
    held: list[tuple[Level, ...]] = [()] * len(table.final.seats)
    for level in LEVELS:
        filled = [seat for seat, musee in enumerate(table.final.seats) if full(table, musee, level)]
        if filled:
            held[random.choice(filled)] += (level,)
    seats = tuple(replace(musee, bonuses=own) for musee, own in zip(table.final.seats, held, strict=True))
    return replace(table, final=replace(table.final, seats=seats))


def finished(random: Random, count: int, *, wanted: Callable[[MuseeTable], bool] = lambda table: True) -> MuseeTable:
    """A finished table without anything impossible; ``wanted`` tells the tables that will do."""
    size, players = SIZES[count], some_players(random, count)
    for _ in range(TRIES):
        used: set[int] = set()
        fewest = size.columns - 2
        seats = tuple(
            SeatFinal(some_galleries(random, size, used, tuple(random.randint(fewest, size.columns) for _ in LEVELS)))
            for _ in range(size.musees)
        )
        final = Final(Shared(some_stairs(random, count)), seats)
        table: MuseeTable = with_bonuses(random, table_of(GAME, players, final=final))
        if not errors(GAME, table) and wanted(table):
            return table
    raise AssertionError("no such table")


def own(table: MuseeTable, seat: int) -> SeatFinal:
    """What is counted of a seat."""
    assert table.final is not None
    return table.final.seats[seat]


def row_of(table: MuseeTable, seat: int, level: Level) -> tuple[int | None, ...]:
    """The slots of a gallery."""
    row = gallery(own(table, seat), level)
    assert row is not None
    return row


def changed(table: MuseeTable, seat: int, **changes: Any) -> MuseeTable:
    """The table with something of a seat replaced."""
    assert table.final is not None
    seats = tuple(replace(each, **changes) if at == seat else each for at, each in enumerate(table.final.seats))
    return replace(table, final=replace(table.final, seats=seats))


def hung(table: MuseeTable, seat: int, level: Level, index: int, card: int | None) -> MuseeTable:
    """The table with ``card`` in a slot (from 0)."""
    row = row_of(table, seat, level)
    galleries = own(table, seat).galleries
    assert galleries is not None
    new = (*row[:index], card, *row[index + 1 :])
    return changed(table, seat, galleries=replace(galleries, **{level: new}))


def free(table: MuseeTable, seat: int) -> tuple[tuple[Level, int], ...]:
    """All free slots of a Musée: gallery and place from 0."""
    return tuple((level, at) for level in LEVELS for at, card in enumerate(row_of(table, seat, level)) if card is None)


def unhung(table: MuseeTable) -> list[int]:
    """Numbers of the deck that hang nowhere."""
    seen = {card for seat in table.seats for level in LEVELS for card in row_of(table, seat, level)}
    return [card for card in range(1, SIZES[table.count].highest + 1) if card not in seen]


def slot(seat: int, level: Level, index: int) -> str:
    """Id of the shape of a slot (from 0)."""
    return f"slot-{seat}-{level}-{index + 1}"
