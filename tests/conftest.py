"""What attacks and long games have counted (`record_property`) is told at the end, also when they ran in workers.

So is what was left out because this system lacks something.
"""

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Adds up what the tests have counted."""
    counted: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        for name, number in getattr(report, "user_properties", ()):
            if isinstance(number, int):
                counted[name] += number
    for name, number in sorted(counted.items()):
        terminalreporter.write_line(f"{name}: {number:,}")
    left_out = Counter(_reason(report) for report in terminalreporter.stats.get("skipped", []))
    for reason, number in sorted(left_out.items()):
        terminalreporter.write_line(f"left out: {number} ({reason})")


def _reason(report: pytest.TestReport) -> str:
    """Why a test was passed over."""
    why = report.longrepr
    return str(why[2]).removeprefix("Skipped: ") if isinstance(why, tuple) else str(why)
