"""What a table of Orléans records: dataclasses that a score file's ``setup`` and ``final`` are decoded to.

``None`` always means not counted, never 0. Standard library only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from scorekeeper.game import Counts
from scorekeeper.games.orleans.board import CitizenSource, Event, Place, Town
from scorekeeper.rules import Seat

GoodHere = Literal["grain", "cheese", "wine", "wool", "brocade", "none"] | None
"""What lies on a goods space; ``none`` is an empty space, ``None`` one that is not recorded."""


@dataclass(frozen=True, slots=True)
class Goods(Counts):
    """Goods tiles of each kind."""

    grain: int | None = None
    cheese: int | None = None
    wine: int | None = None
    wool: int | None = None
    brocade: int | None = None


@dataclass(frozen=True, slots=True)
class Characters(Counts):
    """Neutral character tiles of each kind."""

    farmer: int | None = None
    boatman: int | None = None
    craftsman: int | None = None
    trader: int | None = None
    knight: int | None = None
    scholar: int | None = None
    monk: int | None = None


@dataclass(frozen=True, slots=True)
class Starters(Counts):
    """Followers in a player's own colour."""

    farmer: int | None = None
    boatman: int | None = None
    craftsman: int | None = None
    trader: int | None = None


@dataclass(frozen=True, slots=True)
class Tracks:
    """Steps taken on the six character tracks: farmer 0-8, the others 0-5."""

    farmer: int | None = None
    boatman: int | None = None
    craftsman: int | None = None
    trader: int | None = None
    knight: int | None = None
    scholar: int | None = None


@dataclass(frozen=True, slots=True)
class Markers:
    """Spaces of a player's seven markers: the six character tracks and the development track."""

    farmer: int | None = None
    boatman: int | None = None
    craftsman: int | None = None
    trader: int | None = None
    knight: int | None = None
    scholar: int | None = None
    development: int | None = None


@dataclass(frozen=True, slots=True)
class Spaces:
    """Goods on the 52 spaces of roads and waterways; ``…_second`` is the other space of a route that has two."""

    argenton_sur_creuse_chateauroux: GoodHere = None
    argenton_sur_creuse_chatellerault: GoodHere = None
    argenton_sur_creuse_chatellerault_second: GoodHere = None
    argenton_sur_creuse_la_chatre: GoodHere = None
    blois_vendome: GoodHere = None
    blois_vierzon: GoodHere = None
    bourges_nevers: GoodHere = None
    bourges_st_amand_montrond: GoodHere = None
    bourges_sancerre: GoodHere = None
    briare_montargis: GoodHere = None
    chartres_chateaudun: GoodHere = None
    chartres_etampes: GoodHere = None
    chartres_le_mans: GoodHere = None
    chartres_le_mans_second: GoodHere = None
    chartres_orleans: GoodHere = None
    chateaudun_le_mans: GoodHere = None
    chateaudun_orleans: GoodHere = None
    chateaudun_vendome: GoodHere = None
    chateauroux_la_chatre: GoodHere = None
    chateauroux_le_blanc: GoodHere = None
    chateauroux_loches: GoodHere = None
    chateauroux_vierzon: GoodHere = None
    chatellerault_chinon_road: GoodHere = None
    etampes_montargis: GoodHere = None
    etampes_montargis_second: GoodHere = None
    la_chatre_st_amand_montrond: GoodHere = None
    le_mans_tours: GoodHere = None
    le_mans_tours_second: GoodHere = None
    le_mans_vendome: GoodHere = None
    loches_montrichard: GoodHere = None
    montargis_orleans: GoodHere = None
    nevers_st_amand_montrond: GoodHere = None
    nevers_st_amand_montrond_second: GoodHere = None
    orleans_vierzon: GoodHere = None
    orleans_vierzon_second: GoodHere = None
    argenton_sur_creuse_le_blanc: GoodHere = None
    blois_orleans: GoodHere = None
    blois_tours: GoodHere = None
    bourges_vierzon: GoodHere = None
    briare_orleans: GoodHere = None
    briare_orleans_second: GoodHere = None
    briare_sancerre: GoodHere = None
    briare_sancerre_second: GoodHere = None
    chatellerault_chinon_water: GoodHere = None
    chinon_le_blanc: GoodHere = None
    chinon_le_blanc_second: GoodHere = None
    chinon_tours: GoodHere = None
    loches_tours: GoodHere = None
    montrichard_tours: GoodHere = None
    montrichard_vierzon: GoodHere = None
    nevers_sancerre: GoodHere = None
    st_amand_montrond_vierzon: GoodHere = None


@dataclass(frozen=True, slots=True)
class SetupSeat:
    """What a player starts with. ``stations`` count in the supply, ``followers`` those on the market spaces."""

    coins: int | None = None
    stations: int | None = None
    merchant: Town | None = None
    followers: Starters | None = None
    markers: Markers | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """The table before round 1.

    ``characters`` lie on the board, ``characters_removed`` and ``goods_removed`` are out of the game; ``hourglasses``
    is the pile from the top; ``pile_one`` and ``pile_two`` are the place tiles I and II.
    """

    seats: tuple[SetupSeat, ...] = ()
    characters: Characters | None = None
    characters_removed: Characters | None = None
    spaces: Spaces | None = None
    goods_market: Goods | None = None
    goods_removed: int | None = None
    hourglasses: tuple[Event | None, ...] | None = None
    technology: int | None = None
    citizens_on_boards: int | None = None
    citizens_aside: int | None = None
    pile_one: tuple[Place, ...] | None = None
    pile_two: tuple[Place, ...] | None = None


@dataclass(frozen=True, slots=True)
class Torture:
    """What a player gave up to torture in the whole game, piece by piece."""

    stations: int | None = None
    followers: int | None = None
    development: int | None = None
    goods: int | None = None
    places: int | None = None
    technology: int | None = None


@dataclass(frozen=True, slots=True)
class SeatFinal:
    """What lies before a player after the last round.

    ``stations`` on the map and ``citizens`` (without the last one) are numbers or lists; ``development`` is the space
    of the marker (0-30), ``status`` 1-6; ``plague`` counts neutral followers that the Plague took in the whole game.
    """

    coins: int | None = None
    goods: Goods | None = None
    stations: int | tuple[Town, ...] | None = None
    citizens: int | tuple[CitizenSource, ...] | None = None
    development: int | None = None
    status: int | None = None
    tracks: Tracks | None = None
    stations_supply: int | None = None
    stations_lost: int | None = None
    technology: int | None = None
    places: int | tuple[Place, ...] | None = None
    torture: Torture | None = None
    plague: int | None = None


@dataclass(frozen=True, slots=True)
class Deeds:
    """Followers on each beneficial deed."""

    city_wall: Characters | None = None
    papal_conclave: Characters | None = None
    defeating_the_plague: Characters | None = None
    astronomy: Characters | None = None
    boatmens_guild: Characters | None = None
    cathedral: Characters | None = None
    peace_treaty: Characters | None = None
    canalisation: Characters | None = None


@dataclass(frozen=True, slots=True)
class Shared:
    """What belongs to the table. ``last_citizen`` is who took the fourteenth citizen; ``round`` the last one played."""

    deeds: Deeds | None = None
    goods_market: Goods | None = None
    goods_on_map: Goods | None = None
    last_citizen: Seat | Literal["nobody"] | None = None
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Final:
    """The table after the last phase of the last round, before the last citizen is taken."""

    shared: Shared = Shared()
    seats: tuple[SeatFinal, ...] = ()
