"""Tools that this machine lacks are named in one line at the end of the run; with CI=true they are an error."""

from __future__ import annotations

import os

import pytest
from tests.machine import lacking


def pytest_configure() -> None:
    missing = lacking()
    if missing and os.environ.get("CI") == "true":
        raise pytest.UsageError(f"CI has to run everything, and there is no {' and no '.join(missing.values())}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = lacking()
    for item in items:
        needed = set(getattr(item, "fixturenames", ()))
        if getattr(item, "callspec", None) is not None and "postgresql" in item.callspec.params.values():  # type: ignore[attr-defined]
            needed.add("cluster")
        for fixture in sorted(needed & set(missing)):
            item.add_marker(pytest.mark.skip(reason=f"there is no {missing[fixture]} on this machine"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if missing := lacking():
        left_out = len(terminalreporter.stats.get("skipped", []))
        names = " and no ".join(missing.values())
        terminalreporter.write_line(f"NOT RUN: {left_out} tests, because this machine has no {names}.", red=True)
