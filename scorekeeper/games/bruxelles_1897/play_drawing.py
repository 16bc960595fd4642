"""The drawing of a game that is played: what is on the table now, and where one can tap."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from scorekeeper.games.bruxelles_1897.area import crests
from scorekeeper.games.bruxelles_1897.drawing_key import HEADING, KINDS, headed, heading, key, shield, signs_of
from scorekeeper.games.bruxelles_1897.icons import first_player, icon, neutral
from scorekeeper.games.bruxelles_1897.model import COLUMNS, ROUNDS, Space
from scorekeeper.games.bruxelles_1897.play_events import ACTION_CARDS
from scorekeeper.games.bruxelles_1897.play_state import (
    BRUSSELS,
    PARC,
    SeatState,
    State,
    column_leaders,
)
from scorekeeper.rules import PlayerIndex, Seat
from scorekeeper.svg import LARGE, SMALL, Markup, box, circle, group, lines, path, shorten, text, token, tokens

Name = Callable[..., str]
WIDTH, MARGIN = 360, 10
INNER = WIDTH - 2 * MARGIN
SOFT, INK, PAPER, EDGE, ACCENT = "var(--soft)", "var(--ink)", "var(--paper)", "var(--edge)", "var(--accent)"
HYPHEN = "\u00ad"  # where a word too long for its card can be parted
SHOWN = 6  # players drawn at most
MOST_TOKENS = 9  # on one Brussels card
EVENTS_OF = {card: event.EVENT for event, card in ACTION_CARDS.items()}  # type: ignore[attr-defined]  # every event has its word
BRUSSELS_EVENTS = ("exchange", "city-hall", "create")  # the Parc takes any action; people change it in the form


def play_parts(state: State, choices: Iterable[Any], name: Name, told: bool = True) -> Iterable[tuple[float, Markup]]:
    """The parts of the drawing from top to bottom, each with its height; ``choices``: what can be done now.

    Unless it is ``told``, the drawing asks: it keeps back whose turn it is, who leads what, and what can be done, and
    leaves out what nothing is known of.
    """
    can = {each.event: dict(each.values) for each in choices} if told else {}
    yield 36, _round(state, name, told)
    if told or _has_area(state):
        yield headed(name("term-art-nouveau-area"), _area(state, can, name, told))
    if told or any(state.uses):
        yield headed(name("part-head-uses"), _brussels(state, can, name, told))
    yield _people(state, name, told)
    if signs := _signs(state, told):
        yield key(signs, name)


def _has_area(state: State) -> bool:
    """Whether anything is known of the Art Nouveau area."""
    own = any(space is not None and space.owner != "neutral" for line in state.grid for space in line)
    return own or any(map(any, state.laid)) or any(state.uppers) or any(state.lowers)


def _fill(**fields: Any) -> str:
    return json.dumps(fields)


def _label(x: float, y: float, words: str, most: float, fill: str = INK, count: int = 1) -> Markup:
    rows = lines(words, most, SMALL, count)
    first = y + SMALL * 0.35 - (len(rows) - 1) * 8
    return Markup("".join(text(x, first + at * 16, row, fill=fill) for at, row in enumerate(rows)))


def _round(state: State, name: Name, told: bool) -> Markup:
    """Round track, and whose turn it is; the rest is tapped to settle the majorities."""
    words = shorten(name("part-round"), 90)
    left = MARGIN if told else MARGIN + 100  # where it is told whose turn it is, there is no room for the word
    spaces = [] if told else [text(MARGIN, 23, words, anchor="start", fill=SOFT)]
    for number in range(1, ROUNDS + 1):
        middle, here = left + 14 + (number - 1) * 32, state.round == number
        spaces.append(circle(middle, 18, 13, fill=ACCENT if here else "var(--card)", stroke=INK if here else EDGE))
        spaces.append(text(middle, 23, str(number), bold=here, fill=PAPER if here else SOFT))
    rounds = group(*spaces, part="round", title=name("part-round"))
    if not told:
        return rounds
    left, width = MARGIN + 136, INNER - 136
    done = state.all_passed and not state.over
    if state.over:
        words = name("part-turn-over")
    elif done:
        words = name("part-turn-majorities")
    elif state.turn is None:
        words = name("part-turn-open")
    else:
        words = name("part-turn", player=PlayerIndex(state.turn))
    sign = token(state.turn, left + 18, 18, 16) if state.turn is not None and not state.over else None
    label = text(left + (34 if sign else 12), 23, shorten(words, width - 46), anchor="start", bold=True)
    turn = group(
        box(left, 0, width, 36, stroke=ACCENT if done else EDGE, thick=done),
        sign,
        label,
        part="turn",
        title=words,
        data_fill=_fill(event="majority") if done else None,
        class_="legal" if done else None,
    )
    return Markup(rounds + turn)


# --- the Art Nouveau area -----------------------------------------------------------------------------------------


def _area(state: State, can: dict[str, Any], name: Name, told: bool) -> tuple[float, Markup]:
    gap, between, height, more = 20.0, 10.0, 58.0, 1.5  # a frame around a Bonus card leaves its neighbours free
    width = (INNER - 3 * between - 2 * more) / COLUMNS
    lefts = [MARGIN + more + column * (width + between) for column in range(COLUMNS)]
    shapes = []
    for row in range(len(state.grid)):
        for column in range(COLUMNS):
            place = (lefts[column], row * (height + gap), width, height)
            shapes.append(_space(state, can if told else None, row, column, place, name))
    for crest in crests(state.grid):
        x, y = lefts[crest.column + 1] - between / 2, (crest.row + 1) * (height + gap) - gap / 2
        shapes.append(_crest(crest.row, crest.column, crest.owners if told else None, x, y, name, told))
    if not told and not any((*state.uppers, *state.lowers)):
        return len(state.grid) * (height + gap) - gap, group(*shapes, part="area")
    top = len(state.grid) * (height + gap) - gap + 4
    rows = "led" if told else "halves" if any(state.lowers) else "upper"
    under = {"led": 86.0, "halves": 60.0, "upper": 38.0}[rows]
    shapes.append(heading(name(f"part-head-bonus-{rows}"), top))
    top += HEADING
    for column in range(COLUMNS):
        shapes.append(_bonus(state, column, (lefts[column] - more, top, width + 2 * more, under), name, told))
    return top + under, group(*shapes, part="area")


def _space(
    state: State,
    can: dict[str, Any] | None,
    row: int,
    column: int,
    place: tuple[float, float, float, float],
    name: Name,
) -> Markup:
    """A space with its Architect or its Action card; ``can``: what can be done now, ``None`` where that is asked."""
    x, y, width, height = place
    space, card = state.grid[row][column], state.laid[row][column]
    words = name("part-place", row=row + 1, column=column + 1)
    if space is not None:
        return group(*_architect(space, place), part=f"space-{row}-{column}", title=words)
    event = EVENTS_OF.get(card, "place") if card else "place"
    legal = can is not None and event in can and "row" in can[event] and card != "no-card"
    tapped = can is not None and card != "no-card" and not state.over
    shapes: list[Markup] = [
        box(x, y, width, height, dashed=card in (None, "no-card"), stroke=ACCENT if legal else EDGE)
    ]
    if card is not None and card != "no-card":
        shapes.append(icon(card, x + width / 2, y + 21))
        shapes.append(_label(x + width / 2, y + 46, name(f"part-card-{card}"), width - 4, SOFT))
    return group(
        *shapes,
        part=f"space-{row}-{column}",
        title=words,
        data_fill=_fill(event=event, row=row + 1, column=column + 1) if tapped else None,
        class_="legal" if legal else None,
    )


def _architect(space: Space, place: tuple[float, float, float, float]) -> tuple[Markup, ...]:
    x, y, width, height = place
    left, middle = x + width / 2 - 13, y + height / 2
    owner = space.owner
    sign = neutral(left, middle, 20) if owner is None or owner == "neutral" else token(owner, left, middle, 20)
    value = "?" if space.value is None else str(max(-99, min(space.value, 99)))
    return box(x, y, width, height), sign, text(left + 26, middle + 7, value, size=LARGE, bold=True)


def _crest(
    row: int, column: int, owners: tuple[Seat, ...] | None, x: float, y: float, name: Name, told: bool
) -> Markup:
    """A coat of arms, if ``told`` with whose it is, and dashed until four Architects surround it."""
    outline = shield(
        x,
        y,
        0.5 if owners is None else 1,  # the cards around an open one still have their words
        fill=PAPER if owners is None else "var(--card)",
        stroke=INK if owners else EDGE,
        dashed=told and owners is None,
    )
    words = name("part-crest-open") if owners is None else name("part-crest", players=owners)
    many = owners or ()
    big = 16 if len(many) == 1 else 11
    inside = [
        tokens((int(seat) for seat in many[start : start + 2]), x, y - 2 + (start - (len(many) > 2)) * 6, big, 2)
        for start in range(0, min(len(many), 4), 2)
    ]
    return group(outline, *inside, part=f"crest-{row}-{column}", title=words)


def _bonus(state: State, column: int, place: tuple[float, float, float, float], name: Name, told: bool) -> Markup:
    """A Bonus card: both halves as far as they are known, and (``told``) who leads the column."""
    x, y, width, height = place
    upper, lower = state.uppers[column], state.lowers[column]
    middle, unknown = x + width / 2, "?" if told else "–"
    above = name(f"part-upper-{upper}") if upper else unknown
    rows = above.replace(HYPHEN, "- ").rsplit(" ", 1)
    above, below = above.replace(HYPHEN, ""), name(f"part-bonus-{lower}") if lower else unknown
    shapes = [
        box(x, y, width, height, stroke=ACCENT, dashed=upper is None and lower is None),
        *(
            text(middle, y + 23 + 8 * (2 * at - len(rows) + 1), row, fill=INK if upper else SOFT)
            for at, row in enumerate(rows)
        ),
    ]
    if told or any(state.lowers):
        shapes.append(_label(middle, y + 47, below, width - 4, SOFT))
    if told:
        who = column_leaders(state, column)
        shapes.append(path(f"M{x + 8:g} {y + 59:g}H{x + width - 8:g}", stroke="var(--line)"))
        shapes.append(tokens(who[:4], middle, y + 73, 13) if who else text(middle, y + 78, "–", fill=SOFT))
    legal = told and not state.over and (upper is None or lower is None)
    return group(
        *shapes,
        part=f"column-{column}",
        title=f"{above} / {below}",
        data_fill=_fill(event="prepare") if legal else None,
    )


# --- Brussels and the people --------------------------------------------------------------------------------------


def _brussels(state: State, can: dict[str, Any], name: Name, told: bool) -> tuple[float, Markup]:
    """Three cards with who used them, and (``told``) how many Architects the next use takes."""
    height, gap = 40.0, 10.0  # a frame around a card leaves its neighbours free
    first = 170 if told else 220  # where the tokens begin
    shapes = []
    for at, (card, event) in enumerate(zip(BRUSSELS, BRUSSELS_EVENTS, strict=True)):
        top, number = at * (height + gap), len(state.uses[at]) + 1
        legal = event in can and (at != PARC or "architects" in can[event])
        people = [player for player, used in state.uses[at] for _ in range(min(used, MOST_TOKENS))][:MOST_TOKENS]
        fill = {"event": event, "architects": number} if at == PARC else {"event": event}
        words = lines(name(f"part-{card}"), first - 20)
        row = [
            box(MARGIN, top, INNER, height, stroke=ACCENT if legal else EDGE),
            *(
                text(MARGIN + 10, top + 25 + 8 * (2 * line - len(words) + 1), written, anchor="start")
                for line, written in enumerate(words)
            ),
        ]
        if told:
            next_use = name("part-next-use", number=number)
            row.append(text(WIDTH - MARGIN - 10, top + 25, next_use, anchor="end", fill=SOFT))
        step = 17 if len(people) < 7 else 12
        row += [
            token(player, MARGIN + first + place * step, top + 20, min(14, step - 1))
            for place, player in enumerate(people)
        ]
        shapes.append(
            group(
                *row,
                part=f"brussels-{card}",
                title=name(f"part-{card}"),
                data_fill=_fill(**fill) if told and not state.over else None,
                class_="legal" if legal else None,
            )
        )
    return 3 * height + 2 * gap, group(*shapes, part="brussels")


def _people(state: State, name: Name, told: bool) -> tuple[float, Markup]:
    """What each player has: VP and money, then Architects (those in hand only if ``told``) and cards."""
    shapes, top = [], 0.0
    for seat in list(state.people)[:SHOWN]:
        each = state.seats[seat]
        turn = told and seat == state.turn and not state.over
        held = _cards(state, seat, each, top + 36, name, told)
        height = 58.0 if held else 38.0
        row = [
            box(MARGIN, top, INNER, height - 8, stroke=ACCENT if turn else EDGE, thick=turn),
            token(seat, MARGIN + 16, top + 15, 16),
            text(MARGIN + 32, top + 20, shorten(name("part-seat", player=Seat(seat)), 116), anchor="start"),
        ]
        if told or each.vp is not None:
            points = name("part-vp", points=_number(each.vp))
            row.append(text(WIDTH - MARGIN - 10, top + 20, points, anchor="end", bold=True))
        if told or each.bef is not None:
            money = name("part-bef", bef=_number(each.bef))
            row.append(text(WIDTH - MARGIN - 80, top + 20, money, anchor="end"))
        if seat == state.start_player:
            row.append(group(first_player(0, 0), transform=f"translate({MARGIN + 164} {top + 15:g})"))
        if seat == state.expo:
            row.append(icon("expo", WIDTH - MARGIN - 150, top + 15, 16))
        can_pass = turn and not state.all_passed
        shapes.append(
            group(
                *row,
                *held,
                part=f"seat-{seat}",
                title=name("part-seat", player=Seat(seat)),
                data_fill=_fill(event="pass", player=seat) if can_pass else None,
            )
        )
        top += height
    return top, Markup("".join(shapes))


def _cards(state: State, seat: int, each: SeatState, y: float, name: Name, told: bool) -> list[Markup]:
    """The second line of a player: empty where nothing is known."""
    hand = name("part-hand", number=_number(state.hand(seat))) if told else ""
    words = name("part-passed") if seat in state.passed else hand
    prison = None if each.prison is None else len(each.prison)
    locked = name("part-in-prison", number=_number(prison)) if told or prison is not None else ""
    found = [text(MARGIN + 10, y + 5, shorten(words, 62), anchor="start", fill=SOFT)] if words else []
    if locked:
        shown = text(MARGIN + 74, y + 5, shorten(locked, 88), anchor="start", fill=SOFT)
        found.append(group(shown, part=f"prison-{seat}"))
    for at, (kind, items) in enumerate(
        (("artwork", each.artworks), ("material", each.materials), ("house", each.houses), ("noble", each.nobles))
    ):
        x = MARGIN + 172 + at * 42
        number = None if items is None else len(items) + (kind == "noble")
        if not told and number is None:
            continue
        found += [icon(kind, x, y, 16), text(x + 13, y + 5, _number(number), anchor="start")]
    return found


def _signs(state: State, told: bool) -> set[str]:
    """The signs that the drawing shows."""
    people = [state.seats[seat] for seat in state.people][:SHOWN]
    found = {kind for kind in KINDS if told or any(getattr(each, f"{kind}s") is not None for each in people)}
    if told or _has_area(state):
        found |= signs_of(state.grid)
        laid = [
            card
            for spaces, cards in zip(state.grid, state.laid, strict=True)
            for space, card in zip(spaces, cards, strict=True)
            if space is None
        ]
        found |= {"empty"} if any(card in (None, "no-card") for card in laid) else set()
        found |= {"release" if upper == "release" else "step" for upper in state.uppers if upper is not None}
    found |= {"prison"} if told or any(each.prison is not None for each in people) else set()
    found |= {"first-player"} if state.start_player is not None else set()
    return found | ({"expo"} if state.expo is not None else set())


def _number(found: int | None) -> str:
    return "?" if found is None else str(max(-999, min(found, 9999)))
