"""What each viewer may know of states and events (RUL-HOG-013), and what a guess must keep."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from commonroom.engine import Dice
from commonroom.games import hogwarts
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.actions import Choose, Pass
from commonroom.games.hogwarts.knowledge.secrets import BACK
from commonroom.games.hogwarts.state import State

from .tables import SEED, at, dice, table


def guesses(state: State, viewer: int | None, number: int = 20) -> list[State]:
    return [hogwarts.imagine(state, viewer, Dice(SEED, each)) for each in range(number)]


@pytest.mark.rule("RUL-HOG-013", "HOG-072")
def test_t_hog_014_hands_and_open_missions_of_others_are_backs() -> None:
    state = at(table(2), seats=[{}, {"spells": ["stupefy", "accio"], "done": ["tame_the_dog"]}])
    seen = hogwarts.view(state, 0).people[1]
    assert seen.spells == (BACK, BACK)
    assert set(seen.missions) == {BACK}
    assert seen.done == ("tame_the_dog",)
    assert hogwarts.view(state, 1).people[1].spells == ("stupefy", "accio")
    assert set(hogwarts.view(state, None).people[1].spells) == {BACK}


@pytest.mark.rule("RUL-HOG-013", "RUL-HOG-108")
def test_inside_a_team_all_is_open() -> None:
    state = at(table(4, variant="team", teams=2), seats=[{"spells": ["stupefy"]}, {}, {}, {}])
    assert hogwarts.view(state, 2).people[0].spells == ("stupefy",)
    assert hogwarts.view(state, 1).people[0].spells == (BACK,)
    assert hogwarts.team_channel(state, 0) == (0, 2)
    assert hogwarts.team_channel(at(table(2)), 0) == ()


def searching(**options: Any) -> State:
    return at(table(3, **options), turn=0, agenda=[{"task": "search_deck", "seat": 0, "deck": "spell", "left": 1}])


@pytest.mark.rule("HOG-256")
def test_only_who_looks_through_a_deck_sees_its_cards() -> None:
    state = searching()
    assert hogwarts.view(state, 0).search == tuple(sorted(state.decks["spell"]))
    assert not hogwarts.view(state, 1).search
    assert all(Counter(guess.decks["spell"]) == Counter(state.decks["spell"]) for guess in guesses(state, 0))
    assert any(Counter(guess.decks["spell"]) != Counter(state.decks["spell"]) for guess in guesses(state, 1))


def test_the_card_that_was_found_is_told_to_the_finder_only() -> None:
    state = searching()
    card = state.decks["spell"][0]
    _, events = hogwarts.apply(state, 0, Choose(card), dice())
    drawn = next(each for each in events if isinstance(each, event.CardsDrawn))
    mine, theirs = hogwarts.seen(drawn, 0), hogwarts.seen(drawn, 1)
    assert isinstance(mine, event.CardsDrawn)
    assert isinstance(theirs, event.CardsDrawn)
    assert mine.cards == (card,)
    assert not theirs.cards
    assert theirs.count == 1
    assert not mine.known_to
    assert not theirs.known_to


def test_an_event_that_says_nothing_of_who_knows_it_is_told_to_nobody_in_full() -> None:
    seen = hogwarts.seen(event.CardsDrawn(0, "spell", 1, ("stupefy",)), 0)
    assert isinstance(seen, event.CardsDrawn)
    assert not seen.cards


def test_only_who_looks_at_the_top_of_a_deck_knows_it() -> None:
    top = ["stupefy", "accio", "lumos"]
    task = {"task": "arrange_top", "seat": 0, "deck": "spell", "cards": top}
    rest = ["incendio", "expelliarmus", "episkey", "reducto"]
    state = at(table(2), turn=0, decks={"spell": top + rest}, agenda=[task])
    assert hogwarts.view(state, 0).agenda[-1].cards == tuple(top)  # type: ignore[union-attr]
    assert hogwarts.view(state, 1).agenda[-1].cards == (BACK,) * 3  # type: ignore[union-attr]
    assert all(guess.decks["spell"][:3] == tuple(top) for guess in guesses(state, 0))
    for guess in guesses(state, 1):
        assert guess.agenda[-1].cards == guess.decks["spell"][:3]  # type: ignore[union-attr]
    assert len({guess.decks["spell"][:3] for guess in guesses(state, 1)}) > 1


@pytest.mark.rule("HOG-062", "HOG-230")
def test_a_card_that_everybody_was_shown_is_in_everybodys_view_until_the_next_action() -> None:
    task = {"task": "common_room", "seat": 0}
    card = "horace_slughorn"
    state = at(table(2), turn=0, decks={"behaviour": [card, "owl_fed"]}, agenda=[task])
    draw = next(each for each in hogwarts.legal(state, 0) if getattr(each, "deck", None) == "behaviour")
    after, _ = hogwarts.apply(state, 0, draw, dice())
    assert hogwarts.view(after, None).shown == (card,)
    assert hogwarts.view(state, None).shown == ()


@pytest.mark.rule("RUL-HOG-027")
def test_whoever_walks_into_a_dead_end_has_a_mission_there_in_every_guess() -> None:
    """Gringotts has one way in: only a mission there lets the walk end with moves to spare."""
    where = table(2)
    pack = at(where).world
    mission = next(each for each in pack.missions.values() if each.place == "gringotts")
    walk = {"task": "walk", "seat": 0, "left": 3, "path": ["a3", "gringotts_steps", "gringotts"], "steps": 1}
    holder = {"at": "gringotts", "items": list(mission.tokens), "missions": [mission.id]}
    state = at(where, turn=0, seats=[holder, {}], agenda=[walk])
    for guess in guesses(state, 1, 60):
        assert hogwarts.legal(guess, 0)
        assert Counter(hogwarts.components(guess)) == Counter(hogwarts.components(state))


@pytest.mark.rule("RUL-HOG-085")
def test_the_cards_of_a_death_eater_are_known_to_whoever_plays_it() -> None:
    where = table(3, variant="qualified")
    foe = {"id": "lucius_malfoy", "at": "gryffindor_tower"}
    task = {"task": "fight_death_eater", "seat": 0, "foe": "lucius_malfoy"}
    state = at(where, turn=0, seats=[{"at": "gryffindor_tower"}, {}, {}], death_eaters=[foe], agenda=[task])
    assert all(card != BACK for card in hogwarts.view(state, 1).death_eaters[0].spell)
    assert hogwarts.view(state, 1).death_eaters[0].spell
    for viewer in (0, 2, None):
        assert set(hogwarts.view(state, viewer).death_eaters[0].spell) == {BACK}
    spells = {guess.death_eaters[0].spell for guess in guesses(state, 0)}
    assert len(spells) > 1


def test_a_pass_of_one_question_is_no_pass_of_another() -> None:
    state = searching()
    after, _ = hogwarts.apply(state, 0, Pass(), dice())
    assert hogwarts.question(state, 0) != hogwarts.question(after, 0)
