"""Reading a position: what is free, what fits where, and whose turns have come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise

from scorekeeper.games.musee.model import LEVELS, MuseeTable, gallery, size
from scorekeeper.rules import Seat

Row = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Musee:
    """One Musée of a position without faults; each of its three ``rows`` has a slot a column."""

    rows: tuple[Row, ...]
    highest: int

    @property
    def cards(self) -> tuple[int, ...]:
        """Numbers on the wall."""
        return tuple(card for row in self.rows for card in row if card is not None)

    @property
    def full(self) -> bool:
        """Whether no slot is free."""
        return all(card is not None for row in self.rows for card in row)

    @property
    def empty_gallery(self) -> bool:
        """Whether a gallery holds nothing at all."""
        return any(all(card is None for card in row) for row in self.rows)

    def fitting(self) -> int:
        """Numbers that some free slot takes, as bits: a number fits between the filled neighbours of the slot."""
        mask = 0
        for row in self.rows:
            left, free = 0, False
            for card in (*row, self.highest + 1):
                if card is None:
                    free = True
                    continue
                if free:
                    mask |= (1 << card) - (1 << (left + 1))
                left, free = card, False
        return mask


def ascending(row: Row) -> bool:
    """Whether the numbers rise from left to right, free slots left out."""
    cards = [card for card in row if card is not None]
    return all(left < right for left, right in pairwise(cards))


def musees(table: MuseeTable) -> tuple[Musee, ...] | None:
    """All Musées, or ``None`` where one is not counted or breaks a rule of placing: then nothing follows from gaps."""
    sizes = size(table)
    if table.final is None or len(table.seats) != sizes.musees:
        return None
    found: list[Musee] = []
    seen: set[int] = set()
    for seat in table.final.seats[: len(table.seats)]:
        rows: list[Row] = []
        for level in LEVELS:
            row = gallery(seat, level)
            if row is None or len(row) > sizes.columns or not ascending(row):
                return None
            rows.append(row + (None,) * (sizes.columns - len(row)))
        musee = Musee(tuple(rows), sizes.highest)
        cards = set(musee.cards)
        if len(cards) < len(musee.cards) or cards & seen or any(not 1 <= card <= sizes.highest for card in cards):
            return None
        seen |= cards
        found.append(musee)
    return tuple(found) if len(found) == len(table.seats) else None


def unseen(all_musees: tuple[Musee, ...]) -> int:
    """Numbers of the deck on no wall, as bits."""
    mask = (1 << (all_musees[0].highest + 1)) - 2
    for musee in all_musees:
        for card in musee.cards:
            mask &= ~(1 << card)
    return mask


def overdrawn(stuck: Mapping[Seat, int], hands: Mapping[Seat, int]) -> tuple[Seat, ...] | None:
    """The smallest group of seats whose hands cannot be filled from numbers that fit none of their own free slots.

    ``stuck``: by seat, the unseen numbers that fit nowhere in its Musée, as bits; ``hands``: by seat, the fewest cards
    it holds. Hands are disjoint: by Hall's theorem they can be filled just when every group's numbers suffice.
    """
    for number in range(1, len(stuck) + 1):
        for group in combinations(stuck, number):
            together = 0
            for seat in group:
                together |= stuck[seat]
            if together.bit_count() < sum(hands[seat] for seat in group):
                return group
    return None


def turn_order(table: MuseeTable) -> dict[Seat, int] | None:
    """By seat, its place in the order of turns from 0; ``None`` where it is not known who began."""
    if table.start_player is None:
        return None
    first = next((seat for seat, side in enumerate(table.sides) if table.start_player in side), None)
    if first is None:
        return None
    return {seat: (seat - first) % len(table.seats) for seat in table.seats}
