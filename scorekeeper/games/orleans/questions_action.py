"""Questions about actions: activating a place, recruiting, and what the tracks bring."""

from __future__ import annotations

from random import Random
from typing import Any

from scorekeeper.games.orleans import GAME, board
from scorekeeper.games.orleans.model import Characters, Goods, Markers, Setup, SetupSeat
from scorekeeper.games.orleans.play_events import Guildhall, Hourglass, Move, Pass, Recruit, Scriptorium, UsePlace
from scorekeeper.games.orleans.play_places import ABILITIES, ACTIVE, NEEDS
from scorekeeper.games.orleans.questions_tables import QUIET, Middle, has, middle, of, some_players, ways
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

ME = PlayerIndex(0)
Told = tuple[Answer, bool]


def mistake_of(found: tuple[Finding, ...], mistakes: dict[str, str]) -> str | None:
    """The usual mistake behind something forbidden."""
    return next((mistakes[each.rule] for each in found if each.rule in mistakes), None)


def mine(random: Random, *, event: str | None = None, count: int | None = None, **own: Any) -> Middle:
    """A table on which player 0 has ``own`` and begins the round; the others have little."""
    while True:
        at = middle(
            random,
            lambda number: tuple(has(**own) if place == 0 else has(coins=4) for place in range(number)),
            event=event or random.choice(QUIET),
            count=count,
        )
        if at.player == 0:
            return at


# --- activating --------------------------------------------------------------------------------------------------

_KEYS = {"farm-house": "farmer", "village": "boatman", "university": "scholar", "castle": "knight", "monastery": "monk"}


def using(place: str, player: PlayerIndex, used: Any = None) -> Any:
    """The event that uses a place of the player board, or a place tile."""
    if place in _KEYS:
        kind: Any = _KEYS[place]
        return Recruit(player, kind, used=used)
    if place == "scriptorium":
        return Scriptorium(player, used=used)
    if place == "guildhall":
        return Guildhall(player, used=used)
    if place in ("ship", "wagon", "horse-wagon"):
        to: Any = "blois" if place == "ship" else "montargis"
        vehicle: Any = place
        return Move(player, vehicle, to, used=used)
    tile: Any = place
    return UsePlace(player, tile, used=used)


@mixed
def fills(random: Random) -> Question:
    """Which of these followers activate a place?"""
    places = [place for place, needs in NEEDS.items() if place not in ABILITIES and len(needs) > 1]
    place = random.choice(places)
    special = random.choice((None, None, "herb-garden", "school"))
    tiles = tuple(dict.fromkeys([each for each in (special, place) if each in board.PLACES]))
    at = mine(random, event="income", places=tiles, trader=len(tiles))
    needs = list(NEEDS[place])
    sets: dict[tuple[str, ...], None] = {}
    for _ in range(40):
        used = needs.copy()
        for _ in range(random.choice((0, 1, 1, 2))):
            used[random.randrange(len(used))] = random.choice(board.KINDS)
        if random.random() < 0.15:
            used.pop()
        sets.setdefault(tuple(sorted(used, key=board.KINDS.index)))
    answers: list[Told] = []
    for lying in list(sets)[:24]:
        found = at.against(using(place, ME, lying))
        mistake = None if not found else "one-short" if len(lying) < len(needs) else None
        if found and "monk" in needs and lying.count("monk") < needs.count("monk"):
            mistake = "stands-in-for-a-monk"
        kinds: Any = lying
        answers.append((Answer("+".join(lying), "answer-used", {"kinds": kinds}, mistake), not found))
    right = [each for each in answers if each[1]]
    wrong = [each for each in answers if not each[1]]
    shown = [*ways(random, right, min(2, len(right))), *ways(random, wrong, min(3, len(wrong)))]
    facts: dict[str, Fact] = {"place": place, "wanted": tuple(needs)}
    words = "question-fills"
    if special:
        facts["special"] = special
        words = "question-fills-with"
    return sorted_out(random, "place-filled", words, shown, facts=facts)


@mixed
def may_use(random: Random) -> Question:
    """Which places may a player use as an action now?"""
    # The Gunpowder Tower is left out: with it, a place may serve again, and how is not known.
    tiles = ways(random, (tile for tile in board.PLACES if tile != "gunpowder-tower"), 3)
    owned = tuple(sorted(tiles, key=board.PLACES.index))
    at = mine(random, event=random.choice(("income", "trading-day")), count=2, coins=6, places=owned, trader=3)
    used = random.choice(("scriptorium", "castle", "guildhall", "university"))
    at = at.after(using(used, ME), Pass(PlayerIndex(1)))
    other = ways(random, (tile for tile in ACTIVE if tile not in owned), 1)
    free = ways(random, (each for each in ("scriptorium", "castle", "guildhall", "university") if each != used), 1)
    mistakes = {
        "once-a-round": "place-again",
        "own-place": "place-of-another",
        "place-with-action": "place-without-action",
    }
    answers: list[Told] = []
    for place in (*owned, *other, used, *free):
        found = at.against(using(place, ME))
        rules = {each.rule for each in found} & {"once-a-round", "own-place", "place-with-action"}
        answers.append((Answer(place, place, mistake=mistake_of(found, mistakes)), not rules))
    facts: dict[str, Fact] = {"player": Typed(at.table.players[0].name), "places": owned, "used": used}
    return sorted_out(random, "own-place", "question-may-use", answers, facts=facts)


# --- recruiting --------------------------------------------------------------------------------------------------


def _played(random: Random, event: Any) -> Middle:
    """A table just begun on which some kinds are nearly gone and some tracks at their end.

    The numbers stand for those of a game long under way; its log would be longer than the question.
    """
    players = some_players(random, 2)
    left = {kind: random.choice((0, 0, 1, 3, 5)) for kind in board.KINDS}
    steps = {kind: random.choice((most, most, 1, 2, 3)) for kind, most in board.TRACK_LENGTH.items()}
    seats = (SetupSeat(markers=Markers(**steps, development=0)), SetupSeat())
    setup = Setup(characters=Characters(**left), seats=seats, goods_market=Goods(9, 9, 9, 9, 9))
    return of(table_of(GAME, players, setup=setup, start_player=0, log=[Hourglass(event, ME)]), 0)


@mixed
def may_recruit(random: Random) -> Question:
    """Which followers may a player recruit now?"""
    event: Any = random.choice(("pilgrimage", "income", "taxes"))
    at = _played(random, event)
    mistakes = {
        "kind-has-run-out": "recruits-from-nothing",
        "end-of-track": "beyond-the-track",
        "no-monk-in-pilgrimage": "monk-in-pilgrimage",
    }
    answers: list[Told] = []
    for kind in ways(random, board.KINDS, 5):
        found = at.against(Recruit(ME, kind))
        answers.append((Answer(kind, kind, mistake=mistake_of(found, mistakes)), not found))
    seat = at.state.seats[0]
    left = {f"{kind}-left": at.state.left[board.KINDS.index(kind)] or 0 for kind in board.KINDS}
    rows: dict[str, Fact] = {key.replace("-", ""): value for key, value in left.items()}
    rows |= {kind: seat.step(kind) or 0 for kind in board.TRACKS}
    facts: dict[str, Fact] = {"player": Typed(at.table.players[0].name), "event": event, **rows}
    return sorted_out(random, "kind-has-run-out", "question-may-recruit", answers, facts=facts)


def boatmen(random: Random) -> Question:
    """How many coins after recruiting a boatman?"""
    steps, coins = random.randint(0, 4), random.randint(0, 15)
    at = mine(random, boatman=steps, coins=coins, event="income")
    after = at.then(Recruit(ME, "boatman")).seats[0].coins
    assert after is not None
    given = board.BOATMAN_COINS
    mistakes = {
        "fifth-boatman-pays": coins + 6 if steps == 4 else after,
        "boatman-space-before": coins + (given[steps - 1] if steps else 0),
        "boatmen-add-up": coins + sum(given[: steps + 1]),
        "one-coin-a-boatman": coins + 1,
    }
    facts: dict[str, Fact] = {"player": Seat(0), "coins": coins}
    return counted(
        "boatman-coins",
        "question-boatmen",
        after,
        mistakes,
        facts=facts,
        document=score_file(at.table),
        view="track-boatman",
    )


def scholars(random: Random) -> Question:
    """Where does the development marker stand after recruiting a scholar?"""
    steps = random.randint(0, 4)
    marker = board.scholar_points(steps) + random.randint(0, 8)
    at = mine(random, scholar=steps, development=marker, event="income")
    after = at.then(Recruit(ME, "scholar")).seats[0].development
    assert after is not None
    mistakes = {
        "marker-on-step": steps + 1,
        "scholar-space-before": marker + (board.SCHOLAR_POINTS[steps - 1] if steps else 0),
        "one-point-a-scholar": marker + 1,
        "scholar-points-alone": board.scholar_points(steps + 1),
    }
    facts: dict[str, Fact] = {"player": Seat(0), "marker": marker}
    return counted(
        "scholar-points",
        "question-scholars",
        after,
        mistakes,
        facts=facts,
        document=score_file(at.table),
        view="track-scholar",
    )


def farmer_good(random: Random) -> Question:
    """Which good does the next farmer bring?"""
    goods = {good: random.randint(1, 8) for good in board.GOODS}
    while True:
        at = middle(
            random,
            lambda number: tuple(has(farmer=random.randint(0, 7)) for _ in range(number)),
            event="income",
            goods_market=Goods(**goods),
        )
        if at.player == 0:
            break
    after, before = at.then(Recruit(ME, "farmer")).seats[0], at.state.seats[0]
    (right,) = [good for good in board.GOODS if after.good(good) != before.good(good)]
    facts: dict[str, Fact] = {"player": Seat(0), "farmers": before.step("farmer") or 0}
    return Question(
        "farmer-good-in-market",
        Ask.PLACE,
        "question-farmer-good",
        (f"market-{right}",),
        facts=facts,
        document=score_file(at.table),
        view="market",
    )


def development_coins(random: Random) -> Question:
    """How many coins does a move on the development track bring?"""
    while True:
        steps, marker = random.randint(0, 4), random.randint(0, 26)
        if marker < board.scholar_points(steps):
            continue
        at = mine(random, scholar=steps, development=marker, coins=0, event="taxes")
        after = at.then(Recruit(ME, "scholar")).seats[0]
        reached, right = after.development or 0, after.coins or 0
        if right or random.random() < 0.2:
            break
    on = board.DEVELOPMENT_COINS
    mistakes = {
        "coins-only-on-the-space": on.get(reached, 0),
        "coins-as-numbered": sum(space for space in on if marker < space <= reached),
        "coins-again": sum(coins for space, coins in on.items() if space <= reached),
    }
    facts: dict[str, Fact] = {"player": Seat(0), "points": reached - marker, "to": reached}
    return counted(
        "development-coins",
        "question-development-coins",
        right,
        mistakes,
        facts=facts,
        document=score_file(at.table),
        view="development",
    )


def _near_citizens(random: Random) -> tuple[Middle, Any, tuple[str, ...], tuple[str, ...]]:
    """A table, a kind to recruit, the citizens that player 0 has, and those of player 1."""
    kind: Any = random.choice(("scholar", "scholar", "knight", "boatman"))
    steps = {
        "knight": random.choice((2, 3, 3, 4)),
        "boatman": random.choice((3, 4, 4)),
        "scholar": random.randint(0, 4),
    }
    marker = board.scholar_points(steps["scholar"]) + random.randint(0, 9)
    reached = [id for id, space in board.DEVELOPMENT_CITIZENS.items() if space <= marker]
    got = [id for id in reached if random.random() < 0.6]
    theirs = [id for id in reached if id not in got]
    if steps["knight"] == 4:
        got.append("knight-track")
    gone = random.random() < 0.3
    far = {"development": 29, "scholar": 2} if gone else {"development": min(29, marker) if theirs else 0}
    others = (*theirs, *(id for id in board.DEVELOPMENT_CITIZENS if gone and id not in (*got, *theirs)))
    at = middle(
        random,
        lambda number: tuple(
            has(**steps, development=marker, citizens=tuple(got))
            if place == 0
            else has(**(far if place == 1 else {}), citizens=others if place == 1 else ())
            for place in range(number)
        ),
        event="income",
    )
    return at, kind, tuple(got), others


@mixed
def development_citizens(random: Random) -> Question:
    """Which citizens of the tracks does a player take?"""
    kinds = {"scholar": "development-citizen-taken", "knight": "track-citizen-taken", "boatman": "track-citizen-taken"}
    found = random.random() < 0.8
    while True:
        at, kind, got, others = _near_citizens(random)
        after = at.then(Recruit(ME, kind)).seats[0]
        new = set(after.citizens) - set(got)
        if bool(new) is found:
            break
    shown: list[Told] = [
        (Answer(id, id, mistake="citizen-only-first" if id in others else None), id in new)
        for id in (*board.DEVELOPMENT_CITIZENS, *board.TRACK_CITIZENS)
    ]
    shown.append((Answer("none-of-them", "answer-no-citizen"), not new))
    facts: dict[str, Fact] = {"player": Seat(0), "kind": kind, "marker": after.development or 0}
    view = "development" if kind == "scholar" else f"track-{kind}"
    return sorted_out(
        random,
        kinds[kind],
        f"question-citizens-{'development' if kind == 'scholar' else 'track'}",
        shown,
        facts=facts,
        document=score_file(at.table),
        view=view,
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator("fills", "place-filled", Ask.SELECT, fills),
    Generator("may-use", "own-place", Ask.SELECT, may_use, ("once-a-round", "place-with-action")),
    Generator("may-recruit", "kind-has-run-out", Ask.SELECT, may_recruit, ("end-of-track", "no-monk-in-pilgrimage")),
    Generator("boatmen", "boatman-coins", Ask.COUNT, boatmen),
    Generator("scholars", "scholar-points", Ask.COUNT, scholars),
    Generator("farmer-good", "farmer-good-in-market", Ask.PLACE, farmer_good),
    Generator("development-coins", "development-coins", Ask.COUNT, development_coins),
    Generator(
        "development-citizens",
        "development-citizen-taken",
        Ask.SELECT,
        development_citizens,
        ("track-citizen-taken",),
    ),
)
