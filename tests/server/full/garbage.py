"""Frames that no honest client sends: broken in every layer, from the bytes of a frame to the rules of a move."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from .raw import BINARY, frame

CARDS = ["KH", "2C", "JS", "10D", "", "ZZ", "kh", "\u0000"]


def act(action: str, sent: str = "g", version: str = "0") -> bytes:
    return f'{{"type":"act","id":"{sent}","version":{version},"action":{action}}}'.encode()


def nested(rnd: Random) -> bytes:
    """Nest deeply, up to the limits of a parser, where one layer may pass what the next cannot hold."""
    depth = rnd.choice([*range(880, 1010), 3_000, 7_500, 60_000])
    opening, closing = rnd.choice([("[", "]"), ('{"a":', "}")])
    whole = opening * depth + "1" + closing * depth
    text = rnd.choice([whole, opening * depth])
    place = rnd.choice(["{}", '{{"x":{},"type":"play"}}', '{{"type":"play","card":"KH","cell":{}}}'])
    sent: bytes = rnd.choice([text.encode(), act(place.format(text))])
    return sent[:16_000]


def numbers(rnd: Random) -> bytes:
    number = rnd.choice(
        ["9" * 6_000, "-" + "9" * 400, "1e400", "-1e400", "NaN", "Infinity", "1e-400", "0x10", "1.5", "-0", "01", "1e5",
         "18446744073709551616", "-9223372036854775809"]
    )  # fmt: skip
    cell = f'{{"type":"play","card":"KH","cell":[{number},{number}]}}'
    return rnd.choice(
        [act("{}", version=number), act(cell), number.encode(), act(f'{{"type":"rule","upheld":{number}}}')]
    )


def texts(rnd: Random) -> bytes:
    text = rnd.choice(
        ["\\ud800", "\\udfff\\ud800", "\\u0000", "\\uFFFE", "\\u202e", "a" * 41, "~bot-1", "", "\\x", "\n", "\t", "\\",
         "\U0001f600" * 50]
    )  # fmt: skip
    say = '{"type":"say","id":"' + rnd.choice(["s", text]) + '","text":"' + text + '"}'
    return rnd.choice([act("{}", sent=text), act(f'{{"type":"play","card":"{text}","cell":[1,1]}}'), say.encode()])


def doubled(_: Random) -> bytes:
    return b'{"type":"ping","type":"act","id":"a","id":"b","version":0,"version":-1,"action":{},"action":[]}'


def wrong_types(rnd: Random) -> bytes:
    value: Callable[[], Any] = lambda: rnd.choice([None, True, 0, -1, 1.5, "x", [], {}, [[]], {"type": "act"}])  # noqa: E731
    kind = rnd.choice(["act", "say", "react", "hint", "ping", "table", "acked", None, 1])
    keys = rnd.sample(["id", "version", "action", "text", "to", "reaction", "seat", "view"], rnd.randint(0, 8))
    return json.dumps({"type": kind, **{key: value() for key in keys}}).encode()


def illegal_moves(rnd: Random) -> bytes:
    """Return well-formed frames with moves that no rule allows."""
    kind = rnd.choice(["play", "exchange", "draw", "pass", "choose_sequence", "forfeit", "admit", "rule", "fly"])
    more = {"card": rnd.choice(CARDS), "cell": [rnd.randint(-3, 12), rnd.randint(-3, 12)], "cells": [[0, 0]] * 6}
    picked = {key: more[key] for key in rnd.sample(list(more), rnd.randint(0, 3))}
    return act(json.dumps({"type": kind, **picked}), sent=f"m{rnd.random()}")


def noise(rnd: Random) -> bytes:
    return rnd.choice(
        [b"", b" ", b"{", b"}", b'"', b"null", b"[]", b"\xef\xbb\xbf{}", b"'", rnd.randbytes(40).hex().encode()]
    )


TEXTS = [nested, numbers, texts, doubled, wrong_types, illegal_moves, noise]


def as_text(rnd: Random) -> bytes:
    return frame(rnd.choice(TEXTS)(rnd))


def in_fragments(rnd: Random) -> bytes:
    whole = rnd.choice(TEXTS)(rnd)
    at = rnd.randint(0, len(whole))
    return frame(whole[:at], last=False) + frame(b"", 0, last=False) + frame(whole[at:], 0)


def binary(rnd: Random) -> bytes:
    return frame(rnd.randbytes(rnd.randint(0, 200)), BINARY)


def bad_utf8(rnd: Random) -> bytes:
    return frame(rnd.choice([b"\xff\xfe", b"\xc0\xaf", b"\xed\xa0\x80", b'{"type":"\xff"}', b"\xf5\x80\x80\x80"]))


def bad_frame(rnd: Random) -> bytes:
    """Return a violation of WebSocket itself."""
    return rnd.choice(
        [
            frame(b"x", 3), frame(b"x", 11), frame(b"x", bits=0x40), frame(b"x", bits=0x10), frame(b"x", 0),
            frame(b"x" * 126, 9), frame(b"x", 9, last=False), frame(b"\x00", 8), frame(b"\x03\xe7bad", 8),
            b"\x81\x05hello", b"\x00" * 40, b"\xff" * 40, b"GET / HTTP/1.1\r\n\r\n",
        ]
    )  # fmt: skip


def harmless(rnd: Random) -> bytes:
    """Return something that can be answered; the socket stays open."""
    return rnd.choice([as_text, as_text, as_text, in_fragments])(rnd)


def deadly(rnd: Random) -> bytes:
    """Return something after which a socket cannot continue."""
    return rnd.choice([binary, bad_utf8, bad_frame])(rnd)
