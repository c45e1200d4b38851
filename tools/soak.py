"""Runs all tests with their full counts, file by file, and writes down what came out: `make soak`.

Each file of tests runs in a process of its own, so that one that fails or hangs does not take the others along. The
engine is the compiled one, as on a server, unless SPINNEY_PURE is set: `make test` runs the rules from sources. After
each of them `build/soak/report.md` is written anew; the output of each is beside it. `--resume` leaves out what has
passed before, on the same commit. `--publish` runs nothing: it writes what came out into docs/reliability.md. The exit
code is 1 if anything failed.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "soak"
_SUMMARY = re.compile(r"\d+ (?:passed|failed|skipped|errors?|deselected)[^\n]*in [\d.]+s")
_COUNTED = re.compile(r"^([a-z][a-z ,]*): ([\d,]+)$", re.MULTILINE)
_PAGE = ROOT / "docs" / "reliability.md"
_BEGIN, _END = "<!-- soak -->\n", "<!-- end of soak -->\n"
_PASSED = (0, 5)
"""5: no test was chosen."""
_LONGEST = (
    "test_kill",
    "test_against_oracle",
    "test_expert",
    "test_secrets",
    "test_overflow",
    "test_contract",
    "test_views",
)
"""They begin first, so that at the end none of them runs alone."""

Result = dict[str, Any]


def commit() -> str:
    """The state of the sources, with a plus if something is not committed."""
    done = subprocess.run(["git", "describe", "--always", "--dirty=+"], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip() or "no repository"


def run(file: Path, within: float) -> Result:
    """The tests of one file."""
    name = file.relative_to(ROOT).as_posix()
    log = FOLDER / f"{name.replace('/', '.')}.log"
    environment = {**os.environ, "SPINNEY_SOAK": "1"}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n0", "-v", name]
    begun = time.monotonic()
    with log.open("w") as out:
        try:
            code = subprocess.run(command, cwd=ROOT, env=environment, stdout=out, stderr=out, timeout=within).returncode
        except subprocess.TimeoutExpired:
            code = -1
    text = log.read_text("utf-8", errors="replace")
    found = _SUMMARY.findall(text)
    said = re.sub(r" in [\d.]+s.*", "", found[-1]) if found else ("not done in time" if code == -1 else "no summary")
    counted = {what: int(number.replace(",", "")) for what, number in _COUNTED.findall(text)}
    return {"file": name, "code": code, "said": said, "seconds": round(time.monotonic() - begun), "counted": counted}


def report(results: Iterable[Result], state: str, waiting: int) -> str:
    """All that is known so far, as Markdown."""
    rows = sorted(results, key=lambda row: (row["code"] in _PASSED, row["file"]))
    failed = [row for row in rows if row["code"] not in _PASSED]
    lines = [
        f"# Soak of {state}, {time.strftime('%Y-%m-%d %H:%M')}", "",
        f"{len(rows)} files of tests ran, {len(failed)} of them failed, {waiting} are still to come.", "",
        "| file | result | minutes | counted |", "|---|---|---|---|",
    ]  # fmt: skip
    for row in rows:
        mark = "" if row["code"] in _PASSED else "**failed**: "
        counted = ", ".join(f"{what} {number:,}" for what, number in sorted(row["counted"].items()))
        lines.append(f"| {row['file']} | {mark}{row['said']} | {row['seconds'] / 60:.1f} | {counted} |")
    return "\n".join(lines) + "\n"


def summary(results: Sequence[Result], state: str, day: str) -> str:
    """What came out in a few lines: all that was counted, and all that failed."""
    failed = [row for row in results if row["code"] not in _PASSED]
    passed = sum(int(number) for row in results for number in re.findall(r"(\d+) passed", row["said"]))
    hours = sum(row["seconds"] for row in results) / 3600
    counted: dict[str, int] = {}
    for row in results:
        for what, number in row["counted"].items():
            counted[what] = counted.get(what, 0) + number
    lines = [
        f"`make soak` of commit `{state}`, {day}: {len(results)} files with {passed:,} passed tests, "
        f"{len(failed)} files that failed; {hours:.1f} hours of tests, several at a time.", "",
        "| counted | |", "|---|---|", *(f"| {what} | {number:,} |" for what, number in sorted(counted.items())),
    ]  # fmt: skip
    lines += ["", *(f"- **failed**: `{row['file']}` ({row['said']})" for row in failed)] if failed else []
    return "\n".join(lines) + "\n"


def publish() -> int:
    """Writes what the last soak came to into the page about reliability."""
    kept = FOLDER / "results.json"
    found = json.loads(kept.read_text("utf-8"))
    day = time.strftime("%Y-%m-%d", time.gmtime(kept.stat().st_mtime))
    before, _, rest = _PAGE.read_text("utf-8").partition(_BEGIN)
    _, _, after = rest.partition(_END)
    _PAGE.write_text(before + _BEGIN + summary(found["results"], found["state"], day) + _END + after, "utf-8")
    return 0 if all(row["code"] in _PASSED for row in found["results"]) else 1


class Soak:
    """All files, what came out of them, and the two files in which that is kept."""

    def __init__(self, files: Sequence[Path], within: float, resume: bool) -> None:
        self.state, self.within, self.lock = commit(), within, Lock()
        self.kept = FOLDER / "results.json"
        self.results: dict[str, Result] = {}
        if resume and self.kept.exists():
            before = json.loads(self.kept.read_text("utf-8"))
            if before["state"] == self.state:
                self.results = {row["file"]: row for row in before["results"] if row["code"] in _PASSED}
        self.files = [file for file in files if file.relative_to(ROOT).as_posix() not in self.results]
        self.waiting = len(self.files)

    def one(self, file: Path) -> None:
        """Runs one file and writes down what came out."""
        result = run(file, self.within)
        with self.lock:
            self.results[result["file"]] = result
            self.waiting -= 1
            rows = list(self.results.values())
            self.kept.write_text(json.dumps({"state": self.state, "results": rows}, indent=1), "utf-8")
            (FOLDER / "report.md").write_text(report(rows, self.state, self.waiting), "utf-8")
            print(f"{result['file']}: {result['said']}, {result['seconds']} s", flush=True)

    def all(self, jobs: int) -> bool:
        """Runs them, so many at a time; whether all passed."""
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(self.one, self.files))
        return all(row["code"] in _PASSED for row in self.results.values())


def main() -> int:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=["tests"], help="files or folders of tests (default: all)")
    jobs = (os.cpu_count() or 1) + 1  # who kills servers mostly waits for them to come back
    parser.add_argument("--jobs", type=int, default=jobs, metavar="N", help=f"files at a time (default: {jobs})")
    parser.add_argument("--hours", type=float, default=12.0, metavar="H", help="what one file may take (default: 12)")
    parser.add_argument("--resume", action="store_true", help="leave out what has passed on this commit")
    parser.add_argument("--publish", action="store_true", help="only write the figures into docs/reliability.md")
    arguments = parser.parse_args()
    if arguments.publish:
        return publish()
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: set[Path] = set()
    for name in arguments.names:
        path = (ROOT / name).resolve()
        found.update(path.rglob("test_*.py") if path.is_dir() else [path])
    order = sorted(
        found, key=lambda file: (_LONGEST.index(file.stem) if file.stem in _LONGEST else len(_LONGEST), file)
    )
    soak = Soak(order, arguments.hours * 3600, arguments.resume)
    good = soak.all(arguments.jobs)
    print(f"The report is {(FOLDER / 'report.md').relative_to(ROOT)}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
