"""A match: a table, a seed and actions. `submit` is the only way in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar, cast

import msgspec

from . import record as records
from .actions import kinds_of, read_action
from .content import with_read_text
from .contract import Outcome, Rules, Seat, Viewer
from .dice import DEFAULTS, Chance, Dice
from .errors import BadAction, BadInput, Illegal, Refusal
from .plain import plain
from .seeds import commitment, read_seed
from .table import Table, read_table

if TYPE_CHECKING:
    from typing_extensions import TypeVar as Parameter

    # A match of any game may leave them out.
    V = Parameter("V", bound=msgspec.Struct, default=Any)
    A = Parameter("A", bound=msgspec.Struct, default=Any)
else:
    V, A = TypeVar("V"), TypeVar("A")


class Proposal(NamedTuple, Generic[A]):
    """An action that the rules allow, and the state it would lead to."""

    version: int
    seat: Seat
    action: A
    state: Any
    events: Sequence[msgspec.Struct]
    script_used: int


class Match(Generic[V, A]):
    """One game being played; a type checker knows its views `V` and actions `A`.

    What goes in and comes out is plain, JSON-ready data; `moves`, `look`, `act` and `actions` speak the game's own
    structs instead. A match can be copied, compared and pickled; each of these goes by its record.
    """

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        table: Table,
        seed: bytes,
        chance: Sequence[Chance] = (),
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.rules = rules
        """The rules of its game."""
        self.table = table
        """The edition, the options and the players."""
        self.seed = seed
        """32 bytes, from which follows whatever is not scripted."""
        self.chance = tuple(chance)
        """Scripted outcomes, used in order before the seed decides."""
        self.position = position
        """The position from which it began, as plain data; None if it began with the game's own setup."""
        self.current: Any
        """The state now, as the game's own struct; `state` is the same as plain data."""
        self.actions: list[tuple[Seat, A]] = []
        """The actions so far, as the game's own structs."""
        self._script_used = 0
        if position is None:
            dice = self._dice(0)
            self.current = rules.setup(table, dice)
            self._script_used = dice.script_used
        else:
            # The seed decides what a position leaves open; scripts are for what happens from then on.
            self.current = rules.from_position(table, position, Dice(seed, 0))

    def __repr__(self) -> str:
        names = [player.name for player in self.table.seats]
        now = f"to_act={self.to_act}" if (end := self.rules.outcome(self.current)) is None else f"reason={end.reason!r}"
        game, edition = self.rules.ABOUT.name, self.table.edition
        return f"<Match {game} edition={edition!r} seats={names} version={self.version} {now}>"

    def __eq__(self, other: object) -> bool:
        """Compare what both follow from: naming an option's default is another record than leaving it out."""
        return self._origin() == other._origin() if isinstance(other, Match) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes with every action

    def _origin(self) -> tuple[object, ...]:
        """Return everything that the match follows from."""
        about = self.rules.ABOUT
        return about.name, self.table.version(about), self.table, self.seed, self.chance, self.position, self.actions

    def copy(self) -> Self:
        """Return a separate match that goes on from here; nothing done in one affects the other."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.actions = list(self.actions)  # everything else is replaced, never changed
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_record, (self.rules, self.record())

    @classmethod
    def from_record(cls, rules: Rules[Any, Any, Any], record: Mapping[str, Any]) -> Self:
        """Return the match that a record of this game tells, every action checked by the rules."""
        about = rules.ABOUT
        options = with_read_text(rules.CONTENT, about, record.get("options"))
        table = read_table(about, record["edition"], options, record["seats"], record.get("rules"))
        seed, chance = read_seed(record["seed"]), records.read_chance(record.get("chance"))
        match = cls(rules, table, seed, chance, records.read_position(record.get("position")))
        match.play_back(record["actions"])
        return match

    def at(self, version: int) -> Self:
        """Return a separate match as this one was after this many actions; `at(match.version - 1)` takes one back."""
        if type(version) is not int or not 0 <= version <= self.version:
            raise BadInput("version", f"{version!r} is not a version of this match; it has 0 to {self.version}")
        past = type(self)(self.rules, self.table, self.seed, self.chance, self.position)
        for seat, action in self.actions[:version]:
            past.act(seat, action)
        return past

    def rewind(self, version: int) -> None:
        """Go back to how this match was after this many actions, and forget those since."""
        vars(self).update(vars(self.at(version)))

    def after(self, seat: Seat, action: Mapping[str, Any] | A) -> Self:
        """Return a separate match in which this action has been taken as well."""
        twin = self.copy()
        twin.submit(seat, action)
        return twin

    @property
    def version(self) -> int:
        """Return the number of actions taken."""
        return len(self.actions)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.rules.to_act(self.current)

    def legal(self, seat: Seat) -> list[dict[str, Any]]:
        """Return the moves that this seat may make now."""
        moves: list[dict[str, Any]] = plain(self.moves(seat))
        return moves

    def moves(self, seat: Seat) -> Sequence[A]:
        """Return `legal` as the game's own structs."""
        self._check_seat(seat)
        return cast("Sequence[A]", self.rules.legal(self.current, seat))

    def asides(self, seat: Seat) -> list[dict[str, Any]]:
        """Return what this seat may do besides moving: concede, leave, claim …"""
        self._check_seat(seat)
        asides: list[dict[str, Any]] = plain(self.rules.asides(self.current, seat))
        return asides

    def submit(self, seat: Seat, action: Mapping[str, Any] | A) -> list[dict[str, Any]]:
        """Take an action, as plain data or as the game's own struct, and tell what happened.

        Raises Illegal if the rules refuse it, and then nothing has changed.
        """
        events = self.act(seat, self.read_action(seat, action))
        happened: list[dict[str, Any]] = plain(events)
        return happened

    def act(self, seat: Seat, action: A) -> Sequence[msgspec.Struct]:
        """Do what `submit` does, for callers that already hold a sound struct: bots, simulations, servers."""
        return self.accept(self.propose(seat, action))

    def propose(self, seat: Seat, action: A) -> Proposal[A]:
        """Return what an action would lead to; Illegal if the rules refuse it. The match stays as it is."""
        self._check_seat(seat)
        if not isinstance(action, kinds_of(self.rules.ACTION)):
            raise TypeError(f"{action!r} is not a struct as `moves` lists them; `submit` takes plain data")
        refusal = self.rules.refusal(self.current, seat, action)
        if refusal is not None:
            raise Illegal(refusal, say=self.why)
        dice = self._dice(len(self.actions) + 1)
        state, events = self.rules.apply(self.current, seat, action, dice)
        return Proposal(len(self.actions), seat, action, state, events, dice.script_used)

    def accept(self, proposal: Proposal[A]) -> Sequence[msgspec.Struct]:
        """Take a proposed action and return its events. A server stores the action first."""
        assert proposal.version == len(self.actions), "the match has moved on since this was proposed"
        self.current = proposal.state
        self._script_used = proposal.script_used
        self.actions.append((proposal.seat, proposal.action))
        return proposal.events

    def read_action(self, seat: Seat, action: object) -> A:
        """Return an action of this game, read strictly; BadAction names the field that is wrong."""
        self._check_seat(seat)
        read: A = read_action(self.rules.ACTION, action)
        return read

    def default(self, seat: Seat) -> dict[str, Any]:
        """Return what is done for a seat that does not answer in time."""
        self._check_seat(seat)
        if seat not in self.to_act:
            raise BadAction("seat", f"{seat} has nothing to do now")
        dice = Dice(self.seed, DEFAULTS + len(self.actions) + 1)
        action: dict[str, Any] = plain(self.rules.default(self.current, seat, dice))
        return action

    def view(self, seat: Viewer) -> dict[str, Any]:
        """Return what a seat may know now; `None` is a watcher."""
        view: dict[str, Any] = plain(self.look(seat))
        return view

    def look(self, seat: Viewer) -> V:
        """Return `view` as the game's own struct."""
        if seat is not None:
            self._check_seat(seat)
        return cast("V", self.rules.view(self.current, seat))

    def outlook(self, seat: Viewer) -> dict[str, Any] | None:
        """Return what the seat can work out before it acts, as the game defines it; None if it has nothing to say."""
        if seat is not None:
            self._check_seat(seat)
        outlook: dict[str, Any] | None = plain(self.rules.outlook(self.current, seat))
        return outlook

    @property
    def opening(self) -> list[dict[str, Any]]:
        """Return what everybody saw during the setup, as events."""
        events: list[dict[str, Any]] = plain(self.rules.opening(self.current))
        return events

    @property
    def state(self) -> dict[str, Any]:
        """The full state, which can be handed to `new` as a position."""
        return self.rules.to_position(self.current)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """Return the result, or None while the match goes on."""
        outcome: Outcome | None = self.rules.outcome(self.current)
        return None if outcome is None else plain(outcome)

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed. Shown before the first move, it proves after the last that the seed was not changed."""
        return commitment(self.seed)

    def record(self) -> dict[str, Any]:
        """Return the record from which anybody can replay the match."""
        record = {
            "format": records.FORMAT,
            "game": self.rules.ABOUT.name,
            "rules": self.table.version(self.rules.ABOUT),
            "edition": self.table.edition,
            "options": plain(self.table.options),
            "seats": [player.plain(self.rules.ABOUT) for player in self.table.seats],
            "seed": self.seed.hex(),
            "chance": plain(self.chance),
            "position": plain(self.position),
            "actions": [{"seat": seat, **plain(action)} for seat, action in self.actions],
        }
        return record | {"chain": records.chain(record)}

    def play_back(self, entries: Sequence[Mapping[str, Any]]) -> None:
        """Take the actions of a record, in order; what is wrong is reported with its place."""
        for index, entry in enumerate(entries):
            where = f"actions[{index}]"
            action = {key: value for key, value in entry.items() if key != "seat"}
            try:
                self.act(entry["seat"], self.read_action(entry["seat"], action))
            except BadAction as error:
                place = f".{error.field}" if error.field == "seat" else error.field.removeprefix("action")
                raise BadInput(where + place, error.message) from None
            except Illegal as error:
                raise Illegal(error.refusal, where, self.why) from None

    def why(self, refusal: Refusal) -> str:
        """Return a refusal as a sentence."""
        return refusal.sentence

    def _dice(self, stream: int) -> Dice:
        return Dice(self.seed, stream, self.chance, self._script_used)

    def _check_seat(self, seat: object) -> None:
        seats = len(self.table.seats)
        if type(seat) is not int or not 0 <= seat < seats:
            raise BadAction("seat", f"{seat!r} is not a seat of this table; it has 0 to {seats - 1}")
