"""The player boards and the item tokens (catalogue 21.5)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from commonroom.engine.words import Contradiction, words

from ..board.map import Area, House, Symbol
from ..effects.vocabulary import Effects
from .ids import Id
from .names import Named

Small: TypeAlias = Annotated[int, Meta(ge=0, le=20)]

Moment: TypeAlias = Literal[
    "roll",
    "walk",
    "stop",
    "behaviour",
    "attack",
    "first_attack",
    "first_round",
    "attacking_first",
    "hits",
    "loss",
    "heal",
]
"""The moment when an ability works.

At the movement roll, while walking, on a stop, when a behaviour card is resolved; at each attack, at the first one, in
the first round of a fight, in a fight that this side begins, after an attack with hits, at a loss of HP, at healing.
"""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A special ability of a board (HOG-084). Abilities are always optional."""

    when: Moment
    effects: Effects
    field: Symbol | None = None
    """With `stop`: only on fields with this symbol (RUL-HOG-038)."""
    area: Area | None = None
    """With `roll`: only when the move begins in this part of the board."""
    hits: Small = 0
    """With `hits`: the number of dice that must have hit."""
    once_per: Literal["turn", "fight"] | None = None

    def __post_init__(self) -> None:
        if (self.field is not None) != (self.when == "stop"):
            raise Contradiction(
                words("ability_symbol", "an ability names a symbol if it works on a stop, and only then")
            )
        if self.area is not None and self.when != "roll":
            raise Contradiction(
                words("ability_area", "only an ability that works at the roll names a part of the board")
            )
        if (self.hits > 0) != (self.when == "hits"):
            raise Contradiction(
                words("ability_hits", "an ability names a number of hits if it works after hits, and only then")
            )


class StartingCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards of each deck that a board begins with (HOG-067)."""

    book: Small = 0
    spell: Small = 0
    potion: Small = 0


Role: TypeAlias = Literal["student", "death_eater", "pettigrew", "voldemort"]


class Character(Named, frozen=True):
    """A player board (HOG-080, HOG-081, HOG-083)."""

    id: Id
    role: Role
    hp: Small
    dice: Small
    resistance: Small
    cards: StartingCards
    house: House | None = None
    move_dice: Annotated[int, Meta(ge=1, le=3)] = 2
    movement: Ability | None = None
    combat: Ability | None = None


class Token(Named, frozen=True):
    """An item token. Special ones can be used for their effects instead of for a mission (HOG-205, HOG-212)."""

    id: Id
    use: Literal["fight", "turn"] | None = None
    effects: Effects = ()

    @property
    def is_special(self) -> bool:
        return bool(self.effects)

    def __post_init__(self) -> None:
        if bool(self.effects) != (self.use is not None):
            raise Contradiction(
                words("token_use_time", "a token with effects says when it is used, and only such a token does")
            )


class Horcrux(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A horcrux and its place in the second mode (HOG-606, RUL-HOG-150)."""

    token: Id
    place: Id


class Returns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """People and tokens of the second mode, Voldemort Returns (section 18)."""

    hero: Id
    """The only one who may fight Voldemort."""
    friends: tuple[Id, ...]
    ritual: tuple[Id, ...]
    """The tokens that Pettigrew collects."""
    weapons: tuple[Id, ...]
    """The tokens that destroy a horcrux."""
    hero_token: Id
    voldemort_token: Id
    horcrux: tuple[Horcrux, ...]
