"""What greedy says about its moves is true of the board, and is what its rating was made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from typing import Any, NamedTuple

import pytest

import commonroom
from commonroom import Match
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.games.sequence.actions import Play
from commonroom.games.sequence.board import BIT, CELLS, CORNERS, WINDOW_BETWEEN, Window
from commonroom.games.sequence.bots import reasons as because
from commonroom.games.sequence.bots.choice import greedy_hint
from commonroom.games.sequence.bots.judgement import Judgement, own_terms, removal_terms, rival_terms
from commonroom.games.sequence.bots.rating import Rater
from commonroom.games.sequence.events import ChoiceOpened, SequenceMade
from commonroom.games.sequence.legality import refusal
from commonroom.games.sequence.state import State
from commonroom.phrases.reasons import sentence

from .tables import table

IDLE = "9S 8S 10S 6D AC"
ROW = "g4\N{EN DASH}g8"
NAMES = ["Ann", "Bob", "Cy", "Di"]


class Said(NamedTuple):
    """A move with its reason, and the table before and after it."""

    before: State
    after: State
    events: tuple[Any, ...]
    seat: int
    action: Any
    reason: Any


def played(game: int) -> Iterator[Said]:
    """Every decision of one game between greedy players; each has another number of seats, edition and options."""
    seats, edition = NAMES[: 2 + game % 3], ("classic-2022", "harry-potter-2021")[game % 2]
    options = {"draw_mode": "auto"} if game % 4 else {}
    match = commonroom.new("sequence", edition=edition, seats=seats, options=options, seed=game)
    while match.to_act:
        seat, before = match.to_act[0], match.current
        hint = greedy_hint(Eyes(match.rules, before, seat), Dice(bytes(32), match.version))
        events = match.act(seat, hint.action)
        yield Said(before, match.current, tuple(events), seat, hint.action, hint.reason)


@pytest.fixture(scope="module")
def said() -> list[Said]:
    return [each for game in range(36) for each in played(game)]


def line_of(reason: Any) -> Window:
    return WINDOW_BETWEEN[reason.line[0], reason.line[-1]]


def owner(each: Said) -> int:
    """The rival side of which a reason speaks."""
    (side,) = {each.before.side(seat) for seat in each.reason.whose}
    assert side != each.before.side(each.seat)
    return side


def of_kind(said: list[Said], *kinds: type) -> list[Said]:
    found = [each for each in said if isinstance(each.reason, kinds)]
    assert len(found) >= 5, f"{kinds} came up too seldom to be judged"
    return found


def test_nearly_every_kind_of_reason_comes_up(said: list[Said]) -> None:
    kinds = Counter(type(each.reason) for each in said)
    rare = {because.BreaksSequence, because.LeastUse, because.Weakens, because.Frees, because.BreaksThree, because.Dead}
    assert set(because.REASON.__args__) - rare <= set(kinds)
    assert kinds[type(None)] < len(said) / 50


def test_completes_and_wins_are_followed_by_a_sequence(said: list[Said]) -> None:
    for each in of_kind(said, because.Completes, because.Wins):
        assert any(isinstance(event, SequenceMade | ChoiceOpened) for event in each.events)
        assert not line_of(each.reason).mask & ~each.after.counting(each.before.side(each.seat))
        won = each.after.result is not None and each.seat in each.after.result.winners
        assert won == isinstance(each.reason, because.Wins)


@pytest.mark.parametrize(("kind", "chips"), [(because.Four, 4), (because.Three, 3)])
def test_a_four_has_four_and_its_fifth_space_is_free(said: list[Said], kind: type, chips: int) -> None:
    for each in of_kind(said, kind):
        line, side = line_of(each.reason), each.before.side(each.seat)
        assert (line.mask & each.after.counting(side)).bit_count() == chips
        assert (line.mask & each.before.counting(side)).bit_count() == chips - 1
        assert not line.mask & each.after.occupied() & ~each.after.counting(side)
        assert each.action.cell in line.cells


def test_what_comes_next_is_in_the_own_hand_and_could_be_played(said: list[Said]) -> None:
    """If it were the seat's turn again, the card would go on a free space of the line."""
    promised = 0
    for each in of_kind(said, because.Four, because.Three):
        if (card := each.reason.next) is not None and each.after.result is None:
            left = list(each.before.hands[each.seat])
            left.remove(each.action.card)
            assert card in left
            again = copy(each.before)
            again.hands, again.chips, again.sequences = each.after.hands, each.after.chips, each.after.sequences
            free = [cell for cell in each.reason.line if not BIT[cell] & (again.occupied() | CORNERS)]
            assert any(refusal(again, each.seat, Play(card, cell)) is None for cell in free)
            promised += 1
    assert promised > 20


@pytest.mark.parametrize(("kind", "chips"), [(because.BlocksFour, 4), (because.BlocksThree, 3)])
def test_a_block_ends_what_a_rival_had(said: list[Said], kind: type, chips: int) -> None:
    for each in of_kind(said, kind):
        line, side = line_of(each.reason), owner(each)
        assert (line.mask & each.before.counting(side)).bit_count() == chips
        assert not line.mask & each.before.occupied() & ~each.before.counting(side), "it was open"
        assert line.mask & BIT[each.action.cell] & each.after.chips[each.before.side(each.seat)]


def test_a_broken_line_has_a_chip_less(said: list[Said]) -> None:
    for each in of_kind(said, because.BreaksFour):
        line, side = line_of(each.reason), owner(each)
        assert (line.mask & each.before.counting(side)).bit_count() == 4
        assert (line.mask & each.after.counting(side)).bit_count() == 3


def test_a_corner_belongs_to_the_line(said: list[Said]) -> None:
    assert all(line_of(each.reason).mask & CORNERS for each in of_kind(said, because.Corner))


def test_as_many_lines_grow_as_are_said(said: list[Said]) -> None:
    for each in of_kind(said, because.Grows):
        terms = own_terms(rater_of(each).judgement.camps[each.before.side(each.seat)], CELLS.index(each.action.cell))
        assert len(terms) == each.reason.lines > 0


def test_as_many_lines_are_closed_as_are_said(said: list[Said]) -> None:
    for each in of_kind(said, because.Hinders):
        terms = rival_terms(rater_of(each).judgement.camps[owner(each)], CELLS.index(each.action.cell))
        assert len(terms) == each.reason.lines > 0


def test_a_card_that_is_kept_would_do_more_on_the_board_and_was_rated_no_better(said: list[Said]) -> None:
    for each in of_kind(said, because.KeepsJack, because.KeepsCard):
        rater, kept = rater_of(each), each.reason.kept
        assert kept in each.after.hands[each.seat]
        other = max((move for move in moves_of(each) if isinstance(move, Play) and move.card == kept), key=rater.effect)
        assert rater.effect(other) > rater.effect(each.action)
        assert rater.rate(other) <= rater.rate(each.action)


def rater_of(each: Said) -> Rater:
    return Rater(Judgement(eyes_of(each).view()))


def moves_of(each: Said) -> list[Any]:
    return list(eyes_of(each).legal())


def eyes_of(each: Said) -> Eyes:
    return Eyes(commonroom.new("sequence", seats=["A", "B"], seed=1).rules, each.before, each.seat)


def test_the_terms_are_those_of_the_rating(said: list[Said]) -> None:
    """Line by line, they add up to what the bot has chosen by; there is no second judgement."""
    for each in said[::40]:
        judgement = rater_of(each).judgement
        prospects, side = judgement.prospects(), judgement.side
        for place in range(0, len(CELLS), 3):
            rivals = [(camp, place) for other, camp in judgement.camps.items() if other != side]
            own = judgement.camps[side]
            assert sum(worth for *_, worth in own_terms(own, place)) == pytest.approx(prospects.gain[place])
            assert sum(worth for camp, at in rivals for *_, worth in rival_terms(camp, at)) == pytest.approx(
                prospects.denial[place]
            )
            removed = [*removal_terms(own, place, own=True)]
            removed += [term for camp, at in rivals for term in removal_terms(camp, at, own=False)]
            assert sum(worth for *_, worth in removed) == pytest.approx(prospects.removal[place])


def why(match: Match, seat: int = 0, lang: str = "en") -> tuple[Any, str | None]:
    hint = greedy_hint(Eyes(match.rules, match.current, seat), Dice(bytes(32), 0))
    assert hint.reason is not None
    return hint.action, sentence(match.rules, match.table, hint.reason, lang)


def test_a_four_names_its_line_and_the_card_that_would_finish_it() -> None:
    match = table(chips=["(6,3-5)", "(2,2)"], hands=["QD QH 8S 7S 10S 6D AC"])
    play, words = why(match)
    other = "Q♦" if play.card == "QH" else "Q♥"
    assert words == f"Makes four in the row {ROW}. Your {other} would finish it."


def test_a_block_names_whose_four_it_ends_in_every_language() -> None:
    match = table(chips=["(2,2-3) (9,2)", "(6,3-6)"], hands=[f"QD 5D {IDLE}"])
    assert why(match)[0] == Play("QD", (6, 7))
    name = match.table.seats[1].name
    assert why(match)[1] == f"Stops {name}\N{RIGHT SINGLE QUOTATION MARK}s open four {ROW}."
    assert why(match, lang="de")[1] == f"Stoppt den offenen Vierer {ROW} von {name}."


def test_search_says_why_greedy_would_or_how_far_ahead_another_move_is() -> None:
    match = table(chips=["(2,2-3) (9,2)", "(6,3-6)"], hands=[f"QD 5D {IDLE}"])
    hint = match.bot("search@20").hint(0)
    assert hint.action == match.bot("search@20").choose(0)
    assert commonroom.why(match, hint, "en") is not None
