"""Move texts: `str` and `parse` are inverses, and what is no move is refused in one line (docs/decisions.md)."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from spinney import BadMove, Move, SpinneyError
from tests.engine.walks import QUICK, new_game
from tests.scenes import do, scene

CARD = st.from_regex(r"[A-Z][0-9]{3}", fullmatch=True)
HALF = st.from_regex(r"[A-Z][0-9]{3}[ab]", fullmatch=True)
NUMBER = st.integers(0, 999).map(str)


def one(verb: str, words: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """A verb with one word."""
    return words.map(lambda word: f"{verb} {word}")


def many(verb: str, most: int) -> st.SearchStrategy[str]:
    """A verb with a set of cards."""
    return st.lists(CARD, min_size=1, max_size=most, unique=True).map(lambda cards: " ".join([verb, *cards]))


GOOD = st.one_of(
    st.sampled_from(["keep", "mulligan", "draw deck", "show", "use", "skip", "stop"]),
    *(one(verb, CARD) for verb in ("draw", "sapling", "take", "lay", "keep")),
    *(one(verb, HALF) for verb in ("play", "place")),
    *(one(verb, NUMBER) for verb in ("on", "join", "draft")),
    *(many(verb, 10) for verb in ("pay", "discard", "cave")),
)


def parsed(text: str) -> Move | BadMove:
    """The move, or why it is none."""
    try:
        return Move.parse(text)
    except BadMove as error:
        return error


WORDS = st.sampled_from(
    [
        "draw",
        "play",
        "pay",
        "cave",
        "on",
        "deck",
        "B001",
        "B002a",
        "B1",
        "b001",
        "",
        " ",
        "0",
        "-1",
        "01",
        "1000",
        "¹",
        "٣",
    ]
)


@QUICK
@given(GOOD)
def test_every_well_formed_text_is_a_move(text: str) -> None:
    verb, *words = text.split(" ")
    move = Move.parse(text)
    assert (move.verb, set(move.words)) == (verb, set(words))
    assert list(move.words) == sorted(words)
    assert Move.parse(str(move)) == move


@QUICK
@given(
    st.one_of(
        st.text(max_size=40), st.lists(WORDS, max_size=5).map(" ".join), st.lists(WORDS, max_size=4).map("  ".join)
    )
)
@example("pay B001 B001")
@example("draw deck ")
@example("draw\tdeck")
@example("use\n")
@example("pay " + " ".join(f"B{number:03}" for number in range(500)))
@example("on 1٢")
@example("draw B٠٠١")
def test_any_text_is_a_move_or_refused(text: str) -> None:
    """Arbitrary text raises `BadMove` or goes round; one move has one spelling, in plain ASCII."""
    move = parsed(text)
    if isinstance(move, BadMove):
        assert move.code == "bad_move"
        assert "\n" not in str(move)
        assert len(str(move)) < 400
        return
    assert Move.parse(str(move)) == move
    assert sorted(str(move).split()) == sorted(text.split())
    assert text.isascii()


@pytest.mark.parametrize("thing", [None, 3, b"draw deck", ["draw", "deck"], ("draw", "deck"), {}, 1.5, True])
def test_what_is_no_text_is_refused(thing: object) -> None:
    with pytest.raises(BadMove):
        Move.parse(thing)  # type: ignore[arg-type]
    with pytest.raises(SpinneyError):
        new_game("base", 2, 1).play(thing)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "fly",
        "draw",
        "draw deck deck",
        "draw b001",
        "draw B1",
        "draw B0000001",
        "play B001",
        "play B001c",
        "keep B001 B002",
        "mulligan B001",
        "show B001",
        "use it",
        "skip 1",
        "on",
        "on -1",
        "on 01",
        "on 1000",
        "on B001",
        "pay",
        "pay B001a",
        "pay B001, B002",
        "PAY B001",
        " draw deck",
        "draw  deck",
        "draw deck\n",
        "cave",
    ],
)
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(BadMove):
        Move.parse(text)


def test_cards_of_a_set_may_stand_in_any_order() -> None:
    assert str(Move.parse("pay B004 B002 B003")) == "pay B002 B003 B004"
    game = scene("base", hand=["B010", "B001", "B034", "B002"])
    do(game, "play B010a")
    game.play("pay B034 B001")
    assert str(game.moves[-1]) == "pay B001 B033"


def test_moves_are_values() -> None:
    assert Move.parse("draw deck") == Move("draw", ("deck",))
    assert len({Move.parse("pay B001 B002"), Move.parse("pay B002 B001")}) == 1
    assert repr(Move.parse("on 3")) == "Move('on 3')"


def test_the_order_of_legal_moves_is_the_one_of_the_docs() -> None:
    """Deck, clearing in its order, plays by id (half a, half b, sapling); hosts by number; "no" comes last."""
    game = scene("base", hand=["B114", "B010", "B123"], forest=["birch", "oak"], clearing=["B051", "B035"])
    assert [str(move) for move in game.legal_moves()] == [
        "draw deck", "draw B049", "draw B033", "play B010a", "sapling B010", "play B114a", "play B114b", "sapling B114",
        "play B123a", "play B123b", "sapling B123",
    ]  # fmt: skip
    do(game, "play B123a")
    assert [str(move) for move in game.legal_moves()] == ["on 0", "on 1"]
    do(game, "on 1")
    assert [str(move) for move in game.legal_moves()] == ["pay B010", "pay B114"]
    do(game, "pay B010")
    assert [str(move) for move in game.legal_moves()] == ["use", "skip"]


def test_on_stands_before_join() -> None:
    game = scene("dartmoor", hand=["keeled_skimmer"], forest=["wet_woodland water_soldiers southern_damselfly"])
    do(game, "play keeled_skimmer")
    assert [str(move) for move in game.legal_moves()] == ["on 0", "join 0"]


def test_sets_stand_in_the_order_of_their_cards_and_skip_last() -> None:
    game = scene("base", hand=["B070", "B001", "B002", "B010", "B111"], forest=["birch"])
    do(game, "play B070a", "on 0", "pay B111")
    *sets, last = [str(move) for move in game.legal_moves()]
    assert last == "skip"
    assert [text for text in sets if len(text) == 9] == ["cave B001", "cave B010"]
    assert [text for text in sets if len(text) == 14] == ["cave B001 B001", "cave B001 B010"]
    assert [text for text in sets if len(text) > 14] == ["cave B001 B001 B010"]
    assert game.why_not("cave B002") is None  # an equal card is the same move
