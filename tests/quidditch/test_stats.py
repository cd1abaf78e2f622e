"""Statistics of a match, as simulations count them."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match
from commonroom.engine.stats import Summary
from commonroom.games import GAMES

from .tables import G, S, cancel, close, contest, declare, new, pass_, play, table, works

QUIDDITCH = GAMES["quidditch"]


class Counted:
    """A match that keeps all its events from here on."""

    def __init__(self, match: Match) -> None:
        self.match, self.events = match, list[Any]()
        act = match.act

        def noted(seat: int, action: Any) -> Any:
            happened = act(seat, action)
            self.events += happened
            return happened

        match.act = noted  # type: ignore[method-assign]

    def summary(self) -> Summary:
        return QUIDDITCH.summarise(self.match.current, self.events)


def test_what_happened_is_counted_by_its_rule() -> None:
    match = contest("Q", "Ch4", "Kp9", ("COBB LEG FINITE", "REF FINITE"), won=[["free_goal"], []])
    counted = Counted(match)
    pass_(match, S)
    play(match, G, "LEG", mode="keeper")
    cancel(match, S, "FINITE")
    cancel(match, G, "FINITE")
    pass_(match, S)
    pass_(match, S)
    play(match, G, "COBB")
    cancel(match, S, "REF")
    close(match)
    counts = counted.summary().counts
    assert counts["specials played"] == 2
    assert [counts[f"specials played of seat {seat}"] for seat in (G, S)] == [2, 0]
    assert [counts[f"specials answered of seat {seat}"] for seat in (G, S)] == [1, 2]
    assert counts["specials cancelled"] == 1
    assert counts["counters to counters"] == 1
    assert counts["Quaffles won"] == 1
    assert counts["Free Goals"] == 1
    assert counts["penalties"] == counts["Quaffles saved"] == counts["Bludger hits"] == 0


@pytest.mark.parametrize(("mine", "yours", "name"), [("Kp9", "Ch4", "Quaffles saved"), ("Ch9", "Ch4", "Quaffles won")])
def test_saves_and_wins_are_told_apart(mine: str, yours: str, name: str) -> None:
    match = contest("Q", mine, yours)
    counted = Counted(match)
    close(match)
    counts = counted.summary().counts
    assert {key for key in ("Quaffles saved", "Quaffles won") if counts[key]} == {name}


def test_penalties_and_hits_are_counted() -> None:
    foul = contest("Q", "Ch4", "Ch9", ("COBB", ""))
    counted = Counted(foul)
    works(foul, G, "COBB")
    assert counted.summary().counts["penalties"] == 1
    bludger = contest("BL1", "Be1", "Ch9")
    counted = Counted(bludger)
    close(bludger)
    counts = counted.summary().counts
    assert counts["Bludger hits"] == 1
    assert [counts[f"hits suffered of seat {seat}"] for seat in (G, S)] == [0, 1]


def test_the_catcher_who_does_not_win_is_counted() -> None:
    match = contest("SN", "Se12", "Ch4", won=[[], ["quaffle"] * 16], round=9)
    counted = Counted(match)
    close(match)
    summary = counted.summary()
    assert summary.counts["Snitch caught by Gryffindor"] == 1
    assert summary.counts["Snitch caught by Slytherin"] == 0
    assert summary.counts["catcher did not win"] == 1
    assert summary.samples["round in which the Snitch was caught"] == 9
    assert summary.samples["points of the winner"] == 160
    assert summary.samples["points by the Snitch"] == 150
    assert [summary.counts[f"Snitch caught of seat {seat}"] for seat in (G, S)] == [1, 0]
    assert [summary.samples[f"points by the Snitch of seat {seat}"] for seat in (G, S)] == [150, 0]
    assert [summary.samples[f"points by Quaffles of seat {seat}"] for seat in (G, S)] == [0, 160]


def test_the_round_in_which_the_snitch_appears_is_noted_even_if_it_is_the_first() -> None:
    fair = [{"label": f"house-{seat}", "value": []} for seat in (G, S)]
    at_once = new(chance=[*fair, {"label": "pitch", "value": ["golden_snitch"]}])
    assert Counted(at_once).summary().samples["round in which the Snitch appeared"] == 1
    later = table(top="bludger golden_snitch", round=4)
    counted = Counted(later)
    close(later)
    assert "round in which the Snitch appeared" not in counted.summary().samples
    declare(later, S)
    declare(later, G)
    assert counted.summary().samples["round in which the Snitch appeared"] == 5
