"""Fights between two, players or death eaters: how they begin, and the cost of a defeat (HOG-290 to HOG-306)."""

from __future__ import annotations

from commonroom.engine import Seat

from .. import events as event
from ..changes import change_points, push
from ..draft import Draft
from ..mode import mode_of
from ..state import State, with_person
from .aftermath import close
from .fighters import death_eater, draw_for, is_out
from .tasks import Exchange, Fight, FightDeathEater, Fighter, FightPlayer, NextTurn

DEATH_EATER_POINTS = 20
"""HOG-306."""


# The beginning


def fight_player(draft: Draft, task: FightPlayer) -> None:
    """Let underage players exchange single dice; others attack in turn, the one who came first (HOG-282, HOG-295).

    Rules: RUL-HOG-077, RUL-HOG-079.
    """
    state, seat, other = draft.state, task.seat, task.other
    settings = state.settings
    fight = Fight(
        "players", (Fighter(seat), Fighter(other)), defence_dice=mode_of(state).has_defence_dice(state, "players")
    )
    out = [index for index in (0, 1) if not settings.is_underage and is_out(state, fight, index)]
    if len(out) == 2:
        return  # with 1 HP each, neither can attack the other (RUL-HOG-076)
    draft.emit(event.FightBegan("players", seat, (seat, other), other))
    if settings.is_underage:
        push(draft, Exchange(seat, other))
    elif out:
        decide(draft, fight, winner=1 - out[0])
    else:
        push(draft, NextTurn(fight))


def fight_death_eater(draft: Draft, task: FightDeathEater) -> None:
    """Give the death eater a player, a spell and a potion (HOG-302, HOG-303); the newcomer attacks first (HOG-733)."""
    state, foe = draft.state, death_eater(draft.state, task.foe)
    dark, hero = Fighter(player_of(state, task.seat), foe.id), Fighter(task.seat)
    draft.emit(event.FightBegan("death_eater", task.seat, (task.seat,), foe=foe.id, hp=foe.hp, played_by=dark.seat))
    mode = mode_of(state)
    defends = mode.has_defence_dice(state, "death_eater")
    if mode.DEATH_EATERS_RECOVER:
        cards = state.world.characters[foe.id].cards
        draw_for(draft, dark, "spell", cards.spell)
        draw_for(draft, dark, "potion", cards.potion)
    order = (dark, hero) if task.foe_first else (hero, dark)
    push(draft, NextTurn(Fight("death_eater", order, defence_dice=defends)))


def player_of(state: State, seat: Seat) -> Seat | None:
    """Return who plays a death eater against this player: the next one who is not a mate, or the app (RUL-HOG-084)."""
    return next((other for other in state.from_seat(seat) if not state.are_mates(seat, other)), None)


# The end


def decide(draft: Draft, fight: Fight, winner: int) -> None:
    """Close a fight that somebody has lost; the mode decides what that means."""
    player = next(index for index, fighter in enumerate(fight.fighters) if fighter.foe is None)
    close(draft, fight, won=winner == player)
    mode_of(draft.state).decided(draft, fight, winner)


def defeat(draft: Draft, seat: Seat, foe: str) -> None:
    """Remove a beaten death eater, for 20 points (HOG-306, RUL-HOG-089)."""
    state = draft.state
    state.death_eaters = tuple(each for each in state.death_eaters if each.id != foe)
    draft.emit(event.DeathEaterGone(foe))
    with_person(state, seat, beaten=state.people[seat].beaten + 1)
    change_points(draft, seat, DEATH_EATER_POINTS, "death_eater")


DOERS = {FightPlayer: fight_player, FightDeathEater: fight_death_eater}
