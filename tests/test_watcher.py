"""The watcher of a server by itself: what it asks and tells, whatever becomes of the database and the pages."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import tornado.httpclient
import tornado.httpserver
import tornado.testing
import tornado.web

from scorekeeper.serve import watch
from scorekeeper.store import Missing, Saved, Store, open_store
from scorekeeper.store.signals import hearing
from storing import PHONE, make

# The watcher by itself


class Count:
    """Counts the questions that the watcher asks, and how often it opens and lets go of the database."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []
        self.open = 0
        newest = Store.newest

        def counted(store: Store, tokens: Collection[str]) -> Any:
            self.asked.append(len(tokens))
            return newest(store, tokens)

        @contextmanager
        def opened(url: str | None) -> Iterator[Any]:
            with hearing(url) as found:
                self.open += 1
                try:
                    yield found
                finally:
                    self.open -= 1

        monkeypatch.setattr(Store, "newest", counted)
        monkeypatch.setattr(watch, "hearing", opened)


async def until(true: Callable[[], object], seconds: float = 5) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def test_many_pages_share_one_question(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, count = open_store(store_url), Count(monkeypatch)
    token, second, unwatched = make(store), make(store), make(store)

    async def run() -> None:
        watcher = watch.Watcher(store_url)
        pages = [watcher.watch(token) for _ in range(50)] + [watcher.watch(second)]
        found = [page for page in pages if page is not None]
        await until(lambda: all(page.newest == 1 for page in found))
        assert sum(count.asked) == 2  # two tables, each once, whatever the number of pages
        count.asked.clear()
        await asyncio.sleep(0.5)
        assert count.asked == []  # nothing happens, nothing is asked
        for base in range(1, 6):
            assert isinstance(store.append(token, base, [("notes", str(base))], PHONE), Saved)
            await until(lambda base=base: all(page.newest == base + 1 for page in found[:50]))  # type: ignore[misc]
        sqlite = store_url.startswith("sqlite")
        assert count.asked == ([2] * 5 if sqlite else [])  # PostgreSQL has told the version with it
        count.asked.clear()
        store.append(unwatched, 1, [("notes", "x")], PHONE)
        await asyncio.sleep(0.4)
        assert count.asked == ([2] if sqlite else [])
        assert found[50].newest == 1
        count.asked.clear()
        late = watcher.watch(unwatched)
        assert late is not None
        await until(lambda: late.newest == 2)
        assert count.asked == [1]  # the others are not asked for again
        watcher.leave(late)
        for page in found:
            watcher.leave(page)
            watcher.leave(page)
        await until(lambda: count.open == 0)  # nobody watches, and the database is let go
        back = watcher.watch(token)
        assert back is not None
        await until(lambda: back.newest == 6)
        assert count.open == 1
        watcher.close()
        await until(lambda: count.open == 0)

    asyncio.run(run())
    store.close()


def test_a_page_that_comes_again_at_once_is_told_again(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    token = make(store)

    async def run() -> None:
        watcher = watch.Watcher(sqlite_url)
        for _ in range(20):
            page = watcher.watch(token)
            assert page is not None
            await until(lambda page=page: page.newest == 1)  # type: ignore[misc]  # mypy wants no default here
            watcher.leave(page)
        watcher.close()

    asyncio.run(run())
    store.close()


def test_a_database_that_is_away_is_heard_again(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, away = tmp_path / "store.sqlite3", tmp_path / "away.sqlite3"
    store = open_store(sqlite_url)
    token = make(store)
    store.close()
    shutil.move(file, away)

    async def run() -> None:
        watcher = watch.Watcher(sqlite_url)
        page = watcher.watch(token)
        assert page is not None
        assert not await page.news(1.2)  # no event, and no end either
        assert not file.exists()  # nothing was put in its place
        shutil.move(away, file)
        await until(lambda: page.newest == 1)
        # A copy put back over the file is another file: the old one would never change again.
        shutil.copy(file, away)
        with_more = open_store(f"sqlite:///{away}")
        with_more.append(token, 1, [("notes", "x")], PHONE)
        with_more.close()
        os.replace(away, file)  # noqa: PTH105  # the one call that does this everywhere
        await until(lambda: page.newest == 2)
        watcher.close()

    asyncio.run(run())
    said = [record for record in caplog.records if record.name == watch.__name__]
    assert len(said) == 2  # once each time, not at each try
    assert all(record.exc_info is None for record in said)


def test_a_fault_of_ours_does_not_end_it(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(sqlite_url)
    token, faults = make(store), [KeyError("once")]
    newest = Store.newest

    def faulty(store: Store, tokens: Collection[str]) -> Any:
        if faults:
            raise faults.pop()
        return newest(store, tokens)

    monkeypatch.setattr(Store, "newest", faulty)

    async def run() -> None:
        watcher = watch.Watcher(sqlite_url)
        page = watcher.watch(token)
        assert page is not None
        await until(lambda: page.newest == 1)
        watcher.close()

    asyncio.run(run())
    store.close()


def test_not_more_pages_than_there_is_room_for(sqlite_url: str) -> None:
    async def run() -> None:
        watcher = watch.Watcher(sqlite_url, most=2)
        first, second = watcher.watch("a"), watcher.watch("b")
        assert first is not None
        assert second is not None
        assert watcher.watch("a") is None
        watcher.leave(first)
        assert watcher.watch("b") is not None
        watcher.close()

    asyncio.run(run())


# What goes over the wire


class Open(watch.Watch):
    """The handler without a Voilà around it that says who is who."""

    async def prepare(self) -> None:  # type: ignore[override]  # the stock one is loosely typed
        self.current_user = "anybody"


def spoken(url: str, most: int, talk: Callable[[watch.Watcher, str], Awaitable[None]]) -> None:
    async def run() -> None:
        watcher = watch.Watcher(url, most)
        listening, port = tornado.testing.bind_unused_port()
        routes = [(r"/club/scorekeeper/watch", Open, {"watcher": watcher})]
        server = tornado.httpserver.HTTPServer(tornado.web.Application(list(routes), compress_response=True))
        server.add_socket(listening)
        await talk(watcher, f"http://127.0.0.1:{port}/club/scorekeeper/watch?table=")
        server.stop()
        watcher.close()

    asyncio.run(run())


async def listen(address: str, into: list[bytes]) -> tornado.httpclient.HTTPResponse:
    client = tornado.httpclient.AsyncHTTPClient(force_instance=True)
    return await client.fetch(
        address, streaming_callback=into.append, request_timeout=30, decompress_response=True, raise_error=False
    )


def test_a_quiet_stream_stays_alive_and_is_not_compressed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "KEEP_ALIVE_SECONDS", 0.1)
    store = open_store(sqlite_url)
    token = make(store)

    async def talk(watcher: watch.Watcher, address: str) -> None:
        parts: list[bytes] = []
        stream = asyncio.create_task(listen(address + token, parts))
        await until(lambda: b"".join(parts).count(b":\n\n") >= 3)
        store.append(token, 1, [("notes", "x")], PHONE)
        await until(lambda: b"data: 2\n\n" in b"".join(parts))
        store.revoke_link(token, token, PHONE)
        answer = await stream
        assert answer.headers["Content-Encoding"] == "identity"
        text = b"".join(parts).decode().replace(":\n\n", "")
        assert re.fullmatch(
            r"retry: \d+\n\nevent: version\ndata: 1\n\nevent: version\ndata: 2\n\nevent: end\ndata: revoked\n\n", text
        )

    spoken(sqlite_url, 9, talk)
    store.close()


def test_a_page_that_goes_makes_room(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    token = make(store)

    async def talk(watcher: watch.Watcher, address: str) -> None:
        place = urllib.parse.urlsplit(address)
        _, gone = await asyncio.open_connection("127.0.0.1", place.port)
        gone.write(f"GET {place.path}?table={token} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        await until(lambda: watcher._pages == 1)
        full = await listen(address + token, [])
        assert (full.code, full.headers["Retry-After"]) == (503, "30")
        gone.close()
        await until(lambda: watcher._pages == 0)
        assert watcher._tables == {}
        parts: list[bytes] = []
        stream = asyncio.create_task(listen(address + token, parts))
        await until(lambda: b"data: 1\n" in b"".join(parts))
        store.revoke_link(token, token, PHONE)
        assert (await stream).code == 200

    spoken(sqlite_url, 1, talk)
    store.close()


def test_it_says_why_there_is_no_more(sqlite_url: str) -> None:
    open_store(sqlite_url).close()

    async def run() -> None:
        watcher = watch.Watcher(sqlite_url)
        page = watcher.watch("no-such-token-no-such-token")
        assert page is not None
        assert await page.news(5)
        assert page.newest == Missing("unknown")
        watcher.close()

    asyncio.run(run())


@pytest.mark.parametrize(("below", "path"), [("/", "/scorekeeper/watch"), ("/club/", "/club/scorekeeper/watch")])
def test_it_stands_below_the_address_of_the_server(below: str, path: str) -> None:
    ((found, handler, _),) = watch.handlers(below)
    assert (found, handler) == (path, watch.Watch)
