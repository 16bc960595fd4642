"""The app, as widgets. A notebook of one cell shows it: ``from scorekeeper.ui import app; app()``.

``lesson("musee")`` shows it where one learns that game.
"""

from __future__ import annotations

from scorekeeper.ui.app import app, lesson

__all__ = ["app", "lesson"]
