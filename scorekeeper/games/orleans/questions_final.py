"""Questions about what can lie on the table at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.game import Player
from scorekeeper.games.orleans import GAME, board
from scorekeeper.games.orleans.model import (
    Final,
    Goods,
    SeatFinal,
    Shared,
    Torture,
    Tracks,
)
from scorekeeper.games.orleans.position import OrleansTable
from scorekeeper.games.orleans.questions_tables import COUNTS, noted, some_players, ways
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    counted,
    mixed,
    objections,
    score_file,
    sorted_out,
    spotted,
    table_of,
)
from scorekeeper.rules import Fact, Seat, Typed

Told = tuple[Answer, bool]
NOTHING_LOST = Torture(0, 0, 0, 0, 0, 0)


def says(id: str, table: OrleansTable, *rules: str, mistake: str | None = None, **facts: Fact) -> Told:
    """A statement, with whether all of ``rules`` accept the ``table`` that it describes."""
    good = accepts(GAME, table, *rules)
    key = "-".join((id, *("+".join(each) if isinstance(each, tuple) else str(each) for each in facts.values())))  # type: ignore[arg-type]
    return Answer(key, f"answer-{id}", facts, None if good else mistake, rules[0]), good


def unlike(answers: list[Told]) -> list[Told]:
    """The statements, each once."""
    return list({answer.id: (answer, good) for answer, good in answers}.values())


# --- stations ----------------------------------------------------------------------------------------------------

STATIONS = ("stations-per-player", "stations-balance", "stations-lost-to-torture")


@mixed
def stations(random: Random) -> Question:
    """Which of these can be the stations of one player?"""
    players = some_players(random)
    answers = []
    for _ in range(5):
        built, lost = random.randint(1, 9), random.choice((0, 0, 1, 2))
        kept = max(0, 10 - built - lost + random.choice((0, 0, 0, 1, -1)))
        given = lost + random.choice((0, 0, 0, 1)) if lost else random.choice((0, 0, 0, 1))
        seat = SeatFinal(
            stations=built, stations_supply=kept, stations_lost=lost, torture=replace(NOTHING_LOST, stations=given)
        )
        answers.append(
            says("stations", noted(players, seat), *STATIONS, built=built, kept=kept, lost=lost, given=given)
        )
    return sorted_out(random, "stations-balance", "question-stations", unlike(answers))


def spot_town(random: Random) -> Question:
    """Where is a station too many?"""
    players = some_players(random, random.choice((2, 3, 4)))
    count = len(players)
    pool = ways(random, (town for town in board.TOWNS if town != "orleans"), 4 * count)
    built = [[*pool[4 * at : 4 * at + random.randint(2, 4)]] for at in range(count)]
    for own in ways(random, range(count), random.randint(1, count)):
        built[own].append("orleans")
    one, other = ways(random, range(count), 2)
    built[one].append(next(town for town in built[other] if town != "orleans"))
    seats = tuple(SeatFinal(stations=tuple(own)) for own in built)
    return spotted(GAME, noted(players, *seats), "one-station-per-town", "question-spot-town", "final-map")


@mixed
def stations_in_all(random: Random) -> Question:
    """How many stations can be on the map together?"""
    count = random.choice(COUNTS)
    players = some_players(random, count)
    answers = []
    for _ in range(5):
        seats = [random.randint(3, 10) for _ in range(count)]
        if random.random() < 0.5:
            seats = [random.randint(7, 10) for _ in range(count)]
        if random.random() < 0.2:
            seats[0] = 11
        table = noted(players, *(SeatFinal(stations=each) for each in seats))
        mistake = "eleventh-station" if max(seats) > 10 else "more-than-towns"
        numbers = Typed(" + ".join(str(each) for each in seats))
        good = accepts(GAME, table, "stations-on-map", "stations-per-player")
        key = "-".join(str(each) for each in sorted(seats))
        answers.append((Answer(key, "answer-sum", {"numbers": numbers}, None if good else mistake), good))
    return sorted_out(random, "stations-on-map", "question-stations-in-all", unlike(answers), facts={"players": count})


# --- goods -------------------------------------------------------------------------------------------------------


@mixed
def goods_counted(random: Random) -> Question:
    """Which of these counts of goods can be right at the end?"""
    count = random.choice(COUNTS)
    players = some_players(random, count)
    in_play, on_map = board.goods_in_play(count) or 0, len(board.spaces_used(count))
    good: Any = random.choice(board.GOODS)
    most = board.GOOD_TILES[good]
    one = random.randint(most // 3, most - 2)
    other = most - one + random.choice((0, -1, 1, 2))
    answers = [
        says(
            "goods-of-two",
            noted(players, SeatFinal(goods=Goods(**{good: one})), SeatFinal(goods=Goods(**{good: other}))),
            "goods-by-kind",
            good=good,
            n=one,
            other=other,
            mistake="more-than-the-box",
        )
    ]
    left = on_map + random.choice((0, -5, 1, 4, 9))
    spread = {each: board.GOOD_TILES[each] * 2 // 3 for each in board.GOODS}
    spread["grain"] = left - sum(number for each, number in spread.items() if each != "grain")
    answers.append(
        says(
            "goods-on-map",
            noted(players, goods_on_map=Goods(**spread)),
            "goods-left-on-map",
            n=left,
            mistake="goods-laid-back",
        )
    )
    for by in ways(random, (0, 0, -3, 2, 5, 6), 2):
        given = random.choice((0, 0, 3)) if by == -3 else 0
        table = _all_goods(players, in_play + by, given)
        answers.append(
            says(
                "goods-in-all",
                table,
                "goods-in-play",
                "goods-all-there",
                n=in_play + by,
                given=given,
                mistake="other-player-count" if by > 0 else "goods-vanish",
            )
        )
    return sorted_out(random, "goods-by-kind", "question-goods-counted", unlike(answers), facts={"players": count})


def _all_goods(players: tuple[Player, ...], total: int, given: int) -> OrleansTable:
    """A table on which ``total`` goods are counted, no kind too often where that can be."""
    counts: dict[str, int] = {}
    for good, most in board.GOOD_TILES.items():
        counts[good] = min(most, total - sum(counts.values()))
    counts["grain"] += total - sum(counts.values())
    none = Goods(0, 0, 0, 0, 0)
    seats = tuple(
        SeatFinal(goods=none, torture=replace(NOTHING_LOST, goods=given if at == 0 else 0))
        for at in range(len(players))
    )
    return noted(players, *seats, goods_market=Goods(**counts), goods_on_map=none)


# --- development and tracks --------------------------------------------------------------------------------------


def status(random: Random) -> Question:
    """Which status does a marker give?"""
    marker = random.randint(1, 30)
    players = some_players(random)
    wrong = 6 if marker < 30 else 5
    table = noted(players, SeatFinal(development=marker, status=wrong))
    found = objections(GAME, table, "status-of-marker")[0].facts["expected"]
    assert isinstance(found, int)
    mistakes = {
        "status-always-two": 2 if marker >= 4 else found,
        "status-every-five": marker // 5 + 1,
        "status-of-next-space": found + 1,
    }
    facts: dict[str, Fact] = {"player": Seat(0), "marker": marker}
    drawn = noted(
        players, *(SeatFinal(development=marker if at == 0 else random.randint(0, 29)) for at in range(len(players)))
    )
    return counted(
        "status-of-marker",
        "question-status",
        found,
        mistakes,
        facts=facts,
        document=score_file(drawn),
        view="final-development",
        lit=(f"development-{marker}",),
    )


Case = Callable[[Random, tuple[Player, ...]], Told]


def _length(random: Random, players: tuple[Player, ...]) -> Told:
    kind = random.choice(board.TRACKS)
    steps = board.TRACK_LENGTH[kind] + random.choice((0, 0, 1))
    table = noted(players, SeatFinal(tracks=Tracks(**{kind: steps})))
    return says("steps", table, "track-length", kind=kind, n=steps, mistake="beyond-the-track")


def _range(random: Random, players: tuple[Player, ...]) -> Told:
    marker = random.choice((28, 30, 31, 33))
    table = noted(players, SeatFinal(development=marker))
    return says("marker", table, "development-range", n=marker, mistake="development-goes-on")


def _status_range(random: Random, players: tuple[Player, ...]) -> Told:
    level = random.choice((0, 1, 6, 7))
    return says("level", noted(players, SeatFinal(status=level)), "status-range", n=level, mistake="level-range")


def _scholars(random: Random, players: tuple[Player, ...]) -> Told:
    steps = random.randint(2, 5)
    marker = max(0, board.scholar_points(steps) + random.choice((0, 2, -1, -3)))
    seat = SeatFinal(development=marker, tracks=Tracks(scholar=steps), torture=NOTHING_LOST)
    table = noted(players, seat)
    return says("scholars", table, "development-of-scholars", n=steps, marker=marker, mistake="scholars-lead-further")


def _supply(random: Random, players: tuple[Player, ...]) -> Told:
    kind = random.choice(("boatman", "craftsman", "trader"))
    supply = (board.neutral_tiles(len(players)) or {})[kind]
    total = supply + random.choice((0, -1, 1, 2))
    most = board.TRACK_LENGTH[kind]
    steps = [min(most, total - most * at) if total > most * at else 0 for at in range(len(players))]
    total = sum(steps)
    table = noted(players, *(SeatFinal(tracks=Tracks(**{kind: n}), torture=NOTHING_LOST, plague=0) for n in steps))
    return says("steps-in-all", table, "track-supply", kind=kind, n=total, mistake="more-than-the-supply")


def _technology(random: Random, players: tuple[Player, ...]) -> Told:
    total = random.choice((14, 16, 17, 20))
    parts = [total // len(players)] * (len(players) - 1)
    table = noted(players, *(SeatFinal(technology=n) for n in (*parts, total - sum(parts))))
    return says("technology-in-all", table, "technology-supply", n=total, mistake="sixteen-technology")


def _craftsmen(random: Random, players: tuple[Player, ...]) -> Told:
    steps = random.randint(1, 4)
    held = steps + random.choice((0, 0, 1, -1))
    places: Any = random.choice(((), ("hayrick",)))
    rest = (SeatFinal(technology=0, torture=NOTHING_LOST),) * (len(players) - 1)
    seat = SeatFinal(
        technology=held, tracks=Tracks(craftsman=steps, trader=len(places)), places=places, torture=NOTHING_LOST
    )
    table = noted(players, seat, *rest)
    rules = ("technology-of-craftsmen", "technology-received")
    return says("technology-held", table, *rules, n=held, craftsmen=steps, mistake="technology-a-craftsman")


@mixed
def tracks(random: Random) -> Question:
    """Which of these can be at the end?"""
    players = some_players(random)
    cases: tuple[Case, ...] = (_length, _range, _status_range, _scholars, _supply, _technology, _craftsmen)
    answers = [case(random, players) for case in random.sample(cases, 5)]
    return sorted_out(random, "track-length", "question-tracks", answers, facts={"players": len(players)})


@mixed
def places(random: Random) -> Question:
    """Which place tiles can a player have?"""
    players = some_players(random, random.choice((2, 3)))
    answers = []
    for _ in range(4):
        traders = random.randint(1, 4)
        number = traders + random.choice((0, 0, 0, 1))
        second = random.randint(0, min(number, 3))
        held: Any = (*ways(random, board.PILE_ONE, number - second), *ways(random, board.PILE_TWO, second))
        if random.random() < 0.2 and number > 1:
            held = (held[0], held[0], *held[2:])
        table = noted(players, SeatFinal(places=held, tracks=Tracks(trader=traders), torture=NOTHING_LOST))
        rules = ("place-taken-once", "places-of-traders", "second-pile-places")
        answers.append(says("places", table, *rules, n=traders, places=held, mistake="places-miscounted"))
    supply = (board.neutral_tiles(len(players)) or {})["trader"]
    total = supply + random.choice((0, 1, 2, -1))
    parts = [min(5, total)] + [max(0, min(5, total - 5 * at)) for at in range(1, len(players))]
    table = noted(players, *(SeatFinal(places=n, torture=NOTHING_LOST, plague=0) for n in parts))
    answers.append(says("places-in-all", table, "place-supply", n=sum(parts), mistake="more-than-the-supply"))
    facts: dict[str, Fact] = {"players": len(players)}
    return sorted_out(random, "second-pile-places", "question-places", unlike(answers), facts=facts)


# --- the end -----------------------------------------------------------------------------------------------------


@mixed
def the_end(random: Random) -> Question:
    """Which of these records can be scored as they are?"""
    players = some_players(random, random.choice((2, 3)))
    answers = []
    for round_ in ways(random, (12, 15, 16, 17, 18, 18, 19, 20), 2):
        table = noted(players, SeatFinal(coins=7), round=round_)
        answers.append(
            says("scored-after", table, "round-number", "last-round", n=round_, mistake="eighteen-rounds-played")
        )
    coins = random.choice((0, 0, 3, 5))
    none = Goods(0, 0, 0, 0, 0)
    seat = SeatFinal(coins=coins, goods=none, stations=0, citizens=0, development=0)
    answers.append(
        says(
            "everybody-has",
            noted(players, *(seat for _ in players)),
            "nothing-to-score",
            n=coins,
            mistake="never-played",
        )
    )
    five = GAME.variants[0].edition
    other = random.random() < 0.5
    table = table_of(GAME, players, final=Final(Shared(), (SeatFinal(coins=1),)))
    table = replace(table, edition=five) if other else table
    word = "box-of-five" if other else "box-of-four"
    good = not any(each.rule == "edition-limits" for each in GAME.check(table))
    answers.append((Answer(word, f"answer-{word}", mistake=None if good else "limits-of-five"), good))
    return sorted_out(random, "last-round", "question-the-end", unlike(answers))


QUESTIONS: tuple[Generator, ...] = (
    Generator("stations", "stations-balance", Ask.SELECT, stations, (STATIONS[0], STATIONS[2])),
    Generator("spot-town", "one-station-per-town", Ask.SPOT, spot_town),
    Generator("stations-in-all", "stations-on-map", Ask.SELECT, stations_in_all, ("stations-per-player",)),
    Generator(
        "goods-counted",
        "goods-by-kind",
        Ask.SELECT,
        goods_counted,
        ("goods-in-play", "goods-all-there", "goods-left-on-map"),
    ),
    Generator("status", "status-of-marker", Ask.COUNT, status),
    Generator(
        "tracks",
        "track-length",
        Ask.SELECT,
        tracks,
        (
            "development-range",
            "status-range",
            "development-of-scholars",
            "track-supply",
            "technology-supply",
            "technology-of-craftsmen",
            "technology-received",
        ),
    ),
    Generator(
        "places",
        "second-pile-places",
        Ask.SELECT,
        places,
        ("place-taken-once", "places-of-traders", "place-supply"),
    ),
    Generator("the-end", "last-round", Ask.SELECT, the_end, ("round-number", "nothing-to-score", "edition-limits")),
)
