"""What attacks and long games have counted (`record_property`) is told at the end, also when they ran in workers."""

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
