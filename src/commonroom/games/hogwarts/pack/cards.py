"""The cards of the eight decks and the missions. Names and flavour lines are in the phrases, by the same ids."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from commonroom.engine.words import Contradiction, words

from ..board.map import Subject
from ..effects.vocabulary import Effects, MagicDeck, Travel, self_heal
from .ids import Id
from .names import Named

Copies: TypeAlias = Annotated[int, Meta(ge=1, le=40)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
MagicType: TypeAlias = Literal["attack", "defence", "start_of_turn"]


class _Card(Named, frozen=True):
    """A card by its id."""

    id: Id


class MagicCard(_Card, frozen=True, kw_only=True):
    """A spell or a potion (HOG-250 to HOG-257)."""

    type: MagicType
    effects: Effects
    count: Copies = 1
    defence: Effects = ()
    """Effects of a start-of-turn card when it is used as a defence card instead; most cannot be."""

    @property
    def heals(self) -> bool:
        return self.type == "defence" and self_heal(self.effects) > 0


class Book(_Card, frozen=True, kw_only=True):
    """A book, with the classroom of its exam and the points for it (HOG-220)."""

    classroom: Subject
    value: Annotated[int, Meta(ge=1, le=100)]
    count: Copies = 1


class Behaviour(_Card, frozen=True, kw_only=True):
    """A behaviour card: resolved at once, unless it is kept and serves as floo powder (HOG-230)."""

    effects: Effects = ()
    kept_as: Travel | None = None
    count: Copies = 1


Who: TypeAlias = Literal["everybody", "lowest_roll", "highest_roll", "fewest_points", "most_points"]
"""The players that a part of an event is for.

For a roll everybody rolls one die and ties are rolled again; all who tie for points are meant.
"""


class EventPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Some players and what happens to each of them; `may` makes it optional."""

    who: Who
    effects: Effects
    may: bool = False


class Event(_Card, frozen=True, kw_only=True):
    """An event, which concerns all players (HOG-240). Parts that ask for a roll share one roll."""

    parts: tuple[EventPart, ...]
    count: Copies = 1


class Strike(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The one ability of an opponent: before or after each of your attacks (HOG-333)."""

    timing: Literal["after_attack", "before_attack"]
    effects: Effects


Rounds: TypeAlias = Literal["all", "first", "odd", "even"]


class Habit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an opponent does besides striking: in some rounds, for a number on the dice, or at last (RUL-HOG-188).

    A round is one attack of a fighter and the answer to it.
    """

    effects: Effects
    rounds: Rounds | None = None
    """The rounds in which it happens."""
    shows: Annotated[int, Meta(ge=1, le=6)] | None = None
    """It happens for each attack die that shows this."""
    after: Annotated[int, Meta(ge=1, le=20)] | None = None
    """It happens at the end of this round, if the fight still goes on."""

    def __post_init__(self) -> None:
        if sum(given is not None for given in (self.rounds, self.shows, self.after)) != 1:
            raise Contradiction(words("habit_moment", "a habit has exactly one of `rounds`, `shows` and `after`"))


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The opponent on a fight or duel card (HOG-009)."""

    hp: Number
    resistance: Number
    first: Literal["player", "opponent"]
    ability: Strike
    on_reveal: Effects = ()
    immune: tuple[MagicDeck, ...] = ()
    final_use: bool = True
    """True if the ability works once more when the last HP is lost (HOG-335)."""
    habits: tuple[Habit, ...] = ()
    """What else it does in a fight; the rulebook shows nothing of the kind, so it is our own."""


class FightCard(_Card, frozen=True, kw_only=True):
    """The opponent of the mission with the same number (HOG-004)."""

    number: Number
    opponent: Opponent


class DuelCard(_Card, frozen=True, kw_only=True):
    """A student to duel with; `character` is the board that a player may have chosen (HOG-311)."""

    opponent: Opponent
    character: Id | None = None
    count: Copies = 1


class QuidditchCard(_Card, frozen=True, kw_only=True):
    """A card for the chase after the Snitch (HOG-453)."""

    effects: Effects
    count: Copies = 1


class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards that a mission asks for in the qualified and team variants: a named one, or any that fit (HOG-254)."""

    card: Id | None = None
    deck: MagicDeck | None = None
    type: Literal["attack", "defence"] | None = None
    heals: bool = False
    count: Annotated[int, Meta(ge=1, le=9)] = 1

    def __post_init__(self) -> None:
        if self.card is not None and (self.deck or self.type or self.heals):
            raise Contradiction(words("need_twofold", "a need names a card or describes one, not both"))


class Mission(_Card, frozen=True, kw_only=True):
    """A mission: place, points, tokens, cards and opponent (HOG-010)."""

    number: Number
    place: Id
    points: Annotated[int, Meta(ge=1, le=1000)]
    tokens: tuple[Id, ...]
    needs: tuple[Need, ...] = ()
    fight: Number
    opponent_hp: Number
    """The HP printed on the mission card; the fight card must agree."""


def fits(need: Need, deck: MagicDeck, card: MagicCard) -> bool:
    """Tell whether the card is one of those that the need asks for (RUL-HOG-069)."""
    if need.card is not None:
        return card.id == need.card
    return need.deck in (None, deck) and need.type in (None, card.type) and (not need.heals or card.heals)
