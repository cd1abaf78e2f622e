"""`commonroom learn`: a game explained at its own table, step by step."""

from __future__ import annotations

from typing import Annotated

import typer

from commonroom.engine import BadInput
from commonroom.lessons import UnknownLesson, find_lesson, lessons_of
from commonroom.phrases import ENGLISH
from commonroom.terminal.learn import learn as teach
from commonroom.terminal.screen import Screen
from commonroom.terminal.speech.language import speak

from .arguments import KNOWN_GAMES, Language
from .output import console
from .rule_card import rule_finder


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"What to learn: {KNOWN_GAMES}.")] = "sequence",
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help="Only this lesson, such as jacks.")] = None,
    lang: Language = ENGLISH,
) -> None:
    """Learn a game in the terminal, a minute for each lesson."""
    speak(lang)
    try:
        lessons = lessons_of(game) if lesson is None else (find_lesson(game, lesson),)
    except UnknownLesson as error:
        raise BadInput("game" if lesson is None else "lesson", str(error)) from None
    if not lessons:
        raise BadInput("game", f"there are no lessons for {game} yet")
    teach(lessons, Screen(console()), rule_finder(game, lang))
