"""What a decided fight of the second mode leads to (HOG-742 to HOG-744, RUL-HOG-174)."""

from __future__ import annotations

from commonroom.engine import Seat

from .. import events as event
from ..fights.fighters import MAGIC, death_eater
from ..fights.tasks import ClashOver
from ..ids import Id
from ..state import with_person
from ..table import Play, change_hp, cut_turn, put_under, relocate
from .sides import dark_seat_of

DEFEATED_HP = 1
"""With what the defeated begin anew (HOG-742, HOG-743)."""


def clash_over(step: Play, task: ClashOver) -> None:
    """A beaten death eater is gone; a beaten player begins anew on Start."""
    if not task.won:
        send_to_start(step, task.seat)
    elif task.foe is not None:
        remove(step, task.seat, task.foe)
    elif task.other is not None:
        send_to_start(step, task.other)


def send_to_start(step: Play, seat: Seat) -> None:
    """Start with 1 HP; cards and tokens are kept, and no horcrux has to be tried again (RUL-HOG-163, RUL-HOG-174)."""
    state = step.state
    relocate(step, seat, state.world.places.start, "defeated")
    with_person(state, seat, must_retry=False)
    change_hp(step, seat, DEFEATED_HP - state.people[seat].hp, "defeated")
    cut_turn(step, seat)


def remove(step: Play, winner: Seat, foe: Id) -> None:
    """Out of the game for good, and its cards under their decks (HOG-744, HOG-306)."""
    state = step.state
    gone = death_eater(state, foe)
    for deck in MAGIC:
        put_under(step, deck, getattr(gone, deck))
    if gone.spell or gone.potion:
        step.emit(event.CardsDiscarded(dark_seat_of(state), (*gone.spell, *gone.potion), "defeated", foe))
    state.death_eaters = tuple(each for each in state.death_eaters if each.id != foe)
    with_person(state, winner, beaten=state.people[winner].beaten + 1)
    step.emit(event.DeathEaterGone(foe))


DOERS = {ClashOver: clash_over}
