"""What the page does while a game is played along, beyond showing it: the drawing, and what others do meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scorekeeper.store import Missing
from scorekeeper.ui.acts.play import ENTRY, entered
from scorekeeper.ui.desk import Desk, store
from scorekeeper.ui.play_form import lights
from scorekeeper.ui.state import HOME, PLAY, SCORE, State

if TYPE_CHECKING:
    from scorekeeper.ui.app import App
    from scorekeeper.ui.widgets import Board

VIEW = "play"


def draw(board: Board, state: State, name: Callable[..., str]) -> None:
    """The table as it is now; while an event is entered, with what would complete it."""
    desk = state.desk
    assert desk is not None
    if VIEW not in desk.game.views or desk.journal is None:
        board.svg = ""
        return
    now = desk.token, desk.version, state.lang
    if desk.drawn is None or desk.drawn[0] != now:  # while an event is entered, the table stays as it is
        desk.drawn = now, desk.game.draw(desk.table, VIEW, name)
    svg = desk.drawn[1]
    form = state.play.form
    at_the_end = form is not None and form.at == len(desk.journal.judged)
    with board.hold_sync():
        board.labels = {}
        board.lit = lights(desk.journal, desk.table, form, svg) if form is not None and at_the_end else {}
        board.svg = svg


def part_of(desk: Desk) -> str:
    """Where a table goes on: in its log, if it has one that has not come to the end."""
    journal = desk.journal
    return PLAY if desk.log and journal is not None and not journal.play.over(journal.state) else SCORE


def others(app: App) -> None:
    """Others changed the table: an entry that is being made stands behind theirs, and they are named beside it."""
    desk, play = app.state.desk, app.state.play
    form = play.form
    if desk is None or form is None:
        return
    now = len(desk.log)
    if form.how == "add" and form.at != now:
        new = max(0, now - form.at) + form.meanwhile
        app.state = app.state.to(play=play.to(form=form.to(at=now, meanwhile=new, refused=False)))
    elif form.how != "add" and not form.at < now:
        app.state = app.state.to(play=play.to(form=None))


def ended(app: App) -> None:
    """The address of the page may open nothing any more: then the table is put away, and why is said."""
    desk = app.state.desk
    if desk is None:
        return
    access = store().access(desk.token, desk.device)
    if isinstance(access, Missing):
        app.state = app.state.to(desk=None, screen=HOME, rule=None, ask=None)
        app.missing(access)


__all__ = ["ENTRY", "draw", "ended", "entered", "others", "part_of"]
