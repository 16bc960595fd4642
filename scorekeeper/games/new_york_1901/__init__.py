"""New York 1901: building land and skyscrapers in three generations, for 2 to 4 players."""

from __future__ import annotations

from scorekeeper.common import record_rules
from scorekeeper.game import COMPONENT_DATA, Game, Option
from scorekeeper.games.new_york_1901 import (
    claim_checks,
    final_checks,
    land_checks,
    play_build_checks,
    play_turn_checks,
    point_checks,
    scoring,
    setup_checks,
    tiebreak,
)
from scorekeeper.games.new_york_1901.draw_setup import random_setup
from scorekeeper.games.new_york_1901.model import COLOURS, PLAYERS, Final, Setup
from scorekeeper.games.new_york_1901.play import PLAY
from scorekeeper.games.new_york_1901.play_diagram import draw
from scorekeeper.games.new_york_1901.setup_checks import setup_list
from scorekeeper.games.new_york_1901.sheet import sheet
from scorekeeper.rules import Source

__all__ = ["GAME"]

GAME = Game(
    id="new-york-1901",
    name="New York 1901",
    bgg_id=174660,
    year=2015,
    counts=PLAYERS,
    edition="2015",
    setup=Setup,
    final=Final,
    rules=(
        *record_rules(PLAYERS, Source("-", "facts: components"), ("new-york-1901 A8 set-up",)),
        *setup_checks.RULES,
        *play_turn_checks.RULES,
        *play_build_checks.RULES,
        *final_checks.RULES,
        *point_checks.RULES,
        *land_checks.RULES,
        *claim_checks.RULES,
        *scoring.RULES,
        *tiebreak.RULES,
    ),
    sheet=sheet,
    draw=draw,
    views=("setup", "play", "final"),
    options=(
        Option("starter-on-streets", ("on", "off"), "on", "streets"),
        Option("legendary-irregular", ("on", "off"), "on", "master-architect"),
        Option("swapped-cards", ("out", "back"), "out", "cards-accounted-for", scores=False),
        Option(COMPONENT_DATA, ("on", "off"), "on", "six-of-a-generation", scores=False),
    ),
    colours=COLOURS,
    setup_list=setup_list,
    random_setup=random_setup,
    play=PLAY,
)
