"""Patterns of actions: plain actions in which fields may be left out, or may be anything that is lit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .lesson import Pattern, Step

LIT = "lit"
"""The value that stands for anything that the step points at."""
LAST = "last"
"""Asks of a list only for its last entry, such as where a path ends."""


def fits(pattern: Pattern, action: Mapping[str, Any], step: Step) -> bool:
    """Tell whether the action has every field of the pattern, with the same value or a lit one."""
    return all(key in action and _fits(value, action[key], step) for key, value in pattern.items())


def is_right(step: Step, action: Mapping[str, Any]) -> bool:
    """Tell whether the action is one that the step asks for."""
    return any(fits(pattern, action, step) for pattern in step.right)


def answer(step: Step, action: Mapping[str, Any]) -> str | None:
    """Return the word for the first wrong try that the action is like; None if it is like none."""
    return next((wrong.say for wrong in step.wrong if fits(wrong.like, action, step)), None)


def _fits(wanted: Any, found: Any, step: Step) -> bool:
    if wanted == LIT:
        return any(found in things for things in step.point.values())
    if isinstance(wanted, dict) and isinstance(found, Mapping):
        return fits(wanted, found, step)
    if isinstance(wanted, dict) and wanted.keys() == {LAST} and isinstance(found, list | tuple) and found:
        return _fits(wanted[LAST], found[-1], step)
    return bool(wanted == found)
