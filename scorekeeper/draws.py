"""Random legal set-ups as score files, the same again from the same seed."""

from __future__ import annotations

import dataclasses
import secrets
from itertools import groupby
from random import Random
from typing import Any

from scorekeeper import paths
from scorekeeper.codec import FORMAT, decode
from scorekeeper.game import Game
from scorekeeper.report import numbered, words_for
from scorekeeper.text import Words

SEEDS = 1_000_000
"""Seeds are whole numbers below this: short enough to be noted on paper."""


def new_seed() -> int:
    """A seed by chance."""
    return secrets.randbelow(SEEDS)


def draw(game: Game, players: int, seed: int, lang: str = "en") -> dict[str, Any]:
    """A score file with a random legal set-up of ``game``; players are numbered, the seed is noted.

    Raises ``ValueError`` where the game has no set-up for this number of players.
    """
    if game.random_setup is None:
        raise ValueError(f"no set-up for {players} players")
    setup = game.random_setup(players, Random(seed))  # noqa: S311 - for a game, and it must come out the same again
    known = {field.name for field in dataclasses.fields(game.setup)}
    app = Words(None, lang)
    people = [{"name": numbered(app, place)} for place in range(players)]
    if players in game.teams:
        people = [{**person, "team": str(place % 2 + 1)} for place, person in enumerate(people)]
    return {
        "format": FORMAT,
        "game": game.id,
        "edition": game.edition,
        "status": "playing",
        "players": people,
        "start_player": setup.get("start_player"),
        "notes": app.say("seed-noted", seed=seed),
        "setup": {key: value for key, value in setup.items() if key in known},
    }


def drawing(game: Game, document: dict[str, Any], lang: str) -> str:
    """The set-up of a score file as an SVG drawing."""
    table, faults = decode(document)
    if table is None:
        raise ValueError(str(faults))
    return game.draw(table, "setup", words_for(game, lang, table).drawn)


def as_text(game: Game, document: dict[str, Any], lang: str) -> str:
    """A set-up as a list for people: what to do, each with its rule, and what was drawn, group by group."""
    table, faults = decode(document)
    if table is None:
        raise ValueError(str(faults))
    words, app = words_for(game, lang, table), Words(None, lang)
    out = [app.name(game.id), document["notes"], ""]
    for number, item in enumerate(game.setup_list(table.count, game.edition), 1):
        out.append(f"{number}. {words.say(f'setup-{item.id}', facts=item.facts)}  [{item.rule}]")
    sheet = game.sheet(table)
    places = [("setup", "", row) for row in sheet.setup]
    for seat in table.seats:
        places += [(f"setup.seats[{seat}]", table.seat_names[seat], row) for row in sheet.setup_seats]
    drawn = [
        (f"{words.say(f'group-{row.group}')}{f' – {who}' if who else ''}", words.say(f"row-{row.id}"), value)
        for place, who, row in places
        if (value := paths.get(document, f"{place}.{row.field}")) is not None
    ]
    for group, rows in groupby(drawn, key=lambda each: each[0]):
        out += ["", group]
        for label, cells in groupby(rows, key=lambda each: each[1]):  # the spaces of a grid share one line
            out.append(f"  {label}: {_shown(words, [value for _, _, value in cells])}")
    return "\n".join(out) + "\n"


def _shown(words: Words, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_shown(words, each) for each in value)
    if isinstance(value, bool):
        return "✓" if value else "–"
    return words.name(value) if isinstance(value, str) else str(value)
