"""Plays in and out: BG Stats exports and ``.bgsplay``, BGG's plays, a long CSV, and our own files.

Nothing read here is ever evaluated. Large files are read as a stream; what is wrong with one record is a value with
its place, and the others go on. A plan shows what an import would do before anything is written:

>>> from scorekeeper.exchange import kinds, plan                                  # doctest: +SKIP
>>> from scorekeeper.exchange.records import File                                 # doctest: +SKIP
>>> made = plan.make(store, [kinds.pick(File.of(name, data))], device)            # doctest: +SKIP
>>> made.counts, made.matches, made.refused                                       # doctest: +SKIP
>>> plan.apply(store, made, device, progress=print)                               # doctest: +SKIP

`play` is the format of plays that are known by totals; `bgstats_write`, `longcsv` and `archive` write; `commands` is
the command line's part.
"""

from __future__ import annotations
