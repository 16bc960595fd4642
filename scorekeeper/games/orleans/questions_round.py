"""Questions about a round: hourglass, census, drawing followers, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from scorekeeper.games.orleans import GAME, board
from scorekeeper.games.orleans.model import SeatFinal, Setup
from scorekeeper.games.orleans.play_events import (
    Census,
    Draw,
    Guildhall,
    Hourglass,
    Pass,
    Recruit,
    Resume,
    ResumeTable,
    Scriptorium,
    Settle,
)
from scorekeeper.games.orleans.play_places import MARKET_SPACES, TOWER_SPACES
from scorekeeper.games.orleans.play_state import ACTION, census_of
from scorekeeper.games.orleans.questions_tables import Middle, all_pass, has, middle, of, some_players, ways
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    answered,
    counted,
    mixed,
    score_file,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, PlayerIndex, Seat, Typed

# --- hourglass tiles, the token, the order of a round ------------------------------------------------------------


def _seen(random: Random, rounds: int, three: bool) -> list[Any]:
    """Events of the first rounds, as a legal pile gives them."""
    while True:
        pile = ["pilgrimage"]
        if three:
            rest = [each for each in board.EVENTS if each != "pilgrimage"]
            random.shuffle(rest)
            pile += rest
            for _ in range(2):
                pile += ways(random, board.EVENTS, len(board.EVENTS))
        else:
            rest = list(board.EVENTS) * board.EVENT_TILES
            rest.remove("pilgrimage")
            random.shuffle(rest)
            pile += rest
        seen = pile[:rounds]
        if three or not rounds or any(seen.count(each) == board.EVENT_TILES for each in board.EVENTS):
            return seen


def _round(event: Any, starts: int, count: int) -> Iterator[Any]:
    """A round in which all pass at once and nobody loses a follower."""
    yield Hourglass(event, PlayerIndex(starts))
    yield from (Pass(PlayerIndex((starts + place) % count)) for place in range(count))
    if event == "plague":
        yield from (Settle(PlayerIndex(at), follower="nothing") for at in range(count))


@mixed
def next_event(random: Random) -> Question:
    """Which events can come up next?"""
    three = random.random() < 0.5
    players = some_players(random, 2)
    rounds = random.choice((0, 3, 4, 5, 8, 9, 10) if three else (0, 8, 9, 10, 11, 12, 13))
    seen = _seen(random, rounds, three)
    starts = random.randrange(2)
    log = [each for place, event in enumerate(seen) for each in _round(event, (starts + place) % 2, 2)]
    options = {"hourglass-piles": "three-piles"} if three else None
    at = of(table_of(GAME, players, start_player=starts, log=log, options=options), starts)
    hour: Any = Hourglass
    answers = [(Answer(event, event), at.allows(hour(event))) for event in board.EVENTS]
    rule = "pilgrimage-in-round-one" if not rounds else "event-once-a-pile" if three else "event-three-times"
    words = "question-first-event" if not rounds else "question-next-event-piles" if three else "question-next-event"
    facts: dict[str, Fact] = {"round": rounds + 1}
    if rounds:
        facts["seen"] = tuple(seen)
    else:
        facts["player"] = at.name
    return sorted_out(random, rule, words, answers, facts=facts)


def token(random: Random) -> Question:
    """Who turns the next hourglass tile?"""
    count = random.choice((3, 4))
    event: Any = random.choice(("income", "trading-day", "taxes"))
    seats = lambda number: tuple(has(coins=random.randint(1, 9)) for _ in range(number))  # noqa: E731
    at = all_pass(middle(random, seats, count=count, event=event))
    right = [each for each in range(count) if at.allows(Hourglass("pilgrimage", PlayerIndex(each)))]
    return Question(
        "token-to-the-left",
        Ask.PLACE,
        "question-token",
        tuple(f"seat-{each}" for each in right),
        facts={"player": at.name, "round": at.state.round},
        document=score_file(at.table),
        view="round",
    )


def _orders(at: Middle, left: tuple[Any, ...], most: int = 2) -> list[tuple[Any, ...]]:
    """The legal orders of some events; no more than ``most`` are looked for."""
    if not left:
        return [()]
    found: list[tuple[Any, ...]] = []
    for index, event in enumerate(left):
        if at.allows(event):
            rest = (*left[:index], *left[index + 1 :])
            found += [(event, *order) for order in _orders(at.after(event), rest, most)]
        if len(found) >= most:
            break
    return found


ORDERED = ("event-after-actions", "all-have-passed", "actions-in-a-round", "event-before-next-round")


def order_of_a_round(random: Random) -> Question:
    """Put what happens in a round in order."""
    event: Any = "harvest"  # what the other one pays needs no entry

    def seats(number: int) -> tuple[SeatFinal, ...]:
        return tuple(has(coins=9, grain=int(place == 0), knight=1) for place in range(number))

    at = middle(random, seats, count=2, event=event, turned=False)
    first, second = at.player, at.next()
    loses = PlayerIndex(0)
    action = random.choice(
        (
            Scriptorium(first),
            Guildhall(first),
            Recruit(first, random.choice(("boatman", "craftsman", "knight", "scholar"))),
        )
    )
    done: list[tuple[str, Any, PlayerIndex]] = [
        ("turn", Hourglass(event, first), first),
        ("act", action, first),
        ("pass-second", Pass(second), second),
        ("pass-first", Pass(first), first),
        ("next", Hourglass("income", second), second),
    ]
    done.insert(4, ("event", Settle(loses, good="grain"), loses))
    events = tuple(each for _, each, _ in done)
    orders = _orders(at, events)
    assert len(orders) == 1, orders
    names = {id(each): (word, player) for word, each, player in done}
    right = []
    for each in orders[0]:
        word, player = names[id(each)]
        facts: dict[str, Fact] = {"player": Typed(at.table.players[player].name)}
        if word == "event":
            facts["event"] = event
        if word == "act":
            what = action.follower if isinstance(action, Recruit) else action.EVENT
            word = "act-recruit" if isinstance(action, Recruit) else f"act-{what}"
            facts |= {"kind": what} if isinstance(action, Recruit) else {}
        right.append(Answer(word, f"answer-do-{word}", facts))
    rule = random.choice(ORDERED)
    return answered(random, Ask.ORDER, rule, "question-order-of-a-round", right, (), facts={"player": at.name})


# --- census ------------------------------------------------------------------------------------------------------


def _farmers(random: Random, count: int) -> tuple[int, ...]:
    """Steps on the farmer track, often with a tie at one end."""
    steps = [random.randint(0, 5) for _ in range(count)]
    if random.random() < 0.5:
        one, other = random.sample(range(count), 2)
        steps[one] = steps[other]
    return tuple(steps)


def _census_rule(at: Middle, player: int) -> str:
    """The rule of the census that says what happens to a player."""
    state = at.state
    if state.round == 1:
        return "census-round-one"
    steps = [seat.step("farmer") or 0 for seat in state.seats]
    if steps[player] == max(steps) and max(steps) != min(steps):
        return "census-leader" if steps.count(max(steps)) == 1 else "census-shared-lead"
    if len(steps) == 2:
        return "census-two-players"
    return "census-last" if steps.count(min(steps)) == 1 else "census-shared-last"


def census_coins(random: Random) -> Question:
    """How many coins does a player have after the census?"""
    case = random.random()
    count = 2 if case < 0.25 else random.choice((3, 4))
    steps = _farmers(random, count)
    coins = tuple(random.randint(2, 12) for _ in range(count))
    if case > 0.92:
        players = some_players(random, count)
        at = of(table_of(GAME, players, start_player=0), random.randrange(count))
        coins = (board.START_COINS,) * count
        at = at.after(Hourglass("pilgrimage", PlayerIndex(0)))
    else:
        at = middle(
            random, lambda _: tuple(has(coins=c, farmer=s) for c, s in zip(coins, steps, strict=True)), count=count
        )
    before = at.table.log[:-1]
    ends = [seat for seat in range(count) if (at.state.seats[seat].step("farmer") or 0) in (max(steps), min(steps))]
    player = random.choice(ends or list(range(count)))
    rule = _census_rule(at, player)
    right = at.state.seats[player].coins
    assert right is not None
    mistakes = {
        "census-tie-pays": {"census-shared-lead": coins[player] + 1, "census-shared-last": coins[player] - 1}.get(
            rule, right
        ),
        "census-two-pay": coins[player] - 1 if rule == "census-two-players" else right,
        "census-first-round": coins[player] + 1 if rule == "census-round-one" else right,
        "census-other-way": 2 * coins[player] - right,
    }
    shown = table_of(GAME, at.table.players, start_player=at.table.start_player, log=before)
    facts: dict[str, Fact] = {"player": Seat(player), "coins": coins[player], "round": at.state.round}
    return counted(
        rule, "question-census-coins", right, mistakes, facts=facts, document=score_file(shown), view="track-farmer"
    )


@mixed
def census_who(random: Random) -> Question:
    """Who takes a coin at the census, and who pays one?"""
    count = random.choice((2, 3, 3, 4, 4))
    steps = _farmers(random, count)
    at = middle(random, lambda _: tuple(has(coins=random.randint(2, 9), farmer=each) for each in steps), count=count)
    shown = table_of(GAME, at.table.players, start_player=at.table.start_player, log=at.table.log[:-1])
    answers = []
    for seat in range(count):
        who = PlayerIndex(seat)
        for side, event in (("gains", Census(gains=who)), ("pays", Census(pays=who))):
            good = at.allows(event)
            tied = steps.count(steps[seat]) > 1
            mistake = None if good else "census-two-pay" if count == 2 and side == "pays" else None
            mistake = "census-tie-pays" if not good and tied and count > 2 else mistake
            answers.append((Answer(f"{side}-{seat}", f"answer-{side}", {"player": Seat(seat)}, mistake), good))
    for side, event in (("gains", Census(gains="nobody")), ("pays", Census(pays="nobody"))):
        answers.append((Answer(f"{side}-nobody", f"answer-{side}-nobody"), at.allows(event)))
    right = [each for each in answers if each[1]]
    wrong = ways(random, (each for each in answers if not each[1]), 3)
    return sorted_out(
        random,
        "census-leader",
        "question-census-who",
        [*right, *wrong],
        document=score_file(shown),
        view="track-farmer",
    )


# --- drawing -----------------------------------------------------------------------------------------------------


def draw_most(random: Random) -> Question:
    """How many followers may be drawn at most?"""
    knights, left = random.randint(0, 5), random.choice((0, 0, 1, 2, 3, 4, 5, 6))
    tower = knights >= 2 and random.random() < 0.25
    tiles = ("hayrick", "gunpowder-tower") if tower else ()
    at = middle(
        random,
        lambda number: tuple(
            has(knight=knights, trader=len(tiles), places=tiles) if place == 0 else has(knight=random.randint(0, 5))
            for place in range(number)
        ),
    )
    me = PlayerIndex(0)
    most = max(n for n in range(12) if at.allows(Draw(me, n, left)))
    limit = max(n for n in range(12) if at.allows(Draw(me, n, 0)))
    mistakes = {
        "limit-without-room": limit,
        "room-without-limit": MARKET_SPACES - left,
        "market-of-eight": min(limit, MARKET_SPACES - left),
        "fourth-knight-draws": min(8, MARKET_SPACES + TOWER_SPACES * tower - left) if knights == 4 else most,
        "knights-are-draws": knights,
    }
    rule = "draw-limit" if at.allows(Draw(me, most + 1, 0)) is False else "market-room"
    facts: dict[str, Fact] = {"player": Seat(0), "left": left, "tower": int(tower)}
    return counted(
        rule, "question-draw-most", most, mistakes, facts=facts, document=score_file(at.table), view="track-knight"
    )


def taken_back(random: Random) -> Question:
    """How many followers may be taken back from action spaces?"""
    knights = random.randint(0, 5)
    at = middle(
        random,
        lambda number: tuple(has(knight=knights if place == 0 else random.randint(0, 5)) for place in range(number)),
    )
    me = PlayerIndex(0)
    limit = max(n for n in range(12) if at.allows(Draw(me, n)))
    drawn = random.randint(max(0, limit - 4), limit)
    most = max(n for n in range(12) if at.allows(Draw(me, drawn, 0, n)))
    mistakes = {"back-instead-of-room": MARKET_SPACES - drawn, "back-as-drawn": drawn}
    facts: dict[str, Fact] = {"player": Seat(0), "drawn": drawn}
    return counted(
        "taken-back-for-draws",
        "question-taken-back",
        most,
        mistakes,
        facts=facts,
        document=score_file(at.table),
        view="track-knight",
    )


# --- turns -------------------------------------------------------------------------------------------------------


def whose_turn(random: Random) -> Question:
    """Whose turn is it in the action phase?"""
    count = random.choice((3, 4, 4))
    wanted = random.choice(("clockwise-turns", "passed-is-out"))
    while True:
        at = middle(random, lambda number: tuple(has(coins=random.randint(1, 9)) for _ in range(number)), count=count)
        places = iter(("farm-house", "scriptorium", "castle", "university", "village"))
        for _ in range(random.randint(1, count + 1)):
            now = GAME.play.turn(at.state) if GAME.play is not None else None
            if now is None or at.state.phase != ACTION:
                break
            passes = random.random() < 0.45
            at = at.after(Pass(now) if passes or not next(places, None) else _something(random, at, now))
        if at.state.phase != ACTION or at.state.last is None:
            continue
        right = [each for each in range(count) if at.allows(Pass(PlayerIndex(each)))]
        following = (at.state.last + 1) % count
        rule = "clockwise-turns" if right == [following] else "passed-is-out"
        if rule == wanted and len(right) == 1:
            break
    last = Seat(at.state.last)
    return Question(
        rule,
        Ask.PLACE,
        "question-whose-turn",
        tuple(f"seat-{each}" for each in right),
        facts={"player": last},
        document=score_file(at.table),
        view="seats",
    )


def _something(random: Random, at: Middle, player: PlayerIndex) -> Any:
    choices = [Scriptorium(player), Guildhall(player), Recruit(player, "farmer"), Recruit(player, "knight")]
    return random.choice([each for each in choices if at.allows(each)] or [Pass(player)])


@mixed
def can_be_noted(random: Random) -> Question:
    """Which of these can be in the record of a game?"""
    players = some_players(random, 3)
    starts = random.randrange(3)
    begun = of(table_of(GAME, players, start_player=starts), starts)
    event = random.choice([each for each in board.EVENTS if each != "pilgrimage"])
    hour: Any = Hourglass
    under_way = begun.after(hour("pilgrimage", PlayerIndex(starts)))
    steps = _farmers(random, 3)
    later = middle(random, lambda _: tuple(has(farmer=each) for each in steps), count=3)
    both = PlayerIndex(random.randrange(3))
    over = random.choice((17, 18, 19))
    last = of(table_of(GAME, players, start_player=starts, log=[ResumeTable(round=over, start=PlayerIndex(0))]), starts)
    piled: Any = ("pilgrimage", event)
    laid = of(table_of(GAME, players, setup=Setup(hourglasses=piled), start_player=starts), starts)
    laid = laid.after(*_round("pilgrimage", starts, 3))
    shown = random.choice([event, *(each for each in board.EVENTS if each not in ("pilgrimage", event))])
    name = Typed(players[both].name)
    told: list[tuple[Answer, bool]] = [
        (Answer("note-position", "answer-note-position"), begun.allows(Resume(PlayerIndex(0), has=has()))),
        (
            Answer("note-position-late", "answer-note-position-late"),
            under_way.allows(Resume(PlayerIndex(0), has=has())),
        ),
        (Answer("note-both", "answer-note-both", {"player": name}), later.allows(Census(both, both))),
        (Answer(f"note-round-{over}", "answer-note-round", {"n": over}), last.allows(hour("income"))),
        (
            Answer(f"note-pile-{event}-{shown}", "answer-note-pile", {"event": event, "shown": shown}),
            laid.allows(hour(shown)),
        ),
    ]
    assert census_of(later.state) is not None
    return sorted_out(random, "eighteen-rounds", "question-can-be-noted", random.sample(told, 4))


QUESTIONS: tuple[Generator, ...] = (
    Generator(
        "next-event",
        "event-three-times",
        Ask.SELECT,
        next_event,
        ("event-once-a-pile", "pilgrimage-in-round-one"),
    ),
    Generator("token", "token-to-the-left", Ask.PLACE, token),
    Generator("order-of-a-round", "event-after-actions", Ask.ORDER, order_of_a_round, ORDERED[1:]),
    Generator(
        "census-coins",
        "census-leader",
        Ask.COUNT,
        census_coins,
        ("census-shared-lead", "census-last", "census-shared-last", "census-two-players", "census-round-one"),
    ),
    Generator(
        "census-who",
        "census-leader",
        Ask.SELECT,
        census_who,
        ("census-last", "census-shared-lead", "census-shared-last", "census-two-players", "census-not-both"),
    ),
    Generator("draw-most", "draw-limit", Ask.COUNT, draw_most, ("market-room",)),
    Generator("taken-back", "taken-back-for-draws", Ask.COUNT, taken_back),
    Generator("whose-turn", "clockwise-turns", Ask.PLACE, whose_turn, ("passed-is-out",)),
    Generator(
        "can-be-noted",
        "eighteen-rounds",
        Ask.SELECT,
        can_be_noted,
        ("resume-first", "hourglass-as-laid", "census-not-both"),
    ),
)
