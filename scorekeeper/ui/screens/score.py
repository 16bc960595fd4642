"""Score: what stands around the pad."""

from __future__ import annotations

from scorekeeper import paths
from scorekeeper.game import Option
from scorekeeper.rules import Typed
from scorekeeper.sheet import Kind
from scorekeeper.ui.desk import Clash
from scorekeeper.ui.entry import Cell
from scorekeeper.ui.safe import esc, name, rich
from scorekeeper.ui.screens.page import Page, button, findings, rule_link
from scorekeeper.ui.view import title_of


def score(page: Page) -> str:
    """What stands above the pad: what two phones disagree about, if anything."""
    clashes = "".join(clash(page, each) for each in page.state.clashes.values())
    clashes += _log_ends_early(page)
    return f'<h2 class="hidden-text">{page.say("part-score")}</h2>{clashes}'


def _log_ends_early(page: Page) -> str:
    """What the log filled in is not the end yet."""
    desk = page.desk
    if not desk.log or desk.journal is None or desk.journal.play.over(desk.journal.state):
        return ""
    return f'<p class="card soft early">{page.say("play-log-short")}</p>'


def clash(page: Page, clash: Clash) -> str:
    """Two entries for one cell: the person decides."""
    mine = dict(clash.ours).get(clash.path)
    cell = page.desk.cells.get(clash.path)
    place = esc(clash.path)
    if cell is not None:
        place = esc(title_of(cell.row, page.said))
        if cell.seat is not None:
            place += f", {name(page.desk.table.seat_names[cell.seat])}"
    ours, theirs = shown(page, mine, cell), shown(page, clash.theirs, cell)

    def keep(which: str, **value: Typed) -> str:
        return esc(page.app.say(f"app-keep-{which}", facts=value))

    return (
        f'<section class="card clash" role="alert" data-key="clash-{esc(clash.path)}"><h3>{place}</h3>'
        f'<p>{esc(page.app.say("app-clash", ours=Typed(ours), theirs=Typed(theirs)))}</p><p class="acts">'
        f"{button(keep('ours', ours=Typed(ours)), 'keep', cls='primary', path=clash.path, which='ours')}"
        f"{button(keep('theirs', theirs=Typed(theirs)), 'keep', path=clash.path, which='theirs')}</p></section>"
    )


def shown(page: Page, value: object, cell: Cell | None) -> str:
    """A value as people say it."""
    blank = page.app.say("blank")
    if value is None:
        return blank
    if isinstance(value, bool):
        return page.app.say("pad-yes" if value else "pad-no")
    if isinstance(value, list):
        seats = cell is not None and cell.row.kind is Kind.SEATS
        words = [
            page.desk.table.seat_names[each] if seats and isinstance(each, int) else shown(page, each, None)
            for each in value
        ]
        return ", ".join(words) or page.app.say("pad-none")
    if isinstance(value, dict):
        return " ".join(shown(page, each, None) for each in value.values())
    return page.said.name(value) if isinstance(value, str) else str(value)


def side(page: Page) -> str:
    """Beside the pad: what the rules say, choices, and the end."""
    assert page.result is not None
    return (
        f"{_finish(page)}{findings(page, page.result.findings, esc(page.app.say('cli-nothing-found')))}{options(page)}"
    )


def _finish(page: Page) -> str:
    status = page.desk.table.status
    if status == "playing":
        return f'<p class="finish">{button(page.say("finish"), "finish", cls="primary wide")}</p>'
    return (
        f'<p class="finish over"><span>{page.say(f"is-{status}")}</span>'
        f"{button(page.say('to-result'), 'part', cls='primary', part='result')}</p>"
    )


def options(page: Page) -> str:
    """Where the rules are silent: what the table chose."""
    game, table = page.desk.game, page.desk.table
    if not game.options:
        return ""
    rows = "".join(_option(page, each, table.options[each.id]) for each in game.options)
    return (
        f'<section class="card" aria-labelledby="options"><details class="options" data-key="options">'
        f'<summary><h2 id="options">{page.say("options")}</h2></summary>{rows}</details></section>'
    )


def _option(page: Page, option: Option, now: str) -> str:
    words = page.said
    values = "".join(
        f'<option value="{esc(each)}"{" selected" if each == now else ""}>{esc(words.name(each))}</option>'
        for each in option.values
    )
    why = f'<p class="soft">{rich(words.say(option.rule, "silent"))}</p>' if words.has(option.rule, "silent") else ""
    id = f"option-{esc(option.id)}"
    return (
        f'<div class="option" data-key="{id}"><label for="{id}">{esc(words.name(option.id))}</label>'
        f'<select id="{id}" data-act="option" data-option="{esc(option.id)}">{values}</select>'
        f"{why}{rule_link(page, option.rule)}</div>"
    )


def part_of_path(path: str) -> str:
    """The part of the page where a path has its cell."""
    first = paths.steps(path)[0] if path else ""
    return {"players": "players", "start_player": "players", "setup": "setup", "log": "play", "claimed": "result"}.get(
        str(first), "score"
    )
