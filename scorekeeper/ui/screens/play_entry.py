"""The form of an event: its rows, what may stand in them now, and what the rules say of it before it is entered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from scorekeeper.play import Choice, Log
from scorekeeper.report import finding_text, malformed_text
from scorekeeper.rules import Severity
from scorekeeper.sheet import Kind, Row
from scorekeeper.ui.marks import seat_mark
from scorekeeper.ui.play_form import FEW, MOST_CHIPS, MOST_NUMBERS, NONE, Tried, choices_at, legal, tried
from scorekeeper.ui.play_state import Form
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens.page import Page, button, rule_link

_BY_SEAT = re.compile(r"^seats\[(\d+)\]\.|^[a-z_]+\[(\d+)\]$")
_PLACE = re.compile(r"^[a-z_]+\[(\d+)\]\[(\d+)\]$")
MOST_FLAT = 7
"""Rows up to which all of a form is shown at once."""


def entry_form(page: Page, log: Log) -> str:
    """The form that is open."""
    form = page.state.play.form
    assert form is not None
    at = min(form.at, len(log.judged))
    rows = log.play.form(log.state_before(at), form.event)
    result = tried(log, page.desk.table, form)
    choices = choices_at(log, at)
    first, rest = _parted(rows, choices, form)
    inside = "".join(_rows(page, first, choices, form, result))
    if rest:
        is_open = " open" if any(row.field in form.values for row in rest) else ""
        inside += (
            f'<details class="more" data-key="optional-{form.event}"{is_open}><summary>{page.say("play-optional")}'
            f"</summary>{''.join(_rows(page, rest, choices, form, result))}</details>"
        )
    title = esc(page.said.say(f"event-{form.event}"))
    if form.how != "add":
        word = "play-editing" if form.how == "edit" else "play-inserting"
        title += f' <span class="soft">{page.say(word, number=form.at + 1)}</span>'
    meant = {"event": form.event, "how": form.how, "at": form.at}
    if form.how != "add" and form.at < len(page.desk.log):
        meant["was"] = page.desk.log[form.at]
    return (
        f'<section class="entry-form card" data-form="{form.serial}" data-key="form" '
        f'data-event="{esc(json.dumps(meant))}" data-values="{esc(json.dumps(dict(form.values)))}" '
        'aria-labelledby="form-title">'
        f'<div class="form-head"><h2 id="form-title" tabindex="-1">{title}</h2>'
        f"{button(page.say('cancel'), 'play-cancel', cls='quiet')}</div>"
        f'{_which(page, log, form)}<div class="fields">{inside}</div>{_verdict(page, log, form, result)}</section>'
    )


def _which(page: Page, log: Log, form: Form) -> str:
    """What happened, where an entry is put in before another."""
    if form.how != "insert":
        return ""
    label = page.say("play-which")
    options = "".join(
        f'<option value="{esc(word)}"{" selected" if word == form.event else ""}>'
        f"{esc(page.said.say(f'event-{word}'))}</option>"
        for word in log.play.words
    )
    return (
        f'<div class="field"><p class="label"><span aria-hidden="true">{label}</span></p>'
        f'<select data-act="play-insert" '
        f'data-at="{form.at}" aria-label="{label}">{options}</select></div>'
    )


def _parted(rows: Sequence[Row], choices: Sequence[Choice], form: Form) -> tuple[list[Row], list[Row]]:
    """The rows that are always shown, and those that lie folded: what is rarely noted."""
    if len(rows) <= MOST_FLAT or (sum(row.needed for row in rows) <= 1 and not _told(choices, form)):
        return list(rows), []
    told = _told(choices, form)
    first = [row for row in rows if row.needed or row.field in told]
    return first, [row for row in rows if row not in first]


def _told(choices: Sequence[Choice], form: Form) -> set[str]:
    """Fields of which the state knows what they may hold."""
    return {field for each in choices if each.event == form.event for field, _ in each.values}


# --- rows -------------------------------------------------------------------------------------------------------


def _rows(page: Page, rows: Sequence[Row], choices: Sequence[Choice], form: Form, result: Tried) -> Iterator[str]:
    """Rows in order, slots of one list and cells of one seat together."""

    def together(row: Row) -> str:
        if row.kind is Kind.SLOT:
            return f"slots:{row.field.rpartition('[')[0]}"
        found = re.match(r"^seats\[(\d+)\]\.", row.field)
        return f"seat:{found[1]}" if found else "" if not _PLACE.match(row.field) else "grid"

    for key, members in groupby(rows, key=together):
        inside = list(members)
        if key.startswith("slots:"):
            yield _slots(page, inside, form)
        elif key.startswith("seat:"):
            seat = int(key[5:])
            names = page.desk.table.seat_names
            who = name(names[seat]) if seat < len(names) else str(seat + 1)
            cells = "".join(_row(page, each, choices, form, result, bare=True) for each in inside)
            yield f'<fieldset class="of-seat"><legend>{seat_mark(seat)}{who}</legend>{cells}</fieldset>'
        else:
            yield "".join(_row(page, each, choices, form, result) for each in inside)


def title_of(page: Page, row: Row, *, bare: bool = False) -> str:
    """A row's name, with the seat or the place that its field is of. Escaped."""
    title = page.said.say(f"row-{row.id}")
    place, seat = _PLACE.match(row.field), _BY_SEAT.match(row.field)
    if place:
        return page.say("play-at-place", title=title, row=int(place[1]) + 1, column=int(place[2]) + 1)
    if seat and not bare:
        at = int(seat[1] or seat[2])
        names = page.desk.table.seat_names
        if not row.id.endswith(f"-{at + 1}") and at < len(names):
            return page.say("play-of-seat", title=title, player=names[at])
    return esc(title)


def _row(page: Page, row: Row, choices: Sequence[Choice], form: Form, result: Tried, *, bare: bool = False) -> str:
    title = title_of(page, row, bare=bare)
    label = title
    if bare:  # two seats have a row of the same title
        label = title_of(page, row)
    may = legal(choices, form, row.field)
    control = _control(page, row, label, may)
    trouble = ""
    if row.field in result.bad:
        trouble = page.say("play-not-number")
    note = _note(page, row, may)
    return (
        f'<div class="field kind-{row.kind}" data-key="{form.event}-{esc(row.field)}">'
        f'<p class="label"><span aria-hidden="true">{title}</span>'
        f'{_why(page, row)}</p>{control}<p class="hint">{f"<strong>{trouble}</strong>" if trouble else note}</p></div>'
    )


def _why(page: Page, row: Row) -> str:
    if row.rule is None or row.rule not in page.desk.game.by_id:
        return ""
    label = page.say("rule-of", rule=page.said.say(row.rule, "title"))
    return (
        f'<button type="button" class="icon why" data-act="rule" data-rule="{esc(row.rule)}" '
        f'aria-label="{label}">?</button>'
    )


def _note(page: Page, row: Row, may: tuple[str, ...] | None) -> str:
    """What fits now, where that is numbers; else the row's own help."""
    if may is not None and row.kind in (Kind.NUMBER, Kind.COUNT) and not _few(row):
        numbers = [int(each) for each in may if each.lstrip("-").isdigit()]
        return page.say("play-fits", values=_runs(numbers)) if numbers else page.say("play-nothing-fits")
    return esc(page.said.say(f"row-{row.id}", "help")) if page.said.has(f"row-{row.id}", "help") else ""


def _runs(numbers: list[int]) -> str:
    """Numbers with what follows each other drawn together: ``3–7, 9``."""
    found: list[list[int]] = []
    for each in sorted(set(numbers)):
        if found and each == found[-1][-1] + 1:
            found[-1].append(each)
        else:
            found.append([each])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)


def _few(row: Row) -> bool:
    return row.kind is Kind.COUNT and row.high is not None and row.high - row.low < FEW


def _control(page: Page, row: Row, label: str, may: tuple[str, ...] | None) -> str:
    field = f'data-field="{esc(row.field)}"'
    none = (NONE, esc(page.app.say("pad-none")), "")
    match row.kind:
        case Kind.FLAG:
            words = [("yes", esc(page.app.say("pad-yes")), ""), ("no", esc(page.app.say("pad-no")), "")]
            return _chips(words, field, label, "one", may)
        case Kind.CHOICE if len(row.choices) <= MOST_CHIPS:
            return _chips([_named(page, row, each) for each in row.choices], field, label, "one", may)
        case Kind.CHOICE:
            return _select(page, row, field, label, may)
        case Kind.SET:
            return _chips([*(_named(page, row, each) for each in row.choices), none], field, label, "many", may)
        case Kind.SEATS:
            seats = [
                (str(int(at)), name(page.desk.table.seat_names[at]), seat_mark(at)) for at in page.desk.table.seats
            ]
            return _chips([*seats, none], field, label, "many", may)
        case Kind.NUMBERS if len(row.choices) <= MOST_NUMBERS:
            return _chips([*((each, esc(each), "") for each in row.choices), none], field, label, "many", may)
        case Kind.COUNT if _few(row):
            assert row.high is not None
            return _chips([(str(n), str(n), "") for n in range(row.low, row.high + 1)], field, label, "one", may)
        case Kind.NUMBERS:
            return f'<input type="text" {field} autocomplete="off" aria-label="{label}">'
        case _:
            return (
                f'<input type="text" class="short" {field} inputmode="numeric" autocomplete="off" aria-label="{label}">'
            )


def _named(page: Page, row: Row, id: str) -> tuple[str, str, str]:
    """A choice: its id, its words, its sign. Digits are the people at the table."""
    players = page.desk.table.players
    if id.isdigit() and int(id) < len(players) and _are_people(row, len(players)):
        at = int(id)
        seat = next((seat for seat, side in enumerate(page.desk.table.sides) if at in side), at)
        return id, name(players[at].name), seat_mark(seat)
    return id, esc(page.said.name(id)), ""


def _are_people(row: Row, count: int) -> bool:
    return {each for each in row.choices if each.isdigit()} == {str(at) for at in range(count)}


def _chips(items: Sequence[tuple[str, str, str]], field: str, label: str, how: str, may: tuple[str, ...] | None) -> str:
    chips = "".join(
        f'<button type="button" class="chip{"" if may is None or id in (*may, NONE) else " unlikely"}" '
        f'data-choice="{esc(id)}" '
        f'aria-pressed="false">{sign}{words}</button>'
        for id, words, sign in items
    )
    return f'<div class="chips" role="group" {field} data-how="{how}" aria-label="{label}">{chips}</div>'


def _select(page: Page, row: Row, field: str, label: str, may: tuple[str, ...] | None) -> str:
    """Many choices; what the state knows to be possible comes first."""

    def options(ids: Sequence[str]) -> str:
        return "".join(f'<option value="{esc(each)}">{_plain(page, row, each)}</option>' for each in ids)

    if may is None or not may:
        inside = options(row.choices)
    else:
        can = [each for each in row.choices if each in may]
        rest = [each for each in row.choices if each not in may]
        inside = f'<optgroup label="{page.say("play-now-possible")}">{options(can)}</optgroup>'
        inside += f'<optgroup label="{page.say("play-now-not")}">{options(rest)}</optgroup>' if rest else ""
    return f'<select {field} aria-label="{label}"><option value=""></option>{inside}</select>'


def _plain(page: Page, row: Row, id: str) -> str:
    players = page.desk.table.players
    if id.isdigit() and int(id) < len(players) and _are_people(row, len(players)):
        return esc(players[int(id)].name)
    return esc(page.said.name(id))


def _slots(page: Page, rows: Sequence[Row], form: Form) -> str:
    title = title_of(page, rows[0])
    inputs = "".join(
        f'<input type="text" inputmode="numeric" autocomplete="off" data-field="{esc(row.field)}" '
        f'aria-label="{title} {at}">'
        for at, row in enumerate(rows, 1)
    )
    hint = esc(page.said.say(f"row-{rows[0].id}", "help")) if page.said.has(f"row-{rows[0].id}", "help") else ""
    return (
        f'<div class="field" data-key="{form.event}-{esc(rows[0].field)}"><p class="label"><span aria-hidden="true">'
        f'{title}</span></p><div class="form-slots">{inputs}</div><p class="hint">{hint}</p></div>'
    )


# --- what the rules say, and Enter ------------------------------------------------------------------------------


def _verdict(page: Page, log: Log, form: Form, result: Tried) -> str:
    """What the rules say of the event as it stands, and the button that enters it."""
    said = []
    if form.meanwhile:
        new = log.judged[-form.meanwhile :]
        lines = "; ".join(page.said.say(f"event-{each.entry.event.EVENT}") for each in new)
        said.append(f'<p class="objection warning" role="alert">{page.say("play-meanwhile", what=lines)}</p>')
    if form.refused and result.forbidden:
        said.append(f'<p class="refused" role="alert"><strong>{page.say("play-refused")}</strong></p>')
    if result.bad:
        said.append(f'<p class="objection error">{page.say("play-not-number-in")}</p>')
    elif result.missing and form.refused:
        rows = {row.field: row for row in log.play.form(log.state_before(min(form.at, len(log.judged))), form.event)}
        names = [page.said.say(f"row-{rows[each].id}") for each in result.missing if each in rows]
        missing = ", ".join(names) if names else "–"
        said.append(f'<p class="objection error" role="alert">{page.say("play-missing", what=missing)}</p>')
    elif result.faults:
        said += [
            f'<p class="objection error">{esc(malformed_text(each, page.state.lang))}</p>' for each in result.faults
        ]
    for each in result.findings:
        word = esc(page.app.say(f"severity-{each.severity}"))
        said.append(
            f'<p class="objection {each.severity}"><strong class="severity">{word}</strong> '
            f"{esc(finding_text(page.said, each))} {rule_link(page, each.rule)}</p>"
        )
    if result.entry is not None and not any(each.severity is not Severity.NOTE for each in result.findings):
        said.insert(0, f'<p class="fine">{page.say("play-fine")}</p>')
    house = ""
    if form.refused and result.forbidden:
        house = f'<button type="button" class="button" data-enter="house">{page.say("play-house")}</button>'
    word = {"add": "play-enter", "edit": "play-save", "insert": "play-put-in"}[form.how]
    return (
        f'<div class="foot"><div class="verdict" aria-live="polite">{"".join(said)}</div><p class="acts enter">'
        f'<button type="button" class="button primary" data-enter="yes">{page.say(word)}</button>{house}</p></div>'
    )
