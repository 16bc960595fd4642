"""Questions about technology tiles, deeds, the merchant's journeys and trading stations."""

from __future__ import annotations

from random import Random
from typing import Any

from scorekeeper.games.orleans import GAME, board
from scorekeeper.games.orleans.model import Characters, Deeds
from scorekeeper.games.orleans.play_events import Guildhall, Hourglass, Move, Pass, Recruit, Technology, TownHall
from scorekeeper.games.orleans.play_places import NEEDS
from scorekeeper.games.orleans.play_state import goods_on
from scorekeeper.games.orleans.questions_action import ME, Told, mine
from scorekeeper.games.orleans.questions_tables import Middle, has, middle, of, some_players, start, ways
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    counted,
    mixed,
    score_file,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, Finding, PlayerIndex, Seat, Typed

OTHER = PlayerIndex(1)


def _first(found: tuple[Finding, ...], mistakes: dict[str, str]) -> str | None:
    return next((mistakes[each.rule] for each in found if each.rule in mistakes), None)


# --- technology --------------------------------------------------------------------------------------------------

TECHNOLOGY = {
    "first-technology-for-farmer": "first-technology-anywhere",
    "technology-not-for-monk": "technology-for-a-monk",
    "technology-one-a-place": "two-technology",
    "technology-not-alone": "technology-alone",
    "no-technology-at-town-hall": "technology-at-town-hall",
    "own-place": "place-of-another",
    "technology-for-a-need": "technology-unwanted",
}


def _with_technology(random: Random, tiles: int) -> tuple[Middle, list[Technology]]:
    """A table in the next round after player 0 has recruited ``tiles`` craftsmen; all but one tile are placed."""
    owned = ("cheese-factory", "hayrick", "cellar")
    at = mine(random, event="income", count=2, craftsman=0, trader=3, places=owned)
    laid: list[Technology] = []
    for turn in range(tiles):
        starts = at.player if turn % 2 == 0 else OTHER
        events: list[Any] = [Recruit(ME, "craftsman"), Pass(OTHER), Pass(ME)]
        at = at.after(*(events if starts == ME else [Pass(OTHER), Recruit(ME, "craftsman"), Pass(ME)]))
        at = at.after(Hourglass(random.choice(("income", "trading-day"))))
        if turn < tiles - 1:
            place: Any = random.choice(("village", "university", "castle", "ship", "wagon", "guildhall"))
            needs = [each for each in NEEDS[place] if turn or each == "farmer"]
            instead: Any = random.choice(needs)
            tile = Technology(ME, place, instead)
            if at.allows(tile):
                at, laid = at.after(tile), [*laid, tile]
            else:
                return _with_technology(random, tiles)
    return at, laid


@mixed
def technology_where(random: Random) -> Question:
    """Where may the technology tile go?"""
    tiles = random.choice((1, 1, 2, 2))
    at, laid = _with_technology(random, tiles)
    places = [each for each in NEEDS if len(NEEDS[each]) > 1 and each not in board.PLACES]
    places += ["cheese-factory", "cellar", "winery"]
    some: list[tuple[Any, Any]] = [(place, need) for place in places for need in dict.fromkeys(NEEDS[place])]
    good = [each for each in some if at.allows(Technology(ME, *each))]
    strange: list[tuple[Any, Any]] = [
        ("town-hall", "farmer"), ("hayrick", "farmer"), ("cellar", "monk"), ("winery", "farmer"),
        *((tile.place, need) for tile in laid for need in NEEDS[tile.place] if need != tile.instead),
        *ways(random, (each for each in some if each not in good), 2),
        (random.choice(("monastery", "scriptorium", "farm-house")), "farmer"),
    ]  # fmt: skip
    pairs = dict.fromkeys([*ways(random, good, min(2, len(good))), *ways(random, strange, 4)])
    answers: list[Told] = []
    for place, instead in pairs:
        found = at.against(Technology(ME, place, instead))
        facts: dict[str, Fact] = {"place": place, "kind": instead}
        answers.append((Answer(f"{place}-{instead}", "answer-technology", facts, _first(found, TECHNOLOGY)), not found))
    told: dict[str, Fact] = {"player": Typed(at.table.players[0].name)}
    words = "question-technology-first"
    if laid:
        told |= {"place": laid[0].place, "kind": laid[0].instead}
        words = "question-technology-second"
    rule = "first-technology-for-farmer" if not laid else "technology-one-a-place"
    return sorted_out(random, rule, words, answers, facts=told, document=score_file(at.table), view="places")


@mixed
def technology_when(random: Random) -> Question:
    """When may a new technology tile be used?"""
    at = mine(random, event="income", count=2, craftsman=random.randint(0, 3), knight=random.randint(0, 3))
    got = at.after(Recruit(ME, "craftsman"))
    tile = Technology(ME, random.choice(("village", "university", "castle", "ship", "wagon", "guildhall")), "farmer")
    other = got.after(Pass(OTHER))
    passed = other.after(Pass(ME))
    later = passed.after(Hourglass("trading-day", OTHER))
    placed = later.after(tile)
    elsewhere = Technology(ME, "cheese-factory" if tile.place != "cheese-factory" else "village", "farmer")
    cases = {
        "before": (at, tile, "technology-out-of-nowhere"),
        "at-once": (got, tile, "technology-at-once"),
        "other-passed": (other, tile, "technology-at-once"),
        "passed": (passed, tile, None),
        "next-round": (later, tile, None),
        "moved": (placed, elsewhere, "technology-moves"),
    }
    answers: list[Told] = []
    rules = ("technology-after-passing", "technology-in-hand")
    for word, (table, event, mistake) in cases.items():
        found = [each for each in table.against(event) if each.rule in rules]
        facts: dict[str, Fact] = {"place": tile.place}
        answers.append((Answer(word, f"answer-when-{word}", facts, mistake if found else None), not found))
    told: dict[str, Fact] = {"player": Typed(at.table.players[0].name), "place": tile.place}
    return sorted_out(
        random, "technology-after-passing", "question-technology-when", random.sample(answers, 4), facts=told
    )


# --- deeds -------------------------------------------------------------------------------------------------------


def _lying(random: Random, near: float = 0.5) -> dict[str, dict[str, int]]:
    """Followers on the deeds, some deeds all but full."""
    found = {}
    for deed, space in board.DEEDS.items():
        full = dict(space.slots)
        for _ in range(1 if random.random() < near else random.randint(2, sum(full.values()))):
            kind = random.choice([each for each in full if full[each]])
            full[kind] -= 1
        found[deed] = full
    return found


def _deeds(lying: dict[str, dict[str, int]]) -> Deeds:
    return Deeds(**{board.field(deed): Characters(**kinds) for deed, kinds in lying.items()})


def _at_deeds(random: Random, count: int | None = None, **own: Any) -> Middle:
    """A table with followers on the deeds; player 0 begins."""
    while True:
        at = middle(
            random,
            lambda number: tuple(has(**own) if place == 0 else has(coins=4) for place in range(number)),
            event="income",
            count=count,
            monks=2,
            deeds=_deeds(_lying(random)),
        )
        if at.player == 0:
            return at


SENT = {
    "deed-wants-kind": "monk-on-a-deed",
    "deed-slot-free": "slot-taken",
    "recruited-to-deeds": "starter-on-a-deed",
    "point-on-canalisation": "point-anywhere",
    "two-followers-sent": "three-to-deeds",
}


@mixed
def send(random: Random) -> Question:
    """Which followers may be sent where?"""
    recruited = {kind: random.choice((0, 1, 1, 2)) for kind in board.TRACKS}
    at = _at_deeds(random, **recruited)
    pairs: list[tuple[Any, Any]] = [(deed, kind) for deed, space in board.DEEDS.items() for kind in space.slots]
    pairs += [(deed, "monk") for deed in board.DEEDS]
    good = [each for each in pairs if at.allows(TownHall(ME, *each))]
    bad = [each for each in pairs if each not in good]
    answers: list[Told] = []
    for deed, kind in [*ways(random, good, min(2, len(good))), *ways(random, bad, 3)]:
        found = at.against(TownHall(ME, deed, kind))
        facts: dict[str, Fact] = {"deed": deed, "kind": kind}
        answers.append((Answer(f"{deed}-{kind}", "answer-send", facts, _first(found, SENT)), not found))
    told: dict[str, Fact] = {"player": Typed(at.table.players[0].name), "monk": 2, **recruited}
    return sorted_out(
        random, "deed-wants-kind", "question-send", answers, facts=told, document=score_file(at.table), view="deeds"
    )


@mixed
def town_hall(random: Random) -> Question:
    """What may be done at the Town Hall?"""
    at = _at_deeds(random, 2, farmer=2, boatman=2, craftsman=2, trader=2, knight=2, scholar=2)
    free = [
        (deed, kind)
        for deed, space in board.DEEDS.items()
        for kind in space.slots
        if kind != "monk" and at.allows(TownHall(ME, deed, kind))  # type: ignore[arg-type]
    ]
    if len({deed for deed, _ in free}) < 3:
        return town_hall(random)
    answers: list[Told] = []

    def tell(word: str, found: tuple[Finding, ...], **facts: Fact) -> None:
        answers.append((Answer(word, f"answer-hall-{word}", facts, _first(found, SENT)), not found))

    (one, a), (two, b), (three, c) = ways(random, {deed: (deed, kind) for deed, kind in free}.values(), 3)
    both = TownHall(ME, one, a, second_deed=two, second_follower=b)
    tell("two", at.against(both), kind=a, deed=one, second=b, other=two)
    tell("third", at.after(both, Pass(OTHER)).against(TownHall(ME, three, c)), kind=c, deed=three)
    tell("point", at.against(TownHall(ME, one, a, reward="point")), deed=one, kind=a)
    open_: list[Any] = [kind for deed, kind in free if deed == "canalisation"]
    if open_ and one != "canalisation":  # else the same is offered already
        tell("point-canal", at.against(TownHall(ME, "canalisation", open_[0], reward="point")), kind=open_[0])
    last = at.after(TownHall(ME, one, a), Pass(OTHER))
    tell("later", last.against(TownHall(ME, two, b)), kind=b, deed=two)
    told: dict[str, Fact] = {"player": Typed(at.table.players[0].name)}
    return sorted_out(
        random,
        "two-followers-sent",
        "question-town-hall",
        random.sample(answers, 4),
        facts=told,
        document=score_file(at.table),
        view="deeds",
    )


def deed_coins(random: Random) -> Question:
    """How many coins do two followers bring?"""
    at = _at_deeds(random, coins=0, farmer=2, boatman=2, craftsman=2, trader=2, knight=2, scholar=2)
    pairs = [(deed, kind) for deed, space in board.DEEDS.items() for kind in space.slots]
    good = [(deed, kind) for deed, kind in pairs if at.allows(TownHall(ME, deed, kind))]  # type: ignore[arg-type]
    (one, a), (two, b) = ways(random, good, 2)
    event = TownHall(ME, one, a, second_deed=two, second_follower=b)
    if not at.allows(event):
        return deed_coins(random)
    right = at.then(event).seats[0].coins
    assert right is not None
    free = {
        deed: sum(slots - (at.state.on_deed(deed, kind) or 0) for kind, slots in board.DEEDS[deed].slots.items())
        for deed in (one, two)
    }
    last = 2 * board.DEEDS[one].coins + board.DEEDS[two].coins if one != two else 4 * board.DEEDS[one].coins
    mistakes = {"one-coin-a-follower": 2, "deed-pays-the-last": last, "free-slots-pay": sum(free.values())}
    facts: dict[str, Fact] = {"player": Seat(0), "kind": a, "deed": one, "second": b, "other": two}
    return counted(
        "deed-coins",
        "question-deed-coins",
        right,
        mistakes,
        facts=facts,
        document=score_file(at.table),
        view="deeds",
        lit=(f"deed-{one}-{a}", f"deed-{two}-{b}"),
    )


def last_slot(random: Random) -> Question:
    """Where would one follower bring a citizen?"""
    at = _at_deeds(random, farmer=2, boatman=2, craftsman=2, trader=2, knight=2, scholar=2)
    brings = {}
    for deed, space in board.DEEDS.items():
        for kind in space.slots:
            event: Any = TownHall(ME, deed, kind)  # type: ignore[arg-type]
            if at.allows(event) and deed in at.then(event).seats[0].citizens:
                brings[deed] = kind
    if not brings:
        return last_slot(random)
    right = [
        part for deed, kind in brings.items() for part in (f"deed-{deed}", f"deed-{deed}-{kind}", f"citizen-{deed}")
    ]
    return Question(
        random.choice(("deed-slot-free", "full-deed-gives-citizen")),
        Ask.PLACE,
        "question-last-slot",
        tuple(right),
        facts={"player": Seat(0)},
        document=score_file(at.table),
        view="deeds",
    )


# --- the merchant ------------------------------------------------------------------------------------------------


def travel(random: Random) -> Question:
    """Where can the merchant go?"""
    by: Any = random.choice(("ship", "wagon"))
    count = random.choice((2, 3))
    while True:
        places = {place: random.choice(tuple(board.TOWNS)) for place in range(count)}
        at = middle(random, lambda number: tuple(has() for _ in range(number)), count=count, merchants=places)
        towns: list[Any] = [town for town in board.TOWNS if town != places[0]]
        right = [to for to in towns if at.allows(Move(ME, by, to))]
        if at.player == 0 and right:
            break
    facts: dict[str, Fact] = {"player": Seat(0), "town": places[0], "by": by}
    return Question(
        "ship-on-water" if by == "ship" else "wagon-on-road",
        Ask.PLACE,
        "question-travel",
        tuple(f"town-{town}" for town in right),
        facts=facts,
        document=score_file(at.table),
        view="map",
    )


@mixed
def on_the_way(random: Random) -> Question:
    """Which goods may be taken on the way?"""
    players = some_players(random)
    setup = start(random, len(players))
    way = random.choice([each for each in board.ROUTES if "orleans" in (each.one, each.other)])
    to: Any = way.other if way.one == "orleans" else way.one
    by: Any = "ship" if way.water else "wagon"
    at = of(table_of(GAME, players, setup=setup, start_player=0, log=[Hourglass("pilgrimage", ME)]), 0)
    here = goods_on(at.state, way) or ()
    answers: list[Told] = []
    for good in board.GOODS:
        event: Any = Move(ME, by, to, good)  # type: ignore[arg-type]
        answers.append((Answer(good, good, mistake=None if good in here else "good-of-elsewhere"), at.allows(event)))
    answers.append((Answer("none-taken", "answer-no-good"), at.allows(Move(ME, by, to, "none"))))
    if len(here) == 2 and here[0] != here[1]:
        answers.append((Answer("both", "answer-both-goods", mistake="two-goods-at-once"), False))
    facts: dict[str, Fact] = {"player": Seat(0), "by": by, "to": to}
    return sorted_out(
        random,
        "good-on-the-way",
        "question-on-the-way",
        answers,
        facts=facts,
        document=score_file(at.table),
        view="map",
        lit=("town-orleans", f"town-{to}"),
    )


# --- stations ----------------------------------------------------------------------------------------------------


def _stations(random: Random, count: int) -> list[tuple[Any, ...]]:
    """Towns with stations of each player."""
    pool = ways(random, (town for town in board.TOWNS if town != "orleans"), 3 * count)
    out = []
    for place in range(count):
        own = tuple(pool[3 * place : 3 * place + random.randint(1, 3)])
        out.append((*own, "orleans") if random.random() < 0.5 else own)
    return out


def no_room(random: Random) -> Question:
    """Where can a player not build?"""
    count = random.choice((2, 3))
    built = _stations(random, count)
    towns = tuple(board.TOWNS)
    refused = []
    for town in towns:
        at = middle(
            random,
            lambda _: tuple(has(stations=own) for own in built),
            count=count,
            merchants={0: town},
            event="income",
        )
        event = Guildhall(ME, town)  # type: ignore[arg-type]
        if any(each.rule == "town-has-room" for each in at.against(event)):
            refused.append(town)
    shown = middle(random, lambda _: tuple(has(stations=own) for own in built), count=count, event="income")
    return Question(
        "town-has-room",
        Ask.PLACE,
        "question-no-room",
        tuple(f"town-{town}" for town in refused),
        facts={"player": Seat(0)},
        document=score_file(shown.table),
        view="map",
    )


@mixed
def may_build(random: Random) -> Question:
    """Which of these may be built at the Guildhall?"""
    count = 2
    built = _stations(random, count)
    near: list[Any] = [town for town in board.TOWNS if town not in (*built[0], *built[1], "orleans")]
    taken: list[Any] = [town for own in built for town in own if town != "orleans"]
    mistakes = {
        "station-at-merchant": "builds-from-afar",
        "town-has-room": "second-in-a-town",
        "station-in-supply": "eleventh-station",
    }
    cases: list[tuple[str, Any, tuple[Any, ...], dict[str, Fact]]] = []
    free, other = ways(random, near, 2)
    cases.append(("here", free, built[0], {"town": free}))
    cases.append(("afar", (free, other), built[0], {"town": free, "to": other}))
    one = random.choice(taken)
    cases.append(("here", one, built[0], {"town": one}))
    cases.append(("here", "orleans", built[0], {"town": "orleans"}))
    full = (*ways(random, near, 9), "orleans")
    last = next(town for town in near if town not in full)
    cases.append(("with-none-left", last, full, {"town": last}))
    answers: list[Told] = []
    for word, where, own, facts in cases:
        stands, builds = where if isinstance(where, tuple) else (where, where)
        at = middle(
            random,
            lambda _, own=own: (has(stations=own), has(stations=built[1])),  # type: ignore[misc]
            count=count,
            merchants={0: stands},
            event="income",
        )
        rules = tuple(each for each in at.against(Guildhall(ME, builds)) if each.rule in mistakes)
        key = f"{word}-{stands}-{builds}"
        answers.append((Answer(key, f"answer-build-{word}", facts, _first(rules, mistakes)), not rules))
    shown = middle(random, lambda _: tuple(has(stations=own) for own in built), count=count, event="income")
    told: dict[str, Fact] = {"player": Seat(0)}
    return sorted_out(
        random,
        "station-at-merchant",
        "question-may-build",
        random.sample(answers, 4),
        facts=told,
        document=score_file(shown.table),
        view="map",
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator(
        "technology-where",
        "first-technology-for-farmer",
        Ask.SELECT,
        technology_where,
        (
            "technology-one-a-place",
            "technology-not-for-monk",
            "technology-for-a-need",
            "technology-not-alone",
            "no-technology-at-town-hall",
        ),
    ),
    Generator("technology-when", "technology-after-passing", Ask.SELECT, technology_when, ("technology-in-hand",)),
    Generator("send", "deed-wants-kind", Ask.SELECT, send, ("deed-slot-free", "recruited-to-deeds")),
    Generator("town-hall", "two-followers-sent", Ask.SELECT, town_hall, ("point-on-canalisation",)),
    Generator("deed-coins", "deed-coins", Ask.COUNT, deed_coins),
    Generator("last-slot", "deed-slot-free", Ask.PLACE, last_slot, ("full-deed-gives-citizen",)),
    Generator("travel", "ship-on-water", Ask.PLACE, travel, ("wagon-on-road",)),
    Generator("on-the-way", "good-on-the-way", Ask.SELECT, on_the_way),
    Generator("no-room", "town-has-room", Ask.PLACE, no_room),
    Generator("may-build", "station-at-merchant", Ask.SELECT, may_build, ("town-has-room", "station-in-supply")),
)
