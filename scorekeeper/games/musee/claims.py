"""What a table's own count can be: totals and lines that no game of Musée gives.

Bounds on totals hold for what the game itself gives; points of the table's own (``extra``) are taken off first.
"""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import Claim
from scorekeeper.games.musee.maximum import BONUS, NEIGHBOURS, PAINTING, STAIRCASE, complete, highest_total
from scorekeeper.games.musee.model import LEVELS, MuseeTable, size, source, stairs
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Stage, rule

EACH = {"paintings": PAINTING, "neighbours": NEIGHBOURS, "staircases": STAIRCASE, "gallery-bonuses": BONUS}
"""Points for one of each line."""

END = source("Fin del juego")


def _line(claim: Claim, id: str) -> int | None:
    """How many of a line's things a claim stands for, or ``None`` where it is not claimed or no multiple."""
    points = claim.lines.get(id)
    return None if points is None or points < 0 or points % EACH[id] else points // EACH[id]


def _totals(table: MuseeTable) -> Iterator[tuple[Claim, int, tuple[str, ...]]]:
    """Every total claimed without the table's own points, with its paths; four lines claimed make a total too."""
    for index, claim in enumerate(table.claimed):
        own = sum(extra.points for extra in table.extra if extra.seat == claim.seat)
        if claim.total is not None:
            yield claim, claim.total - own, (f"claimed[{index}].total",)
        elif set(claim.lines) == set(EACH):
            yield claim, sum(claim.lines.values()), tuple(f"claimed[{index}].lines.{id}" for id in EACH)


@rule("most-points", Stage.FINAL, source=END, basis=("MU-F11", "B5"), confidence=Confidence.DERIVED, limit=True)
def most_points(table: MuseeTable) -> Iterator[Finding]:
    """No Musée is worth more than 76 points, 64 with three players."""
    most = size(table).most
    for claim, points, where in _totals(table):
        if points > most:
            yield Finding(where, {"player": claim.seat, "claimed": points, "most": most})


@rule("most-points-of-layout", Stage.FINAL, source=END, basis=("MU-F12",), confidence=Confidence.DERIVED, limit=True)
def most_points_of_layout(table: MuseeTable) -> Iterator[Finding]:
    """The arrangement of the staircases sets the highest total: 72 in a first game."""
    sizes = size(table)
    rows = complete(stairs(table), sizes)
    if rows is None or not table.claimed:
        return
    most = highest_total(*rows, sizes)
    for claim, points, where in _totals(table):
        if most < points <= sizes.most:
            facts: dict[str, Fact] = {
                "player": claim.seat,
                "claimed": points,
                "most": most,
                "upper": rows[0],
                "lower": rows[1],
            }
            where += tuple(f"final.shared.stairs.{name}" for name in ("upper", "lower"))
            yield Finding(where, facts, part="tokens")


@rule("unreachable-total", Stage.FINAL, source=END, basis=("MU-F13",), confidence=Confidence.DERIVED, limit=True)
def unreachable_total(table: MuseeTable) -> Iterator[Finding]:
    """Nobody reaches 75 exactly, or 63 with three players: the next lower total than the highest is further off."""
    sizes = size(table)
    for claim, points, where in _totals(table):
        if points == sizes.unreachable:
            yield Finding(where, {"player": claim.seat, "claimed": points, "most": sizes.most})


# --- lines -------------------------------------------------------------------------------------------------------


def _claims(table: MuseeTable, id: str) -> Iterator[tuple[Claim, int, int, str]]:
    """Every claim of a line: claim, its number of things, paintings claimed beside it (else all slots), path."""
    for index, claim in enumerate(table.claimed):
        number = _line(claim, id)
        if number is not None:
            paintings = _line(claim, "paintings")
            yield claim, number, size(table).slots if paintings is None else paintings, f"claimed[{index}].lines.{id}"


def _beside(claim: Claim, path: str) -> tuple[str, ...]:
    """A line's path, and that of the paintings it is held against where they are claimed."""
    paintings = path.rsplit(".", 1)[0] + ".paintings"
    return (path, paintings) if "paintings" in claim.lines else (path,)


@rule("points-in-steps", Stage.FINAL, source=END, basis=("B5", "mu-093"), confidence=Confidence.DERIVED)
def points_in_steps(table: MuseeTable) -> Iterator[Finding]:
    """Each line comes in steps: neighbours by 2, staircases by 3, bonus cards by 4, none below 0."""
    for index, claim in enumerate(table.claimed):
        for id, points in claim.lines.items():
            if id in EACH and (points < 0 or points % EACH[id]):
                facts: dict[str, Fact] = {"player": claim.seat, "line": id, "claimed": points, "each": EACH[id]}
                yield Finding((f"claimed[{index}].lines.{id}",), facts)


@rule("paintings-most", Stage.FINAL, source=END, basis=("B5", "mu-094"), confidence=Confidence.DERIVED)
def paintings_most(table: MuseeTable) -> Iterator[Finding]:
    """A Musée has room for 18 paintings, with three players for 15."""
    for claim, number, _, path in _claims(table, "paintings"):
        if number > size(table).slots:
            yield Finding((path,), {"player": claim.seat, "claimed": number, "most": size(table).slots})


@rule("neighbours-most", Stage.FINAL, source=END, basis=("MU-F15", "mu-095"), confidence=Confidence.DERIVED)
def neighbours_most(table: MuseeTable) -> Iterator[Finding]:
    """Paintings in a gallery make one pair fewer than there are of them, so each gallery begun costs a pair."""
    columns = size(table).columns
    for claim, pairs, paintings, path in _claims(table, "neighbours"):
        most = paintings - -(-paintings // columns)
        if pairs > most:
            facts: dict[str, Fact] = {"player": claim.seat, "claimed": pairs, "paintings": paintings, "most": most}
            yield Finding(_beside(claim, path), facts)


@rule("staircases-most", Stage.FINAL, source=END, basis=("MU-F15", "mu-096"), confidence=Confidence.DERIVED)
def staircases_most(table: MuseeTable) -> Iterator[Finding]:
    """Three paintings in a column make two pairs at most, and there are six staircases, five with three players."""
    laid = sum(size(table).stairs)
    for claim, pairs, paintings, path in _claims(table, "staircases"):
        most = min(laid, 2 * paintings // 3)
        if pairs > most:
            facts: dict[str, Fact] = {"player": claim.seat, "claimed": pairs, "paintings": paintings, "most": most}
            yield Finding(_beside(claim, path), facts)


@rule("staircases-most-of-layout", Stage.FINAL, source=END, basis=("MU-F15",), confidence=Confidence.DERIVED)
def staircases_most_of_layout(table: MuseeTable) -> Iterator[Finding]:
    """Where no column has both staircases, every joined pair wants two paintings of its own."""
    sizes = size(table)
    rows = complete(stairs(table), sizes)
    if rows is None or set(rows[0]) & set(rows[1]):
        return
    for claim, pairs, paintings, path in _claims(table, "staircases"):
        most = paintings // 2
        if most < pairs <= min(sum(sizes.stairs), 2 * paintings // 3):
            facts: dict[str, Fact] = {"player": claim.seat, "claimed": pairs, "paintings": paintings, "most": most}
            yield Finding((*_beside(claim, path), "final.shared.stairs.upper", "final.shared.stairs.lower"), facts)


@rule("bonus-needs-paintings", Stage.FINAL, source=END, basis=("MU-F14", "mu-098"), confidence=Confidence.DERIVED)
def bonus_needs_paintings(table: MuseeTable) -> Iterator[Finding]:
    """Each bonus card stands for a full gallery: six paintings, five with three players."""
    columns = size(table).columns
    for claim, cards, paintings, path in _claims(table, "gallery-bonuses"):
        if columns * cards > paintings and "paintings" in claim.lines:
            facts: dict[str, Fact] = {
                "player": claim.seat,
                "cards": cards,
                "paintings": paintings,
                "least": columns * cards,
            }
            yield Finding(_beside(claim, path), facts)


@rule(
    "three-bonus-cards",
    Stage.FINAL,
    source=END,
    basis=("MU-F14", "mu-009", "mu-097"),
    confidence=Confidence.DERIVED,
    limit=True,
)
def three_bonus_cards(table: MuseeTable) -> Iterator[Finding]:
    """All players together hold no more than the three bonus cards."""
    cards: dict[Seat, tuple[int, str]] = {}
    for claim, number, _, path in _claims(table, "gallery-bonuses"):
        cards[claim.seat] = number, path
    found = sum(number for number, _ in cards.values())
    if found > len(LEVELS):
        where = tuple(path for number, path in cards.values() if number)
        yield Finding(where, {"found": found, "most": len(LEVELS)})
