"""The outlook of a seat: where a walk can end, what a fight comes to, what missions lack, and why not."""

from __future__ import annotations

import msgspec

from commonroom.engine import Seat, Viewer

from .. import match
from ..actions import Action, Pass
from ..knowledge.secrets import side_of
from ..legality import legal
from ..match.outlook import MatchOutlook
from ..mode import mode_of
from ..state import State
from ..tasks import PlayMatch
from .fights import FightNumbers, fight_numbers
from .missions import MissionOutlook, mission_outlooks
from .refusals import NOTHING_REFUSED, Refusals, refusals
from .walks import WalkOutlook, walk_outlook


class Outlook(msgspec.Struct, frozen=True):
    """What a seat can work out before it acts, all of it from what the seat knows."""

    walk: WalkOutlook | None
    """Where the walk that is due can end; None while the seat does not walk."""
    fight: FightNumbers | None
    """The fight that goes on, in numbers, for everybody who watches it too; None if there is none."""
    missions: tuple[MissionOutlook, ...]
    """The open missions of the seat and its team."""
    refused: Refusals
    """What the seat has and cannot use now, with the rule that forbids it."""
    match: MatchOutlook | None
    """The Quidditch match that is being played, for the side that it waits for."""
    forced: Action | None
    """The answer, if the seat can only pass: a page may give it without asking."""
    chances: dict[str, float]
    """The chance of each action that the seat could take now and that dice decide at once, by its type: `destroy`."""


def outlook(state: State, seat: Viewer) -> Outlook | None:
    """Return the outlook of a seat, or a watcher's: the fight. None before all have boards, and after the end."""
    if state.result is not None or any(person.character is None for person in state.people):
        return None
    if seat is None:
        return Outlook(None, fight_numbers(state, None), (), NOTHING_REFUSED, None, None, {})
    return Outlook(
        walk=walk_outlook(state, seat),
        fight=fight_numbers(state, seat),
        missions=mission_outlooks(state, seat),
        refused=refusals(state, seat),
        match=_match(state, seat),
        forced=_forced(state, seat),
        chances=mode_of(state).chances(state, seat),
    )


def _match(state: State, seat: Seat) -> MatchOutlook | None:
    task = state.agenda[-1]
    if not isinstance(task, PlayMatch):
        return None
    side = side_of(task.sides, seat)
    return None if side is None else match.outlook(task.state, side)


def _forced(state: State, seat: Seat) -> Action | None:
    """Return the only answer, unless it rolls dice: those one rolls oneself."""
    moves = legal(state, seat)
    return moves[0] if len(moves) == 1 and isinstance(moves[0], Pass) else None
