"""What was announced happens: the loss of HP, and whatever else an opponent does (HOG-332, HOG-333)."""

from __future__ import annotations

from .. import events as event
from ..changes import change_points, push
from ..draft import Draft
from ..effects.vocabulary import Draw, Effects, GainTravel, Points, SelfHp, self_loss
from ..tasks import Do, Task
from .abilities import special, tell, working
from .asked import announced
from .fighters import board_of, change_fighter_hp, foe_of, least_hp, seat_of, voice, with_fighter
from .magic import help_oneself
from .tasks import Blow, Fight, Land, Landed, Moment

WHY = "fight"
"""What HP are lost to where the other side is a player; otherwise it is named."""


def threaten(draft: Draft, fight: Fight, to: int, when: Moment, effects: Effects) -> None:
    """An opponent on a card is about to do something; against what does no harm nobody defends."""
    foe = foe_of(draft.state, fight)
    assert foe is not None
    draft.emit(event.AbilityAnnounced(voice(fight, to), foe, when))
    blow = Blow(to, when, loss=self_loss(effects), effects=effects)
    push(draft, announced(draft.state, fight, blow) if is_harmful(effects) else Land(fight, blow))


def is_harmful(effects: Effects) -> bool:
    """Whether they take anything at all."""
    return not all(
        isinstance(effect, Draw | GainTravel) or (isinstance(effect, SelfHp | Points) and effect.amount > 0)
        for effect in effects
    )


def land(draft: Draft, task: Land) -> None:
    """The HP first, then the rest; nobody loses more than the fight can take (RUL-HOG-017)."""
    fight, blow = task.fight, task.blow
    fight, tasks = lose_hp(draft, fight, blow.to, blow.loss)
    fighter = fight.fighters[blow.to]
    fight = with_fighter(fight, blow.to, resistance=fighter.resistance + blow.weaken)
    push(draft, *tasks, *_besides(draft, fight, blow), Landed(fight, blow))


def lose_hp(draft: Draft, fight: Fight, index: int, loss: int, least: int | None = None) -> tuple[Fight, list[Task]]:
    """A loss of HP, less what an ability takes off it; then what else the ability does."""
    if loss <= 0:
        return fight, []
    state, fighter = draft.state, fight.fighters[index]
    ability = working(state, fight, index, "loss")
    if ability:
        tell(draft, fight, index)
        fight = with_fighter(fight, index, spent=True)
    loss = max(0, loss - special(ability, "soften_first_loss"))
    lowest = least_hp(state, fight) if least is None else least
    change_fighter_hp(draft, fighter, -loss, foe_of(state, fight) or WHY, lowest)
    return help_oneself(draft, fight, index, ability, board_of(state, fighter).id)


def _besides(draft: Draft, fight: Fight, blow: Blow) -> list[Task]:
    """Points and HP at once, and the rest as it would happen outside."""
    if not blow.effects:
        return []
    seat, source, tasks = seat_of(fight.fighters[blow.to]), foe_of(draft.state, fight) or WHY, list[Task]()
    for effect in blow.effects:
        match effect:
            case SelfHp(amount):
                if amount > 0:
                    change_fighter_hp(draft, fight.fighters[blow.to], amount, source, 0)
            case Points(amount):
                change_points(draft, seat, amount, "fight")
            case _:
                tasks.append(Do(seat, (effect,), source))
    return tasks


DOERS = {Land: land}
