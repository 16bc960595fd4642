"""The page: one state, one :meth:`App.refresh`, and the way in for everything the browser says.

The browser says four kinds of things: *hello* (who it is and what address it shows), *ping*, *set* (a person entered
something), and the name of an act (a person used a button). What each act does stands in :mod:`scorekeeper.ui.acts`.
"""

from __future__ import annotations

import logging
import os
import re
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import ipywidgets

from scorekeeper import paths
from scorekeeper.game import Outcome
from scorekeeper.games import GAMES
from scorekeeper.report import numbered, words_for
from scorekeeper.rules import Typed
from scorekeeper.sheet import Kind
from scorekeeper.store import BadChange, Change, Missing, StoreRefused
from scorekeeper.text import Words
from scorekeeper.ui import claims, learning, past_state, playing, view
from scorekeeper.ui import past as behind
from scorekeeper.ui.acts import ACTS, READS
from scorekeeper.ui.desk import Clash, Desk, Unreadable, store
from scorekeeper.ui.entry import entry_of, filled_up, list_of, sent, whole
from scorekeeper.ui.play_state import PlayState
from scorekeeper.ui.result_state import ResultState
from scorekeeper.ui.screens import history, home, learn, links, page, play, players, result, rule, score, setup
from scorekeeper.ui.screens.page import Page
from scorekeeper.ui.state import (
    HISTORY,
    HOME,
    LEARN,
    PARTS,
    PLAY,
    PLAYERS,
    RESULT,
    SCORE,
    SETUP,
    Notice,
    Route,
    State,
    address,
    language,
    route,
)
from scorekeeper.ui.style import colours
from scorekeeper.ui.transfer import Bag
from scorekeeper.ui.widgets import Board, Link, Panel, ScorePad

log = logging.getLogger("scorekeeper.ui")

MISSING = {"unknown": "app-no-table", "deleted": "app-deleted", "revoked": "app-revoked", "role": "app-role"}
"""What is said where nothing was saved, by the store's reason."""

LINK_WORDS = ("again", "lost", "lost-waiting", "lost-still")


class App:
    """One open page. ``root`` is the widget to show; ``begin`` is the address it opens where the browser shows none."""

    def __init__(self, begin: str = "") -> None:
        self.begin = begin
        wish = language(route(os.environ.get("QUERY_STRING", "")).lang, os.environ.get("HTTP_ACCEPT_LANGUAGE", ""))
        self.state = State(lang=wish or "en")
        self.bag = Bag()
        self.outgoing: Path | None = None
        self.link = Link()
        self.top, self.body, self.side, self.over = Panel(), Panel(), Panel(), Panel()
        self.pad, self.board = ScorePad(), Board()
        parts = {"top": self.top, "body": self.body, "pad": self.pad, "side": self.side, "board": self.board}
        for name, widget in {**parts, "over": self.over, "link": self.link}.items():
            widget.add_class(f"sk-{name}")
        self.root = ipywidgets.VBox([self.link, *parts.values(), self.over])
        self.root.add_class("sk")
        for widget in (self.link, self.top, self.body, self.side, self.over, self.pad, self.board):
            widget.on_msg(self._heard)
        self._words(self.link)

    # --- what the browser says -----------------------------------------------------------------------------------

    def _heard(self, _widget: Any, message: Any, buffers: Any) -> None:
        heard = sent(message) if isinstance(message, dict) else {}
        if buffers:  # a piece of a file
            heard = {**heard, "value": bytes(buffers[0])}
        self.guard(lambda: self.hear(heard))

    def guard(self, work: Callable[[], None]) -> None:
        """Do ``work``; what goes wrong is said on the page in words, and written down on the server."""
        try:
            work()
        except StoreRefused as refused:
            self.tell(f"app-refused-{refused.code}")
        except BadChange as bad:
            self.tell("app-name-too-long" if bad.code == "name-too-long" else "app-fault")
        except Unreadable:
            self.tell("app-unreadable")
        except Exception:  # whatever it is, the person at the table must be told, and the page must go on
            log.exception("a fault in the page")
            self.tell("app-fault")

    def tell(self, message: str, **facts: Any) -> None:
        """Say a sentence over the page."""
        self.state = self.state.to(notice=Notice(message, facts))
        try:
            self.refresh()
        except Exception:  # the fault may be in what is shown: then at least the sentence is
            log.exception("a fault while showing")
            self.over.html = page.notice(Page(self.state, Words(None, self.state.lang)))

    def missing(self, missing: Missing) -> None:
        """Say why nothing was saved."""
        self.tell(MISSING[missing.reason])

    def hear(self, message: Mapping[str, Any]) -> None:
        """Everything that comes from the browser."""
        match message.get("act"):
            case "set":
                self.enter(message)
            case "ping":
                self.link.send({"say": "pong", "at": int(time.time() * 1000)})
            case "news":
                self.news()
            case "ended":
                playing.ended(self)
            case "hello":
                self.hello(message)
            case "go":
                self.go(str(message.get("query") or ""), push=False)
            case str(act) if act in ACTS:
                data = message.get("data")
                ACTS[act](self, data if isinstance(data, dict) else {}, message.get("value"))
            case _:
                pass

    def hello(self, message: Mapping[str, Any]) -> None:
        """The browser says who it is; only now is anything shown."""
        query = str(message.get("query") or "").lstrip("?") or self.begin
        asked, kept = language(route(query).lang), language(str(message.get("lang") or ""))
        listed = message.get("languages")
        wishes = language(*map(str, listed if isinstance(listed, list) else ()))
        self.state = self.state.to(
            device=str(message.get("device") or "")[:200],
            now=str(message.get("now") or ""),
            here=str(message.get("here") or "")[:400],
            lang=asked or kept or wishes or self.state.lang,
            chosen=asked is not None,
        )
        self.go(query, push=False)

    def news(self) -> None:
        """What others wrote at this table meanwhile."""
        desk = self.state.desk
        if desk is not None and desk.others():
            playing.others(self)
            self.refresh()

    # --- going places --------------------------------------------------------------------------------------------

    def go(self, query: str, *, push: bool = True) -> None:
        """Show what an address asks for; what it asks for in vain is said, and Home shown."""
        asked = route(query)
        wish = language(asked.lang)
        fresh = PlayState(serial=self.state.play.serial)
        state = self.state.to(rule=None, ask=None, notice=None, marked="", screen=HOME, clashes={}, drawn="")
        state = state.to(learn=None, play=fresh, result=ResultState())
        desk = self.state.desk
        self.state = state = state.to(desk=None, lang=wish or state.lang, chosen=state.chosen or wish is not None)
        self.state = state = state.to(manage=asked.manage or state.manage)
        if asked.lang and wish is None:
            state = state.to(notice=Notice("app-no-language"))
        if asked.table:
            if desk is None or desk.token != asked.table:
                try:
                    desk = Desk.open(asked.table, state.device)
                except (Unreadable, StoreRefused) as fault:
                    past = behind.opened(state, asked.table) if isinstance(fault, Unreadable) else None
                    if past is None:
                        self.refresh(push=push)
                        raise
                    self.state = state.to(past=past, screen=HISTORY)
                    return self.refresh(push=push)
            if desk is None or desk.deleted:
                state = state.to(notice=Notice("app-deleted" if desk else "app-no-table"))
            else:
                fallback = playing.part_of(desk) if desk.table.status == "playing" else RESULT
                state = state.to(desk=desk, screen=asked.part if asked.part in PARTS else fallback)
        elif asked.history or asked.manage:
            state = self._asked_history(state, asked)
        if asked.rule or asked.game:
            state = self._asked_game(state, asked, asked.game or (state.desk.game.id if state.desk else ""))
        self.state = state
        self.refresh(push=push)

    def _asked_history(self, state: State, asked: Route) -> State:
        past = past_state.asked_for(asked.history, asked.filter)
        if not asked.history:
            past = past.to(everybody=True)
        try:
            past = behind.loaded(state, past.to(job=state.past.job if state.past else None))
        except StoreRefused:
            self.refresh()
            raise
        return state.to(past=past, screen=HISTORY)

    def _asked_game(self, state: State, asked: Route, game_id: str) -> State:
        game = GAMES.get(game_id)
        if game is None:
            return state.to(notice=Notice("app-no-game"))
        if (asked.lesson or asked.learn) and state.desk is None:
            state = learning.asked_for(state, asked)
        id = game.renamed.get(asked.rule, asked.rule)
        if not id:
            return state if state.screen == LEARN else state.to(marked=game.id)
        return state.to(rule=(game.id, id)) if id in game.by_id else state.to(notice=Notice("app-no-rule"))

    def show(self, **changes: Any) -> None:
        """Change the state by what a person did, and show it; the browser's *back* comes here again."""
        screen = self.state.screen, self.state.desk and self.state.desk.token
        self.state = self.state.to(**{"notice": None, **changes})
        if screen[1] != (self.state.desk and self.state.desk.token):  # what was being entered was for another table
            self.state = self.state.to(play=PlayState(serial=self.state.play.serial))
        if screen != (self.state.screen, self.state.desk and self.state.desk.token):
            self.link.send({"say": "top"})
        self.refresh(push=True)

    # --- entering ------------------------------------------------------------------------------------------------

    def enter(self, message: Mapping[str, Any]) -> None:
        """A person entered something. The totals go back first; ``commit`` then puts it on disk and shows the rest."""
        desk, path = self.state.desk, str(message.get("path") or "")
        if desk is None or message.get("token") != desk.token:
            return
        if path == playing.ENTRY:
            playing.entered(self, message)
            return
        claim = claims.entered(desk, path, message) if claims.is_claim(path) else None
        if (at := _name_of(path)) is not None and at < len(desk.table.players):
            changes, bad = _named(self, path, at, message), False
        elif claim is not None and (claim.changes or claim.bad):
            changes, bad = claim.changes, claim.bad
        elif path in desk.cells:
            cell = desk.cells[path]
            entry = entry_of(cell, message, desk.document)
            changes, bad = entry.changes, entry.bad
            if cell.row.kind is Kind.SLOT and not cell.whole and changes:
                changes = filled_up(changes, desk.cells[list_of(path)].size, desk.document)
        else:  # the sheet has no such cell any more: it cannot be shown, so it must not linger as unsaved
            self.link.send({"say": "drop", "path": path})
            return
        if bad:
            self._bad(path, message, "app-no-number", _standing(desk, path))
            return
        outcome = desk.enter(changes)
        if outcome is None:
            self._bad(path, message, "app-half")
            return
        if path.startswith("final"):
            self.link.send({"say": "totals", **self._totals(desk, outcome)})
        if message.get("commit"):
            self._save(desk, path, changes, message)

    def _bad(self, path: str, message: Mapping[str, Any], why: str, kept: int | None = None) -> None:
        """Tell why something is not taken, and which number, ``kept``, counts as it did before."""
        value = message.get("value")
        if message.get("leave") or (value is not None and message.get("commit")):
            # Not before it is left: while somebody types, "20+" is on its way to become a sum.
            text = str(message.get("text") or (value.get("value") if isinstance(value, dict) else "") or "")
            facts: dict[str, Any] = {"text": Typed(text[:40])}
            if kept is not None:
                why, facts["kept"] = f"{why}-kept", Typed(str(kept))
            bad = Words(None, self.state.lang).say(why, **facts)
            self.link.send({"say": "saved", "path": path, "seq": message.get("seq"), "bad": bad})

    def _save(self, desk: Desk, path: str, changes: Sequence[Change], message: Mapping[str, Any]) -> None:
        base = message.get("base")
        try:
            refused = desk.save(changes, base if isinstance(base, int) and base > 0 else None)
        except BadChange:
            self.link.send({"say": "drop", "path": path})
            raise
        if isinstance(refused, Missing):
            self.missing(refused)
            return
        if self.state.screen in (SETUP, SCORE):
            self.pad.values = view.values(desk.document, desk.cells, desk.logged)
        self.link.send({"say": "saved", "path": path, "seq": message.get("seq"), "version": desk.version})
        if isinstance(refused, Clash):
            self.state = self.state.to(clashes={**self.state.clashes, refused.path: refused})
        elif self.state.notice is not None and self.state.notice.message.startswith("app-refused"):
            self.state = self.state.to(notice=None)
        self.refresh()
        if path.startswith("final"):
            self._announce(desk)

    def _announce(self, desk: Desk) -> None:
        scores = desk.game.outcome(desk.table).seats
        text = ", ".join(f"{score.player} {score.total}" for score in scores)
        self.link.send({"say": "announce", "text": text})

    def _totals(self, desk: Desk, outcome: Outcome) -> dict[str, Any]:
        return view.totals(outcome, view.counted(desk.document, desk.wanted, desk.logged))

    # --- showing -------------------------------------------------------------------------------------------------

    def refresh(self, *, push: bool = False) -> None:
        """Show the state. What has not changed is not sent."""
        shown = self._page()
        state = self.state
        screen = state.screen or HOME
        self.root._dom_classes = _classes(state)
        self.link.push = push
        with self.link.hold_sync():
            self._words(self.link)
            self.link.lang, self.link.title, self.link.url = state.lang, _title(shown), address(state)
            self.link.table = state.desk.token if state.desk else ""
            self.link.version = state.desk.version if state.desk else 0
            self.link.frozen, self.link.free = state.desk is not None and state.desk.role == "view", READS
            self.link.awake = screen in (PLAY, SCORE)
        self.over.html = rule.over(shown) + links.over(shown) + page.notice(shown)
        if not state.screen:
            return
        self.top.html = TOPS.get(screen, page.top)(shown) + colours(state.desk)
        self.body.html = BODIES[screen](shown)
        self.side.html = SIDES[screen](shown) if screen in SIDES else ""
        self._pad(shown)

    def _page(self) -> Page:
        state = self.state
        app = Words(None, state.lang)
        if state.desk is None:
            known: dict[str, Any] = {}
            if state.device and state.screen == HOME:
                try:
                    known = {
                        "tables": store().tables_of(state.device, since=home.since(), most=home.MOST),
                        "deleted": store().tables_of(state.device, deleted=True, most=home.MOST),
                    }
                except StoreRefused as refused:
                    self.state = state = state.to(notice=Notice(f"app-refused-{refused.code}"))
            return Page(state, app, **known)
        desk = state.desk
        names = store().remembered_names(state.device) if state.screen == PLAYERS and state.device else ()
        judged = None if state.screen == PLAY else desk.result()  # a log that grows judges itself
        return Page(state, app, words_for(desk.game, state.lang, desk.table), judged, names=names)

    def _pad(self, shown: Page) -> None:
        state = self.state
        if state.desk is not None and state.screen == PLAY:
            self.pad.view = {}
            playing.draw(self.board, state, shown.said.drawn)
            return
        if state.desk is None or state.screen not in (SETUP, SCORE):
            self.pad.view, self.board.svg = {}, ""
            return
        desk, words = state.desk, shown.said
        assert shown.result is not None
        structure = view.structure(desk.table, desk.game, desk.sheet, state.screen, words, shown.app)
        found = shown.result.findings if state.screen == SCORE else setup.setup_findings(shown)
        with self.pad.hold_sync():
            self.pad.values = view.values(desk.document, desk.cells, desk.logged)
            self.pad.marks = view.marks(found, desk.cells, words, shown.app)
            self.pad.totals = self._totals(desk, shown.result.outcome) if state.screen == SCORE else {}
            self.pad.view = {**structure, "token": desk.token}
        drawing = "final" if state.screen == SCORE else "setup"
        if drawing not in desk.game.views:
            self.board.svg = ""
            return
        with self.board.hold_sync():
            self.board.labels = view.labels(desk.cells, desk.table, words)
            self.board.lit = view.lit(found)
            self.board.svg = desk.game.draw(desk.table, drawing, words.drawn)

    def _words(self, link: Link) -> None:
        app = Words(None, self.state.lang)
        link.words = {each: app.say(f"app-{each}") for each in LINK_WORDS}


BODIES: Mapping[str, Callable[[Page], str]] = {
    HOME: home.home,
    HISTORY: history.history,
    LEARN: learn.learn,
    PLAYERS: players.players,
    SETUP: setup.setup,
    PLAY: play.play,
    SCORE: score.score,
    RESULT: result.result,
}
TOPS: Mapping[str, Callable[[Page], str]] = {LEARN: learn.top, HISTORY: history.top}
SIDES: Mapping[str, Callable[[Page], str]] = {SETUP: setup.side, PLAY: play.side, SCORE: score.side}


def _classes(state: State) -> tuple[str, ...]:
    """The classes by which the style sheet knows the screen and the game."""
    id = state.desk.game.id if state.desk else state.learn.game if state.screen == LEARN and state.learn else ""
    game = (f"game-{id}",) if id else ()
    return ("sk", f"at-{state.screen or HOME}", *game)


def _title(shown: Page) -> str:
    if shown.state.screen == HISTORY:
        return f"{shown.say('past')} – Scorekeeper"
    if shown.state.screen == LEARN and shown.state.learn:
        return f"{shown.app.name(shown.state.learn.game)} – Scorekeeper"
    if shown.state.desk is None:
        return "Scorekeeper"
    return f"{shown.app.name(shown.desk.game.id)} – Scorekeeper"


def _name_of(path: str) -> int | None:
    """Whose name a path is, by their place, or ``None`` if it is nobody's."""
    return whole(path[len("players[") : -len("].name")]) if re.fullmatch(r"players\[[0-9]+\]\.name", path) else None


def _standing(desk: Desk, path: str) -> int | None:
    """The number that counts at a place, entered or from the log; ``None`` if there is none."""
    value: Any
    if (cell := desk.cells.get(path)) is None:
        value = claims.standing(desk, path)
    else:
        value = paths.get(desk.document, cell.path)
        if value is None and desk.logged is not None and cell.path.startswith("final."):
            value = view.logged(desk.logged, cell.path)
    if isinstance(value, dict):
        value = value.get("value")
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _named(app: App, path: str, at: int, message: Mapping[str, Any]) -> tuple[Change, ...]:
    """A player's name; whoever leaves it empty gets their number as a name."""
    text = " ".join(str(message.get("text") or "").split())
    if not text and message.get("leave"):
        text = numbered(Words(None, app.state.lang), at)
    return ((path, text),)


def app(begin: str = "") -> None:
    """Show the app. The one cell of the notebook calls this."""
    from IPython.display import display

    if not log.handlers and sys.__stderr__ is not None:
        log.addHandler(
            logging.StreamHandler(sys.__stderr__)
        )  # the server's terminal; the kernel's own goes to the page
    display(App(begin).root)  # type: ignore[no-untyped-call]  # IPython types nothing here


def lesson(game: str) -> None:
    """Show the app where one learns a game. The one cell of a tutorial's notebook calls this.

    Raises ``ValueError`` for a game that there is not.
    """
    if game not in GAMES:
        raise ValueError(f"no game {game!r}; there are {', '.join(GAMES)}")
    app(f"game={game}&learn=start")
