"""Lessons in the terminal: the coach speaks below the picture, and a wrong try is answered."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib import import_module

import pytest
from rich.console import Console
from typer.testing import CliRunner

from commonroom.cli import app
from commonroom.cli.rule_card import rule_finder
from commonroom.lessons import Lesson, find_lesson
from commonroom.phrases import phrases_of
from commonroom.terminal.learn import learn
from commonroom.terminal.screen import Screen

from ..lessons.teaching import LESSONS, name_of


def learned(lessons: Sequence[Lesson], *lines: str) -> str:
    """Everything that is on the screen when the person types these lines; after the last one there is nobody."""
    typed = iter(lines)

    def read_line(_: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    written = io.StringIO()
    screen = Screen(Console(file=written, width=200, height=40), read_line)
    learn(lessons, screen, rule_finder(lessons[0].game))
    return written.getvalue()


def said(key: str) -> str:
    """What the coach says in English."""
    return phrases_of(f"{key.partition('-')[0]}-lessons")(key, {}) or ""


def test_a_lesson_is_played_by_typing() -> None:
    shown = learned([find_lesson("sequence", "lines")], "4H e6", "KH f7", "5S a5")
    places = [shown.index(said(f"sequence-lesson-lines{part}")[:60]) for part in ("-grow", "-five", "-corner", ".end")]
    assert places == sorted(places)


def test_a_wrong_try_is_answered_and_a_refused_one_with_its_rule() -> None:
    shown = learned([find_lesson("sequence", "first-chip")], "KH b7", "4H b7", "r")
    assert said("sequence-lesson-first-chip-place.other-card") in shown
    assert said("sequence-lesson-first-chip-place.other-space") in shown
    assert "SEQ-28" in shown
    assert said("sequence-lesson-first-chip-draw") not in shown


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_the_coach_can_show_every_lesson_how_it_begins(lesson: Lesson) -> None:
    shown = learned([lesson], "h", "q!")
    assert said(lesson.says(lesson.steps[0]))[:60] in shown
    assert "The coach would " in shown


def test_one_lesson_follows_the_other_until_the_person_stops() -> None:
    lessons = [find_lesson("sequence", "lines"), find_lesson("sequence", "jacks")]
    assert "Next: Two kinds of jacks." not in learned(lessons, "4H e6", "KH f7")
    wins = ("4H e6", "KH f7", "5S a5")
    assert said("sequence-lesson-jacks-remove")[:60] in learned(lessons, *wins, "")
    assert said("sequence-lesson-jacks-remove")[:60] not in learned(lessons, *wins, "q")


def test_help_explains_the_keys_of_a_lesson() -> None:
    shown = learned([find_lesson("quidditch", "ball")], "?")
    assert "what the coach would do" in shown
    assert "save the record" not in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["learn", "sequence", "poker"], "lesson: sequence has no lesson 'poker', only first-chip"),
        (["learn", "poker"], "game: 'poker' is not one of sequence"),
    ],
)
def test_what_cannot_be_learned_is_told(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_game_without_lessons_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("commonroom.cli.learn"), "lessons_of", lambda _: ())
    result = CliRunner().invoke(app, ["learn", "hogwarts"])
    assert result.exit_code == 2
    assert "game: there are no lessons for hogwarts yet" in result.stderr


def test_the_command_teaches_from_the_first_lesson() -> None:
    result = CliRunner().invoke(app, ["learn"], input="q\n")
    assert result.exit_code == 0
    assert "Your first chip" in result.stdout
