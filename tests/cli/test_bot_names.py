"""Names of bots on the command line: every help lists them all, and they may think by the clock."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from commonroom.bots import bots_of
from commonroom.games import GAMES

from .running import complaint, output, run


def words(text: str) -> str:
    """Return the text without the frame that the terminal puts around it."""
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("command", ["play", "new", "simulate", "arena"])
def test_the_help_names_every_bot_and_every_game(command: str) -> None:
    shown = words(output(command, "--help"))
    *most, last = dict.fromkeys(bot for rules in GAMES.values() for bot in bots_of(rules))
    assert f"{', '.join(most)} or {last}" in shown
    assert "search@200ms by the clock" in shown
    *games, last = GAMES
    assert f"{', '.join(games)} or {last}" in shown


@pytest.mark.parametrize("name", ["search@3", "search@5ms"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_with_a_budget_can_be_given_a_seat_and_plays(game: str, name: str, tmp_path: Path) -> None:
    record = output("new", game, "--bots", f"-,{name}", "--seed", "3")
    assert json.loads(record)["seats"][1]["bot"] == name
    file = tmp_path / "game.json"
    file.write_text(record, encoding="utf-8")
    assert run("play", "--resume", file, given="q\n").exit_code == 0
    assert run("play", game, "--bot", name, "--seed", "3", given="q\n").exit_code == 0


@pytest.mark.parametrize("name", ["search@5s", "search@0ms", "greedy@5ms", "nobody"])
def test_a_budget_that_cannot_be_read_is_refused_before_the_game(name: str) -> None:
    assert complaint(2, "new", "quidditch", "--bots", f"-,{name}").startswith("bot: ")
    assert complaint(2, "play", "quidditch", "--bot", name).startswith("bot: ")
