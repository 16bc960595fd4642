"""The drawing: the table at set-up, and the final position with its columns and coats of arms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from scorekeeper.game import Table, final_path, shared_path
from scorekeeper.games.bruxelles_1897.area import board_bonuses, crests, entered_column, grid, space_path, winners
from scorekeeper.games.bruxelles_1897.drawing_key import HEADING, headed, heading, key, pair_card, shield, signs_of
from scorekeeper.games.bruxelles_1897.icons import first_player, icon, neutral
from scorekeeper.games.bruxelles_1897.model import (
    BONUSES,
    COLUMNS,
    ROUNDS,
    TRACK_START,
    Final,
    SeatFinal,
    Setup,
    SetupSeat,
    Space,
    corners,
    rows_of,
    start_prison,
)
from scorekeeper.games.bruxelles_1897.play import PLAY
from scorekeeper.games.bruxelles_1897.play_drawing import play_parts
from scorekeeper.games.bruxelles_1897.play_state import begin
from scorekeeper.games.bruxelles_1897.setup_checks import FIRST_MONEY
from scorekeeper.rules import Seat
from scorekeeper.svg import (
    LARGE,
    SMALL,
    Markup,
    box,
    circle,
    drawing,
    group,
    lines,
    path,
    shorten,
    text,
    token,
    tokens,
    wide,
)

BxTable = Table[Setup, Final]
Name = Callable[..., str]

VIEWS = ("setup", "final", "play")
ASKED = {"count": "final", "turn": "play"}
"""Views for questions, which keep the answers back, and what they show otherwise."""
TRACKS = ("architecture", "nobility", "prestige")
SHOWN = 6  # players drawn at most; the game has four
WIDTH, MARGIN, GAP = 360, 10, 8
INNER = WIDTH - 2 * MARGIN
TRACK_SPACES = (5, 10)  # spaces drawn: at least and at most
SOFT, INK, PAPER, EDGE = "var(--soft)", "var(--ink)", "var(--paper)", "var(--edge)"


def draw(table: BxTable, view: str, name: Name) -> str:
    """The drawing of one view: ``setup``, ``final`` or ``play``.

    For questions ``count`` is ``final``, and ``turn`` is ``play``, without saying who leads what and whose turn it is.
    """
    told, view = view not in ASKED, ASKED.get(view, view)
    if view == "setup":
        parts = _setup_parts(table, name)
    else:
        parts = (_play_parts if view == "play" else _final_parts)(table, name, told)
    shapes: list[Markup] = []
    y = float(MARGIN)
    for height, part in parts:
        shapes.append(group(part, transform=f"translate(0 {y:g})"))
        y += height + GAP
    title = name(f"view-{view}")
    return drawing(WIDTH, int(y) + MARGIN, title, name(f"part-{view}-description"), *shapes)


def _centred(x: float, y: float, words: str, most: float, fill: str = INK, count: int = 2) -> Markup:
    """One or two lines of small text around ``y``."""
    rows = lines(words, most, SMALL, count)
    first = y + SMALL * 0.35 - (len(rows) - 1) * 8
    return Markup("".join(text(x, first + at * 16, row, fill=fill) for at, row in enumerate(rows)))


# --- what both views have ----------------------------------------------------------------------------------------


def _round(found: int | None, name: Name, path_: str, x: float, width: float) -> Markup:
    """The round track with its marker."""
    label = 70.0
    spaces = []
    for number in range(1, ROUNDS + 1):
        middle = x + label + (number - 0.5) * (width - label) / ROUNDS
        here = found == number
        spaces.append(
            circle(middle, 18, 13, fill="var(--accent)" if here else "var(--card)", stroke=INK if here else EDGE)
        )
        spaces.append(text(middle, 23, str(number), bold=here, fill=PAPER if here else SOFT))
    head = text(x, 23, shorten(name("part-round"), label - 4), anchor="start", fill=SOFT)
    return group(head, *spaces, part="round", path=path_, title=name("part-round"))


def _tracks(positions: dict[str, list[tuple[int, int | None]]], name: Name, field: str | None) -> tuple[float, Markup]:
    """Tracks, each with the tokens of all seats; ``positions``: seat and place by track."""
    least, most = TRACK_SPACES
    reached = max((place or 0 for track in positions.values() for _, place in track), default=0)
    spaces, label, height = min(most, max(least, reached)), 108.0, 38.0
    width = (INNER - label) / spaces
    shapes = []
    for at, track in enumerate(positions):
        top = at * height
        row = [text(MARGIN, top + 23, shorten(name(f"part-{track}"), label - 6), anchor="start")]
        for space in range(1, spaces + 1):
            left = MARGIN + label + (space - 1) * width
            row.append(box(left + 1, top + 2, width - 2, height - 6, radius=4))
            here = [
                seat for seat, place in positions[track] if place is not None and min(max(place, 1), spaces) == space
            ]
            if here:
                paths = {seat: field.format(seat, track) for seat in here} if field else {}
                row.append(_cluster(here, left + width / 2, top + 18, min(width - 6, 40), track, paths))
            else:
                row.append(text(left + width / 2, top + 23, str(space), fill=SOFT))
        shapes.append(group(*row, part=f"track-{track}", title=name(f"part-{track}")))
    return len(positions) * height - 4, group(*shapes, part="tracks")


def _cluster(
    seats: list[int], x: float, y: float, width: float, part: str | None = None, paths: Mapping[int, str] | None = None
) -> Markup:
    """Tokens together on one space, in one or two rows; each a part of its own where ``part`` names it."""
    narrow = len(seats) == 2 and width < 26  # one above the other
    wide = 1 if len(seats) == 1 or narrow else 2 if len(seats) < 5 else 3
    step = min(14.0, width / wide)
    size = min(16.0, width) if len(seats) == 1 else step * 0.82
    rows = [seats[at : at + wide] for at in range(0, len(seats), wide)]
    shapes = []
    for at, row in enumerate(rows):
        for column, seat in enumerate(row):
            left = x + (column - (len(row) - 1) / 2) * (step + 2)
            shape = token(seat, left, y + (at - (len(rows) - 1) / 2) * 14, size)
            shapes.append(group(shape, part=part and f"track-{part}-{seat}", path=(paths or {}).get(seat)))
    return Markup("".join(shapes))


def _card(x: float, y: float, width: float, height: float, words: str, *, dashed: bool = False) -> Markup:
    return Markup(box(x, y, width, height, dashed=dashed) + _centred(x + width / 2, y + height / 2, words, width - 8))


def _people(columns: Iterable[tuple[int, tuple[str, ...], str, Markup]], name: Name) -> tuple[float, Markup]:
    """One line a seat: token, name, a sign, then up to two texts; ``columns``: seat, its texts, its path, its sign."""
    height = 32.0
    shapes = []
    rows = list(columns)
    for at, (seat, texts, path_, sign) in enumerate(rows):
        top = at * height
        row = [box(MARGIN, top, INNER, height - 4), token(seat, MARGIN + 18, top + 14, 16)]
        row.append(text(MARGIN + 36, top + 19, shorten(name("part-seat", player=Seat(seat)), 130), anchor="start"))
        row += [
            text(WIDTH - MARGIN - 10 - 72 * place, top + 19, words, anchor="end", bold=place == 0)
            for place, words in enumerate(texts)
        ]
        if sign:
            row.append(group(sign, transform=f"translate({MARGIN + 184} {top + 14:g})"))
        shapes.append(group(*row, part=f"seat-{seat}", path=path_, title=name("part-seat", player=Seat(seat))))
    return len(rows) * height, group(*shapes, part="seats")


# --- set-up ------------------------------------------------------------------------------------------------------


def _setup_parts(table: BxTable, name: Name) -> Iterable[tuple[float, Markup]]:
    setup = table.setup or Setup()
    seats = [(seat, setup.seats[seat] if seat < len(setup.seats) else SetupSeat()) for seat in table.seats[:SHOWN]]
    yield (
        36,
        Markup(
            _round(1 if setup.round is None else setup.round, name, "setup.round", MARGIN, 196)
            + _exhibition(table, setup, name)
        ),
    )
    positions = {
        track: [
            (int(seat), getattr(start, track) if getattr(start, track) is not None else TRACK_START)
            for seat, start in seats
        ]
        for track in TRACKS
    }
    yield _tracks(positions, name, "setup.seats[{}].{}")
    yield headed(name("term-brussels-area"), _brussels(table, name))
    yield headed(name("term-art-nouveau-area"), _layout(table, setup, name))
    rows = [
        (
            int(seat),
            _start_texts(table, seat, start, name),
            f"setup.seats[{seat}].bef",
            first_player(0, 0) if table.start_player == int(seat) else Markup(""),
        )
        for seat, start in seats
    ]
    yield _people(rows, name)
    yield key(_setup_signs(table, setup), name)


def _setup_signs(table: BxTable, setup: Setup) -> set[str]:
    """The signs at set-up that have no word beside them."""
    found: set[str] = set(start_prison(table.count))
    found |= {"neutral-value"} if corners(table.count) else set()
    found |= {"first-player"} if table.start_player is not None else set()
    cards = _cards_laid(table, setup)
    blank = _expo_laid(setup) or any(card in (None, "no-card") for card in cards) or not all(setup.bonuses or (None,))
    return found | ({"empty"} if blank else set())


def _cards_laid(table: BxTable, setup: Setup) -> list[str | None]:
    """The card of each space, row by row."""
    found: list[str | None] = []
    for row in range(rows_of(table.count)):
        line = (setup.rows[row] if setup.rows and row < len(setup.rows) else None) or ()
        for column in range(COLUMNS):
            card = line[column] if column < len(line) else None
            found.append("neutral" if card is None and (row, column) in corners(table.count) else card)
    return found


def _expo_laid(setup: Setup) -> bool:
    """Whether the Expo card lies in the Art Nouveau area, so that the exhibition area is empty."""
    return setup.expo == "laid" or any(card == "expo" for line in setup.rows or () for card in line or ())


def _start_texts(table: BxTable, seat: Seat, start: SetupSeat, name: Name) -> tuple[str, ...]:
    bef = start.bef
    if bef is None and table.start_player is not None:
        bef = FIRST_MONEY + (seat - table.start_player) % max(1, table.count)
    return (
        name("part-bef", bef=_capped(bef)) if bef is not None else "–",
        name("part-vp", points=_capped(start.vp or 0)),
    )


def _capped(number: int) -> int:
    """A number that fits its place in the drawing."""
    return max(-999, min(number, 9999))


def _exhibition(table: BxTable, setup: Setup, name: Name) -> Markup:
    left, width = MARGIN + 206, INNER - 206
    laid = _expo_laid(setup)
    sign = Markup("") if laid else icon("expo", left + 20, 18, 20)
    words = _centred(
        left + width / 2 + (0 if laid else 12), 18, name("part-exhibition-area"), width - (10 if laid else 36)
    )
    return group(
        box(left, 0, width, 36, dashed=laid),
        sign,
        words,
        part="exhibition-area",
        path="setup.expo",
        title=name("part-exhibition-area"),
    )


def _brussels(table: BxTable, name: Name) -> tuple[float, Markup]:
    """Three Brussels cards, and the Prison card with what each player puts under it."""
    width, height = (INNER - 6) / 2, 40.0
    cards = ("stock-exchange", "city-hall", "parc-du-cinquantenaire")
    places = [(MARGIN, 0.0), (MARGIN + width + 6, 0.0), (MARGIN, height + 6)]
    shapes = [_card(x, y, width, height, name(f"part-{card}")) for card, (x, y) in zip(cards, places, strict=True)]
    values = start_prison(table.count)
    left, top = MARGIN + width + 6, height + 6
    label, card = shorten(name("part-prison"), width - 20 - 34 * len(values)), 34.0
    start = left + (width - wide(label) - 8 - card * len(values)) / 2
    prison = [
        box(left, top, width, height),
        text(start, top + 25, label, anchor="start"),
        *(pair_card(start + wide(label) + 8 + card * (at + 0.5), top + 20, pair) for at, pair in enumerate(values)),
    ]
    locked = name("part-prison-start", cards=" + ".join(values))
    return height * 2 + 6, Markup(
        group(*shapes, part="brussels", path="setup.brussels_cards", title=name("part-brussels"))
        + group(*prison, part="prison", path="setup.prison_cards", title=locked)
    )


def _layout(table: BxTable, setup: Setup, name: Name) -> tuple[float, Markup]:
    """The Art Nouveau area by kind of card, with the Bonus cards under its columns."""
    gap, height, under = 8.0, 62.0, 52.0
    width, rows = (INNER - 3 * gap) / COLUMNS, rows_of(table.count)
    shapes = []
    for at, card in enumerate(_cards_laid(table, setup)):
        row, column = divmod(at, COLUMNS)
        x, y = MARGIN + column * (width + gap), row * (height + gap)
        shapes.append(_laid_card(table, row, column, card, (x, y, width, height), name))
    shapes = [group(*shapes, part="cards")]
    top = rows * (height + gap)
    shapes.append(heading(name("part-head-bonus-lower"), top))
    top += HEADING
    for column in range(COLUMNS):
        bonus = setup.bonuses[column] if setup.bonuses and column < len(setup.bonuses) else None
        x, y = MARGIN + column * (width + gap), top
        words = name(f"part-bonus-{bonus}") if bonus else name("part-bonus")
        sign = icon(bonus, x + width / 2, y + 18, 20) if bonus else None
        label = _centred(x + width / 2, y + (39 if bonus else 26), words, width - 6, INK if bonus else SOFT, 1)
        frame = box(x, y, width, under, dashed=bonus is None, stroke="var(--accent)")
        shapes.append(group(frame, sign, label, part=f"bonus-{column}", path=f"setup.bonuses[{column}]", title=words))
    return top + under, group(*shapes, part="area", path="setup.rows")


def _laid_card(
    table: BxTable, row: int, column: int, card: str | None, place: tuple[float, float, float, float], name: Name
) -> Markup:
    x, y, width, height = place
    middle = x + width / 2
    shapes: list[Markup] = [box(x, y, width, height, dashed=card in (None, "no-card"))]
    if card == "neutral":
        values = (table.setup.neutral.values if table.setup and table.setup.neutral else None) or ()
        at = 0 if column == 0 else 1
        value = values[at] if at < len(values) else 2
        shapes += [
            neutral(middle - 12, y + 23, 20),
            text(middle + 12, y + 30, str(_capped(2 if value is None else value)), size=LARGE, bold=True),
        ]
    elif card not in (None, "no-card"):
        shapes.append(icon(card or "", middle, y + 23))
    if card not in (None, "no-card"):
        shapes.append(_centred(middle, y + 49, name(f"part-card-{card}"), width - 4, SOFT, 1))
    words = name("part-place", row=row + 1, column=column + 1)
    return group(*shapes, part=f"place-{row}-{column}", path=f"setup.rows[{row}][{column}]", title=words)


# --- while it is played -------------------------------------------------------------------------------------------


def _play_parts(table: BxTable, name: Name, told: bool) -> Iterable[tuple[float, Markup]]:
    """What is on the table after the log's last entry; round and turn first, then as in the other views."""
    state = table.journal.state if table.journal else begin(table)
    first, *rest = play_parts(state, PLAY.choices(state), name, told)
    yield first
    tracks = {
        track: [(seat, getattr(state.seats[seat], track)) for seat in list(state.people)[:SHOWN]] for track in TRACKS
    }
    if not told:
        tracks = {track: at for track, at in tracks.items() if any(place is not None for _, place in at)}
    if tracks:
        yield _tracks(tracks, name, None)
    yield from rest


# --- final position ----------------------------------------------------------------------------------------------


def _final_parts(table: BxTable, name: Name, told: bool = True) -> Iterable[tuple[float, Markup]]:
    final = table.final or Final()
    seats = [(seat, final.seats[seat] if seat < len(final.seats) else SeatFinal()) for seat in table.seats[:SHOWN]]
    if told or final.shared.round is not None:
        yield 36, _round(final.shared.round, name, shared_path("round"), MARGIN, 220)
    yield _tracks(
        {track: [(int(seat), getattr(each, track)) for seat, each in seats] for track in TRACKS},
        name,
        "final.seats[{}].{}",
    )
    spaces = grid(table)
    if told or spaces is not None:
        yield headed(name("term-art-nouveau-area"), _board(table, name, told))
    numbers = {field: [(int(seat), getattr(each, field)) for seat, each in seats] for field in ("prison", "brussels")}
    if not told:
        numbers = {field: row for field, row in numbers.items() if any(number is not None for _, number in row)}
    for at, (field, row) in enumerate(numbers.items()):
        counted = _counted(field, row, name)
        only = f"-{field}" if len(numbers) == 1 else ""
        yield counted if at else headed(name(f"part-head-architects{only}"), counted)
    rows = [
        (
            int(seat),
            (
                name("part-vp", points=_capped(each.vp)) if each.vp is not None else "–",
                name("part-bef", bef=_capped(each.bef)) if each.bef is not None else "–",
            ),
            final_path(seat, "vp"),
            icon("expo", 0, 0, 18) if each.expo else Markup(""),
        )
        for seat, each in seats
    ]
    yield _people(rows, name)
    signs = {"expo"} if any(each.expo for _, each in seats) else set()
    if spaces is not None:
        signs |= signs_of(spaces)
    if (spaces is None and told) or any(space is None for line in spaces or () for space in line):
        signs.add("empty")
    if signs:
        yield key(signs, name)


def _counted(field: str, numbers: list[tuple[int, int | None]], name: Name) -> tuple[float, Markup]:
    """A card with the number of Architects of each seat."""
    height, label = 36.0, 100.0
    step = (INNER - label - 10) / max(4, len(numbers))
    shapes = [
        box(MARGIN, 0, INNER, height),
        text(MARGIN + 10, 23, shorten(name(f"part-{field}"), label - 6), anchor="start"),
    ]
    for at, (seat, number) in enumerate(numbers):
        x = MARGIN + label + 10 + at * step
        shown = "–" if number is None else str(_capped(number))
        pair = (token(seat, x + 9, 18, 16), text(x + 24, 23, shown, anchor="start", bold=number is not None))
        shapes.append(group(*pair, part=f"{field}-{seat}", path=final_path(seat, field)))
    return height, group(*shapes, part=field, title=name(f"part-{field}"))


def _board(table: BxTable, name: Name, told: bool) -> tuple[float, Markup]:
    """The area with Architects and coats of arms, and under each column its bonus and who won it."""
    gap, height, more = 20.0, 54.0, 7.0  # a Bonus card is wider than its column, by ``more`` on each side
    under = 74.0 if told else 50.0
    width, rows = (INNER - 3 * gap - 2 * more) / COLUMNS, rows_of(table.count)
    lefts = [MARGIN + more + column * (width + gap) for column in range(COLUMNS)]
    spaces = grid(table)
    shapes = []
    for row in range(rows):
        for column in range(COLUMNS):
            x, y = lefts[column], row * (height + gap)
            here = spaces[row][column] if spaces else None
            if spaces is None and (row, column) in corners(table.count):
                here = Space("neutral", 2)
            shapes.append(_architect(row, column, here, (x, y, width, height), name))
    for crest in crests(spaces) if spaces else ():
        x = lefts[crest.column + 1] - gap / 2
        y = (crest.row + 1) * (height + gap) - gap / 2
        shapes.append(_shield(crest.row, crest.column, crest.owners if told else None, x, y, name, told))
    top = rows * (height + gap) - gap + 4
    shapes.append(heading(name("part-head-bonus-won" if told else "part-head-bonus-lower"), top))
    top += HEADING
    shapes += [
        _column(table, column, (lefts[column] - more, top, width + 2 * more, under), name, told)
        for column in range(COLUMNS)
    ]
    return top + under, group(*shapes, part="area", path=shared_path("area.rows"))


def _architect(
    row: int, column: int, space: Space | None, place: tuple[float, float, float, float], name: Name
) -> Markup:
    x, y, width, height = place
    words = name("part-place", row=row + 1, column=column + 1)
    if space is None or space.owner is None:
        shapes = [box(x, y, width, height, dashed=True, fill=PAPER)]
    else:
        left, middle = x + width / 2 - 13, y + height / 2
        sign = neutral(left, middle, 20) if space.owner == "neutral" else token(space.owner, left, middle, 20)
        value = "?" if space.value is None else str(_capped(space.value))
        shapes = [box(x, y, width, height), sign, text(left + 26, middle + 7, value, size=LARGE, bold=True)]
    return group(*shapes, part=f"space-{row}-{column}", path=space_path(row, column), title=words)


def _shield(
    row: int, column: int, owners: tuple[Seat, ...] | None, x: float, y: float, name: Name, told: bool
) -> Markup:
    """A coat of arms, if ``told`` with who has most cards around it, and dashed until four Architects complete it."""
    outline = shield(
        x,
        y,
        1,
        fill="var(--card)" if owners is not None else PAPER,
        stroke=INK if owners else EDGE,
        dashed=told and owners is None,
    )
    words = name("part-crest-open") if owners is None else name("part-crest", players=owners)
    inside = _cluster([int(seat) for seat in owners], x, y - 1, 26) if owners else None
    return group(outline, inside, part=f"crest-{row}-{column}", title=words)


def _column(table: BxTable, column: int, place: tuple[float, float, float, float], name: Name, told: bool) -> Markup:
    """A Bonus card: what its lower half counts, and (``told``) who won the column."""
    x, y, width, height = place
    order = board_bonuses(table)
    bonus = order[column] if column < len(order) else None
    won: tuple[Seat, ...] | None = None
    cell = shared_path(f"area.bonuses[{column}]")
    if bonus in BONUSES and bonus is not None:
        won = winners(table, bonus)[0] if told else None
        entered = entered_column(table, bonus)
        cell = shared_path(f"columns[{entered[0]}].winners") if entered else cell
    middle = x + width / 2
    sign = icon(bonus, middle, y + 17, 20) if bonus else None
    words = name(f"part-bonus-{bonus}") if bonus else name("part-bonus")
    label = _centred(middle, y + 38, words, width - 4, INK if bonus else SOFT, 1)
    shapes = [box(x, y, width, height, stroke="var(--accent)", dashed=bonus is None), sign, label]
    if told:
        shapes.append(path(f"M{x + 8} {y + 49}H{x + width - 8}", stroke="var(--line)"))
        who = tuple(dict.fromkeys(int(seat) for seat in won or ()))
        shapes.append(tokens(who, middle, y + 61, 13) if who else text(middle, y + 66, "–", fill=SOFT))
    return group(*shapes, part=f"column-{column}", path=cell, title=words)
