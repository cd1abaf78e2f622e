"""What a game promises to the house: pure functions over plain data.

A game is a module with names of this contract: those in `load.REQUIRED`, and of the others as many as it has something
to say about. For the rest, `defaults` says what it means to have none. States, actions and events are msgspec structs
of the game's own. Nothing here does I/O, and luck comes only through `Dice`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from .content import Content
from .dice import Dice
from .errors import Refusal
from .stats import Summary
from .table import About, Table

Seat: TypeAlias = int
"""A place at the table: 0, 1, 2 … clockwise."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or a watcher (None) who sees only what everybody sees."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the winning seats and their side (nobody's in a draw), and the reason."""

    winners: tuple[Seat, ...]
    side: int | None
    reason: str


class Clock(NamedTuple):
    """Who has to act within so many seconds, before the default is done for them."""

    seats: tuple[Seat, ...]
    seconds: int
    key: object = None
    """As long as the key is the same the time runs on; without one it begins anew whenever a seat on it acts."""


class Pause(NamedTuple):
    """How many seconds a bot holds back: at least, and at most."""

    least: float = 0.0
    most: float = 0.0
    is_urgent: bool = False
    """Somebody else may act meanwhile, and then it is too late: no bot waits with that, not even to be watched."""


S = TypeVar("S")
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)


class Draft(Generic[S, E]):
    """The state being edited while an action is settled, with what has happened so far and the luck for it."""

    __slots__ = ("dice", "events", "state")

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[E] = []

    def emit(self, event: E) -> None:
        """Note what has just happened."""
        self.events.append(event)


class Rules(Protocol[S, A, E]):
    """A game as the house uses it, every name filled in. See docs/adding-a-game.md for the promises in full."""

    @property
    def ABOUT(self) -> About: ...  # noqa: N802  (a constant of the game's module)

    @property
    def ACTION(self) -> Any: ...  # noqa: N802  (the union of the game's action structs)

    @property
    def BOTS(self) -> Mapping[str, Callable[..., Any]]: ...  # noqa: N802  (the game's own bots, see eyes.Bot)

    @property
    def CONTENT(self) -> Content | None: ...  # noqa: N802  (what of it an owner of the box can write anew)

    def sides_of(self, table: Table) -> tuple[int, ...]:
        """The side of each seat."""

    def setup(self, table: Table, dice: Dice) -> S:
        """The state before the first action."""

    def opening(self, state: S) -> Sequence[E]:
        """What everybody saw during set-up, as events (a start draw, who begins)."""

    def components(self, state: S) -> Sequence[str]:
        """Every piece of the box, wherever it lies; pieces of decks that never mix have the deck's name in front."""

    def to_position(self, state: S) -> dict[str, Any]:
        """The full state as JSON-ready data."""

    def from_position(self, table: Table, position: Mapping[str, Any], dice: Dice) -> S:
        """The state that a position describes; what it leaves out gets its start value."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now, lowest first; empty only when the match is over."""

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """The first rule that forbids the action; None when it is allowed."""

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every move that is not refused; never empty for a seat in `to_act`."""

    def asides(self, state: S, seat: Seat) -> Sequence[A]:
        """What the seat may do at any time but is no move: concede, leave, claim …"""

    def space(self, state: S) -> Iterable[A]:
        """Every action that anybody could word at this table, for brute-force checks and for learners."""

    def default(self, state: S, seat: Seat, dice: Dice) -> A:
        """What is done for a seat in `to_act` that does not answer in time."""

    def apply(self, state: S, seat: Seat, action: A, dice: Dice) -> tuple[S, Sequence[E]]:
        """The state after an action that was not refused, and what happened. The old state is untouched."""

    def view(self, state: S, seat: Viewer) -> msgspec.Struct:
        """What a seat, or a watcher, may know of the state."""

    def seen(self, event: E, seat: Viewer) -> E | None:
        """What a seat, or a watcher, may know of an event; None if nothing."""

    def clock(self, state: S) -> Clock | None:
        """Whom the table waits for and how long; None where nobody is hurried."""

    def patience(self, state: S, seat: Seat) -> Pause:
        """How long a bot in this seat holds back, so that slower players are not robbed of a right."""

    def question(self, state: S, seat: Seat) -> object:
        """What the seat is being asked, where an answer to another question could look the same."""

    def hold(self, state: S, seat: Seat, action: A) -> float:
        """Seconds that have to pass before this answer is taken, so that a quick one betrays nothing."""

    def team_channel(self, state: S, seat: Seat) -> tuple[Seat, ...]:
        """Who hears what a seat says to its team in private; nobody where that is not allowed."""

    def courtesy(self, state: S, seat: Seat) -> A | None:
        """The aside that a bot in this seat takes by itself, because its partners ask for it; None if there is none."""

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    def imagine(self, state: S, seat: Viewer, dice: Dice) -> S:
        """A full state that agrees with all that the seat knows: what is hidden is dealt anew."""

    def appraise(self, state: S) -> tuple[float, ...]:
        """How good a state looks for each seat, from 0 (lost) to 1 (won); once it is over, how it ended."""

    def summarise(self, state: S, events: Sequence[E]) -> Summary:
        """A match so far in numbers, for statistics over many; `events` is all that has happened in it."""
