"""The coach has a sentence for everything, short enough to be read at a glance, in every language."""

from __future__ import annotations

import re

import pytest

from commonroom.lessons import Lesson
from commonroom.phrases import languages_of, phrases_of
from commonroom.testing.checks.texts import messages

from ..docs.test_locales import LANGUAGES, LOCALES
from .teaching import LESSONS, TEACHING, name_of

MOST_WORDS = 35
BLANK = re.compile(r"\s+")
NAMED = re.compile(r"\b[a-j](?:10|[1-9])\b|(?:10|[2-9AJQK])[♠♥♦♣]|\b\d+\b")
"""Spaces, cards and numbers, which are written alike in every language."""


def ids_of(lesson: Lesson) -> set[str]:
    """Every Fluent id that the lesson can name."""
    ids = {lesson.key, f"{lesson.key}.about", f"{lesson.key}.end"}
    for step in lesson.steps:
        words = [wrong.say for wrong in step.wrong] + [*step.refused.values()]
        ids |= {lesson.says(step), *(lesson.says(step, word) for word in words)}
        ids |= {lesson.says(step, "otherwise")} if step.right else set()
    return ids


@pytest.mark.parametrize("game", TEACHING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_sentence_for_everything_and_no_other(game: str, language: str) -> None:
    wanted = set[str]().union(*(ids_of(lesson) for lesson in LESSONS if lesson.game == game))
    assert set(messages(LOCALES / language / f"{game}-lessons.ftl")) == wanted
    assert set(languages_of(f"{game}-lessons")) == set(LANGUAGES)


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_no_more_than_35_words_at_a_time(lesson: Lesson, language: str) -> None:
    say = phrases_of(f"{lesson.game}-lessons", language)
    for key in ids_of(lesson):
        text = say(key, {})
        assert text
        # A colon or a question mark with a space before it is no word.
        words = [word for word in BLANK.split(text) if re.search(r"\w|[♠♥♦♣]", word)]
        assert len(words) <= MOST_WORDS, (key, len(words))


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_names_the_same_spaces_cards_and_numbers(lesson: Lesson, language: str) -> None:
    english, other = (phrases_of(f"{lesson.game}-lessons", each) for each in (LANGUAGES[0], language))
    for key in ids_of(lesson):
        assert set(NAMED.findall(other(key, {}) or "")) == set(NAMED.findall(english(key, {}) or "")), key
