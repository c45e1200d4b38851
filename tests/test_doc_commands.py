"""What the pages tell people to type: commands and options that there are, and the answers that are shown."""

import argparse
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from spinney.cli.main import COMMANDS, parser
from spinney.engine.game import Game
from tests.cli.run import spinney
from tests.test_docs import PAGES, ROOT

COMMAND = re.compile(r"^(?:[A-Z_]+=\S+ )*(?:\S*/)?spinney (?=[a-z-])(.*)$")
"""Settings of the environment and the folder of the command may stand before it."""


def typed(page: Path) -> list[str]:
    """The commands of a page without the word `spinney`: in lines of code, and in the middle of sentences."""
    text = re.sub(r" \\\n\s*", " ", page.read_text("utf-8"))
    lines = [line.strip().removeprefix("$ ") for line in text.splitlines() if line.startswith(("    ", "      ", "$ "))]
    inline = [re.sub(r"\s+", " ", code) for code in re.findall(r"`(spinney [^`]+)`", text)]
    return [match[1] for line in lines + inline if (match := COMMAND.match(line))]


def choices_of(within: argparse.ArgumentParser) -> dict[str, Any]:
    """The commands inside of a parser."""
    inner = [action for action in within._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(inner[0].choices) if inner else {}


def unknown_words(command: str) -> list[str]:
    """The words of a command that its parser does not know; values may be placeholders."""
    words = shlex.split(command.replace("…", "").replace("[", " ").replace("]", " "), comments=True)
    within: argparse.ArgumentParser = parser()
    unknown = []
    while words:
        word = words.pop(0)
        if word.startswith("-"):
            name = word.partition("=")[0]
            if not any(name in action.option_strings for action in within._actions):
                unknown.append(word)
            elif name == "--boxes":
                words.pop(0)
        elif inner := choices_of(within):
            if word == "COMMAND":
                break
            if word not in inner:
                return [*unknown, word]
            within = inner[word]
    return unknown


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_what_people_are_told_to_type_is_there(page: Path) -> None:
    told = typed(page)
    assert not [(command, wrong) for command in told if (wrong := unknown_words(command))]


def test_the_pages_name_every_command() -> None:
    """So the test above has something to read."""
    told = {command.split()[0] for page in PAGES for command in typed(page)}
    assert {command.__name__.rpartition(".")[2] for command in COMMANDS} <= told
    assert unknown_words("score FILE --xml") == ["--xml"]
    assert unknown_words("admin dance") == ["dance"]


def test_the_readme_shows_what_the_command_prints() -> None:
    """Line by line, but for those that are left out."""
    page = (ROOT / "README.md").read_text("utf-8")
    [(words, shown)] = re.findall(r"^```text\n\$ spinney ([^\n]+)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    answer = spinney(*[word.replace("examples", str(ROOT / "examples")) for word in shlex.split(words)])
    assert answer.code == 0
    printed = iter([line.rstrip() for line in answer.out.splitlines()])
    for line in shown.splitlines():
        assert line.strip() == "…" or line.rstrip() in printed, line


def test_the_lines_that_read_rows_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/data.md; of the libraries that it names those that are installed."""
    monkeypatch.chdir(tmp_path)
    for name in ("games.jsonl", "games.parquet"):
        if name.endswith("parquet"):
            pytest.importorskip("pyarrow")
        words = "simulate --edition base --players 2 --games 2 --seed 1 --bots random --out"
        assert spinney(*words.split(), name).code == 0
    page = (ROOT / "docs" / "data.md").read_text("utf-8")
    [block] = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    calls = [re.sub(r"  #.*", "", part) for line in block.splitlines() for part in line.split("# or ")]
    assert len(calls) == 6
    read = 0
    for call in calls:
        library = re.findall(r"\b(pandas|polars|pyarrow|json)\.", call)[0]
        try:
            names: dict[str, Any] = {library: __import__(library), "Path": Path}
        except ImportError:
            continue
        if library == "pyarrow":
            __import__("pyarrow.parquet")
        assert len(eval(call, names)) == 2
        read += 1
    assert read >= 2


def test_the_lines_that_lead_to_the_position_of_a_fault() -> None:
    """docs/bot-protocol.md: a seed and the moves are a position."""
    page = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
    [block] = re.findall(r"^        game = .*?\n(?=\n)", page, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {"spinney": __import__("spinney"), "fault": {"moves": ["keep", "keep"]}}
    exec(re.sub("^        ", "", block, flags=re.MULTILINE), names)
    assert isinstance(names["game"], Game)
    assert names["game"].seq == 2
