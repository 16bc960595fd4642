"""Words: what rules, findings, lines and the app say, in English, Spanish and Japanese.

The words of a rule are one Fluent message with the rule's id in ``games/<game>/words/<lang>.ftl``: the message body
is the rule in one or two sentences, its attributes are ``.title``, ``.problem`` (the sentence of a finding),
``.line`` (the sentence of a score line or of a tie-break's comparison), ``.why`` (the reason, for a learner) and
``.silent`` (what the rules leave open and what the program does). Rules that every game has keep their words in
``words/rules/``, what lessons and questions of every game say in ``words/learn/``; the app's own words stand in
``words/<lang>.ftl``.

Facts are ids and numbers: an id is shown by its message ``id-<id>``, a seat by the name of who sits there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from threading import Lock
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import NumberFormatOptions

from scorekeeper.rules import Fact, PlayerIndex, Seat, Typed

LANGUAGES = ("en", "es", "ja")
"""Languages of the program, the default first."""

PARTS = ("title", "problem", "line", "why", "silent")
"""Attributes that a rule's message may have; the body is the part ``text``."""


ROOMS = ("", "play", "learn", "compare")
"""Where a game keeps its words: its rules, playing along, its lessons and questions, and usual mistakes in counting."""

APP_ROOMS = ("", "playing", "learning", "result", "history")
"""Where the app keeps its words: those of the table and the command line, then those of one room of the page each."""


def word_files(game: str | None, lang: str) -> tuple[tuple[str, ...], ...]:
    """The word files of a game (with the rules that every game has), or of the app for ``None``, inside the package."""
    if game is None:
        return tuple(("words", room, f"{lang}.ftl") if room else ("words", f"{lang}.ftl") for room in APP_ROOMS)
    folder = ("games", game.replace("-", "_"), "words")
    own = tuple((*folder, room, f"{lang}.ftl") if room else (*folder, f"{lang}.ftl") for room in ROOMS)
    return (("words", "rules", f"{lang}.ftl"), ("words", "learn", f"{lang}.ftl"), *own)


_ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]*\s*=)", re.MULTILINE)
_NAME = re.compile(r"-?[A-Za-z][\w-]*")
_NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)")


@lru_cache(maxsize=128)
def entries(*path: str) -> Mapping[str, str]:
    """The messages of one word file inside the package as they are written, by id; empty if there is no such file."""
    place = resources.files("scorekeeper").joinpath(*path)
    found: dict[str, str] = {}
    for entry in _ENTRY.split(place.read_text("utf-8")) if place.is_file() else ():
        if name := _NAME.match(entry):
            found[name[0]] = entry
    return found


class Bundle:
    """Messages of one language, each parsed when it is first said: to parse all takes seconds. Threads may share it."""

    def __init__(self, lang: str, written: Mapping[str, str]) -> None:
        self._written = written
        self._parsed = FluentBundle([lang], use_isolating=False)
        self._known: set[str] = set()
        self._parsing = Lock()

    def has_message(self, id: str) -> bool:
        """Whether there is such a message."""
        return id in self._written

    def get_message(self, id: str) -> Any:
        """The message as the library has it. Raises ``KeyError`` if there is none."""
        self._parse(id)
        return self._parsed.get_message(id)

    def format_pattern(self, pattern: Any, values: Mapping[str, Any]) -> tuple[Any, list[Exception]]:
        """The text of a message's part, and what went wrong with it."""
        return self._parsed.format_pattern(pattern, dict(values))

    def _parse(self, id: str) -> None:
        """Parse a message and those that it names; it is known only once all of them are there."""
        if id in self._known:
            return
        with self._parsing:
            added, waiting = set[str](), [id]
            while waiting:
                each = waiting.pop()
                if each in self._written and each not in added | self._known:
                    added.add(each)
                    self._parsed.add_resource(FluentResource(self._written[each]))
                    waiting += _NAMED.findall(self._written[each])
            self._known |= added


@lru_cache(maxsize=64)
def bundle(game: str | None, lang: str) -> Bundle:
    """The messages of a game (with the rules that every game has), or those of the app for ``None``."""
    written: dict[str, str] = {}
    for place in word_files(game, lang):
        written |= entries(*place)
    return Bundle(lang, written)


def isolate(text: str) -> str:
    """Fence text typed by a person so that right-to-left letters in it do not turn the sentence around."""
    return text if text.isascii() or not _has_rtl(text) else f"\u2068{text}\u2069"


def _has_rtl(text: str) -> bool:
    from unicodedata import bidirectional

    return any(bidirectional(char) in ("R", "AL", "AN", "RLE", "RLO", "RLI") for char in text)


LONGEST = 80  # characters of a typed text that a sentence shows
LONGEST_LIST = 900  # the library gives up on more in one place
LARGEST = 10**15  # numbers beyond are shown as their digits: the library formats none so long


def shortened(text: str, most: int = LONGEST) -> str:
    """Text cut to what a sentence can hold, with an ellipsis."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def joined(words: Sequence[str], lang: str) -> str:
    """Join words to a list as the language does: ``a, b, and c``."""
    return format_list(list(words), locale=lang)


class _Whole(int):
    """A whole number that the library writes without grouping: a score of 1000 is no 1.000."""

    options = NumberFormatOptions(useGrouping=False)


class Words:
    """What can be said about one game (or by the app, ``game=None``) in one language, with the names at one table."""

    def __init__(self, game: str | None, lang: str, seats: Sequence[str] = (), players: Sequence[str] = ()) -> None:
        self.game, self.lang, self.seats, self.players = game, lang, seats, players
        self._bundle = bundle(game, lang)

    def has(self, message: str, part: str = "text") -> bool:
        """Whether there is such a message with such a part."""
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return found.value is not None if part == "text" else part in found.attributes

    def say(self, message: str, part: str = "text", facts: Mapping[str, Fact] | None = None, **more: Fact) -> str:
        """The words of ``message`` (or of one of its parts) with the facts put in.

        Raises ``KeyError`` if there is no such message: a missing word is a bug, and a test holds it.
        """
        found = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        pattern = None if found is None else found.value if part == "text" else found.attributes.get(part)
        if pattern is None:
            raise KeyError(f"{self.lang}: {message}.{part}")
        values = {key: self._value(fact) for key, fact in {**(facts or {}), **more}.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{self.lang}: {message}.{part}: {errors[0]}")
        return str(text)

    def name(self, id: str) -> str:
        """The word for an id (``victor-horta``: *Victor Horta*); the id itself where there is none."""
        message = f"id-{id}"
        if self.has(message):
            return self.say(message)
        return _game_name(id, self.lang) if self.game is None else id

    def drawn(self, id: str, **facts: Fact) -> str:
        """What a drawing asks for: the words of a message (one of its parts), or the word for an id."""
        return self.say(id, facts=facts) if self.has(id) else self.name(id)

    def _value(self, fact: Fact) -> Any:
        if isinstance(fact, Seat):
            return isolate(shortened(self.seats[fact])) if 0 <= fact < len(self.seats) else str(fact + 1)
        if isinstance(fact, PlayerIndex):
            return isolate(shortened(self.players[fact])) if 0 <= fact < len(self.players) else str(fact + 1)
        if isinstance(fact, Typed):
            return isolate(shortened(fact))
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return _Whole(fact) if abs(fact) < LARGEST else shortened(str(fact))
        if isinstance(fact, str):
            return self.name(fact)
        return shortened(
            joined([str(self._value(each)) if not _plain(each) else str(each) for each in fact], self.lang),
            LONGEST_LIST,
        )


@lru_cache(maxsize=256)
def _game_name(id: str, lang: str) -> str:
    """The name of a game, which stands with its own words; the id itself where there is no such game."""
    place = resources.files("scorekeeper").joinpath("games", id.replace("-", "_"), "words", f"{lang}.ftl")
    own = Words(id, lang) if id.replace("-", "").isalnum() and id.isascii() and place.is_file() else None
    return own.say(f"id-{id}") if own is not None and own.has(f"id-{id}") else id


def _plain(fact: object) -> bool:
    return isinstance(fact, int) and not isinstance(fact, Seat | PlayerIndex)


Say = Callable[..., str]
