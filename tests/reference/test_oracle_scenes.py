"""Single rules, played out on stacked decks."""

from __future__ import annotations

from .oracle_cards import WINTER, Row, read_table
from .oracle_game import OracleGame


def stacked(
    edition: str, top: str, winters: int = 0, options: Row | None = None, **deal: object
) -> OracleGame:
    """Two seats; the deck begins with these cards; so many winter cards lie right behind them."""
    first = top.split()
    assert len(set(first)) == len(first)
    rest = [card["id"] for card in read_table(edition)["deck"] if card["id"] not in first]
    deck = [*first, *[WINTER] * winters, *rest, *[WINTER] * (3 - winters)]
    made = {"deck": deck, "removed": [], "caves": [4, 2], "start": 0} | deal
    return OracleGame(edition, 2, made, {"mulligan": False} if options is None else options)


def play(game: OracleGame, *moves: str) -> None:
    for move in moves:
        game.play(move)


def kinds_of(moves: list[str]) -> set[str]:
    return {move.split()[0] for move in moves}


OTHERS = "B056 B057 B058 B059 B060 B061"  # six horse chestnuts for seat 1
PASS = ("draw deck", "draw deck")


def test_birch_then_effect_then_sweep_order() -> None:
    game = stacked("base", f"B023 B033 B034 B035 B067 B111 {OTHERS} B001 B010")
    play(game, "play B023a")
    assert game.clearing == ["B001"]  # a tree turns a card over before its effect
    assert (game.prompt, game.legal()) == ("use", ["use", "skip"])
    play(game, "use")
    assert "B010" in game.hands[0]
    assert game.seat_to_act == 1


def test_third_winter_when_a_tree_is_played() -> None:
    game = stacked("base", f"B023 B033 B034 B035 B067 B111 {OTHERS}", winters=3)
    play(game, "play B033a", "pay B034")
    assert game.is_over
    assert game.clearing == ["B034"]
    assert [host.me.species for host in game.forests[0]] == ["beech"]
    assert game.scores() == [0, 0]


def test_bonus_needs_every_payment_to_match_on_either_half() -> None:
    # Douglas Fir for 2; B111 shows douglas_fir on its top half, B131 too, B112 does not.
    hand = f"B049 B111 B131 B112 B001 B002 {OTHERS}"
    game = stacked("base", hand)
    play(game, "play B049a", "pay B111 B131")
    assert (game.seat_to_act, game.prompt) == (0, "use")
    play(game, "use")
    assert (game.seat_to_act, game.prompt) == (0, "turn")
    game = stacked("base", hand)
    play(game, "play B049a", "pay B111 B112")
    assert game.seat_to_act == 1


def test_bear_takes_its_own_payment_and_the_bonus_is_one_question() -> None:
    # Bear B076a shows linden; paid with lindens: draw 1 and another turn.
    game = stacked("base", f"B076 B001 B002 B003 B004 B023 {OTHERS} B150 B151")
    play(game, "sapling B023", "draw deck", "draw deck", "play B076a", "on 0", "pay B001 B002 B003")
    assert set(game.clearing) == {"B150", "B001", "B002", "B003"}
    play(game, "use")
    assert game.clearing == []
    assert len(game.caves[0]) == 4
    assert game.prompt == "use"
    play(game, "use")
    assert (game.seat_to_act, game.prompt, len(game.hands[0])) == (0, "turn", 2)


def test_raccoon_draws_as_many_as_went_into_the_cave() -> None:
    game = stacked("base", f"B070 B001 B002 B010 B023 B111 {OTHERS} B150 B151")
    play(game, "sapling B023", *PASS, "play B070a", "on 0", "pay B111")
    assert game.prompt == "cave"
    assert game.legal()[0] == "cave B001"
    assert "cave B002" not in game.legal()  # a twin
    assert game.why_not("cave B002") is None
    assert "cave B001 B002 B010" in game.legal()
    assert len(game.legal()) == 3 * 2 - 1 + 1
    play(game, "cave B001 B010")
    assert len(game.hands[0]) == 3
    assert game.caves[0] == ["B001", "B010"]


def test_mushroom_sleeps_in_its_own_turn_and_wakes_in_an_extra_one() -> None:
    # Chanterelle is B155b; a Mole of the same turn plays it, then a tree: nothing. An extra turn later it works.
    game = stacked("base", f"B023 B138 B155 B001 B002 B003 {OTHERS} B150 B004 B005 B006 B007 B008 B009")
    play(game, "sapling B023", *PASS, "draw deck", "draw deck", *PASS)
    play(game, "sapling B001", *PASS, "draw deck", "draw deck", *PASS)
    play(game, "play B138b", "on 0", "pay B002 B003")
    assert game.prompt == "dig"
    hand = sorted(game.hands[0])
    play(game, "play B155b", "on 1")
    paid = [card for card in hand if card != "B155"][:2]
    play(game, "pay " + " ".join(paid))
    assert game.prompt == "dig"
    tree = sorted(game.hands[0])[0]
    play(game, f"sapling {tree}")
    assert game.prompt == "dig"  # no "use": the mushroom works from the next turn on
    play(game, "stop")
    assert game.seat_to_act == 1
    play(game, *PASS)
    tree = sorted(game.hands[0])[0]
    play(game, f"sapling {tree}")
    assert (game.seat_to_act, game.prompt) == (0, "use")


def mole_with_penny_bun() -> OracleGame:
    """Seat 0: a birch with Penny Bun below, a sapling with the Mole below; the Mole asks."""
    game = stacked("base", f"B023 B142 B138 B001 B002 B114 {OTHERS} B067 B068")
    play(game, "play B023a", "skip", *PASS)
    play(game, "play B142b", "on 0", "pay B001 B002", *PASS)
    play(game, "draw deck", "draw deck", *PASS, "draw deck", "draw deck", *PASS)
    low = sorted(set(game.hands[0]) - {"B114", "B138"})
    play(game, f"sapling {low[0]}", *PASS)
    game.play("play B138b")
    assert game.legal() == ["on 1"]
    play(game, "on 1", f"pay {low[1]} {low[2]}")
    return game


def test_what_is_drawn_for_the_mole_stands_aside() -> None:
    game = mole_with_penny_bun()
    assert (game.prompt, game.hands[0]) == ("dig", ["B114", *game.hands[0][1:]])
    assert len(game.hands[0]) == 1
    assert game.legal() == ["sapling B114", "stop"]  # tawny owl and stag beetle cost 2
    game.play("stop")
    assert game.seat_to_act == 1


def test_mole_plays_a_bird_penny_bun_draws_aside_and_the_owl_draws_after_the_stop() -> None:
    game = stacked("base", f"B023 B142 B138 B001 B002 B123 {OTHERS} B067 B068")
    play(game, "play B023a", "skip", *PASS)
    play(game, "play B142b", "on 0", "pay B001 B002", *PASS)
    for _ in range(3):
        play(game, "draw deck", "draw deck", *PASS)
    low = sorted(set(game.hands[0]) - {"B123", "B138"})
    play(game, f"sapling {low[0]}", *PASS)
    play(game, "play B138b", "on 1", f"pay {low[1]} {low[2]}")
    before = list(game.hands[0])
    play(game, "play B123a", "on 0", f"pay {low[3]}")
    assert (game.prompt, game.ask.seat if game.ask else None) == ("use", 0)
    next_card = game.deck[0]
    game.play("use")
    assert game.aside[0] == [next_card]
    assert set(game.hands[0]) == set(before) - {"B123", low[3]}
    assert game.prompt == "dig"
    assert not any(next_card in move for move in game.legal())
    game.play("stop")
    assert next_card in game.hands[0]
    assert game.prompt == "use"  # now the jay's extra turn
    game.play("use")
    assert (game.seat_to_act, game.prompt) == (0, "turn")


# -- dartmoor ------------------------------------------------------------------------------------------

SIX = "D001 D002 D003 D004 D005 D006"


def moor_game(hand: str, after: str = "", options: Row | None = None) -> OracleGame:
    """Seat 1 drafts cave 2 (two deck cards into the cave), seat 0 cave 4 (nothing now)."""
    game = stacked("dartmoor", f"{hand} {SIX} D007 D008 {after}", options=options or {})
    assert (game.seat_to_act, game.prompt, game.legal()) == (1, "draft", ["draft 4", "draft 2"])
    play(game, "draft 2", "draft 4")
    assert game.caves == [[], ["D007", "D008"]]
    assert game.scores() == [5, 2]
    return game


def test_caves_three_and_five() -> None:
    game = stacked(
        "dartmoor", f"D013 D019 D020 D025 D031 D032 {SIX} D007 D008 D009 D010 D011 D014", caves=[3, 5]
    )
    assert game.seat_to_act == 1
    play(game, "draft 5", "draft 3")
    # seat 1 goes first: of D007 D008 D009 (twins) one is kept
    assert (game.seat_to_act, game.prompt, game.legal()) == (1, "keep", ["keep D007"])
    play(game, "keep D008")
    assert sorted(game.clearing) == ["D007", "D009"]
    assert (game.seat_to_act, game.prompt) == (0, "discard")
    assert len(game.hands[0]) == 9
    play(game, "discard D010 D011 D014")
    assert (game.seat_to_act, game.prompt, len(game.hands[0])) == (0, "turn", 6)


def test_dragonflies_at_water_soldiers() -> None:
    # Moor D146 (cost 2), Water Soldiers D106b below, then three dragonflies.
    game = moor_game("D146 D093 D095 D096 D031 D032", "D097 D098 D099 D121")
    play(game, "play D146a", "pay D031 D032", *PASS)
    play(game, "play D093b", "on 0", *PASS)
    play(game, "play D095a", "on 0", *PASS)
    game.play("play D096a")
    assert game.legal() == ["on 0", "join 0"]
    play(game, "on 0", *PASS, *("draw deck", "draw deck"), *PASS)
    dragonfly = next(card for card in sorted(game.hands[0]) if card in ("D097", "D098", "D121"))
    game.play(f"play {dragonfly}a")
    assert game.legal() == ["join 0"]
    game.play("join 0")
    top = game.forests[0][0].stacks["top"]
    assert [len(stack) for stack in top] == [2, 1]  # the first slot that qualifies


def test_no_dragonfly_joins_a_bird_with_its_cuckoo() -> None:
    game = moor_game("D007 D110 D124 D093 D095 D031".replace("D007", "D037"), "D032 D033 D034 D035")
    play(game, "draw deck", "draw deck", *PASS)  # D032 D033
    play(game, "play D037a", "pay D031 D032", *PASS)
    assert game.why_not("play D110a") == "there is no place for it"  # the cuckoo has no bird yet
    play(game, "play D124a", "on 0", "pay D033", *PASS)
    play(game, "draw deck", "draw deck", *PASS)
    game.play("play D110a")
    assert game.legal() == ["join 0"]
    pay = min(set(game.hands[0]) - {"D093", "D095", "D110"})
    play(game, "join 0", f"pay {pay}", *PASS)
    play(game, "play D093b", "on 0")
    assert game.prompt == "use" if game.seat_to_act == 0 else True
    if game.seat_to_act == 0:
        game.play("skip")  # the elderberry's draw for the plant
    play(game, *PASS)
    assert game.why_not("play D095a") == "there is no place for it"


def test_rabbits_at_a_badger() -> None:
    # Elderberry, badger D058a on the left, rabbits D054a (left) and D066b (right), then D055a joins again.
    game = moor_game("D037 D058 D054 D066 D031 D032", "D033 D034 D055 D063")
    play(game, "play D037a", "pay D031 D032", *PASS)
    game.play("play D054a")
    assert game.legal() == ["on 0"]
    assert game.why_not("join 0") is not None
    play(game, "on 0")
    assert game.prompt == "free"  # more rabbits
    assert game.legal() == ["place D066b", "skip"]
    play(game, "skip", *PASS)
    assert game.why_not("play D058a") == "there is no place for it"  # no other species onto a rabbit


def test_show_only_when_nothing_else_is_left() -> None:
    hand = "D045 D046 D047 D048 D049 D050"
    game = moor_game(hand, "D051 D052 D001".replace(" D001", "") + " D009 D010 D053 D054")
    play(game, "draw deck", "draw deck", *PASS)
    play(game, "draw deck", "draw deck")
    assert len(game.hands[0]) == 10
    play(game, "play D001a", "skip")
    assert (game.seat_to_act, game.legal()) == (0, ["show"])
    play(game, "show")
    assert game.prompt == "discard"
    assert len(game.legal()) == 45
    play(game, "discard D045 D046")
    assert len(game.hands[0]) == 10
    assert game.seat_to_act == 1
    assert {"D045", "D046"} <= set(game.clearing)


def test_shrew_earns_its_bonus_and_lake_fly_uses_the_bat() -> None:
    # Elderberry; Lake Fly D061a; the bat D050a (Brandt's) placed free puts two deck cards into the cave.
    game = moor_game("D037 D061 D089 D075 D031 D032", "D033 D034 D035 D036")
    play(game, "play D037a", "pay D031 D032", *PASS)
    play(game, "play D061a", "on 0")
    assert (game.prompt, game.legal()) == ("free", ["place D075b", "skip"])  # the left slot is taken
    play(game, "place D075b", "on 0")
    assert game.prompt == "use"
    play(game, "use")
    assert len(game.caves[0]) == 2
    assert game.seat_to_act == 1


def test_wheatear_as_a_bonus() -> None:
    for value, asked in (("effect", True), ("bonus", False)):
        game = moor_game("D146 D100 D031 D013 D014 D032", "D033 D034 D035 D036", {"wheatear": value})
        play(game, "play D146a", "pay D013 D031", *PASS, "play D100a", "on 0", "pay D014")
        assert (game.seat_to_act == 0) == asked
    play(game, *PASS)
    assert game.caves[0] == []
    game = moor_game("D146 D100 D031 D013 D014 D032", "D033 D034 D035 D036", {"wheatear": "bonus"})
    play(game, "play D146a", "pay D013 D014", *PASS, "play D100a", "on 0", "pay D031", "use")
    assert len(game.caves[0]) == 1  # one moor


def test_hosts_that_look_alike_are_one_move() -> None:
    game = stacked("base", f"B023 B024 B025 B067 B070 B071 {OTHERS}")
    play(game, "sapling B023", *PASS, "sapling B024", *PASS, "play B067a")
    assert game.legal() == ["on 0"]
    assert game.why_not("on 1") is None
    play(game, "on 1", *PASS, "play B025a", "skip", *PASS)
    game.play("play B070b")
    assert game.legal() == ["on 0", "on 1", "on 2"]
