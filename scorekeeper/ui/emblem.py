"""A game's emblem and its accent, from ``card.svg`` in the game's folder; a game without one gets a plain one.

The colours stand on the drawing itself: ``data-accent`` under white text, ``data-accent-dark`` under dark text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources

from scorekeeper.games import GAMES

PLAIN = (
    '<svg viewBox="0 0 72 72" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" '
    'stroke-linecap="round"><rect x="16" y="12" width="40" height="48" rx="4"/><path d="M26 26h20M26 36h20M26 46h12"/>'
    "</svg>"
)
"""A score sheet: the emblem of a game that brings none."""

_ACCENT = re.compile(r'data-(accent|accent-dark)="(#[0-9A-Fa-f]{6})"')


@lru_cache(maxsize=32)
def emblem(game: str) -> str:
    """The drawing on a game's card, as SVG."""
    place = resources.files("scorekeeper").joinpath("games", game.replace("-", "_"), "card.svg")
    return place.read_text("utf-8") if place.is_file() else PLAIN


@lru_cache(maxsize=1)
def accents() -> str:
    """The style sheet that gives each game its accent; one without keeps that of the page."""
    found = {game: dict(_ACCENT.findall(emblem(game))) for game in GAMES}
    light = "".join(_rule(game, each["accent"]) for game, each in found.items() if "accent" in each)
    dark = "".join(_rule(game, each["accent-dark"]) for game, each in found.items() if "accent-dark" in each)
    return f"{light}@media (prefers-color-scheme: dark) {{ {dark} }}"


def _rule(game: str, colour: str) -> str:
    return f'.sk [data-game="{game}"], .sk.game-{game} {{ --accent: {colour}; }} '
