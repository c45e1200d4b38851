"""Names that people type: nothing invisible in them, and no two at a table that look the same."""

import unicodedata
from collections.abc import Iterable

LONGEST = 40
"""Characters of a name."""
_JOINERS = "\u200c\u200d"
"""They stand inside words of several scripts, and inside emoji."""
_BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180e\ufeff"
"""Letters and marks that show nothing."""
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_MOST_MARKS = 3
"""Marks on one letter; more of them climb over other lines."""
_ALIKE = str.maketrans(
    "авеёзіїјкмнорстухѕһӏԁԛԝαβεηικνορτυχγω01|ı!μ",
    "abee3iijkmhopctyxshldqwabenikvoptuxywollilm",
)
"""Letters of other scripts, and digits, that look like Latin ones; all in small letters."""


def is_plain(name: str) -> bool:
    """Whether all of a name can be seen, and it runs in one direction of its own."""
    marks = 0
    for at, letter in enumerate(name):
        kind = unicodedata.category(letter)
        if letter in _BLANK or (kind in _HIDDEN and not _joins(name, at)):
            return False
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return False
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


def _joins(name: str, at: int) -> bool:
    """Whether a joiner stands between two signs that it can join."""
    around = name[at - 1 : at] + name[at + 1 : at + 2]
    return name[at] in _JOINERS and len(around) == 2 and not any(one.isspace() or one in _JOINERS for one in around)


def likeness(name: str) -> str:
    """What is left of a name for somebody who glances at it: equal for names that look the same."""
    seen = [
        letter for letter in unicodedata.normalize("NFKC", name).casefold()
        if unicodedata.category(letter) not in _HIDDEN and not "\ufe00" <= letter <= "\ufe0f"
    ]  # fmt: skip
    return " ".join("".join(seen).translate(_ALIKE).replace("rn", "m").split())


def apart_from(name: str, others: Iterable[str]) -> str:
    """The name itself, or with a number behind it if somebody at the table has one that looks the same."""
    taken, number, told = {likeness(other) for other in others if other}, 1, name
    while likeness(told) in taken:
        number += 1
        told = f"{name[: LONGEST - 5].rstrip()} ({number})"
    return told
