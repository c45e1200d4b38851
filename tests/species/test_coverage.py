"""A species without a test fails here."""

import importlib
import pkgutil

import pytest

import tests.species
from spinney.cards import boxes
from spinney.cards.model import Box
from tests.species.covering import COVERED


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.id)
def test_every_species_of_the_table_has_a_test_that_plays_it(box: Box) -> None:
    for module in pkgutil.iter_modules(tests.species.__path__):
        if module.name.startswith("test_"):
            importlib.import_module(f"tests.species.{module.name}")
    assert COVERED[box.id] == set(box.species)
