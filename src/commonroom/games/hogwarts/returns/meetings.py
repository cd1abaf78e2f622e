"""Meetings: death eaters are fought, Harry and Voldemort decide the game (RUL-HOG-156, RUL-HOG-168)."""

from __future__ import annotations

from typing import Literal

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, FightWith
from ..changes import push, roll_dice
from ..draft import Draft
from ..ending import finish
from ..events.causes import Ending
from ..fights.tasks import FightDeathEater
from ..pack.ids import Id
from ..question import Question
from ..state import State
from ..walk.opponents import opponents
from .edition import choices
from .sides import DARK, HEROES, dark_seat_of, hero_seat_of
from .tasks import ChooseFoe, ChooseHero, Meet

FINAL_DIE = "final"
"""The label of the dice of the final duel; Harry's comes first."""


# Harry and Voldemort


def meet(draft: Draft, at: Id) -> None:
    """Decide the game by what each of them has, or by the final duel (HOG-641 to HOG-643, RUL-HOG-168)."""
    draft.emit(event.Met(at))
    match decided_by(draft.state):
        case "both_lack":
            _both_lack(draft)
        case "final_duel":
            final_duel(draft)
        case "no_wand":
            win(draft, HEROES, "no_wand")
        case why:
            win(draft, DARK, why)


def decided_by(state: State) -> Literal["both_lack", "no_stone", "no_wand", "horcrux_left", "final_duel"]:
    """Return what a meeting would be decided by: what one of them lacks, or the dice (HOG-633)."""
    pack = state.world.pack.returns
    hero_is_ready = pack.hero_token in state.people[hero_seat_of(state)].items
    voldemort_is_ready = pack.voldemort_token in state.people[dark_seat_of(state)].items
    if not hero_is_ready:
        return "no_stone" if voldemort_is_ready else "both_lack"
    if not voldemort_is_ready:
        return "no_wand"
    return "horcrux_left" if len(state.destroyed) < len(pack.horcrux) else "final_duel"


def meeting_chance(state: State, seat: Seat) -> float | None:
    """Return the chance of a side if the two meet now; None if the game would go on."""
    match decided_by(state):
        case "both_lack":
            return None
        case "final_duel":
            return 0.5
        case why:
            return float((why == "no_wand") == (state.side(seat) == HEROES))


def _both_lack(draft: Draft) -> None:
    """Go on, since both would lose, or end the game as a draw if so chosen (RUL-HOG-167)."""
    if choices(draft.state).draw_if_both_lack:
        finish(draft, (), None, "both_lack")


def final_duel(draft: Draft) -> None:
    """Roll one die each until they differ; the higher wins the game (HOG-643, HOG-644, RUL-HOG-169)."""
    mine = theirs = 0
    while mine == theirs:
        mine, theirs = roll_dice(draft, FINAL_DIE, 2)
        draft.emit(event.FinalDuelRolled((mine, theirs)))
    win(draft, HEROES if mine > theirs else DARK, "final_duel")


def win(draft: Draft, side: int, why: Ending) -> None:
    """End the game with a whole side as the winner."""
    state = draft.state
    finish(draft, tuple(seat for seat in state.seats if state.side(seat) == side), side, why)


# Heroes and death eaters


def meet_here(draft: Draft, task: Meet) -> None:
    """Meet Voldemort after the fight; a beaten hero never gets here, because the turn is cut (HOG-641)."""
    meet(draft, draft.state.people[task.seat].at)


def fight_foes(draft: Draft, seat: Seat, foes: tuple[Id, ...]) -> None:
    """Fight once; among several death eaters the hero chooses (RUL-HOG-032, RUL-HOG-037)."""
    push(draft, FightDeathEater(seat, foes[0]) if len(foes) == 1 else ChooseFoe(seat, foes))


def fight_heroes(draft: Draft, seat: Seat, pawn: Id, others: tuple[Seat, ...]) -> None:
    """Let a death eater that enters a field attack first (HOG-626, HOG-733)."""
    single = len(others) == 1
    push(draft, FightDeathEater(others[0], pawn, foe_first=True) if single else ChooseHero(seat, pawn, others))


def foe_candidates(_state: State, task: ChooseFoe, _seat: Seat) -> list[FightWith]:
    return opponents(foes=task.foes)


def foe_refusal(_state: State, task: ChooseFoe, _seat: Seat, action: Action) -> Refusal | None:
    return None if action in opponents(foes=task.foes) else Refusal("RUL-HOG-032", "choose_opponent")


def foe_answer(draft: Draft, _: ChooseFoe, seat: Seat, action: FightWith) -> None:
    assert action.foe is not None
    fight_foes(draft, seat, (action.foe,))


def hero_candidates(_state: State, task: ChooseHero, _seat: Seat) -> list[FightWith]:
    return opponents(task.others)


def hero_refusal(_state: State, task: ChooseHero, _seat: Seat, action: Action) -> Refusal | None:
    return None if action in opponents(task.others) else Refusal("RUL-HOG-032", "choose_opponent")


def hero_answer(draft: Draft, task: ChooseHero, seat: Seat, action: FightWith) -> None:
    assert action.seat is not None
    fight_heroes(draft, seat, task.pawn, (action.seat,))


DOERS = {Meet: meet_here}
QUESTIONS = {
    ChooseFoe: Question(foe_candidates, foe_refusal, foe_answer),
    ChooseHero: Question(hero_candidates, hero_refusal, hero_answer),
}
