"""Pages for paper: blank score sheets with their set-up lists, and the result of a table, as HTML in black and white.

A page is whole in itself: no script, no file beside it. The browser that shows it prints it or makes the PDF.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources
from typing import Any

from scorekeeper import breakdown
from scorekeeper.blank import Blank, Block, blank
from scorekeeper.game import Game, Placing, Result, SeatScore, Table
from scorekeeper.games import GAMES
from scorekeeper.report import doubt, line_text, line_title, rule_title, why_placed, words_for
from scorekeeper.rules import Line, Stage, Typed
from scorekeeper.sheet import Kind, Row
from scorekeeper.svg import clean
from scorekeeper.text import Words

PAPERS = {"a4": "A4", "letter": "letter"}
"""Papers by id, as style sheets name them."""

TICKED = (Kind.SET, Kind.NUMBERS, Kind.CHOICE)
ROOMY = 12
"""A sheet with no more rows has larger boxes."""

MOST_TICKS = 6
"""A choice among more is written down rather than ticked."""


def _esc(text: object) -> str:
    return escape(clean(str(text)))


def _say(words: Words, message: str, **facts: Any) -> str:
    """Words of the app or the game, escaped."""
    return _esc(words.say(message, facts=facts))


def _rich(text: str) -> str:
    """Our own rule text without its marks of stress: small print has no room for shouting."""
    return _esc(text.replace("**", ""))


def document(title: str, body: str, lang: str, paper: str) -> str:
    """A whole page."""
    style = resources.files("scorekeeper").joinpath("printing.css").read_text("utf-8")
    size = f"@page {{ size: {PAPERS[paper]} portrait; margin: 10mm 12mm; }}"
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{_esc(title)}</title><style>{size}\n{style}</style></head><body>{body}</body></html>\n"
    )


# --- blank sheets ------------------------------------------------------------------------------------------------


def blank_page(game: Game, players: int, lang: str, paper: str = "a4") -> str:
    """The blank sheet of a game for so many players, with the set-up list."""
    app = Words(None, lang)
    title = f"{app.name(game.id)} – {app.say('print-blank')}"
    return document(title, _Sheet(blank(game, players), lang).html(), lang, paper)


class _Sheet:
    def __init__(self, made: Blank, lang: str) -> None:
        self.made, self.app, self.words = made, Words(None, lang), Words(made.game.id, lang)

    def html(self) -> str:
        """The sheet, then the set-up list, which goes to the next page where it has no room."""
        rows = sum(max(1, len(block.rows)) for block in self.made.blocks) + len(self.made.ties)
        kind = f"blank s{self.made.seats}{' roomy' if rows <= ROOMY else ''}"
        sheet = f"{self._head()}{self._shared()}{self._table()}{self._foot()}"
        return f'<main class="{kind}">{sheet}</main>{self._setup()}'

    def _head(self) -> str:
        game = self.made.game
        edition = "" if game.edition == GAMES[game.id].edition else f" · {_esc(self.words.name(game.edition))}"
        count = _esc(self.app.say("print-players", count=self.made.players))
        fields = "".join(
            f'<div class="field"><span>{_esc(self.app.say(f"print-{each}"))}</span></div>' for each in ("date", "place")
        )
        return (
            f'<header><div><h1>{_esc(self.app.name(game.id))}</h1><p class="soft">{count}{edition}</p></div>'
            f'<div class="fields">{fields}</div></header>'
        )

    # What the table notes once.

    def _shared(self) -> str:
        if not self.made.shared:
            return ""
        choices = {block.choice.id for block in self.made.blocks if block.choice}
        rows = "".join(f"<li>{self._noted(row)}</li>" for row in self.made.shared if row.id not in choices)
        return f'<ul class="shared">{rows}</ul>' if rows else ""

    def _noted(self, row: Row) -> str:
        title = f"<b>{_esc(self.words.say(f'row-{row.id}'))}</b>"
        if row.kind in TICKED and len(row.choices) <= MOST_TICKS:
            return title + self._ticks(row.choices)
        return f'{title}<span class="write"></span>'

    def _ticks(self, choices: Sequence[str]) -> str:
        names = (each if each.isdigit() else self.words.name(each) for each in choices)
        return "".join(f'<span class="choice"><i class="tick"></i>{_esc(name)}</span>' for name in names)

    # What is counted for each player.

    def _table(self) -> str:
        seats = range(self.made.seats)
        names = "".join(f'<th colspan="2" class="name"><small>{seat + 1}</small></th>' for seat in seats)
        kinds = f"<th>{_say(self.app, 'print-count')}</th><th>{_say(self.app, 'print-points')}</th>" * self.made.seats
        columns = '<col class="label">' + '<col class="n"><col class="p">' * self.made.seats
        total = f"<th>{_say(self.app, 'total')}</th>{'<td colspan=2></td>' * self.made.seats}"
        return (
            f'<table class="sheet"><colgroup>{columns}</colgroup><thead>'
            f'<tr><th class="corner">{_say(self.app, "print-names")}</th>{names}</tr>'
            f'<tr class="kinds"><th></th>{kinds}</tr></thead>'
            f"{self._galleries()}{''.join(self._block(block) for block in self.made.blocks)}"
            f'<tbody><tr class="total">{total}</tr></tbody>{self._ties()}</table>'
        )

    def _galleries(self) -> str:
        """Rows of slots, drawn as they lie on the table, side by side where there is room."""
        if not self.made.slots:
            return ""
        rows = "".join(
            f"<tr><th>{_esc(self.words.say(f'row-{slots[0].id}'))}</th>{'<td></td>' * len(slots)}</tr>"
            for slots in self.made.slots
        )
        columns = "".join(f"<th>{place + 1}</th>" for place in range(len(self.made.slots[0])))
        walls = "".join(
            f'<table class="wall"><caption>{seat + 1}</caption><tr><th></th>{columns}</tr>{rows}</table>'
            for seat in range(self.made.seats)
        )
        return f'<tbody><tr><td class="walls" colspan="{1 + 2 * self.made.seats}"><div>{walls}</div></td></tr></tbody>'

    def _block(self, block: Block) -> str:
        """A block of several rows has its rule above them, and beside them one high box of points a player."""
        if len(block.rows) > 1:
            columns = 1 + 2 * self.made.seats
            head = f'<tr class="told"><th colspan="{columns}">{self._told(block)}</th></tr>'
            return f"<tbody>{head}{self._rows(block.rows)}</tbody>"
        counts = self._count(block.rows[0]) if block.rows else '<td class="none"></td>'
        boxes = f"{counts}<td class=p></td>" * self.made.seats
        return f'<tbody><tr class="line"><th>{self._told(block)}</th>{boxes}</tr></tbody>'

    def _told(self, block: Block) -> str:
        """The title of a block and its rule; of several that may be in play, each with a box to tick."""
        if block.choice is None:
            id = block.lines[0]
            return f'<b>{_esc(self.words.say(id, "title"))}</b> <span class="rule">{_rich(self.words.say(id))}</span>'
        told = "".join(
            f'<p class="rule"><i class="tick"></i><b>{_esc(self.words.say(id, "title"))}</b> '
            f"{_rich(self.words.say(id))}</p>"
            for id in block.lines
        )
        return f"<b>{_esc(self.words.say(f'row-{block.choice.id}'))}</b>{told}"

    def _rows(self, rows: Sequence[Row], *, points: bool = True) -> str:
        """Rows with their boxes; those for a word first, so that the box of points beside the numbers is one."""
        ordered = [row for row in rows if row.kind is Kind.CHOICE] + [
            row for row in rows if row.kind is not Kind.CHOICE
        ]
        numbers = sum(row.kind is not Kind.CHOICE for row in rows)
        shown, before, first = [], "", True
        for row in ordered:
            help_ = self.words.say(f"row-{row.id}", "help") if self.words.has(f"row-{row.id}", "help") else ""
            more = f"<small> {_esc(help_)}</small>" if help_ and help_ != before else ""
            before = help_
            label = f"<th>{_esc(self.words.say(f'row-{row.id}'))}{more}</th>"
            if row.kind is Kind.CHOICE:
                cells = '<td class="w" colspan="2"></td>'
            else:
                beside = f'<td class="p" rowspan="{numbers}"></td>' if first and points else ""
                cells = self._count(row) + ('<td class="none"></td>' if not points else beside)
                first = False
            shown.append(f"<tr>{label}{cells * self.made.seats}</tr>")
        return "".join(shown)

    def _count(self, row: Row) -> str:
        return '<td class="n"><i class="tick"></i></td>' if row.kind is Kind.FLAG else '<td class="n"></td>'

    def _ties(self) -> str:
        rules = [rule.id for rule in self.made.game.stage(Stage.TIEBREAK)]
        if not rules:
            return ""
        steps = " → ".join(_esc(self.words.say(id, "title")) for id in rules)
        columns = 1 + 2 * self.made.seats
        head = f'<tr class="ties"><th colspan="{columns}"><b>{_say(self.app, "print-ties")}</b> {steps}</th></tr>'
        return f"<tbody>{head}{self._rows(self.made.ties, points=False)}</tbody>"

    def _foot(self) -> str:
        options = [each for each in self.made.game.options if each.scores]
        if not options:
            return ""
        told = "".join(
            f"<li><b>{_esc(self.words.name(option.id))}</b>{self._ticks(option.values)}</li>" for option in options
        )
        title = _say(self.app, "app-options")
        return f'<section class="silent"><h2>{title}</h2><ul class="shared">{told}</ul></section>'

    def _setup(self) -> str:
        if not self.made.setup:
            return ""
        items = "".join(
            f'<li><i class="tick"></i><span>{_rich(self.words.say(f"setup-{item.id}", facts=item.facts))}</span></li>'
            for item in self.made.setup
        )
        title = (
            f"{_esc(self.app.name(self.made.game.id))} · {_say(self.app, 'app-setup-list', count=self.made.players)}"
        )
        return f'<section class="setup"><h2>{title}</h2><ol>{items}</ol></section>'


# --- results -----------------------------------------------------------------------------------------------------


def result_page(
    table: Table[Any, Any], game: Game, result: Result, lang: str, *, paper: str = "a4", when: str = "", where: str = ""
) -> str:
    """The result of a table: places, how ties were decided, a receipt for each seat, how the points came about."""
    words, app = words_for(game, lang, table), Words(None, lang)
    outcome = result.outcome
    told = " · ".join(_esc(each) for each in (when, where) if each)
    head = (
        f'<header><div><h1>{_esc(app.name(game.id))}</h1><p class="soft">{told}</p></div>'
        f'<p class="who"><bdi>{_esc(_winner(words, app, result))}</bdi></p>'
        f"<p><strong>{_esc(doubt(app, result))}</strong></p></header>"
    )
    places = "".join(_place(words, each, outcome.ranking) for each in outcome.ranking)
    options = "".join(f'<p class="soft">{_rests_on(words, app, table, id)}</p>' for id in result.decisive)
    rules = breakdown.lines_of(outcome.seats)
    slips = "".join(_slip(words, app, score, rules) for score in outcome.seats)
    titles = {rule: rule_title(words, rule) for rule in rules}
    title = app.say("picture-title")
    shown = breakdown.picture(outcome.seats, rules, title, breakdown.described(outcome.seats, titles)) if rules else ""
    body = (
        f'<main class="filled">{head}<ol class="places">{places}</ol>{options}<div class="slips">{slips}</div>'
        f'<section class="picture"><h2>{_esc(title)}</h2>{shown}</section></main>'
    )
    return document(f"{app.name(game.id)} – {', '.join(table.seat_names)}", body, lang, paper)


def _rests_on(words: Words, app: Words, table: Table[Any, Any], id: str) -> str:
    return _say(app, "rests-on", option=Typed(words.name(id)), value=Typed(words.name(table.options[id])))


def _winner(words: Words, app: Words, result: Result) -> str:
    winners = result.outcome.winners
    if not winners:
        return app.say("no-winner")
    return Words(None, words.lang, words.seats).say("wins", facts={"count": len(winners), "winners": tuple(winners)})


def _place(words: Words, placing: Placing, ranking: tuple[Placing, ...]) -> str:
    rank = "–" if placing.rank is None else str(placing.rank)
    why = why_placed(words, placing, ranking)
    more = f'<p class="rule">{_esc(why)}</p>' if why else ""
    return f'<li><span class="rank">{rank}</span><bdi>{_esc(placing.player)}</bdi><b>{placing.points}</b>{more}</li>'


def _slip(words: Words, app: Words, score: SeatScore, rules: Sequence[str]) -> str:
    lines = "".join(_line(words, app, line, rules) for line in score.lines)
    total = str(score.total) if score.complete else app.say("so-far", points=score.total)
    return (
        f"<article><h2><bdi>{_esc(score.player)}</bdi></h2><table>{lines}"
        f'<tr class="total"><th>{_esc(app.say("total"))}</th><td>{_esc(total)}</td></tr></table></article>'
    )


def _line(words: Words, app: Words, line: Line, rules: Sequence[str]) -> str:
    points = app.say("blank") if line.points is None else str(line.points)
    sign = f'<span class="letter">{breakdown.letter(rules.index(line.rule))}</span>' if line.rule in rules else ""
    return (
        f'<tr><th>{sign}{_esc(line_title(words, line))}<p class="rule">{_esc(line_text(words, line))}</p></th>'
        f"<td>{_esc(points)}</td></tr>"
    )
