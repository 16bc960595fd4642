"""Statements of the rule texts and where each has its home.

``games/<game>/statements.csv`` lists every numbered statement in our own words (``id``, ``kind``, ``statement``) with
its ``home``: one or more rule ids, ``step:<id>`` (a lesson step, for what is taught only), or ``not ours: <reason>``
(flavour, left-overs of a web page, contents of the box). More than
:data:`MOST_PER_RULE` rows on one rule want a reason in ``games/<game>/crowded.toml``.
"""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

MOST_PER_RULE = 6
NOT_OURS = "not ours: "
STEP = "step:"


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement of a rule text and its home."""

    id: str
    document: str
    heading: str
    kind: str
    players: str
    statement: str
    home: str

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that carry it (empty if it is taught only, or not the program's business)."""
        if self.home.startswith(NOT_OURS):
            return ()
        return tuple(word for word in self.home.split() if not word.startswith(STEP))

    @property
    def steps(self) -> tuple[str, ...]:
        """Ids of the lesson steps that teach what no rule judges or scores."""
        return tuple(word.removeprefix(STEP) for word in self.home.split() if word.startswith(STEP))

    @property
    def kind_of_home(self) -> str:
        """``rule``, ``step`` or ``not ours``."""
        if self.rules:
            return "rule"
        return "step" if self.steps else "not ours"


@lru_cache(maxsize=16)
def statements(game: str) -> tuple[Statement, ...]:
    """All statements of a game's rule texts, in order."""
    place = resources.files("scorekeeper").joinpath("games", game.replace("-", "_"), "statements.csv")
    if not place.is_file():
        return ()
    rows = csv.DictReader(place.read_text("utf-8").splitlines())
    return tuple(Statement(**{key: row[key] for key in Statement.__dataclass_fields__}) for row in rows)


def of_rule(game: str, id: str) -> tuple[Statement, ...]:
    """The statements whose home is the rule ``id``."""
    return tuple(each for each in statements(game) if id in each.rules)


def homes(game: str) -> Counter[str]:
    """How many statements have which kind of home."""
    return Counter(each.kind_of_home for each in statements(game))
