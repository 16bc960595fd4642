"""New York 1901: for every rule a table that breaks it alone."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

from positions.common import Positions
from positions.new_york_1901 import KEEP, NAMES, Document, drawn, plain, set_up
from scorekeeper import paths
from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.model import (
    DISTRICTS,
    districts_in_play,
)

S0, S1, SHARED = "final.seats[0].", "final.seats[1].", "final.shared."


def broken(**seat: Any) -> Callable[[random.Random], Document]:
    """A table whose first seat has these fields, ``__`` standing for a dot."""
    return lambda dice: plain(2, **{S0 + key.replace("__", "."): value for key, value in seat.items()})


def opened(change: str, value: Any, players: int = 3) -> Callable[[random.Random], Document]:
    """A drawn set-up with one change."""

    def make(dice: random.Random) -> Document:
        document: Document = {
            "format": "scorekeeper/1",
            "game": GAME.id,
            "players": [{"name": name} for name in NAMES[:players]],
            **set_up(players, dice),
        }
        given_ = value(document["setup"]) if callable(value) else value
        changed: Document = paths.put(document, f"setup.{change}", given_)
        return changed

    return make


def claimed(
    line: str, points: int, challenge: str = "bronze-baron", more: Document | None = None
) -> Callable[[random.Random], Document]:
    """A table whose first seat noted these points for a line."""
    claim = [{"seat": 0, "lines": {line: points}}]
    return lambda dice: plain(2, **{SHARED + "challenge": challenge, "claimed": claim, **(more or {})})


def another(setup: Document) -> str:
    return next(each for each in DISTRICTS if each not in [seat["character"] for seat in setup["seats"]])


def same_character(dice: random.Random) -> Document:
    document = opened("deck", lambda setup: setup["deck"])(dice)
    first = document["setup"]["seats"][0]
    document["setup"]["seats"][1] = copy.deepcopy(first)
    return document


def schneider(dice: random.Random) -> Document:
    document = opened("deck", 50, players=2)(dice)
    pink = {"district": "pink", "size": 2}
    document["setup"]["seats"][0] |= {"character": "pink", "starter": pink, "first_card": pink}
    return document


def both(line: str, points: int, challenge: str) -> Callable[[random.Random], Document]:
    claims = [{"seat": seat, "lines": {line: points}} for seat in (0, 1)]
    return lambda dice: plain(2, **{SHARED + "challenge": challenge, "claimed": claims})


HALF = {"red": 13, "blue": 13, "green": 0, "yellow": 0}
OTHER = {"red": 0, "blue": 0, "green": 13, "yellow": 13}

BREAKS: dict[str, Callable[[random.Random], Document]] = {
    "player-count": lambda dice: plain(2) | {"players": [{"name": "Ana"}], "final": {"seats": [KEEP]}},
    "distinct-colours": lambda dice: (
        plain(2) | {"players": [{"name": "Ana", "colour": "blue"}, {"name": "Ben", "colour": "blue"}]}
    ),
    "seats-match": lambda dice: plain(2, **{"final.seats[2].track": 3}),
    "not-negative": broken(action_cards=-1),
    "no-david-schneider": schneider,
    "districts-in-play": opened("districts", ["red", "blue", "green"]),
    "three-streets": opened("streets", ["broadway", "cedar"]),
    "different-streets": opened("streets", ["broadway", "cedar", "cedar"]),
    "different-characters": same_character,
    "starter-district": opened("seats[0].starter.district", another),
    "starter-size": opened("seats[0].starter.size", 3),
    "first-card-district": opened("seats[0].first_card.district", another),
    "first-card-size": opened("seats[0].first_card.size", 3),
    "deck-size": opened("deck", 65),
    "four-open": opened("market.open", 3),
    "futures-size": opened("market.futures", 57),
    "four-legendaries": opened("legendaries", 5),
    "score-at-zero": opened("seats[0].track", 1),
    "eighteen-to-build": opened("seats[0].unbuilt", 19),
    "four-workers": opened("seats[0].workers", 5),
    "three-action-cards": opened("seats[0].action_cards", 2),
    "king-token-in-hand": opened("seats[0].king_token", False),
    "eighteen-skyscrapers": broken(standing={"bronze": 5, "silver": 5, "gold": 4}, demolished=0, unbuilt=5),
    "four-unbuilt": broken(unbuilt=3),
    "six-of-a-generation": broken(standing__bronze=5, demolished__bronze=2),
    "gold-stays": broken(demolished__gold=1),
    "bronze-gives-way": broken(
        track=40,
        standing={"bronze": 5, "silver": 0, "gold": 0},
        demolished={"bronze": 1, "silver": 0},
        legendary="none",
    ),
    "silver-gives-way": broken(standing__gold=0, demolished__silver=1, legendary="none"),
    "starter-gives-way": lambda dice: plain(
        2,
        **{S0 + "track": 0, S0 + "on_street": {}, S0 + "unbuilt": 18, S0 + "starter_standing": False},
    ),
    "streets-within-standing": broken(on_street__cedar=16),
    "irregular-within-standing": broken(irregular=16),
    "district-gold-within-standing": broken(standing__gold=1, legendary="none", gold_by_district__red=2),
    "gold-in-some-district": broken(
        standing__gold=2, legendary="singer", gold_by_district={"red": 1, "blue": 1, "green": 0, "yellow": 0}
    ),
    "no-pink-land": broken(gold_by_district__pink=1),
    "legendary-once": lambda dice: plain(2, **{S0 + "legendary": "singer", S1 + "legendary": "singer"}),
    "king-marks-legendary": broken(legendary="none", king_on_board=True),
    "one-starter": broken(starter_on_street__cedar=2),
    "starter-stands": broken(starter_on_street__cedar=1, starter_standing=False),
    "points-from-building": broken(on_street={}, unbuilt=18),
    "track-of-builds": broken(unbuilt=13, legendary="none"),
    "track-of-one": broken(track=1),
    "printed-points": broken(standing_points__silver=[9]),
    "track-covers-standing": broken(standing_points__bronze=61),
    "gold-unlocked": broken(track=17, legendary="singer"),
    "silver-unlocked": broken(track=5, standing__silver=1),
    "least-after-gold": broken(track=23, standing__gold=3),
    "least-after-silver": broken(track=11, standing__silver=3),
    "bronze-before-silver": broken(standing={"bronze": 2, "silver": 1}, demolished=0, standing_points__bronze=5),
    "silver-before-gold": broken(
        standing={"bronze": 2, "silver": 1, "gold": 1}, demolished=0, standing_points={"bronze": 11, "silver": 6}
    ),
    "tiles-before-gold": broken(standing={"bronze": 2, "silver": 0, "gold": 1}, demolished=0),
    "prestige-needs-card": broken(prestige=1),
    "prestige-needs-gold": lambda dice: plain(
        2,
        **{
            SHARED + "challenge": "gold-prestige",
            S0 + "prestige": 1,
            S0 + "standing.gold": 0,
            S0 + "legendary": "none",
        },
    ),
    "prestige-within-reach": lambda dice: plain(
        2,
        **{
            SHARED + "challenge": "gold-prestige",
            S0 + "prestige": 6,
            S0 + "standing.gold": 1,
            S0 + "legendary": "none",
            S1 + "standing": {"bronze": 4, "silver": 1},
            S1 + "demolished": 0,
        },
    ),
    "action-cards-at-most": broken(action_cards=4),
    "workers-add-up": broken(workers={"hand": 2, "board": 1}),
    "workers-guard-empty-land": broken(workers__board=2, empty_land=1),
    "empty-within-land": broken(land={"two": 1, "three": 1}, empty_land=3),
    "cards-match-land": broken(cards=dict.fromkeys(districts_in_play(2), 1), land={"two": 3, "three": 2}),
    "squares-in-estate": broken(land={"two": 3, "three": 2}, covered=13),
    "room-for-skyscrapers": broken(land={"two": 1, "three": 1}, standing__bronze=3),
    "territory-cards": lambda dice: plain(2, **{S0 + "cards": HALF, S1 + "cards": OTHER, SHARED + "market.futures": 1}),
    "district-cards": lambda dice: plain(2, **{S0 + "cards.red": 7, S1 + "cards.red": 7}),
    "end-triggered": lambda dice: plain(
        2, **{S0 + "unbuilt": 5, S1 + "unbuilt": 5, SHARED + "market": {"open": 4, "futures": 9}}
    ),
    "claimed-streets": claimed("streets", 3),
    "claimed-streets-once": both("streets", 10, "bronze-baron"),
    "claimed-street-needs-one": claimed(
        "streets", 15, more={S0 + "starter_standing": False, S0 + "starter_on_street": {"cedar": 0}}
    ),
    "claimed-bronze-baron": claimed("bronze-baron", 7),
    "claimed-baron-needs-six": claimed("bronze-baron", 15, more={S0 + "demolished.bronze": 1}),
    "claimed-master-architect": claimed("master-architect", 4, "master-architect"),
    "claimed-generation-king": claimed("generation-king", 6, "generation-king"),
    "claimed-kings-once": both("generation-king", 10, "generation-king"),
    "claimed-gold-tycoon": claimed("gold-tycoon", 15, "gold-tycoon"),
    "claimed-tycoon-needs-two": claimed(
        "gold-tycoon", 3, "gold-tycoon", {S0 + "standing.gold": 1, S0 + "legendary": "none"}
    ),
    "claimed-gold-prestige": claimed("gold-prestige", 2, "gold-prestige"),
    "claimed-action-cards": claimed("action-cards", 4),
    "claimed-challenge": claimed("gold-tycoon", 3),
}


POSITIONS = Positions(GAME.id, drawn, BREAKS)
