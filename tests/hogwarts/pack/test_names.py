"""A pack of one's own names its things: students who can be wished for, cards with names and texts in any language."""

from __future__ import annotations

import json
from typing import Any

import pytest

import commonroom
from commonroom.engine import BadInput, Table
from commonroom.engine.table import read_table
from commonroom.games.hogwarts.bots.reasons.kinds import Takes, wording
from commonroom.games.hogwarts.effects.phrases import name_of
from commonroom.games.hogwarts.options import ABOUT
from commonroom.games.hogwarts.pack.checks import CONTENT
from commonroom.games.hogwarts.pack.load import read_pack
from commonroom.games.hogwarts.pack.speaking import speaking
from commonroom.phrases import phrases_of
from commonroom.terminal.hogwarts.speaker import HogwartsSpeaker
from commonroom.terminal.seating import new_sitting

from .packs import Document, document, entry, field

FIRE = {"en": "My fire", "pl": "Mój ogień"}


def renamed(data: Document, old: str, new: str) -> None:
    """Give a student an id of one's own, wherever the pack names the board."""
    entry(data["characters"], old)["id"] = new
    for duel in data["duels"]:
        if duel.get("character") == old:
            duel["character"] = new


def own() -> Document:
    """Return a pack with a student, a spell, a token's text and a field of its own."""
    data = document()
    renamed(data, "cho_chang", "blaise_zabini")
    named = {"id": "my_fire", "name": FIRE, "text": "Three HP and one eyebrow.", "flavour": {"de": "Heiß."}}
    entry(data["spells"], "incendio").update(named)
    entry(data["tokens"], "mandrake")["name"] = "Screaming pot"
    field(data, "library")["name"] = {"en": "Reading room"}
    return data


def table(data: Document, *wishes: str | None) -> Table:
    seats = [{"name": f"P{seat}", **({"character": wish} if wish else {})} for seat, wish in enumerate(wishes)]
    return read_table(ABOUT, "year", {"pack_data": data}, seats)


@pytest.mark.rule("HOG-063", "HOG-064", "HOG-002")
def test_a_student_with_an_id_of_ones_own_can_be_wished_for() -> None:
    seats: list[Any] = [{"name": "Ann", "character": "blaise_zabini"}, "Bob"]
    match = commonroom.new("hogwarts", seats=seats, options={"pack_data": own()}, seed=1)
    assert match.view(0)["people"][0]["character"] == "blaise_zabini"
    assert commonroom.replay(match.record()).state == match.state
    with pytest.raises(BadInput, match=r"seats\[0\]\.character: 'cho_chang' is not one of .*blaise_zabini"):
        table(own(), "cho_chang", None)
    with pytest.raises(BadInput, match="'blaise_zabini' is not one of"):
        commonroom.new("hogwarts", seats=seats, seed=1)


def test_the_terminal_reads_the_wish_from_the_file() -> None:
    text = json.dumps(own())
    sitting = new_sitting(
        "hogwarts",
        edition=None,
        seats=2,
        bot="random",
        options={"pack_data": text},
        seed=1,
        wish="blaise_zabini",
    )
    assert sitting.match.view(0)["people"][0]["character"] == "blaise_zabini"


@pytest.mark.parametrize(
    ("lang", "called"), [("en", "My fire"), ("pl", "Mój ogień"), ("fr", "My fire")], ids=["en", "pl", "other"]
)
def test_a_name_is_in_the_readers_language_or_english(lang: str, called: str) -> None:
    assert name_of("spell", "my_fire", speaking(read_pack(own()), phrases_of("hogwarts", lang))) == called


def test_what_the_pack_does_not_name_keeps_the_name_of_its_language() -> None:
    say = speaking(read_pack(own()), phrases_of("hogwarts", "de"))
    assert name_of("spell", "stupefy", say) == phrases_of("hogwarts", "de")("hogwarts-spell-stupefy", {})
    assert say("hogwarts-field-library.towards", {}) is None, "a form of the name that it no longer has"


def test_a_thing_without_any_name_is_never_shown_as_its_id() -> None:
    say = phrases_of("hogwarts")
    assert name_of("character", "blaise_zabini", say) == "Blaise Zabini"
    assert name_of("spell", "my_fire", say) == "My fire"


def test_a_listing_has_the_packs_own_names_and_texts() -> None:
    assert CONTENT.listings is not None
    lines = {line.id: line for heap in CONTENT.listings(own(), phrases_of("hogwarts", "de")) for line in heap.lines}
    fire = lines["my_fire"]
    assert (fire.name, fire.text, fire.flavour) == ("My fire", "Three HP and one eyebrow.", "Heiß.")
    assert lines["mandrake"].name == "Screaming pot"
    assert CONTENT.draw is not None
    assert "Reading room" in CONTENT.draw(own(), phrases_of("hogwarts", "de"))


def test_the_terminal_and_a_hint_call_things_by_the_packs_names() -> None:
    where = table(own(), "blaise_zabini", None)
    speaker = HogwartsSpeaker(where, 0)
    assert speaker.card("my_fire") == "My fire"
    assert speaker.card_text("my_fire") == "Three HP and one eyebrow."
    assert speaker.place("library") == "Reading room"
    assert speaker.person("blaise_zabini") == "Blaise Zabini"
    assert wording(where, Takes("mandrake"), phrases_of("hogwarts"))["token"] == "Screaming pot"


@pytest.mark.parametrize(
    ("name", "why"), [("", "name"), ({"english": "Fire"}, "name"), ({"en": 7}, "name"), ("x" * 401, "name")]
)
def test_a_name_that_is_none_is_refused_with_its_place(name: Any, why: str) -> None:
    data = own()
    entry(data["spells"], "my_fire")["name"] = name
    with pytest.raises(BadInput, match=rf"spells\[\d+\]\.{why}"):
        read_pack(data)
