"""Equal cards can't be told apart: no id tells which copies a hand holds, and any copy's id may be used."""

from collections import Counter
from random import Random

import pytest

from spinney import BadMove, Game, IllegalMove, Move
from tests.engine.walks import EDITIONS, SOAK, new_game, some_move, walk
from tests.records.digest import first_copies
from tests.scenes import do, scene

FIRST, SECOND = "B023", "B024"


@pytest.mark.parametrize("buried", [FIRST, SECOND])
def test_the_card_that_leaves_does_not_depend_on_what_lies_face_down(buried: str) -> None:
    """Two equal trees are taken openly, one is laid face down, the other is played: all see the same id."""
    game = scene("base", hand=["B111"], clearing=[FIRST, SECOND, "B112"])
    seat = game.state.seat
    game.play(f"draw {FIRST}")
    game.play(f"draw {SECOND}")
    for move in (f"sapling {buried}", f"play {SECOND if buried == FIRST else FIRST}a"):
        while game.state.seat != seat or game.prompt is None or game.prompt.kind != "turn":
            game.play(game.legal_moves()[0])
        game.play(move)
    while game.prompt is not None and game.prompt.kind == "pay":
        game.play(game.legal_moves()[0])
    placed = [event["card"] for event in game.events if event["type"] == "place"]
    assert placed == [f"{FIRST}a"]
    assert [card for card in game.view(1 - seat).seats[seat].known if card in (FIRST, SECOND)] == [FIRST]


@pytest.mark.parametrize("edition", EDITIONS)
def test_ids_do_not_tell_which_copies_a_hand_holds(edition: str) -> None:
    """Over many deals: of the copies of a kind, those whose ids were shown are in the hand as often as any other.

    Only a deal speaks of copies, so it is asked which of them a seat was dealt at the start. Whoever lays a card must
    not tell, by the id that is seen, which of its equals it was dealt.
    """
    shown: Counter[bool] = Counter()
    expected = 0.0
    firsts = first_copies(edition)
    for seed in range(2000 if SOAK else 400):
        game = new_game(edition, 2, seed)
        rng, start = Random(seed), game.deal.start
        dealt = {start: game.deal.deck[:6], 1 - start: game.deal.deck[6:12]}
        for _ in range(60):
            seat = game.state.seat
            before = Counter(game.view(1 - seat).clearing)
            game.play(some_move(game, rng))
            for card in Counter(game.view(1 - seat).clearing) - before:
                equals = [one for one in firsts if firsts[one] == firsts[card]]
                if len(equals) > 1:
                    shown[card in dealt[seat]] += 1
                    expected += sum(one in dealt[seat] for one in equals) / len(equals)
            if game.is_over:
                break
    # With the lowest copy of a hand laid, as once, a shown id was one of the dealt ones far more often than this.
    assert shown.total() > 200
    assert abs(shown[True] - expected) < 4 * shown.total() ** 0.5 / 2, (shown, expected)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kind_has_one_name(edition: str) -> None:
    """Views, moves and events name a kind by its first copy and by nothing else."""
    firsts = first_copies(edition)
    others = {card for card, first in firsts.items() if card != first}
    for game in walk(edition, 3, 77):
        named = {word[:4] for move in game.legal_moves() for word in move.words}
        named |= {str(event.get("card"))[:4] for event in game.events}
        for seat in (0, None):
            view = game.view(seat)
            named |= {*view.hand, *view.clearing, *view.discard}
        assert not named & others


def other_copy(game: Game, word: str, rng: Random) -> str:
    """A word of a move with another copy in place of a card."""
    firsts = first_copies(game.edition)
    card, letter = word[:4], word[4:]
    return rng.choice([one for one in firsts if firsts[one] == firsts[card]]) + letter if card in firsts else word


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_copy_may_be_named(edition: str) -> None:
    """The same game, with copies named at random, is the same game."""
    rng, again = Random(5), new_game(edition, 2, 78)
    for game in walk(edition, 2, 78):
        if game.seq:
            move = game.moves[-1]
            words = [other_copy(game, word, rng) for word in move.words]
            again.play(" ".join((move.verb, *words)))
            assert again.moves == game.moves
            assert again.state.key() == game.state.key()


def test_a_set_names_a_kind_as_often_as_it_is_meant() -> None:
    game = scene("base", hand=["silver_fir", "silver_fir", "linden", "linden"], forest=["oak"])
    do(game, "play B017a")
    listed = [str(move) for move in game.legal_moves()]
    assert listed == ["pay B001 B001", "pay B001 B017"]
    with pytest.raises(IllegalMove, match="can't pay for itself"):
        game.play("pay B017 B018")
    bear = scene("base", hand=["brown_bear", "linden", "linden", "oak"], forest=["oak"])
    do(bear, "play brown_bear", "on 0")
    with pytest.raises(IllegalMove, match="only 2 times"):
        bear.play("pay B001 B001 B001")
    game.play("pay B009 B002")
    assert str(game.moves[-1]) == "pay B001 B001"
    assert game.view(0).hand == ("B017",)
    with pytest.raises(BadMove):
        Move.parse("play B001a B001a")
