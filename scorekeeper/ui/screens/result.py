"""Result: places, how ties were decided, and a receipt for each seat."""

from __future__ import annotations

from scorekeeper.game import MISSING, SHARED, Placing, SeatScore
from scorekeeper.report import line_text, line_title
from scorekeeper.rules import Line, Typed
from scorekeeper.text import Words
from scorekeeper.ui.marks import seat_mark
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens.page import Page, button, findings


def result(page: Page) -> str:
    """The screen."""
    assert page.result is not None
    found = page.result.findings
    return (
        f'<div class="result">{_winner(page)}{_places(page)}{_rests_on(page)}'
        f'<section class="receipts" aria-labelledby="receipts"><h2 id="receipts">{page.say("receipts")}</h2>'
        f'<div class="slips">{"".join(_receipt(page, each) for each in page.result.outcome.seats)}</div></section>'
        f"{findings(page, found, '') if found else ''}{_ends(page)}</div>"
    )


def _winner(page: Page) -> str:
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
    marks = "".join(seat_mark(int(seat)) for seat in outcome.winners)
    return (
        f'<section class="winner won"><p class="marks">{marks}</p><h2 dir="auto">{esc(said)}</h2><p>'
        f"{page.say('points', count=points)}</p></section>"
    )


def _places(page: Page) -> str:
    assert page.result is not None
    ranking = page.result.outcome.ranking
    if not ranking:
        return ""
    rows = "".join(_place(page, each) for each in ranking)
    return (
        f'<section class="card" aria-labelledby="places"><h2 id="places">{page.say("places")}</h2><ol '
        f'class="places">{rows}</ol></section>'
    )


def _place(page: Page, placing: Placing) -> str:
    rank = "–" if placing.rank is None else str(placing.rank)
    return (
        f'<li class="{"first" if placing.rank == 1 else ""}"><div class="place"><span class="rank">'
        f"{rank}</span>{seat_mark(int(placing.seat))}"
        f'{name(placing.player)}<span class="points">{placing.points}</span></div>{_tie(page, placing)}</li>'
    )


def _tie(page: Page, placing: Placing) -> str:
    """How the tie was decided, one comparison after the other."""
    if placing.decided_by is None:
        return ""
    words = page.said
    steps = [
        f"<li>{button(esc(words.say(key.rule, 'title')), 'rule', cls='link', rule=key.rule)}<span>"
        f"{esc(words.say(key.rule, 'line', key.facts))}</span></li>"
        for key in placing.keys
        if key.value is not None
    ]
    if placing.decided_by == SHARED:
        steps.append(f"<li><span>{esc(page.app.say('tie-shared'))}</span></li>")
    elif placing.decided_by == MISSING:
        steps.append(f"<li><span>{esc(page.app.say('tie-missing'))}</span></li>")
    return (
        f'<div class="tie"><p class="soft">{page.say("tie", points=placing.points)}</p><ol>{"".join(steps)}</ol></div>'
    )


def _rests_on(page: Page) -> str:
    assert page.result is not None

    def name_of(id: str) -> Typed:
        return Typed(page.said.name(id))

    told = "".join(
        f"<p>{esc(page.app.say('rests-on', option=name_of(id), value=name_of(page.desk.table.options[id])))}</p>"
        for id in page.result.decisive
    )
    return f'<section class="card rests">{told}</section>' if told else ""


def _receipt(page: Page, score: SeatScore) -> str:
    rows = "".join(_line(page, each) for each in score.lines)
    sum_ = str(score.total) if score.complete else esc(page.app.say("so-far", points=score.total))
    return (
        f'<article class="slip" aria-label="{esc(score.player)}"><h3>'
        f"{seat_mark(int(score.seat))}{name(score.player)}</h3><ul>{rows}</ul>"
        f'<p class="sum"><span>{esc(page.app.say("total"))}</span><span class="points">{sum_}</span></p></article>'
    )


def _line(page: Page, line: Line) -> str:
    title = esc(line_title(page.said, line))
    if line.rule in page.desk.game.by_id:
        title = button(title, "rule", cls="link", rule=line.rule)
    points = esc(page.app.say("blank")) if line.points is None else str(line.points)
    text = esc(line_text(page.said, line))
    return f'<li><div class="head">{title}<span class="points">{points}</span></div><p class="soft">{text}</p></li>'


def _ends(page: Page) -> str:
    status = page.desk.table.status
    acts = []
    if status == "playing":
        acts = [button(page.say("finish"), "finish", cls="primary"), button(page.say("abandon"), "abandon")]
    else:
        acts = [button(page.say("reopen"), "reopen")]
    acts.append(button(page.say("delete"), "delete", cls="danger"))
    return f'<p class="ends">{"".join(acts)}</p>'
