"""Questions about the table before round 1."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.games.orleans import GAME, board
from scorekeeper.games.orleans.model import Characters, Goods, Markers, Setup, SetupSeat, Spaces, Starters
from scorekeeper.games.orleans.questions_tables import COUNTS, prepared, some_players, start, ways
from scorekeeper.games.orleans.setup_checks import COLOURS
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
from scorekeeper.rules import Fact

# --- where is the fault ------------------------------------------------------------------------------------------


def _seat_changed(setup: Setup, seat: int, **changes: Any) -> Setup:
    seats = tuple(replace(own, **changes) if at == seat else own for at, own in enumerate(setup.seats))
    return replace(setup, seats=seats)


PIECES: dict[str, tuple[str, tuple[int, ...]]] = {
    "start-coins": ("coins", (0, 1, 2, 3, 4, 6, 7, 10)),
    "stations-in-supply": ("stations", (5, 7, 8, 9, 11, 12)),
}


def spot_seat(random: Random) -> Question:
    """One player has begun with too much or too little; who?"""
    players = some_players(random)
    rule = random.choice(tuple(PIECES))
    cell, numbers = PIECES[rule]
    seat = random.randrange(len(players))
    setup = _seat_changed(start(random, len(players)), seat, **{cell: random.choice(numbers)})
    table = prepared(random, players, Setup(seats=setup.seats))
    return spotted(GAME, table, rule, "question-spot-seat", "setup-seats")


def _merchant_elsewhere(random: Random, setup: Setup) -> Setup:
    town: Any = random.choice([each for each in board.TOWNS if each != "orleans"])
    return _seat_changed(setup, random.randrange(len(setup.seats)), merchant=town)


def _space_changed(random: Random, setup: Setup, used: bool) -> Setup:
    spaces = board.spaces_used(len(setup.seats))
    space = random.choice([each for each in board.SPACES if (each in spaces) is used])
    lies = "none" if used else random.choice(board.GOODS)
    cell: dict[str, Any] = {board.field(space): lies}
    return replace(setup, spaces=replace(setup.spaces or Spaces(), **cell))


MAP: dict[str, Callable[[Random, Setup], Setup]] = {
    "merchants-in-orleans": _merchant_elsewhere,
    "goods-on-routes": lambda random, setup: _space_changed(random, setup, True),
    "marked-spaces-empty": lambda random, setup: _space_changed(random, setup, False),
}


def spot_map(random: Random) -> Question:
    """Something on the map is not as it should be at the start; where?"""
    rule = random.choice(tuple(MAP))
    # With two players no route has two goods, so that a tile too many can be seen without the printed numbers.
    count = 2 if rule == "marked-spaces-empty" else random.choice(COUNTS)
    setup = MAP[rule](random, start(random, count))
    table = prepared(random, some_players(random, count), Setup(seats=setup.seats, spaces=setup.spaces))
    return spotted(GAME, table, rule, "question-spot-map", "setup-map", facts={"players": count})


def _other_supply(random: Random, setup: Setup) -> Setup:
    kind = random.choice(board.KINDS)
    lies = setup.characters or Characters()
    removed = getattr(setup.characters_removed, kind) or 0
    by = random.choice((removed, 2, -1, 1)) or 2
    return replace(setup, characters=replace(lies, **{kind: (getattr(lies, kind) or 0) + by}))


def _short_pile(random: Random, setup: Setup) -> Setup:
    name = random.choice(("pile_one", "pile_two"))
    pile = list(getattr(setup, name))
    del pile[random.randrange(len(pile))]
    short: dict[str, Any] = {name: tuple(pile)}
    return replace(setup, **short)


SUPPLY: dict[str, Callable[[Random, Setup], Setup]] = {
    "neutral-characters": _other_supply,
    "technology-stack": lambda random, setup: replace(setup, technology=random.choice((12, 14, 15, 17, 18))),
    "citizens-laid-out": lambda random, setup: replace(setup, citizens_on_boards=random.choice((8, 11, 12, 14))),
    "place-piles-complete": _short_pile,
}


def spot_supply(random: Random) -> Question:
    """Something in the supply is not right; what?"""
    players = some_players(random)
    rule = random.choice(tuple(SUPPLY))
    whole = start(random, len(players))
    bare = Setup(
        characters=whole.characters,
        characters_removed=whole.characters_removed,
        technology=whole.technology,
        citizens_on_boards=whole.citizens_on_boards,
        pile_one=whole.pile_one,
        pile_two=whole.pile_two,
    )
    setup = replace(SUPPLY[rule](random, bare), characters_removed=None)
    facts: dict[str, Fact] = {"players": len(players)}
    return spotted(GAME, prepared(random, players, setup), rule, "question-spot-supply", "setup-supply", facts=facts)


# --- what is right at the start ----------------------------------------------------------------------------------


def _says(id: str, rule: str, table: Any, mistake: str | None = None, **facts: Fact) -> tuple[Answer, bool]:
    good = accepts(GAME, table, rule)
    key = "-".join((id, *(str(each) for each in facts.values())))
    return Answer(key, f"answer-{id}", facts, None if good else mistake, rule), good


@mixed
def begin_player(random: Random) -> Question:
    """Which of these does everybody begin with?"""
    players = some_players(random)

    def with_(**changes: Any) -> Any:
        return prepared(random, players, Setup(seats=(SetupSeat(**changes),)))

    coins, stations = random.choice((5, 5, 3, 7, 10)), random.choice((10, 10, 8, 12))
    kind = random.choice(board.KINDS[:4])
    own = random.choice((1, 1, 2))
    space = random.choice((0, 0, 1, 4))
    town: Any = random.choice(("orleans", "orleans", "tours", "blois", "bourges"))
    colour = random.choice((*COLOURS, "orange", "purple", "white"))
    tinted = (replace(players[0], colour=colour), *players[1:])
    answers = [
        _says("begin-coins", "start-coins", with_(coins=coins), n=coins),
        _says("begin-stations", "stations-in-supply", with_(stations=stations), n=stations),
        _says("begin-own", "starting-followers", with_(followers=Starters(**{kind: own})), kind=kind, n=own),
        _says(
            "begin-marker",
            "markers-at-start",
            with_(markers=Markers(knight=space)),
            "four-is-no-space" if space == 4 else None,
            n=space,
        ),
        _says("begin-merchant", "merchants-in-orleans", with_(merchant=town), town=town),
        _says("begin-colour", "player-colours", table_of(GAME, tinted), colour=colour),
    ]
    return sorted_out(random, "start-coins", "question-begin-player", random.sample(answers, 4))


@mixed
def begin_table(random: Random) -> Question:
    """Which of these statements about the table at the start are true?"""
    players = some_players(random)
    count = len(players)

    def with_(**changes: Any) -> Any:
        return prepared(random, players, Setup(**changes))

    crowd = random.choice((1, 2, 3, 4, 5))
    technology, citizens = random.choice((16, 16, 4 * count, 20)), random.choice((13, 13, 14, 12))
    aside = random.choice((1, 1, 0, 2))
    pile = random.choice((18, 18, 20, 24))
    one: Any = board.PILE_ONE if random.random() < 0.6 else (*board.PILE_ONE, board.PILE_ONE[0])
    events: Any = (random.choice(("pilgrimage", "pilgrimage", *board.EVENTS)),)
    chosen = random.random() < 0.6
    begun = table_of(GAME, players, setup=Setup(hourglasses=()), start_player=0 if chosen else None)
    answers = [
        _says("table-people", "player-count", table_of(GAME, some_players(random, min(crowd, 4))), n=crowd)
        if crowd < 5
        else _says("table-people", "player-count", table_of(GAME, (*some_players(random, 4), *players[:1])), n=5),
        _says("table-technology", "technology-stack", with_(technology=technology), n=technology),
        _says("table-citizens", "citizens-laid-out", with_(citizens_on_boards=citizens), n=citizens),
        _says("table-aside", "citizens-laid-out", with_(citizens_aside=aside), n=aside),
        _says("table-hourglasses", "hourglass-pile", with_(hourglasses=(None,) * pile), n=pile),
        _says("table-first", "pilgrimage-first", with_(hourglasses=events), event=events[0]),
        _says("table-pile-one", "place-piles-complete", with_(pile_one=one), n=len(one)),
        _says("table-begins" if chosen else "table-begins-nobody", "start-player", begun),
    ]
    return sorted_out(
        random, "citizens-laid-out", "question-begin-table", random.sample(answers, 4), facts={"players": count}
    )


@mixed
def hourglass_piles(random: Random) -> Question:
    """Which of these counts can be right for the hourglass pile?"""
    three = random.random() < 0.5
    options = {"hourglass-piles": "three-piles" if three else "one-pile"}
    answers = []
    for event in ways(random, board.EVENTS, 3):
        number = random.choice((3, 3, 4, 5, 6))
        table = table_of(GAME, some_players(random), setup=Setup(hourglasses=(event,) * number), options=None)
        answers.append(_says("pile-event", "events-three-times", table, event=event, n=number))
    event = random.choice(board.EVENTS)
    number = random.choice((1, 1, 2))
    block: Any = (event,) * number
    table = table_of(GAME, some_players(random), setup=Setup(hourglasses=block), options={**options})
    answers.append(_says("pile-letter" if three else "pile-start", "events-by-pile", table, event=event, n=number))
    tiles = random.choice((18, 18, 15, 24))
    laid = table_of(GAME, some_players(random), setup=Setup(hourglasses=(None,) * tiles))
    answers.append(_says("table-hourglasses", "hourglass-pile", laid, n=tiles) if tiles >= 18 else answers[-1])
    shown = tuple({answer.id: (answer, good) for answer, good in answers}.values())
    words = "question-three-piles" if three else "question-one-pile"
    return sorted_out(random, "events-by-pile" if three else "events-three-times", words, shown)


@mixed
def which_pile(random: Random) -> Question:
    """Which of these place tiles belong to pile I (or II)?"""
    name, pile = random.choice((("pile_one", "pile-one"), ("pile_two", "pile-two")))
    answers = []
    for tile in ways(random, board.PLACES, 5):
        laid: dict[str, Any] = {name: (tile,)}
        table = table_of(GAME, some_players(random), setup=Setup(**laid))
        answers.append((Answer(tile, tile), accepts(GAME, table, "place-piles")))
    return sorted_out(random, "place-piles", "question-which-pile", answers, facts={"pile": pile})


# --- how many ----------------------------------------------------------------------------------------------------


def off_characters(random: Random) -> Question:
    """By how many is the number of neutral tiles of a kind wrong?"""
    count = random.choice(COUNTS)
    rule = random.choice(("neutral-characters", "characters-removed"))
    if rule == "characters-removed":
        count = random.choice((2, 3))
    kind = random.choice(board.KINDS)
    found = random.randint(7, 19) if rule == "neutral-characters" else random.randint(7, 12)
    cell = "characters" if rule == "neutral-characters" else rule.replace("-", "_")
    setup: dict[str, Any] = {cell: Characters(**{kind: found})}
    table = table_of(GAME, some_players(random, count), setup=Setup(**setup))
    findings = objections(GAME, table, rule)
    if not findings:
        return off_characters(random)
    expected = findings[0].facts["expected"]
    assert isinstance(expected, int)
    tables = board.neutral_tiles if cell == "characters" else lambda n: board.characters_removed(n, "2014")
    others = {each: (tables(each) or {})[kind] for each in COUNTS if each != count}
    mistakes = {"other-player-count": found - random.choice([each for each in others.values() if each != expected])}
    return counted(
        rule,
        f"question-off-{rule}",
        found - expected,
        mistakes,
        facts={"players": count, "kind": kind, "found": found},
        because="problem",
        because_facts=findings[0].facts,
        document=score_file(table),
        view="setup-supply",
        lit=(f"supply-{kind}",),
    )


def off_goods(random: Random) -> Question:
    """By how many are the goods removed, or those on the market, wrong?"""
    rule = random.choice(("goods-removed", "goods-in-market"))
    count = random.choice((2, 3) if rule == "goods-removed" else COUNTS)
    found = random.randint(1, 20) if rule == "goods-removed" else random.randint(28, 50)
    market = Goods(grain=found, cheese=0, wine=0, wool=0, brocade=0)
    setup = Setup(goods_removed=found) if rule == "goods-removed" else Setup(goods_market=market)
    findings = objections(GAME, table_of(GAME, some_players(random, count), setup=setup), rule)
    if not findings:
        return off_goods(random)
    expected = findings[0].facts["expected"]
    assert isinstance(expected, int)
    used = len(board.spaces_used(count))
    mistakes = {"removed-goods-in-market": found - (sum(board.GOOD_TILES.values()) - used)}
    if rule == "goods-removed":
        mistakes = {"other-player-count": found - {2: 6, 3: 12}[count]}
    return counted(
        rule,
        f"question-off-{rule}",
        found - expected,
        mistakes,
        facts={"players": count, "found": found},
        because="problem",
        because_facts=findings[0].facts,
    )


@mixed
def goods_of_a_kind(random: Random) -> Question:
    """Which of these numbers of tiles on map and market can be?"""
    count = random.choice((2, 3))
    answers = []
    for good in ways(random, board.GOODS, 4):
        on_map = random.randint(3, 9)
        here = board.GOOD_TILES[good] - on_map + random.choice((0, -1, -2, 1, 2, 4))
        spaces: Any = Spaces(**dict.fromkeys([board.field(each) for each in ways(random, board.SPACES, on_map)], good))
        setup = Setup(spaces=spaces, goods_market=Goods(**{good: here}))
        # With two or three players some tiles are out of the game, so that fewer than all can lie there.
        table = table_of(GAME, some_players(random, count), setup=setup)
        answers.append(_says("goods-laid", "goods-tiles", table, good=good, n=on_map, here=here))
    return sorted_out(random, "goods-tiles", "question-goods-of-a-kind", answers, facts={"players": count})


QUESTIONS: tuple[Generator, ...] = (
    Generator("spot-seat", "start-coins", Ask.SPOT, spot_seat, ("stations-in-supply",)),
    Generator("spot-map", "merchants-in-orleans", Ask.SPOT, spot_map, ("goods-on-routes", "marked-spaces-empty")),
    Generator("spot-supply", "neutral-characters", Ask.SPOT, spot_supply, tuple(SUPPLY)[1:]),
    Generator(
        "begin-player",
        "start-coins",
        Ask.SELECT,
        begin_player,
        (
            "stations-in-supply",
            "starting-followers",
            "markers-at-start",
            "merchants-in-orleans",
            "player-colours",
        ),
    ),
    Generator(
        "begin-table",
        "citizens-laid-out",
        Ask.SELECT,
        begin_table,
        (
            "player-count",
            "technology-stack",
            "hourglass-pile",
            "pilgrimage-first",
            "place-piles-complete",
            "start-player",
        ),
    ),
    Generator(
        "hourglass-piles", "events-three-times", Ask.SELECT, hourglass_piles, ("events-by-pile", "hourglass-pile")
    ),
    Generator("which-pile", "place-piles", Ask.SELECT, which_pile),
    Generator("off-characters", "neutral-characters", Ask.COUNT, off_characters, ("characters-removed",)),
    Generator("off-goods", "goods-removed", Ask.COUNT, off_goods, ("goods-in-market",)),
    Generator("goods-of-a-kind", "goods-tiles", Ask.SELECT, goods_of_a_kind),
)
