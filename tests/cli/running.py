"""Helpers that run the command line in a test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

import commonroom
from commonroom.cli import app
from commonroom.terminal.files import record_text


def run(*arguments: object, given: str | bytes | None = None) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=given)


def output(*arguments: object, given: str | None = None) -> str:
    """Return what a command prints when it succeeds, with nothing on stderr."""
    result = run(*arguments, given=given)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return str(result.stdout)


def document(*arguments: object, given: str | None = None) -> Any:
    """Return the one JSON document that a command prints."""
    return json.loads(output(*arguments, "--json", given=given))


def complaint(status: int, *arguments: object, given: str | bytes | None = None) -> str:
    """Return the one sentence of a command that fails, with nothing on stdout."""
    result = run(*arguments, given=given)
    assert (result.exit_code, result.stdout) == (status, ""), result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("commonroom: ")
    return str(lines[0].removeprefix("commonroom: "))


def program(*arguments: object, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program itself."""
    return subprocess.run(
        [sys.executable, "-m", "commonroom", *map(str, arguments)],
        input=given,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=300,
        check=False,
    )


def match(actions: int = 4, seats: int = 2, **options: Any) -> commonroom.Match:
    """Return a match of Sequence in which everybody makes the first legal move."""
    names = ["Ann", "Bob", "Cid", "Dot"][:seats]
    options = {"draw_mode": "auto"} | options
    begun = commonroom.new("sequence", edition="classic-2022", seats=names, options=options, seed=5)
    while begun.version < actions and begun.outcome is None:
        seat = begun.to_act[0]
        begun.submit(seat, begun.legal(seat)[0])
    return begun


def written(folder: Path, record: dict[str, Any] | None = None) -> Path:
    """Write a record to a file."""
    file = folder / "record.json"
    file.write_text(record_text(match().record() if record is None else record), encoding="utf-8")
    return file
