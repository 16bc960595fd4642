"""Moments of plays, kept as they were given: a day stays that day in every time zone."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta, tzinfo

_MOMENT = re.compile(
    r"([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[ T]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?(?:[.,][0-9]{1,9})?)?"
)
_PLACEHOLDERS = frozenset({"10:00:00", "10:00:01", "11:00:00"})  # what BG Stats writes where no time was given
_ZERO = (date(1969, 12, 31), date(1970, 1, 1))  # a clock at zero, here and west of Greenwich
FIRST_YEAR = 1900  # earlier ones stand for "unknown" (0000-00-00, 1111-01-01)


def from_bgstats(text: str, day: object = None) -> str | None:
    """A BG Stats ``playDate`` as ``played_at``: local, without zone; the day alone where the time is a placeholder.

    ``day`` is ``playDateYmd`` (20240310), which says the day where it is given. ``None`` for no real date.
    """
    found = _MOMENT.fullmatch(text.strip())
    ymd = _from_ymd(day)
    if found is None:
        return ymd
    spelled = real_day("-".join(found.group(1, 2, 3)))
    if ymd is None and spelled is None:
        return None
    if found[4] is None:
        return ymd or spelled
    clock = f"{found[4]}:{found[5]}:{found[6] or '00'}"
    if clock in _PLACEHOLDERS or clock > "23:59:59" or clock[3:] > "59:59":
        return ymd or spelled
    return f"{ymd or spelled}T{clock}"


def _from_ymd(day: object) -> str | None:
    if isinstance(day, bool) or not isinstance(day, int) or not 10_000_000 <= day <= 99_999_999:
        return None
    text = str(day)
    return real_day(f"{text[:4]}-{text[4:6]}-{text[6:]}")


def real_day(text: str) -> str | None:
    """A day ``yyyy-mm-dd`` if it is one since 1900 and no clock at zero, else ``None``."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return text if day.year >= FIRST_YEAR and len(text) == 10 and day not in _ZERO else None


def to_bgstats(played_at: object) -> tuple[str, int]:
    """``played_at`` as ``playDate`` and ``playDateYmd``: the day and time on the clock at the table.

    A day alone gets BG Stats' placeholder. Nothing readable gives 1 January 1970 at the placeholder.
    """
    text = played_at if isinstance(played_at, str) else ""
    day = real_day(text[:10]) or "1970-01-01"
    found = _MOMENT.match(text)
    clock = f"{found[4]}:{found[5]}:{found[6] or '00'}" if found and found[4] else "10:00:00"
    return f"{day} {clock}", int(day.replace("-", ""))


def to_utc(played_at: object, zone: tzinfo | None = None) -> str | None:
    """``played_at`` in UTC as ``yyyy-mm-dd hh:mm:ss``, ``None`` where it is unknown.

    A moment without zone is one of ``zone``, or of this machine's; a day alone is taken as its noon there, which is
    the same day for every reader within eleven hours of it.
    """
    text = played_at if isinstance(played_at, str) else ""
    day = real_day(text[:10])
    if day is None:
        return None
    try:
        moment = datetime.fromisoformat(f"{day}T12:00:00" if len(text) == 10 else text)
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=zone) if zone else moment.astimezone()
        return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")
    except (ValueError, OverflowError):
        return f"{day} 12:00:00"


def stamp(moment: datetime) -> str:
    """A moment as BG Stats writes one."""
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")


def newer(one: str, other: str) -> bool:
    """Whether the modification date ``one`` is after ``other``; an empty one is older than all."""
    return one.strip().replace("T", " ") > other.strip().replace("T", " ")


def a_second_after(text: str) -> str:
    """A modification date just after another, for a record changed here; ``""`` stays."""
    try:
        return stamp(datetime.fromisoformat(text).replace(tzinfo=UTC) + timedelta(seconds=1))
    except (ValueError, OverflowError):
        return text


def is_moment(text: str) -> bool:
    """Whether a text is a day, or a day and a time with or without a zone."""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
