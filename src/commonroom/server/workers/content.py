"""Players' own content, such as decks, read and checked in a worker."""

from __future__ import annotations

from typing import Any

import msgspec

from commonroom.engine import BadInput
from commonroom.engine.words import words
from commonroom.games import GAMES
from commonroom.phrases.findings import game_of, said, sentence_at, sentence_of

MOST_LISTED = 100
TOO_DEEP = words("too_deep", "is nested too deeply")


class Faults(msgspec.Struct, frozen=True):
    """Why content cannot be used. A plain value, because it has to come back from a worker."""

    sentences: list[str]


def read_content(game: str, given: object, language: str) -> Any:
    """Read content in a worker; return JSON-ready data, or what is wrong with it in that language."""
    content = GAMES[game].CONTENT
    assert content is not None
    texts = game_of(content)
    try:
        # All of them at once: a person who fixes one should not have to send the file again to hear of the next.
        faults = [finding for finding in content.check(given) if finding.is_error]
        listed = [sentence_of(fault, language, texts) for fault in faults[:MOST_LISTED]]
        return Faults(listed) if faults else content.read(given)
    except BadInput as error:
        return Faults([sentence_at(error.field, error.words, language, texts)])
    except RecursionError:
        return Faults([said(TOO_DEEP, language)])
