"""That the pages of a table hear of a new version at once, and of nothing else."""

from __future__ import annotations

import http.client
import random
import socket
import statistics
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from scorekeeper.store import Link, Store, open_store
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
