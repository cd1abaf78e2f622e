"""A match from Python: new or replayed from its record, with bots to ask at its table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, Literal, Required, TypedDict, Unpack, overload

from . import engine
from .bots import find_bot, find_hinter
from .engine import Dice, Refusal, Seat
from .engine.content import with_read_text
from .engine.errors import BadAction
from .engine.eyes import Eyes
from .engine.match import A, V
from .engine.plain import plain
from .engine.reasons import Hint
from .engine.record import read_chance, read_position, read_record
from .engine.seeds import read_seed
from .engine.table import read_table
from .games import find_game

if TYPE_CHECKING:
    from .games.hogwarts import actions as hogwarts_actions
    from .games.hogwarts import view as hogwarts_view
    from .games.hogwarts.match import actions as pitch_actions
    from .games.hogwarts.match import view as pitch_view
    from .games.quidditch import actions as quidditch_actions
    from .games.quidditch import view as quidditch_view
    from .games.sequence import actions as sequence_actions
    from .games.sequence import view as sequence_view


class Match(engine.Match[V, A]):
    """A match that knows the bots of its game."""

    def bot(self, name: str, seed: str | int | None = None) -> TableBot[A]:
        """Return a bot by its name, such as `greedy` or `search@200ms`, to be asked for any seat of this match."""
        return TableBot(self, name, self.seed if seed is None else read_seed(seed))

    def why(self, refusal: Refusal) -> str:
        """Return a refusal as the rulebook's English sentence."""
        from .rulebook import refused  # when it is needed: most matches are played without reading the rules

        return refused(self.rules.ABOUT.name, refusal)


class TableBot(Generic[A]):
    """A bot at the table of a match. For each seat it is shown what that seat sees, and no more."""

    def __init__(self, match: engine.Match[Any, A], name: str, seed: bytes) -> None:
        self.match = match
        self.name = name
        self._decide = find_bot(match.rules, name, now=perf_counter)
        self._seed = seed

    def __repr__(self) -> str:
        return f"<bot {self.name} at {self.match!r}>"

    def choose(self, seat: Seat) -> dict[str, Any]:
        """Return what the bot would do in this seat now. The same match and seed give the same choice.

        Only `search@…ms` thinks by the clock, and may choose differently on another machine.
        """
        action: dict[str, Any] = plain(self.move(seat))
        return action

    def move(self, seat: Seat) -> A:
        """Return the choice as the game's own struct."""
        chosen: A = self._decide(*self._asked(seat))
        return chosen

    def hint(self, seat: Seat) -> Hint:
        """Return what `choose` returns, and the reason, if the bot has one; `commonroom.why` words it."""
        found = find_hinter(self.match.rules, self.name, now=perf_counter)(*self._asked(seat))
        return Hint(plain(found.action), found.reason)

    def _asked(self, seat: Seat) -> tuple[Eyes, Dice]:
        match = self.match
        if not match.moves(seat):
            raise BadAction("seat", f"{seat} has nothing to do now")
        # A bot has its own luck, which must not reveal what the match will draw.
        dice = Dice(sha256(b"bot" + self._seed + seat.to_bytes(8, "big")).digest(), match.version)
        return Eyes(match.rules, match.current, seat), dice


class Deal(TypedDict, total=False):
    """How a match is begun; see `new`."""

    edition: str | None
    seats: Required[Sequence[str | Mapping[str, Any]]]
    options: Mapping[str, Any] | None
    seed: str | int | None
    chance: Sequence[Mapping[str, Any]] | None
    position: Mapping[str, Any] | None


@overload
def new(game: Literal["sequence"], **deal: Unpack[Deal]) -> Match[sequence_view.View, sequence_actions.Action]: ...


@overload
def new(game: Literal["quidditch"], **deal: Unpack[Deal]) -> Match[quidditch_view.View, quidditch_actions.Action]: ...


@overload
def new(game: Literal["hogwarts"], **deal: Unpack[Deal]) -> Match[hogwarts_view.View, hogwarts_actions.Action]: ...


@overload
def new(game: Literal["quidditch-match"], **deal: Unpack[Deal]) -> Match[pitch_view.View, pitch_actions.Action]: ...


@overload
def new(game: str, **deal: Unpack[Deal]) -> Match: ...


def new(
    game: str,
    *,
    edition: str | None = None,
    seats: Sequence[str | Mapping[str, Any]],
    options: Mapping[str, Any] | None = None,
    seed: str | int | None = None,
    chance: Sequence[Mapping[str, Any]] | None = None,
    position: Mapping[str, Any] | None = None,
) -> Match:
    """Return a new match; without a seed it gets one that nobody can guess.

    An option that takes your own content, such as decks, is given the data or the text of a file.
    """
    rules = find_game(game)
    table = read_table(rules.ABOUT, edition, with_read_text(rules.CONTENT, rules.ABOUT, options), seats)
    key = secrets.token_bytes(32) if seed is None else read_seed(seed)
    return Match(rules, table, key, read_chance(chance), read_position(position))


def replay(record: Mapping[str, Any] | str | bytes) -> Match:
    """Return the match that a record describes, every action checked by the rules."""
    data = read_record(record)
    return Match.from_record(find_game(data["game"]), data)
