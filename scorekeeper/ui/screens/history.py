"""History: its head and filters, and the list of plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from scorekeeper.exchange import told
from scorekeeper.rules import Typed
from scorekeeper.ui import past as behind
from scorekeeper.ui.past_state import FILES, PEOPLE, PLAY, PLAYS, VIEWS, Past
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens import charts, history_files, history_games, history_people
from scorekeeper.ui.screens.charts import NOTHING, number
from scorekeeper.ui.screens.history_filter import filters, game_name
from scorekeeper.ui.screens.page import Page, button
from scorekeeper.ui.screens.page import top as page_top

if TYPE_CHECKING:
    from scorekeeper.store.plays import Compared


def top(page: Page) -> str:
    """The head of the page: back to Home, or to the list of plays."""
    back = f'<a class="back" href="?" data-act="home"><span aria-hidden="true">‹ </span>{page.say("home")}</a>'
    if page.past.view == PLAY:
        said = page.say("past")
        back = f'<a class="back" href="?history=plays" data-act="past"><span aria-hidden="true">‹ </span>{said}</a>'
    return page_top(page).replace('<p class="brand">Scorekeeper</p>', back, 1)


def history(page: Page) -> str:
    """The screen."""
    past = page.past
    if past.view == PLAY and past.opened is not None:
        return f'<div class="past">{_totals(page, past.opened)}</div>'
    inside = {
        PLAYS: _plays,
        PEOPLE: history_people.people,
        FILES: history_files.files,
    }.get(past.view, history_games.games)(page)
    above = "" if past.view == FILES else filters(page)
    return (
        f'<div class="past"><h1 tabindex="-1">{page.say("past")}</h1>{_whose(page)}'
        f'<nav class="parts" aria-label="{page.say("past-views")}">{"".join(_tab(page, each) for each in VIEWS)}</nav>'
        f"{above}{history_files.telling(page)}{inside}</div>"
    )


def _tab(page: Page, view: str) -> str:
    current = ' aria-current="page"' if page.past.view == view else ""
    said = page.say("past-view-people" if view == PEOPLE else f"past-{view}")
    return f'<a href="?history={view}" data-act="past-view" data-view="{view}"{current}>{said}</a>'


def _whose(page: Page) -> str:
    """This device's plays, or everybody's, where that may be seen."""
    if not behind.manages(page.state):
        return ""
    marks = "".join(
        f'<button type="button" class="chip" data-act="past-whose" data-whose="{whose}" '
        f'aria-pressed="{str(page.past.everybody == (whose == "all")).lower()}">{page.say(f"past-{whose}")}</button>'
        for whose in ("mine", "all")
    )
    return f'<div class="chips scope" role="group" aria-label="{page.say("past-whose")}">{marks}</div>'


# --- the list of plays -------------------------------------------------------------------------------------------


def _plays(page: Page) -> str:
    past = page.past
    if past.found is None or past.history is None:
        return ""
    if not len(past.history):
        return f'<p class="card empty">{page.say("past-nothing")}</p>'
    if not len(past.found):
        return f'<p class="card empty">{page.say("past-none-found")}</p>'
    rows = "".join(_row(page, each) for each in past.recent)
    more = ""
    if len(past.recent) < len(past.found):
        more = f"<p>{button(page.say('past-more'), 'past-more')}</p>"
    title = page.say("past-newest")
    return (
        f'{_months(page, past)}<section class="card" aria-labelledby="newest"><h2 id="newest">{title}</h2>'
        f'<ul class="rows">{rows}</ul>{more}</section>'
    )


def _months(page: Page, past: Past) -> str:
    """How much was played each month (each year, where there are too many months to see)."""
    from scorekeeper import stats

    lang = page.state.lang
    counts = stats.per_month(past.looked_at)["plays"]
    if len(counts) < 2:
        return ""
    yearly = len(counts) > 72
    if yearly:
        counts = counts.groupby(counts.index.year).sum()
        names = [charts.day(f"{year}-01-01", lang, "y") for year in counts.index]
    else:
        names = [charts.day(month, lang, "yMMM") for month in counts.index]
    rows = [[esc(label), number(count, lang)] for label, count in zip(names, counts, strict=True) if count]
    heads = [page.say("past-year" if yearly else "past-month"), page.say("past-plays")]
    title = page.say("past-per-year" if yearly else "past-per-month")
    ends = [names[0], names[-1]]
    drawing = charts.columns([float(each) for each in counts], labels=ends)
    return charts.chart("months", title, drawing, charts.table(title, heads, rows[::-1]), page.say("past-as-table"))


def _row(page: Page, each: Compared) -> str:
    document = each.document
    people = [_person(page, document, at, points) for at, points in enumerate(each.earlier)]
    notes = [page.say(f"past-known-{known}") for known in [_known_by(page, each)] if known]
    reason = _left_out(page, each.number)
    if reason:
        notes.append(page.say(f"past-out-{reason}"))
    differs = (
        f'<p class="differs">{page.say("past-earlier-rules", **differing(each, page.state.lang))}</p>'
        if each.differs
        else ""
    )
    title = esc(game_name(page, str(document.get("game") or "")))
    spoken = f'<span class="hidden-text">: {title}</span>'
    open_ = button(page.say("open") + spoken, "past-open", table=each.token) if each.token else ""
    day = charts.day(document.get("played_at"), page.state.lang)
    when = day if day != NOTHING else page.app.say("app-past-no-day")
    return (
        f'<li data-game="{esc(document.get("game") or "")}" data-key="play-{each.number}"><div>'
        f'<p class="title">{title}</p><p class="names">{" ".join(people)}</p>'
        f'<p class="soft">{esc(when)}{"".join(f" · {note}" for note in notes)}</p>{differs}</div>{open_}</li>'
    )


def _person(page: Page, document: Mapping[str, Any], at: int, points: float | None) -> str:
    given = document.get("players")
    player = given[at] if isinstance(given, list) and at < len(given) and isinstance(given[at], dict) else {}
    told_ = str(player.get("name") or page.app.say("app-past-nobody"))
    mark = "" if points is None else f'&nbsp;<b class="points">{number(points, page.state.lang, 2)}</b>'
    return f'<span class="seat">{name(told_)}{mark}</span>'


def _known_by(page: Page, each: Compared) -> str:
    """``claimed`` or ``totals`` where a play is not counted by our rules."""
    found = page.past.found
    known = str(found.plays["known_by"].get(each.number, "")) if found is not None else ""
    return known if known in ("claimed", "totals") else ""


def _left_out(page: Page, play: int) -> str:
    found = page.past.found
    reason = found.plays["left_out"].get(play) if found is not None else None
    return reason if isinstance(reason, str) else ""


def differing(each: Compared, lang: str) -> dict[str, Typed]:
    """What stood when a play was finished, and what today's rules give, as facts of ``past-earlier-rules``."""
    told_ = {"then": each.earlier, "now": each.today}
    return {key: Typed(", ".join(number(points, lang, 2) for points in all_)) for key, all_ in told_.items()}


# --- one play of totals ------------------------------------------------------------------------------------------


def _totals(page: Page, each: Compared) -> str:
    """A play that is known by totals: what the record holds, and nothing counted anew."""
    document = each.document
    lang = page.state.lang
    play = told.of(document)
    day = charts.day(document.get("played_at"), lang)
    facts = [day if day != NOTHING else page.app.say("app-past-no-day")]
    minutes = document.get("duration_min")
    if isinstance(minutes, int):
        facts.append(page.app.say("app-past-minutes", count=minutes))
    if document.get("location"):
        facts.append(str(document["location"]))
    people = "".join(
        f'<li><span class="rank">{NOTHING if one.rank is None else one.rank}</span>'
        f"{name(one.name or page.app.say('app-past-nobody'))}"
        f'{_won(page) if one.winner else ""}<span class="points">{esc(one.text or NOTHING)}</span></li>'
        for one in play.players
    )
    sheet = ""
    if play.rows:
        heads = [page.say("past-line"), *(esc(one.name) for one in play.players)]
        rows = [
            [esc(row.labels.get(lang) or row.labels.get("en") or row.id), *(esc(text or NOTHING) for text in row.texts)]
            for row in play.rows
        ]
        sheet = f'<section class="card">{charts.table(page.say("past-sheet"), heads, rows, shown=True)}</section>'
    notes = f'<p class="notes">{esc(document["notes"])}</p>' if document.get("notes") else ""
    title = esc(play.game or page.app.say("app-past-no-game"))
    return (
        f'<h1 tabindex="-1">{title}</h1><p class="soft">{esc(" · ".join(facts))}</p>'
        f'<p class="soft">{page.say("past-totals-only")}</p>'
        f'<section class="card"><ol class="places totals">{people}</ol>{notes}</section>{sheet}'
        f'<p class="ends">{button(page.say("delete"), "past-delete", cls="danger")}</p>'
    )


def _won(page: Page) -> str:
    return f' <span class="won">{page.say("past-winner")}</span>'
