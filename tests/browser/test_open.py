"""That a page opens: quickly, from this host alone, in the visitor's language, and with words if it cannot."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from scorekeeper.serve import front
from serving import Served, serving, wait_until

DATA = Path(__file__).parent / "data"
MOST_REQUESTS = 12


@pytest.fixture
def url(serve: Callable[..., Served]) -> str:
    return serve(DATA / "widgets.ipynb").url


def test_widgets_of_both_kinds_work(page: Page, url: str) -> None:
    page.goto(url)
    coins = page.get_by_label("Coins")
    coins.fill("12")
    coins.press("Tab")
    expect(page.get_by_text("24 points")).to_be_visible()
    page.get_by_role("button", name="pressed 0").click()
    expect(page.get_by_text("heard 1")).to_be_visible()
    expect(page.locator("#opening")).to_be_hidden()
    expect(page.locator("#main")).to_have_count(1)


def test_few_requests_and_none_to_another_host(page: Page, url: str) -> None:
    seen: list[Request] = []
    page.on("request", lambda request: seen.append(request))
    page.goto(url)
    expect(page.get_by_role("button", name="pressed 0")).to_be_visible()
    fetched = [request.url for request in seen if request.url.startswith("http")]
    assert {urlsplit(address).netloc for address in fetched} == {urlsplit(url).netloc}
    listed = set(front.LIST.read_text("utf-8").split())
    paths = [urlsplit(address).path.lstrip("/") for address in fetched]
    unlisted = [
        path for path in paths if path.startswith("voila/") and "remoteEntry" not in path and path not in listed
    ]
    assert len(fetched) <= MOST_REQUESTS, "add to serve/front.txt:\n" + "\n".join(unlisted)


def test_the_address_and_the_language_reach_the_kernel(browser: Browser, url: str) -> None:
    context = browser.new_context(locale="es-AR")
    page = context.new_page()
    page.goto(url + "?game=musee&table=abc&lang=ja")
    expect(page.get_by_text("QUERY_STRING=game=musee&table=abc&lang=ja")).to_be_visible()
    expect(page.get_by_text(re.compile("HTTP_ACCEPT_LANGUAGE=es-AR"))).to_be_visible()
    expect(page.get_by_text("SCOREKEEPER_ACCESS=local")).to_be_visible()
    expect(page.get_by_text(re.compile(r"SCOREKEEPER_DB=sqlite:////?.+tables\.sqlite3"))).to_be_visible()
    context.close()


@pytest.mark.parametrize(
    ("locale", "query", "language"),
    [
        ("es-AR", "", "es"),
        ("ja-JP", "", "ja"),
        ("fr-FR", "", "en"),
        ("es-AR", "?lang=ja", "ja"),
        ("ja-JP", "?lang=xx", "ja"),
    ],
)
def test_the_page_says_its_language(browser: Browser, url: str, locale: str, query: str, language: str) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(url + query, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", language)
    context.close()


@pytest.mark.parametrize(("scheme", "paper"), [("light", "rgb(251, 248, 242)"), ("dark", "rgb(23, 21, 18)")])
def test_the_first_paint_is_paper(browser: Browser, url: str, scheme: str, paper: str) -> None:
    context = browser.new_context(color_scheme="dark" if scheme == "dark" else "light", locale="es-ES")
    page = context.new_page()
    page.route("**/front-*.js", lambda route: route.abort())  # so that it stays at the first paint
    page.goto(url)
    expect(page.get_by_text("Abriendo…")).to_be_visible()
    expect(page.get_by_text("Opening…")).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", paper)
    context.close()


def test_a_page_that_does_not_start_says_so(page: Page, url: str) -> None:
    page.clock.install()
    page.route("**/front-*.js", lambda route: route.abort())
    page.goto(url)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.clock.fast_forward(21_000)
    expect(page.get_by_role("alert")).to_contain_text("could not be opened")
    expect(page.get_by_role("link", name="Try again")).to_be_visible()


ERROR_INSTEAD = """() => {
  const output = document.querySelector(".jp-OutputArea-output");
  if (!output || sessionStorage.getItem("faults") === "0") return false;
  sessionStorage.setItem("faults", Number(sessionStorage.getItem("faults")) - 1);
  output.textContent = "Error displaying widget: model not found";
  return true;
}"""


@pytest.mark.parametrize(("faults", "opens"), [(1, True), (2, False)])
def test_a_widget_that_gives_up_opens_the_page_anew_once(page: Page, app_url: str, faults: int, opens: bool) -> None:
    opened: list[str] = []
    page.on("framenavigated", lambda frame: opened.append(frame.url))
    # On a busy machine ipywidgets gives a model up, and writes so where the widget would stand.
    page.add_init_script(f"sessionStorage.getItem('faults') ?? sessionStorage.setItem('faults', '{faults}')")
    page.add_init_script(
        f"const writing = setInterval(() => {{ if (({ERROR_INSTEAD})()) clearInterval(writing); }}, 5)"
    )
    page.goto(app_url)
    if opens:
        expect(page.locator(".card.game").first).to_be_visible(timeout=60_000)
        expect(page.locator("#opening")).to_be_hidden()
        assert page.evaluate("sessionStorage.getItem('sk:opened-again')") is None
    else:
        expect(page.get_by_role("alert")).to_contain_text("could not be opened", timeout=60_000)
        expect(page.get_by_role("link", name="Try again")).to_be_visible()
        expect(page.get_by_text("Error displaying widget")).to_be_hidden()
    assert len(opened) == 2


def test_a_fault_in_the_kernel_is_said_in_words(page: Page, serve: Callable[..., Served]) -> None:
    page.goto(serve(DATA / "broken.ipynb").url)
    expect(page.get_by_role("alert")).to_contain_text("could not be opened")
    assert "ValueError" not in page.content()


def test_without_javascript_a_sentence_says_so(browser: Browser, url: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(url)
    expect(page.get_by_text("needs JavaScript")).to_be_visible()
    context.close()


def test_a_closed_page_gives_its_kernel_back(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite3", "--notebook", str(DATA / "widgets.ipynb")) as served:
        page = browser.new_page()
        page.goto(served.url)
        expect(page.get_by_role("button", name="pressed 0")).to_be_visible()
        page.reload()
        expect(page.get_by_role("button", name="pressed 0")).to_be_visible()
        assert len(served.kernels()) == 2
        wait_until(lambda: len(served.kernels()) == 1, 40, "the kernel of the page before the reload has ended")
        page.get_by_role("button", name="pressed 0").click()
        expect(page.get_by_text("heard 1")).to_be_visible()
        page.close()
