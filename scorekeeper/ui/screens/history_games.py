"""History, the games: all of them as a table, or one with its figures, each chart with its table."""

from __future__ import annotations

from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.text import Words
from scorekeeper.ui.safe import esc
from scorekeeper.ui.screens import charts
from scorekeeper.ui.screens.charts import Bar, Interval, number, percent, signed
from scorekeeper.ui.screens.history_filter import game_name
from scorekeeper.ui.screens.page import Page, button

MOST_GAMES = 100


def games(page: Page) -> str:
    """The view."""
    found = page.past.found
    if found is None or not len(found):
        said = "past-none-found" if len(page.past.history or ()) else "past-nothing"
        return f'<p class="card empty">{page.say(said)}</p>'
    return _one(page) if page.past.filter.game else _all(page)


def _all(page: Page) -> str:
    from scorekeeper import stats

    lang = page.state.lang
    table = stats.overview(page.past.looked_at)
    rows = [
        [
            button(esc(game_name(page, str(game))), "past-game", cls="link", game=game),
            number(row["plays"], lang),
            number(row["people"], lang),
            number(row["minutes"], lang),
            charts.day(row["first"], lang),
            charts.day(row["last"], lang),
        ]
        for game, row in table.head(MOST_GAMES).iterrows()
    ]
    heads = [page.say(f"past-{each}") for each in ("game", "plays", "people-count", "median-minutes", "first", "last")]
    title = page.say("past-all-games")
    more = len(table) - MOST_GAMES
    rest = f'<p class="soft">{page.say("past-more-games", count=more)}</p>' if more > 0 else ""
    top = [
        Bar(game_name(page, str(game)), [(float(row["plays"]), number(row["plays"], lang))])
        for game, row in table.head(8).iterrows()
    ]
    return (
        f'<section class="card chart" aria-labelledby="all-games"><h2 id="all-games">{title}</h2>'
        f'<div class="drawing" aria-hidden="true">{charts.bars(top)}</div>'
        f"{charts.table(title, heads, rows)}{rest}</section>"
    )


def _one(page: Page) -> str:
    game = page.past.filter.game
    words = Words(game, page.state.lang) if game in GAMES else None
    out = len(page.past.found or ()) - len(page.past.found.counted) if page.past.found is not None else 0
    left = f'<p class="soft">{page.say("past-left-out", count=out)}</p>' if out else ""
    parts = [
        _totals(page), _lines(page, words), _first(page), _ties(page, words), _seats(page), _records(page),
    ]  # fmt: skip
    title = esc(game_name(page, game))
    return (
        f'<section class="game-figures" data-game="{esc(game)}"><h2>{title}</h2>{left}'
        f'<div class="charts">{"".join(parts)}</div></section>'
    )


def _totals(page: Page) -> str:
    from scorekeeper import stats

    lang = page.state.lang
    bins = stats.histogram(page.past.looked_at)
    table = stats.distribution(page.past.looked_at)
    if not len(bins) or not len(table):
        return ""
    row = table.iloc[0]
    keys = ("seats", "mean", "sd", "min", "q1", "median", "q3", "max", "winners")
    rows = [[page.say(f"past-of-{key}"), number(row[key], lang, 1)] for key in keys]
    step = float(bins["high"].iloc[0] - bins["low"].iloc[0])
    rows += [
        [_range(low, step, lang), f"{number(seats, lang)} ({number(winners, lang)})"]
        for low, seats, winners in zip(bins["low"], bins["seats"], bins["winners"], strict=True)
        if seats
    ]
    ends = [number(bins["low"].iloc[0], lang, 1), number(bins["high"].iloc[-1], lang, 1)]
    drawing = (
        f'<p class="legend"><span class="key low">{page.say("past-all-seats")}</span>'
        f'<span class="key high">{page.say("past-winners")}</span></p>'
        + charts.columns([float(each) for each in bins["seats"]], [float(each) for each in bins["winners"]], ends)
    )
    said = page.say(
        "past-usual", q1=number(row["q1"], lang), q3=number(row["q3"], lang), median=number(row["median"], lang)
    )
    title = page.say("past-totals-of")
    heads = [page.say("past-points"), page.say("past-seats-winners")]
    return charts.chart("totals", title, drawing, charts.table(title, heads, rows), page.say("past-as-table"), said)


def _range(low: float, step: float, lang: str) -> str:
    if step == 1:
        return number(low, lang)
    return f"{number(low, lang)} – {number(low + step - 1, lang)}"


def _lines(page: Page, words: Words | None) -> str:
    """Averages per scoring line, and where winners make their points."""
    from scorekeeper import stats

    lang = page.state.lang
    averages = stats.line_averages(page.past.looked_at)
    if not len(averages) or words is None:
        return ""
    winners = stats.where_winners_score(page.past.looked_at)
    rows, drawn = [], []
    for (game, line), row in averages.iterrows():
        title = words.say(str(line), "title") if words.has(str(line), "title") else str(line)
        won: Any = winners.loc[(game, line)] if (game, line) in winners.index else None
        cells = [number(row[key], lang, 1) for key in ("mean", "sd", "min", "median", "max")]
        more = ["–"] * 4
        if won is not None:
            more = [
                number(won["winners"], lang, 1), number(won["others"], lang, 1), signed(won["difference"], lang),
                percent(won["share"], lang),
            ]  # fmt: skip
            drawn.append(Bar(title, [(float(won[key]), number(won[key], lang, 1)) for key in ("winners", "others")]))
        link = (
            button(esc(title), "rule", cls="link", game=game, rule=line)
            if line in GAMES[str(game)].by_id
            else esc(title)
        )
        rows.append([link, *cells, *more])
    keys = ("line", "of-mean", "of-sd", "of-min", "of-median", "of-max", "winners", "others", "difference", "share")
    heads = [page.say(f"past-{key}") for key in keys]
    title = page.say("past-lines")
    said = _best_line(page, winners, words)
    drawing = charts.bars(drawn, [page.app.say("app-past-winners"), page.app.say("app-past-others")])
    return charts.chart("lines", title, drawing, charts.table(title, heads, rows), page.say("past-as-table"), said)


def _best_line(page: Page, winners: Any, words: Words) -> str:
    if not len(winners) or not winners["difference"].notna().any():
        return ""
    _, line = winners["difference"].idxmax()
    title = words.say(str(line), "title") if words.has(str(line), "title") else str(line)
    return page.say("past-best-line", line=title, points=signed(winners["difference"].max(), page.state.lang))


def _first(page: Page) -> str:
    """Does going first help?"""
    from scorekeeper import stats

    lang = page.state.lang
    table = stats.going_first(page.past.looked_at)
    if not len(table):
        return ""
    every = table.xs(0, level="seats").iloc[0]
    rows, drawn = [], []
    for (_, seats), row in table.iterrows():
        label = page.app.say("app-past-seats-of", count=int(seats)) if seats else page.app.say("app-past-together")
        reach = f"{signed(100 * row['low'], lang)} … {signed(100 * row['high'], lang)}"
        rows.append([
            esc(label), number(row["plays"], lang), percent(row["share"], lang, 1), percent(row["expected"], lang, 1),
            signed(100 * row["difference"], lang), reach,
        ])  # fmt: skip
        drawn.append(Interval(label, row["difference"], row["low"], row["high"], signed(100 * row["difference"], lang)))
    verdict = "helps" if every["low"] > 0 else "hurts" if every["high"] < 0 else "unclear"
    said = page.say(
        f"past-first-{verdict}", share=percent(every["share"], lang), expected=percent(every["expected"], lang),
        plays=int(every["plays"]),
    )  # fmt: skip
    heads = [page.say(f"past-{key}") for key in ("seats", "plays", "first-share", "expected", "difference", "interval")]
    title = page.say("past-going-first")
    drawing = charts.intervals(drawn, page.app.say("app-past-no-difference"))
    return charts.chart(
        "first-player", title, drawing, charts.table(title, heads, rows), page.say("past-as-table"), said
    )


def _ties(page: Page, words: Words | None) -> str:
    from scorekeeper import stats

    lang = page.state.lang
    table = stats.ties(page.past.looked_at)
    if not len(table):
        return ""
    every = table.xs("", level="decided_by").iloc[0]
    rows, drawn = [], []
    for (_, by), row in table.iterrows():
        if not by:
            continue
        if words is not None and words.has(str(by), "title"):
            label = words.say(str(by), "title")
        else:
            label = page.app.say(f"app-past-tie-{by}" if by in ("shared", "missing", "table") else "app-past-tie-table")
        rows.append([esc(label), number(row["ties"], lang), percent(row["share"], lang, 1)])
        drawn.append(Bar(label, [(float(row["ties"]), number(row["ties"], lang))]))
    said = page.say(
        "past-tied", ties=int(every["ties"]), plays=int(every["plays"]), share=percent(every["share"], lang, 1)
    )
    heads = [page.say(f"past-{key}") for key in ("decided-by", "plays", "share-of-plays")]
    title = page.say("past-ties")
    if not rows:
        head = f'<section class="card chart" aria-labelledby="ties"><h2 id="ties">{title}</h2>'
        return f'{head}<p class="told">{said}</p></section>'
    return charts.chart(
        "ties", title, charts.bars(drawn), charts.table(title, heads, rows), page.say("past-as-table"), said
    )


def _seats(page: Page) -> str:
    from scorekeeper import stats

    lang = page.state.lang
    table = stats.by_seats(page.past.looked_at)
    if not len(table):
        return ""
    rows, drawn = [], []
    for (_, seats), row in table.iterrows():
        label = page.app.say("app-past-seats-of", count=int(seats))
        figures = [number(row[key], lang, 1) for key in ("mean", "winners", "margin")]
        rows.append([esc(label), number(row["plays"], lang), *figures, number(row["minutes"], lang)])
        drawn.append(Bar(label, [(float(row[key]), number(row[key], lang, 1)) for key in ("winners", "mean")]))
    keys = ("seats", "plays", "of-mean", "of-winners", "margin", "median-minutes")
    title = page.say("past-by-seats")
    drawing = charts.bars(drawn, [page.app.say("app-past-winners"), page.app.say("app-past-all-seats")])
    heads = [page.say(f"past-{key}") for key in keys]
    return charts.chart("by-seats", title, drawing, charts.table(title, heads, rows), page.say("past-as-table"))


def _records(page: Page) -> str:
    from scorekeeper import stats

    lang = page.state.lang
    table = stats.records(page.past.looked_at)
    if not len(table):
        return ""
    rows = [
        [
            page.say(f"past-record-{record}"), number(row["value"], lang, 1), esc(row["player"] or charts.NOTHING),
            button(charts.day(row["day"], lang) if charts.day(row["day"], lang) != charts.NOTHING
                   else page.say("past-no-day"), "past-number", cls="link", number=int(row["play"])),
        ]
        for (_, record), row in table.iterrows()
    ]  # fmt: skip
    heads = [page.say(f"past-{key}") for key in ("record", "value", "player", "day")]
    title = page.say("past-records")
    return (
        f'<section class="card chart" aria-labelledby="records"><h2 id="records">{title}</h2>'
        f"{charts.table(title, heads, rows)}</section>"
    )
