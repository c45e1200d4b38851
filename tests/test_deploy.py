"""What `deploy/` promises: the install script runs in a clean environment, and the files fit the server and each other.

With SPINNEY_SOAK=1 the script fetches all packages by their hashes, compiles, and the server that it installs is asked
for its page. Otherwise it gets a wheel that is made here and no packages, which needs no network.
"""

import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from spinney.server.pages import FOLDER
from spinney.server.settings import Settings
from tests.engine.walks import SOAK

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
CLEAN = {key: value for key, value in os.environ.items() if not key.startswith(("SPINNEY_", "PYTHON"))}
"""No settings, and no Python but the one that is installed."""


def run(*words: str | Path, **env: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True, env=CLEAN | env, cwd=env.get("PWD", "/"), check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel for every system, made without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, PWD=str(ROOT))
    [made] = folder.glob("*.whl")
    assert made.name.endswith("-py3-none-any.whl")
    return made


@pytest.mark.skipif(SOAK, reason="the whole of it runs")
def test_the_install_script_with_a_wheel(wheel: Path, tmp_path: Path) -> None:
    (tmp_path / "none.txt").write_text("")
    script = DEPLOY / "install.sh"
    for _ in range(2):  # the second time is an upgrade
        said = run(
            script, "prefix", wheel, REQUIREMENTS="none.txt", PYTHON=sys.executable, PIP_NO_INDEX="1", PWD=str(tmp_path)
        )
        assert "spinney 0." in said
    prefix = tmp_path / "prefix"
    assert '"total": 85' in run(prefix / "bin" / "spinney", "score", "--json", ROOT / "examples" / "base-85.json")
    [package] = prefix.glob("lib/*/site-packages/spinney")
    assert (package / "server" / "page" / "index.html").exists() == (FOLDER / "index.html").exists()
    assert not list(package.rglob("*.so"))


@pytest.mark.skipif(not SOAK, reason="it fetches packages and compiles")
@pytest.mark.parametrize("compiler", ["cc", "no-such-compiler"])
def test_the_whole_install_script(tmp_path: Path, compiler: str) -> None:
    prefix = tmp_path / "prefix"
    run(DEPLOY / "install.sh", prefix, PYTHON=sys.executable, CC=compiler)
    words = ["--compiled"] if compiler == "cc" else []
    said = run(prefix / "bin" / "python", ROOT / "tools" / "try_wheel.py", *words)
    assert "the page:" in said


def test_it_says_what_it_lacks(tmp_path: Path) -> None:
    done = subprocess.run([DEPLOY / "install.sh"], capture_output=True, text=True, env=CLEAN, check=False)
    assert done.returncode == 2
    assert "PREFIX" in done.stdout
    done = subprocess.run(
        [DEPLOY / "install.sh", tmp_path / "prefix"], capture_output=True, text=True, check=False,
        env=CLEAN | {"PYTHON": "/bin/false"},
    )  # fmt: skip
    assert done.returncode == 1
    assert "Python 3.11" in done.stderr
    assert not (tmp_path / "prefix").exists()


@pytest.mark.parametrize("name", ["compose.yaml", "spinney.env"])
def test_every_setting_is_one_of_the_server(name: str) -> None:
    known = {f"SPINNEY_{field.name.upper()}" for field in fields(Settings)} | {"SPINNEY_LOG_LEVEL", "SPINNEY_BOXES"}
    known |= {"SPINNEY_HOST", "SPINNEY_SERVE_OPTIONS"}  # read by these files themselves
    used = set(re.findall(r"SPINNEY_[A-Z_]+", (DEPLOY / name).read_text("utf-8")))
    assert used - known == set()
    assert "SPINNEY_TRUST_PROXY" in used


def test_the_container_runs_without_root_and_without_a_compiler() -> None:
    stages = (DEPLOY / "Containerfile").read_text("utf-8").split("\nFROM ")
    last = stages[-1]
    assert "deploy/install.sh /opt/spinney" in stages[-2]
    assert "COPY --from=build /opt/spinney /opt/spinney" in last
    assert "gcc" not in last
    assert re.search(r"^USER spinney$", last, re.MULTILINE)
    assert "/healthz" in last.split("HEALTHCHECK")[1]


def test_a_container_gets_what_the_repository_has_and_no_more() -> None:
    """Files that are made and kept all the same are needed to build the page; games and passwords are not."""
    kept = {line for line in (ROOT / ".gitignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert kept
    for name in (".containerignore", ".dockerignore"):
        lines = (ROOT / name).read_text("utf-8").splitlines()
        assert kept <= set(lines), name
        assert {".git", ".venv", "venv", "*.db*", "*.dump", "**/.env"} <= set(lines), name


def test_numbers_stay_behind_the_proxies() -> None:
    for text in ((DEPLOY / "Caddyfile").read_text("utf-8"), (ROOT / "docs" / "hosting.md").read_text("utf-8")):
        for proxy in re.findall(r"reverse_proxy|proxy_pass", text):
            assert re.search(r"respond /metrics 404|location = /metrics", text), proxy


def test_the_unit_is_where_the_script_looks() -> None:
    unit = (DEPLOY / "spinney.service").read_text("utf-8")
    assert "ExecStart=/opt/spinney/bin/spinney serve" in unit
    assert "EnvironmentFile=-/etc/spinney.env" in unit
    script = (DEPLOY / "install.sh").read_text("utf-8")
    assert "deploy/spinney.service" in script
    assert "deploy/spinney.env" in script
