"""The page itself: the files that `make web` built, kept in memory, each also compressed once.

The build lays a tighter form (`.br`) beside most files, for browsers that read it: over https, and on this machine."""

import gzip
import hashlib
import json
import mimetypes
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from fastapi import FastAPI, Request, Response

FOLDER = Path(__file__).with_name("page")
_ENTRY = "index.html"
PLACES = (
    "/", "/friends", "/solo", "/tables", "/t/{table}", "/t/{table}/replay", "/replay", "/t/{table}/review", "/review",
    "/pad", "/pad/{pad}", "/learn", "/rules", "/glossary", "/cards", "/check", "/mine", "/credits", "/about",
    "/gallery",
)  # fmt: skip
"""The places of the site; the page itself finds out what to show there."""
_EARLY = "early.json"
"""Written by the build: the files that each part of the page will ask for."""
_PARTS = {"/": "home/Home.svelte", "/t/{table}": "table/TablePage.svelte", "/pad": "pad/PadPage.svelte"}
"""The places at which people arrive, often with an empty cache, and the part of the page that is shown there."""
_WORDS = "shell/"
"""Before a language: the words of it that every page needs."""
_TOLD = "<{}>; rel=preload; as=fetch; crossorigin"
"""What the page's first script will ask the server for."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_FILES = ("/api/", "/assets/")
"""Below these lies nothing that a person would look for."""
_MISSING = """<!doctype html><meta charset="utf-8"><title>Spinney</title>
<p>The page is not built. In a checkout run <code>make web</code>; the API is there all the same.</p>
"""
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
_TIGHT = ".br"
_COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")


class Page(NamedTuple):
    """One file."""

    plain: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str
    tight: bytes | None = None


def read_pages(folder: Path) -> dict[str, Page]:
    """All files of the folder by their path on the site."""
    files = [
        file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix != _TIGHT and file.name != _EARLY
    ]
    return {file.relative_to(folder).as_posix(): _read(file, folder) for file in files}


def _read(file: Path, folder: Path) -> Page:
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    named_by_content = file.relative_to(folder).parts[0] == "assets"
    keep = _FOREVER if named_by_content else _ASK_AGAIN
    page = make_page(file.read_bytes(), kind, file.suffix in _COMPRESSED, keep)
    tight = file.with_name(file.name + _TIGHT)
    return page._replace(tight=tight.read_bytes()) if tight.exists() else page


def make_page(plain: bytes, kind: str, compress: bool = True, keep: str = _ASK_AGAIN) -> Page:
    """Something that is sent often and seldom changes."""
    packed = gzip.compress(plain, 9, mtime=0) if compress else None
    return Page(plain, packed, kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', keep)


CardsOf = Callable[[str, str], str | None]
"""Where the cards of a table are in a language; None where nobody knows without asking the store."""


def add_pages(app: FastAPI, folder: Path = FOLDER, cards_of: CardsOf = lambda table, lang: None) -> None:
    """Serves the page at all its places, and its files; elsewhere too, for a person who is lost."""
    pages, links = read_pages(folder), _read_links(folder)
    app.state.lost = pages.get(_ENTRY)

    async def entry(request: Request) -> Response:
        found = pages.get(_ENTRY)
        if found is None:
            return Response(_MISSING, media_type="text/html")
        answer = answer_with(found, request.headers)
        early = links.get(request.scope["route"].path)
        if early:
            lang = _spoken(request.headers.get("accept-language", ""), links)
            asked = [f"/api/editions?lang={lang}", cards_of(request.path_params.get("table", ""), lang)]
            told = [_TOLD.format(path) for path in asked if path]
            answer.headers["Link"] = ", ".join(filter(None, [early, links.get(_WORDS + lang), *told]))
            answer.headers["Vary"] += ", Accept-Language"
        return answer

    async def file(request: Request) -> Response:
        return answer_with(pages[request.url.path[1:]], request.headers)

    for place in PLACES:
        app.add_api_route(place, entry, methods=["GET", "HEAD"], include_in_schema=False)
    for name in pages:
        app.add_api_route(f"/{name}", file, methods=["GET", "HEAD"], include_in_schema=False)


def for_the_lost(request: Request) -> Response | None:
    """The page for somebody who came to a wrong address with a browser; programs get an error as everywhere."""
    page: Page | None = getattr(request.app.state, "lost", None)
    path, wants = request.url.path, request.headers.get("accept", "")
    if page is None or request.method not in ("GET", "HEAD") or "text/html" not in wants or path.startswith(_FILES):
        return None
    answer = answer_with(page, {**request.headers, "if-none-match": ""})
    answer.status_code = 404
    return answer


def _read_links(folder: Path) -> dict[str, str]:
    """Headers for some places and for the words of each language: browsers fetch the files before a script asks."""
    if not (folder / _EARLY).exists():
        return {}
    files: dict[str, list[str]] = json.loads((folder / _EARLY).read_bytes())
    parts = _PARTS | {part: part for part in files if part.startswith(_WORDS)}
    return {place: ", ".join(_link(name) for name in files[part]) for place, part in parts.items() if part in files}


def _spoken(wishes: str, links: Mapping[str, str]) -> str:
    """The language in which the page will ask, unless its reader has chosen another one there."""
    for wish in wishes.split(","):
        if _WORDS + (lang := wish.strip()[:2].lower()) in links:
            return lang
    return "en"


def _link(name: str) -> str:
    how = "rel=modulepreload" if name.endswith(".js") else "rel=preload; as=style; crossorigin"
    return f"</{name}>; {how}"


def answer_with(page: Page, asked: Mapping[str, str]) -> Response:
    """The page as the one who asks wants it: compressed, or not again."""
    headers = {"ETag": page.tag, "Cache-Control": page.keep, "Vary": "Accept-Encoding"}
    known = [tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")]
    if page.tag in known:  # a proxy that packs calls the tag weak
        return Response(status_code=304, headers=headers)
    wanted = asked.get("accept-encoding", "")
    if page.tight is not None and re.search(r"\bbr\b", wanted):
        return Response(page.tight, headers={**headers, "Content-Encoding": "br"}, media_type=page.kind)
    if page.packed is not None and "gzip" in wanted:
        return Response(page.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=page.kind)
    return Response(page.plain, headers=headers, media_type=page.kind)
