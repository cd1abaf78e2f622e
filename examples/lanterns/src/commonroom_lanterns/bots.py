"""A bot that knows a little: it takes tricks cheaply and throws away what is low."""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes

from .actions import Move, Play
from .cards import Card, colour_of, number_of
from .view import View


def greedy(eyes: Eyes, dice: Dice) -> Move:
    """Win the trick with the lowest lantern that does; else throw the lowest away. Lead the highest."""
    view: View = eyes.view()
    plays = [move for move in eyes.legal() if isinstance(move, Play)]
    if not view.trick:
        return max(dice.shuffle("bot", plays), key=lambda move: _rank(view, move.card))
    best = max(_rank(view, card) for card in view.trick)
    winning = [move for move in plays if _rank(view, move.card) > best]
    return min(dice.shuffle("bot", winning or plays), key=lambda move: _rank(view, move.card))


def _rank(view: View, card: Card) -> tuple[int, int]:
    """Return how high a lantern is, in the trick on the table or in general."""
    colour = colour_of(card)
    return (2 if colour == view.guiding else int(colour == view.led)), number_of(card)


BOTS: Mapping[str, Bot] = {"greedy": greedy}
