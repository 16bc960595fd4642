"""Musée: what tables of examples cannot say."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from functools import reduce
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musee_play import Simulated, simulate
from scorekeeper.codec import decode
from scorekeeper.game import Table
from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.maximum import THEMES, highest_total
from scorekeeper.games.musee.model import HAND, LEVELS, SIZES, Size
from scorekeeper.games.musee.position import Musee, musees, overdrawn, unseen
from scorekeeper.rules import Seat, Severity

SEEDS = range(120)
COUNTS = (2, 3, 4)


def table(document: dict[str, Any]) -> Table[Any, Any]:
    found, faults = decode(document)
    assert found is not None, faults
    return found


# --- no table that can be is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize("count", COUNTS)
def test_no_end_that_play_reaches_is_remarked_upon(count: int) -> None:
    """Nothing at all is said of finished games, in whatever style they were played."""
    short = 0
    for seed in SEEDS:
        game = simulate(seed, count)
        assert game.over
        short += any(None in row for wall in game.walls for row in wall.values())
        assert GAME.check(table(game.document())) == (), seed
    assert short > len(SEEDS) // 2  # full walls would make the test an easy one


@pytest.mark.parametrize("count", COUNTS)
def test_no_position_that_play_passes_is_remarked_upon(count: int) -> None:
    """Nothing is said of games under way, with what is noted of who is out and without."""
    for seed in SEEDS:
        game = simulate(seed, count, stop=seed % 44)
        expected = {"play-is-over"} if nobody_can_place(game) else set()
        for retired in (True, False):
            document = game.document()
            for seat in document["final"]["seats"]:
                seat["retired"] = seat["retired"] if retired else None
            document["status"] = "playing"
            said = {finding.rule for finding in GAME.check(table(document))}
            assert said <= expected, (seed, retired)


def nobody_can_place(game: Simulated) -> bool:
    return not any(game.legal(person) for person in range(game.count))


@pytest.mark.parametrize("count", COUNTS)
def test_games_stopped_too_early_are_found_out(count: int) -> None:
    """Calling a game over after four turns is an error, always: somebody has an empty gallery."""
    for seed in SEEDS:
        game = simulate(seed, count, stop=4)
        document = game.document() | {"status": "finished"}
        assert any(finding.severity is Severity.ERROR for finding in GAME.check(table(document))), seed


# --- scoring -----------------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 5000), count=st.sampled_from(COUNTS), turns=st.integers(0, 45))
@settings(max_examples=60, deadline=None)
def test_totals_are_sums_of_lines_and_points_as_counted_by_hand(seed: int, count: int, turns: int) -> None:
    game = simulate(seed, count, stop=turns)
    outcome = GAME.outcome(table(game.document()))
    for score, wall, bonuses in zip(outcome.seats, game.walls, game.bonuses, strict=True):
        assert score.total == sum(line.points or 0 for line in score.lines)
        assert score.total == by_hand(wall, game.stairs, len(bonuses))


def by_hand(wall: dict[str, list[int | None]], stairs: dict[str, list[int]], bonuses: int) -> int:
    """The score of a wall, slot by slot and as the rule text says it."""
    points = 4 * bonuses
    for level, row in wall.items():
        for index, card in enumerate(row):
            if card is None:
                continue
            points += 1
            right = row[index + 1] if index + 1 < len(row) else None
            points += 2 if right is not None and (right - card) % 5 == 0 else 0
            joins = {"upper": ("upper", "middle"), "middle": ("lower", "lower")}.get(level)
            if joins and index + 1 in stairs[joins[0]]:
                below = wall[joins[1]][index]
                points += 3 if below is not None and (below - card) % 5 == 0 else 0
    return points


@given(seed=st.integers(0, 5000), order=st.permutations(range(3)))
@settings(max_examples=40, deadline=None)
def test_the_order_of_seats_changes_nothing(seed: int, order: list[int]) -> None:
    document = simulate(seed, 3).document()
    turned = document | {
        "players": [document["players"][seat] for seat in order],
        "start_player": order.index(document["start_player"]),
        "final": document["final"] | {"seats": [document["final"]["seats"][seat] for seat in order]},
    }
    before, after = GAME.score(table(document)), GAME.score(table(turned))
    places = {placing.player: (placing.rank, placing.points, placing.decided_by) for placing in before.outcome.ranking}
    assert places == {
        placing.player: (placing.rank, placing.points, placing.decided_by) for placing in after.outcome.ranking
    }


@given(seed=st.integers(0, 5000), count=st.sampled_from(COUNTS), row=st.sampled_from(LEVELS))
@settings(max_examples=40, deadline=None)
def test_mirrored_walls_score_the_same(seed: int, count: int, row: str) -> None:
    """Left for right, high for low: every rule of Musée is symmetrical."""
    game = simulate(seed, count)
    highest, columns = SIZES[count].highest, SIZES[count].columns
    mirrored = replace(
        game,
        walls=[
            {level: [None if c is None else highest + 1 - c for c in reversed(cards)] for level, cards in wall.items()}
            for wall in game.walls
        ],
        stairs={name: [columns + 1 - column for column in row] for name, row in game.stairs.items()},
    )
    before, after = (GAME.score(table(each.document())) for each in (game, mirrored))
    assert [score.total for score in before.outcome.seats] == [score.total for score in after.outcome.seats]
    assert after.findings == ()


# --- who could still have placed ---------------------------------------------------------------------------------


def fits(musee: Musee, card: int) -> bool:
    """Whether some free slot takes the card: tried slot by slot."""
    for row in musee.rows:
        for slot, there in enumerate(row):
            before = [each for each in row[:slot] if each is not None]
            after = [each for each in row[slot + 1 :] if each is not None]
            if there is None and all(each < card for each in before) and all(each > card for each in after):
                return True
    return False


def can_be_dealt(stuck: dict[int, set[int]], hand: int) -> bool:
    """Whether everybody can be given ``hand`` cards of their own: card by card, swapping where needed."""
    places = [seat for seat in stuck for _ in range(hand)]
    holder: dict[int, int] = {}

    def give(place: int, tried: set[int]) -> bool:
        for card in stuck[places[place]] - tried:
            tried.add(card)
            if card not in holder or give(holder[card], tried):
                holder[card] = place
                return True
        return False

    return all(give(place, set()) for place in range(len(places)))


@given(data=st.data(), count=st.sampled_from((2, 3)))
@settings(max_examples=150, deadline=None)
def test_somebody_could_play_agrees_with_dealing_hands_out(data: st.DataObject, count: int) -> None:
    """Hands of five that fit nowhere exist just when the quick test over all groups says so."""
    sizes = SIZES[count]
    walls = drawn_walls(data, sizes)
    left = {card for card in range(1, sizes.highest + 1) if not any(card in wall.cards for wall in walls)}
    open_ = {Seat(seat): wall for seat, wall in enumerate(walls) if not wall.full}
    slow = {seat: {card for card in left if not fits(wall, card)} for seat, wall in open_.items()}
    mask = unseen(walls)
    quick = {seat: mask & ~wall.fitting() for seat, wall in open_.items()}
    assert mask == sum(1 << card for card in left)
    assert quick == {seat: sum(1 << card for card in cards) for seat, cards in slow.items()}
    group = overdrawn(quick, dict.fromkeys(open_, HAND))
    assert (group is None) == can_be_dealt({int(seat): cards for seat, cards in slow.items()}, HAND)
    if group is not None:
        together: set[int] = reduce(lambda one, other: one | other, (slow[seat] for seat in group), set())
        assert len(together) < HAND * len(group)


def drawn_walls(data: st.DataObject, sizes: Size) -> tuple[Musee, ...]:
    """Walls almost full, with rising numbers: near the border between possible and impossible ends."""
    cards = data.draw(st.permutations(range(1, sizes.highest + 1)))
    drawn = iter(cards)
    walls = []
    for _ in range(sizes.musees):
        rows = []
        for _ in LEVELS:
            row: list[int | None] = sorted(next(drawn) for _ in range(sizes.columns))  # type: ignore[assignment]
            for slot in data.draw(st.sets(st.integers(0, sizes.columns - 1), max_size=2)):
                row[slot] = None
            rows.append(tuple(row))
        walls.append(Musee(tuple(rows), sizes.highest))
    return tuple(walls)


def test_the_hands_test_is_much_quicker_than_dealing() -> None:
    """Bits against loops on the same positions, so that the page can run it at each entry."""
    positions = []
    for seed in range(30):
        found = musees(table(simulate(seed, 3).document()))
        assert found is not None
        positions.append(found)

    def quick() -> None:
        for walls in positions:
            mask = unseen(walls)
            stuck = {Seat(s): mask & ~wall.fitting() for s, wall in enumerate(walls) if not wall.full}
            overdrawn(stuck, dict.fromkeys(stuck, HAND))

    def slow() -> None:
        for walls in positions:
            left = [card for card in range(1, 61) if not any(card in wall.cards for wall in walls)]
            stuck = {s: {c for c in left if not fits(wall, c)} for s, wall in enumerate(walls) if not wall.full}
            can_be_dealt(stuck, HAND)

    assert min(took(slow) for _ in range(3)) > 2 * min(took(quick) for _ in range(3))


def took(work: Any) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


# --- the highest totals ------------------------------------------------------------------------------------------

Split = tuple[tuple[int, ...], ...]
"""A theme (0, 1, …) for each slot: by column, from the upper gallery to the lower."""


def arrangements(sizes: Size) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every legal arrangement of staircases."""
    columns = range(1, sizes.columns + 1)
    numbers = set(permutations(sizes.stairs))
    return [pair for a, b in numbers for pair in product(combinations(columns, a), combinations(columns, b))]


@pytest.mark.parametrize(
    ("count", "expected"),
    [(2, {72: 328, 73: 54, 74: 16, 76: 2}), (3, {61: 18, 62: 142, 64: 40}), (4, {72: 328, 73: 54, 74: 16, 76: 2})],
)
def test_highest_totals_by_arrangement(count: int, expected: dict[int, int]) -> None:
    """The classes that an independent optimiser found, and none between."""
    sizes = SIZES[count]
    found = Counter(highest_total(*rows, sizes) for rows in arrangements(sizes))
    assert found == expected
    assert max(found) == sizes.most
    assert sizes.unreachable not in found


@pytest.mark.parametrize("count", [2, 3])
def test_numbers_exist_for_the_highest_totals(count: int) -> None:
    """Bounds are reached by numbers that rise in every gallery: built, and counted slot by slot.

    With two players those above 72, and that of a first game; with three all of them.
    """
    sizes = SIZES[count]
    first = (2, 4, 6), (1, 3, 5)
    for upper, lower in arrangements(sizes):
        most = highest_total(upper, lower, sizes)
        if count == 2 and most == 72 and (upper, lower) != first:
            continue
        walls = (hang(split, (upper, lower), sizes) for split in splits(upper, lower, sizes, most))
        wall = next((wall for wall in walls if wall is not None), None)
        assert wall is not None, (upper, lower)
        assert by_hand(wall, {"upper": list(upper), "lower": list(lower)}, 3) == most


def test_three_themes_never_beat_two() -> None:
    """Splits into three parts of at most seven, which two themes do not cover, lose more (a sample of arrangements)."""
    sizes = SIZES[2]
    for upper, lower in arrangements(sizes)[::37]:
        assert best_of_three(upper, lower) < highest_total(upper, lower, sizes)


def loss(wall: Split, column: int, upper: tuple[int, ...], lower: tuple[int, ...]) -> int:
    """Points lost by parts that meet in a column (from 1) and between it and the one before."""
    here = wall[column - 1]
    lost = 3 * (column in upper and here[0] != here[1]) + 3 * (column in lower and here[1] != here[2])
    if column > 1:
        lost += 2 * sum(a != b for a, b in zip(wall[column - 2], here, strict=True))
    return lost


def splits(upper: tuple[int, ...], lower: tuple[int, ...], sizes: Size, most: int) -> list[Split]:
    """All ways to paint the walls in two themes that give ``most`` points: a search column by column."""
    supply = sizes.highest // THEMES
    naive = sizes.slots + 2 * 3 * (sizes.columns - 1) + 3 * sum(sizes.stairs) + 12
    found: list[Split] = []

    def search(wall: Split, lost: int) -> None:
        if lost > naive - most:
            return
        if len(wall) == sizes.columns:
            number = sum(map(sum, wall))
            if sizes.slots - supply <= number <= supply:
                found.append(wall)
            return
        for way in product((0, 1), repeat=3):
            after = (*wall, way)
            search(after, lost + loss(after, len(after), upper, lower))

    search((), 0)
    return found


def hang(
    split: Split, stairs: tuple[tuple[int, ...], tuple[int, ...]], sizes: Size
) -> dict[str, list[int | None]] | None:
    """Numbers for a split: going up through the deck, each card takes the next slot of some gallery or stays away.

    Parts that only touch where they are parted may have any themes.
    """
    parts, number = numbered(split, stairs)
    for themes in product(range(THEMES), repeat=number):
        rows = [[themes[part] for part in row] for row in parts]
        reached: dict[tuple[int, ...], tuple[tuple[int, int], ...]] = {(0, 0, 0): ()}
        for card in range(1, sizes.highest + 1):
            for state, way in list(reached.items()):
                for level in range(3):
                    at = state[level]
                    if at < sizes.columns and rows[level][at] == card % 5:
                        after = tuple(filled + (index == level) for index, filled in enumerate(state))
                        reached.setdefault(after, (*way, (level, card)))
        way_to_full = reached.get((sizes.columns,) * 3)
        if way_to_full is not None:
            wall: dict[str, list[int | None]] = {name: [] for name in LEVELS}
            for level, card in way_to_full:
                wall[LEVELS[level]].append(card)
            return wall
    return None


def numbered(split: Split, stairs: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[list[list[int]], int]:
    """The connected parts of a split, numbered from 0 slot by slot, and how many there are."""
    part: dict[tuple[int, int], int] = {}
    number = 0
    for level, column in product(range(3), range(len(split))):
        if (level, column) in part:
            continue
        waiting = [(level, column)]
        while waiting:
            at = waiting.pop()
            if at in part:
                continue
            part[at] = number
            row, here = at
            beside = [(row, here - 1), (row, here + 1)]
            beside += [(row + 1, here)] if row < 2 and here + 1 in stairs[row] else []
            beside += [(row - 1, here)] if row > 0 and here + 1 in stairs[row - 1] else []
            waiting += [(y, x) for y, x in beside if 0 <= x < len(split) and split[x][y] == split[here][row]]
        number += 1
    return [[part[level, column] for column in range(len(split))] for level in range(3)], number


def best_of_three(upper: tuple[int, ...], lower: tuple[int, ...]) -> int:
    """The highest total with three themes of at most seven paintings each."""
    ways = list(product(range(3), repeat=3))
    apart = {(a, b): 2 * sum(x != y for x, y in zip(a, b, strict=True)) for a in ways for b in ways}
    states = {(way, way.count(0), way.count(1)): loss((way,), 1, upper, lower) for way in ways}
    for column in range(2, 7):
        after: dict[tuple[tuple[int, ...], int, int], int] = {}
        inside = {way: loss((way,) * column, column, upper, lower) for way in ways}
        for (before, zero, one), lost in states.items():
            for way in ways:
                key = way, zero + way.count(0), one + way.count(1)
                if key[1] <= 7 and key[2] <= 7:
                    after[key] = min(lost + apart[before, way] + inside[way], after.get(key, 99))
        states = after
    return 78 - min(lost for (_, zero, one), lost in states.items() if 18 - zero - one <= 7)


# --- shape -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shared", "path", "kind"),
    [
        ({"themes": {"5": "water"}}, "final.shared.themes.5", "unknown-id"),
        ({"themes": {"0": "portraits"}}, "final.shared.themes.0", "unknown-id"),
        ({"themes": {"0": 3}}, "final.shared.themes.0", "wrong-type"),
        ({"themes": ["water"]}, "final.shared.themes", "wrong-type"),
        ({"themes": "water"}, "final.shared.themes", "wrong-type"),
        ({"stairs": {"upper": ["2"]}}, "final.shared.stairs.upper[0]", "wrong-type"),
        ({"stairs": {"middle": [2]}}, "final.shared.stairs.middle", "unknown-key"),
    ],
)
def test_faults_of_shape_name_their_place(shared: dict[str, Any], path: str, kind: str) -> None:
    document = simulate(1, 2).document()
    document["final"] = document["final"] | {"shared": shared}
    found, faults = decode(document)
    assert found is None
    assert [(fault.path, fault.kind) for fault in faults] == [(path, kind)]


@pytest.mark.parametrize(
    ("seat", "path", "kind"),
    [
        ({"galleries": {"attic": [1]}}, "galleries.attic", "unknown-key"),
        ({"galleries": {"upper": [1, 2.5]}}, "galleries.upper[1]", "not-whole"),
        ({"galleries": {"upper": [1, "2"]}}, "galleries.upper[1]", "wrong-type"),
        ({"galleries": [[1, 2]]}, "galleries", "wrong-type"),
        ({"bonuses": ["attic"]}, "bonuses[0]", "unknown-id"),
    ],
)
def test_a_fourth_gallery_is_no_gallery(seat: dict[str, Any], path: str, kind: str) -> None:
    document = simulate(1, 2).document()
    document["final"] = document["final"] | {"seats": [seat]}
    _, faults = decode(document)
    assert [(fault.path, fault.kind) for fault in faults] == [(f"final.seats[0].{path}", kind)]


numbers = st.none() | st.integers(-3, 70) | st.just(10**9)
rows = st.none() | st.lists(numbers, max_size=14)
steps = st.none() | st.lists(st.integers(-1, 9) | st.just(10**9), max_size=8)


@given(
    names=st.lists(st.sampled_from(["Ana", "", "<b>&amp;", "Ben", "名前" * 60]), max_size=6),
    teams=st.lists(st.sampled_from([None, "A", "B"]), min_size=6, max_size=6),
    walls=st.lists(st.tuples(rows, rows, rows, st.none() | st.booleans()), max_size=7),
    stairs=st.tuples(steps, steps),
    status=st.sampled_from([None, "playing", "finished", "abandoned"]),
    claims=st.dictionaries(st.sampled_from(GAME.line_ids), st.integers(-9, 99)),
    wins=st.lists(numbers, max_size=5),
    counts=st.dictionaries(st.sampled_from(["columns", "tokens", "hand", "highest_card", "draw_deck"]), numbers),
)
@settings(max_examples=200, deadline=None)
def test_nothing_that_people_can_enter_raises(
    names: list[str],
    teams: list[str | None],
    walls: list[Any],
    stairs: tuple[Any, Any],
    status: str | None,
    claims: dict[str, int],
    wins: list[Any],
    counts: dict[str, Any],
) -> None:
    laid = {"upper": stairs[0], "lower": stairs[1]}
    document: dict[str, Any] = {
        "format": "scorekeeper/1",
        "game": "musee",
        "status": status,
        "players": [{"name": name, "team": team} for name, team in zip(names, teams, strict=False)],
        "start_player": 0 if names else None,
        "setup": counts | {"first_game": True, "seats": [{"stairs": laid}]},
        "final": {
            "shared": {
                "stairs": laid,
                "match": {"number": len(walls), "wins": wins, "previous_winners": [0] if names else []},
            },
            "seats": [
                {
                    "galleries": {"upper": a, "middle": b, "lower": c},
                    "bonuses": ["upper"] * out if out else None,
                    "retired": out,
                }
                for a, b, c, out in walls
            ],
        },
        "claimed": [{"seat": 0, "lines": claims}] if names else [],
    }
    found = table(document)
    GAME.score(found)
    for view in GAME.views:
        GAME.draw(found, view, lambda id, **facts: id)
    list(GAME.sheet(found).paths(len(found.seats)))
