"""Seeds: 256 bits as 64 hex digits, and the hash that a table publishes."""

from __future__ import annotations

import re
from hashlib import sha256

from .errors import BadInput

_HEX = re.compile(r"[0-9a-fA-F]{64}\Z")


def read_seed(value: object) -> bytes:
    """Return the 32 bytes of a seed. A whole number stands for the SHA-256 of its decimal digits."""
    if type(value) is int and abs(value) < 2**256:
        return sha256(str(value).encode()).digest()
    if isinstance(value, str) and _HEX.match(value):
        return bytes.fromhex(value)
    raise BadInput("seed", "must be 64 hex digits or a whole number below 2**256")


def commitment(seed: bytes) -> str:
    """Return the hash that is shown before the first move: it fixes the seed without revealing it."""
    return sha256(seed).hexdigest()
