"""One finished table a game, worked by hand, for tests of counting, comparing and printing."""

from __future__ import annotations

import copy
from typing import Any

from scorekeeper import paths
from scorekeeper.codec import decode
from scorekeeper.game import Table

NOBODY: list[None] = [None] * 6

TABLES: dict[str, Any] = {
    "musee": {
        "players": ["Ana", "Ben"],
        "final": {
            "shared": {"stairs": {"upper": [2, 4, 6], "lower": [1, 3, 5]}},
            "seats": [
                {
                    "galleries": {
                        "upper": [10, 15, None, 25, None, None],
                        "middle": [5, 20, 21, 30, None, None],
                        "lower": [1, 6, 11, None, None, None],
                    },
                    "bonuses": ["upper"],
                },
                {
                    "galleries": {"upper": [2, 7, 12, 17, 22, 27], "middle": NOBODY, "lower": NOBODY},
                    "bonuses": [],
                },
            ],
        },
    },
    "orleans": {
        "players": ["Ana", "Ben"],
        "final": {
            "seats": [
                {
                    "coins": 10,
                    "goods": {"grain": 2, "cheese": 0, "wine": 1, "wool": 3, "brocade": 2},
                    "stations": 4,
                    "citizens": 2,
                    "development": 14,
                },
                {
                    "coins": 31,
                    "goods": {"grain": 4, "cheese": 1, "wine": 2, "wool": 0, "brocade": 1},
                    "stations": 3,
                    "citizens": 1,
                    "development": 10,
                },
            ]
        },
    },
    "new-york-1901": {
        "players": ["Ana", "Ben", "Cem"],
        "final": {
            "shared": {"streets": ["broadway", "wall-street", "cedar"], "challenge": "bronze-baron"},
            "seats": [
                {
                    "track": 50,
                    "on_street": {"broadway": 3, "wall-street": 2, "cedar": 0},
                    "starter_on_street": {"broadway": 0, "wall-street": 0, "cedar": 0},
                    "action_cards": 1,
                    "standing": {"bronze": 4, "silver": 3, "gold": 1},
                    "demolished": {"bronze": 2, "silver": 0, "gold": 0},
                    "demolished_points": {"bronze": 5},
                    "irregular": 7,
                    "legendary": "woolworth",
                    "gold_by_district": {"red": 2, "blue": 1, "green": 0, "yellow": 0, "pink": 0},
                    "prestige": 4,
                },
                {
                    "track": 44,
                    "on_street": {"broadway": 2, "wall-street": 2, "cedar": 1},
                    "starter_on_street": {"broadway": 1, "wall-street": 0, "cedar": 0},
                    "action_cards": 3,
                    "standing": {"bronze": 4, "silver": 1, "gold": 1},
                    "irregular": 1,
                    "legendary": "none",
                    "gold_by_district": {"red": 0, "blue": 0, "green": 0, "yellow": 0, "pink": 0},
                },
                {
                    "track": 30,
                    "on_street": {"broadway": 0, "wall-street": 1, "cedar": 1},
                    "starter_on_street": {"broadway": 0, "wall-street": 0, "cedar": 0},
                    "action_cards": 0,
                    "standing": {"bronze": 1, "silver": 0, "gold": 0},
                    "irregular": 0,
                    "legendary": "none",
                    "gold_by_district": {"red": 0, "blue": 0, "green": 0, "yellow": 0, "pink": 0},
                },
            ],
        },
    },
    "bruxelles-1897": {
        "players": ["Ana", "Ben"],
        "final": {
            "shared": {
                "columns": [
                    {"bonus": "money", "winners": [0]},
                    {"bonus": "artworks", "winners": [0]},
                    {"bonus": "houses", "winners": [0, 1]},
                    {"bonus": "nobles", "winners": [0]},
                ]
            },
            "seats": [
                {
                    "vp": 40,
                    "bef": 9,
                    "nobles": ["victor-horta", "charles-buls"],
                    "houses": {"a": 2, "b": 1, "c": 0, "d": 0},
                    "artworks": {"red": 2, "yellow": 1, "blue": 0, "green": 0},
                    "materials": 2,
                    "expo": True,
                    "architecture": 4,
                },
                {
                    "vp": 30,
                    "bef": 3,
                    "nobles": ["victor-horta", "charles-buls", "paul-hankar"],
                    "houses": {"a": 1, "b": 0, "c": 0, "d": 0},
                    "artworks": {"red": 1, "yellow": 0, "blue": 1, "green": 0},
                    "materials": 0,
                    "expo": False,
                    "architecture": 2,
                },
            ],
        },
    },
}


def document(game: str, changes: dict[str, Any] | None = None, claimed: Any = None) -> dict[str, Any]:
    made: dict[str, Any] = copy.deepcopy(TABLES[game])
    made |= {"format": "scorekeeper/1", "game": game, "status": "finished", "options": {}}
    made["players"] = [{"name": name} for name in made["players"]]
    for path, value in (changes or {}).items():
        made = paths.put(made, path, value)
    return made | ({"claimed": claimed} if claimed else {})


def table_of(game: str, changes: dict[str, Any] | None = None, claimed: Any = None) -> Table[Any, Any]:
    table, faults = decode(document(game, changes, claimed))
    assert table is not None, faults
    return table
