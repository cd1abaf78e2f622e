"""A small third mode: whoever has a turn may rest first, and the game ends when enough have rested.

It is all that such a mode needs: its answers, and its own edition, option, task, chapter and part of the state.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Final, cast

import msgspec

from commonroom.engine import Dice, Need, Option, Refusal, Seat, Table
from commonroom.games.hogwarts.actions import Accept, Action, Pass
from commonroom.games.hogwarts.changes import change_hp, push
from commonroom.games.hogwarts.draft import Draft
from commonroom.games.hogwarts.editions import Edition
from commonroom.games.hogwarts.mode import Mode
from commonroom.games.hogwarts.options import ABOUT, Settings
from commonroom.games.hogwarts.pack.world import World
from commonroom.games.hogwarts.question import MoveTask, Question
from commonroom.games.hogwarts.state import State
from commonroom.games.hogwarts.tasks import StartOfTurn
from commonroom.games.hogwarts.year import layout
from commonroom.games.hogwarts.year import mode as year
from commonroom.games.hogwarts.year.edition import boards

NAME = "holidays"
ENOUGH = Option("rests", (4,), "HOG-022", "end", (Need(editions=(NAME,)),), numbers=(1, 50))


class Diary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often somebody has rested."""

    rests: int = 0


class Rest(MoveTask, frozen=True, tag="rest"):
    """Question: rest before the turn?"""

    seat: Seat


def candidates(*_: object) -> Iterator[Action]:
    yield Accept()
    yield Pass()


def refusal(_state: State, _task: Rest, _seat: Seat, action: Action) -> Refusal | None:
    return None if isinstance(action, Accept | Pass) else Refusal("HOG-100", "not_now")


def answer(draft: Draft, _: Rest, seat: Seat, action: Action) -> None:
    if isinstance(action, Accept):
        draft.state.own = Diary(draft.state.own.rests + 1)
        change_hp(draft, seat, 1, "effect")
    push(draft, StartOfTurn(seat))


QUESTIONS: Final[dict[type, Question[Any, Any]]] = {Rest: Question(candidates, refusal, answer)}
EDITION: Final = Edition(
    NAME,
    (2, 4),
    lambda _: "underage",
    lambda table: tuple(range(len(table.seats))),
    boards,
    (ENOUGH,),
    lambda table: table.option(ABOUT, ENOUGH.name),
)


def laid_out(table: Table, world: World, chosen: Settings, dice: Dice) -> State:
    state = layout.laid_out(table, world, chosen, dice)
    state.own = Diary()
    return state


def open_turn(_: Draft, seat: Seat) -> Rest:
    return Rest(seat)


def ends(state: State) -> Seat | None:
    return state.turn.seat if state.own.rests >= state.settings.own else None


def mode_like(mode: Mode, **answers: object) -> Mode:
    """Return a mode that answers these questions itself, and all others as another mode does."""
    unasked = answers.keys() - dir(Mode)
    assert not unasked, f"no mode is asked for {unasked}"

    class Like:
        def __getattr__(self, name: str) -> object:
            return answers[name] if name in answers else getattr(mode, name)

    return cast("Mode", Like())


MODE: Final = mode_like(
    year,
    EDITION=EDITION,
    TASKS=(Rest,),
    OWN=Diary,
    CHAPTERS=(sys.modules[__name__],),
    laid_out=laid_out,
    open_turn=open_turn,
    ends=ends,
)
