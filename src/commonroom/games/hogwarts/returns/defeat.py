"""The outcome of a decided fight in the second mode (HOG-742 to HOG-744, RUL-HOG-174)."""

from __future__ import annotations

from commonroom.engine import Seat

from .. import events as event
from ..changes import change_hp, cut_turn, put_under, relocate
from ..draft import Draft
from ..fights.fighters import MAGIC, death_eater
from ..fights.tasks import ClashOver
from ..pack.ids import Id
from ..state import with_person
from .sides import dark_seat_of, is_hero

DEFEATED_HP = 1
"""HP with which a defeated player starts over (HOG-742, HOG-743)."""


def clash_over(draft: Draft, task: ClashOver) -> None:
    """Remove a beaten death eater, or send a beaten player back to Start."""
    if not task.won:
        send_to_start(draft, task.seat)
    elif task.foe is not None:
        remove(draft, task.seat, task.foe)
    elif task.other is not None:
        send_to_start(draft, task.other)


def send_to_start(draft: Draft, seat: Seat) -> None:
    """Send a player to Start with 1 HP, keeping cards and tokens; no horcrux holds them (RUL-HOG-163, RUL-HOG-174).

    Rules: RUL-HOG-176.
    """
    state = draft.state
    relocate(draft, seat, state.world.places.start, "defeated")
    spared = state.settings.is_revised and is_hero(state, seat)
    with_person(state, seat, must_retry=False, spared=spared)  # RUL-HOG-185
    change_hp(draft, seat, DEFEATED_HP - state.people[seat].hp, "defeated")
    cut_turn(draft, seat)


def remove(draft: Draft, winner: Seat, foe: Id) -> None:
    """Remove a death eater for good, with its cards under their decks (HOG-744, HOG-306)."""
    state = draft.state
    gone = death_eater(state, foe)
    for deck in MAGIC:
        put_under(draft, deck, getattr(gone, deck))
    if gone.spell or gone.potion:
        draft.emit(event.CardsDiscarded(dark_seat_of(state), (*gone.spell, *gone.potion), "defeated", foe))
    state.death_eaters = tuple(each for each in state.death_eaters if each.id != foe)
    with_person(state, winner, beaten=state.people[winner].beaten + 1)
    draft.emit(event.DeathEaterGone(foe))


DOERS = {ClashOver: clash_over}
