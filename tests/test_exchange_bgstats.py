"""BG Stats: every oddity of the samples, the way there and back, and what we write ourselves."""

from __future__ import annotations

import copy
import json
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from exchanging import EDGES, MINE, SAMPLES, as_file, exported, imported, kept, planned
from scorekeeper import codec
from scorekeeper.exchange import bgstats_write, kinds, play, sheets
from scorekeeper.exchange.plan import State
from scorekeeper.exchange.records import File
from scorekeeper.store import Created, Saved, Store, open_store, persons


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Store]:
    store = open_store(f"sqlite:///{tmp_path / 'shelf.sqlite3'}")
    yield store
    assert store.verify() == ()
    store.close()


def edges() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(EDGES.read_text("utf-8"))
    return found


def scores(document: dict[str, Any]) -> list[tuple[str | None, Any]]:
    given = [player.get("score") or {} for player in document["players"]]
    return [(each.get("text"), each.get("value")) for each in given]


def names(document: dict[str, Any]) -> list[str]:
    return [player["name"] for player in document["players"]]


# The sample, play by play


def test_every_play_of_the_sample_is_kept(shelf: Store) -> None:
    done = imported(shelf, File.at(EDGES))
    assert done.counts == {State.NEW: 12, State.HERE: 1}
    plays = kept(shelf)
    assert len(plays) == 12
    for document in plays.values():
        found, faults = play.decode(document) if play.is_play(document) else codec.decode(document)
        assert found is not None, faults


def test_importing_again_adds_nothing(shelf: Store) -> None:
    imported(shelf, File.at(EDGES))
    before = kept(shelf)
    again = planned(shelf, File.at(EDGES))
    assert (again.counts, again.matches) == ({State.HERE: 13}, [])
    assert imported(shelf, File.at(EDGES)).counts == {State.HERE: 13}
    assert kept(shelf) == before


def test_a_sheet_of_ours_becomes_a_score_file(shelf: Store) -> None:
    imported(shelf, File.at(EDGES))
    document = kept(shelf)["001"]
    assert document["format"] == "scorekeeper/1"
    assert (document["game"], document["status"]) == ("orleans", "finished")
    assert document["claimed"] == [
        {"seat": 0, "total": 93, "lines": {"coins": 31, "goods": 16, "development": 48}, "winner": False},
        {"seat": 1, "total": 108, "lines": {"coins": 21, "goods": 22, "development": 60}, "winner": True},
    ]
    assert document["extra"] == [
        {"seat": 0, "text": "Penalty", "points": -2},
        {"seat": 1, "text": "Bonus", "points": 5},
    ]
    assert document["entered"] == {"claimed[0].total": "31+16+48-2"}
    assert "final" not in document  # nothing was counted, and nothing is made up
    sheet = sheets.read(document["source"]["record"]["scoresheet"])
    assert sheet is not None
    assert (sheet.total("A"), sheet.total("B")) == (93, 108)


def test_the_oddities(shelf: Store) -> None:
    made = planned(shelf, File.at(EDGES))
    remarks = {(each.place, fault.kind) for each in made.remarks for fault in each.remarks}
    assert remarks == {("plays[4]", "outcome-differs"), ("plays[12]", "no-game"), ("plays[12]", "no-player")}
    imported(shelf, File.at(EDGES))
    plays = kept(shelf)

    assert play.left_out(plays["002"]) == "all-zero"
    assert scores(plays["002"]) == [("0", 0)] * 3
    assert plays["002"]["played_at"] == "2024-03-10"  # 10:00:00 says that no time was given
    assert "duration_min" not in plays["002"]

    assert scores(plays["003"]) == [(None, None), ("106", 106), ("129", 129), ("106", 106)]
    assert names(plays["003"])[2] == "Jørgen"  # a blank at its end is gone
    assert plays["004"]["played_at"] == plays["003"]["played_at"]  # two plays on one day stay two

    tie = play.decode(plays["005"])[0]
    assert tie is not None
    assert tie.manual_winner
    assert [(each.rank, each.winner, each.our_rank, each.our_winner) for each in play.standing(tie)] == [
        (1, True, 1, True),
        (2, False, 1, True),
        (3, False, 3, False),
    ]
    shared = play.decode(plays["006"])[0]
    assert shared is not None
    assert not any(each.differs for each in play.standing(shared))

    assert plays["007"]["scoring"] == "lowest"
    assert scores(plays["007"]) == [("-135", -135), ("13.5", 13.5), ("21,7", 21.7)]
    assert scores(plays["008"]) == [("10.", 10), ("-", None), (None, None), ("66-11-12", 43)]
    assert play.left_out(plays["008"]) == "ignored"

    teams = plays["009"]
    assert teams["teams"] is True
    assert [player["team"] for player in teams["players"]] == ["1", "1", "2", "2"]
    assert (teams["players"][0]["role"], teams["players"][0]["team_role"]) == ("Medic", "Captain")
    assert (names(teams)[3], teams["players"][3]["npc"]) == ("Bot 🤖", True)
    assert play.left_out(teams) == "no-points"

    assert names(plays["010"]) == ["Zoé", "Anonymous player", "Anonymous player"]
    assert scores(plays["010"])[0] == ("104", 104)  # the later modification date
    assert "expansions" not in plays["010"]  # nor has it any left
    assert scores(plays["011"]) == [("null", None), ("win", None)]
    assert "sheet" not in plays["011"]
    assert (plays["012"]["game"], names(plays["012"]), scores(plays["012"])) == ("", [""], [("1", 1)])


def test_expansions_are_named(shelf: Store) -> None:
    data = edges()
    data["plays"] = data["plays"][:10]
    data["plays"][9]["expansionPlays"].append({"gameRefId": 77, "bggId": 0})
    imported(shelf, as_file(data))
    assert kept(shelf)["010"]["expansions"] == ["Orléans: some expansion"]
    assert without_numbers(exported(shelf)) == without_numbers(_stripped(data))


def test_two_of_one_name_stay_two_until_merged(shelf: Store) -> None:
    made = planned(shelf, File.at(EDGES))
    assert [(each.name, each.other, each.kind, each.together) for each in made.matches] == [
        ("Zoé (2)", "Zoé", "twin", False)
    ]
    imported(shelf, File.at(EDGES))
    assert names(kept(shelf)["008"])[3] == "Zoé (2)"
    numbers = {person.name: person.id for person in persons.everyone(shelf, MINE)}
    persons.merge(shelf, numbers["Zoé (2)"], numbers["Zoé"], MINE)
    assert names(kept(shelf)["008"])[3] == "Zoé"
    persons.unmerge(shelf, numbers["Zoé (2)"], MINE)
    assert names(kept(shelf)["008"])[3] == "Zoé (2)"


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_a_decomposed_name_is_the_same_name(shelf: Store, form: Any) -> None:
    data = edges()
    data["players"][4]["name"] = unicodedata.normalize(form, "Zoé")
    imported(shelf, as_file(data))
    assert names(kept(shelf)["008"])[3] == "Zoé (2)"


def test_numbers_hold_inside_one_file_only(shelf: Store) -> None:
    imported(shelf, File.at(EDGES))
    data = edges()
    for player in data["players"]:
        player["id"] += 100
        player["uuid"] = player["uuid"].upper()  # as iOS writes them
    for each in data["plays"]:
        each["uuid"] = each["uuid"].upper()
        for score in each["playerScores"]:
            score["playerRefId"] += 100
    assert planned(shelf, as_file(data)).counts == {State.HERE: 13}


def test_newer_replaces_and_older_is_ignored(shelf: Store) -> None:
    imported(shelf, File.at(EDGES))
    data = edges()
    data["plays"][3]["playerScores"][0]["score"] = "91"
    data["plays"][3]["modificationDate"] = "2024-03-10 10:00:00"
    assert planned(shelf, as_file(data)).counts == {State.HERE: 13}
    data["plays"][3]["modificationDate"] = "2024-06-10 10:00:00"
    assert imported(shelf, as_file(data)).counts == {State.HERE: 12, State.CHANGED: 1}
    assert scores(kept(shelf)["004"])[0] == ("91", 91)
    token = next(each.token for each in shelf.tables_of(MINE) if each.id.endswith("004"))
    first = shelf.load(token, 1)
    assert first is not None
    assert scores(first.document)[0] == ("90", 90)  # the old version is kept


def test_what_was_counted_here_outlasts_a_newer_record(shelf: Store) -> None:
    imported(shelf, File.at(EDGES))
    token = next(each.token for each in shelf.tables_of(MINE) if each.id.endswith("001"))
    assert isinstance(shelf.append(token, 1, [("final.seats[0].coins", 31)], MINE), Saved)
    data = edges()
    data["plays"][0] |= {"modificationDate": "2025-01-01 00:00:00", "comments": "edited"}
    assert imported(shelf, as_file(data)).counts[State.CHANGED] == 1
    document = kept(shelf)["001"]
    assert (document["notes"], document["final"]) == ("edited", {"seats": [{"coins": 31}]})


def test_a_renamed_player_keeps_the_name_when_more_is_imported(shelf: Store) -> None:
    data = edges()
    first = {**data, "plays": data["plays"][:3]}
    imported(shelf, as_file(first))
    numbers = {person.name: person.id for person in persons.everyone(shelf, MINE)}
    persons.rename(shelf, numbers["Sława Żurek"], "Sława", MINE)
    imported(shelf, as_file(data))
    assert names(kept(shelf)["005"])[1] == "Sława"
    assert exported(shelf)["players"][1]["name"] == "Sława"


def test_deleted_there_is_offered_and_can_come_back(shelf: Store) -> None:
    imported(shelf, File.at(EDGES))
    data = edges()
    data["plays"] = []
    data["deletedObjects"] = [
        {"uuid": edges()["plays"][1]["uuid"], "objectType": "Play", "modificationDate": "2024-07-01 00:00:00"},
        {"uuid": edges()["plays"][2]["uuid"], "objectType": "Play", "modificationDate": "2024-01-01 00:00:00"},
        {"uuid": "p1", "objectType": "Player", "modificationDate": "2024-07-01 00:00:00"},
    ]
    made = planned(shelf, as_file(data))
    assert [gone.id[-3:] for gone in made.gone] == ["002"]
    imported(shelf, as_file(data))
    assert len(kept(shelf)) == 12
    assert imported(shelf, as_file(data), deletions=True).removed == 1
    assert "002" not in kept(shelf)
    assert planned(shelf, File.at(EDGES)).counts == {State.HERE: 13}  # what was deleted here stays so
    token = next(each.token for each in shelf.tables_of(MINE, deleted=True))
    assert isinstance(shelf.restore(token, MINE), Saved)


def test_the_sum_rule_is_held_and_a_difference_said(shelf: Store) -> None:
    data = edges()
    data["plays"][0]["playerScores"][1]["score"] = "109"
    made = planned(shelf, as_file(data))
    found = [fault for each in made.remarks for fault in each.remarks if fault.kind == "sum-differs"]
    assert [(fault.path, dict(fault.facts)) for fault in found] == [
        ("plays[0].playerScores[1].score", {"score": "109", "sheet": "108"})
    ]
    imported(shelf, as_file(data))
    document = kept(shelf)["001"]
    assert play.is_play(document)  # totals and sheet, both as they came
    assert scores(document) == [("31+16+48-2", 93), ("109", 109)]
    assert document["sheet"]["groups"][0]["rows"][0]["label"] == "Coins"


@pytest.mark.parametrize(
    ("change", "stays"),
    [
        (lambda sheet: sheet["groups"][0]["rows"].pop(2), True),  # a line missing, the penalty left over
        (lambda sheet: sheet["groups"][0]["rows"].pop(0), True),
        (lambda sheet: sheet["groups"][0]["rows"][2].update(label="Desarrollo", templateId="x"), False),
        (lambda sheet: sheet["groups"][0]["rows"][0]["scores"].update(A="31.5"), True),
        (lambda sheet: sheet.update(scoreType="mostRowsWin"), True),
    ],
)
def test_a_sheet_in_doubt_stays_totals(shelf: Store, change: Any, stays: bool) -> None:
    data = edges()
    sheet = json.loads(data["plays"][0]["scoresheet"])
    change(sheet)
    data["plays"][0]["scoresheet"] = json.dumps(sheet)
    for score in data["plays"][0]["playerScores"]:
        score["score"] = None
    imported(shelf, as_file(data))
    assert play.is_play(kept(shelf)["001"]) is stays


def test_an_empty_sheet_is_no_sheet(shelf: Store) -> None:
    data = edges()
    sheet = json.loads(data["plays"][0]["scoresheet"])
    for row in sheet["groups"][0]["rows"]:
        row["scores"] = {}
    data["plays"][0]["scoresheet"] = json.dumps(sheet)
    imported(shelf, as_file(data))
    document = kept(shelf)["001"]
    assert play.is_play(document)
    assert "sheet" not in document
    assert scores(document) == [("31+16+48-2", 93), ("108", 108)]


def test_rounds_and_subtotals_add_up() -> None:
    row = {"templateId": "r", "label": "{row}.", "negative": False}
    tree = {
        "rounds": [{**row, "scores": {"A": "5", "B": "-"}}, {"rows": [{**row, "scores": {"A": "7,5"}}]}],
        "groups": [{"type": "subtotal", "rows": [{**row, "scores": {"A": "99"}}]}],
    }
    sheet = sheets.read(json.dumps(tree))
    assert sheet is not None
    assert sheet.total("A") == 12.5
    assert sheet.total("B") is None
    assert sheet.total("C") is None


# There and back


def without_numbers(data: dict[str, Any]) -> dict[str, Any]:
    """An export as plays by identity, each with what it points at in place of the file's own numbers."""
    tables = {
        key: {each["id"]: {k: v for k, v in each.items() if k != "id"} for each in data.get(key, [])}
        for key in ("players", "games", "locations")
    }
    plays: dict[str, Any] = {}
    for given in data["plays"]:
        each = copy.deepcopy(given)
        each["game"] = tables["games"].get(each.pop("gameRefId"))
        each["location"] = tables["locations"].get(each.pop("locationRefId", None))
        each["scoresheet"] = json.loads(each["scoresheet"]) if each.get("scoresheet") else each.get("scoresheet")
        for score in each["playerScores"]:
            score["player"] = tables["players"].get(score.pop("playerRefId"))
        for expansion in each.get("expansionPlays", []):
            expansion["game"] = tables["games"].get(expansion.pop("gameRefId"))
        best = plays.get(each["uuid"])
        if best is None or best["modificationDate"] < each["modificationDate"]:
            plays[each["uuid"]] = each
    return plays


def _stripped(data: dict[str, Any]) -> dict[str, Any]:
    """The data with names as we keep them."""
    for player in data["players"]:
        player["name"] = unicodedata.normalize("NFC", player["name"].strip())
    return data


def test_round_trip(shelf: Store, tmp_path: Path) -> None:
    """BG Stats to ours to BG Stats to ours. The whole difference: a trailing blank, é in one spelling, numbers."""
    imported(shelf, File.at(EDGES))
    out = exported(shelf)
    before, after = without_numbers(_stripped(edges())), without_numbers(out)
    assert after == before
    assert out["userInfo"]["meRefId"] == next(each["id"] for each in out["players"] if each["uuid"] == "p1")

    other = open_store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    imported(other, as_file(out))
    assert kept(other) == kept(shelf)
    assert planned(other, File.at(EDGES)).counts == {State.HERE: 13}
    assert without_numbers(exported(other)) == after
    other.close()


def test_tags_find_their_way(shelf: Store, tmp_path: Path) -> None:
    data = edges()
    data["tags"] = [{"id": 7, "uuid": "t7", "name": "solo"}, {"id": 8, "uuid": "t8", "name": "unused"}]
    data["players"][0]["tags"] = [{"tagRefId": 7, "metaData": "x"}]
    data["games"][0]["tags"] = [{"tagRefId": 99}]
    imported(shelf, as_file(data))
    out = exported(shelf)
    assert out["tags"] == [{"id": 1, "uuid": "t7", "name": "solo"}]
    assert out["players"][0]["tags"] == [{"tagRefId": 1, "metaData": "x"}]
    assert out["games"][0]["tags"] == [{"tagRefId": 99}]


def test_what_is_changed_here_leaves_changed(shelf: Store) -> None:
    imported(shelf, File.at(EDGES))
    token = next(each.token for each in shelf.tables_of(MINE) if each.id.endswith("001"))
    assert isinstance(shelf.append(token, 1, [("notes", "better"), ("location", "Café")], MINE), Saved)
    token = next(each.token for each in shelf.tables_of(MINE) if each.id.endswith("007"))
    score = {"text": "14", "value": 14}
    assert isinstance(shelf.append(token, 1, [("players[1].score", score)], MINE), Saved)
    plays = {each["uuid"][-3:]: each for each in exported(shelf)["plays"]}
    before = {each["uuid"][-3:]: each for each in edges()["plays"]}
    assert plays["001"]["comments"] == "better"
    assert plays["001"]["modificationDate"] == "2026-11-30 00:00:00"
    assert plays["001"]["scoresheet"] == before["001"]["scoresheet"]
    assert [each["score"] for each in plays["001"]["playerScores"]] == ["31+16+48-2", "108"]
    assert [each["score"] for each in plays["007"]["playerScores"]] == ["-135", "14", "21,7"]
    assert plays["007"]["playDate"] == "2024-04-03 21:00:00"
    assert plays["008"]["modificationDate"] == before["008"]["modificationDate"]


# Written by us


def own_table(**more: Any) -> dict[str, Any]:
    final = {
        "seats": [
            {"coins": 12, "goods": {"grain": 2, "cheese": 1, "wine": 0, "wool": 0, "brocade": 0}, "stations": 3}
            | {"citizens": 1, "development": 12},
            {"coins": 20, "goods": {"grain": 0, "cheese": 0, "wine": 1, "wool": 1, "brocade": 1}, "stations": 2}
            | {"citizens": 2, "development": 8},
        ],
        "shared": {},
    }
    return {
        "format": "scorekeeper/1", "id": "7f3c2f0e-3f5b-4d57-9f7a-1b1c1d1e1f20", "game": "orleans",
        "status": "finished", "players": [{"name": "Ana", "colour": "blue"}, {"name": "Ben", "colour": "red"}],
        "start_player": 1, "played_at": "2026-11-28T23:15:00+01:00", "duration_min": 95, "location": "Kitchen",
        "notes": "late", "final": final, "extra": [{"seat": 0, "text": "promo", "points": 3}], **more,
    }  # fmt: skip


def test_our_receipt_becomes_a_full_sheet(shelf: Store, tmp_path: Path) -> None:
    assert isinstance(shelf.create(own_table(), MINE), Created)
    table, faults = codec.decode(own_table())
    assert table is not None, faults
    from scorekeeper.games import GAMES

    result = GAMES["orleans"].score(table)
    totals = [score.total for score in result.outcome.seats]
    out = exported(shelf)
    each = out["plays"][0]
    assert each["playDate"] == "2026-11-28 23:15:00"
    assert each["playDateYmd"] == 20261128
    assert [score["score"] for score in each["playerScores"]] == [str(total) for total in totals]
    assert [score["winner"] for score in each["playerScores"]] == [
        seat in result.outcome.winners for seat in table.seats
    ]
    assert [score["startPlayer"] for score in each["playerScores"]] == [False, True]
    assert out["games"][0]["bggId"] == 164928
    sheet = sheets.read(each["scoresheet"])
    assert sheet is not None
    assert [row.template for row in sheet.rows] == ["coins", "goods", "development", "extra-1"]
    for score, total in zip(each["playerScores"], totals, strict=True):
        column = sheets.column_of(score)
        assert column is not None
        assert sheet.total(column) == total
    assert planned(shelf, as_file(out)).counts == {State.HERE: 1}  # never replaced by the poorer copy

    other = open_store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    imported(other, as_file(out))
    document = kept(other)["f20"]
    lines = [{line.rule: line.points for line in score.lines[:3]} for score in result.outcome.seats]
    assert [claim["lines"] for claim in document["claimed"]] == lines
    assert [claim["total"] for claim in document["claimed"]] == totals
    assert document["extra"] == [{"seat": 0, "text": "promo", "points": 3}]
    assert document["played_at"][:10] == "2026-11-28"
    other.close()


def test_an_uncounted_seat_is_not_zero(shelf: Store) -> None:
    shelf.create(own_table(final={"seats": [{"coins": 3}, {}]}, extra=[]), MINE)
    each = exported(shelf)["plays"][0]
    assert [score["score"] for score in each["playerScores"]] == [None, None]
    assert [score["winner"] for score in each["playerScores"]] == [False, False]


def test_the_link_is_the_one_of_the_sample() -> None:
    data = json.loads((SAMPLES / "bgstats_createplay.synthetic.json").read_text("utf-8"))
    url = (SAMPLES / "bgstats_createplay.synthetic.url.txt").read_text("utf-8").strip()
    assert bgstats_write.link(data) == url


def test_the_link_of_a_table() -> None:
    data = bgstats_write.create_play(own_table(), "en")
    assert data["playDate"] == "2026-11-28 22:15:00"  # in UTC
    assert data["game"] == {
        "name": "Orléans",
        "sourceGameId": "orleans",
        "bggId": 164928,
        "highestWins": True,
        "noPoints": False,
    }
    for player in data["players"]:
        assert isinstance(player["winner"], bool)
        assert isinstance(player["startPlayer"], bool)
        assert isinstance(player["score"], int)
    assert len({player["sourcePlayerId"] for player in data["players"]}) == 2
    assert data["comments"].splitlines()[0] == "late"
    assert data["comments"].splitlines()[1].startswith("Ana: ")
    link = bgstats_write.link(data)
    assert json.loads(unquote(link.partition("?data=")[2])) == data
    again = bgstats_write.create_play(own_table(), "es")
    assert [each["sourcePlayerId"] for each in again["players"]] == [each["sourcePlayerId"] for each in data["players"]]


@pytest.mark.parametrize("hours", range(-11, 12))
def test_a_day_alone_is_the_same_day_where_it_was_written(hours: int) -> None:
    zone = timezone(timedelta(hours=hours))
    moment = bgstats_write.create_play(own_table(played_at="2026-03-29"), zone=zone)["playDate"]
    there = datetime.strptime(moment, "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC).astimezone(zone)
    assert there.date().isoformat() == "2026-03-29"


def test_a_file_of_one_play(tmp_path: Path) -> None:
    import io

    out = io.StringIO()
    bgstats_write.write([own_table()], out, datetime(2026, 11, 30, tzinfo=UTC))
    document = json.loads(out.getvalue())
    assert set(document) >= {"players", "games", "plays", "locations", "userInfo", "about", "deletedObjects"}
    assert kinds.pick(as_file(out.getvalue(), "x.bgsplay")).kind == "bgstats"
