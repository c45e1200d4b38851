"""A draft of first hands: who gets which cards, and that nobody sees more than their own."""

from collections import Counter
from random import Random

import pytest

from spinney import BadOption, Game, IllegalMove, Worlds
from spinney.engine.events import seen_by
from spinney.engine.view import make_view
from tests.engine.walks import ALL_BOXES, SOAK, every_card, new_game, some_move

DRAFT = {"hand_draft": True}
CASES = [("base", 2), ("base+alpine", 3), ("base+woodland_edge", 4), (ALL_BOXES, 5)]
boxes_and_seats = pytest.mark.parametrize(("edition", "seats"), CASES)


def drafted(edition: str, seats: int, seed: int = 1) -> Game:
    """A game in its first turn, and all that was dealt to be split."""
    game, rng = new_game(edition, seats, seed, DRAFT), Random(seed)
    while game.state.turns == 0:
        game.play(rng.choice(game.legal_moves()))
    return game


@boxes_and_seats
def test_everybody_begins_with_six_cards(edition: str, seats: int) -> None:
    game = drafted(edition, seats)
    assert [len(hand) for hand in game.state.hands] == [6] * seats
    assert len(game.state.clearing) == {2: 6, 3: 6, 4: 4, 5: 5}[seats]
    assert [len(cards) for cards in game.state.split[4::5]] == [{2: 6, 3: 4, 4: 2, 5: 0}[seats]] * seats
    assert game.prompt is not None
    assert (game.prompt.kind, game.prompt.seat) == ("turn", game.deal.start)
    assert not game.can_undo


@pytest.mark.parametrize(
    ("edition", "removed"),
    [("base", (20, 10, 0, 0)), ("base+alpine", (35, 20, 5, 0)), ("base+woodland_edge", (35, 20, 5, 0)),
     (ALL_BOXES, (50, 35, 20, 15))],
)  # fmt: skip
def test_fewer_cards_go_back_into_the_box(edition: str, removed: tuple[int, ...]) -> None:
    assert tuple(len(new_game(edition, seats, 1, DRAFT).deal.removed) for seats in (2, 3, 4, 5)) == removed


def test_right_is_the_seat_before_and_left_the_next_one() -> None:
    game = new_game("base", 3, 4, DRAFT)
    given: dict[tuple[int, str], list[str]] = {}
    while game.prompt is not None and game.prompt.kind == "split":
        to, move = game.prompt.details["to"], game.legal_moves()[-1]
        given.setdefault((game.prompt.seat, to), []).extend(move.words)
        game.play(move)
    ids = game.state.tables.card_ids
    for seat in range(3):
        right, left = given[(seat + 1) % 3, "right"], given[(seat - 1) % 3, "left"]
        assert Counter(given[seat, "hand"] + right + left) == Counter(ids[card] for card in game.state.hands[seat])
    assert Counter(ids[card] for card in game.state.clearing) == Counter(
        card for (_, to), cards in given.items() if to == "clearing" for card in cards
    )


@boxes_and_seats
def test_dealing_again_what_a_seat_cannot_know_does_not_change_its_view(edition: str, seats: int) -> None:
    """The leak test, through the draft and the turns after it; and each card is there as often as the box holds it."""
    for seed in range(5 if SOAK else 1):
        game, rng = new_game(edition, seats, seed, DRAFT), Random(seed)
        names = [(seat.name, seat.kind) for seat in game.seats]
        while not game.is_over and game.state.turns < 40:
            cards = every_card(game) + [card for cards in game.state.split for card in cards]
            assert sorted(cards) == sorted(game.state.tables.copy_cards)
            for me in (*range(seats), None) if game.state.turns < 3 or game.seq % 9 == 0 else ():
                view = game.view(me)
                worlds = Worlds(view)
                other = worlds.deal(rng)
                assert make_view(other, worlds.knowledge, me, names, game.options, game.seq) == view
            game.play(some_move(game, rng))


def test_nobody_else_is_named_cards_of_a_draft() -> None:
    game = new_game("base", 3, 2, DRAFT)
    rng, ids = Random(2), game.state.tables.card_ids
    while game.state.turns == 0:
        for me in (*range(3), None):
            view = game.view(me)
            assert view.split is not None
            own = game.state.split[5 * me : 5 * me + 5] if me is not None else ()
            assert view.split.own == tuple(tuple(ids[card] for card in cards) for cards in own)
            assert [seat.known for seat in view.seats] == [()] * 3
        game.play(rng.choice(game.legal_moves()))
    for event in [one for one in game.events if one["type"] == "gift"]:
        who = {seat for seat in (0, 1, 2, None) if seen_by(event, seat)["card"] is not None}
        assert who == {event["seat"], event["giver"]}


def test_who_gave_a_card_knows_where_it_is_until_it_is_played() -> None:
    game = drafted("base", 2, 5)
    me = game.state.seat
    gifts = [len(game.view(seat).seats[1 - seat].known) for seat in (0, 1)]
    assert gifts == [3, 3]
    assert game.view(None).seats[me].known == ()
    rng = Random(1)
    while not game.is_over:
        for seat in (0, 1):
            gone = Counter(game.view(seat).seats[1 - seat].known) - Counter(
                game.state.tables.card_ids[card] for card in game.state.hands[1 - seat]
            )
            assert not gone or game.knowledge.buried[1 - seat]
        game.play(some_move(game, rng))


def test_a_choice_may_be_taken_back_until_cards_are_dealt_or_handed_over() -> None:
    game = new_game("base", 2, 1, DRAFT)
    game.play(game.legal_moves()[0])
    game.undo()
    assert game.seq == 0
    while len(game.state.split[0]) or len(game.state.split[5]):
        game.play(game.legal_moves()[0])
        if game.state.top > 10:
            break
    assert not game.can_undo


def test_what_is_refused() -> None:
    with pytest.raises(BadOption, match="dartmoor"):
        Game.new("dartmoor", ["Ana", "Ben"], 1, DRAFT)
    with pytest.raises(BadOption, match="plays alone"):
        Game.new("base", ["Ana"], 1, {"solo": True, **DRAFT})
    with pytest.raises(BadOption, match="hand_draft"):
        Game.new("base", ["Ana", "Ben"], 1, {"hand_draft": "yes"})
    game = new_game("base", 2, 1, DRAFT)
    foreign = game.view(1 - game.state.seat).split
    assert foreign is not None
    with pytest.raises(IllegalMove):
        game.play(f"give {' '.join(foreign.own[0][:2])}")


def test_a_draft_is_in_the_record() -> None:
    game = drafted("base", 2)
    again = Game.from_record(game.record())
    assert again.state.key() == game.state.key()
    assert again.knowledge.key() == game.knowledge.key()
