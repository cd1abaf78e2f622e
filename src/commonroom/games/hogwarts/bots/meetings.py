"""The worth of meeting somebody: fights with other players and with death eaters."""

from __future__ import annotations

from commonroom.engine import Seat

from ..fights.clash import DEATH_EATER_POINTS
from ..fights.tasks import FightKind
from ..mode import mode_of
from ..pack.ids import Id
from ..pack.people import Character
from ..state import State
from .ends import End
from .fights.arms import faces_at, lowered_by, magic_against
from .fights.odds import Side, prevails
from .mind import Mind

PLAIN_PRIZE = 3.0
"""What a fight among players can win or lose in any case: a card, or floo powder."""
UNKNOWN_CARDS = 2
"""HP that two unseen cards are worth, in attack or defence."""


def held_at(mind: Mind, end: End, met: Id) -> frozenset[Id]:
    """Return what one has at the end of a walk. A person there is met before tokens are picked up (RUL-HOG-039)."""
    too_late = mind.state.tokens.get(met, ()) if end.place == met else ()
    return frozenset(mind.me.items) | end.tokens - {*too_late}


def side_of(board: Character, hp: int, floor: int, resistance: int) -> Side:
    """Return a fighter against somebody with this resistance."""
    return Side(hp - floor, board.dice, faces_at(resistance + lowered_by(board)))


def clash_chance(
    state: State, seat: Seat, board: Character, hp: int, cards: int, kind: FightKind, *, first: bool = True
) -> float:
    """Return the chance of a seat against a board with these HP and unseen cards, attacking first or second."""
    person, mine, mode = state.people[seat], state.board(seat), mode_of(state)
    floor = mode.least_hp(kind)
    attacks, defences = magic_against(state.world, person.magic, None)
    own = (attacks[0] - 2 if attacks else 0) + (defences[0] if defences else 0)
    one = side_of(mine, person.hp + max(0, own), floor, board.resistance)
    other = side_of(board, hp + (UNKNOWN_CARDS if cards else 0), floor, mine.resistance)
    defended = mode.has_defence_dice(state, kind)
    return prevails(one, other, defended) if first else 1 - prevails(other, one, defended)


def against_death_eater(mind: Mind, foe: Id) -> float:
    """Rate a fight for 20 points, with the risk of being knocked out (HOG-305, HOG-306)."""
    board = mind.world.characters[foe]
    chance = clash_chance(mind.state, mind.seat, board, board.hp, 2, "death_eater")
    return chance * DEATH_EATER_POINTS * mind.thirst - (1 - chance) * mind.loss - 2.5 * mind.hp_worth


def against_player(mind: Mind, other: Seat) -> float:
    """Rate what the winner takes from the loser, and the HP that it costs (HOG-285, HOG-293)."""
    state = mind.state
    chance = player_chance(state, mind.seat, other)
    mine, theirs = state.people[mind.seat].items, state.people[other].items
    won = max([PLAIN_PRIZE, *map(mind.token, theirs)])
    lost = max([PLAIN_PRIZE, *(mind.token(token) for token in mine)])
    hp = 1.3 if state.settings.is_underage else 3.0
    return chance * won - (1 - chance) * lost - hp * mind.hp_worth


def player_chance(state: State, seat: Seat, other: Seat) -> float:
    """Return the chance against a player; underage players are equal, with one die each."""
    if state.settings.is_underage:
        return 0.5
    rival = state.people[other]
    if rival.hp <= 1 or state.people[seat].hp <= 1:
        return float(rival.hp <= 1)
    return clash_chance(state, seat, state.board(other), rival.hp, len(rival.magic), "players")
