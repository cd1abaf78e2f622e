"""Small plans for one side's turn, step by step, of which the automated side consists (RUL-HOG-120).

A plan looks at the state and returns the next move towards its end, or None if it has nothing to do. The bots use these
plans too, but what only a bot does is in `bots/`, so that tuning a bot leaves the ruling as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

from commonroom.engine import Seat
from commonroom.engine.tuples import other

from ...board.map import Spot
from ...effects.vocabulary import Seeker, SeekerExtraDie, SeekerOpp
from ..actions import BEATERS, CHASERS, PIECES, SHOOT, TAKE, Aim, Card, Move, Pass, Piece, Play, Put, Throw, Turn
from ..ground import DIRECTIONS, Ground
from ..legality import thief
from ..paths import Way, occupied, shortest
from ..state import Held, State
from .bludgers import landing

Worth: TypeAlias = Callable[[Piece], float]
"""Value of hitting a piece of the other side; 0 if it is not worth a throw."""

MEAN_DIE = 3.5
WEARY = 60
"""Turns after which nobody keeps the Quaffle in any longer. The usual limit is reached earlier."""


class Run(NamedTuple):
    """A piece on its way."""

    piece: Piece
    way: Way


def alive(state: State, seat: Seat, pieces: tuple[Piece, ...]) -> Iterator[tuple[Piece, Spot]]:
    """Yield those of the pieces that are still in the match, with their fields."""
    for piece in pieces:
        spot = state.spot(seat, piece)
        if spot is not None:
            yield piece, spot


def nearest(state: State, seat: Seat, pieces: tuple[Piece, ...], goals: tuple[Spot, ...]) -> Run | None:
    """Find the piece that reaches one of the fields first; if none does, as if its own side made room."""
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
    """Return the next step on the way, or the move of a piece of ours that has to make room for it."""
    if run.way[0] not in state.pieces[seat]:
        return Move(run.piece, run.way[0])
    return step_aside(state, seat, run.way[0], run)


# The Quaffle


def route(state: State, seat: Seat) -> Way | None:
    """Return the way of a carried Quaffle to where it can be shot: over empty fields, or passed on."""
    ground = state.settings.ground
    mates = {spot for _, spot in alive(state, seat, CHASERS)} - set(state.pieces[other(seat)])  # RUL-HOG-133
    goals = [spot for spot in ground.lines[other(seat)] if state.is_empty(spot) or spot in mates]
    return shortest(ground.steps, state.place_of(state.quaffle), goals, occupied(state) - mates)


def carry(state: State, seat: Seat) -> Turn | None:
    """Carry the Quaffle the shortest way to the other side's line, and then shoot."""
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
    """Make room for the carrier of the Quaffle, who cannot move at all."""
    here = state.place_of(state.quaffle)
    hemmed_in = not any(state.is_empty(there) for there in state.settings.ground.steps[here])
    return step_aside(state, seat, here) if hemmed_in else None


class Exit(NamedTuple):
    """A way of the Quaffle from the keeper to a chaser in front."""

    cost: int
    """Actions until the chaser has it."""
    slide: Way
    """The keeper's way along the goal area."""
    run: Run
    front: Spot
    beater_in_the_way: bool


def best_exit(state: State, seat: Seat) -> Exit | None:
    """Return the exit by which the keeper's Quaffle can be fetched soonest."""
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
    """Bring the keeper's Quaffle where it can be fetched soonest, and the nearest chaser there."""
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
    """Send the nearest chaser for a Quaffle that lies on the pitch or that an opposing chaser has."""
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
    """Move a piece of ours out of another's way, onto an empty field.

    Hemmed in by its own side, it waits until the next one has made room; only then does it go ahead on the way.
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
    """Put the Quaffle on the field of our line that one of our chasers reaches first, and an opponent last."""
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
    """Go back to our own half when the match stands still, because the other keeper cannot get the Quaffle out.

    A piece that cannot go back at least steps out of the keeper's way.
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
    """Return the steps to a line on an empty pitch."""
    return len(shortest(ground.steps, spot, line, ()) or ())


# Bludgers


def fetch_bludger(state: State, seat: Seat) -> Run | None:
    """Return the nearest beater without a bludger, on the way to one that lies on the pitch."""
    free = tuple(piece for piece in BEATERS if state.bludger_of(seat, piece) is None)
    loose = tuple(ball for ball in state.bludgers if not isinstance(ball, Held))
    for piece, spot in alive(state, seat, free):
        if spot in loose:  # one has to enter its field to pick it up, so the beater steps off it and back
            aside = next((there for there in state.settings.ground.steps[spot] if state.is_empty(there)), None)
            if aside is not None:
                return Run(piece, (aside, spot))
    return nearest(state, seat, free, tuple(spot for spot in loose if spot not in state.pieces[other(seat)]))


def armed(state: State, seat: Seat) -> Iterator[Piece]:
    """Yield the beaters who have a bludger and may still throw it in this turn."""
    for piece in BEATERS:
        if piece not in state.thrown and state.bludger_of(seat, piece) is not None:
            yield piece


def prospect(state: State, seat: Seat, origin: Spot, worth: Worth) -> float:
    """Return the expected worth of a throw from this field, before the die is rolled."""
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
    """Ready a beater who can expect to hit something worthwhile."""
    for piece in armed(state, seat):
        origin = state.spot(seat, piece)
        if origin is not None and prospect(state, seat, origin, worth) > at_least:
            return Aim(piece)
    return None


def throw(state: State, seat: Seat, worth: Worth) -> Throw:
    """Throw where the bludger hits best; if it hits nobody, it should at least stay in play."""
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
    """Return by how many fields a card puts our seeker ahead, as things stand."""
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
    """Return the card that gains most, if one may still be used in this turn."""
    if state.played or not state.hands[seat]:
        return None
    return Play(max(sorted(state.hands[seat]), key=lambda card: card_gain(state, seat, card)))
