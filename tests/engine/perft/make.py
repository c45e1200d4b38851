"""Writes the `.perft` files: positions of random games with the sizes of their move trees, as the reference counts.

    python -m tests.engine.perft.make

The engine is used for the deal of a seed and for nothing else: a file says what the rules say. It takes a minute,
because the reference plays a whole game again for each node. A position is looked for by what is asked and by a word of
its moves. Change `WANTED` and run it again; positions that are in a file already are not counted anew.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from spinney.engine.game import Game
from tests.reference.oracle_game import OracleGame
from tests.reference.perft_oracle import perft

HERE = Path(__file__).parent
MOST_MOVES = 60
"""Positions with more moves are passed over: their trees are too large for the reference."""
NODES = 1200
"""A tree is counted one deeper while it has no more nodes than this."""
DEEPEST = 4
ALPINE, EDGE, BOTH = "base+alpine", "base+woodland_edge", "base+alpine+woodland_edge"
FILES = {"base": ["base"], "dartmoor": ["dartmoor"], "expansions": [ALPINE, EDGE, BOTH]}


class Wanted(NamedTuple):
    """A position to look for."""

    id: str
    why: str
    edition: str
    seats: int
    kind: str
    has: str = ""
    """A verb that must be among the moves."""
    after: int = 0
    """Only after so many decisions."""
    source: str = ""
    """For free plays and the cave: from the hand or from the clearing."""
    options: Mapping[str, Any] = MappingProxyType({})
    least: int = 2
    """At least so many moves, so that there is something to get wrong."""


WANTED = [
    Wanted(
        "base-mulligan", "Everybody is asked, whoever holds a tree may only keep.", "base", 3, "mulligan", "mulligan"
    ),
    Wanted("base-turn", "Draw, play or sapling.", "base", 2, "turn", "play", 30, least=12),
    Wanted("base-second", "The second card, chosen after the first was seen.", "base", 4, "second", "", 25, least=5),
    Wanted(
        "base-place",
        "A half looks for a free slot; hosts that look alike are one.",
        "base",
        2,
        "place",
        "on",
        50,
        least=4,
    ),
    Wanted("base-join", "Hares and toads share a slot.", "base", 2, "place", "join", 40, least=3),
    Wanted("base-pay", "Sets of cards, each set once.", "base", 3, "pay", "", 30, least=10),
    Wanted("base-use", "An effect that needs no choice may be declined.", "base", 2, "use", "", 40),
    Wanted("base-free", "A card is placed free from the hand.", "base", 2, "free", "place", 20, "hand", least=3),
    Wanted("base-dig", "The Mole plays on.", "base", 2, "dig", "play", least=10),
    Wanted("base-cave", "The Raccoon's sets of hand cards.", "base", 2, "cave", "cave", 20, "hand", least=15),
    Wanted(
        "base-no-mulligan",
        "The first turn, with all cards in the deck.",
        "base",
        5,
        "turn",
        "",
        0,
        "",
        {"mulligan": False, "removed": 0},
    ),
    Wanted("dartmoor-draft", "The caves are drafted in reverse turn order.", "dartmoor", 3, "draft"),
    Wanted("dartmoor-keep", "Cave 5: one of three cards stays.", "dartmoor", 4, "keep", least=3),
    Wanted("dartmoor-discard", "Cave 3: three cards go to the clearing.", "dartmoor", 2, "discard", least=30),
    Wanted("dartmoor-turn", "Draw or play; no saplings here.", "dartmoor", 2, "turn", "play", 30, least=10),
    Wanted(
        "dartmoor-second", "The second card, chosen after the first was seen.", "dartmoor", 3, "second", "", 25, least=5
    ),
    Wanted(
        "dartmoor-place",
        "Moors have two slots above and two below, and no sides.",
        "dartmoor",
        2,
        "place",
        "on",
        50,
        least=5,
    ),
    Wanted(
        "dartmoor-join", "Dragonflies, rabbits and cuckoos share a slot.", "dartmoor", 2, "place", "join", 50, least=4
    ),
    Wanted("dartmoor-pay", "Sets of cards, each set once.", "dartmoor", 2, "pay", "", 40, least=10),
    Wanted("dartmoor-use", "An effect that needs no choice may be declined.", "dartmoor", 4, "use", "", 30),
    Wanted(
        "dartmoor-free", "A card is placed free from the hand.", "dartmoor", 2, "free", "place", 30, "hand", least=4
    ),
    Wanted(
        "dartmoor-noctule",
        "A card is placed free from the clearing.",
        "dartmoor",
        2,
        "free",
        "place",
        20,
        "clearing",
        least=3,
    ),
    Wanted("dartmoor-take", "A card of the clearing is taken.", "dartmoor", 3, "take", "take", 20, least=5),
    Wanted(
        "dartmoor-alcathoe",
        "Two cards of the clearing go to the cave.",
        "dartmoor",
        2,
        "cave",
        "cave",
        20,
        "clearing",
        least=10,
    ),
    Wanted("dartmoor-face-down", "A hand card is laid face down.", "dartmoor", 2, "face_down", "lay", 20, least=4),
    Wanted(
        "dartmoor-french",
        "Any number of cuckoos; the wheatear's cave is a bonus.",
        "dartmoor",
        2,
        "place",
        "join",
        60,
        "",
        {"cuckoo": "any", "wheatear": "bonus"},
        least=3,
    ),
    Wanted("alpine-turn", "Draw, play or sapling, with mountain cards.", ALPINE, 3, "turn", "play", 30, least=12),
    Wanted("alpine-vulture", "Up to two cards of the clearing.", ALPINE, 2, "cave", "cave", 20, "clearing", least=7),
    Wanted("alpine-free", "A mountain card is placed free.", ALPINE, 2, "free", "place", 20, "hand", least=3),
    Wanted("alpine-join", "A European Hare joins another, a Mountain Hare none.", ALPINE, 2, "place", "join", 40),
    Wanted("edge-turn", "Shrubs are played like trees.", EDGE, 2, "turn", "play", 30, least=12),
    Wanted("edge-place", "Halves go to trees and shrubs.", EDGE, 2, "place", "on", 50, least=4),
    Wanted("edge-vole", "The Water Vole lays as many cards as it likes.", EDGE, 2, "face_down", "lay", 20, least=4),
    Wanted("edge-take", "A card of the clearing is taken.", EDGE, 3, "take", "take", 20, least=4),
    Wanted("edge-magpie", "Up to two cards of the clearing.", EDGE, 2, "cave", "cave", 20, "clearing", least=4),
    Wanted("both-turn", "All three boxes together.", BOTH, 2, "turn", "play", 40, least=12),
    Wanted("both-join", "Hares and toads share a slot, butterflies too.", BOTH, 2, "place", "join", 40, least=3),
    Wanted("both-dig", "The Mole plays on.", BOTH, 2, "dig", "play", least=8),
]


def some_move(game: OracleGame, rng: Random) -> str:
    """A verb first, so that rare things happen; then a move with it."""
    verbs = sorted({text.split()[0] for text in game.legal()})
    if len(verbs) > 1 and verbs[-1] in ("skip", "stop", "sapling") and rng.random() < 0.8:
        verbs.pop()
    verb = "play" if "play" in verbs and rng.random() < 0.5 else rng.choice(verbs)
    return rng.choice([text for text in game.legal() if text.split()[0] == verb])


def fits(game: OracleGame, wanted: Wanted) -> bool:
    """Whether the position is one that is looked for."""
    ask = game.ask
    if ask is None or ask.kind != wanted.kind or len(game.history) < wanted.after or len(ask.moves) > MOST_MOVES:
        return False
    if len(ask.moves) < wanted.least:
        return False
    if wanted.source and ask.source != wanted.source:
        return False
    return not wanted.has or any(text.split()[0] == wanted.has for text in ask.moves)


def positions(wanted: Wanted) -> Iterator[tuple[int, OracleGame]]:
    """Fitting positions of random games, with the seeds of their deals."""
    for seed in range(1000):
        deal = Game.new(wanted.edition, [str(seat) for seat in range(wanted.seats)], seed, wanted.options).deal
        game = OracleGame(wanted.edition, wanted.seats, deal.to_dict(), dict(wanted.options))
        rng = Random(seed)
        while not game.is_over and len(game.history) < 160:
            if fits(game, wanted):
                yield seed, game
            game.play(some_move(game, rng))


def written(wanted: Wanted) -> str:
    """The text of a position with its counts."""
    seed, game = next(positions(wanted))
    options = json.dumps(dict(wanted.options), separators=(",", ":"))
    lines = [
        f"# {wanted.why}",
        f"id {wanted.id}",
        f"game {wanted.edition} {wanted.seats} seed:{seed} options:{options}",
        f"moves {'; '.join(game.history)}".rstrip(),
    ]
    count, depth = 1, 0
    while depth < DEEPEST and count <= NODES:
        depth += 1
        count = perft(game, depth)
        lines.append(f"perft {depth} {count}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Counts what is not counted yet."""
    for name, editions in FILES.items():
        path = HERE / f"{name}.perft"
        old = path.read_text() if path.exists() else ""
        known = {block.split("\nid ")[1].split("\n")[0]: block for block in old.split("\n\n") if "\nid " in block}
        blocks = []
        for wanted in WANTED:
            if wanted.edition in editions:
                blocks.append(known[wanted.id].strip("\n") + "\n" if wanted.id in known else written(wanted))
                print(blocks[-1])
                path.write_text("\n".join(blocks))


if __name__ == "__main__":
    main()
