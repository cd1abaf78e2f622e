"""Errors as one sentence on stderr and an exit status: 2 for bad input, 3 for an illegal action."""

from __future__ import annotations

import sys
from typing import Any

import typer
from typer.core import TyperGroup

from commonroom.bots.failure import BotFailed
from commonroom.engine import BadAction, BadInput, Illegal
from commonroom.terminal.scene import printable

FAILED = 1
BAD_INPUT = 2
ILLEGAL = 3


class PoliteGroup(TyperGroup):
    """Commands that explain a user's mistakes without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; every error that a user can cause ends here."""
        from commonroom.server.failure import Unavailable  # which help does not need

        try:
            return super().invoke(ctx)
        except (BadInput, BadAction) as error:
            raise _complain(error, BAD_INPUT) from None
        except Illegal as error:
            raise _complain(error, ILLEGAL) from None
        except (BotFailed, Unavailable) as error:
            raise _complain(error, FAILED) from None
        except BrokenPipeError:
            raise
        except OSError as error:
            raise _complain(f"cannot write: {error.strerror}", FAILED) from None


def _complain(error: object, status: int) -> typer.Exit:
    print(f"commonroom: {printable(str(error))}", file=sys.stderr)
    return typer.Exit(status)
