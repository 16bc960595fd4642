"""Where names of players stand in a score file, and references in their stead. Pure.

A revision never holds a player's name. At each place that means a player every string is stored as
``@12``, the person with that number; seat numbers stay. Which places these are depends on the path
alone, so a change is treated as the whole document would be.
"""

from __future__ import annotations

import json
import re
import unicodedata
from typing import TYPE_CHECKING, Any

from .changes import parse_path
from .values import BadChange

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from .changes import Parts
    from .values import Change

PLAYER_KEYS = frozenset({
    "last_citizen", "opponent", "owner", "player", "players", "previous_winners", "seat",
    "start_player", "winner", "winners",
})  # fmt: skip
"""Keys under which a seat number or a player's name may stand, at any depth. A game whose model
means a player under another key adds it here."""

NOT_NAMES = frozenset({"neutral", "none"})
"""Words with a meaning of their own at such places."""

FREE_TEXT = frozenset({"notes", "entered", "location"})
"""Top-level keys whose words belong to whoever typed them, and stay as they are."""

FOREIGN = frozenset({"sheet", "source"})
"""Top-level keys with records of other programs, kept whole; no player is referred to by name in them."""

_NO_PLAYERS = FREE_TEXT | FOREIGN

MAX_NAME = 500
"""Characters; beyond it a database's index on names gives up."""

_REFERENCE = re.compile(r"@([0-9]{1,18})")
_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")  # NUL and half characters: no database keeps them


def means_player(parts: Parts) -> bool:
    """Whether a string at this place is the name of a player."""
    if not parts or parts[0] in _NO_PLAYERS:
        return False
    if parts[0] == "players" and len(parts) > 1:
        return len(parts) == 3 and isinstance(parts[1], int) and parts[2] == "name"
    key = next((part for part in reversed(parts) if isinstance(part, str)), None)
    return key in PLAYER_KEYS


def tidy(parts: Parts, value: Any, path: str = "") -> Any:
    """A copy fit to be stored: JSON values only, names in one spelling, half characters replaced.

    Names lose blanks at their ends and doubled ones between, and are put in Unicode's composed
    form: phones add a blank after a suggested word, and ``Ana`` stays one person.
    Raises `BadChange`.
    """

    def leaf(parts: Parts, item: Any) -> Any:
        if isinstance(item, str):
            item = _UNSTORABLE.sub("\ufffd", item)
            if means_player(parts):
                item = " ".join(unicodedata.normalize("NFC", item).split())
                if len(item) > MAX_NAME:
                    raise BadChange("name-too-long", path, {"limit": MAX_NAME})
        elif not (item is None or isinstance(item, (bool, int, float))):
            raise BadChange("not-json", path)
        return item

    def foreign(item: Any) -> Any:
        """The same for a record of another program, quickly: no place in it means a player."""
        try:
            text = json.dumps(item, ensure_ascii=False)
        except (TypeError, ValueError):
            raise BadChange("not-json", path) from None
        if "\\u0000" in text:  # a NUL, or the letters that spell one
            return _walk(("source", ""), item, leaf)
        return json.loads(_UNSTORABLE.sub("\ufffd", text))

    try:
        return _walk(parts, value, leaf, foreign)
    except RecursionError:
        raise BadChange("too-deep", path) from None


def tidy_changes(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Changes fit to be stored; see `tidy`. Raises `BadChange`."""
    found = []
    for given, value in changes:
        path = _UNSTORABLE.sub("\ufffd", given)
        found.append((path, tidy(parse_path(path), value, path)))
    return tuple(found)


def names_in(parts: Parts, value: Any) -> set[str]:
    """The players' names in a tidy value at this place."""
    return {item for at, item in _leaves(parts, value) if _is_name(at, item)}


def with_references(parts: Parts, value: Any, numbers: Mapping[str, int]) -> Any:
    """A copy with each name replaced by the reference to its person."""
    return _walk(parts, value, lambda at, item: f"@{numbers[item]}" if _is_name(at, item) else item)


def references_in(parts: Parts, value: Any) -> set[int]:
    """The numbers of the persons referred to in a stored value at this place."""
    return {number for at, item in _leaves(parts, value) if (number := _number(at, item)) is not None}


def with_names(parts: Parts, value: Any, names: Mapping[int, str]) -> Any:
    """A copy of a stored value with each reference replaced by the person's name."""

    def leaf(at: Parts, item: Any) -> Any:
        number = _number(at, item)
        return item if number is None else names[number]

    return _walk(parts, value, leaf)


def _is_name(parts: Parts, item: Any) -> bool:
    return isinstance(item, str) and item != "" and item not in NOT_NAMES and means_player(parts)


def _number(parts: Parts, item: Any) -> int | None:
    if not isinstance(item, str) or not means_player(parts):
        return None
    reference = _REFERENCE.fullmatch(item)
    return int(reference[1]) if reference else None


def _walk(
    parts: Parts, value: Any, leaf: Callable[[Parts, Any], Any], foreign: Callable[[Any], Any] = lambda value: value
) -> Any:
    if len(parts) == 1 and parts[0] in FOREIGN:
        return foreign(value)
    if isinstance(value, dict):
        if not all(isinstance(key, str) for key in value):
            raise BadChange("not-json")
        return {
            _UNSTORABLE.sub("\ufffd", key): _walk((*parts, key), item, leaf, foreign) for key, item in value.items()
        }
    if isinstance(value, (list, tuple)):
        return [_walk((*parts, index), item, leaf, foreign) for index, item in enumerate(value)]
    return leaf(parts, value)


def _leaves(parts: Parts, value: Any) -> Iterator[tuple[Parts, Any]]:
    """The leaves of a value with their places, in no order worth relying on."""
    left = [(parts, value)]
    while left:
        at, item = left.pop()
        if len(at) == 1 and at[0] in FOREIGN:
            continue
        if isinstance(item, dict):
            left += [((*at, key), inner) for key, inner in item.items()]
        elif isinstance(item, list):
            left += [((*at, index), inner) for index, inner in enumerate(item)]
        else:
            yield at, item
