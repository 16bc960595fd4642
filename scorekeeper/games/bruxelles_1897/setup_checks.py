"""Set-up rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from scorekeeper.game import Table
from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    BONUSES,
    BOX,
    BRUGMANNS,
    COLOURS,
    COLUMNS,
    KINDS,
    NOBLE_CARDS,
    TRACK_START,
    Final,
    LaidCard,
    Piles,
    Setup,
    SetupSeat,
    corners,
    known,
    rows_of,
    start_prison,
)
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Stage, rule

BxTable = Table[Setup, Final]
FIRST_MONEY = 4  # BEF of the start player; each later one has 1 more
PILE_KINDS = ("artwork", "material", "house", "noble")
SIZES = {"artwork": BOX.artwork, "material": BOX.material, "house": BOX.house, "noble": NOBLE_CARDS}


def taken(count: int) -> int:
    """Cards taken from each of the five piles for the Art Nouveau area."""
    return rows_of(count)


def setup_seats(table: BxTable) -> Iterator[tuple[Seat, SetupSeat]]:
    """Every seat with what its player starts with, as far as it is entered."""
    return zip(table.seats, table.setup.seats if table.setup else (), strict=False)


def laid(table: BxTable) -> Iterator[tuple[int, int, LaidCard]]:
    """Row, column and kind of every card entered for the Art Nouveau area, wherever it lies."""
    rows = (table.setup.rows if table.setup else None) or ()
    for row, line in enumerate(rows):
        for column, card in enumerate(line or ()):
            if card is not None:
                yield row, column, card


def _inside(table: BxTable, row: int, column: int) -> bool:
    return row < rows_of(table.count) and column < COLUMNS


def _place(row: int, column: int) -> str:
    return f"setup.rows[{row}][{column}]"


def _part(row: int, column: int) -> str:
    return f"place-{row}-{column}"


def _cells(table: BxTable, *kinds: str) -> tuple[str, ...]:
    return tuple(_place(r, c) for r, c, card in laid(table) if card in kinds and _inside(table, r, c))


# --- players -----------------------------------------------------------------------------------------------------


@rule(
    "box-colours",
    Stage.SETUP,
    source=sources.COMPONENTS,
    basis=("BX-S1", "bx-061"),
    severity=Severity.WARNING,
    limit=True,
)
def box_colours(table: BxTable) -> Iterator[Finding]:
    """The box has pieces in four colours."""
    for index, player in enumerate(table.players):
        if player.colour and player.colour not in COLOURS:
            yield Finding((f"players[{index}].colour",), {"number": index + 1, "colours": COLOURS})


@rule("start-player", Stage.SETUP, source=sources.SETUP, basis=("bx-070", "bx-071"), severity=Severity.NOTE)
def start_player(table: BxTable) -> Iterator[Finding]:
    """A start player is drawn and takes the First Player card."""
    if table.start_player is None and any(seat.bef is not None for _, seat in setup_seats(table)):
        yield Finding(("start_player",), {"money": FIRST_MONEY})


@rule("start-money", Stage.SETUP, source=sources.SETUP, basis=("BX-S2", "bx-072", "bx-073", "bx-074", "bx-075"))
def start_money(table: BxTable) -> Iterator[Finding]:
    """Start money grows by one from the start player on: 4, 5, 6, 7 BEF."""
    counted = [(seat, start.bef) for seat, start in setup_seats(table) if start.bef is not None]
    if table.start_player is not None:
        for seat, bef in counted:
            place = (seat - table.start_player) % table.count
            if bef != FIRST_MONEY + place:
                facts: dict[str, Fact] = {"player": seat, "place": place + 1, "found": bef}
                facts["expected"] = FIRST_MONEY + place
                yield Finding((f"setup.seats[{seat}].bef", "start_player"), facts, part=f"seat-{seat}")
        return
    if counted and not any(
        all(bef == FIRST_MONEY + (seat - first) % table.count for seat, bef in counted) for first in range(table.count)
    ):
        # place 0: nobody is known to begin, and the sums fit no order round the table
        unknown: dict[str, Fact] = {
            "player": counted[0][0],
            "place": 0,
            "found": counted[0][1],
            "expected": FIRST_MONEY,
        }
        yield Finding(tuple(f"setup.seats[{seat}].bef" for seat, _ in counted), unknown)


@rule("start-victory-points", Stage.SETUP, source=sources.SETUP, basis=("BX-S2", "bx-066"))
def start_victory_points(table: BxTable) -> Iterator[Finding]:
    """Everybody begins with 0 VP."""
    for seat, start in setup_seats(table):
        if start.vp is not None and start.vp != 0:
            yield Finding((f"setup.seats[{seat}].vp",), {"player": seat, "found": start.vp}, part=f"seat-{seat}")


@rule("start-tracks", Stage.SETUP, source=sources.SETUP, basis=("BX-S2", "bx-067", "bx-068", "bx-069"))
def start_tracks(table: BxTable) -> Iterator[Finding]:
    """All markers begin on the first space of their track."""
    for seat, start in setup_seats(table):
        for track in ("architecture", "nobility", "prestige"):
            found: int | None = getattr(start, track)
            if found is not None and found != TRACK_START:
                facts: dict[str, Fact] = {"player": seat, "track": track, "found": found, "expected": TRACK_START}
                yield Finding((f"setup.seats[{seat}].{track}",), facts, part=f"track-{track}")


@rule("start-prison-count", Stage.SETUP, source=sources.SETUP, basis=("BX-S2", "bx-063", "bx-064", "bx-065"))
def start_prison_count(table: BxTable) -> Iterator[Finding]:
    """One own Architect begins in prison with two players, two with three or four."""
    expected = len(start_prison(table.count))
    for seat, start in setup_seats(table):
        if start.prison is not None and None not in start.prison and len(start.prison) != expected:
            facts: dict[str, Fact] = {"player": seat, "found": len(start.prison), "expected": expected}
            yield Finding((f"setup.seats[{seat}].prison",), facts, part="prison")


@rule("start-prison-cards", Stage.SETUP, source=sources.SETUP, basis=("BX-S5", "bx-063", "bx-064", "bx-065"))
def start_prison_cards(table: BxTable) -> Iterator[Finding]:
    """The imprisoned cards are the 2/5, and with three or four players a 2/4 as well."""
    expected = start_prison(table.count)
    for seat, start in setup_seats(table):
        cards = tuple(card for card in start.prison or () if card is not None)
        if start.prison is not None and Counter(cards) - Counter(expected) and len(cards) <= len(expected):
            facts: dict[str, Fact] = {"player": seat, "found": _ids(cards), "expected": _ids(expected)}
            yield Finding((f"setup.seats[{seat}].prison",), facts, part="prison")


def _ids(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("card-" + card.replace("/", "-") for card in cards)


@rule("start-hand", Stage.SETUP, source=(*sources.COMPONENTS, *sources.SETUP), basis=("bx-021", "bx-061"))
def start_hand(table: BxTable) -> Iterator[Finding]:
    """Of the seven own Architects those not in prison are in hand."""
    prison = len(start_prison(table.count))
    for seat, start in setup_seats(table):
        if start.hand is not None and start.hand != ARCHITECTS - prison:
            facts: dict[str, Fact] = {"player": seat, "found": start.hand, "expected": ARCHITECTS - prison}
            yield Finding((f"setup.seats[{seat}].hand",), {**facts, "prison": prison}, part=f"seat-{seat}")


@rule("one-brugmann-each", Stage.SETUP, source=sources.SETUP, basis=("BX-S2", "bx-037", "bx-038"))
def one_brugmann_each(table: BxTable) -> Iterator[Finding]:
    """Everybody begins with one Georges Brugmann."""
    for seat, start in setup_seats(table):
        if start.brugmann is not None and start.brugmann != 1:
            facts: dict[str, Fact] = {"player": seat, "found": start.brugmann}
            yield Finding((f"setup.seats[{seat}].brugmann",), facts, part=f"seat-{seat}")


@rule("no-other-cards", Stage.SETUP, source=sources.SETUP, basis=("BX-S2",), confidence=Confidence.DERIVED)
def no_other_cards(table: BxTable) -> Iterator[Finding]:
    """Nobody begins with other nobles, with houses, artworks or materials."""
    for seat, start in setup_seats(table):
        for kind in ("nobles", "houses", "artworks", "materials"):
            found: int | None = getattr(start, kind)
            if found is not None and found > 0:
                facts: dict[str, Fact] = {"player": seat, "kind": kind, "found": found}
                yield Finding((f"setup.seats[{seat}].{kind}",), facts, part=f"seat-{seat}")


# --- Art Nouveau area --------------------------------------------------------------------------------------------


@rule("layout-size", Stage.SETUP, source=sources.SETUP, basis=("BX-S3", "bx-049", "bx-050", "bx-051"), limit=True)
def layout_size(table: BxTable) -> Iterator[Finding]:
    """The area has four columns and three rows, or four rows with four players."""
    rows = (table.setup.rows if table.setup else None) or ()
    wide = max((len(line or ()) for line in rows), default=0)
    high = max((at + 1 for at, line in enumerate(rows) if line), default=0)
    if high > rows_of(table.count) or wide > COLUMNS:
        facts: dict[str, Fact] = {"rows": high, "columns": wide, "most_rows": rows_of(table.count)}
        yield Finding(("setup.rows",), {**facts, "most": rows_of(table.count) * COLUMNS}, part="area")


@rule("layout-full", Stage.SETUP, source=sources.SETUP, basis=("BX-S3",), severity=Severity.WARNING)
def layout_full(table: BxTable) -> Iterator[Finding]:
    """A card lies on every space; only from round 2 on may piles have run out."""
    for row, column, card in laid(table):
        if card == "no-card" and _inside(table, row, column):
            facts: dict[str, Fact] = {"row": row + 1, "column": column + 1, "most": rows_of(table.count) * COLUMNS}
            yield Finding((_place(row, column),), facts, part=_part(row, column))


@rule("layout-kinds", Stage.SETUP, source=sources.SETUP, basis=("BX-S3", "bx-045", "bx-046"), limit=True)
def layout_kinds(table: BxTable) -> Iterator[Finding]:
    """At most three cards of a kind are laid, four with four players: no more are taken from its pile."""
    for kind in KINDS:
        cells = _cells(table, kind)
        if len(cells) > taken(table.count):
            yield Finding(cells, {"kind": kind, "found": len(cells), "most": taken(table.count)})


@rule("layout-one-expo", Stage.SETUP, source=sources.SETUP, basis=("BX-S3", "bx-047"))
def layout_one_expo(table: BxTable) -> Iterator[Finding]:
    """The Expo card lies in the area once at most."""
    cells = _cells(table, "expo")
    if len(cells) > 1:
        yield Finding(cells, {"found": len(cells)})


@rule("neutral-corners", Stage.SETUP, source=sources.NEUTRAL_SIDE, basis=("BX-S3", "bx-053", "bx-054"))
def neutral_corners(table: BxTable) -> Iterator[Finding]:
    """With two players neutral Architects take both corners of the bottom row."""
    taken_by = {(row, column): card for row, column, card in laid(table)}
    for row, column in corners(table.count):
        card = taken_by.get((row, column), "neutral")
        if card != "neutral":
            facts: dict[str, Fact] = {"card": card, "column": column + 1}
            yield Finding((_place(row, column),), facts, part=_part(row, column))


@rule("neutral-elsewhere", Stage.SETUP, source=sources.NEUTRAL_SIDE, basis=("BX-S3", "bx-053", "bx-054"))
def neutral_elsewhere(table: BxTable) -> Iterator[Finding]:
    """Neutral Architects lie nowhere else, and with three or four players there are none."""
    for row, column, card in laid(table):
        if card == "neutral" and (row, column) not in corners(table.count) and _inside(table, row, column):
            facts: dict[str, Fact] = {"row": row + 1, "column": column + 1, "players": table.count}
            yield Finding((_place(row, column),), facts, part=_part(row, column))


@rule("neutral-shows-two", Stage.SETUP, source=sources.NEUTRAL_SIDE, basis=("BX-S3", "bx-054"))
def neutral_shows_two(table: BxTable) -> Iterator[Finding]:
    """Neutral Architects show their 2."""
    neutral = table.setup.neutral if table.setup else None
    for at, value in enumerate((neutral.values if neutral else None) or ()):
        if value is not None and value != 2:
            place = corners(2)[min(at, 1)]
            yield Finding(
                (f"setup.neutral.values[{at}]",), {"found": value}, part=_part(*place) if table.count == 2 else None
            )


@rule("neutral-colour-unused", Stage.SETUP, source=sources.NEUTRAL_SIDE, basis=("BX-S3", "bx-054"))
def neutral_colour_unused(table: BxTable) -> Iterator[Finding]:
    """The neutral Architects have a colour that nobody plays."""
    neutral = table.setup.neutral if table.setup else None
    for index, player in enumerate(table.players):
        if neutral and neutral.colour and neutral.colour == player.colour and index < len(table.seats):
            where = ("setup.neutral.colour", f"players[{index}].colour")
            yield Finding(where, {"player": Seat(index)})


@rule("bonus-cards-laid", Stage.SETUP, source=sources.SETUP, basis=("BX-S4", "bx-013", "bx-059", "bx-060"))
def bonus_cards_laid(table: BxTable) -> Iterator[Finding]:
    """Each of the four Bonus cards lies under one column."""
    bonuses = (table.setup.bonuses if table.setup else None) or ()
    if len(bonuses) > COLUMNS:
        yield Finding(("setup.bonuses",), {"bonus": BONUSES[0], "found": len(bonuses), "most": COLUMNS, "same": 0})
        return
    for bonus in BONUSES:
        cells = tuple(f"setup.bonuses[{at}]" for at, each in enumerate(bonuses) if each == bonus)
        if len(cells) > 1:
            yield Finding(
                cells,
                {"bonus": bonus, "found": len(cells), "most": COLUMNS, "same": 1},
                part=f"bonus-{bonuses.index(bonus)}",
            )


@rule("money-shows-three", Stage.SETUP, source=sources.SETUP, basis=("A3", "bx-052"))
def money_shows_three(table: BxTable) -> Iterator[Finding]:
    """Money cards in the area show their 3."""
    shows = table.setup.money_shows if table.setup else None
    if shows is not None and shows != 3:
        yield Finding(("setup.money_shows",), {"found": shows})


@rule("expo-place", Stage.SETUP, source=sources.SETUP, basis=("A3", "bx-032", "bx-057"))
def expo_place(table: BxTable) -> Iterator[Finding]:
    """The Expo card waits in the exhibition area unless it lies in the Art Nouveau area."""
    where = table.setup.expo if table.setup else None
    cells = _cells(table, "expo")
    full = sum(_inside(table, row, column) for row, column, _ in laid(table)) >= rows_of(table.count) * COLUMNS
    if where == "exhibition-area" and cells:
        yield Finding(("setup.expo", *cells), {"place": where, "laid": len(cells)}, part="exhibition-area")
    elif where == "laid" and not cells and full:
        yield Finding(("setup.expo", "setup.rows"), {"place": where, "laid": 0}, part="exhibition-area")


def _laid_of(table: BxTable) -> dict[str, int] | None:
    """Cards laid of each kind, or ``None`` until every space is entered."""
    inside = [card for row, column, card in laid(table) if _inside(table, row, column)]
    return dict(Counter(inside)) if len(inside) >= rows_of(table.count) * COLUMNS else None


@rule("draw-piles", Stage.SETUP, source=sources.SETUP, basis=("A3", "bx-042", "bx-043"), limit=True)
def draw_piles(table: BxTable) -> Iterator[Finding]:
    """Each pile is its whole kind without the cards taken for the area (and the Brugmanns)."""
    piles: Piles | None = table.setup.piles if table.setup else None
    for kind, found in known(piles).items():
        expected = (SIZES[kind] or 0) - taken(table.count)
        if found != expected:
            facts: dict[str, Fact] = {"kind": kind, "found": found, "expected": expected, "taken": taken(table.count)}
            yield Finding((f"setup.piles.{kind}",), facts)


@rule("leftovers-discarded", Stage.SETUP, source=sources.SETUP, basis=("A3", "bx-055"), limit=True)
def leftovers_discarded(table: BxTable) -> Iterator[Finding]:
    """Cards taken but not laid begin the discard piles."""
    lying = _laid_of(table)
    discards: Piles | None = table.setup.discards if table.setup else None
    for kind, found in known(discards).items():
        if lying is None:
            return
        expected = max(0, taken(table.count) - lying.get(kind, 0))
        if found != expected:
            facts: dict[str, Fact] = {"kind": kind, "found": found, "expected": expected, "taken": taken(table.count)}
            yield Finding((f"setup.discards.{kind}", "setup.rows"), facts)


# --- the rest of the table ---------------------------------------------------------------------------------------


@rule("spare-brugmanns", Stage.SETUP, source=sources.SETUP, basis=("BX-S6", "bx-039"), limit=True)
def spare_brugmanns(table: BxTable) -> Iterator[Finding]:
    """Brugmanns that nobody gets go back into the box."""
    found = table.setup.brugmanns_boxed if table.setup else None
    expected = max(0, BRUGMANNS - table.count)
    if found is not None and found != expected:
        yield Finding(("setup.brugmanns_boxed",), {"found": found, "expected": expected, "players": table.count})


@rule("round-marker-first", Stage.SETUP, source=sources.SETUP, basis=("A3", "bx-031"))
def round_marker_first(table: BxTable) -> Iterator[Finding]:
    """The round marker begins on round 1."""
    found = table.setup.round if table.setup else None
    if found is not None and found != 1:
        yield Finding(("setup.round",), {"found": found}, part="round")


@rule("brussels-area", Stage.SETUP, source=sources.SETUP, basis=("A3", "bx-033", "bx-034", "bx-035"), limit=True)
def brussels_area(table: BxTable) -> Iterator[Finding]:
    """Three Brussels cards and the Prison card make the Brussels area."""
    pairs: tuple[tuple[Literal["brussels_cards", "prison_cards"], int], ...] = (
        ("brussels_cards", 3),
        ("prison_cards", 1),
    )
    for field, expected in pairs:
        found: int | None = getattr(table.setup, field, None)
        if found is not None and found != expected:
            facts: dict[str, Fact] = {"kind": field.replace("_", "-"), "found": found, "expected": expected}
            yield Finding((f"setup.{field}",), facts, part="brussels" if field == "brussels_cards" else "prison")


@rule("component-totals", Stage.SETUP, source=sources.COMPONENTS, basis=("BX-S6",), limit=True)
def component_totals(table: BxTable) -> Iterator[Finding]:
    """The box is complete."""
    for kind, found in known(table.setup.inventory if table.setup else None).items():
        expected = getattr(BOX, kind)
        if found != expected:
            facts: dict[str, Fact] = {"kind": kind.replace("_", "-"), "found": found, "expected": expected}
            yield Finding((f"setup.inventory.{kind}",), facts)


SETUP_RULES = (
    box_colours,
    start_player,
    start_money,
    start_victory_points,
    start_tracks,
    start_prison_count,
    start_prison_cards,
    start_hand,
    one_brugmann_each,
    no_other_cards,
    spare_brugmanns,
    layout_size,
    layout_full,
    layout_kinds,
    layout_one_expo,
    neutral_corners,
    neutral_elsewhere,
    neutral_shows_two,
    neutral_colour_unused,
    bonus_cards_laid,
    money_shows_three,
    expo_place,
    draw_piles,
    leftovers_discarded,
    round_marker_first,
    brussels_area,
    component_totals,
)
