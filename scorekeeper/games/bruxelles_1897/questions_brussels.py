"""Questions about the Brussels cards, and where an exhibition can be opened."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from scorekeeper.games.bruxelles_1897.play_events import (
    PAIRS,
    Exchange,
    Exhibit,
    Supply,
)
from scorekeeper.games.bruxelles_1897.play_state import BRUSSELS
from scorekeeper.games.bruxelles_1897.questions_tables import (
    rich,
    round_of,
    some_players,
)
from scorekeeper.games.bruxelles_1897.questions_turn import area_of
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    counted,
    mixed,
    score_file,
    sorted_out,
)
from scorekeeper.rules import Fact, PlayerIndex, Seat

# --- Brussels ----------------------------------------------------------------------------------------------------


def how_many_architects(random: Random) -> Question:
    """How many Architects does the next use of a Brussels card take?"""
    players = some_players(random)
    at = round_of(random, players, rich(random, len(players)))
    uses: list[Any] = [Exchange, Exchange, _park]
    random.shuffle(uses)
    for use in uses[: random.randint(1, 3)]:
        at = at.after(use(PlayerIndex(at.state.turn or 0)))
    state, player = at.state, PlayerIndex(at.state.turn or 0)
    card = random.choice((0, 0, 2))
    make: Any = Exchange if card == 0 else Supply

    right = next(n for n in range(1, 9) if at.allows(make(player, architects=n), "kth-use"))
    lying = sum(number for _, number in state.uses[card])
    mistakes = {
        "always-one-architect": 1,
        "one-more-than-lie-there": lying + 1,
        "uses-of-all-cards": sum(len(each) for each in state.uses) + 1,
        "own-uses-only": Counter(who for who, _ in state.uses[card])[player] + 1,
    }
    facts: dict[str, Fact] = {"player": Seat(player), "card": BRUSSELS[card]}
    return counted(
        "kth-use",
        "question-how-many-architects",
        right,
        mistakes,
        facts=facts,
        document=score_file(at.table),
        view="turn",
        lit=(f"brussels-{BRUSSELS[card]}",),
    )


def _park(player: PlayerIndex) -> Supply:
    return Supply(player, material=PAIRS[0], architects=1)


@mixed
def exhibition_here(random: Random) -> Question:
    """Where, if at all, can somebody open an exhibition now?"""
    players = some_players(random)
    case = random.choice(("laid", "laid", "bought", "absent"))
    for _ in range(60):
        rows = area_of(random, players)
        if any("expo" in line for line in rows) != (case == "absent"):
            break
    at = round_of(random, players, rich(random, len(players)), rows=rows)
    place = next(((r, c) for r, line in enumerate(rows) for c, card in enumerate(line) if card == "expo"), (0, 0))
    if case == "bought":
        player = PlayerIndex(at.state.turn or 0)
        at = at.after(Exhibit(player, row=place[0] + 1, column=place[1] + 1, value=1, points=(0,) * len(players)))
    player = PlayerIndex(at.state.turn or 0)
    rules = ("one-exhibition", "expo-in-area", "no-exhibition-at-parc", "space-free", "card-on-space")
    area = at.allows(Exhibit(player, row=place[0] + 1, column=place[1] + 1, value=1), *rules)
    park = at.allows(Exhibit(player, architects=1), *rules)
    rule = {"laid": "no-exhibition-at-parc", "bought": "one-exhibition", "absent": "expo-in-area"}[case]
    answers = [
        (Answer("area", "answer-in-the-area", mistake=None if area else "expo-anyway"), area),
        (Answer("parc", "answer-at-the-parc", mistake=None if park else "exhibition-at-the-parc"), park),
        (
            Answer("nowhere", "answer-nowhere", mistake=None if not (area or park) else "artworks-needed"),
            not (area or park),
        ),
    ]
    facts: dict[str, Fact] = {"player": Seat(player)}
    return sorted_out(
        random, rule, "question-exhibition-here", answers, facts=facts, document=score_file(at.table), view="turn"
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator("how-many-architects", "kth-use", Ask.COUNT, how_many_architects),
    Generator(
        "exhibition-here",
        "no-exhibition-at-parc",
        Ask.SELECT,
        exhibition_here,
        ("one-exhibition", "expo-in-area"),
    ),
)
