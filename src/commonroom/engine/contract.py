"""The game contract: pure functions over plain data.

A game is a module with names of this contract: those in `load.REQUIRED`, and any of the others for which it has
something to say. `defaults` says what it means to leave one out. States, actions and events are msgspec structs of the
game's own. Nothing here does I/O, and luck comes only through `Dice`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from .content import Content, Say
from .dice import Dice
from .errors import Refusal
from .stats import Summary
from .table import About, Table

SEAT = "Seat"
"""The title of a seat in a JSON schema, by which a screen can tell seats from other numbers."""

Seat: TypeAlias = Annotated[int, Meta(title=SEAT)]
"""A place at the table: 0, 1, 2 … clockwise."""

Viewer: TypeAlias = Seat | None
"""A seat, or a watcher (None), who sees only what everybody sees."""


class Outcome(msgspec.Struct, frozen=True):
    """The result of a match: the winning seats and their side (none in a draw), and the reason."""

    winners: tuple[Seat, ...]
    side: int | None
    reason: str


class Clock(NamedTuple):
    """The seats that have to act within a number of seconds, before the default is done for them."""

    seats: tuple[Seat, ...]
    seconds: int
    key: object = None
    """The time runs on while the key stays the same. Without a key, it starts again whenever one of the seats acts."""


class Pause(NamedTuple):
    """Seconds for which a bot holds back: at least, and at most."""

    least: float = 0.0
    most: float = 0.0
    is_urgent: bool = False
    """Another player may act first, and then it is too late: no bot waits, even if people would like to watch."""
    goes_on: bool = False
    """The bot is in the middle of something, such as a walk: nobody needs extra time to follow."""


S = TypeVar("S")
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)


class Draft(Generic[S, E]):
    """The state being edited while an action is settled, with its events and its dice."""

    __slots__ = ("dice", "emit", "events", "state")

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[E] = []
        self.emit: Callable[[E], None] = self.events.append
        """Notes what has just happened."""


class Rules(Protocol[S, A, E]):
    """A game as the engine uses it, with every name filled in. docs/adding-a-game.md has the promises in full."""

    @property
    def ABOUT(self) -> About: ...  # noqa: N802  (a constant of the game's module)

    @property
    def ACTION(self) -> Any: ...  # noqa: N802  (the union of the game's action structs)

    @property
    def BOTS(self) -> Mapping[str, Callable[..., Any]]: ...  # noqa: N802  (the game's own bots, see eyes.Bot)

    @property
    def CONTENT(self) -> Content | None: ...  # noqa: N802  (the content that an owner of the box can replace)

    @property
    def HINTS(self) -> Mapping[str, Callable[..., Any]]: ...  # noqa: N802  (bots that say why, see reasons.Hinter)

    @property
    def LEVELS(self) -> Mapping[str, str]: ...  # noqa: N802  (the bot at each level that people choose from)

    @property
    def REASON(self) -> Any: ...  # noqa: N802  (the union of the reasons that they give; None without any)

    def sides_of(self, table: Table) -> tuple[int, ...]:
        """Return the side of each seat."""

    def setup(self, table: Table, dice: Dice) -> S:
        """Return the state before the first action."""

    def opening(self, state: S) -> Sequence[E]:
        """Return what everybody saw during the setup, as events (a start draw, who begins)."""

    def components(self, state: S) -> Sequence[str]:
        """List every piece of the box, wherever it lies; decks that never mix prefix theirs with a name."""

    def to_position(self, state: S) -> dict[str, Any]:
        """Return the full state as JSON-ready data."""

    def from_position(self, table: Table, position: Mapping[str, Any], dice: Dice) -> S:
        """Return the state that a position describes. What it leaves out gets its start value."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act now, lowest first; empty only when the match is over."""

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Return the first rule that forbids the action; None if it is allowed."""

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """List every move that is not refused; never empty for a seat in `to_act`."""

    def asides(self, state: S, seat: Seat) -> Sequence[A]:
        """List what the seat may do at any time besides moving: concede, leave, claim …"""

    def shortcuts(self, state: S, seat: Seat) -> Sequence[A]:
        """List whole moves in one action where `legal` lists their steps; `refusal` allows them all."""

    def space(self, state: S) -> Iterable[A]:
        """List every action that could be sent at this table, legal or not, for brute-force checks and for learners."""

    def default(self, state: S, seat: Seat, dice: Dice) -> A:
        """Return what is done for a seat in `to_act` that does not answer in time."""

    def apply(self, state: S, seat: Seat, action: A, dice: Dice) -> tuple[S, Sequence[E]]:
        """Return the state after an action that was not refused, and what happened. The old state is untouched."""

    def view(self, state: S, seat: Viewer) -> msgspec.Struct:
        """Return what a seat, or a watcher, may know of the state."""

    def outlook(self, state: S, seat: Viewer) -> msgspec.Struct | None:
        """Return what a seat can work out before it acts: what it could do, what would come of it, and why not.

        A screen must not guess it. It follows from what the seat or watcher knows, and is asked for, not sent with
        every view.
        """

    def seen(self, event: E, seat: Viewer) -> E | None:
        """Return what a seat, or a watcher, may know of an event; None if nothing."""

    def learnt(self, events: Sequence[E]) -> Sequence[Viewer] | None:
        """Return who has learnt from these events what was hidden from everybody; None if they cannot be taken back.

        What somebody shows of their own does not count: they knew it. A None among the viewers stands for everybody.
        """

    def clock(self, state: S) -> Clock | None:
        """Return whom the table waits for, and for how long; None if there is no limit."""

    def patience(self, state: S, seat: Seat) -> Pause:
        """Return how long a bot in this seat holds back, so that slower players are not robbed of a right."""

    def question(self, state: S, seat: Seat) -> object:
        """Return what the seat is being asked, where an answer to another question could look the same."""

    def hold(self, state: S, seat: Seat, action: A) -> float:
        """Return the seconds that have to pass before this answer is taken, so that a quick one reveals nothing."""

    def team_channel(self, state: S, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that read what this seat writes to its team; empty where that is not allowed."""

    def courtesy(self, state: S, seat: Seat) -> A | None:
        """Return an aside that a bot takes by itself because its partners ask for it; None if there is none."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""

    def scores(self, state: S) -> tuple[int, ...]:
        """Return what each side has reached, as everybody can count it; empty where nothing is counted."""

    def imagine(self, state: S, seat: Viewer, dice: Dice) -> S:
        """Return a full state that agrees with everything the seat knows, with all that is hidden dealt again."""

    def appraise(self, state: S) -> tuple[float, ...]:
        """Rate a state for each seat, from 0 (lost) to 1 (won); once it is over, by how it ended."""

    def summarise(self, state: S, events: Sequence[E]) -> Summary:
        """Sum up a match in numbers, for statistics over many; `events` is everything that has happened in it."""

    def wording(self, table: Table, reason: Any, say: Say) -> Mapping[str, str | int]:
        """Return the values of a reason as its sentence takes them: names for seats and cards; `say` words an id."""
