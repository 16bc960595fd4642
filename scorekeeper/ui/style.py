"""The colours that players chose, as the style sheet's own names."""

from __future__ import annotations

from scorekeeper.ui.desk import Desk

KNOWN = frozenset(
    ["blue", "orange", "green", "purple", "red", "yellow", "white", "black", "grey", "brown", "pink", "turquoise"]
)
"""Colours that ``tokens.css`` has."""


def colours(desk: Desk | None) -> str:
    """A style that paints each seat's sign in the colour its player chose; nothing a person typed gets into it."""
    if desk is None:
        return ""
    chosen = []
    for seat, side in enumerate(desk.table.sides):
        colour = desk.table.players[side[0]].colour
        if colour in KNOWN and seat < 6:
            chosen.append(f"--p{seat}: var(--c-{colour});")
    return f"<style>.sk.sk {{ {' '.join(chosen)} }}</style>" if chosen else ""
