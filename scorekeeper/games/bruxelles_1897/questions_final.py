"""Questions about what can lie on the table when the game is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.area import BxTable
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    BANK,
    BONUSES,
    COLUMNS,
    HOUSES_A_PLAYER,
    NOBLES,
    ROUNDS,
    Area,
    Artworks,
    Column,
    Final,
    Houses,
    MaterialPairs,
    SeatFinal,
    Shared,
    Space,
    VpFrom,
    construction_most,
    rows_of,
    start_prison,
)
from scorekeeper.games.bruxelles_1897.play_events import PAIRS
from scorekeeper.games.bruxelles_1897.questions_setup import one_rule, said, verdict
from scorekeeper.games.bruxelles_1897.questions_tables import (
    TRIES,
    Verdict,
    alone,
    name_of,
    some_players,
)
from scorekeeper.learn import (
    Ask,
    Generator,
    Question,
    accepts,
    counted,
    mixed,
    objections,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, Seat

# --- what the box allows -----------------------------------------------------------------------------------------


def _shares(number: int) -> list[int]:
    """A number shared out among four players."""
    return [number // 4 + (at < number % 4) for at in range(4)]


def _four(random: Random, make: Callable[[int], SeatFinal], number: int) -> BxTable:
    return alone(random, *(make(share) for share in _shares(number)), count=4)


@mixed
def box_limits(random: Random) -> Question:
    """What can all players together have at the end?"""
    kind, colour = random.choice("abcd"), random.choice(("red", "yellow", "blue", "green"))
    noble, pair = random.choice(NOBLES), random.choice(PAIRS)

    def near(limit: int) -> int:
        return limit + random.choice((-1, 0, 0, 1, 2))

    def four(rule: str, make: Callable[[int], SeatFinal], number: int) -> Verdict:
        return verdict(_four(random, make, number), rule)

    houses, materials, artworks, nobles, money = near(16), near(12), near(12), near(15), near(BANK)
    holders, of_type, of_colour = random.choice((1, 1, 2)), near(4), near(3)
    copies, pairs = random.choice((2, 3, 4)), random.choice((1, 2, 3))
    statements = [
        said("all-houses", {"n": houses}, four("house-supply", lambda n: SeatFinal(houses=Houses(a=n)), houses)),
        said("all-materials", {"n": materials}, four("material-supply", lambda n: SeatFinal(materials=n), materials)),
        said(
            "all-artworks",
            {"n": artworks},
            four("artwork-supply", lambda n: SeatFinal(artworks=Artworks(red=n)), artworks),
        ),
        said("all-nobles", {"n": nobles}, four("noble-supply", lambda n: SeatFinal(nobles=NOBLES[:n]), nobles)),
        said("all-money", {"n": money}, four("bank-money", lambda n: SeatFinal(bef=n), money)),
        said("all-expos", {"n": holders}, four("one-expo-holder", lambda n: SeatFinal(expo=n > 0), holders)),
        said(
            "all-of-type",
            {"kind": f"house-{kind}", "n": of_type},
            four("house-type-supply", lambda n: SeatFinal(houses=Houses(**{kind: n})), of_type),
        ),
        said(
            "all-of-colour",
            {"colour": colour, "n": of_colour},
            four("artwork-colour-supply", lambda n: SeatFinal(artworks=Artworks(**{colour: n})), of_colour),
        ),
        said(
            "all-of-noble",
            {"noble": noble, "n": copies},
            four("noble-copies", lambda n: SeatFinal(nobles=(noble,) * n), copies),
        ),
        said(
            "all-of-pair",
            {"pair": pair, "n": pairs},
            four(
                "material-pair-supply",
                lambda n: SeatFinal(material_pairs=MaterialPairs(**{pair.replace("-", "_"): n})),
                pairs,
            ),
        ),
    ]
    shown = [(replace(answer, mistake=None if good else "more-than-the-box"), good) for answer, good in statements]
    shown = random.sample(shown, 5)
    return sorted_out(random, one_rule(random, shown), "question-box-limits", shown)


def money_cards(random: Random) -> Question:
    """How many Money cards do these sums take at least?"""
    for _ in range(TRIES):
        sums = [random.choice((2, 5, 8, 11, 14, 17, 20, 23, 10, 13)) for _ in range(4)]
        table = alone(random, *(SeatFinal(bef=each) for each in sums), count=4)
        found = objections(GAME, table, "money-cards-suffice")
        if found:
            break
    right = found[0].facts["found"]
    assert isinstance(right, int)
    mistakes = {
        "money-counted-together": sum(sums) // 3 + sum(sums) % 3,
        "franc-by-franc": sum(sums),
        "rests-forgotten": sum(each // 3 for each in sums),
        "one-card-for-a-rest": sum(-(-each // 3) for each in sums),
    }
    facts: dict[str, Fact] = {f"bef-{at + 1}": each for at, each in enumerate(sums)}
    return counted(
        "money-cards-suffice",
        "question-money-cards",
        right,
        mistakes,
        facts=facts,
        because="problem",
        because_facts=found[0].facts,
    )


# --- what one player can have ------------------------------------------------------------------------------------


@mixed
def own_limits(random: Random) -> Question:
    """What can one player have at the end?"""
    noble, track = random.choice(NOBLES), random.choice(("architecture", "prestige"))
    same, brugmann = random.choice((1, 2)), random.choice((1, 1, 0, 2))
    nobles, houses = random.choice((4, 5, 5, 6)), HOUSES_A_PLAYER + random.choice((-1, 0, 1, 2))
    nobility, place = random.choice((1, 3, 5, 0, 6)), random.choice((1, 4, 5, 0, 6))
    many: Any = (*NOBLES, NOBLES[0])[:nobles]
    stands: dict[str, Any] = {track: place}

    def fits(own: SeatFinal, *rules: str) -> Verdict:
        return verdict(alone(random, own), *rules)

    def end(number: int) -> str:
        return "tracks-begin-at-zero" if number == 0 else "beyond-the-end"

    statements = [
        said(
            "own-same",
            {"noble": noble, "n": same},
            fits(SeatFinal(nobles=(noble,) * same), "no-duplicate-noble"),
            "same-noble-twice",
        ),
        said("own-nobles", {"n": nobles}, fits(SeatFinal(nobles=many), "most-nobles"), "more-than-five-nobles"),
        said("own-brugmann", {"n": brugmann}, fits(SeatFinal(brugmann=brugmann), "one-brugmann"), "brugmann-bought"),
        said("own-houses", {"n": houses}, fits(SeatFinal(houses=Houses(a=houses)), "most-houses"), "eight-houses"),
        said(
            "own-track",
            {"track": "nobility", "n": nobility},
            fits(SeatFinal(nobility=nobility), "nobility-range"),
            end(nobility),
        ),
        said(
            "own-track",
            {"track": track, "n": place},
            fits(
                SeatFinal(**stands), *(("track-end", "tracks-from-one") if place else ("tracks-from-one", "track-end"))
            ),
            end(place),
        ),
    ]
    shown = random.sample(statements, 4)
    return sorted_out(random, one_rule(random, shown), "question-own-limits", shown)


def prison_most(random: Random) -> Question:
    """How many Architects can somebody have in prison at most?"""
    players = some_players(random)
    count, number = len(players), random.choice((1, 2, 3, ROUNDS))

    def fits(prison: int) -> bool:
        final = Final(Shared(round=number), (SeatFinal(prison=prison),))
        return accepts(GAME, table_of(GAME, players, final=final), "prison-limit", "prison-by-round")

    right = max(prison for prison in range(12) if fits(prison))
    start = len(start_prison(count))
    mistakes = {
        "prison-begins-empty": right - start,
        "prison-of-other-count": right - start + (2 if start == 1 else 1),
        "prison-emptied": start + 1,
        "all-in-prison": ARCHITECTS,
        "two-prisoners-a-round": start + 2 * number,
    }
    facts: dict[str, Fact] = {"player": name_of(players, 0), "players": count, "round": number}
    rule = "prison-limit" if number == ROUNDS else "prison-by-round"
    return counted(rule, "question-prison-most", right, mistakes, facts=facts)


def house_vp(random: Random) -> Question:
    """How many VP can so many houses have given, at most or at least?"""
    houses, most = random.randint(1, HOUSES_A_PLAYER), random.random() < 0.6
    players = some_players(random, 2)

    def fits(points: int) -> bool:
        own = SeatFinal(houses=Houses(houses, 0, 0, 0), vp_from=VpFrom(construction=points))
        return accepts(GAME, alone(random, own), "construction-range")

    possible = [points for points in range(40) if fits(points)]
    right = possible[-1] if most else possible[0]
    mistakes = {
        "three-for-each-house": 3 * houses,
        "house-points-grow": houses * (houses + 1) // 2,
        "house-scores-one": houses,
        "houses-score-at-the-end": 0,
    }
    facts: dict[str, Fact] = {"player": name_of(players, 0), "houses": houses}
    words = "question-house-vp-most" if most else "question-house-vp-least"
    return counted("construction-range", words, right, mistakes, facts=facts)


def missing_source(random: Random) -> Question:
    """How many VP came from the source that nobody noted?"""
    parts = {
        "construction": random.randint(1, 12),
        "exhibitions": 2 * random.randint(0, 6),
        "crests": random.randint(0, 12),
    }
    asked = random.choice(tuple(parts))
    given, points = {key: number for key, number in parts.items() if key != asked}, sum(parts.values())

    def fits(number: int) -> bool:
        own = SeatFinal(vp=points, vp_from=VpFrom(**given, **{asked: number}))
        return accepts(GAME, alone(random, own), "vp-adds-up")

    right = next(number for number in range(points + 1) if fits(number))
    first, second = given.values()
    players = some_players(random, 2)
    mistakes = {
        "source-forgotten": points - first,
        "other-source-forgotten": points - second,
        "sum-of-sources": first + second,
    }
    facts: dict[str, Fact] = {"player": name_of(players, 0), "vp": points, "first": first, "second": second}
    return counted("vp-adds-up", f"question-missing-{asked}", right, mistakes, facts=facts)


@mixed
def possible_vp(random: Random) -> Question:
    """Which VP can there be before final scoring?"""
    count = random.choice((2, 3, 4))
    crests = ROUNDS * (rows_of(count) - 1) * (COLUMNS - 1)
    prestige, houses = random.randint(1, 5), random.randint(1, 5)
    shown, all_shown = random.choice((2, 6, 8, 3, 5, 7)), random.choice((28, 30, 32, 34, 36))
    crest = crests * prestige + random.choice((-prestige, 0, prestige))
    few = houses + random.choice((-1, 0, 2))
    reach = construction_most(houses) + 32 + crests * prestige + random.choice((-3, 0, 1, 4))
    many = construction_most(HOUSES_A_PLAYER) + 32 + crests * 5 + random.choice((-20, 0, 1, 10))
    last = Houses(houses, 0, 0, 0)

    def fits(rule: str, *own: SeatFinal) -> Verdict:
        return verdict(alone(random, *own, count=count), rule)

    halves = [2 * (all_shown // 4), all_shown - 2 * (all_shown // 4)]
    statements = [
        said(
            "vp-exhibitions",
            {"n": shown},
            fits("exhibition-even", SeatFinal(vp_from=VpFrom(exhibitions=shown))),
            "odd-exhibition",
        ),
        said(
            "vp-all-exhibitions",
            {"n": all_shown},
            fits("exhibition-limit", *(SeatFinal(vp_from=VpFrom(exhibitions=half)) for half in halves)),
            "more-exhibitions",
        ),
        said(
            "vp-crests",
            {"n": crest, "prestige": prestige},
            fits("crest-limit", SeatFinal(prestige=prestige, vp_from=VpFrom(crests=crest))),
            "more-crests",
        ),
        said(
            "vp-houses",
            {"n": few, "houses": houses},
            fits("vp-covers-houses", SeatFinal(vp=few, houses=last)),
            "houses-without-vp",
        ),
        said(
            "vp-reach",
            {"n": reach, "houses": houses, "prestige": prestige},
            fits("vp-within-reach", SeatFinal(vp=reach, houses=last, prestige=prestige)),
            "vp-out-of-reach",
        ),
        said("vp-many", {"n": many}, fits("vp-ceiling", SeatFinal(vp=many)), "vp-out-of-reach"),
    ]
    facts: dict[str, Fact] = {"players": count, "player": name_of(some_players(random, 2), 0)}
    picked = random.sample(statements, 4)
    return sorted_out(random, one_rule(random, picked), "question-possible-vp", picked, facts=facts)


@mixed
def count_fits(random: Random) -> Question:
    """Which of these counts fit together?"""
    players = some_players(random)
    count = len(players)
    cards: Any = random.choice((("2/5",), ("2/4", "2/5"), ("1/3", "2/4", "2/5")))
    ids = tuple("card-" + card.replace("/", "-") for card in cards)
    prison, first, second = len(cards) + random.choice((0, 0, 1, -1)), random.randint(0, 2), random.randint(0, 2)
    materials = first + second + random.choice((0, 0, 1, 2))
    area, brussels, locked = random.randint(1, 4), random.randint(0, 3), random.randint(0, 3)
    won, jailed = random.randint(1, 4), random.randint(3, 5)
    artworks, nobles, houses = random.randint(2, 8), random.randint(2, 5), random.randint(5, 7)
    empty: Any = tuple((None,) * COLUMNS for _ in range(rows_of(count)))
    row, column = random.choice(((rows_of(count), 0), (0, COLUMNS), (0, 0), (1, 2)))
    beyond: Any = tuple(
        tuple(Space(Seat(0), 1) if (r, c) == (row, column) else None for c in range(COLUMNS + 1))
        for r in range(rows_of(count) + 1)
    )
    holder: Any = empty if random.random() < 0.5 else ((Space(Seat(0), 1), None, None, None), *empty[1:])
    one: Any = ((Space(Seat(0), 1),) * area, *empty[1:])

    def fits(rule: str, own: SeatFinal, **shared: Any) -> Verdict:
        return verdict(table_of(GAME, players, final=Final(Shared(**shared), (own,))), rule)

    columns = tuple(Column(bonus, (Seat(0),) if at < won else ()) for at, bonus in enumerate(BONUSES))
    statements = [
        said(
            "fits-prison",
            {"cards": ids, "n": prison},
            fits("prison-values-match", SeatFinal(prison=prison, prison_values=cards)),
            "list-and-count",
        ),
        said(
            "fits-pairs",
            {"first": first, "second": second, "n": materials},
            fits(
                "material-pairs-add-up",
                SeatFinal(materials=materials, material_pairs=MaterialPairs(first, second, 0, 0, 0, 0)),
            ),
            "list-and-count",
        ),
        said(
            "fits-seven",
            {"area": area, "brussels": brussels, "prison": locked},
            fits("architects-at-hand", SeatFinal(brussels=brussels, prison=locked), area=Area(rows=one)),
            "more-than-seven",
        ),
        said(
            "fits-columns",
            {"n": won, "prison": jailed},
            fits("columns-won", SeatFinal(prison=jailed), columns=columns),
            "more-columns-than-architects",
        ),
        said(
            "fits-expo" if holder is empty else "fits-expo-area",
            {},
            fits("expo-holder-in-area", SeatFinal(expo=True), area=Area(rows=holder)),
            "expo-from-brussels",
        ),
        said(
            "fits-space",
            {"row": row + 1, "column": column + 1},
            fits("area-size", SeatFinal(), area=Area(rows=beyond)),
            "space-outside",
        ),
        said(
            "fits-cards",
            {"houses": houses, "artworks": artworks, "nobles": nobles},
            fits(
                "placements-suffice",
                SeatFinal(
                    houses=Houses(houses, 0, 0, 0),
                    artworks=Artworks(artworks, 0, 0, 0),
                    nobles=NOBLES[:nobles],
                    materials=0,
                ),
            ),
            "more-cards-than-architects",
        ),
    ]
    facts: dict[str, Fact] = {"players": count}
    shown = random.sample(statements, 4)
    return sorted_out(random, one_rule(random, shown), "question-count-fits", shown, facts=facts)


QUESTIONS: tuple[Generator, ...] = (
    Generator(
        "box-limits",
        "house-supply",
        Ask.SELECT,
        box_limits,
        (
            "material-supply",
            "artwork-supply",
            "noble-supply",
            "bank-money",
            "one-expo-holder",
            "house-type-supply",
            "artwork-colour-supply",
            "noble-copies",
            "material-pair-supply",
        ),
    ),
    Generator("money-cards", "money-cards-suffice", Ask.COUNT, money_cards),
    Generator(
        "own-limits",
        "most-nobles",
        Ask.SELECT,
        own_limits,
        ("no-duplicate-noble", "one-brugmann", "most-houses", "nobility-range", "tracks-from-one", "track-end"),
    ),
    Generator("prison-most", "prison-limit", Ask.COUNT, prison_most, ("prison-by-round",)),
    Generator("house-vp", "construction-range", Ask.COUNT, house_vp),
    Generator("missing-source", "vp-adds-up", Ask.COUNT, missing_source),
    Generator(
        "possible-vp",
        "exhibition-even",
        Ask.SELECT,
        possible_vp,
        ("exhibition-limit", "crest-limit", "vp-covers-houses", "vp-within-reach", "vp-ceiling"),
    ),
    Generator(
        "count-fits",
        "architects-at-hand",
        Ask.SELECT,
        count_fits,
        (
            "prison-values-match",
            "material-pairs-add-up",
            "columns-won",
            "expo-holder-in-area",
            "area-size",
            "placements-suffice",
        ),
    ),
)
