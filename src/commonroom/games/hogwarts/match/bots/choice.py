"""Bots that know the match."""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.engine import Dice, Seat
from commonroom.engine.eyes import Bot, Eyes

from ..actions import CHASERS, END, FORMATION, ROLL, TAKE, Pass, Piece, Turn
from ..paths import shortest
from ..play.automaton import automaton
from ..state import State, other
from .plans import (
    WEARY,
    Worth,
    aim,
    alive,
    best_card,
    best_exit,
    bring_out,
    card_gain,
    carry,
    fetch,
    fetch_bludger,
    forward,
    hunt,
    nearest,
    quaffle_home,
    route,
    throw,
    withdraw,
)

SLIPS = 30
"""Percentage of the easy bot's moves that are random."""
WORTH_AIMING = 0.5
"""Expected gain below which a throw is kept for later, while there is a later."""
FAR = 99
"""Any number of actions, in this turn or the next."""


def easy(eyes: Eyes, dice: Dice) -> Turn:
    """Play like the automated side, with random slips."""
    if dice.roll("slip", 100) <= SLIPS:
        slip: Turn = dice.pick("bot", eyes.legal())
        return slip
    return automaton(eyes, dice)


def greedy(eyes: Eyes, dice: Dice) -> Turn:
    """Take the shortest way to a goal, throw bludgers where they hurt, and play cards when they gain most."""
    state, seat = eyes.imagine(dice), eyes.seat
    match state.phase:
        case "place":
            return FORMATION
        case "roll":
            return ROLL
        case "take":
            return TAKE
        case "throw":
            return throw(state, seat, harm(state, seat))
        case "put":
            return quaffle_home(state, seat)
        case "fly":
            return _fly(state, seat)
    return _act(state, seat)


def _act(state: State, seat: Seat) -> Turn:
    """Choose the next action.

    Throws are free and come first. If a shot is possible in this turn, its actions are kept for it; a Quaffle that
    could not be shot stays with the keeper, from whom nobody can take it (RUL-HOG-134).
    """
    worth = harm(state, seat)
    ready = aim(state, seat, worth, WORTH_AIMING if state.left else 0.0)
    if ready is not None or not state.left:
        return ready or END
    needed = actions_to_shot(state, seat)
    if needed:
        plans = (beat(state, seat, worth, state.left - needed), advance(state, seat))
    elif state.carrier(seat) == "keeper" and state.turns <= WEARY:
        plans = (beat(state, seat, worth, FAR), prepare(state, seat))
    else:
        plans = (advance(state, seat), beat(state, seat, worth, FAR))
    return (
        withdraw(state, seat)
        or plans[0]
        or plans[1]
        or stand_in_the_way(state, seat)
        or aim(state, seat, worth, 0.0)
        or END
    )


def advance(state: State, seat: Seat) -> Turn | None:
    """Move towards a shot, whoever has the Quaffle now."""
    return carry(state, seat) or bring_out(state, seat) or fetch(state, seat)


def beat(state: State, seat: Seat, worth: Worth, most: int) -> Turn | None:
    """Ready a throw, or fetch a bludger, if that takes no more than this many actions."""
    hunting = hunt(state, seat, worth, most)
    if hunting is not None:
        return hunting
    run = fetch_bludger(state, seat)
    return forward(state, seat, run) if run is not None and 0 < len(run.way) <= most else None


def prepare(state: State, seat: Seat) -> Turn | None:
    """Do everything that brings the Quaffle out of the goal area, except the pass itself."""
    step = bring_out(state, seat)
    return None if isinstance(step, Pass) else step


def stand_in_the_way(state: State, seat: Seat) -> Turn | None:
    """Put a chaser in front of the other keeper who has the Quaffle, which costs them actions."""
    if state.carrier(other(seat)) != "keeper" or state.turns > WEARY:
        return None
    ground = state.settings.ground
    front = tuple(spot for spot in ground.passes[state.place_of(state.quaffle)] if not ground.is_goal(spot))
    run = nearest(state, seat, CHASERS, tuple(spot for spot in front if state.is_empty(spot)))
    return forward(state, seat, run) if run is not None and run.way else None


def actions_to_shot(state: State, seat: Seat) -> int:
    """Return the actions that a shot takes in this turn; 0 if it is out of reach."""
    carrier, needed = state.carrier(seat), 0
    if carrier in CHASERS:
        way = route(state, seat)
        needed = 0 if way is None else len(way) + 1
    elif carrier == "keeper":
        way_out, ground = best_exit(state, seat), state.settings.ground
        if way_out is not None:
            ahead = shortest(ground.steps, way_out.front, ground.lines[other(seat)], ())
            needed = way_out.cost + len(ahead or ()) + 1
    return needed if needed <= state.left else 0


def harm(state: State, seat: Seat) -> Worth:
    """Return how much it would hurt the other side to lose each piece."""
    rival = other(seat)
    chasers = sum(1 for _ in alive(state, rival, CHASERS))
    carrier = state.carrier(rival)
    shot_ahead = actions_to_shot(state, seat) > 0
    # To end the first round early gains no cards, so it is only worth it for a side that has scored at least as often.
    ahead = state.goals[seat] >= max(1, state.goals[rival])

    def worth(piece: Piece) -> float:
        if piece == "keeper":
            return 3.0 if shot_ahead else 1.6
        if piece not in CHASERS:
            return 0.5 if state.bludger_of(rival, piece) is None else 1.0
        if chasers == 1:
            return 5.0 if ahead else 0.0
        return (2.5 if chasers == 2 else 1.6) + (4.0 if piece == carrier else 0.0)

    return worth


def _fly(state: State, seat: Seat) -> Turn:
    """Roll first, then play a card if it is worth it; keep one that would be wasted."""
    card = best_card(state, seat)
    gain = 0.0 if card is None else card_gain(state, seat, card.card)
    to_go = state.settings.pitch.track - state.seekers[seat]
    if card is not None and (gain >= to_go or (state.flown and gain > 0)):
        return card
    return END if state.flown else ROLL


BOTS: Mapping[str, Bot] = {"easy": easy, "greedy": greedy, "automaton": automaton}
