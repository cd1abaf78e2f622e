"""The example of a game in a package of its own: it passes the suite once installed, and its README's commands work."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from .packages import LANTERNS, install

README = (LANTERNS / "README.md").read_text(encoding="utf-8")
COMMANDS = [shlex.split(line, comments=True) for line in re.findall(r"^commonroom .*$", README, re.MULTILINE)]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed the package."""
    return install(LANTERNS, tmp_path_factory.mktemp("lanterns"))


def run(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    answer = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, input="q\n", capture_output=True, text=True
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def test_the_installed_game_passes_its_tests_and_the_suite(environment: dict[str, str]) -> None:
    said = run(["pytest", "-q", "-p", "no:cacheprovider", "tests"], LANTERNS, environment)
    [passed, skipped] = re.findall(r"(\d+) (?:passed|skipped)", said)
    assert int(passed) > 100
    assert int(skipped) <= 6, "the suite skips what the game does not have, and it has nearly everything"


def test_the_commands_of_its_readme_work(environment: dict[str, str], tmp_path: Path) -> None:
    asked = {command[1]: run(command, tmp_path, environment) for command in COMMANDS if len(command) > 1}
    assert set(asked) == {"play", "simulate", "rules"}
    assert "must follow" in asked["rules"]
    assert "greedy" in asked["simulate"]


def test_without_the_package_there_is_no_such_game() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "commonroom", "rules", "lanterns"], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 2
    assert "lanterns" in answer.stderr
