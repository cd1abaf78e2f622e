"""Players' own content, such as decks: it comes as data or as the text of a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from commonroom.engine import Rules
from commonroom.engine.words import words
from commonroom.phrases.findings import said

from ..workers.content import Faults, read_content
from ..workers.pool import Failed, Workers
from .denials import Denied

MOST_WAITING = 8
TOO_LONG = words("too_slow", "this file takes too long to read")


async def with_content(
    rules: Rules[Any, Any, Any], options: dict[str, Any], workers: Workers, language: str
) -> dict[str, Any]:
    """Return the options with such content read and checked; deny it with everything that is wrong.

    A worker reads it, because a hostile file can keep a processor busy for long.
    """
    content = rules.CONTENT
    given = options.get(content.option) if content is not None else None
    usual = next((each.choices for each in rules.ABOUT.options if content and each.name == content.option), ())
    if content is None or not isinstance(given, str | Mapping) or given in usual:
        return options
    if workers.waiting >= MOST_WAITING:
        raise Denied(503, "busy", wait=5)
    where = f"options.{content.option}"
    try:
        read = await workers.run(read_content, rules.ABOUT.name, given, language)
    except Failed:
        read = Faults([said(TOO_LONG, language)])
    if isinstance(read, Faults):
        raise Denied(400, "bad_content", field=where, findings=read.sentences)
    return options | {content.option: read}
