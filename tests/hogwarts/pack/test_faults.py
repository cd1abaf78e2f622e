"""Faults of an owner's pack are reported in the owner's language (VAL-HOG-01 to VAL-HOG-34)."""

from __future__ import annotations

import re

import pytest
from tests.faults import LANGUAGES, check_spoken, codes, codes_with_a_message

from commonroom.engine import BadInput
from commonroom.engine.words import THING, Words
from commonroom.games.hogwarts.pack.checks import findings
from commonroom.games.hogwarts.pack.load import read_pack
from commonroom.phrases.findings import said

from .changes import Change, on_field, opponent, values, walk
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
    on_field("start", at=[2001, 10]),
    lambda data: data["board"].update(size=[1000, 1000]),
    values("missions", "tame_the_dog", needs=[{"card": "lumos", "deck": "spell"}]),
    opponent("fights", "aragog", habits=[{"shows": 1, "after": 2, "effects": [{"do": "opp_flees"}]}]),
    on_field("s05", effects=[{"do": "self_hp", "amount": 1}]),
    values("behaviours", "almost_a_smile", effects=[{"do": "self_hp", "amount": 0}]),
    values("behaviours", "almost_a_smile", effects=[{"do": "special", "name": "sing"}]),
    values("characters", "harry_potter", movement={"when": "stop", "effects": DRAW}),
    values("characters", "harry_potter", movement={"when": "walk", "area": "grounds", "effects": DRAW}),
    values("characters", "harry_potter", combat={"when": "attack", "hits": 2, "effects": DRAW}),
    values("tokens", "mandrake", effects=DRAW),
]


def refused(change: Change) -> Words:
    """Return why a pack cannot be read."""
    data = document()
    change(data)
    with pytest.raises(BadInput) as caught:
        read_pack(data)
    return caught.value.words


@pytest.fixture(scope="module")
def found() -> list[Words]:
    """Return everything that is said about packs with each fault that the tests know."""
    faults = [finding.words for _, _, change in (*WRONG_CARDS, *WRONG_BOARDS) for finding in findings(changed(change))]
    return faults + [refused(change) for change in UNREADABLE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_pack_is_said_in_every_language(found: list[Words], language: str) -> None:
    check_spoken(found, "hogwarts", language)


def test_every_sentence_about_packs_is_said_of_some_pack(found: list[Words]) -> None:
    own = codes_with_a_message("hogwarts-faults", "hogwarts-fault-")
    assert codes(found) - codes_with_a_message("faults", "fault-") - {THING} == own


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_word_of_the_files_stands_in_backticks_and_has_its_name_beside_it(
    found: list[Words], language: str
) -> None:
    """Prose contains nothing but the language: no id, no key, no kind as the files have them."""
    lists = ("none_of", "unknown_special")
    sentences = {said(words, language, "hogwarts") for words in found if words.code not in lists}
    for sentence in sentences:
        prose = re.sub(r"`[^`]*`|RUL-HOG-\d+", "", sentence)
        assert not re.search(r"[A-Za-z]+_[A-Za-z]+|\bboard[12]\b|\b(main|spell|book|student|tower)\b", prose), sentence
    assert any("`great_hall` (" in sentence for sentence in sentences)
    assert any("`death_eater` (" in sentence for sentence in sentences)
    assert any("`effects` (" in sentence for sentence in sentences)
    assert any("`start_of_turn` (" in sentence for sentence in sentences)
    assert any("`charms` (" in sentence for sentence in sentences)


def test_what_the_rulebook_shows_otherwise_is_said_in_the_language() -> None:
    changes = [values("missions", "destroy_the_diary", opponent_hp=8), opponent("duels", "vincent_crabbe", hp=5)]
    sentences = [
        said(finding.words, "fr", "hogwarts").replace("\N{NO-BREAK SPACE}", " ")
        for change in changes
        for finding in findings(changed(change))
        if finding.check == "VAL-HOG-03"
    ]
    assert sentences == [
        "La mission 6, `opponent_hp` (PV de l\u2019adversaire) : ici `8`, et le livret montre `9`.",
        "La carte Duel `vincent_crabbe`, `hp` (PV) : ici `5`, et le livret montre `4`.",
    ]


@pytest.mark.parametrize("change", UNREADABLE)
def test_nothing_is_said_in_english_only(change: Change) -> None:
    assert "in_english" not in codes([refused(change)])
