"""Play: whose turn it is, what can be done, and the log. The form of an event is in :mod:`play_entry`."""

from __future__ import annotations

from collections.abc import Iterable

from scorekeeper.play import Choice, Judged, Log
from scorekeeper.report import finding_text
from scorekeeper.rules import Finding, Severity
from scorekeeper.ui import clock
from scorekeeper.ui.marks import seat_mark
from scorekeeper.ui.play_form import facts_of
from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens.page import Page, button, rule_link
from scorekeeper.ui.screens.play_entry import entry_form


def play(page: Page) -> str:
    """What stands first: the state of the game, what can be done, and the event that is being entered."""
    log = page.desk.journal
    if log is None:
        return f'<p class="soft">{page.say("play-none")}</p>'
    return f'<div class="play">{_now(page, log)}{_entering(page, log)}</div>'


def side(page: Page) -> str:
    """The log, newest first, and the other devices at the table."""
    log = page.desk.journal
    return "" if log is None else f"{_log(page, log)}{_devices(page)}"


# --- whose turn it is -------------------------------------------------------------------------------------------


def _now(page: Page, log: Log) -> str:
    table, state = page.desk.table, log.state
    turn, over = log.play.turn(state), log.play.over(state)
    seat = next((at for at, side in enumerate(table.sides) if turn in side), None) if turn is not None else None
    if over:
        said = page.say("play-over")
    elif turn is None or turn >= len(table.players):
        said = page.say("play-nobody")
    else:
        said = page.say("play-turn", player=table.players[turn].name)
    number = log.play.round(state)
    rounds = f'<span class="soft">{page.say("play-round", number=number)}</span>' if number else ""
    mark = seat_mark(seat) if seat is not None and not over else ""
    points = log.play.points(state)
    cells = "".join(
        _seat(page, at, points[at] if at < len(points) else None, at == seat and not over) for at in table.seats
    )
    go_on = ""
    if over:
        go_on = f'<p class="acts">{button(page.say("play-to-score"), "part", cls="primary", part="score")}</p>'
    return (
        f'<section class="now card" aria-label="{page.say("play-now")}"><p class="whose"><span role="status">{mark}'
        f'<strong dir="auto">{said}</strong></span>{rounds}</p><ol class="standing">{cells}</ol>{go_on}'
        f"{_clock(page, turn)}</section>"
    )


def _seat(page: Page, seat: int, points: int | None, active: bool) -> str:
    table = page.desk.table
    current = ' aria-current="true"' if active else ""
    shown = "–" if points is None else str(points)
    label = page.say("play-points", points=shown)
    return (
        f'<li{current} data-key="standing-{seat}">{seat_mark(seat)}{name(table.seat_names[seat])}'
        f'<b class="so-far" aria-label="{label}" role="img">{shown}</b>{_time(page, seat)}</li>'
    )


def _time(page: Page, seat: int) -> str:
    """How long a seat has had; the page counts on by itself while its turn is measured."""
    desk = page.desk
    if not clock.shown(desk.document) or desk.journal is None:
        return ""
    people = desk.table.sides[seat]
    used = clock.used(desk.document, len(desk.table.players))
    begun = clock.since(desk.document)
    runs = begun is not None and desk.journal.play.turn(desk.journal.state) in people
    from_ = f' data-since="{int(begun.timestamp() * 1000)}"' if runs and begun is not None else ""
    return f'<span class="clock" data-used="{sum(used[each] for each in people)}"{from_}></span>'


def _clock(page: Page, turn: int | None) -> str:
    desk = page.desk
    if desk.role == "view":
        return ""
    if not clock.shown(desk.document):
        return (
            f'<p class="clock-acts">{button(page.say("play-clock-start"), "play-clock", cls="link", way="start")}</p>'
        )
    way = "start" if clock.since(desk.document) is None else "pause"
    word = "play-clock-go-on" if way == "start" else "play-clock-pause"
    return (
        f'<p class="clock-acts">{button(page.say(word), "play-clock", cls="link", way=way)}'
        f"{button(page.say('play-clock-off'), 'play-clock', cls='link', way='off')}</p>"
    )


# --- what can be done -------------------------------------------------------------------------------------------


def _entering(page: Page, log: Log) -> str:
    if page.desk.role == "view":
        return f'<p class="card soft view-only">{page.say("play-view-only")}</p>'
    form = entry_form(page, log) if page.state.play.form is not None else ""
    return f"{_choices(page, log)}{form}"


def grouped(log: Log) -> tuple[list[str], list[str], list[str]]:
    """The words of events: what goes on with the game now, what else can be noted now, and what cannot be now."""
    choices: Iterable[Choice] = log.play.choices(log.state)
    turn = log.play.turn(log.state)
    first, second = dict[str, None](), dict[str, None]()
    for each in choices:
        mine = turn is None or each.player is None or each.player == turn
        (first if mine else second).setdefault(each.event)
    plain = [word for word in second if word not in first]
    return list(first), plain, [word for word in log.play.words if word not in first and word not in second]


def _choices(page: Page, log: Log) -> str:
    form = page.state.play.form
    now = form.event if form is not None and form.how == "add" else ""
    first, second, rest = grouped(log)

    def choice(word: str, cls: str) -> str:
        pressed = "true" if word == now else "false"
        return (
            f'<button type="button" class="button {cls}" data-act="play-event" data-event="{esc(word)}" '
            f'data-open="{pressed}" data-key="event-{esc(word)}" aria-pressed="{pressed}">'
            f"{esc(page.said.say(f'event-{word}'))}</button>"
        )

    def buttons(words: list[str], cls: str) -> str:
        return "".join(choice(word, cls) for word in words)

    more = ""
    if rest:
        unfolded = "" if first or second or log.play.over(log.state) else " open"
        more = (
            f'<details class="more" data-key="more"{unfolded}><summary>'
            f'{page.say("play-more")}</summary><p class="events">{buttons(rest, "")}</p></details>'
        )
    head = page.say("play-what")
    return (
        f'<section class="choices card" aria-label="{head}"><h2>{head}</h2><p class="events">{buttons(first, "")}</p>'
        f'{f"""<p class="events lesser">{buttons(second, "quiet")}</p>""" if second else ""}{more}{_undo(page, log)}'
        "</section>"
    )


def _undo(page: Page, log: Log) -> str:
    last = log.judged[-1] if log.judged else None
    off = "" if last else " disabled"
    again = "" if page.desk.redo.entries else " disabled"
    what = sentence(page, last) if last else page.say("play-empty")
    seen = f' data-count="{len(log.judged)}"'
    return (
        f'<div class="undo"><p class="last" dir="auto" role="status">{what}</p><p class="acts">'
        f'<button type="button" class="button" data-act="play-undo"{seen}{off}>{page.say("play-undo")}</button>'
        f'<button type="button" class="button" data-act="play-redo"{seen}{again}>{page.say("play-redo")}</button>'
        "</p></div>"
    )


# --- the log ----------------------------------------------------------------------------------------------------


def sentence(page: Page, judged: Judged) -> str:
    """What an entry says, escaped."""
    event = judged.entry.event
    return esc(page.said.say(f"event-{event.EVENT}", "line", facts_of(event)))


def _log(page: Page, log: Log) -> str:
    count = len(log.judged)
    shown = range(count - 1, max(-1, count - 1 - page.state.play.shown), -1)
    items, before = [], None
    for index in shown:
        number = log.play.round(log.judged[index].state)
        if number and number != before:
            items.append(
                f'<li class="round" data-key="round-{number}-{index}">{page.say("play-round", number=number)}</li>'
            )
        before = number
        items.append(_item(page, log.judged[index], index))
    broken = sum(1 for each in log.judged if _broken(each))
    said = f'<p class="warned" role="status">{page.say("play-broken-count", count=broken)}</p>' if broken else ""
    more = button(page.say("play-earlier"), "play-earlier", cls="wide") if count > len(shown) else ""
    body = f'<ol class="entries" reversed>{"".join(items)}</ol>{more}' if count else ""
    empty = "" if count else f'<p class="soft">{page.say("play-empty")}</p>'
    head = f'<h2 id="log">{page.say("play-log")}</h2>'
    return f'<section class="log card" aria-labelledby="log">{head}{said}{empty}{body}</section>'


def _broken(judged: Judged) -> bool:
    return any(each.severity is Severity.ERROR for each in judged.findings)


def _item(page: Page, judged: Judged, index: int) -> str:
    entry = judged.entry
    broken = _broken(judged)
    flags = [
        f'<em class="tag {cls}">{page.say(f"play-is-{cls}")}</em>'
        for cls, is_so in (("house", entry.house), ("struck", entry.struck), ("broken", broken))
        if is_so
    ]
    found = "".join(objection(page, each) for each in judged.findings) if not entry.struck else ""
    cls = " ".join(each for each, is_so in (("struck", entry.struck), ("broken", broken)) if is_so)
    acts = "" if page.desk.role == "view" else _acts(page, judged, index)
    return (
        f'<li class="entry {cls}" data-key="entry-{index}"><p class="line" dir="auto"><span class="number">{index + 1}'
        f"</span><span>{sentence(page, judged)} {''.join(flags)}</span></p>{found}{acts}</li>"
    )


def _acts(page: Page, judged: Judged, index: int) -> str:
    way, word = ("no", "play-unstrike") if judged.entry.struck else ("yes", "play-strike")
    at = str(index)
    return (
        f'<details data-key="acts-{index}"><summary><span class="hidden-text">'
        f'{page.say("play-change", number=index + 1)}</span><span aria-hidden="true">…</span></summary><p class="acts">'
        f"{button(page.say('play-edit'), 'play-edit', at=at)}{button(page.say('play-insert'), 'play-insert', at=at)}"
        f"{button(page.say(word), 'play-strike', at=at, way=way)}</p></details>"
    )


def objection(page: Page, finding: Finding) -> str:
    """What a rule says of an entry, with the rule behind a tap."""
    word = esc(page.app.say(f"severity-{finding.severity}"))
    return (
        f'<p class="objection {finding.severity}"><strong class="severity">{word}</strong> '
        f"{esc(finding_text(page.said, finding))} {rule_link(page, finding.rule)}</p>"
    )


def _devices(page: Page) -> str:
    return (
        f'<section class="card devices"><h2>{page.say("play-links")}</h2>'
        f'<p class="soft">{page.say("play-links-what")}</p>'
        f'<p class="acts">{button(page.say("play-links-open"), "play-links")}</p></section>'
    )
