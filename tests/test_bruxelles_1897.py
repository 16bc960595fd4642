"""Bruxelles 1897: what tables of examples cannot say. Properties, brute force and small simulations."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conformance
from scorekeeper.codec import FORMAT, decode
from scorekeeper.game import Table
from scorekeeper.games import GAMES
from scorekeeper.games.bruxelles_1897.area import crests, grid, leaders
from scorekeeper.games.bruxelles_1897.final_checks import crests_most
from scorekeeper.games.bruxelles_1897.model import (
    BONUSES,
    COLOURS,
    EXHIBITIONS_MOST,
    NOBLES,
    construction_most,
    corners,
    rows_of,
    start_prison,
)
from scorekeeper.rules import Severity

GAME = GAMES["bruxelles-1897"]
CARDS = [(1, 3)] * 4 + [(2, 4)] * 2 + [(2, 5)]


def table_of(count: int, **parts: Any) -> Table[Any, Any]:
    """A decoded table of ``count`` players."""
    players = [{"name": f"P{seat}", "colour": COLOURS[seat]} for seat in range(count)]
    table, faults = decode({"format": FORMAT, "game": GAME.id, "players": players, **parts})
    assert table is not None, faults
    return table


def errors(table: Table[Any, Any]) -> list[Any]:
    """What is called impossible on a table."""
    return [finding for finding in GAME.check(table) if finding.severity is Severity.ERROR]


# --- tables made at random ----------------------------------------------------------------------------------------


def random_seat(dice: random.Random) -> dict[str, Any]:
    """What a player may have, possible or not."""
    return {
        "vp": dice.randint(0, 60),
        "bef": dice.randint(0, 20),
        "nobles": dice.sample(NOBLES, dice.randint(0, 5)),
        "houses": {name: dice.randint(0, 2) for name in "abcd"},
        "artworks": {name: dice.randint(0, 1) for name in ("red", "yellow", "blue", "green")},
        "materials": dice.randint(0, 4),
        "expo": dice.random() < 0.3,
        "architecture": dice.randint(1, 5),
        "nobility": dice.randint(1, 5),
        "prestige": dice.randint(1, 5),
        "prison": dice.randint(0, 5),
    }


def random_area(dice: random.Random, count: int) -> list[list[dict[str, Any] | None]]:
    """Architects of players with their real cards on some spaces; neutral corners left as they are."""
    rows: list[list[dict[str, Any] | None]] = [[None] * 4 for _ in range(rows_of(count))]
    free = [
        (row, column) for row in range(rows_of(count)) for column in range(4) if (row, column) not in corners(count)
    ]
    dice.shuffle(free)
    for seat in range(count):
        for card in dice.sample(CARDS, dice.randint(0, 5)):
            if free:
                row, column = free.pop()
                rows[row][column] = {"owner": seat, "value": dice.choice(card)}
    return rows


def random_final(dice: random.Random, count: int) -> dict[str, Any]:
    """A final position with its area."""
    area = {"bonuses": dice.sample(BONUSES, 4), "rows": random_area(dice, count)}
    return {"shared": {"area": area}, "seats": [random_seat(dice) for _ in range(count)]}


# --- scoring ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_total_is_the_sum_of_the_lines_and_seat_order_does_not_matter(count: int) -> None:
    dice = random.Random(count)
    for _ in range(60):
        final = random_final(dice, count)
        order = dice.sample(range(count), count)
        moved = {
            "shared": {
                "area": {
                    "bonuses": final["shared"]["area"]["bonuses"],
                    "rows": [
                        [space and {**space, "owner": order.index(space["owner"])} for space in row]
                        for row in final["shared"]["area"]["rows"]
                    ],
                }
            },
            "seats": [final["seats"][seat] for seat in order],
        }
        before, after = (GAME.outcome(table_of(count, final=each)) for each in (final, moved))
        assert all(
            score.complete and score.total == sum(line.points or 0 for line in score.lines) for score in before.seats
        )
        assert [after.seats[place].total for place in range(count)] == [before.seats[seat].total for seat in order]
        assert {order[seat] for seat in after.winners} == set(before.winners)


def by_hand(seat: dict[str, Any], won: set[str]) -> int:
    """The score of the rules, written a second time from the rule text."""
    money: int = seat["bef"]
    points: int = seat["vp"]
    kept = 1
    for _ in seat["nobles"]:
        if money >= 2:
            money, kept = money - 2, kept + 1
        else:
            points -= 3
    points += sum(seat["houses"].values()) * seat["architecture"] + seat["materials"] + (2 if seat["expo"] else 0)
    points += min(15, 3 * (money // 2)) if "money" in won else 0
    points += 2 * len([1 for number in seat["artworks"].values() if number]) if "artworks" in won else 0
    points += 2 * len([1 for number in seat["houses"].values() if number]) if "houses" in won else 0
    return points + (2 * kept if "nobles" in won else 0)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_score_is_that_of_a_second_count(count: int) -> None:
    dice = random.Random(100 + count)
    for _ in range(100):
        final = random_final(dice, count)
        bonuses, rows = final["shared"]["area"]["bonuses"], final["shared"]["area"]["rows"]
        won: list[set[str]] = [set() for _ in range(count)]
        for column, bonus in enumerate(bonuses):
            totals = [
                sum(row[column]["value"] for row in rows if row[column] and row[column]["owner"] == seat)
                for seat in range(count)
            ]
            best = max(*totals, 2 if count == 2 and column in (0, 3) else 0)
            for seat, number in enumerate(totals):
                if number and number == best:
                    won[seat].add(bonus)
        outcome = GAME.outcome(table_of(count, final=final))
        assert [score.total for score in outcome.seats] == [
            by_hand(*pair) for pair in zip(final["seats"], won, strict=True)
        ]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_columns_and_coats_of_arms_against_brute_force(count: int) -> None:
    dice = random.Random(200 + count)
    for _ in range(100):
        table = table_of(count, final=random_final(dice, count))
        spaces = grid(table)
        assert spaces is not None
        cards = [(r, c, space) for r, line in enumerate(spaces) for c, space in enumerate(line) if space is not None]
        for column in range(4):
            there = [space for _, c, space in cards if c == column]
            strength = {
                owner: sum(s.value or 0 for s in there if s.owner == owner) for owner in {s.owner for s in there}
            }
            expected = {owner for owner in strength if owner != "neutral" and strength[owner] == max(strength.values())}
            assert set(leaders(table, spaces, column) or ()) == expected
        for crest in crests(spaces):
            around = [s.owner for r, c, s in cards if r - crest.row in (0, 1) and c - crest.column in (0, 1)]
            if len(around) < 4:
                assert crest.owners is None
            else:
                most = Counter(around).most_common(1)[0][1]
                assert list(crest.owners or ()) == [seat for seat in range(count) if around.count(seat) == most]  # type: ignore[arg-type]
        assert len(crests(spaces)) == (9 if count == 4 else 6)


# --- nothing that can happen is refused ---------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_set_up_made_by_the_rules_is_never_refused(count: int) -> None:
    dice = random.Random(300 + count)
    for _ in range(60):
        rows, first = rows_of(count), dice.randrange(count)
        mix = [kind for kind in ("artwork", "money", "material", "house", "noble") for _ in range(rows)] + ["expo"]
        dice.shuffle(mix)
        laid = [[mix[4 * row + column] for column in range(4)] for row in range(rows)]
        for row, column in corners(count):
            laid[row][column] = "neutral"
        lying = Counter(card for line in laid for card in line)
        four = ("artwork", "material", "house", "noble")
        setup = {
            "rows": laid,
            "bonuses": dice.sample(BONUSES, 4),
            "money_shows": 3,
            "expo": "laid" if lying["expo"] else "exhibition-area",
            "round": 1,
            "brussels_cards": 3,
            "prison_cards": 1,
            "brugmanns_boxed": 4 - count,
            "piles": dict(zip(four, (12 - rows, 12 - rows, 16 - rows, 15 - rows), strict=True)),
            "discards": {kind: rows - lying[kind] for kind in four},
            "seats": [
                {
                    "bef": 4 + (seat - first) % count,
                    "vp": 0,
                    "architecture": 1,
                    "nobility": 1,
                    "prestige": 1,
                    "hand": 7 - len(start_prison(count)),
                    "prison": list(start_prison(count)),
                    "brugmann": 1,
                }
                for seat in range(count)
            ],
        }
        if count == 2:
            setup["neutral"] = {"colour": COLOURS[3], "values": [2, 2]}
        assert GAME.check(table_of(count, setup=setup, start_player=first)) == ()


AREA_RULES = {rule.id for rule in GAME.rules if "area" in rule.judge.__module__}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_an_area_of_real_cards_is_never_refused(count: int) -> None:
    dice = random.Random(400 + count)
    for _ in range(100):
        final = random_final(dice, count)
        rows = final["shared"]["area"]["rows"]
        for seat, each in enumerate(final["seats"]):
            there = sum(1 for row in rows for space in row if space and space["owner"] == seat)
            each["prison"] = dice.randint(0, 7 - there)
            each["expo"] = each["expo"] and there > 0
            each["vp"] = 60 + sum(each["houses"].values())
        assert [found for found in errors(table_of(count, final=final)) if found.rule in AREA_RULES] == []


def test_construction_gives_what_every_way_of_building_gives() -> None:
    for houses in range(8):
        sums = {sum(way) for way in product(*(range(1, min(3, number) + 1) for number in range(1, houses + 1)))}
        assert (min(sums), max(sums)) == (houses, construction_most(houses))


def test_bound_of_vp_is_reached_by_sources_and_not_passed() -> None:
    # each source at its highest on its own: every way of building, four exhibitions, every coat of arms
    exhibitions = max(2 * sum(shown) for shown in product(range(5), repeat=4))
    assert exhibitions == EXHIBITIONS_MOST
    for count, places in ((2, 6), (3, 6), (4, 9)):
        assert crests_most(count) == 4 * places
        for houses, prestige in product(range(5), range(1, 6)):
            most = construction_most(houses) + exhibitions + 4 * places * prestige
            seat = {"vp": most, "houses": {"a": houses, "b": 0, "c": 0, "d": 0}, "prestige": prestige}
            seats = [seat] + [{}] * (count - 1)
            found = {f.rule for f in errors(table_of(count, final={"seats": seats}))}
            assert "vp-within-reach" not in found
            seats = [{**seat, "vp": most + 1}] + [{}] * (count - 1)
            assert "vp-within-reach" in {f.rule for f in errors(table_of(count, final={"seats": seats}))}


def most_cards(count: int, vandervelde: bool) -> int:
    """Most cards (as the rule counts them) that one player can end with, by trying every course of four rounds.

    Kinder than the game: money, piles and rivals are no hindrance, City Hall always takes one Architect and reaches
    every noble. ``vandervelde``: whether he may be kept.
    """

    @cache
    def turn(turns: int, hand: int, prison: int, kept: frozenset[str], ready: frozenset[str]) -> int:
        best = -1
        # pass: the round ends; a prisoner may be released by a column, and one may be sent there
        if turns == 3:
            best = 0
        else:
            for released, sent in product((0, 1), (0, 1)):
                locked = max(0, prison - released) + sent
                if locked <= 7:
                    best = max(best, turn(turns + 1, 7 - locked, locked, kept, kept))
        if hand == 0:
            return best
        hand -= 1
        best = max(best, 1 + turn(turns, hand, prison, kept, ready))  # artwork, material, house, or what it eats
        back = 1 if prison else 0
        # Vandervelde bought and discarded, or kept; Hankar kept is a card that the rule does not count, but brings one
        best = max(best, turn(turns, hand + back, prison - back, kept, ready))
        if vandervelde and "v" not in kept:
            best = max(best, 1 + turn(turns, hand + back, prison - back, kept | {"v"}, ready))
        if "h" not in kept:
            best = max(best, 1 + turn(turns, hand, prison, kept | {"h"}, ready))
        if ready:  # City Hall: every ready noble acts
            freed = back if "v" in ready else 0
            gained = 1 if "h" in ready else 0
            best = max(best, gained + turn(turns, hand + freed, prison - freed, kept, frozenset()))
        return best

    locked = len(start_prison(count))
    return turn(0, 7 - locked, locked, frozenset(), frozenset())


@pytest.mark.parametrize("count", [2, 3, 4])
def test_bound_of_placements_against_every_course_of_play(count: int) -> None:
    limit = 28 if count == 2 else 27
    assert most_cards(count, vandervelde=True) == limit
    assert most_cards(count, vandervelde=False) == limit - 1


# --- whatever people enter ----------------------------------------------------------------------------------------

NUMBERS = st.none() | st.sampled_from([-5, 0, 1, 2, 7, 10**9])
SPACES = st.none() | st.fixed_dictionaries({}, optional={"owner": st.sampled_from([0, 1, "neutral"]), "value": NUMBERS})
BONUS = st.none() | st.sampled_from(BONUSES)
COUNTS = st.none() | st.lists(st.sampled_from("abcd"), max_size=20)
COUNTED = ("vp", "bef", "materials", "architecture", "prison", "nobility", "prestige", "brussels", "brugmann")
SEATS = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(COUNTED, NUMBERS),
        "nobles": st.none() | st.lists(st.sampled_from(NOBLES), max_size=8),
        "houses": COUNTS,
        "artworks": st.none() | st.fixed_dictionaries({}, optional={"red": NUMBERS, "blue": NUMBERS}),
        "expo": st.none() | st.booleans(),
        "prison_values": st.none() | st.lists(st.none() | st.sampled_from(["1/3", "2/4", "2/5"]), max_size=8),
        "vp_from": st.none()
        | st.fixed_dictionaries({}, optional={"construction": NUMBERS, "exhibitions": NUMBERS, "crests": NUMBERS}),
    },
)
COLUMNS = st.none() | st.fixed_dictionaries(
    {}, optional={"bonus": BONUS, "winners": st.none() | st.lists(st.sampled_from([0, 1]), max_size=3)}
)
FINALS = st.fixed_dictionaries(
    {
        "shared": st.fixed_dictionaries(
            {},
            optional={
                "columns": st.none() | st.lists(COLUMNS, max_size=6),
                "area": st.fixed_dictionaries(
                    {},
                    optional={
                        "bonuses": st.lists(BONUS, max_size=6),
                        "rows": st.lists(st.none() | st.lists(SPACES, max_size=6), max_size=6),
                    },
                ),
                "round": NUMBERS,
            },
        ),
        "seats": st.lists(SEATS, max_size=5),
    }
)
CARD = st.none() | st.sampled_from(["artwork", "money", "expo", "neutral", "no-card"])
SETUPS = st.fixed_dictionaries(
    {},
    optional={
        "rows": st.lists(st.none() | st.lists(CARD, max_size=6), max_size=6),
        "bonuses": st.lists(BONUS, max_size=6),
        "neutral": st.fixed_dictionaries({}, optional={"values": st.lists(NUMBERS, max_size=4)}),
        "expo": st.sampled_from(["laid", "exhibition-area"]),
        "seats": st.lists(
            st.fixed_dictionaries(
                {}, optional={"bef": NUMBERS, "hand": NUMBERS, "vp": NUMBERS, "architecture": NUMBERS}
            ),
            max_size=5,
        ),
    },
)


@settings(max_examples=120, deadline=None)
@given(
    final=FINALS,
    setup=SETUPS,
    count=st.sampled_from([2, 3, 4, 7, 40]),
    status=st.sampled_from(["playing", "finished", "abandoned"]),
    empty=st.sampled_from(["nobody", "everybody"]),
)
def test_nothing_that_can_be_entered_raises(final: Any, setup: Any, count: int, status: str, empty: str) -> None:
    players = [{"name": f"<P&{seat}>\x00"} for seat in range(count)]
    document = {"format": FORMAT, "game": GAME.id, "players": players, "final": final, "setup": setup, "status": status}
    table, faults = decode({**document, "options": {"empty-column": empty, "below-zero": "stop-at-zero"}})
    assert table is not None, faults
    result = GAME.score(table)
    for score in result.outcome.seats:
        assert tuple(line.rule for line in score.lines) == GAME.line_ids
        assert all(bool(line.missing) == (line.points is None) for line in score.lines)
    for view in GAME.views:
        ElementTree.fromstring(conformance.draw(GAME, table, view, "ja"))


def test_parts_of_a_drawing_are_there_once() -> None:
    table = table_of(4, final=random_final(random.Random(1), 4))
    for view in GAME.views:
        found = re.findall(r'data-part="([^"]+)"', conformance.draw(GAME, table, view))
        assert len(found) == len(set(found))


@pytest.mark.parametrize("count", GAME.counts)
def test_rows_feed_rules_and_set_up_items_are_drawn(count: int) -> None:
    table = table_of(count)
    sheet = GAME.sheet(table)
    rows = (*sheet.seats, *sheet.shared, *sheet.setup, *sheet.setup_seats)
    assert {row.rule for row in rows} <= set(GAME.by_id)
    drawn = conformance.parts(conformance.draw(GAME, table, "setup"))
    assert {item.part for item in GAME.setup_list(count, GAME.edition) if item.part} <= drawn
