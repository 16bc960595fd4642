"""Writes BG Stats files: an export or a ``.bgsplay``, which have one shape, and the "create play" link.

A play that came from BG Stats and was not changed here leaves with its own record, word for word; only the numbers by
which objects point at each other are new. Every other is written from what it says, with the full score sheet.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, tzinfo
from typing import Any, TextIO
from urllib.parse import quote

from scorekeeper.exchange import bgstats, dates, sheets, told
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import alike, made_id, tidy
from scorekeeper.exchange.scores import Number, value_of
from scorekeeper.games import GAMES

APP = "scorekeeper"
LINK = "https://app.bgstatsapp.com/createPlay.html?data="
UNKNOWN = 0
"""The number of no object: what a play points at whose game or player its file did not know."""


def write(documents: Iterable[Document], out: TextIO, at: datetime, lang: str = "en") -> int:
    """Write plays as one BG Stats file; returns how many. ``at``: the moment of the export."""
    objects = _Objects(dates.stamp(at))
    out.write('{"about": "", "plays": [')
    count = 0
    for document in documents:
        out.write(",\n" if count else "\n")
        json.dump(_play(document, objects, lang), out, ensure_ascii=False)
        count += 1
    out.write("\n]")
    rest: Document = {
        "tags": objects.tags.records,
        "groups": [],
        "players": objects.players.records,
        "locations": objects.locations.records,
        "games": objects.games.records,
        "challenges": [],
        "deletedObjects": [],
        "userInfo": {"exportDate": dates.stamp(at), "appVersion": APP}
        | ({"meRefId": objects.me} if objects.me else {}),
    }
    for key, value in rest.items():
        out.write(f",\n{json.dumps(key)}: ")
        json.dump(value, out, ensure_ascii=False)
    out.write("}\n")
    return count


# --- objects that plays point at ---------------------------------------------------------------------------------


class _Kind:
    """Objects of one kind: each key once, numbered from 1; a record of a foreign file beats one made here."""

    def __init__(self) -> None:
        self.records: list[Document] = []
        self._numbers: dict[str, int] = {}
        self._made: set[int] = set()

    def number(self, keys: Sequence[str], record: Document, *, made: bool = False) -> int:
        """The number of the object that has any of these keys."""
        number = next((self._numbers[key] for key in keys if key in self._numbers), 0)
        if not number:
            self.records.append({"id": len(self.records) + 1, **record})
            number = len(self.records)
            if made:
                self._made.add(number)
        else:
            old = self.records[number - 1]
            later = str(record.get("modificationDate") or "") > str(old.get("modificationDate") or "")
            if not made and (number in self._made or later):
                self.records[number - 1] = {"id": number, **record}
                self._made.discard(number)
        for key in keys:
            self._numbers.setdefault(key, number)
        return number


class _Objects:
    def __init__(self, stamp: str) -> None:
        self.stamp = stamp
        self.players, self.games, self.locations, self.tags = _Kind(), _Kind(), _Kind(), _Kind()
        self.me = 0

    def player(self, name: str, found: Mapping[str, Any] | None) -> int:
        """The number of a person. In one store a name is one person, so the name is the key."""
        if found is None and not name:
            return UNKNOWN
        twin, record = (found or {}).get("twin"), self.untagged(found or {})
        shown = name
        if isinstance(twin, int) and name.endswith(f" ({twin})"):
            shown = name.removesuffix(f" ({twin})")  # it was put there to tell two of one name apart
        me = record.pop("me", False)
        record.pop("twin", None)
        if not record:
            record = {
                "uuid": made_id(f"player:{name}"),
                "isAnonymous": False,
                "modificationDate": self.stamp,
            }
        number = self.players.number([name], {"name": shown, **record}, made=not found)
        if me:
            self.me = number
        return number

    def game(self, name: str, bgg_id: int, found: Mapping[str, Any] | None, scoring: Mapping[str, bool]) -> int:
        if found is None and not name:
            return UNKNOWN
        keys = [f"uuid:{str(found['uuid']).casefold()}"] if found and found.get("uuid") else []
        keys += [f"bgg:{bgg_id}"] if bgg_id else [f"name:{alike(name)}"]
        year = next((each.year for each in GAMES.values() if each.bgg_id == bgg_id), 0)
        record = (
            self.untagged(found)
            if found
            else {
                "uuid": made_id(f"game:{bgg_id or alike(name)}"),
                "name": name,
                "bggId": bgg_id,
                "bggYear": year,
                **scoring,
                "modificationDate": self.stamp,
            }
        )
        return self.games.number(keys, record, made=not found)

    def location(self, name: str, found: Mapping[str, Any] | None) -> int | None:
        if not name and found is None:
            return None
        if found is not None and tidy(str(found.get("name") or "")) == name:
            key = str(found.get("uuid") or name).casefold()
            return self.locations.number([f"uuid:{key}", f"name:{name}"], self.untagged(found))
        record = {"uuid": made_id(f"location:{name}"), "name": name, "modificationDate": self.stamp}
        return self.locations.number([f"name:{name}"], record, made=True)

    def untagged(self, record: Mapping[str, Any]) -> Document:
        """A copy with numbers for the tags that stand in the record."""
        tags = record.get("tags")
        if not isinstance(tags, list):
            return dict(record)
        return {**record, "tags": [self._tag(each) for each in tags]}

    def _tag(self, given: Any) -> Any:
        tag = given.get("tag") if isinstance(given, dict) else None
        if not isinstance(tag, dict):
            return given
        key = str(tag.get("uuid") or json.dumps(tag, sort_keys=True)).casefold()
        rest = {name: value for name, value in given.items() if name != "tag"}
        return {"tagRefId": self.tags.number([key], tag), **rest}


# --- plays -------------------------------------------------------------------------------------------------------


def _play(document: Document, objects: _Objects, lang: str) -> Document:
    source = document.get("source")
    source = source if bgstats.is_source(source) else None
    whole, built = _rebuilt(document, source) if source is not None else ({}, {})
    if built and built == document:
        return _own_record(document, whole, objects)
    return _made(document, source, built, objects, lang)


def _rebuilt(document: Document, source: Document) -> tuple[Document, Document]:
    """The source with its sheet put back, and the document that it meant when it came; empty where it cannot be."""
    whole, sheet = source, document.get("sheet")
    if sheet is not None:
        whole = {**source, "record": {**source["record"], "scoresheet": sheet}}
    players = document.get("players")
    names = [str(each.get("name") or "") for each in players] if isinstance(players, list) else []
    if not len(names) == len(source["record"]["playerScores"]) == len(source["players"]):
        return {}, {}
    return whole, bgstats.build(whole, names)[0]


def _own_record(document: Document, source: Document, objects: _Objects) -> Document:
    record = objects.untagged(source["record"])
    if isinstance(record.get("scoresheet"), dict):
        record["scoresheet"] = json.dumps(record["scoresheet"], ensure_ascii=False)
    record |= {"uuid": source["id"], "gameRefId": _game_number(document, source, objects)}
    place = objects.location(str(document.get("location") or ""), source.get("location"))
    if place is not None:
        record["locationRefId"] = place
    people = zip(record["playerScores"], document["players"], source["players"], strict=True)
    record["playerScores"] = [
        {**score, "playerRefId": objects.player(str(player.get("name") or ""), found)}
        for score, player, found in people
    ]
    if source.get("expansions"):
        record["expansionPlays"] = _expansions(source, objects)
    return record


def _game_number(document: Document, source: Document | None, objects: _Objects) -> int:
    name, bgg_id = told.game_of(document)
    found = (source or {}).get("game")
    what = told.of(document) if found is None else None
    scoring = {
        "cooperative": bool(what and what.cooperative),
        "highestWins": not (what and what.scoring == "lowest"),
        "noPoints": bool(what and what.scoring == "none"),
        "usesTeams": bool(what and what.teams),
    }
    return objects.game(name, bgg_id, found if isinstance(found, dict) else None, scoring)


def _expansions(source: Document, objects: _Objects) -> list[Document]:
    given = source["record"].get("expansionPlays") or []
    found = source.get("expansions") or []
    numbered = []
    for each, game in zip(given, found, strict=False):
        bgg_id = game.get("bggId") if isinstance(game, dict) else None
        number = UNKNOWN
        if isinstance(game, dict):
            number = objects.game(str(game.get("name") or ""), bgg_id if isinstance(bgg_id, int) else 0, game, {})
        numbered.append({"gameRefId": number, **each})
    return numbered


def _made(document: Document, source: Document | None, built: Document, objects: _Objects, lang: str) -> Document:
    """A play as its document says it; what only the source knows stays. ``built`` is what the source meant."""
    what = told.of(document)
    kept = dict((source or {}).get("record") or {})
    found = (source or {}).get("players") or []
    old_scores = kept.get("playerScores") or []
    same_seats = len(old_scores) == len(found) == len(what.players)
    columns = [
        (sheets.column_of(old_scores[n]) if same_seats else None) or f"p{n + 1}" for n in range(len(what.players))
    ]
    scores = []
    for index, player in enumerate(what.players):
        old = old_scores[index] if same_seats else {}
        score = {
            **old,
            "score": _text(player.text, old.get("score")),
            "winner": bool(old.get("winner") if player.winner is None else player.winner),
            "newPlayer": player.new or bool(old.get("newPlayer")),
            "startPlayer": player.start,
            "playerRefId": objects.player(player.name, found[index] if same_seats else None),
            "rank": player.rank or old.get("rank") or 0,
            "seatOrder": player.seat or old.get("seatOrder") or 0,
            "metaData": _with_column(old.get("metaData"), columns[index]),
        }
        optional = {"role": player.role, "team": player.team, "teamRole": player.team_role}
        scores.append(score | {key: value for key, value in optional.items() if value})
    day, number = dates.to_bgstats(document.get("played_at"))
    if source is not None and dates.from_bgstats(str(kept.get("playDate")), kept.get("playDateYmd")) == document.get(
        "played_at"
    ):
        day, number = str(kept.get("playDate")), kept.get("playDateYmd") or number
    modified = str((source or {}).get("modified") or "")
    changed = dates.a_second_after(modified) if modified >= objects.stamp else objects.stamp
    record: Document = {
        "bggId": 0, "importPlayId": 0, "rating": 0, "nemestatsId": 0, "scoringSetting": 0, "entryDate": day,
        "expansionPlays": [], **objects.untagged(kept),
        "uuid": str((source or {}).get("id") or document.get("id") or made_id(json.dumps(document, sort_keys=True))),
        "modificationDate": changed,
        "playDate": day,
        "playDateYmd": number,
        "usesTeams": what.teams,
        "durationMin": document.get("duration_min") or 0,
        "ignored": bool(document.get("ignored") or kept.get("ignored") is True),
        "manualWinner": bool(document.get("manual_winner") or kept.get("manualWinner") is True),
        "rounds": document.get("rounds") or kept.get("rounds") or 0,
        "gameRefId": _game_number(document, source, objects),
        "comments": str(document.get("notes") or ""),
        "playerScores": scores,
    }  # fmt: skip
    if source is not None and source.get("expansions"):
        record["expansionPlays"] = _expansions(source, objects)
    if document.get("board"):
        record["board"] = document["board"]
    old_place = (source or {}).get("location")
    place = objects.location(str(document.get("location") or ""), old_place if document.get("location") else None)
    if place is not None:
        record["locationRefId"] = place
    same_lines = all(built.get(key) == document.get(key) for key in ("claimed", "extra", "final", "game"))
    if not (built and same_lines and kept.get("scoresheet")):
        record["scoresheet"] = _sheet(document, what, columns, lang)
    return record


def _text(text: str, old: Any) -> str | None:
    """A score as text: as it was written before if it still means the same."""
    if isinstance(old, str) and old and (old == text or (text and value_of(old) == value_of(text) is not None)):
        return old
    return text or None


def _sheet(document: Document, what: told.Told, columns: Sequence[str], lang: str) -> str:
    """The sheet as text: the foreign one where the document has it, else one made from our lines."""
    if document.get("sheet") is not None and told.columns(document, len(columns)) == list(columns):
        return json.dumps(document["sheet"], ensure_ascii=False)
    if not what.rows:
        return ""
    return json.dumps(sheets.make(what.bgg_id, lang, columns, what.rows), ensure_ascii=False)


def _with_column(meta: Any, column: str) -> str:
    try:
        found = json.loads(meta) if isinstance(meta, str) and meta else {}
    except (ValueError, RecursionError):
        found = {}
    return json.dumps({**(found if isinstance(found, dict) else {}), "scoreUuid": column}, ensure_ascii=False)


# --- the link ----------------------------------------------------------------------------------------------------


def create_play(document: Document, lang: str = "en", zone: tzinfo | None = None) -> Document:
    """The data of a "create play" link. What a sheet would hold stands in the comments, one line a player.

    ``zone``: where a date without zone was written down; this machine's by default.
    """
    what = told.of(document)
    name, bgg_id = told.game_of(document)
    game: Document = {"name": name, "sourceGameId": str(document.get("game") or name)}
    if bgg_id:
        game["bggId"] = bgg_id
    game |= {"highestWins": what.scoring != "lowest", "noPoints": what.scoring == "none"}
    data: Document = {
        "sourceName": APP,
        "sourcePlayId": str(document.get("id") or made_id(json.dumps(document, sort_keys=True))),
        "playDate": dates.to_utc(document.get("played_at"), zone) or "",
        "durationMin": document.get("duration_min") or 0,
        "location": str(document.get("location") or ""),
        "board": str(document.get("board") or ""),
        "comments": _comments(document, what, lang),
        "game": game,
        "players": [_link_player(player) for player in what.players],
    }
    return {key: value for key, value in data.items() if value not in ("", 0)}


def _link_player(player: told.ToldPlayer) -> Document:
    value: Number | None = value_of(player.text)
    return {
        "name": player.name or "?",
        "sourcePlayerId": made_id(f"player:{player.name}"),
        "startPlayer": player.start,
        "rank": player.rank or 0,
        "role": player.role,
        **({} if value is None else {"score": value}),
        "winner": bool(player.winner),
    }


def _comments(document: Document, what: told.Told, lang: str) -> str:
    lines = [str(document.get("notes") or "")]
    for index, player in enumerate(what.players):
        parts = [f"{row.labels.get(lang) or row.labels.get('en') or row.id} {row.texts[index]}"
                 for row in what.rows if row.texts[index]]  # fmt: skip
        if parts:
            lines.append(f"{player.name}: {' / '.join(parts)}")
    return "\n".join(line for line in lines if line)


def link(data: Document) -> str:
    """The address that opens BG Stats' import dialog with this play."""
    return LINK + quote(json.dumps(data, ensure_ascii=False, separators=(",", ":")), safe="")
