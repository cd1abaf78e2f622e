"""Break the rules one line at a time and see whether a test notices: `make mutants`.

A mutant is one small change, made by cosmic-ray: a comparison reversed, a number one higher, a condition negated. Each
is written into a copy of the source, and the tests of its area run against that copy, the nearest first. A mutant that
no test notices has survived. Areas are sampled, because there are tens of thousands of mutants; the same seed gives the
same sample.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parents[1]
SECONDS = 600
"""Time limit of the tests: a mutant that exceeds it never ends, and counts as noticed."""
KINDS = (
    *("Comparison", "Number", "AddNot", "ReplaceAnd", "ReplaceOr", "ReplaceTrue", "ReplaceFalse", "Break", "Continue"),
    *("_Add_Sub", "_Sub_Add", "_Mul_FloorDiv", "_BitAnd_BitOr", "Delete_Not", "Delete_USub", "ZeroIteration"),
)
SILLY = ("_Is", "_IsNot")
"""Identity for equality and vice versa: nearly all such mutants mean the same."""


class Area(NamedTuple):
    """Files to break, and the tests that must notice: each group runs only if the one before did not."""

    name: str
    files: str
    spared: tuple[str, ...]
    tests: tuple[tuple[str, ...], ...]


PLAYED = ("tests/conformance",)
AREAS = (
    Area("engine", "engine", (), (("tests/engine", "tests/api"), ("tests/sequence", "tests/cli"), PLAYED)),
    Area("sequence", "games/sequence", ("bots", "stats.py"), (("tests/sequence",), PLAYED)),
    Area("quidditch", "games/quidditch", ("bots", "stats.py"), (("tests/quidditch",), PLAYED)),
    Area("hogwarts", "games/hogwarts", ("bots", "drawing", "stats.py", "match"), (("tests/hogwarts",), PLAYED)),
    Area("match", "games/hogwarts/match", ("bots", "stats.py"), (("tests/hogwarts/match",), PLAYED)),
)


class Mutant(NamedTuple):
    """One change of one file."""

    area: Area
    file: Path
    operator: str
    occurrence: int


def main() -> int:
    """Sample mutants, try them, print each survivor as it is found, and report the share that was noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=20, help="mutants for each area")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--area", choices=[area.name for area in AREAS], action="append")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    asked = parser.parse_args()
    areas = [area for area in AREAS if not asked.area or area.name in asked.area]
    sample = [mutant for area in areas for mutant in sampled(area, asked.each, asked.seed)]
    survived = []
    with ThreadPoolExecutor(asked.jobs) as pool:
        for mutant, alive in zip(sample, pool.map(survives, sample), strict=True):
            survived.append(alive)
            told = (
                f"survived: {mutant.file.relative_to(ROOT)} ({mutant.operator})\n{change(mutant)}"
                if alive
                else "noticed"
            )
            print(f"{len(survived)} of {len(sample)} {told}", flush=True)
    for area in areas:
        mine = [alive for mutant, alive in zip(sample, survived, strict=True) if mutant.area == area]
        print(f"{area.name:10} {len(mine) - sum(mine)} of {len(mine)} noticed")
    killed = survived.count(False)
    print(f"{'all':10} {killed} of {len(sample)} noticed ({killed / max(1, len(sample)):.0%})")
    return 0


def sampled(area: Area, number: int, seed: int) -> list[Mutant]:
    """Draw this many mutants of an area, weighting its files by how much there is to break in them."""
    folder = ROOT / "src/commonroom" / area.files
    files = [
        file for file in sorted(folder.rglob("*.py")) if not set(area.spared) & set(file.relative_to(folder).parts)
    ]
    found = [mutant for file in files for mutant in mutants(area, file)]
    return random.Random(seed).sample(found, min(number, len(found)))


def mutants(area: Area, file: Path) -> Iterator[Mutant]:
    """Yield every change that could be made to a file, except in annotations and in code for type checkers."""
    source = file.read_text(encoding="utf-8")
    spared = _unread(source)
    for name in operator_names():
        if not any(kind in name for kind in KINDS) or name.endswith(SILLY):
            continue
        operator = get_operator(name)()
        places = (place for node in ast_nodes(get_ast(source)) for place in operator.mutation_positions(node))
        for occurrence, (start, _) in enumerate(places):
            if start[0] not in spared:
                yield Mutant(area, file, name, occurrence)


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


def survives(mutant: Mutant) -> bool:
    """Run the tests of the area on a copy of the source with this one change."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
        broken = copy / mutant.file.relative_to(ROOT / "src")
        broken.write_text(mutated(mutant), encoding="utf-8")
        return all(passes(copy, tests) for tests in mutant.area.tests)


def passes(source: Path, tests: tuple[str, ...]) -> bool:
    """Tell whether the tests still pass; the copy takes precedence over the installed package."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not full", *tests]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def mutated(mutant: Mutant) -> str:
    """Return the file with the change in it."""
    source = mutant.file.read_text(encoding="utf-8")
    return str(mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence))


def change(mutant: Mutant) -> str:
    """Return the lines that differ."""
    before, after = mutant.file.read_text(encoding="utf-8").splitlines(), mutated(mutant).splitlines()
    lines = difflib.unified_diff(before, after, lineterm="", n=0)
    return "\n".join(line for line in lines if not line.startswith(("---", "+++")))


if __name__ == "__main__":
    sys.exit(main())
