"""Every sentence that a player reads comes from the locale: the code of the terminal has none of its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import commonroom.terminal

ROOT = Path(commonroom.terminal.__file__).parent
FILES = sorted(set(ROOT.rglob("*.py")) - {ROOT / "files.py"})
"""All but the one that speaks to the command line."""
WORDS = re.compile(r"[^\W\d_]{2,}\W* [^\W\d_]{2,}")
"""Two words with a space between them."""
STYLE = re.compile(r"(not )?(bold|dim|on|reverse|strike|italic|red|green|#[0-9a-f]{6}| )+\Z")
"""A style of Rich, such as "not bold dim"."""
ENGLISH = {"words", "BadInput", "ValueError", "KeyError"}
"""Calls with a sentence for the command line, or with the English one for a code that every language has."""


def literals(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the texts of a tree, apart from docstrings, assertions and errors."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name) and child.func.id in ENGLISH:
            continue
        if isinstance(child, ast.Assert):
            continue
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.lineno, child.value
        yield from literals(child)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_code_holds_no_sentence(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert [(line, text) for line, text in literals(tree) if WORDS.search(text) and not STYLE.match(text)] == []
