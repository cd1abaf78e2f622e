"""Fights against a card: duels, missions, missions of a team (sections 14 to 16)."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Seat

from .. import events as event
from ..changes import draw, knock_out, push
from ..draft import Draft
from ..pack.cards import Opponent
from ..pack.ids import Id
from ..tasks import ChooseDiscard, MissionWon
from .aftermath import close, duel_card_under
from .blow import threaten
from .fighters import foe_of, is_out, opponent_of, seat_of, with_fighter
from .tasks import Attacked, Blow, Fight, Fighter, NextTurn, Reveal, StartDuel, StartMission, TakeTurn

LOST_CARDS = 3
"""What the loser of a duel gives away (HOG-316)."""


# Turning up the card


def start_duel(draft: Draft, task: StartDuel) -> None:
    """The top duel card, but never the own character; who has 1 HP has lost already (HOG-311, HOG-315, RUL-HOG-095)."""
    card = turn_up(draft, task.seat)
    if card is None:
        return
    opponent = draft.state.world.duels[card].opponent
    fight = Fight("duel", (Fighter(task.seat),), card=card, hp=opponent.hp, leader=task.seat)
    draft.emit(event.CardShown(task.seat, "duel", card))
    draft.emit(event.FightBegan("duel", task.seat, foe=card, hp=opponent.hp))
    if is_out(draft.state, fight, 0):
        lose_duel(draft, fight)
    else:
        push(draft, Reveal(fight, 0))


def turn_up(draft: Draft, seat: Seat) -> Id | None:
    """The next card that is not the player's own character; it stays on top of the deck (RUL-HOG-091)."""
    state = draft.state
    for card in state.decks["duel"]:
        if state.world.duels[card].character != state.people[seat].character:
            return card
        duel_card_under(draft, card)
    return None


def start_mission(draft: Draft, task: StartMission) -> None:
    """The fight card with the mission's number; against a team it has so many times the HP (HOG-331, HOG-363)."""
    leader, world = task.members[0], draft.state.world
    card = world.fights[world.missions[task.mission].fight]
    hp = card.opponent.hp * len(task.members)  # RUL-HOG-112
    fight = Fight("mission", tuple(map(Fighter, task.members)), card=task.mission, hp=hp, leader=leader)
    draft.emit(event.CardShown(leader, "fight", card.id))
    draft.emit(event.FightBegan("mission", leader, foe=card.id, hp=hp))
    push(draft, Reveal(fight, 0))


def reveal(draft: Draft, task: Reveal) -> None:
    """What happens on reveal happens to everybody who fights (HOG-332, RUL-HOG-110)."""
    effects = _opponent(draft, task.fight).on_reveal
    if effects and task.to < len(task.fight.fighters):
        threaten(draft, task.fight, task.to, "reveal", effects)
    else:
        push(draft, NextTurn(replace(task.fight, at=0)))


def _opponent(draft: Draft, fight: Fight) -> Opponent:
    opponent = opponent_of(draft.state, fight)
    assert opponent is not None
    return opponent


# One round after another


def next_turn(draft: Draft, fight: Fight) -> None:
    """An ability "before each attack" comes before the attack (RUL-HOG-094, RUL-HOG-106)."""
    fight = with_fighter(fight, fight.at, defended=False, ready=None)
    ability = _opponent(draft, fight).ability
    if ability.timing == "before_attack":
        threaten(draft, fight, fight.at, "before", ability.effects)
    else:
        push(draft, TakeTurn(fight))


def attacked(draft: Draft, task: Attacked) -> None:
    """The opponent loses HP; then its ability follows, at the latest when it has none left (HOG-333, HOG-335)."""
    before, hp = task.fight.hp, max(0, task.fight.hp - task.loss)
    fight = replace(task.fight, hp=hp, resistance=task.fight.resistance + task.weaken)
    opponent, foe = _opponent(draft, fight), foe_of(draft.state, fight)
    if hp < before:
        assert foe is not None
        draft.emit(event.FoeStruck(foe, before - hp, hp))
    if hp == 0:
        if opponent.final_use:
            threaten(draft, fight, fight.at, "last", opponent.ability.effects)  # one use, not two (HOG-336)
        else:
            judge(draft, fight)
    elif opponent.ability.timing == "after_attack":
        threaten(draft, fight, fight.at, "after", opponent.ability.effects)  # who attacked suffers for it (HOG-364)
    else:
        push(draft, NextTurn(_next(fight)))


def _next(fight: Fight) -> Fight:
    """The players attack in turn (HOG-364)."""
    return replace(fight, at=(fight.at + 1) % len(fight.fighters))


def landed(draft: Draft, fight: Fight, blow: Blow) -> None:
    """Whoever has nothing left is out; the others, or the next part of the round, go on."""
    if blow.when == "last":
        judge(draft, fight)
        return
    rest: Fight | None = fight
    out = is_out(draft.state, fight, blow.to)
    if out:
        rest = put_out(draft, fight, blow.to)
    if rest is None:
        return
    if blow.when == "reveal":
        push(draft, Reveal(rest, blow.to + (not out)))
    elif out:
        push(draft, NextTurn(rest))
    else:
        push(draft, TakeTurn(rest) if blow.when == "before" else NextTurn(_next(rest)))


# The end


def put_out(draft: Draft, fight: Fight, index: int) -> Fight | None:
    """A fighter without HP leaves a team that goes on without him; None if that was the last one (RUL-HOG-111)."""
    if fight.kind == "duel":
        lose_duel(draft, fight)
        return None
    seat = seat_of(fight.fighters[index])
    left = (*fight.fighters[:index], *fight.fighters[index + 1 :])
    if left:
        knock_out(draft, seat)
        return replace(fight, fighters=left, at=index % len(left), played=(*fight.played, *fight.fighters[index].used))
    assert fight.card is not None
    close(draft, fight, won=False)
    draft.emit(event.MissionFailed(fight.leader, fight.card))
    knock_out(draft, seat)  # HOG-340, RUL-HOG-115; a solo player has lost the game (HOG-371)
    return None


def judge(draft: Draft, fight: Fight) -> None:
    """The opponent is beaten; it is won only by somebody who is still there (HOG-337, RUL-HOG-093, RUL-HOG-111)."""
    rest: Fight | None = fight
    if is_out(draft.state, fight, fight.at):
        rest = put_out(draft, fight, fight.at)
    if rest is None:
        return
    close(draft, rest, won=True)
    if fight.kind == "mission":
        assert fight.card is not None
        used = (*rest.played, *(card for fighter in rest.fighters for card in fighter.used))
        push(draft, MissionWon(fight.leader, fight.card, used))
    else:
        for deck in ("spell", "potion", "book"):  # HOG-313
            draw(draft, deck, fight.leader)


def lose_duel(draft: Draft, fight: Fight) -> None:
    """The loser of a duel discards three cards of his choice (HOG-316)."""
    close(draft, fight, won=False)
    push(draft, ChooseDiscard(fight.leader, LOST_CARDS, "any"))


DOERS = {StartDuel: start_duel, StartMission: start_mission, Reveal: reveal}
