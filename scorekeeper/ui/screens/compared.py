"""The table's own count beside the rules': which line differs, and the usual mistake that gives just that much."""

from __future__ import annotations

from scorekeeper.compare import Compared, LineCompared, Reason, compare
from scorekeeper.game import Claim, SeatScore
from scorekeeper.report import line_title, reason_text
from scorekeeper.ui.claims import line_path, total_path
from scorekeeper.ui.marks import seat_mark
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens.page import Page, button


def section(page: Page) -> str:
    """The part of the screen: open as soon as anything is noted."""
    assert page.result is not None
    desk = page.desk
    noted = {int(claim.seat): claim for claim in desk.table.claimed}
    found = {int(each.seat): each for each in compare(desk.table, page.result.outcome)}
    seats = "".join(
        _seat(page, score, noted.get(int(score.seat)), found.get(int(score.seat)))
        for score in page.result.outcome.seats
    )
    shown = " open" if any(claim.total is not None or claim.lines for claim in noted.values()) else ""
    return (
        f'<details class="card compare" id="compare"{shown}><summary><h2>{page.say("result-compare")}</h2></summary>'
        f'<p class="soft">{page.say("result-compare-how")}</p><ul class="counts-own">{seats}</ul></details>'
    )


def _seat(page: Page, score: SeatScore, claim: Claim | None, found: Compared | None) -> str:
    seat = int(score.seat)
    total = claim.total if claim else None
    path = total_path(seat)
    label = page.say("result-own-total", player=score.player)
    lines = "".join(_line(page, score, index, claim, found) for index in range(len(score.lines)))
    open_ = " open" if claim and claim.lines else ""
    return (
        f'<li data-key="own-{seat}"><div class="own-head"><span class="who">{seat_mark(seat)}{name(score.player)}'
        f"</span>{_input(path, label, total)}</div>{_verdict(page, score, found)}"
        f'<details class="by-line" id="by-line-{seat}"{open_}><summary>{page.say("result-by-line")}</summary>'
        f"<ul>{lines}</ul></details></li>"
    )


def _input(path: str, label: str, value: int | None) -> str:
    shown = "" if value is None else str(value)
    return (
        f'<span class="own-field"><input type="text" inputmode="text" autocomplete="off" data-next data-fresh '
        f'data-path="{path}" aria-label="{label}" value="{shown}"><span class="bad" data-bad="{path}" '
        'aria-live="polite"></span></span>'
    )


def _verdict(page: Page, score: SeatScore, found: Compared | None) -> str:
    """What came of it. Its room is kept, so that nothing moves while people type."""
    if not score.complete:
        return f'<div class="own-verdict"><p class="soft">{page.say("result-own-later")}</p></div>'
    if found is None or (found.claimed is None and not found.lines):
        return f'<div class="own-verdict"><p class="soft">{page.say("result-own-rules", points=score.total)}</p></div>'
    if found.agrees:
        said = page.say("result-own-agrees", points=score.total)
        return f'<div class="own-verdict agrees"><p><strong>{said}</strong></p></div>'
    if found.claimed is None or not found.difference:
        return (
            f'<div class="own-verdict own-differs"><p><strong>{page.say("result-own-lines-differ")}</strong></p></div>'
        )
    message = "result-own-more" if found.difference > 0 else "result-own-fewer"
    said = page.say(message, points=score.total, count=abs(found.difference))
    told = _reasons(page, found.reasons)
    left = found.difference - sum(line.difference for line in found.lines)
    if left and not found.reasons:
        told = f'<p class="soft">{esc(page.app.say("no-usual-mistake"))} {page.say("result-own-look")}</p>'
    return f'<div class="own-verdict own-differs"><p><strong>{said}</strong></p>{told}</div>'


def _reasons(page: Page, reasons: tuple[Reason, ...]) -> str:
    """What would give just this difference: one mistake, or two together."""
    if not reasons:
        return ""
    intro = "result-own-may" if len(reasons) > 1 or len(reasons[0]) > 1 else "result-own-this"
    items = "".join(f"<li>{esc(reason_text(page.said, each))}{_rules(page, each)}</li>" for each in reasons)
    return f'<p class="soft">{page.say(intro)}</p><ul class="reasons">{items}</ul>'


def _rules(page: Page, reason: Reason) -> str:
    ids = dict.fromkeys(slip.rule for slip in reason if slip.rule in page.desk.game.by_id)
    links = "".join(button(esc(page.said.say(id, "title")), "rule", cls="link", rule=id) for id in ids)
    return f' <span class="acts">{links}</span>' if links else ""


def _line(page: Page, score: SeatScore, index: int, claim: Claim | None, found: Compared | None) -> str:
    line = score.lines[index]
    if line.rule not in page.desk.game.by_id:
        return ""
    title = line_title(page.said, line)
    label = page.say("result-own-line", player=score.player, line=title)
    own = claim.lines.get(line.rule) if claim else None
    held = next((each for each in found.lines if each.rule == line.rule), None) if found else None
    return (
        f'<li data-key="own-{int(score.seat)}-{line.rule}"><div class="own-head"><span>{esc(title)}</span>'
        f"{_input(line_path(int(score.seat), line.rule), label, own)}</div>{_of_line(page, held)}</li>"
    )


def _of_line(page: Page, held: LineCompared | None) -> str:
    if held is None:
        return ""
    if not held.difference:
        return f'<p class="soft">{page.say("result-own-line-agrees")}</p>'
    said = page.say("result-own-line-differs", points=held.computed)
    none = "" if held.reasons else f'<p class="soft">{esc(page.app.say("no-usual-mistake"))}</p>'
    return f'<div class="own-differs"><p><strong>{said}</strong></p>{_reasons(page, held.reasons)}{none}</div>'
