"""Positions: the state as JSON-ready data and back; in a position written by hand much may be left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from commonroom import engine
from commonroom.engine import BadInput, Dice, Outcome, Seat, Table
from commonroom.engine.convert import read_input
from commonroom.engine.plain import plain

from .board import BIT, CORNERS, WINDOW_BETWEEN, WINDOWS_THROUGH, Cell, Mask, Window, cells_of, unbroken_line
from .cards import DECK, Card, rank_of
from .draft import Draft
from .flow import pass_over_idle_seats
from .legality import legal_plays
from .lines import may_share
from .options import Settings, settings
from .pile import see_to_empty_pile
from .state import Claim, State


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A state as the record stores it. Lists are per side or per seat; a sequence is given by its two end cells."""

    chips: list[list[Cell]] | None = None
    sequences: list[list[list[Cell]]] | None = None
    locked: list[list[Cell]] | None = None
    hands: list[list[Card] | None] | None = None
    pile: list[Card] | None = None
    pile_size: int | None = None
    discards: list[list[Card]] | None = None
    spent: list[Card] = []
    turn: Seat = 0
    owed: list[Seat] = []
    exchanged: bool = False
    choice: list[list[Cell]] = []
    passed: list[Seat] = []
    penalty: list[Seat] = []
    claims: list[Claim] = []
    left: list[Seat] = []
    conceding: list[Seat] = []
    start_draw: list[tuple[Seat, Card]] = []
    dealer: Seat | None = None
    first: Seat | None = None
    result: Outcome | None = None


def to_position(state: State) -> dict[str, Any]:
    """Return the whole state as data that `from_position` turns back into the same state."""
    position = Position(
        chips=[list(cells_of(chips)) for chips in state.chips],
        sequences=[[list(window.ends) for window in windows] for windows in state.sequences],
        locked=[list(cells_of(locked)) for locked in state.locked],
        hands=[list(hand) for hand in state.hands],
        pile=list(state.pile),
        discards=[list(pile) for pile in state.discards],
        spent=list(state.spent),
        turn=state.turn,
        owed=list(state.owed),
        exchanged=state.exchanged,
        choice=[list(window.ends) for window in state.choice],
        passed=list(state.passed),
        penalty=list(state.penalty),
        claims=list(state.claims),
        left=list(state.left),
        conceding=list(state.conceding),
        start_draw=list(state.start_draw),
        dealer=state.dealer,
        first=state.first,
        result=state.result,
    )
    data: dict[str, Any] = plain(position)
    del data["pile_size"]
    return data


def from_position(table: Table, position: Mapping[str, Any], dice: Dice) -> State:
    """Return the state that a position describes; raise BadInput for one that is impossible."""
    rules = settings(table)
    given: Position = read_input(position, Position, "position")
    chips = _read_chips(given, rules)
    sequences = _read_sequences(given, rules, chips)
    hands, pile, spent = _read_cards(given, rules, dice)
    state = State(
        settings=rules,
        chips=chips,
        sequences=sequences,
        locked=_read_locked(given, rules, chips, sequences),
        hands=hands,
        pile=pile,
        discards=tuple(map(tuple, _per("discards", given.discards, rules.seats, "seat") or [()] * rules.seats)),
        spent=spent,
        turn=given.turn,
        owed=tuple(given.owed),
        exchanged=given.exchanged,
        choice=tuple(_window("choice", cells) for cells in given.choice),
        passed=tuple(given.passed),
        penalty=tuple(given.penalty),
        claims=tuple(given.claims),
        left=tuple(given.left),
        conceding=tuple(given.conceding),
        start_draw=tuple(given.start_draw),
        dealer=given.dealer,
        first=given.first,
        result=given.result,
    )
    _check_seats(state)
    _check_possible(state)
    draft: Draft = engine.Draft(state, dice)
    if not state.pile and rules.pile_exhausted == "reshuffle" and state.result is None:
        see_to_empty_pile(draft, needed=False)  # an empty pile is reshuffled at once (RUL-SEQ-66)
    pass_over_idle_seats(draft)
    return draft.state


def _per(field: str, values: list[Any] | None, number: int, what: str) -> list[Any] | None:
    if values is not None and len(values) != number:
        raise BadInput(f"position.{field}", f"must have a list for each {what}: {number}, not {len(values)}")
    return values


def _read_chips(given: Position, rules: Settings) -> tuple[Mask, ...]:
    masks = []
    taken: Mask = 0
    for side, cells in enumerate(_per("chips", given.chips, rules.sides, "side") or [[]] * rules.sides):
        mask = 0
        for cell in cells:
            where = f"position.chips[{side}]"
            if BIT[cell] & CORNERS:
                raise BadInput(where, f"a chip cannot lie on the corner {list(cell)} (RUL-SEQ-21)")
            if BIT[cell] & (mask | taken):
                raise BadInput(where, f"there is already a chip on {list(cell)} (SEQ-29)")
            mask |= BIT[cell]
        masks.append(mask)
        taken |= mask
    return tuple(masks)


def _window(field: str, cells: Sequence[Cell]) -> Window:
    """Find a window by its two end cells, or by all five."""
    window = WINDOW_BETWEEN.get((cells[0], cells[-1])) if cells else None
    if window is None or len(set(cells)) not in (2, 5) or len(cells) > 5 or not set(cells) <= set(window.cells):
        raise BadInput(
            f"position.{field}",
            f"{[list(cell) for cell in cells]} are not the ends of five cells in a straight line (SEQ-53)",
        )
    return window


def _read_sequences(given: Position, rules: Settings, chips: tuple[Mask, ...]) -> tuple[tuple[Window, ...], ...]:
    sequences = []
    lists = _per("sequences", given.sequences, rules.sides, "side") or [[]] * rules.sides
    for side, ends in enumerate(lists):
        where = f"sequences[{side}]"
        windows = tuple(_window(where, cells) for cells in ends)
        for number, window in enumerate(windows):
            missing = cells_of(window.mask & ~(chips[side] | CORNERS))
            if missing:
                raise BadInput(
                    f"position.{where}",
                    f"the sequence has no chip of its side on {list(missing[0])} (SEQ-53)",
                )
            if not all(may_share(window, other, rules.collinear_share) for other in windows[:number]):
                raise BadInput(
                    f"position.{where}", "two sequences of a side share more cells than allowed (RUL-SEQ-55)"
                )
        sequences.append(windows)
    return tuple(sequences)


def _read_locked(
    given: Position, rules: Settings, chips: tuple[Mask, ...], sequences: tuple[tuple[Window, ...], ...]
) -> tuple[Mask, ...]:
    """Read the locked chips; by default those of the sequences, or of their lines (RUL-SEQ-51)."""
    masks = []
    lists = _per("locked", given.locked, rules.sides, "side")
    for side, windows in enumerate(sequences):
        least = line = 0
        for window in windows:
            least |= window.mask & chips[side]
            line |= unbroken_line(window, chips[side] | CORNERS) & chips[side]
        mask = line if rules.lock_whole_line else least
        if lists is not None:
            mask = 0
            for cell in lists[side]:
                mask |= BIT[cell]
            if mask & ~chips[side] or least & ~mask:
                raise BadInput(
                    f"position.locked[{side}]",
                    "must be chips of the side, those of its sequences among them (SEQ-54)",
                )
            if mask & ~(line if rules.lock_whole_line else least):
                raise BadInput(
                    f"position.locked[{side}]", "only the chips of sequences are locked (SEQ-54, RUL-SEQ-51)"
                )
        masks.append(mask)
    return tuple(masks)


def _read_cards(
    given: Position, rules: Settings, dice: Dice
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], tuple[Card, ...]]:
    """Read hands, pile and spent cards; shuffle the unnamed cards, deal them to open hands, and pile the rest."""
    hands = _per("hands", given.hands, rules.seats, "seat") or [None] * rules.seats
    discards = _per("discards", given.discards, rules.seats, "seat") or []
    named = Counter(card for hand in hands for card in hand or ())
    named.update(card for pile in (given.pile or (), given.spent, *discards) for card in pile)
    for card, number in named.items():
        if number > 2:
            raise BadInput("position", f"{card} occurs {number} times, but there are only two (SEQ-01)")
    cards = dice.shuffle("pile", list((Counter(DECK) - named).elements()))
    dealt = []
    for seat, hand in enumerate(hands):
        if hand is None:
            if len(cards) < rules.hand_size:
                raise BadInput(f"position.hands[{seat}]", "there are too few cards left to deal this hand")
            hand, cards = cards[: rules.hand_size], cards[rules.hand_size :]
        dealt.append(tuple(hand))
    first = given.pile or []
    size = _pile_size(given, len(first), len(cards))
    fill = size - len(first)
    return tuple(dealt), (*first, *cards[:fill]), (*given.spent, *cards[fill:])


def _pile_size(given: Position, first: int, unnamed: int) -> int:
    if given.pile_size is None:
        return first if given.pile is not None else unnamed
    if not first <= given.pile_size <= first + unnamed:
        raise BadInput(
            "position.pile_size",
            f"must be from {first} to {first + unnamed}: the cards given and those still free",
        )
    return given.pile_size


def _check_seats(state: State) -> None:
    """Refuse seats and sides that do not exist, and a seat named twice where it may stand only once."""
    seats = state.settings.seats
    single = {"turn": state.turn, "dealer": state.dealer, "first": state.first}
    several = {
        "owed": state.owed,
        "passed": state.passed,
        "penalty": state.penalty,
        "left": state.left,
        "conceding": state.conceding,
        "claims": tuple(claim.seat for claim in state.claims),
        "start_draw": tuple(seat for seat, _ in state.start_draw),
    }
    for field, one in single.items():
        if one is not None and not 0 <= one < seats:
            raise BadInput(f"position.{field}", f"{one} is not a seat; there are 0 to {seats - 1}")
    for field, many in several.items():
        for seat in many:
            if not 0 <= seat < seats:
                raise BadInput(f"position.{field}", f"{seat} is not a seat; there are 0 to {seats - 1}")
        if field in ("owed", "passed", "left", "conceding") and len(set(many)) != len(many):
            raise BadInput(f"position.{field}", "names a seat twice")
    _check_start_draw(state)
    for claim in state.claims:
        if not 0 <= claim.side < state.settings.sides:
            raise BadInput("position.claims", f"{claim.side} is not a side")


def _check_start_draw(state: State) -> None:
    """Refuse a start draw out of order: everybody draws once, then those who tie draw again (RUL-SEQ-05)."""
    rules, draws = state.settings, list(state.start_draw)
    lowest = rules.edition.data.start_draw == "lowest_player_deals"
    drawers = list(range(rules.seats if lowest else rules.sides))
    while draws:
        drawn, draws = draws[: len(drawers)], draws[len(drawers) :]
        if [seat for seat, _ in drawn] != drawers:
            raise BadInput("position.start_draw", "names a seat twice, or not in its turn (RUL-SEQ-05)")
        ranks = [rank_of(card) for _, card in drawn]
        deciding = min(ranks) if lowest else max(ranks)
        drawers = [seat for (seat, _), rank in zip(drawn, ranks, strict=True) if rank == deciding]
        if draws and len(drawers) == 1:
            raise BadInput("position.start_draw", "goes on after somebody has won the draw (RUL-SEQ-05)")


def _check_possible(state: State) -> None:
    """Refuse a position that no game can reach, and say why."""
    rules = state.settings
    if state.result is not None:
        side = state.result.side
        if side not in (None, *range(rules.sides)) or state.result.winners != (
            () if side is None else rules.members(side)
        ):
            raise BadInput("position.result", "the winners must be the seats of the winning side (SEQ-17)")
        return
    for side in range(rules.sides):
        if state.has_won(side):
            raise BadInput(f"position.sequences[{side}]", "the side has already won, so the game is over (SEQ-62)")
    if not state.pile and rules.pile_exhausted == "draw_game" and rules.ends_on_last_card:
        raise BadInput("position.pile", "the last card is taken, so the game is over (SEQ-63)")
    if not state.pile and rules.pile_exhausted == "draw_game" and state.owed:
        raise BadInput("position.owed", "a card is owed and there is none, so the game is over (RUL-SEQ-62)")
    if not state.pile and rules.pile_exhausted == "play_on" and state.owed:
        raise BadInput("position.owed", "without a pile no draw is owed (RUL-SEQ-67)")
    if set(state.owed) & set(state.left):
        raise BadInput("position.owed", "whoever has left is owed nothing (RUL-SEQ-77)")
    for seat in state.passed:
        if seat in state.left or legal_plays(state, seat):
            raise BadInput("position.passed", f"seat {seat} cannot have passed: it could play (RUL-SEQ-15)")
    if set(state.passed) >= set(state.present()):
        raise BadInput("position.passed", "everybody has passed, so the game is over (RUL-SEQ-17)")
    _check_talk(state)
    if state.owed and rules.auto_draw:
        raise BadInput("position.owed", "nothing is ever owed where cards are drawn automatically (RUL-SEQ-27)")
    if len(state.owed) > 1 and rules.forgotten_draw == "next_action":
        raise BadInput("position.owed", "only one draw can be owed at a time (SEQ-33)")
    if len(state.sides_in_play()) < 2:
        raise BadInput("position.left", "with one side left the game is over (RUL-SEQ-78)")
    if state.turn in state.left:
        raise BadInput("position.turn", f"seat {state.turn} has left (RUL-SEQ-77)")
    for side in range(rules.sides):
        if rules.limit_chips and state.chips[side].bit_count() > rules.chips[side]:
            raise BadInput(f"position.chips[{side}]", f"the box holds only {rules.chips[side]} (RUL-SEQ-68)")
    if state.choice:
        _check_choice(state)


def _check_talk(state: State) -> None:
    """Refuse claims and penalties without teams or a coaching rule, and a side that has conceded altogether."""
    rules = state.settings
    accused = [claim.side for claim in state.claims]
    if (state.claims or state.penalty) and not (rules.has_teams and rules.coaching_penalty):
        field = "claims" if state.claims else "penalty"
        raise BadInput(f"position.{field}", "at this table coaching cannot be claimed (RUL-SEQ-71, RUL-SEQ-73)")
    if len(set(accused)) < len(accused):
        raise BadInput("position.claims", "there is one open claim for each side at most (RUL-SEQ-71)")
    if any(state.side(claim.seat) == claim.side for claim in state.claims):
        raise BadInput("position.claims", "nobody accuses the own side (RUL-SEQ-71)")
    for side in state.sides_in_play():
        if set(state.present(side)) <= set(state.conceding):
            raise BadInput("position.conceding", "the whole side has conceded (RUL-SEQ-79)")
    for seat in set(state.penalty):
        if len(state.hands[seat]) < state.penalty.count(seat) or seat in state.left:
            raise BadInput("position.penalty", f"seat {seat} has no card to give up (RUL-SEQ-73)")


def _check_choice(state: State) -> None:
    """Refuse a choice other than all windows of one line through the chip, for a first sequence (catalogue 5.2)."""
    side = state.side(state.turn)
    counting, first = state.counting(side), state.choice[0]
    through = [
        tuple(w for w in WINDOWS_THROUGH[cell] if w.direction == first.direction and w.mask & ~counting == 0)
        for cell in first.cells
        if BIT[cell] & state.chips[side]
    ]
    first_of_two = state.settings.target == 2 and not state.sequences[side]
    asked = first_of_two and state.settings.player_chooses_line and len(state.choice) > 1
    if not asked or state.choice not in through:
        raise BadInput(
            "position.choice", "must be all windows of one line through a chip, for a first sequence (RUL-SEQ-52)"
        )
