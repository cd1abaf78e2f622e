"""The questions in which the modes of the game differ, by subject.

The rules ask the mode of the table; no rule asks which mode it is. `year/mode.py` answers for the first mode,
`returns/mode.py` for the second, and `registered.py` lists them. A third mode is a folder, or a module, that answers
and brings its own tasks, options and part of the state, and a line there; tests/hogwarts/contract/holidays.py is one.
Events, and the reasons for which a walk or the game ends, are closed sets that records and pages rely on: a mode that
needs a new one adds it to `events/`, or to `HaltWhy` below.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias, Union

from commonroom.engine import Dice, Refusal, Seat, Table

from .actions import Action
from .draft import Draft
from .editions import Edition
from .effects.vocabulary import Deck, Effects
from .fights.tasks import Fight, FightKind
from .options import Settings
from .pack.ids import Id
from .pack.people import Role
from .pack.world import World
from .state import Held, State
from .tasks import SHARED_TASKS, Arrive, StartOfTurn, Task, Walk
from .walk.stay import Stay

if TYPE_CHECKING:
    from .position.form import Position

HaltWhy: TypeAlias = Literal["tower", "mission", "horcrux", "stop", "met", "pitch"]
"""The reasons that the page has words for, those of every mode."""


class Halt(NamedTuple):
    """Why a walk may end on a field before all moves are used, or must."""

    why: HaltWhy
    must: bool = False
    is_goal: bool = False
    """True if one stops there only to reach a goal of the game, and then has to try it."""


class CardLimit(NamedTuple):
    """How many cards each fighter may use in a fight."""

    most: int
    rule: str
    """The rule that says so."""
    one_of_each: bool = False
    """True if no two of them may be of one deck."""


Ends: TypeAlias = Mapping[Id, Halt]
"""The fields where a walk may end before all moves are used, or must."""
Lying: TypeAlias = dict[Id, tuple[Id, ...]]
"""The tokens on each field."""
Problem: TypeAlias = tuple[str, str]
"""A field of a position, and what is wrong with it."""


class Beginning(Protocol):
    """The table before the first turn."""

    @property
    def DEALT(self) -> tuple[Held, ...]: ...  # noqa: N802  (the decks of which everybody is dealt cards)

    def laid_out(self, table: Table, world: World, chosen: Settings, dice: Dice, /) -> State:
        """Return the table before anybody has a board."""

    def boards(self, state: State, /) -> Iterable[Id]:
        """List the boards that players choose from."""

    def board_refusal(self, state: State, board: Id, /) -> Refusal | None:
        """Say why a board cannot be chosen."""

    def start_travel(self, state: State, seat: Seat, /) -> tuple[int, int]:
        """Return how much floo powder and how many portkeys a player starts with."""

    def placed(self, draft: Draft, seat: Seat, foe: Id, /) -> None:
        """Settle what follows when a player has put a death eater on a tower."""

    def tower_refusal(self, state: State, tower: Id, /) -> Refusal | None:
        """Say why a death eater cannot be put on a free tower."""


class Turns(Protocol):
    """A turn: how it opens, what may be done in it, and when the goal is reached."""

    def open_turn(self, draft: Draft, seat: Seat, /) -> Task:
        """Return the task that a turn starts with."""

    def move_refusal(self, state: State, seat: Seat, /) -> Refusal | None:
        """Say what keeps a player from moving at all."""

    def extras(self, state: State, task: StartOfTurn | Walk, seat: Seat, /) -> Iterator[Action]:
        """List what only this mode knows at the start of a turn or on a walk, allowed or not."""

    def extra_refusal(self, state: State, task: StartOfTurn | Walk, seat: Seat, action: Action, /) -> Refusal | None:
        """Say why such an action is not allowed."""

    def extra(self, draft: Draft, task: StartOfTurn | Walk, seat: Seat, action: Action, /) -> None:
        """Do such an action."""

    def ends(self, state: State, /) -> Seat | None:
        """Return who has reached the goal of the game, first from the player whose turn it is."""


class Walks(Protocol):
    """Walks and meetings: where a walk ends, who is met, and what follows."""

    def walk_ends(self, state: State, seat: Seat, pawn: Id | None, /) -> Ends:
        """Say where a walk may or must end and why, whoever stands there."""

    def opponents_at(self, state: State, seat: Seat, place: Id, pawn: Id | None, /) -> tuple[Seat, ...]:
        """Return the players on a field that a pawn has to fight if it stops there."""

    def fights_death_eaters(self, state: State, seat: Seat, /) -> bool:
        """Tell whether a player has to fight the death eaters they meet."""

    def arrive(self, draft: Draft, task: Arrive, /) -> None:
        """Settle the end of a move: who is met, and what the field offers."""


class Fields(Protocol):
    """Fields, decks and tokens: what they offer to whom."""

    @property
    def TOKENS_HAVE_POWERS(self) -> bool: ...  # noqa: N802  (special tokens can be used: RUL-HOG-154)

    def rivals(self, state: State, seat: Seat, /) -> Iterator[Seat | None]:
        """List the players that a player can challenge to a match; None is the automated side."""

    def decks(self, state: State, /) -> Collection[Deck]:
        """Return the decks that the table uses."""

    def draws(self, state: State, seat: Seat, deck: Deck, /) -> bool:
        """Tell whether a field or card lets this player draw from a deck."""

    def room_refusal(self, state: State, seat: Seat, what: str, /) -> Refusal | None:
        """Say why a common room does not offer a deck, or floo powder."""

    def trade_refusal(self, state: State, /) -> Refusal | None:
        """Say why there is no exchange in common rooms."""

    def take_refusal(self, state: State, seat: Seat, token: Id, /) -> Refusal | None:
        """Say why a player may not touch a token at all."""


class Fights(Protocol):
    """Fights: their limits, and what a decided one leads to."""

    @property
    def DEATH_EATERS_RECOVER(self) -> bool: ...  # noqa: N802  (they arm for each fight, and are as before after it)

    def card_limit(self, state: State, fight: Fight, /) -> CardLimit:
        """Return how many cards each fighter may use."""

    def has_defence_dice(self, state: State, kind: FightKind, /) -> bool:
        """Tell whether fights of this kind have defence dice."""

    def least_hp(self, kind: FightKind, /) -> int:
        """Return the HP at which a fighter is beaten."""

    def decided(self, draft: Draft, fight: Fight, winner: int, /) -> None:
        """Settle what a decided fight between two leads to; `winner` counts its fighters."""

    def player_of(self, state: State, foe: Id, /) -> Seat | None:
        """Return who plays a death eater, and so knows its cards."""


class Outlooks(Protocol):
    """What a seat can work out before it acts."""

    def stop_effects(self, state: State, seat: Seat, place: Id, pawn: Id | None, /) -> Effects:
        """Return what a field does to a pawn that stops there, besides tokens and goals."""

    def preview(self, state: State, seat: Seat, place: Id, pawn: Id | None, tokens: tuple[Id, ...], /) -> Stay:
        """Return the players met at a stop, or the goals there with these tokens; what the field does is added."""

    def chances(self, state: State, seat: Seat, /) -> dict[str, float]:
        """Return the chance of each action that dice decide at once, by the type of the action."""


class Positions(Protocol):
    """Positions: what a table of this mode can look like."""

    def role(self, state: State, seat: Seat, /) -> Role:
        """Return the role of the board that a seat has."""

    def castable(self, state: State, seat: Seat, /) -> Iterable[Id]:
        """List the boards that a seat can have, in the order of the pack."""

    def recast(self, state: State, seat: Seat, /) -> bool:
        """Tell whether a seat now has another board than it began with."""

    def take_over(self, state: State, given: Position, /) -> None:
        """Take over what only this mode writes into a position."""

    def adjust(self, state: State, /) -> None:
        """Adjust start values to what has happened since."""

    def used_up(self, state: State, /) -> Collection[Id]:
        """Return the tokens of the start that were used up since."""

    def lay_rest(self, state: State, tokens: Lying, taken: frozenset[Id], /) -> Lying:
        """Add the tokens that lie in their places unless a position says otherwise."""

    def foreign(self, given: Position, world: World, chosen: Settings, /) -> Iterator[Problem]:
        """Report fields that belong to another mode, or that this mode cannot read."""

    def impossible(self, state: State, /) -> Iterator[Problem]:
        """Report what cannot be in this mode."""


class Statistics(Protocol):
    """Figures of a finished game."""

    def figures(self, state: State, /) -> dict[str, int]:
        """Count what only this mode has; at tables of other modes all of it is 0, so that all have the same figures."""


SUBJECTS: tuple[type, ...] = (Beginning, Turns, Walks, Fields, Fights, Outlooks, Positions, Statistics)
"""What the questions are about."""


class Mode(Beginning, Turns, Walks, Fields, Fights, Outlooks, Positions, Statistics, Protocol):
    """A way to play the game: all its answers. A module serves as well as an object."""

    @property
    def EDITION(self) -> Edition: ...  # noqa: N802  (its tables: who plays, and with which options of its own)

    @property
    def TASKS(self) -> tuple[type, ...]: ...  # noqa: N802  (the tasks that only this mode has)

    @property
    def OWN(self) -> type | None: ...  # noqa: N802  (the struct that it keeps in `State.own`, if any)

    @property
    def CHAPTERS(self) -> tuple[ModuleType, ...]: ...  # noqa: N802  (the modules that only this mode brings)


MODES: dict[str, Mode] = {}
"""Modes by edition; `registered.py` fills the dictionary."""


def known_tasks() -> Any:
    """Return the union of all tasks, those of every mode among them, by which a position is read."""
    own = (task for mode in MODES.values() for task in mode.TASKS)
    return Union[tuple(dict.fromkeys((*SHARED_TASKS, *own)))]  # noqa: UP007  (it is put together here)


def mode_of(state: State) -> Mode:
    """Return the mode that a table plays."""
    return MODES[state.settings.edition]
