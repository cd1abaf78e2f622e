"""JSON without its loopholes: no NaN, no duplicate keys, and limits on size, depth and numbers."""

from __future__ import annotations

import json
import math
import re
from typing import Any, NoReturn

from .errors import BadInput
from .words import words

MAX_BYTES = 5 * 1024 * 1024
MAX_DEPTH = 32
MAX_TEXT = 4096
MAX_INT = 2**53
GROWING = ("record.chain",)
"""Texts that grow with the match: only the size of the whole document limits them."""
HALF_CHARACTER = words("half_character", "holds half a character (a lone surrogate)")
_DEEP = words("deep", "is nested deeper than {levels} levels", levels=MAX_DEPTH)


def loads(text: str | bytes, what: str = "record") -> Any:
    """Return the document as plain data; BadInput says where it is wrong."""
    if len(text) > MAX_BYTES:
        raise BadInput(what, words("large", "is larger than {size} MiB", size=MAX_BYTES // 1024**2))
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        if depth(text.encode("utf-8", "surrogatepass")) > MAX_DEPTH + 1:  # an empty list is no level of its own
            raise BadInput(what, _DEEP)
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_int, parse_float=_float)
    except UnicodeDecodeError as error:
        raise BadInput(
            what, words("not_utf8", "is not UTF-8 text: byte {byte} is wrong", byte=str(error.start))
        ) from None
    except json.JSONDecodeError as error:
        place = {"line": str(error.lineno), "column": str(error.colno)}
        fault = words("not_json", "is not JSON: line {line}, column {column}: {why}", why=error.msg, **place)
        raise BadInput(what, fault) from None
    except RecursionError:
        raise BadInput(what, _DEEP) from None
    except BadInput as error:
        raise BadInput(what, error.words) from None
    check_plain(data, what)
    return data


# Possessive, so that no text makes it look twice at the same character.
_TOKEN = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[{]++|[\]}]++', re.DOTALL)


def depth(text: bytes) -> int:
    """Return how deep a document is nested, before anything is built from it; 0 where it can only be little."""
    if text.count(b"[") + text.count(b"{") <= MAX_DEPTH:  # nearly always
        return 0
    now = most = 0
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token[0] in b"[{":
            now += len(token)
            most = max(most, now)
        elif token[0] in b"]}":
            now -= len(token)
    return most


def check_plain(data: object, where: str, depth: int = 0) -> None:
    """Refuse anything that JSON cannot carry unchanged from one machine to another."""
    if depth > MAX_DEPTH:
        raise BadInput(where, _DEEP)
    if data is None or isinstance(data, bool):
        return
    if isinstance(data, str):
        if len(data) > MAX_TEXT and where not in GROWING:
            raise BadInput(where, words("long_text", "is text of more than {limit} characters", limit=str(MAX_TEXT)))
        if any("\ud800" <= char <= "\udfff" for char in data):
            raise BadInput(where, HALF_CHARACTER)
    elif isinstance(data, int):
        if abs(data) > MAX_INT:
            raise BadInput(where, words("big_number", "is a number beyond 2**53"))
    elif isinstance(data, float):
        if not math.isfinite(data):
            raise BadInput(where, words("no_number", "is {value}, which is not a number", value=str(data)))
    elif isinstance(data, list | tuple):
        for index, item in enumerate(data):
            check_plain(item, f"{where}[{index}]", depth + 1)
    elif isinstance(data, dict):
        for key, item in data.items():
            check_plain(key, f"a key of {where}", depth + 1)
            if not isinstance(key, str):
                raise BadInput(where, words("odd_key", "has the key {key}, which is not text", key=repr(key)))
            check_plain(item, f"{where}.{key[:80]}", depth + 1)
    else:
        kind = type(data).__name__
        raise BadInput(where, words("odd_kind", "is of the type {kind}, which JSON does not know", kind=kind))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadInput("", words("key_twice", "has the key {key} twice in one object", key=repr(key[:80])))
        found[key] = value
    return found


def _constant(name: str) -> NoReturn:
    raise BadInput("", words("no_constant", "holds {value}, which is not JSON", value=name))


def _int(digits: str) -> int:
    if len(digits) > 17:
        raise BadInput("", words("holds_big_number", "holds a number beyond 2**53"))
    return int(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise BadInput("", words("too_large", "holds {value}, which is too large for a number", value=digits[:40]))
    return number
