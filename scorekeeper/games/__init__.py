"""The games: one line each."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from scorekeeper.game import Game

FOLDERS = (
    "bruxelles_1897",
    "musee",
    "new_york_1901",
    "orleans",
)
"""The folder of every game, in the order they are shown."""


def _game(folder: str) -> Game:
    found: Game = import_module(f"{__name__}.{folder}").GAME
    return found


GAMES: Mapping[str, Game] = {game.id: game for game in map(_game, FOLDERS)}
"""Every game by its id."""
