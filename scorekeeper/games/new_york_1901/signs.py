"""The small things of which the drawings are made, and the keys that name them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scorekeeper import svg
from scorekeeper.games.new_york_1901.model import GENERATIONS, OPEN_MARKET
from scorekeeper.svg import Markup

WIDTH, EDGE = 360, 12
INNER = WIDTH - 2 * EDGE
BLANK = "–"
MOST_SHOWN = 9999
"""Numbers above this are not written out: the finding beside the drawing does it."""

TOWER, STEP = 13, 15
"""Width of a skyscraper, and from one to the next."""
HEIGHTS = {"bronze": 22, "silver": 36, "gold": 50}
FILLS = {"bronze": ("var(--soft)", 0.22), "silver": ("var(--soft)", 0.6), "gold": ("var(--accent)", 1.0)}

Name = Callable[..., str]
Signs = Iterator[tuple[svg.Sign, str]]


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


def nameplate(y: float, seat: int, words: str, most: float) -> Markup:
    """The token and the name at the head of a player's panel, at most so wide."""
    name = svg.shorten(words, most, svg.PLAIN)
    return Markup(
        svg.token(seat, EDGE + 20, y + 20)
        + svg.text(EDGE + 36, y + 26, name, size=svg.PLAIN, anchor="start", bold=True)
    )


# --- small things ------------------------------------------------------------------------------------------------


def tower(x: float, foot: float, generation: str, *, closed: bool = False, most: int = 50) -> Markup:
    """A skyscraper of one generation: the higher, the later."""
    height = min(most, HEIGHTS[generation])
    fill, opacity = FILLS[generation]
    ground = svg.element("rect", x=x, y=foot - height, width=TOWER, height=height, fill=fill, fill_opacity=opacity)
    return Markup(ground + svg.path(f"M{x:g} {foot:g}v{-height}h{TOWER}v{height}" + ("Z" if closed else "")))


def ghost(x: float, foot: float, generation: str) -> Markup:
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


def challenge_card(y: float, played: str | None, name: Name, path: str, *, thick: bool = False) -> Markup:
    """The bonus challenge in play; ``thick`` where that is the sign of what is drawn."""
    words = name("part-no-challenge") if played is None else word(name, played)
    return svg.group(
        heading(y + 12, name("part-challenge")),
        svg.box(
            EDGE,
            y + 22,
            INNER,
            28,
            stroke="var(--ink)" if played else "var(--edge)",
            thick=thick and played is not None,
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


def track(x: float, y: float, points: int | None, name: Name) -> Markup:
    """Points before their unit, the right end at ``x``."""
    words = name("part-points", number=points if points is not None and abs(points) <= MOST_SHOWN else 0)
    number = svg.text(x - svg.wide(words) - 5, y, shown_number(points), size=svg.LARGE, anchor="end", bold=True)
    return Markup(number + svg.text(x, y, words, anchor="end"))


def on_track(x: float, y: float, points: int | None, name: Name) -> Markup:
    """The place on the score track after its name, the right end at ``x``: in the end it is not all that counts."""
    number = shown_number(points)
    left = x - svg.wide(number, svg.LARGE) - 12  # bold numbers are wide
    words = svg.text(left, y, name("part-on-track"), anchor="end")
    return Markup(words + svg.text(x, y, number, size=svg.LARGE, anchor="end", bold=True))


# --- signs for a key ---------------------------------------------------------------------------------------------


def workers_key(name: Name, *, board: bool, hand: bool) -> Signs:
    """Workers as they stand on the board and lie in hand."""
    if board:
        yield lambda x, y: pawn(x, y, solid=True), name("part-key-board")
    if hand:
        yield lambda x, y: pawn(x, y, solid=False), name("part-key-hand")


def towers_key(name: Name, shown: tuple[str, ...]) -> Signs:
    """Skyscrapers by generation."""
    for generation in GENERATIONS:
        if generation in shown:
            yield _tower_sign(generation), word(name, generation)


def _tower_sign(generation: str) -> svg.Sign:
    return lambda x, y: tower(x - TOWER / 2, y + 11, generation, closed=True, most=22)


def ghost_sign(x: float, y: float) -> Markup:
    """A demolished skyscraper, on the ground."""
    ground = svg.path(f"M{x - 11:g} {y + 9:g}H{x + 11:g}", thick=True)
    return Markup(ground + ghost(x - TOWER / 2, y + 9, "bronze"))


def legend_sign(x: float, y: float) -> Markup:
    """A legendary."""
    return legend_tower(x - 6, y + 10, 22, 12)


def card_sign(*, solid: bool) -> svg.Sign:
    """An action card, still to be used or used."""
    return lambda x, y: small_card(x - 6, y - 9, solid=solid)
