"""Questions about a turn: what belongs into it, and whose it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.model import WORKERS, SeatFinal, Setup, SetupSeat, Territory, districts_in_play
from scorekeeper.games.new_york_1901.play_events import (
    ACTIONS,
    BOOM,
    TWO,
    Build,
    Demolish,
    EndTurn,
    Expand,
    Finish,
    Resume,
    ReturnWorker,
    UseCard,
)
from scorekeeper.games.new_york_1901.questions_middle import Middle, card, middle, some_cards
from scorekeeper.games.new_york_1901.questions_tables import some_players
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    counted,
    mixed,
    refusals,
    score_file,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, PlayerIndex, Seat, Typed

MISTAKES = {
    "expand": "expand-without-worker",
    "build": "build-instead-of-expand",
    "return": "return-with-worker",
    "end": "turn-without-expanding",
}


def _doings(at: Middle, *, bronze: bool = True) -> dict[str, Any]:
    """What one may try in a turn, by the word in ``answer-do-<word>``."""
    owned = next(each for each in districts_in_play(at.table.count) if getattr(at.own.cards, each))
    return {
        "expand": Expand(at.player, at.market[-1]),
        "demolish": Demolish(at.player, (0,), "bronze", 0, 0),
        "build": Build(at.player, "bronze", points=3),
        "build-silver": Build(at.player, "silver", points=5),
        "return": ReturnWorker(at.player, card(owned, 2)),
        "end": EndTurn(at.player),
    }


def _sorted(
    random: Random, rule: str, words: str, at: Middle, doings: Iterable[str], mistakes: Mapping[str, str]
) -> Question:
    events = _doings(at)
    answers = []
    for each in doings:
        good = at.allows(events[each])
        answers.append((Answer(each, f"answer-do-{each}", mistake=None if good else mistakes.get(each)), good))
    workers = at.own.workers
    facts: dict[str, Fact] = {"player": Seat(at.player), "hand": workers.hand or 0 if workers is not None else 0}
    return sorted_out(random, rule, words, answers, facts=facts, document=score_file(at.table), view="count")


@mixed
def turn_choice(random: Random) -> Question:
    """What may a turn begin with?"""
    hand = random.choice((0, 0, 1, 2, 3))
    at = middle(random, hand=hand)
    doings = random.sample(["expand", "demolish", "build", "end", *(["return"] if hand else [])], 4)
    return _sorted(random, "must-expand", "question-turn-choice", at, doings, MISTAKES)


def _before(case: str, at: Middle) -> tuple[tuple[Any, ...], tuple[str, ...]]:
    """What has been done already in each case, and what may be tried next."""
    expand, build = Expand(at.player, at.market[0]), Build(at.player, "bronze", points=2)
    down = Demolish(at.player, (0,), "silver", 0, 0)
    two: Any = TWO
    boom: Any = BOOM
    return {
        "expanded": ((expand,), ("expand", "demolish", "build", "end", "return")),
        "demolished": ((down,), ("build", "build-silver", "expand", "end")),
        "built": ((build,), ("expand", "demolish", "build")),
        "expanded-and-built": ((expand, build), ("expand", "demolish", "build")),
        "two-territories": ((UseCard(at.player, two), expand), ("expand", "build", "return")),
        "boom": ((UseCard(at.player, boom), expand, build), ("expand", "build", "return")),
    }[case]


@mixed
def turn_after(random: Random) -> Question:
    """What may come next in a turn?"""
    case = random.choice(("expanded", "demolished", "demolished", "two-territories", "boom"))
    at = middle(random, hand=random.choice((2, 3)), wanted=lambda found: (found.own.track or 0) >= 6)
    done, doings = _before(case, at)
    at = at.after(*done)
    mistakes = {
        "expand": "one-territory-a-turn",
        "demolish": "expand-and-demolish",
        "end": "demolish-without-building",
        "build": "another-than-promised",
        "return": "return-with-worker",
    }
    mistakes["expand"] = {"boom": "boom-is-a-build", "demolished": "expand-and-demolish"}.get(case, mistakes["expand"])
    shown = random.sample(doings, min(4, len(doings)))
    return _sorted(random, "expand-or-demolish", f"question-after-{case}", at, shown, mistakes)


@mixed
def turn_over(random: Random) -> Question:
    """Who may do something now that a player has built?"""
    straight = random.random() < 0.5
    at = middle(random, hand=0 if straight else random.choice((2, 3)))
    done, doings = _before("built" if straight else "expanded-and-built", at)
    at = at.after(*done)
    following = at.next()
    events = _doings(at)
    answers = [
        (Answer(each, f"answer-do-{each}", mistake="build-ends-the-turn"), at.allows(events[each])) for each in doings
    ]
    good = at.allows(Expand(following, at.market[-1]))
    answers.append((Answer("following", "answer-next-player", {"player": Seat(following)}), good))
    facts: dict[str, Fact] = {"player": Seat(at.player)}
    return sorted_out(
        random,
        "build-comes-last",
        "question-after-built" if straight else "question-after-expanded-and-built",
        answers,
        facts=facts,
        document=score_file(at.table),
        view="count",
    )


# --- land --------------------------------------------------------------------------------------------------------


@mixed
def market_card(random: Random) -> Question:
    """Which cards can be taken?"""
    at = middle(random, hand=random.choice((1, 2, 3)))
    others = [each for each in some_cards(random, 4, 10) if each not in at.market]
    answers = []
    for each in (*random.sample(at.market, 2), *others[:2]):
        answers.append((Answer(each, each), at.allows(Expand(at.player, each))))
    facts: dict[str, Fact] = {"player": Seat(at.player)}
    return sorted_out(
        random,
        "card-in-open-market",
        "question-market-card",
        answers,
        facts=facts,
        document=score_file(at.table),
        view="asked",
    )


@mixed
def worker_land(random: Random) -> Question:
    """Where may the worker of a new card go?"""
    at = middle(random, hand=random.choice((1, 2, 3)))
    count = at.table.count
    taken = at.market[0]
    district, size = taken.split("-")[0], int(taken[-1])
    other = random.choice([each for each in districts_in_play(count) if each != district])
    # The player before has just claimed land like it.
    plot = random.randint(1, 12)
    before = Expand(at.player, taken, plot=plot)
    following = at.next()
    at = at.after(before, EndTurn(at.player))
    owner = Seat(at.player)
    land: dict[str, tuple[Any, int, str | None]] = {
        "free": (card(district, size), plot + 1, None),
        "owned": (card(district, size), plot, "land-of-another"),
        "other-size": (card(district, 5 - size), plot + 1, "card-of-other-size"),
        "other-colour": (card(other, size), plot + 1, "card-of-other-colour"),
    }
    answers = []
    for id, (where, number, mistake) in land.items():
        good = at.allows(Expand(following, None if id == "owned" else taken, where, number))
        facts: dict[str, Fact] = {"district": where.split("-")[0], "size": int(where[-1])}
        if id == "owned":
            facts["owner"] = Typed(at.table.players[owner].name)
        words = "answer-land-owned" if id == "owned" else "answer-land"
        answers.append((Answer(id, words, facts, None if good else mistake), good))
    asked: dict[str, Fact] = {"player": Typed(at.table.players[following].name), "card": taken}
    return sorted_out(random, "free-land", "question-worker-land", answers, facts=asked)


@mixed
def returned_card(random: Random) -> Question:
    """Which card can be given back with a worker?"""
    players = some_players(random, 2)
    homes = random.sample(districts_in_play(2), 2)
    seats = tuple(
        SetupSeat(character=each, starter=Territory(each, 2), first_card=Territory(each, 2))  # type: ignore[arg-type]
        for each in homes
    )
    taken = [some_cards(random, 2, WORKERS), some_cards(random, 2, WORKERS)]
    log: list[Any] = []
    for turn in range(WORKERS):
        for at in range(2):
            log += [Expand(PlayerIndex(at), taken[at][turn]), EndTurn(PlayerIndex(at))]
    table = table_of(GAME, players, setup=Setup(seats=seats), start_player=0, log=log)
    answers = []
    others = [each for each in some_cards(random, 2, 8) if each not in taken[0] and each != card(homes[0], 2)]
    for each in (*random.sample(taken[0], 2), *others[:2]):
        good = not refusals(GAME, table, ReturnWorker(PlayerIndex(0), each))
        answers.append((Answer(each, each), good))
    held = zip(("first", "second", "third", "fourth", "fifth"), (card(homes[0], 2), *taken[0]), strict=True)
    facts: dict[str, Fact] = {"player": Typed(players[0].name), **dict(held)}
    return sorted_out(random, "returned-card-owned", "question-returned-card", answers, facts=facts)


# --- action cards, whose turn, the end ---------------------------------------------------------------------------


@mixed
def card_once(random: Random) -> Question:
    """Which action cards can still be used?"""
    at = middle(random, count=2, hand=3)
    used: list[Any] = random.sample(ACTIONS, random.choice((1, 2)))
    other = at.next()
    at = at.after(
        *(UseCard(at.player, each) for each in used),
        Expand(at.player),
        EndTurn(at.player),
        Expand(other),
        EndTurn(other),
    )
    answers = []
    each: Any
    for each in ACTIONS:
        answers.append((Answer(each, each), at.allows(UseCard(at.player, each))))
    facts: dict[str, Fact] = {"player": Typed(at.name), "used": tuple(used)}
    return sorted_out(random, "action-card-once", "question-card-once", answers, facts=facts)


def _turn(at: Middle, player: PlayerIndex) -> tuple[Any, ...]:
    return (Expand(player), EndTurn(player))


@mixed
def whose_turn(random: Random) -> Question:
    """Who may have a turn now, or is the game over?"""
    ending = random.random() < 0.6
    at = middle(random, count=random.choice((2, 3)), builds=(13,) if ending else range(3, 9), hand=2)
    first = at.player
    done: list[Any] = [Expand(first), Build(first, "bronze", points=3)]
    for by in range(1, 1 + random.randint(0, at.table.count - 1)):
        done += _turn(at, at.next(by))
    at = at.after(*done)
    answers = []
    for seat in at.table.seats:
        player = PlayerIndex(seat)
        good = at.allows(Expand(player))
        mistake = None if good else "trigger-plays-on" if ending and player == first else None
        answers.append((Answer(f"seat-{int(seat)}", "answer-player", {"player": Seat(seat)}, mistake), good))
    answers.append((Answer("over", "answer-game-over"), at.allows(Finish())))
    last = Seat(next(e.event.player for e in reversed(at.table.log) if not isinstance(e.event, Resume)))
    facts: dict[str, Fact] = {
        "players": at.table.seats,
        "player": Seat(first),
        "last": last,
        "unbuilt": 4 if ending else (at.own.unbuilt or 1) - 1,
    }
    return sorted_out(
        random, "clockwise", "question-whose-turn", answers, facts=facts, document=score_file(at.table), view="count"
    )


def so_many(random: Random) -> Question:
    """How many turns, or builds, can there have been at most?"""
    players = some_players(random, 2)
    turns = random.randint(3, 12)
    rule = random.choice(("turns-in-step", "builds-within-turns"))
    first = Resume(PlayerIndex(0), turns)
    table = table_of(GAME, players, start_player=0, log=[first])

    def fits(number: int) -> bool:
        if rule == "turns-in-step":
            return not refusals(GAME, table, Resume(PlayerIndex(1), number))
        return not refusals(GAME, table, Resume(PlayerIndex(1), turns, SeatFinal(unbuilt=18 - number)))

    most = max(number for number in range(turns + 4) if fits(number))
    mistakes = {"nobody-is-ahead": turns} if rule == "turns-in-step" else {"boom-forgotten": turns}
    facts: dict[str, Fact] = {"player": Typed(players[1].name), "other": Typed(players[0].name), "turns": turns}
    return counted(rule, f"question-{rule}", most, mistakes, facts=facts)


QUESTIONS: tuple[Generator, ...] = (
    Generator(
        "turn-choice",
        "must-expand",
        Ask.SELECT,
        turn_choice,
        ("worker-to-expand", "return-needs-empty-hand", "stuck-returns-worker"),
    ),
    Generator(
        "turn-after",
        "expand-or-demolish",
        Ask.SELECT,
        turn_after,
        (
            "one-expand-a-turn",
            "demolish-then-build",
            "promised-skyscraper",
            "return-is-the-turn",
            "boom-adds-a-build-only",
        ),
    ),
    Generator("turn-over", "build-comes-last", Ask.SELECT, turn_over, ("one-build-a-turn",)),
    Generator("market-card", "card-in-open-market", Ask.SELECT, market_card),
    Generator("worker-land", "free-land", Ask.SELECT, worker_land, ("land-of-card-colour", "land-of-card-size")),
    Generator("returned-card", "returned-card-owned", Ask.SELECT, returned_card),
    Generator("card-once", "action-card-once", Ask.SELECT, card_once),
    Generator(
        "whose-turn",
        "clockwise",
        Ask.SELECT,
        whose_turn,
        ("trigger-turn-is-last", "one-last-turn", "last-turns-played", "end-needs-trigger"),
    ),
    Generator("so-many", "turns-in-step", Ask.COUNT, so_many, ("builds-within-turns",)),
)
