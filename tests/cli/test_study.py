"""`spinney study` and `spinney review`: pages, pictures and words."""

import json
from pathlib import Path
from xml.etree import ElementTree

from spinney.arena.match import play_match
from tests.cli.run import spinney


def test_a_study_is_a_page_with_pictures(tmp_path: Path) -> None:
    answer = spinney("study", "--edition", "base", "--games", "20", "--bot", "novice", "--out", tmp_path)
    assert (answer.code, answer.err) == (0, "")
    page = (tmp_path / "base.md").read_text()
    for word in ("20 games of base", "Who starts wins", "| source |", "| card | in |", "--bot novice"):
        assert word in page
    for name in ("points", "sources", "cards"):
        assert f"base-{name}.svg" in page
        assert ElementTree.parse(tmp_path / f"base-{name}.svg").getroot().tag.endswith("svg")
    again = spinney("study", "--edition", "base", "--games", "20", "--bot", "novice", "--out", tmp_path, "--jobs", "2")
    assert again.code == 0
    assert (tmp_path / "base.md").read_text() == page


def test_a_review_in_words_and_as_json(tmp_path: Path) -> None:
    game = play_match("base", ["random", "novice"], seed=3)
    record = game.record()
    del record["result"]
    record["moves"] = record["moves"][:16]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    answer = spinney("review", path, "--most", "3", "--lang", "de")
    assert answer.code == 0
    assert answer.out.startswith("Rückblick\n")
    assert "random 1" in answer.out
    shown = json.loads(spinney("review", path, "--json", "--most", "3").out)
    assert shown["format"] == "spinney.review/2"
    assert shown["ready"]
    assert len(shown["marks"]) == 2
    for seat in (0, 1):
        mine = [moment for moment in shown["moments"] if moment["seat"] == seat]
        assert len([moment for moment in mine if moment["kind"] != "good"]) <= 3
    for moment in shown["moments"]:
        assert f"Zug {moment['turn']}, " in answer.out


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    assert "can't be read" in spinney("review", tmp_path / "none.json").fault
