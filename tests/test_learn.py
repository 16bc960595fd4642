"""Questions and answers, whatever the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scorekeeper import codec, decode, learn
from scorekeeper.games import GAMES
from scorekeeper.learn import Answer, Ask, Mark, Question, mark


def test_score_files_of_questions_are_those_of_the_codec() -> None:
    assert learn.FORMAT == codec.FORMAT


@pytest.mark.parametrize("game", GAMES)
def test_a_score_file_gives_the_table_it_was_written_from(game: str) -> None:
    kept = GAMES[game]
    for count in kept.counts:
        random = Random(count)
        document: dict[str, Any] = {
            "format": learn.FORMAT,
            "game": game,
            "players": [{"name": player.name, "team": player.team} for player in learn.people(kept, random, count)],
        }
        if kept.random_setup is not None:
            setup = kept.random_setup(count, random)
            document["setup"] = {key: value for key, value in setup.items() if key != "start_player"}
        table, faults = decode(document)
        assert table is not None, faults
        assert decode(learn.score_file(table)) == (table, ())


def test_a_table_has_all_its_seats() -> None:
    game = next(iter(GAMES.values()))
    players = learn.people(game, Random(1), game.counts[0])
    table = learn.table_of(game, players, setup=game.setup(), final=game.final())
    decoded, faults = decode({**learn.score_file(table), "setup": {}, "final": {}})
    assert faults == ()
    assert decoded == table


COUNT = Question("r", Ask.COUNT, "q", ("5",), mistakes={"7": "too-many"})
ANSWERS = (Answer("a", "a"), Answer("b", "b", mistake="not-b"), Answer("c", "c"))


@pytest.mark.parametrize(
    ("kind", "right", "given", "expected"),
    [
        (Ask.CHOOSE, ("a",), ("a",), Mark(True)),
        (Ask.CHOOSE, ("a",), ("b",), Mark(False, "not-b")),
        (Ask.CHOOSE, ("a",), (), Mark(False)),
        (Ask.SELECT, ("a", "c"), ("c", "a"), Mark(True)),
        (Ask.SELECT, ("a", "c"), ("a",), Mark(False)),
        (Ask.SELECT, ("a", "c"), ("a", "c", "b"), Mark(False, "not-b")),
        (Ask.SELECT, ("a", "c"), ("a", "a", "c"), Mark(False)),
        (Ask.ORDER, ("a", "b", "c"), ("a", "b", "c"), Mark(True)),
        (Ask.ORDER, ("a", "b", "c"), ("b", "a", "c"), Mark(False)),
        (Ask.SPOT, ("a", "b"), ("b",), Mark(True)),
        (Ask.SPOT, ("a", "b"), ("a", "b"), Mark(False)),
        (Ask.PLACE, ("a",), ("elsewhere",), Mark(False)),
    ],
)
def test_marking(kind: Ask, right: tuple[str, ...], given: tuple[str, ...], expected: Mark) -> None:
    assert mark(Question("r", kind, "q", right, answers=ANSWERS), given) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [("5", Mark(True)), (" 5 ", Mark(True)), ("7", Mark(False, "too-many")), ("", Mark(False)), ("five", Mark(False))],
)
def test_marking_numbers(text: str, expected: Mark) -> None:
    assert mark(COUNT, (text,)) == expected


def test_a_mistake_that_gives_the_right_number_is_none() -> None:
    assert learn.counted("r", "q", 5, {"same": 5, "more": 6, "again": 6}).mistakes == {"6": "more"}


def test_a_maker_of_mixed_questions_starts_anew_until_there_is_something_to_sort_out() -> None:
    def make(random: Random) -> Question:
        right = random.random() < 0.2
        return learn.sorted_out(random, "r", "q", [(Answer("a", "a"), right), (Answer("b", "b"), False)])

    assert all(learn.mixed(make)(Random(seed)).right == ("a",) for seed in range(20))
