"""Single rules, played out in small positions that are laid out by hand."""

from __future__ import annotations

from .oracle_cards import WINTER, Row, deal, read_table
from .oracle_game import OracleGame

SEAT_1 = {"base": "B056 B057 B058", "dartmoor": "D001 D002 D003"}


def scene(
    edition: str,
    hand: str,
    forest: str = "",
    deck: str = "",
    clearing: str = "",
    options: Row | None = None,
) -> OracleGame:
    """Seat 0 is to move with this hand; seat 1 holds three trees.

    forest: halves in the order in which they came, "B023a B142b@0" with the number of the host; an id without
    a letter is a card face down. The deck goes on with all other cards, unless it ends with "winter".
    """
    game = OracleGame(edition, 2, deal(edition, 2, 0) | {"start": 0}, options or {})
    game.turn_number, game.winters = 0, 0
    game.aside, game.caves, game.forests = [[], []], [[], []], [[], []]
    game.cave_cards = [None, None]
    game.hands = [hand.split(), SEAT_1[edition].split()]
    game.clearing, game.discard, game.removed = clearing.split(), [], []
    for text in forest.split():
        name, _, host = text.partition("@")
        if name in game.box.cards:
            game.put_face_down(0, name)
            continue
        half = game.box.half(name)
        stacks = game.forests[0][int(host)].stacks[half.slot] if host else []
        empty = [stack for stack in stacks if not stack] + stacks
        game.put(0, half, empty[0] if host else None)
    used = f"{hand} {SEAT_1[edition]} {clearing} {forest} {deck}"
    rest = [card["id"] for card in read_table(edition)["deck"] if card["id"] not in used]
    game.deck = deck.split() if deck.endswith(WINTER) else [*deck.split(), *rest, *[WINTER] * 3]
    game.story = game.turns(0)
    game.ask = next(game.story)
    return game


def play(game: OracleGame, *moves: str) -> None:
    for move in moves:
        assert move in game.legal(), (move, game.prompt, game.legal())
        game.play(move)


def asked(game: OracleGame) -> tuple[int | None, str | None]:
    return game.seat_to_act, game.prompt


def test_a_tree_turns_a_card_over_before_its_effect() -> None:
    game = scene("base", "B023 B033", deck="B001 B010")
    play(game, "play B023a")
    assert game.clearing == ["B001"]
    assert (game.prompt, game.legal()) == ("use", ["use", "skip"])
    play(game, "use")
    assert game.hands[0] == ["B033", "B010"]
    assert asked(game) == (1, "turn")


def test_third_winter_when_a_tree_is_played() -> None:
    game = scene("base", "B023 B033 B034", deck="winter winter winter")
    play(game, "play B033a", "pay B034")
    assert game.is_over
    assert game.clearing == ["B034"]
    assert [host.me.species for host in game.forests[0]] == ["beech"]


def test_first_and_second_winter_are_replaced() -> None:
    game = scene("base", "B023", deck="winter winter B001 B002 winter")
    play(game, "draw deck")
    assert (game.hands[0], game.winters) == (["B023", "B001"], 2)
    play(game, "draw deck")
    assert asked(game) == (1, "turn")
    play(game, "draw deck")
    assert game.is_over


def test_draw_limit() -> None:
    hand = "B001 B002 B003 B004 B005 B006 B007 B008 B010"
    game = scene("base", hand)
    play(game, "draw deck")
    assert asked(game) == (1, "turn")
    game = scene("base", hand + " B011")
    assert not any(move.startswith("draw") for move in game.legal())
    play(game, "play B001a", "pay B010")
    assert asked(game) == (1, "turn")


def test_nine_cards_and_an_effect_that_draws_more() -> None:
    # Wolf B091b (cost 3) with three deer in the forest, ten in hand: six left, then draw 3.
    forest = "B001a B010a B011a B073b@0 B084b@1 B096a@2"
    hand = "B091 B002 B003 B004 B005 B006 B007 B008 B009 B012"
    game = scene("base", hand, forest)
    play(game, "play B091b", "on 2", "pay B002 B003 B004")
    assert game.prompt == "use"
    play(game, "use")
    assert (len(game.hands[0]), game.seat_to_act) == (9, 1)


def test_bonus_needs_every_payment_to_match_on_either_half() -> None:
    # B111 and B131 show douglas_fir on their top halves, B113 does not.
    game = scene("base", "B049 B111 B131 B113")
    play(game, "play B049a", "pay B111 B131")
    assert asked(game) == (0, "use")
    play(game, "use")
    assert asked(game) == (0, "turn")
    game = scene("base", "B049 B111 B131 B113")
    play(game, "play B049a", "pay B111 B113")
    assert asked(game) == (1, "turn")


def test_bear_takes_its_own_payment_and_its_bonus_is_one_question() -> None:
    game = scene("base", "B076 B001 B002 B003 B004", "B023", clearing="B010")
    play(game, "play B076a", "on 0", "pay B001 B002 B003", "use")
    assert (game.clearing, len(game.caves[0])) == ([], 4)
    assert asked(game) == (0, "use")
    play(game, "use")
    assert asked(game) == (0, "turn")
    assert len(game.hands[0]) == 2


def test_sweep_comes_before_an_extra_turn() -> None:
    clearing = "B010 B011 B012 B013 B014 B015 B016 B017 B018"
    game = scene("base", "B123 B024", "B023a", clearing=clearing)
    play(game, "play B123a", "on 0", "pay B024")
    assert len(game.clearing) == 10
    play(game, "use")
    assert (asked(game), game.clearing, len(game.discard)) == ((0, "turn"), [], 10)


def test_raccoon_draws_as_many_as_went_into_the_cave() -> None:
    game = scene("base", "B070 B001 B002 B010 B111", "B023")
    play(game, "play B070a", "on 0", "pay B111")
    assert game.legal() == [
        "cave B001",
        "cave B001 B002",
        "cave B001 B002 B010",
        "cave B001 B010",
        "cave B010",
        "skip",
    ]
    assert game.why_not("cave B002") is None  # a twin
    play(game, "cave B001 B010")
    assert (len(game.hands[0]), game.caves[0]) == (3, ["B001", "B010"])


def test_two_mushrooms_ask_one_after_the_other_and_a_full_hand_is_not_asked() -> None:
    # Two Chanterelles; ten in hand, a sapling is played: nine left, only the first draw has room.
    hand = "B002 B003 B004 B005 B006 B007 B008 B009 B012 B013"
    game = scene("base", hand, "B001a B010a B155b@0 B136b@1")
    play(game, "sapling B002", "use")
    assert asked(game) == (1, "turn")
    game = scene("base", hand, "B001a B010a B155b@0 B136b@1")
    play(game, "sapling B002", "skip")
    assert asked(game) == (0, "use")


def test_a_mushroom_sleeps_until_the_next_turn() -> None:
    # The Mole plays a Chanterelle, then a sapling: no draw. In the extra turn of a jay it draws.
    game = scene("base", "B138 B155 B123 B001 B002 B003 B004 B005 B006 B007", "B023a B010a")
    play(game, "play B138b", "on 0", "pay B001 B002")
    assert asked(game) == (0, "dig")
    play(game, "play B155b", "on 1", "pay B003 B004", "sapling B005")
    assert asked(game) == (0, "dig")
    play(game, "play B123a", "on 0", "pay B006")
    assert asked(game) == (0, "dig")
    play(game, "stop", "use")
    assert asked(game) == (0, "turn")
    play(game, "sapling B007")
    assert asked(game) == (0, "use")


def test_draws_for_the_mole_itself_belong_to_its_hand_later_ones_stand_aside() -> None:
    # Parasol and Penny Bun lie there. The Mole goes to a bottom slot: Parasol draws into the hand.
    game = scene(
        "base",
        "B138 B114 B124 B001 B002 B003 B004 B005",
        "B023a B010a B011a B012a B147b@0 B142b@1",
        deck="B150 B151 B152 B153",
    )
    play(game, "play B138b", "on 2", "pay B001 B002")
    assert asked(game) == (0, "use")
    play(game, "use")
    assert asked(game) == (0, "dig")
    assert "B150" in game.hands[0]
    play(game, "play B114a", "on 0", "pay B003 B004", "use")  # tawny owl: Penny Bun draws
    assert (game.aside[0], game.prompt) == (["B151"], "dig")
    assert game.hands[0] == ["B124", "B005", "B150"]
    play(game, "play B124a", "on 1", "pay B005 B150")  # a second owl; nothing is left in hand
    play(game, "skip")
    assert (game.aside[0], game.hands[0]) == ([], ["B151"])  # the Mole has stopped by itself
    assert asked(game) == (0, "use")  # the first owl's effect; its bonus was not earned
    play(game, "use")
    assert game.hands[0] == ["B151", "B152"]
    play(game, "skip")  # the second owl's effect
    assert asked(game) == (1, "turn")


def test_a_second_mole_resolves_before_the_rest_of_the_first() -> None:
    # The first Mole plays a second one and a jay (extra turn); the second one plays a birch (draw).
    game = scene("base", "B138 B156 B123 B025 B001 B002 B003 B004 B005 B006", "B023a B010a B011a")
    play(game, "play B138b", "on 0", "pay B001 B002")
    play(game, "play B156b", "on 1", "pay B003 B004", "play B123a", "on 0", "pay B005")
    play(game, "stop")
    assert asked(game) == (0, "dig")
    play(game, "play B025a", "stop")
    assert asked(game) == (0, "use")
    play(game, "use")  # the birch
    assert (asked(game), len(game.hands[0]), game.extra_turns) == ((0, "use"), 2, 0)
    play(game, "use")  # the jay
    assert asked(game) == (0, "turn")


def test_gnat_places_bats_until_skip() -> None:
    game = scene("base", "B094 B074 B075 B023", "B001a B010a B011a")
    play(game, "play B094a", "on 0")
    assert game.legal() == ["place B074a", "place B075a", "skip"]
    play(game, "place B074a")
    assert game.prompt == "place"
    play(game, "on 1")
    assert game.legal() == ["place B075a", "skip"]
    play(game, "place B075a", "on 2")
    assert (game.prompt, game.legal()) == ("free", ["skip"])  # the hand is not empty, so it is asked


def test_hares_and_toads_share() -> None:
    game = scene("base", "B067 B068 B122 B131", "B001 B069a@0 B133b@0")
    game.play("play B067a")
    assert game.legal() == ["join 0"]
    play(game, "join 0")
    assert game.why_not("play B122b") is not None  # not seat 0's turn
    game = scene("base", "B122 B131", "B001 B133b@0 B145b@0")
    assert game.why_not("play B122b") == "there is no place for it"


def test_hosts_that_look_alike_are_one_move() -> None:
    game = scene("base", "B070 B002", "B023 B024 B001a B003a B067a@1 B069a@3 B080b@3 B106a@2")
    game.play("play B070b")
    assert game.legal() == ["on 0", "on 1", "on 2", "join 3"]
    game = scene("base", "B070 B002", "B023 B024 B001a B003a B067a@1 B069a@3 B106a@2")
    game.play("play B070b")
    assert game.legal() == ["on 0", "on 1", "on 2"]
    assert game.why_not("on 3") is None


# -- dartmoor ------------------------------------------------------------------------------------------


def test_caves() -> None:
    deck = "D013 D019 D020 D025 D031 D032 D001 D002 D003 D004 D005 D006 D007 D008 D009 D010 D011 D014 D015"
    made = {"deck": [*deck.split(), WINTER, WINTER, WINTER], "removed": [], "caves": [3, 5], "start": 0}
    game = OracleGame("dartmoor", 2, made, {})
    assert (asked(game), game.legal()) == ((1, "draft"), ["draft 3", "draft 5"])
    play(game, "draft 5", "draft 3")
    assert (asked(game), game.legal()) == ((1, "keep"), ["keep D007"])  # of D007 D008 D009, all alike
    game.play("keep D008")
    assert sorted(game.clearing) == ["D007", "D009"]
    assert (asked(game), len(game.hands[0])) == ((0, "discard"), 9)
    play(game, "discard D010 D013 D031")
    assert (asked(game), len(game.hands[0]), len(game.clearing)) == ((0, "turn"), 6, 5)
    made |= {"caves": [1, 2, 4]}
    game = OracleGame("dartmoor", 2, made, {})
    play(game, "draft 1", "draft 2")
    assert [host.me.species for host in game.forests[1]] == ["universal_moor"]
    assert (game.caves, game.scores()) == ([["D008", "D009"], []], [2, 0])


def test_dragonflies_at_water_soldiers() -> None:
    game = scene("dartmoor", "D096 D121 D031", "D146a D093b@0 D095a@0")
    game.play("play D096a")
    assert game.legal() == ["on 0", "join 0"]
    play(game, "on 0")
    game = scene("dartmoor", "D121 D031", "D146a D093b@0 D095a@0 D096a@0")
    game.play("play D121a")
    assert game.legal() == ["join 0"]
    play(game, "join 0")
    assert [len(stack) for stack in game.forests[0][0].stacks["top"]] == [2, 1]
    game = scene("dartmoor", "D121 D031", "D146a D095a@0 D093b@0 D127a@0")
    game.play("play D121a")
    assert game.legal() == ["join 0"]


def test_cuckoo() -> None:
    hand = "D110 D111 D095 D031 D032"
    game = scene("dartmoor", hand, "D037a D146a D124a@0 D135a@1")
    game.play("play D110a")
    assert game.legal() == ["join 0"]
    taken = "D037a D124a@0 D112a@0 D093b@0"
    game = scene("dartmoor", hand, taken)
    assert game.why_not("play D110a") == "there is no place for it"
    assert game.why_not("play D095a") == "there is no place for it"  # no dragonfly beside birds
    game = scene("dartmoor", hand, taken, options={"cuckoo": "any"})
    assert game.why_not("play D110a") is None


def test_rabbits_at_a_badger() -> None:
    game = scene("dartmoor", "D054 D066 D031", "D037a D038a D058a@0 D062b@0 D047a@1")
    game.play("play D054a")
    assert game.legal() == ["join 0"]
    play(game, "join 0")
    assert (game.prompt, game.legal()) == ("free", ["place D066b", "skip"])
    play(game, "place D066b")
    assert game.legal() == ["join 0", "on 1"]
    play(game, "join 0", "skip")
    assert asked(game) == (1, "turn")
    game = scene("dartmoor", "D058 D054 D031", "D037a D055a@0")
    assert game.why_not("play D058a") == "there is no place for it"
    assert game.why_not("play D054a") == "there is no place for it"


def test_show_only_when_nothing_else_is_left() -> None:
    hand = "D045 D046 D047 D048 D049 D050 D051 D052 D053 D054"
    game = scene("dartmoor", hand, "D146a")
    assert game.legal() == ["show"]
    play(game, "show")
    assert (game.prompt, len(game.legal())) == ("discard", 45)
    play(game, "discard D045 D046")
    assert (len(game.hands[0]), game.clearing, game.seat_to_act) == (10, ["D045", "D046"], 1)
    assert game.why_not("show") is not None


def test_lake_fly_uses_the_bat_and_shrew_earns_its_bonus() -> None:
    game = scene("dartmoor", "D061 D075 D085 D031", "D037a")
    play(game, "play D061a", "on 0")
    assert game.legal() == ["place D075b", "skip"]
    play(game, "place D075b", "on 0", "use")
    assert (len(game.caves[0]), game.seat_to_act) == (2, 1)
    game = scene("dartmoor", "D085 D031", "D037a D061a@0 D038a")
    play(game, "play D085a", "on 1", "use")
    assert (len(game.caves[0]), game.seat_to_act) == (1, 1)
    game = scene("dartmoor", "D085 D031", "D037a")
    play(game, "play D085a", "on 0")
    assert game.seat_to_act == 1  # no insects: nothing to ask


def test_wheatear_as_effect_and_as_bonus() -> None:
    for value, paid, is_asked in (
        ("effect", "D013", True),
        ("bonus", "D013", False),
        ("bonus", "D031", True),
    ):
        game = scene("dartmoor", "D100 D013 D031", "D146a D147a D037a", options={"wheatear": value})
        play(game, "play D100a", "on 0", f"pay {paid}")
        assert (game.seat_to_act == 0) == is_asked
        if is_asked:
            play(game, "use")
            assert len(game.caves[0]) == 2


def test_permanent_effects_of_dartmoor_work_at_once() -> None:
    # The plant that Elderberry's bonus places makes it draw; Fountainhead answers to a card face down.
    game = scene("dartmoor", "D037 D007 D008 D101 D031", "D146a")
    play(game, "play D037a", "pay D007 D008", "place D101b", "on 0")
    assert asked(game) == (0, "use")
    game = scene("dartmoor", "D033 D031 D032", "D152a")
    play(game, "play D031a", "pay D032", "lay D033", "use")
    assert [host.me.species for host in game.forests[0]] == ["fountainhead", "goat_willow", "universal_moor"]
    assert asked(game) == (1, "turn")


def test_alcathoe_beaver_and_daubenton() -> None:
    game = scene("dartmoor", "D045 D031 D032", "D037a")
    play(game, "play D045a", "on 0", "pay D031")
    assert game.legal() == ["cave D031", "skip"]
    game = scene("dartmoor", "D125 D031 D041", "D037a", clearing="D032 D146 D090")
    play(game, "play D125b", "on 0", "pay D031 D041", "use")
    assert sorted(game.caves[0]) == ["D031", "D032"]  # trees, no shrub
    game = scene("dartmoor", "D049 D031 D032", "D037a", clearing="D104 D095")
    play(game, "play D049b", "on 0", "pay D031")
    assert game.legal() == ["place D095a", "place D104b", "skip"]
    game = scene("dartmoor", "D049 D031 D032", "D037a D093a@0 D093b@0", clearing="D104 D095")
    play(game, "play D049b", "on 0", "pay D031")
    assert asked(game) == (1, "turn")  # insects, but no place for them
