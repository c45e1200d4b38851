"""Searching species by name, in any of the languages."""

import unicodedata
from collections.abc import Iterable
from functools import cache

from spinney.cards.boxes import own_paths
from spinney.words.catalog import Catalog


def search_key(text: str) -> str:
    """The text as it is compared in a search: small letters, no accents, words parted by one space."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("'", "").replace("’", ""))
    letters = (c if c.isalnum() else " " for c in plain if not unicodedata.combining(c))
    return " ".join("".join(letters).split())


def name_keys(lang: str) -> dict[str, str]:
    """Species ids of a language's names, each with its name's search key."""
    return _name_keys(lang, own_paths())


@cache
def _name_keys(lang: str, _own: str) -> dict[str, str]:
    catalog = Catalog(lang, ["names"])
    ids = catalog.ids("species-")
    return {name.removeprefix("species-").replace("-", "_"): search_key(catalog.text(name)) for name in ids}


def rank(query: str, name: str) -> int | None:
    """How well a name answers: 0 it begins with the query, 1 a word does, 2 a word ends so, 3 it is in it, None not."""
    if name.startswith(query):
        return 0
    if f" {query}" in name:
        return 1
    if f"{query} " in f"{name} ":
        return 2
    return 3 if query in name else None


def search(query: str, langs: Iterable[str], ids: Iterable[str] | None, worst: int = 3) -> list[str]:
    """Species whose name in one of the languages has the query in it, best first, then by name; none beyond a rank."""
    tables = [name_keys(lang) for lang in langs]
    wanted = search_key(query)
    found = []
    for species in list(tables[0] if ids is None else ids) if tables else []:
        names = [table[species] for table in tables if species in table]
        ranked = sorted((r, name) for name in names if (r := rank(wanted, name)) is not None and r <= worst)
        if ranked:
            found.append((ranked[0], species))
    return [species for _, species in sorted(found)]
