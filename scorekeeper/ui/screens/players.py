"""Players: how many, their names, order, colours, teams, and who starts."""

from __future__ import annotations

from scorekeeper.game import Game
from scorekeeper.report import numbered
from scorekeeper.rules import Stage
from scorekeeper.ui.marks import seat_mark
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens.page import Page, button, findings

LONGEST = 500
COLOURS = ("blue", "orange", "green", "purple", "red", "yellow")
"""For games whose colours are not known: six that most people can tell apart."""


def players(page: Page) -> str:
    """The screen."""
    desk = page.desk
    people = desk.document["players"]
    rows = "".join(_row(page, at, len(people)) for at in range(len(people)))
    names = "".join(f'<option value="{esc(each)}"></option>' for each in page.names[:100])
    about = tuple(f for f in (page.result.findings if page.result else ()) if _of_players(page, f.rule, f.where))
    found = findings(page, about, "") if about else ""
    return (
        f'<div class="players"><section class="card" aria-labelledby="who"><h2 id="who">{page.say("who-plays")}</h2>'
        f'{_counts(page, desk.game)}<ol>{rows}</ol><datalist id="names">{names}</datalist></section>'
        f"{_start(page)}{found}"
        f'<p class="onward">{button(page.say("start-score"), "part", cls="primary", part="score")}'
        f"{button(page.say('start-setup'), 'part', part='setup')}"
        f"{button(page.say('play-along'), 'part', part='play')}</p></div>"
    )


def _of_players(page: Page, rule: str, where: tuple[str, ...]) -> bool:
    known = page.desk.game.by_id.get(rule)
    return (
        known is not None
        and known.stage is Stage.SETUP
        and any(path.startswith(("players", "start_player")) for path in where)
    )


def _counts(page: Page, game: Game) -> str:
    now = len(page.desk.document["players"])
    counts = sorted({*game.counts, now})
    buttons = "".join(
        f'<button type="button" class="chip" data-act="count" data-count="{each}" '
        f'aria-pressed="{str(each == now).lower()}">{each}</button>'
        for each in counts
    )
    return f'<div class="chips counts" role="group" aria-label="{page.say("how-many")}">{buttons}</div>'


def _row(page: Page, at: int, most: int) -> str:
    desk = page.desk
    player = desk.document["players"][at]
    known = str(player.get("name") or "")
    seat = next(seat for seat, side in enumerate(desk.table.sides) if at in side)
    fresh = " data-fresh" if known == numbered(page.app, at) else ""
    spoken = f' aria-label="{page.say("name-of", number=at + 1)}"'
    up = _arrow(page, "up", at, known, at == 0)
    down = _arrow(page, "down", at, known, at == most - 1)
    return (
        f'<li data-key="player-{at}">{seat_mark(seat)}'
        f'<input type="text" id="player-{at}" data-next data-path="players[{at}].name" '
        f'value="{esc(known)}"{spoken}{fresh} list="names"'
        f' maxlength="{LONGEST}" autocomplete="off" autocapitalize="words" spellcheck="false" '
        f'enterkeyhint="next" dir="auto">'
        f'{_colour(page, at, known)}{_team(page, at, known)}<span class="moves">{up}{down}'
        f'<button type="button" class="icon" data-act="remove" data-player="{at}" '
        f'aria-label="{page.say("remove", player=known)}"'
        f"{' disabled' if most <= 1 else ''}>×</button></span></li>"
    )


def _arrow(page: Page, way: str, at: int, known: str, off: bool) -> str:
    sign = "↑" if way == "up" else "↓"
    label = page.say(f"move-{way}", player=known)
    return (
        f'<button type="button" class="icon" id="{way}-{at}" data-act="move" data-player="{at}" data-way="{way}"'
        f' aria-label="{label}"{" disabled" if off else ""}>{sign}</button>'
    )


def _colour(page: Page, at: int, known: str) -> str:
    colours = page.desk.game.colours or COLOURS
    now = page.desk.document["players"][at].get("colour")
    options = [f'<option value="">{page.say("any-colour")}</option>']
    for each in dict.fromkeys((*colours, *([now] if now else []))):
        options.append(
            f'<option value="{esc(each)}"{" selected" if each == now else ""}>{esc(colour_name(page, each))}</option>'
        )
    return (
        f'<select class="colour" data-act="colour" data-player="{at}" '
        f'aria-label="{page.say("colour-of", player=known)}">'
        f"{''.join(options)}</select>"
    )


def colour_name(page: Page, colour: str) -> str:
    """The word for a colour: the game's, ours, or what stands in the file."""
    if page.said.has(f"id-{colour}"):
        return page.said.name(colour)
    return page.app.say(f"app-colour-{colour}") if page.app.has(f"app-colour-{colour}") else colour


def _team(page: Page, at: int, known: str) -> str:
    desk = page.desk
    if not desk.table.teams:
        return ""
    now = str(desk.document["players"][at].get("team") or "")
    options = "".join(
        f'<option value="{each}"{" selected" if each == now else ""}>{page.say("team", number=int(each))}</option>'
        for each in ("1", "2")
    )
    return (
        f'<select class="team" data-act="team" data-player="{at}" '
        f'aria-label="{page.say("team-of", player=known)}">{options}</select>'
    )


def _start(page: Page) -> str:
    desk = page.desk
    now = desk.table.start_player
    options = [f'<option value=""{"" if now is not None else " selected"}>{page.say("not-noted")}</option>']
    for at, player in enumerate(desk.table.players):
        options.append(f'<option value="{at}"{" selected" if at == now else ""}>{esc(player.name)}</option>')
    told = ""
    if page.state.drawn and now is not None:
        told = f"{page.say('drawn')} {name(desk.table.players[now].name)}"
    return (
        f'<section class="card start" aria-labelledby="start"><h2 id="start">{page.say("start-player")}</h2>'
        f'<div class="line"><select data-act="start" aria-labelledby="start">{"".join(options)}</select>'
        f'{button(page.say("draw"), "draw")}</div><p class="drawn" aria-live="polite">{told}</p></section>'
    )
