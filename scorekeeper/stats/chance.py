"""How sure a share is. Standard library only."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z95 = 1.959963984540054
"""The normal quantile for an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its interval: all between 0 and 1, NaN for a share of nothing."""

    value: float
    low: float
    high: float


def wilson(hits: float, of: float, z: float = Z95) -> Share:
    """The share ``hits / of`` with Wilson's score interval, which holds for few plays and at 0 and 1 too.

    ``hits`` may be a fraction: a victory shared by two counts half for each. (Wilson 1927, J. Am. Stat. Assoc. 22.)
    """
    if of <= 0:
        return Share(math.nan, math.nan, math.nan)
    share = hits / of
    middle = share + z * z / (2 * of)
    reach = z * math.sqrt(max(0.0, share * (1 - share) / of + z * z / (4 * of * of)))
    below = 1 + z * z / of
    return Share(share, max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below))
