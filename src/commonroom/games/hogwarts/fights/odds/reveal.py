"""What is left of a hand when an opponent is turned up who takes cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from commonroom.engine import Seat

from ...effects.vocabulary import Discard
from ...pack.cards import Opponent
from ...pack.ids import Id
from ...pack.world import World
from ...state import State
from .arms import magic_against

Hand: TypeAlias = tuple[Id, ...]


def hands_after(state: State, seat: Seat, opponent: Opponent) -> dict[Hand, float]:
    """Return the hands that may be left, with the chance of each.

    Who may choose gives away what helps least in this fight.
    """
    hands = {state.people[seat].hand: 1.0}
    for effect in opponent.on_reveal:
        if isinstance(effect, Discard) and effect.who == "you":
            after: defaultdict[Hand, float] = defaultdict(float)
            for hand, chance in hands.items():
                left = list(_left(state.world, hand, effect, opponent))
                for each in left:
                    after[each] += chance / len(left)
            hands = dict(after)
    return hands


def usual_hand(state: State, seat: Seat, opponent: Opponent) -> Hand:
    """Return the hand in the middle, from the least to the most useful: for when a single one has to do."""
    hands = hands_after(state, seat, opponent)
    passed = 0.0
    for hand in sorted(hands, key=lambda each: _worth(state.world, each, opponent)):
        passed += hands[hand]
        if passed >= 0.5:
            return hand
    raise AssertionError("the chances of all hands add up to one")


def _left(world: World, hand: Hand, effect: Discard, opponent: Opponent) -> Iterator[Hand]:
    """Yield what is left, once for each of the equally likely ways to lose cards."""
    exposed = [index for index, card in enumerate(hand) if _is_meant(world, card, effect.of)]
    count = len(exposed) if effect.count == "all" else min(effect.count, len(exposed))
    if effect.pick == "chosen":
        exposed = sorted(exposed, key=lambda index: _worth(world, (hand[index],), opponent))[:count]
    for lost in combinations(exposed, count):
        yield tuple(card for index, card in enumerate(hand) if index not in lost)


def _is_meant(world: World, card: Id, kind: str) -> bool:
    deck = world.magic_deck.get(card)
    match kind:
        case "any":
            return True
        case "magic":
            return deck is not None
        case "book":
            return card in world.books
    return deck == kind


def _worth(world: World, cards: Hand, opponent: Opponent) -> int:
    attacks, defences = magic_against(world, cards, opponent)
    return sum(attacks) + sum(defences)
