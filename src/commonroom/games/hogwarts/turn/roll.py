"""The movement roll, and the abilities that change it (HOG-100, HOG-084)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Adjust, Go, Pass, Reroll
from ..changes import push, roll_dice
from ..draft import Draft
from ..effects.vocabulary import Effect, ExtraDie, MoveBonus, Special
from ..effects.vocabulary import Reroll as RerollEffect
from ..pack.ids import Id
from ..pack.people import Character
from ..question import Question
from ..state import State, with_person
from ..tasks import Rolled, SetOff
from ..walk.pawns import move_pawn, place_of

MOVE_DIE = "move"
"""The label of movement dice."""


def roll(draft: Draft, seat: Seat, pawn: Id | None = None) -> None:
    """Roll the dice; abilities may change them before the walk begins (HOG-103, HOG-610)."""
    state = draft.state
    person, more = state.people[seat], 0
    rolled = Rolled(seat, (), pawn)
    if pawn is None:
        rolled = Rolled(seat, (), pawn, bonus=person.move_bonus)
        more = person.extra_move_dice
        with_person(state, seat, move_bonus=0, extra_move_dice=0, waits=False)
    more += sum(effect.count for effect in _effects(state, rolled) if isinstance(effect, ExtraDie))
    dice = roll_dice(draft, MOVE_DIE, mover(state, seat, pawn).move_dice + more)
    ask(draft, Rolled(seat, dice, pawn, rolled.bonus))


def ask(draft: Draft, rolled: Rolled) -> None:
    """Report the dice; ask only a player who can change something about them."""
    draft.emit(event.DiceRolled(rolled.seat, rolled.dice, total_of(rolled), rolled.pawn))
    push(draft, rolled if changes(draft.state, rolled) else SetOff(rolled.seat, total_of(rolled), rolled.pawn))


def mover(state: State, seat: Seat, pawn: Id | None) -> Character:
    """Return the board of the pawn that moves."""
    return state.board(seat) if pawn is None else state.world.characters[pawn]


def total_of(rolled: Rolled, by: int = 0) -> int:
    """Return the length of the walk, at least one move."""
    return max(1, sum(rolled.dice) + rolled.bonus + by)


def _effects(state: State, rolled: Rolled) -> tuple[Effect, ...]:
    """Return what the mover's ability can do about the roll, where the move begins."""
    ability = mover(state, rolled.seat, rolled.pawn).movement
    if ability is None or ability.when != "roll":
        return ()
    here = state.world.fields[place_of(state, rolled.seat, rolled.pawn)]
    return ability.effects if ability.area in (None, here.area) else ()


def changes(state: State, rolled: Rolled) -> list[Action]:
    """Return every way in which an ability can change the roll."""
    found: list[Action] = []
    for effect in _effects(state, rolled):
        match effect:
            case MoveBonus(amount, either):
                found += [Adjust(by) for by in ((-amount, amount) if either else (amount,))]
            case RerollEffect(on="move") if not rolled.rerolled:
                found += [Reroll((die,)) for die in range(len(rolled.dice))]
            case Special(name="change_tower", amount=reach) if not rolled.shifted:
                found += [Go(tower) for tower in _towers_near(state, rolled, reach)]
    return found


def _towers_near(state: State, rolled: Rolled, reach: int) -> list[Id]:
    here = place_of(state, rolled.seat, rolled.pawn)
    steps = {tower: state.world.distance(here, tower) for tower in state.world.towers if tower != here}
    return [tower for tower, far in steps.items() if far is not None and far <= reach]


def candidates(state: State, task: Rolled, _: Seat) -> list[Action]:
    return [Pass(), *changes(state, task)]


def refusal(state: State, task: Rolled, _: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Adjust() | Reroll() | Go():
            if action in changes(state, task):
                return None
            return Refusal("HOG-084", "no_such_ability")
    return Refusal("HOG-100", "not_now")


def answer(draft: Draft, task: Rolled, seat: Seat, action: Action) -> None:
    """Use the ability, or let the roll stand."""
    match action:
        case Adjust(by):
            draft.emit(event.AbilityUsed(seat, mover(draft.state, seat, task.pawn).id, "moves", by))
            push(draft, SetOff(seat, total_of(task, by), task.pawn))
        case Reroll(dice):
            draft.emit(event.AbilityUsed(seat, mover(draft.state, seat, task.pawn).id, "reroll", len(dice)))
            rolled = tuple(draft.dice.roll(MOVE_DIE, 6) if at in dice else die for at, die in enumerate(task.dice))
            ask(draft, Rolled(seat, rolled, task.pawn, task.bonus, rerolled=True, shifted=task.shifted))
        case Go(to):
            draft.emit(event.AbilityUsed(seat, mover(draft.state, seat, task.pawn).id, "tower"))
            move_pawn(draft, seat, task.pawn, to)
            draft.emit(event.Moved(seat, to, "ability", task.pawn))
            push(draft, SetOff(seat, total_of(task), task.pawn))
        case _:
            push(draft, SetOff(seat, total_of(task), task.pawn))


QUESTIONS = {Rolled: Question(candidates, refusal, answer)}
