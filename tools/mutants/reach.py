"""Which tests run the code that a mutant changes."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.mutants.blocks import WATCHED, bodies
from tools.mutants.changes import SOURCE, Mutant


class Test(NamedTuple):
    """A test, and how long it took."""

    seconds: float
    name: str


class Reach:
    """The tests by the blocks that they run, as `blocks.py` has noted them."""

    def __init__(self, by_block: dict[str | None, set[Test]]) -> None:
        self._by_block = by_block

    @classmethod
    def read(cls, folder: Path) -> Reach:
        """Read what has been noted."""
        by_block: dict[str | None, set[Test]] = defaultdict(set)
        for file in folder.glob("*.jsonl"):
            for line in file.read_text(encoding="utf-8").splitlines():
                name, seconds, blocks = json.loads(line)
                for block in blocks:
                    by_block[block].add(Test(seconds, name))
        return cls(dict(by_block))

    def tests_of(self, mutant: Mutant) -> list[Test]:
        """Return the tests that run the changed line, the quickest first."""
        inside = block_of(mutant.file, mutant.line)
        if inside in self._by_block:
            return sorted(self._by_block[inside])
        # Outside functions, or in one that runs when its module is imported.
        blocks = [*users(mutant.file, mutant.line)] if inside is None else [*blocks_of(mutant.file)]
        return sorted(set().union(*(self._by_block.get(block, ()) for block in blocks)))

    def meets(self, mutant: Mutant) -> bool:
        """Tell whether a test runs the changed line itself."""
        return block_of(mutant.file, mutant.line) in self._by_block


def block_of(file: Path, line: int) -> str | None:
    """Return the innermost block that holds a line; None outside functions."""
    holders = [body for body in _bodies(file) if body[0].lineno <= line <= (body[-1].end_lineno or 0)]
    if not holders:
        return None
    return f"{_module(file)}:{max(body[0].lineno for body in holders)}"


def blocks_of(file: Path) -> Iterator[str]:
    """Yield all blocks of a file."""
    yield from (f"{_module(file)}:{body[0].lineno}" for body in _bodies(file))


def users(file: Path, line: int) -> Iterator[str]:
    """Yield the blocks that use what a line outside functions defines: a constant, a field, a table."""
    names = {name for node in ast.walk(_tree(file)) for name in _defined(node, line)}
    for other in sorted(SOURCE.rglob("*.py")):
        if not _module(other).startswith(WATCHED):
            continue
        for body in _bodies(other):
            if any(_named(node) in names for statement in body for node in ast.walk(statement)):
                yield f"{_module(other)}:{body[0].lineno}"


def _defined(node: ast.AST, line: int) -> Iterator[str]:
    if not isinstance(node, ast.stmt) or not node.lineno <= line <= (node.end_lineno or 0):
        return
    if isinstance(node, ast.Assign | ast.AnnAssign):
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            yield from (name for part in ast.walk(target) if (name := _named(part)))
    elif isinstance(node, ast.ClassDef | ast.FunctionDef):
        yield node.name


def _named(node: ast.AST) -> str | None:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else None


def _module(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def _bodies(file: Path) -> tuple[list[ast.stmt], ...]:
    return tuple(bodies(_tree(file)))
