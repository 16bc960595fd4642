"""A new game: the skeleton of its folder, and its line in the list of games.

The skeleton imports and scores at once. The tests that hold every game (``pytest -k <id>``) list what it still lacks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from unicodedata import combining, normalize

import scorekeeper.games

SKELETON = resources.files("scorekeeper") / "skeleton"
SUFFIX = ".txt"
"""What the skeleton's files end in beside their own ending, so that no tool takes them for code of ours."""

LIST = "__init__.py"
"""The file with the list of games; its last line of ``FOLDERS`` is followed by the new one."""

_FOLDERS = re.compile(r"^FOLDERS = \((\n(?:    \"[a-z0-9_]+\",\n)*)\)$", re.MULTILINE)


class Refused(ValueError):
    """Why no folder was made: ``kind`` names the words (the app's message ``new-game-<kind>``)."""

    def __init__(self, kind: str, found: str) -> None:
        super().__init__(f"{kind}: {found}")
        self.kind, self.found = kind, found


def id_of(name: str) -> str:
    """The id of a game by its name: lower case, no accents, hyphens between words.

    Raises :class:`Refused` if none is left.
    """
    plain = "".join(sign for sign in normalize("NFKD", name) if not combining(sign))
    id = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,59}", id):
        raise Refused("name", name)
    if iskeyword(id):  # a folder of that name could not be imported, and with it no game at all
        raise Refused("keyword", name)
    return id


def new_game(name: str, into: Path | None = None) -> tuple[Path, Path | None]:
    """Write the folder of a new game, and its line into the list of games beside it.

    ``into`` is the folder of the games (by default that of this program). Returns the new folder, and the file with the
    list, or ``None`` where there is no such list. Raises :class:`Refused` where the name is none or is taken.
    """
    id = id_of(name)
    games = into or Path(scorekeeper.games.__file__).parent
    folder = games / id.replace("-", "_")
    if folder.exists():
        raise Refused("exists", str(folder))
    for path, text in _files(SKELETON):
        text = text.replace("GAME_FOLDER", folder.name).replace("GAME-ID", id).replace("GAME_TITLE", _title(name))
        place = folder / path.removesuffix(SUFFIX)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    return folder, _listed(games / LIST, folder.name)


def _files(place: Traversable, head: str = "") -> Iterator[tuple[str, str]]:
    for each in sorted(place.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _files(each, f"{head}{each.name}/")
        elif each.name.endswith(SUFFIX):
            yield f"{head}{each.name}", each.read_text("utf-8")


def _title(name: str) -> str:
    """The name as it stands in text: on one line, without what would end a docstring, a string or a placeable."""
    return re.sub(r"[\"\\{}\s]+", " ", name).strip()


def _listed(place: Path, folder: str) -> Path | None:
    """Put a folder into the list of games."""
    text = place.read_text("utf-8") if place.is_file() else ""
    found = _FOLDERS.search(text)
    if found is None:
        return None
    end = found.end(1)
    place.write_text(f'{text[:end]}    "{folder}",\n{text[end:]}', "utf-8")
    return place
