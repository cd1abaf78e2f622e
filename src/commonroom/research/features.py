"""Numbers for a learner out of any struct, by the hashing trick, so that no game has to say how it is encoded.

Every leaf of the data is a feature: its place and, unless it is a number, its value. A hash puts the feature somewhere
in an array of fixed length, with a sign, so that features which meet do not simply add up. A learner that wants to do
better reads the struct itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeAlias
from zlib import crc32

import msgspec
import numpy as np
import numpy.typing as npt

Features: TypeAlias = npt.NDArray[np.float32]


def features(data: Any, size: int) -> Features:
    """Return the features of a struct, each between -1 and 1."""
    found = np.zeros(size, np.float32)
    for name, amount in leaves("", msgspec.to_builtins(data)):
        place, sign = _place(name)
        found[place % size] += sign * amount
    return found / (1 + np.abs(found))


def leaves(place: str, data: Any) -> Iterator[tuple[str, float]]:
    """Yield each feature of plain data by its name, and how much of it there is.

    A list counts by its length, by the entry at each place, and by each entry wherever it stands: a hand is a set.
    """
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(f"{place}.{key}", value)
    elif isinstance(data, list | tuple):
        yield f"{place}#", len(data)
        for number, value in enumerate(data):
            yield from leaves(f"{place}[{number}]", value)
            if not isinstance(value, dict):
                yield f"{place}~{value}", 1
    elif isinstance(data, int | float) and not isinstance(data, bool):
        yield place, data
    else:
        yield f"{place}={data}", 1


@lru_cache(maxsize=1 << 17)
def _place(name: str) -> tuple[int, int]:
    number = crc32(name.encode())
    return number >> 1, 1 if number & 1 else -1
