"""Orléans: what is printed, counted another way than the program holds it, and bounds from both sides."""

from __future__ import annotations

from itertools import accumulate
from math import cos, hypot, radians

import pytest

from scorekeeper.codec import FORMAT, decode
from scorekeeper.games import GAMES
from scorekeeper.games.orleans import board, play_places

SETS_UP = {
    # players: neutral farmers, boatmen, craftsmen, traders, knights, scholars, monks; goods on the map, away, in all
    2: ((12, 6, 6, 6, 8, 8, 8), 43, 12, 78),
    3: ((14, 8, 8, 8, 11, 11, 11), 48, 6, 84),
    4: ((16, 10, 10, 10, 14, 14, 14), 52, 0, 90),
}
MARKED_4 = ["chartres-le-mans", "etampes-montargis", "argenton-sur-creuse-chatellerault", "nevers-st-amand-montrond"]
MARKED_3 = ["le-mans-tours", "briare-orleans", "briare-sancerre", "orleans-vierzon", "chinon-le-blanc"]
SPACES_A_STATUS = (4, 5, 6, 7, 8, 1)


@pytest.mark.parametrize("players", range(7))
def test_what_is_in_play(players: int) -> None:
    neutral, removed = board.neutral_tiles(players), board.characters_removed(players, "2014")
    if players not in SETS_UP:
        assert (neutral, removed) == (None, None)
        assert (board.goods_removed(players), board.goods_in_play(players)) == (None, None)
        return
    tiles, spaces, away, goods = SETS_UP[players]
    assert neutral is not None and removed is not None
    assert tuple(neutral.values()) == tiles
    assert tuple(neutral[kind] + removed[kind] for kind in board.KINDS) == SETS_UP[4][0]
    assert len(board.spaces_used(players)) == spaces
    assert (board.goods_removed(players), board.goods_in_play(players)) == (away, goods)


def test_characters_of_the_five_player_edition_leave_in_the_same_steps() -> None:
    for players in (3, 4, 5):
        assert board.characters_removed(players, "five-player") == board.characters_removed(players - 1, "2014")
    two = board.characters_removed(2, "five-player")
    assert two is not None and tuple(two.values()) == (6, 6, 6, 6, 9, 9, 9)
    assert board.characters_removed(6, "five-player") is None


def test_second_spaces_of_routes_by_the_number_printed_there() -> None:
    for printed, routes in ((4, MARKED_4), (3, MARKED_3)):
        assert sorted(s for s, players in board.SPACES.items() if players == printed) == [
            f"{route}-second" for route in sorted(routes)
        ]


def test_status_of_every_space() -> None:
    by_space = [status for status, spaces in enumerate(SPACES_A_STATUS, start=1) for _ in range(spaces)]
    assert [board.status_of(space) for space in range(31)] == by_space
    assert (board.status_of(-5), board.status_of(99)) == (1, 6)
    for status in range(1, 7):
        assert [space for space in range(31) if by_space[space] == status] == list(board.spaces_of(status))
    assert board.LAST_SPACE == 30


def test_rewards_of_the_tracks_summed_up() -> None:
    assert list(accumulate(board.BOATMAN_COINS)) == [2, 5, 9, 14, 14]
    assert [board.scholar_points(step) for step in range(-1, 7)] == [0, 0, 2, 5, 9, 14, 20, 20]
    worth = [board.GOOD_POINTS[good] for good in board.FARMER_GOODS]
    assert list(accumulate(worth)) == [1, 2, 4, 6, 9, 12, 16, 21]
    assert board.DRAW_LIMIT == (4, 5, 6, 7, 7, 8)
    assert list(board.TRACK_LENGTH.values()) == [8, 5, 5, 5, 5, 5]
    assert list(accumulate(board.DEVELOPMENT_COINS.values())) == [3, 7, 12]
    assert list(board.DEVELOPMENT_COINS) == [7, 12, 25]
    assert list(board.DEVELOPMENT_CITIZENS.values()) == [3, 18, 28]
    assert board.TRACK_CITIZENS == {"knight-track": ("knight", 4), "boatman-track": ("boatman", 5)}


def test_torture_never_brings_the_marker_back_over_coins() -> None:
    """The lowest space after taking the citizen there: just above the last space with coins."""
    for citizen, space in board.DEVELOPMENT_CITIZENS.items():
        passed = [coins for coins in board.DEVELOPMENT_COINS if coins <= space]
        assert board.TORTURE_FLOOR[citizen] == (max(passed) + 1 if passed else 0)


def test_slots_of_the_deeds_by_kind_and_by_deed() -> None:
    by_kind = {kind: sum(deed.slots.get(kind, 0) for deed in board.DEEDS.values()) for kind in board.KINDS}
    assert by_kind == dict(zip(board.KINDS, (7, 7, 7, 7, 6, 6, 5), strict=True))
    assert [sum(deed.slots.values()) for deed in board.DEEDS.values()] == [10, 3, 5, 3, 4, 6, 4, 10]
    assert [max(deed.slots.values()) for deed in board.DEEDS.values()] == [3, 2, 2, 2, 3, 2, 2, 3]
    assert [deed.coins for deed in board.DEEDS.values()] == [1, 3, 2, 1, 1, 2, 2, 1]
    coins = {name: deed.coins * sum(deed.slots.values()) for name, deed in board.DEEDS.items()}
    assert (sum(coins.values()) - coins["canalisation"], coins["canalisation"]) == (56, 10)
    monks = {name for name, deed in board.DEEDS.items() if deed.slots.get("monk")}
    assert monks == {"papal-conclave", "cathedral", "peace-treaty"}
    knights = {name: deed.slots["knight"] for name, deed in board.DEEDS.items() if "knight" in deed.slots}
    assert knights == {"city-wall": 3, "papal-conclave": 1, "peace-treaty": 2}


def test_towns_lie_where_their_neighbours_are() -> None:
    """No route is as long as a degree of latitude, and no two towns are on top of each other."""

    def km(one: str, other: str) -> float:
        (east, north), (east_, north_) = board.TOWNS[one], board.TOWNS[other]
        return hypot((east - east_) * cos(radians(47.5)), north - north_) * 111.2

    for way in board.ROUTES:
        assert 15 < km(way.one, way.other) < 111, way.id


def test_what_places_give() -> None:
    assert play_places.COINS_OF == {"brewery": 2, "windmill": 2, "cellar": 4}
    assert play_places.POINTS_OF == {"windmill": 1, "library": 2, "shipping-line": 1}
    assert (play_places.PHARMACY_MOST, play_places.HARVEST_COINS, play_places.GOODS_A_COIN) == (3, 5, 3)


def test_what_the_box_holds() -> None:
    assert (len(board.PILE_ONE), len(board.PILE_TWO)) == (12, 8)
    assert (board.ROUNDS, board.EVENT_TILES * len(board.EVENTS)) == (18, 18)
    assert board.TECHNOLOGY == 16
    assert board.STATIONS == 10
    assert board.START_COINS == 5
    assert board.BOARD_CITIZENS == len(board.CITIZENS) == 13
    assert list(board.GOOD_TILES.values()) == [24, 21, 18, 15, 12]
    assert [points * board.GOOD_TILES[good] for good, points in board.GOOD_POINTS.items()] == [24, 42, 54, 60, 60]


# --- followers on places ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("used", "place", "fits"),
    [
        *((("farmer",), "hayrick", True), (("monk",), "hayrick", True), (("boatman",), "hayrick", False)),
        *((("technology",), "hayrick", False), (("technology", "farmer"), "cheese-factory", True)),
        *((("craftsman", "boatman"), "farm-house", True), (("boatman",), "farm-house", False)),
        *((("boatman", "boatman"), "farm-house", False), (("boatman", "craftsman", "farmer"), "farm-house", False)),
        *(
            (("scholar", "monk"), "cellar", True),
            (("monk", "monk"), "cellar", True),
            (("scholar", "scholar"), "cellar", False),
        ),
        *((("technology", "monk"), "cellar", True), (("technology", "scholar"), "cellar", False)),
        *((("farmer",), "pharmacy", True), (("monk",), "pharmacy", True), (("technology",), "pharmacy", False)),
        *((("monk",), "brewery", True), (("knight",), "brewery", False)),
    ],
)
def test_followers_fill_a_place(used: tuple[str, ...], place: str, fits: bool) -> None:
    assert play_places.fills(place, used, ()) == fits


def test_place_tiles_let_followers_stand_in() -> None:
    """The Herb Garden is for boatmen and three kinds, the School for scholars and all but monks."""
    needs = ("farmer", "craftsman", "trader", "knight", "boatman", "scholar", "monk", "any")

    def stands_in(used: str, *abilities: str) -> set[str]:
        return {need for need in needs if play_places.stands_in(used, need, "village", abilities)}

    assert stands_in("boatman") == {"boatman", "any"}
    assert stands_in("boatman", "herb-garden") == {"farmer", "craftsman", "trader", "boatman", "any"}
    assert stands_in("boatman", "school") == {"boatman", "any"}
    assert stands_in("scholar") == {"scholar", "any"}
    assert stands_in("scholar", "school") == {*needs} - {"monk"}
    assert stands_in("scholar", "herb-garden") == {"scholar", "any"}
    assert stands_in("monk") == {*needs}
    assert stands_in("technology") == {*needs} - {"monk", "any"}


@pytest.mark.parametrize(("edition", "most"), [("2014", 4), ("five-player", 5)])
def test_how_many_can_play_which_edition(edition: str, most: int) -> None:
    for count in range(1, 8):
        people = [{"name": f"P{number}"} for number in range(count)]
        document = {"format": FORMAT, "game": "orleans", "players": people, "edition": edition, "final": {"seats": []}}
        table, faults = decode(document)
        assert table is not None, faults
        game = GAMES["orleans"].of(edition) or GAMES["orleans"]
        said = [found for found in game.check(table) if found.rule == "player-count"]
        assert len(said) == (not 2 <= count <= most), count
