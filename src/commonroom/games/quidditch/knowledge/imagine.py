"""Guesses at what is hidden: full states that agree with everything a seat knows."""

from __future__ import annotations

from collections import Counter
from copy import copy

from msgspec.structs import replace

from commonroom.engine import Dice, Seat, Viewer
from commonroom.engine.tuples import replaced

from ..actions import Commit, Declare, laid
from ..box.cards import Card
from ..legality import legal
from ..state import Spot, State
from .telltale import arrange_as_laid, exchange_as_declared, keep_seekers


def imagine(state: State, seat: Viewer, dice: Dice) -> State:
    """Deal all unseen cards again: hands, face-down cards, hidden discards, every deck, and secret decisions.

    Every possible deal may come out, but deals that agree with how people play are likelier. Unseen cards are sorted
    before they are shuffled, so that nothing of their true order shows.
    """
    guess = copy(state)
    guess.pitch_deck = tuple(dice.shuffle("pitch", sorted(state.pitch_deck)))
    for owner in (0, 1):
        if owner == seat:
            guess.draws = replaced(guess.draws, owner, tuple(dice.shuffle("own", sorted(state.draws[owner]))))
        else:
            _deal(guess, owner, dice)
    for owner in (0, 1):
        if owner != seat:
            _decide(guess, owner, dice)
    return guess


def _deal(guess: State, owner: Seat, dice: Dice) -> None:
    """Deal all cards of this house that nobody else has seen to places where they may be."""
    pile = guess.discards[owner]
    hidden_pile = len(pile) - 1 if guess.settings.top_only and pile else 0
    spots = [spot for spot in guess.spots if spot.cards[owner] is not None and not spot.face_up]
    unseen = Counter([*guess.hands[owner], *guess.draws[owner], *pile[:hidden_pile]])
    unseen.update(card for spot in spots if (card := spot.cards[owner]) is not None)
    known = Counter(guess.shown[owner])
    named = _named(guess, owner, pile[hidden_pile:])
    cards = dice.shuffle("imagine", sorted((unseen - known - Counter(named)).elements()))
    size = len(guess.hands[owner])
    number = size + len(spots) - known.total()
    chosen, far = cards[:number], cards[number:]
    keep_seekers(guess, chosen, far, dice)
    exchange_as_declared(guess, owner, tuple(known), chosen, far, dice)
    # Cards that everybody saw being taken are in the hand or face down; nobody can tell which.
    near = dice.shuffle("near", [*known.elements(), *chosen])
    arrange_as_laid(guess, [spot.ball for spot in spots], near, dice)
    guess.hands = replaced(guess.hands, owner, tuple(near[:size]))
    guess.spots = _lay(guess.spots, owner, dict(zip((spot.ball for spot in spots), near[size:], strict=True)))
    buried = far[: hidden_pile - len(named)]
    if named:
        buried = dice.shuffle("buried", [*named, *buried])
    guess.discards = replaced(guess.discards, owner, (*buried, *pile[hidden_pile:]))
    guess.draws = replaced(guess.draws, owner, tuple(far[hidden_pile - len(named) :]))


def _named(guess: State, owner: Seat, in_sight: tuple[Card, ...]) -> list[Card]:
    """Return the card that its owner wants back, if it lies hidden in the discard: all heard its name (RUL-QCG-66)."""
    return [
        played.take
        for played in guess.chain
        if played.seat == owner and played.take is not None and played.take not in in_sight
    ]


def _lay(spots: tuple[Spot, ...], owner: Seat, cards: dict[str, Card]) -> tuple[Spot, ...]:
    return tuple(
        replace(spot, cards=replaced(spot.cards, owner, cards[spot.ball])) if spot.ball in cards else spot
        for spot in spots
    )


def _decide(guess: State, owner: Seat, dice: Dice) -> None:
    """Replace a secret decision by a random legal one."""
    undecided = copy(guess)
    if guess.commits[owner]:
        undecided.commits = replaced(guess.commits, owner, None)
        chosen = dice.pick("commit", legal(undecided, owner))
        assert isinstance(chosen, Commit)
        guess.commits = replaced(guess.commits, owner, laid(chosen.cards))
    elif guess.declared[owner] is not None:
        undecided.declared = replaced(guess.declared, owner, None)
        chosen = dice.pick("declare", legal(undecided, owner))
        assert isinstance(chosen, Declare)
        guess.declared = replaced(guess.declared, owner, chosen.balls)
