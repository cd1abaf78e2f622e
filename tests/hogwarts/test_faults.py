"""What is wrong with an owner's pack is said in the language of the owner (VAL-HOG-01 to VAL-HOG-34)."""

from __future__ import annotations

import pytest
from tests.faults import LANGUAGES, check_spoken, codes, codes_with_a_message

from commonroom.engine import BadInput
from commonroom.engine.words import Words
from commonroom.games.hogwarts.checks import findings
from commonroom.games.hogwarts.load import read_pack

from .changes import Change, on_field, values, walk
from .packs import changed, document
from .wrong_boards import WRONG_BOARDS
from .wrong_cards import WRONG_CARDS

ANOTHER_FIELD = {"id": "any_castle", "kind": "plain", "area": "castle", "at": [0, 0]}
DRAW = [{"do": "draw", "deck": "spell"}]
UNREADABLE: list[Change] = [
    lambda data: data["spells"].append(data["spells"][0]),
    values("spells", "stupefy", effects=[{"do": "explode"}]),
    values("behaviours", "almost_a_smile", effects=[{"do": "teleport", "to": "narnia"}]),
    walk("start", "narnia"),
    walk("start", "start"),
    on_field("gh_s", part_of="narnia"),
    lambda data: data["board"]["places"].update(pitch="narnia"),
    lambda data: data["board"]["field"].append(ANOTHER_FIELD),
    values("missions", "tame_the_dog", needs=[{"card": "lumos", "deck": "spell"}]),
    on_field("s05", effects=[{"do": "self_hp", "amount": 1}]),
    values("behaviours", "almost_a_smile", effects=[{"do": "self_hp", "amount": 0}]),
    values("behaviours", "almost_a_smile", effects=[{"do": "special", "name": "sing"}]),
    values("characters", "harry_potter", movement={"when": "stop", "effects": DRAW}),
    values("characters", "harry_potter", movement={"when": "walk", "area": "grounds", "effects": DRAW}),
    values("characters", "harry_potter", combat={"when": "attack", "hits": 2, "effects": DRAW}),
    values("tokens", "mandrake", effects=DRAW),
]


def refused(change: Change) -> Words:
    """Why a pack cannot be read."""
    data = document()
    change(data)
    with pytest.raises(BadInput) as caught:
        read_pack(data)
    return caught.value.words


@pytest.fixture(scope="module")
def found() -> list[Words]:
    """Everything that is said of packs which are wrong in every way that the tests know."""
    told = [finding.words for _, _, change in (*WRONG_CARDS, *WRONG_BOARDS) for finding in findings(changed(change))]
    return told + [refused(change) for change in UNREADABLE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_pack_is_said_in_every_language(found: list[Words], language: str) -> None:
    check_spoken(found, "hogwarts", language)


def test_every_sentence_about_packs_is_said_of_some_pack(found: list[Words]) -> None:
    own = codes_with_a_message("hogwarts-faults", "hogwarts-fault-")
    assert codes(found) - codes_with_a_message("faults", "fault-") == own


@pytest.mark.parametrize("change", UNREADABLE)
def test_nothing_is_said_in_english_only(change: Change) -> None:
    assert "in_english" not in codes([refused(change)])
