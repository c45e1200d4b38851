"""`why_not` is the slow truth: it allows just what is listed (by any copy's id), and says why it refuses the rest."""

import ast
import inspect
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from spinney import BadMove, Game, IllegalMove, Move
from spinney.engine import why
from spinney.engine.why import why_not
from tests.engine.walks import ALL_BOXES, EDITIONS, PROMPTS, SOAK, kind_of, walk
from tests.scenes import do, play, scene

CODES = {
    "over", "not_your_prompt", "bad_move", "has_tree", "not_in_hand", "not_in_clearing", "no_such_cave", "hand_full",
    "too_expensive", "can_do_else", "wrong_type", "needs_bird", "moor_only", "tree_or_shrub_only", "no_slot",
    "slot_taken", "no_such_host", "wrong_number",
}  # fmt: skip
"""The closed list of reasons."""

VERBS = {
    "mulligan": ("keep", "mulligan"), "draft": ("draft",), "turn": ("draw", "play", "sapling", "show"),
    "second": ("draw",), "place": ("on", "join"), "pay": ("pay",), "use": ("use", "skip"), "free": ("place", "skip"),
    "dig": ("play", "sapling", "stop"), "take": ("take", "skip"), "cave": ("cave", "skip"),
    "face_down": ("lay", "skip"), "discard": ("discard",), "keep": ("keep",),
}  # fmt: skip
"""The verbs that answer each prompt (docs/decisions.md)."""
ALL_VERBS = sorted({verb for verbs in VERBS.values() for verb in verbs})
EACH = 30 if SOAK else 6
"""So many decisions of each kind are looked at."""


# -- every move that could be written -----------------------------------------------------------------------------


def candidates(game: Game) -> Iterator[str]:
    """Everything that could be written at this moment: each verb of the prompt with each word, and sets of cards."""
    state, kind = game.state, kind_of(game)
    ids = [*state.tables.copy_ids, "X001", f"{state.tables.copy_ids[0][0]}999"]
    hosts = [str(number) for number in range(len(state.forests[state.seat].keys) + 7)]
    for verb in VERBS[kind]:
        yield verb
        for word in ("deck", *hosts, *ids, *(card + letter for card in ids for letter in "ab")):
            yield f"{verb} {word}"
        if verb in ("pay", "cave", "discard"):
            hand, clearing = state.hands[state.seat], state.clearing
            for zone in (hand, clearing, hand[:2] + state.aside[:1] + clearing[:2]):
                largest = len(zone) if kind == "cave" and zone is hand else 4
                for size in range(2, min(largest, 5) + 1):
                    for some in combinations([state.tables.card_ids[card] for card in zone], size):
                        yield " ".join((verb, *some))
    for verb in ALL_VERBS:
        if verb not in VERBS[kind]:
            for word in ("", "deck", "0", ids[0], f"{ids[0]}a", f"{ids[0]} {ids[1]}"):
                yield f"{verb} {word}".strip()


def plain_form(game: Game, move: Move) -> tuple[object, ...]:
    """The same for moves that are one: copies of one kind, hosts that look alike."""
    state, t = game.state, game.state.tables
    if move.verb in ("on", "join") and int(move.words[0]) < len(state.forests[state.seat].keys):
        return (move.verb, state.forests[state.seat].keys[int(move.words[0])])
    words = [f"{t.number_of[word[:4]]}{word[4:]}" if word[:4] in t.number_of else word for word in move.words]
    return (move.verb, *sorted(words))


def parsed(text: str) -> Move | None:
    """The move of a text, None where it is no move at all."""
    try:
        return Move.parse(text)
    except BadMove:
        return None


def check(game: Game) -> Counter[str]:
    """Tries every candidate; how often each reason was given."""
    reasons: Counter[str] = Counter()
    before = game.state.key()
    listed = {plain_form(game, move) for move in game.legal_moves()}
    assert len(listed) == len(game.legal_moves())
    allowed = set()
    for text in candidates(game):
        move = parsed(text)
        if move is None:
            continue
        reason = why_not(game.state, move)
        form = plain_form(game, move)
        assert (reason is None) == (form in listed), f"{text} at move {game.seq} of {game.deal.seed}: {reason}"
        if reason is None:
            allowed.add(form)
        else:
            assert reason.code in CODES
            assert is_a_sentence(str(reason)), str(reason)
            reasons[reason.code] += 1
    assert listed <= allowed or kind_of(game) == "cave"  # not all of the Raccoon's thousand sets are tried
    assert game.state.key() == before
    return reasons


def is_a_sentence(text: str) -> bool:
    """One line that says something to a person."""
    return len(text.split()) >= 3 and "\n" not in text and "object at" not in text


@pytest.mark.parametrize("edition", [*EDITIONS, ALL_BOXES])
def test_why_not_allows_exactly_what_is_listed(edition: str) -> None:
    """At sampled decisions of every kind, over all moves that can be written."""
    looked: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for seed in range(200, 260):
        for game in walk(edition, 2 + seed % 4, seed):
            kind = kind_of(game)
            if (
                kind
                and looked[kind] < EACH
                and (game.seq % 7 == seed % 7 or kind not in ("turn", "pay", "second", "use"))
            ):
                looked[kind] += 1
                reasons += check(game)
        if all(looked[kind] >= EACH for kind in PROMPTS[edition]):
            break
    assert set(looked) == PROMPTS[edition]
    assert len(reasons) >= 8


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_illegal_move_changes_nothing(edition: str) -> None:
    """`play` refuses with the same reason, and position, log and way back stay as they were."""
    for number, game in enumerate(walk(edition, 2, 300)):
        if number % 20 or game.is_over:
            continue
        before, log, can_undo = game.state.key(), game.moves, game.can_undo
        for text in list(candidates(game))[:: 1 if SOAK else 25]:
            move = parsed(text)
            reason = why_not(game.state, move) if move else None
            if reason is None:
                continue
            with pytest.raises(IllegalMove) as caught:
                game.play(text)
            assert (caught.value.code, str(caught.value)) == (reason.code, str(reason))
            assert game.why_not(text) == str(reason)
        assert (game.state.key(), game.moves, game.can_undo) == (before, log, can_undo)


def test_the_list_of_codes_is_closed() -> None:
    """Each code that stands in `engine.why` is in the list above, and the list holds no other."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(why))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalMove":
            found |= texts_in(node.args[0])
        if isinstance(node, ast.Assign) and [ast.unparse(name) for name in node.targets] == ["code"]:
            found |= (
                texts_in(node.value.body) | texts_in(node.value.orelse) if isinstance(node.value, ast.IfExp) else set()
            )
    assert found == CODES


def texts_in(node: ast.expr) -> set[str]:
    """The text that an expression is, if it is one."""
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


# -- each reason names what ---------------------------------------------------------------------------------------


def refused(game: Game, text: str) -> tuple[str, str]:
    """Code and sentence of a refusal."""
    with pytest.raises(IllegalMove) as caught:
        game.play(text)
    return caught.value.code, str(caught.value)


def test_a_hand_with_a_tree_is_kept() -> None:
    game = next(game for seed in range(50) for game in walk("base", 2, seed) if len(game.legal_moves()) == 1)
    assert kind_of(game) == "mulligan"
    assert refused(game, "mulligan") == ("has_tree", "only a hand without a tree may be changed")


def test_wrong_prompt_names_the_prompt() -> None:
    code, text = refused(scene("base", hand=["oak"]), "pay B001")
    assert code == "not_your_prompt"
    assert "turn" in text


def test_a_card_that_is_elsewhere() -> None:
    game = scene("base", hand=["B010", "B024", "B034"], clearing=["B001"])
    for text, code in (
        ("play B001a", "not_in_hand"),
        ("sapling B001", "not_in_hand"),
        ("draw B010", "not_in_clearing"),
        ("draw B999", "bad_move"),
        ("draw D001", "bad_move"),
    ):
        got, said = refused(game, text)
        assert got == code
        assert text.split()[1][:4] in said
    assert refused(game, "play B010b")[0] == "bad_move"
    do(game, "play B010a")
    assert refused(game, "pay B010 B024")[0] == "not_in_hand"
    code, said = refused(game, "pay B024")
    assert (code, "2" in said) == ("wrong_number", True)


def test_a_full_hand() -> None:
    hand = [f"B{number:03}" for number in range(1, 11)]
    for text in ("draw deck", "draw B023"):
        code, said = refused(scene("base", hand=hand, clearing=["B023"]), text)
        assert (code, "10" in said) == ("hand_full", True)


def test_too_expensive_names_the_cost() -> None:
    code, said = refused(scene("base", hand=["B010", "B001"]), "play B010a")
    assert (code, "2" in said, "1" in said) == ("too_expensive", True, True)


def test_no_place() -> None:
    game = scene("base", hand=["B114", "B001", "B002"])
    code, said = refused(game, "play B114a")
    assert (code, "tawny_owl" in said) == ("no_slot", True)
    game = scene("base", hand=["B114", "B001", "B002"], forest=["oak bullfinch", "birch"])
    do(game, "play B114a")
    assert refused(game, "on 0")[0] == "slot_taken"
    assert refused(game, "join 0")[0] == "slot_taken"
    code, said = refused(game, "on 2")
    assert (code, "2" in said) == ("no_such_host", True)


def test_moors_have_no_sides_and_some_cards_need_one() -> None:
    game = scene("dartmoor", hand=["curlew", "alcathoe_bat", "ash", "ash"], forest=["elderberry", "wet_woodland"])
    do(game, "play curlew")
    code, said = refused(game, "on 0")
    assert (code, "curlew" in said) == ("moor_only", True)
    game.undo()
    do(game, "play alcathoe_bat")
    assert refused(game, "on 1")[0] == "no_slot"


def test_a_cuckoo_needs_a_bird() -> None:
    game = scene("dartmoor", hand=["cuckoo", "ash"], forest=["elderberry meadow_pipit", "ash"])
    do(game, "play cuckoo")
    code, said = refused(game, "on 1")
    assert (code, "cuckoo" in said) == ("needs_bird", True)
    assert refused(game, "join 1")[0] == "slot_taken"


def test_a_free_play_of_the_wrong_kind() -> None:
    game = scene("base", hand=["gnat", "lynx", "oak"], forest=["birch"])
    play(game, "gnat", on=0)
    lynx = next(half for half in (f"{game.view(0).hand[i]}{letter}" for i in (0, 1) for letter in "ab")
                if "lynx" in species_name(game, half))  # fmt: skip
    code, said = refused(game, f"place {lynx}")
    assert (code, "lynx" in said) == ("wrong_type", True)


def species_name(game: Game, half: str) -> str:
    """The species of a half, empty where there is none."""
    t = game.state.tables
    species = t.half_species[2 * t.number_of[half[:-1]] + "ab".index(half[-1])]
    return t.species_ids[species] if species >= 0 else ""


def test_showing_the_hand_is_the_last_resort() -> None:
    for edition in EDITIONS:
        assert refused(scene(edition, hand=["B001" if edition == "base" else "D001"]), "show")[0] == "can_do_else"
    full = [f"B{number:03}" for number in range(1, 11)]
    assert refused(scene("base", hand=full), "show")[0] == "can_do_else"


def test_a_cave_that_is_not_open() -> None:
    game = next(iter(walk("dartmoor", 2, 1)))
    code, said = refused(game, "draft 9")
    assert (code, "9" in said) == ("no_such_cave", True)


def test_a_game_that_is_over() -> None:
    *_, game = walk("base", 2, 1)
    for text in ("draw deck", "skip", "keep"):
        assert refused(game, text) == ("over", "the game is over")


@pytest.mark.parametrize(
    "move",
    [
        Move("pay", ("B011", "B011")),
        Move("pay", ("B012", "B011", "B011")),
        Move("pay", ("B010", "B012")),
        Move("pay", ()),
        Move("pay", ("deck", "B011")),
    ],
    ids=str,
)
def test_a_made_up_move_is_no_way_around_the_form_of_a_set(move: Move) -> None:
    """A `Move` that `parse` would refuse is refused by `play` too: no card pays twice."""
    game = scene("base", hand=["B010", "B024", "B012", "B001"])  # B010 to B012 are equal: one is played, one is left
    do(game, "play B010a")
    before = game.state.key()
    with pytest.raises((BadMove, IllegalMove)):
        game.play(move)
    assert game.state.key() == before


@pytest.mark.parametrize(
    "move",
    [
        Move("play"), Move("play", ("",)), Move("draw", ("deck", "B001")), Move("draw", ()), Move("sapling", ("Bxyz",)),
        Move("fly", ("B001",)), Move("show", ("B001",)),
    ],
    ids=str,
)  # fmt: skip
def test_a_made_up_move_that_is_none_is_refused(move: Move) -> None:
    """`play` raises one of our own errors, never another, and such a move does not get into the log."""
    game = scene("base", hand=["B010", "B011", "B012"], clearing=["B001"])
    with pytest.raises((BadMove, IllegalMove)):
        game.play(move)
    assert game.seq == scene("base", hand=["B010"]).seq


def test_a_made_up_move_in_another_order_is_the_same_move() -> None:
    game = scene("base", hand=["B010", "B011", "B012", "B001"])
    do(game, "play B010a")
    game.play(Move("pay", ("B012", "B001")))
    assert str(game.moves[-1]) == "pay B001 B010"
