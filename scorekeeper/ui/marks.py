"""The small sign of each seat: a colour and a shape, so that colour is never the only sign."""

from __future__ import annotations

SHAPES = (
    '<circle cx="8" cy="8" r="6"/>',
    '<rect x="2.5" y="2.5" width="11" height="11"/>',
    '<path d="M8 1.8 14.6 13.6H1.4z"/>',
    '<path d="M8 1 15 8 8 15 1 8z"/>',
    '<path d="M8 1C10.5 5 13 7.4 13 10.2a5 5 0 0 1-10 0C3 7.4 5.5 5 8 1z"/>',
    '<path d="m8 1 2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 12l-4.5 2.6 1.2-5L.8 6.2l5.1-.5z"/>',
)
"""Circle, square, triangle, diamond, drop, star, in a box of 16."""


def seat_mark(seat: int) -> str:
    """The sign of a seat as SVG (of our own making; nothing a person typed is in it)."""
    at = seat % len(SHAPES)
    return f'<svg class="mark p{at}" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">{SHAPES[at]}</svg>'
