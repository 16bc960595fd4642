"""Playing New York 1901 along: random legal games, illegal events, changes of a log, and what it costs."""

from __future__ import annotations

import dataclasses
import json
import re
import statistics
import time
from dataclasses import replace
from functools import lru_cache
from html import unescape
from random import Random
from typing import Any

import pytest

import conformance
from new_york_estates import Event
from play_new_york_1901 import Generator, illegal_events, random_game
from scorekeeper import decode
from scorekeeper.examples import examples
from scorekeeper.game import Table
from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.model import CHALLENGES
from scorekeeper.games.new_york_1901.play_events import ACTIONS, BUILT, CARDS, CONTACTS
from scorekeeper.play import Entry, Log
from scorekeeper.rules import Severity, Stage
from scorekeeper.text import LANGUAGES, Words

SEEDS = range(40)
KINDS = 10
"""Illegal kinds that there must be at the least."""
PLAY = GAME.play
assert PLAY is not None


def table_of(document: Event) -> Table[Any, Any]:
    table, faults = decode(document)
    assert table is not None, faults
    return table


def log_of(document: Event) -> Log:
    log = GAME.journal(table_of(document))
    assert log is not None
    return log


@lru_cache(maxsize=64)
def game(seed: int) -> Generator:
    return Generator(Random(seed), 2 + seed % 3).run()


def with_log(made: Generator) -> Event:
    return {**made.document, "log": made.events}


# --- legal play --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_play_is_not_objected_to(seed: int) -> None:
    made = game(seed)
    table = table_of({**with_log(made), "status": "finished"})
    log = table.journal
    assert log is not None
    assert PLAY is not None
    assert PLAY.over(log.state)
    assert log.findings == ()
    # A card given back once the markets have run out leaves them short of four: the check at the end remarks on it.
    assert [each for each in GAME.check(table) if each.severity is Severity.ERROR] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_of_a_log_is_what_was_counted(seed: int) -> None:
    made = game(seed)
    counted = GAME.score(table_of(made.counted()))
    logged = GAME.score(table_of({**with_log(made), "status": "finished"}))
    totals = [(score.total, score.complete) for score in counted.outcome.seats]
    assert [(score.total, score.complete) for score in logged.outcome.seats] == totals
    assert all(complete for _, complete in totals)
    assert logged.outcome.winners == counted.outcome.winners
    # Counted and logged together: the same cell by cell.
    both = table_of({**made.counted(), "log": made.events})
    assert [each for each in both.differences if each.logged is not None] == []


def test_logs_differ_and_reach_what_the_game_has() -> None:
    events = {each["event"] for seed in SEEDS for each in game(seed).events}
    assert events >= {"expand", "demolish", "build", "action-card", "return-worker", "end-turn", "market"}
    assert {game(seed).document["setup"]["challenge"] for seed in SEEDS} == set(CHALLENGES)
    assert random_game(Random(7), 3) == random_game(Random(7), 3) != random_game(Random(8), 3)


def test_what_is_entered_next_is_offered() -> None:
    """Each entry of a legal game is among the choices of the state it meets; a turn may also end without a word."""
    assert PLAY is not None
    for seed in range(12):
        log = log_of(with_log(game(seed)))
        for index, entry in enumerate(log.entries):
            state, event = log.state_before(index), entry.event
            player = getattr(event, "player", None)
            now = PLAY.turn(state)
            if player is not None and player != now:
                state = replace(state, turn=replace(state.turn, ended=True))
            found = [each for each in PLAY.choices(state) if each.event == event.EVENT and each.player == player]
            assert found, (seed, index, event)
            for field, values in found[0].values:
                value = getattr(event, field)
                for each in value if isinstance(value, tuple) else (value,):
                    assert each is None or each in values, (seed, index, field)


# --- illegal events ----------------------------------------------------------------------------------------------


def test_illegal_events_are_refused_by_their_rules() -> None:
    refused: dict[str, int] = {}
    for seed in range(30):
        for document, events, event, rule in illegal_events(Random(seed), 2 + seed % 3):
            log = log_of({**document, "log": events})
            entry = table_of({**document, "log": [event]}).log[0]
            rules = {each.rule for each in log.objections(entry.event) if each.severity is Severity.ERROR}
            assert rule in rules, (seed, len(events), event, rules)
            refused[rule] = refused.get(rule, 0) + 1
            # Kept as a house rule it is a remark, and nothing is lost.
            kept = log.append(Entry(entry.event, house=True))
            assert all(each.severity is Severity.NOTE for each in kept.judged[-1].findings)
    assert len(refused) >= KINDS
    assert {"clockwise", "one-build-a-turn", "demolish-then-build", "trigger-turn-is-last", "one-last-turn"} <= set(
        refused
    )
    assert {"tile-once", "action-card-once", "legendary-still-free", "one-legendary-each", "free-land"} <= set(refused)


# --- changing a log ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_undo_to_the_start_and_replay_gives_the_same(seed: int) -> None:
    log = log_of(with_log(game(seed)))
    undone = log
    while undone.judged:
        undone = undone.undone()
    assert undone.state == log.start
    for entry in log.entries:
        undone = undone.append(entry)
    assert undone.state == log.state
    assert undone.findings == log.findings


@pytest.mark.parametrize("seed", range(6))
def test_an_early_change_is_judged_on_and_drops_nothing(seed: int) -> None:
    log = log_of(with_log(game(seed)))
    index = next(at for at, entry in enumerate(log.entries) if entry.event.EVENT == "expand")
    struck = log.struck(index)
    assert len(struck.entries) == len(log.entries)
    assert struck.judged[index].state == log.state_before(index)
    assert struck.struck(index, struck=False).state == log.state
    first = next(at for at, entry in enumerate(log.entries) if entry.event.EVENT == "build")
    less = replace(log.entries[first].event, generation="gold", points=0)
    changed = log.changed(first, Entry(less))
    assert [each.rule for each in changed.judged[first].findings if each.severity is Severity.ERROR]
    assert changed.entries[first + 1 :] == log.entries[first + 1 :]
    assert changed.changed(first, log.entries[first]).state == log.state


@pytest.mark.parametrize("seed", range(4))
def test_shuffled_logs_never_fail(seed: int) -> None:
    made, random = game(seed), Random(seed)
    events = random.sample(made.events, len(made.events))
    extremes: list[Event] = [
        {"event": "resume", "player": 0},
        {"event": "resume", "player": 1, "turns": 10**9, "has": {"unbuilt": -5, "standing": {"gold": 10**6}}},
        {"event": "build", "player": 0, "points": 10**9, "squares": -1, "workers": 10**9},
        {"event": "demolish", "player": 1},
        {"event": "market", "open": -3, "futures": 10**9},
        {"event": "return-worker", "player": 0},
        {"event": "finish"},
    ]
    for event in extremes:
        events.insert(random.randrange(len(events)), event)
    table = table_of({**made.document, "log": events})
    assert table.journal is not None
    assert len(table.journal.entries) == len(events)
    GAME.score(table)
    for lang in LANGUAGES:
        assert conformance.draw(GAME, table, "play", lang).startswith("<svg")
    assert PLAY is not None
    PLAY.choices(table.journal.state)


# --- what a log costs --------------------------------------------------------------------------------------------


def test_one_more_entry_stays_cheap() -> None:
    """In a log of 2,000 entries one more costs about what it costs in one of 200; replaying costs all of them."""
    entries: list[Entry] = []
    for turns in range(1000):
        entries += log_of({**game(2).document, "log": [{"event": "expand", "player": turns % 2}]}).entries
        entries += log_of({**game(2).document, "log": [{"event": "end-turn", "player": turns % 2}]}).entries
    table = table_of(game(2).document)
    base = GAME.journal(table)
    assert base is not None
    short = Log.of(base.play, base.rules, table, entries[:200])
    started = time.perf_counter()
    long = Log.of(base.play, base.rules, table, entries)
    replay = time.perf_counter() - started

    def cost(log: Log) -> float:
        taken = []
        for _ in range(15):
            begun = time.perf_counter()
            log.append(entries[-2])
            taken.append(time.perf_counter() - begun)
        return statistics.median(taken)

    more, less = cost(long), cost(short)
    print(f"one more entry at 2,000: {more * 1000:.2f} ms, at 200: {less * 1000:.2f} ms; replay {replay:.2f} s")
    assert more < 20 * less
    assert more < replay / 50


# --- words and examples ------------------------------------------------------------------------------------------


def play_rules() -> list[str]:
    return [each.id for each in GAME.stage(Stage.PLAY)]


def test_each_play_rule_has_an_example_for_and_one_against() -> None:
    running = [each for each in examples(GAME.id) if each.waiting is None]
    assert [each.id for each in examples(GAME.id) if each.waiting is not None] == []
    broken = {each["rule"] for example in running for each in example.findings}
    clean = {id for example in running for id in example.clean}
    assert [id for id in play_rules() if id not in broken] == []
    assert [id for id in play_rules() if id not in clean] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_and_their_cells_have_words(lang: str) -> None:
    assert PLAY is not None
    words = Words(GAME.id, lang)
    for word in PLAY.words:
        assert words.has(f"event-{word}")
        assert words.has(f"event-{word}", "line")
        for seed in range(12):
            for row in PLAY.form(game(seed).state, word):
                assert words.has(f"row-{row.id}"), row.id
                assert words.has(f"group-{row.group}")
                assert row.rule in (None, *GAME.by_id), row.rule
    for id in (*CARDS, *BUILT, *ACTIONS, *CONTACTS):
        assert words.has(f"id-{id}"), id


def test_every_part_of_a_finding_is_drawn() -> None:
    for example in examples(GAME.id):
        table = example.table()
        if table.journal is None:
            continue
        drawn = conformance.parts(conformance.draw(GAME, table, "play"))
        for finding in table.journal.findings:
            assert finding.part in (None, *drawn), (example.id, finding.part)


def test_what_can_be_tapped_fills_in_an_event() -> None:
    assert PLAY is not None
    made, legal = game(1), 0
    for length in range(0, len(made.events), 9):
        svg = conformance.draw(GAME, table_of({**made.document, "log": made.events[:length]}), "play")
        fills = [json.loads(unescape(each)) for each in re.findall(r'data-fill="([^"]*)"', svg)]
        assert fills
        for fill in fills:
            event = PLAY.event_class(fill["event"])
            assert event is not None
            assert set(fill) - {"event"} <= {each.name for each in dataclasses.fields(event)}
            table_of({**made.document, "log": [{"player": 0, **fill}]})
        legal += svg.count('class="legal"')
    assert legal > 0
