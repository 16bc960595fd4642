"""Questions about hanging paintings: where they may go, who takes a bonus card, and when a game is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.model import (
    HAND,
    LEVELS,
    SIZES,
    Final,
    Galleries,
    Level,
    MuseeTable,
    SeatFinal,
    Shared,
    slot_path,
)
from scorekeeper.games.musee.questions_tables import (
    TRIES,
    changed,
    finished,
    free,
    hung,
    on_the_way,
    own,
    row_of,
    slot,
    some_players,
    some_stairs,
    unhung,
)
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    counted,
    errors,
    mixed,
    objections,
    score_file,
    sorted_out,
    spotted,
    table_of,
)
from scorekeeper.rules import Fact, Finding, Seat

PLACING = ("rising-numbers", "one-card-a-number", "highest-card")


def fits(table: MuseeTable, seat: int, level: Level, index: int, card: int) -> bool:
    """Whether a painting may hang in a free slot (from 0)."""
    return accepts(GAME, hung(table, seat, level, index, card), *PLACING)


# --- where it may hang -------------------------------------------------------------------------------------------


def legal_slot(random: Random) -> Question:
    """Point at a slot that takes this painting."""
    for _ in range(TRIES):
        table = on_the_way(random, random.choice((2, 3)))
        seat, card = random.randrange(len(table.seats)), random.choice(unhung(table))
        slots = free(table, seat)
        right = tuple(slot(seat, level, at) for level, at in slots if fits(table, seat, level, at, card))
        if 0 < len(right) <= len(slots) // 2:
            facts: dict[str, Fact] = {"player": Seat(seat), "card": card}
            document = score_file(table)
            return Question(
                "rising-numbers", Ask.PLACE, "question-legal-slot", right, facts=facts, document=document, view="count"
            )
    raise AssertionError("no such card")


def slots_for(random: Random) -> Question:
    """In how many slots of a gallery may a painting hang?"""
    table = on_the_way(random, random.choice((2, 3)))
    seat, level = random.randrange(len(table.seats)), random.choice(LEVELS)
    row, card = row_of(table, seat, level), random.choice(unhung(table))
    slots = [at for gallery, at in free(table, seat) if gallery == level]
    right = sum(fits(table, seat, level, at, card) for at in slots)
    below = [at for at, other in enumerate(row) if other is not None and other < card]
    above = [at for at, other in enumerate(row) if other is not None and other > card]
    nearest = (max(below, default=-1) + 1, min(above, default=len(row)) - 1)
    mistakes = {
        "any-free-slot": len(slots),
        "directly-beside": len({at for at in nearest if at in slots}) if right > 1 else right,
        "from-the-edge": int(bool(right)),
    }
    facts: dict[str, Fact] = {"player": Seat(seat), "card": card, "gallery": level}
    return counted(
        "rising-numbers",
        "question-slots-for",
        right,
        mistakes,
        facts=facts,
        document=score_file(table),
        view="count",
        lit=(f"gallery-{seat}-{level}",),
    )


@mixed
def cards_for_slot(random: Random) -> Question:
    """Which cards in hand may hang in this slot?"""
    table = on_the_way(random, random.choice((2, 3)))
    seat = random.randrange(len(table.seats))
    level, at = random.choice(free(table, seat))
    hand = random.sample(unhung(table), HAND)
    answers = [(Answer(str(card), str(card)), fits(table, seat, level, at, card)) for card in sorted(hand)]
    facts: dict[str, Fact] = {"player": Seat(seat), "gallery": level, "slot": at + 1}
    return sorted_out(
        random,
        "rising-numbers",
        "question-cards-for-slot",
        answers,
        facts=facts,
        document=score_file(table),
        view="count",
        lit=(slot(seat, level, at),),
    )


def cards_left(random: Random) -> Question:
    """How many paintings could still hang in this slot?"""
    for _ in range(TRIES):
        table = on_the_way(random, random.choice((2, 3)))
        seat = random.randrange(len(table.seats))
        level, at = random.choice(free(table, seat))
        row = row_of(table, seat, level)
        left = max((card for card in row[:at] if card is not None), default=0)
        right = min((card for card in row[at + 1 :] if card is not None), default=SIZES[table.count].highest + 1)
        if right - left <= 12:
            break
    number = sum(fits(table, seat, level, at, card) for card in range(1, SIZES[table.count].highest + 1))
    mistakes = {"hung-elsewhere": right - left - 1, "its-own-neighbours": right - left + 1}
    facts: dict[str, Fact] = {"player": Seat(seat), "gallery": level, "slot": at + 1, "players": table.count}
    return counted(
        "one-card-a-number",
        "question-cards-left",
        number,
        mistakes,
        facts=facts,
        document=score_file(table),
        view="count",
        lit=(slot(seat, level, at),),
    )


# --- faults on the walls -----------------------------------------------------------------------------------------

Faulty = Callable[[Random, MuseeTable], MuseeTable]


def _some_card(random: Random, table: MuseeTable) -> tuple[int, Level, int]:
    seat, level = random.randrange(len(table.seats)), random.choice(LEVELS)
    filled = [at for at, card in enumerate(row_of(table, seat, level)) if card is not None]
    return seat, level, random.choice(filled)


def _swapped(random: Random, table: MuseeTable) -> MuseeTable:
    """Two paintings of a gallery have changed places."""
    seat, level, _ = _some_card(random, table)
    row = row_of(table, seat, level)
    filled = [at for at, card in enumerate(row) if card is not None]
    first = random.randrange(len(filled) - 1)
    (one, other) = filled[first : first + 2]
    return hung(hung(table, seat, level, one, row[other]), seat, level, other, row[one])


def _twice(random: Random, table: MuseeTable) -> MuseeTable:
    """A number of another Musée hangs here too, where it fits by its height."""
    seat, level, at = _some_card(random, table)
    other, theirs, place = _some_card(random, table)
    card = row_of(table, other, theirs)[place]
    return hung(table, seat, level, at, card) if other != seat else table


def _too_high(random: Random, table: MuseeTable) -> MuseeTable:
    """The last painting of a gallery is one that stays in the box."""
    seat, level, _ = _some_card(random, table)
    last = max(at for at, card in enumerate(row_of(table, seat, level)) if card is not None)
    return hung(table, seat, level, last, random.randint(51, 60))


def _bonus_too_many(random: Random, table: MuseeTable) -> MuseeTable:
    """Somebody holds one more bonus card."""
    seat, level = random.randrange(len(table.seats)), random.choice(LEVELS)
    held = own(table, seat).bonuses or ()
    return changed(table, seat, bonuses=tuple(each for each in LEVELS if each in held or each == level))


FAULTS: dict[str, Faulty] = {
    "rising-numbers": _swapped,
    "one-card-a-number": _twice,
    "highest-card": _too_high,
    "bonus-gallery-full": _bonus_too_many,
    "bonus-held-once": _bonus_too_many,
}


def _shown(table: MuseeTable, found: tuple[Finding, ...]) -> tuple[str, ...]:
    """All shapes in which these faults show."""
    parts = [each.part for each in found if each.part is not None]
    paths = {path for each in found for path in each.where}
    for seat in table.seats:
        for level in LEVELS:
            parts += [
                slot(seat, level, at)
                for at in range(SIZES[table.count].columns)
                if slot_path(seat, level, at) in paths or f"gallery-{seat}-{level}" in parts
            ]
            told = [each for each in found if f"final.seats[{seat}].bonuses" in each.where]
            parts += [f"bonus-{seat}-{level}" for each in told if each.facts["gallery"] == level]
    return tuple(dict.fromkeys(parts))


def spot_wall(random: Random) -> Question:
    """One thing on the walls cannot be; where?"""
    rule = random.choice(tuple(FAULTS))
    for _ in range(TRIES):
        table = FAULTS[rule](random, finished(random, 2 if rule == "highest-card" else random.choice((2, 3))))
        found = errors(GAME, table)
        if found and {each.rule for each in found} == {rule}:
            return spotted(GAME, table, rule, "question-spot-wall", "count", _shown(table, found))
    raise AssertionError(rule)


# --- bonus cards -------------------------------------------------------------------------------------------------


@mixed
def bonus_possible(random: Random) -> Question:
    """Which bonus cards can a player hold?"""
    table = finished(random, random.choice((2, 3)))
    seat = random.randrange(len(table.seats))
    bare = changed(table, seat, bonuses=())
    answers = []
    for level in LEVELS:
        holding = changed(bare, seat, bonuses=(level,))
        good = accepts(GAME, holding, "bonus-held-once", "bonus-gallery-full")
        taken = not accepts(GAME, holding, "bonus-held-once")
        mistake = None if good else "second-to-fill" if taken else "almost-full"
        answers.append((Answer(level, f"answer-gallery-{level}", mistake=mistake), good))
    document = score_file(bare)
    facts: dict[str, Fact] = {"player": Seat(seat)}
    return sorted_out(
        random, "bonus-gallery-full", "question-bonus-possible", answers, facts=facts, document=document, view="count"
    )


# --- over or not -------------------------------------------------------------------------------------------------


@mixed
def can_end(random: Random) -> Question:
    """With which of these numbers of paintings can a game end?"""
    count = random.choice((2, 3))
    players, columns = some_players(random, count), SIZES[count].columns
    answers = []
    for _ in range(4):
        numbers = tuple(random.choice((0, 1, 1, 2, 4, columns)) for _ in LEVELS)
        rows = (tuple(range(1, n + 1)) + (None,) * (columns - n) for n in numbers)
        final = Final(seats=(SeatFinal(Galleries(*rows)),))
        good = accepts(GAME, table_of(GAME, players, final=final), "no-empty-gallery", "three-paintings")
        facts: dict[str, Fact] = dict(zip(LEVELS, numbers, strict=True))
        mistake = None if good else "stuck-with-a-free-gallery"
        answers.append((Answer("-".join(map(str, numbers)), "answer-numbers", facts, mistake), good))
    return sorted_out(
        random,
        "no-empty-gallery",
        "question-can-end",
        {answer.id: (answer, good) for answer, good in answers}.values(),
        facts={"columns": columns},
    )


@mixed
def turn_counts(random: Random) -> Question:
    """Which numbers of paintings can there be while all take their turns?"""
    count = random.choice((2, 3))
    players, stairs = some_players(random, count), some_stairs(random, count)
    start, number = random.randrange(count), random.randint(2, 6)
    answers = []
    for _ in range(5):
        numbers = tuple(number + random.choice((0, 0, 1, 2)) for _ in range(count))
        seats = []
        card = iter(range(1, 61))
        for each in numbers:
            shares = [each // 3 + (each % 3 > place) for place in range(3)]
            rows = (tuple(next(card) for _ in range(n)) + (None,) * (SIZES[count].columns - n) for n in shares)
            seats.append(SeatFinal(Galleries(*rows), (), False))
        final = Final(Shared(stairs), tuple(seats))
        table: MuseeTable = table_of(GAME, players, final=final, start_player=start, status="playing")
        good = accepts(GAME, table, "counts-in-turn")
        mistake = None if good else "two-turns-ahead" if max(numbers) - min(numbers) > 1 else "later-seat-ahead"
        answers.append((Answer("-".join(map(str, numbers)), "answer-counts", {"numbers": numbers}, mistake), good))
    facts: dict[str, Fact] = {
        "players": tuple(Seat(seat) for seat in range(count)),
        "player": Seat(start),
    }
    final = Final(Shared(stairs), tuple(SeatFinal() for _ in range(count)))
    document = score_file(table_of(GAME, players, final=final, start_player=start, status="playing"))
    return sorted_out(
        random,
        "counts-in-turn",
        "question-turn-counts",
        {answer.id: (answer, good) for answer, good in answers}.values(),
        facts=facts,
        document=document,
    )


# --- what an objection is worth ----------------------------------------------------------------------------------


def free_of_bonus(random: Random) -> Question:
    """How many paintings are missing from a gallery before its bonus card can be taken?"""
    table = on_the_way(random, random.choice((2, 3)))
    seat, level = random.randrange(len(table.seats)), random.choice(LEVELS)
    found = objections(GAME, changed(table, seat, bonuses=(level,)), "bonus-gallery-full")[0]
    number = found.facts["free"]
    assert isinstance(number, int)
    mistakes = {"already-hung": SIZES[table.count].columns - number}
    facts: dict[str, Fact] = {"player": Seat(seat), "gallery": level}
    return counted(
        "bonus-gallery-full",
        "question-free-of-bonus",
        number,
        mistakes,
        facts=facts,
        document=score_file(table),
        view="count",
        lit=(f"gallery-{seat}-{level}",),
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator("legal-slot", "rising-numbers", Ask.PLACE, legal_slot),
    Generator("slots-for", "rising-numbers", Ask.COUNT, slots_for),
    Generator("cards-for-slot", "rising-numbers", Ask.SELECT, cards_for_slot),
    Generator("cards-left", "one-card-a-number", Ask.COUNT, cards_left),
    Generator("spot-wall", "rising-numbers", Ask.SPOT, spot_wall, tuple(FAULTS)[1:]),
    Generator("bonus-possible", "bonus-gallery-full", Ask.SELECT, bonus_possible, ("bonus-held-once",)),
    Generator("free-of-bonus", "bonus-gallery-full", Ask.COUNT, free_of_bonus),
    Generator("can-end", "no-empty-gallery", Ask.SELECT, can_end, ("three-paintings",)),
    Generator("turn-counts", "counts-in-turn", Ask.SELECT, turn_counts),
)
