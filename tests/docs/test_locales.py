"""Every sentence exists in every language, with the same variables; the page's own tests check that each is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "commonroom" / "locale"
LANGUAGES = ["en", "fr", "nl", "de", "it", "es", "pt", "pl"]
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Return the messages and attributes of a file, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, value in parts:
                variables = Variables()
                if value is not None:
                    variables.visit(value)
                found[name] = variables.names
    return found


def test_there_are_eight_languages_with_the_same_files() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_says_everything_that_english_says(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
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
