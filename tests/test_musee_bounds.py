"""Musée: what is judged and offered on both sides of a bound, through score files and events."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.codec import FORMAT, decode
from scorekeeper.games import GAMES
from scorekeeper.games.musee.model import Galleries
from scorekeeper.games.musee.play import PLAY
from scorekeeper.games.musee.play_events import Hand, Place, Resume, Retire
from scorekeeper.games.musee.play_form import choices
from test_musee_edges import ANA, BEN, after, begun

GAME = GAMES["musee"]
FREE = [None] * 6
STAIRS = {"upper": [1, 2, 3], "lower": [4, 5, 6]}


def table(seats: list[dict[str, Any]], **more: Any) -> Any:
    document = {
        "format": FORMAT,
        "game": "musee",
        "status": "playing",
        "players": [{"name": name} for name in ("Ana", "Ben", "Chie")[: len(seats)]],
        "final": {"shared": {"stairs": STAIRS}, "seats": seats},
        **more,
    }
    found, faults = decode(document)
    assert found is not None, faults
    return found


def said(found: Any) -> set[str]:
    return {each.rule for each in GAME.check(GAME.settled(found))}


def wall(upper: list[Any] = FREE, middle: list[Any] = FREE, lower: list[Any] = FREE) -> dict[str, Any]:
    return {"galleries": {"upper": upper, "middle": middle, "lower": lower}}


def begin(count: int, log: list[dict[str, Any]], **more: Any) -> Any:
    players = [{"name": name} for name in ("Ana", "Ben", "Chie")[:count]]
    found, faults = decode(
        {"format": FORMAT, "game": "musee", "status": "playing", "players": players, "start_player": 0, "log": log}
        | more
    )
    assert found is not None, faults
    return found


def placed(player: int, card: int, slot: int, gallery: str = "upper") -> dict[str, Any]:
    return {"event": "place", "player": player, "card": card, "gallery": gallery, "slot": slot}


# --- what is counted ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paintings", "pairs", "rules"),
    [
        (9, 4, set()),
        (9, 5, {"staircases-most-of-layout"}),
        (9, 6, {"staircases-most-of-layout"}),
        (9, 7, {"staircases-most"}),
        (5, 2, set()),
        (5, 3, {"staircases-most-of-layout"}),
        (5, 4, {"staircases-most"}),
    ],
)
def test_pairs_by_staircase_that_so_many_paintings_allow(paintings: int, pairs: int, rules: set[str]) -> None:
    claimed = [{"seat": 0, "lines": {"paintings": paintings, "staircases": 3 * pairs}}]
    found = said(table([{}, {}], claimed=claimed))
    assert found & {"staircases-most", "staircases-most-of-layout"} == rules


@pytest.mark.parametrize(("status", "speaks"), [("playing", True), ("finished", False)])
def test_turns_are_compared_while_all_go_on(status: str, speaks: bool) -> None:
    """Nobody with an empty gallery is stuck, so that none may be two behind; at the end other rules say so."""
    seats = [wall(), wall([1, 2, *FREE[2:]])]
    assert ("counts-in-turn" in said(table(seats, status=status))) is speaks


def test_nobody_has_nothing_and_one_painting_at_once() -> None:
    """With two players nobody is two paintings ahead, even of somebody who has none."""
    assert "counts-in-turn" in said(table([wall(), wall([1, 2, *FREE[2:]])]))
    assert "counts-in-turn" not in said(table([wall(), wall([1, *FREE[1:]])]))


@pytest.mark.parametrize(("more", "speaks"), [([], False), ([46], True)])
def test_five_numbers_that_fit_nowhere_may_be_the_whole_hand(more: list[int], speaks: bool) -> None:
    """46 to 50 fit nowhere in Ana's: with all five unseen she may be out, with four she must go on."""
    ana = wall([*FREE[:5], 45], [1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
    lower = [25, 26, 27, *more]
    ben = wall([13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24], lower + FREE[len(lower) :]) | {"retired": False}
    assert ("counts-in-turn" in said(table([ana, ben]))) is speaks


@pytest.mark.parametrize(("before", "where"), [(11, "[11]"), (12, ""), (13, "")])
def test_a_slot_far_beyond_the_wall_is_pointed_at_with_its_gallery(before: int, where: str) -> None:
    row = [*range(1, before + 1), 99]
    found = GAME.check(table([wall(row), wall()]))
    (high,) = [each for each in found if each.rule == "highest-card"]
    assert high.where == (f"final.seats[0].galleries.upper{where}",)


def test_a_wall_counted_wrongly_in_the_middle_is_wrong_at_the_end() -> None:
    """That the log has it so does not excuse it: no entry was told."""
    rows = {"upper": [20, 10, *FREE[2:]], "middle": FREE, "lower": FREE}
    log = [{"event": "resume", "player": 0, "galleries": rows}]
    assert "rising-numbers" in said(begin(2, log))


# --- entries ------------------------------------------------------------------------------------------------------


def test_a_late_claim_names_who_was_first() -> None:
    log = [placed(person, 10 * person + at, at) for person in (1, 2) for at in range(1, 6)]
    late = {"event": "claim", "player": 2, "gallery": "upper"}
    journal = GAME.journal(begin(3, [*log, late]))
    assert journal is not None
    (found,) = [each for each in journal.judged[-1].findings if each.rule == "claim-first-filler"]
    assert found.facts["first"] == BEN


def test_no_slot_0_is_compared_with_what_hangs() -> None:
    journal = GAME.journal(begin(2, [placed(0, 7, 1), placed(1, 30, 1), placed(0, 3, 0)]))
    assert journal is not None
    assert {each.rule for each in journal.judged[-1].findings} & {"slot-on-the-wall", "placed-in-order"} == {
        "slot-on-the-wall"
    }


def test_who_is_next_is_told_when_a_table_starts_in_the_middle() -> None:
    state = after(begun(2), Resume(ANA, Galleries((1, None, None, None, None, None)), next=BEN))
    assert PLAY.turn(state) == BEN
    assert state.loose == 0
    assert PLAY.turn(after(begun(2), Resume(ANA, Galleries((1, None, None, None, None, None))))) is None


@pytest.mark.parametrize(("cards", "number", "card"), [((3, 4), 3, 3), ((3, 4), 2, 9)])
def test_a_hand_is_not_whole_with_a_card_that_nobody_named(cards: tuple[int, ...], number: int, card: int) -> None:
    person = after(begun(2), Hand(ANA, cards, number), Place(ANA, card, "upper", 1, draw="no-draw")).people[0]
    assert not person.whole


@pytest.mark.parametrize(("deck", "whole"), [(3, True), (2, False)])
def test_a_card_that_either_partner_may_have_leaves_no_hand_whole(deck: int, whole: bool) -> None:
    """Of the last two cards a partner may be given one; whose it is, the log has not said."""
    named = replace(after(begun(4), Hand(BEN, (6, 7, 8, 9, 10), 5)), deck=deck)
    assert after(named, Place(ANA, 1, "upper", 1)).people[1].whole is whole


# --- what is offered ----------------------------------------------------------------------------------------------


def offered(state: Any) -> set[str]:
    return {each.event for each in choices(state)}


def test_an_end_is_offered_only_where_nobody_surely_can_place() -> None:
    state = begun(2)
    assert "finish" not in offered(state)
    assert "finish" in offered(after(state, Hand(ANA, (), 0), Hand(BEN, (), 0)))


def test_a_free_bonus_card_is_offered_to_who_filled_its_gallery() -> None:
    state = after(begun(2), Resume(ANA, Galleries((1, 2, 3, 4, 5, 6))))
    (claim,) = [each for each in choices(state) if each.event == "claim"]
    assert (claim.player, dict(claim.values)) == (ANA, {"gallery": ("upper",)})
    assert "claim" not in offered(begun(2))


def test_a_game_that_goes_on_is_not_counted_in_the_middle_again() -> None:
    state = begun(3)
    assert "resume" in offered(state)
    assert "resume" not in offered(after(state, Retire(ANA)))
