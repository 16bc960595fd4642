"""Home: the games, and the tables of this device."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.store import Summary
from scorekeeper.ui.emblem import emblem
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens.page import Page, button, local_time

SHOWN = 5
"""Tables shown before *more*."""
RECENT = timedelta(days=7)
"""How long a finished table stays on Home."""


MOST = 200
"""Tables that are listed at all; History has the others."""


def since() -> str:
    """From when on a table that is over stands here."""
    return (datetime.now(UTC) - RECENT).isoformat()


def home(page: Page) -> str:
    """Home."""
    games = "".join(_card(page, game) for game in GAMES.values())
    return (
        f'<div class="home"><section class="games" aria-labelledby="games"><h1 id="games" '
        f'tabindex="-1">{page.say("what-to-count")}</h1>'
        f'<ul class="cards">{games}</ul><p class="back-then">{button(page.say("past"), "past")}</p></section>'
        f"{_tables(page)}</div>"
    )


def _card(page: Page, game: Game) -> str:
    title = esc(page.app.name(game.id))
    counts = page.app.say("app-for-players", least=min(game.counts), most=max(game.counts))
    marked = " marked" if page.state.marked == game.id else ""
    return (
        f'<li class="card game{marked}" data-game="{esc(game.id)}" data-key="game-{esc(game.id)}">'
        f'<div class="emblem" aria-hidden="true">{emblem(game.id)}</div>'
        f'<div class="about"><h2>{title}</h2><p class="soft">{esc(counts)} · {game.year}</p></div>'
        f'<div class="acts">{_start(page, game, "score", "primary")}{_start(page, game, "setup", "")}'
        f"{_learn(page, game)}</div></li>"
    )


def _start(page: Page, game: Game, part: str, cls: str) -> str:
    said = page.say(f"start-{part}")
    label = f'<span class="hidden-text">: {esc(page.app.name(game.id))}</span>'
    return button(said + label, "new", cls=cls, game=game.id, part=part)


def _learn(page: Page, game: Game) -> str:
    label = f'<span class="hidden-text">: {esc(page.app.name(game.id))}</span>'
    return button(page.say("learn-open") + label, "learn", cls="learns", game=game.id)


def _tables(page: Page) -> str:
    touched = [each for each in page.tables if (each.version > 1 or each.counted) and each.game in GAMES]
    open_ = [each for each in touched if each.status == "playing"]
    done = [each for each in touched if each.status != "playing" and each.updated_at > since()]
    gone = [each for each in page.deleted if each.game in GAMES]
    parts = [
        _list(page, "continue", open_),
        _list(page, "finished", done),
        _list(page, "deleted", gone, folded=True),
    ]
    inside = "".join(parts)
    return f'<div class="tables">{inside}</div>' if inside else ""


def _list(page: Page, kind: str, tables: list[Summary], *, folded: bool = False) -> str:
    if not tables:
        return ""
    first, more = (tables[:0], tables) if folded else (tables[:SHOWN], tables[SHOWN:])
    title = page.say(f"{kind}-tables")
    shown = f"<ul>{''.join(_table(page, kind, each) for each in first)}</ul>" if first else ""
    rest = ""
    if more:
        summary = page.app.say("app-deleted-count" if folded else "app-more-tables", count=len(more))
        items = "".join(_table(page, kind, each) for each in more)
        rest = f'<details data-key="more-{kind}"><summary>{esc(summary)}</summary><ul>{items}</ul></details>'
    heading = f'<h2 id="list-{kind}" class="{"hidden-text" if folded else ""}">{title}</h2>'
    return (
        f'<section class="tables-list" aria-labelledby="list-{kind}" data-key="list-{kind}">'
        f"{heading}{shown}{rest}</section>"
    )


def _table(page: Page, kind: str, table: Summary) -> str:
    act, said = (
        ("restore", "bring-back") if kind == "deleted" else ("open", "continue" if kind == "continue" else "open")
    )
    names = '<span class="comma">, </span>'.join(name(each) for each in table.names)
    spoken = f'<span class="hidden-text">: {esc(page.app.name(table.game))}, {esc(", ".join(table.names))}</span>'
    left = ""
    if table.status == "abandoned":
        left = f" · {page.say('abandoned')}"
    return (
        f'<li data-game="{esc(table.game)}" data-key="table-{esc(table.token)}"><div><p class="title">'
        f"{esc(page.app.name(table.game))}</p>"
        f'<p class="names">{names}</p><p class="soft">{esc(local_time(page, table.updated_at))}{left}</p></div>'
        f"{button(page.say(said) + spoken, act, table=table.token)}</li>"
    )
