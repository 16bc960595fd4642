"""What every screen is given, and the pieces that more than one of them shows."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

from scorekeeper.game import Result
from scorekeeper.report import finding_text
from scorekeeper.rules import Finding, Typed
from scorekeeper.store import Summary
from scorekeeper.text import LANGUAGES, Words
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.marks import seat_mark
from scorekeeper.ui.past_state import Past
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.state import PARTS, State

LANGUAGE_NAMES = {"en": "English", "es": "Español", "ja": "日本語"}


@dataclass(frozen=True)
class Page:
    """The state, the words it is said in, and what was made of the open table."""

    state: State
    app: Words
    words: Words | None = None
    result: Result | None = None
    tables: tuple[Summary, ...] = ()
    deleted: tuple[Summary, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def desk(self) -> Desk:
        """The open table, on screens that have one."""
        assert self.state.desk is not None
        return self.state.desk

    @property
    def said(self) -> Words:
        """The game's words, on screens that have a game."""
        assert self.words is not None
        return self.words

    @property
    def past(self) -> Past:
        """History, on its screen."""
        assert self.state.past is not None
        return self.state.past

    def say(self, message: str, **facts: Any) -> str:
        """The app's words, escaped. Text among the facts is what a person typed, or words already."""
        typed = {key: Typed(fact) if isinstance(fact, str) else fact for key, fact in facts.items()}
        return esc(self.app.say(f"app-{message}", facts=typed))


def button(text: str, act: str, *, cls: str = "", **data: Any) -> str:
    """A button; ``text`` is escaped already."""
    more = "".join(f' data-{key}="{esc(value)}"' for key, value in data.items())
    return f'<button type="button" class="button {cls}" data-act="{act}"{more}>{text}</button>'


def top(page: Page) -> str:
    """The head of the page."""
    if page.state.desk is None:
        return f'<header class="top"><div class="bar"><p class="brand">Scorekeeper</p>{_languages(page)}</div></header>'
    desk = page.desk
    names = ", ".join(desk.table.seat_names)
    who = "".join(
        f"<span>{seat_mark(int(seat))}{name(desk.table.seat_names[seat])}</span>" for seat in desk.table.seats
    )
    saved = (
        '<p class="saved" data-saved="saved">'
        f'<span class="is-saved"><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">'
        f'<path d="m2.5 8.5 3.5 3.5 7.5-8"/></svg>{page.say("saved")}</span>'
        f'<span class="is-waiting">{page.say("not-saved")}</span></p>'
    )
    return (
        '<header class="top"><div class="bar">'
        f'<a class="back" href="?" data-act="home"><span aria-hidden="true">‹ </span>{page.say("home")}</a>'
        f"{saved}{_languages(page)}</div>"
        f'<h1>{esc(page.app.name(desk.game.id))}</h1><p class="who" title="{esc(names)}">{who}</p></header>'
        f'<nav class="parts" aria-label="{page.say("parts")}">{"".join(_part(page, each) for each in PARTS)}</nav>'
    )


def _part(page: Page, part: str) -> str:
    current = ' aria-current="page"' if page.state.screen == part else ""
    href = f"?table={esc(page.desk.token)}&amp;part={part}"
    return f'<a href="{href}" data-act="part" data-part="{part}"{current}>{page.say(f"part-{part}")}</a>'


def _languages(page: Page) -> str:
    options = "".join(
        f'<option value="{each}" lang="{each}"{" selected" if each == page.state.lang else ""}>'
        f"{LANGUAGE_NAMES[each]}</option>"
        for each in LANGUAGES
    )
    return f'<select class="language" data-act="lang" aria-label="{page.say("language")}">{options}</select>'


def notice(page: Page) -> str:
    """What went wrong, if anything did. It lies over the page, so that nothing moves."""
    told = page.state.notice
    if told is None:
        return ""
    return (
        f'<div class="notice" role="alert"><p>{esc(page.app.say(told.message, facts=told.facts))}</p>'
        f"{button(page.say('dismiss'), 'dismiss', cls='quiet')}</div>"
    )


def rule_link(page: Page, rule: str) -> str:
    """A tap on it opens the rule. Empty where it is no rule of the game (a table's own points)."""
    if rule not in page.desk.game.by_id:
        return ""
    return button(esc(page.said.say(rule, "title")), "rule", cls="link", rule=rule)


def findings(page: Page, found: tuple[Finding, ...], quiet: str) -> str:
    """A list of findings; ``quiet`` is what is said where there are none."""
    title = f'<h2 id="findings">{esc(page.app.say("findings"))}</h2>'
    if not found:
        return f'<section class="findings card" aria-labelledby="findings">{title}<p class="soft">{quiet}</p></section>'
    items = "".join(_finding(page, each) for each in found)
    return f'<section class="findings card" aria-labelledby="findings">{title}<ul>{items}</ul></section>'


def _finding(page: Page, finding: Finding) -> str:
    word = esc(page.app.say(f"severity-{finding.severity}"))
    where = button(page.say("go-there"), "goto", cls="link", path=finding.where[0]) if finding.where else ""
    return (
        f'<li class="finding {finding.severity}"><p><strong class="severity">{word}</strong> '
        f'{esc(finding_text(page.said, finding))}</p><p class="acts">{rule_link(page, finding.rule)}{where}</p></li>'
    )


def local_time(page: Page, at: str) -> str:
    """A moment in UTC as the browser's clock and language have it."""
    from babel.dates import format_skeleton, format_time

    try:
        moment = datetime.fromisoformat(at).astimezone(_zone(page.state.now))
    except ValueError:
        return ""
    return f"{format_skeleton('MMMd', moment, locale=page.state.lang)} · {format_time(moment, 'HH:mm')}"


def _zone(now: str) -> timezone:
    try:
        offset = datetime.fromisoformat(now).utcoffset()
    except ValueError:
        offset = None
    return timezone(offset if offset is not None else timedelta()) if offset else UTC
