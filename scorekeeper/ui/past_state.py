"""What History shows, as frozen values, and its address. Pure."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode

if TYPE_CHECKING:
    from scorekeeper.exchange.plan import Plan
    from scorekeeper.stats import History
    from scorekeeper.store.persons import Person
    from scorekeeper.store.plays import Compared
    from scorekeeper.ui.jobs import Job

PLAYS, GAMES, PEOPLE, FILES, PLAY = "plays", "games", "people", "files", "play"
VIEWS = (PLAYS, GAMES, PEOPLE, FILES)
"""The views that a tab leads to; `PLAY` is one play of totals."""

SHOWN = 20
"""Plays shown at first, and how many more each time."""

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_GAME_LENGTH = 300


@dataclass(frozen=True, slots=True)
class Filter:
    """Which plays are looked at; what is empty or 0 lets all through. ``since`` and ``until`` are days."""

    game: str = ""
    player: int = 0
    people: int = 0
    since: str = ""
    until: str = ""

    @property
    def empty(self) -> bool:
        """Whether all plays are looked at."""
        return self == Filter()

    def arguments(self) -> Mapping[str, Any]:
        """For `History.where`."""
        return {
            "game": self.game or None,
            "player": self.player or None,
            "people": self.people or None,
            "since": self.since or None,
            "until": self.until or None,
        }

    def to(self, key: str, value: str) -> Filter:
        """The filter with one part changed; what makes no sense empties that part."""
        match key:
            case "player":
                return dataclasses.replace(self, player=_number(value))
            case "people":
                return dataclasses.replace(self, people=_number(value))
            case "since":
                return dataclasses.replace(self, since=value if is_day(value) else "")
            case "until":
                return dataclasses.replace(self, until=value if is_day(value) else "")
            case "game":
                return dataclasses.replace(self, game=value[:_GAME_LENGTH])
        return self


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def is_day(text: str) -> bool:
    """Whether a text is a day of the calendar, ``yyyy-mm-dd``."""
    from datetime import date

    try:
        return bool(_DAY.fullmatch(text) and date.fromisoformat(text))
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a person: ``forget`` them, say."""

    kind: str
    person: int


@dataclass(frozen=True)
class Past:
    """History. ``history``: all plays in scope; ``found``: those that the filter lets through; both ``None`` while
    nothing is loaded. ``everybody``: not only this device's plays. ``rival``: whom ``person`` is held against.
    ``told``: what was done last, as a message with its facts.
    """

    view: str = PLAYS
    filter: Filter = Filter()
    everybody: bool = False
    shown: int = SHOWN
    history: History | None = None
    found: History | None = None
    recent: tuple[Compared, ...] = ()
    people: tuple[Person, ...] = ()
    person: int = 0
    rival: int = 0
    asked: Asked | None = None
    plan: Plan | None = None
    job: Job | None = None
    told: Sequence[tuple[str, Mapping[str, Any]]] = ()
    faults: Sequence[str] = ()
    form: str = "bgstats"
    opened: Compared | None = None

    def to(self, **changes: Any) -> Past:
        """History with some of it changed."""
        return dataclasses.replace(self, **changes)

    @property
    def looked_at(self) -> History:
        """The plays that the filter lets through, on views that have any."""
        assert self.found is not None
        return self.found


def address(past: Past, manage: str) -> dict[str, str]:
    """The address of what is shown, as keys and values."""
    if past.view == PLAY and past.opened is not None and past.opened.token:
        return {"table": past.opened.token}
    asked = {"history": past.view if past.view in VIEWS else PLAYS}
    parts = {key: str(value) for key, value in dataclasses.asdict(past.filter).items() if value}
    if past.person:
        parts["one"] = str(past.person)
    if past.rival:
        parts["other"] = str(past.rival)
    if past.everybody:
        parts["all"] = "1"
    if parts:
        asked["filter"] = urlencode(parts)
    return {**asked, "manage": manage} if manage else asked


def asked_for(view: str, text: str) -> Past:
    """What an address asks for; what makes no sense in it is left out."""
    try:
        parts = dict(parse_qsl(text[:2000], max_num_fields=20))
    except ValueError:
        parts = {}
    chosen = Filter()
    for key in ("game", "player", "people", "since", "until"):
        chosen = chosen.to(key, parts.get(key, ""))
    one, other = (_number(parts.get(key, "")) for key in ("one", "other"))
    return Past(view if view in VIEWS else PLAYS, chosen, parts.get("all") == "1", person=one, rival=other)
