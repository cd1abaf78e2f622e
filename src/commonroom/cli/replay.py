"""`commonroom replay`: show a record at any point, as anybody saw it, or verify it."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Group
from rich.text import Text

from commonroom.engine import Match
from commonroom.engine.record import read_record
from commonroom.phrases import ENGLISH
from commonroom.terminal.face import Moment
from commonroom.terminal.faces import face_of
from commonroom.terminal.files import read_bytes
from commonroom.terminal.scene import look, look_at_all
from commonroom.terminal.speech.language import speak
from commonroom.terminal.story import Story, as_viewer, everything, log_of, retell

from .arguments import WATCHER, Language, RecordFile, read_viewer
from .output import AsJson, console, print_json, show


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(metavar="N", help="After N actions; 0 is before the first.")] = None,
    seen_by: Annotated[
        str | None, typer.Option("--as", metavar="SEAT", help=f"Only what this seat, or {WATCHER!r}, may see.")
    ] = None,
    lang: Language = ENGLISH,
    verify: Annotated[bool, typer.Option("--verify", help="Check the record and report.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show a match from its record: the table and what happened, or verify it."""
    speak(lang)
    record = read_record(read_bytes(file))
    story = retell(record, at)
    document = _document(story.match, seen_by)
    report = _report(record, story if at is None else retell(record)) if verify else {}
    if as_json:
        print_json(document | ({"verified": report} if verify else {}))
    elif verify:
        show(*(Text(f"{name}: {value}") for name, value in report.items()))
    else:
        show(_telling(story, seen_by))


def _document(match: Match, seen_by: str | None) -> dict[str, Any]:
    """Return the state, or a viewer's view of it, with the facts about the record."""
    about = {"version": match.version, "to_act": list(match.to_act), "outcome": match.outcome}
    if seen_by is None:
        return about | {"state": match.state}
    return about | {"view": match.view(read_viewer(match, seen_by))}


def _telling(story: Story, seen_by: str | None) -> Group:
    """Return the log in sentences, then the picture, so that a terminal shows the table last."""
    match, size = story.match, console().size
    face = face_of(match.rules.ABOUT.name)
    viewer = None if seen_by is None else read_viewer(match, seen_by)
    hearing = everything if seen_by is None else as_viewer(viewer)
    scene = look_at_all(match) if seen_by is None else look(match, viewer)
    log = log_of(story, face, viewer, hearing)
    fresh = hearing(match, story.steps[-1]) if story.steps else []
    lines = [Text.assemble((f"{number:>4}  ", "dim"), line) for number, line in log]
    moment = Moment(fresh=fresh, width=size.width, height=size.height)
    return Group(*lines, Text(), face.picture(scene, moment))


def _report(record: dict[str, Any], story: Story) -> dict[str, Any]:
    """Return what was checked on the way here: reading, chain and rules found nothing wrong."""
    match = story.match
    return {
        "format": record["format"],
        "game": record["game"],
        "edition": match.table.edition,
        "actions": match.version,
        "legal": "every action",
        "chain": "unbroken" if record.get("chain") is not None else "no chain",
        "seed": match.seed.hex(),
        "commitment": match.commitment,
        "outcome": match.outcome,
    }
