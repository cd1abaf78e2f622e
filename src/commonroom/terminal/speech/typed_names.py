"""Names as people type them: in small letters, without accents and marks that not every keyboard has."""

from __future__ import annotations

import unicodedata

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
"""As names are printed; people type another one. What follows it may be typed alone, as in l'Horloge."""
WHOLE = str.maketrans({"ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", APOSTROPHE: " ", "'": " ", "-": " "})
"""Letters that are no letter with an accent, and how they are typed."""
MARKS = "(),:;.!?"


def bare(text: str) -> str:
    """Return words as they are compared, so that "guardian" finds what is printed with an accent."""
    apart = unicodedata.normalize("NFD", text.lower().translate(WHOLE))
    return "".join(char for char in apart if char not in MARKS and not unicodedata.combining(char))


def is_meant(name: str, wanted: list[str]) -> bool:
    """Tell whether every word that was typed begins a word of the name."""
    parts = bare(name).split()
    return all(any(part.startswith(word) for part in parts) for word in bare(" ".join(wanted)).split())
