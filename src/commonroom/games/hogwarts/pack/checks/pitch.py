"""Checks that the worked example of a match can be played on the pitch (VAL-HOG-33 and 34)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from commonroom.engine.words import Words, words

from ...board.map import Pitch, Spot, beside, mirrored
from ..facts import facts
from ..shape import Pack
from .walking import NO_WAY

SHORT_LAP, LONG_LAP = 18, 24


def worked_example(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-33: the steps that the rulebook counts."""
    pitch, known = pack.pitch, facts().pitch
    area = pitch.playing_area()
    pieces = (*known.lower, *known.upper)
    outside = [spot for spot in (*pieces, *known.back_step) if spot not in area]
    if outside:
        sentence = "In the worked example a piece stands on {spot}, and the pitch is too small for it."
        yield words("small_pitch", sentence, spot=_written(outside[0]))
        return
    yield from _formation(pitch)
    if pitch.quaffle not in beside(known.chaser):
        sentence = "The Quaffle must lie one step from {spot}, where the chaser stands."
        yield words("quaffle_place", sentence, spot=_written(known.chaser))
    line, far_line = pitch.beater_rows, tuple(-row for row in pitch.beater_rows)
    shot = _steps(pitch, pitch.quaffle, far_line, blocked=pieces)
    if shot != known.shot_steps:
        sentence = "From the Quaffle to the opposite line it must be {wanted} steps, and it is {steps}."
        yield words("shot_steps", sentence, wanted=known.shot_steps, steps=NO_WAY if shot is None else shot)
    near = [spot for spot in pitch.bludgers if spot in beside(known.beater)]
    if not near:
        sentence = "A bludger must lie one step from {spot}, where the beater stands."
        yield words("bludger_place", sentence, spot=_written(known.beater))
    elif near[0][1] != known.target[1] or known.target[0] - near[0][0] != known.bludger_flight:
        sentence = "The bludger must hit {spot} after {fields} fields in a straight line."
        yield words("bludger_flight", sentence, spot=_written(known.target), fields=known.bludger_flight)
    moved, to = known.back_step
    others = [spot for spot in known.upper if spot not in (moved, known.eliminated)]
    run = _steps(pitch, to, line, blocked=(*others, *known.lower_later))
    if run != known.run_steps:
        sentence = "From line to line it must be {wanted} steps around the others, and it is {steps}."
        yield words("run_steps", sentence, wanted=known.run_steps, steps=NO_WAY if run is None else run)


def track(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-34: the lap of the worked example is completed in the last turn, and not before."""
    if not SHORT_LAP < pack.pitch.track <= LONG_LAP:
        sentence = "A lap of the seekers must have {low} to {high} fields, not {fields}."
        yield words("lap", sentence, low=SHORT_LAP + 1, high=LONG_LAP, fields=pack.pitch.track)


def _formation(pitch: Pitch) -> Iterator[Words]:
    """Check that the pieces begin on their lines, each on its own field (HOG-412 to HOG-415)."""
    formation, area = pitch.formation, pitch.playing_area()
    spots = [formation.keeper, *formation.beaters, *formation.chasers]
    if formation.keeper not in pitch.goals or any(goal in area for goal in pitch.goals):
        sentence = "The keeper must begin in the goal area, which lies behind the playing area."
        yield words("keeper_place", sentence)
    if any(row not in pitch.beater_rows for row, _ in formation.beaters):
        yield words("beater_line", "The beaters must begin on their own line.")
    if any(row not in pitch.chaser_rows for row, _ in formation.chasers):
        yield words("chaser_lines", "The chasers must begin on their own lines.")
    if len(set(spots)) < len(spots) or any(spot not in area for spot in spots[1:]):
        yield words("own_fields", "Every piece must begin on a field of its own, on the pitch.")
    if {*pitch.bludgers} != {*map(mirrored, pitch.bludgers)} or not area.issuperset(pitch.bludgers):
        yield words("bludger_halves", "There must be one bludger on each half.")


def _steps(pitch: Pitch, start: Spot, rows: Collection[int], blocked: Collection[Spot]) -> int | None:
    """Return the steps of the shortest way to one of these rows; None if there is none."""
    reached, edge, steps = {start}, {start}, 0
    open_spots = pitch.playing_area() - set(blocked)
    while edge:
        if any(row in rows for row, _ in edge):
            return steps
        edge = {spot for here in edge for spot in beside(here) if spot in open_spots} - reached
        reached |= edge
        steps += 1
    return None


def _written(spot: Spot) -> Words:
    return words("spot", "row {row}, column {column}", row=spot[0], column=spot[1])
