"""Exchanges of item tokens, offered in two steps: what one gives, then whom one asks for what (HOG-169)."""

from __future__ import annotations

from typing import Any

import pytest

import commonroom
from commonroom.engine.plain import plain
from commonroom.games.hogwarts.actions import Accept, Offer, Propose
from commonroom.games.hogwarts.legality import legal
from commonroom.games.hogwarts.tasks import CommonRoom, OfferSwap

from ..contract.tables import at, table
from ..tables import F3, F4, Game

OFFER = {"player": 1, "give": "mandrake", "want": "gillyweed"}


def room(**options: Any) -> Game:
    game = Game(F4, F3, **options).person(0, items=["mandrake", "nagini"])
    return game.person(1, items=["gillyweed"], at="azkaban").ask(CommonRoom(0))


@pytest.mark.rule("HOG-169", "RUL-HOG-055")
def test_an_exchange_begins_with_the_token_that_one_gives() -> None:
    game = room()
    assert {each["give"] for each in game.offered(0) if each["type"] == "propose"} == {"mandrake", "nagini"}
    assert "offer" not in game.kinds(0)
    game.do(0, "propose", give="mandrake")
    assert game.offered(0) == [{"type": "pass"}, {"type": "offer", **OFFER}]
    assert game.refused(0, "offer", player=1, give="nagini", want="gillyweed") == ("HOG-169", "no_trade")
    assert game.refused(0, "draw", deck="spell") == ("HOG-169", "must_choose")
    game.do(0, "offer", **OFFER).do(1, "accept")
    assert (game.of(0).items, game.of(1).items) == (("nagini", "gillyweed"), ("mandrake",))


@pytest.mark.rule("HOG-169")
def test_whoever_keeps_the_token_draws_a_card() -> None:
    game = room().do(0, "propose", give="mandrake").do(0, "pass")
    assert game.kinds(0) == {"draw"}, "so that nobody can go on proposing for ever"


@pytest.mark.rule("HOG-169")
def test_nothing_is_proposed_that_is_not_there_or_that_nobody_could_answer() -> None:
    assert room().refused(0, "propose", give="gillyweed") == ("HOG-169", "not_held")
    alone = Game(F4, F3).person(0, items=["mandrake"]).person(1, items=[]).ask(CommonRoom(0))
    assert alone.kinds(0) == {"draw"}
    assert alone.refused(0, "propose", give="mandrake") == ("HOG-169", "no_trade")


def test_a_card_that_allows_an_exchange_asks_in_two_steps_too() -> None:
    game = room().ask(OfferSwap(0))
    assert game.kinds(0) == {"pass", "propose"}
    game.do(0, "propose", give="nagini")
    assert game.kinds(0) == {"pass", "offer"}
    game.do(0, "offer", player=1, give="nagini", want="gillyweed").do(1, "refuse")
    assert game.of(0).items == ("mandrake", "nagini")


@pytest.mark.parametrize("task", ["common_room", "offer_swap"])
def test_records_from_before_there_were_two_steps_replay(task: str) -> None:
    """They hold the whole offer in one action, which is still taken, though nobody is offered it."""
    people = [{"character": "harry_potter", "items": ["mandrake"]}, {"character": "cho_chang", "items": ["gillyweed"]}]
    agenda = [{"task": "end_turn", "seat": 0}, {"task": task, "seat": 0}]
    position = {"seats": people, "turn": 0, "agenda": agenda}
    match = commonroom.new("hogwarts", seats=["Ann", "Bob"], position=position, seed=1)
    offer = {"type": "offer", **OFFER}
    assert offer not in match.legal(0)
    assert offer in plain(match.rules.shortcuts(match.current, 0)), "what is taken is listed somewhere"
    match.act(0, Offer(1, "mandrake", "gillyweed"))
    match.act(1, Accept())
    replayed = commonroom.replay(match.record())
    assert replayed.state == match.state
    assert replayed.state["seats"][0]["items"] == ["gillyweed"]


def test_a_large_table_with_full_satchels_is_offered_few_actions() -> None:
    where = table(8)
    tokens = iter(at(where).world.tokens)
    people = [{"items": [next(tokens) for _ in range(6 if seat < 4 else 1)]} for seat in range(8)]
    state = at(where, turn=0, seats=people, tokens={}, agenda=[{"task": "common_room", "seat": 0}])
    moves = legal(state, 0)
    assert 5 < len(moves) < 50
    first = next(move for move in moves if isinstance(move, Propose))
    after = at(where, turn=0, seats=people, tokens={}, agenda=[{"task": "make_offer", "seat": 0, "give": first.give}])
    assert len(legal(after, 0)) == 1 + 3 * 6 + 4 < 50
