"""Likely places of hidden cards, inferred from how people play; none of it is certain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from commonroom import Match
from commonroom.engine import Dice
from commonroom.games import quidditch

from ..quidditch.tables import G, S, close, declare, lay, table, works

WORLDS = 600
BEST, LESSER = "seeker_12", "seeker_11"


def share(match: Match, found: Callable[[Any], bool]) -> float:
    """Return the share of the worlds that Gryffindor may imagine in which something holds."""
    worlds = [quidditch.imagine(match.current, G, Dice(bytes(32), number)) for number in range(WORLDS)]
    return sum(map(found, worlds)) / WORLDS


def holds(*cards: str) -> Callable[[Any], bool]:
    return lambda world: any(card in world.hands[S] for card in cards)


def after_declaring(balls: str, **more: Any) -> Match:
    """Return a match in which Slytherin leads, and declares."""
    match = table("Ch9 Ch8 Ch7", "Ch9 Ch8 Ch7 Ch6", **{"pitch": "Q BL1 SN"} | more)
    close(match)
    declare(match, S, balls)
    return match


def test_a_seeker_is_likelier_in_the_hand_than_any_other_card() -> None:
    match = table("Ch9 Ch8 Ch7", "Ch9 Ch8 Ch7 Ch6", pitch="Q BL1 SN")
    assert 0.06 < share(match, holds("jelly_legs")) < 0.2  # five of forty are in the hand
    assert 0.22 < share(match, holds(BEST)) < 0.4
    assert 0.22 < share(match, holds(LESSER)) < 0.4


def test_who_declares_the_snitch_has_the_best_seeker() -> None:
    assert 0.8 < share(after_declaring("SN"), holds(BEST)) < 1


def test_any_seeker_will_do_if_the_other_house_has_no_higher_one_left() -> None:
    match = after_declaring("SN", discards=[[BEST], []])
    assert share(match, holds(LESSER)) > 0.4
    assert share(match, holds(BEST)) > 0.4
    assert 0.8 < share(match, holds(BEST, LESSER)) < 1


def test_who_does_not_declare_it_has_no_seeker_that_would_win() -> None:
    match = after_declaring("BL1")
    assert 0 < share(match, holds(BEST)) < 0.05
    assert share(match, holds(LESSER)) > 0.2


def test_who_declares_a_bludger_and_the_snitch_has_a_card_for_both() -> None:
    match = after_declaring("BL1 SN")
    assert 0.7 < share(match, lambda world: holds(BEST)(world) and _has_beater(world)) < 1


def _has_beater(world: Any) -> bool:
    return any(card.startswith("beater") for card in world.hands[S])


def test_the_seeker_is_no_longer_there_once_it_was_seen_to_go() -> None:
    strip = [{"label": "strip", "value": BEST}]
    match = table("DISARM Ch9 Ch8", "Se12 Ch8 Ch7 Ch6", pitch="Q BL1 SN", chance=strip)
    close(match)
    declare(match, S, "SN")
    declare(match, G)
    works(match, G, "DISARM")
    assert match.current.discards[S] == (BEST,)
    assert share(match, holds(LESSER)) < 0.5


def test_a_card_that_lies_face_down_is_one_that_fits_there() -> None:
    match = table("Ch9 Ch8 Ch7", "Se12 Ch8 Ch7 Ch6", pitch="Q SN")
    close(match)
    declare(match, S, "SN")
    close(match)
    lay(match, "Q=Ch9 SN=Ch8", "Q=Ch8 SN=Se12")
    assert 0.7 < share(match, lambda world: world.spot("SN").cards[S] == BEST) < 1
    assert 0.7 < share(match, lambda world: world.spot("Q").cards[S].startswith(("chaser", "keeper"))) < 1


def test_the_viewer_is_told_nothing_new() -> None:
    match = after_declaring("SN")
    for number in range(50):
        world = quidditch.imagine(match.current, G, Dice(bytes(32), number))
        assert quidditch.view(world, G) == quidditch.view(match.current, G)
        assert quidditch.imagine(world, G, Dice(bytes(32), 7)) == quidditch.imagine(
            match.current, G, Dice(bytes(32), 7)
        )
