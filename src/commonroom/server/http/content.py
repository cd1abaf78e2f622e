"""Players' own content, such as decks: it comes as data or as the text of a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from commonroom.engine import Rules
from commonroom.engine.words import words
from commonroom.phrases.findings import said

from ..workers.checks import Busy, Checks
from ..workers.content import Faults, read_content
from ..workers.pool import Failed
from .denials import Denied

TOO_LONG = words("too_slow", "this file takes too long to read")


async def with_content(
    rules: Rules[Any, Any, Any], options: dict[str, Any], checks: Checks, address: str, language: str
) -> dict[str, Any]:
    """Return the options with such content read and checked; deny it with everything that is wrong.

    A worker reads it, because a hostile file can keep a processor busy for long.
    """
    content = rules.CONTENT
    given = options.get(content.option) if content is not None else None
    usual = next((each.choices for each in rules.ABOUT.options if content and each.name == content.option), ())
    if content is None or not isinstance(given, str | Mapping) or given in usual:
        return options
    where = f"options.{content.option}"
    thing = given.encode("utf-8", "surrogatepass") if isinstance(given, str) else msgspec.json.encode(given)
    try:
        read = await checks.run(address, thing, read_content, rules.ABOUT.name, given, language)
    except Busy:
        raise Denied(503, "busy", wait=5) from None
    except Failed:
        read = Faults([said(TOO_LONG, language)])
    if isinstance(read, Faults):
        raise Denied(400, "bad_content", field=where, findings=read.sentences)
    return options | {content.option: read}
