"""The reference page of the score file, made from the games' own classes.

``python -m scorekeeper.reference > tutorials/score-file.md`` writes it; a test holds it against the code.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from scorekeeper import schema
from scorekeeper.codec import FORMAT
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.rules import Stage
from scorekeeper.text import Words

HEAD = f"""# The score file

One JSON document describes one table, at whatever depth the people at it kept records. The command line reads and
writes it, the store keeps it, and a person can read it without the program. This page is made from the program's own
classes (`python -m scorekeeper.reference`); `scorekeeper schema GAME` prints the same as JSON Schema.

- Needed: `format` (`"{FORMAT}"`), `game`, `players[].name`. `setup`, `log` and `final` are each optional.
- Absent or `null` means *not counted yet*, never 0. In the rows of a gallery or of an area `null` is an empty place.
  Lists: `[]` is none.
- Where a player is meant, a seat number from 0 or a unique name stands. `seats` follow `players`; where teams play,
  one seat a team, in order of first appearance.
- `status` is `playing`, `finished` or `abandoned`; a file with `final` and no status counts as finished.
- `options` choose where the rules are silent; `expansions` and `extra` are added as they are and marked *not checked*.
- `entered` keeps sums as they were typed, by path; `claimed` is the table's own count (`seat`, and `total`,
  `lines` or `winner`).
- `clocks` is how long each player has thought: `used`, seconds by place in `players`, and `since`, the moment (with
  zone) from which the turn of now is measured; without `since` they stand. No rule reads it.
- `log` is what happened, in order. Each entry is an object whose `event` names what, beside that event's own fields:
  `{{"event": "place", "player": 0, "card": 7, "gallery": "upper", "slot": 1}}` in Musée. The tables below list them.
- A value typed at the end beats the one that the log gives, cell by cell; each difference is a warning.
- Unknown keys are refused with their path. Every well-typed value that the rules forbid is a finding.
- Exit codes of the command line: 0, 1 (an error among the findings), 2 (shape or usage).
"""


def page() -> str:
    """The whole page, in Markdown."""
    return HEAD + "".join(_game(game) for game in GAMES.values())


def _game(game: Game) -> str:
    words = Words(game.id, "en")
    out = [f"\n## `{game.id}`\n", f"{game.name}; editions: {', '.join(f'`{each}`' for each in game.editions)}.\n"]
    out += ["| option | values (default first) | settles |", "| --- | --- | --- |"]
    for option in game.options:
        values = [option.default, *(value for value in option.values if value != option.default)]
        shown = ", ".join(f"`{value}`" for value in values)
        out.append(f"| `{option.id}` | {shown} | {words.say(option.rule, 'title')} (`{option.rule}`) |")
    lines = ", ".join(f"`{id}`" for id in game.line_ids)
    ties = ", ".join(f"`{rule.id}`" for rule in game.stage(Stage.TIEBREAK))
    out += ["", f"Lines, in order: {lines}. Tie-breaks, in order: {ties}.", ""]
    for part, type_ in (("setup", game.setup), ("final", game.final)):
        out += [f"`{part}`:", "", "| path | value |", "| --- | --- |"]
        out += [f"| `{path}` | {value} |" for path, value in _fields(schema.of_type(type_), part)]
        out.append("")
    if game.play:
        out += ["`log`, one entry an event (`house`: kept against the rules; `struck`: does not count):", ""]
        out += ["| event | fields |", "| --- | --- |"]
        for event in game.play.events:
            fields = ", ".join(f"`{path}` {value}" for path, value in _fields(schema.of_type(event), "") if path)
            out.append(f"| `{event.EVENT}` | {fields or 'none'} |")  # type: ignore[attr-defined]
        out.append("")
    return "\n".join(out)


def _fields(kind: dict[str, Any], path: str) -> Iterator[tuple[str, str]]:
    """Paths below ``path`` with what stands there, objects and lists taken apart."""
    kinds = _kinds(kind)
    objects = [each for each in kinds if each.get("type") == "object" and each.get("properties")]
    lists = [each for each in kinds if each.get("type") == "array"]
    if objects:
        for key, below in objects[0]["properties"].items():
            yield from _fields(below, f"{path}.{key}" if path else key)
    elif lists and len(kinds) == 1 and _deep(lists[0]["items"]):
        yield from _fields(lists[0]["items"], f"{path}[]")
    else:
        yield path, " or ".join(_shown(each) for each in kinds)


def _deep(kind: dict[str, Any]) -> bool:
    return any(each.get("type") in ("object", "array") for each in _kinds(kind))


def _shown(kind: dict[str, Any]) -> str:
    if "enum" in kind:
        return ", ".join(f"`{json.dumps(each)}`" for each in kind["enum"])
    if "description" in kind:
        return str(kind["description"])
    if kind.get("type") == "array":
        return "list of " + " or ".join(_shown(each) for each in _kinds(kind["items"]))
    return _SHOWN.get(str(kind.get("type")), "object")


def _kinds(kind: dict[str, Any]) -> list[dict[str, Any]]:
    """What may stand there, ``null`` left out."""
    if "anyOf" in kind:
        return [each for below in kind["anyOf"] for each in _kinds(below)]
    return [] if kind.get("type") == "null" else [kind]


_SHOWN = {"integer": "whole number", "boolean": "true or false", "string": "text"}


if __name__ == "__main__":
    print(page(), end="")  # noqa: T201 - this is what it is for
