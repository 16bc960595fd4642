"""Questions about rounds and turns, passing, and where Architects go and what they cost."""

from __future__ import annotations

from random import Random
from typing import Any

from scorekeeper.game import Player
from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    COLUMNS,
    KINDS,
    ROUNDS,
    UPPERS,
    Final,
    Shared,
    corners,
    rows_of,
    start_prison,
)
from scorekeeper.games.bruxelles_1897.play_events import (
    ACTION_CARDS,
    Counted,
    Create,
    Exchange,
    Exhibit,
    Majority,
    Pass,
    Place,
    Prepare,
    Resume,
    Supply,
)
from scorekeeper.games.bruxelles_1897.questions_setup import one_rule, said, verdict
from scorekeeper.games.bruxelles_1897.questions_tables import (
    Middle,
    bonus_order,
    name_of,
    passed,
    rich,
    round_of,
    some_players,
    start,
    upper_order,
)
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    answered,
    counted,
    mixed,
    score_file,
    seat_answer,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, PlayerIndex, Seat, Typed

EVENTS: dict[str, Any] = {card: event for event, card in ACTION_CARDS.items()}
"""The Art Nouveau action of each kind of Action card."""


def seats_of(*numbers: int) -> tuple[Seat, ...]:
    """Seats as a fact."""
    return tuple(Seat(each) for each in numbers)


def area_of(random: Random, players: tuple[Player, ...]) -> Any:
    """The Art Nouveau area as it may be laid, row by row."""
    setup = start(random, players).setup
    assert setup is not None
    return setup.rows


# --- whose turn, passing, the next round -------------------------------------------------------------------------


@mixed
def whose_turn(random: Random) -> Question:
    """Who may act now, or what comes next?"""
    players = some_players(random, random.choice((2, 3, 3, 4, 4)))
    count = len(players)
    at = round_of(random, players, rich(random, count))
    gone = random.choice((1, 1, 1, 2, count))
    over = random.random() < 0.2
    for step in range(gone):
        if step and random.random() < 0.6 and at.state.turn is not None:
            at = at.after(Supply(PlayerIndex(at.state.turn), value=1, row=step, column=1))
        at = passed(random, at, 1)
    if over and not at.state.all_passed:
        at = passed(random, at, count - len(at.state.passed))
    last = next((entry.event.player for entry in reversed(at.table.log) if hasattr(entry.event, "player")), 0)
    out = set(at.state.passed)
    answers: list[tuple[Answer, bool]] = []
    for seat in range(count):
        good = at.allows(Exchange(PlayerIndex(seat)), "turn-order", "passed-is-out")
        mistake = "acts-after-passing" if seat in out else "another-turn"
        answers.append((seat_answer(seat, None if good else mistake), good))
    good = at.allows(Majority(), "all-pass-first")
    answers.append((Answer("majorities", "answer-majorities", mistake=None if good else "majorities-too-early"), good))
    facts: dict[str, Fact] = {"players": seats_of(*range(count)), "last": Seat(last), "passed": seats_of(*sorted(out))}
    words = "question-whose-turn"
    return sorted_out(random, "turn-order", words, answers, facts=facts, document=score_file(at.table), view="turn")


def pass_money(random: Random) -> Question:
    """How much does somebody get for passing?"""
    players = some_players(random, random.choice((3, 4, 4)))
    count = len(players)
    at = passed(random, round_of(random, players, rich(random, count)), random.randrange(count))
    player = PlayerIndex(at.state.turn or 0)
    right = next(bef for bef in range(20) if at.allows(Pass(player, bef), "pass-income"))
    earlier = len(at.state.passed)
    mistakes = {
        "pass-pays-three-always": 3,
        "pass-pays-one-always": 1,
        "last-pass-pays-nothing": 0,
        "pass-pays-by-order": earlier + 1,
    }
    facts: dict[str, Fact] = {"player": Seat(player), "n": earlier, "passed": seats_of(*at.state.passed)}
    return counted(
        "pass-income", "question-pass-money", right, mistakes, facts=facts, document=score_file(at.table), view="turn"
    )


def next_start(random: Random) -> Question:
    """Who begins the next round?"""
    players = some_players(random, random.choice((3, 4)))
    count = len(players)
    first, buyer = random.randrange(count), random.choice((None, *range(count)))
    at = round_of(random, players, rich(random, count), number=random.randint(1, ROUNDS - 1), first=first)
    for seat in (*range(first, count), *range(first)):
        if seat == buyer:
            at = at.after(Exhibit(PlayerIndex(seat), value=1, row=1, column=1, points=(0,) * count))
        else:
            at = at.after(Exchange(PlayerIndex(seat)))
    while at.state.turn is not None:
        at = passed(random, at, 1)
    at = at.after(Majority(uppers=tuple(UPPERS)))
    number = at.state.round
    rule = "first-player-passes-left" if buyer is None else "expo-buyer-starts"
    answers = []
    for seat in range(count):
        good = at.allows(Prepare(number, PlayerIndex(seat)), "expo-buyer-starts", "first-player-passes-left")
        mistake = "start-player-stays" if seat == first else "expo-ignored" if buyer is not None else "passes-right"
        answers.append((seat_answer(seat, None if good else mistake), good))
    facts: dict[str, Fact] = {"players": seats_of(*range(count)), "first": Seat(first)}
    words = "question-next-start-nobody" if buyer is None else "question-next-start-buyer"
    if buyer is not None:
        facts["buyer"] = Seat(buyer)
    return answered(
        random,
        Ask.CHOOSE,
        rule,
        words,
        (each for each, good in answers if good),
        (each for each, good in answers if not good),
        facts=facts,
        document=score_file(table_of(GAME, players, start_player=first)),
    )


@mixed
def new_round(random: Random) -> Question:
    """What can be right when a round begins?"""
    players = some_players(random)
    count, rows = len(players), rows_of(len(players))
    number = random.randint(2, ROUNDS)
    lowers, uppers = bonus_order(random), upper_order(random)
    at = round_of(random, players, rich(random, count), number=number - 1, lowers=lowers, uppers=uppers)
    at = passed(random, at, count).after(Majority())
    marker = random.choice((number, number, number - 1, number + 1))
    kind, cards = random.choice(KINDS), rows + random.choice((0, 0, 1))
    again = list(bonus_order(random))
    if random.random() < 0.5:
        again[1] = again[0]
    at_, upper = random.randrange(COLUMNS), random.choice(uppers)
    first: Any = (lowers[at_], *(each for each in lowers if each != lowers[at_]))
    expos = random.choice((1, 1, 2))
    area: Any = _laid(kind, cards)
    statements = [
        said("round-marker", {"n": marker}, at.verdict(Prepare(marker), "rounds-follow"), "round-marker-jumps"),
        said(
            "area-kind",
            {"kind": kind, "n": cards},
            at.verdict(Prepare(number, rows=area), "new-area"),
            "more-of-a-kind",
        ),
        said(
            "area-expo", {"n": expos}, at.verdict(Prepare(number, rows=_laid("expo", expos)), "new-area"), "more-expos"
        ),
        said(
            "area-bonuses",
            {"bonuses": tuple(again)},
            at.verdict(Prepare(number, lowers=tuple(again)), "bonus-cards-anew"),
            "bonus-card-again",
        ),
        said(
            "halves",
            {"bonus": lowers[at_], "upper": upper},
            at.verdict(Prepare(number, lowers=first, uppers=(upper, None, None, None)), "bonus-halves-stay"),
            "halves-change",
        ),
    ]
    facts: dict[str, Fact] = {"round": number, "players": count}
    facts |= {"bonus": lowers[at_], "upper": uppers[at_]}
    shown = random.sample(statements, 4)
    return sorted_out(random, one_rule(random, shown), "question-new-round", shown, facts=facts)


def _laid(kind: str, number: int) -> Any:
    cards = [kind] * number + [None] * 16
    return tuple(tuple(cards[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(4))


@mixed
def when_over(random: Random) -> Question:
    """What can come when, at the end of the game?"""
    players = some_players(random)
    count = len(players)
    waiting, number = random.randint(0, 2), random.choice((ROUNDS, ROUNDS, 2, 3))
    marker = random.choice((3, 4, 5, 6))
    at = passed(random, round_of(random, players, rich(random, count), number=ROUNDS), count - min(waiting, count))
    over = passed(random, round_of(random, players, rich(random, count), number=number), count).after(
        Majority(uppers=upper_order(random))
    )
    after = table_of(GAME, players, final=Final(Shared(round=number)))
    last = table_of(GAME, players, final=Final(Shared(round=marker)), status="abandoned")
    statements = [
        said("over-scored", {"n": number}, verdict(after, "scored-after-round-four"), "scored-early"),
        said("over-marker", {"n": marker}, verdict(last, "rounds-one-to-four"), "fifth-round"),
        said("over-waiting", {"n": waiting}, at.verdict(Majority(), "all-pass-first"), "majorities-too-early"),
        said(
            "over-act",
            {"n": number},
            over.verdict(Exchange(PlayerIndex(over.state.turn or 0)), "after-the-end"),
            "fifth-round",
        ),
    ]
    facts: dict[str, Fact] = {"player": name_of(players, random.randrange(count))}
    return sorted_out(random, one_rule(random, statements), "question-when-over", statements, facts=facts)


# --- the Art Nouveau area ----------------------------------------------------------------------------------------


def _begun(random: Random, players: tuple[Player, ...], placed: int) -> Middle:
    """A round with the area laid and some Architects placed on it."""
    count = len(players)
    rows = area_of(random, players)
    at = round_of(
        random, players, rich(random, count), rows=rows, lowers=bonus_order(random), uppers=upper_order(random)
    )
    spaces = [(row, column) for row, line in enumerate(rows) for column, card in enumerate(line) if card in _PLAIN]
    for row, column in random.sample(spaces, min(placed, len(spaces))):
        player = PlayerIndex(at.state.turn or 0)
        event = EVENTS[rows[row][column]]
        at = at.after(event(player, row=row + 1, column=column + 1, value=random.choice((1, 3))))
    return at


_PLAIN = ("artwork", "material")


def where_architect(random: Random) -> Question:
    """Where can somebody take a card of this kind?"""
    players = some_players(random)
    for _ in range(50):
        at = _begun(random, players, random.randint(1, 4))
        state, player = at.state, PlayerIndex(at.state.turn or 0)
        kind = random.choice(("artwork", "material", "money"))
        event = EVENTS[kind]
        right = tuple(
            f"space-{row}-{column}"
            for row, line in enumerate(state.laid)
            for column, card in enumerate(line)
            if card is not None
            and at.allows(
                event(player, row=row + 1, column=column + 1, value=1),
                "card-on-space",
                "space-free",
                "neutral-keeps-corner",
                "inside-the-area",
            )
        )
        if right:
            break
    facts: dict[str, Fact] = {"player": Seat(player), "card": kind}
    return Question(
        "card-on-space",
        Ask.PLACE,
        "question-where-architect",
        right,
        facts=facts,
        document=score_file(at.table),
        view="turn",
    )


@mixed
def which_space(random: Random) -> Question:
    """On which of these spaces can somebody place an Architect?"""
    players = some_players(random, random.choice((2, 2, 3, 4)))
    count = len(players)
    at = _begun(random, players, 3)
    state, player = at.state, PlayerIndex(at.state.turn or 0)
    rows = rows_of(count)
    taken = [(r, c) for r in range(rows) for c in range(COLUMNS) if (s := state.grid[r][c]) and s.owner != "neutral"]
    free = [(r, c) for r in range(rows) for c in range(COLUMNS) if state.grid[r][c] is None]
    outside = [(rows, random.randrange(COLUMNS)), (random.randrange(rows), COLUMNS)]
    spaces = [random.choice(taken), random.choice(outside), *random.sample(free, 2), *corners(count)[:1]]
    answers = []
    for row, column in spaces[-4:] if count == 2 else spaces:
        inside = row < rows and column < COLUMNS
        good = at.allows(
            Place(player, row=row + 1, column=column + 1, value=1),
            "inside-the-area",
            "space-free",
            "neutral-keeps-corner",
        )
        mistake = "space-taken" if (row, column) in taken else "space-neutral" if inside else "space-outside"
        answers.append(said("space", {"row": row + 1, "column": column + 1}, good, mistake))
    rule = "space-free"
    facts: dict[str, Fact] = {"player": Seat(player)}
    return sorted_out(
        random, rule, "question-which-space", answers, facts=facts, document=score_file(at.table), view="turn"
    )


@mixed
def which_value(random: Random) -> Question:
    """Which values can somebody show and pay?"""
    players = some_players(random, random.choice((2, 3)))
    bef = random.randint(1, 7)
    prison: Any = start_prison(len(players)) if random.random() < 0.6 else ()
    hands = (*(Counted(bef=bef + 10, prison=prison) for _ in players),)
    at = round_of(random, players, hands, first=0)
    played = random.choice(((), (4,), (4, 2), (2, 2), (5,), (3, 3), (4, 4)))
    for step, value in enumerate(played):
        at = at.after(Supply(PlayerIndex(0), row=step + 1, column=step + 1, value=value))
        for other in range(1, len(players)):
            at = at.after(Exchange(PlayerIndex(other)))
    spent = sum(played)
    at = at.after(Resume(at.state.round, None, (Counted(bef=bef),)))
    answers = []
    for value in (1, 2, 3, 4, 5, 6):
        good = at.allows(
            Create(PlayerIndex(0), row=3, column=3, value=value),
            "architect-affordable",
            "value-on-card",
            "copies-of-a-value",
        )
        mistake = "no-such-value" if value > ARCHITECTS - 2 else "pays-later" if value > bef else "card-used-up"
        answers.append((Answer(str(value), str(value), mistake=None if good else mistake), good))
    ids = tuple("card-" + card.replace("/", "-") for card in prison)
    facts: dict[str, Fact] = {"player": name_of(players, 0), "bef": bef, "values": played or (0,), "spent": spent}
    facts["prison"] = ids or (Typed("–"),)
    return sorted_out(random, "architect-affordable", "question-which-value", answers, facts=facts)


def hand_left(random: Random) -> Question:
    """How many Architects has somebody in hand?"""
    players = some_players(random)
    count = len(players)
    prison: Any = (*start_prison(count), *("1/3",) * random.choice((0, 0, 1)))
    at = round_of(random, players, [Counted(bef=25, prison=prison) for _ in players], first=0)
    area, brussels = random.randint(0, 3), 0
    for step in range(area):
        at = at.after(Supply(PlayerIndex(0), row=step % 3 + 1, column=step % 4 + 1, value=1))
        for other in range(1, count):
            at = at.after(Pass(PlayerIndex(other))) if other not in at.state.passed else at
    if random.random() < 0.7:
        at = at.after(Exchange(PlayerIndex(0)))
        brussels = at.state.seats[0].brussels
    hand = at.state.hand(0)
    assert hand is not None
    event = Supply(PlayerIndex(0), value=1)
    assert hand == 0 or at.allows(event, "architects-in-hand")
    mistakes = {
        "prison-forgotten": ARCHITECTS - area - brussels,
        "brussels-forgotten": ARCHITECTS - area - len(prison),
        "area-comes-back": ARCHITECTS - brussels - len(prison),
    }
    facts: dict[str, Fact] = {"player": name_of(players, 0), "area": area, "brussels": brussels, "prison": len(prison)}
    return counted("architects-in-hand", "question-hand-left", hand, mistakes, facts=facts)


def kind_left(random: Random) -> Question:
    """How many more cards of a kind can be bought in the area this round?"""
    players = some_players(random)
    kind = random.choice(("artwork", "material", "money"))
    event = EVENTS[kind]
    bought = random.randint(1, 2)
    at = round_of(random, players, rich(random, len(players)))
    for step in range(bought):
        at = at.after(event(PlayerIndex(at.state.turn or 0), row=1, column=step + 1, value=1))
    began, more = at, 0
    while at.allows(event(PlayerIndex(at.state.turn or 0), row=2, column=more + 1, value=1), "kind-limit"):
        at, more = at.after(event(PlayerIndex(at.state.turn or 0), row=2, column=more + 1, value=1)), more + 1
    other = 3 if len(players) == 4 else 4
    mistakes = {
        "taken-of-other-count": other - bought,
        "bought-not-counted": more + bought,
        "as-many-as-columns": COLUMNS,
    }
    names = {f"player-{seat + 1}": name_of(players, seat) for seat in range(2)}
    facts: dict[str, Fact] = {"players": len(players), "card": kind, "n": bought, **names}
    assert began.state.bought.count(kind) == bought
    return counted("kind-limit", "question-kind-left", more, mistakes, facts=facts)


@mixed
def given_up(random: Random) -> Question:
    """Which cards may be given up for the majorities alone?"""
    players = some_players(random)
    at = round_of(random, players, rich(random, len(players)))
    player = PlayerIndex(at.state.turn or 0)
    answers = []
    for card in random.sample((*KINDS, "expo"), 4):
        given: Any = card
        good = at.allows(Place(player, row=1, column=1, value=1, card=given), "unused-card")
        answers.append((Answer(card, card, mistake=None if good else "usable-card-given-up"), good))
    facts: dict[str, Fact] = {"player": at.name(player)}
    return sorted_out(random, "unused-card", "question-given-up", answers, facts=facts)


QUESTIONS: tuple[Generator, ...] = (
    Generator("whose-turn", "turn-order", Ask.SELECT, whose_turn, ("passed-is-out", "all-pass-first")),
    Generator("pass-money", "pass-income", Ask.COUNT, pass_money),
    Generator("next-start", "expo-buyer-starts", Ask.CHOOSE, next_start, ("first-player-passes-left",)),
    Generator(
        "new-round", "new-area", Ask.SELECT, new_round, ("rounds-follow", "bonus-cards-anew", "bonus-halves-stay")
    ),
    Generator(
        "when-over",
        "scored-after-round-four",
        Ask.SELECT,
        when_over,
        ("rounds-one-to-four", "after-the-end", "all-pass-first"),
    ),
    Generator("where-architect", "card-on-space", Ask.PLACE, where_architect),
    Generator("which-space", "space-free", Ask.SELECT, which_space, ("inside-the-area", "neutral-keeps-corner")),
    Generator("which-value", "architect-affordable", Ask.SELECT, which_value, ("value-on-card", "copies-of-a-value")),
    Generator("hand-left", "architects-in-hand", Ask.COUNT, hand_left),
    Generator("kind-left", "kind-limit", Ask.COUNT, kind_left),
    Generator("given-up", "unused-card", Ask.SELECT, given_up),
)
