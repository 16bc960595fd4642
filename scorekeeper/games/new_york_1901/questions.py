"""Questions about New York 1901, made and marked by its own rules."""

from __future__ import annotations

from scorekeeper.games.new_york_1901 import (
    questions_build,
    questions_final,
    questions_scoring,
    questions_setup,
    questions_turn,
)
from scorekeeper.learn import Generator

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Generator, ...] = (
    *questions_setup.QUESTIONS,
    *questions_turn.QUESTIONS,
    *questions_build.QUESTIONS,
    *questions_final.QUESTIONS,
    *questions_scoring.QUESTIONS,
)
