"""Games that were played alone, on the pad: the points that hold there, the challenge and the medal."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from spinney import BadTable, Game, score_table
from spinney.pad.compiled import compiled_rules
from spinney.server.catalogue import rules
from spinney.words.cardlist import catalogue
from tests.engine.walks import new_game, play_on
from tests.pad.test_page import ask_the_page, with_page

Table = dict[str, Any]
LINDENS = {"name": "Ana", "cave": 2, "hosts": [{"species": "linden"}, {"species": "linden"}]}


def table(edition: str, forest: Table, **options: Any) -> Table:
    return {"format": "spinney.forests/1", "edition": edition, "options": options, "forests": [forest]}


def played(edition: str, seed: int, **options: Any) -> Game:
    """A solo game somewhere on its way, or at its end."""
    game = new_game(edition, 1, seed, options)
    play_on(game, Random(seed), 60 + 30 * seed)
    return game


def solo_games() -> list[Game]:
    challenges = [played("dartmoor", seed, challenge=number) for number in range(1, 16) for seed in range(4)]
    return [*challenges, *(played("base", seed) for seed in range(6))]


def test_a_game_is_worth_on_the_pad_what_it_was_worth_at_the_table() -> None:
    for game in solo_games():
        answer, outcome = score_table(game.table()), game.outcome
        assert outcome is not None
        assert [score["total"] for score in answer["scores"]] == game.scores()
        assert answer["solo"] == {
            "challenge": outcome.number or None, "have": outcome.have, "need": outcome.need, "met": outcome.met,
            "medal": outcome.medal,
        }  # fmt: skip
        assert bool(answer["winners"]) == outcome.won


def test_scores_that_change_do_so_alone() -> None:
    """Two lindens are the most of any forest, but fewer than three."""
    several = {"format": "spinney.forests/1", "edition": "base", "forests": [LINDENS]}
    assert score_table(several)["scores"][0]["total"] == 2 + 2 * 3
    assert score_table(table("base", LINDENS, solo=True))["scores"][0]["total"] == 2 + 2 * 1
    godwits = {"name": "Ana", "hosts": [{"species": "tor", "top": ["black_tailed_godwit@ash"]}]}
    points = [
        next(part["points"] for part in score_table(one)["scores"][0]["parts"] if part["species"] != "tor")
        for one in ({"format": "spinney.forests/1", "edition": "dartmoor", "forests": [godwits]},
                    table("dartmoor", godwits, solo=True))
    ]  # fmt: skip
    assert points == [10, 0]


def test_a_medal_needs_the_challenge_and_the_points() -> None:
    cave = {"name": "Ana", "cave": 160, "hosts": []}
    won = score_table(table("dartmoor", cave, solo=True, challenge=14))
    assert (won["solo"]["met"], won["solo"]["medal"], won["winners"]) == (True, "bronze", ["Ana"])
    short = score_table(table("dartmoor", {**cave, "cave": 20}, solo=True, challenge=14))
    assert (short["solo"]["met"], short["solo"]["medal"], short["winners"]) == (True, None, [])
    missed = score_table(table("dartmoor", cave, solo=True, challenge=1))
    assert (missed["solo"]["have"], missed["solo"]["medal"], missed["winners"]) == (0, None, [])


def counted(number: int, counts: dict[str, int], **answers: int) -> Any:
    forest = {"name": "Ana", "cave": 0, "hosts": [], "quick": {"counts": counts, "answers": answers}}
    return score_table({**table("dartmoor", forest, solo=True, challenge=number), "format": "spinney.counts/1"})["solo"]


def test_numbers_tell_of_what_is_counted_and_somebody_of_the_rest() -> None:
    assert counted(2, {"universal_moor": 10})["met"]
    assert (counted(2, {"universal_moor": 9})["have"], counted(2, {"universal_moor": 9})["met"]) == (9, False)
    assert not counted(15, {"universal_moor": 9})["met"]
    assert counted(15, {"universal_moor": 9}, challenge=1)["met"]


@pytest.mark.parametrize(
    ("edition", "options", "reason"),
    [
        ("base", {"solo": True, "challenge": 3}, "options: the solo game of base has no challenges"),
        ("dartmoor", {"solo": True, "challenge": 16}, "options: option 'challenge' can't be 16"),
        ("dartmoor", {"challenge": 1}, "options: only a game with 'solo' true"),
        ("dartmoor", {"solo": 1}, "options: only a game with 'solo' true"),
        ("base+alpine+woodland_edge", {"solo": True}, "options: .*there is no solo game with these boxes"),
        ("base", [], "options: expected an object"),
    ],
)
def test_what_cannot_be_is_refused(edition: str, options: Any, reason: str) -> None:
    with pytest.raises(BadTable, match=reason):
        score_table({"format": "spinney.forests/1", "edition": edition, "options": options, "forests": [LINDENS]})


def test_two_forests_were_not_played_alone() -> None:
    with pytest.raises(BadTable, match="options: 2 seats: a solo game has one seat"):
        score_table({**table("base", LINDENS, solo=True), "forests": [LINDENS, LINDENS]})


def test_the_rules_of_several_know_no_challenges() -> None:
    assert "challenges" not in compiled_rules("dartmoor")
    assert len(compiled_rules("dartmoor", solo=True)["challenges"]) == 15
    assert compiled_rules("base", solo=True)["challenges"] == []


@with_page
def test_the_page_scores_and_judges_as_the_engine_does(tmp_path: Path) -> None:
    rows = [{"table": game.table(), "answer": score_table(game.table())} for game in solo_games()]
    editions = ("base", "dartmoor")
    cards = {edition: catalogue(edition, "en", {"solo": True}) for edition in editions}
    compiled = {edition: rules(edition, "en", solo=True) for edition in editions}
    ask_the_page(tmp_path, {"cards": cards, "rules": compiled, "rows": rows}, ["solo"])
