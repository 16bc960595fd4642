"""The walls while the game runs: what may hang where, whose turn it is, and which paintings are still unseen."""

from __future__ import annotations

import json
from collections.abc import Iterator

from scorekeeper import svg
from scorekeeper.games.musee import diagram
from scorekeeper.games.musee.diagram import (
    DRAWN,
    EDGE,
    GAP,
    HEADER,
    SLOT,
    TOKENS,
    WIDTH,
    Name,
    badge,
    bonus_card,
    bonus_place,
    column_names,
    held_sign,
    mark,
    pair_signs,
    side_width,
    slot_sign,
    staircase_row,
    theme_signs,
    tint,
    token_signs,
)
from scorekeeper.games.musee.maximum import BONUS, NEIGHBOURS
from scorekeeper.games.musee.model import LEVELS, ROWS, STEP, Level, MuseeTable, stairs
from scorekeeper.games.musee.play import begin, final
from scorekeeper.games.musee.play_state import State, can_hold, fitting, going, neighbours_of, turn
from scorekeeper.games.musee.scoring import JOINED, climbs, neighbours
from scorekeeper.rules import PlayerIndex, Seat
from scorekeeper.svg import Markup

COLUMNS, CARD = 10, 34
"""The panel of unseen paintings: ten a row, so that every column is of one theme; height of a card."""


def draw(table: MuseeTable, view: str, name: Name) -> str:
    """The drawing ``setup``, ``play`` or ``final`` of a table; never fails, whatever was entered."""
    return _play(table, name) if view == "play" else diagram.draw(table, view, name)


def _state(table: MuseeTable) -> State:
    state = table.journal.state if table.journal is not None else None
    return state if isinstance(state, State) else begin(table)


def _fill(**fields: object) -> str:
    return json.dumps(fields)


def _play(table: MuseeTable, name: Name) -> str:
    state = _state(table)
    now = turn(state)
    y = 4.0
    shapes = list(_status(state, y, name))
    y += 34
    for seat in tuple(Seat(at) for at in range(len(state.walls)))[:DRAWN]:
        shapes.append(svg.group(*_musee(table, state, seat, y, name), part=f"seat-{seat}"))
        y += HEADER + len(LEVELS) * SLOT + len(ROWS) * TOKENS + GAP
    panel, y = _unseen(state, now, y, name)
    shapes.append(panel)
    signs, y = svg.key(_signs(table, state, name), y + 12, sign=30)
    shapes.append(signs)
    described = name("part-play-described", musees=len(state.walls), unseen=state.unseen.bit_count())
    return svg.drawing(WIDTH, int(y), name("view-play"), described, *shapes)


def _signs(table: MuseeTable, state: State, name: Name) -> Iterator[tuple[svg.Sign, str]]:
    """What the walls show: only the signs that are there."""
    walls = state.walls[:DRAWN]
    rows = [wall.row(level) for wall in walls for level in LEVELS]
    yield from theme_signs(table, name, range(STEP))
    yield slot_sign(state.columns, name)
    if any(None in row for row in rows):
        yield _range_sign, name("part-key-fits")
    yield from token_signs(name)
    if any(state.holder(level) is None for level in LEVELS):
        yield _free_card_sign(f"+{BONUS}"), name("part-key-bonus-free")
    if any(level in (wall.bonuses or ()) for wall in walls for level in LEVELS):
        yield _free_card_sign("–"), name("part-key-bonus-gone")
        yield held_sign, name("part-key-bonus", points=BONUS)
    up = stairs(table)
    joined = any(
        climbs(wall.row(JOINED[row][0]), wall.row(JOINED[row][1]), getattr(up, row) or ())
        for wall in walls
        for row in ROWS
    )
    yield from pair_signs(name, beside=any(map(neighbours, rows)), above=joined)


def _free_card_sign(inside: str) -> svg.Sign:
    def sign(x: float, y: float) -> Markup:
        place = bonus_card(x, y, 28, 21, held=False)
        return Markup(place + svg.text(x, y + 5, inside, fill="var(--soft)"))

    return sign


def _range_sign(x: float, y: float) -> Markup:
    """A free slot with the lowest and the highest number that fit it."""
    return Markup(svg.box(x - 15, y - 11, 30, 22, dashed=True, fill="none") + svg.text(x, y + 5, "1–9"))


def _status(state: State, y: float, name: Name) -> Iterator[Markup]:
    """Whose turn it is, and how many cards the draw deck has."""
    now = turn(state)
    if now is not None:
        words = name("part-play-turn", player=now)
    else:
        words = name("part-play-over" if state.finished or not going(state) else "part-play-anybody")
    yield svg.text(EDGE, y + 20, svg.shorten(words, 236, svg.PLAIN), size=svg.PLAIN, anchor="start", bold=True)
    if state.deck is not None:
        words = name("part-play-deck", cards=state.deck)
        shown = svg.text(WIDTH - EDGE, y + 20, svg.shorten(words, 110), anchor="end", fill="var(--soft)")
        yield svg.group(shown, part="deck-left", title=words)


def person_of(state: State, seat: int) -> PlayerIndex:
    """Who hangs the next painting in a Musée: whoever has the turn, else the first of its people still in."""
    now = turn(state)
    if now is not None and state.seat(now) == seat:
        return now
    people = [at for at, side in enumerate(state.sides) if side == seat]
    return PlayerIndex(next((at for at in people if not state.people[at].out), people[0] if people else 0))


def may_place(state: State, seat: int) -> PlayerIndex | None:
    """Who could hang a painting in this Musée now, or ``None``."""
    person, now = person_of(state, seat), turn(state)
    if now is None:
        return person if person in going(state) and not state.finished else None
    return person if now == person else None


def _musee(table: MuseeTable, state: State, seat: Seat, top: float, name: Name) -> Iterator[Markup]:
    wall = state.walls[seat]
    side = side_width(name)
    width = (WIDTH - 2 * EDGE - side) / state.columns
    active = may_place(state, seat) is not None
    marked = svg.path(f"M{EDGE} {top + 10}l9 6.5l-9 6.5Z", fill="var(--accent)", stroke="var(--accent)")
    yield svg.group(marked if active else None)
    at = EDGE + (16 if active else 2)
    note = _note(state, seat, name)
    room = WIDTH - EDGE - at - (svg.wide(note) + 10 if note else 4)
    title = svg.shorten(table.seat_names[seat] if seat < len(table.seat_names) else "", room, 18)
    yield svg.text(at, top + 22, title, size=18, anchor="start", bold=True)
    if note:
        yield svg.text(WIDTH - EDGE, top + 22, note, anchor="end", fill="var(--soft)")
    yield column_names(top, side, state.columns, name)
    rows = {level: top + HEADER + index * (SLOT + TOKENS) for index, level in enumerate(LEVELS)}
    for level, y in rows.items():
        slots = [_slot(state, seat, level, index, y, width, name) for index in range(state.columns)]
        title = name("part-gallery-of", player=seat, gallery=level)
        yield svg.group(*slots, part=f"gallery-{seat}-{level}", title=title)
        yield _bonus(state, seat, level, y, side, name)
    musee = final(state).seats[seat]
    for row_id in ROWS:
        yield from staircase_row(table, seat, musee, row_id, rows[JOINED[row_id][1]] - TOKENS, width, name, True)
    for level, y in rows.items():
        for index in neighbours(wall.row(level)):
            title = name("part-pair", player=seat, gallery=level, points=NEIGHBOURS)
            shape = badge(EDGE + (index + 1) * width, y + SLOT - 12, f"{NEIGHBOURS}")
            yield svg.group(shape, part=f"pair-{seat}-{level}-{index + 1}", title=title)


def _note(state: State, seat: int, name: Name) -> str:
    """What is said beside a name: who is out, and wins in the match."""
    people = [at for at, side in enumerate(state.sides) if side == seat]
    out = [PlayerIndex(at) for at in people if state.people[at].out]
    words = ""
    if out:
        words = name("part-play-out") if len(out) == len(people) else name("part-play-one-out", player=out[0])
    wins = state.wins[seat] if seat < len(state.wins) else None
    if wins:
        words = " · ".join(each for each in (name("part-play-wins", wins=wins), words) if each)
    return svg.shorten(words, 190)


def _slot(state: State, seat: Seat, level: Level, index: int, y: float, width: float, name: Name) -> Markup:
    """One slot: a painting, or free with the lowest and the highest number that fit it."""
    row = state.walls[seat].row(level)
    card, slot = row[index], index + 1
    x, person = EDGE + index * width, person_of(state, seat)
    left, wide = x + 2, width - 4
    fill = _fill(event="place", player=int(person), gallery=level, slot=slot)
    where = {"part": f"slot-{seat}-{level}-{slot}", "data_fill": fill}
    place = {"player": seat, "gallery": level, "slot": slot}
    if card is not None:
        number = svg.text(x + width / 2, y + 23, svg.shorten(str(card), wide, svg.LARGE), size=svg.LARGE, bold=True)
        shapes = (tint(card % STEP, left, y, wide, SLOT), number, mark(card % STEP, x + width / 2, y + 35))
        return svg.group(*shapes, title=name("part-slot", card=card, **place), **where)
    before, after = neighbours_of(row, index)
    least, most = (before or 0) + 1, (state.highest + 1 if after is None else after) - 1
    fits = bool(can_hold(state, person) & _range(least, most, state.highest))
    legal = fits and may_place(state, seat) is not None
    stroke = "var(--accent)" if legal else "var(--edge)"
    ground = svg.box(left, y, wide, SLOT, dashed=not legal, fill="var(--card)" if legal else "none", stroke=stroke)
    shown = None
    if fits:
        words = f"{least}" if least == most else f"{least}–{most}"
        ink = "var(--ink)" if legal else "var(--soft)"
        lines = (words,) if svg.wide(words) <= wide - 8 else (f"{least}–", f"{most}")
        first = y + 28 - 8 * (len(lines) - 1)
        shown = Markup(
            "".join(svg.text(x + width / 2, first + 17 * at, line, fill=ink) for at, line in enumerate(lines))
        )
    title = name("part-play-slot", least=least, most=most, fits=int(fits), **place)
    return svg.group(ground, shown, title=title, class_="legal" if legal else None, **where)


def _range(least: int, most: int, highest: int) -> int:
    most = min(most, highest)
    return (1 << (most + 1)) - (1 << max(least, 1)) if most >= max(least, 1) else 0


def _bonus(state: State, seat: Seat, level: Level, y: float, side: float, name: Name) -> Markup:
    """The bonus card of a gallery: held, still to be had, or gone to another."""
    held = level in (state.walls[seat].bonuses or ())
    gone = not held and state.holder(level) is not None
    title = name("part-bonus" if held else "part-bonus-free", player=seat, gallery=level)
    fill = _fill(event="claim", player=int(person_of(state, seat)), gallery=level)
    inside = "–" if gone else f"+{BONUS}"
    place = bonus_place(level, y, side, name, held=held, inside=inside)
    return svg.group(place, part=f"bonus-{seat}-{level}", title=title, data_fill=fill)


def _unseen(state: State, now: PlayerIndex | None, top: float, name: Name) -> tuple[Markup, float]:
    """All paintings: those still unseen as cards to tap, in their themes; those that hang as numbers in soft ink."""
    width = (WIDTH - 2 * EDGE) / COLUMNS
    words = name("part-play-unseen", unseen=state.unseen.bit_count())
    shapes = [svg.text(EDGE, top + 16, words, size=svg.PLAIN, anchor="start", bold=True)]
    useful = can_hold(state, now) & fitting(state, now) if now is not None else 0
    y = top + 26
    for card in range(1, state.highest + 1):
        at, line = (card - 1) % COLUMNS, (card - 1) // COLUMNS
        x, row = EDGE + at * width, y + line * CARD
        unseen = bool(state.unseen >> card & 1)
        number = svg.text(
            x + width / 2, row + 20, str(card), size=15, bold=unseen, fill="var(--ink)" if unseen else "var(--soft)"
        )
        ground = tint(card % STEP, x + 1.5, row, width - 3, CARD - 4) if unseen else None
        title = name("part-play-card", card=card, unseen=int(unseen))
        legal = "legal" if useful >> card & 1 else None
        fill = _fill(event="place", card=card) if unseen else None
        shapes.append(svg.group(ground, number, part=f"card-{card}", title=title, class_=legal, data_fill=fill))
    return svg.group(*shapes, part="unseen"), y + -(-state.highest // COLUMNS) * CARD + 4
