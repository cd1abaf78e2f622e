"""The deal of a finished match of Sequence follows from its seed, as docs/record.md says (TRUST S13)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import commonroom
from commonroom.testing.play import play_out
from commonroom.testing.unfair import TakesTheRemainder
from commonroom.testing.verifier import Stream

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK = [rank + suit for suit in "SHDC" for rank in RANKS for _ in range(2)]
MATCHES = 200


def start_of(record: dict[str, Any]) -> dict[str, Any]:
    """Return the whole table before the first move."""
    return commonroom.replay({**record, "actions": [], "chain": None}).state


def dealt_in_order(start: dict[str, Any]) -> list[str]:
    """Return the cards in their order before the deal: one at a time from the first player on, and then the pile."""
    hands = start["hands"][start["first"] :] + start["hands"][: start["first"]]
    return [*(card for cards in zip(*hands, strict=True) for card in cards), *start["pile"]]


def check_deals(matches: int) -> None:
    """Expect start draw and deal to be two shuffles of the deck, one after the other, from the stream of the setup."""
    editions, sizes = list(commonroom.games()["sequence"]["editions"]), commonroom.games()["sequence"]["seats"]
    for number in range(matches):
        rnd = Random(number)
        seats = [f"P{seat}" for seat in range(rnd.choice(sizes))]
        match = commonroom.new("sequence", edition=rnd.choice(editions), seats=seats, seed=number)
        play_out(match, rnd)
        record = match.record()
        start, stream = start_of(record), Stream(bytes.fromhex(record["seed"]), 0)
        drawn = [card for _, card in start["start_draw"]]
        assert drawn == stream.shuffled(DECK)[: len(drawn)]
        assert dealt_in_order(start) == stream.shuffled(DECK)


def test_s13_two_hundred_deals_of_finished_matches_follow_from_their_seeds() -> None:
    check_deals(MATCHES)


def test_s13_would_find_a_deal_by_other_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant: dice that keep unfair bytes."""
    monkeypatch.setattr("commonroom.engine.match.Dice", TakesTheRemainder)
    with pytest.raises(AssertionError):
        check_deals(MATCHES)
