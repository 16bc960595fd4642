"""Questions about citizens and deeds at the end."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.games.orleans import GAME, board
from scorekeeper.games.orleans.model import (
    Characters,
    Deeds,
    Final,
    SeatFinal,
    Shared,
    Tracks,
)
from scorekeeper.games.orleans.questions_final import NOTHING_LOST, Told, says, unlike
from scorekeeper.games.orleans.questions_tables import noted, some_players, ways
from scorekeeper.games.orleans.scoring import last_citizen_owner
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    answered,
    mixed,
    score_file,
    seat_answer,
    sorted_out,
    spotted,
)
from scorekeeper.rules import Fact, Seat

# --- citizens ----------------------------------------------------------------------------------------------------


@mixed
def citizens_counted(random: Random) -> Question:
    """How many citizens can players have before the last one?"""
    count = random.choice((2, 2, 3, 4))
    players = some_players(random, count)
    answers = []
    for total in ways(random, range(9, 17), 5):
        first = random.randint(1, total - 1)
        parts = [first, total - first] + [0] * (count - 2)
        table = noted(players, *(SeatFinal(citizens=each) for each in parts))
        mistake = "two-players-all-deeds" if count == 2 and total == 13 else "last-citizen-counted"
        answers.append(says("number", table, "citizens-on-boards", "two-player-citizens", n=total, mistake=mistake))
    rule = "two-player-citizens" if count == 2 else "citizens-on-boards"
    return sorted_out(random, rule, "question-citizens-counted", answers, facts={"players": count})


def _deeds(**changed: Characters) -> Deeds:
    full = {board.field(deed): Characters(**space.slots) for deed, space in board.DEEDS.items()}
    return Deeds(**(full | changed))


def _one_open(random: Random, deed: str) -> Characters:
    slots = dict(board.DEEDS[deed].slots)
    slots[random.choice(tuple(slots))] -= 1
    return Characters(**slots)


REACH = ("development-citizen-reached", "track-citizen-reached", "deed-citizen-needs-full-deed", "citizen-taken-once")


@mixed
def citizens_in_reach(random: Random) -> Question:
    """Which citizens can a player have?"""
    players = some_players(random, random.choice((2, 3)))
    marker = random.choice((1, 2, 4, 8, 12, 15, 17, 19, 24, 27, 29))
    knights, boatmen = random.randint(2, 5), random.randint(3, 5)
    open_: list[Any] = ways(random, board.DEED_IDS, 3)
    deeds = _deeds(**{board.field(each): _one_open(random, each) for each in open_})
    taken: Any = random.choice([each for each in board.DEED_IDS if each not in open_])
    own = SeatFinal(development=marker, tracks=Tracks(knight=knights, boatman=boatmen), torture=replace(NOTHING_LOST))
    full = [each for each in board.DEED_IDS if each not in open_]
    shown = [*ways(random, full, 1), random.choice(open_), taken]
    shown += ways(random, (*board.DEVELOPMENT_CITIZENS, *board.TRACK_CITIZENS), 3)
    answers = []
    for source in dict.fromkeys(shown):
        table = noted(players, replace(own, citizens=(source,)), SeatFinal(citizens=(taken,)), deeds=deeds)
        good = accepts(GAME, table, *REACH)
        answers.append((Answer(source, source, mistake=None if good else "citizen-out-of-reach"), good))
    drawn = noted(players, own, SeatFinal(citizens=(taken,)), deeds=deeds)
    facts: dict[str, Fact] = {
        "player": Seat(0), "other": Seat(1), "marker": marker, "knights": knights, "boatmen": boatmen, "taken": taken,
    }  # fmt: skip
    return sorted_out(
        random,
        "development-citizen-reached",
        "question-citizens-in-reach",
        answers,
        facts=facts,
        document=score_file(drawn),
        view="final-citizens",
    )


@mixed
def citizens_number(random: Random) -> Question:
    """Which numbers of citizens can a player, or all, have?"""
    count = random.choice((2, 3))
    players = some_players(random, count)
    marker, knights, boatmen = random.choice((2, 5, 17, 19, 29)), random.randint(2, 5), random.randint(3, 5)
    closed = random.choice((0, 1, 2, 3))
    full: list[Any] = ways(random, board.DEED_IDS, closed)
    deeds = _deeds(**{board.field(e): _one_open(random, e) for e in board.DEED_IDS if e not in full})
    own = SeatFinal(development=marker, tracks=Tracks(knight=knights, boatman=boatmen), torture=replace(NOTHING_LOST))
    behind = SeatFinal(development=0, tracks=Tracks(knight=0, boatman=0), torture=replace(NOTHING_LOST))
    answers = []
    for number in ways(random, range(9), 5):
        alone = noted(
            players, replace(own, citizens=number), *(replace(behind, citizens=0) for _ in players[1:]), deeds=deeds
        )
        rules = ("citizens-within-reach", "citizens-possible", "citizens-due")
        answers.append(says("number", alone, *rules, n=number, mistake="citizens-miscounted"))
    facts: dict[str, Fact] = {
        "player": Seat(0), "marker": marker, "knights": knights, "boatmen": boatmen, "deeds": closed,
    }  # fmt: skip
    drawn = noted(players, own, *(behind for _ in players[1:]), deeds=deeds)
    return sorted_out(
        random,
        "citizens-possible",
        "question-citizens-number",
        answers,
        facts=facts,
        document=score_file(drawn),
        view="final-citizens",
    )


FORGOTTEN = {
    "development-citizen-taken": tuple(board.DEVELOPMENT_CITIZENS),
    "track-citizen-taken": tuple(board.TRACK_CITIZENS),
    "full-deed-gives-citizen": board.DEED_IDS,
}


def forgotten(random: Random) -> Question:
    """Which citizen did nobody take although somebody should have?"""
    players = some_players(random, random.choice((2, 3)))
    rule = random.choice(tuple(FORGOTTEN))
    missing: Any = random.choice(FORGOTTEN[rule])
    marker = random.choice((19, 24, 29)) if missing != "development-28" else 29
    steps = Tracks(farmer=3, boatman=5, craftsman=2, trader=2, knight=4, scholar=2)
    reached = [id for id, space in board.DEVELOPMENT_CITIZENS.items() if space <= marker]
    full = [*ways(random, board.DEED_IDS, 2), *([missing] if missing in board.DEED_IDS else [])]
    taken: Any = [id for id in (*reached, *board.TRACK_CITIZENS, *full) if id != missing]
    half = len(taken) // 2
    deeds = _deeds(**{board.field(e): _one_open(random, e) for e in board.DEED_IDS if e not in full})
    first = SeatFinal(development=marker, tracks=steps, citizens=tuple(taken[:half]))
    second = SeatFinal(development=random.randint(3, 12), tracks=Tracks(2, 1, 1, 1, 1, 1), citizens=tuple(taken[half:]))
    others = (SeatFinal(development=2, tracks=Tracks(1, 1, 1, 1, 1, 1), citizens=()),) * (len(players) - 2)
    table = noted(players, first, second, *others, deeds=deeds, round=18)
    parts = [f"citizen-{missing}", *([f"deed-{missing}"] if missing in board.DEED_IDS else [])]
    return spotted(GAME, table, rule, "question-forgotten", "final-boards", parts)


def last_citizen(random: Random) -> Question:
    """Who takes the last citizen?"""
    count = random.choice((2, 3, 4))
    players = some_players(random, count)
    built = [random.randint(2, 8) for _ in range(count)]
    if random.random() < 0.4:
        one, other = ways(random, range(count), 2)
        built[one] = built[other] = max(built)
    held = [random.randint(0, 4) for _ in range(count)]
    table = noted(
        players,
        *(
            SeatFinal(coins=random.randint(3, 30), stations=each, citizens=own)
            for each, own in zip(built, held, strict=True)
        ),
    )
    told: list[Told] = []
    most_citizens = max(range(count), key=lambda at: held[at])
    for seat in range(count):
        named = replace(table, final=replace(table.final or Final(), shared=Shared(last_citizen=Seat(seat))))
        good = accepts(GAME, named, "last-citizen")
        tied = built[seat] == max(built)
        mistake = "last-citizen-on-a-tie" if tied else "last-citizen-by-citizens" if seat == most_citizens else None
        told.append((seat_answer(Seat(seat), None if good else mistake), good))
    nobody = replace(table, final=replace(table.final or Final(), shared=Shared(last_citizen="nobody")))
    good = accepts(GAME, nobody, "last-citizen")
    told.append((Answer("nobody", "nobody", mistake=None if good else "last-citizen-left"), good))
    assert (last_citizen_owner(built) is None) is good
    return answered(
        random,
        Ask.CHOOSE,
        "last-citizen",
        "question-last-citizen",
        (answer for answer, right in told if right),
        (answer for answer, right in told if not right),
        document=score_file(table),
        view="final-seats",
    )


# --- deeds -------------------------------------------------------------------------------------------------------


@mixed
def on_deeds(random: Random) -> Question:
    """Which of these can lie on the deeds?"""
    count = random.choice((2, 2, 3, 4))
    players = some_players(random, count)
    answers = []
    for _ in range(3):
        deed, space = random.choice(tuple(board.DEEDS.items()))
        kind = random.choice((*space.slots, "monk"))
        number = random.choice((space.slots.get(kind, 0), space.slots.get(kind, 0) + 1, 1)) or 1
        placed: Any = {board.field(deed): Characters(**{kind: number})}
        table = noted(players, *(SeatFinal() for _ in players), deeds=Deeds(**placed))
        mistake = "monk-on-a-deed" if kind == "monk" and kind not in space.slots else None
        answers.append(says("on-deed", table, "deed-slots", deed=deed, kind=kind, n=number, mistake=mistake))
    kind = random.choice(("boatman", "craftsman", "trader"))
    number = random.choice((5, 6, 7))
    left, lying = number, {}
    for deed, space in board.DEEDS.items():
        here = min(left, space.slots.get(kind, 0))
        left -= here
        lying[board.field(deed)] = Characters(**{kind: here})
    crowd: Any = Deeds(**lying)
    table = noted(players, *(SeatFinal() for _ in players), deeds=crowd)
    answers.append(
        says("on-all-deeds", table, "two-player-deeds", kind=kind, n=number, mistake="seven-with-two-players")
    )
    steps = random.randint(1, 4)
    sent = random.choice((steps, steps + 1, steps - 1)) or 1
    own = SeatFinal(tracks=Tracks(knight=steps))
    rest = (SeatFinal(tracks=Tracks(knight=0)),) * (count - 1)
    spread = Deeds(city_wall=Characters(knight=min(3, sent)), peace_treaty=Characters(knight=max(0, sent - 3)))
    answers.append(
        says(
            "sent-of-recruited",
            noted(players, own, *rest, deeds=spread),
            "deed-followers-recruited",
            n=sent,
            recruited=steps,
            mistake="starter-on-a-deed",
        )
    )
    return sorted_out(random, "deed-slots", "question-on-deeds", unlike(answers), facts={"players": count})


QUESTIONS: tuple[Generator, ...] = (
    Generator("citizens-counted", "citizens-on-boards", Ask.SELECT, citizens_counted, ("two-player-citizens",)),
    Generator("citizens-in-reach", REACH[0], Ask.SELECT, citizens_in_reach, REACH[1:]),
    Generator(
        "citizens-number",
        "citizens-possible",
        Ask.SELECT,
        citizens_number,
        ("citizens-within-reach", "citizens-due"),
    ),
    Generator("forgotten", "development-citizen-taken", Ask.SPOT, forgotten, tuple(FORGOTTEN)[1:]),
    Generator("last-citizen", "last-citizen", Ask.CHOOSE, last_citizen),
    Generator("on-deeds", "deed-slots", Ask.SELECT, on_deeds, ("two-player-deeds", "deed-followers-recruited")),
)
