"""Special cards that are laid without their power (QCG-91, RUL-QCG-68, RUL-QCG-69)."""

from __future__ import annotations

import pytest

from .tables import G, S, card, contest, pass_, scores, sizes


@pytest.mark.rule("RUL-QCG-68", "RUL-QCG-69", "QCG-91", "QCG-45")
@pytest.mark.parametrize(
    "name", ["LEG", "JELLY", "DISARM", "CONFUND", "IMPED", "SUMMON", "FINITE", "BLATCH", "COBB", "REF"]
)
def test_qcg_91_any_special_may_be_set_aside_and_is_shown_without_power(name: str) -> None:
    match = contest("Q", name, "Ch4")
    assert match.view(None)["spots"][0]["cards"] == [card(name), "chaser_4"]
    pass_(match, S)
    assert match.legal(G) == [{"type": "pass"}]  # a laid special can no longer be played
    pass_(match, G)
    assert scores(match) == (0, 10)
    assert match.view(None)["discards"][G] == [card(name)]
    assert match.view(None)["used"] == [[], []]
    assert sizes(match) == (4, 4)
