"""What stands between people's words and the page, and between a fault and the person."""

from __future__ import annotations

import html
import re

_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def esc(text: object) -> str:
    """Text made harmless for HTML and SVG, in elements and in quoted attributes."""
    return html.escape(_CONTROLS.sub("\ufffd", str(text)))


def rich(text: str) -> str:
    """Our own rule text, harmless, with ``**stress**`` shown as such."""
    return re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", esc(text))


def name(text: str, cls: str = "name") -> str:
    """A person's name: isolated, cut by the style sheet where it is too long, whole in its tooltip."""
    return f'<bdi class="{cls}" title="{esc(text)}">{esc(text)}</bdi>'
