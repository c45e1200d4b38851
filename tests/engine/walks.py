"""Random games for tests: played so that rare things happen, and looked at from outside the rules."""

import os
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from hypothesis import settings

from spinney import Game, Move
from spinney.engine.forest import Forest, empty_forest
from spinney.engine.knowledge import Knowledge
from spinney.engine.packing import entry_card, entry_position, entry_species, entry_symbol
from spinney.engine.packing import slot_of as slot_of_position
from spinney.engine.state import State
from spinney.engine.tables import HOST, WINTER

SOAK = os.environ.get("SPINNEY_SOAK") == "1"
"""Whether to play many more games than a quick run does."""

QUICK = settings(deadline=None, derandomize=not SOAK, max_examples=3000 if SOAK else 150)
"""How hypothesis looks for examples: the same ones each time in a quick run."""

EDITIONS = ("base", "dartmoor")
ALL_BOXES = "base+alpine+woodland_edge"
EXPANDED = ("base+alpine", "base+woodland_edge", ALL_BOXES)
_BASE = {"mulligan", "turn", "second", "place", "pay", "use", "free", "dig", "cave"}
PROMPTS = {
    "base": _BASE,
    "base+alpine": _BASE,
    "base+woodland_edge": {*_BASE, "take", "face_down"},
    ALL_BOXES: {*_BASE, "take", "face_down"},
    "dartmoor": {
        "draft", "turn", "second", "place", "pay", "use", "free", "take", "cave", "face_down", "discard", "keep",
    },
}  # fmt: skip
"""The kinds of decisions that each game can ask for."""
DECISIONS = 5000
"""More decisions than any game takes: a card comes into a forest once, and all else waits for that or the deck."""


def more_cases(first: int) -> list[tuple[str, int, int]]:
    """Edition, seats and seed of games with more boxes, and of games that are played alone."""
    if not SOAK:
        return [(ALL_BOXES, 3, first), ("dartmoor", 1, first)]
    seeds = range(first, first + 10)
    several = [(edition, seats, seed) for edition in EXPANDED for seats in (2, 3, 4, 5) for seed in seeds]
    return several + [(edition, 1, seed) for edition in (*EDITIONS, *EXPANDED[:1]) for seed in seeds]


def new_game(edition: str, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Game:
    """A game with made-up names; one seat plays alone."""
    alone = {"solo": True} if seats == 1 else {}
    return Game.new(edition, [f"P{seat}" for seat in range(seats)], seed, {**alone, **(options or {})})


RARE = {
    "mole", "raccoon", "brown_bear", "gnat", "common_toad", "violet_carpenter_bee", "chanterelle", "parasol_mushroom",
    "lake_fly", "common_noctule", "daubentons_bat", "alcathoe_bat", "water_soldiers", "dartmoor_badger", "cuckoo",
}  # fmt: skip
"""Cards that random games would play too seldom; they are played half of the time that they can be."""


def some_move(game: Game, rng: Random) -> Move:
    """First a verb, then a move with it; saying no is rarer than its share, playing a card more common."""
    moves = game.legal_moves()
    rare = [move for move in moves if move.verb == "play" and species_of(game, move.words[0]) in RARE]
    if rare and rng.random() < 0.5:
        return rng.choice(rare)
    verbs = sorted({move.verb for move in moves})
    if len(verbs) > 1 and verbs[-1] in ("skip", "stop", "sapling") and rng.random() < 0.7:
        verbs.pop()
    if "play" in verbs and rng.random() < 0.4:
        verbs = ["play"]
    verb = rng.choice(verbs)
    return rng.choice([move for move in moves if move.verb == verb])


def species_of(game: Game, half: str) -> str:
    """The species of a half (`B012a`)."""
    t = game.state.tables
    return t.species_ids[t.half_species[2 * t.number_of[half[:-1]] + "ab".index(half[-1])]]


def walk(edition: str, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Iterator[Game]:
    """One random game; the same object is handed out at each decision, and once more when it is over."""
    game = new_game(edition, seats, seed, options)
    rng = Random(seed)
    while not game.is_over:
        yield game
        game.play(some_move(game, rng))
    yield game


def play_on(game: Game, rng: Random, most: int = DECISIONS) -> None:
    """Plays random moves on a game, to its end or so many."""
    for _ in range(most):
        if game.is_over:
            return
        game.play(some_move(game, rng))


def kind_of(game: Game) -> str:
    """The kind of the decision that is due; empty when the game is over."""
    prompt = game.prompt
    return "" if prompt is None else prompt.kind


def due(game: Game) -> tuple[int, str] | None:
    """Who is asked what; None when the game is over."""
    prompt = game.prompt
    return None if prompt is None else (prompt.seat, prompt.kind)


def source_of(game: Game) -> str:
    """Whose text the decision belongs to: `effect`, `bonus`, `permanent`, `cave`; empty for a decision of the turn."""
    prompt = game.prompt
    return "" if prompt is None else str(prompt.details.get("source", ""))


def texts(game: Game) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in game.legal_moves()]


def forest_cards(forest: Forest) -> list[int]:
    """The cards in a forest."""
    return [entry_card(entry) for entries in forest.cards for entry in entries]


def every_card(game: Game) -> list[int]:
    """Each card wherever it lies: deck, removed, hands, clearing, discard pile, forests, caves."""
    state = game.state
    number = state.tables.number_of
    cards = [card for card in state.deck[state.top :] if card != WINTER]
    cards += [number[card] for card in game.deal.removed]
    cards += [*state.clearing, *state.discard, *state.aside]
    for hand, cave in zip(state.hands, state.caves, strict=True):
        cards += [*hand, *cave]
    for forest in state.forests:
        cards += forest_cards(forest)
    return sorted(cards)


def rebuilt(state: State, seat: int) -> Forest:
    """The seat's forest, built anew from its cards."""
    old = state.forests[seat]
    t = old.tables
    new = empty_forest(t)
    for host, entries in enumerate(old.cards):
        taken: set[int] = set()
        for entry in entries:
            position, species, symbol = entry_position(entry), entry_species(entry), entry_symbol(entry)
            if position == HOST:
                new.add_host(species, symbol, entry_card(entry))
            else:
                slot = slot_of_position(position)
                new.attach(species, symbol, entry_card(entry), slot, host, position in taken)
                taken.add(position)
    cave = len(state.caves[seat])
    number = state.cave_cards[seat]
    new.tally[t.cave_counter] = cave
    new.tally[t.cave_points_counter] = cave + (t.cave_bonus[number - 1] if number else 0)
    return new


def visible_now(state: State, knowledge: Knowledge, me: int | None) -> set[int]:
    """The cards that lie open on the table, and the viewer's own."""
    seen = {*state.clearing, *state.discard}
    for seat, forest in enumerate(state.forests):
        buried = {place >> 1 for place in knowledge.buried[seat] if not place & 1}
        for host, entries in enumerate(forest.cards):
            for entry in entries:
                if entry_species(entry) != state.tables.face_down or (seat == me and host in buried):
                    seen.add(entry_card(entry))
        secret = {place >> 1 for place in knowledge.buried[seat] if place & 1}
        seen |= {card for at, card in enumerate(state.caves[seat]) if seat == me or at not in secret}
    if me is not None:
        seen |= set(state.hands[me])
        if me == state.seat:
            seen |= set(state.aside)
    return seen
