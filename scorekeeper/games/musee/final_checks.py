"""Rules of placing, and who holds which bonus card, as far as the walls show them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from scorekeeper.game import final_path
from scorekeeper.games.musee.model import (
    CELLS,
    LEVELS,
    STEP,
    Level,
    MuseeTable,
    SeatFinal,
    gallery,
    gallery_path,
    size,
    slot_path,
    source,
)
from scorekeeper.games.musee.scoring import paintings_of, seats
from scorekeeper.games.musee.setup_checks import theme_cards
from scorekeeper.rules import Confidence, Finding, Seat, Severity, Stage, rule

PLACING = "Reglas de colocación"
BONUSES = "Bonificaciones de la galería"
REMINDERS = "Recordatorios generales importantes"


READ = 60
"""Slots of a row that are read one by one: there are no more cards, and a longer row is refused as a whole."""


def _rows(table: MuseeTable) -> Iterator[tuple[Seat, Level, tuple[int | None, ...]]]:
    """Every gallery that is counted."""
    for seat, musee in seats(table):
        for level in LEVELS:
            row = gallery(musee, level)
            if row is not None:
                yield seat, level, row


def _cards(table: MuseeTable) -> Iterator[tuple[Seat, Level, int, int]]:
    """Every painting: seat, gallery, place from 0, number."""
    for seat, level, row in _rows(table):
        for index, card in enumerate(row[:READ]):
            if card is not None:
                yield seat, level, index, card


def part(table: MuseeTable, seat: int, level: Level, index: int) -> str | None:
    """Id of a slot in the drawing (``None`` for a slot that no Musée has)."""
    return f"slot-{seat}-{level}-{index + 1}" if index < size(table).columns else None


def told(table: MuseeTable, *odd: str | int) -> bool:
    """Whether the log was already told of this (see ``Odd`` in ``play_state``), so that the end need not repeat it."""
    return table.journal is not None and odd in table.journal.state.odd


def _told_slot(table: MuseeTable, seat: Seat, level: Level, index: int, card: int) -> bool:
    """Whether a painting hangs as the log has it, and the log was told that it should not."""
    if not told(table, "slot", int(seat), level, index) or table.journal is None:
        return False
    return bool(table.journal.state.walls[seat].row(level)[index] == card)


# --- slots -------------------------------------------------------------------------------------------------------


@rule("no-more-slots", Stage.FINAL, source=source("Preparar"), basis=("MU-F1", "mu-002", "mu-022", "mu-112"))
def no_more_slots(table: MuseeTable) -> Iterator[Finding]:
    """A gallery has no more slots than its row has tokens."""
    columns = size(table).columns
    for seat, level, row in _rows(table):
        if len(row) > columns:
            beyond = range(columns, min(len(row), CELLS))
            where = (gallery_path(seat, level), *(slot_path(seat, level, index) for index in beyond))
            facts = {"player": seat, "gallery": level, "found": len(row), "expected": columns}
            yield Finding(where, facts, part=f"gallery-{seat}-{level}")


@rule("every-slot-noted", Stage.FINAL, source=source("Preparar"), basis=("MU-F1", "mu-022", "mu-112"))
def every_slot_noted(table: MuseeTable) -> Iterator[Finding]:
    """At the end every slot of a gallery is noted, the free ones as free: without them nobody knows what lies where."""
    columns = size(table).columns
    severity = table.at_end()
    for seat, level, row in _rows(table) if severity is not None else ():
        if len(row) < columns:
            facts = {"player": seat, "gallery": level, "found": len(row), "expected": columns}
            yield Finding((gallery_path(seat, level),), facts, part=f"gallery-{seat}-{level}", severity=severity)


# --- numbers -----------------------------------------------------------------------------------------------------


@rule("lowest-card", Stage.FINAL, source=source("Componentes"), basis=("MU-F1", "mu-008"), limit=True)
def lowest_card(table: MuseeTable) -> Iterator[Finding]:
    """The lowest exhibit number is 1."""
    for seat, level, index, card in _cards(table):
        if card < 1 and not _told_slot(table, seat, level, index, card):
            facts = {"player": seat, "gallery": level, "found": card, "least": 1}
            yield Finding((slot_path(seat, level, index),), facts, part=part(table, seat, level, index))


@rule(
    "highest-card",
    Stage.FINAL,
    source=(source("Preparar"), source("3 Jugadores")),
    basis=("MU-F1", "mu-018"),
    limit=True,
)
def highest_card(table: MuseeTable) -> Iterator[Finding]:
    """The highest exhibit number is 50, with three players 60."""
    most = size(table).highest
    for seat, level, index, card in _cards(table):
        if card > most and not _told_slot(table, seat, level, index, card):
            facts = {"player": seat, "gallery": level, "found": card, "most": most}
            yield Finding((slot_path(seat, level, index),), facts, part=part(table, seat, level, index))


@rule("one-card-a-number", Stage.FINAL, source=source(REMINDERS), basis=("MU-F2", "mu-107"), limit=True)
def one_card_a_number(table: MuseeTable) -> Iterator[Finding]:
    """Every number exists on one card, so it hangs in one place on the whole table."""
    places: dict[int, list[tuple[Seat, Level, int]]] = {}
    for seat, level, index, card in _cards(table):
        places.setdefault(card, []).append((seat, level, index))
    for card, found in places.items():
        if len(found) > 1 and sum(not _told_slot(table, *place, card) for place in found) > 1:
            where = tuple(slot_path(*place) for place in found)
            yield Finding(where, {"number": card, "places": len(found)}, part=part(table, *found[-1]))


@rule("rising-numbers", Stage.FINAL, source=source(PLACING), basis=("MU-F3", "mu-004", "mu-046", "mu-049", "mu-050"))
def rising_numbers(table: MuseeTable) -> Iterator[Finding]:
    """In a gallery the numbers rise from left to right; numbers and slots may be skipped."""
    for seat, level, row in _rows(table):
        filled = [(index, card) for index, card in enumerate(row[:READ]) if card is not None]
        for (first, left), (second, right) in pairwise(filled):
            said = _told_slot(table, seat, level, first, left) or _told_slot(table, seat, level, second, right)
            if left >= right and not said:
                where = (slot_path(seat, level, second), slot_path(seat, level, first))
                facts = {"player": seat, "gallery": level, "left": left, "right": right}
                yield Finding(where, facts, part=part(table, seat, level, second))


@rule("paintings-in-all", Stage.FINAL, source=source("Preparar"), basis=("MU-F6", "mu-022", "mu-110", "mu-120"))
def paintings_in_all(table: MuseeTable) -> Iterator[Finding]:
    """All Musées together have room for 36 paintings, with three players for 45."""
    sizes = size(table)
    most = sizes.musees * sizes.slots
    rows = list(_rows(table))
    found = sum(card is not None for _, _, row in rows for card in row)
    if found > most:
        where = tuple(gallery_path(seat, level) for seat, level, _ in rows)
        yield Finding(where, {"found": found, "most": most})


@rule("card-of-its-theme", Stage.FINAL, source=source("Bonificaciones temáticas"), basis=("MU-F5", "mu-073"))
def card_of_its_theme(table: MuseeTable) -> Iterator[Finding]:
    """The theme noted for a card is that of all the numbers it stands in line with, by fives."""
    themes = (table.final.shared.themes if table.final is not None else None) or {}
    named = {int(residue): theme for residue, theme in themes.items()}
    for theme, card, path in theme_cards(table):
        expected = named.get(card % STEP)
        if expected is not None and expected != theme:
            where = (path, f"final.shared.themes.{card % STEP}")
            yield Finding(where, {"number": card, "theme": theme, "expected": expected})


# --- bonus cards -------------------------------------------------------------------------------------------------


def _holders(table: MuseeTable) -> dict[Level, list[Seat]]:
    """By gallery, the seats that hold its card (a seat twice where it is listed twice)."""
    found: dict[Level, list[Seat]] = {level: [] for level in LEVELS}
    for seat, musee in seats(table):
        for level in musee.bonuses or ():
            found[level].append(seat)
    return found


def full(table: MuseeTable, musee: SeatFinal, level: Level) -> bool | None:
    """Whether a gallery has a painting in every slot; ``None`` where it is not counted."""
    row = gallery(musee, level)
    return None if row is None else sum(card is not None for card in row) >= size(table).columns


@rule("bonus-held-once", Stage.FINAL, source=source(BONUSES), basis=("MU-F4", "mu-009", "mu-098"), limit=True)
def bonus_held_once(table: MuseeTable) -> Iterator[Finding]:
    """There is one bonus card for each gallery, so one player or team holds it."""
    for level, holders in _holders(table).items():
        if len(holders) > 1:
            holding = tuple(dict.fromkeys(holders))
            where = tuple(final_path(seat, "bonuses") for seat in holding)
            facts = {"gallery": level, "players": holding, "found": len(holders)}
            yield Finding(where, facts, part=f"bonus-{holding[-1]}-{level}")


@rule(
    "bonus-gallery-full", Stage.FINAL, source=source(BONUSES), basis=("MU-F4", "mu-007", "mu-076", "mu-077", "mu-078")
)
def bonus_gallery_full(table: MuseeTable) -> Iterator[Finding]:
    """Whoever holds a bonus card has filled that gallery."""
    for seat, musee in seats(table):
        for level in dict.fromkeys(musee.bonuses or ()):
            if full(table, musee, level) is False and not told(table, "claim", int(seat), level):
                row = gallery(musee, level) or ()
                free = size(table).columns - sum(card is not None for card in row)
                where = (final_path(seat, "bonuses"), gallery_path(seat, level))
                facts = {"player": seat, "gallery": level, "free": free}
                yield Finding(where, facts, part=f"gallery-{seat}-{level}")


@rule(
    "bonus-claimed",
    Stage.FINAL,
    source=source(BONUSES),
    basis=("MU-F4", "mu-007", "mu-098"),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def bonus_claimed(table: MuseeTable) -> Iterator[Finding]:
    """Once a gallery is full somewhere, somebody holds its bonus card: whoever filled it first."""
    if table.final is None or any(musee.bonuses is None for _, musee in seats(table)):
        return
    holders = _holders(table)
    for level in LEVELS:
        filled = tuple(seat for seat, musee in seats(table) if full(table, musee, level))
        if filled and not holders[level]:
            where = tuple(final_path(seat, "bonuses") for seat in filled)
            facts = {"gallery": level, "players": filled, "number": len(filled)}
            yield Finding(where, facts, part=f"bonus-{filled[0]}-{level}")


def counted(table: MuseeTable) -> tuple[int, ...] | None:
    """Paintings by seat, or ``None`` where a gallery is not counted."""
    numbers = [paintings_of(musee) for _, musee in seats(table)]
    return None if not numbers or None in numbers else tuple(number or 0 for number in numbers)
