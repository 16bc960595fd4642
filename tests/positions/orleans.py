"""Legal tables of Orléans drawn at random, and for every rule a change that breaks it and nothing else."""

from __future__ import annotations

import copy
import random as randomness
from collections.abc import Callable, Mapping
from typing import Any

from positions.common import Positions, scored, sparse, with_record
from scorekeeper import paths
from scorekeeper.codec import FORMAT
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.draw_setup import random_setup

NAMES = ("Ana", "Ben", "Chie", "Dora")
COLOURS = ("blue", "green", "red", "yellow")
Document = dict[str, Any]


def legal(count: int, random: randomness.Random) -> Document:
    """A finished table, recorded whole, with nothing lost to Plague or torture. The Papal Conclave is full."""
    seats: list[Document] = [_seat() for _ in range(count)]
    _recruit(seats, count, random)
    towns = list(board.TOWNS)[1:]
    random.shuffle(towns)
    for seat in seats:
        seat["stations"] = [towns.pop() for _ in range(random.randint(1, 5))] + ["orleans"] * random.randint(0, 1)
        seat["stations_supply"] = board.STATIONS - len(seat["stations"])
    shared: Document = {"round": board.ROUNDS, "deeds": _deeds(seats, random)}
    setup = random_setup(count, random)
    document = {
        "format": FORMAT,
        "game": "orleans",
        "players": [{"name": NAMES[i], "colour": COLOURS[i]} for i in range(count)],
        "status": "finished",
        "start_player": setup.pop("start_player"),
        "setup": setup,
        "final": {"shared": shared, "seats": seats},
    }
    _goods(document, random)
    return hand_out(document)


def _seat() -> Document:
    lost = dict.fromkeys(("stations", "followers", "development", "goods", "places", "technology"), 0)
    return {"coins": 0, "citizens": [], "stations_lost": 0, "plague": 0, "torture": lost, "tracks": {}}


def _recruit(seats: list[Document], count: int, random: randomness.Random) -> None:
    """Tracks within the supply, and what they bring: development, technology, places."""
    left = dict(board.neutral_tiles(count) or {})
    first, second = list(board.PILE_ONE), [place for place in board.PILE_TWO if place != "laboratory"]
    for pile in (first, second):
        random.shuffle(pile)
    for index, seat in enumerate(seats):
        for kind, length in board.TRACK_LENGTH.items():
            least = 1 if index == 0 else 0
            steps = random.randint(least, max(least, min(length, left[kind] - (len(seats) - index - 1))))
            seat["tracks"][kind], left[kind] = steps, left[kind] - steps
        seat["coins"] = random.randint(0, 60)
        points = board.scholar_points(seat["tracks"]["scholar"]) + (3 if index == 0 else 0)
        seat["development"] = min(board.LAST_SPACE, points + random.randint(0, 25))
        seat["status"] = board.status_of(seat["development"])
        seat["technology"] = seat["tracks"]["craftsman"]
        traders = seat["tracks"]["trader"]
        mixed = [random.choice((first, second)) for _ in range(traders - 1)]
        seat["places"] = [pile.pop() for pile in ([first, *mixed] if traders else []) if pile]


def _deeds(seats: list[Document], random: randomness.Random) -> Document:
    """Followers on the deeds, no more of a kind than were recruited; the Papal Conclave filled first."""
    free = {kind: sum(seat["tracks"][kind] for seat in seats) for kind in board.TRACKS} | {"monk": 5}
    placed: Document = {}
    for deed in sorted(board.DEEDS, key=lambda deed: deed != "papal-conclave"):
        on_it = placed[board.field(deed)] = dict.fromkeys(board.KINDS, 0)
        for kind, slots in board.DEEDS[deed].slots.items():
            number = min(free[kind], slots if deed == "papal-conclave" else random.randint(0, slots))
            on_it[kind], free[kind] = number, free[kind] - number
        if deed == "papal-conclave" or all(on_it[kind] == slots for kind, slots in board.DEEDS[deed].slots.items()):
            random.choice(seats)["citizens"].append(deed)
    return placed


def _goods(document: Document, random: randomness.Random) -> None:
    """All goods in play, dealt to players, market and what is left on the map."""
    count, final = len(document["players"]), document["final"]
    tiles = [good for good in board.GOODS for _ in range(board.GOOD_TILES[good])]
    random.shuffle(tiles)
    places = [dict.fromkeys(board.GOODS, 0) for _ in range(count + 2)]
    for good in tiles[board.goods_removed(count) :]:
        random.choice(places)[good] += 1
    for seat, goods in zip(final["seats"], places, strict=False):
        seat["goods"] = goods
    final["shared"]["goods_market"], final["shared"]["goods_on_map"] = places[-2:]
    while sum(places[-1].values()) > len(board.spaces_used(count)):  # cannot be more than lay there at the start
        kind = next(good for good, number in places[-1].items() if number)
        places[-1][kind] -= 1
        places[-2][kind] += 1


def hand_out(document: Document) -> Document:
    """Give the citizens of the tracks to the first seat that reached them, and to nobody where none did."""
    seats = document["final"]["seats"]
    tracks = {**board.DEVELOPMENT_CITIZENS, **{source: step for source, (_, step) in board.TRACK_CITIZENS.items()}}
    for source, step in tracks.items():
        kind = board.TRACK_CITIZENS.get(source, ("", 0))[0]
        for seat in seats:
            seat["citizens"] = [each for each in seat["citizens"] if each != source]
        for seat in seats:
            stands = seat["tracks"].get(kind) if kind else seat.get("development")
            if (stands or 0) >= step:
                seat["citizens"].append(source)
                break
    return document


# --- one change for each rule ------------------------------------------------------------------------------------


def changed(document: Document, changes: Mapping[str, Any]) -> Document:
    """A copy with other values at some paths; ``None`` takes a value away."""
    result = copy.deepcopy(document)
    for path, value in changes.items():
        result = paths.put(result, path, value)
    return result


def of(seat: int, field: str) -> str:
    return f"final.seats[{seat}].{field}"


def every(document: Document, field: str, value: Any = None) -> dict[str, Any]:
    return {of(seat, field): value for seat in range(len(document["players"]))}


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


# --- tables counted in parts, at the edge of what can be ---------------------------------------------------------


def drawn(random: randomness.Random) -> Document:
    """A table without errors: whole, in parts, or with little counted and that at an edge."""
    count = random.choice((2, 3, 4))
    document = legal(count, random)
    kind = random.choice(("whole", "whole", "parts", "edge", "edge"))
    if kind == "parts":
        document = sparse(document, random)
    elif kind == "edge":
        document = random.choice(EDGES)(document, random)
    if kind == "whole" and random.random() < 0.6:
        document = _level(document, random)
    return with_record(document, random)


def _level(document: Document, random: randomness.Random) -> Document:
    """Coins for the second player that make up the difference, and sometimes the same marker."""
    scores = scored(document).outcome.seats
    more = scores[0].total - scores[1].total
    coins = document["final"]["seats"][1]["coins"] + more
    return document if coins < 0 else changed(document, {of(1, "coins"): coins})


def _bare(document: Document, *fields: str) -> Document:
    """The seats with these fields only."""
    seats = [{field: seat[field] for field in fields} for seat in document["final"]["seats"]]
    return {**document, "final": {"shared": {}, "seats": seats}}


def _all_stations(document: Document, random: randomness.Random) -> Document:
    """Every town taken, ten by the first players, by number."""
    count = len(document["players"])
    room, numbers = 22 + count, list[int]()
    for _ in range(count):
        numbers.append(min(board.STATIONS, room - (count - len(numbers) - 1)))
        room -= numbers[-1]
    random.shuffle(numbers)
    return changed(_bare(document, "coins"), {of(seat, "stations"): number for seat, number in enumerate(numbers)})


def _all_citizens(document: Document, random: randomness.Random) -> Document:
    """All citizens that can be taken, by number."""
    count = len(document["players"])
    left, numbers = 12 if count == 2 else 13, list[int]()
    for seat in range(count):
        numbers.append(left if seat == count - 1 else random.randint(0, left))
        left -= numbers[-1]
    return changed(_bare(document, "coins"), {of(seat, "citizens"): number for seat, number in enumerate(numbers)})


def _counted_citizens(document: Document, random: randomness.Random) -> Document:
    """Citizens by number where deeds and markers say how many were due."""
    return changed(
        document, {of(at, "citizens"): len(seat["citizens"]) for at, seat in enumerate(document["final"]["seats"])}
    )


def _few_citizens(document: Document, random: randomness.Random) -> Document:
    """Markers near the start: eight deeds and the first citizen of the track at most."""
    count = len(document["players"])
    bare = changed(
        _bare(document, "coins"), {**every(document, "development", 12), **every(document, "tracks", {"knight": 3})}
    )
    own = random.choice((10, random.randint(0, 10)))
    rest = [own, 10 - own, *([0] * (count - 2))]
    return changed(bare, {of(seat, "citizens"): number for seat, number in enumerate(rest)})


def _full_map(document: Document, random: randomness.Random) -> Document:
    """As many goods on the map as it began with."""
    room, goods = len(board.spaces_used(len(document["players"]))), dict.fromkeys(board.GOODS, 0)
    for good in random.sample(board.GOODS, len(board.GOODS)):
        goods[good] = min(board.GOOD_TILES[good], room)
        room -= goods[good]
    return changed(_bare(document, "coins"), {"final.shared.goods_on_map": goods})


def _all_technology(document: Document, random: randomness.Random) -> Document:
    numbers = {2: (8, 8), 3: (6, 6, 4), 4: (5, 5, 4, 2)}[len(document["players"])]
    return changed(_bare(document, "coins"), {of(seat, "technology"): number for seat, number in enumerate(numbers)})


def _three_piles(document: Document, random: randomness.Random) -> Document:
    """Hourglass tiles whose backs show letters: each six has every event."""
    pile = ["pilgrimage", *random.sample([event for event in board.EVENTS if event != "pilgrimage"], 5)]
    for _ in range(2):
        pile += random.sample(board.EVENTS, 6)
    return changed(document, {"setup.hourglasses": pile, "options.hourglass-piles": "three-piles"})


def _next_to_nothing(document: Document, random: randomness.Random) -> Document:
    """One coin is all that anybody has."""
    goods = dict.fromkeys(board.GOODS, 0)
    seats: list[Document] = [
        {"coins": 0, "goods": goods, "stations": 0, "citizens": 0, "development": 0} for _ in document["players"]
    ]
    seats[random.randrange(len(seats))]["coins"] = 1
    return {**document, "final": {"shared": {}, "seats": seats}}


def _last_citizen(document: Document, random: randomness.Random) -> Document:
    """Who took the last citizen is noted."""
    numbers = [len(seat["stations"]) for seat in document["final"]["seats"]]
    first = [seat for seat, number in enumerate(numbers) if number == max(numbers)]
    return changed(document, {"final.shared.last_citizen": first[0] if len(first) == 1 else "nobody"})


def _even(document: Document, random: randomness.Random) -> Document:
    """As many points and as far on the track: goods decide, or nothing does."""
    goods = dict.fromkeys(board.GOODS, 0)
    nobody: Document = {"coins": 0, "goods": goods, "stations": 0, "citizens": 0, "development": 2}
    seats = [copy.deepcopy(nobody) for _ in document["players"]]
    coins, kind, tiles = random.randint(5, 20), random.choice(board.GOODS), random.randint(0, 1)
    seats[0]["coins"], seats[1]["coins"] = coins, coins - tiles * board.GOOD_POINTS[kind]
    seats[1]["goods"][kind] = tiles
    option = random.choice(("development-then-goods", "development-then-shared", "shared"))
    return {**document, "options": {"tie-break": option}, "final": {"shared": {}, "seats": seats}}


EDGES: tuple[Callable[[Document, randomness.Random], Document], ...] = (
    _all_stations,
    _all_citizens,
    _counted_citizens,
    _few_citizens,
    _full_map,
    _all_technology,
    _three_piles,
    _next_to_nothing,
    _last_citizen,
    _even,
)


def _breaking(rule: str) -> Callable[[randomness.Random], Document]:
    count, change = BREAKS[rule]
    return lambda random: change(legal(count, random))


POSITIONS = Positions("orleans", drawn, {rule: _breaking(rule) for rule in BREAKS})
