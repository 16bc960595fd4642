"""Questions about demolishing and building."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.known import standing
from scorekeeper.games.new_york_1901.model import GENERATIONS, LEGENDARIES, WORKERS, SeatFinal, districts_in_play
from scorekeeper.games.new_york_1901.play_events import BOOM, Build, Demolish, EndTurn, Expand, UseCard
from scorekeeper.games.new_york_1901.questions_middle import Middle, middle
from scorekeeper.learn import Answer, Ask, Generator, Question, counted, mixed, score_file, sorted_out
from scorekeeper.play import Entry
from scorekeeper.rules import Fact, Seat, Typed

MOST = 12
"""No number asked for below is higher."""


def _most(fits: Callable[[int], bool]) -> int:
    """The highest number that the rules let pass."""
    return max(number for number in range(MOST + 1) if fits(number))


def _numbers(at: Middle) -> dict[str, int]:
    """Numbers of one standing building of each kind, as the log numbers them."""
    bronze, silver, gold = (each or 0 for each in standing(at.own))
    numbers = {"starter": 0, "bronze": 1, "silver": bronze + 1, "gold": bronze + silver + 1}
    there = {"starter": 1, "bronze": bronze, "silver": silver, "gold": gold}
    return {each: number for each, number in numbers.items() if there[each]}


# --- demolishing -------------------------------------------------------------------------------------------------

SETS: tuple[tuple[str, ...], ...] = (
    ("starter",),
    ("bronze",),
    ("silver",),
    ("gold",),
    ("starter", "bronze"),
    ("bronze", "silver"),
    (),
)


@mixed
def gives_way(random: Random) -> Question:
    """What may be torn down for a building?"""
    at = middle(random, builds=range(7, 12), wanted=lambda found: len(_numbers(found)) == 4)
    numbers = _numbers(at)
    new: Any = random.choice(("bronze", "silver", "gold", "legendary"))
    answers = []
    for each in random.sample(SETS, 5):
        good = at.allows(Demolish(at.player, tuple(numbers[kind] for kind in each), new, 0, 0))
        mistake = None
        if not good and each:
            same = new in each or (new == "legendary" and "gold" in each)
            mistake = "equal-generation" if same else "higher-generation"
        answers.append(
            (Answer("+".join(each) or "nothing", f"answer-old-{'-'.join(each) or 'nothing'}", {}, mistake), good)
        )
    facts: dict[str, Fact] = {"player": Typed(at.name), "new": new}
    return sorted_out(random, "demolish-lower", "question-gives-way", answers, facts=facts)


def left_empty(random: Random) -> Question:
    """How many territories may a demolition leave empty?"""
    at = middle(random, builds=range(4, 9), wanted=lambda found: (found.own.track or 0) >= 6)
    hand = at.own.workers.hand or 0 if at.own.workers is not None else 0
    under = random.randint(0, WORKERS - hand)
    most = _most(lambda number: at.allows(Demolish(at.player, (0, 1), "silver", under, number)))
    mistakes = {"workers-under-it-help": hand, "workers-of-everywhere": WORKERS}
    facts: dict[str, Fact] = {"player": Typed(at.name), "hand": hand, "under": under}
    return counted("workers-for-emptied-land", "question-left-empty", most, mistakes, facts=facts)


# --- building ----------------------------------------------------------------------------------------------------


@mixed
def build_what(random: Random) -> Question:
    """What may be built with so many points?"""
    free: Any = random.choice(LEGENDARIES)
    near = random.choice(((4, 5), (6, 7, 8), (15, 16, 17), (18, 19, 20, 21)))
    at = middle(random, builds=range(1, 8), hand=2, wanted=lambda found: (found.own.track or 0) in near)
    track = at.own.track or 0
    at = at.after(Expand(at.player))
    answers = []
    built: Any
    for id, built in (("bronze", "bronze"), ("silver", "silver"), ("gold", "gold"), (free, "legendary")):
        good = at.allows(Build(at.player, built, free if built == "legendary" else None))
        words = id if built == "legendary" else f"answer-old-{id}"
        answers.append((Answer(id, words, mistake=None if good else "locked-generation"), good))
    facts: dict[str, Fact] = {"player": Typed(at.name), "track": track}
    return sorted_out(random, "silver-from-six", "question-build-what", answers, facts=facts)


@mixed
def which_legendary(random: Random) -> Question:
    """Which legendaries may still be built, and by whom?"""
    names: list[Any] = random.sample(LEGENDARIES, len(LEGENDARIES))
    mine, theirs = names[0], names[1]
    has_one = random.random() < 0.25

    def own(has: SeatFinal) -> SeatFinal:
        return replace(has, legendary=mine, track=(has.track or 0) + 10) if has_one else has

    def other(has: SeatFinal) -> SeatFinal:
        return replace(has, legendary=theirs, track=(has.track or 0) + 10)

    at = middle(
        random,
        count=2,
        builds=(6, 7, 8),
        hand=2,
        own=own,
        other=other,
        wanted=lambda found: (found.own.track or 0) >= 18 + 10 * has_one,
    )
    at = at.after(Expand(at.player))
    answers = []
    for each in random.sample(names, 4):
        good = at.allows(Build(at.player, "legendary", each))
        mistake = "legendary-taken" if each == theirs else "second-legendary" if has_one else None
        answers.append((Answer(each, each, mistake=None if good else mistake), good))
    good = at.allows(Build(at.player, "gold"))
    answers.append((Answer("gold", "answer-old-gold"), good))
    facts: dict[str, Fact] = {
        "player": Seat(at.player),
        "track": at.own.track or 0,
        "legendary": at.own.legendary or "none",
        "other": Seat(at.next()),
        "theirs": theirs,
    }
    return sorted_out(
        random,
        "legendary-still-free",
        "question-which-legendary",
        answers,
        facts=facts,
        document=score_file(at.table),
        view="count",
    )


@mixed
def build_where(random: Random) -> Question:
    """Where may a skyscraper stand?"""
    at = middle(random, builds=(1, 2, 3), hand=0)  # so there is no new land before the build
    owned = [each for each in districts_in_play(at.table.count) if getattr(at.own.cards, each)]
    foreign = [each for each in districts_in_play(at.table.count) if each not in owned]
    free = _most(lambda number: at.allows(Build(at.player, "bronze", squares=number)))
    answers = []
    for contact in ("street", "park", "corner", "nothing"):
        districts: Any = tuple(sorted(random.sample(owned, random.choice((1, len(owned))))))
        squares = random.choice((2, 3))
        fault = random.choice(("none", "none", "foreign", "large"))
        if fault == "foreign":
            districts = (*districts[:1], random.choice(foreign))
        if fault == "large":
            squares = free + 1
        touched: Any = contact
        good = at.allows(Build(at.player, "bronze", squares=squares, contact=touched, districts=districts))
        mistake = {"corner": "corner-is-enough"}.get(contact) if fault == "none" else f"built-{fault}"
        facts: dict[str, Fact] = {"districts": districts, "squares": squares}
        answers.append((Answer(contact, f"answer-where-{contact}", facts, None if good else mistake), good))
    asked: dict[str, Fact] = {"player": Typed(at.name), "districts": tuple(owned), "free": free}
    return sorted_out(random, "side-on-street-or-park", "question-build-where", answers, facts=asked)


@mixed
def build_tile(random: Random) -> Question:
    """Which tile may be built?"""
    at = middle(random, count=2, builds=(4, 5, 6), hand=3, wanted=lambda found: (found.own.track or 0) >= 6)
    other = at.next()
    number = sum(each or 0 for each in standing(at.own)) + 1
    old, low, high = random.randint(2, 4), random.randint(2, 4), random.randint(4, 6)
    at = at.after(
        Expand(at.player),
        Build(at.player, "bronze", points=old, tile=2, workers=0),
        Expand(other),
        EndTurn(other),
        Demolish(at.player, (number,), "silver", 0, 0),
        Build(at.player, "silver", points=5, tile=1, workers=0),
        Expand(other),
        EndTurn(other),
        Expand(at.player),
    )
    tiles = {
        "demolished": Build(at.player, "bronze", points=old, tile=2),
        "bronze": Build(at.player, "bronze", points=low, tile=3),
        "silver": Build(at.player, "silver", points=high, tile=2),
        "nine": Build(at.player, "silver", points=random.choice((9, 10, 12)), tile=3),
    }
    answers = []
    for id, event in tiles.items():
        good = at.allows(event)
        facts: dict[str, Fact] = {"points": event.points or 0}
        mistake = {"demolished": "demolished-come-back", "nine": "tile-of-nine"}.get(id)
        answers.append((Answer(id, f"answer-tile-{id}", facts, None if good else mistake), good))
    return sorted_out(random, "tile-once", "question-build-tile", answers, facts={"player": Typed(at.name)})


def how_many_builds(random: Random) -> Question:
    """How many skyscrapers of the own set may be built this turn?"""
    at = middle(random, builds=(10, 11, 12, 13, 13, 13), hand=2)
    boom = random.random() < 0.8
    used: Any = BOOM
    at = at.after(*((UseCard(at.player, used),) if boom else ()), Expand(at.player))
    done, room = 0, at
    while (each := _any_build(room)) is not None:
        done, room = done + 1, room.after(each)
    rule = "four-stay" if boom and done < 2 else "one-build-a-turn"
    facts: dict[str, Fact] = {"player": Typed(at.name), "unbuilt": at.own.unbuilt or 0}
    mistakes = {"boom-below-four": 2} if boom else {"builds-as-you-like": 2}
    words = "question-builds-with-boom" if boom else "question-builds"
    return counted(rule, words, done, mistakes, facts=facts)


def _any_build(at: Middle) -> Build | None:
    """A build of an own skyscraper that the rules let come next."""
    tries: list[Any] = list(GENERATIONS)
    return next((each for each in (Build(at.player, kind) for kind in tries) if at.allows(each)), None)


def token(random: Random) -> Question:
    """Where does the score token stand after a build?"""
    at = middle(
        random, builds=range(7, 11), hand=2, challenge="gold-prestige", wanted=lambda f: (f.own.track or 0) >= 18
    )
    generation: Any = random.choice(("bronze", "silver", "gold", "gold"))
    points, squares = random.randint(2, 8), random.randint(2, 6)
    gain = random.randint(1, 3) if generation == "gold" else 0
    at = at.after(Expand(at.player))
    event = Build(at.player, generation, points=points, squares=squares, prestige=gain)
    assert at.allows(event)
    journal = GAME.journal(at.table)
    assert journal is not None and GAME.play is not None
    now = GAME.play.points(journal.append(Entry(event)).state)[at.player]
    assert now is not None
    track = at.own.track or 0
    mistakes = {"squares-score": track + squares, "prestige-later": track + points}
    facts: dict[str, Fact] = {
        "player": Typed(at.name),
        "track": track,
        "generation": generation,
        "points": points,
        "squares": squares,
        "prestige": gain,
    }
    return counted("token-by-points", "question-token", now, mistakes, facts=facts)


def prestige_gain(random: Random) -> Question:
    """How much can Gold Prestige give at most for a build?"""
    at = middle(random, count=2, builds=range(5, 9), hand=2, challenge="gold-prestige", wanted=_golden)
    generation: Any = random.choice(("silver", "gold", "gold"))
    at = at.after(Expand(at.player))
    most = _most(lambda number: at.allows(Build(at.player, generation, points=5, prestige=number)))
    bronze, silver, gold = (each or 0 for each in standing(at.of(at.next())))
    rule = "prestige-of-standing" if generation == "gold" else "prestige-for-gold-level"
    mistakes = {
        "prestige-of-all": bronze + silver + gold,
        "prestige-of-bronze": bronze,
        "prestige-for-silver": bronze + silver,
    }
    facts: dict[str, Fact] = {
        "player": Typed(at.name),
        "generation": generation,
        "bronze": bronze,
        "silver": silver,
        "gold": gold,
    }
    return counted(rule, "question-prestige-gain", most, mistakes, facts=facts)


def _golden(found: Middle) -> bool:
    return (found.own.track or 0) >= 18


def workers_home(random: Random) -> Question:
    """How many workers can come back at most?"""
    hand = random.randint(0, 3)
    at = middle(random, hand=hand, builds=range(2, 9))
    squares = random.randint(2, 6)
    if hand:
        at = at.after(Expand(at.player))
        hand -= 1
    most = _most(lambda number: at.allows(Build(at.player, "bronze", points=3, squares=squares, workers=number)))
    mistakes = {"one-worker-a-build": 1, "worker-a-square": squares, "all-workers-back": WORKERS}
    facts: dict[str, Fact] = {"player": Typed(at.name), "squares": squares, "board": WORKERS - hand}
    return counted("workers-back", "question-workers-home", most, mistakes, facts=facts)


QUESTIONS: tuple[Generator, ...] = (
    Generator("gives-way", "demolish-lower", Ask.SELECT, gives_way, ("demolish-what-stands",)),
    Generator("left-empty", "workers-for-emptied-land", Ask.COUNT, left_empty),
    Generator("build-what", "silver-from-six", Ask.SELECT, build_what, ("gold-from-eighteen",)),
    Generator("which-legendary", "legendary-still-free", Ask.SELECT, which_legendary, ("one-legendary-each",)),
    Generator("build-where", "side-on-street-or-park", Ask.SELECT, build_where, ("build-on-own-land", "room-to-build")),
    Generator("build-tile", "tile-once", Ask.SELECT, build_tile, ("points-of-a-tile",)),
    Generator("how-many-builds", "four-stay", Ask.COUNT, how_many_builds, ("one-build-a-turn",)),
    Generator("token", "token-by-points", Ask.COUNT, token),
    Generator("prestige-gain", "prestige-of-standing", Ask.COUNT, prestige_gain, ("prestige-for-gold-level",)),
    Generator("workers-home", "workers-back", Ask.COUNT, workers_home),
)
