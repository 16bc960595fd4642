"""What the lessons and questions of every game must have. One function a demand; each returns what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import conformance
from scorekeeper import decode
from scorekeeper.examples import examples
from scorekeeper.game import Game
from scorekeeper.learn import Ask, Generator, Question, acted, generators, mark
from scorekeeper.lessons import (
    Step,
    answer_text,
    asked_text,
    because_text,
    example_of,
    mistake_text,
    question,
    steps,
    terms,
)
from scorekeeper.report import words_for
from scorekeeper.statements import statements
from scorekeeper.text import LANGUAGES, Words
from shares import WHOLE

SEEDS = 60
SHARE = SEEDS if WHOLE else 15
"""Of the questions of a generator, those looked at in full; ``exams.py`` does so with tens of thousands."""

DISTINCT = 20
LEAST_GENERATORS, LEAST_RULES = 25, 15
MOST_WORDS = {"en": 65, "es": 70}
MOST_SIGNS = {"ja": 150}


@lru_cache(maxsize=8)
def made(game: str) -> tuple[tuple[Generator, tuple[Question, ...]], ...]:
    """Every generator with its questions over the seeds."""
    return tuple((each, tuple(each.make(Random(seed)) for seed in range(SEEDS))) for each in generators(game))


def enough(game: Game) -> list[str]:
    """Enough generators, over enough rules, few of them plain choices; each under its own id and of known rules."""
    found = generators(game.id)
    rules = {rule for each in found for rule in each.rules}
    choices = sum(each.kind is Ask.CHOOSE for each in found)
    wrong = [] if len(found) >= LEAST_GENERATORS else [f"{len(found)} generators"]
    wrong += [] if len(rules) >= LEAST_RULES else [f"{len(rules)} rules"]
    wrong += [] if choices * 3 <= len(found) else [f"{choices} of {len(found)} are plain choices"]
    wrong += [f"{id}: {number} generators" for id, number in Counter(e.id for e in found).items() if number > 1]
    return wrong + [f"no rule {rule}" for rule in sorted(rules - set(game.by_id))]


def distinct(game: Game) -> list[str]:
    """Each generator has many different questions, the same ones for the same seed, of its kind and of its rules."""
    wrong = []
    for each, questions in made(game.id):
        keys = {asked.key for asked in questions}
        wrong += [f"{each.id}: {len(keys)} questions"] if len(keys) < DISTINCT else []
        wrong += [f"{each.id}: another for the same seed"] if each.make(Random(3)).key != questions[3].key else []
        wrong += [f"{each.id}: is {q.kind}" for q in questions[:1] if q.kind is not each.kind]
        asked_about = {asked.rule for asked in questions}
        wrong += [f"{each.id}: asks about {rule}" for rule in sorted(asked_about - set(each.rules))]
        wrong += [
            f"{each.id}: never about {rule}"
            for rule in sorted(set(each.rules) - asked_about - _within(each, questions))
        ]
    return wrong


def _within(each: Generator, questions: tuple[Question, ...]) -> set[str]:
    """Further rules that questions with several answers are about: all, where one question sorts out many."""
    return set(each.also) if each.kind in (Ask.SELECT, Ask.CHOOSE) else set()


def answerable(game: Game) -> list[str]:
    """Right answers are there and marked right, everything else wrong, and no mistake is right."""
    looked_at = ((each, asked) for each, questions in made(game.id) for asked in questions[:SHARE])
    return [f"{each.id}: {fault}" for each, asked in looked_at for fault in faults(game, asked)]


def faults(game: Game, asked: Question) -> Iterator[str]:
    """What is wrong with one question."""
    ids = tuple(answer.id for answer in asked.answers)
    if len(set(ids)) < len(ids):
        yield f"an answer twice: {ids}"
    if not mark(asked, asked.right if asked.kind not in (Ask.PLACE, Ask.SPOT) else asked.right[:1]).right:
        yield f"right answer {asked.right} marked wrong"
    if set(asked.mistakes) & set(asked.right):
        yield f"a mistake that is right: {asked.right}"
    for answer in asked.answers:
        if answer.id in asked.right and answer.mistake:
            yield f"right answer {answer.id} with a mistake"
    match asked.kind:
        case Ask.COUNT:
            right = int(asked.right[0])
            if any(mark(asked, (str(right + by),)).right for by in (-1, 1)) or mark(asked, ("",)).right:
                yield "a wrong number marked right"
            if any(mark(asked, (text,)).mistake != id for text, id in asked.mistakes.items()):
                yield "a mistake not told"
        case Ask.CHOOSE:
            if len(asked.right) != 1 or len(ids) < 2 or asked.right[0] not in ids:
                yield f"choose {asked.right} of {ids}"
            if any(mark(asked, (id,)).right for id in ids if id not in asked.right):
                yield "a wrong answer marked right"
        case Ask.SELECT:
            if len(ids) < 2 or not set(asked.right) <= set(ids):
                yield f"select {asked.right} of {ids}"
            others = [id for id in ids if id not in asked.right]
            if any(mark(asked, (*asked.right, id)).right for id in others) or mark(asked, asked.right[1:]).right:
                yield "a wrong selection marked right"
        case Ask.ORDER:
            if sorted(asked.right) != sorted(ids) or len(ids) < 3:
                yield f"order {asked.right} of {ids}"
            if mark(asked, asked.right[::-1]).right:
                yield "a wrong order marked right"
        case Ask.PLACE | Ask.SPOT:
            parts = drawn(game, asked)
            if not asked.right or not set(asked.right) <= parts:
                yield f"{asked.right} not drawn in {asked.view}"
            if len(parts - set(asked.right)) < 2 or mark(asked, ("nowhere",)).right:
                yield "nothing else to point at"
    if asked.document is not None:
        _, found = decode(asked.document)
        if found:
            yield f"no score file: {found}"
        elif asked.view is not None and not set(asked.lit) <= drawn(game, asked):
            yield f"{asked.lit} not drawn"


def drawn(game: Game, asked: Question) -> frozenset[str]:
    """Ids of the parts in a question's drawing."""
    table, found = decode(asked.document)
    assert table is not None and asked.view is not None, found
    return conformance.parts(conformance.draw(game, table, asked.view))


def said(game: Game) -> list[str]:
    """Questions, answers, mistakes and reasons can be said in every language, with words for all that they name."""
    wrong: list[str] = []
    for each, questions in made(game.id):
        for asked in questions[:SHARE]:
            wrong += [f"{each.id}: {fault}" for lang in LANGUAGES for fault in unsaid(game, asked, lang)]
    return sorted(set(wrong))


def unsaid(game: Game, asked: Question, lang: str) -> Iterator[str]:
    """What one question cannot say in one language."""
    names = ("Ana", "Ben", "Cid", "Dee", "Eva", "Fay")
    words = Words(game.id, lang, names, names)
    if asked.document is not None:
        table, found = decode(asked.document)
        assert table is not None, found
        words = words_for(game, lang, table)
    facts = [asked.facts, asked.because_facts, *(answer.facts for answer in asked.answers)]
    mistakes = {*asked.mistakes.values(), *(answer.mistake for answer in asked.answers if answer.mistake)}
    try:
        asked_text(words, asked)
        because_text(words, asked)
        for mistake in mistakes:
            mistake_text(words, mistake)
        for answer in asked.answers:
            answer_text(words, answer)
            if not (words.has(answer.words) or words.has(f"id-{answer.words}") or answer.words.isdigit()):
                yield f"{lang}: no words for the answer {answer.words}"
    except KeyError as error:
        yield str(error)
    for fact in (fact for each in facts for fact in each.values()):
        for id in fact if isinstance(fact, tuple) else (fact,):
            if type(id) is str and not words.has(f"id-{id}"):
                yield f"{lang}: no id-{id}"


def covered(game: Game) -> list[str]:
    """Every rule that players act on is asked by a generator and taught by a step."""
    asked = {rule for each in generators(game.id) for rule in each.rules}
    taught = {rule for step in steps(game.id) for rule in step.rules}
    wanted = acted(game)
    return [f"{id}: not asked" for id in wanted if id not in asked] + [
        f"{id}: not taught" for id in wanted if id not in taught
    ]


def lesson(game: Game) -> list[str]:
    """Steps name what exists, say it in few words, have something to do, and end with the capstone."""
    found = steps(game.id)
    wrong = [f"{id}: {number} steps" for id, number in Counter(step.id for step in found).items() if number > 1]
    wrong += (
        [] if [step.capstone for step in found] == [False] * (len(found) - 1) + [True] else ["capstone is not last"]
    )
    wrong += [] if any(step.short for step in found) else ["no short way"]
    for step in found:
        wrong += [f"{step.id}: {fault}" for fault in step_faults(game, step)]
    return wrong


def step_faults(game: Game, step: Step) -> Iterator[str]:
    """What is wrong with one step."""
    yield from (f"no rule {rule}" for rule in step.rules if rule not in game.by_id)
    if step.ask and step.ask not in {each.id for each in generators(game.id)}:
        yield f"no generator {step.ask}"
        return
    if step.example and example_of(game.id, step) is None:
        yield f"no example {step.example}"
        return
    shown = example_of(game.id, step)
    if shown is not None and step.view is not None:
        if "shown" not in step.ask_example:  # its question shows an earlier table, and is judged with it
            there = conformance.parts(conformance.draw(game, shown.table(), step.view))
            yield from (f"{part} is not drawn" for part in step.lit if part not in there)
    elif step.lit:
        yield "nothing drawn for what is lit"
    asked = question(game, step)
    if asked is None and not step.capstone:
        yield "nothing to do"
    if asked is not None:
        yield from faults(game, asked)
        for lang in LANGUAGES:
            yield from unsaid(game, asked, lang)
    for lang in LANGUAGES:
        words = Words(game.id, lang)
        for message in (f"chapter-{step.chapter}", f"step-{step.id}"):
            if not words.has(message):
                yield f"{lang}: no {message}"
        if words.has(f"step-{step.id}"):
            if not words.has(f"step-{step.id}", "title"):
                yield f"{lang}: no title"
            text = words.say(f"step-{step.id}")
            length = len(text) if lang in MOST_SIGNS else len(text.split())
            if length > {**MOST_WORDS, **MOST_SIGNS}[lang]:
                yield f"{lang}: {length} long"


def examples_taught(game: Game, prefixes: tuple[str, ...]) -> list[str]:
    """Every worked example of the facts (its source begins with one of ``prefixes``) is a step."""
    taught = {step.example for step in steps(game.id)}
    return [f"{e.id}: no step" for e in examples(game.id) if e.source.startswith(prefixes) and e.id not in taught]


def glossary(game: Game) -> list[str]:
    """Terms have words and meanings, and their rules exist."""
    wrong = [] if terms(game.id) else ["no terms"]
    for term in terms(game.id):
        wrong += [f"{term.id}: no rule {rule}" for rule in term.rules if rule not in game.by_id]
        for lang in LANGUAGES:
            words = Words(game.id, lang)
            if not words.has(f"term-{term.id}") or not words.has(f"term-{term.id}", "meaning"):
                wrong.append(f"{term.id}: no words in {lang}")
    return wrong


def homes(game: Game) -> list[str]:
    """No statement waits for its lesson."""
    return [f"{row.id}: planned" for row in statements(game.id) if row.home == "planned: learn"]


def words_used(game: Game) -> list[str]:
    """No words of a step, chapter, mistake or term that is gone."""
    found = steps(game.id)
    mistakes = {m for _, questions in made(game.id) for q in questions for m in q.mistakes.values()}
    mistakes |= {a.mistake for _, questions in made(game.id) for q in questions for a in q.answers if a.mistake}
    known = {f"step-{step.id}" for step in found} | {f"chapter-{step.chapter}" for step in found}
    known |= {f"mistake-{mistake}" for mistake in mistakes} | {f"term-{term.id}" for term in terms(game.id)}
    there = conformance.messages(game.id, "en")
    return [
        f"{id}: of nothing"
        for id in there
        if id.startswith(("step-", "chapter-", "mistake-", "term-")) and id not in known
    ]


DEMANDS = (enough, distinct, answerable, said, covered, lesson, glossary, homes, words_used)
