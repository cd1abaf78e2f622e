"""Text that people write: anything is allowed but what could deceive or break another's screen."""

from __future__ import annotations

import unicodedata

# Control characters, changes of direction, invisible joiners, half characters, line and paragraph separators.
_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_JOINERS = {"\u200d", "\ufe0f"}  # emoji are made with these


def cleaned(text: str) -> str:
    """The text without characters that nobody can see but that change how the rest looks."""
    kept = (char for char in text if char in _JOINERS or unicodedata.category(char) not in _UNWANTED)
    return " ".join("".join(kept).split())
