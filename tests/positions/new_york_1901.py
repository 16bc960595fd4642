"""New York 1901: games played out by a small model of our own.

No map: who builds where does not matter here. The checks meet positions that really came about.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

from positions.common import scored, sparse, with_record
from scorekeeper import paths
from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.draw_setup import random_setup
from scorekeeper.games.new_york_1901.model import (
    DISTRICTS,
    GENERATIONS,
    LEAST_PRINTED,
    LEGENDARIES,
    MOST_PRINTED,
    districts_in_play,
)

NAMES = ("Ana", "Ben", "Cid", "Dee")
LEVEL = {"starter": 0, "bronze": 1, "silver": 2, "gold": 3, "legendary": 3}

Document = dict[str, Any]


def set_up(players: int, dice: random.Random) -> Document:
    """The drawn parts of a score file: who begins, and the set-up."""
    setup = random_setup(players, dice)
    return {"start_player": setup.pop("start_player"), "setup": setup}


class Estate:
    """One player of the small model: territories as lists of squares, each square holding a building or none."""

    def __init__(self, district: str, dice: random.Random) -> None:
        self.hand = {kind: [dice.randint(2, 8) for _ in range(6)] for kind in GENERATIONS}
        self.buildings: dict[int, tuple[str, int]] = {0: ("starter", 0)}
        self.gone: list[tuple[str, int]] = []
        self.squares: list[int | None] = [0, 0]
        self.land: list[tuple[str, list[int]]] = [(district, [0, 1])]
        self.workers: set[int] = set()
        self.track = self.prestige = 0
        self.legendary = "none"
        self.cards = dice.randint(0, 3)

    @property
    def unbuilt(self) -> int:
        return sum(map(len, self.hand.values()))

    def standing(self, kind: str) -> list[int]:
        return [points for which, points in self.buildings.values() if which == kind]

    def empty(self) -> set[int]:
        """Territories without a building."""
        return {at for at, (_, own) in enumerate(self.land) if all(self.squares[each] is None for each in own)}

    def claim(self, district: str, size: int) -> None:
        start = len(self.squares)
        self.squares += [None] * size
        self.land.append((district, list(range(start, start + size))))
        self.workers.add(len(self.land) - 1)

    def put(self, kind: str, points: int, spots: list[int]) -> bool:
        """Put a building on squares, demolishing what stands on them. False (and nothing done) where it may not be."""
        under = {self.squares[each] for each in spots} - {None}
        if any(LEVEL[self.buildings[each][0]] >= LEVEL[kind] for each in under if each is not None):
            return False
        squares = [None if each in under else each for each in self.squares]
        new = max(self.buildings, default=0) + 1
        for spot in spots:
            squares[spot] = new
        empty = {at for at, (_, own) in enumerate(self.land) if all(squares[each] is None for each in own)}
        if len(empty) > 4:
            return False
        self.gone += [self.buildings.pop(each) for each in under if each is not None]
        self.squares, self.workers = squares, empty
        self.buildings[new] = (kind, points)
        self.track += points
        return True


def play(players: int, seed: int) -> Document:
    """A finished game of the small model, everything counted."""
    dice = random.Random(seed)
    opening = set_up(players, dice)
    setup = opening["setup"]
    challenge = setup["challenge"]
    districts = districts_in_play(players)
    deck = [district for district in districts for _ in range(13)]
    estates = [Estate(seat["character"], dice) for seat in setup["seats"]]
    for seat in setup["seats"]:
        deck.remove(seat["character"])
    dice.shuffle(deck)
    legendaries = list(LEGENDARIES)
    turn, last = opening["start_player"], None
    while last is None or turn % players != last:
        estate = estates[turn % players]
        _turn(estate, estates, deck, legendaries, challenge, dice)
        if last is None and (estate.unbuilt <= 4 or len(deck) <= 3):
            last = turn % players
        turn += 1
    return {**_document(setup, estates, deck, dice), **opening}


def _turn(
    estate: Estate, estates: list[Estate], deck: list[str], legendaries: list[str], challenge: str, dice: random.Random
) -> None:
    rebuild = dice.random() < 0.25 and len(estate.buildings) > 1
    if not rebuild and len(estate.workers) < 4 and deck:
        estate.claim(deck.pop(dice.randrange(min(4, len(deck)))), dice.choice((2, 2, 3)))
    kinds = ["bronze"] + ["silver"] * (estate.track >= 6) + ["gold", "legendary"] * (estate.track >= 18)
    kind = dice.choice(kinds)
    if kind == "legendary":
        if estate.legendary != "none" or not legendaries:
            return
        points, size = dice.randint(8, 14), dice.randint(3, 9)
    elif estate.hand[kind]:
        points, size = estate.hand[kind][-1], dice.randint(2, 6)
    else:
        return
    free = [at for at, each in enumerate(estate.squares) if rebuild or each is None]
    if len(free) < size or not estate.put(kind, points, dice.sample(free, size)):
        return
    if kind == "legendary":
        estate.legendary = legendaries.pop(dice.randrange(len(legendaries)))
    else:
        estate.hand[kind].pop()
    if challenge == "gold-prestige" and LEVEL[kind] == 3:
        others = sum(len(each.standing(low)) for each in estates if each is not estate for low in ("bronze", "silver"))
        gained = dice.randint(0, min(3, others))
        estate.prestige += gained
        estate.track += gained


def _document(setup: Document, estates: list[Estate], deck: list[str], dice: random.Random) -> Document:
    seats = []
    for estate in estates:
        spans: dict[str, set[int]] = {district: set() for district in DISTRICTS}
        for district, own in estate.land:
            spans[district] |= {each for at in own if (each := estate.squares[at]) is not None}
        gold = {each for each, (kind, _) in estate.buildings.items() if LEVEL[kind] == 3}
        towers = [each for each, (kind, _) in estate.buildings.items() if kind != "starter"]
        stands = ("starter", 0) in estate.buildings.values()
        seats.append(
            {
                "track": estate.track,
                "on_street": {street: dice.randint(0, len(towers)) for street in setup["streets"]},
                "starter_on_street": {street: int(stands and dice.random() < 0.3) for street in setup["streets"]},
                "starter_standing": stands,
                "action_cards": estate.cards,
                "standing": {kind: len(estate.standing(kind)) for kind in GENERATIONS},
                "demolished": {kind: sum(1 for which, _ in estate.gone if which == kind) for kind in GENERATIONS},
                "unbuilt": estate.unbuilt,
                "irregular": dice.randint(0, len(towers)),
                "legendary": estate.legendary,
                "king_on_board": estate.legendary != "none",
                "gold_by_district": {district: len(spans[district] & gold) for district in DISTRICTS},
                "prestige": estate.prestige,
                "standing_points": {kind: estate.standing(kind) for kind in GENERATIONS}
                | {"legendary": sum(estate.standing("legendary"))},
                "demolished_points": {
                    kind: [points for which, points in estate.gone if which == kind] for kind in ("bronze", "silver")
                },
                "workers": {"hand": 4 - len(estate.workers), "board": len(estate.workers)},
                "cards": {each: sum(1 for district, _ in estate.land if district == each) for each in DISTRICTS},
                "land": {
                    "two": sum(1 for _, own in estate.land if len(own) == 2),
                    "three": sum(1 for _, own in estate.land if len(own) == 3),
                },
                "empty_land": len(estate.empty()),
                "covered": sum(1 for each in estate.squares if each is not None),
            }
        )
    market = {"open": min(4, len(deck)), "futures": max(0, len(deck) - 4)}
    shared = {"streets": setup["streets"], "challenge": setup["challenge"], "market": market}
    return {
        "format": "scorekeeper/1",
        "game": GAME.id,
        "players": [{"name": name} for name in NAMES[: len(estates)]],
        "setup": setup,
        "final": {"shared": shared, "seats": seats},
    }


KEEP: Document = {
    "track": 60,
    "on_street": {"broadway": 2, "wall-street": 1, "cedar": 0},
    "action_cards": 1,
}


def plain(players: int, **more: Any) -> Document:
    """A table with what scoring needs and nothing else; ``more`` is put at its paths."""
    seats = [copy.deepcopy(KEEP) for _ in range(players)]
    document: Document = {
        "format": "scorekeeper/1",
        "game": GAME.id,
        "players": [{"name": name} for name in NAMES[:players]],
        "final": {"shared": {"streets": list(KEEP["on_street"]), "challenge": "bronze-baron"}, "seats": seats},
    }
    for key, value in more.items():
        document = paths.put(document, key, value)
    return document


# --- tables counted in parts, at the edge of what can be -------------------------------------------------------------


def drawn(dice: random.Random) -> Document:
    """A table without errors: a game played out, counted whole or in parts, or a few things at an edge."""
    kind = dice.choice(("whole", "whole", "parts", "edge", "edge", "edge"))
    if kind == "edge":
        return _edge(dice)
    document = play(dice.choice((2, 3, 4)), dice.randrange(10**9))
    for player, colour in zip(document["players"], ("yellow", "green", "blue", "brown"), strict=False):
        player["colour"] = colour
    if kind == "parts":
        return with_record(sparse(document, dice, 0.7), dice)
    return with_record(_level(document, dice), dice)


def _level(document: Document, dice: random.Random) -> Document:
    """Points of skyscrapers that bring one of the first two players level with the other, if there is room for them."""
    first, second = scored(document).outcome.seats[:2]
    low, high = sorted((first, second), key=lambda score: score.total)
    mine, missing = document["final"]["seats"][low.seat], high.total - low.total
    for generation in GENERATIONS:
        printed = mine["standing_points"][generation]
        for at, points in enumerate(printed):
            more = min(8 - points, missing)
            printed[at], mine["track"], missing = points + more, mine["track"] + more, missing - more
    return document


def _edge(dice: random.Random) -> Document:
    """A table of which little is counted, one seat of it at an edge."""
    document = plain(dice.choice((2, 3, 4)))
    seat = dice.randrange(len(document["players"]))
    shared, own = dice.choice(EDGES)(dice)
    claim, others, second = own.pop("claim", None), own.pop("others", None), own.pop("others_claim", None)
    document["final"]["shared"] |= shared
    if others:
        document["final"]["seats"] = [copy.deepcopy(others) for _ in document["players"]]
    document["final"]["seats"][seat] = own
    if claim:
        document["claimed"] = [{"seat": seat, "lines": claim}]
    if second:
        document["claimed"].append({"seat": 1 - min(seat, 1), "lines": second})
    return document


def _nothing_built(dice: random.Random) -> tuple[Document, Document]:
    none = dict.fromkeys(GENERATIONS, 0)
    return {}, {
        "track": 0,
        "unbuilt": 18,
        "standing": none,
        "demolished": none,
        "legendary": "none",
        "starter_standing": True,
    }


def _bronze_only(dice: random.Random) -> tuple[Document, Document]:
    number = dice.randint(1, 2)
    up = {"bronze": number, "silver": 0, "gold": 0}
    track = dice.choice((LEAST_PRINTED, MOST_PRINTED)) * number
    return {}, {
        "track": track,
        "standing": up,
        "demolished": dict.fromkeys(GENERATIONS, 0),
        "legendary": "none",
        "prestige": 0,
    }


def _one_gave_way(dice: random.Random) -> tuple[Document, Document]:
    """One demolished, and one of a higher generation that it can have given way to."""
    if dice.random() < 0.5:
        up, gone = {"bronze": 3, "silver": 1, "gold": 0}, {"bronze": 1, "silver": 0, "gold": 0}
    else:
        up, gone = {"bronze": 3, "silver": 2, "gold": 1}, {"bronze": 0, "silver": 1, "gold": 0}
    return {}, {"track": 40, "standing": up, "demolished": gone, "legendary": "none"}


def _just_unlocked(dice: random.Random) -> tuple[Document, Document]:
    """The least that the track can show with so much silver, or gold, standing."""
    number = dice.randint(1, 4)
    generation, at = dice.choice((("silver", 6), ("gold", 18)))
    return {}, {"track": at + LEAST_PRINTED * number, "standing": {generation: number}}


def _first_of_gold(dice: random.Random) -> tuple[Document, Document]:
    """Three skyscrapers that give the 18 points which gold needs, and one of gold."""
    up = {"bronze": dice.randint(1, 3), "gold": 1}
    up["silver"] = 3 - up["bronze"]
    return {}, {"track": 26, "standing": up, "demolished": dict.fromkeys(GENERATIONS, 0)}


def _prestige(dice: random.Random) -> tuple[Document, Document]:
    """One build of gold that passed all that the others ever built, or much of it."""
    bronze, silver = dice.randint(1, 3), dice.randint(0, 2)
    none = dict.fromkeys(GENERATIONS, 0)
    others = {"track": 60, "standing": {**none, "bronze": bronze, "silver": silver}, "demolished": none, "prestige": 0}
    own = {"track": 60, "prestige": bronze + silver, "standing": {"gold": 1}, "demolished": {"gold": 0}}
    return {"challenge": "gold-prestige"}, {**own, "legendary": "none", "others": others}


def _land(dice: random.Random) -> tuple[Document, Document]:
    """Territories that the skyscrapers just fit on, or that all lie empty, or the one of the starter alone."""
    two, three = dice.randint(1, 3), dice.choice((0, 2))
    land = {"two": two, "three": three}
    return dice.choice(
        (
            ({}, {"track": 60, "land": land, "empty_land": two + three}),
            ({}, {"track": 60, "land": land, "standing": {"bronze": min(6, two + three * 3 // 2)}}),
            ({}, {"track": 60, "cards": {**dict.fromkeys(DISTRICTS, 0), "red": 1}}),
        )
    )


def _noted(dice: random.Random) -> tuple[Document, Document]:
    """The most that the table can have noted for the challenge, or for streets."""
    gold = {"standing": {"gold": 1}, "legendary": "none", "claim": {"gold-tycoon": 0}}
    street = {"on_street": KEEP["on_street"], "starter_standing": False, "starter_on_street": {"cedar": 0}}
    return dice.choice(
        (
            ({"challenge": "bronze-baron"}, {"demolished": {"bronze": 0}, "claim": {"bronze-baron": 15}}),
            ({"challenge": "gold-tycoon"}, gold),
            ({}, {"track": 60, **street, "claim": {"streets": 10}}),
        )
    )


def _level_in_points(dice: random.Random) -> tuple[Document, Document]:
    """Nobody with a legendary, all level in points: gold decides, or nothing does."""
    gold = dice.randint(0, 3)
    others = {**KEEP, "legendary": "none", "standing": {"gold": gold}}
    return {}, {**copy.deepcopy(others), "standing": {"gold": gold + dice.randint(0, 1)}, "others": others}


def _starter_unknown(dice: random.Random) -> tuple[Document, Document]:
    """Just far enough ahead on a street that starters which nobody looked at make no difference."""
    known = {"wall-street": 0, "cedar": 0}
    street = {"broadway": dice.randint(0, 1), "wall-street": 0, "cedar": 0}
    others = {"track": 60, "action_cards": 1, "on_street": street, "starter_on_street": known}
    return {}, {**others, "on_street": {**street, "broadway": street["broadway"] + 2}, "others": others}


def _kings(dice: random.Random) -> tuple[Document, Document]:
    """All three generations claimed, by two of the players."""
    claims = {"claim": {"generation-king": 10}, "others_claim": {"generation-king": 5}}
    return {"challenge": "generation-king"}, {"track": 60, **claims}


EDGES: tuple[Callable[[random.Random], tuple[Document, Document]], ...] = (
    _nothing_built,
    _bronze_only,
    _one_gave_way,
    _just_unlocked,
    _first_of_gold,
    _prestige,
    _land,
    _noted,
    _level_in_points,
    _starter_unknown,
    _kings,
)
