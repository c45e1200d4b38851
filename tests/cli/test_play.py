"""`spinney play`: whole games by scripted input, in both editions and several languages."""

import json
import re
from pathlib import Path

import pytest

import spinney as library
from tests.cli.run import Answer, spinney

HINTS = "h\n\n" * 700


def play(*more: str, stdin: str, edition: str = "base") -> Answer:
    answer = spinney("play", "--terminal", "--edition", edition, "--seed", "5", *more, stdin=stdin)
    assert (answer.code, answer.err) == (0, "")
    return answer


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("spinney.cli.terminal.session.HINT_BUDGET", 0.002)  # a whole game of them is asked for


@pytest.mark.parametrize(
    ("edition", "lang", "over"), [("base", "en", "The game is over"), ("dartmoor", "de", "Das Spiel ist zu Ende")]
)
def test_a_whole_game_by_hints(edition: str, lang: str, over: str, tmp_path: Path) -> None:
    out = play("--lang", lang, stdin=HINTS, edition=edition).out
    assert over in out
    assert max(map(len, re.split(r"\n|› ", out))) <= 80
    # after the end the next line of the script, "h", is taken for a file name
    record = json.loads((tmp_path / "h").read_text())
    game = library.Game.from_record(record)
    assert game.is_over
    assert [seat.kind for seat in game.seats] == ["human", "bot:player"]
    for points in game.scores():
        assert f"{points}" in out[out.index(over) :]
    assert spinney("replay", tmp_path / "h").code == 0


@pytest.mark.parametrize(
    ("edition", "lang", "players", "over"),
    [("base", "fr", "3", "La partie est terminée"), ("dartmoor", "es", "2", "La partida ha terminado")],
)
def test_a_whole_game_by_first_choices(edition: str, lang: str, players: str, over: str) -> None:
    # always the first choice: draws until the hand is full, then plays; sets of cards are named by their numbers
    lines = "1\n1 2\n1 2 3\n0\n\n" * 1200
    out = play("--lang", lang, "--players", players, "--bot", "random", stdin=lines, edition=edition).out
    assert over in out


def test_the_table_shows_what_a_newcomer_needs() -> None:
    out = play(stdin="\n\n" * 3 + "h\n\n" * 30).out
    for text in (
        "Welcome", "Winter 0 of 3", "cards in the deck", "Player 1 (you)", "Ada", "Clearing", "/10", "Hand", "free",
        "Choose what to do", "Draw the top card of the deck", "face down as a tree sapling", "Ada plays",
        "Ada pays with", "comes from the deck into the clearing", "Player 1 draws:", "choose the slot", "now",
        "Hint (you will probably end ",
    ):  # fmt: skip
        assert text in out


def test_commands() -> None:
    script = "?\nc\nc owl\nc unicorn\nf\nf 2\nf 9\ns\nl\nt\nx\nu\nbanana\n99\nq\n\nq\nq\n\n"
    out = play(stdin=script).out
    for text in (
        "The rules in short", "Marks", "Beech", "undo your last decision", "Tawny Owl", "Nothing found: unicorn",
        "Forest: Ada", "Total", "Nothing can be undone", "Please choose a number", "Really quit?", "Goodbye",
        "Save the record",
    ):  # fmt: skip
        assert text in out


def test_no_name_in_a_forest_is_cut() -> None:
    out = play("--seed", "8", "--lang", "it", stdin="1\nq\nq\n\n", edition="dartmoor").out
    assert "Foresta: Giocatore 1 (tu) · vuota" in out
    assert "─ 1 Brughiera Universale ─" in out


def test_undo_takes_back_one_decision() -> None:
    # seed 5: the mulligan question first, then a turn with an Oak to play; paying is taken back twice
    out = play(stdin="\n1\n1\n1\n1\nu\nq\nq\n\n").out
    assert "Goodbye" in out
    turns = play(stdin="\n2\nu\nu\nq\nq\n\n").out
    assert turns.count("Undone") >= 1
    assert turns.count("Oak: pay 2 cards") == 1


def test_end_of_input_ends_quietly() -> None:
    assert play(stdin="").out.count("Keep your six cards") == 1
    assert "Traceback" not in play(stdin="\n\n").out


def test_a_record_is_saved_but_nothing_overwritten(tmp_path: Path) -> None:
    path, there = tmp_path / "game.json", tmp_path / "there.json"
    there.write_text("mine")
    out = play(stdin=f"\nq\nq\n{there}\n{tmp_path}\n{tmp_path / 'no' / 'way'}\n{path}\n").out
    assert there.read_text() == "mine"
    assert "There is already a file" in out
    assert "Saved:" in out
    assert spinney("replay", path).code == 0


def test_names_and_seeds() -> None:
    one = play("--name", "Ida\x1b[31m [b]", stdin="").out
    assert "\x1b" not in one
    assert "Ida" in one
    assert play(stdin="\n\n").out == play(stdin="\n\n").out
