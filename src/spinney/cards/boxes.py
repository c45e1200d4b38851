"""The boxes that there are, ours and people's own, and which of them make an edition together.

A box is a table, a JSON file; an edition is written as its boxes, `base+alpine`. Boxes of one's own are found through
`SPINNEY_BOXES`, a list of files and folders as in `PATH`. Whoever asks for an edition of our own boxes is never
bothered with those.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from spinney.cards.form import check_box, letters_of
from spinney.cards.model import Box
from spinney.errors import BadCards, BadOption, shown

PATHS = "SPINNEY_BOXES"
"""The environment variable that says where people keep boxes of their own."""
_LISTED = 64
"""At most so many editions are listed; all others that combine can be played too."""


class Table(NamedTuple):
    """A box as it stands in its file."""

    box: Box
    rows: Mapping[str, Any]
    where: str
    """Its file, as a message names it; empty for ours."""
    folder: Traversable

    def words(self, lang: str) -> str:
        """The names that the box brings in a language: the Fluent file beside its table, if there is one."""
        file = self.folder.joinpath(f"{Path(self.where).stem}.{lang}.ftl")
        return file.read_text("utf-8") if file.is_file() else ""


def boxes() -> list[Box]:
    """All boxes: ours in the order of their names, then people's own."""
    return [table.box for table in (_ours() | _own(own_paths())).values()]


def own_tables() -> list[Table]:
    """The boxes that are not ours."""
    return list(_own(own_paths()).values())


def own_paths() -> str:
    """Where people's own boxes are looked for: whatever is made of them is made anew if that changes."""
    return os.environ.get(PATHS, "")


def table_of(box: str) -> Table:
    """The box of that name.

    :raises BadOption: if there is none.
    """
    ours = _ours()
    if box in ours:
        return ours[box]
    own = _own(own_paths())
    if box not in own:
        raise BadOption(f"there is no box {box!r:.60}; there are {', '.join((*ours, *own))}")
    return own[box]


def boxes_of(edition: Any) -> tuple[str, ...]:
    """The boxes of an edition: first the one that stands alone, then the others in the order of their names.

    >>> boxes_of("base")
    ('base',)

    :raises BadOption: if there is no such box, or if they do not combine, with the reason.
    """
    if not isinstance(edition, str):
        raise BadOption(f"unknown edition {shown(edition)}; there are {', '.join(editions())}")
    names = edition.split("+")
    found = {name: table_of(name).box for name in names}
    for name in found:
        if names.count(name) > 1:
            raise BadOption(f"{edition}: the box {name} stands there twice")
    alone = [box.id for box in found.values() if not box.builds_on]
    if len(alone) > 1:
        raise BadOption(f"{edition}: {alone[0]} and {alone[1]} are games of their own and do not combine")
    for box in found.values():
        if box.builds_on and box.builds_on not in found:
            raise BadOption(f"{edition}: {box.id} builds on {box.builds_on} and is played with it only")
    return (*alone, *sorted(set(names) - set(alone)))


def found_at(names: Sequence[str]) -> str:
    """Where the boxes of that name were found: nothing for ours, so that what is made of them is made once."""
    return "" if all(name in _ours() for name in names) else own_paths()


def edition_name(edition: Any) -> str:
    """The name of an edition as it is written everywhere: added boxes may come in any order.

    :raises BadOption: as `boxes_of`.
    """
    return "+".join(boxes_of(edition))


def editions() -> list[str]:
    """The editions that these boxes make, those of one box first.

    Where people have so many boxes of their own that the list would not end, it is cut short.
    """
    every = boxes()
    found: list[list[str]] = []
    for size in range(len(every)):
        for root in (box.id for box in every if not box.builds_on):
            added = sorted(box.id for box in every if root in _below(box.id))
            found += [[root, *more] for more in combinations(added, size) if _stands([root, *more])]
    return ["+".join(names) for names in found[:_LISTED]]


def most_seats() -> int:
    """How many people can sit at a table at most, whichever boxes are on it."""
    tables = (_ours() | _own(own_paths())).values()
    return max(int(table.rows["setup"]["seats"][1]) for table in tables if "seats" in table.rows.get("setup", {}))


def _below(box: str) -> Iterator[str]:
    """The boxes that a box builds on, one upon the other."""
    below = table_of(box).box.builds_on
    while below:
        yield below
        below = table_of(below).box.builds_on


def _stands(names: list[str]) -> bool:
    return all(table_of(name).box.builds_on in ("", *names) for name in names)


# -- reading ------------------------------------------------------------------------------------------------------


@cache
def _ours() -> dict[str, Table]:
    folder = resources.files("spinney.cards")
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    found = [_read(file, folder, "") for file in files]
    return {table.box.id: table for table in sorted(found, key=lambda table: (table.box.builds_on, table.box.id))}


@cache
def _own(paths: str) -> dict[str, Table]:
    """The boxes that lie in these files and folders.

    :raises BadCards: if a path leads nowhere or a file is no box.
    """
    found: dict[str, Table] = {}
    for text in filter(None, paths.split(os.pathsep)):
        path = Path(text)
        if not path.exists():
            raise BadCards(f"{path}: there is no such file or folder of boxes")
        for file in sorted(path.glob("*.json")) if path.is_dir() else [path]:
            table = _read(file, file.parent, str(file))
            if table.box.id in found or table.box.id in _ours():
                raise BadCards(f"{file}: there is a box {table.box.id!r} already")
            found[table.box.id] = table
    for table in found.values():
        if table.box.builds_on not in ("", *found, *_ours()):
            raise BadCards(f"{table.where}: builds_on: there is no box {table.box.builds_on!r}")
    return found


def _read(file: Traversable, folder: Traversable, where: str) -> Table:
    try:
        rows = json.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards(f"{where or file.name}: can't be read ({error.__class__.__name__})") from None
    except json.JSONDecodeError as error:
        raise BadCards(f"{where or file.name}: no JSON in line {error.lineno}, {error.msg}") from None
    except RecursionError:
        raise BadCards(f"{where or file.name}: no JSON that a box could be") from None
    try:
        return make_table(rows, where, folder)
    except BadCards as error:
        raise BadCards(f"{where or file.name}: {error}") from None


def make_table(rows: Any, where: str, folder: Traversable) -> Table:
    """A box from what stands in a file.

    :raises BadCards: if that does not have the form of a box.
    """
    check_box(rows)
    species = tuple(row["id"] for row in rows["species"])
    box = Box(
        rows["box"], rows.get("title", ""), rows.get("builds_on", ""), letters_of(rows["deck"]), len(rows["deck"]),
        species, bool(where),
    )  # fmt: skip
    return Table(box, rows, where, folder)
