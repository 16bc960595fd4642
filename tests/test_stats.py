"""Looking back: what is kept of finished plays, and the figures made of it, held against plain counting."""

from __future__ import annotations

import itertools
import json
import math
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import many_plays
from exchanging import EDGES, MINE, as_file, imported
from scorekeeper import stats
from scorekeeper.derive import derive
from scorekeeper.store import Created, Store, open_store, persons
from scorekeeper.store import plays as kept
from scorekeeper.store.schema import play as play_table
from storing import OTHER, PHONE, make

DATA = Path(__file__).resolve().parent / "data" / "v1"
ORLEANS = json.loads((DATA / "orleans.score.json").read_text("utf-8"))
FIGURES = (
    stats.overview, stats.per_month, stats.distribution, stats.histogram, stats.line_averages,
    stats.where_winners_score, stats.going_first, stats.ties, stats.by_seats, stats.per_player, stats.streaks,
    stats.records,
)  # fmt: skip


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A store with generated plays and with the oddities of the samples."""
    opened = open_store(f"sqlite:///{tmp_path_factory.mktemp('stats') / 'plays.sqlite3'}")
    many_plays.fill(opened, 400, MINE)
    imported(opened, as_file(json.loads(EDGES.read_text("utf-8"))))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def history(shelf: Store) -> stats.History:
    return stats.load(shelf, device=MINE)


def told(history: stats.History) -> list[dict[str, Any]]:
    """The same plays as plain values, those that count: seats with points, winner, start and lines."""
    found = []
    lines: dict[tuple[int, int], dict[str, float]] = defaultdict(dict)
    for row in history.lines.itertuples():
        if not math.isnan(row.points):
            lines[row.play, row.seat][row.line] = row.points
    seats: dict[int, list[Any]] = defaultdict(list)
    for row in history.seats.itertuples():
        seats[row.play].append(row)
    for number, row in history.plays.iterrows():
        if not isinstance(row["left_out"], str):
            sides = {each.seat: each for each in reversed(seats[number])}
            found.append({
                "play": number, "game": row["game"], "day": row["day"],
                "sides": [sides[seat] for seat in sorted(sides)], "people": seats[number],
                "lines": [lines[number, seat] for seat in sorted(sides)],
            })  # fmt: skip
    return found


def yes(value: Any) -> bool:
    return value is True or str(value) == "True"


# --- what is kept ------------------------------------------------------------------------------------------------


def figures(store: Store, device: str | None = PHONE) -> Any:
    return kept.select(store, device).columns[:]


def test_a_play_is_kept_when_it_is_over_and_only_then(store: Store) -> None:
    token = make(store)
    assert len(stats.load(store, device=PHONE)) == 0
    store.append(token, 1, [("final", ORLEANS["final"]), ("played_at", "2026-11-28T23:59:00-08:00")], PHONE)
    assert len(stats.load(store, device=PHONE)) == 0  # counted, not finished
    store.append(token, 2, [("status", "finished")], PHONE)
    history = stats.load(store, device=PHONE)
    assert history.plays[["game", "known_by", "people", "seats"]].iloc[0].tolist() == ["orleans", "final", 2, 2]
    assert str(history.plays["day"].iloc[0])[:10] == "2026-11-28"
    by_name = history.seats.set_index("player")
    outcome = derive({**ORLEANS, "players": [{"name": "Ana"}, {"name": "Ben"}]})
    assert outcome is not None
    assert by_name["points"].to_dict() == {each.name: each.points for each in outcome.people}
    assert by_name["start"].tolist() == [True, False]
    assert history.lines.groupby("seat")["points"].sum().tolist() == [each.points for each in outcome.people]

    store.append(token, 3, [("final.seats[0].coins", 99)], PHONE)
    assert stats.load(store, device=PHONE).seats["points"].max() > by_name["points"].max()
    store.delete(token, PHONE)
    assert len(stats.load(store)) == 0
    store.restore(token, PHONE)
    assert len(stats.load(store)) == 1
    store.append(token, 6, [("status", "playing")], PHONE)
    assert len(stats.load(store)) == 0


def test_what_is_kept_is_what_a_rebuild_gives(store: Store, tmp_path: Path) -> None:
    many_plays.fill(store, 40, PHONE, seed=3)
    imported(store, as_file(json.loads(EDGES.read_text("utf-8"))), device=PHONE)
    before = figures(store)
    assert len(before[0]) > 50
    kept.rebuild(store)
    assert figures(store) == before
    store.backup(tmp_path / "copy.zip")
    fresh = open_store(f"sqlite:///{tmp_path / 'fresh.sqlite3'}")
    fresh.restore_backup(tmp_path / "copy.zip")
    ours, theirs = stats.load(store, device=PHONE), stats.load(fresh, device=PHONE)
    columns = ["player", "points", "rank", "winner", "start"]
    assert theirs.plays.set_index("id")["day"].to_dict() == ours.plays.set_index("id")["day"].to_dict()
    for history in (ours, theirs):
        assert history.seats["player"].notna().all()
    by_id = [
        sorted(map(repr, each.seats.assign(id=each.plays["id"].reindex(each.seats["play"]).to_numpy())
                   [["id", *columns]].astype(str).to_numpy().tolist()))
        for each in (ours, theirs)
    ]  # fmt: skip
    assert by_id[0] == by_id[1]
    fresh.close()


def test_an_older_database_gets_its_plays(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"
    file.write_bytes((DATA / "store.sqlite3").read_bytes())
    opened = open_store(f"sqlite:///{file}")
    history = stats.load(opened)
    assert list(history.plays["game"]) == ["orleans"]
    assert set(history.seats["player"]) == {"Ana", "Dov"}
    opened.close()


def test_whose_plays(store: Store) -> None:
    many_plays.fill(store, 3, PHONE, seed=5)
    many_plays.fill(store, 2, OTHER, seed=6)
    assert [len(stats.load(store, device=each)) for each in (PHONE, OTHER, None, "nobody")] == [3, 2, 5, 0]


def test_people_are_renamed_merged_and_forgotten_in_figures_too(store: Store) -> None:
    many_plays.fill(store, 30, PHONE, seed=7)
    before = stats.load(store).seats["player"].value_counts()
    one, other = before.index[:2]
    numbers = {each.name: each.id for each in persons.everyone(store, PHONE)}
    persons.merge(store, numbers[other], numbers[one], PHONE)
    after = stats.load(store).seats["player"].value_counts()
    assert after[one] == before[one] + before[other]
    persons.unmerge(store, numbers[other], PHONE)
    persons.rename(store, numbers[one], "Zoé", PHONE)
    assert stats.load(store).seats["player"].value_counts()["Zoé"] == before[one]
    persons.forget(store, numbers[one], PHONE)
    players = set(stats.load(store).seats["player"])
    assert f"#{numbers[one]}" in players
    assert "Zoé" not in players


def test_a_result_under_earlier_rules_is_told(store: Store) -> None:
    token = make(store, game="orleans", status="finished", final=ORLEANS["final"])
    number = int(stats.load(store).plays.index[0])
    (same,) = kept.compare(store, [number], PHONE)
    assert (same.token, same.differs, same.earlier) == (token, False, same.today)
    packed = b"".join(
        kept.PERSON.pack(*each[:-1], each[-1] - 1)
        for each in kept.PERSON.iter_unpack(kept.select(store, None).columns[kept.COLUMNS.index("people")][0])
    )
    store.writing(lambda connection: connection.execute(play_table.update().values(people=packed)) and None)
    (differing,) = kept.compare(store, [number], PHONE)
    assert differing.differs
    assert [each - 1 for each in same.today if each is not None] == list(differing.earlier)
    assert next(iter(kept.compare(store, [number], OTHER))).token is None


@pytest.mark.parametrize("made", [
    {"format": "scorekeeper/1", "game": "orleans", "status": "finished", "players": 5},
    {"format": "scorekeeper-play/1", "game": "X", "players": [{"name": "Ana", "score": {"value": "x"}}]},
    {"format": "scorekeeper-play/1", "game": "X", "players": [{"name": "A", "score": {"text": "1", "value": 1}}] * 210},
    {"format": "scorekeeper/1", "game": "orleans", "status": "finished", "players": [{"name": "Ana"}],
     "claimed": [{"seat": 0, "total": 10**400}], "duration_min": -5, "played_at": "yesterday"},
    {"status": "finished"},
])  # fmt: skip
def test_whatever_the_document_is_it_is_kept(store: Store, made: dict[str, Any]) -> None:
    token = store.create(made, PHONE)
    assert isinstance(token, Created)
    history = stats.load(store)
    assert len(history) == 1
    for figure in FIGURES:
        figure(history)


@pytest.mark.parametrize("here", ["Pacific/Kiritimati", "Etc/GMT+12", "Europe/Madrid", "Asia/Tokyo"])
@pytest.mark.parametrize("at", [
    "2026-03-29", "2026-03-29T00:00:00", "2026-03-29T02:30:00", "2026-03-29T23:59:59", "2026-03-29T00:00:00+14:00",
    "2026-03-29T23:59:59-12:00", "2026-03-29T02:30:00+01:00", "2026-03-29T23:59:59.999999Z",
])  # fmt: skip
def test_a_day_stays_that_day_wherever_it_is_read(at: str, here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Around midnight, and in the hour that the clocks leave out."""
    monkeypatch.setenv("TZ", here)
    time.tzset()
    try:
        made = derive({**ORLEANS, "played_at": at})
        played = derive({"format": "scorekeeper-play/1", "game": "X", "players": [], "played_at": at})
    finally:
        monkeypatch.undo()
        time.tzset()
    assert made is not None
    assert played is not None
    assert (made.day, played.day) == ("2026-03-29", "2026-03-29")


# --- figures -----------------------------------------------------------------------------------------------------


def test_the_columns_are_those_that_are_documented(history: stats.History) -> None:
    documented = str(stats.History.__doc__)
    for frame in (history.plays, history.seats, history.lines):
        for name, dtype in frame.dtypes.items():
            assert f"``{name}``" in documented
            row = next(line for line in documented.splitlines() if line.strip().startswith(f"``{name}``"))
            assert row.split()[1] == str(dtype), name


def test_filters(history: stats.History) -> None:
    plays, seats = history.plays, history.seats
    game = history.where(game="orleans", seats=3)
    assert len(game) == ((plays["game"] == "orleans") & (plays["seats"] == 3)).sum() > 0
    assert set(game.seats["play"]) == set(game.plays.index) >= set(game.lines["play"])
    person = int(seats["person"].iloc[0])
    mine = history.where(player=person)
    assert set(mine.plays.index) == {row.play for row in seats.itertuples() if row.person == person}
    name = seats["player"].iloc[0]
    assert len(history.where(player=name)) == len(mine)
    days = [str(day)[:10] for day in plays["day"].dropna()]
    since, until = sorted(set(days))[5], sorted(set(days))[9]
    found = history.where(since=since, until=until).plays["day"]
    assert sorted(str(day)[:10] for day in found) == sorted(day for day in days if since <= day <= until)
    assert len(history.where(game="no such game")) == 0
    assert history.where() is history


def test_averages_and_winners_lines(history: stats.History) -> None:
    values: dict[Any, list[float]] = defaultdict(list)
    winners: dict[Any, list[float]] = defaultdict(list)
    for play in told(history):
        judged = len(play["sides"]) > 1 and all(str(side.winner) in ("True", "False") for side in play["sides"])
        for side, lines in zip(play["sides"], play["lines"], strict=True):
            for line, points in lines.items():
                values[play["game"], line].append(points)
                if judged:
                    winners[play["game"], line, yes(side.winner)].append(points)
    averages, where = stats.line_averages(history), stats.where_winners_score(history)
    assert len(values) > 20
    assert dict(averages["mean"]) == pytest.approx({key: sum(each) / len(each) for key, each in values.items()})
    for key in where.index:
        mine, theirs = winners[(*key, True)], winners[(*key, False)]
        assert where.loc[key, "difference"] == pytest.approx(sum(mine) / len(mine) - sum(theirs) / len(theirs))
    assert where["share"].groupby(level="game", observed=True).sum().tolist() == pytest.approx([1] * 4)


def test_going_first_and_ties(history: stats.History) -> None:
    first: dict[Any, list[float]] = defaultdict(list)
    ties: dict[Any, int] = defaultdict(int)
    for play in told(history):
        sides, winning = play["sides"], [side for side in play["sides"] if yes(side.winner)]
        if len(sides) > 1 and winning:
            for person in play["people"]:
                if yes(person.start):
                    share = (person.seat in {side.seat for side in winning}) / len(winning)
                    first[play["game"], len(sides)].append(share)
        if len(sides) > 1 and any(isinstance(side.decided_by, str) for side in winning):
            ties[play["game"]] += 1
    found = stats.going_first(history)
    each = found[found.index.get_level_values("seats") > 0]
    assert dict(each["plays"]) == {key: len(shares) for key, shares in first.items()}
    assert dict(each["won"]) == pytest.approx({key: sum(shares) for key, shares in first.items()})
    assert (found["low"] < found["difference"]).all()
    assert (found["difference"] < found["high"]).all()
    every = stats.ties(history).xs("", level="decided_by")["ties"]
    assert {game: count for game, count in every.items() if count} == dict(ties)
    assert sum(ties.values()) > 3


def test_wilsons_interval() -> None:
    # Newcombe 1998, Statistics in Medicine 17, table I: 81 of 263 and 0 of 20.
    share = stats.wilson(81, 263)
    assert (round(share.low, 4), round(share.high, 4)) == (0.2553, 0.3662)
    share = stats.wilson(0, 20)
    assert (share.low, round(share.high, 4)) == (0.0, 0.1611)
    assert math.isnan(stats.wilson(0, 0).value)


def test_people_head_to_head_and_streaks(history: stats.History) -> None:
    plays = told(history)
    won: dict[int, list[bool]] = defaultdict(list)
    share: dict[int, float] = defaultdict(float)
    for play in sorted(plays, key=lambda each: (each["day"] is None, each["day"], each["play"])):
        winning = {side.seat for side in play["sides"] if yes(side.winner)}
        if len(play["sides"]) < 2:
            continue
        for person in {each.person: each for each in play["people"] if each.person}.values():
            if str(person.winner) in ("True", "False"):
                won[person.person].append(person.seat in winning)
            if winning:
                share[person.person] += (person.seat in winning) / len(winning)
    table = stats.per_player(history)
    assert {key: value for key, value in share.items() if value} == pytest.approx(
        {key: value for key, value in table["won"].items() if value}
    )
    longest = {
        person: max((len(list(run)) for win, run in itertools.groupby(each) if win), default=0)
        for person, each in won.items()
    }
    current = {
        person: len(list(itertools.takewhile(bool, reversed(each)))) for person, each in won.items()
    }  # fmt: skip
    streaks = stats.streaks(history)
    assert dict(streaks["longest"]) == longest
    assert dict(streaks["current"]) == current

    one, other = table.index[:2]
    ahead = behind = 0
    for play in plays:
        ranks = {each.person: each for each in play["people"]}
        if {one, other} <= ranks.keys() and ranks[one].seat != ranks[other].seat:
            known = "<NA>" not in (str(ranks[one].rank), str(ranks[other].rank))
            ahead += known and ranks[one].rank < ranks[other].rank
            behind += known and ranks[one].rank > ranks[other].rank
    found = stats.head_to_head(history, int(one), int(other))
    assert (found["ahead"].sum(), found["behind"].sum()) == (ahead, behind)
    mirrored = stats.head_to_head(history, int(other), int(one))
    assert (mirrored["behind"].sum(), mirrored["ahead"].sum()) == (ahead, behind)


def test_records_and_margins(history: stats.History) -> None:
    best: dict[str, float] = {}
    widest: dict[str, float] = {}
    for play in told(history):
        points = sorted((side.points for side in play["sides"] if not math.isnan(side.points)), reverse=True)
        if points:
            best[play["game"]] = max(best.get(play["game"], -math.inf), points[0])
        if len(points) > 1 and play["game"] != "A low-score game":
            widest[play["game"]] = max(widest.get(play["game"], 0), points[0] - points[1])
    records = stats.records(history)
    assert dict(records.xs("most", level="record")["value"]) == best
    found = dict(records.xs("widest", level="record")["value"])
    assert {game: found[game] for game in widest} == pytest.approx(widest)


def test_plays_that_are_left_out_say_why(history: stats.History) -> None:
    reasons = set(history.plays["left_out"].dropna())
    assert {"all-zero", "no-points"} <= reasons
    assert len(history.counted) == history.plays["left_out"].isna().sum() < len(history)


def test_nothing_gives_empty_frames_of_the_same_columns(history: stats.History) -> None:
    nothing = history.where(game="no such game")
    for figure in FIGURES:
        assert list(figure(nothing).columns) == list(figure(history).columns), figure.__name__
        assert len(figure(nothing)) == 0
