"""Turns structs into JSON-ready data: dicts, lists, text and numbers, nothing that JSON would change."""

from __future__ import annotations

from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def plain(value: Any) -> Any:
    """Return what a JSON document of the value would hold: tuples as lists, structs as dicts."""
    return _decode(_encode(value))
