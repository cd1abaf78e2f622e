"""A rule as it is shown to a person."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from commonroom import rulebook
from commonroom.phrases import ENGLISH, phrases_of
from commonroom.rulebook import Entry


def rule_card(entry: Entry, game: str, lang: str = ENGLISH) -> Text:
    """Return the rule with its question, reason, source, options and editions, whichever it has."""
    text = Text().append(entry.id, "bold cyan")
    if entry.question:
        text.append(f"  {entry.question}", "italic")
    text.append(f"\n{entry.text}")
    say, labels = phrases_of("page", lang), rulebook.rulebook(game, lang).labels
    notes = (
        entry.reason and say("rules-reason", {"reason": entry.reason}),
        entry.source and say("rules-source", {"source": entry.source}),
        entry.options and f"{labels['option']}: {', '.join(entry.options)}",
        entry.editions and f"{labels['editions']}: {', '.join(entry.editions)}",
    )
    for note in filter(None, notes):
        text.append(f"\n{note}", "dim")
    return text


def rule_finder(game: str, lang: str = ENGLISH) -> Callable[[str], Text]:
    """Return a function that finds a rule of the game by its id, for a player in the middle of it."""
    return lambda rule: rule_card(rulebook.find(game, rule, lang), game, lang)
