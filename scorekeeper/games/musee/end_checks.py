"""Whether a game can be over, or still going on, as it stands: turns, hands and free slots.

Why hands can be known though nobody shows them: while the deck lasts every placement is followed by a draw, a card that
fits nowhere never fits again (free slots only ever get narrower), and nobody stops while a card in hand fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_

from scorekeeper.game import final_path
from scorekeeper.games.musee.final_checks import PLACING, counted, told
from scorekeeper.games.musee.model import HAND, LEVELS, MuseeTable, gallery, gallery_path, size, source
from scorekeeper.games.musee.position import Musee, musees, overdrawn, turn_order, unseen
from scorekeeper.games.musee.scoring import paintings_of, seats
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Stage, rule

SURE_DRAWS = 12
"""Draws that a team can count on: 30 in all, of which the other team, with 18 slots, takes 18 at most."""


def hand(musee: Musee, teams: bool) -> int:
    """The fewest cards that whoever owns this unfinished Musée still holds.

    Two players have drawn after every placement: at most 35 of 40 cards. With three an unfinished Musée's last painting
    was the 42nd on the table at the latest, so a draw followed it however the last cards of the deck are treated.
    """
    if not teams:
        return HAND
    placed = len(musee.cards)
    return 2 * HAND + min(placed, SURE_DRAWS) - placed


def free_slots(seat: int, musee: Musee) -> tuple[str, ...]:
    """Paths of the galleries with a free slot."""
    return tuple(
        gallery_path(seat, level) for level, row in zip(LEVELS, musee.rows, strict=True) if any(c is None for c in row)
    )


def _together(stuck: Mapping[Seat, int], group: tuple[Seat, ...]) -> int:
    """How many different numbers the seats of a group can hold."""
    return reduce(or_, (stuck[seat] for seat in group)).bit_count()


@rule(
    "no-empty-gallery",
    Stage.FINAL,
    source=source(PLACING),
    basis=("MU-F8", "mu-048", "mu-060"),
    confidence=Confidence.DERIVED,
)
def no_empty_gallery(table: MuseeTable) -> Iterator[Finding]:
    """No game ends with an entirely empty gallery: any card fits there, and its owner still holds cards."""
    severity = table.at_end()
    for seat, musee in seats(table) if severity is not None else ():
        for level in LEVELS:
            row = gallery(musee, level)
            if row is not None and all(card is None for card in row):
                facts = {"player": seat, "gallery": level}
                yield Finding((gallery_path(seat, level),), facts, part=f"gallery-{seat}-{level}", severity=severity)


@rule(
    "somebody-could-play",
    Stage.FINAL,
    source=source(PLACING),
    basis=("MU-F9", "mu-056", "mu-058", "mu-060"),
    confidence=Confidence.DERIVED,
)
def somebody_could_play(table: MuseeTable) -> Iterator[Finding]:
    """A game is over when nobody can place: whoever has free slots holds a hand of cards that fit none of them."""
    severity = table.at_end()
    all_musees = musees(table) if severity is not None else None
    if all_musees is None:
        return
    left = unseen(all_musees)
    # Entirely empty galleries are another rule's business.
    open_ = {seat: m for seat, m in zip(table.seats, all_musees, strict=True) if not m.full and not m.empty_gallery}
    stuck = {seat: left & ~musee.fitting() for seat, musee in open_.items()}
    hands = {seat: hand(musee, table.teams) for seat, musee in open_.items()}
    # With four players a gift between partners leaves the count of hands less sure: refuse only with a card to spare.
    spare = 1 if table.teams else 0
    group = overdrawn(stuck, {seat: number - spare for seat, number in hands.items()})
    if group is None and spare:
        severity, group = Severity.WARNING, overdrawn(stuck, hands)
    if group is None:
        return
    facts: dict[str, Fact] = {
        "players": group,
        "number": len(group),
        "held": sum(hands[seat] for seat in group),
        "stuck": _together(stuck, group),
    }
    where = tuple(path for seat in group for path in free_slots(seat, open_[seat]))
    yield Finding(where, facts, part=f"seat-{group[0]}", severity=severity)


FEWEST = len(LEVELS)
"""One painting a gallery."""


@rule(
    "three-paintings",
    Stage.FINAL,
    source=source(PLACING),
    basis=("MU-F16", "mu-048", "mu-060"),
    confidence=Confidence.DERIVED,
)
def three_paintings(table: MuseeTable) -> Iterator[Finding]:
    """A finished Musée holds three paintings at least, one a gallery; so does its owner's own count."""
    severity = table.at_end()
    if severity is None:
        return
    for seat, musee in seats(table):
        number = paintings_of(musee)
        if number is not None and number < FEWEST:
            where = tuple(gallery_path(seat, level) for level in LEVELS)
            facts = {"player": seat, "found": number, "least": FEWEST}
            yield Finding(where, facts, part=f"seat-{seat}", severity=severity)
    for index, claim in enumerate(table.claimed):
        number = claim.lines.get("paintings")
        if number is not None and number < FEWEST:
            facts = {"player": claim.seat, "found": number, "least": FEWEST}
            yield Finding((f"claimed[{index}].lines.paintings",), facts, severity=severity)


# --- while it is played ------------------------------------------------------------------------------------------


@rule(
    "retired-with-empty-gallery",
    Stage.FINAL,
    source=source(PLACING),
    basis=("MU-F17", "mu-048", "mu-058"),
    confidence=Confidence.DERIVED,
)
def retired_with_empty_gallery(table: MuseeTable) -> Iterator[Finding]:
    """Nobody is out of placements with an entirely empty gallery: any card fits there."""
    if table.finished:
        return  # the rule on empty galleries speaks of it
    for seat, musee in seats(table):
        for level in LEVELS if musee.retired and not told(table, "retire", int(seat)) else ():
            row = gallery(musee, level)
            if row is not None and all(card is None for card in row):
                where = (final_path(seat, "retired"), gallery_path(seat, level))
                yield Finding(where, {"player": seat, "gallery": level}, part=f"gallery-{seat}-{level}")


@rule(
    "retired-could-play",
    Stage.FINAL,
    source=source(PLACING),
    basis=("MU-F17", "mu-056", "mu-058"),
    confidence=Confidence.DERIVED,
)
def retired_could_play(table: MuseeTable) -> Iterator[Finding]:
    """Whoever is out of placements holds five cards that fit nowhere: five such numbers hang on no wall yet."""
    all_musees = None if table.finished or table.teams else musees(table)
    if all_musees is None:
        return
    left = unseen(all_musees)
    out = {
        seat: all_musees[seat]
        for seat, musee in seats(table)
        if musee.retired and not all_musees[seat].full and not all_musees[seat].empty_gallery
    }
    stuck = {seat: left & ~musee.fitting() for seat, musee in out.items()}
    group = overdrawn(stuck, dict.fromkeys(out, HAND))
    if group is None or any(told(table, "retire", int(seat)) for seat in group):
        return
    facts: dict[str, Fact] = {
        "players": group,
        "number": len(group),
        "held": HAND * len(group),
        "stuck": _together(stuck, group),
    }
    where = tuple(final_path(seat, "retired") for seat in group)
    where += tuple(path for seat in group for path in free_slots(seat, out[seat]))
    yield Finding(where, facts, part=f"seat-{group[0]}")


def _goes_on(table: MuseeTable, all_musees: tuple[Musee, ...]) -> dict[Seat, bool]:
    """By seat, whether it certainly still takes all its turns: noted so, or its hand must hold a card that fits.

    A team goes on while one partner can place, at half its turns. Only with an entirely empty gallery both can: then at
    most 24 paintings hang, the deck lasts and everybody holds five cards.
    """
    left = unseen(all_musees)
    going = {}
    for seat, musee in seats(table):
        mine = all_musees[seat]
        noted = musee.retired is False and not table.teams
        must = mine.empty_gallery or (not table.teams and (left & ~mine.fitting()).bit_count() < HAND)
        going[seat] = not mine.full and not musee.retired and (noted or must)
    return going


def _out_of_turn(table: MuseeTable, numbers: tuple[int, ...], seat: Seat) -> tuple[Seat, ...]:
    """Seats with more paintings than ``seat``, which missed no turn, can explain: one more for those before it."""
    order = turn_order(table)
    return tuple(
        other for other in table.seats if numbers[other] > numbers[seat] + (order is None or order[other] < order[seat])
    )


@rule(
    "counts-in-turn",
    Stage.FINAL,
    source=source("Terminando tu turno"),
    basis=("MU-F18", "mu-083"),
    confidence=Confidence.DERIVED,
)
def counts_in_turn(table: MuseeTable) -> Iterator[Finding]:
    """While all take their turns, everybody has as many paintings as the others, or one more who began earlier."""
    numbers, all_musees = counted(table), musees(table)
    if table.finished or numbers is None or all_musees is None or told(table, "turn"):
        return
    if not all(_goes_on(table, all_musees).values()):
        return
    for seat in table.seats:
        ahead = _out_of_turn(table, numbers, seat)
        if ahead:
            yield _uneven(table, numbers, seat, ahead, Severity.ERROR)
            return


@rule(
    "turns-fit-counts",
    Stage.FINAL,
    source=(source("Terminando tu turno"), source(PLACING)),
    basis=("MU-F7", "mu-058", "mu-059", "mu-083"),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def turns_fit_counts(table: MuseeTable) -> Iterator[Finding]:
    """Whoever has fewer paintings than turns would give has a full Musée or is out of placements."""
    numbers, all_musees = counted(table), musees(table)
    if numbers is None or all_musees is None or told(table, "turn"):
        return
    going = _goes_on(table, all_musees) if not table.finished else {s: m.retired is False for s, m in seats(table)}
    if not table.finished and all(going.values()):
        return  # the rule on counts in turn speaks of it
    for seat in table.seats:
        ahead = _out_of_turn(table, numbers, seat) if going[seat] and not all_musees[seat].full else ()
        if ahead:
            yield _uneven(table, numbers, seat, ahead, Severity.WARNING)
            return


def _uneven(
    table: MuseeTable, numbers: tuple[int, ...], seat: Seat, ahead: tuple[Seat, ...], severity: Severity
) -> Finding:
    most = max(ahead, key=lambda other: numbers[other])
    where = tuple(gallery_path(each, level) for each in (seat, most) for level in LEVELS)
    facts: dict[str, Fact] = {
        "player": seat,
        "found": numbers[seat],
        "other": most,
        "most": numbers[most],
        "order": 0 if table.start_player is None else 1,
    }
    return Finding((*where, final_path(seat, "retired")), facts, part=f"seat-{seat}", severity=severity)


@rule(
    "play-is-over",
    Stage.FINAL,
    source=source("Fin del juego"),
    basis=("MU-F20", "mu-060", "mu-092"),
    confidence=Confidence.DERIVED,
)
def play_is_over(table: MuseeTable) -> Iterator[Finding]:
    """A game in which every Musée is full or its owner out of placements is over."""
    if table.status != "playing" or table.final is None:
        return
    where: list[str] = []
    for seat, musee in seats(table):
        number = paintings_of(musee)
        if musee.retired:
            where.append(final_path(seat, "retired"))
        elif number is not None and number >= size(table).slots:
            where += [gallery_path(seat, level) for level in LEVELS]
        else:
            return
    if where:
        # With the last entry of a log the game is over before anybody can mark it so.
        severity = Severity.NOTE if table.journal is not None else None
        yield Finding(tuple(where), {"number": len(table.seats)}, severity=severity)
