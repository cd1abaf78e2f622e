"""`commonroom submit`: add an action to a record."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

import commonroom
from commonroom import BadInput
from commonroom.engine.strict_json import loads
from commonroom.terminal.faces import face_of
from commonroom.terminal.files import STANDARD, read_bytes

from .arguments import RecordFile
from .new import put_record
from .output import AsJson, print_json, show


def read_seat(text: str) -> int:
    """Read a seat's number; the match knows which ones there are."""
    try:
        return int(text)
    except ValueError:
        raise BadInput("seat", f"{text!r} is not the number of a seat") from None


CONTEXT_SETTINGS = {"ignore_unknown_options": True}
"""A seat like -1 is a wrong seat, not an unknown option."""


def submit(
    file: RecordFile,
    seat: Annotated[str, typer.Argument(metavar="SEAT", help="Who acts: 0, 1, 2 …")],
    action: Annotated[str, typer.Argument(metavar="ACTION", help='JSON, such as {"type": "draw"}.')],
    output: Annotated[
        str | None, typer.Option("-o", "--output", metavar="FILE", help="Write here, not in place.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Add an action to a record, if the rules allow it, and tell what happened."""
    match = commonroom.replay(read_bytes(file))
    events = match.submit(read_seat(seat), loads(action, "action"))
    target = output or file
    put_record(match, target)
    if target == STANDARD:
        return  # The record itself is the one document on standard output.
    if as_json:
        print_json({"version": match.version, "events": events, "to_act": match.to_act, "outcome": match.outcome})
    else:
        show(face_of(match.rules.ABOUT.name).tell(match.table, None, events) or Text("Done."))
