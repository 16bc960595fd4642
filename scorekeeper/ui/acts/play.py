"""Playing along: entering events, going back and forth, changing what was entered, the clock, and links."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from scorekeeper.play import Log
from scorekeeper.store import Change, Missing
from scorekeeper.store.values import ROLES
from scorekeeper.ui import clock
from scorekeeper.ui.acts.common import Act, Data, number, save
from scorekeeper.ui.desk import Clash, Desk, store
from scorekeeper.ui.play_form import Tried, filled, line_of, tried, typed_of, with_fill
from scorekeeper.ui.play_state import MORE_SHOWN, Form, How
from scorekeeper.ui.redo import REDO, UNDO

if TYPE_CHECKING:
    from scorekeeper.ui.app import App

ENTRY = "play"
"""The path under which the page sends an entry: it waits in the browser until it is on disk, like a cell."""

HOWS: tuple[How, ...] = ("add", "edit", "insert")


def _open(app: App) -> tuple[Desk, Log] | None:
    """The open table and its log, if it can be played along here."""
    desk = app.state.desk
    return None if desk is None or desk.journal is None else (desk, desk.journal)


def _now() -> datetime:
    return datetime.now(UTC)


# --- the form ----------------------------------------------------------------------------------------------------


def event(app: App, data: Data, _value: Any) -> None:
    """Begin to enter an event; pressed again, leave it."""
    found, word = _open(app), str(data.get("event") or "")
    if found is None or word not in found[1].play.words:
        return
    form = app.state.play.form
    if form is not None and form.how == "add" and form.event == word:
        if data.get("open") == "true":  # as the page showed it when it was pressed
            app.show(play=app.state.play.to(form=None))
        return
    begin(app, found[1], word)
    app.link.send({"say": "to-form"})


def begin(app: App, log: Log, word: str, values: Mapping[str, Any] | None = None) -> None:
    """Show the form of an event that comes next."""
    at, state = len(log.judged), log.state
    turn = log.play.turn(state)
    rows = log.play.form(state, word)
    given = filled(log.play.choices(state), rows, word, None if turn is None else int(turn))
    app.show(play=app.state.play.opened(word, {**given, **(values or {})}, "add", at), rule=None)


def cancel(app: App, _data: Data, _value: Any) -> None:
    """Leave the form."""
    app.show(play=app.state.play.to(form=None))


def draft(app: App, data: Data, value: Any) -> None:
    """What stands in the form now."""
    form = app.state.play.form
    if form is None or number(data, "serial") != form.serial or not isinstance(value, dict):
        return
    changed = form.to(values=_clean(value), fresh=False, refused=form.refused and form.values == value)
    app.show(play=app.state.play.to(form=changed))


def again(app: App, _data: Data, value: Any) -> None:
    """The form as it stood when the page was lost: shown again, if its place in the log is still the next."""
    found = _open(app)
    if found is None or not isinstance(value, dict) or app.state.play.form is not None or found[0].role == "view":
        return
    log, word, given = found[1], value.get("event"), value.get("values")
    if value.get("how") == "add" and value.get("at") == len(log.judged) and word in log.play.words:
        values = _clean(given if isinstance(given, dict) else {})
        app.show(play=app.state.play.opened(str(word), values, "add", len(log.judged)), rule=None)


def _clean(values: Mapping[Any, Any]) -> dict[str, Any]:
    """What a page can send as values: texts and lists of texts, not without end."""
    found: dict[str, Any] = {}
    for key, value in list(values.items())[:200]:
        if isinstance(value, list):
            found[str(key)[:80]] = [str(each)[:80] for each in value[:80]]
        elif isinstance(value, str):
            found[str(key)[:80]] = value[:400]
    return found


def tapped(app: App, data: Data, _value: Any) -> None:
    """Something in the drawing was tapped: it fills in its fields."""
    found = _open(app)
    try:
        fill = json.loads(str(data.get("fill") or ""))
    except ValueError:
        return
    if found is None or not isinstance(fill, dict) or found[0].role == "view":
        return
    log = found[1]
    word, form = str(fill.get("event") or ""), app.state.play.form
    if word not in log.play.words:
        return
    if form is None or form.event != word:
        kept = form.values if form is not None and form.how == "add" else {}
        begin(app, log, word)
        form = app.state.play.form
        assert form is not None
        rows = log.play.form(log.state, word)
        known = {row.field for row in rows}
        form = form.to(values={**{key: each for key, each in kept.items() if key in known}, **form.values})
    rows = log.play.form(log.state_before(min(form.at, len(log.judged))), word)
    own = {row.field: value for row in rows if (value := form.values.get(row.field)) is not None}
    values = with_fill(form.to(values=own), rows, fill)
    serial = app.state.play.serial + 1
    form = form.to(values=values, serial=serial, refused=False, fresh=False)
    app.show(play=app.state.play.to(form=form, serial=serial))
    app.link.send({"say": "to-form"})


# --- entering ----------------------------------------------------------------------------------------------------


def entered(app: App, message: Mapping[str, Any]) -> None:
    """An event was entered: on disk it goes, or why not is shown. It may come twice, if an answer was lost."""
    found, value = _open(app), message.get("value")
    if found is None or not isinstance(value, dict) or value.get("event") not in found[1].play.words:
        app.link.send({"say": "drop", "path": ENTRY})
        return
    desk, log = found
    at = value.get("at")
    how: How = value["how"] if value.get("how") in HOWS else "add"
    given = value.get("values")
    form = Form(
        str(value["event"]), _clean(given if isinstance(given, dict) else {}), how, at if isinstance(at, int) else 0
    )
    form = form.to(serial=_serial(app, form), fresh=False)
    if not 0 <= form.at <= len(log.judged):
        form = form.to(at=len(log.judged))
    line, _ = line_of(form.event, log.play.form(log.state_before(form.at), form.event), form.values)
    if value.get("house"):
        line["house"] = True
    if how == "add" and form.at < len(desk.log):
        if desk.log[form.at] == line:  # it is on disk already; the answer was lost
            return _done(app, desk, message)
        return _meanwhile(app, desk, form)
    if how != "add" and (form.at >= len(desk.log) or desk.log[form.at] != value.get("was")):
        app.link.send({"say": "drop", "path": ENTRY})
        app.state = app.state.to(play=app.state.play.to(form=None))
        if form.at < len(desk.log) and desk.log[form.at] == {**line, **_struck(desk.log[form.at])}:
            return app.refresh()  # as above
        return app.tell("app-changed-meanwhile")
    result = tried(log, desk.table, form)
    if result.entry is None or (result.forbidden and not value.get("house")):
        app.link.send({"say": "drop", "path": ENTRY})
        return app.show(play=_with(app, form.to(refused=True)))
    _write(app, desk, log, form, line, message, result)


def _serial(app: App, form: Form) -> int:
    """The number of the form that an entry came from: that which is open, unless the page was loaded anew since."""
    now = app.state.play.form
    return now.serial if now is not None and now.event == form.event else app.state.play.serial + 1


def _with(app: App, form: Form) -> Any:
    return app.state.play.to(form=form, serial=max(app.state.play.serial, form.serial))


def _meanwhile(app: App, desk: Desk, form: Form) -> None:
    """Others entered something first: what, is shown, and whoever comes later decides."""
    app.link.send({"say": "drop", "path": ENTRY})
    now = len(desk.log)
    app.show(play=_with(app, form.to(at=now, meanwhile=now - form.at, refused=False)))


def _write(
    app: App, desk: Desk, log: Log, form: Form, line: dict[str, Any], message: Mapping[str, Any], result: Tried
) -> None:
    changes: list[Change]
    match form.how:
        case "insert":
            changes = [("log", [*desk.log[: form.at], line, *desk.log[form.at :]])]
        case "edit":
            line |= _struck(desk.log[form.at])
            changes = [(f"log[{form.at}]", line)]
        case _:
            changes = [(f"log[{len(desk.log)}]", line)]
    changes += _clock_moves(desk, log, result)
    base = message.get("base")
    count = len(desk.log)
    refused = desk.save(changes, base if isinstance(base, int) and base > 0 else None, "entry")
    if isinstance(refused, Missing):
        app.link.send({"say": "drop", "path": ENTRY})
        return app.missing(refused)
    if isinstance(refused, Clash):
        if form.how == "add" and len(desk.log) > count:
            if desk.log[count] == line:
                return _done(app, desk, message)
            return _meanwhile(app, desk, form)
        app.link.send({"say": "drop", "path": ENTRY})
        app.state = app.state.to(play=_with(app, form.to(at=min(form.at, len(desk.log)))))
        return app.tell("app-changed-meanwhile")
    _done(app, desk, message)


def _struck(line: Any) -> dict[str, Any]:
    """A struck entry that is edited stays struck."""
    return {"struck": True} if isinstance(line, dict) and line.get("struck") else {}


def _clock_moves(desk: Desk, log: Log, result: Tried) -> list[Change]:
    """The time until now goes to whose turn it was, where the table has a clock that runs."""
    if clock.since(desk.document) is None or result.entry is None:
        return []
    turn = log.play.turn(log.state)
    players = len(desk.table.players)
    return [("clocks", clock.moved(desk.document, players, None if turn is None else int(turn), _now(), True))]


def _done(app: App, desk: Desk, message: Mapping[str, Any]) -> None:
    """It is on disk. Where the next event can only be one of the same kind, its form is open at once."""
    app.link.send({"say": "saved", "path": ENTRY, "seq": message.get("seq"), "version": desk.version})
    log = desk.journal
    assert log is not None
    now = app.state.play.form
    app.state = app.state.to(play=app.state.play.to(form=None), notice=None)
    turn = log.play.turn(log.state)
    told = {each.event for each in log.play.choices(log.state) if each.values and each.player == turn}
    if now is not None and now.how == "add" and turn is not None and told == {now.event}:
        begin(app, log, now.event)
    else:
        app.refresh()
        app.link.send({"say": "to-form"})


# --- back and forth ---------------------------------------------------------------------------------------------


def _is_seen(app: App, desk: Desk, data: Data) -> bool:
    """Whether the page showed the log as it is now when the button was pressed; if not, it is shown."""
    if number(data, "count") in (len(desk.log), -1):
        return True
    app.tell("app-changed-meanwhile")
    return False


def undo(app: App, data: Data, _value: Any) -> None:
    """Take the last entry back."""
    found = _open(app)
    if found is None or not found[0].log or not _is_seen(app, found[0], data):
        return
    desk = found[0]
    if save(app, [("log", desk.log[:-1])], UNDO):
        app.show(play=app.state.play.to(form=None))


def redo(app: App, data: Data, _value: Any) -> None:
    """Put the entry back that was taken back last."""
    found = _open(app)
    if found is None or not found[0].redo.entries or not _is_seen(app, found[0], data):
        return
    desk = found[0]
    if save(app, [(f"log[{len(desk.log)}]", desk.redo.entries[0])], REDO):
        app.show(play=app.state.play.to(form=None))


# --- changing what was entered ----------------------------------------------------------------------------------


def edit(app: App, data: Data, _value: Any) -> None:
    """Change an entry."""
    found, at = _open(app), number(data, "at")
    if found is None or not 0 <= at < len(found[0].log):
        return
    desk, log = found
    word = log.judged[at].entry.event.EVENT
    values = typed_of(log.play.form(log.state_before(at), word), desk.log[at])
    app.show(play=app.state.play.opened(word, values, "edit", at), rule=None)
    app.link.send({"say": "to-form"})


def insert(app: App, data: Data, value: Any) -> None:
    """Put an entry in before another: first asked is what happened."""
    found, at = _open(app), number(data, "at")
    if found is None or not 0 <= at < len(found[0].log):
        return
    log = found[1]
    word = str(value or data.get("event") or log.judged[at].entry.event.EVENT)
    if word not in log.play.words:
        return
    state = log.state_before(at)
    turn = log.play.turn(state)
    rows = log.play.form(state, word)
    values = filled(log.play.choices(state), rows, word, None if turn is None else int(turn))
    app.show(play=app.state.play.opened(word, values, "insert", at), rule=None)
    app.link.send({"say": "to-form"})


def strike(app: App, data: Data, _value: Any) -> None:
    """Let an entry not count, or count again."""
    found, at = _open(app), number(data, "at")
    if found is None or not 0 <= at < len(found[0].log):
        return
    desk = found[0]
    line = {key: value for key, value in desk.log[at].items() if key != "struck"}
    if data.get("way") == "yes":
        line["struck"] = True
    if save(app, [(f"log[{at}]", line)], "strike"):
        app.show()


def earlier(app: App, _data: Data, _value: Any) -> None:
    """More of the log."""
    app.show(play=app.state.play.to(shown=app.state.play.shown + MORE_SHOWN))


# --- the clock --------------------------------------------------------------------------------------------------


def run_clock(app: App, data: Data, _value: Any) -> None:
    """Start the clock, let it stand, or put it away."""
    found = _open(app)
    if found is None:
        return
    desk, log = found
    turn = log.play.turn(log.state)
    players = len(desk.table.players)
    new: dict[str, Any] | None = None
    if data.get("way") in ("start", "pause"):
        who = None if turn is None else int(turn)
        new = clock.moved(desk.document, players, who, _now(), data.get("way") == "start")
    if save(app, [("clocks", new)], "clock"):
        app.show()


# --- links ------------------------------------------------------------------------------------------------------


def links(app: App, _data: Data, _value: Any) -> None:
    """Show how other devices come to this table."""
    if app.state.desk is not None:
        app.show(play=app.state.play.to(links=True))


def close_links(app: App, _data: Data, _value: Any) -> None:
    """Back to the page."""
    app.show(play=app.state.play.to(links=False))


def new_link(app: App, data: Data, _value: Any) -> None:
    """One more link."""
    desk, role = app.state.desk, data.get("role")
    if desk is None or role not in ROLES:
        return
    made = store().make_link(desk.token, role, desk.device)
    if isinstance(made, Missing):
        return app.missing(made)
    app.show()


def revoke(app: App, data: Data, _value: Any) -> None:
    """Let a link open nothing any more. If it is the one this page stands at, the page goes to another."""
    desk, which = app.state.desk, str(data.get("link") or "")
    if desk is None:
        return
    answer = store().revoke_link(desk.token, which, desk.device)
    if isinstance(answer, Missing):
        return app.missing(answer)
    if answer.token is not None:
        desk.token = answer.token
    app.show()


ACTS: Mapping[str, Act] = {
    "play-event": event,
    "play-cancel": cancel,
    "play-draft": draft,
    "play-again": again,
    "play-fill": tapped,
    "play-undo": undo,
    "play-redo": redo,
    "play-edit": edit,
    "play-insert": insert,
    "play-strike": strike,
    "play-earlier": earlier,
    "play-clock": run_clock,
    "play-links": links,
    "play-close-links": close_links,
    "play-link-new": new_link,
    "play-link-revoke": revoke,
}

READS = frozenset({"play-earlier", "play-links", "play-close-links"})
"""What somebody may do who is only looking on."""
