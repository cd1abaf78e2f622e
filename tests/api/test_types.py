"""Typed views and moves: what `make check` knows of a match by the name of its game, and what is really there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_type

import commonroom
from commonroom import Match
from commonroom.games.hogwarts.match.view import View as PitchView
from commonroom.games.hogwarts.view import View as YearView
from commonroom.games.quidditch.view import View as QuidditchView
from commonroom.games.sequence.actions import Action, Play
from commonroom.games.sequence.view import View

PAIR = ["Ann", "Bob"]


def test_views_and_moves_have_the_types_of_their_game() -> None:
    match = commonroom.new("sequence", seats=PAIR, options={"draw_mode": "auto"}, seed=1)
    view = assert_type(match.look(0), View)
    assert isinstance(view, View)
    moves = assert_type(match.moves(0), Sequence[Action])
    assert any(isinstance(move, Play) and move.card in view.hand for move in moves)  # type: ignore[operator]
    chosen = assert_type(match.bot("greedy").move(0), Action)
    assert chosen in moves
    assert match.submit(0, chosen)


def test_every_game_of_the_house_has_its_view() -> None:
    assert isinstance(assert_type(commonroom.new("quidditch", seats=PAIR).look(0), QuidditchView), QuidditchView)
    assert isinstance(assert_type(commonroom.new("hogwarts", seats=PAIR).look(0), YearView), YearView)
    assert isinstance(assert_type(commonroom.new("quidditch-match", seats=PAIR).look(0), PitchView), PitchView)


def test_a_game_by_any_name_is_played_without_types() -> None:
    name: str = "sequence"
    assert_type(commonroom.new(name, seats=PAIR), Match[Any, Any])
