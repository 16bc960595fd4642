"""Mutants of a game's modules: one small change each, made by cosmic-ray's operators.

Its operators alone are used: its own runner starts a process for each mutant. What is left out is no program of its
own: types (nothing but mypy reads them), what does not compile, and ``is`` put for ``==``, which is the same program
for the small numbers and ids that games compare. Questions have tests of their own in ``learning.py``; in drawings
most numbers are coordinates, which nobody can call wrong, so they are counted apart.
"""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.provider import OperatorProvider

GAMES = Path(__file__).resolve().parent.parent / "scorekeeper" / "games"
DRAWS = re.compile(r"^from scorekeeper(\.svg import|.* import .*\bsvg\b)", re.MULTILINE)
"""In modules that draw."""

QUESTIONS = "questions"
IDENTITY = ("Is", "IsNot")


class Key(NamedTuple):
    """What stays when code around it moves: ``line`` of ``scope`` in ``file`` becomes ``becomes``."""

    file: str
    scope: str
    line: str
    becomes: str


class Mutant(NamedTuple):
    """A changed module. ``number`` is its line, counted from 1; ``first`` and ``last`` those of its statement.

    ``inside`` is the function or method in whose body alone something changes, empty if there is none.
    """

    key: Key
    operator: str
    number: int
    first: int
    last: int
    inside: str
    source: str

    @property
    def family(self) -> str:
        """The operator without what it replaces with what."""
        return self.operator.partition("_")[0]


class Place(NamedTuple):
    """Where a family of operators can change a file, and all ways to do so, each an operator and an occurrence."""

    file: str
    number: int
    ways: tuple[tuple[str, int], ...]


@cache
def operators() -> dict[str, Any]:
    """The operators by name: all that cosmic-ray has but those that need to be told variables."""
    provider = OperatorProvider()
    return {name: provider[name]() for name in provider if not name.startswith("Variable") and not _identity(name)}


def _identity(name: str) -> bool:
    before, after = name.split("_")[-2:] if name.startswith("ReplaceComparison") else ("", "")
    return (before in IDENTITY) != (after in IDENTITY)


def files(game: str, *, drawings: bool = False) -> list[Path]:
    """The modules of a game: those that judge and count, or those that draw."""
    own = sorted((GAMES / game.replace("-", "_")).glob("*.py"))
    judging = [path for path in own if not path.stem.startswith(QUESTIONS)]
    return [path for path in judging if (DRAWS.search(path.read_text("utf-8")) is not None) == drawings]


def places(path: Path) -> list[Place]:
    """All places of a file at which something can be changed."""
    nodes = [node for node in ast_nodes(get_ast(path.read_text("utf-8"))) if node.type not in ("name", "newline")]
    found: dict[tuple[str, tuple[int, int]], list[tuple[str, int]]] = {}
    for name, operator in operators().items():
        starts = (start for node in nodes for start, _ in operator.mutation_positions(node))
        for occurrence, start in enumerate(starts):
            found.setdefault((name.partition("_")[0], start), []).append((name, occurrence))
    return [Place(path.name, start[0], tuple(ways)) for (_, start), ways in sorted(found.items(), key=lambda e: e[0])]


def sample(game: str, number: int, seed: int, *, drawings: bool = False) -> tuple[list[Mutant], int]:
    """As many mutants drawn by chance, no two at one place for one family of operators; and how many places there are.

    Drawing places, not mutants, keeps ``+``, for which there are eleven others, from crowding out numbers. Each place
    has its own lot, drawn from the seed and its line, so that a change elsewhere leaves the rest of a sample alone.
    """
    drawn: list[tuple[float, Path, int, tuple[str, int]]] = []
    for path in files(game, drawings=drawings):
        lines, seen = path.read_text("utf-8").splitlines(), Counter[str]()
        for place in places(path):
            name = f"{seed} {game} {path.name} {place.ways[0][0].partition('_')[0]} {lines[place.number - 1]}"
            seen[name] += 1
            chance = random.Random(f"{name} {seen[name]}")
            drawn.append((chance.random(), path, place.number, chance.choice(place.ways)))
    made = (mutant(path, at, *way) for _, path, at, way in sorted(drawn))
    return list(islice((each for each in made if each is not None), number)), len(drawn)


def mutant(path: Path, number: int, operator: str, occurrence: int) -> Mutant | None:
    """The file changed by the operator where it applies for the ``occurrence``-th time, unless it is no mutant."""
    before = path.read_text("utf-8")
    after = mutate_code(before, operators()[operator], occurrence)
    if after is None or _program(after) in (None, _program(before)):
        return None
    old, new = before.splitlines(), after.splitlines()
    if operator == "RemoveDecorator":
        first, becomes = number - 1, ""
    else:
        first = next(index for index, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1])
        becomes = new[first].strip()
    scope, begin, end = _around(before, first + 1)
    key = Key(path.name, scope, old[first].strip(), becomes)
    return Mutant(key, operator, first + 1, begin, end, _inside(ast.parse(before), first + 1), after)


def again(path: Path, key: Key, operator: str) -> Mutant | None:
    """The mutant with this key, made anew, if its line still stands in the file."""
    for place in _places_of(path, operator):
        made = mutant(path, place.number, *place.ways[0])
        if made is not None and made.key == key:
            return made
    return None


def _places_of(path: Path, name: str) -> Iterator[Place]:
    nodes = ast_nodes(get_ast(path.read_text("utf-8")))
    starts = (start for node in nodes for start, _ in operators()[name].mutation_positions(node))
    return (Place(path.name, start[0], ((name, occurrence),)) for occurrence, start in enumerate(starts))


def _program(source: str) -> str | None:
    """What a module does, types left out; ``None`` if it does not compile."""
    try:
        tree = ast.parse(source)
        compile(source, "mutant", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return None
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef():
                node.returns = None
            case ast.arg():
                node.annotation = None
            case ast.AnnAssign():
                node.annotation = ast.Constant(None)
            case ast.If(test=ast.Name("TYPE_CHECKING") | ast.UnaryOp(operand=ast.Name("TYPE_CHECKING"))):
                node.test = ast.Constant(None)
            case _:
                pass
    return ast.dump(tree)


def _around(source: str, number: int) -> tuple[str, int, int]:
    """The function or class around a line, and first and last line of the statement that begins or goes on there."""
    scope, begin, last, narrowest = "", number, number, 10**6
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.stmt):
            continue
        first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
        end = node.end_lineno or node.lineno
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and first <= number <= end:
            scope = f"{scope}.{node.name}" if scope else node.name
        body = getattr(node, "body", None)  # of a compound statement only its head counts
        end = body[0].lineno - 1 if isinstance(body, list) and body[0].lineno > number else end
        if first <= number <= end and end - first < narrowest:
            begin, last, narrowest = first, end, end - first
    return scope, begin, last


def _inside(around: ast.Module | ast.ClassDef, number: int, prefix: str = "") -> str:
    for node in around.body:
        if isinstance(node, ast.ClassDef):
            if found := _inside(node, number, f"{prefix}{node.name}."):
                return found
        elif isinstance(node, ast.FunctionDef) and node.lineno < node.body[0].lineno <= number <= (
            node.end_lineno or 0
        ):
            return prefix + node.name
    return ""
