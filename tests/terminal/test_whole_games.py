"""Whole games, typed by a scripted person: every edition, many seats, every way of drawing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import commonroom
from commonroom.cli import app
from commonroom.terminal.plain_face import PLAIN
from commonroom.terminal.scene import Scene

from .persons import first_legal, play_all, sit

EDITIONS = ["classic-2022", "harry-potter-2021"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 12])
@pytest.mark.parametrize("draw_mode", ["auto", "manual"])
def test_a_person_can_play_to_the_end(edition: str, seats: int, draw_mode: str) -> None:
    sitting = sit(edition, seats, draw_mode=draw_mode)
    shown = play_all(sitting, first_legal)
    outcome = sitting.match.outcome
    assert outcome is not None
    assert shown.count(sitting.match.seed.hex()) == 1, "not before the end"
    assert shown.count(sitting.match.commitment) == 2, "before the first move and after the last"
    verdict = "You win!" if 0 in outcome["winners"] else "You lose." if outcome["winners"] else "Nobody wins."
    assert verdict in shown
    assert commonroom.replay(sitting.match.record()).state == sitting.match.state


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_line_fits_the_width(edition: str) -> None:
    for width in (80, 100, 120):
        shown = play_all(sit(edition, 4), first_legal, width)
        # A question precedes what follows it, because nobody has pressed a key here.
        assert max(len(line) for line in shown.splitlines() if ": " not in line) <= width


def test_what_others_draw_is_never_told() -> None:
    sitting = sit(seats=3, draw_mode="manual")
    play_all(sitting, first_legal)
    lines = [line.plain for line in sitting.log[1:]]
    assert any(re.search(r"You draw \d+|You draw [JQKA]", line) for line in lines)
    assert any("Ada draws a card." in line for line in lines)
    assert not any(re.search(r"(Ada|Bruno) draws (?!a card)", line) for line in lines)


def test_a_game_can_be_fed_through_standard_input(tmp_path: Path) -> None:
    """The same few keys over and over: take up, put down, exchange, draw, pass, whichever is possible."""
    kept = tmp_path / "record.json"
    lines = "1\n1\nx 1\nd\np\n\n" * 400
    arguments = ["play", "--seed", "3", "--bot", "random", "--record", str(kept), "--name", "Ann"]
    result = CliRunner().invoke(app, arguments, input=lines)
    assert result.exit_code == 0, result.output
    match = commonroom.replay(kept.read_bytes())
    assert match.outcome is not None
    assert match.table.seats[0].name == "Ann"
    assert f"The record of {match.version} actions is in" in result.stdout.replace("\n", " ")


def test_a_game_without_a_face_of_its_own_can_be_played() -> None:
    sitting = sit()
    sitting.face = PLAIN

    def answer(scene: Scene) -> str:
        return str(1 + scene.legal.index(scene.legal[-1]))

    shown = play_all(sitting, answer)
    assert sitting.match.outcome is not None
    assert "  1 play card" in shown
    assert "card played seat" in shown
