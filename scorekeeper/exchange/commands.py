"""The commands ``import``, ``export``, ``backup`` and ``restore``, on the store that ``SCOREKEEPER_DB`` names.

Whoever may run them may read the database's file, so they see all of it; what ``import`` adds belongs to one device:
``--device``, else ``SCOREKEEPER_DEVICE``, else this account's own, whose key is made and kept in the data folder.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from scorekeeper import report
from scorekeeper.exchange import archive, bgstats_write, kinds, longcsv, plan
from scorekeeper.exchange.jsonstream import BadFile
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import File, Reader
from scorekeeper.rules import Fact, Typed
from scorekeeper.shape import Malformed
from scorekeeper.text import Words

if TYPE_CHECKING:
    from scorekeeper.store import Store

FORMATS = ("bgstats", "bgsplay", "csv", "json")
SHOWN = 20
"""How many lines of one kind a preview prints."""

DEVICE = "SCOREKEEPER_DEVICE"
_KEY_FILE = "device.key"
_STORE_FAULTS = frozenset({
    "bad-url", "no-driver", "unreachable", "read-only", "locked", "full", "corrupt", "not-a-store", "newer-database",
})  # fmt: skip
_RESTORE_FAULTS = frozenset({"not-json", "not-a-backup", "newer-format", "incomplete", "altered", "token-taken"})


def add_commands(command: Callable[..., argparse.ArgumentParser]) -> None:
    """Add the four commands; ``command(name, run, about)`` makes a parser with ``--lang`` and ``--json``."""
    reads = command("import", run_import, "import plays: BG Stats, BGG, CSV, or files of our own")
    reads.add_argument("files", metavar="FILE", nargs="+", help="a file, or a folder of files")
    reads.add_argument("--dry-run", action="store_true", help="only show what would happen")
    reads.add_argument("--yes", action="store_true", help="do not ask")
    reads.add_argument("--merge", metavar="NAME", action="append", default=[], help="take NAME for whom it resembles")
    reads.add_argument("--apart", metavar="NAME", action="append", default=[], help="NAME is not the one known here")
    reads.add_argument("--deletions", action="store_true", help="delete here what the file says was deleted there")
    reads.add_argument(
        "--column", metavar="COLUMN=HEADING", action="append", default=[], help="a CSV's own name for a column"
    )
    _device_argument(reads)
    writes = command("export", run_export, "export plays")
    writes.add_argument("--format", choices=FORMATS, required=True, help="json also writes a .zip or a folder")
    writes.add_argument("-o", "--output", metavar="FILE", default="-", help="where to; standard output by default")
    writes.add_argument("--id", metavar="ID", action="append", default=[], help="only this play (may be repeated)")
    _device_argument(writes)
    copies = command("backup", run_backup, "write every table as readable files, into a folder or a .zip")
    copies.add_argument("target", metavar="TARGET")
    back = command("restore", run_restore, "read a backup, adding what is not here yet")
    back.add_argument("source", metavar="SOURCE")


def _device_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--device", metavar="KEY", help="the device whose plays they are")


# --- commands ----------------------------------------------------------------------------------------------------


def run_import(args: argparse.Namespace) -> int:
    """Show what an import would do, ask, and do it. Exit code 2 if anything was refused or nothing was agreed to."""
    mapping = dict(each.split("=", 1) for each in args.column if "=" in each)
    readers, bad = _readers(args.files, mapping)
    return _on_store(args.lang, lambda store: _import(store, args, readers, bad))


def _import(store: Store, args: argparse.Namespace, readers: list[Reader], bad: list[tuple[str, Malformed]]) -> int:
    device = _device(args)
    made = plan.make(store, readers, device, _progress())
    made.files[:0] = bad
    wrong = _choose(made, args)
    if not args.json:
        _show_plan(made, args.lang, sys.stdout)
    if wrong is not None:
        return _complain("import-no-such-match", args.lang, name=Typed(wrong))
    work = made.counts[plan.State.NEW] + made.counts[plan.State.CHANGED] + (len(made.gone) if args.deletions else 0)
    done = None
    if work and not args.dry_run:
        if not (args.yes or _agreed(args)):
            return _complain("import-left", args.lang)
        done = plan.apply(store, made, device, _progress(), deletions=args.deletions)
    if args.json:
        _dump(_plan_document(made, done, args.lang))
    elif done is not None:
        _say("import-done", args.lang, new=done.added, changed=done.counts[plan.State.CHANGED])
        for one, other in done.merged:
            _say("import-joined", args.lang, one=Typed(one), other=Typed(other))
        if done.removed:
            _say("import-removed", args.lang, count=done.removed)
    elif work:
        _say("import-dry", args.lang)
    return 2 if made.files or made.counts[plan.State.REFUSED] else 0


def run_export(args: argparse.Namespace) -> int:
    """Write plays to a file or to standard output."""

    def work(store: Store) -> int:
        from scorekeeper.store import bulk

        wanted = {each.casefold() for each in args.id}
        found = (
            document
            for document in bulk.documents(store, args.device)
            if not wanted or str(document.get("id")).casefold() in wanted
        )
        try:
            count = _export(found, args.format, args.output, args.lang)
        except OSError as error:
            why = Typed(error.strerror or str(error))
            return _complain("fault-no-writing", args.lang, file=Typed(args.output), why=why)
        if args.output != "-":
            facts: dict[str, Fact] = {"count": count, "file": Typed(args.output)}
            _say("export-done", args.lang, to=sys.stderr if args.json else sys.stdout, **facts)
        return 0

    return _on_store(args.lang, work)


def _export(documents: Iterable[Document], form: str, output: str, lang: str) -> int:
    target = Path(output)
    if form == "json" and output != "-" and (target.suffix.casefold() != ".json" or target.is_dir()):
        return archive.write(documents, target)
    with _written(output, form) as out:
        if form == "csv":
            return longcsv.write(documents, out)
        if form == "json":
            return archive.write_json(documents, out)
        return bgstats_write.write(documents, out, datetime.now(UTC), lang)


def run_backup(args: argparse.Namespace) -> int:
    """Write a backup."""

    def work(store: Store) -> int:
        ids = store.backup(Path(args.target))
        if args.json:
            _dump({"tables": list(ids)})
        else:
            _say("backup-done", args.lang, count=len(ids), file=Typed(args.target))
        return 0

    return _on_store(args.lang, work)


def run_restore(args: argparse.Namespace) -> int:
    """Read a backup. Exit code 2 if anything in it was refused."""
    source = Path(args.source)
    if not source.exists():
        return _complain("fault-no-file", args.lang)
    return _on_store(args.lang, lambda store: _restore(store, source, args))


def _restore(store: Store, source: Path, args: argparse.Namespace) -> int:
    done = store.restore_backup(source)
    if args.json:
        refused = [{"file": name, "why": code} for name, code in done.refused]
        _dump({"added": done.added, "present": done.present, "differing": done.differing, "refused": refused})
    else:
        counts: dict[str, Fact] = {
            "added": len(done.added),
            "present": len(done.present),
            "differing": len(done.differing),
        }
        _say("restore-done", args.lang, to=sys.stdout, **counts)
    for name, code in done.refused[:SHOWN]:
        why = Words(None, args.lang).say(f"restore-{code}" if code in _RESTORE_FAULTS else "restore-other")
        _line(report.printable(f"{name}: {why}"), sys.stderr)
    _more(len(done.refused) - SHOWN, Words(None, args.lang), sys.stderr)
    return 2 if done.refused else 0


# --- a plan in words ---------------------------------------------------------------------------------------------


def _show_plan(made: plan.Plan, lang: str, out: TextIO) -> None:
    app = Words(None, lang)
    for name, fault in made.files:
        _line(report.printable(f"{name}: ") + report.malformed_line(fault, lang), sys.stderr)
    for state in plan.State:
        if made.counts[state]:
            _line(app.say(f"import-{state}", count=made.counts[state]), out)
    for planned in made.refused[:SHOWN]:
        for fault in planned.why[:1]:
            _line(report.printable(f"{planned.file}: ") + report.malformed_line(fault, lang), sys.stderr)
    _more(made.counts[plan.State.REFUSED] - SHOWN, app, sys.stderr)
    for match in made.matches[:SHOWN]:
        together = "together" if match.together else "apart"
        facts: dict[str, Fact] = {"name": Typed(match.name), "other": Typed(match.other)}
        _line(report.printable(app.say(f"import-{match.kind}-{together}", facts=facts)), out)
    _more(len(made.matches) - SHOWN, app, out)
    if made.gone:
        _line(app.say("import-gone", count=len(made.gone)), out)
    for planned in made.remarks[:SHOWN]:
        for fault in planned.remarks[:SHOWN]:
            _line(report.printable(f"{planned.file}: ") + report.malformed_line(fault, lang), out)
    _more(made.remarked - len(made.remarks[:SHOWN]), app, out)


def _more(count: int, app: Words, out: TextIO) -> None:
    if count > 0:
        _line(app.say("fault-more", count=count), out)


def _plan_document(made: plan.Plan, done: plan.Applied | None, lang: str) -> Document:
    def told(planned: plan.Planned, faults: Iterable[Malformed]) -> Iterator[Document]:
        for fault in faults:
            yield {"file": planned.file, "place": fault.path, "text": report.malformed_text(fault, lang)}

    return {
        "files": [
            {"file": name, "path": fault.path, "text": report.malformed_text(fault, lang)} for name, fault in made.files
        ],
        "plan": {str(state): made.counts[state] for state in plan.State},
        "refused": [each for planned in made.refused for each in told(planned, planned.why)],
        "remarks": [each for planned in made.remarks for each in told(planned, planned.remarks)],
        "people": [
            {"name": each.name, "other": each.other, "kind": each.kind, "together": each.together}
            for each in made.matches
        ],
        "deleted_there": [gone.id for gone in made.gone],
        "done": None
        if done is None
        else {str(state): done.counts[state] for state in plan.State} | {"removed": done.removed},
    }


def _choose(made: plan.Plan, args: argparse.Namespace) -> str | None:
    """Put the choices about people into the plan; a name about whom there is no choice comes back."""
    for names, together in ((args.merge, True), (args.apart, False)):
        for name in names:
            found = [match for match in made.matches if match.name == name]
            if not found:
                return str(name)
            for match in found:
                match.together = together
    return None


# --- help --------------------------------------------------------------------------------------------------------


def _readers(names: Iterable[str], mapping: dict[str, str]) -> tuple[list[Reader], list[tuple[str, Malformed]]]:
    good: list[Reader] = []
    bad: list[tuple[str, Malformed]] = []
    for name in names:
        try:
            path = Path(name)
            if name == "-":
                good.append(kinds.pick(File.of("-", sys.stdin.buffer.read()), mapping))
            elif path.is_dir():
                good.append(kinds.pick_folder(path, mapping))
            else:
                good.append(kinds.pick(File.at(path), mapping))
        except BadFile as fault:
            bad.append((name, Malformed(fault.path, fault.kind, fault.facts)))
        except (OSError, ValueError):
            bad.append((name, Malformed("", "no-file")))
    return good, bad


def _on_store(lang: str, work: Callable[[Store], int]) -> int:
    """Do something with the store; what is wrong with it is one sentence."""
    try:
        from scorekeeper.store import StoreRefused, open_store
    except ImportError:
        return _complain("cli-no-app", lang)
    try:
        store = open_store()
        try:
            return work(store)
        finally:
            store.close()
    except StoreRefused as refused:
        return _complain(f"store-{refused.code if refused.code in _STORE_FAULTS else 'failed'}", lang)
    except ImportError:  # the store is there, what it stands on is not
        return _complain("cli-no-app", lang)


def _device(args: argparse.Namespace) -> str:
    given = args.device or os.environ.get(DEVICE)
    if given:
        return str(given)
    from scorekeeper.store.engine import data_folder

    file = data_folder() / _KEY_FILE
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(secrets.token_urlsafe(24))
    except FileExistsError:
        pass
    return file.read_text("ascii").strip()


@contextmanager
def _written(output: str, form: str) -> Iterator[TextIO]:
    """Standard output, or a file that is there once it is complete."""
    encoding = "utf-8-sig" if form == "csv" else "utf-8"
    newline = "" if form == "csv" else "\n"
    if output == "-":
        yield sys.stdout
        return
    target = Path(output)
    part = target.with_name(f"{target.name}.part")
    try:
        with part.open("w", encoding=encoding, newline=newline) as out:
            yield out
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _progress() -> plan.Progress | None:
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        sys.stderr.write(f"\r  {done}/{total}" + ("\n" if done >= total else ""))
        sys.stderr.flush()

    return show


def _agreed(args: argparse.Namespace) -> bool:
    if args.json or not sys.stdin.isatty():
        return False
    answer = input(Words(None, args.lang).say("import-ask") + " ").strip().casefold()
    return answer in {"y", "yes", "s", "si", "sí", "はい"}


def _say(message: str, lang: str, *, to: TextIO | None = None, **facts: Fact) -> None:
    _line(report.printable(Words(None, lang).say(message, facts=facts)), to or sys.stdout)


def _complain(message: str, lang: str, **facts: Fact) -> int:
    _say(message, lang, to=sys.stderr, **facts)
    return 2


def _dump(document: Document) -> None:
    _line(json.dumps(document, ensure_ascii=False), sys.stdout)


def _line(text: str, out: TextIO) -> None:
    out.write(f"{text}\n")
