"""Bots at the table of a match: their moves are legal, follow from their seat's view, and repeat with the same seed."""

from __future__ import annotations

import pytest

import commonroom
from commonroom import BadAction, BadInput, Match
from commonroom.engine import Dice
from commonroom.games import GAMES


@pytest.fixture
def match() -> Match:
    return commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=1)


def test_every_game_tells_the_names_of_its_bots() -> None:
    for game in GAMES:
        assert {"random", "search", "easy", "greedy"} <= set(commonroom.bots(game))
    with pytest.raises(BadInput, match=r"^game: 'chess'"):
        commonroom.bots("chess")


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "search@5"])
def test_bots_play_a_match_with_each_other(name: str) -> None:
    match = commonroom.new("quidditch", seats=["Ann", "Bob"], seed=4)
    bot = match.bot(name)
    for _ in range(40):
        if not match.to_act:
            break
        seat = match.to_act[0]
        choice = bot.choose(seat)
        assert choice in match.legal(seat)
        assert match.moves(seat)[match.legal(seat).index(choice)] == bot.move(seat)
        match.submit(seat, choice)
    assert match.version == 40 or match.outcome


def test_the_same_seed_gives_the_same_choice_and_another_one_another() -> None:
    matches = [commonroom.new("sequence", seats=["Ann", "Bob"], seed=seed) for seed in (1, 1)]
    one, two = (match.bot("random").choose(match.to_act[0]) for match in matches)
    assert one == two
    bots = [matches[0].bot("random", seed=seed) for seed in range(30)]
    assert len({str(bot.choose(matches[0].to_act[0])) for bot in bots}) > 3


def test_a_hint_is_the_choice_with_its_reason_in_any_language(match: Match) -> None:
    hint = match.bot("greedy").hint(0)
    assert hint.action == match.bot("greedy").choose(0)
    english, polish = (commonroom.why(match, hint, lang) for lang in ("en", "pl"))
    assert english
    assert polish
    assert english != polish
    with pytest.raises(BadInput, match="lang"):
        commonroom.why(match, hint, "xx")


def test_a_bot_that_cannot_say_why_gives_a_hint_without_a_reason(match: Match) -> None:
    hint = match.bot("random").hint(0)
    assert hint.action == match.bot("random").choose(0)
    assert hint.reason is None
    assert commonroom.why(match, hint) is None


def test_where_there_is_only_one_move_every_bot_says_so(match: Match) -> None:
    match.submit(0, match.bot("greedy").choose(0))
    assert match.legal(0) == [{"type": "draw"}]
    for name in ("random", "greedy", "search@5"):
        assert commonroom.why(match, match.bot(name).hint(0)) == "There is nothing else you can do."


def test_a_bot_asked_again_after_a_move_looks_at_the_match_as_it_is_now(match: Match) -> None:
    bot = match.bot("greedy")
    match.submit(0, bot.choose(0))
    match.submit(0, {"type": "draw"})
    assert bot.choose(1) in match.legal(1)


def test_a_bot_is_shown_no_more_than_its_seat_may_see(match: Match) -> None:
    """Deal again what is hidden from seat 0: no bot decides differently."""
    bots = {name: match.bot(name, seed=7).choose(0) for name in ("random", "easy", "greedy", "search@20")}
    other = match.copy()
    other.current = match.rules.imagine(match.current, 0, Dice(bytes(32), 1))
    assert other.state != match.state
    assert {name: other.bot(name, seed=7).choose(0) for name in bots} == bots


def test_a_bot_does_not_move_the_luck_of_the_match(match: Match) -> None:
    twin = match.copy()
    for _ in range(3):
        match.bot("search@10").choose(0)
    assert match.submit(0, match.legal(0)[0]) == twin.submit(0, twin.legal(0)[0])
    assert match.state == twin.state


def test_who_has_nothing_to_do_or_is_nobody_cannot_be_decided_for(match: Match) -> None:
    with pytest.raises(BadAction, match="1 has nothing to do now"):
        match.bot("greedy").choose(1)
    with pytest.raises(BadAction, match="5 is not a seat"):
        match.bot("greedy").choose(5)
    with pytest.raises(BadInput, match=r"^bot: 'genius' is not one of random, search"):
        match.bot("genius")
    assert repr(match.bot("greedy")).startswith("<bot greedy at <Match sequence")
