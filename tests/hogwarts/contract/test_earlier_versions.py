"""Matches of earlier versions of the rules go on with the opponents they began with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import commonroom
from commonroom.engine import Illegal
from commonroom.engine.plain import plain
from commonroom.games import hogwarts
from commonroom.games.hogwarts.options import ABOUT
from commonroom.games.hogwarts.pack.load import built_in, earlier
from commonroom.games.hogwarts.pack.shape import opponents
from commonroom.server.contents import CONTENTS, default_hash

GOLDEN = Path(__file__).parents[2] / "golden"


def test_a_record_of_the_second_version_replays_to_the_same_state() -> None:
    """Recorded before opponents had habits: two greedy bots, duels, and missions against five opponents."""
    record = json.loads((GOLDEN / "record-hogwarts-2.json").read_text(encoding="utf-8"))
    assert record["rules"] == 2
    match = commonroom.replay(record)
    assert match.state == json.loads((GOLDEN / "record-hogwarts-2.state.json").read_text(encoding="utf-8"))
    del record["chain"]
    with pytest.raises(Illegal):  # by today's rules its missions go another way
        commonroom.replay(record | {"rules": ABOUT.rules})


@pytest.mark.rule("RUL-HOG-188")
def test_opponents_of_earlier_versions_have_no_habits() -> None:
    assert not any(card.opponent.habits for card in opponents(earlier()))
    assert any(card.opponent.habits for card in built_in().fights)
    assert set(ABOUT.replays) == set(hogwarts.CONTENT.earlier)


@pytest.mark.parametrize("rules", [1, 2])
def test_a_page_is_given_the_content_of_the_version_that_is_played(rules: int) -> None:
    key = CONTENTS.keep("hogwarts", {}, rules)
    assert key is not None
    assert key != default_hash("hogwarts")
    assert CONTENTS.find("hogwarts", key) == plain(earlier())
    assert CONTENTS.keep("hogwarts", {}, ABOUT.rules) == default_hash("hogwarts")
