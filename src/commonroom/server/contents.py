"""Content of an owner's own, such as decks: it comes as data or as the text of a file, and a worker reads it once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from commonroom.engine import BadInput, Rules
from commonroom.engine.words import words
from commonroom.findings import game_of, said, told, told_at
from commonroom.games import GAMES

from .people import Refusal
from .workers import Failed, Workers

MOST_TOLD = 100
MOST_WAITING = 8
TOO_LONG = words("too_slow", "this file takes too long to read")
TOO_DEEP = words("too_deep", "is nested too deeply")


class Faults(msgspec.Struct, frozen=True):
    """Why content cannot be played with; a plain value, because it has to come back from a worker."""

    sentences: list[str]


async def with_content(
    rules: Rules[Any, Any, Any], options: dict[str, Any], workers: Workers, language: str
) -> dict[str, Any]:
    """The options with content as it is played with, whatever form it came in; refused with all that is wrong."""
    content = rules.CONTENT
    given = options.get(content.option) if content is not None else None
    usual = next((each.choices for each in rules.ABOUT.options if content and each.name == content.option), ())
    if content is None or not isinstance(given, str | Mapping) or given in usual:
        return options
    if workers.waiting >= MOST_WAITING:
        raise Refusal(503, "busy", "others are being served; please try again in a moment", wait=5)
    where = f"options.{content.option}"
    try:
        read = await workers.run(read_content, rules.ABOUT.name, given, language)
    except Failed:
        read = Faults([said(TOO_LONG, language)])
    if isinstance(read, Faults):
        raise Refusal(400, "bad_content", "this cannot be played with", where, findings=read.sentences)
    return options | {content.option: read}


def read_content(game: str, given: object, language: str) -> Any:
    """In a worker: the content as JSON-ready data, or its faults in that language."""
    content = GAMES[game].CONTENT
    assert content is not None
    texts = game_of(content)
    try:
        faults = [finding for finding in content.check(given) if finding.is_error]
        return Faults([told(fault, language, texts) for fault in faults[:MOST_TOLD]]) if faults else content.read(given)
    except BadInput as error:
        return Faults([told_at(error.field, error.words, language, texts)])
    except RecursionError:
        return Faults([said(TOO_DEEP, language)])
