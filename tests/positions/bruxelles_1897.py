"""Bruxelles 1897: legal tables drawn at random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from positions.common import Document, edge, scored, sparse, with_record
from scorekeeper.codec import FORMAT
from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.draw_setup import random_setup
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    ARTWORKS_A_COLOUR,
    BONUSES,
    BOX,
    COLOURS,
    EXHIBITIONS_MOST,
    HOUSES_A_PLAYER,
    HOUSES_A_TYPE,
    MATERIALS,
    NOBLE_COPIES,
    NOBLES,
    PAIRS_EACH,
    UPPERS,
    Artworks,
    Houses,
    MaterialPairs,
    construction_most,
    corners,
    known,
    names_of,
    rows_of,
    start_prison,
)

NAMES = ("Ana", "Ben", "Cleo", "Dai")
ARCHITECT_FACES = {"1/3": (1, 3), "2/4": (2, 4), "2/5": (2, 5)}
OWN_ARCHITECTS = ("1/3",) * 4 + ("2/4",) * 2 + ("2/5",)


def legal(random: Random) -> Document:
    """A table without errors, one in four counted in parts only."""
    document = whole(random)
    return with_record(document if random.random() < 0.75 else _in_parts(document, random), random)


def whole(random: Random) -> Document:
    """A finished table, recorded whole: set-up, area, columns and seats."""
    count = random.choice(GAME.counts)
    setup = _setup(count, random)
    players = [{"name": NAMES[seat], "colour": COLOURS[seat]} for seat in range(count)]
    shared, cards = _shared(count, random)
    seats = _seats(count, shared["area"]["rows"], cards, random)
    document: Document = {
        "format": FORMAT,
        "game": GAME.id,
        "players": players,
        "status": "finished",
        "start_player": setup.pop("start_player"),
        "setup": setup,
        "final": {"shared": shared, "seats": seats},
    }
    if random.random() < 0.3:
        _level(document, random)
    return document


def _in_parts(document: Document, random: Random) -> Document:
    """The same with some cells left out, and now and then as many VP as there can be or all the money of the bank."""
    document = sparse(document, random)
    count, seats = len(document["players"]), document["final"]["seats"]
    if random.random() < 0.3:
        seats[0] = {"vp": construction_most(HOUSES_A_PLAYER) + EXHIBITIONS_MOST + 4 * (rows_of(count) - 1) * 3 * 5}
    if random.random() < 0.3:
        for seat, threes in enumerate([23 // count + (seat < 23 % count) for seat in range(count)]):
            seats[seat]["bef"] = 3 * threes
    return document


def _setup(count: int, random: Random) -> Document:
    """A drawn set-up with all that can be counted."""
    setup = random_setup(count, random)
    lying = Counter(card for row in setup["rows"] for card in row)
    whole, taken = known(BOX), rows_of(count)
    setup |= {
        "money_shows": 3,
        "round": 1,
        "brussels_cards": 3,
        "prison_cards": 1,
        "brugmanns_boxed": 4 - count,
        "piles": {
            kind: whole[kind] - taken - 4 * (kind == "noble") for kind in ("artwork", "material", "house", "noble")
        },
        "discards": {kind: taken - lying[kind] for kind in ("artwork", "material", "house", "noble")},
        "inventory": whole,
    }
    for seat in setup["seats"]:
        seat |= dict.fromkeys(("nobles", "houses", "artworks", "materials"), 0)
    if count == 2:
        setup["neutral"] = {"colour": COLOURS[3], "values": [2, 2]}
    return setup


def _shared(count: int, random: Random) -> tuple[Document, list[list[str]]]:
    """The area with real cards on it and the columns that follow from it; by seat the cards that are left."""
    rows: list[list[Any]] = [[None] * 4 for _ in range(rows_of(count))]
    free = [(row, at) for row in range(rows_of(count)) for at in range(4) if (row, at) not in corners(count)]
    random.shuffle(free)
    left = [random.sample(OWN_ARCHITECTS, ARCHITECTS) for _ in range(count)]
    full = random.random() < 0.4
    for seat in range(count) if not full else [n % count for n in range(len(free))]:
        for _ in range(1 if full else edge(random, 0, ARCHITECTS)):
            if free and left[seat]:
                row, at = free.pop()
                rows[row][at] = {"owner": seat, "value": random.choice(ARCHITECT_FACES[left[seat].pop()])}
    for row, at in corners(count) if random.random() < 0.5 else ():
        rows[row][at] = {"owner": "neutral", "value": 2}
    bonuses = random.sample(BONUSES, 4)
    pairs = dict(zip(BONUSES, random.sample(UPPERS, 4), strict=True))
    columns = []
    for at, bonus in enumerate(bonuses):
        sums: Counter[Any] = Counter()
        for row, line in enumerate(rows):
            space = line[at] or ({"owner": "neutral", "value": 2} if (row, at) in corners(count) else None)
            if space:
                sums[space["owner"]] += space["value"]
        winners = [seat for seat in range(count) if sums and sums[seat] == max(sums.values())]
        columns.append({"bonus": bonus, "winners": winners, "upper": pairs[bonus], "upper_winners": winners})
    shared = {
        "columns": columns,
        "area": {"bonuses": bonuses, "rows": rows},
        "bonus_pairs": pairs,
        "round": 4,
    }
    return shared, left


def _seats(count: int, rows: list[list[Any]], left: list[list[str]], random: Random) -> list[Document]:
    houses = dict.fromkeys(names_of(Houses), HOUSES_A_TYPE)
    colours = dict.fromkeys(names_of(Artworks), ARTWORKS_A_COLOUR)
    nobles = dict.fromkeys(NOBLES, NOBLE_COPIES)
    pairs = dict.fromkeys(names_of(MaterialPairs), PAIRS_EACH)
    shown, holder = EXHIBITIONS_MOST // 2, random.randrange(count)
    seats = []
    for seat in range(count):
        placed = [space for row in rows for space in row if space and space["owner"] == seat]
        prison = edge(random, 0, min(len(start_prison(count)) + 4, ARCHITECTS - len(placed)))
        while True:
            own: Document = {
                "houses": _share(houses, edge(random, 0, HOUSES_A_PLAYER), random),
                "artworks": _share(colours, edge(random, 0, 12), random),
                "material_pairs": _share(pairs, edge(random, 0, MATERIALS), random),
                "nobles": random.sample(
                    [each for each in NOBLES if nobles[each]], edge(random, 0, sum(map(bool, nobles.values())))
                ),
            }
            own["materials"] = sum(own["material_pairs"].values())
            if _architects_for(own) <= _architects(count, own["nobles"]):
                break
        for pool, part in ((houses, "houses"), (colours, "artworks"), (pairs, "material_pairs")):
            for each, number in own[part].items():
                pool[each] -= number
        for each in own["nobles"]:
            nobles[each] -= 1
        built = sum(own["houses"].values())
        prestige, exhibited = edge(random, 1, 5), edge(random, 0, min(shown, 16))
        shown -= exhibited
        crests = prestige * edge(random, _crests(rows, count)[seat], 4 * (rows_of(count) - 1) * 3)
        gained = {
            "construction": edge(random, built, construction_most(built)),
            "exhibitions": 2 * exhibited,
            "crests": crests,
        }
        seats.append(
            own
            | {
                "vp": sum(gained.values()),
                "vp_from": gained,
                "bef": edge(random, 0, 17),
                "expo": seat == holder and bool(placed) and random.random() < 0.8,
                "architecture": edge(random, 1, 5),
                "nobility": edge(random, 1, 5),
                "prestige": prestige,
                "prison": prison,
                "prison_values": left[seat][:prison],
                "brussels": edge(random, 0, ARCHITECTS - len(placed) - prison),
                "brugmann": 1,
            }
        )
    return seats


def _share(pool: dict[str, int], most: int, random: Random) -> dict[str, int]:
    """Up to ``most`` things out of a pool."""
    things = [name for name, number in pool.items() for _ in range(number)]
    taken = Counter(random.sample(things, min(most, len(things))))
    return {name: taken[name] for name in pool}


def _architects_for(seat: Document) -> int:
    """Architects that a seat's cards took, as the rule counts them."""
    houses = sum(seat["houses"].values())
    built = sum((number + 1) // 2 for number in range(1, houses + 1))
    cards = seat["materials"] + sum(seat["artworks"].values()) + len(seat["nobles"]) - ("paul-hankar" in seat["nobles"])
    return int(houses + built + cards)


def _architects(count: int, nobles: list[str]) -> int:
    return 4 * ARCHITECTS - (len(start_prison(count)) - 1) - ("emile-vandervelde" not in nobles)


def _crests(rows: list[list[Any]], count: int) -> list[int]:
    """Coats of arms of round 4 by seat."""
    won = [0] * count
    owner = [
        [space["owner"] if space else "neutral" if (r, at) in corners(count) else None for at, space in enumerate(row)]
        for r, row in enumerate(rows)
    ]
    for row in range(len(rows) - 1):
        for at in range(3):
            around = [owner[row + down][at + right] for down in (0, 1) for right in (0, 1)]
            if None in around:
                continue
            most = Counter(around).most_common(1)[0][1]
            for seat in range(count):
                won[seat] += around.count(seat) == most
    return won


def _level(document: Document, random: Random) -> None:
    """Bring the second seat up to the first, and sometimes the ties of the tie-break too."""
    first, second = random.sample(range(len(document["players"])), 2)
    seats, scores = document["final"]["seats"], scored(document).outcome.seats
    more, limit = scores[first].total - scores[second].total, 4 * (rows_of(len(seats)) - 1) * 3
    gained, mine, other = seats[second]["vp_from"], seats[second], seats[first]
    if more < 0 or gained["crests"] + more > limit * mine["prestige"]:
        return
    gained["crests"], mine["vp"] = gained["crests"] + more, mine["vp"] + more
    if random.random() < 0.7:
        prison = min(mine["prison"], other["prison"])
        for seat in (mine, other):
            seat["prison"], seat["prison_values"] = prison, seat["prison_values"][:prison]
    tracks = sum(other[track] for track in ("architecture", "nobility", "prestige"))
    nobility = tracks - mine["architecture"] - mine["prestige"]
    if random.random() < 0.7 and 1 <= nobility <= 5:
        mine["nobility"] = nobility
