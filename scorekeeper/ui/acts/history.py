"""History: looking back, import and export, players, backup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scorekeeper.rules import Typed
from scorekeeper.store import Missing
from scorekeeper.text import Words
from scorekeeper.ui import past as behind
from scorekeeper.ui.acts.common import Act, Data, number
from scorekeeper.ui.desk import store
from scorekeeper.ui.entry import whole
from scorekeeper.ui.jobs import Job
from scorekeeper.ui.past_state import FILES, GAMES, PLAYS, SHOWN, VIEWS, Asked, Filter, Past, is_day
from scorekeeper.ui.screens.history import differing
from scorekeeper.ui.state import HISTORY
from scorekeeper.ui.transfer import PIECE

if TYPE_CHECKING:
    from scorekeeper.exchange.plan import Applied, Plan
    from scorekeeper.ui.app import App

Told = Sequence[tuple[str, Mapping[str, Any]]]

RESTORE_FAULTS = frozenset({"not-json", "not-a-backup", "newer-format", "incomplete", "altered", "token-taken"})
MOST_SAID = 20


def _past(app: App) -> Past:
    return app.state.past or Past()


def _show(app: App, past: Past, *, top: bool = False) -> None:
    """Show History as it is now; its plays are not read again."""
    app.state = app.state.to(past=past, screen=HISTORY, desk=None, rule=None, notice=None)
    if top:
        app.link.send({"say": "top"})
    app.refresh(push=True)


def _again(app: App, past: Past, *, top: bool = False) -> None:
    """Show History with all plays read again."""
    _show(app, behind.loaded(app.state, past), top=top)


# --- looking -----------------------------------------------------------------------------------------------------


def history(app: App, _data: Data, _value: Any) -> None:
    """History, from Home or back from a play."""
    before = app.state.past
    kept = before.to(view=PLAYS, opened=None) if before is not None else Past()
    _again(app, kept, top=True)


def view(app: App, data: Data, _value: Any) -> None:
    """Another view of the same plays."""
    past = _past(app)
    wanted = data.get("view")
    if wanted in VIEWS:
        past = past.to(view=wanted, opened=None, asked=None)
        _show(app, behind.loaded(app.state, past) if past.history is None else behind.filtered(app.state, past))


def whose(app: App, data: Data, _value: Any) -> None:
    """This device's plays, or everybody's."""
    _again(app, _past(app).to(everybody=data.get("whose") == "all", shown=SHOWN))


def filter_by(app: App, data: Data, value: Any) -> None:
    """Other plays."""
    past = _past(app)
    chosen = past.filter.to(str(data.get("part")), str(value or ""))
    _show(app, behind.filtered(app.state, past.to(filter=chosen, shown=SHOWN)))


def clear(app: App, _data: Data, _value: Any) -> None:
    """All plays."""
    _show(app, behind.filtered(app.state, _past(app).to(filter=Filter(), shown=SHOWN)))


def game(app: App, data: Data, _value: Any) -> None:
    """The figures of one game."""
    past = _past(app)
    chosen = past.filter.to("game", str(data.get("game") or ""))
    _show(app, behind.filtered(app.state, past.to(filter=chosen, view=GAMES)))


def more(app: App, _data: Data, _value: Any) -> None:
    """Older plays too."""
    past = _past(app)
    past = past.to(shown=min(past.shown + SHOWN, 1_000))
    _show(app, past.to(recent=behind.read(app.state, past)))


def versus(app: App, data: Data, value: Any) -> None:
    """Who is held against whom."""
    who = whole(value) or 0
    key = {"one": "person", "other": "rival"}.get(str(data.get("part")))
    if key:
        _show(app, _past(app).to(**{key: who}))


def open_play(app: App, data: Data, _value: Any) -> None:
    """One play: its table, or the record of its totals. That it was scored under earlier rules is said there too."""
    token = str(data.get("table", ""))
    found = next((each for each in _past(app).recent if each.token == token), None)
    app.go(f"table={token}")
    if found is not None and found.differs and app.state.desk is not None:
        app.tell("app-past-earlier-rules", **differing(found, app.state.lang))


def open_number(app: App, data: Data, _value: Any) -> None:
    """The play that holds a record."""
    from scorekeeper.store import plays

    wanted = number(data, "number")
    for found in plays.compare(store(), [wanted], behind.scope(app.state, _past(app))):
        if found.token:
            return app.go(f"table={found.token}")
    app.tell("app-no-table")


def delete(app: App, _data: Data, _value: Any) -> None:
    """A play of totals goes; it can be brought back for thirty days."""
    past = _past(app)
    if past.opened is None or not past.opened.token:
        return
    gone = store().delete(past.opened.token, app.state.device)
    if isinstance(gone, Missing):
        return app.missing(gone)
    _again(app, past.to(view=PLAYS, opened=None, told=[("app-past-deleted", {})]), top=True)


def said(app: App, _data: Data, _value: Any) -> None:
    """What was done has been read."""
    _show(app, _past(app).to(told=(), faults=()))


# --- people ------------------------------------------------------------------------------------------------------


def _person(app: App, data: Data) -> int:
    return number(data, "person")


def _changed(app: App, answer: Any, told: Told) -> None:
    """Say what came of a change to a person."""
    from scorekeeper.store.persons import Refused

    past = _past(app).to(asked=None)
    if isinstance(answer, Refused):
        return _show(app, past.to(told=[(f"app-past-no-{answer.reason}", {})]))
    _again(app, past.to(told=told))


def rename(app: App, data: Data, value: Any) -> None:
    """Another name, everywhere."""
    from scorekeeper.store import persons

    name = str(value or "")
    done = persons.rename(store(), _person(app, data), name, behind.scope(app.state, _past(app)))
    _changed(app, done, [("app-past-renamed", {"player": Typed(" ".join(name.split())[:80])})])


def join(app: App, data: Data, value: Any) -> None:
    """Two are one person."""
    from scorekeeper.store import persons

    into = whole(value) or 0
    if into:
        done = persons.merge(store(), _person(app, data), into, behind.scope(app.state, _past(app)))
        _changed(app, done, [("app-past-joined-now", {})])


def unjoin(app: App, data: Data, _value: Any) -> None:
    """They are two after all."""
    from scorekeeper.store import persons

    done = persons.unmerge(store(), _person(app, data), behind.scope(app.state, _past(app)))
    _changed(app, done, [("app-past-unjoined", {})])


def ask(app: App, data: Data, _value: Any) -> None:
    """A question before it is done."""
    _show(app, _past(app).to(asked=Asked("forget", _person(app, data))))


def close(app: App, _data: Data, _value: Any) -> None:
    """Better not."""
    _show(app, _past(app).to(asked=None))


def forget(app: App, data: Data, value: Any) -> None:
    """A name goes, everywhere and for good. Further spellings are separated by commas."""
    from scorekeeper.store import persons

    also = [each for part in str(value or "").replace("、", ",").split(",") if (each := part.strip())]
    done = persons.forget(store(), _person(app, data), behind.scope(app.state, _past(app)), also)
    facts = {"count": done.tables, "reads": Typed(done.reads)} if isinstance(done, persons.Forgotten) else {}
    _changed(app, done, [("app-past-forgotten", facts)])


# --- import ------------------------------------------------------------------------------------------------------


def _piece(app: App, data: Data, value: Any) -> bool:
    """Take in the next piece of a file; whether all files are here now."""
    piece = value if isinstance(value, bytes) else b""
    file, at, size = number(data, "file"), number(data, "at"), number(data, "size")
    busy = _past(app).job is not None or not behind.manages(app.state)
    if busy or not app.bag.take(str(data.get("name")), file, at, piece):
        app.body.send({"say": "stop"})
        app.tell("app-past-no-upload")
        return False
    last = at + len(piece) >= size
    if last and file + 1 >= number(data, "files"):
        return True
    app.body.send({"say": "got"})
    return False


def _start(app: App, job: Job, **changes: Any) -> None:
    app.state = app.state.to(past=_past(app).to(job=job, told=(), faults=(), **changes))
    app.refresh()
    job.start(app)


def upload(app: App, data: Data, value: Any) -> None:
    """Files to import come in; when all are here they are looked at."""
    if not _piece(app, data, value):
        return

    def then(plan: Plan) -> None:
        _show(app, _past(app).to(plan=plan, view=FILES, form="bgstats"))

    work = behind.planning(app.bag.coming, app.state.device)
    _start(app, Job("past-looking", work, then), plan=None, view=FILES)


def match(app: App, data: Data, value: Any) -> None:
    """Whether two people are one."""
    past, index = _past(app), number(data, "match")
    if past.plan is not None and 0 <= index < len(past.plan.matches):
        past.plan.matches[index].together = bool(value)
        _show(app, past)


def deletions(app: App, _data: Data, value: Any) -> None:
    """Whether what was deleted there is deleted here."""
    _show(app, _past(app).to(form="deletions" if value else "bgstats"))


def cancel(app: App, _data: Data, _value: Any) -> None:
    """Nothing is imported."""
    app.bag.clear()
    _show(app, _past(app).to(plan=None, form="bgstats"))


def do_import(app: App, _data: Data, _value: Any) -> None:
    """Import what the preview says."""
    past = _past(app)
    if past.plan is None or past.job is not None or not behind.manages(app.state):
        return

    def then(done: Applied) -> None:
        from scorekeeper.exchange.plan import State
        from scorekeeper.report import malformed_text

        app.bag.clear()
        told: list[tuple[str, Mapping[str, Any]]] = [
            ("import-done", {"new": done.added, "changed": done.counts[State.CHANGED]})
        ]
        told += [
            ("import-joined", {"one": Typed(one), "other": Typed(other)}) for one, other in done.merged[:MOST_SAID]
        ]
        if done.removed:
            told.append(("import-removed", {"count": done.removed}))
        lang = app.state.lang
        faults = [
            f"{each.file}: {each.place} – {malformed_text(why, lang)}"
            for each in done.refused[:MOST_SAID]
            for why in each.why[:1]
        ]
        _again(app, _past(app).to(plan=None, form="bgstats", told=told, faults=faults), top=True)

    work = behind.importing(past.plan, app.state.device, deletions=past.form == "deletions")
    _start(app, Job("past-importing", work, then))


# --- export and backup -------------------------------------------------------------------------------------------


def form(app: App, _data: Data, value: Any) -> None:
    """As what plays leave."""
    if value in behind.FORMATS:
        _show(app, _past(app).to(form=value))


def _offer(app: App, path: Path, name: str, kind: str) -> None:
    """Let the browser fetch a file; it asks for each piece."""
    app.outgoing = path
    app.body.send({"say": "file", "id": path.name, "name": name, "size": path.stat().st_size, "type": kind})


def _today(app: App) -> str:
    """The day where the browser is."""
    day = app.state.now[:10]
    return day if is_day(day) else f"{datetime.now(UTC):%Y-%m-%d}"


def export(app: App, _data: Data, _value: Any) -> None:
    """Write the plays that the filter lets through, and hand them over."""
    past = _past(app)
    if past.found is None or past.job is not None:
        return
    chosen = past.form if past.form in behind.FORMATS else behind.FORMATS[0]
    target = app.bag.place(behind.SUFFIX[chosen])

    def then(count: int) -> None:
        name = f"scorekeeper-{_today(app)}{behind.SUFFIX[chosen]}"
        _show(app, _past(app).to(told=[("app-past-exported", {"count": count})]))
        _offer(app, target, name, behind.TYPE.get(chosen, "application/json"))

    _start(app, Job("past-exporting", behind.exporting(app.state, past, chosen, target), then))


def backup(app: App, _data: Data, _value: Any) -> None:
    """Write everything, and hand it over."""
    if not behind.manages(app.state) or _past(app).job is not None:
        return
    target = app.bag.place(".zip")

    def then(count: int) -> None:
        _show(app, _past(app).to(told=[("app-past-backed-up", {"count": count})]))
        _offer(app, target, f"scorekeeper-backup-{_today(app)}.zip", "application/zip")

    _start(app, Job("past-backing-up", behind.backing_up(target), then))


def restore(app: App, data: Data, value: Any) -> None:
    """A backup comes in; what is not here yet is added."""
    if not _piece(app, data, value):
        return
    came = app.bag.coming[0]

    def then(done: Any) -> None:
        app.bag.clear()
        words = Words(None, app.state.lang)
        counts = {"added": len(done.added), "present": len(done.present), "differing": len(done.differing)}
        whys = {
            code: words.say(f"restore-{code}" if code in RESTORE_FAULTS else "restore-other")
            for _, code in done.refused
        }
        names = {came.path.name: came.name}  # a file as it is called where it comes from
        faults = [f"{names.get(name, name)}: {whys[code]}" for name, code in done.refused[:MOST_SAID]]
        _again(app, _past(app).to(told=[("restore-done", counts)], faults=faults, view=FILES), top=True)

    _start(app, Job("past-restoring", behind.restoring(came.path), then))


def fetch(app: App, data: Data, _value: Any) -> None:
    """The browser asks for the next piece of the file that it was offered."""
    path, at = app.outgoing, number(data, "at")
    if path is None or data.get("id") != path.name or at < 0 or not path.is_file():
        return
    with path.open("rb") as file:
        file.seek(at)
        piece = file.read(PIECE)
    app.body.send({"say": "piece", "id": path.name, "at": at}, [piece])
    if at + len(piece) >= path.stat().st_size:
        path.unlink(missing_ok=True)
        app.outgoing = None


ACTS: Mapping[str, Act] = {
    "past": history,
    "past-view": view,
    "past-whose": whose,
    "past-filter": filter_by,
    "past-clear": clear,
    "past-game": game,
    "past-more": more,
    "past-versus": versus,
    "past-open": open_play,
    "past-number": open_number,
    "past-delete": delete,
    "past-said": said,
    "past-rename": rename,
    "past-join": join,
    "past-unjoin": unjoin,
    "past-ask": ask,
    "past-close": close,
    "past-forget": forget,
    "past-upload": upload,
    "past-match": match,
    "past-deletions": deletions,
    "past-cancel": cancel,
    "past-import": do_import,
    "past-form": form,
    "past-export": export,
    "past-backup": backup,
    "past-restore": restore,
    "fetch": fetch,
}
