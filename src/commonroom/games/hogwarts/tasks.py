"""Every task of the game but those of fights and of the second mode, and the union of them all."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from commonroom.engine import Seat

from .board.map import House
from .effects.vocabulary import Effects
from .fights.tasks import FightTask
from .pack.ids import Id
from .question import Job, TurnJob
from .returns.tasks import ReturnsTask

# Before the first turn


class ChooseBoard(Job, frozen=True, tag="choose_board"):
    """A question: which player board (HOG-063)."""

    seat: Seat


class DealIn(Job, frozen=True, tag="deal_in"):
    """All boards are chosen: everybody takes what the board shows, and the first turn begins."""


class PlaceDeathEaters(Job, frozen=True, tag="place_death_eaters"):
    """A question to the first player: on which towers they stand (`de_setup`)."""

    seat: Seat
    left: tuple[Id, ...]


# A turn


class BeginTurn(Job, frozen=True, tag="begin_turn"):
    """The turn of a seat begins; `extra` if it is one more turn of the same player."""

    seat: Seat
    extra: bool = False


class StartOfTurn(TurnJob, frozen=True, tag="start_of_turn"):
    """A question: cards and tokens before the roll, and the roll itself (HOG-100)."""

    seat: Seat


class Rolled(TurnJob, frozen=True, tag="rolled"):
    """A question: what abilities change about the movement roll."""

    seat: Seat
    dice: tuple[int, ...]
    pawn: Id | None = None
    """A death eater, or None for the seat's own pawn."""
    bonus: int = 0
    rerolled: bool = False
    shifted: bool = False
    """Whether the pawn has changed towers (an ability of a death eater)."""


class SetOff(TurnJob, frozen=True, tag="set_off"):
    """The total stands: the walk begins."""

    seat: Seat
    total: int
    pawn: Id | None = None


class Walk(TurnJob, frozen=True, tag="walk"):
    """A question: where to step, what to take on the way, where to stop."""

    seat: Seat
    left: int
    """Moves that have to be used yet."""
    path: tuple[Id, ...]
    """The fields entered so far, beginning with the one where the move began (RUL-HOG-020)."""
    pawn: Id | None = None
    steps: int = 0
    """Moves used; a walk is more than free steps (RUL-HOG-021)."""
    by: Literal["walking", "trip", "flying"] = "walking"
    """How the pawn came to where the path begins: only free steps lead on from the end of a trip."""
    passing: bool = False
    """Whether a token was taken here in passing somebody: then the walk goes on, without a fight (RUL-HOG-036)."""


class Arrive(TurnJob, frozen=True, tag="arrive"):
    """The move has ended here: fights first, then what RUL-HOG-039 lists. `by` is how the pawn came."""

    seat: Seat
    by: Literal["walking", "trip", "flying"] = "walking"
    pawn: Id | None = None
    for_mission: bool = False
    """Whether the walk has ended early only because a mission can be attempted here (HOG-111)."""


class ChooseOpponent(TurnJob, frozen=True, tag="choose_opponent"):
    """A question: which of several players to fight (HOG-281)."""

    seat: Seat
    others: tuple[Seat, ...]


class PickUp(TurnJob, frozen=True, tag="pick_up"):
    """A question: item tokens of the field where the seat stands."""

    seat: Seat
    for_mission: bool = False
    """Whether what the mission needs has to be taken, because it was the reason to stop (RUL-HOG-027)."""


class ChooseMission(TurnJob, frozen=True, tag="choose_mission"):
    """A question: whether to attempt a mission here (RUL-HOG-096, RUL-HOG-097)."""

    seat: Seat
    must: bool = False
    """Whether it was the reason to stop, so that it is not left (HOG-111)."""


class ResolveField(TurnJob, frozen=True, tag="resolve_field"):
    """What the field does to whoever has stopped on it (section 7)."""

    seat: Seat


class SitExams(TurnJob, frozen=True, tag="sit_exams"):
    """A question: which books to hand in (section 9)."""

    seat: Seat


class CommonRoom(TurnJob, frozen=True, tag="common_room"):
    """A question: a card or an exchange (HOG-169)."""

    seat: Seat
    may_offer: bool = True


class AnswerOffer(TurnJob, frozen=True, tag="answer_offer"):
    """A question to the other player: token for token."""

    seat: Seat
    by: Seat
    give: Id
    want: Id
    in_common_room: bool = True


class OfferTrip(TurnJob, frozen=True, tag="offer_trip"):
    """A question: floo powder from the tower where the move has ended, for whoever is still there (RUL-HOG-041)."""

    seat: Seat
    at: Id


class OnThePitch(TurnJob, frozen=True, tag="on_the_pitch"):
    """A question: whom to challenge, or the portkey (HOG-151, HOG-152)."""

    seat: Seat


class ExchangeOffer(TurnJob, frozen=True, tag="exchange_offer"):
    """A question on a tower: another mission for one of one's own (RUL-HOG-100)."""

    seat: Seat
    at: Id


class LastWord(TurnJob, frozen=True, tag="last_word"):
    """A question at the end of a turn: a token that gives another one (HOG-210), or waiting far away (RUL-HOG-179)."""

    seat: Seat


class EndTurn(Job, frozen=True, tag="end_turn"):
    """The turn is over: has the game been decided, and who is next (HOG-102, HOG-027)."""

    seat: Seat


# Matches


class AskHouse(TurnJob, frozen=True, tag="ask_house"):
    """A question to the challenged player: which House to play for (HOG-410)."""

    seat: Seat
    by: Seat
    taken: House


class PlayMatch(Job, frozen=True, tag="play_match"):
    """A question, or rather a whole game: the match of two seats; None is the automated side."""

    sides: tuple[Seat, Seat | None]
    state: Any
    """The state of the match, which only `match` understands; in a position it is the position of the match."""
    home: Id | None = None
    """Where the challenged player was called from, and returns to (HOG-400)."""


# Effects


class Do(Job, frozen=True, tag="do"):
    """Effects that happen to a seat, one after another; `source` is the card, token, field or board they come from."""

    seat: Seat
    effects: Effects
    source: Id
    own: bool = False
    """Whether they concern this player and not everybody: then a place they lead to is entered (RUL-HOG-033)."""


class DrawEvent(Job, frozen=True, tag="draw_event"):
    """The top event is read out and concerns everybody (HOG-240)."""

    seat: Seat


class DrawBehaviour(Job, frozen=True, tag="draw_behaviour"):
    """The top behaviour card is turned up and resolved, or kept (HOG-230)."""

    seat: Seat


class Optional(Job, frozen=True, tag="optional"):
    """A question: effects that one may do without."""

    seat: Seat
    effects: Effects
    source: Id
    own: bool = False
    """As with effects that one cannot do without."""


class ChooseField(Job, frozen=True, tag="choose_field"):
    """A question: where to go; with `may` one can stay."""

    seat: Seat
    fields: tuple[Id, ...]
    source: Id
    may: bool = False
    flies: bool = False
    """Whether this is a trip, from which one returns, and the field counts like a stop (RUL-HOG-044)."""
    own: bool = False
    """Whether whoever stands there is met (RUL-HOG-033)."""


class ChooseDiscard(Job, frozen=True, tag="choose_discard"):
    """A question: which card of one's own goes under its deck, so many times."""

    seat: Seat
    left: int
    of: Literal["any", "magic", "book", "spell", "potion"]


class SearchDeck(Job, frozen=True, tag="search_deck"):
    """A question: which cards to take out of a deck that one looks through (HOG-256)."""

    seat: Seat
    deck: Literal["spell", "potion"]
    left: int


class ChooseDeck(Job, frozen=True, tag="choose_deck"):
    """A question: at the top of which deck to look."""

    seat: Seat
    count: int


class ArrangeTop(Job, frozen=True, tag="arrange_top"):
    """A question: in which order the top cards of a deck go back."""

    seat: Seat
    deck: str
    cards: tuple[Id, ...]


class SummonItem(Job, frozen=True, tag="summon_item"):
    """A question: which token within reach to take."""

    seat: Seat
    reach: int


class ChooseVictim(Job, frozen=True, tag="choose_victim"):
    """A question: to which player the effect happens."""

    seat: Seat
    effects: Effects
    source: Id


class OfferSwap(Job, frozen=True, tag="offer_swap"):
    """A question: an exchange of tokens that a card allows; one may go without."""

    seat: Seat


class TakePrize(Job, frozen=True, tag="take_prize"):
    """A question to the winner of a fight among players: what to take (HOG-285, HOG-293)."""

    seat: Seat
    loser: Seat
    items: int
    cards: int


class TakeItems(Job, frozen=True, tag="take_items"):
    """A question: which item tokens to take from another player, so many at most."""

    seat: Seat
    loser: Seat
    left: int


# Missions and tokens


class MissionWon(Job, frozen=True, tag="mission_won"):
    """The opponent of a mission is beaten: points, tokens, card (HOG-339)."""

    seat: Seat
    mission: Id
    used: tuple[Id, ...] = ()
    """Spells and potions that were used in the fight."""


class PutTokens(Job, frozen=True, tag="put_tokens"):
    """A question: on which fields spent tokens go (HOG-204, HOG-205)."""

    seat: Seat
    tokens: tuple[Id, ...]


TurnTask: TypeAlias = (
    ChooseBoard
    | DealIn
    | PlaceDeathEaters
    | BeginTurn
    | StartOfTurn
    | Rolled
    | SetOff
    | Walk
    | Arrive
    | ChooseOpponent
    | PickUp
    | ChooseMission
    | ResolveField
    | SitExams
    | CommonRoom
    | AnswerOffer
    | OfferTrip
    | OnThePitch
    | ExchangeOffer
    | LastWord
    | EndTurn
    | AskHouse
    | PlayMatch
    | Do
    | DrawEvent
    | DrawBehaviour
    | Optional
    | ChooseField
    | ChooseDiscard
    | SearchDeck
    | ChooseDeck
    | ArrangeTop
    | SummonItem
    | ChooseVictim
    | OfferSwap
    | TakePrize
    | TakeItems
    | MissionWon
    | PutTokens
)
Task: TypeAlias = TurnTask | FightTask | ReturnsTask
