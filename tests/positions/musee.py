"""Musée: legal tables drawn at random, and for every rule a table that breaks it alone."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from itertools import pairwise
from random import Random
from typing import Any

from musee_play import NAMES, simulate, stairs
from positions.common import Change, Document, Positions, edge, with_record
from scorekeeper import paths
from scorekeeper.codec import FORMAT
from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.maximum import BONUS, NEIGHBOURS, STAIRCASE, highest_total
from scorekeeper.games.musee.model import FIRST_GAME, HAND, LEVELS, RESIDUES, SIZES, THEMES, Size

COUNTS = (2, 3, 4)
COLOURS = ("black", "white", "orange", "violet")


def draw(random: Random) -> Document:
    """A game that came about by play, over or under way, one with full walls, or one of which only points are noted."""
    count = random.choice(COUNTS)
    kind = random.choice(("over", "over", "under way", "full", "points"))
    if kind == "points":
        return points_alone(count, random)
    if kind == "full":
        document = full(count, random)
    else:
        document = played(count, random, None if kind == "over" else random.randint(0, 40))
    return with_match(with_setup(document, random), random)


def played(count: int, random: Random, stop: int | None) -> Document:
    """A simulated game."""
    document = simulate(random.randrange(10**9), count, stop).document()
    if document["status"] == "playing" and all(_done(seat) for seat in document["final"]["seats"]):
        document["status"] = "finished"
    return document


def _done(seat: Document) -> bool:
    return bool(seat["retired"]) or all(None not in row for row in seat["galleries"].values())


def full(count: int, random: Random) -> Document:
    """A finished game with every slot filled; at times one Musée scores high for its neighbours or its staircases."""
    sizes = SIZES[count]
    walls = [random.choice((_themes_by_row, _themes_by_column))(sizes)] if random.random() < 0.4 else []
    used = {card for row in walls[0] for card in row} if walls else set()
    numbers = random.sample(
        [card for card in range(1, sizes.highest + 1) if card not in used], sizes.highest - len(used)
    )
    while len(walls) < sizes.musees:
        walls.append([sorted(numbers.pop() for _ in range(sizes.columns)) for _ in LEVELS])
    random.shuffle(walls)
    seats: list[Document] = [
        {"galleries": dict(zip(LEVELS, rows, strict=True)), "bonuses": [], "retired": None} for rows in walls
    ]
    for level in LEVELS:
        random.choice(seats)["bonuses"].append(level)
    shared = {"stairs": stairs(random, count)}
    return {**_frame(count), "status": "finished", "start_player": 0, "final": {"shared": shared, "seats": seats}}


def _themes_by_row(sizes: Size) -> list[list[int]]:
    """One theme a gallery: all neighbours score."""
    return [[residue + 5 * step for step in range(sizes.columns)] for residue in (1, 2, 3)]


def _themes_by_column(sizes: Size) -> list[list[int]]:
    """One theme a column, two themes in turn: all staircases score, wherever they are."""
    return [[1 + at % 2 + 5 * (3 * (at // 2) + row) for at in range(sizes.columns)] for row in range(3)]


def _frame(count: int) -> Document:
    players: list[Document] = [
        {"name": name, "colour": colour} for name, colour in zip(NAMES[:count], COLOURS, strict=False)
    ]
    for index, player in enumerate(players if count == 4 else ()):
        player |= {"team": "AB"[index % 2]}
    return {"format": FORMAT, "game": GAME.id, "players": players}


def with_setup(document: Document, random: Random) -> Document:
    """The set-up as counted, the arrangement at every Musée, and the themes."""
    count = len(document["players"])
    sizes, arrangement = SIZES[count], document["final"]["shared"]["stairs"]
    first = count != 3 and {row: tuple(columns) for row, columns in arrangement.items()} == FIRST_GAME
    if count != 3 and random.random() < 0.2:
        first = True
        document["final"]["shared"]["stairs"] = arrangement = {
            row: list(columns) for row, columns in FIRST_GAME.items()
        }
    themes = dict(zip(RESIDUES, random.sample(THEMES, 5), strict=True))
    cards = {theme: [random.choice((5, 10, 15)) + int(digit)] for digit, theme in themes.items()}
    document["setup"] = {
        "musees": sizes.musees,
        "columns": sizes.columns,
        "tokens": 2 * sizes.columns,
        "first_game": first,
        "highest_card": sizes.highest,
        "paintings": sizes.highest,
        "hand": HAND,
        "draw_deck": sizes.highest - HAND * count,
        "bonus_cards": 3,
        "seats": [{"stairs": copy.deepcopy(arrangement)} for _ in range(sizes.musees)],
    }
    document["final"]["shared"] |= {"themes": themes, "theme_cards": cards}
    for player, colour in zip(document["players"], COLOURS, strict=False):
        player.setdefault("colour", colour)
    return document


def with_match(document: Document, random: Random) -> Document:
    """Where the game stands in a match: games before it, who won them, and that a loser of the last one begins."""
    seats = SIZES[len(document["players"])].musees
    number = random.randint(1, seats + 1)
    wins, last = [0] * seats, None
    for _ in range(number - 1):
        last = random.choice([seat for seat in range(seats) if not wins[seat]])
        wins[last] += 1
    match: Document = {"number": number, "wins": wins}
    if last is not None:
        match["previous_winners"] = [last]
        beginner = document["start_player"] % seats if len(document["players"]) == 4 else document["start_player"]
        if beginner == last:
            match = {"number": 1, "wins": [0] * seats}
    if random.random() < 0.05:  # they play on although the match is won
        match = {"number": number + 2, "wins": [2, *[0] * (seats - 1)]}
    document["final"]["shared"]["match"] = match
    return document


def points_alone(count: int, random: Random) -> Document:
    """A finished game of which the table noted lines and totals only, up to the most that they can be."""
    sizes, arrangement = SIZES[count], stairs(random, count)
    if count != 3 and random.random() < 0.5:
        arrangement = {row: list(columns) for row, columns in FIRST_GAME.items()}
    known = random.random() < 0.6
    rows = tuple(tuple(arrangement[row]) for row in ("upper", "lower"))
    most = highest_total(rows[0], rows[1], sizes) if known else sizes.most
    apart = known and not set(rows[0]) & set(rows[1])
    claims, cards = list[Document](), 3
    for seat in range(sizes.musees):
        paintings = edge(random, 3, sizes.slots)
        pairs = edge(random, 0, paintings - -(-paintings // sizes.columns))
        climbs = edge(random, 0, min(sum(sizes.stairs), paintings // 2 if apart else 2 * paintings // 3))
        bonuses = edge(random, 0, min(cards, paintings // sizes.columns))
        cards -= bonuses
        lines = {"paintings": paintings, "neighbours": NEIGHBOURS * pairs}
        lines |= {"staircases": STAIRCASE * climbs, "gallery-bonuses": BONUS * bonuses}
        total = sum(lines.values())
        if random.random() < 0.4 or total > most or total == sizes.unreachable:
            totals = (most, most, random.randint(3, most), sizes.unreachable - 1)
            total = random.choice([each for each in totals if each <= most and each != sizes.unreachable])
            claims.append({"seat": seat, "total": total})
        else:
            claims.append({"seat": seat, "lines": lines})
    shared = {"stairs": arrangement} if known else {}
    return {**_frame(count), "status": "finished", "final": {"shared": shared, "seats": []}, "claimed": claims}


def legal(random: Random) -> Document:
    """A table without errors."""
    document = draw(random)
    return document if "claimed" in document else with_record(document, random)


# --- one change for each rule ------------------------------------------------------------------------------------


def drawn(
    random: Random, count: int | None = None, stop: tuple[int, int] | None = None, fits: Any = lambda document: True
) -> Document:
    """A played game, over or stopped after some turns, that a change can be made to."""
    while True:
        number = count or random.choice(COUNTS)
        document = with_setup(played(number, random, random.randint(*stop) if stop else None), random)
        if fits(document) and (stop is None) == (document["status"] == "finished"):
            return document


def changed(document: Document, changes: Mapping[str, Any]) -> Document:
    """A copy with other values at some paths."""
    for path, value in changes.items():
        document = paths.put(document, path, value)
    return document


def _set_up(field: str, more: int) -> Change:
    def change(random: Random) -> Document:
        document = drawn(random)
        return changed(document, {f"setup.{field}": document["setup"][field] + more})

    return change


def _stairs(change: Callable[[list[int], int], list[int]], count: int | None = None) -> Change:
    """Another row of staircases, at every Musée and at the end alike."""

    def make(random: Random) -> Document:
        document = drawn(random, count or random.choice((2, 4)))
        document["setup"]["first_game"] = None
        upper = change(list(document["final"]["shared"]["stairs"]["upper"]), SIZES[len(document["players"])].columns)
        places = ["final.shared", *(f"setup.seats[{seat}]" for seat in range(len(document["setup"]["seats"])))]
        return changed(document, {f"{place}.stairs.upper": upper for place in places})

    return make


def _as_many_in_both(random: Random) -> Document:
    document = drawn(random, 3)
    row = sorted(random.sample(range(1, 6), random.choice((2, 3))))
    places = ["final.shared", *(f"setup.seats[{seat}]" for seat in range(3))]
    return changed(document, {f"{place}.stairs": {"upper": row, "lower": row} for place in places})


def _another_arrangement(random: Random) -> Document:
    document = drawn(random, 2)
    row = document["setup"]["seats"][1]["stairs"]["lower"]
    other = next(column for column in range(1, 7) if column not in row)
    return changed(document, {"setup.seats[1].stairs.lower": [*row[1:], other]})


def _team(teams: str) -> Change:
    return lambda random: changed(
        drawn(random, 4), {f"players[{index}].team": team for index, team in enumerate(teams)}
    )


def _rows(document: Document) -> list[tuple[int, str, list[int | None]]]:
    return [
        (seat, level, row)
        for seat, each in enumerate(document["final"]["seats"])
        for level, row in each["galleries"].items()
    ]


def _gallery(choose: Callable[[Document, int, str, list[int | None], Random], Any], **kind: Any) -> Change:
    """Another row in one gallery: ``choose`` gives it, or nothing where it cannot be made there."""

    def make(random: Random) -> Document:
        while True:
            document = drawn(random, **kind)
            rows = _rows(document)
            random.shuffle(rows)
            for seat, level, row in rows:
                other = choose(document, seat, level, list(row), random)
                if other is not None:
                    return changed(document, {f"final.seats[{seat}].galleries.{level}": other})

    return make


def _lowest(document: Document, seat: int, level: str, row: list[int | None], random: Random) -> Any:
    first = next(index for index, card in enumerate(row) if card is not None)
    return [*row[:first], 0, *row[first + 1 :]]


def _highest(document: Document, seat: int, level: str, row: list[int | None], random: Random) -> Any:
    last = max(index for index, card in enumerate(row) if card is not None)
    return [*row[:last], SIZES[len(document["players"])].highest + 1, *row[last + 1 :]]


def _copied(document: Document, seat: int, level: str, row: list[int | None], random: Random) -> Any:
    """A number of another gallery in the place of one that it fits between the neighbours of."""
    others = [card for s, name, cards in _rows(document) if (s, name) != (seat, level) for card in cards if card]
    for index, card in enumerate(row):
        for other in others if card is not None else ():
            new = [*row[:index], other, *row[index + 1 :]]
            if rising(new):
                return new
    return None


def rising(row: list[int | None]) -> bool:
    """Whether numbers rise."""
    return all(left < right for left, right in pairwise(card for card in row if card is not None))


def _falling(document: Document, seat: int, level: str, row: list[int | None], random: Random) -> Any:
    filled = [index for index, card in enumerate(row) if card is not None]
    if len(filled) < 2:
        return None
    left, right = filled[0], filled[1]
    row[left], row[right] = row[right], row[left]
    return row


def _emptied(document: Document, seat: int, level: str, row: list[int | None], random: Random) -> Any:
    held = level in document["final"]["seats"][seat]["bonuses"]
    three = sum(card is not None for _, _, other in _rows(document)[3 * seat : 3 * seat + 3] for card in other)
    left = three - sum(card is not None for card in row)
    return None if held or left < 3 else [None] * len(row)


def _too_many(random: Random) -> Document:
    count = random.choice(COUNTS)
    document = full(count, random)
    row = document["final"]["seats"][0]["galleries"]["middle"]
    used = {card for _, _, cards in _rows(document) for card in cards}
    spare = next(card for card in range(SIZES[count].highest, 0, -1) if card not in used)
    return changed(document, {"final.seats[0].galleries.middle": sorted([*row, spare])})


def _two_holders(random: Random) -> Document:
    document = full(random.choice(COUNTS), random)
    level = random.choice(LEVELS)
    for seat in document["final"]["seats"][:2]:
        seat["bonuses"] = [*{*seat["bonuses"], level}]
    return document


def _bonus_too_early(random: Random) -> Document:
    while True:
        document = drawn(random)
        held = [level for seat in document["final"]["seats"] for level in seat["bonuses"]]
        for seat, level, row in _rows(document):
            if None in row and level not in held:
                mine = document["final"]["seats"][seat]["bonuses"]
                return changed(document, {f"final.seats[{seat}].bonuses": [*mine, level]})


def _wide(document: Document, seat: int) -> bool:
    """Whether no gallery of a Musée is empty and one has a single painting in its middle, so that every number fits."""
    rows = [row for at, _, row in _rows(document) if at == seat]
    alone = [row for row in rows if sum(card is not None for card in row) == 1 and row[0] is None is row[-1]]
    return all(any(row) for row in rows) and bool(alone)


def _nobody_out(document: Document) -> bool:
    return not any(seat["retired"] for seat in document["final"]["seats"])


def _called_over(random: Random) -> Document:
    """A game under way in which every hand has a number that fits."""
    document = drawn(
        random, stop=(6, 14), fits=lambda each: all(_wide(each, seat) for seat in range(len(each["final"]["seats"])))
    )
    for seat in document["final"]["seats"]:
        seat["retired"] = None
    return document | {"status": "finished"}


def _retired_early(random: Random) -> Document:
    """Somebody noted as out who has an empty gallery."""
    document = drawn(random, stop=(0, 6), fits=lambda each: not all(any(row) for _, _, row in _rows(each)[:3]))
    return changed(document, {"final.seats[0].retired": True})


def _retired(random: Random) -> Document:
    """Somebody noted as out whom every number fits."""
    document = drawn(
        random, random.choice((2, 3)), stop=(6, 14), fits=lambda each: _nobody_out(each) and _wide(each, 0)
    )
    return changed(document, {"final.seats[0].retired": True})


def _ahead(random: Random) -> Document:
    """Two paintings fewer than the others, while all take their turns."""

    def fits(document: Document) -> bool:
        return _nobody_out(document) and sum(card is not None for _, _, row in _rows(document)[:3] for card in row) >= 2

    document = drawn(random, random.choice((2, 3)), stop=(6, 12), fits=fits)
    hanging = [
        f"final.seats[0].galleries.{level}[{index}]"
        for _, level, row in _rows(document)[:3]
        for index, card in enumerate(row)
        if card is not None
    ]
    return changed(document, dict.fromkeys(random.sample(hanging, 2)))


def _claims(*claims: Document, arrangement: Any = None, count: int | None = None) -> Change:
    """Points that the table noted, nothing else being counted."""

    def make(random: Random) -> Document:
        shared = {"stairs": arrangement} if arrangement else {}
        noted = [{"seat": seat, **claim} for seat, claim in enumerate(claims)]
        number = count or random.choice(COUNTS)
        return {**_frame(number), "status": "finished", "final": {"shared": shared, "seats": []}, "claimed": noted}

    return make


def _wrong_winner(random: Random) -> Document:
    from positions.common import scored

    while True:
        document = drawn(random)
        winners = scored(document).outcome.winners
        losers = [seat for seat in range(len(document["final"]["seats"])) if seat not in winners]
        if winners and losers:
            return document | {"claimed": [{"seat": random.choice(losers), "winner": True}]}


def _same_colour(random: Random) -> Document:
    return changed(drawn(random, random.choice((2, 3))), {"players[1].colour": COLOURS[0]})


def _one_more_seat(random: Random) -> Document:
    document = drawn(random)
    return changed(document, {"final.seats": [*document["final"]["seats"], {}]})


def _players(random: Random) -> Document:
    return {
        "format": FORMAT,
        "game": GAME.id,
        "players": [{"name": f"P{at}"} for at in range(random.choice((1, 5, 6)))],
    }


def _themes(themes: Any, cards: Any) -> Change:
    return lambda random: changed(drawn(random), {"final.shared.themes": themes, "final.shared.theme_cards": cards})


FIRST = {row: list(columns) for row, columns in FIRST_GAME.items()}

BREAKS: Mapping[str, Change] = {
    "player-count": _players,
    "distinct-colours": _same_colour,
    "two-teams-of-two": _team("AAAB"),
    "partners-apart": _team("AABB"),
    "number-of-musees": _set_up("musees", 1),
    "tokens-per-row": _set_up("columns", -1),
    "tokens-per-musee": _set_up("tokens", 1),
    "three-staircases-a-row": _stairs(lambda row, last: row[:-1]),
    "two-and-three-staircases": _as_many_in_both,
    "staircase-in-row": _stairs(lambda row, last: [*row[:-1], last + 1]),
    "staircase-once": _stairs(lambda row, last: [*row[:-1], row[0]]),
    "same-staircases": _another_arrangement,
    "cards-in-play": _set_up("highest_card", 1),
    "cards-shuffled": _set_up("paintings", -1),
    "hand-of-five": _set_up("hand", 1),
    "draw-deck-left": _set_up("draw_deck", -1),
    "bonus-cards-out": _set_up("bonus_cards", -1),
    "one-theme-a-name": _themes({"0": "water", "3": "water"}, None),
    "one-name-a-theme": _themes(None, {"water": [5], "animals": [20]}),
    "seats-match": _one_more_seat,
    "not-negative": lambda random: changed(drawn(random), {"final.shared.match.number": -1}),
    "claimed-winner": _wrong_winner,
    "no-more-slots": _gallery(lambda document, seat, level, row, random: [*row, None]),
    "every-slot-noted": _gallery(lambda document, seat, level, row, random: row[:-1] if row[-1] is None else None),
    "lowest-card": _gallery(_lowest),
    "highest-card": _gallery(_highest),
    "one-card-a-number": _gallery(_copied),
    "rising-numbers": _gallery(_falling),
    "paintings-in-all": _too_many,
    "card-of-its-theme": _themes({"1": "water", "2": "animals"}, {"water": 12}),
    "bonus-held-once": _two_holders,
    "bonus-gallery-full": _bonus_too_early,
    "no-empty-gallery": _gallery(_emptied),
    "somebody-could-play": _called_over,
    "three-paintings": _claims({"lines": {"paintings": 2}}),
    "retired-with-empty-gallery": _retired_early,
    "retired-could-play": _retired,
    "counts-in-turn": _ahead,
    "play-is-over": lambda random: drawn(random) | {"status": "playing"},
    "most-points": _claims({"total": 77}),
    "most-points-of-layout": _claims({"total": 73}, arrangement=FIRST, count=2),
    "unreachable-total": _claims({}, {"total": 75}, count=2),
    "points-in-steps": _claims({"lines": {"neighbours": 7}}),
    "paintings-most": _claims({"lines": {"paintings": 19}}),
    "neighbours-most": _claims({"lines": {"paintings": 14, "neighbours": 24}}),
    "staircases-most": _claims({"lines": {"staircases": 21}}),
    "staircases-most-of-layout": _claims({"lines": {"paintings": 7, "staircases": 12}}, arrangement=FIRST, count=2),
    "bonus-needs-paintings": _claims({"lines": {"paintings": 9, "gallery-bonuses": 8}}),
    "three-bonus-cards": _claims({"lines": {"gallery-bonuses": 8}}, {"lines": {"gallery-bonuses": 8}}),
}

BESIDE = {
    "paintings-in-all": frozenset({"no-more-slots"}),  # as many as there are slots is no painting too many
}

POSITIONS = Positions(GAME.id, legal, BREAKS, BESIDE)
