"""The comparison of games with and without an option notices what the option changes."""

from __future__ import annotations

from commonroom.games import GAMES
from commonroom.testing.checks.options import story, tries
from commonroom.testing.tables import possible


def test_the_comparison_notices_an_option_that_changes_something() -> None:
    sequence = GAMES["sequence"]
    options = {option.name: option for option in sequence.ABOUT.options}
    table = possible(sequence, "classic-2022", {"team_talk": "allowed"}, 4)
    assert table is not None
    for name in ("draw_mode", "draw_grace", "share_hands", "team_talk"):
        stories = [story(sequence, each) for each in tries(sequence, table, options[name])]
        assert any(each != stories[0] for each in stories), name
