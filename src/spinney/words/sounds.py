"""How words change beside their neighbours: French elision, the Spanish words for "and" and "or"."""

import re
import unicodedata

_MUTE_H = ("habitant", "herbe", "hermine", "hirondelle", "homme", "hôte")
"""French words with a silent h that cards may name; any other h stops elision (hêtre, hérisson, hulotte)."""
_ELISION = re.compile(rf"\b([Dd]|[Qq]u)e (?=[aeiouyàâéèêëîïôùûœæ]|(?:{'|'.join(_MUTE_H)}))", re.IGNORECASE)
_LISTED = re.compile(r"\bd’une? [\w’ -]+(?:, une? [\w’ -]+)* ou une? ")
_SOUNDS_LIKE_I = re.compile(r"h?i(?![aeou])")
_SOUNDS_LIKE_O = re.compile(r"(?:h?o|8|11\b)")


def elide(text: str) -> str:
    """French text with "de" and "que" shortened before a vowel ("d’arbres"), and "de" said again after "ou"."""
    return _LISTED.sub(lambda found: re.sub(r"(, | ou )(?=une? )", r"\1d’", found[0]), _ELISION.sub(r"\1’", text))


def sound(text: str) -> str:
    """How a text begins, as far as it changes a word before it in Spanish: `i`, `o` or `other`.

    Names and nouns that follow "y" or "o" are looked at: "abedules e hiedras", "Ana u Olga", but "agua y hielo".
    """
    letters = "".join(c for c in unicodedata.normalize("NFD", text.casefold().lstrip()) if not unicodedata.combining(c))
    if _SOUNDS_LIKE_I.match(letters):
        return "i"
    return "o" if _SOUNDS_LIKE_O.match(letters) else "other"
