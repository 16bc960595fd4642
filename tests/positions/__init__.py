"""Legal tables drawn at random, and for every rule a change that breaks it, for every game."""

from __future__ import annotations

from collections.abc import Mapping

from positions import bruxelles_1897_breaks, musee, new_york_1901_breaks, orleans_breaks
from positions.common import Positions

ALL: Mapping[str, Positions] = {
    each.POSITIONS.game: each.POSITIONS for each in (bruxelles_1897_breaks, musee, new_york_1901_breaks, orleans_breaks)
}
"""The generators of all games, in the order of the games."""
