"""JSON without its loopholes: no NaN, no key twice, no monsters in size, depth or number."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn

from .errors import BadInput

MAX_BYTES = 5 * 1024 * 1024
MAX_DEPTH = 32
MAX_TEXT = 4096
MAX_INT = 2**53
GROWING = ("record.chain",)
"""Texts that grow with the match: only the size of the whole document limits them."""


def loads(text: str | bytes, what: str = "record") -> Any:
    """The document as plain data, or BadInput that says where it is wrong."""
    if len(text) > MAX_BYTES:
        raise BadInput(what, f"is larger than {MAX_BYTES // 1024**2} MiB")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_int, parse_float=_float)
    except UnicodeDecodeError as error:
        raise BadInput(what, f"is not UTF-8 text: byte {error.start} is wrong") from None
    except json.JSONDecodeError as error:
        raise BadInput(what, f"is not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise BadInput(what, f"is nested deeper than {MAX_DEPTH} levels") from None
    except BadInput as error:
        raise BadInput(what, error.message) from None
    check_plain(data, what)
    return data


def check_plain(data: object, where: str, depth: int = 0) -> None:
    """Refuse whatever JSON cannot carry from one machine to another unchanged."""
    if depth > MAX_DEPTH:
        raise BadInput(where, f"is nested deeper than {MAX_DEPTH} levels")
    if data is None or isinstance(data, bool):
        return
    if isinstance(data, str):
        if len(data) > MAX_TEXT and where not in GROWING:
            raise BadInput(where, f"is text of more than {MAX_TEXT} characters")
        if any("\ud800" <= char <= "\udfff" for char in data):
            raise BadInput(where, "holds half a character (a lone surrogate)")
    elif isinstance(data, int):
        if abs(data) > MAX_INT:
            raise BadInput(where, "is a number beyond 2**53")
    elif isinstance(data, float):
        if not math.isfinite(data):
            raise BadInput(where, f"is {data}, which is not a number")
    elif isinstance(data, list | tuple):
        for index, item in enumerate(data):
            check_plain(item, f"{where}[{index}]", depth + 1)
    elif isinstance(data, dict):
        for key, item in data.items():
            check_plain(key, f"a key of {where}", depth + 1)
            if not isinstance(key, str):
                raise BadInput(where, f"has the key {key!r}, which is not text")
            check_plain(item, f"{where}.{key[:80]}", depth + 1)
    else:
        raise BadInput(where, f"is of the type {type(data).__name__}, which JSON does not know")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadInput("", f"has the key {key[:80]!r} twice in one object")
        found[key] = value
    return found


def _constant(name: str) -> NoReturn:
    raise BadInput("", f"holds {name}, which is not JSON")


def _int(digits: str) -> int:
    if len(digits) > 17:
        raise BadInput("", "holds a number beyond 2**53")
    return int(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise BadInput("", f"holds {digits[:40]}, which is too large for a number")
    return number
