"""How New York 1901 is counted wrong. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from scorekeeper.compare import Mistake
from scorekeeper.games.new_york_1901.known import (
    NewYork,
    challenge,
    demolished,
    demolished_points,
    finals,
    owns_legendary,
    standing,
    streets,
    total,
    value_of,
)
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    ARCHITECT,
    BARON,
    GENERATIONS,
    KING_POINTS,
    STREET_POINTS,
    TYCOON_POINTS,
    SeatFinal,
    districts_in_play,
)
from scorekeeper.games.new_york_1901.scoring import by_table, on_street, street_bonuses
from scorekeeper.rules import Seat

Counted = Mapping[str, int]
BARON_EACH = next(iter(BARON.values()))
ARCHITECT_EACH = next(iter(ARCHITECT.values()))


def _own(table: NewYork, seat: Seat) -> SeatFinal:
    return dict(finals(table))[seat]


# --- track and cards ---------------------------------------------------------------------------------------------


def demolished_lose_points(table: NewYork, seat: Seat) -> Counted:
    """The points of what was demolished are taken off."""
    own = _own(table, seat)
    gone = total(demolished_points(own))
    return {} if own.track is None or gone is None else {"score-track": own.track - gone}


def prestige_again(table: NewYork, seat: Seat) -> Counted:
    """What Gold Prestige brought is added once more at the end."""
    gained = _own(table, seat).prestige
    return {} if gained is None else {"gold-prestige": gained}


def prestige_off(table: NewYork, seat: Seat) -> Counted:
    """What Gold Prestige brought is taken off the track."""
    own = _own(table, seat)
    in_play = challenge(table) == "gold-prestige"
    return {} if own.prestige is None or own.track is None or not in_play else {"score-track": own.track - own.prestige}


def used_cards_score(table: NewYork, seat: Seat) -> Counted:
    """Used action cards score instead of unused ones."""
    unused = _own(table, seat).action_cards
    return {} if unused is None else {"action-cards": ACTION_CARDS - unused}


def all_cards_score(table: NewYork, seat: Seat) -> Counted:
    """Used action cards score, too."""
    return {"action-cards": ACTION_CARDS}


# --- streets -----------------------------------------------------------------------------------------------------


def _on_streets(table: NewYork) -> dict[str, list[int]]:
    """Skyscrapers of every seat by street in play."""
    return {street: [on_street(table, own, street) or 0 for _, own in finals(table)] for street in streets(table) or ()}


def ties_on_streets_score(table: NewYork, seat: Seat) -> Counted:
    """Where most on a street is shared, all of them score."""
    led = sum(counts[seat] == max(counts) > 0 for counts in _on_streets(table).values())
    return {"streets": STREET_POINTS * led}


def any_building_on_a_street(table: NewYork, seat: Seat) -> Counted:
    """Being on a street is enough."""
    return {"streets": STREET_POINTS * sum(counts[seat] > 0 for counts in _on_streets(table).values())}


def _with_option(table: NewYork, seat: Seat, value: str) -> Counted:
    """The streets with the starter counted or not, where the table noted on which streets starters stand."""
    if table.has("starter-on-streets", value):
        return {}
    if not any(
        value_of(own, f"starter_on_street.{street}") for _, own in finals(table) for street in streets(table) or ()
    ):
        return {}
    other = replace(table, options={**table.options, "starter-on-streets": value})
    lines = {line.seat: line.points for line in street_bonuses.lines(other)}
    points = lines.get(seat)
    return {} if points is None else {"streets": points}


def starter_counted(table: NewYork, seat: Seat) -> Counted:
    """The starter counts as a skyscraper on its streets."""
    return _with_option(table, seat, "on")


def starter_left_out(table: NewYork, seat: Seat) -> Counted:
    """The starter is not counted on its streets, though this table plays it so."""
    return _with_option(table, seat, "off")


# --- challenges --------------------------------------------------------------------------------------------------


def demolished_bronze_counts(table: NewYork, seat: Seat) -> Counted:
    """Demolished bronze counts for Bronze Baron."""
    own = _own(table, seat)
    found = total((standing(own)[0], demolished(own)[0]))
    return {} if found is None else {"bronze-baron": by_table(found, BARON)}


def five_for_each(table: NewYork, seat: Seat) -> Counted:
    """Each bronze skyscraper gives 5."""
    found = standing(_own(table, seat))[0]
    return {} if found is None else {"bronze-baron": BARON_EACH * found}


def three_for_each_irregular(table: NewYork, seat: Seat) -> Counted:
    """Each irregular skyscraper gives 3."""
    found = _own(table, seat).irregular
    return {} if found is None else {"master-architect": ARCHITECT_EACH * found}


def architect_goes_on(table: NewYork, seat: Seat) -> Counted:
    """Every irregular skyscraper beyond the fifth gives 4 more, as the step before did."""
    found = _own(table, seat).irregular
    most = max(ARCHITECT)
    step = ARCHITECT[most] - ARCHITECT[most - 1]
    return {} if found is None or found <= most else {"master-architect": ARCHITECT[most] + step * (found - most)}


def _a_point_for_each(rule: str) -> Callable[[NewYork, Seat], Counted]:
    """Each building gives a point, as if the card had no steps."""

    def count(table: NewYork, seat: Seat) -> Counted:
        own = _own(table, seat)
        found = standing(own)[0] if rule == "bronze-baron" else own.irregular
        return {} if found is None else {rule: found}

    return count


def _kings(table: NewYork, seat: Seat, *, legendary: bool, ties: bool) -> Counted:
    """Generation King, with the legendary as gold or not, and ties for all or for nobody."""
    rows = [[number or 0 for number in standing(own)] for _, own in finals(table)]
    if legendary:
        for row, (_, own) in zip(rows, finals(table), strict=True):
            row[2] += bool(owns_legendary(own))
    led = 0
    for index in range(len(GENERATIONS)):
        counts = [row[index] for row in rows]
        most = max(counts)
        led += counts[seat] == most > 0 and (ties or counts.count(most) == 1)
    return {"generation-king": KING_POINTS * led}


def legendary_is_no_gold(table: NewYork, seat: Seat) -> Counted:
    """The legendary is not counted as gold."""
    return _kings(table, seat, legendary=False, ties=False)


def ties_make_kings(table: NewYork, seat: Seat) -> Counted:
    """Where most of a generation is shared, all of them score."""
    return _kings(table, seat, legendary=True, ties=True)


def _gold(table: NewYork, seat: Seat) -> list[int] | None:
    own = _own(table, seat)
    counts = [value_of(own, f"gold_by_district.{each}") for each in districts_in_play(table.count)]
    return None if None in counts else counts


def one_gold_is_enough(table: NewYork, seat: Seat) -> Counted:
    """One skyscraper of gold level in a district is enough."""
    counts = _gold(table, seat)
    return {} if counts is None else {"gold-tycoon": TYCOON_POINTS * sum(number > 0 for number in counts)}


def three_for_each_gold(table: NewYork, seat: Seat) -> Counted:
    """Each skyscraper of gold level gives 3."""
    counts = _gold(table, seat)
    return {} if counts is None else {"gold-tycoon": TYCOON_POINTS * sum(counts)}


def _mistake(rule: str, count: Callable[[NewYork, Seat], Counted]) -> Mistake:
    return Mistake(count.__name__.replace("_", "-"), rule, count)


MISTAKES = (
    _mistake("score-track", demolished_lose_points),
    _mistake("gold-prestige", prestige_again),
    _mistake("score-track", prestige_off),
    _mistake("streets", ties_on_streets_score),
    _mistake("streets", any_building_on_a_street),
    _mistake("streets", starter_counted),
    _mistake("streets", starter_left_out),
    _mistake("bronze-baron", demolished_bronze_counts),
    _mistake("bronze-baron", five_for_each),
    Mistake("a-point-for-each", "bronze-baron", _a_point_for_each("bronze-baron")),
    _mistake("master-architect", three_for_each_irregular),
    _mistake("master-architect", architect_goes_on),
    Mistake("a-point-for-each", "master-architect", _a_point_for_each("master-architect")),
    _mistake("generation-king", legendary_is_no_gold),
    _mistake("generation-king", ties_make_kings),
    _mistake("gold-tycoon", one_gold_is_enough),
    _mistake("gold-tycoon", three_for_each_gold),
    _mistake("action-cards", used_cards_score),
    _mistake("action-cards", all_cards_score),
)
