"""Sheets of our games read line by line: a play of totals becomes a score file with what the table claims.

Nothing is counted anew: a line of the sheet becomes a claimed line, a row that is none of the game's becomes points of
the table's own. Where anything stays unclear the play keeps its totals and its sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from scorekeeper import codec
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import alike, without_nothing
from scorekeeper.exchange.scores import same
from scorekeeper.exchange.sheets import Sheet, SheetRow
from scorekeeper.game import Game
from scorekeeper.games import GAMES

_CHALLENGES = ("bronze-baron", "master-architect", "generation-king", "gold-tycoon", "gold-prestige")

# Lines of which one must be there to have all of a game, where that is not each of its lines.
_WHOLE: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "new-york-1901": (("score-track",), ("streets",), _CHALLENGES, ("action-cards",)),
}

# What sheets call the lines, beside the titles that our own words give them.
_LABELS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "bruxelles-1897": {
        "vp-track": ("Score track", "VP track", "Points on the track", "Marcador", "得点トラック"),
        "unpaid-nobles": ("Unpaid nobles", "Nobles not paid", "Nobles sin pagar"),
        "houses": ("Houses", "Casas", "Maisons", "Häuser", "住宅"),
        "materials": ("Materials", "Materiales", "Matériaux", "Materialien", "建材"),
        "expo": ("Exhibition", "Expo", "Exposición", "Exposition", "Ausstellung", "展覧会"),
        "bonus-money": ("Bonus money", "Money bonus", "Bonificación de dinero"),
        "bonus-artworks": ("Bonus artworks", "Artworks bonus", "Bonificación de obras"),
        "bonus-houses": ("Bonus houses", "Houses bonus", "Bonificación de casas"),
        "bonus-nobles": ("Bonus nobles", "Nobles bonus", "Bonificación de nobles"),
    },
    "musee": {
        "paintings": ("Paintings", "Cuadros", "Pinturas", "Tableaux", "Gemälde", "絵画"),
        "neighbours": ("Neighbours", "Neighbors", "Adjacent paintings", "Same theme", "Vecinos", "隣り合う絵画"),
        "staircases": ("Staircases", "Stairs", "Escaleras", "Escaliers", "Treppen", "階段"),
        "gallery-bonuses": ("Gallery bonuses", "Gallery bonus", "Bonus cards", "Bonificaciones de galería"),
    },
    "new-york-1901": {
        "score-track": ("Score track", "Points on the track", "Track", "Marcador", "Wertungsleiste", "得点トラック"),
        "streets": ("Streets", "Streets of New York", "Calles", "Rues", "Straßen", "通り"),
        "action-cards": ("Action cards", "Unused action cards", "Cartas de acción", "アクションカード"),
        "bronze-baron": ("Bronze Baron",),
        "master-architect": ("Master Architect",),
        "generation-king": ("Generation King", "King of Each Generation"),
        "gold-tycoon": ("Gold Tycoon",),
        "gold-prestige": ("Gold Prestige",),
    },
    "orleans": {
        "coins": ("Coins", "Money", "Monedas", "Dinero", "Pièces", "Münzen", "コイン", "お金"),
        "goods": ("Goods", "Goods tiles", "Mercancías", "Marchandises", "Waren", "商品"),
        "development": (
            "Development", "Development track", "Development x (stations + citizens)",
            "Development × (trading stations + citizens)", "Trading stations and citizens", "Desarrollo",
            "Développement", "Entwicklung", "発展", "発展度",
        ),
    },
}  # fmt: skip


def _whole(game: str) -> tuple[tuple[str, ...], ...]:
    """What makes a sheet of a game whole: all of its lines, unless it is said otherwise."""
    return _WHOLE.get(game) or tuple((line,) for line in GAMES[game].line_ids)


@lru_cache(maxsize=16)
def labels(game: str) -> Mapping[str, str]:
    """What a row may be called, in its plain spelling, and the line that it means. No label means two lines."""
    from scorekeeper.text import LANGUAGES, Words

    found: dict[str, str | None] = {}
    for lines in _whole(game):
        for line in lines:
            known = [line, *_LABELS.get(game, {}).get(line, ())]
            words = [Words(game, lang) for lang in LANGUAGES]
            known += [each.say(line, "title") for each in words if each.has(line, "title")]
            for label in known:
                plain = _plain(label)
                found[plain] = line if found.get(plain, line) == line else None
    return {label: line for label, line in found.items() if line is not None}


def _plain(label: str) -> str:
    return "".join(char if char.isalnum() else " " for char in alike(label).replace("×", "x")).strip()


def line_of(game: str, row: SheetRow) -> str | None:
    """The line of a game that a row means, if there is no doubt."""
    return _meaning(game, row.template, row.labels)


@lru_cache(maxsize=1024)
def _meaning(game: str, template: str, names: tuple[str, ...]) -> str | None:
    known = labels(game)
    if template in known.values():
        return template
    found = {known[plain] for name in names if (plain := _plain(name)) in known}
    return found.pop() if len(found) == 1 else None


def score_file(game_id: str, play: Document, sheet: Sheet, columns: Sequence[str | None]) -> Document | None:
    """A score file with the play's lines as the table's claims, or ``None`` if the sheet does not give them.

    ``columns`` are the players' columns in the sheet. The lines must be whole numbers and add up to the total of
    every player who has one; a row of unknown meaning is taken for the table's own only if all of the game is there.
    """
    game = GAMES.get(game_id)
    players = play["players"]
    if game is None or len(players) not in game.counts or len(players) in game.teams:
        return None
    if not sheet.totals_win or any(column is None for column in columns) or len(set(columns)) < len(players):
        return None
    seats = [_seat(game_id, game, sheet, str(column)) for column in columns]
    if any(seat is None for seat in seats):
        return None
    claimed, extra = [], []
    crowned = any(player.get("winner") for player in players)
    for index, (player, seat) in enumerate(zip(players, seats, strict=True)):
        assert seat is not None
        lines, own = seat
        total = (player.get("score") or {}).get("value")
        if total is not None and not same(total, sum(lines.values()) + sum(points for _, points in own)):
            return None
        claim: Document = {"seat": index}
        if total is not None:
            claim["total"] = int(total)
        if lines:
            claim["lines"] = lines
        if crowned:
            claim["winner"] = bool(player.get("winner"))
        claimed.append(claim)
        extra += [{"seat": index, "text": text, "points": points} for text, points in own]
    document = without_nothing(
        {
            "format": codec.FORMAT,
            "id": play.get("id"),
            "game": game_id,
            "status": play.get("status"),
            "expansions": play.get("expansions"),
            "players": [_player(player, game) for player in players],
            "start_player": _starter(players),
            "played_at": play.get("played_at"),
            "duration_min": play.get("duration_min"),
            "location": play.get("location"),
            "notes": play.get("notes"),
            "entered": _entered(players),
            "claimed": claimed,
            "extra": extra,
        }
    )
    table, _ = codec.decode(document)
    return None if table is None else document


def _entered(players: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Totals that were written as sums, as they were written."""
    texts = ((index, (player.get("score") or {}).get("text")) for index, player in enumerate(players))
    return {f"claimed[{n}].total": text for n, text in texts if text and not text.removeprefix("-").isdecimal()}


def _seat(game_id: str, game: Game, sheet: Sheet, column: str) -> tuple[dict[str, int], list[tuple[str, int]]] | None:
    lines: dict[str, int] = {}
    own: list[tuple[str, int]] = []
    for row in sheet.rows:
        if not row.counted or not row.scores.get(column, "").strip():
            continue
        value, line = row.signed(column), line_of(game_id, row)
        if not isinstance(value, int):
            return None
        if line in game.line_ids:
            lines[line] = lines.get(line, 0) + value
        elif value:
            own.append((row.labels[0] if row.labels else row.template, value))
    if not lines:
        return None
    known = {line_of(game_id, row) for row in sheet.rows}
    whole = all(any(line in known for line in lines_) for lines_ in _whole(game_id))
    return (lines, own) if whole or not own else None


def _player(player: Mapping[str, Any], game: Game) -> Document:
    found = {"name": player["name"]}
    role = str(player.get("colour") or player.get("role") or "").casefold()
    if role in game.colours:
        found["colour"] = role
    return found


def _starter(players: Sequence[Mapping[str, Any]]) -> int | None:
    starters = [index for index, player in enumerate(players) if player.get("start")]
    return starters[0] if len(starters) == 1 else None
