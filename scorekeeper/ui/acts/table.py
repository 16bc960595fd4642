"""Going places, the people at a table, its set-up, and the end of counting."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorekeeper import draws
from scorekeeper.games import GAMES
from scorekeeper.report import numbered
from scorekeeper.store import Change, Document, Missing
from scorekeeper.text import LANGUAGES, Words
from scorekeeper.ui import seating
from scorekeeper.ui.acts.common import Act, Data, number, save
from scorekeeper.ui.desk import Desk, store
from scorekeeper.ui.entry import whole
from scorekeeper.ui.screens.score import part_of_path
from scorekeeper.ui.state import HOME, PARTS, PLAYERS, RESULT, SCORE, SETUP, Ask

if TYPE_CHECKING:
    from scorekeeper.ui.app import App

MOST_PLAYERS = 12
MOST_DIGITS = 12  # of a seed


def _default_name(app: App, at: int) -> str:
    return numbered(Words(None, app.state.lang), at)


# --- going places ------------------------------------------------------------------------------------------------


def home(app: App, _data: Data, _value: Any) -> None:
    """Home, with the tables of this device as they are now."""
    app.show(screen=HOME, desk=None, rule=None, ask=None, marked="", clashes={}, drawn="")


def part(app: App, data: Data, _value: Any) -> None:
    """Another part of the table."""
    if data.get("part") in PARTS and app.state.desk is not None:
        app.show(screen=data["part"], rule=None, ask=None, drawn="")


def lang(app: App, _data: Data, value: Any) -> None:
    """Another language; the browser remembers it."""
    if value in LANGUAGES:
        app.link.send({"say": "remember", "lang": value})
        app.show(lang=value, chosen=app.state.chosen)


def new(app: App, data: Data, _value: Any) -> None:
    """A new table, with the people who sat at this device's last one, if the game is for so many."""
    game = GAMES.get(str(data.get("game")))
    if game is None:
        return app.tell("app-no-game")
    last = (
        next((each for each in store().tables_of(app.state.device) if each.version > 1), None)
        if app.state.device
        else None
    )
    names = list(last.names) if last and len(last.names) in game.counts else []
    names = names or [_default_name(app, at) for at in range(min(game.counts))]
    desk = Desk.create(game, names, app.state.device, app.state.now)
    app.show(desk=desk, screen=PLAYERS if data.get("part") == SCORE else SETUP, marked="", clashes={}, drawn="")


def open_table(app: App, data: Data, _value: Any) -> None:
    """A table of this device."""
    app.go(f"table={data.get('table', '')}")


def bring_back(app: App, data: Data, _value: Any) -> None:
    """Undo a deletion."""
    token = str(data.get("table", ""))
    restored = store().restore(token, app.state.device)
    if isinstance(restored, Missing):
        return app.missing(restored)
    app.go(f"table={token}")


def rule(app: App, data: Data, _value: Any) -> None:
    """A rule, over the page."""
    desk = app.state.desk
    game = GAMES.get(str(data.get("game"))) or (desk.game if desk else None)
    if game is not None and data.get("rule") in game.by_id:
        app.show(rule=(game.id, data["rule"]))


def close_rule(app: App, _data: Data, _value: Any) -> None:
    """Back to the page."""
    app.show(rule=None)


def goto(app: App, data: Data, _value: Any) -> None:
    """The cell that a finding is about."""
    path = str(data.get("path", ""))
    if app.state.desk is None:
        return
    place = whole(path[4:].partition("]")[0]) or 0 if path.startswith("log[") else 0
    play = app.state.play.listing(place, len(app.state.desk.log)) if path.startswith("log[") else app.state.play
    app.show(screen=part_of_path(path), rule=None, ask=None, play=play)
    app.link.send({"say": "to-entry", "place": place} if path.startswith("log[") else {"say": "focus", "path": path})


def dismiss(app: App, _data: Data, _value: Any) -> None:
    """A sentence that was read."""
    app.show(notice=None)


# --- players -----------------------------------------------------------------------------------------------------


def _rearrange(app: App, order: seating.Order, ask: Ask, new: Sequence[Document] = (), *, sure: bool = False) -> None:
    """Players in another order; what is counted for somebody who leaves goes only after ``ask`` was answered."""
    desk = app.state.desk
    assert desk is not None
    teams = desk.table.teams, len(order) in desk.game.teams
    if desk.log:  # its events name the seats as they are
        return app.tell("app-play-seats-stay")
    leaving = seating.leaving(desk.document, order, teams)
    if not sure and any(seating.has_counts(desk.document, seat) for seat in leaving):
        return app.show(ask=ask)
    document = seating.rearranged(desk.document, order, new, teams, desk.sheet)
    changes: list[Change] = [(key, document.get(key)) for key in _SEATED if document.get(key) != desk.document.get(key)]
    if save(app, changes, "players"):
        app.show(ask=None)


_SEATED = ("players", "setup", "final", "entered", "claimed", "extra", "start_player")


def count(app: App, data: Data, _value: Any) -> None:
    """So many players: new ones at the end, or the last ones go (asked first, if something is counted for them)."""
    desk, wanted = app.state.desk, number(data, "count")
    if desk is None or not 1 <= wanted <= MOST_PLAYERS:
        return
    now = len(desk.document["players"])
    fresh = [{"name": _default_name(app, at)} for at in range(now, wanted)]
    order = [*range(min(now, wanted)), *[None] * len(fresh)]
    if wanted != now:
        ask = Ask("count", {"count": abs(now - wanted), "to": wanted})
        _rearrange(app, order, ask, fresh, sure=data.get("sure") == "yes")


def remove(app: App, data: Data, _value: Any) -> None:
    """One player goes, and with them what is counted for them: asked first, if there is anything."""
    desk, at = app.state.desk, number(data, "player")
    if desk is None or not 0 <= at < len(desk.table.players) or len(desk.table.players) == 1:
        return
    ask = Ask("remove", {"player": desk.table.players[at].name, "at": at})
    order = [each for each in range(len(desk.table.players)) if each != at]
    _rearrange(app, order, ask, sure=data.get("sure") == "yes")


def move(app: App, data: Data, _value: Any) -> None:
    """One place up or down; everything that is counted moves along."""
    desk, at = app.state.desk, number(data, "player")
    to = at + (1 if data.get("way") == "down" else -1)
    if desk is None or not (0 <= at < len(desk.table.players) and 0 <= to < len(desk.table.players)):
        return
    order = list(range(len(desk.table.players)))
    order[at], order[to] = order[to], order[at]
    _rearrange(app, order, Ask("remove"))


def _of_player(app: App, data: Data, key: str, value: Any) -> None:
    desk, at = app.state.desk, number(data, "player")
    if desk is not None and 0 <= at < len(desk.table.players) and save(app, [(f"players[{at}].{key}", value or None)]):
        app.show()


def colour(app: App, data: Data, value: Any) -> None:
    """The colour of a player's pieces."""
    _of_player(app, data, "colour", str(value or ""))


def team(app: App, data: Data, value: Any) -> None:
    """With whom a player plays."""
    _of_player(app, data, "team", str(value or ""))


def start(app: App, _data: Data, value: Any) -> None:
    """Who starts, as the table says."""
    if save(app, [("start_player", whole(value))]):
        app.show(drawn="")


def draw(app: App, _data: Data, _value: Any) -> None:
    """Who starts, drawn fairly."""
    desk = app.state.desk
    if desk is not None and save(app, [("start_player", secrets.randbelow(len(desk.table.players)))]):
        app.show(drawn=secrets.token_hex(4))


# --- set-up ------------------------------------------------------------------------------------------------------


def draw_setup(app: App, data: Data, value: Any) -> None:
    """A random legal set-up, from the seed that was typed or by chance; asked first, if one stands there already."""
    desk = app.state.desk
    if desk is None or desk.game.random_setup is None or desk.table.count not in desk.game.counts:
        return
    typed = str(data.get("seed") or (value if isinstance(value, str) else "")).strip()
    if typed and not (typed.isascii() and typed.isdigit() and len(typed) <= MOST_DIGITS):
        return app.tell("app-no-seed")
    if desk.document.get("setup") and data.get("sure") != "yes":
        return app.show(ask=Ask("redraw", {"seed": typed}))
    drawn = draws.draw(desk.game, desk.table.count, int(typed) if typed else draws.new_seed(), app.state.lang)
    if save(app, [(key, drawn[key]) for key in ("setup", "start_player", "notes")], "setup"):
        app.show(ask=None)


# --- scoring and its end -----------------------------------------------------------------------------------------


def option(app: App, data: Data, value: Any) -> None:
    """A choice where the rules are silent."""
    desk = app.state.desk
    known = {each.id: each for each in desk.game.options} if desk else {}
    chosen = known.get(str(data.get("option")))
    if chosen is not None and value in chosen.values and save(app, [(f"options.{chosen.id}", value)]):
        app.show()


def keep(app: App, data: Data, _value: Any) -> None:
    """Two phones entered different things: which one stands."""
    desk, path = app.state.desk, str(data.get("path", ""))
    clash = app.state.clashes.get(path)
    if desk is None or clash is None:
        return
    app.state = app.state.to(clashes={key: each for key, each in app.state.clashes.items() if key != path})
    if data.get("which") != "ours" or save(app, clash.ours):
        app.show()


def finish(app: App, _data: Data, _value: Any) -> None:
    """The game is over: its result."""
    if app.state.desk is not None and save(app, [("status", "finished")], "finish"):
        app.show(screen=RESULT)


def reopen(app: App, _data: Data, _value: Any) -> None:
    """Go on counting."""
    if app.state.desk is not None and save(app, [("status", "playing")], "reopen"):
        app.show(screen=SCORE)


def abandon(app: App, _data: Data, _value: Any) -> None:
    """The game will not be ended: asked first."""
    if app.state.desk is not None:
        app.show(ask=Ask("abandon"))


def delete(app: App, _data: Data, _value: Any) -> None:
    """The table goes: asked first; it can be brought back."""
    if app.state.desk is not None:
        app.show(ask=Ask("delete"))


def close_ask(app: App, _data: Data, _value: Any) -> None:
    """Better not."""
    app.show(ask=None)


def answer(app: App, _data: Data, _value: Any) -> None:
    """Yes."""
    ask, desk = app.state.ask, app.state.desk
    if ask is None or desk is None:
        return
    app.state = app.state.to(ask=None)
    match ask.kind:
        case "remove":
            remove(app, {"player": str(ask.data["at"]), "sure": "yes"}, None)
        case "count":
            count(app, {"count": str(ask.data["to"]), "sure": "yes"}, None)
        case "redraw":
            draw_setup(app, {"seed": ask.data["seed"], "sure": "yes"}, None)
        case "abandon":
            if save(app, [("status", "abandoned")], "abandon"):
                app.show(screen=RESULT)
        case "delete":
            gone = store().delete(desk.token, desk.device)
            if isinstance(gone, Missing):
                return app.missing(gone)
            home(app, {}, None)


READS = frozenset({"home", "part", "lang", "open", "rule", "close-rule", "goto", "dismiss", "close-ask"})

ACTS: Mapping[str, Act] = {
    "home": home,
    "part": part,
    "lang": lang,
    "new": new,
    "open": open_table,
    "restore": bring_back,
    "rule": rule,
    "close-rule": close_rule,
    "goto": goto,
    "dismiss": dismiss,
    "count": count,
    "remove": remove,
    "move": move,
    "colour": colour,
    "team": team,
    "start": start,
    "draw": draw,
    "draw-setup": draw_setup,
    "option": option,
    "keep": keep,
    "finish": finish,
    "reopen": reopen,
    "abandon": abandon,
    "delete": delete,
    "close-ask": close_ask,
    "answer": answer,
}
