"""What scoring costs: a further file beside the first."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

from scorekeeper.examples import examples

MOST = 0.01
"""A further file, as a share of what the first costs, program start included: about three milliseconds of 300."""

FILES = 1000


def seconds(files: list[str]) -> float:
    """Processor time that the command line takes to score these files, the least of three runs.

    Not time by the clock: what else the machine does is not what is measured.
    """
    command = [sys.executable, "-m", "scorekeeper", "score", "--json", *files]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    times = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        assert done.returncode in (0, 1), done.stderr
        assert len(done.stdout.splitlines()) == len(files)
    return min(times)


def test_a_further_file_costs_at_most_a_hundredth_of_the_first(tmp_path: Path) -> None:
    documents = [e.document for e in examples("bruxelles-1897") if e.waiting is None and e.totals]
    documents += [e.document for e in examples("musee") if e.waiting is None and e.totals]
    files = []
    for number in range(FILES):
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps(documents[number % len(documents)]), encoding="utf-8")
        files.append(str(path))
    one, many = seconds(files[:1]), seconds(files)
    further = (many - one) / (FILES - 1)
    print(f"one file {one * 1000:.0f} ms, {FILES} files {many:.2f} s, a further file {further * 1000:.2f} ms")
    assert further <= MOST * one
