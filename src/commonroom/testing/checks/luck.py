"""Anybody can check a finished match from its record and docs/record.md alone (TRUST S13)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import msgspec

from commonroom.engine import Dice, Match, Seat, Table

from ..altered import altered
from ..play import games_in_turn, key_of, play_out
from ..tables import AnyRules
from ..verifier import Stream, chain_of, keeps_its_promise

NAMES = ('Zoë "Z"', "back\\slash", "𝄞 / é", "Łucja")
"""Names that a careless writer of JSON would spell in several ways."""


class Chanced(NamedTuple):
    """Something that was decided by chance: in which action, how, out of what, and with which outcome."""

    number: int
    ask: str
    items: Any
    outcome: Any


class Witness:
    """Dice that note everything they decide."""

    def __init__(self, dice: Dice, number: int, notes: list[Chanced]) -> None:
        self.dice, self.number, self.notes = dice, number, notes

    @property
    def script_used(self) -> int:
        return self.dice.script_used

    def roll(self, label: str, sides: int) -> Any:
        return self._noted("roll", sides, self.dice.roll(label, sides))

    def pick(self, label: str, items: Sequence[Any]) -> Any:
        return self._noted("pick", list(items), self.dice.pick(label, items))

    def shuffle(self, label: str, items: Sequence[Any]) -> Any:
        return self._noted("shuffle", list(items), self.dice.shuffle(label, items))

    def _noted(self, ask: str, items: Any, outcome: Any) -> Any:
        self.notes.append(Chanced(self.number, ask, items, list(outcome) if ask == "shuffle" else outcome))
        return outcome


class Finished(NamedTuple):
    """All that the players of a match have in the end."""

    promised: str
    record: dict[str, Any]
    chanced: list[Chanced]


def finished_matches(rules: AnyRules, matches: int, kind: Callable[[bytes, int], Dice] = Dice) -> Iterator[Finished]:
    """Yield finished matches, with the commitment made before and everything decided by chance."""
    for game in islice(games_in_turn(rules), matches):
        notes: list[Chanced] = []
        key = key_of(game.seed)
        match = Match(witnessed(rules, key, notes, kind), renamed(game.table), key)
        promised = match.commitment
        play_out(match, Random(game.seed))
        yield Finished(promised, json.loads(json.dumps(match.record())), notes)


def renamed(table: Table) -> Table:
    """Return the table with players whose names are hard to write."""
    seats = [msgspec.structs.replace(player, name=NAMES[n % len(NAMES)]) for n, player in enumerate(table.seats)]
    return msgspec.structs.replace(table, seats=tuple(seats))


def witnessed(rules: AnyRules, key: bytes, notes: list[Chanced], kind: Callable[[bytes, int], Dice]) -> AnyRules:
    """Return the rules with a witness for every action."""
    taken = 0

    def setup(table: Table, _: Dice) -> Any:
        return rules.setup(table, Witness(kind(key, 0), 0, notes))  # type: ignore[arg-type]

    def apply(state: Any, seat: Seat, action: Any, _: Dice) -> Any:
        nonlocal taken
        taken += 1
        return rules.apply(state, seat, action, Witness(kind(key, taken), taken, notes))  # type: ignore[arg-type]

    return altered(rules, setup=setup, apply=apply)


def verify(match: Finished) -> None:
    """Expect the seed to match its commitment, the record to be whole, and all luck to follow from the seed."""
    assert keeps_its_promise(match.record, match.promised), "another seed was promised"
    assert chain_of(match.record) == match.record["chain"], "the record was changed"
    seed = bytes.fromhex(match.record["seed"])
    streams: dict[int, Stream] = {}
    for number, ask, items, outcome in match.chanced:
        stream = streams.setdefault(number, Stream(seed, number))
        assert chanced_again(stream, ask, items) == outcome, "the luck was not that of the seed"


def chanced_again(stream: Stream, ask: str, items: Any) -> Any:
    """Return the outcome that docs/record.md prescribes."""
    if ask == "roll":
        return 1 + stream.below(items)
    return items[stream.below(len(items))] if ask == "pick" else stream.shuffled(items)


def verify_all(matches: Iterable[Finished]) -> int:
    """Verify these matches; return how much in them was decided by chance."""
    decided = 0
    for match in matches:
        verify(match)
        decided += len(match.chanced)
    return decided
