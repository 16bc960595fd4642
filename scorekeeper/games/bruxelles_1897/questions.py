"""Questions about Bruxelles 1897, made and marked by its own rules."""

from __future__ import annotations

from scorekeeper.games.bruxelles_1897 import (
    questions_actions,
    questions_board,
    questions_brussels,
    questions_exhibitions,
    questions_faults,
    questions_final,
    questions_majorities,
    questions_scoring,
    questions_setup,
    questions_turn,
)
from scorekeeper.learn import Generator

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Generator, ...] = (
    *questions_setup.QUESTIONS,
    *questions_faults.QUESTIONS,
    *questions_turn.QUESTIONS,
    *questions_brussels.QUESTIONS,
    *questions_actions.QUESTIONS,
    *questions_exhibitions.QUESTIONS,
    *questions_majorities.QUESTIONS,
    *questions_scoring.QUESTIONS,
    *questions_final.QUESTIONS,
    *questions_board.QUESTIONS,
)
