"""The roll and the walk: every end that the moves can reach is rated, and the best one walked to."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from ...actions import Action, Adjust, Go, Hand, Pass, Reroll, Step, Stop, Take, WalkPath
from ...changes import MOST_ITEMS
from ...missions.needs import pick_up_limit
from ...pack.ids import Id
from ...tasks import Rolled, Walk
from ...turn.roll import total_of
from ...walk.ends import ends_of
from ...walk.pawns import place_of
from ..fights.answers import take_worth
from ..mind import Mind
from ..walk.ends import End, EndFinder
from ..walk.stops import trip_value

TAKEN = 1e6
"""Rating of a token worth having: it is taken before the walk goes on."""


def worth_taking(mind: Mind, token: Id) -> bool:
    return mind.token(token) > 0.1


class WalkRater:
    """The worth of every step of a walk, or of a whole walk of any length."""

    def __init__(self, mind: Mind, pawn: Id | None) -> None:
        self.mind = mind
        state, seat = mind.state, mind.seat
        self.pawn = pawn
        self.ends = ends_of(state, seat, pawn)
        self.search = EndFinder(state.world.ways, self.ends, {} if pawn is not None else self._wanted(), self._most())
        self._values: dict[End, float] = {}

    def _wanted(self) -> dict[Id, tuple[Id, ...]]:
        """Return the tokens on each field that are worth picking up in passing."""
        mind = self.mind
        wanted = {
            place: tuple(token for token in tokens if worth_taking(mind, token))
            for place, tokens in mind.state.tokens.items()
        }
        return {place: tokens for place, tokens in wanted.items() if tokens}

    def _most(self) -> int:
        mind = self.mind
        room = MOST_ITEMS - len(mind.me.items)
        return max(0, min(room, pick_up_limit(mind.state, mind.seat) - mind.state.turn.picked))

    def end(self, end: End) -> float:
        """Return the worth of ending there."""
        found = self._values.get(end)
        if found is None:
            found = self._values[end] = self.mind.aims.walk_end(self.mind, self.pawn, end)
        return found

    def by_step(self, walk: Walk) -> dict[Id, float]:
        """Return the worth of each step's best end."""
        steps = self.search.by_first_step(walk.path, walk.left, walk.steps > 0)
        return {to: max(map(self.end, ends)) for to, ends in steps.items()}

    def of_length(self, here: Id, length: int) -> float:
        """Return the worth of the best walk of this length; of a shorter one if there is none (RUL-HOG-019)."""
        for left in range(length, 0, -1):
            steps = self.search.by_first_step((here,), left, False)
            if steps:
                return max(self.end(end) for ends in steps.values() for end in ends)
        return self.end(End(here, frozenset()))


def rate_walk(mind: Mind, walk: Walk, action: Action) -> float:
    """Pick the step that leads to the best end, after everything worth taking is taken."""
    if walk.by != "walking":
        return _rate_free_step(mind, walk, action)
    rater, values = mind.remember(walk, lambda: _walked(mind, walk))
    match action:
        case Step(to):
            return values.get(to, -inf)
        case Stop():
            return rater.end(End(walk.path[-1], frozenset()))
        case Take() if worth_taking(mind, action.token):
            return TAKEN + take_worth(mind, action) if take_worth(mind, action) > 0 else -inf
        case Hand():
            return TAKEN if mind.aims.hand(mind, action) > 0 else -inf
    return -inf


def _walked(mind: Mind, walk: Walk) -> tuple[WalkRater, dict[Id, float]]:
    rater = WalkRater(mind, walk.pawn)
    return rater, rater.by_step(walk)


def whole_walk(mind: Mind, walk: Walk, action: Action, possible: Sequence[WalkPath]) -> WalkPath | None:
    """Return the possible walk to the best end that begins with this step; None if it is no step of a walk."""
    if walk.by != "walking" or not isinstance(action, Step):
        return None
    rater, _ = mind.remember(walk, lambda: _walked(mind, walk))
    begun = [whole for whole in possible if whole.path[0] == action.to]
    return max(begun, key=lambda whole: rater.end(End(whole.path[-1], frozenset())), default=None)


def _rate_free_step(mind: Mind, walk: Walk, action: Action) -> float:
    """Follow free passages at the end of a trip, wherever there is more to gain (HOG-133)."""
    match action:
        case Take():
            return TAKEN + take_worth(mind, action) if take_worth(mind, action) > 0 else -inf
        case Step(to):
            return trip_value(mind, mind.place, to)
    return trip_value(mind, mind.place, walk.path[-1])


def _unrolled(mind: Mind, pawn: Id | None) -> tuple[WalkRater, dict[tuple[int, Id], float]]:
    """Return all walks, with no length looked at yet."""
    return WalkRater(mind, pawn), {}


def rate_roll(mind: Mind, rolled: Rolled, action: Action) -> float:
    """Return the worth of the best walk of the new length; of a rerolled die, the average."""
    rater, lengths = mind.remember(rolled, lambda: _unrolled(mind, rolled.pawn))
    here = place_of(mind.state, mind.seat, rolled.pawn)

    def worth(total: int, start: Id = here) -> float:
        found = lengths.get((total, start))
        if found is None:
            found = lengths[total, start] = rater.of_length(start, total)
        return found

    match action:
        case Adjust(by):
            return worth(total_of(rolled, by))
        case Reroll(dice):
            left = total_of(rolled) - sum(rolled.dice[die] for die in dice)
            return sum(worth(max(1, left + face)) for face in range(1, 7)) / 6
        case Go(to):
            return worth(total_of(rolled), to)
        case Pass():
            return worth(total_of(rolled))
    return 0.0


RATERS = {Walk: rate_walk, Rolled: rate_roll}
