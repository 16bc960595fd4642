"""Ask the rules: questions of players, what must not be answered, hostile input, speed.

The questions stand in ``data/questions``. Nothing was tuned on those marked ``held`` until the first count; a few of
their misses have been mended since. Those in ``fresh``, ``fresh2`` and ``fresh4`` were worded before the rule texts
were looked at, those in ``fresh3`` in words unlike all others. What a new question may expect is what they reached when
they were first asked: 139 of 152 hits and 34 of 39 honestly not answered in ``fresh``, 400 of 443 and 79 of 94 in
``fresh2``, 282 of 330 in ``fresh3``, 369 of 397 and 50 of 67 in ``fresh4``. What was missed then has been mended since.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import pytest

from scorekeeper.ask import MOST, Reply, ask, ask_document, ask_text
from scorekeeper.ask_index import Index, distance
from scorekeeper.ask_words import fold, stem, table
from scorekeeper.ask_words import questions as phrases
from scorekeeper.games import GAMES
from scorekeeper.statements import statements
from scorekeeper.text import LANGUAGES

QUESTIONS = Path(__file__).parent / "data" / "questions"
FRESH = ("fresh", "fresh2", "fresh3", "fresh4")
HALVES = ("tuned", "held", *FRESH)
TUNED, SILENT = 0.95, 0.85  # least share of hits, and of honest "the rules do not say"
REFUSED = 0.05  # most that "the rules do not say" may wrongly be said of
QUICK = 0.05  # seconds an answer may take after the first


@dataclass(frozen=True)
class Asked:
    """A question of a player and what answers it (nothing, where the rules do not say)."""

    game: str
    lang: str
    text: str
    statements: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    answered: bool = True
    half: str = "tuned"

    def hit(self, reply: Reply) -> bool:
        """Whether one of the rules found carries a statement that answers (or is named itself)."""
        found = {id for each in reply.answers for id in (*each.statements, f"rule {each.rule}")}
        return bool(found & {*self.statements, *(f"rule {id}" for id in self.rules)})


@cache
def questions(game: str, fresh: str = "") -> tuple[Asked, ...]:
    folder = QUESTIONS / fresh
    entries = tomllib.loads((folder / f"{game}.toml").read_text("utf-8"))["question"]
    return tuple(
        Asked(
            game,
            entry["lang"],
            entry["text"],
            tuple(entry.get("statements", ())),
            tuple(entry.get("rules", ())),
            entry.get("answered", True),
            fresh or ("held" if entry.get("held", False) else "tuned"),
        )
        for entry in entries
    )


@cache
def reply_to(asked: Asked) -> Reply:
    return ask(GAMES[asked.game], asked.text)


def every(half: str, answered: bool) -> list[Asked]:
    asked = [q for game in GAMES for q in questions(game, half if half in FRESH else "")]
    return [q for q in asked if q.half == half and q.answered is answered]


# --- what it reaches ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("half", "least"), [("tuned", TUNED), ("held", TUNED), *((each, TUNED) for each in FRESH)], ids=HALVES
)
def test_questions_find_a_rule_that_answers(half: str, least: float) -> None:
    asked = every(half, answered=True)
    misses = [q for q in asked if not q.hit(reply_to(q))]
    by_lang = {lang: sum(q.lang == lang for q in misses) for lang in LANGUAGES}
    refused = [q for q in asked if not reply_to(q).answered and reply_to(q).option is None]
    print(
        f"\ntop {MOST}: {len(asked) - len(misses)} of {len(asked)}, misses by language {by_lang}, "
        f"wrongly refused {len(refused)}"
    )
    if half == "tuned" or len(misses) > (1 - least) * len(asked):
        for q in misses:
            print(f"  {q.game} {q.lang} {q.text!r} -> {[each.rule for each in reply_to(q).answers]}")
    assert len(misses) <= (1 - least) * len(asked)
    assert len(refused) <= REFUSED * len(asked)


@pytest.mark.parametrize("half", HALVES)
def test_what_the_rules_do_not_say_is_not_answered(half: str) -> None:
    asked = every(half, answered=False)
    said = [q for q in asked if reply_to(q).answered]
    print(
        f"\nhonest: {len(asked) - len(said)} of {len(asked)}",
        *(f"\n  {q.game} {q.text!r}" for q in said if half == "tuned"),
    )
    assert len(said) <= (1 - SILENT) * len(asked)


@pytest.mark.parametrize("game", GAMES)
def test_the_set_is_what_it_should_be(game: str) -> None:
    asked = questions(game)
    assert sum(q.answered for q in asked) >= 60
    assert sum(not q.answered for q in asked) >= 10
    assert {q.lang for q in asked} == set(LANGUAGES)
    asked += tuple(q for each in FRESH for q in questions(game, each))
    assert len({q.text for q in asked}) == len(asked)
    known = {row.id for row in statements(game)}
    for q in asked:
        assert q.answered is bool(q.statements or q.rules), q
        assert set(q.statements) <= known, q
        assert set(q.rules) <= set(GAMES[game].by_id), q


@pytest.mark.parametrize("game", GAMES)
def test_the_language_asked_in_is_told(game: str) -> None:
    wrong = [q for q in questions(game) if reply_to(q).asked != q.lang]
    assert len(wrong) <= 0.02 * len(questions(game)), [(q.text, reply_to(q).asked) for q in wrong]


# --- options -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "question", "option"),
    [
        ("bruxelles-1897", "can my score go below zero", "below-zero"),
        ("bruxelles-1897", "what if the money cards run out", "money-limit"),
        ("musee", "¿una victoria compartida cuenta para el encuentro?", "shared-win"),
        ("new-york-1901", "does the starter count on streets", "starter-on-streets"),
    ],
)
def test_where_the_rules_are_silent_the_option_is_named(game: str, question: str, option: str) -> None:
    reply = ask(GAMES[game], question)
    assert (reply.answered, reply.option) == (False, option)
    assert reply.answers


def test_a_rule_that_is_an_assumption_names_its_option() -> None:
    reply = ask(GAMES["orleans"], "同点のときは")
    assert (reply.answered, reply.option, reply.answers[0].rule) == (True, "tie-break", "development-track")


# --- shapes ------------------------------------------------------------------------------------------------------


def test_the_document_has_the_shape_of_the_score_file_page() -> None:
    game = GAMES["musee"]
    document = ask_document(ask(game, "how do the stairs score"))
    assert set(document) == {"answered", "option", "results"}
    assert document["answered"] is True
    assert document["option"] is None
    assert 1 <= len(document["results"]) <= MOST
    for result in document["results"]:
        assert set(result) == {"rule", "title", "text", "source", "score", "statements"}
        assert result["rule"].removeprefix("musee:") in game.by_id
        assert all(set(source) == {"document", "heading"} for source in result["source"])
        assert result["score"] > 0
    assert "mu-015" in {id for result in document["results"] for id in result["statements"]}
    json.dumps(document)


def test_statements_of_a_result_are_statements_of_the_game() -> None:
    for id, game in GAMES.items():
        known = {row.id for row in statements(id)}
        for q in questions(id):
            for each in reply_to(q).answers:
                assert set(each.statements) <= known, (id, each.rule)
                assert each.rule in game.by_id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reply_is_in_the_language_wanted_whatever_was_asked_in(lang: str) -> None:
    game = GAMES["musee"]
    for question in ("how many cards do i start with", "cuantas cartas se reparten", "手札は何枚?"):
        reply = ask(game, question, lang)
        assert reply.lang == lang
        assert "hand-of-five" in {each.rule for each in reply.answers}
        titles = {each.rule: each.title for each in ask(game, "how many cards do i start with", lang).answers}
        assert all(titles.get(each.rule, each.title) == each.title for each in reply.answers)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reply_for_people_says_what_it_found(lang: str) -> None:
    game = GAMES["bruxelles-1897"]
    shown = ask_text(ask(game, "can my score go below zero", lang))
    assert "(below-zero)" in shown
    assert "[bruxelles-1897:" in shown
    assert "**" not in shown
    assert ask_text(ask(game, "", lang)).count("\n") == 1


# --- hostile input -----------------------------------------------------------------------------------------------

HOSTILE = {
    "empty": "",
    "blank": " \t\n\u3000",
    "long word": "a" * 100_000,
    "many words": "skyscrapper demollish workker " * 4_000,
    "many strange words": " ".join(f"qw{chr(97 + i % 26)}x{chr(97 + i // 26 % 26)}zzk" for i in range(9_000)),
    "long Japanese": "階段の得点は何点ですか" * 9_000,
    "emoji": "🎲🏰👨‍👩‍👧‍👦💰?",
    "right to left": "\u202eكيف أفوز؟ \u2067איך מנצחים\u2069",
    "control characters": "win\x00\x1b[31m\x07 points\x7f\u200b\ufeff",
    "lone surrogates": "\ud800 win \udfff",
    "combining": "w" + "\u0301" * 5_000 + "in",
    "wide letters": "ｈｏｗ　ｄｏ　ｉ　ｗｉｎ",
    "expanding": "\ufdfa" * 2_000,
    "markup": "<script>alert(1)</script> & { $points } **win** \\ %s {0}",
    "digits": "9" * 5_000,
    "only stop words": "what is it that they do and how",
}


@pytest.mark.parametrize("question", HOSTILE.values(), ids=HOSTILE)
def test_hostile_questions_get_a_quick_reply(question: str) -> None:
    for game in GAMES.values():
        ask(game, "win")
        before = time.perf_counter()
        reply = ask(game, question)
        assert time.perf_counter() - before < 2, game.id
        json.dumps(ask_document(reply))
        shown = ask_text(reply)
        assert "\x1b" not in shown
        assert "\x00" not in shown


@pytest.mark.parametrize("kind", ["empty", "blank", "emoji", "right to left", "digits", "only stop words"])
def test_a_question_without_words_finds_nothing(kind: str) -> None:
    for game in GAMES.values():
        reply = ask(game, HOSTILE[kind])
        assert (reply.answered, reply.option) == (False, None)


def test_wide_letters_and_control_characters_do_not_matter() -> None:
    game = GAMES["orleans"]
    plain = ask(game, "how do i win", "en")
    assert ask(game, HOSTILE["wide letters"], "en") == plain
    assert ask(game, "HOW\x00DO\x1fI WIN?!", "en") == plain


# --- always the same, and quick ----------------------------------------------------------------------------------

_MANY = (
    "import json\n"
    "from scorekeeper.ask import ask, ask_document\n"
    "from scorekeeper.games import GAMES\n"
    "asked = ('how do i win', 'cuantos trabajadores', '同点のとき', 'gold skyscrappers', 'can i pass')\n"
    "print(json.dumps([ask_document(ask(g, q)) for g in GAMES.values() for q in asked]))\n"
)


def test_the_same_question_gets_the_same_reply_in_every_process() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", _MANY],
            env={"PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": "1"},
            cwd=Path(__file__).parents[1],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


def test_answers_after_the_first_are_quick() -> None:
    for id, game in GAMES.items():
        before = time.perf_counter()
        Index(game)
        made = time.perf_counter() - before
        ask(game, "win")
        times = []
        for q in Random(id).sample(questions(id), 60):
            before = time.perf_counter()
            ask(game, f"{q.text} ?")
            times.append(time.perf_counter() - before)
        median = statistics.median(times)
        print(f"\n{id}: index {made:.2f} s, answer {median * 1000:.1f} ms (most {max(times) * 1000:.1f} ms)")
        assert median < QUICK


# --- tables and words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [None, *GAMES])
def test_the_tables_of_synonyms_are_whole(game: str | None) -> None:
    found = table(game)
    assert set(found) <= {"concepts", "intents", "unsaid", "weak", "stop", "homes", "also"}
    for name, members in {**found.get("concepts", {}), **found.get("intents", {}), **found.get("unsaid", {})}.items():
        assert set(members) == set(LANGUAGES), name
        for lang, words in members.items():
            assert words, name
            assert len({fold(word) for word in words}) == len(words), (name, lang, words)
    shared = {**table(None)["concepts"], **(table(game).get("concepts", {}) if game else {})}
    assert set(found.get("weak", {}).get("concepts", "").split()) <= set(shared)
    if game:
        rows, rules = {row.id for row in statements(game)}, set(GAMES[game].by_id)
        assert set(found.get("homes", {})) <= rows
        assert set(found.get("homes", {}).values()) <= rules
        assert set(found.get("also", {})) <= rules
        assert {id for ids in found.get("also", {}).values() for id in ids} <= rows


@pytest.mark.parametrize("game", GAMES)
def test_how_players_ask_stands_under_statements_in_all_languages(game: str) -> None:
    known = {row.id for row in statements(game)}
    found = phrases(game)
    assert set(found) <= known
    assert all(by_lang[lang] for by_lang in found.values() for lang in LANGUAGES)


def test_words_are_compared_without_case_accents_and_endings() -> None:
    assert fold("¿CUÁNTOS Ａñaden?") == "¿cuantos anaden?"
    assert fold("ガギグ") == "ガギグ"
    assert stem("galleries", "en") == stem("gallery", "en")
    assert stem(fold("colocación"), "es") == stem(fold("Coloca"), "es")


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ("prison", "prison", 0),
        ("prision", "prison", 1),
        ("gallrey", "gallery", 1),
        ("house", "mouses", 2),
        ("a", "xyz", 3),
    ],
)
def test_distance_counts_slips(one: str, other: str, apart: int) -> None:
    assert distance(one, other, 2) == apart
    assert distance(other, one, 2) == apart


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("how do skyscrappers score", "how do skyscrapers score"), ("cuando puedo demolre", "cuando puedo demoler")],
)
def test_a_slip_of_the_finger_does_not_matter(wrong: str, right: str) -> None:
    game = GAMES["new-york-1901"]
    found = [[each.rule for each in ask(game, question).answers] for question in (wrong, right)]
    assert found[0] == found[1]
