"""The record of a tournament: a line for each deal, so that it can be stopped and gone on with at any time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from commonroom.engine import BadInput
from commonroom.engine.plain import plain

from .deals import Deal
from .plan import Fixtures, Tournament

NEWLINE = b"\n"


class Heading(msgspec.Struct, frozen=True, tag_field="kind", tag="tournament"):
    """The first line: what all deals have in common. Bots may join later, and more games be played."""

    game: str
    rules: int
    """The version of the rules."""
    edition: str
    seats: int
    options: dict[str, Any]
    seed: int | str
    engine: str


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Heading | Deal)


def heading(plan: Tournament, fixtures: Fixtures) -> Heading:
    """Return what the record of a tournament begins with."""
    rules, table = fixtures.any.rules, fixtures.any.table
    return Heading(
        game=plan.game,
        rules=table.version(rules.ABOUT),
        edition=table.edition,
        seats=len(table.seats),
        options=plain(dict(sorted(table.options.items()))),
        seed=plan.seed,
        engine=fixtures.engine,
    )


def seed_of(path: Path) -> int | str | None:
    """Return the seed of a record; None if there is none yet."""
    lines = _read(path)
    return lines[0].seed if lines and isinstance(lines[0], Heading) else None


class Record:
    """A record that is being written, and the deals that were in it."""

    def __init__(self, file: BinaryIO, deals: list[Deal]) -> None:
        self._file = file
        self.deals = deals

    def write(self, deals: Iterable[Deal]) -> None:
        """Add deals, and leave nothing unwritten."""
        self._file.write(b"".join(_encode(deal) + NEWLINE for deal in deals))
        self._file.flush()


@contextmanager
def opened(path: Path, first: Heading) -> Iterator[Record]:
    """Open a record to go on with it, or begin one; BadInput if it belongs to another tournament."""
    lines = _read(path)
    if lines and lines[0] != first:
        raise BadInput("record", f"{str(path)!r} is the record of another tournament{_difference(lines[0], first)}")
    try:
        file = path.open("ab")
    except OSError as error:
        raise _unusable(path, error) from None
    with file:
        file.truncate(_whole(path))  # a line that was cut off is played again
        if not lines:
            file.write(_encode(first) + NEWLINE)
        yield Record(file, [line for line in lines if isinstance(line, Deal)])


def _difference(found: Heading | Deal, first: Heading) -> str:
    if not isinstance(found, Heading):
        return ""
    fields = [name for name in first.__struct_fields__ if getattr(found, name) != getattr(first, name)]
    return f": it has {', '.join(f'{name} {getattr(found, name)!r}' for name in fields)}"


def _whole(path: Path) -> int:
    """Return how many bytes of a record are whole lines."""
    return path.read_bytes().rfind(NEWLINE) + 1


def _read(path: Path) -> list[Heading | Deal]:
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise _unusable(path, error) from None
    lines = data.split(NEWLINE)[:-1]
    return [_line(path, number, line) for number, line in enumerate(lines, 1)]


def _line(path: Path, number: int, line: bytes) -> Heading | Deal:
    try:
        read: Heading | Deal = _decoder.decode(line)
    except msgspec.DecodeError as error:
        raise BadInput("record", f"line {number} of {str(path)!r} cannot be read: {error}") from None
    return read


def _unusable(path: Path, error: OSError) -> BadInput:
    return BadInput("record", f"{str(path)!r} cannot be used: {error.strerror}")
