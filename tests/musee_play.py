"""A small simulator of Musée: deals, places, draws and stops as the rules say, and knows nothing of the checks."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

LEVELS = ("upper", "middle", "lower")
NAMES = ("Ana", "Ben", "Cleo", "Dai")


@dataclass
class Simulated:
    """One game: walls by seat and gallery, hands by person, what the deck still holds."""

    count: int
    columns: int
    walls: list[dict[str, list[int | None]]]
    hands: list[list[int]]
    deck: list[int]
    stairs: dict[str, list[int]]
    start: int
    bonuses: list[list[str]] = field(default_factory=list)
    out: set[int] = field(default_factory=set)
    over: bool = False

    def seat(self, person: int) -> int:
        return person % 2 if self.count == 4 else person

    def legal(self, person: int) -> list[tuple[int, str, int]]:
        """Every card, gallery and slot that the person could place now."""
        wall = self.walls[self.seat(person)]
        found = []
        for level, row in wall.items():
            for slot, there in enumerate(row):
                if there is not None:
                    continue
                left = max((card for card in row[:slot] if card is not None), default=0)
                right = min((card for card in row[slot + 1 :] if card is not None), default=99)
                found += [(card, level, slot) for card in self.hands[person] if left < card < right]
        return found

    def document(self) -> dict[str, Any]:
        """The score file of the game as it stands."""
        players: list[dict[str, Any]] = [{"name": name} for name in NAMES[: self.count]]
        if self.count == 4:
            for index, player in enumerate(players):
                player["team"] = "AB"[index % 2]
        people = range(self.count)
        stuck = [all(p in self.out for p in people if self.seat(p) == seat) for seat in range(len(self.walls))]
        return {
            "format": "scorekeeper/1",
            "game": "musee",
            "status": "finished" if self.over else "playing",
            "players": players,
            "start_player": self.start,
            "final": {
                "shared": {"stairs": self.stairs},
                "seats": [
                    {"galleries": wall, "bonuses": bonuses, "retired": retired}
                    for wall, bonuses, retired in zip(self.walls, self.bonuses, stuck, strict=True)
                ],
            },
        }


def stairs(random: Random, count: int) -> dict[str, list[int]]:
    """A legal arrangement."""
    if count != 3:
        return {row: sorted(random.sample(range(1, 7), 3)) for row in ("upper", "lower")}
    numbers = random.sample((2, 3), 2)
    return {row: sorted(random.sample(range(1, 6), n)) for row, n in zip(("upper", "lower"), numbers, strict=True)}


def simulate(seed: int, count: int, stop: int | None = None) -> Simulated:
    """Play a game with ``count`` people to its end, or for ``stop`` turns.

    People place by chance, some with an eye on themes, some carelessly so that they are soon stuck.
    """
    random = Random(seed)
    columns, highest = (5, 60) if count == 3 else (6, 50)
    deck = random.sample(range(1, highest + 1), highest)
    hands = [[deck.pop() for _ in range(5)] for _ in range(count)]
    walls: list[dict[str, list[int | None]]] = [
        {level: [None] * columns for level in LEVELS} for _ in range(3 if count == 3 else 2)
    ]
    game = Simulated(count, columns, walls, hands, deck, stairs(random, count), random.randrange(count))
    game.bonuses = [[] for _ in walls]
    styles = [random.choice(("chance", "themes", "careless", "tidy")) for _ in range(count)]
    person, turns, free = game.start, 0, set(LEVELS)
    while len(game.out) < count and turns != stop:
        if person not in game.out:
            options = game.legal(person)
            if not options:
                game.out.add(person)
            else:
                _turn(game, random, person, styles[person], options, free)
                turns += 1
        person = (person + 1) % count
    game.over = len(game.out) == count
    return game


def _turn(
    game: Simulated, random: Random, person: int, style: str, options: list[tuple[int, str, int]], free: set[str]
) -> None:
    wall = game.walls[game.seat(person)]
    card, level, slot = random.choice(options)
    if style == "themes":
        beside = [o for o in options if _same(wall[o[1]], o[2] - 1, o[0]) or _same(wall[o[1]], o[2] + 1, o[0])]
        card, level, slot = random.choice(beside or options)
    elif style == "careless":  # high numbers to the left, low ones to the right
        card, level, slot = max(options, key=lambda o: abs(o[0] / 60 - o[2] / game.columns))
    elif style == "tidy":
        card, level, slot = min(options, key=lambda o: abs(o[0] / 60 - (o[2] + 0.5) / game.columns))
    wall[level][slot] = card
    game.hands[person].remove(card)
    if level in free and None not in wall[level]:
        free.remove(level)
        game.bonuses[game.seat(person)].append(level)
    if game.count == 3 and len(game.deck) <= 2:
        return
    if game.deck:
        gift = game.count == 4 and len(game.deck) <= 2 and random.random() < 0.5
        game.hands[(person + 2) % 4 if gift else person].append(game.deck.pop())


def _same(row: list[int | None], slot: int, card: int) -> bool:
    there = row[slot] if 0 <= slot < len(row) else None
    return there is not None and there % 5 == card % 5
