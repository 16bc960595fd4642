"""Questions about what the events of the hourglass tiles give and take, and about torture."""

from __future__ import annotations

from random import Random
from typing import Any

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.model import SeatFinal
from scorekeeper.games.orleans.play_events import Settle, Torture
from scorekeeper.games.orleans.questions_action import ME, Told
from scorekeeper.games.orleans.questions_tables import Middle, all_pass, has, middle, ways
from scorekeeper.learn import Answer, Ask, Generator, Question, counted, mixed, score_file, sorted_out
from scorekeeper.rules import Fact, Seat, Typed

RULES = {
    "income": "income-by-status",
    "trading-day": "trading-day-by-stations",
    "taxes": "taxes-by-goods",
    "harvest": "harvest-five-coins",
}


def _own(random: Random, *, food: bool = True, rich: bool = True) -> SeatFinal:
    """What a player may have when an event comes."""
    goods = {good: random.choice((0, 0, 1, 1, 2, 3)) for good in board.GOODS if food or good in ("wool", "brocade")}
    towns = ways(random, (town for town in board.TOWNS if town != "orleans"), random.randint(0, 5))
    coins = random.randint(6, 16) if rich else random.randint(0, 3)
    return has(coins=coins, development=random.randint(0, 29), stations=tuple(towns), **goods)


def _before_event(random: Random, event: str, own: SeatFinal) -> Middle:
    """A table on which player 0 has ``own`` and all but one have passed in a round with ``event``."""
    return middle(
        random,
        lambda number: tuple(own if place == 0 else has(coins=8) for place in range(number)),
        event=event,
        count=2,
    )


def event_coins(random: Random) -> Question:
    """How many coins does a player have after the event?"""
    event = random.choice(tuple(RULES))
    at = _before_event(random, event, _own(random, food=event != "harvest"))
    seat = at.state.seats[0]
    after = all_pass(at)
    coins, right = seat.coins or 0, after.state.seats[0].coins
    assert right is not None
    goods, status, built = seat.goods_total or 0, seat.status or 0, seat.built or 0
    mistakes = {
        "income": {"income-by-stations": coins + built, "income-by-space": coins + (seat.development or 0)},
        "trading-day": {"trading-day-by-status": coins + status, "trading-day-unbuilt": coins + 10 - built},
        "taxes": {
            "taxes-rounded-up": coins - -(-goods // 3),
            "taxes-on-every-good": coins - goods,
            "taxes-on-kinds": coins - sum(number != 0 for number in seat.goods),
        },
        "harvest": {"harvest-with-wool": coins, "harvest-one-coin": coins - 1},
    }[event]
    shown = {each: number for each, number in mistakes.items() if number >= 0}
    facts: dict[str, Fact] = {"player": Seat(0), "event": event, "marker": seat.development or 0}
    return counted(
        RULES[event], "question-event-coins", right, shown, facts=facts, document=score_file(at.table), view="event"
    )


@mixed
def harvest(random: Random) -> Question:
    """What may be given at the Harvest?"""
    at = all_pass(_before_event(random, "harvest", _own(random)))
    answers: list[Told] = []
    for good in board.GOODS:
        event: Any = Settle(ME, good=good)  # type: ignore[arg-type]
        found = at.against(event)
        mistake = "harvest-with-wool" if found and good in ("wool", "brocade") else None
        answers.append((Answer(good, good, mistake=mistake), not found))
    owes = at.state.seats[0]
    for coins in (5, 1):
        if owes.coins is not None and owes.coins >= coins:
            event = Settle(ME, coins=coins)
            mistake = None if at.allows(event) else "harvest-one-coin"
            answers.append((Answer(f"{coins}-coins", "answer-coins", {"n": coins}, mistake), at.allows(event)))
    return sorted_out(
        random,
        "harvest-food",
        "question-harvest",
        answers,
        facts={"player": Seat(0)},
        document=score_file(at.table),
        view="seats",
    )


@mixed
def plague(random: Random) -> Question:
    """Which followers can the Plague take?"""
    recruited = {kind: random.choice((0, 0, 1, 2)) for kind in board.TRACKS}
    at = all_pass(_before_event(random, "plague", has(**recruited)))
    answers: list[Told] = []
    for kind in ways(random, board.TRACKS, 4):
        event = Settle(ME, follower=kind)
        found = at.against(event)
        mistake = "starter-lost" if found and kind in board.KINDS[:4] else None
        answers.append((Answer(kind, "answer-recruited", {"kind": kind}, mistake), not found))
    lost = at.after(Settle(ME, follower="starter"))
    kept = lost.state.seats[0].neutral == at.state.seats[0].neutral
    answers.append((Answer("starter", "answer-starter-back"), kept and at.allows(Settle(ME, follower="starter"))))
    told: dict[str, Fact] = {"player": Typed(at.table.players[0].name), **recruited}
    return sorted_out(random, "plague-takes-recruited", "question-plague", answers, facts=told)


@mixed
def sacristy(random: Random) -> Question:
    """In which events does the Sacristy help?"""
    owns = random.random() < 0.8
    tiles = ("sacristy",) if owns else ("brewery",)
    answers: list[Told] = []
    name = ""
    for event in ways(random, board.EVENTS, 4):
        at = all_pass(_before_event(random, event, has(coins=9, wine=1, places=tiles, trader=1)))
        name = at.table.players[0].name
        good = at.allows(Settle(ME, sacristy=True))
        mistake = None if good else "sacristy-anywhere" if owns else "place-of-another"
        answers.append((Answer(event, event, mistake=mistake), good))
    return sorted_out(
        random,
        "sacristy-in-bad-event",
        "question-sacristy",
        answers,
        facts={"player": Typed(name), "place": tiles[0]},
    )


def torture_count(random: Random) -> Question:
    """How many things must be given up?"""
    event = random.choice(("taxes", "taxes", "harvest"))
    while True:
        own = _own(random, food=event == "taxes", rich=False)
        if event == "taxes":
            goods = {good: random.randint(0, 5) for good in board.GOODS}
            own = has(coins=random.randint(0, 3), **goods)
        at = _before_event(random, event, own)
        after = all_pass(at)
        right = after.state.seats[0].owed
        if right or random.random() < 0.1:
            break
    seat = at.state.seats[0]
    due = (seat.goods_total or 0) // 3 if event == "taxes" else 5
    mistakes = {"torture-of-all-due": due, "torture-once": 1, "torture-of-coins": seat.coins or 0}
    facts: dict[str, Fact] = {"player": Seat(0), "event": event}
    return counted(
        random.choice(("torture-for-debt", "torture-at-once")),
        "question-torture-count",
        right,
        mistakes,
        facts=facts,
        document=score_file(at.table),
        view="round",
    )


ITEMS = ("station", "station-supply", "development", "goods", "technology", "place", "follower")


@mixed
def torture_what(random: Random) -> Question:
    """What may be given up?"""
    marker = random.choice((0, 8, 13, 26, 5, 10, 20, 7, 12))
    towns = tuple(ways(random, ("tours", "blois", "vierzon", "nevers"), random.choice((0, 1, 2))))
    tiles: Any = ("hayrick",) if random.random() < 0.5 else ()
    knights = random.choice((0, 1))
    at = _before_event(
        random,
        "harvest",
        has(
            coins=0,
            development=marker,
            stations=towns,
            places=tiles,
            trader=len(tiles),
            knight=knights,
            wool=random.choice((0, 1)),
            technology=random.choice((0, 1)),
        ),
    )
    at = all_pass(at)
    mistakes = {"torture-not-over-coins": "back-onto-coins", "torture-own-things": "gives-what-is-not-there"}
    answers: list[Told] = []
    for item in ways(random, ITEMS, 5):
        event: Any = Torture(ME, item)
        if item == "follower":
            event = Torture(ME, "follower", follower="farmer")
        found = at.against(event)
        mistake = next((mistakes[each.rule] for each in found if each.rule in mistakes), None)
        mistake = "starter-lost" if found and item == "follower" else mistake
        answers.append((Answer(item, f"answer-gives-{item}", mistake=mistake), not found))
    seat = at.state.seats[0]
    told: dict[str, Fact] = {
        "player": Typed(at.table.players[0].name), "marker": marker, "built": len(towns),
        "goods": seat.goods_total or 0, "technology": seat.technology or 0, "places": len(tiles), "knights": knights,
    }  # fmt: skip
    return sorted_out(random, "torture-own-things", "question-torture-what", answers, facts=told)


QUESTIONS: tuple[Generator, ...] = (
    Generator("event-coins", "income-by-status", Ask.COUNT, event_coins, tuple(RULES.values())[1:]),
    Generator("harvest", "harvest-food", Ask.SELECT, harvest, ("harvest-five-coins",)),
    Generator("plague", "plague-takes-recruited", Ask.SELECT, plague),
    Generator("sacristy", "sacristy-in-bad-event", Ask.SELECT, sacristy),
    Generator("torture-count", "torture-for-debt", Ask.COUNT, torture_count, ("torture-at-once",)),
    Generator("torture-what", "torture-own-things", Ask.SELECT, torture_what, ("torture-not-over-coins",)),
)
