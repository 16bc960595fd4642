"""Shape: JSON values to a game's frozen classes by cattrs, and every fault as a value with its place.

One hook a JSON type. Faults travel as exceptions inside cattrs, which collects all of them, and are flattened to
:class:`Malformed` by :func:`structure`; none leaves this module raised.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from difflib import get_close_matches
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from cattrs import ClassValidationError, Converter, ForbiddenExtraKeysError, IterableValidationError
from cattrs.errors import AttributeValidationNote, IterableValidationNote

from scorekeeper import paths
from scorekeeper.game import Counts
from scorekeeper.rules import Fact, PlayerIndex, Seat, Typed


@dataclass(frozen=True, slots=True)
class Malformed:
    """A fault of shape. ``kind`` names its words (the app's message ``fault-<kind>``); ``path`` is the place."""

    path: str
    kind: str
    facts: Mapping[str, Fact] = dataclasses.field(default_factory=dict)


class ShapeError(ValueError):
    """A fault on its way from a hook to :func:`_faults`; never leaves this module."""

    def __init__(self, kind: str, **facts: Fact) -> None:
        super().__init__(kind)
        self.kind, self.facts = kind, facts


@dataclass(frozen=True)
class People:
    """Whom a reference to a player can mean while a file is decoded."""

    players: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]


people_at_table: ContextVar[People] = ContextVar("people")

# --- hooks: one JSON type each -----------------------------------------------------------------------------------


def kind_of(value: Any) -> str:
    """The JSON kind of a value, as in the messages ``type-<kind>``."""
    if value is None:
        return "null"
    kinds = ((bool, "truth"), (int, "number"), (float, "number"), (str, "text"), (list, "list"), (dict, "object"))
    return next((name for type_, name in kinds if isinstance(value, type_)), "value")


def wrong_type(value: Any, expected: str) -> ShapeError:
    """The fault that ``value`` is not of the JSON kind ``expected``."""
    return ShapeError("wrong-type", expected=f"type-{expected}", found=f"type-{kind_of(value)}")


def integer(value: Any, _: Any = None) -> int:
    """A whole number. Raises :class:`ShapeError` for anything else, truth values and texts included."""
    if isinstance(value, float):
        if not value.is_integer():
            raise ShapeError("not-whole", found=Typed(repr(value)))
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong_type(value, "number")
    return value


def _boolean(value: Any, _: Any) -> bool:
    if not isinstance(value, bool):
        raise wrong_type(value, "truth")
    return value


def _string(value: Any, _: Any = None) -> str:
    if not isinstance(value, str):
        raise wrong_type(value, "text")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ShapeError("bad-text") from None
    return value


def one_of(value: Any, choices: tuple[str, ...], kind: str = "unknown-id") -> str:
    """One of the ids ``choices``. Raises :class:`ShapeError`, naming the nearest one if there is one."""
    text = _string(value)
    if text not in choices:
        near = get_close_matches(text[:80], choices, 1)
        shown = Typed(text[:80])
        if near:
            raise ShapeError(f"{kind}-near", found=shown, near=Typed(near[0]))
        raise ShapeError(kind, found=shown, choices=tuple(Typed(each) for each in choices))
    return text


def _literal(value: Any, type_: Any) -> Any:
    choices = get_args(type_)
    if all(isinstance(each, int) for each in choices):
        number = integer(value)
        if number not in choices:
            raise ShapeError("unknown-id", found=number, choices=tuple(Typed(each) for each in choices))
        return number
    return one_of(value, choices)


def _seat(value: Any, _: Any) -> Seat:
    people = people_at_table.get()
    if isinstance(value, str):
        text = _string(value)
        if people.names.count(text) == 1:
            return Seat(people.names.index(text))
        person = _person(text, people)
        return Seat(next(index for index, side in enumerate(people.sides) if person in side))
    number = integer(value)
    if not 0 <= number < len(people.sides):
        raise ShapeError("unknown-seat", found=number, last=len(people.sides) - 1)
    return Seat(number)


def _player_index(value: Any, _: Any) -> PlayerIndex:
    people = people_at_table.get()
    if isinstance(value, str):
        return PlayerIndex(_person(_string(value), people))
    number = integer(value)
    if not 0 <= number < len(people.players):
        raise ShapeError("unknown-seat", found=number, last=len(people.players) - 1)
    return PlayerIndex(number)


def _person(name: str, people: People) -> int:
    match people.players.count(name):
        case 0:
            raise ShapeError("unknown-player", found=Typed(name[:80]))
        case 1:
            return people.players.index(name)
        case _:
            raise ShapeError("ambiguous-player", found=Typed(name[:80]))


def _origin(type_: Any) -> Any:
    return get_origin(type_)


def _is_tuple(type_: Any) -> bool:
    return _origin(type_) is tuple


def _tuple(type_: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    (item, _) = get_args(type_)
    of_list = converter.get_structure_hook(list[item])  # type: ignore[valid-type]

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, list):
            raise wrong_type(value, "list")
        return tuple(of_list(value, list[item]))  # type: ignore[valid-type]

    return hook


def _union(type_: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    """``X | None``, a list, an object or one value, a literal word or a seat: told apart by the JSON type."""
    members = get_args(type_)
    optional = NoneType in members
    rest = tuple(each for each in members if each != NoneType)
    lists = [each for each in rest if _is_tuple(each)]
    words = [each for each in rest if _origin(each) is Literal]
    others = [each for each in rest if each not in lists and each not in words]
    classes = [each for each in others if _is_class(each)]

    def pick(value: Any) -> Any:
        if isinstance(value, list) and lists:
            return lists[0]
        if isinstance(value, dict | list) and classes:
            return classes[0]
        if words and isinstance(value, str) and (not others or value in get_args(words[0])):
            return words[0]
        return (others or words or lists)[0]

    def hook(value: Any, _: Any) -> Any:
        if value is None:
            if optional:
                return None
            raise wrong_type(value, "number")
        return converter.structure(value, pick(value))

    return hook


def _mapping(type_: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    """An object whose keys are ids that cannot be names in Python (``Mapping[Literal["0", "1"], X]``)."""
    from cattrs.gen import mapping_structure_factory

    of_dict = mapping_structure_factory(type_, converter)
    keys, item = get_args(type_)
    names = get_args(keys)
    counts = int in (item, *get_args(item))

    def hook(value: Any, _: Any) -> Any:
        if isinstance(value, list) and counts:  # a list of ids, one for each thing, as with ``Counts``
            found = [one_of(each, names) for each in value]
            return {name: found.count(name) for name in names}
        if not isinstance(value, dict):
            raise wrong_type(value, "object")
        return of_dict(value, type_)

    return hook


def _is_class(type_: Any) -> bool:
    return isinstance(type_, type) and dataclasses.is_dataclass(type_)


def _class(type_: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    from cattrs.gen import make_dict_structure_fn

    of_dict = make_dict_structure_fn(type_, converter, _cattrs_forbid_extra_keys=True)
    names = tuple(each.name for each in dataclasses.fields(type_))

    def hook(value: Any, _: Any) -> Any:
        if isinstance(value, dict):
            return of_dict(value, type_)
        if issubclass(type_, Counts) and isinstance(value, list):
            found = [one_of(each, names) for each in value]
            return type_(**{name: found.count(name) for name in names})
        raise wrong_type(value, "object")

    return hook


def _make_converter() -> Converter:
    converter = Converter(detailed_validation=True, forbid_extra_keys=True)
    # cattrs asks the hook registered last first: general ones come before particular ones.
    converter.register_structure_hook_factory(_is_class, _class)
    converter.register_structure_hook_factory(_is_tuple, _tuple)
    converter.register_structure_hook_factory(lambda type_: _origin(type_) in (Union, UnionType), _union)
    converter.register_structure_hook_factory(lambda type_: _origin(type_) is Mapping, _mapping)
    converter.register_structure_hook_func(lambda type_: _origin(type_) is Literal, _literal)
    converter.register_structure_hook(int, integer)
    converter.register_structure_hook(bool, _boolean)
    converter.register_structure_hook(str, _string)
    converter.register_structure_hook(Seat, _seat)
    converter.register_structure_hook(PlayerIndex, _player_index)
    converter.register_structure_hook_func(lambda type_: type_ is Any, lambda value, _: value)
    return converter


_converter = _make_converter()


def _faults(error: BaseException, place: tuple[paths.Step, ...]) -> list[Malformed]:
    """Flatten what cattrs collected into faults with paths."""
    if isinstance(error, ClassValidationError | IterableValidationError):
        found: list[Malformed] = []
        for inner in error.exceptions:
            step: tuple[paths.Step, ...] = ()
            for note in getattr(inner, "__notes__", ()):
                if isinstance(note, AttributeValidationNote):
                    step = (note.name,)
                elif isinstance(note, IterableValidationNote):
                    step = (note.index if isinstance(note.index, int) else str(note.index),)
            found += _faults(inner, place + step)
        return found
    if isinstance(error, ForbiddenExtraKeysError):
        known = [each.name for each in dataclasses.fields(error.cl)] if dataclasses.is_dataclass(error.cl) else []
        return [unknown_key(place, key, known) for key in sorted(error.extra_fields)]
    if isinstance(error, ShapeError):
        return [Malformed(paths.join(place), error.kind, error.facts)]
    if isinstance(error, KeyError):
        return [Malformed(paths.join(place), "needed")]
    raise error  # a bug, not a fault of the file


def unknown_key(place: tuple[paths.Step, ...], key: str, known: list[str]) -> Malformed:
    """The fault of a key that is not there, naming the nearest one if there is one."""
    path = paths.join((*place, key[:80]))
    near = get_close_matches(key[:80], known, 1)
    return Malformed(path, "unknown-key-near", {"near": Typed(near[0])}) if near else Malformed(path, "unknown-key")


def structure(value: Any, type_: Any, place: tuple[paths.Step, ...], faults: list[Malformed]) -> Any:
    """``value`` as a ``type_``; on faults ``None``, and each added to ``faults`` with its path below ``place``."""
    try:
        return _converter.structure(value, type_)
    except (ClassValidationError, IterableValidationError, ForbiddenExtraKeysError, ShapeError) as error:
        faults += _faults(error, place)
        return None
