"""History, the people: how often each wins, two against each other, and names changed, joined and forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scorekeeper.ui.safe import esc, name
from scorekeeper.ui.screens import charts
from scorekeeper.ui.screens.charts import Bar, number, percent, signed
from scorekeeper.ui.screens.history_filter import game_name, options, players
from scorekeeper.ui.screens.page import Page, button

if TYPE_CHECKING:
    from scorekeeper.store.persons import Person

MOST_ROWS = 100
MOST_PEOPLE = 300
SHOWN = 20
"""Names shown before *more*."""


def people(page: Page) -> str:
    """The view."""
    past = page.past
    if past.history is None or not len(past.history):
        return f'<p class="card empty">{page.say("past-nothing")}</p>{_manage(page)}'
    if past.found is None or not len(past.found):
        return f'<p class="card empty">{page.say("past-none-found")}</p>{_manage(page)}'
    return f'<div class="charts">{_winning(page)}{_versus(page)}{_streaks(page)}</div>{_manage(page)}'


# --- figures -----------------------------------------------------------------------------------------------------


def _winning(page: Page) -> str:
    from scorekeeper import stats

    lang = page.state.lang
    table = stats.per_player(page.past.looked_at)
    if not len(table):
        return ""
    one_game = page.past.found is not None and page.past.found.plays["game"].nunique() == 1
    rows, drawn = [], []
    for _, row in table.head(MOST_ROWS).iterrows():
        reach = f"{percent(row['low'], lang)} – {percent(row['high'], lang)}" if row["of"] else charts.NOTHING
        cells = [
            number(row["plays"], lang), number(row["won"], lang, 1), percent(row["share"], lang), reach,
            percent(row["expected"], lang),
        ]  # fmt: skip
        if one_game:
            cells += [number(row["points"], lang, 1), number(row["best"], lang, 1)]
        rows.append([name(str(row["player"])), *cells, charts.day(row["last"], lang)])
    for _, row in table[table["of"] > 0].head(8).iterrows():
        values = [(float(row[key]), percent(row[key], lang)) for key in ("share", "expected")]
        drawn.append(Bar(str(row["player"]), values))
    keys = ["player", "plays", "won", "share-won", "interval-share", "expected"]
    keys += ["of-mean", "of-max"] if one_game else []
    heads = [page.say(f"past-{key}") for key in (*keys, "last")]
    more = len(table) - MOST_ROWS
    rest = f'<p class="soft">{page.say("past-more-people", count=more)}</p>' if more > 0 else ""
    title = page.say("past-who-wins")
    drawing = charts.bars(drawn, [page.app.say("app-past-share-won"), page.app.say("app-past-expected")])
    beside = charts.table(title, heads, rows) + rest
    return charts.chart("who-wins", title, drawing, beside, page.say("past-as-table"), page.say("past-who-wins-how"))


def _versus(page: Page) -> str:
    """Two people at one table."""
    from scorekeeper import stats

    past, lang = page.past, page.state.lang
    choices = players(page)
    if len(choices) < 2:
        return ""
    names = dict(choices)
    fields = "".join(
        f'<label><span>{page.say(f"past-{key}")}</span><select data-act="past-versus" data-part="{key}">'
        f'<option value="">{page.say("past-choose")}</option>'
        + options(choices, str(chosen or ""))
        + "</select></label>"
        for key, chosen in (("one", past.person), ("other", past.rival))
    )
    title = page.say("past-versus")
    inside = ""
    if past.person and past.rival and past.person != past.rival:
        table = stats.head_to_head(past.looked_at, past.person, past.rival)
        one, other = (names.get(str(each), "?") for each in (past.person, past.rival))
        if not len(table):
            inside = f"<p>{page.say('past-never-met', one=one, other=other)}</p>"
        else:
            total = table[["plays", "ahead", "behind", "level"]].sum()
            said = page.say(
                "past-met", one=one, other=other, plays=int(total["plays"]), ahead=int(total["ahead"]),
                behind=int(total["behind"]), level=int(total["level"]),
            )  # fmt: skip
            rows = [
                [
                    esc(game_name(page, str(game))),
                    *(number(row[key], lang) for key in ("plays", "ahead", "behind", "level")),
                    signed(row["difference"], lang),
                ]
                for game, row in table.iterrows()
            ]
            heads = [page.say(f"past-{key}") for key in ("game", "plays", "ahead", "behind", "level", "points-ahead")]
            drawn = charts.bars([
                Bar(text, [(float(total[key]), number(total[key], lang))])
                for text, key in ((one, "ahead"), (other, "behind"), (page.app.say("app-past-level"), "level"))
            ])  # fmt: skip
            inside = (
                f'<p class="told">{said}</p><div class="drawing" aria-hidden="true">{drawn}</div>'
                f"{charts.table(title, heads, rows)}"
            )
    return (
        f'<section class="card chart" aria-labelledby="versus" data-key="versus"><h2 id="versus">{title}</h2>'
        f'<div class="two">{fields}</div>{inside}</section>'
    )


def _streaks(page: Page) -> str:
    from scorekeeper import stats

    lang = page.state.lang
    table = stats.streaks(page.past.looked_at)
    table = table[table["longest"] > 0].head(20)
    if not len(table):
        return ""
    rows = [
        [
            name(str(row["player"])), number(row["longest"], lang), charts.day(row["since"], lang),
            charts.day(row["until"], lang), number(row["current"], lang),
        ]
        for _, row in table.iterrows()
    ]  # fmt: skip
    heads = [page.say(f"past-{key}") for key in ("player", "longest", "first", "last", "current")]
    title = page.say("past-streaks")
    return (
        f'<section class="card chart" aria-labelledby="streaks"><h2 id="streaks">{title}</h2>'
        f"{charts.table(title, heads, rows)}</section>"
    )


# --- names -------------------------------------------------------------------------------------------------------


def _manage(page: Page) -> str:
    everyone = page.past.people
    known = [each for each in everyone if each.name is not None]
    if not known:
        return ""
    by_number = {each.id: each for each in everyone}
    mains = [each for each in known if each.merged_into is None]
    mains.sort(key=lambda each: charts.sort_key(each.name or "", page.state.lang))
    merged: dict[int, list[Person]] = {}
    for each in known:
        if each.merged_into is not None:
            merged.setdefault(_root(each, by_number), []).append(each)
    rows = [_one(page, each, mains, merged.get(each.id, [])) for each in mains[:MOST_PEOPLE]]
    shown = f"<ul>{''.join(rows[:SHOWN])}</ul>"
    if rest := rows[SHOWN:]:
        more = page.say("past-more-lines", count=len(rest))
        shown += f'<details data-key="more-names"><summary>{more}</summary><ul>{"".join(rest)}</ul></details>'
    return (
        f'<section class="card people" aria-labelledby="names"><h2 id="names">{page.say("past-names")}</h2>'
        f'<p class="soft">{page.say("past-names-how")}</p>{shown}</section>{_question(page, by_number)}'
    )


def _root(person: Person, by_number: dict[int, Person]) -> int:
    seen = {person.id}
    at = person
    while at.merged_into is not None and at.merged_into in by_number and at.merged_into not in seen:
        seen.add(at.merged_into)
        at = by_number[at.merged_into]
    return at.id


def _one(page: Page, person: Person, mains: list[Person], merged: list[Person]) -> str:
    shown = person.name or ""
    id = person.id
    others = "".join(f'<option value="{each.id}">{esc(each.name)}</option>' for each in mains if each.id != id)
    typed = esc(shown)
    rename = (
        f"<label><span>{page.say('past-rename-of', player=shown)}</span>"
        f'<input type="text" id="name-{id}" value="{typed}" maxlength="200" data-enter="past-rename" '
        f'data-person="{id}">'
        f"</label>{button(page.say('past-rename'), 'past-rename', person=id, **{'from': f'name-{id}'})}"
    )
    join = ""
    if others:
        join = (
            f'<label><span>{page.say("past-join-of", player=shown)}</span><select id="join-{id}">'
            f'<option value="">{page.say("past-choose")}</option>{others}</select></label>'
            f"{button(page.say('past-join'), 'past-join', person=id, **{'from': f'join-{id}'})}"
        )
    undo = "".join(
        f"<p>{page.say('past-joined', player=each.name or '', into=shown)} "
        f"{button(page.say('past-unjoin'), 'past-unjoin', cls='link', person=each.id)}</p>"
        for each in merged
    )
    forget = button(page.say("past-forget"), "past-ask", cls="danger", person=id, kind="forget")
    count = page.say("past-tables", count=person.tables)
    return (
        f'<li data-key="person-{id}"><details data-key="change-{id}"><summary>{name(shown)}'
        f'<span class="soft">{count}</span></summary><div class="change"><div class="line">{rename}</div>'
        f'<div class="line">{join}</div>{undo}<p>{forget}</p></div></details></li>'
    )


def _question(page: Page, by_number: dict[int, Any]) -> str:
    """Is that person to be forgotten? What it does, and what it cannot do, is said."""
    asked = page.past.asked
    person = by_number.get(asked.person) if asked is not None else None
    if asked is None or person is None:
        return ""
    shown = person.name or ""
    return (
        f'<dialog id="question" data-open="1" data-act="past-close" aria-labelledby="question-title">'
        f'<h2 id="question-title">{page.say("past-ask-forget", player=shown)}</h2>'
        f"<p>{page.say('past-ask-forget-what', player=shown)}</p><p>{page.say('past-ask-forget-files')}</p>"
        f'<label><span>{page.say("past-also")}</span><input type="text" id="also" maxlength="500"></label>'
        f'<p class="acts">{button(page.say("cancel"), "past-close")}'
        + button(page.say("past-forget"), "past-forget", cls="danger", person=person.id, **{"from": "also"})
        + "</p></dialog>"
    )
