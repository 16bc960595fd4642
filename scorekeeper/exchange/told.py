"""What a document says of a play, whichever of our two formats it has: for files of others, which want totals.

A score file is scored; where something is not counted yet, what the table claims stands in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorekeeper import codec
from scorekeeper.exchange import bgstats, play, sheets
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import BGG_GAMES
from scorekeeper.exchange.scores import text_of
from scorekeeper.exchange.sheets import OwnRow
from scorekeeper.game import Game, Result, Table
from scorekeeper.games import GAMES
from scorekeeper.text import LANGUAGES, Words


@dataclass(frozen=True, slots=True)
class ToldPlayer:
    """A player: the score as text ("" for none) and what the outcome says of them (``None``: nothing)."""

    name: str
    text: str = ""
    rank: int | None = None
    winner: bool | None = None
    start: bool = False
    new: bool = False
    seat: int = 0
    team: str = ""
    role: str = ""
    team_role: str = ""
    anonymous: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """A play: the game's name, its players in order, and the lines of its sheet with a text for each player."""

    game: str
    bgg_id: int
    players: tuple[ToldPlayer, ...]
    rows: tuple[OwnRow, ...] = ()
    scoring: str = "highest"
    cooperative: bool = False
    teams: bool = False


def of(document: Document) -> Told:
    """Tell a document; one that is of neither shape gives what can be read of it."""
    return _of_play(document) if play.is_play(document) else _of_table(document)


def game_of(document: Mapping[str, Any]) -> tuple[str, int]:
    """The name of a document's game, and its number on BoardGameGeek (0: none)."""
    id = str(document.get("game") or "")
    numbers = {ours: number for number, ours in BGG_GAMES.items()}
    if id in GAMES:
        return GAMES[id].name, GAMES[id].bgg_id
    number = document.get("bgg_id")
    return id, number if isinstance(number, int) else numbers.get(id, 0)


# --- plays of totals ---------------------------------------------------------------------------------------------


def _of_play(document: Document) -> Told:
    found, _ = play.decode(document)
    name, bgg_id = game_of(document)
    if found is None:
        return Told(name, bgg_id, ())
    players = tuple(
        ToldPlayer(
            each.name,
            (each.score.text or text_of(each.score.value)) if each.score else "",
            each.rank,
            each.winner,
            bool(each.start),
            bool(each.new),
            each.seat or 0,
            each.team or "",
            each.role or each.colour or "",
            each.team_role or "",
            bool(each.anonymous),
        )
        for each in found.players
    )
    rows = _rows_of_sheet(document, len(players))
    return Told(name, bgg_id, players, rows, found.scoring or "highest", bool(found.cooperative), bool(found.teams))


def columns(document: Mapping[str, Any], count: int) -> list[str | None]:
    """Each player's column in the document's sheet: as the foreign record says, else their number from 1."""
    source: Any = document.get("source")
    if bgstats.is_source(source) and len(source["record"]["playerScores"]) == count:
        return [sheets.column_of(each) for each in source["record"]["playerScores"]]
    return [str(index + 1) for index in range(count)]


def _rows_of_sheet(document: Mapping[str, Any], count: int) -> tuple[OwnRow, ...]:
    sheet = sheets.read(document.get("sheet"))
    if sheet is None:
        return ()
    places = columns(document, count)
    rows = []
    for row in sheet.rows:
        if row.counted:
            texts = [_signed(row, place) for place in places]
            label = row.labels[0] if row.labels else row.template
            if any(texts):
                rows.append(OwnRow(row.template or label, {"en": label}, texts))
    return tuple(rows)


def _signed(row: sheets.SheetRow, place: str | None) -> str:
    text = row.scores.get(place or "", "").strip()
    value = row.signed(place or "") if row.negative else None
    return text if value is None else text_of(value)


# --- score files -------------------------------------------------------------------------------------------------


def _of_table(document: Document) -> Told:
    name, bgg_id = game_of(document)
    table, _ = codec.decode(document)
    if table is None:
        given = document.get("players")
        people = given if isinstance(given, list) else []
        names = (each.get("name") for each in people if isinstance(each, dict))
        return Told(name, bgg_id, tuple(ToldPlayer(str(each or "")) for each in names))
    game = GAMES[table.game].of(table.edition) or GAMES[table.game]
    result = game.score(table)
    seat_of = {person: seat for seat, side in enumerate(table.sides) for person in side}
    texts, ranks, winners = _outcome(table, result)
    players = tuple(
        ToldPlayer(
            person.name,
            texts[seat_of[index]],
            ranks[seat_of[index]],
            winners[seat_of[index]],
            index == table.start_player,
            role=person.colour or "",
            team=(person.team or "") if table.teams else "",
        )
        for index, person in enumerate(table.players)
    )
    seats = [seat_of[index] for index in range(len(players))]
    return Told(name, bgg_id, players, tuple(_rows(table, game, result, seats)), teams=table.teams)


def _outcome(table: Table[Any, Any], result: Result) -> tuple[list[str], list[int | None], list[bool | None]]:
    count = len(table.seats)
    texts, ranks, winners = [""] * count, [None] * count, [None] * count  # type: list[str], list[Any], list[Any]
    for claim in table.claimed:
        if claim.total is not None:
            texts[claim.seat] = str(claim.total)
        winners[claim.seat] = claim.winner
    for score in result.outcome.seats:
        if score.complete:
            texts[score.seat] = str(score.total)
    for placing in result.outcome.ranking:
        ranks[placing.seat] = placing.rank
    if result.outcome.winners:
        winners = [seat in result.outcome.winners for seat in table.seats]
    return texts, ranks, winners


def _rows(table: Table[Any, Any], game: Game, result: Result, seats: Sequence[int]) -> list[OwnRow]:
    """One row a line of the game with anything in it, then one a point of the table's own."""
    claimed = {claim.seat: claim.lines for claim in table.claimed}
    points: dict[str, dict[int, int]] = {id: {} for id in game.line_ids}
    for score in result.outcome.seats:
        counted = {line.rule: line.points for line in score.lines if line.rule in points}
        for id in points:
            value = counted.get(id)
            value = claimed.get(score.seat, {}).get(id) if value is None else value
            if value is not None:
                points[id][score.seat] = value
    words = [Words(game.id, lang) for lang in LANGUAGES]
    rows = [
        OwnRow(
            id,
            {each.lang: each.say(id, "title") for each in words if each.has(id, "title")},
            [str(by_seat[seat]) if seat in by_seat else "" for seat in seats],
        )
        for id, by_seat in points.items()
        if by_seat
    ]
    for number, extra in enumerate(table.extra):
        texts = [str(extra.points) if seat == extra.seat else "" for seat in seats]
        rows.append(OwnRow(f"extra-{number + 1}", {"en": extra.text}, texts))
    return rows
