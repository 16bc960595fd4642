"""Exams: drawn by seed, weak rules first; and the prepared table of the capstone."""

from __future__ import annotations

import pytest

import exams
from scorekeeper import capstone
from scorekeeper.exam import BOXES, LENGTH, MOST_DUE, Card, Code, code, due, exam, moved
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.learn import generators
from scorekeeper.lessons import steps

EXAMINED = [game for game in GAMES.values() if generators(game.id)]
TAUGHT = [game for game in GAMES.values() if steps(game.id)]
SAMPLE = 6


def ids(game: Game) -> str:
    return game.id


@pytest.mark.parametrize("game", EXAMINED, ids=ids)
def test_exams_have_no_fault(game: Game) -> None:
    """A small share of what ``tests/exams.py`` looks at."""
    found = exams.drawn(game, SAMPLE)
    assert found.wrong == []
    assert found.questions == SAMPLE * LENGTH


@pytest.mark.parametrize("game", EXAMINED, ids=ids)
def test_a_code_gives_its_exam_again_and_another_code_another(game: Game) -> None:
    def keys(of: Code) -> list[object]:
        return [question.key for question in exam(game.id, of)]

    assert keys(Code(7)) == keys(Code(7))
    assert keys(Code(7)) != keys(Code(8))


@pytest.mark.parametrize("game", EXAMINED, ids=ids)
def test_rules_that_come_first_are_asked_first(game: Game) -> None:
    makers = [each for each in generators(game.id) if len(each.rules) == 1 and each.kind != "choose"]
    first = tuple(dict.fromkeys(each.rule for each in makers))[:MOST_DUE]
    asked = [question.rule for question in exam(game.id, Code(3, first))]
    assert asked[: len(first)] == list(first)


def test_a_game_without_questions_has_no_exam(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorekeeper.exam.generators", lambda game: ())
    assert exam("musee", Code(1)) == ()


@pytest.mark.parametrize("text", ["4711", "4711.streets.score-track", "0", "999999999999"])
def test_a_code_is_written_as_it_is_read(text: str) -> None:
    assert str(code(text)) == text


@pytest.mark.parametrize("text", ["", "four", "-1", "1234567890123", "5..streets", "5.Streets", "5 6", "٣"])
def test_what_is_no_code_is_none(text: str) -> None:
    assert code(text) is None


def test_a_right_answer_moves_a_rule_up_and_a_wrong_one_back() -> None:
    card = moved(None, True, 1)
    assert card == Card(2, 1)
    for sitting in range(2, 9):
        card = moved(card, True, sitting)
    assert card == Card(BOXES, 8)
    assert moved(card, False, 9) == Card(1, 9)


@pytest.mark.parametrize(("box", "after"), [(1, 1), (2, 2), (3, 4), (4, 8), (5, 16)])
def test_each_box_waits_twice_as_long(box: int, after: int) -> None:
    cards = {"streets": Card(box, 10)}
    assert due(cards, 10 + after - 1) == ()
    assert due(cards, 10 + after) == ("streets",)


def test_the_weakest_come_first_and_leave_room_for_others() -> None:
    cards = {f"rule-{number}": Card(1 + number % 3, 1 + number % 2) for number in range(12)}
    first = due(cards, 20)
    assert len(first) == MOST_DUE < LENGTH
    assert [cards[rule].box for rule in first] == sorted(cards[rule].box for rule in first)
    assert [cards[rule].at for rule in first if cards[rule].box == 1] == [1, 1, 2, 2]


# --- the capstone ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TAUGHT, ids=ids)
def test_a_capstone_is_a_whole_table_that_breaks_no_rule(game: Game) -> None:
    step = capstone.capstone(game.id)
    assert step is not None
    table = capstone.table(game, step)
    assert [each for each in game.check(table) if each.severity == "error"] == []
    outcome = game.outcome(table)
    assert outcome.winners and all(score.complete for score in outcome.seats)


@pytest.mark.parametrize("game", TAUGHT, ids=ids)
def test_three_turns_are_played_one_after_the_other(game: Game) -> None:
    step = capstone.capstone(game.id)
    assert step is not None
    turns = capstone.turns(game, step)
    assert len(turns) == capstone.TURNS
    entries = [entry for turn in turns for entry in turn.entries]
    assert entries == sorted(entries)
    assert all(turn.question is not None for turn in turns)


@pytest.mark.parametrize("game", TAUGHT, ids=ids)
def test_the_receipt_says_of_each_line_whether_it_is_right(game: Game) -> None:
    step = capstone.capstone(game.id)
    assert step is not None
    lines = [line for score in game.outcome(capstone.table(game, step)).seats for line in score.lines]
    counted = {(int(line.seat), line.rule): line.points or 0 for line in lines}
    first, second = list(counted)[:2]
    counted[first] += 1
    del counted[second]
    checked = [each for seat in capstone.receipt(game, step, counted) for each in seat]
    assert [each.right for each in checked] == [False, False] + [True] * (len(lines) - 2)
    assert checked[1].counted is None
