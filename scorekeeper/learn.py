"""Questions: what a learner is asked, made and marked by the rules that score.

A generator makes a question from a random source; its right answer comes out of the engine, never typed, so a
question can not disagree with the scorer. Lessons and exams use the same generators.

A generator builds a small legal table from a game's own classes (:func:`table_of`), lets a rule judge it, and makes
the question of what the rule said (:func:`counted`, :func:`line_counted`, :func:`answered`, :func:`sorted_out`,
:func:`spotted`). :func:`score_file` writes the table that a question shows.

Standard library only.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import wraps
from importlib import import_module
from random import Random
from typing import Any, get_args, get_type_hints

from scorekeeper.common import RECORD
from scorekeeper.game import Claim, Game, Player, Table
from scorekeeper.play import Entry
from scorekeeper.rules import Fact, Finding, Line, PlayerIndex, Seat, Severity, Stage

FORMAT = "scorekeeper/1"
"""What a score file says of itself; the codec, which the core cannot import, is held to the same by a test."""

NAMES = ("Ana", "Ben", "Cid", "Dee", "Eva", "Fay", "Gil", "Hana", "Oli", "Jun", "Kai", "Lea")
"""Names of the players in questions."""

TRIES = 200
"""How often a maker starts anew until a question is of use; far more than any needs."""


class Ask(StrEnum):
    """What the learner does."""

    CHOOSE = "choose"  # one of some answers
    SELECT = "select"  # all that are right, of some answers
    COUNT = "count"  # a whole number
    PLACE = "place"  # point at a part of the drawing (any right one)
    SPOT = "spot"  # point at the part of the drawing where the fault is
    ORDER = "order"  # put answers in order


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to choose from: the message ``words`` (or an id's word, or a number) with its facts.

    ``mistake`` names the usual mistake that leads to a wrong one (the message ``mistake-<mistake>``), if it comes
    from one. ``rule``: the rule that says whether it is right, where the answers of a question come from several.
    """

    id: str
    words: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    mistake: str | None = None
    rule: str | None = None


@dataclass(frozen=True)
class Question:
    """A question with its right answer.

    ``words`` is the message that asks (its ``part``), with ``facts``. ``document`` is the table it is about (a score
    file), or ``None``; it is drawn as ``view`` with the parts ``lit`` emphasised. The view may be one that the game
    does not offer otherwise because it leaves out what would give the answer away. ``right``: ids of the right
    answers (in their order, where order is asked), ids of parts, or the number as text. ``mistakes`` maps wrong
    numbers (as text) to the usual mistake behind them. ``because``: the rule's part that explains (``line``,
    ``problem``, ``why`` or ``text``) and its facts. ``event``: the entry of a log that is asked about, if it is one.
    """

    rule: str
    kind: Ask
    words: str
    right: tuple[str, ...]
    part: str = "text"
    facts: Mapping[str, Fact] = field(default_factory=dict)
    document: Mapping[str, Any] | None = None
    view: str | None = None
    lit: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    mistakes: Mapping[str, str] = field(default_factory=dict)
    because: str = "text"
    because_facts: Mapping[str, Fact] = field(default_factory=dict)
    event: Any = None

    @property
    def key(self) -> tuple[object, ...]:
        """What makes two questions the same question."""
        shown = tuple(answer.id for answer in self.answers)
        return (
            self.rule,
            self.kind,
            self.words,
            self.part,
            repr(sorted(self.facts.items())),
            repr(self.document),
            self.right,
            shown,
        )


@dataclass(frozen=True, slots=True)
class Generator:
    """A maker of questions under one id. ``make(random)`` gives another question for another random state.

    ``rule`` is what it asks about; ``also`` lists further rules that some of its questions are about.
    """

    id: str
    rule: str
    kind: Ask
    make: Callable[[Random], Question]
    also: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of all rules it asks about."""
        return (self.rule, *self.also)


@dataclass(frozen=True, slots=True)
class Mark:
    """What came of an answer: right or not, and the usual mistake behind it, if it is one."""

    right: bool
    mistake: str | None = None


def mark(question: Question, given: tuple[str, ...]) -> Mark:
    """Mark an answer: ids (of answers or parts) or one number as text. Anything else is wrong, not an error."""
    match question.kind:
        case Ask.PLACE | Ask.SPOT:
            right = len(given) == 1 and given[0] in question.right
        case Ask.SELECT:
            right = set(given) == set(question.right) and len(given) == len(set(given))
        case Ask.COUNT:
            right = (
                len(given) == 1 and _number(given[0]) is not None and _number(given[0]) == _number(question.right[0])
            )
        case Ask.CHOOSE | Ask.ORDER:
            right = given == question.right
    if right:
        return Mark(True)
    wrong = given[0].strip() if len(given) == 1 else ""
    if question.kind is Ask.SELECT:
        wrong = next((each for each in given if each not in question.right), "")
    by_answer = next((answer.mistake for answer in question.answers if answer.id == wrong), None)
    return Mark(False, question.mistakes.get(wrong) or by_answer)


def _number(text: str) -> int | None:
    text = text.strip()
    return (
        int(text) if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 12 else None
    )


def generators(game: str) -> tuple[Generator, ...]:
    """The generators of a game, loaded when first asked for (empty if it has none)."""
    module = f"scorekeeper.games.{game.replace('-', '_')}.questions"
    try:
        found: tuple[Generator, ...] = import_module(module).QUESTIONS
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return ()
    return found


def acted(game: Game) -> tuple[str, ...]:
    """Ids of the rules that players act on: set-up, play, scoring and ties, without the rules of the record."""
    stages = (Stage.SETUP, Stage.PLAY, Stage.SCORING, Stage.TIEBREAK)
    return tuple(rule.id for rule in game.rules if rule.stage in stages and RECORD not in rule.source)


# --- tables to ask about -----------------------------------------------------------------------------------------


def people(game: Game, random: Random, count: int) -> tuple[Player, ...]:
    """``count`` players with names and colours drawn at random; in two teams where the game has them."""
    names = random.sample(NAMES, count)
    colours: Sequence[str | None] = (
        random.sample(game.colours, count) if count <= len(game.colours) else (None,) * count
    )
    teams = ("A", "B") if count in game.teams else (None,)
    return tuple(
        Player(name, colour, teams[place % len(teams)])
        for place, (name, colour) in enumerate(zip(names, colours, strict=True))
    )


def table_of(
    game: Game,
    players: tuple[Player, ...],
    *,
    setup: Any = None,
    final: Any = None,
    log: Iterable[Any] = (),
    start_player: int | None = None,
    options: Mapping[str, str] | None = None,
    claimed: tuple[Claim, ...] = (),
    status: str | None = None,
) -> Table[Any, Any]:
    """A table as the codec would decode it, but for its log, which :meth:`Game.settled` replays.

    ``setup`` and ``final`` are objects of the game's classes; seats they leave out are there with nothing counted.
    ``log`` holds events (or entries). The other arguments are as in a score file.
    """
    table: Table[Any, Any] = Table(
        game=game.id,
        edition=game.edition,
        players=players,
        options={option.id: option.default for option in game.options} | dict(options or {}),
        status=status or ("playing" if final is None else "finished"),
        start_player=None if start_player is None else PlayerIndex(start_player),
        claimed=claimed,
        teams=len(players) in game.teams,
        log=tuple(each if isinstance(each, Entry) else Entry(each) for each in log),
    )
    seats = len(table.sides)
    return dataclasses.replace(table, setup=_padded(setup, seats), final=_padded(final, seats))


def _padded(part: Any, seats: int) -> Any:
    given = getattr(part, "seats", None)
    if given is None or len(given) >= seats:
        return part
    (seat, _) = get_args(get_type_hints(type(part))["seats"])
    return dataclasses.replace(part, seats=given + tuple(seat() for _ in range(seats - len(given))))


def score_file(table: Table[Any, Any]) -> dict[str, Any]:
    """The score file of a table of :func:`table_of`: decoding it gives the table, settled."""
    document: dict[str, Any] = {"format": FORMAT, "game": table.game, "edition": table.edition, "status": table.status}
    document["players"] = [_plain(player) for player in table.players]
    document["options"] = dict(table.options)
    for name in ("start_player", "setup", "final"):
        value = getattr(table, name)
        if value is not None:
            document[name] = _plain(value)
    if table.log:
        document["log"] = [_entry(each) for each in table.log]
    if table.claimed:
        document["claimed"] = [_plain(each) for each in table.claimed]
    return document


def _entry(entry: Entry) -> dict[str, Any]:
    marks = {name: True for name in ("house", "struck") if getattr(entry, name)}
    return {"event": type(entry.event).EVENT, **_plain(entry.event), **marks}


def _plain(value: Any) -> Any:
    """A value of a table as JSON has it; what is not counted is left out of objects and ``None`` in lists."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = ((each.name, getattr(value, each.name)) for each in dataclasses.fields(value))
        return {name: _plain(each) for name, each in fields if each is not None and each != {}}
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items() if each is not None}
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else value


# --- what the rules say of them ----------------------------------------------------------------------------------


def line_of(game: Game, table: Table[Any, Any], rule: str, seat: int) -> Line:
    """The line that the scoring rule ``rule`` gives ``seat``."""
    lines = game.by_id[rule].lines(game.settled(table))
    return next(line for line in lines if line.seat == seat)


def objections(game: Game, table: Table[Any, Any], rule: str) -> tuple[Finding, ...]:
    """What one set-up or final rule objects to; empty where it is silent."""
    settled, judge = game.settled(table), game.by_id[rule]
    return tuple(judge.findings(settled, game.outcome(settled)) if judge.compares else judge.findings(settled))


def accepts(game: Game, table: Table[Any, Any], *rules: str) -> bool:
    """Whether all of these set-up or final rules are silent."""
    return not any(objections(game, table, rule) for rule in rules)


def errors(game: Game, table: Table[Any, Any]) -> tuple[Finding, ...]:
    """All that cannot be at this table, log included."""
    return tuple(each for each in game.check(game.settled(table)) if each.severity is Severity.ERROR)


def refusals(game: Game, table: Table[Any, Any], event: Any) -> tuple[Finding, ...]:
    """Why ``event`` may (or, where it is a warning, should) not come next at a table; empty where it may."""
    journal = game.journal(table)
    found = journal.objections(event) if journal is not None else ()
    return tuple(each for each in found if each.severity is not Severity.NOTE)


# --- questions of it ---------------------------------------------------------------------------------------------


def counted(rule: str, words: str, right: int, mistakes: Mapping[str, int], **more: Any) -> Question:
    """A question for a number. ``mistakes``: usual mistake to the number it leads to (dropped where that is right)."""
    wrong: dict[str, str] = {}
    for mistake, number in mistakes.items():
        if number != right:
            wrong.setdefault(str(number), mistake)
    return Question(rule, Ask.COUNT, words, (str(right),), mistakes=wrong, **more)


def line_counted(
    game: Game,
    table: Table[Any, Any],
    rule: str,
    seat: int,
    words: str,
    mistakes: Mapping[str, int],
    *,
    facts: Mapping[str, Fact] | None = None,
    view: str | None = None,
    lit: tuple[str, ...] = (),
) -> Question:
    """How many points a line gives ``seat`` (the fact ``player``); the line itself explains."""
    line = line_of(game, table, rule, seat)
    assert line.points is not None, line
    return counted(
        rule,
        words,
        line.points,
        mistakes,
        facts={"player": Seat(seat), **(facts or {})},
        document=score_file(table),
        view=view,
        lit=lit,
        because="line",
        because_facts=line.facts,
    )


def answered(
    random: Random,
    kind: Ask,
    rule: str,
    words: str,
    right: Iterable[Answer],
    wrong: Iterable[Answer],
    **more: Any,
) -> Question:
    """A question with answers to choose, select or order, shown shuffled. ``right`` is in order where that is asked."""
    first = tuple({each.id: each for each in right}.values())
    ids = tuple(each.id for each in first)
    shown = [*first, *{each.id: each for each in wrong if each.id not in ids}.values()]
    random.shuffle(shown)
    return Question(rule, kind, words, ids, answers=tuple(shown), **more)


def sorted_out(random: Random, rule: str, words: str, answers: Iterable[tuple[Answer, bool]], **more: Any) -> Question:
    """A question to select all right ones of ``answers``, each with whether it is right."""
    both = tuple(answers)
    right, wrong = (each for each, good in both if good), (each for each, good in both if not good)
    return answered(random, Ask.SELECT, rule, words, right, wrong, **more)


def mixed(make: Callable[[Random], Question]) -> Callable[[Random], Question]:
    """A maker whose questions always have something right and something wrong to select."""

    @wraps(make)
    def again(random: Random) -> Question:
        for _ in range(TRIES):
            asked = make(random)
            if 0 < len(asked.right) < len(asked.answers):
                return asked
        raise AssertionError(make.__name__)

    return again


def spotted(
    game: Game,
    table: Table[Any, Any],
    rule: str,
    words: str,
    view: str,
    parts: Iterable[str] | None = None,
    **more: Any,
) -> Question:
    """Where the one fault of a table is. ``parts``: all parts that show it, if they are more than the finding names."""
    found = objections(game, table, rule)
    assert found, rule
    shown = tuple(dict.fromkeys(parts or (each.part for each in found if each.part is not None)))
    return Question(
        rule,
        Ask.SPOT,
        words,
        shown,
        document=score_file(table),
        view=view,
        because="problem",
        because_facts=found[0].facts,
        **more,
    )


def seat_answer(seat: int, mistake: str | None = None) -> Answer:
    """A player as an answer (the message ``answer-player``, which every game has)."""
    return Answer(f"seat-{int(seat)}", "answer-player", {"player": Seat(seat)}, mistake)
