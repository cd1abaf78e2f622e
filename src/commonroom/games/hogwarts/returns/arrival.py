"""The end of a move in the second mode (RUL-HOG-156 to RUL-HOG-164)."""

from __future__ import annotations

from ..changes import push
from ..draft import Draft
from ..fights.fighters import MAGIC, draw_for
from ..fights.tasks import Fighter, FightPlayer
from ..tasks import Arrive, ChooseOpponent, OfferTrip, PickUp, ResolveField, Task
from ..walk.meeting import foes_at, opponents_at
from ..walk.pawns import place_of
from .edition import choices
from .ends import has_ritual
from .meetings import fight_foes, fight_heroes, meet
from .ritual import hold_ritual
from .sides import is_hero, is_voldemort
from .tasks import HandOver, Meet, TryHorcrux


def arrive(draft: Draft, task: Arrive) -> None:
    """Settle who stands there first, a death eater before Voldemort (RUL-HOG-037, HOG-641), then the field."""
    state, seat = draft.state, task.seat
    at = place_of(state, seat, task.pawn)
    foes, others = foes_at(state, seat, at, task.pawn), opponents_at(state, seat, at, task.pawn)
    if task.pawn is not None:
        if others:
            fight_heroes(draft, seat, task.pawn, others)
        else:
            draw_for_pawn(draft, task)
    elif foes:
        if others:
            push(draft, Meet(seat))
        fight_foes(draft, seat, foes)
    elif others and state.returned:
        meet(draft, at)
    elif others:
        push(draft, FightPlayer(seat, others[0]) if len(others) == 1 else ChooseOpponent(seat, others))
    elif not is_hero(state, seat) and at == state.world.places.pitch and has_ritual(state, seat):
        hold_ritual(draft, seat)
    else:
        push(draft, *_offers_of_the_field(draft, task))


def _offers_of_the_field(draft: Draft, task: Arrive) -> tuple[Task, ...]:
    """Return what the field offers: to Voldemort only his token; trips begin only after a walk (HOG-627, HOG-747)."""
    state, seat = draft.state, task.seat
    if is_voldemort(state, seat):
        return (PickUp(seat),)
    if not is_hero(state, seat):
        return PickUp(seat), ResolveField(seat)
    if task.for_mission:  # a horcrux was the reason to stop, so nothing comes before it
        return PickUp(seat), TryHorcrux(seat, must=True)
    here = (PickUp(seat), HandOver(seat), TryHorcrux(seat))
    return (*here, ResolveField(seat), OfferTrip(seat, state.people[seat].at)) if task.by == "walking" else here


def draw_for_pawn(draft: Draft, task: Arrive) -> None:
    """Draw for a death eater on fields with the symbol of spells or potions; others give it nothing (HOG-745)."""
    state = draft.state
    assert task.pawn is not None
    symbol = state.world.fields[place_of(state, task.seat, task.pawn)].draws
    if not choices(state).death_eaters_draw:  # RUL-HOG-170
        return
    for deck in MAGIC:
        if deck == symbol:
            draw_for(draft, Fighter(task.seat, task.pawn), deck)
