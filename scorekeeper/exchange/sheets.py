"""A BG Stats score sheet: its rows, what a column adds up to, and a sheet made of our own receipt."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from scorekeeper.exchange.scores import Number, number, value_of

UNCOUNTED = "ignoredForTotal"


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row. ``labels`` are its names in all languages given, ``scores`` the texts by column (``scoreUuid``)."""

    template: str
    labels: tuple[str, ...]
    negative: bool
    counted: bool
    scores: Mapping[str, str]

    def signed(self, column: str) -> Number | None:
        """What the row adds to the column's total: ``None`` where nothing readable is entered."""
        value = value_of(self.scores.get(column))
        return None if value is None else -value if self.negative else value


@dataclass(frozen=True, slots=True)
class Sheet:
    """All rows of a sheet, whether it comes by groups or by rounds."""

    rows: tuple[SheetRow, ...]
    totals_win: bool

    def total(self, column: str) -> Number | None:
        """Rows minus rows flagged negative. ``None`` if nothing is entered, or something that is no number."""
        total, entered = Decimal(0), False
        for row in self.rows:
            if not row.counted or not row.scores.get(column, "").strip():
                continue
            value = row.signed(column)
            if value is None:
                return None
            total, entered = total + Decimal(str(value)), True
        return number(total) if entered else None


def parse(given: Any) -> Any:
    """The ``scoresheet`` of a play as JSON values; ``None`` for none or one that is no JSON object."""
    if isinstance(given, str):
        try:
            given = json.loads(given)
        except (ValueError, RecursionError):
            return None
    return given if isinstance(given, dict) else None


def read(given: Any) -> Sheet | None:
    """Read a sheet; ``None`` if there is none, or one in which nothing is entered."""
    tree = parse(given)
    if tree is None:
        return None
    rows = tuple(row for group in _groups(tree) for row in _rows(group))
    entered = any(text.strip() for row in rows for text in row.scores.values())
    return Sheet(rows, tree.get("scoreType", "bestTotalWins") == "bestTotalWins") if entered else None


def _groups(tree: Mapping[str, Any]) -> Iterator[Any]:
    for key in ("groups", "rounds"):
        found = tree.get(key)
        for group in found if isinstance(found, list) else ():
            if isinstance(group, dict) and group.get("type") != "subtotal":
                yield group


def _rows(group: Mapping[str, Any]) -> Iterator[SheetRow]:
    rows = group.get("rows")
    for row in rows if isinstance(rows, list) else [group]:  # a round may be a row itself
        scores = row.get("scores") if isinstance(row, dict) else None
        if isinstance(scores, dict):
            labels = [str(value) for key, value in row.items() if key == "label" or key.startswith("label-")]
            yield SheetRow(
                str(row.get("templateId") or ""),
                tuple(labels),
                row.get("negative") is True,
                row.get("type") not in (UNCOUNTED, "subtotal"),
                {str(key): _text(value) for key, value in scores.items()},
            )


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    return str(value) if isinstance(value, int | float) and not isinstance(value, bool) else ""


def column_of(player_score: Mapping[str, Any]) -> str | None:
    """The sheet's column of one ``playerScores`` entry."""
    meta = player_score.get("metaData")
    try:
        found = json.loads(meta) if isinstance(meta, str) and meta else meta
    except (ValueError, RecursionError):
        return None
    column = found.get("scoreUuid") if isinstance(found, dict) else None
    return column if isinstance(column, str) else None


@dataclass(frozen=True, slots=True)
class OwnRow:
    """A row of a sheet to be written: an id, its label by language, and a text for each column."""

    id: str
    labels: Mapping[str, str]
    texts: Sequence[str]


def make(bgg_id: int, lang: str, columns: Sequence[str], rows: Sequence[OwnRow]) -> dict[str, Any]:
    """A sheet of one group with these rows; negative points stand as negative numbers."""
    written = [
        {
            "templateId": row.id,
            "label": row.labels.get(lang, row.id),
            **{f"label-{each}": label for each, label in row.labels.items()},
            "repetition": 1,
            "repeatable": False,
            "negative": False,
            "isExtra": False,
            "scores": {column: text for column, text in zip(columns, row.texts, strict=True) if text},
        }
        for row in rows
    ]
    group = {
        "templateId": "lines",
        "maxRepeat": -1,
        "repetition": 1,
        "hasSubTotal": False,
        "hideSingleGroupLabel": True,
        "isExtra": False,
        "rows": written,
    }
    return {"bggId": bgg_id, "version": 0, "langCode": lang, "scoreType": "bestTotalWins", "groups": [group]}
