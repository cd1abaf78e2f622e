"""Standard streams in whatever state the shell left them: closed, full, cut off, or without Unicode."""

from __future__ import annotations

import os
import sys


def prepare() -> None:
    """Replace closed streams; a character that a stream lacks becomes a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (as long as the program)
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def finish() -> None:
    """Write what is left, silently if nobody reads it any more (as in `| head`)."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _give_up_stdout()
    except OSError as error:
        _give_up_stdout()
        sys.exit(f"commonroom: cannot write: {error.strerror}")


def _give_up_stdout() -> None:
    """Keep the interpreter from trying again, at its end, what could not be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
