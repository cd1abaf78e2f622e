"""Our own pack: as many of everything as the box holds, and no two cards alike."""

from __future__ import annotations

from collections import Counter

import pytest

from commonroom.games.hogwarts.effects.specials import SPECIALS
from commonroom.games.hogwarts.effects.vocabulary import VOCABULARY, Special, opponent_loss, self_heal, word
from commonroom.games.hogwarts.pack.cards import fits
from commonroom.games.hogwarts.pack.load import built_in
from commonroom.games.hogwarts.pack.shape import copies, deck_ids, effects_in, opponents

PACK = built_in()


@pytest.mark.rule("HOG-001", "HOG-002")
def test_hog_002_eight_decks_hold_210_cards() -> None:
    sizes = {deck: len(deck_ids(cards)) for deck, cards in PACK.decks().items()}

    assert sizes == {
        "behaviour": 36,
        "fight": 30,
        "duel": 12,
        "event": 20,
        "book": 30,
        "potion": 30,
        "spell": 40,
        "quidditch": 12,
    }
    assert sum(sizes.values()) == 210


@pytest.mark.rule("HOG-004")
def test_hog_004_missions_and_fights_have_the_numbers_1_to_30() -> None:
    assert [mission.number for mission in PACK.missions] == [*range(1, 31)]
    assert [card.number for card in PACK.fights] == [*range(1, 31)]


@pytest.mark.rule("HOG-010")
def test_hog_010_a_mission_names_cards_that_a_qualified_wizard_can_hold() -> None:
    for mission in PACK.missions:
        for need in mission.needs:
            assert sum(card.count for deck, card in PACK.magic() if fits(need, deck, card)) >= need.count


def test_a_need_is_met_by_the_cards_it_describes_and_no_others() -> None:
    magic = {card.id: (deck, card) for deck, card in PACK.magic()}
    needs = {mission.id: mission.needs[0] for mission in PACK.missions}

    assert fits(needs["find_the_stone"], *magic["stupefy"])  # an attack spell
    assert not fits(needs["find_the_stone"], *magic["ageing_potion"])
    assert not fits(needs["find_the_stone"], *magic["protego"])
    assert fits(needs["save_the_guard"], *magic["episkey"])  # a healing card
    assert not fits(needs["save_the_guard"], *magic["protego"])
    assert fits(needs["unmask_the_rat"], *magic["expelliarmus"])  # a named card
    assert not fits(needs["unmask_the_rat"], *magic["stupefy"])


def test_no_two_opponents_are_alike() -> None:
    assert [card.id for card in opponents(PACK) if Counter(c.opponent for c in PACK.fights)[card.opponent] > 1] == []
    assert len({card.opponent for card in PACK.duels}) == len(PACK.duels)


def test_no_two_cards_of_a_deck_do_the_same() -> None:
    for cards in (PACK.spells, PACK.potions, PACK.behaviours, PACK.quidditch):
        assert len({card.effects for card in cards}) == len(cards)
    assert len({card.parts for card in PACK.events}) == len(PACK.events) == 20


def test_only_named_decks_hold_several_copies_of_a_card() -> None:
    assert all(copies(card) == 1 for cards in (PACK.events, PACK.books, PACK.duels, PACK.fights) for card in cards)


def test_every_word_that_the_pack_uses_is_in_the_vocabulary_and_few_functions_are_needed() -> None:
    effects = [effect for _, _, effects in effects_in(PACK) for effect in effects]
    specials = [effect.name for effect in effects if isinstance(effect, Special)]

    assert {word(effect) for effect in effects} <= set(VOCABULARY)
    assert set(SPECIALS) - set(specials) == {"heal_better"}, "only what a pack of somebody's own may want is unused"
    assert len(specials) * 10 < len(effects)
    assert max(Counter(specials).values()) < 3, "a function that is used three times should become a word"


@pytest.mark.rule("HOG-250", "HOG-251", "HOG-252")
def test_a_spell_or_potion_attacks_defends_or_waits_for_the_start_of_a_turn() -> None:
    for _, card in PACK.magic():
        if card.type == "attack":
            assert opponent_loss(card.effects) or any(word(each) == "search" for each in card.effects), card.id
        elif card.type == "defence":
            assert self_heal(card.effects) or any(word(each) == "cancel_attack" for each in card.effects), card.id
        else:
            assert card.type == "start_of_turn"


@pytest.mark.rule("HOG-005", "HOG-004")
def test_the_missions_follow_the_stories() -> None:
    """Ten missions for the first three stories, ten for the next two, ten for the last two: the hardest come last."""
    points = [mission.points for mission in sorted(PACK.missions, key=lambda mission: mission.number)]
    early, middle, late = points[:10], points[10:20], points[20:]
    assert sum(early) < sum(middle) < sum(late)
    assert max(late) == max(points)
