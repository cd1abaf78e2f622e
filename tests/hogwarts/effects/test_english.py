"""The English texts: every thing in the box has a name, every card a flavour line, every effect a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from commonroom.games.hogwarts.board.drawing.labels import place_labels
from commonroom.games.hogwarts.board.drawing.layout import Layout
from commonroom.games.hogwarts.board.drawing.picture import board_svg
from commonroom.games.hogwarts.board.map import HOUSES, SUBJECTS
from commonroom.games.hogwarts.effects.phrases import card_text, field_text, flavour_of, name_of
from commonroom.games.hogwarts.effects.specials import SPECIALS
from commonroom.games.hogwarts.effects.vocabulary import VOCABULARY
from commonroom.games.hogwarts.pack.listing import listings
from commonroom.games.hogwarts.pack.load import built_in

PACK = built_in()
ENGLISH = files("commonroom.locale") / "en" / "hogwarts.ftl"
BUNDLE = FluentBundle(["en"], use_isolating=False)
BUNDLE.add_resource(FluentResource(ENGLISH.read_text(encoding="utf-8")))


def say(key: str, values: Mapping[str, str | int]) -> str | None:
    """Return a sentence in English; a missing variable is an error."""
    name, _, attribute = key.partition(".")
    if not BUNDLE.has_message(name):
        return None
    message = BUNDLE.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    text, errors = BUNDLE.format_pattern(pattern, dict(values))
    assert not errors, (key, errors)
    return str(text)


DECKS = [*PACK.decks().items(), ("mission", PACK.missions)]


@pytest.mark.parametrize(("kind", "cards"), DECKS, ids=[kind for kind, _ in DECKS])
def test_every_card_has_a_name_a_flavour_line_and_a_text(kind: str, cards: tuple[object, ...]) -> None:
    for card in cards:
        name = card.id  # type: ignore[attr-defined]
        assert BUNDLE.has_message(f"hogwarts-{kind}-{name}"), name
        assert flavour_of(kind, name, say), name
        assert card_text(card, PACK, say).endswith("."), name  # type: ignore[arg-type]


def test_no_two_cards_have_the_same_name_in_a_deck_or_the_same_flavour_anywhere() -> None:
    others = [("field", PACK.board.field), ("token", PACK.tokens), ("character", PACK.characters)]
    flavours = [flavour_of(kind, thing.id, say) for kind, things in (*DECKS, *others) for thing in things]

    assert len(set(flavours)) == len(flavours)
    for kind, cards in DECKS:
        assert len({name_of(kind, card.id, say) for card in cards}) == len(cards)


def test_every_place_token_and_person_has_a_name() -> None:
    named = [("field", field.id) for field in PACK.board.field]
    named += [("token", token.id) for token in PACK.tokens]
    named += [("character", character.id) for character in PACK.characters]
    named += [("area", label.area) for label in PACK.board.labels]
    named += [("house", house) for house in HOUSES] + [("subject", subject) for subject in SUBJECTS]

    assert [name for kind, name in named if not BUNDLE.has_message(f"hogwarts-{kind}-{name}")] == []


def test_every_word_of_the_vocabulary_and_every_function_has_a_sentence() -> None:
    words = [f"effect-{word}" for word in VOCABULARY if word != "special"] + [f"special-{name}" for name in SPECIALS]

    assert [word for word in words if not BUNDLE.has_message(f"hogwarts-{word}")] == []


def test_every_book_has_an_author() -> None:
    assert all(say(f"hogwarts-book-{book.id}.author", {}) for book in PACK.books)


def test_texts_read_like_english() -> None:
    text = {card.id: card_text(card, PACK, say) for _, cards in DECKS for card in cards}

    assert text["fiendfyre"] == "Attack: The opponent loses 6 HP."
    assert text["wingardium_leviosa"] == "Attack: Look through the spell deck and take 2 cards of your choice."
    assert text["obliviate"] == (
        "At the start of your turn: A player of your choice puts 1 spell or potion card under the decks, at random."
    )
    assert text["pepperup_potion"] == "Defence: Gain 2 HP. Attack with 1 more die until the fight ends."
    assert text["dobby"] == (
        "Everyone rolls a die. The player who rolls lowest goes straight to any field of the castle and its grounds, "
        "if they like."
    )
    assert text["broom_obeyed"] == "Gain 20 points. In your next move go 2 fields more than you roll."
    assert text["tom_riddle"] == (
        "9 HP, resistance 5. When revealed: Lose 2 HP. After each of your attacks: Lose 3 HP. Immune to spells."
    )
    assert text["destroy_the_diary"] == (
        "Chamber of Secrets, 200 points. Bring: Basilisk fang, Tom Riddle\u2019s diary. "
        "Qualified wizards also need: Polyjuice Potion, 2 attack cards. Your opponent: Tom Riddle, 9 HP."
    )
    assert text["feast"] == "Everyone goes straight to the Great Hall and gains 2 HP."
    library = next(field for field in PACK.board.field if field.id == "library")
    assert field_text(library, say) == "Draw 2 book cards."


def test_the_listing_and_the_drawing_are_made_of_english() -> None:
    headings = [listing.heading for listing in listings(PACK, say)]
    drawn = board_svg(PACK.board, say)

    assert headings[:3] == ["Missions", "Behaviour: 36 cards", "Fights: 30 cards"]
    assert "Room of" in drawn


def test_the_names_on_the_drawing_do_not_cover_one_another() -> None:
    shown = [field for field in PACK.board.field if field.kind in ("tower", "place", "classroom", "hp", "bridge")]
    labels = place_labels(Layout(PACK.board), [(field, name_of("field", field.id, say)) for field in shown])

    assert not any(one.box.meets(other.box) for number, one in enumerate(labels) for other in labels[:number])
