"""The version is in one place, and what a release is made of fits together."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tools import soak
from tools.compile import WRITTEN, sources
from tools.compile import words as compiler_words

import spinney
from spinney.cards.boxes import boxes
from spinney.cli.output import words_of
from tests.cli.run import spinney as command

ROOT = Path(__file__).resolve().parents[1]


def test_the_version_is_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/spinney/__init__.py"
    assert command("--version").out == f"spinney {spinney.__version__}\n"
    assert json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["version"] == spinney.__version__


def test_the_changelog_has_this_version() -> None:
    """With its day, unless it is still being made."""
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    if ".dev" in spinney.__version__:
        assert headings[0] == "Unreleased"
    else:
        assert re.fullmatch(rf"{re.escape(spinney.__version__)} \(20\d\d-[01]\d-[0-3]\d\)", headings[0])


def read_yaml(path: Path) -> Any:
    """What stands in a file of the repository's host; the reader comes with pre-commit."""
    return pytest.importorskip("yaml").safe_load(path.read_text("utf-8"))


def test_the_workflow_runs_what_there_is() -> None:
    """All tests and checks, and wheels for a tag; each target of make and each step of the set-up exists."""
    path = ROOT / ".github" / "workflows" / "check.yml"
    text, jobs = path.read_text("utf-8"), read_yaml(path)["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert {"make check", "make test", "make docs"} <= set(runs)
    assert any("cibuildwheel" in step.get("uses", "") for step in jobs["wheels"]["steps"])
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)", " && ".join(run for run in runs if "apt-get" not in run))) <= targets
    steps = (ROOT / "tools" / "setup.sh").read_text("utf-8")
    for name in re.findall(r"tools/setup\.sh ([a-z-]+)", text):
        assert re.search(rf"^    (.*\| )?{name}( \||\))", steps, re.MULTILINE), name
    for job in jobs.values():
        needed = job.get("needs", [])
        assert {needed} if isinstance(needed, str) else set(needed) <= set(jobs)
    for name in re.findall(r"(?:tools|examples)/[\w.]+", text):
        assert (ROOT / name).exists(), name


FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
FIELDS = {"input", "textarea", "dropdown", "checkboxes"}


@pytest.mark.parametrize("path", FORMS, ids=[path.stem for path in FORMS])
def test_forms_have_the_parts_that_a_form_must_have(path: Path) -> None:
    """The host of the repository shows a form only if it does; and all boxes of ours can be chosen."""
    form = read_yaml(path)
    assert {"name", "description", "body"} <= set(form) <= {"name", "description", "body", "labels", "title"}
    fields = [part for part in form["body"] if part["type"] in FIELDS]
    assert fields
    assert [part["type"] for part in form["body"] if part["type"] not in FIELDS | {"markdown"}] == []
    assert len({part["id"] for part in fields}) == len(fields)
    for part in form["body"]:
        assert set(part) <= {"type", "id", "attributes", "validations"}
        assert part["attributes"]["label" if part in fields else "value"]
    [games] = [part["attributes"]["options"] for part in fields if part["type"] == "dropdown"]
    assert games == [words_of("en").box(box) for box in boxes()]


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


def test_the_compiler_runs_on_newer_pythons_too() -> None:
    """Setuptools before 66 can't be imported on Python 3.12 and later; the container has such a one."""
    pins = (ROOT / "constraints.txt").read_text("utf-8")
    [newer] = re.findall(r'^setuptools==(\d+)\S* *; python_version >= "3.12"$', pins, re.MULTILINE)
    assert int(newer) >= 66


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


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_without_node_all_other_tests_run(tmp_path: Path) -> None:
    """The page can't be built then, which must not end `make test`."""
    for name in ("sh", "make", "find", "mkdir", "grep", "sed", "awk", "touch"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    command = ["make", "--dry-run", "--always-make", "test"]
    done = subprocess.run(command, cwd=ROOT, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    steps = re.findall(r"setup\.sh ([\w-]+)", done.stdout)
    assert "page" not in steps
    assert {"all", "engine", "servers", "test-page"} <= set(steps)
    assert "pytest" in done.stdout.splitlines()[-1]


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
