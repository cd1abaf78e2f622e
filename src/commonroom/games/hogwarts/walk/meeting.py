"""Meetings on a field, which stop a move and start a fight (HOG-114, HOG-115, RUL-HOG-156)."""

from __future__ import annotations

from typing import Literal

from commonroom.engine import Seat

from ..draft import Draft
from ..effects.vocabulary import Effects, PassPlayers
from ..mode import mode_of
from ..pack.ids import Id
from ..pack.people import Ability
from ..state import State, with_turn
from ..tasks import Walk


def opponents_at(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> tuple[Seat, ...]:
    """Return the players on a field that this pawn has to fight if it stops there.

    Rules: HOG-116, RUL-HOG-034, RUL-HOG-035.
    """
    return mode_of(state).opponents_at(state, seat, place, pawn)


def others_at(state: State, seat: Seat, place: Id) -> tuple[Seat, ...]:
    """Return the players of other sides on a field."""
    return tuple(other for other in state.at(place) if other != seat and not state.are_mates(seat, other))


def foes_at(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> tuple[Id, ...]:
    """Return the death eaters on a field, one of which this player must fight; they share fields only by moving."""
    if pawn is not None or not mode_of(state).fights_death_eaters(state, seat):
        return ()
    return tuple(foe.id for foe in state.death_eaters if foe.at == place)


def foe_at(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> Id | None:
    """Return the death eater on a field that this player has to fight (HOG-301, RUL-HOG-037)."""
    return next(iter(foes_at(state, seat, place, pawn)), None)


def is_met(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> bool:
    """Tell whether somebody on the field is in the way (HOG-280, RUL-HOG-031)."""
    return in_the_way(state, seat, place, pawn) > 0


def in_the_way(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> int:
    """Count those on the field that this pawn cannot simply pass."""
    return len(opponents_at(state, seat, place, pawn)) + len(foes_at(state, seat, place, pawn))


def may_pass(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> bool:
    """Tell whether cards or an ability let the pawn pass everybody who stands there."""
    by_card, by_ability = state.turn.passes, _by_ability(state, seat, place, pawn)
    if "all" in (by_card, by_ability):
        return True
    return by_card + by_ability >= in_the_way(state, seat, place, pawn)  # type: ignore[operator]


def _by_ability(state: State, seat: Seat, place: Id, pawn: Id | None) -> int | Literal["all"]:
    """Return how many on this field an ability still lets the pawn pass this turn."""
    board = state.world.characters[pawn] if pawn is not None else state.board(seat)
    effect = _passing(board.movement)
    if effect is None or (effect.who == "players" and foe_at(state, seat, place, pawn) is not None):
        return 0
    return "all" if effect.count == "all" else max(0, effect.count - state.turn.passed)


def _passing(ability: Ability | None) -> PassPlayers | None:
    effects: Effects = ability.effects if ability is not None and ability.when == "walk" else ()
    return next((effect for effect in effects if isinstance(effect, PassPlayers)), None)


def uses_a_pass(draft: Draft, walk: Walk) -> None:
    """Count everybody in the way as passed when a walk goes on: by the ability first, the rest by cards."""
    state, here = draft.state, walk.path[-1]
    if len(walk.path) == 1 or state.turn.passes == "all":
        return
    number, able = in_the_way(state, walk.seat, here, walk.pawn), _by_ability(state, walk.seat, here, walk.pawn)
    by_ability = number if able == "all" else min(number, able)
    with_turn(state, passed=state.turn.passed + by_ability, passes=state.turn.passes - (number - by_ability))
