"""Result: places, how ties were decided, how the points came about, a receipt for each seat, one's own count."""

from __future__ import annotations

from scorekeeper import breakdown
from scorekeeper.report import doubt, rule_title
from scorekeeper.rules import Typed
from scorekeeper.text import Words
from scorekeeper.ui.marks import seat_mark
from scorekeeper.ui.result_state import EARLIER, PRINT, SHARE
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens import compared, sheets
from scorekeeper.ui.screens.page import Page, button, findings
from scorekeeper.ui.screens.receipts import places, receipts


def result(page: Page) -> str:
    """The screen, with what lies over it."""
    assert page.result is not None
    found = tuple(each for each in page.result.findings if each.rule not in COMPARED)
    said = findings(page, found, "") if found else ""
    wrong = doubt(page.app, page.result)
    first, last = (said, "") if wrong else ("", said)
    return (
        f'<div class="result">{_winner(page, wrong)}{first}{_tools(page)}'
        f'<div class="pair">{places(page)}{_picture(page)}</div>'
        f"{_played(page)}{receipts(page)}{compared.section(page)}{last}{_ends(page)}</div>{sheets.over(page)}"
    )


COMPARED = ("claimed-total", "claimed-lines")
"""What the table's own count is held against has a place of its own on this screen."""


def _tools(page: Page) -> str:
    """What can be done with a result."""
    made = (
        button(page.say(f"result-{each}"), "result-sheet", sheet=each, key=f"sheet-{each}") for each in (SHARE, PRINT)
    )
    return f'<p class="tools">{"".join(made)}</p>'


def _picture(page: Page) -> str:
    """How the points came about, drawn, and the same as a table."""
    assert page.result is not None
    scores = page.result.outcome.seats
    rules = breakdown.lines_of(scores)
    if not rules:
        return ""
    titles = {rule: rule_title(page.said, rule) for rule in rules}
    title = page.app.say("picture-title")
    shown = breakdown.picture(scores, rules, title, breakdown.described(scores, titles))
    heads = "".join(f'<th scope="col">{seat_mark(int(each.seat))}{name(each.player)}</th>' for each in scores)
    rows = "".join(
        f'<tr><th scope="row"><span>{breakdown.swatch(at, 26)}{esc(titles[rule])}</span></th>'
        f"{''.join(_cell(page, breakdown.points_of(each, rule)) for each in scores)}</tr>"
        for at, rule in enumerate(rules)
    )
    totals = "".join(f"<td>{each.total}</td>" for each in scores)
    return (
        f'<section class="card picture" aria-labelledby="picture"><h2 id="picture">{esc(title)}</h2>'
        f'<div class="drawn-points">{shown}</div><div class="wide" tabindex="0" role="group" aria-labelledby="picture">'
        f'<table class="points-table"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">{esc(page.app.say("total"))}</th>{totals}</tr></tfoot></table></div></section>'
    )


def _cell(page: Page, points: int | None) -> str:
    return f"<td>{esc(page.app.say('blank')) if points is None else points}</td>"


def _winner(page: Page, wrong: str) -> str:
    """Who wins, and that it may be ``wrong``, said where it cannot be overlooked."""
    assert page.result is not None
    outcome = page.result.outcome
    if not outcome.winners:
        missing = sum(line.points is None for seat in outcome.seats for line in seat.lines)
        more = (
            f"<p>{page.say('lines-missing', count=missing)} "
            f"{button(page.say('to-score'), 'part', cls='link', part='score')}</p>"
            if missing
            else ""
        )
        return f'<section class="winner"><h2>{esc(page.app.say("no-winner"))}</h2>{more}</section>'
    words = Words(None, page.state.lang, page.desk.table.seat_names)
    said = words.say("wins", facts={"count": len(outcome.winners), "winners": tuple(outcome.winners)})
    points = outcome.seats[outcome.winners[0]].total
    doubted = f'<p class="doubt"><strong>{esc(wrong)}</strong></p>' if wrong else ""
    marks = "".join(seat_mark(int(seat)) for seat in outcome.winners)
    return (
        f'<section class="winner won"><p class="marks">{marks}</p><h2 dir="auto">{esc(said)}</h2><p>'
        f"{page.say('points', count=points)}</p>{doubted}</section>"
    )


def _played(page: Page) -> str:
    """How this table played: choices where the rules are silent, house rules, what is not checked."""
    assert page.result is not None
    desk, app = page.desk, page.app

    def said(message: str, id: str) -> str:
        option, value = Typed(page.said.name(id)), Typed(page.said.name(desk.table.options[id]))
        return f"<p>{esc(app.say(message, option=option, value=value))}</p>"

    told = [said("rests-on", id) for id in page.result.decisive]
    told += [
        said("app-result-option", option.id)
        for option in desk.game.options
        if desk.table.options[option.id] != option.default and option.id not in page.result.decisive
    ]
    house = sum(entry.house and not entry.struck for entry in desk.table.log)
    told += [f"<p>{page.say('result-house', count=house)}</p>"] if house else []
    if desk.table.expansions:
        names = ", ".join(desk.table.expansions)
        told.append(f"<p>{page.say('result-expansions', names=names)}</p>")
    return f'<section class="card rests">{"".join(told)}</section>' if told else ""


def _ends(page: Page) -> str:
    status = page.desk.table.status
    acts = []
    if status == "playing":
        acts = [button(page.say("finish"), "finish", cls="primary"), button(page.say("abandon"), "abandon")]
    else:
        acts = [button(page.say("reopen"), "reopen")]
    acts.append(button(page.say("result-earlier"), "result-sheet", sheet=EARLIER, key="sheet-earlier"))
    acts.append(button(page.say("delete"), "delete", cls="danger"))
    return f'<p class="ends">{"".join(acts)}</p>'
