"""A bot's judgement of its seat's situation: its goals, and the worth of everything to it, in house points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeVar

from commonroom.engine import Dice, Seat

from ..effects.vocabulary import Search
from ..fights.limits import role_of
from ..fights.odds.arms import harm_of, help_of
from ..pack.cards import MagicCard
from ..pack.ids import Id
from ..state import State
from .aims import Aims, aims_of
from .goals.goal import Goal, GoalWorth
from .goals.planning import goal_worth_of, thirst

T = TypeVar("T")

TURN = 7.0
"""Value of a turn."""
KNOCKED_OUT, LOST_ALONE = 14.0, 250.0
"""Cost of being knocked out, besides the cards; a solo player loses the game."""
LEAST_HP_WORTH, MOST_HP_WORTH = 0.5, 5.0
MOST_CARD_WORTH = 2.5
"""Highest value of each HP that a card takes or saves."""
PLAIN_CARD = 1.0
"""Value of a spell or potion that is of no use at the moment."""
ATTACK_STRENGTH, DEFENCE_STRENGTH = 4, 3
"""HP that an average attack card takes and an average defence card saves."""
FLOO, PORTKEY = 2.0, 1.0
"""Value of floo powder and a portkey without a goal that needs them."""
MOST_TOKEN_WORTH = 25.0


class Mind:
    """One decision of one seat. Everything is computed on demand, and then cached."""

    def __init__(self, state: State, seat: Seat, dice: Dice) -> None:
        self.state = state
        self.seat = seat
        self.dice = dice
        self.world = state.world
        self.me = state.people[seat]
        self.aims: Aims[Mind] = aims_of(state)
        self._cards: dict[Id, float] = {}
        self._tokens: dict[Id, float] = {}
        self._memory: dict[object, Any] = {}

    def remember(self, key: object, work_out: Callable[[], T]) -> T:
        """Return a value that was computed for another move of the same decision, or compute it."""
        if key not in self._memory:
            self._memory[key] = work_out()
        found: T = self._memory[key]
        return found

    # Goals

    @cached_property
    def loss(self) -> float:
        """Return the cost of a lost mission fight."""
        if self.state.settings.is_solo:
            return LOST_ALONE
        return KNOCKED_OUT + 2.5 * len(self.me.magic)

    @cached_property
    def goal_worth(self) -> GoalWorth:
        return goal_worth_of(self.state, self.seat, self.loss)

    @cached_property
    def thirst(self) -> float:
        """Return the worth of a house point."""
        return thirst(self.state, self.seat)

    @cached_property
    def place(self) -> Id:
        """Return where the seat stands, or will return to from a trip."""
        return self.me.home

    @cached_property
    def prospects(self) -> float:
        """Return the present worth of the goals."""
        return self.goal_worth.value(self.place)

    @cached_property
    def best_goal(self) -> Goal | None:
        goals, world, at = self.goal_worth.goals, self.world, self.place
        rated = [(goal.worth(goal.turns(world, at, frozenset())), index) for index, goal in enumerate(goals)]
        best = max(rated, default=(0.0, 0))
        return goals[best[1]] if best[0] > 0 else None

    def with_arms(self, hp: int = 0, attack: int = 0, defence: int = 0) -> float:
        """Return what the goals would be worth with more HP, another attack card, or another defence card."""
        goals = tuple(goal.stronger(hp, attack, defence) for goal in self.goal_worth.goals)
        return GoalWorth(goals, (), self.world).value(self.place)

    # The worth of things

    @cached_property
    def hp_worth(self) -> float:
        """Return the worth of one more HP: for the goals, and more the fewer there are."""
        gain = (self.with_arms(hp=2) - self.prospects) / 2
        return min(MOST_HP_WORTH, max(LEAST_HP_WORTH, gain) + max(0.0, 4.0 - self.me.hp))

    @cached_property
    def attack_worth(self) -> float:
        """Return the worth of each HP that an attack card takes."""
        gain = (self.with_arms(attack=ATTACK_STRENGTH) - self.prospects) / ATTACK_STRENGTH
        return min(MOST_CARD_WORTH, max(0.0, gain))

    @cached_property
    def defence_worth(self) -> float:
        """Return the worth of each HP that a defence card saves."""
        gain = (self.with_arms(defence=DEFENCE_STRENGTH) - self.prospects) / DEFENCE_STRENGTH
        return min(MOST_CARD_WORTH, max(0.0, gain))

    def card(self, card: Id) -> float:
        """Return the worth of holding a card, of any deck."""
        found = self._cards.get(card)
        if found is None:
            found = self._cards[card] = self._card(card)
        return found

    def _card(self, card: Id) -> float:
        world = self.world
        if card in world.books:
            return self.aims.book(self, card)
        if card not in world.magic:
            return self.floo_worth
        return self._magic(card) + self.aims.need(self, card)

    def _magic(self, card: Id) -> float:
        magic = self.world.magic[card]
        role = role_of(magic)
        if role is None or magic.type == "start_of_turn":
            return PLAIN_CARD + 0.5
        kind, effects = role
        if kind == "attack":
            return (
                PLAIN_CARD + harm_of(effects) * (0.2 + self.attack_worth) + any(isinstance(e, Search) for e in effects)
            )
        return PLAIN_CARD + help_of(effects, 2) * (0.2 + self.defence_worth)

    @cached_property
    def averages(self) -> dict[str, float]:
        """Return the average worth of a card off the top of each deck that one keeps."""
        pack = self.world.pack
        books = sum(self.card(book.id) for book in pack.books) / len(pack.books)
        return {"spell": self._average(pack.spells), "potion": self._average(pack.potions), "book": books}

    def _average(self, cards: Sequence[MagicCard]) -> float:
        number = sum(card.count for card in cards)
        return sum(card.count * self.card(card.id) for card in cards) / number

    @cached_property
    def floo_worth(self) -> float:
        return self.aims.travel(self, "floo")

    @cached_property
    def portkey_worth(self) -> float:
        return self.aims.travel(self, "portkey")

    def token(self, token: Id) -> float:
        """Return the worth of having an item token."""
        found = self._tokens.get(token)
        if found is None:
            found = self._tokens[token] = min(MOST_TOKEN_WORTH, self.aims.token(self, token))
        return found
