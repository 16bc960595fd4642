"""What an import would do, shown before anything is written; and then the doing.

A plan keeps counts, not records: they are read again from the file, in batches, whenever they are wanted. So its
memory does not grow with the file, but for some bytes a play that tell whether it has come before.
"""

from __future__ import annotations

import re
import uuid
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from scorekeeper.exchange import dates, play
from scorekeeper.exchange.jsonstream import BadFile
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import File, FilePerson, Gone, Reader, Record, alike
from scorekeeper.shape import Malformed

if TYPE_CHECKING:
    from scorekeeper.store import Store
    from scorekeeper.store.bulk import Known

BATCH = 100
MOST_KEPT = 500
"""Refusals and remarks that a plan keeps to show at once; all of them are counted, and `preview` gives them all."""

_FORGOTTEN = re.compile("#[0-9]+")
_COUNTED_HERE = ("setup", "log", "final", "options", "edition")

Progress = Callable[[int, int], None]
"""Called with how many records are done, and of how many."""


class State(StrEnum):
    """What importing a record does."""

    NEW = "new"
    CHANGED = "changed"  # here in an older version, which stays among its revisions
    HERE = "here"
    DIFFERS = "differs"  # here with other contents, and nothing says which is newer: left as it is
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Planned:
    """One record. ``why`` has the reasons of a refusal, or what makes it `State.HERE`; ``remarks`` refuse nothing."""

    file: str
    place: str
    state: State
    played_at: str | None
    game: str
    names: tuple[str, ...]
    why: tuple[Malformed, ...] = ()
    remarks: tuple[Malformed, ...] = ()


@dataclass(slots=True)
class Match:
    """Somebody in a file who may be somebody else. ``together``: they are taken for one.

    ``kind``: ``twin`` (two of one name in the file), ``same`` (the very name is here already), ``alike`` (a name here
    or in the file that differs in case, accents or width). Twins and those alike are joined by a merge, which can be
    undone; with the very same name there is nothing to join, and ``together = False`` gives the newcomer a number.
    """

    key: str
    name: str
    other: str
    kind: str
    together: bool


@dataclass(slots=True)
class Plan:
    """What an import would do. ``refused`` and ``remarks`` hold the first of them, ``files`` those that do not open."""

    readers: tuple[Reader, ...]
    counts: Counter[State] = field(default_factory=Counter)
    total: int = 0
    matches: list[Match] = field(default_factory=list)
    gone: tuple[Gone, ...] = ()
    files: list[tuple[str, Malformed]] = field(default_factory=list)
    refused: list[Planned] = field(default_factory=list)
    remarks: list[Planned] = field(default_factory=list)
    remarked: int = 0
    names: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Applied:
    """What an import did: how many were added, changed and left, what was refused, who was joined, what was removed."""

    counts: Counter[State]
    removed: int = 0
    merged: tuple[tuple[str, str], ...] = ()
    refused: tuple[Planned, ...] = ()

    @property
    def added(self) -> int:
        """How many plays are new."""
        return self.counts[State.NEW]


# --- planning ----------------------------------------------------------------------------------------------------


def make(store: Store, readers: Iterable[Reader], device: str, progress: Progress | None = None) -> Plan:
    """Look at files and say what importing them would do; those that do not open are in ``files``. Writes nothing."""
    plan = Plan(())
    good: list[Reader] = []
    people: dict[str, FilePerson] = {}
    gone: list[Gone] = []
    for reader in readers:
        try:
            reading = reader.look()
        except BadFile as bad:
            plan.files.append((reader.file.name, Malformed(bad.path, bad.kind, bad.facts)))
            continue
        good.append(reader)
        plan.total += reading.total
        gone += reading.gone
        for person in reading.people:
            people.setdefault(person.key, person)
    plan.readers = tuple(good)
    seen = _Seen()
    done = 0
    for batch in _batches(plan, plan.names):
        done += len(batch)
        for planned, _, known in _judged(store, batch, device, seen):
            plan.counts[planned.state] += 1
            _remember(plan, planned)
            if known is not None:
                plan.names |= _known_names(known.document)
        if progress is not None:
            progress(done, plan.total)
    plan.gone = _still_here(store, gone, device)
    plan.matches = _matches(store, people, plan.names, device)
    return plan


def preview(store: Store, plan: Plan, device: str) -> Iterator[Planned]:
    """Every record with what importing it would do, read anew from the files."""
    seen = _Seen()
    for batch in _batches(plan, plan.names):
        for planned, _, _ in _judged(store, batch, device, seen):
            yield planned


def _remember(plan: Plan, planned: Planned) -> None:
    if planned.state is State.REFUSED and len(plan.refused) < MOST_KEPT:
        plan.refused.append(planned)
    if planned.remarks:
        plan.remarked += 1
        if len(plan.remarks) < MOST_KEPT:
            plan.remarks.append(planned)


def _batches(plan: Plan, names: Mapping[str, str]) -> Iterator[list[tuple[File, Record]]]:
    """Records in batches; no batch has one id twice."""
    batch: list[tuple[File, Record]] = []
    ids: set[str] = set()
    for reader in plan.readers:
        for record in reader.records(names):
            id = str((record.document or {}).get("id"))
            if len(batch) == BATCH or id in ids:
                yield batch
                batch, ids = [], set()
            batch.append((reader.file, record))
            if record.document is not None:
                ids.add(id)
    if batch:
        yield batch


class _Seen:
    """When each record that has come in this import was last changed: ids by 8 bytes, dates as numbers."""

    def __init__(self) -> None:
        self._dates: dict[int, int] = {}

    def before(self, record: Record) -> bool:
        """Whether a version as new has come before; remembers this one if not."""
        assert record.document is not None
        key = hash(uuid.UUID(record.document["id"]).bytes)
        date = int("".join(filter(str.isdecimal, record.modified[:19])) or 0)
        if key in self._dates and self._dates[key] >= date:
            return True
        self._dates[key] = date
        return False


def _judged(
    store: Store, batch: list[tuple[File, Record]], device: str, seen: _Seen
) -> Iterator[tuple[Planned, Record, Known | None]]:
    from scorekeeper.store.bulk import look_up

    ids = [record.document["id"] for _, record in batch if record.document is not None]
    known = look_up(store, ids, device) if ids else {}
    for file, record in batch:
        here = known.get(record.document["id"]) if record.document is not None else None
        state, why = _state(record, here, seen)
        document = record.document or {}
        planned = Planned(
            file.name,
            record.place,
            state,
            document.get("played_at"),
            str(document.get("game") or ""),
            tuple(str(each.get("name") or "") for each in document.get("players") or ()),
            why,
            () if state in (State.HERE, State.REFUSED) else record.remarks,
        )
        yield planned, record, here


def _state(record: Record, here: Known | None, seen: _Seen) -> tuple[State, tuple[Malformed, ...]]:
    if record.faults or record.document is None:
        return State.REFUSED, record.faults
    place = record.place
    if any(each.kind == "superseded" for each in record.remarks):
        return State.HERE, (Malformed(place, "superseded"),)
    if seen.before(record):
        return State.HERE, (Malformed(place, "came-before"),)
    if here is None:
        return State.NEW, ()
    if here.token is None:
        return State.HERE, (Malformed(place, "elsewhere"),)
    if here.deleted:
        return State.HERE, (Malformed(place, "deleted-here"),)
    return _compared(record, here, place)


def _compared(record: Record, here: Known, place: str) -> tuple[State, tuple[Malformed, ...]]:
    assert record.document is not None
    ours, theirs = here.document.get("source"), record.document.get("source")
    kind = ours.get("kind") if isinstance(ours, dict) else None
    if isinstance(theirs, dict) and theirs.get("kind") != kind:
        return State.HERE, (Malformed(place, "made-here"),)
    if record.modified:
        before = str(ours.get("modified") or "") if isinstance(ours, dict) else ""
        if not dates.newer(record.modified, before):
            return State.HERE, ()
        counted = any(here.document.get(key) for key in _COUNTED_HERE)
        if counted and play.is_play(record.document):
            return State.DIFFERS, (Malformed(place, "counted-here"),)
        return State.CHANGED, ()
    if _gist(record.document) == _gist(here.document):
        return State.HERE, ()
    return State.DIFFERS, (Malformed(place, "differs"),)


def _gist(document: Document) -> Document:
    """A document without what may differ though nothing was changed in it: names given since, and who was forgotten."""
    rest = {key: value for key, value in document.items() if key not in ("players", "source")}
    players = [{**each, "name": ""} for each in document.get("players") or () if isinstance(each, dict)]
    return {**rest, "players": players}


# --- people ------------------------------------------------------------------------------------------------------


def _known_names(document: Document) -> dict[str, str]:
    """The people of a foreign record that is here, by their identity there, with the names they have here now."""
    source, found = document.get("source"), {}  # type: Any, dict[str, str]
    about = source.get("players") if isinstance(source, dict) else None
    if not isinstance(about, list):
        return found
    for record, player in zip(about, document.get("players") or (), strict=False):
        name = player.get("name")
        if isinstance(record, dict) and record.get("uuid") and name and not _FORGOTTEN.fullmatch(str(name)):
            found[str(record["uuid"]).casefold()] = name
    return found


def _matches(store: Store, people: Mapping[str, FilePerson], known: Mapping[str, str], device: str) -> list[Match]:
    from scorekeeper.store import persons

    here: dict[str, list[str]] = {}
    for person in persons.everyone(store, device):
        if person.name is not None and person.merged_into is None and person.tables:
            here.setdefault(alike(person.name), []).append(person.name)
    names = set(known.values())
    found: list[Match] = []
    in_file: dict[str, str] = {}
    for key, each in people.items():
        if not each.name:
            continue
        plain, name = alike(each.name), known.get(key, each.shown)
        if key not in known and not each.anonymous and name not in names:
            others = here.get(plain, [])
            if name in others:
                found.append(Match(key, name, name, "same", True))
            elif each.twin > 1:
                found.append(Match(key, name, each.name, "twin", False))
            elif others:
                found.append(Match(key, name, others[0], "alike", False))
            elif plain in in_file:
                found.append(Match(key, name, in_file[plain], "alike", False))
        in_file.setdefault(plain, name)
    return found


def _names(store: Store, plan: Plan, device: str) -> dict[str, str]:
    """The names to keep people under: those known, and a number for who is not the one of that name here."""
    from scorekeeper.store import persons

    names = dict(plan.names)
    taken = {person.name for person in persons.everyone(store, device)} | set(names.values())
    for match in plan.matches:
        if match.kind == "same" and not match.together:
            number = 2
            while f"{match.name} ({number})" in taken:
                number += 1
            names[match.key] = f"{match.name} ({number})"
            taken.add(names[match.key])
    return names


# --- doing -------------------------------------------------------------------------------------------------------


def apply(
    store: Store, plan: Plan, device: str, progress: Progress | None = None, *, deletions: bool = False
) -> Applied:
    """Import what the plan says. Each batch is on disk before the next; importing again goes on where this stopped.

    ``deletions``: also delete here what the files say was deleted there (it can be brought back for thirty days).
    """
    from scorekeeper.store import BadChange, Created, Existing, bulk

    counts: Counter[State] = Counter()
    refused: list[Planned] = []
    seen, done = _Seen(), 0
    for batch in _batches(plan, _names(store, plan, device)):
        new: list[tuple[Planned, Document]] = []
        changed: list[tuple[str, list[tuple[str, Any]]]] = []
        for planned, record, here in _judged(store, batch, device, seen):
            if planned.state is State.NEW and record.document is not None:
                new.append((planned, record.document))
                continue
            counts[planned.state] += 1
            if planned.state is State.REFUSED and len(refused) < MOST_KEPT:
                refused.append(planned)
            if planned.state is State.CHANGED and here is not None and here.token and record.document is not None:
                changed.append((here.token, [("", _over(here.document, record.document))]))
        made = bulk.create_many(store, [document for _, document in new], device)
        for (planned, _), result in zip(new, made, strict=True):
            state = {Created: State.NEW, Existing: State.HERE, BadChange: State.REFUSED}[type(result)]
            counts[state] += 1
            if isinstance(result, BadChange) and len(refused) < MOST_KEPT:
                refused.append(_refused(planned, result))
        bulk.change_many(store, changed, device, "import")
        done += len(batch)
        if progress is not None:
            progress(done, plan.total)
    removed = sum(_remove(store, gone, device) for gone in plan.gone) if deletions else 0
    return Applied(counts, removed, _join(store, plan, device), tuple(refused))


def _refused(planned: Planned, bad: Any) -> Planned:
    code = bad.code if bad.code in ("name-too-long", "too-deep", "not-json") else "refused"
    fault = Malformed(planned.place, f"store-{code}")
    return Planned(planned.file, planned.place, State.REFUSED, planned.played_at, planned.game, planned.names, (fault,))


def _over(here: Document, document: Document) -> Document:
    """The newer record, with what was counted here since."""
    if play.is_play(document) or play.is_play(here):
        return document
    entered = {**(here.get("entered") or {}), **(document.get("entered") or {})}
    kept = {key: here[key] for key in _COUNTED_HERE if here.get(key)}
    return kept | document | ({"entered": entered} if entered else {})


def _still_here(store: Store, gone: list[Gone], device: str) -> tuple[Gone, ...]:
    """Those deleted there that are here, came from there, and were not changed there after that."""
    from scorekeeper.store.bulk import look_up

    found: list[Gone] = []
    for start in range(0, len(gone), BATCH):
        part = gone[start : start + BATCH]
        known = look_up(store, [each.id for each in part], device)
        for each in part:
            here = known.get(each.id)
            source = here.document.get("source") if here is not None else None
            if here is None or here.token is None or here.deleted or not isinstance(source, dict):
                continue
            if not dates.newer(str(source.get("modified") or ""), each.modified):
                found.append(each)
    return tuple(found)


def _remove(store: Store, gone: Gone, device: str) -> bool:
    from scorekeeper.store import Saved
    from scorekeeper.store.bulk import look_up

    here = look_up(store, [gone.id], device).get(gone.id)
    return here is not None and here.token is not None and isinstance(store.delete(here.token, device), Saved)


def _join(store: Store, plan: Plan, device: str) -> tuple[tuple[str, str], ...]:
    """Merge those that were taken for one; undone with `unmerge`."""
    from scorekeeper.store import persons

    wanted = [match for match in plan.matches if match.together and match.kind != "same"]
    if not wanted:
        return ()
    numbers = {person.name: person.id for person in persons.everyone(store, device)}
    joined = []
    for match in wanted:
        one, other = numbers.get(match.name), numbers.get(match.other)
        if one is None or other is None:
            continue
        if not isinstance(persons.merge(store, one, other, device), persons.Refused):
            joined.append((match.name, match.other))
    return tuple(joined)
