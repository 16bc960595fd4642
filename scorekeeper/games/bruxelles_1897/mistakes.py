"""How Bruxelles 1897 is counted wrong. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from scorekeeper.compare import Mistake
from scorekeeper.game import Table
from scorekeeper.games.bruxelles_1897 import scoring
from scorekeeper.games.bruxelles_1897.area import winners
from scorekeeper.games.bruxelles_1897.model import (
    BONUS_POINTS,
    BONUSES,
    MONEY_PAIRS,
    MONEY_POINTS,
    PAY,
    PENALTY,
    Bonus,
    Column,
    Final,
    SeatFinal,
    Setup,
    known,
    total,
)
from scorekeeper.games.bruxelles_1897.scoring import paid, unpaid
from scorekeeper.rules import Rule, Seat

BxTable = Table[Setup, Final]
Counted = Mapping[str, int]
LINE_OF: Mapping[Bonus, Rule] = {
    "money": scoring.bonus_money,
    "artworks": scoring.bonus_artworks,
    "houses": scoring.bonus_houses,
    "nobles": scoring.bonus_nobles,
}


def _own(table: BxTable, seat: Seat) -> SeatFinal:
    seats = table.final.seats if table.final else ()
    return seats[seat] if seat < len(seats) else SeatFinal()


def _won(table: BxTable, bonus: Bonus, seat: Seat) -> bool:
    return seat in (winners(table, bonus)[0] or ())


def _pairs(bef: int) -> int:
    """Points of the money bonus for so much money."""
    return MONEY_POINTS * min(MONEY_PAIRS, max(0, bef) // PAY)


# --- nobles ------------------------------------------------------------------------------------------------------


def brugmann_paid(table: BxTable, seat: Seat) -> Counted:
    """Brugmann is paid like the other nobles."""
    own = _own(table, seat)
    if own.nobles is None or own.bef is None:
        return {}
    nobles = len(own.nobles) + 1
    enough = min(nobles, max(0, own.bef) // PAY)
    counted = {"unpaid-nobles": -PENALTY * (nobles - enough)}
    return counted | ({"bonus-money": _pairs(own.bef - PAY * enough)} if _won(table, "money", seat) else {})


def nobles_for_nothing(table: BxTable, seat: Seat) -> Counted:
    """No noble is paid, and none is lost."""
    own = _own(table, seat)
    if own.nobles is None or own.bef is None:
        return {}
    counted = {"unpaid-nobles": 0}
    counted |= {"bonus-money": _pairs(own.bef)} if _won(table, "money", seat) else {}
    return counted | ({"bonus-nobles": BONUS_POINTS * (len(own.nobles) + 1)} if _won(table, "nobles", seat) else {})


def unpaid_cost_two(table: BxTable, seat: Seat) -> Counted:
    """A noble that is not paid costs 2 VP, as much as its pay, and not 3."""
    lost = unpaid(_own(table, seat))
    return {"unpaid-nobles": -PAY * lost} if lost else {}


def lost_nobles_counted(table: BxTable, seat: Seat) -> Counted:
    """Nobles that were lost count for the bonus."""
    own = _own(table, seat)
    if own.nobles is None or not _won(table, "nobles", seat):
        return {}
    return {"bonus-nobles": BONUS_POINTS * (len(own.nobles) + 1)}


def brugmann_left_out(table: BxTable, seat: Seat) -> Counted:
    """Brugmann does not count for the bonus."""
    enough = paid(_own(table, seat))
    return {} if enough is None or not _won(table, "nobles", seat) else {"bonus-nobles": BONUS_POINTS * enough}


# --- houses and materials ----------------------------------------------------------------------------------------


def _of_houses(count: Callable[[int, int], int]) -> Callable[[BxTable, Seat], Counted]:
    """A mistake in the line of houses, from their number and the position on the track."""

    def counted(table: BxTable, seat: Seat) -> Counted:
        own = _own(table, seat)
        number = total(own.houses)
        if number is None or own.architecture is None:
            return {}
        return {"houses": count(number, own.architecture)}

    return counted


def house_types_multiplied(table: BxTable, seat: Seat) -> Counted:
    """Types of houses are multiplied by the position, not houses."""
    own = _own(table, seat)
    if total(own.houses) is None or own.architecture is None:
        return {}
    return {"houses": own.architecture * sum(number > 0 for number in known(own.houses).values())}


def materials_by_unit(table: BxTable, seat: Seat) -> Counted:
    """Both materials of a card count."""
    cards = _own(table, seat).materials
    return {} if cards is None else {"materials": 2 * cards}


# --- the bonuses of the columns ----------------------------------------------------------------------------------


def _of_money(count: Callable[[int], int]) -> Callable[[BxTable, Seat], Counted]:
    """A mistake in the money bonus, from the money left once the nobles are paid."""

    def counted(table: BxTable, seat: Seat) -> Counted:
        own = _own(table, seat)
        enough = paid(own)
        if enough is None or own.bef is None or not _won(table, "money", seat):
            return {}
        return {"bonus-money": count(max(0, own.bef) - PAY * enough)}

    return counted


def money_before_nobles(table: BxTable, seat: Seat) -> Counted:
    """The money bonus is counted before the nobles are paid."""
    own = _own(table, seat)
    return {} if own.bef is None or not _won(table, "money", seat) else {"bonus-money": _pairs(own.bef)}


def artworks_each(table: BxTable, seat: Seat) -> Counted:
    """Every artwork counts for the bonus, not every colour."""
    number = total(_own(table, seat).artworks)
    return {} if number is None or not _won(table, "artworks", seat) else {"bonus-artworks": BONUS_POINTS * number}


def houses_each(table: BxTable, seat: Seat) -> Counted:
    """Every house counts for the bonus, not every type."""
    number = total(_own(table, seat).houses)
    return {} if number is None or not _won(table, "houses", seat) else {"bonus-houses": BONUS_POINTS * number}


def _as_if_won(bonus: Bonus) -> Callable[[BxTable, Seat], Counted]:
    """A bonus is taken without having won its column."""

    def counted(table: BxTable, seat: Seat) -> Counted:
        won = winners(table, bonus)[0]
        if won is None or seat in won or table.final is None:
            return {}
        columns = tuple(Column(each, (seat,) if each == bonus else winners(table, each)[0]) for each in BONUSES)
        final = replace(table.final, shared=replace(table.final.shared, columns=columns))
        line = next((each for each in LINE_OF[bonus].lines(replace(table, final=final)) if each.seat == seat), None)
        return {} if line is None or line.points is None else {line.rule: line.points}

    return counted


def tied_columns_left_out(table: BxTable, seat: Seat) -> Counted:
    """Nobody takes the bonus of a column where the majority is shared."""
    shared = (bonus for bonus in BONUSES if _won(table, bonus, seat) and len(winners(table, bonus)[0] or ()) > 1)
    return {LINE_OF[bonus].id: 0 for bonus in shared}


def _mistakes() -> Iterator[Mistake]:
    yield Mistake("brugmann-paid", "unpaid-nobles", brugmann_paid)
    yield Mistake("nobles-for-nothing", "unpaid-nobles", nobles_for_nothing)
    yield Mistake("unpaid-cost-two", "unpaid-nobles", unpaid_cost_two)
    yield Mistake("a-point-a-house", "houses", _of_houses(lambda number, _: number))
    yield Mistake("position-alone", "houses", _of_houses(lambda _, position: position))
    yield Mistake("position-added", "houses", _of_houses(lambda number, position: number + position))
    yield Mistake("house-types-multiplied", "houses", house_types_multiplied)
    yield Mistake("materials-by-unit", "materials", materials_by_unit)
    yield Mistake("money-before-nobles", "bonus-money", money_before_nobles)
    yield Mistake("money-without-end", "bonus-money", _of_money(lambda left: MONEY_POINTS * (left // PAY)))
    yield Mistake("three-a-franc", "bonus-money", _of_money(lambda left: MONEY_POINTS * left))
    yield Mistake("money-rounded-up", "bonus-money", _of_money(lambda left: _pairs(left + 1)))
    yield Mistake("artworks-each", "bonus-artworks", artworks_each)
    yield Mistake("houses-each", "bonus-houses", houses_each)
    yield Mistake("lost-nobles-counted", "bonus-nobles", lost_nobles_counted)
    yield Mistake("brugmann-left-out", "bonus-nobles", brugmann_left_out)
    yield Mistake("tied-columns-left-out", "bonus-money", tied_columns_left_out)
    for bonus, line in LINE_OF.items():
        yield Mistake("bonus-not-won", line.id, _as_if_won(bonus))


MISTAKES = tuple(_mistakes())
