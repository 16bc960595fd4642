"""Reads BG Stats exports (``BGStatsExport.json``) and ``.bgsplay`` files; they have one shape.

Numbers that objects point at each other with hold inside one file only: they are resolved here, and each play keeps
what it points at beside its own record, so that it can leave again as it came (see `source_of` and `build`).
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from scorekeeper.exchange import dates, jsonstream, lines, play, sheets
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import (
    BGG_GAMES,
    File,
    FilePerson,
    Gone,
    Reading,
    Record,
    Twins,
    alike,
    lasting_id,
    made_id,
    tidy,
    without_nothing,
)
from scorekeeper.exchange.scores import is_unsure, same, text_of, value_of
from scorekeeper.games import GAMES
from scorekeeper.rules import Typed
from scorekeeper.shape import Malformed, wrong_type

KIND = "bgstats"
MOST_PLAYERS = 200

_NUMBERS = frozenset({"gameRefId", "locationRefId"})


@dataclass(slots=True)
class _Tables:
    """What plays point at, by the file's own numbers, without those numbers."""

    players: dict[int, Document] = field(default_factory=dict)
    people: dict[int, FilePerson] = field(default_factory=dict)
    games: dict[int, Document] = field(default_factory=dict)
    locations: dict[int, Document] = field(default_factory=dict)
    tags: dict[int, Document] = field(default_factory=dict)
    seated: set[int] = field(default_factory=set)
    latest: dict[str, tuple[str, int]] = field(default_factory=dict)  # of plays that stand twice in the file
    me: int | None = None


class BGStats:
    """One BG Stats file."""

    kind = KIND

    def __init__(self, file: File) -> None:
        self.file = file
        self._tables: _Tables | None = None
        self._reading = Reading()

    def look(self) -> Reading:
        """Read everything but the plays, and of them who sits at them and which stand twice."""
        tables, gone, seen, total = _Tables(), [], _Seen(), 0
        with self.file.open() as file:
            for key, index, value in jsonstream.parts(file):
                if key == "plays" and index is not None:
                    total += 1
                    _note(tables, seen, index, value)
                elif isinstance(value, dict):
                    if key == "deletedObjects" and (deleted := _deleted(value)):
                        gone.append(deleted)
                    elif key == "userInfo":
                        tables.me = _int(value, "meRefId")
                    elif key in ("players", "games", "locations", "tags") and isinstance(value.get("id"), int):
                        getattr(tables, key)[value["id"]] = value
        _settle(tables)
        self._tables = tables
        people: dict[str, FilePerson] = {}
        for number in sorted(tables.seated & tables.people.keys()):
            people.setdefault(tables.people[number].key, tables.people[number])
        self._reading = Reading(tuple(people.values()), tuple(gone), (), total)
        return self._reading

    def records(self, names: Mapping[str, str]) -> Iterator[Record]:
        """Yield every play; one that stands again with a later modification date comes as superseded."""
        if self._tables is None:
            self.look()
        tables = self._tables
        assert tables is not None
        met: dict[str, int] = {}
        with self.file.open() as file:
            for key, index, value in jsonstream.parts(file):
                if key == "plays" and index is not None:
                    try:
                        yield _record(tables, index, value, names, met)
                    except RecursionError:
                        yield Record(f"plays[{index}]", faults=(Malformed(f"plays[{index}]", "not-json-value"),))


# --- the first look ----------------------------------------------------------------------------------------------


class _Seen:
    """The plays met so far, 16 bytes each."""

    def __init__(self) -> None:
        self.first: dict[bytes, str] = {}


def _note(tables: _Tables, seen: _Seen, index: int, value: Any) -> None:
    if not isinstance(value, dict):
        return
    scores = value.get("playerScores")
    for score in scores if isinstance(scores, list) else ():
        if isinstance(score, dict) and isinstance(number := score.get("playerRefId"), int):
            tables.seated.add(number)
    text = value.get("uuid")
    if not isinstance(text, str) or not text:
        return
    lasting = lasting_id(KIND, text)
    mark, modified = uuid.UUID(lasting).bytes, _str(value, "modificationDate")
    if mark not in seen.first:
        seen.first[mark] = modified
        return
    best, _ = tables.latest.get(lasting, (seen.first[mark], -1))
    if dates.newer(modified, best):
        tables.latest[lasting] = (modified, index)
    else:
        tables.latest.setdefault(lasting, (best, -1))


def _settle(tables: _Tables) -> None:
    """Strip the tables of what only the file needs, and tell people of one name apart."""
    twins, by_key = Twins(), {}  # type: Twins, dict[str, FilePerson]
    for number, record in sorted(tables.players.items()):
        name = tidy(_str(record, "name"))
        key = _str(record, "uuid").casefold() or f"name:{name}"
        stripped = {each: value for each, value in record.items() if each not in ("id", "name")}
        if number == tables.me:
            stripped["me"] = True
        if key not in by_key:
            twin = twins.number(name) if number in tables.seated else 1
            by_key[key] = FilePerson(key, name, twin, record.get("isAnonymous") is True)
        if by_key[key].twin > 1:
            stripped["twin"] = by_key[key].twin
        tables.people[number], tables.players[number] = by_key[key], _tagged(stripped, tables)
    for found in (tables.games, tables.locations):
        for number, record in found.items():
            stripped = {each: value for each, value in record.items() if each != "id"}
            found[number] = _tagged(stripped, tables)


def _tagged(record: Document, tables: _Tables) -> Document:
    """The record with each of its tags instead of the tag's number."""
    tags = record.get("tags")
    if not isinstance(tags, list) or not tags:
        return record
    return {**record, "tags": [_tag(each, tables) for each in tags]}


def _tag(given: Any, tables: _Tables) -> Any:
    number = given.get("tagRefId") if isinstance(given, dict) else None
    if not isinstance(number, int) or number not in tables.tags:
        return given
    tag = {key: value for key, value in tables.tags[number].items() if key != "id"}
    return {**{key: value for key, value in given.items() if key != "tagRefId"}, "tag": tag}


def _deleted(value: Mapping[str, Any]) -> Gone | None:
    text = value.get("uuid")
    if not isinstance(text, str) or _str(value, "objectType").casefold() != "play":
        return None
    return Gone(lasting_id(KIND, text), _str(value, "modificationDate"))


# --- one play ----------------------------------------------------------------------------------------------------


def _record(tables: _Tables, index: int, value: Any, names: Mapping[str, str], met: dict[str, int]) -> Record:
    place = f"plays[{index}]"
    if not isinstance(value, dict):
        return Record(place, faults=(Malformed(place, "wrong-type", wrong_type(value, "object").facts),))
    faults = _faults(value, place)
    if faults:
        return Record(place, faults=tuple(faults))
    source, people = source_of(value, tables)
    text = _str(value, "uuid") or _made_up(source, met)
    source["id"] = text
    lasting = lasting_id(KIND, text)
    modified = _str(value, "modificationDate")
    if lasting in tables.latest:
        _, latest = tables.latest[lasting]
        first = latest == -1 and lasting not in met
        met[lasting] = index  # from here on, another of the same is not the first
        if not (first or latest == index):
            return Record(place, {"id": lasting}, modified=modified, remarks=(Malformed(place, "superseded"),))
    shown = [names.get(each.key, each.shown) if each else "" for each in people]
    document, remarks = build(source, shown, place)
    keys = tuple(each.key if each else "" for each in people)
    return Record(place, document, remarks=tuple(remarks), modified=modified, keys=keys)


def _faults(value: Mapping[str, Any], place: str) -> list[Malformed]:
    """What makes it impossible to keep a play."""
    found: list[Malformed] = []
    scores = value.get("playerScores")
    if scores is not None and not isinstance(scores, list):
        return [Malformed(f"{place}.playerScores", "wrong-type", wrong_type(scores, "list").facts)]
    if len(scores or ()) > MOST_PLAYERS:
        return [Malformed(f"{place}.playerScores", "too-many-players", {"most": MOST_PLAYERS})]
    for index, score in enumerate(scores or ()):
        where = f"{place}.playerScores[{index}]"
        if not isinstance(score, dict):
            found.append(Malformed(where, "wrong-type", wrong_type(score, "object").facts))
        elif isinstance(score.get("score"), bool | list | dict):
            found.append(Malformed(f"{where}.score", "wrong-type", wrong_type(score["score"], "text").facts))
    if "uuid" in value and not isinstance(value["uuid"], str | None):
        found.append(Malformed(f"{place}.uuid", "wrong-type", wrong_type(value["uuid"], "text").facts))
    return found


def source_of(value: Mapping[str, Any], tables: Any) -> tuple[Document, list[FilePerson | None]]:
    """A play's own record without the file's numbers, and beside it what they pointed at (``None``: nothing)."""
    record = {key: each for key, each in value.items() if key not in _NUMBERS}
    scores = value.get("playerScores") or []
    record["playerScores"] = [{key: each for key, each in score.items() if key != "playerRefId"} for score in scores]
    numbers = [_int(score, "playerRefId") for score in scores]
    source: Document = {
        "kind": KIND,
        "modified": _str(value, "modificationDate"),
        "record": _tagged(record, tables),
        "game": tables.games.get(_int(value, "gameRefId")),
        "location": tables.locations.get(_int(value, "locationRefId")),
        "players": [tables.players.get(number) for number in numbers],
    }
    expansions = value.get("expansionPlays")
    if isinstance(expansions, list) and expansions:
        given = [each if isinstance(each, dict) else {} for each in expansions]
        record["expansionPlays"] = [{k: v for k, v in each.items() if k != "gameRefId"} for each in given]
        source["expansions"] = [tables.games.get(_int(each, "gameRefId")) for each in given]
    return source, [tables.people.get(number) for number in numbers]


def is_source(source: Any) -> bool:
    """Whether this is what `source_of` makes, and not something that somebody wrote by hand."""
    if not isinstance(source, dict) or source.get("kind") != KIND or not isinstance(source.get("id"), str):
        return False
    record = source.get("record")
    scores = record.get("playerScores") if isinstance(record, dict) else None
    lists = (scores, source.get("players"), source.get("expansions", []))
    if not isinstance(record, dict) or not all(isinstance(each, list) for each in lists):
        return False
    one = (source.get("game"), source.get("location"), *source["players"], *source.get("expansions", []))
    given = record.get("expansionPlays", [])
    known = not source.get("expansions") or (isinstance(given, list) and all(isinstance(e, dict) for e in given))
    return known and not _faults(record, "") and all(isinstance(each, dict | None) for each in one)


def _made_up(source: Document, met: dict[str, int]) -> str:
    """An identity for a play without one: its content, and which of its like it is."""
    content = json.dumps(source, sort_keys=True, ensure_ascii=False)
    key = made_id(content)
    met[key] = met.get(key, 0) + 1
    return key if met[key] == 1 else made_id(f"{content}#{met[key]}")


def build(source: Document, names: Sequence[str], place: str = "") -> tuple[Document, list[Malformed]]:
    """The document that a play's source means, with these names at its seats, and what is worth a remark.

    A play of ours whose sheet can be read line by line becomes a score file; every other keeps its totals.
    """
    record, game = source["record"], source.get("game")
    remarks: list[Malformed] = []
    scores = record.get("playerScores") or []
    tree = sheets.parse(record.get("scoresheet"))
    sheet = sheets.read(tree)
    bgg_id = max(0, _int(game or {}, "bggId") or 0)
    teams = record.get("usesTeams") is True
    players = [
        _player(score, name, found, teams) for score, name, found in zip(scores, names, source["players"], strict=True)
    ]
    document = without_nothing(
        {
            "format": play.FORMAT,
            "id": lasting_id(KIND, source["id"]),
            "game": _game_name(game, bgg_id),
            "bgg_id": bgg_id or None,
            "status": "finished",
            "scoring": _scoring(game),
            "cooperative": (game or {}).get("cooperative") is True or None,
            "teams": teams or None,
            "manual_winner": record.get("manualWinner") is True or None,
            "ignored": record.get("ignored") is True or None,
            "played_at": dates.from_bgstats(_str(record, "playDate"), record.get("playDateYmd")),
            "duration_min": max(0, _int(record, "durationMin") or 0) or None,
            "location": tidy(_str(source.get("location") or {}, "name")),
            "notes": _str(record, "comments"),
            "board": _str(record, "board"),
            "rounds": max(0, _int(record, "rounds") or 0) or None,
            "expansions": [name for each in source.get("expansions", ()) if (name := tidy(_str(each or {}, "name")))],
        }
    ) | {"players": players}
    document.setdefault("game", "")
    if not document["game"]:
        remarks.append(Malformed(place, "no-game"))
    remarks += [Malformed(f"{place}.playerScores[{n}]", "no-player") for n, name in enumerate(names) if not name]
    columns = [sheets.column_of(score) if sheet is not None else None for score in scores]
    agree = _compare(document, sheet, columns, place, remarks)
    if sheet is not None and agree and document["game"] in GAMES:
        whole = lines.score_file(document["game"], document, sheet, columns)
        if whole is not None:
            return whole | {"source": source}, remarks
    if sheet is not None:
        document["sheet"] = tree
        source = {**source, "record": {key: each for key, each in record.items() if key != "scoresheet"}}
    if any(each.differs for each in play.standing(play.of(document))):
        remarks.append(Malformed(place, "outcome-differs"))
    return document | {"source": source}, remarks


def _compare(
    document: Document,
    sheet: sheets.Sheet | None,
    columns: Sequence[str | None],
    place: str,
    remarks: list[Malformed],
) -> bool:
    """Remark on scores that can be read in two ways, and on those that are not what the sheet adds up to."""
    agree = True
    for index, player in enumerate(document["players"]):
        score = player.get("score") or {}
        where = f"{place}.playerScores[{index}].score"
        if is_unsure(score.get("text")):
            remarks.append(Malformed(where, "score-unsure", {"found": Typed(score["text"][:80])}))
        column, value = columns[index], score.get("value")
        total = sheet.total(column) if sheet is not None and column is not None else None
        if total is not None and value is not None and not same(total, value):
            agree = False
            facts = {"score": Typed(text_of(value)), "sheet": Typed(text_of(total))}
            remarks.append(Malformed(where, "sum-differs", facts))
    return agree


def _player(score: Mapping[str, Any], name: str, found: Mapping[str, Any] | None, teams: bool) -> Document:
    raw = score.get("score")
    text = text_of(raw) if isinstance(raw, int | float) else raw
    rank, seat = _int(score, "rank") or 0, _int(score, "seatOrder") or 0
    player: Document = {"name": name}
    if text:
        player["score"] = {"text": text, "value": value_of(text)}
    if rank > 0:
        player["rank"] = rank
    player["winner"] = score.get("winner") is True
    if seat > 0:
        player["seat"] = seat
    for key, mine in (("startPlayer", "start"), ("newPlayer", "new")):
        if score.get(key) is True:
            player[mine] = True
    for key, mine in (("role", "role"), ("teamRole", "team_role"), *((("team", "team"),) if teams else ())):
        if each := _str(score, key):
            player[mine] = each
    if found is not None and found.get("isAnonymous") is True:
        player["anonymous"] = True
    if found is not None and "isNpc" in (meta := _str(found, "metaData")) and _is_npc(meta):
        player["npc"] = True
    return player


def _is_npc(meta: str) -> bool:
    try:
        found = json.loads(meta)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and bool(found.get("isNpc"))


def _game_name(game: Mapping[str, Any] | None, bgg_id: int) -> str:
    return game_name(_str(game or {}, "name"), bgg_id)


def game_name(name: str, bgg_id: int) -> str:
    """What a document calls a game: the id of one of ours, else the name that the file gives it.

    The number on BoardGameGeek decides; where there is none, the name.
    """
    if bgg_id:
        ours, name = BGG_GAMES.get(bgg_id), tidy(name)
        return ours or (f"{name} ({bgg_id})" if name in BGG_GAMES.values() else name)
    plain = alike(name)
    return next((each for each in BGG_GAMES.values() if plain in (each, each.replace("-", " "))), tidy(name))


def _scoring(game: Mapping[str, Any] | None) -> str | None:
    if game is None:
        return None
    if game.get("noPoints") is True:
        return "none"
    return "lowest" if game.get("highestWins") is False else "highest"


def _int(record: Mapping[str, Any], key: str) -> int | None:
    value = record.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _str(record: Mapping[str, Any], key: str) -> str:
    value = record.get(key)
    return value if isinstance(value, str) else ""
