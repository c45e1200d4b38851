"""Who runs this server and what it keeps: imprint, contact and privacy, as the host has set them.

Each is a text, the name of a file with a text (one that begins with `/`, `./` or `file:`; for a language of its own
`name.de.txt` beside `name.txt`), or an address. Pages show texts as texts, so nothing in them can be markup.
"""

from pathlib import Path
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response

from spinney.errors import BadOption
from spinney.languages import LANGUAGES
from spinney.server import answers
from spinney.server.answers import described
from spinney.server.pages import answer_with, make_page
from spinney.server.protocol import Lang
from spinney.server.settings import PREFIX, Settings

TEXTS = ("imprint", "contact", "privacy")
LONGEST = 100_000
"""So many letters may a text have."""
_FILE = "file:"
_ADDRESSES = ("https://", "http://", "mailto:")

Told = dict[str, str]
"""Either `text` or `url`."""


def add_about(app: FastAPI, settings: Settings) -> None:
    """The route; all files are read now, so that a wrong name ends the start."""
    pages = {lang: make_page(orjson.dumps(about(settings, lang)), "application/json") for lang in LANGUAGES}

    @app.get("/api/about", responses=described(200, answers.About))
    async def told(request: Request, lang: Lang = "en") -> Response:
        return answer_with(pages[lang], request.headers)


def about(settings: Settings, lang: str) -> dict[str, Any]:
    """What a page tells of this server in a language."""
    days = {
        "running": settings.table_days, "over": settings.over_days, "pads": settings.pad_days,
        "tokens": settings.token_days,
    }  # fmt: skip
    return {**{name: told_of(name, getattr(settings, name), lang) for name in TEXTS}, "days": days}


def told_of(name: str, value: str, lang: str) -> Told | None:
    """One of the settings as it is told; `BadOption` if its file can't be read."""
    value = value.strip()
    if not value:
        return None
    if value.lower().startswith(_ADDRESSES):
        if any(letter.isspace() for letter in value):
            raise BadOption(f"{PREFIX}{name.upper()}: an address has no spaces; a text must not begin like one")
        return {"url": value}
    text = _read(name, value, lang) if value.startswith(("/", "./", _FILE)) else value
    if len(text) > LONGEST:
        raise BadOption(f"{PREFIX}{name.upper()}: the text is longer than {LONGEST} letters")
    return {"text": text}


def _read(name: str, value: str, lang: str) -> str:
    file = Path(value.removeprefix(_FILE))
    translated = file.with_name(f"{file.stem}.{lang}{file.suffix}")
    try:
        return (translated if translated.is_file() else file).read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "not a text in UTF-8"
        raise BadOption(f"{PREFIX}{name.upper()}: {file} can't be read ({why})") from error
