"""VAL-HOG-01 to VAL-HOG-34: our own pack passes them all, and each finds its fault."""

from __future__ import annotations

import pytest

from commonroom.engine import BadInput
from commonroom.games.hogwarts.pack.checks import CHECKS, CONTENT, Check, findings, playable
from commonroom.games.hogwarts.pack.load import built_in

from .changes import Change, habit, values
from .packs import Document, changed, document, entry
from .wrong_boards import WRONG_BOARDS
from .wrong_cards import WRONG_CARDS

WRONG = WRONG_CARDS + WRONG_BOARDS


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.id)
def test_the_houses_own_pack_passes(check: Check) -> None:
    assert [*check.finds(built_in())] == []


@pytest.mark.parametrize(("check", "words", "change"), WRONG, ids=[f"{check}-{words}" for check, words, _ in WRONG])
def test_a_check_finds_what_is_wrong(check: str, words: str, change: Change) -> None:
    sentences = [finding.sentence for finding in findings(changed(change)) if finding.check == check]

    assert any(words in sentence for sentence in sentences), sentences


def test_every_check_has_its_number_and_something_that_fails_it() -> None:
    assert [check.id for check in CHECKS] == [f"VAL-HOG-{number:02}" for number in range(1, 35)]
    assert {check for check, _, _ in WRONG} == {check.id for check in CHECKS}


def test_a_pack_with_an_error_cannot_be_played_with() -> None:
    with pytest.raises(BadInput, match=r"209\. \(VAL-HOG-01\)"):
        playable(changed(values("spells", "stupefy", count=3)))


def test_a_pack_with_a_warning_can() -> None:
    pack = changed(values("behaviours", "last_minute_points", effects=[{"do": "points", "amount": 55}]))

    assert [finding.is_error for finding in findings(pack)] == [False]
    assert playable(pack) is pack


@pytest.mark.rule("RUL-HOG-188")
def test_a_shield_may_ask_for_a_six_and_not_for_more() -> None:
    six, seven = (habit({"rounds": "first", "effects": [{"do": "opp_shield", "amount": by}]}) for by in (3, 4))
    assert [finding for finding in findings(changed(six)) if "shield" in finding.sentence] == []
    assert [finding for finding in findings(changed(seven)) if "shield" in finding.sentence]


def test_errors_come_first() -> None:
    def change(data: Document) -> None:
        entry(data["missions"], "calm_the_giant")["points"] = 42
        data["pitch"]["track"] = 30

    found = findings(changed(change))
    assert [(finding.check, finding.is_error) for finding in found] == [("VAL-HOG-34", True), ("VAL-HOG-04", False)]


@pytest.mark.parametrize("key", [key for key, part in document().items() if isinstance(part, list)])
def test_a_pack_that_lacks_a_whole_part_is_found_wanting(key: str) -> None:
    found = findings(changed(lambda data: data[key].clear()))

    assert any(finding.is_error for finding in found)


def test_content_is_checked_from_plain_data() -> None:
    assert CONTENT.check(document()) == []
    with pytest.raises(BadInput, match=r"pack\.name: is missing"):
        CONTENT.read({key: value for key, value in document().items() if key != "name"})


def test_every_fault_of_form_is_found_at_once_and_the_checks_wait_for_it() -> None:
    data = document()
    del data["name"]
    data["taste"] = "sweet"
    data["pitch"]["track"] = "long"
    data["pitch"]["bludgers"][1] = [0, 99]
    data["board"]["legend"] = [1, 2, 3]
    entry(data["spells"], "stupefy")["effects"] = [{"do": "explode"}, {"do": "opp_hp", "amount": 3, "loud": True}]
    entry(data["characters"], "harry_potter")["movement"] = {"when": "stop", "effects": []}
    entry(data["books"], "dragons_at_home").update(value=0, classroom="cookery")
    entry(data["missions"], "calm_the_giant").update(tokens="mandrake", points=42)

    found = CONTENT.check(data)

    assert {(finding.where, finding.check) for finding in found} == {
        ("name", ""),
        ("taste", ""),
        ("pitch.track", ""),
        ("pitch.bludgers[1][1]", ""),
        ("board.legend", ""),
        ("spells[1].effects[0].do (stupefy)", "VAL-HOG-19"),
        ("spells[1].effects[1].amount (stupefy)", ""),
        ("spells[1].effects[1].loud (stupefy)", ""),
        ("characters[0].movement (harry_potter)", ""),
        (f"books[{len(data['books']) - 1}].value (dragons_at_home)", ""),
        (f"books[{len(data['books']) - 1}].classroom (dragons_at_home)", ""),
        ("missions[19].tokens (calm_the_giant)", ""),
    }
    assert all(finding.is_error for finding in found)


def test_every_id_that_is_twice_or_leads_nowhere_is_found_at_once() -> None:
    data = document()
    data["spells"].append(data["spells"][0])
    data["potions"] += [data["potions"][0]] * 2
    data["board"]["places"].update(pitch="narnia", refuge="atlantis")

    assert [(finding.where, finding.words.code) for finding in CONTENT.check(data)] == [
        ("spells", "twice"),
        ("potions", "twice"),
        ("board.places.pitch", "nowhere"),
        ("board.places.refuge", "nowhere"),
    ]
