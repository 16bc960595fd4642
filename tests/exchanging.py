"""What the tests of import and export share."""

from __future__ import annotations

import io
import json
import random
import uuid
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from scorekeeper.exchange import bgstats_write, kinds, plan
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import File
from scorekeeper.store import Store, bulk

SAMPLES = Path(__file__).resolve().parent / "data" / "samples"
EDGES = SAMPLES / "bgstats_edgecases.synthetic.json"
MINE = "the-device-of-the-tests"


def as_file(data: Any, name: str = "upload") -> File:
    """A file from JSON values, text or bytes."""
    if isinstance(data, bytes):
        return File.of(name, data)
    return File.of(name, (data if isinstance(data, str) else json.dumps(data, ensure_ascii=False)).encode())


def planned(store: Store, *files: File, device: str = MINE) -> plan.Plan:
    return plan.make(store, [kinds.pick(file) for file in files], device)


def imported(store: Store, *files: File, device: str = MINE, **more: Any) -> plan.Applied:
    return plan.apply(store, planned(store, *files, device=device), device, **more)


def kept(store: Store, device: str | None = MINE) -> dict[str, Document]:
    """All documents by the last digits of their id."""
    return {document["id"][-3:]: document for document in bulk.documents(store, device)}


def exported(store: Store, device: str | None = MINE) -> Document:
    """What a BG Stats export of the store holds."""
    out = io.StringIO()
    bgstats_write.write(bulk.documents(store, device), out, datetime(2026, 11, 30, tzinfo=UTC))
    document: Document = json.loads(out.getvalue())
    return document


def export_of(count: int, seed: int = 1) -> Document:
    """A BG Stats export with this many plays as the app writes them, about a quarter of them with a sheet."""
    chance = random.Random(seed)
    players: list[Document] = [
        {"id": n, "uuid": str(uuid.UUID(int=n)), "name": f"Player {n}", "isAnonymous": False, "bggUsername": ""}
        | {"modificationDate": "2024-01-01 00:00:00"}
        for n in range(1, 41)
    ]
    games = [
        {"id": n, "uuid": str(uuid.UUID(int=1000 + n)), "name": f"Game {n}", "bggId": n, "bggYear": 2000}
        | {"highestWins": True, "noPoints": False, "cooperative": False, "usesTeams": False}
        | {"modificationDate": "2024-01-01 00:00:00", "designers": "Somebody", "urlThumb": "https://example.org/t.jpg"}
        for n in range(1, 61)
    ]
    games.append({**games[0], "id": 99, "uuid": str(uuid.UUID(int=1099)), "name": "Orléans", "bggId": 164928})
    moment = datetime(2015, 1, 1, 20, tzinfo=UTC)
    plays = []
    for number in range(count):
        moment += timedelta(hours=chance.randint(1, 90))
        stamp = moment.strftime("%Y-%m-%d %H:%M:%S")
        seats = chance.sample(range(1, 41), chance.randint(2, 4))
        lines = [[chance.randint(0, 40) for _ in range(3)] for _ in seats]
        totals = [sum(each) for each in lines]
        sheet = chance.random() < 0.25
        play = {
            "uuid": str(uuid.UUID(int=chance.getrandbits(128), version=4)), "modificationDate": stamp,
            "entryDate": stamp, "playDate": stamp, "usesTeams": False, "durationMin": 60, "ignored": False,
            "manualWinner": False, "rounds": 0, "bggId": 0, "importPlayId": 0, "rating": 0, "nemestatsId": 0,
            "scoringSetting": 1, "gameRefId": 99 if sheet else chance.randint(1, 60), "expansionPlays": [],
            "comments": f"play {number}", "board": "", "metaData": "{}",
            "playerScores": [
                {"score": str(total), "winner": total == max(totals), "newPlayer": False, "startPlayer": False}
                | {"playerRefId": seat, "rank": 0, "seatOrder": 0, "metaData": json.dumps({"scoreUuid": f"c{seat}"})}
                for seat, total in zip(seats, totals, strict=True)
            ],
        }  # fmt: skip
        if sheet:
            play["scoresheet"] = json.dumps(_sheet(seats, lines))
        plays.append(play)
    return {"players": players, "games": games, "locations": [], "plays": plays, "userInfo": {"meRefId": 1}}


def _sheet(seats: list[int], lines: list[list[int]]) -> Document:
    rows = [
        {"templateId": str(n), "label": label, "repetition": 1, "repeatable": False, "negative": False}
        | {"isExtra": False, "scores": {f"c{seat}": str(each[n]) for seat, each in zip(seats, lines, strict=True)}}
        for n, label in enumerate(("Coins", "Goods", "Development"))
    ]
    group = {"templateId": "1", "maxRepeat": -1, "repetition": 1, "isExtra": False, "rows": rows}
    return {"bggId": 164928, "version": 0, "langCode": "en", "scoreType": "bestTotalWins", "groups": [group]}
