"""Events: what has happened, as facts. Every change of the state has an event that reports it."""

from __future__ import annotations

from typing import TypeAlias

from .base import Secret
from .cards import CardKept, CardPlayed, CardsDiscarded, CardsDrawn, CardShown, CardsPassed, DeckArranged, DeckSearched
from .fights import (
    AbilityAnnounced,
    AttackCancelled,
    DeathEaterGone,
    DeathEaterPlaced,
    DefenceRolled,
    Escaped,
    ExchangeRolled,
    FightBegan,
    FightOver,
    FightRolled,
    FoeHealed,
    FoeStruck,
    HabitKind,
    HabitShown,
)
from .items import (
    ItemsSwapped,
    ItemTaken,
    ItemWon,
    OfferMade,
    OfferRefused,
    TokenPut,
    TokenUsed,
    TravelGained,
    TravelLost,
)
from .missions import (
    ExamPassed,
    MatchBegan,
    MatchEvent,
    MatchOver,
    MissionAttempted,
    MissionCompleted,
    MissionExchanged,
    MissionFailed,
)
from .people import AbilityKind, AbilityUsed, EventRolled, HpChanged, KnockedOut, PointsChanged
from .returns import FinalDuelRolled, HorcruxRolled, Met, TokenAsked, TokenHanded, VoldemortReturned
from .turn import (
    CharacterChosen,
    DiceRolled,
    EndCalled,
    FirstPlayer,
    GameOver,
    Moved,
    RoundBegan,
    Stayed,
    Stepped,
    Stopped,
    TurnBegan,
    Waited,
)

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
    | HabitShown
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

__all__ = [
    "AbilityAnnounced",
    "AbilityKind",
    "AbilityUsed",
    "AttackCancelled",
    "CardKept",
    "CardPlayed",
    "CardShown",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsPassed",
    "CharacterChosen",
    "DeathEaterGone",
    "DeathEaterPlaced",
    "DeckArranged",
    "DeckSearched",
    "DefenceRolled",
    "DiceRolled",
    "EndCalled",
    "Escaped",
    "Event",
    "EventRolled",
    "ExamPassed",
    "ExchangeRolled",
    "FightBegan",
    "FightOver",
    "FightRolled",
    "FinalDuelRolled",
    "FirstPlayer",
    "FoeHealed",
    "FoeStruck",
    "GameOver",
    "HabitKind",
    "HabitShown",
    "HorcruxRolled",
    "HpChanged",
    "ItemTaken",
    "ItemWon",
    "ItemsSwapped",
    "KnockedOut",
    "MatchBegan",
    "MatchEvent",
    "MatchOver",
    "Met",
    "MissionAttempted",
    "MissionCompleted",
    "MissionExchanged",
    "MissionFailed",
    "Moved",
    "OfferMade",
    "OfferRefused",
    "PointsChanged",
    "RoundBegan",
    "Secret",
    "Stayed",
    "Stepped",
    "Stopped",
    "TokenAsked",
    "TokenHanded",
    "TokenPut",
    "TokenUsed",
    "TravelGained",
    "TravelLost",
    "TurnBegan",
    "VoldemortReturned",
    "Waited",
]
