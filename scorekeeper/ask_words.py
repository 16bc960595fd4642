"""The words of questions and rules, taken apart for looking up.

Everything that is compared goes through :meth:`Lexicon.read`: case and accents fall away, English and Spanish words
are cut to their stems, Japanese is cut into pairs of characters, and every word or phrase that the tables of synonyms
know stands for its *concept* as well. Concepts are the same in all languages, so that a question in one language meets
a text in another.

The tables: ``words/synonyms.toml`` (every game) and ``games/<game>/synonyms.toml``, see the former's head.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import resources
from typing import Any

import snowballstemmer  # type: ignore[import-untyped]  # published without type information

from scorekeeper.text import LANGUAGES, entries, word_files

LONGEST = 1000
"""Characters of a question that are read; nobody asks more, and everything else stays quick."""

_ACCENTS = re.compile("[\u0300-\u036f]")
_TOKEN = re.compile(r"[a-z0-9]+|[\u3005\u4e00-\u9fff]+|[\u30a1-\u30fa\u30fc]+|[\u3041-\u309f]+")
_JAPANESE = re.compile("[\u3005\u3041-\u309f\u30a1-\u30fa\u30fc\u4e00-\u9fff]")
_HIRAGANA = re.compile("[\u3041-\u309f]+")
_STEMMERS = {"en": "english", "es": "spanish"}
# Words as they are typed in a hurry, so that a phrase is known however it is written.
_TYPED_SHORT = {
    "en": {"u": "you", "ur": "your", "r": "are", "n": "and", "ppl": "people", "thru": "through"}
    | dict.fromkeys(["cos", "coz", "cuz"], "because"),
    "es": {"tb": "tambien", "tmb": "tambien", "x": "por", "d": "de"}
    | dict.fromkeys(["q", "k"], "que")
    | dict.fromkeys(["pa", "xa"], "para")
    | dict.fromkeys(["xq", "pq", "porq"], "porque"),
}


def fold(text: str) -> str:
    """Lower case, one width, no accents on Latin letters (Japanese keeps its voicing marks)."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFD", plain)))


def tokens(text: str) -> list[str]:
    """Words of folded text: Latin words and numbers, and runs of kanji, katakana or hiragana."""
    return _TOKEN.findall(text)


def written_out(words: Sequence[str], lang: str) -> list[str]:
    """Folded words with those that are often typed short (*q*, *ppl*) written out."""
    short = _TYPED_SHORT.get(lang, {})
    return [short.get(word, word) for word in words]


@lru_cache(maxsize=20_000)
def stem(word: str, lang: str) -> str:
    """The stem of a folded word (the word itself in Japanese, and of numbers)."""
    if lang not in _STEMMERS or not word.isalpha():
        return word
    if lang == "es" and word.endswith("ion"):
        word = word[:-2] + "ón"  # the stemmer knows the ending by its accent
    return fold(str(_stemmer(lang).stemWord(word)))


@lru_cache(maxsize=4)
def _stemmer(lang: str) -> Any:
    return snowballstemmer.stemmer(_STEMMERS[lang])


def pairs(run: str) -> list[str]:
    """Pairs of neighbouring characters; the character itself if there is only one."""
    return [run[i : i + 2] for i in range(len(run) - 1)] or [run]


def as_typed(words: Sequence[str], lang: str) -> frozenset[str]:
    """What folded words are made of, small ones and all: their stems, or pairs of characters in Japanese."""
    return frozenset(pairs("".join(words)) if lang == "ja" else (stem(word, lang) for word in words))


@dataclass(frozen=True, slots=True)
class Unit:
    """A word or phrase of a question.

    ``word`` as it was asked; ``terms`` what a text must have of it (all count alike); ``concepts`` that it stands for;
    ``weight``: less than 1 for words inside a phrase that is a unit itself.
    """

    word: str
    terms: tuple[str, ...]
    concepts: tuple[str, ...] = ()
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Reading:
    """Folded text in one language, taken apart: its units in order, without the words that say nothing.

    ``typed``: what it is made of, those words too (see :func:`as_typed`).
    """

    units: tuple[Unit, ...]
    typed: frozenset[str] = frozenset()

    def terms(self) -> Iterator[str]:
        """Every term and concept of the text, with repetitions."""
        for unit in self.units:
            yield from unit.terms
            yield from unit.concepts


_INSIDE = 0.35  # what a word counts inside a phrase that counts itself
_SHORT = 3  # characters of a Japanese phrase in which there is nothing else to find

INTENT = "?"
"""What the concepts of kinds of questions begin with (how many, what for); they are not looked for themselves."""

NUMERALS = frozenset(["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "thirteen"])

UNSAID = "!"
"""What the concepts of topics begin with that rule books do not speak of."""

_LONGEST_NAME = 3


_PLAIN_NAME = re.compile(r"\S+\s*=[ ]*([^\s{}][^{}\n]*?)\s*(?:$|\n(?!\s+[^\s#]))")
"""A message of one line that is nothing but words."""


def _names(game: str) -> Mapping[str, Mapping[str, list[str]]]:
    """The words of a game's ids in all languages: what one thing is called in each of them."""
    names: dict[str, dict[str, list[str]]] = {}
    for lang in LANGUAGES:
        for place in word_files(game, lang):
            for id, written in entries(*place).items():
                said = _PLAIN_NAME.match(written) if id.startswith("id-") else None
                if said is not None:
                    names.setdefault(id, {})[lang] = [said[1]]
    return {
        id: words
        for id, words in names.items()
        if len(words) == len(LANGUAGES)
        and all(len(tokens(fold(words[lang][0]))) <= _LONGEST_NAME for lang in _STEMMERS)
    }


@lru_cache(maxsize=32)
def table(game: str | None) -> Mapping[str, Any]:
    """The synonyms of a game, or those of every game for ``None``; empty if there are none."""
    folder = ("games", game.replace("-", "_")) if game else ("words",)
    place = resources.files("scorekeeper").joinpath(*folder, "synonyms.toml")
    return tomllib.loads(place.read_text("utf-8")) if place.is_file() else {}


@lru_cache(maxsize=32)
def questions(game: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
    """How players ask for what a statement says: ``games/<game>/asked.toml``, phrases by statement and language."""
    place = resources.files("scorekeeper").joinpath("games", game.replace("-", "_"), "asked.toml")
    topics = tomllib.loads(place.read_text("utf-8"))["topic"] if place.is_file() else ()
    found: dict[str, dict[str, list[str]]] = {}
    for topic in topics:
        for id in topic["statements"]:
            for lang in LANGUAGES:
                found.setdefault(id, {}).setdefault(lang, []).extend(topic[lang])
    return found


class Lexicon:
    """The synonyms of one game with those of every game, ready for reading."""

    def __init__(self, game: str, unnamed: frozenset[str] = frozenset()) -> None:
        """Read the tables. ``unnamed`` are ids whose words are too common to tell anything (*yes*, *none*)."""
        tables = (table(None), table(game))
        self._stop = {
            lang: frozenset(fold(word) for each in tables for word in each.get("stop", {}).get(lang, "").split())
            for lang in LANGUAGES
        }
        # A single kanji may begin a longer word, so that it only stops where it stands alone (see _runs).
        self._stop_from: dict[str, list[str]] = {}
        for word in sorted(self._stop["ja"]):
            if len(word) > 1 or _HIRAGANA.match(word):
                self._stop_from.setdefault(word[0], []).append(word)
        self._phrases: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = {lang: {} for lang in LANGUAGES}
        self.known: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
        for each in tables:
            for concept, members in each.get("concepts", {}).items():
                self._add(f"={concept}", members)
            for intent, members in each.get("intents", {}).items():
                self._add(f"{INTENT}{intent}", members)
            for topic, members in each.get("unsaid", {}).items():
                self._add(f"{UNSAID}{topic}", members)
        for id, members in _names(game).items():
            if id.removeprefix("id-") not in unnamed:
                self._add(f"#{id}", members)
        for phrases in self._phrases.values():
            for found in phrases.values():
                found.sort(key=lambda entry: -len(entry[0]))
        self.weak = frozenset(
            f"={name}" for each in tables for name in each.get("weak", {}).get("concepts", "").split()
        )
        self.homes: Mapping[str, str] = table(game).get("homes", {})
        self.also: Mapping[str, list[str]] = table(game).get("also", {})

    def _add(self, concept: str, members: Mapping[str, list[str]]) -> None:
        for lang, phrases in members.items():
            for phrase in phrases:
                folded = fold(phrase)
                words = written_out(tokens(folded), lang)
                key = tuple(folded) if lang == "ja" else tuple(stem(word, lang) for word in words)
                if not key or (len(key) == 1 and folded in self._stop[lang]):
                    continue
                self._phrases[lang].setdefault(key[0], []).append((key, concept))
                self.known[lang].update(tokens(folded))

    def language(self, text: str, default: str) -> str:
        """The language of folded text: by its script, then by its small words; ``default`` where nothing tells."""
        if _JAPANESE.search(text):
            return "ja"
        votes = dict.fromkeys(_STEMMERS, 0.0)
        for word in tokens(text):
            for lang in votes:
                votes[lang] += (word in self._stop[lang]) + 0.9 * (stem(word, lang) in self._phrases[lang])
        best = max(votes.values())
        if not best or votes["en"] == votes["es"]:
            return default if default in votes else "en"
        return max(votes, key=lambda lang: votes[lang])

    def stops(self, lang: str) -> frozenset[str]:
        """Words that say nothing about what is asked."""
        return self._stop[lang]

    def read(self, text: str, lang: str, mend: Callable[[str], str] | None = None) -> Reading:
        """Take text (folded or not) apart. ``mend`` gives the word that was meant for one with a slip in it."""
        folded = fold(text)
        words = written_out(tokens(folded), lang)
        if lang == "ja":
            return Reading(tuple(self._japanese(folded)), as_typed(words, lang))
        words = [mend(word) for word in words] if mend else words
        return Reading(tuple(self._latin(words, lang)), as_typed(words, lang))

    def _latin(self, words: list[str], lang: str) -> Iterator[Unit]:
        stems = [stem(word, lang) for word in words]
        stop = self._stop[lang]
        inside = 0
        for at, word in enumerate(words):
            fits = [
                (key, concept)
                for key, concept in self._phrases[lang].get(stems[at], ())
                if (len(key) > 1 or word not in stop) and tuple(stems[at : at + len(key)]) == key
            ]
            length = len(fits[0][0]) if fits else 1
            weight = _INSIDE if at < inside else 1.0
            if length > 1:
                concepts = tuple(dict.fromkeys(concept for key, concept in fits if len(key) == length))
                yield Unit(" ".join(words[at : at + length]), (), concepts, weight)
                inside = max(inside, at + length)
            if word not in stop:
                concepts = tuple(dict.fromkeys(concept for key, concept in fits if len(key) == 1))
                yield Unit(word, (f"{lang}:{stems[at]}",), concepts, _INSIDE if at < inside else 1.0)

    def _japanese(self, text: str) -> Iterator[Unit]:
        rest: list[str] = []
        at = 0
        while at < len(text):
            fits = self._starting(text, at, len(text))
            length = fits[0][0] if fits else 0
            skip = max(
                (len(word) for word in self._stop_from.get(text[at], ()) if text.startswith(word, at)), default=0
            )
            if not fits and not skip:
                rest.append(text[at])
                at += 1
                continue
            yield from self._runs("".join(rest))
            rest = []
            if skip > length:
                at += skip
                continue
            word = text[at : at + length]
            concepts = tuple(dict.fromkeys(concept for size, concept in fits if size == length))
            yield Unit(word, tuple(f"ja:{pair}" for pair in _content(word)), concepts)
            if length > _SHORT:  # what the phrase is made of counts as well
                for unit in self._within(word):
                    yield replace(unit, weight=_INSIDE)
            at += length
        yield from self._runs("".join(rest))

    def _starting(self, text: str, at: int, longest: int) -> list[tuple[int, str]]:
        """Lengths and concepts of the Japanese phrases that begin at a place, longest first."""
        return [
            (len(key), concept)
            for key, concept in self._phrases["ja"].get(text[at], ())
            if len(key) <= longest and text.startswith("".join(key), at)
        ]

    def _within(self, phrase: str) -> Iterator[Unit]:
        """Shorter phrases inside a Japanese one."""
        at = 0
        while at < len(phrase):
            fits = self._starting(phrase, at, len(phrase) - 1)
            if fits:
                length = fits[0][0]
                word = phrase[at : at + length]
                concepts = tuple(dict.fromkeys(concept for size, concept in fits if size == length))
                yield Unit(word, tuple(f"ja:{pair}" for pair in _content(word)), concepts)
            at += fits[0][0] if fits else 1

    def _runs(self, text: str) -> Iterator[Unit]:
        for run in tokens(text):
            if run in self._stop["ja"] or _HIRAGANA.fullmatch(run):
                continue
            yield Unit(run, tuple(f"ja:{pair}" for pair in pairs(run)))


def _content(word: str) -> list[str]:
    """Pairs of what is not hiragana in a Japanese word; hiragana endings change too freely."""
    return [pair for run in tokens(word) if not _HIRAGANA.fullmatch(run) for pair in pairs(run)]
