"""Every sentence exists in every language, with the same variables; the page's own tests check that each is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from commonroom.testing.checks.texts import messages

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "commonroom" / "locale"
LANGUAGES = ["en", "fr", "nl", "de", "it", "es", "pt", "pl"]
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


def test_there_are_eight_languages_with_the_same_files() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_says_everything_that_english_says(language: str, file: str) -> None:
    english, other = messages(LOCALES / "en" / file), messages(LOCALES / language / file)
    assert set(other) == set(english)
    for name, variables in english.items():
        assert other[name] <= variables, name


@pytest.mark.parametrize("file", FILES)
def test_french_keeps_a_colon_on_the_line_of_its_word(file: str) -> None:
    """French puts a space before : ; ! ? and », and a line must not break there."""
    lines = (LOCALES / "fr" / file).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(" [:;!?»]", line)] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_that_of_print(language: str, file: str) -> None:
    lines = (LOCALES / language / file).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(r"[^\W\d]'[^\W\d]", line)] == []
