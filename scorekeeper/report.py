"""A scored table for programs (one JSON document) and for people (a receipt)."""

from __future__ import annotations

from typing import Any
from unicodedata import east_asian_width

from scorekeeper.codec import Malformed
from scorekeeper.compare import Compared, Reason, compare, facts_of
from scorekeeper.game import Game, Placing, Result, SeatScore, Table
from scorekeeper.rules import Fact, Finding, Line, Severity
from scorekeeper.text import Words

WIDTH = 72


def words_for(game: Game, lang: str, table: Table[Any, Any]) -> Words:
    """The game's words with the names at this table."""
    return Words(game.id, lang, table.seat_names, tuple(player.name for player in table.players))


def _facts(facts: Any) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in facts.items()}


def finding_text(words: Words, finding: Finding) -> str:
    """The sentence of a finding."""
    return words.say(finding.rule, "problem", finding.facts)


def line_text(words: Words, line: Line) -> str:
    """The arithmetic of a line, or that something is not counted yet."""
    app = Words(None, words.lang)
    if line.rule == "extra":
        return app.say("line-extra", text=line.facts["text"])
    if line.points is None:
        return app.say("line-not-counted")
    return words.say(line.rule, "line", line.facts)


def line_title(words: Words, line: Line) -> str:
    """The name of a line."""
    return rule_title(words, line.rule)


def rule_title(words: Words, id: str) -> str:
    """The name of a line by its id."""
    return words.name("extra") if id == "extra" else words.say(id, "title")


def reason_text(words: Words, reason: Reason) -> str:
    """What was counted wrong, in words: one mistake, or two."""
    said = [words.say(f"counted-{slip.id}", facts=facts_of(slip, lambda id: rule_title(words, id))) for slip in reason]
    return Words(None, words.lang).say("counted-joiner").strip("|").join(said)


def numbered(app: Words, at: int) -> str:
    """What the player at a place, from 0, is called until somebody names them."""
    return app.say("app-player-number", number=at + 1)


def doubt(app: Words, result: Result) -> str:
    """That a result may be wrong since something at its table cannot be; empty where nothing is impossible."""
    count = sum(each.severity is Severity.ERROR for each in result.findings)
    return app.say("result-doubt", count=count) if count else ""


def finding_document(words: Words, finding: Finding) -> dict[str, Any]:
    """A finding as the score file's result has it."""
    return {
        "rule": finding.rule,
        "severity": str(finding.severity),
        "where": list(finding.where),
        "part": finding.part,
        "basis": list(finding.basis),
        "facts": _facts(finding.facts),
        "text": finding_text(words, finding),
    }


def check_document(table: Table[Any, Any], game: Game, findings: tuple[Finding, ...], lang: str) -> dict[str, Any]:
    """What ``check`` returns."""
    words = words_for(game, lang, table)
    return {
        "game": table.game,
        "edition": table.edition,
        "options": dict(table.options),
        "findings": [finding_document(words, finding) for finding in findings],
    }


def score_document(table: Table[Any, Any], game: Game, result: Result, lang: str) -> dict[str, Any]:
    """What ``score`` returns; see the score file."""
    words = words_for(game, lang, table)
    return {
        "game": table.game,
        "edition": table.edition,
        "options": dict(table.options),
        "decisive": list(result.decisive),
        "findings": [finding_document(words, finding) for finding in result.findings],
        "seats": [_seat_document(words, table, score) for score in result.outcome.seats],
        "ranking": [
            {
                "seat": int(placing.seat),
                "player": placing.player,
                "rank": placing.rank,
                "decided_by": placing.decided_by,
            }
            for placing in result.outcome.ranking
        ],
        "winners": [table.seat_names[seat] for seat in result.outcome.winners],
    }


def _seat_document(words: Words, table: Table[Any, Any], score: SeatScore) -> dict[str, Any]:
    document: dict[str, Any] = {"seat": int(score.seat), "player": score.player}
    if table.teams:
        people = table.sides[score.seat]
        document["team"] = table.players[people[0]].team
        document["people"] = [table.players[index].name for index in people]
    return document | {
        "total": score.total,
        "complete": score.complete,
        "lines": [
            {"rule": line.rule, "points": line.points, "facts": _facts(line.facts), "text": line_text(words, line)}
            for line in score.lines
        ],
    }


def malformed_text(fault: Malformed, lang: str) -> str:
    """The sentence of a fault of shape, without its path."""
    return Words(None, lang).say(f"fault-{fault.kind}", facts=fault.facts)


def malformed_line(fault: Malformed, lang: str) -> str:
    """One line for a terminal: path and sentence, control characters taken out."""
    text = malformed_text(fault, lang)
    return printable(f"{fault.path}: {text}" if fault.path else text)


def printable(text: str) -> str:
    """Text in one line without control characters, so that nothing typed can steer a terminal."""
    return "".join(char if char.isprintable() or char in "\u2068\u2069" else "\ufffd" for char in text)


# --- receipts ----------------------------------------------------------------------------------------------------


def _wide(text: str) -> int:
    return sum(2 if east_asian_width(char) in "WF" else 0 if char in "\u2068\u2069" else 1 for char in text)


def _row(left: str, right: str, width: int = WIDTH) -> str:
    return left + " " * max(1, width - _wide(left) - _wide(right)) + right


def why_placed(words: Words, placing: Placing, ranking: tuple[Placing, ...]) -> str:
    """How a tie was decided for one seat: each comparison in turn, then what came of it. Empty where there was none."""
    app = Words(None, words.lang)
    if placing.decided_by is None:
        return ""
    titled = app.say("step-titled").strip("|")
    steps = [
        f"{words.say(key.rule, 'title')}{titled}{words.say(key.rule, 'line', key.facts)}"
        for key in placing.keys
        if key.value is not None
    ]
    if placing.decided_by == "shared":
        steps.append(app.say("tie-shared"))
    elif placing.decided_by == "missing":
        steps.append(app.say("tie-missing"))
    return app.say("step-joiner").strip("|").join(steps)


def receipt(table: Table[Any, Any], game: Game, result: Result, lang: str) -> str:
    """A receipt for people: places with how ties were decided, then each seat's lines, arithmetic and rules."""
    words, app = words_for(game, lang, table), Words(None, lang)
    names = {score.seat: printable(score.player) for score in result.outcome.seats}
    out = [f"{app.name(game.id)} ({table.edition})", "=" * WIDTH]
    out += _places(words, app, result, names)
    for score in result.outcome.seats:
        out += ["", names[score.seat], "-" * WIDTH]
        for line in score.lines:
            points = app.say("blank") if line.points is None else str(line.points)
            out.append(_row(line_title(words, line), points))
            out.append(printable(f"  {line_text(words, line)}  [{line.rule}]"))
        total = str(score.total) if score.complete else app.say("so-far", points=score.total)
        out += ["-" * WIDTH, _row(app.say("total"), total)]
    if result.findings:
        out += ["", app.say("findings"), "-" * WIDTH]
        out += [finding_line(words, app, finding) for finding in result.findings]
    for compared in compare(table, result.outcome) if table.claimed else ():
        if not compared.agrees:
            out += ["", *_compared(words, app, compared, names)]
    out += ["", *_options(words, app, table, result)]
    return "\n".join(out).rstrip() + "\n"


def _steps(why: str, app: Words) -> list[str]:
    """How a tie was decided, a line a comparison where one line is too short for all of them."""
    if _wide(why) <= WIDTH - 3:
        return [why]
    joiner = app.say("step-joiner").strip("|")
    first, *more = why.split(joiner)
    return [first, *(f"{joiner.strip()} {step}" for step in more)]


def _places(words: Words, app: Words, result: Result, names: dict[Any, str]) -> list[str]:
    out = []
    winners = [names[seat] for seat in result.outcome.winners]
    for placing in result.outcome.ranking:
        place = "–" if placing.rank is None else str(placing.rank)
        out.append(_row(f"{place}. {names[placing.seat]}", str(placing.points)))
        why = why_placed(words, placing, result.outcome.ranking)
        if why:
            out += [printable(f"   {line}") for line in _steps(why, app)]
    if winners:
        facts: dict[str, Fact] = {"count": len(winners), "winners": tuple(result.outcome.winners)}
        out += ["", printable(Words(None, words.lang, words.seats).say("wins", facts=facts))]
    else:
        out += ["", app.say("no-winner")]
    return out


def _compared(words: Words, app: Words, compared: Compared, names: dict[Any, str]) -> list[str]:
    """The table's own count of a seat beside the rules', and what would explain the difference."""
    out = [f"{app.say('own-count')}: {names[compared.seat]}", "-" * WIDTH]
    for line in compared.lines:
        if line.difference:
            facts: dict[str, Fact] = {"claimed": line.claimed, "computed": line.computed}
            out.append(_row(rule_title(words, line.rule), app.say("own-against-rules", facts=facts)))
            out += [printable(f"  {reason_text(words, reason)}") for reason in line.reasons]
    if compared.claimed is not None and compared.difference:
        facts = {"claimed": compared.claimed, "computed": compared.computed}
        out.append(_row(app.say("total"), app.say("own-against-rules", facts=facts)))
        out += [printable(f"  {reason_text(words, reason)}") for reason in compared.reasons]
    if not compared.reasons and not any(line.reasons for line in compared.lines):
        out.append(f"  {app.say('no-usual-mistake')}")
    return out


def finding_line(words: Words, app: Words, finding: Finding) -> str:
    """A finding as one line: weight, sentence, rule, places."""
    where = ", ".join(finding.where)
    text = f"{app.say(f'severity-{finding.severity}')}: {finding_text(words, finding)} [{finding.rule}] {where}"
    return printable(text.rstrip())


def _options(words: Words, app: Words, table: Table[Any, Any], result: Result) -> list[str]:
    return [
        app.say("rests-on", option=Words(words.game, words.lang).name(id), value=words.name(table.options[id]))
        for id in result.decisive
    ]
