"""The README's commands work: each one is run as it is written."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.running import free_port

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.findall(r"```\n(commonroom .*?)```", README, re.DOTALL)[0]
COMMANDS = [shlex.split(line, comments=True) for line in BLOCK.splitlines()]
SHOWN_ONLY = "postgresql://…"
"""The address of a database that a reader has to fill in."""


def run(folder: Path, command: list[str], said: str = "") -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", *command]
    return subprocess.run(program, cwd=folder, input=said, capture_output=True, text=True, timeout=300)


def sooner(command: list[str]) -> list[str]:
    """Return the command with fewer games: the test is whether it works, not how fast."""
    return ["20" if word == "1000" else word for word in command]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder where the commands are run one after another, with a deck file to check."""
    folder = tmp_path_factory.mktemp("readme")
    decks = (ROOT / "src/commonroom/games/quidditch/decks/default.toml").read_text(encoding="utf-8")
    (folder / "mydecks.toml").write_text(decks, encoding="utf-8")
    return folder


def test_every_command_of_the_readme_works_in_its_order(folder: Path) -> None:
    done = []
    for command in COMMANDS:
        if command[1] == "serve":
            continue
        answer = run(folder, sooner(command), said="q\n" if command[1] == "play" else "")
        text = shlex.join(command)
        if command[1] == "submit":
            # It is Ann's or Bob's turn, depending on the seed: an answer, or the rule that forbids it.
            assert answer.returncode in (0, 3), (text, answer.stderr)
        else:
            assert answer.returncode == 0, (text, answer.stdout[-500:], answer.stderr)
        done.append(command[1])
    assert {"play", "new", "legal", "submit", "replay", "rules", "simulate", "content"} <= set(done)
    assert (folder / "out.png").stat().st_size > 0
    assert (folder / "map.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_serve_command_of_the_readme_takes_its_options(tmp_path: Path) -> None:
    [command] = [command for command in COMMANDS if command[1] == "serve"]
    assert SHOWN_ONLY in command
    named = [f"sqlite:///{tmp_path}/tables.db" if word == SHOWN_ONLY else word for word in command]
    program = [sys.executable, "-m", *named, "--port", str(free_port())]
    with subprocess.Popen(program, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert "Common Room is open" in server.stdout.readline()
        finally:
            server.terminate()
