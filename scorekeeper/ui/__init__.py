"""The app, as widgets. A notebook of one cell shows it: ``from scorekeeper.ui import app; app()``."""

from __future__ import annotations

from scorekeeper.ui.app import app

__all__ = ["app"]
