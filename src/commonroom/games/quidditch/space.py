"""Every action that could be sent at a table, legal or not: for brute force and for learners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

from .actions import CONCEDE, PASS, Action, Cancel, Commit, Order, Pick
from .box.cards import BALLS, Ball, Card
from .legality import declarations
from .state import State, in_slot_order
from .targets import ways_to_play


def space(state: State) -> Iterator[Action]:
    """Yield every action that could be sent at this table with the cards in anybody's hand, legal or not."""
    cards = tuple(dict.fromkeys((*state.hands[0], *state.hands[1])))
    specials = [card.id for card in state.settings.decks.house if not card.is_player]
    yield from (PASS, CONCEDE)
    for card in specials:
        yield Cancel(card)
        yield from ways_to_play(state, card, tuple(dict.fromkeys((*state.discards[0], *state.discards[1]))))
    yield from declarations(BALLS, len(BALLS))
    for number in range(1, len(BALLS) + 1):
        yield from map(Order, permutations(BALLS, number))
    yield from map(Pick, range(max(map(len, state.hands)) + 1))
    yield from _possible_commits(state.contested() or ("Q",), cards)


def _possible_commits(balls: tuple[Ball, ...], cards: Iterable[Card]) -> Iterator[Commit]:
    chosen = tuple(cards)
    for number in range(len(balls) + 1):
        for covered in combinations(in_slot_order(balls), number):
            for laid in product(chosen, repeat=number):
                yield Commit(dict(zip(covered, laid, strict=True)))
