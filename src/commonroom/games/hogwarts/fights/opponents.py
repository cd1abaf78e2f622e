"""Fights against a card: duels, missions, missions of a team (sections 14 to 16)."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Seat

from .. import events as event
from ..cards import Opponent
from ..ids import Id
from ..table import Play, draw, knock_out, push
from ..tasks import ChooseDiscard, MissionWon
from .closing import close, duel_card_under
from .fighters import foe_of, is_out, opponent_of, seat_of, with_fighter
from .landing import threaten
from .tasks import Attacked, Blow, Fight, Fighter, NextTurn, Reveal, StartDuel, StartMission, TakeTurn

LOST_CARDS = 3
"""What the loser of a duel gives away (HOG-316)."""


# Turning up the card


def start_duel(step: Play, task: StartDuel) -> None:
    """The top duel card, but never the own character; who has 1 HP has lost already (HOG-311, HOG-315, RUL-HOG-095)."""
    card = turn_up(step, task.seat)
    if card is None:
        return
    opponent = step.state.world.duels[card].opponent
    fight = Fight("duel", (Fighter(task.seat),), card=card, hp=opponent.hp, leader=task.seat)
    step.emit(event.CardShown(task.seat, "duel", card))
    step.emit(event.FightBegan("duel", task.seat, foe=card, hp=opponent.hp))
    if is_out(step.state, fight, 0):
        lose_duel(step, fight)
    else:
        push(step, Reveal(fight, 0))


def turn_up(step: Play, seat: Seat) -> Id | None:
    """The next card that is not the player's own character; it stays on top of the deck (RUL-HOG-091)."""
    state = step.state
    for card in state.decks["duel"]:
        if state.world.duels[card].character != state.people[seat].character:
            return card
        duel_card_under(step, card)
    return None


def start_mission(step: Play, task: StartMission) -> None:
    """The fight card with the mission's number; against a team it has so many times the HP (HOG-331, HOG-363)."""
    leader, world = task.members[0], step.state.world
    card = world.fights[world.missions[task.mission].fight]
    hp = card.opponent.hp * len(task.members)  # RUL-HOG-112
    fight = Fight("mission", tuple(map(Fighter, task.members)), card=task.mission, hp=hp, leader=leader)
    step.emit(event.CardShown(leader, "fight", card.id))
    step.emit(event.FightBegan("mission", leader, foe=card.id, hp=hp))
    push(step, Reveal(fight, 0))


def reveal(step: Play, task: Reveal) -> None:
    """What happens on reveal happens to everybody who fights (HOG-332, RUL-HOG-110)."""
    effects = _opponent(step, task.fight).on_reveal
    if effects and task.to < len(task.fight.fighters):
        threaten(step, task.fight, task.to, "reveal", effects)
    else:
        push(step, NextTurn(replace(task.fight, at=0)))


def _opponent(step: Play, fight: Fight) -> Opponent:
    opponent = opponent_of(step.state, fight)
    assert opponent is not None
    return opponent


# One round after another


def next_turn(step: Play, fight: Fight) -> None:
    """An ability "before each attack" comes before the attack (RUL-HOG-094, RUL-HOG-106)."""
    fight = with_fighter(fight, fight.at, defended=False, ready=None)
    ability = _opponent(step, fight).ability
    if ability.timing == "before_attack":
        threaten(step, fight, fight.at, "before", ability.effects)
    else:
        push(step, TakeTurn(fight))


def attacked(step: Play, task: Attacked) -> None:
    """The opponent loses HP; then its ability follows, at the latest when it has none left (HOG-333, HOG-335)."""
    before, hp = task.fight.hp, max(0, task.fight.hp - task.loss)
    fight = replace(task.fight, hp=hp, resistance=task.fight.resistance + task.weaken)
    opponent, foe = _opponent(step, fight), foe_of(step.state, fight)
    if hp < before:
        assert foe is not None
        step.emit(event.FoeStruck(foe, before - hp, hp))
    if hp == 0:
        if opponent.final_use:
            threaten(step, fight, fight.at, "last", opponent.ability.effects)  # one use, not two (HOG-336)
        else:
            judge(step, fight)
    elif opponent.ability.timing == "after_attack":
        threaten(step, fight, fight.at, "after", opponent.ability.effects)  # who attacked suffers for it (HOG-364)
    else:
        push(step, NextTurn(_next(fight)))


def _next(fight: Fight) -> Fight:
    """The players attack in turn (HOG-364)."""
    return replace(fight, at=(fight.at + 1) % len(fight.fighters))


def landed(step: Play, fight: Fight, blow: Blow) -> None:
    """Whoever has nothing left is out; the others, or the next part of the round, go on."""
    if blow.when == "last":
        judge(step, fight)
        return
    rest: Fight | None = fight
    out = is_out(step.state, fight, blow.to)
    if out:
        rest = put_out(step, fight, blow.to)
    if rest is None:
        return
    if blow.when == "reveal":
        push(step, Reveal(rest, blow.to + (not out)))
    elif out:
        push(step, NextTurn(rest))
    else:
        push(step, TakeTurn(rest) if blow.when == "before" else NextTurn(_next(rest)))


# The end


def put_out(step: Play, fight: Fight, index: int) -> Fight | None:
    """A fighter without HP leaves a team that goes on without him; None if that was the last one (RUL-HOG-111)."""
    if fight.kind == "duel":
        lose_duel(step, fight)
        return None
    seat = seat_of(fight.fighters[index])
    left = (*fight.fighters[:index], *fight.fighters[index + 1 :])
    if left:
        knock_out(step, seat)
        return replace(fight, fighters=left, at=index % len(left), played=(*fight.played, *fight.fighters[index].used))
    assert fight.card is not None
    close(step, fight, won=False)
    step.emit(event.MissionFailed(fight.leader, fight.card))
    knock_out(step, seat)  # HOG-340, RUL-HOG-115; a solo player has lost the game (HOG-371)
    return None


def judge(step: Play, fight: Fight) -> None:
    """The opponent is beaten; it is won only by somebody who is still there (HOG-337, RUL-HOG-093, RUL-HOG-111)."""
    rest: Fight | None = fight
    if is_out(step.state, fight, fight.at):
        rest = put_out(step, fight, fight.at)
    if rest is None:
        return
    close(step, rest, won=True)
    if fight.kind == "mission":
        assert fight.card is not None
        used = (*rest.played, *(card for fighter in rest.fighters for card in fighter.used))
        push(step, MissionWon(fight.leader, fight.card, used))
    else:
        for deck in ("spell", "potion", "book"):  # HOG-313
            draw(step, deck, fight.leader)


def lose_duel(step: Play, fight: Fight) -> None:
    """The loser of a duel discards three cards of his choice (HOG-316)."""
    close(step, fight, won=False)
    push(step, ChooseDiscard(fight.leader, LOST_CARDS, "any"))


DOERS = {StartDuel: start_duel, StartMission: start_mission, Reveal: reveal}
