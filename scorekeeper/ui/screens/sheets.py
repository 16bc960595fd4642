"""What lies over the result when it is asked for: sharing, printing, earlier versions."""

from __future__ import annotations

import dataclasses
from urllib.parse import urlencode, urlsplit

from scorekeeper import printing
from scorekeeper.report import words_for
from scorekeeper.store import Missing, StoreRefused
from scorekeeper.ui import earlier, sharing, view
from scorekeeper.ui.desk import store
from scorekeeper.ui.result_state import DARK, EARLIER, LIGHT, PRINT, SHARE
from scorekeeper.ui.safe import esc
from scorekeeper.ui.screens.links import LOCAL, picture
from scorekeeper.ui.screens.page import Page, button, local_time
from scorekeeper.ui.screens.receipts import places, receipts

MOST_CHANGES = 20


def over(page: Page) -> str:
    """The sheet, closed unless it was asked for."""
    inside = {SHARE: _share, PRINT: _print, EARLIER: _earlier}.get(page.state.result.sheet)
    try:
        shown = inside(page) if inside else ""
    except StoreRefused:
        shown = ""
    return (
        f'<dialog id="result-sheet" data-act="result-close" data-open="{"1" if shown else "0"}" '
        f'aria-labelledby="result-sheet-title">{shown}</dialog>'
    )


def _head(page: Page, title: str, back: str = "") -> str:
    close = button(page.say("close"), "close", cls="quiet")
    return f'<div class="sheet-head"><h2 id="result-sheet-title">{title}</h2><span>{back}{close}</span></div>'


# --- share -------------------------------------------------------------------------------------------------------


def address(page: Page) -> tuple[str, bool]:
    """The address to hand on, and whether whoever opens it can do no more than look.

    Whoever manages the table hands on its link for looking on; others can only hand on their own.
    """
    desk = page.desk
    token, looks = desk.token, desk.role == "view"
    found = store().links(desk.token, desk.device)
    if not isinstance(found, Missing):
        link = next((each for each in found if each.role == "view" and not each.revoked_at), None)
        token, looks = (link.token, True) if link else (token, looks)
    return f"{page.state.here}?{urlencode({'table': token, 'part': 'result'})}", looks


def _share(page: Page) -> str:
    url, looks = address(page)
    return (
        f"{_head(page, page.say('result-share'))}{_words(page, url)}{_drawn(page)}{_link(page, url, looks)}"
        f"{_others(page)}"
    )


def _copy(page: Page, what: str, text: str) -> str:
    """A button that copies by itself: the clipboard is the browser's."""
    done = page.say("result-copied")
    return f'<button type="button" class="button" data-copy="{what}" data-done="{done}">{text}</button>'


def _words(page: Page, url: str) -> str:
    told = sharing.words_of(page, url)
    rows = min(12, told.count("\n") + 3)
    return (
        f'<section><h3>{page.say("result-text")}</h3><textarea id="share-text" readonly rows="{rows}" dir="auto" '
        f'aria-label="{page.say("result-text")}">{esc(told)}</textarea><p class="acts">'
        f"{_copy(page, '#share-text', page.say('result-copy'))}"
        f'<button type="button" class="button" data-hand="#share-text" hidden>{page.say("result-hand")}</button></p>'
        "</section>"
    )


def _drawn(page: Page) -> str:
    theme = page.state.result.theme
    chips = "".join(
        f'<button type="button" class="chip" data-act="result-theme" data-theme="{each}" data-key="theme-{each}" '
        f'aria-pressed="{"true" if each == theme else "false"}">{page.say(f"result-{each}")}</button>'
        for each in (LIGHT, DARK)
    )
    saves = "".join(
        button(page.say(f"result-save-{form}"), "result-save", kind=form, key=f"save-{form}") for form in ("png", "svg")
    )
    # Its patterns have names of their own, so that they are not taken for those of the page.
    shown = sharing.picture(page, theme).replace("points-", "shared-")
    return (
        f'<section><h3>{page.say("result-picture")}</h3><div class="chips" role="group" '
        f'aria-label="{page.say("result-ground")}">{chips}</div><div class="shared-picture">{shown}</div>'
        f'<p class="acts">{saves}</p></section>'
    )


def _link(page: Page, url: str, looks: bool) -> str:
    local = urlsplit(page.state.here).hostname in LOCAL
    hints = [page.say("result-link-looks" if looks else "result-link-enters")]
    hints += [page.say("play-links-local")] if local else []
    return (
        f'<section><h3>{page.say("result-link")}</h3><div class="shared-link">'
        f"{picture(url, page.app.say('app-play-qr'))}"
        f'<div><p class="whole" id="share-link">{esc(url)}</p><p class="acts">'
        f"{_copy(page, '#share-link', page.say('result-copy-link'))}</p></div></div>"
        f"{''.join(f'<p class=soft>{each}</p>' for each in hints)}</section>"
    )


def _others(page: Page) -> str:
    link = sharing.bgstats_link(page.desk.document, page.state.lang)
    saves = "".join(
        button(page.say(f"result-save-{form}"), "result-save", kind=form, key=f"save-{form}")
        for form in ("bgsplay", "json")
    )
    return (
        f'<section><h3>{page.say("result-programs")}</h3><p class="acts"><a class="button" href="{esc(link)}" '
        f'target="_blank" rel="noopener noreferrer">{page.say("result-bgstats")}</a>{saves}</p></section>'
    )


# --- print -------------------------------------------------------------------------------------------------------


def _print(page: Page) -> str:
    chosen, desk = page.state.result, page.desk
    papers = "".join(
        f'<option value="{each}"{" selected" if each == chosen.paper else ""}>'
        f"{page.say(f'result-paper-{each}')}</option>"
        for each in printing.PAPERS
    )
    counts = sorted({count for edition in desk.game.editions for count in (desk.game.of(edition) or desk.game).counts})
    now = chosen.players or desk.table.count
    numbers = "".join(f'<option value="{each}"{" selected" if each == now else ""}>{each}</option>' for each in counts)
    return (
        f"{_head(page, page.say('result-print'))}"
        f'<label class="choose"><span>{page.say("result-paper")}</span>'
        f'<select data-act="result-paper">{papers}</select></label>'
        f"<section><h3>{page.say('result-print-result')}</h3><p>{page.say('result-print-result-how')}</p>"
        f"{_print_acts(page, 'result')}</section>"
        f"<section><h3>{page.say('result-print-blank')}</h3><p>{page.say('result-print-blank-how')}</p>"
        f'<label class="choose"><span>{page.say("how-many")}</span>'
        f'<select data-act="result-players">{numbers}</select></label>'
        f"{_print_acts(page, 'blank')}</section>"
    )


def _print_acts(page: Page, what: str) -> str:
    return (
        f'<p class="acts">{button(page.say("result-print"), "result-print", what=what, key=f"print-{what}")}'
        f"{button(page.say('result-save-html'), 'result-save', kind='html', what=what, key=f'html-{what}')}</p>"
    )


# --- earlier versions --------------------------------------------------------------------------------------------


def _earlier(page: Page) -> str:
    if page.state.result.version:
        shown = _version(page)
        if shown:
            return shown
    found = earlier.versions(page.desk.token)
    items = "".join(_listed(page, each) for each in found)
    told = (
        f'<p>{page.say("result-earlier-how")}</p><ul class="versions">{items}</ul>'
        if items
        else f'<p class="soft">{page.say("result-no-earlier")}</p>'
    )
    return f"{_head(page, page.say('result-earlier'))}{told}"


def _listed(page: Page, version: earlier.Version) -> str:
    scores = ", ".join(f"{score.player} {score.total}" for score in version.outcome.seats)
    return (
        f'<li data-key="version-{version.number}"><div><p><strong>{esc(local_time(page, version.at))}</strong></p>'
        f'<p class="soft" dir="auto">{esc(scores)}</p></div>'
        f"{button(page.say('result-look'), 'result-version', version=version.number)}</li>"
    )


def _version(page: Page) -> str:
    """One earlier version: what has changed since, places and receipts as they were."""
    before = earlier.opened(page.desk, page.state.result.version)
    if before is None:
        return ""
    words = words_for(before.game, page.state.lang, before.table)
    then = dataclasses.replace(page, state=page.state.to(desk=before), words=words, result=before.result())
    named = {
        **view.labels(before.cells, before.table, words),
        **view.labels(page.desk.cells, page.desk.table, page.said),
    }
    changes = earlier.changed(before, page.desk)
    items = "".join(
        f"<li><span>{esc(named.get(path.split('#')[0], path))}</span> <span>{esc(was)} → {esc(now)}</span></li>"
        for path, was, now in changes[:MOST_CHANGES]
    )
    more = len(changes) - MOST_CHANGES
    items += f'<li class="soft">{page.say("more-tables", count=more)}</li>' if more > 0 else ""
    told = f'<h3>{page.say("result-since")}</h3><ul class="changes">{items}</ul>' if items else ""
    back = button(page.say("result-all-earlier"), "result-version", cls="quiet", version=0)
    return (
        f'{_head(page, page.say("result-earlier"), back)}<div class="then">{told}{places(then, "places-then")}'
        f"{receipts(then, 'receipts-then')}</div>"
    )
