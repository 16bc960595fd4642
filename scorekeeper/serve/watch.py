"""Tells the pages of a table that it has a new version, so that no kernel asks for it again and again.

One `Watcher` a server process has one thread of its own, which hears of what other processes write (`store.signals`)
and asks the database only for the tables that pages watch, once for all pages together. `Watch` passes it on to a page
as server-sent events. Nothing is written, and nothing but a version number is told.
"""

from __future__ import annotations

import asyncio
import logging
import selectors
import socket
import threading
import time
from collections.abc import Iterable
from typing import Any

import tornado.web
from jupyter_server.base.handlers import JupyterHandler
from tornado.iostream import StreamClosedError

from scorekeeper.store import Missing, Newest, Store, StoreRefused
from scorekeeper.store.signals import Ear, hearing

MOST_PAGES = 2000
"""Pages watching at once. Not counted by address: the phones of a whole club come from one."""

KEEP_ALIVE_SECONDS = 15.0
LOOK_AGAIN_SECONDS = 30.0
"""How often the watched tables are looked up though nothing was heard: also notices a connection that died silently."""

PAUSE_SECONDS = (0.5, 30.0)
"""Before the database is tried again: the first time, and at most."""

RETRY_MS = 2000

_log = logging.getLogger(__name__)


class _Watched:
    """A table that pages watch. What is known of it changes on the event loop only."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.pages: set[Watching] = set()
        self.newest: Newest | Missing | None = None


class Watching:
    """One page that watches one table."""

    def __init__(self, table: _Watched) -> None:
        self.table = table
        self.over = False
        self._news = asyncio.Event()
        if table.newest is not None:
            self._news.set()

    @property
    def newest(self) -> int | Missing | None:
        """The newest version; what is `Missing` if the link opens nothing; ``None`` as long as neither is known."""
        known = self.table.newest
        return known.version if isinstance(known, Newest) else known

    async def news(self, seconds: float) -> bool:
        """Wait until there is something new, at most so long; whether there is."""
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True

    def wake(self) -> None:
        """Let `news` come back."""
        self._news.set()


class Watcher:
    """Watches tables for pages. Its methods belong to one event loop.

    While the database cannot be reached, pages hear nothing; it is tried again until it can. Without pages there is no
    connection to it either.
    """

    def __init__(self, url: str | None = None, most: int = MOST_PAGES) -> None:
        """``url``: as for `open_store`."""
        self._url, self._most = url, most
        self._tables: dict[str, _Watched] = {}
        self._wanted: tuple[_Watched, ...] = ()  # the same for the thread: replaced whole, never changed
        self._pages = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._wake, self._woken = socket.socketpair()
        self._wake.setblocking(False)
        self._woken.setblocking(False)
        self._closed = threading.Event()
        self._pause = PAUSE_SECONDS[0]

    def watch(self, token: str) -> Watching | None:
        """Begin to watch; ``None`` if too many pages do. To be ended by `leave`."""
        if self._pages >= self._most:
            return None
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            threading.Thread(target=self._run, name="watcher", daemon=True).start()
        table = self._tables.setdefault(token, _Watched(token))
        page = Watching(table)
        table.pages.add(page)
        self._pages += 1
        self._changed()
        return page

    def leave(self, page: Watching) -> None:
        """End watching."""
        if page in page.table.pages:
            page.table.pages.remove(page)
            self._pages -= 1
            if not page.table.pages:
                del self._tables[page.table.token]
                self._changed()

    def close(self) -> None:
        """End for good."""
        self._closed.set()
        self._changed()

    def _changed(self) -> None:
        if len(self._wanted) != len(self._tables) or self._closed.is_set():
            self._wanted = tuple(self._tables.values())
            try:
                self._wake.send(b"!")
            except BlockingIOError:
                pass  # so many calls are waiting already that it will wake

    def _take(self, news: list[tuple[_Watched, Newest | Missing]]) -> None:
        for table, newest in news:
            table.newest = newest
            for page in table.pages:
                page.wake()

    # The thread

    def _run(self) -> None:
        while not self._closed.is_set():
            if not self._wanted:
                self._wait(None, None)
                continue
            try:
                with hearing(self._url) as (store, ear):
                    self._follow(store, ear)
                continue
            except Exception as error:  # even a fault of ours must not leave all pages without news for ever
                if self._pause == PAUSE_SECONDS[0]:  # else it is said already
                    details = None if isinstance(error, StoreRefused) else error
                    _log.warning("Pages get no news of their tables for now: %s", error, exc_info=details)
            self._closed.wait(self._pause)
            self._pause = min(2 * self._pause, PAUSE_SECONDS[1])

    def _follow(self, store: Store, ear: Ear) -> None:
        """Tell what is new until nobody watches."""
        known: dict[_Watched, Newest | Missing] = {}
        look, looked = True, 0.0
        while (wanted := self._wanted) and not self._closed.is_set():
            before = known
            known = {} if look else {table: before[table] for table in wanted if table in before}
            looked = time.monotonic() if look else looked
            fresh = [table for table in wanted if table not in known]
            if fresh:
                found = store.newest({table.token for table in fresh})
                self._pause = PAUSE_SECONDS[0]
                known |= {table: found[table.token] for table in fresh}
                self._tell((table, known[table]) for table in fresh if before.get(table) != known[table])
            rest = max(0.0, looked + LOOK_AGAIN_SECONDS - time.monotonic())
            self._wait(ear.descriptor, rest if ear.seconds is None else min(rest, ear.seconds))
            told, look = ear.heard()
            look = look or time.monotonic() - looked >= LOOK_AGAIN_SECONDS
            if told:
                newer = dict(sorted(told))
                news = [
                    (table, Newest(at.table, newer[at.table]))
                    for table, at in known.items()
                    if isinstance(at, Newest) and newer.get(at.table, 0) > at.version
                ]
                known |= news
                self._tell(news)

    def _tell(self, news: Iterable[tuple[_Watched, Newest | Missing]]) -> None:
        if (batch := list(news)) and self._loop is not None:
            try:
                self._loop.call_soon_threadsafe(self._take, batch)
            except RuntimeError:  # the server's loop has ended
                self._closed.set()

    def _wait(self, descriptor: int | None, seconds: float | None) -> None:
        with selectors.DefaultSelector() as selector:  # `select` itself ends at descriptor 1023
            selector.register(self._woken, selectors.EVENT_READ)
            if descriptor is not None:
                selector.register(descriptor, selectors.EVENT_READ)
            selector.select(seconds)
        try:
            while self._woken.recv(4096):
                pass
        except BlockingIOError:
            pass


class Watch(JupyterHandler):
    """``GET …/scorekeeper/watch?table=TOKEN``: server-sent events until the page goes or its link is revoked.

    ``version``: the newest version number, once at the start and at each change. ``end``: why there will be no more
    (``unknown`` or ``revoked``), which is all that an address is told that opens nothing.
    """

    SUPPORTED_METHODS = ("GET",)

    _page: Watching | None = None

    def initialize(self, watcher: Watcher) -> None:
        self._watcher = watcher

    @tornado.web.authenticated
    async def get(self) -> None:
        page = self._page = self._watcher.watch(self.get_query_argument("table", ""))
        if page is None:
            self.set_header("Retry-After", "30")
            self.set_status(503)
            return
        try:
            await self._stream(page)
        except StreamClosedError:
            pass  # the page is gone
        finally:
            self._watcher.leave(page)

    async def _stream(self, page: Watching) -> None:
        self.set_header("Content-Type", "text/event-stream; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("X-Accel-Buffering", "no")  # a proxy should pass on each event at once
        self.set_header("Content-Encoding", "identity")  # else each page would hold a compressor of 256 KB
        self.write(f"retry: {RETRY_MS}\n\n")
        await self.flush()
        told: int | None = None
        while not page.over:
            if not await page.news(KEEP_ALIVE_SECONDS):
                self.write(":\n\n")
            elif isinstance(page.newest, Missing):
                self.write(f"event: end\ndata: {page.newest.reason}\n\n")
                return
            elif page.newest is not None and page.newest != told:
                told = page.newest
                self.write(f"event: version\ndata: {told}\n\n")
            else:
                continue
            await self.flush()

    def on_connection_close(self) -> None:
        if self._page is not None:
            self._page.over = True
            self._page.wake()


def handlers(server_url: str) -> list[Any]:
    """The routes for an application that listens below ``server_url``, with a watcher of their own."""
    return [(f"{server_url.rstrip('/')}/scorekeeper/watch", Watch, {"watcher": Watcher()})]
