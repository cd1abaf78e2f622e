"""Two fighters who attack in turn: players, and death eaters (HOG-290 to HOG-306, HOG-730 to HOG-735)."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Seat

from .. import events as event
from ..changes import change_points, push, roll_dice
from ..draft import Draft
from ..mode import mode_of
from ..state import State, with_person
from .aftermath import close
from .asked import announced, posed
from .blow import lose_hp
from .fighters import death_eater, draw_for, is_out, voice, with_fighter
from .tasks import Attacked, Blow, Exchange, Fight, FightDeathEater, Fighter, FightPlayer, NextTurn, TakeTurn

DEFENCE_DIE = "defence"
"""The label of defence dice."""
DEATH_EATER_POINTS = 20
"""HOG-306."""
PRIZE_ITEMS = PRIZE_CARDS = 2
"""HOG-293."""


# How it begins


def fight_player(draft: Draft, task: FightPlayer) -> None:
    """Underage players exchange single dice; all others attack in turn, the one who came first (HOG-282, HOG-295)."""
    state, seat, other = draft.state, task.seat, task.other
    settings = state.settings
    fight = Fight(
        "players", (Fighter(seat), Fighter(other)), defence_dice=mode_of(state).has_defence_dice(state, "players")
    )
    out = [index for index in (0, 1) if not settings.is_underage and is_out(state, fight, index)]
    if len(out) == 2:
        return  # two with 1 HP each leave it at that (RUL-HOG-076)
    draft.emit(event.FightBegan("players", seat, other))
    if settings.is_underage:
        push(draft, Exchange(seat, other))
    elif out:
        decide(draft, fight, winner=1 - out[0])
    else:
        push(draft, NextTurn(fight))


def fight_death_eater(draft: Draft, task: FightDeathEater) -> None:
    """Another player plays it, with a spell and a potion of its own (HOG-302, HOG-303, HOG-733)."""
    state, foe = draft.state, death_eater(draft.state, task.foe)
    dark, hero = Fighter(player_of(state, task.seat), foe.id), Fighter(task.seat)
    draft.emit(event.FightBegan("death_eater", task.seat, foe=foe.id, hp=foe.hp))
    mode = mode_of(state)
    defends = mode.has_defence_dice(state, "death_eater")
    if mode.DEATH_EATERS_RECOVER:
        cards = state.world.characters[foe.id].cards
        draw_for(draft, dark, "spell", cards.spell)
        draw_for(draft, dark, "potion", cards.potion)
    order = (dark, hero) if task.foe_first else (hero, dark)
    push(draft, NextTurn(Fight("death_eater", order, defence_dice=defends)))


def player_of(state: State, seat: Seat) -> Seat | None:
    """Who plays a death eater against this player: the next one who is no mate, or the app (RUL-HOG-084)."""
    return next((other for other in state.from_seat(seat) if not state.are_mates(seat, other)), None)


# One attack after another


def next_turn(draft: Draft, fight: Fight) -> None:
    fight = with_fighter(fight, fight.at, defended=False, ready=None)
    push(draft, posed(TakeTurn(fight)))


def attacked(draft: Draft, task: Attacked) -> None:
    """What the attack does is announced; with defence dice the hits are rolled again first (HOG-731, RUL-HOG-172)."""
    fight, to = task.fight, 1 - task.fight.at
    blow = Blow(to, "attack", task.loss, task.weaken)
    if task.by_dice and fight.defence_dice:
        blow = defend(draft, fight, task.loss)
    if blow.loss or blow.weaken:
        push(draft, announced(draft.state, fight, blow))
    else:
        landed(draft, fight, blow)


def defend(draft: Draft, fight: Fight, hits: int) -> Blow:
    """1 and 2 cost the defender two HP, 3 to 5 one, and a 6 costs the attacker one (HOG-731)."""
    to = 1 - fight.at
    dice = roll_dice(draft, DEFENCE_DIE, hits)
    if dice:
        draft.emit(event.DefenceRolled(voice(fight, to), dice, fight.fighters[to].foe))
    return Blow(to, "attack", sum(2 if die <= 2 else 1 for die in dice if die < 6), recoil=dice.count(6))


def landed(draft: Draft, fight: Fight, blow: Blow) -> None:
    """The defender's loss comes first, and may decide; then the attacker's own (RUL-HOG-173)."""
    if is_out(draft.state, fight, blow.to):
        if blow.recoil:
            fight, _ = lose_hp(draft, fight, 1 - blow.to, blow.recoil, least=1)
        decide(draft, fight, winner=1 - blow.to)
    elif blow.recoil:
        push(draft, announced(draft.state, fight, Blow(1 - blow.to, "recoil", blow.recoil)))
    else:
        push(draft, NextTurn(replace(fight, at=1 - fight.at)))


# How it ends


def decide(draft: Draft, fight: Fight, winner: int) -> None:
    """Close a fight that somebody has lost; what that means depends on the mode."""
    player = next(index for index, fighter in enumerate(fight.fighters) if fighter.foe is None)
    close(draft, fight, won=winner == player)
    mode_of(draft.state).decided(draft, fight, winner)


def defeat(draft: Draft, seat: Seat, foe: str) -> None:
    """A beaten death eater is gone, and worth 20 points (HOG-306, RUL-HOG-089)."""
    state = draft.state
    state.death_eaters = tuple(each for each in state.death_eaters if each.id != foe)
    draft.emit(event.DeathEaterGone(foe))
    with_person(state, seat, beaten=state.people[seat].beaten + 1)
    change_points(draft, seat, DEATH_EATER_POINTS, "death_eater")


DOERS = {FightPlayer: fight_player, FightDeathEater: fight_death_eater}
