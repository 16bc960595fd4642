"""Final position: what one player can have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from scorekeeper.game import Table, final_path, shared_path
from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    COLUMNS,
    EXHIBITIONS_MOST,
    HOUSES_A_PLAYER,
    NOBILITY_END,
    NOBLES,
    PENALTY,
    ROUNDS,
    TRACK_START,
    Final,
    SeatFinal,
    Setup,
    construction_most,
    known,
    rows_of,
    start_prison,
    total,
)
from scorekeeper.games.bruxelles_1897.scoring import unpaid
from scorekeeper.games.bruxelles_1897.supply_checks import final_seats
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Stage, rule

BxTable = Table[Setup, Final]


def crests_most(count: int) -> int:
    """Coats of arms that one player can win in a game: all of them in every round."""
    return ROUNDS * (rows_of(count) - 1) * (COLUMNS - 1)


def _one(seat: Seat, field: str, part: str | None = None, **facts: Fact) -> Finding:
    return Finding((final_path(seat, field),), {"player": seat, **facts}, part=part)


# --- cards -------------------------------------------------------------------------------------------------------


@rule("no-duplicate-noble", Stage.FINAL, source=sources.ART_NOUVEAU, basis=("BX-F4", "bx-125"))
def no_duplicate_noble(table: BxTable) -> Iterator[Finding]:
    """Nobody keeps two cards of the same noble."""
    for seat, each in final_seats(table):
        for noble, cards in Counter(each.nobles or ()).items():
            if cards > 1:
                yield _one(seat, "nobles", noble=noble, found=cards)


@rule(
    "most-nobles",
    Stage.FINAL,
    source=sources.ART_NOUVEAU,
    basis=("BX-F4", "bx-125"),
    confidence=Confidence.DERIVED,
    limit=True,
)
def most_nobles(table: BxTable) -> Iterator[Finding]:
    """There are five nobles to keep besides Brugmann."""
    for seat, each in final_seats(table):
        if len(each.nobles or ()) > len(NOBLES):
            yield _one(seat, "nobles", found=len(each.nobles or ()), most=len(NOBLES))


@rule("one-brugmann", Stage.FINAL, source=sources.SETUP, basis=("BX-F4", "bx-037", "bx-038"))
def one_brugmann(table: BxTable) -> Iterator[Finding]:
    """Everybody has the one Brugmann dealt at set-up: he is never bought and never lost."""
    for seat, each in final_seats(table):
        if each.brugmann is not None and each.brugmann != 1:
            yield _one(seat, "brugmann", found=each.brugmann)


@rule(
    "most-houses",
    Stage.FINAL,
    source=(*sources.ART_NOUVEAU, sources.DERIVED),
    basis=("BX-F4",),
    confidence=Confidence.DERIVED,
)
def most_houses(table: BxTable) -> Iterator[Finding]:
    """Eight houses would take more Architects than four rounds give."""
    for seat, each in final_seats(table):
        found = sum(known(each.houses).values())
        if found > HOUSES_A_PLAYER:
            yield _one(seat, "houses", found=found, most=HOUSES_A_PLAYER)


# --- tracks and prison -------------------------------------------------------------------------------------------


@rule("nobility-range", Stage.FINAL, source=sources.BRUSSELS, basis=("BX-F6", "bx-180", "bx-068"))
def nobility_range(table: BxTable) -> Iterator[Finding]:
    """The Nobility track runs from 1 to 5."""
    for seat, each in final_seats(table):
        if each.nobility is not None and not TRACK_START <= each.nobility <= NOBILITY_END:
            yield _one(seat, "nobility", "track-nobility", found=each.nobility, least=TRACK_START, most=NOBILITY_END)


@rule("tracks-from-one", Stage.FINAL, source=sources.SETUP, basis=("BX-F6", "bx-067", "bx-069"))
def tracks_from_one(table: BxTable) -> Iterator[Finding]:
    """Architecture and Prestige begin on 1 and never go back."""
    for seat, each in final_seats(table):
        for track, found in (("architecture", each.architecture), ("prestige", each.prestige)):
            if found is not None and found < TRACK_START:
                yield _one(seat, track, f"track-{track}", track=track, found=found, least=TRACK_START)


@rule(
    "track-end",
    Stage.FINAL,
    source=sources.DERIVED,
    basis=("BX-F6", "bx-069", "bx-135"),
    severity=Severity.WARNING,
    confidence=Confidence.ASSUMED,
    option="track-end",
)
def track_end(table: BxTable) -> Iterator[Finding]:
    """Architecture and Prestige are taken to end where the Nobility track ends."""
    if table.has("track-end", "open"):
        return
    most = int(table.options["track-end"])
    for seat, each in final_seats(table):
        for track, found in (("architecture", each.architecture), ("prestige", each.prestige)):
            if found is not None and found > most:
                yield _one(seat, track, f"track-{track}", track=track, found=found, most=most)


@rule(
    "prison-limit",
    Stage.FINAL,
    source=(*sources.PRISON, sources.DERIVED),
    basis=("BX-F7", "bx-231"),
    confidence=Confidence.DERIVED,
)
def prison_limit(table: BxTable) -> Iterator[Finding]:
    """In prison lie at most the cards of set-up and one more a round."""
    start = len(start_prison(table.count))
    for seat, each in final_seats(table):
        if each.prison is not None and each.prison > start + ROUNDS:
            yield _one(seat, "prison", "prison", found=each.prison, start=start, rounds=ROUNDS, most=start + ROUNDS)


@rule(
    "prison-by-round",
    Stage.FINAL,
    source=(*sources.PRISON, sources.DERIVED),
    basis=("BX-F7", "bx-231"),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def prison_by_round(table: BxTable) -> Iterator[Finding]:
    """The same after fewer rounds: a card more for each round played."""
    start, played = len(start_prison(table.count)), table.final.shared.round if table.final else None
    if played is None or not 0 <= played < ROUNDS:
        return
    for seat, each in final_seats(table):
        if each.prison is not None and start + played < each.prison <= start + ROUNDS:
            yield Finding(
                (final_path(seat, "prison"), shared_path("round")),
                {"player": seat, "found": each.prison, "start": start, "rounds": played, "most": start + played},
                part="prison",
            )


@rule("prison-values-match", Stage.FINAL, source=sources.PRISON, basis=("BX-F7",), confidence=Confidence.DERIVED)
def prison_values_match(table: BxTable) -> Iterator[Finding]:
    """The cards listed in prison are as many as counted there."""
    for seat, each in final_seats(table):
        listed = tuple(card for card in each.prison_values or () if card)
        if each.prison is None or each.prison_values is None or len(listed) == each.prison:
            continue
        if len(listed) > each.prison or table.at_end():
            where = (final_path(seat, "prison"), final_path(seat, "prison_values"))
            yield Finding(where, {"player": seat, "found": len(listed), "expected": each.prison}, part="prison")


# --- points before the end ---------------------------------------------------------------------------------------


@rule(
    "vp-adds-up",
    Stage.FINAL,
    source=sources.DERIVED,
    basis=("BX-F12", "bx-122", "bx-147", "bx-224"),
    confidence=Confidence.DERIVED,
)
def vp_adds_up(table: BxTable) -> Iterator[Finding]:
    """Before the end VP come from constructions, exhibitions and coats of arms, from nothing else."""
    for seat, each in final_seats(table):
        from_ = each.vp_from
        if each.vp is None or from_ is None:
            continue
        parts = (from_.construction, from_.exhibitions, from_.crests)
        found = sum(part for part in parts if part is not None)
        if (None not in parts and found != each.vp) or found > each.vp:
            facts: dict[str, Fact] = {"player": seat, "found": found, "expected": each.vp}
            yield Finding((final_path(seat, "vp"), final_path(seat, "vp_from")), facts, part=f"seat-{seat}")


@rule(
    "construction-range",
    Stage.FINAL,
    source=(*sources.ART_NOUVEAU, sources.DERIVED),
    basis=("BX-F13", "bx-116", "bx-119", "bx-122"),
)
def construction_range(table: BxTable) -> Iterator[Finding]:
    """A house gives a VP for each kind of material in it: 1 for the first, 1 to 2 for the second, then 1 to 3."""
    for seat, each in final_seats(table):
        houses, found = total(each.houses), each.vp_from.construction if each.vp_from else None
        if houses is None or found is None or houses < 0:
            continue
        if not houses <= found <= construction_most(houses):
            where = (final_path(seat, "vp_from.construction"), final_path(seat, "houses"))
            facts: dict[str, Fact] = {"player": seat, "houses": houses, "found": found}
            yield Finding(where, {**facts, "least": houses, "most": construction_most(houses)})


@rule(
    "vp-covers-houses",
    Stage.FINAL,
    source=sources.ART_NOUVEAU,
    basis=("BX-F13", "bx-122"),
    confidence=Confidence.DERIVED,
)
def vp_covers_houses(table: BxTable) -> Iterator[Finding]:
    """Every house gave at least one VP, and the track never goes back."""
    for seat, each in final_seats(table):
        houses = sum(known(each.houses).values())
        if each.vp is not None and each.vp < houses:
            where = (final_path(seat, "vp"), final_path(seat, "houses"))
            yield Finding(where, {"player": seat, "found": each.vp, "houses": houses}, part=f"seat-{seat}")


@rule(
    "exhibition-even",
    Stage.FINAL,
    source=sources.ART_NOUVEAU,
    basis=("A7", "BX-R11", "bx-147"),
    confidence=Confidence.DERIVED,
)
def exhibition_even(table: BxTable) -> Iterator[Finding]:
    """Exhibitions give 2 VP an artwork, so an even number."""
    for seat, each in final_seats(table):
        found = each.vp_from.exhibitions if each.vp_from else None
        if found is not None and found % 2:
            yield _one(seat, "vp_from.exhibitions", found=found)


@rule(
    "exhibition-limit",
    Stage.FINAL,
    source=(*sources.ART_NOUVEAU, sources.DERIVED),
    basis=("A7", "bx-148", "bx-151"),
    confidence=Confidence.DERIVED,
)
def exhibition_limit(table: BxTable) -> Iterator[Finding]:
    """Four exhibitions of four colours give 32 VP to all players together."""
    counted = [
        (seat, each.vp_from.exhibitions)
        for seat, each in final_seats(table)
        if each.vp_from and each.vp_from.exhibitions is not None and each.vp_from.exhibitions > 0
    ]
    found = sum(points for _, points in counted)
    if found > EXHIBITIONS_MOST:
        where = tuple(final_path(seat, "vp_from.exhibitions") for seat, _ in counted)
        yield Finding(where, {"found": found, "most": EXHIBITIONS_MOST})


@rule(
    "crest-limit",
    Stage.FINAL,
    source=(*sources.CREST, sources.DERIVED),
    basis=("A7", "bx-224"),
    confidence=Confidence.DERIVED,
)
def crest_limit(table: BxTable) -> Iterator[Finding]:
    """All coats of arms of four rounds at one's last Prestige position are the most they can have given."""
    crests = crests_most(table.count)
    for seat, each in final_seats(table):
        found, prestige = each.vp_from.crests if each.vp_from else None, each.prestige
        if found is not None and prestige is not None and prestige >= TRACK_START and found > crests * prestige:
            where = (final_path(seat, "vp_from.crests"), final_path(seat, "prestige"))
            facts: dict[str, Fact] = {"player": seat, "found": found, "crests": crests, "prestige": prestige}
            yield Finding(where, {**facts, "most": crests * prestige})


def _ceiling(table: BxTable, each: SeatFinal) -> int | None:
    houses = total(each.houses)
    if each.prestige is None or each.prestige < TRACK_START or houses is None or houses < 0:
        return None
    return construction_most(houses) + EXHIBITIONS_MOST + crests_most(table.count) * each.prestige


@rule(
    "vp-within-reach",
    Stage.FINAL,
    source=sources.DERIVED,
    basis=("F17", "bx-122", "bx-147", "bx-224"),
    confidence=Confidence.DERIVED,
)
def vp_within_reach(table: BxTable) -> Iterator[Finding]:
    """The VP before the end are no more than houses, exhibitions and coats of arms can have given."""
    for seat, each in final_seats(table):
        most = _ceiling(table, each)
        if most is not None and each.vp is not None and each.vp > most:
            houses, prestige = total(each.houses) or 0, each.prestige or 0
            where = tuple(final_path(seat, field) for field in ("vp", "houses", "prestige"))
            facts: dict[str, Fact] = {"player": seat, "found": each.vp, "most": most, "houses": houses}
            facts |= {"prestige": prestige, "construction": construction_most(houses), "exhibitions": EXHIBITIONS_MOST}
            yield Finding(where, {**facts, "crests": crests_most(table.count) * prestige}, part=f"seat-{seat}")


@rule(
    "vp-ceiling",
    Stage.FINAL,
    source=sources.DERIVED,
    basis=("BX-F14",),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def vp_ceiling(table: BxTable) -> Iterator[Finding]:
    """More VP before the end than seven houses, all exhibitions and all coats of arms give."""
    end = 10 if table.has("track-end", "open") else int(table.options["track-end"])
    for seat, each in final_seats(table):
        if each.vp is None or _ceiling(table, each) is not None:
            continue
        prestige = end if each.prestige is None else max(each.prestige, TRACK_START)
        most = construction_most(HOUSES_A_PLAYER) + EXHIBITIONS_MOST + crests_most(table.count) * prestige
        if each.vp > most:
            yield _one(seat, "vp", f"seat-{seat}", found=each.vp, most=most)


@rule(
    "placements-suffice",
    Stage.FINAL,
    source=sources.DERIVED,
    basis=("F18", "bx-100", "bx-116", "bx-119", "bx-120"),
    confidence=Confidence.DERIVED,
)
def placements_suffice(table: BxTable) -> Iterator[Finding]:
    """Each card that a player has, and each Material card built with, took an Architect."""
    for seat, each in final_seats(table):
        houses, nobles = sum(known(each.houses).values()), each.nobles
        if nobles is None or houses < 0 or houses > ARCHITECTS * ROUNDS:
            continue  # without the nobles it is not known how many Architects there were
        artworks = sum(known(each.artworks).values())
        built = sum((number + 1) // 2 for number in range(1, houses + 1))
        hankar, vandervelde = "paul-hankar" in nobles, "emile-vandervelde" in nobles
        found = houses + built + (each.materials or 0) + artworks + len(nobles) - hankar
        most = ARCHITECTS * ROUNDS - (len(start_prison(table.count)) - 1) - (not vandervelde)
        if found > most:
            where = tuple(final_path(seat, field) for field in ("houses", "materials", "artworks", "nobles"))
            facts: dict[str, Fact] = {"player": seat, "found": found, "most": most, "houses": houses, "built": built}
            yield Finding(where, facts, part=f"seat-{seat}")


@rule(
    "score-below-zero",
    Stage.FINAL,
    source=sources.END,
    basis=("A5", "bx-241"),
    severity=Severity.NOTE,
    confidence=Confidence.ASSUMED,
    option="below-zero",
)
def score_below_zero(table: BxTable) -> Iterator[Finding]:
    """Unpaid nobles can cost more VP than there are."""
    for seat, each in final_seats(table):
        lost = unpaid(each)
        if each.vp is not None and lost is not None and 0 <= each.vp < PENALTY * lost:
            where = (final_path(seat, "vp"), final_path(seat, "nobles"), final_path(seat, "bef"))
            facts: dict[str, Fact] = {"player": seat, "vp": each.vp, "penalty": PENALTY * lost}
            yield Finding(where, {**facts, "kept": int(table.has("below-zero", "signed"))}, part=f"seat-{seat}")


# --- rounds ------------------------------------------------------------------------------------------------------


@rule("rounds-one-to-four", Stage.FINAL, source=(*sources.END,), basis=("BX-R1", "bx-007", "bx-080"))
def rounds_one_to_four(table: BxTable) -> Iterator[Finding]:
    """A game has four rounds."""
    played = table.final.shared.round if table.final else None
    if played is not None and not 1 <= played <= ROUNDS:
        yield Finding((shared_path("round"),), {"found": played, "most": ROUNDS}, part="round")


@rule("scored-after-round-four", Stage.FINAL, source=sources.END, basis=("BX-F10", "bx-236"))
def scored_after_round_four(table: BxTable) -> Iterator[Finding]:
    """Final scoring comes after the majority phase of round 4."""
    played, severity = table.final.shared.round if table.final else None, table.at_end()
    if played is not None and 1 <= played < ROUNDS and severity:
        yield Finding((shared_path("round"),), {"found": played, "most": ROUNDS}, part="round", severity=severity)


SEAT_RULES = (
    no_duplicate_noble,
    most_nobles,
    one_brugmann,
    most_houses,
    nobility_range,
    tracks_from_one,
    track_end,
    prison_limit,
    prison_by_round,
    prison_values_match,
    vp_adds_up,
    construction_range,
    vp_covers_houses,
    exhibition_even,
    exhibition_limit,
    crest_limit,
    vp_within_reach,
    vp_ceiling,
    placements_suffice,
    score_below_zero,
    rounds_one_to_four,
    scored_after_round_four,
)
