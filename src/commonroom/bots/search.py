"""The bot that thinks ahead: Monte Carlo tree search over imagined worlds, for any game.

Everything that the seat cannot see is dealt again for each world, and play goes on there. All worlds share one tree, in
which positions differ only in what the thinker would see; a move counts where it was available (Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search", 2012). The moves of the decision itself run a race.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from commonroom.engine import Dice, Rules, Seat
from commonroom.engine.eyes import Eyes
from commonroom.engine.reasons import Hint

from .budget import Budget
from .race import Race
from .reasons import Ahead
from .rollout import Advice, Imagined, play_on
from .tree import Arm, Node, Scatter, most_promising, pick_new, wants_another

DEEPEST = 60
"""The depth of the tree, in actions."""
ADVISER = "patient"
"""The name under which a game may provide a bot for the search to start from."""

_encode = msgspec.msgpack.Encoder().encode


def search_bot(eyes: Eyes, dice: Dice, budget: Budget) -> Any:
    """Think for as long as the budget allows, or until it is clear what to do."""
    moves = eyes.legal()
    if len(moves) == 1:
        return moves[0]
    advice = adviser(eyes.rules)
    advised = dice.pick("advised", moves) if advice is None else advice(eyes, dice)
    return _think(eyes, dice, budget, advised).winner()


def search_hint(eyes: Eyes, dice: Dice, budget: Budget) -> Hint:
    """Make the same choice and say why: the adviser's reason for its own move, else how far the other is ahead."""
    moves, rules = eyes.legal(), eyes.rules
    if len(moves) == 1:
        return Hint(moves[0])
    advice, explain = adviser(rules), rules.HINTS.get(adviser_name(rules))
    if explain is not None:
        advised: Hint = explain(eyes, dice)
    else:
        advised = Hint(dice.pick("advised", moves) if advice is None else advice(eyes, dice))
    race = _think(eyes, dice, budget, advised.action)
    winner = race.winner()
    if winner == advised.action:
        return advised
    runner = next(runner for runner in race.running if runner.move == winner)
    return Hint(winner, Ahead(round(100 * runner.lead()), runner.worlds))


def _think(eyes: Eyes, dice: Dice, budget: Budget, advised: Any) -> Race:
    """Run the race of all other moves against the advised one."""
    race = Race(advised, dice.shuffle("others", [move for move in eyes.legal() if move != advised]))
    thoughts = Thinker(eyes, dice, adviser(eyes.rules)).run(race)
    for _ in zip(budget(), thoughts, strict=False):
        pass
    return race


def adviser(rules: Rules[Any, Any, Any]) -> Advice:
    """Return the best of the game's own bots: the one that looks further than greedy, if there is one."""
    return rules.BOTS.get(adviser_name(rules))


def adviser_name(rules: Rules[Any, Any, Any]) -> str:
    """Return the name of the bot that the search starts from, whether the game has one or not."""
    return ADVISER if ADVISER in rules.BOTS else "greedy"


class Thinker:
    """One decision of one seat."""

    def __init__(self, eyes: Eyes, dice: Dice, advice: Advice) -> None:
        self.eyes = eyes
        self.me = eyes.seat
        self.dice = dice
        self.rules: Rules[Any, Any, Any] = eyes.rules
        self.advice = advice
        self.kinds = {type(move) for move in eyes.legal()}
        self.scatter = Scatter()
        self.root = Node()
        self.answers: dict[Seat, Any] = {}
        """Moves that others make at the same time as the thinker, in the world that is being tried."""
        self.seed = bytes(dice.roll("seed", 256) - 1 for _ in range(32))

    def run(self, race: Race) -> Iterator[None]:
        """Try world after world, one step for every move in it, until there is nothing left to decide."""
        number = 0
        while not race.is_over():
            number += 1
            world = self.eyes.imagine(self.dice)
            before = self.rules.appraise(world)
            for seat in range(len(before)):
                world = self._reconsidered(world, seat)
            self.answers.clear()
            level = self._try(world, race.advised, before, number)
            yield
            for runner in race.running:
                runner.note(self._try(world, runner.move, before, number) - level)
                yield
            race.go_on()

    def _reconsidered(self, world: Any, seat: Seat) -> Any:
        """Replace what another seat has decided in secret by what the game's own bot would have decided.

        What was imagined is any choice that is allowed. A seat that may think again is asked again, about the same kind
        of thing as the thinker: a better guess, as long as the thinker sees no difference.
        """
        if seat == self.me or self.advice is None:
            return world
        moves = [move for move in self.rules.asides(world, seat) if type(move) in self.kinds]
        if not moves:
            return world
        after, _ = self.rules.apply(world, seat, self._advised(world, seat, moves, self.dice), self.dice)
        return after if self.rules.view(after, self.me) == self.rules.view(world, self.me) else world

    def _try(self, world: Any, move: Any, before: tuple[float, ...], number: int) -> float:
        """Make a move in a world, walk down the tree, add a position, play on a little, and note the result."""
        # Every move meets the same luck in the same world, as long as nothing else differs.
        dice = Dice(self.seed, number)
        path: list[tuple[Seat, Arm]] = []
        state, seen = self._act(self.root, world, self.rules.to_act(world), path, dice, move)
        node = self.root.child(seen)
        for _ in range(DEEPEST):
            seats = self.rules.to_act(state)
            if not seats:
                break
            is_new, chosen = node.visits == 0, len(path)
            state, seen = self._act(node, state, seats, path, dice)
            node.visits += 1
            if is_new and len(path) > chosen:
                break
            node = node.child(seen)
        worth = play_on(self.rules, state, self.advice, dice)
        self.scatter.note(worth[self.me] - before[self.me])
        for seat, arm in path:
            arm.note(worth[seat] - before[seat])
        return worth[self.me]

    def _act(
        self, node: Node, state: Any, seats: Sequence[Seat], path: list[tuple[Seat, Arm]], dice: Dice, mine: Any = None
    ) -> tuple[Any, bytes]:
        """Let every seat act whose turn it is, one after the other, none knowing of another's choice.

        The thinker goes first, because another's action may end the moment.
        """
        seen: list[Any] = []
        order = seats if len(seats) == 1 else sorted(seats, key=lambda seat: (seat != self.me, seat))
        for number, seat in enumerate(order, 1):
            if mine is None:
                move = self._choose(node, state, seat, path, dice)
            else:
                move = mine if seat == self.me else self._answer(state, seat, path, dice)
            state, events = self.rules.apply(state, seat, move, dice)
            seen += [known for event in events if (known := self.rules.seen(event, self.me)) is not None]
            if number < len(order) and set(order[number:]) != set(self.rules.to_act(state)):
                break
        return state, _encode(seen)

    def _answer(self, state: Any, seat: Seat, path: list[tuple[Seat, Arm]], dice: Dice) -> Any:
        """Return what another seat does that does not know the thinker's move: in one world always the same."""
        move = self.answers.get(seat)
        if move is None or self.rules.refusal(state, seat, move) is not None:
            move = self.answers[seat] = self._choose(self.root, state, seat, path, dice)
        return move

    def _choose(self, node: Node, state: Any, seat: Seat, path: list[tuple[Seat, Arm]], dice: Dice) -> Any:
        """Choose a move to try: first what the game's own bot advises, then others, the better ones more often."""
        moves: Sequence[Any] = self.rules.legal(state, seat)
        if len(moves) == 1:
            return moves[0]
        known = node.known(seat, moves)
        if len(known) < len(moves) and wants_another(known):
            is_first = not known and self.advice is not None
            move = self._advised(state, seat, moves, dice) if is_first else pick_new(known, moves, dice)
            arm = node.add(seat, move)
        else:
            move, arm = most_promising(known, self.scatter.deviation())
        path.append((seat, arm))
        return move

    def _advised(self, state: Any, seat: Seat, moves: Sequence[Any], dice: Dice) -> Any:
        assert self.advice is not None
        return self.advice(Imagined(self.rules, state, seat, moves), dice)
