"""Random legal games of Bruxelles 1897, dealt from real decks, as logs; and events that the rules must refuse."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any

from scorekeeper.codec import decode
from scorekeeper.games.bruxelles_1897.model import BONUSES, KINDS, NOBLES, ROUNDS, UPPERS, corners, rows_of
from scorekeeper.games.bruxelles_1897.play import EVENT_CARDS, PLAY, affordable, ready
from scorekeeper.games.bruxelles_1897.play_events import (
    ARTWORK_COLOURS,
    HOUSE_TYPES,
    PAIRS,
    Build,
    CityHall,
    Create,
    Exchange,
    Exhibit,
    Influence,
    Majority,
    Pass,
    Place,
    Prepare,
    Sell,
    Shown,
    Supply,
)
from scorekeeper.games.bruxelles_1897.play_state import (
    PARC,
    State,
    brussels_leaders,
    build_points,
    column_leaders,
    house_number,
    lacking,
)
from scorekeeper.rules import PlayerIndex, Seat

NAMES = ("Ana", "Ben", "Cleo", "Dai")
STYLES = ("full", "no layout", "no faces", "no spaces")
FACES = ("artwork", "material", "kind", "release", "shown")


def as_entry(event: Any) -> dict[str, Any]:
    """An event as the file has it; what is not noted is left out."""
    plain = {key: _plain(value) for key, value in dataclasses.asdict(event).items() if value is not None}
    return {"event": event.EVENT, **plain}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    return {key: _plain(each) for key, each in value.items()} if isinstance(value, dict) else value


def document(count: int, log: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A score file of that log."""
    people = [{"name": name} for name in NAMES[:count]]
    return {"format": "scorekeeper/1", "game": "bruxelles-1897", "players": people, "log": log, **more}


class Game:
    """One game: the decks and hands, which nobody notes, beside the state that full notes would give."""

    def __init__(self, random: Random, players: int, table: Any, style: str) -> None:
        self.random, self.players, self.style = random, players, style
        self.state: State = PLAY.begin(table)
        self.log: list[dict[str, Any]] = []
        faces: dict[str, tuple[str, ...]] = {
            "artwork": ARTWORK_COLOURS,
            "material": PAIRS,
            "house": HOUSE_TYPES,
            "noble": NOBLES,
        }
        each = {"artwork": 3, "material": 2, "house": 4, "noble": 3}
        self.piles: dict[str, list[str]] = {kind: list(faces[kind]) * each[kind] for kind in faces}
        for pile in self.piles.values():
            random.shuffle(pile)
        self.gone: dict[str, list[str]] = {kind: [] for kind in faces}
        prison = ["2/5"] if players == 2 else ["2/4", "2/5"]
        hand = ["1/3"] * 4 + ["2/4"] * (2 if players == 2 else 1)
        self.hands = [list(hand) for _ in range(players)]
        self.prisons = [list(prison) for _ in range(players)]
        self.brussels: list[list[str]] = [[] for _ in range(players)]
        self.area: list[list[str]] = [[] for _ in range(players)]
        self.laid: dict[tuple[int, int], tuple[str, str]] = {}
        self.halves = dict(zip(BONUSES, random.sample(UPPERS, 4), strict=True))

    def note(self, event: Any, noted: Any = None) -> None:
        """Carry an event out, and note it (or what the table notes of it)."""
        self.state = PLAY.apply(self.state, event)
        self.log.append(as_entry(event if noted is None else noted))

    def draw(self, kind: str) -> str | None:
        """The top card of a pile, renewed from its discards."""
        if not self.piles[kind]:
            self.piles[kind], self.gone[kind] = self.gone[kind], []
            self.random.shuffle(self.piles[kind])
        return self.piles[kind].pop() if self.piles[kind] else None

    def lay(self, start: int | None) -> None:
        """Lay out a round."""
        taken: list[tuple[str, str]] = [("expo", "expo")]
        for kind in KINDS:
            for _ in range(rows_of(self.players)):
                face = "money" if kind == "money" else self.draw(kind)
                if face is not None:
                    taken.append((kind, face))
        self.random.shuffle(taken)
        spaces = [(row, column) for row in range(rows_of(self.players)) for column in range(4)]
        self.laid = dict(zip(spaces, taken, strict=False))
        covered = [self.laid.pop(corner) for corner in corners(self.players) if corner in self.laid]
        for left_over in covered + taken[len(spaces) :]:
            self.discard(*left_over)
        lowers = tuple(self.random.sample(BONUSES, 4))
        rows = tuple(
            tuple(
                "neutral" if (r, c) in corners(self.players) else self.laid.get((r, c), ("no-card", ""))[0]
                for c in range(4)
            )
            for r in range(rows_of(self.players))
        )
        event = Prepare(
            round=self.state.round,
            start_player=None if start is None else PlayerIndex(start),
            uppers=tuple(self.halves[lower] for lower in lowers),
            lowers=lowers,
            rows=rows,  # type: ignore[arg-type]
        )
        self.note(event, dataclasses.replace(event, rows=None) if self.style in STYLES[1:2] + STYLES[3:] else event)

    def discard(self, kind: str, face: str) -> None:
        """Put a card on its discards."""
        if kind in self.gone:
            self.gone[kind].append(face)

    # --- turns ---------------------------------------------------------------------------------------------------

    def turn(self) -> None:
        """One turn, by chance."""
        player = PLAY.turn(self.state)
        assert player is not None
        possible = [choice.event for choice in PLAY.choices(self.state) if choice.player == player]
        for word in self.random.sample(possible, len(possible)):
            if word == "pass" and self.random.random() < 0.7 and len(possible) > 1:
                continue
            if (event := self.event(word, player)) is not None:
                self.carry_out(event)
                return
        self.note(Pass(player))

    def event(self, word: str, player: PlayerIndex) -> Any:
        """An event of that kind, or ``None`` where this table has none."""
        random, state = self.random, self.state
        if word == "pass":
            return Pass(player)
        if word == "exchange":
            return Exchange(player)
        if word == "city-hall":
            nobles: list[Any] = list(ready(state, player))
            number = min(len(nobles), state.seats[player].nobility or 1)
            chosen = tuple(random.sample(nobles, random.randint(1, number))) if nobles else ()
            if not chosen:
                return None
            return CityHall(player, chosen, material=self.hankar(chosen), release=self.freed(player, chosen))
        card = EVENT_CARDS.get(word)
        parc = word not in ("place", "exhibit") and random.random() < 0.35
        where = self.parc(player) if parc else self.space(player, card)
        return None if where is None else self.action(word, player, where)

    def parc(self, player: int) -> dict[str, Any] | None:
        needed = len(self.state.uses[PARC]) + 1
        return {"architects": needed} if len(self.hands[player]) >= needed else None

    def space(self, player: int, card: str | None) -> dict[str, Any] | None:
        kinds = (card,) if card else ("money", "house")
        spaces = [space for space, (kind, _) in self.laid.items() if kind in kinds]
        bef = self.state.seats[player].bef or 0
        values = sorted({int(side) for each in self.hands[player] for side in each.split("/") if int(side) <= bef})
        if not spaces or not values:
            return None
        row, column = self.random.choice(spaces)
        value = self.random.choice(values)
        assert value in affordable(self.state, player), (value, self.hands[player], self.state.seats[player])
        return {"row": row + 1, "column": column + 1, "value": value}

    def face(self, kind: str, where: dict[str, Any]) -> str | None:
        """The card that the action gives: the one on the space, or the better of two drawn at the Parc."""
        if "row" in where:
            return self.laid[where["row"] - 1, where["column"] - 1][1]
        first, second = self.draw(kind), self.draw(kind)
        if second is not None:
            self.discard(kind, second)
        return first

    def hankar(self, nobles: tuple[str, ...]) -> Any:
        return self.face("material", {}) if "paul-hankar" in nobles else None

    def freed(self, player: int, nobles: tuple[str, ...]) -> Any:
        prison = self.prisons[player]
        return self.random.choice(prison) if "emile-vandervelde" in nobles and prison else None

    def action(self, word: str, player: PlayerIndex, where: dict[str, Any]) -> Any:
        """An Art Nouveau action, with what it gives and takes."""
        seat, random = self.state.seats[player], self.random
        if word == "place":
            return Place(player, **where)
        if word == "sell":
            return Sell(player, artwork=random.choice(seat.artworks), **where) if seat.artworks else None
        if word == "exhibit":
            return Exhibit(player, shown=self.shown(player), **where)
        discards: tuple[Any, ...] = ()
        if word == "build":
            number, own = house_number(self.state, player) or 1, list(seat.materials or ())
            sets = [tuple(random.sample(own, size)) for size in range((number + 1) // 2, min(number, len(own)) + 1)]
            sets = [each for each in sets if build_points(each, number)]
            if not sets:
                return None
            discards = random.choice(sets)
        face: Any = self.face(EVENT_CARDS[word], where)
        if face is None:
            return None
        if word == "create":
            return Create(player, artwork=face, **where)
        if word == "supply":
            return Supply(player, material=face, **where)
        if word == "build":
            possible = build_points(discards, house_number(self.state, player) or 1)
            points = random.choice((None, *possible))
            return Build(player, kind=face, discards=discards, points=points, **where)
        keep = face not in (seat.nobles or ()) and random.random() < 0.7
        more = {"material": self.hankar((face,)), "release": self.freed(player, (face,))}
        if face == "paul-hankar" and more["material"] is None:
            return None
        return Influence(player, face, keep=keep, **more, **where)

    def shown(self, buyer: int) -> tuple[Shown, ...]:
        """An exhibition in which nearly everybody shows what they can."""
        found: list[Shown] = []
        seat, silent = buyer, 0
        while silent < self.players and len(found) < 4:
            colours = {each.artwork for each in found}
            able = [colour for colour in self.state.seats[seat].artworks or () if colour not in colours]
            if able and seat not in self.state.passed and self.random.random() < 0.9:
                found.append(Shown(PlayerIndex(seat), self.random.choice(able)))
                silent = 0
            else:
                silent += 1
            seat = (seat + 1) % self.players
        return tuple(found)

    def carry_out(self, event: Any) -> None:
        """Move cards as the event says, then note it."""
        player = getattr(event, "player", 0)
        if isinstance(event, Exchange | CityHall) or getattr(event, "architects", None):
            card = {Exchange: 0, CityHall: 1}.get(type(event), PARC)
            for _ in range(len(self.state.uses[card]) + 1):
                self.brussels[player].append(self.hands[player].pop(self.random.randrange(len(self.hands[player]))))
        elif getattr(event, "row", None):
            kind, face = self.laid.pop((event.row - 1, event.column - 1))
            if isinstance(event, Place) or (isinstance(event, Influence) and not event.keep):
                self.discard(kind, face)
            cards = [card for card in self.hands[player] if str(event.value) in card.split("/")]
            chosen = self.random.choice(cards)
            self.hands[player].remove(chosen)
            self.area[player].append(chosen)
        if isinstance(event, Influence) and event.architects and not event.keep:
            self.discard("noble", event.noble)
        if isinstance(event, Sell):
            self.discard("artwork", event.artwork or "red")
        for pair in getattr(event, "discards", None) or ():
            self.discard("material", pair)
        if getattr(event, "release", None):
            self.prisons[player].remove(event.release)
            self.hands[player].append(event.release)
        self.note(event, self.noted(event))

    def noted(self, event: Any) -> Any:
        """What a table of this style notes of an event."""
        changes: dict[str, Any] = {}
        if self.style == "no faces":
            changes = {field: None for field in FACES if getattr(event, field, None) is not None}
            if isinstance(event, Exhibit) and event.shown is not None:
                points = [2 * sum(each.player == seat for each in event.shown) for seat in range(self.players)]
                changes["points"] = tuple(points)
            if isinstance(event, Build):
                best = max(build_points(event.discards or (), house_number(self.state, event.player) or 1))
                changes |= {"points": event.points or best, "discards": (None,) * len(event.discards or ())}
        if self.style == "no spaces" and getattr(event, "row", None):
            changes |= {"row": None, "column": None}
        return dataclasses.replace(event, **changes) if changes else event

    # --- majorities ----------------------------------------------------------------------------------------------

    def majorities(self) -> None:
        """Settle the majorities and get the next round ready."""
        won = [column_leaders(self.state, column) or () for column in range(4)]
        released: list[Any] = [None] * self.players
        for column, winners in enumerate(won):
            for player in winners if self.state.uppers[column] == "release" else ():
                if self.prisons[player]:
                    released[player] = self.random.choice(self.prisons[player])
        prison: list[Any] = [None] * self.players
        for player in brussels_leaders(self.state):
            prison[player] = self.random.choice(self.brussels[player])
        event = Majority(released=tuple(released), prison=tuple(prison))
        before = [seat.vp_from.crests or 0 for seat in self.state.seats]
        noted = event
        if self.style == "no spaces":
            after = PLAY.apply(self.state, event)
            crests = tuple((seat.vp_from.crests or 0) - old for seat, old in zip(after.seats, before, strict=True))
            winners_ = tuple(tuple(Seat(player) for player in each) for each in won)
            noted = dataclasses.replace(event, winners=winners_, crests=crests)
        for player in range(self.players):
            back = self.hands[player] + self.area[player] + self.brussels[player]
            if prison[player] is not None:
                back.remove(prison[player])
            if released[player] is not None:
                back.append(released[player])
                self.prisons[player].remove(released[player])
            if prison[player] is not None:
                self.prisons[player].append(prison[player])
            self.hands[player], self.area[player], self.brussels[player] = back, [], []
        for kind, face in self.laid.values():
            self.discard(kind, face)
        self.note(event, noted)


def play(random: Random, players: int, table: Any, style: str, turns: int = 10_000) -> Game:
    """Play a game to its end, or for so many turns."""
    game = Game(random, players, table, style)
    for number in range(ROUNDS):
        game.lay(random.randrange(players) if number == 0 else game.state.start_player)
        while not game.state.all_passed:
            game.turn()
            turns -= 1
            if not turns:
                return game
        game.majorities()
    return game


def random_game(random: Random, players: int, style: str | None = None) -> list[dict[str, Any]]:
    """The log of a legal game from its first layout to the majorities of round 4."""
    table, _ = decode(document(players, []))
    return play(random, players, table, style or random.choice(STYLES)).log


# --- what must be refused -----------------------------------------------------------------------------------------


def illegal_events(state: State) -> Iterator[tuple[Any, str]]:
    """Events that the rules must refuse in this state, each with the rule that must do it."""
    turn = PLAY.turn(state)
    if turn is None:
        return
    seat = state.seats[turn]
    others = [PlayerIndex(p) for p in state.people if p != turn and p not in state.passed]
    yield Majority(), "all-pass-first"
    yield Prepare(round=state.round + 1), "rounds-follow"
    yield Create(turn, row=9, column=1, value=1), "inside-the-area"
    yield Create(turn, row=1, column=1, value=6), "value-on-card"
    yield Create(turn, artwork="red"), "architect-placed"
    yield Exchange(turn, architects=len(state.uses[0]) + 2), "kth-use"
    yield Influence(turn, "georges-brugmann", architects=1), "brugmann-not-bought"
    yield Exhibit(turn, architects=1), "no-exhibition-at-parc"
    yield CityHall(turn, ("georges-brugmann", "georges-brugmann")), "noble-once-a-round"
    yield CityHall(turn, ("georges-brugmann",), material="wood-wood"), "noble-effects"
    yield CityHall(turn, ("victor-horta",) * 6), "nobility-limit"
    yield Exhibit(turn, 1, 1, 1, points=(3,)), "two-for-each-shown"
    yield Exhibit(turn, 1, 1, 1, shown=(Shown(turn, "red"), Shown(turn, "red"))), "colour-shown-once"
    if house_number(state, turn):
        yield Build(turn, architects=1, discards=()), "enough-materials"
        yield Build(turn, architects=1, points=4), "building-points"
    if others:
        yield Pass(others[0]), "turn-order"
    if state.passed:
        yield Pass(PlayerIndex(state.passed[0])), "passed-is-out"
        shown = (Shown(PlayerIndex(state.passed[0]), "red"),)
        yield Exhibit(turn, 1, 1, 1, shown=shown), "no-show-after-passing"
    yield Pass(turn, bef=1 if not state.passed else 3), "pass-income"
    if seat.bef is not None and seat.bef < 5:
        yield Supply(turn, row=1, column=1, value=5), "architect-affordable"
    if "2/5" in (seat.prison or ()):
        yield Create(turn, row=1, column=1, value=5), "copies-of-a-value"
    for colour in ARTWORK_COLOURS:
        if lacking(seat.artworks, (colour,)):
            yield Sell(turn, artwork=colour, architects=1), "artwork-to-sell"
            yield Exhibit(turn, 1, 1, 1, shown=(Shown(turn, colour),)), "show-own-artwork"
            break
    for noble in NOBLES:
        if noble not in (seat.nobles or ()):
            yield CityHall(turn, (noble,)), "own-nobles"
        else:
            yield Influence(turn, noble, architects=1, keep=True), "second-noble-discarded"
    if lacking(seat.prison, ("1/3",)):
        yield CityHall(turn, ("emile-vandervelde",), release="1/3"), "own-prisoner"
    hand = state.hand(turn)
    if hand is not None and hand < len(state.uses[PARC]) + 1:
        yield Supply(turn, architects=len(state.uses[PARC]) + 1), "architects-in-hand"
    for row, line in enumerate(state.grid):
        for column, space in enumerate(line):
            where: dict[str, Any] = {"row": row + 1, "column": column + 1, "value": 1}
            if space is not None:
                yield Create(turn, **where), "neutral-keeps-corner" if space.owner == "neutral" else "space-free"
            elif state.laid[row][column] in ("money", "house", "no-card"):
                yield Create(turn, **where), "card-on-space"
    if "expo" in state.bought:
        yield Exhibit(turn, 1, 1, 1, shown=()), "one-exhibition"
    flat = [card for line in state.laid for card in line]
    if None not in flat and "expo" not in flat:
        yield Exhibit(turn, 1, 1, 1, shown=()), "expo-in-area"
