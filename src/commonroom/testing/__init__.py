"""The conformance suite, for any game: `TestMyGame = conformance(my_game)` in a file that pytest collects.

Names are loaded when they are first used: the fresh processes in which records are replayed need no pytest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .effort import Effort
    from .mutant_suite import mutants
    from .suite import conformance

__all__ = ["Effort", "conformance", "mutants"]
_MODULES = {"Effort": ".effort", "conformance": ".suite", "mutants": ".mutant_suite"}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(_MODULES[name], __name__), name)
    except ModuleNotFoundError as missing:
        if missing.name not in ("hypothesis", "pytest"):
            raise
        raise ModuleNotFoundError(
            'the suite needs more: pip install "commonroom[testing]"', name=missing.name
        ) from None
