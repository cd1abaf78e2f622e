"""`commonroom legal`: who may act at the end of a record, and what they may do."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

import commonroom
from commonroom.engine import Seat
from commonroom.phrases import ENGLISH
from commonroom.terminal.faces import face_of
from commonroom.terminal.files import read_bytes
from commonroom.terminal.scene import printable
from commonroom.terminal.speech.language import speak

from .arguments import Language, RecordFile
from .output import AsJson, print_json, show


def legal(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Only this seat.")] = None,
    lang: Language = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Show who may act at the end of a record, and what they may do."""
    speak(lang)
    match = commonroom.replay(read_bytes(file))
    seats = range(len(match.table.seats)) if seat is None else [seat]
    moves = {each: match.legal(each) for each in seats}
    asides = {each: match.asides(each) for each in seats}
    if as_json:
        print_json(
            {
                "version": match.version,
                "to_act": list(match.to_act),
                "legal": {str(each): moves[each] for each in seats if moves[each]},
                "asides": {str(each): asides[each] for each in seats if asides[each]},
                "outcome": match.outcome,
            }
        )
        return
    if match.outcome is not None:
        show(Text("The match is over: nobody may act."))
    elif seat is not None and seat not in match.to_act:
        show(Text(f"Seat {seat}, {printable(match.table.seats[seat].name)}, has no move to make now."))
    for each in seats:
        _show_seat(match, each, moves[each], asides[each])


def _show_seat(match: commonroom.Match, seat: Seat, moves: list[dict[str, Any]], asides: list[dict[str, Any]]) -> None:
    name = printable(match.table.seats[seat].name)
    if seat in match.to_act:
        show(Text(f"Seat {seat}, {name}, may", "bold"), _listed(match, moves))
    if asides:
        show(Text(f"Seat {seat}, {name}, may at any time", "bold"), _listed(match, asides))


def _listed(match: commonroom.Match, actions: list[dict[str, Any]]) -> Table:
    """List actions in words, and as they are submitted."""
    table = Table(box=None, show_header=False, pad_edge=True)
    face = face_of(match.rules.ABOUT.name)
    for action in actions:
        table.add_row(Text(face.word(match.table, action)), Text(json.dumps(action, ensure_ascii=False), "dim"))
    return table
