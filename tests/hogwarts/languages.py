"""A language without words: every sentence is its own key with its variables, so that grammar hides nothing."""

from __future__ import annotations

from collections.abc import Mapping

SENTENCES = tuple(
    f"hogwarts-{kind}-" for kind in ("effect", "does", "special", "destination", "text", "type", "moment")
)


def keys(key: str, values: Mapping[str, str | int]) -> str | None:
    """Return a key such as hogwarts-effect-draw(count=1, deck=spell), without names or flavour."""
    if not key.startswith(SENTENCES):
        return None
    inside = ", ".join(f"{name}={value}" for name, value in sorted(values.items()))
    return f"{key.removeprefix('hogwarts-')}({inside})"


def silence(_key: str, _values: Mapping[str, str | int]) -> str | None:
    """Return nothing: a language without any message."""
    return None
