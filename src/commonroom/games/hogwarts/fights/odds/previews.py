"""The chance to win a fight before it begins, with the HP and cards that a seat has now."""

from __future__ import annotations

from commonroom.engine import Seat

from ...missions.needs import members
from ...mode import mode_of
from ...pack.cards import Opponent
from ...pack.ids import Id
from ...pack.people import Character
from ...state import State
from ..tasks import FightKind
from .arms import arms_of, faces_at, foe_of, lowered_by, magic_against
from .means import Foe
from .reveal import hands_after, usual_hand
from .sums import Side, beat_together, beats, prevails

UNKNOWN_CARDS = 2
"""HP that two unseen cards are worth, in attack or defence."""


def mission_chance(state: State, seat: Seat, mission: Id) -> float:
    """Return the chance of the seat, or of its team, in the fight of a mission."""
    team = members(state, seat)
    opponent = state.world.fights[state.world.missions[mission].fight].opponent
    foe = foe_of(opponent, floor=0, members=len(team))
    limit = state.settings.mission_cards
    if len(team) == 1:
        return _alone(state, seat, foe, opponent, limit)
    arms = (arms_of(state, each, opponent, limit, usual_hand(state, each, opponent)) for each in team)
    return beat_together(foe, tuple(each._replace(hp=each.hp - foe.reveal) for each in arms))


def duel_chance(state: State, seat: Seat, cards: int | None = None) -> float:
    """Return the chance against any student of the deck but oneself, with at most this many cards."""
    limit = state.settings.duel_cards if cards is None else min(cards, state.settings.duel_cards)
    others = [card for card in state.world.pack.duels if card.character != state.people[seat].character]
    return sum(_against_student(state, seat, card.id, limit) for card in others) / len(others)


def _against_student(state: State, seat: Seat, card: Id, limit: int) -> float:
    opponent = state.world.duels[card].opponent
    return _alone(state, seat, foe_of(opponent, floor=1), opponent, limit)


def _alone(state: State, seat: Seat, foe: Foe, opponent: Opponent, limit: int) -> float:
    """Return the chance of one fighter, over all hands that the reveal may leave."""
    total = 0.0
    for hand, chance in hands_after(state, seat, opponent).items():
        arms = arms_of(state, seat, opponent, limit, hand)
        total += chance * beats(foe, arms._replace(hp=arms.hp - foe.reveal))
    return total


def death_eater_chance(state: State, seat: Seat, foe: Id) -> float:
    """Return the chance against a death eater, whose cards nobody knows."""
    return clash_chance(state, seat, state.world.characters[foe], _hp_left(state, foe), 2, "death_eater")


def attack_chance(state: State, foe: Id, other: Seat) -> float:
    """Return the chance of a death eater who enters a player's field, and so attacks first (HOG-733).

    Whoever leads him does not see the player's cards either.
    """
    board, target, person, mode = state.world.characters[foe], state.board(other), state.people[other], mode_of(state)
    floor = mode.least_hp("death_eater")
    mine = _side(board, _hp_left(state, foe) + UNKNOWN_CARDS, floor, target.resistance)
    theirs = _side(target, person.hp + (UNKNOWN_CARDS if person.magic else 0), floor, board.resistance)
    return prevails(mine, theirs, mode.has_defence_dice(state, "death_eater"))


def _hp_left(state: State, foe: Id) -> int:
    if mode_of(state).DEATH_EATERS_RECOVER:
        return state.world.characters[foe].hp
    return next(each.hp for each in state.death_eaters if each.id == foe)


def player_chance(state: State, seat: Seat, other: Seat) -> float:
    """Return the chance against a player; underage players are equal, with one die each."""
    if state.settings.is_underage:
        return 0.5
    rival = state.people[other]
    if rival.hp <= 1 or state.people[seat].hp <= 1:
        return float(rival.hp <= 1)
    return clash_chance(state, seat, state.board(other), rival.hp, len(rival.magic), "players")


def clash_chance(
    state: State, seat: Seat, board: Character, hp: int, cards: int, kind: FightKind, *, first: bool = True
) -> float:
    """Return the chance of a seat against a board with these HP and unseen cards, attacking first or second."""
    person, mine, mode = state.people[seat], state.board(seat), mode_of(state)
    floor = mode.least_hp(kind)
    attacks, defences = magic_against(state.world, person.magic, None)
    own = (attacks[0] - 2 if attacks else 0) + (defences[0] if defences else 0)
    one = _side(mine, person.hp + max(0, own), floor, board.resistance)
    other = _side(board, hp + (UNKNOWN_CARDS if cards else 0), floor, mine.resistance)
    defended = mode.has_defence_dice(state, kind)
    return prevails(one, other, defended) if first else 1 - prevails(other, one, defended)


def _side(board: Character, hp: int, floor: int, resistance: int) -> Side:
    """Return a fighter against somebody with this resistance."""
    return Side(hp - floor, board.dice, faces_at(resistance + lowered_by(board)))
