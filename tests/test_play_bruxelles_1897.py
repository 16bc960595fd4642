"""Playing Bruxelles 1897 along: legal games pass, illegal events are refused, logs can be undone and changed."""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from typing import Any

import pytest

import conformance
from play_bruxelles_1897 import NAMES, STYLES, document, illegal_events, play, random_game
from scorekeeper.codec import decode
from scorekeeper.game import Table
from scorekeeper.games import GAMES
from scorekeeper.games.bruxelles_1897.play_events import EVENTS
from scorekeeper.play import Entry, Log
from scorekeeper.rules import Severity, Stage
from scorekeeper.text import LANGUAGES

GAME = GAMES["bruxelles-1897"]
assert GAME.play is not None
PLAY = GAME.play
GAMES_PLAYED = 40


def table_of(count: int, log: list[dict[str, Any]], **more: Any) -> Table[Any, Any]:
    """A decoded table of ``count`` players with this log."""
    table, faults = decode(document(count, log, **more))
    assert table is not None, faults
    return table


def journal(table: Table[Any, Any]) -> Log:
    """The table's log."""
    assert table.journal is not None
    return table.journal


def refusals(table: Table[Any, Any]) -> list[Any]:
    """What the rules call impossible."""
    return [finding for finding in GAME.check(table) if finding.severity is Severity.ERROR]


@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_legal_games_pass(seed: int) -> None:
    players, style = 2 + seed % 3, STYLES[seed // 3 % len(STYLES)]
    table = table_of(players, random_game(Random(seed), players, style), status="finished")
    found = refusals(table)
    assert found == []
    state = journal(table).state
    assert PLAY.over(state)
    assert all(points is not None for points in PLAY.points(state))
    result = GAME.score(table)
    if style in ("full", "no layout"):
        assert all(score.complete for score in result.outcome.seats)
        assert [f for f in result.findings if f.rule == "log-differs"] == []


def test_every_kind_of_illegal_event_is_refused() -> None:
    seen: Counter[str] = Counter()
    blank = {players: table_of(players, []) for players in (2, 3, 4)}
    rules = GAME.stage(Stage.PLAY)
    for seed in range(60):
        players = 2 + seed % 3
        turns = Random(seed).randrange(1, 40)
        game = play(Random(seed), players, blank[players], STYLES[seed % 2], turns)
        log = journal(table_of(players, game.log))
        for event, rule in illegal_events(log.state):
            said = {f.rule for f in log.objections(event) if f.severity is Severity.ERROR}
            assert rule in said, (seed, event, said)
            seen[rule] += 1
            assert PLAY.apply(log.state, event) is not None
    assert len(seen) >= 25, sorted(seen)
    assert set(seen) <= {rule.id for rule in rules}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_to_the_start_and_replay(players: int) -> None:
    whole = journal(table_of(players, random_game(Random(players), players)))
    log = whole
    while log.judged:
        log = log.undone()
    assert log.state == log.start
    for entry in whole.entries:
        log = log.append(entry)
    assert log.state == whole.state
    assert log.findings == whole.findings


def test_an_early_change_is_judged_through_and_drops_nothing() -> None:
    log = journal(table_of(3, random_game(Random(5), 3, "full")))
    at = next(index for index, entry in enumerate(log.entries) if entry.event.EVENT == "create")
    changed = log.struck(at)
    assert len(changed.entries) == len(log.entries)
    assert any(f.severity is Severity.ERROR for f in changed.findings)
    back = changed.struck(at, struck=False)
    assert back.findings == log.findings
    assert back.state == log.state


def test_the_final_position_is_the_one_counted() -> None:
    game = play(Random(11), 4, table_of(4, []), "full")
    state = game.state
    final = PLAY.final(state)
    seats = [
        {
            "vp": seat.vp,
            "bef": seat.bef,
            "nobles": list(seat.nobles or ()),
            "houses": list(seat.houses or ()),
            "artworks": list(seat.artworks or ()),
            "materials": len(seat.materials or ()),
            "expo": state.expo == index,
            "architecture": seat.architecture,
            "nobility": seat.nobility,
            "prestige": seat.prestige,
            "prison": len(game.prisons[index]),
            "prison_values": game.prisons[index],
        }
        for index, seat in enumerate(state.seats)
    ]
    by_hand = table_of(4, [], status="finished", final={"shared": {"columns": _columns(final)}, "seats": seats})
    by_log = table_of(4, game.log, status="finished")
    both = table_of(4, game.log, status="finished", final={"seats": seats})
    totals = [score.total for score in GAME.outcome(by_hand).seats]
    assert [score.total for score in GAME.outcome(by_log).seats] == totals
    assert sorted(GAME.outcome(by_log).winners) == sorted(GAME.outcome(by_hand).winners)
    assert [Counter(each.prison_values or ()) for each in by_log.final.seats] == [  # type: ignore[union-attr]
        Counter(cards) for cards in game.prisons
    ]
    differ = {each.path.split(".")[-1] for each in both.differences}
    assert differ <= {"nobles", "prison_values"}  # lists whose order may differ


def _columns(final: Any) -> list[dict[str, Any]]:
    return [{"bonus": c.bonus, "winners": [int(w) for w in c.winners]} for c in final.shared.columns]


def test_a_table_may_begin_in_the_middle() -> None:
    """From round 3 on, what people entered then gives the same points as the whole log."""
    table = table_of(3, random_game(Random(3), 3, "full"))
    log = journal(table)
    ends = [at for at, entry in enumerate(log.entries) if entry.event.EVENT == "majority"]
    middle = log.judged[ends[1]].state
    seats = [
        {
            "vp": seat.vp,
            "bef": seat.bef,
            "architecture": seat.architecture,
            "nobility": seat.nobility,
            "prestige": seat.prestige,
            "prison": list(seat.prison),
            "nobles": list(seat.nobles),
            "houses": list(seat.houses),
            "artworks": list(seat.artworks),
            "materials": len(seat.materials),
        }
        for seat in middle.seats
    ]
    resume = {"event": "resume", "round": 3, "start_player": middle.start_player, "seats": seats}
    rest = document(3, [])["log"] + [resume] + _raw(3)[ends[1] + 1 :]
    later = table_of(3, rest, status="finished")
    assert refusals(later) == []
    assert PLAY.points(journal(later).state) == PLAY.points(log.state)


def _raw(seed: int) -> list[dict[str, Any]]:
    return random_game(Random(seed), 3, "full")


def test_one_more_entry_stays_cheap() -> None:
    """The cost of an entry does not grow with the log but for the copying of its list."""
    log = journal(table_of(4, random_game(Random(1), 4, "full")))
    short = _cost(log)
    entries = log.entries
    many = [Entry(entry.event, struck=True) for _ in range(2000 // len(entries) + 1) for entry in entries][:2000]
    long = Log.of(PLAY, GAME.stage(Stage.PLAY), log.table, (*many, *entries[: len(entries) // 2]))
    assert len(long.entries) > 2000
    assert _cost(long) < 20 * short + 0.002


def _cost(log: Log) -> float:
    event = log.entries[1].event
    best = 1.0
    for _ in range(20):
        start = time.perf_counter()
        log.append(Entry(event))
        best = min(best, time.perf_counter() - start)
    return best


@pytest.mark.parametrize("players", [1, 2, 3, 4, 7])
def test_nothing_raises_whatever_is_entered(players: int) -> None:
    """Every event with absurd values, on tables of every size: judged, applied, drawn."""
    absurd: list[dict[str, Any]] = [
        {"event": "create", "player": 0, "row": -1, "column": 99, "value": 10**9},
        {"event": "sell", "player": 0, "artwork": "red", "architects": 10**9},
        {"event": "supply", "player": 0, "row": 0, "column": 0, "architects": -5},
        {"event": "build", "player": 0, "discards": ["wood-wood"] * 40, "points": -3},
        {"event": "influence", "player": 0, "noble": "paul-hankar", "keep": True},
        {"event": "exhibit", "player": 0, "shown": [{"player": 0}] * 9, "points": [1] * 50},
        {"event": "place", "player": 0, "card": "expo"},
        {"event": "exchange", "player": 0, "architects": 0},
        {"event": "city-hall", "player": 0, "nobles": ["victor-horta"] * 9, "release": "2/5"},
        {"event": "pass", "player": 0, "bef": -1},
        {"event": "pass", "player": 0},
        {"event": "majority", "uppers": ["release"] * 9, "winners": [[0], None, []] * 4, "crests": [5] * 9},
        {"event": "prepare", "round": -4, "rows": [["expo"] * 9] * 9, "lowers": ["money"] * 9},
        {"event": "resume", "round": 10**9, "seats": [{"vp": -1, "prison": 10**9, "materials": -2}] * 9},
        {"event": "majority"},
        {"event": "resume", "round": 4, "seats": [{}]},
        {"event": "majority"},
        {"event": "majority"},
        {"event": "create", "player": 0, "row": 1, "column": 1},
    ]
    people = [{"name": f"P{index}"} for index in range(players)]
    for start in range(len(absurd)):
        table = table_of(2, absurd[start:] + absurd[:start], players=people)
        assert GAME.score(table) is not None
        assert "space-0-0" in conformance.draw(GAME, table, "play")
        state = journal(table).state
        PLAY.choices(state)
        for event in EVENTS:
            assert isinstance(PLAY.form(state, event.EVENT), tuple)  # type: ignore[attr-defined]


def test_every_cell_of_an_event_has_its_words() -> None:
    rows = []
    for players, style in ((2, "full"), (3, "no spaces"), (4, "full")):
        log = random_game(Random(players), players, style)
        states = [each.state for each in journal(table_of(players, log)).judged[::3]]
        rows += [row for state in states for event in PLAY.words for row in PLAY.form(state, event)]
    for lang in LANGUAGES:
        there = conformance.messages(GAME.id, lang)
        wanted = {f"row-{row.id}" for row in rows}
        wanted |= {f"id-{each}" for row in rows for each in row.choices if not each.replace("/", "").isdigit()}
        wanted |= {f"event-{word}" for word in PLAY.words}
        assert wanted - set(there) == set()
        assert all("line" in there[f"event-{word}"] for word in PLAY.words)


def test_names_typed_at_the_table_are_escaped_in_the_drawing() -> None:
    people = [{"name": "<b>&"}, {"name": "Ben"}]
    table = table_of(2, [{"event": "pass", "player": 0}], players=people, start_player=0)
    assert "<b>&" not in conformance.draw(GAME, table, "play")
    assert len(NAMES) == 4
