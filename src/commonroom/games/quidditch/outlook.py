"""What a seat can work out about its cards before it plays or lays one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from commonroom.engine import Refusal, Seat, Viewer

from .actions import PASS, Action, Cancel, Commit, Play
from .box.cards import BALLS, RESPONSES, Ball, Card
from .legality import asides, legal, refusal
from .settlement import counts_at
from .state import State, in_slot_order
from .targets import NEEDS_BALL, ways_to_play


class Prospect(msgspec.Struct, frozen=True):
    """A card in hand: what can be done with it now, and what it would be worth."""

    card: Card
    use: Literal["cancel", "lay", "play"] | None
    """What can be done with it now; null if nothing."""
    balls: tuple[Ball, ...]
    """Where that can be done, if it is done at a ball."""
    bluff: tuple[Ball, ...]
    """The balls at which it counts for nothing if it is laid there."""
    refusal: Refusal | None
    """Why nothing can be done with it; null if something can."""


class Outlook(msgspec.Struct, frozen=True):
    """The cards of the seat, each once."""

    cards: tuple[Prospect, ...]


def outlook(state: State, seat: Viewer) -> Outlook | None:
    """Return what can become of each card of the seat's hand; watchers have none."""
    if seat is None:
        return None
    possible = [*legal(state, seat), *asides(state, seat)]
    return Outlook(tuple(_prospect(state, seat, card, possible) for card in dict.fromkeys(state.hands[seat])))


def _prospect(state: State, seat: Seat, card: Card, possible: Iterable[Action]) -> Prospect:
    printed = state.card(card)
    use: Literal["cancel", "lay", "play"] | None = None
    balls: set[Ball] = set()
    for action in possible:
        if isinstance(action, Commit):
            at = {ball for ball, laid in action.cards.items() if laid == card}
            use, balls = ("lay", balls | at) if at else (use, balls)
        elif isinstance(action, Play) and action.card == card:
            use, balls = "play", balls | ({action.ball} if action.ball else set())
        elif isinstance(action, Cancel) and action.card == card:
            use = "cancel"
    return Prospect(
        card=card,
        use=use,
        balls=in_slot_order([*balls]),
        bluff=tuple(ball for ball in BALLS if not counts_at(printed, ball)),
        refusal=None if use else _why_not(state, seat, card),
    )


def _why_not(state: State, seat: Seat, card: Card) -> Refusal | None:
    """Return the refusal that answers what somebody would most likely try with the card."""
    printed = state.card(card)
    if state.result is not None:
        return refusal(state, seat, PASS)
    if state.chain or printed.does(*RESPONSES):
        return refusal(state, seat, Cancel(card))
    if printed.is_player or state.phase == "LAY":
        return refusal(state, seat, Commit({"Q": card}))
    effect = printed.effects[0]
    otherwise = Play(
        card,
        effect.mode if len(printed.effects) > 1 else None,
        "Q" if effect.code in NEEDS_BALL else None,
        card if effect.code == "retrieve" else None,
    )
    ways = [*ways_to_play(state, card, tuple(dict.fromkeys(state.discards[seat]))), otherwise]
    return refusal(state, seat, ways[0])
