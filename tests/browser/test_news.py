"""That a page hears of new versions: `ui/static/watch.js` in a browser, against a running server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from scorekeeper.store import Store, open_store
from serving import ROOT, Served, serving
from storing import PHONE, make

SCRIPT = ROOT / "scorekeeper" / "ui" / "static" / "watch.js"
WIDGETS = Path(__file__).parent / "data" / "widgets.ipynb"

BEGIN = """async (token) => {
  window.heard = [];
  window.sources = [];
  const Plain = window.EventSource;
  window.EventSource = class extends Plain {
    constructor(url) { super(url); window.sources.push(this); }
  };
  window.open_ones = () => window.sources.filter((each) => each.readyState !== Plain.CLOSED).length;
  window.seen = (state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const { watch } = await import("/watch.js");
  window.stop = watch("/scorekeeper/watch", token, (v) => window.heard.push(v), (why) => window.heard.push(why));
}"""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path / "tables.sqlite3", "--notebook", str(WIDGETS)) as running:
        yield running


@pytest.fixture
def store(tmp_path: Path, served: Served) -> Iterator[Store]:
    opened = open_store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    yield opened
    opened.close()


def begin(page: Page, served: Served, token: str) -> None:
    page.route("**/page.html", lambda route: route.fulfill(content_type="text/html", body="<!doctype html><p>A page"))
    page.route(
        "**/watch.js", lambda route: route.fulfill(content_type="text/javascript", body=SCRIPT.read_text("utf-8"))
    )
    page.goto(served.url + "page.html")
    page.evaluate(BEGIN, token)


def until(page: Page, heard: list[int | str], milliseconds: int = 5000) -> None:
    page.wait_for_function("(list) => JSON.stringify(heard) === JSON.stringify(list)", arg=heard, timeout=milliseconds)


def note(store: Store, token: str, base: int) -> None:
    store.append(token, base, [("notes", str(base))], PHONE)


def test_versions_until_the_link_is_revoked(page: Page, served: Served, store: Store) -> None:
    token = make(store)
    begin(page, served, token)
    until(page, [1])
    note(store, token, 1)
    until(page, [1, 2], 1000)
    store.revoke_link(token, token, PHONE)
    until(page, [1, 2, "revoked"])
    page.wait_for_timeout(2000)  # it does not come again
    assert page.evaluate("[sources.length, open_ones()]") == [1, 0]


def test_a_hidden_page_lets_go_and_catches_up(page: Page, served: Served, store: Store) -> None:
    token = make(store)
    page.clock.install()
    begin(page, served, token)
    until(page, [1])
    page.evaluate("seen('hidden')")
    page.clock.fast_forward(5000)
    assert page.evaluate("open_ones()") == 1  # a look at another page costs nothing
    page.evaluate("seen('visible')")
    page.clock.fast_forward(20000)
    assert page.evaluate("[sources.length, open_ones()]") == [1, 1]
    page.evaluate("seen('hidden')")
    page.clock.fast_forward(11000)
    assert page.evaluate("open_ones()") == 0
    note(store, token, 1)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    assert page.evaluate("open_ones()") == 0
    page.evaluate("seen('visible')")
    until(page, [1, 2])
    page.evaluate("stop()")
    page.evaluate("seen('hidden'); seen('visible'); window.dispatchEvent(new Event('online'))")
    assert page.evaluate("open_ones()") == 0


def test_a_server_that_comes_back_is_found(page: Page, tmp_path: Path) -> None:
    db = tmp_path / "tables.sqlite3"
    with serving(db, "--notebook", str(WIDGETS)) as first:
        store = open_store(f"sqlite:///{db}")
        token = make(store)
        begin(page, first, token)
        until(page, [1])
    note(store, token, 1)
    page.wait_for_function("sources.length >= 2")  # it tries
    with serving(db, "--notebook", str(WIDGETS), "--port", str(urlsplit(first.url).port)):
        until(page, [1, 2], 30000)
        assert page.evaluate("open_ones()") == 1
        note(store, token, 2)
        until(page, [1, 2, 3], 1000)
    store.close()
