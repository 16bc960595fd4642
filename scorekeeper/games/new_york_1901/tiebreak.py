"""How a tie is broken: the tallest legendary, then gold skyscrapers; after that the victory is shared."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import final_path
from scorekeeper.games.new_york_1901.known import NewYork, value_of
from scorekeeper.games.new_york_1901.model import LEGENDARIES, NONE
from scorekeeper.rules import Key, Seat, Source, Stage, rule

SCORING = Source("003_b1665ebc0639bb12.txt", "Puntuación")
HEIGHT = {legendary: len(LEGENDARIES) - place for place, legendary in enumerate(LEGENDARIES)} | {NONE: 0}
"""Legendary to its place in height, the tallest highest; none at all is lowest."""


def _value(table: NewYork, seat: Seat, field: str) -> object:
    seats = table.final.seats if table.final is not None else ()
    return value_of(seats[seat], field) if seat < len(seats) else None


@rule("tallest-legendary", Stage.TIEBREAK, source=SCORING, basis=("new-york-1901 A6", "ny-157", "ny-158"))
def tallest_legendary(table: NewYork, level: tuple[Seat, ...]) -> Iterator[Key]:
    """The owner of the tallest legendary is ahead."""
    for seat in level:
        legendary = _value(table, seat, "legendary")
        if isinstance(legendary, str):
            yield Key(seat, HEIGHT[legendary], {"legendary": legendary})
        else:
            yield Key(seat, None, missing=(final_path(seat, "legendary"),))


@rule("most-gold", Stage.TIEBREAK, source=SCORING, basis=("new-york-1901 A6", "ny-159", "ny-160"))
def most_gold(table: NewYork, level: tuple[Seat, ...]) -> Iterator[Key]:
    """Among those without a legendary, most standing gold skyscrapers are ahead."""
    for seat in level:
        gold = _value(table, seat, "standing.gold")
        if isinstance(gold, int):
            yield Key(seat, gold, {"gold": gold})
        else:
            yield Key(seat, None, missing=(final_path(seat, "standing.gold"),))


RULES = (tallest_legendary, most_gold)
