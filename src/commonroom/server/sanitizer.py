"""Text that people write: everything is allowed except what could deceive readers or break their screens."""

from __future__ import annotations

import unicodedata

# Control characters, changes of direction, invisible joiners, half characters, line and paragraph separators.
_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_JOINERS = {"\u200d", "\ufe0f"}  # needed for emoji


def cleaned(text: str) -> str:
    """Remove characters that cannot be seen but change how the rest looks, and surplus spaces."""
    kept = (char for char in text if char in _JOINERS or unicodedata.category(char) not in _UNWANTED)
    return " ".join("".join(kept).split())
