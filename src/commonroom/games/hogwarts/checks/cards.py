"""Books, behaviour, magic, events and quidditch cards (VAL-HOG-13 to 19)."""

from __future__ import annotations

from collections.abc import Iterator

from ..board import SUBJECTS
from ..effects import (
    DESTINATIONS,
    AllGain,
    AllTeleport,
    Effect,
    GainTravel,
    Points,
    Search,
    Seeker,
    SeekerExtraDie,
    SeekerOpp,
    Teleport,
    opponent_loss,
    points_of,
    self_heal,
    word,
)
from ..facts import facts
from ..pack import Pack, effects_in

BOOK_VALUES, BOOKS_OF_A_SUBJECT = (5, 10, 15, 20), 3
BEHAVIOUR_POINTS, POINT_STEP, FLOO_CARDS = (-40, 50), 5, 6
STRONGEST, MOST_SEARCHES = 6, 4
SEEKER_FORWARD, SEEKER_BACK, QUIDDITCH_CARDS = 5, 3, 3

_TURN = [
    "draw",
    "points",
    "gain",
    "lose",
    "teleport",
    "swap_item",
    "steal",
    "discard",
    "self_hp",
    "move_bonus",
    "skip_next_roll",
    "special",
]
_FIGHT = [
    "self_hp",
    "resistance_opp",
    "resistance_self",
    "extra_die",
    "reroll",
    "draw",
    "search",
    "discard",
    "points",
    "steal",
    "special",
]
FITTING: dict[str, frozenset[str]] = {
    "field": frozenset({"draw", "self_hp"}),
    "token": frozenset({"extra_die", "self_hp", "special"}),
    "movement": frozenset({"draw", "move_bonus", "reroll", "extra_die", "pass_players", "teleport", "special"}),
    "combat": frozenset(_FIGHT),
    "opponent": frozenset({"self_hp", "points", "discard", "lose", "draw", "gain"}),
    "attack": frozenset({"opp_hp", "cancel_attack", *_FIGHT}),
    "defence": frozenset({"cancel_attack", *_FIGHT}),
    "start_of_turn": frozenset({*_TURN, "extra_die", "reroll", "pass_players", "search"}),
    "behaviour": frozenset({*_TURN, "all_points", "all_gain", "all_teleport"}),
    "event": frozenset(_TURN),
    "quidditch": frozenset({"seeker", "seeker_opp", "seeker_extra_die"}),
}
"""Which words make sense where. An event says by `who` whom it concerns, so it needs none of the words for all."""


def books(pack: Pack) -> Iterator[str]:
    """VAL-HOG-13: five to twenty points, and every classroom has its books."""
    for book in pack.books:
        if book.value not in BOOK_VALUES:
            yield f"The book {book.id} is worth {book.value} points; books are worth 5, 10, 15 or 20."
    for subject in SUBJECTS:
        if (count := sum(book.count for book in pack.books if book.classroom == subject)) < BOOKS_OF_A_SUBJECT:
            yield f"There should be {BOOKS_OF_A_SUBJECT} books for {subject}, and there are {count}."
    for name, known in facts().books.items():
        if not any(book.classroom == known["classroom"] and book.value == known["value"] for book in pack.books):
            yield f"There is no {known['classroom']} book worth {known['value']} points, such as {name}."


def behaviour(pack: Pack) -> Iterator[str]:
    """VAL-HOG-14: points within their limits, more good than bad, and enough floo powder."""
    low, high = BEHAVIOUR_POINTS
    for card in pack.behaviours:
        for effect in card.effects:
            if isinstance(effect, Points) and (not low <= effect.amount <= high or effect.amount % POINT_STEP):
                yield f"{card.id} gives {effect.amount} points; it should be {low} to {high} in steps of {POINT_STEP}."
    if sum(points_of(card.effects) * card.count for card in pack.behaviours) <= 0:
        yield "All behaviour cards together should give more points than they take."
    if (floo := sum(card.count for card in pack.behaviours if card.kept_as == "floo")) < FLOO_CARDS:
        yield f"There should be {FLOO_CARDS} cards that are kept as floo powder, and there are {floo}."


def magic_values(pack: Pack) -> Iterator[str]:
    """VAL-HOG-15: nothing is stronger than Fiendfyre, and few cards search a deck."""
    searches = 0
    for _, card in pack.magic():
        if (loss := opponent_loss(card.effects)) > STRONGEST:
            yield f"{card.id} takes {loss} HP; the strongest attack takes {STRONGEST}."
        if (healed := self_heal(card.effects)) > STRONGEST:
            yield f"{card.id} gives {healed} HP; the best remedy gives {STRONGEST}."
        searches += card.count * any(isinstance(effect, Search) for effect in card.effects)
    if searches > MOST_SEARCHES:
        yield f"{searches} cards search a deck; there should be {MOST_SEARCHES} at most."


def known_magic(pack: Pack) -> Iterator[str]:
    """VAL-HOG-16: the types that the rulebook gives."""
    types = {card.id: card.type for _, card in pack.magic()}
    known = facts()
    for name, values in (known.spells | known.potions).items():
        if "type" in values and types.get(name) != values["type"]:
            has = f"here it has the type {types[name]}" if name in types else "here it is missing"
            yield f"{name} is a card of the type {values['type']}, and {has}."


def events(pack: Pack) -> Iterator[str]:
    """VAL-HOG-17: every event does something, and some give floo powder, portkeys and a walk for all."""
    effects: list[Effect] = []
    for card in pack.events:
        if not card.parts or not all(part.effects for part in card.parts):
            yield f"The event {card.id} has a part in which nothing happens."
        effects += [effect for part in card.parts if part.who == "everybody" for effect in part.effects]
    for what, name in (("floo", "floo powder"), ("portkey", "portkeys")):
        if not any(isinstance(effect, GainTravel | AllGain) and effect.what == what for effect in effects):
            yield f"No event gives {name} to everybody."
    if not any(isinstance(effect, Teleport | AllTeleport) and effect.to not in DESTINATIONS for effect in effects):
        yield "No event takes everybody to one field."


def quidditch(pack: Pack) -> Iterator[str]:
    """VAL-HOG-18: short flights, the known four, and a card for every goal."""
    for card in pack.quidditch:
        for effect in card.effects:
            if isinstance(effect, Seeker) and effect.amount > SEEKER_FORWARD:
                yield f"{card.id} flies {effect.amount} fields; a seeker gains at most {SEEKER_FORWARD}."
            if isinstance(effect, SeekerOpp) and -effect.amount > SEEKER_BACK:
                yield f"{card.id} throws a seeker {-effect.amount} fields back; it must be at most {SEEKER_BACK}."
    kinds = {type(effect) for card in pack.quidditch for effect in card.effects}
    for kind, what in ((Seeker, "flies forward"), (SeekerExtraDie, "rolls another die"), (SeekerOpp, "hinders")):
        if kind not in kinds:
            yield f"There is no quidditch card that {what}."
    if (count := sum(card.count for card in pack.quidditch)) < QUIDDITCH_CARDS:
        yield f"Both sides together can draw {QUIDDITCH_CARDS} quidditch cards in a match, and there are {count}."


def vocabulary(pack: Pack) -> Iterator[str]:
    """VAL-HOG-19: words of the vocabulary (the reader sees to that), each where it makes sense."""
    for where, owner, effects in effects_in(pack):
        for effect in effects:
            if word(effect) not in FITTING[where]:
                kind = where.replace("_", " ")
                yield f"{owner} uses {word(effect)}, which means nothing here ({kind})."
    for _, card in pack.magic():
        if not card.effects:
            yield f"{card.id} does nothing."
    for behaves in pack.behaviours:
        if bool(behaves.effects) == (behaves.kept_as is not None):
            yield f"{behaves.id} must either do something at once or be kept."
