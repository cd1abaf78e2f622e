"""The tasks of fights. The game opens a fight by putting one of the first four on the agenda.

A running fight is one task, which holds all of it: who fights, what they have used, whose attack it is.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from commonroom.engine import Seat

from ..effects.vocabulary import Effects
from ..pack.ids import Id
from ..question import BaseTask

FightKind: TypeAlias = Literal["players", "death_eater", "duel", "mission"]
"""The four kinds (HOG-270)."""
Moment: TypeAlias = Literal["reveal", "before", "after", "last"]
"""When an opponent on a card acts: when revealed, before or after an attack, and once more when it falls."""


class _Part(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a fight's state."""


class Fighter(_Part, frozen=True):
    """Somebody with a board who fights: a player, or a death eater played by a player or the app."""

    seat: Seat | None
    """The seat that decides; None is the app (RUL-HOG-084)."""
    foe: Id | None = None
    """The death eater, or None for the player's own pawn."""
    used: tuple[Id, ...] = ()
    """Spells and potions used in this fight."""
    dice: int = 0
    """Attack dice added by cards and tokens, for the whole fight (RUL-HOG-048)."""
    resistance: int = 0
    """Change of the resistance by cards."""
    rerolls: tuple[Literal["one", "all"], ...] = ()
    """Rerolls that cards allow, each for one attack."""
    attacks: int = 0
    """Attacks made so far."""
    spent: bool = False
    """True if an ability that works once in a fight has worked."""
    defended: bool = False
    """True if a defence card was played before the attack that is due (RUL-HOG-064)."""
    ready: tuple[int, int] | None = None
    """Numbers of spells and potions in the hand that can be used this round (RUL-HOG-062).

    Those behind them were found by searching a deck in this round.
    """


class Fight(_Part, frozen=True):
    """A running fight: two fighters, or one or more players against a card."""

    kind: FightKind
    fighters: tuple[Fighter, ...]
    """The one who begins comes first; fighters who are out are removed."""
    at: int = 0
    """Index of the attacker."""
    defence_dice: bool = False
    """True if the procedure of the second mode is used (HOG-730 to HOG-734)."""
    card: Id | None = None
    """The duel card, or the mission whose opponent is fought."""
    hp: int = 0
    """HP that the opponent on the card has left."""
    resistance: int = 0
    """Change of its resistance by cards."""
    leader: Seat = 0
    """The seat that attempted the mission or drew the duel card."""
    played: tuple[Id, ...] = ()
    """Spells and potions used by fighters who are out."""

    @property
    def attacker(self) -> Fighter:
        return self.fighters[self.at]


class Blow(_Part, frozen=True):
    """An announced blow to a fighter, which happens unless it is cancelled."""

    to: int
    when: Moment | Literal["attack", "recoil"]
    """An act of an opponent on a card, a fighter's attack, or a defence die's effect on the attacker (HOG-731)."""
    loss: int = 0
    """Loss of HP."""
    weaken: int = 0
    """Change of the resistance."""
    effects: Effects = ()
    """Other effects of a card opponent."""
    recoil: int = 0
    """HP that the attacker will lose after this."""
    defended: bool = False
    """True if a defence card was played against it (RUL-HOG-064)."""
    others: tuple[int, ...] = ()
    """Indexes of the fighters that the same ability strikes next (`team_ability`)."""
    own: int = 0
    """How many effects, the last ones, the fighter's own dice have caused; they concern nobody else (RUL-HOG-189)."""


# The beginning of a fight


class FightPlayer(BaseTask, frozen=True, tag="fight_player"):
    """Two players meet; the one who has arrived attacks (HOG-282)."""

    seat: Seat
    other: Seat


class FightDeathEater(BaseTask, frozen=True, tag="fight_death_eater"):
    """A player meets a death eater (HOG-301); in the second mode it may be the one who came (HOG-733)."""

    seat: Seat
    foe: Id
    foe_first: bool = False


class StartDuel(BaseTask, frozen=True, tag="start_duel"):
    """A duel card is drawn, and its student is fought (HOG-310)."""

    seat: Seat


class StartMission(BaseTask, frozen=True, tag="start_mission"):
    """The fight card of a mission is turned up; `members` are all who fight, the active player first (RUL-HOG-110)."""

    mission: Id
    members: tuple[Seat, ...]


# The course of a fight


class NextTurn(BaseTask, frozen=True, tag="next_turn"):
    """The next attack is due, after anything that an opponent on a card does before it."""

    fight: Fight


class TakeTurn(BaseTask, frozen=True, tag="take_turn"):
    """Question: attack with dice or a card, and before that perhaps a defence card or a token (HOG-273)."""

    fight: Fight


class RerollDice(BaseTask, frozen=True, tag="reroll_dice"):
    """Question: which of the attack dice to roll once more."""

    fight: Fight
    dice: tuple[int, ...]
    rerolled: bool = False
    """True if the ability has been used for these dice."""


class Attacked(BaseTask, frozen=True, tag="attacked"):
    """The attack is made; it affects the other side."""

    fight: Fight
    loss: int
    weaken: int = 0
    by_dice: bool = False
    dice: tuple[int, ...] = ()
    """What the dice showed, for an opponent on a card that answers them (RUL-HOG-189)."""


class Reveal(BaseTask, frozen=True, tag="reveal"):
    """The card is revealed and acts on this fighter (HOG-332)."""

    fight: Fight
    to: int


class Brace(BaseTask, frozen=True, tag="brace"):
    """Question to a fighter about an announced blow: a defence card, a token, or take it (RUL-HOG-063)."""

    fight: Fight
    blow: Blow


class Land(BaseTask, frozen=True, tag="land"):
    """The announced blow lands."""

    fight: Fight
    blow: Blow


class Landed(BaseTask, frozen=True, tag="landed"):
    """The blow has landed or was cancelled; it may decide the fight."""

    fight: Fight
    blow: Blow


class ByApp(BaseTask, frozen=True, tag="by_app"):
    """Question that the app answers itself for a death eater that nobody plays (RUL-HOG-084)."""

    question: TakeTurn | RerollDice | Brace


class UseUp(BaseTask, frozen=True, tag="use_up"):
    """A card goes under its deck once its effects are settled (HOG-255)."""

    fight: Fight
    index: int
    card: Id


class FoeSearch(BaseTask, frozen=True, tag="foe_search"):
    """Question to the player of a death eater: which cards it takes out of a deck (HOG-256)."""

    seat: Seat
    foe: Id
    deck: Literal["spell", "potion"]
    left: int


class Exchange(BaseTask, frozen=True, tag="exchange"):
    """Question in the fight of underage players: roll, one die each, or use a token first (HOG-283)."""

    seat: Seat
    other: Seat
    lost: tuple[int, int] = (0, 0)
    """Exchanges lost by the attacker and by the defender."""
    announced: bool = False
    """True if the attacker is ready and the defender is asked."""


class Escape(BaseTask, frozen=True, tag="escape"):
    """Question: the way out of a fight, step by step (RUL-HOG-047)."""

    seat: Seat
    left: int
    path: tuple[Id, ...]


class ClashOver(BaseTask, frozen=True, tag="clash_over"):
    """A fight of the second mode is decided; that mode settles what follows (HOG-742 to HOG-746)."""

    seat: Seat
    """The player; against a death eater, the hero."""
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
