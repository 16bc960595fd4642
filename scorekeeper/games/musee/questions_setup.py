"""Questions about setting up: cards, tokens, staircases, teams, who begins, and what the themes are."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.game import Player
from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.model import (
    FIRST_GAME,
    ROWS,
    SIZES,
    STEP,
    THEMES,
    Final,
    Match,
    MuseeTable,
    Setup,
    SetupSeat,
    Shared,
    Stairs,
    ThemeCards,
)
from scorekeeper.games.musee.questions_tables import FIRST, reason, some_players, some_stairs
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
    spotted,
    table_of,
)
from scorekeeper.rules import Fact, Finding, Seat, Typed

FIELDS = {
    "cards-in-play": "highest_card",
    "cards-shuffled": "paintings",
    "draw-deck-left": "draw_deck",
    "hand-of-five": "hand",
    "bonus-cards-out": "bonus_cards",
    "number-of-musees": "musees",
    "tokens-per-row": "columns",
    "tokens-per-musee": "tokens",
}
"""By rule, the field of the set-up that it judges."""

NOWHERE = 99
"""A number that no set-up has."""


# --- numbers -----------------------------------------------------------------------------------------------------


def right_number(rule: str, count: int) -> int:
    """The number that a rule wants for ``count`` people."""
    found = objections(GAME, _laid(rule, count, NOWHERE), rule)[0].facts["expected"]
    assert isinstance(found, int)
    return found


def _laid(rule: str, count: int, number: int) -> MuseeTable:
    setup = Setup(**{FIELDS[rule]: number})  # type: ignore[arg-type]  # a number in any of these fields
    table: MuseeTable = table_of(GAME, tuple(Player(str(seat)) for seat in range(count)), setup=setup)
    return table


def _off(random: Random, rules: tuple[str, ...]) -> Question:
    """By how many is a number of the set-up wrong?"""
    rule, count = random.choice(rules), random.choice(tuple(SIZES))
    expected = right_number(rule, count)
    others = {other: right_number(rule, other) for other in SIZES if right_number(rule, other) != expected}
    near = [n for n in range(max(1, expected - 4), expected + 5) if n != expected]
    found = random.choice((*near, *others.values()))
    finding = objections(GAME, _laid(rule, count, found), rule)[0]
    mistakes = {
        "numbers-of-three" if other == 3 else "numbers-of-fewer": abs(found - number)
        for other, number in others.items()
    }
    facts: dict[str, Fact] = {"players": count, "found": found}
    return counted(
        rule,
        f"question-off-{rule}",
        abs(found - expected),
        mistakes,
        facts=facts,
        because="problem",
        because_facts=finding.facts,
    )


CARDS, TOKENS = tuple(FIELDS)[:5], tuple(FIELDS)[5:]


def cards_off(random: Random) -> Question:
    """By how many cards is the set-up wrong?"""
    return _off(random, CARDS)


def tokens_off(random: Random) -> Question:
    """By how many tokens or Musées is the set-up wrong?"""
    return _off(random, TOKENS)


@mixed
def begin_table(random: Random) -> Question:
    """Which of these are right for so many players?"""
    count = random.choice(tuple(SIZES))
    answers = []
    against: list[Finding] = []
    for rule in random.sample(tuple(FIELDS), 4):
        numbers = {right_number(rule, each) for each in SIZES} | {right_number(rule, count) + 1}
        number = random.choice((right_number(rule, count), random.choice(sorted(numbers))))
        found = objections(GAME, _laid(rule, count, number), rule)
        good = not found
        against += found
        of_three = not good and number == right_number(rule, 3)
        facts: dict[str, Fact] = {"number": number}
        mistake = "numbers-of-three" if of_three else None
        answers.append((Answer(f"{rule}-{number}", f"answer-laid-{rule}", facts, mistake, rule), good))
    return sorted_out(random, reason(tuple(FIELDS), against), "question-begin-table", answers, facts={"players": count})


# --- staircases --------------------------------------------------------------------------------------------------

STAIRS_RULES = ("three-staircases-a-row", "two-and-three-staircases", "staircase-in-row", "staircase-once")


def _arranged(players: tuple[Player, ...], *seats: Stairs | None, **setup: Any) -> MuseeTable:
    laid = Setup(seats=tuple(SetupSeat(each) for each in seats), **setup)
    table: MuseeTable = table_of(GAME, players, setup=laid)
    return table


def stairs_missing(random: Random) -> Question:
    """How many tokens of a row must be turned over?"""
    count = random.choice((2, 3, 3, 4))
    players, columns = some_players(random, count), range(1, SIZES[count].columns + 1)
    row = random.choice(ROWS)
    other = "lower" if row == "upper" else "upper"
    good = some_stairs(random, count)
    at_other: tuple[int, ...] = getattr(good, other)

    def with_(number: int) -> MuseeTable:
        return _arranged(players, Stairs(**{row: tuple(columns[:number]), other: at_other}))

    right = next(n for n in range(len(columns)) if accepts(GAME, with_(n), *STAIRS_RULES))
    found = random.choice([n for n in range(1, len(columns) + 1) if n != right])
    rule = STAIRS_RULES[count == 3]
    mistakes = {"staircases-of-three": abs(2 - found)} if count != 3 else {"three-and-three": abs(3 - found)}
    up = tuple(sorted(random.sample(columns, found)))
    facts: dict[str, Fact] = {"players": count, "row": row, "columns": up, "other": other, "there": len(at_other)}
    return counted(
        rule,
        "question-stairs-missing",
        abs(right - found),
        mistakes,
        facts=facts,
        document=score_file(_arranged(players, Stairs(**{row: up, other: at_other}))),
        view="setup",
        lit=(f"tokens-{row}",),
    )


def _tokens(row: str, count: int) -> tuple[str, ...]:
    """All shapes of a row of tokens."""
    return (f"tokens-{row}", *(f"token-{row}-{column}" for column in range(1, SIZES[count].columns + 1)))


def spot_row(random: Random) -> Question:
    """Which row of tokens is wrong?"""
    rule = random.choice(("three-staircases-a-row", "first-game-staircases"))
    count = random.choice((2, 4))
    row = random.choice(ROWS)
    first = rule == "first-game-staircases"
    good = FIRST if first else some_stairs(random, count)
    number = 3 if first else random.choice((1, 2, 4, 5))
    while True:
        wrong = tuple(sorted(random.sample(range(1, 7), number)))
        if wrong != FIRST_GAME[row] or not first:
            break
    table = _arranged(some_players(random, count), replace(good, **{row: wrong}), first_game=first)
    words = "question-spot-first-row" if first else "question-spot-row"
    return spotted(GAME, table, rule, words, "setup", _tokens(row, count), facts={"players": count})


@mixed
def arrangements(random: Random) -> Question:
    """Which arrangements may be laid?"""
    count = random.choice((2, 3, 4))
    players, size = some_players(random, count), SIZES[count]
    answers = []
    against: list[Finding] = []
    for _ in range(4):
        stairs, mistake = some_stairs(random, count), None
        match random.choice(("good", "good", "number", "beyond", "twice")):
            case "number":
                upper = random.choice((2, 4)) if count != 3 else 3
                numbers = (upper, 6 - upper)
                rows = [tuple(sorted(random.sample(range(1, size.columns + 1), number))) for number in numbers]
                stairs, mistake = Stairs(*rows), "three-and-three" if count == 3 else "six-anyhow"
            case "beyond":
                upper_row = (*(stairs.upper or ())[:-1], size.columns + 1)
                stairs, mistake = replace(stairs, upper=upper_row), "no-such-token"
            case "twice":
                lower_row = (*(stairs.lower or ())[:-1], (stairs.lower or ())[0])
                stairs = replace(stairs, lower=tuple(sorted(lower_row)))
        found = [each for rule in STAIRS_RULES for each in objections(GAME, _arranged(players, stairs), rule)]
        good = not found
        against += found
        facts: dict[str, Fact] = {"upper": stairs.upper or (), "lower": stairs.lower or ()}
        answer = Answer(f"{stairs.upper}-{stairs.lower}", "answer-stairs", facts, None if good else mistake)
        answers.append((answer, good))
    return sorted_out(
        random,
        reason(STAIRS_RULES, against),
        "question-arrangements",
        {answer.id: (answer, good) for answer, good in answers}.values(),
        facts={"players": count},
    )


def _turned(stairs: Stairs, row: str, column: int) -> Stairs:
    """The arrangement with one token turned over."""
    at = set(getattr(stairs, row)) ^ {column}
    return replace(stairs, **{row: tuple(sorted(at))})


def _token_to_turn(random: Random, good: Stairs, rule: str, words: str, count: int, *laid: Stairs | None) -> Question:
    """Point at the one token whose turning makes ``rule`` silent again."""
    players, columns = some_players(random, count), range(1, SIZES[count].columns + 1)
    shown = _turned(good, random.choice(ROWS), random.choice(columns))
    first = rule == "first-game-staircases"
    right = tuple(
        f"token-{row}-{column}"
        for row in ROWS
        for column in columns
        if accepts(GAME, _arranged(players, _turned(shown, row, column), *laid, first_game=first), rule)
    )
    facts: dict[str, Fact] = {"player": Typed(players[-1].name), "players": count}
    if laid:
        facts |= {"upper": good.upper or (), "lower": good.lower or ()}
    document = score_file(_arranged(players, shown, first_game=first))
    return Question(rule, Ask.PLACE, words, right, facts=facts, document=document, view="setup")


def turn_token(random: Random) -> Question:
    """Which token makes a Musée like all others?"""
    count = random.choice((2, 3))
    good = some_stairs(random, count)
    return _token_to_turn(random, good, "same-staircases", "question-turn-token", count, good)


def first_token(random: Random) -> Question:
    """Which token is wrong for a first game?"""
    return _token_to_turn(random, FIRST, "first-game-staircases", "question-first-token", random.choice((2, 4)))


@mixed
def tokens_turned(random: Random) -> Question:
    """Which tokens of a row are not as they were set up?"""
    count = random.choice((2, 3))
    players, row = some_players(random, count), random.choice(ROWS)
    before = some_stairs(random, count)
    at: tuple[int, ...] = getattr(before, row)
    columns = range(1, SIZES[count].columns + 1)
    moved = random.sample(at, random.choice((1, 2)))
    rest = [column for column in columns if column not in at]
    new = random.sample(rest, min(len(moved), len(rest)))
    after = tuple(sorted({*at, *new} - set(moved)))
    table = replace(_arranged(players, before), final=Final(Shared(replace(before, **{row: after}))))
    found = objections(GAME, table, "staircases-as-set-up")[0]
    differ = found.facts["columns"]
    assert isinstance(differ, tuple)
    answers = [(Answer(str(column), str(column)), column in differ) for column in columns]
    facts: dict[str, Fact] = {"row": row, "before": at, "after": after}
    asked = sorted_out(random, "staircases-as-set-up", "question-tokens-turned", answers, facts=facts)
    return replace(asked, answers=tuple(sorted(asked.answers, key=lambda each: each.id)))


# --- people ------------------------------------------------------------------------------------------------------


@mixed
def who_begins(random: Random) -> Question:
    """Who may begin after somebody has won?"""
    players = some_players(random, random.choice((2, 3, 3, 4)))
    table: MuseeTable = table_of(GAME, players)
    winners = (Seat(random.randrange(len(table.seats))),)
    final = Final(Shared(match=Match(previous_winners=winners)))
    answers = []
    for index, player in enumerate(players):
        good = accepts(GAME, table_of(GAME, players, final=final, start_player=index), "loser-starts")
        name: dict[str, Fact] = {"name": Typed(player.name)}
        answers.append((Answer(player.name, "answer-name", name, None if good else "winner-begins"), good))
    facts: dict[str, Fact] = {"winner": Typed(table.seat_names[winners[0]]), "players": len(players)}
    return sorted_out(random, "loser-starts", "question-who-begins", answers, facts=facts)


@mixed
def seating(random: Random) -> Question:
    """Who may sit round the table with whom?"""
    names = [player.name for player in some_players(random, 4)]
    answers = []
    for teams in random.sample(("ABAB", "BABA", "AABB", "ABBA", "AAAB", "ABAA", "BAAB"), 4):
        order = random.sample(names, 4)
        players = tuple(Player(name, team=team) for name, team in zip(order, teams, strict=True))
        good = accepts(GAME, table_of(GAME, players), "partners-apart", "two-teams-of-two")
        facts: dict[str, Fact] = {}
        for place, (name, team) in enumerate(zip(order, teams, strict=True)):
            facts |= {f"name{place}": Typed(name), f"team{place}": Typed(team)}
        mistake = None if good else "partners-together" if teams.count("A") == 2 else "three-against-one"
        answers.append((Answer("-".join((teams, *order)), "answer-seating", facts, mistake), good))
    return sorted_out(random, "partners-apart", "question-seating", answers)


# --- themes ------------------------------------------------------------------------------------------------------


@mixed
def same_theme(random: Random) -> Question:
    """Which paintings have the theme of this one?"""
    count = random.choice((2, 3))
    card = random.randint(1, SIZES[count].highest)
    cards = random.sample([each for each in range(1, SIZES[count].highest + 1) if each != card], 4)
    steps = [each for each in range(card % STEP or STEP, SIZES[count].highest + 1, STEP) if each not in (card, *cards)]
    answers = []
    for other in (*cards, *random.sample(steps, 2)):
        shared = Shared(theme_cards=ThemeCards(water=(card, other)))
        good = accepts(GAME, table_of(GAME, some_players(random, count), final=Final(shared)), "one-theme-a-name")
        mistake = "close-is-not-a-theme" if not good and abs(card - other) < 10 else None
        answers.append((Answer(str(other), str(other), mistake=mistake), good))
    return sorted_out(random, "one-theme-a-name", "question-same-theme", answers, facts={"card": card})


def theme_named(random: Random) -> Question:
    """Which theme does a number have, when one card of each is known?"""
    groups = random.sample(range(STEP), STEP)
    known: dict[str, int] = {
        theme: random.choice([n for n in range(1, 51) if n % STEP == group])
        for theme, group in zip(THEMES, groups, strict=True)
    }
    card = random.choice([n for n in range(1, 51) if n not in known.values()])
    answers = []
    for theme in THEMES:
        cards = ThemeCards(**{**known, theme: (known[theme], card)})  # type: ignore[arg-type]  # numbers by theme
        table: MuseeTable = table_of(GAME, some_players(random, 2), final=Final(Shared(theme_cards=cards)))
        good = accepts(GAME, table, "one-theme-a-name", "one-name-a-theme")
        answers.append((Answer(theme, theme), good))
    facts: dict[str, Fact] = dict(known)
    facts["card"] = card
    return answered(
        random,
        Ask.CHOOSE,
        "one-name-a-theme",
        "question-theme-named",
        (answer for answer, good in answers if good),
        (answer for answer, good in answers if not good),
        facts=facts,
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator("cards-off", CARDS[0], Ask.COUNT, cards_off, CARDS[1:]),
    Generator("tokens-off", TOKENS[0], Ask.COUNT, tokens_off, TOKENS[1:]),
    Generator("begin-table", "cards-in-play", Ask.SELECT, begin_table, tuple(FIELDS)[1:]),
    Generator("stairs-missing", STAIRS_RULES[0], Ask.COUNT, stairs_missing, STAIRS_RULES[1:2]),
    Generator("spot-row", "three-staircases-a-row", Ask.SPOT, spot_row, ("first-game-staircases",)),
    Generator("arrangements", STAIRS_RULES[0], Ask.SELECT, arrangements, STAIRS_RULES[1:]),
    Generator("turn-token", "same-staircases", Ask.PLACE, turn_token),
    Generator("first-token", "first-game-staircases", Ask.PLACE, first_token),
    Generator("tokens-turned", "staircases-as-set-up", Ask.SELECT, tokens_turned),
    Generator("who-begins", "loser-starts", Ask.SELECT, who_begins),
    Generator("seating", "partners-apart", Ask.SELECT, seating, ("two-teams-of-two",)),
    Generator("same-theme", "one-theme-a-name", Ask.SELECT, same_theme),
    Generator("theme-named", "one-name-a-theme", Ask.CHOOSE, theme_named),
)
