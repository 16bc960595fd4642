"""Play: a table's log, replayed by one pure reducer and judged entry by entry.

A game that can be played along has events (frozen dataclasses, ``EVENT`` naming them in the file), a reducer
``apply(state, event) -> state`` and rules of the stage play, which judge an event against the state before it.
Nothing but the events is kept; every state follows from them. The reducer takes forbidden events too, as sensibly as
it can: an early entry may be changed so that later ones no longer hold, and none of them is dropped.

Standard library only.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol

from scorekeeper.rules import Finding, PlayerIndex, Rule, Severity
from scorekeeper.sheet import Row


class Event(Protocol):
    """One thing that happens at the table. ``EVENT`` is its word in the file (``"event": "place"``)."""

    EVENT: ClassVar[str]
    __dataclass_fields__: ClassVar[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log as it is kept.

    ``house``: the table keeps it against the rules (a house rule: what rules object to becomes a note). ``struck``:
    it stays readable and does not count.
    """

    event: Any
    house: bool = False
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be done now: an event's word, who does it, and, where the state knows them, its legal values.

    ``values`` maps a field to what it may hold, in the order to offer; a field that is not there is free.
    """

    event: str
    player: PlayerIndex | None = None
    values: tuple[tuple[str, tuple[Any, ...]], ...] = ()


@dataclass(frozen=True)
class Play:
    """How a game is played along.

    ``begin(table)`` gives the state after set-up, ``apply`` the state after an event, ``final(state)`` the final
    position as far as the state knows it (what it does not know is ``None``). ``turn(state)`` says whose turn it is
    (``None``: nobody's, or the game is over), ``choices(state)`` what can be done now, ``points(state)`` the points
    each seat has so far, ``over(state)`` whether the log says that the game has ended, and ``form(state, event)`` the
    cells of an event's fields (a row's ``field`` is the event's). ``round(state)`` is the number of the round, where
    the game is played in rounds.
    """

    events: tuple[type, ...]
    begin: Callable[[Any], Any]
    apply: Callable[[Any, Any], Any]
    final: Callable[[Any], Any]
    turn: Callable[[Any], PlayerIndex | None]
    choices: Callable[[Any], tuple[Choice, ...]]
    points: Callable[[Any], tuple[int | None, ...]]
    over: Callable[[Any], bool]
    form: Callable[[Any, str], tuple[Row, ...]]
    round: Callable[[Any], int | None] = lambda state: None

    @property
    def words(self) -> tuple[str, ...]:
        """The words of all events."""
        return tuple(each.EVENT for each in self.events)  # type: ignore[attr-defined]

    def event_class(self, word: str) -> type | None:
        """The class of the event that ``word`` names."""
        return next((each for each in self.events if word == each.EVENT), None)  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class Judged:
    """An entry with what the rules say of it and the state after it."""

    entry: Entry
    findings: tuple[Finding, ...]
    state: Any


@dataclass(frozen=True)
class Log:
    """A judged log; immutable. Adding at the end costs one step; changing an early entry replays what comes after."""

    play: Play
    rules: tuple[Rule, ...]
    table: Any
    start: Any
    judged: tuple[Judged, ...] = ()

    @classmethod
    def of(cls, play: Play, rules: Iterable[Rule], table: Any, entries: Iterable[Entry] = ()) -> Log:
        """Replay ``entries`` on a table that has just been set up."""
        log = cls(play, tuple(rules), table, play.begin(table))
        return log._grown(0, tuple(entries))

    @property
    def state(self) -> Any:
        """The state after the last entry."""
        return self.judged[-1].state if self.judged else self.start

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries, as they are kept."""
        return tuple(each.entry for each in self.judged)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What the rules say of all entries, in order."""
        return tuple(finding for each in self.judged for finding in each.findings)

    def state_before(self, index: int) -> Any:
        """The state that the entry at ``index`` met."""
        return self.judged[index - 1].state if index else self.start

    def objections(self, event: Any, at: int | None = None) -> tuple[Finding, ...]:
        """What the rules would say of one more event, or of one that comes ``at`` a place, without adding it."""
        index = len(self.judged) if at is None else at
        return tuple(self._judge(index, self.state_before(index), Entry(event)))

    def append(self, entry: Entry) -> Log:
        """The log with one more entry."""
        return self._grown(len(self.judged), (entry,))

    def undone(self) -> Log:
        """The log without its last entry (itself if it is empty)."""
        return replace(self, judged=self.judged[:-1])

    def changed(self, index: int, entry: Entry) -> Log:
        """The log with another entry at ``index``; all later ones are kept, judged anew."""
        return self._grown(index, (entry, *self.entries[index + 1 :]))

    def inserted(self, index: int, entry: Entry) -> Log:
        """The log with an entry put in before ``index``."""
        return self._grown(index, (entry, *self.entries[index:]))

    def continued(self, index: int, entries: Iterable[Entry]) -> Log:
        """The log with other entries from ``index`` on."""
        return self._grown(index, tuple(entries))

    def struck(self, index: int, struck: bool = True) -> Log:
        """The log with the entry at ``index`` struck out (or counted again)."""
        return self.changed(index, replace(self.judged[index].entry, struck=struck))

    def _grown(self, index: int, entries: tuple[Entry, ...]) -> Log:
        judged = list(self.judged[:index])
        state = judged[-1].state if judged else self.start
        for entry in entries:
            findings = tuple(self._judge(len(judged), state, entry))
            if not entry.struck:
                state = self.play.apply(state, entry.event)
            judged.append(Judged(entry, findings, state))
        return replace(self, judged=tuple(judged))

    def _judge(self, index: int, state: Any, entry: Entry) -> Iterator[Finding]:
        if entry.struck:
            return
        for rule in self.rules:
            for finding in rule.events(state, entry.event, self.table):
                where = tuple(f"log[{index}].{path}" if path else f"log[{index}]" for path in finding.where)
                severity = Severity.NOTE if entry.house else finding.severity
                yield replace(finding, where=where or (f"log[{index}]",), severity=severity)


# --- the final position: what the log gives, and what was counted at the end --------------------------------------


@dataclass(frozen=True, slots=True)
class Difference:
    """A cell that was counted otherwise than the log has it."""

    path: str
    counted: Any
    logged: Any


def merged(counted: Any, logged: Any, path: str) -> tuple[Any, list[Difference]]:
    """What was counted, filled up with what the log gives, cell by cell; and the cells in which they differ."""
    if counted is None:
        return logged, []
    if logged is None:
        return counted, []
    if dataclasses.is_dataclass(counted) and type(counted) is type(logged):
        return _merged_fields(counted, logged, path)
    if isinstance(counted, tuple) and isinstance(logged, tuple) and _records(counted) and _records(logged):
        both = [
            merged(mine, theirs, f"{path}[{index}]")
            for index, (mine, theirs) in enumerate(zip(counted, logged, strict=False))
        ]
        rest = counted[len(both) :] or logged[len(both) :]
        return (*(value for value, _ in both), *rest), [each for _, found in both for each in found]
    return counted, [] if counted == logged else [Difference(path, counted, logged)]


def _merged_fields(counted: Any, logged: Any, path: str) -> tuple[Any, list[Difference]]:
    values, differences = {}, []
    for field in dataclasses.fields(counted):
        value, found = merged(getattr(counted, field.name), getattr(logged, field.name), f"{path}.{field.name}")
        values[field.name] = value
        differences += found
    return type(counted)(**values), differences


def _records(items: tuple[Any, ...]) -> bool:
    return bool(items) and all(dataclasses.is_dataclass(each) for each in items)
