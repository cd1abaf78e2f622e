"""Why a bot would do something, as a sentence in a language."""

from __future__ import annotations

from typing import Any

from commonroom.engine import Rules, Table
from commonroom.engine.content import Say
from commonroom.engine.reasons import NEXT, Reason, plain_reason

from .locale import ENGLISH, languages_of, phrases_of

SHARED = "reasons"
"""The file of reasons that every game has. A game has its own in `<game>-reasons`."""


def sentence(rules: Rules[Any, Any, Any], table: Table, reason: Reason, lang: str = ENGLISH) -> str | None:
    """Return a reason as one or two short sentences; None where nobody has written them."""
    name, game = plain_reason(reason).id, rules.ABOUT.name
    own = _say(f"{game}-{SHARED}", lang)
    values = rules.wording(table, reason, _say(game, lang))
    why = own(f"{game}-reason-{name}", values)
    if why is None:
        return phrases_of(SHARED, lang)(f"reason-{name}", values)
    more = own(f"{game}-reason-{name}.{NEXT}", values) if NEXT in values else None
    return f"{why} {more}" if more else why


def _say(file: str, lang: str) -> Say:
    """Return the sentences of a file; a game of another package may have none."""
    return phrases_of(file, lang) if languages_of(file) else _silent


def _silent(*_: object) -> None:
    return None
