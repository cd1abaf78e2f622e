"""Duels: how one begins, and what it gains or costs (section 14)."""

from __future__ import annotations

from commonroom.engine import Seat

from .. import events as event
from ..changes import draw, push
from ..draft import Draft
from ..pack.ids import Id
from ..tasks import ChooseDiscard
from .aftermath import close, duel_card_under
from .fighters import is_out
from .tasks import Fight, Fighter, Reveal, StartDuel

LOST_CARDS = 3
"""Cards that the loser of a duel gives away (HOG-316)."""


def start_duel(draft: Draft, task: StartDuel) -> None:
    """Turn up a duel card; a player with 1 HP has lost already (HOG-311, HOG-315, RUL-HOG-095, HOG-318)."""
    card = turn_up(draft, task.seat)
    if card is None:
        return
    opponent = draft.state.world.duels[card].opponent
    fight = Fight("duel", (Fighter(task.seat),), card=card, hp=opponent.hp, leader=task.seat)
    draft.emit(event.CardShown(task.seat, "duel", card))
    draft.emit(event.FightBegan("duel", task.seat, (task.seat,), foe=card, hp=opponent.hp))
    if is_out(draft.state, fight, 0):
        lose_duel(draft, fight)
    else:
        push(draft, Reveal(fight, 0))


def turn_up(draft: Draft, seat: Seat) -> Id | None:
    """Return the next card that is not the player's own character; it stays on top of the deck (RUL-HOG-091)."""
    state = draft.state
    for card in state.decks["duel"]:
        if state.world.duels[card].character != state.people[seat].character:
            return card
        duel_card_under(draft, card)
    return None


def win_duel(draft: Draft, fight: Fight) -> None:
    """Give the winner one card of each deck (HOG-313)."""
    close(draft, fight, won=True)
    for deck in ("spell", "potion", "book"):
        draw(draft, deck, fight.leader)


def lose_duel(draft: Draft, fight: Fight) -> None:
    """Make the loser discard three cards of their choice (HOG-316)."""
    close(draft, fight, won=False)
    push(draft, ChooseDiscard(fight.leader, LOST_CARDS, "any"))


DOERS = {StartDuel: start_duel}
