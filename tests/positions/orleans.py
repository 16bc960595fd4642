"""Legal tables of Orléans drawn at random."""

from __future__ import annotations

import copy
import random as randomness
from collections.abc import Callable, Mapping
from typing import Any

from positions.common import scored, sparse, with_record
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
