"""Score files changed at random, absurdly: nothing raises, and everything can be said and drawn.

A seeded share; ``SCOREKEEPER_ABSURD=5000 pytest tests/test_absurd.py`` tries more.
"""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from conformance import draw
from scorekeeper.codec import decode
from scorekeeper.examples import examples
from scorekeeper.games import GAMES
from scorekeeper.report import malformed_line, receipt, score_document
from scorekeeper.text import LANGUAGES

TRIES = int(os.environ.get("SCOREKEEPER_ABSURD", "150"))  # a game
VALUES: tuple[Any, ...] = (
    *(None, -1, 0, 1, 7, 60, 99, 10**9, 10**30, 1.5, True),
    *("x", "", "<b>", "שלום", "a" * 1000, "neutral"),
    *([], {}, [None] * 3, [[]], [0] * 50, {"a": 1}),
)
NAMES = ("Ana", "<i>", "", "שלום", "x" * 1000, "\N{GRINNING FACE}")

Way = tuple[Any, ...]


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every value below, format and game left alone."""
    if way:
        yield way
    if isinstance(value, dict):
        for key, each in value.items():
            if way or key not in ("format", "game"):
                yield from ways(each, (*way, key))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from ways(each, (*way, index))


def changed(document: Any, chance: random.Random) -> Any:
    """A copy of ``document`` with one thing made absurd."""
    document = copy.deepcopy(document)
    if chance.random() < 0.15:
        document["players"] = [{"name": chance.choice(NAMES)} for _ in range(chance.choice((0, 1, 2, 3, 4, 5, 40)))]
        return document
    found = list(ways(document))
    if not found:
        return document
    *above, last = chance.choice(found)
    at = document
    for step in above:
        at = at[step]
    match chance.randrange(4):
        case 0 if isinstance(at, dict):
            del at[last]
        case 1 if isinstance(at, list):
            at.append(copy.deepcopy(at[last]))
        case _:
            at[last] = copy.deepcopy(chance.choice(VALUES))
    return document


@pytest.mark.parametrize("game", GAMES)
def test_absurd_files_are_faults_or_findings_and_never_raise(game: str) -> None:
    chance = random.Random(game)
    documents = [json.loads(json.dumps(example.document)) for example in examples(game)]
    scored = 0
    for _ in range(TRIES):
        document = chance.choice(documents)
        for _ in range(chance.choice((1, 1, 2, 3))):
            document = changed(document, chance)
        table, faults = decode(document)
        assert (table is None) == bool(faults)
        for lang in LANGUAGES:
            assert all(malformed_line(fault, lang) for fault in faults)
        if table is not None:
            scored += 1
            played = GAMES[game].of(table.edition) or GAMES[game]
            result = played.score(table)
            for lang in LANGUAGES:
                score_document(table, played, result, lang)
                receipt(table, played, result, lang)
            for view in played.views:
                assert draw(played, table, view).startswith("<svg")
    assert scored > TRIES // 10
