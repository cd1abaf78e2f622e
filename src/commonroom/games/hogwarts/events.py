"""Events: what has happened, as facts. Every change of the state has an event that reports it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from commonroom.engine import Outcome, Seat

from .board.map import House
from .causes import DiscardCause, HpCause, MoveCause, PointsCause
from .effects.vocabulary import Deck
from .pack.ids import Id


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Secret(_Event, frozen=True, kw_only=True):
    """Something that everybody notices, but only some learn in full: the fields that can be unset."""

    known_to: tuple[Seat, ...] | UnsetType = UNSET
    """Seats that learn all of it; nobody is told who they are."""


# The frame


class FirstPlayer(_Event, frozen=True, tag="first_player"):
    seat: Seat


class CharacterChosen(_Event, frozen=True, tag="character_chosen"):
    seat: Seat
    character: Id


class RoundBegan(_Event, frozen=True, tag="round_began"):
    round: int


class TurnBegan(_Event, frozen=True, tag="turn_began"):
    seat: Seat
    extra: bool = False


class EndCalled(_Event, frozen=True, tag="end_called"):
    """Somebody has met the goal: the round is finished, then points are compared (HOG-027)."""

    seat: Seat


class GameOver(_Event, frozen=True, tag="game_over"):
    result: Outcome


# Moving


class DiceRolled(_Event, frozen=True, tag="dice_rolled"):
    """The movement roll; `pawn` is a death eater's."""

    seat: Seat
    dice: tuple[int, ...]
    total: int
    pawn: Id | None = None


class Stepped(_Event, frozen=True, tag="stepped"):
    seat: Seat
    to: Id
    left: int
    pawn: Id | None = None


class Stopped(_Event, frozen=True, tag="stopped"):
    """The move ended: all moves used, by choice, or because somebody or something was in the way."""

    seat: Seat
    at: Id
    why: Literal["used_up", "chosen", "met", "pitch"]
    pawn: Id | None = None


class Moved(_Event, frozen=True, tag="moved"):
    """A pawn was moved without walking."""

    seat: Seat
    to: Id
    how: MoveCause
    pawn: Id | None = None
    source: Id | None = None
    """The card, event or field whose effect it was."""


class Waited(_Event, frozen=True, tag="waited"):
    seat: Seat


class Stayed(_Event, frozen=True, tag="stayed"):
    """No roll this turn: an effect, or a horcrux that has to be tried again."""

    seat: Seat


# Cards, tokens, numbers


class CardsDrawn(Secret, frozen=True, tag="cards_drawn"):
    """Cards went into a hand, by chance or by choice; only the owner's team learns which."""

    seat: Seat
    deck: Deck
    count: int
    cards: tuple[Id, ...] | UnsetType = UNSET
    pawn: Id | None = None


class CardShown(_Event, frozen=True, tag="card_shown"):
    """A behaviour, event, duel or fight card is turned up for everybody."""

    seat: Seat
    deck: Deck
    card: Id


class CardKept(_Event, frozen=True, tag="card_kept"):
    """A behaviour card that serves as floo powder (HOG-165)."""

    seat: Seat
    card: Id


class CardsDiscarded(_Event, frozen=True, tag="cards_discarded"):
    """Cards went under their decks; everybody sees them. `pawn` if they were a death eater's."""

    seat: Seat
    cards: tuple[Id, ...]
    why: DiscardCause
    pawn: Id | None = None
    source: Id | None = None
    """The card, event or field whose effect it was."""


class CardsPassed(Secret, frozen=True, tag="cards_passed"):
    """Cards went face down from hand to hand; others only see the numbers change."""

    giver: Seat
    taker: Seat
    deck: Deck | UnsetType = UNSET
    cards: tuple[Id, ...] | UnsetType = UNSET


class CardPlayed(_Event, frozen=True, tag="card_played"):
    """A spell or potion is used; its name is announced (HOG-261)."""

    seat: Seat
    card: Id
    target: Seat | None = None
    pawn: Id | None = None


class DeckSearched(_Event, frozen=True, tag="deck_searched"):
    seat: Seat
    deck: Deck


class DeckArranged(_Event, frozen=True, tag="deck_arranged"):
    seat: Seat
    deck: Deck


class ItemTaken(_Event, frozen=True, tag="item_taken"):
    """An item token was picked up; `left` was put down for it (HOG-203)."""

    seat: Seat
    token: Id
    at: Id
    left: Id | None = None


class ItemWon(_Event, frozen=True, tag="item_won"):
    """An item token went from player to player, in exchange for `left` if six were held."""

    seat: Seat
    loser: Seat
    token: Id
    left: Id | None = None


class ItemsSwapped(_Event, frozen=True, tag="items_swapped"):
    seat: Seat
    other: Seat
    gave: Id
    got: Id


class OfferMade(_Event, frozen=True, tag="offer_made"):
    seat: Seat
    other: Seat
    give: Id
    want: Id


class OfferRefused(_Event, frozen=True, tag="offer_refused"):
    seat: Seat
    other: Seat


class TokenUsed(_Event, frozen=True, tag="token_used"):
    seat: Seat
    token: Id


class TokenPut(_Event, frozen=True, tag="token_put"):
    """A spent token lies on the board again."""

    seat: Seat
    token: Id
    at: Id


class TravelGained(_Event, frozen=True, tag="travel_gained"):
    seat: Seat
    what: Literal["floo", "portkey"]
    count: int


class TravelLost(_Event, frozen=True, tag="travel_lost"):
    """Floo or portkey tokens were spent, given back or taken; `to` is the player who took them."""

    seat: Seat
    what: Literal["floo", "portkey"]
    count: int
    to: Seat | None = None


class HpChanged(_Event, frozen=True, tag="hp_changed"):
    seat: Seat
    by: int
    hp: int
    why: HpCause
    source: Id | None = None
    """The card, event, field, token or board whose effect it was; in a fight also the opponent on a card."""


class PointsChanged(_Event, frozen=True, tag="points_changed"):
    """House points changed."""

    seat: Seat
    by: int
    points: int
    source: PointsCause


AbilityKind: TypeAlias = Literal["moves", "tower", "reroll", "points", "dice", "needed", "resistance", "hp", "effects"]
"""What an ability changed.

moves: the length of the walk. tower: where it begins. reroll: dice rolled again. points: points that are not lost.
dice: dice added. needed: what dice have to show, which is less. resistance: what the other side's dice have to show,
which is more. hp: HP saved or gained. effects: something that other events report.
"""


class AbilityUsed(_Event, frozen=True, tag="ability_used"):
    """A special ability of the board made a difference: in what, and how large."""

    seat: Seat
    character: Id
    kind: AbilityKind
    amount: int = 0
    """Signed for moves."""


class KnockedOut(_Event, frozen=True, tag="knocked_out"):
    """All HP lost: refuge, 6 HP, spells and potions gone (HOG-340, RUL-HOG-016)."""

    seat: Seat


class EventRolled(_Event, frozen=True, tag="event_rolled"):
    """Everybody concerned rolled one die for an event."""

    rolls: tuple[tuple[Seat, int], ...]


# Missions, exams, matches


class ExamPassed(_Event, frozen=True, tag="exam_passed"):
    seat: Seat
    book: Id
    points: int


class MissionAttempted(_Event, frozen=True, tag="mission_attempted"):
    seat: Seat
    mission: Id


class MissionCompleted(_Event, frozen=True, tag="mission_completed"):
    seat: Seat
    mission: Id
    points: int


class MissionFailed(_Event, frozen=True, tag="mission_failed"):
    seat: Seat
    mission: Id


class MissionExchanged(Secret, frozen=True, tag="mission_exchanged"):
    seat: Seat
    gave: Id | UnsetType = UNSET
    got: Id | UnsetType = UNSET


class MatchBegan(_Event, frozen=True, tag="match_began"):
    """A Quidditch match; `other` is None for the automated side (RUL-HOG-119)."""

    seat: Seat
    other: Seat | None
    houses: tuple[House, House]


class MatchEvent(_Event, frozen=True, tag="match_event"):
    """Something that happened on the pitch, as the match reports it; its seats 0 and 1 are the two `sides`."""

    sides: tuple[Seat, Seat | None]
    event: Any


class MatchOver(_Event, frozen=True, tag="match_over"):
    winner: Seat | None
    """None if the automated side won."""


# Fights


class FightBegan(_Event, frozen=True, tag="fight_began"):
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


class FightRolled(_Event, frozen=True, tag="fight_rolled"):
    """Attack dice, and the number of hits; `pawn` if a death eater rolls them."""

    seat: Seat
    dice: tuple[int, ...]
    hits: int
    pawn: Id | None = None


class DefenceRolled(_Event, frozen=True, tag="defence_rolled"):
    """The successful dice, rolled again by the defender (HOG-731)."""

    seat: Seat
    dice: tuple[int, ...]
    pawn: Id | None = None


class ExchangeRolled(_Event, frozen=True, tag="exchange_rolled"):
    """One die each (HOG-283)."""

    attacker: Seat
    defender: Seat
    dice: tuple[int, int]


class FoeStruck(_Event, frozen=True, tag="foe_struck"):
    """A card opponent or a death eater lost HP: in the fight, or those a card had given it for the fight only."""

    foe: Id
    by: int
    hp: int
    seat: Seat | None = None
    """The player who struck it; None if it was not struck."""


class FoeHealed(_Event, frozen=True, tag="foe_healed"):
    """A death eater gained HP: by a card, or because the fight is over (RUL-HOG-086)."""

    foe: Id
    by: int
    hp: int


class AbilityAnnounced(_Event, frozen=True, tag="ability_announced"):
    """What the opponent is about to do to a player."""

    seat: Seat
    foe: Id
    when: Literal["reveal", "before", "after", "last"]


class AttackCancelled(_Event, frozen=True, tag="attack_cancelled"):
    """The announced loss does not happen; `pawn` if a death eater has prevented it."""

    seat: Seat
    card: Id
    pawn: Id | None = None


class Escaped(_Event, frozen=True, tag="escaped"):
    """A fighter left a fight, which ends undecided (RUL-HOG-047)."""

    seat: Seat
    to: Id


class FightOver(_Event, frozen=True, tag="fight_over"):
    """A fight is over; `won` is about `seat`, who came or was met by the foe. None is undecided (RUL-HOG-047)."""

    kind: Literal["players", "death_eater", "duel", "mission"]
    seat: Seat
    won: bool | None
    other: Seat | None = None
    foe: Id | None = None


class DeathEaterPlaced(_Event, frozen=True, tag="death_eater_placed"):
    death_eater: Id
    at: Id


class DeathEaterGone(_Event, frozen=True, tag="death_eater_gone"):
    death_eater: Id


# The second mode


class HorcruxRolled(_Event, frozen=True, tag="horcrux_rolled"):
    """The hero's die against the dark side's (HOG-629)."""

    seat: Seat
    token: Id
    dice: tuple[int, int]
    destroyed: bool


class VoldemortReturned(_Event, frozen=True, tag="voldemort_returned"):
    seat: Seat
    hp: int


class TokenAsked(_Event, frozen=True, tag="token_asked"):
    """A hero asks a friend on the same field for a token (HOG-632)."""

    seat: Seat
    holder: Seat
    token: Id


class TokenHanded(_Event, frozen=True, tag="token_handed"):
    seat: Seat
    to: Seat
    token: Id


class Met(_Event, frozen=True, tag="met"):
    """Harry and Voldemort are on one field."""

    at: Id


class FinalDuelRolled(_Event, frozen=True, tag="final_duel_rolled"):
    """The hero's die and Voldemort's."""

    dice: tuple[int, int]


Event: TypeAlias = (
    FirstPlayer
    | CharacterChosen
    | RoundBegan
    | TurnBegan
    | EndCalled
    | GameOver
    | DiceRolled
    | Stepped
    | Stopped
    | Moved
    | Waited
    | Stayed
    | CardsDrawn
    | CardShown
    | CardKept
    | CardsDiscarded
    | CardsPassed
    | CardPlayed
    | DeckSearched
    | DeckArranged
    | ItemTaken
    | ItemWon
    | ItemsSwapped
    | OfferMade
    | OfferRefused
    | TokenUsed
    | TokenPut
    | TravelGained
    | TravelLost
    | HpChanged
    | PointsChanged
    | AbilityUsed
    | KnockedOut
    | EventRolled
    | ExamPassed
    | MissionAttempted
    | MissionCompleted
    | MissionFailed
    | MissionExchanged
    | MatchBegan
    | MatchEvent
    | MatchOver
    | FightBegan
    | FightRolled
    | DefenceRolled
    | ExchangeRolled
    | FoeStruck
    | FoeHealed
    | AbilityAnnounced
    | AttackCancelled
    | Escaped
    | FightOver
    | DeathEaterPlaced
    | DeathEaterGone
    | HorcruxRolled
    | VoldemortReturned
    | TokenAsked
    | TokenHanded
    | Met
    | FinalDuelRolled
)
