"""Legality: `cells_for` and `is_dead` define it once, `refusal` explains it, `legal` lists it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from commonroom.engine import Refusal, Seat

from .actions import (
    DRAW,
    EXCHANGE,
    FORFEIT,
    MOVES,
    PASS,
    Action,
    ChooseSequence,
    Draw,
    Exchange,
    Forfeit,
    Move,
    Pass,
    Play,
    plays_on,
)
from .board import BIT, CORNERS, Mask
from .cards import Card, is_jack
from .edition import Edition
from .state import State
from .talk.asides import aside_refusal


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat on turn and all that are owed a draw, unless a penalty or a choice comes first."""
    if state.result is not None:
        return ()
    if state.penalty:
        return tuple(sorted(set(state.penalty)))
    if state.choice or not state.owed:
        return (state.turn,)
    return tuple(sorted({state.turn, *state.owed}))


def targets(state: State, side: int, card: Card) -> Mask:
    """Return the cells where a side may play a card."""
    return cells_for(card, state.settings.edition, state.placeable(side), state.removable(side))


def cells_for(card: Card, edition: Edition, placeable: Mask, removable: Mask) -> Mask:
    """Return the cells on which a card can be played (SEQ-28, SEQ-29, SEQ-41, SEQ-44, RUL-SEQ-19, RUL-SEQ-20)."""
    own = edition.layout.masks.get(card)
    if own is not None:
        return own & placeable
    return placeable if card in edition.wild else removable


def is_dead(state: State, side: int, card: Card) -> bool:
    """Tell whether a card may be exchanged."""
    return bool(dead_cards(state, side, (card,)))


def dead_cards(state: State, side: int, cards: Iterable[Card]) -> list[Card]:
    """Return the cards that may be exchanged: both their cells carry chips (SEQ-48, SEQ-49, RUL-SEQ-45, RUL-SEQ-47).

    A jack, which stands on no cell, is dead only by an option (RUL-SEQ-39).
    """
    masks, empty, jacks = state.settings.edition.layout.masks, state.open_cells(), state.settings.jack_exchange
    return [
        card
        for card in cards
        if not (masks[card] & empty if card in masks else not jacks or targets(state, side, card))
    ]


def can_exchange(state: State) -> bool:
    """Tell whether the seat on turn may still exchange a dead card this turn (SEQ-51, RUL-SEQ-44).

    Rules: RUL-SEQ-43, RUL-SEQ-25, RUL-SEQ-46.
    """
    return bool(state.pile) and (not state.exchanged or state.settings.unlimited_exchanges)


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return the first rule that forbids the action; None when it is legal (RUL-SEQ-26)."""
    if state.result is not None:
        return Refusal("RUL-SEQ-61", "game_over")
    if seat in state.left:
        return Refusal("RUL-SEQ-77", "seat_left")
    if not isinstance(action, MOVES):
        return aside_refusal(state, seat, action)
    if state.penalty:
        return _while_penalty(state, seat, action)
    if state.choice:
        return _while_choice(state, seat, action)
    if isinstance(action, Draw):
        return None if seat in state.owed else _no_draw_owed(state)
    if seat != state.turn:
        return Refusal("SEQ-23", "not_your_turn")
    judge: Callable[[State, Seat, Any], Refusal | None] = JUDGES[type(action)]
    return judge(state, seat, action)


def _while_penalty(state: State, seat: Seat, action: Move) -> Refusal | None:
    if not isinstance(action, Forfeit) or seat not in state.penalty:
        return Refusal("RUL-SEQ-72", "pending_forfeit")
    if action.card not in state.hands[seat]:
        return _not_in_hand()
    return None


def _while_choice(state: State, seat: Seat, action: Move) -> Refusal | None:
    if not isinstance(action, ChooseSequence) or seat != state.turn:
        return Refusal("RUL-SEQ-52", "pending_choice")
    chosen = set(action.cells)
    if not any(chosen == set(window.cells) for window in state.choice):
        return Refusal("RUL-SEQ-52", "line_mismatch")
    return None


def _no_draw_owed(state: State) -> Refusal:
    if state.settings.auto_draw:
        return Refusal("RUL-SEQ-27", "no_draw_owed")
    return Refusal("SEQ-32", "no_draw_owed")


def _judge_play(state: State, seat: Seat, action: Play) -> Refusal | None:
    card, cell = action.card, BIT[action.cell]
    if card not in state.hands[seat]:
        return _not_in_hand()
    side = state.side(seat)
    if targets(state, side, card) & cell:
        return None
    if cell & CORNERS:
        return Refusal("RUL-SEQ-21", "corner")
    if card in state.settings.edition.anti_wild:
        return _why_not_removed(state, side, cell)
    return _why_not_placed(state, card, cell)


def _why_not_removed(state: State, side: int, cell: Mask) -> Refusal:
    if not state.occupied() & cell:
        return Refusal("SEQ-44", "empty_cell")
    if state.chips[side] & cell:
        return Refusal("RUL-SEQ-22", "own_chip")
    return Refusal("SEQ-45", "locked_chip")


def _why_not_placed(state: State, card: Card, cell: Mask) -> Refusal:
    edition = state.settings.edition
    if card not in edition.wild and not edition.layout.masks[card] & cell:
        return Refusal("SEQ-28", "cell_mismatch")
    if state.occupied() & cell:
        rule = "SEQ-41" if card in edition.wild else "SEQ-29"
        return Refusal(rule, "cell_occupied")
    return Refusal("RUL-SEQ-68", "no_chips")


def _judge_exchange(state: State, seat: Seat, action: Exchange) -> Refusal | None:
    if action.card not in state.hands[seat]:
        return _not_in_hand()
    if not is_dead(state, state.side(seat), action.card):
        rule = "RUL-SEQ-39" if is_jack(action.card) else "RUL-SEQ-45"
        return Refusal(rule, "not_dead")
    if not state.pile:
        return Refusal("RUL-SEQ-44", "pile_empty")
    if not can_exchange(state):
        return Refusal("SEQ-51", "exchange_used")
    return None


def _judge_pass(state: State, seat: Seat, _: Pass) -> Refusal | None:
    if legal_plays(state, seat):
        return Refusal("RUL-SEQ-15", "must_play")
    if not state.exchanged and legal_exchanges(state, seat):
        return Refusal("RUL-SEQ-16", "must_exchange")
    return None


def _judge_choice(*_: object) -> Refusal:
    return Refusal("RUL-SEQ-52", "no_choice")


def _judge_forfeit(*_: object) -> Refusal:
    return Refusal("RUL-SEQ-72", "no_penalty")


JUDGES: dict[type, Callable[..., Refusal | None]] = {
    Play: _judge_play,
    Exchange: _judge_exchange,
    Pass: _judge_pass,
    ChooseSequence: _judge_choice,
    Forfeit: _judge_forfeit,
}


def _not_in_hand() -> Refusal:
    return Refusal("SEQ-27", "card_not_in_hand")


def legal(state: State, seat: Seat) -> list[Move]:
    """List every move that is not refused."""
    if state.result is not None or seat in state.left:
        return []
    if state.penalty:
        return [FORFEIT[card] for card in dict.fromkeys(state.hands[seat])] if seat in state.penalty else []
    if state.choice:
        return [ChooseSequence(window.cells) for window in state.choice] if seat == state.turn else []
    moves: list[Move] = [DRAW] if seat in state.owed else []
    if seat == state.turn:
        plays, idle = _look_through(state, seat)
        exchanges = _exchanges_of(state, seat, idle)
        moves += plays
        moves += exchanges
        if not plays and (state.exchanged or not exchanges):
            moves.append(PASS)  # RUL-SEQ-16
    return moves


def legal_plays(state: State, seat: Seat) -> list[Play]:
    """List every play of a seat."""
    return _look_through(state, seat)[0]


def legal_exchanges(state: State, seat: Seat) -> list[Exchange]:
    """List the dead cards that may be exchanged now."""
    return _exchanges_of(state, seat, _look_through(state, seat)[1])


def _look_through(state: State, seat: Seat) -> tuple[list[Play], list[Card]]:
    """Return the plays on the cells that `cells_for` gives, and the cards without any: only these can be dead."""
    side, layout = state.side(seat), state.settings.edition.layout
    placeable, masks, plays_on_cells = state.placeable(side), layout.masks, layout.plays
    plays: list[Play] = []
    idle: list[Card] = []
    for card in dict.fromkeys(state.hands[seat]):  # two copies are one card (RUL-SEQ-14)
        if card in masks:
            its_plays: Sequence[Play] = plays_on_cells[card][masks[card] & placeable]
        else:
            its_plays = plays_on(card, targets(state, side, card))
        if its_plays:
            plays += its_plays
        else:
            idle.append(card)
    return plays, idle


def _exchanges_of(state: State, seat: Seat, idle: list[Card]) -> list[Exchange]:
    if not idle or not can_exchange(state):
        return []
    return [EXCHANGE[card] for card in dead_cards(state, state.side(seat), idle)]
