"""The walk can be followed: every file that docs/walk.md names is there, with every function it names in that file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "commonroom"
WALK = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py"))


def files_called(name: str) -> list[Path]:
    """Find a file or folder by its path from the repository, from the package, or from the folder of a game."""
    return [found for base in (ROOT, SOURCE, *GAMES) for found in base.glob(name) if name.strip("/")]


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def names_in(file: Path) -> frozenset[str]:
    """List the classes, functions and methods in a Python file; in another one, every word."""
    if file.suffix != ".py":
        return frozenset(re.findall(r"\w+", file.read_text(encoding="utf-8")))
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(node.name for node in ast.walk(tree_of(file)) if isinstance(node, kinds))


@cache
def members_of(name: str) -> frozenset[str]:
    """List what a class, or a module of the engine or of a game, has."""
    modules = [*(SOURCE / "engine").glob(f"{name}.py"), *(file for game in GAMES for file in game.rglob(f"{name}.py"))]
    members = {member for module in modules for member in names_in(module)}
    for file in SOURCE.rglob("*.py"):
        for node in tree_of(file).body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                members |= {part.name for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}
    return frozenset(members)


@cache
def all_names() -> frozenset[str]:
    return frozenset().union(*(names_in(file) for file in SOURCE.rglob("*.py")))


def is_path(code: str) -> bool:
    return "/" in code or re.search(r"\.(py|ts|svelte|toml|md)$", code) is not None


def wrong_names(document: str) -> Iterator[str]:
    """Go through everything between backticks; a name after a path has to be in that file."""
    for passage in re.split(r"\n\n|\n(?=\||\d\. )|\|", document):
        file: Path | None = None
        for code in re.findall(r"`([^`]+)`", passage.replace("\n", " ")):
            if is_path(code):
                found = files_called(code)
                if not found:
                    yield f"there is no {code}"
                file = found[0] if found else None
                continue
            name = code.partition("(")[0]
            if not re.fullmatch(r"\w+(\.\w+)?", name):
                continue  # an example
            owner, _, member = name.rpartition(".")
            if owner and member not in members_of(owner):
                yield f"there is no {name}"
            elif not owner and file is not None and file.is_file() and member not in names_in(file):
                yield f"there is no {member} in {file.relative_to(ROOT)}"
            elif not owner and member not in all_names():
                yield f"there is no {member} anywhere"


def test_every_file_and_function_of_the_walk_exists() -> None:
    assert len(re.findall(r"`[^`]+\.py`", WALK)) > 20, "the walk names hardly a file"
    assert list(wrong_names(WALK)) == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("`server/tables/live.py` `act`", "`server/live.py` `act`"),
        ("`server/tables/judge.py` `decode`", "`server/tables/judge.py` `decoded`"),
        ("`engine/match.py` `accept`", "`engine/match.py` `append_action`"),
        ("`games/sequence/view.py` `view`, `seen`", "`games/sequence/view.py` `view`, `unseen`"),
        ("`Match.read_action`", "`Match.decode_action`"),
        ("`turn.apply`", "`turn.applied`"),
        ("`lines.register_sequences`", "`pile.register_sequences`"),
        ("`setup.py`", "`set_up.py`"),
        ("`web/src/net/connection.ts`", "`web/src/net/connections.ts`"),
    ],
)
def test_a_wrong_name_would_be_found(right: str, wrong: str) -> None:
    assert right in WALK
    assert list(wrong_names(WALK.replace(right, wrong, 1)))
