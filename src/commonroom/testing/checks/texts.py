"""The phrases of a game: English has one for every rule, and other languages say the same or less."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from commonroom.engine.load import module_of
from commonroom.phrases.locale import ENGLISH, locale_beside
from commonroom.rulebook import Rulebook, rulebook_of, to_markdown

from ..tables import AnyRules


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(source: Traversable) -> dict[str, set[str]]:
    """Return the messages and attributes of a file, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
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


def check_rulebook(rules: AnyRules) -> Rulebook:
    """Expect phrases for every rule, option and refusal, and every id mentioned to exist."""
    book = rulebook_of(rules)
    ids = {entry.id for entry in book.entries}
    prefixes = {entry.id.removeprefix("RUL-").split("-")[0] for entry in book.entries}
    mentioned = {rule for rows in (book.differences, book.readings, book.refusals) for row in rows for rule in row.ids}
    mentioned |= set(re.findall(rf"\b(?:RUL-)?(?:{'|'.join(prefixes)})-\d+[a-z]?\b", to_markdown(book)))
    assert mentioned <= ids
    assert all(option.rule in ids for option in rules.ABOUT.options)
    assert rules.ABOUT.seats_rule in ids
    assert {edition.id for edition in book.editions} == set(rules.ABOUT.editions)
    return book


def check_languages(rules: AnyRules) -> list[str]:
    """Expect other languages to have only messages and variables of English; return the languages."""
    folder, name = locale_beside(module_of(rules)), rules.ABOUT.name
    files = [file for file in (name, f"{name}-rules", f"{name}-faults") if (folder / ENGLISH / f"{file}.ftl").is_file()]
    assert f"{name}-rules" in files
    spoken = sorted(each.name for each in folder.iterdir() if any((each / f"{file}.ftl").is_file() for file in files))
    for language in spoken:
        for file in files:
            if (source := folder / language / f"{file}.ftl").is_file():
                english, other = messages(folder / ENGLISH / f"{file}.ftl"), messages(source)
                assert set(other) <= set(english), f"{language}/{file}.ftl"
                assert all(other[key] <= english[key] for key in other), f"{language}/{file}.ftl"
    return spoken
