"""Ratings of states of the Quidditch card game. What holds for every game is in the conformance suite."""

from __future__ import annotations

from commonroom import Match

from ..quidditch.tables import S, contest, table


def chance(match: Match) -> float:
    """Return Slytherin's chances."""
    worth: float = match.rules.appraise(match.current)[S]
    return worth


def test_the_best_seeker_counts_most_once_the_snitch_is_there() -> None:
    hands = ("Ch9", "Se11", "Se12")
    hidden, out = ([chance(table("Ch9", hand, pitch=pitch)) for hand in hands] for pitch in ("Q", "Q SN"))
    assert out[0] < out[1] < out[2]
    assert out[2] - out[0] > hidden[2] - hidden[0] > 0


def test_a_seeker_ahead_at_the_snitch_is_worth_less_if_it_can_be_pushed_off_and_more_if_that_can_be_undone() -> None:
    safe, endangered, guarded = (
        chance(contest("SN", "Ch9", "Se12", hands)) for hands in (("", ""), ("IMPED", ""), ("IMPED", "FINITE"))
    )
    assert endangered < guarded < safe
    assert safe > 0.95


def test_a_seeker_can_be_lowered_only_by_who_has_one_too() -> None:
    assert chance(contest("SN", "Se11", "Se12", ("LEG", ""))) < 0.6 < chance(contest("SN", "Ch9", "Se12", ("LEG", "")))
