"""The page that explains what can be typed stays readable at any width."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from commonroom.games import GAMES
from commonroom.terminal.faces import face_of
from commonroom.terminal.help_page import KEYS, help_page


def printed(text: str, width: int) -> list[str]:
    shown = io.StringIO()
    Console(file=shown, width=width).print(help_page(text), highlight=False)
    return [line.rstrip() for line in shown.getvalue().splitlines()]


def test_explanations_go_on_below_themselves_and_paragraphs_are_put_together() -> None:
    text = "Walk through\nthe castle.\n\nroll       or the beginning of its words\nq          quit"
    assert printed(text, 32) == [
        "Walk through the castle.",
        "",
        "roll       or the beginning of",
        "           its words",
        "q          quit",
    ]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("width", [50, 80, 120])
def test_every_word_of_every_game_is_there_and_fits(game: str, width: int) -> None:
    text = face_of(game).help
    shown = printed(text, width)
    assert " ".join(shown).split() == text.split()
    assert max(map(len, shown)) <= width
    keys = [line[:KEYS].strip() for line in text.splitlines() if line[:KEYS].endswith("  ")]
    assert keys
    assert [line[:KEYS].strip() for line in shown if line[:KEYS].endswith("  ") and line[:KEYS].strip()] == keys
