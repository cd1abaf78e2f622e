"""Importing the package is quick: no game, no server and no large library is loaded before it is needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

import commonroom
from commonroom.cli.commands import COMMANDS, load

LARGE = ("litestar", "matplotlib", "sqlalchemy", "uvicorn", "fluent", "rich", "typer", "numpy", "importlib.metadata")
OUR_GAMES = ("sequence", "quidditch", "hogwarts")


def modules_after(program: str) -> set[str]:
    """Return the modules that a fresh process has loaded after running a program."""
    output = subprocess.run(
        [sys.executable, "-c", f"import sys\n{program}\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return set(output.splitlines()[-1].split())


def games_among(modules: set[str]) -> set[str]:
    return {game for game in OUR_GAMES if f"commonroom.games.{game}" in modules}


def test_importing_the_house_imports_no_game_no_server_and_no_large_library() -> None:
    modules = modules_after("import commonroom")
    assert "commonroom.engine.match" in modules
    assert not games_among(modules)
    assert not [
        name for name in modules if name.startswith(("commonroom.server", "commonroom.cli", "commonroom.arena"))
    ]
    assert not [name for name in LARGE if name in modules]


def test_games_are_listed_without_importing_one() -> None:
    modules = modules_after("from commonroom.games import GAMES; assert len(list(GAMES)) >= 4 and 'sequence' in GAMES")
    assert not games_among(modules)


@pytest.mark.parametrize("game", ["sequence", "quidditch"])
def test_naming_a_game_imports_that_one_only(game: str) -> None:
    modules = modules_after(f"import commonroom; commonroom.new({game!r}, seats=['A', 'B'])")
    assert games_among(modules) == {game}
    assert not [name for name in LARGE if name in modules]


def test_the_help_of_the_program_imports_no_command_no_game_and_no_server() -> None:
    program = "from commonroom.cli import app\ntry: app(['--help'])\nexcept SystemExit: pass"
    modules = modules_after(program)
    assert "commonroom.cli.commands" in modules
    assert not games_among(modules)
    assert not [f"commonroom.cli.{name}" for name in COMMANDS if f"commonroom.cli.{name}" in modules]
    assert not [name for name in modules if name.startswith(("commonroom.server", "commonroom.arena"))]
    assert not {"matplotlib", "fluent", "importlib.metadata"} & modules


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_of_itself_what_the_overview_says_of_it(name: str) -> None:
    assert load(name).help.split("\n\n")[0].replace("\n", " ") == COMMANDS[name]


def test_a_package_and_a_function_share_their_name() -> None:
    program = "import commonroom, commonroom.games.sequence.actions, inspect\n"
    program += "assert commonroom.games()['sequence'] and commonroom.games.sequence.actions.Play\n"
    program += "assert commonroom.bots('sequence') and commonroom.bots.find_bot\n"
    program += "assert list(inspect.signature(commonroom.bots).parameters) == ['game']"
    modules_after(program)


def test_the_house_lists_what_it_exports_and_nothing_else() -> None:
    assert dir(commonroom) == sorted(commonroom.__all__)
    assert all(hasattr(commonroom, name) for name in dir(commonroom))
