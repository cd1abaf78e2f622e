"""The same record is the same match in every process (TRUST R18)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import islice
from typing import cast

from commonroom.engine import Match
from commonroom.engine.load import Game

from ..fingerprints import Alter, fingerprint
from ..play import games_in_turn, key_of
from ..tables import AnyRules

HASH_SEEDS = ("0", "1", "random")


def played(rules: AnyRules, number: int, part: int = 0, parts: int = 1) -> list[Match]:
    """Return matches at all kinds of tables, played to the end."""
    finished = []
    for game in islice(games_in_turn(rules, part, parts), number):
        match = Match(rules, game.table, key_of(game.seed))
        for ply in game.plies:
            match.act(ply.seat, ply.action)
        finished.append(match)
    return finished


def in_a_fresh_process(module: str, records: str, alter: Alter, hash_seed: str) -> list[list[str]]:
    """Return the fingerprints of the records from a process that orders its sets by this seed."""
    program = f"from {alter.__module__} import *; tell_fingerprints({module!r}, {alter.__name__})"
    output = subprocess.run(
        [sys.executable, "-c", program],
        input=records,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONHASHSEED": hash_seed},
    ).stdout
    return [line.split() for line in output.splitlines()]


def check_determinism(matches: list[Match], alter: Alter) -> None:
    """Expect the same fingerprints of every step in every process, the last being that of the match itself."""
    records = "".join(json.dumps(match.record()) + "\n" for match in matches)
    module = cast(Game, matches[0].rules).module
    first, *others = (in_a_fresh_process(module, records, alter, hash_seed) for hash_seed in HASH_SEEDS)
    assert [len(steps) for steps in first] == [match.version + 1 for match in matches]
    assert [steps[-1] for steps in first] == [fingerprint(match) for match in matches]
    assert all(other == first for other in others)
