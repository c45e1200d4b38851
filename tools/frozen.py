"""The expert of the day before the laboratory opened, to measure later ones against.

    spinney arena --bots expert,tools/frozen.py --edition base --players 2 --games 100 --seed 1 --budget 0.5

It is the search of the product with the settings and the fitted numbers of that day, all of them written down here and
in `frozen.json`; nothing in the product reads these files. `tests/bots/test_frozen.py` holds the moves that it made.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random

from spinney.bots.expert import ExpertBot
from spinney.bots.search import Searcher
from spinney.bots.weights import numbers_of
from spinney.engine.notation import Move
from spinney.engine.tables import Tables
from spinney.engine.view import View

FILE = Path(__file__).with_name("frozen.json")


@cache
def numbers(t: Tables) -> list[int]:
    """The numbers of the fast judge of that day."""
    return numbers_of(t, json.loads(FILE.read_text("utf-8")))


SEARCHER = Searcher(
    candidates=6, within=8.0, prior=80.0, rival=0.2, envy=0.3, horizon=0, numbers=numbers, alone=numbers
)


class FrozenExpert:
    """Searches as the expert did then."""

    name = "frozen"

    def __init__(self, expert: ExpertBot | None = None) -> None:
        self.expert = expert or ExpertBot(SEARCHER)

    def adjusted(self, settings: Mapping[str, float]) -> "FrozenExpert":
        """The same with another budget, or other settings."""
        return FrozenExpert(self.expert.adjusted(settings))

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """The move that ends best."""
        return self.expert.choose(view, rng, budget)
