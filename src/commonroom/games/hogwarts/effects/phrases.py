"""The texts of cards, derived from their effects: one sentence per effect, so that a text can never be wrong.

The caller provides the language as `say`: it turns a message and its variables into a sentence, or None where the
language has no such message. "message.attribute" asks for an attribute.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, Literal, TypeAlias

import msgspec

from ..board.map import Field
from ..pack.cards import (
    Behaviour,
    Book,
    DuelCard,
    Event,
    EventPart,
    FightCard,
    Habit,
    MagicCard,
    Mission,
    Need,
    Opponent,
    QuidditchCard,
)
from ..pack.people import Ability, Character, Token
from ..pack.shape import Pack
from .vocabulary import DESTINATIONS, AllTeleport, Discard, Effect, Effects, Special, Teleport, word

Value: TypeAlias = str | int
Say: TypeAlias = Callable[[str, Mapping[str, Value]], str | None]
Whom: TypeAlias = Literal["you", "one", "all"]
Card: TypeAlias = MagicCard | Book | Behaviour | Event | FightCard | DuelCard | QuidditchCard | Mission

KINDS: dict[type, str] = {
    Book: "book",
    Behaviour: "behaviour",
    Event: "event",
    FightCard: "fight",
    DuelCard: "duel",
    QuidditchCard: "quidditch",
    Mission: "mission",
}
"""The kind of each card in the ids of the phrases; spells and potions have a class in common."""
_BREAKS = re.compile(r"[ \t\n]+")
"""Line breaks within a message; non-breaking spaces are part of the text."""
ROLLED = ("lowest_roll", "highest_roll")


class NoSentence(KeyError):
    """A language lacks a sentence that the texts need."""


def name_of(kind: str, name: str, say: Say) -> str:
    """Return the name of a thing; one that neither a language nor its pack names is called by the words of its id."""
    said = say(f"hogwarts-{kind}-{name}", {})
    if said:
        return said
    words = name.replace("_", " ")
    return words.title() if kind == "character" else words.capitalize()


def flavour_of(kind: str, name: str, say: Say) -> str:
    """Return the flavour line of a thing; empty if it has none."""
    return say(f"hogwarts-{kind}-{name}.flavour", {}) or ""


def card_text(card: Card, pack: Pack, say: Say) -> str:
    """Return the text of a card: the pack's own, or what its effects say."""
    return own_text(_kind(card, pack), card.id, say) or _said_by_effects(card, pack, say)


def own_text(kind: str, name: str, say: Say) -> str | None:
    """Return what a pack of somebody's own says that is printed on a thing."""
    return say(f"hogwarts-{kind}-{name}.text", {})


def _kind(card: Card, pack: Pack) -> str:
    if isinstance(card, MagicCard):
        return "potion" if card in pack.potions else "spell"
    return KINDS[type(card)]


def _said_by_effects(card: Card, pack: Pack, say: Say) -> str:
    match card:
        case MagicCard():
            return _magic(card, say)
        case Book():
            subject = name_of("subject", card.classroom, say)
            return _frame("book", say, classroom=subject, value=card.value)
        case Behaviour():
            return _frame("kept", say, what=card.kept_as) if card.kept_as else effects_text(card.effects, say)
        case Event():
            return _event(card, say)
        case FightCard() | DuelCard():
            return opponent_text(card.opponent, say)
        case QuidditchCard():
            return effects_text(card.effects, say)
        case Mission():
            return _mission(card, pack, say)


def effects_text(effects: Effects, say: Say, origin: Literal["card", "ability"] = "card") -> str:
    """Return one sentence after the other."""
    return " ".join(effect_text(effect, say, origin) for effect in effects)


def effect_text(effect: Effect, say: Say, origin: Literal["card", "ability"] = "card") -> str:
    """Return the sentence of one effect; a card's change lasts, while an ability says itself when it works."""
    whom: Whom = "all" if isinstance(effect, AllTeleport) else "you"
    key = f"hogwarts-special-{effect.name}" if isinstance(effect, Special) else f"hogwarts-effect-{word(effect)}"
    return _sentence(key, _values(effect, say, whom) | {"from": origin}, say)


def _values(effect: Effect, say: Say, whom: Whom) -> dict[str, Value]:
    """Return the variables of a sentence about the effect. Amounts have no sign; a place comes with the way there."""
    values = {key: _value(value) for key, value in msgspec.structs.asdict(effect).items()}
    amount = values.get("amount")
    if isinstance(amount, int):
        values |= {"amount": abs(amount), "sign": "gain" if amount > 0 else "loss"}
    if isinstance(effect, Teleport | AllTeleport):
        values["place"] = _way_to(effect.to, say, whom)
    return values


def _way_to(place: str, say: Say, whom: Whom) -> str:
    if place in DESTINATIONS:
        return _sentence(f"hogwarts-destination-{place}", {"whom": whom}, say)
    return say(f"hogwarts-field-{place}.towards", {}) or _frame("towards", say, name=name_of("field", place, say))


def opponent_text(opponent: Opponent, say: Say) -> str:
    """Describe an opponent: strength, effects when revealed and after attacks, immunities."""
    parts = [_frame("opponent-values", say, hp=opponent.hp, resistance=opponent.resistance)]
    if opponent.on_reveal:
        parts.append(_frame("opponent-reveal", say, text=effects_text(opponent.on_reveal, say)))
    strike = opponent.ability
    parts.append(_frame(f"opponent-{strike.timing}", say, text=effects_text(strike.effects, say)))
    parts += [habit_text(habit, say) for habit in opponent.habits]
    parts += [_frame("opponent-immune", say, deck=deck) for deck in opponent.immune]
    if not opponent.final_use:
        parts.append(_frame("opponent-no_final_use", say))
    return " ".join(parts)


def habit_text(habit: Habit, say: Say) -> str:
    """Describe when an opponent does something besides striking, and what."""
    text = effects_text(habit.effects, say)
    if habit.shows is not None:
        return _frame("habit-shows", say, shows=habit.shows, text=text)
    if habit.after is not None:
        return _frame("habit-after", say, round=habit.after, text=text)
    return _frame("habit-rounds", say, rounds=habit.rounds or "all", text=text)


def ability_text(ability: Ability, say: Say) -> str:
    """Describe when an ability works, and what it does."""
    values: dict[str, Value] = {
        "text": effects_text(ability.effects, say, origin="ability"),
        "limit": ability.once_per or "none",
        "hits": ability.hits,
    }
    if ability.field is not None:
        values["symbol"] = ability.field
    if ability.area is not None:
        values["area"] = name_of("area", ability.area, say)
    moment = f"{ability.when}-area" if ability.area is not None else ability.when
    return _sentence(f"hogwarts-moment-{moment}", values, say)


def abilities_text(character: Character, say: Say) -> tuple[str, ...]:
    """Describe the abilities of a board, as its pack prints them or as their effects say."""
    if (own := own_text("character", character.id, say)) is not None:
        return (own,)
    return tuple(ability_text(each, say) for each in (character.movement, character.combat) if each is not None)


def character_text(character: Character, say: Say) -> str:
    """Describe a player board."""
    numbers = {"hp": character.hp, "dice": character.dice, "resistance": character.resistance}
    parts = [_frame("character-values", say, **numbers)]
    held = msgspec.structs.asdict(character.cards).items()
    if cards := [_frame("some-cards", say, deck=deck, count=count) for deck, count in held if count]:
        parts.append(_frame("character-cards", say, cards=", ".join(cards)))
    return " ".join((*parts, *abilities_text(character, say)))


def token_text(token: Token, say: Say) -> str:
    """Describe the effect of a special token; empty for the others."""
    if (own := own_text("token", token.id, say)) is not None:
        return own
    return _frame(f"use-{token.use}", say, text=effects_text(token.effects, say)) if token.use else ""


def field_text(field: Field, say: Say) -> str:
    """Describe what a stop on the field does, and how it is reached."""
    if (own := own_text("field", field.id, say)) is not None:
        return own
    parts = [effects_text(field.on_stop, say)] if field.on_stop else []
    if field.classroom is not None:
        parts.append(_frame("field-exam", say))
    if field.common_room is not None:
        parts.append(_frame("field-common_room", say))
    if field.slots:
        parts.append(_frame("field-slots", say, count=field.slots))
    if field.reached_by != "walking":
        parts.append(_frame(f"field-{field.reached_by}", say))
    return " ".join(parts)


def _magic(card: MagicCard, say: Say) -> str:
    uses = [(card.type, card.effects), ("defence", card.defence)]
    return " ".join(
        _sentence(f"hogwarts-type-{use}", {"text": effects_text(effects, say)}, say) for use, effects in uses if effects
    )


def _event(card: Event, say: Say) -> str:
    text = " ".join(_event_part(part, say) for part in card.parts)
    return _frame("roll", say, text=text) if any(part.who in ROLLED for part in card.parts) else text


def _event_part(part: EventPart, say: Say) -> str:
    """Describe a part in one sentence about who does it; effects without such a form follow separately."""
    about: dict[str, Value] = {"whom": _frame("whom", say, who=part.who), "may": _value(part.may)}
    done = [_done_by_others(effect, say) for effect in part.effects]
    forms = [text for text in done if text is not None]
    if not forms or len(forms) < len(done):
        return _frame("event-apart", say, **about, text=effects_text(part.effects, say))
    text = reduce(lambda one, other: _frame("and", say, one=one, other=other), forms)
    return _frame("event", say, **about, text=text)


def _done_by_others(effect: Effect, say: Say) -> str | None:
    """Return what somebody does, to follow "everybody"; None where a language has no words for it."""
    if isinstance(effect, Discard) and effect.who != "you":
        return None
    name = effect.name if isinstance(effect, Special) else word(effect)
    text = say(f"hogwarts-does-{name}", _values(effect, say, "one"))
    return None if text is None else _joined(text)


def _mission(mission: Mission, pack: Pack, say: Say) -> str:
    tokens = ", ".join(name_of("token", token, say) for token in mission.tokens)
    place = name_of("field", mission.place, say)
    parts = [_frame("mission", say, place=place, points=mission.points, tokens=tokens)]
    if mission.needs:
        needs = ", ".join(_need(need, pack, say) for need in mission.needs)
        parts.append(_frame("mission-needs", say, needs=needs))
    for card in pack.fights:
        if card.number == mission.fight:
            opponent = name_of("fight", card.id, say)
            parts.append(_frame("mission-opponent", say, name=opponent, hp=mission.opponent_hp))
    return " ".join(parts)


def _need(need: Need, pack: Pack, say: Say) -> str:
    if need.card is not None:
        deck = next((deck for deck, card in pack.magic() if card.id == need.card), "spell")
        return _frame("need-named", say, name=name_of(deck, need.card, say), count=need.count)
    kind = "heal" if need.heals else need.type or "any"
    return _frame("need", say, count=need.count, type=kind, deck=need.deck or "any")


def _value(value: Any) -> Value:
    """Convert a value for Fluent, which selects on words and numbers; booleans become words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def _frame(key: str, say: Say, **values: Value) -> str:
    return _sentence(f"hogwarts-text-{key}", values, say)


def _sentence(key: str, values: Mapping[str, Value], say: Say) -> str:
    text = say(key, values)
    if text is None:
        raise NoSentence(key)
    return _joined(text)


def _joined(text: str) -> str:
    """Return a text on one line."""
    return _BREAKS.sub(" ", text).strip(" ")
