"""Orléans: for every rule a change of a legal table that breaks it and nothing else."""

from __future__ import annotations

import copy
import random as randomness
from collections.abc import Callable, Mapping
from typing import Any

from positions.common import Positions
from positions.orleans import Document, changed, drawn, every, hand_out, legal, of
from scorekeeper import paths
from scorekeeper.games.orleans import board

Change = Callable[[Document], Document]


def _put(changes: Mapping[str, Any]) -> Change:
    return lambda document: changed(document, changes)


def _add(path: str, more: int) -> Change:
    return lambda document: changed(document, {path: paths.get(document, path) + more})


def _without(document: Document, source: str) -> Document:
    result = copy.deepcopy(document)
    for seat in result["final"]["seats"]:
        seat["citizens"] = [each for each in seat["citizens"] if each != source]
    return result


def _one_more_person(document: Document) -> Document:
    return changed(document, {f"players[{len(document['players'])}]": {"name": "Emre"}})


def _wrong_pile(document: Document) -> Document:
    return changed(document, {"setup.pile_one": [*document["setup"]["pile_one"], "school"]})


def _marked_space(document: Document) -> Document:
    setup = document["setup"]
    lying = list(setup["spaces"].values())
    kind = next(g for g in board.GOODS if lying.count(g) + setup["goods_market"][g] < board.GOOD_TILES[g])
    return changed(document, {"setup.spaces.le_mans_tours_second": kind})


def _one_kind_too_many(document: Document) -> Document:
    market = document["setup"]["goods_market"]
    less = next(good for good in board.GOODS if market[good])
    more = next(good for good in board.GOODS if good != less)
    changes = {f"setup.goods_market.{less}": market[less] - 1, f"setup.goods_market.{more}": market[more] + 1}
    return changed(document, changes)


def _market_short(document: Document) -> Document:
    market = document["setup"]["goods_market"]
    kind = next(good for good in board.GOODS if market[good])
    return changed(document, {f"setup.goods_market.{kind}": market[kind] - 1})


def _other_first(document: Document) -> Document:
    pile = list(document["setup"]["hourglasses"])
    other = next(index for index, event in enumerate(pile) if event != "pilgrimage")
    pile[0], pile[other] = pile[other], pile[0]
    return changed(document, {"setup.hourglasses": pile})


def _four_of_one(document: Document) -> Document:
    pile = list(document["setup"]["hourglasses"])
    pile[-1] = next(event for event in pile if event not in (pile[-1], "pilgrimage"))
    return changed(document, {"setup.hourglasses": pile})


def _letters_mixed(document: Document) -> Document:
    pile = list(board.EVENTS) * 3
    pile[1], pile[8] = pile[8], pile[1]
    return changed(document, {"setup.hourglasses": pile, "options.hourglass-piles": "three-piles"})


def _station_taken(document: Document) -> Document:
    other = document["final"]["seats"][1]
    town = document["final"]["seats"][0]["stations"][0]
    return changed(document, {of(1, "stations"): [*other["stations"], town], of(1, "stations_supply"): None})


def _too_many_stations(document: Document) -> Document:
    gone = every(document, "stations_supply")
    return changed(
        document, {**gone, of(0, "stations"): 10, of(1, "stations"): 10, of(2, "stations"): 7, of(3, "stations"): 0}
    )


def _kinds(document: Document) -> dict[str, int]:
    final = document["final"]
    places = [
        *(seat["goods"] for seat in final["seats"]),
        final["shared"]["goods_market"],
        final["shared"]["goods_on_map"],
    ]
    return {good: sum(place[good] for place in places) for good in board.GOODS}


def _kind_exceeded(document: Document) -> Document:
    own = document["final"]["seats"][0]["goods"]["brocade"]
    return changed(
        document, {of(0, "goods.brocade"): own + board.GOOD_TILES["brocade"] - _kinds(document)["brocade"] + 1}
    )


def _total_exceeded(document: Document) -> Document:
    kind = next(good for good, number in _kinds(document).items() if number < board.GOOD_TILES[good])
    return _add(of(0, f"goods.{kind}"), 1)(document)


def _one_good_gone(document: Document) -> Document:
    market = document["final"]["shared"]["goods_market"]
    kind = next(good for good in board.GOODS if market[good])
    return _add(f"final.shared.goods_market.{kind}", -1)(document)


def _map_refilled(document: Document) -> Document:
    goods = {"grain": 24, "cheese": 20, "wine": 0, "wool": 0, "brocade": 0}
    gone = {**every(document, "goods"), "final.shared.goods_market": None}
    return changed(document, {**gone, "final.shared.goods_on_map": goods})


def _numbers(*citizens: int) -> Change:
    def change(document: Document) -> Document:
        gone = {**every(document, "citizens"), "final.shared.deeds": None}
        gone |= every(document, "tracks") | every(document, "development") | every(document, "status")
        return changed(document, {**gone, **{of(seat, "citizens"): number for seat, number in enumerate(citizens)}})

    return change


def _near_the_start(*citizens: int) -> Change:
    def change(document: Document) -> Document:
        document = _numbers(*citizens)(document)
        return changed(document, {**every(document, "development", 12), **every(document, "tracks", {"knight": 3})})

    return change


def _twice(document: Document) -> Document:
    mine = _without(document, "papal-conclave")["final"]["seats"]
    both = {of(seat, "citizens"): [*mine[seat]["citizens"], "papal-conclave"] for seat in (0, 1)}
    return changed(_without(document, "papal-conclave"), both)


def _never_there(document: Document) -> Document:
    document = _without(document, "development-18")
    mine = [*document["final"]["seats"][0]["citizens"], "development-18"]
    changes = {of(0, "citizens"): mine, of(0, "development"): 12, of(0, "status"): 3, of(0, "tracks.scholar"): None}
    return changed(document, changes)


def _three_knights(document: Document) -> Document:
    document = _without(document, "knight-track")
    gone = {**every(document, "tracks.knight"), "final.shared.deeds": None}
    mine = [*document["final"]["seats"][0]["citizens"], "knight-track"]
    return changed(document, {**gone, of(0, "tracks.knight"): 3, of(0, "citizens"): mine})


def _five_boatmen(document: Document) -> Document:
    gone = {**every(document, "tracks.boatman"), "final.shared.deeds": None}
    return changed(_without(document, "boatman-track"), {**gone, of(0, "tracks.boatman"): 5})


def _seven_boatmen(document: Document) -> Document:
    deeds = {"canalisation": {"boatman": 3}, "boatmens_guild": {"boatman": 3}, "defeating_the_plague": {"boatman": 1}}
    return changed(document, {**every(document, "tracks"), "final.shared.deeds": deeds})


def _no_knights(document: Document) -> Document:
    return changed(_without(document, "knight-track"), every(document, "tracks.knight", 0))


def _marker(space: int, **more: Any) -> Change:
    def change(document: Document) -> Document:
        changes = {of(0, "development"): space, of(0, "status"): None} | {of(0, f): v for f, v in more.items()}
        return hand_out(changed(document, changes))

    return change


def _other_status(document: Document) -> Document:
    return changed(document, {of(0, "status"): document["final"]["seats"][0]["status"] % 6 + 1})


def _scholars_beyond(document: Document) -> Document:
    document = changed(document, every(document, "tracks.scholar"))
    return changed(_marker(19)(document), {of(0, "tracks.scholar"): 5})


def _nine_farmers(document: Document) -> Document:
    return changed(document, {**every(document, "tracks.farmer"), of(0, "tracks.farmer"): 9})


def _supply_exceeded(document: Document) -> Document:
    return hand_out(changed(document, {of(0, "tracks.boatman"): 4, of(1, "tracks.boatman"): 3}))


def _seventeen_technology(document: Document) -> Document:
    gone = every(document, "tracks.craftsman")
    return changed(document, {**gone, **every(document, "technology"), of(0, "technology"): 9, of(1, "technology"): 8})


def _places(first: Any, second: Any, traders: int | None) -> Change:
    def change(document: Document) -> Document:
        gone = {**every(document, "places"), **every(document, "tracks.trader")}
        mine = {of(0, "places"): first, of(1, "places"): second, of(0, "tracks.trader"): traders}
        return changed(document, {**gone, **mine})

    return change


BREAKS: Mapping[str, tuple[int, Change]] = {
    "player-count": (4, _one_more_person),
    "distinct-colours": (2, _put({"players[1].colour": "blue"})),
    "seats-match": (2, _put({"final.seats[2]": {}})),
    "not-negative": (2, _put({of(0, "coins"): -1})),
    "start-coins": (2, _put({"setup.seats[0].coins": 6})),
    "stations-in-supply": (2, _put({"setup.seats[0].stations": 9})),
    "starting-followers": (2, _put({"setup.seats[0].followers.trader": 0})),
    "markers-at-start": (2, _put({"setup.seats[0].markers.knight": 1})),
    "merchants-in-orleans": (2, _put({"setup.seats[0].merchant": "tours"})),
    "characters-removed": (3, _add("setup.characters_removed.monk", 1)),
    "neutral-characters": (3, _add("setup.characters.monk", 1)),
    "technology-stack": (2, _put({"setup.technology": 15})),
    "citizens-laid-out": (2, _put({"setup.citizens_on_boards": 12})),
    "place-piles": (2, _wrong_pile),
    "place-piles-complete": (2, _put({"setup.pile_one": list(board.PILE_ONE[1:])})),
    "goods-removed": (3, _add("setup.goods_removed", 1)),
    "goods-on-routes": (4, _put({"setup.spaces.le_mans_tours_second": "none"})),
    "marked-spaces-empty": (2, _marked_space),
    "goods-in-market": (2, _market_short),
    "goods-tiles": (4, _one_kind_too_many),
    "pilgrimage-first": (2, _other_first),
    "hourglass-pile": (2, _put({"setup.hourglasses[19]": None})),
    "events-three-times": (2, _four_of_one),
    "events-by-pile": (2, _letters_mixed),
    "stations-per-player": (2, _put({of(0, "stations"): 11, of(0, "stations_supply"): None})),
    "stations-balance": (2, _add(of(0, "stations_supply"), 1)),
    "one-station-per-town": (3, _station_taken),
    "stations-on-map": (4, _too_many_stations),
    "goods-by-kind": (4, _kind_exceeded),
    "goods-in-play": (3, _total_exceeded),
    "goods-all-there": (2, _one_good_gone),
    "goods-left-on-map": (2, _map_refilled),
    "round-number": (2, _put({"final.shared.round": 19})),
    "citizens-on-boards": (3, _numbers(7, 7)),
    "two-player-citizens": (2, _numbers(7, 6)),
    "citizen-taken-once": (2, _twice),
    "citizens-within-reach": (3, _near_the_start(11)),
    "citizens-possible": (3, _near_the_start(6, 5)),
    "citizens-due": (3, lambda document: changed(document, every(document, "citizens", 0))),
    "deed-citizen-needs-full-deed": (2, _add("final.shared.deeds.papal_conclave.monk", -1)),
    "full-deed-gives-citizen": (2, lambda document: _without(document, "papal-conclave")),
    "development-citizen-reached": (2, _never_there),
    "development-citizen-taken": (2, lambda document: _without(document, "development-3")),
    "track-citizen-reached": (2, _three_knights),
    "track-citizen-taken": (2, _five_boatmen),
    "deed-slots": (2, _put({"final.shared.deeds.city_wall.monk": 1})),
    "two-player-deeds": (2, _seven_boatmen),
    "deed-followers-recruited": (2, _no_knights),
    "development-range": (2, _marker(31)),
    "status-range": (2, _put({of(0, "status"): 7})),
    "status-of-marker": (2, _other_status),
    "development-of-scholars": (2, _scholars_beyond),
    "track-length": (2, _nine_farmers),
    "track-supply": (2, _supply_exceeded),
    "technology-supply": (4, _seventeen_technology),
    "technology-of-craftsmen": (2, _add(of(0, "technology"), 1)),
    "place-taken-once": (2, _places(["hayrick"], ["hayrick"], None)),
    "places-of-traders": (2, _places(["hayrick", "school"], None, 1)),
    "second-pile-places": (2, _places(["school"], None, 1)),
    "place-supply": (2, _places(4, 3, None)),
}
"""For every rule that can refuse: the number of players, and the change of a legal table that breaks it alone."""


def _breaking(rule: str) -> Callable[[randomness.Random], Document]:
    count, change = BREAKS[rule]
    return lambda random: change(legal(count, random))


POSITIONS = Positions("orleans", drawn, {rule: _breaking(rule) for rule in BREAKS})
