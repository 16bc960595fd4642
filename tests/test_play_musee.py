"""Playing Musée along: random legal games, illegal events, changes of a log, and what it costs."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from html import unescape
from random import Random
from typing import Any

import pytest

import conformance
from play_musee import PLAY, Event, Generator, decoded, event_of, finished, illegal_events, random_game
from scorekeeper.examples import examples
from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.model import LEVELS
from scorekeeper.games.musee.play_state import State, must_fit
from scorekeeper.play import Entry, Log
from scorekeeper.rules import Severity, Stage
from scorekeeper.text import LANGUAGES, Words

SEEDS = range(42)
RULES = GAME.stage(Stage.PLAY)
LEAST_KINDS = 10


@lru_cache(maxsize=64)
def game(seed: int) -> Generator:
    return Generator(Random(seed), 2 + seed % 3).run()


def log_of(document: Event) -> Log:
    log = GAME.journal(decoded(document))
    assert log is not None
    return log


# --- legal play --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_play_is_not_objected_to(seed: int) -> None:
    made = game(seed)
    table = decoded(finished(made))
    log = table.journal
    assert log is not None
    assert PLAY.over(log.state)
    assert not PLAY.choices(log.state)
    # Six cards in hand after a partner's gift are remarked upon.
    remarks = {"five-in-hand"} if made.players == 4 else set()
    assert {each.rule for each in log.findings} <= remarks
    assert [each for each in GAME.check(table) if each.severity is Severity.ERROR] == []
    running = decoded({**finished(made), "status": "playing"})
    assert [each for each in GAME.check(running) if each.severity is Severity.ERROR] == []


@pytest.mark.parametrize("seed", SEEDS[::3])
def test_legal_play_is_not_objected_to_on_the_way(seed: int) -> None:
    made = game(seed)
    for number in range(0, len(made.events), 5):
        table = decoded({**made.document, "log": made.events[:number]})
        assert [each for each in GAME.check(table) if each.severity is Severity.ERROR] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_of_a_log_is_what_was_counted(seed: int) -> None:
    """The same walls, counted slot by slot without the log, score the same; so do the running points."""
    made = game(seed)
    logged = GAME.score(decoded(finished(made)))
    seats = []
    for wall in made.state.walls:
        galleries = {level: list(wall.row(level)) for level in LEVELS}
        seats.append({"galleries": galleries, "bonuses": list(wall.bonuses or ())})
    counted = GAME.score(decoded({**made.document, "status": "finished", "final": {"seats": seats}}))
    totals = [score.total for score in counted.outcome.seats]
    assert [score.total for score in logged.outcome.seats] == totals
    assert logged.outcome.ranking == counted.outcome.ranking
    assert list(PLAY.points(made.state)) == totals
    assert all(score.complete for score in logged.outcome.seats)


@pytest.mark.parametrize("seed", SEEDS)
def test_bonus_cards_go_to_whoever_filled_a_level_first(seed: int) -> None:
    made = game(seed)
    state: State = PLAY.begin(made.table)
    first: dict[str, int] = {}
    for entry in made.events:
        state = PLAY.apply(state, event_of(made.table, entry))
        for level in LEVELS:
            full = [seat for seat, wall in enumerate(state.walls) if None not in wall.row(level)]
            if full:
                first.setdefault(level, full[0])
    held = {level: seat for seat, wall in enumerate(state.walls) for level in wall.bonuses or ()}
    assert held == first


@pytest.mark.parametrize("seed", SEEDS)
def test_a_log_may_begin_in_the_middle(seed: int) -> None:
    """Whatever hangs is entered instead of the turns before; what follows is not objected to and ends the same."""
    made = game(seed)
    at = len(made.events) // 2
    state: State = log_of({**made.document, "log": made.events[:at]}).state
    now = PLAY.turn(state)
    resumes = [
        {
            "event": "resume",
            "player": person,
            "galleries": {level: list(state.wall(person).row(level)) for level in LEVELS},
            "bonuses": list(state.wall(person).bonuses or ()),
            "retired": state.people[person].out,
            **({} if now is None else {"next": int(now)}),
        }
        for person in range(made.players)
    ]
    log = log_of({**made.document, "log": [*resumes, *made.events[at:]]})
    assert [each for each in log.findings if each.severity is Severity.ERROR] == []
    assert log.state.walls == made.state.walls
    assert PLAY.over(log.state)


def test_games_differ_and_many_stop_before_the_walls_are_full() -> None:
    """The share of games would be an easy one if all walls filled up, or nobody stopped early."""
    ends = [game(seed).state for seed in SEEDS]
    assert sum(any(not wall.done for wall in state.walls) for state in ends) > len(ends) // 2
    assert random_game(Random(1), 2) != random_game(Random(2), 2)
    assert random_game(Random(1), 2) == random_game(Random(1), 2)


# --- what cannot be ----------------------------------------------------------------------------------------------


def test_illegal_events_are_refused_by_the_right_rule() -> None:
    kinds: Counter[str] = Counter()
    for seed in SEEDS:
        made, random = game(seed), Random(seed)
        log = log_of({**made.document, "log": made.events})
        last = range(max(0, len(log.judged) - 4), len(log.judged))  # here the deck runs out
        for index in sorted({*random.sample(range(len(log.judged)), 5), *last}):
            before = replace(log, judged=log.judged[:index])
            for entry, rule in illegal_events(before.state, random):
                found = before.objections(event_of(made.table, entry))
                errors = {each.rule for each in found if each.severity is Severity.ERROR}
                assert rule in errors, (seed, index, entry, errors)
                kinds[rule] += 1
            # What is forbidden is applied all the same, and never breaks anything.
            GAME.draw(replace(made.table, journal=before.append(Entry(event_of(made.table, entry)))), "play", _name)
    assert len(kinds) >= LEAST_KINDS
    untested = {rule.id for rule in RULES if rule.severity is Severity.ERROR} - set(kinds)
    assert untested <= {"claim-free-card", "over-when-nobody-can-place"}  # examples show these


def _name(message: str, **_: Any) -> str:
    return message


def test_whoever_stops_with_a_card_that_fits_is_refused_only_where_that_is_certain() -> None:
    """Held against real hands: never where the hand really holds nothing that fits."""
    certain = 0
    for seed in SEEDS:
        made = Generator(Random(seed), 2 + seed % 3)
        while not PLAY.over(made.state):
            person = PLAY.turn(made.state)
            at = int(person) if person is not None else made.start
            if must_fit(made.state, at) is not None:
                certain += 1
                assert list(made._spots(at)), (seed, len(made.events))
            made.run(stop=len(made.events) + 1)
    assert certain > 100


# --- changing a log ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_undo_to_the_start_and_replay_gives_the_same(seed: int) -> None:
    made = game(seed)
    log = log_of({**made.document, "log": made.events})
    undone = log
    for _ in log.judged:
        undone = undone.undone()
    assert undone.judged == ()
    assert undone.state == log.start
    for entry in log.entries:
        undone = undone.append(entry)
    assert undone.state == log.state
    assert undone.findings == log.findings


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_an_early_entry_changed_judges_the_later_ones_anew_and_drops_none(seed: int) -> None:
    made = game(seed)
    log = log_of({**made.document, "log": made.events})
    places = [index for index, entry in enumerate(log.entries) if type(entry.event).__name__ == "Place"]
    first, late = places[0], places[-1]
    card = log.entries[late].event.card
    changed = log.changed(first, replace(log.entries[first], event=replace(log.entries[first].event, card=card)))
    assert len(changed.judged) == len(log.judged)
    # The painting hangs from the start now, so hanging it again at the end cannot be.
    said = {each.rule for each in changed.judged[late].findings}
    assert said & {"one-place-a-painting", "paintings-stay"}
    back = changed.changed(first, log.entries[first])
    assert (back.findings, back.state) == (log.findings, log.state)
    struck = log.struck(first)
    assert len(struck.judged) == len(log.judged)
    assert struck.struck(first, struck=False).state == log.state


def test_a_house_rule_is_kept_and_not_refused_at_the_end_either() -> None:
    """What the log was told is not said again of the walls, neither as an error nor as a warning."""
    made = Generator(Random(3), 2).run(stop=8)
    person = int(PLAY.turn(made.state) or 0)
    row = made.state.wall(person).row("upper")
    taken = [(at, card) for at, card in enumerate(row) if card is not None]
    wrong: Event = {"event": "place", "player": person, "card": 1, "gallery": "upper", "slot": 6, "house": True}
    if not taken:
        wrong["card"] = 51
    document = {**made.document, "log": [*made.events, wrong]}
    found = GAME.check(decoded(document))
    assert found
    assert {each.severity for each in found} == {Severity.NOTE}
    assert {each.where[0].split(".")[0] for each in found} == {f"log[{len(made.events)}]"}


def test_what_is_counted_at_the_end_beats_the_log() -> None:
    made = game(0)
    document = finished(made)
    seat = next(at for at, wall in enumerate(made.state.walls) if any(wall.row("upper")))
    galleries = {"upper": [None] * len(made.state.walls[seat].row("upper"))}
    seats: list[Event] = [{} for _ in made.state.walls]
    seats[seat] = {"galleries": galleries}
    table = decoded({**document, "final": {"seats": seats}})
    assert [each.path for each in table.differences] == [f"final.seats[{seat}].galleries.upper"]
    assert table.final is not None
    assert set(table.final.seats[seat].galleries.upper) == {None}


# --- entering ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS[::4])
def test_forms_choices_and_drawing_fit_together(seed: int) -> None:
    """Choices name fields of the form; what a tap fills in is an event's; legal places are just those offered."""
    made = game(seed)
    log = log_of({**made.document, "log": made.events})
    for index in range(0, len(log.judged), 7):
        state = log.state_before(index)
        offered = set()
        for choice in PLAY.choices(state):
            fields = {row.field for row in PLAY.form(state, choice.event)}
            assert {field for field, _ in choice.values} <= fields
            if choice.event == "place":
                values = dict(choice.values)
                assert choice.player is not None
                offered |= {(state.seat(choice.player), values["gallery"][0], slot) for slot in values["slot"]}
        table = replace(made.table, journal=replace(log, judged=log.judged[:index]))
        drawn = conformance.draw(GAME, table, "play")
        legal = set()
        for tag in re.findall(r"<g [^>]*>", drawn):
            fill = re.search(r'data-fill="([^"]*)"', tag)
            part = re.search(r'data-part="([^"]*)"', tag)
            given = json.loads(unescape(fill[1])) if fill else {}
            if given:
                known = {row.field for row in PLAY.form(state, given["event"])} | {"event"}
                assert set(given) <= known
            if 'class="legal"' in tag and part and part[1].startswith("slot-"):
                _, seat, level, slot = part[1].split("-")
                legal.add((int(seat), level, int(slot)))
        assert legal == offered


def test_every_event_and_row_has_its_words() -> None:
    states = [PLAY.begin(example.table()) for example in examples("musee") if "log" in example.document]
    assert states
    for lang in LANGUAGES:
        words = Words("musee", lang, ("Ana", "Ben", "Cleo"), ("Ana", "Ben", "Cleo", "Dai"))
        for word in PLAY.words:
            assert words.has(f"event-{word}")
            assert words.has(f"event-{word}", "line")
            for row in (row for state in states for row in PLAY.form(state, word)):
                assert words.has(f"row-{row.id}"), (lang, row.id)
                assert words.has(f"group-{row.group}")
                assert all(words.has(f"id-{each}") for each in row.choices if not each.isdigit())
                assert row.rule is None or row.rule in GAME.by_id


ABSURD: tuple[Event, ...] = (
    {"event": "place", "player": 0, "card": 10**9, "gallery": "upper", "slot": -5},
    {"event": "place", "player": 0, "card": -(10**9), "gallery": "lower", "slot": 10**9, "draw": "give"},
    {"event": "hand", "player": 0, "cards": [10**9, -1, 3, 3] * 40, "number": -7},
    {"event": "hand", "player": 0, "number": 10**9},
    {"event": "resume", "player": 0, "galleries": {"upper": [9, 3] * 40, "middle": [10**9, -4], "lower": []}},
    {"event": "resume", "player": 0, "bonuses": ["upper", "upper"], "retired": True, "next": 0},
    {"event": "remove", "player": 0, "card": 10**9},
    {"event": "pass", "player": 0, "card": -1},
    {"event": "claim", "player": 0, "gallery": "middle"},
    {"event": "retire", "player": 0},
    {"event": "finish"},
    {"event": "place", "player": 0, "card": 3, "gallery": "upper", "slot": 1, "draw": "keep"},
)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 40])
def test_nothing_that_can_be_entered_breaks_anything(players: int) -> None:
    people = [{"name": f"P{index}"} for index in range(players)]
    for seed in range(6):
        random = Random(seed)
        log = [dict(event) for event in random.sample(ABSURD, len(ABSURD))]
        for entry in log:
            if "player" in entry:
                entry["player"] = random.randrange(players)
        document = {"format": "scorekeeper/1", "game": "musee", "players": people, "log": log}
        table = decoded(document)
        result = GAME.score(table)
        assert table.journal is not None
        for lang in LANGUAGES:
            words = Words("musee", lang, table.seat_names, tuple(each.name for each in table.players))
            for finding in result.findings:
                assert words.say(finding.rule, "problem", finding.facts)
        assert conformance.draw(GAME, table, "play").startswith("<svg")
        PLAY.choices(table.journal.state)
        PLAY.points(table.journal.state)


# --- what it costs -----------------------------------------------------------------------------------------------


def long_log(entries: int) -> Log:
    """A log of a whole game, made long by entries that say again what is known, and one that comes next."""
    made = Generator(Random(5), 2).run(stop=10)
    log = log_of({**made.document, "log": made.events})
    hand = Entry(event_of(made.table, {"event": "hand", "player": 0, "number": 5}))
    return log._grown(len(log.judged), (hand,) * (entries - len(log.judged)))


def cost(log: Log, entry: Entry) -> float:
    times = []
    for _ in range(15):
        start = time.perf_counter()
        log.append(entry)
        times.append(time.perf_counter() - start)
    return min(times)


def test_one_more_entry_costs_no_more_in_a_long_log() -> None:
    """By ratio: thirty-three times the entries may cost five times as much, not thirty-three."""
    short, long = long_log(60), long_log(2000)
    now = PLAY.turn(short.state)
    choice = next(each for each in PLAY.choices(short.state) if each.event == "place")
    values = dict(choice.values)
    entry = {"event": "place", "player": int(now or 0), "card": values["card"][0], "gallery": values["gallery"][0]}
    event = Entry(event_of(short.table, {**entry, "slot": values["slot"][0]}))
    assert short.append(event).judged[-1].findings == ()
    assert cost(long, event) < 5 * cost(short, event)
