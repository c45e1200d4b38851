"""What a seat may know: the leak test, and what is known of other hands (docs/formats.md, "A view")."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from spinney import Game, View, Worlds, possible_state
from spinney.engine.legal import legal
from spinney.engine.notation import text_of
from spinney.engine.packing import entry_card
from spinney.engine.state import State
from spinney.engine.tables import WINTER
from spinney.engine.view import make_view
from tests.engine.walks import EDITIONS, SOAK, kind_of, more_cases, new_game, play_on, some_move, visible_now, walk
from tests.scenes import do, next_turn, play, scene

SEEDS = range(100, 130) if SOAK else range(100, 102)
EVERY = 3 if SOAK else 12
CASES = [(edition, seats, seed) for edition in EDITIONS for seats in (2, 4) for seed in SEEDS]
CASES += more_cases(SEEDS[0])

games = pytest.mark.parametrize(("edition", "seats", "seed"), CASES)
ID = re.compile(r"[A-Z]\d{3}")


def names(game: Game) -> list[tuple[str, str]]:
    """Names and kinds as a view has them."""
    return [(seat.name, seat.kind) for seat in game.seats]


def seen_again(game: Game, view: View, rng: Random) -> tuple[State, View]:
    """A possible state, and what the same viewer sees of it."""
    other = possible_state(view, rng)
    return other, make_view(other, game.knowledge, view.me, names(game), game.options, game.seq)


def sampled(edition: str, seats: int, seed: int) -> Iterable[Game]:
    """The first decision of each kind, and every so many of a random game."""
    seen: set[str] = set()
    for number, game in enumerate(walk(edition, seats, seed)):
        if kind_of(game) not in seen or number % EVERY == 0:
            seen.add(kind_of(game))
            yield game


# -- nothing hidden is in a view ----------------------------------------------------------------------------------


@games
def test_redealing_what_a_seat_cannot_know_does_not_change_its_view(edition: str, seats: int, seed: int) -> None:
    """The leak test: a possible state looks the same to the seat it was dealt for, and allows it the same moves."""
    rng = Random(seed)
    for game in sampled(edition, seats, seed):
        for me in (*range(seats), None):
            view = game.view(me)
            for _ in range(3 if SOAK else 1):
                other, again = seen_again(game, view, rng)
                assert again == view, f"seat {me} at move {game.seq}"
                if me is not None and me == game.seat_to_act:
                    assert [text_of(other, move) for move in legal(other)] == list(view.legal)
                    assert list(view.legal) == [str(move) for move in game.legal_moves()]


@games
def test_possible_states_are_whole(edition: str, seats: int, seed: int) -> None:
    """A possible state has every card as often as the box and plays to its end."""
    rng = Random(seed)
    for game in sampled(edition, seats, seed):
        if game.seq % 5:
            continue
        for me in (game.seat_to_act, None):
            state = possible_state(game.view(me), rng)
            cards = cards_outside_the_box(state)
            assert Counter(cards) <= Counter(state.tables.copy_cards)
            assert len(cards) + game.options["removed"] == len(state.tables.copy_cards)
            assert state.deck[state.top :].count(WINTER) + state.winter == state.tables.winters
            world = game.copy()
            world.state = state
            play_on(world, rng)
            assert world.is_over


def cards_outside_the_box(state: State) -> list[int]:
    """All cards but the removed ones."""
    cards = [card for card in state.deck[state.top :] if card != WINTER]
    cards += [*state.clearing, *state.discard, *state.aside]
    for hand, cave, forest in zip(state.hands, state.caves, state.forests, strict=True):
        cards += [*hand, *cave, *(entry_card(entry) for entries in forest.cards for entry in entries)]
    return cards


@games
def test_no_hidden_card_is_named_anywhere_in_a_view(edition: str, seats: int, seed: int) -> None:
    """Ids in a view: what lies open, one's own cards, and cards of other hands that once lay open. Nothing else."""
    ever_open: set[int] = set()
    for number, game in enumerate(walk(edition, seats, seed)):
        state, knowledge = game.state, game.knowledge
        ids = state.tables.card_ids
        ever_open |= visible_now(state, knowledge, None)
        if kind_of(game) == "discard" and game.moves and game.moves[-1].verb == "show":
            ever_open |= set(state.hands[state.seat])
        if number % EVERY and kind_of(game) not in ("keep", "dig", "cave", "pay", "place"):
            continue
        for me in (*range(seats), None):
            named = set(ID.findall(json.dumps(game.view(me).to_dict())))
            known = {entry & 1023 for entries in knowledge.known for entry in entries}
            assert known <= ever_open
            allowed = {ids[card] for card in visible_now(state, knowledge, me) | known}
            assert named <= allowed, f"seat {me} at move {game.seq}: {sorted(named - allowed)}"


@games
def test_known_cards_are_where_they_were_seen_to_go(edition: str, seats: int, seed: int) -> None:
    """A card in `known` is still in that hand, or the seat laid it away unseen (face down, or into its cave)."""
    for game in walk(edition, seats, seed):
        state, knowledge = game.state, game.knowledge
        for seat in range(seats):
            away = []
            for place in knowledge.buried[seat]:
                cave, at = place & 1, place >> 1
                away.append(state.caves[seat][at] if cave else entry_card(state.forests[seat].cards[at][0]))
            known = knowledge.known[seat]
            for buried in range(len(away) + 1):  # each known card has a place of its own where it can be
                late = [entry & 1023 for entry in known if entry >> 10 >= buried]
                assert Counter(late) <= Counter([*state.hands[seat], *away[buried:]])
            assert [entry >> 10 for entry in known] == sorted(entry >> 10 for entry in known)


# -- prompts of others --------------------------------------------------------------------------------------------


@games
def test_others_do_not_see_what_is_being_chosen(edition: str, seats: int, seed: int) -> None:
    """Place and pay are private: until the card is paid for, others see the turn, the digging or the free play (G6)."""
    before: list[dict[str, Any]] = []
    for game in walk(edition, seats, seed):
        kind, seat = kind_of(game), game.seat_to_act
        viewers = [other for other in (*range(seats), None) if other != seat][-2:]
        others = [game.view(other).to_dict() for other in viewers]
        prompts = [view["prompt"] for view in others]
        if kind in ("place", "pay"):
            assert {prompt["kind"] for prompt in prompts} <= {"turn", "dig", "free"}
            assert [{**view, "seq": 0} for view in others] == [{**view, "seq": 0} for view in before]
        elif kind:
            assert {(prompt["seat"], prompt["kind"]) for prompt in prompts} == {(seat, kind)}
        assert all(view["legal"] == [] for view in others)
        before = others


@pytest.mark.parametrize(
    ("moves", "kind", "seen"),
    [
        (["play tawny_owl"], "place", "turn"),
        (["play tawny_owl", "on 0"], "pay", "turn"),
        (["play gnat", "on 0", "place barbastelle_bat"], "place", "free"),
        (["play mole", "on 0", "pay oak oak", "play tawny_owl", "on 1"], "pay", "dig"),
    ],
)
def test_a_choice_in_private(moves: list[str], kind: str, seen: str) -> None:
    hand = ["tawny_owl", "gnat<", "barbastelle_bat>", "mole", "oak", "oak", "oak", "oak"]
    game = scene("base", hand=[name.rstrip("<>") for name in hand], forest=["birch", "linden", "beech"])
    do(game, *moves)
    own = game.prompt
    assert own is not None
    assert own.kind == kind
    for other in (1, None):
        prompt = game.view(other).prompt
        assert prompt is not None
        assert (prompt.seat, prompt.kind) == (0, seen)
        assert "cost" not in prompt.details


# -- what is known of a hand --------------------------------------------------------------------------------------


def known(game: Game, seat: int, viewer: int | None = 1) -> list[str]:
    """What a viewer knows of a hand, by species of the first half."""
    t = game.state.tables
    ids = game.view(viewer).seats[seat].known
    return sorted(t.species_ids[t.half_species[2 * t.card_ids.index(card)]] for card in ids)


def test_a_card_taken_from_the_clearing_is_known_until_it_is_paid() -> None:
    game = scene("base", hand=["oak", "linden"], clearing=["birch", "beech"])
    do(game, "draw birch", "draw deck")
    assert known(game, 0) == known(game, 0, None) == known(game, 0, 0) == ["birch"]
    next_turn(game)
    assert known(game, 0) == ["birch"]
    play(game, "linden", pay="birch")
    assert known(game, 0) == []


def test_a_card_taken_from_the_clearing_is_known_until_it_is_played() -> None:
    game = scene("base", hand=["oak", "linden"], clearing=["birch", "beech"])
    do(game, "draw birch", "draw beech")
    assert known(game, 0) == ["beech", "birch"]
    do(game, "draw deck", "draw deck")
    play(game, "birch", then="skip")
    assert known(game, 0) == ["beech"]


def test_a_card_drawn_from_the_deck_is_not_known() -> None:
    game = scene("base", hand=["oak"], deck=["birch", "beech"])
    do(game, "draw deck", "draw deck")
    assert known(game, 0) == []


def test_a_known_card_stays_possible_after_a_face_down_play() -> None:
    """Who lays a card face down may have laid the known one: it stays in `known`, in the hand or below."""
    game = scene("base", hand=["oak", "linden"], clearing=["birch"], deck=["beech", "beech", "beech", "beech"])
    do(game, "draw birch", "draw deck", "draw deck", "draw deck")
    do(game, "sapling birch")
    assert known(game, 0) == ["birch"]
    assert game.view(1).seats[0].buried == (0,)
    birch = game.view(1).seats[0].known[0]
    number = game.state.tables.card_ids.index(birch)
    places: Counter[str] = Counter()
    for seed in range(200):
        state = possible_state(game.view(1), Random(seed))
        in_hand = number in state.hands[0]
        assert in_hand or entry_card(state.forests[0].cards[0][0]) == number
        places["hand" if in_hand else "forest"] += 1
    # Three cards are left in the hand and one lies below: each of the four places is equally likely.
    assert 120 < places["hand"] < 180
    own = game.view(0)
    assert own.seats[0].hosts == ((("host", birch),),)
    assert game.view(1).seats[0].hosts == ((("host", None),),)


def test_a_card_seen_after_a_face_down_play_is_in_the_hand() -> None:
    """What was taken later can't be what was laid before."""
    game = scene("base", hand=["oak", "linden"], clearing=["birch"])
    do(game, "sapling oak", "draw deck", "draw deck", "draw birch", "draw deck")
    number = game.state.tables.card_ids.index(game.view(1).seats[0].known[0])
    for seed in range(30):
        assert number in possible_state(game.view(1), Random(seed)).hands[0]


def test_raccoon_cards_are_hidden_from_others() -> None:
    game = scene("base", hand=["raccoon", "oak", "linden", "beech"], forest=["birch"])
    play(game, "raccoon", on=0, pay="oak")
    do(game, "cave linden beech")
    ids = game.state.tables.card_ids
    assert game.view(0).seats[0].cave == tuple(ids[card] for card in game.state.caves[0])
    for viewer in (1, None):
        seat = game.view(viewer).to_dict()["seats"][0]
        assert (seat["cave"], seat["cave_cards"]) == (2, [None, None])


def test_bear_cards_are_open_to_all() -> None:
    game = scene("base", hand=["brown_bear", "oak", "oak", "oak"], forest=["birch"], clearing=["linden"])
    play(game, "brown_bear", on=0, pay="oak oak oak", then="use")
    ids = game.state.tables.card_ids
    for viewer in (0, 1, None):
        assert game.view(viewer).seats[0].cave == tuple(ids[card] for card in game.state.caves[0])


def test_a_shown_hand_is_known() -> None:
    hand = ["D045", "D046", "D047", "D048", "D049", "D050", "D051", "D052", "D053", "D054"]
    game = scene("dartmoor", hand=hand, forest=["wet_woodland"])
    do(game, "show")
    assert list(game.view(1).seats[0].known) == hand
    do(game, "discard D045 D046")
    assert list(game.view(None).seats[0].known) == hand[2:]


def test_nobody_sees_the_card_that_cave_1_lays() -> None:
    """G10: not even its owner."""
    game = new_game("dartmoor", 5, 5)
    while kind_of(game) != "turn":
        game.play(game.legal_moves()[0])
    owner = game.state.cave_cards.index(1)
    assert game.view(owner).seats[owner].hosts == ((("host", None),),)
    number = entry_card(game.state.forests[owner].cards[0][0])
    dealt = {entry_card(possible_state(game.view(owner), Random(n)).forests[owner].cards[0][0]) for n in range(20)}
    assert len(dealt - {number}) > 10


# -- hidden cards vary, and evenly --------------------------------------------------------------------------------


def middle_of(edition: str, seats: int, seed: int, decisions: int) -> Game:
    """A random game after so many decisions, at a turn."""
    rng = Random(seed)
    game = new_game(edition, seats, seed)
    while game.seq < decisions or kind_of(game) != "turn":
        game.play(some_move(game, rng))
    return game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_really_vary(edition: str, seats: int) -> None:
    """Dealing again changes hands, deck and face-down cards; the caller's generator decides, and it alone."""
    game = middle_of(edition, seats, 7, 90)
    me = game.state.seat
    view = game.view(me)
    first, same = possible_state(view, Random(1)), possible_state(view, Random(1))
    assert first.key() == same.key()
    others = [possible_state(view, Random(seed)) for seed in range(2, 8)]
    assert all(other.key() != first.key() for other in others)
    assert len({tuple(other.deck) for other in others}) == len(others)
    for seat in range(seats):
        hands = {tuple(other.hands[seat]) for other in others}
        assert len(hands) == 1 if seat == me else len(hands) > 1 or len(view.seats[seat].known) >= view.seats[seat].hand


def spread(counts: Counter[int], cards: list[int], samples: int, places: int) -> float:
    """How far the counts lie from even, for each kind: about 1 where each card is equally likely."""
    copies = Counter(cards)
    odd = 0.0
    for card, number in copies.items():
        share = number / len(cards)
        expected = samples * places * share
        variance = expected * (1 - share) * (len(cards) - places) / (len(cards) - 1)
        odd += (counts[card] - expected) ** 2 / variance
    return odd / len(copies)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_hidden_card_is_equally_likely_everywhere(edition: str) -> None:
    """Hands, the top of the deck, the removed cards: each unseen card is there as often as any other."""
    samples = 4000 if SOAK else 600
    game = middle_of(edition, 3, 11, 60)
    me = game.state.seat
    view = game.view(me)
    worlds, rng = Worlds(view), Random(2)
    unseen = worlds.unseen
    assert len(unseen) > 60
    others = [seat for seat in range(3) if seat != me]
    known = [[entry & 1023 for entry in cards] for cards in worlds.knowledge.known]

    def hidden(state: State, seat: int) -> list[int]:
        return list((Counter(state.hands[seat]) - Counter(known[seat])).elements())

    zones: dict[str, Callable[[State], list[int]]] = {
        "left hand": lambda state: hidden(state, others[0]),
        "right hand": lambda state: hidden(state, others[1]),
    }
    zones["next card"] = lambda state: [next(card for card in state.deck if card != WINTER)]
    zones["last card"] = lambda state: [next(card for card in reversed(state.deck) if card != WINTER)]
    box = Counter(worlds.tables.copy_cards)
    zones["removed"] = lambda state: list((box - Counter(cards_outside_the_box(state))).elements())
    counts = {zone: Counter[int]() for zone in zones}
    for _ in range(samples):
        state = worlds.deal(rng)
        for zone, cards in zones.items():
            counts[zone].update(card for card in cards(state) if card in unseen)
    for zone, counted in counts.items():
        places, rest = divmod(counted.total(), samples)
        assert rest == 0
        if places:
            assert 0.6 < spread(counted, unseen, samples, places) < 1.5, zone
            assert set(counted) == set(unseen) or places == 1, zone


@pytest.mark.parametrize("winters", [0, 1, 2])
def test_winter_cards_are_dealt_where_they_can_be(winters: int) -> None:
    """Before the first one its place is known: on top of the last third. After it each place is equally likely."""
    turns = (game for seed in range(104, 110) for game in walk("base", 2, seed) if kind_of(game) == "turn")
    game = next(game for game in turns if game.state.winter == winters)
    view, rng = game.view(0), Random(3)
    left = game.state.deck[game.state.top :]
    places: Counter[int] = Counter()
    for _ in range(400):
        deck = possible_state(view, rng).deck
        assert len(deck) == len(left)
        found = [at for at, card in enumerate(deck) if card == WINTER]
        assert len(found) == 3 - winters
        if winters == 0:
            assert found[0] == left.index(WINTER)
        places.update(found[1:] if winters == 0 else found)
    first = left.index(WINTER) + 1 if winters == 0 else 0
    assert min(places) == first
    assert max(places) == len(left) - 1
    expected = 400 * (2 if winters == 0 else 3 - winters) / (len(left) - first)
    assert all(0.3 * expected < places[at] < 2.2 * expected for at in range(first, len(left)))


# -- the shape ----------------------------------------------------------------------------------------------------

VIEW_KEYS = {
    "edition": str, "seq": int, "me": (int, type(None)), "seats": list, "hand": list, "clearing": list, "discard": list,
    "deck": int, "winter": int, "prompt": (dict, type(None)), "legal": list, "over": bool,
    "totals": (list, type(None)), "winners": (list, type(None)),
}  # fmt: skip
SEAT_KEYS = {"name": str, "kind": str, "hand": int, "known": list, "cave": int, "forest": dict, "score": int}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_has_the_shape_of_the_formats(edition: str) -> None:
    for game in sampled(edition, 3, 105):
        for me in (0, 1, 2, None):
            view = game.view(me).to_dict()
            for key, kind in VIEW_KEYS.items():
                assert isinstance(view[key], kind), key  # type: ignore[arg-type]
            assert (view["edition"], view["seq"], view["me"]) == (edition, game.seq, me)
            assert len(view["seats"]) == 3
            for number, seat in enumerate(view["seats"]):
                for key, kind in SEAT_KEYS.items():
                    assert isinstance(seat[key], kind), key
                assert seat["hand"] == len(game.state.hands[number])
                assert seat["cave"] == len(game.state.caves[number])
                hosts = [{k: v for k, v in host.items() if k != "cards"} for host in seat["forest"]["hosts"]]
                assert hosts == game.table()["forests"][number]["hosts"]
                assert seat["score"] == game.scores()[number]
            assert view["hand"] == ([] if me is None else [game.state.tables.card_ids[c] for c in game.state.hands[me]])
            assert view["deck"] == len(game.state.deck) - game.state.top
            assert bool(view["legal"]) == (me is not None and me == game.seat_to_act)
            if game.is_over:
                assert (view["prompt"], view["over"]) == (None, True)
                assert (view["totals"], view["winners"]) == (game.scores(), list(game.winners()))
            else:
                assert view["prompt"].keys() >= {"seat", "kind"}
                assert (view["over"], view["totals"], view["winners"]) == (False, None, None)


def test_there_is_no_way_from_a_view_to_the_state() -> None:
    """A view holds numbers, texts and tables; no `State` and no `Game` hang on it."""
    view = middle_of("base", 2, 3, 40).view(0)
    for name in View.__dataclass_fields__:
        assert not isinstance(getattr(view, name), State | Game), name
