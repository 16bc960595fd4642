"""Questions about the table before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.game import Player
from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.area import BxTable
from scorekeeper.games.bruxelles_1897.model import (
    BOX,
    COLOURS,
    COLUMNS,
    KINDS,
    NOBLE_CARDS,
    Inventory,
    Neutral,
    Piles,
    SetupSeat,
    rows_of,
)
from scorekeeper.games.bruxelles_1897.questions_tables import (
    TRIES,
    Verdict,
    bonus_order,
    name_of,
    some_players,
    start,
    with_setup,
)
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    answered,
    counted,
    mixed,
    objections,
    score_file,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, PlayerIndex, Typed

Said = tuple[Answer, Any]
PILES: dict[str, int] = {"artwork": 12, "material": 12, "house": 16, "noble": NOBLE_CARDS}
OTHER_COLOURS = ("black", "white", "purple")


def verdict(table: BxTable, *rules: str) -> Verdict:
    """What set-up or final rules say of a table; the first of them stands for all."""
    return Verdict(rules[0], accepts(GAME, table, *rules))


def one_rule(random: Random, shown: Sequence[Said]) -> str:
    """The rule that a question with these statements is about: that of one of them."""
    return random.choice([good.rule for _, good in shown if isinstance(good, Verdict)])


def said(id: str, facts: dict[str, Fact], good: Verdict | bool, mistake: str | None = None) -> Said:
    """A statement ``answer-<id>`` with its facts, and whether it is true."""
    key = "-".join(str(fact) for fact in facts.values())
    rule = good.rule if isinstance(good, Verdict) else None
    return Answer(f"{id}-{key}", f"answer-{id}", facts, None if good else mistake, rule), good


def seat_changed(table: BxTable, seat: int, **changes: Any) -> BxTable:
    """The table with something else at one seat."""
    assert table.setup is not None
    seats = tuple(replace(own, **changes) if at == seat else own for at, own in enumerate(table.setup.seats))
    return with_setup(table, seats=seats)


# --- what a player begins with -----------------------------------------------------------------------------------


def start_money(random: Random) -> Question:
    """How much money does somebody begin with?"""
    players = some_players(random)
    count = len(players)
    first, place = random.randrange(count), random.randrange(count)
    seat = (first + place) % count

    def fits(bef: int) -> bool:
        seats = tuple(SetupSeat(bef=bef if at == seat else None) for at in range(count))
        table = replace(start(random, players), start_player=PlayerIndex(first))
        return accepts(GAME, with_setup(table, seats=seats), "start-money")

    right = next(bef for bef in range(20) if fits(bef))
    mistakes = {
        "start-money-by-seat": right - place + seat,
        "start-money-same": right - place,
        "start-money-other-way": right - place + (first - seat) % count,
    }
    order = [name_of(players, at) for at in range(count)]
    facts: dict[str, Fact] = {"first": order[first], "player": order[seat], "count": count}
    facts |= {f"player-{at + 1}": order[at] if at < count else Typed("") for at in range(4)}
    return counted("start-money", "question-start-money", right, mistakes, facts=facts)


@mixed
def begin_player(random: Random) -> Question:
    """What is true of everybody at the start?"""
    players = some_players(random)
    table = start(random, players)
    kind = random.choice(("nobles", "houses", "artworks", "materials"))
    cards: Any = ("2/5", "2/4", "1/3")

    def is_right(rule: str, **changes: Any) -> Verdict:
        return verdict(seat_changed(table, 0, **changes), rule)

    points, space = random.choice((0, 0, 1, 5)), random.choice((1, 1, 0, 2))
    locked, hand = random.choice((0, 1, 1, 2, 2)), random.choice((5, 6, 7))
    brugmann, other = random.choice((1, 1, 0, 2)), random.choice((0, 1, 2))
    track = random.choice(("architecture", "nobility", "prestige"))
    statements = [
        said("begin-points", {"n": points}, is_right("start-victory-points", vp=points), "start-with-points"),
        said(
            "begin-track",
            {"track": track, "n": space},
            is_right("start-tracks", **{track: space}),
            "tracks-begin-at-zero" if space == 0 else "tracks-begin-higher",
        ),
        said(
            "begin-locked",
            {"n": locked},
            is_right("start-prison-count", prison=cards[:locked]),
            "prison-of-other-count",
        ),
        said("begin-hand", {"n": hand}, is_right("start-hand", hand=hand), "hand-of-seven"),
        said("begin-brugmann", {"n": brugmann}, is_right("one-brugmann-each", brugmann=brugmann), "brugmann-bought"),
        said(
            "begin-other", {"kind": kind, "n": other}, is_right("no-other-cards", **{kind: other}), "starts-with-cards"
        ),
    ]
    shown = random.sample(statements, 4)
    return sorted_out(random, one_rule(random, shown), "question-begin-player", shown, facts={"players": len(players)})


def prison_cards(random: Random) -> Question:
    """Which Architects of a colour begin in prison?"""
    players = some_players(random)
    table = start(random, players)
    sets: list[tuple[Any, ...]] = [("2/5",), ("2/4",), ("1/3",), ("2/4", "2/5"), ("1/3", "2/5"), ("2/4", "2/4"), ()]
    right: list[Answer] = []
    wrong: list[Answer] = []
    for cards in sets:
        good = accepts(GAME, seat_changed(table, 0, prison=cards), "start-prison-count", "start-prison-cards")
        mistake = "prison-of-other-count" if cards in (("2/5",), ("2/4", "2/5")) else "prison-of-other-cards"
        ids = tuple("card-" + card.replace("/", "-") for card in cards)
        words = "answer-cards" if cards else "answer-no-cards"
        answer = Answer("+".join(ids) or "none", words, {"cards": ids} if ids else {}, None if good else mistake)
        (right if good else wrong).append(answer)
    other = [each for each in wrong if each.mistake == "prison-of-other-count"]
    rest = random.sample([each for each in wrong if each not in other], 2)
    seat = random.randrange(len(players))
    facts: dict[str, Fact] = {"players": len(players), "player": name_of(players, seat)}
    return answered(
        random, Ask.CHOOSE, "start-prison-cards", "question-prison-cards", right, [*other, *rest], facts=facts
    )


@mixed
def piece_colours(random: Random) -> Question:
    """Which colours can two players have?"""
    answers = []
    people = some_players(random, 2)
    for _ in range(4):
        pair = random.sample(COLOURS, 2)
        case = random.choice(("right", "right", "same", "other"))
        if case == "same":
            pair[1] = pair[0]
        elif case == "other":
            pair[random.randrange(2)] = random.choice(OTHER_COLOURS)
        players = tuple(replace(person, colour=colour) for person, colour in zip(people, pair, strict=True))
        good = accepts(GAME, table_of(GAME, players), "box-colours", "distinct-colours")
        facts: dict[str, Fact] = {"first": pair[0], "second": pair[1]}
        mistake = "same-colour" if case == "same" else "colour-not-in-box"
        answers.append(said("colours", facts, good, mistake))
    facts = {"player": name_of(people, 0), "other": name_of(people, 1)}
    return sorted_out(random, "box-colours", "question-piece-colours", answers, facts=facts)


@mixed
def neutral_colour(random: Random) -> Question:
    """Which colours can the neutral Architects have?"""
    players = some_players(random, 2)
    table = start(random, players)
    answers = []
    for colour in COLOURS:
        good = accepts(GAME, with_setup(table, neutral=Neutral(colour, (2, 2))), "neutral-colour-unused")
        answers.append((Answer(colour, colour, mistake=None if good else "neutral-of-a-player"), good))
    facts: dict[str, Fact] = {"player": name_of(players, 0), "other": name_of(players, 1)}
    facts |= {"first": players[0].colour or "", "second": players[1].colour or ""}
    return sorted_out(random, "neutral-colour-unused", "question-neutral-colour", answers, facts=facts)


# --- the table ---------------------------------------------------------------------------------------------------


@mixed
def begin_table(random: Random) -> Question:
    """What is true of the table before the first turn?"""
    players = some_players(random)
    count = len(players)
    table = start(random, players)
    spare, marker = random.choice((4 - count, 4 - count, 4, 1)), random.choice((1, 1, 0, 4))
    brussels, crowd = random.choice((3, 3, 4, 2)), random.choice((1, 2, 3, 4, 5))
    kind, number = random.choice(tuple(each for each in _BOX if _BOX[each] > 1)), 0
    number = _BOX[kind] + random.choice((0, 0, -1, 1, 4))
    expo = random.choice(("exhibition-area", "laid"))
    drawn = random.choice((True, False))
    full: Any = tuple(("money",) * COLUMNS for _ in range(rows_of(count)))
    nobody = table if drawn else replace(table, start_player=None)

    def is_right(rule: str, **changes: Any) -> Verdict:
        return verdict(with_setup(table, **changes), rule)

    box: dict[str, Any] = {kind: number}
    statements = [
        said("begin-spare", {"n": spare}, is_right("spare-brugmanns", brugmanns_boxed=spare), "brugmanns-in-the-pile"),
        said("begin-round", {"n": marker}, is_right("round-marker-first", round=marker), "round-marker-elsewhere"),
        said("begin-brussels", {"n": brussels}, is_right("brussels-area", brussels_cards=brussels), "other-brussels"),
        said(
            "begin-crowd",
            {"n": crowd},
            verdict(table_of(GAME, tuple(Player(str(at)) for at in range(crowd))), "player-count"),
            "two-to-four",
        ),
        said(
            "begin-box",
            {"kind": kind.replace("_", "-"), "n": number},
            is_right("component-totals", inventory=Inventory(**box)),
            "other-box",
        ),
        said("begin-expo", {"place": expo}, is_right("expo-place", rows=full, expo=expo), "expo-waits-in-its-place"),
        said(
            "begin-drawn" if drawn else "begin-nobody",
            {},
            verdict(nobody, "start-player"),
            "nobody-begins",
        ),
    ]
    shown = random.sample(statements, 4)
    return sorted_out(random, one_rule(random, shown), "question-begin-table", shown, facts={"players": count})


_BOX = {name: getattr(BOX, name) for name in BOX.__dataclass_fields__}


@mixed
def begin_area(random: Random) -> Question:
    """What can lie in the Art Nouveau area at set-up?"""
    players = some_players(random)
    count = len(players)
    table = start(random, players)
    rows, columns = rows_of(count), COLUMNS
    kind = random.choice(KINDS)
    number = rows + random.choice((0, 1, 1, 2))
    size = random.choice(((rows, columns), (rows, columns), (rows + 1, columns), (rows, columns + 1)))
    shows, bonuses = random.choice((3, 3, 1)), list(bonus_order(random))
    if random.random() < 0.5:
        bonuses[random.randrange(1, COLUMNS)] = bonuses[0]
    row, column = random.choice([(rows - 1, 0), (rows - 1, COLUMNS - 1), (0, 0), (rows - 1, 1)])
    value, expos = random.choice((2, 2, 4, 5)), random.choice((1, 1, 2))
    corner: Any = [[None] * COLUMNS for _ in range(rows)]
    corner[row][column] = random.choice(("neutral", "house"))
    what = corner[row][column]
    neutral = ("neutral-corners", "neutral-elsewhere")

    def is_right(*rules: str, **changes: Any) -> Verdict:
        return verdict(with_setup(table, **changes), *rules)

    statements = [
        said(
            "area-size",
            {"columns": size[1], "rows": size[0]},
            is_right("layout-size", rows=(("money",) * size[1],) * size[0]),
            "area-of-other-count",
        ),
        said(
            "area-kind",
            {"kind": kind, "n": number},
            is_right("layout-kinds", rows=_line(kind, number)),
            "more-of-a-kind",
        ),
        said("area-expo", {"n": expos}, is_right("layout-one-expo", rows=_line("expo", expos)), "more-expos"),
        said("area-money", {"n": shows}, is_right("money-shows-three", money_shows=shows), "money-shows-one"),
        said(
            "area-bonuses",
            {"bonuses": tuple(bonuses)},
            is_right("bonus-cards-laid", bonuses=tuple(bonuses)),
            "bonus-card-again",
        ),
        said(
            "area-place",
            {"card": what, "row": row + 1, "column": column + 1},
            is_right(*neutral[:: 1 if what == "house" else -1], rows=tuple(tuple(each) for each in corner)),
            "neutral-anywhere" if what == "neutral" else "no-neutral-corner",
        ),
    ]
    if count == 2:
        statements.append(
            said(
                "area-neutral",
                {"n": value},
                is_right("neutral-shows-two", neutral=Neutral(None, (value, 2))),
                "neutral-shows-other",
            )
        )
    shown = random.sample(statements, 4)
    return sorted_out(random, one_rule(random, shown), "question-begin-area", shown, facts={"players": count})


def _line(kind: str, number: int) -> Any:
    """Rows of the area with so many cards of a kind and nothing else entered."""
    cards = [kind] * number + [None] * 16
    return tuple(tuple(cards[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(3))


# --- piles -------------------------------------------------------------------------------------------------------


def pile_off(random: Random) -> Question:
    """By how many cards is a pile wrong after the area is laid?"""
    players = some_players(random)
    count = len(players)
    kind = random.choice(tuple(PILES))
    size = PILES[kind]
    for _ in range(TRIES):
        found = size + random.randint(-6, 5)
        piles: dict[str, Any] = {kind: found}
        told = objections(GAME, with_setup(start(random, players), piles=Piles(**piles)), "draw-piles")
        if told:
            break
    expected = told[0].facts["expected"]
    assert isinstance(expected, int)
    mistakes = {
        "brugmanns-in-the-pile": found - (expected + 4) if kind == "noble" else found - expected,
        "nothing-taken": found - size,
        "taken-of-other-count": found - (size - (3 if count == 4 else 4)),
    }
    facts: dict[str, Fact] = {"players": count, "kind": kind, "found": found}
    return counted(
        "draw-piles",
        "question-pile-off",
        found - expected,
        mistakes,
        facts=facts,
        because="problem",
        because_facts=told[0].facts,
    )


def leftovers(random: Random) -> Question:
    """How many cards of a kind begin on the discards?"""
    players = some_players(random)
    table = start(random, players)
    kind = random.choice(tuple(PILES))
    assert table.setup is not None

    def fits(number: int) -> bool:
        piles: dict[str, Any] = {kind: number}
        return accepts(GAME, with_setup(table, discards=Piles(**piles)), "leftovers-discarded")

    right = next(number for number in range(10) if fits(number))
    taken = rows_of(len(players))
    mistakes = {"laid-not-left": taken - right, "all-taken-left": taken, "taken-of-other-count": right + 1}
    shown = with_setup(table, discards=None, piles=None)
    facts: dict[str, Fact] = {"players": len(players), "kind": kind}
    return counted(
        "leftovers-discarded",
        "question-leftovers",
        right,
        mistakes,
        facts=facts,
        document=score_file(shown),
        view="setup",
        lit=("cards",),
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator("start-money", "start-money", Ask.COUNT, start_money),
    Generator(
        "begin-player",
        "start-hand",
        Ask.SELECT,
        begin_player,
        ("start-victory-points", "start-tracks", "start-prison-count", "one-brugmann-each", "no-other-cards"),
    ),
    Generator("prison-cards", "start-prison-cards", Ask.CHOOSE, prison_cards, ("start-prison-count",)),
    Generator("piece-colours", "box-colours", Ask.SELECT, piece_colours, ("distinct-colours",)),
    Generator("neutral-colour", "neutral-colour-unused", Ask.SELECT, neutral_colour),
    Generator(
        "begin-table",
        "spare-brugmanns",
        Ask.SELECT,
        begin_table,
        ("round-marker-first", "brussels-area", "player-count", "component-totals", "expo-place", "start-player"),
    ),
    Generator(
        "begin-area",
        "layout-size",
        Ask.SELECT,
        begin_area,
        (
            "layout-kinds",
            "layout-one-expo",
            "money-shows-three",
            "bonus-cards-laid",
            "neutral-corners",
            "neutral-elsewhere",
            "neutral-shows-two",
        ),
    ),
    Generator("pile-off", "draw-piles", Ask.COUNT, pile_off),
    Generator("leftovers", "leftovers-discarded", Ask.COUNT, leftovers),
)
