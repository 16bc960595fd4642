"""A blank score sheet as data: what is written down on paper, made from a game's cells and rules.

It holds whatever the score needs, however the cards fall: where one card out of several is in play (New York 1901's
challenges), the sheet has room for each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorekeeper import paths
from scorekeeper.codec import FORMAT, decode
from scorekeeper.game import Game, SetupItem, Table
from scorekeeper.rules import Stage
from scorekeeper.sheet import Kind, Row, Sheet


@dataclass(frozen=True, slots=True)
class Block:
    """What leads to one number of points: the lines it may be (several where one card of several is in play), rows."""

    lines: tuple[str, ...]
    rows: tuple[Row, ...]
    choice: Row | None = None


@dataclass(frozen=True, slots=True)
class Blank:
    """A sheet: what the table notes once, slots of each seat, blocks that score, rows that break ties, the set-up."""

    game: Game
    players: int
    seats: int
    shared: tuple[Row, ...]
    slots: tuple[tuple[Row, ...], ...]
    blocks: tuple[Block, ...]
    ties: tuple[Row, ...]
    setup: tuple[SetupItem, ...]


def game_for(game: Game, players: int) -> Game | None:
    """The game in its first edition for so many players, or ``None`` if it has none."""
    editions = (game.of(edition) for edition in game.editions)
    return next((each for each in editions if each is not None and players in each.counts), None)


def blank(game: Game, players: int) -> Blank:
    """The sheet of a game (in one edition) for so many players."""
    plain = _table(game, players, {})
    sheet = game.sheet(plain)
    sets = {row.field: list(row.choices) for row in sheet.shared if row.needed and row.kind is Kind.SET}
    everything = _table(game, players, sets)
    choices = [row for row in sheet.shared if row.needed and row.kind is Kind.CHOICE]
    variants = {row.id: [_table(game, players, {**sets, row.field: each}) for each in row.choices] for row in choices}
    rows = _together([game.sheet(each) for each in (everything, *(t for tables in variants.values() for t in tables))])
    ties = {rule.id for rule in game.stage(Stage.TIEBREAK)}
    needed = [row for row in rows if row.needed]
    slots = [row for row in needed if row.kind is Kind.SLOT]
    return Blank(
        game,
        players,
        len(plain.seats),
        tuple(row for row in sheet.shared if row.needed),
        tuple(tuple(row for row in slots if row.id == id) for id in dict.fromkeys(row.id for row in slots)),
        tuple(_blocks(game, choices, variants, [row for row in needed if row.kind is not Kind.SLOT])),
        tuple(row for row in rows if not row.needed and row.rule in ties),
        game.setup_list(players, game.edition),
    )


def _table(game: Game, players: int, shared: Mapping[str, Any]) -> Table[Any, Any]:
    document: Any = {"format": FORMAT, "game": game.id, "edition": game.edition, "status": "playing", "final": {}}
    document["players"] = [{"name": str(place + 1)} for place in range(players)]
    if players in game.teams:
        document["players"] = [{**each, "team": str(n % 2 + 1)} for n, each in enumerate(document["players"])]
    for field, value in shared.items():
        document = paths.put(document, f"final.shared.{field}", value)
    table, faults = decode(document)
    assert table is not None, faults
    return table


def _together(sheets: Sequence[Sheet]) -> list[Row]:
    """The rows of a seat on any of these sheets, by their field, needed ones before the same that is not."""
    found: dict[str, Row] = {}
    for row in (row for sheet in sheets for row in sheet.seats):
        if row.field not in found or (row.needed and not found[row.field].needed):
            found[row.field] = row
    return list(found.values())


def _blocks(
    game: Game, choices: Sequence[Row], variants: Mapping[str, Sequence[Table[Any, Any]]], rows: Sequence[Row]
) -> Iterator[Block]:
    """Lines in their order, each with the rows that it is counted from; lines of which one is in play as one block."""
    alternative: dict[str, Row] = {}
    for choice in choices:
        shown = [{line.rule for line in game.outcome(table).seats[0].lines} for table in variants[choice.id]]
        every: set[str] = set().union(*shown)
        alternative |= {id: choice for id in every if not all(id in lines for lines in shown)}
    done: set[str] = set()
    for line in game.line_ids:
        one_of = alternative.get(line)
        if one_of is None:
            yield Block((line,), tuple(row for row in rows if row.rule == line))
        elif one_of.id not in done:
            done.add(one_of.id)
            lines = tuple(each for each in game.line_ids if alternative.get(each) == one_of)
            own = tuple(row for row in rows if row.rule not in game.line_ids or row.rule in lines)
            yield Block(lines, own, one_of)
