"""The documents about research and about programs are right: their examples run, their messages are the real ones."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.programs.scripts import name_of

import commonroom
from commonroom.programs.messages import PROTOCOL, Answer, Hello, Move, Refused
from commonroom.programs.process import close_all
from commonroom.research import sequence_env
from commonroom.research.sequence import numbers
from commonroom.rulebook import refused

DOCS = Path(__file__).parents[2] / "docs"
RESEARCH, STDIO = ((DOCS / name).read_text(encoding="utf-8") for name in ("research.md", "stdio.md"))


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", document, re.DOTALL)


@pytest.mark.parametrize("number", range(5))
def test_an_example_for_research_runs_and_is_short(number: int) -> None:
    """In a process of its own, as a reader would run it, with every warning an error."""
    example = blocks(RESEARCH, "python")[number]
    assert len(example.splitlines()) <= 13
    command = [sys.executable, "-W", "error", "-W", "ignore::DeprecationWarning", "-c", example]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert answer.returncode == 0, answer.stderr


def test_all_examples_are_tried() -> None:
    assert len(blocks(RESEARCH, "python")) == 5


def test_the_numbers_of_actions_are_those_of_the_document() -> None:
    env = sequence_env()
    assert (numbers.ACTIONS, env.form.size) == (745, 513)
    assert (numbers.WITH_JACKS, numbers.EXCHANGE_AT, numbers.PASS_AT, numbers.CHOOSE_AT) == (100, 500, 552, 553)
    for number in ("745", "513", "0 to 99", "500 to 551", "552", "553"):
        assert number in RESEARCH


def test_the_messages_of_the_document_are_those_that_are_sent_and_read() -> None:
    hello, move, answer, refusal = blocks(STDIO, "json")
    assert msgspec.json.decode(hello, type=Hello).protocol == PROTOCOL
    asked = msgspec.json.decode(move, type=Move)
    assert set(json.loads(move)) == {"type", *Move.__struct_fields__} - {"shortcuts"}
    for field in Move.__struct_fields__:
        assert f"`{field}`" in STDIO
    assert msgspec.json.decode(answer, type=Answer).action in asked.legal
    told = msgspec.json.decode(refusal, type=Refused)
    match = commonroom.new("sequence", seats=["Ann", "Bob"], seed=1)
    forbidden = match.rules.refusal(match.current, match.to_act[0], match.read_action(0, {"type": "draw"}))
    assert forbidden is not None
    assert (told.rule, told.why) == (forbidden.rule, refused("sequence", forbidden).removesuffix("."))
    assert f"{told.why} ({told.rule})" in STDIO


def test_the_bot_of_the_document_plays(tmp_path: Path) -> None:
    (bot,) = blocks(STDIO, "python")
    try:
        assert commonroom.simulate("sequence", [name_of(tmp_path, bot), "random"], 2, seed=1).played == 2
    finally:
        close_all()


def test_the_example_of_the_document_wins_as_often_as_it_says() -> None:
    """The command is run as it is written, with the seed and with Node from the lock file."""
    (command,) = re.findall(r"^commonroom (simulate .*)$", STDIO, re.M)
    node = Path(sys.executable).with_name("node")
    words = [word.replace("stdio:node", f"stdio:{node}") for word in shlex.split(command)]
    answer = subprocess.run(
        [sys.executable, "-m", "commonroom", *words, "--seed", "1", "--json"],
        cwd=DOCS.parent,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert answer.returncode == 0, answer.stderr
    won = max(bot["won"] for bot in json.loads(answer.stdout)["by_bot"])
    assert f"won {won} of 40 games" in STDIO


def test_neither_import_commonroom_nor_the_help_of_a_command_loads_any_of_it() -> None:
    code = """
import commonroom, commonroom.cli, sys
commonroom.games(); commonroom.bots('sequence'); print(' '.join(sys.modules))
"""
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    for name in ("commonroom.research", "gymnasium", "pettingzoo", "pyspiel", "jax", "numpy", "commonroom.programs"):
        assert name not in loaded
