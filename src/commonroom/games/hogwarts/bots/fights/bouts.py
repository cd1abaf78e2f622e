"""What a running fight is worth to a bot, besides its chances."""

from __future__ import annotations

from ...fights.odds.running import Running
from ...fights.tasks import Fight
from ...pack.ids import Id
from ..mind import Mind
from ..worth.happenings import draw_worth

PRIZE = 5.0
"""Value of the prize in a fight among players, if it is nothing in particular."""
AS_DEATH_EATER = 12.0
"""Value of beating somebody with a death eater that is ours for this fight only."""


class Bout(Running):
    """A fight from one fighter's side, with what is at stake."""

    def __init__(self, mind: Mind, fight: Fight, index: int) -> None:
        super().__init__(mind.state, fight, index)
        self.mind = mind

    # Stakes

    def stakes(self) -> tuple[float, float]:
        """Return what a victory gains, and what a defeat costs."""
        mind, fight = self.mind, self.fight
        if self.fighter.foe is not None:
            return AS_DEATH_EATER, AS_DEATH_EATER
        match fight.kind:
            case "mission":
                goal = next((goal for goal in mind.goal_worth.all_goals if goal.mission.id == fight.card), None)
                return (goal.gain if goal is not None else 100.0), mind.loss
            case "duel":
                won = sum(draw_worth(mind, deck) for deck in ("spell", "potion", "book"))
                return won, 1.5 * min(3, len(mind.me.hand))
            case "death_eater":
                return mind.aims.death_eater(mind)
        other = fight.fighters[1 - self.index].seat
        theirs = self.state.people[other].items if other is not None else ()
        return max([PRIZE, *map(mind.token, theirs)]), max([PRIZE, *map(mind.token, mind.me.items)])

    def rating(self, chance: float, cost: float = 0.0) -> float:
        """Return the value of having this chance, at this cost."""
        won, lost = self.stakes()
        return chance * won - (1 - chance) * lost - cost

    def cost(self, card: Id) -> float:
        """Return the cost of using a card; a death eater's is almost free."""
        if self.fighter.foe is not None:
            return 0.01
        return self.mind.aims.spent(self.mind, card)
