"""Playing along: the log of a table."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.ui.acts.common import Act

ACTS: Mapping[str, Act] = {}
