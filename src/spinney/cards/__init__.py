"""What is printed: species, cards, decks and the vocabulary of their rules."""

from spinney.cards.load import EDITIONS, load_edition
from spinney.cards.model import Card, Cave, Edition, Half, Species

__all__ = ["EDITIONS", "Card", "Cave", "Edition", "Half", "Species", "load_edition"]
