"""A refusal has one text in each language: the sentence of its code. The rules hold none."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import commonroom
from commonroom.engine import Refusal
from commonroom.games import GAMES
from commonroom.rulebook import refused
from commonroom.rulebook.refusals import sentences

RULES = Path(commonroom.__file__).parent / "games"


def written() -> Iterator[tuple[Path, ast.Call]]:
    """Yield every refusal that the rules of our games write down."""
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                yield path, node


def test_the_rules_write_no_sentence() -> None:
    found = list(written())
    assert len(found) > 200
    assert [
        f"{path.relative_to(RULES)}:{call.lineno}" for path, call in found if len(call.args) + len(call.keywords) != 2
    ] == []


def test_every_code_that_the_rules_name_has_a_sentence() -> None:
    known = {code for game in GAMES.own for code in sentences(game, "en")}
    codes = {call.args[1].value for _, call in written() if isinstance(call.args[1], ast.Constant)}
    assert codes - known == set()


def test_python_and_the_page_say_the_same() -> None:
    match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=1)
    with pytest.raises(commonroom.Illegal) as caught:
        match.submit(1, match.legal(0)[0])
    assert caught.value.message == sentences("sequence", "en")["not_your_turn"] == "It is not your turn."
    assert str(caught.value) == "It is not your turn (SEQ-23)"


def test_a_game_without_phrases_speaks_for_itself() -> None:
    assert refused("no-such-game", Refusal("X-1", "too_late", "the shop is closed")) == "the shop is closed"
    assert refused("no-such-game", Refusal("X-1", "too_late")) == "too late"
