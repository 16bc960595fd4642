"""Finished plays as pandas frames, and the figures that people ask of them.

>>> from scorekeeper import stats                                                 # doctest: +SKIP
>>> history = stats.load()                    # the database that SCOREKEEPER_DB names  # doctest: +SKIP
>>> history.plays, history.seats, history.lines                                   # doctest: +SKIP
>>> stats.line_averages(history.where(game="orleans", seats=3))                   # doctest: +SKIP

`History` documents the columns of the three frames. Every function takes a history and gives a frame; plays with a
reason in ``left_out`` (totals never entered, say, or marked as ignored where they came from) count in none of them.
Names of games and lines are ids. pandas is imported when the first frame is made.
"""

from __future__ import annotations

from scorekeeper.stats.chance import Share, wilson
from scorekeeper.stats.figures import (
    by_seats,
    distribution,
    going_first,
    histogram,
    line_averages,
    overview,
    per_month,
    ties,
    where_winners_score,
)
from scorekeeper.stats.frames import History, load
from scorekeeper.stats.players import head_to_head, per_player, records, streaks

__all__ = [
    "History",
    "Share",
    "by_seats",
    "distribution",
    "going_first",
    "head_to_head",
    "histogram",
    "line_averages",
    "load",
    "overview",
    "per_month",
    "per_player",
    "records",
    "streaks",
    "ties",
    "where_winners_score",
    "wilson",
]
