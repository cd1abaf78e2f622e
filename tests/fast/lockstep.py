"""The kernel and the readable engine play the same games, card by card and choice by choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from commonroom.engine import Dice, Table
from commonroom.engine.eyes import Eyes
from commonroom.engine.table import read_table
from commonroom.fast import state as at
from commonroom.fast.bridge import number_of, row_of
from commonroom.fast.compiled import Floats, Ints, bare, compiled
from commonroom.fast.greedy import RATINGS, rate_moves
from commonroom.fast.layout import table_of
from commonroom.fast.moves import list_moves
from commonroom.fast.play import workbench
from commonroom.fast.rules import apply
from commonroom.fast.state import HAND, MADE_MOST, NUMBER_OF_COUNTS
from commonroom.games import find_game
from commonroom.games.sequence.board import BIT, CELLS, CORNERS, MASKS_THROUGH
from commonroom.games.sequence.bots.judgement import Judgement
from commonroom.games.sequence.bots.rating import Rater
from commonroom.games.sequence.events import PileReshuffled
from commonroom.games.sequence.options import settings

RULES: Any = find_game("sequence")
EDITIONS = ("classic-2022", "harry-potter-2021")
SIZES = (*((seats, None) for seats in (2, 3, 4, 6, 8, 9, 10, 12)), (6, 3), (12, 3))
"""Numbers of players, and of teams where there is a choice."""
COUNTED = (
    "sequences made",
    "sequences with a corner",
    "long lines",
    "shared cells",
    "wild jacks played",
    "anti-wild jacks played",
    "dead cards exchanged",
    "passes",
    "piles reshuffled",
)


@compiled
def act(state: Ints, table: Ints, action: int) -> None:
    """Settle a legal action."""
    apply(bare(state), bare(table), action)


@compiled
def legal(state: Ints, table: Ints, moves: Ints) -> int:
    """Write down all moves of the seat on turn; return how many they are."""
    return list_moves(bare(state), bare(table), bare(moves))


@compiled
def rate(state: Ints, table: Ints, moves: Ints, number: int, work: Floats) -> float:
    """Write down how good greedy finds each move, from RATINGS on; return the best rating."""
    return rate_moves(bare(state), bare(table), bare(moves), number, bare(work))


def tables() -> Iterator[Table]:
    """Yield every table that the kernel plays, over and over."""
    while True:
        for edition in EDITIONS:
            for seats, teams in SIZES:
                options = {"draw_mode": "auto"} | ({} if teams is None else {"teams": teams})
                yield read_table(RULES.ABOUT, edition, options, [f"Seat {seat}" for seat in range(seats)])


def facts(row: Ints) -> dict[str, Any]:
    """Return what a state says, whatever the order of cards in a hand and of sequences."""
    made = [row[at.MADE + MADE_MOST * side :][: row[at.NUMBER_MADE + side]] for side in range(3)]
    hands = [row[at.HANDS + HAND * seat :][: row[at.HELD + seat]] for seat in range(12)]
    return {
        "turn": row[[at.TURN, at.EXCHANGED, at.PASSED, at.RESULT, at.WINNER]].tolist(),
        "chips and locks": row[at.CHIPS : at.MADE].tolist(),
        "lines": row[at.LINES : at.SCRATCH].tolist(),
        "made": [sorted(windows.tolist()) for windows in made],
        "choice": sorted(row[at.CHOICE : at.CHOICE + row[at.CHOOSING]].tolist()),
        "hands": [sorted(hand.tolist()) for hand in hands],
        "out": row[at.OUT : at.PILE].tolist(),
        "pile": row[at.PILE + row[at.PILE_AT] : at.PILE + row[at.PILE_END]].tolist(),
    }


def play(
    table: Table, seed: int, *, judged: bool = False, stuck: bool = False, spoil: Callable[[Ints], None] | None = None
) -> str:
    """Play a game in lock step, and return how it ended; with `judged` by greedy, else at random.

    What the kernel knows of the table can be spoilt first.
    """
    rnd = Random(seed)
    numbers = table_of(settings(table))
    if spoil is not None:
        spoil(numbers)
    state = RULES.setup(table, Dice(seed.to_bytes(32, "big"), 0))
    if seed % 3 == 2:
        state = late(state, rnd)
    if stuck:
        state = with_useless_jacks(state)
    row, moves, work = row_of(state), *workbench()[1:]
    events: list[Any] = []
    actions = 0
    while seats := RULES.to_act(state):
        (seat,) = seats
        offered = {number_of(move): move for move in RULES.legal(state, seat)}
        number = legal(row, numbers, moves)
        assert sorted(moves[:number].tolist()) == sorted(offered), "other moves"
        chosen = rnd.choice(sorted(offered))
        if judged and number > 1:
            chosen = rnd.choice(best_of_both(state, seat, row, numbers, moves, number, work, offered))
        actions += 1
        state, happened = RULES.apply(state, seat, offered[chosen], Dice(seed.to_bytes(32, "big"), actions))
        events += happened
        act(row, numbers, chosen)
        if any(isinstance(event, PileReshuffled) for event in happened):
            same_pile_again(row, row_of(state))
        assert facts(row) == facts(row_of(state)), f"another state after action {actions}"
    compare_ends(row, state, events)
    return str(state.result.reason)


def late(state: Any, rnd: Random) -> Any:
    """Return a table late in a game: with a crowded board and hardly a pile, players have to exchange and to pass."""
    chips = [0] * len(state.chips)
    for cell in rnd.sample(CELLS, rnd.randint(60, 100)):
        side = rnd.randrange(len(chips))
        counting = chips[side] | BIT[cell] | CORNERS
        if not BIT[cell] & CORNERS and all(mask & ~counting for mask in MASKS_THROUGH[cell]):
            chips[side] |= BIT[cell]
    left = rnd.randint(1, 6)
    return replace(state, chips=tuple(chips), pile=state.pile[:left], spent=state.pile[left:])


def with_useless_jacks(state: Any) -> Any:
    """Return a table at which each seat holds a jack that removes, and there is nothing to be removed."""
    cards = [card for pile in (*state.hands, state.pile, state.spent) for card in pile]
    jacks = [card for card in cards if card in state.settings.edition.anti_wild]
    hands = tuple((jacks.pop(),) for _ in state.hands)
    for (card,) in hands:
        cards.remove(card)
    return replace(state, chips=(0,) * len(state.chips), hands=hands, pile=tuple(cards), spent=())


def best_of_both(
    state: Any, seat: int, row: Ints, numbers: Ints, moves: Ints, number: int, work: Any, offered: dict[int, Any]
) -> list[int]:
    """Return the best moves, on which both must agree to the last bit of their ratings."""
    rater = Rater(Judgement(Eyes(RULES, state, seat).view()))
    rated = {code: rater.rate(move) for code, move in offered.items()}
    best = rate(row, numbers, moves, number, work)
    found = dict(zip(moves[:number].tolist(), work[RATINGS : RATINGS + number].tolist(), strict=True))
    assert found == rated, "another judgement"
    assert best == max(rated.values())
    return sorted(code for code, value in rated.items() if value == best)


def same_pile_again(row: Ints, other: Ints) -> None:
    """Give both the same order after each has shuffled the same cards."""
    mine, theirs = facts(row)["pile"], facts(other)["pile"]
    assert sorted(mine) == sorted(theirs), "other cards in the pile"
    row[at.PILE + row[at.PILE_AT] : at.PILE + row[at.PILE_END]] = theirs


def compare_ends(row: Ints, state: Any, events: list[Any]) -> None:
    """Expect the same statistics."""
    summary = RULES.summarise(state, events)
    counted = row[at.COUNTS : at.COUNTS + NUMBER_OF_COUNTS].tolist()
    assert dict(zip(COUNTED, counted, strict=False)) == {name: summary.counts[name] for name in COUNTED}
    if counted[0]:
        assert row[at.FIRST_MADE_AT] == summary.samples["plays up to the first sequence"]
