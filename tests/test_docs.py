"""The words match the code: doctests run, the sessions of the README run, and links lead somewhere."""

import doctest
import importlib
import json
import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.notebooks import run

import spinney
from spinney.cards.boxes import editions
from spinney.cli.main import COMMANDS

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
SESSION = re.compile(r"^```(?:pycon|python|py)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def modules() -> list[str]:
    """The modules of the library itself; other rooms may need packages that are not installed."""
    rooms = ("cards", "engine", "pad", "bots", "arena")
    found = ["spinney", "spinney.errors"]
    for room in rooms:
        package = importlib.import_module(f"spinney.{room}")
        found += [
            f"spinney.{room}",
            *(f"spinney.{room}.{info.name}" for info in pkgutil.iter_modules(package.__path__)),
        ]
    return found


@pytest.mark.parametrize("name", modules())
def test_doctests(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0, f"{result.failed} of {result.attempted} examples"


def test_there_are_doctests() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    tests = [test for name in modules() for test in finder.find(importlib.import_module(name))]
    assert sum(len(test.examples) for test in tests) >= 8


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_sessions_of_the_pages_run(page: Path) -> None:
    """A Python block that is a session (`>>>`) gives what it says; one page is one session."""
    blocks = [block for block in SESSION.findall(page.read_text("utf-8")) if ">>>" in block]
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    names = {"spinney": spinney}
    for number, block in enumerate(blocks):
        test = parser.get_doctest(block, names, f"{page.name}[{number}]", str(page), 0)
        runner.run(test, clear_globs=False)
        names.update(test.globs)
    assert runner.failures == 0


def anchors(page: Path) -> set[str]:
    """The places that a link into a page may name: its headings, as they are usually spelt in addresses."""
    found = set()
    for line in re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL).splitlines():
        if match := re.match(r"#+ (.+)", line):
            text = re.sub(r"[^\w\- ]", "", match[1].lower().replace("`", ""))
            found.add(text.strip().replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_relative_links_lead_somewhere(page: Path) -> None:
    """To a file that is there, and to a heading of it."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in LINK.findall(re.sub(r"`[^`\n]*`", "", text)):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, heading = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), f"{page.name}: {link}"
        if heading and target.suffix == ".md":
            assert heading in anchors(target), f"{page.name}: {link}"


@pytest.mark.parametrize(
    "page", ["architecture.md", "cards.md", "decisions.md", "formats.md", "rules.md", "rulings.md"]
)
def test_the_pages_are_there(page: str) -> None:
    assert (ROOT / "docs" / page).read_text("utf-8").startswith("# ")


def test_the_order_of_reading_names_every_module_of_the_rules() -> None:
    """docs/architecture.md leads through the rules file by file; a new module must find its place there."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    for room in ("cards", "engine", "pad"):
        for path in (ROOT / "src" / "spinney" / room).glob("*.py"):
            if path.name != "__init__.py":
                assert f"`{room}.{path.stem}`" in page, f"docs/architecture.md does not name {room}.{path.stem}"


def views_of_all_kinds() -> list[dict[str, Any]]:
    """Alone, in a draft of first hands, in a turn, a spectator's, and at the end."""
    alone = spinney.Game.new("dartmoor", ["Ana"], 1, {"solo": True})
    draft = spinney.Game.new("base", ["Ana", "Ben"], 1, {"hand_draft": True})
    game = spinney.Game.new("base", ["Ana", "Ben"], 1)
    shown = [alone.view(0), draft.view(0), draft.view(None), game.view(0), game.view(None)]
    while not game.is_over:
        game.play(game.legal_moves()[0])
    return [view.to_dict() for view in (*shown, game.view(0))]


def test_every_key_of_a_view_and_every_member_of_a_game_is_described() -> None:
    """What a program can meet stands in docs/formats.md, and what it can call of a position in docs/search.md."""
    formats, search = ((ROOT / "docs" / name).read_text("utf-8") for name in ("formats.md", "search.md"))
    views, seats = formats[formats.index("## A view") :].split("| key of a seat |")[:2]
    for view in views_of_all_kinds():
        for part, keys in ((views, view), (seats[: seats.index("## Python")], view["seats"][0])):
            missing = [key for key in keys if f"`{key}`" not in part]
            assert not missing
        inner = [key for name in ("solo", "split") for key in view.get(name) or ()]
        assert not [key for key in inner if f"`{key}`" not in views and f'"{key}"' not in views]
    made = spinney.Game.new("base", seed=1)
    members = [name for name in {*dir(made)} if not name.startswith("_")]
    assert not [name for name in members if not re.search(rf"`(Game\.)?{name}[`(]", formats)]
    members = [name for name in dir(spinney.Position) if not name.startswith("_")]
    assert not [name for name in members if not re.search(rf"`(position\.|Position\.)?{name}[`(]", search)]
    assert not [name for name in spinney.__all__ if name[0] != "_" and name not in formats + search]


def test_every_identifier_is_listed() -> None:
    """Types and tree symbols of all our boxes stand at the top of docs/formats.md."""
    formats = (ROOT / "docs" / "formats.md").read_text("utf-8")
    words = set(re.findall(r"\w+", formats[formats.index("## Identifiers") : formats.index("## A table of forests")]))
    for edition in editions():
        cards = spinney.catalogue(edition, "en")
        assert {*cards["types"], *cards["tree_symbols"]} <= words


def test_every_command_is_in_the_table() -> None:
    """docs/commands.md has all commands, and what can be made is in `make help`."""
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        assert re.search(rf"^\| `spinney {name}[ `]", page, re.MULTILINE), name
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"`([a-z-]+)`", page[page.index("## make") :])) <= targets | {"make help"}


def test_every_page_has_its_place_on_the_site() -> None:
    """The site's list of pages names all of them, and all that it names is there."""
    listed = set(re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    made = {f"notebooks/{path.stem}.md" for path in NOTEBOOKS} | {"source/CHANGELOG.md"}
    assert listed == pages | made


def test_blocks_of_code_that_are_no_sessions_are_run_elsewhere() -> None:
    """Each by a test that knows what it needs; a new one needs such a test too."""
    run_by = {
        "data.md": "tests/test_doc_commands.py",
        "fair.md": "tests/cli/test_replay.py",
        "research.md": "tests/envs/test_suites.py",
        "researchers.md": "tests/envs/test_suites.py",
    }
    blocks = {
        page.name: [each for each in SESSION.findall(page.read_text("utf-8")) if ">>>" not in each] for page in PAGES
    }
    assert {name for name, found in blocks.items() if found} == set(run_by)
    for name, test in run_by.items():
        assert f'"{name}"' in (ROOT / test).read_text("utf-8")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_notebooks_run(path: Path) -> None:
    """From the first cell to the last, with small numbers; and what is kept of them was shown by these cells."""
    names: dict[str, object] = {"__name__": "notebook"}
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            shown = run(cell, names, small=True)
            assert [output["output_type"] for output in shown] == [kept["output_type"] for kept in cell["outputs"]]


@pytest.mark.skipif(not os.environ.get("SPINNEY_SOAK"), reason="`make docs` builds it too")
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """And no page of it fetches anything from elsewhere."""
    pytest.importorskip("mkdocs", reason="make docs installs it")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for page in tmp_path.rglob("*.html"):
        fetched = re.findall(
            r"<(?:script|img|link)[^>]*(?:src|href)=[\"']?(https?://[^\"'>\s]+)", page.read_text("utf-8")
        )
        assert not fetched, f"{page.name}: {fetched}"


def test_the_kept_pictures_are_few_and_small() -> None:
    """The rest are made on demand by `make screens`; what pages show is there."""
    kept = list((ROOT / "docs" / "screens").iterdir())
    assert len(kept) <= 30
    assert sum(picture.stat().st_size for picture in kept) < 3_000_000
    for page in PAGES:
        for shown in re.findall(r"!\[[^\]]*\]\(([^)\s]+)\)", page.read_text("utf-8")):
            assert (page.parent / shown).exists(), f"{page.name}: {shown}"


def test_the_pins_of_a_server_are_those_that_were_tested() -> None:
    """Every package of `requirements-server.txt` has hashes, and the version of `constraints.txt`."""

    def pins(name: str) -> dict[str, str]:
        text = (ROOT / name).read_text("utf-8")
        found = re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE)
        return {re.sub(r"[._]", "-", package.lower()): version for package, version in found}

    tested, wanted = pins("constraints.txt"), pins("requirements-server.txt")
    assert {package: tested.get(package) for package in wanted} == wanted
    blocks = re.split(r"\n(?=\w)", (ROOT / "requirements-server.txt").read_text("utf-8").strip())
    assert all("--hash=sha256:" in block for block in blocks if not block.startswith("#"))
