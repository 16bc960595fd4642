"""Set-up: the exact list for this number of players, beside the drawing."""

from __future__ import annotations

from scorekeeper.game import SetupItem
from scorekeeper.rules import Finding, Stage
from scorekeeper.ui.safe import esc, rich
from scorekeeper.ui.screens.page import Page, findings


def setup(page: Page) -> str:
    """The list to tick."""
    desk = page.desk
    count = desk.table.count
    items = desk.game.setup_list(count, desk.table.edition) if count in desk.game.counts else ()
    title = page.say("setup-list", count=count)
    if not items:
        return (
            f'<section class="card setup" aria-labelledby="list"><h2 id="list">{title}</h2><p '
            f'class="soft">{page.say("no-setup-list")}</p></section>'
        )
    rows = "".join(_item(page, item) for item in items)
    check = ""
    if desk.sheet.setup or desk.sheet.setup_seats:
        check = (
            f'<div class="intro"><h2>{page.say("check-setup")}</h2><p class="soft">'
            f"{page.say('check-setup-how')}</p></div>"
        )
    return (
        f'<section class="card setup" aria-labelledby="list"><h2 id="list">{title}</h2><ol class="ticks">'
        f"{rows}</ol></section>{_random(page) if desk.game.random_setup else ''}{check}"
    )


def _random(page: Page) -> str:
    """Everything that the rules draw at random, drawn here; the seed gives it again."""
    drawn = page.desk.document.get("notes") if page.desk.document.get("setup") else ""
    return (
        f'<section class="card setup" aria-labelledby="chance"><h2 id="chance">{page.say("draw-setup")}</h2>'
        f'<p class="soft">{page.say("draw-setup-how")}</p><p class="chance">'
        f'<button type="button" class="button" data-act="draw-setup">{page.say("draw")}</button>'
        f'<label>{page.say("seed")} <input type="text" inputmode="numeric" '
        f'id="seed" autocomplete="off" data-act="draw-setup" value=""></label></p>'
        f'<p class="soft" role="status">{esc(drawn or "")}</p></section>'
    )


def _item(page: Page, item: SetupItem) -> str:
    text = page.said.say(f"setup-{item.id}", facts=item.facts)
    rule = ""
    if item.rule in page.desk.game.by_id:
        label = page.say("rule-of", rule=page.said.say(item.rule, "title"))
        rule = (
            f'<button type="button" class="icon" data-act="rule" data-rule="{esc(item.rule)}" '
            f'aria-label="{label}">?</button>'
        )
    return (
        f'<li data-key="item-{esc(item.id)}"><label><input type="checkbox" data-tick="{esc(item.id)}">'
        f"<span>{rich(text)}</span></label>{rule}</li>"
    )


def setup_findings(page: Page) -> tuple[Finding, ...]:
    """What the rules of setting up object to."""
    assert page.result is not None
    by_id = page.desk.game.by_id
    return tuple(each for each in page.result.findings if each.rule in by_id and by_id[each.rule].stage is Stage.SETUP)


def side(page: Page) -> str:
    """What stands beside the drawing."""
    return findings(page, setup_findings(page), esc(page.app.say("cli-nothing-found")))
