"""The round trip of BG Stats plays: no difference but those that are explained."""

from __future__ import annotations

from pathlib import Path

import roundtrip
from exchanging import EDGES


def test_every_difference_is_explained(tmp_path: Path) -> None:
    done = roundtrip.trip(EDGES, tmp_path)
    assert (done.second_equal, done.nothing_new) == (True, True)
    assert [each for each in done.differences if each.why not in roundtrip.WHY] == []
    assert done.came - done.kept == sum(each.why == "older" for each in done.differences)


def test_a_lost_score_would_be_noticed() -> None:
    player = {"id": 1, "uuid": "p", "name": "Ana "}
    play = {"uuid": "1", "modificationDate": "x", "gameRefId": 1, "playerScores": [{"playerRefId": 1, "score": "20+5"}]}
    before = {"plays": [play], "players": [player], "games": []}
    after = {**before, "plays": [{**play, "playerScores": [{"playerRefId": 1, "score": "25"}]}]}
    (lost,) = roundtrip.compared(before, after)
    assert (lost.before, lost.after, lost.why) == ("20+5", "25", "")
    tidied = {**before, "players": [{**player, "name": "Ana"}]}
    assert {each.why for each in roundtrip.compared(before, tidied)} == {"name"}


def test_the_report_is_of_today() -> None:
    assert roundtrip.REPORT.read_text("utf-8") == roundtrip.report()
