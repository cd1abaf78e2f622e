"""The rules of Lanterns, each proved by a test that says it as a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import commonroom_lanterns as lanterns
from commonroom.engine import Dice, Illegal, Match
from commonroom.engine.load import load_game
from commonroom.engine.table import read_table
from commonroom_lanterns.actions import Ask, Move, Play
from commonroom_lanterns.cards import DECK

RULES = load_game(lanterns)


def table(seats: int = 2, **options: str) -> Match:
    """Return a new game at a table with this many seats."""
    names = [f"P{seat}" for seat in range(seats)]
    return Match(RULES, read_table(lanterns.ABOUT, None, options, names), bytes(32))


def at(*hands: str, guiding: str | None = None, **more: Any) -> Match:
    """A game in which these hands are held, seat 0 to act; what nobody holds lies in the dark."""
    held = [hand.split() for hand in hands]
    dark = [card for card in DECK if not any(card in hand for hand in held) and card not in more.get("gone", ())]
    names = [f"P{seat}" for seat in range(len(hands))]
    position = {"hands": held, "dark": dark, "guiding": guiding, "turn": 0, "first": 0, **more}
    return Match(RULES, read_table(lanterns.ABOUT, None, None, names), bytes(32), position=position)


def play(match: Match, *cards: str) -> None:
    """Everybody in turn plays one of these."""
    for card in cards:
        match.submit(match.to_act[0], Play(card))


def refused(match: Match, action: Move, seat: int | None = None) -> str:
    """The rule that refuses an action."""
    with pytest.raises(Illegal) as caught:
        match.submit(match.to_act[0] if seat is None else seat, action)
    return caught.value.rule


@pytest.mark.rule("LAN-01", "LAN-02", "LAN-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lan_03_everybody_is_dealt_eight_of_the_32_lanterns(seats: int) -> None:
    match = table(seats)
    assert [len(hand) for hand in match.current.hands] == [8] * seats
    assert sorted(lanterns.components(match.current)) == sorted(DECK)
    assert len(match.current.dark) == 32 - 8 * seats
    assert match.view(0)["dark"] == 32 - 8 * seats


@pytest.mark.rule("LAN-04", "RUL-LAN-01")
def test_lan_04_a_guiding_colour_is_drawn_unless_the_table_plays_without() -> None:
    assert table().view(None)["guiding"] in ("amber", "blue", "crimson", "dusk")
    assert table(guiding="none").view(None)["guiding"] is None


@pytest.mark.rule("LAN-05")
def test_lan_05_the_lot_decides_who_leads() -> None:
    tables = [read_table(lanterns.ABOUT, None, None, ["A", "B", "C"])] * 30
    first = {lanterns.setup(each, Dice(bytes(31) + bytes([n]), 0)).turn for n, each in enumerate(tables)}
    assert first == {0, 1, 2}


@pytest.mark.rule("LAN-06")
def test_lan_06_the_leader_plays_any_lantern_and_the_others_follow_clockwise() -> None:
    match = at("A1 B1", "A2 B2", "A3 B3")
    assert match.moves(0)[:2] == [Play("A1"), Play("B1")]
    assert refused(match, Play("A2"), seat=1) == "LAN-06"
    assert refused(match, Play("D8")) == "LAN-06"
    play(match, "A1")
    assert match.to_act == (1,)


@pytest.mark.rule("LAN-07")
def test_lan_07_who_holds_the_colour_must_follow_it() -> None:
    match = at("A1 B1", "A2 B2")
    play(match, "A1")
    assert refused(match, Play("B2")) == "LAN-07"
    assert match.moves(1) == [Play("A2")]


@pytest.mark.rule("LAN-07")
def test_lan_07_who_does_not_follow_is_known_to_lack_the_colour() -> None:
    match = at("A1 A2", "B1 B2")
    play(match, "A1", "B1")
    assert match.view(None)["lacking"] == [[], ["amber"]]


@pytest.mark.rule("LAN-08")
@pytest.mark.parametrize(
    ("guiding", "cards", "winner"),
    [
        (None, ("A3", "A5", "A4"), 1),
        (None, ("A3", "B8", "A4"), 2),
        ("blue", ("A8", "B1", "A4"), 1),
        ("blue", ("A3", "B1", "B2"), 2),
        ("dusk", ("A3", "B8", "C8"), 0),
    ],
)
def test_lan_08_the_highest_guiding_lantern_takes_the_trick_or_else_the_highest_of_the_led_colour(
    guiding: str | None, cards: tuple[str, ...], winner: int
) -> None:
    match = at(*(f"{card} D{number}" for number, card in enumerate(cards, 1)), guiding=guiding)
    play(match, *cards)
    assert match.current.points == tuple(int(seat == winner) for seat in range(3))
    assert match.to_act == (winner,)


@pytest.mark.rule("LAN-09", "LAN-10")
def test_lan_09_the_last_trick_counts_two_and_then_the_game_is_over() -> None:
    match = at("A1 A4", "A2 A3")
    play(match, "A1", "A2", "A3", "A4")
    assert match.view(None)["points"] == [2, 1]
    assert match.outcome == {"winners": [0], "side": 0, "reason": "all_played"}
    assert refused(match, Play("A1"), seat=0) == "LAN-10"


@pytest.mark.rule("LAN-10")
def test_lan_10_with_equal_points_nobody_wins() -> None:
    match = at("A1 A8", "A2 A7", points=[0, 1])
    play(match, "A1", "A2", "A7", "A8")
    assert match.view(None)["points"] == [2, 2]
    assert match.outcome == {"winners": [], "side": None, "reason": "all_played"}


@pytest.mark.rule("LAN-11", "RUL-LAN-02")
def test_lan_11_a_leader_may_ask_once_and_gets_a_true_answer_that_everybody_hears() -> None:
    match = at("A1 A2", "B1 B2", "C1 B3")
    events = match.submit(0, Ask(1, "blue"))
    assert events == [{"type": "answered", "seat": 0, "other": 1, "colour": "blue", "holds": True}]
    assert match.view(None)["holding"] == [[], ["blue"], []]
    assert match.to_act == (0,)
    assert refused(match, Ask(2, "crimson")) == "LAN-11"
    assert not any(isinstance(move, Ask) for move in table(questions="none").moves(table().to_act[0]))


@pytest.mark.rule("LAN-11")
def test_lan_11_nobody_asks_in_the_middle_of_a_trick_nor_themselves() -> None:
    match = at("A1 A2", "B1 B2")
    assert refused(match, Ask(0, "amber")) == "LAN-11"
    play(match, "A1")
    assert refused(match, Ask(0, "amber")) == "LAN-11"


def worlds(match: Match, seat: int) -> list[Any]:
    """Worlds that a seat may imagine."""
    return [lanterns.imagine(match.current, seat, Dice(bytes(32), number)) for number in range(200)]


@pytest.mark.rule("LAN-07", "LAN-11")
def test_a_guess_respects_what_was_shown_and_what_was_said() -> None:
    match = at("A1 A2 A3 A4", "B1 B2 C1 C2", "D1 D2 D3 B3")
    match.submit(0, Ask(2, "blue"))
    play(match, "A1", "B1", "D1")
    for world in worlds(match, 0):
        assert not any(card[0] == "A" for hand in world.hands[1:] for card in hand)
        assert any(card[0] == "B" for card in world.hands[2])
    assert any(card[0] == "B" for world in worlds(match, 0) for card in world.hands[1])


@pytest.mark.rule("LAN-11")
def test_what_was_said_is_no_longer_sure_once_such_a_lantern_was_played() -> None:
    match = at("A1 A2 A3", "B1 B2 C1", "B3 D2 D3")
    match.submit(0, Ask(2, "blue"))
    play(match, "A1", "B1", "B3")
    assert match.view(None)["holding"] == [[], [], []]
    assert not all(any(card[0] == "B" for card in world.hands[2]) for world in worlds(match, 0))


def test_every_rule_has_a_test(request: pytest.FixtureRequest) -> None:
    from commonroom.rulebook import rulebook_of

    items = [item for item in request.session.items if item.path == request.path]
    proved = {rule for item in items for mark in item.iter_markers("rule") for rule in mark.args}
    if len(items) > 15:  # the whole file is run
        assert {entry.id for entry in rulebook_of(RULES).entries} <= proved
