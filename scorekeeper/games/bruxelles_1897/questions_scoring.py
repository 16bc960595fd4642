"""Questions about final scoring and ties."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.area import BxTable
from scorekeeper.games.bruxelles_1897.model import (
    BONUSES,
    NOBLES,
    Artworks,
    Bonus,
    Column,
    Final,
    Houses,
    SeatFinal,
    Shared,
    known,
    total,
)
from scorekeeper.games.bruxelles_1897.questions_tables import (
    TRIES,
    alone,
    finished,
    some_nobles,
    some_players,
    some_seat,
)
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    answered,
    counted,
    line_of,
    objections,
    score_file,
    seat_answer,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, Line, Seat, Typed

LINES = (
    "unpaid-nobles",
    "houses",
    "materials",
    "expo",
    "bonus-money",
    "bonus-artworks",
    "bonus-houses",
    "bonus-nobles",
)


def _won(random: Random, own: SeatFinal, bonus: Bonus, won: bool = True) -> BxTable:
    """A table on which the first player won (or did not win) a column, and nothing else is counted."""
    column = Column(bonus, (Seat(0),) if won else (Seat(1),))
    table = alone(random, own, columns=(column,))
    return table


def _name(table: BxTable) -> Typed:
    return Typed(table.players[0].name)


def _counted(line: Line, rule: str, words: str, mistakes: dict[str, int], facts: dict[str, Fact]) -> Question:
    assert line.points is not None, line
    return counted(rule, words, line.points, mistakes, facts=facts, because="line", because_facts=line.facts)


# --- lines -------------------------------------------------------------------------------------------------------


def unpaid(random: Random) -> Question:
    """What do nobles cost somebody in VP?"""
    nobles = some_nobles(random, 5) or NOBLES[:2]
    bef = random.choice((0, 1, 2, 3, 4, 5, 6, 7, 8))
    table = alone(random, SeatFinal(bef=bef, nobles=nobles))
    line = line_of(GAME, table, "unpaid-nobles", 0)
    lost = -(line.points or 0) // 3
    mistakes = {
        "brugmann-is-paid": -3 * max(0, len(nobles) + 1 - bef // 2),
        "noble-costs-one": -3 * max(0, len(nobles) - bef),
        "noble-costs-three": -3 * max(0, len(nobles) - bef // 3),
        "unpaid-costs-two": -2 * lost,
        "one-penalty-for-all": -3 * min(1, lost),
        "unpaid-costs-nothing": 0,
    }
    facts: dict[str, Fact] = {"player": _name(table), "nobles": nobles or (Typed("–"),), "bef": bef}
    return _counted(line, "unpaid-nobles", "question-unpaid", mistakes, facts)


def house_points(random: Random) -> Question:
    """How many VP do houses give at the end?"""
    own = next(own for _ in range(TRIES) if total((own := some_seat(random, 3)).houses))
    number = total(own.houses) or 0
    position, kinds = own.architecture or 1, sum(each > 0 for each in known(own.houses).values())
    table = alone(random, SeatFinal(houses=own.houses, architecture=position))
    line = line_of(GAME, table, "houses", 0)
    mistakes = {
        "architecture-counts-steps": number * (position - 1),
        "houses-score-types": kinds * position,
        "architecture-once": position if number else 0,
        "house-scores-one": number,
        "houses-and-architecture": number + position,
    }
    facts: dict[str, Fact] = {"player": _name(table), "architecture": position}
    facts |= {f"house-{kind}": getattr(own.houses, kind) for kind in "abcd"}
    return _counted(line, "houses", "question-house-points", mistakes, facts)


def small_lines(random: Random) -> Question:
    """How many VP do Material cards, or Expo, give?"""
    own = replace(some_seat(random, 3), expo=random.choice((True, False)))
    cards = random.randint(0, 4)
    rule = random.choice(("materials", "expo"))
    table = alone(random, SeatFinal(materials=cards, expo=own.expo))
    line = line_of(GAME, table, rule, 0)
    mistakes = (
        {"points-for-each-material": 2 * cards, "materials-worth-nothing": 0}
        if rule == "materials"
        else {"expo-scores-each-round": 8, "expo-scores-one": 1, "expo-for-the-last": 2 - (line.points or 0)}
    )
    facts: dict[str, Fact] = {"player": _name(table), "cards": cards, "expo": int(bool(own.expo)), "line": rule}
    facts |= {"bef": own.bef or 0}
    return _counted(line, rule, "question-small-line", mistakes, facts)


def bonus_money(random: Random) -> Question:
    """How many VP does the bonus for money give?"""
    bef, nobles = random.randint(0, 20), some_nobles(random, 3)
    won = random.random() < 0.85
    table = _won(random, SeatFinal(bef=bef, nobles=nobles), "money", won)
    line = line_of(GAME, table, "bonus-money", 0)
    left = max(0, bef - 2 * len(nobles))
    mistakes = {
        "money-before-nobles": 3 * min(5, bef // 2),
        "brugmann-is-paid": 3 * min(5, max(0, bef - 2 * len(nobles) - 2) // 2),
        "money-without-end": 3 * (left // 2),
        "money-by-the-franc": min(15, left),
        "money-without-the-column": 3 * min(5, left // 2),
        "odd-money-scores": 3 * min(5, -(-left // 2)),
    }
    facts: dict[str, Fact] = {"player": _name(table), "bef": bef, "nobles": nobles or (Typed("–"),), "won": int(won)}
    return _counted(line, "bonus-money", "question-bonus-money", mistakes, facts)


def bonus_kinds(random: Random) -> Question:
    """How many VP does the bonus for artworks, or for houses, give?"""
    own = some_seat(random, 3)
    bonus: Bonus = random.choice(("artworks", "houses"))
    kept: Artworks | Houses | None = own.artworks if bonus == "artworks" else own.houses
    won = random.random() < 0.85
    table = _won(random, SeatFinal(artworks=own.artworks, houses=own.houses), bonus, won)
    rule = f"bonus-{bonus}"
    line = line_of(GAME, table, rule, 0)
    number = total(kept) or 0
    kinds = sum(each > 0 for each in known(kept).values())
    mistakes = {
        "every-card-scores": 2 * number,
        "kinds-score-one": kinds,
        "bonus-without-the-column": 2 * kinds,
        "other-kinds-score": 2
        * sum(each > 0 for each in known(own.houses if kept is own.artworks else own.artworks).values()),
    }
    facts: dict[str, Fact] = {"player": _name(table), "bonus": bonus, "won": int(won)}
    facts |= {f"house-{kind}": getattr(own.houses, kind) for kind in "abcd"}
    facts |= known(own.artworks)
    return _counted(line, rule, "question-bonus-kinds", mistakes, facts)


def bonus_nobles(random: Random) -> Question:
    """How many VP does the bonus for nobles give?"""
    bef, nobles = random.randint(0, 9), some_nobles(random, 5)
    won = random.random() < 0.85
    table = _won(random, SeatFinal(bef=bef, nobles=nobles), "nobles", won)
    line = line_of(GAME, table, "bonus-nobles", 0)
    paid = min(len(nobles), bef // 2)
    mistakes = {
        "unpaid-nobles-score": 2 * (len(nobles) + 1),
        "brugmann-scores-nothing": 2 * paid,
        "nobles-score-one": paid + 1,
        "bonus-without-the-column": 2 * (paid + 1),
    }
    facts: dict[str, Fact] = {"player": _name(table), "bef": bef, "nobles": nobles or (Typed("–"),), "won": int(won)}
    return _counted(line, "bonus-nobles", "question-bonus-nobles", mistakes, facts)


# --- the whole sum -----------------------------------------------------------------------------------------------


def _sum(table: BxTable, seat: int, *without: str) -> int:
    lines = GAME.outcome(table).seats[seat].lines
    return sum(line.points or 0 for line in lines if line.rule not in without)


def _plain(random: Random, wanted: Callable[[BxTable], bool] = lambda table: True) -> BxTable:
    """A finished table without an area: who won which column is noted."""
    for _ in range(TRIES):
        players = some_players(random, random.choice((2, 3)))
        seats = tuple(replace(some_seat(random, len(players)), expo=at == 0) for at, _ in enumerate(players))
        winners = [tuple(Seat(s) for s in range(len(players)) if random.random() < 0.45) for _ in BONUSES]
        columns = tuple(Column(bonus, won) for bonus, won in zip(BONUSES, winners, strict=True))
        table: BxTable = table_of(GAME, players, final=Final(Shared(columns=columns, round=4), seats))
        if wanted(table):
            return table
    raise AssertionError("no such table")


def whole_sum(random: Random) -> Question:
    """What is somebody's total?"""
    table = _plain(random, lambda table: len(table.final.seats[0].nobles or ()) > 0 if table.final else False)
    assert table.final is not None
    own = table.final.seats[0]
    columns = [each.bonus for each in table.final.shared.columns or () if each and Seat(0) in (each.winners or ())]
    won = tuple(bonus for bonus in columns if bonus is not None)
    right = _sum(table, 0)
    money = line_of(GAME, table, "bonus-money", 0).points or 0
    nobles, bef = own.nobles or (), own.bef or 0
    mistakes = {
        "track-forgotten": _sum(table, 0, "vp-track"),
        "penalty-forgotten": _sum(table, 0, "unpaid-nobles"),
        "money-before-nobles": right - money + (3 * min(5, bef // 2) if "money" in won else 0),
        "bonus-without-the-column": right + (2 * (min(len(nobles), bef // 2) + 1) if "nobles" not in won else 0),
    }
    facts: dict[str, Fact] = {
        "player": _name(table),
        "vp": own.vp or 0,
        "bef": bef,
        "nobles": nobles,
        "materials": own.materials or 0,
        "architecture": own.architecture or 0,
        "bonuses": won or (Typed("–"),),
        **{f"house-{kind}": getattr(own.houses, kind) for kind in "abcd"},
        **known(own.artworks),
    }
    return counted("vp-track", "question-whole-sum", right, mistakes, facts=facts)


def scoring_order(random: Random) -> Question:
    """In which order is it scored?"""
    chosen = set(random.sample(LINES[:4], random.choice((2, 3, 4)))) | {random.choice(LINES[4:])}
    right = [rule.id for rule in GAME.rules if rule.id in chosen]
    words = {rule: f"answer-scored-{rule}" if rule in LINES[:4] else "answer-scored-bonus" for rule in right}
    answers = [Answer(rule, words[rule], {"line": rule}) for rule in right]
    return answered(random, Ask.ORDER, "unpaid-nobles", "question-scoring-order", answers, ())


def below_zero(random: Random) -> Question:
    """How much does somebody have who cannot pay?"""
    for _ in range(TRIES):
        points, bef, nobles = random.randint(0, 7), random.randint(0, 3), some_nobles(random, 5)
        floor = random.choice(("signed", "stop-at-zero"))
        own = SeatFinal(vp=points, bef=bef, nobles=nobles)
        table = replace(alone(random, own), options={**alone(random, own).options, "below-zero": floor})
        if objections(GAME, table, "score-below-zero"):
            break
    right = points + (line_of(GAME, table, "unpaid-nobles", 0).points or 0)
    lost = objections(GAME, table, "score-below-zero")[0].facts["penalty"]
    assert isinstance(lost, int)
    mistakes = {
        "vp-stop-at-zero": max(0, points - lost),
        "vp-keep-the-minus": points - lost,
        "penalty-forgotten": points,
    }
    facts: dict[str, Fact] = {"player": _name(table), "vp": points, "bef": bef, "nobles": nobles, "floor": floor}
    found = objections(GAME, table, "score-below-zero")[0]
    return counted(
        "score-below-zero",
        "question-below-zero",
        right,
        mistakes,
        facts=facts,
        because="problem",
        because_facts={**found.facts, "player": _name(table)},
    )


def ranking(random: Random) -> Question:
    """Who is first, second, last?"""
    for _ in range(TRIES):
        table = finished(random, random.choice((3, 4)), seats=lambda seats: tuple(map(_bare, seats)))
        ranks = [each.rank for each in GAME.outcome(table).ranking]
        if len(set(ranks)) == len(ranks):
            break
    outcome = GAME.outcome(table)
    right = [seat_answer(each.seat) for each in outcome.ranking]
    totals = tuple(outcome.seats[each.seat].total for each in outcome.ranking)
    facts: dict[str, Fact] = {"players": tuple(each.seat for each in outcome.ranking), "points": totals}
    return answered(
        random,
        Ask.ORDER,
        "vp-track",
        "question-ranking",
        right,
        (),
        document=score_file(table),
        view="count",
        because_facts=facts,
    )


def _bare(own: SeatFinal) -> SeatFinal:
    """Only what the drawing shows, and Brugmann: no other nobles, no houses, artworks, materials or money."""
    return replace(own, nobles=(), houses=Houses(0, 0, 0, 0), artworks=Artworks(0, 0, 0, 0), materials=0, bef=0)


# --- ties --------------------------------------------------------------------------------------------------------


def tie(random: Random) -> Question:
    """Who of those level on points wins?"""
    for _ in range(TRIES):
        players = some_players(random, random.choice((2, 3, 3, 4)))
        case = random.choice(("prison", "prison", "tracks", "tracks", "shared"))
        prison = [random.randint(1, 4) for _ in players] if case == "prison" else [2] * len(players)
        tracks = [[random.randint(1, 4) for _ in range(3)] for _ in players]
        if case == "shared":
            tracks = [random.sample(tracks[0], 3) for _ in players]
        points = random.randint(20, 50)
        seats = tuple(
            SeatFinal(
                vp=points,
                bef=0,
                nobles=(),
                houses=Houses(0, 0, 0, 0),
                artworks=Artworks(0, 0, 0, 0),
                materials=0,
                expo=False,
                architecture=tracks[at][0],
                nobility=tracks[at][1],
                prestige=tracks[at][2],
                prison=prison[at],
                brussels=0,
            )
            for at in range(len(players))
        )
        columns = tuple(Column(bonus, ()) for bonus in BONUSES)
        table: BxTable = table_of(GAME, players, final=Final(Shared(columns=columns, round=4), seats))
        winners = set(GAME.outcome(table).winners)
        if (len(winners) < len(players)) != (case == "shared"):
            break
    sums = [sum(each) for each in tracks]
    answers = []
    for seat in table.seats:
        mistake = (
            "tracks-before-prison"
            if sums[seat] == max(sums)
            else "most-in-prison-wins"
            if prison[seat] == max(prison)
            else "one-track-decides"
        )
        answers.append((seat_answer(seat, None if seat in winners else mistake), seat in winners))
    few = [each for each in prison if each == min(prison)]
    rule = "fewest-in-prison" if len(few) == 1 else "highest-tracks"
    facts: dict[str, Fact] = {"points": points, "players": tuple(table.seats)}
    return sorted_out(
        random, rule, "question-tie", answers, facts=facts, document=score_file(table), view="count", lit=("prison",)
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator("unpaid", "unpaid-nobles", Ask.COUNT, unpaid),
    Generator("house-points", "houses", Ask.COUNT, house_points),
    Generator("small-lines", "materials", Ask.COUNT, small_lines, ("expo",)),
    Generator("bonus-money", "bonus-money", Ask.COUNT, bonus_money),
    Generator("bonus-kinds", "bonus-artworks", Ask.COUNT, bonus_kinds, ("bonus-houses",)),
    Generator("bonus-nobles", "bonus-nobles", Ask.COUNT, bonus_nobles),
    Generator("whole-sum", "vp-track", Ask.COUNT, whole_sum),
    Generator("scoring-order", "unpaid-nobles", Ask.ORDER, scoring_order),
    Generator("below-zero", "score-below-zero", Ask.COUNT, below_zero),
    Generator("ranking", "vp-track", Ask.ORDER, ranking),
    Generator("tie", "fewest-in-prison", Ask.SELECT, tie, ("highest-tracks",)),
)
