"""Links to a table: what each role may do, and what a revoked one opens."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.store import (
    ROLES,
    Access,
    Change,
    Conflict,
    Existing,
    Link,
    Missing,
    Newest,
    Revoked,
    Role,
    Saved,
    Store,
    open_store,
)
from storing import OTHER, PHONE, document, execute, make, read

THIRD = "a-third-key-of-the-tests"


def linked(store: Store, token: str, role: Role, device: str = PHONE) -> str:
    made = store.make_link(token, role, device)
    assert isinstance(made, Link)
    return made.token


def note(store: Store, token: str, device: str, text: str = "x") -> Saved | Conflict | Missing:
    version = store.version(token) or 1
    return store.append(token, version, [("notes", text)], device)


# What a role may do


def test_who_made_a_table_manages_it_by_any_link(store: Store) -> None:
    token = make(store)
    view = linked(store, token, "view")
    for address in (token, view):
        assert store.access(address, PHONE) == Access("manage", owned=True, deleted=False)
        assert isinstance(note(store, address, PHONE, address), Saved)
    assert store.access(token, OTHER) == Access("enter", owned=False, deleted=False)
    assert store.access(view, OTHER) == Access("view", owned=False, deleted=False)


def test_a_link_to_view_shows_all_and_writes_nothing(store: Store) -> None:
    token = make(store)
    view = linked(store, token, "view")
    before = read(store, token)
    assert read(store, view).document == before.document
    assert store.version(view) == 1
    since = store.changes_since(view, 0)
    assert since is not None
    assert len(since) == 1
    for device in (OTHER, ""):
        assert note(store, view, device) == Missing("role", "enter")
        assert store.append(view, 1, [], device) == Missing("role", "enter")
        assert store.delete(view, device) == Missing("role", "manage")
        assert store.abandon(view, device) == Missing("role", "manage")
        assert store.reopen(view, device) == Missing("role", "manage")
        assert store.links(view, device) == Missing("role", "manage")
        assert store.make_link(view, "view", device) == Missing("role", "manage")
        assert store.revoke_link(view, token, device) == Missing("role", "manage")
    assert read(store, token) == before


def test_a_link_to_enter_enters(store: Store) -> None:
    token = make(store)
    enter = linked(store, token, "enter")
    for address in (token, enter):
        assert isinstance(note(store, address, OTHER, address), Saved)
        assert store.delete(address, OTHER) == Missing("role", "manage")
        assert store.abandon(address, OTHER) == Missing("role", "manage")
        assert store.links(address, OTHER) == Missing("role", "manage")
        assert store.make_link(address, "manage", OTHER) == Missing("role", "manage")
        assert store.revoke_link(address, token, OTHER) == Missing("role", "manage")
    assert isinstance(store.delete(token, PHONE), Saved)
    assert store.restore(enter, OTHER) == Missing("role", "manage")
    assert note(store, enter, OTHER) == Missing("deleted")
    assert store.make_link(token, "view", PHONE) == Missing("deleted")
    assert store.access(enter, OTHER) == Access("enter", owned=False, deleted=True)


def test_a_link_to_manage_does_what_its_maker_may(store: Store) -> None:
    token = make(store)
    manage = linked(store, token, "manage")
    assert store.access(manage, OTHER) == Access("manage", owned=False, deleted=False)
    for saved in (
        note(store, manage, OTHER),
        store.append(manage, 2, [("options", {"tie-break": "shared"})], OTHER),
        store.abandon(manage, OTHER),
        store.reopen(manage, OTHER),
        store.delete(manage, OTHER),
        store.restore(manage, OTHER),
    ):
        assert isinstance(saved, Saved)
    found = store.links(manage, OTHER)
    assert isinstance(found, tuple)
    assert [(each.token, each.role, each.revoked_at) for each in found] == [
        (token, "enter", None),
        (manage, "manage", None),
    ]
    assert store.links(token, PHONE) == found


@pytest.mark.parametrize(
    "change",
    [
        ("options", {"tie-break": "shared"}),
        ("options.tie-break", "shared"),
        ("options", None),
        ("status", "abandoned"),
        ("", document(options={"tie-break": "none"})),
        ("", document(options={"tie-break": "cards"}, status="abandoned")),
        ("", document()),
    ],
)
def test_options_and_giving_up_are_for_those_who_manage(store: Store, change: Change) -> None:
    token = make(store, options={"tie-break": "cards"})
    assert store.append(token, 1, [("notes", "x"), change], OTHER) == Missing("role", "manage")
    assert store.version(token) == 1
    assert isinstance(store.append(token, 1, [("notes", "x"), change], PHONE), Saved)


@pytest.mark.parametrize(
    "change",
    [
        ("options", {"starter": "Ana", "tie-break": "cards"}),  # what is there already
        ("options.tie-break", "cards"),
        ("status", "finished"),
        ("status", None),
        ("final.seats[0].options", 3),
        ("", document(options={"tie-break": "cards", "starter": "Ana"}, notes="all anew")),
    ],
)
def test_everything_else_is_entered_by_a_link_to_enter(store: Store, change: Change) -> None:
    token = make(store, options={"tie-break": "cards", "starter": "Ana"})
    assert isinstance(store.append(token, 1, [change], OTHER), Saved)


def test_a_table_given_up_is_taken_up_by_those_who_manage(store: Store) -> None:
    token = make(store)
    store.abandon(token, PHONE)
    assert store.append(token, 2, [("status", "playing")], OTHER) == Missing("role", "manage")
    assert isinstance(note(store, token, OTHER), Saved)  # a remark is no taking up
    assert isinstance(store.append(token, 3, [("status", "playing")], PHONE), Saved)


def test_a_browser_without_a_key_owns_nothing_but_can_manage_its_table(store: Store) -> None:
    token = make(store, "")
    assert store.access(token, "") == Access("manage", owned=False, deleted=False)
    view = linked(store, token, "view", "")
    assert store.access(view, "") == Access("view", owned=False, deleted=False)
    # Another such browser is another person.
    assert store.tables_of("") == ()
    assert store.remembered_names("") == ()
    assert store.create(document(id=read(store, token).id), "") == Existing(read(store, token).id, None)
    assert isinstance(store.delete(token, ""), Saved)


def test_a_role_of_a_newer_program_may_only_look(store: Store, store_url: str) -> None:
    token = make(store)
    execute(store_url, "UPDATE link SET role = 'referee'")
    assert store.access(token, OTHER) == Access("view", owned=False, deleted=False)
    assert note(store, token, OTHER) == Missing("role", "enter")
    assert isinstance(note(store, token, PHONE), Saved)


# Revoking


def test_a_revoked_link_opens_nothing_and_says_so(store: Store) -> None:
    token = make(store)
    links: dict[Role, str] = {role: linked(store, token, role) for role in ROLES}
    for gone in links.values():
        assert store.remember(OTHER, gone)
        assert store.revoke_link(token, gone, PHONE) == Revoked(token)
        assert store.revoke_link(token, gone, PHONE) == Revoked(token)
        for device in (PHONE, OTHER):
            assert store.load(gone) is None
            assert store.version(gone) is None
            assert store.changes_since(gone, 0) is None
            assert store.access(gone, device) == Missing("revoked")
            assert store.append(gone, 1, [("notes", "x")], device) == Missing("revoked")
            assert store.delete(gone, device) == Missing("revoked")
            assert store.restore(gone, device) == Missing("revoked")
            assert store.links(gone, device) == Missing("revoked")
            assert store.make_link(gone, "view", device) == Missing("revoked")
            assert store.revoke_link(gone, token, device) == Missing("revoked")
        assert store.remember(THIRD, gone) is False
        assert store.tables_of(OTHER) == ()
        assert store.remembered_names(OTHER) == ()
    found = store.links(token, PHONE)
    assert isinstance(found, tuple)
    assert {each.token for each in found if each.revoked_at} == set(links.values())
    assert {each.token for each in found if not each.revoked_at} == {token}
    assert isinstance(note(store, token, PHONE), Saved)


def test_no_link_of_another_table_is_revoked(store: Store) -> None:
    token, other = make(store), make(store, OTHER)
    assert store.revoke_link(token, other, PHONE) == Missing("unknown")
    assert store.revoke_link(token, "no-such-token-no-such-token", PHONE) == Missing("unknown")
    assert store.version(other) == 1


def test_who_made_a_table_is_never_locked_out(store: Store) -> None:
    token = make(store)
    manage = linked(store, token, "manage")
    revoked = store.revoke_link(token, token, PHONE)
    assert isinstance(revoked, Revoked)
    assert revoked.token not in {None, token, manage}
    assert [item.token for item in store.tables_of(PHONE)] == [revoked.token]
    assert store.access(str(revoked.token), OTHER) == Access("enter", owned=False, deleted=False)
    # Even if somebody else who manages revokes every link there is.
    found = store.links(manage, OTHER)
    assert isinstance(found, tuple)
    for each in found:
        if each.token != manage:
            assert store.revoke_link(manage, each.token, OTHER) == Revoked(manage)
    assert store.revoke_link(manage, manage, OTHER) == Revoked(None)
    (mine,) = store.tables_of(PHONE)
    assert (mine.owned, mine.role) == (True, "manage")
    assert isinstance(store.delete(mine.token, PHONE), Saved)


def test_another_link_to_enter_takes_the_place_of_the_one_revoked(store: Store) -> None:
    token = make(store)
    linked(store, token, "manage")
    second = linked(store, token, "enter")
    assert store.revoke_link(token, token, PHONE) == Revoked(second)
    found = store.links(second, PHONE)
    assert isinstance(found, tuple)
    assert len(found) == 3


def test_a_device_lists_a_table_by_the_best_link_it_opened(store: Store) -> None:
    token = make(store)
    view, manage = linked(store, token, "view"), linked(store, token, "manage")
    for address, listed, role in (
        (view, view, "view"),
        (token, token, "enter"),
        (view, token, "enter"),
        (manage, manage, "manage"),
        (token, manage, "manage"),
    ):
        assert store.remember(OTHER, address)
        assert [(item.token, item.role) for item in store.tables_of(OTHER)] == [(listed, role)]
    store.revoke_link(token, manage, PHONE)
    assert store.tables_of(OTHER) == ()
    assert store.create(document(id=read(store, token).id), OTHER) == Existing(read(store, token).id, None)
    assert store.remember(OTHER, view)
    assert [(item.token, item.role, item.owned) for item in store.tables_of(OTHER)] == [(view, "view", False)]
    assert [(item.token, item.role, item.owned) for item in store.tables_of(PHONE)] == [(token, "manage", True)]


def test_who_waited_for_a_revocation_sees_it(store: Store, store_url: str) -> None:
    token = make(store)
    enter = linked(store, token, "enter")
    began, answers = threading.Event(), list[Any]()

    def append() -> None:
        other = open_store(store_url, timeout=30)
        began.set()
        answers.append(note(other, enter, OTHER))
        other.close()

    waiting = threading.Thread(target=append)

    def revoke_slowly(connection: Any) -> None:
        import scorekeeper.store.links as li

        row = li.find(connection, token, lock=True)
        waiting.start()
        began.wait(10)
        waiting.join(0.5)  # it is at the lock by now
        assert waiting.is_alive()
        li.revoke(connection, row, enter, "2026-11-28T19:00:00.000000Z")

    store.writing(revoke_slowly)
    waiting.join(30)
    assert answers == [Missing("revoked")]
    assert store.version(token) == 1


# Many at once, and copies


def test_the_newest_versions_of_many(store: Store) -> None:
    first, second = make(store), make(store)
    view = linked(store, first, "view")
    gone = linked(store, first, "view")
    store.revoke_link(first, gone, PHONE)
    note(store, first, PHONE)
    odd = ["", "\x00", "\ud800", "no-such-token-no-such-token"]
    found = store.newest([first, view, second, gone, *odd])
    assert found[first] == found[view]
    assert isinstance(found[first], Newest)
    assert (found[first].version, found[second].version) == (2, 1)  # type: ignore[union-attr]  # as asserted above
    assert found[gone] == Missing("revoked")
    assert [found[token] for token in odd] == [Missing("unknown")] * 4
    assert store.newest([]) == {}


def test_links_survive_a_backup(store: Store, tmp_path: Path) -> None:
    token = make(store)
    view, gone = linked(store, token, "view"), linked(store, token, "manage")
    store.revoke_link(token, gone, PHONE)
    store.remember(OTHER, view)
    store.backup(tmp_path / "copy")
    fresh = open_store(f"sqlite:///{tmp_path / 'fresh.sqlite3'}")
    assert len(fresh.restore_backup(tmp_path / "copy").added) == 1
    assert fresh.links(token, PHONE) == store.links(token, PHONE)
    assert fresh.access(gone, OTHER) == Missing("revoked")
    assert note(fresh, view, OTHER) == Missing("role", "enter")
    assert fresh.tables_of(OTHER) == store.tables_of(OTHER)
    fresh.close()
