"""Machine instructions for an action of a random game: a figure that neither noise nor another machine changes much.

Valgrind counts them. A short and a long run are compared, so that what only happens once (imports, editions, tables of
moves) is left out: `python benchmarks/instructions.py sequence`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from commonroom.games import GAMES

if TYPE_CHECKING:
    from benchmarks.engine import AnyRules, bare_game, match_game, new_match
else:  # run as a script, this folder is on the module path
    from engine import AnyRules, bare_game, match_game, new_match

FEW, MANY = 2, 14


def typed_game(rules: AnyRules, rnd: Random) -> int:
    """Play a random game through Match with the game's own structs; return the number of its actions."""
    match = new_match(rules, rnd)
    while seats := match.to_act:
        moves = match.moves(seats[0])
        match.act(seats[0], moves[int(rnd.random() * len(moves))])
    return match.version


WAYS: dict[str, Callable[[AnyRules, Random], int]] = {
    "bare contract": bare_game,
    "Match, structs": typed_game,
    "Match, plain data": match_game,
}


def counted(game: str, way: str, games: int) -> tuple[int, int]:
    """Return the instructions of a process that plays these games, and their actions."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__]
    done = subprocess.run(
        [*command, game, "--way", way, "--games", str(games)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1]), int(done.stdout)


def main() -> None:
    """Print the figures, or play the games of one of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--way", choices=WAYS)
    parser.add_argument("--games", type=int, default=MANY)
    asked = parser.parse_args()
    if asked.way:
        rnd = Random(1)
        print(sum(WAYS[asked.way](GAMES[asked.game], rnd) for _ in range(asked.games)))
        return
    if shutil.which("valgrind") is None:
        parser.exit(1, "valgrind is not installed\n")
    for way in WAYS:
        (few, some), (many, all_of_them) = (counted(asked.game, way, games) for games in (FEW, MANY))
        print(f"{way:<18}{(many - few) // (all_of_them - some):>12,} instructions an action")


if __name__ == "__main__":
    main()
