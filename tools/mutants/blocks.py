"""Which blocks of code there are, and which a test runs: marks put at the beginning of each block while it is loaded.

A pytest plugin, `-p tools.mutants.blocks`. For each test it appends a line to `BLOCKS/<process>.jsonl`: the test, how
long it kept the processor busy, and the blocks that ran. A block is the body of a function, a loop, or a branch.
"""

from __future__ import annotations

import ast
import builtins
import json
import os
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

WATCHED = ("commonroom.engine", "commonroom.games")

_seen: set[str] = set()
_held: dict[object, set[str]] = {}
"""What ran while a fixture was made that several tests share: it counts for each of them."""


def bodies(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    """Yield the blocks inside functions, outer ones first."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if not isinstance(node, ast.ClassDef):
                    fields = (getattr(node, name, None) for name in ("body", "orelse", "finalbody"))
                    yield from (body for body in fields if isinstance(body, list) and body)


def marked(source: str, name: str) -> ast.Module:
    """Return code that notes each block it enters, as its module and its first line."""
    tree = ast.parse(source)
    for body in {id(body): body for body in bodies(tree)}.values():
        mark = ast.parse(f"__seen__.add('{name}:{body[0].lineno}')").body[0]
        for node in ast.walk(mark):
            ast.copy_location(node, body[0])
        body.insert(0 if ast.get_docstring(_holder(body)) is None else 1, mark)
    return ast.fix_missing_locations(tree)


def _holder(body: list[ast.stmt]) -> ast.Module:
    return ast.Module(body=body, type_ignores=[])


class Marking(SourceFileLoader):
    """Loads a module with its marks."""

    def get_code(self, fullname: str) -> CodeType:
        """Compile the module with its marks; the compiled file beside it has none."""
        source = Path(self.path).read_text(encoding="utf-8")
        return compile(marked(source, fullname), self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds the watched modules before anybody else does."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the usual place of a watched module, to be loaded with marks."""
        if not fullname.startswith(WATCHED):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Marking(spec.loader.name, spec.loader.path)
        return spec


if FOLDER := os.environ.get("BLOCKS", ""):
    vars(builtins)["__seen__"] = _seen
    sys.meta_path.insert(0, Finder())

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
        """Note what ran while a shared fixture was made."""
        before = set(_seen)
        result = yield
        if fixturedef.scope != "function":
            _held[fixturedef] = _seen - before
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
        """Note what ran in a test, and how long it took."""
        _seen.clear()
        began = time.process_time()
        result = yield
        took = time.process_time() - began
        shared = [fixture for many in getattr(item, "_fixtureinfo").name2fixturedefs.values() for fixture in many]  # noqa: B009
        ran = _seen.union(*(_held.get(fixture, ()) for fixture in shared))
        with Path(FOLDER, f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps([item.nodeid, round(took, 3), sorted(ran)]) + "\n")
        return result
