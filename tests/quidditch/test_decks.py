"""The decks: our own, and those that an owner of the box writes (QCG-02 to -08, RUL-QCG-81, DK-01 to -18)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import commonroom
from commonroom import BadInput
from commonroom.games.quidditch.box.cards import Decks
from commonroom.games.quidditch.box.content import default_decks, examine
from commonroom.testing.play import play_out

from .boxes import Data, balanced, changed, default
from .tables import G, S, new, pitch
from .wrong_decks import ERRORS, UNREADABLE, WARNINGS


def found(data: Data) -> list[tuple[str, bool]]:
    return [(finding.check, finding.is_error) for finding in examine(data).findings()]


def sentences(data: Data) -> str:
    return " ".join(finding.sentence for finding in examine(data).findings())


@pytest.mark.rule("QCG-02", "QCG-03", "QCG-04", "QCG-05", "QCG-06", "QCG-07", "QCG-08", "RUL-QCG-81")
def test_ts_02_the_decks_of_the_house_pass_every_check() -> None:
    decks = default_decks()
    assert examine(default()).findings() == []
    assert len(decks.house_deck()) == 40
    assert len(decks.pitch_deck()) == 28
    assert Counter(decks.pitch_deck()) == {"quaffle": 17, "bludger": 6, "free_goal": 4, "golden_snitch": 1}


@pytest.mark.rule("QCG-03", "QCG-04", "QCG-05")
def test_qcg_04_the_house_deck_is_that_of_the_catalogue() -> None:
    by_role: dict[str | None, Counter[int | None]] = {}
    for card in default_decks().house:
        by_role.setdefault(card.role, Counter())[card.value] += card.count
    assert by_role["chaser"] == dict.fromkeys(range(4, 11), 2)
    assert by_role["keeper"] == dict.fromkeys(range(6, 11), 1)
    assert by_role["beater"] == {1: 2, 2: 2, 3: 1}
    assert by_role["seeker"] == {11: 1, 12: 1}
    specials = {card.id: (card.kind, card.count, effects(card)) for card in default_decks().house if not card.is_player}
    assert specials == {
        "leg_locker": ("jinx", 2, [("lower", 3), ("keeper_out", 1)]),
        "jelly_legs": ("jinx", 1, [("lower", 5)]),
        "disarm": ("spell", 1, [("strip", 1)]),
        "confund": ("spell", 1, [("strip", 2)]),
        "impediment": ("jinx", 1, [("push_off", 1)]),
        "summon": ("spell", 1, [("retrieve", 1)]),
        "finite": ("spell", 2, [("counter", 1)]),
        "blatching": ("foul", 2, [("keeper_out", 1)]),
        "cobbing": ("foul", 1, [("penalty", 1)]),
        "referee": ("referee", 2, [("cancel_foul", 1)]),
    }


def effects(card: Any) -> list[tuple[str, int]]:
    return [(effect.code, effect.amount) for effect in card.effects]


@pytest.mark.rule("RUL-QCG-81", "QCG-02", "QCG-07")
@pytest.mark.parametrize(("check", "decks", "sentence"), ERRORS)
def test_dk_hard_errors_keep_the_decks_from_being_played(check: str, decks: Callable[[], Data], sentence: str) -> None:
    assert (check, True) in found(decks())
    assert sentence in sentences(decks())
    with pytest.raises(BadInput, match=rf"options\.deck_data: .*\({check}\)"):
        new(options={"deck_data": decks()})


@pytest.mark.rule("RUL-QCG-81", "QCG-05", "QCG-08")
@pytest.mark.parametrize(("check", "decks", "sentence"), WARNINGS)
def test_dk_warnings_are_told_but_an_owner_is_right(check: str, decks: Callable[[], Data], sentence: str) -> None:
    assert found(decks()) == [(check, False)]
    assert sentence in sentences(decks())
    match = new(options={"deck_data": decks()})
    assert match.view(None)["hands"] == [5, 5]


def test_dk_12_every_kind_of_jinx_and_spell_is_looked_for() -> None:
    bare = balanced(leg_locker=0, jelly_legs=0, disarm=0, confund=0, impediment=0, summon=0, finite=0)
    assert [check for check, _ in found(bare)] == ["DK-12"] * 5 + ["DK-13", "DK-14", "DK-15"]


def test_dk_every_check_has_decks_that_fail_it() -> None:
    seen_to_elsewhere = {"DK-02", "DK-18"}
    named = {check for check, _, _ in (*ERRORS, *WARNINGS)}
    assert named | seen_to_elsewhere == {f"DK-{number:02}" for number in range(1, 19)}


@pytest.mark.rule("QCG-06", "RUL-QCG-81")
def test_dk_02_there_is_one_description_for_both_houses() -> None:
    data = default()
    data["slytherin"] = data["house"]
    with pytest.raises(BadInput, match=r"options\.deck_data\.slytherin"):
        new(options={"deck_data": data})
    match = new(options={"deck_data": balanced(chaser_7=2)})
    houses = [Counter((*match.current.hands[seat], *match.current.draws[seat])) for seat in (G, S)]
    assert houses[G] == houses[S]


@pytest.mark.rule("RUL-QCG-81")
@pytest.mark.parametrize(("data", "why"), UNREADABLE)
def test_dk_18_decks_that_cannot_be_read_are_refused_with_the_place(data: Data, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        new(options={"deck_data": data})


def other_box() -> Data:
    """Return a box with other cards: a spell with three powers, a jinx that only stops Keepers, stronger Beaters."""
    data = changed(jelly_legs=0, finite=1, chaser_7=0, chaser_8=1)
    data["name"] = "An attic find"
    data["house"] += [
        {
            "id": "all_three",
            "name": "All Three",
            "kind": "spell",
            "count": 2,
            "effects": [{"code": "lower", "amount": 4}, {"code": "strip", "amount": 3}, {"code": "retrieve"}],
        },
        {"id": "stumble", "name": "Stumble", "kind": "jinx", "count": 2, "effects": [{"code": "keeper_out"}]},
        {"id": "giant", "name": "Giant", "kind": "player", "role": "beater", "value": 9, "count": 1},
    ]
    return data


@pytest.mark.rule("RUL-QCG-81", "RUL-QCG-60", "QCG-81")
def test_rul_qcg_81_a_table_plays_with_the_cards_that_it_brings() -> None:
    held = ["all_three", "chaser_4", "stumble", "giant", "chaser_4"]
    position = {
        "phase": "W4",
        "at": "Q",
        "pitch": ["Q"],
        "cards": {"Q": ["chaser_4", "keeper_9"]},
        "face_up": ["Q"],
        "hands": [held, ["giant"]],
        "discards": [["seeker_12"], []],
        "speaker": G,
    }
    match = new(options={"deck_data": other_box()}, position=position)
    plays = [move for move in match.legal(G) if move["type"] == "play"]
    assert plays == [
        {"type": "play", "card": "all_three", "mode": "lower", "ball": "Q"},
        {"type": "play", "card": "all_three", "mode": "strip"},
        {"type": "play", "card": "all_three", "mode": "retrieve", "take": "seeker_12"},
        {"type": "play", "card": "stumble"},
    ]
    match.submit(G, plays[0])
    match.submit(S, {"type": "pass"})
    assert match.view(None)["spots"][0]["values"] == [4, 5]


@pytest.mark.rule("RUL-QCG-81", "RUL-QCG-80")
def test_rul_qcg_81_a_record_carries_the_decks_and_replays_with_them() -> None:
    match = new(options={"deck_data": other_box()}, seed=5)
    play_out(match, Random(5))
    record = json.loads(json.dumps(match.record()))
    assert record["options"]["deck_data"]["name"] == "An attic find"
    again = commonroom.replay(record)
    assert again.state == match.state
    assert again.record() == match.record()
    used = {action.get("card") for action in record["actions"]}
    assert used & {"all_three", "stumble"}


@pytest.mark.rule("RUL-QCG-81")
def test_rul_qcg_81_what_the_owner_changes_afterwards_does_not_change_the_match() -> None:
    data = other_box()
    match = new(options={"deck_data": data})
    data["house"].clear()
    assert len(match.record()["options"]["deck_data"]["house"]) > 20


@pytest.mark.rule("QCG-23", "RUL-QCG-81")
def test_rul_qcg_81_cards_of_which_there_are_none_are_not_in_the_deck() -> None:
    match = new(options={"deck_data": balanced(free_goal=0, bludger=0)})
    assert len(pitch(match)) == 1
    decks: Decks = match.current.settings.decks
    assert set(decks.pitch_deck()) == {"quaffle", "golden_snitch"}


def test_the_decks_of_the_house_are_told_with_the_edition() -> None:
    about = commonroom.games()["quidditch"]["editions"]["card-game-2001"]
    assert about["decks"] == default()
    assert new(options={"deck_data": about["decks"]}).current.settings.decks == default_decks()


def test_the_same_seed_deals_the_same_whether_the_decks_are_named_or_not() -> None:
    one, other = new(seed=3), new(options={"deck_data": default()}, seed=3)
    assert one.state == other.state
