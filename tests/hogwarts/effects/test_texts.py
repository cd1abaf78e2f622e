"""Texts are made from effects: every card has one, and it says what the card does."""

from __future__ import annotations

import re

import pytest
from tests.faults import LANGUAGES

from commonroom.games.hogwarts.effects.phrases import (
    NoSentence,
    card_text,
    character_text,
    effect_text,
    effects_text,
    name_of,
)
from commonroom.games.hogwarts.effects.vocabulary import (
    Discard,
    Draw,
    MoveBonus,
    OppHp,
    Points,
    SelfHp,
    Special,
    Teleport,
)
from commonroom.games.hogwarts.pack.cards import Event, EventPart
from commonroom.games.hogwarts.pack.checks.cards import FITTING
from commonroom.games.hogwarts.pack.listing import listings
from commonroom.games.hogwarts.pack.load import built_in
from commonroom.phrases import phrases_of

from ..languages import keys, silence

PACK = built_in()


def test_every_card_has_a_text() -> None:
    cards = [card for deck in PACK.decks().values() for card in deck]

    texts = [card_text(card, PACK, keys) for card in (*cards, *PACK.missions)]
    assert len(texts) == 30 + 29 + 30 + 12 + 20 + 30 + 11 + 16 + 5
    assert all(texts)


def test_an_effect_is_said_with_its_numbers_and_without_its_sign() -> None:
    assert effect_text(OppHp(-3), keys) == "effect-opp_hp(amount=3, from=card, sign=loss)"
    assert effect_text(SelfHp(2), keys) == "effect-self_hp(amount=2, from=card, sign=gain)"
    assert effect_text(Draw("spell", 2), keys) == "effect-draw(count=2, deck=spell, from=card)"
    assert effect_text(Discard("all", "potion"), keys) == (
        "effect-discard(count=all, from=card, of=potion, pick=chosen, who=you)"
    )
    assert effect_text(MoveBonus(1, either=True), keys, "ability") == (
        "effect-move_bonus(amount=1, either=yes, from=ability, sign=gain)"
    )


def test_a_function_has_a_sentence_of_its_own() -> None:
    assert effect_text(Special("escape", 5), keys).startswith("special-escape(amount=5")


def test_a_place_is_called_by_its_name() -> None:
    assert "place=text-towards(name=High street)" in effect_text(Teleport("high_street"), keys)


def test_several_effects_are_several_sentences() -> None:
    assert effects_text((OppHp(-1), SelfHp(1)), keys).count("effect-") == 2


def test_a_card_can_have_two_uses() -> None:
    lumos = next(card for card in PACK.spells if card.defence)

    text = card_text(lumos, PACK, keys)
    assert text.startswith("type-start_of_turn(")
    assert "type-defence(text=effect-cancel_attack(from=card, what=reveal))" in text


def test_everybody_rolls_only_if_a_part_of_the_event_asks_for_it() -> None:
    text = {event.id: card_text(event, PACK, keys) for event in PACK.events}

    assert text["dobby"].startswith("text-roll(text=text-event(may=yes, ")
    assert text["feast"].startswith("text-event(may=no, ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_tells_in_whole_sentences_who_does_what(language: str) -> None:
    """As one would print it on a card: no heading with a colon, no imperative to "you" after it."""
    say = phrases_of("hogwarts", language)
    for event in PACK.events:
        text = card_text(event, PACK, say)
        assert ":" not in text, text
        assert text.endswith("."), text
        assert not re.search(r"\b(you|votre|vous|deine?|je|tuo|tu|teu|twój|twojego)\b", text, re.I), text


def test_an_event_can_do_what_has_no_words_of_its_own() -> None:
    again = EventPart("lowest_roll", (Special("extra_turn"), Points(5)), may=True)
    english = card_text(Event(id="again", parts=(again,)), PACK, phrases_of("hogwarts"))
    assert english == (
        "Everyone rolls a die. The player who rolls lowest does this, if they like: "
        "Play another turn after this one. Gain 5 points."
    )
    chosen = EventPart("everybody", (Discard(who="chosen_player"),))
    assert card_text(Event(id="chosen", parts=(chosen,)), PACK, phrases_of("hogwarts")) == (
        "Everyone does this: A player of your choice puts 1 hand card under the decks."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_an_event_may_use_is_said_of_others_in_every_language(language: str) -> None:
    say = phrases_of("hogwarts", language)
    words = [name for name in FITTING["event"] if name != "special"]
    assert [name for name in words if say(f"hogwarts-does-{name}", {}) is None] == []


def test_a_board_without_cards_has_none_to_begin_with() -> None:
    boards = {board.id: character_text(board, phrases_of("hogwarts")) for board in PACK.characters}
    assert "Cards at the start: 1 spell, 1 potion." in boards["lucius_malfoy"]
    assert boards["lord_voldemort"] == "7 HP, 1 attack die, resistance 5."


def test_an_opponent_is_told_with_all_that_it_can_do() -> None:
    riddle = next(card for card in PACK.fights if card.number == 6)

    assert card_text(riddle, PACK, keys) == (
        "text-opponent-values(hp=9, resistance=5) "
        "text-opponent-reveal(text=effect-self_hp(amount=2, from=card, sign=loss)) "
        "text-opponent-after_attack(text=effect-self_hp(amount=3, from=card, sign=loss)) "
        "text-opponent-immune(deck=spell)"
    )


def test_a_missing_sentence_is_no_silence() -> None:
    with pytest.raises(NoSentence, match="hogwarts-effect-opp_hp"):
        effect_text(OppHp(-3), silence)


def test_a_card_that_no_language_knows_goes_by_its_id() -> None:
    assert name_of("spell", "wingardium_leviosa", silence) == "Wingardium leviosa"


@pytest.mark.parametrize("space", ["\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"])
def test_lines_are_put_together_and_spaces_that_must_not_be_broken_stay(space: str) -> None:
    written = f"Perdez{space}2 PV{space}!\n    Puis\tpassez{space}: fin.\n"
    assert effect_text(OppHp(-2), lambda _, __: written) == f"Perdez{space}2 PV{space}! Puis passez{space}: fin."


def test_french_cards_keep_their_spaces_before_colons() -> None:
    french = phrases_of("hogwarts", "fr")
    mission = card_text(PACK.missions[0], PACK, french)
    assert "\N{NO-BREAK SPACE}:" in mission
    assert " :" not in mission


def test_the_listing_holds_everything_in_the_box() -> None:
    found = {line.id for listing in listings(PACK, keys) for line in listing.lines}
    number = sum(line.number for listing in [*listings(PACK, keys)][1:9] for line in listing.lines)

    assert found >= {card.id for deck in PACK.decks().values() for card in deck}
    assert found >= {thing.id for things in (PACK.missions, PACK.tokens, PACK.characters) for thing in things}
    assert found >= {field.id for field in PACK.board.field}
    assert number == 210


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_flavour_line_in_every_language(language: str) -> None:
    """Cards and missions, and also tokens, characters and every field, down to the last corridor."""
    lines = [line for listing in listings(PACK, phrases_of("hogwarts", language)) for line in listing.lines]
    assert [line.id for line in lines if not line.flavour] == []
    assert len({line.flavour for line in lines}) == len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_opponent_does_besides_striking_is_said_in_every_language(language: str) -> None:
    say = phrases_of("hogwarts", language)
    texts = {card.id: card_text(card, PACK, say) for card in PACK.fights if card.opponent.habits}
    assert len(set(texts.values())) == len(texts)
    assert all("{" not in text and "hogwarts-" not in text for text in texts.values())
