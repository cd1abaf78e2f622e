"""`commonroom new-game`: what it writes passes the suite, the linter and the type checker at once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples.packages import install

from commonroom.cli.new_game import TEMPLATES, templates_in

from .running import complaint, output


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def passes(folder: Path, *command: str, environment: dict[str, str] | None = None) -> str:
    """Run a tool in the folder; return what it says when all is well."""
    answer = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, input="q\n", capture_output=True, text=True
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def test_a_new_game_passes_the_suite_the_linter_and_the_type_checker(here: Path) -> None:
    said = output("new-game", "high-tide")
    folder = here / "high-tide"
    for command in ('pip install -e "high-tide[test]"', "pytest high-tide", "commonroom play high-tide"):
        assert command in said
    readme = (folder / "README.md").read_text(encoding="utf-8")
    assert all(command in readme for command in ('pip install -e ".[test]"', "pytest", "commonroom play high-tide"))
    passes(folder, "ruff", "format", "--check", "--no-cache", ".")
    passes(folder, "ruff", "check", "--no-cache", ".")
    passes(folder, "mypy", "--cache-dir", str(here / "types"))
    environment = install(folder, here / "packages")
    [passed] = re.findall(r"(\d+) passed", passes(folder, "pytest", "-q", environment=environment))
    assert int(passed) > 60
    assert "Your choice" in passes(here, "commonroom", "play", "high-tide", environment=environment)


def test_any_name_that_is_allowed_makes_a_game(here: Path) -> None:
    for name in ("x", "l33t-2", "a" * 32):
        output("new-game", name)
        environment = install(here / name, here / "packages")
        assert "The highest card takes the round" in passes(here, "commonroom", "rules", name, environment=environment)


@pytest.mark.parametrize("name", ["", "High", "2048", "a_b", "-a", "a-", "a--b", "../a", "a b", "é", "a" * 33])
def test_a_wrong_name_is_refused_and_nothing_is_written(here: Path, name: str) -> None:
    assert "use up to 32 lowercase letters, digits and single hyphens, a letter first" in complaint(
        2, "new-game", "--", name
    )
    assert list(here.iterdir()) == []


def test_the_name_of_another_game_is_refused(here: Path) -> None:
    assert complaint(2, "new-game", "sequence") == "name: there is already a game called 'sequence'"
    assert list(here.iterdir()) == []


def test_what_is_there_already_is_left_alone(here: Path) -> None:
    (here / "tides").write_text("mine", encoding="utf-8")
    assert complaint(2, "new-game", "tides") == "name: there is already something called 'tides' in this folder"
    assert (here / "tides").read_text(encoding="utf-8") == "mine"


def test_no_mark_of_a_template_is_left(here: Path) -> None:
    output("new-game", "tides")
    written = [path for path in here.rglob("*") if path.is_file()]
    assert len(written) == len(list(templates_in(TEMPLATES)))
    for path in written:
        assert not re.search(r"@[A-Z]+@", path.read_text(encoding="utf-8")), path
        assert "template" not in path.name
