"""Waiting for conditions, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds for anything that is immediate on a quiet machine. Only a failing test ever waits this long."""


def eventually(question: Callable[[], T | None], what: str) -> T:
    """Ask again and again until the answer is not empty, and return it."""
    deadline = time.monotonic() + PATIENCE
    while not (answer := question()):
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.02)
    return answer
