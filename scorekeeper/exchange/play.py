"""``scorekeeper-play/1``: a finished play of any game as totals.

Each score stands as text and as value, the sheet is kept unread but whole, and the outcome is the one that the file
it came from says. ``source`` holds the foreign record. What follows from all this (`standing`, `left_out`) is
computed, never kept.

```json
{
  "format": "scorekeeper-play/1", "id": "…", "game": "A low-score game", "bgg_id": 13, "status": "finished",
  "scoring": "lowest", "played_at": "2024-04-03T21:00:00", "duration_min": 45, "location": "Kitchen", "notes": "",
  "players": [{"name": "Ana", "score": {"text": "21,7", "value": 21.7}, "rank": 2, "winner": false}],
  "sheet": {}, "source": {"kind": "bgstats", "id": "…", "modified": "2024-04-03 21:00:00", "record": {}}
}
```

``game`` is the id of a game of ours, else the game's name as its file gives it, ``""`` where it gives none.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal, TypeAlias

from scorekeeper.exchange.scores import Number, same, value_of
from scorekeeper.rules import Typed
from scorekeeper.shape import Malformed, structure, wrong_type

FORMAT = "scorekeeper-play/1"
PREFIX = "scorekeeper-play/"

Document: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Score:
    """What a player scored: the text as it was written, and the number it means (``None``: not entered)."""

    text: str | None = None
    value: Any = None


@dataclass(frozen=True, slots=True)
class PlayPlayer:
    """A person at a finished play. ``rank`` and ``winner`` are what the file says; ``name`` is "" if it is unknown."""

    name: str
    score: Score | None = None
    rank: int | None = None
    winner: bool | None = None
    start: bool | None = None
    new: bool | None = None
    seat: int | None = None
    colour: str | None = None
    role: str | None = None
    team: str | None = None
    team_role: str | None = None
    anonymous: bool | None = None
    npc: bool | None = None

    @property
    def value(self) -> Number | None:
        """The score as a number, ``None`` if none was entered."""
        return None if self.score is None else self.score.value


@dataclass(frozen=True, slots=True)
class Play:
    """A finished play. ``quantity``: how many plays the record stands for (BGG); durations are minutes."""

    format: str
    game: str
    players: tuple[PlayPlayer, ...]
    id: str | None = None
    bgg_id: int | None = None
    status: Literal["finished", "abandoned"] | None = None
    scoring: Literal["highest", "lowest", "none"] | None = None
    cooperative: bool | None = None
    teams: bool | None = None
    manual_winner: bool | None = None
    ignored: bool | None = None
    quantity: int | None = None
    played_at: str | None = None
    duration_min: int | None = None
    location: str | None = None
    notes: str | None = None
    board: str | None = None
    rounds: int | None = None
    expansions: tuple[str, ...] | None = None
    sheet: Any = None
    source: Any = None


def decode(document: Any) -> tuple[Play | None, tuple[Malformed, ...]]:
    """Turn a document into a play. Returns it and no faults, or ``None`` and every fault of shape."""
    if not isinstance(document, dict):
        return None, (Malformed("", "wrong-type", wrong_type(document, "object").facts),)
    form = document.get("format")
    if form != FORMAT:
        newer = isinstance(form, str) and form.startswith(PREFIX) and form[len(PREFIX) :].isdigit()
        if newer:
            return None, (Malformed("format", "newer-format", {"found": Typed(str(form)[:40])}),)
        return None, (Malformed("format", "unknown-format", {"expected": Typed(FORMAT)}),)
    faults: list[Malformed] = []
    found = structure(document, Play, (), faults)
    if found is None:
        return None, tuple(faults)
    assert isinstance(found, Play)
    for index, player in enumerate(found.players):
        faults += _score_faults(player.score, f"players[{index}].score")
    if found.source is not None and not isinstance(found.source, dict):
        faults.append(Malformed("source", "wrong-type", wrong_type(found.source, "object").facts))
    return (None, tuple(faults)) if faults else (found, ())


def _score_faults(score: Score | None, place: str) -> list[Malformed]:
    if score is None or score.value is None:
        return []
    value = score.value
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        return [Malformed(f"{place}.value", "wrong-type", wrong_type(value, "number").facts)]
    if score.text is not None and not same(value_of(score.text), value):
        return [Malformed(f"{place}.value", "score-value", {"text": Typed(score.text[:80])})]
    return []


def is_play(document: Any) -> bool:
    """Whether a document is of this format (rather than a score file)."""
    return isinstance(document, dict) and str(document.get("format", "")).startswith(PREFIX)


# --- what follows from a play ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Standing:
    """The outcome of one player: as the file says, and as the scores give it (``None``: they cannot tell)."""

    rank: int | None
    winner: bool | None
    our_rank: int | None
    our_winner: bool | None

    @property
    def differs(self) -> bool:
        """Whether the two outcomes contradict each other."""
        ranks = self.rank is not None and self.our_rank is not None and self.rank != self.our_rank
        winners = self.winner is not None and self.our_winner is not None and self.winner != self.our_winner
        return ranks or winners


def standing(play: Play) -> tuple[Standing, ...]:
    """The outcome of each player, in order.

    Ours is competition ranking by the scores alone (1, 1, 3). It says nothing where a score is not entered, where
    all are zero, where the game has no points, and where members of one team have different ones.
    """
    ours = _ranks(play)
    crowned = any(player.winner for player in play.players)
    return tuple(
        Standing(
            player.rank,
            player.winner if crowned else None,
            ours[index] if ours else None,
            ours[index] == 1 if ours else None,
        )
        for index, player in enumerate(play.players)
    )


def _ranks(play: Play) -> list[int] | None:
    values = [player.value for player in play.players]
    if play.scoring == "none" or play.cooperative or any(value is None for value in values) or _all_zero(values):
        return None
    numbers = [value for value in values if value is not None]
    if len(numbers) < 2:
        return [1] * len(numbers)
    sides: list[Any] = [
        player.team if play.teams and player.team else index for index, player in enumerate(play.players)
    ]
    by_side: dict[Any, set[Number]] = {}
    for side, value in zip(sides, numbers, strict=True):
        by_side.setdefault(side, set()).add(value)
    if any(len(found) > 1 for found in by_side.values()):
        return None
    points = {side: found.pop() for side, found in by_side.items()}
    sign = 1 if play.scoring == "lowest" else -1
    ranks: dict[Any, int] = {}
    ordered = sorted(points, key=lambda side: sign * points[side])
    for _, level in groupby(ordered, key=lambda side: points[side]):
        place = len(ranks) + 1
        ranks |= dict.fromkeys(level, place)
    return [ranks[side] for side in sides]


def _all_zero(values: Sequence[Number | None]) -> bool:
    return len(values) > 1 and all(value == 0 for value in values)


def left_out(document: Mapping[str, Any]) -> str | None:
    """Why a play or a score file from elsewhere stays out of averages, or ``None`` if it does not.

    ``ignored`` (marked so where it came from), ``no-play`` (a record of no play), ``all-zero`` (the totals were never
    entered), ``no-points``, ``nothing-entered``.
    """
    record = ((document.get("source") or {}).get("record") or {}) if isinstance(document.get("source"), dict) else {}
    if document.get("ignored") or (isinstance(record, dict) and record.get("ignored") is True):
        return "ignored"
    if not is_play(document):
        return None
    if document.get("quantity") == 0:
        return "no-play"
    if document.get("scoring") == "none":
        return "no-points"
    values = [(player.get("score") or {}).get("value") for player in document.get("players") or ()]
    if all(value is None for value in values):
        return "nothing-entered"
    return "all-zero" if _all_zero(values) else None


def of(document: Mapping[str, Any]) -> Play:
    """A play from a document that is known to be one, without looking at its shape again."""
    fields = {key: value for key, value in document.items() if key != "players"}
    players = tuple(
        PlayPlayer(**{**player, "score": Score(**player["score"]) if player.get("score") else None})
        for player in document["players"]
    )
    return Play(players=players, **fields)
