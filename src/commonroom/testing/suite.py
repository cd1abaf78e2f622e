"""The conformance suite as tests: one class for a game, with a test for each promise."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.engine import Option, Table
from commonroom.engine.actions import kinds_of
from commonroom.engine.defaults import none
from commonroom.engine.load import load_game
from commonroom.rulebook import rulebook_of

from .checks import (
    appraisal,
    bots,
    determinism,
    hiding,
    history,
    inference,
    luck,
    options,
    promises,
    reasons,
    refusals,
    reloading,
    texts,
    whole_games,
)
from .effort import Effort
from .fingerprints import as_they_are
from .play import games_in_turn, is_long
from .sight import hides
from .tables import described, some_tables

USUAL = Effort()


def conformance(game: Any, effort: Effort = USUAL) -> type:
    """Return a class of tests for a game, given as its module or loaded; its name must begin with Test."""
    rules = load_game(game)
    tables = some_tables(rules)
    needy: list[Option | None] = [option for option in rules.ABOUT.options if option.needs] or [None]
    every_table = pytest.mark.parametrize("table", tables, ids=[described(rules.ABOUT, table) for table in tables])
    every_part = pytest.mark.parametrize("part", range(effort.parts))
    every_need = pytest.mark.parametrize("option", needy, ids=[option.name if option else "none" for option in needy])
    parts = effort.parts

    class Conformance:
        """The promises of every game, whatever its rules."""

        @every_table
        def test_a_replayed_record_ends_in_the_same_state(self, table: Table) -> None:
            promises.check_replay(rules, table)

        @every_table
        def test_applying_and_asking_leave_the_old_state_untouched(self, table: Table) -> None:
            promises.check_untouched(rules, table)

        @every_table
        def test_legal_is_exactly_what_is_not_refused(self, table: Table) -> None:
            promises.check_legal(rules, table)

        @every_table
        def test_the_default_of_every_seat_that_must_act_is_legal(self, table: Table) -> None:
            promises.check_default(rules, table)

        @every_table
        def test_imagining_depends_on_nothing_hidden(self, table: Table) -> None:
            promises.check_imagining(rules, table)

        def test_an_outlook_depends_on_nothing_hidden(self) -> None:
            if rules.outlook is none:
                pytest.skip("the game has no outlook")
            promises.check_outlook(rules, tables)

        @every_table
        def test_no_hidden_name_occurs_in_what_a_seat_sees_of_an_event(self, table: Table) -> None:
            promises.check_names_in_events(rules, table)

        @every_table
        def test_everything_a_seat_is_told_is_json(self, table: Table) -> None:
            promises.check_json(rules, table)

        def test_imagining_reaches_every_possible_deal(self) -> None:
            if not promises.check_every_deal(rules):
                effort.without("hidden names at the start")

        def test_an_action_that_is_refused_or_garbled_changes_nothing(self) -> None:
            promises.check_garbled(rules)

        @every_part
        def test_whole_games_lose_nothing_and_every_kind_of_action_happens(self, part: int) -> None:
            kinds = whole_games.check_whole_games(rules, effort.share(effort.games), part, parts)
            assert kinds == set(kinds_of(rules.ACTION)) or is_long(rules)

        def test_no_line_of_play_breaks_a_promise(self) -> None:
            whole_games.check_lines_of_play(rules, effort.lines)

        @every_part
        def test_no_viewer_can_tell_a_state_from_one_that_is_dealt_anew(self, part: int) -> None:
            looks = effort.share(effort.looks)
            tally = hiding.check_hiding(rules, looks, games_in_turn(rules, part, parts), effort.forgets)
            assert tally.looks >= looks
            if not tally.hidden:
                effort.without("hidden information")
            assert tally.hidden > tally.looks * effort.hidden_share
            assert tally.events > tally.looks * effort.event_share

        def test_nobody_is_told_anything_of_the_seed(self) -> None:
            hiding.check_seed_hidden(rules, effort.seeds)

        def test_guesses_agree_with_what_the_last_action_has_shown(self) -> None:
            if not hides(rules):
                effort.without("hidden information")
            if not inference.check_inferences(rules, effort.inferences):
                pytest.skip("no action could be judged: too few of the imagined worlds agree with what was seen")

        def test_guesses_agree_with_all_that_has_happened(self) -> None:
            if not hides(rules):
                effort.without("hidden information")
            if not history.check_histories(rules, effort.histories, effort.forgets):
                pytest.skip("no guess could be judged: hidden things have no names of their own, or move about unseen")

        def test_wrong_actions_are_refused_by_name_and_leave_no_trace(self) -> None:
            book = rulebook_of(rules)
            assert refusals.check_refusals(rules, book, effort.refused, effort.refused_at) >= effort.refused

        @every_part
        def test_games_reloaded_after_every_action_go_on_alike(self, part: int) -> None:
            reloading.check_reloading(rules, effort.share(max(effort.reloads, len(tables))), part, parts)

        @every_part
        def test_records_replay_alike_at_every_step_in_fresh_processes(self, part: int) -> None:
            matches = determinism.played(rules, effort.share(effort.replays), part, parts)
            determinism.check_determinism(matches, as_they_are)

        def test_the_luck_of_finished_matches_is_verified_from_their_records(self) -> None:
            decided = luck.verify_all(luck.finished_matches(rules, effort.matches))
            if not decided:
                effort.without("luck")
            assert decided > effort.matches or not effort.complete

        @every_need
        def test_without_what_it_needs_an_option_changes_nothing(self, option: Option | None) -> None:
            if option is None:
                pytest.skip("no option needs anything to change something")
            options.check_needs(rules, option, effort.tables)

        def test_options_have_a_group_and_need_what_exists(self) -> None:
            options.check_options_exist(rules)

        def test_bots_make_legal_moves_at_every_kind_of_table(self) -> None:
            bots.check_legal_moves(rules, effort.decisions)

        def test_a_bot_makes_the_same_move_with_the_same_dice(self) -> None:
            bots.check_same_dice(rules)

        def test_what_a_seat_cannot_see_does_not_change_a_bots_mind(self) -> None:
            bots.check_hidden_does_not_matter(rules)

        def test_asking_a_bot_changes_nothing(self) -> None:
            bots.check_nothing_changes(rules)

        def test_a_hint_is_what_the_bot_of_its_name_would_do(self) -> None:
            reasons.check_same_choice(rules)

        def test_what_a_seat_cannot_see_does_not_change_a_reason(self) -> None:
            if not reasons.gives_reasons(rules):
                effort.without("bot that says why")
            reasons.check_hidden_does_not_matter(rules)

        def test_every_reason_that_a_bot_gives_has_a_sentence_in_every_language(self) -> None:
            if not reasons.gives_reasons(rules):
                effort.without("bot that says why")
            assert reasons.check_given_reasons(rules, effort.decisions) > 1

        def test_worth_lies_between_lost_and_won_and_is_the_outcome_at_the_end(self) -> None:
            appraisal.check_range(rules, effort.ends)

        def test_one_side_gains_what_the_other_loses(self) -> None:
            if appraisal.duel(rules) is None:
                effort.without("table for two who play against each other")
            appraisal.check_balance(rules)

        def test_worth_foretells_who_wins_better_than_a_guess(self) -> None:
            table = appraisal.duel(rules)
            if table is None:
                effort.without("table for two who play against each other")
            if "greedy" not in rules.BOTS:
                effort.without("bot called greedy")
            assert table is not None
            appraisal.check_forecast(rules, table, effort.forecasts)

        def test_every_rule_and_every_refusal_has_its_words(self) -> None:
            texts.check_rulebook(rules)

        def test_other_languages_say_nothing_that_english_does_not(self) -> None:
            texts.check_languages(rules)

    return Conformance
