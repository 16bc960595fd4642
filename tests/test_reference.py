"""The reference page and the README say what the program does."""

from __future__ import annotations

import doctest
from pathlib import Path

from scorekeeper import reference

ROOT = Path(__file__).parent.parent


def test_the_reference_page_is_the_one_that_the_code_makes() -> None:
    written = (ROOT / "tutorials" / "score-file.md").read_text("utf-8")
    assert written == reference.page(), "run: python -m scorekeeper.reference > tutorials/score-file.md"


def test_the_readme_is_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 0
    assert failed == 0
