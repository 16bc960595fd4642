"""What the places of the player board and the place tiles want and give. Standard library only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from scorekeeper.games.orleans.board import KINDS, PLACES

TECHNOLOGY = "technology"
ANY = "any"
TOWN_HALL = "town-hall"

NEEDS: Mapping[str, tuple[str, ...]] = {
    "farm-house": ("boatman", "craftsman"),
    "village": ("farmer", "boatman", "craftsman"),
    "university": ("farmer", "craftsman", "trader"),
    "castle": ("farmer", "boatman", "trader"),
    "monastery": ("scholar", "trader"),
    "scriptorium": ("knight", "scholar"),
    "ship": ("farmer", "boatman", "knight"),
    "wagon": ("farmer", "trader", "knight"),
    "guildhall": ("farmer", "craftsman", "knight"),
    "hayrick": ("farmer",),
    "cheese-factory": ("farmer", "farmer"),
    "winery": ("farmer", "trader"),
    "wool-manufacturer": ("boatman", "trader"),
    "tailor-shop": ("trader", "scholar"),
    "brewery": ("monk",),
    "windmill": ("craftsman", "craftsman"),
    "library": ("knight", "scholar"),
    "hospital": ("boatman", "scholar"),
    "sacristy": ("monk",),
    "shipping-line": ("boatman",),
    "pharmacy": (ANY,),
    "office": ("scholar", "scholar"),
    "cellar": ("monk", "scholar"),
    "laboratory": ("craftsman", "scholar"),
    "horse-wagon": ("knight", "trader"),
}
"""The followers that each place wants; one that is not here wants none, or any number."""

HOUSE_OF: Mapping[str, str] = {
    "farmer": "farm-house", "boatman": "village", "craftsman": "village", "trader": "village", "knight": "castle",
    "scholar": "university", "monk": "monastery",
}  # fmt: skip
"""Where each kind is recruited."""

GOOD_OF: Mapping[str, str] = {
    "hayrick": "grain", "cheese-factory": "cheese", "winery": "wine", "wool-manufacturer": "wool",
    "tailor-shop": "brocade",
}  # fmt: skip
COINS_OF: Mapping[str, int] = {"brewery": 2, "windmill": 2, "cellar": 4}
POINTS_OF: Mapping[str, int] = {"windmill": 1, "library": 2, "shipping-line": 1}
PHARMACY_MOST = 3
"""Coins that may be paid at the Pharmacy, each for one development point."""

ABILITIES = ("herb-garden", "school", "bathhouse", "gunpowder-tower", "sacristy")
"""Place tiles that are no action of their own."""
ACTIVE = tuple(place for place in PLACES if place not in (*ABILITIES, "horse-wagon"))
"""Place tiles used by themselves; the Horse Wagon moves the merchant like the Wagon."""

MARKET_SPACES, TOWER_SPACES = 8, 2
FOOD = ("grain", "cheese", "wine")
HARVEST_COINS = 5
GOODS_A_COIN = 3
"""Taxes: 1 coin for every full 3 goods."""
BAD_EVENTS = ("harvest", "taxes", "plague")


def stands_in(used: str, need: str, place: str, abilities: Sequence[str]) -> bool:
    """Whether ``used`` (a kind or a technology tile) may lie where ``need`` is wanted."""
    if used == need or (need == ANY and used in KINDS):
        return True
    if need in ("monk", ANY):
        return False
    if used == TECHNOLOGY:
        return len(NEEDS.get(place, ())) > 1
    if used == "boatman" and "herb-garden" in abilities:
        return need in ("farmer", "craftsman", "trader")
    return used == "monk" or (used == "scholar" and "school" in abilities)


def fills(place: str, used: Sequence[str], abilities: Sequence[str]) -> bool:
    """Whether ``used`` fills all spaces of ``place``, each with one."""
    needs = NEEDS.get(place, ())
    return len(used) == len(needs) and any(
        all(stands_in(one, need, place, abilities) for one, need in zip(order, needs, strict=True))
        for order in permutations(used)
    )
