"""Records: anybody can replay them, and every fault is found and located."""

from __future__ import annotations

import copy
import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import commonroom
from commonroom import BadInput, Illegal, Match
from commonroom.engine.strict_json import MAX_BYTES


def played(actions: int = 40, **options: Any) -> Match:
    match = commonroom.new("sequence", seats=["Ann", {"name": "Bob", "bot": "greedy"}], seed=12, options=options)
    rnd = Random(4)
    while match.version < actions and match.outcome is None:
        seat = rnd.choice(match.to_act)
        match.submit(seat, rnd.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return played(draw_mode="auto").record()


def test_a_record_holds_what_the_documentation_says(record: dict[str, Any]) -> None:
    assert list(record) == [
        "format", "game", "rules", "edition", "options", "seats", "seed", "chance", "position", "actions", "chain",
    ]  # fmt: skip
    assert record["format"] == "commonroom/1"
    assert record["seats"] == [{"name": "Ann"}, {"name": "Bob", "bot": "greedy"}]
    assert len(record["seed"]) == 64
    assert record["actions"][0].keys() == {"seat", "type", "card", "cell"}


def test_a_record_without_its_optional_fields_replays_too(record: dict[str, Any]) -> None:
    needed = {"format", "game", "edition", "options", "seats", "seed", "actions"}
    bare = {key: value for key, value in record.items() if key in needed}
    assert commonroom.replay(bare).state == commonroom.replay(record).state


def test_a_match_can_go_on_from_the_state_of_another(record: dict[str, Any]) -> None:
    match = commonroom.replay(record)
    again = commonroom.new(
        "sequence",
        edition=record["edition"],
        seats=record["seats"],
        seed=record["seed"],
        options=record["options"],
        position=match.state,
    )
    assert again.state == match.state
    seat = again.to_act[0]
    again.submit(seat, again.legal(seat)[0])
    assert commonroom.replay(again.record()).state == again.state


def test_the_commitment_fixes_the_seed_before_it_is_told() -> None:
    match = commonroom.new("sequence", seats=["Ann", "Bob"])
    assert match.commitment == sha256(bytes.fromhex(match.record()["seed"])).hexdigest()


# Faults of a record


def broken(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {key: value for key, value in (record | changes).items() if value is not ...}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"format": "commonroom/9"}, r"^format: 'commonroom/9'"),
        ({"format": ...}, r"^format: is missing"),
        ({"game": ...}, r"^game: is missing"),
        ({"game": "chess"}, r"^chain: the head"),
        ({"game": "chess", "chain": None}, r"^game: 'chess' is not one of sequence"),
        ({"game": 7, "chain": None}, r"^game: 7"),
        ({"edition": "1982", "chain": None}, r"^edition: '1982'"),
        ({"rules": 99, "chain": None}, r"^rules: .*99"),
        ({"seed": "abc", "chain": None}, r"^seed: must be 64 hex digits"),
        ({"seats": ["Ann"], "chain": None}, r"^seats: .*not 1"),
        ({"seats": "Ann", "chain": None}, r"^seats: must be a list"),
        ({"options": {"draw": 1}, "chain": None}, r"^options\.draw"),
        ({"options": {"draw_mode": "fast"}, "chain": None}, r"^options\.draw_mode: 'fast'.*manual or auto"),
        ({"options": {"exchange_limit": True}, "chain": None}, r"^options\.exchange_limit: True"),
        ({"position": [], "chain": None}, r"^position: must be an object"),
        ({"chance": {"label": "deal"}, "chain": None}, r"^chance: must be a list"),
        ({"chance": [{"label": "deal"}], "chain": None}, r"^chance\[0\]\.value: "),
        ({"chance": [{"label": "dael", "value": None}], "chain": None}, r"^chance\[0\]: .*'dael'.*'start_draw'"),
        ({"chance": [{"label": "start_draw", "value": ["KX"]}], "chain": None}, r"^chance\[0\]: .*'KX'"),
        ({"actions": {}}, r"^actions: must be a list"),
        ({"actions": [7]}, r"^actions\[0\]: must be an object"),
        ({"actions": [{"type": "draw"}]}, r"^actions\[0\]: .*seat"),
        ({"actions": [{"seat": True, "type": "draw"}]}, r"^actions\[0\]: .*seat"),
        ({"actions": [{"seat": 9, "type": "draw"}], "chain": None}, r"^actions\[0\]\.seat: 9 is not a seat"),
        ({"actions": [{"seat": 0, "type": "jump"}], "chain": None}, r"^actions\[0\]\.type: .*'jump'"),
        ({"actions": [{"seat": 0, "type": "exchange"}], "chain": None}, r"^actions\[0\]\.card: is missing"),
        ({"comment": "hello"}, r"^comment: is not a field"),
        ({"chain": 7}, r"^chain: must be text"),
    ],
)
def test_what_is_wrong_with_a_record_is_named(record: dict[str, Any], changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        commonroom.replay(broken(record, **changes))


def test_an_illegal_action_is_reported_with_its_place_and_rule(record: dict[str, Any]) -> None:
    spoilt = copy.deepcopy(record)
    spoilt["actions"].insert(5, {"seat": 0, "type": "play", "card": "KH", "cell": [0, 0]})
    with pytest.raises(BadInput, match=r"^actions\[5\]: is not the action that was written"):
        commonroom.replay(spoilt)
    with pytest.raises(Illegal, match=r"^actions\[5\]: .*SEQ") as caught:
        commonroom.replay(broken(spoilt, chain=None))
    assert caught.value.where == "actions[5]"
    assert caught.value.rule


def test_a_legal_but_different_action_is_found_by_the_chain(record: dict[str, Any]) -> None:
    match = commonroom.replay(broken(record, actions=record["actions"][:10], chain=None))
    seat = match.to_act[0]
    other = next(move for move in match.legal(seat) if {"seat": seat, **move} != record["actions"][10])
    spoilt = copy.deepcopy(record)
    spoilt["actions"][10] = {"seat": seat, **other}
    with pytest.raises(BadInput, match=r"^actions\[10\]: is not the action that was written"):
        commonroom.replay(spoilt)


def test_a_record_that_was_cut_off_or_added_to_is_found_by_the_chain(record: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"^actions: the record was cut off: 3 "):
        commonroom.replay(broken(record, actions=record["actions"][:-3]))
    with pytest.raises(BadInput, match=r"^actions\[40\]: was added"):
        commonroom.replay(broken(record, actions=[*record["actions"], {"seat": 0, "type": "leave"}]))
    with pytest.raises(BadInput, match=r"^chain: the head of the record"):
        commonroom.replay(broken(record, seed="0" * 64))
    with pytest.raises(BadInput, match=r"^chain: the head of the record"):
        commonroom.replay(broken(record, seats=["Eve", "Bob"]))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", r"record: is not JSON: line 1, column 1"),
        ("[]", r"record: must be a JSON object"),
        ("{", r"record: is not JSON: line 1"),
        ('{"a": NaN}', r"record: holds NaN"),
        ('{"a": -Infinity}', r"record: holds -Infinity"),
        ('{"a": 1e999}', r"record: holds 1e999"),
        ('{"a": 1, "a": 2}', r"record: has the key 'a' twice"),
        ('{"a": 123456789012345678901234567890}', r"record: holds a number beyond"),
        ('{"a": 9007199254740993}', r"record\.a: is a number beyond"),
        ("[" * 100_000, r"record: is nested deeper"),
        ("[" * 40 + "]" * 40, r"record.*is nested deeper"),
        ('{"a": "\\ud800"}', r"record\.a: holds half a character"),
        ('{"a": "' + "x" * 5000 + '"}', r"record\.a: is text of more than"),
        (b"\xff\xfe", r"record: is not UTF-8 text: byte 0"),
        (" " * (MAX_BYTES + 1), r"record: is larger than 5 MiB"),
        (b" " * 100_000_000, r"record: is larger than 5 MiB"),
        ('{"format": "commonroom/1"}', r"^game: is missing"),
    ],
    ids=range(17),
)
def test_text_that_is_no_record_is_refused_in_one_sentence(text: str | bytes, why: str) -> None:
    with pytest.raises(BadInput, match=why) as caught:
        commonroom.replay(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


def test_every_cut_of_a_record_is_an_error_and_never_another_match(record: dict[str, Any]) -> None:
    text = json.dumps(record)
    for end in range(0, len(text), 97):
        with pytest.raises(BadInput):
            commonroom.replay(text[:end])


def test_every_flipped_byte_is_found_or_harmless(record: dict[str, Any]) -> None:
    text, original = json.dumps(record).encode(), commonroom.replay(record).state
    rnd = Random(8)
    found = 0
    for _ in range(200):
        spoilt = bytearray(text)
        spoilt[rnd.randrange(len(text))] ^= 1 << rnd.randrange(8)
        try:
            state = commonroom.replay(bytes(spoilt)).state
        except (BadInput, Illegal):
            found += 1
        else:
            assert state == original
    assert found > 190


def test_python_data_that_is_not_json_is_refused() -> None:
    good = played(3).record()
    with pytest.raises(BadInput, match=r"record\.options\.a: is of the type set"):
        commonroom.replay(good | {"options": {"a": {1}}})
    with pytest.raises(BadInput, match="not text"):
        commonroom.replay(good | {"options": {1: 2}})
