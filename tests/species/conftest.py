"""A test that covers a species has to play it."""

from collections.abc import Iterator

import pytest

from spinney import Game
from spinney.engine.notation import Move


@pytest.fixture(autouse=True)
def played(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The species that the test plays from a hand through `Game.play`; those that it covers must be among them."""
    seen: set[str] = set()
    real = Game.play

    def play(game: Game, move: Move | str) -> None:
        real(game, move)
        verb, *words = str(move).split()
        if verb == "play":
            t = game.state.tables
            half = 2 * t.number_of[words[0][:-1]] + "ab".index(words[0][-1])
            seen.add(t.species_ids[t.half_species[half]])

    monkeypatch.setattr(Game, "play", play)
    yield seen
    missing = set(getattr(request.function, "covers", ())) - seen
    assert not missing, f"covers {sorted(missing)} but does not play it"
