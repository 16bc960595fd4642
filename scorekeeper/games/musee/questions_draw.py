"""Questions about drawing, hands, and when a game is over."""

from __future__ import annotations

from random import Random
from typing import Any

from scorekeeper.game import Player
from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.model import HAND, LEVELS, SIZES, Galleries, MuseeTable, Setup, SetupSeat
from scorekeeper.games.musee.play_events import Finish, Hand, Place, Resume
from scorekeeper.games.musee.questions_play import mistake_of, playing
from scorekeeper.games.musee.questions_tables import FIRST, on_the_way, reason, some_players
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    counted,
    mixed,
    refusals,
    score_file,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, Finding, PlayerIndex, Typed

# --- drawing and hands -------------------------------------------------------------------------------------------

DRAWING = ("draw-after-placing", "two-cards-stay-out", "last-two-cards", "draws-in-deck")


def _with_deck(players: tuple[Player, ...], deck: int) -> MuseeTable:
    table: MuseeTable = table_of(
        GAME,
        players,
        setup=Setup(draw_deck=deck, seats=(SetupSeat(FIRST),)),
        status="playing",
        start_player=0,
    )
    return table


@mixed
def drawing(random: Random) -> Question:
    """What may be done after placing, with so many cards left?"""
    answers = []
    against: list[Finding] = []
    for _ in range(5):
        count = random.choice((2, 3, 3, 4, 4))
        deck = random.choice([0, 1, 2, 2, 4, 9] if count == 3 else [0, 1, 2, 2, 3, 8])
        draw: Any = random.choice(("keep", "no-draw", "give") if count == 4 else ("keep", "no-draw"))
        event = Place(PlayerIndex(0), 20, "upper", 3, draw)
        log = _with_deck(some_players(random, count), deck)
        found = tuple(each for each in refusals(GAME, log, event) if each.rule in DRAWING)
        against += found
        facts: dict[str, Fact] = {"players": count, "deck": deck, "draw": draw}
        mistake = mistake_of(found, {"two-cards-stay-out": "drawn-to-the-last", "last-two-cards": "gift-too-early"})
        answers.append((Answer(f"{count}-{deck}-{draw}", "answer-draw", facts, mistake), not found))
    return sorted_out(
        random,
        reason(DRAWING, against),
        "question-drawing",
        {answer.id: (answer, good) for answer, good in answers}.values(),
    )


@mixed
def in_hand(random: Random) -> Question:
    """Which numbers of cards in hand can be right after a turn?"""
    count = random.choice((2, 3, 3, 4))
    players = some_players(random, count)
    deck = random.choice((2, 2, 5, 12, 20) if count == 3 else (4, 7, 12, 20))
    log = _with_deck(players, deck)
    answers = []
    for number in random.sample(range(2, 8), 4):
        good = not refusals(GAME, log, Hand(PlayerIndex(0), None, number))
        answers.append((Answer(str(number), str(number)), good))
    facts: dict[str, Fact] = {"player": Typed(players[0].name), "players": len(players), "deck": deck}
    return sorted_out(random, "five-in-hand", "question-in-hand", answers, facts=facts)


def not_hung(random: Random) -> Question:
    """How many cards are in all hands and the draw deck?"""
    count = random.choice((2, 3))
    table = on_the_way(random, count)
    asked = refusals(GAME, playing(table, 0), Hand(PlayerIndex(0), None, 2 * SIZES[count].highest))
    facts = next(each for each in asked if each.rule == "cards-in-all").facts
    most, there = facts["most"], facts["hung"]
    assert isinstance(most, int) and isinstance(there, int)
    other = SIZES[2].highest if count == 3 else SIZES[3].highest
    mistakes = {"cards-of-another-count": other - there, "hands-forgotten": most - there - HAND * count}
    return counted(
        "cards-in-all",
        "question-not-hung",
        most - there,
        mistakes,
        facts={"players": count},
        document=score_file(table),
        view="count",
    )


# --- over --------------------------------------------------------------------------------------------------------


def _wall(at: int, state: str) -> Galleries:
    """A wall of numbers from its own range: full, with a slot that nothing fits, or with one that takes any."""
    rows: list[tuple[int | None, ...]] = [
        tuple(range(at + 6 * place, at + 6 * place + 6)) for place in range(len(LEVELS))
    ]
    if state == "stuck":
        rows[0] = (*rows[0][:2], None, *rows[0][2:5])
    elif state == "fits":
        rows[0] = (*rows[0][:5], None)
    return Galleries(*rows)


@mixed
def is_it_over(random: Random) -> Question:
    """Which of these games are over?"""
    players = some_players(random, 2)
    answers = []
    for _ in range(4):
        states = tuple(random.choice(("full", "stuck", "stuck", "fits")) for _ in players)
        log: list[Any] = []
        for person, state in enumerate(states):
            galleries = _wall(1 + 18 * person, state)
            log.append(Resume(PlayerIndex(person), galleries, (), state == "stuck" or None, PlayerIndex(0)))
        if "fits" in states:
            log.append(Hand(PlayerIndex(states.index("fits")), (40, 41, 42, 43, 44)))
        table: MuseeTable = table_of(GAME, players, log=log, status="playing")
        found = refusals(GAME, table, Finish())
        facts: dict[str, Fact] = {}
        for person, state in enumerate(states):
            facts |= {f"name{person}": Typed(players[person].name), f"state{person}": f"state-{state}"}
        mistake = mistake_of(found, {"over-when-nobody-can-place": "over-for-one"})
        answers.append((Answer("-".join(states), "answer-over", facts, mistake), not found))
    names: dict[str, Fact] = {"players": tuple(Typed(player.name) for player in players)}
    return sorted_out(
        random,
        "over-when-nobody-can-place",
        "question-is-it-over",
        {answer.id: (answer, good) for answer, good in answers}.values(),
        facts=names,
    )


@mixed
def how_many(random: Random) -> Question:
    """How many people can play?"""
    answers = []
    for count in random.sample(range(1, 7), 4):
        table: MuseeTable = table_of(GAME, tuple(Player(str(seat)) for seat in range(count)))
        answers.append((Answer(str(count), str(count)), accepts(GAME, table, "player-count")))
    return sorted_out(random, "player-count", "question-how-many", answers)


QUESTIONS: tuple[Generator, ...] = (
    Generator("how-many", "player-count", Ask.SELECT, how_many),
    Generator("drawing", DRAWING[0], Ask.SELECT, drawing, DRAWING[1:]),
    Generator("in-hand", "five-in-hand", Ask.SELECT, in_hand),
    Generator("not-hung", "cards-in-all", Ask.COUNT, not_hung),
    Generator("is-it-over", "over-when-nobody-can-place", Ask.SELECT, is_it_over),
)
