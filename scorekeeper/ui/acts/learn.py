"""Learning: lessons, the exam, asking the rules, the glossary."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from scorekeeper.exam import moved
from scorekeeper.games import GAMES
from scorekeeper.learn import Ask, mark
from scorekeeper.ui import learning
from scorekeeper.ui.acts.common import Act, Data, number
from scorekeeper.ui.jobs import Job
from scorekeeper.ui.learn_state import ASK, EXAM, LESSON, START, Asked, Learn
from scorekeeper.ui.state import LEARN, State

if TYPE_CHECKING:
    from scorekeeper.ask import Reply
    from scorekeeper.ui.app import App

LONGEST = 12  # signs of a number
LONGEST_QUESTION = 1000
MOST = 10**9  # what a number that is stepped up goes to at most


def _room(app: App) -> Learn | None:
    """The open room."""
    return app.state.learn if app.state.screen == LEARN else None


def _go(app: App, state: State, changes: Mapping[str, Any] | None = None) -> None:
    """Show another room, step or question, from its top, and keep what was done."""
    app.state = state.to(desk=None, rule=None, ask=None, marked="", clashes={}, drawn="")
    app.link.send({"say": "top"})
    app.refresh(push=True)
    learning.keep(app.state, changes or {})
    if app.state.learn is not None and app.state.learn.room == ASK:
        from scorekeeper.ask_index import index, ready

        game = GAMES[app.state.learn.game]
        if not ready(game):  # it is made while the question is typed
            Job("learn-looking", lambda _: index(game), lambda _: None).start(app)


def _stay(app: App, learn: Learn, changes: Mapping[str, Any] | None = None) -> None:
    """Show the same place after something was done there, and keep it."""
    app.state = learning.with_changes(app.state.to(notice=None), learn.to(fresh=False), changes or {})
    app.refresh()
    learning.keep(app.state, changes or {})


def room(app: App, data: Data, _value: Any) -> None:
    """A room of a game: from Home, or from another room."""
    game = str(data.get("game") or (app.state.learn.game if app.state.learn else ""))
    if game not in GAMES:
        return app.tell("app-no-game")
    state = learning.room(app.state.to(notice=None), game, str(data.get("room") or START))
    learn = state.learn
    changes: dict[str, Any] = {}
    if learn is not None and learn.room == EXAM and learn.sitting is not None and not learn.sitting.done:
        changes = {"exam": str(learn.sitting.code), "given": (), "sittings": learn.progress.sittings}
    _go(app, state, changes)


def step(app: App, data: Data, _value: Any) -> None:
    """A step of a lesson."""
    game, id = str(data.get("game") or ""), str(data.get("step") or "")
    if game not in GAMES:
        return app.tell("app-no-game")
    _go(app, learning.step(app.state.to(notice=None), game, id), {"at": id})


def players(app: App, data: Data, _value: Any) -> None:
    """For how many people one learns; nothing for any number."""
    learn = _room(app)
    if learn is None:
        return
    count = number(data, "count")
    _stay(app, learn, {"players": count if count in GAMES[learn.game].counts else None})


def way(app: App, data: Data, _value: Any) -> None:
    """The whole lesson, or what somebody needs who knows the game."""
    learn = _room(app)
    if learn is not None:
        _stay(app, learn, {"short": data.get("way") == "short"})


def forget(app: App, _data: Data, _value: Any) -> None:
    """Nothing of what was learned of this game is kept any more."""
    learn = _room(app)
    if learn is None:
        return
    if app.state.device:
        from scorekeeper.store import progress
        from scorekeeper.ui.desk import store

        progress.forget(store(), app.state.device, learn.game)
    left = {game: each for game, each in app.state.learned.items() if game != learn.game}
    _go(app, learning.room(app.state.to(learned=left, notice=None), learn.game, START))


# --- answering ---------------------------------------------------------------------------------------------------


def _open(app: App, *kinds: Ask) -> tuple[Learn, Asked] | None:
    """The open room and its question, if it is one of these kinds and not answered yet."""
    learn = _room(app)
    if learn is None or learn.asked is None or learn.asked.mark is not None:
        return None
    return (learn, learn.asked) if not kinds or learn.asked.question.kind in kinds else None


def _given(app: App, learn: Learn, asked: Asked, *given: str) -> None:
    _stay(app, learn.to(asked=Asked(asked.question, given)))


def choose(app: App, data: Data, _value: Any) -> None:
    """One of the answers: marked at once."""
    if (found := _open(app, Ask.CHOOSE)) and _known(found[1], data):
        _mark(app, found[0], found[1], str(data["answer"]))


def _known(asked: Asked, data: Data) -> bool:
    return any(answer.id == data.get("answer") for answer in asked.question.answers)


def toggle(app: App, data: Data, _value: Any) -> None:
    """One more answer, or one less."""
    if (found := _open(app, Ask.SELECT)) and _known(found[1], data):
        learn, asked = found
        chosen = set(asked.given) ^ {str(data["answer"])}
        _given(app, learn, asked, *(each.id for each in asked.question.answers if each.id in chosen))


def by(app: App, data: Data, value: Any) -> None:
    """A number one up or down."""
    if found := _open(app, Ask.COUNT):
        now = _whole(str(value or ""))
        step = -1 if data.get("by") == "-1" else 1
        _given(app, *found, str(max(-MOST, min(MOST, step if now is None else now + step))))


def _whole(text: str) -> int | None:
    """A whole number as people type it: full-width digits and a typographic minus are understood."""
    plain = normalize("NFKC", text).strip().replace("−", "-")[:LONGEST]
    digits = plain.removeprefix("-")
    return int(plain) if digits.isascii() and digits.isdigit() else None


def move(app: App, data: Data, _value: Any) -> None:
    """An answer one place up or down."""
    found = _open(app, Ask.ORDER)
    if found is None or data.get("answer") not in found[1].given:
        return
    order = list(found[1].given)
    at = order.index(str(data["answer"]))
    to = at + (1 if data.get("way") == "down" else -1)
    if 0 <= to < len(order):
        order[at], order[to] = order[to], order[at]
        _given(app, *found, *order)


def part(app: App, data: Data, value: Any) -> None:
    """A part of the drawing: tapped there, or chosen by name."""
    if found := _open(app, Ask.PLACE, Ask.SPOT):
        chosen = str(value if value is not None else data.get("part") or "")[:100]
        _given(app, *found, *([chosen] if chosen else []))


def check(app: App, _data: Data, value: Any) -> None:
    """Mark what was answered; what is still missing for an answer is said instead."""
    found = _open(app)
    if found is None:
        if learn := _room(app):
            onward(app, {}, None)
        return
    learn, asked = found
    kind, given = asked.question.kind, asked.given
    if kind is Ask.COUNT:
        typed = _whole(str(value or ""))
        if typed is None:
            kept = (str(value),) if value else ()
            return _stay(app, learn.to(asked=Asked(asked.question, kept, hint="learn-need-number")))
        given = (str(typed),)
    if not given:
        hint = "learn-need-part" if kind in (Ask.PLACE, Ask.SPOT) else "learn-need-answer"
        return _stay(app, learn.to(asked=Asked(asked.question, hint=hint)))
    _mark(app, learn, asked, *given)


def _mark(app: App, learn: Learn, asked: Asked, *given: str) -> None:
    """Mark an answer, and keep what came of it where the question belongs."""
    done = Asked(asked.question, given, mark(asked.question, given))
    assert done.mark is not None
    changes: dict[str, Any] = {}
    if learn.room == EXAM and learn.sitting is not None:
        sitting = learn.sitting
        learn = learn.to(sitting=type(sitting)(sitting.code, sitting.questions, (*sitting.done, done)))
        changes = _in_exam(learn, done)
    elif learn.room == LESSON and learn.asked is not None:
        stage = _stage(learn)
        changes = {"played": {stage: done.mark.right}} if stage else {"steps": {learn.step: done.mark.right}}
    _stay(app, learn.to(asked=done), changes)


def _in_exam(learn: Learn, done: Asked) -> dict[str, Any]:
    """An answer in an exam moves the rule's card; the last one may make the best exam so far."""
    sitting, progress = learn.sitting, learn.progress
    assert sitting is not None and done.mark is not None
    rule = done.question.rule
    card = moved(progress.cards.get(rule), done.mark.right, progress.sittings)
    changes: dict[str, Any] = {"cards": {rule: card}, "given": tuple(each.given for each in sitting.done)}
    changes |= {"exam": str(sitting.code), "sittings": progress.sittings}
    if sitting.over:
        changes["best"] = max(sitting.right, progress.best or 0)
    return changes


# --- on and back -------------------------------------------------------------------------------------------------


def _stage(learn: Learn) -> str:
    """The stage of the capstone, if that is the open step."""
    stages = learning.stages(learn.game)
    last = learn.room == LESSON and bool(stages) and learn.step == learning.last_step(learn.game)
    return learning.stage(learn) if last else ""


def onward(app: App, _data: Data, _value: Any) -> None:
    """The next step, stage or question; after the last one where it leads to."""
    learn = _room(app)
    if learn is None:
        return
    if learn.room == EXAM and learn.sitting is not None:
        done = learn.sitting.done
        if learn.asked is None or learn.asked.mark is None:
            return
        asked = None if learn.sitting.over else Asked.of(learn.sitting.questions[len(done)])
        _go(app, app.state.to(learn=learn.to(asked=asked, fresh=True), notice=None))
    elif _stage(learn):
        _to_stage(app, learn, 1)
    elif learn.room == LESSON:
        _beside(app, learn, 1)


def back(app: App, _data: Data, _value: Any) -> None:
    """The step or stage before."""
    learn = _room(app)
    if learn is None or learn.room != LESSON:
        return
    if _stage(learn) and learning.stage(learn) != learning.stages(learn.game)[0]:
        return _to_stage(app, learn, -1)
    _beside(app, learn, -1)


def _beside(app: App, learn: Learn, by: int) -> None:
    other = learning.beside(learn, by)
    if other is None:
        return _go(app, learning.room(app.state.to(notice=None), learn.game, START))
    _go(app, learning.step(app.state.to(notice=None), learn.game, other.id), {"at": other.id})


def _to_stage(app: App, learn: Learn, by: int) -> None:
    stages = learning.stages(learn.game)
    at = stages.index(learning.stage(learn)) + by
    if not 0 <= at < len(stages):
        return _go(app, learning.room(app.state.to(notice=None), learn.game, START))
    changes: dict[str, Any] = {"stage": stages[at]}
    if stages[at] == stages[-1]:
        changes["steps"] = {learn.step: learning.all_right(learn)}
    learn = learn.to(progress=learn.progress.to(changes), fresh=True)
    _go(app, learning.with_changes(app.state, learn.to(asked=learning.stage_question(learn)), changes), changes)


def again(app: App, _data: Data, _value: Any) -> None:
    """The same step with fresh numbers, or, where its table is given, the same question once more."""
    learn = _room(app)
    if learn is None or learn.room != LESSON:
        return
    if _stage(learn):
        blank = dict.fromkeys(learn.progress.counted, "")
        changes: dict[str, Any] = {"stage": learning.stages(learn.game)[0], "counted": blank}
        progress = learn.progress.to(changes)
        state = app.state.to(learned={**app.state.learned, learn.game: progress})
        learn = learn.to(progress=progress, asked=None, fresh=True)
        return _go(app, learning.with_changes(state, learn, changes), changes)
    _go(app, learning.step(app.state.to(notice=None), learn.game, learn.step, secrets.randbelow(learning.FRESH_SEEDS)))


def line(app: App, data: Data, value: Any) -> None:
    """What the learner counts for one line of one seat of the capstone."""
    learn = _room(app)
    if learn is not None and _stage(learn) == "score" and data.get("line"):
        found = _whole(str(value or ""))
        text = str(found) if found is not None else str(value or "").strip()[:LONGEST]
        _stay(app, learn, {"counted": {str(data["line"])[:100]: text}})


def exam(app: App, _data: Data, _value: Any) -> None:
    """A new exam."""
    learn = _room(app)
    if learn is None or EXAM not in learning.rooms(learn.game):
        return
    progress, state = learning.known(app.state.to(notice=None), learn.game)
    state = learning.begun(state, learn.to(progress=progress), learning.new_code(progress))
    assert state.learn is not None and state.learn.sitting is not None
    code = str(state.learn.sitting.code)
    _go(app, state, {"exam": code, "given": (), "sittings": state.learn.progress.sittings})


def question(app: App, _data: Data, value: Any) -> None:
    """A question in somebody's own words."""
    learn = _room(app)
    if learn is None or learn.room != ASK:
        return
    from scorekeeper.ask import ask
    from scorekeeper.ask_index import ready

    text = str(value or "").strip()[:LONGEST_QUESTION]
    game, lang = GAMES[learn.game], app.state.lang
    if not text or ready(game):
        return _stay(app, learn.to(text=text, reply=ask(game, text, lang) if text else None, looking=False))
    _stay(app, learn.to(text=text, reply=None, looking=True))

    def then(reply: Reply) -> None:
        now = _room(app)
        if now is not None and (now.game, now.room, now.text) == (game.id, ASK, text):
            _stay(app, now.to(reply=reply, looking=False))

    Job("learn-looking", lambda _: ask(game, text, lang), then).start(app)  # the page goes on meanwhile


ACTS: Mapping[str, Act] = {
    "learn": room,
    "learn-step": step,
    "learn-players": players,
    "learn-way": way,
    "learn-forget": forget,
    "learn-choose": choose,
    "learn-toggle": toggle,
    "learn-by": by,
    "learn-move": move,
    "learn-part": part,
    "learn-check": check,
    "learn-next": onward,
    "learn-back": back,
    "learn-again": again,
    "learn-line": line,
    "learn-exam": exam,
    "learn-ask": question,
}
