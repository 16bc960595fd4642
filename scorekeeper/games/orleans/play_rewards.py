"""What is gained and paid on the way: coins, development, goods, followers, citizens. Standard library only."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play_places import FOOD, GOODS_A_COIN, HARVEST_COINS
from scorekeeper.games.orleans.play_state import SeatState, State, plus, taken


def gain(state: State, player: int, coins: int | None) -> State:
    """The player takes coins; from then on an unknown number where that is not known."""
    has = state.seat(player).coins
    return state.put(player, coins=None if has is None or coins is None else has + coins)


def pay(state: State, player: int, coins: int) -> State:
    """The player pays coins as far as there are any; what is missing is owed, and taken by torture."""
    seat = state.seat(player)
    if seat.coins is None:
        return state
    paid = max(0, min(coins, seat.coins))
    return state.put(player, coins=seat.coins - paid, owed=seat.owed + max(0, coins - paid))


def development_coins(seat: SeatState, marker: int) -> int:
    """Coins on the spaces that a marker reaches or passes for the first time on its way to ``marker``."""
    return sum(coins for space, coins in board.DEVELOPMENT_COINS.items() if seat.peak < space <= marker)


def after(seat: SeatState, points: int) -> int | None:
    """Where the marker stands after ``points`` more; the track ends at 30."""
    before = seat.development
    return None if before is None else min(board.LAST_SPACE, before + points)


def advance(state: State, player: int, points: int, marker: int | None = None) -> State:
    """The development marker moves on, with the coins and citizens of the spaces reached or passed.

    ``marker``: where it stands now by the table, which then holds.
    """
    seat = state.seat(player)
    reached = after(seat, points) if marker is None else max(0, min(board.LAST_SPACE, marker))
    if reached is None:
        return gain(state, player, None)
    coins = development_coins(seat, reached)
    first = tuple(
        source
        for source, space in board.DEVELOPMENT_CITIZENS.items()
        if seat.peak < space <= reached and not taken(state, source)
    )
    peak = max(seat.peak, reached)
    state = state.put(player, development=reached, peak=peak, citizens=(*seat.citizens, *first))
    return gain(state, player, coins)


def told(state: State, before: State, player: int, coins: int | None, paid: int) -> State:
    """The state with the coins that the table says were received, where it says so; ``paid`` were spent for it."""
    had = before.seat(player).coins
    return state if coins is None or had is None else state.put(player, coins=max(0, had + coins - paid))


def take_good(state: State, player: int, good: str) -> State:
    """A goods tile from the market, if there is one."""
    if state.in_market(good) == 0:
        return state
    index = board.GOODS.index(good)
    state = replace(state, market=plus(state.market, index, -1))
    return state.put(player, goods=plus(state.seat(player).goods, index, 1))


def give_good(state: State, player: int, good: str, exact: bool = True) -> State:
    """A goods tile goes to the market (``exact``: surely)."""
    index = board.GOODS.index(good)
    state = replace(state, market=plus(state.market, index, 1), exact=state.exact and exact)
    return state.put(player, goods=plus(state.seat(player).goods, index, -1))


def lose_follower(state: State, player: int, kind: str | None) -> State:
    """A neutral follower goes back to the supply; its kind may not be known."""
    if kind is None:
        return replace(state, back=state.back + 1)
    index = board.KINDS.index(kind)
    state = replace(state, left=plus(state.left, index, 1))
    return state.put(player, neutral=plus(state.seat(player).neutral, index, -1))


def take_technology(state: State, player: int) -> State:
    """A technology tile from the stack, if there is one."""
    seat = state.seat(player)
    if state.stack == 0:
        return state
    state = replace(state, stack=None if state.stack is None else state.stack - 1)
    held = None if seat.technology is None else seat.technology + 1
    return state.put(player, technology=held, fresh=seat.fresh if seat.passed else seat.fresh + 1)


def take_citizen(state: State, player: int, source: str) -> State:
    """A citizen, if nobody has it yet."""
    if taken(state, source):
        return state
    return state.put(player, citizens=(*state.seat(player).citizens, source))


# --- the events of the hourglass tiles ---------------------------------------------------------------------------


def due(seat: SeatState, event: str | None) -> int | None:
    """Coins that an event gives to a player or takes from one; ``None`` where that is not known.

    For the Harvest, what is due where no food is given.
    """
    if event == "income":
        return seat.status
    if event == "trading-day":
        return seat.built
    if event == "harvest":
        return HARVEST_COINS
    if event == "taxes":
        return None if seat.goods_total is None else seat.goods_total // GOODS_A_COIN
    return 0


def gives(event: str | None) -> bool:
    """Whether the event gives coins."""
    return event in ("income", "trading-day")


def has_food(seat: SeatState) -> bool:
    """Whether the player has a food good, or may have one."""
    return any(seat.good(good) != 0 for good in FOOD)


def strike(state: State, player: int) -> State:
    """The event of the round for one player, as far as there is nothing to choose or to draw."""
    seat, event = state.seat(player), state.event
    state = state.put(player, before=(seat.coins, seat.owed, seat.goods), settled=True)
    if gives(event):
        return gain(state, player, due(seat, event))
    if event == "taxes":
        owed = due(seat, event)
        return gain(state, player, None) if owed is None else pay(state, player, owed)
    if event == "harvest" and not has_food(seat):
        return pay(state, player, HARVEST_COINS)
    return state.put(player, settled=event not in ("harvest", "plague"))
