"""Questions about the majority phase."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.area import BxTable, Grid, crests, sums
from scorekeeper.games.bruxelles_1897.model import COLUMNS, Column, rows_of, start_prison
from scorekeeper.games.bruxelles_1897.play_events import (
    PAIRS,
    Counted,
    Exchange,
    Majority,
    Pass,
    Supply,
)
from scorekeeper.games.bruxelles_1897.play_majority_checks import MOST_CRESTS
from scorekeeper.games.bruxelles_1897.play_state import PARC, column_leaders, crests_won
from scorekeeper.games.bruxelles_1897.questions_tables import (
    TRIES,
    Middle,
    bonus_order,
    finished,
    name_of,
    passed,
    played,
    rich,
    round_of,
    some_grid,
    some_players,
    upper_order,
)
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    counted,
    mixed,
    score_file,
    seat_answer,
    sorted_out,
)
from scorekeeper.rules import Fact, PlayerIndex, Seat

# --- columns -----------------------------------------------------------------------------------------------------


def _round(random: Random, count: int | None = None, **more: Any) -> Middle:
    """A round after everybody has passed."""
    players = some_players(random, count)
    spaces = some_grid(random, len(players), 2)
    seats = rich(random, len(players), **{"prestige": random.randint(1, 3), **more})
    return played(random, players, spaces, seats, uppers=upper_order(random), lowers=bonus_order(random))


def _column_answers(at: Middle, column: int, good: set[int]) -> list[tuple[Answer, bool]]:
    cards = Counter(int(s.owner) for line in at.state.grid if (s := line[column]) and s.owner not in (None, "neutral"))
    most = max(cards.values(), default=0)
    highest: Any = max(
        (s.value or 0 for line in at.state.grid if (s := line[column]) and s.owner != "neutral"), default=0
    )
    found = []
    for seat in at.state.people:
        own = [s.value for line in at.state.grid if (s := line[column]) and s.owner == seat]
        mistake = (
            "neutral-does-not-count"
            if own and not good
            else "cards-win-columns"
            if own and cards[seat] == most and any(cards[winner] < most for winner in good)
            else "highest-card-wins"
            if highest in own
            else None
        )
        found.append((seat_answer(seat, None if seat in good else mistake), seat in good))
    return found


def column_winners(random: Random) -> Question:
    """Who wins a column of a round?"""
    for _ in range(TRIES):
        at = _round(random)
        column = random.randrange(COLUMNS)
        if len(sums(at.state.grid, column) or ()) >= 2:
            break

    def wins(given: tuple[int, ...]) -> bool:
        winners: Any = tuple(tuple(Seat(seat) for seat in given) if at_ == column else None for at_ in range(COLUMNS))
        return at.allows(Majority(winners=winners), "column-majority")

    people = tuple(at.state.people)
    subsets = [tuple(seat for seat in people if mask >> seat & 1) for mask in range(2 ** len(people))]
    good = set(next(each for each in subsets if wins(each)))
    answers = _column_answers(at, column, good)
    nobody = Answer("nobody", "answer-nobody", mistake=None if not good else "ties-win-nothing")
    answers.append((nobody, not good))
    facts: dict[str, Fact] = {"column": column + 1}
    return sorted_out(
        random,
        "column-majority",
        "question-column-winners",
        answers,
        facts=facts,
        document=score_file(at.table),
        view="turn",
        lit=(f"column-{column}",),
    )


def column_won(random: Random) -> Question:
    """Point at a column that somebody wins."""
    for _ in range(TRIES):
        at = _round(random)
        seat = random.choice(tuple(at.state.people))
        won = [column for column in range(COLUMNS) if seat in (column_leaders(at.state, column) or ())]
        if 0 < len(won) < COLUMNS:
            break
    right = tuple(f"column-{column}" for column in won)
    right += tuple(f"space-{row}-{column}" for column in won for row in range(len(at.state.grid)))
    return Question(
        "column-majority",
        Ask.PLACE,
        "question-column-won",
        right,
        facts={"player": Seat(seat)},
        document=score_file(at.table),
        view="turn",
    )


def _cards(spaces: Grid, column: int, seat: int) -> int:
    """How many Architects a seat has in a column."""
    return sum(space is not None and space.owner == seat for space in (line[column] for line in spaces))


def final_column(random: Random) -> Question:
    """Who gets the lower half of a Bonus card at the end?"""
    for _ in range(TRIES):
        table = finished(random)
        assert table.final is not None
        area = table.final.shared.area
        assert area is not None
        spaces: Any = area.rows
        bonuses: Any = area.bonuses
        column = random.randrange(COLUMNS)
        if len(sums(spaces, column) or ()) >= 2 or random.random() < 0.1:
            break
    bonus = bonuses[column]

    def found(given: tuple[int, ...]) -> set[str]:
        shared = replace(table.final.shared, columns=(Column(bonus, tuple(Seat(each) for each in given)),))  # type: ignore[union-attr]
        noted: BxTable = replace(table, final=replace(table.final, shared=shared))  # type: ignore[type-var]
        rules = ("column-winners-lead", "column-leaders-win", "winner-has-architect")
        return {rule for rule in rules if not accepts(GAME, noted, rule)}

    people = range(table.count)
    subsets = [tuple(seat for seat in people if mask >> seat & 1) for mask in range(2**table.count)]
    good = set(next(each for each in subsets if not found(each)))
    answers: list[tuple[Answer, bool]] = []
    for seat in people:
        why = found((*sorted(good), seat)) if seat not in good else set()
        more = any(_cards(spaces, column, seat) > _cards(spaces, column, winner) for winner in good - {seat})
        mistake = (
            "no-architect-no-column" if "winner-has-architect" in why else "cards-win-columns" if more and why else None
        )
        answers.append((seat_answer(seat, mistake), seat in good))
    answers.append((Answer("nobody", "answer-nobody", mistake="ties-win-nothing" if good else None), not good))
    rule = "column-winners-lead" if len(good) == 1 else "column-leaders-win"
    facts: dict[str, Fact] = {"bonus": bonus or "money", "column": column + 1}
    return sorted_out(
        random,
        rule if good else "winner-has-architect",
        "question-final-column",
        answers,
        facts=facts,
        document=score_file(table),
        view="count",
        lit=(f"column-{column}",),
    )


@mixed
def who_frees(random: Random) -> Question:
    """Who may free an Architect by the bonus?"""
    at = _round(random, random.choice((3, 4)), prison=("2/4", "2/5"))
    column = at.state.uppers.index("release")
    good = set()
    for seat in at.state.people:
        released: Any = tuple("2/5" if each == seat else None for each in at.state.people)
        if at.allows(Majority(released=released), "release-is-won", "own-prisoner"):
            good.add(seat)
    answers = _column_answers(at, column, good)
    return sorted_out(
        random,
        "release-is-won",
        "question-who-frees",
        answers,
        document=score_file(at.table),
        view="turn",
        lit=(f"column-{column}",),
    )


# --- coats of arms -----------------------------------------------------------------------------------------------


def _points(at: Middle, player: int) -> int:
    """What the coats of arms give a player, by the rule that judges it."""

    def fits(points: int) -> bool:
        given: Any = tuple(points if seat == player else None for seat in at.state.people)
        return at.allows(Majority(crests=given), "crest-points")

    return next(points for points in range(99) if fits(points))


def crest_points(random: Random) -> Question:
    """How many VP do coats of arms give somebody?"""
    for _ in range(TRIES):
        at = _round(random, random.choice((2, 3, 3, 4)))
        won = crests_won(at.state) or Counter()
        if won:
            break
    seat = random.choice([each for each in at.state.people if won[each]] * 3 + list(at.state.people))
    state = at.state
    right = _points(at, seat)
    prestige = state.seats[seat].prestige or 1
    touched = sum(
        any(state.grid[each.row + d][each.column + r] is not None for d in (0, 1) for r in (0, 1))
        and any(
            (space := state.grid[each.row + d][each.column + r]) is not None and space.owner == seat
            for d in (0, 1)
            for r in (0, 1)
        )
        for each in crests(state.grid)
    )
    after = right // won[seat] if won[seat] else prestige
    mistakes = {
        "incomplete-crests-score": touched * after,
        "one-for-each-crest": won[seat],
        "crests-before-columns": won[seat] * prestige,
        "ties-win-no-crest": sum(each.owners == (seat,) for each in crests(state.grid)) * after,
    }
    rule = "majority-to-note" if after != prestige else "crest-points"
    return counted(
        rule,
        "question-crest-points",
        right,
        mistakes,
        facts={"player": Seat(seat)},
        document=score_file(at.table),
        view="turn",
    )


def crest_owned(random: Random) -> Question:
    """Point at a coat of arms that somebody scores."""
    for _ in range(TRIES):
        table = finished(random, spaces=lambda count: some_grid(random, count, 3))
        assert table.final is not None and table.final.shared.area is not None
        spaces: Any = table.final.shared.area.rows
        found = crests(spaces)
        seats = [seat for seat in range(table.count) if any(seat in (each.owners or ()) for each in found)]
        if seats:
            break
    seat = random.choice(seats)
    right = tuple(f"crest-{each.row}-{each.column}" for each in found if seat in (each.owners or ()))
    return Question(
        "crests-of-round-four",
        Ask.PLACE,
        "question-crest-owned",
        right,
        facts={"player": Seat(seat)},
        document=score_file(table),
        view="count",
    )


@mixed
def crest_numbers(random: Random) -> Question:
    """Which VP can coats of arms have given, where nobody remembers the spaces?"""
    players = some_players(random)
    prestige, cards = random.choice((2, 2, 3)), random.randint(3, 8)
    seats = rich(random, len(players), prestige=prestige)
    kinds = ["architecture", "nobility", "release", "prestige"]
    at = round_of(random, players, seats, uppers=tuple(kinds))
    for _ in range(cards):
        at = at.after(Supply(PlayerIndex(at.state.turn or 0), value=1, material=PAIRS[0]))
    while at.state.turn is not None:
        at = passed(random, at, 1)
    seat = random.randrange(len(players))
    nobody: Any = ((), (), (), ())
    answers = []
    # The rule leaves room for a step of Prestige that is not noted; here everything is, so such numbers are left out.
    sure = MOST_CRESTS[len(players)][cards] * prestige
    room = range(sure + 1, sure // prestige * (prestige + 1) + 1)
    numbers = [each for each in (*range(4 * prestige + 2), 5 * prestige, 6 * prestige) if each not in room]
    for points in random.sample(numbers, min(5, len(numbers))):
        given: Any = tuple(points if each == seat else 0 for each in range(len(players)))
        against = at.against(Majority(winners=nobody, crests=given), "crest-multiple", "crests-by-cards")
        multiple = any(each.rule == "crest-multiple" for each in against)
        mistake = "no-multiple-of-prestige" if multiple else "four-cards-for-each-crest"
        answers.append((Answer(str(points), str(points), mistake=mistake if against else None), not against))
    facts: dict[str, Fact] = {"player": name_of(players, seat), "prestige": prestige, "cards": cards}
    facts["players"] = len(players)
    return sorted_out(random, "crest-multiple", "question-crest-numbers", answers, facts=facts)


# --- Brussels ----------------------------------------------------------------------------------------------------


@mixed
def to_prison(random: Random) -> Question:
    """Who sends an Architect to prison?"""
    players = some_players(random, random.choice((2, 3, 3, 4)))
    count = len(players)
    seats = tuple(Counted(vp=0, bef=9, prison=start_prison(count)) for _ in players)
    at = round_of(random, players, seats, lowers=bonus_order(random), uppers=upper_order(random))
    uses: list[Any] = [Exchange, Exchange, Supply, Supply]
    random.shuffle(uses)
    for step in range(random.randint(2, 2 * count)):
        player = PlayerIndex(at.state.turn or 0)
        hand = at.state.hand(player) or 0
        if uses and hand >= 3 and random.random() < 0.75:
            use = uses.pop()
            at = at.after(use(player) if use is Exchange else _park(at, player))
        elif hand:
            row, column = divmod(step, COLUMNS)
            if (row, column) not in ((2, 0), (2, 3)) and row < rows_of(count):
                at = at.after(Supply(player, row=row + 1, column=column + 1, value=1, material=PAIRS[1]))
    while at.state.turn is not None:
        at = at.after(Pass(PlayerIndex(at.state.turn)))
    uppers = at.state.uppers
    answers = []
    for seat in range(count):
        card: Any = tuple("1/3" if each == seat else None for each in range(count))
        good = at.allows(Majority(uppers=uppers, prison=card), "most-in-brussels")
        own = at.state.seats[seat].brussels
        mistake = "everybody-sends-one" if own else "area-does-not-count"
        answers.append((seat_answer(seat, None if good else mistake), good))
    return sorted_out(
        random,
        "most-in-brussels",
        "question-to-prison",
        answers,
        document=score_file(at.table),
        view="turn",
        lit=("brussels",),
    )


def _park(at: Middle, player: PlayerIndex) -> Supply:
    """Supply at the Parc, with as many Architects as that takes now."""
    return Supply(player, material=PAIRS[0], architects=len(at.state.uses[PARC]) + 1)


QUESTIONS: tuple[Generator, ...] = (
    Generator("column-winners", "column-majority", Ask.SELECT, column_winners),
    Generator("column-won", "column-majority", Ask.PLACE, column_won),
    Generator(
        "final-column",
        "column-winners-lead",
        Ask.SELECT,
        final_column,
        ("column-leaders-win", "winner-has-architect"),
    ),
    Generator("who-frees", "release-is-won", Ask.SELECT, who_frees),
    Generator("crest-points", "crest-points", Ask.COUNT, crest_points, ("majority-to-note",)),
    Generator("crest-owned", "crests-of-round-four", Ask.PLACE, crest_owned),
    Generator("crest-numbers", "crest-multiple", Ask.SELECT, crest_numbers, ("crests-by-cards",)),
    Generator("to-prison", "most-in-brussels", Ask.SELECT, to_prison),
)
