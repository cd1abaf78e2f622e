"""Checks of books, behaviour, magic, events and quidditch cards (VAL-HOG-13 to 19)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine.words import Words, thing, words

from ...board.map import SUBJECTS
from ...effects.vocabulary import (
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
from ..shape import Pack, effects_in

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
    "habit_rounds": frozenset({"opp_heals", "opp_shield", "opp_grows", "opp_rests"}),
    "habit_shows": frozenset({"self_hp", "points", "opp_hp", "opp_heals", "opp_rests"}),
    "habit_after": frozenset({"opp_flees", "self_hp", "points", "draw", "gain"}),
    "attack": frozenset({"opp_hp", "cancel_attack", *_FIGHT}),
    "defence": frozenset({"cancel_attack", *_FIGHT}),
    "start_of_turn": frozenset({*_TURN, "extra_die", "reroll", "pass_players", "search"}),
    "behaviour": frozenset({*_TURN, "all_points", "all_gain", "all_teleport"}),
    "event": frozenset(_TURN),
    "quidditch": frozenset({"seeker", "seeker_opp", "seeker_extra_die"}),
}
"""Words that make sense in each place. An event says by `who` which players it is for, so it needs no words for all."""

USES = {
    "field": "on a field",
    "token": "on a token",
    "movement": "as an ability for moving",
    "combat": "as an ability for fighting",
    "opponent": "on the card of an opponent",
    "habit_rounds": "as a habit in some rounds",
    "habit_shows": "as a habit for what dice show",
    "habit_after": "as a habit at the end",
    "attack": "on an attack card",
    "defence": "on a defence card",
    "start_of_turn": "on a card for the start of a turn",
    "behaviour": "on a behaviour card",
    "event": "on an event",
    "quidditch": "on a quidditch card",
}
"""The same places in a sentence."""


def books(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-13: five to twenty points, and every classroom has its books."""
    for book in pack.books:
        if book.value not in BOOK_VALUES:
            sentence = "The book {book} is worth {value} points; books are worth 5, 10, 15 or 20."
            yield words("book_value", sentence, book=thing("book", book.id), value=book.value)
    for subject in SUBJECTS:
        if (count := sum(book.count for book in pack.books if book.classroom == subject)) < BOOKS_OF_A_SUBJECT:
            sentence = "There should be {wanted} books for {subject}, and there are {count}."
            yield words(
                "few_books", sentence, wanted=BOOKS_OF_A_SUBJECT, subject=thing("subject", subject), count=count
            )
    for name, known in facts().books.items():
        if not any(book.classroom == known["classroom"] and book.value == known["value"] for book in pack.books):
            sentence = "There is no book for {subject} worth {value} points, such as {book}."
            named = {"subject": thing("subject", known["classroom"]), "book": thing("book", name)}
            yield words("no_book", sentence, value=known["value"], **named)


def behaviour(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-14: points within their limits, more good than bad, and enough floo powder."""
    low, high = BEHAVIOUR_POINTS
    for card in pack.behaviours:
        for effect in card.effects:
            if isinstance(effect, Points) and (not low <= effect.amount <= high or effect.amount % POINT_STEP):
                sentence = "{card} gives {points} points; it should be {low} to {high} in steps of {step}."
                limits = {"low": low, "high": high, "step": POINT_STEP}
                yield words(
                    "behaviour_points", sentence, card=thing("behaviour", card.id), points=effect.amount, **limits
                )
    if sum(points_of(card.effects) * card.count for card in pack.behaviours) <= 0:
        sentence = "All behaviour cards together should give more points than they take."
        yield words("behaviour_sum", sentence)
    if (floo := sum(card.count for card in pack.behaviours if card.kept_as == "floo")) < FLOO_CARDS:
        sentence = "There should be {wanted} cards that are kept as floo powder, and there are {count}."
        yield words("floo_cards", sentence, wanted=FLOO_CARDS, count=floo)


def magic_values(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-15: nothing is stronger than Fiendfyre, and few cards search a deck."""
    searches = 0
    for deck, card in pack.magic():
        if (loss := opponent_loss(card.effects)) > STRONGEST:
            sentence = "{card} takes {hp} HP; the strongest attack takes {most}."
            yield words("strong_attack", sentence, card=thing(deck, card.id), hp=loss, most=STRONGEST)
        if (healed := self_heal(card.effects)) > STRONGEST:
            sentence = "{card} gives {hp} HP; the best remedy gives {most}."
            yield words("strong_remedy", sentence, card=thing(deck, card.id), hp=healed, most=STRONGEST)
        searches += card.count * any(isinstance(effect, Search) for effect in card.effects)
    if searches > MOST_SEARCHES:
        sentence = "{count} cards search a deck; there should be {most} at most."
        yield words("searches", sentence, count=searches, most=MOST_SEARCHES)


def known_magic(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-16: the types that the rulebook gives."""
    types = {card.id: card.type for _, card in pack.magic()}
    for deck, known in (("spell", facts().spells), ("potion", facts().potions)):
        for name, values in known.items():
            if "type" in values and types.get(name) != values["type"]:
                yield _other_type(thing(deck, name), values["type"], types.get(name))


def _other_type(card: Words, wanted: str, given: str | None) -> Words:
    if given is None:
        sentence = "{card} is a card of the type {wanted}, and here it is missing."
        return words("no_magic", sentence, card=card, wanted=_type(wanted))
    sentence = "{card} is a card of the type {wanted}, and here it has the type {given}."
    return words("magic_type", sentence, card=card, wanted=_type(wanted), given=_type(given))


def _type(name: str) -> Words:
    return words("type", "`{id}`", id=name)


def events(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-17: every event does something, and some give floo powder, portkeys and a walk for all."""
    effects: list[Effect] = []
    for card in pack.events:
        if not card.parts or not all(part.effects for part in card.parts):
            yield words(
                "empty_event", "The event {event} has a part in which nothing happens.", event=thing("event", card.id)
            )
        effects += [effect for part in card.parts if part.who == "everybody" for effect in part.effects]
    for what, sentence in (
        ("floo", "No event gives floo powder to everybody."),
        ("portkey", "No event gives portkeys to everybody."),
    ):
        if not any(isinstance(effect, GainTravel | AllGain) and effect.what == what for effect in effects):
            yield words(f"no_{what}_event", sentence)
    if not any(isinstance(effect, Teleport | AllTeleport) and effect.to not in DESTINATIONS for effect in effects):
        yield words("no_walk_event", "No event takes everybody to one field.")


def quidditch(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-18: short flights, the known four, and a card for every goal."""
    for card in pack.quidditch:
        named = thing("quidditch", card.id)
        for effect in card.effects:
            if isinstance(effect, Seeker) and effect.amount > SEEKER_FORWARD:
                sentence = "{card} flies {fields} fields; a seeker gains at most {most}."
                yield words("seeker_forward", sentence, card=named, fields=effect.amount, most=SEEKER_FORWARD)
            if isinstance(effect, SeekerOpp) and -effect.amount > SEEKER_BACK:
                sentence = "{card} throws a seeker {fields} fields back; it must be at most {most}."
                yield words("seeker_back", sentence, card=named, fields=-effect.amount, most=SEEKER_BACK)
    kinds = {type(effect) for card in pack.quidditch for effect in card.effects}
    for kind, code, sentence in (
        (Seeker, "no_flight", "There is no quidditch card that flies forward."),
        (SeekerExtraDie, "no_extra_die", "There is no quidditch card that rolls another die."),
        (SeekerOpp, "no_hindrance", "There is no quidditch card that hinders."),
    ):
        if kind not in kinds:
            yield words(code, sentence)
    if (count := sum(card.count for card in pack.quidditch)) < QUIDDITCH_CARDS:
        sentence = "Both sides together can draw {wanted} quidditch cards in a match, and there are {count}."
        yield words("quidditch_cards", sentence, wanted=QUIDDITCH_CARDS, count=count)


def vocabulary(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-19: words of the vocabulary (the reader makes sure of that), each where it makes sense."""
    for where, owner, effects in effects_in(pack):
        for effect in effects:
            if word(effect) not in FITTING[where]:
                sentence = "{owner} uses `{effect}`, which means nothing here ({place})."
                place = words("use", USES[where], id=where)
                yield words("misplaced_effect", sentence, owner=owner, effect=word(effect), place=place)
    for deck, card in pack.magic():
        if not card.effects:
            yield words("no_effect", "{card} does nothing.", card=thing(deck, card.id))
    for behaves in pack.behaviours:
        if bool(behaves.effects) == (behaves.kept_as is not None):
            yield words(
                "either_or", "{card} must either do something at once or be kept.", card=thing("behaviour", behaves.id)
            )
