"""Figures of people: who wins how often, who against whom, streaks and records."""

from __future__ import annotations

from typing import Any

from scorekeeper.stats.chance import wilson
from scorekeeper.stats.figures import margins, won
from scorekeeper.stats.frames import Frame, History


def _known(history: History) -> Frame:
    """The rows of known people in plays that count, with the play's game, day, number of seats and of winners."""
    counted = history.counted
    sides, seats, plays = counted.sides, counted.seats, counted.plays
    winners = sides.loc[won(sides), "play"].value_counts()
    if len(seats) == len(sides):  # nobody plays in teams
        known = sides[sides["person"] > 0]
    else:
        at = plays.index.get_indexer(seats["play"])
        told = plays[["game", "day", "seats"]].rename(columns={"seats": "of"}).take(at)
        known = seats.assign(**{name: told[name].array for name in told.columns})
        known = known[known["person"] > 0]
    return known.assign(winners=winners.reindex(known["play"]).to_numpy())


def per_player(history: History) -> Frame:
    """Per person (index ``person``): ``player`` (name), ``plays``, ``won`` (a shared victory counts its share),
    ``of`` (plays of two and more seats with a known winner), the ``share`` of victories with its interval (``low``,
    ``high``), ``expected`` (what chance alone would give), ``points`` (mean; worth something within one game),
    ``best`` (most points in a play), ``first`` and ``last`` day. Who has played most comes first.
    """
    import pandas as pd

    known = _known(history)
    judged = known[(known["of"] > 1) & known["winners"].notna()]
    share = won(judged) / judged["winners"]
    by = known.groupby("person")
    found = by.agg(
        player=("player", "first"), plays=("play", "nunique"), points=("points", "mean"), best=("points", "max"),
        first=("day", "min"), last=("day", "max"),
    )  # fmt: skip
    chances = pd.DataFrame({"person": judged["person"], "won": share, "expected": 1 / judged["of"]})
    chance = chances.groupby("person").agg(of=("won", "size"), won=("won", "sum"), expected=("expected", "mean"))
    found = found.join(chance)
    found[["of", "won"]] = found[["of", "won"]].fillna(0)
    shares = [wilson(won, of) for won, of in zip(found["won"], found["of"], strict=True)]
    found["share"] = [each.value for each in shares]
    found["low"], found["high"] = [each.low for each in shares], [each.high for each in shares]
    columns = ["player", "plays", "won", "of", "share", "low", "high", "expected", "points", "best", "first", "last"]
    return found.astype({"of": "int64"})[columns].sort_values("plays", ascending=False, kind="stable")


def head_to_head(history: History, one: int, other: int) -> Frame:
    """Two people (numbers in the database) at the same play on different sides, per game: ``plays``, how often ``one``
    was ``ahead``, ``behind`` or ``level`` in rank, and the mean ``difference`` of their totals in points.
    """
    import pandas as pd

    seats = history.counted.seats
    columns = ["play", "seat", "rank", "points"]
    mine, theirs = (seats.loc[seats["person"] == each, columns].drop_duplicates("play") for each in (one, other))
    both = mine.merge(theirs, on="play", suffixes=("", "_other"))
    both = both[both["seat"] != both["seat_other"]].dropna(subset=["rank", "rank_other"])
    gap = (both["rank"] - both["rank_other"]).astype("int64")
    table = pd.DataFrame({
        "game": history.counted.plays["game"].reindex(both["play"]).to_numpy(),
        "ahead": gap < 0, "behind": gap > 0, "level": gap == 0, "difference": both["points"] - both["points_other"],
    })  # fmt: skip
    by = table.groupby("game", observed=True)
    return by.agg(
        plays=("ahead", "size"), ahead=("ahead", "sum"), behind=("behind", "sum"), level=("level", "sum"),
        difference=("difference", "mean"),
    ).sort_values("plays", ascending=False, kind="stable")  # fmt: skip


def streaks(history: History) -> Frame:
    """Victories in a row, per person (index ``person``): ``player``, ``longest``, its ``since`` and ``until`` (days),
    and the ``current`` one. Plays go by day, then in the order they were written down; solo plays are left out.
    """
    import pandas as pd

    known = _known(history)
    known = known[(known["of"] > 1) & known["winner"].notna()]
    known = known.sort_values(["person", "day", "play"], kind="stable", na_position="first")
    known = known.drop_duplicates(["person", "play"])
    winning = known["winner"].astype(bool).to_numpy()
    person = known["person"].to_numpy()
    # A run ends with a defeat, or where the next person begins.
    run = pd.Series(~winning).cumsum().to_numpy()
    rows = pd.DataFrame({"person": person, "run": run, "day": known["day"].to_numpy(), "won": winning})
    wins = rows[rows["won"]].groupby(["person", "run"]).agg(
        length=("won", "size"), since=("day", "min"), until=("day", "max")
    ).reset_index()  # fmt: skip
    best = wins.sort_values("length", ascending=False, kind="stable").drop_duplicates("person").set_index("person")
    last = rows.drop_duplicates("person", keep="last").set_index("person")
    ends = wins.set_index(["person", "run"])["length"]
    found = known.drop_duplicates("person").set_index("person")[["player"]].copy()
    found = found.join(best[["length", "since", "until"]]).rename(columns={"length": "longest"})
    keys = list(zip(last.index, last["run"], strict=True))
    current = [int(ends.get(key, 0)) if last["won"].loc[key[0]] else 0 for key in keys]
    found["current"] = pd.Series(current, index=last.index)
    found[["longest", "current"]] = found[["longest", "current"]].fillna(0).astype("int64")
    columns = ["player", "longest", "since", "until", "current"]
    return found[columns].sort_values("longest", ascending=False, kind="stable")


RECORDS = ("most", "least-winning", "most-losing", "widest", "closest", "longest")


def records(history: History) -> Frame:
    """Per game and ``record``: its ``value``, the ``play``, its ``day`` and the ``player`` ("" for margins and times).

    ``most`` points, ``least-winning`` and ``most-losing`` points, ``widest`` and ``closest`` margin between the best
    two totals (in points; closest above zero), ``longest`` play (minutes). Where several are equal, the earliest.
    """
    import pandas as pd

    counted = history.counted
    seats = _earliest(counted.sides).dropna(subset=["points"])
    several = seats[seats["of"] > 1]
    winning = won(several)
    lost = several["winner"].notna() & ~winning
    gaps = _earliest(margins(counted)).reset_index()
    plays = _earliest(counted.plays.dropna(subset=["minutes"])).reset_index()
    parts: list[Any] = [
        _extreme(seats, "points", "most", largest=True),
        _extreme(several[winning], "points", "least-winning", largest=False),
        _extreme(several[lost], "points", "most-losing", largest=True),
        _extreme(gaps, "margin", "widest", largest=True),
        _extreme(gaps[gaps["margin"] > 0], "margin", "closest", largest=False),
        _extreme(plays, "minutes", "longest", largest=True),
    ]
    found = pd.concat([part for part in parts if len(part)] or parts[:1])
    order = {name: at for at, name in enumerate(RECORDS)}
    found = found.assign(order=found["record"].map(order)).sort_values(["game", "order"], kind="stable")
    return found.set_index(["game", "record"])[["value", "play", "day", "player"]]


def _earliest(rows: Frame) -> Frame:
    """The earliest first, so that the first of equals is the one that counts."""
    import numpy as np

    day = rows["day"].to_numpy()
    return rows if bool((day[1:] >= day[:-1]).all()) else rows.take(np.argsort(day, kind="stable"))


def _extreme(rows: Frame, column: str, record: str, *, largest: bool) -> Frame:
    """The first row of each game with the largest or smallest value."""
    import pandas as pd

    if not len(rows):
        return pd.DataFrame({"game": [], "record": [], "value": [], "play": [], "day": [], "player": []})
    rows = rows.reset_index(drop=True)
    by = rows.astype({column: "float64"}).groupby("game", observed=True)[column]
    at = by.idxmax() if largest else by.idxmin()
    best = rows.loc[at]
    player = best["player"].astype(str) if "player" in best else ""
    return pd.DataFrame({
        "game": best["game"].astype(str), "record": record, "value": best[column].astype("float64"),
        "play": best["play"], "day": best["day"], "player": player,
    })  # fmt: skip
