"""Words: numbers, names and lists in three languages."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from scorekeeper import text
from scorekeeper.rules import Fact, PlayerIndex, Seat, Typed
from scorekeeper.text import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_not_grouped(lang: str) -> None:
    assert "1234567" in Words(None, lang).say("so-far", points=1_234_567)


def test_plurals_follow_the_language() -> None:
    facts: dict[str, Fact] = {"winners": (Seat(0),), "count": 1}
    assert Words(None, "en", ("Ana",)).say("wins", facts=facts) == "Ana wins."
    assert Words(None, "es", ("Ana",)).say("wins", facts=facts) == "Gana Ana."
    assert Words(None, "ja", ("Ana",)).say("wins", facts=facts) == "Anaの勝ちです。"


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Ana and Ben share the victory."),
        ("es", "Ana y Ben comparten la victoria."),
        ("ja", "Ana、Benが勝利を分け合います。"),
    ],
)
def test_lists_are_joined_as_the_language_does(lang: str, expected: str) -> None:
    said = Words(None, lang, ("Ana", "Ben")).say("wins", winners=(Seat(0), Seat(1)), count=2)
    assert said == expected


def test_typed_text_is_no_id_and_right_to_left_text_is_fenced() -> None:
    words = Words(None, "en")
    assert words.say("line-extra", text=Typed("total")) == "total (your own points, not checked)"
    assert words.say("line-extra", text=Typed("שלום")).startswith("\u2068שלום\u2069")


def test_seats_and_players_have_names_of_their_own() -> None:
    words = Words("musee", "en", ("Ana & Cid", "Ben & Dee"), ("Ana", "Ben", "Cid", "Dee"))
    facts: dict[str, Fact] = {"player": Seat(1), "claimed": 1, "computed": 2}
    assert words.say("claimed-total", "problem", facts).startswith("Ben & Dee")
    facts["player"] = PlayerIndex(1)
    assert words.say("claimed-total", "problem", facts).startswith("Ben:")


def test_a_missing_word_is_a_bug_and_says_which() -> None:
    with pytest.raises(KeyError, match="no-such"):
        Words(None, "en").say("no-such")
    with pytest.raises(KeyError, match="points"):
        Words(None, "en").say("so-far")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_too_long_or_too_large_to_be_said(lang: str) -> None:
    names = tuple("x" * 1000 for _ in range(40))
    words = Words(None, lang, names)
    assert words.say("wins", winners=tuple(Seat(each) for each in range(40)), count=40)
    assert "…" in words.say("wins", winners=(Seat(0),), count=1)
    assert str(10**30) in words.say("so-far", points=10**30)
    assert str(-(10**15)) in words.say("so-far", points=-(10**15))
    assert "…" in words.say("so-far", points=10**200)


def test_threads_may_say_the_same_words_at_once() -> None:
    """Words are parsed when they are first said: nobody may find one that another thread is still parsing."""
    files = text.word_files("orleans", "en")
    written = {id: entry for file in files for id, entry in text.entries(*file).items()}
    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(3):
            bundle = text.Bundle("en", written)
            with ThreadPoolExecutor(8) as threads:
                said = list(threads.map(bundle.get_message, sorted(written)[:60] * 8))
            assert all(message is not None for message in said)
    finally:
        sys.setswitchinterval(often)
