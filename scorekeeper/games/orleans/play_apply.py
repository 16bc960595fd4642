"""The reducer: what each event does to a table, whether the rules allow it or not. Standard library only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play_events import (
    ACTIONS,
    Census,
    Draw,
    Guildhall,
    Hourglass,
    Move,
    Pass,
    Recruit,
    Resume,
    ResumeTable,
    Scriptorium,
    Settle,
    Technology,
    Torture,
    TownHall,
    UsePlace,
)
from scorekeeper.games.orleans.play_places import COINS_OF, GOOD_OF, PHARMACY_MOST, POINTS_OF
from scorekeeper.games.orleans.play_resume import resume, resume_table
from scorekeeper.games.orleans.play_rewards import (
    advance,
    due,
    gain,
    give_good,
    gives,
    lose_follower,
    pay,
    strike,
    take_citizen,
    take_good,
    take_technology,
    told,
)
from scorekeeper.games.orleans.play_state import (
    ACTION,
    EVENT,
    KEPT,
    LOST,
    REST,
    State,
    census_of,
    followers_sent,
    goods_on,
    items_of,
    may_build,
    next_start,
    place_of,
    plus,
    route,
    spaces_of,
)


def apply(state: State, event: Any) -> State:
    """The state after ``event``."""
    player = getattr(event, "player", None)
    if player is not None and not 0 <= player < len(state.seats):
        return state
    if isinstance(event, (*ACTIONS, Pass)):  # the table goes on: what could not be given up is not owed for ever
        state = state.put(event.player, owed=0)
    before = state
    state = replace(_STEPS[type(event)](state, event), entries=min(KEPT, state.entries + 1))
    for at, seat in enumerate(state.seats):
        if seat.owed > 0 and not items_of(seat):  # who has nothing left gives nothing up
            state = state.put(at, owed=0)
    if isinstance(event, ACTIONS):
        paid = max(0, getattr(event, "paid", None) or 0)
        state = told(state, before, event.player, getattr(event, "coins", None), paid)
        seat, place = state.seat(event.player), place_of(event) or ""
        state = replace(state.put(event.player, used=(*seat.used, place)[-KEPT:]), last=int(event.player))
    return state


# --- rounds ------------------------------------------------------------------------------------------------------


def _hourglass(state: State, event: Hourglass) -> State:
    start = next_start(state) if event.player is None else int(event.player)
    cleared: dict[str, Any] = {
        "passed": False, "used": (), "sent": 0, "fresh": 0, "drawn": False, "settled": True, "before": None,
        "owed": 0,
    }  # fmt: skip
    state = replace(
        state,
        seats=tuple(replace(seat, **cleared) for seat in state.seats),
        start=start,
        round=state.round + 1,
        phase=ACTION,
        event=event.shows,
        seen=(*state.seen, event.shows)[-KEPT:],
        last=None,
    )
    found = census_of(state)
    if found is None:  # who gained and who paid is not known, so the coins are not either
        seats = tuple(replace(seat, coins=None) for seat in state.seats)
        return replace(state, seats=seats, census=(None, None))
    return _counted(state, *found)


def _counted(state: State, gains: int | None, pays: int | None) -> State:
    state = state if gains is None else gain(state, gains, 1)
    owed = pays is not None and state.seat(pays).coins == 0
    state = state if pays is None else pay(state, pays, 1)
    return replace(state, census=(gains, pays), census_owed=owed)


def _census(state: State, event: Census) -> State:
    """What the table did takes the place of what was worked out."""
    gains, pays = state.census
    told_gains = gains if event.gains is None else None if event.gains == "nobody" else int(event.gains)
    told_pays = pays if event.pays is None else None if event.pays == "nobody" else int(event.pays)
    if gains is not None:
        has = state.seat(gains).coins
        state = state.put(gains, coins=None if has is None else max(0, has - 1))
    if pays is not None:
        owed = max(0, state.seat(pays).owed - 1)  # a coin that was never paid does not come back
        state = state.put(pays, owed=owed) if state.census_owed else gain(state, pays, 1)
    return _counted(state, told_gains, told_pays)


def _draw(state: State, event: Draw) -> State:
    return state.put(event.player, drawn=True)


def _pass(state: State, event: Pass) -> State:
    state = replace(state.put(event.player, passed=True, fresh=0), last=int(event.player))
    if state.phase != ACTION or not all(seat.passed for seat in state.seats):
        return state
    for player in range(len(state.seats)):
        state = strike(state, player)
    return _rested(replace(state, phase=EVENT))


def _rested(state: State) -> State:
    waiting = state.phase == EVENT and not all(seat.settled for seat in state.seats)
    return state if waiting or state.phase == ACTION else replace(state, phase=REST)


# --- actions -----------------------------------------------------------------------------------------------------


def _recruit(state: State, event: Recruit) -> State:
    player, kind = event.player, event.follower
    index = board.KINDS.index(kind)
    if state.left[index] == 0 and state.back:
        state = replace(state, back=state.back - 1)
    state = replace(state, left=plus(state.left, index, -1))
    seat = state.seat(player)
    state = state.put(player, neutral=plus(seat.neutral, index, 1))
    if kind not in board.TRACKS:
        return state
    before = seat.step(kind)
    if before is None:
        return gain(state, player, None) if kind == "boatman" else state
    step = before + 1
    if step > board.TRACK_LENGTH[kind]:
        return state
    state = state.put(player, steps=plus(seat.steps, index, 1))
    for source, place in board.TRACK_CITIZENS.items():
        if place == (kind, step):
            state = take_citizen(state, player, source)
    return _reward(state, event, step)


def _reward(state: State, event: Recruit, step: int) -> State:
    """What the space of the track gives that the marker has reached."""
    player = event.player
    if event.follower == "farmer":
        return take_good(state, player, board.FARMER_GOODS[step - 1])
    if event.follower == "boatman":
        return gain(state, player, board.BOATMAN_COINS[step - 1])
    if event.follower == "craftsman":
        return take_technology(state, player)
    if event.follower == "scholar":
        return advance(state, player, board.SCHOLAR_POINTS[step - 1], event.marker)
    return _place_tile(state, event) if event.follower == "trader" else state


def _place_tile(state: State, event: Recruit) -> State:
    seat = state.seat(event.player)
    if event.tile is None:
        more = None if seat.more_places is None else seat.more_places + 1
        return state.put(event.player, more_places=more)
    if any(event.tile in each.places for each in state.seats):
        return state
    return state.put(event.player, places=(*seat.places, event.tile))


def _scriptorium(state: State, event: Scriptorium) -> State:
    return advance(state, event.player, 1, event.marker)


def _town_hall(state: State, event: TownHall) -> State:
    player = event.player
    for deed, kind, reward, _ in followers_sent(event):
        at, index = board.DEED_IDS.index(deed), board.KINDS.index(kind)
        seat, lying = state.seat(player), state.deeds[at]
        state = state.put(player, neutral=plus(seat.neutral, index, -1), sent=seat.sent + 1)
        here = lying[index]
        if here is not None and here >= board.DEEDS[deed].slots.get(kind, 0):
            continue
        lying = plus(lying, index, 1)
        state = replace(state, deeds=(*state.deeds[:at], lying, *state.deeds[at + 1 :]))
        if deed == "canalisation" and reward == "point":
            state = advance(state, player, 1)
        else:
            state = gain(state, player, board.DEEDS[deed].coins)
        if all(lying[board.KINDS.index(each)] == slots for each, slots in board.DEEDS[deed].slots.items()):
            state = take_citizen(state, player, deed)
    return state


def _move(state: State, event: Move) -> State:
    seat = state.seat(event.player)
    way = route(seat.merchant, event.to, event.by == "ship")
    state = state.put(event.player, merchant=event.to)
    if event.good is None or event.good == "none":
        return state
    if way is not None:
        here = goods_on(state, way)
        places = [each for each in spaces_of(way) if state.spaces[each] in (event.good, None)]
        if (here is not None and event.good not in here) or not places:
            return state
        at = min(places, key=lambda each: state.spaces[each] is None)
        state = replace(state, spaces=(*state.spaces[:at], "none", *state.spaces[at + 1 :]))
    return state.put(event.player, goods=plus(seat.goods, board.GOODS.index(event.good), 1))


def _guildhall(state: State, event: Guildhall) -> State:
    seat = state.seat(event.player)
    town = event.town or seat.merchant
    if seat.supply == 0 or not may_build(state, event.player, town):
        return state
    built = None if seat.built is None else seat.built + 1
    supply = None if seat.supply is None else seat.supply - 1
    towns = seat.towns if town is None else (*seat.towns, town)
    return state.put(event.player, built=built, supply=supply, towns=towns)


def _use_place(state: State, event: UsePlace) -> State:
    player, place = event.player, event.place
    if place in GOOD_OF:
        return take_good(state, player, GOOD_OF[place])
    if place == "laboratory":
        return take_technology(state, player)
    if place == "hospital":
        return gain(state, player, state.seat(player).status)
    if place == "office":
        return gain(state, player, state.seat(player).built)
    if place == "pharmacy":
        points = max(0, min(PHARMACY_MOST, event.paid or 0))
        has = state.seat(player).coins
        state = state.put(player, coins=None if has is None else max(0, has - max(0, event.paid or 0)))
        return advance(state, player, points, event.marker)
    state = gain(state, player, COINS_OF.get(place, 0))
    return advance(state, player, POINTS_OF[place], event.marker) if place in POINTS_OF else state


def _technology(state: State, event: Technology) -> State:
    seat = state.seat(event.player)
    return state.put(event.player, placed=(*seat.placed, (event.place, event.instead))[-KEPT:])


# --- events and torture ------------------------------------------------------------------------------------------


def _settle(state: State, event: Settle) -> State:
    player, here = event.player, state.event
    seat = state.seat(player)
    if seat.before is not None:
        coins, owed, goods = seat.before
        state = state.put(player, coins=coins, owed=owed, goods=goods)
    seat = state.seat(player)
    state = state.put(player, settled=True, before=None)
    if event.sacristy:
        return _rested(state)
    amount = due(seat, here)
    if gives(here):
        state = gain(state, player, amount if event.coins is None else event.coins)
    elif here == "plague":
        state = _plague(state, event)
    elif here == "harvest" and event.good is not None:
        state = give_good(state, player, event.good)
    elif here in ("harvest", "taxes"):
        state = _paid(state, event, amount)
    return _rested(state)


def _paid(state: State, event: Settle, amount: int | None) -> State:
    """A loss of coins; the rest of what is due is owed."""
    if event.coins is None or amount is None:
        return gain(state, event.player, None) if amount is None else pay(state, event.player, amount)
    seat = state.seat(event.player)
    coins = None if seat.coins is None else max(0, seat.coins - max(0, event.coins))
    return state.put(event.player, coins=coins, owed=seat.owed + max(0, amount - max(0, event.coins)))


def _plague(state: State, event: Settle) -> State:
    if event.follower in ("starter", "nothing"):
        return state
    if event.follower is None:  # perhaps a follower, perhaps a starter
        return replace(state.put(event.player, plague=None), back=state.back + 1)
    lost = state.seat(event.player).plague
    state = state.put(event.player, plague=None if lost is None else lost + 1)
    return lose_follower(state, event.player, event.follower)


_ITEM = {
    "station": "stations", "station-supply": "stations", "follower": "followers", "development": "development",
    "goods": "goods", "place": "places", "technology": "technology",
}  # fmt: skip


def _torture(state: State, event: Torture) -> State:
    player, item = event.player, event.item
    seat = state.seat(player)
    lost = plus(seat.lost, LOST.index(_ITEM[item]), 1)
    state = state.put(player, owed=max(0, seat.owed - 1), lost=lost, before=None)
    if item == "follower":
        return lose_follower(state, player, event.follower)
    if item == "goods":
        if event.good is None:
            return state.put(player, goods=(None,) * len(board.GOODS))
        return give_good(state, player, event.good, exact=False)
    if item == "place":
        places = tuple(each for each in seat.places if each != event.place)
        state = state.put(player, placed=tuple(each for each in seat.placed if each[0] != event.place))
        if event.place is None or len(places) == len(seat.places):
            more = None if not seat.more_places or event.place is None else seat.more_places - 1
            return state.put(player, more_places=more)
        return state.put(player, places=places)
    if item == "technology":
        placed = tuple(each for each in seat.placed if each[0] != event.place)
        stack = None if state.stack is None else min(board.TECHNOLOGY, state.stack + 1)
        held = None if seat.technology is None else max(0, seat.technology - 1)
        return replace(state.put(player, technology=held, placed=placed), stack=stack)
    if item == "development":
        marker = None if seat.development is None else max(0, seat.development - 1)
        return state.put(player, development=marker)
    if item == "station-supply":
        return state.put(player, supply=None if seat.supply is None else max(0, seat.supply - 1))
    built = None if seat.built is None else max(0, seat.built - 1)
    towns = tuple(each for each in seat.towns if each != event.town)
    return state.put(player, built=built, towns=towns)


_STEPS: dict[type, Callable[[State, Any], State]] = {
    Hourglass: _hourglass,
    Census: _census,
    Draw: _draw,
    Technology: _technology,
    Recruit: _recruit,
    Scriptorium: _scriptorium,
    TownHall: _town_hall,
    Move: _move,
    Guildhall: _guildhall,
    UsePlace: _use_place,
    Pass: _pass,
    Settle: _settle,
    Torture: _torture,
    Resume: resume,
    ResumeTable: resume_table,
}
