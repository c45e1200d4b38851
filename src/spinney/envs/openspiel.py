"""OpenSpiel games by the name of their edition: `pyspiel.load_game("python_spinney_EDITION")` once this is imported."""

from spinney.cards.boxes import editions
from spinney.envs.spiel import SpinneyGame, register_game, type_of

PREFIX = "python_spinney_"


def register(edition: str) -> str:
    """Makes one edition known to OpenSpiel, and returns its name there."""
    name = PREFIX + edition.replace("+", "_")
    kind = type_of(name, edition)
    register_game(kind, type(f"Spinney{edition.title().replace('+', '')}", (SpinneyGame,), {"kind": kind}))
    return name


NAMES = tuple([register(edition) for edition in editions()])
"""The games that OpenSpiel knows now."""
