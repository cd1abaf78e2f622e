"""Faults of an owner's decks are reported in the owner's language (RUL-QCG-81)."""

from __future__ import annotations

import pytest
from tests.faults import LANGUAGES, check_spoken, codes, codes_with_a_message

from commonroom.games.quidditch.box.content import examine
from commonroom.phrases.findings import sentence_of

from .boxes import balanced, changed
from .wrong_decks import ERRORS, NO_FILES, UNREADABLE, WARNINGS, WRONG_FILES, with_many_faults

WRONG = [
    *(decks() for _, decks, _ in (*ERRORS, *WARNINGS)),
    *(data for data, _ in (*UNREADABLE, *WRONG_FILES, *NO_FILES)),
    with_many_faults(),
    balanced(leg_locker=0, jelly_legs=0, disarm=0, confund=0, impediment=0, summon=0, finite=0),
]
FOUND = [finding.words for data in WRONG for finding in examine(data).findings()]


@pytest.mark.rule("RUL-QCG-81")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rul_qcg_81_every_fault_is_said_in_every_language(language: str) -> None:
    check_spoken(FOUND, "quidditch", language)


@pytest.mark.rule("RUL-QCG-81")
def test_rul_qcg_81_every_sentence_about_decks_is_said_of_some_decks() -> None:
    own = codes_with_a_message("quidditch-faults", "quidditch-fault-")
    assert codes(FOUND) - codes_with_a_message("faults", "fault-") == own


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "house[0].count: must be at least 0"),
        ("de", "house[0].count: muss mindestens 0 sein"),
        ("fr", "house[0].count\N{NO-BREAK SPACE}: doit être au moins 0"),
        ("pl", "house[0].count: musi wynosić co najmniej 0"),
    ],
)
def test_a_fault_is_told_with_its_place(language: str, sentence: str) -> None:
    found = examine(changed(chaser_4=-1)).findings()
    assert [sentence_of(finding, language, "quidditch") for finding in found if finding.where] == [sentence]
