"""The index of one game's rules by the words of players, and searching it.

A rule is found by its own words in three languages and by the statements behind it. The index picks up whatever the
game's word files and ``statements.csv`` hold: rules of playing along and steps of lessons as soon as they are there.
A statement without a rule of its own is found under the most related rule.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import log
from threading import Lock

from scorekeeper.ask_words import (
    INTENT,
    LONGEST,
    NUMERALS,
    UNSAID,
    Lexicon,
    Reading,
    Unit,
    fold,
    questions,
    stem,
    tokens,
)
from scorekeeper.game import Game
from scorekeeper.lessons import steps
from scorekeeper.rules import Rule, Stage
from scorekeeper.statements import NOT_OURS, Statement, statements
from scorekeeper.text import LANGUAGES, Words, entries

# How much a word says about the rule, by where it stands.
_WEIGHT = {"title": 2.0, "text": 1.6, "why": 0.3, "silent": 0.7, "statement": 1.2, "step": 0.1, "asked": 0.1}
_SATURATION, _LENGTH = 1.3, 0.55  # the usual two numbers of BM25
_SECOND = 0.7  # a second sentence that fits, beside the best one
_WHOLE = 0.2  # the rule as a whole, beside its best sentence
_LONG = 0.4  # how much the length of that sentence matters
_SHARP = 1.15  # above 1, a sentence that names everything asked is ahead of several that name a part
_CONCEPT = 0.95  # a synonym found rather than the word itself
_SHORTEST = 5  # letters of a word in which a slip is looked for: shorter ones are too often other words
_MOST_SLIPS = 16  # words of a question in which a slip is looked for
_LONG_WORD = 8  # letters of a word in which two slips are forgiven
_WEAK = 0.5  # what a word that says little counts in telling whether a question is answered
_COMMON = 0.4  # the least that a word asks, however common
_RECORD = 0.55  # rules about keeping a record come after those of the game
_CHECK = 0.9  # and so do those that only hold a final position against the rules
_STRANGE = 0.7  # how much a word asks that no rule knows, against the rarest that one does
_OVERLAP = 0.15  # and how much one counts less whose statements were all found already, so far as they were
_REPEATS = 0.75  # a rule that brings no statement beside those already found
_ALIKE, _STEEP = 2.0, 3  # what a question counts more, at most, that is typed as players ask; only near ones gain
_PARTS = {"text": 0.93, "silent": 0.95, "step": 0.5, "asked": 0.7}  # other words of a rule against a statement
_KINDS = {"component": 0.8, "setup": 0.9, "example": 0.9}  # unless the question is about setting up
_SETUP = "=setup"  # the concept of setting up, which statements and rules of that stage are about, said or not
_USES = ("scoring", "action", "event", "round")  # kinds of statements and stages of rules that say what a thing is for
_USED = 1.3  # one of them, to a question that asks for that
_COUNTED = 1.15  # a sentence with a number in it, to a question that asks how many
_EARLY = (_SETUP, "=two-players", "=three-players", "=four-players", "=first-game", "=deal", "=start-money")
_NUMBER = "9"  # the term of every sentence with a number in it
_ID = re.compile(r"[a-z]{2}-\d{3}")
_GAMES_OWN = ("player-count", "claimed-winner", "start-player")


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of text of one rule: what it is (``part``), its language, and its terms.

    ``use``: it tells what something is good for. ``typed``: what a question of players is made of, word by word.
    """

    rule: int
    part: str
    lang: str
    terms: frozenset[str]
    statement: str | None = None
    prior: float = 1.0
    use: bool = False
    typed: frozenset[str] = frozenset()

    def alike(self, typed: frozenset[str]) -> float:
        """How much a question looks like this one of players: 0 to 1."""
        return 2 * len(typed & self.typed) / (len(typed) + len(self.typed)) if self.typed else 0.0


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that was found: its score, how much of the question it covers (0 to 1), and its best passage."""

    rule: Rule
    score: float
    covered: float
    passage: Passage


@dataclass(frozen=True, slots=True)
class Found:
    """What a question found: the hits, best first, and topics in it that no rule book speaks of."""

    hits: tuple[Hit, ...]
    unsaid: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Asked:
    """What stands for a unit: its own words (all of them), or any of ``instead``, worth ``share`` of them."""

    words: tuple[str, ...]
    instead: tuple[str, ...]
    share: float

    def reach(self, found: Callable[[str], Mapping[int, float]]) -> dict[int, float]:
        """What is found of it, and how much of it."""
        reached: dict[int, float] = {}
        for term in self.words:
            for at, value in found(term).items():
                reached[at] = reached.get(at, 0.0) + value / len(self.words)
        for term in self.instead:
            for at, value in found(term).items():
                reached[at] = max(reached.get(at, 0.0), value * self.share)
        return reached


@dataclass
class _Entry:
    rule: Rule
    counts: dict[str, float] = field(default_factory=dict)
    statements: list[str] = field(default_factory=list)
    prior: float = 1.0


class Index:
    """The rules of one game, ready to be asked."""

    def __init__(self, game: Game) -> None:
        self.game = game
        values = (value for option in game.options for value in option.values)
        self.lexicon = Lexicon(game.id, frozenset({*values, "none", "nobody", "on", "off"}))
        self._entries = [_Entry(rule) for rule in game.rules]
        self._passages: list[Passage] = []
        self._forms: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
        place = self._place = {rule.id: at for at, rule in enumerate(game.rules)}
        for at, rule in enumerate(game.rules):
            self._add_words(at, rule)
        self._taught = {step.id: [place[id] for id in step.rules if id in place] for step in steps(game.id)}
        for id, taught in self._taught.items():
            self._add_step(id, taught)
        self._rows = {row.id: row for row in statements(game.id)}
        self._questions = questions(game.id)
        self._heard: set[tuple[int, str, str]] = set()
        self._behind: dict[str, list[int]] = defaultdict(list)  # statements that a rule names as its basis, or says
        for at, rule in enumerate(game.rules):
            for id in (*rule.basis, *self.lexicon.also.get(rule.id, ())):
                self._behind[id].append(at)
        orphans = [row for row in self._rows.values() if not self._settle(row) and _tells(row)]
        if not self._rows:  # no list of statements: what the rules themselves name
            for entry in self._entries:
                entry.statements += [id for id in entry.rule.basis if _ID.fullmatch(id)]
        self._mend = lru_cache(maxsize=2_000)(self._mended)
        self._weigh()
        for row, near in [(row, self._nearest(row)) for row in orphans]:
            if near is not None:
                self._add_statement(near, row)
        self._weigh()

    # --- making it ------------------------------------------------------------------------------------------------

    def _add_words(self, at: int, rule: Rule) -> None:
        for lang in LANGUAGES:
            words = Words(self.game.id, lang)
            parts = [part for part in ("title", "text", "why", "silent") if words.has(rule.id, part)]
            said = {part: words.say(rule.id, part) for part in parts}
            if "silent" in said and rule.option:
                said["silent"] += f" . {words.name(rule.option)}"
            for part, text in said.items():
                self._add(at, part, text, lang)
            together = " . ".join(said[part] for part in ("title", "text") if part in said)
            texts = {"text": together, **({"silent": said["silent"]} if "silent" in said else {})}
            for part, text in texts.items():
                stage = (_SETUP,) if rule.stage is Stage.SETUP else ()
                terms = frozenset((*self.lexicon.read(text, lang).terms(), *stage))
                self._passages.append(Passage(at, part, lang, terms, prior=_PARTS[part], use=rule.stage in _USES))
        entry = self._entries[at]
        if rule.id in _record_rules() and rule.id not in _GAMES_OWN:
            entry.prior = _RECORD
        elif rule.stage is Stage.FINAL:
            entry.prior = _CHECK

    def _add_step(self, id: str, taught: Sequence[int]) -> None:
        for lang in LANGUAGES:
            try:
                text = Words(self.game.id, lang).say(f"step-{id}")
            except KeyError:  # it has no words in this language, or they want numbers that only the lesson has
                continue
            for at in taught:
                terms = self._add(at, "step", text, lang)
                self._passages.append(Passage(at, "step", lang, terms, prior=_PARTS["step"]))

    def _settle(self, row: Statement) -> bool:
        """Put a statement under the rules behind which it stands, else that of the table, else those of its lesson
        steps; false if there is none of these.
        """
        homes = [self._place[id] for id in row.rules if id in self._place]
        homes += [at for at in self._behind.get(row.id, ()) if at not in homes]
        if not homes and self.lexicon.homes.get(row.id) in self._place:
            homes = [self._place[self.lexicon.homes[row.id]]]
        homes = homes or [at for step in row.steps for at in self._taught.get(step, ())]
        for at in homes:
            self._add_statement(at, row)
        return bool(homes)

    def _add_statement(self, at: int, row: Statement) -> None:
        self._entries[at].statements.append(row.id)
        terms = self._add(at, "statement", row.statement, "en", (_SETUP,) if row.kind == "setup" else ())
        self._passages.append(
            Passage(at, "statement", "en", terms, row.id, _KINDS.get(row.kind, 1.0), row.kind in _USES)
        )
        for lang, asked in self._questions.get(row.id, {}).items():
            for text in asked:
                if (at, lang, text) in self._heard:  # of another statement under this rule
                    continue
                self._heard.add((at, lang, text))
                reading = self.lexicon.read(text, lang)
                terms = self._add(at, "asked", text, lang, reading=reading)
                self._passages.append(
                    Passage(at, "asked", lang, terms, row.id, _PARTS["asked"], row.kind in _USES, reading.typed)
                )

    def _add(
        self, at: int, part: str, text: str, lang: str, more: tuple[str, ...] = (), reading: Reading | None = None
    ) -> frozenset[str]:
        reading = reading or self.lexicon.read(text, lang)
        terms = [*reading.terms(), *more]
        counts = self._entries[at].counts
        for term in terms:
            counts[term] = counts.get(term, 0.0) + _WEIGHT[part]
        if lang != "ja":
            self._forms[lang].update(tokens(fold(text)))
        found = frozenset(terms)
        return found | {_NUMBER} if any(token.isdigit() or token in NUMERALS for token in tokens(fold(text))) else found

    def _weigh(self) -> None:
        seen: Counter[str] = Counter()
        for entry in self._entries:
            seen.update(entry.counts.keys())
        many = len(self._entries)
        self._rarity = {term: log(1 + (many - n + 0.5) / (n + 0.5)) for term, n in seen.items()}
        self._strange = log(1 + many / 1.5)
        lengths = {lang: [self._length(entry, lang) for entry in self._entries] for lang in ("en", "es", "ja", "")}
        mean = {lang: sum(each) / len(each) for lang, each in lengths.items()}
        self._postings: dict[str, dict[int, float]] = defaultdict(dict)
        for at, entry in enumerate(self._entries):
            for term, count in entry.counts.items():
                if term.startswith(UNSAID):
                    continue
                lang = term[:2] if term[2:3] == ":" else ""
                norm = 1 - _LENGTH + _LENGTH * lengths[lang][at] / (mean[lang] or 1)
                self._postings[term][at] = count * (_SATURATION + 1) / (count + _SATURATION * norm)
        self._mean = sum(len(passage.terms) for passage in self._passages) / (len(self._passages) or 1)
        self._by_term: dict[str, list[int]] = defaultdict(list)
        for number, passage in enumerate(self._passages):
            for term in passage.terms:
                self._by_term[term].append(number)

    @staticmethod
    def _length(entry: _Entry, lang: str) -> float:
        start = f"{lang}:" if lang else ""
        return sum(n for term, n in entry.counts.items() if (term.startswith(start) if start else term[2:3] != ":"))

    def _nearest(self, row: Statement) -> int | None:
        """The rule under which to find a statement that has none, by its words and by the homes of its neighbours."""
        order = list(self._rows.values())
        here = order.index(row)
        near: Counter[int] = Counter()
        for away in (-3, -2, -1, 1, 2, 3):
            other = order[here + away] if 0 <= here + away < len(order) else None
            for id in other.rules if other and other.heading == row.heading else ():
                if id in self._place:
                    near[self._place[id]] = max(near[self._place[id]], 4 - abs(away))
        found = self._score(self.lexicon.read(row.statement, "en").units)
        scores = {at: score * (1 + 0.1 * near[at]) for at, score in found.items()}
        return max(scores, key=lambda at: (scores[at], -at)) if scores else None

    # --- asking it ------------------------------------------------------------------------------------------------

    def statements(self, rule: Rule) -> tuple[str, ...]:
        """Ids of the statements that are found under a rule: its own, then those without a rule."""
        return tuple(dict.fromkeys(self._entries[self._place[rule.id]].statements))

    def steps(self, rule: Rule) -> tuple[str, ...]:
        """Ids of the lesson steps that teach the statements found under a rule."""
        found = self._entries[self._place[rule.id]].statements
        return tuple(dict.fromkeys(step for id in found if id in self._rows for step in self._rows[id].steps))

    def search(self, reading: Reading, lang: str, most: int = 3) -> Found:
        """The rules that a question in ``lang`` is about: what they say in that language, and their statements."""
        units = self._telling(reading)
        unsaid = tuple(topic for unit in reading.units for topic in self._unsaid(unit))
        early = any(concept in _EARLY for unit in reading.units for concept in unit.concepts)
        wanted = {concept for unit in reading.units for concept in unit.concepts if concept.startswith(INTENT)}
        scored = self._score(units)
        alternatives = [self._asked(unit) for unit in units]
        weights = [self._weight(unit, asked) for asked, unit in zip(alternatives, units, strict=True)]
        total = sum(weights)
        # What a question is about counts in full, words like "take" or "card" by half.
        telling = [w * (_WEAK if self._weak(unit) else 1.0) for w, unit in zip(weights, units, strict=True)]
        ranked: dict[int, list[tuple[float, int, float]]] = defaultdict(list)
        covered: dict[int, float] = defaultdict(float)
        by_passage: dict[int, float] = defaultdict(float)
        strong: dict[int, float] = defaultdict(float)
        for weight, share_of, unit, each in zip(weights, telling, units, alternatives, strict=True):
            rules: dict[int, float] = {}
            for number, share in each.reach(lambda term: dict.fromkeys(self._by_term.get(term, ()), 1.0)).items():
                passage = self._passages[number]
                if passage.lang != lang and passage.part != "statement":
                    continue
                by_passage[number] += weight * share
                at = passage.rule
                rules[at] = max(rules.get(at, 0.0), share)
            for at, share in rules.items():
                covered[at] += share_of * share / (sum(telling) or 1)
                strong[at] += _WEAK * unit.weight if self._weak(unit) else 1.0
        counted, used = (f"{INTENT}{intent}" in wanted for intent in ("count", "use"))
        for number, value in by_passage.items():
            passage = self._passages[number]
            value = value / total / (1 - _LONG + _LONG * len(passage.terms) / self._mean)
            value *= passage.prior if not early or passage.statement is None else 1.0
            value *= _COUNTED if counted and _NUMBER in passage.terms else 1.0
            value *= _USED if used and passage.use else 1.0
            alike = 1 + _ALIKE * passage.alike(reading.typed) ** _STEEP
            ranked[passage.rule].append((value * alike, number, value))
        hits = []
        for at, fitting in ranked.items():
            fitting.sort(key=lambda fit: (-fit[0], fit[1]))
            value = fitting[0][0] ** _SHARP + _WHOLE * scored[at] / total
            value += _SECOND * fitting[1][0] if len(fitting) > 1 else 0.0
            sure = covered[at] * (1.0 if strong[at] >= 1 else _WEAK)
            # What the rule is found by is what it says, however players ask.
            entry, passage = self._entries[at], self._passages[min(fitting, key=lambda fit: (-fit[2], fit[1]))[1]]
            hits.append(Hit(entry.rule, value * entry.prior, sure, passage))
        hits.sort(key=lambda hit: (-round(hit.score, 9), self._place[hit.rule.id]))
        return Found(self._different(hits, most), unsaid)

    def _unsaid(self, unit: Unit) -> Iterator[str]:
        """Topics of a unit that no rule book speaks of, unless it is also a word of this game's rules."""
        if unit.weight == 1 and not any(concept in self._postings for concept in unit.concepts):
            yield from (concept for concept in unit.concepts if concept.startswith(UNSAID))

    def _weak(self, unit: Unit) -> bool:
        """Whether all that a unit stands for says little by itself."""
        known = [concept for concept in unit.concepts if concept in self._postings]
        return bool(known) and all(concept in self.lexicon.weak for concept in known)

    def _different(self, hits: list[Hit], most: int) -> tuple[Hit, ...]:
        """The best hits, where a rule that adds no statement to those before it counts for less."""
        kept: list[Hit] = []
        said: set[str] = set()
        waiting = hits[: 8 * most]
        while waiting and len(kept) < most:
            values = [hit.score * self._adds(hit, said) for hit in waiting]
            kept.append(waiting.pop(values.index(max(values))))
            said.update(self.statements(kept[-1].rule))
        return tuple(kept)

    def _adds(self, hit: Hit, said: set[str]) -> float:
        """How much a hit counts beside those already kept: less if its best sentence, or all it has, was said."""
        own = set(self.statements(hit.rule))
        if hit.passage.statement in said or not own - said:
            return _REPEATS
        return 1.0 - _OVERLAP * len(own & said) / len(own)

    def _telling(self, reading: Reading) -> tuple[Unit, ...]:
        """The units to look for: each once, and no phrase (or word inside one) that no rule knows."""
        kept = []
        for unit in dict.fromkeys(reading.units):
            concepts = tuple(concept for concept in unit.concepts if not concept.startswith(INTENT))
            if unit.concepts and not concepts:
                continue
            known = any(term in self._postings for term in (*unit.terms, *concepts))
            if known or (unit.terms and unit.weight == 1):
                kept.append(replace(unit, concepts=concepts))
        return tuple(kept)

    def _score(self, units: Sequence[Unit]) -> dict[int, float]:
        scores: dict[int, float] = defaultdict(float)
        for unit in units:
            asked = self._asked(unit)
            weight = self._weight(unit, asked)
            for at, value in asked.reach(lambda term: self._postings.get(term, {})).items():
                scores[at] += weight * value
        return scores

    def _weight(self, unit: Unit, asked: _Asked) -> float:
        """How much is asked by a unit: rare words ask more; a word that no rule knows asks much as well."""
        every = [
            [self._rarity[term] for term in terms if term in self._rarity] for terms in (asked.words, asked.instead)
        ]
        known = [sum(each) / len(each) for each in every if each]
        if known:
            return unit.weight * max(_COMMON, min(known))
        # One kanji that no rule knows is mostly the stem of some verb, and such a number belongs to the case in hand.
        slight = len(unit.word) == 1 or unit.word.isdigit()
        return self._strange * (_STRANGE / 3 if slight else _STRANGE)

    def _asked(self, unit: Unit) -> _Asked:
        return _Asked(unit.terms, unit.concepts, _CONCEPT)

    def read(self, question: str, lang: str) -> Reading:
        """A question, taken apart, slips of the finger mended."""
        tries = iter(range(_MOST_SLIPS))

        def mend(word: str) -> str:
            if not self._strange_word(word, lang) or next(tries, None) is None:
                return word
            return self._mend(word, lang)

        return self.lexicon.read(question[:LONGEST], lang, mend)

    def _strange_word(self, word: str, lang: str) -> bool:
        if len(word) < _SHORTEST or not word.isalpha() or word in self.lexicon.stops(lang):
            return False
        known = word in self.lexicon.known[lang] or word in self._forms[lang]
        return not known and f"{lang}:{stem(word, lang)}" not in self._postings

    def _mended(self, word: str, lang: str) -> str:
        """The word nearest to one that nothing knows; the word itself if none is near."""
        known, forms = self.lexicon.known[lang], self._forms[lang]
        most = 1 if len(word) < _LONG_WORD else 2
        apart: dict[str, int] = {}
        for form in {*forms, *known}:
            if len(form) >= _SHORTEST - 1 and abs(len(form) - len(word)) <= most and set(word[:2]) & set(form[:2]):
                found = distance(word, form, most)
                if found <= most and (found < 2 or form[0] == word[0]):  # hardly anyone slips twice at the start
                    apart[form] = found
        return min(apart, key=lambda form: (apart[form], form not in known, form), default=word)


def distance(one: str, other: str, most: int) -> int:
    """How many letters must be put in, left out, changed or swapped with their neighbour; ``most + 1`` if more."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, char in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, mark in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (char != mark))
            if i > 1 and j > 1 and char == other[j - 2] and one[i - 2] == mark:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


def _tells(row: Statement) -> bool:
    """Whether a statement without a rule of its own is worth finding."""
    return not row.home.startswith(f"{NOT_OURS}flavour") and row.kind not in ("flavour", "kind")


@lru_cache(maxsize=1)
def _record_rules() -> frozenset[str]:
    """Ids of the rules that every game has."""
    return frozenset(entries("words", "rules", "en.ftl"))


_made: dict[tuple[str, str], Index] = {}
_making = Lock()


def ready(game: Game) -> bool:
    """Whether the index of a game is made, so that an answer comes at once."""
    made = _made.get((game.id, game.edition))
    return made is not None and made.game is game


def index(game: Game) -> Index:
    """The index of a game in its edition, made when it is first asked and kept; threads that ask meanwhile wait."""
    with _making:
        if not ready(game):
            _made[game.id, game.edition] = Index(game)
    return _made[game.id, game.edition]
