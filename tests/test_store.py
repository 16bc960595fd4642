"""Tables, devices, names and ends, on SQLite and on PostgreSQL."""

from __future__ import annotations

import uuid
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from scorekeeper.store import (
    BadChange,
    Change,
    Conflict,
    Created,
    Existing,
    Missing,
    Saved,
    Store,
    people,
)
from scorekeeper.store import changes as ch
from storing import OTHER, PHONE, Clock, document, execute, make, read, texts

# One table


def test_the_document_comes_back(store: Store) -> None:
    token = make(store)
    table = read(store, token)
    assert table.version == store.version(token) == 1
    assert table.document == {**document(), "id": table.id}
    assert str(uuid.UUID(table.id)) == table.id
    assert len(token) >= 22  # 128 bits in base 64
    assert table.updated_at == "2026-11-28T19:00:02.000000Z"


def test_appending_and_reading_older_versions(store: Store) -> None:
    token = make(store)
    assert isinstance(store.append(token, 1, [("final.seats[0].coins", 12)], PHONE), Saved)
    second = store.append(
        token,
        2,
        [("final.seats[0].coins", None), ("entered.final.seats[1].coins", "20+5"), ("log[1]", {})],
        OTHER,
        "sums",
    )
    assert isinstance(second, Saved)
    assert (second.version, second.merged) == (3, ())
    newest = read(store, token)
    assert newest.document["entered"] == {"final.seats[1].coins": "20+5"}
    assert newest.document["log"] == [None, {}]
    assert newest.document["final"]["seats"] == [{}, {}]
    assert read(store, token, 2).document["final"]["seats"][0] == {"coins": 12}
    assert read(store, token, 1).document == {**document(), "id": newest.id}
    assert store.load(token, 0) is None
    assert store.load(token, 4) is None
    since = store.changes_since(token, 1)
    assert since is not None
    assert [(item.version, item.kind) for item in since] == [(2, "edit"), (3, "sums")]
    assert [item.device for item in since] == [
        store.device_number(PHONE),
        store.device_number(OTHER),
    ]
    assert since[0].changes == (("final.seats[0].coins", 12),)
    assert since[1].at == newest.updated_at
    assert store.changes_since(token, 10**30) == ()
    whole = store.changes_since(token, 0)
    assert whole is not None
    assert whole[0].kind == "create"
    assert whole[0].changes == (("", {**document(), "id": newest.id}),)


def test_no_changes_write_nothing(store: Store) -> None:
    token = make(store)
    saved = store.append(token, 1, [], PHONE)
    assert isinstance(saved, Saved)
    assert saved.version == store.version(token) == 1


@pytest.mark.parametrize("token", ["", "x", "no-such-token-no-such-token", "\x00" * 30, "\ud800"])
def test_an_unknown_address(store: Store, token: str) -> None:
    assert store.load(token) is None
    assert store.version(token) is None
    assert store.changes_since(token, 0) is None
    assert store.append(token, 1, [("a", 1)], PHONE) == Missing("unknown")
    assert store.delete(token, PHONE) == Missing("unknown")
    assert store.remember(PHONE, token) is False


def test_changes_elsewhere_are_merged(store: Store) -> None:
    token = make(store)
    store.append(token, 1, [("final.seats[0].coins", 12)], PHONE)
    saved = store.append(token, 1, [("final.seats[1].coins", 7)], OTHER)
    assert isinstance(saved, Saved)
    assert saved.version == 3
    assert [item.changes for item in saved.merged] == [(("final.seats[0].coins", 12),)]
    assert read(store, token).document["final"]["seats"] == [{"coins": 12}, {"coins": 7}]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("final.seats[0].goods.wine", 2),
        ("final.seats[0].goods", {"wine": 2}),
        ("final.seats[0]", {}),
        ("final", None),
        ("", document()),
    ],
)
def test_changes_at_the_same_place_conflict(store: Store, path: str, value: Any) -> None:
    token = make(store)
    store.append(token, 1, [("final.seats[0].goods.wine", 5)], PHONE)
    before = read(store, token)
    answer = store.append(token, 1, [("final.seats[1].coins", 1), (path, value)], OTHER)
    assert isinstance(answer, Conflict)
    assert (answer.current_version, answer.paths) == (2, (path,))
    assert answer.changes_since[0].changes == (("final.seats[0].goods.wine", 5),)
    assert read(store, token) == before


def test_sending_again_after_a_lost_answer(store: Store) -> None:
    token = make(store)
    change = [("final.seats[0].coins", 12), ("players[1].name", "Cem")]
    store.append(token, 1, change, PHONE)
    again = store.append(token, 1, change, PHONE)
    assert isinstance(again, Saved)
    store.append(token, 3, [("final.seats[0].coins", 13)], OTHER)
    assert isinstance(store.append(token, 1, change, PHONE), Conflict)


def test_a_version_ahead_of_the_table_is_a_conflict(store: Store) -> None:
    token = make(store)
    assert store.append(token, 9, [("a", 1)], PHONE) == Conflict(1, ())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("final..x", 1), "bad-path"),
        (("game.x", 1), "no-such-place"),
        (("x", float("nan")), "not-json"),
        (("x", {1: 2}), "not-json"),
        (("x", {"a": object()}), "not-json"),
        (("x", 10**5000), "not-json"),
        (("id", str(uuid.uuid4())), "lasting-id"),
        (("id", None), "lasting-id"),
        (("", document(id=str(uuid.uuid4()))), "lasting-id"),
        (("players[0].name", "x" * 501), "name-too-long"),
    ],
)
def test_a_bad_change_saves_nothing(store: Store, change: Change, code: str) -> None:
    token = make(store)
    with pytest.raises(BadChange) as refused:
        store.append(token, 1, [("final.seats[0].coins", 1), change], PHONE)
    assert refused.value.code == code
    assert store.version(token) == 1
    assert read(store, token).document["final"]["seats"][0] == {}


def test_a_bottomless_value_is_refused(store: Store) -> None:
    token, deep = make(store), []  # type: tuple[str, list[Any]]
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(BadChange, match="too-deep"):
        store.append(token, 1, [("x", deep)], PHONE)
    assert store.version(token) == 1


def test_the_whole_document_may_be_written_anew(store: Store) -> None:
    token = make(store)
    lasting = read(store, token).id
    store.append(token, 1, [("", document(game="musee"))], PHONE)
    assert read(store, token).document == document(game="musee", id=lasting)
    assert store.tables_of(PHONE)[0].game == "musee"


def test_odd_text_survives(store: Store) -> None:
    odd = "'; DROP TABLE revision; -- <b>&amp;</b> \N{GAME DIE} 得点 \u202e\r\n\t"
    token = make(store, notes=odd)
    store.append(token, 1, [("location", "half \ud83c, nul \x00"), ('setup["\ud83c"]', 1)], PHONE)
    table = read(store, token)
    assert table.document["notes"] == odd
    assert table.document["location"] == "half \ufffd, nul \ufffd"
    assert table.document["setup"] == {"\ufffd": 1}


# The same table twice


def test_a_lasting_id_is_there_once(store: Store) -> None:
    lasting = str(uuid.uuid4())
    token = make(store, id=lasting)
    assert store.create(document(id=lasting), PHONE) == Existing(lasting, token)
    assert store.create(document(id=lasting.upper(), notes="x"), PHONE) == Existing(lasting, token)
    # Whoever has the file of a table may not write in it for that.
    assert store.create(document(id=lasting), OTHER) == Existing(lasting, None)
    store.remember(OTHER, token)
    assert store.create(document(id=lasting), OTHER) == Existing(lasting, token)
    assert store.version(token) == 1
    assert read(store, token).document["notes"] == "Ana brought cake"


@pytest.mark.parametrize("bad", ["", "7f3c", 12, {}, "x" * 36])
def test_an_id_is_a_uuid(store: Store, bad: Any) -> None:
    with pytest.raises(BadChange) as refused:
        store.create(document(id=bad), PHONE)
    assert (refused.value.code, refused.value.path) == ("bad-id", "id")


# Devices


def test_a_device_lists_its_own_and_what_it_opened(store: Store, store_url: str) -> None:
    first = make(store)
    second = make(store, game="musee", status=None, final={"seats": [{"coins": 0}]})
    assert [item.token for item in store.tables_of(PHONE)] == [second, first]
    store.append(first, 1, [("final.seats[0].coins", 0)], PHONE)
    mine = store.tables_of(PHONE)
    assert [item.token for item in mine] == [first, second]
    assert (mine[0].game, mine[0].names, mine[0].status) == ("orleans", ("Ana", "Ben"), "playing")
    assert (mine[0].version, mine[0].counted, mine[0].owned) == (2, True, True)
    assert (mine[1].game, mine[1].status) == ("musee", "finished")  # a final without a status
    assert store.tables_of(OTHER) == ()
    assert store.remember(OTHER, first)
    assert store.remember(OTHER, first)
    assert [(item.token, item.owned) for item in store.tables_of(OTHER)] == [(first, False)]
    assert PHONE not in texts(store_url)


def test_counted_means_anything_counted(store: Store) -> None:
    token = make(store, final={"shared": {}, "seats": [{}, {"galleries": {"upper": [None]}}]})
    assert store.tables_of(PHONE)[0].counted is False
    store.append(token, 1, [("final.seats[1].galleries.upper[0]", 0)], PHONE)
    assert store.tables_of(PHONE)[0].counted is True


def test_odd_documents_are_listed(store: Store) -> None:
    make(store, players=None, final=None)
    make(store, players=[None, {}, {"name": 5}, {"name": ""}], game=None, status=7)
    assert [item.names for item in store.tables_of(PHONE)] == [("", "", "", ""), ()]
    assert read(store, store.tables_of(PHONE)[0].token).document["players"][2] == {"name": 5}


# Names


def test_no_name_stands_anywhere_but_with_its_person(store: Store, store_url: str) -> None:
    token = make(store, notes="", players=[{"name": "Xanthippe"}, {"name": "Yorick"}])
    store.append(token, 1, [("players", [{"name": "Zebedee"}, {"name": "Yorick"}])], OTHER)
    store.append(token, 2, [("players[2]", {"name": "Wilhelmina"})], PHONE)
    store.append(token, 3, [("players[2].name", "Vercingetorix")], PHONE)
    store.append(token, 4, [("final.shared.columns[0]", {"winners": ["Zebedee", 1]})], PHONE)
    store.append(token, 5, [("log", [{"seat": "Yorick", "type": "pass"}])], PHONE)
    rows = [[{"owner": "Yorick"}, None, {"owner": "neutral"}]]
    store.append(token, 6, [("final.shared.area.rows", rows)], PHONE)
    store.append(token, 7, [("start_player", "Zebedee")], PHONE)
    kept = texts(store_url)
    for name in ("Xanthippe", "Yorick", "Zebedee", "Wilhelmina", "Vercingetorix"):
        assert name not in kept
    assert "neutral" in kept
    table = read(store, token)
    names = [player["name"] for player in table.document["players"]]
    assert names == ["Zebedee", "Yorick", "Vercingetorix"]
    assert table.document["final"]["shared"]["columns"] == [{"winners": ["Zebedee", 1]}]
    assert table.document["final"]["shared"]["area"]["rows"] == rows
    assert table.document["log"] == [{"seat": "Yorick", "type": "pass"}]
    assert table.document["start_player"] == "Zebedee"
    assert read(store, token, 1).document["players"][0] == {"name": "Xanthippe"}


def test_one_row_renames_merges_and_forgets(store: Store, store_url: str) -> None:
    token, other = make(store), make(store)
    store.append(token, 1, [("players[1].name", "Benny"), ("start_player", "Benny")], PHONE)
    execute(store_url, "UPDATE person SET name = 'Anna' WHERE name = 'Ana'")
    table = read(store, token)
    assert [player["name"] for player in table.document["players"]] == ["Anna", "Benny"]
    assert read(store, token, 1).document["start_player"] == "Anna"
    assert store.tables_of(PHONE)[0].names == ("Anna", "Benny")
    ben = "(SELECT id FROM person WHERE name = 'Ben')"
    execute(store_url, f"UPDATE person SET same_as = {ben} WHERE name = 'Benny'")
    assert read(store, token).document["players"][1]["name"] == "Ben"
    assert read(store, token).document["start_player"] == "Ben"
    execute(store_url, "UPDATE person SET name = NULL WHERE name = 'Ben'")
    forgotten = read(store, other).document["players"][1]["name"]
    assert forgotten.startswith("#")
    assert store.remembered_names(PHONE) == ("Anna",)
    # The name may come back; it is somebody new then.
    store.append(other, 1, [("players[1].name", "Ben")], PHONE)
    assert read(store, other).document["players"][1]["name"] == "Ben"
    assert read(store, token).document["players"][1]["name"] == forgotten


def test_the_same_name_is_the_same_person(store: Store, store_url: str) -> None:
    token = make(store)
    make(store, players=[{"name": " Ana"}, {"name": "Be\u0301a  Luz "}, {"name": "ana"}])
    store.remember(OTHER, token)
    store.append(token, 1, [("players[2]", {"name": "Béa Luz"})], OTHER)  # a guest types her name
    make(store, OTHER)  # and has an Ana and a Ben of her own
    engine = sa.create_engine(store_url)
    with engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT device_id, name FROM person ORDER BY id")).all()
    engine.dispose()
    mine, hers = store.device_number(PHONE), store.device_number(OTHER)
    assert sorted((row.device_id, row.name) for row in rows) == sorted(
        [
            (mine, "Ana"),
            (mine, "Ben"),
            (mine, "Béa Luz"),
            (mine, "ana"),
            (hers, "Ana"),
            (hers, "Ben"),
        ]
    )
    assert store.tables_of(PHONE)[1].names == ("Ana", "Béa Luz", "ana")


def test_remembered_names(store: Store) -> None:
    token = make(store)
    make(store, players=[{"name": "Cem"}, {"name": "Ana"}, {"name": ""}])
    assert store.remembered_names(PHONE) == ("Cem", "Ana", "Ben")
    store.append(token, 1, [("players[1].name", "Bento")], PHONE)
    assert store.remembered_names(PHONE) == ("Ana", "Bento", "Cem")
    assert store.remembered_names(OTHER) == ()


@pytest.mark.parametrize("name", ["@1", "@999", "#1", "neutral", "none", "null", "Ana\u00a0B", "0"])
def test_a_name_like_a_reference_is_still_a_name(store: Store, name: str) -> None:
    make(store)
    token = make(store, players=[{"name": name}, {"name": "Ben"}], start_player=name)
    expected = " ".join(name.split())
    assert read(store, token).document["players"][0]["name"] == expected
    assert read(store, token).document["start_player"] == expected


def test_places_that_mean_a_player() -> None:
    means = [
        "players[0].name", "start_player", "final.shared.columns[0].winners[1]",
        "final.shared.area.rows[0][1].owner", "log[3].seat", "claimed[0].seat",
        "final.shared.match.previous_winners[0]", "final.shared.last_citizen",
    ]  # fmt: skip
    does_not = [
        "players[0].colour", "players[0].team", "notes", "entered.players[0].name", "location",
        "extra[0].text", "final.seats[0].houses[1]", "status", "game", "setup.name",
    ]  # fmt: skip
    assert [path for path in means if not people.means_player(ch.parse_path(path))] == []
    assert [path for path in does_not if people.means_player(ch.parse_path(path))] == []


# Ends


def test_delete_bring_back_and_purge(store: Store, store_url: str, clock: Clock) -> None:
    token = make(store, players=[{"name": "Ana"}, {"name": "Dov"}], start_player=0)
    other = make(store)
    assert isinstance(store.delete(token, PHONE), Saved)
    assert store.delete(token, PHONE) == Missing("deleted")
    assert store.append(token, 2, [("notes", "x")], PHONE) == Missing("deleted")
    assert store.abandon(token, PHONE) == Missing("deleted")
    assert read(store, token).deleted_at is not None
    assert [item.token for item in store.tables_of(PHONE)] == [other]
    assert [item.token for item in store.tables_of(PHONE, deleted=True)] == [token]
    assert store.purge() == 0
    assert isinstance(store.restore(token, PHONE), Saved)
    assert store.restore(token, PHONE) == Saved(3, read(store, token).updated_at)
    assert [item.token for item in store.tables_of(PHONE)] == [token, other]
    kinds = store.changes_since(token, 0)
    assert kinds is not None
    assert [item.kind for item in kinds] == ["create", "delete", "restore"]
    store.delete(token, PHONE)
    clock.moment += timedelta(days=29, hours=23)
    assert store.purge() == 0
    clock.moment += timedelta(hours=2)
    assert store.purge() == 1
    assert store.load(token) is None
    assert store.restore(token, PHONE) == Missing("unknown")
    assert store.tables_of(PHONE, deleted=True) == ()
    assert token not in texts(store_url)
    engine = sa.create_engine(store_url)
    with engine.connect() as connection:
        names = list(connection.scalars(sa.text("SELECT name FROM person ORDER BY name")))
    engine.dispose()
    assert names == ["Ana", "Ben"]  # Dov stood at the removed table only


def test_purge_keeps_who_stood_at_another_table_for_a_while(store: Store, clock: Clock) -> None:
    gone = make(store, players=[{"name": "Dov"}], start_player=0)
    kept = make(store)
    store.append(kept, 1, [("players[1].name", "Dov")], PHONE)
    store.append(kept, 2, [("players[1].name", "Ben")], PHONE)
    store.delete(gone, PHONE)
    clock.moment += timedelta(days=31)
    assert store.purge() == 1
    assert read(store, kept, 2).document["players"][1]["name"] == "Dov"


@pytest.mark.parametrize("before", ["playing", "finished", None])
def test_abandon_and_bring_back(store: Store, before: str | None) -> None:
    given = document(status=before)
    if before is None:
        del given["status"]
    made = store.create(given, PHONE)
    assert isinstance(made, Created)
    token = made.token
    store.append(token, 1, [("notes", "late")], PHONE)
    assert isinstance(store.abandon(token, PHONE), Saved)
    assert read(store, token).document["status"] == "abandoned"
    assert store.tables_of(PHONE)[0].status == "abandoned"
    assert store.abandon(token, PHONE) == Saved(3, read(store, token).updated_at)
    assert isinstance(store.reopen(token, PHONE), Saved)
    assert read(store, token).document.get("status") == before
    assert store.reopen(token, PHONE) == Saved(4, read(store, token).updated_at)
