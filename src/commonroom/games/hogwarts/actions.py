"""Actions of the players as data. Names and fields are those of the record and the protocol."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, field

from commonroom.engine.contract import SEAT

from .board.map import House
from .effects.vocabulary import Change
from .match.actions import Action as MatchAction
from .pack.ids import Id

PLAYER = "player"
"""The name of a seat in an action in the record and the protocol, where `seat` is the one who acts."""

Player: TypeAlias = Annotated[int, Meta(title=SEAT, ge=0, le=7)]
"""A seat that an action names; no table has more than eight of them (HOG-007)."""


class _Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    pass


# Before and during a move


class ChooseCharacter(_Action, frozen=True, tag="choose_character"):
    """Take a player board (HOG-063)."""

    character: Id


class Roll(_Action, frozen=True, tag="roll"):
    """Roll the movement dice."""


class Adjust(_Action, frozen=True, tag="adjust"):
    """Change the movement total, as an ability allows."""

    by: Change


class Reroll(_Action, frozen=True, tag="reroll"):
    """Roll some of the dice once more, as an ability allows; dice are counted from 0."""

    dice: tuple[Annotated[int, Meta(ge=0, le=99)], ...]


class Step(_Action, frozen=True, tag="step"):
    """Walk to a neighbouring field."""

    to: Id


class WalkPath(_Action, frozen=True, tag="walk"):
    """Walk along these fields and end the move on the last; a token on the way interrupts it, and so does a meeting.

    It is shorthand for steps and a stop, so it is not listed among the moves: the outlook has the paths.
    """

    path: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=200)]


class Stop(_Action, frozen=True, tag="stop"):
    """End the move here."""


class Take(_Action, frozen=True, tag="take"):
    """Take an item token: from the field, by a spell, or as a prize; with a full board one is left for it."""

    token: Id
    leave: Id | None = None


class Pass(_Action, frozen=True, tag="pass"):
    """Decline an offer, or accept what is announced."""


class Wait(_Action, frozen=True, tag="wait"):
    """Stay on the place of a team mission instead of rolling (RUL-HOG-109)."""


# Cards and tokens


class Play(_Action, frozen=True, tag="play"):
    """Use a spell or a potion."""

    card: Id


class Use(_Action, frozen=True, tag="use"):
    """Use a special item token for its effect."""

    token: Id


class Choose(_Action, frozen=True, tag="choose"):
    """Take this card from those that are shown."""

    card: Id


class Look(_Action, frozen=True, tag="look"):
    """Look at the top of this deck."""

    deck: str


class Arrange(_Action, frozen=True, tag="arrange"):
    """Put the cards back in this order, the first on top."""

    cards: tuple[Id, ...]


class Discard(_Action, frozen=True, tag="discard"):
    """Put a card of one's own at the bottom of its deck."""

    card: Id


class Put(_Action, frozen=True, tag="put"):
    """Put a token, or a pawn, on a field."""

    token: Id
    to: Id


class Target(_Action, frozen=True, tag="target"):
    """Name the player that an effect is for."""

    seat: Player = field(name=PLAYER)


class Go(_Action, frozen=True, tag="go"):
    """Go straight to a field."""

    to: Id


# Offers of a field


class Attempt(_Action, frozen=True, tag="attempt"):
    """Attempt a mission at its place."""

    mission: Id


class Exam(_Action, frozen=True, tag="exam"):
    """Hand in a book in its classroom."""

    book: Id


class Draw(_Action, frozen=True, tag="draw"):
    """Draw a card from one of the decks that a common room offers; in the second mode also floo powder."""

    deck: Literal["behaviour", "book", "potion", "spell", "floo"]


class Propose(_Action, frozen=True, tag="propose"):
    """Choose the item token to give in an exchange; what to ask for it comes next."""

    give: Id


class Offer(_Action, frozen=True, tag="offer"):
    """Offer a player one of one's own item tokens for one of theirs.

    It may also be made in one step, without `propose`: older records do so, though nobody is offered it.
    """

    seat: Player = field(name=PLAYER)
    give: Id
    want: Id


class Accept(_Action, frozen=True, tag="accept"):
    """Agree to the exchange."""


class Refuse(_Action, frozen=True, tag="refuse"):
    """Decline the exchange."""


class Floo(_Action, frozen=True, tag="floo"):
    """Travel from a tower by floo powder."""

    to: Id


class Portkey(_Action, frozen=True, tag="portkey"):
    """Travel from the pitch to the graveyard."""


class Challenge(_Action, frozen=True, tag="challenge"):
    """Challenge a player to a match, and choose one's House for it; without a seat, the automated side."""

    house: House
    seat: Player | None = field(default=None, name=PLAYER)


class ChooseHouse(_Action, frozen=True, tag="choose_house"):
    """Choose the House that one plays the match for."""

    house: House


class ExchangeMission(_Action, frozen=True, tag="exchange_mission"):
    """Put a mission under the pile and draw another."""

    mission: Id


# Fights


class FightWith(_Action, frozen=True, tag="fight"):
    """Choose one of several opponents: a player, or in the second mode a death eater."""

    seat: Player | None = field(default=None, name=PLAYER)
    foe: Id | None = None


class Attack(_Action, frozen=True, tag="attack"):
    """Roll the attack dice."""


class Prize(_Action, frozen=True, tag="prize"):
    """Choose what to take as the winner of a fight."""

    what: Literal["items", "portkey", "floo", "cards"]


# The second mode


class Destroy(_Action, frozen=True, tag="destroy"):
    """Try to destroy the horcrux on this field."""


class Hand(_Action, frozen=True, tag="hand"):
    """Hand a token to a friend on the same field; with one's own seat, ask the friend who holds it."""

    token: Id
    seat: Player = field(name=PLAYER)


class Move(_Action, frozen=True, tag="move"):
    """Roll for this pawn of the dark side and move it."""

    pawn: Id


class MatchMove(_Action, frozen=True, tag="match"):
    """A move in the Quidditch match that is being played, in the match's own format."""

    move: MatchAction


Action: TypeAlias = (
    ChooseCharacter
    | Roll
    | Adjust
    | Reroll
    | Step
    | WalkPath
    | Stop
    | Take
    | Pass
    | Wait
    | Play
    | Use
    | Choose
    | Look
    | Arrange
    | Discard
    | Put
    | Target
    | Go
    | Attempt
    | Exam
    | Draw
    | Propose
    | Offer
    | Accept
    | Refuse
    | Floo
    | Portkey
    | Challenge
    | ChooseHouse
    | ExchangeMission
    | FightWith
    | Attack
    | Prize
    | Destroy
    | Hand
    | Move
    | MatchMove
)
ACTION = Action
