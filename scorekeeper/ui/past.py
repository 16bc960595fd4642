"""History behind the page: whose plays, loading and filtering them, and what is done with many at once. No HTML."""

from __future__ import annotations

import hmac
import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from scorekeeper.games import GAMES
from scorekeeper.report import numbered
from scorekeeper.text import LANGUAGES, Words
from scorekeeper.ui.desk import store
from scorekeeper.ui.past_state import PEOPLE, PLAY, PLAYS, Past
from scorekeeper.ui.state import State
from scorekeeper.ui.transfer import Got

if TYPE_CHECKING:
    from pathlib import Path

    from scorekeeper.exchange.plan import Applied, Plan
    from scorekeeper.store.plays import Compared
    from scorekeeper.ui.jobs import Progress

FORMATS = ("bgstats", "bgsplay", "csv", "json", "zip")
"""What plays leave as: those of the command line, and one file a play in an archive."""

SUFFIX = {"bgstats": ".json", "bgsplay": ".bgsplay", "csv": ".csv", "json": ".json", "zip": ".zip"}
TYPE = {"csv": "text/csv", "zip": "application/zip"}


# --- whose -------------------------------------------------------------------------------------------------------


def manages(state: State) -> bool:
    """Whether this page may see and change everything: on a server for this machine alone, or by its manage link."""
    if os.environ.get("SCOREKEEPER_ACCESS", "local") == "local":
        return True
    key = os.environ.get("SCOREKEEPER_MANAGE", "")
    return bool(key) and hmac.compare_digest(key.encode(), state.manage.encode("utf-8", "replace"))


def scope(state: State, past: Past) -> str | None:
    """The device whose plays are looked at; ``None`` for everybody's."""
    return None if past.everybody and manages(state) else state.device


# --- looking -----------------------------------------------------------------------------------------------------


def loaded(state: State, past: Past) -> Past:
    """History with all plays as they are now. Raises `StoreRefused`."""
    from scorekeeper import stats

    if past.everybody and not manages(state):
        past = past.to(everybody=False)
    history = stats.load(store(), device=scope(state, past))
    return filtered(state, past.to(history=history))


def filtered(state: State, past: Past) -> Past:
    """History with what the filter lets through, and with the newest plays of it read again."""
    if past.history is None:
        return past
    found = past.history.where(**past.filter.arguments())
    past = past.to(found=found)
    recent = read(state, past) if past.view == PLAYS else ()
    return past.to(recent=recent, people=everyone(state, past) if past.view == PEOPLE else ())


def read(state: State, past: Past) -> tuple[Compared, ...]:
    """The newest plays that the filter lets through, each read and scored again."""
    from scorekeeper.store import plays

    if past.found is None:
        return ()
    days = past.found.plays[["day"]].reset_index()
    newest = days.sort_values(["day", "play"], ascending=False, na_position="last")["play"].head(past.shown)
    return tuple(plays.compare(store(), [int(each) for each in newest], scope(state, past)))


@lru_cache(maxsize=1)
def _numbers() -> frozenset[str]:
    """What players are called until somebody names them: that is nobody."""
    most = max(max(game.counts) for game in GAMES.values())
    return frozenset(numbered(Words(None, lang), at) for lang in LANGUAGES for at in range(most))


def everyone(state: State, past: Past) -> tuple[Any, ...]:
    """The people of this device's tables, or of all."""
    from scorekeeper.store import persons

    device = scope(state, past)
    found = () if device == "" else persons.everyone(store(), device)
    return tuple(person for person in found if person.name not in _numbers())


def opened(state: State, token: str) -> Past | None:
    """The view of one play of totals, if that is what stands behind an address."""
    from scorekeeper.exchange.play import is_play
    from scorekeeper.store.plays import Compared

    found = store().load(token)
    if found is None or found.deleted_at is not None or not is_play(found.document):
        return None
    if state.device:
        store().remember(state.device, token)
    alone = Compared(0, token, found.document, (), (), False)
    return (state.past or Past()).to(view=PLAY, opened=alone)


# --- in and out --------------------------------------------------------------------------------------------------


def planning(files: list[Got], device: str) -> Callable[[Progress], Plan]:
    """What looks at uploaded files and says what importing them would do."""
    from scorekeeper.exchange import kinds, plan
    from scorekeeper.exchange.jsonstream import BadFile
    from scorekeeper.exchange.records import File
    from scorekeeper.shape import Malformed

    def work(progress: Progress) -> Plan:
        readers, bad = [], []
        for each in files:
            try:
                readers.append(kinds.pick(File(each.name, _opener(each.path))))
            except BadFile as fault:
                bad.append((each.name, Malformed(fault.path, fault.kind, fault.facts)))
        made = plan.make(store(), readers, device, progress)
        made.files[:0] = bad
        return made

    return work


def _opener(path: Path) -> Callable[[], Any]:
    return lambda: path.open("rb")


def importing(made: Plan, device: str, *, deletions: bool) -> Callable[[Progress], Applied]:
    """What does the import that was planned."""
    from scorekeeper.exchange import plan

    return lambda progress: plan.apply(store(), made, device, progress, deletions=deletions)


def exporting(state: State, past: Past, form: str, target: Path) -> Callable[[Progress], int]:
    """What writes the plays that the filter lets through to a file, and says how many."""
    from datetime import UTC, datetime

    from scorekeeper.exchange import archive, bgstats_write, longcsv
    from scorekeeper.store import bulk

    assert past.found is not None
    wanted = None if past.filter.empty else frozenset(past.found.plays["id"])
    total, device, lang = len(past.found), scope(state, past), state.lang

    def work(progress: Progress) -> int:
        found = _counted(bulk.documents(store(), device), wanted, total, progress)
        if form == "zip":
            return archive.write(found, target)
        encoding = "utf-8-sig" if form == "csv" else "utf-8"
        with target.open("w", encoding=encoding, newline="" if form == "csv" else "\n") as out:
            if form == "csv":
                return longcsv.write(found, out)
            if form == "json":
                return archive.write_json(found, out)
            return bgstats_write.write(found, out, datetime.now(UTC), lang)

    return work


def _counted(documents: Iterator[Any], wanted: frozenset[str] | None, total: int, progress: Progress) -> Iterator[Any]:
    from scorekeeper.derive import finished

    done = 0
    for document in documents:
        if str(document.get("id")).casefold() in wanted if wanted is not None else finished(document):
            yield document
            done += 1
            if done % 200 == 0:
                progress(done, total)


def backing_up(target: Path) -> Callable[[Progress], int]:
    """What writes a backup of everything, and says of how many tables."""
    from scorekeeper.store import backup

    return lambda progress: len(backup.write(store(), target, progress))


def restoring(source: Path) -> Callable[[Progress], Any]:
    """What reads a backup."""
    from scorekeeper.store import backup

    return lambda progress: backup.read(store(), source, progress)
