"""The games: one line each."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.game import Game
from scorekeeper.games.bruxelles_1897 import GAME as BRUXELLES_1897
from scorekeeper.games.musee import GAME as MUSEE
from scorekeeper.games.new_york_1901 import GAME as NEW_YORK_1901
from scorekeeper.games.orleans import GAME as ORLEANS

GAMES: Mapping[str, Game] = {game.id: game for game in (BRUXELLES_1897, MUSEE, NEW_YORK_1901, ORLEANS)}
"""Every game by its id, in the order they are shown."""
