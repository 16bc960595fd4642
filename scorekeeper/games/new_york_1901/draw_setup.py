"""A random legal set-up. Standard library only."""

from __future__ import annotations

import random as randomness
from typing import Any

from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    CARDS,
    CHALLENGES,
    LEGENDARIES,
    OPEN_MARKET,
    SKYSCRAPERS,
    SMALLEST_TERRITORY,
    STREETS,
    STREETS_DRAWN,
    WORKERS,
    districts_in_play,
)
from scorekeeper.games.new_york_1901.setup_checks import cards_in_deck


def random_setup(players: int, random: randomness.Random) -> dict[str, Any]:
    """The ``setup`` of a score file for 2 to 4 players, drawn with ``random`` alone, so the same seed gives the same.

    Scoring reads streets and challenge from here where ``final.shared`` does not repeat them. Raises ``ValueError``
    for other numbers of players: what is in play for them is not known.
    """
    if players not in CARDS:
        raise ValueError(f"no set-up for {players} players")
    districts = districts_in_play(players)
    drawn = random.sample(STREETS, STREETS_DRAWN)
    challenge = random.choice(CHALLENGES)
    characters = random.sample(districts, players)
    return {
        "start_player": random.randrange(players),
        "streets": [street for street in STREETS if street in drawn],
        "challenge": challenge,
        "districts": list(districts),
        "deck": cards_in_deck(players),
        "market": {"open": OPEN_MARKET, "futures": cards_in_deck(players) - OPEN_MARKET},
        "legendaries": len(LEGENDARIES),
        "seats": [_seat(district) for district in characters],
    }


def _seat(district: str) -> dict[str, Any]:
    territory = {"district": district, "size": SMALLEST_TERRITORY}
    return {
        "character": district,
        "starter": dict(territory),
        "first_card": dict(territory),
        "track": 0,
        "unbuilt": SKYSCRAPERS,
        "workers": WORKERS,
        "action_cards": ACTION_CARDS,
        "king_token": True,
    }
