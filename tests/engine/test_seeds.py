"""Nobody can guess the seed of a match (TRUST S13)."""

from __future__ import annotations

import random
import time
from hashlib import sha256
from types import SimpleNamespace

import pytest

import commonroom


def seeds_while_time_stands_still(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the seeds of fifty new matches that all begin at the same moment, with a reset generator."""
    for clock in ("time", "monotonic", "perf_counter"):
        monkeypatch.setattr(time, clock, lambda: 1.0)
        monkeypatch.setattr(time, f"{clock}_ns", lambda: 1_000_000_000)
    seeds = set()
    for _ in range(50):
        random.seed(0)
        seeds.add(commonroom.new("sequence", seats=["Ann", "Bob"]).record()["seed"])
    monkeypatch.undo()
    return seeds


def test_s13_no_two_matches_are_alike_even_if_time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = seeds_while_time_stands_still(monkeypatch)
    assert len(seeds) == 50
    assert all(len(seed) == 64 for seed in seeds)


def seed_from_the_clock(size: int) -> bytes:
    return sha256(str(time.time_ns()).encode()).digest()[:size]


def seed_from_a_weak_generator(size: int) -> bytes:
    return random.randbytes(size)


@pytest.mark.parametrize("weak", [seed_from_the_clock, seed_from_a_weak_generator])
def test_s13_would_find_seeds_that_can_be_guessed(monkeypatch: pytest.MonkeyPatch, weak: object) -> None:
    """Mutants: the seed is made from the time, or by a generator whose state others can know."""
    monkeypatch.setattr("commonroom.match.secrets", SimpleNamespace(token_bytes=weak))
    assert len(seeds_while_time_stands_still(monkeypatch)) == 1
