"""Play rules: where Architects go, which ones there are, and what they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from scorekeeper.game import COMPONENT_DATA
from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.model import (
    CARD_GROUPS,
    COLUMNS,
    LEAST_VALUE,
    MOST_VALUE,
    corners,
    rows_of,
)
from scorekeeper.games.bruxelles_1897.play_events import (
    ACTION_CARDS,
    AreaEvent,
    CityHall,
    Exchange,
    Exhibit,
    Place,
    at_parc,
    space_of,
)
from scorekeeper.games.bruxelles_1897.play_round_checks import relaxed
from scorekeeper.games.bruxelles_1897.play_state import BRUSSELS, EXCHANGE, HALL, PARC, BxTable, State
from scorekeeper.rules import Confidence, Fact, Finding, Stage, rule


def _space(state: State, event: Any) -> tuple[int, int] | None:
    """The space an Architect goes to, counted from 0, if it is noted and there is one."""
    space = space_of(event) if isinstance(event, AreaEvent) and not at_parc(event) else None
    return space if space is not None and state.inside(*space) else None


def _at(space: tuple[int, int], **facts: Fact) -> Finding:
    row, column = space
    return Finding(("row", "column"), {"row": row + 1, "column": column + 1, **facts}, part=f"space-{row}-{column}")


@rule("inside-the-area", Stage.PLAY, source=sources.SETUP, basis=("BX-R4",))
def inside_the_area(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The area has four columns and three rows, or four rows with four players."""
    if isinstance(event, AreaEvent) and not at_parc(event):
        limits = (("row", rows_of(state.count)), ("column", COLUMNS))
        wrong = [field for field, most in limits if not 1 <= (getattr(event, field) or 1) <= most]
        wrong += [field for field, _ in limits if getattr(event, field) == 0]
        if wrong:
            facts: dict[str, Fact] = {"row": event.row or 0, "column": event.column or 0}
            yield Finding(tuple(wrong), {**facts, "rows": rows_of(state.count), "columns": COLUMNS}, part="area")


@rule("space-free", Stage.PLAY, source=sources.ART_NOUVEAU, basis=("BX-R4",))
def space_free(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """One Architect goes on each space."""
    space = _space(state, event)
    there = state.grid[space[0]][space[1]] if space else None
    if space and there is not None and there.owner not in (None, "neutral"):
        yield _at(space, player=there.owner or 0)


@rule("neutral-keeps-corner", Stage.PLAY, source=sources.NEUTRAL_SIDE, basis=("BX-R4",))
def neutral_keeps_corner(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """With two players the bottom corners belong to the neutral side."""
    space = _space(state, event)
    if space and space in corners(state.count):
        yield _at(space)


@rule("card-on-space", Stage.PLAY, source=sources.ART_NOUVEAU, basis=("BX-R4", "bx-100", "bx-105"))
def card_on_space(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """An action takes the Action card of the space, so it must lie there."""
    space = _space(state, event)
    there = state.card_at(space)
    wanted = ACTION_CARDS.get(type(event)) or getattr(event, "card", None)
    if space is None or there is None or space in corners(state.count):
        return
    if there == "no-card" or (wanted is not None and there not in (wanted, "neutral")):
        yield _at(space, card=there, wanted=wanted or there)


@rule("architect-placed", Stage.PLAY, source=sources.ACTION, basis=("R17", "bx-096"), confidence=Confidence.DERIVED)
def architect_placed(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Every action takes Architects: one in the area, or some at the Parc."""
    if not isinstance(event, AreaEvent):
        return
    inside = any(getattr(event, field) is not None for field in ("row", "column", "value"))
    if inside == at_parc(event):
        where = ("row", "column", "value", "architects")
        yield Finding(where[: 3 if isinstance(event, Place) else 4], {"player": event.player, "both": int(inside)})


def _value(event: Any) -> int | None:
    return event.value if isinstance(event, AreaEvent) and not at_parc(event) else None


@rule(
    "value-on-card",
    Stage.PLAY,
    source=sources.SPLITS,
    basis=("BX-R3",),
    confidence=Confidence.FOUND,
    option=COMPONENT_DATA,
)
def value_on_card(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Architects show values from 1 to 5."""
    value = _value(event)
    if table.has(COMPONENT_DATA) and value is not None and not LEAST_VALUE <= value <= MOST_VALUE:
        yield Finding(("value",), {"found": value, "least": LEAST_VALUE, "most": MOST_VALUE})


@rule(
    "copies-of-a-value",
    Stage.PLAY,
    source=sources.SPLITS,
    basis=("BX-R3",),
    confidence=Confidence.FOUND,
    option=COMPONENT_DATA,
)
def copies_of_a_value(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A colour has four cards 1/3, two 2/4 and one 2/5, some of them in prison."""
    value = _value(event)
    if value is None or not table.has(COMPONENT_DATA):
        return
    own = Counter(state.own(event.player))
    own[value] += 1
    locked = Counter(card for card in state.seats[event.player].prison or () if card is not None)
    for values, cards, most in CARD_GROUPS:
        prison = sum(locked[card] for card in cards)
        found = sum(own[each] for each in values)
        if value in values and found + prison > most:
            facts: dict[str, Fact] = {"player": event.player, "values": values, "found": found, "most": most}
            yield Finding(("value",), {**facts, "prison": prison}, part=f"seat-{event.player}")
            return


def _needed(state: State, event: Any) -> tuple[int, int] | None:
    """The Brussels card that an event uses, and how many Architects that takes now."""
    card = {Exchange: EXCHANGE, CityHall: HALL}.get(type(event), PARC if at_parc(event) else None)
    return None if card is None else (card, len(state.uses[card]) + 1)


@rule(
    "architects-in-hand",
    Stage.PLAY,
    source=(*sources.COMPONENTS, *sources.PREPARATION),
    basis=("BX-R3", "bx-087", "bx-088"),
)
def architects_in_hand(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Only Architects in hand can be placed: seven less those in prison and those placed this round."""
    if not isinstance(event, AreaEvent | Exchange | CityHall):
        return
    hand, used = state.hand(event.player), _needed(state, event)
    number = 1 if used is None else used[1]
    if hand is not None and number > hand:
        prison = len(state.seats[event.player].prison or ())
        facts: dict[str, Fact] = {"player": event.player, "needed": number, "hand": max(0, hand), "prison": prison}
        yield Finding(("player",), facts, part=f"seat-{event.player}")


@rule(
    "architect-affordable",
    Stage.PLAY,
    source=sources.ART_NOUVEAU,
    basis=("BX-R5", "bx-102", "bx-103", "bx-110", "bx-168"),
)
def architect_affordable(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The value shown is paid at once; without the money there is no action, and a sale's money comes after."""
    value = _value(event)
    held = state.seats[event.player].bef if value is not None else None
    if value is not None and held is not None and value > held:
        yield Finding(("value",), {"player": event.player, "found": value, "bef": held}, part=f"seat-{event.player}")


@rule("kind-limit", Stage.PLAY, source=sources.SETUP, basis=("BX-R6",), confidence=Confidence.DERIVED, limit=True)
def kind_limit(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """In a round at most three cards of a kind lie in the area, four with four players."""
    card = ACTION_CARDS.get(type(event)) or getattr(event, "card", None)
    if not isinstance(event, AreaEvent) or at_parc(event) or card in (None, "expo"):
        return
    found = state.bought.count(card) + 1
    if found > rows_of(state.count):
        facts: dict[str, Fact] = {"kind": card, "found": found, "most": rows_of(state.count)}
        yield Finding(("row", "column"), facts, part="area", severity=relaxed(table))


# --- Expo ---------------------------------------------------------------------------------------------------------


@rule("one-exhibition", Stage.PLAY, source=sources.NOBLES, basis=("BX-R6", "bx-143", "bx-085"))
def one_exhibition(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The Expo card can be bought once a round."""
    if isinstance(event, Exhibit) and "expo" in state.bought:
        holder = event.player if state.expo is None else type(event.player)(state.expo)
        yield Finding(("player",), {"player": holder}, part=f"seat-{holder}")


@rule("no-exhibition-at-parc", Stage.PLAY, source=sources.BRUSSELS, basis=("BX-R6",))
def no_exhibition_at_parc(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The Parc du Cinquantenaire gives every action but the exhibition."""
    if isinstance(event, Exhibit) and event.architects is not None:
        yield Finding(("architects",), {"player": event.player}, part=f"brussels-{BRUSSELS[PARC]}")


@rule("expo-in-area", Stage.PLAY, source=sources.SETUP, basis=("R18",), confidence=Confidence.DERIVED)
def expo_in_area(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Without Expo in the area there is no exhibition; a neutral corner takes its card away."""
    if not isinstance(event, Exhibit):
        return
    cards = [
        card
        for row, line in enumerate(state.laid)
        for column, card in enumerate(line)
        if (row, column) not in corners(state.count)
    ]
    if None not in cards and "expo" not in cards:
        yield Finding(("row", "column"), {"player": event.player}, part="area")


# --- Brussels -----------------------------------------------------------------------------------------------------


@rule(
    "kth-use",
    Stage.PLAY,
    source=sources.BRUSSELS,
    basis=("BX-R10", "bx-170", "bx-171", "bx-172", "bx-173", "bx-174"),
)
def kth_use(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The first use of a Brussels card in a round takes one Architect, each later one takes one more."""
    used = _needed(state, event)
    if used is not None and event.architects is not None and event.architects != used[1]:
        facts: dict[str, Fact] = {"card": BRUSSELS[used[0]], "found": event.architects, "expected": used[1]}
        yield Finding(("architects",), facts, part=f"brussels-{BRUSSELS[used[0]]}")


AREA_PLAY_RULES = (
    inside_the_area,
    space_free,
    neutral_keeps_corner,
    card_on_space,
    architect_placed,
    value_on_card,
    copies_of_a_value,
    architects_in_hand,
    architect_affordable,
    kind_limit,
    one_exhibition,
    no_exhibition_at_parc,
    expo_in_area,
    kth_use,
)
