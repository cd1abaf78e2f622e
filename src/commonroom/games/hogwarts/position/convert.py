"""Positions as JSON-ready data and back; in a position written by hand much may be left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from msgspec import UNSET
from msgspec.structs import asdict, replace

from commonroom import engine
from commonroom.engine import BadInput, Dice, Table
from commonroom.engine.convert import read_input
from commonroom.engine.plain import plain

from .. import match
from ..agenda import asked, run
from ..board.map import HOUSES, House
from ..draft import Draft
from ..match.position.convert import read_position
from ..mode import MODES, known_tasks
from ..options import Settings, settings, world_of
from ..pack.world import World
from ..state import Person, State
from ..tasks import PlayMatch, Task
from ..walk.pitch import match_settings
from .defaults import filled
from .form import DeathEaterPosition, Position, SeatPosition
from .pieces import HANDS
from .soundness import misnamed, problems


def to_position(state: State) -> dict[str, Any]:
    """Return the whole state as data that `from_position` turns back into the same state."""
    position = Position(
        seats=[_seat(person) for person in state.people],
        decks=dict(state.decks),
        tokens=dict(state.tokens),
        aside=state.aside,
        death_eaters=[DeathEaterPosition(foe.id, foe.at, foe.hp, foe.spell, foe.potion) for foe in state.death_eaters],
        mission_pile=state.mission_pile,
        first=state.first,
        turn=state.turn,
        round=state.round,
        agenda=tuple(map(_written, state.agenda)),
        end_called=state.end_called,
        destroyed=state.destroyed,
        returned=state.returned,
        own=UNSET if state.own is None else state.own,
        shown=state.shown,
        result=state.result,
    )
    data: dict[str, Any] = plain(position)
    return data


def _seat(person: Person) -> SeatPosition:
    names = cast("dict[str, str]", HANDS)
    return SeatPosition(**{names.get(name, name): value for name, value in asdict(person).items()})


def _written(task: Task) -> Task:
    """Write a match as its own position, with the Houses that play it."""
    if not isinstance(task, PlayMatch):
        return task
    return replace(task, state={"houses": task.state.settings.houses, **match.to_position(task.state)})


def from_position(table: Table, position: Mapping[str, Any], dice: Dice) -> State:
    """Return the state that a position describes; raise BadInput for one that is impossible."""
    given: Position = read_input(position, Position, "position")
    given.agenda = None if given.agenda is None else _tasks(given.agenda)
    given.own = _own(given.own, MODES[table.edition].OWN)
    world, chosen = world_of(table), settings(table)
    for name, message in misnamed(given, world, chosen):
        raise BadInput(f"position.{name}", message)
    if given.agenda is not None:
        given.agenda = tuple(_revived(task, number, world, chosen, dice) for number, task in enumerate(given.agenda))
    state = filled(given, table, dice)
    for name, message in problems(state):
        raise BadInput(f"position.{name}", message)
    return _at_its_question(state, dice)


def _tasks(agenda: tuple[Any, ...]) -> tuple[Task, ...]:
    """Read the tasks of an agenda, those of every mode."""
    known = known_tasks()
    return tuple(read_input(task, known, f"position.agenda[{number}]") for number, task in enumerate(agenda))


def _own(written: Any, kind: type | None) -> Any:
    """Read what only the mode of the table knows."""
    if written is UNSET:
        return None
    if kind is None:
        raise BadInput("position.own", "belongs to another edition")
    return read_input(written, kind, "position.own")


def _revived(task: Task, number: int, world: World, chosen: Settings, dice: Dice) -> Task:
    """Turn the position of a match back into a match."""
    if not isinstance(task, PlayMatch):
        return task
    where = f"position.agenda[{number}].state"
    if not isinstance(task.state, dict):
        raise BadInput(where, "must be the position of a match")
    houses = task.state.get("houses")
    if not isinstance(houses, list) or len(houses) != 2 or not set(houses) < set(HOUSES) or houses[0] == houses[1]:
        raise BadInput(f"{where}.houses", f"must be two of {', '.join(HOUSES)}")
    rest = {name: value for name, value in task.state.items() if name != "houses"}
    played = match_settings(world, chosen, cast("tuple[House, House]", tuple(houses)))
    try:
        return replace(task, state=read_position(played, rest, dice))
    except BadInput as error:
        raise BadInput(where + error.field.removeprefix("position"), error.message) from None


def _at_its_question(state: State, dice: Dice) -> State:
    """Run the agenda until somebody has to be asked; refuse tasks that name what is not there."""
    draft: Draft = engine.Draft(state, dice)
    try:
        run(draft)
        if state.agenda:
            task, how = asked(state)
            possible = all(how.moves(state, task, seat) for seat in how.seats(state, task))
        else:
            possible = state.result is not None
    # A task written by hand may name anything, so any of the rules' assumptions may break on it.
    except (KeyError, IndexError, ValueError, AssertionError, StopIteration, AttributeError, TypeError):
        possible = False
    if not possible:
        raise BadInput("position.agenda", "cannot be played on from here")
    return state
