"""The sentences of the locale files as patterns, to recognise the language of a text on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

AT_TABLE = ("page.ftl", "sequence.ftl")
FILES = (*AT_TABLE, "shelf.ftl", "server.ftl", "sequence-rules.ftl")

# Everything that a person can see or hear on a page: texts, and attributes.
ALL_TEXTS = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Text) found.push(node.data);
        else for (const name of ["aria-label", "title", "placeholder", "alt", "data-mark"])
            found.push(node.getAttribute(name) ?? "");
    }
    return found.map((text) => text.trim()).filter(Boolean);
}"""


@cache
def sentences(language: str, file: str) -> tuple[re.Pattern[str], ...]:
    """Return every sentence of a file as a pattern, with gaps for numbers and names."""
    return tuple(
        re.compile(text, re.DOTALL) for text in sorted(set(_patterns(language, file))) if _says_something(text)
    )


def spoken(language: str, text: str, among: tuple[str, ...] = FILES) -> bool:
    """Tell whether the text is one of the sentences of a language."""
    return any(pattern.fullmatch(text) for file in among for pattern in sentences(language, file))


def _says_something(pattern: str) -> bool:
    """Tell whether a pattern has words; gaps with a mark or “to” between them would fit any text."""
    return len(re.findall(r"[^\W\d_]", pattern.replace(r"\s+", " "))) >= 3


def _patterns(language: str, file: str) -> Iterator[str]:
    source = (files("commonroom") / "locale" / language / file).read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            for value in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if value is not None:
                    yield from _pattern(value)


def _pattern(value: ast.Pattern) -> list[str]:
    """Return the ways in which a message can read, one for each variant."""
    ways = [""]
    for element in value.elements:
        ways = [way + part for way in ways for part in _element(element)]
    return ways


def _element(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [r"\s+".join(map(re.escape, re.split(r"\s+", element.value)))]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return [part for variant in expression.variants for part in _pattern(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [re.escape(expression.value)]
    return [".+"]
