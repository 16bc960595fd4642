"""Bruxelles 1897: for every rule a change of a legal table that breaks it alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from positions.bruxelles_1897 import NAMES, legal, whole
from positions.common import Change, Document, Positions
from scorekeeper import paths
from scorekeeper.codec import FORMAT
from scorekeeper.game import COMPONENT_DATA
from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    BONUSES,
    EXHIBITIONS_MOST,
    NOBLES,
    construction_most,
    rows_of,
    start_prison,
)


def drawn(random: Random, fits: Any = lambda document: True, count: int | None = None) -> Document:
    """A legal table that a change can be made to."""
    while True:
        document = whole(random)
        if (count is None or len(document["players"]) == count) and fits(document):
            return document


def plain(random: Random, seats: list[Document], *, count: int | None = None, **more: Any) -> Document:
    """A table with little counted: the first seats, and what is shared."""
    number = count or random.choice([each for each in GAME.counts if each >= len(seats)])
    document: Document = {
        "format": FORMAT,
        "game": GAME.id,
        "players": [{"name": name} for name in NAMES[:number]],
        "status": "finished",
        "options": more.pop("options", {}),
        "final": {"shared": more, "seats": [*seats, *({} for _ in range(number - len(seats)))]},
    }
    return document


def _put(path: str, value: Any, count: int | None = None) -> Change:
    """A legal table with another value at a path; a function makes it of the old one."""

    def change(random: Random) -> Document:
        document = drawn(random, count=count)
        seat = str(random.randrange(len(document["players"])))
        at = path.replace("SEAT", seat)
        return _changed(document, {at: value(paths.get(document, at)) if callable(value) else value})

    return change


def _changed(document: Document, changes: Mapping[str, Any]) -> Document:
    for path, value in changes.items():
        document = paths.put(document, path, value)
    return document


def _seat(random: Random, fits: Any) -> tuple[Document, int]:
    """A legal table and a seat of it that a change can be made to."""
    document = drawn(random, lambda each: any(map(fits, each["final"]["seats"])))
    return document, random.choice([at for at, each in enumerate(document["final"]["seats"]) if fits(each)])


def _in_seat(fits: Any, change: Any) -> Change:
    def make(random: Random) -> Document:
        document, seat = _seat(random, fits)
        mine = document["final"]["seats"][seat]
        return _changed(document, {f"final.seats[{seat}].{key}": value for key, value in change(mine).items()})

    return make


def _players(random: Random) -> Document:
    number = random.choice((1, 5, 6))
    return {"format": FORMAT, "game": GAME.id, "players": [{"name": f"P{at}"} for at in range(number)]}


def _lay(fits: Any, card: Any, count: int | None = None) -> Change:
    """Another card on one place of the set-up; what is left over is not counted."""

    def make(random: Random) -> Document:
        while True:
            document = drawn(random, count=count)
            rows = document["setup"]["rows"]
            lying = Counter(each for row in rows for each in row)
            places = [(r, at) for r, row in enumerate(rows) for at, each in enumerate(row) if fits(r, at, each, lying)]
            new = card(lying, rows_of(len(document["players"])))
            if places and new:
                row, at = random.choice(places)
                return _changed(document, {f"setup.rows[{row}][{at}]": new, "setup.discards": None})

    return make


def _ordinary(row: int, at: int, card: str, lying: Any) -> bool:
    return card not in ("expo", "neutral")


def _full_kind(lying: Any, taken: int) -> str | None:
    return next((kind for kind in ("artwork", "money", "material", "house", "noble") if lying[kind] == taken), None)


def _spare_kind(lying: Any, taken: int) -> str | None:
    return next((kind for kind in ("artwork", "money", "material", "house", "noble") if lying[kind] < taken), None)


def _columns(document: Document) -> list[tuple[int, Document, Counter[Any]]]:
    """Each column with the sums of the players in it."""
    rows, found = document["final"]["shared"]["area"]["rows"], []
    for at, column in enumerate(document["final"]["shared"]["columns"]):
        sums: Counter[Any] = Counter()
        for row in rows:
            if row[at]:
                sums[row[at]["owner"]] += row[at]["value"]
        found.append((at, column, sums))
    return found


def _winners(choose: Any) -> Change:
    """Other winners of one column: ``choose`` says whom to add or take away."""

    def make(random: Random) -> Document:
        while True:
            document = drawn(random)
            seats = document["final"]["seats"]
            won = Counter(seat for column in document["final"]["shared"]["columns"] for seat in column["winners"])
            able = [seat for seat, each in enumerate(seats) if won[seat] < ARCHITECTS - each["prison"]]
            options = [
                (at, seat)
                for at, column, sums in _columns(document)
                for seat in able
                if choose(seat, column["winners"], sums)
            ]
            if options:
                at, seat = random.choice(options)
                now = sorted(set(document["final"]["shared"]["columns"][at]["winners"]) ^ {seat})
                column = f"final.shared.columns[{at}]"
                return _changed(document, {f"{column}.winners": now, f"{column}.upper_winners": now})

    return make


def _area(*placed: tuple[int, int, Any, int], rows: int = 3) -> Document:
    area: list[list[Any]] = [[None] * 4 for _ in range(rows)]
    for row, at, owner, value in placed:
        area[row][at] = {"owner": owner, "value": value}
    return {"rows": area}


def _swapped_uppers(random: Random) -> Document:
    document = drawn(random)
    columns = document["final"]["shared"]["columns"]
    one, other = random.sample(range(4), 2)
    return _changed(
        document,
        {
            f"final.shared.columns[{one}].upper": columns[other]["upper"],
            f"final.shared.columns[{other}].upper": columns[one]["upper"],
        },
    )


def _other_upper_winners(random: Random) -> Document:
    document, at = drawn(random), random.randrange(4)
    winners = set(document["final"]["shared"]["columns"][at]["winners"]) ^ {random.randrange(2)}
    return _changed(document, {f"final.shared.columns[{at}].upper_winners": sorted(winners)})


def _one_column_less(random: Random) -> Document:
    document = drawn(random)
    return _changed(document, {"final.shared.columns": document["final"]["shared"]["columns"][:3]})


def _early(random: Random) -> Document:
    def fits(document: Document) -> bool:
        start = len(start_prison(len(document["players"])))
        return all(seat["prison"] <= start + 3 for seat in document["final"]["seats"])

    return _changed(drawn(random, fits), {"final.shared.round": 3})


def _one_more_row(random: Random) -> Document:
    document = drawn(random)
    return _changed(document, {"setup.rows": [*document["setup"]["rows"], [random.choice(("artwork", "house"))]]})


def _one_more_seat(random: Random) -> Document:
    document = drawn(random)
    return _changed(document, {"final.seats": [*document["final"]["seats"], {}]})


def _built(seat: Document) -> int:
    return int(sum(seat["houses"].values()))


def _crests_too_low(random: Random) -> Document:
    area = _area(
        *((row, at, 0, value) for (row, at), value in zip(((0, 0), (0, 1), (1, 0), (1, 1)), (1, 3, 2, 4), strict=True))
    )
    prestige = random.randint(2, 5)
    seat = {"prestige": prestige, "vp_from": {"crests": random.randint(0, prestige - 1)}}
    return plain(random, [seat], count=random.choice((2, 3)), area=area)


def _beyond_reach(random: Random) -> Document:
    houses, prestige, count = random.randint(0, 4), random.randint(1, 5), random.choice(GAME.counts)
    most = construction_most(houses) + EXHIBITIONS_MOST + 4 * (rows_of(count) - 1) * 3 * prestige
    seat = {"vp": most + 1, "houses": {"a": houses, "b": 0, "c": 0, "d": 0}, "prestige": prestige}
    return plain(random, [seat], count=count)


def _imprisoned(random: Random) -> Document:
    count = random.choice(GAME.counts)
    return plain(random, [{"prison": len(start_prison(count)) + 5}], count=count)


UNKNOWN_PARTS = {COMPONENT_DATA: "off"}
"""Counts of single components are not certain; without them the totals stand alone."""

BREAKS: Mapping[str, Change] = {
    "player-count": _players,
    "distinct-colours": _put("players[1].colour", "blue"),
    "start-money": _put("setup.seats[SEAT].bef", lambda bef: bef + 1),
    "start-victory-points": _put("setup.seats[SEAT].vp", 1),
    "start-tracks": _put("setup.seats[SEAT].prestige", 2),
    "start-prison-count": _put("setup.seats[SEAT].prison", lambda cards: [*cards, "1/3"]),
    "start-prison-cards": _put("setup.seats[SEAT].prison", lambda cards: [*cards[:-1], "1/3"]),
    "start-hand": _put("setup.seats[SEAT].hand", lambda hand: hand - 1),
    "one-brugmann-each": _put("setup.seats[SEAT].brugmann", 2),
    "no-other-cards": _put("setup.seats[SEAT].houses", 1),
    "spare-brugmanns": _put("setup.brugmanns_boxed", lambda number: number + 1),
    "layout-size": _one_more_row,
    "layout-kinds": _lay(lambda r, at, card, lying: _ordinary(r, at, card, lying) and lying[card] < 3, _full_kind, 2),
    "layout-one-expo": _lay(
        lambda r, at, card, lying: lying["expo"] and _ordinary(r, at, card, lying), lambda *_: "expo"
    ),
    "neutral-corners": _lay(lambda r, at, card, lying: card == "neutral", _spare_kind, 2),
    "neutral-elsewhere": _lay(_ordinary, lambda *_: "neutral"),
    "neutral-shows-two": _put("setup.neutral.values", [2, 4], 2),
    "neutral-colour-unused": _put("setup.neutral.colour", "red", 2),
    "bonus-cards-laid": _put("setup.bonuses", lambda cards: [*cards[:3], cards[0]]),
    "money-shows-three": _put("setup.money_shows", 1),
    "expo-place": _put("setup.expo", lambda place: "laid" if place != "laid" else "exhibition-area"),
    "draw-piles": _put("setup.piles.house", lambda number: number + 1),
    "leftovers-discarded": _put("setup.discards.noble", lambda number: number + 1),
    "round-marker-first": _put("setup.round", 2),
    "brussels-area": _put("setup.brussels_cards", 2),
    "component-totals": _put("setup.inventory.markers", 15),
    "seats-match": _one_more_seat,
    "not-negative": _put("final.seats[SEAT].brussels", -1),
    "house-supply": lambda random: plain(
        random, [{"houses": {"a": 6, "b": 0, "c": 0, "d": 0}}] * 3, options=UNKNOWN_PARTS
    ),
    "material-supply": lambda random: plain(random, [{"materials": random.randint(6, 9)}, {"materials": 7}]),
    "artwork-supply": lambda random: plain(random, [{"artworks": {"red": 7}}] * 2, options=UNKNOWN_PARTS),
    "noble-supply": lambda random: plain(random, [{"nobles": list(NOBLES)}] * 4, options=UNKNOWN_PARTS),
    "one-expo-holder": lambda random: plain(random, [{"expo": True}] * 2),
    "house-type-supply": lambda random: plain(random, [{"houses": {random.choice("abcd"): 5}}]),
    "artwork-colour-supply": lambda random: plain(random, [{"artworks": {"blue": 2}}] * 2),
    "noble-copies": lambda random: plain(random, [{"nobles": [random.choice(NOBLES)]}] * 4),
    "material-pair-supply": lambda random: plain(
        random, [{"material_pairs": {"wood_steel": 2}}, {"material_pairs": {"wood_steel": 1}}]
    ),
    "material-pairs-add-up": _in_seat(
        lambda seat: seat["materials"], lambda seat: {"materials": seat["materials"] - 1}
    ),
    "no-duplicate-noble": lambda random: plain(random, [{"nobles": [random.choice(NOBLES)] * 2}][:1]),
    "most-nobles": lambda random: plain(random, [{"nobles": [*NOBLES, random.choice(NOBLES)]}]),
    "one-brugmann": _put("final.seats[SEAT].brugmann", 0),
    "most-houses": lambda random: plain(random, [{"houses": dict.fromkeys("abcd", 2)}]),
    "nobility-range": _put("final.seats[SEAT].nobility", 6),
    "tracks-from-one": _put("final.seats[SEAT].architecture", 0),
    "prison-limit": _imprisoned,
    "prison-values-match": _in_seat(
        lambda seat: seat["prison"], lambda seat: {"prison_values": seat["prison_values"][1:]}
    ),
    "vp-adds-up": _in_seat(lambda seat: seat["vp_from"]["exhibitions"], lambda seat: {"vp": seat["vp"] - 1}),
    "construction-range": _in_seat(
        lambda seat: seat["vp_from"]["construction"] == _built(seat) > 0 < seat["vp_from"]["exhibitions"],
        lambda seat: {"vp_from.construction": _built(seat) - 1, "vp": seat["vp"] - 1},
    ),
    "vp-covers-houses": lambda random: plain(random, [{"vp": random.randint(0, 2), "houses": {"a": 2, "b": 1}}]),
    "exhibition-even": _in_seat(
        lambda seat: seat["vp_from"]["exhibitions"],
        lambda seat: {"vp_from.exhibitions": seat["vp_from"]["exhibitions"] - 1, "vp": seat["vp"] - 1},
    ),
    "exhibition-limit": lambda random: plain(
        random, [{"vp_from": {"exhibitions": 2 * random.randint(8, 16)}}, {"vp_from": {"exhibitions": 18}}]
    ),
    "crest-limit": lambda random: plain(
        random, [{"prestige": 2, "vp_from": {"crests": 49}}], count=random.choice((2, 3))
    ),
    "vp-within-reach": _beyond_reach,
    "placements-suffice": lambda random: plain(
        random, [{"houses": {"a": 2, "b": 2, "c": 2, "d": 1}, "materials": random.randint(6, 9), "nobles": []}]
    ),
    "rounds-one-to-four": _put("final.shared.round", 5),
    "scored-after-round-four": _early,
    "four-bonus-cards": _one_column_less,
    "bonus-card-once": lambda random: plain(
        random, [], columns=[{"bonus": each, "winners": []} for each in ("money", "houses", "nobles", "money")]
    ),
    "bonus-pairs-once": lambda random: plain(random, [], bonus_pairs={"money": "release", "houses": "release"}),
    "bonus-pairs-match": _swapped_uppers,
    "upper-and-lower-winners": _other_upper_winners,
    "winner-has-architect": _winners(lambda seat, winners, sums: not sums[seat] and seat not in winners),
    "column-winners-lead": _winners(lambda seat, winners, sums: sums[seat] and seat not in winners),
    "column-leaders-win": _winners(lambda seat, winners, sums: seat in winners),
    "columns-won": lambda random: plain(
        random,
        [{"prison": 6}],
        count=random.choice((3, 4)),
        columns=[{"bonus": bonus, "winners": [0] if at < 2 else []} for at, bonus in enumerate(BONUSES)],
    ),
    "area-size": lambda random: plain(random, [], area=_area((4, random.randrange(4), 0, 1), rows=5)),
    "area-neutral-corners": lambda random: plain(random, [], count=2, area=_area((2, random.choice((0, 3)), 1, 3))),
    "area-neutral-elsewhere": lambda random: plain(random, [], area=_area((0, random.randrange(4), "neutral", 2))),
    "area-neutral-value": lambda random: plain(
        random, [], count=2, area=_area((2, random.choice((0, 3)), "neutral", 4))
    ),
    "architect-values": lambda random: plain(random, [], area=_area((1, 2, 1, random.choice((0, 6))))),
    "architect-copies": lambda random: plain(
        random,
        [],
        area=_area(*((row, at, 0, random.choice((1, 3))) for row, at in ((0, 0), (0, 2), (1, 1), (1, 3), (0, 3)))),
    ),
    "architects-at-hand": lambda random: plain(
        random, [{"brussels": 3, "prison": random.randint(2, 4)}], area=_area((0, 0, 0, 1), (0, 1, 0, 3), (1, 0, 0, 2))
    ),
    "expo-holder-in-area": lambda random: plain(random, [{"expo": True}], area=_area((0, 0, 1, 1))),
    "crests-of-round-four": _crests_too_low,
}

BESIDE = {
    "most-nobles": frozenset({"no-duplicate-noble"}),  # there are five nobles: six are two of one
}

POSITIONS = Positions(GAME.id, legal, BREAKS, BESIDE)
