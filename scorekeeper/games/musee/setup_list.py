"""The exact list of what to do before the first turn."""

from __future__ import annotations

from scorekeeper.game import SetupItem
from scorekeeper.games.musee.model import FIRST_GAME, HAND, LEVELS, ROWS, SIZES

TEAMS = 4
"""Number of people who play in teams."""


def setup_list(count: int, edition: str) -> tuple[SetupItem, ...]:
    """What to do for ``count`` people, in order; empty for a number the game is not for. There is one ``edition``."""
    if count not in SIZES:
        return ()
    sizes = SIZES[count]
    even = sizes.stairs[0] == sizes.stairs[1]
    tokens = len(ROWS) * sizes.columns
    items = []
    if count == TEAMS:
        items += [SetupItem("teams", "two-teams-of-two"), SetupItem("seats", "partners-apart")]
    if sizes.highest < SIZES[3].highest:
        cards = {"first": sizes.highest + 1, "last": SIZES[3].highest, "left": sizes.highest}
        items.append(SetupItem("cards-away", "cards-in-play", cards, part="deck"))
    else:
        items.append(SetupItem("all-cards", "cards-in-play", {"left": sizes.highest}, part="deck"))
    items += [
        SetupItem("musees", "number-of-musees", {"musees": sizes.musees, "teams": int(count == TEAMS)}),
        SetupItem("tokens", "tokens-per-musee", {"tokens": tokens, "all": tokens * sizes.musees}, part="tokens"),
        SetupItem("rows", "tokens-per-row", {"columns": sizes.columns}, part="tokens"),
    ]
    if even:
        items.append(SetupItem("stairs", "three-staircases-a-row", {"stairs": sizes.stairs[0]}, part="tokens"))
        first = {"upper": FIRST_GAME["upper"], "lower": FIRST_GAME["lower"]}
        items.append(SetupItem("first-stairs", "first-game-staircases", first, part="tokens"))
    else:
        fewest, most = sizes.stairs
        stairs = {"fewest": fewest, "most": most, "all": fewest + most}
        items.append(SetupItem("uneven-stairs", "two-and-three-staircases", stairs, part="tokens"))
    items += [
        SetupItem("same-stairs", "same-staircases", part="tokens"),
        SetupItem("shuffle", "cards-shuffled", {"paintings": sizes.highest}, part="deck"),
        SetupItem("hand", "hand-of-five", {"hand": HAND}),
        SetupItem("draw-deck", "draw-deck-left", {"cards": sizes.highest - HAND * count}, part="deck"),
        SetupItem("bonus-cards", "bonus-cards-out", {"cards": len(LEVELS)}, part="bonus-cards"),
        SetupItem("starter", "loser-starts"),
    ]
    return tuple(items)
