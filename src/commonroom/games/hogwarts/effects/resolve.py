"""Effects outside fights: one after another, with a question where somebody has to choose (catalogue 21.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from commonroom.engine import Seat

from .. import events as event
from ..changes import (
    change_hp,
    change_points,
    discard,
    draw,
    end_move,
    gain_travel,
    hand_over,
    lose_hp_outside,
    lose_travel,
    push,
    random_cards,
    relocate,
)
from ..draft import Draft
from ..events.causes import BLOW, PointsCause
from ..fights.tasks import StartDuel
from ..mode import mode_of
from ..pack.ids import Id
from ..state import State, with_person, with_turn
from ..tasks import (
    ChooseDeck,
    ChooseDiscard,
    ChooseField,
    ChooseVictim,
    Do,
    DrawBehaviour,
    DrawEvent,
    OfferSwap,
    SearchDeck,
    SummonItem,
)
from ..walk.arrival import come_upon
from . import vocabulary as effect


def do(draft: Draft, task: Do) -> None:
    """Do the first effect now, and the others when it is settled."""
    if not task.effects:
        return
    first, *rest = task.effects
    if rest:
        push(draft, replace(task, effects=tuple(rest)))
    EFFECTS[type(first)](draft, replace(task, effects=(first,)), first)


def _self_hp(draft: Draft, task: Do, what: effect.SelfHp) -> None:
    if what.amount > 0:
        change_hp(draft, task.seat, what.amount, "effect", named(task.source))
    else:
        lose_hp_outside(draft, task.seat, -what.amount, named(task.source))


def named(source: Id) -> Id | None:
    """Return the thing that has an effect; None for a blow in a fight of players, which no card shows."""
    return None if source == BLOW else source


def _draw(draft: Draft, task: Do, what: effect.Draw) -> None:
    """Draw cards: books, spells and potions are kept, all others are resolved (HOG-161 to HOG-167)."""
    if not mode_of(draft.state).draws(draft.state, task.seat, what.deck):
        return
    match what.deck:
        case "book" | "spell" | "potion":
            draw(draft, what.deck, task.seat, what.count)
        case "behaviour":
            push(draft, *(DrawBehaviour(task.seat) for _ in range(what.count)))
        case "event":
            push(draft, *(DrawEvent(task.seat) for _ in range(what.count)))
        case "duel":
            if draft.state.turn.seat == task.seat:
                end_move(draft)  # RUL-HOG-095
            push(draft, StartDuel(task.seat))


def _discard(draft: Draft, task: Do, what: effect.Discard) -> None:
    """Put cards under their decks: all, at random, or as their owner chooses."""
    if what.who == "chosen_player":
        push(draft, ChooseVictim(task.seat, (what,), task.source))
    else:
        lose_cards(draft, task.seat, what, task.source)


def lose_cards(draft: Draft, seat: int, what: effect.Discard, source: Id) -> None:
    cards = cards_of(draft.state, seat, what.of)
    if what.count == "all":
        discard(draft, seat, cards, "effect", named(source))
    elif what.pick == "random":
        discard(draft, seat, random_cards(draft, cards, what.count, "card"), "effect", named(source))
    else:
        push(draft, ChooseDiscard(seat, what.count, what.of))


def cards_of(state: State, seat: int, kind: str) -> tuple[Id, ...]:
    """Return the cards of a hand that an effect refers to."""
    person = state.people[seat]
    match kind:
        case "any":
            return person.hand
        case "magic":
            return person.magic
        case "book":
            return person.book
        case "spell":
            return person.spell
    return person.potion


def _points(draft: Draft, task: Do, what: effect.Points) -> None:
    change_points(draft, task.seat, what.amount, points_source(draft.state, task.source))


def points_source(state: State, source: Id) -> PointsCause:
    """Return the heading under which points are counted, by the deck of the card."""
    if source in state.world.behaviours:
        return "behaviour"
    return "event" if source in state.world.events else "card"


def _all_points(draft: Draft, task: Do, what: effect.AllPoints) -> None:
    for seat in draft.state.from_seat(task.seat):
        change_points(draft, seat, what.amount, points_source(draft.state, task.source))


def _gain(draft: Draft, task: Do, what: effect.GainTravel) -> None:
    gain_travel(draft, task.seat, what.what, what.count)


def _all_gain(draft: Draft, task: Do, what: effect.AllGain) -> None:
    for seat in draft.state.from_seat(task.seat):
        gain_travel(draft, seat, what.what, what.count)


def _lose(draft: Draft, task: Do, what: effect.LoseTravel) -> None:
    lose_travel(draft, task.seat, what.what, what.count)


def _teleport(draft: Draft, task: Do, what: effect.Teleport) -> None:
    """Move at once, ignoring the field; ask if there is a choice (RUL-HOG-023).

    An event that moves everybody starts no fight, a card of one's own can (RUL-HOG-033, RUL-HOG-059).
    """
    fields = destinations(draft.state, task.seat, what.to)
    if len(fields) > 1:
        push(draft, ChooseField(task.seat, fields, task.source, own=task.own))
    else:
        go_to(draft, task.seat, fields[0], task.source, own=task.own)


def go_to(draft: Draft, seat: Seat, to: Id, source: Id, *, own: bool) -> None:
    """Go straight to a field; by a card of one's own, whoever stands there is met."""
    if own:
        come_upon(draft, seat, to, named(source))
    else:
        relocate(draft, seat, to, "effect", named(source))


def destinations(state: State, seat: int, to: Id) -> tuple[Id, ...]:
    """Return the fields that a teleport can lead to."""
    world = state.world
    match to:
        case effect.ANY_CASTLE:
            return tuple(field.id for field in world.fields.values() if field.is_castle)
        case effect.ANY_PLACE:
            return tuple(field.id for field in world.fields.values() if field.kind != "blocked")
        case effect.OWN_COMMON_ROOM:
            house = state.board(seat).house
            return (world.common_room(house) if house is not None else world.places.start,)
    return world.standing_for(to)


def _all_teleport(draft: Draft, task: Do, what: effect.AllTeleport) -> None:
    seats = draft.state.from_seat(task.seat)
    push(draft, *(Do(seat, (effect.Teleport(what.to),), task.source) for seat in seats))


def _steal(draft: Draft, task: Do, what: effect.Steal) -> None:
    push(draft, ChooseVictim(task.seat, (what,), task.source))


def _swap(draft: Draft, task: Do, _: effect.SwapItem) -> None:
    push(draft, OfferSwap(task.seat))


def _search(draft: Draft, task: Do, what: effect.Search) -> None:
    draft.emit(event.DeckSearched(task.seat, what.deck))
    push(draft, SearchDeck(task.seat, what.deck, what.count))


def _extra_die(draft: Draft, task: Do, what: effect.ExtraDie) -> None:
    if what.on == "move":
        person = draft.state.people[task.seat]
        with_person(draft.state, task.seat, extra_move_dice=person.extra_move_dice + what.count)


def _move_bonus(draft: Draft, task: Do, what: effect.MoveBonus) -> None:
    with_person(draft.state, task.seat, move_bonus=draft.state.people[task.seat].move_bonus + what.amount)


def _skip(draft: Draft, task: Do, _: effect.SkipNextRoll) -> None:
    with_person(draft.state, task.seat, skips_roll=True)


def _pass_players(draft: Draft, _: Do, what: effect.PassPlayers) -> None:
    """Pass players for the rest of this turn (catalogue 21.3, Alohomora)."""
    passes = draft.state.turn.passes
    more = "all" if "all" in (passes, what.count) else passes + what.count  # type: ignore[operator]
    with_turn(draft.state, passes=more)


def _special(draft: Draft, task: Do, what: effect.Special) -> None:
    match what.name:
        case "summon_item":
            push(draft, SummonItem(task.seat, what.amount))
        case "arrange_top":
            push(draft, ChooseDeck(task.seat, what.amount))
        case "pass_card_right":
            pass_cards_right(draft, what.amount)


def pass_cards_right(draft: Draft, count: int) -> None:
    """Pass everybody's random cards at the same time: all are picked before any is passed."""
    state = draft.state
    if len(state.people) == 1:
        return
    picked = {seat: random_cards(draft, state.people[seat].hand, count, "card") for seat in state.seats}
    for seat, cards in picked.items():
        for card in cards:
            hand_over(draft, seat, state.right_of(seat), card)


def _nothing(*_: object) -> None:
    """Do nothing: these effects only matter in fights or matches."""


EFFECTS: dict[type, Callable[[Draft, Do, Any], None]] = {
    effect.OppHp: _nothing,
    effect.SelfHp: _self_hp,
    effect.CancelAttack: _nothing,
    effect.Search: _search,
    effect.Draw: _draw,
    effect.Discard: _discard,
    effect.Points: _points,
    effect.AllPoints: _all_points,
    effect.GainTravel: _gain,
    effect.AllGain: _all_gain,
    effect.LoseTravel: _lose,
    effect.Teleport: _teleport,
    effect.AllTeleport: _all_teleport,
    effect.Steal: _steal,
    effect.SwapItem: _swap,
    effect.ExtraDie: _extra_die,
    effect.ResistanceOpp: _nothing,
    effect.ResistanceSelf: _nothing,
    effect.Reroll: _nothing,
    effect.MoveBonus: _move_bonus,
    effect.PassPlayers: _pass_players,
    effect.SkipNextRoll: _skip,
    effect.Seeker: _nothing,
    effect.SeekerOpp: _nothing,
    effect.SeekerExtraDie: _nothing,
    effect.Special: _special,
}

DOERS = {Do: do}
