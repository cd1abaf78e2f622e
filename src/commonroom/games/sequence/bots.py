"""Bots that know Sequence."""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes

from .actions import Action, ChooseSequence, Draw, Exchange, Forfeit, Play
from .cards import is_jack
from .judgement import PLACE, Outlook, Weights
from .lines import largest_sets

WIN = 1e9
DRAW_FIRST = 1e8
EXCHANGE_FIRST = 1e7


def greedy(eyes: Eyes, dice: Dice) -> Action:
    return choose(eyes, dice, WEIGHTS)


def choose(eyes, dice, weights):
    moves = eyes.legal()
    if len(moves) == 1:
        return moves[0]
    out = Outlook(eyes.view(), weights)
    found = out.prospects()
    view, w, box = out.view, weights, out.edition
    masks = box.layout.cells

    def rate(move):
        if isinstance(move, Draw):
            return DRAW_FIRST
        if isinstance(move, Exchange):
            if is_jack(move.card):
                return -WIN
            if view.pile == 1 and box.data.pile_exhausted == "draw_game":
                return -WIN
            return EXCHANGE_FIRST
        if isinstance(move, Forfeit):
            return -keep(move.card)
        if isinstance(move, ChooseSequence):
            return 0
        place = PLACE[move.cell]
        if move.card in box.anti_wild:
            return found.removal[place] - w.anti_wild
        value = found.gain[place] + found.denial[place]
        if place in found.completed:
            n = len(largest_sets(found.completed[place], move.cell, True)[0])
            if len(out.sequences[out.side]) + n >= view.target:
                return WIN
        if move.card in box.wild:
            return value - w.wild
        if out.hand.count(move.card) == 1:
            for cell in masks[move.card]:
                if cell != move.cell:
                    other = PLACE[cell]
                    value -= w.regret * found.stake[other] * (1 - out.later[2 - out.seen[move.card]])
        return value

    def keep(card):
        if card in box.wild:
            return w.wild
        if card in box.anti_wild:
            return w.anti_wild
        return max(found.gain[PLACE[c]] + found.denial[PLACE[c]] for c in masks[card])

    rated = [(rate(m), m) for m in moves]
    best = max(r for r, _ in rated)
    return dice.pick("bot", [m for r, m in rated if r == best])


WEIGHTS = Weights()
BOTS: Mapping[str, Bot] = {"greedy": greedy}
