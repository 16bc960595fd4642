"""Games of Orléans played at random as the rules say, by a simulator that knows the boards and none of the checks.

It keeps its own books. ``random_game`` gives the log, ``counted`` what the table would count at the end, and
``illegal_events`` entries that must be refused, each with its rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from scorekeeper.codec import FORMAT
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.draw_setup import random_setup

NAMES = ("Ana", "Ben", "Chie", "Dora")
Event = dict[str, Any]

NEEDS = {
    "farm-house": "BC", "village": "FBC", "university": "FCT", "castle": "FBT", "monastery": "ST", "scriptorium": "KS",
    "ship": "FBK", "wagon": "FTK", "guildhall": "FCK",
    "hayrick": "F", "cheese-factory": "FF", "winery": "FT", "wool-manufacturer": "BT", "tailor-shop": "TS",
    "brewery": "M", "windmill": "CC", "library": "KS", "hospital": "BS", "shipping-line": "B", "office": "SS",
    "cellar": "MS", "laboratory": "CS", "horse-wagon": "KT", "pharmacy": "F",
}  # fmt: skip
LETTER = {kind[0].upper(): kind for kind in board.KINDS}
GOOD = dict(zip(("hayrick", "cheese-factory", "winery", "wool-manufacturer", "tailor-shop"), board.GOODS, strict=True))
BOATMEN, SCHOLARS = (2, 3, 4, 5, 0), (2, 3, 4, 5, 6)
HOUSE = {"farmer": "farm-house", "knight": "castle", "scholar": "university", "monk": "monastery"}


@dataclass
class Person:
    """What one player has."""

    coins: int = 5
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(board.GOODS, 0))
    steps: dict[str, int] = field(default_factory=lambda: dict.fromkeys(board.TRACKS, 0))
    neutral: dict[str, int] = field(default_factory=lambda: dict.fromkeys(board.KINDS, 0))
    marker: int = 0
    peak: int = 0
    citizens: list[str] = field(default_factory=list)
    towns: list[str] = field(default_factory=list)
    supply: int = 10
    merchant: str = "orleans"
    technology: int = 0
    placed: dict[str, str] = field(default_factory=dict)
    places: list[str] = field(default_factory=list)
    lost: dict[str, int] = field(default_factory=lambda: dict.fromkeys(
        ("stations", "followers", "development", "goods", "places", "technology"), 0))  # fmt: skip
    plague: int = 0
    used: set[str] = field(default_factory=set)


class Simulator:
    """One game: 18 rounds, everything by chance but within the rules."""

    def __init__(self, count: int, random: Random) -> None:
        self.count, self.random = count, random
        self.setup = random_setup(count, random)
        self.start: int = self.setup.pop("start_player")
        self.people = [Person() for _ in range(count)]
        self.idle = [random.choice((0.15, 0.25, 0.55)) for _ in range(count)]
        self.left = dict(self.setup["characters"])
        self.market = dict(self.setup["goods_market"])
        self.spaces = dict(self.setup["spaces"])
        self.stack = 16
        self.deeds = {deed: dict.fromkeys(space.slots, 0) for deed, space in board.DEEDS.items()}
        self.log: list[Event] = []

    def say(self, event: str, player: int | None = None, **fields: Any) -> None:
        who = {} if player is None else {"player": player}
        self.log.append({"event": event, **who, **{key: each for key, each in fields.items() if each is not None}})

    def has_citizen(self, source: str) -> bool:
        return any(source in person.citizens for person in self.people)

    # --- losing and gaining -------------------------------------------------------------------------------------

    def advance(self, person: Person, points: int) -> int:
        """Coins that come with it."""
        to, coins = min(30, person.marker + points), 0
        for space in range(person.peak + 1, to + 1):
            coins += {7: 3, 12: 4, 25: 5}.get(space, 0)
            source = f"development-{space}"
            if space in (3, 18, 28) and not self.has_citizen(source):
                person.citizens.append(source)
        person.marker, person.peak = to, max(person.peak, to)
        person.coins += coins
        return coins

    def pay(self, at: int, amount: int) -> None:
        person = self.people[at]
        paid = min(amount, person.coins)
        person.coins -= paid
        for _ in range(amount - paid):
            self.torture(at)

    def torture(self, at: int) -> None:
        person, random = self.people[at], self.random
        ways = []
        if person.supply:
            ways.append("station-supply")
        if person.towns:
            ways.append("station")
        if any(person.neutral.values()):
            ways.append("follower")
        if person.marker and person.marker - 1 not in (7, 12, 25):
            ways.append("development")
        if any(person.goods.values()):
            ways.append("goods")
        if person.places:
            ways.append("place")
        if person.technology > len(person.placed):
            ways.append("technology")
        if not ways:
            return
        item = random.choice(ways)
        fields: dict[str, Any] = {}
        if item == "station-supply":
            person.supply -= 1
            person.lost["stations"] += 1
        elif item == "station":
            fields["town"] = random.choice(person.towns)
            person.towns.remove(fields["town"])
            person.lost["stations"] += 1
        elif item == "follower":
            kind = random.choice([kind for kind, number in person.neutral.items() if number])
            fields["follower"] = kind
            person.neutral[kind] -= 1
            self.left[kind] += 1
            person.lost["followers"] += 1
        elif item == "development":
            person.marker -= 1
            person.lost["development"] += 1
        elif item == "goods":
            fields["good"] = random.choice([good for good, number in person.goods.items() if number])
            person.goods[fields["good"]] -= 1
            self.market[fields["good"]] += 1
            person.lost["goods"] += 1
        elif item == "place":
            fields["place"] = random.choice(person.places)
            person.places.remove(fields["place"])
            person.placed.pop(fields["place"], None)
            person.lost["places"] += 1
        else:
            person.technology -= 1
            self.stack += 1
            person.lost["technology"] += 1
        self.say("torture", at, item=item, **fields)

    def take(self, person: Person, good: str) -> None:
        if self.market[good]:
            self.market[good] -= 1
            person.goods[good] += 1

    # --- a round ------------------------------------------------------------------------------------------------

    def play(self) -> None:
        for number in range(18):
            self.round(number)

    def round(self, number: int) -> None:
        random, first = self.random, (self.start + number) % self.count
        event = self.setup["hourglasses"][number]
        self.say("hourglass", first if random.random() < 0.5 else None, shows=event)
        farmers = [person.steps["farmer"] for person in self.people]
        gains = farmers.index(max(farmers)) if farmers.count(max(farmers)) == 1 else None
        pays = farmers.index(min(farmers)) if farmers.count(min(farmers)) == 1 and self.count > 2 else None
        if random.random() < 0.3:
            who = ["nobody" if each is None else each for each in (gains, pays)]
            self.say("census", gains=who[0], pays=who[1])
        if gains is not None:
            self.people[gains].coins += 1
        if pays is not None:
            self.pay(pays, 1)
        passed: set[int] = set()
        fresh = dict.fromkeys(range(self.count), 0)
        for person in self.people:
            person.used = set()
        for at in range(self.count):
            self.prepare(at, fresh[at])
        at = first
        while len(passed) < self.count:
            if at not in passed and (random.random() < self.idle[at] or not self.act(at, event, fresh)):
                self.say("pass", at)
                passed.add(at)
                fresh[at] = 0
                if random.random() < 0.3:
                    self.place_technology(at, 0)
            at = (at + 1) % self.count
        self.happens(event)

    def prepare(self, at: int, fresh: int) -> None:
        """Sometimes a draw is noted, sometimes a technology tile is placed."""
        person, random = self.people[at], self.random
        if random.random() < 0.2:
            limit = (4, 5, 6, 7, 7, 8)[person.steps["knight"]]
            lying = random.randint(0, 4)
            drawn = random.randint(0, min(limit, 8 - lying))
            back = random.randint(0, min(limit - drawn, 8 - lying - drawn))
            self.say("draw", at, drawn=drawn, market=lying, back=back)
        if random.random() < 0.4:
            self.place_technology(at, fresh)

    def place_technology(self, at: int, fresh: int) -> None:
        person = self.people[at]
        if person.technology - len(person.placed) - fresh <= 0:
            return
        first = not person.placed and not person.lost["technology"]
        spots = []
        for place, letters in NEEDS.items():
            there = place not in board.PLACES or place in person.places
            if len(letters) > 1 and place not in person.placed and there:
                spots += [(place, LETTER[each]) for each in letters if each != "M" and (not first or each == "F")]
        if spots:
            place, kind = self.random.choice(spots)
            person.placed[place] = kind
            self.say("technology", at, place=place, instead=kind)

    def happens(self, event: str) -> None:
        random = self.random
        for at, person in enumerate(self.people):
            sacristy = "sacristy" in person.places and event in ("harvest", "taxes", "plague") and random.random() < 0.5
            noted = random.random() < 0.5
            if sacristy:
                self.say("settle", at, sacristy=True)
            elif event == "income":
                coins = board.status_of(person.marker)
                person.coins += coins
                if noted:
                    self.say("settle", at, coins=coins)
            elif event == "trading-day":
                person.coins += len(person.towns)
                if noted:
                    self.say("settle", at, coins=len(person.towns))
            elif event == "taxes":
                due = sum(person.goods.values()) // 3
                if noted:
                    self.say("settle", at, coins=min(due, person.coins))
                self.pay(at, due)
            elif event == "harvest":
                self.harvest(at, noted)
            elif event == "plague":
                self.plague(at)

    def harvest(self, at: int, noted: bool) -> None:
        person, random = self.people[at], self.random
        food = [good for good in ("grain", "cheese", "wine") if person.goods[good]]
        if food and random.random() < 0.7:
            good = random.choice(food)
            person.goods[good] -= 1
            self.market[good] += 1
            self.say("settle", at, good=good)
            return
        if food or noted:
            self.say("settle", at, coins=min(5, person.coins))
        self.pay(at, 5)

    def plague(self, at: int) -> None:
        person, random = self.people[at], self.random
        kinds = [kind for kind, number in person.neutral.items() for _ in range(number)]
        struck = random.choice([*kinds, "starter", "nothing"])
        if struck in person.neutral:
            person.neutral[struck] -= 1
            self.left[struck] += 1
            person.plague += 1
        self.say("settle", at, follower=struck)

    # --- actions ------------------------------------------------------------------------------------------------

    def act(self, at: int, event: str, fresh: dict[int, int]) -> bool:
        """One action by chance; whether there was any."""
        person, random = self.people[at], self.random
        others = ("scriptorium", "guildhall", "guildhall", "town-hall", "ship", "wagon")
        ways = [*board.KINDS, *board.KINDS, *others, *person.places]
        random.shuffle(ways)
        for way in ways:
            place = "village" if way in ("boatman", "craftsman", "trader") else HOUSE.get(way, way)
            if place in person.used and "gunpowder-tower" not in person.places:
                continue
            if place in person.used and place == "town-hall":
                continue
            if self.do(at, way, place, event, fresh):
                person.used.add(place)
                return True
        return False

    def filled(self, place: str) -> list[str] | None:
        """What lay there, sometimes noted, sometimes with a monk in somebody's stead."""
        if place not in NEEDS or self.random.random() < 0.7:
            return None
        used = [LETTER[each] for each in NEEDS[place]]
        if place == "pharmacy" or (len(used) > 1 and self.random.random() < 0.4):
            used[self.random.randrange(len(used))] = "monk"
        self.random.shuffle(used)
        return used

    def do(self, at: int, way: str, place: str, event: str, fresh: dict[int, int]) -> bool:
        person = self.people[at]
        if way in board.KINDS:
            return self.recruit(at, way, place, event, fresh)
        if way == "scriptorium":
            coins = self.advance(person, 1)
            self.say("scriptorium", at, marker=person.marker, coins=coins, used=self.filled(place))
            return True
        if way == "guildhall":
            town = person.merchant
            taken = person.towns if town == "orleans" else [each for other in self.people for each in other.towns]
            if town in taken or not person.supply:
                return False
            person.towns.append(town)
            person.supply -= 1
            self.say("guildhall", at, town=town if self.random.random() < 0.5 else None, used=self.filled(place))
            return True
        if way in ("ship", "wagon", "horse-wagon"):
            return self.move(at, way)
        return self.town_hall(at) if way == "town-hall" else self.use(at, way, fresh)

    def recruit(self, at: int, kind: str, place: str, event: str, fresh: dict[int, int]) -> bool:
        person, random = self.people[at], self.random
        full = kind != "monk" and person.steps[kind] >= (8 if kind == "farmer" else 5)
        if full or not self.left[kind] or (kind == "monk" and event == "pilgrimage"):
            return False
        fields: dict[str, Any] = {"used": self.filled(place)}
        self.left[kind] -= 1
        person.neutral[kind] += 1
        step = 0
        if kind != "monk":
            step = person.steps[kind] = person.steps[kind] + 1
        if kind == "farmer":
            self.take(person, ("grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade")[step - 1])
        elif kind == "boatman":
            person.coins += BOATMEN[step - 1]
            fields["coins"] = BOATMEN[step - 1]
            if step == 5 and not self.has_citizen("boatman-track"):
                person.citizens.append("boatman-track")
        elif kind == "craftsman" and self.stack:
            self.stack -= 1
            person.technology += 1
            fresh[at] += 1
        elif kind == "trader":
            taken = [each for other in self.people for each in other.places]
            pile = [each for each in (board.PILE_ONE if step == 1 else board.PLACES) if each not in taken]
            fields["tile"] = random.choice(pile)
            person.places.append(fields["tile"])
        elif kind == "knight" and step == 4 and not self.has_citizen("knight-track"):
            person.citizens.append("knight-track")
        elif kind == "scholar":
            fields["coins"] = self.advance(person, SCHOLARS[step - 1])
            fields["marker"] = person.marker
        if random.random() < 0.5:
            fields = {key: each for key, each in fields.items() if key in ("tile", "used")}
        self.say("recruit", at, follower=kind, **fields)
        return True

    def move(self, at: int, by: str) -> bool:
        person, random = self.people[at], self.random
        ways = [way for way in board.ROUTES if way.water is (by == "ship") and person.merchant in (way.one, way.other)]
        if not ways:
            return False
        way = random.choice(ways)
        to = way.other if way.one == person.merchant else way.one
        spaces = [board.field(id) for id in (way.id, f"{way.id}-second") if id in board.SPACES]
        there = [space for space in spaces if self.spaces[space] != "none"]
        good = "none"
        if there and random.random() < 0.85:
            space = random.choice(there)
            good, self.spaces[space] = self.spaces[space], "none"
            person.goods[good] += 1
        person.merchant = to
        self.say("move", at, by=by, to=to, good=good, used=self.filled(by))
        return True

    def town_hall(self, at: int) -> bool:
        person, random = self.people[at], self.random
        sent: list[tuple[str, str, str | None]] = []
        coins, points = 0, 0
        for _ in range(random.randint(1, 2)):
            free = [
                (deed, kind) for deed, slots in self.deeds.items() for kind in slots
                if person.neutral[kind] and slots[kind] < board.DEEDS[deed].slots[kind]
            ]  # fmt: skip
            if not free:
                break
            deed, kind = random.choice(free)
            person.neutral[kind] -= 1
            self.deeds[deed][kind] += 1
            reward = random.choice(("coin", "point")) if deed == "canalisation" else None
            if reward == "point":
                points += 1
                self.advance(person, 1)
            else:
                person.coins += board.DEEDS[deed].coins
                coins += board.DEEDS[deed].coins
            if all(self.deeds[deed][each] == slots for each, slots in board.DEEDS[deed].slots.items()):
                person.citizens.append(deed)
            sent.append((deed, kind, reward))
        if not sent:
            return False
        names = ("deed", "follower", "reward"), ("second_deed", "second_follower", "second_reward")
        pairs = zip(names, sent, strict=False)
        fields = {key: each for keys, one in pairs for key, each in zip(keys, one, strict=True)}
        self.say("town-hall", at, **fields, coins=None if points else coins)
        return True

    def use(self, at: int, place: str, fresh: dict[int, int]) -> bool:
        person, random = self.people[at], self.random
        before, paid = person.coins, None
        if place in GOOD:
            self.take(person, GOOD[place])
        elif place in ("brewery", "cellar"):
            person.coins += 2 if place == "brewery" else 4
        elif place == "windmill":
            person.coins += 2
            self.advance(person, 1)
        elif place == "library":
            self.advance(person, 2)
        elif place == "shipping-line":
            self.advance(person, 1)
        elif place == "hospital":
            person.coins += board.status_of(person.marker)
        elif place == "office":
            person.coins += len(person.towns)
        elif place == "pharmacy":
            paid = random.randint(0, min(3, person.coins, 30 - person.marker))
            person.coins -= paid
            self.advance(person, paid)
        elif place == "laboratory":
            if self.stack:
                self.stack -= 1
                person.technology += 1
                fresh[at] += 1
        else:
            return False
        coins = person.coins - before + (paid or 0) if random.random() < 0.5 else None
        marker = person.marker if random.random() < 0.5 else None
        self.say("place", at, place=place, paid=paid, coins=coins, marker=marker, used=self.filled(place))
        return True

    # --- what comes out -----------------------------------------------------------------------------------------

    def document(self, log: bool = True) -> dict[str, Any]:
        """The finished table, with its log or with what was counted."""
        head = {
            "format": FORMAT, "game": "orleans", "status": "finished", "start_player": self.start,
            "players": [{"name": name} for name in NAMES[: self.count]], "setup": self.setup,
        }  # fmt: skip
        return {**head, "log": self.log} if log else {**head, "final": self.counted()}

    def counted(self) -> dict[str, Any]:
        """What the table counts at the end."""
        seats = [
            {
                "coins": person.coins, "goods": person.goods, "stations": person.towns, "citizens": person.citizens,
                "development": person.marker, "tracks": person.steps, "stations_supply": person.supply,
                "technology": person.technology, "places": person.places, "torture": person.lost,
                "plague": person.plague,
            }
            for person in self.people
        ]  # fmt: skip
        deeds = {board.field(deed): {**dict.fromkeys(board.KINDS, 0), **lying} for deed, lying in self.deeds.items()}
        return {"shared": {"deeds": deeds, "round": 18}, "seats": seats}


def simulated(random: Random, players: int) -> Simulator:
    """A whole game."""
    game = Simulator(players, random)
    game.play()
    return game


def random_game(random: Random, players: int) -> list[Event]:
    """The log of a whole legal game, on the set-up that the same ``random`` draws first."""
    return simulated(random, players).log


# --- what must be refused ----------------------------------------------------------------------------------------

_RECRUIT: Event = {"event": "recruit", "player": 0}


def _passes(first: int = 0) -> list[Event]:
    """All three pass, from one on."""
    return [{"event": "pass", "player": (first + place) % 3} for place in range(3)]


def _round(shows: str = "pilgrimage", player: int = 0) -> Event:
    return {"event": "hourglass", "shows": shows, "player": player}


def illegal_events() -> list[tuple[str, list[Event], Event]]:
    """Rule, the entries before (three players, player 0 starts), and the entry that the rule must refuse."""
    one = [_round()]
    two = [*one, *_passes(), _round("income", 1)]
    three = [*two, *_passes(1), _round("harvest", 2)]
    built, written = {"event": "guildhall", "player": 0}, {"event": "scriptorium", "player": 0}
    sent = {"event": "town-hall", "player": 0, "deed": "astronomy"}
    move = {"event": "move", "player": 0}
    return [
        ("token-to-the-left", [*one, *_passes()], _round("income", 2)),
        ("pilgrimage-in-round-one", [], _round("taxes")),
        ("all-have-passed", one, _round("income", 1)),
        ("census-round-one", one, {"event": "census", "gains": 1}),
        ("draw-limit", one, {"event": "draw", "player": 0, "drawn": 5}),
        ("market-room", one, {"event": "draw", "player": 0, "drawn": 4, "market": 5}),
        ("clockwise-turns", one, {"event": "pass", "player": 1}),
        ("passed-is-out", [*one, {"event": "pass", "player": 0}], written),
        ("actions-in-a-round", [], written),
        ("once-a-round", [*one, written, *_passes()[1:]], written),
        ("place-filled", one, {**_RECRUIT, "follower": "farmer", "used": ["boatman", "farmer"]}),
        ("no-monk-in-pilgrimage", one, {**_RECRUIT, "follower": "monk"}),
        ("boatman-coins", one, {**_RECRUIT, "follower": "boatman", "coins": 3}),
        ("scholar-points", one, {**_RECRUIT, "follower": "scholar", "marker": 1}),
        ("first-tile-from-pile-one", one, {**_RECRUIT, "follower": "trader", "tile": "office"}),
        ("own-place", one, {"event": "place", "player": 0, "place": "brewery"}),
        ("technology-in-hand", one, {"event": "technology", "player": 0, "place": "village", "instead": "farmer"}),
        ("recruited-to-deeds", one, {**sent, "follower": "scholar"}),
        ("deed-wants-kind", one, {**sent, "follower": "monk"}),
        ("ship-on-water", one, {**move, "by": "ship", "to": "tours"}),
        ("wagon-on-road", one, {**move, "by": "wagon", "to": "blois"}),
        ("station-at-merchant", one, {**built, "town": "blois"}),
        ("town-has-room", [*one, built, *_passes(1), _round("income", 1), *_passes(1)[:2]], built),
        ("income-by-status", [*two, *_passes(1)], {"event": "settle", "player": 0, "coins": 3}),
        ("harvest-five-coins", [*three, *_passes(2)], {"event": "settle", "player": 0, "coins": 2}),
        ("harvest-food", [*three, *_passes(2)], {"event": "settle", "player": 0, "good": "wool"}),
        ("event-after-actions", one, {"event": "settle", "player": 0, "coins": 1}),
        ("torture-for-debt", one, {"event": "torture", "player": 0, "item": "station-supply"}),
    ]
