"""`spinney bench`: the shape of its answer; not its numbers, which depend on the machine."""

import json

from tests.cli.run import spinney

KEYS = [
    "edition", "players", "decisions_per_s", "games_per_s", "decisions_per_game", "game_decisions_per_s",
    "position_decisions_per_s", "loop_decisions_per_s", "position_share", "loop_share", "copy_us",
    "legal_us", "view_us", "score_us", "compiled", "all_boxes", "all_boxes_share",
]  # fmt: skip


def test_json() -> None:
    answer = spinney("bench", "--json", "--seconds", "0.3")
    assert (answer.code, answer.err) == (0, "")
    rows = json.loads(answer.out)
    assert [row["edition"] for row in rows] == ["base", "dartmoor"]
    for row in rows:
        assert list(row) == KEYS
        assert row["players"] == 2
        assert isinstance(row["compiled"], bool)
        assert all(row[key] > 0 for key in KEYS[2:-3])
        assert 150 < row["decisions_per_game"] < 800


def test_table() -> None:
    out = spinney("bench", "--seconds", "0.1").out
    for word in ("decisions/s", "games/s", "by `Game`", "copy", "legal", "view", "score", "compiled", "plain loop"):
        assert word in out
