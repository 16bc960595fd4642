"""Bruxelles 1897: a game of cards by Etienne Espreman (Geek Attitude Games, 2019) for 2 to 4 players."""

from __future__ import annotations

from scorekeeper.common import record_rules
from scorekeeper.game import COMPONENT_DATA, Game, Option
from scorekeeper.games.bruxelles_1897.area_checks import AREA_RULES
from scorekeeper.games.bruxelles_1897.diagram import VIEWS, draw
from scorekeeper.games.bruxelles_1897.draw_setup import random_setup
from scorekeeper.games.bruxelles_1897.final_checks import SEAT_RULES
from scorekeeper.games.bruxelles_1897.model import COLOURS, Final, Setup
from scorekeeper.games.bruxelles_1897.play import PLAY
from scorekeeper.games.bruxelles_1897.play_action_checks import ACTION_RULES
from scorekeeper.games.bruxelles_1897.play_area_checks import AREA_PLAY_RULES
from scorekeeper.games.bruxelles_1897.play_majority_checks import MAJORITY_RULES
from scorekeeper.games.bruxelles_1897.play_round_checks import ROUND_RULES
from scorekeeper.games.bruxelles_1897.scoring import SCORING_RULES
from scorekeeper.games.bruxelles_1897.setup_checks import SETUP_RULES
from scorekeeper.games.bruxelles_1897.setup_list import setup_list
from scorekeeper.games.bruxelles_1897.sheet import sheet
from scorekeeper.games.bruxelles_1897.sources import SETUP
from scorekeeper.games.bruxelles_1897.supply_checks import SUPPLY_RULES
from scorekeeper.games.bruxelles_1897.tiebreak import TIEBREAK_RULES

__all__ = ["GAME"]

COUNTS = (2, 3, 4)

GAME = Game(
    id="bruxelles-1897",
    name="Bruxelles 1897",
    bgg_id=275913,
    year=2019,
    counts=COUNTS,
    edition="2019",
    setup=Setup,
    final=Final,
    rules=(
        *record_rules(COUNTS, SETUP[0], ("BX-S1",)),
        *SETUP_RULES,
        *ROUND_RULES,
        *AREA_PLAY_RULES,
        *ACTION_RULES,
        *MAJORITY_RULES,
        *SUPPLY_RULES,
        *SEAT_RULES,
        *AREA_RULES,
        *SCORING_RULES,
        *TIEBREAK_RULES,
    ),
    sheet=sheet,
    draw=draw,
    views=VIEWS,
    options=(
        Option("empty-column", ("nobody", "everybody"), "nobody", "winner-has-architect"),
        Option("below-zero", ("signed", "stop-at-zero"), "signed", "unpaid-nobles"),
        Option("track-end", ("5", "6", "7", "8", "9", "10", "open"), "5", "track-end", scores=False),
        Option("money-limit", ("off", "on"), "off", "bank-money", scores=False),
        Option(COMPONENT_DATA, ("on", "off"), "on", "house-type-supply", scores=False),
    ),
    colours=COLOURS,
    setup_list=setup_list,
    random_setup=random_setup,
    play=PLAY,
)
