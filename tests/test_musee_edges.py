"""Musée: the state of play at its bounds, each from both sides."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from scorekeeper.codec import FORMAT, decode
from scorekeeper.games import GAMES
from scorekeeper.games.musee import play_state
from scorekeeper.games.musee.model import Galleries
from scorekeeper.games.musee.play import PLAY
from scorekeeper.games.musee.play_events import Claim, Finish, Hand, Pass, Place, Remove, Resume, Retire
from scorekeeper.games.musee.play_form import draws
from scorekeeper.games.musee.play_state import State, between, bits, may_draw, numbers
from scorekeeper.rules import PlayerIndex

GAME = GAMES["musee"]
ANA, BEN, CHIE, DORA = map(PlayerIndex, range(4))


def begun(count: int, **parts: Any) -> State:
    """The state with which a game of so many people begins; four play in two teams."""
    people = [
        {"name": name, **({"team": "AB"[at % 2]} if count == 4 else {})} for at, name in enumerate("ABCD"[:count])
    ]
    table, faults = decode({"format": FORMAT, "game": "musee", "players": people, "start_player": 0, **parts})
    assert table is not None, faults
    state: State = PLAY.begin(table)
    return state


def after(state: State, *events: Any) -> State:
    """The state after some events."""
    for event in events:
        state = PLAY.apply(state, event)
    return state


def hung(state: State, number: int) -> Resume:
    """A first Musée of that many paintings, or as many as it has slots for."""
    cards = [card if card <= number else None for card in range(1, 3 * state.columns + 1)]
    rows = (tuple(cards[at * state.columns : (at + 1) * state.columns]) for at in range(3))
    return Resume(ANA, Galleries(*rows))


# --- sets of numbers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "right"), [*product((-3, 0, 1, 48, 49, 50, 60), (None, -1, 1, 2, 3, 49, 50, 51, 70))])
def test_numbers_between_two_paintings(left: int, right: int | None) -> None:
    fits = [card for card in range(1, 51) if card > left and (right is None or card < right)]
    assert list(numbers(between(left, right, 50))) == fits


def test_only_cards_of_a_deck_are_kept_as_bits() -> None:
    assert numbers(bits(frozenset({-1, 0, 1, 7, 999, 1000, 5000}))) == (1, 7, 999)
    assert numbers(0) == ()


# --- how a game begins --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "deck", "highest", "columns"), [(2, 40, 50, 6), (3, 45, 60, 5), (4, 30, 50, 6)])
def test_deck_and_hands_follow_from_the_people(count: int, deck: int, highest: int, columns: int) -> None:
    state = begun(count)
    assert (state.deck, state.highest, state.columns) == (deck, highest, columns)
    assert [each.hand for each in state.people] == [5] * count
    assert numbers(state.unseen) == tuple(range(1, highest + 1))
    assert len(state.walls) == {2: 2, 3: 3, 4: 2}[count]


@pytest.mark.parametrize(("entered", "kept"), [(-1, 40), (0, 0), (1, 1), (50, 50), (51, 40)])
def test_a_draw_deck_as_entered_if_it_can_be(entered: int, kept: int) -> None:
    assert begun(2, setup={"draw_deck": entered}).deck == kept


@pytest.mark.parametrize(("entered", "kept"), [(-1, 5), (0, 0), (1, 1), (60, 60), (61, 5)])
def test_a_hand_as_entered_if_it_can_be(entered: int, kept: int) -> None:
    assert begun(2, setup={"hand": entered}).people[0].hand == kept


# --- drawing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "deck", "may"),
    [
        *((2, 0, False), (2, 1, True), (2, 2, True)),
        *((3, 0, False), (3, 2, False), (3, 3, None), (3, 4, True)),
        *((4, 0, False), (4, 1, True), (4, 2, True)),
    ],
)
def test_whether_a_card_is_drawn(count: int, deck: int, may: bool | None) -> None:
    state = begun(count, setup={"draw_deck": deck})
    assert may_draw(state) is may
    usual = {True: ("keep",), False: ("no-draw",), None: ("keep", "no-draw")}[may]
    gift = count == 4 and 1 <= deck <= 2
    assert draws(state, 0) == (("keep", "give") if gift else usual)
    placed = after(state, Place(ANA, 7, "upper", 2))
    drawn = may is not False
    assert (placed.deck, placed.draws) == (deck - drawn, int(drawn))
    assert placed.people[0].hand == (5 if may and not gift else 4)
    assert placed.loose == int(drawn and (may is None or gift))


def test_a_card_goes_where_the_log_says() -> None:
    state = begun(4, setup={"draw_deck": 2})
    given = after(state, Place(ANA, 7, "upper", 2, "give"))
    assert [each.hand for each in given.people] == [4, 5, 6, 5]
    kept = after(state, Place(ANA, 7, "upper", 2, "keep"))
    assert [each.hand for each in kept.people] == [5, 5, 5, 5]
    none = after(state, Place(ANA, 7, "upper", 2, "no-draw"))
    assert ([each.hand for each in none.people], none.deck) == ([4, 5, 5, 5], 2)
    alone = after(begun(2), Place(ANA, 7, "upper", 2, "give"))
    assert [each.hand for each in alone.people] == [5, 5]
    empty = after(begun(2, setup={"draw_deck": 0}), Place(ANA, 7, "upper", 2, "keep"))
    assert (empty.deck, empty.people[0].hand) == (0, 5)


# --- placing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "slot", "odd"),
    [
        *((0, 1, True), (1, 1, False), (50, 6, False), (51, 6, True)),
        *((5, 0, True), (5, 7, True), (5, 6, False)),
        *((20, 3, True), (19, 2, False), (20, 2, True), (21, 2, True), (21, 4, False), (20, 4, True), (19, 4, True)),
    ],
)
def test_what_is_placed_against_the_rules_is_remembered(card: int, slot: int, odd: bool) -> None:
    """The second person's upper gallery holds 20 in its third slot where that matters."""
    state = begun(2)
    if 19 <= card <= 21:
        state = after(state, Place(ANA, 20, "upper", 3), Place(BEN, 1, "upper", 1))
    placed = after(state, Place(ANA, card, "upper", slot))
    assert (("slot", 0, "upper", slot - 1) in placed.odd) == odd
    assert numbers(placed.unseen) == tuple(number for number in numbers(state.unseen) if number != card)


def test_a_bonus_card_goes_to_whoever_fills_first() -> None:
    state = begun(2, setup={"draw_deck": 0})
    for slot in range(1, 7):
        assert state.walls[0].bonuses == ()
        state = after(state, Place(ANA, slot, "lower", slot), Place(BEN, 10 + slot, "lower", slot))
    assert [wall.bonuses for wall in state.walls] == [("lower",), ()]
    assert ("late", 1, "lower") in state.odd
    assert ("late", 0, "lower") not in state.odd
    assert PLAY.points(begun(2)) == (None, None)  # where staircases are is not known


def test_points_of_a_wall() -> None:
    stairs = {"upper": [1, 2, 3], "lower": [1, 2, 3]}
    state = begun(2, setup={"seats": [{"stairs": stairs}] * 2})
    assert PLAY.points(state) == (0, 0)
    assert PLAY.points(after(state, Place(ANA, 7, "upper", 1))) == (1, 0)
    assert PLAY.points(after(state, Place(ANA, 7, "upper", 1), Place(ANA, 12, "upper", 2))) == (4, 0)
    assert PLAY.points(after(state, Place(ANA, 7, "upper", 1), Place(ANA, 13, "upper", 2))) == (2, 0)
    assert PLAY.points(after(state, Place(ANA, 7, "upper", 1), Place(ANA, 12, "middle", 1))) == (5, 0)
    assert PLAY.points(after(state, Place(ANA, 7, "upper", 4), Place(ANA, 12, "middle", 4))) == (2, 0)
    assert PLAY.points(after(state, Claim(BEN, "upper"))) == (0, 4)


# --- hands, and those who leave -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "kept"), [(-1, 0), (0, 0), (4, 4), (60, 60), (61, 60)])
def test_a_hand_is_as_large_as_counted(number: int, kept: int) -> None:
    assert after(begun(2), Hand(ANA, None, number)).people[0].hand == kept


@pytest.mark.parametrize(("cards", "number", "whole"), [((3, 4), 2, True), ((3, 4), 3, False), ((3, 4), 1, True)])
def test_a_hand_is_whole_when_all_its_cards_are_named(cards: tuple[int, ...], number: int, whole: bool) -> None:
    person = after(begun(2), Hand(ANA, cards, number)).people[0]
    assert (person.known, person.hand, person.whole) == (frozenset(cards), number, whole)


def test_who_passes_or_takes_down_does_so_out_of_turn() -> None:
    state = begun(2)
    passed = after(state, Pass(ANA, 9))
    assert (passed.people[0].hand, 9 in numbers(passed.unseen), passed.odd) == (4, False, frozenset({("turn",)}))
    assert after(state, Pass(ANA, None)).people[0].hand == 5
    placed = after(state, Place(ANA, 9, "upper", 2))
    removed = after(placed, Remove(ANA, 9))
    assert (9 in numbers(placed.unseen), 9 in numbers(removed.unseen)) == (False, True)
    assert removed.walls[0].place_of(9) is None
    assert after(state, Remove(ANA, 9)) == state


def test_whose_turn_it_is() -> None:
    state = begun(3)
    assert [PLAY.turn(after(state, *events)) for events in ((), (Place(ANA, 1, "upper", 1),), (Retire(ANA),))] == [
        0,
        1,
        1,
    ]
    nobody = after(state, Retire(ANA), Retire(BEN), Retire(CHIE))
    assert (PLAY.over(nobody), PLAY.turn(nobody)) == (True, None)
    assert PLAY.over(after(state, Finish()))
    assert PLAY.turn(after(state, Place(CHIE, 1, "upper", 1))) == 0
    unknown = begun(3, start_player=None)
    assert PLAY.turn(unknown) is None
    assert PLAY.turn(after(unknown, Retire(ANA))) is None
    assert PLAY.turn(after(unknown, Retire(ANA), Retire(BEN))) == 2


# --- counted in the middle ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "paintings", "deck"), [(2, 0, 40), (2, 18, 22), (3, 15, 30), (4, 18, 12)])
def test_each_painting_was_followed_by_a_draw(count: int, paintings: int, deck: int) -> None:
    state = begun(count)
    resumed = after(state, hung(state, paintings))
    assert (resumed.deck, resumed.draws) == (deck, paintings)
    assert resumed.people[0].hand == 5
    assert len(numbers(resumed.unseen)) == state.highest - paintings


@pytest.mark.parametrize(
    ("count", "paintings", "deck", "hand"),
    [(3, 42, 3, 5), (3, 43, 2, 4), (3, 45, 2, 4), (4, 28, 2, 5), (4, 29, 1, 0), (4, 31, 0, 0)],
)
def test_hands_that_are_sure_late_in_a_game(count: int, paintings: int, deck: int, hand: int) -> None:
    """With three the last two cards stay; with four, partners may have given cards away."""
    state = begun(count)
    left = paintings
    for seat, wall in enumerate(state.walls):
        here = min(left, len(wall.rows) * state.columns)
        left -= here
        resume = hung(state, here)
        first = 18 * seat
        rows = [
            tuple(None if card is None else card + first for card in getattr(resume.galleries, level))
            for level in ("upper", "middle", "lower")
        ]
        state = after(state, Resume(PlayerIndex(seat), Galleries(*rows)))
    assert left == 0
    assert (state.deck, {each.hand for each in state.people}) == (deck, {hand})


def test_a_wall_counted_anew_mends_what_was_placed_wrongly_there() -> None:
    state = after(begun(2), Place(ANA, 51, "upper", 6), Place(BEN, 52, "upper", 6))
    assert {("slot", 0, "upper", 5), ("slot", 1, "upper", 5)} <= state.odd
    mended = after(state, hung(state, 3))
    assert ("slot", 0, "upper", 5) not in mended.odd
    assert ("slot", 1, "upper", 5) in mended.odd


def test_unsure_is_one_card_more_than_stays_undrawn() -> None:
    assert (play_state.UNDRAWN, play_state.UNSURE) == (2, 3)
