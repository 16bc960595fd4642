"""Entering a Learn room, and keeping what was learned. No widgets."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from scorekeeper import capstone, lessons
from scorekeeper.exam import LARGEST_SEED, Code, code, due, exam
from scorekeeper.games import GAMES
from scorekeeper.learn import generators, mark
from scorekeeper.lessons import Step
from scorekeeper.store import StoreRefused
from scorekeeper.ui.desk import store
from scorekeeper.ui.entry import whole
from scorekeeper.ui.learn_state import ASK, EXAM, GLOSSARY, LESSON, ROOMS, START, Asked, Learn, Progress, Sitting, noted
from scorekeeper.ui.state import LEARN, Notice, Route, State

FRESH_SEEDS = 10**6


def known(state: State, game: str) -> tuple[Progress, State]:
    """What was learned of a game, as far as it is known here; a store that refuses is said, not in the way."""
    kept = state.learned.get(game, Progress())
    if not state.device:
        return kept, state
    from scorekeeper.store import progress

    try:
        found = Progress.of(progress.of(store(), state.device, game))
    except StoreRefused as refused:
        return kept, state.to(notice=Notice(f"app-refused-{refused.code}"))
    return found, state


def keep(state: State, changes: Mapping[str, Any]) -> None:
    """Put what was done in the open room on disk. Raises `StoreRefused`."""
    if state.learn is not None and state.device and changes:
        from scorekeeper.store import progress

        progress.note(store(), state.device, state.learn.game, noted(changes))


def with_changes(state: State, learn: Learn, changes: Mapping[str, Any]) -> State:
    """The state with a room, and with what was done in it."""
    learn = learn.to(progress=learn.progress.to(changes))
    return state.to(screen=LEARN, learn=learn, learned={**state.learned, learn.game: learn.progress})


# --- rooms -------------------------------------------------------------------------------------------------------


def rooms(game: str) -> tuple[str, ...]:
    """The rooms that a game has something for."""
    has = {
        START: True,
        LESSON: bool(lessons.steps(game)),
        EXAM: bool(generators(game)),
        ASK: True,
        GLOSSARY: bool(lessons.terms(game)),
    }
    return tuple(room for room in ROOMS if has[room])


def asked_for(state: State, route: Route) -> State:
    """The state that an address with a Learn room asks for (its game exists)."""
    if route.lesson:
        return step(state, route.game, route.lesson)
    room_ = route.learn if route.learn in rooms(route.game) else START
    return room(state, route.game, room_, seed=route.seed)


def room(state: State, game: str, name: str, seed: str = "") -> State:
    """A room of a game."""
    progress, state = known(state, game)
    learn = Learn(game, START, progress, fresh=True)
    if name not in rooms(game):
        return with_changes(state, learn, {})
    if name == LESSON:
        return step(state, game, onward(game, progress).id)
    if name == EXAM:
        return _exam(state, learn, seed)
    return with_changes(state, learn.to(room=name), {})


def way(game: str, progress: Progress) -> tuple[Step, ...]:
    """The steps as this learner goes through them."""
    return lessons.way(game, progress.players, short=progress.short)


def onward(game: str, progress: Progress) -> Step:
    """Where a lesson goes on: the first step that is not done behind the last one seen, else the first one at all."""
    steps = way(game, progress)
    at = next((place for place, each in enumerate(steps) if each.id == progress.at), 0)
    order = (*steps[at:], *steps[:at])
    return next((each for each in order if each.id not in progress.steps), steps[0])


def step(state: State, game: str, id: str, seed: int | None = None) -> State:
    """A step of the lesson with its question; what there is not is said."""
    progress, state = known(state, game)
    found = next((each for each in lessons.steps(game) if each.id == id), None)
    if found is None:
        return room(state, game, START).to(notice=Notice("app-learn-no-step"))
    learn = Learn(game, LESSON, progress, step=id, fresh=True)
    if found.capstone:
        learn = learn.to(asked=stage_question(learn))
    else:
        asked = lessons.question(GAMES[game], found, seed)
        learn = learn.to(asked=Asked.of(asked) if asked is not None else None)
    return with_changes(state, learn, {"at": id})


def beside(learn: Learn, by: int) -> Step | None:
    """The step before or after the one that is open, on this learner's way."""
    everything = [each.id for each in lessons.steps(learn.game)]
    here = everything.index(learn.step)
    steps = way(learn.game, learn.progress)
    places = [(everything.index(each.id), each) for each in steps]
    if by > 0:
        return next((each for at, each in places if at > here), None)
    return next((each for at, each in reversed(places) if at < here), None)


# --- the capstone ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def stages(game: str) -> tuple[str, ...]:
    """The stages of a capstone: set-up, turns, the count, who wins, the receipt."""
    found = capstone.capstone(game)
    if found is None:
        return ()
    turns = tuple(f"turn-{at + 1}" for at in range(len(capstone.turns(GAMES[game], found))))
    last = ("winner",) if found.ask_example else ()
    return ("setup", *turns, "score", *last, "receipt")


def stage(learn: Learn) -> str:
    """The stage of the capstone that is open."""
    known_ = stages(learn.game)
    return learn.progress.stage if learn.progress.stage in known_ else known_[0]


def last_step(game: str) -> str:
    """Id of the capstone, or nothing."""
    found = capstone.capstone(game)
    return found.id if found is not None else ""


def receipt(learn: Learn) -> tuple[tuple[capstone.Checked, ...], ...]:
    """The lines of the capstone beside what the learner counted."""
    found = capstone.capstone(learn.game)
    assert found is not None
    counted = {}
    for key, text in learn.progress.counted.items():
        seat, _, rule = key.partition("/")
        if (at := whole(seat)) is not None and (points := whole(text.removeprefix("-"))) is not None:
            counted[at, rule] = -points if text.startswith("-") else points
    return capstone.receipt(GAMES[learn.game], found, counted)


def all_right(learn: Learn) -> bool:
    """Whether every line, turn and winner of the capstone was right."""
    lines = [line.right for seat in receipt(learn) for line in seat]
    return all(lines) and all(learn.progress.played.values())


def stage_question(learn: Learn) -> Asked | None:
    """What is asked at the open stage."""
    game, found, now = GAMES[learn.game], capstone.capstone(learn.game), stage(learn)
    assert found is not None
    if now == "winner":
        asked = lessons.question(game, found)
    elif now.startswith("turn-"):
        asked = capstone.turns(game, found)[int(now[5:]) - 1].question
    else:
        asked = None
    return Asked.of(asked) if asked is not None else None


# --- the exam ----------------------------------------------------------------------------------------------------


def _exam(state: State, learn: Learn, text: str) -> State:
    """The exam of a code: where it was left, if it is the one begun last; else from its first question."""
    progress = learn.progress
    of = code(text) if text else code(progress.exam)
    if text and of is None:
        return with_changes(state, learn, {}).to(notice=Notice("app-learn-no-exam"))
    if of is None:
        of = new_code(progress)
    if str(of) == progress.exam:
        return with_changes(state, learn.to(room=EXAM, **_sat(learn.game, of, progress.given)), {})
    return begun(state, learn, of)


def new_code(progress: Progress) -> Code:
    """Another exam, in which the rules that are due come first."""
    return Code(secrets.randbelow(LARGEST_SEED), due(progress.cards, progress.sittings + 1))


def begun(state: State, learn: Learn, of: Code) -> State:
    """An exam from its first question."""
    game = GAMES[learn.game]
    of = Code(of.seed, tuple(rule for rule in of.first if rule in game.by_id))
    changes = {"exam": str(of), "given": (), "sittings": learn.progress.sittings + 1}
    learn = learn.to(room=EXAM, fresh=True, **_sat(learn.game, of, ()))
    return with_changes(state, learn, changes)


def _sat(game: str, of: Code, given: tuple[tuple[str, ...], ...]) -> dict[str, Any]:
    """An exam with its answers so far, and the question that is next."""
    questions = exam(game, of)
    done = tuple(
        Asked(question, answer, mark(question, answer)) for question, answer in zip(questions, given, strict=False)
    )
    sitting = Sitting(of, questions, done)
    return {"sitting": sitting, "asked": None if sitting.over else Asked.of(questions[len(done)])}
