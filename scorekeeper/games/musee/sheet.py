"""What people can enter for Musée: staircases once, then each Musée slot by slot."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.games.musee.model import (
    CELLS,
    HAND,
    LEVELS,
    RESIDUES,
    ROWS,
    THEMES,
    WINS,
    MuseeTable,
    gallery,
    size,
)
from scorekeeper.sheet import Kind, Row, Sheet


def sheet(table: MuseeTable) -> Sheet:
    """The cells of a table. Slots follow the number of players (and what was entered, where that is more)."""
    return Sheet(
        seats=tuple(_seat(table)),
        shared=(*_stairs(table, needed=True), *_themes(), *_match(table)),
        setup=tuple(_setup(table)),
        setup_seats=tuple(_stairs(table, needed=False)),
    )


def _seat(table: MuseeTable) -> Iterator[Row]:
    sizes = size(table)
    given = table.final.seats if table.final is not None else ()
    for level in LEVELS:
        entered = max((len(gallery(seat, level) or ()) for seat in given), default=0)
        for index in range(max(sizes.columns, min(entered, CELLS))):
            yield Row(
                level,
                f"galleries.{level}[{index}]",
                Kind.SLOT,
                "galleries",
                rule="rising-numbers",
                low=1,
                high=sizes.highest,
            )
    yield Row("bonuses", "bonuses", Kind.SET, "bonuses", rule="gallery-bonuses", choices=LEVELS)
    yield Row("retired", "retired", Kind.FLAG, "state", rule="retired-could-play", needed=False)


def _stairs(table: MuseeTable, *, needed: bool) -> Iterator[Row]:
    sizes = size(table)
    fewest, most = sizes.stairs
    rule = "three-staircases-a-row" if fewest == most else "two-and-three-staircases"
    columns = tuple(str(column) for column in range(1, sizes.columns + 1))
    for name in ROWS:
        yield Row(f"stairs-{name}", f"stairs.{name}", Kind.NUMBERS, "stairs", rule, columns, needed=needed)


def _themes() -> Iterator[Row]:
    for residue in RESIDUES:
        id, field = f"theme-{residue}", f"themes.{residue}"
        yield Row(id, field, Kind.CHOICE, "themes", "one-theme-a-name", THEMES, needed=False)
    for theme in THEMES:
        id, field = f"card-{theme}", f"theme_cards.{theme}"
        yield Row(id, field, Kind.NUMBER, "themes", "card-of-its-theme", low=1, high=60, needed=False)


def _match(table: MuseeTable) -> Iterator[Row]:
    yield Row("match-number", "match.number", Kind.COUNT, "match", "wins-fit-games", low=1, needed=False)
    for seat in range(min(len(table.seats), len(SEATS))):
        id, field = f"wins-{SEATS[seat]}", f"match.wins[{seat}]"
        yield Row(id, field, Kind.COUNT, "match", "two-wins-at-most", high=WINS, needed=False)
    yield Row("previous-winners", "match.previous_winners", Kind.SEATS, "match", "loser-starts", needed=False)


SEATS = ("first", "second", "third", "fourth")
"""Ids of the cells for wins, by seat."""


def _setup(table: MuseeTable) -> Iterator[Row]:
    sizes = size(table)

    def count(id: str, field: str, group: str, rule: str, high: int) -> Row:
        return Row(id, field, Kind.COUNT, group, rule, high=high, needed=False)

    yield count("musees", "musees", "table", "number-of-musees", sizes.musees)
    yield Row("first-game", "first_game", Kind.FLAG, "table", "first-game-staircases", needed=False)
    yield count("columns", "columns", "tokens", "tokens-per-row", sizes.columns)
    yield count("tokens", "tokens", "tokens", "tokens-per-musee", len(ROWS) * sizes.columns)
    yield count("highest-card", "highest_card", "cards", "cards-in-play", 60)
    yield count("paintings-shuffled", "paintings", "cards", "cards-shuffled", 60)
    yield count("hand", "hand", "cards", "hand-of-five", HAND)
    yield count("draw-deck", "draw_deck", "cards", "draw-deck-left", sizes.highest)
    yield count("bonus-cards", "bonus_cards", "cards", "bonus-cards-out", len(LEVELS))
