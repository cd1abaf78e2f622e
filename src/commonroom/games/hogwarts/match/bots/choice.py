"""Bots that know the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from commonroom.engine import Dice, Seat
from commonroom.engine.eyes import Bot, Eyes
from commonroom.engine.reasons import Hint, Hinter, Reason
from commonroom.engine.tuples import other

from ..actions import CHASERS, END, FORMATION, ROLL, SHOOT, TAKE, Pass, Piece, Turn
from ..paths import shortest
from ..play.automaton import automaton
from ..play.plans import (
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
    nearest,
    quaffle_home,
    route,
    throw,
    withdraw,
)
from ..state import State
from . import reasons as because
from .hunt import hunt

SLIPS = 30
"""Percentage of the easy bot's moves that are random."""
WORTH_AIMING = 0.5
"""Expected gain below which a throw is kept for later, while there is a later."""
FAR = 99
"""Any number of actions, in this turn or the next."""

Why: TypeAlias = Callable[[], Reason]
"""Makes the reason of a plan, if somebody asks."""


def easy(eyes: Eyes, dice: Dice) -> Turn:
    """Play like the automated side, with random slips."""
    if dice.roll("slip", 100) <= SLIPS:
        slip: Turn = dice.pick("bot", eyes.legal())
        return slip
    return automaton(eyes, dice)


def greedy(eyes: Eyes, dice: Dice) -> Turn:
    """Take the shortest way to a goal, throw bludgers where they hurt, and play cards when they gain most."""
    return _decide(eyes, dice)[1]


def greedy_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what greedy would do, and the plan that it comes from."""
    why, turn = _decide(eyes, dice)
    return Hint(turn, None if why is None else why())


def _decide(eyes: Eyes, dice: Dice) -> tuple[Why | None, Turn]:
    """Return the next action, and why."""
    state, seat = eyes.imagine(dice), eyes.seat
    match state.phase:
        case "place":
            return because.Forms, FORMATION
        case "roll":
            return None, ROLL
        case "take":
            return because.Fetches, TAKE
        case "throw":
            return because.Throws, throw(state, seat, harm(state, seat))
        case "put":
            return because.PutsBack, quaffle_home(state, seat)
        case "fly":
            return _fly(state, seat)
    return next((why, turn) for why, turn in _plans(state, seat) if turn is not None)


def _plans(state: State, seat: Seat) -> Iterator[tuple[Why, Turn | None]]:
    """Yield plans for the next action, the best first; a plan may have nothing to do, but the last always has.

    Throws are free and come first. If a shot is possible in this turn, its actions are kept for it; a Quaffle that
    could not be shot stays with the keeper, from whom nobody can take it (RUL-HOG-134).
    """
    worth = harm(state, seat)
    ready = aim(state, seat, worth, WORTH_AIMING if state.left else 0.0)
    yield because.Throws, ready
    if not state.left:
        yield because.Rests, END
    yield because.Withdraws, withdraw(state, seat)
    needed = actions_to_shot(state, seat)
    if needed:
        yield because.Hunts, beat(state, seat, worth, state.left - needed)
        yield from _advances(state, seat)
    elif state.carrier(seat) == "keeper" and state.turns <= WEARY:
        yield because.Hunts, beat(state, seat, worth, FAR)
        yield because.BringsOut, prepare(state, seat)
    else:
        yield from _advances(state, seat)
        yield because.Hunts, beat(state, seat, worth, FAR)
    yield because.Blocks, stand_in_the_way(state, seat)
    yield because.Throws, aim(state, seat, worth, 0.0)
    yield because.Rests, END


def _advances(state: State, seat: Seat) -> Iterator[tuple[Why, Turn | None]]:
    """Yield moves towards a shot, whoever has the Quaffle now."""
    carried = carry(state, seat)
    yield because.Shoots if carried == SHOOT else because.Carries, carried
    yield because.BringsOut, bring_out(state, seat)
    yield because.Fetches, fetch(state, seat)


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


def _fly(state: State, seat: Seat) -> tuple[Why | None, Turn]:
    """Roll first, then play a card if it is worth it; keep one that would be wasted."""
    card = best_card(state, seat)
    gain = 0.0 if card is None else card_gain(state, seat, card.card)
    to_go = state.settings.pitch.track - state.seekers[seat]
    if card is not None and (gain >= to_go or (state.flown and gain > 0)):
        return because.Gains, card
    why: Why | None = because.SavesCard if card is not None else because.Rests if state.flown else None
    return why, END if state.flown else ROLL


BOTS: Mapping[str, Bot] = {"easy": easy, "greedy": greedy, "automaton": automaton}
HINTS: Mapping[str, Hinter] = {"greedy": greedy_hint}
LEVELS: Mapping[str, str] = {"easy": "easy", "normal": "automaton", "hard": "greedy"}
"""Ratings are in docs/bots.md."""
