"""Token buckets, one for each key."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..metrics import LIMITS

MOST_KEYS = 10_000
"""Keys remembered at once. A forgotten key starts with a full bucket, which is harmless: it was idle longest."""


class Bucket:
    """Holds up to `size` tokens, refilled evenly at `size` in `seconds`."""

    __slots__ = ("_full", "_now", "_rate", "_room", "_then")

    def __init__(
        self, size: float, seconds: float, burst: float | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._full = burst if burst is not None else size
        self._rate = size / seconds
        self._room = self._full
        self._now = now
        self._then = now()

    def take(self) -> bool:
        """Take a token; False if there is none left."""
        now = self._now()
        self._room = min(self._full, self._room + (now - self._then) * self._rate)
        self._then = now
        if self._room < 1:
            return False
        self._room -= 1
        return True

    def wait(self) -> float:
        """Return the seconds until there is a token to take."""
        return max(0.0, (1 - self._room) / self._rate)


class Buckets:
    """A bucket for each key. The keys used longest ago are forgotten, so that new ones cannot fill the memory."""

    def __init__(self, limit: str, size: float, seconds: float) -> None:
        self._limit, self._size, self._seconds = limit, size, seconds
        self._buckets: dict[str, Bucket] = {}

    def rename(self, old: str, new: str) -> None:
        """Go on with a bucket under another key."""
        if (bucket := self._buckets.pop(old, None)) is not None:
            self._buckets[new] = bucket

    def take(self, key: str) -> float:
        """Take a token for the key; return 0, or the seconds to wait."""
        bucket = self._buckets.pop(key, None) or Bucket(self._size, self._seconds)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        if bucket.take():
            return 0.0
        LIMITS.labels(self._limit).inc()
        return bucket.wait()
