"""Faults of a house card that can be read but not played with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from commonroom.engine.faults import Fault, at
from commonroom.engine.words import words

from .cards import RESPONSES, Code, HouseCard, Kind

EFFECTS_OF: Mapping[Kind, tuple[Code, ...]] = {
    "jinx": ("lower", "keeper_out", "strip", "push_off", "retrieve", "counter"),
    "spell": ("lower", "keeper_out", "strip", "push_off", "retrieve", "counter"),
    "foul": ("keeper_out", "penalty"),
    "referee": ("cancel_foul",),
}
WITH_AMOUNT = ("lower", "strip")


def card_faults(card: HouseCard, where: str) -> Iterator[Fault]:
    """Yield every fault: a player card has role and value, a special has effects that its kind allows (DK-18)."""
    if card.is_player:
        yield from _player_faults(card, where)
    else:
        yield from _special_faults(card, where)


def _player_faults(card: HouseCard, where: str) -> Iterator[Fault]:
    if card.role is None or card.value is None:
        needs = words("player_card", "{card} is a player card, so it needs a role and a value", card=card.id)
        yield Fault(where, needs, "QCG-04")
    if card.effects:
        without = words("player_effects", "{card} is a player card, so it has no effects", card=card.id)
        yield Fault(at(where, "effects"), without, "QCG-03")


def _special_faults(card: HouseCard, where: str) -> Iterator[Fault]:
    place, allowed = at(where, "effects"), EFFECTS_OF[card.kind]
    if card.role is not None or card.value is not None:
        neither = words("special_card", "{card} is a special card, so it has neither role nor value", card=card.id)
        yield Fault(where, neither, "QCG-03")
    if not card.effects:
        needs = words("special_effects", "{card} is a special card, so it needs an effect", card=card.id)
        yield Fault(place, needs, "DK-18")
    for effect in card.effects:
        if effect.code not in allowed:
            can = {"kind": card.kind, "effect": effect.code, "effects": ", ".join(allowed)}
            yield Fault(place, words("cannot", "a {kind} cannot {effect}; it can {effects}", **can), "DK-18")
        if effect.amount != 1 and effect.code not in WITH_AMOUNT:
            have = {"effect": effect.code, "effects": ", ".join(WITH_AMOUNT)}
            no_amount = words("no_amount", "{effect} takes no amount; these take one: {effects}", **have)
            yield Fault(place, no_amount, "DK-18")
    different = {effect.code for effect in card.effects}
    if len(card.effects) > 1 and (card.does(*RESPONSES, "penalty") or len(different) < len(card.effects)):
        unclear = words("unclear_choice", "{card} gives a choice that no player could name", card=card.id)
        yield Fault(place, unclear, "RUL-QCG-60")
