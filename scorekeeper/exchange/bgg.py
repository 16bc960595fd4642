"""Reads the ``plays`` XML of BoardGameGeek.

The standard library's expat does it, hardened: a document type, and with it every entity of one's own, is refused, so
nothing can be expanded and nothing fetched.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any
from xml.parsers import expat

from scorekeeper.exchange import dates, play
from scorekeeper.exchange.bgstats import game_name
from scorekeeper.exchange.jsonstream import LARGEST_ITEM, BadFile
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import File, FilePerson, Reading, Record, lasting_id, tidy, without_nothing
from scorekeeper.exchange.scores import is_unsure, value_of
from scorekeeper.rules import Typed
from scorekeeper.shape import Malformed

KIND = "bgg"
MOST_PLAYERS = 200

_CHUNK = 1 << 16
_NO_GAME = "98000"  # an extension keeps its settings in plays of this "game"
_NUMBER = re.compile(r"[0-9]{1,9}")


class BGG:
    """One XML file as ``/xmlapi2/plays`` answers: a page of plays."""

    kind = KIND

    def __init__(self, file: File) -> None:
        self.file = file

    def look(self) -> Reading:
        """Go through the file once."""
        people: dict[str, FilePerson] = {}
        total = 0
        for record in self.records({}):
            total += 1
            for player in (record.document or {}).get("players", ()):
                if name := player["name"]:
                    people.setdefault(f"name:{name}", FilePerson(f"name:{name}", name))
        return Reading(tuple(people.values()), total=total)

    def records(self, names: Mapping[str, str]) -> Iterator[Record]:
        """Yield every play."""
        for index, tree in enumerate(_plays(self.file)):
            yield _record(f"play[{index + 1}]", tree, names)


# --- XML to trees ------------------------------------------------------------------------------------------------


class _Builder:
    """Collects finished ``play`` elements as dicts: attributes, ``comments``, ``item``, and ``players``."""

    def __init__(self) -> None:
        self.ready: list[Document] = []
        self._path: list[str] = []
        self._play: Document | None = None
        self._text: list[str] = []
        self._size = 0
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._data

    def _doctype(self, name: str, *_: Any) -> None:
        raise BadFile("bgg-error" if name.casefold() == "html" else "xml-doctype")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._path and tag != "plays":
            raise BadFile("bgg-error")  # BoardGameGeek answers with a box of HTML
        if len(self._path) > 20:
            raise BadFile("not-xml", line=self.parser.CurrentLineNumber)
        self._path.append(tag)
        self._grow(sum(map(len, attributes.values())))
        if self._path == ["plays", "play"]:
            self._play, self._size = {"attributes": attributes, "players": []}, 0
        elif self._play is not None and tag == "item" and len(self._path) == 3:
            self._play["item"] = attributes
        elif self._play is not None and self._path[2:] == ["players", "player"]:
            self._play["players"].append(attributes)
        elif self._play is not None and self._path[2:] == ["comments"]:
            self._text = []

    def _end(self, tag: str) -> None:
        if self._play is not None and self._path[2:] == ["comments"]:
            self._play["comments"] = "".join(self._text)
        if self._path == ["plays", "play"] and self._play is not None:
            self.ready.append(self._play)
            self._play = None
        self._path.pop()

    def _data(self, data: str) -> None:
        self._grow(len(data))
        if self._path[2:] == ["comments"]:
            self._text.append(data)

    def _grow(self, size: int) -> None:
        self._size += size
        if self._size > LARGEST_ITEM:
            raise BadFile("too-big", most=LARGEST_ITEM // 1_000_000)


def _plays(file: File) -> Iterator[Document]:
    builder = _Builder()
    with file.open() as stream:
        while True:
            data = stream.read(_CHUNK)
            try:
                builder.parser.Parse(data, not data)
            except expat.ExpatError as error:
                raise BadFile("not-xml", line=error.lineno) from None
            yield from builder.ready
            builder.ready.clear()
            if not data:
                return


# --- trees to plays ----------------------------------------------------------------------------------------------


def _record(place: str, tree: Document, names: Mapping[str, str]) -> Record:
    attributes, item = tree["attributes"], tree.get("item") or {}
    if item.get("objectid") == _NO_GAME:
        return Record(place, faults=(Malformed(place, "no-play"),))
    if not attributes.get("id"):
        return Record(place, faults=(Malformed(f"{place}.id", "needed"),))
    if len(tree["players"]) > MOST_PLAYERS:
        return Record(place, faults=(Malformed(place, "too-many-players", {"most": MOST_PLAYERS}),))
    remarks: list[Malformed] = []
    bgg_id = _number(item.get("objectid"))
    quantity = _number(attributes.get("quantity"))
    players = [_player(each, names, f"{place}.player[{n + 1}]", remarks) for n, each in enumerate(tree["players"])]
    day = dates.real_day(attributes.get("date", "")[:10])
    if day is None:
        remarks.append(Malformed(f"{place}.date", "no-date", {"found": Typed(attributes.get("date", "")[:40])}))
    game = game_name(item.get("name", ""), bgg_id or 0)
    if not game:
        remarks.append(Malformed(place, "no-game"))
    keys = ("attributes", "item", "comments")
    record = {key: tree[key] for key in keys if key in tree}
    record["players"] = [{key: value for key, value in each.items() if key != "name"} for each in tree["players"]]
    document = without_nothing(
        {
            "format": play.FORMAT,
            "id": lasting_id(KIND, attributes["id"]),
            "bgg_id": bgg_id or None,
            "status": "abandoned" if attributes.get("incomplete") == "1" else "finished",
            "ignored": attributes.get("nowinstats") == "1" or None,
            "quantity": quantity if quantity != 1 else None,
            "played_at": day,
            "duration_min": _number(attributes.get("length")) or None,
            "location": tidy(attributes.get("location", "")),
            "notes": tree.get("comments", ""),
        }
    )
    document |= {"game": game, "players": players}
    document["source"] = {"kind": KIND, "id": attributes["id"], "record": record}
    people = tuple(f"name:{_name(each)}" if _name(each) else "" for each in tree["players"])
    return Record(place, document, remarks=tuple(remarks), keys=people)


def _player(given: Mapping[str, str], names: Mapping[str, str], place: str, remarks: list[Malformed]) -> Document:
    name, text = _name(given), given.get("score", "").strip()
    if not name:
        remarks.append(Malformed(place, "no-player"))
    if is_unsure(text):
        remarks.append(Malformed(f"{place}.score", "score-unsure", {"found": Typed(text[:80])}))
    player: Document = {"name": names.get(f"name:{name}", name), "winner": given.get("win") == "1"}
    if text:
        player["score"] = {"text": text, "value": value_of(text)}
    if given.get("new") == "1":
        player["new"] = True
    if color := given.get("color", "").strip():
        player["colour"] = color
    position = _number(given.get("startposition"))
    if position:
        player["seat"] = position
        if position == 1:
            player["start"] = True
    return player


def _name(given: Mapping[str, str]) -> str:
    return tidy(given.get("name", "")) or tidy(given.get("username", ""))


def _number(text: str | None) -> int | None:
    return int(text) if text and _NUMBER.fullmatch(text.strip()) else None
