"""People: renamed, merged, unmerged and forgotten, on SQLite and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from exchanging import EDGES, MINE, exported, imported, kept
from scorekeeper.exchange.records import File
from scorekeeper.store import Store, open_store, persons
from scorekeeper.store.persons import Forgotten, Person, Refused
from storing import OTHER, PHONE, make, read


def number(store: Store, name: str, device: str = PHONE) -> int:
    return next(each.id for each in persons.everyone(store, device) if each.name == name)


def names(store: Store, token: str) -> list[str]:
    return [player["name"] for player in read(store, token).document["players"]]


def everything(url: str) -> str:
    """Every value in the database, as one text."""
    engine = sa.create_engine(url)
    found = sa.MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        rows = [str(tuple(row)) for table in found.sorted_tables for row in connection.execute(sa.select(table))]
    engine.dispose()
    return "\n".join(rows)


def test_everyone_is_listed_with_their_tables(store: Store) -> None:
    make(store)
    make(store, players=[{"name": "Ana"}, {"name": "Cem"}], start_player=0)
    make(store, OTHER)
    mine = persons.everyone(store, PHONE)
    assert [(each.name, each.tables, each.merged_into) for each in mine] == [
        ("Ana", 2, None),
        ("Ben", 1, None),
        ("Cem", 1, None),
    ]
    assert len(persons.everyone(store, None)) == 5
    assert persons.everyone(store, "unknown") == ()


def test_rename(store: Store) -> None:
    token = make(store)
    done = persons.rename(store, number(store, "Ana"), "  Ana   Mari\u0301a ", PHONE)
    assert isinstance(done, Person)
    assert names(store, token) == ["Ana María", "Ben"]
    assert read(store, token).document["start_player"] == "Ana María"
    assert read(store, token, 1).document["players"][0]["name"] == "Ana María"
    ben = number(store, "Ben")
    assert persons.rename(store, ben, "Ana María", PHONE) == Refused("taken", number(store, "Ana María"))
    assert persons.rename(store, ben, "Ben", PHONE) == Person(ben, "Ben", None, 1)
    for bad in ("", "  ", "neutral", "x" * 501, "a\x00"):
        assert persons.rename(store, ben, bad, PHONE) == Refused("bad-name")
    assert persons.rename(store, ben, "Benny", OTHER) == Refused("unknown")
    assert persons.rename(store, 10**6, "Benny", PHONE) == Refused("unknown")


def test_merge_and_unmerge(store: Store) -> None:
    token = make(store)
    other = make(store, players=[{"name": "Anna"}, {"name": "Annie"}], start_player="Annie")
    ana, anna, annie = (number(store, each) for each in ("Ana", "Anna", "Annie"))
    assert isinstance(persons.merge(store, anna, ana, PHONE), Person)
    assert isinstance(persons.merge(store, annie, anna, PHONE), Person)  # into whom she is merged
    assert names(store, other) == ["Ana", "Ana"]
    assert store.remembered_names(PHONE) == ("Ana", "Ben")
    assert persons.merge(store, ana, annie, PHONE) == Refused("same")
    assert persons.merge(store, ana, ana, PHONE) == Refused("same")
    persons.rename(store, annie, "Anita", PHONE)  # the one they all are
    assert names(store, other) == ["Anita", "Anita"]
    assert names(store, token)[0] == "Anita"
    assert isinstance(persons.unmerge(store, anna, PHONE), Person)
    assert names(store, other) == ["Anna", "Anita"]
    assert isinstance(persons.unmerge(store, annie, PHONE), Person)
    assert names(store, other) == ["Anna", "Annie"]
    assert read(store, other).document["start_player"] == "Annie"
    make(store, OTHER)
    stranger = number(store, "Ana", OTHER)
    assert persons.merge(store, ana, stranger) == Refused("strangers")
    assert persons.merge(store, ana, stranger, PHONE) == Refused("unknown")


def test_forgetting_takes_the_name_out_of_everything(store: Store, store_url: str) -> None:
    token = make(
        store,
        players=[{"name": "Xanthippe", "team": "Xanthippe & Ben"}, {"name": "Ben"}],
        start_player="Xanthippe",
        notes="XANTHIPPE won; xanthippeish stays, Xanthippe's cake too",
        location="Chez Xanthippe",
        extra=[{"seat": 0, "text": "Xanthippe: promo", "points": 3}],
        source={"kind": "x", "players": [{"uuid": "u1", "bggUsername": "sokrates"}, {"uuid": "u2"}]}
        | {"record": {"meta": '{"by":"Xanthippe"}'}},
    )
    store.append(token, 1, [("notes", "Xanthippe again"), ("final.seats[0].coins", 12)], PHONE)
    store.append(token, 2, [("notes", "nothing"), ("players[0].team", "Xanthippe")], PHONE)
    elsewhere = make(store, players=[{"name": "Ben"}, {"name": "Cem"}], start_player=0, notes="without Xanthippe")
    hers = make(store, OTHER, players=[{"name": "Xanthippe"}, {"name": "Dov"}], start_player=0, notes="")
    done = persons.forget(store, number(store, "Xanthippe"), PHONE)
    assert isinstance(done, Forgotten)
    assert done.tables == 2
    document = read(store, token).document
    assert document["players"][0] == {"name": done.reads, "team": done.reads}
    assert document["start_player"] == done.reads
    assert document["location"] == f"Chez {done.reads}"
    assert document["final"]["seats"][0] == {"coins": 12}  # figures stay
    assert document["extra"] == [{"seat": 0, "text": f"{done.reads}: promo", "points": 3}]
    assert document["source"]["players"] == [None, {"uuid": "u2"}]
    assert read(store, token, 1).document["notes"] == (f"{done.reads} won; xanthippeish stays, {done.reads}'s cake too")
    assert read(store, token, 2).document["notes"] == f"{done.reads} again"
    assert read(store, elsewhere).document["notes"] == f"without {done.reads}"
    assert names(store, hers) == ["Xanthippe", "Dov"]  # somebody else's Xanthippe
    store.delete(hers, OTHER)
    persons.forget(store, number(store, "Xanthippe", OTHER), OTHER)
    left = everything(store_url).replace("xanthippeish", "")
    assert "xanthippe" not in left.casefold()
    assert "sokrates" not in left
    assert store.remembered_names(PHONE) == ("Ben", "Cem")
    again = persons.everyone(store, PHONE)
    assert persons.forget(store, next(each.id for each in again if each.name is None), PHONE) == Refused("forgotten")
    assert persons.rename(store, next(each.id for each in again if each.name is None), "X") == Refused("forgotten")


def test_forgetting_takes_those_merged_along_and_further_spellings(store: Store, store_url: str) -> None:
    token = make(
        store, players=[{"name": "健太"}, {"name": "Kenta"}], start_player=0, notes="健太さんとKenta、愛称はけん坊"
    )
    kenta = number(store, "Kenta")
    persons.merge(store, kenta, number(store, "健太"), PHONE)
    done = persons.forget(store, kenta, PHONE, also=["けん坊"])
    assert isinstance(done, Forgotten)
    assert names(store, token) == [done.reads, done.reads]
    left = everything(store_url)
    for name in ("健太", "Kenta", "けん坊"):
        assert name not in left
    persons.unmerge(store, kenta, PHONE)
    assert names(store, token)[1] == f"#{kenta}"  # two again, and nameless


def test_a_forgotten_name_is_not_in_the_file_either(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    token = make(store, notes="Quetzalcoatl was here", players=[{"name": "Quetzalcoatl"}, {"name": "Ben"}])
    store.append(token, 1, [("notes", "Quetzalcoatl left")], PHONE)
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    persons.forget(store, number(store, "Quetzalcoatl"), PHONE)
    for each in file.parent.iterdir():
        assert b"Quetzalcoatl" not in each.read_bytes(), each.name
    store.close()


@pytest.mark.parametrize(
    ("name", "notes", "after"),
    [
        ("Al", "Al, Alan and al fresco; pal", "#, Alan and # fresco; pal"),
        ("O'Neil (x)", "O'Neil (x) and O'Neil", "# and O'Neil"),
        ("José", "Jose\u0301 and josé and Jose", "# and # and Jose"),
        ("Zoé (2)", "Zoé came", "# came"),
        ("@1", "mail me@1 or @1", "mail me# or #"),
        (".*", "everything .* here", "everything # here"),
    ],
)
def test_whole_words_in_any_case(sqlite_url: str, name: str, notes: str, after: str) -> None:
    store = open_store(sqlite_url)
    token = make(store, players=[{"name": name}, {"name": "Ben"}], start_player=0, notes=notes)
    done = persons.forget(store, number(store, name), PHONE)
    assert isinstance(done, Forgotten)
    assert read(store, token).document["notes"] == after.replace("#", done.reads)
    store.close()


def test_forgetting_somebody_of_an_import(store: Store, store_url: str) -> None:
    imported(store, File.at(EDGES))
    before: dict[str, Any] = kept(store)
    done = persons.forget(store, number(store, "Sława Żurek", MINE), MINE)
    assert isinstance(done, Forgotten)
    left = everything(store_url)
    assert "Sława" not in left
    assert '"p2"' not in left
    out = exported(store)
    assert "Sława" not in str(out)
    assert len(out["plays"]) == 12
    after = kept(store)
    for key, document in after.items():
        assert [each.get("score") for each in document["players"]] == [
            each.get("score") for each in before[key]["players"]
        ]
        assert document.get("claimed") == before[key].get("claimed")
    assert imported(store, File.at(EDGES)).added == 0  # and does not come back with the same file
