"""Changes that many tasks share. Every function here changes the draft and reports it as an event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from commonroom.engine import Seat
from commonroom.engine.tuples import without

from . import events as event
from .draft import Draft
from .effects.vocabulary import Deck, Travel
from .ending import call_end, lose_alone
from .events.causes import DiscardCause, HpCause, MoveCause, PointsCause
from .pack.ids import Id
from .question import MoveTask
from .state import HELD, Held, State, with_person, with_turn
from .tasks import LastWord, Task

REFUGE_HP = 6
"""HP with which a defeated player starts over (HOG-305, HOG-340)."""
MOST_ITEMS = 6
"""Room for item tokens on a player board (HOG-202)."""


# The agenda


def push(draft: Draft, *tasks: Task) -> None:
    """Put tasks on the agenda; the first one given is done next."""
    draft.state.agenda = (*draft.state.agenda, *reversed(tasks))


def cut_turn(draft: Draft, seat: Seat) -> None:
    """Cancel the rest of this player's move; do nothing if it is another player's turn."""
    if draft.state.turn.seat == seat:
        draft.state.agenda = tuple(task for task in draft.state.agenda if not isinstance(task, MoveTask))


def end_move(draft: Draft) -> None:
    """Cancel the move and its field after a fight, leaving a last word (HOG-287, RUL-HOG-036, 088, 095)."""
    with_turn(draft.state, fought=True)
    draft.state.agenda = tuple(
        task for task in draft.state.agenda if isinstance(task, LastWord) or not isinstance(task, MoveTask)
    )


# Cards


def draw(draft: Draft, deck: Held, seat: Seat, count: int = 1) -> tuple[Id, ...]:
    """Draw cards into a hand, as far as there are any (RUL-HOG-012, RUL-HOG-010)."""
    cards = take_top(draft, deck, count)
    if cards:
        person = draft.state.people[seat]
        with_person(draft.state, seat, **{deck: (*person.cards(deck), *cards)})
        draft.emit(event.CardsDrawn(seat, deck, len(cards), cards))
    return cards


def take_top(draft: Draft, deck: Deck, count: int = 1) -> tuple[Id, ...]:
    """Take cards off the top of a deck; the caller decides where they go."""
    pile = draft.state.decks[deck]
    draft.state.decks = {**draft.state.decks, deck: pile[count:]}
    return pile[:count]


def put_under(draft: Draft, deck: Deck, cards: Iterable[Id]) -> None:
    """Put used cards at the bottom of their deck (HOG-062)."""
    draft.state.decks = {**draft.state.decks, deck: (*draft.state.decks[deck], *cards)}


def held_deck(state: State, seat: Seat, card: Id) -> Held | None:
    """Return the deck of a card in the hand; None if it is not there."""
    person = state.people[seat]
    return next((deck for deck in HELD if card in person.cards(deck)), None)


def discard(draft: Draft, seat: Seat, cards: Sequence[Id], why: DiscardCause, source: Id | None = None) -> None:
    """Put cards of a hand under their decks, for everybody to see (HOG-255)."""
    if not cards:
        return
    for card in cards:
        deck = held_deck(draft.state, seat, card)
        assert deck is not None
        with_person(draft.state, seat, **{deck: without(draft.state.people[seat].cards(deck), card)})
        put_under(draft, deck, (card,))
    draft.emit(event.CardsDiscarded(seat, tuple(cards), why, source=source))


def hand_over(draft: Draft, giver: Seat, taker: Seat, card: Id) -> None:
    """Pass a card face down from one hand to another."""
    state = draft.state
    deck = held_deck(state, giver, card)
    assert deck is not None
    with_person(state, giver, **{deck: without(state.people[giver].cards(deck), card)})
    with_person(state, taker, **{deck: (*state.people[taker].cards(deck), card)})
    draft.emit(event.CardsPassed(giver, taker, deck, (card,)))


# Numbers


def change_points(draft: Draft, seat: Seat, by: int, source: PointsCause) -> int:
    """Change house points; a team shares one account, and nobody falls below zero (RUL-HOG-006, RUL-HOG-108).

    A loss that the seat itself cannot pay is taken from the mates' share of the account. A player who reaches the goal
    calls the end, even if the points are lost again in the same turn (RUL-HOG-002).

    Rules: HOG-021, HOG-028, HOG-231.
    """
    state = draft.state
    before = state.points(seat)
    after = before + by
    if after < 0 and not state.settings.points_can_go_below_zero:
        after = min(before, 0)
    if after == before:
        return 0
    with_person(state, seat, points=state.people[seat].points + after - before)
    draft.emit(event.PointsChanged(seat, after - before, after, source))
    call_end(draft)
    return after - before


def change_hp(draft: Draft, seat: Seat, by: int, why: HpCause, source: Id | None = None, *, least: int = 0) -> int:
    """Change HP, never below `least`, and return the actual change; the caller decides what happens at 0.

    Rules: HOG-086, HOG-277.
    """
    state = draft.state
    before = state.people[seat].hp
    after = max(before + by, min(before, least))
    if state.settings.hp_cap and by > 0:  # RUL-HOG-015
        after = max(before, min(after, state.board(seat).hp))
    if after != before:
        with_person(state, seat, hp=after)
        draft.emit(event.HpChanged(seat, after - before, after, why, source))
    return after - before


def lose_hp_outside(draft: Draft, seat: Seat, loss: int, source: Id | None) -> None:
    """Lose HP outside a fight; a player with none left is knocked out (RUL-HOG-016)."""
    floor = 1 if draft.state.settings.hp_floor_1 else 0
    change_hp(draft, seat, -loss, "effect", source, least=floor)
    if draft.state.people[seat].hp == 0:
        knock_out(draft, seat)


def knock_out(draft: Draft, seat: Seat) -> None:
    """Knock out a player with no HP left: to the refuge with 6 HP and no magic; alone, one loses (HOG-340, HOG-371)."""
    state = draft.state
    draft.emit(event.KnockedOut(seat))
    if state.settings.is_solo:
        lose_alone(draft)
        return
    discard(draft, seat, state.people[seat].magic, "knocked_out")
    relocate(draft, seat, state.world.places.refuge, "knocked_out")
    change_hp(draft, seat, REFUGE_HP - state.people[seat].hp, "knocked_out")
    cut_turn(draft, seat)


def relocate(draft: Draft, seat: Seat, to: Id, how: MoveCause, source: Id | None = None) -> None:
    """Put a pawn on a field without walking; it has nowhere to return to."""
    with_person(draft.state, seat, at=to, waits=False, way_back=None)
    draft.emit(event.Moved(seat, to, how, source=source))


# Floo powder and portkeys


def gain_travel(draft: Draft, seat: Seat, what: Travel, count: int) -> None:
    """Take travel tokens from the supply, as far as it goes (RUL-HOG-007, HOG-241)."""
    number = min(count, draft.state.supply(what))
    if number > 0:
        with_person(draft.state, seat, **{what: getattr(draft.state.people[seat], what) + number})
        draft.emit(event.TravelGained(seat, what, number))


def lose_travel(draft: Draft, seat: Seat, what: Travel, count: int, to: Seat | None = None) -> None:
    """Return travel tokens to the supply, or pass them to another player, as far as there are any."""
    state = draft.state
    number = min(count, getattr(state.people[seat], what))
    if number <= 0:
        return
    with_person(state, seat, **{what: getattr(state.people[seat], what) - number})
    if to is not None:
        with_person(state, to, **{what: getattr(state.people[to], what) + number})
    draft.emit(event.TravelLost(seat, what, number, to))


# Item tokens


def lay_token(draft: Draft, token: Id, at: Id) -> None:
    """Put a token on a field, beside others if there are any (HOG-204, RUL-HOG-051)."""
    tokens = draft.state.tokens
    draft.state.tokens = {**tokens, at: (*tokens.get(at, ()), token)}


def lift_token(draft: Draft, token: Id, at: Id) -> None:
    """Take a token off its field."""
    left = without(draft.state.tokens[at], token)
    rest = {place: here for place, here in draft.state.tokens.items() if place != at}
    draft.state.tokens = {**rest, at: left} if left else rest


def pick_up(draft: Draft, seat: Seat, token: Id, leave: Id | None, at: Id) -> None:
    """Move an item token to the player board; from a full board one takes its place (HOG-203, RUL-HOG-052)."""
    state = draft.state
    lift_token(draft, token, at)
    items = state.people[seat].items
    if leave is not None:
        items = without(items, leave)
        lay_token(draft, leave, at)
    with_person(state, seat, items=(*items, token))
    with_turn(state, picked=state.turn.picked + 1)
    draft.emit(event.ItemTaken(seat, token, at, leave))


def spend_items(draft: Draft, seat: Seat, tokens: Iterable[Id]) -> None:
    """Take tokens off the player board; where they go is asked next (HOG-204, HOG-205)."""
    with_person(draft.state, seat, items=without(draft.state.people[seat].items, *tokens))


# Luck


def roll_dice(draft: Draft, label: str, count: int) -> tuple[int, ...]:
    """Roll this many six-sided dice (HOG-006)."""
    return tuple(draft.dice.roll(label, 6) for _ in range(count))


def random_cards(draft: Draft, cards: Sequence[Id], count: int, label: str) -> tuple[Id, ...]:
    """Pick this many of the cards at random; fewer if there are not enough."""
    # Sorted, so that the pick does not depend on the order in which the hand was drawn or restored.
    left = sorted(cards)
    picked: list[Id] = []
    while left and len(picked) < count:
        card = draft.dice.pick(label, left)
        left.remove(card)
        picked.append(card)
    return tuple(picked)


def shuffle_deck(draft: Draft, deck: Deck) -> None:
    """Shuffle a deck that somebody has looked through; no other deck ever is (RUL-HOG-011)."""
    cards = tuple(draft.dice.shuffle(f"{deck}_deck", draft.state.decks[deck]))
    draft.state.decks = {**draft.state.decks, deck: cards}
