"""The drawing of the end: who leads on which street, and the estate of each player."""

from __future__ import annotations

from scorekeeper import svg
from scorekeeper.games.new_york_1901.known import (
    SHOWN,
    NewYork,
    challenge,
    demolished,
    demolished_least,
    finals,
    part,
    standing,
    streets,
    value_of,
)
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    DISTRICTS,
    GENERATIONS,
    LEGENDARIES,
    NONE,
    PER_GENERATION,
    STREETS,
    WORKERS,
    SeatFinal,
    districts_in_play,
)
from scorekeeper.games.new_york_1901.scoring import leader, on_street
from scorekeeper.games.new_york_1901.signs import (
    EDGE,
    INNER,
    STEP,
    WIDTH,
    Name,
    Signs,
    capped,
    card_sign,
    challenge_card,
    crown,
    ghost,
    ghost_sign,
    heading,
    legend_sign,
    legend_tower,
    markets,
    nameplate,
    on_track,
    pawn,
    shown_number,
    small_card,
    tower,
    word,
    workers_key,
)
from scorekeeper.rules import Seat
from scorekeeper.svg import Markup

Seats = tuple[tuple[Seat, SeatFinal], ...]

STEP_DOWN = 18
"""From one line of small text to the next."""


def draw(table: NewYork, name: Name, *, marks: bool, asks: bool) -> Markup:
    """Who has how many on which street, the challenge, the market, and each player's estate.

    ``marks``: who leads on a street is said. ``asks``: what nothing is known of is left out, as in a question.
    """
    seats = finals(table) or tuple((seat, SeatFinal()) for seat in table.seats)
    out, y = _street_table(table, seats, name, marks=marks, asks=asks)
    out.append(challenge_card(y + 16, challenge(table), name, "final.shared.challenge"))
    market = table.final.shared.market if table.final is not None else None
    y += 96
    shown = (None, None) if market is None else (market.open, market.futures)
    if asks and shown == (None, None):
        y -= 16
    else:
        out.append(heading(y, name("part-market")))
        out.append(markets(y + 14, *shown, name, part_id="market", path="final.shared.market.open"))
        y += 76
    for seat, own in seats[:SHOWN]:
        panel, height = _estate(y, table, seat, own, name, asks=asks)
        out.append(panel)
        y += height + 10
    key, y = svg.key(_signs(seats[:SHOWN], name, led=marks and any(_leads(table, seats).values())), y + 4)
    out.append(key)
    return svg.drawing(WIDTH, round(y), name("view-final"), name("part-drawing-final", players=table.count), *out)


def _signs(seats: Seats, name: Name, *, led: bool) -> Signs:
    """What is drawn of the players: only the signs that are there."""
    estates = [own for _, own in seats]
    cards = [capped(own.action_cards, ACTION_CARDS) for own in estates if own.action_cards is not None]
    if led:
        yield lambda x, y: svg.box(x - 11, y - 9, 22, 18, stroke="var(--ink)", thick=True), name("part-key-most")
    if any(cards):
        yield card_sign(solid=True), name("part-key-card")
    if any(number < ACTION_CARDS for number in cards):
        yield card_sign(solid=False), name("part-key-used-card")
    if any(number for own in estates for number in demolished(own)):
        yield ghost_sign, name("part-key-demolished")
    if any(own.legendary not in (None, NONE) for own in estates):
        yield legend_sign, word(name, "legendary")
        yield crown, name("part-key-king")
    if any(value_of(own, f"gold_by_district.{each}") for own in estates for each in DISTRICTS):
        yield lambda x, y: _gold(x - 3, y - 6), name("part-key-gold")
    board, hand = (any(value_of(own, f"workers.{each}") for own in estates) for each in ("board", "hand"))
    yield from workers_key(name, board=board, hand=hand)


def _gold(x: float, y: float) -> Markup:
    """A gold-level skyscraper in a district."""
    return svg.box(x, y, 6, 12, fill="var(--accent)", stroke="var(--ink)", radius=0)


def _leads(table: NewYork, seats: Seats) -> dict[str, int | None]:
    """Streets to the place in ``seats`` of whoever leads there."""
    drawn = streets(table) or ()
    counts = {street: [on_street(table, own, street) for _, own in seats] for street in drawn}
    return {street: None if None in row else leader([each or 0 for each in row]) for street, row in counts.items()}


def _street_table(table: NewYork, seats: Seats, name: Name, *, marks: bool, asks: bool) -> tuple[list[Markup], float]:
    """Streets as rows, players as columns; with ``marks``, who leads stands in a box. Names alone if that is all."""
    drawn = streets(table)

    def used(street: str) -> bool:
        return any(
            value_of(own, f"{kind}.{street}") is not None
            for _, own in seats
            for kind in ("on_street", "starter_on_street")
        )

    shown = [street for street in STREETS if drawn is None or street in drawn or used(street)]
    columns = seats[:SHOWN]
    step = min(40, 190 / max(1, len(columns)))
    first = WIDTH - EDGE - 42 - step * (len(columns) - 0.5)
    xs = {seat: first + step * place for place, (seat, _) in enumerate(columns)}
    counted = {street: [on_street(table, own, street) for _, own in seats] for street in shown}
    bare = asks and all(number is None for row in counted.values() for number in row)
    leads = _leads(table, seats) if marks else {}
    out = [heading(26, name("part-streets"))]
    y = 34.0 if bare else 60.0
    rows: list[Markup] = []
    if not bare:
        rows += [svg.token(seat, x, 46) for seat, x in xs.items()]
        words = svg.shorten(name("part-on-street"), first - step / 2 - EDGE)
        rows.append(svg.text(EDGE, 51, words, anchor="start", fill="var(--soft)"))
    if any(place is not None for place in leads.values()):
        rows.append(svg.text(WIDTH - EDGE, 51, name("part-points", number=0), anchor="end", fill="var(--soft)"))
    for street in shown:
        counts = counted[street]
        in_play = drawn is not None and street in drawn
        ahead = leads.get(street)
        cells: list[Markup | None] = [
            svg.path(f"M{EDGE} {y + 26:g}H{WIDTH - EDGE}", stroke="var(--line)"),
            svg.text(
                EDGE,
                y + 18,
                svg.shorten(word(name, street), first - step / 2 - EDGE),
                anchor="start",
                fill="var(--ink)" if in_play else "var(--soft)",
            ),
        ]
        for place, (seat, _) in enumerate(() if bare else columns):
            best = ahead == place
            box = svg.box(xs[seat] - 14, y + 2, 28, 22, stroke="var(--ink)", thick=True) if best else None
            cells.append(
                svg.group(
                    box,
                    svg.text(xs[seat], y + 18, shown_number(counts[place]), bold=best),
                    part=part(seat, f"street-{street}"),
                    path=f"final.seats[{seat}].on_street.{street}",
                    title=f"{table.seat_names[seat]}, {word(name, street)}: {shown_number(counts[place])}",
                )
            )
        if ahead is not None:
            cells.append(svg.text(WIDTH - EDGE, y + 18, "+5", anchor="end", bold=True, fill="var(--accent)"))
        rows.append(svg.group(*cells, part=f"street-{street}", path="final.shared.streets", title=word(name, street)))
        y += 28
    out.append(svg.group(*rows, part="streets", path="final.shared.streets"))
    return out, y


def _estate(y: float, table: NewYork, seat: Seat, own: SeatFinal, name: Name, *, asks: bool) -> tuple[Markup, float]:
    """What one player owns: skyline, land, workers, unused action cards; if it ``asks``, only what is known of them."""
    kinds = ("cards", "gold_by_district")
    land = not asks or any(value_of(own, f"{kind}.{each}") is not None for kind in kinds for each in DISTRICTS)
    rest = ("workers.board", "workers.hand", "land.two", "land.three")
    workers = not asks or any(value_of(own, each) is not None for each in rest)
    below = _below(own, name)
    right = WIDTH - EDGE - 12
    foot = y + 106
    last = foot + 22 + STEP_DOWN * len(below) if below else foot + (40 if not asks else 18)
    land_at, workers_at = last + 22, last + (59 if land else 0) + 26
    height = (workers_at if workers else last + (59 if land else 0)) + 14 - y
    points = svg.group(
        on_track(right, y + 27, own.track, name),
        part=part(seat, "track"),
        path=f"final.seats[{seat}].track",
        title=name("part-track", number=shown_number(own.track)),
    )
    unused, known = capped(own.action_cards, ACTION_CARDS), own.action_cards is not None
    cards = svg.group(
        *(
            small_card(right - 168 + 16 * place, y + 11, solid=place < unused, known=known)
            for place in range(ACTION_CARDS)
        ),
        part=part(seat, "actions"),
        path=f"final.seats[{seat}].action_cards",
        title=name("part-actions", number=shown_number(own.action_cards)),
    )
    panel = svg.group(
        svg.box(EDGE, y, INNER, height),
        nameplate(y, seat, table.seat_names[seat], 114),
        points,
        cards if known or not asks else None,
        _skyline(foot, seat, own, below, name),
        _land(land_at, table, seat, own, name, asks=asks) if land else None,
        _workers(workers_at, seat, own, name, asks=asks) if workers else None,
        part=part(seat),
        path=f"final.seats[{seat}].track",
        title=table.seat_names[seat],
    )
    return panel, height


def _below(own: SeatFinal, name: Name) -> list[tuple[str, str]]:
    """What is said below a skyline, in lines, left and right: numbers that it does not show, and the legendary."""
    said = []
    if own.unbuilt is not None:
        said.append(name("part-unbuilt", number=shown_number(own.unbuilt)))
    if demolished_least(own) > 0:
        said.append(name("part-demolished", number=shown_number(demolished_least(own))))
    if own.irregular is not None:
        said.append(name("part-irregular", number=shown_number(own.irregular)))
    plate = word(name, str(own.legendary)) if own.legendary not in (None, NONE) else ""
    room, rows = INNER - 28, [""]
    for each in said:
        line = f"{rows[-1]} · {each}" if rows[-1] else each
        taken = svg.wide(plate) + 12 if plate and len(rows) == 1 else 0
        if rows[-1] and svg.wide(line) + taken > room:
            rows.append(each)
        else:
            rows[-1] = line
    return [(rows[0], plate), *((row, "") for row in rows[1:])] if rows[0] or plate else []


def _skyline(foot: float, seat: Seat, own: SeatFinal, below: list[tuple[str, str]], name: Name) -> Markup:
    """Standing skyscrapers by generation, the demolished ones in outline, the legendary last."""
    shapes: list[Markup | None] = [svg.path(f"M{EDGE + 12} {foot:g}H{WIDTH - EDGE - 12}", thick=True)]
    said = []
    width = 94
    for place, (generation, up, gone) in enumerate(zip(GENERATIONS, standing(own), demolished(own), strict=True)):
        x = EDGE + 14 + width * place
        towers = capped(up, PER_GENERATION)
        ghosts = capped(gone, PER_GENERATION - towers)
        shapes += [tower(x + STEP * at, foot, generation) for at in range(towers)]
        shapes += [ghost(x + STEP * (towers + at), foot, generation) for at in range(ghosts)]
        words = f"{word(name, generation)} {shown_number(up)}"
        said.append(words)
        shapes.append(svg.text(x, foot + 18, svg.shorten(words, width - 4), anchor="start"))
    x = EDGE + 14 + width * 3
    if own.legendary not in (None, NONE):
        rank = LEGENDARIES.index(str(own.legendary))
        shapes.append(legend_tower(x + 8, foot, 66 - 5 * rank))
        shapes.append(crown(x + 18, foot - 12))
    for at, (line, plate) in enumerate(below):
        y, room = foot + 40 + STEP_DOWN * at, INNER - 28 - svg.wide(plate)
        shapes.append(svg.text(EDGE + 14, y, svg.shorten(line, room), anchor="start", fill="var(--soft)"))
        shapes.append(svg.text(WIDTH - EDGE - 12, y, plate, anchor="end") if plate else None)
        said += [each for each in (line, plate) if each]
    return svg.group(
        *shapes, part=part(seat, "towers"), path=f"final.seats[{seat}].standing.gold", title=" · ".join(said)
    )


def _land(y: float, table: NewYork, seat: Seat, own: SeatFinal, name: Name, *, asks: bool) -> Markup:
    """Territory cards by district, and gold-level skyscrapers where they are counted by district."""
    in_play = districts_in_play(table.count)
    shown = [each for each in DISTRICTS if each in in_play or value_of(own, f"cards.{each}") is not None]
    bars = asks and all(value_of(own, f"cards.{each}") is None for each in shown)
    words = name("part-land-gold" if bars else "part-land-cards")
    step = (INNER - 24) / len(shown)
    cells = [svg.text(EDGE + 12, y, svg.shorten(words, INNER - 24), anchor="start")]
    for place, district in enumerate(shown):
        x = EDGE + 12 + step * (place + 0.5)
        gold = capped(value_of(own, f"gold_by_district.{district}"), 3)
        cells.append(svg.text(x, y + 18, svg.shorten(word(name, district), step + 2), fill="var(--soft)"))
        if not bars:
            cells.append(svg.text(x, y + 37, shown_number(value_of(own, f"cards.{district}")), bold=True))
        elif not gold:
            cells.append(svg.text(x, y + 37, shown_number(value_of(own, f"gold_by_district.{district}"))))
        left = x - 4 * gold + 1 if bars else x + 10
        cells += [_gold(left + 8 * at, y + 26) for at in range(gold)]
    return svg.group(*cells, part=part(seat, "land"), path=f"final.seats[{seat}].land.two", title=name("part-land"))


def _workers(y: float, seat: Seat, own: SeatFinal, name: Name, *, asks: bool) -> Markup:
    """Land by size, and workers: solid on the board, hollow in hand."""
    board, hand = value_of(own, "workers.board"), value_of(own, "workers.hand")
    two, three = value_of(own, "land.two"), value_of(own, "land.three")
    words = name("part-sizes", two=shown_number(two), three=shown_number(three))
    solid = capped(board, WORKERS)
    hollow = capped(hand, WORKERS - solid)
    x = WIDTH - EDGE - 20
    pawns = [pawn(x - 18 * place, y - 6, solid=place >= hollow) for place in range(solid + hollow)]
    sizes = svg.text(EDGE + 12, y, svg.shorten(words, INNER - 104), anchor="start")
    return svg.group(
        None if asks and two is None and three is None else sizes,
        *pawns,
        part=part(seat, "workers"),
        path=f"final.seats[{seat}].workers.board",
        title=name("part-workers", board=shown_number(board), hand=shown_number(hand)),
    )
