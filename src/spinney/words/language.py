"""`Words`: everything that can be said in one language."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from spinney.cards.boxes import own_paths
from spinney.cards.model import Box
from spinney.languages import LANGUAGES
from spinney.words import search
from spinney.words.cardtext import CardText, CardWriter
from spinney.words.catalog import Catalog, WordsError
from spinney.words.notes import NoteWriter
from spinney.words.nouns import Nouns, message_id
from spinney.words.reasons import ReasonWriter

LATIN = "la"


class Words:
    """The words of one language. Use `words(lang)`, which reads each language once."""

    def __init__(self, lang: str) -> None:
        self.lang = known_language(lang)
        self._catalog = Catalog(lang)
        self._nouns = Nouns(self._catalog)
        self._cards = CardWriter(self._catalog, self._nouns)
        self._notes = NoteWriter(self._catalog, self._nouns)
        self._reasons = ReasonWriter(self._catalog, self._nouns)

    def text(self, message: str, /, **args: str | int | float) -> str:
        """A message of the Fluent files (or an attribute: `id.attribute`); any fault raises WordsError."""
        return self._catalog.text(message, **args)

    def species(self, species: str) -> str:
        """The name of a species, as on the card ("Tawny Owl")."""
        return self._nouns.species(species)

    def box(self, box: Box) -> str:
        """The name of a box: ours in this language, somebody's own as its table says."""
        return self._nouns.box(box.id, box.title)

    def edition(self, boxes: Iterable[Box]) -> str:
        """The name of a game made of these boxes."""
        return " + ".join(self.box(box) for box in boxes)

    def latin(self, species: str) -> str:
        """The scientific name of a species; empty where there is none."""
        catalog, name = latin_names(), message_id("species", species)
        return catalog.text(name) if catalog.has(name) else ""

    def type(self, symbol: str, count: int = 1) -> str:
        """A type symbol in the form that stands after that number ("insect", "insects")."""
        return self._nouns.type(symbol, count)

    def a_type(self, symbol: str) -> str:
        """A type symbol as the object of a verb ("an insect")."""
        return self._nouns.a_type(symbol)

    def symbol(self, tree: str, count: int = 1) -> str:
        """A tree symbol in the form that stands after that number ("birch symbol", "birch symbols")."""
        return self._nouns.symbol(tree, count)

    def what(self, what: Mapping[str, Any], count: int = 1) -> str:
        """What a rule lets a player place or take ("insect or amphibian"), after that number."""
        return self._nouns.what(what, count)

    def named(self, names: Iterable[str], count: int = 1) -> str:
        """Types or species by their names ("insect or amphibian"), after that number."""
        return self._nouns.named(names, count)

    def join(self, how: str, parts: Iterable[str]) -> str:
        """The parts as one list: `comma`, `and`, `or` or `then`; empty for none."""
        return self._nouns.join(how, parts)

    def illegal(self, code: str) -> str:
        """Why a move is not possible, by its code (`hand_full`)."""
        return self.text(message_id("illegal", code))

    def card_text(
        self, row: Mapping[str, Any], options: Mapping[str, object] | None = None, face_down: str = ""
    ) -> CardText:
        """What a species row of the card tables says, as the game's options make it.

        `face_down` is the kind of host that a face-down card becomes in that game; without it the text does not say.
        """
        return self._cards.card(row, options, face_down)

    def cave_text(self, row: Mapping[str, Any], face_down: str = "") -> CardText:
        """What a cave row of the card tables says; `face_down` as for cards."""
        return self._cards.cave(row, face_down)

    def notes(self, row: Mapping[str, Any], rows: Mapping[str, Mapping[str, Any]], face_down: str) -> list[str]:
        """The footnotes of a species row; `rows` are all of its game, `face_down` as for cards."""
        return self._notes.notes(row, rows, face_down)

    def reason(self, reason: Mapping[str, Any]) -> str:
        """Why a species scores what it scores ("3 × 5 birch symbols = 15")."""
        return self._reasons.text(reason)

    def finding(self, cond: Mapping[str, Any], met: bool) -> str:
        """Whether a condition of a row holds ("on an oak", "not on an oak")."""
        return self._reasons.finding(cond, met)

    def counted(self, rule: Mapping[str, Any], count: int) -> str:
        """What a rule counts, after that number ("birch symbols"); the number itself is not in the text."""
        return self._nouns.count(rule, count)

    def search_key(self, text: str) -> str:
        """The text as names are compared in a search: small letters, no accents."""
        return search.search_key(text)


def words(lang: str) -> Words:
    """The words of a language, read once."""
    return _words(lang, own_paths())


@cache
def _words(lang: str, _own: str) -> Words:
    return Words(lang)


@cache
def latin_names() -> Catalog:
    """The scientific names."""
    return Catalog(LATIN, ["names"])


def known_language(lang: str) -> str:
    """The language, if it is one of ours."""
    if lang not in LANGUAGES:
        raise WordsError(f"unknown language {lang!r}; known are {', '.join(LANGUAGES)}")
    return lang


def find_species(
    query: str, langs: Iterable[str] = LANGUAGES, ids: Iterable[str] | None = None, at_edges: bool = False
) -> list[str]:
    """Species ids whose name in one of the languages has the query in it, best first; `la` searches Latin.

    A name that begins with the query comes before one with a word that does, then words that end with it, then any
    other; with `at_edges` these are left out. Accents, capitals, hyphens and apostrophes do not matter. `ids` keeps the
    answer to those species.
    """
    checked = [lang if lang == LATIN else known_language(lang) for lang in langs]
    return search.search(query, checked, ids, 2 if at_edges else 3)
