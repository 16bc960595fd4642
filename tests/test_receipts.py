"""Four kept score files whose receipts show what decides a game: a legendary, gold, nothing at all, a citizen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.cli import main
from scorekeeper.codec import decode
from scorekeeper.games import GAMES
from scorekeeper.text import LANGUAGES

FOLDER = Path(__file__).parent / "data" / "receipts"

PLACES = {
    "new-york-1901-legendary": ["1. Ben 73", "2. Ana 73", "3. Dora 65", "4. Chie 63"],
    "new-york-1901-gold": ["1. Chie 68", "2. Ana 68", "3. Ben 57", "4. Dora 56"],
    "new-york-1901-shared": ["1. Ana 68", "1. Chie 68", "3. Ben 57", "4. Dora 56"],
    "orleans-last-citizen": ["1. Ben 116", "2. Ana 113", "3. Chie 91", "4. Dora 88"],
}

WINS = {
    "new-york-1901-legendary": {"en": "Ben wins.", "es": "Gana Ben.", "ja": "Benの勝ちです。"},
    "new-york-1901-gold": {"en": "Chie wins.", "es": "Gana Chie.", "ja": "Chieの勝ちです。"},
    "new-york-1901-shared": {
        "en": "Ana and Chie share the victory.",
        "es": "Ana y Chie comparten la victoria.",
        "ja": "Ana、Chieが勝利を分け合います。",
    },
    "orleans-last-citizen": {"en": "Ben wins.", "es": "Gana Ben.", "ja": "Benの勝ちです。"},
}

DECIDED = {
    "new-york-1901-legendary": {
        "en": "   Tallest legendary: Woolworth",
        "es": "   Legendario más alto: Woolworth",
        "ja": "   最も高い伝説の超高層ビル：ウールワース",
    },
    "new-york-1901-gold": {
        "en": "   Tallest legendary: none → Most gold skyscrapers: 4 gold skyscrapers",
        "es": "   Legendario más alto: ninguno\n   → Más rascacielos de oro: 4 rascacielos de oro",
        "ja": "   最も高い伝説の超高層ビル：なし → ゴールドのビルの数：ゴールド4枚",
    },
    "new-york-1901-shared": {
        "en": "   Tallest legendary: none\n   → Most gold skyscrapers: 3 gold skyscrapers\n"
        "   → level in everything, so the place is shared",
        "es": "   Legendario más alto: ninguno\n   → Más rascacielos de oro: 3 rascacielos de oro\n"
        "   → igualados en todo, así que el puesto se comparte",
        "ja": "   最も高い伝説の超高層ビル：なし\n   → ゴールドのビルの数：ゴールド3枚\n"
        "   → すべて同じなので、順位を分け合います",
    },
    "orleans-last-citizen": {
        "en": "  status 5 × (7 stations + 3 citizens + 1 last citizen) = 5 × 11 = 55  [development]",
        "es": "  nivel 5 × (7 puestos + 3 ciudadanos + 1 último ciudadano) = 5 × 11 = 55  [development]",
        "ja": "  レベル5×（取引所7＋市民3＋最後の市民1）＝5×11＝55  [development]",
    },
}


def kept(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PLACES)
def test_a_receipt_shows_places_winner_and_what_decided(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", str(FOLDER / f"{name}.json"), "--lang", lang]) == 0
    receipt = capsys.readouterr().out
    lines = receipt.splitlines()
    assert [" ".join(line.split()) for line in lines if line[:2] in ("1.", "2.", "3.", "4.")] == PLACES[name]
    assert WINS[name][lang] in lines
    assert f"{DECIDED[name][lang]}\n" in receipt
    at = lines.index(WINS[name][lang])
    assert receipt.index(DECIDED[name][lang]) < receipt.index(lines[at]) or name.startswith("orleans")


@pytest.mark.parametrize("name", PLACES)
def test_nothing_is_said_against_the_kept_tables(name: str) -> None:
    table, faults = decode(kept(name))
    assert table is not None, faults
    assert GAMES[table.game].check(table) == ()


def test_without_the_last_citizen_another_would_have_won() -> None:
    """One station fewer: two lead, nobody takes the citizen, and its five points are missing."""
    document = kept("orleans-last-citizen")
    document["final"]["seats"][1]["stations"] -= 1
    document["final"]["seats"][1]["citizens"] += 1  # as many things to multiply as before, but for the last citizen
    table, _ = decode(document)
    assert table is not None
    outcome = GAMES["orleans"].outcome(table)
    assert [score.total for score in outcome.seats] == [113, 111, 91, 88]
    assert outcome.winners == (0,)
