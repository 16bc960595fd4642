"""Questions about place tiles, and what they give."""

from __future__ import annotations

from random import Random
from typing import Any

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.model import Goods
from scorekeeper.games.orleans.play_events import Recruit, Scriptorium, UsePlace
from scorekeeper.games.orleans.play_places import GOOD_OF, HOUSE_OF
from scorekeeper.games.orleans.questions_action import ME, Told, mine, mistake_of, using
from scorekeeper.games.orleans.questions_tables import has, middle, ways
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    counted,
    mixed,
    score_file,
    sorted_out,
)
from scorekeeper.rules import Fact, Seat, Typed

# --- place tiles -------------------------------------------------------------------------------------------------


@mixed
def may_take_tile(random: Random) -> Question:
    """Which place tiles may be taken now?"""
    traders = random.choice((0, 0, 1, 2, 3))
    pool = ways(random, board.PILE_ONE, 5) + ways(random, board.PILE_TWO, 4)
    own = tuple(pool[:traders])
    theirs = tuple(ways(random, pool[traders:5], 2))
    at = middle(
        random,
        lambda number: tuple(
            has(trader=traders, places=own) if place == 0 else has(trader=2, places=theirs) if place == 1 else has()
            for place in range(number)
        ),
        event="income",
        count=random.choice((2, 3)),
    )
    mistakes = {
        "first-tile-from-pile-one": "first-tile-of-any-pile",
        "tile-still-there": "tile-twice",
        "tile-with-trader": "tile-without-trader",
    }
    rules = ("first-tile-from-pile-one", "tile-still-there", "tile-with-trader")
    answers: list[Told] = []
    for tile in ways(random, pool, 5):
        kind: Any = random.choice(("trader", "trader", "trader", "trader", "craftsman"))
        found = [each for each in at.against(Recruit(ME, kind, tile)) if each.rule in rules]
        facts: dict[str, Fact] = {"kind": kind, "place": tile}
        answers.append(
            (Answer(f"{kind}-{tile}", "answer-tile-with", facts, mistake_of(tuple(found), mistakes)), not found)
        )
    words = "question-may-take-tile" if traders else "question-may-take-first-tile"
    told: dict[str, Fact] = {"player": Typed(at.table.players[0].name), "theirs": theirs}
    told["other"] = Typed(at.table.players[1].name)
    if traders:
        told["own"] = own
    return sorted_out(random, "tile-still-there", words, answers, facts=told)


COINED = ("brewery", "windmill", "hospital", "office", "cellar")
POINTED = ("windmill", "library", "shipping-line")


def place_coins(random: Random) -> Question:
    """How many coins does a place tile give?"""
    tile: Any = random.choice(COINED)
    marker, built = random.randint(0, 29), random.randint(0, 8)
    towns = tuple(ways(random, (town for town in board.TOWNS if town != "orleans"), built))
    at = mine(random, development=marker, stations=towns, coins=0, places=(tile,), trader=1, event="taxes")
    after = at.then(UsePlace(ME, tile)).seats[0]
    right, status = after.coins or 0, board.status_of(marker)
    mistakes = {
        "hospital-by-stations": built if tile == "hospital" else right,
        "office-by-status": status if tile == "office" else right,
        "windmill-passes-coins": 2 if tile == "windmill" else right,
        "other-coin-place": {"brewery": 4, "cellar": 2}.get(tile, right),
    }
    facts: dict[str, Fact] = {"player": Seat(0), "place": tile, "marker": marker, "stations": built}
    return counted(
        "coins-of-place",
        "question-place-coins",
        right,
        mistakes,
        facts=facts,
        document=score_file(at.table),
        view="development",
    )


def place_points(random: Random) -> Question:
    """Where does the development marker stand after an action that gives points?"""
    what = random.choice(("scriptorium", *POINTED, "pharmacy"))
    marker, paid = random.randint(0, 27), random.randint(1, 3)
    tiles: Any = (what,) if what in board.PLACES else ()
    at = mine(random, development=marker, coins=6, places=tiles, trader=len(tiles), event="taxes")
    place: Any = what
    event: Any = Scriptorium(ME) if what == "scriptorium" else UsePlace(ME, place)
    if what == "pharmacy":
        event = UsePlace(ME, place, paid=paid)
    right = at.then(event).seats[0].development
    assert right is not None
    mistakes = {"library-two-points": marker + 1 if what == "library" else marker + 2, "point-is-a-status": marker + 4}
    facts: dict[str, Fact] = {"player": Typed(at.table.players[0].name), "place": what, "marker": marker}
    words = "question-place-points"
    if what == "pharmacy":
        words, facts["paid"] = "question-pharmacy-points", paid
    rule = "scriptorium-point" if what == "scriptorium" else "points-of-place"
    return counted(rule, words, right, mistakes, facts=facts)


def pharmacy(random: Random) -> Question:
    """How many coins can be paid at the Pharmacy without waste?"""
    coins, marker = random.randint(0, 7), random.choice((random.randint(5, 26), 27, 28, 29))
    at = mine(random, development=marker, coins=coins, places=("hayrick", "pharmacy"), trader=2, event="taxes")
    most = max(paid for paid in range(9) if not paid or at.allows(UsePlace(ME, "pharmacy", paid=paid)))
    found = at.against(UsePlace(ME, "pharmacy", paid=most + 1))
    wanted = ("pharmacy-lost-point", "pharmacy-own-coins", "pharmacy-three-coins")
    rule = next(each for each in wanted if any(each == one.rule for one in found))
    mistakes = {
        "pharmacy-as-you-like": coins,
        "pharmacy-of-two": min(2, coins),
        "pharmacy-beyond-thirty": min(3, coins),
        "pharmacy-on-credit": 3,
    }
    facts: dict[str, Fact] = {"player": Typed(at.table.players[0].name), "coins": coins, "marker": marker}
    return counted(rule, "question-pharmacy", most, mistakes, facts=facts)


@mixed
def gives_something(random: Random) -> Question:
    """Which of these actions bring a good or a technology tile now?"""
    goods = {good: random.choice((0, 0, 1, 2, 4)) for good in board.GOODS}
    tiles = (*GOOD_OF, "laboratory")
    farmers, stack = random.randint(0, 6), random.choice((0, 0, 2))
    while True:
        at = middle(
            random,
            lambda number: tuple(
                has(places=tiles, trader=5, farmer=farmers, technology=16 - stack if place == 1 else 0)
                for place in range(number)
            ),
            event="income",
            count=2,
            goods_market=Goods(**goods),
        )
        if at.player == 0:
            break
    events: dict[str, Any] = {tile: using(tile, ME) for tile in (*GOOD_OF, "laboratory")}
    events |= {"farm-house": Recruit(ME, "farmer"), "village": Recruit(ME, "craftsman")}
    rules = ("good-of-place", "farmer-good-in-market", "technology-in-stack")
    answers: list[Told] = []
    for place in ways(random, events, 5):
        found = [each for each in at.against(events[place]) if each.rule in rules]
        facts: dict[str, Fact] = {"place": place, "kind": {"village": "craftsman"}.get(place, "farmer")}
        words = "answer-recruits-at" if place in HOUSE_OF.values() else place
        mistake = "good-from-nothing" if found else None
        answers.append((Answer(place, words, facts if words != place else {}, mistake), not found))
    told: dict[str, Fact] = {"player": Typed(at.table.players[0].name), "farmers": farmers, "technology": stack}
    return sorted_out(
        random,
        "good-of-place",
        "question-gives-something",
        answers,
        facts=told,
        document=score_file(at.table),
        view="stack",
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator(
        "may-take-tile",
        "tile-still-there",
        Ask.SELECT,
        may_take_tile,
        ("first-tile-from-pile-one", "tile-with-trader"),
    ),
    Generator("place-coins", "coins-of-place", Ask.COUNT, place_coins),
    Generator("place-points", "points-of-place", Ask.COUNT, place_points, ("scriptorium-point",)),
    Generator("pharmacy", "pharmacy-three-coins", Ask.COUNT, pharmacy, ("pharmacy-own-coins", "pharmacy-lost-point")),
    Generator(
        "gives-something",
        "good-of-place",
        Ask.SELECT,
        gives_something,
        ("farmer-good-in-market", "technology-in-stack"),
    ),
)
