"""Players coming, going and changing places, without a count being lost or landing on another's seat. Pure.

Everything in a score file that belongs to a seat moves with the person: the lists of seats, the sums as typed,
claims, and each reference to a seat in the cells that name seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorekeeper import paths
from scorekeeper.sheet import Kind, Sheet
from scorekeeper.store import Document

Order = Sequence[int | None]
"""For each player after the change, who that was before (``None``: new)."""


def sides(players: Sequence[Any], teams: bool) -> list[list[int]]:
    """The people of each seat, as :attr:`scorekeeper.game.Table.sides` has them."""
    if not teams:
        return [[index] for index in range(len(players))]
    by_team: dict[Any, list[int]] = {}
    for index, player in enumerate(players):
        team = player.get("team")
        by_team.setdefault(index if team is None else team, []).append(index)
    return list(by_team.values())


def rearranged(
    document: Document, order: Order, new: Sequence[Document], teams: tuple[bool, bool], sheet: Sheet
) -> Document:
    """The document with its players in another order; ``new`` are those who come, ``teams`` whether teams play
    before and after."""
    old = document.get("players", [])
    coming = iter(new)
    players = _people([old[each] if each is not None else next(coming) for each in order], teams)
    was = _was(old, players, order, teams)
    goes = {seat: place for place, seat in reversed(list(enumerate(was))) if seat is not None}
    result: Document = {**document, "players": players}
    for part in ("setup", "final"):
        given = (document.get(part) or {}).get("seats")
        if given:
            moved = [given[seat] if seat is not None and seat < len(given) else {} for seat in was]
            result[part] = {**document[part], "seats": moved}
    _references(result, goes, sheet, len(was))
    _sums(result, goes)
    for key in ("claimed", "extra"):
        if isinstance(document.get(key), list):
            result[key] = [{**each, "seat": goes[each["seat"]]} for each in document[key] if each.get("seat") in goes]
    if isinstance(document.get("start_player"), int):
        people = {person: place for place, person in enumerate(order) if person is not None}
        result["start_player"] = people.get(document["start_player"])
    return {key: value for key, value in result.items() if value is not None}


def leaving(document: Document, order: Order, teams: tuple[bool, bool]) -> set[int]:
    """The seats whose counts would have no place after such a change."""
    old = document.get("players", [])
    players = _people([old[each] if each is not None else {} for each in order], teams)
    return set(range(len(sides(old, teams[0])))) - set(_was(old, players, order, teams))


def _people(players: list[Document], teams: tuple[bool, bool]) -> list[Document]:
    """Players with teams where they play in teams: partners sit opposite each other until somebody says otherwise."""
    if not teams[1]:
        return [{key: value for key, value in each.items() if key != "team"} for each in players]
    if not teams[0]:
        return [{**each, "team": str(at % 2 + 1)} for at, each in enumerate(players)]
    return players


def _was(old: Sequence[Any], players: Sequence[Any], order: Order, teams: tuple[bool, bool]) -> list[int | None]:
    """For each seat after the change, which seat it was before."""
    seat_of = {person: seat for seat, side in enumerate(sides(old, teams[0])) for person in side}
    before = [None if person is None else seat_of[person] for person in order]
    return [next((before[p] for p in side if before[p] is not None), None) for side in sides(players, teams[1])]


def has_counts(document: Document, seat: int) -> bool:
    """Whether anything at all is entered for a seat."""
    return any(_filled(paths.get(document, f"{part}.seats[{seat}]")) for part in ("setup", "final"))


def _filled(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_filled(each) for each in value.values())
    if isinstance(value, list):
        return bool(value)
    return value is not None


def _references(document: Document, goes: dict[int, int], sheet: Sheet, seats: int) -> None:
    """Point every reference to a seat at where that seat is now; a seat that left is taken out."""
    for above, rows in (("setup", sheet.setup), ("final.shared", sheet.shared)):
        for row in rows:
            path = f"{above}.{row.field}"
            value = paths.get(document, path)
            moved = _moved(value, row.kind, row.choices, goes)
            if moved != value:
                _put(document, path, moved)
    for above, rows in (("setup", sheet.setup_seats), ("final", sheet.seats)):
        for row in rows:
            for seat in range(seats):
                path = f"{above}.seats[{seat}].{row.field}"
                value = paths.get(document, path)
                moved = _moved(value, row.kind, row.choices, goes)
                if moved != value:
                    _put(document, path, moved)


def _put(document: Document, path: str, value: Any) -> None:
    changed = paths.put(document, path, value)
    document.clear()
    document.update(changed)


def _moved(value: Any, kind: Kind, choices: tuple[str, ...], goes: dict[int, int]) -> Any:
    if kind is Kind.SEATS and isinstance(value, list):
        return [goes[each] for each in value if each in goes]
    if kind is Kind.SPACE and isinstance(value, dict) and _is_seat(value.get("owner")):
        return {**value, "owner": goes[value["owner"]]} if value["owner"] in goes else None
    if kind is Kind.CHOICE and _is_seat(value) and str(value) in choices:
        return goes.get(value)
    return value


def _is_seat(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _sums(document: Document, goes: dict[int, int]) -> None:
    typed = document.get("entered")
    if not isinstance(typed, dict):
        return
    kept: dict[str, str] = {}
    for path, text in typed.items():
        steps = list(paths.steps(path))
        if len(steps) > 2 and steps[1] == "seats" and isinstance(steps[2], int):
            if steps[2] not in goes:
                continue
            steps[2] = goes[steps[2]]
        kept[paths.join(steps)] = text
    document["entered"] = kept
