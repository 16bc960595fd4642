"""What the page shows, as one frozen value, and its address. Pure."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import parse_qs, urlencode

from scorekeeper.text import LANGUAGES
from scorekeeper.ui.desk import Clash, Desk
from scorekeeper.ui.learn_state import EXAM, LESSON, Learn, Progress
from scorekeeper.ui.past_state import Past
from scorekeeper.ui.past_state import address as past_address
from scorekeeper.ui.play_state import PlayState
from scorekeeper.ui.result_state import ResultState

PLAYERS, SETUP, PLAY, SCORE, RESULT = "players", "setup", "play", "score", "result"
PARTS = (PLAYERS, SETUP, PLAY, SCORE, RESULT)
HOME = "home"
LEARN = "learn"
HISTORY = "history"


@dataclass(frozen=True, slots=True)
class Ask:
    """A question that stands over the page until it is answered; ``data`` is handed to the answer."""

    kind: Literal["remove", "count", "redraw", "delete", "abandon"]
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence about something that went wrong, with the id of its words."""

    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class State:
    """All of the page. ``screen`` is empty until the browser has said who it is; ``here`` is the page's own address."""

    lang: str = "en"
    chosen: bool = False
    device: str = ""
    now: str = ""
    screen: str = ""
    desk: Desk | None = None
    rule: tuple[str, str] | None = None
    ask: Ask | None = None
    notice: Notice | None = None
    clashes: Mapping[str, Clash] = field(default_factory=dict)
    drawn: str = ""
    marked: str = ""
    here: str = ""
    play: PlayState = field(default_factory=PlayState)
    result: ResultState = field(default_factory=ResultState)
    learn: Learn | None = None
    learned: Mapping[str, Progress] = field(default_factory=dict)
    past: Past | None = None
    manage: str = ""

    def to(self, **changes: Any) -> State:
        """The state with some of it changed."""
        return dataclasses.replace(self, **changes)


@dataclass(frozen=True, slots=True)
class Route:
    """What an address asks for."""

    game: str = ""
    table: str = ""
    part: str = ""
    lang: str = ""
    rule: str = ""
    lesson: str = ""
    learn: str = ""
    seed: str = ""
    history: str = ""
    filter: str = ""
    manage: str = ""


def route(query: str) -> Route:
    """Read an address (its part after ``?``). Keys that are not known are left alone."""
    found = parse_qs(query.lstrip("?")[:4000], max_num_fields=40) if query.count("&") < 40 else {}
    known = {each.name: found.get(each.name, [""])[0] for each in dataclasses.fields(Route)}
    return Route(**known)


def address(state: State) -> str:
    """The address of what is shown, with its ``?``, or nothing for Home."""
    asked: dict[str, str] = {}
    if state.desk is not None:
        asked = {"table": state.desk.token, "part": state.screen}
    if state.screen == LEARN and state.learn is not None:
        asked = _learning(state.learn)
    if state.screen == HISTORY and state.past is not None:
        asked = past_address(state.past, state.manage)
    if state.rule is not None:
        asked |= {"game": state.rule[0], "rule": state.rule[1]}
    elif state.marked:
        asked["game"] = state.marked
    if state.chosen:
        asked["lang"] = state.lang
    return f"?{urlencode(asked)}" if asked else ""


def _learning(learn: Learn) -> dict[str, str]:
    """The address of a Learn room: its step, or its name, and the code of an exam."""
    if learn.room == LESSON:
        return {"game": learn.game, "lesson": learn.step}
    seed = {"seed": str(learn.sitting.code)} if learn.room == EXAM and learn.sitting else {}
    return {"game": learn.game, "learn": learn.room, **seed}


def language(*wishes: str) -> str | None:
    """The first language we have among what a browser says it wants (``es-AR,es;q=0.9``), or ``None``."""
    for wish in wishes:
        for each in wish.split(","):
            short = each.split(";")[0].strip()[:2].lower()
            if short in LANGUAGES:
                return short
    return None
