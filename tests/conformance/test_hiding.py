"""Nobody learns what is hidden, neither from what they are told nor from how long it is (TRUST S1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

import pytest

from commonroom.engine import Dice, Match, Seat, Table, Viewer
from commonroom.games import GAMES

from .altering import altered
from .looking import encoded, texts_by_place, viewers
from .playing import AnyRules, Game, Ply, advised_games, games_in_turn, key_of, luck, so_many

VIEWER_STATES_IN_ALL = 200_000
PARTS = 4

every_game = pytest.mark.parametrize("game", list(GAMES))


class Tally(NamedTuple):
    """How much was looked at, how often there was something to hide, and how often events could be compared."""

    looks: int = 0
    hidden: int = 0
    events: int = 0


def told(rules: AnyRules, state: Any, viewer: Viewer) -> bytes:
    """All that a viewer is told of a state: what they see, and what they may do."""
    may = () if viewer is None else (rules.legal(state, viewer), rules.asides(state, viewer))
    return encoded([rules.view(state, viewer), rules.to_act(state), may])


def told_of_events(rules: AnyRules, events: Sequence[Any], viewer: Viewer) -> bytes:
    """What a viewer is told of what has happened."""
    return encoded([rules.seen(event, viewer) for event in events])


def same_events(rules: AnyRules, ply: Ply, other: Any, viewer: Viewer, dice: Dice) -> bool:
    """Whether an action that could be taken in both worlds was told alike; False where they cannot be compared.

    Where the action shows the viewer something new, the worlds part, and their stories may differ.
    """
    if rules.refusal(other, ply.seat, ply.action) is not None:
        return False
    after, events = rules.apply(other, ply.seat, ply.action, dice)
    if told(rules, after, viewer) != told(rules, ply.after, viewer):
        return False
    assert told_of_events(rules, events, viewer) == told_of_events(rules, ply.events, viewer)
    return True


def forgetful(table: Table) -> bool:
    """Whether something that was told can lie hidden afterwards, so that a view cannot tell what was told."""
    return table.options.get("discard_view") == "top_only"


def check_hiding(rules: AnyRules, at_least: int, games: Iterator[Game]) -> Tally:
    """At each state of whole games, deal anew all that a viewer may not know; they must not be able to tell."""
    looks = hidden = compared = 0
    for table, seed, plies in games:
        for ply in plies:
            for number, viewer in enumerate(viewers(table)):
                other = rules.imagine(ply.before, viewer, luck(seed + 1, (ply.number << 8) + number))
                assert told(rules, other, viewer) == told(rules, ply.before, viewer)
                if not forgetful(table):
                    compared += same_events(rules, ply, other, viewer, luck(seed, ply.number))
                hidden += other != ply.before
                looks += 1
        if looks >= at_least:
            return Tally(looks, hidden, compared)
    raise AssertionError("games never run out")


@pytest.mark.parametrize("part", range(PARTS))
@every_game
def test_s1_no_viewer_can_tell_a_state_from_one_that_is_dealt_anew(game: str, part: int) -> None:
    share = so_many(GAMES[game], VIEWER_STATES_IN_ALL // PARTS // len(GAMES))
    tally = check_hiding(GAMES[game], share, games_in_turn(GAMES[game], part, PARTS))
    assert tally.looks >= share
    assert tally.hidden > tally.looks / 2
    assert tally.events > tally.looks / 50


def hidden_name(rules: AnyRules, state: Any, viewer: Viewer) -> str:
    """Something that the viewer cannot know: a name that lies elsewhere in a guess than in truth."""
    guess = rules.imagine(state, viewer, Dice(bytes(32), 0))
    guessed = dict(texts_by_place(rules.to_position(guess)))
    truth = texts_by_place(rules.to_position(state))
    return next((text for place, text in truth if guessed.get(place) != text), "")


def names_a_card(rules: AnyRules, state: Any, viewer: Viewer) -> object:
    return hidden_name(rules, state, viewer)


def is_longer_for_some_cards(rules: AnyRules, state: Any, viewer: Viewer) -> object:
    return "." * len(hidden_name(rules, state, viewer))


def counts_what_others_may_do(rules: AnyRules, state: Any, viewer: Viewer) -> object:
    return [len(rules.legal(state, seat)) for seat in rules.to_act(state) if seat != viewer]


@every_game
@pytest.mark.parametrize("leak", [names_a_card, is_longer_for_some_cards, counts_what_others_may_do])
def test_s1_would_find_a_view_that(game: str, leak: Callable[[AnyRules, Any, Viewer], object]) -> None:
    """The mutants: a hidden card, its length alone, or a number that depends on hidden cards, in the view."""
    rules = GAMES[game]

    def view(state: Any, viewer: Viewer) -> Any:
        return [rules.view(state, viewer), leak(rules, state, viewer)]

    with pytest.raises(AssertionError):
        check_hiding(altered(rules, view=view), VIEWER_STATES_IN_ALL, advised_games(rules))


@every_game
def test_s1_would_find_a_move_that_depends_on_what_is_hidden(game: str) -> None:
    """The mutant: the list of moves is turned round for some of the hidden cards."""
    rules = GAMES[game]

    def legal(state: Any, seat: Seat) -> Sequence[Any]:
        turned = len(hidden_name(rules, state, seat)) % 2
        return list(rules.legal(state, seat))[:: -1 if turned else 1]

    with pytest.raises(AssertionError):
        check_hiding(altered(rules, legal=legal), VIEWER_STATES_IN_ALL, advised_games(rules))


@every_game
def test_s1_would_find_events_that_are_told_in_full(game: str) -> None:
    """The mutant: everybody is told everything about what has happened."""

    def seen(event: Any, _: Viewer) -> Any:
        return event

    with pytest.raises(AssertionError):
        check_hiding(altered(GAMES[game], seen=seen), VIEWER_STATES_IN_ALL, advised_games(GAMES[game]))


def check_seed_hidden(rules: AnyRules, games: int) -> None:
    """Two matches that stand alike and differ in their seed tell everybody the same; and nobody the seed."""
    for table, seed, plies in islice(games_in_turn(rules), games):
        states = [ply.before for ply in plies]
        position = rules.to_position(states[len(states) // 2])
        texts = told_by_a_match(rules, table, position, seed + 1)
        assert texts == told_by_a_match(rules, table, position, seed + 2)
        seeds = [key_of(seed + more).hex().encode() for more in range(3)]
        assert not any(secret in text for secret in seeds for text in texts)


def told_by_a_match(rules: AnyRules, table: Table, position: dict[str, Any], seed: int) -> list[bytes]:
    """What a match with this seed tells each viewer, at this position."""
    match = Match(rules, table, key_of(seed), position=position)
    return [told(rules, match.current, viewer) + encoded(match.opening) for viewer in viewers(table)]


@every_game
def test_s1_nobody_is_told_anything_of_the_seed(game: str) -> None:
    check_seed_hidden(GAMES[game], 200)


@every_game
def test_s1_would_find_a_view_that_tells_of_the_seed(game: str) -> None:
    """The mutant: the view shows a number that was drawn from the seed."""
    rules, drawn = GAMES[game], [0]

    def from_position(table: Table, position: dict[str, Any], dice: Dice) -> Any:
        drawn[0] = dice.roll("peek", 2**32)
        return rules.from_position(table, position, dice)

    def view(state: Any, viewer: Viewer) -> Any:
        return [rules.view(state, viewer), *drawn]

    with pytest.raises(AssertionError):
        check_seed_hidden(altered(rules, from_position=from_position, view=view), 1)
