"""History, in and out: import with its preview, export, and backups."""

from __future__ import annotations

from scorekeeper.exchange.plan import Match, Plan, Planned, State
from scorekeeper.report import malformed_text
from scorekeeper.rules import Typed
from scorekeeper.shape import Malformed
from scorekeeper.ui import past as behind
from scorekeeper.ui.safe import esc
from scorekeeper.ui.screens.history_filter import filters
from scorekeeper.ui.screens.page import Page, button

SHOWN = 20
"""Reasons, remarks and people shown at first; the rest is behind *more*, up to what a plan keeps."""


def telling(page: Page) -> str:
    """What was done last, and how far it is with what is being done."""
    past = page.past
    job = past.job
    parts = []
    if job is not None:
        done = f' value="{job.done}" max="{job.total}"' if job.total else ""
        count = page.say("past-so-far", done=job.done, total=job.total) if job.total else ""
        parts.append(
            f'<div class="card job" role="status"><p>{page.say(job.name)} <span class="soft">{count}</span></p>'
            f'<progress aria-label="{page.say(job.name)}"{done}></progress></div>'
        )
    if past.told or past.faults:
        lines = "".join(f"<p>{esc(page.app.say(message, facts=dict(facts)))}</p>" for message, facts in past.told)
        faults = "".join(f"<li>{esc(fault)}</li>" for fault in past.faults)
        parts.append(
            f'<div class="card did" role="status">{lines}{f"<ul>{faults}</ul>" if faults else ""}'
            f"{button(page.say('dismiss'), 'past-said', cls='quiet')}</div>"
        )
    return "".join(parts)


def files(page: Page) -> str:
    """The view."""
    if page.past.job is not None:
        return ""
    if page.past.plan is not None:
        return _preview(page, page.past.plan)
    parts = []
    if behind.manages(page.state):
        parts.append(_import(page))
    parts.append(_export(page))
    if behind.manages(page.state):
        parts.append(_backup(page))
    else:
        parts.append(f'<p class="soft">{page.say("past-managed")}</p>')
    return f'<div class="charts">{"".join(parts)}</div>'


def _upload(page: Page, act: str, said: str, accept: str, *, many: bool) -> str:
    more = " multiple" if many else ""
    return (
        f'<label class="button upload"><input type="file" class="hidden-text" data-upload="{act}" '
        f'accept="{accept}"{more}>{page.say(said)}</label>'
    )


def _import(page: Page) -> str:
    choose = _upload(page, "past-upload", "past-choose-files", ".json,.bgsplay,.xml,.csv,.txt,.zip", many=True)
    return (
        f'<section class="card" aria-labelledby="import" data-drop="past-upload">'
        f'<h2 id="import">{page.say("past-import")}</h2>'
        f"<p>{page.say('past-import-what')}</p><p>{choose}</p></section>"
    )


def _export(page: Page) -> str:
    past = page.past
    count = len(past.found) if past.found is not None else 0
    choices = "".join(
        f'<option value="{form}"{" selected" if form == past.form else ""}>{page.say(f"past-form-{form}")}</option>'
        for form in behind.FORMATS
    )
    act = button(page.say("past-download"), "past-export", cls="primary") if count else ""
    return (
        f'<section class="card" aria-labelledby="export"><h2 id="export">{page.say("past-export")}</h2>'
        f"{filters(page)}<p>{page.say('past-export-what', count=count)}</p>"
        f'<label><span>{page.say("past-form")}</span><select data-act="past-form">{choices}</select></label>'
        f"<p>{act}</p></section>"
    )


def _backup(page: Page) -> str:
    restore = _upload(page, "past-restore", "past-restore", ".zip", many=False)
    return (
        f'<section class="card" aria-labelledby="backup"><h2 id="backup">{page.say("past-backup")}</h2>'
        f"<p>{page.say('past-backup-what')}</p>"
        f'<p class="acts">{button(page.say("past-backup-make"), "past-backup", cls="primary")}{restore}</p></section>'
    )


# --- the preview of an import ------------------------------------------------------------------------------------


def _preview(page: Page, plan: Plan) -> str:
    work = plan.counts[State.NEW] + plan.counts[State.CHANGED]
    counts = "".join(
        f"<li>{esc(page.app.say(f'import-{state}', count=plan.counts[state]))}</li>"
        for state in State
        if plan.counts[state]
    )
    unread = "".join(f"<li>{esc(name)}: {_text(page, fault)}</li>" for name, fault in plan.files)
    bad = f'<ul class="reasons">{unread}</ul>' if unread else ""
    nothing = "" if counts or bad else f"<p>{page.say('past-no-plays')}</p>"
    gone = ""
    if plan.gone:
        said = esc(page.app.say("import-gone", count=len(plan.gone)))
        gone = (
            f'<label class="tick"><input type="checkbox" id="deletions" data-act="past-deletions"'
            f"{' checked' if page.past.form == 'deletions' else ''}>"
            f"<span>{said} {page.say('past-delete-too')}</span></label>"
        )
    go = button(page.say("past-do-import", count=work), "past-import", cls="primary") if work or plan.gone else ""
    return (
        f'<section class="card preview" aria-labelledby="preview">'
        f'<h2 id="preview" tabindex="-1">{page.say("past-preview")}</h2>'
        f"{nothing}{bad}<ul class='counts'>{counts}</ul>{gone}"
        f'<p class="acts">{go}{button(page.say("cancel"), "past-cancel")}</p></section>'
        f"{_people(page, plan)}{_reasons(page, 'past-refused', plan.refused, plan.counts[State.REFUSED], why=True)}"
        f"{_reasons(page, 'past-remarks', plan.remarks, plan.remarked, why=False)}"
    )


def _text(page: Page, fault: Malformed) -> str:
    return esc(malformed_text(fault, page.state.lang))


def _people(page: Page, plan: Plan) -> str:
    """People who may be one: taken together or kept apart, as ticked."""
    if not plan.matches:
        return ""
    rows = "".join(_match(page, index, each) for index, each in enumerate(plan.matches[:200]))
    more = len(plan.matches) - 200
    rest = f'<p class="soft">{page.say("past-more-people", count=more)}</p>' if more > 0 else ""
    return (
        f'<section class="card" aria-labelledby="matches"><h2 id="matches">{page.say("past-matches")}</h2>'
        f'<ul class="matches">{rows}</ul>{rest}</section>'
    )


def _match(page: Page, index: int, match: Match) -> str:
    together = "together" if match.together else "apart"
    facts = {"name": Typed(match.name), "other": Typed(match.other)}
    said = esc(page.app.say(f"import-{match.kind}-{together}", facts=facts))
    return (
        f'<li><label class="tick"><input type="checkbox" data-act="past-match" data-match="{index}"'
        f"{' checked' if match.together else ''}>"
        f"<span>{page.say('past-same-person', one=match.name, other=match.other)}"
        f'<br><span class="soft">{said}</span></span></label></li>'
    )


def _reasons(page: Page, title: str, planned: list[Planned], total: int, *, why: bool) -> str:
    if not planned:
        return ""
    rows = [
        f"<li>{esc(each.file)}: {esc(fault.path or each.place)} – {_text(page, fault)}</li>"
        for each in planned
        for fault in (each.why if why else each.remarks)
    ]
    first, rest = rows[:SHOWN], rows[SHOWN:]
    more = (
        f"<details><summary>{page.say('past-more-lines', count=len(rest))}</summary><ul>{''.join(rest)}</ul></details>"
    )
    unseen = total - len(planned)
    beyond = f'<p class="soft">{page.say("past-beyond", count=unseen)}</p>' if unseen > 0 else ""
    return (
        f'<section class="card reasons" aria-labelledby="{title}"><h2 id="{title}">{page.say(title, count=total)}</h2>'
        f"<ul>{''.join(first)}</ul>{more if rest else ''}{beyond}</section>"
    )
