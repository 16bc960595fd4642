"""Questions about exhibitions."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from scorekeeper.games.bruxelles_1897.model import ARTWORKS_A_COLOUR, Artworks
from scorekeeper.games.bruxelles_1897.play_events import (
    ARTWORK_COLOURS,
    Counted,
    Exhibit,
    Shown,
)
from scorekeeper.games.bruxelles_1897.questions_tables import (
    TRIES,
    Middle,
    passed,
    round_of,
    some_players,
)
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    answered,
    counted,
    mixed,
    sorted_out,
)
from scorekeeper.rules import Fact, PlayerIndex, Typed

# --- exhibitions -------------------------------------------------------------------------------------------------


def _collections(random: Random, count: int) -> list[list[Any]]:
    """Artworks of each player, as the box has them."""
    cards = [colour for colour in ARTWORK_COLOURS for _ in range(ARTWORKS_A_COLOUR)]
    random.shuffle(cards)
    return [[cards.pop() for _ in range(random.choice((0, 1, 2, 2, 3)))] for _ in range(count)]


def _opened(random: Random, owned: list[list[Any]], gone: int = 0) -> Middle:
    """A round with these artworks before its players, some of whom have passed."""
    players = some_players(random, len(owned))
    seats = [
        Counted(vp=0, bef=9, artworks=Artworks(**{colour: cards.count(colour) for colour in ARTWORK_COLOURS}))
        for cards in owned
    ]
    return passed(random, round_of(random, players, seats), gone)


def _show(at: Middle, random: Random, most: int = 9) -> tuple[Shown, ...]:
    """An exhibition as the rules want it, up to ``most`` artworks: each in turn shows one while anybody can."""
    buyer = at.state.turn or 0
    shown: tuple[Shown, ...] = ()
    size, pointer = len(at.state.seats), buyer
    while len(shown) < most:
        taken = {each.artwork for each in shown}
        for step in range(size):
            seat = (pointer + step) % size
            own = [each for each in at.state.seats[seat].artworks or () if each not in taken]
            if own and seat not in at.state.passed:
                shown = (*shown, Shown(PlayerIndex(seat), random.choice(own)))
                pointer = (seat + 1) % size
                break
        else:
            break
    return shown


def _owned_facts(at: Middle, owned: list[list[Any]]) -> dict[str, Fact]:
    """Who has which artworks, player by player in the order of the table, for the words of a question."""
    facts: dict[str, Fact] = {"count": len(owned)}
    for seat in range(4):
        facts[f"player-{seat + 1}"] = at.name(seat) if seat < len(owned) else Typed("")
        cards = tuple(owned[seat]) if seat < len(owned) else ()
        facts[f"artworks-{seat + 1}"] = cards or (Typed("–"),)
    return facts


def exhibition_points(random: Random) -> Question:
    """How many VP does an exhibition give somebody?"""
    for _ in range(TRIES):
        owned = _collections(random, random.choice((2, 3, 4)))
        gone = random.choice((0, 0, 1)) if len(owned) > 2 else 0
        at = _opened(random, owned, gone)
        buyer, shown = PlayerIndex(at.state.turn or 0), _show(at, random)
        player = random.randrange(len(owned))
        if shown and (owned[player] or random.random() < 0.2):
            break
    totals = Counter(int(each.player) for each in shown)

    def fits(points: int) -> bool:
        given = tuple(points if seat == player else 2 * totals[seat] for seat in range(len(owned)))
        return at.allows(Exhibit(buyer, row=1, column=1, value=1, shown=shown, points=given), "two-for-each-shown")

    right = next(points for points in range(20) if fits(points))
    mistakes = {
        "one-for-each-shown": totals[player],
        "all-artworks-score": 2 * len(owned[player]),
        "all-colours-score": 2 * len(set(owned[player])),
        "passed-shows-too": 2 * min(1, len(owned[player])) if player in at.state.passed else right,
    }
    facts: dict[str, Fact] = {"buyer": at.name(buyer), "player": at.name(player)}
    facts |= _shown_facts(at, shown)
    return counted("two-for-each-shown", "question-exhibition-points", right, mistakes, facts=facts)


def _shown_facts(at: Middle, shown: tuple[Shown, ...]) -> dict[str, Fact]:
    """What was shown, one by one."""
    facts: dict[str, Fact] = {"shown": len(shown)}
    for place in range(4):
        each = shown[place] if place < len(shown) else None
        facts[f"who-{place + 1}"] = at.name(each.player) if each else Typed("")
        facts[f"colour-{place + 1}"] = (each.artwork or "") if each else Typed("")
    return facts


@mixed
def show_next(random: Random) -> Question:
    """What can be shown next in an exhibition?"""
    owned = _collections(random, random.choice((2, 3, 3)))
    gone = random.choice((0, 0, 1)) if len(owned) > 2 else 0
    at = _opened(random, owned, gone)
    buyer = PlayerIndex(at.state.turn or 0)
    shown = _show(at, random, random.choice((0, 1, 1, 2)))
    reasons = {
        "no-show-after-passing": "passed-shows-too",
        "colour-shown-once": "colour-twice",
        "show-own-artwork": "artwork-of-another",
        "exhibition-order": "out-of-order",
    }
    answers: list[tuple[Answer, bool]] = []
    rules = ["exhibition-goes-on"]
    cases = [(seat, colour) for seat in range(len(owned)) for colour in ARTWORK_COLOURS]
    for seat, colour in random.sample(cases, 4):
        event = Exhibit(buyer, row=1, column=1, value=1, shown=(*shown, Shown(PlayerIndex(seat), colour)))
        against = at.against(event, *reasons)
        rules += [each.rule for each in against[:1]]
        mistake = reasons[against[0].rule] if against else None
        facts: dict[str, Fact] = {"player": at.name(seat), "colour": colour}
        answers.append((Answer(f"{seat}-{colour}", "answer-shows", facts, mistake), not against))
    done = at.allows(Exhibit(buyer, row=1, column=1, value=1, shown=shown), "exhibition-goes-on")
    answers.append((Answer("done", "answer-exhibition-over", mistake=None if done else "exhibition-stops"), done))
    asked: dict[str, Fact] = {"buyer": at.name(buyer), **_owned_facts(at, owned), **_shown_facts(at, shown)}
    asked["passed"] = at.name(at.state.passed[0]) if gone else Typed("–")
    return sorted_out(random, random.choice(rules), "question-show-next", answers, facts=asked)


def show_order(random: Random) -> Question:
    """In which order are artworks shown, if everybody shows what they can?"""
    for _ in range(TRIES):
        owned: list[list[Any]] = [[] for _ in range(random.choice((3, 4)))]
        for colour in random.sample(ARTWORK_COLOURS, random.choice((3, 4))):
            owned[random.randrange(len(owned))].append(colour)
        at = _opened(random, owned)
        shown = _show(at, random)
        # With one artwork each, or all of one player's last, there is just one order.
        if len(shown) >= 3 and all(len(cards) < 2 for cards in owned):
            break
    buyer = PlayerIndex(at.state.turn or 0)
    event = Exhibit(buyer, row=1, column=1, value=1, shown=shown)
    assert at.allows(event, "exhibition-order", "exhibition-goes-on", "show-own-artwork")
    answers = []
    for each in shown:
        facts: dict[str, Fact] = {"player": at.name(each.player), "colour": each.artwork or ""}
        answers.append(Answer(f"{int(each.player)}-{each.artwork}", "answer-shows", facts))
    asked: dict[str, Fact] = {"buyer": at.name(buyer), **_owned_facts(at, owned)}
    return answered(random, Ask.ORDER, "exhibition-order", "question-show-order", answers, (), facts=asked)


QUESTIONS: tuple[Generator, ...] = (
    Generator("exhibition-points", "two-for-each-shown", Ask.COUNT, exhibition_points),
    Generator(
        "show-next",
        "colour-shown-once",
        Ask.SELECT,
        show_next,
        ("show-own-artwork", "no-show-after-passing", "exhibition-order", "exhibition-goes-on"),
    ),
    Generator("show-order", "exhibition-order", Ask.ORDER, show_order),
)
