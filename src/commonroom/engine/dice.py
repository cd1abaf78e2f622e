"""The only source of chance: everything random in a match comes from its seed, or from a script.

Each action has a stream of its own, so what one action draws never shifts the luck of another. `docs/record.md`
describes the streams well enough to check them in another language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from .errors import BadInput

T = TypeVar("T")

# Streams from here on choose default actions; the streams below belong to the setup (0) and the actions (1, 2, …).
DEFAULTS = 1 << 63

_FAIR = tuple(256 - 256 % (last + 1) for last in range(256))
"""For each last number: the bytes below this give every number up to it the same chance."""


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scripted outcome; `None` leaves it to the seed."""

    label: str
    value: Any


class Dice:
    """Seeded luck for one action. Scripted outcomes go first, as long as there are any."""

    __slots__ = ("_at", "_block", "_counter", "_script", "_seed", "_stream", "script_used")

    def __init__(self, seed: bytes, stream: int, script: Sequence[Chance] = (), script_used: int = 0) -> None:
        self._seed = seed
        self._stream = stream
        self._counter = 0
        self._block = b""
        self._at = 0
        self._script = script
        self.script_used = script_used

    def roll(self, label: str, sides: int) -> int:
        """Roll a die: a whole number from 1 to `sides`."""
        scripted = self._scripted(label)
        if scripted is None:
            return 1 + self._below(sides)
        if type(scripted) is not int or not 1 <= scripted <= sides:
            raise self._misfit(f"{label} must be a whole number from 1 to {sides}, not {scripted!r}")
        return scripted

    def pick(self, label: str, items: Sequence[T]) -> T:
        """Pick one of the items, each with the same probability."""
        scripted = self._scripted(label)
        if scripted is None:
            return items[self._below(len(items))]
        for item in items:
            if item == scripted and type(item) is type(scripted):
                return item
        raise self._misfit(f"{label} cannot be {scripted!r}: it is not there to be picked")

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """Return the items in random order. A script may name the whole order or only how it begins."""
        scripted = self._scripted(label)
        if scripted is None:
            return self._shuffled(items)
        if not isinstance(scripted, list | tuple):
            raise self._misfit(f"{label} must be a list, the first one first")
        rest = Counter(items)
        for item in scripted:
            if not _hashable(item) or rest[item] == 0:
                raise self._misfit(f"{label} cannot hold {item!r}: it is not there, or not that often")
            rest[item] -= 1
        left_over = [item for item in items if rest[item] > 0 and not rest.subtract([item])]
        return [*scripted, *self._shuffled(left_over)]

    def _shuffled(self, items: Sequence[T]) -> list[T]:
        order = list(items)
        block, at = self._block, self._at
        for last in range(len(order) - 1, 0, -1):  # Fisher and Yates
            # The shortest case of `_below`, without its call: a byte is there, and it is fair.
            if at < len(block) and last < len(_FAIR) and (byte := block[at]) < _FAIR[last]:
                at += 1
                other = byte % (last + 1)
            else:
                self._at = at
                other = self._below(last + 1)
                block, at = self._block, self._at
            order[last], order[other] = order[other], order[last]
        self._at = at
        return order

    def _below(self, bound: int) -> int:
        """Return a whole number from 0 to bound - 1: as few bytes as hold it, drawn again while that is unfair."""
        if bound <= 256:
            fair = 256 - 256 % bound
            while True:
                if self._at == len(self._block):
                    self._next_block()
                number = self._block[self._at]
                self._at += 1
                if number < fair:
                    return number % bound
        width = ((bound - 1).bit_length() + 7) // 8
        span = 1 << 8 * width
        fair = span - span % bound
        while True:
            number = 0
            for _ in range(width):
                if self._at == len(self._block):
                    self._next_block()
                number = number << 8 | self._block[self._at]
                self._at += 1
            if number < fair:
                return number % bound

    def _next_block(self) -> None:
        key = self._seed + self._stream.to_bytes(8, "big") + self._counter.to_bytes(8, "big")
        self._block = sha256(key).digest()
        self._counter += 1
        self._at = 0

    def _scripted(self, label: str) -> Any:
        """Return the next scripted outcome, or None when the seed decides."""
        if self.script_used == len(self._script):
            return None
        chance = self._script[self.script_used]
        if chance.label != label:
            raise BadInput(
                f"chance[{self.script_used}]",
                f"scripts {chance.label!r}, but what is decided now is {label!r}",
            )
        self.script_used += 1
        return chance.value

    def _misfit(self, message: str) -> BadInput:
        return BadInput(f"chance[{self.script_used - 1}]", message)


def _hashable(item: object) -> bool:
    try:
        hash(item)
    except TypeError:
        return False
    return True
