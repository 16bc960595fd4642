"""The table's own count against the rules: every usual mistake by a worked case, and what is said where none fits."""

from __future__ import annotations

from typing import Any

import pytest

from scorekeeper.codec import decode
from scorekeeper.compare import ADDED, ADDING, GENERAL, LEFT_OUT, OTHERS, SWAPPED, TWICE, Compared, compare, mistakes_of
from scorekeeper.games import GAMES
from scorekeeper.report import line_title, reason_text, words_for
from scorekeeper.text import LANGUAGES, Words
from tallies import TABLES, document, table_of

TOTALS = {
    "musee": (31, 16),  # 10 + 8 + 9 + 4; 6 + 10
    "orleans": (58, 60),  # 10 + 27 + 3 × 7; 31 + 17 + 3 × 4
    "new-york-1901": (56, 52, 30),  # 50 + 0 + 5 + 1; 44 + 0 + 5 + 3; 30
    "bruxelles-1897": (76, 28),  # 40 + 12 + 2 + 2 + 6 + 4 + 4 + 6; 30 - 6 + 2 + 2
}

# The mistake, its line, whose count, what is otherwise at the table, and the lines as they come out, worked by hand.
CASES: dict[str, list[tuple[str, str, int, dict[str, Any], dict[str, int]]]] = {
    "musee": [
        ("slots-counted", "paintings", 0, {}, {"paintings": 18}),
        ("a-painting-once", "neighbours", 0, {}, {"neighbours": 6}),  # 1, 6, 11 as one pair
        ("across-a-gap", "neighbours", 0, {}, {"neighbours": 10}),  # 15 and 25 as well
        ("points-as-pairs", "neighbours", 0, {}, {"neighbours": 4}),
        ("neighbours-as-staircases", "neighbours", 0, {}, {"neighbours": 12}),
        ("as-neighbours", "staircases", 0, {}, {"staircases": 6}),
        ("chandelier-joins", "staircases", 0, {}, {"staircases": 12}),  # 10 above 5 as well
        ("staircases-alone", "staircases", 0, {}, {"staircases": 12}),  # 5 above 1 as well
        ("every-full-gallery", "gallery-bonuses", 1, {}, {"gallery-bonuses": 4}),
        ("points-as-cards", "gallery-bonuses", 0, {}, {"gallery-bonuses": 1}),
    ],
    "orleans": [
        ("last-citizen-forgotten", "development", 0, {}, {"development": 18}),  # 3 × 6
        ("last-citizen-twice", "development", 0, {}, {"development": 24}),  # 3 × 8
        ("last-citizen-on-a-tie", "development", 0, {"final.seats[1].stations": 4}, {"development": 21}),  # 3 × 7
        ("status-too-low", "development", 0, {}, {"development": 14}),  # 2 × 7
        ("status-too-high", "development", 0, {}, {"development": 28}),  # 4 × 7
        ("citizens-left-out", "development", 0, {}, {"development": 12}),  # 3 × 4
        ("stations-left-out", "development", 0, {}, {"development": 9}),  # 3 × 3
        ("citizens-not-multiplied", "development", 0, {}, {"development": 15}),  # 12 + 3
        ("stations-not-multiplied", "development", 0, {}, {"development": 13}),  # 9 + 4
        ("status-added", "development", 0, {}, {"development": 10}),  # 3 + 7
        ("marker-as-status", "development", 0, {}, {"development": 98}),  # 14 × 7
        ("unbuilt-stations-counted", "development", 0, {}, {"development": 39}),  # 3 × 13
        ("goods-by-tile", "goods", 0, {}, {"goods": 8}),
        ("goods-from-the-top", "goods", 0, {}, {"goods": 21}),  # 5×2 + 3×1 + 2×3 + 1×2
    ],
    "new-york-1901": [
        ("demolished-lose-points", "score-track", 0, {}, {"score-track": 45}),
        ("prestige-again", "gold-prestige", 0, {"final.shared.challenge": "gold-prestige"}, {"gold-prestige": 4}),
        ("prestige-off", "score-track", 0, {"final.shared.challenge": "gold-prestige"}, {"score-track": 46}),
        ("ties-on-streets-score", "streets", 2, {}, {"streets": 5}),  # Cedar, 1 to 1
        ("any-building-on-a-street", "streets", 1, {}, {"streets": 15}),
        ("starter-counted", "streets", 0, {"options.starter-on-streets": "off"}, {"streets": 0}),  # Broadway 3 to 3
        ("starter-left-out", "streets", 0, {}, {"streets": 5}),  # Broadway 3 to 2
        ("demolished-bronze-counts", "bronze-baron", 0, {}, {"bronze-baron": 15}),
        ("five-for-each", "bronze-baron", 0, {}, {"bronze-baron": 20}),
        ("a-point-for-each", "bronze-baron", 0, {}, {"bronze-baron": 4}),
        ("three-for-each-irregular", "master-architect", 0, {"final.shared.challenge": "master-architect"},
         {"master-architect": 21}),
        ("architect-goes-on", "master-architect", 0, {"final.shared.challenge": "master-architect"},
         {"master-architect": 18}),
        ("a-point-for-each", "master-architect", 0, {"final.shared.challenge": "master-architect"},
         {"master-architect": 7}),
        ("legendary-is-no-gold", "generation-king", 0, {"final.shared.challenge": "generation-king"},
         {"generation-king": 5}),  # gold 1 to 1
        ("ties-make-kings", "generation-king", 1, {"final.shared.challenge": "generation-king"},
         {"generation-king": 5}),  # bronze 4 to 4
        ("one-gold-is-enough", "gold-tycoon", 0, {"final.shared.challenge": "gold-tycoon"}, {"gold-tycoon": 6}),
        ("three-for-each-gold", "gold-tycoon", 0, {"final.shared.challenge": "gold-tycoon"}, {"gold-tycoon": 9}),
        ("used-cards-score", "action-cards", 0, {}, {"action-cards": 2}),
        ("all-cards-score", "action-cards", 0, {}, {"action-cards": 3}),
    ],
    "bruxelles-1897": [
        ("brugmann-paid", "unpaid-nobles", 0, {}, {"bonus-money": 3}),  # 9 - 6 BEF left
        ("nobles-for-nothing", "unpaid-nobles", 1, {}, {"unpaid-nobles": 0}),
        ("unpaid-cost-two", "unpaid-nobles", 1, {}, {"unpaid-nobles": -4}),
        ("a-point-a-house", "houses", 0, {}, {"houses": 3}),
        ("position-alone", "houses", 0, {}, {"houses": 4}),
        ("position-added", "houses", 0, {}, {"houses": 7}),
        ("house-types-multiplied", "houses", 0, {}, {"houses": 8}),
        ("materials-by-unit", "materials", 0, {}, {"materials": 4}),
        ("money-before-nobles", "bonus-money", 0, {}, {"bonus-money": 12}),
        ("money-without-end", "bonus-money", 0, {"final.seats[0].bef": 29}, {"bonus-money": 36}),
        ("three-a-franc", "bonus-money", 0, {}, {"bonus-money": 15}),
        ("money-rounded-up", "bonus-money", 0, {}, {"bonus-money": 9}),
        ("artworks-each", "bonus-artworks", 0, {}, {"bonus-artworks": 6}),
        ("houses-each", "bonus-houses", 0, {}, {"bonus-houses": 6}),
        ("lost-nobles-counted", "bonus-nobles", 1, {"final.shared.columns[3].winners": [1]}, {"bonus-nobles": 8}),
        ("brugmann-left-out", "bonus-nobles", 0, {}, {"bonus-nobles": 4}),
        ("tied-columns-left-out", "bonus-money", 0, {}, {"bonus-houses": 0}),
        ("bonus-not-won", "bonus-money", 1, {"final.seats[1].nobles": [], "final.seats[1].bef": 5}, {"bonus-money": 6}),
        ("bonus-not-won", "bonus-artworks", 1, {}, {"bonus-artworks": 4}),
        ("bonus-not-won", "bonus-houses", 1, {"final.shared.columns[2].winners": [0]}, {"bonus-houses": 2}),
        ("bonus-not-won", "bonus-nobles", 1, {}, {"bonus-nobles": 4}),
    ],
}  # fmt: skip
ALL = [(game, *case) for game, cases in CASES.items() for case in cases]


def held(game: str, claimed: Any, changes: dict[str, Any] | None = None) -> tuple[Compared, ...]:
    table = table_of(game, changes, claimed)
    return compare(table, GAMES[game].outcome(table))


def ids(compared: Compared) -> list[tuple[str, ...]]:
    return [tuple(slip.id for slip in reason) for reason in compared.reasons]


@pytest.mark.parametrize("game", TOTALS)
def test_the_worked_tables_come_out_as_worked(game: str) -> None:
    assert tuple(score.total for score in GAMES[game].outcome(table_of(game)).seats) == TOTALS[game]


@pytest.mark.parametrize("game", TABLES)
def test_every_mistake_has_a_worked_case(game: str) -> None:
    named = [(mistake.id, mistake.rule) for mistake in mistakes_of(game)]
    assert len({id for id, _ in named}) >= 6
    assert len(set(named)) == len(named)
    assert {(id, rule) for id, rule, *_ in CASES[game]} == set(named)


@pytest.mark.parametrize(
    ("game", "id", "rule", "seat", "changes", "lines"), ALL, ids=[f"{a[0]}:{a[1]}:{a[2]}" for a in ALL]
)
def test_a_mistake_changes_the_total_as_worked_and_is_found_by_it(
    game: str, id: str, rule: str, seat: int, changes: dict[str, Any], lines: dict[str, int]
) -> None:
    table = table_of(game, changes)
    outcome = GAMES[game].outcome(table)
    right = {line.rule: line.points or 0 for line in outcome.seats[seat].lines}
    mistake = next(each for each in mistakes_of(game) if (each.id, each.rule) == (id, rule))
    counted = mistake.count(table, table.seats[seat])
    assert {line: points for line, points in counted.items() if points != right[line]} == lines
    total = outcome.seats[seat].total + sum(points - right[line] for line, points in lines.items())
    (compared,) = held(game, [{"seat": seat, "total": total}], changes)
    assert total != outcome.seats[seat].total
    found = [slip for reason in compared.reasons for slip in reason if len(reason) == 1]
    assert any(slip.by == total - outcome.seats[seat].total for slip in found)
    line = next(iter(lines))
    (by_line,) = held(game, [{"seat": seat, "lines": {line: lines[line]}}], changes)
    noted = [slip.id for reason in by_line.lines[0].reasons for slip in reason]
    assert id in noted or len(noted) == 3  # no more than three are shown


def test_a_count_that_agrees_is_said_to() -> None:
    (compared,) = held("orleans", [{"seat": 0, "total": 58}])
    assert compared.agrees
    assert compared.reasons == ()


def test_a_line_left_out_or_counted_twice_is_found_in_any_game() -> None:
    (compared,) = held("orleans", [{"seat": 0, "total": 58 - 10}])
    assert (LEFT_OUT,) in ids(compared)
    (compared,) = held("orleans", [{"seat": 0, "total": 58 + 27}])
    assert (TWICE,) in ids(compared)
    (compared,) = held("bruxelles-1897", [{"seat": 1, "total": 28 + 12}])
    assert (ADDED,) in ids(compared)


def test_the_total_alone_can_be_written_wrong() -> None:
    (compared,) = held("orleans", [{"seat": 0, "total": 85}])
    assert (SWAPPED,) in ids(compared)
    (compared,) = held("orleans", [{"seat": 0, "total": 60}])
    assert (OTHERS,) in ids(compared)
    lines = {"coins": 10, "goods": 27, "development": 21}
    (compared,) = held("orleans", [{"seat": 0, "total": 59, "lines": lines}])
    assert ids(compared) == [(ADDING,)]
    assert compared.reasons[0][0].facts == {"sum": 58, "claimed": 59}


def test_two_mistakes_together_are_found_where_no_single_one_fits() -> None:
    # Goods by the tile (27 to 8) and the last citizen forgotten (21 to 18).
    (compared,) = held("orleans", [{"seat": 0, "total": 58 - 19 - 3}])
    assert compared.reasons
    assert all(len(reason) == 2 for reason in compared.reasons)
    assert ("last-citizen-forgotten", "goods-by-tile") in ids(compared)
    for reason in compared.reasons:
        assert sum(slip.by for slip in reason) == compared.difference
        assert len({line for slip in reason for line in slip.changes}) == sum(len(slip.changes) for slip in reason)


def test_where_nothing_fits_nothing_is_made_up() -> None:
    (compared,) = held("orleans", [{"seat": 0, "total": 1058}])
    assert compared.difference == 1000
    assert compared.reasons == ()


def test_lines_that_agree_are_out_of_question() -> None:
    (compared,) = held("orleans", [{"seat": 0, "total": 55, "lines": {"development": 21}}])
    assert all("development" not in slip.changes for reason in compared.reasons for slip in reason)
    (compared,) = held("orleans", [{"seat": 0, "total": 55, "lines": {"development": 18}}])
    assert compared.reasons == ()  # the line that was noted explains all of it
    assert [slip.id for reason in compared.lines[0].reasons for slip in reason] == ["last-citizen-forgotten"]


def test_an_uncounted_seat_is_not_compared() -> None:
    assert held("orleans", [{"seat": 0, "total": 55}], {"final.seats[0].coins": None}) == ()
    assert held("orleans", [{"seat": 0, "winner": True}]) == ()


def test_the_table_s_own_points_are_a_line_too() -> None:
    extra = [{"seat": 0, "text": "promo", "points": 3}]
    table, _ = decode(document("orleans", claimed=[{"seat": 0, "total": 58}]) | {"extra": extra})
    assert table is not None
    (compared,) = compare(table, GAMES["orleans"].outcome(table))
    assert compared.difference == -3
    assert (LEFT_OUT,) in ids(compared)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("value", [-(10**9), -1, 0, 99, 10**30])
def test_absurd_numbers_are_compared_without_a_fault(game: str, value: int) -> None:
    made = document(game, claimed=[{"seat": 0, "total": value}, {"seat": 1, "total": -value}])

    def absurd(node: Any) -> Any:
        if isinstance(node, dict):
            return {key: absurd(each) for key, each in node.items()}
        if isinstance(node, list):
            return [absurd(each) for each in node]
        return value if type(node) is int else node

    final = made["final"]
    made["final"] = {**final, "seats": absurd(final["seats"])}
    table, faults = decode(made)
    assert table is not None, faults
    compare(table, GAMES[game].outcome(table))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_every_reason_can_be_said(game: str, lang: str) -> None:
    table = table_of(game)
    words = words_for(GAMES[game], lang, table)
    said = set()
    for claim in range(-5, 120):
        for seat in table.seats:
            for compared in held(game, [{"seat": int(seat), "total": claim}]):
                said |= {reason_text(words, reason) for reason in compared.reasons}
    assert len(said) > 10
    assert all(Words(game, lang).has(f"counted-{id}") for id in (*GENERAL, *(m.id for m in mistakes_of(game))))
    assert line_title(words, GAMES[game].outcome(table).seats[0].lines[0])
