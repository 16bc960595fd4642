"""Exams by the thousand: every question must have exactly one right answer, and no exam a question twice.

Draws exams of every game, every second one with rules that come first, and writes what was found, with how often each
rule is asked, to ``tests/reports/exams.md``. Exits with 1 if anything is wrong.

    python tests/exams.py [--exams 1000]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

import learning
from scorekeeper.codec import decode
from scorekeeper.exam import LENGTH, MOST_CHOICES, MOST_DUE, Code, exam
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.learn import Ask, Question, generators
from scorekeeper.lessons import answer_text
from scorekeeper.report import words_for
from scorekeeper.text import LANGUAGES, Words

REPORT = Path(__file__).parent / "reports" / "exams.md"


@dataclass
class Drawn:
    """What the exams of one game were like."""

    game: Game
    exams: int
    questions: int = 0
    distinct: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def drawn(game: Game, count: int) -> Drawn:
    """Draw exams with the seeds from 0 and look at every question."""
    found = Drawn(game, count)
    seen: set[object] = set()
    rules = sorted({rule for each in generators(game.id) for rule in each.rules})
    for seed in range(count):
        random = Random(seed)
        first = tuple(random.sample(rules, min(MOST_DUE, len(rules)))) if seed % 2 else ()
        questions = exam(game.id, Code(seed, first))
        found.wrong += [f"exam {Code(seed, first)}: {fault}" for fault in of_exam(questions)]
        for question in questions:
            found.kinds[str(question.kind)] += 1
            found.rules[question.rule] += 1
            if question.key not in seen:
                seen.add(question.key)
                found.wrong += [f"exam {seed}: {question.rule}: {fault}" for fault in of_question(game, question)]
        found.questions += len(questions)
    found.distinct = len(seen)
    return found


def of_exam(questions: tuple[Question, ...]) -> Iterator[str]:
    """What is wrong with one exam."""
    if len(questions) != LENGTH:
        yield f"{len(questions)} questions"
    if len({question.key for question in questions}) < len(questions):
        yield "a question twice"
    if sum(question.kind is Ask.CHOOSE for question in questions) > MOST_CHOICES:
        yield "too many plain choices"


def of_question(game: Game, question: Question) -> Iterator[str]:
    """What is wrong with one question: what cannot be said, and answers that read the same."""
    yield from learning.faults(game, question)
    if not question.right:
        yield "no right answer"
    table = decode(question.document)[0] if question.document is not None else None
    for lang in LANGUAGES:
        yield from learning.unsaid(game, question, lang)
        words = words_for(game, lang, table) if table is not None else Words(game.id, lang)
        texts: dict[str, str] = {}
        for answer in question.answers:
            text = answer_text(words, answer)
            if text in texts:
                yield f"{lang}: {answer.id} and {texts[text]} read the same: {text}"
            texts[text] = answer.id


def report(all_: list[Drawn]) -> str:
    """The report, for people."""
    out = ["# Exams", "", "What `python tests/exams.py` found. A question is faulty if it has not exactly one right"]
    out += ["answer (or set, or order), if a wrong answer is marked right, or if two answers read the same.", ""]
    out += ["| game | exams | questions | distinct | faulty | plain choices |", "| --- | --: | --: | --: | --: | --: |"]
    for each in all_:
        share = each.kinds[str(Ask.CHOOSE)] / max(1, each.questions)
        row = (each.game.id, each.exams, each.questions, each.distinct, len(each.wrong), f"{share:.0%}")
        out.append("| " + " | ".join(map(str, row)) + " |")
    for each in all_:
        out += ["", f"## {each.game.name}", "", "| rule | questions |", "| --- | --: |"]
        out += [f"| {rule} | {number} |" for rule, number in each.rules.most_common()]
        out += ["", *[f"* {fault}" for fault in each.wrong[:50]]] if each.wrong else []
    return "\n".join(out) + "\n"


def main() -> int:
    """Draw, write, and say whether all is right."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--exams", type=int, default=1000, help="exams a game")
    count = parser.parse_args().exams
    all_ = [drawn(game, count) for game in GAMES.values() if generators(game.id)]
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(report(all_), "utf-8")
    for each in all_:
        print(f"{each.game.id}: {each.exams} exams, {each.distinct} distinct questions, {len(each.wrong)} faulty")
        for fault in each.wrong[:10]:
            print(f"  {fault}")
    return 1 if any(each.wrong for each in all_) else 0


if __name__ == "__main__":
    sys.exit(main())
