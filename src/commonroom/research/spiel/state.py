"""A state of one of our games as OpenSpiel has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Protocol, Self

import msgspec
import pyspiel

from commonroom.arena.play import next_to_act
from commonroom.engine import Dice, Match, Seat, Viewer

from ..table import MOST_MOVES, numbered, worth

BYTES = 4
"""Bytes of the seed that are drawn, one at each chance node. All later luck follows from them, as in a record."""

_encode = msgspec.json.Encoder().encode


class Dealer(Protocol):
    """What begins a match."""

    def deal(self, seed: bytes) -> Match[Any, Any]:
        """Begin the match that follows from the seed."""


class Course:
    """A match and what each seat has heard of it, as a hash. OpenSpiel copies states often, so it never changes."""

    __slots__ = ("heard", "last", "match", "public")

    def __init__(self, match: Match[Any, Any], heard: tuple[bytes, bytes], public: bytes, last: Seat) -> None:
        self.match = match
        self.heard = heard
        self.public = public
        """What a watcher has heard."""
        self.last = last

    @classmethod
    def of(cls, match: Match[Any, Any]) -> Self:
        """Return the course of a match that has just begun."""
        heard = _hash(b"", match.rules.opening(match.current))
        return cls(match, (heard, heard), heard, 0)

    def __deepcopy__(self, _: object) -> Self:
        return self

    def asked(self) -> Seat | None:
        """Return the seat that is asked; None at the end."""
        seats = self.match.to_act
        return next_to_act(seats, self.last, 2) if seats else None

    def after(self, move: Any) -> Course:
        """Return the course of the match once the seat that is asked has made a move."""
        seat = self.asked()
        assert seat is not None
        match = self.match.copy()
        events = match.act(seat, move)

        def told(viewer: Viewer) -> list[Any]:
            seen = (match.rules.seen(event, viewer) for event in events)
            return [event for event in seen if event is not None]

        heard = [_hash(self.heard[viewer], told(viewer), move if viewer == seat else None) for viewer in (0, 1)]
        return Course(match, (heard[0], heard[1]), _hash(self.public, told(None)), seat)

    def imagined(self, seat: Seat, seed: bytes) -> Course:
        """Return a course that a seat cannot tell from this one, with other hidden cards and other luck to come.

        Nobody knows what the other seat has heard there, so that it is given what a watcher has heard.
        """
        match = self.match.copy()
        match.current = match.rules.imagine(match.current, seat, Dice(seed, 0))
        match.seed = seed
        heard = [self.heard[viewer] if viewer == seat else self.public for viewer in (0, 1)]
        return Course(match, (heard[0], heard[1]), self.public, self.last)


class State(pyspiel.State):
    """First the seed is drawn, byte by byte; then the two seats act, one at a time.

    Where both have to act at once, the second is asked without being told what the first has chosen.
    """

    def __init__(self, game: pyspiel.Game, dealer: Dealer) -> None:
        """Begin before the seed is drawn."""
        super().__init__(game)
        self._longest = game.max_game_length()
        self.dealer = _Kept(dealer)
        self.drawn: tuple[int, ...] = ()
        self.course: Course | None = None

    def current_player(self) -> int:
        """Return who decides: chance, one of the two, or nobody any more."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.course.asked()
        if asked is None or self.course.match.version >= self._longest:
            return int(pyspiel.PlayerId.TERMINAL)
        return asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values of a byte, each with the same probability."""
        return [(value, 1 / 256) for value in range(256)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self._moves(player))))

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.drawn = (*self.drawn, action)
            if len(self.drawn) == BYTES:
                self.course = Course.of(self.dealer.kept.deal(sha256(bytes(self.drawn)).digest()))
        else:
            self.course = self.course.after(self._moves(self.current_player())[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"byte {action}"
        return msgspec.json.encode(self._moves(player)[action]).decode()

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        """Return what the result is worth to each seat; zeros before the end."""
        return [0.0, 0.0] if self.course is None else worth(self.course.match)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Return a state that this player cannot tell from this one."""
        assert self.course is not None
        other: State = self.clone()
        other.course = self.course.imagined(player, sha256(repr([sampler() for _ in range(4)]).encode()).digest())
        return other

    def __str__(self) -> str:
        """Return what a watcher sees."""
        return f"seed {list(self.drawn)}" if self.course is None else _text(self.course.match.look(None))

    def _moves(self, player: int) -> Sequence[Any]:
        assert self.course is not None
        return numbered(self.course.match, player, MOST_MOVES)


class _Kept:
    """Something that is not copied with the state."""

    def __init__(self, kept: Dealer) -> None:
        self.kept = kept

    def __deepcopy__(self, _: object) -> Self:
        return self


def _hash(before: bytes, *heard: Any) -> bytes:
    return sha256(before + _encode(heard)).digest()


def _text(view: Any) -> str:
    return _encode(view).decode()
