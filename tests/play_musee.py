"""Random games of Musée, played by the rules through what the reducer says can be done; and events that cannot.

The generator deals real hands from a real deck, which the log never sees unless a table plays with open hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from scorekeeper import decode
from scorekeeper.game import Table
from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.draw_setup import random_setup
from scorekeeper.games.musee.model import LEVELS
from scorekeeper.games.musee.play_state import State
from scorekeeper.play import Entry, Log, Play

Event = dict[str, Any]
NAMES = ("Ana", "Ben", "Cleo", "Dai")
assert GAME.play is not None
PLAY: Play = GAME.play


def decoded(document: Event) -> Table[Any, Any]:
    """The table of a document that is well formed."""
    table, faults = decode(document)
    assert table is not None, faults
    return table


def event_of(table: Table[Any, Any], entry: Event) -> Any:
    """One event, decoded as in a file."""
    document = {
        "format": "scorekeeper/1",
        "game": GAME.id,
        "players": [{"name": each.name, "team": each.team} for each in table.players],
        "log": [entry],
    }
    return decoded(document).log[0].event


def new_table(random: Random, players: int) -> Event:
    """A table set up for a game; at times nobody notes who begins."""
    setup = random_setup(players, random)
    people: list[Event] = [{"name": name} for name in NAMES[:players]]
    if players == 4:
        for index, person in enumerate(people):
            person["team"] = "AB"[index % 2]
    start = setup.pop("start_player")
    document: Event = {
        "format": "scorekeeper/1",
        "game": GAME.id,
        "status": "playing",
        "players": people,
        "setup": setup,
    }
    return document | ({"start_player": start} if random.random() < 0.8 else {})


class Generator:
    """Plays one game to its end (or for ``stop`` events) and keeps its log."""

    def __init__(self, random: Random, players: int) -> None:
        self.random, self.players = random, players
        self.document = new_table(random, players)
        self.table = decoded(self.document)
        self.events: list[Event] = []
        self.log = Log.of(PLAY, (), self.table)
        highest = 60 if players == 3 else 50
        self.deck = random.sample(range(1, highest + 1), highest)
        self.hands = [[self.deck.pop() for _ in range(5)] for _ in range(players)]
        self.start = self.document.get("start_player", random.randrange(players))
        self.open = random.random() < 0.3
        self.even = players == 3 and random.random() < 0.5
        """With three: stop drawing at three cards, so that all have drawn equally often."""
        self.styles = [random.choice(("chance", "careless", "tidy")) for _ in range(players)]

    @property
    def state(self) -> State:
        found: State = self.log.state
        return found

    def run(self, stop: int | None = None) -> Generator:
        while not PLAY.over(self.state) and (stop is None or len(self.events) < stop):
            self._turn()
        return self

    def _add(self, entry: Event) -> None:
        self.events.append(entry)
        self.log = self.log.append(Entry(event_of(self.table, entry)))

    def _turn(self) -> None:
        now = PLAY.turn(self.state)
        person = int(now) if now is not None else self.start
        if self.open and self.random.random() < 0.5:
            cards = sorted(self.hands[person])
            # Six only after a gift; what is held is noted as it is.
            self._add({"event": "hand", "player": person, "cards": cards, "number": len(cards)})
        offered = [
            (card, dict(each.values))
            for each in PLAY.choices(self.state)
            if each.event == "place" and each.player == person
            for card in dict(each.values)["card"]
            if card in self.hands[person]
        ]
        assert sorted(self._spots(person)) == sorted(
            (card, values["gallery"][0], slot) for card, values in offered for slot in values["slot"]
        )
        if not offered:
            assert any(each.event == "retire" and each.player == person for each in PLAY.choices(self.state))
            self._add({"event": "retire", "player": person})
            return
        card, values = self.random.choice(offered)
        slot = self.random.choice(values["slot"])
        if self.styles[person] == "careless":  # high numbers to the left, so that many are stuck early
            card, values = max(offered, key=lambda each: each[0])
            slot = min(values["slot"])
        elif self.styles[person] == "tidy":  # each number where it leaves room, so that walls and the deck run out
            card, values, slot = min(
                ((card, values, slot) for card, values in offered for slot in values["slot"]),
                key=lambda each: abs(each[0] / self.state.highest - (each[2] - 0.5) / self.state.columns),
            )
        self._place(person, card, values["gallery"][0], slot)

    def _spots(self, person: int) -> Iterator[tuple[int, str, int]]:
        """Every card in hand and slot that the rules allow, tried one by one."""
        wall = self.state.wall(person)
        for level in LEVELS:
            row = wall.row(level)
            for index, there in enumerate(row):
                left = max((card for card in row[:index] if card is not None), default=0)
                right = min((card for card in row[index + 1 :] if card is not None), default=99)
                if there is None:
                    yield from ((card, level, index + 1) for card in self.hands[person] if left < card < right)

    def _place(self, person: int, card: int, level: str, slot: int) -> None:
        self.hands[person].remove(card)
        entry: Event = {"event": "place", "player": person, "card": card, "gallery": level, "slot": slot}
        draw = self._draw(person)
        # A table notes what is not as usual, and now and then what is; a gift of the last cards may go unnoted.
        unusual = draw == "give" or (draw == "no-draw" and self.even)
        if (unusual and (self.players != 4 or self.random.random() < 0.7)) or self.random.random() < 0.4:
            entry["draw"] = draw
        self._add(entry)

    def _draw(self, person: int) -> str:
        if len(self.deck) <= (3 if self.even else 2 if self.players == 3 else 0):
            return "no-draw"
        gift = self.players == 4 and len(self.deck) <= 2 and self.random.random() < 0.5
        taker = (person + 2) % 4 if gift else person
        self.hands[taker].append(self.deck.pop())
        return "give" if gift else "keep"


def random_game(random: Random, players: int) -> list[Event]:
    """The log of a random legal game, from the first turn to the end."""
    return Generator(random, players).run().events


def finished(made: Generator) -> Event:
    """The document of a game that has been played to its end."""
    return {**made.document, "status": "finished", "log": made.events}


# --- what cannot be ----------------------------------------------------------------------------------------------


def illegal_events(state: State, random: Random) -> Iterator[tuple[Event, str]]:
    """Events that the rules forbid in this state, each with the rule that must refuse it, as far as there are any."""
    now = PLAY.turn(state)
    if now is None:
        return
    me = int(now)
    wall, seat = state.wall(me), state.sides[me]
    unseen = [card for card in range(1, state.highest + 1) if state.unseen >> card & 1]
    free = [(level, at + 1) for level in LEVELS for at, card in enumerate(wall.row(level)) if card is None]
    taken = [(level, at + 1, card) for level in LEVELS for at, card in enumerate(wall.row(level)) if card is not None]
    level, slot = random.choice(free)

    def place(card: int, where: str = level, at: int = slot, player: int = me, **more: Any) -> Event:
        return {"event": "place", "player": player, "card": card, "gallery": where, "slot": at, **more}

    yield place(random.choice((0, -3, state.highest + 1, 10**9))), "painting-in-play"
    yield place(random.choice(unseen), at=random.choice((0, state.columns + 1, 99))), "slot-on-the-wall"
    yield {"event": "pass", "player": me}, "no-passing"
    yield {"event": "pass", "player": me, "card": random.choice(unseen)}, "no-discards"
    elsewhere = [card for at, each in enumerate(state.walls) if at != seat for row in each.rows for card in row if card]
    if elsewhere:
        yield place(random.choice(elsewhere)), "one-place-a-painting"
        yield {"event": "hand", "player": me, "cards": [random.choice(elsewhere)]}, "one-place-a-painting"
    if taken:
        where, at, card = random.choice(taken)
        yield place(card), "paintings-stay"
        yield {"event": "remove", "player": me, "card": card}, "paintings-stay"
        yield place(random.choice(unseen), where, at), "slot-free"
        low = [other for other in unseen if other < card]
        right = [spot for of, spot in free if of == where and spot > at]
        if low and right:
            yield place(random.choice(low), where, random.choice(right)), "placed-in-order"
    others = [at for at in range(len(state.people)) if at != me and not state.done(at)]
    out = [at for at, each in enumerate(state.people) if each.out and not state.wall(at).done]
    for other in others:
        rule = "one-placement-a-turn" if other == state.last else "turn-order"
        yield place(random.choice(unseen), player=other), rule
    if out:
        yield place(random.choice(unseen), player=random.choice(out)), "retired-stay-out"
    if any(row.count(None) == state.columns for row in wall.rows):
        yield {"event": "retire", "player": me}, "retire-only-when-stuck"
    open_ = next((each for each in LEVELS if None in wall.row(each)), None)
    if open_ is not None:
        yield {"event": "claim", "player": me, "gallery": open_}, "claim-full-gallery"
    for each in LEVELS:
        holder = state.holder(each)
        if holder is not None and holder != seat and None not in wall.row(each):
            yield {"event": "claim", "player": me, "gallery": each}, "claim-first-filler"
    if state.deck is not None and state.deck > 3:
        yield place(random.choice(unseen), draw="no-draw"), "draw-after-placing"
        yield place(random.choice(unseen), draw="give"), "last-two-cards"
    if state.deck == 0:
        yield place(random.choice(unseen), draw="keep"), "draws-in-deck"
    yield {"event": "hand", "player": me, "number": state.highest}, "cards-in-all"
    if state.people[me].whole:
        strange = [card for card in unseen if card not in state.people[me].known]
        if strange:
            yield place(random.choice(strange)), "card-from-hand"


__all__ = ["Generator", "decoded", "event_of", "finished", "illegal_events", "random_game"]
