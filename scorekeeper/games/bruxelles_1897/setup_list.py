"""What to do to set the table up, for each number of players."""

from __future__ import annotations

from scorekeeper.game import SetupItem
from scorekeeper.games.bruxelles_1897.model import ARCHITECTS, BRUGMANNS, COLUMNS, rows_of, start_prison
from scorekeeper.games.bruxelles_1897.setup_checks import FIRST_MONEY, taken


def setup_list(count: int, edition: str) -> tuple[SetupItem, ...]:
    """The steps in the order of the rules, each with the rule that asks for it."""
    laid, prison = rows_of(count) * COLUMNS, len(start_prison(count))
    items = [
        SetupItem("board", "round-marker-first", part="round"),
        SetupItem("expo", "expo-place", part="exhibition-area"),
        SetupItem("brussels", "brussels-area", part="brussels"),
        SetupItem("brugmann", "one-brugmann-each"),
        *([SetupItem("spare-brugmanns", "spare-brugmanns", {"count": BRUGMANNS - count})] if count < BRUGMANNS else []),
        SetupItem("piles", "draw-piles"),
        SetupItem("take", "layout-kinds", {"taken": taken(count), "cards": 5 * taken(count) + 1}),
        SetupItem("lay", "layout-size", {"laid": laid, "rows": rows_of(count), "columns": COLUMNS}, part="area"),
        SetupItem("money-side", "money-shows-three", part="area"),
        *([SetupItem("corners", "neutral-corners", part="place-2-0")] if count == 2 else []),
        SetupItem("leftovers", "leftovers-discarded"),
        SetupItem("bonus", "bonus-cards-laid", part="bonus-0"),
        SetupItem("pieces", "start-hand", {"architects": ARCHITECTS}),
        SetupItem(
            "prison-two" if prison == 1 else "prison-more",
            "start-prison-cards",
            {"hand": ARCHITECTS - prison},
            "prison",
        ),
        SetupItem("vp-marker", "start-victory-points"),
        SetupItem("track-markers", "start-tracks", part="track-architecture"),
        SetupItem("start-player", "start-player"),
        SetupItem("money", "start-money", {"money": tuple(range(FIRST_MONEY, FIRST_MONEY + count))}),
    ]
    return tuple(items)
