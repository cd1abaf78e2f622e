"""HTTP, from the server: what went wrong."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class Problem(msgspec.Struct, frozen=True):
    """What went wrong."""

    code: str
    message: str
    field: str | None = None
    findings: list[str] | UnsetType = UNSET
    """Everything that is wrong with a file of the owner's, in sentences."""


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The one shape of an error."""

    error: Problem
