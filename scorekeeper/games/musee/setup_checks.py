"""Rules of setting up: who plays with whom, the deck, the tokens and their staircases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from scorekeeper.games.musee.model import (
    FIRST_GAME,
    HAND,
    LEVELS,
    ROWS,
    STEP,
    THEMES,
    MuseeTable,
    Stairs,
    size,
    source,
    stairs,
)
from scorekeeper.rules import Confidence, Fact, Finding, PlayerIndex, Seat, Severity, Stage, Typed, rule

TEAMS = 2
SHOWN = 40
"""Characters of a typed team name that are repeated in a sentence."""


@rule("two-teams-of-two", Stage.SETUP, source=source("4 Jugadores"), basis=("MU-S1", "mu-122"))
def two_teams_of_two(table: MuseeTable) -> Iterator[Finding]:
    """Four people play as two teams of two."""
    if not table.teams:
        return
    places = tuple(f"players[{index}].team" for index in range(table.count))
    unknown = [index for index, player in enumerate(table.players) if player.team is None]
    if unknown:
        where = tuple(places[index] for index in unknown)
        yield Finding(where, {"missing": len(unknown)}, severity=Severity.WARNING)
    elif sorted(map(len, table.sides)) != [TEAMS] * TEAMS:
        yield Finding(places, {"missing": 0})


@rule("partners-apart", Stage.SETUP, source=source("4 Jugadores"), basis=("MU-S1", "mu-123", "mu-124"))
def partners_apart(table: MuseeTable) -> Iterator[Finding]:
    """Partners do not sit side by side, so turns go from team to team."""
    if not table.teams or sorted(map(len, table.sides)) != [TEAMS] * TEAMS:
        return
    for side in table.sides:
        if (side[1] - side[0]) % table.count != TEAMS:
            where = tuple(f"players[{index}].team" for index in side)
            people = tuple(PlayerIndex(index) for index in side)
            team = Typed((table.players[side[0]].team or "")[:SHOWN])
            yield Finding(where, {"first": people[0], "second": people[1], "team": team})


# --- what is laid out --------------------------------------------------------------------------------------------


def _exactly(table: MuseeTable, field: str, expected: int, part: str | None = None) -> Iterator[Finding]:
    found = getattr(table.setup, field, None)
    if found is not None and found != expected:
        yield Finding((f"setup.{field}",), {"found": found, "expected": expected}, part=part)


@rule("number-of-musees", Stage.SETUP, source=source("4 Jugadores"), basis=("mu-110", "mu-120"))
def number_of_musees(table: MuseeTable) -> Iterator[Finding]:
    """Each player has a Musée; with four, each team."""
    yield from _exactly(table, "musees", size(table).musees)


@rule("tokens-per-row", Stage.SETUP, source=source("Preparar"), basis=("MU-S2", "mu-022", "mu-112"))
def tokens_per_row(table: MuseeTable) -> Iterator[Finding]:
    """Each of the two rows has six tokens, five with three players."""
    yield from _exactly(table, "columns", size(table).columns, part="tokens")


@rule("tokens-per-musee", Stage.SETUP, source=source("Preparar"), basis=("mu-021", "mu-111", "mu-121"))
def tokens_per_musee(table: MuseeTable) -> Iterator[Finding]:
    """A Musée has twelve tokens, ten with three players."""
    yield from _exactly(table, "tokens", len(ROWS) * size(table).columns, part="tokens")


@rule("cards-in-play", Stage.SETUP, source=source("Preparar"), basis=("MU-S3", "mu-018", "mu-019", "mu-109", "mu-119"))
def cards_in_play(table: MuseeTable) -> Iterator[Finding]:
    """The deck goes up to 50, with three players to 60."""
    yield from _exactly(table, "highest_card", size(table).highest, part="deck")


@rule("cards-shuffled", Stage.SETUP, source=source("Preparar"), basis=("MU-S3", "mu-032"))
def cards_shuffled(table: MuseeTable) -> Iterator[Finding]:
    """All paintings in use are shuffled together."""
    yield from _exactly(table, "paintings", size(table).highest, part="deck")


@rule("hand-of-five", Stage.SETUP, source=source("Preparar"), basis=("MU-S3", "mu-033"))
def hand_of_five(table: MuseeTable) -> Iterator[Finding]:
    """Each person is dealt five cards."""
    yield from _exactly(table, "hand", HAND)


@rule("draw-deck-left", Stage.SETUP, source=source("Preparar"), basis=("B3", "mu-036"), confidence=Confidence.DERIVED)
def draw_deck_left(table: MuseeTable) -> Iterator[Finding]:
    """What is not dealt makes the draw deck."""
    yield from _exactly(table, "draw_deck", size(table).highest - HAND * table.count, part="deck")


@rule("bonus-cards-out", Stage.SETUP, source=source("Preparar"), basis=("mu-009", "mu-038"))
def bonus_cards_out(table: MuseeTable) -> Iterator[Finding]:
    """The three gallery bonus cards lie face up, one for each gallery."""
    yield from _exactly(table, "bonus_cards", len(LEVELS), part="bonus-cards")


# --- staircases --------------------------------------------------------------------------------------------------


def _arrangements(table: MuseeTable) -> Iterator[tuple[str, Stairs]]:
    """Every place where an arrangement is recorded, with its path: at the end first."""
    if table.final is not None and table.final.shared.stairs is not None:
        yield "final.shared.stairs", table.final.shared.stairs
    for index, seat in enumerate(table.setup.seats[: len(table.seats)] if table.setup is not None else ()):
        if seat.stairs is not None:
            yield f"setup.seats[{index}].stairs", seat.stairs


def _rows(table: MuseeTable) -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """Every row of tokens recorded: path, id and columns with a staircase."""
    for path, each in _arrangements(table):
        for name in ROWS:
            row: tuple[int, ...] | None = getattr(each, name)
            if row is not None:
                yield f"{path}.{name}", name, row


@rule("three-staircases-a-row", Stage.SETUP, source=source("Preparar"), basis=("MU-S2", "mu-025", "mu-026", "mu-027"))
def three_staircases_a_row(table: MuseeTable) -> Iterator[Finding]:
    """With two or four players each row has three staircases."""
    fewest, most = size(table).stairs
    if fewest != most:
        return
    for path, name, row in _rows(table):
        if len(row) != most:
            yield Finding((path,), {"row": name, "found": len(row), "expected": most}, part=f"tokens-{name}")


@rule("two-and-three-staircases", Stage.SETUP, source=source("3 Jugadores"), basis=("MU-S2", "mu-113", "mu-114"))
def two_and_three_staircases(table: MuseeTable) -> Iterator[Finding]:
    """With three players one row has two staircases and the other three; which one is left to the players."""
    fewest, most = size(table).stairs
    if fewest == most:
        return
    for path, each in _arrangements(table):
        if each.upper is not None and each.lower is not None:
            found = len(each.upper), len(each.lower)
            if sorted(found) != [fewest, most]:
                where = (f"{path}.upper", f"{path}.lower")
                yield Finding(where, {"upper": found[0], "lower": found[1]}, part="tokens")


@rule("staircase-in-row", Stage.SETUP, source=source("Preparar"), basis=("MU-S2", "mu-022", "mu-112"))
def staircase_in_row(table: MuseeTable) -> Iterator[Finding]:
    """A staircase is one of the tokens of its row."""
    last = size(table).columns
    for path, name, row in _rows(table):
        for column in dict.fromkeys(row):
            if not 1 <= column <= last:
                yield Finding((path,), {"row": name, "found": column, "last": last}, part=f"tokens-{name}")


@rule("staircase-once", Stage.SETUP, source=source("Preparar"), basis=("MU-S2", "mu-010"))
def staircase_once(table: MuseeTable) -> Iterator[Finding]:
    """A token is turned over once: no column is named twice in a row."""
    for path, name, row in _rows(table):
        for column, number in Counter(row).items():
            if number > 1:
                yield Finding((path,), {"row": name, "found": column}, part=f"tokens-{name}")


def _as_sets(each: Stairs) -> tuple[frozenset[int] | None, ...]:
    return tuple(None if row is None else frozenset(row) for row in (each.upper, each.lower))


@rule("same-staircases", Stage.SETUP, source=source("Preparar"), basis=("MU-S2", "mu-024", "mu-028"))
def same_staircases(table: MuseeTable) -> Iterator[Finding]:
    """All Musées have the same arrangement."""
    laid = [(path, each) for path, each in _arrangements(table) if path.startswith("setup.")]
    for index, name in enumerate(ROWS):
        rows = [(path, _as_sets(each)[index]) for path, each in laid]
        known = [(path, row) for path, row in rows if row is not None]
        if len({row for _, row in known}) > 1:
            where = tuple(f"{path}.{name}" for path, _ in known)
            seats = tuple(Seat(int(path[len("setup.seats[") :].split("]")[0])) for path, _ in known)
            yield Finding(where, {"row": name, "players": seats}, part=f"tokens-{name}")


@rule(
    "staircases-as-set-up",
    Stage.SETUP,
    source=source("Preparar"),
    basis=("MU-S2", "mu-028"),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def staircases_as_set_up(table: MuseeTable) -> Iterator[Finding]:
    """Tokens are not turned again: the end shows the staircases of the set-up."""
    final = table.final.shared.stairs if table.final is not None else None
    laid = [(path, each) for path, each in _arrangements(table) if path.startswith("setup.")]
    if final is None or not laid:
        return
    path, first = laid[0]
    for index, name in enumerate(ROWS):
        before, after = _as_sets(first)[index], _as_sets(final)[index]
        if before is not None and after is not None and before != after:
            where = (f"final.shared.stairs.{name}", f"{path}.{name}")
            yield Finding(where, {"row": name, "columns": tuple(sorted(before ^ after))}, part=f"tokens-{name}")


@rule(
    "first-game-staircases",
    Stage.SETUP,
    source=source("Preparar"),
    basis=("mu-029", "mu-030"),
    severity=Severity.WARNING,
)
def first_game_staircases(table: MuseeTable) -> Iterator[Finding]:
    """A first game has staircases at the even tokens above and the odd ones below; for three nothing is said."""
    fewest, most = size(table).stairs
    if table.setup is None or not table.setup.first_game or fewest != most:
        return
    found = stairs(table)
    for name in ROWS:
        row: tuple[int, ...] | None = getattr(found, name)
        if row is not None and set(row) != set(FIRST_GAME[name]):
            in_final = table.final is not None and getattr(table.final.shared.stairs, name, None) is not None
            where = f"final.shared.stairs.{name}" if in_final else f"setup.seats[0].stairs.{name}"
            yield Finding((where,), {"row": name, "columns": FIRST_GAME[name]}, part=f"tokens-{name}")


# --- themes ------------------------------------------------------------------------------------------------------


def theme_cards(table: MuseeTable) -> Iterator[tuple[str, int, str]]:
    """Theme, number and path of every card whose theme somebody noted."""
    cards = table.final.shared.theme_cards if table.final is not None else None
    for theme in THEMES:
        noted: int | tuple[int, ...] | None = getattr(cards, theme, None)
        path = f"final.shared.theme_cards.{theme}"
        if isinstance(noted, tuple):
            for index, card in enumerate(noted):
                yield theme, card, f"{path}[{index}]"
        elif noted is not None:
            yield theme, noted, path


@rule("one-theme-a-name", Stage.SETUP, source=source("Bonificaciones temáticas"), basis=("MU-S4", "mu-064", "mu-073"))
def one_theme_a_name(table: MuseeTable) -> Iterator[Finding]:
    """Each of the five themes stands for one group of numbers that go up in fives."""
    named: dict[str, dict[int, str]] = {}
    themes = (table.final.shared.themes if table.final is not None else None) or {}
    for residue, name in themes.items():
        if name is not None:
            named.setdefault(name, {})[int(residue)] = f"final.shared.themes.{residue}"
    seen: dict[str, dict[int, str]] = {}
    for theme, card, path in theme_cards(table):
        seen.setdefault(theme, {}).setdefault(card % STEP, path)
    for theme, groups in (*named.items(), *seen.items()):
        if len(groups) > 1:
            yield Finding(tuple(groups.values()), {"theme": theme, "digits": _digits(groups)})


def _digits(residues: dict[int, str]) -> tuple[int, ...]:
    """Last digits of the numbers with these remainders, which is how people see them."""
    return tuple(digit for residue in sorted(residues) for digit in (residue, residue + STEP))


@rule("one-name-a-theme", Stage.SETUP, source=source("Bonificaciones temáticas"), basis=("MU-S4", "mu-065", "mu-073"))
def one_name_a_theme(table: MuseeTable) -> Iterator[Finding]:
    """Numbers that differ by fives are all of one theme."""
    noted = list(theme_cards(table))
    groups: dict[int, dict[str, str]] = {}
    for theme, card, path in noted:
        groups.setdefault(card % STEP, {}).setdefault(theme, path)
    for residue, themes in groups.items():
        if len(themes) > 1:
            facts: dict[str, Fact] = {"digit": residue, "other": residue + STEP, "themes": tuple(themes)}
            yield Finding(tuple(themes.values()), facts)
