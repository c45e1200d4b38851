"""A bot of one's own in twenty lines. A package offers it to Spinney by name in its `pyproject.toml`:

[project.entry-points."spinney.bots"]
lazy = "lazy_bot:LazyBot"
"""

from random import Random

import spinney


class LazyBot:
    """Plays any move but a sapling, all with the same chance."""

    name = "lazy"

    def choose(self, view: spinney.View, rng: Random, budget: float) -> spinney.Move:
        moves = [text for text in view.legal if not text.startswith("sapling")]
        return spinney.Move.parse(rng.choice(moves or list(view.legal)))


if __name__ == "__main__":
    game, dice = spinney.Game.new("base", ["Ana", "Lazy"], seed=1), Random(1)
    while game.seat_to_act is not None:
        game.play(LazyBot().choose(game.view(game.seat_to_act), dice, 1.0))
    print(game.scores())
