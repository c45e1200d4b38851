"""What a seat could do with its cards: plans against the judge of moves, and against what really playing them gives."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from random import Random

import pytest

from spinney import Game, Move
from spinney.cards.load import load_edition
from spinney.engine.plans import Plan, Spot, plans, prospects, refused
from spinney.engine.why import why_not
from spinney.engine.worth import card_points
from tests.engine.walks import ALL_BOXES, EDITIONS, SOAK, kind_of, species_of, walk
from tests.scenes import do, scene

GAMES = 60 if SOAK else 4
EACH = 60 if SOAK else 20
"""So many decisions of each kind are looked at in an edition."""
TRIED = 40 if SOAK else 8
"""So many places of a decision are really taken."""
WANTED = 40 if SOAK else 6
"""So many bonuses are earned, and as many not."""
VERBS = {"turn": ("play", "sapling"), "dig": ("play", "sapling"), "free": ("place",), "face_down": ("lay",)}
"""The verbs that put a card into the forest."""
PROMPTS = {*VERBS, "place", "pay"}


def moments(edition: str) -> Iterator[tuple[Game, Random]]:
    """Decisions of every kind at which a card may come into a forest, spread over random games."""
    looked: Counter[str] = Counter()
    for seed in range(GAMES):
        rng = Random(seed)
        most = EACH * (seed + 1) // GAMES
        for game in walk(edition, 2 + seed % 4, 400 + seed):
            kind = kind_of(game)
            if kind in PROMPTS and looked[kind] < most and (kind not in ("turn", "place", "pay") or rng.random() < 0.1):
                looked[kind] += 1
                yield game, rng
    assert all(looked[kind] for kind in PROMPTS - ({"dig"} if edition == "dartmoor" else {"face_down"})), looked


def made(game: Game) -> list[Plan]:
    """The plans of the seat that is to decide."""
    return plans(game.view(game.seat_to_act))


def allowed(game: Game, text: str) -> bool:
    """Whether the judge of moves lets it pass."""
    return why_not(game.state, Move.parse(text)) is None


def candidates(game: Game) -> list[str]:
    """Every move that could put a card of the hand or the clearing into the forest."""
    state, found = game.state, []
    for card in (*state.hands[state.seat], *state.clearing):
        name = state.tables.card_ids[card]
        for verb in VERBS.get(kind_of(game), ()):
            found += [f"{verb} {name}a", f"{verb} {name}b"] if verb in ("play", "place") else [f"{verb} {name}"]
    return found


# -- what may be done ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_plans_are_what_may_be_done(edition: str) -> None:
    """One for each play that the judge allows, with all places at all hosts, and no more."""
    for game, _ in moments(edition):
        found = made(game)
        if kind_of(game) in VERBS:
            assert sorted(plan.move for plan in found) == sorted(
                {text for text in candidates(game) if allowed(game, text)}
            )
            listed = {str(move) for move in game.legal_moves() if move.verb in VERBS[kind_of(game)]}
            assert listed <= {plan.move for plan in found}
        else:
            prompt = game.prompt
            assert prompt is not None
            [plan] = found
            assert (plan.card, plan.move) == (prompt.details["card"], f"play {prompt.details['card']}")
        for plan in found:
            check_spots(game, plan)


def check_spots(game: Game, plan: Plan) -> None:
    """The places of a plan are those that the judge allows, each once."""
    at_place = game
    if kind_of(game) in VERBS:
        at_place = game.copy()
        at_place.play(plan.move)
    if kind_of(game) == "pay":
        assert len(plan.spots) == 1
    elif plan.spots[0].move is None:
        [spot] = plan.spots
        assert (spot.host, spot.position) == (None, "host")
    else:
        hosts = range(len(game.state.forests[game.state.seat].keys) + 1)
        tries = [f"{verb} {host}" for host in hosts for verb in ("on", "join")]
        assert sorted(str(spot.move) for spot in plan.spots) == sorted(
            text for text in tries if allowed(at_place, text)
        )
        assert all(str(spot.move).split()[1] == str(spot.host) for spot in plan.spots)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_refused_and_why(edition: str) -> None:
    """At a turn, and while the Mole digs, each half of the hand either has a plan or a reason."""
    codes: set[str] = set()
    for game, _ in moments(edition):
        state, found = game.state, refused(game.view(game.seat_to_act))
        if kind_of(game) not in ("turn", "dig"):
            assert found == {}
            continue
        t = state.tables
        halves = [2 * card + side for card in state.hands[state.seat] for side in (0, 1)]
        names = {t.card_ids[half >> 1] + "ab"[half & 1] for half in halves if t.half_species[half] >= 0}
        assert found.keys() == names - {plan.card for plan in made(game)}
        for half, code in found.items():
            reason = why_not(state, Move.parse(f"play {half}"))
            assert reason is not None
            assert reason.code == code
        codes |= set(found.values())
    assert codes >= {"no_slot", "too_expensive"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_who_decides_has_plans(edition: str) -> None:
    for game, _ in islice(moments(edition), 20):
        for seat in (*range(len(game.seats)), None):
            if seat != game.seat_to_act:
                assert plans(game.view(seat)) == []
                assert refused(game.view(seat)) == {}


def test_no_plans_where_nothing_can_be_placed() -> None:
    """Other decisions, and the end."""
    seen = set()
    for game in walk("dartmoor", 2, 77):
        if kind_of(game) not in PROMPTS and (kind_of(game) not in seen or game.is_over):
            seen.add(kind_of(game))
            assert plans(game.view(game.seat_to_act)) == []
            assert refused(game.view(game.seat_to_act)) == {}
    assert {"draft", "second", "use", ""} <= seen


# -- what it would change -----------------------------------------------------------------------------------------


def carried_out(game: Game, plan: Plan, spot: Spot, rng: Random) -> Game:
    """The game after the plan, with any payment."""
    after, kind = game.copy(), kind_of(game)
    if kind in VERBS:
        after.play(plan.move)
    if kind != "pay" and spot.move is not None:
        after.play(spot.move)
    if plan.cost:
        assert kind_of(after) == "pay"
        after.play("pay " + " ".join(rng.sample(plan.pay, plan.cost)))
    return after


def check_spot(game: Game, after: Game, spot: Spot) -> bool:
    """What the spot promised has come true; False if more than that has happened."""
    seat = game.state.seat
    old, new = game.state.forests[seat], after.state.forests[seat]
    host = len(old.cards) if spot.host is None else spot.host
    assert spot.gain == spot.worth + sum(points for _, _, points in spot.others)
    if after.state.caves[seat] != game.state.caves[seat] or len(new.cards) > len(old.cards) + (spot.host is None):
        return False
    points, before = card_points(after.state.forests, seat), card_points(game.state.forests, seat)
    assert after.scores()[seat] - game.scores()[seat] == spot.gain
    assert points[host][-1] == spot.worth
    changed = {(h, at): points[h][at] - old for h, row in enumerate(before) for at, old in enumerate(row)}
    assert {(h, at): more for h, at, more in spot.others} == {place: more for place, more in changed.items() if more}
    place = after.view(seat).seats[seat].hosts[host][-1]
    assert place[0] == spot.position
    return True


@pytest.mark.parametrize("edition", [*EDITIONS, ALL_BOXES])
def test_a_plan_keeps_what_it_promises(edition: str) -> None:
    kept: Counter[str] = Counter()
    for game, rng in moments(edition):
        ways = [(plan, spot) for plan in made(game) for spot in plan.spots]
        for plan, spot in rng.sample(ways, min(len(ways), TRIED)):
            after = carried_out(game, plan, spot, rng)
            kept[kind_of(game)] += check_spot(game, after, spot)
    assert sum(kept.values()) > 60
    assert all(kept[kind] for kind in ("turn", "place", "pay", "free")), kept


@pytest.mark.parametrize("edition", EDITIONS)
def test_costs_and_who_may_pay(edition: str) -> None:
    """All other cards of the hand may pay, nothing for what is free; those that show the symbol earn the bonus."""
    table = load_edition(edition)
    symbols = {card.id: [half.symbol for half in card.halves] for card in table.cards}
    halves = {card.id + letter: half for card in table.cards for letter, half in zip("ab", card.halves, strict=False)}
    for game, _ in moments(edition):
        t, seen = game.state.tables, game.view(None).prompt  # a spectator sees what the place is chosen for
        assert seen is not None
        hand = [t.card_ids[card] for card in game.state.hands[game.state.seat]]
        for plan in made(game):
            if plan.move.split()[0] in ("sapling", "lay"):
                assert (plan.cost, plan.pay, plan.bonus, plan.earns) == (0, (), False, ())
                continue
            half = halves[plan.card]
            row = table.species[half.species]
            assert plan.cost == (0 if seen.kind == "free" else row.cost)
            others = Counter(hand) - Counter([plan.card[:-1]])
            assert Counter(plan.pay) == (others if plan.cost else Counter())
            assert plan.bonus == (bool(row.bonus) and seen.kind != "free")
            earning = {card for card in plan.pay if half.symbol in symbols[card]}
            assert set(plan.earns) == (earning if plan.bonus else set())


def bonus_comes(game: Game, half: str) -> bool:
    """Whether the bonus of a half that was just played is asked about; everything before it is turned down."""
    seat = game.seat_to_act
    for _ in range(20):
        prompt = game.prompt
        if prompt is None or prompt.seat != seat or prompt.kind in ("turn", "second"):
            return False
        if (prompt.details.get("source"), prompt.details.get("card")) == ("bonus", half):
            return True
        no = [move for move in game.legal_moves() if move.verb in ("skip", "stop")]
        game.play((no or game.legal_moves())[0])
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bonus_is_earned_by_those_that_earn_it(edition: str) -> None:
    """Paying with them alone brings the bonus, one other card among them does not."""
    table, tried, rng = load_edition(edition), Counter[bool](), Random(5)
    asking = {name for name, row in table.species.items() if row.bonus and row.bonus[0]["do"] in ("draw", "turn")}
    # other bonuses may find nothing to do
    for game in chain.from_iterable(walk(edition, 2, seed) for seed in range(430, 450)):
        for plan in made(game) if kind_of(game) == "turn" else ():
            if not plan.bonus or not plan.cost or species_of(game, plan.card) not in asking:
                continue
            other = [card for card in plan.pay if card not in plan.earns][:1]
            mixed = (*other, *plan.earns) if other and len(plan.earns) < plan.cost else ()
            for payers, earned in ((plan.earns, True), (mixed[: plan.cost], False)):
                if len(payers) >= plan.cost and tried[earned] < WANTED:
                    after = carried_out(game, replace(plan, pay=payers), plan.spots[0], rng)
                    if not after.is_over:
                        tried[earned] += 1
                        assert bonus_comes(after, plan.card) == earned
        if min(tried[True], tried[False]) == WANTED:
            return
    raise AssertionError(f"the games have too few of them: {tried}")


def test_a_bonus_that_costs_nothing_is_earned() -> None:
    game = scene("dartmoor", hand=["shrew", "ash"], forest=["ash", "ash gnat"])
    plan = next(plan for plan in made(game) if plan.cost == 0 and plan.bonus)
    assert (plan.pay, plan.earns) == ((), ())
    game.play(plan.move)
    do(game, "on 0")
    assert bonus_comes(game, plan.card)


# -- hosts that look alike ----------------------------------------------------------------------------------------


def spot_at(game: Game, species: str, move: str) -> Spot:
    """The place of a hand card."""
    plan = next(plan for plan in made(game) if plan.move[:4] == "play" and species_of(game, plan.card) == species)
    return next(spot for spot in plan.spots if spot.move == move)


def test_hosts_that_look_alike_show_other_symbols() -> None:
    """Cards of one species do not all gain by the same card."""
    forest = ["birch roe_deer@birch", "birch roe_deer@beech"]
    game = scene("base", hand=["chaffinch@beech", "oak", "oak"], forest=forest)
    for host in (0, 1):
        spot = spot_at(game, "chaffinch", f"on {host}")
        assert (spot.gain, spot.worth, spot.others) == (3, 0, ((1, 1, 3),))


def test_hosts_that_look_alike_were_filled_in_another_order() -> None:
    """A place among the cards of a host is by arrival."""
    forest = ["birch european_fat_dormouse> wood_ant", "birch wood_ant european_fat_dormouse>"]
    game = scene("base", hand=["bechsteins_bat@oak", "birch", "birch"], forest=forest)
    assert spot_at(game, "bechsteins_bat", "on 0").others == ((0, 1, 15),)
    assert spot_at(game, "bechsteins_bat", "on 1").others == ((1, 2, 15),)


def test_what_does_not_divide_goes_where_it_will_be() -> None:
    game = scene("base", hand=["fire_salamander", "oak"], forest=["birch", "oak fire_salamander", "birch"])
    assert [
        (spot.worth, spot.others) for move in ("on 0", "on 2") for spot in [spot_at(game, "fire_salamander", move)]
    ] == [
        (8, ((1, 1, 2),)),
        (7, ((1, 1, 3),)),
    ]


def test_equal_cards_have_one_plan() -> None:
    game = scene("base", hand=["linden", "linden", "linden"])
    assert len([move for move in game.legal_moves() if move.verb == "play"]) == 1
    [plan] = [plan for plan in made(game) if plan.move.startswith("play")]
    assert plan.pay == ("B001", "B001")
    assert len([plan for plan in made(game) if plan.move.startswith("sapling")]) == 1


def test_a_gain_is_made_of_the_card_and_of_others() -> None:
    game = scene("base", hand=["goshawk", "oak", "oak"], forest=["birch goshawk", "birch"])
    spot = spot_at(game, "goshawk", "on 1")
    assert (spot.gain, spot.worth, spot.others) == (9, 6, ((0, 1, 3),))
    game = scene("base", hand=["linden", "oak"], forest=["linden"], others=[["linden", "linden"]])
    [spot] = next(plan.spots for plan in made(game) if plan.cost == 1)
    assert (spot.gain, spot.worth, spot.others) == (5, 3, ((0, 0, 2),))


# -- the cave, and cards that are not in hand ---------------------------------------------------------------------


def planned(game: Game, found: list[Plan], species: str) -> Plan:
    """The plan that plays this species openly."""
    return next(plan for plan in found if len(plan.card) > 4 and species_of(game, plan.card) == species)


def test_it_is_told_for_what_a_card_of_the_deck_is_turned_over() -> None:
    """For a tree, open or face down; for nothing that lies at one."""
    game = scene("base", hand=["oak", "oak", "oak", "brown_bear"], forest=["birch"])
    plans = made(game)
    assert planned(game, plans, "oak").reveals
    assert not planned(game, plans, "brown_bear").reveals
    assert next(plan for plan in plans if len(plan.card) == 4).reveals


def test_what_goes_into_the_cave_is_told() -> None:
    """The bear takes the clearing with what pays for it; the raccoon what is left of the hand."""
    clearing = ["oak", "birch", "linden"]
    game = scene("base", hand=["brown_bear", "oak", "oak", "oak"], forest=["birch"], clearing=clearing)
    bear = planned(game, made(game), "brown_bear")
    assert bear.cave == len(clearing) + bear.cost
    game = scene("base", hand=["raccoon", "oak", "oak", "oak"], forest=["birch"])
    raccoon = planned(game, made(game), "raccoon")
    assert raccoon.cave == 3 - raccoon.cost


def test_a_bonus_that_is_sure_to_fill_the_cave_is_told() -> None:
    """The shrew costs nothing: its bonus, a card of the deck for each insect, is always earned."""
    game = scene("dartmoor", hand=["shrew"], forest=["ash lake_fly", "ash gnat", "ash"])
    assert planned(game, made(game), "shrew").cave == 2


def test_a_card_that_is_placed_free_with_its_effect_fills_the_cave() -> None:
    """The lake fly lets a bat be placed with its effect, also while its place is chosen; the gnat leaves it out."""
    bats = ["alcathoe_bat", "brandts_bat", "serotine_bat"]
    for fly, caves in (("lake_fly", [1, 2, 0]), ("gnat", [0, 0, 0])):
        game = scene("dartmoor", hand=[fly, *bats], forest=["ash", "ash"], clearing=["ash"])
        do(game, f"play {fly}", "on 0")
        assert [planned(game, made(game), bat).cave for bat in bats] == caves
        do(game, "place brandts_bat")
        [plan] = made(game)
        assert (plan.cost, plan.cave) == (0, caves[1])
        do(game, "on 1")
        if caves[1]:
            do(game, "use")
        assert len(game.state.caves[0]) == caves[1]


def test_a_card_of_the_clearing_is_weighed_as_if_in_hand() -> None:
    game = scene("base", hand=["oak"], forest=["oak"], clearing=["red_squirrel"])
    card = game.view(game.state.seat).clearing[0]
    seat = game.state.seat
    squirrel = planned(game, prospects(game.view(seat), card), "red_squirrel")
    assert [(spot.move, spot.gain) for spot in squirrel.spots] == [("on 0", 5)]
    assert prospects(game.view(None), card) == []
    assert prospects(game.view(1 - seat), card) == []


@pytest.mark.parametrize("winters", [0, 1, 2])
def test_only_what_risks_nothing_is_called_a_gain(winters: int) -> None:
    game = scene("base", hand=["birch"])
    game.state.winter = winters
    game.play(next(str(move) for move in game.legal_moves() if move.verb == "play"))
    assert game.prompt is not None
    assert game.prompt.kind == "use"
    assert game.prompt.details.get("gain", False) is (winters < 2)
