"""Contents in use at this server, by their hash: each game's own box, and the packs of owners."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from commonroom.games import GAMES

MOST = 64
"""Packs of owners that are kept; whoever opens a table again brings its pack back."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class ContentCache:
    """Contents by hash. A page fetches one once and keeps it; the hash of somebody's own pack is known to its table."""

    def __init__(self) -> None:
        self._own: OrderedDict[str, tuple[str, Mapping[str, Any]]] = OrderedDict()

    def keep(self, game: str, options: Mapping[str, Any], rules: int | None = None) -> str | None:
        """Return the hash of the content that a table with this version of the rules plays with; None without any."""
        content = GAMES[game].CONTENT
        if content is None:
            return None
        own = options.get(content.option)
        if not isinstance(own, Mapping):
            return default_hash(game, rules if rules in content.earlier else None)
        key = hash_of(game, own)
        self._own[key] = game, own
        self._own.move_to_end(key)
        if len(self._own) > MOST:
            self._own.popitem(last=False)
        return key

    def find(self, game: str, key: str) -> Mapping[str, Any] | None:
        """Return a content that is in use."""
        content = GAMES[game].CONTENT
        if content is None:
            return None
        if key == default_hash(game):
            return content.default
        for rules, earlier in content.earlier.items():
            if key == default_hash(game, rules):
                return earlier
        its_game, own = self._own.get(key, ("", None))
        return own if its_game == game else None


CONTENTS = ContentCache()
"""One for the process: what a content holds does not depend on who asks."""


@cache
def default_hash(game: str, rules: int | None = None) -> str | None:
    """Return the hash of a game's own content: today's, or that of an earlier version of its rules."""
    content = GAMES[game].CONTENT
    if content is None:
        return None
    return hash_of(game, content.default if rules is None else content.earlier[rules])


def hash_of(game: str, data: Mapping[str, Any]) -> str:
    """Return a name for the content that nobody can guess without having it."""
    return hashlib.sha256(game.encode() + b"\0" + _encode(data)).hexdigest()[:32]
