"""Questions about Orléans, made and marked by its own rules."""

from __future__ import annotations

from scorekeeper.games.orleans import (
    questions_action,
    questions_citizens,
    questions_events,
    questions_final,
    questions_places,
    questions_points,
    questions_round,
    questions_setup,
    questions_town,
)
from scorekeeper.learn import Generator

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Generator, ...] = (
    *questions_setup.QUESTIONS,
    *questions_round.QUESTIONS,
    *questions_action.QUESTIONS,
    *questions_places.QUESTIONS,
    *questions_town.QUESTIONS,
    *questions_events.QUESTIONS,
    *questions_final.QUESTIONS,
    *questions_citizens.QUESTIONS,
    *questions_points.QUESTIONS,
)
