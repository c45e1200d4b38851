"""A species without a test fails here."""

import importlib
import pkgutil

import pytest

import tests.species
from spinney.cards import editions, load_edition
from tests.species.covering import COVERED


@pytest.mark.parametrize("edition", editions())
def test_every_species_of_the_table_has_a_test_that_plays_it(edition: str) -> None:
    for module in pkgutil.iter_modules(tests.species.__path__):
        if module.name.startswith("test_"):
            importlib.import_module(f"tests.species.{module.name}")
    assert COVERED[edition] == set(load_edition(edition).species)
