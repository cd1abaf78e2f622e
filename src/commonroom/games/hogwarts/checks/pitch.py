"""Whether the worked example of a match can be played on the pitch (VAL-HOG-33 and 34)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..board import Pitch, Spot, beside, mirrored
from ..facts import facts
from ..pack import Pack

SHORT_LAP, LONG_LAP = 18, 24


def worked_example(pack: Pack) -> Iterator[str]:
    """VAL-HOG-33: the steps that the rulebook counts."""
    pitch, known = pack.pitch, facts().pitch
    area = pitch.playing_area()
    pieces = (*known.lower, *known.upper)
    outside = [spot for spot in (*pieces, *known.back_step) if spot not in area]
    if outside:
        yield f"In the worked example a piece stands on {_written(outside[0])}, and the pitch is too small for it."
        return
    yield from _formation(pitch)
    if pitch.quaffle not in beside(known.chaser):
        yield f"The Quaffle must lie one step from {_written(known.chaser)}, where the chaser stands."
    line, far_line = pitch.beater_rows, tuple(-row for row in pitch.beater_rows)
    shot = _steps(pitch, pitch.quaffle, far_line, blocked=pieces)
    if shot != known.shot_steps:
        yield f"From the Quaffle to the other side's line it must be {known.shot_steps} steps, and it is {shot}."
    near = [spot for spot in pitch.bludgers if spot in beside(known.beater)]
    if not near:
        yield f"A bludger must lie one step from {_written(known.beater)}, where the beater stands."
    elif near[0][1] != known.target[1] or known.target[0] - near[0][0] != known.bludger_flight:
        yield f"The bludger must hit {_written(known.target)} after {known.bludger_flight} fields in a straight line."
    moved, to = known.back_step
    others = [spot for spot in known.upper if spot not in (moved, known.eliminated)]
    run = _steps(pitch, to, line, blocked=(*others, *known.lower_later))
    if run != known.run_steps:
        yield f"From line to line it must be {known.run_steps} steps around the others, and it is {run}."


def track(pack: Pack) -> Iterator[str]:
    """VAL-HOG-34: the lap of the worked example is run in the last turn, and not before."""
    if not SHORT_LAP < pack.pitch.track <= LONG_LAP:
        yield f"A lap of the seekers must have {SHORT_LAP + 1} to {LONG_LAP} fields, not {pack.pitch.track}."


def _formation(pitch: Pitch) -> Iterator[str]:
    """The pieces begin on their lines, each on its own field (HOG-412 to HOG-415)."""
    formation, area = pitch.formation, pitch.playing_area()
    spots = [formation.keeper, *formation.beaters, *formation.chasers]
    if formation.keeper not in pitch.goals or any(goal in area for goal in pitch.goals):
        yield "The keeper must begin in the goal area, which lies behind the playing area."
    if any(row not in pitch.beater_rows for row, _ in formation.beaters):
        yield "The beaters must begin on their own line."
    if any(row not in pitch.chaser_rows for row, _ in formation.chasers):
        yield "The chasers must begin on their own lines."
    if len(set(spots)) < len(spots) or any(spot not in area for spot in spots[1:]):
        yield "Every piece must begin on a field of its own, on the pitch."
    if {*pitch.bludgers} != {*map(mirrored, pitch.bludgers)} or not area.issuperset(pitch.bludgers):
        yield "There must be one bludger on each half."


def _steps(pitch: Pitch, start: Spot, rows: Collection[int], blocked: Collection[Spot]) -> int | None:
    """How many steps the shortest way to one of these rows has; None if there is none."""
    reached, edge, steps = {start}, {start}, 0
    open_spots = pitch.playing_area() - set(blocked)
    while edge:
        if any(row in rows for row, _ in edge):
            return steps
        edge = {spot for here in edge for spot in beside(here) if spot in open_spots} - reached
        reached |= edge
        steps += 1
    return None


def _written(spot: Spot) -> str:
    return f"row {spot[0]}, column {spot[1]}"
