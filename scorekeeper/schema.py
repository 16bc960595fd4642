"""JSON Schema of a game's score file, made from the classes that the codec decodes it to."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from scorekeeper.codec import FORMAT
from scorekeeper.game import Counts, Game
from scorekeeper.rules import PlayerIndex, Seat

_SCALARS: dict[Any, dict[str, Any]] = {
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    str: {"type": "string"},
    Seat: {"type": ["integer", "string"], "description": "a seat number from 0, or a unique name"},
    PlayerIndex: {"type": ["integer", "string"], "description": "a place in players from 0, or a unique name"},
}


def of_type(type_: Any) -> dict[str, Any]:
    """The schema of one type of a game's model."""
    if type_ in _SCALARS:
        return dict(_SCALARS[type_])
    origin, arguments = get_origin(type_), get_args(type_)
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin is tuple:
        return {"type": "array", "items": of_type(arguments[0])}
    if origin in (Union, UnionType):
        return _any_of([each for each in arguments if each != NoneType], NoneType in arguments)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {
            "type": "object",
            "properties": {key: of_type(arguments[1]) for key in get_args(arguments[0])},
            "additionalProperties": False,
        }
    return _object(type_)


def _any_of(members: list[Any], optional: bool) -> dict[str, Any]:
    kinds = [of_type(each) for each in members] + ([{"type": "null"}] if optional else [])
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}


def _object(type_: Any) -> dict[str, Any]:
    hints = get_type_hints(type_)
    fields = dataclasses.fields(type_)
    schema = {
        "type": "object",
        "properties": {each.name: of_type(hints[each.name]) for each in fields},
        "required": [
            each.name
            for each in fields
            if each.default is dataclasses.MISSING and each.default_factory is dataclasses.MISSING
        ],
        "additionalProperties": False,
    }
    if issubclass(type_, Counts):
        names = [each.name for each in fields]
        return {"anyOf": [schema, {"type": "array", "items": {"enum": names}}]}
    return schema


def of_game(game: Game) -> dict[str, Any]:
    """The schema of a score file of ``game`` (draft 2020-12)."""
    text, number = {"type": "string"}, {"type": "integer"}
    seat = of_type(Seat)
    options = {
        option.id: {
            "enum": list(option.values),
            "default": option.default,
            "description": f"see the rule {option.rule}",
        }
        for option in game.options
    }
    player = {
        "type": "object",
        "properties": {"name": text, "colour": text, "team": text},
        "required": ["name"],
        "additionalProperties": False,
    }
    lines = {"type": "object", "properties": dict.fromkeys(game.line_ids, number), "additionalProperties": False}
    properties: dict[str, Any] = {
        "format": {"const": FORMAT},
        "id": {"type": "string", "format": "uuid"},
        "game": {"const": game.id},
        "edition": {"enum": list(game.editions), "default": game.edition},
        "status": {"enum": ["playing", "finished", "abandoned"]},
        "options": {"type": "object", "properties": options, "additionalProperties": False},
        "expansions": {"type": "array", "items": text},
        "players": {"type": "array", "items": player},
        "start_player": of_type(PlayerIndex),
        "played_at": text,
        "duration_min": number,
        "location": text,
        "notes": text,
        "setup": of_type(game.setup),
        "log": {"type": "array"},
        "final": of_type(game.final),
        "entered": {"type": "object", "additionalProperties": text},
        "claimed": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"seat": seat, "total": number, "lines": lines, "winner": {"type": "boolean"}},
                "required": ["seat"],
                "additionalProperties": False,
            },
        },
        "extra": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"seat": seat, "text": text, "points": number},
                "required": ["seat", "text", "points"],
                "additionalProperties": False,
            },
        },
        "clocks": {
            "type": "object",
            "properties": {"used": {"type": "array", "items": _any_of([int], True)}, "since": text},
            "additionalProperties": False,
            "description": "seconds that each player has had",
        },
        "source": {"type": "object", "description": "the record that this table was imported from"},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game.name}: score file",
        "type": "object",
        "properties": {
            key: value if key in ("format", "game", "players") else {"anyOf": [value, {"type": "null"}]}
            for key, value in properties.items()
        },
        "required": ["format", "game", "players"],
        "additionalProperties": False,
    }
