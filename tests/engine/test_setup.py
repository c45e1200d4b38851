"""Set-up: the deck and its winter cards, the hands, the mulligan, the caves, who starts (docs/rules.md, "Set-up")."""

from collections import Counter
from random import Random

import pytest

from spinney import Game
from spinney.cards import load_edition
from spinney.engine.dealing import shuffle
from spinney.engine.setup import deal_cards, full_options, quick_state
from tests.engine.walks import EDITIONS, SOAK, kind_of, new_game

CARDS = {"base": 158, "dartmoor": 172}
REMOVED = {"base": (30, 20, 10, 0), "dartmoor": (45, 30, 15, 0)}
every_table = pytest.mark.parametrize(
    ("edition", "seats"), [(edition, seats) for edition in EDITIONS for seats in (2, 3, 4, 5)]
)


@every_table
def test_the_deck(edition: str, seats: int) -> None:
    """All cards but the removed ones, 30/20/10/0 or 45/30/15/0, each once, with three winter cards."""
    for seed in range(5):
        deal = new_game(edition, seats, seed).deal
        assert len(deal.removed) == REMOVED[edition][seats - 2]
        assert len(deal.deck) == CARDS[edition] - len(deal.removed) + 3
        assert deal.deck.count("winter") == 3
        cards = sorted(card for card in (*deal.deck, *deal.removed) if card != "winter")
        assert cards == sorted(card.id for card in load_edition(edition).cards)


@every_table
def test_ruling_14_the_winter_pile_has_a_third_rounded_down(edition: str, seats: int) -> None:
    """The first winter card lies on top of the last n // 3 cards, the other two somewhere among them."""
    places: Counter[int] = Counter()
    for seed in range(60):
        deck = new_game(edition, seats, seed).deal.deck
        number = len(deck) - 3
        winters = [place for place, card in enumerate(deck) if card == "winter"]
        assert winters[0] == number - number // 3
        assert len(deck) - winters[0] - 1 == number // 3 + 2
        places.update(winters[1:])
    assert min(places) <= winters[0] + 3
    assert max(places) >= len(deck) - 4
    assert len(places) > 15


def test_the_deck_is_shuffled_evenly() -> None:
    """Each card is on top, at the bottom and removed about as often as any other; so is each place for winter."""
    games = 4000 if SOAK else 600
    options = full_options("base", 2, {})
    top: Counter[str] = Counter()
    out: Counter[str] = Counter()
    starts: Counter[int] = Counter()
    rng = Random(4)
    for _ in range(games):
        deal = deal_cards("base", 2, options, rng)
        top.update(deal.deck[:20])
        out.update(deal.removed)
        starts[deal.start] += 1
    for counts, places in ((top, 20), (out, 30)):
        expected = games * places / 158
        assert len(counts) == 158
        spread = sum((count - expected) ** 2 for count in counts.values()) / (expected * (1 - places / 158)) / 158
        assert 0.7 < spread < 1.35
    assert 0.4 * games < starts[0] < 0.6 * games


def test_shuffling_makes_every_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Random(1)
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        shuffle(cards, rng.random)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(60 < number < 140 for number in orders.values())


@every_table
def test_the_same_seed_gives_the_same_deal(edition: str, seats: int) -> None:
    """… and another seed another one; a simulation without a record deals the same."""
    first = new_game(edition, seats, 42)
    assert first.deal == new_game(edition, seats, 42).deal
    assert first.deal.deck != new_game(edition, seats, 43).deal.deck
    options = full_options(edition, seats, {})
    assert quick_state(edition, seats, options, Random(42)).key() == first.state.key()
    assert deal_cards(edition, seats, options, Random(42)).deck == first.deal.deck


def test_deals_are_the_same_on_every_machine() -> None:
    """Pinned: a change to the shuffle would deal every stored seed anew."""
    base, dartmoor = new_game("base", 2, 7).deal, new_game("dartmoor", 3, 7).deal
    assert base.deck[:4] == ("B122", "B137", "B034", "B142")
    assert (base.removed[:3], base.start) == (("B025", "B124", "B141"), 0)
    assert dartmoor.deck[:4] == ("D047", "D059", "D127", "D138")
    assert (dartmoor.removed[:3], dartmoor.caves, dartmoor.start) == (("D085", "D117", "D039"), (4, 2, 3), 1)


@every_table
def test_six_cards_each_from_the_top_seat_by_seat_from_the_start(edition: str, seats: int) -> None:
    game = new_game(edition, seats, 6)
    number = game.state.tables.number_of
    for place in range(seats):
        seat = (game.deal.start + place) % seats
        assert game.state.hands[seat] == sorted(number[card] for card in game.deal.deck[6 * place : 6 * place + 6])
    assert game.state.top == 6 * seats
    assert game.state.clearing == []


def test_who_starts_is_drawn_with_the_seed() -> None:
    assert {new_game("base", 4, seed).deal.start for seed in range(40)} == {0, 1, 2, 3}
    game = new_game("base", 4, 3, {"mulligan": False})
    assert game.seat_to_act == game.deal.start


# -- the mulligan -------------------------------------------------------------------------------------------------


def test_everybody_is_asked_about_the_mulligan_in_turn_order() -> None:
    """G1."""
    game = new_game("base", 4, 2)
    order = [(game.deal.start + place) % 4 for place in range(4)]
    for seat in order:
        assert (game.seat_to_act, kind_of(game)) == (seat, "mulligan")
        game.play("keep")
    assert (game.seat_to_act, kind_of(game)) == (order[0], "turn")


def holds_a_tree(game: Game, seat: int) -> bool:
    trees = {card.id for card in load_edition("base").cards if card.halves[0].slot == "tree"}
    return any(game.state.tables.card_ids[card] in trees for card in game.state.hands[seat])


def test_the_mulligan_is_for_hands_without_a_tree() -> None:
    """The six go open on the discard pile, six new ones come before the next seat is asked, and that is all."""
    offered = 0
    for seed in range(120):
        game = new_game("base", 3, seed)
        while kind_of(game) == "mulligan":
            seat = game.seat_to_act
            assert seat is not None
            moves = [str(move) for move in game.legal_moves()]
            if holds_a_tree(game, seat):
                assert moves == ["keep"]
                game.play("keep")
                continue
            offered += 1
            assert moves == ["keep", "mulligan"]
            old, discard, top = game.state.hands[seat][:], game.state.discard, game.state.top
            game.play("mulligan")
            assert game.state.discard == (*discard, *old)
            assert len(game.state.hands[seat]) == 6
            assert game.state.top == top + 6
            assert not set(old) & set(game.state.hands[seat])
            assert game.seat_to_act != seat or kind_of(game) == "turn"  # only once
    assert offered > 5


# -- caves --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ruling_72_caves_are_drafted_and_carried_out_in_reverse_turn_order(seats: int) -> None:
    game = new_game("dartmoor", seats, 3)
    order = [(game.deal.start + place) % seats for place in range(seats)]
    assert len(set(game.deal.caves)) == seats
    caves = sorted(game.deal.caves)
    chosen: dict[int, int] = {}
    for seat in reversed(order):
        assert (game.seat_to_act, kind_of(game)) == (seat, "draft")
        assert [str(move) for move in game.legal_moves()] == [f"draft {number}" for number in caves]
        chosen[seat] = caves.pop()
        game.play(f"draft {chosen[seat]}")
    asked = []
    while kind_of(game) != "turn":
        asked.append(game.seat_to_act)
        game.play(game.legal_moves()[0])
    assert asked == [seat for seat in reversed(order) if chosen[seat] in (3, 5)]
    assert game.seat_to_act == order[0]
    for seat, number in chosen.items():
        assert game.state.cave_cards[seat] == number
        assert len(game.state.caves[seat]) == (2 if number == 2 else 0)
        assert len(game.state.forests[seat].keys) == (1 if number == 1 else 0)
        assert len(game.state.hands[seat]) == {3: 6, 5: 7}.get(number, 6)
        assert game.scores()[seat] == {2: 2, 4: 5}.get(number, 0)
    assert len(game.state.clearing) == sum({3: 3, 5: 2}.get(number, 0) for number in chosen.values())


def test_base_caves_are_not_drafted() -> None:
    game = new_game("base", 2, 3)
    assert (game.deal.caves, game.state.cave_cards) == ((), [0, 0])
