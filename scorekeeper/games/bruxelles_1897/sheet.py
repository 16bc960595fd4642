"""What people can enter: what scores first, in the order it is counted at a table, then what checks and ties want."""

from __future__ import annotations

from scorekeeper.game import Table
from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECT_CARDS,
    ARCHITECTS,
    BONUSES,
    COLOURS,
    COLUMNS,
    LAID_CARDS,
    NOBILITY_END,
    NOBLES,
    UPPERS,
    Artworks,
    Final,
    Houses,
    Inventory,
    MaterialPairs,
    Piles,
    Setup,
    corners,
    names_of,
    rows_of,
    start_prison,
)
from scorekeeper.sheet import Kind, Row, Sheet

BxTable = Table[Setup, Final]
PRISON_CELLS = 6  # the most that rounds can bring there


def _dashes(name: str) -> str:
    return name.replace("_", "-")


def _seats(table: BxTable) -> tuple[Row, ...]:
    prison = len(start_prison(table.count)) + 4
    counted = [
        Row("vp", "vp", Kind.NUMBER, "counted", "vp-track"),
        Row("bef", "bef", Kind.NUMBER, "counted", "unpaid-nobles"),
        Row("nobles", "nobles", Kind.SET, "counted", "unpaid-nobles", NOBLES),
        Row("architecture", "architecture", Kind.COUNT, "counted", "houses", low=1),
        *(Row(f"houses-{n}", f"houses.{n}", Kind.COUNT, "counted", "houses", high=4) for n in names_of(Houses)),
        Row("materials", "materials", Kind.COUNT, "counted", "materials", high=12),
        *(
            Row(f"artworks-{n}", f"artworks.{n}", Kind.COUNT, "counted", "bonus-artworks", high=3)
            for n in names_of(Artworks)
        ),
        Row("expo", "expo", Kind.FLAG, "counted", "expo"),
    ]
    tie = [
        Row("prison", "prison", Kind.COUNT, "tie", "fewest-in-prison", high=prison, needed=False),
        Row("nobility", "nobility", Kind.COUNT, "tie", "highest-tracks", low=1, high=NOBILITY_END, needed=False),
        Row("prestige", "prestige", Kind.COUNT, "tie", "highest-tracks", low=1, needed=False),
    ]
    extra = [
        *(
            Row(f"from-{n}", f"vp_from.{n}", Kind.NUMBER, "sources", "vp-adds-up", needed=False)
            for n in ("construction", "exhibitions", "crests")
        ),
        Row("brussels", "brussels", Kind.COUNT, "checks", "architects-at-hand", high=ARCHITECTS, needed=False),
        *(
            Row(
                "prison-value",
                f"prison_values[{at}]",
                Kind.CHOICE,
                "checks",
                "architect-copies",
                ARCHITECT_CARDS,
                needed=False,
            )
            for at in range(PRISON_CELLS)
        ),
        Row("brugmann", "brugmann", Kind.COUNT, "checks", "one-brugmann", high=1, needed=False),
        *(
            Row(
                f"pair-{_dashes(n)}",
                f"material_pairs.{n}",
                Kind.COUNT,
                "pairs",
                "material-pair-supply",
                high=2,
                needed=False,
            )
            for n in names_of(MaterialPairs)
        ),
    ]
    return (*counted, *tie, *extra)


def _shared(table: BxTable) -> tuple[Row, ...]:
    shared = table.final.shared if table.final else None
    by_area = bool(shared and shared.area and not shared.columns)
    columns = [
        row
        for at in range(COLUMNS)
        for row in (
            Row(
                f"column-{at + 1}-bonus",
                f"columns[{at}].bonus",
                Kind.CHOICE,
                "columns",
                "bonus-card-once",
                BONUSES,
                needed=not by_area,
            ),
            Row(
                f"column-{at + 1}-winners",
                f"columns[{at}].winners",
                Kind.SEATS,
                "columns",
                "column-winners-lead",
                needed=not by_area,
            ),
        )
    ]
    area = [
        *(
            Row(
                "space",
                f"area.rows[{row}][{column}]",
                Kind.SPACE,
                "area",
                "column-leaders-win",
                low=1,
                high=5,
                needed=False,
            )
            for row in range(rows_of(table.count))
            for column in range(COLUMNS)
        ),
        *(
            Row(
                f"area-bonus-{at + 1}",
                f"area.bonuses[{at}]",
                Kind.CHOICE,
                "area",
                "bonus-card-once",
                BONUSES,
                needed=by_area,
            )
            for at in range(COLUMNS)
        ),
    ]
    extra = [
        *(
            row
            for at in range(COLUMNS)
            for row in (
                Row(
                    f"column-{at + 1}-upper",
                    f"columns[{at}].upper",
                    Kind.CHOICE,
                    "upper",
                    "bonus-pairs-match",
                    UPPERS,
                    needed=False,
                ),
                Row(
                    f"column-{at + 1}-upper-winners",
                    f"columns[{at}].upper_winners",
                    Kind.SEATS,
                    "upper",
                    "upper-and-lower-winners",
                    needed=False,
                ),
            )
        ),
        *(
            Row(f"pair-{bonus}", f"bonus_pairs.{bonus}", Kind.CHOICE, "upper", "bonus-pairs-once", UPPERS, needed=False)
            for bonus in BONUSES
        ),
        Row("round", "round", Kind.COUNT, "checks", "scored-after-round-four", low=1, high=4, needed=False),
    ]
    return (*area, *columns, *extra) if by_area else (*columns, *area, *extra)


def _setup(table: BxTable) -> tuple[Row, ...]:
    two = bool(corners(table.count))
    return (
        *(
            Row("place", f"rows[{row}][{column}]", Kind.CHOICE, "layout", "layout-kinds", LAID_CARDS, needed=False)
            for row in range(rows_of(table.count))
            for column in range(COLUMNS)
        ),
        *(
            Row(
                f"setup-bonus-{at + 1}",
                f"bonuses[{at}]",
                Kind.CHOICE,
                "layout",
                "bonus-cards-laid",
                BONUSES,
                needed=False,
            )
            for at in range(COLUMNS)
        ),
        Row("money-shows", "money_shows", Kind.COUNT, "layout", "money-shows-three", low=1, high=3, needed=False),
        Row("expo-place", "expo", Kind.CHOICE, "layout", "expo-place", ("laid", "exhibition-area"), needed=False),
        *(
            (
                Row(
                    "neutral-colour",
                    "neutral.colour",
                    Kind.CHOICE,
                    "layout",
                    "neutral-colour-unused",
                    COLOURS,
                    needed=False,
                ),
            )
            if two
            else ()
        ),
        *(
            (
                Row(
                    "neutral-value",
                    f"neutral.values[{at}]",
                    Kind.COUNT,
                    "layout",
                    "neutral-shows-two",
                    low=2,
                    high=5,
                    needed=False,
                )
            )
            for at in range(2 if two else 0)
        ),
        Row("round-marker", "round", Kind.COUNT, "board", "round-marker-first", low=1, high=4, needed=False),
        Row("brussels-cards", "brussels_cards", Kind.COUNT, "board", "brussels-area", high=3, needed=False),
        Row("prison-cards", "prison_cards", Kind.COUNT, "board", "brussels-area", high=1, needed=False),
        Row("brugmanns-boxed", "brugmanns_boxed", Kind.COUNT, "board", "spare-brugmanns", high=2, needed=False),
        *(Row(f"pile-{n}", f"piles.{n}", Kind.COUNT, "piles", "draw-piles", needed=False) for n in names_of(Piles)),
        *(
            Row(f"discard-{n}", f"discards.{n}", Kind.COUNT, "piles", "leftovers-discarded", needed=False)
            for n in names_of(Piles)
        ),
        *(
            Row(f"box-{_dashes(n)}", f"inventory.{n}", Kind.COUNT, "box", "component-totals", needed=False)
            for n in names_of(Inventory)
        ),
    )


def _setup_seats(table: BxTable) -> tuple[Row, ...]:
    prison = start_prison(table.count)
    return (
        Row("start-bef", "bef", Kind.COUNT, "start", "start-money", low=4, high=7, needed=False),
        Row("start-vp", "vp", Kind.COUNT, "start", "start-victory-points", needed=False),
        *(
            Row(f"start-{track}", track, Kind.COUNT, "start", "start-tracks", low=1, needed=False)
            for track in ("architecture", "nobility", "prestige")
        ),
        *(
            Row(
                "prison-value",
                f"prison[{at}]",
                Kind.CHOICE,
                "start",
                "start-prison-cards",
                ARCHITECT_CARDS,
                needed=False,
            )
            for at in range(len(prison))
        ),
        Row("start-hand", "hand", Kind.COUNT, "start", "start-hand", high=ARCHITECTS, needed=False),
        Row("start-brugmann", "brugmann", Kind.COUNT, "start", "one-brugmann-each", high=1, needed=False),
        *(
            Row(f"start-{kind}", kind, Kind.COUNT, "start", "no-other-cards", needed=False)
            for kind in ("nobles", "houses", "artworks", "materials")
        ),
    )


def sheet(table: BxTable) -> Sheet:
    """The cells for a table as it stands."""
    return Sheet(_seats(table), _shared(table), _setup(table), _setup_seats(table))
