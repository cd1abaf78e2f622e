"""Cards from the pile: owed draws and how they lapse (catalogue 5.3), and the empty pile (5.4)."""

from __future__ import annotations

from commonroom.engine import Seat, Step

from .cards import Card
from .ending import end_exhausted
from .events import CardDrawn, DrawLost, Event, PileReshuffled
from .state import State, replaced


def discard(step: Step[State, Event], seat: Seat, card: Card) -> None:
    """Move a card from the hand to the top of the seat's own pile (SEQ-27)."""
    state = step.state
    hand = list(state.hands[seat])
    hand.remove(card)
    state.hands = replaced(state.hands, seat, tuple(hand))
    state.discards = replaced(state.discards, seat, (*state.discards[seat], card))


def take_card(step: Step[State, Event], seat: Seat) -> None:
    """Move the top card of the pile to a hand, and see to an empty pile after it."""
    state = step.state
    if not state.pile:  # A card is needed and missing.
        see_to_empty_pile(step, needed=True)
        if not state.pile:
            return
    card = state.pile[0]
    state.pile = state.pile[1:]
    state.hands = replaced(state.hands, seat, (*state.hands[seat], card))
    step.emit(CardDrawn(seat, witnesses(state, seat), card))
    if not state.pile:
        see_to_empty_pile(step, needed=False)


def see_to_empty_pile(step: Step[State, Event], *, needed: bool) -> None:
    """Shuffle the discards into a new pile, end the game, or play on without (RUL-SEQ-62, RUL-SEQ-66, RUL-SEQ-67)."""
    state = step.state
    settings = state.settings
    if settings.pile_exhausted == "reshuffle":
        cards = [card for pile in (*state.discards, state.spent) for card in pile]
        if cards:
            state.pile = tuple(step.dice.shuffle("reshuffle", cards))
            state.discards = ((),) * settings.seats
            state.spent = ()
            step.emit(PileReshuffled(len(cards)))
    elif settings.pile_exhausted == "draw_game":
        if needed or settings.ends_on_last_card:
            end_exhausted(step)
    else:
        lose_draws(step, state.owed)


def witnesses(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who sees a card that this seat draws: itself, and with shared hands its team (RUL-SEQ-13, RUL-SEQ-74)."""
    return state.settings.members(state.side(seat)) if state.settings.share_hands else (seat,)


def owe_draw(step: Step[State, Event], seat: Seat) -> None:
    """A play has earned a card: take it now, or owe it until it is taken or lapses (SEQ-32, RUL-SEQ-27)."""
    state = step.state
    if seat in state.left or (not state.pile and state.settings.pile_exhausted == "play_on"):
        return
    if state.settings.auto_draw:
        take_card(step, seat)
    else:
        state.owed = (*state.owed, seat)


def take_owed_draw(step: Step[State, Event], seat: Seat) -> None:
    """Draw for one's last play."""
    state = step.state
    if state.settings.forgotten_draw == "next_draw":  # SEQ-34, RUL-SEQ-31
        lose_draws(step, state.owed[: state.owed.index(seat)])
    state.owed = tuple(other for other in state.owed if other != seat)
    state.passed = ()
    take_card(step, seat)


def lapse_by_action(step: Step[State, Event], seat: Seat) -> None:
    """An exchange or play ends older rights to draw: which ones, the edition says; one's own always (RUL-SEQ-32)."""
    state = step.state
    owed = state.owed
    if not owed:
        return
    if state.settings.forgotten_draw == "next_action":  # SEQ-33
        lose_draws(step, owed)
    elif seat in owed:
        until = owed.index(seat)
        lose_draws(step, owed[: until + 1] if state.settings.forgotten_draw == "next_draw" else (seat,))


def lose_draws(step: Step[State, Event], seats: tuple[Seat, ...]) -> None:
    """Rights to draw that are gone for good (SEQ-35)."""
    step.state.owed = tuple(seat for seat in step.state.owed if seat not in seats)
    for seat in seats:
        step.emit(DrawLost(seat))
