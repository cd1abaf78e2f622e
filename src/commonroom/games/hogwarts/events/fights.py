"""Events of fights."""

from __future__ import annotations

from typing import Literal, TypeAlias

from commonroom.engine import Seat

from ..pack.ids import Id
from .base import BaseEvent


class FightBegan(BaseEvent, frozen=True, tag="fight_began"):
    """A fight began; `foe` is a card or a death eater, `other` a player."""

    kind: Literal["players", "death_eater", "duel", "mission"]
    seat: Seat
    fighters: tuple[Seat, ...]
    """Players who fight with their own pawns, in the order of their first attacks."""
    other: Seat | None = None
    foe: Id | None = None
    hp: int | None = None
    """The foe's HP."""
    played_by: Seat | None = None
    """The player who decides for the death eater (HOG-302); None if nobody does."""


class FightRolled(BaseEvent, frozen=True, tag="fight_rolled"):
    """Attack dice, and the number of hits; `pawn` if a death eater rolls them."""

    seat: Seat
    dice: tuple[int, ...]
    hits: int
    pawn: Id | None = None


class DefenceRolled(BaseEvent, frozen=True, tag="defence_rolled"):
    """The successful dice, rolled again by the defender (HOG-731)."""

    seat: Seat
    dice: tuple[int, ...]
    pawn: Id | None = None


class ExchangeRolled(BaseEvent, frozen=True, tag="exchange_rolled"):
    """One die each (HOG-283)."""

    attacker: Seat
    defender: Seat
    dice: tuple[int, int]


class FoeStruck(BaseEvent, frozen=True, tag="foe_struck"):
    """A card opponent or a death eater lost HP: in the fight, or those a card had given it for the fight only."""

    foe: Id
    by: int
    hp: int
    seat: Seat | None = None
    """The player who struck it; None if it was not struck."""


class FoeHealed(BaseEvent, frozen=True, tag="foe_healed"):
    """A death eater gained HP by a card, or because the fight is over (RUL-HOG-086); or a card opponent did."""

    foe: Id
    by: int
    hp: int


HabitKind: TypeAlias = Literal["shield", "grows", "rests", "frightened", "answers", "hurt", "flees"]
"""What an opponent on a card does besides striking.

shield: its resistance is higher this round. grows: its strike takes more HP than the last one. rests: it does not
strike this round. frightened: neither does it, because of the dice. answers: the dice cost HP. hurt: the dice take HP
from it. flees: it gets away, and the fight is over.
"""


class HabitShown(BaseEvent, frozen=True, tag="habit_shown"):
    """An opponent on a card did what it is known for, against this player (RUL-HOG-188)."""

    seat: Seat
    foe: Id
    kind: HabitKind
    amount: int = 0


class AbilityAnnounced(BaseEvent, frozen=True, tag="ability_announced"):
    """What the opponent is about to do to a player."""

    seat: Seat
    foe: Id
    when: Literal["reveal", "before", "after", "last"]


class AttackCancelled(BaseEvent, frozen=True, tag="attack_cancelled"):
    """The announced loss does not happen; `pawn` if a death eater has prevented it."""

    seat: Seat
    card: Id
    pawn: Id | None = None


class Escaped(BaseEvent, frozen=True, tag="escaped"):
    """A fighter left a fight, which ends undecided (RUL-HOG-047)."""

    seat: Seat
    to: Id


class FightOver(BaseEvent, frozen=True, tag="fight_over"):
    """A fight is over; `won` is about `seat`, who came or was met by the foe. None is undecided (RUL-HOG-047)."""

    kind: Literal["players", "death_eater", "duel", "mission"]
    seat: Seat
    won: bool | None
    other: Seat | None = None
    foe: Id | None = None


class DeathEaterPlaced(BaseEvent, frozen=True, tag="death_eater_placed"):
    death_eater: Id
    at: Id


class DeathEaterGone(BaseEvent, frozen=True, tag="death_eater_gone"):
    death_eater: Id
