"""Questions that effects ask: which card, which field, which player, which token."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Arrange, Discard, Go, Look, Pass, Take, Target
from ..changes import discard, hand_over, pick_up, push, random_cards
from ..draft import Draft
from ..items.pickup import take_refusal, takes
from ..mode import mode_of
from ..pack.ids import Id
from ..question import Question
from ..state import State
from ..tasks import ArrangeTop, ChooseDeck, ChooseDiscard, ChooseField, ChooseVictim, SummonItem, TakeItems
from ..walk.trips import depart
from .resolve import cards_of, go_to, lose_cards
from .vocabulary import Discard as DiscardEffect
from .vocabulary import Steal

DECKS_TO_LOOK_AT = ("behaviour", "book", "duel", "event", "potion", "quidditch", "spell")
"""All decks but the fight deck, whose order does not matter."""


def decks_in_use(state: State) -> tuple[str, ...]:
    """Return the decks to look at that this table uses (HOG-601, RUL-HOG-186)."""
    used = mode_of(state).decks(state) if state.settings.is_revised else DECKS_TO_LOOK_AT
    return tuple(deck for deck in DECKS_TO_LOOK_AT if deck in used)


# Fields


def fields(_state: State, task: ChooseField, _seat: Seat) -> list[Action]:
    return [Pass(), *map(Go, task.fields)]


def field_refusal(_state: State, task: ChooseField, _seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass() if task.may:
            return None
        case Go(to) if to in task.fields:
            return None
        case Go():
            return Refusal("HOG-242", "bad_place")
    return Refusal("HOG-242", "must_choose")


def go(draft: Draft, task: ChooseField, seat: Seat, action: Action) -> None:
    """Go straight there; a trip counts as a stop, anything else resolves nothing (RUL-HOG-033, RUL-HOG-044)."""
    if not isinstance(action, Go):
        return
    if task.flies:
        depart(draft, seat, action.to, "flying")
    else:
        go_to(draft, seat, action.to, task.source, own=task.own)


# Cards to lose


def has_to_discard(state: State, task: ChooseDiscard) -> bool:
    return task.left > 0 and bool(cards_of(state, task.seat, task.of))


def discards(state: State, task: ChooseDiscard, seat: Seat) -> list[Discard]:
    return [Discard(card) for card in dict.fromkeys(cards_of(state, seat, task.of))]


def discard_refusal(state: State, task: ChooseDiscard, seat: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, Discard):
        return Refusal("RUL-HOG-092", "must_discard")
    if action.card not in cards_of(state, seat, task.of):
        return Refusal("RUL-HOG-092", "not_held")
    return None


def discard_card(draft: Draft, task: ChooseDiscard, seat: Seat, action: Discard) -> None:
    discard(draft, seat, (action.card,), "chosen")
    push(draft, ChooseDiscard(seat, task.left - 1, task.of))


# The top of a deck


def decks(state: State, _task: ChooseDeck, _seat: Seat) -> list[Action]:
    return [Pass(), *map(Look, decks_in_use(state))]


def deck_refusal(state: State, _task: ChooseDeck, _seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Look(deck) if deck in DECKS_TO_LOOK_AT and deck not in decks_in_use(state):
            return Refusal("RUL-HOG-186", "unused_deck")
        case Look(deck) if deck in DECKS_TO_LOOK_AT and state.decks[deck]:  # type: ignore[index]
            return None
        case Look():
            return Refusal("RUL-HOG-012", "deck_empty")
    return Refusal("HOG-257", "not_now")


def look(draft: Draft, task: ChooseDeck, seat: Seat, action: Action) -> None:
    if isinstance(action, Look):
        top = draft.state.decks[action.deck][: task.count]  # type: ignore[index]
        push(draft, ArrangeTop(seat, action.deck, top))


def orders(_state: State, task: ArrangeTop, _seat: Seat) -> list[Arrange]:
    return [Arrange(order) for order in dict.fromkeys(permutations(task.cards))]


def arrange_refusal(_state: State, task: ArrangeTop, _seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Arrange) and sorted(action.cards) == sorted(task.cards):
        return None
    return Refusal("HOG-257", "must_arrange")


def arrange(draft: Draft, task: ArrangeTop, seat: Seat, action: Arrange) -> None:
    rest = draft.state.decks[task.deck][len(task.cards) :]  # type: ignore[index]
    draft.state.decks = {**draft.state.decks, task.deck: (*action.cards, *rest)}  # type: ignore[dict-item]
    draft.emit(event.DeckArranged(seat, task.deck))  # type: ignore[arg-type]


# A token from afar


def places_near(state: State, task: SummonItem) -> list[Id]:
    """Return the places near enough that have tokens."""
    here = state.people[task.seat].at
    far = ((place, state.world.distance(here, place)) for place in state.tokens)
    return [place for place, steps in far if steps is not None and steps <= task.reach]


def place_near(state: State, task: SummonItem, token: Id) -> Id | None:
    """Return the place of a token, if it is near enough."""
    return next((place for place in places_near(state, task) if token in state.tokens[place]), None)


def summons(state: State, task: SummonItem, seat: Seat) -> Iterator[Action]:
    yield Pass()
    for place in places_near(state, task):
        yield from takes(state, seat, place)


def can_summon(state: State, task: SummonItem) -> bool:
    """Tell whether there is anything to do but pass; otherwise nobody is asked."""
    return SUMMON_ITEM.moves(state, task, task.seat) != [Pass()]


def summon_refusal(state: State, task: SummonItem, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Take(token) if (place := place_near(state, task, token)) is not None:
            return take_refusal(state, seat, action, place)
        case Take():
            return Refusal("HOG-257", "out_of_reach")
    return Refusal("HOG-257", "not_now")


def summon(draft: Draft, task: SummonItem, seat: Seat, action: Action) -> None:
    """Pick up a token from afar, which counts as a pick-up (HOG-201)."""
    if isinstance(action, Take):
        place = place_near(draft.state, task, action.token)
        assert place is not None
        pick_up(draft, seat, action.token, action.leave, place)


# The player that an effect is for


def has_victims(state: State, _: ChooseVictim) -> bool:
    """Tell whether there is another player; otherwise nobody is asked."""
    return len(state.people) > 1


def victims(state: State, _task: ChooseVictim, _seat: Seat) -> list[Target]:
    return [*map(Target, state.seats)]


def victim_refusal(state: State, _: ChooseVictim, seat: Seat, action: Action) -> Refusal | None:
    """Refuse all but other players; mission cards are safe from these effects (HOG-073)."""
    if not isinstance(action, Target):
        return Refusal("HOG-259", "must_choose")
    if action.seat == seat or action.seat not in state.seats:
        return Refusal("HOG-259", "no_such_player")
    return None


def strike_victim(draft: Draft, task: ChooseVictim, seat: Seat, action: Target) -> None:
    """Make the player lose random cards, or take something from them."""
    for effect in task.effects:
        match effect:
            case DiscardEffect():
                lose_cards(draft, action.seat, effect, task.source)
            case Steal("card", count):
                for card in random_cards(draft, draft.state.people[action.seat].hand, count, "card"):
                    hand_over(draft, action.seat, seat, card)
            case Steal("item", count):
                push(draft, TakeItems(seat, action.seat, count))


SUMMON_ITEM = Question(summons, summon_refusal, summon, can_summon)
QUESTIONS = {
    ChooseField: Question(fields, field_refusal, go),
    ChooseDiscard: Question(discards, discard_refusal, discard_card, has_to_discard),
    ChooseDeck: Question(decks, deck_refusal, look),
    ArrangeTop: Question(orders, arrange_refusal, arrange),
    SummonItem: SUMMON_ITEM,
    ChooseVictim: Question(victims, victim_refusal, strike_victim, has_victims),
}
