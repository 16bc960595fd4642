"""Questions about Musée, made and marked by its own rules."""

from __future__ import annotations

from scorekeeper.games.musee import (
    questions_draw,
    questions_play,
    questions_points,
    questions_setup,
    questions_ties,
    questions_wall,
)
from scorekeeper.learn import Generator

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Generator, ...] = (
    *questions_setup.QUESTIONS,
    *questions_wall.QUESTIONS,
    *questions_play.QUESTIONS,
    *questions_draw.QUESTIONS,
    *questions_points.QUESTIONS,
    *questions_ties.QUESTIONS,
)
