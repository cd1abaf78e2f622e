"""A running program: lines in, lines out, and a limit for each answer."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Event, Timer
from typing import Any, TypeVar

import msgspec

from commonroom.bots.failure import BotFailed
from commonroom.engine import Seat

from .messages import PROTOCOL, Hello
from .name import Program

MOST_BYTES = 1 << 20
"""The longest line that is read."""
TO_BEGIN = 30.0
"""Seconds until a program has to say hello: some languages start slowly."""
TO_END = 1.0
"""Seconds until a program that has no more input has to be gone."""

Message = TypeVar("Message", bound=msgspec.Struct)


class Process:
    """A program that has been started. What it writes to standard error is shown as it comes."""

    def __init__(self, program: Program) -> None:
        """Start the program and let it say hello."""
        self.program = program
        self._matches = 0
        # A session of its own: Ctrl-C is for us, and whatever the program starts ends with it.
        own = {} if sys.platform == "win32" else {"start_new_session": True}
        try:
            self._running = subprocess.Popen(program.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **own)  # type: ignore[call-overload]
        except OSError as error:
            raise BotFailed(program.name, f"cannot be started: {error.strerror}") from None
        self._ids = 0
        hello = self.ask(Hello(PROTOCOL), Hello, TO_BEGIN)
        if hello.protocol != PROTOCOL:
            raise self.failed(f"speaks {hello.protocol!r}, not {PROTOCOL!r}")

    @property
    def has_ended(self) -> bool:
        """Tell whether the program is gone."""
        return self._running.poll() is not None

    def next_id(self) -> int:
        """Return a number for a question."""
        self._ids += 1
        return self._ids

    def next_match(self) -> int:
        """Return a number for a match that begins."""
        self._matches += 1
        return self._matches

    def ask(self, question: msgspec.Struct, kind: type[Message], limit: float) -> Message:
        """Send a message and return the answer to it; BotFailed if there is none that makes sense."""
        line = self._exchange(msgspec.json.encode(question) + b"\n", limit)
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            shown = line[:200].decode(errors="replace").rstrip()
            raise self.failed(f"answered with nonsense ({error}): {shown}") from None

    def tell(self, message: msgspec.Struct) -> None:
        """Send a message to which there is no answer."""
        with suppress(OSError):
            self._write(msgspec.json.encode(message) + b"\n")

    def failed(self, why: str) -> BotFailed:
        """End the program, and return the error to be raised."""
        self.close()
        return BotFailed(self.program.name, why)

    def close(self) -> None:
        """Let the program end by itself at the end of its input, or else end it."""
        with suppress(OSError):
            self._pipe("stdin").close()
        try:
            self._running.wait(TO_END)
        except subprocess.TimeoutExpired:
            self._kill()
            self._running.wait()
        self._pipe("stdout").close()

    def _exchange(self, line: bytes, limit: float) -> bytes:
        """Write a line and read one. When the time is up the program is ended, which also ends the waiting."""
        is_late = Event()

        def give_up() -> None:
            is_late.set()
            self._kill()

        timer = Timer(limit, give_up)
        timer.daemon = True
        timer.start()
        try:
            self._write(line)
            answer: bytes = self._pipe("stdout").readline(MOST_BYTES)
        except OSError:  # nobody reads any more
            answer = b""
        finally:
            timer.cancel()
        if is_late.is_set():
            raise self.failed(f"did not answer within {limit:g} s")
        if not answer:
            self.close()
            raise BotFailed(self.program.name, f"ended ({self._status()}) instead of answering")
        if not answer.endswith(b"\n"):
            raise self.failed(f"answered without an end of the line within {MOST_BYTES:,} bytes")
        return answer

    def _write(self, line: bytes) -> None:
        pipe = self._pipe("stdin")
        pipe.write(line)
        pipe.flush()

    def _pipe(self, name: str) -> Any:
        return getattr(self._running, name)

    def _status(self) -> str:
        status = self._running.returncode
        return f"status {status}" if status >= 0 else f"signal {-status}"

    def _kill(self) -> None:
        with suppress(OSError):
            if sys.platform == "win32":
                self._running.kill()
            else:
                os.killpg(self._running.pid, signal.SIGKILL)


_running: dict[tuple[Program, Seat], Process] = {}


def running(program: Program, seat: Seat) -> Process:
    """Return a program's process for a seat. Each seat has its own, so that no two share what they know."""
    found = _running.get((program, seat))
    if found is None or found.has_ended:
        found = _running[program, seat] = Process(program)
    return found


def close_all() -> None:
    """End all programs."""
    while _running:
        _running.popitem()[1].close()


atexit.register(close_all)
