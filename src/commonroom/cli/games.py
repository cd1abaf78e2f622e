"""`commonroom games`: what can be played."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

import commonroom

from .output import AsJson, print_json, show


def games(as_json: AsJson = False) -> None:
    """List what can be played: editions, numbers of seats, options."""
    about = commonroom.games()
    if as_json:
        print_json(about)
        return
    for name, game in about.items():
        show(_heading(name, game), _options(game), Text())


def _heading(name: str, game: dict[str, Any]) -> Text:
    text = Text().append(game["title"], "bold").append(f" ({name}), version {game['rules']} of the rules\n")
    for edition, info in game["editions"].items():
        default = ", the default" if edition == next(iter(game["editions"])) else ""
        text.append("  edition ").append(edition, "cyan").append(f"{_title(info)}{default}\n")
    text.append("  seats ").append(", ".join(_seats(number, sides) for number, sides in game["sides"].items()))
    wish = game["wish"]
    return text.append(f"\n  each may wish for a {wish['field']}: {', '.join(wish['choices'])}") if wish else text


def _title(info: dict[str, Any]) -> str:
    return f"  {info['title']}" if "title" in info else ""


def _seats(number: str, sides: list[int]) -> str:
    """Return a number of players, and the ways to split them where there is a choice."""
    return f"{number} ({' or '.join(map(str, sides))} sides)" if len(sides) > 1 else number


def _options(game: dict[str, Any]) -> Table:
    table = Table("Option", "Choices, the default first", "Rule", box=None, pad_edge=True, header_style="bold")
    for name, option in game["options"].items():
        table.add_row(Text(name, "cyan"), _choices(option), Text(option["rule"], "dim"))
    return table


def _choices(option: dict[str, Any]) -> Text:
    choices = [str(choice) for choice in option["choices"]]
    if option["numbers"]:
        choices.append("{} to {}".format(*option["numbers"]))
    joined = ", ".join(choices)
    return Text(f"several of {joined}" if option["several"] else joined)
