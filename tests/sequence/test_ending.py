"""Ends of games: wins, the empty pile, the chip supply (SEQ-62 to SEQ-65, RUL-SEQ-61 to RUL-SEQ-69)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import commonroom
from commonroom import Match
from commonroom.games.sequence.cards import DECK

from .tables import CLASSIC, HARRY, both_editions, cells, do, draw, exchange, hand, kinds, play, plays, refused, table

DRAWN: dict[str, Any] = {"winners": [], "side": None, "reason": "pile_exhausted"}
SEVEN = ["2D 3D 4D 5D 6D 7D 8D", "2C 3C 4C 5C 6C 7C 8C"]


@both_editions
@pytest.mark.rule("SEQ-62", "RUL-SEQ-61")
def test_rul_seq_61_a_win_ends_the_game_before_any_draw(edition: str) -> None:
    match = table(
        edition,
        chips=["(5,2-6) (3,4) (4,4) (6,4)"],
        sequences=["(5,2) (5,6)"],
        hands=["KC 2D", "3D"],
        options={"draw_mode": "manual"},
        pile_size=30,
    )
    assert kinds(play(match, 0, "KC", (7, 4)))[-1] == "game_ended"
    assert match.outcome == {"winners": [0], "side": 0, "reason": "sequences"}
    assert match.to_act == ()
    assert match.legal(0) == match.legal(1) == match.asides(0) == []
    assert refused(draw, match, 0) == "game_over"
    assert refused(play, match, 1, "3D", (2, 3)) == "game_over"
    assert refused(do, match, 1, "concede") == "game_over"
    assert match.view(0)["pile"] == 30


@pytest.mark.parametrize("draw_mode", ["manual", "auto"])
@pytest.mark.rule("SEQ-63", "RUL-SEQ-62")
def test_seq_63_harry_potter_taking_the_last_card_is_a_draw(draw_mode: str) -> None:
    match = table(HARRY, hands=SEVEN, pile="KH", options={"draw_mode": draw_mode})
    play(match, 0, "2D", (2, 2))
    if draw_mode == "manual":
        assert match.outcome is None
        draw(match, 0)
    assert match.outcome == DRAWN
    assert "KH" in hand(match, 0)


@both_editions
@pytest.mark.rule("SEQ-64", "RUL-SEQ-65")
def test_rul_seq_65_a_rematch_has_the_same_seats_an_empty_board_and_a_new_start_draw(edition: str) -> None:
    over = table(edition, hands=SEVEN, pile="KH", options={"pile_exhausted": "draw_game"})
    play(over, 0, "2D", (2, 2))
    assert over.outcome == DRAWN
    record = over.record()
    again = commonroom.new("sequence", edition=edition, seats=record["seats"], options=record["options"])
    assert again.view(None)["chips"] == [[], []]
    assert again.opening[-1]["type"] == "first_seat_named"
    assert again.table.seats == over.table.seats


@pytest.mark.rule("RUL-SEQ-61")
def test_rul_seq_61_harry_potter_a_win_with_the_last_card_in_the_pile_is_a_win() -> None:
    match = table(HARRY, chips=["(5,2-6) (3,4) (4,4) (6,4)"], sequences=["(5,2) (5,6)"], hands=["KC 2D"], pile="AS")
    play(match, 0, "KC", (7, 4))
    assert match.outcome == {"winners": [0], "side": 0, "reason": "sequences"}
    assert match.view(None)["pile"] == 1


@pytest.mark.rule("RUL-SEQ-63")
def test_rul_seq_63_harry_potter_an_exchange_for_the_last_card_ends_the_game_too() -> None:
    match = table(HARRY, chips=["(1,6)", "(5,6)"], hands=["KH 2D"], pile="AS")
    exchange(match, 0, "KH")
    assert match.outcome == DRAWN
    assert refused(play, match, 0, "2D", (2, 2)) == "game_over"


@pytest.mark.parametrize("draw_mode", ["manual", "auto"])
@pytest.mark.rule("RUL-SEQ-62", "RUL-SEQ-44")
def test_rul_seq_62_a_table_may_end_only_when_a_card_is_missing(draw_mode: str) -> None:
    options = {"exhaustion_timing": "on_needed_draw", "draw_mode": draw_mode}
    match = table(HARRY, chips=["(1,6)", "(5,6)"], hands=["2D KH", "2C 3C"], pile="AS", options=options)
    play(match, 0, "2D", (2, 2))
    if draw_mode == "manual":
        draw(match, 0)
    assert match.outcome is None
    assert match.view(None)["pile"] == 0
    play(match, 1, "2C", (1, 4))
    assert match.outcome == DRAWN


@pytest.mark.rule("RUL-SEQ-62", "RUL-SEQ-31")
def test_rul_seq_62_the_game_ends_when_the_last_card_leaves_another_draw_unpaid() -> None:
    options = {"exhaustion_timing": "on_needed_draw", "draw_mode": "manual", "forgotten_draw": "never"}
    match = table(HARRY, hands=["2D KH", "2C 3C"], pile="AS", options=options)
    play(match, 0, "2D", (2, 2))
    play(match, 1, "2C", (1, 4))
    assert match.outcome is None
    draw(match, 0)
    assert match.outcome == DRAWN


@pytest.mark.rule("RUL-SEQ-64", "SEQ-63")
def test_rul_seq_64_an_exhausted_pile_is_a_draw_unless_the_table_counts_sequences() -> None:
    def finished(tiebreak: str, sequences: list[str]) -> dict[str, Any] | None:
        match = table(
            HARRY,
            chips=["(5,2-6)", "(8,2-6)"],
            sequences=sequences,
            hands=["2D 3D", "2C 3C"],
            pile="AS",
            options={"exhaustion_tiebreak": tiebreak},
        )
        play(match, 0, "2D", (2, 2))
        return match.outcome

    ahead, level = ["(5,2) (5,6)"], ["(5,2) (5,6)", "(8,2) (8,6)"]
    assert finished("none", ahead) == DRAWN
    assert finished("most_sequences", ahead) == {"winners": [0], "side": 0, "reason": "pile_exhausted"}
    assert finished("most_sequences", level) == finished("most_sequences", []) == DRAWN


@pytest.mark.parametrize("draw_mode", ["manual", "auto"])
@pytest.mark.rule("SEQ-65", "RUL-SEQ-66")
def test_rul_seq_66_classic_the_discards_become_the_new_pile(draw_mode: str) -> None:
    match = table(CLASSIC, hands=SEVEN, pile="KH", options={"draw_mode": draw_mode})
    happened = play(match, 0, "2D", (2, 2))
    if draw_mode == "manual":
        happened = draw(match, 0)
    assert {"type": "pile_reshuffled", "cards": 90} in happened
    view = match.view(None)
    assert (view["pile"], view["hands"], view["discards"]) == (104 - 14, [7, 7], [[], []])
    assert view["chips"] == [[[2, 2]], []]
    assert match.to_act == (1,)
    state = match.state
    assert sorted(card for pile in (*state["hands"], state["pile"]) for card in pile) == sorted(DECK)


@pytest.mark.rule("RUL-SEQ-66")
def test_rul_seq_66_the_reshuffle_takes_jacks_exchanged_and_forfeited_cards_but_no_hand() -> None:
    discards: list[list[str]] = [["JD", "KH"], ["4C"]]
    match = table(CLASSIC, hands=["2D 3D", "3C 5C"], discards=discards, pile="AS", left=[], spent=[])
    before = set(match.state["spent"])
    play(match, 0, "2D", (2, 2))
    pile = match.state["pile"]
    assert {"JD", "KH", "4C", "2D", *before} == set(pile)
    assert match.state["spent"] == []
    assert "AS" in hand(match, 0)


@pytest.mark.rule("RUL-SEQ-66", "RUL-SEQ-67")
@pytest.mark.parametrize(
    ("edition", "option", "ends", "pile"),
    [
        (HARRY, "edition", True, 0),
        (CLASSIC, "edition", False, 90),
        (HARRY, "reshuffle", False, 90),
        (CLASSIC, "draw_game", True, 0),
        (HARRY, "play_on", False, 0),
        (CLASSIC, "play_on", False, 0),
    ],
)
def test_rul_seq_66_what_an_empty_pile_means_is_a_table_option(
    edition: str, option: str, ends: bool, pile: int
) -> None:
    match = table(edition, hands=SEVEN, pile="KH", options={"pile_exhausted": option})
    play(match, 0, "2D", (2, 2))
    assert (match.outcome is not None, match.view(None)["pile"]) == (ends, pile)


@both_editions
@pytest.mark.parametrize("draw_mode", ["manual", "auto"])
@pytest.mark.rule("RUL-SEQ-67", "RUL-SEQ-44", "RUL-SEQ-17")
def test_rul_seq_67_playing_on_without_a_pile_nothing_is_drawn_and_hands_run_out(edition: str, draw_mode: str) -> None:
    match = table(
        edition,
        chips=["(1,6)", "(5,6)"],
        hands=["KH 2D", "2C"],
        pile="",
        options={"pile_exhausted": "play_on", "draw_mode": draw_mode},
    )
    assert refused(exchange, match, 0, "KH") == "pile_empty"
    play(match, 0, "2D", (2, 2))
    assert match.to_act == (1,)
    assert match.view(0)["owed"] is False
    play(match, 1, "2C", (1, 4))
    assert hand(match, 0) == ["KH"]
    assert match.legal(0) == [{"type": "pass"}]
    do(match, 0, "pass")
    assert match.outcome == {"winners": [], "side": None, "reason": "stalemate"}


@pytest.mark.rule("RUL-SEQ-67")
def test_rul_seq_67_the_last_card_ends_all_older_rights_to_draw() -> None:
    match = table(
        CLASSIC,
        hands=["2D 3D", "2C 3C"],
        pile="AS",
        options={"pile_exhausted": "play_on", "draw_mode": "manual", "forgotten_draw": "never"},
    )
    play(match, 0, "2D", (2, 2))
    play(match, 1, "2C", (1, 4))
    draw(match, 1)
    assert refused(draw, match, 0) == "no_draw_owed"


def three_sides_out_of_chips(edition: str, limit: str, hands: Sequence[str] = ("2C", "3C", "2D JD JS")) -> Match:
    """Return a match in which the third side, on turn, has all its 35 chips on the board."""
    third = "(6-8,0-9) (4,0-4)"
    assert len(cells(third)) == 35
    return table(edition, 3, chips=["(9,1)", "", third], hands=hands, turn=2, options={"limit_chips": limit})


@both_editions
@pytest.mark.rule("RUL-SEQ-68")
def test_rul_seq_68_chips_are_not_limited_unless_the_table_says_so(edition: str) -> None:
    free = three_sides_out_of_chips(edition, "off")
    assert free.view(None)["supply"] == [49, 50, 0]
    play(free, 2, "2D", (2, 2))
    limited = three_sides_out_of_chips(edition, "on")
    assert refused(play, limited, 2, "2D", (2, 2)) == "no_chips"
    assert refused(play, limited, 2, "JD", (2, 2)) == "no_chips"
    assert plays(limited, 2, "2D") == plays(limited, 2, "JD") == set()
    play(limited, 2, "JS", (9, 1))


@both_editions
@pytest.mark.rule("RUL-SEQ-68", "RUL-SEQ-23")
def test_rul_seq_68_a_removed_chip_returns_to_its_supply(edition: str) -> None:
    match = three_sides_out_of_chips(edition, "on", hands=["JH 2C", "3C 4C", "2D JS JC"])
    play(match, 2, "JS", (9, 1))
    play(match, 0, "JH", (6, 0))
    assert match.view(None)["supply"] == [50, 50, 1]
    play(match, 1, "3C", (1, 3))
    play(match, 2, "2D", (2, 2))
    assert match.view(None)["supply"] == [50, 49, 0]


@both_editions
@pytest.mark.rule("RUL-SEQ-77", "RUL-SEQ-17")
def test_rul_seq_17_who_has_left_need_not_pass(edition: str) -> None:
    full = ["(0,1-8) (1-3,0-9) (4,0-9)", "(5-8,0-9) (9,1-8)"]
    match = table(edition, 4, chips=full, hands=["JD", "JC", "JD", "JC"], pile_size=20)
    do(match, 0, "pass")
    do(match, 0, "leave")
    do(match, 1, "pass")
    do(match, 2, "pass")
    assert match.outcome is None
    do(match, 3, "pass")
    assert match.outcome == {"winners": [], "side": None, "reason": "stalemate"}


@both_editions
@pytest.mark.rule("RUL-SEQ-17", "RUL-SEQ-77")
def test_rul_seq_17_the_game_is_drawn_when_the_last_who_had_not_passed_leaves(edition: str) -> None:
    full = ["(0,1-8) (1-3,0-9) (4,0-9)", "(5-8,0-9) (9,1-8)"]
    match = table(edition, 6, chips=full, hands=["JD", "JC", "JD", "JC", "", ""], pile_size=20)
    for seat in (0, 1, 2):
        do(match, seat, "pass")
    do(match, 3, "leave")
    assert match.outcome == {"winners": [], "side": None, "reason": "stalemate"}
