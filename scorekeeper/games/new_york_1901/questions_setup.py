"""Questions about the table before the first turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.model import (
    CARDS,
    CHALLENGES,
    COLOURS,
    DISTRICT_CARDS,
    DISTRICTS,
    OPEN_MARKET,
    STREETS,
    Final,
    Market,
    SeatFinal,
    Setup,
    SetupSeat,
    Shared,
    Territory,
    districts_in_play,
)
from scorekeeper.games.new_york_1901.questions_tables import place, prepared, some_players, some_streets, start
from scorekeeper.games.new_york_1901.setup_checks import cards_in_deck
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    answered,
    counted,
    mixed,
    objections,
    sorted_out,
    spotted,
    table_of,
)
from scorekeeper.rules import Fact, Typed

# --- where is the fault ------------------------------------------------------------------------------------------


def _seat_changed(setup: Setup, seat: int, **changes: Any) -> Setup:
    seats = tuple(replace(own, **changes) if at == seat else own for at, own in enumerate(setup.seats))
    return replace(setup, seats=seats)


PIECES: dict[str, Callable[[Random], dict[str, Any]]] = {
    "score-at-zero": lambda random: {"track": random.choice((1, 2, 3, 6))},
    "eighteen-to-build": lambda random: {"unbuilt": random.choice((14, 17, 19, 20))},
    "four-workers": lambda random: {"workers": random.choice((2, 3, 5))},
    "three-action-cards": lambda random: {"action_cards": random.choice((1, 2, 4, 5))},
    "king-token-in-hand": lambda random: {"king_token": False},
}


def spot_pieces(random: Random) -> Question:
    """One player has begun with a wrong piece; whose pieces are they?"""
    players = some_players(random)
    rule = random.choice(tuple(PIECES))
    setup = _seat_changed(start(random, len(players)), random.randrange(len(players)), **PIECES[rule](random))
    return spotted(GAME, prepared(random, players, setup), rule, "question-spot-pieces", "setup")


def _five_open(random: Random, setup: Setup) -> Setup:
    market = setup.market or Market()
    return replace(setup, market=replace(market, open=random.choice((2, 3, 5, 6))))


def _other_futures(random: Random, setup: Setup) -> Setup:
    market = setup.market or Market()
    by = random.choice((len(setup.seats), OPEN_MARKET, -1, 1, DISTRICT_CARDS))
    return replace(setup, market=replace(market, futures=(market.futures or 0) + by))


def _other_streets(random: Random, setup: Setup) -> Setup:
    drawn: Any = random.sample(STREETS, random.choice((2, 4)))
    return replace(setup, streets=tuple(drawn))


def _same_character(random: Random, setup: Setup) -> Setup:
    seat, other = random.sample(range(len(setup.seats)), 2)
    return replace(setup, seats=tuple(setup.seats[other] if at == seat else own for at, own in enumerate(setup.seats)))


TABLE: dict[str, Callable[[Random, Setup], Setup]] = {
    "four-open": _five_open,
    "futures-size": _other_futures,
    "three-streets": _other_streets,
    "different-characters": _same_character,
}


def spot_table(random: Random) -> Question:
    """Something that belongs to all is set up wrongly; what?"""
    players = some_players(random)
    rule = random.choice(tuple(TABLE))
    table = prepared(random, players, TABLE[rule](random, start(random, len(players))))
    facts: dict[str, Fact] = {"players": len(players)}
    found = objections(GAME, table, rule)[0]
    shared = found.facts.get("players")
    parts = (
        [place(int(seat)) for seat in shared] if rule == "different-characters" and isinstance(shared, tuple) else None
    )
    return spotted(GAME, table, rule, "question-spot-table", "setup", parts, facts=facts)


# --- what is right at the start ----------------------------------------------------------------------------------


def _begins(random: Random, words: str, rule: str, number: int, table: Any) -> tuple[Answer, bool]:
    answer = Answer(f"{words}-{number}", f"answer-begin-{words}", {"n": number}, rule=rule)
    return answer, accepts(GAME, table, rule)


@mixed
def begin_table(random: Random) -> Question:
    """Which of these statements about the table at the start are true?"""
    players = some_players(random)
    count = len(players)
    setup = start(random, count)
    streets: tuple[Any, ...] = STREETS

    def with_(**changes: Any) -> Any:
        return prepared(random, players, replace(setup, **changes))

    legendaries = random.choice((4, 4, count, 5))
    shown = random.choice((4, 4, 3, 5, count))
    drawn = random.choice((3, 3, 2, 5))
    deck = random.choice((cards_in_deck(count), cards_in_deck(count), CARDS[count], cards_in_deck(count) - OPEN_MARKET))
    futures = random.choice((cards_in_deck(count) - OPEN_MARKET, cards_in_deck(count), CARDS[count] - OPEN_MARKET))
    most = random.choice((1, 2, 3, 4, 5))
    crowd = table_of(GAME, some_players(random, most))
    statements = [
        _begins(random, "legendaries", "four-legendaries", legendaries, with_(legendaries=legendaries)),
        _begins(random, "open", "four-open", shown, with_(market=Market(shown))),
        _begins(random, "streets", "three-streets", drawn, with_(streets=streets[:drawn])),
        _begins(random, "deck", "deck-size", deck, with_(deck=deck)),
        _begins(random, "futures", "futures-size", futures, with_(market=Market(None, futures))),
        _begins(random, "people", "player-count", most, crowd),
        _start_player(random, players, setup),
    ]
    return sorted_out(
        random, "four-legendaries", "question-begin-table", random.sample(statements, 4), facts={"players": count}
    )


def _start_player(random: Random, players: Any, setup: Setup) -> tuple[Answer, bool]:
    """Somebody begins, or nobody in particular does."""
    chosen = random.random() < 0.5
    table = table_of(GAME, players, setup=setup, start_player=0 if chosen else None)
    words = "answer-begin-chosen" if chosen else "answer-begin-nobody"
    return Answer("chosen" if chosen else "nobody", words), accepts(GAME, table, "start-player")


@mixed
def begin_player(random: Random) -> Question:
    """Which of these does everybody have at the start?"""
    players = some_players(random)
    setup = start(random, len(players))

    def with_(**changes: Any) -> Any:
        return prepared(random, players, _seat_changed(setup, 0, **changes))

    unbuilt, workers = random.choice((18, 18, 19, 6, 14)), random.choice((4, 4, 3, 5))
    cards, track = random.choice((3, 3, 1, 4)), random.choice((0, 0, 1, 2))
    king = random.random() < 0.6
    statements = [
        _begins(random, "skyscrapers", "eighteen-to-build", unbuilt, with_(unbuilt=unbuilt)),
        _begins(random, "workers", "four-workers", workers, with_(workers=workers)),
        _begins(random, "cards", "three-action-cards", cards, with_(action_cards=cards)),
        _begins(random, "points", "score-at-zero", track, with_(track=track)),
        (
            Answer("king", "answer-begin-king" if king else "answer-begin-king-placed"),
            accepts(GAME, with_(king_token=king), "king-token-in-hand"),
        ),
    ]
    return sorted_out(random, "eighteen-to-build", "question-begin-player", random.sample(statements, 4))


@mixed
def piece_colours(random: Random) -> Question:
    """Which of these are colours of a player's pieces? (Districts have colours too.)"""
    shown = random.sample(tuple(dict.fromkeys((*COLOURS, *DISTRICTS))), 5)
    answers = []
    for colour in shown:
        (player,) = (replace(each, colour=colour) for each in some_players(random, 2)[:1])
        known = accepts(GAME, table_of(GAME, (player,)), "known-colours")
        answers.append((Answer(colour, colour, mistake=None if known else "district-colours"), known))
    return sorted_out(random, "known-colours", "question-piece-colours", answers)


@mixed
def out_of_the_box(random: Random) -> Question:
    """Which of these cards are in play with so many players?"""
    count = random.choice((2, 2, 3, 4))
    players = some_players(random, count)
    expected = objections(GAME, table_of(GAME, players, setup=Setup(districts=())), "districts-in-play")[0]
    districts = expected.facts["expected"]
    assert isinstance(districts, tuple)
    answers = []
    for kind, district in random.sample([(kind, each) for kind in ("character", "territory") for each in DISTRICTS], 5):
        if kind == "territory":
            good = district in districts
        else:
            character: Any = district
            setup = Setup(seats=(SetupSeat(character=character),))
            good = accepts(GAME, table_of(GAME, players, setup=setup), "no-david-schneider")
        facts: dict[str, Fact] = {"district": district}
        answers.append(
            (Answer(f"{kind}-{district}", f"answer-card-{kind}", facts, None if good else "pink-with-two"), good)
        )
    return sorted_out(random, "districts-in-play", "question-out-of-the-box", answers, facts={"players": count})


# --- where one begins --------------------------------------------------------------------------------------------


def _territories(random: Random, field: str, rules: tuple[str, str], words: str) -> Question:
    """Which territory (or card of one) is right for a character card?"""
    players = some_players(random)
    setup = start(random, len(players))
    seat = random.randrange(len(players))
    own = str(setup.seats[seat].character)
    pieces = str(players[seat].colour)
    other = random.choice([each for each in districts_in_play(len(players)) if each not in (own, pieces)])
    candidates: list[tuple[str, int, str | None]] = [
        (own, 2, None),
        (own, 3, "starter-on-three"),
        (other, 2, None),
        (other, 3, None),
    ]
    if pieces in DISTRICTS and pieces != own:
        candidates[2:] = [(pieces, 2, "district-colours"), (other, 2, None)]
    answers = []
    for district, size, mistake in candidates:
        land: Any = Territory(district, size)  # type: ignore[arg-type]  # an id of the same literal
        table = prepared(random, players, _seat_changed(setup, seat, **{field: land}))
        good = accepts(GAME, table, *rules)
        facts: dict[str, Fact] = {"district": district, "size": size}
        answers.append((Answer(f"{district}-{size}", "answer-territory", facts, None if good else mistake), good))
    return answered(
        random,
        Ask.CHOOSE,
        rules[0],
        words,
        (answer for answer, good in answers if good),
        (answer for answer, good in answers if not good),
        facts={"player": Typed(players[seat].name), "district": own, "pieces": pieces},
    )


def starter_land(random: Random) -> Question:
    """On which territory does the starter go?"""
    return _territories(random, "starter", ("starter-district", "starter-size"), "question-starter-land")


def first_card(random: Random) -> Question:
    """Which territory card is taken from the deck for it?"""
    return _territories(random, "first_card", ("first-card-district", "first-card-size"), "question-first-card")


# --- how many cards ----------------------------------------------------------------------------------------------


def deck_difference(random: Random) -> Question:
    """By how many cards is the deck, or the Futures Market, wrong?"""
    count = random.choice((2, 3, 4))
    rule = random.choice(("deck-size", "futures-size"))
    right = cards_in_deck(count) - (OPEN_MARKET if rule == "futures-size" else 0)
    found = right + random.choice((count, 1, 2, 5, 7, DISTRICT_CARDS, DISTRICT_CARDS + count))
    setup = Setup(deck=found) if rule == "deck-size" else Setup(market=Market(OPEN_MARKET, found))
    finding = objections(GAME, table_of(GAME, some_players(random, count), setup=setup), rule)[0]
    expected = finding.facts["expected"]
    assert isinstance(expected, int)
    market = OPEN_MARKET if rule == "futures-size" else 0
    mistakes = {
        "starters-in-the-deck": found - (CARDS[count] - market),
        "pink-with-two": found - (5 * DISTRICT_CARDS - count - market),
        "open-cards-in-futures": found - (expected + market),
    }
    return counted(
        rule,
        f"question-{rule}",
        found - expected,
        mistakes,
        facts={"players": count, "found": found},
        because="problem",
        because_facts=finding.facts,
    )


# --- the cards beside the board ----------------------------------------------------------------------------------


@mixed
def cards_drawn(random: Random) -> Question:
    """Which of these sets of Streets cards can lie beside the board?"""
    answers = []
    for _ in range(4):
        number = random.choice((2, 3, 3, 4))
        drawn = tuple(random.sample(STREETS, number))
        if number == 3 and random.random() < 0.4:
            drawn = (drawn[0], drawn[0], drawn[1])
        streets: Any = drawn
        table = table_of(GAME, some_players(random), setup=Setup(streets=streets))
        good = accepts(GAME, table, "three-streets", "different-streets")
        answers.append((Answer("+".join(drawn), "answer-streets", {"streets": drawn}), good))
    return sorted_out(
        random, "three-streets", "question-cards-drawn", {a.id: (a, good) for a, good in answers}.values()
    )


@mixed
def cards_at_end(random: Random) -> Question:
    """Which cards give points in the end, of those drawn and others?"""
    players = some_players(random)
    drawn = some_streets(random)
    played: Any = random.choice([each for each in CHALLENGES if each != "gold-prestige"])
    setup = Setup(streets=drawn, challenge=played)
    answers = []
    for street in random.sample(STREETS, 4):
        final = Final(Shared(), (SeatFinal(on_street={street: 1}),))  # type: ignore[dict-item]
        good = accepts(GAME, table_of(GAME, players, setup=setup, final=final), "street-in-play")
        answers.append((Answer(street, street, mistake=None if good else "street-without-a-card"), good))
    other = random.choice([each for each in CHALLENGES if each not in (played, "gold-prestige")])
    named: Any
    for named in (played, other):
        final = Final(Shared(challenge=named))
        good = accepts(GAME, table_of(GAME, players, setup=setup, final=final), "one-challenge")
        answers.append((Answer(named, named), good))
    facts: dict[str, Fact] = {"streets": drawn, "challenge": played}
    return sorted_out(random, "same-streets", "question-cards-at-end", answers, facts=facts)


QUESTIONS: tuple[Generator, ...] = (
    Generator("spot-pieces", "eighteen-to-build", Ask.SPOT, spot_pieces, tuple(PIECES)[:1] + tuple(PIECES)[2:]),
    Generator("spot-table", "four-open", Ask.SPOT, spot_table, tuple(TABLE)[1:]),
    Generator(
        "begin-table",
        "four-legendaries",
        Ask.SELECT,
        begin_table,
        ("four-open", "three-streets", "deck-size", "futures-size", "player-count", "start-player"),
    ),
    Generator(
        "begin-player",
        "eighteen-to-build",
        Ask.SELECT,
        begin_player,
        ("four-workers", "three-action-cards", "score-at-zero", "king-token-in-hand"),
    ),
    Generator("piece-colours", "known-colours", Ask.SELECT, piece_colours),
    Generator("out-of-the-box", "districts-in-play", Ask.SELECT, out_of_the_box, ("no-david-schneider",)),
    Generator("starter-land", "starter-district", Ask.CHOOSE, starter_land, ("starter-size",)),
    Generator("first-card", "first-card-district", Ask.CHOOSE, first_card, ("first-card-size",)),
    Generator("deck-difference", "deck-size", Ask.COUNT, deck_difference, ("futures-size",)),
    Generator("cards-drawn", "three-streets", Ask.SELECT, cards_drawn, ("different-streets",)),
    Generator("cards-at-end", "same-streets", Ask.SELECT, cards_at_end, ("one-challenge", "street-in-play")),
)
