"""A match from Python: new or replayed from its record, with bots to ask at its table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from time import perf_counter
from typing import Any

import msgspec

from . import engine
from .bots import find_bot, find_hinter
from .engine import Dice, Refusal, Seat
from .engine.content import with_read_text
from .engine.errors import BadAction
from .engine.eyes import Eyes
from .engine.plain import plain
from .engine.reasons import Hint
from .engine.record import read_chance, read_position, read_record
from .engine.seeds import read_seed
from .engine.table import read_table
from .games import find_game


class Match(engine.Match):
    """A match that knows the bots of its game."""

    def bot(self, name: str, seed: str | int | None = None) -> TableBot:
        """Return a bot by its name, such as `greedy` or `search@200ms`, to be asked for any seat of this match."""
        return TableBot(self, name, self.seed if seed is None else read_seed(seed))

    def why(self, refusal: Refusal) -> str:
        """Return a refusal as the rulebook's English sentence."""
        from .rulebook import refused  # when it is needed: most matches are played without reading the rules

        return refused(self.rules.ABOUT.name, refusal)


class TableBot:
    """A bot at the table of a match. For each seat it is shown what that seat sees, and no more."""

    def __init__(self, match: engine.Match, name: str, seed: bytes) -> None:
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

    def move(self, seat: Seat) -> msgspec.Struct:
        """Return the choice as the game's own struct."""
        chosen: msgspec.Struct = self._decide(*self._asked(seat))
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

    An option that takes content of one's own, such as decks, is given the data or the text of a file.
    """
    rules = find_game(game)
    table = read_table(rules.ABOUT, edition, with_read_text(rules.CONTENT, rules.ABOUT, options), seats)
    key = secrets.token_bytes(32) if seed is None else read_seed(seed)
    return Match(rules, table, key, read_chance(chance), read_position(position))


def replay(record: Mapping[str, Any] | str | bytes) -> Match:
    """Return the match that a record describes, every action checked by the rules."""
    data = read_record(record)
    return Match.from_record(find_game(data["game"]), data)
