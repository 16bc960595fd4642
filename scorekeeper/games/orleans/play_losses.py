"""Rules of play: deeds, the merchant, stations, events, torture. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play_events import (
    ACTIONS,
    Guildhall,
    Hourglass,
    Move,
    Pass,
    Scriptorium,
    Settle,
    Torture,
    TownHall,
)
from scorekeeper.games.orleans.play_places import BAD_EVENTS, FOOD, HARVEST_COINS
from scorekeeper.games.orleans.play_rewards import after, due
from scorekeeper.games.orleans.play_rules import play_rule, text
from scorekeeper.games.orleans.play_state import (
    ACTION,
    SeatState,
    State,
    builders,
    followers_sent,
    goods_on,
    may_build,
    must_give,
    route,
)
from scorekeeper.games.orleans.position import OrleansTable
from scorekeeper.rules import Confidence, Fact, Finding, PlayerIndex

_FOUND = Confidence.FOUND
TWO = 2
"""Followers that one Town Hall action sends at most."""

# --- deeds -------------------------------------------------------------------------------------------------------


@play_rule("deed-wants-kind", TownHall, basis=("orleans B8", "or-203", "or-207"), limit=True, confidence=_FOUND)
def deed_wants_kind(state: State, event: TownHall, table: OrleansTable) -> Iterator[Finding]:
    """A follower goes to a deed that shows its kind. Monks stand in for nobody there."""
    for deed, kind, _, name in followers_sent(event):
        if kind not in board.DEEDS[deed].slots:
            facts: dict[str, Fact] = {"player": event.player, "deed": deed, "kind": kind}
            yield Finding((f"{name}follower", f"{name}deed"), facts, part=f"deed-{deed}")


@play_rule("deed-slot-free", TownHall, basis=("orleans B8", "or-203", "or-206"), limit=True, confidence=_FOUND)
def deed_slot_free(state: State, event: TownHall, table: OrleansTable) -> Iterator[Finding]:
    """A follower needs a free slot of its kind on the deed."""
    sent: list[tuple[str, str]] = []
    for deed, kind, _, name in followers_sent(event):
        slots, here = board.DEEDS[deed].slots.get(kind, 0), state.on_deed(deed, kind)
        if slots and here is not None and here + sent.count((deed, kind)) >= slots:
            facts: dict[str, Fact] = {"player": event.player, "deed": deed, "kind": kind, "most": slots}
            yield Finding((f"{name}follower", f"{name}deed"), facts, part=f"deed-{deed}")
        sent.append((deed, kind))


@play_rule("recruited-to-deeds", TownHall, basis=("orleans B8", "or-202", "or-204", "or-208"), confidence=_FOUND)
def recruited_to_deeds(state: State, event: TownHall, table: OrleansTable) -> Iterator[Finding]:
    """Only recruited followers go to the deeds, each once: those in the own colour stay, those sent never come back."""
    seat, sent = state.seat(event.player), [kind for _, kind, _, _ in followers_sent(event)]
    for kind in dict.fromkeys(sent):
        has = seat.own(kind)
        if has is not None and sent.count(kind) > has:
            where = tuple(f"{name}follower" for _, each, _, name in followers_sent(event) if each == kind)
            facts: dict[str, Fact] = {"player": event.player, "kind": kind, "found": sent.count(kind), "most": has}
            yield Finding(where, facts, part=f"track-{kind}" if kind in board.TRACKS else f"seat-{int(event.player)}")


@play_rule("two-followers-sent", TownHall, basis=("orleans B8", "review Orléans", "or-202"), confidence=_FOUND)
def two_followers_sent(state: State, event: TownHall, table: OrleansTable) -> Iterator[Finding]:
    """The Town Hall sends one or two followers, once a round; only the Gunpowder Tower adds to that."""
    seat, sending = state.seat(event.player), len(tuple(followers_sent(event)))
    if not seat.may_have("gunpowder-tower") and seat.sent and state.phase == ACTION:
        facts = {"player": event.player, "found": seat.sent + sending, "most": TWO}
        yield Finding(("follower",), facts, part=f"seat-{int(event.player)}")


@play_rule("point-on-canalisation", TownHall, basis=("orleans B8", "or-205"), confidence=_FOUND)
def point_on_canalisation(state: State, event: TownHall, table: OrleansTable) -> Iterator[Finding]:
    """Only on the Canalisation may a follower bring a development point instead of a coin."""
    for deed, _, reward, name in followers_sent(event):
        if reward == "point" and deed != "canalisation":
            facts: dict[str, Fact] = {"player": event.player, "deed": deed, "coins": board.DEEDS[deed].coins}
            yield Finding((f"{name}reward",), facts, part=f"deed-{deed}")


@play_rule("deed-coins", TownHall, basis=("orleans B8", "or-205"), confidence=_FOUND)
def deed_coins(state: State, event: TownHall, table: OrleansTable) -> Iterator[Finding]:
    """Each follower sent brings the coins printed on its deed."""
    rewards = [(deed, reward) for deed, _, reward, _ in followers_sent(event)]
    points = sum(reward == "point" for _, reward in rewards)
    if event.coins is None or points:
        return
    expected = sum(board.DEEDS[deed].coins for deed, _ in rewards)
    if event.coins != expected:
        facts = {"player": event.player, "found": event.coins, "expected": expected}
        yield Finding(("coins",), facts, part=f"deed-{event.deed}")


@play_rule("scriptorium-point", Scriptorium, basis=("or-200", "or-172"), confidence=_FOUND)
def scriptorium_point(state: State, event: Scriptorium, table: OrleansTable) -> Iterator[Finding]:
    """The Scriptorium moves the development marker on by 1."""
    expected = after(state.seat(event.player), 1)
    if event.marker is not None and expected is not None and event.marker != expected:
        facts = {"player": event.player, "found": event.marker, "expected": expected}
        yield Finding(("marker",), facts, part=f"development-{expected}")


# --- the merchant and stations -----------------------------------------------------------------------------------


@play_rule("ship-on-water", Move, source=text("Embarcacion"), basis=("orleans B8", "or-186", "or-187"), limit=True)
def ship_on_water(state: State, event: Move, table: OrleansTable) -> Iterator[Finding]:
    """The Ship moves the merchant along one waterway to the next town."""
    yield from _astray(state, event, water=True)


@play_rule("wagon-on-road", Move, source=text("Vagón"), basis=("orleans B8", "or-191", "or-192", "or-249"), limit=True)
def wagon_on_road(state: State, event: Move, table: OrleansTable) -> Iterator[Finding]:
    """Wagon and Horse Wagon move the merchant along one road to the next town."""
    yield from _astray(state, event, water=False)


def _astray(state: State, event: Move, *, water: bool) -> Iterator[Finding]:
    town = state.seat(event.player).merchant
    if (event.by == "ship") is water and town is not None and route(town, event.to, water) is None:
        facts: dict[str, Fact] = {"player": event.player, "town": town, "to": event.to}
        yield Finding(("to",), facts, part=f"town-{event.to}")


@play_rule("good-on-the-way", Move, source=text("Embarcacion"), basis=("orleans B8", "or-188", "or-189"), limit=True)
def good_on_the_way(state: State, event: Move, table: OrleansTable) -> Iterator[Finding]:
    """One good may be taken that still lies on the connection travelled."""
    way = route(state.seat(event.player).merchant, event.to, event.by == "ship")
    here = None if way is None else goods_on(state, way)
    if way is None or here is None or event.good in (None, "none") or event.good in here:
        return
    facts: dict[str, Fact] = {"player": event.player, "good": str(event.good), "space": way.id, "found": len(here)}
    yield Finding(("good",), facts, part=f"route-{way.id}")


@play_rule("station-at-merchant", Guildhall, basis=("orleans B8", "or-195"), confidence=_FOUND)
def station_at_merchant(state: State, event: Guildhall, table: OrleansTable) -> Iterator[Finding]:
    """A trading station is built in the town where the own merchant stands."""
    stands = state.seat(event.player).merchant
    if event.town is not None and stands is not None and event.town != stands:
        facts: dict[str, Fact] = {"player": event.player, "town": event.town, "expected": stands}
        yield Finding(("town",), facts, part=f"town-{event.town}")


@play_rule("town-has-room", Guildhall, basis=("orleans B8", "or-196", "or-197"), confidence=_FOUND)
def town_has_room(state: State, event: Guildhall, table: OrleansTable) -> Iterator[Finding]:
    """A town takes one trading station, Orléans one of each player."""
    town = event.town or state.seat(event.player).merchant
    if town is not None and not may_build(state, event.player, town):
        owner = event.player if town == "orleans" else PlayerIndex(builders(state, town)[0])
        facts: dict[str, Fact] = {"player": event.player, "town": town, "owner": owner}
        yield Finding(("town",), facts, part=f"town-{town}")


@play_rule("station-in-supply", Guildhall, basis=("orleans B8", "or-198"), limit=True, confidence=_FOUND)
def station_in_supply(state: State, event: Guildhall, table: OrleansTable) -> Iterator[Finding]:
    """Building costs nothing but a trading station of the own ten."""
    if state.seat(event.player).supply == 0:
        yield Finding(("player",), {"player": event.player, "most": board.STATIONS}, part=f"seat-{int(event.player)}")


# --- what an event gives and takes -------------------------------------------------------------------------------


@play_rule("income-by-status", Settle, basis=("orleans B8", "or-222"), confidence=_FOUND)
def income_by_status(state: State, event: Settle, table: OrleansTable) -> Iterator[Finding]:
    """Income gives as many coins as the own development status."""
    yield from _given(state, event, "income")


@play_rule("trading-day-by-stations", Settle, basis=("orleans B8", "or-223"), confidence=_FOUND)
def trading_day_by_stations(state: State, event: Settle, table: OrleansTable) -> Iterator[Finding]:
    """The Trading Day gives 1 coin for each own trading station on the map."""
    yield from _given(state, event, "trading-day")


def _given(state: State, event: Settle, name: str) -> Iterator[Finding]:
    seat = state.seat(event.player)
    expected = due(seat, name)
    if state.event == name and event.coins is not None and expected is not None and event.coins != expected:
        facts = {"player": event.player, "found": event.coins, "expected": expected}
        yield Finding(("coins",), facts, part=f"seat-{int(event.player)}")


def _before(seat: SeatState) -> tuple[int | None, int]:
    """Coins and debt as they were before the event of the round."""
    return (seat.coins, seat.owed) if seat.before is None else seat.before[:2]


def _owns(state: State, event: Settle, good: str) -> int | None:
    seat = state.seat(event.player)
    goods = seat.goods if seat.before is None else seat.before[2]
    return goods[board.GOODS.index(good)]


@play_rule("harvest-food", Settle, basis=("orleans B8", "or-224"), confidence=_FOUND)
def harvest_food(state: State, event: Settle, table: OrleansTable) -> Iterator[Finding]:
    """At the Harvest grain, cheese or wine is given back, of one's own."""
    if state.event != "harvest" or event.good is None:
        return
    if event.good not in FOOD or _owns(state, event, event.good) == 0:
        facts: dict[str, Fact] = {"player": event.player, "good": event.good, "food": int(event.good in FOOD)}
        yield Finding(("good",), facts, part=f"market-{event.good}")


@play_rule("harvest-five-coins", Settle, basis=("orleans B8", "OR-R2", "or-225"), confidence=_FOUND)
def harvest_five_coins(state: State, event: Settle, table: OrleansTable) -> Iterator[Finding]:
    """At the Harvest whoever gives no food pays 5 coins, and what is missing by torture; with food nothing."""
    if state.event != "harvest" or event.coins is None or event.sacristy:
        return
    amount = 0 if event.good is not None else HARVEST_COINS
    yield from _owed(state, event, amount)


@play_rule("taxes-by-goods", Settle, basis=("orleans B8", "OR-R2", "or-226"), confidence=_FOUND)
def taxes_by_goods(state: State, event: Settle, table: OrleansTable) -> Iterator[Finding]:
    """Taxes cost 1 coin for every full 3 goods, and what is missing by torture."""
    seat = state.seat(event.player)
    amount = due(seat, "taxes")
    if state.event == "taxes" and event.coins is not None and amount is not None and not event.sacristy:
        yield from _owed(state, event, amount)


def _owed(state: State, event: Settle, amount: int) -> Iterator[Finding]:
    """A finding where other coins were paid than are due, or fewer than the player could pay of them."""
    has, _ = _before(state.seat(event.player))
    paid = event.coins or 0
    least = 0 if has is None else min(amount, has)
    if not least <= paid <= amount:
        facts = {"player": event.player, "found": paid, "due": amount, "expected": amount if has is None else least}
        yield Finding(("coins",), facts, part=f"seat-{int(event.player)}")


@play_rule("plague-takes-recruited", Settle, basis=("orleans B8", "or-227", "or-228", "or-229"), confidence=_FOUND)
def plague_takes_recruited(state: State, event: Settle, table: OrleansTable) -> Iterator[Finding]:
    """The Plague takes one recruited follower from the bag; one in the own colour goes back into it."""
    kind = event.follower
    if state.event == "plague" and kind in board.KINDS and state.seat(event.player).own(kind) == 0:
        yield Finding(("follower",), {"player": event.player, "kind": kind}, part=f"seat-{int(event.player)}")


@play_rule("sacristy-in-bad-event", Settle, basis=("orleans B2", "OR-R2", "or-241"), confidence=_FOUND)
def sacristy_in_bad_event(state: State, event: Settle, table: OrleansTable) -> Iterator[Finding]:
    """The Sacristy keeps its owner out of Harvest, Taxes or Plague."""
    if not event.sacristy:
        return
    owns = state.seat(event.player).may_have("sacristy")
    if not owns or state.event not in BAD_EVENTS:
        facts: dict[str, Fact] = {"player": event.player, "event": state.event or "none", "owns": int(owns)}
        yield Finding(("sacristy",), facts, part=f"seat-{int(event.player)}")


# --- torture -----------------------------------------------------------------------------------------------------


@play_rule("torture-at-once", Hourglass, Pass, *ACTIONS, basis=("orleans B4", "or-254"), confidence=_FOUND)
def torture_at_once(state: State, event: object, table: OrleansTable) -> Iterator[Finding]:
    """A coin that cannot be paid is made up for by torture before anything else happens."""
    player = None if isinstance(event, Hourglass) else getattr(event, "player", None)
    for index, seat in enumerate(state.seats):
        if must_give(seat) and player in (None, index):
            yield Finding((), {"player": PlayerIndex(index), "owed": seat.owed}, part=f"seat-{index}")


@play_rule("torture-for-debt", Torture, basis=("orleans B4", "or-253", "or-254"), confidence=_FOUND)
def torture_for_debt(state: State, event: Torture, table: OrleansTable) -> Iterator[Finding]:
    """Torture takes one thing for each coin missing, and nothing where all is paid."""
    seat = state.seat(event.player)
    if seat.coins is not None and seat.owed <= 0:
        yield Finding(("player",), {"player": event.player}, part=f"seat-{int(event.player)}")


def _has(seat: SeatState, event: Torture) -> bool:
    """Whether the player has, or may have, what is given up."""
    if event.item == "station":
        return seat.built != 0 and (event.town is None or event.town in seat.towns or seat.built != len(seat.towns))
    if event.item == "station-supply":
        return seat.supply != 0
    if event.item == "follower":
        return any(each != 0 for each in seat.neutral) if event.follower is None else seat.own(event.follower) != 0
    if event.item == "goods":
        return seat.goods_total != 0 if event.good is None else seat.good(event.good) != 0
    if event.item == "place":
        known = event.place in board.PLACES and seat.may_have(event.place)
        return seat.places != () or seat.more_places != 0 if event.place is None else known
    return seat.technology != 0 if event.item == "technology" else seat.development != 0


@play_rule("torture-own-things", Torture, basis=("orleans B4", "or-255", "or-256", "or-259", "or-260", "or-261"),
           confidence=_FOUND)  # fmt: skip
def torture_own_things(state: State, event: Torture, table: OrleansTable) -> Iterator[Finding]:
    """Only what one has can be given up; followers in the own colour cannot."""
    if not _has(state.seat(event.player), event):
        facts: dict[str, Fact] = {"player": event.player, "item": event.item}
        yield Finding(("item",), facts, part=f"seat-{int(event.player)}")


@play_rule("torture-not-over-coins", Torture, basis=("orleans B4", "or-257", "or-258"), confidence=_FOUND)
def torture_not_over_coins(state: State, event: Torture, table: OrleansTable) -> Iterator[Finding]:
    """The development marker does not go back onto a coin space."""
    marker = state.seat(event.player).development
    if event.item == "development" and marker is not None and marker - 1 in board.DEVELOPMENT_COINS:
        facts = {"player": event.player, "space": marker - 1}
        yield Finding(("item",), facts, part=f"development-{marker - 1}")


CHECKS = (
    deed_wants_kind,
    deed_slot_free,
    recruited_to_deeds,
    two_followers_sent,
    point_on_canalisation,
    deed_coins,
    scriptorium_point,
    ship_on_water,
    wagon_on_road,
    good_on_the_way,
    station_at_merchant,
    town_has_room,
    station_in_supply,
    income_by_status,
    trading_day_by_stations,
    harvest_food,
    harvest_five_coins,
    taxes_by_goods,
    plague_takes_recruited,
    sacristy_in_bad_event,
    torture_at_once,
    torture_for_debt,
    torture_own_things,
    torture_not_over_coins,
)
