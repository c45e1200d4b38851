"""Six languages: names, terms, card texts, reasons, and the sentences of the table.

The words are in the Fluent files of the language folders, which the web page reads too. This is the only room
that imports Fluent.
"""

from spinney.languages import LANGUAGES
from spinney.words.cardtext import CardText
from spinney.words.catalog import WordsError
from spinney.words.language import Words, find_species, words
from spinney.words.search import search_key

__all__ = ["LANGUAGES", "CardText", "Words", "WordsError", "find_species", "search_key", "words"]
