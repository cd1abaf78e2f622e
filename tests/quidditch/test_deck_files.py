"""Files of an owner's decks: their forms, and that all faults of one are reported at once (RUL-QCG-81)."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import commonroom
from commonroom import BadInput
from commonroom.games import quidditch
from commonroom.games.quidditch.box.content import MOST_LISTED, default_decks, examine, read_decks

from .boxes import Data, changed, default, entry, house_file, pitch_file
from .tables import new
from .wrong_decks import NO_FILES, WRONG_FILES, with_many_faults

TOML = (files(quidditch) / "decks" / "default.toml").read_text(encoding="utf-8")


def faults(data: object) -> list[str]:
    """Return the errors of a file, each as the failing check and the sentence."""
    return [f"{finding.check} {finding.sentence}" for finding in examine(data).findings() if finding.is_error]


@pytest.mark.rule("RUL-QCG-81", "QCG-06")
@pytest.mark.parametrize(
    "file", [house_file(), pitch_file(), {"decks": [house_file(), pitch_file()]}, {"game": "quidditch", **house_file()}]
)
def test_rul_qcg_81_a_deck_may_have_a_file_of_its_own_and_the_other_one_is_the_houses(file: Data) -> None:
    assert examine(file).findings() == []
    decks = read_decks(file, "decks")
    assert (decks.house, decks.pitch) == (default_decks().house, default_decks().pitch)
    assert new(options={"deck_data": file}, seed=4).state == new(seed=4).state


@pytest.mark.rule("RUL-QCG-81")
def test_rul_qcg_81_what_a_deck_file_says_is_what_is_played_with() -> None:
    house, pitch = house_file(), pitch_file()
    next(card for card in house["cards"] if card["id"] == "jelly_legs")["effects"][0]["amount"] = 7
    pitch["cards"][0]["count"], pitch["cards"][2]["count"] = 16, 5
    decks = read_decks({"decks": [pitch, house]}, "decks")
    assert next(card for card in decks.house if card.id == "jelly_legs").effects[0].amount == 7
    assert decks.pitch == {"quaffle": 16, "bludger": 6, "free_goal": 5, "golden_snitch": 1}
    assert decks.name == "An attic find"


@pytest.mark.rule("RUL-QCG-81")
@pytest.mark.parametrize("text", [TOML, json.dumps(default()), "\ufeff \n" + json.dumps(house_file()), "\ufeff" + TOML])
def test_rul_qcg_81_the_text_of_a_file_is_read_like_what_it_says(text: str) -> None:
    assert examine(text).findings() == []
    assert read_decks(text, "decks").house == default_decks().house


@pytest.mark.parametrize(("text", "sentence"), NO_FILES)
def test_a_text_that_is_no_file_is_explained(text: str, sentence: str) -> None:
    assert len(faults(text)) == 1
    assert sentence in faults(text)[0]
    with pytest.raises(BadInput, match=r"^options\.deck_data: "):
        read_decks(text, "options.deck_data")


@pytest.mark.rule("RUL-QCG-81", "QCG-02", "QCG-07")
def test_dk_every_fault_of_a_file_is_told_at_once() -> None:
    sentences = faults(with_many_faults())
    wanted = [
        "RUL-QCG-81 weather: is not a known field",
        "RUL-QCG-81 name: ",
        "RUL-QCG-81 house[7].value: must be a whole number",
        "DK-18 house[18].effects[0].code: 'fly' is not one of cancel_foul, counter, keeper_out, lower",
        "RUL-QCG-81 house[18].effects[1].colour: is not a known field",
        "RUL-QCG-81 house[18].effects[1].amount: must be at least 1",
        "DK-18 house[19].effects: disarm is a special card, so it needs an effect",
        "DK-18 house[20].effects: a referee cannot strip; it can cancel_foul",
        "RUL-QCG-81 house[23].id: chaser_4 is described twice",
        "QCG-03 house[26]: referee is a special card, so it has neither role nor value",
        "DK-18 house[26].effects: a referee cannot penalty",
        "DK-18 house[26].effects: penalty takes no amount",
        "DK-01 A house deck has 40 cards, but this one has 39.",
        "DK-01 The pitch deck has 28 cards, but this one has 29.",
        "DK-07 There must be exactly one Golden Snitch, but this deck has 2.",
    ]
    assert len(sentences) == len(wanted), sentences
    for sentence, beginning in zip(sentences, wanted, strict=True):
        assert sentence.startswith(beginning)


@pytest.mark.rule("RUL-QCG-81")
def test_dk_a_table_is_refused_with_every_fault_in_one_message() -> None:
    with pytest.raises(BadInput) as caught:
        new(options={"deck_data": with_many_faults()})
    assert caught.value.field == "options.deck_data"
    assert caught.value.message.startswith("15 faults: (1) weather: is not a known field; (2) name: ")
    for words in (
        "house[18].effects[0].code: 'fly'",
        "(DK-18)",
        "this one has 39. (DK-01); ",
        "this deck has 2. (DK-07)",
    ):
        assert words in caught.value.message


def test_dk_warnings_are_told_beside_errors() -> None:
    found = [(finding.check, finding.is_error) for finding in examine(changed(summon=0, bludger=2)).findings()]
    assert found == [("DK-01", True), ("DK-01", True), ("DK-12", False), ("DK-09", False)]


def test_what_cannot_be_counted_makes_no_further_faults() -> None:
    data = default()
    entry(data, "chaser_4")["count"] = "two"
    assert faults(data) == ["RUL-QCG-81 house[0].count: must be a whole number"]
    data["pitch"]["quaffle"] = None
    assert len(faults(data)) == 2
    data["house"].append("a card")
    assert len(faults(data)) == 3


def test_thousands_of_faults_are_not_all_told() -> None:
    data = default() | {"house": [{}] * 5000}
    with pytest.raises(BadInput, match=rf"20000 faults: .*; and {20000 - MOST_LISTED} more$"):
        read_decks(data, "decks")


@pytest.mark.rule("RUL-QCG-81", "RUL-QCG-60", "QCG-14")
@pytest.mark.parametrize(("file", "sentences"), WRONG_FILES)
def test_what_is_wrong_with_the_file_of_a_deck_is_told_with_the_place(file: Data, sentences: list[str]) -> None:
    assert len(faults(file)) == len(sentences), faults(file)
    for sentence, beginning in zip(faults(file), sentences, strict=True):
        assert sentence.startswith(beginning)
    with pytest.raises(BadInput, match=r"^options\.deck_data"):
        new(options={"deck_data": file})


@pytest.mark.parametrize("data", [None, 7, [], ["house"], "", {"deck": None}, {"house": {}, "pitch": []}])
def test_data_that_is_nothing_like_decks_is_refused_in_words(data: object) -> None:
    assert faults(data)
    with pytest.raises(BadInput, match=r"^decks"):
        read_decks(data, "decks")


@pytest.mark.rule("RUL-QCG-81")
@pytest.mark.parametrize("file", [TOML, json.dumps(default(), indent=4), json.dumps(house_file())])
def test_rul_qcg_81_a_table_takes_the_text_of_a_file_and_keeps_the_whole_box(file: str) -> None:
    match = new(options={"deck_data": file}, seed=4)
    assert match.state == new(seed=4).state
    kept = match.record()["options"]["deck_data"]
    assert kept == default() | {"name": kept["name"]}
    assert commonroom.replay(match.record()).record() == match.record()


@pytest.mark.rule("RUL-QCG-81")
def test_rul_qcg_81_a_text_that_cannot_be_played_with_is_refused_with_the_place() -> None:
    with pytest.raises(BadInput, match=r"^options\.deck_data: is not TOML: line 2, column 5"):
        new(options={"deck_data": 'game = "quidditch"\nname'})
    with pytest.raises(BadInput, match=r"^options\.deck_data\.house\[0\]\.count: must be at least 0"):
        new(options={"deck_data": TOML.replace("count = 2", "count = -2", 1)})
