"""Playing Orléans along: random legal games, illegal events, changes of a log, and what it costs."""

from __future__ import annotations

import dataclasses
import json
import re
import statistics
import time
from functools import lru_cache
from html import unescape
from random import Random
from typing import Any

import pytest

import conformance
from play_orleans import NAMES, Event, Simulator, illegal_events, random_game, simulated
from scorekeeper.codec import FORMAT, decode
from scorekeeper.examples import examples
from scorekeeper.game import Table
from scorekeeper.games import GAMES
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play import PLAY
from scorekeeper.games.orleans.play_events import ANY_PLACES, ITEMS, REWARDS, STRUCK, USED
from scorekeeper.play import Entry, Log
from scorekeeper.rules import Severity, Stage
from scorekeeper.text import LANGUAGES, Words

GAME = GAMES["orleans"]
SEEDS = range(40)
KINDS = 10
"""Illegal kinds that there must be at the least."""


def table_of(document: Event) -> Table[Any, Any]:
    table, faults = decode(document)
    assert table is not None, faults
    return table


def log_of(document: Event) -> Log:
    log = GAME.journal(table_of(document))
    assert log is not None
    return log


@lru_cache(maxsize=64)
def game(seed: int) -> Simulator:
    return simulated(Random(seed), 2 + seed % 3)


@lru_cache(maxsize=8)
def played(seed: int) -> Log:
    return log_of(game(seed).document())


def bare(log: list[Event], count: int = 3) -> Event:
    people = [{"name": name} for name in NAMES[:count]]
    return {"format": FORMAT, "game": "orleans", "players": people, "start_player": 0, "log": log}


# --- legal play --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_play_is_not_objected_to(seed: int) -> None:
    table = table_of(game(seed).document())
    assert table.journal is not None
    assert PLAY.over(table.journal.state)
    assert PLAY.turn(table.journal.state) is None
    found = GAME.check(table)
    assert [each for each in found if each.severity is Severity.ERROR] == []
    # What has run out is remarked upon, and technology from a Laboratory that is no longer there; nothing else.
    remarks = {"good-of-place", "farmer-good-in-market", "technology-in-stack", "technology-of-craftsmen"}
    assert {each.rule for each in found} <= remarks


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_of_a_log_is_what_was_counted(seed: int) -> None:
    made = game(seed)
    counted = GAME.score(table_of(made.document(log=False)))
    table = table_of(made.document())
    logged = GAME.score(table)
    assert logged.outcome.gist == counted.outcome.gist
    assert all(score.complete for score in logged.outcome.seats)
    assert table.journal is not None
    last = [dict(line.facts)["last"] for score in logged.outcome.seats for line in score.lines if "last" in line.facts]
    status = [board.status_of(person.marker) for person in made.people]
    so_far = [score.total - s * int(str(n)) for score, s, n in zip(logged.outcome.seats, status, last, strict=True)]
    assert list(PLAY.points(table.journal.state)) == so_far
    # Counted and logged together: the same cell by cell.
    both = table_of({**made.document(), "final": made.counted()})
    differing = [each.path for each in both.differences if each.logged is not None]
    assert all(_same(both, path) for path in differing), differing


def _same(table: Table[Any, Any], path: str) -> bool:
    """Whether a difference is one of order only."""
    found = next(each for each in table.differences if each.path == path)
    return isinstance(found.counted, tuple) and sorted(found.counted) == sorted(found.logged)


def test_logs_differ_and_reach_what_the_game_has() -> None:
    events = {each["event"] for seed in SEEDS for each in game(seed).log}
    assert events == set(PLAY.words) - {"resume", "resume-table"}
    items = {each["item"] for seed in SEEDS for each in game(seed).log if each["event"] == "torture"}
    assert items == set(ITEMS)
    assert random_game(Random(7), 3) == random_game(Random(7), 3) != random_game(Random(8), 3)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_entered_next_is_offered(seed: int) -> None:
    """Each entry of a legal game is among the choices of the state it meets."""
    log = played(seed)
    for index, entry in enumerate(log.entries):
        state, event = log.state_before(index), entry.event
        player = getattr(event, "player", None)
        found = [each for each in PLAY.choices(state) if each.event == event.EVENT and each.player in (None, player)]
        found = found or [each for each in PLAY.choices(state) if each.event == event.EVENT == "hourglass"]
        if "gunpowder-tower" in state.seat(player or 0).places and event.EVENT not in ("pass", "settle"):
            continue  # what the tower lets one do once more is entered without being offered
        assert found, (index, event)
        for field, values in found[0].values:
            value = getattr(event, field)
            assert value in (None, *values), (index, event, field, values)


# --- illegal events ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "before", "event"), illegal_events())
def test_illegal_events_are_refused_by_their_rules(rule: str, before: list[Event], event: Event) -> None:
    log = log_of(bare(before))
    assert [each for each in log.findings if each.severity is Severity.ERROR] == []
    entry = table_of(bare([event])).log[0]
    assert rule in {each.rule for each in log.objections(entry.event) if each.severity is Severity.ERROR}
    # Kept as a house rule it is a remark, and nothing is lost.
    kept = log.append(Entry(entry.event, house=True))
    assert all(each.severity is Severity.NOTE for each in kept.judged[-1].findings)
    assert len(kept.entries) == len(before) + 1


def test_illegal_kinds_are_many() -> None:
    assert len({rule for rule, _, _ in illegal_events()}) >= KINDS


def test_a_house_rule_is_not_refused_again_at_the_end() -> None:
    """What a table keeps against the rules does not come back as an impossible position."""
    for _, before, event in illegal_events():
        table = table_of(bare([*before, {**event, "house": True}]))
        assert [each for each in GAME.check(table) if each.severity is Severity.ERROR] == [], event


# --- changing a log ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_undo_to_the_start_and_replay_gives_the_same(seed: int) -> None:
    log = played(seed)
    undone = log
    while undone.judged:
        undone = undone.undone()
    assert undone.state == log.start
    for entry in log.entries:
        undone = undone.append(entry)
    assert undone.state == log.state
    assert undone.findings == log.findings


@pytest.mark.parametrize("seed", range(4))
def test_an_early_change_is_judged_on_and_drops_nothing(seed: int) -> None:
    log = played(seed)
    index = next(at for at, each in enumerate(log.entries) if each.event.EVENT == "recruit" and each.event.tile)
    entry = log.entries[index]
    changed = log.changed(index, Entry(dataclasses.replace(entry.event, follower="farmer")))
    assert "tile-with-trader" in {each.rule for each in changed.judged[index].findings}
    assert changed.entries[index + 1 :] == log.entries[index + 1 :]
    assert changed.changed(index, entry).state == log.state
    struck = log.struck(index)
    assert len(struck.entries) == len(log.entries)
    assert struck.judged[index].state == log.state_before(index)
    assert struck.findings != log.findings
    assert struck.struck(index, struck=False).findings == log.findings


@pytest.mark.parametrize("seed", range(4))
def test_shuffled_logs_never_fail(seed: int) -> None:
    made, random = game(seed), Random(seed)
    events = random.sample(made.log, len(made.log))[:150]
    extremes: list[Event] = [
        {"event": "resume", "player": 0},
        {"event": "resume", "player": 1, "has": {"coins": -5, "development": 10**9, "tracks": {"farmer": 99}}},
        {"event": "resume-table", "round": 10**9, "deeds": {"astronomy": {"scholar": -3, "farmer": 10**6}}},
        {"event": "recruit", "player": 0, "follower": "scholar", "marker": 10**9, "coins": -7, "used": [None] * 50},
        {"event": "draw", "player": 0, "drawn": -1, "market": 10**9},
        {"event": "place", "player": 0, "place": "pharmacy", "paid": -(10**9)},
        {"event": "settle", "player": 1, "coins": 10**9, "good": "brocade", "follower": "monk"},
        {"event": "torture", "player": 0, "item": "goods"},
        {"event": "torture", "player": 0, "item": "place"},
        {"event": "census", "gains": "nobody", "pays": 0},
    ]
    for event in extremes:
        events.insert(random.randrange(len(events)), event)
    for document in ({**made.document(), "log": events}, bare(events, made.count)):
        table = table_of(document)
        assert table.journal is not None
        assert len(table.journal.entries) == len(events)
        GAME.score(table)
        assert conformance.draw(GAME, table, "play").startswith("<svg")
        for word in PLAY.words:
            PLAY.form(table.journal.state, word)
        PLAY.choices(table.journal.state)


def test_a_game_entered_in_the_middle_ends_the_same() -> None:
    """From a position at the beginning of round 9 on, the rest of a game gives the same score, and no objection."""
    for seed in range(6):
        made, log = game(seed), played(seed)
        tiles = [at for at, each in enumerate(made.log) if each["event"] == "hourglass"]
        state = log.state_before(tiles[8])
        start = PLAY.turn(state)
        middle = PLAY.final(state)
        as_dict = json.loads(json.dumps(dataclasses.asdict(middle)))
        monks = board.KINDS.index("monk")
        resumed: list[Event] = [
            {
                "event": "resume",
                "player": at,
                "merchant": seat.merchant,
                "monks": seat.neutral[monks],
                "has": as_dict["seats"][at],
            }
            for at, seat in enumerate(state.seats)
        ]
        resumed.append({"event": "resume-table", "round": 9, "start": start, "deeds": as_dict["shared"]["deeds"]})
        resumed[-1]["goods_market"] = dict(zip(board.GOODS, state.market, strict=True))
        rest = {**made.document(), "log": [*resumed, *made.log[tiles[8] :]]}
        table, whole = table_of(rest), table_of(made.document())
        assert [each for each in GAME.check(table) if each.severity is Severity.ERROR] == []
        goods = PLAY.final(log.state).seats
        for index, seat in enumerate(table.final.seats if table.final else ()):
            assert (seat.coins, seat.stations, seat.development) == (
                goods[index].coins,
                goods[index].stations,
                goods[index].development,
            )
        assert GAME.outcome(table).gist == GAME.outcome(whole).gist


# --- what a log costs --------------------------------------------------------------------------------------------


def test_one_more_entry_stays_cheap() -> None:
    """In a log of 2,000 entries one more costs about what it costs in one of 200; replaying costs all of them."""
    base = log_of({**game(2).document(), "log": []})
    entries = (played(2).entries * 20)[:2000]
    short = Log.of(base.play, base.rules, base.table, entries[:200])
    started = time.perf_counter()
    long = Log.of(base.play, base.rules, base.table, entries)
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


# --- words, examples, drawing ------------------------------------------------------------------------------------


def test_each_play_rule_has_an_example_for_and_one_against() -> None:
    assert [each.id for each in examples(GAME.id) if each.waiting is not None] == []
    broken = {each["rule"] for example in examples(GAME.id) for each in example.findings}
    clean = {id for example in examples(GAME.id) for id in example.clean}
    rules = [each.id for each in GAME.stage(Stage.PLAY)]
    assert [id for id in rules if id not in broken or id not in clean] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_and_their_cells_have_words(lang: str) -> None:
    words, state = Words(GAME.id, lang), played(2).state
    for word in PLAY.words:
        assert words.has(f"event-{word}")
        assert words.has(f"event-{word}", "line")
        for row in PLAY.form(state, word):
            assert words.has(f"row-{row.id}"), row.id
            assert words.has(f"group-{row.group}")
            assert row.rule in (None, *GAME.by_id), row.rule
            for id in row.choices:
                assert id.isdigit() or words.has(f"id-{id}"), id
    for id in (*ANY_PLACES, *ITEMS, *REWARDS, *STRUCK, *USED):
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
    made, legal = game(1), 0
    for length in range(0, len(made.log), 23):
        table = table_of({**made.document(), "log": made.log[:length]})
        svg = conformance.draw(GAME, table, "play")
        assert len(re.findall(r'data-part="([^"]+)"', svg)) == len(conformance.parts(svg))
        for each in re.findall(r'data-fill="([^"]*)"', svg):
            fill = json.loads(unescape(each))
            event = PLAY.event_class(fill["event"])
            assert event is not None
            table_of({**made.document(), "log": [fill]})
            log = table.journal or GAME.journal(table)
            assert log is not None
            if fill["event"] != "move":  # a tap on a town names one way there; the good is still open
                entry = table_of({**made.document(), "log": [fill]}).log[0]
                refused = [f for f in log.objections(entry.event) if f.severity is Severity.ERROR]
                assert refused == [], (length, fill, refused)
            legal += 1
        assert svg.count('class="legal"') == svg.count("data-fill")
    assert legal > 100
