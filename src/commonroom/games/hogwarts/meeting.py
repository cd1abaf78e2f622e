"""Who is in whose way: meetings on a field, which stop a move and start a fight (HOG-114, HOG-115, RUL-HOG-156)."""

from __future__ import annotations

from commonroom.engine import Seat, Step

from . import events as event
from .effects import Effects, PassPlayers
from .ids import Id
from .people import Ability
from .state import State, with_turn
from .tasks import Walk


def is_hero(state: State, seat: Seat) -> bool:
    """In the second mode: whether the seat plays one of Harry's side."""
    return state.board(seat).role == "student"


def opponents_at(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> tuple[Seat, ...]:
    """The players on a field whom this pawn has to fight if it stops there."""
    others = (other for other in state.at(place) if other != seat and not state.are_mates(seat, other))
    if not state.settings.returns:
        return () if state.settings.is_solo else tuple(others)
    if not state.returned:  # RUL-HOG-155
        return tuple(others) if state.settings.early_fights else ()
    if pawn is not None:
        return tuple(others)
    # Voldemort and Harry meet; nobody else has to do with Voldemort himself (HOG-640).
    hero = state.world.pack.returns.hero
    return tuple(other for other in others if hero in (state.people[seat].character, state.people[other].character))


def foes_at(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> tuple[Id, ...]:
    """The death eaters on a field of whom this player has to fight one; they share fields only when they move."""
    fights = is_hero(state, seat) if state.settings.returns else state.settings.fights_death_eaters
    if not fights or pawn is not None:
        return ()
    return tuple(foe.id for foe in state.death_eaters if foe.at == place)


def foe_at(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> Id | None:
    """The death eater on a field whom this player has to fight (HOG-301, RUL-HOG-037)."""
    return next(iter(foes_at(state, seat, place, pawn)), None)


def is_met(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> bool:
    """Whether somebody on the field is in the way."""
    return bool(opponents_at(state, seat, place, pawn)) or foe_at(state, seat, place, pawn) is not None


def may_pass(state: State, seat: Seat, place: Id, pawn: Id | None = None) -> bool:
    """Whether a card or an ability lets the pawn pass whoever stands there."""
    return state.turn.passes == "all" or state.turn.passes > 0 or _by_ability(state, seat, place, pawn)


def _by_ability(state: State, seat: Seat, place: Id, pawn: Id | None) -> bool:
    board = state.world.characters[pawn] if pawn is not None else state.board(seat)
    effect = _passing(board.movement)
    if effect is None or (effect.who == "players" and foe_at(state, seat, place, pawn) is not None):
        return False
    return effect.count == "all" or state.turn.passed < effect.count


def _passing(ability: Ability | None) -> PassPlayers | None:
    effects: Effects = ability.effects if ability is not None and ability.when == "walk" else ()
    return next((effect for effect in effects if isinstance(effect, PassPlayers)), None)


def uses_a_pass(step: Step[State, event.Event], walk: Walk) -> None:
    """Whoever walks on from a field where somebody was in the way has passed them: by a card, or by the ability."""
    state, here = step.state, walk.path[-1]
    if len(walk.path) == 1 or not is_met(state, walk.seat, here, walk.pawn) or state.turn.passes == "all":
        return
    if _by_ability(state, walk.seat, here, walk.pawn):
        with_turn(state, passed=state.turn.passed + 1)
    else:
        with_turn(state, passes=state.turn.passes - 1)
