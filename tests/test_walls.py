"""The walls between the rooms: who may import whom, and what the rules may use (docs/architecture.md)."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import spinney
from spinney.cards.boxes import boxes

ROOT = Path(spinney.__file__).parent
MODULES = sorted(path for path in ROOT.rglob("*.py") if "migrations" not in path.parts)
RULES = ("errors", "cards", "engine", "pad", "__init__")
"""What is the library itself."""

GAME = {"cards", "engine"}
MAY_IMPORT = {
    "errors": set[str](),
    "languages": set[str](),
    "cards": set[str](),
    "engine": {"cards"},
    "pad": GAME,
    "bots": GAME,
    "arena": GAME | {"bots", "envs"},
    "envs": GAME | {"bots"},
    "words": {"cards"},
    "server": GAME | {"pad", "bots", "words"},
    "cli": GAME | {"pad", "bots", "arena", "envs", "words", "server"},
    "notebook": GAME,
    "__init__": GAME | {"pad", "bots", "notebook", "words"},
    "__main__": {"cli"},
}
"""For each room the other rooms that it may import; everybody may import `errors` and `languages`."""

GAME_HOLDERS = {"review", "report"}
"""The modules of `bots` that hold a true game, to go through it: all others see views and possible states only."""
TRUTH = {"spinney.engine.game", "spinney.engine.setup", "spinney.engine.record"}

OUTSIDE = {"time", "datetime", "logging", "asyncio", "socket", "threading", "multiprocessing", "subprocess", "os"}
"""What the rules never use: clocks, logs, networks, processes, the environment."""
ALLOWED = {"engine/__init__.py": {"os"}, "cards/boxes.py": {"os"}}
"""Except that the engine asks whether to use compiled modules, and `cards` where people keep boxes of their own."""
LONGEST = 400


def each_of(*rooms: str) -> pytest.MarkDecorator:
    """A test for each module of these rooms, or of all."""
    paths = [path for path in MODULES if not rooms or room_of(path) in rooms]
    return pytest.mark.parametrize("path", paths, ids=[path.relative_to(ROOT).as_posix() for path in paths])


def room_of(path: Path) -> str:
    """The room of a module: the first folder, or its own name at the top."""
    return path.relative_to(ROOT).with_suffix("").parts[0]


@cache
def tree_of(path: Path) -> ast.Module:
    """The module, read once."""
    return ast.parse(path.read_text("utf-8"))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, wherever in the file, with the line."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.relative_to(ROOT)}:{node.lineno}: write `from spinney.x.y import z`"
            yield node.lineno, str(node.module)
            for alias in node.names:  # `from spinney.engine import game` imports a module too
                yield node.lineno, f"{node.module}.{alias.name}"


def is_module(name: str) -> bool:
    """Whether a dotted name of ours is a module or a package, and not something in one."""
    place = ROOT.joinpath(*name.split(".")[1:])
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


@each_of()
def test_imports_go_one_way(path: Path) -> None:
    """cards <- engine <- pad, bots <- arena, server <- cli; no room reaches through a wall."""
    room = room_of(path)
    assert room in MAY_IMPORT, f"{room} is a new room: say here what it may import"
    for line, name in imports(path):
        parts = name.split(".")
        if parts[0] != "spinney" or not is_module(name):
            continue
        if len(parts) == 1:
            assert room in ("cli", "server", "__main__"), f"{path.name}:{line}: import from a room, not the package"
            continue
        allowed = {room, "errors", "languages"} | MAY_IMPORT[room]
        assert parts[1] in allowed, f"{path.relative_to(ROOT)}:{line}: {room} may not import {parts[1]}"


@each_of("bots")
def test_bots_do_not_hold_the_true_game(path: Path) -> None:
    """Bots get views; those who play matches between them (`arena`, `server`, `cli`) hold the games."""
    holders = {f"spinney.bots.{name}" for name in GAME_HOLDERS}
    for line, name in imports(path):
        if path.stem not in GAME_HOLDERS:
            assert name not in TRUTH | holders, f"{path.relative_to(ROOT)}:{line}: a bot may not import {name}"


@each_of("arena")
def test_matches_do_not_know_how_a_bot_thinks(path: Path) -> None:
    """Every bot plays by its name, ours and those of other packages alike."""
    allowed = {"spinney.bots", "spinney.bots.base", "spinney.bots.engine", "spinney.bots.pool"}
    for line, name in imports(path):
        if name.startswith("spinney.bots") and is_module(name):
            assert name in allowed, f"{path.relative_to(ROOT)}:{line}: a match may not import {name}"


@each_of(*RULES)
def test_the_rules_need_nothing_but_python(path: Path) -> None:
    """`cards`, `engine` and `pad` use the standard library only, and no clock, log, network or environment."""
    place = path.relative_to(ROOT).as_posix()
    for line, name in imports(path):
        top = name.split(".")[0]
        assert top == "spinney" or top in sys.stdlib_module_names, f"{place}:{line}: {name} is not of Python itself"
        assert top not in OUTSIDE - ALLOWED.get(place, set()), f"{place}:{line}: the rules do not use {top}"


@each_of("engine", "pad")
def test_the_rules_do_not_read_or_write_files(path: Path) -> None:
    """The tables come in through `cards.load`, and that is all."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            assert called not in ("open", "print", "input", "read_text", "write_text"), (
                f"{path.name}:{node.lineno}: {called}"
            )


@each_of()
def test_a_module_is_no_longer_than_an_evening(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= LONGEST, f"{path.relative_to(ROOT)}: {lines} lines; it is two nouns, not one"


@each_of()
def test_no_module_is_for_odds_and_ends(path: Path) -> None:
    """A function lives with its noun."""
    assert path.stem not in ("utils", "util", "helpers", "misc", "common")


@each_of()
def test_every_module_says_what_it_is(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not text.strip() or ast.get_docstring(ast.parse(text)), f"{path.relative_to(ROOT)} has no docstring"


BOXES = {box.id for box in boxes()}
COMMON = {"base"}
"""Names of boxes that are also everyday words: they count only where they stand as a text of their own."""


def texts_of(path: Path) -> Iterator[tuple[int, str]]:
    """The texts in a module, but for docstrings."""
    tree = tree_of(path)
    documented = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
            yield node.lineno, node.value


@pytest.mark.parametrize(
    "path", [path for path in MODULES if room_of(path) != "cards"], ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_nobody_names_a_box(path: Path) -> None:
    """Whatever differs between games the tables say: only they, words and tests know the boxes by name."""
    place = path.relative_to(ROOT).as_posix()
    for line, text in texts_of(path):
        assert not BOXES & set(text.split("+")), f"{place}:{line}: {text!r}"
    for number, text in enumerate(path.read_text("utf-8").splitlines(), 1):
        named = (BOXES - COMMON) & set(re.findall(r"[a-z_]+", text.lower()))
        assert not named or "Forest Shuffle" in text, f"{place}:{number}: {text.strip()}"


PAGE = ROOT.parents[1] / "web" / "src"
ROWS = re.compile(
    r"\b(host_species|host_has|host_full|shares_slot|slot_has|play_into|at_least|any_of|tree_symbol|distinct|bees)\b"
)
"""Words of the card tables: the page's scoring gets numbers and sums instead."""


def page_files(*rooms: str) -> list[Path]:
    """The scripts and components of some rooms of the page, or of all."""
    found = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte") and "generated" not in path.parts]
    return sorted(path for path in found if not rooms or path.relative_to(PAGE).parts[0] in rooms)


def test_the_page_scores_without_the_vocabulary() -> None:
    """What a row means is said in Python; the page follows what was compiled from it."""
    for path in page_files("rules", "pad"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            assert not ROWS.search(line), f"{path.relative_to(PAGE)}:{number}: {line.strip()}"


def test_the_page_names_no_edition() -> None:
    """Switches, options, numbers and pictures come from what the server tells of its editions."""
    named = re.compile("|".join(rf"""['"`]{box.id}\b|\b{box.id}:""" for box in boxes() if not box.is_own))
    for path in page_files():
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            found = named.search(re.sub(r"\bbase(: (null|contentOf|Content|T)\b|\.css)", "", line))
            assert not found, f"{path.relative_to(PAGE)}:{number}: {line.strip()}"


def test_only_the_rules_of_the_page_know_their_form() -> None:
    """Other rooms import from `rules`, not from what is in it."""
    for path in page_files():
        if path.relative_to(PAGE).parts[0] != "rules":
            assert "/rules/" not in path.read_text("utf-8"), path.relative_to(PAGE)


def test_the_walls_would_be_noticed() -> None:
    """The test itself can fail: it sees imports in functions, and modules imported by name from a package."""
    source = ROOT / "arena" / "match.py"
    assert "spinney.engine.game" in {name for _, name in imports(source)}
    assert is_module("spinney.engine.game")
    assert not is_module("spinney.engine.game.Game")
