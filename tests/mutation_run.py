"""Running a game's tests against mutants, each in a process of its own.

A mutant of a function is put into the running program: the function gets the changed code, whoever holds it. That
takes no more than the tests themselves. Any other is put in place of the module when it is imported, in a process
forked from one that has imported everything but what depends on the game.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple, NoReturn

import coverage
import pytest
from _pytest.runner import runtestprotocol

import mutants
from mutants import Mutant
from mutation_report import Outcome

ROOT = Path(__file__).resolve().parent.parent
SHARED = ("test_games.py", "test_compare.py", "test_properties.py")
"""Tests of all games: those whose ids name the game are its own."""
TIMING = "stays_cheap"
"""In the names of tests that measure time, which says nothing here."""
PATIENCE = (10, 5.0)
"""A test may take so many times as long as usual, and some seconds of processor time more."""
MEMORY = 4 * 2**30
PROFILE = "mutants"
OPTIONS = (
    *("-q", "-x", "-s", "-p", "no:cacheprovider"),
    *("-p", "_hypothesis_pytestplugin", "--hypothesis-seed=0", f"--hypothesis-profile={PROFILE}"),
)
TIMED_OUT = 99
READ_ONLY = ("scorekeeper.text", "scorekeeper.examples", "scorekeeper.statements", "conformance")
"""What these keep is read from files, whatever a game's modules do."""

Result = tuple[Outcome, str]
"""What became of a mutant, and which test failed."""


class Usual(NamedTuple):
    """What the tests do without a mutant: processor seconds of each, and who runs which line of which file."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, list[str]]]

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that run the changed statement, quickest first; all of them if it runs when it is imported."""
        running = self._running(mutant)
        return sorted(self.seconds if "" in running else running, key=lambda test: self.seconds[test])

    def first(self, tests: list[str]) -> tuple[list[str], list[str]]:
        """The quick ones in the file of all games, and the others: many mutants need no other file."""
        chosen = [test for test in tests if Path(test.partition("::")[0]).name == SHARED[0] and self.seconds[test] < 2]
        return chosen, [test for test in tests if test not in chosen]

    def imported(self, mutant: Mutant) -> bool:
        """Whether the changed statement runs when something is imported."""
        return "" in self._running(mutant)

    def _running(self, mutant: Mutant) -> set[str]:
        # Of a literal of constants only its first line is seen to run.
        lines = self.lines.get(mutant.key.file, {})
        return {test for line in range(mutant.first, mutant.last + 1) for test in lines.get(line, ())}


NOTHING_KNOWN = Usual({}, {})


def folder(game: str) -> Path:
    """Where a game's modules are."""
    return mutants.GAMES / game.replace("-", "_")


def own(game: str, item: pytest.Item) -> bool:
    """Whether a test is one of the game's, and no matter of time."""
    return TIMING not in item.nodeid and (item.path.name not in SHARED or game in item.nodeid)


def test_files(game: str) -> list[str]:
    """The test files of a game, inside the checkout."""
    name, here = game.replace("-", "_"), ROOT / "tests"
    ways = (f"test_{name}*.py", f"test_play_{name}*.py", f"test_properties_{name}*.py")
    found = [*(path for way in ways for path in here.glob(way)), *(here / shared for shared in SHARED)]
    return [str(path.relative_to(ROOT)) for path in sorted(found) if path.exists()]


# --- processes ------------------------------------------------------------------------------------------------------


def forked(work: Callable[[], Any]) -> tuple[int, Any]:
    """Do something in a fork: how that ended, and what it returned, if anything."""
    with tempfile.TemporaryFile("w+") as answer:
        child = os.fork()
        if child == 0:
            _alone(work, answer)
        _, status = os.waitpid(child, 0)
        answer.seek(0)
        text = answer.read()
    return os.waitstatus_to_exitcode(status), json.loads(text) if text else None


def _alone(work: Callable[[], Any], answer: Any) -> NoReturn:
    code = 1
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        if "MUTATE_SHOW" not in os.environ:
            os.dup2(null, 1)
            os.dup2(null, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        json.dump(work(), answer)
        answer.flush()
        code = 0
    finally:
        os._exit(code)


def patient(usual: float) -> None:
    """Allow some processor time from now on; the process ends when it is over."""
    times, more = PATIENCE
    signal.signal(signal.SIGPROF, lambda *_: os._exit(TIMED_OUT))
    signal.setitimer(signal.ITIMER_PROF, times * usual + more)


def prepare() -> None:
    """Import what the tests need, and read the words, so that forks need not."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    sys.dont_write_bytecode, sys.pycache_prefix = False, tempfile.mkdtemp(prefix="mutate", dir=ROOT)
    import hypothesis

    hypothesis.settings.register_profile(PROFILE, database=None, deadline=None)
    hypothesis.settings.load_profile(PROFILE)
    importlib.import_module("scorekeeper.report")
    from scorekeeper.games import GAMES
    from scorekeeper.text import LANGUAGES, bundle

    for game in GAMES:
        for lang in LANGUAGES:
            bundle(game, lang)
    for name in list(sys.modules):
        if name.split(".")[0] == "scorekeeper":
            _imports(name)


def forget(game: str) -> None:
    """Have everything that depends on a game imported anew."""
    own = f"scorekeeper.games.{folder(game).name}"
    for name in [name for name in sys.modules if name.split(".")[0] == "scorekeeper" and _needs(name, own)]:
        del sys.modules[name]


@functools.cache
def _imports(name: str) -> frozenset[str]:
    """Modules of the program that a module imports, wherever in it."""
    file = getattr(sys.modules.get(name), "__file__", None)
    found: set[str] = set()
    for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))) if file else ():
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            below = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= below if below <= set(sys.modules) else {node.module, *(below & set(sys.modules))}
    return frozenset(each for each in found if each.startswith("scorekeeper"))


def _needs(name: str, game: str) -> bool:
    seen, left = set[str](), {name}
    while left:
        each = left.pop()
        seen.add(each)
        left |= _imports(each) - seen
    return any(each in ("scorekeeper", "scorekeeper.games") or each.startswith(game) for each in seen)


# --- mutants of functions, in the running program -------------------------------------------------------------------


class Session:
    """A plugin for pytest: runs all tests of a game to measure them, then tries mutants of functions.

    ``tried`` is told the number of a mutant and what became of it.
    """

    def __init__(self, game: str, made: list[Mutant], tried: Callable[[int, Result], None]) -> None:
        self.game, self.made, self.tried = game, made, tried
        self.usual, self.failed, self.left = NOTHING_KNOWN, "", list[int]()
        self.meter = coverage.Coverage(data_file=None, config_file=False, include=[f"{folder(game)}/*"])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do it all."""
        items = {item.nodeid: item for item in session.items if own(self.game, item)}
        keepers = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
        keepers = [each for each in keepers if _of_ours(each) and each.__module__ not in READ_ONLY]
        self._measure(items.values(), keepers)
        if self.failed:
            return True
        for each in keepers:
            each.cache_clear()
        functions = _functions(folder(self.game))
        gc.collect()
        gc.freeze()  # forks share what is there
        for number, mutant in enumerate(self.made):
            holders = functions.get((mutant.key.file, mutant.inside), [])
            made_there = any(
                file == mutant.key.file and name.startswith(f"{mutant.inside}.<") for file, name in functions
            )
            code = None if made_there or self.usual.imported(mutant) else _code(mutant, holders)
            if code is None:
                self.left.append(number)
            else:
                chosen = [items[test] for test in self.usual.tests(mutant)]
                self.tried(number, ended(*forked(functools.partial(self._try, holders, code, chosen))))
        return True

    def _measure(self, items: Iterable[pytest.Item], keepers: list[Any]) -> None:
        """Run each test for itself: what tests keep for one another would hide who needs a line."""
        seconds = {}
        for item in items:
            for each in keepers:
                each.cache_clear()
            self.meter.switch_context(item.nodeid)
            start = time.process_time()
            self.failed = self.failed or _fails(item)
            seconds[item.nodeid] = time.process_time() - start
            self.meter.switch_context("")
        self.meter.stop()
        data = self.meter.get_data()
        self.usual = Usual(seconds, {Path(file).name: data.contexts_by_lineno(file) for file in data.measured_files()})

    def _try(self, holders: list[FunctionType], code: CodeType, chosen: list[pytest.Item]) -> str | None:
        for each in holders:
            each.__code__ = code
        for item in chosen:
            patient(self.usual.seconds[item.nodeid])
            if _fails(item):
                return item.nodeid
        return ""


def _of_ours(each: Any) -> bool:
    return Path(getattr(sys.modules.get(each.__module__ or ""), "__file__", None) or "/").is_relative_to(ROOT)


def _fails(item: pytest.Item) -> str:
    return item.nodeid if any(report.failed for report in runtestprotocol(item, log=False)) else ""


def _functions(place: Path) -> dict[tuple[str, str], list[FunctionType]]:
    """The functions of a game by file and name, and all that share their code."""
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and Path(each.__code__.co_filename).parent == place:
            found.setdefault((Path(each.__code__.co_filename).name, each.__code__.co_qualname), []).append(each)
    return found


def _code(mutant: Mutant, holders: list[FunctionType]) -> CodeType | None:
    """The changed function's code, if there is one of its name and it fits those that shall have it."""
    code, *more = [*_codes(compile(mutant.source, mutant.key.file, "exec", dont_inherit=True), mutant), None]
    fits = code is not None and all(each.__code__.co_freevars == code.co_freevars for each in holders)
    return code if fits and holders and more == [None] else None


def _codes(code: CodeType, mutant: Mutant) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_qualname == mutant.inside:
                yield each
            yield from _codes(each, mutant)


def ended(status: int, failed: str | None) -> Result:
    """What became of a mutant whose process ended so, with the test that failed if it could say so."""
    if status == TIMED_OUT:
        return Outcome.TIMED_OUT, ""
    if failed is None and status >= 0:
        raise RuntimeError(f"a process ended with {status}; MUTATE_SHOW=1 shows why")
    if failed is None:
        return Outcome.KILLED, f"the process was ended by signal {-status}"
    return (Outcome.KILLED, failed) if failed else (Outcome.SURVIVED, "")


def in_running_program(
    game: str, made: list[Mutant], tried: Callable[[int, Result], None]
) -> tuple[Usual, dict[int, Result], list[int]]:
    """Measure a game's tests and try the mutants of functions: what is usual, what became of them, and who is left.

    Raises ``SystemExit`` if the tests fail as they are.
    """

    def work() -> Any:
        results: dict[int, Result] = {}

        def noted(number: int, result: Result) -> None:
            results[number] = result
            tried(number, result)

        forget(game)
        session = Session(game, made, noted)
        session.meter.start()  # before anything is imported
        code = int(pytest.main([*OPTIONS, *test_files(game)], plugins=[session]))
        return code, session.failed, session.usual, results, session.left

    status, told = forked(work)
    if status != 0 or told[0] != 0 or told[1]:
        raise SystemExit(f"{game}: the tests fail as they are: {told and told[:2]}")
    seconds, lines = told[2]
    known = Usual(seconds, {name: {int(line): who for line, who in each.items()} for name, each in lines.items()})
    return known, {int(number): (Outcome(what), by) for number, (what, by) in told[3].items()}, told[4]


# --- mutants of modules, imported -----------------------------------------------------------------------------------


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module of a game from a text instead of its file."""

    def __init__(self, game: str, mutant: Mutant) -> None:
        self.path, self.source = folder(game) / mutant.key.file, mutant.source
        self.package = self.path.stem == "__init__"
        name = f"scorekeeper.games.{self.path.parent.name}"
        self.name = name if self.package else f"{name}.{self.path.stem}"

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        """Know the module, and no other."""
        if name != self.name:
            return None
        spec = importlib.machinery.ModuleSpec(name, self, origin=str(self.path), is_package=self.package)
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(str(self.path.parent))
        return spec

    def exec_module(self, module: Any) -> None:
        """Run the text as the module."""
        exec(compile(self.source, str(self.path), "exec", dont_inherit=True), module.__dict__)


class Chosen:
    """A plugin for pytest: runs the chosen tests in their order, each within its time, and notes which one fails.

    Tests that are not known, since a mutant changes what there is to test, come last, unless ``only`` the chosen run.
    """

    def __init__(self, game: str, usual: Usual, tests: Iterable[str], only: bool) -> None:
        self.game, self.usual, self.only = game, usual, only
        self.rank = {test: number for number, test in enumerate(tests)}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the chosen tests."""
        others = set() if self.only else {item.nodeid for item in items} - set(self.usual.seconds)
        chosen = [item for item in items if own(self.game, item) and item.nodeid in others | set(self.rank)]
        items[:] = sorted(chosen, key=lambda item: self.rank.get(item.nodeid, len(self.rank)))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Set the time that the test may take."""
        patient(self.usual.seconds.get(item.nodeid, 5.0))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the test that fails."""
        self.failed = report.nodeid if report.failed else self.failed

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that cannot even be imported fails as a whole."""
        self.failed = report.nodeid if report.failed else self.failed


def imported(game: str, mutant: Mutant, usual: Usual, tests: list[str], *, only: bool = False) -> Result:
    """Whether the tests notice the mutant when it is imported, and which does."""

    def work() -> str | None:
        forget(game)
        sys.meta_path.insert(0, Changed(game, mutant))
        patient(5.0)
        chosen = Chosen(game, usual, tests, only)
        used = dict.fromkeys(test.partition("::")[0] for test in tests)
        code = int(pytest.main([*OPTIONS, *used], plugins=[chosen]))
        strange = not chosen.failed and code not in (0, pytest.ExitCode.NO_TESTS_COLLECTED)
        return f"pytest ended with {code}" if strange else chosen.failed

    return ended(*forked(work)) if tests else (Outcome.SURVIVED, "")
