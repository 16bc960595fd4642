"""The cells of the form. They depend on the cards in play: only what these need is asked for first."""

from __future__ import annotations

from scorekeeper.games.new_york_1901.known import NewYork, challenge, finals, streets, value_of
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    CHALLENGES,
    DISTRICTS,
    GENERATIONS,
    LEAST_UNBUILT,
    LEGENDARIES,
    NONE,
    OPEN_MARKET,
    PER_GENERATION,
    SKYSCRAPERS,
    STREETS,
    WORKERS,
    districts_in_play,
)
from scorekeeper.sheet import Kind, Row, Sheet

SETUP = (
    Row("setup-streets", "streets", Kind.SET, "setup-cards", "three-streets", STREETS, needed=False),
    Row("setup-challenge", "challenge", Kind.CHOICE, "setup-cards", "one-challenge", CHALLENGES, needed=False),
    Row("setup-districts", "districts", Kind.SET, "setup-cards", "districts-in-play", DISTRICTS, needed=False),
    Row("setup-deck", "deck", Kind.NUMBER, "setup-cards", "deck-size", needed=False),
    Row("setup-open", "market.open", Kind.COUNT, "setup-cards", "four-open", high=OPEN_MARKET, needed=False),
    Row("setup-futures", "market.futures", Kind.NUMBER, "setup-cards", "futures-size", needed=False),
    Row(
        "setup-legendaries",
        "legendaries",
        Kind.COUNT,
        "setup-cards",
        "four-legendaries",
        high=len(LEGENDARIES),
        needed=False,
    ),
)

SETUP_SEATS = (
    Row("character", "character", Kind.CHOICE, "setup-player", "different-characters", DISTRICTS, needed=False),
    Row(
        "starter-district", "starter.district", Kind.CHOICE, "setup-player", "starter-district", DISTRICTS, needed=False
    ),
    Row("starter-size", "starter.size", Kind.COUNT, "setup-player", "starter-size", low=2, high=3, needed=False),
    Row(
        "first-card-district",
        "first_card.district",
        Kind.CHOICE,
        "setup-player",
        "first-card-district",
        DISTRICTS,
        needed=False,
    ),
    Row(
        "first-card-size", "first_card.size", Kind.COUNT, "setup-player", "first-card-size", low=2, high=3, needed=False
    ),
    Row("setup-track", "track", Kind.COUNT, "setup-player", "score-at-zero", needed=False),
    Row("setup-unbuilt", "unbuilt", Kind.COUNT, "setup-player", "eighteen-to-build", high=SKYSCRAPERS, needed=False),
    Row("setup-workers", "workers", Kind.COUNT, "setup-player", "four-workers", high=WORKERS, needed=False),
    Row(
        "setup-actions",
        "action_cards",
        Kind.COUNT,
        "setup-player",
        "three-action-cards",
        high=ACTION_CARDS,
        needed=False,
    ),
    Row("setup-king", "king_token", Kind.FLAG, "setup-player", "king-token-in-hand", needed=False),
)

SHARED = (
    Row("streets", "streets", Kind.SET, "cards-in-play", "streets", STREETS),
    Row("challenge", "challenge", Kind.CHOICE, "cards-in-play", "one-challenge", CHALLENGES),
    Row("market-open", "market.open", Kind.COUNT, "market", "open-market", high=OPEN_MARKET, needed=False),
    Row("market-futures", "market.futures", Kind.NUMBER, "market", "end-triggered", needed=False),
)


def _used(table: NewYork, field: str) -> bool:
    return any(value_of(own, field) is not None for _, own in finals(table))


def _street_rows(table: NewYork) -> tuple[Row, ...]:
    drawn = streets(table) or ()
    shown = [each for each in STREETS if each in drawn or _used(table, f"on_street.{each}")]
    return tuple(
        Row(f"on-{each}", f"on_street.{each}", Kind.COUNT, "streets", "streets", high=15, needed=each in drawn)
        for each in shown
    )


def _starter_rows(table: NewYork) -> tuple[Row, ...]:
    drawn = streets(table) or ()
    starters = [each for each in STREETS if each in drawn or _used(table, f"starter_on_street.{each}")]
    return (
        *(
            Row(f"starter-{each}", f"starter_on_street.{each}", Kind.COUNT, "starter", "streets", high=1, needed=False)
            for each in starters
        ),
        Row("starter-standing", "starter_standing", Kind.FLAG, "starter", "starter-stands", needed=False),
    )


def _challenge_rows(table: NewYork) -> tuple[Row, ...]:
    played = challenge(table)
    rows = []
    for generation in GENERATIONS:
        needed = played == "generation-king" or (played == "bronze-baron" and generation == "bronze")
        about = "most-gold" if generation == "gold" and not needed else "generation-king"
        if played == "bronze-baron" and needed:
            about = "bronze-baron"
        rows.append(
            Row(
                f"standing-{generation}",
                f"standing.{generation}",
                Kind.COUNT,
                "challenge" if needed else "towers",
                about,
                high=PER_GENERATION,
                needed=needed,
            )
        )
    legendaries = (*LEGENDARIES, NONE)
    king = played == "generation-king"
    rows.append(
        Row(
            "legendary",
            "legendary",
            Kind.CHOICE,
            "challenge" if king else "towers",
            "tallest-legendary",
            legendaries,
            needed=king,
        )
    )
    architect = played == "master-architect"
    if architect or _used(table, "irregular"):
        rows.append(
            Row("irregular", "irregular", Kind.COUNT, "challenge", "master-architect", high=15, needed=architect)
        )
    if architect or _used(table, "legendary_irregular"):
        rows.append(
            Row("legendary-irregular", "legendary_irregular", Kind.FLAG, "challenge", "master-architect", needed=False)
        )
    tycoon = played == "gold-tycoon"
    in_play = districts_in_play(table.count)
    for district in DISTRICTS:
        if (tycoon and district in in_play) or _used(table, f"gold_by_district.{district}"):
            field, needed = f"gold_by_district.{district}", tycoon and district in in_play
            rows.append(Row(f"gold-{district}", field, Kind.COUNT, "challenge", "gold-tycoon", high=7, needed=needed))
    if played == "gold-prestige" or _used(table, "prestige"):
        rows.append(Row("prestige", "prestige", Kind.NUMBER, "challenge", "gold-prestige", needed=False))
    return tuple(sorted(rows, key=lambda row: row.group != "challenge"))


def _demolished_rows(table: NewYork) -> tuple[Row, ...]:
    if any(isinstance(own.demolished, int) for _, own in finals(table)):
        return (Row("demolished", "demolished", Kind.COUNT, "towers", "eighteen-skyscrapers", high=14, needed=False),)
    rules = ("bronze-gives-way", "silver-gives-way", "gold-stays")
    return tuple(
        Row(f"demolished-{each}", f"demolished.{each}", Kind.COUNT, "towers", about, high=PER_GENERATION, needed=False)
        for each, about in zip(GENERATIONS, rules, strict=True)
    )


def _optional_rows(table: NewYork) -> tuple[Row, ...]:
    in_play = districts_in_play(table.count)
    cards = [each for each in DISTRICTS if each in in_play or _used(table, f"cards.{each}")]
    return (
        Row(
            "unbuilt",
            "unbuilt",
            Kind.COUNT,
            "towers",
            "four-unbuilt",
            low=LEAST_UNBUILT,
            high=SKYSCRAPERS,
            needed=False,
        ),
        *_demolished_rows(table),
        Row("king-on-board", "king_on_board", Kind.FLAG, "towers", "king-marks-legendary", needed=False),
        *_starter_rows(table),
        *(
            Row(
                f"points-{each}",
                f"standing_points.{each}",
                Kind.NUMBER,
                "printed",
                "track-covers-standing",
                needed=False,
            )
            for each in (*GENERATIONS, "legendary")
        ),
        *(
            Row(
                f"points-gone-{each}",
                f"demolished_points.{each}",
                Kind.NUMBER,
                "printed",
                "track-equals-points",
                needed=False,
            )
            for each in GENERATIONS[:2]
        ),
        *(
            Row(f"cards-{each}", f"cards.{each}", Kind.COUNT, "estate", "district-cards", needed=False)
            for each in cards
        ),
        Row("land-two", "land.two", Kind.COUNT, "estate", "cards-match-land", needed=False),
        Row("land-three", "land.three", Kind.COUNT, "estate", "cards-match-land", needed=False),
        Row("empty-land", "empty_land", Kind.COUNT, "estate", "workers-guard-empty-land", needed=False),
        Row("covered", "covered", Kind.NUMBER, "estate", "squares-in-estate", needed=False),
        Row("workers-hand", "workers.hand", Kind.COUNT, "estate", "workers-add-up", high=WORKERS, needed=False),
        Row("workers-board", "workers.board", Kind.COUNT, "estate", "workers-add-up", high=WORKERS, needed=False),
    )


def sheet(table: NewYork) -> Sheet:
    """The form of this table: what its cards need, then what the checks can use."""
    return Sheet(
        setup=SETUP,
        setup_seats=SETUP_SEATS,
        shared=SHARED,
        seats=(
            Row("track", "track", Kind.NUMBER, "track", "score-track"),
            *_street_rows(table),
            Row("action-cards", "action_cards", Kind.COUNT, "cards", "action-cards", high=ACTION_CARDS),
            *_challenge_rows(table),
            *_optional_rows(table),
        ),
    )
