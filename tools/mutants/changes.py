"""The changes that can be made to the rules, and a sample of them."""

from __future__ import annotations

import ast
import difflib
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

SOURCE = Path(__file__).parents[2] / "src"
KINDS = (
    *("Comparison", "Number", "AddNot", "ReplaceAnd", "ReplaceOr", "ReplaceTrue", "ReplaceFalse", "Break", "Continue"),
    *("_Add_Sub", "_Sub_Add", "_Mul_FloorDiv", "_BitAnd_BitOr", "Delete_Not", "Delete_USub", "ZeroIteration"),
)
SILLY = ("_Is", "_IsNot")
"""Identity for equality and vice versa: nearly all such mutants mean the same."""


class Area(NamedTuple):
    """Files to break, and what among them is no rule."""

    name: str
    files: str
    spared: tuple[str, ...] = ()


AREAS = (
    Area("engine", "engine"),
    Area("sequence", "games/sequence", ("bots", "stats.py")),
    Area("quidditch", "games/quidditch", ("bots", "stats.py")),
    Area("hogwarts", "games/hogwarts", ("bots", "drawing", "stats.py", "match")),
    Area("match", "games/hogwarts/match", ("bots", "stats.py")),
)


class Mutant(NamedTuple):
    """One change of one file."""

    area: Area
    file: Path
    line: int
    operator: str
    occurrence: int


def sampled(area: Area, number: int, seed: int) -> list[Mutant]:
    """Draw this many mutants of an area, weighting its files by how much there is to break in them."""
    folder = SOURCE / "commonroom" / area.files
    files = [
        file for file in sorted(folder.rglob("*.py")) if not set(area.spared) & set(file.relative_to(folder).parts)
    ]
    found = [mutant for file in files for mutant in mutants(area, file)]
    return random.Random(seed).sample(found, min(number, len(found)))


def mutants(area: Area, file: Path) -> Iterator[Mutant]:
    """Yield every change that could be made to a file, except in annotations and in code for type checkers."""
    source = file.read_text(encoding="utf-8")
    spared, nodes = _unread(source), [*ast_nodes(get_ast(source))]
    for name in operator_names():
        if not any(kind in name for kind in KINDS) or name.endswith(SILLY):
            continue
        operator = get_operator(name)()
        places = (place for node in nodes for place in operator.mutation_positions(node))
        for occurrence, (start, _) in enumerate(places):
            if start[0] not in spared:
                yield Mutant(area, file, start[0], name, occurrence)


def _unread(source: str) -> set[int]:
    """Return the lines that mean nothing at run time: annotations, type aliases, and base classes."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            signature = [*node.bases] if isinstance(node, ast.ClassDef) else _annotations(node)
            for part in signature:
                lines.update(range(part.lineno, (part.end_lineno or part.lineno) + 1))
        if isinstance(node, ast.AnnAssign) and (node.value is None or "TypeAlias" in ast.unparse(node.annotation)):
            lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return lines


def _annotations(function: ast.FunctionDef) -> Iterable[ast.expr]:
    arguments = (*function.args.args, *function.args.kwonlyargs, *function.args.posonlyargs)
    yield from (argument.annotation for argument in arguments if argument.annotation is not None)
    if function.returns is not None:
        yield function.returns


def mutated(mutant: Mutant) -> str:
    """Return the file with the change in it."""
    source = mutant.file.read_text(encoding="utf-8")
    return str(mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence))


def change(mutant: Mutant) -> str:
    """Return the lines that differ."""
    before, after = mutant.file.read_text(encoding="utf-8").splitlines(), mutated(mutant).splitlines()
    lines = difflib.unified_diff(before, after, lineterm="", n=0)
    return "\n".join(line for line in lines if not line.startswith(("---", "+++")))
