"""Statistics of a match."""

from __future__ import annotations

from typing import Any

from commonroom.games.hogwarts import match as rules

from .matches import G, held, new, pitch


def test_it_counts_goals_eliminations_and_turns() -> None:
    rolls = "bludger 3, dodge 1, shot 6, save 1, flight 6 6, flight 1 1, flight 6 6"
    match = new(
        rolls,
        quaffle=held(G, "chaser_1"),
        bludgers=[held(G, "beater_1"), [2, 2]],
        pieces=pitch({"chaser_1": [3, 1], "beater_1": [1, 2]}),
        goals=[1, 0],
        left=3,
    )
    happened: list[Any] = []
    for action in (
        {"type": "aim", "piece": "beater_1"},
        {"type": "throw", "direction": "up"},
        {"type": "shoot"},
    ):
        happened += match.act(G, match.read_action(G, action))
    found = rules.summarise(match.current, happened)
    assert found.counts["pieces eliminated"] == found.counts["keepers eliminated"] == 1
    assert found.counts["goals"] == 2
    assert found.counts["attempts without a keeper"] == 1
    assert found.counts["first rounds won by goals"] == 1
    assert found.counts["winner of the first round won"] == 0
    assert found.samples["turns in the first round"] == 1


def test_it_tells_whether_the_winner_of_the_first_round_won() -> None:
    match = new("flight 6 6", won_first=G, seekers=[20, 0])
    happened: Any = match.act(G, match.read_action(G, {"type": "roll"}))
    found = rules.summarise(match.current, happened)
    assert found.counts["winner of the first round won"] == 1
    assert found.counts["Snitches caught"] == 1
    assert found.samples["fields between the seekers at the end"] == 32
