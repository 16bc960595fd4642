"""Whether tests that look at a seeded share each time look at the whole: ``SCOREKEEPER_TESTS=all``."""

from __future__ import annotations

import os

WHOLE = os.environ.get("SCOREKEEPER_TESTS") == "all"
