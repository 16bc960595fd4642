"""BGG's XML, the long CSV, our own files and archives; and files that mean harm."""

from __future__ import annotations

import csv
import io
import json
import random
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from exchanging import EDGES, MINE, SAMPLES, as_file, imported, kept, planned
from scorekeeper.exchange import archive, bgg, jsonstream, kinds, longcsv, play, records
from scorekeeper.exchange.plan import State
from scorekeeper.exchange.records import BadFile, File
from scorekeeper.report import malformed_text
from scorekeeper.shape import Malformed
from scorekeeper.store import Store, bulk, open_store
from scorekeeper.text import LANGUAGES


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Store]:
    store = open_store(f"sqlite:///{tmp_path / 'shelf.sqlite3'}")
    yield store
    assert store.verify() == ()
    store.close()


def plays_of(store: Store) -> list[dict[str, Any]]:
    return list(bulk.documents(store, MINE))


# BGG

BGG = """<?xml version="1.0" encoding="utf-8"?>
<plays username="x" userid="1" total="8" page="1" termsofuse="https://example.org">
  <play id="11" date="2024-03-10" quantity="1" length="95" incomplete="0" nowinstats="0" location=" Home ">
    <item name="Orléans" objecttype="thing" objectid="164928"><subtypes><subtype value="boardgame"/></subtypes></item>
    <comments>nice &amp; long &lt;b&gt;
second line</comments>
    <players>
      <player username="zoe" userid="5" name="Zoé" startposition="1" color="Blue" score="95" new="1" win="0"/>
      <player username="" userid="0" name="Ben " startposition="" color="" score="4,5" new="0" rating="0" win="1"/>
      <player username="anon" userid="7" name="" startposition="3" color="" score="" new="0" rating="0" win="0"/>
    </players>
  </play>
  <play id="12" date="0000-00-00" quantity="14" length="0" incomplete="1" nowinstats="1" location="">
    <item name="Big" objecttype="thing" objectid="13"/>
    <players>
      <player name="A" score="Decisive" win="1"/><player name="B" score="49-46ish" win="0"/>
      <player name="C" score="36, 42" win="0"/><player name="D" score="1,234,567" win="0"/>
    </players>
  </play>
  <play id="13" date="1111-01-01" quantity="1" length="0" incomplete="0" nowinstats="0" location="">
    <item name="Solo" objecttype="thing" objectid="99"/>
  </play>
  <play id="14" date="1452-04-15" quantity="0" length="0" incomplete="0" nowinstats="0" location="">
    <item name="Unpublished Prototype" objecttype="thing" objectid="98000"/>
    <comments>{"settings": true}</comments>
  </play>
</plays>
"""


def test_bgg_plays(shelf: Store) -> None:
    made = planned(shelf, as_file(BGG))
    assert made.counts == {State.NEW: 3, State.REFUSED: 1}
    assert [fault.kind for each in made.refused for fault in each.why] == ["no-play"]
    imported(shelf, as_file(BGG))
    first, second, third = plays_of(shelf)
    assert (first["game"], first["bgg_id"], first["played_at"]) == ("orleans", 164928, "2024-03-10")
    assert (first["location"], first["duration_min"]) == ("Home", 95)
    assert first["notes"] == "nice & long <b>\nsecond line"
    assert [each["name"] for each in first["players"]] == ["Zoé", "Ben", "anon"]
    assert [each.get("score") for each in first["players"]] == [
        {"text": "95", "value": 95},
        {"text": "4,5", "value": 4.5},
        None,
    ]
    assert first["players"][0] | {"score": 0} == {
        "name": "Zoé", "winner": False, "score": 0, "new": True, "start": True, "seat": 1, "colour": "Blue",
    }  # fmt: skip
    assert (second["status"], second["ignored"], second["quantity"]) == ("abandoned", True, 14)
    assert "played_at" not in second
    assert [each["score"]["value"] for each in second["players"]] == [None, None, None, 1234567]
    assert third["players"] == []
    assert "played_at" not in third
    assert [each["source"]["record"]["attributes"]["id"] for each in (first, second, third)] == ["11", "12", "13"]
    assert planned(shelf, as_file(BGG)).counts == {State.HERE: 3, State.REFUSED: 1}
    for each in plays_of(shelf):
        assert play.decode(each)[1] == ()


def test_an_empty_page_of_bgg(shelf: Store) -> None:
    assert planned(shelf, as_file('<?xml version="1.0"?><plays total="0" page="1"></plays>')).counts == {}


# Our own files


def a_play(number: int = 1, **more: Any) -> dict[str, Any]:
    players = [{"name": "Ana", "score": {"text": "12", "value": 12}}, {"name": "Ben"}]
    return {"format": play.FORMAT, "id": records.made_id(str(number)), "game": "x", "players": players, **more}


def a_table(**more: Any) -> dict[str, Any]:
    return {"format": "scorekeeper/1", "game": "musee", "players": [{"name": "Ana"}, {"name": "Ben"}], **more}


def test_one_file_many_and_an_archive(shelf: Store, tmp_path: Path) -> None:
    assert imported(shelf, as_file(a_play())).added == 1
    assert imported(shelf, as_file(a_table())).added == 1
    assert planned(shelf, as_file(a_table())).counts == {State.HERE: 1}  # its content is its identity
    assert imported(shelf, as_file([a_play(2), a_play(3), a_table(notes="x")])).added == 3
    out = io.StringIO()
    assert archive.write_json(bulk.documents(shelf), out) == 5
    assert planned(shelf, as_file(out.getvalue())).counts == {State.HERE: 5}
    for name in ("all.zip", "all"):
        target = tmp_path / name
        assert archive.write(bulk.documents(shelf), target) == 5
        other = open_store(f"sqlite:///{tmp_path / name}.sqlite3")
        reader = kinds.pick(File.at(target)) if name.endswith(".zip") else kinds.pick_folder(target)
        from scorekeeper.exchange import plan

        assert plan.apply(other, plan.make(other, [reader], MINE), MINE).added == 5
        assert kept(other) == kept(shelf)
        other.close()


def test_a_backup_of_the_store_is_an_archive_too(shelf: Store, tmp_path: Path) -> None:
    imported(shelf, as_file([a_play(2), a_play(3)]), File.at(EDGES))
    shelf.backup(tmp_path / "backup.zip")
    assert planned(shelf, File.at(tmp_path / "backup.zip")).counts == {State.HERE: 14}
    other = open_store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    assert len(other.restore_backup(tmp_path / "backup.zip").added) == 14
    assert kept(other) == kept(shelf)
    other.close()


def test_an_archive_of_anything(shelf: Store, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "mixed.zip", "w") as mixed:
        mixed.writestr("a/BGStatsExport.json", EDGES.read_bytes())
        mixed.writestr("b.xml", BGG)
        mixed.writestr("c.json", json.dumps(a_play()))
        mixed.writestr("d.revisions.json", "{}")
        mixed.writestr("e.txt", "hello")
        mixed.writestr("f.json", json.dumps(a_play(4)) + "x")
        mixed.writestr("../../g.json", json.dumps(a_play(5)))
    made = planned(shelf, File.at(tmp_path / "mixed.zip"))
    assert made.counts == {State.NEW: 17, State.HERE: 1, State.REFUSED: 3}
    told = {(each.place, fault.kind) for each in made.refused for fault in each.why}
    assert told == {("e.txt", "unknown-file"), ("f.json", "not-json"), ("b.xml: play[4]", "no-play")}


def test_what_differs_is_left_as_it_is(shelf: Store) -> None:
    imported(shelf, as_file(a_play()))
    assert imported(shelf, as_file(a_play(notes="other"))).counts == {State.DIFFERS: 1}
    assert "notes" not in plays_of(shelf)[0]


def test_faults_have_their_place(shelf: Store) -> None:
    made = planned(shelf, as_file([a_play(), {"format": "chess"}, a_play(2, rank=1), 5, a_table(game="chess")]))
    assert made.counts == {State.NEW: 1, State.REFUSED: 4}
    assert [[(fault.path, fault.kind) for fault in each.why] for each in made.refused] == [
        [("[1].format", "unknown-format")],
        [("[2].rank", "unknown-key")],
        [("[3]", "wrong-type")],
        [("[4].game", "unknown-game")],
    ]


# The long CSV


def written(store: Store) -> str:
    out = io.StringIO(newline="")
    longcsv.write(bulk.documents(store, MINE), out)
    return out.getvalue()


def test_csv_there_and_back(shelf: Store, tmp_path: Path) -> None:
    imported(shelf, File.at(EDGES))
    text = written(shelf)
    assert planned(shelf, as_file(text)).counts[State.NEW] == 0
    other = open_store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    imported(other, as_file(text))
    ours, theirs = kept(shelf), kept(other)
    assert theirs.keys() == ours.keys()
    for key, document in theirs.items():
        assert [each["name"] for each in document["players"]] == [each["name"] for each in ours[key]["players"]]
        assert document.get("played_at") == ours[key].get("played_at")
        assert document["game"] == ours[key]["game"]
        if play.is_play(ours[key]):
            assert [each.get("score") for each in document["players"]] == [
                each.get("score") for each in ours[key]["players"]
            ]
    assert theirs["001"]["claimed"] == ours["001"]["claimed"]
    assert theirs["001"]["extra"] == ours["001"]["extra"]
    assert written(other).splitlines()[0] == text.splitlines()[0]
    other.close()


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_csv_in_any_order_and_dress(shelf: Store, tmp_path: Path, delimiter: str, encoding: str) -> None:
    imported(shelf, File.at(EDGES))
    table = list(csv.reader(io.StringIO(written(shelf))))
    head, rows = table[0], table[1:]
    random.Random(4).shuffle(rows)
    order = list(range(len(head)))
    random.Random(5).shuffle(order)
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=delimiter)
    writer.writerow([head[n].upper() for n in order])
    for row in rows:
        writer.writerow([row[n] for n in order])
    file = as_file(out.getvalue().encode(encoding))
    other = open_store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    imported(other, file)
    ours, theirs = kept(shelf), kept(other)
    for key in ours:
        assert {(each["name"], json.dumps(each.get("score"))) for each in theirs[key]["players"]} == {
            (each["name"], json.dumps(each.get("score"))) for each in ours[key]["players"]
        } or not play.is_play(ours[key])
    assert planned(other, as_file(written(shelf))).counts[State.NEW] == 0
    other.close()


def test_csv_by_hand(shelf: Store) -> None:
    text = (
        "Datum;Spiel;Spieler;Punkte\n"
        "28.11.2026;Orléans;Ana;21,5\n"
        "28.11.2026;Orléans;Ben;-3\n"
        "\n"
        "2026/11/29;Orléans;Ana;7\n"
        "11/30/2026;Chess;Ana;1\n"
        "03/04/2026;Chess;Ben;1\n"
    )
    mapping = {"date": "Datum", "game": "Spiel", "player": "Spieler", "value": "Punkte"}
    from scorekeeper.exchange import plan

    made = plan.make(shelf, [kinds.pick(as_file(text), mapping)], MINE)
    assert made.counts == {State.NEW: 3, State.REFUSED: 1}
    assert [(each.place, each.why[0].kind) for each in made.refused] == [("line 7", "date-unsure")]
    plan.apply(shelf, made, MINE)
    plays = plays_of(shelf)
    assert [(each["game"], each["played_at"]) for each in plays] == [
        ("orleans", "2026-11-28"),
        ("orleans", "2026-11-29"),
        ("Chess", "2026-11-30"),
    ]
    assert [each["score"]["value"] for each in plays[0]["players"]] == [21.5, -3]
    assert plan.make(shelf, [kinds.pick(as_file(text), mapping)], MINE).counts == {State.HERE: 3, State.REFUSED: 1}


def test_a_formula_stays_text(shelf: Store, tmp_path: Path) -> None:
    evil = ['=HYPERLINK("http://x")', "+1", "-2+3", "@SUM(A1)", "'=quoted", "'plain"]
    players = [{"name": name, "score": {"text": "-5", "value": -5}} for name in evil]
    imported(shelf, as_file({"format": play.FORMAT, "game": "=x", "players": players, "notes": "=1+1"}))
    text = written(shelf)
    for row in csv.DictReader(io.StringIO(text)):
        assert not row["player"].startswith(("=", "+", "-", "@"))
        assert not row["notes"].startswith("=")
        assert row["value"] == "-5"  # a number may begin with its sign
    other = open_store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    imported(other, as_file(text))
    assert [each["name"] for each in next(bulk.documents(other))["players"]] == evil
    assert next(bulk.documents(other))["notes"] == "=1+1"
    other.close()


# Files that mean harm, or nothing


def fault_of(data: Any, store: Store) -> str:
    """The kind of the one fault of a file, after its sentence has been said in each language."""
    try:
        made = planned(store, as_file(data))
    except BadFile as bad:
        fault = Malformed("", bad.kind, bad.facts)
    else:
        assert sum(made.counts[each] for each in State if each is not State.REFUSED) == 0
        faults = [fault for _, fault in made.files] + [fault for each in made.refused for fault in each.why]
        assert len(faults) == 1, faults
        fault = faults[0]
    for lang in LANGUAGES:
        assert "\n" not in malformed_text(fault, lang)
    return fault.kind


LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE plays [<!ENTITY a "ha">'
    + "".join(f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefghi", "bcdefghij", strict=True))
    + "]><plays><play id='1'><comments>&j;</comments></play></plays>"
)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", "empty-file"),
        (b"   \n ", "not-json"),
        (b"\xff\xfe\x00", "not-utf8"),
        (b"hello", "unknown-file"),
        (b"a,b\n1,2\n", "unknown-file"),
        (b"\x89PNG\r\n", "not-utf8"),
        (b"[" * 100_000, "not-json-value"),
        (b'{"plays": [' + b"[" * 100_000, "not-json-value"),
        (b'{"format": "scorekeeper/1", "setup": ' + b'{"a":' * 50_000, "not-json-value"),
        (b'{"games": [], "plays": [{"uuid": "x", "durationMin": NaN}]}', "not-json-value"),
        (b'{"games": [], "plays": [{"uuid": "x", "durationMin": ' + b"9" * 5000 + b"}]}", "not-json-value"),
        (b'[{"format": "scorekeeper-play/1", "game": "x", "players": [], "rounds": Infinity}]', "not-json-value"),
        (b'{"plays": [{"uuid": "x"}', "not-json"),
        (b'{"plays": [{"uuid": "x"} {"uuid": "y"}]}', "not-json"),
        (b'{"plays": [{"uuid": "x"}]} more', "not-json"),
        (b'{"plays": [5]}', "wrong-type"),
        (b'{"plays": [{"uuid": "x", "playerScores": {}}]}', "wrong-type"),
        (b'{"plays": [{"uuid": "x", "playerScores": [{"score": [1]}]}]}', "wrong-type"),
        (b'{"plays": [{"uuid": "x", "playerScores": [' + b"{}," * 500 + b"{}]}]}", "too-many-players"),
        (b'{"format": "scorekeeper-archive/9", "tables": []}', "newer-format"),
        (b'{"format": "scorekeeper/2", "game": "x", "players": []}', "newer-format"),
        (b'{"surprise": 1}', "unknown-file"),
        (b"5", "unknown-file"),
        (LAUGHS, "xml-doctype"),
        ('<!DOCTYPE x SYSTEM "file:///etc/passwd"><plays/>', "xml-doctype"),
        ("<!DOCTYPE html><html></html>", "bgg-error"),
        ("<div class='messagebox error'>Invalid username</div>", "bgg-error"),
        ("<plays><play id='1'>", "not-xml"),
        ("<plays>&nope;</plays>", "not-xml"),
        ("<plays>" + "<a>" * 50, "not-xml"),
        (b"PK\x03\x04 and no more", "not-zip"),
        ('play_id,player\n1,"' + "x" * 200_000, "not-csv"),
    ],
)
def test_one_plain_sentence(shelf: Store, data: Any, kind: str) -> None:
    assert fault_of(data, shelf) == kind


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        (b'{"plays": ["', "too-big"),
        (b'{"plays": [{"comments": "', "too-big"),
        (b'{"format": "scorekeeper/1", "notes": "', "too-big"),
        (b"<plays><play id='1'><comments>", "too-big"),
        (b"player,date,", "not-csv"),
        (b'player,date\n"', "not-csv"),
        (b"", "unknown-file"),
    ],
)
def test_fifty_megabytes(shelf: Store, head: bytes, kind: str) -> None:
    assert fault_of(head + b"x" * 50_000_000, shelf) == kind


def test_fifty_megabytes_of_blanks(shelf: Store) -> None:
    assert fault_of(b'{"plays":' + b" " * 50_000_000 + b"x", shelf) == "not-json"


def test_the_samples_that_nothing_reads(shelf: Store) -> None:
    for name in ("bgg_geekplay_save", "nemestats_playedgame_post", "bgstats_createplay"):
        assert fault_of((SAMPLES / f"{name}.synthetic.json").read_bytes(), shelf) in ("unknown-file", "unknown-format")


def test_a_bomb_in_a_zip(shelf: Store, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("a.json", b'{"plays": ["' + b"x" * 50_000_000)
        bomb.writestr("b.zip", b"PK\x03\x04")
    made = planned(shelf, File.at(tmp_path / "bomb.zip"))
    assert [each.why[0].kind for each in made.refused] == ["too-big", "zip-in-zip"]


def test_a_fault_is_placed_in_its_line(shelf: Store) -> None:
    made = as_file(b'{"players": [],\n "plays": [\n  {"uuid": "x"},\n  {"uuid": }\n]}')
    with pytest.raises(BadFile) as bad:
        list(jsonstream.parts(made.open()))
    assert (bad.value.facts["line"], bad.value.facts["column"]) == (4, 12)


def test_parts_of_a_stream_in_small_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jsonstream, "_CHUNK", 3)
    document = {"a": [1, 22, "é🤖", {"x": [None, -1.5e3]}], "b": {}, "c": [], "d": '\\"', "e": 123}
    text = json.dumps(document, ensure_ascii=False, indent=2)
    found: dict[str, Any] = {}
    for key, index, value in jsonstream.parts(as_file(text).open()):
        if index is None:
            found[key] = value
        else:
            found.setdefault(key, []).append(value)
    assert found == {key: value for key, value in document.items() if key != "c"}
    assert [each[2] for each in jsonstream.parts(as_file("[1, 2,3 ]").open())] == [1, 2, 3]


def test_nothing_here_evaluates() -> None:
    """No reader turns text into code."""
    import ast

    folder = Path(bgg.__file__).parent
    for path in folder.glob("*.py"):
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"eval", "exec", "compile", "__import__"}, path
