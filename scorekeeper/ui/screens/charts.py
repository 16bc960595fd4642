"""Charts as plain HTML and SVG in the page's own colours, and tables; each chart stands beside a table of the same.

Charts are hidden from screen readers, which have the table. Numbers and days are written as the language does.
"""

from __future__ import annotations

import datetime as dt
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scorekeeper.ui.safe import esc

NOTHING = "–"


def number(value: Any, lang: str, digits: int = 0) -> str:
    """A number with so many decimals at most, or a dash for none."""
    from babel.numbers import format_decimal

    if value is None or not math.isfinite(float(value)):
        return NOTHING
    rounded = round(float(value), digits)
    pattern = "#,##0" + ("." + "#" * digits if digits else "")
    return str(format_decimal(rounded, pattern, locale=lang)).replace("-", "−")


def signed(value: Any, lang: str, digits: int = 1) -> str:
    """A number with its sign, a true minus."""
    text = number(value, lang, digits)
    if text == NOTHING:
        return text
    return text if text.startswith("−") or round(float(value), digits) == 0 else f"+{text}"


def percent(value: Any, lang: str, digits: int = 0) -> str:
    """A share as per cent, or a dash for none."""
    from babel.numbers import format_percent

    if value is None or not math.isfinite(float(value)):
        return NOTHING
    return str(format_percent(float(value), "#,##0" + ("." + "0" * digits if digits else "") + "%", locale=lang))


def day(value: Any, lang: str, skeleton: str = "yMMMd") -> str:
    """A day as the language writes it, or a dash for none. Takes a date, or anything that begins with yyyy-mm-dd."""
    from babel.dates import format_skeleton

    try:
        at = dt.date.fromisoformat(str(value)[:10])
    except ValueError:
        return NOTHING
    return str(format_skeleton(skeleton, at, locale=lang))


def sort_key(text: str, lang: str) -> tuple[str, str]:
    """What puts names in the order of the language: accents and case last, ñ behind n, hiragana beside katakana,
    numbers by what they are worth."""
    from scorekeeper.exchange.records import alike

    plain = text.casefold()
    if lang == "es":
        plain = plain.replace("ñ", "n\uffff")
    if lang == "ja":
        plain = "".join(chr(ord(char) + 0x60) if "\u3041" <= char <= "\u3096" else char for char in plain)
    return re.sub("[0-9]+", lambda found: found[0].zfill(12), alike(plain)), text


# --- tables ------------------------------------------------------------------------------------------------------


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], *, shown: bool = False) -> str:
    """A table; everything given is escaped already. The first column names the row, the others are figures."""
    head = "".join(f'<th scope="col">{each}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{each}</td>" for each in row[1:])}</tr>' for row in rows
    )
    hidden = "" if shown else ' class="hidden-text"'
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{caption}"><table class="figures">'
        f"<caption{hidden}>{caption}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def chart(id: str, title: str, drawing: str, beside: str, summary: str, said: str = "") -> str:
    """A card with a title, a sentence, a chart, and the table of the same behind ``summary``. All escaped already."""
    told = f'<p class="told">{said}</p>' if said else ""
    return (
        f'<section class="card chart" aria-labelledby="{id}" data-key="{id}"><h2 id="{id}">{title}</h2>{told}'
        f'<div class="drawing" aria-hidden="true">{drawing}</div>'
        f'<details data-key="{id}-table"><summary>{summary}</summary>{beside}</details></section>'
    )


# --- drawings ----------------------------------------------------------------------------------------------------


COLUMN_PX, LEAST_PX = 72, 260
"""How wide a column may become, and how narrow all of them, since the names of the first and last stand below."""


def columns(values: Sequence[float], over: Sequence[float] = (), labels: Sequence[str] = ()) -> str:
    """Columns side by side, ``over`` drawn before them in the accent's colour; ``labels`` stand below, spread out."""
    most = max([*values, 1e-9])
    width = 100 / max(len(values), 1)
    gap = min(width * 0.12, 0.8)

    def bar(index: int, value: float, cls: str) -> str:
        high = 100 * value / most
        return (
            f'<rect class="{cls}" x="{index * width + gap:.3f}" y="{100 - high:.2f}" width="{width - 2 * gap:.3f}" '
            f'height="{high:.2f}"/>'
        )

    bars = "".join(bar(index, value, "low" if over else "high") for index, value in enumerate(values) if value)
    tops = "".join(bar(index, value, "high") for index, value in enumerate(over) if value)
    below = "".join(f"<span>{esc(label)}</span>" for label in labels)
    # A few columns do not fill the page.
    return (
        f'<div style="max-width:{max(LEAST_PX, COLUMN_PX * len(values))}px">'
        '<svg class="columns" viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">'
        f'{bars}{tops}</svg><p class="axis">{below}</p></div>'
    )


@dataclass(frozen=True, slots=True)
class Bar:
    """A row of bars: its label, and a value with its text for each."""

    label: str
    values: Sequence[tuple[float, str]]


def bars(rows: Sequence[Bar], keys: Sequence[str] = ()) -> str:
    """Rows of bars from a common zero; ``keys`` name the bars of a row, in their order."""
    low = min([0.0, *(value for row in rows for value, _ in row.values)])
    high = max([0.0, *(value for row in rows for value, _ in row.values)])
    span = (high - low) or 1.0
    found = []
    for row in rows:
        drawn = "".join(
            f'<span class="stick b{index}"><i style="margin-left:{100 * (min(value, 0) - low) / span:.2f}%;'
            f'width:{100 * abs(value) / span:.2f}%"></i><b>{esc(text)}</b></span>'
            for index, (value, text) in enumerate(row.values)
        )
        found.append(f'<li><span class="label">{esc(row.label)}</span><span class="pair">{drawn}</span></li>')
    legend = "".join(f'<span class="key b{index}">{esc(key)}</span>' for index, key in enumerate(keys))
    return (
        f'<p class="legend">{legend}</p><ul class="bars">{"".join(found)}</ul>'
        if keys
        else (f'<ul class="bars">{"".join(found)}</ul>')
    )


@dataclass(frozen=True, slots=True)
class Interval:
    """A value with its interval, all on one scale, and its text."""

    label: str
    value: float
    low: float
    high: float
    text: str


def intervals(rows: Sequence[Interval], zero: str) -> str:
    """Values with their intervals to both sides of a line for zero, which ``zero`` names."""
    reach = max([0.01, *(abs(each) for row in rows for each in (row.low, row.high))])

    def at(value: float) -> float:
        return 50 + 50 * value / reach

    found = [
        f'<li><span class="label">{esc(row.label)}</span><span class="track">'
        f'<i class="whisker" style="left:{at(row.low):.2f}%;width:{at(row.high) - at(row.low):.2f}%"></i>'
        f'<i class="dot" style="left:{at(row.value):.2f}%"></i></span><b>{esc(row.text)}</b></li>'
        for row in rows
    ]
    return f'<ul class="intervals">{"".join(found)}</ul><p class="axis middle"><span>{esc(zero)}</span></p>'
