"""A score as people and other programs write it, and the number it means. Never evaluated as code."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import TypeAlias

Number: TypeAlias = int | float

_WIDE = str.maketrans("０１２３４５６７８９＋－．，−–\u00a0\u3000", "0123456789+-.,--  ")
_TERM = r"(?:[0-9]{1,15}(?:[.,][0-9]{0,6})?|[.,][0-9]{1,6})"
_CHAIN = re.compile(rf"\s*[+-]?\s*{_TERM}(?:\s*[+-]\s*{_TERM}){{0,199}}\s*")
_SIGNED = re.compile(rf"([+-]?)\s*({_TERM})")
_GROUPED = re.compile(r"\s*[+-]?[1-9][0-9]{0,2}(?:,[0-9]{3}){2,5}\s*|\s*[+-]?[1-9][0-9]{0,2}(?:\.[0-9]{3}){2,5}\s*")
_UNSURE = re.compile(r"[1-9][0-9]{0,2}[.,][0-9]{3}")
LONGEST = 1_000


def value_of(text: str | None) -> Number | None:
    """The number that a score text means, or ``None`` where it means none: blank is not 0.

    A number, negative or with a decimal point or comma, or a chain of + and - (``20+16+2``, ``66-11-12``, ``10.``).
    ``1,234`` and ``1.234`` could be a thousand or a decimal: no number. ``1,234,567`` can only be a large one.
    """
    if not text or len(text) > LONGEST:
        return None
    if len(text) < 16 and text.isascii() and text.isdecimal():  # nearly all are
        return int(text)
    plain = text.translate(_WIDE)
    if _GROUPED.fullmatch(plain):
        return int(plain.replace(",", "").replace(".", ""))
    if not _CHAIN.fullmatch(plain):
        return None
    total = Decimal(0)
    for sign, term in _SIGNED.findall(plain):
        if _UNSURE.fullmatch(term):
            return None
        amount = Decimal(term.replace(",", "."))
        total = total - amount if sign == "-" else total + amount
    return number(total)


def is_unsure(text: str | None) -> bool:
    """Whether a text is a number that can be read in two ways (``1,234``)."""
    if not text or len(text) > LONGEST:
        return False
    plain = text.translate(_WIDE)
    return bool(_CHAIN.fullmatch(plain)) and value_of(text) is None


def number(value: Decimal) -> Number:
    """A whole number as ``int``, another as ``float``."""
    return int(value) if value == value.to_integral_value() else float(value)


def same(one: Number | None, other: Number | None) -> bool:
    """Whether two values are the same number, decimals to six places."""
    if one is None or other is None:
        return one is other
    return abs(one - other) < 0.000_000_5


def text_of(value: Number | None) -> str:
    """A value as text: ``""`` for none."""
    if value is None:
        return ""
    return str(value) if isinstance(value, int) else f"{value:.6f}".rstrip("0").rstrip(".")
