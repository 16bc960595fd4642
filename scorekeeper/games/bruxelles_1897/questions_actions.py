"""Questions about sales, constructions and nobles, and about what a player has after some turns."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from scorekeeper.games.bruxelles_1897.model import NOBILITY_END, NOBLES, UPPERS, Artworks, Houses, start_prison
from scorekeeper.games.bruxelles_1897.play_apply import EFFECT_TRACKS
from scorekeeper.games.bruxelles_1897.play_events import (
    ARTWORK_COLOURS,
    BRUGMANN,
    EVERY_NOBLE,
    HOUSE_TYPES,
    PAIRS,
    Build,
    CityHall,
    Counted,
    Create,
    Exchange,
    Exhibit,
    Influence,
    Majority,
    Pass,
    Resume,
    Sell,
    Shown,
    Supply,
)
from scorekeeper.games.bruxelles_1897.play_state import TRACKS, build_points
from scorekeeper.games.bruxelles_1897.questions_setup import said
from scorekeeper.games.bruxelles_1897.questions_tables import Middle, name_of, round_of, some_players
from scorekeeper.learn import Answer, Ask, Generator, Question, counted, mixed, sorted_out
from scorekeeper.rules import Fact, PlayerIndex, Typed

ME = PlayerIndex(0)


def alone(random: Random, own: Counted) -> Middle:
    """A round that a player with all this begins."""
    players = some_players(random, 2)
    return round_of(random, players, (own, Counted()), first=0)


def name(at: Middle) -> Typed:
    """That player's name."""
    return name_of(at.table.players, 0)


def houses_of(number: int) -> Houses:
    """So many houses."""
    return Houses(**{kind: sum(at % 4 == place for at in range(number)) for place, kind in enumerate("abcd")})


def with_cards(at: Middle, *cards: Any) -> Middle:
    """The same after the player took these Material cards, the other one having passed."""
    events: list[Any] = []
    for step, card in enumerate(cards):
        events.append(Supply(ME, row=step % 3 + 1, column=step // 3 + 1, value=1, material=card))
        events += [Pass(PlayerIndex(1))] if step == 0 else []
    return at.after(*events)


# --- the Parc, constructions -------------------------------------------------------------------------------------


@mixed
def at_the_parc(random: Random) -> Question:
    """What can somebody do at the Parc du Cinquantenaire?"""
    houses, cards = random.randint(0, 3), random.randint(0, 2)
    artworks = random.randint(0, 1)
    own = Counted(
        bef=random.randint(0, 2), houses=houses_of(houses), materials=cards, artworks=Artworks(0, 0, artworks, 0)
    )
    at = alone(random, own)
    rules = ("artwork-to-sell", "enough-materials", "no-exhibition-at-parc", "architect-affordable", "architect-placed")
    doings: dict[str, tuple[Any, str | None]] = {
        "create": (Create(ME, architects=1), None),
        "sell": (Sell(ME, architects=1), "sale-without-artwork"),
        "supply": (Supply(ME, architects=1), None),
        "build": (Build(ME, architects=1), "too-few-materials"),
        "exhibit": (Exhibit(ME, architects=1), "exhibition-at-the-parc"),
        "free": (Create(ME), "action-without-architect"),
    }
    answers = []
    for id in random.sample(tuple(doings), 4):
        event, mistake = doings[id]
        good = at.allows(event, *rules)
        answers.append((Answer(id, f"answer-do-{id}", mistake=None if good else mistake), good))
    facts: dict[str, Fact] = {"player": name(at), "houses": houses, "cards": cards, "artworks": artworks}
    return sorted_out(
        random, "no-exhibition-at-parc", "question-at-the-parc", answers, facts={**facts, "bef": own.bef or 0}
    )


def least_cards(random: Random) -> Question:
    """How many Material cards does the next house take at least?"""
    houses = random.randint(0, 6)
    at = alone(random, Counted(bef=9, houses=houses_of(houses), materials=7))
    right = next(n for n in range(8) if at.allows(Build(ME, discards=(None,) * n, points=1), "enough-materials"))
    number = houses + 1
    mistakes = {
        "a-card-for-each-material": number,
        "cost-of-the-last-house": -(-houses // 2) or 1,
        "every-house-alike": 1,
    }
    facts: dict[str, Fact] = {"player": name(at), "houses": houses}
    return counted("enough-materials", "question-least-cards", right, mistakes, facts=facts)


@mixed
def which_cards(random: Random) -> Question:
    """Which Material cards will do for the next house?"""
    houses = random.randint(0, 3)
    number = houses + 1
    owned = random.sample(PAIRS, 4)
    at = with_cards(alone(random, Counted(bef=20, houses=houses_of(houses), materials=0)), *owned)
    foreign = random.choice([pair for pair in PAIRS if pair not in owned])
    sets: list[tuple[Any, ...]] = [tuple(random.sample(owned, random.randint(1, 4))) for _ in range(3)]
    sets.append((foreign, *random.sample(owned, max(0, -(-number // 2) - 1))))
    answers, rules = [], ["own-materials"]
    for cards in sets:
        event = Build(ME, row=3, column=4, value=1, discards=cards)
        against = at.against(event, "enough-materials", "every-card-gives", "own-materials")
        mistake = {
            "enough-materials": "too-few-materials",
            "every-card-gives": "card-for-nothing",
            "own-materials": "materials-of-others",
        }[against[0].rule if against else "own-materials"]
        rules += [each.rule for each in against[:1]]
        answers.append((_set(cards, None if not against else mistake), not against))
    facts: dict[str, Fact] = {"player": name(at), "houses": houses}
    facts |= {f"card-{place + 1}": card for place, card in enumerate(owned)}
    return sorted_out(random, random.choice(rules), "question-which-cards", answers, facts=facts)


def _set(ids: tuple[str, ...], mistake: str | None) -> Answer:
    """Several cards as one answer, side by side."""
    ordered = tuple(sorted(ids))
    facts: dict[str, Fact] = {f"card-{at + 1}": id for at, id in enumerate(ordered)}
    return Answer("+".join(ordered), f"answer-set-{len(ordered)}", facts, mistake)


def building_points(random: Random) -> Question:
    """How many VP does a house give with these cards?"""
    for _ in range(60):
        houses = random.randint(0, 4)
        number = houses + 1
        cards = tuple(random.choice(PAIRS) for _ in range(random.randint(-(-number // 2), min(number, 4))))
        if build_points(cards, number):
            break
    at = with_cards(alone(random, Counted(bef=20, houses=houses_of(houses), materials=0)), *cards)

    def fits(points: int) -> bool:
        return at.allows(Build(ME, row=3, column=4, value=1, discards=cards, points=points), "building-points")

    right = max(points for points in range(1, 9) if fits(points))
    kinds = {kind for card in cards for kind in card.split("-")}
    mistakes = {
        "vp-for-each-material": number,
        "vp-for-each-card": len(cards),
        "all-printed-kinds": len(kinds),
        "same-points-each-house": 1,
        "printed-materials": 2 * len(cards),
    }
    shown = {f"card-{at + 1}": Typed("") for at in range(4)} | {f"card-{at + 1}": card for at, card in enumerate(cards)}
    facts: dict[str, Fact] = {"player": name(at), "houses": houses, "cards": len(cards), **shown}
    return counted("building-points", "question-building-points", right, mistakes, facts=facts)


# --- nobles ------------------------------------------------------------------------------------------------------


@mixed
def noble_effects(random: Random) -> Question:
    """What do these nobles bring?"""
    nobles: Any = tuple(random.sample(EVERY_NOBLE, random.choice((1, 2, 2))))
    kept: Any = tuple(noble for noble in nobles if noble != BRUGMANN)
    own = Counted(bef=3, nobility=2, architecture=2, prestige=2, prison=("2/4", "2/5"), nobles=kept, materials=0)
    at = alone(random, own)
    card: Any = "wood-brick" if "paul-hankar" in nobles else None
    freed: Any = "2/4" if "emile-vandervelde" in nobles else None
    before, after = at.state.seats[0], at.after(CityHall(ME, nobles, 1, card, freed)).state.seats[0]
    prison = len(before.prison or ()), len(after.prison or ())
    effects = {
        "money": (after.bef or 0) - (before.bef or 0),
        **{track: (getattr(after, track) or 0) - (getattr(before, track) or 0) for track in TRACKS},
        "material": len(after.materials or ()),
        "release": prison[0] - prison[1],
    }
    answers = [
        (Answer(id, f"answer-effect-{id}", mistake=None if by else "effect-of-another"), by > 0)
        for id, by in random.sample(tuple(effects.items()), 5)
    ]
    assert at.allows(CityHall(ME, nobles, 1, card, freed), "noble-effects", "own-nobles", "own-prisoner")
    facts: dict[str, Fact] = {"player": name(at), "nobles": nobles}
    return sorted_out(random, "noble-effects", "question-noble-effects", answers, facts=facts)


def most_nobles(random: Random) -> Question:
    """How many nobles can City Hall activate for somebody now?"""
    nobility = random.randint(1, 5)
    kept: Any = tuple(random.sample([each for each in NOBLES if each != "prince-albert"], random.randint(1, 4)))
    at = alone(random, Counted(bef=3, nobility=nobility, nobles=kept, prison=("2/5",)))
    used = random.choice((0, 0, 1))
    if used:
        at = at.after(CityHall(ME, (kept[0],)), Exchange(PlayerIndex(1)))
    own = (BRUGMANN, *kept)

    def allowed(number: int) -> bool:
        return any(
            at.allows(CityHall(ME, nobles), "nobility-limit", "own-nobles", "noble-once-a-round")
            for nobles in combinations(own, number)
        )

    right = max(number for number in range(len(own) + 1) if allowed(number))
    mistakes = {
        "all-own-nobles": len(own),
        "one-noble-a-time": 1,
        "nobility-alone": nobility,
        "brugmann-does-not-act": min(nobility, len(kept)),
        "turned-nobles-act": min(nobility, len(own)),
    }
    facts: dict[str, Fact] = {"player": name(at), "nobility": nobility, "nobles": kept}
    facts["used"] = kept[0] if used else Typed("–")
    return counted("nobility-limit", "question-most-nobles", right, mistakes, facts=facts)


@mixed
def which_nobles(random: Random) -> Question:
    """Which nobles can be activated together at City Hall?"""
    nobility = random.choice((1, 2, 2, 3))
    kept: Any = random.sample([each for each in NOBLES if each != "prince-albert"], 3)
    at = alone(random, Counted(bef=3, nobility=nobility, nobles=tuple(kept), prison=("2/5",)))
    at = at.after(CityHall(ME, (kept[0],)), Exchange(PlayerIndex(1)))
    foreign: Any = random.choice([each for each in NOBLES if each not in kept])
    sets: list[tuple[Any, ...]] = [
        (kept[1],),
        (kept[1], kept[2]),
        (BRUGMANN, kept[2]),
        (BRUGMANN, kept[1], kept[2]),
        (kept[0],),
        (kept[1], kept[0]),
        (foreign,),
        (BRUGMANN,),
        (),
    ]
    reasons = {
        "nobility-limit": "more-than-nobility",
        "own-nobles": "noble-of-others",
        "noble-once-a-round": "turned-nobles-act",
        "city-hall-idle": "city-hall-for-nothing",
    }
    answers, rules = [], ["own-nobles"]
    for nobles in random.sample(sets, 4):
        against = at.against(CityHall(ME, nobles), *reasons)
        rules += [each.rule for each in against[:1]]
        mistake = reasons[against[0].rule] if against else None
        answer = _set(nobles, mistake) if nobles else Answer("none", "answer-no-noble", mistake=mistake)
        answers.append((answer, not against))
    facts: dict[str, Fact] = {"player": name(at), "nobility": nobility, "nobles": tuple(kept), "used": kept[0]}
    return sorted_out(random, random.choice(rules), "question-which-nobles", answers, facts=facts)


@mixed
def noble_bought(random: Random) -> Question:
    """What may happen with a noble that is bought?"""
    kept: Any = random.sample(NOBLES, random.choice((1, 2)))
    other: Any = random.choice([each for each in NOBLES if each not in kept])
    at = alone(random, Counted(bef=9, nobles=tuple(kept), prison=("2/5",)))
    same = random.choice(kept)
    cases: list[tuple[str, Any, bool | None, str | None]] = [
        ("keep", same, True, "same-noble-twice"),
        ("discard", same, False, None),
        ("keep", other, True, None),
        ("discard", other, False, None),
        ("keep", BRUGMANN, True, "brugmann-bought"),
        ("neither", other, None, "noble-to-the-hand"),
    ]
    answers = []
    for id, noble, keep, mistake in random.sample(cases, 4):
        event = Influence(ME, noble, row=1, column=1, value=1, keep=keep)
        good = at.allows(event, "second-noble-discarded", "brugmann-not-bought", "keep-or-discard")
        answers.append(said(f"noble-{id}", {"noble": noble}, good, mistake))
    facts: dict[str, Fact] = {"player": name(at), "nobles": tuple(kept)}
    return sorted_out(random, "second-noble-discarded", "question-noble-bought", answers, facts=facts)


@mixed
def free_whom(random: Random) -> Question:
    """Which Architects can Vandervelde free?"""
    prison: Any = random.choice((("2/5",), ("2/4", "2/5"), ("2/4",), ("1/3", "2/5"), ("1/3", "2/4"), ("1/3",)))
    at = alone(random, Counted(bef=9, nobles=("emile-vandervelde",), prison=prison))
    answers = []
    card: Any
    for card in ("1/3", "2/4", "2/5"):
        good = at.allows(CityHall(ME, ("emile-vandervelde",), 1, None, card), "own-prisoner", "noble-effects")
        id = "card-" + card.replace("/", "-")
        answers.append((Answer(id, id, mistake=None if good else "free-from-the-area"), good))
    other: Any = random.choice([each for each in NOBLES if each not in ("emile-vandervelde", "prince-albert")])
    at = alone(random, Counted(bef=9, nobles=("emile-vandervelde", other), prison=prison))
    good = at.allows(CityHall(ME, (other,), 1, None, prison[0]), "own-prisoner", "noble-effects")
    answers.append(said("freed-by", {"noble": other}, good, "effect-of-another"))
    ids = tuple("card-" + each.replace("/", "-") for each in prison)
    facts: dict[str, Fact] = {"player": name(at), "prison": ids}
    return sorted_out(random, "own-prisoner", "question-free-whom", answers, facts=facts)


def step_on(random: Random) -> Question:
    """Where does a marker stand after a noble's step?"""
    noble: Any = random.choice(tuple(EFFECT_TRACKS))
    track = EFFECT_TRACKS[noble]
    place = random.choice((1, 2, 3, 4, NOBILITY_END, NOBILITY_END))
    own: dict[str, Any] = {"bef": 9, "nobles": (noble,), "prison": ("2/5",), **dict.fromkeys(TRACKS, 2), track: place}
    at = alone(random, Counted(**own))
    told = at.against(CityHall(ME, (noble,), 1), "marker-at-end")
    right = getattr(at.after(CityHall(ME, (noble,), 1)).state.seats[0], track)
    mistakes = {"beyond-the-end": place + 1, "no-step": place, "back-to-one": 1, "two-steps": place + 2}
    facts: dict[str, Fact] = {"player": name(at), "noble": noble, "track": track, "place": place}
    rule = "marker-at-end" if told else "tracks-as-logged"
    more: dict[str, Any] = (
        {"because": "problem", "because_facts": {**told[0].facts, "player": name(at)}} if told else {}
    )
    return counted(rule, "question-step-on", right, mistakes, facts=facts, **more)


# --- what somebody has after some turns --------------------------------------------------------------------------


def _counted(at: Middle, rule: str, field: str) -> int:
    """The number at which the rule is silent when it is counted."""
    return next(number for number in range(99) if at.allows(_resume(at, field, number), rule))


def _resume(at: Middle, field: str, number: int) -> Resume:
    """The event that counts one thing of the player."""
    own: dict[str, Any] = {field: number}
    return Resume(at.state.round, None, (Counted(**own),))


def money_now(random: Random) -> Question:
    """How much money has somebody after these turns?"""
    bef, value = random.randint(3, 9), random.choice((1, 2, 3))
    at = alone(random, Counted(bef=bef, artworks=Artworks(1, 0, 0, 0), nobles=(), nobility=1, prison=("2/5",)))
    doing = random.choice(("sell", "exchange", "brugmann", "supply"))
    events: dict[str, Any] = {
        "sell": Sell(ME, row=1, column=1, value=value, artwork="red"),
        "exchange": Exchange(ME),
        "brugmann": CityHall(ME, EVERY_NOBLE[:1]),
        "supply": Supply(ME, row=1, column=1, value=value, material="wood-wood"),
    }
    early = random.random() < 0.5
    at = at.after(events[doing], Pass(PlayerIndex(1)) if not early else Exchange(PlayerIndex(1)), Pass(ME))
    right = _counted(at, "money-as-logged", "bef")
    passing, gain = 3 if early else 1, {"sell": 3, "exchange": 5, "brugmann": 4, "supply": 0}[doing]
    mistakes = {
        "value-not-paid": bef + gain + passing,
        "pass-pays-three-always": right - passing + 3,
        "pass-pays-nothing": right - passing,
        "brussels-costs-its-value": right - value,
    }
    if doing in ("exchange", "brugmann"):
        del mistakes["value-not-paid"]
    else:
        del mistakes["brussels-costs-its-value"]
    facts: dict[str, Fact] = {"player": name(at), "other": name_of(at.table.players, 1), "bef": bef, "value": value}
    facts["first"] = int(early)
    return counted("money-as-logged", f"question-money-{doing}", right, mistakes, facts=facts)


def points_now(random: Random) -> Question:
    """How many VP has somebody after a construction and an exhibition?"""
    points, houses = random.randint(2, 20), random.randint(0, 2)
    shown = random.sample(ARTWORK_COLOURS, random.randint(1, 3))
    owned = Artworks(**{colour: int(colour in shown) for colour in ARTWORK_COLOURS})
    own = Counted(vp=points, bef=20, houses=houses_of(houses), materials=0, artworks=owned)
    at = round_of(random, some_players(random, 2), (own, Counted(artworks=Artworks(0, 0, 0, 0))), first=0)
    cards: Any = tuple(random.choice(PAIRS) for _ in range(houses // 2 + 1))
    at = with_cards(at, *cards)
    most = build_points(cards, houses + 1)
    if not most:
        return points_now(random)
    events = (
        Build(ME, row=3, column=3, value=1, kind=HOUSE_TYPES[0], discards=cards, points=most[-1]),
        Exhibit(ME, row=3, column=4, value=1, shown=tuple(Shown(ME, colour) for colour in shown)),
    )
    at = at.after(*events)
    right = _counted(at, "points-as-logged", "vp")
    mistakes = {
        "one-for-each-shown": right - len(shown),
        "exhibition-scores-once": right - 2 * len(shown) + 2,
        "houses-score-at-the-end": right - most[-1],
        "material-cards-score-now": right + len(cards),
    }
    texts = {f"card-{at + 1}": Typed("") for at in range(2)} | {f"card-{at + 1}": card for at, card in enumerate(cards)}
    facts: dict[str, Fact] = {"player": name(at), "points": points, "houses": houses, "cards": len(cards), **texts}
    return counted("points-as-logged", "question-points-now", right, mistakes, facts={**facts, "colours": tuple(shown)})


def prison_now(random: Random) -> Question:
    """How many Architects has somebody in prison after a round?"""
    players = some_players(random, random.choice((2, 3)))
    start = [*start_prison(len(players)), *random.choice(((), (), ("1/3",)))]
    prison: Any = tuple(start)
    own = Counted(bef=9, nobles=("emile-vandervelde",), nobility=1, prison=prison)
    others = tuple(Counted(bef=9, prison=start_prison(len(players))) for _ in players[1:])
    at = round_of(random, players, (own, *others), number=2, first=0)
    frees, leads = random.random() < 0.6, random.random() < 0.6
    first: Any = CityHall(ME, ("emile-vandervelde",), 1, None, prison[0]) if frees else Pass(ME)
    at = at.after(first)
    for seat in range(1, len(players)):
        at = at.after(Exchange(PlayerIndex(seat)) if not leads else Pass(PlayerIndex(seat)))
    while at.state.turn is not None:
        turn = at.state.turn
        again = turn == 1 and not leads and len(at.state.uses[2]) == 0
        at = at.after(Supply(PlayerIndex(turn), architects=1) if again else Pass(PlayerIndex(turn)))
    totals = tuple(each.brussels for each in at.state.seats)
    nobody: Any = ((),) * 4
    at = at.after(Majority(uppers=UPPERS, winners=nobody))
    right = _counted(at, "prison-as-logged", "prison")
    mistakes = {
        "free-forgotten": right + 1 if frees else right,
        "sent-forgotten": right - 1 if totals[0] == max(totals) and totals[0] else right,
        "everybody-sends-one": len(prison) - int(frees) + 1,
        "prison-emptied": 0,
    }
    facts: dict[str, Fact] = {"player": name_of(players, 0), "prison": len(prison), "freed": int(frees)}
    facts |= {"own": totals[0], "most": max(totals[1:])}
    return counted("prison-as-logged", "question-prison-now", right, mistakes, facts=facts)


@mixed
def possible_counts(random: Random) -> Question:
    """What can be counted at the beginning of a round?"""
    at = alone(random, Counted())
    answers = []
    cases = [
        *(("nobility", number) for number in (0, 1, 3, 5, 6)),
        *(("architecture", number) for number in (0, 1, 4)),
        *(("prestige", number) for number in (0, 2, 5)),
        *((field, number) for field in ("bef", "vp") for number in (-1, 0, 7)),
    ]
    for field, number in random.sample(cases, 4):
        good = at.allows(_resume(at, field, number), "counts-possible")
        mistake = "below-nothing" if number < 0 else "tracks-begin-at-zero" if number == 0 else "beyond-the-end"
        answers.append(said("counted", {"what": field, "n": number}, good, mistake))
    facts: dict[str, Fact] = {"player": name(at), "round": at.state.round}
    return sorted_out(random, "counts-possible", "question-possible-counts", answers, facts=facts)


QUESTIONS: tuple[Generator, ...] = (
    Generator(
        "at-the-parc",
        "no-exhibition-at-parc",
        Ask.SELECT,
        at_the_parc,
        ("artwork-to-sell", "enough-materials", "architect-placed"),
    ),
    Generator("least-cards", "enough-materials", Ask.COUNT, least_cards),
    Generator("which-cards", "own-materials", Ask.SELECT, which_cards, ("enough-materials", "every-card-gives")),
    Generator("building-points", "building-points", Ask.COUNT, building_points),
    Generator("noble-effects", "noble-effects", Ask.SELECT, noble_effects),
    Generator("most-nobles", "nobility-limit", Ask.COUNT, most_nobles),
    Generator(
        "which-nobles",
        "own-nobles",
        Ask.SELECT,
        which_nobles,
        ("nobility-limit", "noble-once-a-round", "city-hall-idle"),
    ),
    Generator(
        "noble-bought",
        "second-noble-discarded",
        Ask.SELECT,
        noble_bought,
        ("brugmann-not-bought", "keep-or-discard"),
    ),
    Generator("free-whom", "own-prisoner", Ask.SELECT, free_whom, ("noble-effects",)),
    Generator("step-on", "tracks-as-logged", Ask.COUNT, step_on, ("marker-at-end",)),
    Generator("money-now", "money-as-logged", Ask.COUNT, money_now),
    Generator("points-now", "points-as-logged", Ask.COUNT, points_now),
    Generator("prison-now", "prison-as-logged", Ask.COUNT, prison_now),
    Generator("possible-counts", "counts-possible", Ask.SELECT, possible_counts),
)
