"""What the server says to people, in their language."""

from __future__ import annotations

from typing import Any

import msgspec

from commonroom.bots.reasons import ANY_GAME
from commonroom.engine import Match, Refusal
from commonroom.engine.reasons import TAG, PlainReason
from commonroom.phrases import languages_of, phrases_of
from commonroom.phrases.reasons import sentence
from commonroom.rulebook.refusals import sentences

# The page formats its own sentences. These are for programs, and for what fails before the page has loaded.
LANGUAGES = frozenset(languages_of("server"))
_REFUSAL = frozenset(Refusal.__struct_fields__)


def problem(language: str, code: str, otherwise: str) -> str:
    """Return the sentence for a code of the server's own, or `otherwise` where the code has none."""
    return phrases_of("server", language)(f"problem-{code}", {}) or otherwise


def link_title(language: str, kind: str, **values: str) -> str:
    """Return the title of a link to a table."""
    return phrases_of("server", language)(f"link-{kind}", values) or ""


def refusal(language: str, game: str, code: str, otherwise: str) -> str:
    """Return the sentence for a move that a game, or the server, refuses."""
    return sentences(game, language).get(code) or problem(language, code, otherwise)


def with_refusals(language: str, game: str, data: Any) -> Any:
    """Return plain data with every refusal in it, at any depth, in this language."""
    if isinstance(data, list):
        return [with_refusals(language, game, each) for each in data]
    if not isinstance(data, dict):
        return data
    if data.keys() == _REFUSAL:
        return data | {"message": refusal(language, game, data["code"], data["message"])}
    return {key: with_refusals(language, game, each) for key, each in data.items()}


def why(match: Match, reason: PlainReason, language: str) -> str | None:
    """Return the reason of a hint as a sentence; None where nobody has written it."""
    kinds = ANY_GAME if match.rules.REASON is None else match.rules.REASON | ANY_GAME
    return sentence(match.rules, match.table, msgspec.convert({TAG: reason.id, **reason.values}, kinds), language)
