"""Rules about the table before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.game import SetupItem
from scorekeeper.games.new_york_1901.known import NewYork, part, setups
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    CARDS,
    COLOURS,
    LEFT_OUT,
    LEGENDARIES,
    OPEN_MARKET,
    SKYSCRAPERS,
    SMALLEST_TERRITORY,
    STREETS_DRAWN,
    WORKERS,
    districts_in_play,
)
from scorekeeper.rules import Confidence, Fact, Finding, Rule, Seat, Severity, Source, Stage, Typed, rule

TEXT = "003_b1665ebc0639bb12.txt"
PREPARE = Source(TEXT, "Preparar")
TWO = Source(TEXT, "Al jugar con 2 jugadores:")
LIST = "new-york-1901 A8 set-up"


def setup_path(seat: int, field: str) -> str:
    """Path of a field of one seat in the set-up."""
    return f"setup.seats[{seat}].{field}"


def _place(seat: int) -> str | None:
    return part(seat)


@rule("known-colours", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-074"), severity=Severity.NOTE)
def known_colours(table: NewYork) -> Iterator[Finding]:
    """The pieces are yellow, green, blue and brown."""
    for index, player in enumerate(table.players):
        if player.colour and player.colour not in COLOURS:
            yield Finding((f"players[{index}].colour",), {"colour": Typed(player.colour[:40]), "colours": COLOURS})


@rule("no-david-schneider", Stage.SETUP, source=TWO, basis=(LIST, "ny-069", "ny-071"))
def no_david_schneider(table: NewYork) -> Iterator[Finding]:
    """With two players the pink character card stays in the box."""
    for seat, own in setups(table) if table.count == 2 else ():
        if own.character == LEFT_OUT:
            yield Finding((setup_path(seat, "character"),), {"player": seat}, _place(seat))


@rule("districts-in-play", Stage.SETUP, source=TWO, basis=(LIST, "ny-070"))
def districts_of_the_cards(table: NewYork) -> Iterator[Finding]:
    """With two players the pink territory cards stay in the box; otherwise those of all districts are in play."""
    if table.setup is None or table.setup.districts is None or table.count not in CARDS:
        return
    expected = districts_in_play(table.count)
    if set(table.setup.districts) != set(expected):
        facts: dict[str, Fact] = {"players": table.count, "expected": expected}
        yield Finding(("setup.districts",), facts, "setup-market")


@rule("three-streets", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-084"))
def three_streets(table: NewYork) -> Iterator[Finding]:
    """Three Streets of New York cards are drawn."""
    found = table.setup.streets if table.setup is not None else None
    if found is not None and len(found) != STREETS_DRAWN:
        yield Finding(("setup.streets",), {"found": len(found)}, "streets")
    found = table.final.shared.streets if table.final is not None else None
    if found is not None and len(found) != STREETS_DRAWN:
        # Fewer may still be on their way to the sheet.
        severity = Severity.ERROR if len(found) > STREETS_DRAWN else table.at_end()
        if severity is not None:
            yield Finding(("final.shared.streets",), {"found": len(found)}, "streets", severity)


@rule("different-streets", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-084"))
def different_streets(table: NewYork) -> Iterator[Finding]:
    """There is one card of each street."""
    drawn = table.setup.streets if table.setup is not None else None
    counted = table.final.shared.streets if table.final is not None else None
    for place, found in (("setup", drawn or ()), ("final.shared", counted or ())):
        for street in dict.fromkeys(found):
            if found.count(street) > 1:
                yield Finding((f"{place}.streets",), {"street": street, "found": found.count(street)}, "streets")


@rule("same-streets", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-044"), severity=Severity.WARNING)
def same_streets(table: NewYork) -> Iterator[Finding]:
    """The streets drawn at set-up are those counted at the end."""
    if table.setup is None or table.final is None:
        return
    drawn, counted = table.setup.streets, table.final.shared.streets
    if drawn is not None and counted is not None and set(drawn) != set(counted):
        facts: dict[str, Fact] = {"drawn": tuple(drawn), "counted": tuple(counted)}
        yield Finding(("final.shared.streets", "setup.streets"), facts, "streets")


@rule("one-challenge", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-085"), severity=Severity.WARNING)
def one_challenge(table: NewYork) -> Iterator[Finding]:
    """One bonus challenge is in play, the same from beginning to end."""
    if table.setup is None or table.final is None:
        return
    drawn, counted = table.setup.challenge, table.final.shared.challenge
    if drawn is not None and counted is not None and drawn != counted:
        yield Finding(("final.shared.challenge", "setup.challenge"), {"drawn": drawn, "counted": counted}, "challenge")


@rule("different-characters", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-086", "ny-042"))
def different_characters(table: NewYork) -> Iterator[Finding]:
    """Every player has another character card; there is one a district."""
    owners: dict[str, list[Seat]] = {}
    for seat, own in setups(table):
        if own.character is not None:
            owners.setdefault(own.character, []).append(seat)
    for district, seats in owners.items():
        if len(seats) > 1:
            paths = tuple(setup_path(seat, "character") for seat in seats)
            yield Finding(paths, {"district": district, "players": tuple(seats)}, _place(seats[0]))


def _territory(id: str, field: str, basis: tuple[str, ...], summary: str) -> tuple[Rule, Rule]:
    """The two rules of a territory at the start: the district of the character card, and size 2."""

    def of_district(table: NewYork) -> Iterator[Finding]:
        for seat, own in setups(table):
            found = getattr(own, field)
            if found is None or found.district is None or own.character is None:
                continue
            if found.district != own.character:
                facts: dict[str, Fact] = {"player": seat, "found": found.district, "expected": own.character}
                paths = (setup_path(seat, f"{field}.district"), setup_path(seat, "character"))
                yield Finding(paths, facts, _place(seat))

    def of_size(table: NewYork) -> Iterator[Finding]:
        for seat, own in setups(table):
            found = getattr(own, field)
            if found is not None and found.size is not None and found.size != SMALLEST_TERRITORY:
                yield Finding((setup_path(seat, f"{field}.size"),), {"player": seat, "found": found.size}, _place(seat))

    of_district.__doc__ = f"{summary} is of the district of the character card."
    of_size.__doc__ = f"{summary} is of size 2."
    make = {"source": PREPARE, "basis": (LIST, *basis)}
    return (
        rule(f"{id}-district", Stage.SETUP, **make)(of_district),  # type: ignore[arg-type]  # both are what rule() takes
        rule(f"{id}-size", Stage.SETUP, **make)(of_size),  # type: ignore[arg-type]
    )


starter_rules = _territory("starter", "starter", ("ny-087", "ny-040"), "The territory under the starter")
first_card_rules = _territory("first-card", "first_card", ("ny-089", "ny-090"), "The first territory card")


def cards_in_deck(players: int) -> int:
    """Territory cards left once those of the starters are taken (50, 62, 61 with 2, 3, 4 players)."""
    return CARDS[players] - players


@rule("deck-size", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-091", "ny-038"), limit=True)
def deck_size(table: NewYork) -> Iterator[Finding]:
    """The deck mirrors the free territories: every starter takes its card out."""
    found = table.setup.deck if table.setup is not None else None
    if found is not None and table.count in CARDS and found != cards_in_deck(table.count):
        facts: dict[str, Fact] = {"found": found, "expected": cards_in_deck(table.count), "players": table.count}
        yield Finding(("setup.deck",), facts, "setup-market")


@rule("four-open", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-093"))
def four_open(table: NewYork) -> Iterator[Finding]:
    """Four territory cards are dealt face up."""
    market = table.setup.market if table.setup is not None else None
    if market is not None and market.open is not None and market.open != OPEN_MARKET:
        yield Finding(("setup.market.open",), {"found": market.open}, "setup-market")


@rule("futures-size", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-094"), limit=True)
def futures_size(table: NewYork) -> Iterator[Finding]:
    """The rest of the deck is the futures market."""
    market = table.setup.market if table.setup is not None else None
    if market is None or market.futures is None or table.count not in CARDS:
        return
    expected = cards_in_deck(table.count) - OPEN_MARKET
    if market.futures != expected:
        facts: dict[str, Fact] = {"found": market.futures, "expected": expected, "players": table.count}
        yield Finding(("setup.market.futures",), facts, "setup-market")


@rule("four-legendaries", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-072", "ny-073"), limit=True)
def four_legendaries(table: NewYork) -> Iterator[Finding]:
    """The four black legendaries lie beside the board, within everyone's reach."""
    found = table.setup.legendaries if table.setup is not None else None
    if found is not None and found != len(LEGENDARIES):
        yield Finding(("setup.legendaries",), {"found": found}, "setup-legendaries")


def _starts_with(id: str, field: str, expected: int, basis: tuple[str, ...], summary: str) -> Rule:
    """A rule that every player starts with the same number of something."""

    def judge(table: NewYork) -> Iterator[Finding]:
        for seat, own in setups(table):
            found = getattr(own, field)
            if found is not None and found != expected:
                yield Finding((setup_path(seat, field),), {"player": seat, "found": found}, _place(seat))

    judge.__doc__ = summary
    return rule(id, Stage.SETUP, source=PREPARE, basis=(LIST, *basis))(judge)


score_at_zero = _starts_with("score-at-zero", "track", 0, ("ny-080", "ny-081"), "Score tokens begin on 0.")
eighteen_to_build = _starts_with(
    "eighteen-to-build", "unbuilt", SKYSCRAPERS, ("ny-075", "ny-076"), "Everybody has 18 skyscrapers and a starter."
)
four_workers = _starts_with("four-workers", "workers", WORKERS, ("ny-077", "ny-083"), "Everybody has 4 workers.")
three_action_cards = _starts_with(
    "three-action-cards", "action_cards", ACTION_CARDS, ("ny-079", "ny-082"), "Everybody has 3 action cards, face up."
)


@rule("king-token-in-hand", Stage.SETUP, source=PREPARE, basis=(LIST, "ny-078", "ny-083"))
def king_token_in_hand(table: NewYork) -> Iterator[Finding]:
    """Everybody has the own King token in hand."""
    for seat, own in setups(table):
        if own.king_token is False:
            yield Finding((setup_path(seat, "king_token"),), {"player": seat}, _place(seat))


@rule(
    "start-player",
    Stage.SETUP,
    source=PREPARE,
    basis=("ny-095", "ny-096", "ny-097"),
    severity=Severity.NOTE,
    confidence=Confidence.PRINTED,
)
def start_player(table: NewYork) -> Iterator[Finding]:
    """A start player is chosen."""
    if table.setup is not None and table.start_player is None:
        yield Finding(("start_player",))


def setup_list(count: int, edition: str) -> tuple[SetupItem, ...]:
    """What to do before the first turn with ``count`` players, in order. ``edition`` makes no difference."""
    deck = cards_in_deck(count) if count in CARDS else 0
    two = (
        SetupItem("box-character", "no-david-schneider", part="setup-market"),
        SetupItem("box-cards", "districts-in-play", {"cards": CARDS[2]}, "setup-market"),
    )
    items: tuple[SetupItem, ...] = (
        SetupItem("board", "four-legendaries", part="setup-legendaries"),
        SetupItem("skyscrapers", "eighteen-to-build"),
        SetupItem("score", "score-at-zero"),
        SetupItem("workers", "four-workers"),
        SetupItem("king", "king-token-in-hand"),
        SetupItem("actions", "three-action-cards"),
        SetupItem("streets", "three-streets", part="streets"),
        SetupItem("challenge", "one-challenge", part="challenge"),
        SetupItem("characters", "different-characters", {"characters": 4 if count == 2 else 5}),
        SetupItem("starter", "starter-district"),
        SetupItem("starter-two", "starter-size"),
        SetupItem("first-card", "first-card-district"),
        SetupItem("first-card-two", "first-card-size"),
        SetupItem("deck", "deck-size", {"deck": deck}, "setup-market"),
        SetupItem("open", "four-open", part="setup-market"),
        SetupItem("futures", "futures-size", {"futures": max(0, deck - OPEN_MARKET)}, "setup-market"),
        SetupItem("start", "start-player"),
    )
    return (*two, *items) if count == 2 else items


RULES: tuple[Any, ...] = (
    known_colours,
    no_david_schneider,
    districts_of_the_cards,
    three_streets,
    different_streets,
    same_streets,
    one_challenge,
    different_characters,
    *starter_rules,
    *first_card_rules,
    deck_size,
    four_open,
    futures_size,
    four_legendaries,
    score_at_zero,
    eighteen_to_build,
    four_workers,
    three_action_cards,
    king_token_in_hand,
    start_player,
)
