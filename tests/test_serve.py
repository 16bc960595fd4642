"""`scorekeeper serve`: that it answers, keeps to itself, ends cleanly, and says in one sentence what is missing."""

from __future__ import annotations

import gzip
import html
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.serve import front, launch
from serving import ROOT, Served, alive, command, environment, serving, wait_until

WIDGETS = ROOT / "tests" / "browser" / "data" / "widgets.ipynb"
BROKEN = ROOT / "tests" / "browser" / "data" / "broken.ipynb"
PAGE_FILES = ROOT / "scorekeeper" / "serve"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("serve") / "tables.sqlite3", "--notebook", str(WIDGETS)) as running:
        yield running


def fetch(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


# --- a page ---------------------------------------------------------------------------------------------------------


def test_the_page_is_sent_with_its_widgets_and_no_other_host(served: Served) -> None:
    status, headers, body = fetch(served.url)
    page = body.decode("utf-8")
    assert status == 200
    assert "application/vnd.jupyter.widget-view+json" in page
    assert "<title>Scorekeeper</title>" in page
    assert '<main id="main"' in page
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert headers["Referrer-Policy"] == "no-referrer"
    links = re.findall(r"""(?:src|href)=["']([^"']*)["']""", page)
    assert links
    assert [link for link in links if re.match(r"(?:https?:)?//", link)] == []


def test_the_files_of_the_page_name_no_other_host() -> None:
    files = [*PAGE_FILES.glob("template/**/*.*"), *PAGE_FILES.glob("static/*.svg"), *PAGE_FILES.glob("static/*.web*")]
    assert len(files) >= 6
    for file in files:
        hosts = set(re.findall(r"https?://([\w.-]+)", file.read_text("utf-8"))) - {"www.w3.org"}  # the name of SVG
        assert hosts == set(), file.name


def test_one_script_holds_the_front_end_and_is_kept(served: Served) -> None:
    _, _, body = fetch(served.url)
    (script,) = re.findall(r'src="(/scorekeeper/front-[0-9a-f]+\.js)"', body.decode("utf-8"))
    status, headers, packed = fetch(served.url.rstrip("/") + script, Accept_Encoding="gzip")
    assert (status, headers["Content-Encoding"]) == (200, "gzip")
    assert "immutable" in headers["Cache-Control"]
    plain = fetch(served.url.rstrip("/") + script)[2]
    assert gzip.decompress(packed) == plain == front.script(plain=True)
    assert len(packed) < len(plain) / 3


def test_every_file_of_the_front_end_is_there() -> None:
    names = front.LIST.read_text("utf-8").split()
    assert len(names) > 50
    assert [name for name in names if front.find(name) is None] == []


def test_the_page_itself_is_compressed(served: Served) -> None:
    assert fetch(served.url, Accept_Encoding="gzip")[1]["Content-Encoding"] == "gzip"


@pytest.mark.parametrize("path", ["nowhere", "voila/files/widgets.ipynb", "voila/files/../../pyproject.toml"])
def test_nothing_else_is_served(served: Served, path: str) -> None:
    status, _, body = fetch(served.url + path)
    assert status in (403, 404)
    assert b"cells" not in body
    assert b"Traceback" not in body


def test_a_foreign_name_for_this_machine_is_refused(served: Served) -> None:
    assert fetch(served.url, Host="tables.example")[0] == 403


def test_a_fault_in_the_notebook_shows_no_traceback(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite3", "--notebook", str(BROKEN)) as running:
        _, _, body = fetch(running.url)
    page = body.decode("utf-8")
    assert "scorekeeperFailed()" in page
    assert "only for the server" not in html.unescape(page)
    assert "ValueError" in "".join(running.lines), "whoever runs the server should find the fault in its log"


# --- its end --------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_no_kernel_outlives_the_server(tmp_path: Path, how: str) -> None:
    with serving(tmp_path / "tables.sqlite3", "--notebook", str(WIDGETS)) as running:
        fetch(running.url)
        kernels = running.kernels()
        assert kernels
        running.process.send_signal(getattr(signal, how))
        running.process.wait(60)  # that it ends is what counts; on a busy machine kernels take their time
        wait_until(lambda: not any(map(alive, kernels)), 30, "the kernels have ended")
    assert running.process.returncode == (0 if how != "SIGKILL" else -signal.SIGKILL)
    if how != "SIGKILL":
        assert len(running.lines) == 1, "one line with the address, and nothing else"


# --- one sentence, and 2 --------------------------------------------------------------------------------------------


def refusal(*options: str, **changes: str | None) -> str:
    ended = subprocess.run(
        command("--no-browser", *options),
        capture_output=True,
        text=True,
        timeout=60,
        env=environment(**changes),
        check=False,
    )
    assert ended.returncode == 2, ended.stdout + ended.stderr
    assert ended.stderr.startswith("scorekeeper serve: ")
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} is taken" in refusal("--port", str(port), "--db", f"sqlite:///{tmp_path / 'a.sqlite3'}")


def test_without_a_port_the_next_free_one_is_taken_and_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(launch, "DEFAULT_PORT", port)
        with launch.bind(None, lan=False) as listening:
            found = listening.getsockname()[1]
    assert port < found < port + launch.PORTS_TO_TRY
    assert capsys.readouterr().out == f"Port {port} is taken; using {found}.\n"


def test_only_this_machine_is_listened_to_unless_asked() -> None:
    for lan, host in ((False, "127.0.0.1"), (True, "0.0.0.0")):
        with launch.bind(0, lan=lan) as listening:
            assert listening.getsockname()[0] == host


def test_an_unwritable_place_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "file" in refusal("--db", f"sqlite:///{tmp_path / 'file' / 'tables.sqlite3'}")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_leave_to_write_is_said(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "choose another with --db" in refusal("--db", f"sqlite:///{tmp_path / 'tables.sqlite3'}")


@pytest.mark.parametrize("url", ["sqlite:///:memory:", "sqlite://", "mysql://host/name", "nonsense"])
def test_a_database_that_cannot_keep_tables_is_said(url: str) -> None:
    assert "--db takes" in refusal("--db", url)


def test_kernels_are_given_the_whole_address_of_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    given = launch.kernel_environment("sqlite:///kept/tables.sqlite3", lan=True)
    assert given["SCOREKEEPER_DB"] == f"sqlite:///{tmp_path / 'kept' / 'tables.sqlite3'}"
    assert given["SCOREKEEPER_ACCESS"] == "lan"
    assert (tmp_path / "kept" / "tables.sqlite3").is_file()


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all, " * 500)
    assert "is damaged or no database" in refusal("--db", f"sqlite:///{file}")
    assert file.read_text().startswith("Dear all, ")


def test_a_database_server_that_does_not_answer_is_said() -> None:
    pytest.importorskip("psycopg", reason="the extra `postgres` is not installed")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # bound but not listening: every connection is refused
        said = refusal("--db", f"postgresql://me:secret@127.0.0.1:{closed.getsockname()[1]}/tables")
    assert "choose another with --db" in said
    assert "secret" not in said


def test_a_missing_notebook_is_said(tmp_path: Path) -> None:
    assert "There is no notebook" in refusal("--notebook", str(tmp_path / "none.ipynb"))


def test_missing_parts_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "NEEDED", (*launch.NEEDED, "no_such_library"))
    with pytest.raises(launch.Refusal, match=r"\(no_such_library\): pip install 'tabletop-scorekeeper\[app\]'"):
        launch.need_parts()


def test_every_refusal_of_the_store_has_its_sentence() -> None:
    from scorekeeper.store import StoreRefused

    codes = set(re.findall(r"``([a-z-]+)``", (StoreRefused.__doc__ or "").split("``facts``")[0])) - {"code"}
    assert codes == set(launch.DATABASE_REFUSALS)


def test_starting_costs_nothing_before_it_is_asked_for() -> None:
    code = "import sys, scorekeeper.serve; print(sorted({'voila', 'tornado', 'sqlalchemy', 'zmq'} & set(sys.modules)))"
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True, timeout=60
    )
    assert ended.stdout == "[]\n"


def test_addresses_for_phones_are_addresses() -> None:
    for address in launch.lan_addresses():
        assert socket.inet_aton(address)
        assert not address.startswith("127.")
