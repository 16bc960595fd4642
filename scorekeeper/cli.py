"""The command line: games, rule, ask, schema, setup, check, score, print, import, export, backup and so on.

Exit codes: 0, 1 (an error among the findings), 2 (shape or usage). Nothing here judges a game.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TextIO

from scorekeeper import codec, report
from scorekeeper.codec import Malformed
from scorekeeper.exchange.commands import add_commands
from scorekeeper.game import Game, Table
from scorekeeper.games import GAMES
from scorekeeper.rules import Severity, Typed
from scorekeeper.text import LANGUAGES, Words

MOST_FAULTS = 20


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns the exit code; never a traceback for what people can do wrong."""
    parser = _parser()
    try:
        args = parser.parse_args(argv)
    except SystemExit as stop:  # argparse has said in one line what is wrong
        return int(stop.code or 0)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # the reader has seen enough; let nothing complain on the way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if error.filename is not None:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # where the output goes is full, say
        facts = {"file": Typed("stdout"), "why": Typed(error.strerror or str(error))}
        return _refuse(Words(None, getattr(args, "lang", None) or LANGUAGES[0]).say("fault-no-writing", facts=facts))
    except KeyboardInterrupt:
        return 130


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("tabletop-scorekeeper")
    except PackageNotFoundError:  # run from a checkout that is not installed
        return "(not installed)"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="scorekeeper", description=Words(None, "en").say("cli-about"))
    parser.add_argument("--version", action="version", version=f"%(prog)s {_version()}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, about: str, **defaults: Any) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(run=run, **defaults)
        if name != "serve":
            sub.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words")
            sub.add_argument("--json", action="store_true", help="print JSON for programs")
        return sub

    command("games", _games, "list the games with their editions, player counts and options")
    command("rule", _rule, "show one rule (its words, source and examples), or list those of a game").add_argument(
        "rule", metavar="GAME[:RULE]"
    )
    command("schema", _schema, "print the JSON Schema of a game's score file").add_argument("game", metavar="GAME")
    asks = command("ask", _ask, "ask the rules of a game something in your own words")
    asks.set_defaults(lang=None)  # the answer comes in the language of the question unless another is asked for
    asks.add_argument("game", metavar="GAME")
    asks.add_argument("question", metavar="QUESTION")
    setup = command("setup", _setup, "draw a random legal set-up: a list, a score file (--json) or a drawing (--svg)")
    setup.add_argument("game", metavar="GAME")
    setup.add_argument("--players", type=int, required=True, metavar="N", help="how many play")
    setup.add_argument("--seed", type=int, metavar="S", help="the same seed gives the same set-up")
    setup.add_argument("--svg", action="store_true", help="print the drawing")
    for name, run, about in (
        ("check", _check, "check score files against the rules"),
        ("score", _score, "score tables and rank their players"),
    ):
        command(name, run, about).add_argument("files", metavar="FILE", nargs="+", help="a score file, or - for stdin")
    prints = command("print", _print, "make a page to print: a game's blank score sheet, or the result in a score file")
    prints.add_argument("what", metavar="GAME|FILE", help="a game's id, or a score file (- for stdin)")
    prints.add_argument("--players", type=int, metavar="N", help="how many play (a blank sheet); most by default")
    prints.add_argument("--paper", choices=("a4", "letter"), default="a4", help="size of the paper")
    prints.add_argument("-o", "--output", metavar="FILE", default="-", help="where to; standard output by default")
    add_commands(command)
    made = command("new-game", _new_game, "write the skeleton of a game's folder, and its line in the list of games")
    made.add_argument("name", metavar="NAME", help="what the game is called; its id is made from it")
    made.add_argument("--into", type=Path, metavar="FOLDER", help="the folder of the games, by default our own")
    serve = command("serve", _serve, "serve the app in the browser")
    _serve_arguments(serve)
    return parser


# --- files -------------------------------------------------------------------------------------------------------


def _read(name: str) -> tuple[Any, tuple[Malformed, ...]]:
    try:
        if name == "-":
            data = sys.stdin.buffer.read(codec.MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(codec.MOST_BYTES + 1)
    except (OSError, ValueError):
        return None, (Malformed("", "no-file"),)
    return codec.read(data)


def _complain(name: str, faults: Sequence[Malformed], lang: str, out: TextIO) -> None:
    for fault in faults[:MOST_FAULTS]:
        print(report.printable(f"{name}: ") + report.malformed_line(fault, lang), file=out)
    if len(faults) > MOST_FAULTS:
        print(Words(None, lang).say("fault-more", count=len(faults) - MOST_FAULTS), file=out)


def _dump(document: Any) -> None:
    print(json.dumps(document, ensure_ascii=False))


def _each(args: argparse.Namespace, show: Any) -> int:
    """Decode every file, show what ``show`` makes of it, and return the worst exit code."""
    worst = 0
    several = len(args.files) > 1
    for index, name in enumerate(args.files):
        document, faults = _read(name)
        table: Table[Any, Any] | None = None
        if not faults:
            table, faults = codec.decode(document)
        if table is None:
            worst = 2
            _complain(name, faults, args.lang, sys.stderr)
            if args.json:
                lines = [{"path": fault.path, "text": report.malformed_text(fault, args.lang)} for fault in faults]
                _dump({"file": name, "malformed": lines})
            continue
        game = GAMES[table.game].of(table.edition) or GAMES[table.game]
        shown, findings = show(table, game, args)
        if args.json:
            _dump({"file": name, **shown} if several else shown)
        else:
            if several:
                print(("\n" if index else "") + report.printable(f"{name}:"))
            print(shown, end="")
        if any(finding.severity is Severity.ERROR for finding in findings):
            worst = max(worst, 1)
    return worst


def _check(args: argparse.Namespace) -> int:
    def show(table: Table[Any, Any], game: Game, args: argparse.Namespace) -> Any:
        findings = game.check(table)
        if args.json:
            return report.check_document(table, game, findings, args.lang), findings
        words, app = report.words_for(game, args.lang, table), Words(None, args.lang)
        text = "".join(report.finding_line(words, app, finding) + "\n" for finding in findings)
        return text or app.say("cli-nothing-found") + "\n", findings

    return _each(args, show)


def _score(args: argparse.Namespace) -> int:
    def show(table: Table[Any, Any], game: Game, args: argparse.Namespace) -> Any:
        result = game.score(table)
        if args.json:
            return report.score_document(table, game, result, args.lang), result.findings
        return report.receipt(table, game, result, args.lang), result.findings

    return _each(args, show)


# --- looking things up -------------------------------------------------------------------------------------------


def _refuse(text: str) -> int:
    print(report.printable(text), file=sys.stderr)
    return 2


def _find_game(id: str, lang: str) -> Game | str:
    if id in GAMES:
        return GAMES[id]
    return _near("unknown-game", id, GAMES, lang)


def _near(kind: str, found: str, known: Iterable[str], lang: str) -> str:
    known = list(known)
    near = get_close_matches(found, known, 1)
    app = Words(None, lang)
    if near:
        return app.say(f"fault-{kind}-near", found=Typed(found[:80]), near=Typed(near[0]))
    choices = tuple(Typed(each) for each in known)
    return app.say(f"fault-{kind}", found=Typed(found[:80]), choices=choices)


def _games(args: argparse.Namespace) -> int:
    app = Words(None, args.lang)
    rows: list[dict[str, Any]] = []
    for game in GAMES.values():
        words = Words(game.id, args.lang)
        rows.append(
            {
                "id": game.id,
                "name": game.name,
                "names": {lang: Words(None, lang).name(game.id) for lang in LANGUAGES},
                "bgg_id": game.bgg_id,
                "year": game.year,
                "editions": list(game.editions),
                "players": list(game.counts),
                "options": [
                    {
                        "id": o.id,
                        "name": words.name(o.id),
                        "values": list(o.values),
                        "default": o.default,
                        "rule": o.rule,
                    }
                    for o in game.options
                ],
            }
        )
    if args.json:
        _dump(rows)
        return 0
    for row, game in zip(rows, GAMES.values(), strict=True):
        players = app.say("game-players", least=min(game.counts), most=max(game.counts))
        print(f"{game.id}  {app.name(game.id)}  ({players})")
        print(f"  {app.say('game-editions')}: {', '.join(game.editions)}")
        for option in row["options"]:
            values = ", ".join(f"{v}*" if v == option["default"] else v for v in option["values"])
            print(f"  {option['id']}: {values}  – {option['name']}")
    return 0


def _rule(args: argparse.Namespace) -> int:
    from scorekeeper.rulepage import rule_document, rule_text

    game_id, colon, rule_id = args.rule.partition(":")
    if not colon and game_id in GAMES:
        return _rules(GAMES[game_id], args)
    if not colon:
        some = next(iter(GAMES.values()))
        return _refuse(Words(None, args.lang).say("fault-rule-shape", example=Typed(f"{some.id}:{some.line_ids[0]}")))
    game = _find_game(game_id, args.lang)
    if isinstance(game, str):
        return _refuse(game)
    rule_id = game.renamed.get(rule_id, rule_id)
    if rule_id not in game.by_id:
        return _refuse(_near("unknown-rule", rule_id, game.by_id, args.lang))
    if args.json:
        _dump(rule_document(game, game.by_id[rule_id], args.lang))
    else:
        print(rule_text(game, game.by_id[rule_id], args.lang), end="")
    return 0


def _rules(game: Game, args: argparse.Namespace) -> int:
    """All rules of a game, to find an id."""
    words = Words(game.id, args.lang)
    if args.json:
        _dump([{"rule": f"{game.id}:{rule.id}", "title": words.say(rule.id, "title")} for rule in game.rules])
        return 0
    for rule in game.rules:
        print(f"{game.id}:{rule.id}  {words.say(rule.id, 'title')}")
    return 0


def _schema(args: argparse.Namespace) -> int:
    from scorekeeper.schema import of_game

    game = _find_game(args.game, args.lang)
    if isinstance(game, str):
        return _refuse(game)
    json.dump(of_game(game), sys.stdout, ensure_ascii=False, indent=None if args.json else 2)
    print()
    return 0


def _ask(args: argparse.Namespace) -> int:
    from scorekeeper.ask import ask, ask_document, ask_text

    game = _find_game(args.game, args.lang or LANGUAGES[0])
    if isinstance(game, str):
        return _refuse(game)
    reply = ask(game, args.question, args.lang)
    if args.json:
        _dump(ask_document(reply))
    else:
        print(ask_text(reply), end="")
    return 0


def _setup(args: argparse.Namespace) -> int:
    from scorekeeper import draws

    game = _find_game(args.game, args.lang)
    if isinstance(game, str):
        return _refuse(game)
    seed = draws.new_seed() if args.seed is None else args.seed
    try:
        document = draws.draw(game, args.players, seed, args.lang)
    except ValueError:
        facts = {"found": args.players, "least": min(game.counts), "most": max(game.counts)}
        return _refuse(Words(game.id, args.lang).say("player-count", "problem", facts=facts))
    if args.json:
        _dump(document)
    else:
        print((draws.drawing if args.svg else draws.as_text)(game, document, args.lang), end="")
    return 0


def _print(args: argparse.Namespace) -> int:
    from scorekeeper import printing

    if args.what in GAMES:
        blank = _blank(args)
        if isinstance(blank, int):
            return blank
        html, about = blank
    else:
        if args.what != "-" and not Path(args.what).exists():
            return _refuse(_near("unknown-game", args.what, GAMES, args.lang))
        document, faults = _read(args.what)
        table, faults = (None, faults) if faults else codec.decode(document)
        if table is None:
            _complain(args.what, faults, args.lang, sys.stderr)
            return 2
        game = GAMES[table.game].of(table.edition) or GAMES[table.game]
        when, where = str(document.get("played_at") or "")[:10], str(document.get("location") or "")
        html = printing.result_page(table, game, game.score(table), args.lang, paper=args.paper, when=when, where=where)
        about = {"game": game.id, "edition": game.edition, "players": table.count}
    if args.json:
        html = json.dumps({**about, "lang": args.lang, "paper": args.paper, "html": html}, ensure_ascii=False) + "\n"
    if args.output == "-":
        print(html, end="")
        return 0
    try:
        Path(args.output).write_text(html, "utf-8")
    except OSError as error:
        facts = {"file": Typed(args.output), "why": Typed(error.strerror or str(error))}
        return _refuse(Words(None, args.lang).say("fault-no-writing", facts=facts))
    return 0


def _blank(args: argparse.Namespace) -> tuple[str, dict[str, Any]] | int:
    """A blank sheet as a page, and what it is for; or the exit code, where the game is not for so many."""
    from scorekeeper import blank, printing

    game = GAMES[args.what]
    players = max(game.counts) if args.players is None else args.players
    found = blank.game_for(game, players)
    if found is None:
        counts = {count for edition in game.editions for count in (game.of(edition) or game).counts}
        facts = {"found": players, "least": min(counts), "most": max(counts)}
        return _refuse(Words(game.id, args.lang).say("player-count", "problem", facts=facts))
    about = {"game": game.id, "edition": found.edition, "players": players}
    return printing.blank_page(found, players, args.lang, args.paper), about


def _new_game(args: argparse.Namespace) -> int:
    from scorekeeper.new_game import Refused, new_game

    app = Words(None, args.lang)
    try:
        folder, listed = new_game(args.name, args.into)
    except Refused as refused:
        return _refuse(app.say(f"new-game-{refused.kind}", found=Typed(refused.found)))
    except OSError as error:
        facts = {"file": Typed(str(error.filename or args.into)), "why": Typed(error.strerror or str(error))}
        return _refuse(app.say("fault-no-writing", facts=facts))
    if args.json:
        _dump({"folder": str(folder), "list": str(listed) if listed else None})
        return 0
    print(report.printable(app.say("new-game-made", folder=Typed(str(folder)))))
    kind, place = ("listed", listed) if listed else ("unlisted", folder.parent / "__init__.py")
    print(report.printable(app.say(f"new-game-{kind}", file=Typed(str(place)), folder=Typed(folder.name))))
    print(report.printable(app.say("new-game-next", game=Typed(folder.name.replace("_", "-")))))
    return 0


# --- serving -----------------------------------------------------------------------------------------------------


def _serve_arguments(parser: argparse.ArgumentParser) -> None:
    from scorekeeper.serve import add_arguments

    add_arguments(parser)


def _serve(args: argparse.Namespace) -> int:
    from scorekeeper.serve import run

    return run(args)
