"""The command `scorekeeper serve`: look at what is there, say in one sentence what is missing, then start.

Everything that can be known to be wrong before a page is opened is found here, so that nobody meets it at the table.
"""

from __future__ import annotations

import argparse
import errno
import importlib.util
import io
import os
import secrets
import socket
import sys
import threading
import webbrowser
from pathlib import Path

DEFAULT_PORT = 8866
PORTS_TO_TRY = 20
LOCAL = "127.0.0.1"

# What the page needs beyond the wheel's own dependencies, as import names; all come with the extra `app`.
NEEDED = ("voila", "ipywidgets", "anywidget", "sqlalchemy", "platformdirs")


# One sentence for each code of `StoreRefused`.
DATABASE_REFUSALS = {
    "bad-url": "--db takes sqlite:///FILE or postgresql://HOST/NAME ({detail}).",
    "no-driver": "PostgreSQL needs one more part: pip install 'tabletop-scorekeeper[postgres]'.",
    "unreachable": "Cannot open {database} ({detail}); choose another with --db.",
    "read-only": "Cannot write to {database} ({detail}); choose another with --db.",
    "locked": "Another program holds {database}; close it and try again.",
    "full": "No room is left on the disk of {database}.",
    "corrupt": "{database} is damaged or no database; put a copy back, or choose another with --db.",
    "not-a-store": "{database} belongs to another program; choose another with --db.",
    "newer-database": "{database} was written by a newer Scorekeeper; update this one.",
    "failed": "Cannot use {database} ({detail}).",
}


class Refusal(Exception):
    """Something outside the program stands in the way; the message is one sentence for the person who started it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Give `parser` the options of `scorekeeper serve`."""
    parser.add_argument(
        "--port", type=_port, default=None, help=f"port to listen on (default {DEFAULT_PORT}, or the next free one)"
    )
    parser.add_argument("--lan", action="store_true", help="let the phones on this network in; prints a QR code")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--db", metavar="URL", help="database, as sqlite:///FILE or postgresql+psycopg://…")
    parser.add_argument("--notebook", metavar="FILE", type=Path, help="serve this notebook instead of the app")


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM. Returns 0 then, 2 if something was missing (said in one line on stderr)."""
    try:
        need_parts()
        notebook = args.notebook.resolve() if args.notebook else find_notebook()
        if not notebook.is_file():
            raise Refusal(f"There is no notebook {notebook}.")
        environment = kernel_environment(args.db, lan=args.lan)
        listening = bind(args.port, lan=args.lan)
    except Refusal as refusal:
        print(f"scorekeeper serve: {refusal}", file=sys.stderr)
        return 2
    os.environ.update(environment)
    port = listening.getsockname()[1]

    from scorekeeper.serve.server import serve

    def ready() -> None:
        _announce(port, lan=args.lan)
        if not args.no_browser and _has_desktop():
            threading.Thread(target=webbrowser.open, args=(f"http://{LOCAL}:{port}/",), daemon=True).start()

    serve(notebook, listening, lan=args.lan, ready=ready)
    return 0


# --- what is there -------------------------------------------------------------------------------------------------


def find_notebook() -> Path:
    """`app.ipynb`: beside the package in a checkout, inside the package when installed from a wheel."""
    package = Path(__file__).resolve().parents[1]
    checkout = package.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / "notebooks" / "app.ipynb").is_file():
        return checkout / "notebooks" / "app.ipynb"
    return package / "_notebooks" / "app.ipynb"


def kernel_environment(db: str | None, *, lan: bool) -> dict[str, str]:
    """The variables every page's kernel is started with; they pass from here through Voilà.

    `SCOREKEEPER_DB`       the database, tried here, with a whole path: a kernel starts in another folder
    `SCOREKEEPER_ACCESS`   `local` or `lan`
    `SCOREKEEPER_MANAGE`   with `lan`: the key of the link that sees and changes everything; made anew unless it is set
    """
    # pydevd warns about frozen modules into the terminal at each kernel's start; nobody debugs a served page.
    environment = {"SCOREKEEPER_ACCESS": "lan" if lan else "local", "PYDEVD_DISABLE_FILE_VALIDATION": "1"}
    environment["SCOREKEEPER_DB"] = try_database(db)
    if lan:
        environment["SCOREKEEPER_MANAGE"] = os.environ.get("SCOREKEEPER_MANAGE") or secrets.token_urlsafe(24)
    # The kernels must import this very package, also when it is run from a checkout that nobody installed.
    root = str(Path(__file__).resolve().parents[2])
    if "site-packages" not in root:
        environment["PYTHONPATH"] = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
    return environment


def try_database(db: str | None) -> str:
    """Open the database once, so that it is made or updated before any page asks for it; return its whole address.

    Raises `Refusal`.
    """
    from scorekeeper.store import StoreRefused, open_store
    from scorekeeper.store.engine import address

    try:
        where = address(db)
        if where.get_backend_name() == "sqlite" and where.database:
            file = Path(where.database).absolute()
            file.parent.mkdir(parents=True, exist_ok=True)
            where = where.set(database=str(file))
        whole = where.render_as_string(hide_password=False)
        open_store(whole).close()
    except StoreRefused as refused:
        facts = {"database": "the database", **refused.facts}
        detail = " ".join(str(facts.get("detail", refused.code)).split())
        raise Refusal(DATABASE_REFUSALS[refused.code].format(database=facts["database"], detail=detail)) from refused
    except OSError as error:
        raise Refusal(f"Cannot write to {error.filename} ({error.strerror}); choose another with --db.") from error
    return whole


def need_parts() -> None:
    """Raise `Refusal` if a library that the page needs is not installed."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        parts = ", ".join(missing)
        raise Refusal(f"The page needs more parts ({parts}): pip install 'tabletop-scorekeeper[app]'.")


# --- ports and addresses -------------------------------------------------------------------------------------------


def bind(port: int | None, *, lan: bool) -> socket.socket:
    """Listen on `port`; without one, on the default port or the next free one after it, which is said.

    It is done before the server starts, so that nobody else can take the port meanwhile. Raises `Refusal`.
    """
    first = DEFAULT_PORT if port is None else port
    tries = PORTS_TO_TRY if port is None else 1
    for candidate in range(first, first + tries):
        try:
            listening = socket.create_server(("" if lan else LOCAL, candidate))
        except OSError as error:
            if error.errno in (errno.EADDRINUSE, errno.EACCES) and candidate + 1 < first + tries:
                continue
            why = "is taken" if error.errno == errno.EADDRINUSE else f"cannot be used ({error.strerror})"
            which = f"Port {first}" if tries == 1 else f"Each port from {first} to {candidate}"
            raise Refusal(f"{which} {why}; choose another with --port.") from error
        if candidate != first:
            print(f"Port {first} is taken; using {candidate}.", flush=True)
        listening.setblocking(False)
        return listening
    raise AssertionError("the loop returns or raises")


def lan_addresses() -> list[str]:
    """This machine's IPv4 addresses that a phone on the same network may reach, the likeliest first.

    A UDP socket that is connected but never written to sends nothing; it only asks the system which of its
    addresses it would use towards a network.
    """
    found: list[str] = []
    for target in ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                found.append(probe.getsockname()[0])
            except OSError:
                continue  # no way to that network from here
    try:
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        pass  # a machine that does not know its own name still has the addresses above
    usable = [address for address in dict.fromkeys(found) if not address.startswith(("127.", "169.254.", "0."))]
    # Container bridges live in 172.17–172.31 by default and are of no use to a phone: last, not left out.
    return sorted(usable, key=lambda address: address.startswith("172."))


def _announce(port: int, *, lan: bool) -> None:
    print(f"Scorekeeper is at http://{LOCAL}:{port}/ – Ctrl-C stops it.", flush=True)
    if not lan:
        return
    manage = os.environ.get("SCOREKEEPER_MANAGE", "")
    print(f"To see and manage all plays (keep it to yourself): http://{LOCAL}:{port}/?manage={manage}", flush=True)
    urls = [f"http://{address}:{port}/" for address in lan_addresses()]
    if not urls:
        print("No network address found: phones cannot reach this machine.", flush=True)
        return
    print("For the phones on this network: " + "  or  ".join(urls), flush=True)
    if importlib.util.find_spec("segno") is None:
        return
    import segno

    picture = io.StringIO()
    segno.make(urls[0], micro=False).terminal(out=picture, compact=True)
    try:
        print(picture.getvalue(), flush=True)
    except UnicodeEncodeError:
        pass  # a terminal without block characters: the address above is enough


def _has_desktop() -> bool:
    """Whether opening a browser shows a window; otherwise a text browser could take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _port(text: str) -> int:
    port = int(text) if text.isascii() and text.isdigit() else -1
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port (0 to 65535; 0 takes any free one)")
    return port
