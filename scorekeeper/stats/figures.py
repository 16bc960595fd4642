"""Figures of games: how many points, from where, and what decides."""

from __future__ import annotations

from typing import Any

from scorekeeper.stats.chance import wilson
from scorekeeper.stats.frames import Frame, History

MOST_BINS = 24


def won(rows: Frame) -> Frame:
    """Whether each row's seat is known to have won, as plain booleans."""
    return rows["winner"].fillna(False).astype(bool)


def overview(history: History) -> Frame:
    """Per game: ``plays`` (records that stand for several count so), of them ``left_out`` of figures, ``minutes``
    (median), ``first`` and ``last`` day, ``people`` (how many different ones). The most played first.
    """
    import pandas as pd

    plays = history.plays
    if not len(plays):
        columns = ["plays", "left_out", "minutes", "first", "last", "people"]
        return pd.DataFrame(columns=columns, index=pd.Index([], name="game"))
    by = plays.assign(out=plays["left_out"].notna(), minutes=plays["minutes"].astype("float64"))
    found = by.groupby("game", observed=True).agg(
        plays=("quantity", "sum"), left_out=("out", "sum"), minutes=("minutes", "median"),
        first=("day", "min"), last=("day", "max"),
    )  # fmt: skip
    seats = history.seats[["play", "person"]].join(plays["game"], on="play")
    people = seats[seats["person"] > 0].drop_duplicates(["game", "person"])
    found["people"] = people.groupby("game", observed=True).size().reindex(found.index, fill_value=0)
    return found.sort_values("plays", ascending=False, kind="stable")


def per_month(history: History) -> Frame:
    """How many plays each month, months without one included: index ``month`` (first day), column ``plays``."""
    import pandas as pd

    known = history.plays.dropna(subset=["day"])
    months = known["day"].to_numpy().astype("datetime64[M]")
    counts = pd.Series(known["quantity"].to_numpy()).groupby(months).sum()
    if len(counts):
        every = pd.date_range(counts.index.min(), counts.index.max(), freq="MS")
        counts = counts.reindex(every.astype(counts.index.dtype), fill_value=0)
    return counts.rename("plays").rename_axis("month").to_frame()


def distribution(history: History) -> Frame:
    """Per game, of the totals of all scored seats, in points: ``seats`` (how many), ``mean``, ``sd``, ``min``,
    ``q1``, ``median``, ``q3``, ``max``, and ``winners`` (mean of those who won).
    """
    sides = history.counted.sides.dropna(subset=["points"])
    by = sides.groupby("game", observed=True)["points"]
    found = by.agg(seats="size", mean="mean", sd="std", min="min", median="median", max="max")
    found["q1"], found["q3"] = by.quantile(0.25), by.quantile(0.75)
    found["winners"] = sides[won(sides)].groupby("game", observed=True)["points"].mean()
    return found[["seats", "mean", "sd", "min", "q1", "median", "q3", "max", "winners"]]


def histogram(history: History, bins: int = MOST_BINS) -> Frame:
    """How often totals fall between two points, over all games in the history (filter first): ``low`` and ``high``
    (included and excluded, in points), ``seats``, and of these ``winners``. Steps are 1, 2, 5, 10, 20, 50 … points.
    """
    import numpy as np
    import pandas as pd

    sides = history.counted.sides.dropna(subset=["points"])
    if not len(sides):
        return pd.DataFrame({"low": [], "high": [], "seats": [], "winners": []})
    points = sides["points"].to_numpy()
    winning = won(sides).to_numpy()
    step = _step(float(points.max() - points.min()), bins)
    start = np.floor(points.min() / step) * step
    edges = start + step * np.arange(int((points.max() - start) // step) + 2)
    return pd.DataFrame({
        "low": edges[:-1], "high": edges[1:],
        "seats": np.histogram(points, edges)[0], "winners": np.histogram(points[winning], edges)[0],
    })  # fmt: skip


def _step(span: float, bins: int) -> float:
    """The smallest step of 1, 2 or 5 times a power of ten that needs no more than so many bins."""
    step, turn = 1.0, 0
    while span / step >= bins:
        step *= (2, 2.5, 2)[turn % 3]
        turn += 1
    return step


def line_averages(history: History) -> Frame:
    """Per game and line, in points: ``seats`` (how many counted it), ``mean``, ``sd``, ``min``, ``median``, ``max``."""
    lines = _lines(history)
    by = lines.groupby(["game", "line"], observed=True, sort=False)["points"]
    found = by.agg(seats="size", mean="mean", sd="std", min="min", median="median", max="max")
    return found.sort_index(level="game", sort_remaining=False, kind="stable")


def where_winners_score(history: History) -> Frame:
    """Per game and line, in points: the mean of ``winners`` and of ``others``, the ``difference``, and the line's
    ``share`` (0 to 1) of what winners have in all lines. Plays of one seat, and those without a winner, are left out.
    """
    import pandas as pd

    counted = history.counted
    sides = counted.sides
    sides = sides[(sides["of"] > 1) & sides["winner"].notna()]
    lines = _lines(counted).merge(sides[["play", "seat", "winner"]], on=["play", "seat"])
    winning = lines["winner"].astype(bool)
    keys = ["game", "line"]
    found = pd.DataFrame({
        "winners": lines[winning].groupby(keys, observed=True, sort=False)["points"].mean(),
        "others": lines[~winning].groupby(keys, observed=True, sort=False)["points"].mean(),
    })  # fmt: skip
    found = found.reindex(line_averages(counted).index.intersection(found.index, sort=False))
    found["difference"] = found["winners"] - found["others"]
    totals = found.groupby(level="game", observed=True)["winners"].transform("sum")
    found["share"] = found["winners"] / totals.where(totals != 0)
    return found


def _lines(history: History) -> Frame:
    counted = history.counted
    return counted.lines.dropna(subset=["points"]).join(counted.plays["game"], on="play")


def going_first(history: History) -> Frame:
    """Does going first help? Per game and number of scored ``seats``: ``plays`` in which it is known who went first
    and who won, ``won`` by who went first (a shared victory counts its share), the ``share`` of it, what chance alone
    would give (``expected``, 1/seats), the ``difference``, its interval of 95 % (``low``, ``high``, after Wilson), and
    ``clear``: whether the interval leaves out zero. Rows with ``seats`` 0 are the game over all numbers of seats.
    """
    import pandas as pd

    sides = history.counted.sides
    sides = sides[sides["of"] > 1]
    starts = history.counted.seats
    starters = starts.loc[starts["start"].fillna(False).astype(bool), ["play", "seat"]].drop_duplicates("play")
    winners = sides.loc[won(sides), "play"].value_counts()
    first = sides if len(starters) == 0 else sides[sides["play"].isin(starters["play"])]
    first = first.merge(starters, on=["play", "seat"])
    first = first.assign(winners=winners.reindex(first["play"]).to_numpy()).dropna(subset=["winners"])
    share = won(first) / first["winners"]
    table = pd.DataFrame({"game": first["game"], "seats": first["of"], "won": share, "expected": 1 / first["of"]})
    each = table.groupby(["game", "seats"], observed=True).agg(
        plays=("won", "size"), won=("won", "sum"), expected=("expected", "mean")
    )
    every = table.assign(seats=0).groupby(["game", "seats"], observed=True).agg(
        plays=("won", "size"), won=("won", "sum"), expected=("expected", "mean")
    )  # fmt: skip
    found = pd.concat([each, every]).sort_index()
    shares = [wilson(won, plays) for won, plays in zip(found["won"], found["plays"], strict=True)]
    found["share"] = [each.value for each in shares]
    found["difference"] = found["share"] - found["expected"]
    found["low"] = [each.low for each in shares] - found["expected"]
    found["high"] = [each.high for each in shares] - found["expected"]
    found["clear"] = (found["low"] > 0) | (found["high"] < 0)
    columns = ["plays", "won", "share", "expected", "difference", "low", "high", "clear"]
    return found[columns]


def ties(history: History) -> Frame:
    """How often first place was level on points, per game and what decided it (``decided_by``): ``ties``, ``plays``
    (all that could be level), the ``share``, and its interval (``low``, ``high``). ``decided_by`` "" is all together.
    """
    import pandas as pd

    plays = history.counted.plays
    plays = plays[plays["seats"] > 1]
    of = plays.groupby("game", observed=True).size()
    level = plays.dropna(subset=["decided_by"])
    each = level.groupby(["game", "decided_by"], observed=True).size()
    every = level.groupby("game", observed=True).size().reindex(of.index, fill_value=0)
    rows: list[dict[str, Any]] = []
    for game, total in of.items():
        found = [("", int(every[game]))]
        if game in each.index.get_level_values("game"):
            found += [(str(by), int(count)) for by, count in each[game].items()]
        for by, count in found:
            share = wilson(count, int(total))
            rows.append({
                "game": game, "decided_by": by, "ties": count, "plays": int(total),
                "share": share.value, "low": share.low, "high": share.high,
            })  # fmt: skip
    columns = ["game", "decided_by", "ties", "plays", "share", "low", "high"]
    return pd.DataFrame(rows, columns=columns).set_index(["game", "decided_by"])


def by_seats(history: History) -> Frame:
    """Per game and number of scored ``seats``: ``plays``, ``mean`` of all totals and of the ``winners``', ``margin``
    (mean distance from the best to the second total), all in points, and ``minutes`` (median).
    """
    counted = history.counted
    sides = counted.sides.dropna(subset=["points"])
    keys = ["game", "of"]
    by = sides.groupby(keys, observed=True)
    found = by.agg(plays=("play", "nunique"), mean=("points", "mean"))
    found["winners"] = sides[won(sides)].groupby(keys, observed=True)["points"].mean()
    found["margin"] = margins(history).groupby(keys, observed=True)["margin"].mean()
    plays = counted.plays.assign(minutes=counted.plays["minutes"].astype("float64")).rename(columns={"seats": "of"})
    found["minutes"] = plays.groupby(keys, observed=True)["minutes"].median()
    return found.rename_axis(index=["game", "seats"])


def margins(history: History) -> Frame:
    """For each play of two and more seats: ``margin``, the distance from the best total to the next, in points; with
    ``game``, ``day`` and ``of`` (how many seats). Index ``play``.
    """
    import numpy as np
    import pandas as pd

    sides = history.counted.sides.dropna(subset=["points"])
    key = np.where(sides["scoring"] == "lowest", -sides["points"], sides["points"])
    plays = sides["play"].to_numpy()
    order = np.lexsort((-key, plays))
    key, plays = key[order], plays[order]
    new = np.r_[True, plays[1:] != plays[:-1]] if len(plays) else np.array([], dtype=bool)
    best = np.flatnonzero(new & np.r_[~new[1:], False]) if len(plays) else np.array([], dtype=int)
    at = order[best]
    return pd.DataFrame(
        {
            "game": sides["game"].array.take(at),
            "of": sides["of"].to_numpy()[at],
            "day": sides["day"].array.take(at),
            "margin": key[best] - key[best + 1],
        },
        index=pd.Index(plays[best], name="play"),
    )
