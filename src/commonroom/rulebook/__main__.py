"""`python -m commonroom.rulebook GAME` prints the rules document of a game."""

import argparse
import sys
from collections.abc import Sequence

from . import RulebookError, rulebook, to_markdown


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the rules document of a game."""
    parser = argparse.ArgumentParser(prog="python -m commonroom.rulebook", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--lang", default="en", help="language of the document (default: en)")
    options = parser.parse_args(arguments)
    try:
        page = to_markdown(rulebook(options.game, options.lang))
    except RulebookError as error:
        print(error, file=sys.stderr)
        return 2
    # Bytes, so that the document is UTF-8 whatever the terminal is set to.
    sys.stdout.buffer.write(page.encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
