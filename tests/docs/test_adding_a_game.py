"""docs/adding-a-game.md is true: its commands run one after another, and the files and names it lists are there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples.packages import install

from commonroom import testing
from commonroom.engine.load import CONTRACT, REQUIRED
from commonroom.testing import conformance

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
COMMANDS = [
    shlex.split(line, comments=True)
    for block in re.findall(r"```\n(.*?)```", DOCUMENT, re.DOTALL)
    for line in block.splitlines()
]


def run(folder: Path, command: list[str], environment: dict[str, str] | None = None) -> str:
    program = [sys.executable, "-m", *command]
    answer = subprocess.run(program, cwd=folder, env=environment, input="q\n", capture_output=True, text=True)
    assert answer.returncode == 0, (command, answer.stdout, answer.stderr)
    return answer.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the new game, written by the first command of the document."""
    here = tmp_path_factory.mktemp("adding")
    first, second, *_ = COMMANDS
    run(here, first)
    assert second == ["cd", "tides"]
    return here / "tides"


def test_every_command_works_in_its_order(folder: Path, tmp_path: Path) -> None:
    _, _, pip, *others = COMMANDS
    assert pip == ["pip", "install", "-e", ".[test]"]
    environment = install(folder, tmp_path)  # without the tools, which are here already
    done = []
    for command in others:
        if command == ["pytest"]:
            continue  # all of it is run by tests/cli/test_new_game.py
        if command[:2] == ["commonroom", "serve"]:
            command = [*command, "--help"]  # tests/page/test_installed.py plays in the browser
        if command == ["pytest", "-rs"]:
            command = [*command, "-k", "options"]  # one test tells whether the command works
        run(folder, command, environment)
        done.append(command[1])
    assert done == ["-k", "-rs", "play", "rules", "simulate", "serve"]


def test_every_file_of_the_table_is_written(folder: Path) -> None:
    [table] = re.findall(r"\| file \| holds \|\n.*?\n\n", DOCUMENT, re.DOTALL)
    named = [re.findall(r"`([^`]+)`", line.split("|")[1]) for line in table.splitlines()[2:] if line]
    listed = [
        folder / first if at == 0 else (folder / names[0]).parent / first
        for names in named
        for at, first in enumerate(names)
    ]
    assert all(path.exists() for path in listed), listed
    written = {path for path in folder.glob("src/*/*") if path.suffix in (".py", ".toml")}
    assert {path.name for path in written - set(listed)} == {"__init__.py"}
    assert 'tides = "commonroom_tides"' in (folder / "pyproject.toml").read_text(encoding="utf-8")


def test_the_required_names_come_first_and_the_others_exist() -> None:
    [table] = re.findall(r"\| name \| promise \|\n.*?\n\n", DOCUMENT, re.DOTALL)
    rows = table.strip().splitlines()
    names = [name for line in rows for name in re.findall(r"`(\w+)(?:\([^`]*\))?`", line.split("|")[1])]
    assert set(names[: len(REQUIRED)]) == set(REQUIRED)
    assert {"space", "legal"} == set(names[len(REQUIRED) : len(REQUIRED) + 2])
    assert set(names) == CONTRACT


def test_the_suite_has_the_names_of_the_document() -> None:
    assert {"conformance", "mutants", "Effort"} <= set(testing.__all__)
    assert testing.conformance is conformance
    for name in testing.__all__:
        assert f"`{name}" in DOCUMENT, name
