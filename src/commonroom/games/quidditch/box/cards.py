"""The cards and the decks they come in (catalogue section 16). Decks are data; these types say what the data may be."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Card: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z")]
"""A house card by its id; all copies of a card are alike."""

Ball: TypeAlias = Literal["Q", "BL1", "BL2", "SN"]
BALLS: tuple[Ball, ...] = ("Q", "BL1", "BL2", "SN")
"""The slots of the pitch (QCG-28)."""

PitchCard: TypeAlias = Literal["quaffle", "bludger", "free_goal", "golden_snitch"]
SLOTS: dict[PitchCard, tuple[Ball, ...]] = {"quaffle": ("Q",), "bludger": ("BL1", "BL2"), "golden_snitch": ("SN",)}
PITCH_CARD: dict[Ball, PitchCard] = {slot: card for card, slots in SLOTS.items() for slot in slots}
POINTS: dict[PitchCard, int] = {"quaffle": 10, "bludger": 0, "free_goal": 10, "golden_snitch": 150}
"""QCG-14 to QCG-17."""

Role: TypeAlias = Literal["chaser", "keeper", "beater", "seeker"]
Kind: TypeAlias = Literal["player", "jinx", "spell", "foul", "referee"]
Code: TypeAlias = Literal["lower", "keeper_out", "strip", "push_off", "retrieve", "counter", "penalty", "cancel_foul"]
Mode: TypeAlias = Literal["lower", "keeper", "strip", "push_off", "retrieve"]

RESPONSES = ("counter", "cancel_foul")
"""Effects that only answer another card (RUL-QCG-10)."""

HOUSE_SIZE, PITCH_SIZE = 40, 28
"""QCG-02."""

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that a special card can do; `amount` is the value to lower, or the number of cards."""

    code: Code
    amount: Annotated[int, Meta(ge=1, le=40)] = 1

    @property
    def mode(self) -> Mode:
        """Return the name by which a player chooses this effect of a card with several (RUL-QCG-60)."""
        return "keeper" if self.code == "keeper_out" else self.code  # type: ignore[return-value]


class HouseCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card of a house deck: a player with role and value, or a special with its effects (QCG-03, QCG-04, QCG-05)."""

    id: Card
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    kind: Kind
    count: Count
    role: Role | None = None
    value: Annotated[int, Meta(ge=0, le=99)] | None = None
    effects: tuple[Effect, ...] = ()

    @property
    def is_player(self) -> bool:
        return self.kind == "player"

    def does(self, *codes: str) -> bool:
        """Tell whether any of its effects is one of these."""
        return any(effect.code in codes for effect in self.effects)

    def effect(self, mode: str | None) -> Effect | None:
        """Return the chosen effect: by name if the card has several, without a name if it has one."""
        if len(self.effects) == 1:
            return self.effects[0] if mode is None else None
        return next((effect for effect in self.effects if effect.mode == mode), None)


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The three decks of a box: both houses use the same data (QCG-06)."""

    game: Literal["quidditch"]
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    house: tuple[HouseCard, ...]
    pitch: dict[PitchCard, Count]

    def house_deck(self) -> list[Card]:
        """Return every card of a house, copy by copy."""
        return [card.id for card in self.house for _ in range(card.count)]

    def pitch_deck(self) -> list[PitchCard]:
        """Return every pitch card, copy by copy."""
        return [card for card in POINTS for _ in range(self.pitch.get(card, 0))]
