"""The few widgets of our own: thin shells. What they show is made in Python; what was done to them is sent there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets as t

from scorekeeper.ui.emblem import accents

STATIC = Path(__file__).parent / "static"

SHEETS = ("tokens", "app", "pad", "screens", "play", "result", "learn", "history")
"""The style sheets, in their order: what all share, then one a room."""


def _script(*names: str) -> str:
    """A widget's module: what all widgets share, then its own files. There is no build step."""
    return "\n".join((STATIC / name).read_text("utf-8") for name in ("shared.js", *names))


class Link(anywidget.AnyWidget):
    """The connection to the browser: who it is, whether we still answer, its address bar, what it has not saved.

    ``frozen``: whoever sits there only looks on, and may do what ``free`` names. ``awake``: the screen stays on.
    Everything a person enters comes in as ``{act: "set", path, text | value, base, seq, commit, leave}``.
    """

    _esm = _script("watch.js", "link.js")
    _css = "\n".join([*((STATIC / f"{name}.css").read_text("utf-8") for name in SHEETS), accents()])

    words: Any = t.Dict().tag(sync=True)
    lang: Any = t.Unicode("en").tag(sync=True)
    title: Any = t.Unicode("Scorekeeper").tag(sync=True)
    url: Any = t.Unicode("").tag(sync=True)
    push: Any = t.Bool(False).tag(sync=True)
    table: Any = t.Unicode("").tag(sync=True)
    version: Any = t.Int(0).tag(sync=True)
    frozen: Any = t.Bool(False).tag(sync=True)
    free: Any = t.List().tag(sync=True)
    awake: Any = t.Bool(False).tag(sync=True)


class Panel(anywidget.AnyWidget):
    """HTML made in Python; an element with ``data-act`` sends ``{act, data, value}`` when it is used."""

    _esm = _script("form.js", "transfer.js", "share.js", "panel.js")

    html: Any = t.Unicode("").tag(sync=True)


class ScorePad(anywidget.AnyWidget):
    """The cells of a sheet. ``view`` is their structure, the other traits what stands in and at them, by path."""

    _esm = _script("cells.js", "pad.js")

    view: Any = t.Dict().tag(sync=True)
    values: Any = t.Dict().tag(sync=True)
    marks: Any = t.Dict().tag(sync=True)
    totals: Any = t.Dict().tag(sync=True)


class Board(anywidget.AnyWidget):
    """A drawing. ``lit``: the worst finding at each part; ``labels``: what a part that can be picked is."""

    _esm = _script("board.js")

    svg: Any = t.Unicode("").tag(sync=True)
    lit: Any = t.Dict().tag(sync=True)
    labels: Any = t.Dict().tag(sync=True)
