"""How other devices come to a table: its address as text and as a QR code, and the links that were made."""

from __future__ import annotations

from itertools import groupby
from urllib.parse import urlencode, urlsplit

from scorekeeper.store import Link, Missing, StoreRefused
from scorekeeper.store.values import ROLES
from scorekeeper.ui.desk import store
from scorekeeper.ui.safe import esc
from scorekeeper.ui.screens.page import Page, button

LOCAL = ("localhost", "127.0.0.1", "[::1]", "::1")


def address(page: Page, token: str) -> str:
    """The whole address of a table by one of its links, or only its query where the page does not know its own."""
    return f"{page.state.here}?{urlencode({'table': token, 'part': 'play'})}"


def picture(text: str, title: str) -> str:
    """A QR code as SVG, dark on white in both themes, so that every camera reads it."""
    import segno  # when it is first asked for

    code = segno.make(text, micro=False, error="m")
    size = code.symbol_size(border=4)[0]
    path = ""
    for y, row in enumerate(code.matrix_iter(border=4)):
        x = 0
        for dark, run in groupby(row):
            wide = len(list(run))
            path += f"M{x} {y}h{wide}v1h-{wide}z" if dark else ""
            x += wide
    return (
        f'<svg class="qr" viewBox="0 0 {size} {size}" role="img" aria-label="{esc(title)}" '
        'shape-rendering="crispEdges">'
        f'<rect width="{size}" height="{size}" fill="#fff"/><path d="{path}" fill="#000"/></svg>'
    )


def over(page: Page) -> str:
    """The sheet with the links; closed unless it was asked for."""
    inside = ""
    if page.state.desk is not None and page.state.play.links:
        try:
            inside = _inside(page)
        except StoreRefused:
            inside = ""
    shown = "1" if inside else "0"
    return (
        f'<dialog id="links" class="links" data-act="play-close-links" data-open="{shown}" '
        'aria-labelledby="links-title">'
        f"{inside}</dialog>"
    )


def _inside(page: Page) -> str:
    desk = page.desk
    url = address(page, desk.token)
    local = urlsplit(page.state.here).hostname in LOCAL
    hint = f'<p class="soft">{page.say("play-links-local")}</p>' if local else ""
    found = store().links(desk.token, desk.device)
    managed = "" if isinstance(found, Missing) else _managed(page, found)
    return (
        f'<div class="sheet-head"><h2 id="links-title">{page.say("play-links")}</h2>'
        f"{button(page.say('close'), 'close', cls='quiet')}</div><p>{page.say('play-links-how')}</p>"
        f'<div class="address">{picture(url, page.app.say("app-play-qr"))}'
        f'<p><a href="{esc(url)}">{esc(url)}</a></p></div>'
        f"{hint}{managed}"
    )


def _managed(page: Page, found: tuple[Link, ...]) -> str:
    """What was given out, and what can be: by whoever manages the table."""
    open_ones = [each for each in found if not each.revoked_at]
    items = "".join(_item(page, each) for each in open_ones)
    new = "".join(
        button(page.say(f"play-link-new-{role}"), "play-link-new", role=role, key=f"new-{role}") for role in ROLES
    )
    return (
        f'<h3>{page.say("play-link-list")}</h3><ul class="link-list">{items}</ul><h3>{page.say("play-link-new")}</h3>'
        f'<p class="acts">{new}</p>'
    )


def _item(page: Page, link: Link) -> str:
    url = address(page, link.token)
    here = f' <em class="tag">{page.say("play-link-this")}</em>' if link.token == page.desk.token else ""
    shown = f"…{link.token[-6:]}"
    return (
        f'<li data-key="link-{esc(link.token[-12:])}"><p><strong>{page.say(f"play-link-{link.role}")}</strong> '
        f'<a href="{esc(url)}">{esc(shown)}</a>{here}</p><details data-key="qr-{esc(link.token[-12:])}"><summary>'
        f"{page.say('play-link-show')}</summary>{picture(url, page.app.say('app-play-qr'))}"
        f'<p class="whole">{esc(url)}</p></details>'
        f"{button(page.say('play-link-revoke'), 'play-link-revoke', cls='danger', link=link.token)}</li>"
    )
