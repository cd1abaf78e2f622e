"""The program itself, in a process of its own: status, streams, pipes, signals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from .running import match, program, written


def test_streams_and_status(tmp_path: Path) -> None:
    good = program("replay", written(tmp_path), "--json")
    assert (good.returncode, good.stderr) == (0, b"")
    assert json.loads(good.stdout)["version"] == 4
    bad = program("replay", tmp_path / "none")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.count(b"\n") == 1
    illegal = program("submit", written(tmp_path), 1 - match().to_act[0], '{"type": "pass"}')
    assert (illegal.returncode, illegal.stdout) == (3, b"")
    assert b"SEQ-23" in illegal.stderr


def test_no_colours_in_a_pipe(tmp_path: Path) -> None:
    for arguments in (["games"], ["rules", "sequence"], ["replay", written(tmp_path)], ["play"]):
        assert b"\x1b" not in program(*arguments).stdout


def test_a_terminal_that_wants_no_colours_gets_none(tmp_path: Path) -> None:
    shown = program("replay", written(tmp_path), FORCE_COLOR="1", NO_COLOR="1", TERM="xterm")
    assert b"\x1b[38" not in shown.stdout
    assert b"\x1b[48" not in shown.stdout


@pytest.mark.parametrize("arguments", [["rules", "sequence"], ["rules", "sequence", "--json"], ["--version"]])
def test_a_closed_pipe_is_no_error(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "commonroom", *arguments]
    with open(writer, "wb") as gone:
        done = subprocess.run(command, stdout=gone, stderr=subprocess.PIPE, timeout=300, check=False)
    assert done.stderr == b""


@pytest.mark.parametrize("stream", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_is_no_crash(stream: str) -> None:
    for command in ("games", "--version", "play --seed 1"):
        line = f'"{sys.executable}" -m commonroom {command} {stream}'
        done = subprocess.run(line, shell=True, capture_output=True, stdin=subprocess.DEVNULL, timeout=300, check=False)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", [["--version"], ["games"], ["rules", "sequence", "--json"]])
def test_a_full_disk_is_one_sentence(arguments: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-m", "commonroom", *arguments]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (1, b"commonroom: cannot write: No space left on device\n")


def test_signs_that_a_stream_lacks_are_no_error(tmp_path: Path) -> None:
    shown = program("replay", written(tmp_path), PYTHONIOENCODING="ascii")
    assert (shown.returncode, shown.stderr) == (0, b"")


def test_end_of_input_ends_the_game(tmp_path: Path) -> None:
    done = program("play", "--seed", 1, "--record", tmp_path / "mine.json", given=b"?\n\xff\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads((tmp_path / "mine.json").read_text())["game"] == "sequence"


def wait_for_prompt(output: IO[bytes]) -> None:
    """Read until the person is asked."""
    shown = b""
    while not shown.endswith(b"(? for help): "):
        shown += (more := output.read(1))
        assert more, shown


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_ends_the_game_and_keeps_the_record(tmp_path: Path, how: signal.Signals) -> None:
    """Ctrl-C, a shutdown, and a window that is closed."""
    kept = tmp_path / "mine.json"
    command = [sys.executable, "-m", "commonroom", "play", "--record", str(kept)]
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **streams) as game:  # type: ignore[call-overload]
        wait_for_prompt(game.stdout)
        game.send_signal(how)
        _, complaints = game.communicate(timeout=300)
    assert (game.returncode, complaints) == (128 + how, b"")
    assert json.loads(kept.read_text())["actions"] is not None
