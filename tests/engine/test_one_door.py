"""Engines and bots get their luck from Dice alone and know no clock (TRUST S13)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import commonroom

SOURCES = Path(commonroom.__file__).parent

# Seeds come from outside: `commonroom.new` makes them, and the server when it opens a table.
CLOCKS_AND_CHANCE = {"random", "time", "datetime", "secrets", "uuid", "os", "numpy"}


def modules_used(source: str) -> set[str]:
    """Return the modules that a program imports, in whatever way, except those of the package itself."""
    used = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            used |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            used.add(node.module.split(".")[0])
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("__import__", "import_module"):
                used.add(str(node.args[0].value).split(".")[0])
    return used


def test_s13_engines_and_bots_have_no_luck_and_no_clock_of_their_own() -> None:
    paths = [path for folder in ("engine", "games", "bots") for path in (SOURCES / folder).rglob("*.py")]
    assert len(paths) > 30
    used = {path: modules_used(path.read_text(encoding="utf-8")) & CLOCKS_AND_CHANCE for path in paths}
    assert not {path: modules for path, modules in used.items() if modules}


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "import os.path as p",
        "from time import monotonic",
        "from datetime import datetime as d",
        "def f():\n    import secrets",
        "__import__('uuid').uuid4()",
        "importlib.import_module('numpy.random')",
    ],
)
def test_s13_would_find_an_engine_that_helps_itself(line: str) -> None:
    assert modules_used(line) & CLOCKS_AND_CHANCE
    assert not modules_used("from .random import random_bot\nimport json") & CLOCKS_AND_CHANCE
