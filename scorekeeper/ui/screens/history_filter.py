"""History: the filters, which several of its views show."""

from __future__ import annotations

from scorekeeper.games import GAMES
from scorekeeper.ui.safe import esc
from scorekeeper.ui.screens import charts
from scorekeeper.ui.screens.charts import number
from scorekeeper.ui.screens.page import Page, button

MOST_CHOICES = 400
"""Names or games offered in one list; beyond that the rarest are left out."""


def game_name(page: Page, id: str) -> str:
    """The name of a game, or words for none. Not escaped."""
    return page.app.name(id) if id in GAMES else id or page.app.say("app-past-no-game")


def filters(page: Page) -> str:
    """What can be chosen, and how many plays are found."""
    past, wanted = page.past, page.past.filter
    if past.history is None or not len(past.history):
        return ""
    plays = past.history.plays
    known = [id for id in plays["game"].value_counts().head(MOST_CHOICES).index if id]
    games = sorted(known, key=lambda id: _key(page, game_name(page, id)))
    counts = sorted(int(each) for each in plays["people"].unique())
    fields = [
        _select(page, "game", [(id, game_name(page, id)) for id in games], wanted.game),
        _select(page, "player", players(page), str(wanted.player or "")),
        _select(
            page, "people", [(str(each), number(each, page.state.lang)) for each in counts], str(wanted.people or "")
        ),
        _day(page, "since", wanted.since),
        _day(page, "until", wanted.until),
    ]
    clear = button(page.say("past-clear"), "past-clear", cls="quiet") if not wanted.empty else ""
    found = len(past.found) if past.found is not None else 0
    lang = page.state.lang
    count = page.say("past-count", shown=number(found, lang), total=number(len(past.history), lang))
    return (
        f'<section class="filters" aria-label="{page.say("past-filters")}">{"".join(fields)}'
        f'<p class="soft" role="status">{count}</p>{clear}</section>'
    )


def _key(page: Page, text: str) -> tuple[str, str]:
    return charts.sort_key(text, page.state.lang)


def players(page: Page) -> list[tuple[str, str]]:
    """Everybody who played, by number and name, in the order of the language."""
    past = page.past
    if past.history is None:
        return []
    seats = past.history.seats
    known = seats.loc[seats["person"] > 0, "person"].value_counts().head(MOST_CHOICES).index
    rows = seats[seats["person"].isin(known)].drop_duplicates("person")
    found = [(str(row.person), str(row.player)) for row in rows[["person", "player"]].itertuples(index=False)]
    return sorted(found, key=lambda each: _key(page, each[1]))


def options(choices: list[tuple[str, str]], chosen: str) -> str:
    """The options of a list; the chosen one stays even if it is none of them."""
    if chosen and chosen not in dict(choices):
        choices = [*choices, (chosen, chosen)]
    return "".join(
        f'<option value="{esc(value)}"{" selected" if value == chosen else ""}>{esc(text)}</option>'
        for value, text in choices
    )


def _select(page: Page, key: str, choices: list[tuple[str, str]], chosen: str) -> str:
    return (
        f'<label><span>{page.say(f"past-{key}")}</span><select data-act="past-filter" data-part="{key}">'
        f'<option value="">{page.say("past-any")}</option>{options(choices, chosen)}</select></label>'
    )


def _day(page: Page, key: str, chosen: str) -> str:
    return (
        f"<label><span>{page.say(f'past-{key}')}</span>"
        f'<input type="date" data-act="past-filter" data-part="{key}" value="{esc(chosen)}"></label>'
    )
