"""One attack after another: who is asked, what is announced, what lands, and what it decides (HOG-273, HOG-333).

A round is the same in every fight. `next_turn` asks the attacker, `attacked` settles the attack, any threat to a
fighter is announced first and then lands, and `landed` goes on with the next turn or ends the fight.
"""

from __future__ import annotations

from msgspec.structs import replace

from .. import events as event
from ..changes import change_points, push
from ..draft import Draft
from ..effects.vocabulary import Points, SelfHp, is_harmful, self_loss
from ..events.causes import BLOW
from ..missions.attempt import drop_out, win_mission
from ..pack.cards import Opponent
from ..tasks import Do, Task
from .clash import decide
from .defence import brace_or_land, roll_defence
from .duel import lose_duel, win_duel
from .fighters import (
    board_of,
    change_fighter_hp,
    foe_of,
    is_out,
    least_hp,
    opponent_of,
    posed,
    seat_of,
    special,
    tell_effects,
    voice,
    with_fighter,
    working,
)
from .habits import begin_round, extra_loss, heal, strike
from .magic import help_oneself
from .tasks import Attacked, Blow, Fight, Land, Landed, Moment, NextTurn, Reveal, TakeTurn

# The opponent on a card


def use_ability(draft: Draft, fight: Fight, when: Moment, dice: tuple[int, ...] = ()) -> None:
    """Strike the fighter whose attack it is, or the whole team if so chosen (HOG-364, RUL-HOG-183)."""
    opponent, team = _opponent(draft, fight), len(fight.fighters)
    effects, own = strike(draft, fight, when, dice) if opponent.habits else (opponent.ability.effects, 0)
    hits_all = draft.state.settings.ability_hits_all and len(effects) > own
    others = tuple((fight.at + step) % team for step in range(1, team) if hits_all)
    blow = Blow(fight.at, when, effects=effects, others=others, own=own)
    (threaten if effects else after_card)(draft, fight, blow)


def threaten(draft: Draft, fight: Fight, blow: Blow) -> None:
    """Announce what the opponent on a card is about to do; nobody defends against something harmless."""
    foe, blow = foe_of(draft.state, fight), replace(blow, loss=self_loss(blow.effects))
    assert foe is not None
    draft.emit(event.AbilityAnnounced(voice(fight, blow.to), foe, blow.when))  # type: ignore[arg-type]
    push(draft, brace_or_land(draft.state, fight, blow) if is_harmful(blow.effects) else Land(fight, blow))


def reveal(draft: Draft, task: Reveal) -> None:
    """Apply to one fighter after another what the card does when revealed (HOG-332, RUL-HOG-110)."""
    effects = _opponent(draft, task.fight).on_reveal
    if effects and task.to < len(task.fight.fighters):
        threaten(draft, task.fight, Blow(task.to, "reveal", effects=effects))
    else:
        push(draft, NextTurn(replace(task.fight, at=0)))


def _opponent(draft: Draft, fight: Fight) -> Opponent:
    opponent = opponent_of(draft.state, fight)
    assert opponent is not None
    return opponent


# The attack


def next_turn(draft: Draft, task: NextTurn) -> None:
    """Ask for the attack; an ability "before each attack" comes first (RUL-HOG-094, RUL-HOG-106, HOG-274, HOG-312)."""
    # A new round: the fighter may defend again, and cards found in the last one can be used.
    fight = with_fighter(task.fight, task.fight.at, defended=False, ready=None)
    opponent = opponent_of(draft.state, fight)
    if opponent is not None and opponent.habits and not begin_round(draft, fight):
        return
    if opponent is not None and opponent.ability.timing == "before_attack":
        use_ability(draft, fight, "before")
    else:
        push(draft, posed(TakeTurn(fight)))


def attacked(draft: Draft, task: Attacked) -> None:
    """Settle the attack's effect on the other side."""
    if task.fight.card is None:
        strike_fighter(draft, task)
    else:
        strike_card(draft, task)


def strike_fighter(draft: Draft, task: Attacked) -> None:
    """Announce the loss; with defence dice the hits are rolled again first (HOG-731, RUL-HOG-172)."""
    fight = task.fight
    blow = Blow(1 - fight.at, "attack", task.loss, task.weaken)
    if task.by_dice and fight.defence_dice:
        blow = roll_defence(draft, fight, task.loss)
    if blow.loss or blow.weaken:
        push(draft, brace_or_land(draft.state, fight, blow))
    else:
        after_clash(draft, fight, blow)


def strike_card(draft: Draft, task: Attacked) -> None:
    """Take HP off the opponent on the card; its ability follows, at the latest at 0 HP (HOG-333, HOG-335)."""
    opponent, foe = _opponent(draft, task.fight), foe_of(draft.state, task.fight)
    loss = task.loss + (extra_loss(draft, task.fight, task.dice) if opponent.habits else 0)
    before, hp = task.fight.hp, max(0, task.fight.hp - loss)
    fight = replace(task.fight, hp=hp, resistance=task.fight.resistance + task.weaken)
    if hp < before:
        assert foe is not None
        draft.emit(event.FoeStruck(foe, before - hp, hp, voice(fight, fight.at)))
    fight = heal(draft, fight, task.dice) if hp and opponent.habits else fight
    if hp == 0 and not opponent.final_use:
        judge(draft, fight)
    elif hp == 0 or opponent.ability.timing == "after_attack":
        use_ability(draft, fight, "after" if hp else "last", task.dice)  # one use, not two (HOG-336)
    else:
        push(draft, NextTurn(_next(fight)))


def _next(fight: Fight) -> Fight:
    """Return the fight with the next attacker: all attack in turn (HOG-364)."""
    return replace(fight, at=(fight.at + 1) % len(fight.fighters))


# The blow


def land(draft: Draft, task: Land) -> None:
    """Take the HP first, then do the rest; nobody loses more than the fight can take (RUL-HOG-017)."""
    fight, blow = task.fight, task.blow
    fight, tasks = lose_hp(draft, fight, blow.to, blow.loss)
    fight = with_fighter(fight, blow.to, resistance=fight.fighters[blow.to].resistance + blow.weaken)
    push(draft, *tasks, *_besides(draft, fight, blow), Landed(fight, blow))


def lose_hp(draft: Draft, fight: Fight, index: int, loss: int, least: int | None = None) -> tuple[Fight, list[Task]]:
    """Take HP, less what an ability saves; then apply the rest of the ability."""
    if loss <= 0:
        return fight, []
    state, fighter = draft.state, fight.fighters[index]
    ability = working(state, fight, index, "loss")
    if ability:
        tell_effects(draft, fight, index, ability)
        fight = with_fighter(fight, index, spent=True)
    loss = max(0, loss - special(ability, "soften_first_loss"))
    lowest = least_hp(state, fight) if least is None else least
    striker = None if fighter.foe is None else voice(fight, 1 - index)
    change_fighter_hp(draft, fighter, -loss, foe_of(state, fight) or BLOW, lowest, striker)
    return help_oneself(draft, fight, index, ability, board_of(state, fighter).id)


def _besides(draft: Draft, fight: Fight, blow: Blow) -> list[Task]:
    """Settle points and HP at once; return the rest, which happens as it would outside a fight."""
    if not blow.effects:
        return []
    seat, source, tasks = seat_of(fight.fighters[blow.to]), foe_of(draft.state, fight) or BLOW, list[Task]()
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


# The decision


def landed(draft: Draft, task: Landed) -> None:
    """Go on with the fight, or end it."""
    if task.fight.card is None:
        after_clash(draft, task.fight, task.blow)
    else:
        after_card(draft, task.fight, task.blow)


def after_clash(draft: Draft, fight: Fight, blow: Blow) -> None:
    """Settle the defender's loss first, which may decide; then the attacker's own (RUL-HOG-173)."""
    if is_out(draft.state, fight, blow.to):
        if blow.recoil:
            fight, _ = lose_hp(draft, fight, 1 - blow.to, blow.recoil, least=1)
        decide(draft, fight, winner=1 - blow.to)
    elif blow.recoil:
        push(draft, brace_or_land(draft.state, fight, Blow(1 - blow.to, "recoil", blow.recoil)))
    else:
        push(draft, NextTurn(_next(fight)))


def after_card(draft: Draft, fight: Fight, blow: Blow) -> None:
    """Strike the others whom the card strikes; then put out fighters with no HP left, and go on (HOG-334)."""
    if blow.others:
        shared = blow.effects[: len(blow.effects) - blow.own]
        threaten(draft, fight, Blow(blow.others[0], blow.when, effects=shared, others=blow.others[1:]))
    elif blow.when == "last":
        judge(draft, fight)
    else:
        out = is_out(draft.state, fight, blow.to if blow.when == "reveal" else fight.at)
        if (rest := put_out(draft, fight)) is not None:
            push(draft, _following(rest, blow, out))


def _following(fight: Fight, blow: Blow, out: bool) -> Task:
    """Return what comes after a blow; `out` says that the attacker, or whoever revealed the card, is out."""
    if blow.when == "reveal":
        return Reveal(fight, blow.to + (not out))
    if out:
        return NextTurn(fight)
    return TakeTurn(fight) if blow.when == "before" else NextTurn(_next(fight))


def put_out(draft: Draft, fight: Fight) -> Fight | None:
    """Take beaten fighters out, the attacker first; return the fight that goes on, or None if it is lost."""
    rest = fight
    for fighter in (*fight.fighters[fight.at :], *fight.fighters[: fight.at]):
        index = rest.fighters.index(fighter)
        if not is_out(draft.state, rest, index):
            continue
        if fight.kind == "duel":
            lose_duel(draft, fight)
            return None
        left = drop_out(draft, rest, index)
        if left is None:
            return None
        rest = left
    return rest


def judge(draft: Draft, fight: Fight) -> None:
    """End a fight whose opponent is beaten: somebody who is still there has won (HOG-337, RUL-HOG-093, RUL-HOG-111)."""
    rest = put_out(draft, fight)
    if rest is not None:
        (win_duel if fight.kind == "duel" else win_mission)(draft, rest)


DOERS = {Reveal: reveal, NextTurn: next_turn, Attacked: attacked, Land: land, Landed: landed}
