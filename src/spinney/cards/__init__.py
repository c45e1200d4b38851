"""What is printed: species, cards, boxes and the vocabulary of their rules."""

from spinney.cards.boxes import boxes, edition_name, editions
from spinney.cards.load import load_edition
from spinney.cards.model import Box, Card, Cave, Edition, Half, Species

__all__ = ["Box", "Card", "Cave", "Edition", "Half", "Species", "boxes", "edition_name", "editions", "load_edition"]
