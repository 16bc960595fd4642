"""Our own flat drawings: the cards at set-up, and each player's estate at the end.

The geometry of the board is not known, so no map is drawn: estates are shown by district, size and generation.
"""

from __future__ import annotations

from collections.abc import Callable

from scorekeeper import svg
from scorekeeper.games.new_york_1901.known import (
    SHOWN,
    NewYork,
    challenge,
    demolished,
    demolished_least,
    finals,
    part,
    setups,
    standing,
    streets,
    value_of,
)
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    CARDS,
    DISTRICTS,
    GENERATIONS,
    LEGENDARIES,
    NONE,
    OPEN_MARKET,
    PER_GENERATION,
    SKYSCRAPERS,
    STREETS,
    WORKERS,
    SeatFinal,
    SetupSeat,
    districts_in_play,
)
from scorekeeper.games.new_york_1901.scoring import leader, on_street
from scorekeeper.games.new_york_1901.setup_checks import cards_in_deck
from scorekeeper.rules import Seat
from scorekeeper.svg import Markup

WIDTH, EDGE = 360, 12
INNER = WIDTH - 2 * EDGE
LEFT = 150
"""Width of the left of two columns."""
BLANK = "–"
MOST_SHOWN = 9999
"""Numbers above this are not written out: the finding beside the drawing does it."""

PANEL, LAND_HEIGHT, WORKERS_HEIGHT = 232, 38, 26
"""Height of what one player owns, and how much of it are the land by district and the line with the workers."""
TOWER, STEP = 13, 15
"""Width of a skyscraper, and from one to the next."""
HEIGHTS = {"bronze": 22, "silver": 36, "gold": 50}
FILLS = {"bronze": ("var(--soft)", 0.22), "silver": ("var(--soft)", 0.6), "gold": ("var(--accent)", 1.0)}

Name = Callable[..., str]


def draw(table: NewYork, view: str, name: Name) -> str:
    """The drawing ``setup`` or ``final`` of a table; never fails, whatever was entered.

    ``count`` is ``final`` without saying who leads on a street, for questions.
    """
    return _setup(table, name) if view == "setup" else _final(table, name, marks=view != "count")


def shown_number(value: int | None) -> str:
    if value is None:
        return BLANK
    return str(value) if abs(value) <= MOST_SHOWN else "…"


def capped(value: int | None, most: int) -> int:
    return max(0, min(most, value or 0))


def word(name: Name, id: str) -> str:
    """The word of an id. Ids of lines and challenges are rules too, whose text is not meant here."""
    return name(f"id-{id}")


def heading(y: float, words: str) -> Markup:
    return svg.text(EDGE, y, svg.shorten(words, INNER, svg.PLAIN), size=svg.PLAIN, anchor="start", bold=True)


# --- small things ------------------------------------------------------------------------------------------------


def tower(x: float, foot: float, generation: str, *, closed: bool = False, most: int = 50) -> Markup:
    """A skyscraper of one generation: the higher, the later."""
    height = min(most, HEIGHTS[generation])
    fill, opacity = FILLS[generation]
    ground = svg.element("rect", x=x, y=foot - height, width=TOWER, height=height, fill=fill, fill_opacity=opacity)
    return Markup(ground + svg.path(f"M{x:g} {foot:g}v{-height}h{TOWER}v{height}" + ("Z" if closed else "")))


def _ghost(x: float, foot: float, generation: str) -> Markup:
    """The outline of a demolished skyscraper."""
    height = HEIGHTS[generation]
    return svg.path(f"M{x:g} {foot:g}v{-height}h{TOWER}v{height}", stroke="var(--edge)", dashed=True)


def legend_tower(x: float, foot: float, height: float, width: float = 20) -> Markup:
    """A legendary: dark, with two steps and a spire."""
    side, low, mid, spire = width / 4, height * 0.62, height * 0.22, height * 0.16
    up = f"M{x:g} {foot:g}v{-low:g}h{side:g}v{-mid:g}h{side:g}v{-spire:g}"
    return svg.path(f"{up}v{spire:g}h{side:g}v{mid:g}h{side:g}v{low:g}Z", fill="var(--ink)")


def pawn(x: float, y: float, *, solid: bool) -> Markup:
    """A worker, 16 high."""
    return svg.path(
        f"M{x - 5:g} {y + 8:g}L{x - 2:g} {y - 1:g}A4 4 0 1 1 {x + 2:g} {y - 1:g}L{x + 5:g} {y + 8:g}Z",
        fill="var(--ink)" if solid else "none",
    )


def small_card(x: float, y: float, *, solid: bool, known: bool = True, width: float = 12, height: float = 17) -> Markup:
    """A card: solid while it can be used, in outline once it is, dashed where nothing is counted."""
    fill, stroke = "var(--accent)" if solid else "none", "var(--ink)" if known else "var(--edge)"
    return svg.box(x, y, width, height, fill=fill, stroke=stroke, radius=2, dashed=not known)


def crown(x: float, y: float) -> Markup:
    """The King token, 12 high."""
    return svg.path(f"M{x - 8} {y + 6}v-12l5 5l3 -7l3 7l5 -5v12Z", fill="var(--accent)")


def markets(y: float, open_cards: int | None, futures: int | None, name: Name, *, part_id: str, path: str) -> Markup:
    """The open market as cards side by side, the futures market as a pile."""
    number = capped(open_cards, 6)
    cards = [
        small_card(EDGE + 26 * place, y, solid=False, known=place < number, width=20, height=28)
        for place in range(max(OPEN_MARKET, number))
    ]
    left = WIDTH / 2 + 12
    deep = capped(futures, 3)
    pile = [
        svg.box(left + 3 * place, y + 4 - 2 * place, 20, 28, fill="var(--card)", stroke="var(--ink)", radius=2)
        for place in range(deep)
    ] or [small_card(left, y, solid=False, known=False, width=20, height=28)]
    half = INNER / 2 - 4
    shown = name("part-open", number=shown_number(open_cards))
    later = name("part-futures", number=shown_number(futures))
    return svg.group(
        *cards,
        *pile,
        svg.text(EDGE, y + 46, svg.shorten(shown, half), anchor="start"),
        svg.text(left, y + 46, svg.shorten(later, half), anchor="start"),
        part=part_id,
        path=path,
        title=f"{shown} {later}",
    )


# --- set-up ------------------------------------------------------------------------------------------------------


def _setup(table: NewYork, name: Name) -> Markup:
    """Streets and challenge, market, legendaries, and what lies before each player."""
    drawn, played, count = streets(table), challenge(table), table.count
    out = [heading(26, name("part-streets"))]
    rows = []
    for place, street in enumerate(STREETS):
        y = 38 + 30 * place
        used = drawn is not None and street in drawn
        colour = "var(--ink)" if used else "var(--soft)"
        rows.append(
            svg.group(
                svg.box(
                    EDGE, y, INNER, 24, stroke="var(--ink)" if used else "var(--edge)", thick=used, dashed=not used
                ),
                svg.text(EDGE + 12, y + 17, word(name, street), anchor="start", bold=used, fill=colour),
                part=f"street-{street}",
                path="setup.streets",
                title=word(name, street),
            )
        )
    out.append(svg.group(*rows, part="streets", path="setup.streets", title=name("part-streets")))
    out.append(_challenge_card(200, played, name, "setup.challenge"))
    setup = table.setup
    market = setup.market if setup is not None else None
    known = count in CARDS
    shown = market.open if market is not None and market.open is not None else OPEN_MARKET
    futures = market.futures if market is not None and market.futures is not None else None
    if futures is None and known:
        futures = cards_in_deck(count) - OPEN_MARKET
    out += [heading(278, name("part-market"))]
    out.append(markets(292, shown, futures, name, part_id="setup-market", path="setup.market.open"))
    out += [heading(366, name("part-legendaries")), _legendaries(380, name)]
    y = 462
    seats = dict(setups(table))
    for seat in table.seats[:SHOWN]:
        out.append(_setup_seat(y, table, seat, seats.get(seat, SetupSeat()), name))
        y += 96
    out.append(_pieces_key(y, name))
    y += 60
    facts = {"players": count}
    return svg.drawing(WIDTH, y, name("view-setup"), name("part-drawing-setup", **facts), *out)


def _challenge_card(y: float, played: str | None, name: Name, path: str) -> Markup:
    words = name("part-no-challenge") if played is None else word(name, played)
    return svg.group(
        heading(y + 12, name("part-challenge")),
        svg.box(
            EDGE,
            y + 22,
            INNER,
            28,
            stroke="var(--ink)" if played else "var(--edge)",
            thick=played is not None,
            dashed=played is None,
        ),
        svg.text(
            EDGE + 12,
            y + 41,
            svg.shorten(words, INNER - 24, svg.SMALL),
            anchor="start",
            bold=played is not None,
            fill="var(--ink)" if played else "var(--soft)",
        ),
        part="challenge",
        path=path,
        title=words,
    )


def _legendaries(y: float, name: Name) -> Markup:
    """The four legendaries, from the tallest."""
    cells = []
    for place, legendary in enumerate(LEGENDARIES):
        x, foot = EDGE + (place % 2) * LEFT, y + 32 + (place // 2) * 34
        room = (LEFT if place % 2 == 0 else INNER - LEFT) - 22
        cells.append(legend_tower(x, foot, 32 - 4 * place, 12))
        cells.append(svg.text(x + 20, foot - 6, svg.shorten(word(name, legendary), room), anchor="start"))
    return svg.group(*cells, part="setup-legendaries", path="setup.legendaries", title=name("part-legendaries"))


def _pieces_key(y: float, name: Name) -> Markup:
    """What the pieces before a player are."""
    signs = (
        ("row-setup-unbuilt", tower(EDGE, y + 22, "bronze", closed=True)),
        ("row-setup-workers", pawn(EDGE + LEFT + 6, y + 14, solid=True)),
        ("row-setup-actions", small_card(EDGE, y + 31, solid=True)),
        ("row-setup-king", crown(EDGE + LEFT + 6, y + 40)),
    )
    cells: list[Markup] = []
    for place, (id, sign) in enumerate(signs):
        x, foot = EDGE + 20 + LEFT * (place % 2), y + 18 + 28 * (place // 2)
        room = (LEFT if place % 2 == 0 else INNER - LEFT) - 22
        cells += [sign, svg.text(x, foot, svg.shorten(name(id), room), anchor="start")]
    return svg.group(*cells)


def _setup_seat(y: float, table: NewYork, seat: Seat, own: SetupSeat, name: Name) -> Markup:
    def start(found: int | None, expected: int) -> str:
        return shown_number(expected if found is None else found)

    character = BLANK if own.character is None else word(name, own.character)
    first = own.first_card
    size = "2" if first is None or first.size is None else shown_number(first.size)
    words = name("part-character", district=character, size=size)
    x = EDGE + 12
    pieces = [
        tower(x, y + 78, "bronze", closed=True),
        svg.text(x + 20, y + 76, start(own.unbuilt, SKYSCRAPERS), anchor="start"),
        pawn(x + 72, y + 70, solid=True),
        svg.text(x + 84, y + 76, start(own.workers, WORKERS), anchor="start"),
        small_card(x + 130, y + 61, solid=True),
        svg.text(x + 148, y + 76, start(own.action_cards, ACTION_CARDS), anchor="start"),
        crown(x + 206, y + 71) if own.king_token is not False else None,
        svg.text(x + 218, y + 76, "1" if own.king_token is not False else "0", anchor="start"),
    ]
    return svg.group(
        svg.box(EDGE, y, INNER, 88),
        svg.token(seat, EDGE + 20, y + 20),
        svg.text(
            EDGE + 36,
            y + 26,
            svg.shorten(table.seat_names[seat], 200, svg.PLAIN),
            size=svg.PLAIN,
            anchor="start",
            bold=True,
        ),
        svg.text(WIDTH - EDGE - 12, y + 26, start(own.track, 0), size=svg.PLAIN, anchor="end"),
        svg.text(EDGE + 12, y + 50, svg.shorten(words, INNER - 24), anchor="start"),
        *pieces,
        part=part(seat),
        path=f"setup.seats[{seat}].character",
        title=f"{table.seat_names[seat]}: {words}",
    )


# --- the end -----------------------------------------------------------------------------------------------------


def _final(table: NewYork, name: Name, *, marks: bool) -> Markup:
    """Who has how many on which street, the challenge, the market, and each player's estate."""
    seats = finals(table) or tuple((seat, SeatFinal()) for seat in table.seats)
    out, y = _street_table(table, seats, name, marks=marks)
    asks = not marks  # what nothing is known of is left out of a question
    out.append(_challenge_card(y + 16, challenge(table), name, "final.shared.challenge"))
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
    out += [
        small_card(EDGE + 4, y, solid=True),
        svg.text(EDGE + 24, y + 14, svg.shorten(name("id-action-cards"), INNER - 24), anchor="start"),
    ]
    y += 26
    return svg.drawing(WIDTH, round(y), name("view-final"), name("part-drawing-final", players=table.count), *out)


def _street_table(
    table: NewYork, seats: tuple[tuple[Seat, SeatFinal], ...], name: Name, *, marks: bool
) -> tuple[list[Markup], float]:
    """Streets as rows, players as columns; with ``marks``, who leads stands in a box."""
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
    first = WIDTH - EDGE - 36 - step * (len(columns) - 0.5)
    xs = {seat: first + step * place for place, (seat, _) in enumerate(columns)}
    y = 60.0
    out = [heading(26, name("part-streets"))]
    tokens = [svg.token(seat, x, 46) for seat, x in xs.items()]
    rows = []
    for street in shown:
        counts = [on_street(table, own, street) for _, own in seats]
        in_play = drawn is not None and street in drawn
        ahead = leader([number or 0 for number in counts]) if marks and in_play and None not in counts else None
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
        for place, (seat, _) in enumerate(columns):
            best = ahead == place
            box = svg.box(xs[seat] - 14, y + 2, 28, 22, stroke="var(--accent)", thick=True) if best else None
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
    out.append(svg.group(*tokens, *rows, part="streets", path="final.shared.streets"))
    return out, y


def _estate(y: float, table: NewYork, seat: Seat, own: SeatFinal, name: Name, *, asks: bool) -> tuple[Markup, float]:
    """What one player owns: skyline, land, workers, unused action cards; if it ``asks``, only what is known of them."""
    kinds = ("cards", "gold_by_district")
    land = not asks or any(value_of(own, f"{kind}.{each}") is not None for kind in kinds for each in DISTRICTS)
    rest = ("workers.board", "workers.hand", "land.two", "land.three")
    workers = not asks or any(value_of(own, each) is not None for each in rest)
    height = PANEL - (0 if land else LAND_HEIGHT) - (0 if workers else WORKERS_HEIGHT)
    right = WIDTH - EDGE - 12
    unused = capped(own.action_cards, ACTION_CARDS)
    track = svg.group(
        svg.text(right, y + 27, shown_number(own.track), size=svg.LARGE, anchor="end", bold=True),
        part=part(seat, "track"),
        path=f"final.seats[{seat}].track",
        title=name("part-track", number=shown_number(own.track)),
    )
    cards = svg.group(
        *(
            small_card(right - 100 + 16 * place, y + 11, solid=place < unused, known=own.action_cards is not None)
            for place in range(ACTION_CARDS)
        ),
        part=part(seat, "actions"),
        path=f"final.seats[{seat}].action_cards",
        title=name("part-actions", number=shown_number(own.action_cards)),
    )
    panel = svg.group(
        svg.box(EDGE, y, INNER, height),
        svg.token(seat, EDGE + 20, y + 20),
        svg.text(
            EDGE + 36,
            y + 26,
            svg.shorten(table.seat_names[seat], 138, svg.PLAIN),
            size=svg.PLAIN,
            anchor="start",
            bold=True,
        ),
        track,
        cards,
        _skyline(y + 106, seat, own, name),
        _land(y + 174, table, seat, own, name) if land else None,
        _workers(y + (212 if land else 212 - LAND_HEIGHT), seat, own, name) if workers else None,
        part=part(seat),
        path=f"final.seats[{seat}].track",
        title=table.seat_names[seat],
    )
    return panel, height


def _skyline(foot: float, seat: Seat, own: SeatFinal, name: Name) -> Markup:
    """Standing skyscrapers by generation, the demolished ones in outline, the legendary last."""
    shapes: list[Markup | None] = [svg.path(f"M{EDGE + 12} {foot:g}H{WIDTH - EDGE - 12}", thick=True)]
    said, below = [], []
    width = 94
    for place, (generation, up, gone) in enumerate(zip(GENERATIONS, standing(own), demolished(own), strict=True)):
        x = EDGE + 14 + width * place
        towers = capped(up, PER_GENERATION)
        ghosts = capped(gone, PER_GENERATION - towers)
        shapes += [tower(x + STEP * at, foot, generation) for at in range(towers)]
        shapes += [_ghost(x + STEP * (towers + at), foot, generation) for at in range(ghosts)]
        words = f"{word(name, generation)} {shown_number(up)}"
        said.append(words)
        shapes.append(svg.text(x, foot + 18, svg.shorten(words, width - 4), anchor="start"))
    x = EDGE + 14 + width * 3
    if own.legendary not in (None, NONE):
        rank = LEGENDARIES.index(str(own.legendary))
        shapes.append(legend_tower(x + 8, foot, 66 - 5 * rank))
        shapes.append(crown(x + 18, foot - 12))
        below.append(word(name, str(own.legendary)))
    if own.unbuilt is not None:
        below.append(name("part-unbuilt", number=shown_number(own.unbuilt)))
    if demolished_least(own) > 0:
        below.append(name("part-demolished", number=shown_number(demolished_least(own))))
    line = svg.shorten(" · ".join(below), INNER - 24)
    shapes.append(svg.text(EDGE + 14, foot + 40, line, anchor="start", fill="var(--soft)"))
    said += below
    return svg.group(
        *shapes, part=part(seat, "towers"), path=f"final.seats[{seat}].standing.gold", title=" · ".join(said)
    )


def _land(y: float, table: NewYork, seat: Seat, own: SeatFinal, name: Name) -> Markup:
    """Territory cards by district, and gold-level skyscrapers where they are counted by district."""
    in_play = districts_in_play(table.count)
    shown = [each for each in DISTRICTS if each in in_play or value_of(own, f"cards.{each}") is not None]
    step = (INNER - 24) / len(shown)
    cells: list[Markup] = []
    for place, district in enumerate(shown):
        x = EDGE + 12 + step * (place + 0.5)
        cells.append(svg.text(x, y, svg.shorten(word(name, district), step + 2), fill="var(--soft)"))
        cells.append(svg.text(x, y + 19, shown_number(value_of(own, f"cards.{district}")), bold=True))
        gold = capped(value_of(own, f"gold_by_district.{district}"), 3)
        cells += [
            svg.box(x + 10 + 8 * at, y + 8, 6, 12, fill="var(--accent)", stroke="var(--ink)", radius=0)
            for at in range(gold)
        ]
    return svg.group(*cells, part=part(seat, "land"), path=f"final.seats[{seat}].land.two", title=name("part-land"))


def _workers(y: float, seat: Seat, own: SeatFinal, name: Name) -> Markup:
    """Land by size, and workers: solid on the board, hollow in hand."""
    board, hand = value_of(own, "workers.board"), value_of(own, "workers.hand")
    words = name(
        "part-sizes", two=shown_number(value_of(own, "land.two")), three=shown_number(value_of(own, "land.three"))
    )
    solid = capped(board, WORKERS)
    hollow = capped(hand, WORKERS - solid)
    x = WIDTH - EDGE - 20
    pawns = [pawn(x - 18 * place, y + 4, solid=place >= hollow) for place in range(solid + hollow)]
    return svg.group(
        svg.text(EDGE + 12, y + 10, svg.shorten(words, INNER - 110), anchor="start"),
        *pawns,
        part=part(seat, "workers"),
        path=f"final.seats[{seat}].workers.board",
        title=name("part-workers", board=shown_number(board), hand=shown_number(hand)),
    )
