"""Options and how a game is asked for: what exists, what it does, what is refused (docs/rulings.md, "Options")."""

from typing import Any

import pytest

from spinney import BadOption, Game, Seat
from spinney.engine.setup import full_options
from tests.engine.walks import EDITIONS, new_game
from tests.scenes import do, play, scene

REMOVED = {"base": (30, 20, 10, 0), "dartmoor": (45, 30, 15, 0)}


def refusal(edition: Any = "base", seats: Any = ("Ana", "Ben"), **more: Any) -> str:
    """What is said when a game can't be made: one line."""
    with pytest.raises(BadOption) as caught:
        Game.new(edition, seats, **more)
    assert caught.value.code == "bad_option"
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_defaults(seats: int) -> None:
    base, dartmoor = new_game("base", seats, 1), new_game("dartmoor", seats, 1)
    assert base.options == {"mulligan": True, "removed": REMOVED["base"][seats - 2]}
    assert dartmoor.options == {"cuckoo": "one", "wheatear": "effect", "removed": REMOVED["dartmoor"][seats - 2]}


def test_unknown_editions() -> None:
    for edition in ("meadow", "", "BASE", None, 3, ["base"]):
        assert "base, dartmoor" in refusal(edition)


def test_numbers_of_seats() -> None:
    for number in (0, 1, 6, 20):
        assert str(number) in refusal(seats=["x"] * number)
    for seats in ("Ana", [1, 2], ["Ana", None], [b"Ana", b"Ben"]):
        assert "names" in refusal(seats=seats)
    assert Game.new("base", ["Ana", Seat("Owl", "bot:player")], 1).seats == (Seat("Ana"), Seat("Owl", "bot:player"))


@pytest.mark.parametrize("options", [{"mulligan": 1}, {"mulligan": "true"}, {"mulligan": None}, {"mulligan": []}])
def test_values_of_the_mulligan(options: dict[str, Any]) -> None:
    assert "mulligan" in refusal(options=options)


@pytest.mark.parametrize("options", [{"cuckoo": "two"}, {"cuckoo": True}, {"wheatear": "cave"}, {"wheatear": {}}])
def test_values_of_the_dartmoor_options(options: dict[str, Any]) -> None:
    assert next(iter(options)) in refusal("dartmoor", options=options)


def test_options_of_the_other_game_are_unknown() -> None:
    assert "cuckoo" in refusal(options={"cuckoo": "one"})
    assert "mulligan" in refusal("dartmoor", options={"mulligan": True})
    assert "bga" in refusal(options={"bga": True})


@pytest.mark.parametrize("value", [-1, 1000, True, 1.0, "0", None, [0]])
def test_values_of_removed(value: Any) -> None:
    for edition in EDITIONS:
        assert "removed" in refusal(edition, options={"removed": value})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_removed_may_be_any_number_that_leaves_enough_cards(edition: str, seats: int) -> None:
    """G16: from none to as many as leave cards to deal and a winter pile; the message says how many."""
    said = refusal(edition, ["x"] * seats, options={"removed": 10_000})
    most = int(said.rsplit(" ", 1)[1])
    for removed in (0, most):
        game = new_game(edition, seats, 1, {"removed": removed})
        assert len(game.deal.removed) == removed
        hands = 6 * seats
        assert game.deal.deck.index("winter") >= 2 * hands
        assert all(len(hand) == 6 for hand in game.state.hands)
    refusal(edition, ["x"] * seats, options={"removed": most + 1})
    assert most >= REMOVED[edition][seats - 2]


def test_start() -> None:
    for start in (0, 1, 2):
        assert Game.new("base", ["a", "b", "c"], 1, start=start).seat_to_act == start
        assert Game.new("base", ["a", "b", "c"], 1, {"start": start}).deal.start == start
    for bad in (-1, 3, True, "0", 1.0):
        refusal(seats=["a", "b", "c"], start=bad)
        refusal(seats=["a", "b", "c"], options={"start": bad})


def test_seeds() -> None:
    for bad in ("7", 1.0, True):
        refusal(seed=bad)
    first, second = Game.new("base"), Game.new("base")
    assert isinstance(first.deal.seed, int)
    assert first.deal != second.deal  # without a seed one is drawn


def test_choosing_who_starts_changes_nothing_else() -> None:
    for edition in EDITIONS:
        games = [Game.new(edition, ["a", "b"], 9, start=start) for start in (None, 0, 1)]
        deals = {(game.deal.deck, game.deal.removed, game.deal.caves) for game in games}
        assert len(deals) == 1


def test_full_options_do_not_change_what_they_are_given() -> None:
    given = {"removed": 3}
    assert full_options("base", 2, given) == {"mulligan": True, "removed": 3}
    assert given == {"removed": 3}


# -- what they do -------------------------------------------------------------------------------------------------


def test_without_mulligan_nobody_is_asked() -> None:
    asked, not_asked = new_game("base", 3, 1), new_game("base", 3, 1, {"mulligan": False})
    assert asked.prompt is not None
    assert asked.prompt.kind == "mulligan"
    assert not_asked.prompt is not None
    assert not_asked.prompt.kind == "turn"
    assert asked.deal == not_asked.deal


def test_cuckoo_one_or_any() -> None:
    cards, trees = ["cuckoo", "ash"], ["elderberry meadow_pipit +cuckoo"]
    one = scene("dartmoor", hand=cards, forest=trees)
    assert not any(move.verb == "play" and "cuckoo" in name(one, move.words[0]) for move in one.legal_moves())
    many = scene("dartmoor", hand=cards, forest=trees, options={"cuckoo": "any"})
    play(many, "cuckoo", join=0, pay="ash")
    assert many.scores()[0] == 2 * 7 + 3  # the pipit counts two species of birds


def name(game: Game, half: str) -> str:
    """The species of a half."""
    t = game.state.tables
    return t.species_ids[t.half_species[2 * t.card_ids.index(half[:-1]) + "ab".index(half[-1])]]


@pytest.mark.parametrize(("value", "paid", "asks"), [("effect", "black_alder", True), ("bonus", "black_alder", False),
                                                     ("bonus", "goat_willow", True)])  # fmt: skip
def test_wheatear_effect_or_bonus(value: str, paid: str, asks: bool) -> None:
    hand = ["wheatear@goat_willow", "black_alder", "goat_willow"]
    game = scene("dartmoor", hand=hand, forest=["wet_woodland", "rivulet"], options={"wheatear": value})
    play(game, "wheatear", on=0, pay=paid)
    assert (game.seat_to_act == 0) == asks
    if asks:
        do(game, "use")
        assert len(game.state.caves[0]) == 2
