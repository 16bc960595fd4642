"""Places with how each tie was decided, and a receipt for each seat."""

from __future__ import annotations

from scorekeeper.game import MISSING, SHARED, Placing, SeatScore
from scorekeeper.report import line_text, line_title
from scorekeeper.rules import Line
from scorekeeper.ui.marks import seat_mark
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens.page import Page, button


def places(page: Page, mark: str = "places") -> str:
    """Who stands where, and how each tie was decided."""
    assert page.result is not None
    ranking = page.result.outcome.ranking
    if not ranking:
        return ""
    rows = "".join(_place(page, each) for each in ranking)
    return (
        f'<section class="card" aria-labelledby="{mark}"><h2 id="{mark}">{page.say("places")}</h2><ol '
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


def receipts(page: Page, mark: str = "receipts") -> str:
    """A receipt for each seat. ``mark`` tells the heading from another's on the same page."""
    assert page.result is not None
    slips = "".join(_receipt(page, each) for each in page.result.outcome.seats)
    return (
        f'<section class="receipts" aria-labelledby="{mark}"><h2 id="{mark}">{page.say("receipts")}</h2>'
        f'<div class="slips">{slips}</div></section>'
    )


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
