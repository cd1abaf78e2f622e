"""Prospects of a seat in the middle of a turn: a walk counts by its best end, a mission fight by its chance."""

from __future__ import annotations

from commonroom.engine import Dice, Seat

from ...fights.tasks import Brace, Fight, RerollDice, TakeTurn
from ...state import State
from ...tasks import Rolled, Walk
from ...turn.roll import total_of
from ..answers.walks import WalkRater
from ..fights.bouts import Bout
from ..mind import Mind
from ..walk.ends import NOTHING, End

NO_DICE = Dice(bytes(32), 0)
"""Dice that are never rolled: rating a state needs no luck."""


def prospects(state: State, seat: Seat) -> float:
    """Return the present worth of the missions, in house points; zero while boards are being chosen."""
    if any(person.character is None for person in state.people):
        return 0.0
    mind = Mind(state, seat, NO_DICE)
    match state.agenda[-1] if state.agenda else None:
        case Walk(pawn=None, by="walking") as walk if walk.seat == seat:
            return _on_the_way(mind, walk)
        case Rolled(pawn=None) as rolled if rolled.seat == seat:
            return WalkRater(mind, None).of_length(mind.me.at, total_of(rolled))
        case (TakeTurn() | Brace() | RerollDice()) as task if task.fight.kind == "mission":
            return _in_a_fight(mind, task.fight)
    return mind.prospects


def _on_the_way(mind: Mind, walk: Walk) -> float:
    """Return the worth of the best end within reach; the present field is none while moves are left."""
    rater = WalkRater(mind, None)
    return max(rater.by_step(walk).values(), default=rater.end(End(walk.path[-1], NOTHING)))


def _in_a_fight(mind: Mind, fight: Fight) -> float:
    """Rate the mission by the chance to win it from here, and add all others."""
    index = next((index for index, fighter in enumerate(fight.fighters) if fighter.seat == mind.seat), None)
    goal = next((goal for goal in mind.goal_worth.all_goals if goal.mission.id == fight.card), None)
    if index is None or goal is None:
        return mind.prospects
    chance = Bout(mind, fight, index).at_turn()
    return chance * goal.gain - (1 - chance) * mind.loss + mind.goal_worth.value(mind.place, but=goal)
