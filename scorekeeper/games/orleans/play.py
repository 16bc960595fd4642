"""Playing along: Orléans from the first hourglass tile to the last event. Standard library only."""

from __future__ import annotations

from scorekeeper.games.orleans import play_checks, play_losses, play_recruits
from scorekeeper.games.orleans.play_apply import apply
from scorekeeper.games.orleans.play_events import EVENTS
from scorekeeper.games.orleans.play_form import choices, form
from scorekeeper.games.orleans.play_resume import begin, final, points
from scorekeeper.games.orleans.play_state import over, turn
from scorekeeper.play import Play

PLAY = Play(
    events=EVENTS,
    begin=begin,
    apply=apply,
    final=final,
    turn=turn,
    choices=choices,
    points=points,
    over=over,
    form=form,
    round=lambda state: state.round or None,
)

CHECKS = (*play_checks.CHECKS, *play_recruits.CHECKS, *play_losses.CHECKS)
