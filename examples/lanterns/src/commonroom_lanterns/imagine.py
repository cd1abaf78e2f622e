"""Guessing what is hidden: a full state that agrees with everything a seat knows.

A hand cannot hold a colour that its owner did not follow or denied, and it holds each that its owner admitted. So every
place for a hidden lantern says which ones may lie there, and lanterns are matched to places, in random order, until
all have one.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from commonroom.engine import Dice, Seat, Viewer

from .cards import COLOURS, Card, Colour, colour_of
from .state import State


class Place(NamedTuple):
    """A place for a hidden lantern: whose hand it is in (nobody's in the dark), and which colours may lie there."""

    owner: Seat | None
    colours: tuple[Colour, ...]


def imagine(state: State, seat: Viewer, dice: Dice) -> State:
    """Deal all unseen lanterns again. They are sorted first, so that nothing of their true order shows."""
    others = [other for other in range(state.seats) if other != seat]
    unseen = sorted([*state.dark, *(card for other in others for card in state.hands[other])])
    places = dice.shuffle("places", [place for other in others for place in _places(state, other)] + _dark(state))
    cards = _matched(places, dice.shuffle("imagine", unseen))
    guess = copy(state)
    guess.hands = tuple(
        hand
        if other == seat
        else tuple(card for place, card in zip(places, cards, strict=True) if place.owner == other)
        for other, hand in enumerate(state.hands)
    )
    guess.dark = tuple(card for place, card in zip(places, cards, strict=True) if place.owner is None)
    return guess


def _places(state: State, seat: Seat) -> list[Place]:
    """Return the places of a hand: one for each colour that its owner admitted, the others free of what is lacking."""
    free = tuple(colour for colour in COLOURS if colour not in state.lacking[seat])
    promised = [Place(seat, (colour,)) for colour in state.holding[seat]]
    return promised + [Place(seat, free)] * (len(state.hands[seat]) - len(promised))


def _dark(state: State) -> list[Place]:
    return [Place(None, COLOURS)] * len(state.dark)


def _matched(places: Sequence[Place], cards: Sequence[Card]) -> list[Card]:
    """Find a lantern for every place: a place takes the first that fits, and moves others on if it has to."""
    holder: dict[Card, int] = {}

    def seat_one(place: int, tried: set[Card]) -> bool:
        for card in cards:
            if card not in tried and colour_of(card) in places[place].colours:
                tried.add(card)
                if card not in holder or seat_one(holder[card], tried):
                    holder[card] = place
                    return True
        return False

    for place in range(len(places)):
        assert seat_one(place, set()), "what everybody knows contradicts itself"
    by_place = {place: card for card, place in holder.items()}
    return [by_place[place] for place in range(len(places))]
