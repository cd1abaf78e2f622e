"""Small plans for one side's turn, step by step: what every bot of the match is made of.

A plan looks at the state and names the next move towards its end, or None where it has nothing to do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

from commonroom.engine import Seat

from ...board.map import Spot
from ...effects.vocabulary import Seeker, SeekerExtraDie, SeekerOpp
from ..actions import BEATERS, CHASERS, PIECES, SHOOT, TAKE, Aim, Card, Move, Pass, Piece, Play, Put, Throw, Turn
from ..ground import DIRECTIONS, Ground
from ..legality import thief
from ..paths import Way, occupied, shortest, within
from ..play.bludgers import landing
from ..state import Held, State, other

Worth: TypeAlias = Callable[[Piece], float]
"""How gladly one would hit a piece of the other side; nothing for what is not worth a throw."""

MEAN_DIE = 3.5
FARTHEST_HUNT = 4
"""So far a beater goes for a throw."""
STEP_COST = 0.12
WORTH_A_THROW = 0.3
"""What a throw must bring, in the measure of `Worth`, and what every step to a better place must bring in addition."""

WEARY = 60
"""After so many turns nobody keeps the Quaffle from coming out any longer. The usual limit is reached before."""


class Run(NamedTuple):
    """A piece on its way."""

    piece: Piece
    way: Way


def alive(state: State, seat: Seat, pieces: tuple[Piece, ...]) -> Iterator[tuple[Piece, Spot]]:
    """Those of the pieces that are still in the match, and where."""
    for piece in pieces:
        spot = state.spot(seat, piece)
        if spot is not None:
            yield piece, spot


def nearest(state: State, seat: Seat, pieces: tuple[Piece, ...], goals: tuple[Spot, ...]) -> Run | None:
    """Which of the pieces gets to one of the fields first; where nobody does, then if others of its side make room."""
    steps = state.settings.ground.steps
    rivals = {spot for _, spot in alive(state, other(seat), PIECES)}
    for blocked in (occupied(state), rivals):
        runs = []
        for piece, spot in alive(state, seat, pieces):
            way = shortest(steps, spot, goals, blocked)
            if way is not None:
                runs.append(Run(piece, way))
        if runs:
            return min(runs, key=lambda run: len(run.way))
    return None


def forward(state: State, seat: Seat, run: Run) -> Turn | None:
    """The next step on the way, for which another piece of the same side may have to make room."""
    if run.way[0] not in state.pieces[seat]:
        return Move(run.piece, run.way[0])
    return step_aside(state, seat, run.way[0], run)


# The Quaffle


def route(state: State, seat: Seat) -> Way | None:
    """The way of a Quaffle that a chaser carries to where it can be shot: carried over empty fields, or passed on."""
    ground = state.settings.ground
    mates = {spot for _, spot in alive(state, seat, CHASERS)} - set(state.pieces[other(seat)])  # RUL-HOG-133
    goals = [spot for spot in ground.lines[other(seat)] if state.is_empty(spot) or spot in mates]
    return shortest(ground.steps, state.place_of(state.quaffle), goals, occupied(state) - mates)


def carry(state: State, seat: Seat) -> Turn | None:
    """A chaser has the Quaffle: the shortest way to the other side's line, and then a shot."""
    carrier = state.carrier(seat)
    if carrier not in CHASERS:
        return None
    way = route(state, seat)
    if way is None:
        return make_room(state, seat)
    if not way:
        return SHOOT
    return Pass(way[0]) if way[0] in state.pieces[seat] else Move(carrier, way[0])


def make_room(state: State, seat: Seat) -> Turn | None:
    """Who has the Quaffle cannot move at all: a piece of the same side has to."""
    here = state.place_of(state.quaffle)
    hemmed_in = not any(state.is_empty(there) for there in state.settings.ground.steps[here])
    return step_aside(state, seat, here) if hemmed_in else None


class Exit(NamedTuple):
    """How the Quaffle gets from the keeper to a chaser in front of him."""

    cost: int
    """How many actions it takes until the chaser has it."""
    slide: Way
    """The keeper's way along the goal area."""
    run: Run
    front: Spot
    beater_in_the_way: bool


def best_exit(state: State, seat: Seat) -> Exit | None:
    """From where a Quaffle that the keeper has can be fetched soonest."""
    ground, here = state.settings.ground, state.place_of(state.quaffle)
    exits = []
    for goal in ground.goals[seat]:
        slide = shortest(ground.steps, here, (goal,), ())
        for front in ground.passes[goal]:
            if slide is None or ground.is_goal(front) or front in state.pieces[other(seat)]:
                continue
            run = nearest(state, seat, CHASERS, (front,))
            in_the_way = state.piece_at(seat, front) in BEATERS
            if run is not None and not (in_the_way and step_aside(state, seat, front) is None):
                exits.append(Exit(len(slide) + len(run.way) + in_the_way + 1, slide, run, front, in_the_way))
    return min(exits, key=lambda exit_: exit_.cost, default=None)


def bring_out(state: State, seat: Seat) -> Turn | None:
    """The keeper has the Quaffle: he goes where it can be fetched from soonest, and the nearest chaser comes for it."""
    if state.carrier(seat) != "keeper":
        return None
    way_out = best_exit(state, seat)
    if way_out is None:
        return None
    if way_out.slide:
        return Move("keeper", way_out.slide[0])
    if way_out.beater_in_the_way:
        return step_aside(state, seat, way_out.front)
    return forward(state, seat, way_out.run) if way_out.run.way else Pass(way_out.front)


def fetch(state: State, seat: Seat) -> Turn | None:
    """The Quaffle lies on the pitch, or an opposing chaser has it: the nearest chaser gets it."""
    quaffle = state.quaffle
    if isinstance(quaffle, Held) and (quaffle.side == seat or quaffle.piece not in CHASERS):
        return None
    if thief(state, seat) is not None:
        return TAKE
    place = state.place_of(quaffle)
    if not isinstance(quaffle, Held) and not state.is_empty(place):
        return step_aside(state, seat, place)
    run = nearest(state, seat, CHASERS, (place,))
    if run is None or not run.way:
        return None
    if isinstance(quaffle, Held) and len(run.way) == 1 and state.left < state.settings.steal_cost:
        return None
    return forward(state, seat, run)


def step_aside(state: State, seat: Seat, spot: Spot, run: Run | None = None) -> Move | None:
    """One's own piece stands where another should go: it steps on an empty field off the other one's way.

    Hemmed in by its own side, it waits until the next one has made room; and only then it goes ahead on the way.
    """
    ground, waiting, ahead = state.settings.ground, [spot], None
    stays = ("keeper",) if run is None else ("keeper", run.piece)
    for here in waiting:
        piece = state.piece_at(seat, here)
        if piece is None or (here != spot and piece in stays):
            continue
        for there in ground.steps[here]:
            if state.is_empty(there) and (run is None or there not in run.way):
                return Move(piece, there)
            if state.is_empty(there):
                ahead = ahead or Move(piece, there)
            elif there in state.pieces[seat] and there not in waiting:
                waiting.append(there)
    return ahead


def quaffle_home(state: State, seat: Seat) -> Put:
    """Where the Quaffle is put on the own line: where an own chaser is first, and an opponent last."""
    blocked, steps = occupied(state), state.settings.ground.steps

    def lead(spot: Spot) -> int:
        mine, yours = (
            min(
                (
                    len(way)
                    for _, start in alive(state, side, CHASERS)
                    if (way := shortest(steps, start, (spot,), blocked)) is not None
                ),
                default=len(steps),
            )
            for side in (seat, other(seat))
        )
        return yours - 2 * mine

    return Put(max(state.settings.ground.lines[seat], key=lead))


def withdraw(state: State, seat: Seat) -> Move | None:
    """The match stands still, as the other keeper cannot get the Quaffle out: everybody goes back to the own half.

    Whoever cannot go back steps at least out of his way.
    """
    if state.turns <= WEARY or state.carrier(other(seat)) != "keeper":
        return None
    ground = state.settings.ground
    mine, yours = (partial(_distance, ground, ground.lines[side]) for side in (seat, other(seat)))
    fronts = {front for goal in ground.goals[other(seat)] for front in ground.passes[goal]}
    sideways = None
    for piece, spot in alive(state, seat, (*CHASERS, *BEATERS)):
        empty = [there for there in ground.steps[spot] if state.is_empty(there)]
        back = next((there for there in empty if mine(there) < mine(spot)), None)
        if back is not None and yours(spot) <= mine(spot):
            return Move(piece, back)
        aside = next((there for there in empty if there not in fronts), None)
        if aside is not None and spot in fronts:
            sideways = Move(piece, aside)
    return sideways


def _distance(ground: Ground, line: Collection[Spot], spot: Spot) -> int:
    """How many steps it is to a line on an empty pitch."""
    return len(shortest(ground.steps, spot, line, ()) or ())


# Bludgers


def fetch_bludger(state: State, seat: Seat) -> Run | None:
    """The nearest beater without a bludger, on the way to one that lies on the pitch."""
    free = tuple(piece for piece in BEATERS if state.bludger_of(seat, piece) is None)
    loose = tuple(ball for ball in state.bludgers if not isinstance(ball, Held))
    for piece, spot in alive(state, seat, free):
        if spot in loose:  # one has to enter its field to pick it up, so the beater steps off it and back
            aside = next((there for there in state.settings.ground.steps[spot] if state.is_empty(there)), None)
            if aside is not None:
                return Run(piece, (aside, spot))
    return nearest(state, seat, free, tuple(spot for spot in loose if spot not in state.pieces[other(seat)]))


def armed(state: State, seat: Seat) -> Iterator[Piece]:
    """The beaters who have a bludger and may still throw it in this turn."""
    for piece in BEATERS:
        if piece not in state.thrown and state.bludger_of(seat, piece) is not None:
            yield piece


def prospect(state: State, seat: Seat, origin: Spot, worth: Worth) -> float:
    """What a throw from this field can be expected to hit, before the die is rolled."""
    rivals, exact, best = state.pieces[other(seat)], state.settings.exact_bludger, 0.0
    for flight in state.settings.ground.flights[origin].values():
        for distance, spot in enumerate(flight[:6], 1):
            if spot in rivals:
                hits = 1 if exact else 7 - distance
                best = max(best, worth(PIECES[rivals.index(spot)]) * hits / 6)
                if not exact:
                    break
    return best


def aim(state: State, seat: Seat, worth: Worth, at_least: float) -> Turn | None:
    """A beater makes ready who can expect to hit something that is worth it."""
    for piece in armed(state, seat):
        origin = state.spot(seat, piece)
        if origin is not None and prospect(state, seat, origin, worth) > at_least:
            return Aim(piece)
    return None


def hunt(state: State, seat: Seat, worth: Worth, most: int) -> Turn | None:
    """A beater with a bludger goes where a throw is worth most, as far as so many actions lead, and makes ready."""
    blocked, steps = occupied(state), state.settings.ground.steps
    for piece in armed(state, seat):
        origin = state.spot(seat, piece)
        assert origin is not None
        stands = [
            (prospect(state, seat, spot, worth) - STEP_COST * distance, spot)
            for spot, distance in within(steps, origin, min(most, FARTHEST_HUNT), blocked)
        ]
        best, spot = max(stands, key=lambda stand: stand[0])
        if best > WORTH_A_THROW:
            way = shortest(steps, origin, (spot,), blocked)
            return Move(piece, way[0]) if way else Aim(piece)
    return None


def throw(state: State, seat: Seat, worth: Worth) -> Throw:
    """The direction in which the bludger hits best; where it hits nobody it should at least stay in play."""
    assert state.aimed is not None
    origin = state.spot(seat, state.aimed.piece)
    assert origin is not None
    ground, reach, start = state.settings.ground, state.aimed.reach, origin

    def promise(flight: Throw) -> tuple[float, bool]:
        to, hit = landing(state, seat, start, flight.direction, reach)
        return (0.0 if hit is None else worth(hit)), not ground.is_goal(to)

    return max(map(Throw, DIRECTIONS), key=promise)


# Cards


def card_gain(state: State, seat: Seat, card: Card) -> float:
    """By how many fields a card brings the own seeker ahead, as things stand."""
    gain = 0.0
    for effect in state.settings.cards[card].effects:
        match effect:
            case Seeker(amount):
                gain += amount
            case SeekerExtraDie():
                gain += MEAN_DIE
            case SeekerOpp(amount):
                gain += min(-amount, state.seekers[other(seat)])
    return gain


def best_card(state: State, seat: Seat) -> Play | None:
    """The card that brings most, if one may still be used in this turn."""
    if state.played or not state.hands[seat]:
        return None
    return Play(max(sorted(state.hands[seat]), key=lambda card: card_gain(state, seat, card)))
