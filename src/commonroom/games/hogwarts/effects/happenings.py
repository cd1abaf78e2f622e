"""Behaviour cards and events: turned up, read out and resolved (sections 10 and 11)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Accept, Action, Pass
from ..changes import push, put_under, take_top
from ..draft import Draft
from ..pack.cards import Event, EventPart, Who
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person
from ..tasks import Do, DrawBehaviour, DrawEvent, Optional, Task
from .vocabulary import Effect, Effects, Points, Special, takes

TOGETHER = ("pass_card_right",)
"""Functions that all players carry out at the same time."""

EVENT_DIE = "event"
"""The label of the dice that events ask for."""


# Behaviour


def draw_behaviour(draft: Draft, task: DrawBehaviour) -> None:
    """Resolve a behaviour card at once; floo powder is kept instead (HOG-165, HOG-230)."""
    state, seat = draft.state, task.seat
    for card in take_top(draft, "behaviour"):
        draft.emit(event.CardShown(seat, "behaviour", card))
        behaviour = state.world.behaviours[card]
        if behaviour.kept_as is not None:
            with_person(state, seat, behaviour=(*state.people[seat].behaviour, card))
            draft.emit(event.CardKept(seat, card))
            continue
        put_under(draft, "behaviour", (card,))
        push(draft, Do(seat, _endured(draft, seat, behaviour.effects), card, own=True))


def _endured(draft: Draft, seat: Seat, effects: Effects) -> Effects:
    """Remove small losses of points, where the board's ability shrugs them off."""
    ability = draft.state.board(seat).movement
    if ability is None or ability.when != "behaviour":
        return effects
    most = max((each.amount for each in ability.effects if isinstance(each, Special)), default=0)
    kept = tuple(each for each in effects if not _is_small_loss(each, most))
    if kept != effects:
        saved = -sum(each.amount for each in effects if isinstance(each, Points) and each not in kept)
        draft.emit(event.AbilityUsed(seat, draft.state.board(seat).id, "points", saved))
    return kept


def _is_small_loss(effect: Effect, most: int) -> bool:
    return isinstance(effect, Points) and -most <= effect.amount < 0


# Events


def draw_event(draft: Draft, task: DrawEvent) -> None:
    """Resolve an event for everybody, the active player first, then in turn order (HOG-240, RUL-HOG-059)."""
    state = draft.state
    for card in take_top(draft, "event"):
        draft.emit(event.CardShown(task.seat, "event", card))
        put_under(draft, "event", (card,))
        happening = state.world.events[card]
        concerned = _concerned(draft, task.seat, happening)
        push(draft, *(task for part in _ordered(state, happening) for task in _tasks(part, concerned[part.who], card)))


def _ordered(state: State, happening: Event) -> list[EventPart]:
    """Return the parts of an event; all are for somebody who plays alone, so gains come before losses (RUL-HOG-187)."""
    if len(state.people) > 1 or not state.settings.is_revised:
        return list(happening.parts)
    return sorted(happening.parts, key=lambda part: any(map(takes, part.effects)))


def _tasks(part: EventPart, seats: tuple[Seat, ...], card: Id) -> list[Task]:
    """Return one task for each player concerned, or one for all if they act at the same time."""
    if any(isinstance(each, Special) and each.name in TOGETHER for each in part.effects):
        # One function call moves everybody's cards, so a task for each player would move them several times.
        seats = seats[:1]
    kind = Optional if part.may else Do
    return [kind(seat, part.effects, card, own=part.who != "everybody") for seat in seats]


def _concerned(draft: Draft, active: Seat, happening: Event) -> dict[Who, tuple[Seat, ...]]:
    """Return the players that each part is for. All parts that need a roll share one."""
    state = draft.state
    everybody = state.from_seat(active)
    needed: set[Who] = {part.who for part in happening.parts}
    points = {seat: state.points(seat) for seat in everybody}
    found: dict[Who, tuple[Seat, ...]] = {
        "everybody": everybody,
        "most_points": tuple(seat for seat in everybody if points[seat] == max(points.values())),
        "fewest_points": tuple(seat for seat in everybody if points[seat] == min(points.values())),
    }
    if needed & {"lowest_roll", "highest_roll"}:
        rolls = roll_round(draft, everybody)
        for who, best in (("lowest_roll", min), ("highest_roll", max)):
            if who in needed:
                found[who] = (_one(draft, rolls, best(rolls.values()), best),)
    return found


def roll_round(draft: Draft, seats: tuple[Seat, ...]) -> dict[Seat, int]:
    """Roll one die each, in turn (HOG-243)."""
    rolls = {seat: draft.dice.roll(EVENT_DIE, 6) for seat in seats}
    draft.emit(event.EventRolled(tuple(rolls.items())))
    return rolls


def _one(draft: Draft, rolls: dict[Seat, int], value: int, best: object) -> Seat:
    """Return the player who rolled the value; several of them roll again among themselves (RUL-HOG-060)."""
    tied = tuple(seat for seat, roll in rolls.items() if roll == value)
    if len(tied) == 1:
        return tied[0]
    again = roll_round(draft, tied)
    return _one(draft, again, best(again.values()), best)  # type: ignore[operator]


# Optional effects


def yes_or_no(*_: object) -> list[Action]:
    return [Accept(), Pass()]


def optional_refusal(_state: State, _task: Optional, _seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Accept | Pass):
        return None
    return Refusal("RUL-HOG-060", "not_now")


def optional_answer(draft: Draft, task: Optional, seat: Seat, action: Action) -> None:
    if isinstance(action, Accept):
        push(draft, Do(seat, task.effects, task.source, task.own))


DOERS = {DrawBehaviour: draw_behaviour, DrawEvent: draw_event}
QUESTIONS = {Optional: Question(yes_or_no, optional_refusal, optional_answer)}
