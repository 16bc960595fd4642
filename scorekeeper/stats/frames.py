"""Loading and filtering: what the database keeps of finished plays, as three frames."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scorekeeper.store import Store
    from scorekeeper.store.plays import Kept

Frame = Any
"""A pandas DataFrame; pandas ships no types."""

SEATED = [
    ("person", "<i8"), ("seat", "<i2"), ("rank", "<i2"), ("winner", "i1"), ("start", "i1"), ("points", "<f8"),
]  # fmt: skip
"""`scorekeeper.store.plays.PERSON` as numpy sees it."""

SHARED, MISSING = "shared", "missing"


@dataclass(frozen=True)
class History:
    """Finished plays, and who sat at them. Filter with `where`; a history is never changed.

    ``plays``, one row a play, oldest record first; its index ``play`` (int64) is the table's number in this database:

    ============== =============== =======================================================================
    ``id``         str             the table's lasting id (UUID)
    ``game``       category        id of a game of ours, else the game's name as its file gave it
    ``day``        datetime64[s]   the day on the calendar at the table; NaT: unknown
    ``minutes``    Int32           how long it took, in minutes; NA: unknown
    ``people``     int16           how many people sat there
    ``seats``      int16           how many seats were scored: one a person, or one a team
    ``quantity``   int32           how many plays the record stands for (BGG); 1 nearly always
    ``known_by``   category        ``final``: counted by our rules; ``claimed``: the table's own lines and
                                   totals; ``totals``: totals alone
    ``scoring``    category        ``highest``, ``lowest`` or ``none``
    ``left_out``   category        why it counts in no figure: ``ignored``, ``no-play``, ``no-points``,
                                   ``cooperative``, ``all-zero``, ``nothing-entered``, ``incomplete``,
                                   ``unreadable``; NaN: it counts
    ``decided_by`` category        what decided first place among level totals: the id of a tie-break rule,
                                   ``shared``, ``missing``, ``table`` (the record does not say what); NaN:
                                   nobody was level with the winner
    ============== =============== =======================================================================

    ``seats``, one row a person:

    ============== =============== =======================================================================
    ``play``       int64           index of ``plays``
    ``seat``       int16           the seat that is scored, from 0; people of one team share it
    ``person``     int64           the person's number in this database, after merges; 0: nobody known
    ``player``     category        their name now; ``#12``: forgotten; "": nobody known
    ``points``     float64         the seat's total, in points; NaN: not known
    ``rank``       Int16           from 1; level places share it (1, 1, 3); NA: not known
    ``winner``     boolean         whether they won, alone or with others; NA: not known
    ``start``      boolean         whether they went first; NA: not known
    ``decided_by`` category        as above, for this seat's place
    ============== =============== =======================================================================

    ``lines``, one row a scored seat and line, of plays known line by line:

    ============== =============== =======================================================================
    ``play``       int64           index of ``plays``
    ``seat``       int16           as in ``seats``
    ``line``       category        id of the rule, as ``scorekeeper rule GAME:LINE`` explains it
    ``points``     float64         in points; NaN: not counted
    ============== =============== =======================================================================
    """

    plays: Frame
    seats: Frame
    _blobs: Frame  # index as `plays`: line_ids, lines

    @cached_property
    def lines(self) -> Frame:
        """See the class; made when first asked for."""
        return _lines(self._blobs)

    @cached_property
    def counted(self) -> History:
        """Only the plays that count in figures."""
        return self._where(self.plays["left_out"].isna())

    @cached_property
    def sides(self) -> Frame:
        """``seats`` with one row a scored seat (people of a team are one), and the play's ``game``, ``day``,
        ``scoring`` and number of seats (``of``).
        """
        plays = self.plays
        alone = bool((plays["people"] == plays["seats"]).all())
        seats = self.seats if alone else self.seats.drop_duplicates(["play", "seat"])
        at = plays.index.get_indexer(seats["play"])
        told = plays[["game", "day", "scoring", "seats"]].rename(columns={"seats": "of"}).take(at)
        return seats.assign(**{name: told[name].array for name in told.columns})

    def where(
        self,
        *,
        game: str | Collection[str] | None = None,
        player: str | int | None = None,
        people: int | None = None,
        seats: int | None = None,
        since: dt.date | str | None = None,
        until: dt.date | str | None = None,
    ) -> History:
        """The plays of a game (or several), with a player (name, or number in the database), with so many people or
        scored seats, from one day to another, both included. Plays without a day are left out where a day is asked.
        """
        import pandas as pd

        plays = self.plays
        wanted = pd.Series(True, index=plays.index)
        if game is not None:
            wanted &= plays["game"].isin([game] if isinstance(game, str) else list(game))
        if player is not None:
            column = "person" if isinstance(player, int) else "player"
            wanted &= plays.index.isin(self.seats.loc[self.seats[column] == player, "play"])
        if people is not None:
            wanted &= plays["people"] == people
        if seats is not None:
            wanted &= plays["seats"] == seats
        if since is not None:
            wanted &= plays["day"] >= pd.Timestamp(since)
        if until is not None:
            wanted &= plays["day"] <= pd.Timestamp(until)
        return self._where(wanted)

    def _where(self, wanted: Any) -> History:
        if bool(wanted.all()):
            return self
        plays = self.plays[wanted]
        seats = self.seats[self.seats["play"].isin(plays.index)]
        return History(plays, seats, self._blobs[wanted])

    def __len__(self) -> int:
        return len(self.plays)


def load(store: Store | str | None = None, *, device: str | None = None) -> History:
    """The finished plays of a database: a store, its address, or (``None``) the one that ``SCOREKEEPER_DB`` names.

    ``device``: only those in this device's list. Raises `scorekeeper.store.StoreRefused`.
    """
    from scorekeeper.store import open_store, plays

    if store is not None and not isinstance(store, str):
        return _history(plays.select(store, device))
    opened = open_store(store)
    try:
        return _history(plays.select(opened, device))
    finally:
        opened.close()


# --- making frames -----------------------------------------------------------------------------------------------


def _history(kept: Kept) -> History:
    import numpy as np
    import pandas as pd

    from scorekeeper.store.plays import COLUMNS

    column = dict(zip(COLUMNS, kept.columns, strict=True))
    index = pd.Index(np.array(column["table_id"], dtype="int64"), name="play")
    packed = column["people"]
    seated = np.frombuffer(b"".join(packed), dtype=SEATED)
    sizes = np.array([len(each) for each in packed], dtype="int64") // np.dtype(SEATED).itemsize
    where = np.repeat(np.arange(len(index)), sizes)  # the place in `plays` of each person's row
    sides = np.zeros(len(index), dtype="int16")
    np.maximum.at(sides, where, seated["seat"] + 1)
    ends = np.cumsum(sizes)
    decided = _decided(column["decided"], where, ends - sizes, ends, seated["seat"])
    first = np.full(len(index), None, dtype=object)
    winning = np.flatnonzero(seated["rank"] == 1)
    tied = winning[[each is not None for each in decided[winning]]]
    first[where[tied]] = decided[tied]
    first = np.where(first == None, _missing(decided, where, len(index)), first)  # noqa: E711  # element by element
    plays = pd.DataFrame(
        {
            "id": pd.array(list(column["document_id"]), dtype="str"),
            "game": pd.Categorical(list(column["game"])),
            "day": np.array(column["day"], dtype="datetime64[s]"),
            "minutes": _nullable(column["minutes"], "Int32"),
            "people": sizes.astype("int16"),
            "seats": sides,
            "quantity": np.array(column["quantity"], dtype="int32"),
            "known_by": pd.Categorical(list(column["known_by"])),
            "scoring": pd.Categorical(list(column["scoring"])),
            "left_out": pd.Categorical(list(column["left_out"])),
            "decided_by": pd.Categorical(first),
        },
        index=index,
    )
    person, player = _people(seated["person"], kept.people)
    seats = pd.DataFrame(
        {
            "play": index.to_numpy()[where],
            "seat": seated["seat"],
            "person": person,
            "player": player,
            "points": seated["points"],
            "rank": _masked(seated["rank"], seated["rank"] <= 0, "Int16"),
            "winner": _masked(seated["winner"] == 1, seated["winner"] < 0, "boolean"),
            "start": _masked(seated["start"] == 1, seated["start"] < 0, "boolean"),
            "decided_by": pd.Categorical(decided),
        }
    )
    ids = pd.Categorical(list(column["line_ids"]))
    return History(plays, seats, pd.DataFrame({"line_ids": ids, "lines": list(column["lines"])}, index=index))


def _decided(texts: Iterable[str | None], where: Any, starts: Any, ends: Any, seat: Any) -> Any:
    """What decided each person's place; few plays have anything to split."""
    import numpy as np

    found = np.full(len(where), None, dtype=object)
    for play, text in enumerate(texts):
        if text:
            words = text.split(",")
            for row in range(starts[play], ends[play]):
                found[row] = words[seat[row]] or None
    return found


def _missing(decided: Any, where: Any, count: int) -> Any:
    """``missing`` for plays whose first place waits for something: nobody has rank 1 there."""
    import numpy as np

    found = np.full(count, None, dtype=object)
    found[where[decided == MISSING]] = MISSING
    return found


def _people(numbers: Any, people: dict[int, tuple[str, int]]) -> tuple[Any, Any]:
    """The number and the name of each row's person, merges followed."""
    import numpy as np
    import pandas as pd

    known, places = np.unique(numbers, return_inverse=True)
    shown = [people.get(int(number), ("", 0)) for number in known]
    names = list(dict.fromkeys(name for name, _ in shown))
    code = {name: at for at, name in enumerate(names)}
    codes = np.array([code[name] for name, _ in shown], dtype="int32")
    persons = np.array([number for _, number in shown], dtype="int64")
    if not len(known):
        return numbers.astype("int64"), pd.Categorical([])
    return persons[places], pd.Categorical.from_codes(codes[places], names)


def _nullable(values: Iterable[int | None], dtype: str) -> Any:
    import numpy as np

    given = list(values)
    absent = np.array([each is None for each in given], dtype=bool)
    return _masked(np.array([each or 0 for each in given], dtype="int64"), absent, dtype)


def _masked(values: Any, absent: Any, dtype: str) -> Any:
    import numpy as np
    import pandas as pd

    absent = np.ascontiguousarray(absent)
    if dtype == "boolean":
        return pd.arrays.BooleanArray(np.ascontiguousarray(values), absent)
    return pd.arrays.IntegerArray(np.ascontiguousarray(values).astype(dtype.lower()), absent)


def _lines(blobs: Frame) -> Frame:
    """The lines of these plays. Plays with the same ids are read in one piece."""
    import numpy as np
    import pandas as pd

    parts: list[dict[str, Any]] = []
    names: dict[str, int] = {}
    codes = blobs["line_ids"].cat.codes.to_numpy()
    for at, text in enumerate(blobs["line_ids"].cat.categories):
        mine = blobs[codes == at]
        if not len(mine):
            continue
        ids = [names.setdefault(name, len(names)) for name in str(text).split(",")]
        points = np.frombuffer(b"".join(mine["lines"]), dtype="<f8")
        seats = np.array([len(each) for each in mine["lines"]], dtype="int64") // (8 * len(ids))
        first = np.repeat(np.cumsum(seats) - seats, seats)
        parts.append({
            "play": np.repeat(np.repeat(mine.index.to_numpy(), seats), len(ids)),
            "seat": np.repeat((np.arange(len(first)) - first).astype("int16"), len(ids)),
            "line": np.tile(np.array(ids, dtype="int32"), len(first)),
            "points": points,
        })  # fmt: skip
    empty = {"play": "int64", "seat": "int16", "line": "int32", "points": "float64"}
    joined = {
        key: np.concatenate([part[key] for part in parts]) if parts else np.array([], dtype)
        for key, dtype in empty.items()
    }
    joined["line"] = pd.Categorical.from_codes(joined["line"], list(names))
    return pd.DataFrame(joined)
