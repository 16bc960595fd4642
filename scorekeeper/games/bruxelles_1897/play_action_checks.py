"""Play rules: sales, constructions, nobles and exhibitions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.model import NOBILITY_END, SHOWN_POINTS
from scorekeeper.games.bruxelles_1897.play_apply import EFFECT_TRACKS, built_points
from scorekeeper.games.bruxelles_1897.play_events import (
    BRUGMANN,
    Build,
    CityHall,
    Colour,
    Exhibit,
    Influence,
    Place,
    Sell,
)
from scorekeeper.games.bruxelles_1897.play_state import (
    LARGEST_BUILD,
    MOST_SHOWN,
    BxTable,
    State,
    build_points,
    house_number,
    lacking,
)
from scorekeeper.rules import Confidence, Fact, Finding, PlayerIndex, Severity, Stage, rule

HANKAR, VANDERVELDE, ALBERT = "paul-hankar", "emile-vandervelde", "prince-albert"


def _by(event: Any, *where: str, part: str | None = None, **facts: Fact) -> Finding:
    return Finding(where, {"player": event.player, **facts}, part=part or f"seat-{event.player}")


# --- sales and unused cards ---------------------------------------------------------------------------------------


@rule(
    "artwork-to-sell",
    Stage.PLAY,
    source=(*sources.ART_NOUVEAU, *sources.PARC_NOTE),
    basis=("BX-R7", "bx-107", "bx-108", "bx-109", "bx-190", "bx-192"),
)
def artwork_to_sell(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A sale takes an own artwork and gives 3 BEF."""
    if isinstance(event, Sell) and lacking(state.seats[event.player].artworks, (event.artwork,)):
        some = int(bool(state.seats[event.player].artworks))
        yield _by(event, "artwork", colour=event.artwork or "artwork", some=some)


@rule(
    "unused-card",
    Stage.PLAY,
    source=sources.IMPORTANT,
    basis=("BX-R7", "bx-166", "bx-167", "bx-169"),
    severity=Severity.WARNING,
)
def unused_card(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Only a sale or a construction that cannot be carried out is given up for the majorities."""
    if isinstance(event, Place) and event.card is not None and event.card not in ("money", "house"):
        yield _by(event, "card", card=event.card)


# --- constructions ------------------------------------------------------------------------------------------------


@rule(
    "enough-materials",
    Stage.PLAY,
    source=(*sources.ART_NOUVEAU, *sources.PARC_NOTE),
    basis=("BX-R7", "bx-113", "bx-115", "bx-193"),
)
def enough_materials(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """The n-th house takes n materials; a Material card gives two at most."""
    number = house_number(state, event.player) if isinstance(event, Build) else None
    if number is None:
        return
    owned = state.seats[event.player].materials
    cards = len(owned) if event.discards is None and owned is not None else len(event.discards or ())
    if (event.discards is not None or owned is not None) and 2 * cards < number:
        yield _by(event, "discards", number=number, cards=cards, units=2 * cards, noted=int(event.discards is not None))


@rule(
    "every-card-gives",
    Stage.PLAY,
    source=sources.ART_NOUVEAU,
    basis=("BX-R7", "bx-120"),
    confidence=Confidence.DERIVED,
)
def every_card_gives(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Each card discarded gives at least one of the materials, so there are no more cards than materials."""
    number = house_number(state, event.player) if isinstance(event, Build) else None
    if number is not None and event.discards is not None and len(event.discards) > number:
        yield _by(event, "discards", number=number, cards=len(event.discards))


@rule("own-materials", Stage.PLAY, source=sources.ART_NOUVEAU, basis=("BX-R7", "bx-111", "bx-113", "bx-121"))
def own_materials(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Houses are built with own Material cards."""
    if not isinstance(event, Build) or event.discards is None:
        return
    short = lacking(state.seats[event.player].materials, event.discards)
    if short:
        kinds = tuple(dict.fromkeys(pair or "material" for pair in short))
        yield _by(event, "discards", kinds=kinds, found=len(short))


@rule(
    "building-points",
    Stage.PLAY,
    source=sources.ART_NOUVEAU,
    basis=("BX-R7", "bx-129", "bx-130", "bx-131", "bx-132", "bx-133"),
)
def building_points(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A construction gives 1 VP for each kind among the materials used; they are 1 to n and 1 to 3."""
    if not isinstance(event, Build):
        return
    number = house_number(state, event.player)
    cards = tuple(pair for pair in event.discards or () if pair is not None)
    every = event.discards is not None and len(cards) == len(event.discards) <= LARGEST_BUILD
    possible = build_points(cards, number) if every and number is not None else ()
    possible = possible or tuple(range(1, min(3, number or 3) + 1))
    if event.points is not None and event.points not in possible:
        yield _by(event, "points", "discards", found=event.points, least=possible[0], most=possible[-1], state=1)
    elif built_points(state, event) is None:
        facts: dict[str, Fact] = {"found": 0, "least": possible[0], "most": possible[-1], "state": 0}
        yield Finding(("points", "discards"), {"player": event.player, **facts}, severity=Severity.WARNING)


# --- nobles -------------------------------------------------------------------------------------------------------


@rule(
    "second-noble-discarded",
    Stage.PLAY,
    source=sources.ART_NOUVEAU,
    basis=("BX-R8", "bx-142"),
)
def second_noble_discarded(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A noble that one keeps already is used and discarded."""
    if isinstance(event, Influence) and event.keep and event.noble in (state.seats[event.player].nobles or ()):
        yield _by(event, "keep", "noble", noble=event.noble)


@rule(
    "keep-or-discard",
    Stage.PLAY,
    source=sources.ART_NOUVEAU,
    basis=("BX-R8", "bx-123", "bx-124"),
    severity=Severity.WARNING,
)
def keep_or_discard(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """After its effect a noble is kept or discarded."""
    if isinstance(event, Influence) and event.keep is None and event.noble != BRUGMANN:
        nobles = state.seats[event.player].nobles
        if nobles is not None and event.noble not in nobles:
            yield _by(event, "keep", noble=event.noble)


@rule("brugmann-not-bought", Stage.PLAY, source=sources.SETUP, basis=("BX-R8",), confidence=Confidence.DERIVED)
def brugmann_not_bought(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Brugmann is dealt at set-up; the others are back in the box."""
    if isinstance(event, Influence) and event.noble == BRUGMANN:
        yield _by(event, "noble")


@rule(
    "noble-once-a-round",
    Stage.PLAY,
    source=sources.ART_NOUVEAU,
    basis=("BX-R8", "bx-126", "bx-127", "bx-090"),
)
def noble_once_a_round(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A noble acts once a round; bought and kept, it has acted."""
    if not isinstance(event, CityHall):
        return
    used = Counter(event.nobles)
    used.update({noble: 1 for noble in set(event.nobles) if noble in state.seats[event.player].used})
    for noble, times in used.items():
        if times > 1:
            yield _by(event, "nobles", noble=noble)


@rule("own-nobles", Stage.PLAY, source=sources.BRUSSELS, basis=("BX-R9", "bx-179", "bx-182"))
def own_nobles(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """City Hall activates own nobles."""
    if not isinstance(event, CityHall):
        return
    nobles = state.seats[event.player].nobles
    for noble in dict.fromkeys(event.nobles):
        if nobles is not None and noble != BRUGMANN and noble not in nobles:
            yield _by(event, "nobles", noble=noble)


@rule("nobility-limit", Stage.PLAY, source=sources.BRUSSELS, basis=("BX-R9", "bx-181", "bx-183", "bx-184", "bx-185"))
def nobility_limit(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """City Hall activates as many nobles as the Nobility position says at that moment."""
    nobility = state.seats[event.player].nobility if isinstance(event, CityHall) else None
    if nobility is None or len(event.nobles) <= nobility:
        return
    first = ALBERT in event.nobles and len(event.nobles) == nobility + 1 <= NOBILITY_END
    facts: dict[str, Fact] = {"player": event.player, "found": len(event.nobles), "most": nobility}
    severity = Severity.WARNING if first else None
    yield Finding(("nobles",), {**facts, "albert": int(first)}, part="track-nobility", severity=severity)


@rule("city-hall-idle", Stage.PLAY, source=sources.BRUSSELS, basis=("BX-R9", "bx-177"), severity=Severity.WARNING)
def city_hall_idle(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """City Hall activates at least one noble."""
    if isinstance(event, CityHall) and not event.nobles:
        yield _by(event, "nobles")


def _active(event: Any) -> tuple[str, ...]:
    """The nobles whose effects an event brings."""
    return (
        tuple(event.nobles) if isinstance(event, CityHall) else (event.noble,) if isinstance(event, Influence) else ()
    )


@rule(
    "noble-effects",
    Stage.PLAY,
    source=sources.NOBLES,
    basis=("BX-R8", "BX-R13", "bx-138", "bx-139"),
    confidence=Confidence.DERIVED,
)
def noble_effects(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A Material card comes by Hankar only, an Architect back by Vandervelde only."""
    if not isinstance(event, CityHall | Influence):
        return
    for field, noble in (("material", HANKAR), ("release", VANDERVELDE)):
        if getattr(event, field) is not None and noble not in _active(event):
            yield _by(event, field, noble=noble)


@rule("own-prisoner", Stage.PLAY, source=(*sources.NOBLES, *sources.COLUMN), basis=("BX-R13", "bx-140", "bx-141"))
def own_prisoner(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Only an own Architect that is in prison can be freed."""
    cards = getattr(event, "release", None)
    freed: list[tuple[int, str, str]] = []
    if isinstance(event, CityHall | Influence) and cards is not None and VANDERVELDE in _active(event):
        freed.append((event.player, cards, "release"))
    for seat, card in enumerate((getattr(event, "released", None) or ())[: len(state.seats)]):
        if card is not None:
            freed.append((seat, card, f"released[{seat}]"))
    for seat, card, field in freed:
        if lacking(state.seats[seat].prison, (card,)):
            facts: dict[str, Fact] = {"player": PlayerIndex(seat), "card": "card-" + card.replace("/", "-")}
            yield Finding((field,), {**facts, "prison": len(state.seats[seat].prison or ())}, part="prison")


@rule(
    "marker-at-end",
    Stage.PLAY,
    source=sources.DERIVED,
    basis=("BX-R16",),
    severity=Severity.WARNING,
    confidence=Confidence.ASSUMED,
    option="track-end",
)
def marker_at_end(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """A marker at the end of its track is taken to stay there."""
    for noble in dict.fromkeys(_active(event)):
        track = EFFECT_TRACKS.get(noble)
        at = getattr(state.seats[event.player], track) if track else None
        end = NOBILITY_END if track == "nobility" else state.track_end
        if track is not None and at is not None and end is not None and at >= end:
            where = "nobles" if isinstance(event, CityHall) else "noble"
            yield _by(event, where, part=f"track-{track}", track=track, end=end)


# --- exhibitions --------------------------------------------------------------------------------------------------


@rule(
    "colour-shown-once",
    Stage.PLAY,
    source=sources.NOBLES,
    basis=("BX-R11", "bx-146", "bx-160"),
)
def colour_shown_once(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """An exhibition shows each colour once, so four artworks at most."""
    if not isinstance(event, Exhibit) or event.shown is None:
        return
    for colour, number in Counter(each.artwork for each in event.shown if each.artwork).items():
        if number > 1:
            where = tuple(f"shown[{at}].artwork" for at, each in enumerate(event.shown) if each.artwork == colour)
            yield _by(event, *where, colour=colour, found=number, most=1)
    if len(event.shown) > MOST_SHOWN:
        yield _by(event, "shown", colour="artwork", found=len(event.shown), most=MOST_SHOWN)


@rule(
    "show-own-artwork",
    Stage.PLAY,
    source=sources.NOBLES,
    basis=("BX-R11", "bx-146", "bx-149", "bx-153", "bx-157"),
)
def show_own_artwork(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Each player shows own artworks."""
    if not isinstance(event, Exhibit) or event.shown is None:
        return
    for seat in dict.fromkeys(each.player for each in event.shown):
        mine = tuple(each.artwork for each in event.shown if each.player == seat)
        short = lacking(state.seats[seat].artworks, mine)
        if short:
            where = tuple(f"shown[{at}].artwork" for at, each in enumerate(event.shown) if each.player == seat)
            yield Finding(where, {"player": seat, "colour": short[0] or "artwork"}, part=f"seat-{seat}")


@rule(
    "no-show-after-passing",
    Stage.PLAY,
    source=(*sources.NOBLES, *sources.PASSING),
    basis=("BX-R11", "bx-144", "bx-152", "bx-205"),
)
def no_show_after_passing(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Whoever passed before the exhibition takes no part."""
    if not isinstance(event, Exhibit):
        return
    for seat in state.passed:
        where = [f"shown[{at}].player" for at, each in enumerate(event.shown or ()) if each.player == seat]
        if event.shown is None and event.points and seat < len(event.points) and event.points[seat]:
            where.append(f"points[{seat}]")
        if where:
            yield Finding(tuple(where), {"player": PlayerIndex(seat)}, part=f"seat-{seat}")


@rule(
    "two-for-each-shown",
    Stage.PLAY,
    source=sources.NOBLES,
    basis=("BX-R11", "bx-155", "bx-156", "bx-160"),
)
def two_for_each_shown(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """Each artwork shown gives its owner 2 VP."""
    if not isinstance(event, Exhibit) or event.points is None:
        return
    shown = Counter(int(each.player) for each in event.shown or ())
    for seat, points in enumerate(event.points[: len(state.seats)]):
        if points is None:
            continue
        expected = SHOWN_POINTS * shown[seat] if event.shown is not None else None
        artworks = state.seats[seat].artworks
        most = SHOWN_POINTS * (MOST_SHOWN if artworks is None else min(MOST_SHOWN, len(artworks)))
        if points % SHOWN_POINTS or not 0 <= points <= most or expected not in (None, points):
            facts: dict[str, Fact] = {"player": PlayerIndex(seat), "found": points, "most": most}
            yield Finding((f"points[{seat}]",), {**facts, "shown": shown[seat]}, part=f"seat-{seat}")


def _could_show(state: State, seat: int, shown: set[Colour | None]) -> bool:
    """Whether a player owns, as is known, a colour that is not on show yet, and may take part."""
    own = state.seats[seat].artworks or ()
    return seat not in state.passed and any(colour is not None and colour not in shown for colour in own)


@rule(
    "exhibition-order",
    Stage.PLAY,
    source=sources.NOBLES,
    basis=("BX-R11", "bx-145", "bx-158", "bx-159"),
    severity=Severity.WARNING,
)
def exhibition_order(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """From the buyer clockwise, each in turn shows one artwork."""
    if not isinstance(event, Exhibit) or event.shown is None:
        return
    size, pointer, shown = len(state.seats), int(event.player), set[Colour | None]()
    for at, each in enumerate(event.shown[:MOST_SHOWN]):
        steps = range((each.player - pointer) % size)
        skipped = next((seat for step in steps if _could_show(state, seat := (pointer + step) % size, shown)), None)
        if skipped is not None:
            yield Finding((f"shown[{at}].player",), {"player": PlayerIndex(skipped), "instead": each.player})
            return
        shown.add(each.artwork)
        pointer = (each.player + 1) % size


@rule(
    "exhibition-goes-on",
    Stage.PLAY,
    source=sources.NOBLES,
    basis=("BX-R11", "bx-150", "bx-161"),
    severity=Severity.WARNING,
    confidence=Confidence.ASSUMED,
)
def exhibition_goes_on(state: State, event: Any, table: BxTable) -> Iterator[Finding]:
    """An exhibition ends when nobody can show anything more, or all four colours are on show."""
    if not isinstance(event, Exhibit) or (event.shown is None and event.points is not None):
        return
    shown = {each.artwork for each in event.shown or ()}
    if None in shown or len(event.shown or ()) >= MOST_SHOWN:
        return
    able = tuple(PlayerIndex(seat) for seat in state.people if _could_show(state, seat, shown))
    if able:
        yield Finding(("shown",), {"players": able})


ACTION_RULES = (
    artwork_to_sell,
    unused_card,
    enough_materials,
    every_card_gives,
    own_materials,
    building_points,
    second_noble_discarded,
    keep_or_discard,
    brugmann_not_bought,
    noble_once_a_round,
    own_nobles,
    nobility_limit,
    city_hall_idle,
    noble_effects,
    own_prisoner,
    marker_at_end,
    colour_shown_once,
    show_own_artwork,
    no_show_after_passing,
    two_for_each_shown,
    exhibition_order,
    exhibition_goes_on,
)
