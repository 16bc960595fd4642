"""That the pages of a table hear of a new version at once, and of nothing else."""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import re
import shutil
import socket
import statistics
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import tornado.httpclient
import tornado.httpserver
import tornado.testing
import tornado.web

from scorekeeper.serve import watch
from scorekeeper.store import Link, Missing, Saved, Store, open_store
from scorekeeper.store.signals import hearing
from serving import ROOT, Served, environment, serving, wait_until
from storing import PHONE, make

WIDGETS = ROOT / "tests" / "browser" / "data" / "widgets.ipynb"

WRITER = """
import sys, time
from scorekeeper.store import Saved, open_store
store = open_store(sys.argv[1])
for line in sys.stdin:
    token, version = line.split()
    saved = store.append(token, int(version), [("notes", line)], "writer")
    assert isinstance(saved, Saved), saved
    print(saved.version, time.monotonic(), flush=True)
"""


class Hearing:
    """What a page hears: ``(moment, event, data)`` each; the moments are those of `time.monotonic`."""

    def __init__(self, served: Served, token: str) -> None:
        address = urllib.parse.urlsplit(served.url)
        self.socket = socket.create_connection((str(address.hostname), address.port or 80), timeout=60)
        path = f"/scorekeeper/watch?{urllib.parse.urlencode({'table': token})}"
        # HTTP 1.0, so that what follows the headers is the stream itself.
        self.socket.sendall(f"GET {path} HTTP/1.0\r\nHost: {address.netloc}\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        self.status = int(self.stream.readline().split()[1])
        self.headers = http.client.parse_headers(self.stream)
        self.events: list[tuple[float, str, str]] = []
        self.ended = False
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        name = ""
        while line := self.stream.readline().decode():
            field, _, value = line.rstrip("\n").partition(": ")
            if field == "event":
                name = value
            elif field == "data":
                self.events.append((time.monotonic(), name, value))
        self.ended = True

    def heard(self) -> list[tuple[str, str]]:
        return [(name, data) for _, name, data in self.events]

    def versions(self) -> list[int]:
        return [int(data) for name, data in self.heard() if name == "version"]

    def until(self, version: int, seconds: float = 1.0) -> float:
        """Wait for a version; the moment it came."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for moment, _, data in list(self.events):
                if data == str(version):
                    return moment
            time.sleep(0.002)
        raise AssertionError(f"version {version} was not told within {seconds} s: {self.heard()}")

    def close(self) -> None:
        if not self.ended:
            self.socket.shutdown(socket.SHUT_RDWR)
        self.thread.join(5)
        self.stream.close()
        self.socket.close()


class Writer:
    """Another process that writes."""

    def __init__(self, url: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WRITER, url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(),
        )

    def append(self, token: str, base: int) -> tuple[int, float]:
        """The new version, and the moment when it was on disk."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{token} {base}\n")
        self.process.stdin.flush()
        version, moment = self.process.stdout.readline().split()
        return int(version), float(moment)

    def close(self) -> None:
        self.process.communicate(timeout=10)


Place = tuple[str, Served, Store, Writer]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A running server, its database's address, and another process that writes in it."""
    folder = tmp_path_factory.mktemp("watch")
    if request.param == "sqlite":
        url = f"sqlite:///{folder / 'tables.sqlite3'}"
    else:
        server = sa.make_url(request.getfixturevalue("postgres_url"))
        engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql("CREATE DATABASE watched")
        engine.dispose()
        url = server.set(database="watched").render_as_string(hide_password=False)
    with serving(folder / "none.sqlite3", "--notebook", str(WIDGETS), "--db", url) as served:
        store, writer = open_store(url), Writer(url)
        yield url, served, store, writer
        writer.close()
        store.close()


# Through the server


def test_what_another_process_writes_is_heard_within_a_second(place: Place) -> None:
    _, served, store, writer = place
    token, other = make(store), make(store)
    page = Hearing(served, token)
    assert page.status == 200
    assert page.headers["Content-Type"].startswith("text/event-stream")
    assert page.headers["Cache-Control"] == "no-store"
    page.until(1)
    writer.append(other, 1)  # a table that no page watches
    for base in (1, 2):
        version, saved = writer.append(token, base)
        assert page.until(version) - saved < 1
    assert page.heard() == [("version", "1"), ("version", "2"), ("version", "3")]
    page.close()


def test_fifty_pages_of_one_table(place: Place) -> None:
    _, served, store, writer = place
    token = make(store)
    pages = [Hearing(served, token) for _ in range(50)]
    for page in pages:
        page.until(1, 5)
    version, saved = writer.append(token, 1)
    late = max(page.until(version) - saved for page in pages)
    print(f"the last of fifty pages heard of it after {late * 1000:.0f} ms")
    assert late < 1
    for page in pages:
        assert page.versions() == [1, 2]
        page.close()


def test_how_soon(place: Place, record_property: Callable[[str, object], None]) -> None:
    url, served, store, writer = place
    token = make(store)
    page = Hearing(served, token)
    page.until(1)
    seeded, times = random.Random(50), []
    for base in range(1, 51):
        time.sleep(seeded.uniform(0, 0.2))  # at any moment between two looks at SQLite's counter
        version, saved = writer.append(token, base)
        times.append(page.until(version) - saved)
    page.close()
    median, most = statistics.median(times) * 1000, max(times) * 1000
    print(f"{url.split(':')[0]}: median of 50 {median:.1f} ms, at most {most:.1f} ms")
    record_property("median_milliseconds", round(median, 1))
    assert most < 1000
    assert median < 300


def test_a_revoked_link_hears_no_more(place: Place) -> None:
    _, served, store, writer = place
    token = make(store)
    view = store.make_link(token, "view", PHONE)
    assert isinstance(view, Link)
    guest, host = Hearing(served, view.token), Hearing(served, token)
    guest.until(1)
    host.until(1)
    store.revoke_link(token, view.token, PHONE)
    wait_until(lambda: guest.ended, 1, "the guest's page is told the end")
    version, _ = writer.append(token, 1)
    host.until(version)
    assert guest.heard() == [("version", "1"), ("end", "revoked")]
    again = Hearing(served, view.token)
    wait_until(lambda: again.ended, 1, "the guest's page is told the end at once")
    assert again.heard() == [("end", "revoked")]
    for page in (guest, host, again):
        page.close()


@pytest.mark.parametrize("token", ["no-such-token-no-such-token", "", "x", "'; DROP TABLE link; --", "\x00" * 30])
def test_an_address_that_opens_nothing_is_told_nothing(place: Place, token: str) -> None:
    _, served, store, writer = place
    known = make(store)
    host = Hearing(served, known)
    stranger = Hearing(served, token)
    wait_until(lambda: stranger.ended, 2, "the stream ends")
    assert stranger.heard() == [("end", "unknown")]
    host.until(writer.append(known, 1)[0])  # and the others hear on
    stranger.close()
    host.close()


def test_a_deleted_table_is_heard_of_until_it_is_gone(place: Place) -> None:
    from datetime import timedelta

    _, served, store, _ = place
    token = make(store)
    page = Hearing(served, token)
    page.until(1)
    store.delete(token, PHONE)
    page.until(2)
    store.purge(timedelta(seconds=-5))
    wait_until(lambda: page.ended, 1, "the stream ends")
    assert page.heard()[-1] == ("end", "unknown")
    page.close()


def test_it_only_tells(place: Place) -> None:
    _, served, store, _ = place
    address = f"{served.url}scorekeeper/watch?table={make(store)}"
    for method in ("POST", "PUT", "DELETE"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(urllib.request.Request(address, method=method, data=b""), timeout=10)
        assert refused.value.code in {403, 405}
        refused.value.close()
    foreign = urllib.request.Request(address, headers={"Host": "tables.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(foreign, timeout=10)
    assert refused.value.code == 403
    refused.value.close()


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
def test_a_lost_connection_is_made_again(place: Place) -> None:
    url, served, store, writer = place
    token = make(store)
    page = Hearing(served, token)
    page.until(1)
    engine = sa.create_engine(url)
    listening = "SELECT pid FROM pg_stat_activity WHERE datname = 'watched' AND left(query, 6) = 'LISTEN'"
    with engine.begin() as connection:
        assert len(connection.exec_driver_sql(listening).all()) == 1  # one for all pages
        connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) FROM ({listening}) AS ears")
    version, _ = writer.append(token, 1)  # while nobody listens
    page.until(version, 5)
    page.until(writer.append(token, 2)[0])
    page.close()
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        wait_until(lambda: connection.exec_driver_sql(listening).all() == [], 5, "without pages nobody listens")
    engine.dispose()


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
