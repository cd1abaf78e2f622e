"""The same record is the same match in every process (TRUST R18)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from commonroom.engine import Match
from commonroom.games import GAMES

from .fingerprints import Alter, as_they_are, fingerprint, through_a_set
from .playing import AnyRules, games_in_turn, key_of, so_many

ROOT = Path(__file__).parents[2]
HASH_SEEDS = ("0", "1", "random")
PARTS = 2


def matches(rules: AnyRules, number: int, part: int = 0) -> list[Match]:
    """Finished matches at all kinds of tables."""
    finished = []
    for game in islice(games_in_turn(rules, part, PARTS), number):
        match = Match(rules, game.table, key_of(game.seed))
        for ply in game.plies:
            match.act(ply.seat, ply.action)
        finished.append(match)
    return finished


def in_a_fresh_process(records: str, alter: Alter, hash_seed: str) -> list[list[str]]:
    """The fingerprints of the records, as a process finds them that orders its sets by this seed."""
    program = f"from {alter.__module__} import *; tell_fingerprints({alter.__name__})"
    told = subprocess.run(
        [sys.executable, "-c", program],
        input=records,
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    ).stdout
    return [line.split() for line in told.splitlines()]


def check_determinism(played: list[Match], alter: Alter) -> None:
    """Every process finds the same fingerprints, one for each step, and in the end those of the match itself."""
    records = "".join(json.dumps(match.record()) + "\n" for match in played)
    first, *others = (in_a_fresh_process(records, alter, hash_seed) for hash_seed in HASH_SEEDS)
    assert [len(steps) for steps in first] == [match.version + 1 for match in played]
    assert [steps[-1] for steps in first] == [fingerprint(match) for match in played]
    assert all(other == first for other in others)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", list(GAMES))
def test_r18_two_hundred_records_replay_alike_at_every_step_in_fresh_processes(game: str, part: int) -> None:
    check_determinism(matches(GAMES[game], max(so_many(GAMES[game], 200) // PARTS, 10), part), as_they_are)


@pytest.mark.parametrize("game", list(GAMES))
def test_r18_would_find_rules_that_go_through_a_set(game: str) -> None:
    """The mutant: the order of the moves is that of a set of texts, which every process orders in its own way."""
    with pytest.raises(AssertionError):
        check_determinism(matches(GAMES[game], 3), through_a_set)
