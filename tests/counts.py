"""Prints what each game has: rules by stage, examples, findings seen, statements by kind of home.

Run: ``python tests/counts.py``
"""

from __future__ import annotations

from collections import Counter

from scorekeeper.examples import examples
from scorekeeper.games import GAMES
from scorekeeper.rules import Stage
from scorekeeper.statements import homes


def main() -> None:
    """Print the counts of every game."""
    for game in GAMES.values():
        running = [example for example in examples(game.id) if example.waiting is None]
        waiting = Counter(example.waiting for example in examples(game.id) if example.waiting)
        findings = Counter(
            str(finding.severity) for example in running for finding in game.score(example.table()).findings
        )
        triggered = {id for example in running for id in example.triggers(game)}
        print(game.id)
        print("  rules:", ", ".join(f"{stage} {len(game.stage(stage))}" for stage in Stage), f"= {len(game.rules)}")
        print(f"  examples: {len(running)} run, waiting: {dict(waiting)}")
        print(f"  rules that an example triggers: {len(triggered)}")
        print(f"  findings in the examples: {dict(findings)}")
        print("  statements:", ", ".join(f"{kind} {number}" for kind, number in sorted(homes(game.id).items())))


if __name__ == "__main__":
    main()
