"""Reviews: how a game stood, who lost points, what was better; the same wherever the pieces are worked on."""

import json
from random import Random

import pytest

import spinney
from spinney.bots.base import bot
from spinney.bots.chances import chance_of
from spinney.bots.course import Standing, course, standing
from spinney.bots.report import MOST_GOOD, Effort, Report, held_against, work
from spinney.bots.review import BIG, GOOD, SLIP, Decision, Judgement, Moment, decisions_and_turns, in_worlds
from spinney.bots.search import Searcher
from spinney.bots.why import Why

LITTLE = Effort(course=2, glance=2, look=4, longer=2, looks=12)


def played(edition: str, moves: int = 60, seed: int = 6, names: tuple[str, ...] = ("Ana", "Ben")) -> spinney.Game:
    """The beginning of a game between one who knows how and one who plays by chance."""
    game = spinney.Game.new(edition, names, seed=seed)
    bots, rng = [bot("player"), *[bot("random")] * (len(names) - 1)], Random(6)
    while (seat := game.seat_to_act) is not None and game.seq < moves:
        game.play(bots[seat].choose(game.view(seat), rng, 1.0))
    return game


def reviewed(game: spinney.Game, effort: Effort = LITTLE) -> Report:
    """The whole report of a game."""
    report, record = Report(effort), json.dumps(game.record())
    while (piece := report.next()) is not None:
        assert not report.is_ready
        report.take(piece, json.loads(json.dumps(work(record, piece, effort))))
    return report


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_who_plays_by_chance_loses_more_points(edition: str) -> None:
    game = played(edition)
    report = reviewed(game, Effort(course=2, glance=4, look=6, longer=6, looks=20))
    shown = report.to_dict()
    assert shown["ready"]
    assert shown["progress"] == 1
    assert shown["marks"][1]["lost"] > shown["marks"][0]["lost"]
    assert shown["marks"][1]["mark"] < shown["marks"][0]["mark"]
    for moment in report.moments:
        assert moment.played == str(game.moves[moment.number - 1])
        assert moment.other != moment.played
        assert moment.kind in (GOOD, SLIP, BIG)
        assert moment.gain >= 3 if moment.kind == GOOD else moment.gain <= -3
        assert moment.chance is not None
        assert moment.other_chance is not None
        assert (moment.chance >= moment.other_chance) is (moment.kind == GOOD) or moment.chance == moment.other_chance


def test_the_graph_says_what_the_moments_say() -> None:
    """The better of the two moves of a moment has the chance that its seat had in that turn."""
    shown = reviewed(played("base"), Effort(course=2, glance=4, look=6, longer=6, looks=20)).to_dict()
    assert shown["moments"]
    for moment in shown["moments"]:
        [turn] = [one for one in shown["course"] if one["turn"] == moment["turn"]]
        both = [moment["chance"], moment["other_chance"]]
        better, worse = both if moment["kind"] == GOOD else both[::-1]
        assert turn["chances"][moment["seat"]] == pytest.approx(better, abs=0.6)
        assert worse <= better


def test_a_loss_takes_as_much_of_the_odds_wherever_one_stood() -> None:
    found = Moment(7, 3, 0, SLIP, "a", "b", 2, 7, 50.0, 80.0, Why("why-use"))  # a fourth of the odds are left
    even = held_against(found, Standing(0, (80.0, 80.0), (0.5, 0.5)))
    assert (even.kind, even.chance, even.other_chance) == (BIG, 20, 50)
    assert (even.lead, even.other_lead, even.gain) == (-5, 0, -5)
    lost = held_against(found, Standing(0, (50.0, 90.0), (0.02, 0.98)))
    assert (lost.kind, lost.chance, lost.other_chance) == (SLIP, 1, 2)
    assert (lost.lead, lost.other_lead) == (-45, -40)
    for chance in (0.0, 1.0):
        sure = held_against(found, Standing(0, (50.0, 90.0), (chance, 1 - chance)))
        assert (sure.chance, sure.other_chance) == (100 * chance, 100 * chance)
    assert held_against(found, None) == found


def test_chances_are_those_of_the_leads() -> None:
    assert chance_of([0, 0]) == 0.5
    assert chance_of([12, 20, -4, 8]) == pytest.approx(1 - chance_of([-12, -20, 4, -8]))
    assert chance_of([10, 30], lost=20) == 0.5
    assert 0 <= chance_of([-900] * 3) < 0.001 < 0.999 < chance_of([900] * 3) <= 1
    leads = [3, 9, -5, 11, 2]
    assert [chance_of(leads, lost) for lost in range(9)] == sorted(
        (chance_of(leads, lost) for lost in range(9)), reverse=True
    )


def test_turns_are_counted_by_the_worst_that_happened_in_them() -> None:
    report = Report()
    turns = [{"turn": turn, "at": turn, "seat": turn % 2, "winter": 0} for turn in range(1, 9)]
    report.begun = {"totals": [60, 0], "winners": [0], "turns": turns, "decisions": 0, "moves": 9}

    def moment(turn: int, kind: str, points: int, other: int) -> Moment:
        return Moment(10 * turn + other, turn, 0, kind, "a", "b", points, other, 50, 60, Why("why-use"))

    report.moments = [moment(2, SLIP, 40, 45), moment(2, BIG, 40, 55), moment(4, SLIP, 40, 60), moment(6, GOOD, 50, 40)]
    assert report.marks()[0] == {
        "turns": 4, "good": 2, "slips": 1, "big": 1, "points": 60, "lost": 40, "mark": 60,
    }  # fmt: skip
    assert report.marks()[1]["mark"] == 0


def test_only_what_mattered_most_is_listed() -> None:
    game = played("base")
    report = reviewed(game)
    report.moments = [
        Moment(number, number + later, number % 2, kind, "a", "b", 50 + sign * number, 50, 50, 50, Why("why-use"))
        for number in range(1, 41)
        for kind, sign, later in ((SLIP, -1, 0), (GOOD, 1, 100))
    ]
    listed = report.chosen()
    assert [one.number for one in listed] == sorted(one.number for one in listed)
    for seat in (0, 1):
        mine = [one for one in listed if one.seat == seat]
        assert len([one for one in mine if one.kind == GOOD]) == MOST_GOOD
        assert len(mine) <= 7
        assert {40 - seat, 38 - seat} <= {one.number for one in mine}


def test_a_turn_is_told_once() -> None:
    """A play, the payment for it and the answers to its effects are one slip: the one that cost most. What was good
    in such a turn is not told beside it."""
    report = Report()
    turns = [{"turn": turn, "at": turn, "seat": 0, "winter": 0} for turn in range(1, 9)]
    report.begun = {"totals": [60, 0], "winners": [0], "turns": turns, "decisions": 0, "moves": 9}
    found = [(20, 2, SLIP, 40), (21, 2, BIG, 30), (22, 2, GOOD, 90), (40, 4, SLIP, 41), (41, 4, SLIP, 45)]
    found += [(60, 6, GOOD, 70), (61, 6, GOOD, 80)]
    report.moments = [
        Moment(number, turn, 0, kind, "a", "b", points, 50, 50, 50, Why("why-use"))
        for number, turn, kind, points in found
    ]
    assert [one.number for one in report.chosen()] == [21, 40, 61]


def test_a_review_is_the_same_everywhere_and_knows_no_names() -> None:
    shown = reviewed(played("base", 40)).to_dict()
    other = reviewed(played("base", 40, names=("Xaver", "Yvonne"))).to_dict()
    assert shown == other
    assert "Ana" not in json.dumps(shown)


def test_nothing_is_used_that_the_seat_could_not_know() -> None:
    """Whatever lies in the deck and in the others' hands, the same is said of a decision."""
    game, rng = played("base", 46), Random(3)
    seat = game.seat_to_act
    assert seat is not None
    move = game.legal_moves()[0]
    game.play(move)
    one = [one for one, _ in decisions_and_turns(game)][-1]
    dealt = spinney.Worlds(one.view).deal(rng)
    again = played("base", 46)
    again.state = dealt
    view = again.view(seat)
    assert view.to_dict() == one.view.to_dict()
    twins = [Decision(one.number, one.turn, each, move) for each in (one.view, view)]
    judged = [Judgement(twin, in_worlds(Searcher(), 4)) for twin in twins]
    assert judged[0].moment() == judged[1].moment()
    assert standing(one.view, 3) == standing(view, 3)


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_the_course_of_a_game(edition: str) -> None:
    game = played(edition, 10_000, names=("Ana", "Ben", "Cleo"))
    assert game.is_over
    shown = reviewed(game, Effort(course=1, glance=1, look=1, longer=1, looks=0)).to_dict()
    assert [one["turn"] for one in shown["course"]] == list(range(1, game.state.turns + 2))
    for one in shown["course"]:
        assert sum(one["chances"]) == pytest.approx(100, abs=0.5)
        assert all(chance >= 0 for chance in one["chances"])
    end = shown["course"][-1]
    assert end["points"] == game.scores()
    assert end["at"] == game.seq
    assert [seat for seat, chance in enumerate(end["chances"]) if chance] == list(game.winners())
    assert [one["winter"] for one in shown["course"]] == sorted(one["winter"] for one in shown["course"])


def test_each_seat_is_heard_about_itself() -> None:
    said = [Standing(0, (100.0, 50.0), (0.9, 0.1)), Standing(1, (60.0, 90.0), (0.2, 0.8))] * 4
    for one in course(said)[2:]:
        assert sum(one.chances) == pytest.approx(1)
        assert 60 < one.points[0] < 100
        assert 50 < one.points[1] < 90


def test_who_plays_alone_is_reviewed_by_points() -> None:
    game = spinney.Game.new("base", ["Ana"], seed=2, options={"solo": True})
    rng, novice = Random(1), bot("novice")
    while game.seat_to_act is not None and game.seq < 30:
        game.play(novice.choose(game.view(0), rng, 1.0))
    shown = reviewed(game).to_dict()
    assert shown["course"]
    assert all(one["chances"] is None for one in shown["course"])
    assert all(moment["chance"] is None for moment in shown["moments"])
