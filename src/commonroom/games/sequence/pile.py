"""The pile: owed draws and how they lapse (catalogue 5.3), and an empty pile (5.4)."""

from __future__ import annotations

from commonroom.engine import Seat
from commonroom.engine.tuples import replaced

from .cards import Card
from .draft import Draft
from .ending import end_exhausted
from .events import CardDrawn, DrawLost, PileReshuffled
from .state import State


def discard(draft: Draft, seat: Seat, card: Card) -> None:
    """Move a card from the hand to the top of the seat's own pile (SEQ-27)."""
    state = draft.state
    hand = list(state.hands[seat])
    hand.remove(card)
    state.hands = replaced(state.hands, seat, tuple(hand))
    state.discards = replaced(state.discards, seat, (*state.discards[seat], card))


def take_card(draft: Draft, seat: Seat) -> None:
    """Move the top card of the pile to a hand, and deal with an empty pile afterwards."""
    state = draft.state
    if not state.pile:  # A card is needed and missing.
        see_to_empty_pile(draft, needed=True)
        if not state.pile:
            return
    card = state.pile[0]
    state.pile = state.pile[1:]
    state.hands = replaced(state.hands, seat, (*state.hands[seat], card))
    draft.emit(CardDrawn(seat, witnesses(state, seat), card))
    if not state.pile:
        see_to_empty_pile(draft, needed=False)


def see_to_empty_pile(draft: Draft, *, needed: bool) -> None:
    """Reshuffle the discards into a new pile, end the game, or play on (RUL-SEQ-62, RUL-SEQ-66, RUL-SEQ-67)."""
    state = draft.state
    settings = state.settings
    if settings.pile_exhausted == "reshuffle":
        cards = [card for pile in (*state.discards, state.spent) for card in pile]
        if cards:
            state.pile = tuple(draft.dice.shuffle("reshuffle", cards))
            state.discards = ((),) * settings.seats
            state.spent = ()
            draft.emit(PileReshuffled(len(cards)))
    elif settings.pile_exhausted == "draw_game":
        if needed or settings.ends_on_last_card or state.owed:  # somebody still needs a card
            end_exhausted(draft)
    else:
        lose_draws(draft, state.owed)


def witnesses(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return who sees a card that this seat draws: itself, and with shared hands its team (RUL-SEQ-13, RUL-SEQ-74)."""
    return state.settings.members(state.side(seat)) if state.settings.share_hands else (seat,)


def owe_draw(draft: Draft, seat: Seat) -> None:
    """Draw the card that a play has earned, or owe it until it is drawn or lapses (SEQ-32, RUL-SEQ-27)."""
    state = draft.state
    if seat in state.left or (not state.pile and state.settings.pile_exhausted == "play_on"):
        return
    if state.settings.auto_draw:
        take_card(draft, seat)
        return
    if not state.pile and state.settings.pile_exhausted == "draw_game":
        # The card is needed now, whether it is drawn by hand or automatically (RUL-SEQ-62).
        end_exhausted(draft)
        return
    state.owed = (*state.owed, seat)


def take_owed_draw(draft: Draft, seat: Seat) -> None:
    """Draw the card earned by one's last play (RUL-SEQ-30)."""
    state = draft.state
    if state.settings.forgotten_draw == "next_draw":  # SEQ-34, RUL-SEQ-31
        lose_draws(draft, state.owed[: state.owed.index(seat)])
    state.owed = tuple(other for other in state.owed if other != seat)
    state.passed = ()
    take_card(draft, seat)


def lapse_by_action(draft: Draft, seat: Seat) -> None:
    """Let older draws lapse on an exchange or play: the edition says which; one's own always does (RUL-SEQ-32).

    Rules: RUL-SEQ-34.
    """
    state = draft.state
    owed = state.owed
    if not owed:
        return
    if state.settings.forgotten_draw == "next_action":  # SEQ-33
        lose_draws(draft, owed)
    elif seat in owed:
        until = owed.index(seat)
        lose_draws(draft, owed[: until + 1] if state.settings.forgotten_draw == "next_draw" else (seat,))


def lose_draws(draft: Draft, seats: tuple[Seat, ...]) -> None:
    """Cancel owed draws for good (SEQ-35, RUL-SEQ-35, RUL-SEQ-36)."""
    draft.state.owed = tuple(seat for seat in draft.state.owed if seat not in seats)
    for seat in seats:
        draft.emit(DrawLost(seat))
