"""All tasks except those of fights, and those that only one mode has."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

from commonroom.engine import Seat

from .board.map import House
from .effects.vocabulary import Effects
from .fights.tasks import FightTask
from .pack.ids import Id
from .question import BaseTask, MoveTask

# Before the first turn


class ChooseBoard(BaseTask, frozen=True, tag="choose_board"):
    """Question: which player board (HOG-063)."""

    seat: Seat


class DealIn(BaseTask, frozen=True, tag="deal_in"):
    """All boards are chosen: everybody takes what their board shows, and the first turn begins."""


class PlaceDeathEaters(BaseTask, frozen=True, tag="place_death_eaters"):
    """Question to the first player: on which towers they stand (`de_setup`)."""

    seat: Seat
    left: tuple[Id, ...]


# A turn


class BeginTurn(BaseTask, frozen=True, tag="begin_turn"):
    """The turn of a seat begins; `extra` if it is one more turn of the same player."""

    seat: Seat
    extra: bool = False


class StartOfTurn(MoveTask, frozen=True, tag="start_of_turn"):
    """Question: cards and tokens before the roll, and the roll itself (HOG-100)."""

    seat: Seat


class Rolled(MoveTask, frozen=True, tag="rolled"):
    """Question: what an ability changes about the movement roll."""

    seat: Seat
    dice: tuple[int, ...]
    pawn: Id | None = None
    """A death eater, or None for the seat's own pawn."""
    bonus: int = 0
    rerolled: bool = False
    shifted: bool = False
    """True if the pawn has changed towers (an ability of a death eater)."""


class SetOff(MoveTask, frozen=True, tag="set_off"):
    """The total stands, and the walk begins."""

    seat: Seat
    total: int
    pawn: Id | None = None


class Walk(MoveTask, frozen=True, tag="walk"):
    """Question: where to step, what to take on the way, where to stop."""

    seat: Seat
    left: int
    """Moves still to be used."""
    path: tuple[Id, ...]
    """The fields entered so far, beginning with the one where the move began (RUL-HOG-020)."""
    pawn: Id | None = None
    steps: int = 0
    """Moves used; a walk is more than free steps (RUL-HOG-021)."""
    by: Literal["walking", "trip", "flying"] = "walking"
    """How the pawn came to the start of the path: only free steps lead on from the end of a trip."""
    passing: bool = False
    """True if a token was taken here while passing somebody: then the walk goes on, without a fight (RUL-HOG-036)."""


class Arrive(MoveTask, frozen=True, tag="arrive"):
    """The move has ended here: fights first, then what RUL-HOG-039 lists. `by` is how the pawn came."""

    seat: Seat
    by: Literal["walking", "trip", "flying"] = "walking"
    pawn: Id | None = None
    for_mission: bool = False
    """True if the walk has ended early only because a mission can be attempted here (HOG-111)."""


class ChooseOpponent(MoveTask, frozen=True, tag="choose_opponent"):
    """Question: which of several players to fight (HOG-281)."""

    seat: Seat
    others: tuple[Seat, ...]


class PickUp(MoveTask, frozen=True, tag="pick_up"):
    """Question: item tokens of the field where the seat stands."""

    seat: Seat
    for_mission: bool = False
    """True if the tokens for the mission have to be taken, because it was the reason to stop (RUL-HOG-027)."""


class ChooseMission(MoveTask, frozen=True, tag="choose_mission"):
    """Question: whether to attempt a mission here (RUL-HOG-096, RUL-HOG-097)."""

    seat: Seat
    must: bool = False
    """True if it was the reason to stop, so that it cannot be left (HOG-111)."""


class ResolveField(MoveTask, frozen=True, tag="resolve_field"):
    """The field takes effect on the player who has stopped there (section 7)."""

    seat: Seat


class SitExams(MoveTask, frozen=True, tag="sit_exams"):
    """Question: which books to hand in (section 9)."""

    seat: Seat


class CommonRoom(MoveTask, frozen=True, tag="common_room"):
    """Question: a card or an exchange (HOG-169)."""

    seat: Seat
    may_offer: bool = True


class MakeOffer(MoveTask, frozen=True, tag="make_offer"):
    """Question: whom to offer the chosen token, and for what; one may keep it."""

    seat: Seat
    give: Id
    in_common_room: bool = True


class AnswerOffer(MoveTask, frozen=True, tag="answer_offer"):
    """Question to the other player: token for token."""

    seat: Seat
    by: Seat
    give: Id
    want: Id
    in_common_room: bool = True


class OfferTrip(MoveTask, frozen=True, tag="offer_trip"):
    """Question: floo powder from the tower where the move has ended, if the player is still there (RUL-HOG-041)."""

    seat: Seat
    at: Id


class OnThePitch(MoveTask, frozen=True, tag="on_the_pitch"):
    """Question: a challenge to somebody, or the portkey (HOG-151, HOG-152)."""

    seat: Seat


class ExchangeOffer(MoveTask, frozen=True, tag="exchange_offer"):
    """Question on a tower: another mission for one of one's own (RUL-HOG-100)."""

    seat: Seat
    at: Id


class LastWord(MoveTask, frozen=True, tag="last_word"):
    """Question at the end of a turn: a token for another turn (HOG-210), or waiting far away (RUL-HOG-179)."""

    seat: Seat


class EndTurn(BaseTask, frozen=True, tag="end_turn"):
    """The turn is over: is the game decided, and who is next (HOG-102, HOG-027)."""

    seat: Seat


# Matches


class AskHouse(MoveTask, frozen=True, tag="ask_house"):
    """Question to the challenged player: which House to play for (HOG-410)."""

    seat: Seat
    by: Seat
    taken: House


class PlayMatch(BaseTask, frozen=True, tag="play_match"):
    """Question, or rather a whole game: the match of two seats; None is the automated side."""

    sides: tuple[Seat, Seat | None]
    state: Any
    """The state of the match, which only `match` understands; in a position it is the position of the match."""
    home: Id | None = None
    """The field from which the challenged player was called, and to which they return (HOG-400)."""


# Effects


class Do(BaseTask, frozen=True, tag="do"):
    """Effects that happen to a seat, one after another; `source` is the card, token, field or board they come from."""

    seat: Seat
    effects: Effects
    source: Id
    own: bool = False
    """True if they concern this player and not everybody: then a place they lead to is entered (RUL-HOG-033)."""


class DrawEvent(BaseTask, frozen=True, tag="draw_event"):
    """The top event is read out and concerns everybody (HOG-240)."""

    seat: Seat


class DrawBehaviour(BaseTask, frozen=True, tag="draw_behaviour"):
    """The top behaviour card is turned up and resolved, or kept (HOG-230)."""

    seat: Seat


class Optional(BaseTask, frozen=True, tag="optional"):
    """Question: optional effects."""

    seat: Seat
    effects: Effects
    source: Id
    own: bool = False
    """The same as for effects that are not optional."""


class ChooseField(BaseTask, frozen=True, tag="choose_field"):
    """Question: where to go; with `may` one can stay."""

    seat: Seat
    fields: tuple[Id, ...]
    source: Id
    may: bool = False
    flies: bool = False
    """True if this is a trip, from which one returns, and the field counts as a stop (RUL-HOG-044)."""
    own: bool = False
    """True if people on the field are met (RUL-HOG-033)."""


class ChooseDiscard(BaseTask, frozen=True, tag="choose_discard"):
    """Question: which card of one's own goes under its deck; asked `left` times."""

    seat: Seat
    left: int
    of: Literal["any", "magic", "book", "spell", "potion"]


class SearchDeck(BaseTask, frozen=True, tag="search_deck"):
    """Question: which cards to take out of a searched deck (HOG-256)."""

    seat: Seat
    deck: Literal["spell", "potion"]
    left: int


class ChooseDeck(BaseTask, frozen=True, tag="choose_deck"):
    """Question: which deck to look at the top of."""

    seat: Seat
    count: int


class ArrangeTop(BaseTask, frozen=True, tag="arrange_top"):
    """Question: the order in which the top cards of a deck go back."""

    seat: Seat
    deck: str
    cards: tuple[Id, ...]


class SummonItem(BaseTask, frozen=True, tag="summon_item"):
    """Question: which token within reach to take."""

    seat: Seat
    reach: int


class ChooseVictim(BaseTask, frozen=True, tag="choose_victim"):
    """Question: which player the effect is for."""

    seat: Seat
    effects: Effects
    source: Id


class OfferSwap(BaseTask, frozen=True, tag="offer_swap"):
    """Question: an exchange of tokens that a card allows; one may decline."""

    seat: Seat


class TakePrize(BaseTask, frozen=True, tag="take_prize"):
    """Question to the winner of a fight among players: what to take (HOG-285, HOG-293)."""

    seat: Seat
    loser: Seat
    items: int
    cards: int


class TakeItems(BaseTask, frozen=True, tag="take_items"):
    """Question: which item tokens to take from another player, `left` at most."""

    seat: Seat
    loser: Seat
    left: int


# Missions and tokens


class MissionWon(BaseTask, frozen=True, tag="mission_won"):
    """The opponent of a mission is beaten: points, tokens, card (HOG-339)."""

    seat: Seat
    mission: Id
    used: tuple[Id, ...] = ()
    """Spells and potions that were used in the fight."""


class PutTokens(BaseTask, frozen=True, tag="put_tokens"):
    """Question: which fields spent tokens go to (HOG-204, HOG-205)."""

    seat: Seat
    tokens: tuple[Id, ...]


TaskOutsideFights: TypeAlias = (
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
    | MakeOffer
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
Task: TypeAlias = TaskOutsideFights | FightTask | BaseTask
"""Any task, that of a mode too."""
SHARED_TASKS: tuple[type, ...] = (*get_args(TaskOutsideFights), *get_args(FightTask))
"""The tasks that every mode has."""
