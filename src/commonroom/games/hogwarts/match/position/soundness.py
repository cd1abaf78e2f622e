"""Soundness of a position written by hand: whether it could come up in a match at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from commonroom.engine import Seat
from commonroom.engine.tuples import other

from ..actions import BEATERS, CHASERS, PIECES, Piece
from ..legality import thief
from ..moves import can_go_on
from ..state import GOALS_TO_WIN, Held, State

Problem: TypeAlias = tuple[str, str]
"""The field that is wrong, and why."""

REASONS = ("snitch", "concession")
MOST_ACTIONS = 12
SPENDING = ("act", "take", "throw", "put")
"""The phases in which the dice of a turn have been rolled."""


def problems(state: State) -> Iterator[Problem]:
    """Yield everything that is impossible about a state."""
    yield from _pieces(state)
    yield from _balls(state)
    yield from _turn(state)
    yield from _rounds(state)
    yield from _end(state)


def _pieces(state: State) -> Iterator[Problem]:
    ground = state.settings.ground
    for side in (0, 1):
        placed = [spot for spot in state.pieces[side] if spot is not None]
        if len(set(placed)) < len(placed):
            yield "pieces", "two pieces of one side never share a field (RUL-HOG-127)"
        for piece, spot in zip(PIECES, state.pieces[side], strict=True):
            if spot is None:
                continue
            if piece == "keeper" and spot not in ground.goals[side]:
                yield "pieces", "a keeper is always in his own goal area (HOG-422)"
            elif piece != "keeper" and (spot not in ground.steps or ground.is_goal(spot)):
                yield "pieces", f"{piece} must be on the playing area (HOG-432)"
    for mine, yours in _sharing(state):
        if mine not in CHASERS or yours not in CHASERS:
            yield "pieces", "only chasers of both sides ever share a field (HOG-431)"


def _sharing(state: State) -> Iterator[tuple[Piece, Piece]]:
    for piece, spot in zip(PIECES, state.pieces[0], strict=True):
        if spot is not None and (there := state.piece_at(1, spot)) is not None:
            yield piece, there


def _balls(state: State) -> Iterator[Problem]:
    ground = state.settings.ground
    for name, balls, holders in (
        ("quaffle", (state.quaffle,), ("keeper", *CHASERS)),
        ("bludgers", state.bludgers, BEATERS),
    ):
        for ball in balls:
            if not isinstance(ball, Held):
                if ball not in ground.passes:
                    yield name, "must lie on a field of the pitch"
            elif ball.side not in (0, 1) or ball.piece not in holders:
                yield name, f"is held by none but {', '.join(holders)}"
            elif state.spot(ball.side, ball.piece) is None:
                yield name, f"{ball.piece} is out, and has no ball"
    first, second = state.bludgers
    if isinstance(first, Held) and first == second:
        yield "bludgers", "a beater has one bludger at a time"
    in_goal = not isinstance(state.quaffle, Held) and ground.is_goal(state.quaffle)
    if in_goal and state.phase not in ("put", "over"):
        yield "quaffle", "never lies in a goal area, where nobody could fetch it (HOG-437)"
    if state.settings.is_revised and any(
        not isinstance(ball, Held) and ground.is_goal(ball) for ball in state.bludgers
    ):
        yield "bludgers", "never lie in a goal area, where nobody could fetch them (RUL-HOG-184)"


def _turn(state: State) -> Iterator[Problem]:
    if not 0 <= state.left <= MOST_ACTIONS or (state.left and state.phase not in (*SPENDING, "over")):
        yield "left", "does not agree with the dice of a turn (HOG-420)"
    if any(piece not in BEATERS for piece in state.thrown) or len(set(state.thrown)) < len(state.thrown):
        yield "thrown", "names the beaters who have thrown, each once (RUL-HOG-130)"
    if state.thrown and state.phase not in (*SPENDING, "over"):
        yield "thrown", "nobody has thrown before the roll of a turn"
    yield from _aiming(state)
    if state.phase == "act" and not state.left and not can_go_on(state):
        yield "left", "the turn is over when nothing more can be done"
    if state.phase == "take" and (thief(state, state.turn) is None or state.left < state.settings.taking_cost):
        yield "phase", "nobody has entered the field of a chaser with the Quaffle (HOG-430)"
    if state.phase == "put" and state.spot(other(state.turn), "keeper") is not None:
        yield "phase", "a side with a keeper does not put the Quaffle on its line (HOG-437)"


def _aiming(state: State) -> Iterator[Problem]:
    aimed = state.aimed
    if (aimed is not None) != (state.phase == "throw"):
        yield "aimed", "belongs to the moment before a throw (RUL-HOG-129)"
    elif aimed is not None:
        if not 1 <= aimed.reach <= 6:
            yield "aimed", "the reach is that of one die"
        if state.bludger_of(state.turn, aimed.piece) is None or aimed.piece in state.thrown:
            yield "aimed", f"{aimed.piece} has no bludger to throw (HOG-424)"


def _rounds(state: State) -> Iterator[Problem]:
    if not 0 <= min(state.goals) <= max(state.goals) <= GOALS_TO_WIN:
        yield "goals", "the first round ends with the second goal (HOG-439)"
    if state.won_first is None:
        yield from _first_round(state)
    else:
        yield from _second_round(state, state.won_first)


def _first_round(state: State) -> Iterator[Problem]:
    if max(state.goals) >= GOALS_TO_WIN:
        yield "goals", "two goals have won the first round (HOG-439)"
    if state.phase == "fly":
        yield "phase", "the chase begins when the first round is won (HOG-451)"
    if state.seekers != (0, 0) or state.flown or state.played:
        yield "seekers", "the seekers wait for the second round (HOG-450)"
    most = state.settings.turns_at_most
    if state.turns < 0 or (most is not None and state.turns > most):
        yield "turns", "a first round does not have that many turns (RUL-HOG-178)"
    if state.phase == "place" or (state.phase == "over" and not state.turns):
        yield from _placing(state)
    else:
        for side in (0, 1):
            if not state.has_chasers(side):
                yield "pieces", "a side without chasers has lost the first round (HOG-427)"


def _placing(state: State) -> Iterator[Problem]:
    if not state.settings.free_placement:
        yield "phase", "at this table the pieces begin in the default formation (RUL-HOG-126)"
    if state.phase == "place" and None not in state.pieces[state.turn]:
        yield "turn", "this side has placed all its pieces"
    waiting = state.begins if state.turn != state.begins else None
    if waiting is not None and any(state.pieces[waiting]):
        yield "pieces", "the side that begins places second (RUL-HOG-126)"


def _second_round(state: State, winner: Seat) -> Iterator[Problem]:
    if state.phase not in ("fly", "over"):
        yield "phase", "in the second round only the seekers fly (HOG-450)"
    if state.goals[winner] < state.goals[other(winner)] and state.has_chasers(other(winner)):
        yield "won_first", "the other side has scored more"
    if min(state.seekers) < 0 or (state.phase == "fly" and max(state.seekers) >= state.settings.pitch.track):
        yield "seekers", "whoever completes a lap has won (HOG-450)"
    if state.phase == "fly" and state.flown and (state.played or not state.hands[state.turn]):
        yield "flown", "the turn is over when nothing more can be done"


def _end(state: State) -> Iterator[Problem]:
    result = state.result
    if (result is None) != (state.phase != "over"):
        yield "result", "says how a match ended that is over"
    elif result is not None:
        if result.reason not in REASONS:
            yield "result", f"the reason is not one of {', '.join(REASONS)}"
        if result.side not in (0, 1) or result.winners != (result.side,):
            yield "result", "must name the winner and the winner's side"
        if any(state.hands) or state.used:
            yield "hands", "after the match all cards are back under their deck (RUL-HOG-141)"
