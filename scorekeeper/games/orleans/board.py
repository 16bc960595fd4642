"""What is printed on the boards and tiles of Orléans: map, deeds, tracks, places, characters, goods.

Figures come from the rule text and, where it was cut off, from public sources. Standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, get_args

Good = Literal["grain", "cheese", "wine", "wool", "brocade"]
Kind = Literal["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
Event = Literal["pilgrimage", "income", "trading-day", "harvest", "taxes", "plague"]
Town = Literal[
    "orleans", "chartres", "etampes", "le-mans", "chateaudun", "montargis", "vendome", "blois", "briare", "tours",
    "chinon", "montrichard", "vierzon", "loches", "bourges", "sancerre", "chatellerault", "le-blanc", "chateauroux",
    "nevers", "argenton-sur-creuse", "la-chatre", "st-amand-montrond",
]  # fmt: skip
Deed = Literal[
    "city-wall", "papal-conclave", "defeating-the-plague", "astronomy", "boatmens-guild", "cathedral", "peace-treaty",
    "canalisation",
]  # fmt: skip
CitizenSource = Literal[
    "city-wall", "papal-conclave", "defeating-the-plague", "astronomy", "boatmens-guild", "cathedral", "peace-treaty",
    "canalisation", "development-3", "development-18", "development-28", "knight-track", "boatman-track",
]  # fmt: skip
Place = Literal[
    "hayrick", "cheese-factory", "winery", "wool-manufacturer", "tailor-shop", "brewery", "windmill", "library",
    "hospital", "sacristy", "herb-garden", "bathhouse", "shipping-line", "pharmacy", "office", "cellar", "laboratory",
    "horse-wagon", "school", "gunpowder-tower",
]  # fmt: skip

GOODS: tuple[str, ...] = get_args(Good)
KINDS: tuple[str, ...] = get_args(Kind)
EVENTS: tuple[str, ...] = get_args(Event)
DEED_IDS: tuple[str, ...] = get_args(Deed)
CITIZENS: tuple[str, ...] = get_args(CitizenSource)
PLACES: tuple[str, ...] = get_args(Place)
TRACKS = KINDS[:6]
"""Every kind but the monk has a track."""

GOOD_POINTS: Mapping[str, int] = {"grain": 1, "cheese": 2, "wine": 3, "wool": 4, "brocade": 5}
GOOD_TILES: Mapping[str, int] = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}
NEUTRAL_TILES: Mapping[str, int] = dict(zip(KINDS, (16, 10, 10, 10, 14, 14, 14), strict=True))
EVENT_TILES = 3
"""Hourglass tiles of each event."""

PILE_ONE, PILE_TWO = PLACES[:12], PLACES[12:]

ROUNDS = 18
TECHNOLOGY = 16
BOARD_CITIZENS = 13
STATIONS = 10
"""Trading stations of each player."""
START_COINS = 5

# --- development track -------------------------------------------------------------------------------------------

LAST_SPACE = 30
STATUS_FROM = (0, 4, 9, 15, 22, 30)
"""First space of each development status: status 1 from space 0, 6 at space 30."""
DEVELOPMENT_COINS: Mapping[int, int] = {7: 3, 12: 4, 25: 5}
DEVELOPMENT_CITIZENS: Mapping[str, int] = {"development-3": 3, "development-18": 18, "development-28": 28}
TORTURE_FLOOR: Mapping[str, int] = {"development-3": 0, "development-18": 13, "development-28": 26}
"""The lowest space to which torture can bring back whoever took the citizen: it never crosses a coin space."""


def status_of(marker: int) -> int:
    """Development status (1-6) of a marker on space ``marker``; beyond the ends of the track, that of the end."""
    return max(1, sum(marker >= first for first in STATUS_FROM))


def spaces_of(status: int) -> range:
    """Spaces of the development track that give ``status`` (1-6)."""
    last = STATUS_FROM[status] if status < len(STATUS_FROM) else LAST_SPACE + 1
    return range(STATUS_FROM[status - 1], last)


# --- character tracks --------------------------------------------------------------------------------------------

TRACK_LENGTH: Mapping[str, int] = {kind: 8 if kind == "farmer" else 5 for kind in TRACKS}
TRACK_CITIZENS: Mapping[str, tuple[str, int]] = {"knight-track": ("knight", 4), "boatman-track": ("boatman", 5)}
"""The track and the step at which the first player takes the citizen."""
FARMER_GOODS = ("grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade")
BOATMAN_COINS = (2, 3, 4, 5, 0)
SCHOLAR_POINTS = (2, 3, 4, 5, 6)
DRAW_LIMIT = (4, 5, 6, 7, 7, 8)
"""Followers that may be drawn, by knights recruited (0-5)."""


def scholar_points(step: int) -> int:
    """Development points that ``step`` scholars (0-5) have given in all."""
    return sum(SCHOLAR_POINTS[: max(0, step)])


# --- beneficial deeds --------------------------------------------------------------------------------------------


class DeedSpace(NamedTuple):
    """A deed: coins for each follower, and how many slots for each kind."""

    coins: int
    slots: Mapping[str, int]


DEEDS: Mapping[str, DeedSpace] = {
    "city-wall": DeedSpace(1, {"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3}),
    "papal-conclave": DeedSpace(3, {"monk": 2, "knight": 1}),
    "defeating-the-plague": DeedSpace(2, {"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1}),
    "astronomy": DeedSpace(1, {"scholar": 2, "trader": 1}),
    "boatmens-guild": DeedSpace(1, {"boatman": 3, "scholar": 1}),
    "cathedral": DeedSpace(2, {"craftsman": 2, "monk": 2, "trader": 2}),
    "peace-treaty": DeedSpace(2, {"knight": 2, "monk": 1, "scholar": 1}),
    "canalisation": DeedSpace(1, {"boatman": 3, "trader": 2, "farmer": 3, "craftsman": 2}),
}
"""45 slots. On the Canalisation each follower gives 1 coin or 1 development point."""

# --- map ---------------------------------------------------------------------------------------------------------

TOWNS: Mapping[str, tuple[float, float]] = {
    "orleans": (1.909, 47.903),
    "chartres": (1.489, 48.447),
    "etampes": (2.162, 48.435),
    "le-mans": (0.200, 48.006),
    "chateaudun": (1.338, 48.071),
    "montargis": (2.734, 47.997),
    "vendome": (1.066, 47.793),
    "blois": (1.336, 47.586),
    "briare": (2.740, 47.635),
    "tours": (0.685, 47.394),
    "chinon": (0.243, 47.167),
    "montrichard": (1.183, 47.343),
    "vierzon": (2.069, 47.222),
    "loches": (0.996, 47.128),
    "bourges": (2.399, 47.081),
    "sancerre": (2.839, 47.331),
    "chatellerault": (0.546, 46.817),
    "le-blanc": (1.062, 46.633),
    "chateauroux": (1.691, 46.810),
    "nevers": (3.159, 46.990),
    "argenton-sur-creuse": (1.520, 46.589),
    "la-chatre": (1.987, 46.581),
    "st-amand-montrond": (2.506, 46.724),
}
"""Longitude and latitude of the towns, in degrees."""


class Route(NamedTuple):
    """A connection between two towns. ``second``: players from whom on its second goods space is used, or ``None``."""

    one: str
    other: str
    water: bool = False
    second: int | None = None

    @property
    def id(self) -> str:
        """Both towns; where a road and a waterway join the same two, with its sort."""
        twin = {self.one, self.other} == {"chatellerault", "chinon"}
        return f"{self.one}-{self.other}" + (("-water" if self.water else "-road") if twin else "")


ROUTES: tuple[Route, ...] = (
    Route("argenton-sur-creuse", "chateauroux"),
    Route("argenton-sur-creuse", "chatellerault", second=4),
    Route("argenton-sur-creuse", "la-chatre"),
    Route("blois", "vendome"),
    Route("blois", "vierzon"),
    Route("bourges", "nevers"),
    Route("bourges", "st-amand-montrond"),
    Route("bourges", "sancerre"),
    Route("briare", "montargis"),
    Route("chartres", "chateaudun"),
    Route("chartres", "etampes"),
    Route("chartres", "le-mans", second=4),
    Route("chartres", "orleans"),
    Route("chateaudun", "le-mans"),
    Route("chateaudun", "orleans"),
    Route("chateaudun", "vendome"),
    Route("chateauroux", "la-chatre"),
    Route("chateauroux", "le-blanc"),
    Route("chateauroux", "loches"),
    Route("chateauroux", "vierzon"),
    Route("chatellerault", "chinon"),
    Route("etampes", "montargis", second=4),
    Route("la-chatre", "st-amand-montrond"),
    Route("le-mans", "tours", second=3),
    Route("le-mans", "vendome"),
    Route("loches", "montrichard"),
    Route("montargis", "orleans"),
    Route("nevers", "st-amand-montrond", second=4),
    Route("orleans", "vierzon", second=3),
    Route("argenton-sur-creuse", "le-blanc", water=True),
    Route("blois", "orleans", water=True),
    Route("blois", "tours", water=True),
    Route("bourges", "vierzon", water=True),
    Route("briare", "orleans", water=True, second=3),
    Route("briare", "sancerre", water=True, second=3),
    Route("chatellerault", "chinon", water=True),
    Route("chinon", "le-blanc", water=True, second=3),
    Route("chinon", "tours", water=True),
    Route("loches", "tours", water=True),
    Route("montrichard", "tours", water=True),
    Route("montrichard", "vierzon", water=True),
    Route("nevers", "sancerre", water=True),
    Route("st-amand-montrond", "vierzon", water=True),
)
"""29 roads, then 14 waterways."""

SPACES: Mapping[str, int] = {
    f"{route.id}{suffix}": players
    for route in ROUTES
    for suffix, players in (("", 2), ("-second", route.second or 0))
    if players
}
"""The 52 goods spaces, each with the number of players from which on it is used."""

# --- what depends on the number of players -----------------------------------------------------------------------

_REMOVED: Mapping[tuple[str, int], tuple[int, int]] = {
    ("2014", 4): (0, 0),
    ("2014", 3): (2, 3),
    ("2014", 2): (4, 6),
    ("five-player", 5): (0, 0),
    ("five-player", 4): (2, 3),
    ("five-player", 3): (4, 6),
    ("five-player", 2): (6, 9),
}


def characters_removed(count: int, edition: str) -> Mapping[str, int] | None:
    """Neutral tiles of each kind that leave the game, or ``None`` where that is not known."""
    found = _REMOVED.get((edition, count))
    return None if found is None else {kind: found[kind in ("knight", "scholar", "monk")] for kind in KINDS}


def neutral_tiles(count: int) -> Mapping[str, int] | None:
    """Neutral tiles of each kind in a game of ``count`` (2-4) players, or ``None`` for other numbers."""
    removed = characters_removed(count, "2014")
    return None if removed is None else {kind: NEUTRAL_TILES[kind] - removed[kind] for kind in KINDS}


def goods_removed(count: int) -> int | None:
    """Goods that leave the game with ``count`` (2-4) players, or ``None`` for other numbers."""
    return {4: 0, 3: 6, 2: 12}.get(count)


def goods_in_play(count: int) -> int | None:
    """Goods in a game of ``count`` (2-4) players, or ``None`` for other numbers."""
    removed = goods_removed(count)
    return None if removed is None else sum(GOOD_TILES.values()) - removed


def spaces_used(count: int) -> frozenset[str]:
    """Goods spaces that are used with ``count`` players: 52, 48 or 43 with four, three or two."""
    return frozenset(space for space, players in SPACES.items() if players <= count)


def field(id: str) -> str:
    """The key in a score file of an id: Python and JSON keys are written with underscores."""
    return id.replace("-", "_")
