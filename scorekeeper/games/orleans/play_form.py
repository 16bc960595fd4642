"""What can be done now, and the cells in which an event is entered. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play_events import ANY_PLACES, ITEMS, REWARDS, SENDERS, STRUCK, USED, VEHICLES
from scorekeeper.games.orleans.play_places import ABILITIES, ACTIVE, BAD_EVENTS, FOOD, HOUSE_OF, NEEDS, TOWN_HALL
from scorekeeper.games.orleans.play_rewards import due
from scorekeeper.games.orleans.play_state import (
    ACTION,
    EVENT,
    State,
    census_of,
    goods_on,
    items_of,
    may_build,
    must_give,
    next_start,
    over,
    route,
    to_act,
)
from scorekeeper.play import Choice
from scorekeeper.rules import PlayerIndex
from scorekeeper.sheet import Kind, Row

GROUP = "play"
Values = tuple[tuple[str, tuple[Any, ...]], ...]


def _choice(event: str, player: int | None, *values: tuple[str, tuple[Any, ...]]) -> Choice:
    return Choice(event, None if player is None else PlayerIndex(player), values)


def choices(state: State) -> tuple[Choice, ...]:
    """What can be done now: one for each event and player, the next thing to do first."""
    return tuple(_choices(state))


def _choices(state: State) -> Iterator[Choice]:
    people = range(len(state.seats))
    debtors = [at for at in people if must_give(state.seats[at])]
    for at in [at for at in people if state.seats[at].owed > 0]:
        yield _choice("torture", at, ("item", items_of(state.seats[at])))
    if state.phase == ACTION:
        yield from () if debtors else _actions(state)
        for at in people:
            if not state.seats[at].drawn and not state.seats[at].passed:
                yield _choice("draw", at)
        yield _choice("census", None, *_census(state))
    elif state.phase == EVENT or any(seat.before is not None for seat in state.seats):
        for at in sorted(people, key=lambda at: state.seats[at].settled):
            if state.event != "pilgrimage":
                yield _choice("settle", at, *_settling(state, at))
    for at in people if state.round else ():
        yield from _planning(state, at)
    if state.phase not in (ACTION, EVENT) and not over(state) and not debtors:
        yield _choice("hourglass", next_start(state), ("shows", _tiles(state)))
        for at in people if not state.seen else ():
            yield _choice("resume", at)
        if not state.seen:
            yield _choice("resume-table", None)


def _tiles(state: State) -> tuple[str, ...]:
    """Hourglass tiles that can come up: the one recorded at set-up, else what is left of each event."""
    if state.round < len(state.pile) and state.pile[state.round] is not None:
        return (str(state.pile[state.round]),)
    if state.round == 0:
        return ("pilgrimage",)
    return tuple(each for each in board.EVENTS if state.seen.count(each) < board.EVENT_TILES)


def _census(state: State) -> Values:
    found = census_of(state)
    if found is None:
        return ()
    people = tuple("nobody" if each is None else PlayerIndex(each) for each in found)
    return ("gains", people[:1]), ("pays", people[1:])


def _planning(state: State, player: int) -> Iterator[Choice]:
    seat = state.seats[player]
    free = None if seat.in_hand is None else seat.in_hand - seat.fresh
    if free is None or free > 0:
        yield _choice("technology", player, *technology_values(state, player))


def technology_values(state: State, player: int) -> Values:
    """Places that may take a technology tile, and the followers that it may replace."""
    seat = state.seat(player)
    first = seat.placed_known and not seat.placed and seat.lost[5] == 0
    taken = {place for place, _ in seat.placed}
    kinds = ("farmer",) if first else board.TRACKS
    own = [place for place in NEEDS if place not in board.PLACES or place in seat.places]
    wanted = {place: [kind for kind in NEEDS[place] if kind in kinds] for place in own if len(NEEDS[place]) > 1}
    places = tuple(place for place, needs in wanted.items() if needs and place not in taken)
    return ("place", places), ("instead", tuple(k for k in kinds if any(k in wanted[p] for p in places)))


# --- actions -----------------------------------------------------------------------------------------------------


def _actions(state: State) -> Iterator[Choice]:
    player = to_act(state)
    if player is None:
        return
    seat = state.seats[player]
    kinds = recruits(state, player)
    if kinds:
        tiles = (("tile", place_tiles(state, player)),) if "trader" in kinds else ()
        yield _choice("recruit", player, ("follower", kinds), *tiles)
    if "scriptorium" not in seat.used:
        yield _choice("scriptorium", player)
    if sendings := followers_to_send(state, player):
        deeds = tuple(dict.fromkeys(deed for deed, _ in sendings))
        yield _choice("town-hall", player, ("deed", deeds), ("follower", tuple(dict.fromkeys(k for _, k in sendings))))
    if moves := journeys(state, player):
        by, to = (tuple(dict.fromkeys(each)) for each in zip(*moves, strict=True))
        yield _choice("move", player, ("by", by), ("to", to), ("good", _goods_near(state, player, moves)))
    if "guildhall" not in seat.used and seat.supply != 0 and may_build(state, player, seat.merchant):
        yield _choice("guildhall", player, ("town", (seat.merchant,) if seat.merchant else ()))
    if places := tuple(each for each in ACTIVE if each in seat.places and each not in seat.used):
        yield _choice("place", player, ("place", places))
    yield _choice("pass", player)


def recruits(state: State, player: int) -> tuple[str, ...]:
    """Kinds that a player may recruit now."""
    seat = state.seat(player)
    found = []
    for kind in board.KINDS:
        steps = seat.step(kind) if kind in board.TRACKS else None
        end = steps is not None and steps >= board.TRACK_LENGTH[kind]
        barred = kind == "monk" and state.event == "pilgrimage"
        if not end and not barred and state.can_recruit(kind) and HOUSE_OF[kind] not in seat.used:
            found.append(kind)
    return tuple(found)


def place_tiles(state: State, player: int) -> tuple[str, ...]:
    """Place tiles that a trader may bring."""
    taken = {place for seat in state.seats for place in seat.places}
    pile = board.PILE_ONE if state.seat(player).step("trader") == 0 else board.PLACES
    return tuple(place for place in pile if place not in taken)


def followers_to_send(state: State, player: int) -> tuple[tuple[str, str], ...]:
    """Deeds with a free slot for a recruited follower of the player, each with the kind."""
    seat = state.seat(player)
    if TOWN_HALL in seat.used:
        return ()
    return tuple(
        (deed, kind)
        for deed, space in board.DEEDS.items()
        for kind, slots in space.slots.items()
        if seat.own(kind) != 0 and ((here := state.on_deed(deed, kind)) is None or here < slots)
    )


def journeys(state: State, player: int) -> tuple[tuple[str, str], ...]:
    """How the merchant may move, each way with the town it leads to."""
    seat = state.seat(player)
    ways = [each for each in VEHICLES if each not in seat.used and (each != "horse-wagon" or each in seat.places)]
    return tuple(
        (by, way.other if way.one == seat.merchant else way.one)
        for by in ways
        for way in board.ROUTES
        if way.water is (by == "ship") and seat.merchant in (way.one, way.other)
    )


def _goods_near(state: State, player: int, moves: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    found: set[str] = set()
    for by, to in moves:
        way = route(state.seat(player).merchant, to, by == "ship")
        here = goods_on(state, way) if way is not None else None
        found.update(board.GOODS if here is None else here)
    return (*(good for good in board.GOODS if good in found), "none")


# --- events and torture ------------------------------------------------------------------------------------------


def _settling(state: State, player: int) -> Values:
    seat, event = state.seat(player), state.event
    values: list[tuple[str, tuple[Any, ...]]] = []
    goods = seat.goods if seat.before is None else seat.before[2]
    if event == "harvest":
        values.append(("good", tuple(good for good in FOOD if goods[board.GOODS.index(good)] != 0)))
    if event == "plague":
        kinds = tuple(kind for kind in board.KINDS if seat.own(kind) != 0)
        values.append(("follower", (*kinds, "starter", "nothing")))
    elif (amount := due(seat, event)) is not None:
        has = seat.coins if seat.before is None else seat.before[0]
        bad = event in BAD_EVENTS and has is not None
        values.append(("coins", (min(amount, has or 0) if bad else amount,)))
    if "sacristy" in seat.places and event in BAD_EVENTS:
        values.append(("sacristy", (True,)))
    return tuple(values)


# --- the form ----------------------------------------------------------------------------------------------------


def _row(event: str, field: str, kind: Kind, rule: str | None = None, **more: Any) -> Row:
    name = field.removeprefix("has.").replace(".", "-").replace("_", "-")
    if name.endswith("]"):  # used[0] is the first follower
        name = f"{name[:-3]}-{int(name[-2]) + 1}"
    return Row(f"play-{event}-{name}", field, kind, GROUP, rule, **more)


def form(state: State, event: str) -> tuple[Row, ...]:
    """The cells of an event's fields, in the order people think of them."""
    people = tuple(str(at) for at in range(len(state.seats)))
    if event == "census":
        both = (("gains", "census-leader"), ("pays", "census-last"))
        return tuple(_row(event, f, Kind.CHOICE, r, choices=("nobody", *people), needed=False) for f, r in both)
    if event == "hourglass":
        shows = _row(event, "shows", Kind.CHOICE, "pilgrimage-in-round-one", choices=board.EVENTS)
        return shows, _row(event, "player", Kind.CHOICE, "token-to-the-left", choices=people, needed=False)
    if event == "resume-table":
        return tuple(_resume_table(people))
    rows = _ROWS.get(event)
    player = _row(event, "player", Kind.CHOICE, "clockwise-turns", choices=people)
    return (player, *rows(event)) if rows else (player,)


def _used(event: str) -> Iterator[Row]:
    for place in range(3):
        yield _row(event, f"used[{place}]", Kind.CHOICE, "place-filled", choices=USED, needed=False)


def _gained(event: str, coins: str, marker: str) -> Iterator[Row]:
    yield _row(event, "coins", Kind.COUNT, coins, needed=False)
    yield _row(event, "marker", Kind.COUNT, marker, high=board.LAST_SPACE, needed=False)


def _draw(event: str) -> Iterator[Row]:
    yield _row(event, "drawn", Kind.COUNT, "draw-limit", high=max(board.DRAW_LIMIT))
    yield _row(event, "market", Kind.COUNT, "market-room", high=8, needed=False)
    yield _row(event, "back", Kind.COUNT, "taken-back-for-draws", high=8, needed=False)


def _technology(event: str) -> Iterator[Row]:
    yield _row(event, "place", Kind.CHOICE, "technology-one-a-place", choices=ANY_PLACES)
    yield _row(event, "instead", Kind.CHOICE, "first-technology-for-farmer", choices=board.KINDS)


def _recruit(event: str) -> Iterator[Row]:
    yield _row(event, "follower", Kind.CHOICE, "end-of-track", choices=board.KINDS)
    yield _row(event, "tile", Kind.CHOICE, "first-tile-from-pile-one", choices=board.PLACES, needed=False)
    yield from _gained(event, "boatman-coins", "scholar-points")
    yield from _used(event)


def _scriptorium(event: str) -> Iterator[Row]:
    yield from _gained(event, "development-coins", "scriptorium-point")
    yield from _used(event)


def _town_hall(event: str) -> Iterator[Row]:
    for name in ("", "second_"):
        needed = not name
        yield _row(event, f"{name}deed", Kind.CHOICE, "deed-slot-free", choices=board.DEED_IDS, needed=needed)
        yield _row(event, f"{name}follower", Kind.CHOICE, "deed-wants-kind", choices=board.KINDS, needed=needed)
        yield _row(event, f"{name}reward", Kind.CHOICE, "point-on-canalisation", choices=REWARDS, needed=False)
    yield _row(event, "coins", Kind.COUNT, "deed-coins", needed=False)
    yield _row(event, "sender", Kind.CHOICE, "two-followers-sent", choices=SENDERS, needed=False)


def _move(event: str) -> Iterator[Row]:
    yield _row(event, "by", Kind.CHOICE, "ship-on-water", choices=VEHICLES)
    yield _row(event, "to", Kind.CHOICE, "wagon-on-road", choices=tuple(board.TOWNS))
    yield _row(event, "good", Kind.CHOICE, "good-on-the-way", choices=(*board.GOODS, "none"), needed=False)
    yield from _used(event)


def _guildhall(event: str) -> Iterator[Row]:
    yield _row(event, "town", Kind.CHOICE, "station-at-merchant", choices=tuple(board.TOWNS), needed=False)
    yield from _used(event)


def _place(event: str) -> Iterator[Row]:
    usable = tuple(each for each in board.PLACES if each not in (*ABILITIES, "horse-wagon"))
    yield _row(event, "place", Kind.CHOICE, "own-place", choices=usable)
    yield _row(event, "paid", Kind.COUNT, "pharmacy-three-coins", high=3, needed=False)
    yield from _gained(event, "coins-of-place", "points-of-place")
    yield from _used(event)


def _settle(event: str) -> Iterator[Row]:
    yield _row(event, "good", Kind.CHOICE, "harvest-food", choices=board.GOODS, needed=False)
    yield _row(event, "coins", Kind.COUNT, "taxes-by-goods", needed=False)
    yield _row(event, "follower", Kind.CHOICE, "plague-takes-recruited", choices=STRUCK, needed=False)
    yield _row(event, "sacristy", Kind.FLAG, "sacristy-in-bad-event", needed=False)


def _torture(event: str) -> Iterator[Row]:
    yield _row(event, "item", Kind.CHOICE, "torture-own-things", choices=ITEMS)
    yield _row(event, "good", Kind.CHOICE, "torture-own-things", choices=board.GOODS, needed=False)
    yield _row(event, "follower", Kind.CHOICE, "torture-own-things", choices=board.KINDS, needed=False)
    yield _row(event, "town", Kind.CHOICE, "torture-own-things", choices=tuple(board.TOWNS), needed=False)
    yield _row(event, "place", Kind.CHOICE, "torture-own-things", choices=ANY_PLACES, needed=False)


def _resume(event: str) -> Iterator[Row]:
    def row(field: str, kind: Kind, rule: str, **more: Any) -> Row:
        return _row(event, f"has.{field}", kind, rule, needed=False, **more)

    yield row("coins", Kind.NUMBER, "coins")
    for good in board.GOODS:
        yield row(f"goods.{good}", Kind.COUNT, "goods", high=board.GOOD_TILES[good])
    yield row("stations", Kind.SET, "town-has-room", choices=tuple(board.TOWNS))
    yield _row(event, "merchant", Kind.CHOICE, "ship-on-water", choices=tuple(board.TOWNS), needed=False)
    yield row("citizens", Kind.SET, "citizen-taken-once", choices=board.CITIZENS)
    yield row("development", Kind.COUNT, "development-range", high=board.LAST_SPACE)
    for kind in board.TRACKS:
        yield row(f"tracks.{kind}", Kind.COUNT, "end-of-track", high=board.TRACK_LENGTH[kind])
    yield _row(event, "monks", Kind.COUNT, "recruited-to-deeds", needed=False)
    yield row("technology", Kind.COUNT, "technology-in-hand", high=board.TECHNOLOGY)
    yield row("places", Kind.SET, "own-place", choices=board.PLACES)
    yield row("stations_lost", Kind.COUNT, "station-in-supply", high=board.STATIONS)


def _resume_table(people: tuple[str, ...]) -> Iterator[Row]:
    event = "resume-table"
    yield _row(event, "round", Kind.COUNT, "eighteen-rounds", low=1, high=board.ROUNDS, needed=False)
    yield _row(event, "start", Kind.CHOICE, "token-to-the-left", choices=people, needed=False)
    for deed, space in board.DEEDS.items():
        for kind, slots in space.slots.items():
            field = f"deeds.{board.field(deed)}.{kind}"
            yield _row(event, field, Kind.COUNT, "deed-slot-free", high=slots, needed=False)
    for good in board.GOODS:
        high = board.GOOD_TILES[good]
        yield _row(event, f"goods_market.{good}", Kind.COUNT, "good-of-place", high=high, needed=False)


_ROWS = {
    "draw": _draw,
    "technology": _technology,
    "recruit": _recruit,
    "scriptorium": _scriptorium,
    "town-hall": _town_hall,
    "move": _move,
    "guildhall": _guildhall,
    "place": _place,
    "settle": _settle,
    "torture": _torture,
    "resume": _resume,
}
