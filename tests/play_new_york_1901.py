"""Random games of New York 1901, played by the rules through what the reducer says can be done; and events that cannot.

The generator keeps a small model of its own (who has what on which square; no map), since a log alone does not know
where things lie. It also counts the end by that model, to be compared with what the log gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from new_york_estates import Estate, Event, Lot
from scorekeeper import decode
from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.draw_setup import random_setup
from scorekeeper.games.new_york_1901.model import DISTRICTS, GENERATIONS, NONE, districts_in_play
from scorekeeper.games.new_york_1901.play_state import LEVELS, State, next_player, over, turn
from scorekeeper.play import Entry, Log, Play

NAMES = ("Ana", "Ben", "Cid", "Dee")
PRINTED = {"bronze": (2, 4), "silver": (4, 6), "gold": (5, 8), "legendary": (9, 13)}


class Generator:
    """Plays one game to its end and keeps its log."""

    def __init__(self, random: Random, players: int) -> None:
        self.random = random
        setup = random_setup(players, random)
        self.document: Event = {
            "format": "scorekeeper/1",
            "game": GAME.id,
            "players": [{"name": name} for name in NAMES[:players]],
            "start_player": setup.pop("start_player"),
            "setup": setup,
        }
        table, faults = decode(self.document)
        assert table is not None, faults
        assert GAME.play is not None
        self.play: Play = GAME.play
        self.table = table
        self.log = _log(table)
        self.events: list[Event] = []
        self.named = random.random() < 0.5
        self.keen = [random.choice((0.95, 0.9, 0.4)) for _ in range(players)]
        """How often a player builds who may: those who rather claim land are stuck in the end."""
        self.plots = dict.fromkeys(DISTRICTS, 0)
        deck = [f"{each}-{2 if at < 8 else 3}" for each in districts_in_play(players) for at in range(13)]
        self.estates = []
        for seat in setup["seats"]:
            card = f"{seat['character']}-2"
            deck.remove(card)
            self.estates.append(Estate([Lot(card, self._plot(card), [0, 0])]))
        random.shuffle(deck)
        self.open, self.futures = deck[:4], deck[4:]
        self.planned: tuple[int, list[tuple[int, int]]] | None = None

    def _plot(self, card: str) -> int:
        district = card.split("-")[0]
        self.plots[district] += 1
        return self.plots[district]

    @property
    def state(self) -> State:
        state: State = self.log.state
        return state

    def note(self, **event: Any) -> None:
        """Append an event to the log."""
        decoded, faults = decode({**self.document, "log": [event]})
        assert decoded is not None, faults
        self.log = self.log.append(Entry(decoded.log[0].event))
        self.events.append(event)

    def run(self) -> Generator:
        """Play until the game is over."""
        if self.named:
            self._show()
        player = self.document["start_player"]
        for _ in range(2000):
            if over(self.state):
                return self
            now = turn(self.state)
            assert now is not None
            # A turn that ends without a build may end without a word: the next player just goes on.
            if now == player and self._step(now) == "pass":
                nxt = (now + 1) % len(self.estates)
                if self.state.trigger is not None and nxt == self.state.trigger:
                    self.note(event="end-turn", player=now)
                else:
                    player = nxt
                    self._step(player)
                continue
            if now != player:
                player = now
        raise AssertionError("the game does not end")

    def _choices(self, player: int) -> dict[str, dict[str, tuple[Any, ...]]]:
        return {each.event: dict(each.values) for each in self.play.choices(self.state) if each.player == player}

    # --- one step --------------------------------------------------------------------------------------------

    def _step(self, player: int) -> str:
        estate, state = self.estates[player], self.state
        fresh_turn = state.active != player or state.turn.ended
        may = self._choices(player) if turn(state) == player else self._next_choices()
        pending = state.active == player and state.turn.pending
        if pending:
            self._build(player, self.planned_generation)
            return "built"
        if "action-card" in may and self.random.random() < 0.06:
            return self._action(player, may["action-card"]["card"])
        fresh = fresh_turn or state.turn.fresh
        if (
            fresh
            and "demolish" in may
            and self.random.random() < 0.25
            and self._demolish(player, may["demolish"]["new"])
        ):
            return "demolished"
        two = not fresh_turn and "two-territories" in state.turn.cards
        if "expand" in may and (fresh or (two and self.random.random() < 0.8)) and estate.hand and self.open:
            self._expand(player)
            return "expanded"
        if "build" in may and self.random.random() < self.keen[player]:
            generation = self._pick(player, may["build"]["generation"])
            if generation is not None:
                self._build(player, generation, may["build"].get("legendary", ()))
                return "built"
        if fresh and "demolish" in may and self._demolish(player, may["demolish"]["new"]):
            return "demolished"
        if fresh and "return-worker" in may and estate.hand == 0:
            lot = self.random.choice([each for each in estate.lots if each.worker])
            self.note(event="return-worker", player=player, card=lot.card, plot=lot.plot)
            estate.lots.remove(lot)
            estate.hand += 1
            self.futures.append(lot.card)
            return "returned"
        if "end-turn" in may and self.random.random() < 0.7:
            self.note(event="end-turn", player=player)
            return "ended"
        return "pass" if not fresh else self._wait(player, may)

    def _wait(self, player: int, may: dict[str, Any]) -> str:
        if "end-turn" in may:
            self.note(event="end-turn", player=player)
            return "ended"
        generation = self._pick(player, may["build"]["generation"])
        assert generation is not None, (player, may)
        self._build(player, generation, may["build"].get("legendary", ()))
        return "built"

    def _next_choices(self) -> dict[str, dict[str, tuple[Any, ...]]]:
        """What the next player may do once the turn that is open is over."""
        state = self.state
        ended = replace(state, turn=replace(state.turn, ended=True))
        player = next_player(state)
        return {each.event: dict(each.values) for each in self.play.choices(ended) if each.player == player}

    def _show(self) -> None:
        self.note(event="market", **dict(zip(("first", "second", "third", "fourth"), self.open, strict=False)))

    def _action(self, player: int, cards: tuple[str, ...]) -> str:
        estate, card = self.estates[player], self.random.choice(cards)
        self.note(event="action-card", player=player, card=card)
        estate.cards -= 1
        if card == "market-swap" and self.futures:
            self.open, self.futures = self.futures[:4], self.futures[4:]
            if self.named:
                self._show()
        return "used"

    def _expand(self, player: int) -> None:
        estate, card = self.estates[player], self.random.choice(self.open)
        self.open.remove(card)
        lot = Lot(card, self._plot(card), [None] * int(card[-1]), worker=True)
        event: Event = {"event": "expand", "player": player, "card": card, "plot": lot.plot}
        while len(self.open) < 4 and self.futures:
            self.open.append(self.futures.pop(0))
            event["refill"] = self.open[-1]
        if self.random.random() < 0.3:
            event["land"] = card
        self.note(**event)
        if self.named and self.open:
            self._show()
        estate.lots.append(lot)
        estate.hand -= 1

    def _pick(self, player: int, generations: tuple[str, ...]) -> str | None:
        estate = self.estates[player]
        if len(estate.free()) < 2 or not generations:
            return None
        return self.random.choice(generations)

    def _demolish(self, player: int, generations: tuple[str, ...]) -> bool:
        estate = self.estates[player]
        new = self.random.choice(generations)
        for _ in range(4):
            size = self.random.randint(2, min(5, len(estate.spots())))
            spots = self.random.sample(estate.spots(), size)
            under = {estate.lots[at].squares[place] for at, place in spots} - {None}
            lower = all(LEVELS[estate.tiles[each]["generation"]] < LEVELS[new] for each in under if each is not None)
            if not under or not lower:
                continue
            covered = {at for at, _ in spots}
            workers = sum(estate.lots[at].worker for at in covered)
            emptied = [
                lot
                for at, lot in enumerate(estate.lots)
                if at not in covered
                and not lot.worker
                and all(each in under for each in lot.squares if each is not None)
            ]
            if len(emptied) > estate.hand + workers:
                continue
            tiles = sorted(each for each in under if each is not None)
            self.note(event="demolish", player=player, tiles=tiles, new=new, workers=workers, emptied=len(emptied))
            for lot in estate.lots:
                lot.squares = [None if each in under else each for each in lot.squares]
            for at in covered:
                estate.lots[at].worker = False
            for lot in emptied:
                lot.worker = True
            estate.hand += workers - len(emptied)
            estate.gone += [estate.tiles.pop(each)["generation"] for each in tiles]
            self.planned, self.planned_generation = (player, spots), new
            return True
        return False

    def _build(self, player: int, generation: str, legendaries: tuple[str, ...] = ()) -> None:
        estate = self.estates[player]
        if self.planned is not None:
            spots = self.planned[1]
            legendaries = self._choices(player)["build"].get("legendary", ())
            self.planned = None
        else:
            free = estate.free()
            spots = self.random.sample(free, self.random.randint(2, min(6, len(free))))
        points = self.random.randint(*PRINTED[generation])
        streets = [each for each in self.document["setup"]["streets"] if self.random.random() < 0.4]
        event: Event = {
            "event": "build",
            "player": player,
            "generation": generation,
            "points": points,
            "squares": len(spots),
            "streets": streets,
            "contact": "street" if streets else "park",
            "irregular": self.random.random() < 0.4,
            "districts": [each for each in DISTRICTS if each in {estate.lots[at].district for at, _ in spots}],
        }
        if generation == "legendary":
            event["legendary"] = self.random.choice(legendaries)
        else:
            event["tile"] = estate.built.count(generation) + 1
        gained = 0
        if self.document["setup"]["challenge"] == "gold-prestige" and LEVELS[generation] == 3:
            others = [each for at, each in enumerate(self.estates) if at != player]
            most = sum(each.count("bronze") + each.count("silver") for each in others)
            gained = event["prestige"] = self.random.randint(0, min(3, most))
        estate.track += points + gained
        estate.prestige += gained
        event["workers"] = estate.put(spots, event)
        if self.random.random() < 0.2:
            event["track"] = estate.track
        self.note(**event)

    # --- the end ---------------------------------------------------------------------------------------------

    def counted(self) -> Event:
        """The score file of the finished game with everything counted by the model, without its log."""
        setup = self.document["setup"]
        final = {
            "shared": {
                "streets": setup["streets"],
                "challenge": setup["challenge"],
                "market": {"open": len(self.open), "futures": len(self.futures)},
            },
            "seats": [self._seat(estate) for estate in self.estates],
        }
        return {**self.document, "status": "finished", "final": final}

    def _seat(self, estate: Estate) -> Event:
        towers = [tile for tile in estate.tiles.values() if tile["generation"] != "starter"]
        gold = [tile for tile in towers if LEVELS[tile["generation"]] == 3]
        legend = [tile for tile in towers if tile["generation"] == "legendary"]
        own = list(districts_in_play(len(self.estates)))
        sizes = [len(lot.squares) for lot in estate.lots]
        seat: Event = {
            "track": estate.track,
            "on_street": {
                street: sum(street in tile["streets"] for tile in towers)
                for street in self.document["setup"]["streets"]
            },
            "action_cards": estate.cards,
            "standing": {each: estate.count(each) for each in GENERATIONS},
            "demolished": {each: estate.gone.count(each) for each in GENERATIONS},
            "unbuilt": 18 - sum(each != "legendary" for each in estate.built),
            "starter_standing": 0 in estate.tiles,
            "irregular": sum(tile["irregular"] for tile in towers),
            "legendary": legend[0]["legendary"] if legend else NONE,
            "gold_by_district": {each: sum(each in tile["districts"] for tile in gold) for each in own},
            "workers": {"hand": estate.hand, "board": sum(lot.worker for lot in estate.lots)},
            "cards": {each: sum(lot.district == each for lot in estate.lots) for each in own},
            "land": {"two": sizes.count(2), "three": sizes.count(3)},
        }
        if self.document["setup"]["challenge"] == "gold-prestige":
            seat["prestige"] = estate.prestige
        return seat


def _log(table: Any) -> Log:
    log = GAME.journal(table)
    assert log is not None
    return log


def random_table(random: Random, players: int) -> Event:
    """A score file with a drawn set-up and the log of a whole legal game."""
    game = Generator(random, players).run()
    return {**game.document, "log": game.events}


def random_game(random: Random, players: int) -> list[Event]:
    """The log of a whole legal game."""
    events: list[Event] = random_table(random, players)["log"]
    return events


# --- what cannot be ----------------------------------------------------------------------------------------------


def _kinds() -> dict[str, Callable[[State, int], Event | None]]:
    """Events by the rule that must refuse them; each is tried on states of a game with the player whose turn it is."""

    def fresh(state: State, player: int) -> bool:
        return state.active != player or state.turn.ended

    def hand(state: State, player: int) -> int:
        return state.seats[player].workers or 0

    def expanded(state: State, player: int) -> bool:
        return not fresh(state, player) and state.turn.expands == 1 and not state.turn.cards and not state.turn.builds

    def build(player: int, **more: Any) -> Event:
        return {"event": "build", "player": player, "generation": "bronze", **more}

    def silver(state: State, player: int, **more: Any) -> Event:
        return build(player, **{"generation": "silver", **more})

    def unbuilt(state: State, player: int) -> int:
        return state.seats[player].unbuilt or 0

    def standing(state: State, player: int, *generations: str) -> int | None:
        return next((t.number for t in state.seats[player].tiles if t.generation in generations), None)

    def demolish(player: int, **more: Any) -> Event:
        return {"event": "demolish", "player": player, "tiles": [], "new": "silver", "workers": 0, "emptied": 0, **more}

    def other_card(state: State) -> str | None:
        full = state.open is not None and len(state.shown) >= state.open
        return (
            next((each for each in ("red-2", "blue-3", "green-2", "yellow-3") if each not in state.shown), None)
            if full
            else None
        )

    def shown_elsewhere(state: State, player: int) -> Event | None:
        card = other_card(state)
        return (
            {"event": "expand", "player": player, "card": card}
            if card and hand(state, player) and fresh(state, player)
            else None
        )

    def taken_plot(state: State, player: int) -> Event | None:
        if not state.plots or not fresh(state, player) or not hand(state, player):
            return None
        district, plot, _ = state.plots[0]
        return {"event": "expand", "player": player, "land": f"{district}-2", "plot": plot}

    def owned_legendary(state: State, player: int) -> Event | None:
        own = state.seats[player].legendary
        others = [s.legendary for at, s in enumerate(state.seats) if at != player and s.legendary not in (None, NONE)]
        return build(player, generation="legendary", legendary=others[0]) if others and own == NONE else None

    return {
        "worker-to-expand": lambda s, p: {"event": "expand", "player": p} if fresh(s, p) and hand(s, p) == 0 else None,
        "card-in-open-market": shown_elsewhere,
        "free-land": taken_plot,
        "land-of-card-colour": lambda s, p: (
            {"event": "expand", "player": p, "card": "red-2", "land": "blue-2"} if fresh(s, p) else None
        ),
        "land-of-card-size": lambda s, p: (
            {"event": "expand", "player": p, "card": "red-2", "land": "red-3"} if fresh(s, p) else None
        ),
        "must-expand": lambda s, p: build(p) if fresh(s, p) and hand(s, p) and s.open else None,
        "silver-from-six": lambda s, p: silver(s, p) if expanded(s, p) and (s.seats[p].track or 0) < 6 else None,
        "gold-from-eighteen": lambda s, p: (
            build(p, generation="gold") if expanded(s, p) and (s.seats[p].track or 0) < 18 else None
        ),
        "one-expand-a-turn": lambda s, p: {"event": "expand", "player": p} if expanded(s, p) else None,
        "expand-or-demolish": lambda s, p: demolish(p, tiles=[0]) if expanded(s, p) else None,
        "demolish-lower": lambda s, p: (
            demolish(p, tiles=[standing(s, p, "silver", "gold", "legendary")])
            if fresh(s, p) and standing(s, p, "silver", "gold", "legendary") is not None
            else None
        ),
        "demolish-what-stands": lambda s, p: demolish(p, tiles=[99]) if fresh(s, p) else None,
        "workers-for-emptied-land": lambda s, p: (
            demolish(p, tiles=[standing(s, p, "bronze")], emptied=hand(s, p) + 1)
            if fresh(s, p) and standing(s, p, "bronze") is not None
            else None
        ),
        "return-needs-empty-hand": lambda s, p: (
            {"event": "return-worker", "player": p} if fresh(s, p) and hand(s, p) else None
        ),
        "workers-back": lambda s, p: build(p, workers=5) if expanded(s, p) else None,
        "room-to-build": lambda s, p: build(p, squares=99) if expanded(s, p) else None,
        "points-of-a-tile": lambda s, p: build(p, points=9) if expanded(s, p) else None,
        "side-on-street-or-park": lambda s, p: build(p, contact="corner") if expanded(s, p) else None,
        "tile-once": lambda s, p: build(p, tile=1) if expanded(s, p) and ("bronze", 1) in s.seats[p].labels else None,
        "action-card-once": lambda s, p: (
            {
                "event": "action-card",
                "player": p,
                "card": next(iter({"construction-boom", "market-swap"} - set(s.seats[p].unused))),
            }
            if {"construction-boom", "market-swap"} - set(s.seats[p].unused)
            else None
        ),
        "legendary-still-free": lambda s, p: owned_legendary(s, p) if expanded(s, p) else None,
        "one-legendary-each": lambda s, p: (
            build(p, generation="legendary") if s.seats[p].legendary not in (None, NONE) and expanded(s, p) else None
        ),
        "prestige-of-standing": lambda s, p: build(p, generation="gold", prestige=99) if expanded(s, p) else None,
        "prestige-for-gold-level": lambda s, p: build(p, prestige=1) if expanded(s, p) else None,
        "entry-not-negative": lambda s, p: build(p, points=-1) if expanded(s, p) else None,
    }


def illegal_events(random: Random, players: int) -> Iterator[tuple[Event, list[Event], Event, str]]:
    """Illegal events in a random game: the table, the log before, the event, and the rule that must refuse it."""
    game = Generator(random, players).run()
    log = game.log
    states = [log.start, *(each.state for each in log.judged)]
    for rule, make in _kinds().items():
        hits = []
        for at, state in enumerate(states):
            player = turn(state)
            event = make(state, player) if player is not None and not state.turn.pending else None
            if event is not None:
                hits.append((at, event))
        if hits:
            at, event = random.choice(hits)
            yield game.document, game.events[:at], event, rule
    yield from _of_turns(game, random)


def _of_turns(game: Generator, random: Random) -> Iterator[tuple[Event, list[Event], Event, str]]:
    """Illegal events about whose turn it is."""
    states = [game.log.start, *(each.state for each in game.log.judged)]
    count = len(game.estates)
    done = [at for at, s in enumerate(states) if s.active is not None and s.turn.over and s.trigger is None]
    if count > 2 and done:
        at = random.choice(done)
        player = (states[at].active + 2) % count
        yield game.document, game.events[:at], {"event": "expand", "player": player}, "clockwise"
    again = [at for at in done if not states[at].turn.cards and not states[at].turn.ended]
    if again:
        at = random.choice(again)
        event = {"event": "build", "player": states[at].active, "generation": "bronze"}
        yield game.document, game.events[:at], event, "one-build-a-turn"
    pending = [at for at, s in enumerate(states) if s.turn.pending]
    if pending:
        at = random.choice(pending)
        event = {"event": "end-turn", "player": states[at].active}
        yield game.document, game.events[:at], event, "demolish-then-build"
    end = states[-1]
    if end.sure and end.trigger is not None:
        event = {"event": "expand", "player": end.trigger}
        yield game.document, game.events, event, "trigger-turn-is-last"
        first = (end.trigger + 1) % count
        if first in end.last:
            yield game.document, game.events, {"event": "expand", "player": first}, "one-last-turn"
    few = [at for at, s in enumerate(states) if turn(s) is not None and s.seats[turn(s)].unbuilt == 4]
    if few:
        at = few[-1]
        event = {"event": "build", "player": turn(states[at]), "generation": "bronze"}
        yield game.document, game.events[:at], event, "four-stay"
