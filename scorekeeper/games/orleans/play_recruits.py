"""Rules of play: recruiting, place tiles, technology. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play_events import ACTIONS, Move, Recruit, Technology, UsePlace
from scorekeeper.games.orleans.play_places import (
    ABILITIES,
    COINS_OF,
    GOOD_OF,
    NEEDS,
    PHARMACY_MOST,
    POINTS_OF,
    TECHNOLOGY,
    TOWN_HALL,
)
from scorekeeper.games.orleans.play_rewards import after, development_coins
from scorekeeper.games.orleans.play_rules import play_rule, text
from scorekeeper.games.orleans.play_state import ACTION, State, used_by
from scorekeeper.games.orleans.position import FOUND, OrleansTable
from scorekeeper.rules import Confidence, Fact, Finding, PlayerIndex, Severity

_NOT_ALLOWED = ("empty-supply", "not-allowed")
_TRADER, _CRAFTSMAN = text("3. Comerciante"), text("2.craftsman")


def next_step(state: State, player: int, kind: str) -> int | None:
    """The step that recruiting one more leads to; ``None`` if that is not known, or there is none."""
    steps = state.seat(player).step(kind) if kind in board.TRACKS else None
    return steps + 1 if steps is not None and steps < board.TRACK_LENGTH[kind] else None


# --- recruiting --------------------------------------------------------------------------------------------------


@play_rule("no-monk-in-pilgrimage", Recruit, basis=("orleans B8 log", "or-220", "or-221"), confidence=Confidence.FOUND)
def no_monk_in_pilgrimage(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """In a round of Pilgrimage nobody recruits a monk."""
    if event.follower == "monk" and state.event == "pilgrimage" and state.phase == ACTION:
        yield Finding(("follower",), {"player": event.player, "round": state.round}, part="hourglasses")


@play_rule("kind-has-run-out", Recruit, basis=("orleans B8", "or-309"), limit=True, confidence=Confidence.FOUND)
def kind_has_run_out(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """A kind whose tiles are all gone from the board cannot be recruited."""
    if not state.can_recruit(event.follower):
        facts: dict[str, Fact] = {"player": event.player, "kind": event.follower}
        yield Finding(("follower",), facts, part=f"supply-{event.follower}")


@play_rule("end-of-track", Recruit, source=text("Castillo"), basis=("orleans B8", "or-180"), limit=True)
def end_of_track(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """Whoever is at the end of a track cannot recruit that kind."""
    kind = event.follower
    steps = state.seat(event.player).step(kind) if kind in board.TRACKS else None
    if steps is not None and steps >= board.TRACK_LENGTH[kind]:
        facts: dict[str, Fact] = {"player": event.player, "kind": kind, "most": board.TRACK_LENGTH[kind]}
        yield Finding(("follower",), facts, part=f"track-{kind}")


@play_rule("boatman-coins", Recruit, source=(text("1 barquero"), FOUND), basis=("orleans B8", "or-142", "or-280"))
def boatman_coins(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """Boatmen bring 2, 3, 4 and 5 coins, the fifth none."""
    step = next_step(state, event.player, "boatman")
    if event.follower == "boatman" and event.coins is not None and step is not None:
        expected = board.BOATMAN_COINS[step - 1]
        if event.coins != expected:
            facts = {"player": event.player, "found": event.coins, "expected": expected, "step": step}
            yield Finding(("coins",), facts, part="track-boatman")


@play_rule("scholar-points", Recruit, source=(text("Universidad"), FOUND), basis=("orleans B8", "or-171", "or-172"))
def scholar_points(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """A scholar moves the development marker on by 2, 3, 4, 5 or 6."""
    step = next_step(state, event.player, "scholar")
    if event.follower == "scholar" and event.marker is not None and step is not None:
        points = board.SCHOLAR_POINTS[step - 1]
        expected = after(state.seat(event.player), points)
        if expected is not None and event.marker != expected:
            facts = {"player": event.player, "found": event.marker, "expected": expected, "points": points}
            yield Finding(("marker",), facts, part=f"development-{expected}")


@play_rule("development-coins", Recruit, basis=("orleans B8", "or-287"), confidence=Confidence.FOUND)
def development_coins_paid(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """Reaching or passing spaces 7, 12 and 25 for the first time brings 3, 4 and 5 coins."""
    step, seat = next_step(state, event.player, "scholar"), state.seat(event.player)
    if event.follower != "scholar" or event.coins is None or step is None or seat.development is None:
        return
    reached = after(seat, board.SCHOLAR_POINTS[step - 1]) or 0
    expected = development_coins(seat, reached)
    if event.coins != expected and not state.resumed:
        facts = {"player": event.player, "found": event.coins, "expected": expected, "marker": reached}
        yield Finding(("coins",), facts, part=f"development-{reached}")


@play_rule("farmer-good-in-market", Recruit, source=(text("Casa de Campo"), FOUND),
           basis=("orleans B8", "review Orléans"), severity=Severity.WARNING, option="empty-supply",
           confidence=Confidence.ASSUMED)  # fmt: skip
def farmer_good_in_market(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """A farmer brings the good of the space reached from the market, if it is there."""
    step = next_step(state, event.player, "farmer")
    if event.follower == "farmer" and step is not None:
        good = board.FARMER_GOODS[step - 1]
        if state.in_market(good) == 0:
            severity = Severity.ERROR if table.has(*_NOT_ALLOWED) else None
            facts: dict[str, Fact] = {"player": event.player, "good": good}
            yield Finding(("follower",), facts, part=f"market-{good}", severity=severity)


@play_rule("technology-in-stack", Recruit, UsePlace, source=(_CRAFTSMAN, FOUND), basis=("orleans B8", "or-281"),
           severity=Severity.WARNING, option="empty-supply", confidence=Confidence.ASSUMED, limit=True)  # fmt: skip
def technology_in_stack(state: State, event: Recruit | UsePlace, table: OrleansTable) -> Iterator[Finding]:
    """A craftsman and the Laboratory bring a technology tile, if the stack has one."""
    brings = event.follower == "craftsman" if isinstance(event, Recruit) else event.place == "laboratory"
    if brings and state.stack == 0:
        severity = Severity.ERROR if table.has(*_NOT_ALLOWED) else None
        where = "follower" if isinstance(event, Recruit) else "place"
        yield Finding((where,), {"player": event.player}, part="technology", severity=severity)


# --- place tiles -------------------------------------------------------------------------------------------------


@play_rule("tile-with-trader", Recruit, source=_TRADER, basis=("orleans B8", "or-161"))
def tile_with_trader(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """Only a trader brings a place tile."""
    if event.tile is not None and event.follower != "trader":
        facts: dict[str, Fact] = {"player": event.player, "place": event.tile, "kind": event.follower}
        yield Finding(("tile", "follower"), facts, part="track-trader")


@play_rule("tile-still-there", Recruit, source=(_TRADER, FOUND), basis=("orleans B8", "or-162"), limit=True)
def tile_still_there(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """Each place tile exists once; who has it keeps it."""
    owners = [at for at, seat in enumerate(state.seats) if event.tile in seat.places]
    if event.tile is not None and owners:
        facts: dict[str, Fact] = {"place": event.tile, "player": PlayerIndex(owners[0])}
        yield Finding(("tile",), facts, part=f"seat-{owners[0]}")


@play_rule("first-tile-from-pile-one", Recruit, source=_TRADER, basis=("orleans B8", "or-163", "or-164"), limit=True)
def first_tile_from_pile_one(state: State, event: Recruit, table: OrleansTable) -> Iterator[Finding]:
    """The first trader brings a place tile of pile I."""
    steps = state.seat(event.player).step("trader")
    if event.tile in board.PILE_TWO and event.follower == "trader" and steps == 0:
        yield Finding(("tile",), {"player": event.player, "place": str(event.tile)}, part="track-trader")


@play_rule("own-place", UsePlace, Move, Technology, source=_TRADER, basis=("orleans B8", "or-166", "or-167"))
def own_place(state: State, event: UsePlace | Move | Technology, table: OrleansTable) -> Iterator[Finding]:
    """A place tile serves only the player who took it."""
    place = event.by if isinstance(event, Move) else event.place
    if place in board.PLACES and not state.seat(event.player).may_have(place):
        where = "by" if isinstance(event, Move) else "place"
        facts: dict[str, Fact] = {"player": event.player, "place": place}
        yield Finding((where,), facts, part=f"seat-{int(event.player)}")


@play_rule("place-with-action", UsePlace, source=(text("Fase 4"), FOUND),
           basis=("or-099", "or-242", "or-243", "or-250"), confidence=Confidence.FOUND)  # fmt: skip
def place_with_action(state: State, event: UsePlace, table: OrleansTable) -> Iterator[Finding]:
    """Some place tiles have no action of their own: they change other things, for as long as they are there."""
    if event.place in ABILITIES or event.place == "horse-wagon":
        yield Finding(("place",), {"player": event.player, "place": event.place}, part=f"seat-{int(event.player)}")


@play_rule("good-of-place", UsePlace, basis=("orleans B10", "or-252"), severity=Severity.WARNING, option="empty-supply",
           confidence=Confidence.ASSUMED)  # fmt: skip
def good_of_place(state: State, event: UsePlace, table: OrleansTable) -> Iterator[Finding]:
    """A place that makes a good gives nothing while the market has none of it."""
    good = GOOD_OF.get(event.place)
    if good is not None and state.in_market(good) == 0:
        severity = Severity.ERROR if table.has(*_NOT_ALLOWED) else None
        facts: dict[str, Fact] = {"player": event.player, "place": event.place, "good": good}
        yield Finding(("place",), facts, part=f"market-{good}", severity=severity)


def _gains(state: State, event: UsePlace) -> tuple[int | None, int]:
    """Coins and development points that a place tile gives."""
    seat = state.seat(event.player)
    if event.place == "hospital":
        return seat.status, 0
    if event.place == "office":
        return seat.built, 0
    if event.place == "pharmacy":
        return 0, max(0, min(PHARMACY_MOST, event.paid or 0))
    return COINS_OF.get(event.place, 0), POINTS_OF.get(event.place, 0)


@play_rule("coins-of-place", UsePlace, basis=("orleans B2", "or-237", "or-238", "or-240", "or-246", "or-247"),
           confidence=Confidence.FOUND)  # fmt: skip
def coins_of_place(state: State, event: UsePlace, table: OrleansTable) -> Iterator[Finding]:
    """Brewery and Windmill give 2 coins, the Cellar 4, the Hospital the status, the Office 1 a station."""
    coins, points = _gains(state, event)
    seat = state.seat(event.player)
    reached = after(seat, points)
    if event.coins is None or coins is None or reached is None or (points and state.resumed):
        return
    expected = coins + development_coins(seat, reached)
    if event.coins != expected:
        facts: dict[str, Fact] = {
            "player": event.player, "place": event.place, "found": event.coins, "expected": expected,
        }  # fmt: skip
        yield Finding(("coins",), facts, part=f"seat-{int(event.player)}")


@play_rule("points-of-place", UsePlace, basis=("orleans B2", "or-238", "or-239", "or-244", "or-245"),
           confidence=Confidence.FOUND)  # fmt: skip
def points_of_place(state: State, event: UsePlace, table: OrleansTable) -> Iterator[Finding]:
    """Windmill and Shipping Line give 1 point, the Library 2, the Pharmacy 1 a coin paid."""
    expected = after(state.seat(event.player), _gains(state, event)[1])
    if event.marker is not None and expected is not None and event.marker != expected:
        facts: dict[str, Fact] = {
            "player": event.player, "place": event.place, "found": event.marker, "expected": expected,
        }  # fmt: skip
        yield Finding(("marker",), facts, part=f"development-{expected}")


@play_rule("pharmacy-three-coins", UsePlace, basis=("orleans B7", "or-245"), confidence=Confidence.FOUND)
def pharmacy_three_coins(state: State, event: UsePlace, table: OrleansTable) -> Iterator[Finding]:
    """At the Pharmacy up to 3 coins are paid."""
    if event.place == "pharmacy" and (event.paid or 0) > PHARMACY_MOST:
        yield Finding(("paid",), {"player": event.player, "found": event.paid or 0, "most": PHARMACY_MOST},
                      part=f"seat-{int(event.player)}")  # fmt: skip


@play_rule("pharmacy-own-coins", UsePlace, basis=("orleans B8", "or-245"), confidence=Confidence.DERIVED)
def pharmacy_own_coins(state: State, event: UsePlace, table: OrleansTable) -> Iterator[Finding]:
    """Nobody pays coins at the Pharmacy that they do not have."""
    has = state.seat(event.player).coins
    if event.place == "pharmacy" and has is not None and has < min(event.paid or 0, PHARMACY_MOST):
        yield Finding(("paid",), {"player": event.player, "found": event.paid or 0, "most": has},
                      part=f"seat-{int(event.player)}")  # fmt: skip


@play_rule("pharmacy-lost-point", UsePlace, basis=("OR-D11", "or-289"), severity=Severity.WARNING,
           confidence=Confidence.ASSUMED)  # fmt: skip
def pharmacy_lost_point(state: State, event: UsePlace, table: OrleansTable) -> Iterator[Finding]:
    """The development track ends at 30: a coin paid for a point beyond is lost."""
    marker = state.seat(event.player).development
    paid = min(event.paid or 0, PHARMACY_MOST)
    if event.place == "pharmacy" and marker is not None and paid > 0 and marker + paid > board.LAST_SPACE:
        lost = marker + paid - board.LAST_SPACE
        yield Finding(("paid",), {"player": event.player, "lost": lost, "marker": marker}, part="development-30")


# --- technology --------------------------------------------------------------------------------------------------


@play_rule("technology-in-hand", Technology, source=(_CRAFTSMAN, text("Limitaciones:")), basis=("orleans B8", "or-158"))
def technology_in_hand(state: State, event: Technology, table: OrleansTable) -> Iterator[Finding]:
    """A technology tile that is put on a place lay beside the player board; tiles on places are never moved."""
    if state.seat(event.player).in_hand is not None and (state.seat(event.player).in_hand or 0) <= 0:
        yield Finding(("player",), {"player": event.player}, part=f"seat-{int(event.player)}")


@play_rule("technology-after-passing", Technology, source=_CRAFTSMAN, basis=("orleans B8", "or-148"))
def technology_after_passing(state: State, event: Technology, table: OrleansTable) -> Iterator[Finding]:
    """A technology tile just received is used only after its owner has passed."""
    seat = state.seat(event.player)
    held = seat.in_hand
    if held is not None and 0 < held <= seat.fresh and state.phase == ACTION and not seat.passed:
        yield Finding(("player",), {"player": event.player}, part=f"seat-{int(event.player)}")


@play_rule("first-technology-for-farmer", Technology, source=text("Limitaciones:"), basis=("orleans B8", "or-153"))
def first_technology_for_farmer(state: State, event: Technology, table: OrleansTable) -> Iterator[Finding]:
    """A player's first technology tile stands in for a farmer."""
    seat = state.seat(event.player)
    before = seat.lost[5]
    if not seat.placed and seat.placed_known and before == 0 and event.instead not in ("farmer", "monk"):
        yield Finding(("instead",), {"player": event.player, "kind": event.instead}, part=f"seat-{int(event.player)}")


@play_rule("technology-not-for-monk", Technology, source=(text("Limitaciones:"), text("Monasterio")),
           basis=("orleans B8", "or-154", "or-155", "or-185"))  # fmt: skip
def technology_not_for_monk(state: State, event: Technology, table: OrleansTable) -> Iterator[Finding]:
    """No technology tile stands in for a monk."""
    if event.instead == "monk":
        yield Finding(("instead",), {"player": event.player, "place": event.place}, part=f"seat-{int(event.player)}")


@play_rule("technology-for-a-need", Technology, source=_CRAFTSMAN, basis=("or-149",), confidence=Confidence.DERIVED)
def technology_for_a_need(state: State, event: Technology, table: OrleansTable) -> Iterator[Finding]:
    """A technology tile stands in for a follower that its place wants."""
    needs = NEEDS.get(event.place, ())
    if event.instead not in (*needs, "monk") and len(needs) > 1:
        facts: dict[str, Fact] = {"player": event.player, "place": event.place, "kind": event.instead}
        yield Finding(("instead", "place"), facts, part=f"seat-{int(event.player)}")


@play_rule("technology-one-a-place", Technology, *ACTIONS, source=text("Limitaciones:"),
           basis=("orleans B8", "orleans B8 log", "or-156"))  # fmt: skip
def technology_one_a_place(state: State, event: Any, table: OrleansTable) -> Iterator[Finding]:
    """A place holds at most one technology tile of a player."""
    player = PlayerIndex(event.player)
    if isinstance(event, Technology):
        if any(place == event.place for place, _ in state.seat(player).placed):
            yield Finding(("place",), {"player": player, "found": 2}, part=f"seat-{int(player)}")
    elif (found := (used_by(event) or ()).count(TECHNOLOGY)) > 1:
        yield Finding(("used",), {"player": player, "found": found}, part=f"seat-{int(player)}")


@play_rule("technology-not-alone", Technology, source=text("Limitaciones:"), basis=("orleans B8", "or-157"))
def technology_not_alone(state: State, event: Technology, table: OrleansTable) -> Iterator[Finding]:
    """No technology tile lies on a place that wants one follower only, or none."""
    if event.place != TOWN_HALL and len(NEEDS.get(event.place, ())) < 2:
        yield Finding(("place",), {"player": event.player, "place": event.place}, part=f"seat-{int(event.player)}")


@play_rule("no-technology-at-town-hall", Technology, basis=("or-209",), confidence=Confidence.DERIVED)
def no_technology_at_town_hall(state: State, event: Technology, table: OrleansTable) -> Iterator[Finding]:
    """The Town Hall takes no technology tile: those who lie there are sent away."""
    if event.place == TOWN_HALL:
        yield Finding(("place",), {"player": event.player}, part=f"seat-{int(event.player)}")


CHECKS = (
    no_monk_in_pilgrimage,
    kind_has_run_out,
    end_of_track,
    boatman_coins,
    scholar_points,
    development_coins_paid,
    farmer_good_in_market,
    technology_in_stack,
    tile_with_trader,
    tile_still_there,
    first_tile_from_pile_one,
    own_place,
    place_with_action,
    good_of_place,
    coins_of_place,
    points_of_place,
    pharmacy_three_coins,
    pharmacy_own_coins,
    pharmacy_lost_point,
    technology_in_hand,
    technology_after_passing,
    first_technology_for_farmer,
    technology_not_for_monk,
    technology_for_a_need,
    technology_one_a_place,
    technology_not_alone,
    no_technology_at_town_hall,
)
