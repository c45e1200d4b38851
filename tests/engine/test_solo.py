"""Playing alone: every card of both automas, every challenge, set-up and end, undo, views, records, refusals.

What whole games are like is held against the slow oracle in `test_solo_against_oracle.py`.
"""

import pickle
from random import Random
from typing import Any

import pytest

from spinney import BadOption, BadRecord, CannotUndo, Game
from spinney.cards import load_edition
from spinney.engine.infer import Worlds
from tests.engine.walks import every_card, some_move
from tests.reference.oracle_solo import ANNA, BASE_AUTOMA, MEDALS
from tests.scenes import asked, clearing, do, hand, points, scene

ALONE = {"solo": True}
ROW = ["ash", "black_alder", "crab_apple", "goat_willow"]
BASE_ROW = ["beech", "birch", "linden", "oak"]


def alone(edition: str = "dartmoor", automa: list[int] | None = None, **wishes: Any) -> Game:
    """A scene with one player; the automa's next cards are these."""
    options = {**ALONE, **wishes.pop("options", {})}
    game = scene(edition, seats=1, options=options, **wishes)
    state = game.state
    state.automa = [*(automa or []), *state.automa]
    game.state = state
    return game


def new(challenge: int | None = 3, edition: str = "dartmoor", seed: int = 1, **options: Any) -> Game:
    """A game with one player, as it is dealt."""
    named = {} if challenge is None else {"challenge": challenge}
    return Game.new(edition, ["Ana"], seed, {**ALONE, **named, **options})


# -- the automa ---------------------------------------------------------------------------------------------------


def check_turn(game: Game, row: list[str], card: tuple[int, int, str, int]) -> None:
    """The turn of the automa after a draw of two: what lies in the clearing, what is out of the game."""
    add, remove, end, burn = card
    do(game, "draw deck", "draw deck")
    kinds = [str(event["type"]) for event in game.events]
    left = row[remove:] if end == "left" else row[: len(row) - remove]
    seen = clearing(game)
    assert seen[: len(left)] == left
    assert len(seen) == len(left) + add
    assert len(game.state.discard) == remove + burn
    assert [kinds.count(kind) for kind in ("automa", "automa_add", "automa_remove", "automa_burn")] == [
        1, add, remove, burn
    ]  # fmt: skip
    assert asked(game) == "0 turn"
    assert game.state.automa_turns == 1


@pytest.mark.parametrize("number", ANNA)
def test_each_card_of_anna(number: int) -> None:
    game = alone(automa=[number], clearing=ROW, deck=["tor", "tor", "fountainhead", "rivulet", "warrens"])
    check_turn(game, ROW, ANNA[number])
    assert clearing(game)[-1] == {0: clearing(game)[-1], 1: "fountainhead", 2: "rivulet", 3: "warrens"}[ANNA[number][0]]


@pytest.mark.parametrize("number", BASE_AUTOMA)
def test_each_card_of_the_automa_of_base(number: int) -> None:
    add, remove, arrow, burn = BASE_AUTOMA[number]
    for reading, end in (("direction", {"←": "right", "→": "left"}), ("end", {"←": "left", "→": "right"})):
        game = alone("base", [number], clearing=BASE_ROW, deck=["oak", "oak"], options={"arrow": reading})
        check_turn(game, BASE_ROW, (add, remove, end.get(arrow, ""), burn))


def test_the_tables_hold_the_cards_of_both_automas() -> None:
    for edition, facts in (("dartmoor", ANNA), ("base", BASE_AUTOMA)):
        solo = load_edition(edition, ALONE).solo
        assert solo is not None
        for card in solo.cards:
            assert (card.add, card.remove, card.burn) == (*facts[card.id][:2], facts[card.id][3])
        assert len(solo.cards) == 20
    anna = load_edition("dartmoor").solo
    assert anna is not None
    assert anna.pass_takes == 34
    assert sum(card.remove for card in anna.cards) == 22


def test_fewer_cards_than_the_automa_removes_go_all_of_them() -> None:
    game = alone(automa=[12], clearing=["ash", "tor"])
    do(game, "draw deck", "draw deck")
    assert clearing(game) == []
    assert len(game.state.discard) == 2


def test_paid_cards_lie_at_the_right_end_and_gaps_close() -> None:
    game = alone(
        automa=[9, 10], hand=["tor", "ash", "black_alder"], clearing=["crab_apple", "goat_willow", "moor_birch"]
    )
    do(game, "play tor", "pay ash black_alder")
    assert clearing(game) == ["moor_birch", "black_alder", "ash"]  # two from the left are gone; by their numbers
    do(game, "draw black_alder", "draw deck")
    assert clearing(game) == []  # the other two, from the right


def test_the_automa_waits_for_turns_that_are_gained() -> None:
    hands = ["barn_owl", "ash", "ash", "black_alder"]
    for reading, turns in (("no", 0), ("yes", 1)):
        game = alone(
            automa=[9, 9, 9], hand=hands, forest=["ash alcathoe_bat", "ash"], options={"automa_extra": reading}
        )
        do(game, "play barn_owl", "on 0")
        cost = game.prompt.details["cost"] if game.prompt else 0
        do(game, "pay " + " ".join(["ash", "ash"][:cost]))
        while asked(game) != "0 turn":
            do(game, "use")
        assert game.state.automa_turns == turns
        do(game, "draw deck", "draw deck")
        assert game.state.automa_turns == turns + 1


def test_a_full_clearing_is_swept_after_the_turn_of_the_automa_too() -> None:
    row = [*ROW, "moor_birch", "sessile_oak", "tor"]
    for reading, left in (("yes", 0), ("no", 10)):
        game = alone(automa=[1, 15], clearing=row, options={"automa_sweep": reading})
        do(game, "draw deck", "draw deck")
        assert len(clearing(game)) == left
    do(game, "draw deck", "draw deck")
    assert clearing(game) == []  # at the end of the player's own turn


def test_the_automa_shuffles_its_cards_anew_when_they_are_used_up() -> None:
    game = new(seed=4)
    rng = Random(4)
    while game.state.automa_turns < 25:
        game.play(some_move(game, rng))
    solo = game.view(0).solo
    assert solo is not None
    assert solo.used == game.deal.automa[20:25]
    assert sorted(game.deal.automa[:20]) == sorted(game.deal.automa[20:40]) == list(range(1, 21))


# -- set-up and end -----------------------------------------------------------------------------------------------


def test_set_up_of_dartmoor() -> None:
    game = new()
    assert len(game.deal.removed) == 45
    assert game.deal.deck.count("winter") == 1
    assert "winter" in game.deal.deck[-11:]
    assert game.state.cave_cards == [3]
    assert asked(game) == "0 discard cave 3"
    assert len(hand(game)) == 9
    game.play(game.legal_moves()[0])
    assert (asked(game), len(hand(game)), len(clearing(game))) == ("0 turn", 6, 3)
    assert game.state.automa_turns == 0  # the player goes first


def test_winter_lies_anywhere_among_the_last_cards() -> None:
    places = {len(game.deal.deck) - game.deal.deck.index("winter") for game in (new(seed=seed) for seed in range(200))}
    assert places == set(range(1, 12))


def test_set_up_of_base() -> None:
    game = new(None, "base")
    assert len(game.deal.removed) == 30
    assert asked(game) == "0 mulligan"
    game.play("keep")
    assert (asked(game), len(hand(game)), len(clearing(game))) == ("0 turn", 6, 5)


@pytest.mark.parametrize(("reading", "cards"), [("in_hand", 9), ("extra", 10)])
def test_the_adder_of_challenge_7_is_in_the_first_hand(reading: str, cards: int) -> None:
    found = set()
    for seed in range(20):
        game = new(7, seed=seed, start_card=reading)
        assert any("adder" in name for name in hand(game))
        assert len(hand(game)) == cards
        found.add(game.deal.deck[0])
        assert len(game.deal.removed) == 45
    assert len(found) == 3  # any of the three


def test_the_one_winter_card_ends_the_game_at_once() -> None:
    game = alone(automa=[3], clearing=ROW, deck=["tor", "tor", "rivulet", "winter"])
    do(game, "draw deck", "draw deck")
    assert asked(game) == "over"
    assert clearing(game) == [*ROW, "rivulet"]
    burned = alone(automa=[15], clearing=ROW, deck=["tor", "tor", "winter"])
    do(burned, "draw deck", "draw deck")
    assert asked(burned) == "over"


def test_changed_points_of_dartmoor() -> None:
    moors = ["tor", "tor", "fountainhead", "fountainhead", "rivulet"]
    for number, godwit, pony in ((5, 0, 5), (6, 10, 5), (7, 10, 5), (8, 10, 15)):
        forest = [*moors, *["universal_moor"] * (number - 5)]
        forest[0] += " black_tailed_godwit"
        game = alone(forest=[*forest, "ash dartmoor_pony"])
        assert (points(game, "black_tailed_godwit"), points(game, "dartmoor_pony")) == (godwit, pony)


def test_changed_points_of_base() -> None:
    for lindens, each in ((1, 1), (2, 1), (3, 3), (4, 3)):
        game = alone("base", forest=["linden"] * lindens)
        assert points(game, "linden") == lindens * each
    bees = alone("base", forest=["linden violet_carpenter_bee", "linden"])
    assert points(bees, "linden") == 6
    for trees, woodpecker in ((9, 0), (10, 10)):
        game = alone("base", forest=["oak great_spotted_woodpecker", *["sapling"] * (trees - 1)])
        assert points(game, "great_spotted_woodpecker") == woodpecker


# -- challenges ---------------------------------------------------------------------------------------------------

FIELD = "ash field_vole field_vole"
NEARLY: dict[int, tuple[list[str], str, int, int]] = {
    1: (
        ["ash beautiful_demoiselle", "ash emerald_damselfly", "ash keeled_skimmer", "ash small_red_damselfly",
         "crab_apple small_red_damselfly"],
        "crab_apple southern_damselfly", 4, 5,
    ),
    2: (["tor", "tor", "warrens", "rivulet", *["universal_moor"] * 5], "wet_woodland", 9, 10),
    3: (
        ["ash barn_owl capercaillie", "ash buzzard common_pheasant", "ash meadow_pipit nuthatch",
         "ash wheatear nuthatch"],
        "ash treecreeper", 7, 8,
    ),
    4: (["ash dartmoor_black_rabbit", *[FIELD] * 3, *["crab_apple shrew wood_mouse"] * 3], "crab_apple otter", 13, 14),
    5: (
        ["ash alcathoe_bat brandts_bat", "ash common_noctule daubentons_bat", "ash serotine_bat alcathoe_bat"],
        "ash serotine_bat", 6, 7,
    ),
    6: (["wet_woodland", "tor", *["universal_moor"] * 7], "rivulet", 18, 20),
    7: (["ash adder", *["crab_apple field_vole field_vole"] * 4], "crab_apple common_lizard", 9, 10),
    8: (
        ["ash", "black_alder", "crab_apple", "goat_willow", "moor_birch", "sessile_oak", "common_hazel", "elderberry",
         "tor", "warrens", "universal_moor", "universal_moor"],
        "rivulet", 10, 11,
    ),
    9: (
        ["ash beautiful_demoiselle blue_ground_beetle", "ash emerald_damselfly lake_fly", "ash keeled_skimmer gnat",
         "ash small_red_damselfly", "crab_apple southern_damselfly", "crab_apple small_red_damselfly"],
        "crab_apple southern_damselfly", 9, 10,
    ),
    10: (["ash adder", "ash adder", "ash common_lizard", "tor grass_snake moor_frog"], "ash common_lizard", 5, 6),
    11: (
        ["tor adders_tongue blueberry", "tor bog_asphodel heather", "tor meadowsweet royal_fern",
         "warrens heather heather", "warrens royal_fern water_soldiers", "ash meadowsweet"],
        "ash adders_tongue", 11, 12,
    ),
    12: (["ash dartmoor_pony dartmoor_sheep", "ash roe_deer roe_deer", "ash dartmoor_sheep"], "ash roe_deer", 5, 6),
    13: ([FIELD, FIELD, "ash shrew wood_mouse", "crab_apple shrew"], "crab_apple wood_mouse", 7, 8),
    14: ([], "", 14, 15),
    15: (["ash barn_owl nuthatch", "tor curlew wheatear", "universal_moor curlew"], "", 2, 3),
}  # fmt: skip
"""For each challenge a forest that lacks one thing, the host that brings it, and the counts."""


@pytest.mark.parametrize("number", NEARLY)
def test_each_challenge_with_one_less_and_with_enough(number: int) -> None:
    forest, more, have, need = NEARLY[number]
    options = {"challenge": number}
    short = alone(forest=forest, options=options, cave=14 if number == 14 else 0)
    assert short.outcome is not None
    assert (short.outcome.number, short.outcome.have, short.outcome.need) == (number, have, need)
    assert (short.outcome.met, short.outcome.medal) == (False, None)
    enough = [*forest, more] if more else forest
    if number == 15:
        enough = [*forest[:2], "universal_moor curlew meadow_pipit"]
    met = alone(forest=enough, options=options, cave=15 if number == 14 else 0)
    assert met.outcome is not None
    assert met.outcome.met
    assert not met.outcome.won  # the points do not reach bronze


def at_points(wanted: int, **options: Any) -> Game:
    """A game of challenge 14 in which the forest and the cave make so many points."""
    hosts = [*["wet_woodland"] * 3, "tor", "tor", "tor", *["universal_moor"] * 12]
    game = alone(forest=hosts, options={"challenge": 14, **options})
    return alone(forest=hosts, cave=wanted - game.scores()[0], options={"challenge": 14, **options})


@pytest.mark.parametrize(("above", "medal"), [(-1, None), (0, "bronze"), (49, "bronze"), (50, "silver"), (100, "gold")])
def test_medals_by_points(above: int, medal: str | None) -> None:
    game = at_points(MEDALS[14][0] + above)
    assert game.scores() == [150 + above]
    assert game.outcome is not None
    assert (game.outcome.met, game.outcome.medal, game.outcome.won) == (True, medal, medal is not None)


@pytest.mark.parametrize(
    ("wish", "above", "medal"), [("silver", 49, None), ("silver", 100, "silver"), ("any", 49, "bronze")]
)
def test_a_medal_that_was_chosen_before_binds(wish: str, above: int, medal: str | None) -> None:
    outcome = at_points(MEDALS[14][0] + above, medal=wish).outcome
    assert outcome is not None
    assert outcome.medal == medal


def test_the_tables_hold_the_challenges() -> None:
    solo = load_edition("dartmoor").solo
    assert solo is not None
    assert {challenge.id: challenge.medals for challenge in solo.challenges} == MEDALS
    assert [challenge.id for challenge in solo.challenges if challenge.start] == [7]


def test_whether_the_bog_scores_what_its_plants_gain() -> None:
    forest = ["blanket_bog greater_butterfly_orchid meadowsweet", *["ash heather"] * 4]
    own = alone(forest=forest, options={"challenge": 6}).outcome
    shared = alone(forest=forest, options={"challenge": 6, "bog": "with_plants"}).outcome
    assert own is not None
    assert shared is not None
    game = alone(forest=forest, options={"challenge": 6})
    added = (points(game, "greater_butterfly_orchid") + points(game, "meadowsweet")) // 2
    assert (own.have, shared.have) == (0, added)


def test_whether_face_down_moors_count() -> None:
    for number, ignored in ((2, (4, 10)), (15, (2, 2))):
        forest = NEARLY[number][0]
        outcome = alone(forest=forest, options={"challenge": number, "face_down": "ignore"}).outcome
        assert outcome is not None
        assert (outcome.have, outcome.need) == ignored


# -- the game around it -------------------------------------------------------------------------------------------


def test_nothing_can_be_taken_back_once_the_automa_has_turned_up_a_card() -> None:
    game = alone(automa=[9, 9], hand=["crab_apple", "ash"], clearing=ROW)
    do(game, "draw ash")
    game.undo()
    do(game, "draw ash", "draw black_alder")  # no deck card was seen, but the automa's card was
    with pytest.raises(CannotUndo):
        game.undo()


def test_a_game_is_replayed_from_its_record() -> None:
    for edition, challenge in (("dartmoor", 7), ("base", None)):
        game = new(challenge, edition)
        rng = Random(2)
        while not game.is_over:
            game.play(some_move(game, rng))
        record = game.record()
        assert record["options"]["solo"] is True
        assert Game.from_record(record).record() == record
        if challenge:
            assert record["result"]["winners"] == ([0] if record["result"]["medal"] else [])
            lied = {**record, "result": {**record["result"], "medal": "gold", "winners": [0]}}
            with pytest.raises(BadRecord, match="result"):
                Game.from_record(lied)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"automa": []}, "deal.automa"),
        ({"automa": [1] * 120}, "deal.automa"),
        ({"automa": "x"}, "deal.automa"),
        ({"caves": [4]}, "deal.caves"),
        ({"caves": []}, "deal.caves"),
    ],
)
def test_deals_that_can_not_be_are_refused(change: dict[str, Any], says: str) -> None:
    record = new().record()
    with pytest.raises(BadRecord, match=says):
        Game.from_record({**record, "deal": {**record["deal"], **change}})


def test_winter_above_the_last_cards_is_refused() -> None:
    record = new().record()
    deck = [card for card in record["deal"]["deck"] if card != "winter"]
    with pytest.raises(BadRecord, match="winter card is at place 50"):
        Game.from_record({**record, "deal": {**record["deal"], "deck": [*deck[:50], "winter", *deck[50:]]}})


def test_a_first_hand_without_its_adder_is_refused() -> None:
    record = new(7).record()
    deck = record["deal"]["deck"]
    with pytest.raises(BadRecord, match="first hand"):
        Game.from_record({**record, "deal": {**record["deal"], "deck": [deck[1], deck[0], *deck[2:]]}})


@pytest.mark.parametrize(
    ("edition", "seats", "options", "says"),
    [
        ("dartmoor", 2, ALONE, "a solo game has one seat"),
        ("dartmoor", 0, ALONE, "a solo game has one seat"),
        ("dartmoor", 1, {**ALONE, "challenge": 16}, "'challenge' can't be 16"),
        ("dartmoor", 1, {**ALONE, "challenge": 0}, "'challenge' can't be 0"),
        ("dartmoor", 1, {**ALONE, "challenge": True}, "'challenge' can't be True"),
        ("dartmoor", 1, {**ALONE, "challenge": "3"}, "'challenge' can't be '3'"),
        ("dartmoor", 1, {"solo": "yes"}, "'solo' can't be 'yes'"),
        ("dartmoor", 1, {"solo": 1}, "'solo' can't be 1"),
        ("dartmoor", 1, {}, "one plays alone with the option 'solo'"),
        ("dartmoor", 2, {"challenge": 3}, "belongs to the solo game of dartmoor"),
        ("base", 1, {**ALONE, "challenge": 1}, "no challenges, it is played for points"),
        ("base", 1, {**ALONE, "bog": "own"}, "base has no option 'bog'"),
    ],
)
def test_bad_wishes_are_refused(edition: str, seats: int, options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        Game.new(edition, [f"P{seat}" for seat in range(seats)], 1, options)


def test_boxes_that_are_played_alone() -> None:
    alpine = new(None, "base+alpine")
    assert len(alpine.deal.removed) == 45
    for boxes in ("base+woodland_edge", "base+alpine+woodland_edge"):
        with pytest.raises(BadOption, match="no solo game with these boxes"):
            new(None, boxes)


def test_copies_and_pickles_go_their_own_way() -> None:
    game = new(seed=8)
    rng = Random(8)
    for _ in range(40):
        game.play(some_move(game, rng))
    for twin in (game.copy(), pickle.loads(pickle.dumps(game))):
        assert twin.state.key() == game.state.key()
        assert twin.view(0) == game.view(0)
        move = some_move(twin, rng)
        twin.play(move)
        assert twin.seq == game.seq + 1
    assert pickle.loads(pickle.dumps(game.view(0))) == game.view(0)


def test_saying_outright_that_a_game_is_not_solo_changes_nothing() -> None:
    plain = Game.new("base", ["Ana", "Ben"], 5)
    said = Game.new("base", ["Ana", "Ben"], 5, {"solo": False})
    assert plain.record() == said.record()
    assert "solo" not in plain.view(0).to_dict()


def test_what_is_dealt_again_looks_the_same() -> None:
    """Nothing hidden is in a view: worlds that differ in deck and automa give the same view."""
    for edition, challenge in (("dartmoor", 5), ("base", None)):
        game = new(challenge, edition, seed=6)
        rng = Random(6)
        while not game.is_over:
            if game.seq % 17 == 0:
                view = game.view(0)
                world = game.copy()
                world.state = Worlds(view).deal(rng)
                assert world.view(0) == view
                assert world.view(None) == game.view(None)
                assert every_card(game) == every_card(game)
                assert world.state.automa[: world.state.automa_turns][-1:] == list(
                    view.solo.used[-1:] if view.solo else ()
                )
                hidden = world.state.automa[world.state.automa_turns :]
                assert len(world.state.automa) == len(game.state.automa)
                assert hidden != game.state.automa[game.state.automa_turns :]
            game.play(some_move(game, rng))
