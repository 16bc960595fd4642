"""Orléans: the game's table of contents."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.common import record_rules
from scorekeeper.game import Game, Option
from scorekeeper.games.orleans import final_checks, final_citizens, final_tracks, play, setup_checks
from scorekeeper.games.orleans.diagram_parts import draw
from scorekeeper.games.orleans.draw_setup import random_setup
from scorekeeper.games.orleans.model import Final, Setup
from scorekeeper.games.orleans.position import FOUND, SEED
from scorekeeper.games.orleans.scoring import LINES
from scorekeeper.games.orleans.setup_list import setup_list
from scorekeeper.games.orleans.sheet import sheet
from scorekeeper.games.orleans.tiebreak import TIEBREAKS
from scorekeeper.rules import Source

__all__ = ["GAME"]

_RULES = (
    *setup_checks.CHECKS,
    *play.CHECKS,
    *final_checks.CHECKS,
    *final_citizens.CHECKS,
    *final_tracks.CHECKS,
    *LINES,
    *TIEBREAKS,
)

_GAME = Game(
    id="orleans",
    name="Orléans",
    bgg_id=164928,
    year=2014,
    counts=(2, 3, 4),
    edition="2014",
    setup=Setup,
    final=Final,
    rules=(*record_rules((2, 3, 4), Source(SEED, "Preparar"), ("orleans B8",)), *_RULES),
    sheet=sheet,
    draw=draw,
    views=("setup", "play", "final"),
    options=(
        Option(
            "tie-break",
            ("development-then-shared", "shared", "development-then-goods"),
            "development-then-shared",
            "development-track",
        ),
        Option("empty-supply", ("go-on", "not-allowed"), "go-on", "technology-received", scores=False),
        Option("hourglass-piles", ("one-pile", "three-piles"), "one-pile", "events-by-pile", scores=False),
        Option("component-data", ("on", "off"), "on", "two-player-citizens", scores=False),
    ),
    colours=setup_checks.COLOURS,
    setup_list=setup_list,
    random_setup=random_setup,
    play=play.PLAY,
)

# Of this edition's box little is known, so that every limit of what is in the box is left out but the one that is.
_FIVE_PLAYERS = replace(
    _GAME,
    counts=(2, 3, 4, 5),
    edition="five-player",
    rules=(
        *record_rules((2, 3, 4, 5), FOUND, ("orleans B11",)),
        *(rule for rule in _RULES if not rule.limit or rule is setup_checks.characters_removed),
    ),
    options=tuple(option for option in _GAME.options if option.id in ("tie-break", "empty-supply")),
)

GAME = replace(_GAME, variants=(_FIVE_PLAYERS,))
