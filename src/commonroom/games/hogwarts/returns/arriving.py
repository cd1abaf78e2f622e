"""The end of a move in the second mode (RUL-HOG-156 to RUL-HOG-164)."""

from __future__ import annotations

from ..fights.fighters import MAGIC, draw_for
from ..fights.tasks import Fighter, FightPlayer
from ..meeting import foes_at, is_hero, opponents_at
from ..pawns import place_of
from ..table import Play, push
from ..tasks import Arrive, ChooseOpponent, OfferTrip, PickUp, ResolveField, Task
from .meetings import fight_foes, fight_heroes, meet
from .ritual import hold_ritual
from .sides import is_voldemort
from .stops import has_ritual
from .tasks import HandOver, Meet, TryHorcrux


def arrive(step: Play, task: Arrive) -> None:
    """Whoever stands there comes first, a death eater before Voldemort (RUL-HOG-037, HOG-641), then the field."""
    state, seat = step.state, task.seat
    at = place_of(state, seat, task.pawn)
    foes, others = foes_at(state, seat, at, task.pawn), opponents_at(state, seat, at, task.pawn)
    if task.pawn is not None:
        if others:
            fight_heroes(step, seat, task.pawn, others)
        else:
            draw_for_pawn(step, task)
    elif foes:
        if others:
            push(step, Meet(seat))
        fight_foes(step, seat, foes)
    elif others and state.returned:
        meet(step, at)
    elif others:
        push(step, FightPlayer(seat, others[0]) if len(others) == 1 else ChooseOpponent(seat, others))
    elif not is_hero(state, seat) and at == state.world.places.pitch and has_ritual(state, seat):
        hold_ritual(step, seat)
    else:
        push(step, *_offers_of_the_field(step, task))


def _offers_of_the_field(step: Play, task: Arrive) -> tuple[Task, ...]:
    """Voldemort only looks for his token; trips begin only after a walk (HOG-627, HOG-747)."""
    state, seat = step.state, task.seat
    if is_voldemort(state, seat):
        return (PickUp(seat),)
    if not is_hero(state, seat):
        return PickUp(seat), ResolveField(seat)
    if task.for_mission:  # a horcrux was the reason to stop, so nothing comes before it
        return PickUp(seat), TryHorcrux(seat, must=True)
    here = (PickUp(seat), HandOver(seat), TryHorcrux(seat))
    return (*here, ResolveField(seat), OfferTrip(seat, state.people[seat].at)) if task.by == "walking" else here


def draw_for_pawn(step: Play, task: Arrive) -> None:
    """A death eater draws on fields with the symbol of spells or potions, and finds nothing elsewhere (HOG-745)."""
    state = step.state
    assert task.pawn is not None
    symbol = state.world.fields[place_of(state, task.seat, task.pawn)].draws
    if not state.settings.death_eaters_draw:  # RUL-HOG-170
        return
    for deck in MAGIC:
        if deck == symbol:
            draw_for(step, Fighter(task.seat, task.pawn), deck)
