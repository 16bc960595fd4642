"""Who has what on which square: the small model of New York 1901 behind the generator of games. No map."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Event = dict[str, Any]


@dataclass
class Lot:
    """A territory: its card, its number in the district, what stands on its squares, whether a worker does."""

    card: str
    plot: int
    squares: list[int | None]
    worker: bool = False

    @property
    def district(self) -> str:
        return self.card.split("-")[0]

    @property
    def empty(self) -> bool:
        return all(each is None for each in self.squares)


@dataclass
class Estate:
    """One player in the generator's model."""

    lots: list[Lot]
    tiles: dict[int, Event] = field(default_factory=lambda: {0: {"generation": "starter"}})
    gone: list[str] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    hand: int = 4
    track: int = 0
    prestige: int = 0
    cards: int = 3
    number: int = 0

    def spots(self) -> list[tuple[int, int]]:
        return [(at, place) for at, lot in enumerate(self.lots) for place in range(len(lot.squares))]

    def free(self) -> list[tuple[int, int]]:
        return [(at, place) for at, place in self.spots() if self.lots[at].squares[place] is None]

    def put(self, spots: list[tuple[int, int]], event: Event) -> int:
        """Put a tile on squares; return how many workers come back."""
        self.number += 1
        back = 0
        for at, place in spots:
            lot = self.lots[at]
            lot.squares[place] = self.number
            back += lot.worker
            lot.worker = False
        self.tiles[self.number] = event
        self.built.append(event["generation"])
        self.hand += back
        return back

    def count(self, generation: str) -> int:
        return sum(tile["generation"] == generation for tile in self.tiles.values())
