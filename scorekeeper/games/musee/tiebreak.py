"""Who is ahead of whom with the same points: most paintings, then most gallery bonus cards, then the win is shared."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import final_path
from scorekeeper.games.musee.model import MuseeTable, source
from scorekeeper.games.musee.scoring import paintings_of, seats, uncounted
from scorekeeper.rules import Key, Seat, Stage, rule


@rule("most-paintings", Stage.TIEBREAK, source=source("Fin del juego"), basis=("B6", "mu-100"))
def most_paintings(table: MuseeTable, level: tuple[Seat, ...]) -> Iterator[Key]:
    """Of those with the same points, whoever has more paintings is ahead."""
    for seat, musee in seats(table):
        if seat in level:
            number = paintings_of(musee)
            if number is None:
                yield Key(seat, None, missing=uncounted(seat, musee))
            else:
                yield Key(seat, number, {"paintings": number})


@rule("most-gallery-bonuses", Stage.TIEBREAK, source=source("Fin del juego"), basis=("B6", "mu-101", "mu-102"))
def most_gallery_bonuses(table: MuseeTable, level: tuple[Seat, ...]) -> Iterator[Key]:
    """Of those still level, whoever has more gallery bonus cards is ahead; after that the win is shared."""
    for seat, musee in seats(table):
        if seat in level:
            if musee.bonuses is None:
                yield Key(seat, None, missing=(final_path(seat, "bonuses"),))
            else:
                number = len(set(musee.bonuses))
                yield Key(seat, number, {"cards": number})
