"""What can be done now, and the cells in which an event is entered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.games.musee.model import LEVELS, Level
from scorekeeper.games.musee.play_events import DRAWS, Draw
from scorekeeper.games.musee.play_state import (
    UNDRAWN,
    State,
    between,
    can_hold,
    going,
    may_draw,
    must_fit,
    numbers,
    over,
    turn,
)
from scorekeeper.play import Choice
from scorekeeper.rules import PlayerIndex
from scorekeeper.sheet import Kind, Row

GROUP = "play"


def spots(state: State, person: int) -> Iterator[tuple[Level, tuple[int, ...], tuple[int, ...]]]:
    """Where a person can place what: gallery, slots (from 1) and numbers; any of the numbers may go into any slot."""
    may = can_hold(state, person)
    for level, slots, left, right in state.wall(person).gaps():
        cards = numbers(may & between(left, right, state.highest))
        if cards:
            yield level, slots, cards


def draws(state: State, person: int) -> tuple[Draw, ...]:
    """What may be drawn after placing, the usual first."""
    may = may_draw(state)
    if may is None:
        return ("keep", "no-draw") if state.deck is not None else ()
    if not may:
        return ("no-draw",)
    gift = state.partner(person) is not None and state.deck is not None and state.deck <= UNDRAWN
    return ("keep", "give") if gift else ("keep",)


def choices(state: State) -> tuple[Choice, ...]:
    """What can be done now. Each *place* is a run of free slots: any of its cards may go into any of its slots."""
    if over(state):
        return ()
    now = turn(state)
    people = (now,) if now is not None else going(state)
    found = [
        Choice(
            "place", person, (("gallery", (level,)), ("slot", slots), ("card", cards), ("draw", draws(state, person)))
        )
        for person in people
        for level, slots, cards in spots(state, person)
    ]
    found += [Choice("retire", person) for person in people if must_fit(state, person) is None]
    found += [Choice("claim", person, (("gallery", levels),)) for person, levels in _claims(state)]
    if not state.moved:
        found += [Choice("resume", PlayerIndex(state.sides.index(seat))) for seat in range(len(state.walls))]
    found += [Choice("hand", person) for person in going(state)]
    return (*found, Choice("finish")) if all(must_fit(state, each) is None for each in going(state)) else tuple(found)


def _claims(state: State) -> Iterator[tuple[PlayerIndex, tuple[Level, ...]]]:
    """Who may still take which bonus card: a gallery is full, and its card is with nobody."""
    for seat, wall in enumerate(state.walls):
        levels = tuple(level for level in LEVELS if wall.full(level) and state.holder(level) is None)
        if levels:
            yield PlayerIndex(state.sides.index(seat)), levels


# --- the form ----------------------------------------------------------------------------------------------------


def form(state: State, event: str) -> tuple[Row, ...]:
    """The cells of an event's fields, in the order people think of them."""
    people = tuple(str(person) for person in range(len(state.people)))
    player = _row(event, "player", Kind.CHOICE, choices=people)
    rows = {"place": _place, "claim": _claim, "pass": _pass, "remove": _remove, "hand": _hand, "resume": _resume}
    if event == "finish":
        return ()
    return (player, *rows[event](state)) if event in rows else (player,)


def _row(event: str, field: str, kind: Kind, rule: str | None = None, **more: Any) -> Row:
    name = field.split("[")[0].split(".")[-1]
    return Row(f"play-{event}-{name}", field, kind, GROUP, rule, **more)


def _place(state: State) -> tuple[Row, ...]:
    offered = DRAWS if state.teams else tuple(each for each in DRAWS if each != "give")
    return (
        _row("place", "card", Kind.NUMBER, "painting-in-play", low=1, high=state.highest),
        _row("place", "gallery", Kind.CHOICE, "placed-in-order", choices=LEVELS),
        _row("place", "slot", Kind.COUNT, "placed-in-order", low=1, high=state.columns),
        _row("place", "draw", Kind.CHOICE, "draw-after-placing", choices=offered, needed=False),
    )


def _claim(state: State) -> tuple[Row, ...]:
    return (_row("claim", "gallery", Kind.CHOICE, "claim-full-gallery", choices=LEVELS),)


def _pass(state: State) -> tuple[Row, ...]:
    return (_row("pass", "card", Kind.NUMBER, "no-discards", low=1, high=state.highest, needed=False),)


def _remove(state: State) -> tuple[Row, ...]:
    return (_row("remove", "card", Kind.NUMBER, "paintings-stay", low=1, high=state.highest),)


def _hand(state: State) -> tuple[Row, ...]:
    left = tuple(str(number) for number in numbers(state.unseen))
    return (
        _row("hand", "cards", Kind.NUMBERS, "card-from-hand", choices=left, needed=False),
        _row("hand", "number", Kind.COUNT, "five-in-hand", high=6, needed=False),
    )


def _resume(state: State) -> tuple[Row, ...]:
    slots = tuple(
        _row("resume", f"galleries.{level}[{index}]", Kind.SLOT, "rising-numbers", low=1, high=state.highest)
        for level in LEVELS
        for index in range(state.columns)
    )
    people = tuple(str(person) for person in range(len(state.people)))
    return (
        *slots,
        _row("resume", "bonuses", Kind.SET, "bonus-gallery-full", choices=LEVELS, needed=False),
        _row("resume", "retired", Kind.FLAG, "retired-stay-out", needed=False),
        _row("resume", "next", Kind.CHOICE, "turn-order", choices=people, needed=False),
    )
