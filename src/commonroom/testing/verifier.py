"""A reader of records that is written from docs/record.md alone and uses nothing else of the package."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any


class Stream:
    """The luck of one action."""

    def __init__(self, seed: bytes, number: int) -> None:
        self.key, self.blocks, self.rest = seed + number.to_bytes(8, "big"), 0, b""

    def below(self, bound: int) -> int:
        width = 1
        while 256**width < bound:
            width += 1
        while True:
            while len(self.rest) < width:
                self.rest += sha256(self.key + self.blocks.to_bytes(8, "big")).digest()
                self.blocks += 1
            number, self.rest = int.from_bytes(self.rest[:width], "big"), self.rest[width:]
            if number < 256**width - 256**width % bound:
                return number % bound

    def shuffled(self, items: list[Any]) -> list[Any]:
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def keeps_its_promise(record: dict[str, Any], commitment: str) -> bool:
    """Tell whether the seed is the one that was committed to before the first move."""
    return sha256(bytes.fromhex(record["seed"])).hexdigest() == commitment


def chain_of(record: dict[str, Any]) -> str:
    """Return the checksums that belong to the record."""
    link, shown = b"", ""
    for part in ({k: v for k, v in record.items() if k not in ("actions", "chain")}, *record["actions"]):
        text = json.dumps(part, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        link = sha256(link + text.encode()).digest()
        shown += link.hex()[:8]
    return shown
