"""Our own flat drawings: the cards at set-up, and which drawing shows what.

The geometry of the board is not known, so no map is drawn: estates are shown by district, size and generation.
"""

from __future__ import annotations

from scorekeeper import svg
from scorekeeper.games.new_york_1901 import end_diagram
from scorekeeper.games.new_york_1901.known import (
    SHOWN,
    NewYork,
    challenge,
    part,
    setups,
    streets,
)
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    CARDS,
    LEGENDARIES,
    OPEN_MARKET,
    SKYSCRAPERS,
    STREETS,
    WORKERS,
    SetupSeat,
)
from scorekeeper.games.new_york_1901.setup_checks import cards_in_deck
from scorekeeper.games.new_york_1901.signs import (
    BLANK,
    EDGE,
    INNER,
    TOWER,
    WIDTH,
    Name,
    Signs,
    card_sign,
    challenge_card,
    crown,
    heading,
    legend_tower,
    markets,
    nameplate,
    pawn,
    shown_number,
    small_card,
    tower,
    track,
    word,
)
from scorekeeper.rules import Seat
from scorekeeper.svg import Markup

LEFT = 150
"""Width of the left of two columns."""


def draw(table: NewYork, view: str, name: Name) -> str:
    """The drawing ``setup`` or ``final`` of a table; never fails, whatever was entered.

    For questions there are ``known``, which is ``final`` with only what is known of it, and ``count``, which does not
    say either who leads on a street.
    """
    if view == "setup":
        return _setup(table, name)
    return end_diagram.draw(table, name, marks=view != "count", asks=view in ("known", "count"))


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
    out.append(challenge_card(200, played, name, "setup.challenge", thick=True))
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
    seats, panels = dict(setups(table)), []
    for seat in table.seats[:SHOWN]:
        panels.append(_setup_seat(y, table, seat, seats.get(seat, SetupSeat()), name))
        y += 98
    out.append(svg.group(*panels, part="seats"))
    key, below = svg.key(_pieces(name), y + 6)
    out.append(key)
    facts = {"players": count}
    return svg.drawing(WIDTH, round(below), name("view-setup"), name("part-drawing-setup", **facts), *out)


def _legendaries(y: float, name: Name) -> Markup:
    """The four legendaries, from the tallest."""
    cells = []
    for place, legendary in enumerate(LEGENDARIES):
        x, foot = EDGE + (place % 2) * LEFT, y + 32 + (place // 2) * 34
        room = (LEFT if place % 2 == 0 else INNER - LEFT) - 22
        cells.append(legend_tower(x, foot, 32 - 4 * place, 12))
        cells.append(svg.text(x + 20, foot - 6, svg.shorten(word(name, legendary), room), anchor="start"))
    return svg.group(*cells, part="setup-legendaries", path="setup.legendaries", title=name("part-legendaries"))


def _pieces(name: Name) -> Signs:
    """What the cards and the pieces before a player are."""
    yield lambda x, y: svg.box(x - 11, y - 7, 22, 14, stroke="var(--ink)", thick=True), name("part-key-drawn")
    yield lambda x, y: svg.box(x - 11, y - 7, 22, 14, dashed=True), name("part-key-not-drawn")
    yield lambda x, y: tower(x - TOWER / 2, y + 11, "bronze", closed=True), name("row-setup-unbuilt")
    yield lambda x, y: pawn(x, y, solid=False), name("row-setup-workers")
    yield card_sign(solid=True), name("row-setup-actions")
    yield crown, name("part-key-king")


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
        pawn(x + 72, y + 70, solid=False),
        svg.text(x + 84, y + 76, start(own.workers, WORKERS), anchor="start"),
        small_card(x + 130, y + 61, solid=True),
        svg.text(x + 148, y + 76, start(own.action_cards, ACTION_CARDS), anchor="start"),
        crown(x + 206, y + 71) if own.king_token is not False else None,
        svg.text(x + 218, y + 76, "1" if own.king_token is not False else "0", anchor="start"),
    ]
    return svg.group(
        svg.box(EDGE, y, INNER, 88),
        nameplate(y, seat, table.seat_names[seat], 200),
        track(WIDTH - EDGE - 12, y + 26, own.track or 0, name),
        svg.text(EDGE + 12, y + 50, svg.shorten(words, INNER - 20), anchor="start"),
        *pieces,
        part=part(seat),
        path=f"setup.seats[{seat}].character",
        title=f"{table.seat_names[seat]}: {words}",
    )
