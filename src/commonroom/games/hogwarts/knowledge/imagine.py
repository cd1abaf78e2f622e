"""Guesses at what is hidden: full states that agree with everything a seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Literal, TypeAlias, get_args

from msgspec.structs import replace

from commonroom.engine import Dice, Seat, Viewer

from .. import match
from ..effects.vocabulary import Deck
from ..mode import mode_of
from ..pack.ids import Id
from ..position.pieces import named_missions, searches, used_by
from ..state import State, with_person
from ..tasks import ArrangeTop, PlayMatch, Task
from .inference import explain_the_walk
from .secrets import HIDDEN_THINGS, may_see, side_of

HandDeck: TypeAlias = Literal["book", "spell", "potion"]
HAND_DECKS: tuple[HandDeck, ...] = get_args(HandDeck)
"""The decks of which somebody may hold hidden cards."""
OTHER_DECKS: tuple[Deck, ...] = ("behaviour", "duel", "event", "quidditch")
"""The decks of which nobody does; fights are looked up by number and have no order."""


def imagine(state: State, seat: Viewer, dice: Dice) -> State:
    """Deal all unseen cards again: hands, decks, missions, and the cards of a match.

    Unseen cards are sorted before they are shuffled, so that nothing of their true order shows. A player who remembers
    which used cards went under a deck knows more than this; the guess does not.
    """
    guess = copy(state)
    for deck in HAND_DECKS:
        _deal(guess, deck, seat, dice)
    for other in OTHER_DECKS:
        _shuffle(guess, other, seat, dice)
    _deal_missions(guess, seat, dice)
    guess.agenda = tuple(_task(guess, task, seat, dice) for task in state.agenda)
    explain_the_walk(guess, seat, dice)
    return guess


# Cards


def _deal(guess: State, deck: HandDeck, viewer: Viewer, dice: Dice) -> None:
    """Deal the deck and all hidden hands from the same cards; a viewer who is searching the deck knows its cards."""
    strangers = [seat for seat in guess.seats if not may_see(guess, seat, viewer)]
    foes = [foe for foe in guess.death_eaters if not may_see(guess, mode_of(guess).player_of(guess, foe.id), viewer)]
    hands = [guess.people[seat].cards(deck) for seat in strangers]
    hands += [_cards_of(foe, deck) for foe in foes]
    shown = [_shown(guess, deck, seat) for seat in strangers] + [() for _ in foes]
    if any(search.deck == deck and may_see(guess, search.seat, viewer) for search in searches(guess.agenda)):
        _shuffle(guess, deck, viewer, dice)
        dealt, _ = _dealt(hands, shown, (), dice)
    else:
        top = _known_top(guess, deck, viewer)
        dealt, rest = _dealt(hands, shown, guess.decks[deck][len(top) :], dice)
        guess.decks = {**guess.decks, deck: (*top, *rest)}
    # The hands of death eaters follow those of the players.
    for seat, hand in zip(strangers, dealt, strict=False):
        with_person(guess, seat, **{deck: hand})
    renewed = {
        foe.id: replace(foe, **{deck: hand}) for foe, hand in zip(foes, dealt[len(strangers) :], strict=True) if hand
    }
    guess.death_eaters = tuple(renewed.get(foe.id, foe) for foe in guess.death_eaters)


def _cards_of(foe: object, deck: Deck) -> tuple[Id, ...]:
    """Return the cards of a death eater, who has no books."""
    return getattr(foe, deck, ())


def _dealt(
    hands: Sequence[tuple[Id, ...]], shown: Sequence[tuple[Id, ...]], pile: Sequence[Id], dice: Dice
) -> tuple[list[tuple[Id, ...]], tuple[Id, ...]]:
    """Deal hands of the same sizes, each with the cards that everybody has seen in it; return them and the rest."""
    unseen = [*pile, *(card for hand in hands for card in hand)]
    for cards in shown:
        for card in cards:
            unseen.remove(card)
    left, dealt = dice.shuffle("imagine", sorted(unseen)), []
    for hand, cards in zip(hands, shown, strict=True):
        number = len(hand) - len(cards)
        dealt.append((*cards, *left[:number]))
        left = left[number:]
    return dealt, tuple(left)


def _shown(guess: State, deck: HandDeck, seat: Seat) -> tuple[Id, ...]:
    """Return the cards of a hand that were played and lie there until they are settled."""
    hand = guess.people[seat].cards(deck)
    return tuple(card for card in used_by(guess.agenda, seat) if card in hand)


def _shuffle(guess: State, deck: Deck, viewer: Viewer, dice: Dice) -> None:
    top = _known_top(guess, deck, viewer)
    rest = dice.shuffle("imagine", sorted(guess.decks[deck][len(top) :]))
    guess.decks = {**guess.decks, deck: (*top, *rest)}


def _known_top(guess: State, deck: Deck, viewer: Viewer) -> tuple[Id, ...]:
    """Return the top of a deck as the viewer sees it while it is being arranged."""
    for task in guess.agenda:
        if isinstance(task, ArrangeTop) and task.deck == deck and may_see(guess, task.seat, viewer):
            return task.cards
    return ()


# Missions and tasks


def _deal_missions(guess: State, viewer: Viewer, dice: Dice) -> None:
    """Deal the missions of others and the pile from the same cards; one being attempted is known to all."""
    strangers = [seat for seat in guess.seats if not may_see(guess, seat, viewer)]
    hands = [guess.people[seat].missions for seat in strangers]
    named = named_missions(guess.agenda)
    shown = [tuple(mission for mission in hand if mission in named) for hand in hands]
    dealt, guess.mission_pile = _dealt(hands, shown, guess.mission_pile, dice)
    for seat, hand in zip(strangers, dealt, strict=True):
        with_person(guess, seat, missions=hand)


def _task(guess: State, task: Task, viewer: Viewer, dice: Dice) -> Task:
    """Return a task as it would be in that world."""
    if isinstance(task, PlayMatch):
        return replace(task, state=match.imagine(task.state, side_of(task.sides, viewer), dice))
    secret = HIDDEN_THINGS.get(type(task))
    if secret is None or may_see(guess, secret.owner(task), viewer):
        return task
    return secret.imagined(task, guess.decks)
