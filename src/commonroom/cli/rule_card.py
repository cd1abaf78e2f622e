"""A rule as it is shown to a person."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from commonroom import rulebook
from commonroom.rulebook import Entry


def rule_card(entry: Entry) -> Text:
    """The rule with its question, reason, source and editions, as far as it has them."""
    text = Text().append(entry.id, "bold cyan")
    if entry.question:
        text.append(f"  {entry.question}", "italic")
    text.append(f"\n{entry.text}")
    notes = [("Why", entry.reason), ("Source", entry.source), ("Option", ", ".join(entry.options))]
    for name, note in [*notes, ("Editions", ", ".join(entry.editions))]:
        if note:
            text.append(f"\n{name}: {note}", "dim")
    return text


def rule_finder(game: str) -> Callable[[str], Text]:
    """Finds a rule of the game by its id, for a person who asks in the middle of it."""
    return lambda rule: rule_card(rulebook.find(game, rule))
