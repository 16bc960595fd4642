"""Questions about turns: where to place, what may be done, whose turn it is, and who takes which bonus card."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.model import (
    HAND,
    LEVELS,
    SIZES,
    Galleries,
    Level,
    MuseeTable,
    Setup,
    SetupSeat,
)
from scorekeeper.games.musee.play_events import Claim, Hand, Pass, Place, Remove, Resume, Retire
from scorekeeper.games.musee.questions_tables import (
    TRIES,
    finished,
    free,
    hung,
    on_the_way,
    reason,
    row_of,
    some_players,
    unhung,
)
from scorekeeper.games.musee.questions_wall import fits
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    answered,
    mixed,
    refusals,
    score_file,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, Finding, PlayerIndex, Seat, Typed


def playing(table: MuseeTable, now: int, *events: Any, out: Iterable[int] = ()) -> MuseeTable:
    """The table as a log that begins in the middle, with ``now`` to play; ``out`` can place nothing more."""
    assert table.final is not None
    person, gone = PlayerIndex(now), set(out)
    log = [
        Resume(PlayerIndex(each), musee.galleries, musee.bonuses, each in gone or None, person)
        for side, musee in zip(table.sides, table.final.seats, strict=True)
        for each in side
    ]
    arrangement = table.final.shared.stairs
    laid = Setup(seats=tuple(SetupSeat(arrangement) for _ in table.seats))
    found: MuseeTable = table_of(GAME, table.players, setup=laid, log=(*log, *events), status="playing")
    return found


def mistake_of(found: tuple[Finding, ...], mistakes: dict[str, str]) -> str | None:
    """The usual mistake behind something forbidden."""
    return next((mistakes[each.rule] for each in found if each.rule in mistakes), None)


# --- placing -----------------------------------------------------------------------------------------------------

PLACING = (
    "placed-in-order",
    "slot-free",
    "one-place-a-painting",
    "paintings-stay",
    "painting-in-play",
    "slot-on-the-wall",
)


def _placements(random: Random, table: MuseeTable, seat: int) -> list[tuple[int, Level, int]]:
    """Some placements, allowed and not: card, gallery and slot from 0."""
    columns = SIZES[table.count].columns
    slots, left = free(table, seat), unhung(table)
    filled = [(level, at) for level in LEVELS for at in range(columns) if row_of(table, seat, level)[at] is not None]
    other = random.choice([each for each in table.seats if each != seat])
    theirs = [card for level in LEVELS for card in row_of(table, other, level) if card is not None]
    mine = [card for level in LEVELS for card in row_of(table, seat, level) if card is not None]
    good = [(card, *place) for card in left for place in slots if fits(table, seat, *place, card)]
    some = [(random.choice(left), *random.choice(slots)) for _ in range(2)]
    strange = [
        (random.choice(left), *random.choice(filled)),
        (random.choice(theirs), *random.choice(slots)),
        (random.choice(mine), *random.choice(slots)),
        (random.choice(left), random.choice(LEVELS), columns),
        (random.randint(SIZES[table.count].highest + 1, 61), *random.choice(slots)),
    ]
    return [*random.sample(good, 2), *some, *random.sample(strange, 2)]


@mixed
def may_place(random: Random) -> Question:
    """Which of these placements are allowed?"""
    table = on_the_way(random, random.choice((2, 3)), turns=random.randint(4, 8))
    seat = random.randrange(len(table.seats))
    log = playing(table, seat)
    mistakes = {"paintings-stay": "paintings-move", "one-place-a-painting": "two-of-a-number"}
    answers = []
    against: list[Finding] = []
    for card, level, at in dict.fromkeys(_placements(random, table, seat)):
        found = refusals(GAME, log, Place(PlayerIndex(seat), card, level, at + 1))
        against += found
        facts: dict[str, Fact] = {"card": card, "gallery": level, "slot": at + 1}
        answers.append((Answer(f"{card}-{level}-{at}", "answer-place", facts, mistake_of(found, mistakes)), not found))
    return sorted_out(
        random,
        reason(PLACING, against),
        "question-may-place",
        random.sample(answers, 5) if len(answers) > 5 else answers,
        facts={"player": Seat(seat)},
        document=score_file(log),
        view="count",
    )


def _hand(random: Random, table: MuseeTable, seat: int, stuck: bool) -> tuple[int, ...] | None:
    """Five cards, none of which fits (or some of which do)."""
    left = unhung(table)
    random.shuffle(left)
    dead = [card for card in left if not any(fits(table, seat, *place, card) for place in free(table, seat))]
    alive = [card for card in left if card not in dead]
    number = HAND if stuck else random.randint(2, HAND - 1)
    if len(dead) < number or len(alive) < HAND - number:
        return None
    return tuple(sorted((*dead[:number], *alive[: HAND - number])))


def _with_hands(random: Random, *stuck: bool) -> tuple[MuseeTable, int, list[tuple[int, ...]]]:
    """A table of two near its end, a seat with free slots, and a hand for each of ``stuck``."""
    for _ in range(TRIES):
        table = finished(random, 2)
        seat = random.randrange(len(table.seats))
        hands = [_hand(random, table, seat, each) for each in stuck] if free(table, seat) else [None]
        found = [hand for hand in hands if hand is not None]
        if len(found) == len(stuck):
            return table, seat, found
    raise AssertionError("no such table")


@mixed
def out_of_placements(random: Random) -> Question:
    """With which of these hands is a player out of placements?"""
    table, seat, hands = _with_hands(random, True, False, random.random() < 0.5)
    person = PlayerIndex(seat)
    answers = []
    for hand in dict.fromkeys(hands):
        found = refusals(GAME, playing(table, seat, Hand(person, hand)), Retire(person))
        mistake = mistake_of(found, {"retire-only-when-stuck": "one-card-is-enough"})
        answers.append((Answer("-".join(map(str, hand)), "answer-hand", {"cards": hand}, mistake), not found))
    return sorted_out(
        random,
        "retire-only-when-stuck",
        "question-out-of-placements",
        answers,
        facts={"player": Seat(seat)},
        document=score_file(playing(table, seat)),
        view="count",
    )


TURN = (
    "no-passing",
    "no-discards",
    "retire-only-when-stuck",
    "draw-after-placing",
    "paintings-stay",
    "card-from-hand",
)


@mixed
def your_turn(random: Random) -> Question:
    """What may be done on a turn, with this hand?"""
    stuck = random.random() < 0.3
    table, seat, ((*hand,),) = _with_hands(random, stuck)
    person = PlayerIndex(seat)
    log = playing(table, seat, Hand(person, tuple(hand)))
    good = [(card, *place) for card in hand for place in free(table, seat) if fits(table, seat, *place, card)]
    others = [
        (card, *place)
        for card in unhung(table)
        for place in free(table, seat)
        if card not in hand and fits(table, seat, *place, card)
    ]
    mine = [card for level in LEVELS for card in row_of(table, seat, level) if card is not None]
    events: dict[str, Any] = {
        "pass": Pass(person),
        "discard": Pass(person, random.choice(hand)),
        "stop": Retire(person),
        "take-down": Remove(person, random.choice(mine)),
    }
    if good:
        card, level, at = random.choice(good)
        events["draw"] = Place(person, card, level, at + 1)
        card, level, at = random.choice(good)
        events["no-draw"] = Place(person, card, level, at + 1, "no-draw")
    if others:
        card, level, at = random.choice(others)
        events["strange"] = Place(person, card, level, at + 1)
    mistakes = {
        "no-passing": "passing",
        "no-discards": "discarding",
        "retire-only-when-stuck": "one-card-is-enough",
        "paintings-stay": "paintings-move",
    }
    answers = []
    against: list[Finding] = []
    for way, event in events.items():
        found = refusals(GAME, log, event)
        against += found
        facts: dict[str, Fact] = {}
        if getattr(event, "card", None) is not None:
            facts["card"] = event.card
        if isinstance(event, Place):
            facts |= {"gallery": event.gallery, "slot": event.slot}
        words = "answer-turn-draw" if way == "strange" else f"answer-turn-{way}"
        answers.append((Answer(f"{way}-{facts.get('card', '')}", words, facts, mistake_of(found, mistakes)), not found))
    held: dict[str, Fact] = {"player": Seat(seat), "cards": tuple(hand)}
    return sorted_out(
        random,
        reason(TURN, random.sample(against, len(against))),
        "question-your-turn",
        random.sample(answers, min(5, len(answers))),
        facts=held,
        document=score_file(log),
        view="count",
    )


def whose_turn(random: Random) -> Question:
    """Whose turn is it after somebody has placed?"""
    for _ in range(TRIES):
        count = random.choice((2, 3, 3))
        table = finished(random, count)
        last = random.randrange(count)
        out = [seat for seat in table.seats if seat != last and free(table, seat) and random.random() < 0.6]
        ways = [
            (card, *place) for card in unhung(table) for place in free(table, last) if fits(table, last, *place, card)
        ]
        if not ways:
            continue
        card, level, at = random.choice(ways)
        log = playing(table, last, Place(PlayerIndex(last), card, level, at + 1), out=out)
        journal = GAME.journal(log)
        assert journal is not None and GAME.play is not None
        now = GAME.play.turn(journal.state)
        if now is not None:
            break
    after = hung(table, last, level, at, card)
    names = [player.name for player in table.players]
    done = {seat for seat in table.seats if not free(after, seat)}
    answers = {
        seat: Answer(
            f"seat-{seat}",
            "answer-name",
            {"name": Typed(names[seat])},
            None if seat == now else "out-plays-on" if seat in out else "two-in-a-row" if seat == last else None,
        )
        for seat in range(count)
    }
    rule = "one-placement-a-turn" if not out and not done else "turn-order"
    facts: dict[str, Fact] = {
        "players": tuple(Typed(name) for name in names),
        "last": Typed(names[last]),
        "outs": len(out),
        "out": tuple(Typed(names[seat]) for seat in out),
    }
    return answered(
        random,
        Ask.CHOOSE,
        rule,
        "question-whose-turn",
        (answers[int(now or 0)],),
        (answer for seat, answer in answers.items() if seat != now),
        facts=facts,
        document=score_file(log),
        view="count",
    )


# --- bonus cards -------------------------------------------------------------------------------------------------

CLAIMS = ("claim-full-gallery", "claim-free-card", "claim-first-filler")


@mixed
def take_bonus(random: Random) -> Question:
    """Which bonus cards may somebody take?"""
    players = some_players(random, 2)
    person, other = PlayerIndex(0), PlayerIndex(1)
    cases = random.sample(("first", "first", "short", "held", "late"), 3)
    mine: dict[str, tuple[int | None, ...]] = {}
    theirs: dict[str, tuple[int | None, ...]] = {}
    held, late = [], []
    for at, (level, case) in enumerate(zip(LEVELS, cases, strict=True)):
        row: tuple[int | None, ...] = tuple(range(1 + 6 * at, 7 + 6 * at))
        shorter = (*row[:5], None)
        mine[level] = row if case in ("first", "held") else shorter
        beside: tuple[int | None, ...] = tuple(range(25 + 6 * at, 31 + 6 * at))
        theirs[level] = beside if case in ("held", "late") else (*beside[:4], None, None)
        held += [level] if case == "held" else []
        late += [Place(person, 6 + 6 * at, level, 6)] if case == "late" else []
    log = (
        Resume(person, Galleries(**mine), (), None, person),
        Resume(other, Galleries(**theirs), tuple(held), None, person),
        *late,
    )
    table: MuseeTable = table_of(GAME, players, log=log, status="playing")
    mistakes = {"claim-first-filler": "second-to-fill", "claim-free-card": "second-to-fill"}
    answers = []
    against: list[Finding] = []
    for level, case in zip(LEVELS, cases, strict=True):
        found = tuple(each for each in refusals(GAME, table, Claim(person, level)) if each.rule in CLAIMS)
        against += found
        facts: dict[str, Fact] = {"gallery": level, "other": Typed(players[1].name)}
        mistake = mistake_of(found, {**mistakes, "claim-full-gallery": "almost-full"})
        answers.append((Answer(f"{level}-{case}", f"answer-claim-{case}", facts, mistake), not found))
    facts = {"player": Typed(players[0].name), "other": Typed(players[1].name)}
    return sorted_out(random, reason(CLAIMS, against), "question-take-bonus", answers, facts=facts)


QUESTIONS: tuple[Generator, ...] = (
    Generator("may-place", PLACING[0], Ask.SELECT, may_place, PLACING[1:]),
    Generator("your-turn", TURN[0], Ask.SELECT, your_turn, TURN[1:]),
    Generator("whose-turn", "turn-order", Ask.CHOOSE, whose_turn, ("one-placement-a-turn", "retired-stay-out")),
    Generator("out-of-placements", "retire-only-when-stuck", Ask.SELECT, out_of_placements),
    Generator("take-bonus", CLAIMS[0], Ask.SELECT, take_bonus, CLAIMS[1:]),
)
