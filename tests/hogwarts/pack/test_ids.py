"""Code of the rules knows no card and no place by name: content is data."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from commonroom.games.hogwarts.pack import load

ROOT = Path(load.__file__).parents[1]
WORDS = {"start", "signpost", "graveyard", "buckbeak"}
"""Ids that are also words of the rules: the kind of a field, the role of a place, the name of an option."""


def ids() -> set[str]:
    pack = load.built_in()
    lists = [*pack.decks().values(), pack.missions, pack.tokens, pack.characters, pack.board.field]
    return {thing.id for things in lists for thing in things}


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the string literals of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def test_no_file_of_the_game_names_content() -> None:
    known = ids() - WORDS
    named = [
        f"{path.relative_to(ROOT)}:{line} names {text}"
        for path in ROOT.rglob("*.py")
        for line, text in texts(path)
        if text in known
    ]

    assert named == []
