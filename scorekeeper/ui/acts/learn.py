"""Learning: lessons, the exam, asking the rules, the glossary."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.ui.acts.common import Act

ACTS: Mapping[str, Act] = {}
