"""A PostgreSQL server of the tests' own: temporary, reached through a socket in its folder only."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator


class NoPostgreSQL(Exception):
    """There is no server to be had; the text says why."""


def binaries() -> Path:
    """The folder of the newest server programs on this machine."""
    found = [
        path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb") if (path.parent / "postgres").exists()
    ]
    if found:
        return max(found, key=lambda path: int(path.parent.name.split(".")[0]))
    for name in ("initdb", "postgres"):
        if shutil.which(name) is None:
            raise NoPostgreSQL(f"PostgreSQL's {name} is not installed")
    return Path(str(shutil.which("initdb"))).parent


def _unprivileged() -> dict[str, Any]:
    """How to start a program as somebody whom the server accepts: it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise NoPostgreSQL("PostgreSQL does not run as root, and no other user is there")


@contextmanager
def server() -> Iterator[str]:
    """Start a server; gives the URL of its database ``postgres``. It stops at the end."""
    programs, who = binaries(), _unprivileged()
    # A short name in /tmp: the path of a socket has at most 107 characters.
    folder = Path(tempfile.mkdtemp(prefix="scorekeeper-pg-", dir="/tmp"))
    log = folder / "log"
    process = None
    try:
        if who:
            os.chown(folder, who["user"], who["group"])
        environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "HOME": str(folder)}
        common: dict[str, Any] = {"cwd": folder, "env": environment, **who}
        made = subprocess.run(
            [
                programs / "initdb",
                "-D",
                folder / "data",
                "-U",
                "tests",
                "-A",
                "trust",
                "-E",
                "UTF8",
            ],
            capture_output=True,
            text=True,
            check=False,
            **common,
        )
        if made.returncode:
            raise NoPostgreSQL(f"initdb failed: {made.stderr.strip()}")
        with log.open("w") as out:
            process = subprocess.Popen(
                [programs / "postgres", "-D", folder / "data", "-k", folder, "-h", ""],
                stdout=out,
                stderr=out,
                **common,
            )
        _wait(programs, folder, process, log, common)
        yield f"postgresql+psycopg://tests@/postgres?host={folder}"
    finally:
        if process is not None:
            process.send_signal(signal.SIGQUIT)  # at once: the data goes too
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(programs: Path, folder: Path, process: subprocess.Popen[bytes], log: Path, common: Any) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        ready = subprocess.run([programs / "pg_isready", "-q", "-h", folder], check=False, **common)
        if ready.returncode == 0:
            return
        time.sleep(0.1)
    raise NoPostgreSQL(f"PostgreSQL did not start: {log.read_text().strip()[-500:]}")
