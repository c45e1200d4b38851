"""The languages that Spinney speaks: the folders of `words`. It needs no other package, so that everybody may ask."""

from importlib import resources

FIRST = "en"
"""What is spoken if nobody says otherwise."""


def _found() -> tuple[str, ...]:
    folders = resources.files("spinney").joinpath("words").iterdir()
    names = sorted(folder.name for folder in folders if folder.joinpath("cards.ftl").is_file())
    return (FIRST, *(name for name in names if name != FIRST))


LANGUAGES = _found()
"""All of them, the first one first."""
