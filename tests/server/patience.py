"""Waiting for what has to happen, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds for anything that takes no time on a quiet machine. Only a test that fails ever waits for so long."""


def eventually(question: Callable[[], T | None], what: str) -> T:
    """Ask again and again until the answer is not empty, and return it."""
    deadline = time.monotonic() + PATIENCE
    while not (answer := question()):
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.02)
    return answer
