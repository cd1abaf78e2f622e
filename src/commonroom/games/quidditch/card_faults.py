"""What is wrong with a house card that can be read, but that nobody could play with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .cards import RESPONSES, Code, HouseCard, Kind
from .faults import Fault, at

EFFECTS_OF: Mapping[Kind, tuple[Code, ...]] = {
    "jinx": ("lower", "keeper_out", "strip", "push_off", "retrieve", "counter"),
    "spell": ("lower", "keeper_out", "strip", "push_off", "retrieve", "counter"),
    "foul": ("keeper_out", "penalty"),
    "referee": ("cancel_foul",),
}
WITH_AMOUNT = ("lower", "strip")


def card_faults(card: HouseCard, where: str) -> Iterator[Fault]:
    """All of them: a player card has role and value, a special has effects that its kind can have (DK-18)."""
    if card.is_player:
        yield from _player_faults(card, where)
    else:
        yield from _special_faults(card, where)


def _player_faults(card: HouseCard, where: str) -> Iterator[Fault]:
    if card.role is None or card.value is None:
        yield Fault(where, f"{card.id} is a player card, so it needs a role and a value", "QCG-04")
    if card.effects:
        yield Fault(at(where, "effects"), f"{card.id} is a player card, and those have no effects", "QCG-03")


def _special_faults(card: HouseCard, where: str) -> Iterator[Fault]:
    place, allowed = at(where, "effects"), EFFECTS_OF[card.kind]
    if card.role is not None or card.value is not None:
        yield Fault(where, f"{card.id} is a special card, so it has neither role nor value", "QCG-03")
    if not card.effects:
        yield Fault(place, f"{card.id} is a special card, so it needs an effect", "DK-18")
    for effect in card.effects:
        if effect.code not in allowed:
            yield Fault(place, f"a {card.kind} cannot {effect.code}; it can {', '.join(allowed)}", "DK-18")
        if effect.amount != 1 and effect.code not in WITH_AMOUNT:
            yield Fault(place, f"{effect.code} has no amount; only {' and '.join(WITH_AMOUNT)} have one", "DK-18")
    different = {effect.code for effect in card.effects}
    if len(card.effects) > 1 and (card.does(*RESPONSES, "penalty") or len(different) < len(card.effects)):
        yield Fault(place, f"{card.id} gives a choice that no player could name", "RUL-QCG-60")
