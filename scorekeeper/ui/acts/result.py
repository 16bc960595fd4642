"""The result: sharing, printing, earlier versions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from scorekeeper import printing
from scorekeeper.blank import game_for
from scorekeeper.report import words_for
from scorekeeper.store import Missing
from scorekeeper.text import Words
from scorekeeper.ui import sharing
from scorekeeper.ui.acts.common import Act, Data, number
from scorekeeper.ui.desk import store
from scorekeeper.ui.entry import whole
from scorekeeper.ui.result_state import DARK, EARLIER, LIGHT, SHARE, SHEETS, ResultState
from scorekeeper.ui.screens.page import Page
from scorekeeper.ui.transfer import file_name

if TYPE_CHECKING:
    from scorekeeper.ui.app import App

SCALE = 2
"""So many dots of a saved picture for one of its own units."""


def _page(app: App) -> Page:
    desk, lang = app.state.desk, app.state.lang
    assert desk is not None
    return Page(app.state, Words(None, lang), words_for(desk.game, lang, desk.table), desk.result())


def sheet(app: App, data: Data, _value: Any) -> None:
    """Share, print, or the earlier versions, over the page."""
    desk, wanted = app.state.desk, data.get("sheet")
    if desk is None or wanted not in SHEETS:
        return
    if wanted == SHARE:  # a link for looking on is made when it is first wanted, by whoever may make one
        found = store().links(desk.token, desk.device)
        if not isinstance(found, Missing) and not any(each.role == "view" and not each.revoked_at for each in found):
            store().make_link(desk.token, "view", desk.device)
    app.show(result=ResultState(sheet=str(wanted)))


def close(app: App, _data: Data, _value: Any) -> None:
    """Back to the page."""
    app.show(result=ResultState())


def theme(app: App, data: Data, _value: Any) -> None:
    """The picture on light or dark ground."""
    if data.get("theme") in (LIGHT, DARK):
        app.show(result=app.state.result.to(theme=data["theme"]))


def paper(app: App, _data: Data, value: Any) -> None:
    """Another paper."""
    if isinstance(value, str) and value in printing.PAPERS:
        app.show(result=app.state.result.to(paper=value))


def players(app: App, _data: Data, value: Any) -> None:
    """A blank sheet for so many."""
    count = whole(value)
    if count is not None and count < 100:
        app.show(result=app.state.result.to(players=count))


def version(app: App, data: Data, _value: Any) -> None:
    """An earlier version, or their list again."""
    app.show(result=app.state.result.to(sheet=EARLIER, version=max(0, number(data, "version"))))


def save(app: App, data: Data, _value: Any) -> None:
    """A file for the person who asks for it; the browser makes it out of what it is sent."""
    desk = app.state.desk
    if desk is None:
        return
    page = _page(app)
    day = str(desk.document.get("played_at") or "")[:10]
    blank = data.get("what") == "blank"
    about = ("blank",) if blank else (day, *desk.table.seat_names)
    name = file_name("-".join(each for each in (desk.game.id, *about) if each))
    match data.get("kind"):
        case "svg":
            _send(app, f"{name}.svg", "image/svg+xml", sharing.picture(page, app.state.result.theme))
        case "png":
            svg = sharing.picture(page, app.state.result.theme)
            width, height = sharing.size_of(svg)
            shown = {"say": "picture", "name": f"{name}.png", "svg": svg, "scale": SCALE}
            app.body.send({**shown, "width": width, "height": height})
        case "bgsplay":
            played = sharing.bgsplay(desk.document, app.state.lang)
            _send(app, f"{name}.bgsplay", "application/octet-stream", played)
        case "json":
            _send(app, f"{name}.score.json", "application/json", sharing.score_file(desk.document))
        case "html":
            _send(app, f"{name}.html", "text/html", _paper(app, page, str(data.get("what"))))


def _send(app: App, name: str, kind: str, text: str) -> None:
    app.body.send({"say": "save", "name": name, "type": kind, "text": text})


def print_(app: App, data: Data, _value: Any) -> None:
    """The result or a blank sheet, to the printer."""
    if app.state.desk is not None:
        page = _page(app)
        title = page.app.say("app-result-print")
        app.body.send({"say": "print", "title": title, "html": _paper(app, page, str(data.get("what")))})


def _paper(app: App, page: Page, what: str) -> str:
    """The page for the printer."""
    desk, chosen = page.desk, app.state.result
    if what == "blank":
        count = chosen.players or desk.table.count
        game = game_for(desk.game, count) or game_for(desk.game, max(desk.game.counts))
        assert game is not None
        return printing.blank_page(
            game, count if count in game.counts else max(game.counts), page.state.lang, chosen.paper
        )
    assert page.result is not None
    when, where = sharing.when(page), sharing.where(page)
    return printing.result_page(
        desk.table, desk.game, page.result, page.state.lang, paper=chosen.paper, when=when, where=where
    )


READS = frozenset(
    {"result-sheet", "result-close", "result-theme", "result-paper", "result-players", "result-version", "result-save",
     "result-print"}
)  # fmt: skip

ACTS: Mapping[str, Act] = {
    "result-sheet": sheet,
    "result-close": close,
    "result-theme": theme,
    "result-paper": paper,
    "result-players": players,
    "result-version": version,
    "result-save": save,
    "result-print": print_,
}
