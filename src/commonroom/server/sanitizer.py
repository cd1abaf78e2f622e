"""Text that people write: everything is allowed except what could deceive readers or break their screens."""

from __future__ import annotations

import unicodedata

# Control characters, changes of direction, invisible joiners, half characters, line and paragraph separators.
_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_JOINERS = {"\u200d", "\ufe0f"}  # needed for emoji
# Letters and marks that are drawn as nothing: with them two names could look the same.
_NOTHING = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0")
_BLANKS = frozenset("\u2800")
"""Pictures of nothing. They have their use in a picture made of letters, but are no name."""
_MARKS = {"Mn", "Me"}
MOST_MARKS = 4
"""Marks on one letter. More than any script needs would cover the lines above and below."""


def cleaned(text: str) -> str:
    """Remove characters that cannot be seen but change how the rest looks, heaps of marks, and surplus spaces."""
    kept: list[str] = []
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        if char in _NOTHING or (category in _UNWANTED and char not in _JOINERS):
            continue
        marks = marks + 1 if category in _MARKS and char not in _JOINERS else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())


def is_visible(text: str) -> bool:
    """Tell whether anything of a text can be seen by itself."""
    unseen = _MARKS | _UNWANTED | {"Zs"}
    return any(char not in _BLANKS and unicodedata.category(char) not in unseen for char in text)
