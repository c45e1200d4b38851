"""Counted move trees: `make.py` writes them with the slow reference, `test_perft.py` holds the engine against them."""
