"""Start `scorekeeper serve` as a person would, as a process of its own, and stop it again."""

from __future__ import annotations

import contextlib
import os
import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import psutil

START_SECONDS = 60
STOP_SECONDS = 30
ROOT = Path(__file__).resolve().parents[1]
COMMAND = (
    "import argparse, signal, sys\n"
    "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's background jobs ignore Ctrl-C
    "from scorekeeper.serve import add_arguments, run\n"
    "parser = argparse.ArgumentParser()\n"
    "add_arguments(parser)\n"
    "sys.exit(run(parser.parse_args()))\n"
)


@dataclass
class Served:
    """A running server: its address (with a slash at the end), its process, and the lines it has printed."""

    url: str
    process: subprocess.Popen[str]
    lines: list[str] = field(default_factory=list)

    def kernels(self) -> list[int]:
        """The process ids of the kernels that run now."""
        return children(self.process.pid)


def command(*options: str) -> list[str]:
    """The command line of `scorekeeper serve` with `options`, in this Python."""
    return [sys.executable, "-c", COMMAND, *options]


def environment(**changes: str | None) -> dict[str, str]:
    """This process's environment, with the checkout importable and `changes` made (None takes a variable away)."""
    merged: dict[str, str | None] = {**os.environ, "PYTHONPATH": str(ROOT), **changes}
    return {name: value for name, value in merged.items() if value is not None}


@contextlib.contextmanager
def serving(db: Path, *options: str, **changes: str | None) -> Iterator[Served]:
    """Serve on a free port with a SQLite file `db`; the server has ended when the block is left."""
    arguments = command("--port", "0", "--no-browser", "--db", f"sqlite:///{db}", *options)
    process = subprocess.Popen(
        arguments,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env=environment(**changes),
    )
    assert process.stdout is not None
    printed: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    reader = threading.Thread(target=_read, args=(process.stdout, printed), daemon=True)
    reader.start()
    served = Served("", process)
    try:
        deadline = time.monotonic() + START_SECONDS
        while not served.url:
            line = printed.get(timeout=max(0.1, deadline - time.monotonic()))
            assert line is not None, "the server ended: " + "".join(served.lines)
            served.lines.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                served.url = found[0]
        yield served
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        finally:
            reader.join(5)
            process.stdout.close()
            while not printed.empty():
                if (rest := printed.get()) is not None:
                    served.lines.append(rest)


def children(pid: int) -> list[int]:
    """The processes that `pid` started."""
    return [child.pid for child in psutil.Process(pid).children()]


def alive(pid: int) -> bool:
    """Whether a process `pid` runs; one that has ended but was not waited for does not."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def wait_until(true: Callable[[], bool], seconds: float, what: str) -> None:
    """Wait until `true` returns true, at most `seconds`."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, f"after {seconds} s still not so: {what}"
        time.sleep(0.1)


def _read(stream: Iterator[str], into: queue.SimpleQueue[str | None]) -> None:
    for line in stream:
        into.put(line)
    into.put(None)
