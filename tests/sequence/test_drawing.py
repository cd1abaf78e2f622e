"""Drawing by hand and the forgotten draw (SEQ-32 to SEQ-35, RUL-SEQ-27 to RUL-SEQ-38)."""

from __future__ import annotations

from typing import Any

import pytest

import commonroom
from commonroom import Match

from .tables import CLASSIC, HARRY, both_editions, do, draw, exchange, hand, kinds, names, play, refused, table

DIAMONDS = ["2D 3D 4D 5D 6D 7D 8D", "2C 3C 4C 5C 6C 7C 8C", "2H 3H 4H 5H 6H 7H", "2S 3S 4S 5S 6S 7S"]
CELL = {
    "2D": (2, 2), "3D": (2, 3), "4D": (2, 4), "5D": (2, 5), "6D": (2, 6), "7D": (2, 7), "8D": (3, 7),
    "2C": (1, 4), "3C": (1, 3), "4C": (1, 2), "5C": (1, 1), "6C": (1, 0), "7C": (2, 0), "8C": (3, 0),
    "2H": (5, 4), "3H": (5, 5), "4H": (4, 5), "2S": (0, 1), "3S": (0, 2), "4S": (0, 3),
}  # fmt: skip


def manual(edition: str, seats: int = 2, **more: Any) -> Match:
    options = {"draw_mode": "manual"} | more.pop("options", {})
    hands = more.pop("hands", DIAMONDS[:seats])
    return table(edition, seats, hands=hands, options=options, **{"pile_size": 60} | more)


def lay(match: Match, seat: int, card: str) -> list[dict[str, Any]]:
    return play(match, seat, card, CELL[card])


@both_editions
@pytest.mark.rule("SEQ-32", "RUL-SEQ-28")
def test_seq_32_the_turn_ends_with_a_draw_and_the_next_seat_need_not_wait_for_it(edition: str) -> None:
    match = manual(edition)
    lay(match, 0, "2D")
    assert match.to_act == (0, 1)
    assert match.legal(0) == [{"type": "draw"}]
    draw(match, 0)
    assert len(hand(match, 0)) == 7
    lay(match, 1, "2C")


@pytest.mark.rule("SEQ-33", "SEQ-35", "RUL-SEQ-28", "RUL-SEQ-29")
def test_seq_33_harry_potter_the_draw_is_lost_when_the_next_player_acts() -> None:
    match = manual(HARRY)
    lay(match, 0, "2D")
    assert kinds(lay(match, 1, "2C"))[0] == "draw_lost"
    assert refused(draw, match, 0) == "no_draw_owed"
    assert len(hand(match, 0)) == 6
    assert match.view(1)["owed"] is True
    assert match.view(0)["owed"] is False


@pytest.mark.rule("RUL-SEQ-29", "RUL-SEQ-34", "SEQ-33")
def test_rul_seq_34_harry_potter_an_exchange_is_an_action_too() -> None:
    match = manual(HARRY, chips=["(1,6)", "(5,6)"], hands=["2D 3D", "KH 2C"])
    lay(match, 0, "2D")
    exchange(match, 1, "KH")
    assert refused(draw, match, 0) == "no_draw_owed"


@both_editions
@pytest.mark.rule("RUL-SEQ-26", "RUL-SEQ-29")
def test_rul_seq_29_a_refused_play_takes_no_right_away(edition: str) -> None:
    match = manual(edition)
    lay(match, 0, "2D")
    assert refused(play, match, 1, "2C", (9, 8)) == "cell_mismatch"
    draw(match, 0)


@both_editions
@pytest.mark.rule("SEQ-35", "RUL-SEQ-35")
def test_seq_35_a_lost_draw_is_never_made_up_and_losses_add_up(edition: str) -> None:
    match = manual(edition)
    lay(match, 0, "2D")
    lay(match, 1, "2C")
    draw(match, 1)  # in both editions the right of P0 is gone now
    assert len(hand(match, 0)) == 6
    lay(match, 0, "3D")
    draw(match, 0)
    assert len(hand(match, 0)) == 6
    lay(match, 1, "3C")
    draw(match, 1)
    lay(match, 0, "4D")
    lay(match, 1, "4C")
    draw(match, 1)
    assert len(hand(match, 0)) == 5
    assert len(hand(match, 1)) == 7


@pytest.mark.rule("SEQ-34", "RUL-SEQ-30")
def test_seq_34_classic_the_right_lasts_until_the_next_player_has_moved_and_drawn() -> None:
    match = manual(CLASSIC)
    lay(match, 0, "2D")
    lay(match, 1, "2C")
    draw(match, 0)
    draw(match, 1)
    assert [len(hand(match, seat)) for seat in (0, 1)] == [7, 7]


@pytest.mark.rule("SEQ-34", "SEQ-35")
def test_seq_34_classic_the_draw_of_the_next_player_ends_it() -> None:
    match = manual(CLASSIC)
    lay(match, 0, "2D")
    lay(match, 1, "2C")
    assert kinds(draw(match, 1))[0] == "draw_lost"
    assert refused(draw, match, 0) == "no_draw_owed"
    assert len(hand(match, 0)) == 6


@pytest.mark.rule("RUL-SEQ-30")
def test_rul_seq_30_classic_a_removal_is_a_move_like_any_other() -> None:
    match = manual(CLASSIC, chips=["(5,5)"], hands=["2D 3D", "JS 2C"])
    lay(match, 0, "2D")
    play(match, 1, "JS", (5, 5))
    draw(match, 1)
    assert refused(draw, match, 0) == "no_draw_owed"


@pytest.mark.rule("RUL-SEQ-34")
def test_rul_seq_34_classic_the_card_of_an_exchange_is_not_the_end_of_turn_draw() -> None:
    match = manual(CLASSIC, chips=["(1,6)", "(5,6)"], hands=["2D 3D", "KH 2C"])
    lay(match, 0, "2D")
    exchange(match, 1, "KH")
    draw(match, 0)


@both_editions
@pytest.mark.rule("RUL-SEQ-34", "RUL-SEQ-32")
def test_rul_seq_34_beginning_the_own_turn_with_an_exchange_gives_the_old_draw_up(edition: str) -> None:
    match = manual(edition, chips=["(1,6)", "(5,6)"], hands=["2D KH 3D", "JC JC"], options={"forgotten_draw": "never"})
    lay(match, 0, "2D")
    play(match, 1, "JC", (9, 1))
    assert match.view(0)["owed"]
    assert kinds(exchange(match, 0, "KH"))[0] == "draw_lost"
    assert refused(draw, match, 0) == "no_draw_owed"


@pytest.mark.rule("RUL-SEQ-31")
def test_rul_seq_31_classic_rights_stack_and_a_later_draw_cancels_the_older_ones() -> None:
    def three_have_played() -> Match:
        match = manual(CLASSIC, 4)
        for seat, card in enumerate(["2D", "2C", "2H"]):
            lay(match, seat, card)
        return match

    match = three_have_played()
    assert match.to_act == (0, 1, 2, 3)
    draw(match, 0)
    draw(match, 1)
    draw(match, 2)
    match = three_have_played()
    draw(match, 1)
    assert refused(draw, match, 0) == "no_draw_owed"
    draw(match, 2)
    match = three_have_played()
    draw(match, 2)
    assert refused(draw, match, 0) == refused(draw, match, 1) == "no_draw_owed"
    assert [len(hand(match, seat)) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("RUL-SEQ-32")
def test_rul_seq_32_classic_the_right_can_be_used_until_the_own_next_action() -> None:
    match = manual(CLASSIC)
    lay(match, 0, "2D")
    lay(match, 1, "2C")
    draw(match, 0)
    lay(match, 0, "3D")
    assert match.view(0)["owed"] is True
    match = manual(CLASSIC)
    lay(match, 0, "2D")
    lay(match, 1, "2C")
    lay(match, 0, "3D")
    draw(match, 0)
    assert refused(draw, match, 0) == "no_draw_owed"
    assert len(hand(match, 0)) == 6


@pytest.mark.rule("RUL-SEQ-31", "RUL-SEQ-32")
def test_rul_seq_32_classic_what_lapses_takes_everything_older_with_it() -> None:
    match = manual(CLASSIC, 3, hands=["2D 3D", "2C 3C", "2H 3H"], owed=[0, 2], turn=2)
    lay(match, 2, "2H")  # its own draw is newer than that of P0, so both are gone
    assert match.view(0)["owed"] is False
    assert match.view(2)["owed"] is True


@pytest.mark.rule("RUL-SEQ-31", "RUL-SEQ-32")
def test_rul_seq_31_classic_what_is_newer_outlives_what_lapses() -> None:
    match = manual(CLASSIC)
    lay(match, 0, "2D")
    lay(match, 1, "2C")
    lay(match, 0, "3D")  # gives up its own old draw, not the newer one of P1
    assert match.view(None)["drawing"] == [1, 0]
    draw(match, 1)
    draw(match, 0)


@both_editions
@pytest.mark.rule("RUL-SEQ-33")
def test_rul_seq_33_a_pass_takes_no_right_away(edition: str) -> None:
    match = manual(edition, hands=["2D 3D", ""], pile_size=30)
    assert kinds(lay(match, 0, "2D"))[-3:] == ["turn_began", "passed", "turn_began"]
    assert match.view(0)["owed"] is True
    draw(match, 0)


@both_editions
@pytest.mark.rule("RUL-SEQ-29", "RUL-SEQ-30")
def test_rul_seq_29_the_moment_of_loss_is_a_table_option(edition: str) -> None:
    def lost_after(option: str) -> tuple[bool, bool]:
        match = manual(edition, options={"forgotten_draw": option})
        lay(match, 0, "2D")
        lay(match, 1, "2C")
        after_play = not match.view(0)["owed"]
        draw(match, 1)
        return after_play, not match.view(0)["owed"]

    by_edition = {HARRY: (True, True), CLASSIC: (False, True)}[edition]
    assert lost_after("edition") == by_edition
    assert lost_after("next_action") == (True, True)
    assert lost_after("next_draw") == (False, True)
    assert lost_after("never") == (False, False)


@pytest.mark.rule("RUL-SEQ-36")
def test_rul_seq_36_not_drawing_on_purpose_avoids_the_end_by_the_last_card() -> None:
    match = manual(HARRY, pile="KH", pile_size=None)
    lay(match, 0, "2D")
    lay(match, 1, "2C")
    assert match.outcome is None
    assert match.view(None)["pile"] == 1


@both_editions
@pytest.mark.rule("SEQ-31", "RUL-SEQ-38")
def test_rul_seq_38_only_the_owed_seat_draws_and_only_once(edition: str) -> None:
    match = manual(edition)
    assert refused(draw, match, 0) == "no_draw_owed"
    lay(match, 0, "2D")
    assert refused(draw, match, 1) == "no_draw_owed"
    draw(match, 0)
    assert refused(draw, match, 0) == "no_draw_owed"
    assert refused(draw, match, 1) == "no_draw_owed"


@both_editions
@pytest.mark.rule("RUL-SEQ-38")
def test_rul_seq_38_a_teammate_cannot_draw_for_me_and_only_i_am_told(edition: str) -> None:
    match = manual(edition, 4)
    lay(match, 0, "2D")
    assert refused(draw, match, 2) == "no_draw_owed"
    assert [match.view(seat)["owed"] for seat in range(4)] == [True, False, False, False]
    assert "owed" not in match.view(None)
    draw(match, 0)


@both_editions
@pytest.mark.rule("RUL-SEQ-27")
def test_rul_seq_27_with_automatic_drawing_nothing_is_ever_owed(edition: str) -> None:
    match = table(edition, hands=DIAMONDS[:2])
    lay(match, 0, "2D")
    assert len(hand(match, 0)) == 7
    assert match.to_act == (1,)
    assert refused(draw, match, 0) == "no_draw_owed"


@both_editions
@pytest.mark.rule("RUL-SEQ-27")
def test_rul_seq_27_drawing_by_hand_is_the_default(edition: str) -> None:
    match = commonroom.new("sequence", edition=edition, seats=names(2), seed=3)
    seat = match.to_act[0]
    match.submit(seat, match.legal(seat)[0])
    assert match.view(seat)["owed"] is True


@both_editions
@pytest.mark.rule("RUL-SEQ-76")
def test_rul_seq_76_after_the_time_limit_a_play_is_made_and_then_the_draw(edition: str) -> None:
    match = manual(edition, options={"turn_limit": 30})
    assert match.current.settings.turn_limit == 30
    assert match.default(0) == match.default(0)
    assert match.default(0)["type"] == "play"
    match.submit(0, match.default(0))
    assert match.default(0) == {"type": "draw"}
    match.submit(0, match.default(0))
    assert len(hand(match, 0)) == 7


@pytest.mark.rule("RUL-SEQ-76", "RUL-SEQ-52")
def test_rul_seq_76_an_exchange_or_a_pass_is_made_only_if_forced() -> None:
    dead = table(chips=["(1,6) (5,6)"], hands=["KH JS", "2D"], pile="JH", pile_size=40)
    assert dead.default(0) == {"type": "exchange", "card": "KH"}
    dead.submit(0, dead.default(0))
    assert dead.default(0) == {"type": "pass"}
    alive = table(chips=["(1,6) (5,6)"], hands=["KH 2D", "2D"], pile_size=40)
    assert alive.default(0)["type"] == "play"
    line = table(chips=["(5,2-4) (5,6-7)"], hands=["3H 2D"])
    play(line, 0, "3H", (5, 5))
    assert line.default(0)["cells"][0] == [5, 2]


@pytest.mark.rule("RUL-SEQ-37")
def test_rul_seq_37_the_table_says_how_long_a_bot_waits_for_a_slow_drawer() -> None:
    assert manual(HARRY).current.settings.draw_grace == 5
    assert manual(HARRY, options={"draw_grace": 20}).current.settings.draw_grace == 20


@both_editions
@pytest.mark.rule("RUL-SEQ-28")
def test_rul_seq_28_draw_and_next_play_come_in_whatever_order_they_are_received(edition: str) -> None:
    first, second = (manual(edition, options={"forgotten_draw": "next_draw"}) for _ in range(2))
    lay(first, 0, "2D")
    draw(first, 0)
    lay(first, 1, "2C")
    lay(second, 0, "2D")
    lay(second, 1, "2C")
    draw(second, 0)
    assert first.state == second.state


@pytest.mark.rule("RUL-SEQ-72")
def test_rul_seq_72_what_is_owed_stays_owed_during_a_penalty() -> None:
    match = manual(HARRY, 4)
    lay(match, 0, "2D")
    do(match, 1, "claim_coaching", side=0)
    do(match, 2, "admit")
    assert refused(draw, match, 0) == "pending_forfeit"
    do(match, 0, "forfeit", card="3D")
    do(match, 2, "forfeit", card="2H")
    draw(match, 0)  # what was owed stays owed
