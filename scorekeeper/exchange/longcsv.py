"""The long CSV: one row for each play, player and category.

| column | what it holds |
| --- | --- |
| ``play_id`` | what makes rows one play; a UUID stays the play's lasting id |
| ``date`` | ``2026-11-28``, or with a time ``2026-11-28T20:15:00`` |
| ``game``, ``bgg_id`` | the game's id or name, and its number on BoardGameGeek |
| ``location``, ``duration_min``, ``status``, ``notes`` | of the play; ``status`` is ``finished`` or ``abandoned`` |
| ``scoring`` | ``highest``, ``lowest`` or ``none`` |
| ``seat`` | the player's number from 1; tells two of one name apart |
| ``player``, ``team``, ``winner``, ``rank``, ``start_player`` | of the player; yes and no are ``1`` and ``0`` |
| ``category``, ``value`` | ``total``, or a line of the sheet, and its points as they were written |

Only ``player`` and one of ``play_id`` and ``date`` are needed. Rows and columns may stand in any order, the delimiter
may be a comma, a semicolon, a tab or a bar, decimals may have a point or a comma, and the file may be UTF-8 or UTF-16.
A text that a spreadsheet would take for a formula is written with an apostrophe before it.
"""

from __future__ import annotations

import codecs
import csv
import io
import json
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, TextIO

from scorekeeper.exchange import dates, lines, play, sheets, told
from scorekeeper.exchange.bgstats import game_name
from scorekeeper.exchange.jsonstream import BadFile
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import File, FilePerson, Reading, Record, lasting_id, made_id, tidy, without_nothing
from scorekeeper.exchange.scores import is_unsure, text_of, value_of
from scorekeeper.games import GAMES
from scorekeeper.rules import Typed
from scorekeeper.shape import Malformed

KIND = "csv"
COLUMNS = (
    "play_id", "date", "game", "bgg_id", "location", "duration_min", "status", "notes", "scoring",
    "seat", "player", "team", "winner", "rank", "start_player", "category", "value",
)  # fmt: skip
TOTAL = "total"
MOST_ROWS_A_PLAY = 20_000

_YES = frozenset({"1", "y", "yes", "true", "x", "s", "si", "sí", "verdadero", "はい", "○", "1.0", "1,0"})
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_BIG_FIRST = re.compile(r"([0-9]{4})[./]([0-9]{1,2})[./]([0-9]{1,2})")
_SMALL_FIRST = re.compile(r"([0-9]{1,2})([./])([0-9]{1,2})[./]([0-9]{4})")


# --- writing -----------------------------------------------------------------------------------------------------


def write(documents: Iterable[Document], out: TextIO) -> int:
    """Write plays as rows; returns how many plays. Begin the file with a byte order mark for spreadsheets."""
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    count = 0
    for document in documents:
        writer.writerows(_rows(document))
        count += 1
    return count


def _rows(document: Document) -> Iterator[list[str]]:
    what = told.of(document)
    game = document["game"] if document.get("game") in GAMES else what.game
    common = [
        str(document.get("id") or ""),
        str(document.get("played_at") or ""),
        _safe(str(game or "")),
        str(what.bgg_id or ""),
        _safe(str(document.get("location") or "")),
        str(document.get("duration_min") or ""),
        str(document.get("status") or ""),
        _safe(str(document.get("notes") or "")),
        what.scoring,
    ]
    for index, player in enumerate(what.players):
        own = [
            str(index + 1),
            _safe(player.name),
            _safe(player.team),
            "" if player.winner is None else str(int(player.winner)),
            str(player.rank or ""),
            str(int(player.start)),
        ]
        yield [*common, *own, TOTAL, _value(player.text)]
        for row in what.rows:
            if row.texts[index]:
                name = row.id if row.id in lines_of(document) else row.labels.get("en", row.id)
                yield [*common, *own, _safe(name), _value(row.texts[index])]


def lines_of(document: Mapping[str, Any]) -> tuple[str, ...]:
    """The ids of the lines of a document's game, if it is one of ours."""
    game = GAMES.get(str(document.get("game") or ""))
    return game.line_ids if game else ()


def _safe(text: str) -> str:
    return f"'{text}" if _FORMULA.match(text) else text


def _value(text: str) -> str:
    return text if value_of(text) is not None and re.fullmatch(r"-?[0-9.,]+", text) else _safe(text)


# --- reading -----------------------------------------------------------------------------------------------------


class LongCSV:
    """One CSV file. ``mapping`` names the file's own headings: ``{"player": "Spieler"}``."""

    kind = KIND

    def __init__(self, file: File, mapping: Mapping[str, str] | None = None) -> None:
        self.file = file
        self._mapping = {heading.casefold().strip(): column for column, heading in (mapping or {}).items()}
        self._sorted: sqlite3.Connection | None = None

    def look(self) -> Reading:
        """Sort the rows by play, in a file that vanishes with the reader, and go through them once."""
        people: dict[str, FilePerson] = {}
        total = 0
        for rows in self._plays():
            total += 1
            for row in rows:
                if name := tidy(row.get("player", "")):
                    people.setdefault(f"name:{name}", FilePerson(f"name:{name}", name))
        return Reading(tuple(people.values()), total=total)

    def records(self, names: Mapping[str, str]) -> Iterator[Record]:
        """Yield every play, in the order in which they first appear."""
        for rows in self._plays():
            yield _record(rows, names)

    def _plays(self) -> Iterator[list[dict[str, str]]]:
        if self._sorted is None:
            self._sorted = sqlite3.connect("", check_same_thread=False)
            self._sorted.execute("CREATE TABLE line (n INTEGER PRIMARY KEY, play TEXT, cells TEXT)")
            self._sorted.executemany("INSERT INTO line VALUES (?, ?, ?)", self._lines())
            self._sorted.execute("CREATE INDEX by_play ON line (play)")
        found = self._sorted.execute(
            "SELECT play, cells FROM (SELECT play, MIN(n) AS first FROM line GROUP BY play) JOIN line USING (play)"
            " ORDER BY first, n"
        )
        for _, group in groupby(found, key=lambda row: row[0]):
            yield [json.loads(cells) for _, cells in group]

    def _lines(self) -> Iterator[tuple[int, str, str]]:
        with self.file.open() as stream:
            text = _decoded(stream.read(1 << 20), stream)
            first = text.readline(100_000)
            delimiter = max(",;\t|", key=first.count)
            rows = csv.reader(text, delimiter=delimiter)
            try:
                heading = [self._column(each) for each in next(csv.reader([first], delimiter=delimiter), [])]
                if "player" not in heading or not {"play_id", "date"} & set(heading):
                    raise BadFile("unknown-file")
                for row in rows:
                    cells = {key: _plain(each) for key, each in zip(heading, row, strict=False) if key and each}
                    if any(each.strip() for each in cells.values()):
                        cells["line"] = str(rows.line_num + 1)
                        play_id = cells.get("play_id") or "\n".join((cells.get("date", ""), cells.get("game", "")))
                        yield rows.line_num, play_id, json.dumps(cells)
            except UnicodeError:
                raise BadFile("not-utf8") from None
            except csv.Error:
                raise BadFile("not-csv", line=rows.line_num + 1) from None

    def _column(self, heading: str) -> str:
        plain = heading.strip().casefold()
        if plain in self._mapping:
            return self._mapping[plain]
        plain = plain.replace(" ", "_")
        return plain if plain in COLUMNS and plain not in self._mapping.values() else ""


def _decoded(start: bytes, stream: Any) -> TextIO:
    wide = start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        start.decode("utf-16" if wide else "utf-8-sig", "strict" if len(start) < 1 << 20 else "ignore")
    except UnicodeDecodeError:
        raise BadFile("not-utf8") from None
    joined: Any = _Joined(start, stream)
    return io.TextIOWrapper(joined, encoding="utf-16" if wide else "utf-8-sig", newline="")


class _Joined(io.BufferedIOBase):
    """What has been read already, and then the rest."""

    def __init__(self, start: bytes, rest: Any) -> None:
        self._start, self._rest = start, rest

    def readable(self) -> bool:
        return True

    def read(self, size: int | None = -1) -> bytes:
        if not self._start:
            return bytes(self._rest.read(size))
        size = len(self._start) if size is None or size < 0 else size
        data, self._start = self._start[:size], self._start[size:]
        return data

    read1 = read


def _plain(text: str) -> str:
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


def _record(rows: list[dict[str, str]], names: Mapping[str, str]) -> Record:
    first = rows[0]
    place = f"line {first['line']}"
    if len(rows) > MOST_ROWS_A_PLAY:
        return Record(place, faults=(Malformed(place, "too-many-rows", {"most": MOST_ROWS_A_PLAY}),))
    day, faults = _day(first.get("date", "").strip(), place)
    if faults:
        return Record(place, faults=faults)
    remarks: list[Malformed] = []
    players, rows_of_sheet = _players(rows, remarks)
    keys = tuple(f"name:{each['name']}" if each["name"] else "" for each in players)
    for each in players:
        each["name"] = names.get(f"name:{each['name']}", each["name"])
    bgg_id = _whole(first.get("bgg_id"))
    game = first.get("game", "")
    game = game if game in GAMES else game_name(game, bgg_id or 0)
    status, scoring = first.get("status", "").strip(), first.get("scoring", "").strip()
    given = first.get("play_id", "").strip()
    document: Document = without_nothing(
        {
            "format": play.FORMAT,
            "id": lasting_id(KIND, given) if given else _made_up(rows),
            "bgg_id": bgg_id or None,
            "status": status if status in ("finished", "abandoned") else "finished",
            "scoring": scoring if scoring in ("highest", "lowest", "none") else "highest",
            "teams": any(each.get("team") for each in players) or None,
            "played_at": day,
            "duration_min": _whole(first.get("duration_min")) or None,
            "location": tidy(first.get("location", "")),
            "notes": first.get("notes", ""),
        }
    ) | {"game": game, "players": players}
    if not game:
        remarks.append(Malformed(place, "no-game"))
    document = _with_sheet(document, rows_of_sheet, place, remarks)
    return Record(place, document, remarks=tuple(remarks), keys=keys)


def _with_sheet(
    document: Document, categories: Mapping[str, dict[int, str]], place: str, remarks: list[Malformed]
) -> Document:
    players = document["players"]
    columns = [str(index + 1) for index in range(len(players))]
    rows = [
        sheets.OwnRow(name, {"en": name}, [texts.get(index, "") for index in range(len(players))])
        for name, texts in categories.items()
    ]
    if not rows:
        return document
    tree = sheets.make(document.get("bgg_id") or 0, "en", columns, rows)
    sheet = sheets.read(tree)
    assert sheet is not None
    for index, player in enumerate(players):
        total, score = sheet.total(columns[index]), player.get("score")
        if total is not None and score is None:
            player["score"] = {"text": text_of(total), "value": total}
        elif total is not None and score["value"] is not None and abs(score["value"] - total) > 0.000_000_5:
            facts = {"score": Typed(score["text"][:80]), "sheet": Typed(text_of(total))}
            remarks.append(Malformed(place, "sum-differs", facts))
            return document | {"sheet": tree}
    whole = lines.score_file(document["game"], document, sheet, columns)
    return whole if whole is not None else document | {"sheet": tree}


def _players(rows: list[dict[str, str]], remarks: list[Malformed]) -> tuple[list[Document], dict[str, dict[int, str]]]:
    places: dict[tuple[str, str], int] = {}
    players: list[Document] = []
    categories: dict[str, dict[int, str]] = {}
    by_seat = sorted(rows, key=lambda row: _whole(row.get("seat")) or 0)  # the sort keeps those without in order
    for row in by_seat:
        name = tidy(row.get("player", ""))
        who = (row.get("seat", "").strip(), name)
        if who not in places:
            places[who] = len(players)
            players.append(_player(row, name))
            if not name:
                remarks.append(Malformed(f"line {row['line']}", "no-player"))
        index = places[who]
        category, text = row.get("category", "").strip() or TOTAL, row.get("value", "").strip()
        if is_unsure(text):
            remarks.append(Malformed(f"line {row['line']}", "score-unsure", {"found": Typed(text[:80])}))
        if category.casefold() != TOTAL:
            categories.setdefault(category, {})[index] = text
        elif text:
            players[index]["score"] = {"text": text, "value": value_of(text)}
    return players, categories


def _player(row: Mapping[str, str], name: str) -> Document:
    player: Document = {"name": name}
    if row.get("winner", "").strip():
        player["winner"] = row["winner"].strip().casefold() in _YES
    if rank := _whole(row.get("rank")):
        player["rank"] = rank
    if row.get("start_player", "").strip().casefold() in _YES:
        player["start"] = True
    if team := row.get("team", "").strip():
        player["team"] = team
    return player


def _made_up(rows: list[dict[str, str]]) -> str:
    """An identity for a play without one: its rows in any order, whichever lines they stand in."""
    content = sorted(json.dumps({k: v for k, v in row.items() if k != "line"}, sort_keys=True) for row in rows)
    return made_id("\n".join(content))


def _day(text: str, place: str) -> tuple[str | None, tuple[Malformed, ...]]:
    if not text:
        return None, ()
    bad = (Malformed(place, "date-unsure", {"found": Typed(text[:40])}),)
    if found := _BIG_FIRST.fullmatch(text):
        day = dates.real_day(f"{found[1]}-{int(found[2]):02}-{int(found[3]):02}")
        return (day, ()) if day else (None, bad)
    if found := _SMALL_FIRST.fullmatch(text):
        one, other = int(found[1]), int(found[3])
        if found[2] == "/" and one <= 12 and other <= 12 and one != other:
            return None, bad
        month, number = (one, other) if other > 12 else (other, one)
        day = dates.real_day(f"{found[4]}-{month:02}-{number:02}")
        return (day, ()) if day else (None, bad)
    if dates.real_day(text[:10]) and dates.is_moment(text):
        return text, ()
    return None, bad


def _whole(text: str | None) -> int | None:
    value = value_of((text or "").strip())
    return value if isinstance(value, int) and value >= 0 else None
