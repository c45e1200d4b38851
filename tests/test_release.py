"""The version is in one place, and what a release is made of fits together."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tools import soak
from tools.compile import WRITTEN, sources
from tools.compile import words as compiler_words

import spinney
from tests.cli.run import spinney as command

ROOT = Path(__file__).resolve().parents[1]


def test_the_version_is_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/spinney/__init__.py"
    assert command("--version").out == f"spinney {spinney.__version__}\n"
    assert json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["version"] == spinney.__version__


def test_the_changelog_has_this_version() -> None:
    assert re.search(
        rf"^## {re.escape(spinney.__version__)}\b", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )


def test_the_wheels_are_tried_by_a_file_that_is_there() -> None:
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"SPINNEY_COMPILE": "1"}
    [name] = re.findall(r"\{project\}/(\S+)", wheels["test-command"])
    assert (ROOT / name).exists()


def test_the_hook_fetches_what_it_compiles_with() -> None:
    """An isolated build gets the versions that were tested."""
    pins = (ROOT / "constraints.txt").read_text("utf-8")
    for tool in re.findall(
        r'"(\w+)"', re.findall(r"_TOOLS = \((.*)\)", (ROOT / "hatch_build.py").read_text("utf-8"))[0]
    ):
        assert re.search(rf"^{tool}==", pins, re.MULTILINE), tool


def test_the_engine_compiles_with_what_the_hook_fetches(tmp_path: Path) -> None:
    """An isolated build has the compiler and none of our packages: what is missing must not end it."""
    words = ["--no-site-packages", "--cache-dir", str(tmp_path), *compiler_words()]
    done = subprocess.run([sys.executable, "-m", "mypy", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_figures_of_a_soak_get_into_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text((ROOT / "docs" / "reliability.md").read_text("utf-8"), "utf-8")
    monkeypatch.setattr(soak, "FOLDER", tmp_path)
    monkeypatch.setattr(soak, "_PAGE", page)
    good: dict[str, object] = {"file": "a", "code": 0, "said": "1200 passed, 2 skipped", "seconds": 5400}
    bad: dict[str, object] = {"file": "b", "code": 1, "said": "1 failed, 3 passed", "seconds": 0, "counted": {}}
    for results, code in (([good | {"counted": {"kills": 1000}}, bad], 1), ([good | {"counted": {"kills": 7}}], 0)):
        (tmp_path / "results.json").write_text(json.dumps({"state": "abc1234", "results": results}), "utf-8")
        assert soak.publish() == code
        text = page.read_text("utf-8")
        assert "`make soak` of commit `abc1234`" in text
        assert ("**failed**: `b`" in text) == bool(code)
    assert "| kills | 7 |" in text
    assert "1,000 kills" in text, "the rest of the page is as it was"
    assert "| kills | 1,000 |" not in text
    assert "1 files with 1,200 passed tests, 0 files that failed; 1.5 hours" in text


def test_make_knows_what_is_compiled() -> None:
    """So that it compiles anew when one of these files has changed."""
    lists = re.findall(r"^HOT \+?:?= .*?\n(?!\t)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    folders = [re.findall(r"addprefix ([\w/]+),.*?addsuffix \.py,([\w\s\\]+)\)", line)[0] for line in lists]
    known = {f"{folder}{name}.py" for folder, names in folders for name in names.replace("\\", "").split()}
    assert known == set(sources())
    twice = [path for source in WRITTEN.values() for path in (source.replace(".c", ".py"), source)]
    assert f"WRITTEN := {' '.join(twice)}\n" in (ROOT / "Makefile").read_text("utf-8")


def test_no_script_hides_a_module_of_python() -> None:
    """A script finds its neighbours first: one named `types` would end all others at their first import."""
    for folder in ("tools", "bench", "examples"):
        assert {path.stem for path in (ROOT / folder).glob("*.py")} & sys.stdlib_module_names == set()
