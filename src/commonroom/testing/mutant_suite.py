"""The suite tried on games with a defect, each of which it has to find."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from commonroom.engine import BadInput, Dice, Table
from commonroom.engine.load import load_game
from commonroom.rulebook import rulebook_of

from . import defects, probes
from .altered import with_other_dice
from .checks.determinism import check_determinism, played
from .checks.hiding import check_hiding, check_seed_hidden
from .checks.luck import Finished, finished_matches, verify, verify_all
from .checks.refusals import check_refusals
from .checks.reloading import check_reloading, reloaded
from .checks.whole_games import check_whole_games
from .effort import Effort
from .fingerprints import through_a_set
from .play import advised_games, games_in_turn
from .tables import AnyRules
from .unfair import SwapsWithAny, TakesTheRemainder

USUAL = Effort()
LOOKS, REFUSED, STATES, GAMES = 200_000, 100_000, 24, 1_000
"""Limits for the search for a defect that is known to show."""
RELOADS = 30
"""Games in which a missing field of a position has to be noticed."""
MANY_FIELDS = 5
"""Fields that the positions of a complete game exceed."""


def mutants(game: Any, effort: Effort = USUAL) -> type:
    """Return a class of tests that try the suite on a game with defects; its name must begin with Test."""
    rules = load_game(game)

    class Mutants:
        """One defect at a time, and the check that has to find it."""

        @pytest.mark.parametrize("leak", defects.LEAKS, ids=lambda leak: leak.__name__)
        def test_would_find_a_view_that(self, leak: defects.Leak) -> None:
            """Put a hidden name, its length alone, or a number that depends on hidden things into the view."""
            if not probes.differs(rules, lambda state, viewer: leak(rules, state, viewer)):
                effort.without(defects.LEAKS[leak])
            with pytest.raises(AssertionError):
                check_hiding(defects.leaky(rules, leak), LOOKS, advised_games(rules))

        def test_would_find_a_move_that_depends_on_what_is_hidden(self) -> None:
            """Reverse the list of moves for some of the hidden names."""
            turned = defects.turned_round(rules)
            if not probes.sees_turned(rules, turned):
                effort.without("hidden names of unequal length")
            with pytest.raises(AssertionError):
                check_hiding(turned, LOOKS, advised_games(rules))

        def test_would_find_events_that_are_told_in_full(self) -> None:
            """Tell everybody everything that has happened."""
            if not probes.hides_in_events(rules):
                effort.without("hidden events")
            with pytest.raises(AssertionError):
                check_hiding(defects.tells_all(rules), LOOKS, advised_games(rules))

        def test_would_find_a_view_that_tells_of_the_seed(self) -> None:
            """Show a number in the view that was drawn from the seed."""
            with pytest.raises(AssertionError):
                check_seed_hidden(defects.tells_of_the_seed(rules), 1)

        def test_would_find_rules_that_change_before_they_judge(self) -> None:
            """Refuse the action, but only after the state has changed."""
            if not probes.has_wrong_moves(rules):
                effort.without("moves that are refused")
            self.is_found(defects.changes_before_it_judges(rules))

        def test_would_find_rules_that_forget_who_asks(self) -> None:
            """Allow everybody what somebody may do."""
            if not probes.has_own_moves(rules):
                effort.without("moves that only some may make")
            self.is_found(defects.forgets_who_asks(rules))

        def test_would_find_rules_that_refuse_without_a_name(self) -> None:
            """Refuse with a code that is in no rulebook."""
            if not probes.has_wrong_moves(rules):
                effort.without("moves that are refused")
            self.is_found(defects.refuses_without_a_name(rules))

        def test_would_find_a_match_that_spends_luck_on_refusals(self) -> None:
            """Shift the luck of the next action by one that was refused."""
            with pytest.raises(AssertionError):
                check_refusals(rules, rulebook_of(rules), REFUSED, STATES, defects.SpendsLuckOnRefusals)

        def is_found(self, broken: AnyRules) -> None:
            with pytest.raises(AssertionError):
                check_refusals(broken, rulebook_of(rules), REFUSED, STATES)

        def test_would_find_a_shuffle_that_loses_something(self) -> None:
            """Drop the last element of every shuffle. A game may notice that by itself."""
            if not probes.counts_pieces(rules):
                effort.without("pieces that it counts")
            if not probes.shuffles(probes.strokes_of_luck(rules, effort.matches)):
                effort.without("shuffled pieces")
            with pytest.raises((AssertionError, ValueError, IndexError, KeyError)):
                check_whole_games(with_other_dice(rules, defects.LosesOne), GAMES)

        def test_would_find_any_field_that_is_not_written_down(self) -> None:
            """Drop a field of the position, for each that is needed somewhere in the first games."""
            needed = needed_fields(rules)
            assert len(needed) > (MANY_FIELDS if effort.complete else 0)
            for field in needed:
                with pytest.raises((AssertionError, BadInput)):
                    check_reloading(defects.without_field(rules, field), RELOADS)

        def test_would_find_rules_that_go_through_a_set(self) -> None:
            """Order the moves by a set of texts, which every process orders differently."""
            if probes.most_moves(rules) < 3:
                effort.without("choice of three moves")
            with pytest.raises(AssertionError):
                check_determinism(played(rules, 3), through_a_set)

        @pytest.mark.parametrize(
            ("forge", "why"), [(defects.with_another_seed, "promised"), (defects.with_another_move, "changed")]
        )
        def test_would_find_a_record(self, forge: Callable[[Finished], Finished], why: str) -> None:
            """Choose the seed afterwards, or drop a move."""
            with pytest.raises(AssertionError, match=why):
                verify(forge(next(finished_matches(rules, 1))))

        @pytest.mark.parametrize("unfair", [TakesTheRemainder, SwapsWithAny])
        def test_would_find_a_server_that_does_not_shuffle_as_it_says(self, unfair: type[Dice]) -> None:
            """Keep unfair bytes, or shuffle differently from the document."""
            met = probes.strokes_of_luck(rules, effort.matches)
            if not (probes.meets_unfair_bytes(met) if unfair is TakesTheRemainder else probes.shuffles(met)):
                effort.without("luck of that kind")
            with pytest.raises(AssertionError, match="luck"):
                verify_all(finished_matches(rules, effort.matches, unfair))

    return Mutants


def needed_fields(rules: AnyRules) -> set[str]:
    """Return the fields without which some state of the first games cannot be restored."""
    needed: set[str] = set()
    for table, _, plies in islice(games_in_turn(rules, 0, 2), RELOADS):
        for ply in islice(plies, 0, None, 5):
            fields = rules.to_position(ply.before).keys() - needed
            needed |= {field for field in fields if is_needed(rules, table, ply.before, field)}
    return needed


def is_needed(rules: AnyRules, table: Table, state: Any, field: str) -> bool:
    """Tell whether the state cannot be restored from the other fields alone."""
    try:
        return bool(reloaded(defects.without_field(rules, field), table, state) != state)
    except BadInput:
        return True
