"""The tasks of fights. The game opens a fight by putting one of the first four on the agenda.

A fight that is going on is one task, which holds all of it: who fights, what they have used, whose attack it is.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from commonroom.engine import Seat

from ..effects.vocabulary import Effects
from ..pack.ids import Id
from ..question import Job

FightKind: TypeAlias = Literal["players", "death_eater", "duel", "mission"]
"""The four kinds (HOG-270)."""
Moment: TypeAlias = Literal["reveal", "before", "after", "last"]
"""When an opponent on a card does something: turned up, before or after an attack, and once more when it falls."""


class _Part(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that a fight remembers."""


class Fighter(_Part, frozen=True):
    """Somebody with a board who fights: a player, or a death eater whom a player or the app plays."""

    seat: Seat | None
    """Who decides; None is the app (RUL-HOG-084)."""
    foe: Id | None = None
    """The death eater, or None for the player's own pawn."""
    used: tuple[Id, ...] = ()
    """Spells and potions used in this fight."""
    dice: int = 0
    """What cards and tokens add to the attack dice, for the whole fight (RUL-HOG-048)."""
    resistance: int = 0
    """What cards have changed about the resistance."""
    rerolls: tuple[Literal["one", "all"], ...] = ()
    """What cards allow to be rolled once more, each for one attack."""
    attacks: int = 0
    """Attacks made so far."""
    spent: bool = False
    """Whether an ability that works once in a fight has worked."""
    defended: bool = False
    """Whether a defence card was played before the attack that is due (RUL-HOG-064)."""
    ready: tuple[int, int] | None = None
    """Only the first so many spells and potions of the hand can be used this round, because the others were found by
    searching a deck in it (RUL-HOG-062)."""


class Fight(_Part, frozen=True):
    """A fight that is going on: two fighters, or one or more players against a card."""

    kind: FightKind
    fighters: tuple[Fighter, ...]
    """The one who begins comes first. Whoever is out of the fight is not among them any more."""
    at: int = 0
    """Whose attack it is."""
    defence_dice: bool = False
    """Whether the procedure of the second mode is used (HOG-730 to HOG-734)."""
    card: Id | None = None
    """The duel card, or the mission whose opponent is fought."""
    hp: int = 0
    """What the opponent on the card has left."""
    resistance: int = 0
    """What cards have changed about its resistance."""
    leader: Seat = 0
    """Who attempted the mission or drew the duel card."""
    played: tuple[Id, ...] = ()
    """Spells and potions used by those who are out of the fight."""

    @property
    def attacker(self) -> Fighter:
        return self.fighters[self.at]


class Blow(_Part, frozen=True):
    """What has been announced to a fighter, and happens unless it is cancelled."""

    to: int
    when: Moment | Literal["attack", "recoil"]
    """What an opponent on a card does, an attack of a fighter, or what a defence die does to the attacker (HOG-731)."""
    loss: int = 0
    """HP."""
    weaken: int = 0
    """What the resistance changes by."""
    effects: Effects = ()
    """What else a card opponent does."""
    recoil: int = 0
    """HP that the attacker will lose after this."""
    defended: bool = False
    """Whether a defence card was played against it (RUL-HOG-064)."""


# How a fight begins


class FightPlayer(Job, frozen=True, tag="fight_player"):
    """Two players meet; the one who has arrived attacks (HOG-282)."""

    seat: Seat
    other: Seat


class FightDeathEater(Job, frozen=True, tag="fight_death_eater"):
    """A player meets a death eater (HOG-301); in the second mode it may be the one who came (HOG-733)."""

    seat: Seat
    foe: Id
    foe_first: bool = False


class StartDuel(Job, frozen=True, tag="start_duel"):
    """A duel card is drawn, and its student is fought (HOG-310)."""

    seat: Seat


class StartMission(Job, frozen=True, tag="start_mission"):
    """The fight card of a mission is turned up; `members` are all who fight, the active one first (RUL-HOG-110)."""

    mission: Id
    members: tuple[Seat, ...]


# How it goes on


class NextTurn(Job, frozen=True, tag="next_turn"):
    """The next attack is due, and whatever an opponent on a card does before it."""

    fight: Fight


class TakeTurn(Job, frozen=True, tag="take_turn"):
    """A question: attack with dice or a card, and before that perhaps a defence card or a token (HOG-273)."""

    fight: Fight


class RerollDice(Job, frozen=True, tag="reroll_dice"):
    """A question: which of the attack dice to roll once more."""

    fight: Fight
    dice: tuple[int, ...]
    rerolled: bool = False
    """Whether the ability has been used for these dice."""


class Attacked(Job, frozen=True, tag="attacked"):
    """The attack is made; what it does to the other side."""

    fight: Fight
    loss: int
    weaken: int = 0
    by_dice: bool = False


class Reveal(Job, frozen=True, tag="reveal"):
    """What the card does to this fighter when it is turned up (HOG-332)."""

    fight: Fight
    to: int


class Brace(Job, frozen=True, tag="brace"):
    """A question to whom something has been announced: a defence card, a token, or let it happen (RUL-HOG-063)."""

    fight: Fight
    blow: Blow


class Land(Job, frozen=True, tag="land"):
    """What was announced happens."""

    fight: Fight
    blow: Blow


class Landed(Job, frozen=True, tag="landed"):
    """What was announced has happened, or was cancelled: does it decide the fight?"""

    fight: Fight
    blow: Blow


class ByApp(Job, frozen=True, tag="by_app"):
    """A question that the app answers itself for a death eater whom nobody plays (RUL-HOG-084)."""

    question: TakeTurn | RerollDice | Brace


class UseUp(Job, frozen=True, tag="use_up"):
    """A card whose effects had to be settled first goes under its deck (HOG-255)."""

    fight: Fight
    index: int
    card: Id


class FoeSearch(Job, frozen=True, tag="foe_search"):
    """A question to whoever plays a death eater: which cards it takes out of a deck (HOG-256)."""

    seat: Seat
    foe: Id
    deck: Literal["spell", "potion"]
    left: int


class Exchange(Job, frozen=True, tag="exchange"):
    """A question in the fight of underage players: roll, one die each, or use a token first (HOG-283)."""

    seat: Seat
    other: Seat
    lost: tuple[int, int] = (0, 0)
    """Exchanges lost by the attacker and by the defender."""
    announced: bool = False
    """Whether the attacker is ready, so that it is the defender who is asked."""


class Escape(Job, frozen=True, tag="escape"):
    """A question: the way out of a fight, step by step (RUL-HOG-047)."""

    seat: Seat
    left: int
    path: tuple[Id, ...]


class ClashOver(Job, frozen=True, tag="clash_over"):
    """A fight of the second mode is decided; what follows is that mode's own (HOG-742 to HOG-746)."""

    seat: Seat
    """The player: the hero, where a death eater was fought."""
    won: bool
    other: Seat | None = None
    foe: Id | None = None


FightTask: TypeAlias = (
    FightPlayer
    | FightDeathEater
    | StartDuel
    | StartMission
    | NextTurn
    | TakeTurn
    | RerollDice
    | Attacked
    | Reveal
    | Brace
    | Land
    | Landed
    | ByApp
    | UseUp
    | FoeSearch
    | Exchange
    | Escape
    | ClashOver
)
