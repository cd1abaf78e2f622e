"""Legality: who may do what, and why not. A refusal names the rule; what is not refused is legal."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import other

from ..board.map import Spot
from .actions import (
    BEATERS,
    CHASERS,
    INDEX,
    Action,
    Aim,
    Concede,
    End,
    Formation,
    Move,
    Pass,
    Piece,
    Place,
    Play,
    Put,
    Roll,
    Shoot,
    Take,
    Throw,
)
from .state import Phase, State


def to_act(state: State) -> tuple[Seat, ...]:
    """Return whose turn it is; if the Quaffle must be put on a line, the side that defends it (HOG-437)."""
    if state.phase == "over":
        return ()
    return (other(state.turn),) if state.phase == "put" else (state.turn,)


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return the first rule that forbids the action; None when it is legal."""
    if state.phase == "over":
        return Refusal("HOG-401", "game_over")
    if isinstance(action, Concede):
        return None
    if seat not in to_act(state):
        return Refusal("HOG-420", "not_your_turn")
    phases, judge = JUDGES[type(action)]
    if state.phase not in phases:
        return _FIRST[state.phase]
    return judge(state, seat, action)


_FIRST: dict[Phase, Refusal] = {
    "place": Refusal("RUL-HOG-126", "must_place"),
    "roll": Refusal("HOG-420", "must_roll"),
    "act": Refusal("HOG-420", "not_now"),
    "take": Refusal("RUL-HOG-132", "must_take"),
    "throw": Refusal("RUL-HOG-129", "must_throw"),
    "put": Refusal("HOG-437", "must_put"),
    "fly": Refusal("HOG-450", "not_now"),
}
"""What has to be done first, in each phase."""


def _too_dear(rule: str = "HOG-420") -> Refusal:
    return Refusal(rule, "no_actions")


def _out() -> Refusal:
    return Refusal("HOG-425", "piece_out")


# Before the first turn


def home_of(state: State, seat: Seat, piece: Piece) -> tuple[Spot, ...]:
    """Return the fields where a piece may stand at the start (HOG-412 to HOG-414)."""
    ground = state.settings.ground
    if piece == "keeper":
        return ground.goals[seat]
    return ground.lines[seat] if piece in BEATERS else ground.chaser_lines[seat]


_HOME_RULE: dict[Piece, str] = {"keeper": "HOG-412", "beater_1": "HOG-413", "beater_2": "HOG-413"}


def _judge_place(state: State, seat: Seat, action: Place) -> Refusal | None:
    if state.spot(seat, action.piece) is not None:
        return Refusal("RUL-HOG-126", "already_placed")
    if action.to not in home_of(state, seat, action.piece):
        rule = _HOME_RULE.get(action.piece, "HOG-414")
        return Refusal(rule, "wrong_line")
    if action.to in state.bludgers:
        return Refusal("HOG-415", "wrong_line")
    if action.to in state.pieces[seat]:
        return _own_piece()
    return None


def _own_piece() -> Refusal:
    return Refusal("RUL-HOG-127", "field_taken")


def _judge_nothing(*_: object) -> None:
    """Allow anything that its phase allows."""


# The first round


def _judge_roll(state: State, _seat: Seat, _action: Roll) -> Refusal | None:
    if state.phase == "fly" and state.flown:
        return Refusal("HOG-452", "not_now")
    return None


def _judge_move(state: State, seat: Seat, action: Move) -> Refusal | None:
    here = state.pieces[seat][INDEX[action.piece]]
    if here is None:
        return _out()
    if action.to not in state.settings.ground.steps[here]:
        return _no_step(state, seat, action, here)
    if state.left < 1:
        return _too_dear()
    if action.to in state.pieces[seat]:
        return _own_piece()
    if action.to in state.pieces[1 - seat]:
        return _entering_refusal(state, seat, action)
    return None


def _no_step(state: State, seat: Seat, action: Move, here: Spot) -> Refusal:
    """Explain why a piece cannot get there in one step."""
    ground = state.settings.ground
    if action.piece == "keeper" and action.to not in ground.goals[seat]:
        return Refusal("HOG-422", "keeper_stays")
    if action.to in ground.passes[here]:
        return Refusal("HOG-432", "goal_area")
    return Refusal("HOG-421", "not_a_step")


def _entering_refusal(state: State, seat: Seat, action: Move) -> Refusal | None:
    """Refuse an opponent's field, except to a chaser who goes for the chaser with the Quaffle (HOG-430)."""
    there = state.piece_at(other(seat), action.to)
    if action.piece not in CHASERS or there not in CHASERS or state.carrier(other(seat)) != there:
        return Refusal("HOG-431", "opponent_there")
    return None if state.left >= state.settings.steal_cost else _too_dear("RUL-HOG-132")


def _judge_take(state: State, seat: Seat, _: Take) -> Refusal | None:
    if thief(state, seat) is None:
        return Refusal("HOG-430", "nobody_to_rob")
    return None if state.left >= state.settings.taking_cost else _too_dear("RUL-HOG-132")


def thief(state: State, seat: Seat) -> Piece | None:
    """Return the chaser who shares a field with the opposing chaser who has the Quaffle."""
    carrier = state.carrier(other(seat))
    if carrier not in CHASERS:
        return None
    spot = state.spot(other(seat), carrier)
    return None if spot is None else state.piece_at(seat, spot)


def _judge_pass(state: State, seat: Seat, action: Pass) -> Refusal | None:
    carrier = state.carrier(seat)
    if carrier is None:
        return _no_quaffle("HOG-428")
    if action.to not in state.settings.ground.passes[state.place_of(state.quaffle)]:
        return Refusal("HOG-428", "not_a_step")
    if state.left < 1:
        return _too_dear("HOG-428")
    return _receiving_refusal(state, seat, action)


def _no_quaffle(rule: str) -> Refusal:
    return Refusal(rule, "no_quaffle")


def _receiving_refusal(state: State, seat: Seat, action: Pass) -> Refusal | None:
    """Refuse a pass to an opponent, a beater or an empty goal field, where nobody could fetch it (RUL-HOG-133)."""
    receiver = state.piece_at(seat, action.to)
    if action.to in state.pieces[1 - seat] or receiver in BEATERS:
        return Refusal("RUL-HOG-133", "bad_pass")
    if receiver is None and state.settings.ground.is_goal(action.to):
        return Refusal("RUL-HOG-134", "bad_pass")
    return None


def _judge_shoot(state: State, seat: Seat, _: Shoot) -> Refusal | None:
    carrier = state.carrier(seat)
    if carrier is None:
        return _no_quaffle("HOG-434")
    if state.spot(seat, carrier) not in state.settings.ground.lines[other(seat)]:
        return Refusal("HOG-432", "too_far")
    return None if state.left >= 1 else _too_dear("HOG-433")


def _judge_aim(state: State, seat: Seat, action: Aim) -> Refusal | None:
    if action.piece not in BEATERS:
        return Refusal("HOG-424", "no_bludger")
    if state.spot(seat, action.piece) is None:
        return _out()
    if action.piece in state.thrown:
        return Refusal("RUL-HOG-130", "thrown_already")
    if state.bludger_of(seat, action.piece) is None:
        return Refusal("HOG-424", "no_bludger")
    return None


def _judge_put(state: State, seat: Seat, action: Put) -> Refusal | None:
    if action.to not in state.settings.ground.lines[seat]:
        return Refusal("HOG-437", "not_your_line")
    return None


# The chase for the Snitch


def _judge_card(state: State, seat: Seat, action: Play) -> Refusal | None:
    if action.card not in state.hands[seat]:
        return Refusal("HOG-453", "not_held")
    if state.played:
        return Refusal("HOG-453", "one_card")
    return None


def _judge_end(state: State, _seat: Seat, _action: End) -> Refusal | None:
    if state.phase == "fly" and not state.flown:
        return Refusal("HOG-452", "must_roll")
    return None


JUDGES: dict[type, tuple[tuple[Phase, ...], Callable[..., Refusal | None]]] = {
    Place: (("place",), _judge_place),
    Formation: (("place",), _judge_nothing),
    Roll: (("roll", "fly"), _judge_roll),
    Move: (("act",), _judge_move),
    Pass: (("act",), _judge_pass),
    Take: (("act", "take"), _judge_take),
    Shoot: (("act",), _judge_shoot),
    Aim: (("act",), _judge_aim),
    Throw: (("throw",), _judge_nothing),
    Put: (("put",), _judge_put),
    Play: (("fly",), _judge_card),
    End: (("act", "fly"), _judge_end),
}
"""The phases in which an action can be taken at all, and its judge."""
