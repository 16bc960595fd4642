"""The drawing of a question: what is asked, and about whom, can be seen in it."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from scorekeeper.games import GAMES
from scorekeeper.learn import Question, generators, seat_answer
from scorekeeper.lessons import asked_text, question, steps
from scorekeeper.rules import Seat
from scorekeeper.text import LANGUAGES
from scorekeeper.ui.learn_state import Asked
from scorekeeper.ui.screens.figure import POINTED, event_text, figure
from scorekeeper.ui.screens.question import picture, words_of

SEEDS = 3


def drawn(game: str) -> list[Question]:
    """The questions of the lesson, and some of each generator, that have a drawing."""
    of_steps = (question(GAMES[game], step) for step in steps(game))
    made = (each.make(Random(seed)) for each in generators(game) for seed in range(SEEDS))
    return [asked for asked in (*of_steps, *made) if asked is not None and asked.view is not None]


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_about_is_lit_but_where_the_place_is_asked(game: str) -> None:
    for asked in drawn(game):
        words = words_of(GAMES[game], "en", asked)
        svg = picture(GAMES[game], words, asked)
        shown = figure(words, Asked.of(asked), svg)
        lit = len(re.findall(r'class="[^"]*\blit"', shown))
        seat = asked.facts.get("player")
        among = isinstance(seat, Seat) and seat_answer(seat).id in {answer.id for answer in asked.answers}
        if asked.kind in POINTED:
            assert lit == 0, asked.words
        elif isinstance(seat, Seat) and not among and f'data-part="seat-{int(seat)}"' in svg:
            assert lit > 0, asked.words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_drawing_itself_says_what_is_asked_and_of_what_move(game: str, lang: str) -> None:
    for asked in drawn(game):
        words = words_of(GAMES[game], lang, asked)
        tag = figure(words, Asked.of(asked), "<svg></svg>").partition("<svg>")[0]
        told = re.sub(r"<[^>]*>", "", tag)
        assert unescape(told).startswith("?" + re.sub(r"[*]+", "", asked_text(words, asked))), asked.words
        if asked.event is not None:
            assert unescape(told).endswith(event_text(words, asked.event)), asked.words


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_that_is_not_of_the_table_asked_about_says_so(game: str) -> None:
    for asked in (question(GAMES[game], step) for step in steps(game)):
        if asked is not None:
            words = words_of(GAMES[game], "en", asked)
            shown = figure(words, Asked.of(asked), "<svg></svg>")
            assert (words.say("part-example") in shown) == (asked.view is None), asked.words
