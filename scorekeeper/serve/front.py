"""The page's front end as one script.

Stock Voilà fetches about a hundred small files, each only after the one that asks for it. They are webpack chunks:
a chunk merely adds its modules to a list, and the runtime asks the server only for those that are not in the list yet.
So all that the page is known to need are joined in one file, in front of Voilà's own entry script.

`front.txt` names them, one a line, as the page asked for them with the pinned Voilà and ipywidgets. A name that another
version lacks is skipped and whatever it needs instead is fetched singly: slower, never wrong. The browser test
`test_open.py` counts the requests and prints the names that are missing from the list.
"""

from __future__ import annotations

import base64
import functools
import gzip
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from jupyter_core.paths import jupyter_path

HERE = Path(__file__).resolve().parent
LIST = HERE / "front.txt"
ENTRY = "voila/static/voila.js"


def address(extensions: Iterable[str]) -> dict[str, object]:
    """Where the page finds its scripts: `script`, and `early`, what Voilà will ask for once that has started.

    The script's address changes with its content, so that a browser may keep it for good.
    """
    digest = hashlib.sha256(script(plain=True)).hexdigest()[:16]
    early = [entry for name in extensions if (entry := _remote_entry(name))]
    return {"script": f"scorekeeper/front-{digest}.js", "early": early}


@functools.cache
def script(plain: bool) -> bytes:
    """The whole front end as JavaScript, gzipped unless `plain`."""
    if not plain:
        return gzip.compress(script(plain=True), compresslevel=9, mtime=0)
    names = [name for line in LIST.read_text("utf-8").splitlines() if (name := line.strip())]
    files = [file for name in [*names, ENTRY] if (file := find(name))]
    return b"\n;\n".join(file.read_bytes() for file in files)


def icon_uri() -> str:
    """The icon as a data: address, which costs the page no request."""
    return "data:image/svg+xml;base64," + base64.b64encode((HERE / "static" / "icon.svg").read_bytes()).decode("ascii")


def find(name: str) -> Path | None:
    """The file behind an address of Voilà's: `voila/static/…` or `voila/labextensions/…`."""
    kind, _, rest = name.removeprefix("voila/").partition("/")
    if kind == "static":
        places = [Path(path, "voila", "templates", "base", "static") for path in jupyter_path()]
    else:
        parts = ("labextensions", "voila/labextensions")
        places = [Path(path, part) for path in jupyter_path() for part in parts]
    return next((file for place in places if (file := place / rest).is_file()), None)


def _remote_entry(extension: str) -> str | None:
    """The address of the script that starts `extension`, as its package.json names it."""
    package = find(f"voila/labextensions/{extension}/package.json")
    if package is None:
        return None
    load = json.loads(package.read_text("utf-8")).get("jupyterlab", {}).get("_build", {}).get("load")
    return f"voila/labextensions/{extension}/{load}" if load else None
