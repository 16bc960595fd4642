"""Rules of hanging paintings: which card, which slot, and who gets a bonus card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.games.musee.model import Level, MuseeTable, source
from scorekeeper.games.musee.play import in_deck
from scorekeeper.games.musee.play_events import Claim, Hand, Place, Remove
from scorekeeper.games.musee.play_state import State, neighbours_of
from scorekeeper.rules import Fact, Finding, Severity, Stage, rule

PLACING = "Reglas de colocación"
BONUSES = "Bonificaciones de la galería"
REMINDERS = "Recordatorios generales importantes"


def here(state: State, event: Any, *kinds: type) -> bool:
    """Whether a rule speaks of such an event at all: its kind, and somebody who is at the table."""
    return type(event) in kinds and 0 <= event.player < len(state.people)


def slot_part(state: State, seat: int, level: Level, slot: int) -> str | None:
    """Id of a slot in the drawing (``None`` for one that no Musée has)."""
    return f"slot-{seat}-{level}-{slot}" if 1 <= slot <= state.columns else None


def _box(table: MuseeTable) -> Severity | None:
    """Limits of what is in the box are remarks once something else is in play."""
    return Severity.NOTE if table.expansions else None


def _cards(event: Any) -> Iterator[tuple[int, str]]:
    """Every number that an event brings, with its field."""
    if isinstance(event, Place):
        yield event.card, "card"
    elif isinstance(event, Hand):
        for index, card in enumerate((event.cards or ())[:60]):
            yield card, f"cards[{index}]"


@rule(
    "painting-in-play",
    Stage.PLAY,
    source=(source("Preparar"), source("3 Jugadores")),
    basis=("MU-R1", "mu-018", "mu-109"),
)
def painting_in_play(state: State, event: Any, table: MuseeTable) -> Iterator[Finding]:
    """Paintings go from 1 to 50, with three players to 60."""
    for card, field in _cards(event) if here(state, event, Place, Hand) else ():
        if not in_deck(state, card):
            yield Finding((field,), {"found": card, "most": state.highest}, severity=_box(table))


@rule("one-place-a-painting", Stage.PLAY, source=source(REMINDERS), basis=("MU-R1", "mu-107"))
def one_place_a_painting(state: State, event: Any, table: MuseeTable) -> Iterator[Finding]:
    """Every painting exists once: what hangs somewhere or is in another hand cannot come again."""
    if not here(state, event, Place, Hand):
        return
    seen: set[int] = set()
    own = state.seat(event.player)
    for card, field in _cards(event):
        facts: dict[str, Fact] = {"number": card, "twice": int(card in seen), "held": 0, "owner": own}
        part = None
        for seat, wall in enumerate(state.walls):
            place = wall.place_of(card)
            if place is not None and (seat != own or isinstance(event, Hand)):
                facts["owner"], part = type(own)(seat), slot_part(state, seat, place[0], place[1] + 1)
                break
        else:
            holder = next((at for at, p in enumerate(state.people) if card in p.known and at != event.player), None)
            if holder is not None:
                facts["owner"], facts["held"] = type(event.player)(holder), 1
            elif card not in seen:
                seen.add(card)
                continue
        seen.add(card)
        yield Finding((field,), facts, part=part, severity=_box(table))


@rule("paintings-stay", Stage.PLAY, source=source(REMINDERS), basis=("MU-R2", "mu-104", "mu-105"))
def paintings_stay(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """A painting that hangs is neither moved nor taken down."""
    if not here(state, event, Place, Remove):
        return
    seat = state.seat(event.player)
    place = state.wall(event.player).place_of(event.card)
    if place is None and isinstance(event, Place):
        return
    part = slot_part(state, seat, place[0], place[1] + 1) if place is not None else None
    facts: dict[str, Fact] = {"player": seat, "number": event.card, "moved": int(isinstance(event, Place))}
    yield Finding(("card",), facts, part=part)


@rule("slot-on-the-wall", Stage.PLAY, source=source("Preparar"), basis=("MU-R1", "mu-022", "mu-112"))
def slot_on_the_wall(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """A gallery has as many slots as there are tokens in a row."""
    if here(state, event, Place) and not 1 <= event.slot <= state.columns:
        seat = state.seat(event.player)
        facts: dict[str, Fact] = {"gallery": event.gallery, "found": event.slot, "last": state.columns}
        yield Finding(("slot",), facts, part=f"gallery-{seat}-{event.gallery}")


@rule("slot-free", Stage.PLAY, source=source(PLACING), basis=("MU-R1", "mu-048"))
def slot_free(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """A painting goes into an empty slot."""
    if not here(state, event, Place) or not 1 <= event.slot <= state.columns:
        return
    there = state.wall(event.player).row(event.gallery)[event.slot - 1]
    if there is not None and there != event.card:
        seat = state.seat(event.player)
        facts: dict[str, Fact] = {"player": seat, "gallery": event.gallery, "slot": event.slot, "there": there}
        yield Finding(("slot", "gallery"), facts, part=slot_part(state, seat, event.gallery, event.slot))


@rule(
    "placed-in-order",
    Stage.PLAY,
    source=source(PLACING),
    basis=("MU-R1", "mu-046", "mu-048", "mu-049", "mu-050"),
)
def placed_in_order(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """Left of a painting only lower numbers hang, right of it only higher ones; slots and numbers may be skipped."""
    if not here(state, event, Place) or not 1 <= event.slot <= state.columns:
        return
    wall = state.wall(event.player)
    row = wall.row(event.gallery)
    if row[event.slot - 1] is not None or wall.place_of(event.card) is not None:
        return
    left, right = neighbours_of(row, event.slot - 1)
    if left is not None and event.card <= left:
        beside, other = "left", left
    elif right is not None and event.card >= right:
        beside, other = "right", right
    else:
        return
    least, most = (left or 0) + 1, (state.highest + 1 if right is None else right) - 1
    seat = state.seat(event.player)
    facts: dict[str, Fact] = {
        "card": event.card,
        "gallery": event.gallery,
        "slot": event.slot,
        "other": other,
        "left": int(beside == "left"),
        "least": least,
        "most": most,
        "fits": int(most >= least),
    }
    yield Finding(("card", "slot"), facts, part=slot_part(state, seat, event.gallery, event.slot))


@rule("card-from-hand", Stage.PLAY, source=source("Como se Juega"), basis=("MU-R2", "mu-043"))
def card_from_hand(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """A painting is hung from the own hand; judged only where a whole hand has been noted."""
    if not here(state, event, Place):
        return
    each = state.people[event.player]
    if each.whole and event.card not in each.known and state.wall(event.player).place_of(event.card) is None:
        facts: dict[str, Fact] = {"player": event.player, "card": event.card, "hand": tuple(sorted(each.known))}
        yield Finding(("card",), facts, part=f"card-{event.card}" if in_deck(state, event.card) else None)


# --- bonus cards -------------------------------------------------------------------------------------------------


@rule("claim-full-gallery", Stage.PLAY, source=source(BONUSES), basis=("MU-R3", "mu-076", "mu-077", "mu-078"))
def claim_full_gallery(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """A bonus card is taken for a full gallery."""
    if not here(state, event, Claim):
        return
    free = state.wall(event.player).row(event.gallery).count(None)
    if free:
        seat = state.seat(event.player)
        facts: dict[str, Fact] = {"player": seat, "gallery": event.gallery, "free": free}
        yield Finding(("gallery",), facts, part=f"gallery-{seat}-{event.gallery}")


def _second(state: State, event: Claim) -> bool:
    return ("late", int(state.seat(event.player)), event.gallery) in state.odd


@rule("claim-free-card", Stage.PLAY, source=source(BONUSES), basis=("MU-R3", "mu-009", "mu-098"))
def claim_free_card(state: State, event: Any, table: MuseeTable) -> Iterator[Finding]:
    """There is one bonus card for each gallery; who has taken it keeps it."""
    if not here(state, event, Claim) or _second(state, event):
        return
    seat, holder = state.seat(event.player), state.holder(event.gallery)
    if holder is not None and holder != seat and state.wall(event.player).full(event.gallery):
        facts: dict[str, Fact] = {"player": seat, "gallery": event.gallery, "holder": holder}
        yield Finding(("gallery",), facts, part=f"bonus-{holder}-{event.gallery}", severity=_box(table))


@rule("claim-first-filler", Stage.PLAY, source=source(BONUSES), basis=("MU-R3", "mu-007", "mu-098"))
def claim_first_filler(state: State, event: Any, _: MuseeTable) -> Iterator[Finding]:
    """Only the first to fill a gallery of that level takes its bonus card."""
    if not here(state, event, Claim) or not _second(state, event):
        return
    seat = state.seat(event.player)
    first = next((at for at, wall in enumerate(state.walls) if at != seat and wall.full(event.gallery)), None)
    if first is not None:
        facts: dict[str, Fact] = {"player": seat, "gallery": event.gallery, "first": type(seat)(first)}
        yield Finding(("gallery",), facts, part=f"bonus-{seat}-{event.gallery}")
