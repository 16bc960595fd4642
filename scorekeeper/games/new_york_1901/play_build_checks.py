"""Rules of the three steps: what may be claimed, what may be demolished, what may be built."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.game import COMPONENT_DATA
from scorekeeper.games.new_york_1901.known import NewYork, part
from scorekeeper.games.new_york_1901.model import (
    DISTRICT_CARDS,
    DISTRICTS,
    GENERATIONS,
    GOLD_AT,
    LEAST_PRINTED,
    LEAST_UNBUILT,
    MOST_PRINTED,
    PER_GENERATION,
    SILVER_AT,
    WORKERS,
)
from scorekeeper.games.new_york_1901.play_events import CARDS, LEGENDARY, Build, Demolish, Expand, ReturnWorker
from scorekeeper.games.new_york_1901.play_form import NEEDS
from scorekeeper.games.new_york_1901.play_state import (
    LEVELS,
    State,
    district_of,
    ever_built,
    free_squares,
    least_lots,
    lots,
    opened,
    others_standing,
    size_of,
    taken_legendaries,
)
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Source, Stage, rule

TEXT = "003_b1665ebc0639bb12.txt"
TERRITORY = Source(TEXT, "Cartas de territorio:")
TOWERS = Source(TEXT, "Rascacielos:")
LEGENDARIES = Source(TEXT, "Rascacielos legendarios:")
EXPAND = Source(TEXT, "I. Expandir")
DEMOLISH = Source(TEXT, "II. Demoler")
BUILD = Source(TEXT, "III. Construir")
BUILDING = Source(TEXT, "Reglas de construcción")
END = Source(TEXT, "Fin del juego")
RARE = Source(TEXT, "Situaciones poco frecuentes")
FOUND = Source("-", "facts: public sources")
PRESTIGE = Source("-", "facts: Gold Prestige")
LIST = "new-york-1901 A8 in-game"


# --- new land ----------------------------------------------------------------------------------------------------


@rule("worker-to-expand", Stage.PLAY, source=EXPAND, basis=(LIST, "ny-100"))
def worker_to_expand(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Expand needs a worker in hand as the turn begins."""
    if isinstance(event, Expand):
        now = opened(state, event.player).turn
        if now.workers == 0 and not now.cards:
            yield Finding(("player",), {"player": event.player}, part(event.player, "workers"))


@rule("card-in-open-market", Stage.PLAY, source=(TERRITORY, EXPAND), basis=(LIST, "ny-039", "ny-101"))
def card_in_open_market(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """The card taken lies in the open market."""
    if not isinstance(event, Expand) or event.card is None:
        return
    district = district_of(event.card)
    known = state.open is not None and len(state.shown) >= state.open
    taken = sum(least_lots(seat, district) for seat in state.seats)
    reason = None
    if not table.expansions and district not in state.drawn_districts:
        reason = 1
    elif not table.expansions and taken >= DISTRICT_CARDS:
        reason = 2
    elif known and event.card not in state.shown:
        reason = 0
    if reason is not None:
        facts: dict[str, Fact] = {"card": event.card, "reason": reason}
        yield Finding(("card",), facts, "play-market")


@rule("free-land", Stage.PLAY, source=EXPAND, basis=(LIST, "ny-035", "ny-105"))
def free_land(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Land that is in somebody's estate cannot be claimed."""
    land = (event.land or event.card) if isinstance(event, Expand) else None
    if land is None or event.plot is None:
        return
    for district, plot, owner in state.plots:
        if (district, plot) == (district_of(land), event.plot):
            facts: dict[str, Fact] = {"plot": plot, "district": district, "owner": Seat(owner)}
            yield Finding(("plot",), facts, part(owner, "land"))
            return


@rule("land-of-card-colour", Stage.PLAY, source=EXPAND, basis=(LIST, "ny-104"))
def land_of_card_colour(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """The worker goes on land of the card's colour."""
    if isinstance(event, Expand) and event.card is not None and event.land is not None:
        card, land = district_of(event.card), district_of(event.land)
        if card != land:
            yield Finding(("land", "card"), {"card": card, "land": land}, part(event.player, "land"))


@rule("land-of-card-size", Stage.PLAY, source=EXPAND, basis=(LIST, "ny-104"))
def land_of_card_size(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """The worker goes on land of the card's size."""
    if isinstance(event, Expand) and event.card is not None and event.land is not None:
        card, land = size_of(event.card) or 0, size_of(event.land) or 0
        if card != land:
            yield Finding(("land", "card"), {"card": card, "land": land}, part(event.player, "land"))


@rule("returned-card-owned", Stage.PLAY, source=RARE, basis=(LIST, "ny-165"))
def returned_card_owned(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """The card given back is an own one: that of the land the worker stood on."""
    if not isinstance(event, ReturnWorker) or event.card is None:
        return
    seat = state.seat(event.player)
    district = district_of(event.card)
    own = lots(seat)
    if own is None or district not in DISTRICTS:
        return
    # Of land from before the log only the districts are known, not which of them is of which size.
    all_known = seat.cards == (0,) * len(DISTRICTS) and all(card in CARDS for card in seat.land)
    if own[DISTRICTS.index(district)] == 0 or (all_known and event.card not in seat.land):
        yield Finding(("card",), {"player": event.player, "card": event.card}, part(event.player, "land"))


# --- demolishing -------------------------------------------------------------------------------------------------


@rule("demolish-lower", Stage.PLAY, source=DEMOLISH, basis=(LIST, "ny-111", "ny-115", "ny-116", "ny-142"))
def demolish_lower(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """What is demolished ranks below what takes its place."""
    if not isinstance(event, Demolish) or not event.tiles:
        return
    level = LEVELS["gold"] if event.new is None else LEVELS[event.new]
    for tile in state.seat(event.player).tiles:
        if tile.number in event.tiles and LEVELS[tile.generation] >= level:
            facts: dict[str, Fact] = {"player": event.player, "found": tile.generation, "new": event.new or "gold"}
            yield Finding(("tiles", "new"), facts, part(event.player, "towers"))
            return


@rule("demolish-what-stands", Stage.PLAY, source=DEMOLISH, basis=(LIST, "ny-111", "ny-113", "ny-117"))
def demolish_what_stands(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """One own standing building or more is demolished."""
    if not isinstance(event, Demolish) or event.tiles is None:
        return
    seat = state.seat(event.player)
    there = {tile.number for tile in seat.tiles}
    missing = [number for number in event.tiles if number not in there]
    if not event.tiles or (missing and seat.whole):
        facts: dict[str, Fact] = {"player": event.player, "number": missing[0] if missing else -1}
        yield Finding(("tiles",), facts, part(event.player, "towers"))


@rule("workers-for-emptied-land", Stage.PLAY, source=DEMOLISH, basis=("NY-D12", "ny-114", "ny-120", "ny-121"))
def workers_for_emptied_land(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Land left without worker and building gets a worker; without enough of them there is no demolition."""
    if not isinstance(event, Demolish) or event.emptied is None:
        return
    hand = state.seat(event.player).workers
    most = WORKERS if hand is None or event.workers is None else hand + max(0, event.workers)
    if event.emptied > most:
        facts: dict[str, Fact] = {"player": event.player, "emptied": event.emptied, "workers": most}
        yield Finding(("emptied", "workers"), facts, part(event.player, "workers"))


@rule("promised-skyscraper", Stage.PLAY, source=DEMOLISH, basis=("ny-112",))
def promised_skyscraper(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """What was demolished for is what is built."""
    if not isinstance(event, Build) or state.active != event.player or not state.turn.pending:
        return
    if event.generation is not None and state.turn.promised not in (None, event.generation):
        facts: dict[str, Fact] = {"found": event.generation, "expected": state.turn.promised or ""}
        yield Finding(("generation",), facts, part(event.player, "towers"))


# --- building ----------------------------------------------------------------------------------------------------


def _too_early(state: State, event: Any, generations: tuple[str, ...]) -> Iterator[Finding]:
    if isinstance(event, Build) and event.generation in generations:
        track, at = state.seat(event.player).track, NEEDS[event.generation]
        if track is not None and track < at:
            facts: dict[str, Fact] = {"player": event.player, "track": track, "generation": event.generation}
            yield Finding(("generation",), facts, part(event.player, "track"))


@rule("silver-from-six", Stage.PLAY, source=(TOWERS, BUILDING), basis=("NY-S3", LIST, "ny-057", "ny-134", "ny-194"))
def silver_from_six(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Silver is built by who has 6 points before the build."""
    assert NEEDS["silver"] == SILVER_AT
    yield from _too_early(state, event, ("silver",))


@rule("gold-from-eighteen", Stage.PLAY, source=(TOWERS, BUILDING), basis=("NY-S4", LIST, "ny-058", "ny-062", "ny-194"))
def gold_from_eighteen(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Gold and legendaries are built by who has 18 points before the build."""
    assert NEEDS["gold"] == GOLD_AT
    yield from _too_early(state, event, ("gold", LEGENDARY))


@rule("four-stay", Stage.PLAY, source=(END, FOUND), basis=(LIST, "ny-143", "ny-192"))
def four_stay(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """No build leaves fewer than four unbuilt skyscrapers."""
    unbuilt = state.seat(event.player).unbuilt if isinstance(event, Build) else None
    own = isinstance(event, Build) and event.generation in GENERATIONS
    if own and unbuilt is not None and unbuilt <= LEAST_UNBUILT:
        facts: dict[str, Fact] = {"player": event.player, "unbuilt": unbuilt}
        yield Finding(("generation",), facts, part(event.player, "towers"))


@rule("one-legendary-each", Stage.PLAY, source=LEGENDARIES, basis=(LIST, "ny-063", "ny-064"))
def one_legendary_each(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """A player builds one legendary in a game."""
    if isinstance(event, Build) and event.generation == LEGENDARY:
        seat = state.seat(event.player)
        if any(tile.generation == LEGENDARY for tile in seat.tiles):
            facts: dict[str, Fact] = {"player": event.player, "legendary": seat.legendary or LEGENDARY}
            yield Finding(("generation",), facts, part(event.player, "towers"))


@rule("legendary-still-free", Stage.PLAY, source=LEGENDARIES, basis=(LIST, "ny-059", "ny-061"))
def legendary_still_free(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Each legendary is built once: first come, first served."""
    if isinstance(event, Build) and event.generation == LEGENDARY and event.legendary is not None:
        owner = taken_legendaries(state).get(event.legendary)
        if owner is not None and owner != event.player:
            facts: dict[str, Fact] = {"legendary": event.legendary, "owner": Seat(owner)}
            yield Finding(("legendary",), facts, f"play-{event.legendary}")


@rule("tile-once", Stage.PLAY, source=DEMOLISH, basis=(LIST, "ny-118", "ny-124"))
def tile_once(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Each tile is built once; what is demolished never comes back."""
    if not isinstance(event, Build) or event.generation not in GENERATIONS:
        return
    seat = state.seat(event.player)
    facts: dict[str, Fact] = {"player": event.player, "generation": event.generation, "tile": event.tile or 0}
    if event.tile is not None and (event.generation, event.tile) in seat.labels:
        yield Finding(("tile",), facts, part(event.player, "towers"))
        return
    known = table.has(COMPONENT_DATA) and not table.expansions
    if known and (ever_built(seat, event.generation) or 0) >= PER_GENERATION:
        yield Finding(("generation",), {**facts, "tile": 0}, part(event.player, "towers"))


@rule(
    "points-of-a-tile",
    Stage.PLAY,
    source=FOUND,
    basis=(LIST, "ny-052"),
    confidence=Confidence.FOUND,
    option=COMPONENT_DATA,
)
def points_of_a_tile(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """A skyscraper that is no legendary shows 2 to 8 points."""
    if not isinstance(event, Build) or event.points is None or event.generation not in GENERATIONS:
        return
    known = table.has(COMPONENT_DATA) and not table.expansions and event.points >= 0
    if known and not LEAST_PRINTED <= event.points <= MOST_PRINTED:
        yield Finding(("points",), {"found": event.points}, part(event.player, "towers"))


@rule(
    "token-by-points", Stage.PLAY, source=BUILD, basis=(LIST, "ny-127", "ny-128", "ny-131"), severity=Severity.WARNING
)
def token_by_points(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """The score token moves by the printed points, and by those of Gold Prestige."""
    if not isinstance(event, Build) or event.track is None or event.points is None:
        return
    before = state.seat(event.player).track
    unknown = event.prestige is None and state.challenge in (None, "gold-prestige")
    if before is None or (unknown and event.generation not in ("bronze", "silver")):
        return
    expected = before + event.points + (event.prestige or 0)
    if event.track != expected:
        facts: dict[str, Fact] = {"player": event.player, "found": event.track, "expected": expected, "before": before}
        yield Finding(("track", "points"), facts, part(event.player, "track"))


@rule("side-on-street-or-park", Stage.PLAY, source=BUILDING, basis=("ny-125", "ny-135", "ny-136"))
def side_on_street_or_park(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """A skyscraper touches a street or a park with a side."""
    if isinstance(event, Build) and event.contact in ("corner", "nothing") and not event.streets:
        yield Finding(("contact",), {"contact": event.contact}, part(event.player, "towers"))


@rule("build-on-own-land", Stage.PLAY, source=(BUILDING, BUILD), basis=(LIST, "ny-033", "ny-035", "ny-107", "ny-130"))
def build_on_own_land(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """A skyscraper lies in the own estate, across any of its districts."""
    if not isinstance(event, Build) or event.districts is None:
        return
    own = lots(state.seat(event.player))
    if own is None:
        return
    outside = tuple(each for each in event.districts if own[DISTRICTS.index(each)] == 0)
    if outside:
        yield Finding(("districts",), {"player": event.player, "districts": outside}, part(event.player, "land"))


@rule(
    "room-to-build",
    Stage.PLAY,
    source=(BUILDING, BUILD),
    basis=(LIST, "ny-124", "ny-137", "ny-141"),
    confidence=Confidence.DERIVED,
)
def room_to_build(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """A skyscraper finds its squares free in the own estate."""
    if not isinstance(event, Build) or event.squares is None:
        return
    free = free_squares(state.seat(event.player))
    if free is not None and event.squares > free:
        facts: dict[str, Fact] = {"player": event.player, "squares": event.squares, "free": max(0, free)}
        yield Finding(("squares",), facts, part(event.player, "land"))


@rule(
    "workers-back",
    Stage.PLAY,
    source=(BUILD, BUILDING),
    basis=("NY-S1", "ny-114", "ny-126", "ny-132", "ny-139", "ny-140"),
)
def workers_back(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """The workers of the land built on come back, one a territory."""
    if not isinstance(event, Build | Demolish) or event.workers is None:
        return
    board = state.seat(event.player).board
    squares = event.squares if isinstance(event, Build) else None
    most = min(each for each in (WORKERS, board, squares) if each is not None)
    if event.workers > most:
        facts: dict[str, Fact] = {"player": event.player, "found": event.workers, "most": max(0, most)}
        yield Finding(("workers",), facts, part(event.player, "workers"))


@rule("prestige-for-gold-level", Stage.PLAY, source=PRESTIGE, basis=("NY-F7", "ny-184"), confidence=Confidence.FOUND)
def prestige_for_gold_level(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """Only a build of gold level gains prestige."""
    if isinstance(event, Build) and (event.prestige or 0) > 0 and event.generation in ("bronze", "silver"):
        facts: dict[str, Fact] = {"found": event.prestige or 0, "generation": event.generation}
        yield Finding(("prestige",), facts, part(event.player, "track"))


@rule(
    "prestige-of-standing",
    Stage.PLAY,
    source=PRESTIGE,
    basis=("NY-F7", "ny-184", "ny-185"),
    confidence=Confidence.DERIVED,
)
def prestige_of_standing(state: State, event: Any, table: NewYork) -> Iterator[Finding]:
    """A build gains at most one for each bronze and silver skyscraper of the others that stands."""
    if isinstance(event, Build) and event.prestige is not None:
        others = others_standing(state, event.player)
        if others is not None and event.prestige > others:
            yield Finding(("prestige",), {"found": event.prestige, "others": others}, part(event.player, "track"))


RULES: tuple[Any, ...] = (
    worker_to_expand,
    card_in_open_market,
    free_land,
    land_of_card_colour,
    land_of_card_size,
    returned_card_owned,
    demolish_lower,
    demolish_what_stands,
    workers_for_emptied_land,
    promised_skyscraper,
    silver_from_six,
    gold_from_eighteen,
    four_stay,
    one_legendary_each,
    legendary_still_free,
    tile_once,
    points_of_a_tile,
    token_by_points,
    side_on_street_or_park,
    build_on_own_land,
    room_to_build,
    workers_back,
    prestige_for_gold_level,
    prestige_of_standing,
)
