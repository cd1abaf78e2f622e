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


def test_views_and_moves_have_the_types_of_their_game() -> None:
    match = commonroom.new("sequence", options={"draw_mode": "auto"}, seed=1)
    view = assert_type(match.look(0), View)
    assert isinstance(view, View)
    moves = assert_type(match.moves(0), Sequence[Action])
    assert any(isinstance(move, Play) and move.card in view.hand for move in moves)  # type: ignore[operator]
    chosen = assert_type(match.bot("greedy").move(0), Action)
    assert chosen in moves
    assert match.submit(0, chosen)


def test_every_game_of_the_house_has_its_view() -> None:
    assert isinstance(assert_type(commonroom.new("quidditch").look(0), QuidditchView), QuidditchView)
    assert isinstance(assert_type(commonroom.new("hogwarts").look(0), YearView), YearView)
    assert isinstance(assert_type(commonroom.new("quidditch-match").look(0), PitchView), PitchView)


def test_a_game_by_any_name_is_played_without_types() -> None:
    name: str = "sequence"
    assert_type(commonroom.new(name), Match[Any, Any])


def test_without_names_the_usual_number_of_players_sit_down() -> None:
    record = commonroom.new("sequence").record()
    assert [seat["name"] for seat in record["seats"]] == ["Player 1", "Player 2"]
