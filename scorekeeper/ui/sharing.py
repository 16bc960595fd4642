"""What leaves the page with a result: a text for a chat, a picture, files for other programs."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping
from datetime import UTC, date, datetime
from functools import lru_cache
from pathlib import Path

from scorekeeper import breakdown
from scorekeeper.report import doubt, rule_title, why_placed
from scorekeeper.store import Document
from scorekeeper.svg import Markup, box, drawing, element, lines, path, shorten, text, token, wide
from scorekeeper.text import Words, isolate
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.emblem import accents
from scorekeeper.ui.result_state import DARK
from scorekeeper.ui.screens.page import Page
from scorekeeper.ui.style import KNOWN

TOKENS = Path(__file__).parent / "static" / "tokens.css"
WIDTH, EDGE = 720, 40
_VARIABLE = re.compile(r"var\(--([a-z0-9-]+)\)")
_IF_DARK = "@media (prefers-color-scheme: dark)"
_COLOUR = re.compile(r"--([a-z0-9-]+):\s*(#[0-9A-Fa-f]{3,6})")


def when(page: Page) -> str:
    """The day of the play as the language writes it; what is no whole day stays as it was noted."""
    from babel.dates import format_date

    noted = str(page.desk.document.get("played_at") or "")
    try:
        return str(format_date(date.fromisoformat(noted[:10]), "medium", locale=page.state.lang))
    except ValueError:
        return noted[:40]


def where(page: Page) -> str:
    """Where it was played, if noted."""
    return str(page.desk.document.get("location") or "")[:80]


# --- a text for a chat -------------------------------------------------------------------------------------------


def words_of(page: Page, url: str) -> str:
    """The result in plain text: game and day, places, how ties were decided, who won, and the address."""
    assert page.result is not None
    told = [" · ".join(each for each in (page.app.name(page.desk.game.id), when(page), where(page)) if each)]
    ranking = page.result.outcome.ranking
    for placing in ranking:
        rank = "–" if placing.rank is None else str(placing.rank)
        told.append(f"{rank}. {isolate(placing.player)}: {placing.points}")
        if why := why_placed(page.said, placing, ranking):
            told.append(f"   {why}")
    told.append(winner(page))
    if said := doubt(page.app, page.result):
        told.append(said)
    return "\n".join([*told, *([url] if url else [])])


def winner(page: Page) -> str:
    """Who won, or that nobody has yet."""
    assert page.result is not None
    winners = page.result.outcome.winners
    if not winners:
        return page.app.say("no-winner")
    words = Words(None, page.state.lang, page.desk.table.seat_names)
    return words.say("wins", facts={"count": len(winners), "winners": tuple(winners)})


# --- a picture ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def theme_of(theme: str, game: str) -> Mapping[str, str]:
    """The colours of a theme by name, with the game's accent, as the style sheet has them."""
    light, _, dark = TOKENS.read_text("utf-8").partition(_IF_DARK)
    own_light, _, own_dark = accents().partition(_IF_DARK)
    found: dict[str, str] = {}
    for part, own in ((light, own_light), (dark, own_dark)) if theme == DARK else ((light, own_light),):
        found |= dict(_COLOUR.findall(part))
        accent = re.search(rf"\.sk\.game-{re.escape(game)} {{ --accent: (#[0-9A-Fa-f]+)", own)
        found |= {"accent": accent[1]} if accent else {}
    return found


def _coloured(svg: str, desk: Desk, theme: str) -> str:
    """A drawing with the colours of a theme in the place of their names: it stands on no page."""
    colours = dict(theme_of(theme, desk.game.id))
    for seat, side in enumerate(desk.table.sides):
        chosen = desk.table.players[side[0]].colour
        if chosen in KNOWN:
            colours[f"p{seat}"] = colours[f"c-{chosen}"]
    return _VARIABLE.sub(lambda found: colours.get(found[1], "#888888"), svg)


def picture(page: Page, theme: str) -> str:
    """The result as an SVG that stands by itself: places, ties, how the points came about, the lines by letter."""
    assert page.result is not None
    shown, y = [], 0
    for part in (_title, _places, _bars, _key):
        made, high = part(page, y)
        shown.append(made)
        y += high
    height = y + EDGE
    ground = box(0, 0, WIDTH, height, fill="var(--paper)", stroke="none", radius=0)
    band = element("rect", x=0, y=0, width=WIDTH, height=8, fill="var(--accent)")
    title = f"{page.app.name(page.desk.game.id)}: {winner(page)}"
    scores = page.result.outcome.seats
    titles = {rule: rule_title(page.said, rule) for rule in breakdown.lines_of(scores)}
    told = breakdown.described(scores, titles)
    svg = drawing(WIDTH, height, title, told, breakdown.patterns(), ground, band, *shown)
    sized = svg.replace("<svg ", f'<svg width="{WIDTH}" height="{height}" ', 1)
    return _coloured(sized, page.desk, theme)


def size_of(svg: str) -> tuple[int, int]:
    """Width and height of a picture."""
    found = re.search(r'<svg width="(\d+)" height="(\d+)"', svg)
    assert found is not None
    return int(found[1]), int(found[2])


def _serif(x: float, y: float, words: str, size: int, anchor: str = "start") -> Markup:
    return Markup(text(x, y, words, size=size, anchor=anchor, bold=True).replace("<text ", _SERIF, 1))


_SERIF = '<text font-family="Iowan Old Style, Palatino, Georgia, Noto Serif CJK JP, serif" '


def _title(page: Page, y: int) -> tuple[Markup, int]:
    told = " · ".join(each for each in (when(page), where(page)) if each)
    said = lines(winner(page), WIDTH - 2 * EDGE - 40, 34, 2)
    rows = [_serif(EDGE, y + 62, page.app.name(page.desk.game.id), 22)]
    rows.append(text(WIDTH - EDGE, y + 62, shorten(told, 400, 18), size=18, anchor="end", fill="var(--soft)"))
    rows += [_serif(EDGE, y + 118 + 42 * at, line, 34) for at, line in enumerate(said)]
    high = 118 + 42 * len(said)
    assert page.result is not None
    for line in lines(doubt(page.app, page.result), WIDTH - 2 * EDGE, 18, 2):
        rows.append(text(EDGE, y + high, line, size=18, anchor="start", bold=True))
        high += 26
    return Markup("".join(rows)), high


def _places(page: Page, y: int) -> tuple[Markup, int]:
    assert page.result is not None
    rows, at = [], y + 4
    ranking = page.result.outcome.ranking
    for placing in ranking:
        rank = "–" if placing.rank is None else str(placing.rank)
        rows.append(path(f"M{EDGE} {at}H{WIDTH - EDGE}", stroke="var(--line)"))
        rows.append(text(EDGE, at + 34, rank, size=24, anchor="start", bold=True, fill="var(--soft)"))
        rows.append(token(placing.seat, EDGE + 48, at + 26, 22))
        name = shorten(placing.player, WIDTH - 2 * EDGE - 170, 24)
        rows.append(text(EDGE + 72, at + 34, name, size=24, anchor="start", bold=placing.rank == 1))
        rows.append(text(WIDTH - EDGE, at + 34, str(placing.points), size=26, anchor="end", bold=True))
        at += 50
        for line in lines(why_placed(page.said, placing, ranking), WIDTH - 2 * EDGE - 72, 16, 3):
            rows.append(text(EDGE + 72, at + 6, line, size=16, anchor="start", fill="var(--soft)"))
            at += 24
    return Markup("".join(rows)), at - y + 12


def _bars(page: Page, y: int) -> tuple[Markup, int]:
    assert page.result is not None
    scores = page.result.outcome.seats
    rules = breakdown.lines_of(scores)
    if not rules:
        return Markup(""), 0
    head = _serif(EDGE, y + 34, page.app.say("picture-title"), 22)
    shown, height = breakdown.bars(scores, rules, (WIDTH - 2 * EDGE) * 4 // 5)
    moved = element("g", shown, transform=f"translate({EDGE} {y + 52}) scale(1.25)")
    return Markup(head + moved), 52 + round(height * 1.25) + 12


def _key(page: Page, y: int) -> tuple[Markup, int]:
    """What the letters stand for, in as many columns as the longest title leaves room for."""
    assert page.result is not None
    rules = breakdown.lines_of(page.result.outcome.seats)
    titles = [rule_title(page.said, rule) for rule in rules]
    room = WIDTH - 2 * EDGE
    longest = max((wide(title, 17) + 52 for title in titles), default=1)
    columns = max(1, min(3, int(room // longest)))
    rows = []
    for at, title in enumerate(titles):
        x, top = EDGE + (at % columns) * (room / columns), y + 10 + (at // columns) * 34
        sign = breakdown.swatch(at).replace("<svg ", f'<svg x="{x:.0f}" y="{top}" ', 1)
        rows.append(
            Markup(sign) + text(x + 32, top + 18, shorten(title, room / columns - 40, 17), size=17, anchor="start")
        )
    return Markup("".join(rows)), 10 + -(-len(titles) // columns) * 34


# --- files for other programs ------------------------------------------------------------------------------------


def bgsplay(document: Document, lang: str) -> str:
    """The play as BG Stats imports it, with the full score sheet."""
    from scorekeeper.exchange import bgstats_write

    out = io.StringIO()
    bgstats_write.write([document], out, datetime.now(UTC), lang)
    return out.getvalue()


def bgstats_link(document: Document, lang: str) -> str:
    """The address that opens BG Stats with this play."""
    from scorekeeper.exchange import bgstats_write

    return bgstats_write.link(bgstats_write.create_play(document, lang))


def score_file(document: Document) -> str:
    """The score file, to be read by people too."""
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
