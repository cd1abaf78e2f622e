"""The bot that thinks ahead: Monte Carlo tree search over imagined worlds, for any game of the house.

Every iteration deals anew what the seat cannot see and plays on in that world. All of them share one tree, whose
positions are told apart only by what the thinker would see; a move counts where it was available (Cowling, Powley
and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from commonroom.engine import Dice, Rules, Seat
from commonroom.engine.eyes import Eyes

from .budget import Budget
from .rollout import Advice, Imagined, play_on
from .tree import NARROW, WIDENING, Arm, Node, Scatter, most_promising, pick_new, wants_another

DEEPEST = 60
"""So many actions ahead the tree reaches at most."""

DOUBT = 1.0
"""Another move than the advised one has to be better by so much of what could be mere luck."""

_encode = msgspec.msgpack.Encoder().encode


def search_bot(eyes: Eyes, dice: Dice, budget: Budget) -> Any:
    """Think for as long as the budget allows, or until it is clear what to do."""
    moves = eyes.legal()
    if len(moves) == 1:
        return moves[0]
    thinker = Thinker(eyes, dice)
    for left in budget():
        thinker.iterate()
        if thinker.root.is_settled(eyes.seat, left):
            break
    return thinker.conclusion()


class Thinker:
    """One decision of one seat."""

    def __init__(self, eyes: Eyes, dice: Dice) -> None:
        self.eyes = eyes
        self.dice = dice
        self.rules: Rules[Any, Any, Any] = eyes.rules
        self.advice: Advice = eyes.rules.BOTS.get("greedy")
        self.scatter = Scatter()
        self.root = Node()

    def iterate(self) -> None:
        """Imagine a world, walk down the tree in it, add a position, play on a little, and remember how it went."""
        state, node, path = self.eyes.imagine(self.dice), self.root, list[tuple[Seat, Arm]]()
        before = self.rules.appraise(state)
        for _ in range(DEEPEST):
            seats = self.rules.to_act(state)
            if not seats:
                break
            is_new, chosen = node.visits == 0, len(path)
            state, seen = self._act(node, state, seats, path)
            node.visits += 1
            if is_new and node is not self.root and len(path) > chosen:
                break
            node = node.child(seen)
        worth = play_on(self.rules, state, self.advice, self.dice)
        self.scatter.note(worth[self.eyes.seat] - before[self.eyes.seat])
        for seat, arm in path:
            arm.visits += 1
            # Some worlds are better than others whatever one does; only what became of this one tells of the move.
            arm.total += worth[seat] - before[seat]

    def conclusion(self) -> Any:
        """The move that was tried most often, because it went best; in doubt, the one that was advised."""
        tried = [(move, arm) for (seat, move), arm in self.root.arms.items() if seat == self.eyes.seat]
        best, often = max(tried, key=lambda entry: entry[1].visits)
        if self.advice is None:
            return best
        advised, arm = tried[0]
        luck = self.scatter.deviation() * sqrt(1 / often.visits + 1 / arm.visits)
        return best if often.mean() > arm.mean() + DOUBT * luck else advised

    def _act(self, node: Node, state: Any, seats: tuple[Seat, ...], path: list[tuple[Seat, Arm]]) -> tuple[Any, bytes]:
        """Let everybody act whose turn it is: several one after the other, but none knowing of another's choice.

        The thinker goes first, because what another does may be the end of the moment.
        """
        seen: list[Any] = []
        waiting = set(seats)
        for seat in sorted(seats, key=lambda seat: (seat != self.eyes.seat, seat)):
            moves = self.rules.legal(state, seat)
            move = moves[0]
            if len(moves) > 1:
                move, arm = self._choose(node, state, seat, moves)
                path.append((seat, arm))
            state, events = self.rules.apply(state, seat, move, self.dice)
            seen += [told for event in events if (told := self.rules.seen(event, self.eyes.seat)) is not None]
            waiting.remove(seat)
            if waiting != set(self.rules.to_act(state)):
                break
        return state, _encode(seen)

    def _choose(self, node: Node, state: Any, seat: Seat, moves: Sequence[Any]) -> tuple[Any, Arm]:
        """A move to try: first the one that the game's own bot advises, then others, and the better ones more often."""
        known = node.known(seat, moves)
        if len(known) < len(moves) and wants_another(known, WIDENING if node is self.root else NARROW):
            move = pick_new(known, moves, self.dice)
            if not known and self.advice is not None:
                move = self.advice(Imagined(self.rules, state, seat, moves), self.dice)
            return move, node.add(seat, move)
        return most_promising(known, self.scatter.deviation())
