"""The page and its files: at all its places, packed or plain, kept by browsers as long as they may be."""

import asyncio
import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from spinney.server.pages import FOLDER, PLACES, add_pages, read_pages
from tests.engine.test_corrections import correction
from tests.server.machines import SpinneyServer
from tests.server.talk import get, make, refused, send, shared_server

pytestmark = pytest.mark.xdist_group("server_talk")

FILES = {
    "index.html": b"<!doctype html><title>A small page</title>" + b"<p>moss</p>" * 50,
    "assets/index-abc123.js": b"console.log('leaf')\n" * 40,
    "assets/leaf.woff2": b"\x00\x01leaf" * 20,
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon-192.png": b"\x89PNG\r\n",
    "manifest.webmanifest": b'{"name": "Spinney"}',
    "with space.txt": b"a file with a space in its name",
}
KINDS = {
    "index.html": "text/html", "assets/index-abc123.js": "text/javascript", "assets/leaf.woff2": "font/woff2",
    "icon.svg": "image/svg+xml", "icon-192.png": "image/png", "manifest.webmanifest": "application/manifest+json",
    "with space.txt": "text/plain",
}  # fmt: skip
needs_page = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the page is not built (make web)")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built page in small."""
    for name, data in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    return tmp_path


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """The answer of an app that serves this folder and nothing else; it knows one table."""
    app = FastAPI()
    add_pages(app, folder, lambda table, lang: f"/cards/of?lang={lang}" if table == "known" else None)

    async def talk() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.request(method, path, headers={"accept-encoding": "identity", **named})

    return asyncio.run(talk())


def place(path: str) -> str:
    """An address of a place of the site."""
    return path.format(table="abc", pad="def")


# -- a small page -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PLACES)
def test_the_page_is_at_all_its_places(folder: Path, path: str) -> None:
    answer = ask(folder, place(path))
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_served_as_what_it_is(folder: Path, name: str) -> None:
    answer = ask(folder, f"/{name}")
    assert (answer.status_code, answer.content) == (200, FILES[name])
    assert answer.headers["content-type"].split(";")[0] == KINDS[name]
    keep = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    assert answer.headers["cache-control"] == keep
    assert answer.headers["content-length"] == str(len(FILES[name]))


@pytest.mark.parametrize("name", FILES)
def test_packed_for_those_who_can_unpack(folder: Path, name: str) -> None:
    plain, packed = ask(folder, f"/{name}"), ask(folder, f"/{name}", accept_encoding="br, gzip")
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == FILES[name]
    is_text = name.endswith((".html", ".js", ".svg", ".webmanifest"))
    assert ("content-encoding" in packed.headers) == is_text
    assert {answer.headers["vary"] for answer in (plain, packed)} == {"Accept-Encoding"}
    assert plain.headers["etag"] == packed.headers["etag"]
    found = read_pages(folder)[name]
    assert gzip.decompress(found.packed or gzip.compress(found.plain)) == found.plain == FILES[name]


def test_the_tightest_form_for_those_who_read_it(folder: Path) -> None:
    """The build has packed it; whoever does not read it gets another form, and it has no address of its own."""
    script = "assets/index-abc123.js"
    (folder / f"{script}.br").write_bytes(b"tight")
    assert f"{script}.br" not in read_pages(folder)
    assert ask(folder, f"/{script}.br").status_code == 404
    assert read_pages(folder)[script].tight == b"tight"
    for wanted, encoding in (("gzip, br", "br"), ("gzip, deflate", "gzip"), ("identity", None), ("brown", None)):
        asked = ask(folder, f"/{script}", "HEAD", accept_encoding=wanted)
        assert asked.headers.get("content-encoding") == encoding


def test_scripts_are_named_before_they_are_asked_for(folder: Path) -> None:
    early = {"table/TablePage.svelte": ["assets/index-abc123.js", "assets/table.css"], "door/Other.svelte": ["x.js"]}
    (folder / "early.json").write_text(json.dumps(early))
    assert ask(folder, "/early.json").status_code == 404
    link = ask(folder, "/t/abc").headers["link"]
    assert "</assets/index-abc123.js>; rel=modulepreload" in link
    assert "</assets/table.css>; rel=preload; as=style; crossorigin" in link
    assert "link" not in ask(folder, "/").headers


@pytest.mark.parametrize(
    ("wishes", "words"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("ja, FR;q=0.7, de", "fr"), ("*", "en"), ("", "en"), (",;q=,&", "en")],
)
def test_words_are_named_in_the_readers_language(folder: Path, wishes: str, words: str) -> None:
    shells = {f"shell/{lang}": [f"assets/{lang}.js"] for lang in ("en", "de", "fr")}
    (folder / "early.json").write_text(json.dumps({"table/TablePage.svelte": ["assets/index-abc123.js"], **shells}))
    answer = ask(folder, "/t/abc", accept_language=wishes)
    assert re.findall(r"assets/(\w\w)\.js>; rel=modulepreload", answer.headers["link"]) == [words]
    assert "Accept-Language" in answer.headers["vary"]


def test_what_a_page_will_ask_for_is_named_too(folder: Path) -> None:
    """So it comes with the scripts, not two ways there and back after them."""
    words = {f"shell/{lang}": [f"assets/{lang}.js"] for lang in ("en", "de")}
    parts = {"table/TablePage.svelte": ["assets/index-abc123.js"], "home/Home.svelte": ["assets/index-abc123.js"]}
    (folder / "early.json").write_text(json.dumps(parts | words))

    def asked(path: str) -> list[str]:
        return re.findall(
            r"<([^>]+)>; rel=preload; as=fetch; crossorigin", ask(folder, path, accept_language="de").headers["link"]
        )

    assert asked("/") == asked("/t/abc") == ["/api/editions?lang=de"]
    assert asked("/t/known") == ["/api/editions?lang=de", "/cards/of?lang=de"]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/icon.svg", "/assets/leaf.woff2"])
def test_what_a_browser_has_is_not_sent_again(folder: Path, path: str) -> None:
    tag = ask(folder, path).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        answer = ask(folder, path, if_none_match=known)
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == tag
        assert "cache-control" in answer.headers
    assert ask(folder, path, if_none_match='"other"').status_code == 200
    (folder / "index.html").write_bytes(b"another page")
    (folder / "icon.svg").write_bytes(b"another icon")
    assert (ask(folder, path, if_none_match=tag).status_code == 200) == ("assets" not in path)


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/other.js", "/t", "/t/a/b", "/assets", "/../pyproject.toml", "/%2e%2e/x"]
)
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    (folder.parent / "x").write_text("outside")
    assert ask(folder, path).status_code == 404
    assert ask(folder, "/", method="POST").status_code == 405


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        answer = ask(folder, "/t/abc")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "make web" in answer.text
        assert ask(folder, "/icon.svg").status_code == 404


# -- the real one -------------------------------------------------------------------------------------------------


@needs_page
def test_the_server_has_the_page(server: SpinneyServer) -> None:
    page = (FOLDER / "index.html").read_bytes()
    for path in PLACES:
        answer = send(server, "GET", place(path))
        assert (answer.status_code, answer.content) == (200, page)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    early = send(server, "GET", "/t/some").headers["link"]
    for name in re.findall(r"</([^>]+)>", early):
        there = get(server, f"/{name}").status_code == 200 if name.startswith("api/") else (FOLDER / name).exists()
        assert there, f"{name} is named and not there"
    assert "TablePage" in early
    assert re.search(r"/en-[^/]*\.js>", early)
    tag = {"If-None-Match": get(server, "/").headers["etag"]}
    assert send(server, "GET", "/t/some", headers=tag).status_code == 304


@needs_page
@pytest.mark.parametrize(
    ("wish", "path"),
    [
        ({"edition": "base+alpine"}, "/api/cards/base%2Balpine?lang=fr"),
        ({"edition": "dartmoor", "options": {"solo": True, "challenge": 3}}, "/api/tables/{table}/cards?lang=fr"),
        ({"edition": "dartmoor", "options": {"correction": correction()}}, "/api/tables/{table}/cards?lang=fr"),
    ],
    ids=["usual", "alone", "corrected"],
)
def test_the_cards_of_a_table_are_named_where_its_page_is(
    server: SpinneyServer, wish: dict[str, Any], path: str
) -> None:
    alone = "solo" in wish.get("options", {})
    table = make(server, *(["me"] if alone else ["me", "bot:random"]), **wish)["table"]
    link = send(server, "GET", f"/t/{table}", headers={"Accept-Language": "fr-CH, en"}).headers["link"]
    assert f"<{path.format(table=table)}>; rel=preload; as=fetch; crossorigin" in link
    assert get(server, path.format(table=table)).status_code == 200


@needs_page
def test_the_server_has_all_files_of_the_page(server: SpinneyServer) -> None:
    for name, file in read_pages(FOLDER).items():
        for method in ("GET", "HEAD"):
            answer = send(server, method, f"/{name}", headers={"Accept-Encoding": "identity"})
            assert (answer.status_code, answer.content) == (200, file.plain if method == "GET" else b"")
            assert answer.headers["content-length"] == str(len(file.plain))
            assert ("immutable" in answer.headers["cache-control"]) == name.startswith("assets/")
        packed = send(server, "GET", f"/{name}", headers={"Accept-Encoding": "gzip"})
        assert packed.content == file.plain
        assert ("content-encoding" in packed.headers) == (file.packed is not None)


@needs_page
@pytest.mark.parametrize("path", ["/nonsense", "/t/a/b/c", "/index.htm", "/%2e%2e/x", "/apis"])
def test_a_browser_at_a_wrong_address_gets_the_page_that_says_so(server: SpinneyServer, path: str) -> None:
    page = (FOLDER / "index.html").read_bytes()
    for method in ("GET", "HEAD"):
        known = {"Accept": "text/html,*/*;q=0.8", "If-None-Match": get(server, "/").headers["etag"]}
        answer = send(server, method, path, headers=known)
        assert (answer.status_code, answer.content) == (404, page if method == "GET" else b"")
        assert answer.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in answer.headers["content-security-policy"]


@needs_page
@pytest.mark.parametrize("path", ["/api/nonsense", "/api/tables/nosuchtable0", "/assets/other.js"])
def test_below_the_api_a_browser_gets_json_too(server: SpinneyServer, path: str) -> None:
    assert refused(send(server, "GET", path, headers={"Accept": "text/html"}))[0] == 404


def test_other_paths_are_refused_as_everywhere(server: SpinneyServer) -> None:
    for path in ("/nothing", "/assets/nothing.js", "/t/a/b/c", "/index.htm"):
        assert refused(get(server, path))[0] == 404
    assert refused(send(server, "DELETE", "/"))[0] == 405
