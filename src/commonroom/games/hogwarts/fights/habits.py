"""What opponents on cards do besides striking, in the course of a fight, and the report of it (RUL-HOG-188)."""

from __future__ import annotations

from msgspec.structs import replace

from .. import events as event
from ..changes import push
from ..draft import Draft
from ..effects.vocabulary import Effects, OppFlees, self_loss
from ..events.causes import BLOW
from ..missions.needs import members
from ..pack import habits
from ..pack.cards import Habit
from ..state import State
from ..tasks import Do
from .aftermath import close
from .fighters import foe_of, opponent_of, voice
from .tasks import Fight, Moment


def of(state: State, fight: Fight) -> tuple[Habit, ...]:
    """Return the habits of the opponent on the card; nobody else has any."""
    opponent = opponent_of(state, fight)
    return () if opponent is None else opponent.habits


def full_hp(state: State, fight: Fight) -> int:
    """Return the HP that the opponent on the card began with: in a mission once for each member (RUL-HOG-112)."""
    opponent = opponent_of(state, fight)
    assert opponent is not None
    return opponent.hp * (len(members(state, fight.leader)) if fight.kind == "mission" else 1)


def begin_round(draft: Draft, fight: Fight) -> bool:
    """Raise a shield for the attack that is due; False if the opponent has fled instead (RUL-HOG-190)."""
    own = of(draft.state, fight)
    flight = habits.flight(own)
    if flight is not None and flight.after is not None and all(each.attacks >= flight.after for each in fight.fighters):
        _flee(draft, fight, flight.effects)
        return False
    if more := habits.shield(own, fight.attacker.attacks + 1):
        _show(draft, fight, "shield", more)
    return True


def _flee(draft: Draft, fight: Fight, effects: Effects) -> None:
    """End the fight undecided; what the opponent leaves behind belongs to the leader."""
    _show(draft, fight, "flees")
    source = foe_of(draft.state, fight) or BLOW
    close(draft, fight, won=None)
    left = tuple(effect for effect in effects if not isinstance(effect, OppFlees))
    if left:
        push(draft, Do(fight.leader, left, source))


def extra_loss(draft: Draft, fight: Fight, dice: tuple[int, ...]) -> int:
    """Return the HP that the opponent loses by dice besides the hits (RUL-HOG-189)."""
    loss = habits.hurt(of(draft.state, fight), dice)
    if loss:
        _show(draft, fight, "hurt", loss)
    return loss


def heal(draft: Draft, fight: Fight, dice: tuple[int, ...]) -> Fight:
    """Return the fight after the opponent, still standing, has regained HP, never more than it began with."""
    gain = habits.heals(of(draft.state, fight), fight.attacker.attacks, dice)
    hp = min(fight.hp + gain, max(fight.hp, full_hp(draft.state, fight)))
    foe = foe_of(draft.state, fight)
    if hp > fight.hp and foe is not None:
        draft.emit(event.FoeHealed(foe, hp - fight.hp, hp))
    return replace(fight, hp=hp)


def strike(draft: Draft, fight: Fight, when: Moment, dice: tuple[int, ...]) -> tuple[Effects, int]:
    """Return what the opponent does at this moment, and how much of that, at the end, only the dice have caused."""
    opponent = opponent_of(draft.state, fight)
    assert opponent is not None
    own, number = opponent.habits, fight.attacker.attacks + (when == "before")
    effects = habits.strike(opponent.ability.effects, own, number, dice)
    if not effects:
        _show(draft, fight, "rests" if habits.rests(own, number) else "frightened")
    elif (more := habits.growth(own, number)) > habits.growth(own, number - 1):
        _show(draft, fight, "grows", more)
    cost = habits.answers(own, dice)
    if loss := self_loss(cost):
        _show(draft, fight, "answers", loss)
    return effects + cost, len(cost)


def _show(draft: Draft, fight: Fight, kind: event.HabitKind, amount: int = 0) -> None:
    foe = foe_of(draft.state, fight)
    assert foe is not None
    draft.emit(event.HabitShown(voice(fight, fight.at), foe, kind, amount))
